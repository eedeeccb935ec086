// How a position of Pew Pew! is judged: a logistic function of figures of the table, fitted by `tune_pew_pew appraise` to games of the careful
// player, in whole numbers. It says how a good pilot fares from here, where quick play hardly ever wins.
#include "rules/pew_pew/appraise.h"

#include "rules/kernel/chance.h"
#include "rules/pew_pew/phases.h"

namespace armada::pew_pew {

namespace {

// Thousandths of the logit for each, in the order of Figure.
constexpr std::int16_t kWeight[kFigures] = {
    2482, 915,  -708, -358, 347, -94, 854, -1160, -26, 38,   //
    -416, -351, -287, -248, 667, 515, 304, 302,   200, 163,  //
    -371, 718,  -387, 24,                                    //
};

std::int16_t narrow(int number) { return static_cast<std::int16_t>(number); }

void countAliens(const State& turn, Figures& figures) {
  const unsigned fired = turn.pewSpaces[1] | turn.pewSpaces[2] | turn.pewSpaces[3];
  for (std::size_t i = 0; i < kAliens; ++i) {
    const Alien& alien = turn.aliens[i];
    if (alien.depth == 0) continue;
    ++figures.value[static_cast<std::size_t>(Figure::alienAt1) + alien.depth - 1];
    const std::uint8_t to = kAlienShip[i].side[alien.side - 1u].space[0];
    const bool inLine = to == turn.shipSpace;
    if (alien.depth == 1) {
      if (inLine) ++figures[Figure::alienComes];
      continue;
    }
    if (inLine) ++figures[Figure::alienInLine];
    if ((fired & spaceBit(to)) != 0) ++figures[Figure::alienUnderFire];
  }
}

void countHearts(const State& turn, int need, Figures& figures) {
  const bool whole = turn.hearts == kFullHearts, last = turn.hearts == 1;
  figures[Figure::whole] = whole ? 1 : 0;
  figures[Figure::lastHeart] = last ? 1 : 0;
  figures[Figure::wholeNeed] = narrow(whole ? need : 0);
  figures[Figure::lastHeartNeed] = narrow(last ? need : 0);
  if (turn.heartDepth == 0 || whole) return;
  figures[Figure::heartInPlay] = 1;
  figures[Figure::heartSteps] = narrow(stepsBetween(turn.shipSpace, turn.heartSpace));
  figures[Figure::heartAtLast] = last ? 1 : 0;
}

}  // namespace

Figures figuresOf(const State& turn) {
  constexpr std::uint8_t kAllSets = 7;
  Figures figures{};
  const int need = kMarkersToEnd > turn.points ? kMarkersToEnd - turn.points : 0;
  const int spare = kMarkersToEnd > turn.deaths ? kMarkersToEnd - turn.deaths : 0;
  figures[Figure::one] = 1;
  figures[Figure::basic] = turn.difficulty == Difficulty::basic ? 1 : 0;
  figures[Figure::advanced] = turn.difficulty == Difficulty::advanced ? 1 : 0;
  figures[Figure::need] = narrow(need);
  figures[Figure::spare] = narrow(spare);
  figures[Figure::race] = narrow(100 * need / (need + spare + 1));
  countHearts(turn, need, figures);
  countAliens(turn, figures);
  const Hull& hull = hullOf(turn.difficulty);
  figures[Figure::actions] = turn.actionPoints;
  figures[Figure::nextActions] = countedPoints(hull, turn.cards[1], kAllSets, turn.hearts);
  figures[Figure::laterActions] = narrow(countedPoints(hull, turn.cards[2], kAllSets, turn.hearts) +
                                         countedPoints(hull, turn.cards[3], kAllSets, turn.hearts));
  figures[Figure::missileAt2] = missileAt(turn, 2, turn.shipSpace) ? 1 : 0;
  return figures;
}

std::uint16_t appraise(const State& state, Seat) {
  const Figures figures = figuresOf(state);
  int logit = 0;
  for (std::size_t i = 0; i < kFigures; ++i) logit += kWeight[i] * figures.value[i];
  return chanceOfLogit(logit);
}

// A turn begins.
bool atRest(const State& state) { return state.actionPoints == state.countedPoints; }

}  // namespace armada::pew_pew
