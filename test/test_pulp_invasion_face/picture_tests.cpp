// The pieces are told apart, and the close-ups have room for whatever a game brings.
#include <cstring>

#include "face_tests.h"
#include "screens/pulp_invasion/closeup.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/ui.h"

namespace pulp_invasion_face_test {

namespace {

// ---- told apart -----------------------------------------------------------------------------------------------------
// Pixels of an area that differ from those of an equally large one.
int difference(Rect area, int x, int y) {
  int pixels = 0;
  for (int j = 0; j < area.h; ++j)
    for (int i = 0; i < area.w; ++i) pixels += canvas().at(area.x + i, area.y + j) != canvas().at(x + i, y + j) ? 1 : 0;
  return pixels;
}

// Draws `count` things of w x h into a grid and demands that any two differ in a part of their pixels: 1 / `part`.
template <class Draw>
void assertTheyDiffer(std::size_t count, int w, int h, int part, Draw draw) {
  canvas().clear(kInk);
  const int across = Canvas::kWidth / w;
  const auto left = [&](std::size_t i) { return static_cast<int>(i) % across * w; };
  const auto top = [&](std::size_t i) { return static_cast<int>(i) / across * h; };
  TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kHeight, top(count - 1) + h);
  for (std::size_t i = 0; i < count; ++i) draw(left(i), top(i), static_cast<std::uint8_t>(i));
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = 0; k < i; ++k) {
      Text<32> which;
      which << static_cast<unsigned>(i) << " and " << static_cast<unsigned>(k);
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(w * h / part, difference({left(i), top(i), w, h}, left(k), top(k)),
                                           which.c_str());
    }
}

void test_no_two_of_the_48_cards_have_the_same_picture() {
  // 5 x 9 of them fit: two goes that share the last and the first.
  assertTheyDiffer(45, kPictureWidth, kPictureHeight, 8,
                   [](int x, int y, std::uint8_t i) { drawCardPicture(canvas(), x, y, i); });
  assertTheyDiffer(45, kPictureWidth, kPictureHeight, 8,
                   [](int x, int y, std::uint8_t i) { drawCardPicture(canvas(), x, y, static_cast<Card>(i + 3)); });
}

void test_no_two_planets_look_alike() {
  assertTheyDiffer(kPlanets, 40, 40, 5,
                   [](int x, int y, std::uint8_t i) { drawPlanet(canvas(), x + 20, y + 20, 19, i); });
}

void test_weapons_captains_and_aliens_are_told_apart() {
  assertTheyDiffer(kWeapons, kWeaponSign, kWeaponSign, 6,
                   [](int x, int y, std::uint8_t i) { drawWeaponSign(canvas(), x, y, i); });
  assertTheyDiffer(kCaptains, kHeadWidth + 2, kHeadHeight + 2, 6,
                   [](int x, int y, std::uint8_t i) { drawCaptainHead(canvas(), x, y + 2, i); });
  assertTheyDiffer(kAliens, kHeadWidth + 2, kHeadHeight + 2, 3,
                   [](int x, int y, std::uint8_t i) { drawAlienHead(canvas(), x, y, i); });
}

// ---- as they were drawn ---------------------------------------------------------------------------------------------
// What a terminal hears of the areas, into a sum.
class HeardAreas final : public CanvasListener {
 public:
  explicit HeardAreas(std::uint32_t& sum) : sum_(sum) { canvas().listen(this); }
  ~HeardAreas() { canvas().listen(nullptr); }
  void wrote(int, int, const char* words, std::size_t bytes, Colour, Weight) override {
    sum_ = crc32(words, bytes, sum_);
  }
  void filled(Rect area, Colour colour) override {
    const std::uint8_t bytes[] = {static_cast<std::uint8_t>(area.x), static_cast<std::uint8_t>(area.y),
                                  static_cast<std::uint8_t>(area.w), static_cast<std::uint8_t>(area.h), colour};
    sum_ = crc32(bytes, sizeof bytes, sum_);
  }
  void dimmed(Rect) override {}

 private:
  std::uint32_t& sum_;
};

// Pictures are tables that one function draws: this is what comes of them, in every size that screens ask for.
template <class Draw>
std::uint32_t sumOfSizes(Draw draw) {
  std::uint32_t sum = 0;
  for (int scale = 1; scale <= 4; ++scale) {
    canvas().clear(kInk);
    {
      const HeardAreas heard(sum);
      draw(canvas(), 4, 6, scale);
    }
    for (int y = 0; y < 120; ++y) {
      for (int x = 0; x < 240; ++x) {
        const std::uint8_t pixel = canvas().at(x, y);
        sum = crc32(&pixel, 1, sum);
      }
    }
  }
  return sum;
}

