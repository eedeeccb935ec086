// Stellar Scramble as bytes, and the check that a position is one: every card, token and gem exactly once, every number in its
// range, decks and track as far as the round says, and what the turn remembers fits the decision that is waited for.
#include "rules/stellar_scramble/fields.h"
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

namespace {

constexpr Verdict no(const char* why) { return {why}; }

bool playing(const State& s, Seat seat) { return seat < s.players; }

// ---- numbers --------------------------------------------------------------------------------------------------------
Verdict validNumbers(const State& s) {
  if (s.rng.blank()) return no("the generator is blank");
  if (s.players < 2 || s.players > kMostPlayers) return no("two to four play");
  if (s.experienced > 1) return no("pilots are experienced or not");
  if (!playing(s, s.first)) return no("the first pilot does not play");
  if (s.turn >= s.players) return no("a round has a turn for each pilot");
  if (s.round >= kMostRounds) return no("more rounds than can be");
  if (s.phase > Phase::over) return no("an unknown phase");
  if (s.gem > Gem::none) return no("an unknown gem");
  if (s.weapon >= kWeapons && s.weapon != kNoWeapon) return no("an unknown weapon");
  return kValid;
}

// ---- pilots ---------------------------------------------------------------------------------------------------------
bool isEmpty(const Pilot& pilot) {
  bool empty = pilot.space == kNoSpace && !any(pilot.bag, kGems) && !any(pilot.board, kGems) &&
               !any(pilot.boosts, kWeapons) && !any(pilot.cards, kCardBytes);
  for (const std::uint8_t card : pilot.systems) empty = empty && card == kNoCard;
  return empty && (pilot.overheat | pilot.credits | pilot.outOfOrder | pilot.invaders) == 0;
}

bool same(const Icons& a, const Icons& b) {
  return a.move == b.move && a.power == b.power && a.pattern == b.pattern && a.boost == b.boost &&
         a.convert == b.convert && a.energize == b.energize && a.scavenge == b.scavenge && a.vent == b.vent;
}

bool weaponsAddUp(const Pilot& pilot) {
  Pilot sums = pilot;
  sumWeapons(sums);
  for (std::size_t weapon = 0; weapon < kWeapons; ++weapon)
    if (!same(pilot.weapon[weapon], sums.weapon[weapon])) return false;
  return true;
}

Verdict validPilot(const Pilot& pilot) {
  if (pilot.overheat >= kMeltdown) return no("the overheat meter ends before its Meltdown");
  if (pilot.credits > kMostCredits) return no("a player can never have more than 12 credits");
  if (pilot.outOfOrder >= 1u << kWeapons) return no("an unknown weapon is Out of Order");
  if (!weaponsAddUp(pilot)) return no("a weapon is not the sum of its cards");
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) {
    if (pilot.boosts[weapon] > pilot.weapon[weapon].boost) return no("more Boost tokens than the weapon has icons");
    if (pilot.boosts[weapon] > 0 && !inOrder(pilot, weapon)) return no("Boost tokens on a weapon that is Out of Order");
  }
  return kValid;
}

// Pilots gain Invaders in their own turn, and a round begins with less than ten.
bool mayHaveTen(const State& s, Seat seat) {
  const unsigned turn = (seat + s.players - s.first) % s.players;
  return s.phase == Phase::over || turn < s.turn || (turn == s.turn && s.phase > Phase::fly);
}

Verdict validPilots(const State& s) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Pilot& pilot = s.pilot[seat];
    if (!playing(s, seat)) {
      if (!isEmpty(pilot)) return no("who does not play has nothing");
      for (const Icons& icons : pilot.weapon)
        if (!same(icons, Icons{})) return no("who does not play has no weapons");
      continue;
    }
    if (const Verdict verdict = validPilot(pilot); !verdict) return verdict;
    if (pilot.invaders >= kVictoryTrack && !mayHaveTen(s, seat))
      return no("ten Invaders end the game with their round");
  }
  return kValid;
}

