// Pulp Invasion as text. Everything goes by its name in small letters (`clockwork-corsair`, `null-lance`), cubes by their
// colours; a deck's last card is on top. Left out: cards that are named nowhere lie in the deck, in the order of the seed's
// deal, as many as the round leaves there, and the others in the discards; Planets and Super Weapons come from the deal, too;
// Abilities stand at the Captain's maxima; as many yellow cubes are in the bag as weapons are not found. A text that names
// no card, no round and no phase is the seed's deal itself.
#include "rules/pulp_invasion/pulp_invasion.h"

#include <algorithm>

#include "notation/notation.h"
#include "rules/pulp_invasion/state.h"

namespace armada {

extern const Notation kPulpInvasionNotation;

namespace pulp_invasion {
namespace {

const std::vector<std::string> kPhaseWords = {
    "crew",     "planet",    "draw",        "arrange",    "question",   "engage",    "pay",
    "evade",    "evade-pay", "search",      "cube",       "two-cubes",  "place",     "weapon",
    "last",     "face",      "half",        "gain",       "lose",       "reroll",    "upgrade",
    "swap-out", "swap-in",   "weapon-cube", "own-weapon", "new-weapon", "take-cube", "over",
};
const std::vector<std::string> kStatusWords = {"empty", "standing", "engaged", "evaded", "left"};
const std::vector<std::string> kCubeWords = {"red", "orange", "blue", "yellow", "black", "white"};
const std::vector<std::string> kLostWords = {"nothing", "abilities", "cannot-evade", "deck-empty"};
const std::vector<std::string> kOwedWords = {"gain", "lose", "reroll", "upgrade", "take-cube"};

// "Smugglers' Moon" is `smugglers-moon`.
std::string wordFor(const char* name) {
  std::string word;
  for (; *name != '\0'; ++name) {
    if (*name >= 'A' && *name <= 'Z')
      word += static_cast<char>(*name - 'A' + 'a');
    else if (*name == ' ')
      word += '-';
    else if (*name != '\'')
      word += *name;
  }
  return word;
}
template <class Row, std::size_t N>
std::vector<std::string> wordsFor(const Row (&rows)[N]) {
  std::vector<std::string> words;
  for (const Row& row : rows) words.push_back(wordFor(row.name));
  return words;
}
const std::vector<std::string> kCardWords = wordsFor(kEncounterCard);
const std::vector<std::string> kPlanetWords = wordsFor(kPlanetCard);
const std::vector<std::string> kWeaponWords = wordsFor(kWeaponCard);
const std::vector<std::string> kCaptainWords = wordsFor(kCaptainCard);
const std::vector<std::string> kAlienWords = wordsFor(kAlienCard);
const std::vector<std::string> kDieWords = wordsFor(kDieCard);

constexpr std::uint8_t kNone = 0xFF;

Options options(const void* at) {
  Options options = standardOptions(kPulpInvasion);
  options.choice[0] = static_cast<std::uint8_t>(static_cast<const State*>(at)->difficulty);
  return options;
}

// ---- writing --------------------------------------------------------------------------------------------------------
void printSet(const char* key, const CardSet& cards, Writer& out) {
  Writer& line = out.line(key);
  for (Card card = 0; card < kEncounterCards; ++card)
    if (cards.has(card)) line.word(kCardWords[card]);
}
bool isEmpty(const CardSet& cards) {
  for (const std::uint8_t bits : cards.bits)
    if (bits != 0) return false;
  return true;
}

// What a player sees of a deck that nobody has looked through.
void printHidden(const char* key, std::size_t cards, Writer& out) {
  out.line(key).word("unknown").note(std::to_string(cards) + (cards == 1 ? " card" : " cards"));
}

// A line a sector, the last sector first: it lies at the bottom.
void printDeck(const State& state, Writer& out) {
  if (state.deck.empty()) out.line("deck");
  if (!state.deck.empty() && state.deck[0] >= kEncounterCards) {
    printHidden("deck", state.deck.size(), out);
    return;
  }
  for (std::size_t from = 0; from < state.deck.size(); from += kSectorCards) {
    Writer& line = out.line("deck");
    for (std::size_t i = from; i < state.deck.size() && i < from + kSectorCards; ++i)
      line.word(kCardWords[state.deck[i]]);
    line.note("sector " + std::to_string(kSectors - from / kSectorCards));
  }
}

void printLine(const State& state, Writer& out) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (state.status[slot] == LineStatus::empty && state.line[slot] == kNoCard) continue;
    Writer& line = out.line("line").number(static_cast<std::int64_t>(slot) + 1);
    if (state.line[slot] != kNoCard) line.word(kCardWords[state.line[slot]]);
    line.word(kStatusWords[static_cast<std::size_t>(state.status[slot])]);
  }
  if (state.location != kNoCard) out.line("location").word(kCardWords[state.location]);
}

void printCards(const State& state, Writer& out) {
  printLine(state, out);
  printSet("hand", state.hand, out);
  if (!state.shown.empty()) {
    Writer& line = out.line("shown");
    for (const Card card : state.shown) line.word(kCardWords[card]);
  }
  if (!isEmpty(state.returned)) printSet("returned", state.returned, out);
  printSet("discards", state.discards, out);
  printDeck(state, out);
}

template <class Rows>
void printRows(const char* key, const Rows& rows, const std::vector<std::string>& words, Writer& out) {
  if (!rows.empty() && rows[0] >= words.size()) {
    printHidden(key, rows.size(), out);
    return;
  }
  Writer& line = out.line(key);
  for (const std::uint8_t row : rows) line.word(words[row]);
}

void printPlanets(const State& state, Writer& out) {
  if (state.planet != kNoPlanet) out.line("planet").word(kPlanetWords[state.planet]);
  printRows("planets", state.planetRow, kPlanetWords, out);
  printRows("planet-deck", state.planetDeck, kPlanetWords, out);
}

void printWeapons(const State& state, Writer& out) {
  for (const Found& found : state.found) {
    Writer& line = out.line("weapon").word(kWeaponWords[found.weapon]);
    for (std::size_t i = 0; i < kAbilities; ++i) line.number(found.cubes[i]);
    if (found.automatic != 0) line.word("automatic");
    line.note("red, orange, blue");
  }
  printRows("weapon-deck", state.weaponDeck, kWeaponWords, out);
  if (state.weaponsSeen != 0) out.line("weapons-seen");
}

void printCubes(const State& state, Writer& out) {
  Writer& bag = out.line("bag");
  for (const std::uint8_t count : state.bag) bag.number(count);
  bag.note("red, orange, blue, yellow, black, white");
  if (state.quietus != 0) out.line("quietus").number(state.quietus);
  if (state.aside != 0) out.line("aside").number(state.aside);
  if (state.drawn[0] != kNone || state.drawn[1] != kNone) {
    Writer& drawn = out.line("drawn");
    for (const std::uint8_t cube : state.drawn)
      if (cube != kNone) drawn.word(kCubeWords[cube]);
  }
}

void printCaptain(const State& state, Writer& out) {
  out.line("captain").word(kCaptainWords[state.captain]);
  Writer& ability = out.line("ability");
  for (const std::uint8_t each : state.ability) ability.number(each);
  ability.note("Combat, Science, Diplomacy");
  if (state.phase == Phase::crew) return;
  out.line("stayed").word(kDieWords[state.stayedBehind]);
  for (std::size_t i = 0; i < kOwnedDice; ++i)
    out.line("die")
        .number(static_cast<std::int64_t>(i) + 1)
        .word(kDieWords[static_cast<std::size_t>(state.die[i].die)])
        .number(state.die[i].face);
}

// Small numbers of the round that are 0 at rest, each with its key.
struct Count {
  const char* key;
  std::uint8_t State::* at;
  std::uint8_t most;
};
constexpr Count kCounts[] = {
    {"die-used", &State::dieUsed, 1},         {"bonus", &State::bonus, 15},
    {"free-evade", &State::freeEvade, 1},     {"calm-evade", &State::calmEvade, 1},
    {"evade-owed", &State::evadeOwed, 15},    {"extra-cubes", &State::extraCubes, 15},
    {"extra-icons", &State::extraIcons, 4},   {"cubes", &State::cubes, 255},
    {"cubes-drawn", &State::cubesDrawn, 255}, {"used-half", &State::usedHalf, 1},
    {"used-face", &State::usedFace, 6},       {"quietus", &State::quietus, kCubesAColour},
    {"aside", &State::aside, kCubesAColour},
};

// What is asked in between, and of which die or text.
void printBetween(const State& state, Writer& out) {
  if (state.then != Phase::crew) out.line("then").word(kPhaseWords[static_cast<std::size_t>(state.then)]);
  const std::uint8_t owed[] = {state.owed.gain, state.owed.lose, state.owed.reroll, state.owed.upgrade,
                               state.owed.takeCube};
  for (std::size_t i = 0; i < kOwedWords.size(); ++i)
    if (owed[i] != 0) out.line("owed").word(kOwedWords[i]).number(owed[i]);
  for (std::size_t i = 0; i < kAbilities; ++i)
    if ((state.owed.weaponCube >> i & 1u) != 0) out.line("owed").word("weapon-cube").word(kCubeWords[i]);
  if (state.usedDie != kNone) out.line("used-die").number(state.usedDie + 1);
  if (state.spare.face != 0)
    out.line("spare").word(kDieWords[static_cast<std::size_t>(state.spare.die)]).number(state.spare.face);
  if (state.picked != kNone) out.line("picked").number(state.picked + 1);
  if (state.lostBy != LostBy::notLost) out.line("lost-by").word(kLostWords[static_cast<std::size_t>(state.lostBy)]);
}

void print(const void* at, Writer& out) {
  const auto& state = *static_cast<const State*>(at);
  out.line("round").number(state.round);
  out.line("phase").word(kPhaseWords[static_cast<std::size_t>(state.phase)]);
  Writer& aliens = out.line("aliens");
  for (const std::uint8_t alien : state.alien) aliens.word(kAlienWords[alien]);
  printCaptain(state, out);
  printCubes(state, out);
  printWeapons(state, out);
  printPlanets(state, out);
  printCards(state, out);
  if (state.current < kLineCards)
    out.line("current").number(state.current + 1);
  else
    out.line("current").word("none");
  for (const Count& count : kCounts)
    if (state.*count.at != 0 && count.at != &State::quietus && count.at != &State::aside)
      out.line(count.key).number(state.*count.at);
  printBetween(state, out);
  out.generator(state.rng);
}

// ---- reading --------------------------------------------------------------------------------------------------------
void begin(void* at, const Options& options, Seed seed) { deal(*static_cast<State*>(at), options, seed); }

template <class Number>
Number readNumberAs(const Line& line, std::size_t i, std::int64_t least, std::int64_t most) {
  return static_cast<Number>(line.number(i, least, most));
}
std::uint8_t readRow(const Line& line, std::size_t i, const std::vector<std::string>& words) {
  return static_cast<std::uint8_t>(line.choice(i, words));
}
// Not by choice(): a refusal that lists 48 cards helps nobody.
Card readCard(const Line& line, std::size_t i) {
  const auto found = std::find(kCardWords.begin(), kCardWords.end(), line.word(i));
  if (found == kCardWords.end()) line.refuse(i, "no card is called `" + line.word(i) + "`");
  return static_cast<Card>(found - kCardWords.begin());
}

void takeSet(const Line& line, CardSet& cards) {
  cards = CardSet{};
  for (std::size_t i = 1; i < line.count(); ++i) {
    const Card card = readCard(line, i);
    if (cards.has(card)) line.refuse(i, kCardWords[card] + " is there twice");
    cards.add(card);
  }
}

template <class Rows>
void takeRows(const Line& line, Rows& rows, const std::vector<std::string>& words) {
  rows = Rows{};
  for (std::size_t i = 1; i < line.count(); ++i) {
    if (rows.full())
      line.refuse(i, "`" + line.key() + "` holds at most " + std::to_string(Rows::capacity()) + " cards");
    rows.push(readRow(line, i, words));
  }
}

void takeDeck(State& state, const Line& line, bool again) {
  if (!again) state.deck = {};
  for (std::size_t i = 1; i < line.count(); ++i) {
    if (state.deck.full()) line.refuse(i, "`deck` holds at most 48 cards");
    state.deck.push(readCard(line, i));
  }
}

void takeShown(State& state, const Line& line) {
  for (std::size_t i = 1; i < line.count(); ++i) {
    if (state.shown.full()) line.refuse(i, "`shown` holds at most 8 cards");
    state.shown.push(readCard(line, i));
  }
}

// `line 2 iron-sentry evaded`; without a status it stands; `line 2 left` where a Location was.
void takeLine(State& state, const Line& line) {
  line.onceEach();
  const auto slot = readNumberAs<std::size_t>(line, 1, 1, kLineCards) - 1;
  if (line.count() == 3 && line.word(2) == "left") {
    state.status[slot] = LineStatus::left;
    return;
  }
  state.line[slot] = readCard(line, 2);
  state.status[slot] = LineStatus::standing;
  if (line.count() == 3) return;
  line.expect(3);
  state.status[slot] = static_cast<LineStatus>(line.choice(3, kStatusWords));
}

void takeWeapon(State& state, const Line& line) {
  line.onceEach();
  if (state.found.full()) line.refuse("there are 6 Super Weapons");
  Found found{};
  found.weapon = readRow(line, 1, kWeaponWords);
  if (line.count() > 2) {
    for (std::size_t i = 0; i < kAbilities; ++i) found.cubes[i] = readNumberAs<std::uint8_t>(line, i + 2, 0, 3);
    if (line.count() > 5) {
      line.expect(5);
      line.choice(5, {"automatic"});
      found.automatic = 1;
    }
  }
  state.found.push(found);
}

void takeDie(State& state, const Line& line) {
  line.onceEach();
  line.expect(3);
  OwnedDie& die = state.die[readNumberAs<std::size_t>(line, 1, 1, kOwnedDice) - 1];
  die.die = static_cast<Die>(line.choice(2, kDieWords));
  die.face = readNumberAs<std::uint8_t>(line, 3, 1, 6);
}

void takeOwed(State& state, const Line& line) {
  line.expect(2);
  if (line.word(1) == "weapon-cube") {
    const std::vector<std::string> colours(kCubeWords.begin(), kCubeWords.begin() + kAbilities);
    state.owed.weaponCube = static_cast<std::uint8_t>(state.owed.weaponCube | 1u << line.choice(2, colours));
    return;
  }
  line.onceEach();
  std::vector<std::string> words = kOwedWords;
  words.emplace_back("weapon-cube");
  std::uint8_t* const owed[] = {&state.owed.gain, &state.owed.lose, &state.owed.reroll, &state.owed.upgrade,
                                &state.owed.takeCube};
  *owed[line.choice(1, words)] = readNumberAs<std::uint8_t>(line, 2, 0, 15);
}

void takeDrawn(State& state, const Line& line) {
  if (line.count() > 3) line.expect(2);
  for (std::size_t i = 1; i < line.count(); ++i) state.drawn[i - 1] = readRow(line, i, kCubeWords);
}

template <std::size_t N>
void takeNumbers(const Line& line, std::uint8_t (&numbers)[N], std::int64_t most) {
  line.expect(N);
  for (std::size_t i = 0; i < N; ++i) numbers[i] = readNumberAs<std::uint8_t>(line, i + 1, 0, most);
}

// Cards, Planets and Super Weapons; lines that may have any number of words. False: no such key.
bool takePlace(State& state, const Line& line) {
  const std::string& key = line.key();
  if (key == "hand")
    takeSet(line, state.hand);
  else if (key == "discards")
    takeSet(line, state.discards);
  else if (key == "returned")
    takeSet(line, state.returned);
  else if (key == "shown")
    takeShown(state, line);
  else if (key == "planets")
    takeRows(line, state.planetRow, kPlanetWords);
  else if (key == "planet-deck")
    takeRows(line, state.planetDeck, kPlanetWords);
  else if (key == "weapon-deck")
    takeRows(line, state.weaponDeck, kWeaponWords);
  else if (key == "drawn")
    takeDrawn(state, line);
  else
    return false;
  return true;
}

std::uint8_t readCurrent(const Line& line) {
  const auto none = static_cast<std::int64_t>(kLineCards);
  return static_cast<std::uint8_t>(line.word(1) == "none" ? none : line.number(1, 1, none) - 1);
}

// Lines of one word. False: no such key.
bool takeWord(State& state, const Line& line) {
  const std::string& key = line.key();
  if (key == "round")
    state.round = readNumberAs<std::uint8_t>(line, 1, 1, kRounds);
  else if (key == "phase")
    state.phase = static_cast<Phase>(line.choice(1, kPhaseWords));
  else if (key == "then")
    state.then = static_cast<Phase>(line.choice(1, kPhaseWords));
  else if (key == "captain")
    state.captain = readRow(line, 1, kCaptainWords);
  else if (key == "stayed")
    state.stayedBehind = readRow(line, 1, kDieWords);
  else if (key == "planet")
    state.planet = readRow(line, 1, kPlanetWords);
  else if (key == "location")
    state.location = readCard(line, 1);
  else if (key == "current")
    state.current = readCurrent(line);
  else if (key == "used-die")
    state.usedDie = static_cast<std::uint8_t>(line.number(1, 1, kOwnedDice + 1) - 1);
  else if (key == "picked")
    state.picked = static_cast<std::uint8_t>(line.number(1, 1, kWeapons) - 1);
  else if (key == "lost-by")
    state.lostBy = static_cast<LostBy>(line.choice(1, kLostWords));
  else
    return false;
  line.expect(1);
  return true;
}

bool takeCount(State& state, const Line& line) {
  for (const Count& count : kCounts) {
    if (line.key() != count.key) continue;
    line.expect(1);
    state.*count.at = readNumberAs<std::uint8_t>(line, 1, 0, count.most);
    return true;
  }
  return false;
}

// Lines of a fixed number of words. False: no such key.
bool takeFixed(State& state, const Line& line) {
  const std::string& key = line.key();
  if (key == "aliens") {
    line.expect(kSectors);
    for (std::size_t i = 0; i < kSectors; ++i) state.alien[i] = readRow(line, i + 1, kAlienWords);
  } else if (key == "ability") {
    takeNumbers(line, state.ability, 15);
  } else if (key == "bag") {
    takeNumbers(line, state.bag, kCubesAColour);
  } else if (key == "spare") {
    line.expect(2);
    state.spare = {static_cast<Die>(line.choice(1, kDieWords)), readNumberAs<std::uint8_t>(line, 2, 1, 6)};
  } else if (key == "weapons-seen") {
    line.expect(0);
    state.weaponsSeen = 1;
  } else if (key == "generator") {
    state.rng = line.generator();
  } else {
    return false;
  }
  return true;
}

void take(void* at, const Line& line, bool again) {
  auto& state = *static_cast<State*>(at);
  const std::string& key = line.key();
  if (key == "deck") {
    takeDeck(state, line, again);
  } else if (key == "line") {
    takeLine(state, line);
  } else if (key == "weapon") {
    takeWeapon(state, line);
  } else if (key == "die") {
    takeDie(state, line);
  } else if (key == "owed") {
    takeOwed(state, line);
  } else {
    once(line, again);
    if (!takePlace(state, line) && !takeWord(state, line) && !takeCount(state, line) && !takeFixed(state, line))
      line.unknownKey();
  }
}

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

void finish(void* at, const Given& given) {
  auto& state = *static_cast<State*>(at);
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

}  // namespace
}  // namespace pulp_invasion

const Notation kPulpInvasionNotation = {
    &kPulpInvasion,       pulp_invasion::options, pulp_invasion::print,
    pulp_invasion::begin, pulp_invasion::take,    pulp_invasion::finish,
};

}  // namespace armada
