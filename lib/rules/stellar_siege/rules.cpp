// Stellar Siege from deal to end: what is legal, what a move does, how the game stands. The steps of a turn are in turn.cpp,
// what Aliens and Planets do in effects.cpp.
#include "rules/stellar_siege/stellar_siege.h"
#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

namespace {

// The choices of the options, in the order of kOptions.
enum OptionIndex : std::size_t { kEndOption, kFirstOption, kSidesOption };
constexpr std::uint8_t kRandomFirst = 0;  // the others are seat + 1
constexpr std::uint8_t kChosenSides = 1;

Seat drawFirst(Rng& rng, std::uint8_t choice) {
  return static_cast<Seat>(choice == kRandomFirst ? rng.below(kSeatCount) : choice - 1u);
}

}  // namespace

// Book: Setup. House a: chosen sides come before the cards.
void deal(State& state, const Options& options, Seed seed) {
  state = State{};
  state.rng = Rng::seeded(seed);
  state.endRule = static_cast<EndRule>(options.choice[kEndOption]);
  state.first = drawFirst(state.rng, options.choice[kFirstOption]);
  state.active = state.first;
  state.planet = kNoPlanet;
  state.effect = Effect::none;
  layOutDecks(state);
  state.phase = Phase::sides;
  if (options.choice[kSidesOption] == kChosenSides) return;
  state.sides = static_cast<std::uint8_t>(state.rng.below(1u << kPlanets));
  Events nobody;
  Play play{state, nobody};
  shuffleAndDraw(play);
}

std::uint8_t seats(const State&) { return kSeatCount; }

Seat toMove(const State& state) { return state.phase == Phase::over ? kNobody : decider(state); }

// House 2: even in planets and in Aliens is drawn.
Status status(const State& state) {
  const Standing standing = standingOf(state);
  Status status{Outcome::playing, kNobody, {standing.planets[0], standing.planets[1], 0, 0}};
  if (state.phase != Phase::over) return status;
  status.outcome = standing.winner == kNobody ? Outcome::drawn : Outcome::won;
  status.winner = standing.winner;
  return status;
}

// ---- what is legal --------------------------------------------------------------------------------------------------
namespace {

constexpr unsigned bit(Phase phase) { return 1u << static_cast<unsigned>(phase); }

// House 4.
constexpr unsigned kAnyTimePhases = bit(Phase::adjust) | bit(Phase::deploy) | bit(Phase::number) |
                                    bit(Phase::additional) | bit(Phase::planet) | bit(Phase::beforeDraw) |
                                    bit(Phase::end);
constexpr unsigned kStopPhases = bit(Phase::gift) | bit(Phase::throwAway) | bit(Phase::beforeDraw);
constexpr unsigned kCardPhases = bit(Phase::discard) | bit(Phase::soldier) | bit(Phase::gift) | bit(Phase::throwAway);
constexpr unsigned kPlanetPhases = bit(Phase::anywhere) | bit(Phase::adjacent) | bit(Phase::planets);

bool in(const State& s, unsigned phases) { return (phases & bit(s.phase)) != 0; }

bool deploysAtRandom(const State& s) { return s.phase == Phase::deploy && bears(s, kRandomDeployment); }

bool mayDiscardAtAnyTime(const State& s) { return in(s, kAnyTimePhases) && s.hand[s.active].count(Kind::anyTime) > 0; }

// A Planet that the phase asks for.
bool mayChoosePlanet(const State& s, std::uint8_t planet) {
  if (planet >= kPlanets) return false;
  switch (s.phase) {
    case Phase::anywhere: return true;
    case Phase::adjacent: return planet + 1 == s.planet || planet == s.planet + 1;
    default: break;
  }
  const bool fromThePlanetDeployedTo = s.effect == Effect::artemis || s.effect == Effect::nyx;
  return planet != (fromThePlanetDeployedTo ? s.planet : s.chosen);
}

bool holds(const State& s, Seat seat, std::uint8_t kind) {
  return kind >= 1 && kind <= kKinds && s.hand[seat].of[kind] > 0;
}

bool mayChooseCard(const State& s, std::uint8_t kind) {
  return holds(s, decider(s), kind) && (s.phase != Phase::soldier || isSoldier(static_cast<Kind>(kind)));
}

// Emalto may leave the value as it is, Iontian may not (House 5).
bool mayAdjust(const State& s, std::uint8_t what) {
  return s.phase == Phase::adjust ? what <= 2 : s.phase == Phase::adjustEnemy && (what == 0 || what == 2);
}

bool isLegal(const State& s, Move move) {
  if (move > moveOf(Verb::discardAnyTime)) return false;
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::endTurn: return s.phase == Phase::end && what == 0;
    case Verb::pass: return s.phase == Phase::pass && what == 0;
    case Verb::stop: return in(s, kStopPhases) && what == 0;
    case Verb::decline: return s.phase == Phase::planet && what == 0;
    case Verb::turnSide: return s.phase == Phase::sides && what <= 1;
    case Verb::adjust: return mayAdjust(s, what);
    case Verb::deploy:
      return (s.phase == Phase::deploy || s.phase == Phase::additional) && !deploysAtRandom(s) &&
             holds(s, s.active, what);
    case Verb::deployRandom: return deploysAtRandom(s) && what == 0;
    case Verb::declare: return s.phase == Phase::declare && what <= 1;
    case Verb::number: return s.phase == Phase::number && what <= 1;
    case Verb::planet: return in(s, kPlanetPhases) && mayChoosePlanet(s, what);
    case Verb::activate: return s.phase == Phase::planet && what < kPlanets && mayActivate(s, what);
    case Verb::card: return in(s, kCardPhases) && mayChooseCard(s, what);
    case Verb::discardAnyTime: return mayDiscardAtAnyTime(s) && what == 0;
  }
  return false;
}

