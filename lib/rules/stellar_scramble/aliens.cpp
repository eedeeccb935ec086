// Between the rounds of Stellar Scramble: the Progress Track advances, Alien Events are resolved, somebody may have won. And
// the setup, which lays out what all of this draws from.
#include "rules/kernel/bits.h"
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

namespace {

std::uint8_t byteOf(std::size_t value) { return static_cast<std::uint8_t>(value); }

// ---- the decks ------------------------------------------------------------------------------------------------------
// Sets of cards and of Invaders are kept as bytes; a level of them is a word, bit 0 its first piece.
using Bits = std::uint32_t;

constexpr unsigned firstCard(std::uint8_t level) { return (level - 1u) * unsigned{kCardsALevel}; }
constexpr unsigned firstToken(std::uint8_t level) { return (level - 1u) * unsigned{kTokensALevel} + 1; }

Bits bitsFrom(const std::uint8_t* set, unsigned first, unsigned count) {
  Bits bits = 0;
  for (unsigned bit = first / 8 * 8; bit < first + count; bit += 8) {
    const Bits byte = set[bit / 8];
    bits |= bit < first ? byte >> (first - bit) : byte << (bit - first);
  }
  return bits & ((Bits{1} << count) - 1);
}

// One of them, each equally likely, as its place.
unsigned pickOf(Rng& rng, Bits bits) {
  for (std::uint32_t pick = rng.below(countOf(bits)); pick > 0; --pick) bits &= bits - 1;
  return lowestBit(bits);
}

Bits undrawnOf(const State& s, std::uint8_t level) {
  const unsigned first = firstCard(level);
  Bits drawn = bitsFrom(s.gone, first, kCardsALevel);
  const auto draw = [&](std::uint8_t card) {
    if (card != kNoCard && levelOfCard(card) == level) drawn |= Bits{1} << (card - first);
  };
  for (const std::uint8_t card : s.track) draw(card);
  for (Seat seat = 0; seat < s.players; ++seat) {
    drawn |= bitsFrom(s.pilot[seat].cards, first, kCardsALevel);
    for (const std::uint8_t card : s.pilot[seat].systems) draw(card);
  }
  return ~drawn & ((Bits{1} << kCardsALevel) - 1);
}

}  // namespace

std::uint8_t undrawnCards(const State& state, std::uint8_t level) { return byteOf(countOf(undrawnOf(state, level))); }

// One Upgrade card comes from the Main deck each round, the lower levels first.
std::uint8_t mainCardsLeft(const State& state, std::uint8_t level) {
  unsigned before = 0;
  for (std::uint8_t below = 1; below < level; ++below) before += kMainCards[below - 1];
  const unsigned drawn = state.round > before ? state.round - before : 0;
  const unsigned all = kMainCards[level - 1];
  return byteOf(drawn < all ? all - drawn : 0);
}

std::uint8_t innovationLeft(const State& state, std::uint8_t level) {
  return byteOf(undrawnCards(state, level) - mainCardsLeft(state, level));
}

bool mainDeckEmpty(const State& state) { return state.deckEvents[kLevels - 1] == 0; }  // an Event is its last card

std::uint8_t topLevel(const State& state) {
  std::uint8_t level = 1;
  while (level < kLevels && state.deckEvents[level - 1] == 0) ++level;  // each level ends with an Event
  return level;
}

std::uint8_t movesResolved(const State& state) {
  unsigned waiting = 0;
  for (const std::uint8_t events : state.deckEvents)
    waiting += ((events & kMoveInDeck) != 0 ? 1u : 0u) + ((events & kMoveBelow) != 0 ? 1u : 0u);
  for (const AlienEvent event : state.event) waiting += isMove(event) ? 1 : 0;
  return byteOf(kMoves - waiting);
}

std::uint8_t invadersToCome(const State& state, std::uint8_t level) {
  return byteOf(countOf(bitsFrom(state.pile, firstToken(level), kTokensALevel)));
}

