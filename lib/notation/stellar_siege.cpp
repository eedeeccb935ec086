// Stellar Siege as text: a line for every deployed Alien in the order in which they came, and one for each hand and pile.
// Planets are 1 to 8, Aliens go by what they do (`enemy-draws-1-2`), a Draw Pile's last card is on top. Left out: the field,
// hands and Discard Piles are empty, and nothing holds for anybody; cards that are named nowhere lie in the Draw Pile, in the
// order of the seed's deal, or in the Discard Pile if the Draw Pile was named; sides and first player are the deal's, too. A
// text that names no card at all is the seed's deal itself.
#include "rules/stellar_siege/stellar_siege.h"
#include "notation/notation.h"
#include "rules/stellar_siege/state.h"

namespace armada {

extern const Notation kStellarSiegeNotation;

namespace stellar_siege {
namespace {

const std::vector<std::string> kSeatWords = {"antillians", "morkolytes"};
const std::vector<std::string> kKindWords = {
    "unknown",         "draw-1-2",        "draw-3-4",           "discard-1-2", "discard-2-3",
    "enemy-draws-1-2", "enemy-draws-2-3", "enemy-discards-1-2", "any-time",    "adjacent",
    "anywhere",        "any-planet",      "additional",
};
const std::vector<std::string> kPhaseWords = {
    "sides",  "adjust",  "deploy",       "declare", "anywhere", "number",     "discard", "adjacent", "additional",
    "planet", "planets", "adjust-enemy", "soldier", "gift",     "throw-away", "end",     "pass",     "over",
};
const std::vector<std::string> kEffectWords = {
    "siptou", "valtinia", "cordontion", "zahwilta", "emalto", "iontian",    "ambyria", "taltuva", "plomeena",
    "aspal",  "hyperion", "clio",       "artemis",  "nyx",    "pandemonia", "aether",  "none",
};
// One word a bit, from the lowest.
const std::vector<std::string> kBurdenWords = {"random-deployment", "no-planet-effect", "soldiers-blocked", "value-up",
                                               "value-down",        "may-adjust",       "may-adjust-next"};
const std::vector<std::string> kTurnWords = {"declared", "effect-used", "any-planet", "triggered"};
const std::vector<std::string> kSideWords = {"a", "b"};

// The game's options, in the order of its table.
enum OptionIndex : std::size_t { kEndOption, kFirstOption, kSidesOption };

// The first player is an option as soon as it is known; the sides are one only while they are chosen.
Options options(const void* at) {
  const auto& state = *static_cast<const State*>(at);
  Options options = standardOptions(kStellarSiege);
  options.choice[kEndOption] = static_cast<std::uint8_t>(state.endRule);
  options.choice[kFirstOption] = static_cast<std::uint8_t>(state.first + 1);
  options.choice[kSidesOption] = state.phase == Phase::sides ? 1 : 0;
  return options;
}

// ---- writing --------------------------------------------------------------------------------------------------------
void printCards(Writer& line, const Cards& cards) {
  for (std::size_t kind = 0; kind <= kKinds; ++kind)
    for (std::size_t i = 0; i < cards.of[kind]; ++i) line.word(kKindWords[kind]);
}

void printBits(Writer& line, std::uint8_t bits, const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if ((bits >> i & 1u) != 0) line.word(words[i]);
}

void printField(const State& state, Writer& out) {
  for (const Alien each : state.field)
    out.line("alien").word(kSeatWords[each.seat()]).number(each.planet() + 1).word(kKindWords[indexOf(each.kind())]);
}

void printPlaces(const State& state, Writer& out) {
  for (Seat seat = 0; seat < kSeatCount; ++seat) printCards(out.line("hand").word(kSeatWords[seat]), state.hand[seat]);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    printCards(out.line("discards").word(kSeatWords[seat]), state.discards[seat]);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    Writer& line = out.line("pile").word(kSeatWords[seat]);
    for (const Kind kind : state.pile[seat]) line.word(kKindWords[indexOf(kind)]);
  }
  for (std::size_t kind = 1; kind <= kKinds; ++kind)
    if (state.given[kind] != 0) out.line("given").word(kKindWords[kind]).number(state.given[kind]);
}

bool asksForPlanet(Phase phase) { return phase == Phase::sides || phase == Phase::planets; }

// What holds for turns, and how far the running one is. Only what is not at rest.
void printTurn(const State& state, Writer& out) {
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    if (state.burden[seat] != 0) printBits(out.line("burden").word(kSeatWords[seat]), state.burden[seat], kBurdenWords);
  if (state.turn != 0) printBits(out.line("turn"), state.turn, kTurnWords);
  if (state.adjustment != 0) out.line("adjustment").number(state.adjustment);
  if (state.planet != kNoPlanet) out.line("planet").number(state.planet + 1);
  if (state.deployed != Kind::unknown) out.line("deployed").word(kKindWords[indexOf(state.deployed)]);
  if (state.card != Kind::unknown) out.line("card").word(kKindWords[indexOf(state.card)]);
  if (state.effect != Effect::none) out.line("effect").word(kEffectWords[static_cast<std::size_t>(state.effect)]);
  if (state.phase == Phase::gift) out.line("gave").number(state.chosen);
  if (asksForPlanet(state.phase) && state.chosen != kNoPlanet) out.line("chosen").number(state.chosen + 1);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    if (state.owed[seat] != 0) out.line("owed").word(kSeatWords[seat]).number(state.owed[seat]);
}

std::string effectNote(std::uint8_t sides) {
  std::string note;
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
    note += (planet == 0 ? "" : ", ") + std::string(sideOf(effectAt(sides, planet)).name);
  return note;
}

void print(const void* at, Writer& out) {
  const auto& state = *static_cast<const State*>(at);
  out.line("phase").word(kPhaseWords[static_cast<std::size_t>(state.phase)]);
  out.line("turns").number(state.turns).note("that have ended");
  out.line("active").word(kSeatWords[state.active]);
  Writer& sides = out.line("sides");
  for (std::size_t planet = 0; planet < kPlanets; ++planet) sides.word(kSideWords[state.sides >> planet & 1u]);
  sides.note(effectNote(state.sides));
  printField(state, out);
  printPlaces(state, out);
  printTurn(state, out);
  out.generator(state.rng);
}

// ---- reading --------------------------------------------------------------------------------------------------------
// What was named for a seat, kept in `filler` until finish() clears it.
enum Named : unsigned { kPileNamed = 1, kDiscardsNamed = 4 };

void setNamed(State& state, Named what, Seat seat) {
  state.filler = static_cast<std::uint8_t>(state.filler | static_cast<unsigned>(what) << seat);
}
bool isNamed(const State& state, Named what, Seat seat) {
  return (state.filler & static_cast<unsigned>(what) << seat) != 0;
}

// The deal with its cards taken up again, until finish() knows whether any were named.
void begin(void* at, const Options& options, Seed seed) {
  auto& state = *static_cast<State*>(at);
  deal(state, options, seed);
  state.rng = Rng::seeded(seed);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    state.pile[seat] = DrawPile{};
    state.hand[seat] = Cards{};
  }
}

std::uint8_t readPlanet(const Line& line, std::size_t i) {
  return static_cast<std::uint8_t>(line.number(i, 1, static_cast<std::int64_t>(kPlanets)) - 1);
}
Seat readSeat(const Line& line, std::size_t i) { return static_cast<Seat>(line.choice(i, kSeatWords)); }

Kind readKind(const Line& line, std::size_t i) {
  const std::vector<std::string> known(kKindWords.begin() + 1, kKindWords.end());
  return static_cast<Kind>(line.choice(i, known) + 1);
}

void takeCards(const Line& line, Cards& cards) {
  for (std::size_t i = 2; i < line.count(); ++i) {
    if (cards.total == kMostHeld) line.refuse(i, "`" + line.key() + "` holds at most 45 cards");
    cards.add(readKind(line, i));
  }
}

void takePile(const Line& line, DrawPile& pile) {
  for (std::size_t i = 2; i < line.count(); ++i) {
    if (pile.full()) line.refuse(i, "`pile` holds at most 45 cards");
    pile.push(readKind(line, i));
  }
}

std::uint8_t takeBits(const Line& line, std::size_t from, const std::vector<std::string>& words) {
  unsigned bits = 0;
  for (std::size_t i = from; i < line.count(); ++i) bits |= 1u << line.choice(i, words);
  return static_cast<std::uint8_t>(bits);
}

void takeAlien(State& state, const Line& line) {
  line.expect(3);
  if (state.field.full()) line.refuse("the field holds at most 60 Aliens");
  const Seat seat = readSeat(line, 1);
  const std::uint8_t planet = readPlanet(line, 2);
  state.field.push(alien(seat, planet, readKind(line, 3)));
}

void takeSides(State& state, const Line& line) {
  line.expect(kPlanets);
  state.sides = 0;
  for (std::size_t planet = 0; planet < kPlanets; ++planet)
    state.sides = static_cast<std::uint8_t>(state.sides | line.choice(planet + 1, kSideWords) << planet);
}

// A seat's cards. False: no such key.
bool takePlace(State& state, const Line& line) {
  const std::string& key = line.key();
  if (key != "hand" && key != "discards" && key != "pile") return false;
  line.onceEach();
  const Seat seat = readSeat(line, 1);
  if (key == "hand") {
    takeCards(line, state.hand[seat]);
  } else if (key == "discards") {
    takeCards(line, state.discards[seat]);
    setNamed(state, kDiscardsNamed, seat);
  } else {
    takePile(line, state.pile[seat]);
    setNamed(state, kPileNamed, seat);
  }
  return true;
}

// What stands once for a seat or a kind. False: no such key.
bool takeEach(State& state, const Line& line) {
  const std::string& key = line.key();
  if (key != "given" && key != "burden" && key != "owed") return false;
  line.onceEach();
  if (key == "burden") {
    state.burden[readSeat(line, 1)] = takeBits(line, 2, kBurdenWords);
    return true;
  }
  line.expect(2);
  if (key == "given")
    state.given[indexOf(readKind(line, 1))] = static_cast<std::int8_t>(line.number(2, -3, 3));
  else
    state.owed[readSeat(line, 1)] = static_cast<std::uint8_t>(line.number(2, 0, 4));
  return true;
}

// Lines of one word that stand once. False: no such key.
bool takeOne(State& state, const Line& line) {
  const std::string& key = line.key();
  if (key == "phase") {
    state.phase = static_cast<Phase>(line.choice(1, kPhaseWords));
  } else if (key == "turns") {
    state.turns = static_cast<std::uint8_t>(line.number(1, 0, 255));
  } else if (key == "active") {
    state.active = readSeat(line, 1);
  } else if (key == "adjustment") {
    state.adjustment = static_cast<std::int8_t>(line.number(1, -1, 1));
  } else if (key == "planet") {
    state.planet = readPlanet(line, 1);
  } else if (key == "deployed") {
    state.deployed = readKind(line, 1);
  } else if (key == "card") {
    state.card = readKind(line, 1);
  } else if (key == "effect") {
    state.effect = static_cast<Effect>(line.choice(1, kEffectWords));
  } else if (key == "chosen") {
    state.chosen = readPlanet(line, 1);
  } else if (key == "gave") {
    state.chosen = static_cast<std::uint8_t>(line.number(1, 0, static_cast<std::int64_t>(kMostGifts)));
  } else {
    return false;
  }
  line.expect(1);
  return true;
}

void take(void* at, const Line& line, bool again) {
  auto& state = *static_cast<State*>(at);
  const std::string& key = line.key();
  if (key == "alien") {
    takeAlien(state, line);
  } else if (!takePlace(state, line) && !takeEach(state, line)) {
    once(line, again);
    if (key == "sides")
      takeSides(state, line);
    else if (key == "turn")
      state.turn = takeBits(line, 1, kTurnWords);
    else if (key == "generator")
      state.rng = line.generator();
    else if (!takeOne(state, line))
      line.unknownKey();
  }
}

// ---- what was left out ----------------------------------------------------------------------------------------------
// How many of a kind a seat has beyond those that are named.
int missing(const State& state, Seat seat, Kind kind) {
  const int got = state.given[indexOf(kind)];
  int count = cardOf(kind).copies + (seat == 0 ? -got : got);
  count -= state.hand[seat].count(kind) + state.discards[seat].count(kind);
  for (const Kind each : state.pile[seat]) count -= each == kind ? 1 : 0;
  for (const Alien each : state.field) count -= each.seat() == seat && each.kind() == kind ? 1 : 0;
  return count;
}

// Clio's gifts below, then the seat's deck as it was dealt; the first hand's cards are on top.
void fillPile(State& state, const State& dealt, Seat seat) {
  List<Kind, kMostHeld + kDeckCards> deck{};
  for (std::uint8_t kind = 1; kind <= kKinds; ++kind) {
    const int got = seat == 0 ? -state.given[kind] : state.given[kind];
    for (int i = 0; i < got; ++i) deck.push(static_cast<Kind>(kind));
  }
  for (const Kind kind : dealt.pile[seat]) deck.push(kind);
  for (std::uint8_t kind = 1; kind <= kKinds; ++kind)
    for (std::size_t i = 0; i < dealt.hand[seat].of[kind]; ++i) deck.push(static_cast<Kind>(kind));
  for (const Kind kind : deck)
    if (missing(state, seat, kind) > 0 && !state.pile[seat].full()) state.pile[seat].push(kind);
}

void fillDiscards(State& state, Seat seat) {
  for (std::uint8_t kind = 1; kind <= kKinds; ++kind)
    while (missing(state, seat, static_cast<Kind>(kind)) > 0) state.discards[seat].add(static_cast<Kind>(kind));
}

void placeOtherCards(State& state, const State& dealt, const Given& given) {
  bool named = false;
  for (const char* key : {"alien", "hand", "discards", "pile", "given"}) named = named || given.has(key);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    if (!named) {
      state.hand[seat] = dealt.hand[seat];
      state.pile[seat] = dealt.pile[seat];
    } else if (!isNamed(state, kPileNamed, seat)) {
      fillPile(state, dealt, seat);
    } else if (!isNamed(state, kDiscardsNamed, seat)) {
      fillDiscards(state, seat);
    }
  }
  if (named && !given.has("phase")) state.phase = Phase::deploy;
  if (!named && !given.has("generator")) state.rng = dealt.rng;
}

void finish(void* at, const Given& given) {
  auto& state = *static_cast<State*>(at);
  State dealt;
  deal(dealt, given.options, given.seed);
  placeOtherCards(state, dealt, given);
  state.filler = 0;
  if (!given.has("active")) state.active = state.turns % kSeatCount == 0 ? state.first : otherSeat(state.first);
  if (!given.has("chosen") && state.phase == Phase::planets) state.chosen = kNoPlanet;
}

}  // namespace
}  // namespace stellar_siege

const Notation kStellarSiegeNotation = {
    &kStellarSiege,       stellar_siege::options, stellar_siege::print,
    stellar_siege::begin, stellar_siege::take,    stellar_siege::finish,
};

}  // namespace armada
