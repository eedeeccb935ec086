// What is printed on the pieces, against the data that the rulings came with. The rows below were copied from those data, with
// the numbers that version 2 changed (docs/rules/rayguns.md); the tables in the code are written out in the same form and compared.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

using Row = Text<120>;

void assertSame(const char* row, const Row& now) {
  TEST_ASSERT_TRUE(now.whole());
  TEST_ASSERT_EQUAL_STRING(row, now.c_str());
}

// ---- Command cards: faction and number, name, steps, tokens ---------------------------------------------------------------
constexpr const char* kCommandRows[] = {
    "Astro-Rangers 0 | Forward: ahead 1, 1",
    "Astro-Rangers 1 | Full Ahead: ahead 2, 1",
    "Astro-Rangers 2 | Comet Burn: ahead 3, 1",
    "Astro-Rangers 3 | Turn Port: 45 to port, ahead 1, 1",
    "Astro-Rangers 4 | Turn Starboard: 45 to starboard, ahead 1, 1",
    "Astro-Rangers 5 | Hard Port: 90 to port, 1",
    "Astro-Rangers 6 | Hard Starboard: 90 to starboard, 1",
    "Astro-Rangers 7 | All Hands: no movement, 2",
    "Star-Pirates 0 | Forward: ahead 1, 1",
    "Star-Pirates 1 | Full Ahead: ahead 2, 1",
    "Star-Pirates 2 | Come About: 180 to port, 1",
    "Star-Pirates 3 | Turn Port: 45 to port, ahead 1, 1",
    "Star-Pirates 4 | Turn Starboard: 45 to starboard, ahead 1, 1",
    "Star-Pirates 5 | Hard Port: 90 to port, 1",
    "Star-Pirates 6 | Hard Starboard: 90 to starboard, 1",
    "Star-Pirates 7 | All Hands: no movement, 3",
    "Zard 0 | Forward: ahead 1, 2",
    "Zard 1 | Full Ahead: ahead 2, 1",
    "Zard 2 | Stalk: ahead 1, 1",
    "Zard 3 | Turn Port: 45 to port, ahead 1, 2",
    "Zard 4 | Turn Starboard: 45 to starboard, ahead 1, 2",
    "Zard 5 | Hard Port: 90 to port, 2",
    "Zard 6 | Hard Starboard: 90 to starboard, 2",
    "Zard 7 | All Hands: no movement, 3",
    "Blaarg 0 | Forward: ahead 1, 2",
    "Blaarg 1 | Full Ahead: ahead 2, 1",
    "Blaarg 2 | Spin: 180 to port, 1",
    "Blaarg 3 | Turn Port: 45 to port, ahead 1, 1",
    "Blaarg 4 | Turn Starboard: 45 to starboard, ahead 1, 1",
    "Blaarg 5 | Slip Port: sideways to port 1, 1",
    "Blaarg 6 | Slip Starboard: sideways to starboard 1, 1",
    "Blaarg 7 | All Hands: no movement, 2",
};

void sayTurn(Row& row, int turn) {
  const int degrees = (turn < 0 ? -turn : turn) * 45;
  row << degrees << (turn < 0 ? " to port" : " to starboard");
}

void saySteps(Row& row, const CommandCard& card) {
  if (card.turn != 0) sayTurn(row, card.turn);
  if (card.turn != 0 && card.ahead != 0) row << ", ";
  if (card.ahead != 0) row << "ahead " << int{card.ahead};
  if (card.sideways != 0) row << "sideways to " << (card.sideways < 0 ? "port 1" : "starboard 1");
  if (card.turn == 0 && card.ahead == 0 && card.sideways == 0) row << "no movement";
}

void test_each_of_the_32_command_cards_is_as_in_the_data() {
  unsigned number = 0;
  for (unsigned faction = 0; faction < kFactions; ++faction)
    for (unsigned card = 0; card < kCommandCards; ++card) {
      const CommandCard& each = kCommandCard[faction][card];
      Row row;
      row << kRocketship[faction].faction << ' ' << static_cast<int>(card) << " | " << each.name << ": ";
      saySteps(row, each);
      row << ", " << int{each.tokens};
      assertSame(kCommandRows[number++], row);
    }
}

