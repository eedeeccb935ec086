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

// Steps from a space to another.
struct StepTable {
  std::uint8_t steps[kSpaces][kSpaces];
};
constexpr StepTable makeSteps() {
  StepTable table{};
  for (std::uint8_t from = 0; from < kSpaces; ++from)
    for (std::uint8_t to = 0; to < kSpaces; ++to)
      table.steps[from][to] = static_cast<std::uint8_t>(stepsBetween(from, to));
  return table;
}
constexpr StepTable kBetween = makeSteps();

// What a position before the new card is worth. The figures are the careful player's, roughly, in hundredths.
int worth(const State& s) {
  constexpr int kPoint = 60;
  constexpr int kDeath = 48;
  static constexpr int kHearts[kFullHearts + 1] = {0, 0, 60, 170};
  // What an alien is a worry, by depth, [0] in the cup; more with every step to where it moves, less if a Pew! flies there.
  static constexpr int kAlienAt[kDepths + 1] = {0, 39, 15, 16, 0};
  static constexpr int kAStep[kDepths + 1] = {0, 0, 12, 12, 12};
  static constexpr int kUnderFire[kDepths + 1] = {0, 0, 33, 33, 33};
  if (s.end != End::none || s.hearts == 0 || s.deaths >= kMarkersToEnd) return kLost;
  if (s.points >= kMarkersToEnd) return kWon;
  int sum = kPoint * s.points - kDeath * s.deaths + kHearts[s.hearts];
  const std::uint8_t(&steps)[kSpaces] = kBetween.steps[s.shipSpace];
  for (std::size_t i = 0; i < kAliens; ++i) {
    // Without a question that a processor could only guess the answer to: those in the cup, who have no side, count nothing.
    const Alien& alien = s.aliens[i];
    const std::uint8_t to = kAlienShip[i].side[alien.side - (alien.side > 0 ? 1u : 0u)].space[0];
    sum +=
        kUnderFire[alien.depth] * (s.pewSpaces[2] >> to & 1) - kAStep[alien.depth] * steps[to] - kAlienAt[alien.depth];
  }
  sum += 35 * countedPoints(hullOf(s.difficulty), s.cards[0], openSets(s), s.hearts);
  if (missileAt(s, 2, s.shipSpace)) sum -= 40;
  if (s.heartDepth != 0 && s.hearts < kFullHearts) sum += 50 * s.hearts - 15 * steps[s.heartSpace];
  return sum;
}

// Aliens and missiles of a card, and the mine.
unsigned piecesOn(const State& s, std::size_t depth) {
  return spacesOf(s.aliensOn[depth - 1].ranks) | s.missiles[depth - 1] |
         (s.mineDepth == depth ? 1u : 0u) << s.mineSpace;
}

// What aliens do at the end of the turn, played once, as if there were no ship and no shot. The ship has to do with those of the
// closest card alone, and only in a space that a piece stands in or comes to; its shots likewise with those of the next card. As long
// as there are tokens for everybody, what happens on the other cards is the same in every plan.
class Outlook {
 public:
  explicit Outlook(const State& seen) : beyondShots_(seen), everywhere_(seen) {
    if (seen.tokens < kMostShots + kAliens) return;
    known_ = true;
    letAliensAct(beyondShots_, 3, kDepths);
    everywhere_ = beyondShots_;
    letAliensAct(everywhere_, 1, 2);
    calm_ = ~(piecesOn(seen, 1) | piecesOn(everywhere_, 1));
    calmUnderFire_ = calm_ & ~(piecesOn(seen, 2) | piecesOn(everywhere_, 2));
  }
  // The cards whose aliens a plan has to play itself, from the closest on: all up to this one.
  std::size_t cardsToPlay(std::uint8_t shipSpace, std::uint8_t shots) const {
    if (!known_) return kDepths;
    return ((shots == 0 ? calm_ : calmUnderFire_) & spaceBit(shipSpace)) != 0 ? 0 : 2;
  }
  // The position in which those of the other cards have acted.
  const State& before(std::size_t cards) const { return cards == 0 ? everywhere_ : beyondShots_; }

