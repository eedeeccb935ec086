// Stellar Scramble at the real play screen: what presses mean, what the foot says, how what happened is shown.
#include <unity.h>

#include <cstring>

#include "rules/stellar_scramble/stellar_scramble.h"
#include "screens/shell/opponent.h"
#include "screens/stellar_scramble/board.h"
#include "screens/stellar_scramble/ui.h"
#include "screens/stellar_scramble/view.h"
#include "support/one_canvas.h"
#include "support/scale.h"
#include "support/stellar_scramble_positions.h"
#include "support/view_bench.h"

namespace {

using namespace stellar_scramble_test;
using armada_test::canvas;
using Key = ButtonHint::Key;
using Look = ScrambleView::Look;

class Bench final : public armada_test::ViewBench<State, ScrambleView> {
 public:
  Bench() : ViewBench(kStellarScramble) {}
  Bench& sitAt(Scramble& table) {
    state = table.ready().state;
    sitDownAs(toMove(state));
    return *this;
  }
  // The pilot whose turn it is is a computer.
  Bench& watchFrom(Scramble& table, Seat seat) {
    state = table.ready().state;
    sitDownAs(seat);
    return *this;
  }
  Bench& deal(Seed seed, unsigned players) {
    Options options = standardOptions(kStellarScramble);
    options.choice[0] = static_cast<std::uint8_t>(players - 2);
    stellar_scramble::deal(state, options, seed);
    sitDownAs(toMove(state));
    return *this;
  }
};

Bench& bench() {
  static Bench one;
  return one;
}

Move chosen() { return bench().view.chosen(bench()); }

void expectChosen(Move move) { TEST_ASSERT_EQUAL_HEX32(move, chosen()); }

Scramble& inShop(Scramble& table) { return table.onlyGem(kComet, Gem::red).play(kDraw).play(kExchange); }

// ---- presses --------------------------------------------------------------------------------------------------------
void test_the_cursor_begins_on_the_quick_move_and_a_plays_it() {
  for (Seed seed = 1; seed <= 3; ++seed) {
    Bench& b = bench().deal(seed, 3);
    for (int i = 0; i < 60 && toMove(b.state) != kNobody; ++i) {
      const Move quick = quickMove(b.observed());
      expectChosen(quick);
      b.press(Button::a);
      if (b.view.replacing()) b.press(Button::a);  // a fourth System asks which one it replaces
      TEST_ASSERT_EQUAL_HEX32(quick, b.played);
    }
  }
}

void test_left_and_right_go_over_draw_and_cooldown() {
  Scramble table;
  bench().sitAt(table);
  const Move first = chosen();
  bench().press(Button::right);
  TEST_ASSERT_NOT_EQUAL(first, chosen());
  bench().press(Button::right);
  expectChosen(first);
}

void test_flying_slides_over_spaces_and_up_holds_the_fire() {
  Scramble table(2);
  table.ship(kComet, 3)
      .ship(kEmber, 6)
      .alien(1, 3, beetle(kEmber))
      .alien(1, 4, beetle(kComet))
      .activateBy(Gem::red, stellar_scramble_test::kRed);
  Bench& b = bench().sitAt(table);
  while (chosen() != flyAndFireFrom(3)) b.press(Button::left);
  TEST_ASSERT_EQUAL_STRING("Hold fire", b.word(Key::upDown));
  TEST_ASSERT_EQUAL_STRING("Fire", b.word(Key::a));
  b.press(Button::right);
  expectChosen(flyAndFireFrom(4));
  b.press(Button::up);
  expectChosen(fly(4));
  TEST_ASSERT_EQUAL_STRING("Go", b.word(Key::a));
  b.press(Button::left);
  expectChosen(fly(3));
  b.press(Button::left);
  expectChosen(fly(2));
  b.press(Button::down);  // nothing is in front of column 2
  expectChosen(fly(2));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
}

void test_b_is_done_in_the_shop_and_undo_elsewhere() {
  Scramble table;
  inShop(table.track(1, 6).track(3, 12));
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_EQUAL_STRING("Done", b.word(verbOf(chosen()) == Verb::done ? Key::a : Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kDone, b.played);
  Scramble other;
  other.onlyGem(kComet, Gem::green).play(kDraw).play(use(kGreen)).play(fly(1));
  bench().sitAt(other);
  TEST_ASSERT_EQUAL_STRING("Stop", b.word(verbOf(chosen()) == Verb::stop ? Key::a : Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kStop, b.played);
}

void test_b_takes_back_what_drew_nothing() {
  Scramble table;
  table.onlyGem(kComet, Gem::green).play(kDraw);
  bench().sitAt(table);
  bench().play(use(kGreen));
  TEST_ASSERT_TRUE(bench().canUndo());
  bench().press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, bench().undone);
  Scramble other;
  bench().sitAt(other);
  bench().play(kDraw);
  TEST_ASSERT_FALSE(bench().canUndo());
}

// The menu undoes it.
void test_b_does_not_take_back_the_turn_of_the_pilot_before() {
  Scramble table;
  bench().sitAt(table);
  bench().play(kCooldown);
  TEST_ASSERT_TRUE(bench().viewer() != kComet);
  TEST_ASSERT_FALSE(bench().canUndo());
  TEST_ASSERT_EQUAL_STRING("", bench().word(Key::b));
  bench().press(Button::b);
  TEST_ASSERT_TRUE(bench().viewer() != kComet);
  bench().undo();
  TEST_ASSERT_EQUAL_UINT8(kComet, bench().viewer());
}

void test_left_and_right_go_over_cards_repairs_and_done() {
  Scramble table;
  inShop(table.track(1, 6).track(3, 12).broken(kComet, {stellar_scramble_test::kBlue}).credits(kComet, 9));
  Bench& b = bench().sitAt(table);
  while (chosen() != buySlot(1)) b.press(Button::right);
  for (const Move next : {buySlot(3), repairOf(stellar_scramble_test::kBlue), kDone, buySlot(1)}) {
    b.press(Button::right);
    expectChosen(next);
  }
}

void test_a_fourth_system_asks_which_one_it_replaces() {
  Scramble table;
  inShop(table.track(1, 24).has(kComet, {25, 26, 27}));
  Bench& b = bench().sitAt(table);
  while (verbOf(chosen()) != Verb::buy) b.press(Button::right);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.view.replacing());
  TEST_ASSERT_EQUAL_STRING("Replace", b.word(Key::a));
  b.press(Button::b);
  TEST_ASSERT_FALSE(b.view.replacing());
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
  b.press(Button::a);
  while (chosen() != buyMove(0, 2)) b.press(Button::right);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(buyMove(0, 2), b.played);
}

void test_select_looks_at_the_target_of_the_shot_and_at_the_card_for_sale() {
  Scramble table(2);
  table.ship(kComet, 3)
      .ship(kEmber, 6)
      .alien(2, 3, beetle(kEmber))
      .track(1, 6)
      .activateBy(Gem::red, stellar_scramble_test::kRed);
  Bench& b = bench().sitAt(table);
  while (chosen() != flyAndFireFrom(3)) b.press(Button::left);
  b.press(Button::select);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Look::invader), static_cast<int>(b.view.look()));
  TEST_ASSERT_EQUAL_UINT8(1 * 8 + 2, b.view.lookedAt());
  b.press(Button::down);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Look::pilot), static_cast<int>(b.view.look()));
  b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(kEmber, b.view.lookedAt());
  b.press(Button::down);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Look::card), static_cast<int>(b.view.look()));
  b.press(Button::select);
  TEST_ASSERT_EQUAL_INT(1, b.logs);
}

