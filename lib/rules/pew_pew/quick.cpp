// A sensible move of Pew Pew! at once: tries a few plans (shots from here, a step and shots, the heart), plays the end
// of the turn on a copy as far as it goes without chance, and takes the plan that leaves the best position. Whole
// numbers only, so that every machine chooses the same.
#include "rules/pew_pew/phases.h"
#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

namespace {

constexpr int kLost = -100000;
constexpr int kWon = 100000;
constexpr std::uint8_t kMostShots = 3;

// What a position before the new card is worth. The figures are the careful player's, roughly, in hundredths.
int worth(const State& s) {
  constexpr int kPoint = 60;
  constexpr int kDeath = 48;
  constexpr int kHearts[kFullHearts + 1] = {0, 0, 60, 170};
  constexpr int kAlienAt[kDepths + 1] = {0, 39, 15, 16, 0};  // what an alien is a worry, by depth
  if (s.end != End::none || s.hearts == 0 || s.deaths >= kMarkersToEnd) return kLost;
  if (s.points >= kMarkersToEnd) return kWon;
  int sum = kPoint * s.points - kDeath * s.deaths + kHearts[s.hearts];
  for (std::size_t i = 0; i < kAliens; ++i) {
    const Alien& alien = s.aliens[i];
    if (alien.depth == 0) continue;
    sum -= kAlienAt[alien.depth];
    if (alien.depth < 2) continue;
    const std::uint8_t to = kAlienShip[i].side[alien.side - 1u].space[0];
    sum -= 12 * stepsBetween(s.shipSpace, to);
    if (pewsAt(s, 3, to) > 0) sum += 33;
  }
  sum += 35 * countedPoints(hullOf(s.difficulty), s.cards[0], openSets(s), s.hearts);
  if (missileAt(s, 2, s.shipSpace)) sum -= 40;
  if (s.heartDepth != 0 && s.hearts < kFullHearts) sum += 50 * s.hearts - 15 * stepsBetween(s.shipSpace, s.heartSpace);
  return sum;
}

// Ends the turn after these shots.
int worthAfter(State trial, std::uint8_t shots) {
  Events nobody;
  Play play(trial, nobody);
  for (; shots > 0 && trial.tokens > 0; --shots) fireAPew(play);
  aliensMove(play);
  spawnMissiles(play);
  movePews(play);
  moveMissiles(play);
  movePlayerForward(play);
  return worth(trial);
}

struct Choice {
  Move move = kEndTurn;
  int worth = kLost - 1;
  void offer(Move other, int itsWorth) {
    if (itsWorth <= worth) return;
    move = other;
    worth = itsWorth;
  }
};

std::uint8_t atMost(std::uint8_t points) { return points < kMostShots ? points : kMostShots; }

// A step that the ship survives, and the shots that are left then.
void offerStep(const State& seen, Direction direction, Choice& choice) {
  const unsigned price = diagonal(direction) ? kDiagonalPrice : kOrthogonalPrice;
  if (seen.actionPoints < price || neighbour(seen.shipSpace, direction) == kNowhere) return;
  State trial = seen;
  trial.rng = Rng{};  // stops before chance
  Events nobody;
  apply(trial, moveShip(direction), nobody);
  if (trial.end != End::none || trial.hearts == 0) return;
  choice.offer(moveShip(direction), worthAfter(trial, atMost(trial.actionPoints)));
}

}  // namespace

Move quickMove(const State& seen) {
  Choice choice;
  choice.offer(kEndTurn, worthAfter(seen, 0));
  if (seen.actionPoints == 0) return choice.move;
  for (std::uint8_t shots = 1; shots <= atMost(seen.actionPoints) && shots <= seen.tokens; ++shots)
    choice.offer(kFire, worthAfter(seen, shots));
  for (std::size_t i = 0; i < kDirections; ++i) offerStep(seen, static_cast<Direction>(i), choice);
  if (seen.hearts < kFullHearts && seen.heartDepth == 0 && seen.actionPoints == seen.countedPoints) {
    State trial = seen;
    trial.heartDepth = kDepths;
    trial.heartSpace = seen.shipSpace;
    choice.offer(spawnHeart(seen.shipSpace), worthAfter(trial, 0));
  }
  return choice.move;
}

}  // namespace armada::pew_pew
