// The position of Stellar Scramble, and its moves and events as numbers. Data only: what may be done with it is in rules.cpp,
// turn.cpp and aliens.cpp, its fields for bytes and texts in fields.h, its words in words.cpp.
//
// Everything lies open but what comes next. A bag, a pile of Invaders and a deck are kept as what is in them, and a piece is
// drawn at random when it comes: the odds are those of a shuffled pile, and the generator is all that is hidden. Which cards
// of a level lie in the Main deck and which in the Innovation deck nobody knows either: both draw from what is undrawn.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "rules/stellar_scramble/cards.h"

namespace armada::stellar_scramble {

constexpr std::size_t kMostPlayers = 4;
constexpr std::size_t kRows = 3;         // House 1: row 0 is the bottom row, next to the players
constexpr std::size_t kMostColumns = 8;  // 6 without the extension
constexpr std::size_t kMostSpaces = kMostColumns + 2;
constexpr std::size_t kSlots = 7;  // of the Progress Track; 0 is on the left
constexpr std::size_t kCardBytes = (kCards + 7) / 8;
constexpr std::size_t kTokenBytes = kTokens / 8 + 1;

// Main deck: 4, 8 and 8 Upgrade cards, one comes a round. Then the last "Aliens Move!" has its way to go.
constexpr std::uint8_t kMainCards[kLevels] = {4, 8, 8};
constexpr std::uint8_t kRoundsOfMainDeck = 20;
constexpr std::uint8_t kMostRounds = kRoundsOfMainDeck + 1 + kSlots;  // House 20

// ---- places ---------------------------------------------------------------------------------------------------------
// A space of the Player Row, from the left: 0 is a Wormhole, then a space for each column, then the other Wormhole.
constexpr std::uint8_t kNoSpace = 0xFF;

// An Invader space. Without a token all is 0.
struct Cell {
  std::uint8_t token;
  std::uint8_t shields;  // left
  std::uint8_t assists;  // one bit a seat
};

// A player board with its bag.
struct Pilot {
  std::uint8_t bag[kGems];
  std::uint8_t board[kGems];  // gems used since the last cooldown
  std::uint8_t overheat;
  std::uint8_t credits;
  std::uint8_t space;
  std::uint8_t boosts[kWeapons];
  std::uint8_t outOfOrder;             // one bit a weapon
  std::uint8_t systems[kSystemSlots];  // cards, from the left; kNoCard: free
  std::uint8_t invaders;               // on the Victory Track
  std::uint8_t cards[kCardBytes];      // Weapon cards, one bit each
  Icons weapon[kWeapons];              // what is printed on the board and on these cards: follows from them
};

inline bool hasBit(const std::uint8_t* bits, unsigned which) { return (bits[which / 8] >> which % 8 & 1u) != 0; }
inline void setBit(std::uint8_t* bits, unsigned which) {
  bits[which / 8] = static_cast<std::uint8_t>(bits[which / 8] | 1u << which % 8);
}
inline void clearBit(std::uint8_t* bits, unsigned which) {
  bits[which / 8] = static_cast<std::uint8_t>(bits[which / 8] & ~(1u << which % 8));
}

// ---- position -------------------------------------------------------------------------------------------------------
// The decision that is waited for.
enum class Phase : std::uint8_t {
  place,       // setup: where the Starfighter begins
  turn,        // draw or cooldown
  use,         // `gem` was drawn: Activate a weapon, or Exchange it
  fly,         // `weapon` is Activated by `gem`: where to fly, and fire or not
  convert,     // `left` Convert icons: which gem for which, or stop
  energize,    // `left` Energize icons: which gem, or stop
  shop,        // buy, repair, or done; `bought` are the slots that were emptied
  outOfOrder,  // who overheats chooses the weapon: in the own turn, or `hit` by "Aliens Fire!"
  over,
};

// What is left of a level of the Main deck beside its Upgrade cards. One bit each.
enum DeckEvent : std::uint8_t { kFireInDeck = 1, kMoveInDeck = 2, kMoveBelow = 4 };
constexpr std::uint8_t kAllDeckEvents = kFireInDeck | kMoveInDeck | kMoveBelow;

struct State {
  Rng rng;
  Pilot pilot[kMostPlayers];
  Cell grid[kRows][kMostColumns];
  std::uint8_t pile[kTokenBytes];    // Invaders that are to come, one bit each; those of level 1 came at once
  std::uint8_t track[kSlots];        // Upgrade cards; kNoCard: a gap
  AlienEvent event[kSlots];          // below them
  std::uint8_t gone[kCardBytes];     // the discard pile
  std::uint8_t supply[kGems];        // spare gems
  std::uint8_t deckEvents[kLevels];  // DeckEvent bits
  std::uint8_t players;              // 2, 3, 4
  std::uint8_t experienced;          // 0, 1
  Seat first;                        // who has the tray, House 16
  std::uint8_t turn;                 // turns of this round that have ended, 0..players-1; in the setup, who has a space
  std::uint8_t round;                // rounds that have ended
  Phase phase;
  // -- of the running turn; none, 0 before they mean something
  Gem gem;              // drawn, and from `fly` on the one that Activated
  std::uint8_t weapon;  // Activated, kNoWeapon
  std::uint8_t left;    // icons of `convert`, `energize` that can still be used
  std::uint8_t bought;  // one bit a slot of the track
  std::uint8_t hit;     // "Aliens Fire!": seats that were hit and are still to choose, one bit each
};
static_assert(sizeof(State) == kStellarScrambleBounds.stateBytes);
constexpr std::uint8_t kNoWeapon = 0xFF;

// ---- moves ----------------------------------------------------------------------------------------------------------
// A verb and what it is about.
enum class Verb : std::uint8_t {
  place,  // space
  draw,
  cooldown,
  activate,  // weapon
  exchange,
  fly,        // space * 2, + 1: and fire
  stop,       // Convert, Energize: no more
  convert,    // from * 4 + to: an Energy gem on the board for one of another colour
  energize,   // gem
  done,       // no more upgrades
  buy,        // slot * 4 + place of the System that it replaces, kReplacesNothing
  repair,     // weapon
  breakDown,  // weapon: takes the Out of Order card
};
constexpr unsigned kReplacesNothing = 3;
constexpr Move moveOf(Verb verb, unsigned what = 0) {
  return static_cast<Move>(static_cast<unsigned>(verb) << 5 | what);
}
constexpr Move flyTo(unsigned space, bool fire) { return moveOf(Verb::fly, space * 2 + (fire ? 1u : 0u)); }
constexpr Move convertMove(unsigned from, unsigned to) { return moveOf(Verb::convert, from * 4 + to); }
constexpr Move buyMove(unsigned slot, unsigned replaced = kReplacesNothing) {
  return moveOf(Verb::buy, slot * 4 + replaced);
}
constexpr Verb verbOf(Move move) { return static_cast<Verb>(move >> 5); }
constexpr std::uint8_t whatOf(Move move) { return static_cast<std::uint8_t>(move & 31); }

// ---- events ---------------------------------------------------------------------------------------------------------
// `a` is the seat that it happens to, unless said otherwise. A `cell` is row * 8 + column. Everybody sees everything.
enum class EventKind : std::uint8_t {
  placed,      // b: space
  turnBegan,   // value: number of the round, from 1
  drew,        // b: gem
  cooledDown,  // value: gems that went back to the bag
  activated,   // b: weapon, c: gem, value: Move
  exchanged,   // b: gem
  heated,      // b: overheat now, c: HeatCause, d: the System's card, value: change
  earned,  // b: credits now, c: CreditCause, d: the System's card, value: change; told even if 12 are too few to hold it
  flew,    // b: from, c: to, d: spaces, value: -1 to the left, 1 to the right
  fired,   // b: weapon, c: cell of the target, value: Power
  damaged,     // b: token, c: cell, d: shields left, value: shields before
  destroyed,   // b: token, c: cell, d: Invaders on the Victory Track now, value: shields before
  assisted,    // an Assist token of a is put down; c: cell
  assistPaid,  // a gets it back with credits; b: token, c: cell, d: credits now, value: change
  boosted,     // b: weapon, value: tokens on it now
  converted,   // b: colour from, c: to
  gemAdded,    // b: gem, c: GemCause; into the bag
  bought,      // b: card, c: slot, value: price
  discarded,   // b: System that is replaced, c: its place
  repaired,    // b: weapon
  refilled,    // b: card, c: slot; a is whose turn it is
  overheated,  // c: HeatCause, drawn or alienFire; value: gems that went back to the bag
  brokeDown,   // b: weapon: takes an Out of Order card
  spared,      // b: System: no Out of Order card
  roundEnded,  // value: number of the round, from 1. The track slides: b: card that leaves it, c: AlienEvent that does
  aliensMove,  // value: which of the six, from 1
  leftBoard,   // a: whom it attacks, kNobody; b: token, c: column, value: Invaders left, -1: had none to lose
  arrived,     // b: token, c: cell
  aliensFire,  // value: Starfighters hit
  eventRevealed,  // b: AlienEvent, c: slot that it goes to
  cardRevealed,   // b: card: in slot 0
  ended,          // a: the winner; b: Ending, c: Margin
};
enum class HeatCause : std::uint8_t { drawn, activate, exchange, vent, system, cooldown, alienFire };
enum class CreditCause : std::uint8_t { exchange, scavenge, system, gather };
enum class GemCause : std::uint8_t { card, energize, convert };
enum class Ending : std::uint8_t { ten, lastMove };
enum class Margin : std::uint8_t { invaders, credits, overheat, turnOrder };  // what decided

// ---- what follows from a position -----------------------------------------------------------------------------------
inline std::uint8_t columns(const State& s) { return s.players == 4 || s.experienced != 0 ? 8 : 6; }
inline std::uint8_t spaces(const State& s) { return static_cast<std::uint8_t>(columns(s) + 2); }
inline bool isWormhole(const State& s, std::uint8_t space) { return space == 0 || space == columns(s) + 1; }
inline Seat seatInTurn(const State& s, unsigned turn) { return static_cast<Seat>((s.first + turn) % s.players); }
inline Seat activeSeat(const State& s) { return seatInTurn(s, s.turn); }
inline const Pilot& activePilot(const State& s) { return s.pilot[activeSeat(s)]; }

// Book: Setup; Experienced Pilots. The slot of the Alien Aggression token.
std::uint8_t aggressionSlot(const State& state);

// Cards of a level that were not drawn yet, in the Main deck and in the Innovation deck of that level.
std::uint8_t undrawnCards(const State& state, std::uint8_t level);
std::uint8_t mainCardsLeft(const State& state, std::uint8_t level);  // Upgrade cards
std::uint8_t innovationLeft(const State& state, std::uint8_t level);
bool mainDeckEmpty(const State& state);
std::uint8_t topLevel(const State& state);  // of the Main deck, Events included; 3 when it is empty
std::uint8_t movesResolved(const State& state);
std::uint8_t invadersToCome(const State& state, std::uint8_t level);

std::uint8_t gemsIn(const std::uint8_t (&gems)[kGems]);
std::uint8_t boostsLeft(const State& state);              // tokens that nobody has
std::uint8_t assistsLeft(const State& state, Seat seat);  // tokens in hand
std::uint8_t price(const State& state, Seat seat, std::uint8_t card);
inline std::uint8_t gatherOf(const Pilot& pilot) {
  return pilot.invaders < kVictoryTrack ? kGather[pilot.invaders] : std::uint8_t{0};
}

// The next draw: `of` the gems in the bag so many overheat the Starfighter.
struct Risk {
  std::uint8_t overheats;
  std::uint8_t of;
};
Risk drawRisk(const State& state, Seat seat);

// Book: Move. How many spaces the shorter way has, kTooFar if there is none within the Move.
constexpr std::uint8_t kTooFar = 0xFF;
struct Flights {
  std::uint8_t to[kMostSpaces];
};
std::uint8_t moveValue(const State& state, std::uint8_t weapon, Gem gem);  // Systems included
// Before a space is chosen: with Boosts and with Systems that ask for the gem alone.
std::uint8_t powerValue(const State& state, std::uint8_t weapon, Gem gem);
std::uint8_t overheatOnceActivated(const State& state, Gem gem);  // Systems included
Flights flightsWithin(const State& state, Seat seat, std::uint8_t move);
Flights flights(const State& state);  // of phase `fly`
// Which way the active player flies so many spaces to get there: -1 to the left, 1 to the right.
int flightDirection(const State& state, std::uint8_t to, std::uint8_t distance);

// Book: Fire. The nearest Invader in front of a space: its row, kNoRow.
constexpr std::uint8_t kNoRow = 0xFF;
std::uint8_t targetRow(const State& state, std::uint8_t space);

// What would be hit from a space, and with which Power, by the active player.
struct Hit {
  std::uint8_t row, column;
  std::uint8_t before, after;  // shields; after 0: destroyed
};
constexpr std::size_t kMostHits = 7;  // Scatter, Beam and Blast together
struct Shot {
  std::uint8_t power;
  List<Hit, kMostHits> hits;  // the target first
};
Shot shotOf(const State& state, std::uint8_t weapon, Gem gem, std::uint8_t space, std::uint8_t distance);
// Of phase `fly`. Without a target there are no hits.
Shot shotFrom(const State& state, std::uint8_t space);
// Where its Power comes from.
void explainShot(const State& state, std::uint8_t weapon, Gem gem, std::uint8_t space, std::uint8_t distance,
                 Explanation& steps);

// What a card does: "Power +1, Boost 1" for a weapon, a sentence for a System.
void sayCard(std::uint8_t card, TextOut& words);
void sayBriefly(std::uint8_t card, TextOut& words);  // for a line: "+1 Power in a shared space"

// Book: Victory. Who would win if the game ended now, and by what. House 15.
struct Standing {
  Seat winner;
  Ending ending;
  Margin by;
};
Standing standingOf(const State& state);

// ---- the functions of the contract, see kernel/contract.h for what each one promises --------------------------------
void deal(State& state, const Options& options, Seed seed);
std::uint8_t seats(const State& state);
Seat toMove(const State& state);
Status status(const State& state);
void legalMoves(const State& state, MoveList& moves);
bool apply(State& state, Move move, Events& events);
Move quickMove(const State& seen);
std::uint16_t appraise(const State& state, Seat seat);
bool atRest(const State& state);
bool isIdle(const State& seen, Move move);

State observe(const State& state, Seat viewer);
void determinize(State& state, Seat viewer, Rng& rng);

Verdict valid(const State& state);
void encode(const State& state, ByteWriter& out);
bool decode(State& state, ByteReader& in);

void describe(const State& seen, Move move, Words& words);
void narrate(const State& seen, const Event& event, Seat reader, TextOut& words);
void headline(const State& seen, TextOut& words);
void explain(const State& seen, std::uint8_t question, Explanation& steps);

}  // namespace armada::stellar_scramble
