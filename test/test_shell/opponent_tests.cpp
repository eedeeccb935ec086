// Computers at seats of the console: how they are seated and remembered, how their turns are told, what a person may do
// meanwhile, and that neither sleep nor a slow device changes what they play.
#include <unity.h>

#include <cstring>

#include "rules/template_game/template_game.h"
#include "screens/thinking.h"
#include "session/registry.h"
#include "shell_tests.h"
#include "support/heard_words.h"

using namespace armada;

namespace shell_tests {

namespace {

PlayScreen& table() { return console().screens.play; }
Session& session() { return console().session(); }
Seat toMove() { return session().game().toMove(session().state()); }

Seating seated(SeatChoice first, SeatChoice second) {
  Seating seating;
  seating.set(0, first);
  seating.set(1, second);
  return seating;
}

// Picket Line from this deal, at the first thing that a person is to do.
void sit(Seating seating, Seed seed = 3) {
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().startGame(kTemplateUi, standardOptions(kTemplateGame), seed, false, &seating);
  wait(1);
}

// Waits until the computer has decided and all of its turn is told, which stays until A is pressed.
void waitForTheTurn() {
  for (int i = 0; i < 3000 && (toMove() != 0 || table().context().moving()); ++i) wait(1);
  wait(1);
}

// Ends the person's own turn, whatever they hold: one ship, then the line is closed.
void takeATurn() {
  for (int i = 0; i < 12 && toMove() == 0; ++i) play(i % 2 == 0 ? "a wait:40" : "b wait:40");
  TEST_ASSERT_TRUE(toMove() != 0);
}

std::uint32_t recordSum() {
  std::uint32_t sum = 0;
  StateBox state;
  Events silent;
  session().stateBefore(0, state);
  for (std::size_t i = 0; i < session().moveCount(); ++i) {
    const Move move = session().playAgain(i, state, silent);
    sum = crc32(&move, sizeof move, sum);
  }
  return sum;
}

// The person plays by the game's own quick move and reads nothing; the computer as it is seated.
void playOn(std::size_t upTo) {
  for (int i = 0; i < 20000 && toMove() != kNobody && session().moveCount() < upTo; ++i) {
    if (table().watching() && toMove() == 0) play("a");
    if (table().retelling() && toMove() == 0) play("b a");  // who comes back is told
    if (onTop(table()) && toMove() == 0 && !table().legal().empty())
      TEST_ASSERT_TRUE(table().play(kTemplateGame.quickMove(table().seen())));
    wait(1);
  }
}

// ---- who sits where -------------------------------------------------------------------------------------------------
void test_new_game_seats_computers_and_remembers_who_played() {
  outOfTheBox();
  shelve(1);
  play("a wait:2 a wait:2");  // the games, New game: the cursor is on Start
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  play("down*2 right*3 a wait:2");  // round to the first seat, then Blue: Easy, Normal, Hard
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  play("left up*2 a wait:2");
  TEST_ASSERT_EQUAL(SeatChoice::person, session().seating().of(0));
  TEST_ASSERT_EQUAL(SeatChoice::hard, session().seating().of(1));
  TEST_ASSERT_TRUE_MESSAGE(onTop(table()) || onTop(console().screens.lesson), "one person: nothing is handed over");
  play("start wait:4");
  console().leaveGame();
  powerCycle();
  shelve(1);
  play("a wait:2 down a wait:2");
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  play("a wait:2");
  TEST_ASSERT_EQUAL_MESSAGE(SeatChoice::hard, session().seating().of(1), "as it was, after a power cut");
}

void test_a_game_taken_up_again_and_one_played_again_keep_their_players() {
  sit(seated(SeatChoice::person, SeatChoice::easy));
  TEST_ASSERT_TRUE(console().leave());
  powerCycle("template");
  TEST_ASSERT_EQUAL(SeatChoice::easy, session().seating().of(1));
  TEST_ASSERT_FALSE(console().isOpen(console().screens.handOver));
  console().startGame(kTemplateUi, standardOptions(kTemplateGame), 4);
  TEST_ASSERT_EQUAL_MESSAGE(SeatChoice::easy, session().seating().of(1), "the next game, too");
}

void test_the_pause_menu_changes_who_plays_in_the_middle_of_a_game() {
  sit(seated(SeatChoice::person, SeatChoice::easy));
  waitForTheTurn();
  play("start wait:4 down*5 a wait:2");
  TEST_ASSERT_TRUE(onTop(console().screens.seats));
  play("down left b wait:2 b wait:2");
  TEST_ASSERT_EQUAL(SeatChoice::person, session().seating().of(1));
  for (int i = 0; i < 60 && !onTop(console().screens.handOver); ++i) play(i % 2 == 0 ? "a wait:40" : "b wait:40");
  TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.handOver), "now a person sits there");
}