std::uint8_t drawUpgrade(State& state, std::uint8_t level) {
  return byteOf(firstCard(level) + pickOf(state.rng, undrawnOf(state, level)));
}

std::uint8_t aggressionSlot(const State& state) {
  static constexpr std::uint8_t kSlotOf[kMostPlayers + 1] = {0, 0, 0, 3, 4};
  return byteOf(kSlotOf[state.players] + (state.experienced != 0 ? 1u : 0u));
}

// ---- Setup ----------------------------------------------------------------------------------------------------------
Pilot emptyPilot() {
  Pilot pilot{};
  pilot.space = kNoSpace;
  for (std::uint8_t& card : pilot.systems) card = kNoCard;
  return pilot;
}

namespace {

void setUpPilots(State& s) {
  for (Pilot& pilot : s.pilot) pilot = emptyPilot();
  const auto overheats = byteOf(kFirstOverheat + (s.experienced != 0 ? 1u : 0u));
  for (std::size_t gem = 0; gem < kGems; ++gem) {
    const std::uint8_t each = gem == indexOf(Gem::overheat) ? overheats : kFirstEnergy;
    s.supply[gem] = byteOf(kGemCount[gem] - each * s.players);
    for (Seat seat = 0; seat < s.players; ++seat) s.pilot[seat].bag[gem] = each;
  }
  for (Seat seat = 0; seat < s.players; ++seat) {
    s.pilot[seat].invaders = kFirstInvaders;
    sumWeapons(s.pilot[seat]);
  }
}

// Book: in a game for two or three the tokens with the 4 go back into the box; House 18: not on the wide board.
unsigned coloursInPlay(const State& s) { return columns(s) == kMostColumns ? 4 : 3; }

// Book: level 1 on the second and third rows.
void setUpInvaders(State& s) {
  const unsigned count = static_cast<unsigned>(coloursInPlay(s) * kTokensAColour);
  for (std::uint8_t level = 2; level <= kLevels; ++level)
    for (unsigned i = 0; i < count; ++i) setBit(s.pile, firstToken(level) + i);
  std::uint8_t tokens[kTokensALevel];
  for (unsigned i = 0; i < count; ++i) tokens[i] = byteOf(i + 1);
  shuffle(s.rng, tokens, count);
  for (unsigned i = 0; i < count; ++i)
    s.grid[1 + i / columns(s)][i % columns(s)] = {tokens[i], breedOf(tokens[i]).shields, 0};
}

}  // namespace

void setUp(State& state) {
  setUpPilots(state);
  setUpInvaders(state);
  for (std::uint8_t& card : state.track) card = kNoCard;
  for (std::size_t slot = 0; slot < kMainCards[0]; ++slot) state.track[slot] = drawUpgrade(state, 1);
  for (std::uint8_t& events : state.deckEvents) events = kAllDeckEvents;
  state.gem = Gem::none;
  state.weapon = kNoWeapon;
  state.phase = Phase::place;
}

void placeStarfighter(Play& play, std::uint8_t space) {
  State& s = play.state;
  play.pilot().space = space;
  tell(play, EventKind::placed, play.active(), {space});
  ++s.turn;
  if (s.turn < s.players) return;
  s.turn = 0;
  beginTurn(play);
}