void test_what_computers_do_is_told_below_board_and_scores() {
  for (unsigned players = 2; players <= 4; ++players) {
    Bench& b = bench().deal(1, players);
    const Rect area = b.view.watchingArea(b);
    const int top = area.y;
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(50, stepsArea(area, true).h, "room for four lines beside a thinker");
    for (Seat seat = 0; seat < players; ++seat) {
      const Rect score = scoreRect(b.state, seat);
      TEST_ASSERT_TRUE(score.y + score.h <= top);
    }
    const Rect row = b.view.anchor(b, static_cast<std::uint8_t>(Anchor::playerRow));
    TEST_ASSERT_TRUE(row.y + row.h <= top);
  }
}

void test_looking_plays_nothing_where_nothing_is_for_sale() {
  Scramble table;
  table.track(1, 6).track(3, 12).credits(kComet, 9);
  Bench& b = bench().sitAt(table);
  b.press(Button::select);
  for (const Button button :
       {Button::left, Button::right, Button::up, Button::down, Button::a, Button::select, Button::b}) {
    b.press(button);
    if (b.view.look() == Look::none) b.press(Button::select);
  }
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_a_buys_the_card_that_is_looked_at_in_the_shop() {
  Scramble table;
  inShop(table.track(1, 6).track(3, 4).track(5, 12).credits(kComet, 6));
  Bench& b = bench().sitAt(table);
  while (chosen() != buySlot(1)) b.press(Button::right);
  b.press(Button::select);
  b.press(Button::right);  // 12 credits: too many
  TEST_ASSERT_EQUAL_UINT8(2, b.view.lookedAt());
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
  b.press(Button::right);
  TEST_ASSERT_EQUAL_STRING("Buy", b.word(Key::a));
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(buySlot(5), b.played);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Look::none), static_cast<int>(b.view.look()));
}