void test_a_after_a_choice_of_who_plays_keeps_that_choice() {
  sit(seated(SeatChoice::person, SeatChoice::person));
  sitDown();
  play("start wait:4 down*5 a wait:2");
  TEST_ASSERT_TRUE(onTop(console().screens.seats));
  play("down left a wait:2");
  TEST_ASSERT_EQUAL(SeatChoice::hard, session().seating().of(1));
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
}

void test_who_gives_their_seat_away_does_not_see_the_other_hand() {
  sit(seated(SeatChoice::person, SeatChoice::person));
  sitDown();
  TEST_ASSERT_EQUAL_UINT8(0, table().viewer());
  session().seat(seated(SeatChoice::hard, SeatChoice::person));
  console().screens.pause.begin();
  console().open(console().screens.pause);
  table().seatingChanged();
  play("b wait:2");
  TEST_ASSERT_EQUAL_UINT8_MESSAGE(0, table().viewer(), "they watch from where they sat");
  for (int i = 0; i < 3000 && !onTop(console().screens.handOver); ++i) wait(1);
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_EQUAL_UINT8(kNobody, table().viewer());
}

// ---- a turn of theirs -----------------------------------------------------------------------------------------------
void test_a_computers_turn_is_told_and_stays_until_it_was_read() {
  sit(seated(SeatChoice::person, SeatChoice::normal));
  waitForTheTurn();
  if (table().watching()) play("a");
  takeATurn();
  const std::size_t before = session().moveCount();
  wait(3);
  TEST_ASSERT_TRUE(table().watching());
  TEST_ASSERT_TRUE_MESSAGE(table().legal().empty(), "it is not the person's decision");
  waitForTheTurn();
  TEST_ASSERT_GREATER_THAN_size_t(before, session().moveCount());
  wait(200);
  TEST_ASSERT_TRUE_MESSAGE(table().watching(), "what it did stays");
  TEST_ASSERT_TRUE(table().legal().empty());
  const std::size_t told = session().moveCount();
  play("b left right wait:2");
  TEST_ASSERT_TRUE(table().watching());
  play("a");
  TEST_ASSERT_FALSE(table().watching());
  TEST_ASSERT_FALSE(table().legal().empty());
  TEST_ASSERT_EQUAL_size_t_MESSAGE(told, session().moveCount(), "that press decides nothing");
}