// ---- Aliens Move! ---------------------------------------------------------------------------------------------------
namespace {

// House 13: each attacks, and the Invader that was placed last is lost.
void leaveBoard(Play& play, unsigned column) {
  State& s = play.state;
  const std::uint8_t token = s.grid[0][column].token;
  if (token == kNoToken) return;
  const Seat seat = colourOfToken(token);
  if (seat >= s.players) {
    tell(play, EventKind::leftBoard, kNobody, {token, column});
    return;
  }
  std::uint8_t& invaders = s.pilot[seat].invaders;
  const bool loses = invaders > 0;
  if (loses) --invaders;
  tell(play, EventKind::leftBoard, seat, {token, column, 0, loses ? invaders : -1});
}

// Book: from the lowest available level; kNoToken when all have come.
std::uint8_t takeInvader(State& s) {
  for (std::uint8_t level = 2; level <= kLevels; ++level) {
    const Bits toCome = bitsFrom(s.pile, firstToken(level), kTokensALevel);
    if (toCome == 0) continue;
    const unsigned token = firstToken(level) + pickOf(s.rng, toCome);
    clearBit(s.pile, token);
    return byteOf(token);
  }
  return kNoToken;
}

// House 2: left to right; empty piles bring none.
void addBackRow(Play& play) {
  State& s = play.state;
  for (unsigned column = 0; column < columns(s); ++column) {
    const std::uint8_t token = takeInvader(s);
    if (token == kNoToken) return;
    s.grid[kRows - 1][column] = {token, breedOf(token).shields, 0};
    tell(play, EventKind::arrived, kNobody, {token, static_cast<unsigned>((kRows - 1) * 8 + column)});
  }
}

void aliensMove(Play& play) {
  State& s = play.state;
  tell(play, EventKind::aliensMove, kNobody, {0, 0, 0, movesResolved(s)});
  for (unsigned column = 0; column < columns(s); ++column) leaveBoard(play, column);
  for (std::size_t row = 0; row + 1 < kRows; ++row)
    for (std::size_t column = 0; column < kMostColumns; ++column) s.grid[row][column] = s.grid[row + 1][column];
  for (Cell& cell : s.grid[kRows - 1]) cell = Cell{};
  addBackRow(play);
}

// ---- Victory --------------------------------------------------------------------------------------------------------
bool anybodyHasTen(const State& s) {
  for (const Pilot& pilot : s.pilot)
    if (pilot.invaders >= kVictoryTrack) return true;
  return false;
}

unsigned turnOf(const State& s, Seat seat) { return (seat + s.players - s.first) % s.players; }

// House 15: what speaks for one seat against another; more is better.
struct Merit {
  int by[4];  // in the order of Margin
};
Merit meritOf(const State& s, Seat seat, bool ten) {
  const Pilot& pilot = s.pilot[seat];
  const int invaders = ten ? (pilot.invaders >= kVictoryTrack ? 1 : 0) : pilot.invaders;
  return {{invaders, pilot.credits, -int{pilot.overheat}, static_cast<int>(turnOf(s, seat))}};
}

// The first merit in which they differ: turn orders always do.
unsigned difference(const Merit& a, const Merit& b) {
  unsigned at = 0;
  while (at < 3 && a.by[at] == b.by[at]) ++at;
  return at;
}

void finishRound(Play& play);

}  // namespace

Standing standingOf(const State& state) {
  const bool ten = anybodyHasTen(state);
  Seat winner = 0;
  for (Seat seat = 1; seat < state.players; ++seat) {
    const Merit best = meritOf(state, winner, ten), merit = meritOf(state, seat, ten);
    const unsigned at = difference(best, merit);
    if (merit.by[at] > best.by[at]) winner = seat;
  }
  unsigned by = 0;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const unsigned at = difference(meritOf(state, winner, ten), meritOf(state, seat, ten));
    if (seat != winner && at > by) by = at;
  }
  return {winner, ten ? Ending::ten : Ending::lastMove, static_cast<Margin>(by)};
}

// ---- Aliens Fire! ---------------------------------------------------------------------------------------------------
namespace {

// House 14: an Invader anywhere in the column. Wormholes have none.
void aliensFire(Play& play) {
  State& s = play.state;
  unsigned hit = 0;
  int count = 0;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (targetRow(s, s.pilot[seat].space) != kNoRow) {
      hit |= 1u << seat;
      ++count;
    }
  s.hit = byteOf(hit);
  tell(play, EventKind::aliensFire, kNobody, {0, 0, 0, count});
  continueFire(play);
}

}  // namespace

Seat decider(const State& state) {
  if (state.hit == 0) return activeSeat(state);
  unsigned turn = 0;
  while ((state.hit >> seatInTurn(state, turn) & 1u) == 0) ++turn;
  return seatInTurn(state, turn);
}

