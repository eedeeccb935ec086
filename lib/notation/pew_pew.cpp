// Pew Pew! as text: a line for every piece on the table. Depths are 1 to 4, spaces go by their names (up-left to
// down-right, and centre), aliens by theirs, screen cards by their numbers 1 to 27; the draw pile's last card is on
// top. Left out: the ship is in the centre with 3 hearts; round 1, no points, no deaths; aliens are in the cup, heart,
// mine and tokens in their pools; action points are counted from what lies on the table; screen cards that are named
// nowhere come in the order of the seed's deal, first into play, then into the draw pile. A text that names no piece
// and no card is the seed's deal itself.
#include "rules/pew_pew/pew_pew.h"
#include "notation/notation.h"
#include "rules/pew_pew/phases.h"

namespace armada {

extern const Notation kPewPewNotation;

namespace pew_pew {
namespace {

const std::vector<std::string> kEndWords = {"none", "won", "ship-destroyed", "homeworld-lost", "own-mine"};

std::vector<std::string> spaceNames() { return {kSpaceName, kSpaceName + kSpaces}; }

std::vector<std::string> alienNames() {
  std::vector<std::string> names;
  for (const AlienShip& alien : kAlienShip) names.emplace_back(alien.name);
  return names;
}

Options options(const void*) { return standardOptions(kPewPew); }

// ---- writing -------------------------------------------------------------------------------------------------------
std::string cardNote(std::uint8_t card) {
  std::string note;
  for (std::size_t i = 0; i < kScreenCard[card].sets; ++i) {
    const ChevronSet& set = kScreenCard[card].set[i];
    note += (i == 0 ? "" : ", ") + std::string(set.chevrons, '>') + ' ' + kSpaceName[set.space];
  }
  return note;
}

void printPieces(const State& s, Writer& out) {
  for (std::size_t i = 0; i < kAliens; ++i) {
    const Alien& alien = s.aliens[i];
    if (alien.depth == 0) continue;
    out.line("alien").word(kAlienShip[i].name).number(alien.depth).word(kSpaceName[alien.space]).number(alien.side);
  }
  for (std::size_t depth = 1; depth <= kDepths; ++depth)
    for (std::size_t space = 0; space < kSpaces; ++space) {
      const auto at = static_cast<std::int64_t>(depth);
      if (pewsAt(s, depth, space) > 0)
        out.line("pew").number(at).word(kSpaceName[space]).number(pewsAt(s, depth, space));
      if (missileAt(s, depth, space)) out.line("missile").number(at).word(kSpaceName[space]);
    }
  if (s.mineDepth != 0) out.line("mine").number(s.mineDepth).word(kSpaceName[s.mineSpace]);
  if (s.heartDepth != 0) out.line("heart").number(s.heartDepth).word(kSpaceName[s.heartSpace]);
}

void printCards(const State& s, Writer& out) {
  Writer& pile = out.line("pile");
  for (const std::uint8_t card : s.drawPile) pile.number(card + 1);
  if (s.discards == 0) return;
  Writer& discards = out.line("discards");
  for (std::uint8_t card = 0; card < kScreenCards; ++card)
    if ((s.discards & (1u << card)) != 0) discards.number(card + 1);
}

void print(const void* at, Writer& out) {
  const auto& s = *static_cast<const State*>(at);
  if (s.end != End::none) out.line("end").word(kEndWords[static_cast<std::size_t>(s.end)]);
  out.line("round").number(s.round);
  out.line("points").number(s.points);
  out.line("deaths").number(s.deaths);
  out.line("ship").word(kSpaceName[s.shipSpace]).number(s.hearts).note("hearts");
  out.line("actions").number(s.actionPoints).number(s.countedPoints).note("left, and when the phase began");
  out.line("counted").number(s.countedHearts).number(s.countedSets).note("hearts and open sets (1 + 2 + 4) then");
  for (std::size_t i = kDepths; i > 0; --i)
    out.line("card").number(static_cast<std::int64_t>(i)).number(s.cards[i - 1] + 1).note(cardNote(s.cards[i - 1]));
  printPieces(s, out);
  printCards(s, out);
  out.generator(s.rng);
}

// ---- reading -------------------------------------------------------------------------------------------------------
constexpr std::uint8_t kOpen = kNowhere;  // a card in play that finish() fills

void begin(void* at, const Options&, Seed seed) {
  auto& s = *static_cast<State*>(at);
  s = State{};
  s.rng = Rng::seeded(seed);
  for (std::uint8_t& card : s.cards) card = kOpen;
  s.tokens = kTokens;
  s.shipSpace = kCentre;
  s.hearts = kFullHearts;
  s.round = 1;
}

std::uint8_t readDepth(const Line& line, std::size_t i) {
  return static_cast<std::uint8_t>(line.number(i, 1, static_cast<std::int64_t>(kDepths)));
}
std::uint8_t readSpace(const Line& line, std::size_t i) {
  return static_cast<std::uint8_t>(line.choice(i, spaceNames()));
}

bool cardPlaced(const State& s, std::uint8_t card) {
  bool there = (s.discards & (1u << card)) != 0 || s.drawPile.contains(card);
  for (const std::uint8_t inPlay : s.cards) there = there || inPlay == card;
  return there;
}

std::uint8_t readCard(const State& s, const Line& line, std::size_t i) {
  const auto card = static_cast<std::uint8_t>(line.number(i, 1, static_cast<std::int64_t>(kScreenCards)) - 1);
  if (cardPlaced(s, card)) line.refuse(i, "card " + line.word(i) + " has a place already");
  return card;
}

void takeToken(State& s, const Line& line, std::uint8_t count) {
  if (s.tokens < count) line.refuse("there are only 18 Pew!/Missile tokens");
  s.tokens = static_cast<std::uint8_t>(s.tokens - count);
}

void takeAlien(State& s, const Line& line) {
  line.expect(4);
  line.onceEach();
  Alien& alien = s.aliens[line.choice(1, alienNames())];
  alien = {readDepth(line, 2), readSpace(line, 3), static_cast<std::uint8_t>(line.number(4, 1, kSides))};
}

void takePew(State& s, const Line& line) {
  line.expect(line.count() > 3 ? 3 : 2);
  const std::uint8_t depth = readDepth(line, 1);
  std::uint8_t& pews = s.pews[depth - 1u][readSpace(line, 2)];
  if (pews > 0) line.refuse("Pews in one space stand in one line, with their number");
  pews = line.count() > 3 ? static_cast<std::uint8_t>(line.number(3, 1, kTokens)) : std::uint8_t{1};
  s.pewSpaces[depth - 1u] = spacesWithPews(s, depth);
  takeToken(s, line, pews);
}

void takeMissile(State& s, const Line& line) {
  line.expect(2);
  std::uint16_t& missiles = s.missiles[readDepth(line, 1) - 1];
  const std::uint16_t bit = spaceBit(readSpace(line, 2));
  if ((missiles & bit) != 0) line.refuse("a space holds one missile at most");
  missiles = static_cast<std::uint16_t>(missiles | bit);
  takeToken(s, line, 1);
}

void takeShip(State& s, const Line& line) {
  line.expect(line.count() > 2 ? 2 : 1);
  s.shipSpace = readSpace(line, 1);
  if (line.count() > 2) s.hearts = static_cast<std::uint8_t>(line.number(2, 0, kFullHearts));
}

void takeActions(State& s, const Line& line) {
  line.expect(line.count() > 2 ? 2 : 1);
  s.actionPoints = static_cast<std::uint8_t>(line.number(1, 0, kMostActionPoints));
  s.countedPoints =
      line.count() > 2 ? static_cast<std::uint8_t>(line.number(2, s.actionPoints, kMostActionPoints)) : s.actionPoints;
}

// Lines that stand once. False: no such key.
bool takeNumbers(State& s, const Line& line) {
  const std::string& key = line.key();
  std::uint8_t* const number = key == "round"    ? &s.round
                               : key == "points" ? &s.points
                               : key == "deaths" ? &s.deaths
                                                 : nullptr;
  if (number != nullptr) {
    line.expect(1);
    const bool isRound = number == &s.round;
    *number = static_cast<std::uint8_t>(line.number(1, isRound ? 1 : 0, isRound ? kLastRoundCounted : kMostMarkers));
  } else if (key == "end") {
    line.expect(1);
    s.end = static_cast<End>(line.choice(1, kEndWords));
  } else if (key == "ship") {
    takeShip(s, line);
  } else if (key == "actions") {
    takeActions(s, line);
  } else if (key == "counted") {
    line.expect(2);
    s.countedHearts = static_cast<std::uint8_t>(line.number(1, 1, kFullHearts));
    s.countedSets = static_cast<std::uint8_t>(line.number(2, 0, (1 << kMostSets) - 1));
  } else if (key == "mine" || key == "heart") {
    line.expect(2);
    (key == "mine" ? s.mineDepth : s.heartDepth) = readDepth(line, 1);
    (key == "mine" ? s.mineSpace : s.heartSpace) = readSpace(line, 2);
  } else if (key == "pile") {
    for (std::size_t i = 1; i < line.count(); ++i) s.drawPile.push(readCard(s, line, i));
  } else if (key == "discards") {
    for (std::size_t i = 1; i < line.count(); ++i) s.discards |= 1u << readCard(s, line, i);
  } else if (key == "generator") {
    s.rng = line.generator();
  } else {
    return false;
  }
  return true;
}

void take(void* at, const Line& line, bool again) {
  auto& s = *static_cast<State*>(at);
  const std::string& key = line.key();
  if (key == "alien") {
    takeAlien(s, line);
  } else if (key == "pew") {
    takePew(s, line);
  } else if (key == "missile") {
    takeMissile(s, line);
  } else if (key == "card") {
    line.expect(2);
    line.onceEach();
    s.cards[readDepth(line, 1) - 1] = readCard(s, line, 2);
  } else {
    once(line, again);
    if (!takeNumbers(s, line)) line.unknownKey();
  }
}

// The cards that are named nowhere, in the order of the deal: into play from the closest, the rest under the pile.
void placeOtherCards(State& s, const State& dealt, bool pileGiven) {
  List<std::uint8_t, kScreenCards> others{};
  for (const std::uint8_t card : dealt.cards)
    if (!cardPlaced(s, card)) others.push(card);
  for (std::size_t i = dealt.drawPile.size(); i > 0; --i)
    if (!cardPlaced(s, dealt.drawPile[i - 1])) others.push(dealt.drawPile[i - 1]);
  std::size_t next = 0;
  for (std::uint8_t& card : s.cards) {
    if (card != kOpen) continue;
    if (next == others.size()) throw Refused{"", "no screen card is left for the table"};
    card = others[next++];
  }
  if (pileGiven) return;
  for (std::size_t i = others.size(); i > next; --i) s.drawPile.push(others[i - 1]);
}

void finish(void* at, const Given& given) {
  auto& s = *static_cast<State*>(at);
  State dealt;
  deal(dealt, given.options, given.seed);
  bool placed = false;
  for (const char* key : {"card", "pile", "discards", "alien", "pew", "missile", "mine", "heart", "ship"})
    placed = placed || given.has(key);
  if (!placed) {
    for (std::size_t i = 0; i < kAliens; ++i) s.aliens[i] = dealt.aliens[i];
    if (!given.has("generator")) s.rng = dealt.rng;
  }
  placeOtherCards(s, dealt, given.has("pile"));
  if (!given.has("counted")) {
    s.countedHearts = s.hearts > 0 ? s.hearts : std::uint8_t{1};  // the turn began before the last hit
    s.countedSets = openSets(s);
  }
  if (!given.has("actions"))
    s.actionPoints = s.countedPoints = countedPoints(s.cards[0], s.countedSets, s.countedHearts);
}

}  // namespace
}  // namespace pew_pew

const Notation kPewPewNotation = {
    &kPewPew, pew_pew::options, pew_pew::print, pew_pew::begin, pew_pew::take, pew_pew::finish,
};

}  // namespace armada