void test_a_system_bought_where_it_is_looked_at_still_asks_what_it_replaces() {
  Scramble table;
  inShop(table.track(1, 24).has(kComet, {25, 26, 27}).credits(kComet, 9));
  Bench& b = bench().sitAt(table);
  b.press(Button::select);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.view.replacing());
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_at_the_beginning_of_a_turn_the_foot_names_both_choices() {
  Scramble table;
  Bench& b = bench().sitAt(table);
  if (chosen() != kDraw) b.press(Button::right);
  TEST_ASSERT_EQUAL_STRING("Draw", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Cool down", b.word(Key::leftRight));
  b.press(Button::right);
  TEST_ASSERT_EQUAL_STRING("Cool down", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Draw", b.word(Key::leftRight));
}

void test_every_foot_fits_and_names_what_a_does() {
  for (Seed seed = 1; seed <= 2; ++seed) {
    Bench& b = bench().deal(seed, 4);
    Rng rng = Rng::seeded(seed);
    while (toMove(b.state) != kNobody) {
      TEST_ASSERT_TRUE(footWidth(b.hints()) <= kFootRoom);
      TEST_ASSERT_TRUE(*b.word(Key::a) != '\0');
      const MoveList legal = b.legal();
      TEST_ASSERT_TRUE(b.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
}

// LOOK 20: brackets in the computer's color, for gold and paper are yours.
void test_what_a_computer_does_is_bracketed_in_its_color() {
  Scramble table;
  table.heat(kComet, 3);
  Bench& b = bench().sitAt(table);
  b.setMotion(Motion::full);
  b.play(kCooldown);
  TEST_ASSERT_EQUAL_INT(kPaper, b.context().player.scene().mark);
  b.setMotion(Motion::off);
  b.watchFrom(table, kEmber);
  b.setMotion(Motion::full);
  TEST_ASSERT_TRUE(b.play(kCooldown));
  TEST_ASSERT_EQUAL_INT(kStellarScrambleUi.seatColours[kComet], b.context().player.scene().mark);
  b.setMotion(Motion::off);
}

// ---- motion ---------------------------------------------------------------------------------------------------------
// What the events alone make of the table, without a look at the position behind them.
void assertSameTable(const State& seen, const State& shown) {
  TEST_ASSERT_EQUAL_MEMORY(seen.grid, shown.grid, sizeof seen.grid);
  TEST_ASSERT_EQUAL_MEMORY(seen.track, shown.track, sizeof seen.track);
  TEST_ASSERT_EQUAL_MEMORY(seen.event, shown.event, sizeof seen.event);
  TEST_ASSERT_EQUAL_MEMORY(seen.pilot, shown.pilot, sizeof seen.pilot);
  TEST_ASSERT_EQUAL_UINT8(seen.round, shown.round);
}

void test_the_events_lead_from_each_position_to_the_next() {
  Rng rng = Rng::seeded(9);
  static EventBuffer<kMaxEventsAMove> events;
  for (int game = 0; game < armada_test::kThorough; ++game) {
    Options options = standardOptions(kStellarScramble);
    options.choice[0] = static_cast<std::uint8_t>(game % 3);
    State state{};
    deal(state, options, static_cast<Seed>(game));
    while (toMove(state) != kNobody) {
      MoveList moves{};
      legalMoves(state, moves);
      const Move move = game % 2 == 0 ? quickMove(state) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      State after = state;
      events.clear();
      TEST_ASSERT_TRUE(apply(after, move, events));
      const State seen = observe(after, 0);
      State shown = observe(state, 0);
      EventPlayer player;
      player.begin(kStellarScramble, bench().view, events, {&seen, &shown, 0},
                   game % 4 < 2 ? Motion::full : Motion::off, false);
      for (int i = 0; player.running() && i < 1000; ++i) player.tick();
      assertSameTable(seen, shown);
      state = after;
    }
  }
}

void test_a_repair_is_seen_to_be_paid() {
  Scramble table;
  inShop(table.broken(kComet, {stellar_scramble_test::kBlue}).credits(kComet, 9));
  State shown = table.state;
  static EventBuffer<kMaxEventsAMove> events;
  events.clear();
  TEST_ASSERT_TRUE(apply(table.state, repairOf(stellar_scramble_test::kBlue), events));
  Scene scene{&table.state, &shown, kComet};
  for (const Event& event : events)
    if (static_cast<EventKind>(event.kind) == EventKind::repaired) bench().view.land(scene, event);
  TEST_ASSERT_EQUAL_UINT8(9 + 3 - 10, shown.pilot[kComet].credits);
}

void test_motion_takes_at_most_30_ticks() {
  Bench& b = bench();
  b.setMotion(Motion::full);
  b.deal(3, 4);
  Rng rng = Rng::seeded(4);
  for (int i = 0; i < 120 && toMove(b.state) != kNobody; ++i) {
    const MoveList legal = b.legal();
    b.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    TEST_ASSERT_TRUE(b.wait() <= EventPlayer::kMostTicks);
  }
  b.setMotion(Motion::off);
}

// ---- pictures -------------------------------------------------------------------------------------------------------
void test_every_anchor_of_a_lesson_is_on_the_screen() {
  Scramble table(4);
  bench().sitAt(table);
  for (std::uint8_t anchor = 0; anchor <= static_cast<std::uint8_t>(Anchor::words); ++anchor) {
    const Rect area = bench().view.anchor(bench(), anchor);
    TEST_ASSERT_TRUE(area.w > 0 && area.h > 0);
    TEST_ASSERT_TRUE(area.x >= 0 && area.x + area.w <= Canvas::kWidth && area.y >= kBodyTop &&
                     area.y + area.h <= kBodyBottom + 1);
  }
}

// Every position and every look can be drawn; a word outside the margins fails.
class WordsWithin final : public CanvasListener {
 public:
  WordsWithin() { canvas().listen(this); }
  ~WordsWithin() { canvas().listen(nullptr); }
  void wrote(int x, int, const char* words, std::size_t bytes, Colour, Weight weight) override {
    char copy[200] = {};
    std::memcpy(copy, words, bytes < 199 ? bytes : 199);
    if (x < kMargin || x + textWidth(copy, weight) > Canvas::kWidth - kMargin + 1) TEST_FAIL_MESSAGE(copy);
  }
  void wroteLarge(Rect, const char*, std::size_t, Colour) override {}
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
};

// How often words stand on the screen.
class WordsCounted final : public CanvasListener {
 public:
  explicit WordsCounted(const char* words) : words_(words) { canvas().listen(this); }
  ~WordsCounted() { canvas().listen(nullptr); }
  void wrote(int, int, const char* words, std::size_t bytes, Colour, Weight) override {
    if (bytes == std::strlen(words_) && std::memcmp(words, words_, bytes) == 0) ++count;
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  int count = 0;

 private:
  const char* words_;
};

int timesDrawn(const char* words) {
  WordsCounted counted(words);
  bench().draw(canvas());
  return counted.count;
}

// Scatter at three Invaders in the bottom row, one of them as given.
void aimAtThree(std::uint8_t token, unsigned shields, unsigned assists) {
  Scramble table;
  table.alien(3, 1, gnat(kNova), 2, 1u << kComet).alien(3, 2, gnat(kEmber), 2, 1u << kComet);
  table.ship(kComet, 4).has(kComet, {34}).alien(1, 3, token, shields, assists);
  table.alien(1, 4, beetle(kEmber)).alien(1, 5, beetle(kNova)).activateBy(Gem::red, stellar_scramble_test::kRed);
  Bench& b = bench().sitAt(table);
  for (int presses = 0; chosen() != flyAndFireFrom(4) && presses < 20; ++presses) b.press(Button::left);
  expectChosen(flyAndFireFrom(4));
}

void test_a_shot_foretells_an_assist_only_for_as_many_tokens_as_there_are() {
  aimAtThree(beetle(kComet), 5, 0);
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("you assist."));
  TEST_ASSERT_EQUAL_INT(2, timesDrawn("no assist left."));
  aimAtThree(beetle(kComet), 4, 1u << kComet);
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("your assist stays."));
  TEST_ASSERT_EQUAL_INT(2, timesDrawn("no assist left."));
  aimAtThree(gnat(kComet), 1, 1u << kComet);  // destroyed, it gives the third token back
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("you assist."));
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("no assist left."));
}

// Two Gnats that Ember assisted at, and Ember has so many credits.
void aimAtEmbersGnats(unsigned credits) {
  Scramble table;
  table.ship(kComet, 4).has(kComet, {34}).credits(kEmber, credits);
  table.alien(1, 3, gnat(kNova), 1, 1u << kEmber).alien(1, 4, gnat(kEmber), 1, 1u << kEmber);
  table.alien(1, 5, beetle(kNova)).activateBy(Gem::red, stellar_scramble_test::kRed);
  Bench& b = bench().sitAt(table);
  for (int presses = 0; chosen() != flyAndFireFrom(4) && presses < 20; ++presses) b.press(Button::left);
  expectChosen(flyAndFireFrom(4));
}

void test_a_shot_foretells_no_more_credits_than_the_meter_holds() {
  aimAtEmbersGnats(3);
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("+4"));
  TEST_ASSERT_EQUAL_INT(2, timesDrawn("Ember is paid 2."));
  aimAtEmbersGnats(9);
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("+3"));
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("Ember is paid 2."));
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("Ember is paid 1."));
  aimAtEmbersGnats(12);
  TEST_ASSERT_EQUAL_INT(0, timesDrawn("+4"));
  TEST_ASSERT_EQUAL_INT(0, timesDrawn("+0"));
  TEST_ASSERT_EQUAL_INT(2, timesDrawn("Ember holds 12."));
}

