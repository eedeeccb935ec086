// What is printed on the pieces, against the data that the rulings came with: House 2, 3, 19. The rows below were copied from
// those data; the table in the code is written out in the same form and compared.
#include <cstdio>

#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

// A Weapon card: number, name, colour, cost, gems, Move, Power, pattern, Boost Convert Energize Scavenge Vent.
// A System: number, name, cost, trigger, effect, how much.
constexpr const char* kRows[] = {
    "0 | Twin Pulse | R | 6 | R | 0 | 1 | - | 0 0 0 0 0",
    "1 | Hot Barrel | R | 9 | R | 1 | 1 | - | 0 0 0 0 0",
    "2 | Charge Coil | R | 7 | R | 0 | 0 | - | 2 0 0 0 0",
    "3 | Ember Fins | R | 3 | R | 2 | 0 | - | 0 0 0 0 0",
    "4 | Lance Optics | R | 10 | RR | 0 | 0 | B | 0 0 0 0 0",
    "5 | Overdriver | R | 12 | RX | 0 | 2 | - | 0 0 0 0 0",
    "6 | Trim Jets | B | 2 | B | 2 | 0 | - | 0 0 0 0 1",
    "7 | Ion Needle | B | 6 | B | 1 | 1 | - | 0 0 0 0 0",
    "8 | Frost Loop | B | 6 | B | 0 | 1 | - | 0 0 0 0 1",
    "9 | Long Lens | B | 7 | B | 0 | 0 | B | 0 0 0 0 1",
    "10 | Slipstream | B | 3 | BB | 2 | 0 | - | 1 0 0 0 0",
    "11 | Coolant Tap | B | 2 | BB | 0 | 0 | - | 0 0 0 0 2",
    "12 | Salvage Claw | Y | 3 | Y | 0 | 0 | - | 0 0 0 2 0",
    "13 | Flak Box | Y | 7 | Y | 0 | 0 | S | 0 0 0 1 0",
    "14 | Bounty Chip | Y | 7 | Y | 0 | 1 | - | 0 0 0 1 0",
    "15 | Sun Rig | Y | 3 | YY | 1 | 0 | - | 0 0 0 1 0",
    "16 | Spark Gun | Y | 6 | Y | 0 | 1 | - | 0 0 0 0 0",
    "17 | Gold Spool | Y | 4 | YX | 1 | 0 | - | 0 0 0 3 0",
    "18 | Seed Pod | G | 3 | G | 1 | 0 | - | 0 0 1 0 0",
    "19 | Prism Swap | G | 9 | G | 0 | 1 | - | 0 1 0 0 0",
    "20 | Moss Mortar | G | 10 | GG | 0 | 0 | X | 0 0 0 0 0",
    "21 | Vine Whip | G | 8 | G | 1 | 1 | - | 0 0 0 0 0",
    "22 | Spore Charge | G | 9 | G | 0 | 1 | - | 0 0 1 0 0",
    "23 | Root Feed | G | 4 | G | 0 | 0 | - | 1 0 0 0 1",
    "24 | Heat Exchanger | 3 | cooldown | credits | 4",
    "25 | Trade Beacon | 3 | exchange | credits | 2",
    "26 | Gyro Mount | 5 | not moved | power | 1",
    "27 | Home Guard | 5 | own colour | power | 1",
    "28 | Red Line | 5 | overheat gem | power | 1",
    "29 | Bounty Board | 4 | destroyed | credits | 2",
    "30 | Quad Pulse | R | 12 | RR | 0 | 1 | - | 1 0 0 0 0",
    "31 | Solar Lance | R | 12 | R | 1 | 0 | B | 1 0 0 0 0",
    "32 | Rail Driver | R | 11 | R | 2 | 1 | - | 0 0 0 0 0",
    "33 | Siege Coil | R | 10 | R | 0 | 0 | - | 3 0 0 0 0",
    "34 | Shrapnel Ring | R | 12 | R | 2 | 0 | S | 0 0 0 0 0",
    "35 | Core Breach | R | 11 | RX | 0 | 1 | - | 2 0 0 0 0",
    "36 | Comet Tail | B | 6 | B | 3 | 1 | - | 0 0 0 0 0",
    "37 | Cryo Beam | B | 7 | B | 1 | 0 | B | 0 0 0 0 2",
    "38 | Ion Battery | B | 7 | B | 0 | 1 | - | 0 0 0 0 2",
    "39 | Phase Fins | B | 4 | BB | 2 | 0 | - | 0 0 0 0 2",
    "40 | Tidal Arc | B | 8 | B | 0 | 0 | S | 0 0 0 0 2",
    "41 | Deep Freeze | B | 5 | B | 0 | 0 | - | 1 0 0 0 3",
    "42 | Prize Net | Y | 7 | Y | 0 | 1 | - | 0 0 0 2 0",
    "43 | Flak Wall | Y | 7 | Y | 0 | 0 | S | 0 0 0 2 0",
    "44 | Bonanza | Y | 4 | YY | 0 | 0 | - | 0 0 0 4 0",
    "45 | Amber Lance | Y | 8 | Y | 1 | 1 | - | 0 0 0 1 0",
    "46 | Loot Drone | Y | 4 | Y | 2 | 0 | - | 0 0 0 2 0",
    "47 | Sunburst | Y | 8 | YX | 0 | 0 | X | 0 0 0 3 0",
    "48 | Thorn Burst | G | 11 | G | 0 | 0 | X | 1 0 1 0 0",
    "49 | Gene Forge | G | 11 | G | 0 | 1 | - | 0 0 2 0 0",
    "50 | Chameleon | G | 10 | G | 1 | 1 | - | 0 1 0 0 0",
    "51 | Ivy Engine | G | 11 | G | 2 | 1 | - | 0 0 1 0 0",
    "52 | Spore Cloud | G | 11 | G | 0 | 0 | S | 0 0 1 0 1",
    "53 | Bloom Cycle | G | 5 | GG | 0 | 0 | - | 1 1 1 0 1",
    "54 | Wingman | 8 | shared space | power | 2",
    "55 | Kill Shot | 9 | damaged target | power | 1",
    "56 | Radiator | 5 | energy gem | vent | 1",
    "57 | Drift Drive | 5 | energy gem | move | 2",
    "58 | Fuse Box | 4 | overheats | intact | 1",
    "59 | Flank Speed | 6 | moved 3+ | power | 1",
    "60 | Nova Cannon | R | 12 | R | 0 | 2 | - | 0 0 0 0 0",
    "61 | Star Piercer | R | 12 | R | 0 | 1 | B | 0 0 0 0 0",
    "62 | Omega Coil | R | 12 | R | 0 | 1 | - | 3 0 0 0 0",
    "63 | Firestorm | R | 12 | RR | 0 | 0 | SX | 0 0 0 0 0",
    "64 | Hammerfall | R | 12 | RR | 3 | 1 | - | 1 0 0 0 0",
    "65 | Doom Furnace | R | 12 | RX | 0 | 2 | - | 1 0 0 0 0",
    "66 | Event Horizon | B | 9 | B | 2 | 1 | B | 0 0 0 0 0",
    "67 | Absolute Zero | B | 7 | B | 0 | 1 | - | 0 0 0 0 4",
    "68 | Warp Skater | B | 8 | BB | 4 | 1 | - | 0 0 0 0 0",
    "69 | Ion Tempest | B | 10 | B | 0 | 2 | - | 0 0 0 0 1",
    "70 | Tsunami | B | 8 | B | 0 | 0 | SB | 0 0 0 0 1",
    "71 | Star Anchor | B | 9 | B | 2 | 1 | - | 0 0 0 0 2",
    "72 | Gold Rush | Y | 7 | YY | 0 | 0 | - | 0 0 0 6 0",
    "73 | Flak Dome | Y | 11 | Y | 0 | 1 | S | 0 0 0 2 0",
    "74 | Midas Ray | Y | 10 | Y | 0 | 2 | - | 0 0 0 1 0",
    "75 | Solar Flare | Y | 10 | YX | 0 | 1 | SX | 0 0 0 0 0",
    "76 | Treasure Fleet | Y | 8 | Y | 2 | 1 | - | 0 0 0 3 0",
    "77 | Daystar | Y | 9 | Y | 0 | 0 | B | 0 0 0 4 0",
    "78 | World Tree | G | 11 | GG | 0 | 1 | - | 0 1 2 0 0",
    "79 | Thornstorm | G | 12 | G | 0 | 1 | X | 0 0 1 0 0",
    "80 | Evolver | G | 12 | G | 0 | 2 | - | 0 0 1 0 0",
    "81 | Mirror Hull | G | 12 | G | 2 | 1 | - | 0 2 0 0 0",
    "82 | Bio Swarm | G | 12 | G | 0 | 1 | S | 0 0 0 0 0",
    "83 | Venom Lance | G | 11 | G | 0 | 1 | B | 0 0 0 0 0",
    "84 | War Computer | 10 | energy gem | power | 1",
    "85 | Afterglow | 6 | overheat gem | vent | 2",
    "86 | Last Line | 9 | bottom row | power | 1",
    "87 | Requisition | 5 | buying | discount | 2",
    "88 | Titan Hunter | 9 | level 3 target | power | 2",
    "89 | Deep Chill | 5 | cooldown | credits | 6",
};
static_assert(sizeof kRows / sizeof kRows[0] == kCards);

