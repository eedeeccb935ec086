// Pew Pew! from deal to end: what is legal, what a move does, how the game stands. The phases themselves are in
// phases.cpp.
#include "rules/pew_pew/foresight.h"
#include "rules/pew_pew/pew_pew.h"
#include "rules/pew_pew/phases.h"

namespace armada::pew_pew {

namespace {

// The moves of the ship that no wall stops, by space: orthogonal ones first, as Direction has them.
struct Steps {
  Move move[kDirections];
  Move withMine[kDirections];
  std::uint8_t affordable[kMostActionPoints + 1];  // how many of them so many points pay for
};
struct StepTable {
  Steps from[kSpaces];
  constexpr const Steps& operator[](std::size_t space) const { return from[space]; }
};

constexpr StepTable makeSteps() {
  StepTable table{};
  for (std::size_t space = 0; space < kSpaces; ++space) {
    Steps& steps = table.from[space];
    std::uint8_t count = 0;
    for (std::size_t i = 0; i < kDirections; ++i) {
      if (kStep[space][i] == kWall) continue;
      const auto direction = static_cast<Direction>(i);
      steps.move[count] = moveShip(direction);
      steps.withMine[count++] = moveShip(direction, true);
      const std::size_t price = diagonal(direction) ? kDiagonalPrice : kOrthogonalPrice;
      for (std::size_t points = price; points <= kMostActionPoints; ++points) steps.affordable[points] = count;
    }
  }
  return table;
}
constexpr StepTable kSteps = makeSteps();

constexpr Move kEndOrFire[] = {kEndTurn, kFire};
constexpr Move kHearts[kSpaces] = {spawnHeart(0), spawnHeart(1), spawnHeart(2), spawnHeart(3), spawnHeart(4),
                                   spawnHeart(5), spawnHeart(6), spawnHeart(7), spawnHeart(8)};

constexpr Deck<std::uint8_t, kScreenCards> makePile() {
  Deck<std::uint8_t, kScreenCards> pile{};
  for (std::uint8_t card = 0; card < kScreenCards; ++card) pile.items[card] = card;
  pile.count = kScreenCards;
  return pile;
}
constexpr Deck<std::uint8_t, kScreenCards> kNewPile = makePile();  // before it is shuffled

// What the end of the player's turn brings, up to the next decision. An observed state stops before chance.
template <class Play>
void finishRound(Play& play) {
  State& s = play.state;
  aliensMove(play);
  spawnMissiles(play);
  movePews(play);
  moveMissiles(play);
  movePlayerForward(play);
  if (s.end != End::none) return;
  drawNewCard(play);
  checkVictory(play);
  if (s.end != End::none) return;
  if (s.round < kLastRoundCounted) ++s.round;
  spawnShips(play);
  beginPlayerActions(play);
}

}  // namespace

// Book: Setup, then the first Spawn Ships Phase; the pilot's first decision comes after it.
void deal(State& state, const Options& options, Seed seed) {
  state = State{};
  state.difficulty = static_cast<Difficulty>(options.choice[0]);
  state.rng = Rng::seeded(seed);
  state.drawPile = kNewPile;
  state.drawPile.shuffle(state.rng);
  for (std::uint8_t& card : state.cards) card = state.drawPile.draw();
  state.tokens = kTokens;
  state.shipSpace = kCentre;
  state.hearts = kFullHearts;
  state.round = 1;
  QuietPlay play(state);
  spawnShips(play);
  beginPlayerActions(play);
}

std::uint8_t seats(const State&) { return 1; }

Seat toMove(const State& state) { return state.end == End::none ? Seat{0} : kNobody; }

Status status(const State& state) {
  Status result{Outcome::playing, kNobody, {score(state), 0, 0, 0}};
  if (state.end == End::won) {
    result.outcome = Outcome::won;
    result.winner = 0;
  } else if (state.end != End::none) {
    result.outcome = Outcome::lost;
  }
  return result;
}

// ---- what is legal -------------------------------------------------------------------------------------------------
void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  if (state.end != End::none) return;
  const std::uint8_t points = state.actionPoints;
  moves.pushFirst(kEndOrFire, points >= kFirePrice && state.tokens > 0 ? 2 : 1);
  const Steps& steps = kSteps[state.shipSpace];
  moves.pushFirst(steps.move, steps.affordable[points]);
  if (state.mineDepth == 0 && points >= kMinePrice)
    moves.pushFirst(steps.withMine, steps.affordable[points - kMinePrice]);
  if (points >= 1 && points == state.countedPoints && state.heartDepth == 0) moves.pushFirst(kHearts, kSpaces);
}

