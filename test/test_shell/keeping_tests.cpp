// What is kept: games, settings, statistics and lessons, over power cuts and damage. Nothing that was saved is ever lost.
#include <unity.h>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

const Game& game() { return *kTemplateUi.game; }

void test_a_move_is_saved_after_two_seconds_and_stands_after_a_power_cut() {
  outOfTheBox("template");
  sitDown();
  play("a wait:100");
  std::uint8_t state[kMaxStateBytes];
  std::memcpy(state, console().session().state(), game().stateBytes);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  TEST_ASSERT_EQUAL_MEMORY(state, console().session().state(), game().stateBytes);
}

void test_nothing_is_written_while_the_player_plays_on() {
  outOfTheBox("template");
  sitDown();
  wait(100);
  const std::uint32_t before = device.saves.writes();
  play("a");
  for (int i = 0; i < 20; ++i) play("right");
  TEST_ASSERT_EQUAL_UINT32(before, device.saves.writes());
  wait(90);
  TEST_ASSERT_GREATER_THAN_UINT32(before, device.saves.writes());
}

void test_nothing_is_written_while_something_moves() {
  outOfTheBox("template");
  sitDown();
  wait(100);
  const std::uint32_t before = device.saves.writes();
  play("a a a");  // the second ship opens fire: a motion of its own
  while (console().screens.play.moving()) {
    device.clock.advance(1500);  // slow, so that two seconds pass within it
    wait(1);
    TEST_ASSERT_EQUAL_UINT32(before, device.saves.writes());
  }
  wait(100);
  TEST_ASSERT_GREATER_THAN_UINT32(before, device.saves.writes());
}

void test_the_menu_saves_at_once() {
  outOfTheBox("template");
  sitDown();
  play("a a start");
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void test_sleep_saves_first() {
  outOfTheBox("template");
  sitDown();
  play("a");
  device.clock.advance(3 * 60 * 1000);
  wait(1);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void test_leaving_saves_and_continue_goes_on() {
  outOfTheBox();
  shelve(1);
  play("a a a");
  sitDown();
  play("a a start wait:5 up a");
  powerCycle();
  shelve(1);
  play("a a");  // Continue is the first line
  TEST_ASSERT_TRUE(console().session().running());
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
}

void test_a_torn_save_gives_way_to_the_older_one() {
  outOfTheBox("template");
  sitDown();
  play("a wait:100");
  device.saves.cutNextWrite(40, MemorySaves::Tear::mixed);
  play("a wait:100");
  device.saves.repair();
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void test_a_failed_save_is_tried_again() {
  outOfTheBox("template");
  sitDown();
  wait(100);
  device.saves.failWrites(1);
  play("a wait:120");
  wait(400);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void test_a_game_that_cannot_be_saved_is_not_closed_for_another() {
  outOfTheBox("template");
  sitDown();
  play("a wait:30");
  device.saves.failWrites(1000);
  const GameUi* other = nullptr;
  for (std::size_t i = 0; i < gameUiCount(); ++i)
    if (gameUiAt(i).game != &game()) other = &gameUiAt(i);
  TEST_ASSERT_NOT_NULL(other);
  play("start wait:4 up a");
  console().goOn(*other);
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  console().startGame(*other, standardOptions(*other->game), 1);
  TEST_ASSERT_EQUAL_PTR(&game(), &console().session().game());
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  device.saves.failWrites(0);
  console().startGame(*other, standardOptions(*other->game), 1);
  TEST_ASSERT_EQUAL_PTR(other->game, &console().session().game());
}

void damageBothSlots() {
  for (int slot = 0; slot < 2; ++slot)
    if (device.saves.size(game().id, slot) > 0) device.saves.flipBit(game().id, slot, 200);
}

void test_an_unreadable_save_is_told_and_stays_until_a_new_game_is_saved() {
  outOfTheBox("template");
  sitDown();
  play("a wait:100");
  damageBothSlots();
  const std::size_t before[] = {device.saves.size(game().id, 0), device.saves.size(game().id, 1)};
  powerCycle();
  shelve(1);
  play("a a");
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_FALSE(console().session().running());
  play("a wait:100 b wait:100");
  TEST_ASSERT_EQUAL_size_t(before[0], device.saves.size(game().id, 0));
  TEST_ASSERT_EQUAL_size_t(before[1], device.saves.size(game().id, 1));
  play("a down a a wait:10 a");  // New game, Start, and yes: over the damaged one
  TEST_ASSERT_TRUE(console().session().running());
  wait(100);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(0, console().session().moveCount());
}

void test_booting_into_an_unreadable_save_tells_it_and_begins_nothing_over_it() {
  outOfTheBox("template");
  sitDown();
  play("a wait:100");
  damageBothSlots();
  powerCycle("template");
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_FALSE(console().session().running());
  const std::uint32_t before = device.saves.writes();
  play("a wait:100");
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  TEST_ASSERT_EQUAL_UINT32(before, device.saves.writes());
  play("a wait:10 a");  // Start, and yes
  TEST_ASSERT_TRUE(console().session().running());
}

// As if another version of the rules had written the saves.
void saveUnderOtherRules() {
  std::uint8_t image[kMaxImageBytes];
  for (int slot = 0; slot < 2; ++slot) {
    const std::size_t count = device.saves.read(game().id, slot, image, sizeof image).count;
    if (count == 0) continue;
    const std::size_t versionAt = 4 + 1 + 4 + 1 + std::strlen(game().id);  // behind magic, format, sequence and id
    TEST_ASSERT_EQUAL_UINT8(game().version, image[versionAt]);
    ++image[versionAt];
    ByteWriter(image + count - 4, 4).u32(crc32(image, count - 4));
    TEST_ASSERT_TRUE(device.saves.write(game().id, slot, image, count));
  }
}

void test_changed_rules_are_told_and_the_position_goes_on() {
  outOfTheBox("template");
  sitDown();
  play("a wait:100");
  saveUnderOtherRules();
  powerCycle("template");
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  powerCycle();
  shelve(1);
  play("a a");  // Continue
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  play("a");
  TEST_ASSERT_FALSE(onTop(console().screens.question));
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
  sitDown();
  play("start wait:10 up a wait:10");  // Leave
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  play("a wait:10");  // and Continue: that was told
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
  TEST_ASSERT_FALSE(onTop(console().screens.question));
}

void test_settings_are_kept() {
  outOfTheBox();
  play("select right*2 down left down right down right wait:100");
  powerCycle();
  TEST_ASSERT_EQUAL_UINT8(9, console().settings().brightness);
  TEST_ASSERT_EQUAL_UINT8(2, console().settings().sound);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Motion::brief), static_cast<int>(console().settings().motion));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Hints::always), static_cast<int>(console().settings().hints));
  TEST_ASSERT_EQUAL_UINT8(9, device.power.brightnessNow());
}

