// Pulp Invasion's components as tables that one reads like the printed cards, and the small vocabulary in which their texts
// are written as data (House 13). Data only: what an Effect does is in modifications.cpp and effects.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada::pulp_invasion {

// The tables never change, but in the tuning tool, which tries others.
#ifdef ARMADA_TUNING
#define ARMADA_TABLE
#else
#define ARMADA_TABLE const
#endif

// ---- abilities and cubes --------------------------------------------------------------------------------------------
enum class Ability : std::uint8_t { combat, science, diplomacy };
constexpr std::size_t kAbilities = 3;

// The first three are the abilities' colours.
enum class Cube : std::uint8_t { combat, science, diplomacy, weapon, quietus, falseLead };
constexpr std::size_t kCubeColours = 6;
constexpr std::uint8_t kCubesAColour = 12;  // in all, of every colour but the Super Weapons' (House 1)

constexpr std::size_t at(Ability ability) { return static_cast<std::size_t>(ability); }
constexpr std::size_t at(Cube cube) { return static_cast<std::size_t>(cube); }
constexpr bool isAbilityCube(Cube cube) { return cube <= Cube::diplomacy; }

// ---- the vocabulary of texts ----------------------------------------------------------------------------------------
enum class When : std::uint8_t {
  nothing,   // no effect
  always,    // a passive change, as long as the card is in force
  read,      // when the card is read in the line
  engaged,   // after a card was engaged: the card itself in the line; any card that fits the filter elsewhere
  evaded,    // after a card was evaded, likewise
  search,    // when the Planet Search begins; from the hand: before Planet Icons are counted
  question,  // from the hand: at the question Engage or Evade
  engage,    // from the hand: after choosing Engage, before payment
  evade,     // from the hand: after choosing Evade, before its price
};

enum class What : std::uint8_t {
  // -- passive changes
  strength,     // Engage Strength
  icon,         // Engage Icon: `of` is the ability it becomes
  evadePrice,   // points to pay for an Evade
  evadeCubes,   // ability cubes to draw in an Evade
  searchCount,  // cubes of the Planet Search
  // -- actions
  gain,        // points of an Ability, up to its maximum
  lose,        // points of an Ability; one at 0 is not asked
  bagIn,       // cubes from the supply into the bag; a missing cube adds none
  bagOut,      // cubes from the bag to the supply
  reroll,      // owned dice, of the player's choice
  upgrade,     // an owned System die of the player's choice, by `amount` sides
  weaponCube,  // a cube from the supply onto a found weapon that still needs that colour, of the player's choice
  bonus,       // lowers the price of this Engage, never below 0
  freeEvade,   // this Evade costs no point (its cubes are drawn)
  calmEvade,   // this Evade draws no cubes (its price is paid)
  extraCubes,  // more cubes in this round's Planet Search, after modifications
};

enum class How : std::uint8_t { add, set, twice };

// What a change speaks of: an ability or a cube's colour, by name or by choice.
enum class Of : std::uint8_t {
  combat,
  science,
  diplomacy,
  weapon,
  quietus,
  falseLead,  // as Cube
  chosen,     // an ability of the player's choice
  icon,       // the ability of the card's Engage Icon
  none,
};

// Which cards of the line a passive change or an engaged/evaded action speaks of.
enum class Filter : std::uint8_t {
  every,
  itself,      // the card that carries the text
  toTheRight,  // cards to the right of the one that carries the text
  guardforce,
  agents,
  events,
  agentsAndEvents,
  withPlanetIcon,
  withoutPlanetIcon,
  combat,
  science,
  diplomacy,  // cards with that Engage Icon, after all changes of icons
};

enum class Scale : std::uint8_t {
  once,
  perEvaded,      // each card evaded in this line so far
  perEngaged,     // each card engaged in this line so far
  perTwoBlack,    // each two black cubes on Quietus, rounded up
  perUnderstood,  // each Understood weapon
  perFound,       // each weapon found
};

struct Effect {
  When when;
  What what;
  How how;
  std::int8_t amount;
  Of of;
  Filter filter;
  Scale scale;
  bool mayZero;  // lowering the Strength stops at 1 (House 6), unless the text says that it may reach 0
};

// ---- encounter cards ------------------------------------------------------------------------------------------------
enum class CardKind : std::uint8_t { guardforce, location, agent, event };

constexpr std::size_t kGuardforce = 24, kLocations = 8, kAgents = 8, kEvents = 8;
constexpr std::size_t kEncounterCards = kGuardforce + kLocations + kAgents + kEvents;  // 48
constexpr std::size_t kSectors = 3;
constexpr std::size_t kSectorCards = kEncounterCards / kSectors;  // 16
constexpr std::size_t kLineCards = 4;
constexpr std::size_t kRounds = kEncounterCards / kLineCards;  // 12, no card changes that (House 4)
constexpr std::size_t kMostText = 90;

// A card is its row, 0..47: Guardforce, then Locations, Agents, Events.
using Card = std::uint8_t;
constexpr Card kNoCard = 0xFF;
constexpr Card kFirstLocation = kGuardforce, kFirstAgent = kFirstLocation + kLocations,
               kFirstEvent = kFirstAgent + kAgents;