void test_every_picture_is_as_it_was_drawn() {
  static constexpr std::uint32_t kCards[kEncounterCards] = {
      0x03024B1Eu, 0x0043E8C3u, 0x99F40F2Fu, 0xFA6849B0u, 0x19E19296u, 0x80DCBC5Au, 0x5CAE342Au, 0x69B2E05Au,
      0xF9CAB9C9u, 0xCDF09330u, 0xE4C4779Du, 0x67E5C28Bu, 0x84FD0863u, 0x7DCEA96Au, 0x6A06B8A7u, 0x41E7F657u,
      0x83C61763u, 0x862F7CACu, 0x871A3112u, 0x78FFEBF1u, 0x9B4D232Cu, 0x452921E1u, 0xFA0CE19Cu, 0x3E5554F8u,
      0x641ADCE9u, 0xC0AD30AEu, 0x6B388BD5u, 0x67AA5876u, 0x9A570235u, 0x6D567920u, 0x16AD62F8u, 0x64B01ABEu,
      0x8A4DD720u, 0x8544AE05u, 0x05E33CB4u, 0x8323579Eu, 0x719AA3A0u, 0x5DF1CA96u, 0x3B5F9079u, 0x4D784FDCu,
      0x09A5AC92u, 0xFDD3596Cu, 0x08F56640u, 0xA07BFB6Cu, 0xEDDB7E1Eu, 0xD487CF85u, 0x0CA34F8Au, 0x650AE0FDu};
  for (Card card = 0; card < kEncounterCards; ++card) {
    const auto draw = [card](Canvas& c, int x, int y, int scale) { drawCardPicture(c, x, y, card, scale); };
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(kCards[card], sumOfSizes(draw), kEncounterCard[card].name);
  }
  static constexpr std::uint32_t kCaptainHeads[kCaptains] = {0x7CAC7F0Du, 0xC9D339B2u, 0x2F5F3F64u,
                                                             0xB967EFFFu, 0x08E4C6E5u, 0x4032C052u,
                                                             0xA858490Fu, 0x523189C6u, 0xD728C0BAu};
  for (std::uint8_t i = 0; i < kCaptains; ++i)
    TEST_ASSERT_EQUAL_HEX32(
        kCaptainHeads[i], sumOfSizes([i](Canvas& c, int x, int y, int scale) { drawCaptainHead(c, x, y, i, scale); }));
  static constexpr std::uint32_t kAlienHeads[kAliens] = {0xA64EEFAAu, 0xBAC79465u, 0x1FED751Du};
  for (std::uint8_t i = 0; i < kAliens; ++i)
    TEST_ASSERT_EQUAL_HEX32(kAlienHeads[i],
                            sumOfSizes([i](Canvas& c, int x, int y, int scale) { drawAlienHead(c, x, y, i, scale); }));
  static constexpr std::uint32_t kWeaponSigns[kWeapons] = {0x50AF7126u, 0x657EDB71u, 0xCA1DCBC5u,
                                                           0xF27AA795u, 0x0F07F3FCu, 0xDC8AC277u};
  for (std::uint8_t i = 0; i < kWeapons; ++i)
    TEST_ASSERT_EQUAL_HEX32(kWeaponSigns[i],
                            sumOfSizes([i](Canvas& c, int x, int y, int scale) { drawWeaponSign(c, x, y, i, scale); }));
}

void test_a_card_picture_stays_in_its_window() {
  for (Card card = 0; card < kEncounterCards; ++card)
    for (int scale = 1; scale <= 3; ++scale) {
      canvas().clear(kGold);
      drawCardPicture(canvas(), 20, 20, card, scale);
      const int right = 20 + kPictureWidth * scale, bottom = 20 + kPictureHeight * scale;
      for (int y = 10; y < bottom + 10; ++y)
        for (int x = 10; x < right + 10; ++x)
          if (x < 20 || y < 20 || x >= right || y >= bottom)
            TEST_ASSERT_EQUAL_INT_MESSAGE(kGold, canvas().at(x, y), kEncounterCard[card].name);
    }
}