// Numbers changed against the data, see docs/rules/stellar-scramble.md: card, price in the data, price here.
struct NewPrice {
  std::uint8_t card, before, now;
};
constexpr NewPrice kNewPrices[] = {
    {0, 6, 9},    {1, 9, 10},   {2, 7, 9},    {4, 10, 12},  {6, 2, 3},    {7, 6, 9},   {8, 6, 9},   {9, 7, 10},
    {10, 3, 7},   {12, 3, 6},   {13, 7, 11},  {14, 7, 10},  {15, 3, 6},   {16, 6, 10}, {17, 4, 7},  {19, 9, 10},
    {20, 10, 12}, {21, 8, 9},   {22, 9, 10},  {23, 4, 7},   {24, 3, 4},   {25, 3, 7},  {26, 5, 4},  {27, 5, 8},
    {28, 5, 8},   {29, 4, 5},   {32, 11, 12}, {35, 11, 12}, {36, 6, 9},   {37, 7, 10}, {38, 7, 10}, {39, 4, 3},
    {40, 8, 11},  {41, 5, 8},   {42, 7, 11},  {43, 7, 11},  {44, 4, 7},   {45, 8, 12}, {46, 4, 6},  {47, 8, 12},
    {48, 11, 12}, {49, 11, 12}, {50, 10, 12}, {51, 11, 12}, {52, 11, 12}, {53, 5, 9},  {54, 8, 11}, {55, 9, 6},
    {56, 5, 3},   {57, 5, 3},   {58, 4, 2},   {59, 6, 9},   {66, 9, 11},  {67, 7, 9},  {68, 8, 10}, {69, 10, 11},
    {70, 8, 10},  {71, 9, 11},  {72, 7, 6},   {74, 10, 11}, {75, 10, 11}, {76, 8, 11}, {77, 9, 11}, {78, 11, 12},
    {83, 11, 12}, {84, 10, 6},  {85, 6, 3},   {86, 9, 5},   {87, 5, 3},   {88, 9, 8},  {89, 5, 2},
};

