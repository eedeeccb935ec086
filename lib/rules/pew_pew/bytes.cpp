// The bytes of a Pew Pew! position, and whether a position can be: every card, counter and token in exactly one place,
// nothing left unsettled.
#include <cstring>

#include "rules/pew_pew/fields.h"
#include "rules/pew_pew/phases.h"

namespace armada::pew_pew {

namespace {

constexpr Verdict no(const char* why) { return {why}; }

Verdict validCards(const State& s) {
  std::uint32_t seen = s.discards;
  if ((seen >> kScreenCards) != 0) return no("an unknown screen card is among the discards");
  if (s.drawPile.count > kScreenCards) return no("the draw pile is too large");
  const auto count = [&seen](std::uint8_t card) {
    if (card >= kScreenCards || (seen & (1u << card)) != 0) return false;
    seen |= 1u << card;
    return true;
  };
  for (const std::uint8_t card : s.cards)
    if (!count(card)) return no("a screen card in play is unknown, or in two places");
  for (std::size_t i = 0; i < kScreenCards; ++i) {
    if (i < s.drawPile.size() && !count(s.drawPile.items[i]))
      return no("a screen card of the draw pile is unknown, or in two places");
    if (i >= s.drawPile.size() && s.drawPile.items[i] != 0) return no("the draw pile has cards beyond its end");
  }
  return seen == (1u << kScreenCards) - 1 ? kValid : no("a screen card is missing");
}

Verdict validAliens(const State& s) {
  std::uint16_t taken[kDepths] = {};
  for (const Alien& alien : s.aliens) {
    if (alien.depth == 0) {
      if (alien.space != 0 || alien.side != 0) return no("an alien in the cup has a space or a side");
      continue;
    }
    if (alien.depth > kDepths || alien.space >= kSpaces) return no("an alien is off the cards");
    if (alien.side < 1 || alien.side > kSides) return no("an alien shows 1, 2 or 3 chevrons");
    if ((taken[alien.depth - 1] & spaceBit(alien.space)) != 0) return no("two aliens share a space");
    taken[alien.depth - 1] = static_cast<std::uint16_t>(taken[alien.depth - 1] | spaceBit(alien.space));
  }
  return kValid;
}

Verdict validTokens(const State& s) {
  unsigned tokens = s.tokens;
  for (std::size_t depth = 1; depth <= kDepths; ++depth) {
    if ((s.missiles[depth - 1] >> kSpaces) != 0) return no("a missile is off its card");
    for (std::size_t space = 0; space < kSpaces; ++space)
      tokens += pewsAt(s, depth, space) + (missileAt(s, depth, space) ? 1u : 0u);
  }
  return tokens == kTokens ? kValid : no("Pews, missiles and the pool must be 18 tokens");
}

Verdict validSums(const State& s) {
  State recounted = s;
  recount(recounted);
  if (std::memcmp(s.pewSpaces, recounted.pewSpaces, sizeof s.pewSpaces) != 0)
    return no("the spaces with Pews are not those of the Pews");
  return std::memcmp(s.aliensOn, recounted.aliensOn, sizeof s.aliensOn) == 0
             ? kValid
             : no("the aliens of the cards are not those of the counters");
}

bool offTable(std::uint8_t depth, std::uint8_t space) { return depth > kDepths || space >= kSpaces; }

Verdict validShip(const State& s) {
  if (s.shipSpace >= kSpaces) return no("the ship is off its card");
  if (s.hearts > kFullHearts) return no("the ship has at most 3 hearts");
  if (offTable(s.mineDepth, s.mineSpace) || (s.mineDepth == 0 && s.mineSpace != 0))
    return no("the mine is off the cards");
  if (offTable(s.heartDepth, s.heartSpace) || (s.heartDepth == 0 && s.heartSpace != 0))
    return no("the heart is off the cards");
  if (s.countedPoints > kMostActionPoints || s.actionPoints > s.countedPoints)
    return no("more action points than the turn began with");
  if (s.difficulty > Difficulty::advanced) return no("an unknown difficulty");
  for (const std::uint8_t byte : s.unused)
    if (byte != 0) return no("a byte that holds nothing is not 0");
  if (s.countedHearts < 1 || s.countedHearts > kFullHearts)
    return no("action points are counted with 1, 2 or 3 hearts");
  // At the end of the game the card that they were counted on has passed.
  const std::size_t sets = s.end == End::none ? kScreenCard[s.cards[0]].sets : kMostSets;
  if ((s.countedSets >> sets) != 0) return no("action points are counted from a set that the card does not have");
  return kValid;
}

// A turn begins with at most 9 points and 9 deaths, and each of the 7 aliens brings one of either before the next begins.
// So no play leads out of these bounds.
Verdict validCounts(const State& s) {
  if (s.round == 0 || s.round > kLastRoundCounted) return no("rounds are counted from 1 to 99");
  unsigned inPlay = 0;
  for (const Alien& alien : s.aliens) inPlay += alien.depth != 0 ? 1u : 0u;
  if (s.points + inPlay > kMostMarkers) return no("points and aliens in play are more than 16: 9, and 7 aliens");
  if (s.deaths + inPlay > kMostMarkers) return no("deaths and aliens in play are more than 16: 9, and 7 aliens");
  if (s.points + s.deaths + inPlay > kMostMarkers + kMarkersToEnd - 1)
    return no("points, deaths and aliens in play are more than 25: 9, 9, and 7 aliens");
  return kValid;
}

// House 6 and 7: what meets is settled at once, so nothing of this lies on the table between two moves.
Verdict validMeetings(const State& s) {
  for (std::size_t depth = 1; depth <= kDepths; ++depth)
    for (std::size_t space = 0; space < kSpaces; ++space) {
      const bool missile = missileAt(s, depth, space);
      const bool alien = alienAt(s, depth, space) != kNowhere;
      const bool pew = pewsAt(s, depth, space) > 0;
      const bool ship = shipAt(s, depth, space);
      if (pew && missile) return no("a Pew! and a missile share a space");
      if (pew && alien) return no("a Pew! and an alien share a space");
      if (ship && (missile || alien)) return no("the ship shares a space with a missile or an alien");
      // The ship's own mine goes off before the heart is taken.
      if (ship && heartAt(s, depth, space) && s.end != End::ownMine)
        return no("the ship shares a space with the heart");
      // A Pew! that lay there before did not move into it.
      if (mineAt(s, depth, space) && (missile || alien || ship)) return no("something shares a space with the mine");
    }
  return kValid;
}

// What the Check Victory Phase would say.
End endBy(const State& s) {
  if (s.hearts == 0) return End::shipDestroyed;
  if (s.deaths >= kMarkersToEnd) return End::homeworldLost;
  return s.points >= kMarkersToEnd ? End::won : End::none;
}

Verdict validEnd(const State& s) {
  const End by = endBy(s);
  switch (s.end) {
    case End::none:  // 10 points may be there before the check
      if (by == End::shipDestroyed) return no("the ship has no hearts, but the game goes on");
      return by == End::homeworldLost ? no("10 deaths, but the game goes on") : kValid;
    case End::shipDestroyed:
      return by == End::shipDestroyed ? kValid : no("lost by destruction, but the ship has hearts");
    case End::homeworldLost:
      if (by == End::shipDestroyed) return no("lost by deaths, but the ship has no hearts: it is lost by destruction");
      return by == End::homeworldLost ? kValid : no("lost by deaths, but there are fewer than 10");
    case End::won:
      if (by == End::shipDestroyed) return no("won, but the ship has no hearts");
      if (by == End::homeworldLost) return no("won, but there are 10 deaths");
      return by == End::won ? kValid : no("won, but there are fewer than 10 points");
    case End::ownMine:
      if (s.mineDepth != 0) return no("lost by the mine, but the mine is still there");
      return s.deaths < kMarkersToEnd ? kValid : no("lost by the mine, but 10 deaths had ended the game before");
  }
  return no("an unknown end");
}

}  // namespace

Verdict valid(const State& state) {
  if (state.rng.blank()) return no("the generator is blank");
  for (const auto check :
       {validCards, validAliens, validTokens, validSums, validShip, validCounts, validMeetings, validEnd}) {
    const Verdict verdict = check(state);
    if (!verdict) return verdict;
  }
  return kValid;
}

void encode(const State& state, ByteWriter& out) {
  EncodeFields fields(out);
  visitFields(state, fields);
}

bool decode(State& state, ByteReader& in) {
  state = State{};
  DecodeFields fields(in);
  visitFields(state, fields);
  if (!in.good() || in.left() != 0) return false;
  recount(state);
  return static_cast<bool>(valid(state));
}

}  // namespace armada::pew_pew
