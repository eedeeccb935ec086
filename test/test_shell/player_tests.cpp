// The player of events, with a view of four kinds of events that notes what is asked of it.
#include <unity.h>

#include "rules/template_game/template_game.h"
#include "screens/event_player.h"
#include "screens/view.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {

namespace {

enum Kind : std::uint8_t { kSlow, kQuick, kSilent, kLoud, kUnlisted };

constexpr Cue kRows[] = {
    {12, Sound::cube, Sound::lose}, {4, Sound::move, Sound::none, 0}, {}, {6, Sound::gain, Sound::none, 5}};

class NotingView final : public View {
 public:
  void arrive(const PlayContext&, Arrival) override {}
  Intent press(const PlayContext&, Button) override { return Intent::nothing(); }
  void headerText(const PlayContext&, TextOut&) const override {}
  void buttonHints(const PlayContext&, ButtonHints&) const override {}
  void draw(const PlayContext&, Canvas&) const override {}
  Rect anchor(const PlayContext&, std::uint8_t) const override { return {0, 0, 0, 0}; }
  CueTable cues() const override { return table ? CueTable{kRows, 4, pause} : CueTable{}; }
  void lift(const Scene&, const Event& event) override { notes << 'L' << std::int32_t{event.a} << ' '; }
  void land(const Scene&, const Event& event) override { notes << 'l' << std::int32_t{event.a} << ' '; }
  bool soundsOtherwise(const Scene&, const Event& event) const override { return event.b == 1; }
  bool isSeen(const Event& event) const override { return event.c == 0; }
  void beats(const Events& events, std::uint8_t* beat) const override {
    View::beats(events, beat);
    for (std::size_t i = 0; together && i < events.size(); ++i) beat[i] = events[i].d;
  }
  bool stopsBefore(const Events& events, std::size_t i) const override { return events[i].value == 1; }

  bool stopsAfter(const Scene&, const Events&) const override { return atTheEnd; }

  bool table = true, together = false, atTheEnd = false;
  std::uint8_t pause = 0;
  Text<128> notes;
};

// An event that is known by `a`, its number.
struct Show {
  NotingView view;
  EventBuffer<12> events;
  EventPlayer player;
  StateBox seen{}, shown{};

  void add(Kind kind, Event more = {}) {
    more.kind = kind;
    more.audience = kEveryone;
    more.a = static_cast<std::uint8_t>(events.size() + 1);
    events.add(more);
  }
  void begin(Motion motion = Motion::full, bool mayStop = true) {
    player.begin(kTemplateGame, view, events, {seen.at(), shown.at(), 0}, motion, mayStop);
  }
  int ticksToRest() {
    int ticks = 0;
    for (; player.running() && ticks < 1000; ++ticks) player.tick();
    return ticks;
  }
  void expectNotes(const char* expected) { TEST_ASSERT_EQUAL_STRING(expected, view.notes.c_str()); }
};

void test_events_are_lifted_and_landed_one_after_the_other() {
  Show show;
  show.add(kSlow);
  show.add(kSilent);
  show.add(kQuick);
  show.begin();
  show.expectNotes("L1 ");
  for (int i = 0; i < 11; ++i) TEST_ASSERT_TRUE(show.player.tick());
  show.expectNotes("L1 ");
  TEST_ASSERT_EQUAL_UINT8(1, show.player.now()->a);
  show.player.tick();
  show.expectNotes("L1 l1 L2 l2 L3 ");
  TEST_ASSERT_EQUAL_INT(4, show.ticksToRest());
  show.expectNotes("L1 l1 L2 l2 L3 l3 ");
  TEST_ASSERT_NULL(show.player.now());
  TEST_ASSERT_FALSE(show.player.tick());
}

void test_a_game_without_a_table_jumps_and_one_without_events_too() {
  Show show;
  show.view.table = false;
  show.add(kSlow);
  show.add(kLoud);
  show.begin();
  TEST_ASSERT_FALSE(show.player.running());
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::none);
  show.expectNotes("L1 l1 L2 l2 ");
  Show empty;
  empty.begin();
  TEST_ASSERT_FALSE(empty.player.running() || empty.player.paused());
}