void test_settings_from_any_bytes_stay_within_their_ranges() {
  Rng rng = Rng::seeded(4);
  for (int i = 0; i < 500; ++i) {
    std::uint8_t bytes[16];
    for (std::uint8_t& each : bytes) each = static_cast<std::uint8_t>(rng.next());
    bytes[0] = 1;
    Settings settings;
    ByteReader in(bytes, 1 + rng.below(16));
    TEST_ASSERT_TRUE(readSettings(settings, in));
    TEST_ASSERT_TRUE(settings.brightness >= 1 && settings.brightness <= 10 && settings.sound <= 10);
    TEST_ASSERT_TRUE(settings.motion <= Motion::off && settings.hints <= Hints::off);
    TEST_ASSERT_TRUE(settings.sleepAfter < kSleepChoices && settings.repeatSpeed < kRepeatChoices);
    TEST_ASSERT_TRUE(settings.screen <= kAllAdjustments);
  }
}

// Fourteen bytes were all, before a screen could be adjusted.
void test_older_settings_are_read_as_before_and_leave_the_screen_as_it_is() {
  constexpr std::uint8_t kOlder[] = {1, 9, 2, 1, 1, 0, 3, 2, 1, 0, 0x78, 0x56, 0x34, 0x12};
  Settings settings;
  settings.screen = kAllAdjustments;
  ByteReader in(kOlder, sizeof kOlder);
  TEST_ASSERT_TRUE(readSettings(settings, in));
  TEST_ASSERT_EQUAL_UINT8(9, settings.brightness);
  TEST_ASSERT_EQUAL_UINT8(2, settings.sound);
  TEST_ASSERT_EQUAL_UINT8(3, settings.sleepAfter);
  TEST_ASSERT_TRUE(settings.swapAB && !settings.showBattery && !settings.askBeforeEnding);
  TEST_ASSERT_EQUAL_HEX32(0x12345678, settings.lastGame);
  TEST_ASSERT_EQUAL_HEX8(0, settings.screen);

  std::uint8_t bytes[kSettingsBytes];
  ByteWriter out(bytes, sizeof bytes);
  writeSettings(settings, out);
  TEST_ASSERT_EQUAL_UINT32(sizeof kOlder + 1, out.used());
  TEST_ASSERT_EQUAL_MEMORY(kOlder, bytes, sizeof kOlder);  // an older program finds its bytes where they were
}