// A computer's Soldier makes the person discard; then its turn ends, which the header says: there is nothing to read and go on from.
void test_a_turn_that_goes_without_saying_is_not_told() {
  const GameUi& ui = *gameUiOf(*findGame("stellar_siege"));
  const Game& game = *ui.game;
  const Seating seating = seated(SeatChoice::easy, SeatChoice::person);
  int news = 0, none = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    outOfTheBox();
    console().settings().hints = Hints::off;
    console().settings().motion = Motion::off;
    console().startGame(ui, standardOptions(game), seed, false, &seating);
    for (int i = 0; i < 900 && toMove() != kNobody && none < 2; ++i, wait(1)) {
      if (toMove() != 1 || table().context().moving()) continue;
      const std::size_t own = console().chronicle().behindLastMoveOf(1);
      bool tells = false;
      console().chronicle().tell(1, own, session().moveCount(), [&](Seat, bool, const char*) {
        tells = tells || ui.worthNaming(console().chronicle().told());
      });
      if (own < session().moveCount()) {
        TEST_ASSERT_EQUAL_MESSAGE(tells, table().watching(), "what there is to read is told");
        ++(tells ? news : none);
      }
      if (table().watching()) play("a");
      TEST_ASSERT_TRUE(table().play(game.quickMove(table().seen())));
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(0, news);
  TEST_ASSERT_GREATER_THAN_INT(0, none);
}

// "Morkolytes deploy Spawner to planet 4." is a line; and of two, the second is more than "short.".
void test_no_word_of_a_step_stands_alone_on_its_last_line() {
  const GameUi& ui = *gameUiOf(*findGame("stellar_siege"));
  const Seating seating = seated(SeatChoice::person, SeatChoice::easy);
  armada_test::HeardWords words(machine().canvas);
  int told = 0;
  for (Seed seed = 1; seed <= 2; ++seed) {
    outOfTheBox();
    console().settings().hints = Hints::off;
    console().settings().motion = Motion::off;
    console().startGame(ui, standardOptions(*ui.game), seed, false, &seating);
    for (int i = 0; i < 3000 && toMove() != kNobody; ++i) {
      if (table().watching() && toMove() == 0) {
        words.forget();
        console().redraw();
        wait(1);
        for (const char* alone : {"1.", "2.", "3.", "4.", "5.", "6.", "7.", "8+.", "short."})
          TEST_ASSERT_FALSE_MESSAGE(words.said(alone), alone);
        ++told;
        play("a");
      }
      if (onTop(table()) && toMove() == 0 && !table().legal().empty())
        TEST_ASSERT_TRUE(table().play(ui.game->quickMove(table().seen())));
      wait(1);
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(10, told);
}

void test_steps_rest_to_be_read_and_a_skips_ahead() {
  int slow = 0, fast = 0;
  for (int round = 0; round < 2; ++round) {
    sit(seated(SeatChoice::person, SeatChoice::easy));
    waitForTheTurn();
    if (table().watching()) play("a");
    takeATurn();
    wait(2);
    TEST_ASSERT_TRUE(table().watching());
    int& ticks = round == 0 ? slow : fast;
    if (round == 1) play("a");
    for (; ticks < 2000 && toMove() != 0; ++ticks) wait(1);
  }
  TEST_ASSERT_GREATER_THAN_INT(30, slow);
  TEST_ASSERT_LESS_THAN_INT(slow / 2, fast);
}

void test_looking_round_holds_a_computer_back_and_plays_nothing() {
  sit(seated(SeatChoice::person, SeatChoice::easy));
  waitForTheTurn();
  if (table().watching()) play("a");
  takeATurn();
  wait(2);
  play("select");
  const std::size_t before = session().moveCount();
  play("a right a wait:200");
  TEST_ASSERT_EQUAL_size_t(before, session().moveCount());
  TEST_ASSERT_FALSE_MESSAGE(table().context().retelling, "the view has the whole table");
  play("b");
  TEST_ASSERT_TRUE(table().context().retelling);
  waitForTheTurn();
  TEST_ASSERT_GREATER_THAN_size_t(before, session().moveCount());
}

// The first screen on which one looks round says how to go back, in every game; and B does so.
void test_looking_round_names_the_way_back_in_every_game() {
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const GameUi& ui = gameUiAt(i);
    outOfTheBox();
    console().settings().hints = Hints::off;
    const Options options = standardOptions(*ui.game);
    console().startGame(ui, options, 3);
    if (ui.game->seats(session().state()) < 2) continue;
    Seating seating;
    seating.set(toMove(), SeatChoice::hard);
    if (ui.game->seats(session().state()) > 2) seating.set(toMove() == 2 ? 1 : 2, SeatChoice::easy);
    console().startGame(ui, options, 3, false, &seating);
    if (onTop(console().screens.handOver)) play("a");
    wait(1);
    TEST_ASSERT_TRUE_MESSAGE(table().watching(), ui.game->id);
    play("select wait:40");
    ButtonHints hints{};
    table().buttonHints(hints);
    bool named = false;
    for (int k = 0; k < hints.count; ++k) named = named || hints.items[k].key == ButtonHint::Key::b;
    TEST_ASSERT_TRUE_MESSAGE(named, ui.game->id);
    TEST_ASSERT_FALSE(table().context().retelling);
    play("b");
    TEST_ASSERT_TRUE_MESSAGE(table().context().retelling, ui.game->id);
  }
}

void test_menu_and_log_open_while_a_computer_thinks() {
  sit(seated(SeatChoice::person, SeatChoice::hard));
  waitForTheTurn();
  if (table().watching()) play("a");
  takeATurn();
  wait(12);
  const std::size_t before = session().moveCount();
  play("start wait:4");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  play("down*3 a wait:4");
  TEST_ASSERT_TRUE(onTop(console().screens.log));
  play("b wait:2 b wait:2");
  TEST_ASSERT_TRUE(onTop(table()));
  TEST_ASSERT_EQUAL_size_t(before, session().moveCount());
  waitForTheTurn();
  TEST_ASSERT_GREATER_THAN_size_t(before, session().moveCount());
}

// Hears whether it is said that somebody thinks.
class HeardThinking final : public CanvasListener {
 public:
  HeardThinking() { machine().canvas.listen(this); }
  ~HeardThinking() { machine().canvas.listen(nullptr); }
  void wrote(int, int, const char*, std::size_t, Colour, Weight) override {}
  void wroteLarge(Rect, const char* words, std::size_t, Colour) override {
    thinks = thinks || std::strncmp(words, "THINKING", 8) == 0;
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  bool thinks = false;
};

// A move that comes at once is not announced by a word that is gone before it is read.
void test_it_is_said_that_a_computer_thinks_only_when_it_takes_a_while() {
  sit(seated(SeatChoice::hard, SeatChoice::person));
  TEST_ASSERT_TRUE(table().watching());
  int ticks = 0;
  const HeardThinking heard;
  for (; !heard.thinks && ticks < 60; ++ticks) {
    TEST_ASSERT_EQUAL_size_t(0, session().moveCount());
    console().redraw();
    wait(1);
  }
  TEST_ASSERT_TRUE(ticks >= 7 && ticks <= 12);
}

void test_it_is_said_for_as_long_as_the_thought_takes() {
  class Ponderer final : public Mover {
   public:
    Move decide(const Game&, const void*, const MoveList&) override { return kNoMove; }
  };
  static Ponderer ponderer;
  sit(seated(SeatChoice::hard, SeatChoice::person));
  table().seatMover(0, ponderer);
  wait(20);
  for (int i = 0; i < 300; ++i) {
    const HeardThinking heard;
    console().redraw();
    wait(1);
    TEST_ASSERT_TRUE(heard.thinks);
  }
}

// Somebody whose decision is to be shown after so many ticks, and comes never: the tick in which it is said.
int ticksUntilSaid(std::uint32_t shownAfter) {
  class Ponderer final : public Mover {
   public:
    Move decide(const Game&, const void*, const MoveList&) override { return kNoMove; }
    std::uint32_t ticksToShow(const Game&, const void*, Seat) const override { return shownAfter; }
    std::uint32_t shownAfter = 1;
  };
  static Ponderer ponderer;
  ponderer.shownAfter = shownAfter;
  sit(seated(SeatChoice::hard, SeatChoice::person));
  table().seatMover(0, ponderer);
  const HeardThinking heard;
  int ticks = 0;
  for (; !heard.thinks && ticks < 60; ++ticks) {
    console().redraw();
    wait(1);
  }
  return ticks;
}

void test_what_is_known_to_be_over_soon_is_not_announced() {
  const int usual = ticksUntilSaid(1);
  TEST_ASSERT_EQUAL_INT(usual, ticksUntilSaid(52));
  TEST_ASSERT_EQUAL_INT(usual, ticksUntilSaid(15));
  TEST_ASSERT_EQUAL_INT(usual + 3, ticksUntilSaid(11));  // unless it goes on
}

// More ticks are owed with every frame than a frame takes.
void test_on_a_device_that_is_always_late_a_computer_comes_to_its_move() {
  sit(seated(SeatChoice::hard, SeatChoice::person));
  for (int i = 0; i < 3000 && session().moveCount() == 0; ++i) {
    device.clock.advance(500);
    console().frame();
  }
  TEST_ASSERT_GREATER_THAN_size_t(0, session().moveCount());
}

// ---- what they play -------------------------------------------------------------------------------------------------
// A device on which a portion of thought takes its time.
class SlowClock final : public Clock {
 public:
  std::uint32_t milliseconds() override { return now_ += 40; }

 private:
  std::uint32_t now_ = 0;
};

void test_a_move_is_the_same_in_whatever_portions_it_was_thought() {
  static Thinking fast, slow;
  SlowClock slowClock;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    StateBox state{}, seen{};
    game.deal(state.at(), standardOptions(game), 5);
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    const Thinking::Question question{Thinking::Asker::opponent, Level::normal, 1, 0};
    fast.begin(question, game, seen.at(), 5);
    slow.begin(question, game, seen.at(), 5);
    int quick = 0, patient = 0;
    while (!fast.done()) {
      fast.work(device.clock, false);
      ++quick;
    }
    while (!slow.done()) {
      slow.work(slowClock, true);
      ++patient;
    }
    TEST_ASSERT_TRUE_MESSAGE(patient >= quick, game.id);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(fast.thinker().best(), slow.thinker().best(), game.id);
    TEST_ASSERT_EQUAL_UINT8(100, slow.thinker().percent());
  }
}

void test_sleep_and_power_cuts_in_the_middle_of_a_thought_change_nothing() {
  constexpr std::size_t kMoves = 30;
  sit(seated(SeatChoice::person, SeatChoice::normal));
  playOn(kMoves);
  const std::size_t moves = session().moveCount();
  const std::uint32_t undisturbed = recordSum();

  sit(seated(SeatChoice::person, SeatChoice::normal));
  for (std::size_t upTo = 4; upTo <= kMoves; upTo += 5) {
    playOn(upTo);
    wait(4);
    console().goToSleep();
    wait(2);
    TEST_ASSERT_TRUE(console().leave());
    powerCycle("template");
    console().settings().hints = Hints::off;
  }
  playOn(kMoves);
  TEST_ASSERT_EQUAL_size_t(moves, session().moveCount());
  TEST_ASSERT_EQUAL_HEX32(undisturbed, recordSum());
}

void test_who_comes_back_to_a_game_is_told_what_the_computer_did() {
  sit(seated(SeatChoice::person, SeatChoice::normal));
  waitForTheTurn();
  if (table().watching()) play("a");
  takeATurn();
  waitForTheTurn();
  TEST_ASSERT_TRUE(console().leave());
  powerCycle("template");
  TEST_ASSERT_TRUE(onTop(table()));
  TEST_ASSERT_TRUE(table().retelling());
  play("b a");
  TEST_ASSERT_FALSE(table().legal().empty());
}

// The move of a computer that ends the game: what it was is not swept away by the end.
void test_the_last_step_of_a_computer_stands_until_it_was_read() {
  for (const Motion motion : {Motion::full, Motion::off}) {
    int ended = 0;
    for (Seed seed = 1; seed <= 6; ++seed) {
      sit(seated(SeatChoice::person, SeatChoice::easy), seed);
      console().settings().motion = motion;
      playOn(1000);
      TEST_ASSERT_EQUAL(kNobody, toMove());
      if (!table().watching()) continue;  // the person's own move was the last
      ++ended;
      wait(400);
      TEST_ASSERT_TRUE_MESSAGE(onTop(table()), "it stands");
      ButtonHints hints{};
      table().buttonHints(hints);
      TEST_ASSERT_EQUAL_STRING("Go on", hints.items[hints.items[0].key == ButtonHint::Key::a ? 0 : 1].word);
      play("b wait:40 select wait:4 b wait:4");
      TEST_ASSERT_TRUE_MESSAGE(onTop(table()), "one may look round, too");
      play("a wait:2");
      TEST_ASSERT_TRUE(onTop(console().screens.end));
    }
    TEST_ASSERT_GREATER_THAN_INT(0, ended);
  }
}

// ---- nobody plays ---------------------------------------------------------------------------------------------------
void test_without_a_person_the_game_plays_itself_and_is_not_counted() {
  sit(seated(SeatChoice::easy, SeatChoice::easy));
  TEST_ASSERT_TRUE(table().isDemonstration());
  for (int i = 0; i < 20000 && !onTop(console().screens.end); ++i) wait(1);
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  TEST_ASSERT_EQUAL_UINT16(0, console().record().played);
}

// Every game with several seats, and computers at all of them.
template <class Try>
void demonstrateEach(Try tryIt) {
  int games = 0;
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const GameUi& ui = gameUiAt(i);
    Seating seating;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) seating.set(seat, SeatChoice::easy);
    outOfTheBox();
    console().settings().hints = Hints::off;
    console().startGame(ui, standardOptions(*ui.game), 5, false, &seating);
    if (ui.game->seats(session().state()) == 1) continue;
    TEST_ASSERT_TRUE_MESSAGE(table().isDemonstration(), ui.game->id);
    tryIt(ui);
    ++games;
  }
  TEST_ASSERT_GREATER_OR_EQUAL_INT(3, games);
}