void test_an_event_that_the_table_does_not_know_takes_no_time() {
  Show show;
  show.add(kUnlisted);
  show.begin();
  TEST_ASSERT_FALSE(show.player.running());
}

void test_no_go_takes_longer_than_30_ticks_half_of_it_when_brief_nothing_when_off() {
  const struct {
    int events;
    Motion motion;
    int ticks;
  } cases[] = {{2, Motion::full, 24},
               {8, Motion::full, 30},
               {2, Motion::brief, 12},
               {8, Motion::brief, 15},
               {8, Motion::off, 0}};
  for (const auto& each : cases) {
    Show show;
    for (int i = 0; i < each.events; ++i) show.add(kSlow);
    show.begin(each.motion);
    TEST_ASSERT_EQUAL_INT(each.ticks, show.ticksToRest());
  }
}

void test_what_is_not_seen_takes_no_time_and_makes_no_sound() {
  Show show;
  Event unseen{};
  unseen.c = 1;
  show.add(kSlow, unseen);
  show.begin();
  TEST_ASSERT_FALSE(show.player.running());
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::none);
}

void test_events_of_one_beat_move_together_as_long_as_the_longest() {
  Show show;
  show.view.together = true;
  for (const std::uint8_t beat : {1, 2, 1, 2}) {
    Event event{};
    event.d = beat;
    show.add(beat == 1 ? kSlow : kQuick, event);
  }
  show.begin();
  show.expectNotes("L1 L3 ");
  int seen = 0;
  show.player.eachNow([&](const Event&) { ++seen; });
  TEST_ASSERT_EQUAL_INT(2, seen);
  TEST_ASSERT_EQUAL_INT(16, show.ticksToRest());
  show.expectNotes("L1 L3 l1 l3 L2 L4 l2 l4 ");
}

void test_rests_between_motions_are_taken_where_there_is_time() {
  Show show;
  show.view.pause = 2;
  show.add(kSlow);
  show.add(kSlow);
  show.begin();
  TEST_ASSERT_EQUAL_INT(28, show.ticksToRest());
  Show full;
  full.view.pause = 2;
  for (int i = 0; i < 3; ++i) full.add(kSlow);
  full.begin();
  TEST_ASSERT_EQUAL_INT(30, full.ticksToRest());
}

void test_it_stops_at_the_end_where_that_is_to_be_read_and_only_once() {
  Show show;
  show.view.atTheEnd = true;
  show.add(kSlow);
  show.begin();
  show.ticksToRest();
  TEST_ASSERT_TRUE(show.player.paused());
  show.expectNotes("L1 l1 ");
  show.player.goOn();
  TEST_ASSERT_FALSE(show.player.running() || show.player.paused());
  show.expectNotes("L1 l1 ");
  show.begin(Motion::full, false);  // nobody is there who goes on by a button
  show.ticksToRest();
  TEST_ASSERT_FALSE(show.player.paused());
}

void test_it_stops_where_something_is_to_be_read_and_goes_on() {
  for (const Motion motion : {Motion::full, Motion::off}) {
    Show show;
    Event stop{};
    stop.value = 1;
    show.add(kSlow);
    show.add(kQuick, stop);
    show.begin(motion);
    TEST_ASSERT_EQUAL_INT(motion == Motion::full ? 12 : 0, show.ticksToRest());
    TEST_ASSERT_TRUE(show.player.paused());
    show.expectNotes("L1 l1 ");
    TEST_ASSERT_FALSE(show.player.tick());
    show.player.goOn();
    TEST_ASSERT_EQUAL_INT(motion == Motion::full ? 4 : 0, show.ticksToRest());
    TEST_ASSERT_FALSE(show.player.paused());
    show.expectNotes("L1 l1 L2 l2 ");
  }
}