// ---- Star cards: faction and number, name, effect ---------------------------------------------------------------------------
constexpr const char* kStarRows[] = {
    "Astro-Rangers 0 | Warp Dash | warp",
    "Astro-Rangers 1 | Static Burst | jam",
    "Astro-Rangers 2 | Jet-Pack Assault | board",
    "Astro-Rangers 3 | Dead-Eye Rangers | sharp",
    "Astro-Rangers 4 | Damage Control | repair",
    "Astro-Rangers 5 | For the Galaxy! | rally",
    "Star-Pirates 0 | Double Broadside | double",
    "Star-Pirates 1 | Overcharge | overcharge",
    "Star-Pirates 2 | Space Torpedo | torpedo",
    "Star-Pirates 3 | Grappling Hooks | board",
    "Star-Pirates 4 | Jolly Static | jam",
    "Star-Pirates 5 | Press Gang | rescue",
    "Zard 0 | Tractor Beam | tractor",
    "Zard 1 | Blood Rage | cry",
    "Zard 2 | Claw Pods | board",
    "Zard 3 | Scale Shields | shields",
    "Zard 4 | Hatchlings | rescue",
    "Zard 5 | Sun Lances | overcharge",
    "Blaarg 0 | Matter Ray | board",
    "Blaarg 1 | Brain Static | jam",
    "Blaarg 2 | Null Field | null",
    "Blaarg 3 | Blink | warp",
    "Blaarg 4 | Clone Vat | rescue",
    "Blaarg 5 | Seeker Orb | torpedo",
};
constexpr const char* kEffectNames[kStarEffects] = {"board",      "cry",     "double",  "jam",    "null",
                                                    "overcharge", "rally",   "repair",  "rescue", "sharp",
                                                    "shields",    "torpedo", "tractor", "warp"};

void test_each_of_the_24_star_cards_is_as_in_the_data() {
  unsigned number = 0;
  for (unsigned faction = 0; faction < kFactions; ++faction)
    for (unsigned card = 0; card < kStarCards; ++card) {
      const StarCard& each = kStarCard[faction][card];
      Row row;
      row << kRocketship[faction].faction << ' ' << static_cast<int>(card) << " | " << each.name << " | "
          << kEffectNames[static_cast<unsigned>(each.effect)];
      assertSame(kStarRows[number++], row);
    }
  TEST_ASSERT_EQUAL_UINT8(1, kStarTokens);
}

void test_every_effect_is_on_a_star_card_and_has_its_numbers() {
  unsigned seen = 0;
  for (const auto& deck : kStarCard)
    for (const StarCard& card : deck) seen |= 1u << static_cast<unsigned>(card.effect);
  TEST_ASSERT_EQUAL_UINT((1u << kStarEffects) - 1, seen);
  TEST_ASSERT_EQUAL_UINT8(3, kJamTokens);
  TEST_ASSERT_EQUAL_UINT8(3, kRallyTokens);
  TEST_ASSERT_EQUAL_UINT8(3, kRepairMarkers);
  TEST_ASSERT_EQUAL_UINT8(4, kStarRange);
  TEST_ASSERT_EQUAL_UINT8(3, kWarpRange);
  TEST_ASSERT_EQUAL_UINT8(2, kJumpRange);
}

// ---- captains: faction and side, name, abilities ------------------------------------------------------------------------------
constexpr const char* kCaptainRows[] = {
    "Astro-Rangers A | Jessie Novastar | Captain, Ace Pilot, Jet-Pack Ace",
    "Astro-Rangers B | Jessie Novastar | Captain, Inspiring Command, Born Leader",
    "Star-Pirates A | Count Ventura | Captain, Expert Duelist, Ruthless Pirate",
    "Star-Pirates B | Count Ventura | Captain, Master Gunner, Plunder",
    "Zard A | Admiral Sszark | Captain, First Fang, Hard Scales",
    "Zard B | Admiral Sszark | Captain, Blood Oath, Fire Drill",
    "Blaarg A | The Masterbrain | Captain, Aide-de-Camp, Metal Tentacles",
    "Blaarg B | The Masterbrain | Captain, Mind Control, Mechanical Pants",
};