void test_any_button_ends_a_demonstration() {
  for (const char* button : {"a", "b", "up", "select", "left"}) {
    demonstrateEach([&](const GameUi& ui) {
      wait(40);
      TEST_ASSERT_TRUE_MESSAGE(onTop(table()), ui.game->id);
      play(button);
      TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.games), button);
    });
  }
}

void test_every_game_plays_itself_to_its_end() {
  demonstrateEach([](const GameUi& ui) {
    console().settings().motion = Motion::off;
    for (int i = 0; i < 60000 && !onTop(console().screens.end); ++i) wait(1);
    TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.end), ui.game->id);
  });
}

void test_where_nobody_plays_nobody_is_spoken_to() {
  demonstrateEach([](const GameUi& ui) {
    armada_test::HeardWords words(machine().canvas);
    for (int i = 0; i < 240; ++i) {
      words.forget();
      console().redraw();
      wait(3);
      TEST_ASSERT_FALSE_MESSAGE(words.mentions("you", "You draw"), ui.game->id);  // which is printed on a card
    }
  });
}

// What the header says is behind while something moves, and so is the panel.
void test_header_and_panel_name_the_same_pilot() {
  Seating seating;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) seating.set(seat, SeatChoice::easy);
  const GameUi& ui = *gameUiOf(*findGame("stellar_scramble"));
  outOfTheBox();
  console().startGame(ui, standardOptions(*ui.game), 5, false, &seating);
  armada_test::HeardWords words(machine().canvas);
  int named = 0;
  for (int i = 0; i < 1500 && onTop(table()); ++i) {
    words.forget();
    console().redraw();
    wait(1);
    for (Seat seat = 0; seat < ui.game->seats(session().state()); ++seat) {
      const char* name = ui.game->seatNames[seat];
      if (!words.said(Shouted(name).c_str())) continue;
      TEST_ASSERT_TRUE_MESSAGE(words.ended(name), name);
      ++named;
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(100, named);
}

void test_the_pause_menu_says_who_plays() {
  const GameUi& ui = *gameUiOf(*findGame("stellar_scramble"));
  constexpr struct {
    SeatChoice seats[3];
    const char* words;
  } kCases[] = {
      {{SeatChoice::person, SeatChoice::person, SeatChoice::person}, "3 people"},
      {{SeatChoice::person, SeatChoice::easy, SeatChoice::hard}, "you and 2 computers"},
      {{SeatChoice::person, SeatChoice::person, SeatChoice::hard}, "2 people, 1 computer"},
      {{SeatChoice::easy, SeatChoice::easy, SeatChoice::hard}, "3 computers"},
  };
  for (const auto& each : kCases) {
    Seating seating;
    for (Seat seat = 0; seat < 3; ++seat) seating.set(seat, each.seats[seat]);
    outOfTheBox();
    console().settings().hints = Hints::off;
    console().startGame(ui, standardOptions(*ui.game), 5, false, &seating);
    wait(2);
    armada_test::HeardWords words(machine().canvas);
    play("start wait:6");
    TEST_ASSERT_TRUE_MESSAGE(words.said(each.words), each.words);
  }
}

// Rows of the pause menu stay where they are while what a computer did is to be read.
void test_suggest_a_move_keeps_its_place_and_says_why_not() {
  sit(seated(SeatChoice::person, SeatChoice::easy));
  waitForTheTurn();
  if (table().watching()) play("a");
  takeATurn();
  waitForTheTurn();
  TEST_ASSERT_TRUE(table().watching());
  armada_test::HeardWords words(machine().canvas);
  play("start wait:6");
  TEST_ASSERT_TRUE(words.said("Suggest a move"));
  words.forget();
  play("select wait:2");
  TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.pause), "nothing to suggest yet");
  TEST_ASSERT_TRUE(words.said("Read what happened first."));
  play("b wait:2 a wait:2 start wait:4 select wait:2");
  TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.hint), "SELECT in the menu asks for a hint");
}