// ---- gems and tokens ------------------------------------------------------------------------------------------------
// All but those in the supply.
unsigned gemsInPlay(const State& s, std::size_t gem) {
  unsigned count = s.phase == Phase::use && indexOf(s.gem) == gem ? 1 : 0;
  for (const Pilot& pilot : s.pilot) count += static_cast<unsigned>(pilot.bag[gem] + pilot.board[gem]);
  return count;
}

Verdict validGems(const State& s) {
  for (std::size_t gem = 0; gem < kGems; ++gem)
    if (gemsInPlay(s, gem) + s.supply[gem] != kGemCount[gem]) return no("a gem is missing or there too often");
  unsigned boosts = 0;
  for (const Pilot& pilot : s.pilot)
    for (const std::uint8_t tokens : pilot.boosts) boosts += tokens;
  return boosts <= kBoostTokens ? kValid : no("more Boost tokens than there are");
}

// ---- Invaders -------------------------------------------------------------------------------------------------------
unsigned tokensALevel(const State& s) { return columns(s) * 2u; }
bool inPlay(const State& s, unsigned token) { return (token - 1) % kTokensALevel < tokensALevel(s); }

Verdict validCell(const State& s, const Cell& cell, std::size_t column) {
  if (cell.token == kNoToken)
    return (cell.shields | cell.assists) == 0 ? kValid : no("shields or Assist tokens without an Invader");
  if (cell.token > kTokens || !inPlay(s, cell.token) || column >= columns(s))
    return no("an Invader that is not in play");
  const std::uint8_t all = breedOf(cell.token).shields;
  if (cell.shields == 0 || cell.shields > all) return no("more shields than the Invader has, or none");
  if (cell.assists >> s.players != 0) return no("an Assist token of nobody");
  if (cell.assists != 0 && cell.shields == all) return no("an Assist token on an Invader without damage");
  return kValid;
}

// Book: Aliens Move! Two rows of a level come, a row each time.
unsigned rowsToCome(const State& s, std::uint8_t level) {
  const unsigned before = (level - 2u) * 2, moves = movesResolved(s);
  const unsigned came = moves > before ? moves - before : 0;
  return came < 2 ? 2 - came : 0;
}

Verdict validPiles(const State& s) {
  for (unsigned bit = 0; bit < kTokenBytes * 8; ++bit)
    if (hasBit(s.pile, bit) && (bit <= kTokensALevel || bit > kTokens || !inPlay(s, bit)))
      return no("an Invader is to come that is not in play");
  for (std::uint8_t level = 2; level <= kLevels; ++level)
    if (invadersToCome(s, level) != rowsToCome(s, level) * columns(s)) return no("each Aliens Move! brings a row");
  return kValid;
}

// How many are gone, on Victory Tracks or past the players.
Verdict validInvaders(const State& s) {
  bool there[kTokens + 1] = {};
  unsigned onBoard = 0, assists[kMostPlayers] = {};
  for (const auto& row : s.grid)
    for (std::size_t column = 0; column < kMostColumns; ++column) {
      const Cell& cell = row[column];
      if (const Verdict verdict = validCell(s, cell, column); !verdict) return verdict;
      if (cell.token == kNoToken) continue;
      if (there[cell.token] || hasBit(s.pile, cell.token)) return no("an Invader is there twice");
      there[cell.token] = true;
      ++onBoard;
      for (Seat seat = 0; seat < s.players; ++seat) assists[seat] += cell.assists >> seat & 1u;
    }
  for (const unsigned tokens : assists)
    if (tokens > kAssistTokens) return no("more than three Assist tokens of a player");
  unsigned won = 0;
  for (const Pilot& pilot : s.pilot) won += pilot.invaders;
  const std::size_t came = kLevels * tokensALevel(s) - invadersToCome(s, 2) - invadersToCome(s, 3);
  return won <= came - onBoard + kFirstInvaders * unsigned{s.players} ? kValid : no("more Invaders won than are gone");
}