void test_it_does_not_stop_where_nobody_could_go_on() {
  Show show;
  Event stop{};
  stop.value = 1;
  show.add(kSlow);
  show.add(kQuick, stop);
  show.begin(Motion::full, false);
  TEST_ASSERT_EQUAL_INT(16, show.ticksToRest());
  TEST_ASSERT_FALSE(show.player.paused());
}

void test_skipping_at_any_tick_lands_everything_once() {
  for (int ticks = 0; ticks < 16; ++ticks) {
    Show show;
    show.add(kSlow);
    show.add(kQuick);
    show.begin();
    for (int i = 0; i < ticks; ++i) show.player.tick();
    show.player.finish();
    TEST_ASSERT_FALSE(show.player.running());
    show.expectNotes("L1 l1 L2 l2 ");
  }
}

void test_a_sound_is_heard_when_its_event_lands_and_only_once() {
  Show show;
  show.add(kSlow);
  show.begin();
  for (int i = 0; i < 11; ++i) show.player.tick();
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::none);
  show.player.tick();
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::cube);
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::none);
}

void test_of_several_sounds_at_once_the_weightiest_is_heard_and_light_ones_only_with_motion() {
  Show show;
  show.add(kLoud);
  show.add(kSlow);
  show.begin(Motion::off);
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::gain);
  Show light;
  light.add(kQuick);
  light.begin(Motion::off);
  TEST_ASSERT_TRUE(light.player.takeSound() == Sound::none);
  light.begin();
  light.ticksToRest();
  TEST_ASSERT_TRUE(light.player.takeSound() == Sound::move);
}

void test_what_went_otherwise_sounds_otherwise() {
  Show show;
  Event other{};
  other.b = 1;
  show.add(kSlow, other);
  show.begin(Motion::off);
  TEST_ASSERT_TRUE(show.player.takeSound() == Sound::lose);
}

void test_the_last_event_with_words_is_told_until_the_position_is_another() {
  Show show;
  show.add(kSlow);
  show.begin(Motion::off);
  TEST_ASSERT_NOT_NULL(show.player.told());
  TEST_ASSERT_EQUAL_UINT8(1, show.player.told()->a);
  show.player.rest();
  TEST_ASSERT_NULL(show.player.told());
}

}  // namespace

void runPlayerTests() {
  RUN_TEST(test_events_are_lifted_and_landed_one_after_the_other);
  RUN_TEST(test_a_game_without_a_table_jumps_and_one_without_events_too);
  RUN_TEST(test_an_event_that_the_table_does_not_know_takes_no_time);
  RUN_TEST(test_no_go_takes_longer_than_30_ticks_half_of_it_when_brief_nothing_when_off);
  RUN_TEST(test_what_is_not_seen_takes_no_time_and_makes_no_sound);
  RUN_TEST(test_events_of_one_beat_move_together_as_long_as_the_longest);
  RUN_TEST(test_rests_between_motions_are_taken_where_there_is_time);
  RUN_TEST(test_it_stops_where_something_is_to_be_read_and_goes_on);
  RUN_TEST(test_it_stops_at_the_end_where_that_is_to_be_read_and_only_once);
  RUN_TEST(test_it_does_not_stop_where_nobody_could_go_on);
  RUN_TEST(test_skipping_at_any_tick_lands_everything_once);
  RUN_TEST(test_a_sound_is_heard_when_its_event_lands_and_only_once);
  RUN_TEST(test_of_several_sounds_at_once_the_weightiest_is_heard_and_light_ones_only_with_motion);
  RUN_TEST(test_what_went_otherwise_sounds_otherwise);
  RUN_TEST(test_the_last_event_with_words_is_told_until_the_position_is_another);
}

}  // namespace shell_tests
