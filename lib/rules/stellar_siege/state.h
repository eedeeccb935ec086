// The position of Stellar Siege, and its moves and events as numbers. Data only: what may be done with it is in rules.cpp,
// turn.cpp and effects.cpp, who may know it in knowledge.cpp, its fields for bytes and texts in fields.h, its words in
// words.cpp.
//
// "The active player" is the one whose turn it is; the Enemy decides within that turn only when they discard.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "rules/stellar_siege/cards.h"

namespace armada::stellar_siege {

constexpr std::size_t kSeatCount = kSpecies;
constexpr std::size_t kFirstHand = 4;  // also what an empty hand draws
constexpr std::size_t kMostGifts = 3;  // of one Clio
constexpr std::size_t kMostHeld = 45;  // a hand with its Draw Pile, House 12
constexpr std::size_t kMostAliens = kSeatCount * kDeckCards;

// ---- places ---------------------------------------------------------------------------------------------------------
// Cards without an order: a hand, a Discard Pile. of[0] counts the cards that the viewer does not know.
struct Cards {
  std::uint8_t total;
  std::uint8_t of[kKinds + 1];

  bool empty() const { return total == 0; }
  std::uint8_t count(Kind kind) const { return of[indexOf(kind)]; }
  void add(Kind kind) {
    ++of[indexOf(kind)];
    ++total;
  }
  void take(Kind kind) {
    --of[indexOf(kind)];
    --total;
  }
};

// The top is the end.
using DrawPile = Deck<Kind, kMostHeld>;

// One deployed Alien: whose Siege Force, at which Planet, which card, in one byte. Later ones stand behind earlier ones,
// and one that is moved becomes the latest.
struct Alien {
  std::uint8_t bits;
  constexpr Seat seat() const { return static_cast<Seat>(bits >> 7); }
  constexpr std::uint8_t planet() const { return bits >> 4 & 7; }
  constexpr Kind kind() const { return static_cast<Kind>(bits & 15); }
};
constexpr Alien alien(Seat seat, std::uint8_t planet, Kind kind) {
  return {static_cast<std::uint8_t>(seat << 7 | planet << 4 | indexOf(kind))};
}
using Field = List<Alien, kMostAliens>;

// ---- position -------------------------------------------------------------------------------------------------------
// The decision that is waited for. "+ any time": the Officer may be discarded beside it (House 4).
enum class Phase : std::uint8_t {
  sides,        // option "chosen": the first player chooses the side of Planet `chosen`, before cards are dealt
  adjust,       // step 1: Emalto's owner adds -1, 0 or 1; + any time
  deploy,       // step 2: which Alien, or the random one; + any time
  declare,      // step 2: `card` is a Soldier on its way to Ambyria, Taltuva or Aspal: declare the Planet, or not
  anywhere,     // step 2: `card` goes to which Planet
  number,       // step 3, or Hyperion: the smaller or the greater number of `card`; + any time
  discard,      // who owes cards discards one: the active player first, then the Enemy
  adjacent,     // step 3: from which adjacent Siege Force
  additional,   // step 3: which additional Alien; + any time
  planet,       // step 4: activate a Planet Effect, or none; + any time
  planets,      // `effect` asks for a Planet: Siptou and Valtinia for two (the first is `chosen`), Artemis, Nyx
  adjustEnemy,  // Iontian: -1 or 1
  soldier,      // Hyperion: which Soldier
  gift,         // Clio: which Alien, or stop; `chosen` were given
  throwAway,    // Pandemonia: which Alien, or stop
  end,          // step 5 is done: the turn ends; + any time
  pass,         // nothing in hand and pile: pass
  over,
  beforeDraw,  // before step 5, where nothing was asked since the deployment: only any-time Officers are left in hand, and
  // who discards the last of them now draws four; + any time. Behind `over`, so that older bytes mean the same.
};

// What holds for a seat's running turn, or its next one. One bit each.
enum Burden : std::uint8_t {
  kRandomDeployment = 1,  // Cordontion of the Enemy
  kNoPlanetEffect = 2,    // Zahwilta of the Enemy
  kSoldiersBlocked = 4,   // Plomeena of the Enemy: Soldiers of this turn do not touch the Enemy
  kValueUp = 8,           // Iontian of the Enemy, +1
  kValueDown = 16,        // and -1
  kMayAdjust = 32,        // own Emalto of the turn before
  kMayAdjustNext = 64,    // own Emalto of this turn
};

// Of the running turn. One bit each.
enum Turn : std::uint8_t {
  kDeclared = 1,    // the Planet's effect changes the Soldier: this turn's one Planet Effect
  kEffectUsed = 2,  // no Planet Effect is left this turn: one was used, or an Officer forbids it
  kAnyPlanet = 4,   // the Officer that activates any Planet was deployed
  kTriggered = 8,   // `card` is Hyperion's: its effect is resolved after step 3
};

enum class EndRule : std::uint8_t { eitherOut, bothOut };

constexpr std::uint8_t kNoPlanet = 0xFF;

struct State {
  Rng rng;
  DrawPile pile[kSeatCount];   // order hidden from both
  Cards hand[kSeatCount];      // hidden from the other
  Cards discards[kSeatCount];  // open
  Field field;                 // open
  // Clio's cards change hands for good: how many more of each kind seat 1 has got from seat 0 than the other way round.
  // Both seats know it, bystanders do not.
  std::int8_t given[kKinds + 1];
  std::uint8_t sides;               // bit p: Planet p lies on its b side
  std::uint8_t burden[kSeatCount];  // Burden bits
  Phase phase;
  EndRule endRule;
  Seat first;          // who began
  Seat active;         // whose turn it is
  std::uint8_t turns;  // that have ended
  // -- of the running turn; all 0 (kNoPlanet, none) before they mean something
  std::uint8_t turn;              // Turn bits
  std::int8_t adjustment;         // chosen for Emalto
  std::uint8_t planet;            // deployed to
  Kind deployed;                  // the Alien that Artemis would move: the last one deployed
  Kind card;                      // whose effect is resolved, or that is on its way
  Effect effect;                  // the Planet Effect that is carried out
  std::uint8_t chosen;            // `planets`: first of two, kNoPlanet before; `gift`: cards given; `sides`: which
  std::uint8_t owed[kSeatCount];  // cards still to discard
  std::uint8_t filler;            // always 0: whole words, so that the compiler pads nothing
};
static_assert(sizeof(State) == kStellarSiegeBounds.stateBytes);

// ---- moves ----------------------------------------------------------------------------------------------------------
// A verb and what it is about. No list is longer than 16 (House 16).
enum class Verb : std::uint8_t {
  endTurn,
  pass,
  stop,      // Clio, Pandemonia, before step 5: enough
  decline,   // no Planet Effect
  turnSide,  // 0: a, 1: b
  adjust,    // 0: -1, 1: unchanged, 2: +1; Emalto and Iontian
  deploy,    // kind; in phase `additional` too
  deployRandom,
  declare,   // 0: no, 1: yes
  number,    // 0: the smaller, 1: the greater
  planet,    // a Planet: anywhere, adjacent, planets
  activate,  // a Planet's effect
  card,      // a kind from the hand: discard, soldier, gift, throwAway
  discardAnyTime,
};
constexpr Move moveOf(Verb verb, unsigned what = 0) {
  return static_cast<Move>(static_cast<unsigned>(verb) << 4 | what);
}
constexpr Move moveOf(Verb verb, Kind kind) { return moveOf(verb, indexOf(kind)); }
constexpr Verb verbOf(Move move) { return static_cast<Verb>(move >> 4); }
constexpr std::uint8_t whatOf(Move move) { return static_cast<std::uint8_t>(move & 15); }
constexpr Kind kindOf(Move move) { return static_cast<Kind>(whatOf(move)); }

// ---- events ---------------------------------------------------------------------------------------------------------
// `a` is the seat that it happens to, unless said otherwise.
enum class EventKind : std::uint8_t {
  sideTurned,      // b: Planet, value: 0 a, 1 b
  turnBegan,       // value: number of the round, from 1
  drew,            // b: kind; its owner alone sees it, one a card
  drewSome,        // c: 1 when numberChosen tells it, value: cards; everybody but the owner sees it
  pileEmpty,       // wanted more cards than the Draw Pile had; value: cards missing
  adjusted,        // b, c: Deployment Value before and after, value: -1, 0, 1; by Emalto, of the own turn
  pickedAtRandom,  // b: kind, Cordontion's pick
  declared,        // b: Planet, c: kind
  deployed,        // b: kind, c: Planet, value: 1 for an additional one
  numberChosen,    // b: kind, c, d: cards that move of a and of the Enemy, value: the number; negative: discarded
  blocked,         // a is protected by Plomeena; b: kind
  discarded,       // b: kind, c: Cause
  moved,           // an Alien of a; b: kind, c: from, d: to, value: the Effect, or -1 for the Officer
  activated,       // b: Planet
  switched,        // a: whose forces; b, c: Planets
  burdened,        // a: who bears it; b: the Effect, value: Iontian's -1 or 1
  gave,            // b: kind; the two players see it, one a card
  gaveOne,         // what bystanders see of it
  shuffledHand,    // value: cards
  passed,
  turnEnded,
  ended,  // a: the winner, kNobody when drawn; b, c: Planets of seat 0 and 1; d: Margin
};
enum class Cause : std::uint8_t { soldier, anyTime, hyperion, pandemonia };
enum class Margin : std::uint8_t { planets, aliens, none };  // what decided; none: drawn

// ---- what follows from a position -----------------------------------------------------------------------------------
constexpr Seat otherSeat(Seat seat) { return static_cast<Seat>(1 - seat); }

constexpr Effect effectAt(std::uint8_t sides, std::uint8_t planet) {
  return static_cast<Effect>(planet * 2u + (sides >> planet & 1u));
}
inline Effect effectAt(const State& state, std::uint8_t planet) { return effectAt(state.sides, planet); }

// Siege Force Value: Aliens of a seat at a Planet.
std::uint8_t forceValue(const State& state, Seat seat, std::uint8_t planet);
struct ForceValues {
  std::uint8_t at[kSeatCount][kPlanets];
};
ForceValues forceValues(const State& state);

// Who has more Aliens there; kNobody when even.
Seat conqueror(const State& state, std::uint8_t planet);

// Planets conquered, Aliens on the whole field, and who has won by them (House 2).
struct Standing {
  std::uint8_t planets[kSeatCount];
  std::uint8_t aliens[kSeatCount];
  Seat winner;  // if it ended now; kNobody: drawn
  Margin by;
};
Standing standingOf(const State& state);

bool holdsSoldier(const Cards& hand);
inline bool holdsOnlyAnyTime(const Cards& hand) { return !hand.empty() && hand.count(Kind::anyTime) == hand.total; }

// Deployment Value of the active player now, and the Planet that it means. With `handSize` as if the hand had that many.
std::uint8_t deploymentValue(const State& state);
std::uint8_t deploymentValue(const State& state, std::uint8_t handSize);
std::uint8_t planetForValue(std::uint8_t value);

// Rounds are numbered from 1; a round is a turn of each.
inline std::uint8_t roundOf(const State& state) { return static_cast<std::uint8_t>(state.turns / kSeatCount + 1); }

// Whom a Soldier would touch if it were deployed (or triggered) now: cards would really move. `declared`: by the effect of
// the Planet that it goes to. For the rules, and for saying beforehand what a choice does.
struct Reach {
  bool draws;  // else discards
  bool touches[kSeatCount];
  bool blocked[kSeatCount];  // would be touched, but for Plomeena
};
Reach reachOf(const State& state, Kind soldier, Effect declared);
// In phase `number`: the greater number moves more cards than the smaller. If not, it is legal all the same (House 6), but
// nothing to ask.
bool numberMatters(const State& state);

// The Planet's effect may be declared with this card's deployment there (House 7), and would do something.
bool mayDeclare(const State& state, Kind kind, std::uint8_t planet);

// The Planet Effect could be activated now by the active player and would do something.
bool mayActivate(const State& state, std::uint8_t planet);

// The one move that both players can see to be the only one; kNoMove: there may be a choice. `common` is what both know. Its
// phase is more than that: who does not hold the console cannot tell whether Hyperion was offered.
Move evidentMove(const State& common);

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
bool isDetail(const State& state);

State observe(const State& state, Seat viewer);
void determinize(State& state, Seat viewer, Rng& rng);

Verdict valid(const State& state);
void encode(const State& state, ByteWriter& out);
bool decode(State& state, ByteReader& in);

void describe(const State& seen, Move move, Words& words);
void narrate(const State& seen, const Event& event, Seat reader, TextOut& words);
void headline(const State& seen, TextOut& words);
void explain(const State& seen, std::uint8_t question, Explanation& steps);

}  // namespace armada::stellar_siege
