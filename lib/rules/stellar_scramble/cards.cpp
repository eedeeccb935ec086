// The pieces of Stellar Scramble, a card a line. Names and numbers are ours; docs/rules/stellar-scramble.md says where they come
// from and how they were tuned.
#include "rules/stellar_scramble/cards.h"

namespace armada::stellar_scramble {

const char* const kWeaponName[kWeapons] = {"Red", "Blue", "Yellow", "Green"};
const char* const kGemName[kGems] = {"Red", "Blue", "Yellow", "Green", "Overheat"};

namespace {

constexpr Gem kR = Gem::red, kB = Gem::blue, kY = Gem::yellow, kG = Gem::green, kX = Gem::overheat, kNo = Gem::none;

struct Brings {
  Gem first, second;
};

constexpr UpgradeCard weapon(const char* name, Gem colour, std::uint8_t cost, Brings brings, Icons icons) {
  return {name, cost, colour, {brings.first, brings.second}, icons, Trigger::none, Effect::none, 0, ""};
}
constexpr UpgradeCard system(const char* name, std::uint8_t cost, Trigger trigger, Effect effect, std::uint8_t amount,
                             const char* text) {
  return {name, cost, Gem::none, {kNo, kNo}, Icons{}, trigger, effect, amount, text};
}

}  // namespace

// clang-format off: a piece a line
ARMADA_TABLE Icons kPlayerBoard[kWeapons] = {
    // Move, Power, pattern, Boost Convert Energize Scavenge Vent
    {1, 2, 0, 1, 0, 0, 0, 0},
    {3, 2, 0, 0, 0, 0, 0, 1},
    {2, 2, 0, 0, 0, 0, 2, 0},
    {2, 2, 0, 0, 0, 1, 0, 0},
};

ARMADA_TABLE std::uint8_t kGather[kVictoryTrack] = {4, 3, 2, 2, 2, 2, 1, 1, 1, 1};

ARMADA_TABLE Breed kBreed[kLevels][kTokensAColour] = {
    {{"Gnat", 3}, {"Hornet", 4}, {"Beetle", 5}, {"Beetle", 5}},
    {{"Raider", 5}, {"Raider", 5}, {"Mantis", 6}, {"Crusher", 7}},
    {{"Reaver", 6}, {"Titan", 7}, {"Titan", 7}, {"Mothership", 7}},
};

ARMADA_TABLE UpgradeCard kUpgrade[kCards] = {
    // level 1: name, colour, cost, gems, Move, Power, pattern, Boost Convert Energize Scavenge Vent
    weapon("Twin Pulse", kR, 9, {kB, kNo}, {0, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Hot Barrel", kR, 10, {kG, kNo}, {1, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Charge Coil", kR, 9, {kY, kNo}, {0, 0, 0, 2, 0, 0, 0, 0}),
    weapon("Ember Fins", kR, 3, {kR, kNo}, {2, 0, 0, 0, 0, 0, 0, 0}),
    weapon("Lance Optics", kR, 12, {kB, kY}, {0, 0, kBeam, 0, 0, 0, 0, 0}),
    weapon("Overdriver", kR, 12, {kB, kX}, {0, 2, 0, 0, 0, 0, 0, 0}),
    weapon("Trim Jets", kB, 3, {kB, kNo}, {2, 0, 0, 0, 0, 0, 0, 1}),
    weapon("Ion Needle", kB, 9, {kB, kNo}, {1, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Frost Loop", kB, 9, {kB, kNo}, {0, 1, 0, 0, 0, 0, 0, 1}),
    weapon("Long Lens", kB, 10, {kB, kNo}, {0, 0, kBeam, 0, 0, 0, 0, 1}),
    weapon("Slipstream", kB, 7, {kB, kB}, {2, 0, 0, 1, 0, 0, 0, 0}),
    weapon("Coolant Tap", kB, 2, {kB, kB}, {0, 0, 0, 0, 0, 0, 0, 2}),
    weapon("Salvage Claw", kY, 6, {kB, kNo}, {0, 0, 0, 0, 0, 0, 2, 0}),
    weapon("Flak Box", kY, 11, {kY, kNo}, {0, 0, kScatter, 0, 0, 0, 1, 0}),
    weapon("Bounty Chip", kY, 10, {kY, kNo}, {0, 1, 0, 0, 0, 0, 1, 0}),
    weapon("Sun Rig", kY, 6, {kY, kY}, {1, 0, 0, 0, 0, 0, 1, 0}),
    weapon("Spark Gun", kY, 10, {kY, kNo}, {0, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Gold Spool", kY, 7, {kR, kX}, {1, 0, 0, 0, 0, 0, 3, 0}),
    weapon("Seed Pod", kG, 3, {kG, kNo}, {1, 0, 0, 0, 0, 1, 0, 0}),
    weapon("Prism Swap", kG, 10, {kR, kNo}, {0, 1, 0, 0, 1, 0, 0, 0}),
    weapon("Moss Mortar", kG, 12, {kR, kB}, {0, 0, kBlast, 0, 0, 0, 0, 0}),
    weapon("Vine Whip", kG, 9, {kY, kNo}, {1, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Spore Charge", kG, 10, {kB, kNo}, {0, 1, 0, 0, 0, 1, 0, 0}),
    weapon("Root Feed", kG, 7, {kG, kNo}, {0, 0, 0, 1, 0, 0, 0, 1}),
    // Systems of level 1: name, cost, trigger, effect, how much, text
    system("Heat Exchanger", 4, Trigger::cooldown, Effect::credits, 4, "When you Cooldown: 4 credits."),
    system("Trade Beacon", 7, Trigger::exchange, Effect::credits, 2, "When you Exchange: 2 more credits."),
    system("Gyro Mount", 4, Trigger::notMoved, Effect::power, 1, "Firing without having moved: +1 Power."),
    system("Home Guard", 8, Trigger::ownColour, Effect::power, 1, "Target of your own colour: +1 Power."),
    system("Red Line", 8, Trigger::overheatGem, Effect::power, 1, "Activated by an Overheat gem: +1 Power."),
    system("Bounty Board", 5, Trigger::destroyed, Effect::credits, 2, "Each Invader you destroy: 2 credits."),
    // level 2: name, colour, cost, gems, Move, Power, pattern, Boost Convert Energize Scavenge Vent
    weapon("Quad Pulse", kR, 12, {kB, kY}, {0, 1, 0, 1, 0, 0, 0, 0}),
    weapon("Solar Lance", kR, 12, {kY, kNo}, {1, 0, kBeam, 0, 0, 0, 0, 0}),
    weapon("Rail Driver", kR, 12, {kB, kNo}, {2, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Siege Coil", kR, 10, {kG, kNo}, {0, 0, 0, 2, 0, 0, 0, 0}),
    weapon("Shrapnel Ring", kR, 12, {kG, kNo}, {1, 0, kScatter, 0, 0, 0, 0, 0}),
    weapon("Core Breach", kR, 12, {kG, kX}, {0, 1, 0, 1, 0, 0, 0, 0}),
    weapon("Comet Tail", kB, 9, {kB, kNo}, {3, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Cryo Beam", kB, 10, {kB, kNo}, {1, 0, kBeam, 0, 0, 0, 0, 2}),
    weapon("Ion Battery", kB, 10, {kB, kNo}, {0, 1, 0, 0, 0, 0, 0, 2}),
    weapon("Phase Fins", kB, 3, {kB, kB}, {2, 0, 0, 0, 0, 0, 0, 2}),
    weapon("Tidal Arc", kB, 11, {kB, kNo}, {0, 0, kScatter, 0, 0, 0, 0, 2}),
    weapon("Deep Freeze", kB, 8, {kB, kNo}, {0, 0, 0, 1, 0, 0, 0, 3}),
    weapon("Prize Net", kY, 11, {kB, kNo}, {0, 1, 0, 0, 0, 0, 2, 0}),
    weapon("Flak Wall", kY, 11, {kG, kNo}, {0, 0, kScatter, 0, 0, 0, 2, 0}),
    weapon("Bonanza", kY, 7, {kY, kG}, {0, 0, 0, 0, 0, 0, 4, 0}),
    weapon("Amber Lance", kY, 12, {kR, kNo}, {1, 1, 0, 0, 0, 0, 1, 0}),
    weapon("Loot Drone", kY, 6, {kR, kNo}, {2, 0, 0, 0, 0, 0, 2, 0}),
    weapon("Sunburst", kY, 12, {kY, kX}, {0, 0, kBlast, 0, 0, 0, 3, 0}),
    weapon("Thorn Burst", kG, 12, {kR, kNo}, {0, 0, kBlast, 0, 0, 1, 0, 0}),
    weapon("Gene Forge", kG, 12, {kG, kNo}, {0, 1, 0, 0, 0, 2, 0, 0}),
    weapon("Chameleon", kG, 12, {kB, kNo}, {1, 1, 0, 0, 1, 0, 0, 0}),
    weapon("Ivy Engine", kG, 12, {kB, kNo}, {2, 1, 0, 0, 0, 1, 0, 0}),
    weapon("Spore Cloud", kG, 12, {kR, kNo}, {0, 0, kScatter, 0, 0, 1, 0, 1}),
    weapon("Bloom Cycle", kG, 9, {kR, kY}, {0, 0, 0, 1, 1, 1, 0, 1}),
    // Systems of level 2: name, cost, trigger, effect, how much, text
    system("Wingman", 11, Trigger::sharedSpace, Effect::power, 2, "Firing from a space shared with a Starfighter: +2 Power."),
    system("Kill Shot", 6, Trigger::damagedTarget, Effect::power, 1, "Target already damaged: +1 Power."),
    system("Radiator", 3, Trigger::energyGem, Effect::vent, 1, "Activated by an Energy gem: your overheat falls by 1."),
    system("Drift Drive", 3, Trigger::energyGem, Effect::move, 2, "Activated by an Energy gem: +2 Move."),
    system("Fuse Box", 2, Trigger::overheats, Effect::intact, 1, "Overheating in your turn: no Out of Order card."),
    system("Flank Speed", 9, Trigger::movedFar, Effect::power, 1, "Firing after moving 3 or more spaces: +1 Power."),
    // level 3: name, colour, cost, gems, Move, Power, pattern, Boost Convert Energize Scavenge Vent
    weapon("Nova Cannon", kR, 12, {kY, kNo}, {0, 2, 0, 0, 0, 0, 0, 0}),
    weapon("Star Piercer", kR, 12, {kB, kNo}, {0, 1, kBeam, 0, 0, 0, 0, 0}),
    weapon("Omega Coil", kR, 12, {kG, kNo}, {0, 1, 0, 2, 0, 0, 0, 0}),
    weapon("Firestorm", kR, 12, {kB, kG}, {0, 0, kScatter | kBlast, 0, 0, 0, 0, 0}),
    weapon("Hammerfall", kR, 12, {kY, kB}, {3, 1, 0, 1, 0, 0, 0, 0}),
    weapon("Doom Furnace", kR, 12, {kY, kX}, {0, 2, 0, 1, 0, 0, 0, 0}),
    weapon("Event Horizon", kB, 11, {kB, kNo}, {2, 1, kBeam, 0, 0, 0, 0, 0}),
    weapon("Absolute Zero", kB, 9, {kB, kNo}, {0, 1, 0, 0, 0, 0, 0, 4}),
    weapon("Warp Skater", kB, 10, {kB, kB}, {4, 1, 0, 0, 0, 0, 0, 0}),
    weapon("Ion Tempest", kB, 11, {kB, kNo}, {0, 2, 0, 0, 0, 0, 0, 1}),
    weapon("Tsunami", kB, 10, {kB, kNo}, {0, 0, kScatter | kBeam, 0, 0, 0, 0, 1}),
    weapon("Star Anchor", kB, 11, {kB, kNo}, {2, 1, 0, 0, 0, 0, 0, 2}),
    weapon("Gold Rush", kY, 6, {kY, kY}, {0, 0, 0, 0, 0, 0, 6, 0}),
    weapon("Flak Dome", kY, 11, {kY, kNo}, {0, 1, kScatter, 0, 0, 0, 2, 0}),
    weapon("Midas Ray", kY, 11, {kG, kNo}, {0, 2, 0, 0, 0, 0, 1, 0}),
    weapon("Solar Flare", kY, 11, {kY, kX}, {0, 1, kScatter | kBlast, 0, 0, 0, 0, 0}),
    weapon("Treasure Fleet", kY, 11, {kR, kNo}, {2, 1, 0, 0, 0, 0, 3, 0}),
    weapon("Daystar", kY, 11, {kB, kNo}, {0, 0, kBeam, 0, 0, 0, 4, 0}),
    weapon("World Tree", kG, 12, {kG, kB}, {0, 1, 0, 0, 1, 2, 0, 0}),
    weapon("Thornstorm", kG, 12, {kR, kNo}, {0, 1, kBlast, 0, 0, 1, 0, 0}),
    weapon("Evolver", kG, 12, {kY, kNo}, {0, 2, 0, 0, 0, 1, 0, 0}),
    weapon("Mirror Hull", kG, 12, {kG, kNo}, {2, 1, 0, 0, 2, 0, 0, 0}),
    weapon("Bio Swarm", kG, 12, {kB, kNo}, {0, 1, kScatter, 0, 0, 0, 0, 0}),
    weapon("Venom Lance", kG, 12, {kY, kNo}, {0, 1, kBeam, 0, 0, 0, 0, 0}),
    // Systems of level 3: name, cost, trigger, effect, how much, text
    system("War Computer", 6, Trigger::energyGem, Effect::power, 1, "Activated by an Energy gem: +1 Power."),
    system("Afterglow", 3, Trigger::overheatGem, Effect::vent, 2, "Activated by an Overheat gem: your overheat falls by 2."),
    system("Last Line", 5, Trigger::bottomRow, Effect::power, 1, "Target in the bottom row: +1 Power."),
    system("Requisition", 3, Trigger::buying, Effect::discount, 2, "Upgrade cards cost you 2 less, at least 1."),
    system("Titan Hunter", 8, Trigger::levelThree, Effect::power, 2, "Target of level 3: +2 Power."),
    system("Deep Chill", 2, Trigger::cooldown, Effect::credits, 6, "When you Cooldown: 6 credits."),
};
// clang-format on

}  // namespace armada::stellar_scramble