// Beside the price: the gems that a card brings, and a few icons fewer.
struct NewRow {
  std::uint8_t card;
  const char* row;  // with the price of the data
};
constexpr NewRow kNewRows[] = {
    {0, "0 | Twin Pulse | R | 6 | B | 0 | 1 | - | 0 0 0 0 0"},
    {1, "1 | Hot Barrel | R | 9 | G | 1 | 1 | - | 0 0 0 0 0"},
    {2, "2 | Charge Coil | R | 7 | Y | 0 | 0 | - | 2 0 0 0 0"},
    {4, "4 | Lance Optics | R | 10 | BY | 0 | 0 | B | 0 0 0 0 0"},
    {5, "5 | Overdriver | R | 12 | BX | 0 | 2 | - | 0 0 0 0 0"},
    {12, "12 | Salvage Claw | Y | 3 | B | 0 | 0 | - | 0 0 0 2 0"},
    {17, "17 | Gold Spool | Y | 4 | RX | 1 | 0 | - | 0 0 0 3 0"},
    {19, "19 | Prism Swap | G | 9 | R | 0 | 1 | - | 0 1 0 0 0"},
    {20, "20 | Moss Mortar | G | 10 | RB | 0 | 0 | X | 0 0 0 0 0"},
    {21, "21 | Vine Whip | G | 8 | Y | 1 | 1 | - | 0 0 0 0 0"},
    {22, "22 | Spore Charge | G | 9 | B | 0 | 1 | - | 0 0 1 0 0"},
    {30, "30 | Quad Pulse | R | 12 | BY | 0 | 1 | - | 1 0 0 0 0"},
    {31, "31 | Solar Lance | R | 12 | Y | 1 | 0 | B | 0 0 0 0 0"},
    {32, "32 | Rail Driver | R | 11 | B | 2 | 1 | - | 0 0 0 0 0"},
    {33, "33 | Siege Coil | R | 10 | G | 0 | 0 | - | 2 0 0 0 0"},
    {34, "34 | Shrapnel Ring | R | 12 | G | 1 | 0 | S | 0 0 0 0 0"},
    {35, "35 | Core Breach | R | 11 | GX | 0 | 1 | - | 1 0 0 0 0"},
    {42, "42 | Prize Net | Y | 7 | B | 0 | 1 | - | 0 0 0 2 0"},
    {43, "43 | Flak Wall | Y | 7 | G | 0 | 0 | S | 0 0 0 2 0"},
    {44, "44 | Bonanza | Y | 4 | YG | 0 | 0 | - | 0 0 0 4 0"},
    {45, "45 | Amber Lance | Y | 8 | R | 1 | 1 | - | 0 0 0 1 0"},
    {46, "46 | Loot Drone | Y | 4 | R | 2 | 0 | - | 0 0 0 2 0"},
    {48, "48 | Thorn Burst | G | 11 | R | 0 | 0 | X | 0 0 1 0 0"},
    {50, "50 | Chameleon | G | 10 | B | 1 | 1 | - | 0 1 0 0 0"},
    {51, "51 | Ivy Engine | G | 11 | B | 2 | 1 | - | 0 0 1 0 0"},
    {52, "52 | Spore Cloud | G | 11 | R | 0 | 0 | S | 0 0 1 0 1"},
    {53, "53 | Bloom Cycle | G | 5 | RY | 0 | 0 | - | 1 1 1 0 1"},
    {60, "60 | Nova Cannon | R | 12 | Y | 0 | 2 | - | 0 0 0 0 0"},
    {61, "61 | Star Piercer | R | 12 | B | 0 | 1 | B | 0 0 0 0 0"},
    {62, "62 | Omega Coil | R | 12 | G | 0 | 1 | - | 2 0 0 0 0"},
    {63, "63 | Firestorm | R | 12 | BG | 0 | 0 | SX | 0 0 0 0 0"},
    {64, "64 | Hammerfall | R | 12 | YB | 3 | 1 | - | 1 0 0 0 0"},
    {65, "65 | Doom Furnace | R | 12 | YX | 0 | 2 | - | 1 0 0 0 0"},
    {74, "74 | Midas Ray | Y | 10 | G | 0 | 2 | - | 0 0 0 1 0"},
    {76, "76 | Treasure Fleet | Y | 8 | R | 2 | 1 | - | 0 0 0 3 0"},
    {77, "77 | Daystar | Y | 9 | B | 0 | 0 | B | 0 0 0 4 0"},
    {78, "78 | World Tree | G | 11 | GB | 0 | 1 | - | 0 1 2 0 0"},
    {79, "79 | Thornstorm | G | 12 | R | 0 | 1 | X | 0 0 1 0 0"},
    {80, "80 | Evolver | G | 12 | Y | 0 | 2 | - | 0 0 1 0 0"},
    {82, "82 | Bio Swarm | G | 12 | B | 0 | 1 | S | 0 0 0 0 0"},
    {83, "83 | Venom Lance | G | 11 | Y | 0 | 1 | B | 0 0 0 0 0"},
};