// Comet has the Bounty Board, and these assisted.
void aimForABounty(unsigned assists) {
  Scramble table(4);
  table.ship(kComet, 4).has(kComet, {34, 29}).credits(kComet, 5).credits(stellar_scramble_test::kRose, 11);
  table.alien(1, 4, gnat(kNova), 1, assists).activateBy(Gem::red, stellar_scramble_test::kRed);
  Bench& b = bench().sitAt(table);
  for (int presses = 0; chosen() != flyAndFireFrom(4) && presses < 20; ++presses) b.press(Button::left);
  expectChosen(flyAndFireFrom(4));
}

void test_a_shot_foretells_all_who_are_paid_for_it() {
  aimForABounty(0);
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("Bounty Board +2."));
  aimForABounty(1u << kComet | 1u << kEmber | 1u << kNova | 1u << stellar_scramble_test::kRose);
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("you+2 E+2 N+2 R+1"));
}

// Words that did not fit and were cut.
class WordsCut final : public CanvasListener {
 public:
  WordsCut() { canvas().listen(this); }
  ~WordsCut() { canvas().listen(nullptr); }
  void wrote(int, int, const char* words, std::size_t bytes, Colour, Weight) override {
    if (bytes >= 3 && std::memcmp(words + bytes - 3, "...", 3) == 0) cut = true;
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  bool cut = false;
};

bool isCut() {
  WordsCut words;
  bench().draw(canvas());
  return words.cut;
}

void test_what_a_card_does_fits_the_line() {
  for (std::uint8_t card = 0; card < kCards; ++card) {
    Scramble table;
    inShop(table.track(4, card).credits(kComet, 12));
    Bench& b = bench().sitAt(table);
    for (int presses = 0; chosen() != buySlot(4) && presses < 3; ++presses) b.press(Button::left);
    expectChosen(buySlot(4));
    TEST_ASSERT_FALSE_MESSAGE(isCut(), cardOf(card).name);
  }
}

void test_what_a_cooldown_brings_fits_the_line() {
  for (const unsigned boosts : {0u, 5u}) {
    Scramble table;
    table.heat(kComet, 6)
        .onBoard(kComet, Gem::blue, 3)
        .onBoard(kComet, Gem::overheat, 8)
        .boosts(kComet, 0, boosts)
        .has(kComet, {2, 33, 62});
    table.bag(kComet, {3, 0, 3, 3, 0}).credits(kComet, 11);
    Bench& b = bench().sitAt(table);
    if (chosen() != kCooldown) b.press(Button::right);
    expectChosen(kCooldown);
    TEST_ASSERT_FALSE(isCut());
  }
}

// All that can add to the Power of one shot at once, with every pattern.
void aimWithEverything(std::initializer_list<unsigned> cards) {
  Scramble table;
  table.ship(kComet, 3).ship(kEmber, 3).has(kComet, {2, 28, 54, 27}).has(kComet, cards).boosts(kComet, 0, 2);
  table.alien(1, 3, beetle(kComet)).activateBy(Gem::overheat, stellar_scramble_test::kRed);
  Bench& b = bench().sitAt(table);
  for (int presses = 0; chosen() != flyAndFireFrom(3) && presses < 20; ++presses) b.press(Button::left);
  expectChosen(flyAndFireFrom(3));
}

void test_where_the_power_comes_from_fits_the_line() {
  aimWithEverything({34});
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("Power 2, Boost 2, Systems 4."));
  aimWithEverything({34, 61, 63});
  TEST_ASSERT_EQUAL_INT(1, timesDrawn("Power 3, Boost 2, Systems 4."));
}