void test_abilities_differ_in_shape_and_letter() {
  canvas().clear(kVoid);
  for (int i = 0; i < 3; ++i) drawAbilitySign(canvas(), 20 + 20 * i, 20, static_cast<Ability>(i));
  TEST_ASSERT_EQUAL_INT(kRed, canvas().at(21, 20));   // the square's corner, cut by 1
  TEST_ASSERT_EQUAL_INT(kVoid, canvas().at(41, 20));  // where the hexagon is cut
  TEST_ASSERT_EQUAL_INT(kOrange, canvas().at(44, 20));
  TEST_ASSERT_EQUAL_INT(kVoid, canvas().at(63, 20));  // where the disc is round
  TEST_ASSERT_EQUAL_INT(kBlue, canvas().at(66, 20));
  Words words(canvas());
  for (int i = 0; i < 3; ++i) drawAbilitySign(canvas(), 20 + 20 * i, 40, static_cast<Ability>(i));
  TEST_ASSERT_TRUE(words.said("C") && words.said("S") && words.said("D"));
}

void test_every_cube_says_what_it_is_in_every_size() {
  for (const int front : {9, 11, 15, 30, 52, 60})
    for (std::size_t i = 0; i < kCubeColours; ++i) {
      canvas().clear(kNight);
      Words words(canvas());
      drawCube(canvas(), 100, 100, static_cast<Cube>(i), front);
      TEST_ASSERT_TRUE_MESSAGE(words.said(letterOf(static_cast<Cube>(i))), wordOf(static_cast<Cube>(i)));
      const int size = cubeSize(front);
      for (int y = 90; y < 110 + size; ++y)
        for (int x = 90; x < 110 + size; ++x)
          if (x < 100 || y < 100 || x >= 100 + size || y >= 100 + size)
            TEST_ASSERT_EQUAL_INT(kNight, canvas().at(x, y));
    }
}

void test_a_track_shows_each_point_and_the_number() {
  for (int most = 7; most <= 12; ++most)
    for (int value = 0; value <= most; ++value) {
      canvas().clear(kInk);
      Words words(canvas());
      drawAbilityTrack(canvas(), 10, 30, 157, Ability::science, value, most);
      Text<4> number;
      number << value;
      TEST_ASSERT_TRUE(words.said(number.c_str()));
      int blocks = 0;
      for (int x = 80; x < 146; ++x)
        blocks += canvas().at(x, 37) == kOrange && canvas().at(x - 1, 37) != kOrange ? 1 : 0;
      TEST_ASSERT_EQUAL_INT(value, blocks);
      TEST_ASSERT_FALSE(words.crossed());
    }
}

void test_an_engaged_card_and_an_evaded_one_are_stamped() {
  Words words(canvas());
  drawEncounterCard(canvas(), 20, 30, 3);
  TEST_ASSERT_FALSE(words.said("Engaged") || words.said("Evaded"));
  drawEncounterCard(canvas(), 100, 30, 3, CardLook::engaged);
  TEST_ASSERT_TRUE(words.said("Engaged"));
  drawEncounterCard(canvas(), 180, 30, 3, CardLook::evaded);
  TEST_ASSERT_TRUE(words.said("Evaded"));
}

// ---- close-ups ------------------------------------------------------------------------------------------------------
void assertTidy(const Words& words, const char* where) {
  TEST_ASSERT_FALSE_MESSAGE(words.outside(), words.trouble());
  TEST_ASSERT_FALSE_MESSAGE(words.crossed(), words.trouble());
  TEST_ASSERT_FALSE_MESSAGE(words.said(""), where);
}

void lookAtEverything(const State& seen) {
  static Words words(canvas());
  canvas().listen(&words);
  const auto tidy = [](const char* where) {
    assertTidy(words, where);
    words.forget();
  };
  for (Card card = 0; card < kEncounterCards; ++card) {
    drawThing(canvas(), seen, {Thing::Kind::card, card});
    TEST_ASSERT_TRUE(words.said(kEncounterCard[card].name) || kindOf(card) == CardKind::location);
    tidy(kEncounterCard[card].name);
  }
  for (std::uint8_t i = 0; i < kPlanets; ++i) {
    drawThing(canvas(), seen, {Thing::Kind::planet, i});
    tidy(kPlanetCard[i].name);
  }
  for (std::uint8_t i = 0; i < kAliens; ++i) {
    drawThing(canvas(), seen, {Thing::Kind::alien, i});
    tidy(kAlienCard[i].name);
  }
  for (std::uint8_t i = 0; i < kWeapons; ++i) {
    drawThing(canvas(), seen, {Thing::Kind::weapon, i});
    tidy(kWeaponCard[i].name);
  }
  for (std::uint8_t i = 0; i < kDice; ++i) {
    drawThing(canvas(), seen, {Thing::Kind::die, i});
    tidy(kDieCard[i].name);
  }
  drawThing(canvas(), seen, {Thing::Kind::captain, seen.captain});
  tidy("the Captain");
  canvas().listen(nullptr);
}