// ---- taking back ----------------------------------------------------------------------------------------------------
// Open hands: nothing seals a move but chance. A person at seat 0, computers at the others.
void test_undo_goes_back_to_the_persons_own_last_decision_over_what_computers_did() {
  static Session running;
  static Chronicle chronicle(running);
  const Game* game = findGame("stellar_scramble");
  TEST_ASSERT_NOT_NULL(game);
  int over = 0, sealed = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    running.close();
    running.start(*game, standardOptions(*game), seed);
    for (int i = 0; i < 120 && game->toMove(running.state()) != kNobody; ++i) {
      Events silent;
      TEST_ASSERT_TRUE(running.play(game->quickMove(running.state()), silent));
      // What must come out: the last own move, if nothing at or behind it is sealed.
      std::size_t expected = running.moveCount();
      for (std::size_t k = running.moveCount(); k-- > running.undoFloor();) {
        StateBox before;
        running.moveMade(k, before, kNobody);
        if (game->toMove(before.at()) != 0) continue;
        expected = k;
        break;
      }
      Seat by = kNobody;
      TEST_ASSERT_EQUAL_size_t(expected, chronicle.lastToTakeBack(1, by));
      TEST_ASSERT_EQUAL(expected < running.moveCount(), by == 0);
      if (expected == running.moveCount()) ++sealed;
      if (expected + 1 < running.moveCount()) ++over;
    }
  }
  TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, sealed, "a seal lies between");
  TEST_ASSERT_GREATER_THAN_INT(0, over);
}

