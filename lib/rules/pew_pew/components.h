// Pew Pew!'s components as tables: 27 screen cards, 7 alien ships of three sides, the ship's hull. The figures are ours
// (House 15); how they were tuned is in docs/rules/pew-pew.md. Data only, no rules.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada::pew_pew {

// The tables never change, but in the tuning tool, which tries others.
#ifdef ARMADA_TUNING
#define ARMADA_TABLE
#else
#define ARMADA_TABLE const
#endif

constexpr std::size_t kSpaces = 9;  // of a card, in reading order
constexpr std::size_t kDepths = 4;  // cards in play
constexpr std::size_t kScreenCards = 27;
constexpr std::size_t kAliens = 7;
constexpr std::size_t kSides = 3;
constexpr std::uint8_t kTokens = 18;  // Pew!/Missile, one pool
constexpr std::uint8_t kFullHearts = 3;
constexpr std::uint8_t kMarkersToEnd = 10;  // points to win, deaths to lose
constexpr std::uint8_t kCentre = 4;
constexpr std::uint8_t kNowhere = 0xFF;
constexpr std::size_t kMostSets = 3;            // on one card
constexpr std::uint8_t kMostActionPoints = 10;  // three sets of three chevrons and a hull of +1

// A space with chevrons: what comes out there, and what it is worth while it lies open.
struct ChevronSet {
  std::uint8_t space;
  std::uint8_t chevrons;  // 1..3
};

// Sets are in the order of spawning: fewest chevrons first, then reading order.
struct ScreenCard {
  ChevronSet set[kMostSets];
  std::uint8_t sets;  // 1..3
};
extern ARMADA_TABLE ScreenCard kScreenCard[kScreenCards];

// The numbered spaces of an alien's side, in the order of their numbers.
struct Diagram {
  std::uint8_t space[kMostSets];
  std::uint8_t spaces;  // 2 or 3
  // The same as bits: nine for the spaces of the first number, nine for those of the second, nine for those of the third. See complete.
  std::uint32_t bits;
};
constexpr void complete(Diagram& diagram) {
  diagram.bits = 0;
  for (std::size_t i = 0; i < diagram.spaces; ++i) diagram.bits |= 1u << (i * kSpaces + diagram.space[i]);
}
// Spaces as bits, once for each of the three numbers.
constexpr std::uint32_t inEachNine(unsigned spaces) { return spaces * (1u | 1u << kSpaces | 1u << 2 * kSpaces); }

struct AlienShip {
  const char* name;
  Diagram side[kSides];  // [0] is the side of one chevron
};
extern ARMADA_TABLE AlienShip kAlienShip[kAliens];

enum class Difficulty : std::uint8_t { basic, normal, advanced };
constexpr std::size_t kDifficulties = 3;

// What the ship does to the action points of a turn, by its hearts: [1], [2], [3].
struct Hull {
  std::int8_t modifier[kFullHearts + 1];  // is added to the open chevrons,
  std::uint8_t least;                     // and there are never fewer than these
};
extern ARMADA_TABLE Hull kHull[kDifficulties];
inline const Hull& hullOf(Difficulty difficulty) { return kHull[static_cast<std::size_t>(difficulty)]; }

// "up-left" ... "down-right", "centre".
extern const char* const kSpaceName[kSpaces];  // of positions and records, for good
extern const char* const kPlaceName[kSpaces];  // as players say it: "top left"

}  // namespace armada::pew_pew