void listCards(const State& s, Verb verb, MoveList& moves) {
  const Cards& hand = s.hand[decider(s)];
  const unsigned last = s.phase == Phase::soldier ? kSoldierKinds : kKinds;
  for (unsigned kind = 1; kind <= last; ++kind)
    if (hand.of[kind] > 0) moves.push(moveOf(verb, kind));
}

void listPlanets(const State& s, MoveList& moves) {
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
    if (mayChoosePlanet(s, planet)) moves.push(moveOf(Verb::planet, planet));
}

void listEffects(const State& s, MoveList& moves) {
  moves.push(moveOf(Verb::decline));
  if (!hasTurn(s, kAnyPlanet)) {
    if (mayActivate(s, s.planet)) moves.push(moveOf(Verb::activate, s.planet));
    return;
  }
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
    if (mayActivate(s, planet)) moves.push(moveOf(Verb::activate, planet));
}

void listBoth(Verb verb, unsigned one, unsigned other, MoveList& moves) {
  moves.push(moveOf(verb, one));
  moves.push(moveOf(verb, other));
}

}  // namespace

void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  switch (state.phase) {
    case Phase::sides: listBoth(Verb::turnSide, 0, 1, moves); break;
    case Phase::adjust:
      for (unsigned what = 0; what <= 2; ++what) moves.push(moveOf(Verb::adjust, what));
      break;
    case Phase::deploy:
      if (deploysAtRandom(state))
        moves.push(moveOf(Verb::deployRandom));
      else
        listCards(state, Verb::deploy, moves);
      break;
    case Phase::additional: listCards(state, Verb::deploy, moves); break;
    case Phase::declare: listBoth(Verb::declare, 0, 1, moves); break;
    case Phase::number: listBoth(Verb::number, 0, 1, moves); break;
    case Phase::anywhere:
    case Phase::adjacent:
    case Phase::planets: listPlanets(state, moves); break;
    case Phase::planet: listEffects(state, moves); break;
    case Phase::adjustEnemy: listBoth(Verb::adjust, 0, 2, moves); break;
    case Phase::discard:
    case Phase::soldier: listCards(state, Verb::card, moves); break;
    case Phase::gift:
    case Phase::throwAway:
      moves.push(moveOf(Verb::stop));
      listCards(state, Verb::card, moves);
      break;
    case Phase::beforeDraw: moves.push(moveOf(Verb::stop)); break;
    case Phase::end: moves.push(moveOf(Verb::endTurn)); break;
    case Phase::pass: moves.push(moveOf(Verb::pass)); break;
    case Phase::over: break;
  }
  if (mayDiscardAtAnyTime(state)) moves.push(moveOf(Verb::discardAnyTime));
}

