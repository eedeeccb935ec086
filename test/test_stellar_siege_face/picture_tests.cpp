// The pieces are told apart, and the close-ups have room for whatever a game brings.
#include <cstring>

#include "face_tests.h"
#include "screens/stellar_siege/closeup.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/ui.h"

namespace stellar_siege_face_test {

namespace {

// Pixels of an area that differ from those of an equally large one.
int difference(Rect area, int x, int y) {
  int pixels = 0;
  for (int j = 0; j < area.h; ++j)
    for (int i = 0; i < area.w; ++i) pixels += canvas().at(area.x + i, area.y + j) != canvas().at(x + i, y + j) ? 1 : 0;
  return pixels;
}

void test_no_two_sides_of_the_planets_look_alike() {
  constexpr int kSize = 2 * kPlanetRadius + 1;
  canvas().clear(kVoid);
  const auto left = [](std::size_t i) { return static_cast<int>(i % 8) * 40 + 7; };
  const auto top = [](std::size_t i) { return static_cast<int>(i / 8) * 40 + 7; };
  for (std::size_t i = 0; i < kEffects; ++i)
    drawPlanet(canvas(), left(i) + kPlanetRadius, top(i) + kPlanetRadius, static_cast<Effect>(i));
  for (std::size_t i = 0; i < kEffects; ++i)
    for (std::size_t j = 0; j < i; ++j)
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(kSize * kSize / 5,
                                           difference({left(i), top(i), kSize, kSize}, left(j), top(j)),
                                           sideOf(static_cast<Effect>(i)).name);
}

void test_the_number_of_a_planet_stands_dark_on_every_side() {
  for (std::size_t i = 0; i < kEffects; ++i) {
    canvas().clear(kVoid);
    drawPlanet(canvas(), 100, 100, static_cast<Effect>(i));
    drawPlanetNumber(canvas(), 100, 100, static_cast<std::uint8_t>(i / 2));
    int ink = 0;
    for (int y = 95; y <= 105; ++y)
      for (int x = 95; x <= 104; ++x) {
        const Colour c = canvas().at(x, y);
        const bool corner = (y == 95 || y == 105 || y == 96 || y == 104);
        if (!corner) TEST_ASSERT_TRUE(c == kVoid || c == kPaper);
        ink += c == kPaper ? 1 : 0;
      }
    TEST_ASSERT_GREATER_THAN_INT(8, ink);
  }
}

void test_the_peoples_differ_in_shape_and_colour() {
  canvas().clear(kVoid);
  drawForceChip(canvas(), 40, 40, 0, 3, true);
  drawForceChip(canvas(), 80, 40, 1, 3, true);
  TEST_ASSERT_EQUAL_INT(kOrange, canvas().at(35, 34));  // the hexagon's upper left corner
  TEST_ASSERT_EQUAL_INT(kVoid, canvas().at(74, 33));    // where the disc is round
  TEST_ASSERT_EQUAL_INT(kViolet, canvas().at(80, 33));
}

void test_a_chip_that_leads_is_filled_and_has_a_flag() {
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    canvas().clear(kVoid);
    drawForceChip(canvas(), 40, 40, seat, 2, true);
    drawForceChip(canvas(), 80, 40, seat, 2, false);
    TEST_ASSERT_EQUAL_INT(colourOf(seat), canvas().at(40, 46));
    TEST_ASSERT_EQUAL_INT(kPaper, canvas().at(50, 40));  // the pole
    TEST_ASSERT_EQUAL_INT(kInk, canvas().at(80, 46));
    TEST_ASSERT_EQUAL_INT(kVoid, canvas().at(90, 40));
  }
}

void test_each_kind_of_alien_has_a_sign_of_its_own() {
  canvas().clear(kKraft);
  for (std::size_t i = 1; i <= kKinds; ++i) drawSign(canvas(), 40, static_cast<int>(i) * 18, static_cast<Kind>(i));
  for (std::size_t i = kSoldierKinds + 1; i <= kKinds; ++i)
    for (std::size_t j = 1; j < i; ++j)
      TEST_ASSERT_GREATER_THAN_INT(20, difference({40, static_cast<int>(i) * 18, kSoldierSignWidth, kSoldierSignHeight},
                                                  40, static_cast<int>(j) * 18));
}

// ---- close-ups ------------------------------------------------------------------------------------------------------
void assertTidy(const Words& words, const char* where) {
  TEST_ASSERT_FALSE_MESSAGE(words.outside(), words.trouble());
  TEST_ASSERT_FALSE_MESSAGE(words.crossed(), words.trouble());
  TEST_ASSERT_FALSE_MESSAGE(words.said(""), where);
}

void lookAtEverything(const State& seen, Seat viewer) {
  static Words words(canvas());
  canvas().listen(&words);
  const auto tidy = [](const char* where) {
    assertTidy(words, where);
    words.forget();
  };
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    drawPlanetCloseup(canvas(), seen, viewer, planet);
    TEST_ASSERT_TRUE(words.said("Antillians") && words.said("Morkolytes"));
    tidy("a planet");
  }
  for (std::size_t kind = 1; kind <= kKinds; ++kind) {
    drawCardCloseup(canvas(), seen, viewer, static_cast<Kind>(kind));
    tidy("a card");
  }
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    drawPilesCloseup(canvas(), seen, viewer, seat);
    tidy("piles");
  }
  canvas().listen(nullptr);
}

