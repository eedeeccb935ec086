// Countdown as text. What is left out is as the seed deals it.
#include "rules/null_game/null_game.h"

#include "notation/fields.h"

namespace armada {

extern const Notation kNullNotation;

namespace null_game {
namespace {

Options options(const State&) { return standardOptions(kNullGame); }

void begin(State& state, const Options& options, Seed seed) { kNullGame.deal(&state, options, seed); }

void finish(State&, const Given&) {}  // nothing follows from the rest

}  // namespace
}  // namespace null_game

const Notation kNullNotation =
    makeNotation<null_game::State, null_game::options, null_game::begin, null_game::finish>(kNullGame, "count pilot");

}  // namespace armada
