// Stellar Scramble from deal to end: what is legal, what a move does, how the game stands. The steps of a turn are in turn.cpp,
// what happens between the rounds in aliens.cpp.
#include "rules/stellar_scramble/stellar_scramble.h"
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

namespace {

// The choices of the options, in the order of kOptions.
enum OptionIndex : std::size_t { kPlayersOption, kExperiencedOption, kFirstOption };
constexpr std::uint8_t kFewestPlayers = 2;
constexpr std::uint8_t kRandomFirst = 0;

}  // namespace

// Book: Setup.
void deal(State& state, const Options& options, Seed seed) {
  state = State{};
  state.rng = Rng::seeded(seed);
  state.players = static_cast<std::uint8_t>(kFewestPlayers + options.choice[kPlayersOption]);
  state.experienced = options.choice[kExperiencedOption];
  const bool random = options.choice[kFirstOption] == kRandomFirst;
  state.first = static_cast<Seat>(random ? state.rng.below(state.players) : 0);  // House 16
  setUp(state);
}

std::uint8_t seats(const State& state) { return state.players; }

Seat toMove(const State& state) { return state.phase == Phase::over ? kNobody : decider(state); }

// House 15: never drawn.
Status status(const State& state) {
  Status status{Outcome::playing, kNobody, {}};
  for (Seat seat = 0; seat < state.players; ++seat) status.score[seat] = state.pilot[seat].invaders;
  if (state.phase != Phase::over) return status;
  status.outcome = Outcome::won;
  status.winner = standingOf(state).winner;
  return status;
}

// ---- what is legal --------------------------------------------------------------------------------------------------
namespace {

// House 1: any space, a Wormhole if it is free.
void listPlaces(const State& s, MoveList& moves) {
  for (std::uint8_t space = 0; space < spaces(s); ++space)
    if (!wormholeTaken(s, space, activeSeat(s))) moves.push(moveOf(Verb::place, space));
}

// House 5: an empty bag leaves the cooldown.
void listTurn(const State& s, MoveList& moves) {
  if (gemsIn(activePilot(s).bag) > 0) moves.push(moveOf(Verb::draw));
  moves.push(moveOf(Verb::cooldown));
}

void listUses(const State& s, MoveList& moves) {
  for (std::uint8_t weapon = 0; weapon < kWeapons; ++weapon)
    if (mayActivate(s, weapon)) moves.push(moveOf(Verb::activate, weapon));
  moves.push(moveOf(Verb::exchange));
}

void listFlights(const State& s, MoveList& moves) {
  const Flights reach = flights(s);
  for (std::uint8_t space = 0; space < spaces(s); ++space) {
    if (reach.to[space] == kTooFar) continue;
    moves.push(flyTo(space, false));
    if (targetRow(s, space) != kNoRow) moves.push(flyTo(space, true));
  }
}

void listConversions(const State& s, MoveList& moves) {
  moves.push(moveOf(Verb::stop));
  for (unsigned from = 0; from < kWeapons; ++from)
    for (unsigned to = 0; to < kWeapons; ++to)
      if (mayConvert(s, from, to)) moves.push(convertMove(from, to));
}

void listEnergies(const State& s, MoveList& moves) {
  moves.push(moveOf(Verb::stop));
  for (unsigned gem = 0; gem < kGems; ++gem)
    if (s.supply[gem] > 0) moves.push(moveOf(Verb::energize, gem));
}

void listUpgrades(const State& s, MoveList& moves) {
  moves.push(moveOf(Verb::done));
  const bool free = hasFreeSystemSlot(activePilot(s));
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!mayBuy(s, slot)) continue;
    if (!isSystem(s.track[slot]) || free)
      moves.push(buyMove(slot));
    else
      for (unsigned place = 0; place < kSystemSlots; ++place) moves.push(buyMove(slot, place));
  }
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (mayRepair(s, weapon)) moves.push(moveOf(Verb::repair, weapon));
}

void listWeaponsInOrder(const State& s, MoveList& moves) {
  const Pilot& pilot = s.pilot[decider(s)];
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (inOrder(pilot, weapon)) moves.push(moveOf(Verb::breakDown, weapon));
}

}  // namespace

void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  switch (state.phase) {
    case Phase::place: listPlaces(state, moves); break;
    case Phase::turn: listTurn(state, moves); break;
    case Phase::use: listUses(state, moves); break;
    case Phase::fly: listFlights(state, moves); break;
    case Phase::convert: listConversions(state, moves); break;
    case Phase::energize: listEnergies(state, moves); break;
    case Phase::shop: listUpgrades(state, moves); break;
    case Phase::outOfOrder: listWeaponsInOrder(state, moves); break;
    case Phase::over: break;
  }
}

