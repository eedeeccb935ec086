// Countdown: all functions of the contract, in its order. What each one promises is in kernel/contract.h.
#include "rules/null_game/null_game.h"

namespace armada::null_game {

namespace {

constexpr const char* kPilots[] = {"First pilot", "Second pilot"};

constexpr std::uint8_t kCounted = 0;  // the one event; a: pilot, value: the count now

Seat otherPilot(Seat pilot) { return static_cast<Seat>(1 - pilot); }

// A move is how far to count down.
Move longestStep(const State& state) { return state.count < kMostStep ? state.count : kMostStep; }

}  // namespace

// ---- the rules ------------------------------------------------------------------------------------------------------
void deal(State& state, const Options&, Seed seed) {
  state = State{};
  state.rng = Rng::seeded(seed);
  state.count = static_cast<std::uint8_t>(kLeastCount + state.rng.below(kMostCount - kLeastCount + 1));
}

std::uint8_t seats(const State&) { return 2; }

Seat toMove(const State& state) { return state.count == 0 ? kNobody : state.pilot; }

Status status(const State& state) {
  if (state.count > 0) return {Outcome::playing, kNobody, {}};
  return {Outcome::won, otherPilot(state.pilot), {}};
}

void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  for (Move step = 1; step <= longestStep(state); ++step) moves.push(step);
}

bool apply(State& state, Move move, Events& events) {
  if (move < 1 || move > longestStep(state)) return false;
  state.count = static_cast<std::uint8_t>(state.count - move);
  events.add({kCounted, kEveryone, state.pilot, 0, 0, 0, state.count});
  state.pilot = otherPilot(state.pilot);
  return true;
}

// ---- who knows what: everything lies open, but nobody knows the generator -------------------------------------------
State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng{};
  return seen;
}

void determinize(State& state, Seat, Rng& rng) { state.rng = Rng::seeded(rng.next()); }

// ---- bytes ----------------------------------------------------------------------------------------------------------
Verdict valid(const State& state) {
  if (state.rng.blank()) return {"the generator is blank"};
  if (state.count > kMostCount) return {"the count is too high"};
  if (state.pilot > 1) return {"no such pilot"};
  if ((state.filler[0] | state.filler[1]) != 0) return {"something stands where nothing belongs"};
  return kValid;
}

void encode(const State& state, ByteWriter& out) {
  EncodeFields fields(out);
  visitFields(state, fields);
}

bool decode(State& state, ByteReader& in) {
  state = State{};
  DecodeFields fields(in);
  visitFields(state, fields);
  return in.good() && in.left() == 0 && valid(state);
}

// ---- words ----------------------------------------------------------------------------------------------------------
void describe(const State& seen, Move move, Words& words) {
  const std::int32_t left = seen.count - static_cast<std::int32_t>(move);
  words.brief << "Count " << move;
  words.full << "Count down by " << move << (left == 0 ? " and lift off." : ": ");
  if (left > 0) words.full << left << " to go.";
}

void narrate(const State&, const Event& event, Seat, TextOut& words) {
  words << kPilots[event.a];
  if (event.value == 0)
    words << " says zero and lifts off.";
  else
    words << " says " << std::int32_t{event.value} << ".";
}

void headline(const State& seen, TextOut& words) { words << "The count is at " << std::int32_t{seen.count}; }

// ---- the table ------------------------------------------------------------------------------------------------------
static_assert(sizeof(State) == kNullBounds.stateBytes);
static_assert(kNullBounds.encodedBytes == 16 + 2);  // the generator, two numbers
static_assert(kNullBounds.legalMoves == kMostStep);
static_assert(kNullBounds.movesAGame == kMostCount);  // by 1 each
static_assert(kNullBounds.eventsAMove == 1);

}  // namespace armada::null_game

namespace armada {

const Game kNullGame = makeGame<null_game::State>({
    /*id*/ "null",
    /*title*/ "Countdown",
    /*version*/ 1,
    /*listed*/ false,
    /*hiddenHands*/ false,
    /*options*/ nullptr,
    /*optionCount*/ 0,
    null_game::kPilots,
    /*questionCount*/ 0,
    kNullBounds,
});

}  // namespace armada
