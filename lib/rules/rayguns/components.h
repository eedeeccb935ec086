// The components of Rayguns and Rocketships as tables: star map, rocketship maps, Command and Star cards, captains, episodes.
// Names and numbers that the book does not give are ours: docs/rules/rayguns.md says which. Data only, no rules.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada::rayguns {

// ---- grids ----------------------------------------------------------------------------------------------------------
// Star nodes and the spaces of a rocketship map are numbered alike, row by row from the top left: y * 9 + x. The star map has
// nine rows, a rocketship map seven; its nose points to the right.
constexpr unsigned kWidth = 9;
// Row and column of a node or space; a handheld without a division multiplies.
constexpr unsigned rowOf(unsigned at) { return at * 57u >> 9; }
constexpr unsigned columnOf(unsigned at) { return at - rowOf(at) * kWidth; }
static_assert(rowOf(8) == 0 && rowOf(9) == 1 && rowOf(53) == 5 && rowOf(71) == 7 && rowOf(72) == 8 && rowOf(80) == 8);
constexpr unsigned kNodes = 81;
constexpr unsigned kSpaces = 63;
constexpr std::uint8_t kNoNode = 0xFF;

// The eight directions, clockwise: N, NE, E, SE, S, SW, W, NW. Port is -1, starboard +1.
constexpr unsigned kDirections = 8;
struct Offset {
  std::int8_t x, y;
};
constexpr Offset kOffset[kDirections] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
extern const char* const kDirectionName[kDirections];  // "north"

// ---- factions and their rocketships ---------------------------------------------------------------------------------
enum class Faction : std::uint8_t { rangers, pirates, zard, blaarg, none };
constexpr unsigned kFactions = 4;
constexpr unsigned indexOf(Faction faction) { return static_cast<unsigned>(faction); }

enum class Station : std::uint8_t {
  wall,
  floor,
  cockpit,
  panel,
  engine,
  hatch,
  airlock,
  portGun,       // a raygun port that bears to port
  starboardGun,  // to starboard
  centreGun,     // all round
};
extern const char* const kStationName[];  // "control panel"
extern const char* const kStationText[];  // what it does, a sentence

constexpr unsigned kMostPorts = 8;
constexpr unsigned kAirlocks = 2;
constexpr unsigned kMostRayguns = 7;   // House 3: that a faction owns
constexpr unsigned kWreckMarkers = 8;  // Book: Destroying a Rocketship

constexpr unsigned kFiguresAtStart = 7;  // the captain and six crew members
constexpr unsigned kSides = 2;

struct Rocketship {
  const char* faction;  // "Astro-Rangers"
  const char* one;      // "Ranger", for one of them
  const char* name;     // "Silver Comet"
  const char* map
      [7];  // House 2: `#` hull or wall, `.` floor, C cockpit, P control panel, E engine, H hatch, A airlock, L R O ports
  std::uint8_t rayguns;          // at the start
  std::uint8_t defaultPorts;     // where they stand then, one bit a port
  const char* stations[kSides];  // House 5: of captain and crew 1 to 6, by the letters of the map
};
extern const Rocketship kRocketship[kFactions];

// What follows from a map, worked out once.
struct Deck {
  Station station[kNodes];        // two rows of wall below the seven
  std::uint32_t open[3];          // spaces that are no wall, 27 bits a word: see spaces.h
  std::uint8_t ports;             // how many
  std::uint8_t port[kMostPorts];  // their spaces, in reading order
  std::uint8_t portAt[kNodes];    // the number of the port on a space, kNoPort
  std::uint8_t airlock[kAirlocks];
  std::uint8_t hatch, panel, cockpit;
};
constexpr std::uint8_t kNoPort = 0xFF;
extern const Deck kDeck[kFactions];

// ---- Command cards --------------------------------------------------------------------------------------------------
// Carried out in this order: turn, ahead, sideways.
struct CommandCard {
  const char* name;
  std::int8_t turn;      // in steps of 45 degrees, to starboard; negative: to port
  std::uint8_t ahead;    // nodes
  std::int8_t sideways;  // nodes, to starboard; negative: to port
  std::uint8_t tokens;
};
constexpr unsigned kCommandCards = 8;
extern const CommandCard kCommandCard[kFactions][kCommandCards];

// ---- Star cards -----------------------------------------------------------------------------------------------------
enum class StarEffect : std::uint8_t {
  board,
  cry,
  doubleFire,
  jam,
  null,
  overcharge,
  rally,
  repair,
  rescue,
  sharp,
  shields,
  torpedo,
  tractor,
  warp,
};
constexpr unsigned kStarEffects = 14;
extern const char* const kStarText[kStarEffects];   // a sentence
extern const char* const kStarBrief[kStarEffects];  // for the face of a card: "Enemy loses 3 tokens"

struct StarCard {
  const char* name;
  StarEffect effect;
};
constexpr unsigned kStarCards = 6;
constexpr std::uint8_t kStarTokens = 1;
extern const StarCard kStarCard[kFactions][kStarCards];

constexpr std::uint8_t kJamTokens = 3, kRallyTokens = 3, kRepairMarkers = 3;
constexpr std::uint8_t kStarRange = 4, kWarpRange = 3, kJumpRange = 2;  // null, torpedo, tractor; warp; board

// ---- captains -------------------------------------------------------------------------------------------------------
enum class Ability : std::uint8_t {
  captain,
  acePilot,
  jetPackAce,
  inspiringCommand,
  bornLeader,
  expertDuelist,
  ruthlessPirate,
  masterGunner,
  plunder,
  firstFang,
  hardScales,
  bloodOath,
  fireDrill,
  aideDeCamp,
  metalTentacles,
  mindControl,
  mechanicalPants,
};
constexpr unsigned kAbilities = 17;
constexpr unsigned kAbilitiesASide = 3;
struct AbilityText {
  const char* name;
  const char* text;
};
extern const AbilityText kAbilityText[kAbilities];

struct Captain {
  const char* name;   // "Jessie Novastar"
  const char* brief;  // "Jessie"
  Ability ability[kSides][kAbilitiesASide];
};
extern const Captain kCaptain[kFactions];

constexpr std::uint8_t kRuthlessTokens = 6, kPlunderTokens = 2, kLeaderTokens = 4;

// ---- episodes -------------------------------------------------------------------------------------------------------
enum class Rock : std::uint8_t { none, asteroid, iceteroid };
enum class ThingKind : std::uint8_t { none, warbot, core, tape };

struct Episode {
  const char* name;
  const char* text;    // what it adds, a sentence or two
  const char* map[9];  // `a` asteroid, `i` iceteroid, `w` warbot, `c` atomic core; capital letters are the planets
  bool princess;
  bool tape;
};
constexpr unsigned kEpisodes = 5;
extern const Episode kEpisode[kEpisodes];

// What follows from the episode's map.
struct Sky {
  Rock rock[kNodes];
  std::uint32_t rocks[3];  // of both kinds, 27 bits a word
  ThingKind kind;          // of its three things
  std::uint8_t thing[3];   // their nodes
};
extern const Sky kSky[kEpisodes];

// House 1. Seats clockwise; two players sit opposite.
constexpr unsigned kMostPlayers = 4;
struct Planet {
  const char* name;
  std::uint8_t node;
  std::uint8_t facing;
};
extern const Planet kPlanet[kMostPlayers];
constexpr unsigned planetOf(unsigned seat, unsigned players) { return players == 2 ? seat * 2 : seat; }

// Book: Winning the Game, for two, three and four players.
constexpr std::uint8_t kTargetPoints[kMostPlayers - 1] = {12, 16, 20};

}  // namespace armada::rayguns
