// Who knows what in Stellar Siege: the other's hand and the order of both Draw Piles are hidden; how many, and all that
// lies on the table, is open. The two players know which cards Clio carried, bystanders do not. The only file that decides
// it.
#include <initializer_list>

#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

namespace {

// Cards by kind, as many as there are.
struct Heap {
  std::int8_t of[kKinds + 1];
};

void blank(Cards& cards) {
  const std::uint8_t total = cards.total;
  cards = Cards{};
  cards.total = total;
  cards.of[0] = total;
}

// What everybody knows of a hand. House j: the card on its way lies open, and is still counted in it. House 4: the offer before
// step 5 is made to who holds nothing but any-time Officers.
Cards openCards(const State& s, Seat seat) {
  Cards open{};
  if (s.active != seat) return open;
  if (s.phase == Phase::declare || s.phase == Phase::anywhere) open.add(s.card);
  while (s.phase == Phase::beforeDraw && open.total < s.hand[seat].total) open.add(Kind::anyTime);
  return open;
}

Heap deckOf(const State& s, Seat seat, bool knowsGifts) {
  Heap heap{};
  for (unsigned kind = 1; kind <= kKinds; ++kind) {
    const int got = knowsGifts ? (seat == 0 ? -s.given[kind] : s.given[kind]) : 0;
    heap.of[kind] = static_cast<std::int8_t>(kAlienCard[kind].copies + got);
  }
  return heap;
}

void strike(Heap& heap, const Cards& cards) {
  for (unsigned kind = 1; kind <= kKinds; ++kind)
    heap.of[kind] = static_cast<std::int8_t>(heap.of[kind] - cards.of[kind]);
}

// Takes away what lies open of a seat.
void strikeTable(Heap& heap, const State& s, Seat seat) {
  strike(heap, s.discards[seat]);
  for (const Alien each : s.field)
    if (each.seat() == seat) --heap.of[indexOf(each.kind())];
}

using Loose = Deck<Kind, kMostAliens>;

Loose loosened(const Heap& heap) {
  Loose loose{};
  for (unsigned kind = 1; kind <= kKinds; ++kind)
    for (int i = 0; i < heap.of[kind]; ++i) loose.push(static_cast<Kind>(kind));
  return loose;
}

void fillPile(DrawPile& pile, Loose& loose) {
  for (Kind& kind : pile) kind = loose.draw();
}

// Everybody sees that Hyperion is offered, or asks for a Soldier: there is one in that hand.
bool surelyHoldsSoldier(const State& s, Seat seat) {
  if (s.active != seat) return false;
  const bool anyPlanet = (s.turn & kAnyPlanet) != 0;
  const bool offered = s.phase == Phase::planet && !anyPlanet && effectAt(s, s.planet) == Effect::hyperion;
  return offered || s.phase == Phase::soldier;
}

bool holdsSoldier(const Heap& heap) {
  for (unsigned kind = 1; kind <= kSoldierKinds; ++kind)
    if (heap.of[kind] > 0) return true;
  return false;
}

// Whether the next cards that are dealt from it bring a Soldier.
bool soldierAmong(const Loose& loose, std::size_t next) {
  for (std::size_t i = loose.size() - next; i < loose.size(); ++i)
    if (isSoldier(loose[i])) return true;
  return false;
}

// Shuffled until the hand gets what it surely holds: the other ways remain equally likely. There is a Soldier in it, so
// that this takes 45 attempts in the mean at worst.
void shuffleFor(const State& s, Seat seat, Loose& loose, Rng& rng) {
  do loose.shuffle(rng);
  while (surelyHoldsSoldier(s, seat) && !soldierAmong(loose, s.hand[seat].total));
}

// The open cards first; they were taken out of the heap before.
void fillHand(State& s, Seat seat, Loose& loose) {
  const std::uint8_t total = s.hand[seat].total;
  s.hand[seat] = openCards(s, seat);
  while (s.hand[seat].total < total) s.hand[seat].add(loose.draw());
}

// What a player does not know of a seat whose whole deck is known: its hand, if hidden, and its pile.
void fillSeat(State& s, Seat seat, bool seesHand, bool knowsGifts, Rng& rng) {
  Heap heap = deckOf(s, seat, knowsGifts);
  strikeTable(heap, s, seat);
  strike(heap, seesHand ? s.hand[seat] : openCards(s, seat));
  Loose loose = loosened(heap);
  if (seesHand)
    loose.shuffle(rng);
  else
    shuffleFor(s, seat, loose, rng);
  if (!seesHand) fillHand(s, seat, loose);
  fillPile(s.pile[seat], loose);
}

// ---- bystanders -----------------------------------------------------------------------------------------------------
// Nothing that lies open says that cards were given: each seat has 30, and none of a kind too often.
bool decksLookWhole(const State& s) {
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    Heap heap = deckOf(s, seat, false);
    strikeTable(heap, s, seat);
    const Cards open = openCards(s, seat);
    strike(heap, open);
    int unseen = open.total;
    for (unsigned kind = 1; kind <= kKinds; ++kind) {
      if (heap.of[kind] < 0) return false;
      unseen += heap.of[kind];
    }
    if (unseen != static_cast<int>(s.hand[seat].total + s.pile[seat].size())) return false;
    if (surelyHoldsSoldier(s, seat) && !holdsSoldier(heap)) return false;
  }
  return true;
}

