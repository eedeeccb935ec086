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
int worth(const Play& play) {
  const State& s = play.state;
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
  sum += 35 * countedPoints(hullOf(s.difficulty), s.cards[0], openSets(play), s.hearts);
  if (missileAt(s, 2, s.shipSpace)) sum -= 40;
  if (s.heartDepth != 0 && s.hearts < kFullHearts) sum += 50 * s.hearts - 15 * stepsBetween(s.shipSpace, s.heartSpace);
  return sum;
}

// A copy of what is seen, to be played on as far as it goes without chance.
struct Trial {
  explicit Trial(const State& seen) : state(seen) {}
  State state;
  Events nobody;
  Play play{state, nobody};

  // Ends the turn after these shots.
  int worthAfter(std::uint8_t shots) {
    for (; shots > 0 && state.tokens > 0; --shots) fireAPew(play);
    aliensMove(play);
    spawnMissiles(play);
    movePews(play);
    moveMissiles(play);
    movePlayerForward(play);
    return worth(play);
  }
};

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
  Trial trial(seen);
  moveTheShip(trial.play, moveShip(direction), static_cast<std::uint8_t>(price));
  if (trial.state.end != End::none || trial.state.hearts == 0) return;
  choice.offer(moveShip(direction), trial.worthAfter(atMost(trial.state.actionPoints)));
}

// More shots from here, until one of them hits nothing: then another would hit nothing either, as all take the same way.
void offerShots(const State& seen, Choice& choice) {
  // But with few tokens left it would cost an alien its missile.
  const bool plenty = seen.tokens >= kMostShots + kAliens;
  for (std::uint8_t shots = 1; shots <= atMost(seen.actionPoints) && shots <= seen.tokens; ++shots) {
    Trial trial(seen);
    choice.offer(kFire, trial.worthAfter(shots));
    // Two cards further in Move Pews, one closer in Move Player Forward.
    if (plenty && pewsAt(trial.state, 3, seen.shipSpace) > 0) return;
  }
}

}  // namespace

Move quickMove(const State& seen) {
  Choice choice;
  choice.offer(kEndTurn, Trial(seen).worthAfter(0));
  if (seen.actionPoints == 0) return choice.move;
  offerShots(seen, choice);
  for (std::size_t i = 0; i < kDirections; ++i) offerStep(seen, static_cast<Direction>(i), choice);
  if (seen.hearts < kFullHearts && seen.heartDepth == 0 && seen.actionPoints == seen.countedPoints) {
    Trial trial(seen);
    trial.state.heartDepth = kDepths;
    trial.state.heartSpace = seen.shipSpace;
    choice.offer(spawnHeart(seen.shipSpace), trial.worthAfter(0));
  }
  return choice.move;
}

}  // namespace armada::pew_pew
