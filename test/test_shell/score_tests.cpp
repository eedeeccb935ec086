// Best scores, last results and daily deals: how they are counted, kept and offered, and who is told a seed.
#include <unity.h>

#include "rules/pew_pew/pew_pew.h"
#include "screens/daily.h"
#include "screens/statistics.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

constexpr Seed kPewOnThatDay = 159885;  // 16 November 2026

const Game& game() { return *kTemplateUi.game; }

Status ended(Outcome outcome, Seat winner, std::int16_t score) {
  Status status{outcome, winner, {}};
  status.score[0] = score;
  return status;
}

Options choosing(std::uint8_t first) {
  Options options{};
  options.choice[0] = first;
  return options;
}

void test_each_choice_of_options_has_its_own_best_score() {
  Statistics statistics;
  const GameRecord& record = statistics.of(game());
  TEST_ASSERT_EQUAL_INT16(kNoScore, record.bestWith(choosing(0)));
  statistics.count(game(), 1, choosing(0), ended(Outcome::won, 0, 7), 1, false);
  statistics.count(game(), 2, choosing(1), ended(Outcome::won, 0, 30), 1, false);
  TEST_ASSERT_EQUAL_INT16(kNoScore, record.bestBefore);
  statistics.count(game(), 3, choosing(0), ended(Outcome::lost, kNobody, 5), 1, false);
  TEST_ASSERT_EQUAL_INT16(7, record.bestBefore);
  TEST_ASSERT_EQUAL_INT16(7, record.bestWith(choosing(0)));
  TEST_ASSERT_EQUAL_INT16(30, record.bestWith(choosing(1)));
  TEST_ASSERT_EQUAL_INT16(kNoScore, record.bestWith(choosing(2)));
  TEST_ASSERT_EQUAL_INT16(30, record.best);
}

void test_the_options_that_nobody_played_for_longest_make_room() {
  Statistics statistics;
  const GameRecord& record = statistics.of(game());
  for (std::uint8_t i = 0; i < GameRecord::kBests; ++i)
    statistics.count(game(), i, choosing(i), ended(Outcome::won, 0, static_cast<std::int16_t>(10 + i)), 1, false);
  statistics.count(game(), 50, choosing(0), ended(Outcome::won, 0, 3), 1, false);  // not the oldest any more
  statistics.count(game(), 51, choosing(90), ended(Outcome::won, 0, 3), 1, false);
  TEST_ASSERT_EQUAL_INT16(10, record.bestWith(choosing(0)));
  TEST_ASSERT_EQUAL_INT16(kNoScore, record.bestWith(choosing(1)));
  TEST_ASSERT_EQUAL_INT16(12, record.bestWith(choosing(2)));
  TEST_ASSERT_EQUAL_INT16(3, record.bestWith(choosing(90)));
}

void test_the_last_ten_results_are_kept() {
  Statistics statistics;
  const GameRecord& record = statistics.of(game());
  for (std::int16_t i = 0; i < 12; ++i)
    statistics.count(game(), static_cast<Seed>(i), Options{},
                     ended(i % 3 == 0 ? Outcome::won : Outcome::lost, i % 3 == 0 ? Seat{0} : kNobody, i), 1, false);
  for (std::size_t i = 0; i < GameRecord::kLast; ++i) TEST_ASSERT_EQUAL_INT16(static_cast<int>(11 - i), record.last[i]);
  TEST_ASSERT_EQUAL_HEX16(1u << 2 | 1u << 5 | 1u << 8, record.lastWon);
}