// ---- Starfighters ---------------------------------------------------------------------------------------------------
Verdict validSpaces(const State& s) {
  for (unsigned turn = 0; turn < s.players; ++turn) {
    const Seat seat = seatInTurn(s, turn);
    const std::uint8_t space = s.pilot[seat].space;
    if (s.phase == Phase::place && turn >= s.turn) {
      if (space != kNoSpace) return no("a Starfighter has its space before its time");
    } else if (space >= spaces(s)) {
      return no("a Starfighter is nowhere");
    } else if (wormholeTaken(s, space, seat)) {
      return no("two Starfighters in a Wormhole");
    }
  }
  return kValid;
}

// ---- cards ----------------------------------------------------------------------------------------------------------
bool count(std::uint8_t card, bool system, bool (&there)[kCards]) {
  if (card >= kCards || there[card] || (system && !isSystem(card))) return false;
  there[card] = true;
  return true;
}

bool countSet(const std::uint8_t (&set)[kCardBytes], bool weaponsOnly, bool (&there)[kCards]) {
  for (unsigned bit = 0; bit < kCardBytes * 8; ++bit) {
    if (!hasBit(set, bit)) continue;
    const auto card = static_cast<std::uint8_t>(bit);
    if (!count(card, false, there) || (weaponsOnly && isSystem(card))) return false;
  }
  return true;
}

Verdict validCards(const State& s) {
  bool there[kCards] = {};
  bool once = countSet(s.gone, false, there);
  for (const std::uint8_t card : s.track) once = once && (card == kNoCard || count(card, false, there));
  for (Seat seat = 0; seat < s.players; ++seat) {
    once = once && countSet(s.pilot[seat].cards, true, there);
    for (const std::uint8_t card : s.pilot[seat].systems) once = once && (card == kNoCard || count(card, true, there));
  }
  if (!once) return no("a card is there twice, or where it cannot be");
  for (std::uint8_t level = 1; level <= kLevels; ++level)
    if (undrawnCards(s, level) < mainCardsLeft(s, level)) return no("the Main deck has too few cards for the round");
  return kValid;
}

// ---- the Main deck and the Progress Track -----------------------------------------------------------------------------
// While an Event is resolved the track has moved, and the round has not ended.
bool trackHasMoved(const State& s) { return s.hit != 0 || s.phase == Phase::over; }

// Rounds after which the last card of a level has left the Main deck.
constexpr std::uint8_t kLastRoundOf[kLevels] = {5, 13, 21};

// A round ends with an Upgrade card drawn, the lower levels first: so the round tells how far the Main deck is down.
Verdict validDeck(const State& s) {
  for (std::size_t level = 0; level < kLevels; ++level) {
    const unsigned events = s.deckEvents[level];
    if (events > kAllDeckEvents) return no("an unknown card in the Main deck");
    if (level > 0 && s.round < kLastRoundOf[level - 1] && events != kAllDeckEvents)
      return no("a level of the Main deck was drawn before its time");
    if (s.round < kLastRoundOf[level] ? (events & kMoveBelow) == 0 : events != 0)
      return no("the Main deck does not fit the rounds");
  }
  return kValid;
}

// An Event comes with a card of its level, and goes on by a slot each round.
bool eventFitsSlot(const State& s, AlienEvent event, std::size_t slot) {
  const unsigned level = levelOfEvent(event), moved = s.round + (trackHasMoved(s) ? 1u : 0u);
  const unsigned last = kLastRoundOf[level - 1];
  return moved <= last || slot >= moved - last;
}

