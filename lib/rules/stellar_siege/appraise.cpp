// How a position of Stellar Siege is judged: the leads at the Planets, whose turn it is, who has the last turn, whose cards run out
// first, and where the next Alien goes. Reads forces, sizes of hands and piles, and whose turn it is: what both players see.
#include "rules/kernel/chance.h"
#include "rules/stellar_siege/prospects.h"
#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

namespace {

std::size_t cardsOf(const State& state, Seat seat) { return state.hand[seat].total + state.pile[seat].size(); }

// Those of the shorter of the two hands with its pile: how near the end is.
std::size_t cardsLeft(const State& state) {
  const std::size_t ours = cardsOf(state, 0), theirs = cardsOf(state, 1);
  return ours < theirs ? ours : theirs;
}

template <class Row, std::size_t kCount>
const Row& rowFor(const Row (&rows)[kCount], std::size_t cards) {
  const Row* row = rows;
  while (cards > row->cards) ++row;
  return *row;
}

// ---- a lead at one Planet, for quick moves --------------------------------------------------------------------------
struct Holding {
  std::uint8_t cards;  // left, at most that many
  std::uint8_t hold[Prospects::kFarthest + 1];
};
constexpr Holding kHoldings[] = {
    {1, {50, 100, 100, 100, 100, 100, 100}}, {4, {50, 83, 93, 96, 100, 100, 100}}, {9, {50, 74, 89, 95, 99, 100, 100}},
    {16, {50, 70, 82, 93, 96, 98, 99}},      {255, {50, 69, 78, 84, 91, 94, 96}},
};

}  // namespace

Prospects::Prospects(const State& state) : hold_(rowFor(kHoldings, cardsLeft(state)).hold) {}

// ---- the whole position ---------------------------------------------------------------------------------------------
namespace {

// In hundredths of a logit, for the player whose turn it is. Fitted by logistic regression to 150,000 positions of 15,000 games of
// quick play with a random move in sixteen (seeds from 900000).
struct Weights {
  std::uint8_t cards;     // left, at most that many
  std::int16_t lead[7];   // at a Planet, by its size; a deficit is as much less
  std::int16_t turn;      // to be on turn, with a card to deploy
  std::int16_t lastTurn;  // for who did not begin
  std::int16_t card;      // each card more in hand and pile: the other side runs out first and ends the game
  std::int16_t hand;      // each card more in hand
  std::int16_t mine,
      theirs;  // the Planet that the hand leads to is even, or one Alien short: of who is on turn, of the other
};
constexpr Weights kWeights[] = {
    // cards  lead 0 ..  6                          turn  last  card  hand  mine  theirs
    {1, {0, 144, 174, 206, 239, 277, 296}, 69, 83, -7, -21, 97, -36},
    {4, {0, 113, 150, 193, 236, 272, 321}, 58, 58, -5, -8, 65, -35},
    {8, {0, 80, 99, 131, 158, 177, 213}, 37, 43, -5, 0, 46, -27},
    {13, {0, 48, 77, 91, 119, 125, 148}, 44, 33, -5, 5, 19, -23},
    {19, {0, 31, 47, 56, 58, 70, 90}, 16, 31, -6, 5, 20, -18},
    {255, {0, 27, 38, 50, 55, 60, 65}, 13, 30, -5, 6, 9, 0},
};

constexpr int kMustPass = -196;  // to be on turn without a card

// The Planet that the seat's hand leads to, as it is now, is about to tip.
bool nextIsClose(const State& state, const ForceValues& forces, Seat seat) {
  const std::size_t hand = state.hand[seat].total, pile = state.pile[seat].size();
  const std::size_t counted = hand > 0 ? hand : pile < kFirstHand ? pile : kFirstHand;
  if (counted == 0) return false;
  const std::uint8_t planet = planetForValue(static_cast<std::uint8_t>(counted));
  const int ahead = forces.at[seat][planet] - forces.at[otherSeat(seat)][planet];
  return ahead == 0 || ahead == -1;
}

int planetsLogit(const Weights& weights, const ForceValues& forces, Seat seat) {
  constexpr int kMost = sizeof weights.lead / sizeof weights.lead[0] - 1;
  int sum = 0;
  for (std::size_t p = 0; p < kPlanets; ++p) {
    const int ahead = forces.at[seat][p] - forces.at[otherSeat(seat)][p];
    const int size = ahead < 0 ? -ahead : ahead;
    const int worth = weights.lead[size < kMost ? size : kMost];
    sum += ahead < 0 ? -worth : worth;
  }
  return sum;
}

int logitOfMover(const State& state) {
  const Seat me = state.active, enemy = otherSeat(me);
  const Weights& weights = rowFor(kWeights, cardsLeft(state));
  const ForceValues forces = forceValues(state);
  const int cards = static_cast<int>(cardsOf(state, me)) - static_cast<int>(cardsOf(state, enemy));
  int sum = planetsLogit(weights, forces, me) + weights.card * cards +
            weights.hand * (state.hand[me].total - state.hand[enemy].total);
  sum += state.first == me ? -weights.lastTurn : weights.lastTurn;
  sum += cardsOf(state, me) > 0 ? weights.turn : kMustPass;
  if (nextIsClose(state, forces, me)) sum += weights.mine;
  if (nextIsClose(state, forces, enemy)) sum += weights.theirs;
  return sum;
}

}  // namespace

std::uint16_t appraise(const State& state, Seat seat) {
  const std::uint16_t chance = chanceOfLogit(10 * logitOfMover(state));
  return static_cast<std::uint16_t>(seat == state.active ? chance : 1000 - chance);
}

// A turn has just begun.
bool atRest(const State& state) {
  return state.phase == Phase::adjust || state.phase == Phase::pass ||
         (state.phase == Phase::deploy && state.planet == kNoPlanet);
}

// All that follows from a deployment.
bool isDetail(const State& state) {
  switch (state.phase) {
    case Phase::sides:
    case Phase::adjust:
    case Phase::deploy:
    case Phase::additional: return false;
    default: return true;
  }
}

}  // namespace armada::stellar_siege