void test_each_captains_side_has_the_three_abilities_of_the_data() {
  unsigned number = 0;
  for (unsigned faction = 0; faction < kFactions; ++faction)
    for (unsigned side = 0; side < kSides; ++side) {
      Row row;
      row << kRocketship[faction].faction << (side == 0 ? " A | " : " B | ") << kCaptain[faction].name << " | ";
      for (unsigned nth = 0; nth < kAbilitiesASide; ++nth)
        row << (nth == 0 ? "" : ", ") << kAbilityText[static_cast<unsigned>(kCaptain[faction].ability[side][nth])].name;
      assertSame(kCaptainRows[number++], row);
    }
  TEST_ASSERT_EQUAL_UINT8(6, kRuthlessTokens);
  TEST_ASSERT_EQUAL_UINT8(2, kPlunderTokens);
  TEST_ASSERT_EQUAL_UINT8(4, kLeaderTokens);
}

// ---- rocketship maps ----------------------------------------------------------------------------------------------------------
struct ShipRow {
  const char* words;  // faction, name: spaces, ports, rayguns, default ports; stations of side A, of side B
  const char* map[7];
};
constexpr ShipRow kShipRows[] = {
    {"Astro-Rangers, Silver Comet: 32 spaces, 5 ports, 5 rayguns on 0 1 2 3 4; CPEELRL CPEELRL",
     {"#########", "##L.A.L##", "E...#...#", "E.H..P.C#", "E...#R..#", "##R.A.R##", "#########"}},
    {"Star-Pirates, Black Corsair: 37 spaces, 8 ports, 6 rayguns on 1 2 3 5 6 7; LCEEPRR LCEEPRR",
     {"####A####", "#LL...LL#", "E..#.#..#", ".H..P...C", "E..#.#..#", "#RR...RR#", "####A####"}},
    {"Zard, Iron Claw: 30 spaces, 6 ports, 6 rayguns on 0 1 2 3 4 5; LCEEPRR LCEEPRR",
     {"#########", "#L.A##L##", "E...L...#", "##H.P.#.C", "E...R...#", "#R.A##R##", "#########"}},
    {"Blaarg, Mother Saucer: 35 spaces, 7 ports, 6 rayguns on 0 1 2 3 4 6; PCEEOLR PCEEOLR",
     {"###L.L###", "##E...A##", "#..#.#.L#", "..P.O.H.C", "#..#.#.R#", "##E...A##", "###R.R###"}},
};

void sayShip(Row& row, unsigned faction) {
  const Rocketship& ship = kRocketship[faction];
  const rayguns::Deck& deck = kDeck[faction];
  int spaces = 0;
  for (unsigned space = 0; space < kSpaces; ++space) spaces += deck.station[space] != Station::wall ? 1 : 0;
  row << ship.faction << ", " << ship.name << ": " << spaces << " spaces, " << int{deck.ports} << " ports, "
      << int{ship.rayguns} << " rayguns on";
  for (unsigned port = 0; port < deck.ports; ++port)
    if ((ship.defaultPorts >> port & 1u) != 0) row << ' ' << static_cast<int>(port);
  row << "; " << ship.stations[0] << ' ' << ship.stations[1];
}

void test_each_rocketship_map_is_as_in_the_data() {
  for (unsigned faction = 0; faction < kFactions; ++faction) {
    Row row;
    sayShip(row, faction);
    assertSame(kShipRows[faction].words, row);
    for (unsigned line = 0; line < 7; ++line)
      TEST_ASSERT_EQUAL_STRING(kShipRows[faction].map[line], kRocketship[faction].map[line]);
  }
}

// ---- star map and episodes ------------------------------------------------------------------------------------------------------
struct EpisodeRow {
  const char* name;
  const char* map[9];
};
constexpr EpisodeRow kEpisodeRows[] = {
    {"Master of the Galaxy",
     {".........", ".A.....V.", ".........", ".........", ".........", ".........", ".........", ".B.....S.",
      "........."}},
    {"The Princess of Vaporia",
     {".........", ".A.....V.", ".........", ".........", "...iii...", ".........", ".........", ".B.....S.",
      "........."}},
    {"Plans of the Star Breaker",
     {".........", ".A.....V.", "....a....", "...i.....", "..a...a..", ".....i...", "....a....", ".B.....S.",
      "........."}},
    {"The Warbot Graveyard",
     {".........", ".A.....V.", "....w....", ".........", "...awa...", ".........", "....w....", ".B.....S.",
      "........."}},
    {"Atomic Harvest",
     {".........", ".A.....V.", ".........", "....i....", "..c.c.c..", "....i....", ".........", ".B.....S.",
      "........."}},
};