// Across the table B is a thumb's that may not be the one that decided last. What another person did is taken back in the menu alone, which
// names it. How often a decision went over that could be taken back.
int checkOthersSteps(const char* id, Seed seed) {
  const GameUi& ui = *gameUiOf(*findGame(id));
  const Game& game = *ui.game;
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().settings().motion = Motion::off;
  console().startGame(ui, standardOptions(game), seed, false);
  session().play(game.quickMove(session().state()), console().events());
  int wentOver = 0;
  for (int i = 0; i < 400 && toMove() != kNobody; ++i) {
    const Seat before = toMove();
    Events silent;
    TEST_ASSERT_TRUE(session().play(game.quickMove(session().state()), silent));
    if (toMove() == kNobody || silent.sealed() || !session().canUndo() || wentOver > 5) continue;
    table().enter();
    wait(2);
    if (!onTop(table()) || table().viewer() != toMove() || session().moveNumber() == 0) continue;
    const std::size_t moves = session().moveCount();
    TEST_ASSERT_TRUE_MESSAGE(table().canUndo(), id);
    TEST_ASSERT_EQUAL_MESSAGE(before == toMove(), table().context().canUndo, id);
    if (before == toMove()) continue;
    play("b wait:2");
    TEST_ASSERT_GREATER_OR_EQUAL_size_t_MESSAGE(moves, session().moveCount(), id);
    if (session().moveCount() > moves) continue;  // it was an ending of their own
    ++wentOver;
    TEST_ASSERT_TRUE(table().undo());
    TEST_ASSERT_EQUAL_size_t(moves - 1, session().moveCount());
    TEST_ASSERT_EQUAL_UINT8(before, table().viewer());
    TEST_ASSERT_TRUE(table().redo());
  }
  return wentOver;
}