Verdict validTrack(const State& s) {
  unsigned moves[kLevels] = {}, fires[kLevels] = {};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const AlienEvent event = s.event[slot];
    if (event > AlienEvent::fire3) return no("an unknown Alien Event");
    if (event == AlienEvent::none) continue;
    if (!eventFitsSlot(s, event, slot)) return no("an Alien Event is late");
    ++(isMove(event) ? moves : fires)[levelOfEvent(event) - 1];
  }
  for (std::size_t level = 0; level < kLevels; ++level) {
    const unsigned events = s.deckEvents[level];
    moves[level] += ((events & kMoveInDeck) != 0 ? 1u : 0u) + ((events & kMoveBelow) != 0 ? 1u : 0u);
    fires[level] += (events & kFireInDeck) != 0 ? 1u : 0u;
    if (moves[level] > kMovesALevel || fires[level] > 1) return no("an Alien Event is there too often");
  }
  if (trackHasMoved(s) && (s.track[0] != kNoCard || s.event[0] != AlienEvent::none))
    return no("the first slot is filled when the Event is resolved");
  return kValid;
}

// ---- the decision and what the turn remembers -------------------------------------------------------------------------
bool isOver(const State& s) {
  if (movesResolved(s) == kMoves) return true;
  for (const Pilot& pilot : s.pilot)
    if (pilot.invaders >= kVictoryTrack) return true;
  return false;
}

// Nothing has happened yet but that Starfighters were placed.
bool isSetup(const State& s) {
  bool first = s.round == 0 && !any(s.gone, kCardBytes) && movesResolved(s) == 0;
  for (const std::uint8_t events : s.deckEvents) first = first && events == kAllDeckEvents;
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    first = first && (s.track[slot] != kNoCard) == (slot < kMainCards[0]) &&
            (s.track[slot] == kNoCard || levelOfCard(s.track[slot]) == 1);
  for (Seat seat = 0; seat < s.players; ++seat) {
    const Pilot& pilot = s.pilot[seat];
    first = first && pilot.invaders == kFirstInvaders && !any(pilot.board, kGems) && !any(pilot.boosts, kWeapons) &&
            !any(pilot.cards, kCardBytes) && (pilot.overheat | pilot.credits | pilot.outOfOrder) == 0;
    for (const std::uint8_t card : pilot.systems) first = first && card == kNoCard;
    for (std::size_t gem = 0; gem < kGems; ++gem)
      first = first && pilot.bag[gem] == (gem < kWeapons ? kFirstEnergy : kFirstOverheat + s.experienced);
  }
  for (std::size_t row = 0; row < kRows; ++row)
    for (std::size_t column = 0; column < columns(s); ++column) {
      const Cell& cell = s.grid[row][column];
      first = first && (row == 0 ? cell.token == kNoToken
                                 : cell.token != kNoToken && levelOfToken(cell.token) == 1 &&
                                       cell.shields == breedOf(cell.token).shields);
    }
  return first;
}

// An activation: its gem lies on the board, unless it was converted.
Verdict validActivation(const State& s) {
  if (s.gem == Gem::none || s.weapon == kNoWeapon) return no("no weapon is Activated");
  const Pilot& pilot = activePilot(s);
  if (!inOrder(pilot, s.weapon)) return no("a weapon that is Out of Order cannot be Activated");
  if (isEnergy(s.gem) && indexOf(s.gem) != s.weapon) return no("an Energy gem Activates the weapon of its colour");
  const bool converted = s.phase != Phase::fly && isEnergy(s.gem);
  if (pilot.board[indexOf(s.gem)] == 0 && !converted) return no("the gem that Activates is not on the board");
  return kValid;
}

Verdict validSpecial(const State& s) {
  const Icons& icons = activePilot(s).weapon[s.weapon];
  switch (s.phase) {
    case Phase::fly: return s.left == 0 ? kValid : no("icons are left before the flight");
    case Phase::convert:
      return s.left >= 1 && s.left <= icons.convert && mayConvertAny(s) ? kValid : no("there is nothing to Convert");
    default:
      return s.left >= 1 && s.left <= icons.energize && mayEnergizeAny(s) ? kValid : no("there is nothing to Energize");
  }
}