std::uint8_t priceOf(const State& seen, Move move) {
  if (move == kFire) return kFirePrice;
  if (movesShip(move)) {
    const unsigned step = diagonal(directionOf(move)) ? kDiagonalPrice : kOrthogonalPrice;
    return static_cast<std::uint8_t>(step + (dropsMine(move) ? kMinePrice : 0u));
  }
  return spawnsHeart(move) ? seen.actionPoints : std::uint8_t{0};
}

Refusal refusalOf(const State& seen, Move move) {
  if (move >= kMoveNumbers) return Refusal::unknown;
  if (seen.end != End::none) return Refusal::over;
  if (move == kEndTurn) return Refusal::none;
  if (spawnsHeart(move)) {
    if (seen.heartDepth != 0) return Refusal::heartInPlay;
    if (seen.actionPoints != seen.countedPoints) return Refusal::notAlone;
    return seen.actionPoints >= 1 ? Refusal::none : Refusal::points;
  }
  if (movesShip(move) && neighbour(seen.shipSpace, directionOf(move)) == kWall) return Refusal::wall;
  if (dropsMine(move) && seen.mineDepth != 0) return Refusal::mineInPlay;
  if (priceOf(seen, move) > seen.actionPoints) return Refusal::points;
  return move == kFire && seen.tokens == 0 ? Refusal::noToken : Refusal::none;
}

// ---- what a move does ----------------------------------------------------------------------------------------------
namespace {

template <class Play>
void carryOut(Play& play, Move move) {
  State& s = play.state;
  if (move == kEndTurn) return finishRound(play);
  const bool observed = s.rng.blank();
  if (move == kFire)
    fireAPew(play);
  else if (movesShip(move))
    moveTheShip(play, move, priceOf(s, move));
  else
    spawnAHeart(play, static_cast<std::uint8_t>(move - kSpawnHeart));
  // House 13: a destroyed ship ends the player's actions at once.
  if (s.hearts == 0 && s.end == End::none && !observed) finishRound(play);
}

}  // namespace

bool apply(State& state, Move move, Events& events) {
  if (refusalOf(state, move) != Refusal::none) return false;
  if (move == kEndTurn && state.rng.blank()) return false;  // an observed state stops before chance
  if (events.listening()) {
    ToldPlay play(state, events);
    carryOut(play, move);
  } else {
    QuietPlay play(state);
    carryOut(play, move);
  }
  return true;
}

// ---- the table -----------------------------------------------------------------------------------------------------
namespace {

constexpr const char* kSeatNames[] = {"Pilot"};

constexpr OptionChoice kDifficultyChoices[] = {{"basic", "Basic"}, {"normal", "Normal"}, {"advanced", "Advanced"}};
constexpr OptionSpec kOptions[] = {
    {"difficulty", "Difficulty", "How many action points a turn has at least: 2, 1 or none.", kDifficultyChoices,
     kDifficulties, static_cast<std::uint8_t>(Difficulty::normal)},
};

// End turn, fire, eight steps with and without the mine, nine places for the heart.
static_assert(kPewPewBounds.legalMoves == kMoveNumbers);
// Every card spawns an alien or finds the cup empty, and no alien outlives its card: the 19th point or death comes in
// round 22 at the latest. A turn is at most one action a point, and its end.
constexpr int kMostRounds = 22;
static_assert(kPewPewBounds.movesAGame == kMostRounds * (kMostActionPoints + 1));
// 9 phases and counts, 3 spawned, 3 for each of 7 aliens, 3 for each of 18 tokens, 9 Pews that meet missiles, 2 for each
// alien destroyed and 2 for each that passes, and a dozen for ship, heart, mine and cards.
static_assert(kPewPewBounds.eventsAMove == 9 + 3 + 3 * 7 + 3 * 18 + 9 + 2 * 7 + 2 * 7 + 12);

}  // namespace

}  // namespace armada::pew_pew

namespace armada {

const Game kPewPew = makeGame<pew_pew::State>({
    /*id*/ "pew_pew",
    /*title*/ "Pew Pew!",
    /*version*/ 3,
    /*listed*/ true,
    /*hiddenHands*/ false,
    pew_pew::kOptions,
    /*optionCount*/ 1,
    pew_pew::kSeatNames,
    /*questionCount*/ 1,
    kPewPewBounds,
    /*lookAhead*/ {4, 7500, 3000},
});

}  // namespace armada