constexpr char kGemLetters[] = "RBYGX";
constexpr const char* kTriggerWords[] = {"-",
                                         "cooldown",
                                         "exchange",
                                         "destroyed",
                                         "overheats",
                                         "buying",
                                         "energy gem",
                                         "overheat gem",
                                         "not moved",
                                         "moved 3+",
                                         "shared space",
                                         "own colour",
                                         "damaged target",
                                         "bottom row",
                                         "level 3 target"};
constexpr const char* kEffectWords[] = {"-", "credits", "power", "move", "vent", "intact", "discount"};

void writePattern(unsigned pattern, char* to) {
  std::size_t at = 0;
  if ((pattern & kScatter) != 0) to[at++] = 'S';
  if ((pattern & kBeam) != 0) to[at++] = 'B';
  if ((pattern & kBlast) != 0) to[at++] = 'X';
  if (at == 0) to[at++] = '-';
  to[at] = 0;
}

// The card as the table has it, with this price.
void writeRow(std::uint8_t number, int cost, char (&row)[120]) {
  const UpgradeCard& card = cardOf(number);
  if (isSystem(number)) {
    std::snprintf(row, sizeof row, "%d | %s | %d | %s | %s | %d", number, card.name, cost,
                  kTriggerWords[static_cast<unsigned>(card.trigger)], kEffectWords[static_cast<unsigned>(card.effect)],
                  card.amount);
    return;
  }
  char gems[3] = {}, pattern[4] = {};
  for (std::size_t i = 0; i < 2 && card.brings[i] != Gem::none; ++i) gems[i] = kGemLetters[indexOf(card.brings[i])];
  writePattern(card.icons.pattern, pattern);
  const Icons& icons = card.icons;
  std::snprintf(row, sizeof row, "%d | %s | %c | %d | %s | %d | %d | %s | %d %d %d %d %d", number, card.name,
                kGemLetters[indexOf(card.colour)], cost, gems, icons.move, icons.power, pattern, icons.boost,
                icons.convert, icons.energize, icons.scavenge, icons.vent);
}

}  // namespace

