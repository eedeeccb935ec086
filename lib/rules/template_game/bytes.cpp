// Picket Line as bytes, and the check that a position is one: every ship exactly once, every number in its range.
#include "rules/template_game/fields.h"

namespace armada::template_game {

namespace {

// ---- bookkeeping ----------------------------------------------------------------------------------------------------
// Marks the ships of one place; false for one that does not exist or was seen before.
template <std::size_t N>
bool mark(std::uint32_t& seen, const List<Ship, N>& ships) {
  for (const Ship ship : ships) {
    if (ship == kNoShip || ship > kShipCount || (seen >> ship & 1u) != 0) return false;
    seen |= 1u << ship;
  }
  return true;
}

bool everyShipOnce(const State& state) {
  std::uint32_t seen = 0;
  if (!mark(seen, state.pile) || !mark(seen, state.spent)) return false;
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    if (!mark(seen, state.hand[seat]) || !mark(seen, state.line[seat])) return false;
  return seen == (1u << (kShipCount + 1)) - 2;
}

template <std::size_t N>
bool tidy(const List<Ship, N>& ships) {
  if (ships.size() > N) return false;
  for (std::size_t i = ships.size(); i < N; ++i)
    if (ships.items[i] != kNoShip) return false;
  return true;
}

bool everyListTidy(const State& state) {
  bool all = tidy(state.pile) && tidy(state.spent) && (state.filler[0] | state.filler[1] | state.filler[2]) == 0;
  for (Seat seat = 0; seat < kSeatCount; ++seat) all = all && tidy(state.hand[seat]) && tidy(state.line[seat]);
  return all;
}

bool handsInOrder(const State& state) {
  for (const Hand& hand : state.hand) {
    for (std::size_t i = 1; i < hand.size(); ++i)
      if (hand[i - 1] >= hand[i]) return false;
  }
  return true;
}

bool handSizeIsAChoice(const State& state) {
  for (const std::uint8_t size : kHandSizes)
    if (state.handSize == size) return true;
  return false;
}

bool linesFitPhase(const State& state) {
  const std::size_t attack = state.line[state.attacker].size();
  const std::size_t answer = state.line[otherSeat(state.attacker)].size();
  switch (state.phase) {
    case Phase::attack: return attack < kLineLength && answer == 0;
    case Phase::answer: return attack > 0 && answer < kLineLength;
    case Phase::over: return attack == 0 && answer == 0;
  }
  return false;
}

std::size_t fights(const State& state) {
  std::size_t sum = 0;
  for (const Tally& tally : state.tally) sum += std::size_t{tally.broke} + tally.held + tally.tossed;
  return sum;
}

// Each fight spends 1 to 4 ships.
bool spentFitsFights(const State& state) {
  const std::size_t spent = state.spent.size();
  return fights(state) <= spent && spent <= fights(state) * kLineLength * kSeatCount;
}

bool endFits(const State& state) {
  const bool stranded = state.hand[state.attacker].empty() && state.line[state.attacker].empty();
  return stranded == (state.phase == Phase::over);
}

}  // namespace

Verdict valid(const State& state) {
  if (state.rng.blank()) return {"the generator is blank"};
  if (!handSizeIsAChoice(state)) return {"no such hand size"};
  if (state.attacker >= kSeatCount) return {"no such attacker"};
  if (state.phase > Phase::over) return {"no such phase"};
  if (!everyListTidy(state)) return {"a place holds more ships than it can"};
  if (!everyShipOnce(state)) return {"a ship is missing or there twice"};
  if (!handsInOrder(state)) return {"a hand is out of order"};
  for (const Hand& hand : state.hand)
    if (hand.size() > state.handSize) return {"a hand is too large"};
  if (!linesFitPhase(state)) return {"the lines do not fit the phase"};
  if (!spentFitsFights(state)) return {"the spent ships do not fit the fights"};
  if (state.attacker != fights(state) % kSeatCount) return {"the attacker does not fit the fights"};
  if (!endFits(state)) return {"the game ends when the attacker has no ship, and only then"};
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

}  // namespace armada::template_game