struct EncounterCard {
  const char* name;  // at most 22 letters
  CardKind kind;
  std::uint8_t strength;     // Engage Strength; a Location has none
  Ability icon;              // its Engage Icon, used by the card to its left
  std::uint8_t planetIcons;  // 0..2
  Of cube[2];                // added to the bag when it is drawn; Of::none
  const char* text;          // at most kMostText letters, exactly what the effects do; "" for vanilla Guardforce
  Effect effect[2];          // Guardforce in the line; Agents and Events from the hand
};
extern ARMADA_TABLE EncounterCard kEncounterCard[kEncounterCards];

// What a Location does in the sector of each Cosmic Hegemony Alien; the columns are AlienCard rows.
struct LocationEffect {
  const char* text;
  Effect effect;
};
extern ARMADA_TABLE LocationEffect kLocationEffect[kLocations][kSectors];

constexpr CardKind kindOf(Card card) {
  return card < kFirstLocation ? CardKind::guardforce
         : card < kFirstAgent  ? CardKind::location
         : card < kFirstEvent  ? CardKind::agent
                               : CardKind::event;
}

// ---- Cosmic Hegemony Aliens, Planets, Super Weapons, Captains -------------------------------------------------------
constexpr std::size_t kAliens = kSectors;
constexpr std::uint8_t kQuietus = 0;  // its row

struct AlienCard {
  const char* name;
  const char* sign;  // a letter for its icon on Locations: "Q"
  const char* text;
  Effect effect[2];  // in its own sector, until it is passed
};
extern ARMADA_TABLE AlienCard kAlienCard[kAliens];

constexpr std::size_t kPlanets = 12;
constexpr std::size_t kPlanetRow = 3;
struct PlanetCard {
  const char* name;
  const char* text;
  Effect effect[2];  // in the round in which it is searched
};
extern ARMADA_TABLE PlanetCard kPlanetCard[kPlanets];

constexpr std::size_t kWeapons = 6;
struct WeaponCard {
  const char* name;
  const char* text;
  std::uint8_t needs[kAbilities];  // cubes that make it Understood: 2 or 3 in all
  Effect effect[2];                // once it is Understood
};
extern ARMADA_TABLE WeaponCard kWeaponCard[kWeapons];

enum class Die : std::uint8_t {
  weaponsSpecialist,
  infiltrationAgent,
  engineer,  // Crew: start on 6
  artificialIntelligence,
  scanningTechnology,
  universalTranslator,  // Systems: rolled
};
constexpr std::size_t at(Die die) { return static_cast<std::size_t>(die); }
constexpr std::size_t kDice = 6;
constexpr bool isSystem(Die die) { return die >= Die::artificialIntelligence; }

constexpr std::size_t kCaptains = 9;
constexpr std::size_t kOfferedDice = 3;
constexpr std::size_t kOwnedDice = 2;
struct CaptainCard {
  const char* name;
  const char* line;  // who that is, one short sentence
  std::uint8_t maximum[kAbilities];
  Die offered[kOfferedDice];  // two of them are taken
};
extern ARMADA_TABLE CaptainCard kCaptainCard[kCaptains];

// ---- the faces of the dice ------------------------------------------------------------------------------------------
enum class FaceDoes : std::uint8_t {
  nothing,
  bonus,          // +amount against `of` (Of::none: any)
  dropWhite,      // Evade: remove `amount` white cubes from the bag
  dropChosen,     // Evade: remove `amount` chosen cubes (never yellow)
  takeChosen,     // Evade: take 1 cube of choice, not yellow
  takeRandom,     // Evade: draw 1 random cube; yellow goes back
  extraCube,      // 1 additional cube in this round's search
  upgradeSystem,  // any owned System die by `amount` sides
  rollSpecialist,
  rollInfiltrator,
  rollEngineer,      // Engage: roll a spare die and use its face
  swapDie,           // Engaging Guardforce with a Planet Icon: an unowned die for an owned one, rolled
  rerollAgent,       // Engaging an Agent: reroll an owned die
  rerollGuardforce,  // Engaging Guardforce with a Planet Icon: reroll an owned die
  rerollSearch,      // Planet Search: reroll an owned die
  useIcons,          // Search: 1 Planet Icon each from `amount` evaded cards
  understand,        // any found weapon is Understood
  chooseWeapon,      // on a yellow cube: choose which weapon
  swapWeapon,        // a found weapon for another of the draw deck
  drawEight,         // instead of 4 cards draw 8, play 4
  drawTwo,           // one cube of the search: draw two, use one
};
enum class Joined : std::uint8_t {
  alone,
  either,
  both
};  // "or": one half; "and": usable if either half does something

struct FaceHalf {
  FaceDoes does;
  std::uint8_t amount;
  Of of;
};
struct DieFace {
  FaceHalf half[2];
  Joined joined;
  const char* text;  // the play aid's words, short
};
extern const DieFace kDieFace[kDice][6];  // [die][face - 1]

struct DieCard {
  const char* name;
  const char* letter;  // on the die: "W"
};
extern const DieCard kDieCard[kDice];

}  // namespace armada::pulp_invasion