void test_b_takes_back_no_step_of_another_person() {
  TEST_ASSERT_GREATER_THAN_INT(0, checkOthersSteps("rayguns", 1));
  TEST_ASSERT_GREATER_THAN_INT(0, checkOthersSteps("stellar_scramble", 1));
}

void test_with_hidden_hands_what_went_over_to_a_computer_is_not_taken_back() {
  sit(seated(SeatChoice::person, SeatChoice::easy));
  waitForTheTurn();
  if (table().watching()) play("a");
  takeATurn();
  waitForTheTurn();
  play("a");
  TEST_ASSERT_FALSE(table().canUndo());
  play("a wait:40");
  if (toMove() != 0) return;
  TEST_ASSERT_TRUE_MESSAGE(table().canUndo(), "their own step of this turn");
  const std::size_t moves = session().moveCount();
  TEST_ASSERT_TRUE(table().undo());
  TEST_ASSERT_EQUAL_size_t(moves - 1, session().moveCount());
  TEST_ASSERT_FALSE(table().canUndo());
}

}  // namespace

void runOpponentTests() {
  RUN_TEST(test_new_game_seats_computers_and_remembers_who_played);
  RUN_TEST(test_a_game_taken_up_again_and_one_played_again_keep_their_players);
  RUN_TEST(test_the_pause_menu_changes_who_plays_in_the_middle_of_a_game);
  RUN_TEST(test_a_after_a_choice_of_who_plays_keeps_that_choice);
  RUN_TEST(test_who_gives_their_seat_away_does_not_see_the_other_hand);
  RUN_TEST(test_a_computers_turn_is_told_and_stays_until_it_was_read);
  RUN_TEST(test_a_turn_that_goes_without_saying_is_not_told);
  RUN_TEST(test_no_word_of_a_step_stands_alone_on_its_last_line);
  RUN_TEST(test_steps_rest_to_be_read_and_a_skips_ahead);
  RUN_TEST(test_looking_round_holds_a_computer_back_and_plays_nothing);
  RUN_TEST(test_looking_round_names_the_way_back_in_every_game);
  RUN_TEST(test_menu_and_log_open_while_a_computer_thinks);
  RUN_TEST(test_what_is_known_to_be_over_soon_is_not_announced);
  RUN_TEST(test_it_is_said_that_a_computer_thinks_only_when_it_takes_a_while);
  RUN_TEST(test_it_is_said_for_as_long_as_the_thought_takes);
  RUN_TEST(test_on_a_device_that_is_always_late_a_computer_comes_to_its_move);
  RUN_TEST(test_a_move_is_the_same_in_whatever_portions_it_was_thought);
  RUN_TEST(test_sleep_and_power_cuts_in_the_middle_of_a_thought_change_nothing);
  RUN_TEST(test_who_comes_back_to_a_game_is_told_what_the_computer_did);
  RUN_TEST(test_the_last_step_of_a_computer_stands_until_it_was_read);
  RUN_TEST(test_without_a_person_the_game_plays_itself_and_is_not_counted);
  RUN_TEST(test_any_button_ends_a_demonstration);
  RUN_TEST(test_every_game_plays_itself_to_its_end);
  RUN_TEST(test_where_nobody_plays_nobody_is_spoken_to);
  RUN_TEST(test_header_and_panel_name_the_same_pilot);
  RUN_TEST(test_the_pause_menu_says_who_plays);
  RUN_TEST(test_suggest_a_move_keeps_its_place_and_says_why_not);
  RUN_TEST(test_undo_goes_back_to_the_persons_own_last_decision_over_what_computers_did);
  RUN_TEST(test_b_takes_back_no_step_of_another_person);
  RUN_TEST(test_with_hidden_hands_what_went_over_to_a_computer_is_not_taken_back);
}

}  // namespace shell_tests