Verdict validShop(const State& s) {
  for (unsigned slot = 0; slot < kSlots; ++slot)
    if ((s.bought >> slot & 1u) != 0 && s.track[slot] != kNoCard) return no("a slot that was bought from is not empty");
  if (s.bought >> kSlots != 0) return no("an unknown slot was bought from");
  return mayUpgradeAny(s) ? kValid : no("there is nothing to buy");
}

// Who chooses the weapon has just overheated; those after them are still to.
Verdict validOverheat(const State& s) {
  if (s.hit >> s.players != 0) return no("nobody there was hit");
  const Seat seat = decider(s);
  const Pilot& pilot = s.pilot[seat];
  if ((pilot.overheat | pilot.credits) != 0 || any(pilot.board, kGems) || any(pilot.boosts, kWeapons))
    return no("who overheats loses credits, Boost tokens and gems");
  if (weaponsInOrder(pilot) < 2) return no("the last weapon is not chosen");
  if (s.hit == 0)
    return systemAtWork(s, seat, Effect::intact, when(Trigger::overheats)) == kNoCard
               ? kValid
               : no("a System keeps all weapons in order");
  if (s.turn + 1 != s.players) return no("the aliens fire when all have had their turn");
  for (Seat each = 0; each < s.players; ++each)
    if ((s.hit >> each & 1u) != 0 && targetRow(s, s.pilot[each].space) == kNoRow)
      return no("no Invader stands in front of a Starfighter that was hit");
  return kValid;
}

Verdict validPhase(const State& s) {
  const bool activated = s.phase == Phase::fly || s.phase == Phase::convert || s.phase == Phase::energize;
  if (!activated && s.left != 0) return no("icons are left, but nothing asks for them");
  if (!activated && s.weapon != kNoWeapon) return no("a weapon is Activated, but nothing asks for it");
  if (!activated && (s.gem != Gem::none) != (s.phase == Phase::use)) return no("a gem was drawn, or was not");
  if (s.phase != Phase::shop && s.bought != 0) return no("something was bought, but the shop is closed");
  if (s.phase != Phase::outOfOrder && s.hit != 0) return no("somebody was hit, but nobody chooses");
  if (s.phase != Phase::over && movesResolved(s) == kMoves) return no("the last Aliens Move! ends the game");
  switch (s.phase) {
    case Phase::place: return isSetup(s) ? kValid : no("Starfighters are placed before anything else");
    case Phase::use:
      return s.gem != Gem::overheat || !overheatsAtOnce(activePilot(s)) ? kValid
                                                                        : no("this gem overheats the Starfighter");
    case Phase::fly:
    case Phase::convert:
    case Phase::energize:
      if (const Verdict verdict = validActivation(s); !verdict) return verdict;
      return validSpecial(s);
    case Phase::shop: return validShop(s);
    case Phase::outOfOrder: return validOverheat(s);
    case Phase::over: return isOver(s) && s.turn + 1 == s.players ? kValid : no("over, but nobody has won");
    default: return kValid;
  }
}

}  // namespace

bool settle(State& s) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat)
    if (playing(s, seat)) sumWeapons(s.pilot[seat]);
  for (std::size_t gem = 0; gem < kGems; ++gem) {
    const unsigned used = gemsInPlay(s, gem);
    if (used > kGemCount[gem]) return false;
    s.supply[gem] = static_cast<std::uint8_t>(kGemCount[gem] - used);
  }
  return true;
}

Verdict valid(const State& state) {
  return firstRefusal<validNumbers, validPilots, validGems, validDeck, validTrack, validPiles, validInvaders,
                      validSpaces, validCards, validPhase>(state);
}

void encode(const State& state, ByteWriter& out) {
  EncodeFields fields(out);
  visitFields(state, fields);
}

bool decode(State& state, ByteReader& in) {
  state = State{};
  for (Pilot& pilot : state.pilot) pilot = emptyPilot();
  DecodeFields fields(in);
  visitFields(state, fields);
  return in.good() && in.left() == 0 && settle(state) && static_cast<bool>(valid(state));
}

}  // namespace armada::stellar_scramble