void test_daily_deals_are_counted_in_a_row() {
  Statistics statistics;
  GameRecord& record = statistics.of(game());
  const auto play = [&](Day day) {
    record.dailyBegun = day;
    statistics.count(game(), dailySeed(game(), day), Options{}, ended(Outcome::lost, kNobody, 1), 1, false);
  };
  play(1000);
  play(1001);
  play(1001);  // the same day
  TEST_ASSERT_EQUAL_UINT16(2, record.dailyStreak);
  TEST_ASSERT_EQUAL_UINT16(2, record.dailyStreakOn(1002));  // today's is still to come
  TEST_ASSERT_EQUAL_UINT16(0, record.dailyStreakOn(1003));
  play(1005);
  TEST_ASSERT_EQUAL_UINT16(1, record.dailyStreak);
  TEST_ASSERT_EQUAL_UINT16(2, record.bestDailyStreak);
  play(900);  // an old one changes nothing
  TEST_ASSERT_EQUAL_UINT16(1005, record.dailyDone);
  statistics.count(game(), 4711, Options{}, ended(Outcome::won, 0, 1), 1, false);  // nor does another deal
  TEST_ASSERT_EQUAL_UINT16(1, record.dailyStreak);
}

void test_dates_are_read_as_they_are_written() {
  const struct {
    Day day;
    std::uint32_t digits;
    const char* words;
  } dates[] = {{10957, 101, "1 Jan 2000"},
               {11016, 229, "29 Feb 2000"},
               {20773, 261116, "16 Nov 2026"},
               {21243, 280229, "29 Feb 2028"},
               {47481, 991231, "31 Dec 2099"}};
  for (const auto& date : dates) {
    Text<16> words;
    writeDate(date.day, words);
    TEST_ASSERT_EQUAL_STRING(date.words, words.c_str());
    TEST_ASSERT_EQUAL_UINT32(date.digits, digitsOf(date.day));
    TEST_ASSERT_EQUAL_UINT16(date.day, dayOfDigits(date.digits));
  }
  for (const std::uint32_t none : {0u, 260001u, 261301u, 260100u, 260132u, 270229u, 260431u})
    TEST_ASSERT_EQUAL_UINT16(0, dayOfDigits(none));
}

void test_the_daily_seed_is_for_ever_and_of_its_game() {
  TEST_ASSERT_EQUAL_UINT32(dailySeed(kPewPew, 20773), dailySeed(kPewPew, 20773));
  TEST_ASSERT_EQUAL_UINT32(kPewOnThatDay, dailySeed(kPewPew, 20773));
  TEST_ASSERT_NOT_EQUAL_UINT32(dailySeed(kPewPew, 20773), dailySeed(kPewPew, 20774));
  TEST_ASSERT_NOT_EQUAL_UINT32(dailySeed(kPewPew, 20773), dailySeed(game(), 20773));
  for (Day day = 20000; day < 21000; ++day) TEST_ASSERT_LESS_THAN_UINT32(kSeeds, dailySeed(kPewPew, day));
}

// Statistics of an older version know neither: they begin anew, and the other numbers stay.
void test_of_an_older_version_the_scores_begin_anew() {
  Statistics statistics, read;
  statistics.count(game(), 1, Options{}, ended(Outcome::won, 0, 7), 1, false);
  for (int half = 0; half < Statistics::kHalves; ++half) {
    std::uint8_t bytes[Statistics::kHalfBytes];
    ByteWriter out(bytes, sizeof bytes);
    statistics.write(half, out);
    ByteReader in(bytes, out.used());
    TEST_ASSERT_TRUE(read.read(half, in));
  }
  TEST_ASSERT_EQUAL_INT16(7, read.of(game()).best);
  TEST_ASSERT_EQUAL_UINT16(1, read.of(game()).played);
  TEST_ASSERT_EQUAL_INT16(kNoScore, read.of(game()).bestWith(Options{}));
  TEST_ASSERT_EQUAL_INT16(kNoScore, read.of(game()).last[0]);
}

// ---- New game ---------------------------------------------------------------------------------------------------------
// The list of games with Pew Pew! chosen, then New game, on the row of the deal.
void openNewPewPew() {
  outOfTheBox();
  play("a wait:4 a wait:4");
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  play("up");
}

void test_the_daily_deal_is_the_same_on_every_console() {
  for (int consoles = 0; consoles < 2; ++consoles) {
    openNewPewPew();
    play("left a");
    TEST_ASSERT_EQUAL_STRING("pew_pew", console().session().game().id);
    TEST_ASSERT_EQUAL_UINT32(kPewOnThatDay, console().session().seed());
    TEST_ASSERT_EQUAL_UINT16(20773, console().record().dailyBegun);
  }
}