void test_each_of_the_90_upgrade_cards_is_as_in_the_data() {
  int cost[kCards];
  for (std::uint8_t card = 0; card < kCards; ++card) cost[card] = cardOf(card).cost;
  for (const NewPrice& price : kNewPrices) {
    TEST_ASSERT_EQUAL_UINT8(price.now, cost[price.card]);
    TEST_ASSERT_NOT_EQUAL(price.before, price.now);
    cost[price.card] = price.before;
  }
  const char* rows[kCards];
  for (std::uint8_t card = 0; card < kCards; ++card) rows[card] = kRows[card];
  for (const NewRow& changed : kNewRows) rows[changed.card] = changed.row;
  for (std::uint8_t card = 0; card < kCards; ++card) {
    char row[120] = {};
    writeRow(card, cost[card], row);
    TEST_ASSERT_EQUAL_STRING(rows[card], row);
  }
}

void test_there_are_72_weapon_cards_six_a_color_and_level_and_18_systems_six_a_level() {
  int weapons[kLevels][kWeapons] = {}, systems[kLevels] = {};
  for (std::uint8_t card = 0; card < kCards; ++card) {
    const unsigned level = levelOfCard(card) - 1u;
    if (isSystem(card))
      ++systems[level];
    else
      ++weapons[level][indexOf(cardOf(card).colour)];
  }
  for (std::size_t level = 0; level < kLevels; ++level) {
    TEST_ASSERT_EQUAL_INT(6, systems[level]);
    for (const int count : weapons[level]) TEST_ASSERT_EQUAL_INT(6, count);
  }
}

