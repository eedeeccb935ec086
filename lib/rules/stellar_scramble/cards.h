// What is printed on the pieces of Stellar Scramble: gems, weapons, Upgrade cards, Invaders, player boards. Data only; all of
// it is ours (House 1 to 3, 19), in the vocabulary of the book: ten icons, and for Systems 14 triggers and 6 effects.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada::stellar_scramble {

// What quickMove goes by never changes, but in the tuning tool, which tries other numbers.
#ifdef ARMADA_TUNING
#define ARMADA_TABLE
#else
#define ARMADA_TABLE const
#endif

// ---- gems and weapons -----------------------------------------------------------------------------------------------
// The four colours of Energy gems are those of the weapons.
enum class Gem : std::uint8_t { red, blue, yellow, green, overheat, none };
constexpr std::size_t kWeapons = 4;
constexpr std::size_t kGems = 5;
constexpr std::uint8_t kGemCount[kGems] = {30, 30, 30, 30, 40};  // Book: Components
constexpr std::uint8_t kBoostTokens = 16;

constexpr std::uint8_t indexOf(Gem gem) { return static_cast<std::uint8_t>(gem); }
constexpr bool isEnergy(Gem gem) { return gem < Gem::overheat; }

extern const char* const kWeaponName[kWeapons];  // "Red"
extern const char* const kGemName[kGems];        // "Red", "Overheat"

// ---- icons ----------------------------------------------------------------------------------------------------------
// Book: Fire. One bit each: twice counts once (House 7).
enum Pattern : std::uint8_t { kScatter = 1, kBeam = 2, kBlast = 4 };

// A column of a weapon, or what a card adds to it.
struct Icons {
  std::uint8_t move, power, pattern;
  std::uint8_t boost, convert, energize, scavenge, vent;
};
extern ARMADA_TABLE Icons kPlayerBoard[kWeapons];  // what is printed on each board

// ---- Upgrade cards --------------------------------------------------------------------------------------------------
enum class Trigger : std::uint8_t {
  none,           // a Weapon card
  cooldown,       // you Cooldown
  exchange,       // you Exchange
  destroyed,      // each Invader that you destroy
  overheats,      // you overheat in your turn
  buying,         // you buy an Upgrade card
  energyGem,      // Activated by an Energy gem
  overheatGem,    // Activated by an Overheat gem
  notMoved,       // firing without having moved
  movedFar,       // firing after moving 3 or more spaces
  sharedSpace,    // firing from a space shared with a Starfighter
  ownColour,      // the target is of your own colour
  damagedTarget,  // the target has lost shields
  bottomRow,      // the target is in the bottom row
  levelThree,     // the target is of level 3
};
constexpr std::uint8_t kMovedFar = 3;

enum class Effect : std::uint8_t {
  none,
  credits,
  power,
  move,
  vent,      // overheat falls; not the Vent icon
  intact,    // no Out of Order card
  discount,  // a price is lower, at least 1
};

struct UpgradeCard {
  const char* name;
  std::uint8_t cost;
  Gem colour;     // none: a System
  Gem brings[2];  // gems for the bag
  Icons icons;
  Trigger trigger;
  Effect effect;
  std::uint8_t amount;
  const char* text;  // of a System; a Weapon card is told by its icons
};

// A card is its number in the table, 0..89; a level has 30.
constexpr std::size_t kCards = 90;
constexpr std::size_t kLevels = 3;
constexpr std::size_t kCardsALevel = kCards / kLevels;
constexpr std::uint8_t kNoCard = 0xFF;
extern ARMADA_TABLE UpgradeCard kUpgrade[kCards];

inline const UpgradeCard& cardOf(std::uint8_t card) { return kUpgrade[card]; }
// The last six of a level are Systems.
constexpr std::size_t kSystems = 18;
constexpr std::size_t kSystemsALevel = kSystems / kLevels;
constexpr std::size_t systemNumber(std::uint8_t card) {
  return card / kCardsALevel * kSystemsALevel + card % kCardsALevel - (kCardsALevel - kSystemsALevel);
}
inline bool isSystem(std::uint8_t card) { return kUpgrade[card].colour == Gem::none; }
constexpr std::uint8_t levelOfCard(std::uint8_t card) { return static_cast<std::uint8_t>(card / kCardsALevel + 1); }

// ---- Invaders -------------------------------------------------------------------------------------------------------
// A token is its number, 1..48: 16 a level, four of each colour. 0 is no token.
constexpr std::size_t kTokens = 48;
constexpr std::size_t kTokensALevel = 16;
constexpr std::size_t kTokensAColour = 4;  // of a level
constexpr std::uint8_t kNoToken = 0;

struct Breed {
  const char* name;
  std::uint8_t shields;
};
extern ARMADA_TABLE Breed kBreed[kLevels][kTokensAColour];

constexpr std::uint8_t levelOfToken(std::uint8_t token) {
  return static_cast<std::uint8_t>((token - 1u) / kTokensALevel + 1);
}
constexpr std::uint8_t colourOfToken(std::uint8_t token) {  // the seat that it attacks
  return static_cast<std::uint8_t>((token - 1u) % kTokensALevel / kTokensAColour);
}
inline const Breed& breedOf(std::uint8_t token) {
  return kBreed[levelOfToken(token) - 1][(token - 1u) % kTokensAColour];
}

// ---- Alien Events ---------------------------------------------------------------------------------------------------
// The level is that of the card's back.
enum class AlienEvent : std::uint8_t { none, move1, move2, move3, fire1, fire2, fire3 };
constexpr std::uint8_t kMoves = 6;        // "Aliens Move!" cards, two a level
constexpr std::uint8_t kMovesALevel = 2;  // one in the shuffled deck, one below it

constexpr std::uint8_t indexOf(AlienEvent event) { return static_cast<std::uint8_t>(event); }
constexpr bool isMove(AlienEvent event) { return event >= AlienEvent::move1 && event <= AlienEvent::move3; }
constexpr bool isFire(AlienEvent event) { return event >= AlienEvent::fire1; }
constexpr std::uint8_t levelOfEvent(AlienEvent event) {
  return static_cast<std::uint8_t>((indexOf(event) - 1u) % 3 + 1);
}
constexpr AlienEvent moveOfLevel(std::size_t level) { return static_cast<AlienEvent>(level); }
constexpr AlienEvent fireOfLevel(std::size_t level) { return static_cast<AlienEvent>(level + 3); }

// ---- the player board -----------------------------------------------------------------------------------------------
constexpr std::size_t kSystemSlots = 3;
constexpr std::uint8_t kMeltdown = 7;  // the red space; the meter runs from 0, House 3
constexpr std::uint8_t kMostCredits = 12;
constexpr std::uint8_t kVictoryTrack = 10;
extern ARMADA_TABLE std::uint8_t kGather[kVictoryTrack];  // credits under each slot

// Book: Draw, Exchange, Upgrade, Assists, Setup.
constexpr std::uint8_t kActivateHeat = 3;
constexpr std::uint8_t kExchangeHeat = 2;
constexpr std::uint8_t kEnergyCredits = 3;
constexpr std::uint8_t kOverheatCredits = 4;
constexpr std::uint8_t kRepairPrice = 10;
constexpr std::uint8_t kAssistCredits = 2;  // a level
constexpr std::uint8_t kAssistTokens = 3;
constexpr std::uint8_t kFirstInvaders = 2;
constexpr std::uint8_t kFirstEnergy = 3;  // of each colour
constexpr std::uint8_t kFirstOverheat = 8;

}  // namespace armada::stellar_scramble