// ---- what a move does -----------------------------------------------------------------------------------------------
namespace {

void playMove(Play& play, Move move) {
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::place: placeStarfighter(play, what); break;
    case Verb::draw: drawGem(play); break;
    case Verb::cooldown: cooldown(play); break;
    case Verb::activate: activate(play, what); break;
    case Verb::exchange: exchange(play); break;
    case Verb::fly: flyAndFire(play, what / 2, what % 2 == 1); break;
    case Verb::stop: stopSpecial(play); break;
    case Verb::convert: convert(play, what / 4, what % 4); break;
    case Verb::energize: energize(play, what); break;
    case Verb::done: finishUpgrade(play); break;
    case Verb::buy: buy(play, what / 4, what % 4); break;
    case Verb::repair: repair(play, what); break;
    case Verb::breakDown: breakDown(play, what); break;
  }
}

// Looking ahead stops where chance begins, and at the end of a round: exactly where a move is sealed.
bool canBeForeseen(const State& seen, Move move) {
  State trial = seen;
  Events unheard;
  Play play{trial, unheard};
  playMove(play, move);
  return !unheard.sealed();
}

// A function of its own, so that the list is off the stack while the move is played.
bool isLegal(const State& state, Move move) {
  MoveList legal;
  legalMoves(state, legal);
  return legal.contains(move);
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

constexpr OptionChoice kPlayersChoices[] = {{"2", "2 pilots"}, {"3", "3 pilots"}, {"4", "4 pilots"}};
constexpr OptionChoice kExperiencedChoices[] = {{"off", "Off"}, {"on", "On"}};
constexpr OptionChoice kFirstChoices[] = {{"random", "Random"}, {"comet", "Comet"}};

constexpr OptionSpec kOptions[] = {
    {"players", "Pilots", "How many race for ten Invaders.", kPlayersChoices, 3, 1},
    {"experienced", "Experienced", "The wide board, quicker aliens, an Overheat gem more.", kExperiencedChoices, 2, 0},
    {"first", "First pilot", "Who begins, round after round.", kFirstChoices, 2, 0},
};

constexpr const char* kSeatNames[] = {"Comet", "Ember", "Nova", "Rose"};

// Most are for sale: seven Systems for any of three, four repairs, done. Ten spaces to fly to with a shot from eight, and
// twelve conversions with stop, are fewer.
static_assert(kStellarScrambleBounds.legalMoves == kSlots * kSystemSlots + kWeapons + 1);

// Each turn of at most 28 rounds: draw, use, fly, one stop of Energize, done. A turn that overheats is shorter, and brings a
// repair; so do what "Aliens Fire!" hits, three times, and weapons that lay Out of Order before. Each gem is energized once at
// most, and each card bought once. There are six Convert icons in all, for each round.
constexpr unsigned kTurnMoves = 5, kConvertIcons = 6, kFires = 3;
constexpr unsigned kAllGems = 4 * kGemCount[0] + kGemCount[4];
static_assert(kStellarScrambleBounds.movesAGame == kMostPlayers + kMostPlayers * kMostRounds * kTurnMoves +
                                                       kMostPlayers * (2 * kFires + kWeapons) + kAllGems +
                                                       kConvertIcons * kMostRounds + kCards);
// The most is told of a shot that ends a round in which the aliens move: the flight, the shot; each hit with what a System
// pays, and three Assist tokens of three others; two specials, cooling, gathering; the track moves, the aliens move, two rows
// leave and come; five Events and an Upgrade card come to the track, and a turn begins.
static_assert(kStellarScrambleBounds.eventsAMove ==
              2 + 2 * kMostHits + kAssistTokens * (kMostPlayers - 1) + 4 + 2 + 2 * kMostColumns + 6 + 1);
// `encode` writes the generator, 11 numbers, 34 bytes a pilot, 3 an Invader space, 2 a slot, three sets and the Main deck.
static_assert(kStellarScrambleBounds.encodedBytes ==
              16 + 11 + 34 * kMostPlayers + 3 * kRows * kMostColumns + 2 * kSlots + kTokenBytes + kCardBytes + kLevels);

}  // namespace

}  // namespace armada::stellar_scramble

namespace armada {

const Game kStellarScramble = makeGame<stellar_scramble::State>({
    /*id*/ "stellar_scramble",
    /*title*/ "Stellar Scramble",
    /*version*/ 4,
    /*listed*/ true,
    /*hiddenHands*/ false,
    stellar_scramble::kOptions,
    /*optionCount*/ 3,
    stellar_scramble::kSeatNames,
    /*questionCount*/ 5,
    kStellarScrambleBounds,
    /*lookAhead*/
    {kStellarScrambleBounds.movesAGame, 7500, 10500},  // to the end: who is ahead changes too often before
});

}  // namespace armada