void test_close_ups_are_tidy_all_through_played_games() {
  int positions = 0;
  playGames(6, [&positions](const State& seen) {
    if (seen.phase != Phase::over && ++positions % 25 == 0) lookAtEverything(seen);
  });
}

void test_every_captain_is_shown_tidily_before_and_after_the_crew_is_chosen() {
  State state;
  deal(state, Options{}, 3);
  for (std::uint8_t i = 0; i < kCaptains; ++i) {
    state.captain = i;
    for (std::size_t k = 0; k < kAbilities; ++k) state.ability[k] = kCaptainCard[i].maximum[k];
    for (const Phase phase : {Phase::crew, Phase::planet}) {
      state.phase = phase;
      for (std::size_t k = 0; k < kOwnedDice; ++k) state.die[k] = {kCaptainCard[i].offered[k], 6};
      Words words(canvas());
      drawThing(canvas(), state, {Thing::Kind::captain, state.captain});
      assertTidy(words, kCaptainCard[i].name);
    }
  }
}

void test_the_face_of_an_owned_die_is_marked_gold() {
  State state;
  deal(state, Options{}, 3);
  state.phase = Phase::planet;
  state.die[0] = {Die::engineer, 4};
  canvas().clear(kVoid);
  drawThing(canvas(), state, {Thing::Kind::die, static_cast<std::uint8_t>(Die::engineer)});
  int rows = 0;
  for (int i = 0; i < 6; ++i) rows += canvas().at(310, 43 + 25 * i + 12) == kGold ? 1 << i : 0;
  TEST_ASSERT_EQUAL_INT(1 << 2, rows);  // 6, 5, then 4
}

void test_the_close_up_of_a_card_in_the_line_says_what_it_asks_now() {
  State state;
  deal(state, Options{}, 3);
  state.phase = Phase::question;
  state.location = kNoCard;
  for (std::uint8_t i = 0; i < kLineCards; ++i) {
    state.line[i] = i;
    state.status[i] = LineStatus::standing;
  }
  state.current = 0;
  Text<64> asks;
  asks << "Now: Strength " << std::int32_t{engageStrength(state, 0).total()} << ',';
  Words words(canvas());
  drawThing(canvas(), state, {Thing::Kind::card, 0});
  TEST_ASSERT_TRUE_MESSAGE(words.said(asks.c_str()), asks.c_str());
}

// ---- Why ------------------------------------------------------------------------------------------------------------
void test_why_is_tidy_and_ends_with_the_number_all_through_played_games() {
  playGames(20, [](const State& seen) {
    if (seen.phase == Phase::over) return;
    for (std::uint8_t question = 0; question < kQuestions; ++question) {
      const std::size_t rows = whyOf(seen, question).size();
      if (rows == 0) continue;
      Explanation steps;
      explain(seen, question, steps);
      Words words(canvas());
      drawWhy(canvas(), seen, question, static_cast<std::uint8_t>(question % rows));
      assertTidy(words, "why");
      Text<8> total;
      total << std::int32_t{steps.back().total};
      TEST_ASSERT_TRUE(words.said(total.c_str()));
      TEST_ASSERT_TRUE(words.said("Alien") && words.said("Line") && words.said("Location"));
      TEST_ASSERT_TRUE(words.said("Planet") && words.said("Weapon"));
    }
  });
}

void test_each_row_of_why_can_be_read_in_full() {
  int read = 0;
  playGames(20, [&read](const State& seen) {
    if (seen.phase != Phase::question) return;
    for (std::uint8_t row = 0; row < whyOf(seen, seen.current).size(); ++row) {
      const Thing thing = thingOfWhy(seen, seen.current, row);
      if (row == 0) TEST_ASSERT_EQUAL_UINT8(seen.line[seen.current], thing.which);
      if (row == 1) TEST_ASSERT_EQUAL_UINT8(alienNow(seen), thing.which);
      if (row == 3 && seen.location != kNoCard) TEST_ASSERT_EQUAL_UINT8(seen.location, thing.which);
      if (row == 4) TEST_ASSERT_EQUAL_UINT8(seen.planet, thing.which);
      if (thing.kind == Thing::Kind::nothing) continue;
      Words words(canvas());
      drawThing(canvas(), seen, thing);
      ++read;
    }
  });
  TEST_ASSERT_GREATER_THAN_INT(100, read);
}

