#include <cstring>

#include "bench.h"
#include "screens/components.h"
#include "screens/pew_pew/ui.h"
#include "screens/shell/rules.h"
#include "support/rules_pages.h"
#include "support/scale.h"

namespace pew_pew_view_test {

namespace {

// ---- everything fits --------------------------------------------------------------------------------------------------
constexpr int kTitleWidth = 204 - 14;
constexpr int kTickerWidth = 315 - 113;

void assertReadingFits(const Reading& reading) {
  TEST_ASSERT_TRUE(reading.title.whole());
  TEST_ASSERT_TRUE_MESSAGE(reading.words.whole(), reading.words.c_str());
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kTitleWidth, textWidth(reading.title.c_str(), Weight::bold),
                                        reading.title.c_str());
  const int width = kReadingWidth - (reading.danger ? 10 : 0);
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kReadingLines, paragraphLines(width, reading.words.c_str()),
                                        reading.words.c_str());
}

void assertAlienReadingFits(const Reading& reading) {
  TEST_ASSERT_TRUE(reading.words.whole());
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kAlienWidth, textWidth(reading.title.c_str(), Weight::bold),
                                        reading.title.c_str());
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kAlienLines, paragraphLines(kAlienWidth, reading.words.c_str()),
                                        reading.words.c_str());
}

void readEverything(const State& state) {
  const State seen = observe(state, 0);
  Forecast forecast;
  Events nobody;
  foresee(seen, forecast, nobody);
  {
    Reading reading;
    readEnd(seen, forecast, reading);
    assertReadingFits(reading);
  }
  for (std::size_t direction = 0; direction < kDirections; ++direction) {
    for (const bool mine : {false, true}) {
      const Move move = moveShip(static_cast<Direction>(direction), mine);
      Outlook outlook;
      lookAhead(seen, move, outlook);
      Reading reading;
      readMove(seen, move, outlook, reading);
      assertReadingFits(reading);
      TEST_ASSERT_FALSE(reading.words.empty());
    }
  }
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    if (refusalOf(seen, spawnHeart(space)) != Refusal::none) continue;
    Outlook outlook;
    lookAhead(seen, spawnHeart(space), outlook);
    Reading reading;
    readHeartMove(seen, spawnHeart(space), outlook, reading);
    assertReadingFits(reading);
  }
  for (std::uint8_t depth = 1; depth <= kDepths; ++depth) {
    for (std::uint8_t space = 0; space < kSpaces; ++space) {
      Reading reading;
      const std::uint8_t alien = alienAt(seen, depth, space);
      if (alien != kNowhere) {
        readAlien(seen, forecast, alien, reading);
        assertAlienReadingFits(reading);
      } else {
        readSpace(seen, forecast, depth, space, reading);
        assertReadingFits(reading);
        if (depth == kDepths) readHeart(seen, space, reading);
        assertReadingFits(reading);
      }
    }
  }
}

void test_every_reading_of_random_games_fits_its_panel() {
  Rng rng = Rng::seeded(77);
  for (Seed seed = 1; seed <= 3u * armada_test::kThorough; ++seed) {
    State state;
    deal(state, Options{}, seed);
    Events nobody;
    while (state.end == End::none) {
      readEverything(state);
      MoveList moves;
      legalMoves(state, moves);
      apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nobody);
    }
  }
}

// Positions that random games hardly reach: much of everything at once.
void test_readings_of_crowded_tables_fit() {
  Rng rng = Rng::seeded(78);
  for (int i = 0; i < 20 * armada_test::kThorough; ++i) {
    State state;
    deal(state, Options{}, static_cast<Seed>(i));
    for (std::size_t alien = 0; alien < kAliens; ++alien)
      place(state, alien,
            {static_cast<std::uint8_t>(1 + rng.below(3)), static_cast<std::uint8_t>((alien + i) % kSpaces),
             static_cast<std::uint8_t>(1 + rng.below(3))});
    for (std::size_t depth = 0; depth < 3; ++depth) state.missiles[depth] = static_cast<std::uint16_t>(rng.below(512));
    state.hearts = static_cast<std::uint8_t>(1 + rng.below(3));
    state.actionPoints = state.countedPoints = static_cast<std::uint8_t>(rng.below(11));
    state.shipSpace = static_cast<std::uint8_t>(rng.below(9));
    state.missiles[0] = static_cast<std::uint16_t>(state.missiles[0] & ~spaceBit(state.shipSpace));
    state.heartDepth = static_cast<std::uint8_t>(rng.below(3));
    state.heartSpace = static_cast<std::uint8_t>(rng.below(9));
    if (state.heartDepth == 1 && state.heartSpace == state.shipSpace) state.heartDepth = 2;
    readEverything(state);
  }
}