char letterOf(unsigned episode, unsigned node) {
  const Sky& sky = kSky[episode];
  for (const Planet& planet : kPlanet)
    if (planet.node == node) return planet.name[0];
  if (sky.rock[node] != Rock::none) return sky.rock[node] == Rock::asteroid ? 'a' : 'i';
  for (const std::uint8_t thing : sky.thing)
    if (sky.kind != ThingKind::none && thing == node) return sky.kind == ThingKind::warbot ? 'w' : 'c';
  return '.';
}

void test_each_episode_has_the_star_map_of_the_data() {
  for (unsigned episode = 0; episode < kEpisodes; ++episode) {
    TEST_ASSERT_EQUAL_STRING(kEpisodeRows[episode].name, kEpisode[episode].name);
    for (unsigned node = 0; node < kNodes; ++node)
      TEST_ASSERT_EQUAL(kEpisodeRows[episode].map[node / kWidth][node % kWidth], letterOf(episode, node));
    TEST_ASSERT_EQUAL(episode == kPrincess, kEpisode[episode].princess);
    TEST_ASSERT_EQUAL(episode == kPlans, kEpisode[episode].tape);
  }
}

void test_the_planets_are_near_the_corners_six_apart_and_noses_point_to_the_centre() {
  constexpr const char* kNodeNames[] = {"b2", "h2", "h8", "b8"};
  constexpr const char* kNames[] = {"Auric", "Vaporia", "Samadi", "Byss"};
  constexpr unsigned kFacings[] = {kSouthEast, kSouthWest, kNorthWest, kNorthEast};
  for (unsigned i = 0; i < kMostPlayers; ++i) {
    TEST_ASSERT_EQUAL_STRING(kNames[i], kPlanet[i].name);
    TEST_ASSERT_EQUAL_UINT8(at(kNodeNames[i]), kPlanet[i].node);
    TEST_ASSERT_EQUAL_UINT8(kFacings[i], kPlanet[i].facing);
    for (unsigned other = 0; other < i; ++other)
      TEST_ASSERT_EQUAL_UINT(6, distance(kPlanet[i].node, kPlanet[other].node));
  }
}

void test_twelve_sixteen_or_twenty_points_are_the_target() {
  constexpr unsigned kTargets[] = {12, 16, 20};
  for (unsigned players = 2; players <= kMostPlayers; ++players)
    TEST_ASSERT_EQUAL_UINT8(kTargets[players - 2], targetPoints(Rayguns(players).state));
}

void test_a_deck_has_14_cards_and_a_faction_seven_figures() {
  TEST_ASSERT_EQUAL_UINT(14, kCards);
  TEST_ASSERT_EQUAL_UINT(8, kCommandCards);
  TEST_ASSERT_EQUAL_UINT(6, kStarCards);
  TEST_ASSERT_EQUAL_UINT(7, kFiguresAtStart);
  TEST_ASSERT_EQUAL_UINT(7, kMostRayguns);
}

}  // namespace

void runContentTests() {
  RUN_TEST(test_each_of_the_32_command_cards_is_as_in_the_data);
  RUN_TEST(test_each_of_the_24_star_cards_is_as_in_the_data);
  RUN_TEST(test_every_effect_is_on_a_star_card_and_has_its_numbers);
  RUN_TEST(test_each_captains_side_has_the_three_abilities_of_the_data);
  RUN_TEST(test_each_rocketship_map_is_as_in_the_data);
  RUN_TEST(test_each_episode_has_the_star_map_of_the_data);
  RUN_TEST(test_the_planets_are_near_the_corners_six_apart_and_noses_point_to_the_centre);
  RUN_TEST(test_twelve_sixteen_or_twenty_points_are_the_target);
  RUN_TEST(test_a_deck_has_14_cards_and_a_faction_seven_figures);
}

}  // namespace rayguns_test
