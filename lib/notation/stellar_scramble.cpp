// Stellar Scramble as text. Rows are 1 to 3 from the players, columns 1 to 8, spaces of the Player Row 0 to 9 (the Wormholes at
// the ends), slots of the track 1 to 7; pilots, Invaders and cards go by their names. Left out: what a pilot begins with, in
// column 1; nothing on the board and on the track; the first level's turn to be drawn; piles of the Invaders that are not on the
// board. Spare gems follow from the others. A text that names nothing is the seed's deal itself.
#include "rules/stellar_scramble/stellar_scramble.h"
#include "notation/fields.h"
#include "rules/stellar_scramble/fields.h"
#include "rules/stellar_scramble/turn.h"

namespace armada {

extern const Notation kStellarScrambleNotation;

namespace stellar_scramble {
namespace {

enum OptionIndex : std::size_t { kPlayersOption, kExperiencedOption, kFirstOption };
enum FirstChoice : std::uint8_t { kRandomFirst, kCometFirst };

// Comet begins by choice or by chance: the same game from here on, so it is told as the choice.
Options options(const State& state) {
  Options options = standardOptions(kStellarScramble);
  options.choice[kPlayersOption] = static_cast<std::uint8_t>(state.players - 2);
  options.choice[kExperiencedOption] = state.experienced;
  options.choice[kFirstOption] = state.first == 0 ? kCometFirst : kRandomFirst;
  return options;
}

std::string note(const State&, std::string_view key, std::size_t nth) {
  if (key == "rounds") return "that have ended";
  if (key == "turns") return "of this round that have ended";
  return key == "bag" && nth == 0 ? "red, blue, yellow, green, overheat" : "";
}

// The deal with its board and track empty, until finish() knows whether anything was named.
void begin(State& state, const Options& options, Seed seed) {
  deal(state, options, seed);
  state.rng = Rng::seeded(seed);
  state.phase = Phase::turn;
  for (auto& row : state.grid)
    for (Cell& cell : row) cell = Cell{};
  for (std::uint8_t& card : state.track) card = kNoCard;
  for (std::uint8_t& bits : state.pile) bits = 0;
}

bool onBoard(const State& state, std::uint8_t token) {
  for (const auto& row : state.grid)
    for (const Cell& cell : row)
      if (cell.token == token) return true;
  return false;
}

// As many of a level as are to come, those with the highest numbers that are not on the board.
void fillPile(State& state, std::uint8_t level) {
  const unsigned before = (level - 2u) * 2, moves = movesResolved(state);
  const unsigned came = moves > before ? moves - before : 0;
  unsigned wanted = came < 2 ? (2 - came) * columns(state) : 0;
  for (unsigned i = columns(state) * 2u; i > 0 && wanted > 0; --i) {
    const auto token = static_cast<std::uint8_t>((level - 1u) * kTokensALevel + i);
    if (onBoard(state, token)) continue;
    setBit(state.pile, token);
    --wanted;
  }
}

void placeOthers(State& state, const Given& given) {
  for (Seat seat = 0; seat < state.players; ++seat)
    if (!given.has("ship", kSeatWords[seat]) && state.phase != Phase::place) state.pilot[seat].space = 1;
  if (!given.has("pile"))
    for (std::uint8_t level = 2; level <= kLevels; ++level) fillPile(state, level);
}

void finish(State& state, const Given& given) {
  bool named = false;
  for (const char* key : {"first",    "phase",  "rounds", "turns",   "ship",  "score",   "credits", "heat",  "bag",
                          "board",    "boosts", "broken", "systems", "cards", "invader", "pile",    "track", "event",
                          "discards", "deck",   "gem",    "weapon",  "left",  "bought",  "hit"})
    named = named || given.has(key);
  if (named) {
    placeOthers(state, given);
  } else {
    const Rng rng = state.rng;
    deal(state, given.options, given.seed);
    if (given.has("generator")) state.rng = rng;
  }
  settle(state);
}

constexpr const char* kOrder =
    "phase first rounds turns gem weapon left bought hit ship score credits heat bag board boosts broken systems cards "
    "invader pile track+event deck discards";

}  // namespace
}  // namespace stellar_scramble

const Notation kStellarScrambleNotation =
    makeNotation<stellar_scramble::State, stellar_scramble::options, stellar_scramble::begin, stellar_scramble::finish,
                 stellar_scramble::note>(kStellarScramble, stellar_scramble::kOrder);

}  // namespace armada