void test_words_stay_within_the_margins_in_every_position_and_look() {
  const WordsWithin words;
  for (unsigned players = 2; players <= 4; ++players) {
    Bench& b = bench().deal(players, players);
    for (int i = 0; toMove(b.state) != kNobody; ++i) {
      b.draw(canvas());
      if (i % 9 == 0) {
        b.press(Button::select);
        for (const Button button : {Button::right, Button::down, Button::right, Button::down, Button::right}) {
          b.draw(canvas());
          b.press(button);
        }
        b.press(Button::b);
      }
      b.play(quickMove(b.state));
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_cursor_begins_on_the_quick_move_and_a_plays_it);
  RUN_TEST(test_left_and_right_go_over_draw_and_cooldown);
  RUN_TEST(test_flying_slides_over_spaces_and_up_holds_the_fire);
  RUN_TEST(test_b_is_done_in_the_shop_and_undo_elsewhere);
  RUN_TEST(test_b_takes_back_what_drew_nothing);
  RUN_TEST(test_b_does_not_take_back_the_turn_of_the_pilot_before);
  RUN_TEST(test_left_and_right_go_over_cards_repairs_and_done);
  RUN_TEST(test_a_fourth_system_asks_which_one_it_replaces);
  RUN_TEST(test_select_looks_at_the_target_of_the_shot_and_at_the_card_for_sale);
  RUN_TEST(test_what_computers_do_is_told_below_board_and_scores);
  RUN_TEST(test_looking_plays_nothing_where_nothing_is_for_sale);
  RUN_TEST(test_a_buys_the_card_that_is_looked_at_in_the_shop);
  RUN_TEST(test_a_system_bought_where_it_is_looked_at_still_asks_what_it_replaces);
  RUN_TEST(test_at_the_beginning_of_a_turn_the_foot_names_both_choices);
  RUN_TEST(test_what_a_computer_does_is_bracketed_in_its_color);
  RUN_TEST(test_every_foot_fits_and_names_what_a_does);
  RUN_TEST(test_the_events_lead_from_each_position_to_the_next);
  RUN_TEST(test_a_repair_is_seen_to_be_paid);
  RUN_TEST(test_motion_takes_at_most_30_ticks);
  RUN_TEST(test_every_anchor_of_a_lesson_is_on_the_screen);
  RUN_TEST(test_a_shot_foretells_an_assist_only_for_as_many_tokens_as_there_are);
  RUN_TEST(test_a_shot_foretells_no_more_credits_than_the_meter_holds);
  RUN_TEST(test_a_shot_foretells_all_who_are_paid_for_it);
  RUN_TEST(test_what_a_card_does_fits_the_line);
  RUN_TEST(test_what_a_cooldown_brings_fits_the_line);
  RUN_TEST(test_where_the_power_comes_from_fits_the_line);
  RUN_TEST(test_words_stay_within_the_margins_in_every_position_and_look);
  return UNITY_END();
}
