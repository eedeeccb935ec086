// Who knows what in Picket Line: the other's hand and the pile are hidden, all else lies open. The only file that
// decides it.
#include "rules/template_game/state.h"

namespace armada::template_game {

namespace {

template <std::size_t N>
void blank(List<Ship, N>& ships) {
  for (Ship& ship : ships) ship = kNoShip;
}

template <std::size_t N>
void strike(bool (&unseen)[kShipCount + 1], const List<Ship, N>& ships) {
  for (const Ship ship : ships) unseen[ship] = false;
}

// Every ship that the viewer cannot see, in ascending order.
Deck<Ship, kShipCount> unseenShips(const State& state, Seat viewer) {
  bool unseen[kShipCount + 1];
  for (bool& each : unseen) each = true;
  strike(unseen, state.spent);
  for (const Line& line : state.line) strike(unseen, line);
  if (viewer < kSeatCount) strike(unseen, state.hand[viewer]);
  Deck<Ship, kShipCount> ships{};
  for (std::size_t ship = 1; ship <= kShipCount; ++ship)
    if (unseen[ship]) ships.push(static_cast<Ship>(ship));
  return ships;
}

void sort(Hand& hand) {
  for (std::size_t i = 1; i < hand.size(); ++i)
    for (std::size_t j = i; j > 0 && hand[j - 1] > hand[j]; --j) {
      const Ship ship = hand[j];
      hand[j] = hand[j - 1];
      hand[j - 1] = ship;
    }
}

}  // namespace

State observe(const State& state, Seat viewer) {
  State seen = state;
  seen.rng = Rng{};
  blank(seen.pile);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    if (seat != viewer) blank(seen.hand[seat]);
  return seen;
}

// The unseen ships are shuffled and dealt to the hidden places: every way to fill them is equally likely. Nothing is
// read from those places but how many ships they hold.
void determinize(State& state, Seat viewer, Rng& rng) {
  Deck<Ship, kShipCount> unseen = unseenShips(state, viewer);
  unseen.shuffle(rng);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    if (seat == viewer) continue;
    for (Ship& ship : state.hand[seat]) ship = unseen.draw();
    sort(state.hand[seat]);
  }
  for (Ship& ship : state.pile) ship = unseen.draw();
  state.rng = Rng::seeded(rng.next());
}

}  // namespace armada::template_game