// ---- the screen -----------------------------------------------------------------------------------------------------
void test_every_row_of_the_test_picture_adjusts_the_panel_at_once() {
  outOfTheBox();
  play("select a wait:2");
  TEST_ASSERT_TRUE(onTop(console().screens.testPicture));
  AdjustmentSet wanted = 0;
  for (unsigned i = 0; i < kAdjustmentCount; ++i) {
    const char* const ways[] = {"right", "left", "a"};
    for (const char* way : ways) {
      device.panel.forgetCounts();
      play(way);
      wanted = static_cast<AdjustmentSet>(wanted ^ (1u << i));
      TEST_ASSERT_EQUAL_HEX8(wanted, console().settings().screen);
      TEST_ASSERT_EQUAL_HEX8(wanted, device.panel.adjusted());
      TEST_ASSERT_GREATER_OR_EQUAL_UINT32(Canvas::kHeight, device.panel.rowsSent());  // what is shown is stale
    }
    play("down");
  }
  TEST_ASSERT_EQUAL_HEX8(kAllAdjustments, device.panel.adjusted());
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.settings));
  // What is no adjustment sends the rows that changed and no more.
  device.panel.forgetCounts();
  play("right");
  TEST_ASSERT_LESS_THAN_UINT32(Canvas::kHeight / 2, device.panel.rowsSent());
}

void test_adjustments_are_kept_and_made_before_the_first_light() {
  outOfTheBox();
  play("select a right down*2 right wait:100");
  const AdjustmentSet made = bit(Adjustment::inverted) | bit(Adjustment::mirrored);
  device.panel.adjust(0);
  device.power.brightness(0);
  powerCycle();
  TEST_ASSERT_EQUAL_HEX8(made, console().settings().screen);
  TEST_ASSERT_EQUAL_HEX8(made, device.panel.adjusted());
  device.panel.adjust(0);
  device.power.brightness(0);
  // Booted, and no frame yet.
  auto* again = new (&console()) Console(machine().platform, machine().canvas, machine().strips, machine().views);
  again->boot();
  TEST_ASSERT_EQUAL_HEX8(made, device.panel.adjusted());
  TEST_ASSERT_EQUAL_UINT8(0, device.power.brightnessNow());
}

// A panel that offers other rows; none at all is a window.
class OtherPanel final : public Panel {
 public:
  explicit OtherPanel(AdjustmentSet offers) : offers_(offers) {}
  void strip(int, int, const std::uint8_t*) override {}
  void frameDone() override {}
  AdjustmentSet adjustable() const override { return offers_; }
  void adjust(AdjustmentSet set) override { adjusted = set; }
  AdjustmentSet adjusted = kAllAdjustments;

 private:
  AdjustmentSet offers_;
};

bool footHasA() {
  ButtonHints hints{};
  console().top().buttonHints(hints);
  for (int i = 0; i < hints.count; ++i)
    if (hints.items[i].key == ButtonHint::Key::a) return true;
  return false;
}

Platform with(Panel& panel) {
  return {panel, device.buttons, device.clock, device.saves, device.tone, device.power, device.entropy};
}

// The machine's console anew, on another device, in the settings; what is set was saved by a device with every row.
void openSettingsOn(Platform& platform, const OtherPanel& panel) {
  auto* here = new (&console()) Console(platform, machine().canvas, machine().strips, machine().views);
  here->boot();
  here->settings().screen = kAllAdjustments;
  here->settingsChanged();
  TEST_ASSERT_EQUAL_HEX8(panel.adjustable(), panel.adjusted);
  here->settings().screen = 0;
  here->settingsChanged();
  play("select");
}