void test_each_player_board_has_the_four_weapons_of_the_data() {
  // Move, Power, pattern, Boost Convert Energize Scavenge Vent. All but the Power, which is one more than in the data.
  const std::uint8_t expected[kWeapons][8] = {
      {1, 1, 0, 1, 0, 0, 0, 0}, {3, 1, 0, 0, 0, 0, 0, 1}, {2, 1, 0, 0, 0, 0, 2, 0}, {2, 1, 0, 0, 0, 1, 0, 0}};
  for (std::size_t weapon = 0; weapon < kWeapons; ++weapon) {
    const Icons& icons = kPlayerBoard[weapon];
    const auto power = static_cast<std::uint8_t>(icons.power - 1);
    const std::uint8_t printed[8] = {icons.move,    power,          icons.pattern,  icons.boost,
                                     icons.convert, icons.energize, icons.scavenge, icons.vent};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(expected[weapon], printed, 8);
  }
}

void test_the_48_invaders_are_four_of_each_color_and_level_with_the_shields_of_the_data() {
  // As in the data, but a Hornet and a Beetle for the second Gnat and the Hornet.
  const char* const names[kLevels][kTokensAColour] = {{"Gnat", "Hornet", "Beetle", "Beetle"},
                                                      {"Raider", "Raider", "Mantis", "Crusher"},
                                                      {"Reaver", "Titan", "Titan", "Mothership"}};
  const std::uint8_t shields[kLevels][kTokensAColour] = {{3, 4, 5, 5}, {5, 5, 6, 7}, {6, 7, 7, 7}};
  int count[kLevels][4] = {};
  for (std::uint8_t token = 1; token <= 48; ++token) {
    const unsigned level = levelOfToken(token) - 1u, nth = (token - 1u) % 4;
    TEST_ASSERT_EQUAL_STRING(names[level][nth], breedOf(token).name);
    TEST_ASSERT_EQUAL_UINT8(shields[level][nth], breedOf(token).shields);
    ++count[level][colourOfToken(token)];
  }
  for (const auto& level : count)
    for (const int each : level) TEST_ASSERT_EQUAL_INT(4, each);
}

void test_the_meter_the_credits_and_the_victory_track_are_as_in_the_data() {
  TEST_ASSERT_EQUAL_UINT8(7, kMeltdown);
  TEST_ASSERT_EQUAL_UINT8(12, kMostCredits);
  TEST_ASSERT_EQUAL_UINT8(10, kVictoryTrack);
  const std::uint8_t gather[] = {4, 3, 2, 2, 2, 2, 1, 1, 1, 1};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(gather, kGather, 10);
}

void test_all_14_triggers_and_6_effects_are_on_a_system() {
  bool trigger[15] = {}, effect[7] = {};
  for (std::uint8_t card = 0; card < kCards; ++card) {
    trigger[static_cast<unsigned>(cardOf(card).trigger)] = true;
    effect[static_cast<unsigned>(cardOf(card).effect)] = true;
  }
  for (const bool each : trigger) TEST_ASSERT_TRUE(each);
  for (const bool each : effect) TEST_ASSERT_TRUE(each);
}

void runContentTests() {
  RUN_TEST(test_each_of_the_90_upgrade_cards_is_as_in_the_data);
  RUN_TEST(test_there_are_72_weapon_cards_six_a_color_and_level_and_18_systems_six_a_level);
  RUN_TEST(test_each_player_board_has_the_four_weapons_of_the_data);
  RUN_TEST(test_the_48_invaders_are_four_of_each_color_and_level_with_the_shields_of_the_data);
  RUN_TEST(test_the_meter_the_credits_and_the_victory_track_are_as_in_the_data);
  RUN_TEST(test_all_14_triggers_and_6_effects_are_on_a_system);
}

}  // namespace stellar_scramble_test
