// Pew Pew! as text: a line for every piece on the table. Depths are 1 to 4, spaces go by their names (up-left to
// down-right, and centre), aliens by theirs, screen cards by their numbers 1 to 27; the draw pile's last card is on
// top. Left out: the ship is in the centre with 3 hearts; round 1, no points, no deaths; aliens are in the cup, heart,
// mine and tokens in their pools; action points are counted from what lies on the table; screen cards that are named
// nowhere come in the order of the seed's deal, first into play, then into the draw pile. A text that names no piece
// and no card is the seed's deal itself.
#include "rules/pew_pew/pew_pew.h"
#include "notation/fields.h"
#include "rules/pew_pew/fields.h"
#include "rules/pew_pew/phases.h"

namespace armada {

extern const Notation kPewPewNotation;

namespace pew_pew {
namespace {

Options options(const State& s) {
  Options options = standardOptions(kPewPew);
  options.choice[0] = static_cast<std::uint8_t>(s.difficulty);
  return options;
}

std::string cardNote(std::uint8_t card) {
  std::string note;
  for (std::size_t i = 0; i < kScreenCard[card].sets; ++i) {
    const ChevronSet& set = kScreenCard[card].set[i];
    note += (i == 0 ? "" : ", ") + std::string(set.chevrons, '>') + ' ' + kSpaceName[set.space];
  }
  return note;
}

std::string note(const State& s, std::string_view key, std::size_t nth) {
  if (key == "ship") return "hearts";
  if (key == "actions") return "left, and when the phase began";
  if (key == "counted") return "hearts and open sets (1 + 2 + 4) then";
  return key == "card" ? cardNote(s.cards[kDepths - 1 - nth]) : "";
}

// ---- what was left out ---------------------------------------------------------------------------------------------
constexpr std::uint8_t kOpen = kNowhere;  // a card in play that finish() fills

void begin(State& s, const Options& options, Seed seed) {
  s = State{};
  s.difficulty = static_cast<Difficulty>(options.choice[0]);
  s.rng = Rng::seeded(seed);
  for (std::uint8_t& card : s.cards) card = kOpen;
  s.shipSpace = kCentre;
  s.hearts = kFullHearts;
  s.round = 1;
}

bool cardPlaced(const State& s, std::uint8_t card) {
  bool there = (s.discards & (1u << card)) != 0 || s.drawPile.contains(card);
  for (const std::uint8_t inPlay : s.cards) there = there || inPlay == card;
  return there;
}

// Those that lie on the table are not in the pool.
void takeTokens(State& s) {
  std::size_t tokens = 0;
  for (std::size_t depth = 1; depth <= kDepths; ++depth) {
    for (std::size_t space = 0; space < kSpaces; ++space)
      tokens += pewsAt(s, depth, space) + (missileAt(s, depth, space) ? 1u : 0u);
  }
  if (tokens > kTokens) throw Refused{"", "there are only 18 Pew!/Missile tokens"};
  s.tokens = static_cast<std::uint8_t>(kTokens - tokens);
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

void finish(State& s, const Given& given) {
  takeTokens(s);
  State dealt;
  deal(dealt, given.options, given.seed);
  bool placed = false;
  for (const char* key : {"card", "pile", "discards", "alien", "pew", "missile", "mine", "heart", "ship"})
    placed = placed || given.has(key);
  if (!placed) {
    for (std::size_t i = 0; i < kAliens; ++i) s.aliens[i] = dealt.aliens[i];
    if (!given.has("generator")) s.rng = dealt.rng;
  }
  recount(s);
  placeOtherCards(s, dealt, given.has("pile"));
  if (!given.has("counted")) {
    s.countedHearts = s.hearts > 0 ? s.hearts : std::uint8_t{1};  // the turn began before the last hit
    s.countedSets = openSets(s);
  }
  if (!given.has("actions"))
    s.actionPoints = s.countedPoints = countedPoints(hullOf(s.difficulty), s.cards[0], s.countedSets, s.countedHearts);
}

constexpr const char* kOrder =
    "end round points deaths ship actions counted card alien pew+missile mine heart pile discards";

}  // namespace
}  // namespace pew_pew

const Notation kPewPewNotation =
    makeNotation<pew_pew::State, pew_pew::options, pew_pew::begin, pew_pew::finish, pew_pew::note>(kPewPew,
                                                                                                   pew_pew::kOrder);

}  // namespace armada