void test_a_window_has_no_test_picture() {
  outOfTheBox();
  OtherPanel panel(0);
  Platform platform = with(panel);
  openSettingsOn(platform, panel);
  TEST_ASSERT_FALSE(footHasA());
  play("a wait:2");
  TEST_ASSERT_TRUE(onTop(console().screens.settings));
  outOfTheBox();
}

void test_the_test_picture_has_the_rows_that_the_panel_offers() {
  outOfTheBox();
  OtherPanel panel(bit(Adjustment::swapped) | bit(Adjustment::slow));
  Platform platform = with(panel);
  openSettingsOn(platform, panel);
  TEST_ASSERT_TRUE(footHasA());
  play("a wait:2 down right");
  TEST_ASSERT_EQUAL_HEX8(bit(Adjustment::slow), panel.adjusted);
  play("down right");  // round the two rows
  TEST_ASSERT_EQUAL_HEX8(bit(Adjustment::slow) | bit(Adjustment::swapped), panel.adjusted);
  outOfTheBox();
}

void test_sound_0_is_silent_everywhere() {
  outOfTheBox();
  console().settings().sound = 0;
  play("select down up b a b");
  TEST_ASSERT_EQUAL_UINT32(0, device.tone.notes());
}

void test_lessons_come_once_and_again_when_asked_for() {
  outOfTheBox("template");
  play("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  play("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  wait(100);
  powerCycle("template");
  play("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  console().statistics().teachAgain();
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT32(1, console().record().lessonsSeen[0]);  // teachAgain was not saved yet
  console().statistics().teachAgain();
  play("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
}

void test_a_lesson_lets_the_d_pad_through_and_start_skips_them_all() {
  outOfTheBox("template");
  play("a wait:5");
  const std::uint32_t before = frameSum();
  play("right");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  TEST_ASSERT_NOT_EQUAL_UINT32(before, frameSum());
  play("start");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  TEST_ASSERT_EQUAL_HEX32(0xFFFFFFFFu, console().record().lessonsSeen[0]);
}

// Red reads the first lesson or skips them all, attacks, and Blue answers.
void blueTakesTheConsoleAfter(const char* redsLesson) {
  outOfTheBox("template");
  play("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  play(redsLesson);
  play("a wait:20 a b wait:90");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("a b a wait:5");
  TEST_ASSERT_EQUAL_UINT8(1, console().screens.play.viewer());
}

void test_the_second_player_is_taught_what_the_first_one_was() {
  blueTakesTheConsoleAfter("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));  // how to answer
  play("a wait:5 a wait:20 b wait:150");              // Blue stands, and attacks next
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  TEST_ASSERT_EQUAL_HEX32(0, console().record().lessonsSeen[1] & 1u);  // their hand: Red was told of it long ago
  TEST_ASSERT_EQUAL_HEX32(1, console().record().lessonsSeen[0] & 1u);
  play("a");
  TEST_ASSERT_EQUAL_HEX32(1, console().record().lessonsSeen[1] & 1u);
}

void test_who_skips_the_lessons_leaves_them_to_the_other_player() {
  blueTakesTheConsoleAfter("start");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  play("start wait:60");
  wait(100);
  powerCycle("template");  // it is kept for both
  for (const std::uint32_t seen : {console().record().lessonsSeen[0], console().record().lessonsSeen[1]})
    TEST_ASSERT_EQUAL_HEX32(0xFFFFFFFFu, seen);
  play("a b a wait:10");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
}

void test_a_game_alone_is_taught_as_before() {
  outOfTheBox("pew_pew");
  wait(40);
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  play("a wait:5");
  TEST_ASSERT_EQUAL_HEX32(1, console().record().lessonsSeen[0]);
  TEST_ASSERT_EQUAL_HEX32(0, console().record().lessonsSeen[1]);
}

void test_hints_off_gives_no_lesson() {
  outOfTheBox("template");
  console().settings().hints = Hints::off;
  play("a wait:10");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
}

void test_hints_always_teaches_in_every_new_game() {
  outOfTheBox("template");
  console().settings().hints = Hints::always;
  play("a wait:5 start wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  console().startGame(kTemplateUi, standardOptions(game()), 3);
  play("a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
}

void test_a_finished_game_is_counted_once_and_kept() {
  outOfTheBox("template");
  playToTheEnd();
  TEST_ASSERT_EQUAL_UINT16(1, console().record().played);
  const Status status = game().status(console().session().state());
  TEST_ASSERT_EQUAL_INT16(status.score[0] > status.score[1] ? status.score[0] : status.score[1],
                          console().record().best);
  wait(100);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT16(1, console().record().played);
  wait(60);
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  // The same deal once more, whatever its end: it counts no second time.
  console().startGame(kTemplateUi, console().session().options(), console().session().seed());
  playToTheEnd();
  TEST_ASSERT_EQUAL_UINT16(1, console().record().played);
  play("a");
  playToTheEnd();
  TEST_ASSERT_EQUAL_UINT16(2, console().record().played);
}

void test_an_end_that_was_taken_back_counts_no_second_time() {
  outOfTheBox("template");
  playToTheEnd();
  // A toss or a draw seals some ends: take one that undo can reach.
  for (Seed seed = 1; seed < 20 && !console().session().canUndo(); ++seed) {
    console().statistics().eraseAll();
    console().startGame(kTemplateUi, standardOptions(game()), seed);
    playToTheEnd();
  }
  play("start wait:4 down a");
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Outcome::playing),
                        static_cast<int>(game().status(console().session().state()).outcome));
  TEST_ASSERT_FALSE(onTop(console().screens.end));
  playToTheEnd();
  TEST_ASSERT_EQUAL_UINT16(1, console().record().played);
}

Status ended(Outcome outcome, Seat winner, std::int16_t score) {
  Status status{outcome, winner, {}};
  status.score[0] = score;
  return status;
}

void test_statistics_count_a_solitaire() {
  Statistics statistics;
  const Options options{};
  TEST_ASSERT_TRUE(statistics.count(game(), 1, options, ended(Outcome::won, 0, 4), 1, false));
  TEST_ASSERT_TRUE(statistics.count(game(), 2, options, ended(Outcome::won, 0, 2), 1, true));
  TEST_ASSERT_TRUE(statistics.count(game(), 3, options, ended(Outcome::lost, kNobody, -3), 1, false));
  TEST_ASSERT_FALSE(statistics.count(game(), 3, options, ended(Outcome::won, 0, 9), 1, false));
  const GameRecord& record = statistics.of(game());
  TEST_ASSERT_EQUAL_UINT16(3, record.played);
  TEST_ASSERT_EQUAL_UINT16(2, record.wins[0]);
  TEST_ASSERT_EQUAL_UINT16(1, record.lost);
  TEST_ASSERT_EQUAL_UINT16(1, record.wonWithoutUndo);
  TEST_ASSERT_EQUAL_UINT16(0, record.streak);
  TEST_ASSERT_EQUAL_UINT16(2, record.bestStreak);
  TEST_ASSERT_EQUAL_INT16(4, record.best);
  TEST_ASSERT_EQUAL_INT16(4, record.bestBefore);
}

void test_a_first_score_below_0_is_still_the_best_so_far() {
  Statistics statistics;
  statistics.count(game(), 1, Options{}, ended(Outcome::lost, kNobody, -3), 1, false);
  TEST_ASSERT_EQUAL_INT16(-3, statistics.of(game()).best);
  TEST_ASSERT_EQUAL_INT16(kNoScore, statistics.of(game()).bestBefore);
}

void test_other_options_are_another_deal() {
  Statistics statistics;
  Options options{};
  statistics.count(game(), 1, options, ended(Outcome::won, 0, 4), 1, false);
  options.choice[0] = 1;
  TEST_ASSERT_TRUE(statistics.count(game(), 1, options, ended(Outcome::won, 0, 4), 1, false));
}

void test_left_and_right_lead_through_the_numbers_of_every_game_and_round() {
  outOfTheBox();
  const std::size_t games = console().shelfCount();
  TEST_ASSERT_GREATER_OR_EQUAL_size_t(3, games);
  console().screens.statistics.count(console().shelfAt(0));
  console().open(console().screens.statistics);
  std::uint32_t seen[16] = {};
  for (std::size_t i = 0; i < games; ++i) {
    calm();
    seen[i] = frameSum();
    for (std::size_t k = 0; k < i; ++k) TEST_ASSERT_TRUE(seen[k] != seen[i]);
    play("right");
  }
  calm();
  TEST_ASSERT_EQUAL_HEX32(seen[0], frameSum());
  for (std::size_t i = games; i > 0; --i) {
    play("left");
    calm();
    TEST_ASSERT_EQUAL_HEX32(seen[i - 1], frameSum());
  }
}

void test_statistics_come_back_from_their_bytes() {
  Statistics statistics, read;
  statistics.count(game(), 77, Options{}, ended(Outcome::won, 1, 4), 2, false);
  for (std::uint32_t& seen : statistics.of(game()).lessonsSeen) seen = 5;
  for (int half = 0; half < Statistics::kHalves; ++half) {
    std::uint8_t bytes[Statistics::kHalfBytes];
    ByteWriter out(bytes, sizeof bytes);
    statistics.write(half, out);
    TEST_ASSERT_TRUE(out.good());
    ByteReader cut(bytes, sizeof bytes - 1);
    TEST_ASSERT_FALSE(read.read(half, cut));
    ByteReader in(bytes, sizeof bytes);
    TEST_ASSERT_TRUE(read.read(half, in));
  }
  for (int part = 0; part < Statistics::kScoreParts; ++part) {
    std::uint8_t bytes[Statistics::kScoreBytes];
    ByteWriter out(bytes, sizeof bytes);
    statistics.writeScores(part, out);
    TEST_ASSERT_TRUE(out.good());
    TEST_ASSERT_EQUAL_size_t(sizeof bytes, out.used());
    ByteReader cut(bytes, sizeof bytes - 1);
    TEST_ASSERT_FALSE(read.readScores(part, cut));
    ByteReader in(bytes, sizeof bytes);
    TEST_ASSERT_TRUE(read.readScores(part, in));
  }
  TEST_ASSERT_EQUAL_MEMORY(&statistics.of(game()), &read.of(game()), sizeof(GameRecord));
  TEST_ASSERT_FALSE(read.count(game(), 77, Options{}, ended(Outcome::won, 0, 4), 2, false));
}

// What a version wrote that knew one pupil only: the halves, and nothing more.
void readHalves(const Statistics& from, Statistics& to) {
  for (int half = 0; half < Statistics::kHalves; ++half) {
    std::uint8_t bytes[Statistics::kHalfBytes];
    ByteWriter out(bytes, sizeof bytes);
    from.write(half, out);
    ByteReader in(bytes, out.used());
    TEST_ASSERT_TRUE(to.read(half, in));
  }
}

void test_of_an_older_version_every_seat_knows_what_the_first_does() {
  Statistics statistics, read;
  statistics.of(game()).lessonsSeen[0] = 5;
  readHalves(statistics, read);
  for (const std::uint32_t seen : read.of(game()).lessonsSeen) TEST_ASSERT_EQUAL_HEX32(5, seen);
}

void test_what_each_seat_was_taught_comes_back_from_its_bytes() {
  Statistics statistics, read;
  for (std::uint32_t seat = 0; seat < kMaxSeats; ++seat) statistics.of(game()).lessonsSeen[seat] = 0x80000001u << seat;
  std::uint8_t bytes[Statistics::kLessonBytes];
  ByteWriter out(bytes, sizeof bytes);
  statistics.writeLessons(out);
  TEST_ASSERT_TRUE(out.good());
  TEST_ASSERT_EQUAL_size_t(sizeof bytes, out.used());
  ByteReader early(bytes, sizeof bytes);
  TEST_ASSERT_TRUE(read.readLessons(early));  // of a game without a record: nothing is made up
  TEST_ASSERT_EQUAL_HEX32(0, read.of(game()).lessonsSeen[1]);
  readHalves(statistics, read);
  ByteReader cut(bytes, sizeof bytes - 1);
  TEST_ASSERT_FALSE(read.readLessons(cut));
  TEST_ASSERT_EQUAL_HEX32(0x80000001u, read.of(game()).lessonsSeen[1]);
  ByteReader in(bytes, sizeof bytes);
  TEST_ASSERT_TRUE(read.readLessons(in));
  TEST_ASSERT_EQUAL_MEMORY(&statistics.of(game()), &read.of(game()), sizeof(GameRecord));
}

void test_teaching_again_is_for_every_seat_and_erasing_for_none() {
  Statistics statistics;
  statistics.of(game()).lessonsSeen[1] = 3;
  statistics.erase(game());
  TEST_ASSERT_EQUAL_HEX32(3, statistics.of(game()).lessonsSeen[1]);
  statistics.teachAgain();
  TEST_ASSERT_EQUAL_HEX32(0, statistics.of(game()).lessonsSeen[1]);
}

void test_more_games_than_records_take_the_place_of_unplayed_ones() {
  Statistics statistics;
  Game games[Statistics::kGames + 1];
  char ids[Statistics::kGames + 1][4];
  for (std::size_t i = 0; i <= Statistics::kGames; ++i) {
    games[i] = game();
    ids[i][0] = 'g';
    ids[i][1] = static_cast<char>('a' + i);
    ids[i][2] = '\0';
    games[i].id = ids[i];
    if (i != 3)
      statistics.count(games[i], 1, Options{}, ended(Outcome::won, 0, 1), 1, false);
    else
      statistics.of(games[i]);
  }
  TEST_ASSERT_EQUAL_UINT16(1, statistics.of(games[0]).played);
  TEST_ASSERT_EQUAL_UINT16(1, statistics.of(games[Statistics::kGames]).played);
}

}  // namespace

void runKeepingTests() {
  RUN_TEST(test_a_move_is_saved_after_two_seconds_and_stands_after_a_power_cut);
  RUN_TEST(test_nothing_is_written_while_the_player_plays_on);
  RUN_TEST(test_nothing_is_written_while_something_moves);
  RUN_TEST(test_the_menu_saves_at_once);
  RUN_TEST(test_sleep_saves_first);
  RUN_TEST(test_leaving_saves_and_continue_goes_on);
  RUN_TEST(test_a_torn_save_gives_way_to_the_older_one);
  RUN_TEST(test_a_failed_save_is_tried_again);
  RUN_TEST(test_a_game_that_cannot_be_saved_is_not_closed_for_another);
  RUN_TEST(test_an_unreadable_save_is_told_and_stays_until_a_new_game_is_saved);
  RUN_TEST(test_booting_into_an_unreadable_save_tells_it_and_begins_nothing_over_it);
  RUN_TEST(test_changed_rules_are_told_and_the_position_goes_on);
  RUN_TEST(test_settings_are_kept);
  RUN_TEST(test_settings_from_any_bytes_stay_within_their_ranges);
  RUN_TEST(test_older_settings_are_read_as_before_and_leave_the_screen_as_it_is);
  RUN_TEST(test_every_row_of_the_test_picture_adjusts_the_panel_at_once);
  RUN_TEST(test_adjustments_are_kept_and_made_before_the_first_light);
  RUN_TEST(test_a_window_has_no_test_picture);
  RUN_TEST(test_the_test_picture_has_the_rows_that_the_panel_offers);
  RUN_TEST(test_sound_0_is_silent_everywhere);
  RUN_TEST(test_lessons_come_once_and_again_when_asked_for);
  RUN_TEST(test_a_lesson_lets_the_d_pad_through_and_start_skips_them_all);
  RUN_TEST(test_the_second_player_is_taught_what_the_first_one_was);
  RUN_TEST(test_who_skips_the_lessons_leaves_them_to_the_other_player);
  RUN_TEST(test_a_game_alone_is_taught_as_before);
  RUN_TEST(test_hints_off_gives_no_lesson);
  RUN_TEST(test_hints_always_teaches_in_every_new_game);
  RUN_TEST(test_a_finished_game_is_counted_once_and_kept);
  RUN_TEST(test_an_end_that_was_taken_back_counts_no_second_time);
  RUN_TEST(test_statistics_count_a_solitaire);
  RUN_TEST(test_a_first_score_below_0_is_still_the_best_so_far);
  RUN_TEST(test_other_options_are_another_deal);
  RUN_TEST(test_left_and_right_lead_through_the_numbers_of_every_game_and_round);
  RUN_TEST(test_statistics_come_back_from_their_bytes);
  RUN_TEST(test_of_an_older_version_every_seat_knows_what_the_first_does);
  RUN_TEST(test_what_each_seat_was_taught_comes_back_from_its_bytes);
  RUN_TEST(test_teaching_again_is_for_every_seat_and_erasing_for_none);
  RUN_TEST(test_more_games_than_records_take_the_place_of_unplayed_ones);
}

}  // namespace shell_tests