void test_without_a_clock_the_date_is_entered() {
  openNewPewPew();
  device.clock.setToday(0);
  play("left a");  // from 26 01 01 to 26 11 16
  play("right right up right right up right up*5 a a");
  TEST_ASSERT_EQUAL_UINT32(kPewOnThatDay, console().session().seed());
  TEST_ASSERT_EQUAL_UINT16(20773, console().record().dailyBegun);
}

void test_a_date_that_is_none_is_refused() {
  openNewPewPew();
  device.clock.setToday(0);
  play("left a right right up*9 a");
  play("a");
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  TEST_ASSERT_EQUAL(static_cast<int>(Sound::refuse), static_cast<int>(console().lastSound()));
  TEST_ASSERT_EQUAL_UINT16(0, console().statistics().of(kPewPew).dailyBegun);
}

void test_games_for_several_have_no_daily_deal() {
  outOfTheBox("template");
  play("a start wait:4");
  console().closeDownTo(console().screens.games);
  console().screens.newGame.prepare(kTemplateUi);
  console().open(console().screens.newGame);
  play("up right right");  // random, a seed, and round again
  play("a");
  play("a a");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver) || onTop(console().screens.play));
  TEST_ASSERT_EQUAL_UINT16(0, console().record().dailyBegun);
}

// ---- who is told the seed ---------------------------------------------------------------------------------------------
// Hears whether these words are written anywhere.
class Seeker final : public CanvasListener {
 public:
  explicit Seeker(const char* words) : words_(words) { machine().canvas.listen(this); }
  ~Seeker() { machine().canvas.listen(nullptr); }
  void wrote(int, int, const char* words, std::size_t bytes, Colour, Weight) override {
    Text<96> copy;
    for (std::size_t i = 0; i < bytes; ++i) copy << words[i];
    found_ = found_ || std::strstr(copy.c_str(), words_) != nullptr;
  }
  void wroteLarge(Rect, const char*, std::size_t, Colour) override {}
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  bool found() const { return found_; }

 private:
  const char* words_;
  bool found_ = false;
};

bool seedIsTold() {
  Text<20> seed;
  writeSeed(console().session().seed(), seed);
  const Seeker seeker(seed.c_str());
  console().redraw();
  console().show();
  return seeker.found();
}

void test_an_open_game_shows_its_seed_in_the_menu() {
  outOfTheBox("pew_pew");
  play("wait:20 start wait:50 start wait:10");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  TEST_ASSERT_TRUE(seedIsTold());
}

// It deals both hands.
void test_hidden_hands_show_their_seed_only_at_the_end() {
  outOfTheBox("template");
  sitDown();
  play("start wait:10");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  TEST_ASSERT_FALSE(seedIsTold());
  play("b");
  playToTheEnd();
  TEST_ASSERT_TRUE(seedIsTold());
  play("start wait:10");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  TEST_ASSERT_TRUE(seedIsTold());
}

}  // namespace

void runScoreTests() {
  RUN_TEST(test_each_choice_of_options_has_its_own_best_score);
  RUN_TEST(test_the_options_that_nobody_played_for_longest_make_room);
  RUN_TEST(test_the_last_ten_results_are_kept);
  RUN_TEST(test_daily_deals_are_counted_in_a_row);
  RUN_TEST(test_dates_are_read_as_they_are_written);
  RUN_TEST(test_the_daily_seed_is_for_ever_and_of_its_game);
  RUN_TEST(test_of_an_older_version_the_scores_begin_anew);
  RUN_TEST(test_the_daily_deal_is_the_same_on_every_console);
  RUN_TEST(test_without_a_clock_the_date_is_entered);
  RUN_TEST(test_a_date_that_is_none_is_refused);
  RUN_TEST(test_games_for_several_have_no_daily_deal);
  RUN_TEST(test_an_open_game_shows_its_seed_in_the_menu);
  RUN_TEST(test_hidden_hands_show_their_seed_only_at_the_end);
}

}  // namespace shell_tests