void test_why_tells_whose_icon_pays() {
  State state;
  deal(state, Options{}, 3);
  state.phase = Phase::question;
  state.location = kNoCard;
  state.planet = 0;
  for (std::uint8_t i = 0; i < kLineCards; ++i) {
    state.line[i] = i;
    state.status[i] = LineStatus::standing;
  }
  state.current = 0;
  {
    Words words(canvas());
    drawWhy(canvas(), state, 0, 0);
    TEST_ASSERT_TRUE(words.said("to its right"));
    words.forget();
    drawWhy(canvas(), state, 3, 0);
    TEST_ASSERT_TRUE(words.said("to the left"));
  }
  for (std::uint8_t i = 1; i < kLineCards; ++i) state.status[i] = LineStatus::evaded;
  Words words(canvas());
  drawWhy(canvas(), state, 0, 0);
  TEST_ASSERT_TRUE(words.said("alone here"));
}

// ---- the end --------------------------------------------------------------------------------------------------------
// Whatever a played game has found, with each way in which it could have ended.
void test_endings_are_tidy_and_tell_outcome_and_score() {
  static constexpr const char* kOutcomes[] = {"EARTH IS ARMED", "THE CREW FALLS", "NO WAY OUT", "TOO LATE"};
  int endings = 0;
  playGames(24, [&endings](const State& seen) {
    if (seen.phase != Phase::over) return;
    for (std::uint8_t by = 0; by < 4; ++by) {
      State state = seen;
      state.lostBy = static_cast<LostBy>(by);
      Words words(canvas());
      drawEnding(canvas(), &state, INT16_MIN);
      assertTidy(words, "the end");
      TEST_ASSERT_TRUE_MESSAGE(words.said(kOutcomes[by]), kOutcomes[by]);
      Text<8> score;
      score << std::int32_t{status(state).score[0]};
      TEST_ASSERT_TRUE(words.said(score.c_str()));
      ++endings;
    }
  });
  TEST_ASSERT_EQUAL_INT(4 * 24, endings);
}

void test_the_record_is_told_against_the_best_score() {
  State state;
  deal(state, Options{}, 3);
  state.phase = Phase::over;
  state.lostBy = LostBy::deckEmpty;
  state.round = 12;
  state.found.push({2, {}, 0});
  struct Row {
    std::int16_t best;
    const char* words;
  };
  constexpr Row kRows[] = {
      {INT16_MIN, "Your first score"}, {9, "A new best, was 9"}, {10, "As good as your best"}, {31, "Best so far: 31"}};
  for (const Row& row : kRows) {
    Words words(canvas());
    drawEnding(canvas(), &state, row.best);
    TEST_ASSERT_TRUE_MESSAGE(words.said(row.words), row.words);
    assertTidy(words, row.words);
  }
}

}  // namespace

void runPictureTests() {
  RUN_TEST(test_no_two_of_the_48_cards_have_the_same_picture);
  RUN_TEST(test_no_two_planets_look_alike);
  RUN_TEST(test_weapons_captains_and_aliens_are_told_apart);
  RUN_TEST(test_every_picture_is_as_it_was_drawn);
  RUN_TEST(test_a_card_picture_stays_in_its_window);
  RUN_TEST(test_abilities_differ_in_shape_and_letter);
  RUN_TEST(test_every_cube_says_what_it_is_in_every_size);
  RUN_TEST(test_a_track_shows_each_point_and_the_number);
  RUN_TEST(test_an_engaged_card_and_an_evaded_one_are_stamped);
  RUN_TEST(test_close_ups_are_tidy_all_through_played_games);
  RUN_TEST(test_every_captain_is_shown_tidily_before_and_after_the_crew_is_chosen);
  RUN_TEST(test_the_face_of_an_owned_die_is_marked_gold);
  RUN_TEST(test_the_close_up_of_a_card_in_the_line_says_what_it_asks_now);
  RUN_TEST(test_why_is_tidy_and_ends_with_the_number_all_through_played_games);
  RUN_TEST(test_each_row_of_why_can_be_read_in_full);
  RUN_TEST(test_why_tells_whose_icon_pays);
  RUN_TEST(test_endings_are_tidy_and_tell_outcome_and_score);
  RUN_TEST(test_the_record_is_told_against_the_best_score);
}

}  // namespace pulp_invasion_face_test