 private:
  static void letAliensAct(State& state, std::size_t nearest, std::size_t furthest) {
    QuietPlay play(state);
    play.shipDepth = 0;
    aliensMove(play, nearest, furthest);
    spawnMissiles(play, nearest, furthest);
  }

  State beyondShots_;           // they have acted on the cards that no shot reaches before,
  State everywhere_;            // and on all cards
  bool known_ = false;          // or on none, where tokens are short
  unsigned calm_ = 0;           // the spaces of the closest card where nothing happens,
  unsigned calmUnderFire_ = 0;  // and nothing on the next card either
};

// A plan: the ship in a space, and shots from there. A copy, to be played on as far as it goes without chance.
struct Trial {
  Trial(const Outlook& outlook, std::uint8_t shipSpace, std::uint8_t planned)
      : shots(planned), cards(outlook.cardsToPlay(shipSpace, planned)), state(outlook.before(cards)) {}
  std::uint8_t shots;
  std::size_t cards;
  State state;
  QuietPlay play{state};

  // Ends the turn after the shots.
  int worthAfter() {
    for (; shots > 0 && state.tokens > 0; --shots) fireAPew(play);
    if (cards > 0) {
      aliensMove(play, 1, cards);
      spawnMissiles(play, 1, cards);
    }
    movePews(play);
    moveMissiles(play);
    movePlayerForward(play);
    return worth(state);
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
void offerStep(const State& seen, const Outlook& outlook, Direction direction, Choice& choice) {
  const unsigned price = diagonal(direction) ? kDiagonalPrice : kOrthogonalPrice;
  const std::uint8_t to = neighbour(seen.shipSpace, direction);
  if (seen.actionPoints < price || to == kNowhere) return;
  Trial trial(outlook, to, atMost(static_cast<std::uint8_t>(seen.actionPoints - price)));
  moveTheShip(trial.play, moveShip(direction), static_cast<std::uint8_t>(price));
  if (trial.state.end != End::none || trial.state.hearts == 0) return;
  choice.offer(moveShip(direction), trial.worthAfter());
}

// More shots from here, until one of them hits nothing: then another would hit nothing either, as all take the same way.
void offerShots(const State& seen, const Outlook& outlook, Choice& choice) {
  // But with few tokens left it would cost an alien its missile.
  const bool plenty = seen.tokens >= kMostShots + kAliens;
  for (std::uint8_t shots = 1; shots <= atMost(seen.actionPoints) && shots <= seen.tokens; ++shots) {
    Trial trial(outlook, seen.shipSpace, shots);
    choice.offer(kFire, trial.worthAfter());
    // Two cards further in Move Pews, one closer in Move Player Forward.
    if (plenty && pewsAt(trial.state, 3, seen.shipSpace) > 0) return;
  }
}

}  // namespace

Move quickMove(const State& seen) {
  if (seen.actionPoints == 0) return kEndTurn;
  const Outlook outlook(seen);
  Choice choice;
  choice.offer(kEndTurn, Trial(outlook, seen.shipSpace, 0).worthAfter());
  offerShots(seen, outlook, choice);
  for (std::size_t i = 0; i < kDirections; ++i) offerStep(seen, outlook, static_cast<Direction>(i), choice);
  if (seen.hearts < kFullHearts && seen.heartDepth == 0 && seen.actionPoints == seen.countedPoints) {
    Trial trial(outlook, seen.shipSpace, 0);
    trial.state.heartDepth = kDepths;
    trial.state.heartSpace = seen.shipSpace;
    choice.offer(spawnHeart(seen.shipSpace), trial.worthAfter());
  }
  return choice.move;
}

}  // namespace armada::pew_pew
