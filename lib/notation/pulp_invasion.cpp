// Pulp Invasion as text. Everything goes by its name in small letters (`clockwork-corsair`, `null-lance`), cubes by their
// colours; a deck's last card is on top. Left out: cards that are named nowhere lie in the deck, in the order of the seed's
// deal, as many as the round leaves there, and the others in the discards; Planets and Super Weapons come from the deal, too;
// Abilities stand at the Captain's maxima; as many yellow cubes are in the bag as weapons are not found. A text that names
// no card, no round and no phase is the seed's deal itself.
#include "rules/pulp_invasion/pulp_invasion.h"
#include "notation/fields.h"
#include "rules/pulp_invasion/fields.h"

namespace armada {

extern const Notation kPulpInvasionNotation;

namespace pulp_invasion {
namespace {

Options options(const State& state) {
  Options options = standardOptions(kPulpInvasion);
  options.choice[0] = static_cast<std::uint8_t>(state.difficulty);
  return options;
}

// A deck is printed a line a sector, the last sector first: it lies at the bottom.
std::string note(const State& state, std::string_view key, std::size_t nth) {
  if (key == "ability") return "Combat, Science, Diplomacy";
  if (key == "bag") return "red, orange, blue, yellow, black, white";
  if (key == "weapon") return "red, orange, blue";
  return key == "deck" && !state.deck.empty() ? "sector " + std::to_string(kSectors - nth) : "";
}

void begin(State& state, const Options& options, Seed seed) { deal(state, options, seed); }

// ---- what was left out ----------------------------------------------------------------------------------------------
bool planetIsChosen(const State& state) { return state.phase != Phase::crew && state.phase != Phase::planet; }
bool lineIsDrawn(const State& state) { return planetIsChosen(state) && state.phase != Phase::draw; }

int cardsInLine(const State& state) {
  int count = 0;
  for (const LineStatus status : state.status) count += status != LineStatus::empty ? 1 : 0;
  return count;
}

// Four cards of the deck go in every round.
std::size_t deckSize(const State& state) {
  const std::size_t before = kEncounterCards - kLineCards * (state.round - 1u);
  if (state.phase == Phase::arrange) return before - state.shown.size() - static_cast<std::size_t>(cardsInLine(state));
  return lineIsDrawn(state) ? before - kLineCards : before;
}

bool isNamed(const State& state, Card card, bool deckNamed) {
  bool named = state.hand.has(card) || state.discards.has(card) || state.location == card || state.shown.contains(card);
  for (const Card each : state.line) named = named || each == card;
  return named || (deckNamed && state.deck.contains(card));
}

void placeOtherCards(State& state, const State& dealt, const Given& given) {
  const bool deckNamed = given.has("deck");
  const std::size_t wanted = deckSize(state);
  if (!deckNamed) state.deck = {};
  CardSet others{};
  for (const Card card : dealt.deck) {
    if (isNamed(state, card, deckNamed)) continue;
    if (!deckNamed && state.deck.size() < wanted)
      state.deck.push(card);
    else
      others.add(card);
  }
  if (given.has("discards")) return;
  for (Card card = 0; card < kEncounterCards; ++card)
    if (others.has(card)) state.discards.add(card);
}

// The Planets in the order in which the deal would turn them up, without those that are named.
std::vector<std::uint8_t> planetsLeft(const State& state, const State& dealt, const Given& given) {
  std::vector<std::uint8_t> order(dealt.planetRow.begin(), dealt.planetRow.end());
  for (std::size_t i = dealt.planetDeck.size(); i > 0; --i) order.push_back(dealt.planetDeck[i - 1]);
  std::vector<std::uint8_t> left;
  for (const std::uint8_t planet : order) {
    const bool named = planet == state.planet || (given.has("planets") && state.planetRow.contains(planet)) ||
                       (given.has("planet-deck") && state.planetDeck.contains(planet));
    if (!named) left.push_back(planet);
  }
  return left;
}

// A Planet is used up in every round, three lie in the row until all three are.
void placeOtherPlanets(State& state, const State& dealt, const Given& given) {
  const std::size_t searched = state.round - 1u + (planetIsChosen(state) ? 1 : 0);
  const std::size_t row =
      planetIsChosen(state) ? (kPlanetRow - searched % kPlanetRow) % kPlanetRow : kPlanetRow - searched % kPlanetRow;
  std::vector<std::uint8_t> left = planetsLeft(state, dealt, given);
  const auto next = [&left]() {
    const std::uint8_t planet = left.back();
    left.pop_back();
    return planet;
  };
  const std::size_t deck = kPlanets - searched - row;
  if (!given.has("planet-deck")) {
    state.planetDeck = {};
    while (state.planetDeck.size() < deck && !left.empty()) state.planetDeck.push(next());
  }
  if (!given.has("planets")) {
    state.planetRow = {};
    while (state.planetRow.size() < row && !left.empty()) state.planetRow.push(next());
  }
  const bool searching = planetIsChosen(state) && state.phase != Phase::over;
  if (!given.has("planet") && searching && !left.empty()) state.planet = next();
}

void placeOtherWeapons(State& state, const State& dealt, const Given& given) {
  const std::size_t inPlay = kWeaponsInPlay[static_cast<std::size_t>(state.difficulty)];
  if (!given.has("weapon-deck")) {
    state.weaponDeck = {};
    for (const std::uint8_t weapon : dealt.weaponDeck) {
      bool found = false;
      for (const Found& each : state.found) found = found || each.weapon == weapon;
      if (!found && state.weaponDeck.size() + state.found.size() < inPlay) state.weaponDeck.push(weapon);
    }
  }
  if (given.has("bag")) return;
  std::size_t yellow = inPlay > state.found.size() ? inPlay - state.found.size() : 0;
  for (const std::uint8_t cube : state.drawn)
    if (cube == static_cast<std::uint8_t>(Cube::weapon) && yellow > 0) --yellow;
  state.bag[at(Cube::weapon)] = static_cast<std::uint8_t>(yellow);
}

// The first two dice that the Captain offers, if none is named.
void placeDice(State& state, const Given& given) {
  if (state.phase == Phase::crew) return;
  const Die* offered = kCaptainCard[state.captain].offered;
  if (!given.has("die"))
    for (std::size_t i = 0; i < kOwnedDice; ++i) state.die[i] = {offered[i], 6};
  if (given.has("stayed")) return;
  for (std::size_t i = 0; i < kOfferedDice; ++i) {
    const bool owned = offered[i] == state.die[0].die || offered[i] == state.die[1].die;
    if (!owned) state.stayedBehind = static_cast<std::uint8_t>(offered[i]);
  }
}

// The first card that still stands.
void placeCurrent(State& state) {
  state.current = 0;
  if (!lineIsDrawn(state)) return;
  while (state.current < kLineCards && state.status[state.current] != LineStatus::standing) ++state.current;
}

void placeTheRest(State& state, const Given& given) {
  State dealt;
  deal(dealt, given.options, given.seed);
  if (given.has("captain") && !given.has("ability"))
    for (std::size_t i = 0; i < kAbilities; ++i) state.ability[i] = kCaptainCard[state.captain].maximum[i];
  bool named = given.has("round") || given.has("phase") || given.has("weapon");
  for (const char* key : {"line", "hand", "discards", "location", "shown", "deck"}) named = named || given.has(key);
  if (!named) return;
  if (!given.has("phase")) state.phase = given.has("line") ? Phase::question : Phase::planet;
  placeOtherCards(state, dealt, given);
  placeOtherPlanets(state, dealt, given);
  placeOtherWeapons(state, dealt, given);
  placeDice(state, given);
  if (!given.has("current")) placeCurrent(state);
}

void finish(State& state, const Given& given) {
  placeTheRest(state, given);
  settle(state);
}

constexpr const char* kOrder =
    "round phase aliens captain ability stayed die bag quietus aside drawn weapon weapon-deck weapons-seen planet "
    "planets "
    "planet-deck line location hand shown returned discards deck current die-used bonus free-evade calm-evade "
    "evade-owed "
    "extra-cubes extra-icons cubes cubes-drawn used-half used-face then owed used-die spare picked lost-by";

}  // namespace
}  // namespace pulp_invasion

const Notation kPulpInvasionNotation =
    makeNotation<pulp_invasion::State, pulp_invasion::options, pulp_invasion::begin, pulp_invasion::finish,
                 pulp_invasion::note>(kPulpInvasion, pulp_invasion::kOrder);

}  // namespace armada