void test_close_ups_are_tidy_all_through_played_games() {
  int positions = 0;
  playGames(6, [&positions](const State& seen, Seat viewer, const State&) {
    if (seen.phase != Phase::sides && ++positions % 12 == 0) lookAtEverything(seen, viewer);
  });
}

void test_thirty_aliens_of_each_side_have_room_at_any_planet() {
  for (unsigned sides = 0; sides < 256; sides += 255) {
    for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
      State state{};
      state.sides = static_cast<std::uint8_t>(sides);
      for (Seat seat = 0; seat < kSeatCount; ++seat)
        for (std::size_t kind = 1; kind <= kKinds; ++kind)
          for (int copy = 0; copy < cardOf(static_cast<Kind>(kind)).copies; ++copy)
            state.field.push(alien(seat, planet, static_cast<Kind>(kind)));
      for (Seat viewer = 0; viewer < kSeatCount; ++viewer) {
        Words words(canvas());
        drawPlanetCloseup(canvas(), state, viewer, planet);
        assertTidy(words, "thirty each");
        TEST_ASSERT_TRUE(words.said("30"));
        TEST_ASSERT_TRUE(words.said("Drone ×3"));
        TEST_ASSERT_TRUE(words.said("Brood Eye"));
      }
    }
  }
}

void test_any_few_aliens_have_room_at_any_planet() {
  Rng rng = Rng::seeded(5);
  for (int round = 0; round < 400; ++round) {
    State state{};
    state.sides = static_cast<std::uint8_t>(rng.below(256));
    const auto planet = static_cast<std::uint8_t>(rng.below(kPlanets));
    for (std::uint32_t n = rng.below(9); n > 0; --n)
      state.field.push(alien(static_cast<Seat>(rng.below(2)), planet, static_cast<Kind>(1 + rng.below(kKinds))));
    Words words(canvas());
    drawPlanetCloseup(canvas(), state, static_cast<Seat>(rng.below(2)), planet);
    assertTidy(words, "a few");
  }
}

void test_the_verdict_on_a_planet_names_who_leads() {
  State state{};
  {
    Words words(canvas());
    drawPlanetCloseup(canvas(), state, 0, 2);
    TEST_ASSERT_TRUE(words.said("Nobody is here yet."));
  }
  state.field.push(alien(0, 2, Kind::drawFew));
  {
    Words words(canvas());
    drawPlanetCloseup(canvas(), state, 0, 2);
    TEST_ASSERT_TRUE(words.said("You lead, 1 to 0."));
    words.forget();
    drawPlanetCloseup(canvas(), state, 1, 2);
    TEST_ASSERT_TRUE(words.said("Antillians lead, 1 to 0."));
  }
  state.field.push(alien(1, 2, Kind::anyTime));
  Words words(canvas());
  drawPlanetCloseup(canvas(), state, 0, 2);
  TEST_ASSERT_TRUE(words.said("A tie: nobody holds this planet."));
}

void test_a_card_close_up_keeps_the_enemys_hand_hidden() {
  State state{};
  state.hand[0].add(Kind::drawFew);
  state.hand[1].total = 4;
  state.hand[1].of[0] = 4;
  Words words(canvas());
  drawCardCloseup(canvas(), state, 0, Kind::drawFew);
  TEST_ASSERT_TRUE(words.said("?"));
  TEST_ASSERT_TRUE(words.said("1"));
}

