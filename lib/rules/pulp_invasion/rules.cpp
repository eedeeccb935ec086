// Pulp Invasion from deal to end: what is legal, what a move does, how the game stands. The steps of a round are in
// round.cpp, encounter.cpp and search.cpp, dice and hand in aids.cpp.
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

void deal(State& state, const Options& options, Seed seed) {
  setUp(state, static_cast<Difficulty>(options.choice[0]), seed);
}

std::uint8_t seats(const State&) { return 1; }

Seat toMove(const State& state) { return isOver(state) ? kNobody : Seat{0}; }

// Decision j.
Status status(const State& state) {
  const int known = timesOf(state, Scale::perUnderstood), found = timesOf(state, Scale::perFound);
  int score = 10 * found + known;
  Status status{Outcome::playing, kNobody, {}};
  if (isOver(state)) {
    const bool won = state.lostBy == LostBy::notLost;
    status.outcome = won ? Outcome::won : Outcome::lost;
    status.winner = won ? Seat{0} : kNobody;
    if (won) score += 5 * (static_cast<int>(kRounds) - state.round);
  }
  status.score[0] = static_cast<std::int16_t>(score);
  return status;
}

// ---- what is legal: questions with one small number for an answer ---------------------------------------------------
namespace {

std::uint8_t firstBits(std::size_t count) { return static_cast<std::uint8_t>((1u << count) - 1u); }

template <class Fits>
std::uint8_t bitsOf(std::size_t count, Fits fits) {
  unsigned bits = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (fits(i)) bits |= bitOf(i);
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t dieBits(const State& s) {
  return static_cast<std::uint8_t>(bitOf(static_cast<std::size_t>(s.die[0].die)) |
                                   bitOf(static_cast<std::size_t>(s.die[1].die)));
}

// House 2: to swap or to understand; Understood ones are not understood again.
std::uint8_t ownWeapons(const State& s) {
  if (usedHalf(s).does == FaceDoes::swapWeapon) return firstBits(s.found.size());
  return bitsOf(s.found.size(), [&](std::size_t i) { return !understood(s.found[i]); });
}

std::uint8_t weaponsInDeck(const State& s) {
  unsigned bits = 0;
  for (const std::uint8_t weapon : s.weaponDeck)
    if (weapon < kWeapons) bits |= bitOf(weapon);
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t weaponsForOwedCube(const State& s) {
  const Ability ability = abilityAt(lowestBit(s.owed.weaponCube));
  return supply(s, cubeOf(ability)) > 0 ? weaponsThatNeed(s, ability) : std::uint8_t{0};
}

}  // namespace

std::uint8_t answersTo(const State& s, Phase phase) {
  switch (phase) {
    case Phase::crew: return firstBits(kOfferedDice);
    case Phase::planet: return firstBits(s.planetRow.size());
    case Phase::arrange: return firstBits(s.shown.size());
    case Phase::evadePay:
    case Phase::lose: return static_cast<std::uint8_t>(abilitiesAboveZero(s));
    case Phase::gain: return bitsOf(kAbilities, [&](std::size_t i) { return s.ability[i] < maximum(s, abilityAt(i)); });
    case Phase::twoCubes: return s.drawn[0] == s.drawn[1] ? firstBits(1) : firstBits(2);
    case Phase::face: return static_cast<std::uint8_t>(firstBits(s.usedFace) & ~1u);  // any lower face
    case Phase::half: return spareHalves(s);
    case Phase::reroll:
    case Phase::swapOut: return firstBits(kOwnedDice);
    case Phase::upgrade:
      return bitsOf(kOwnedDice, [&](std::size_t i) { return isSystem(s.die[i].die) && s.die[i].face < 6; });
    case Phase::swapIn: return static_cast<std::uint8_t>(firstBits(kDice) & ~dieBits(s));
    case Phase::weaponCube: return weaponsForOwedCube(s);
    case Phase::ownWeapon: return ownWeapons(s);
    case Phase::newWeapon: return weaponsInDeck(s);
    case Phase::takeCube:  // House 1: never yellow
      return bitsOf(kCubeColours, [&](std::size_t i) { return s.bag[i] > 0 && i != at(Cube::weapon); });
    default: return 0;
  }
}

namespace {

Verb verbFor(Phase phase) {
  switch (phase) {
    case Phase::crew: return Verb::leaveDie;
    case Phase::planet: return Verb::planet;
    case Phase::arrange: return Verb::arrange;
    case Phase::evadePay: return Verb::payPoint;
    case Phase::twoCubes: return Verb::keepCube;
    case Phase::face: return Verb::turnTo;
    case Phase::half: return Verb::useHalf;
    case Phase::gain:
    case Phase::lose: return Verb::ability;
    case Phase::reroll:
    case Phase::upgrade:
    case Phase::swapOut: return Verb::ownDie;
    case Phase::swapIn: return Verb::newDie;
    case Phase::weaponCube: return Verb::ontoWeapon;
    case Phase::ownWeapon: return Verb::ownWeapon;
    case Phase::newWeapon: return Verb::takeWeapon;
    default: return Verb::takeCube;
  }
}

bool mayRaise(const State& s) { return s.ability[s.drawn[0]] < maximum(s, abilityAt(s.drawn[0])); }

// ---- the list -------------------------------------------------------------------------------------------------------
void listBits(Verb verb, unsigned bits, MoveList& moves, unsigned first = 0) {
  for (const unsigned what : each(bits)) moves.push(moveOf(verb, first + what));
}

void listAids(const State& s, MoveList& moves) {
  if (!mayAid(s, s.phase)) return;
  const Moment moment = momentOf(s, s.phase);
  listBits(Verb::useDie, usableDice(moment), moves);
  listBits(Verb::playCard, playableCards(moment), moves, kFirstAgent);
}

void listQuestion(const State& s, MoveList& moves) {
  if (mayEngage(s, costAsked(s))) moves.push(moveOf(Verb::engage));
  if (mayEvade(s)) moves.push(moveOf(Verb::evade));
  listAids(s, moves);
}

void listPayments(const State& s, MoveList& moves) { listMixes(s, costAsked(s), moves); }

void listPlaces(const State& s, MoveList& moves) {
  if (mayRaise(s)) moves.push(moveOf(Verb::raise));
  listBits(Verb::ontoWeapon, weaponsThatNeed(s, abilityAt(s.drawn[0])), moves);
}

}  // namespace

void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  switch (state.phase) {
    case Phase::question: listQuestion(state, moves); break;
    case Phase::draw:
    case Phase::engage:
    case Phase::evade:
    case Phase::search:
    case Phase::weapon:
    case Phase::last:
      moves.push(moveOf(Verb::goOn));
      listAids(state, moves);
      break;
    case Phase::pay: listPayments(state, moves); break;
    case Phase::cube:
      listAids(state, moves);
      moves.push(moveOf(Verb::drawCube));
      break;
    case Phase::place: listPlaces(state, moves); break;
    case Phase::over: break;
    default: listBits(verbFor(state.phase), answersTo(state, state.phase), moves); break;
  }
}

// ---- one move -------------------------------------------------------------------------------------------------------
namespace {

bool mayGoOn(Phase phase) {
  return phase == Phase::draw || phase == Phase::engage || phase == Phase::evade || phase == Phase::search ||
         phase == Phase::weapon || phase == Phase::last;
}

bool mayUseAids(Phase phase) { return mayGoOn(phase) || phase == Phase::question || phase == Phase::cube; }

bool isAnswer(const State& s, Verb verb, unsigned what) {
  return what < 8 && verbFor(s.phase) == verb && (answersTo(s, s.phase) >> what & 1u) != 0;
}

bool inHand(const State& s, unsigned card) {
  return card >= kFirstAgent && card < kEncounterCards && s.hand.has(static_cast<Card>(card));
}

// The cost is what costAsked says, where it is asked.
bool isLegal(const State& s, Move move, const Cost& cost) {
  if (move > moveOf(Verb::takeCube, 0xFF)) return false;
  const Verb verb = verbOf(move);
  const unsigned what = whatOf(move);
  switch (verb) {
    case Verb::goOn: return what == 0 && mayGoOn(s.phase);
    case Verb::engage: return what == 0 && s.phase == Phase::question && mayEngage(s, cost);
    case Verb::evade: return what == 0 && s.phase == Phase::question && mayEvade(s);
    case Verb::useDie:
      return what < 2 * kOwnedDice && mayUseAids(s.phase) && mayUseDie(momentOf(s, s.phase), what / 2, what % 2);
    case Verb::playCard:
      return mayUseAids(s.phase) && inHand(s, what) && mayPlayCard(momentOf(s, s.phase), static_cast<Card>(what));
    case Verb::pay: return s.phase == Phase::pay && payable(s, cost.icon, cost.price, mixOf(move));
    case Verb::drawCube: return what == 0 && s.phase == Phase::cube;
    case Verb::raise: return what == 0 && s.phase == Phase::place && mayRaise(s);
    case Verb::ontoWeapon:
      if (s.phase == Phase::place) return what < 8 && (weaponsThatNeed(s, abilityAt(s.drawn[0])) >> what & 1u) != 0;
      return isAnswer(s, verb, what);
    default: return isAnswer(s, verb, what);
  }
}

void goOn(Play& play, const Cost& cost) {
  switch (play.state.phase) {
    case Phase::draw: drawFour(play); break;
    case Phase::engage: payFor(play, cost); break;
    case Phase::evade: startEvadePrice(play); break;
    case Phase::search: startDrawing(play); break;
    case Phase::weapon: takeTopWeapon(play); break;
    default: endRound(play); break;
  }
}

void answerText(Play& play, unsigned what) {
  answerOwed(play, play.state.phase, what);
  askOrAnswerOwed(play);
}

void putCubeOn(Play& play, unsigned found) {
  if (play.state.phase == Phase::place)
    placeOnWeapon(play, found);
  else
    answerText(play, found);
}

void beginMove(Play& play, Move move, const Cost& cost) {
  const unsigned what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::goOn: goOn(play, cost); break;
    case Verb::leaveDie: leaveDie(play, what); break;
    case Verb::planet: choosePlanet(play, what); break;
    case Verb::arrange: arrangeCard(play, what); break;
    case Verb::engage: offerEngage(play, cost); break;
    case Verb::evade: offerEvade(play); break;
    case Verb::useDie: useDie(play, what / 2, what % 2); break;
    case Verb::playCard: playCard(play, static_cast<Card>(what)); break;
    case Verb::pay: payMix(play, cost, mixOf(move)); break;
    case Verb::payPoint: payPoint(play, abilityAt(what)); break;
    case Verb::drawCube: drawSearchCube(play); break;
    case Verb::keepCube: keepCube(play, what); break;
    case Verb::raise: placeRaise(play); break;
    case Verb::ontoWeapon: putCubeOn(play, what); break;
    case Verb::takeWeapon: pickNewWeapon(play, static_cast<std::uint8_t>(what)); break;
    case Verb::turnTo: turnDie(play, what); break;
    case Verb::useHalf: useSpareHalf(play, what); break;
    case Verb::ownDie:
      if (play.state.phase == Phase::swapOut)
        swapDieOut(play, what);
      else
        answerText(play, what);
      break;
    case Verb::newDie: swapDieIn(play, static_cast<Die>(what)); break;
    case Verb::ownWeapon: pickOwnWeapon(play, what); break;
    case Verb::ability:
    case Verb::takeCube: answerText(play, what); break;
  }
}

// The move, and what follows by itself, one thing after the other.
void playMove(Play& play, Move move, const Cost& cost) {
  State& s = play.state;
  s.engaging = 0;  // as long as things change
  beginMove(play, move, cost);
  while (play.goesOn || play.asked != Phase::over) {
    if (play.asked != Phase::over) {
      const Phase asked = play.asked;
      play.asked = Phase::over;
      answerDie(play, asked, play.answer);
    } else {
      play.goesOn = false;
      resume(play);
    }
  }
  if (asksForCost(s.phase))
    s.engaging = s.phase == Phase::question ? engagingNow(s) : engagingOf(play.cost.icon, play.cost.strength);
}

// Looking ahead stops where chance and hidden cards begin.
bool canBeForeseen(const State& seen, Move move, const Cost& cost) {
  State trial = seen;
  Events unheard;
  Play play{trial, unheard};
  playMove(play, move, cost);
  return !play.chance;
}

}  // namespace