// What Clio must have carried, for the cards to lie where they do.
void recountGifts(State& s) {
  Heap owned{};
  for (unsigned kind = 1; kind <= kKinds; ++kind)
    owned.of[kind] = static_cast<std::int8_t>(s.hand[1].of[kind] + s.discards[1].of[kind]);
  for (const Kind kind : s.pile[1]) ++owned.of[indexOf(kind)];
  for (const Alien each : s.field)
    if (each.seat() == 1) ++owned.of[indexOf(each.kind())];
  for (unsigned kind = 1; kind <= kKinds; ++kind)
    s.given[kind] = static_cast<std::int8_t>(owned.of[kind] - kAlienCard[kind].copies);
}

// Clio was at work: any unseen card may be anywhere.
void fillFromOneHeap(State& s, Rng& rng) {
  Heap heap{};
  for (unsigned kind = 1; kind <= kKinds; ++kind)
    heap.of[kind] = static_cast<std::int8_t>(kSeatCount * kAlienCard[kind].copies);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    strikeTable(heap, s, seat);
    strike(heap, openCards(s, seat));
  }
  Loose loose = loosened(heap);
  shuffleFor(s, s.active, loose, rng);
  for (const Seat seat : {s.active, otherSeat(s.active)}) {
    fillHand(s, seat, loose);
    fillPile(s.pile[seat], loose);
  }
  recountGifts(s);
}

void fillForBystander(State& s, Rng& rng) {
  for (std::int8_t& net : s.given) net = 0;
  if (!decksLookWhole(s)) {
    fillFromOneHeap(s, rng);
    return;
  }
  for (Seat seat = 0; seat < kSeatCount; ++seat) fillSeat(s, seat, false, false, rng);
}

}  // namespace

namespace {

// None in the hand is what the table tells: all that the seat owns lie open, or there is no hand.
bool surelyNoAnyTime(const State& common, Seat seat) {
  Heap heap = deckOf(common, seat, true);
  strikeTable(heap, common, seat);
  return common.hand[seat].empty() || heap.of[indexOf(Kind::anyTime)] == 0;
}

// Only who holds a Soldier is asked about Hyperion before the turn ends.
bool mayHaveBeenAsked(const State& common) {
  const bool free = (common.turn & kEffectUsed) == 0 && (common.burden[common.active] & kNoPlanetEffect) == 0;
  return free && common.planet != kNoPlanet && effectAt(common, common.planet) == Effect::hyperion;
}

}  // namespace

Move evidentMove(const State& common) {
  if (common.phase == Phase::pass) return moveOf(Verb::pass);
  const bool ends = common.phase == Phase::end && surelyNoAnyTime(common, common.active) && !mayHaveBeenAsked(common);
  return ends ? moveOf(Verb::endTurn) : kNoMove;
}

State observe(const State& state, Seat viewer) {
  State seen = state;
  seen.rng = Rng{};
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    for (Kind& kind : seen.pile[seat]) kind = Kind::unknown;
    if (seat != viewer) blank(seen.hand[seat]);
  }
  if (viewer >= kSeatCount)
    for (std::int8_t& net : seen.given) net = 0;
  return seen;
}

// A player knows which cards each deck holds, and sees all but the other's hand and the piles: the rest is shuffled and
// dealt there, so that every way to fill them is equally likely. Of those places only their sizes are read.
void determinize(State& state, Seat viewer, Rng& rng) {
  if (viewer >= kSeatCount)
    fillForBystander(state, rng);
  else
    for (Seat seat = 0; seat < kSeatCount; ++seat) fillSeat(state, seat, seat == viewer, true, rng);
  state.rng = Rng::seeded(rng.next());
}

}  // namespace armada::stellar_siege
