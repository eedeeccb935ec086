// Stellar Siege's components as tables: the 12 kinds of Aliens and the 16 sides of the eight Planets. Effects are the
// book's; the Aliens' names are ours (House 17). Data only, no rules.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada::stellar_siege {

// ---- Aliens ---------------------------------------------------------------------------------------------------------
// A card is its kind: two of a kind differ in nothing. 0 is no card, or one that the viewer does not know.
enum class Kind : std::uint8_t {
  unknown,
  drawFew,         // Soldier: draw 1 or 2
  drawMany,        // Soldier: draw 3 or 4
  discardFew,      // Soldier: discard 1 or 2
  discardMany,     // Soldier: discard 2 or 3
  enemyDrawsFew,   // Soldier: your Enemy draws 1 or 2
  enemyDrawsMany,  // Soldier: your Enemy draws 2 or 3
  enemyDiscards,   // Soldier: your Enemy discards 1 or 2
  anyTime,         // Officer: discard from your hand at any time, or deploy with no effect
  adjacent,        // Officer: move an Alien from an adjacent Siege Force here
  anywhere,        // Officer: deploy into any Siege Force; no Planet Effect this turn
  anyPlanet,       // Officer: activate any face-up Planet Effect this turn
  additional,      // Officer: deploy an additional Alien here; no Planet Effect this turn
};
constexpr std::size_t kKinds = 12;  // 1..12
constexpr std::size_t kSoldierKinds = 7;
constexpr std::size_t kDeckCards = 30;
constexpr std::size_t kSpecies = 2;  // Antillians, Morkolytes: the seats

struct AlienCard {
  std::uint8_t copies;         // in each deck
  std::uint8_t number[2];      // a Soldier's two numbers, the smaller first; an Officer has 0, 0
  bool draws;                  // a Soldier's verb: draw, or discard
  bool aimsAtEnemy;            // and whom it affects
  const char* name[kSpecies];  // at most 11 letters
  const char* brief[3];  // for the face of a card, at most three lines of about 52 px: "Enemy", "discards", "1 or 2"
  const char* text;      // the book's words, for the panel: "Your Enemy discards 1 or 2 Aliens."
};
extern const AlienCard kAlienCard[kKinds + 1];  // [0] is the card that nobody knows

constexpr std::uint8_t indexOf(Kind kind) { return static_cast<std::uint8_t>(kind); }
inline const AlienCard& cardOf(Kind kind) { return kAlienCard[indexOf(kind)]; }
constexpr bool isSoldier(Kind kind) { return kind >= Kind::drawFew && kind <= Kind::enemyDiscards; }
constexpr bool isOfficer(Kind kind) { return kind >= Kind::anyTime; }

// ---- Planets --------------------------------------------------------------------------------------------------------
// A Planet is its place, 0..7: number 1 to 8+. Each has an a and a b side.
constexpr std::size_t kPlanets = 8;

enum class Effect : std::uint8_t {
  siptou,
  valtinia,  // 1: switch your, your Enemy's Siege Forces at two Planets
  cordontion,
  zahwilta,  // 2: random deployment, no Planet Effect for the Enemy
  emalto,
  iontian,  // 3: +-1 to your own, to the Enemy's Deployment Value
  ambyria,
  taltuva,  // 4: a Soldier turned round, doubled
  plomeena,
  aspal,  // 5: Soldiers blocked; draw and discard exchanged
  hyperion,
  clio,  // 6: trigger a Soldier from the hand; give cards away
  artemis,
  nyx,  // 7: put the deployed Alien, move an Enemy's Alien
  pandemonia,
  aether,  // 8+: discard any number; shuffle the hand into the Draw Pile
  none,
};
constexpr std::size_t kEffects = 16;

struct PlanetSide {
  const char* name;
  const char* text;   // the book's words; Nyx has most, 127 letters
  const char* brief;  // what it would do, for a button or a line: "Discard any number"
  bool declared;      // with the Soldier's deployment, before it is added (House 7)
};
extern const PlanetSide kPlanetSide[kEffects];

inline const PlanetSide& sideOf(Effect effect) { return kPlanetSide[static_cast<std::size_t>(effect)]; }

}  // namespace armada::stellar_siege