// ---- what a move does -----------------------------------------------------------------------------------------------
namespace {

void playCard(Play& play, Kind kind) {
  switch (play.state.phase) {
    case Phase::discard: discardOwed(play, kind); break;
    case Phase::soldier: discardForHyperion(play, kind); break;
    case Phase::gift: giveCard(play, kind); break;
    default: throwAwayCard(play, kind); break;
  }
}

void playPlanet(Play& play, std::uint8_t planet) {
  switch (play.state.phase) {
    case Phase::anywhere: deployTo(play, play.state.card, planet); break;
    case Phase::adjacent: moveAdjacent(play, planet); break;
    default: choosePlanet(play, planet); break;
  }
}

void playAdjust(Play& play, int by) {
  if (play.state.phase == Phase::adjust)
    adjustValue(play, by);
  else
    adjustEnemyValue(play, by);
}

void passTurn(Play& play) {
  tell(play, EventKind::passed, play.active());
  endTurn(play);
}

void playMove(Play& play, Move move) {
  const std::uint8_t what = whatOf(move);
  const Seat before = toMove(play.state);
  switch (verbOf(move)) {
    case Verb::endTurn: endTurn(play); break;
    case Verb::pass: passTurn(play); break;
    case Verb::stop:
    case Verb::decline: finishPlanetEffect(play); break;
    case Verb::turnSide: turnSide(play, what == 1); break;
    case Verb::adjust: playAdjust(play, what - 1); break;
    case Verb::deploy: chooseAlien(play, kindOf(move)); break;
    case Verb::deployRandom: pickAlien(play); break;
    case Verb::declare: declarePlanet(play, what == 1); break;
    case Verb::number: chooseNumber(play, what); break;
    case Verb::planet: playPlanet(play, what); break;
    case Verb::activate: activatePlanet(play, what); break;
    case Verb::card: playCard(play, kindOf(move)); break;
    case Verb::discardAnyTime: discardAtAnyTime(play); break;
  }
  if (toMove(play.state) != before) play.events.seal();  // House 15: a hand-over
}

// Looking ahead stops where chance, hidden cards or the other player begin: exactly where a move is sealed.
bool canBeForeseen(const State& seen, Move move) {
  State trial = seen;
  Events unheard;
  Play play{trial, unheard};
  playMove(play, move);
  return !unheard.sealed();
}

}  // namespace

bool apply(State& state, Move move, Events& events) {
  if (!isLegal(state, move)) return false;
  if (state.rng.blank() && !canBeForeseen(state, move)) return false;
  Play play{state, events};
  playMove(play, move);
  return true;
}

// ---- the table ------------------------------------------------------------------------------------------------------
namespace {

constexpr OptionChoice kEndChoices[] = {{"either", "One runs out"}, {"both", "Both run out"}};
constexpr OptionChoice kFirstChoices[] = {
    {"random", "Random"}, {"antillians", "Antillians"}, {"morkolytes", "Morkolytes"}};
constexpr OptionChoice kSidesChoices[] = {{"random", "Random"}, {"chosen", "Chosen"}};

constexpr OptionSpec kOptions[] = {
    {"end", "Game ends", "When one side has no Aliens in hand and pile, or when both have none.", kEndChoices, 2, 0},
    {"first", "First player", "The second player has the last turn.", kFirstChoices, 3, 0},
    {"sides", "Planets", "Sides at random, or chosen by the first player.", kSidesChoices, 2, 0},
};

constexpr const char* kSeatNames[] = {"Antillians", "Morkolytes"};

// Each kind, and stop or the Officer at any time; eight Planets and those two are fewer.
static_assert(kStellarSiegeBounds.legalMoves == kKinds + 1);
// Each of the 60 Aliens is deployed or discarded once at most. A deployment comes with at most 9 decisions: adjust, deploy,
// declare or where, number or from where, Planet, three for its effect, end of turn; a discard is 1. In a round with a pass
// the other one deploys, or a last Alien was discarded, so at most one pass comes on an Alien. And the 8 sides.
static_assert(kStellarSiegeBounds.movesAGame == kMostAliens * (9 + 1) + kPlanets);
// The longest: a number chosen, both draw 4 (each: 4 cards, how many, pile empty), and step 5's four after it.
static_assert(kStellarSiegeBounds.eventsAMove == 1 + 3 * 6 + 3);
// `encode` writes 17 numbers, the generator, hands and discards as two kinds a byte, the lengths of piles and field, and a
// byte for each Alien in them.
static_assert(kStellarSiegeBounds.encodedBytes == 17 + 16 + 4 * kKinds / 2 + 3 + kMostAliens);

}  // namespace

}  // namespace armada::stellar_siege

namespace armada {

const Game kStellarSiege = makeGame<stellar_siege::State>({
    /*id*/ "stellar_siege",
    /*title*/ "Stellar Siege",
    /*version*/ 2,
    /*listed*/ true,
    /*hiddenHands*/ true, stellar_siege::kOptions,
    /*optionCount*/ 3, stellar_siege::kSeatNames,
    /*questionCount*/ 1, kStellarSiegeBounds,
    /*lookAhead*/ {14, 1800, 6800, /*unnoticed*/ 1},  // a Planet Effect that is declined
});

}  // namespace armada
