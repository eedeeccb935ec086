// The position of Pulp Invasion, and its moves and events as numbers. Data only: the rounds are in round.cpp, encounter.cpp
// and search.cpp, aids (dice and hand) in aids.cpp, the order of modifications in modifications.cpp, texts as effects in
// effects.cpp, who may know what in knowledge.cpp, fields for bytes and texts in fields.h, words in words.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "rules/pulp_invasion/cards.h"

namespace armada::pulp_invasion {

// ---- position -------------------------------------------------------------------------------------------------------
// The decision that is waited for. "+ aids": the one die of the round and cards of the hand whose moment it is (House 3).
enum class Phase : std::uint8_t {
  crew,      // which of the three offered dice stays behind
  planet,    // which face-up Planet is searched this round
  draw,      // Translator 3 is at hand: draw four, or use it
  arrange,   // Translator 3: which of `shown` comes next in the line
  question,  // Engage or Evade the current card; + aids
  engage,    // Engage was chosen: go on to the payment; + aids
  pay,       // which mix of points
  evade,     // Evade was chosen: go on; + aids
  evadePay,  // which Ability pays a point
  search,    // the Planet Search begins: go on; + aids
  cube,      // draw the next cube; + aids
  twoCubes,  // Translator 5: which of the two drawn cubes is used
  place,     // an ability cube: raise the Ability, or put it onto a weapon
  weapon,    // a yellow cube, and Scanning 6 is at hand: draw the top Super Weapon, or use it
  last,      // after the last cube: end the round; + aids
  // -- within the above: a die or a text asks for something, then play goes on where it was (`then`)
  face,  // a die was used: to which lower face it is turned
  half,  // a rolled spare die has two halves: which
  gain,
  lose,        // which Ability
  reroll,      // which owned die
  upgrade,     // which owned System die
  swapOut,     // AI 2: which owned die goes
  swapIn,      // AI 2: which unowned die comes
  weaponCube,  // a text: which weapon gets the cube
  ownWeapon,   // a die: which found weapon is understood, or swapped away
  newWeapon,   // a die: which weapon of the draw deck is taken (Scanning 6), or swapped for (`picked`)
  takeCube,    // a die or text: which colour leaves the bag
  over,
};

enum class LineStatus : std::uint8_t { empty, standing, engaged, evaded, left };  // left: a Location that moved away

struct Found {
  std::uint8_t weapon;             // its row
  std::uint8_t cubes[kAbilities];  // ability cubes on it
  std::uint8_t automatic;          // 1: Understood by a die, for the rest of the game
};

struct OwnedDie {
  Die die;
  std::uint8_t face;  // 1..6
};

enum class Difficulty : std::uint8_t { basic, normal, advanced };
constexpr std::uint8_t kWeaponsInPlay[] = {4, 5, 6};  // also yellow and black cubes in the bag

enum class LostBy : std::uint8_t { notLost, abilities, cannotEvade, deckEmpty };

constexpr std::uint8_t kNoPlanet = 0xFF;
constexpr std::uint8_t kMostStrength = 15;

// Cards of a set, one bit each.
struct CardSet {
  std::uint8_t bits[kEncounterCards / 8];
  bool empty() const { return (bits[0] | bits[1] | bits[2] | bits[3] | bits[4] | bits[5]) == 0; }
  bool has(Card card) const { return (bits[card >> 3] >> (card & 7) & 1u) != 0; }
  void add(Card card) { bits[card >> 3] = static_cast<std::uint8_t>(bits[card >> 3] | 1u << (card & 7)); }
  void take(Card card) { bits[card >> 3] = static_cast<std::uint8_t>(bits[card >> 3] & ~(1u << (card & 7))); }
};

// What must still be asked before play goes on; each is a number of questions, 0 none.
struct Owed {
  std::uint8_t gain, lose;  // points of a chosen Ability
  std::uint8_t reroll;      // dice
  std::uint8_t upgrade;     // sides, for one System die
  std::uint8_t takeCube;    // cubes out of the bag, of chosen colours
  std::uint8_t weaponCube;  // bit a: a cube of Ability a goes onto a chosen weapon
};

// Who carries texts that are in force, a bit each, by the kind of text: see steps.h.
constexpr std::size_t kTextKinds = 9;
struct Texts {
  std::uint16_t carriers[kTextKinds];
};

struct State {
  Rng rng;
  Deck<Card, kEncounterCards> deck;  // all sectors, the top is the end: 16 of the first sector lie on top
  CardSet hand;                      // engaged Agents and Events
  CardSet discards;
  CardSet returned;       // shuffled back by Translator 3: known to lie in the rest of this sector
  Card line[kLineCards];  // kNoCard where there is none, and where a Location left
  LineStatus status[kLineCards];
  Card location;                     // or kNoCard
  List<Card, 2 * kLineCards> shown;  // Translator 3: cards drawn and not yet placed
  Deck<std::uint8_t, kPlanets> planetDeck;
  List<std::uint8_t, kPlanetRow> planetRow;
  std::uint8_t planet;           // searched this round, or kNoPlanet
  std::uint8_t alien[kSectors];  // rows of kAlienCard, in the order of the sectors
  Deck<std::uint8_t, kWeapons> weaponDeck;
  std::uint8_t
      weaponsSeen;  // 1: the player has looked through the deck, or all six are in play; its order stays hidden
  List<Found, kWeapons> found;  // in the order found
  std::uint8_t captain;
  std::uint8_t ability[kAbilities];
  std::uint8_t bag[kCubeColours];  // the supply is what is in none of bag, weapons, Quietus, aside, drawn
  std::uint8_t aside;              // white cubes drawn in this search
  std::uint8_t quietus;            // black cubes on Quietus
  OwnedDie die[kOwnedDice];
  std::uint8_t stayedBehind;  // the offered die not taken; meaningful after phase crew
  Difficulty difficulty;
  std::uint8_t round;  // 1..12
  Phase phase;
  LostBy lostBy;
  // -- of this round
  std::uint8_t dieUsed;               // 1: the round's one die was used
  std::uint8_t current;               // slot of the card that is encountered, kLineCards in the search
  std::uint8_t bonus;                 // "+N to your Engage Strength", of this Engage
  std::uint8_t freeEvade, calmEvade;  // of this Evade
  std::uint8_t evadeOwed;             // points of the Evade still to pay
  std::uint8_t extraCubes;            // of this round's search
  std::uint8_t extraIcons;            // Scanning 1 and 5: icons of evaded cards that count
  std::uint8_t cubes, cubesDrawn;     // of this search: how many in all, and so far
  std::uint8_t drawn[2];              // cubes out of the bag and not yet resolved, as Cube; 0xFF none
  // -- of what is asked in between
  Phase then;  // where play goes on; Phase::crew while nothing is asked in between
  Owed owed;
  std::uint8_t usedDie;   // 0 or 1: the die whose effect is carried out; 2: the spare one; 0xFF none
  std::uint8_t usedFace;  // 1..6, before it was turned; 0 none
  std::uint8_t usedHalf;
  OwnedDie spare;       // rolled by the AI; face 0: none
  std::uint8_t picked;  // first answer of two: the found weapon or the owned die to swap away; 0xFF none
  // -- follows from all of the above, see `settle`
  std::uint8_t
      engaging;  // while it is asked: what engaging the current card takes, so that it is not worked out at every look; 0: not
  Texts texts;         // in force
  std::uint16_t aids;  // moments at which a die or a card of the hand may be of use: bits, see steps.h
};
static_assert(sizeof(State) == kPulpInvasionBounds.stateBytes);

// ---- moves ----------------------------------------------------------------------------------------------------------
// A verb and what it is about. At most 64 are legal (House 15).
enum class Verb : std::uint8_t {
  goOn,      // draw four (draw), on to payment (engage), on to the price (evade), begin (search), draw the top weapon
             // (weapon), end the round (last)
  leaveDie,  // crew: 0..2, the offered die that stays behind
  planet,    // 0..2, a place of the row
  arrange,   // index in `shown`
  engage,
  evade,
  useDie,    // die * 2 + half
  playCard,  // from the hand: its row
  pay,       // see mixOf
  payPoint,  // evadePay: ability
  drawCube,
  keepCube,    // twoCubes: 0 or 1
  raise,       // place: the cube's Ability
  ontoWeapon,  // place, weaponCube: index in `found`
  takeWeapon,  // newWeapon: row of kWeaponCard
  turnTo,      // face: 1..5
  useHalf,     // half: 0 or 1
  ability,     // gain, lose: ability
  ownDie,      // reroll, upgrade, swapOut: 0 or 1
  newDie,      // swapIn: a Die
  ownWeapon,   // index in `found`
  takeCube,    // a Cube
};
constexpr Move moveOf(Verb verb, unsigned what = 0) {
  return static_cast<Move>(static_cast<unsigned>(verb) << 8 | what);
}
constexpr Verb verbOf(Move move) { return static_cast<Verb>(move >> 8); }
constexpr std::uint8_t whatOf(Move move) { return static_cast<std::uint8_t>(move); }

// A payment: the Engage Icon's Ability pays the price but for the points that the two others (in the order of Ability) pay,
// two of theirs for one.
struct Mix {
  std::uint8_t first, second;  // points of the price paid by the first and the second other Ability
};
constexpr Move payMove(Mix mix) { return moveOf(Verb::pay, static_cast<unsigned>(mix.first) << 4 | mix.second); }
constexpr Mix mixOf(Move move) {
  return {static_cast<std::uint8_t>(whatOf(move) >> 4), static_cast<std::uint8_t>(whatOf(move) & 15)};
}
constexpr Ability kOtherAbility[kAbilities][2] = {
    {Ability::science, Ability::diplomacy}, {Ability::combat, Ability::diplomacy}, {Ability::combat, Ability::science}};
constexpr Ability otherAbility(Ability than, int which) { return kOtherAbility[at(than)][which]; }

// ---- events ---------------------------------------------------------------------------------------------------------
enum class EventKind : std::uint8_t {
  roundBegan,      // value: round
  planetChosen,    // a: planet
  cardDrawn,       // a: slot, b: card
  cubeAdded,       // a: Cube, b: card that adds it; value: cubes (0: none was left)
  locationNow,     // a: card
  cardRead,        // a: slot, b: card
  engaged,         // a: slot, b: card, value: price
  abilityChanged,  // a: Ability, b: before, c: after
  evaded,          // a: slot, b: card
  evadeCube,       // a: Cube drawn in an Evade
  cubeReturned,    // a: Cube that goes back to the bag, uncounted
  bagChanged,      // a: Cube, value: +- cubes, by a text or a die
  searchBegan,     // value: cubes to draw
  cubeDrawn,       // a: Cube, value: which of the search, from 1
  weaponFound,     // a: weapon
  weaponCube,      // a: weapon, b: Ability
  understood,      // a: weapon
  blackOnQuietus,  // value: cubes on it now
  falseLead,
  cubeToSupply,   // a: Cube that could not be used
  dieUsed,        // a: Die, b: its face when used, c: half
  dieTurned,      // a: Die, b: before, c: after
  dieRolled,      // a: Die, b: face; c: 1 for a spare one
  dieSwapped,     // a: Die that goes, b: Die that comes
  weaponSwapped,  // a: weapon that goes, b: weapon that comes
  cardPlayed,     // a: card from the hand
  toHand,         // a: card
  bonusGained,    // value: N
  extraCubes,     // value: N
  sectorPassed,   // a: alien
  roundEnded,     // value: round
  won,            // value: round
  lost,           // a: LostBy
};

// ---- what follows from a position -----------------------------------------------------------------------------------
inline std::uint8_t sectorOf(const State& state) { return static_cast<std::uint8_t>((state.round - 1) / 4); }
inline std::uint8_t alienNow(const State& state) { return state.alien[sectorOf(state)]; }
bool quietusPassed(const State& state);
std::uint8_t supply(const State& state, Cube cube);
// House 12.
inline bool understood(const Found& found) {
  const std::uint8_t(&needs)[kAbilities] = kWeaponCard[found.weapon].needs;
  const bool cubesSuffice = (found.cubes[0] >= needs[0]) & (found.cubes[1] >= needs[1]) & (found.cubes[2] >= needs[2]);
  return cubesSuffice | (found.automatic != 0);
}
inline std::uint8_t maximum(const State& state, Ability ability) {
  return kCaptainCard[state.captain].maximum[at(ability)];
}

// Where a number comes from: the book's five steps.
enum class ModStep : std::uint8_t { alien, line, location, planet, weapon };
constexpr std::size_t kModSteps = 5;
struct Receipt {
  std::uint8_t printed;           // before the first step
  std::uint8_t after[kModSteps];  // and after each, clamped to 0..15
  std::uint8_t total() const { return after[kModSteps - 1]; }
};
struct IconReceipt {
  Ability printed;
  Card from;  // the card whose icon it is
  Ability after[kModSteps];
  Ability icon() const { return after[kModSteps - 1]; }
};
// Of the card in a slot of the line, as things stand now. A position that is only shown need not be settled.
IconReceipt engageIcon(const State& state, std::uint8_t slot);
Receipt engageStrength(const State& state, std::uint8_t slot);
Receipt evadePrice(const State& state, std::uint8_t slot);
Receipt evadeCubes(const State& state, std::uint8_t slot);
Receipt searchCount(const State& state);
// What Engaging the current card costs now, with the bonus: never below 0.
std::uint8_t priceNow(const State& state);
bool payable(const State& state, Ability icon, std::uint8_t price, Mix mix);

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

State observe(const State& state, Seat viewer);
void determinize(State& state, Seat viewer, Rng& rng);

Verdict valid(const State& state);
void encode(const State& state, ByteWriter& out);
bool decode(State& state, ByteReader& in);
// For a position that was made by hand: puts in what follows from the rest.
void settle(State& state);

void describe(const State& seen, Move move, Words& words);
void narrate(const State& seen, const Event& event, Seat reader, TextOut& words);
void headline(const State& seen, TextOut& words);
// Questions 0..3: the Strength of the card in that slot; 4: the price of an Evade; 5: its cubes; 6: the search's cubes.
constexpr std::uint8_t kQuestions = 7;
void explain(const State& seen, std::uint8_t question, Explanation& steps);

}  // namespace armada::pulp_invasion