void test_what_is_not_seen_yet_lies_in_the_pile_or_in_the_enemys_hand() {
  playGames(12, [](const State& seen, Seat viewer, const State&) {
    if (seen.phase == Phase::sides) return;
    for (Seat whose = 0; whose < kSeatCount; ++whose) {
      int unseen = 0;
      for (std::size_t kind = 1; kind <= kKinds; ++kind) {
        const int some = unseenOf(seen, viewer, whose, static_cast<Kind>(kind));
        TEST_ASSERT_GREATER_OR_EQUAL_INT(0, some);
        unseen += some;
      }
      const int hidden = static_cast<int>(seen.pile[whose].size()) + (whose == viewer ? 0 : seen.hand[whose].total);
      TEST_ASSERT_EQUAL_INT(hidden, unseen);
    }
  });
}

// ---- the end --------------------------------------------------------------------------------------------------------
State finished(Seat first) {
  State state{};
  state.phase = Phase::over;
  state.first = first;
  return state;
}

void test_the_ending_says_that_planets_decided() {
  State state = finished(0);
  state.field.push(alien(1, 0, Kind::drawFew));
  Words words(canvas());
  drawEnding(canvas(), &state, 0);
  TEST_ASSERT_TRUE(words.said("MORKOLYTES WIN"));
  TEST_ASSERT_TRUE(words.said("1 planet conquered, to 0."));
  assertTidy(words, "the end");
}

void test_the_ending_says_that_aliens_decided() {
  State state = finished(0);
  state.field.push(alien(0, 0, Kind::drawFew));
  state.field.push(alien(1, 1, Kind::drawFew));
  state.field.push(alien(1, 1, Kind::drawFew));
  Words words(canvas());
  drawEnding(canvas(), &state, 0);
  TEST_ASSERT_TRUE(words.said("MORKOLYTES WIN"));
  TEST_ASSERT_TRUE(words.said("1 planet each. More Aliens decide: 2 to 1."));
  assertTidy(words, "the end");
}

void test_the_ending_of_an_even_game_is_a_draw() {
  State state = finished(1);
  Words words(canvas());
  drawEnding(canvas(), &state, 0);
  TEST_ASSERT_TRUE(words.said("A DRAW"));
  TEST_ASSERT_TRUE(words.said("0 planets and 0 Aliens each: nobody wins."));
  assertTidy(words, "the end");
}

void test_endings_of_played_games_are_tidy() {
  playGames(24, [](const State& seen, Seat, const State&) {
    if (seen.phase != Phase::over) return;
    Words words(canvas());
    drawEnding(canvas(), &seen, 0);
    assertTidy(words, "the end");
    const Seat winner = status(seen).winner;
    TEST_ASSERT_TRUE(words.said(winner == kNobody ? "A DRAW" : winner == 0 ? "ANTILLIANS WIN" : "MORKOLYTES WIN"));
  });
}

}  // namespace

void runPictureTests() {
  RUN_TEST(test_no_two_sides_of_the_planets_look_alike);
  RUN_TEST(test_the_number_of_a_planet_stands_dark_on_every_side);
  RUN_TEST(test_the_peoples_differ_in_shape_and_colour);
  RUN_TEST(test_a_chip_that_leads_is_filled_and_has_a_flag);
  RUN_TEST(test_each_kind_of_alien_has_a_sign_of_its_own);
  RUN_TEST(test_close_ups_are_tidy_all_through_played_games);
  RUN_TEST(test_thirty_aliens_of_each_side_have_room_at_any_planet);
  RUN_TEST(test_any_few_aliens_have_room_at_any_planet);
  RUN_TEST(test_the_verdict_on_a_planet_names_who_leads);
  RUN_TEST(test_a_card_close_up_keeps_the_enemys_hand_hidden);
  RUN_TEST(test_what_is_not_seen_yet_lies_in_the_pile_or_in_the_enemys_hand);
  RUN_TEST(test_the_ending_says_that_planets_decided);
  RUN_TEST(test_the_ending_says_that_aliens_decided);
  RUN_TEST(test_the_ending_of_an_even_game_is_a_draw);
  RUN_TEST(test_endings_of_played_games_are_tidy);
}

}  // namespace stellar_siege_face_test