bool apply(State& state, Move move, Events& events) {
  const bool unsettled = asksForCost(state.phase) & (state.engaging == 0);
  // Where it is not asked, nobody looks at it.
  const Cost cost = costOf(unsettled ? engagingNow(state) : state.engaging, state.bonus);
  if (!isLegal(state, move, cost)) return false;
  if (state.rng.blank() && !canBeForeseen(state, move, cost)) return false;
  Play play{state, events};
  playMove(play, move, cost);
  return true;
}

// ---- the table ------------------------------------------------------------------------------------------------------
namespace {

constexpr OptionChoice kDifficultyChoices[] = {{"basic", "Basic"}, {"normal", "Normal"}, {"advanced", "Advanced"}};

constexpr OptionSpec kOptions[] = {
    {"difficulty", "Difficulty", "How many Super Weapons must be found: 4, 5 or 6.", kDifficultyChoices, 3, 0},
};

constexpr const char* kSeatNames[] = {"Captain"};

// The mixes of a payment are the most: 7 by 7 with Abilities of at most 12.
static_assert(kPulpInvasionBounds.legalMoves == 64);
static_assert(kPulpInvasionBounds.movesAGame == 640);  // House 15
// The longest: an Evade of 15 cubes with its 30, then each text of five steps twice, for the card and for the search, and
// the End of Round.
static_assert(kPulpInvasionBounds.eventsAMove == 120);

}  // namespace

}  // namespace armada::pulp_invasion

namespace armada {

const Game kPulpInvasion = makeGame<pulp_invasion::State>({
    /*id*/ "pulp_invasion",
    /*title*/ "Pulp Invasion",
    /*version*/ 2,
    /*listed*/ true,
    /*hiddenHands*/ false, pulp_invasion::kOptions,
    /*optionCount*/ 1, pulp_invasion::kSeatNames, pulp_invasion::kQuestions, kPulpInvasionBounds,
    /*lookAhead*/ {20, 2300, 7200},  // a round further, and to its end
});

}  // namespace armada