void continueFire(Play& play) {
  State& s = play.state;
  s.phase = Phase::outOfOrder;
  while (s.hit != 0) {
    const Seat seat = decider(s);
    if (overheat(play, seat, HeatCause::alienFire)) return;
    s.hit = byteOf(s.hit & ~(1u << seat));
  }
  finishRound(play);
}

// ---- End of Round: Advance Progress Track -----------------------------------------------------------------------------
namespace {

// Book: in the slot with the Alien Aggression token, else the first free one to the left, else to the right.
std::uint8_t slotForEvent(const State& s) {
  const std::uint8_t token = aggressionSlot(s);
  for (unsigned slot = token + 1u; slot > 0; --slot)
    if (s.event[slot - 1] == AlienEvent::none) return byteOf(slot - 1);
  std::uint8_t slot = token;
  while (s.event[slot] != AlienEvent::none) ++slot;
  return slot;
}

void revealEvent(Play& play, std::uint8_t level, unsigned bit) {
  State& s = play.state;
  s.deckEvents[level - 1] = byteOf(s.deckEvents[level - 1] & ~bit);
  const AlienEvent event = bit == kFireInDeck ? fireOfLevel(level) : moveOfLevel(level);
  const std::uint8_t slot = slotForEvent(s);
  s.event[slot] = event;
  tell(play, EventKind::eventRevealed, kNobody, {indexOf(event), slot});
}

// The top card of the Main deck. True: it is an Upgrade card.
bool drawMainCard(Play& play) {
  State& s = play.state;
  const std::uint8_t level = topLevel(s);
  const std::uint8_t cards = mainCardsLeft(s, level);
  const unsigned events = s.deckEvents[level - 1];
  const unsigned fires = (events & kFireInDeck) != 0 ? 1 : 0, moves = (events & kMoveInDeck) != 0 ? 1 : 0;
  if (cards + fires + moves == 0) {
    revealEvent(play, level, kMoveBelow);
    return false;
  }
  const std::uint32_t pick = s.rng.below(cards + fires + moves);
  if (pick >= cards) {
    revealEvent(play, level, pick - cards < fires ? kFireInDeck : kMoveInDeck);
    return false;
  }
  s.track[0] = drawUpgrade(s, level);
  tell(play, EventKind::cardRevealed, kNobody, {s.track[0]});
  return true;
}

// House 12: cards are drawn until an Upgrade card lies in the first slot.
void fillFirstSlot(Play& play) {
  while (!mainDeckEmpty(play.state))
    if (drawMainCard(play)) return;
}

void finishRound(Play& play) {
  State& s = play.state;
  if (anybodyHasTen(s) || movesResolved(s) == kMoves) {
    s.phase = Phase::over;
    const Standing standing = standingOf(s);
    tell(play, EventKind::ended, standing.winner,
         {static_cast<unsigned>(standing.ending), static_cast<unsigned>(standing.by)});
    return;
  }
  fillFirstSlot(play);
  ++s.round;
  s.turn = 0;
  beginTurn(play);
}

}  // namespace

// House 12: all slots move, gaps too. House 17: no way back.
void endRound(Play& play) {
  State& s = play.state;
  play.events.seal();
  s.weapon = kNoWeapon;
  const std::uint8_t card = s.track[kSlots - 1];
  const AlienEvent event = s.event[kSlots - 1];
  for (std::size_t slot = kSlots - 1; slot > 0; --slot) {
    s.track[slot] = s.track[slot - 1];
    s.event[slot] = s.event[slot - 1];
  }
  s.track[0] = kNoCard;
  s.event[0] = AlienEvent::none;
  if (card != kNoCard) setBit(s.gone, card);
  tell(play, EventKind::roundEnded, kNobody, {card, indexOf(event), 0, s.round + 1});
  if (isFire(event)) {
    aliensFire(play);
    return;
  }
  if (isMove(event)) aliensMove(play);
  finishRound(play);
}

}  // namespace armada::stellar_scramble