void test_the_line_of_the_round_fits() {
  for (unsigned bits = 0; bits < 32; ++bits) {
    const auto some = [bits](unsigned bit) { return static_cast<std::uint8_t>((bits >> bit & 1u) != 0 ? 2 : 0); };
    for (const std::uint8_t round : {0, 22}) {
      Text<64> line;
      readGist({round, some(0), some(1), some(2), some(3), some(4)}, line);
      TEST_ASSERT_TRUE(line.whole());
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kTickerWidth, textWidth(line.c_str()), line.c_str());
    }
  }
}

void test_every_foot_fits() {
  Bench& b = quietTable(5);
  const auto check = [&b] { TEST_ASSERT_LESS_OR_EQUAL_INT(kFootRoom, footWidth(b.hints())); };
  check();
  b.press(Button::left);
  check();
  b.press(Button::select);
  check();
  b.press(Button::b);
  b.press(Button::select);
  for (int i = 0; i < 12; ++i) {
    check();
    b.press(Button::right);
  }
  b.press(Button::b);
  b.pressAndWait(Button::a);
  b.press(Button::b);
  check();
}

void test_every_rules_page_fits_its_paper() { armada_test::RulesPages(kPages, kPageCount).assertEachFitsItsPaper(); }

void test_every_lesson_fits_its_bubble() { armada_test::Lessons(kLessons, kLessonCount).assertEachFitsItsBubble(); }

void test_players_are_shouted_at_by_nobody() {
  const auto calm = [](const char* words) {
    for (const char* at = std::strchr(words, '!'); at != nullptr; at = std::strchr(at + 1, '!'))
      TEST_ASSERT_TRUE_MESSAGE(at - words >= 3 && std::strncmp(at - 3, "Pew", 3) == 0, words);
  };
  for (std::size_t i = 0; i < kLessonCount; ++i) calm(kLessons[i].words);
  for (std::size_t i = 0; i < kPageCount; ++i)
    for (std::size_t k = 0; k < kPages[i].count; ++k) calm(kPages[i].paragraphs[k].words);
}

// ---- they say what is so ----------------------------------------------------------------------------------------------
void readMoveOf(const State& state, Move move, Reading& reading) {
  Outlook outlook;
  lookAhead(observe(state, 0), move, outlook);
  readMove(observe(state, 0), move, outlook, reading);
}

void test_a_move_names_its_price_and_a_safe_space() {
  Reading reading;
  readMoveOf(quietTable(5).state, moveShip(Direction::right), reading);
  TEST_ASSERT_EQUAL_STRING("Move right: 2 action points", reading.title.c_str());
  TEST_ASSERT_EQUAL_STRING("Nothing will hit you here this round.", reading.words.c_str());
  TEST_ASSERT_FALSE(reading.danger);
}

void test_a_dear_move_says_what_there_is() {
  Reading reading;
  readMoveOf(quietTable(1).state, moveShip(Direction::upLeft), reading);
  TEST_ASSERT_EQUAL_STRING("Up-left: 3 action points", reading.title.c_str());
  TEST_ASSERT_EQUAL_STRING("Not enough action points: 1 left.", reading.words.c_str());
}

void test_a_missile_that_will_hit_is_named() {
  Bench& b = quietTable(5);
  b.state.missiles[1] = spaceBit(5);
  --b.state.tokens;
  Reading reading;
  readMoveOf(b.state, moveShip(Direction::right), reading);
  TEST_ASSERT_TRUE(reading.danger);
  TEST_ASSERT_EQUAL_INT(0, std::strncmp("A missile on card 2 will hit you here", reading.words.c_str(), 37));
}

void test_ramming_is_told_with_its_point() {
  Bench& b = quietTable(5);
  place(b.state, 0, {1, 5, 1});
  Reading reading;
  readMoveOf(b.state, moveShip(Direction::right), reading);
  TEST_ASSERT_TRUE(reading.danger);
  TEST_ASSERT_NOT_NULL(std::strstr(reading.words.c_str(), ": 1 hit, 1 point."));
}

void test_the_own_mine_is_told() {
  Bench& b = quietTable(5);
  b.state.mineDepth = 1;
  b.state.mineSpace = 5;
  Reading reading;
  readMoveOf(b.state, moveShip(Direction::right), reading);
  TEST_ASSERT_TRUE(reading.danger);
  TEST_ASSERT_NOT_NULL(std::strstr(reading.words.c_str(), "own mine"));
}

void test_the_end_of_the_turn_tells_hits_and_what_slips_by() {
  Bench& b = quietTable(2);
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  std::uint8_t alien = 0;
  for (; alien < kAliens; ++alien)
    if (kAlienShip[alien].side[0].space[0] != kCentre && kAlienShip[alien].side[1].space[0] != kCentre) break;
  place(b.state, alien, {1, 0, 1});
  Forecast forecast;
  Events nobody;
  foresee(observe(b.state, 0), forecast, nobody);
  Reading reading;
  readEnd(b.state, forecast, reading);
  TEST_ASSERT_EQUAL_STRING("End turn: 2 action points lost", reading.title.c_str());
  TEST_ASSERT_TRUE(reading.danger);
  TEST_ASSERT_NOT_NULL(std::strstr(reading.words.c_str(), "1 alien slips past."));
}

void test_the_end_of_the_turn_says_when_it_ends_the_game() {
  const struct {
    std::uint8_t points, deaths;
    bool passes;
    const char* words;
  } cases[] = {{10, 0, false, "10 points: you win."},
               {9, 9, false, "Nothing will hit you."},
               {9, 9, true, "10 deaths: you lose."},
               {11, 9, true, "10 deaths: you lose."},
               {10, 8, true, "10 points: you win."}};
  for (const auto& each : cases) {
    Bench& b = quietTable(0);
    b.state.points = each.points;
    b.state.deaths = each.deaths;
    std::uint8_t alien = 0;  // one that keeps clear of the ship
    for (; alien < kAliens; ++alien)
      if (kAlienShip[alien].side[0].space[0] != kCentre && kAlienShip[alien].side[1].space[0] != kCentre) break;
    if (each.passes) place(b.state, alien, {1, 0, 1});
    Forecast forecast;
    Events nobody;
    foresee(observe(b.state, 0), forecast, nobody);
    Reading reading;
    readEnd(b.state, forecast, reading);
    TEST_ASSERT_EQUAL_INT(0, std::strncmp(each.words, reading.words.c_str(), std::strlen(each.words)));
  }
}

void test_an_alien_is_told_as_it_will_move_and_shoot() {
  Bench& b = quietTable(2);
  for (std::uint8_t alien = 0; alien < kAliens; ++alien) {
    for (std::uint8_t side = 1; side <= kSides; ++side) {
      const std::uint8_t to = kAlienShip[alien].side[side - 1].space[0];
      const std::uint8_t shot = kAlienShip[alien].side[side % kSides].space[0];
      place(b.state, alien, {4, static_cast<std::uint8_t>(to == 0 ? 1 : 0), side});
      Forecast forecast;
      Events nobody;
      foresee(observe(b.state, 0), forecast, nobody);
      Reading reading;
      readAlien(b.state, forecast, alien, reading);
      Text<96> expected;
      expected << "Moves to " << kPlaceName[to] << ", fires at " << kPlaceName[shot] << '.';
      TEST_ASSERT_EQUAL_STRING(expected.c_str(), reading.words.c_str());
      place(b.state, alien, {0, 0, 0});
    }
  }
}

}  // namespace

void runWordTests() {
  RUN_TEST(test_every_reading_of_random_games_fits_its_panel);
  RUN_TEST(test_readings_of_crowded_tables_fit);
  RUN_TEST(test_the_line_of_the_round_fits);
  RUN_TEST(test_every_foot_fits);
  RUN_TEST(test_every_rules_page_fits_its_paper);
  RUN_TEST(test_every_lesson_fits_its_bubble);
  RUN_TEST(test_players_are_shouted_at_by_nobody);
  RUN_TEST(test_a_move_names_its_price_and_a_safe_space);
  RUN_TEST(test_a_dear_move_says_what_there_is);
  RUN_TEST(test_a_missile_that_will_hit_is_named);
  RUN_TEST(test_ramming_is_told_with_its_point);
  RUN_TEST(test_the_own_mine_is_told);
  RUN_TEST(test_the_end_of_the_turn_tells_hits_and_what_slips_by);
  RUN_TEST(test_the_end_of_the_turn_says_when_it_ends_the_game);
  RUN_TEST(test_an_alien_is_told_as_it_will_move_and_shoot);
}

}  // namespace pew_pew_view_test
