// Nothing hidden is ever drawn. Two games that differ only in what a viewer may not know must look the same, pixel by
// pixel: while that viewer looks, in the log, in the menus, and while the console is handed over.
#include <unity.h>

#include "rules/stellar_siege/stellar_siege.h"
#include "shell_tests.h"
#include "support/drawn_words.h"
#include "support/stellar_siege_positions.h"

using namespace armada;

namespace shell_tests {
namespace {

constexpr int kFrames = 16;
std::uint32_t first[kFrames];
int taken = 0;

// Everything that the viewer does not know becomes something else that it could be.
void exchangeSecrets(Seat viewer, std::uint32_t seed) {
  Rng rng = Rng::seeded(seed);
  const Session& session = console().session();
  session.game().determinize(const_cast<void*>(session.state()), viewer, rng);
}

// The first run takes the pictures, the second compares.
void look(bool compare) {
  TEST_ASSERT_LESS_THAN_INT(kFrames, taken);
  if (compare)
    TEST_ASSERT_EQUAL_UINT32(first[taken], frameSum());
  else
    first[taken] = frameSum();
  ++taken;
}

void watch(bool compare, const char* script) {
  play(script);
  look(compare);
}

// Red attacks; the run may exchange what Red does not know before Red looks.
void redsTurn(bool exchanged) {
  outOfTheBox("template");
  taken = 0;
  if (exchanged) exchangeSecrets(0, 99);
  watch(exchanged, "wait:3");  // handed over to Red
  sitDown();
  look(exchanged);
  watch(exchanged, "right right");
  watch(exchanged, "a wait:40");
  watch(exchanged, "start wait:5");
  watch(exchanged, "down*3 a");  // the log
  watch(exchanged, "b b");
  watch(exchanged, "b wait:8");      // opens fire, in motion
  watch(exchanged, "wait:120");      // handed over to Blue
  watch(exchanged, "start wait:6");  // the menu over it
  play("b");
}

void test_blues_hand_and_the_pile_never_show_while_red_holds_the_console() {
  redsTurn(false);
  const std::uint32_t before = frameSum();
  sitDown();
  const std::uint32_t blue = frameSum();
  redsTurn(true);
  TEST_ASSERT_EQUAL_UINT32(before, frameSum());
  sitDown();
  TEST_ASSERT_NOT_EQUAL_UINT32(blue, frameSum());  // it was another hand indeed
}

// Blue answers; what Blue does not know is exchanged while the console is handed over.
void bluesTurn(bool exchanged) {
  outOfTheBox("template");
  sitDown();
  play("a wait:40 b wait:120");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  taken = 0;
  if (exchanged) exchangeSecrets(1, 7);
  watch(exchanged, "start wait:6 b");
  sitDown();
  look(exchanged);
  watch(exchanged, "right");
  watch(exchanged, "start wait:5 down*3 a");  // the log
}

void test_reds_hand_never_shows_while_blue_holds_the_console() {
  bluesTurn(false);
  bluesTurn(true);
}

// Red sends a ship and nobody looks any more. The menu over the hand-over may be read by Blue.
void sendAndTurnAway(const char* script) {
  outOfTheBox("template");
  sitDown();
  play(script);
  console().screens.play.turnAway();
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("start wait:6 wait:60");
}

// The rows of the menu, without the words of the hand-over that shine through beside it.
std::uint32_t menuSum() {
  std::uint32_t sum = 0;
  for (int y = 60; y < 150; ++y) sum = crc32(device.panel.bytes() + (y * kPanelWidth + 80) * 2, 160 * 2, sum);
  return sum;
}

void test_the_menu_of_a_hand_over_names_no_step() {
  sendAndTurnAway("a wait:40");
  TEST_ASSERT_TRUE(console().session().canUndo());
  const std::uint32_t menu = menuSum();
  sendAndTurnAway("right*2 a wait:40");
  TEST_ASSERT_EQUAL_UINT32(menu, menuSum());
}

void test_the_menu_of_a_hand_over_has_no_log() {
  sendAndTurnAway("a wait:40");
  play("down*3 a");  // below Resume, Undo and Rules: the log would be here
  TEST_ASSERT_TRUE(onTop(console().screens.settings));
}

void test_a_position_of_another_seat_is_never_shown_without_a_hand_over() {
  outOfTheBox("template");
  sitDown();
  play("a wait:40");
  // Blue holds the console, and undo leads back to Red's decision.
  console().screens.play.turnAway();
  TEST_ASSERT_TRUE(console().session().undo());
  console().closeDownTo(console().screens.play);
  console().screens.play.takeSeat(1);
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_EQUAL_UINT8(kNobody, console().screens.play.viewer());
}

bool beginsWith(const char* words, const char* beginning) {
  return std::strncmp(words, beginning, std::strlen(beginning)) == 0;
}

void test_the_log_tells_each_reader_only_what_they_may_know() {
  outOfTheBox("template");
  playToTheEnd();
  static const char* const kDraws[] = {"Red draws ", "Blue draws "};
  static const char* const kVeiled[] = {"Red draws 1 ship.", "Blue draws 1 ship."};
  for (Seat viewer = 0; viewer < 2; ++viewer) {
    int own = 0, veiled = 0;
    console().chronicle().tell(viewer, 0, console().session().moveCount(), [&](Seat, bool, const char* words) {
      TEST_ASSERT_FALSE(beginsWith(words, kDraws[viewer]));  // that is you
      if (beginsWith(words, kDraws[1 - viewer])) {
        TEST_ASSERT_EQUAL_STRING(kVeiled[1 - viewer], words);
        ++veiled;
      }
      if (beginsWith(words, "You draw ")) {
        TEST_ASSERT_TRUE(std::strcmp(words, "You draw 1 ship.") != 0);
        ++own;
      }
    });
    TEST_ASSERT_GREATER_THAN_INT(0, own);
    TEST_ASSERT_GREATER_THAN_INT(0, veiled);
  }
  int told = 0;
  console().chronicle().tell(kNobody, 0, console().session().moveCount(), [&](Seat, bool, const char* words) {
    ++told;
    TEST_ASSERT_FALSE(beginsWith(words, "You"));
    TEST_ASSERT_FALSE(beginsWith(words, kDraws[0]) || beginsWith(words, kDraws[1]));
  });
  TEST_ASSERT_GREATER_THAN_INT(0, told);
}

void test_nobody_sees_what_lies_open_to_all_in_every_game() {
  StateBox state, seen, own, other;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    game.deal(state.at(), standardOptions(game), 5);
    std::memset(&seen, 0, sizeof seen);
    std::memset(&other, 0, sizeof other);
    game.observe(state.at(), kNobody, seen.at());
    for (Seat seat = 0; seat < game.seats(state.at()); ++seat) {
      // What nobody in particular sees, each player sees as well.
      game.observe(state.at(), seat, own.at());
      game.observe(own.at(), kNobody, other.at());
      TEST_ASSERT_EQUAL_MEMORY_MESSAGE(seen.bytes, other.bytes, game.stateBytes, game.id);
    }
    Text<64> headline;
    game.headline(seen.at(), headline);
    TEST_ASSERT_FALSE_MESSAGE(headline.empty(), game.id);
  }
}

// A Planet Effect that is declined shows nothing. Hyperion is offered to who holds a Soldier: a log that counted the moves
// would tell it.
std::uint32_t logAfterHyperion(stellar_siege::Kind last) {
  using namespace stellar_siege_test;
  outOfTheBox();
  Siege table;
  table.side(Effect::hyperion).hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::adjacent, Kind::adjacent, last});
  table.hand(kAntillians, {Kind::anywhere}).ready();
  Session& session = console().session();
  session.startFrom(kStellarSiege, &table.state);
  const bool offered = stellar_siege::isSoldier(last);
  TEST_ASSERT_TRUE(session.play(deploy(Kind::anyTime), console().events()));
  TEST_ASSERT_EQUAL(offered, session.play(kDecline, console().events()));
  TEST_ASSERT_TRUE(session.play(kEndTurn, console().events()));
  console().screens.log.read(kMorkolytes);
  console().open(console().screens.log);
  wait(3);
  return frameSum();
}

void test_the_log_does_not_tell_by_a_count_that_something_was_declined() {
  using stellar_siege::Kind;
  TEST_ASSERT_EQUAL_UINT32(logAfterHyperion(Kind::additional), logAfterHyperion(Kind::drawFew));
}

// A computer that does as little as it may, and does not think.
class Idler final : public Mover {
 public:
  Move decide(const Game&, const void*, const MoveList& legal) override {
    using namespace stellar_siege_test;
    for (const Move move : {kDecline, kEndTurn, deploy(Kind::anyTime)})
      if (legal.contains(move)) return move;
    return legal[0];
  }
};

// How long its turn takes, until the person may read what it did; and all that is seen meanwhile.
struct IdleTurn {
  int ticks;
  std::uint32_t frames;
};

IdleTurn idleTurnAtHyperion(stellar_siege::Kind last) {
  using namespace stellar_siege_test;
  static Idler idler;
  outOfTheBox();
  console().settings().hints = Hints::off;
  Siege table;
  table.side(Effect::hyperion).hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::adjacent, Kind::adjacent, last});
  table.hand(kAntillians, {Kind::anywhere}).ready();
  Session& session = console().session();
  session.startFrom(kStellarSiege, &table.state);
  console().screens.play.seatMover(kAntillians, idler);
  console().open(console().screens.play);
  console().screens.play.enter();
  IdleTurn turn{0, 0};
  for (; turn.ticks < 2000 && session.game().toMove(session.state()) != kMorkolytes; ++turn.ticks) {
    wait(1);
    const std::uint32_t frame = frameSum();
    turn.frames = crc32(&frame, sizeof frame, turn.frames);
  }
  TEST_ASSERT_EQUAL_size_t(stellar_siege::isSoldier(last) ? 3 : 2, session.moveCount());
  return turn;
}

void test_a_computers_turn_does_not_tell_that_it_declined_something() {
  using stellar_siege::Kind;
  const IdleTurn without = idleTurnAtHyperion(Kind::additional), declined = idleTurnAtHyperion(Kind::drawFew);
  TEST_ASSERT_GREATER_THAN_INT(30, without.ticks);
  TEST_ASSERT_EQUAL_INT(without.ticks, declined.ticks);
  TEST_ASSERT_EQUAL_UINT32(without.frames, declined.frames);
}

// ---- what a thought takes -------------------------------------------------------------------------------------------
// What the first person sees of a computer at the other seats, and for how long, until it shows something.
struct Suspense {
  int ticks;
  std::uint32_t frames;  // all of them
  std::size_t moves;
};

bool isNoticed(std::size_t move, Seat viewer) {
  StateBox seen;
  console().chronicle().after(move, viewer, seen, console().events());
  return console().events().size() > 0;
}

Suspense waitFor(const Game& game, const StateBox& position, SeatChoice level, bool looksRound) {
  constexpr Seat kPerson = 0;
  Seating seating;
  for (Seat seat = 1; seat < kMaxSeats; ++seat) seating.set(seat, level);
  outOfTheBox();
  console().settings().hints = Hints::off;
  Session& session = console().session();
  session.startFrom(game, position.at());
  session.seat(seating);
  console().open(console().screens.play);
  console().screens.play.enter();
  wait(1);
  if (looksRound) play("select");
  Suspense suspense{0, 0, 0};
  for (bool noticed = false; !noticed && suspense.ticks < 2000; ++suspense.ticks) {
    wait(1);
    if (looksRound && suspense.ticks == 300) play("b");
    for (; suspense.moves < session.moveCount(); ++suspense.moves)
      noticed = noticed || isNoticed(suspense.moves, kPerson) || game.toMove(session.state()) == kPerson;
    const std::uint32_t frame = frameSum();
    if (!noticed) suspense.frames = crc32(&frame, sizeof frame, suspense.frames);
  }
  return suspense;
}

// Positions of a game by quick players in which a computer is to decide, and the same with other cards in its hand: each is seen for as
// long as all others, frame by frame. How many different numbers of decisions there were.
int checkSuspense(const char* id, SeatChoice level, Seed seed, int every, int most, bool looksRound = false) {
  const Game& game = *findGame(id);
  Rng rng = Rng::seeded(seed);
  StateBox state, seen;
  Events unheard;
  game.deal(state.at(), standardOptions(game), seed);
  int differ = 0;
  for (int number = 1; game.toMove(state.at()) != kNobody && most > 0; ++number) {
    if (number % every == 0 && game.toMove(state.at()) != 0) {
      const Suspense first = waitFor(game, state, level, looksRound);
      --most;
      for (int world = 0; world < 2; ++world) {
        StateBox other = state;
        game.determinize(other.at(), 0, rng);
        const Suspense again = waitFor(game, other, level, looksRound);
        TEST_ASSERT_EQUAL_INT_MESSAGE(first.ticks, again.ticks, id);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(first.frames, again.frames, id);
        differ += first.moves != again.moves ? 1 : 0;
      }
    }
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    game.apply(state.at(), game.quickMove(seen.at()), unheard);
  }
  return differ;
}

// Decisions that a quick player makes before the first person notices one.
int quickUnnoticed(const Game& game, StateBox state) {
  const Seat mover = game.toMove(state.at());
  for (int made = 0;; ++made) {
    StateBox seen;
    Events events;
    game.observe(state.at(), mover, seen.at());
    game.apply(state.at(), game.quickMove(seen.at()), events);
    events.keepFor(0);
    if (events.size() > 0 || game.toMove(state.at()) != mover) return made;
  }
}

// The same where a quick player would make more decisions with other cards: where those are brief, and what the first is about is not,
// it would be easy to tell. How many such positions there were.
int checkSuspenseOfAChain(const char* id, SeatChoice level, int positions) {
  const Game& game = *findGame(id);
  int checked = 0;
  for (Seed seed = 1; checked < positions; ++seed) {
    Rng rng = Rng::seeded(seed);
    StateBox state, seen;
    Events unheard;
    game.deal(state.at(), standardOptions(game), seed);
    while (game.toMove(state.at()) != kNobody && checked < positions) {
      StateBox other = state;
      if (game.toMove(state.at()) != 0) game.determinize(other.at(), 0, rng);
      if (!game.isDetail(state.at()) && quickUnnoticed(game, state) != quickUnnoticed(game, other)) {
        const Suspense here = waitFor(game, state, level, false), there = waitFor(game, other, level, false);
        TEST_ASSERT_EQUAL_INT_MESSAGE(here.ticks, there.ticks, id);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(here.frames, there.frames, id);
        ++checked;
      }
      game.observe(state.at(), game.toMove(state.at()), seen.at());
      game.apply(state.at(), game.quickMove(seen.at()), unheard);
    }
  }
  return checked;
}

void test_how_long_a_computer_thinks_does_not_tell_what_it_holds() {
  int differ = 0;
  for (Seed seed = 1; seed <= 3; ++seed) {
    differ += checkSuspense("stellar_siege", SeatChoice::easy, seed, 3, 20);
    differ += checkSuspense("stellar_siege", SeatChoice::normal, seed, 3, 20);
    differ += checkSuspense("stellar_siege", SeatChoice::hard, seed, 8, 2);
    differ += checkSuspense("stellar_siege", SeatChoice::normal, seed, 5, 8, true);
  }
  TEST_ASSERT_GREATER_THAN_INT(0, differ);
  TEST_ASSERT_EQUAL_INT(4, checkSuspenseOfAChain("stellar_siege", SeatChoice::hard, 4));
  checkSuspense("rayguns", SeatChoice::easy, 1, 9, 12);
  checkSuspense("rayguns", SeatChoice::normal, 1, 9, 12);
  checkSuspense("rayguns", SeatChoice::hard, 1, 40, 1);
}

// The Antillians' Stinger makes the Morkolytes discard. Afterwards the console goes back to the Antillians if they may have
// something to decide, whatever they hold; where both can see that they have not, their turn is ended for them.
bool goesBack(stellar_siege::Effect side, stellar_siege_test::Kinds others) {
  using namespace stellar_siege_test;
  outOfTheBox();
  console().settings().hints = Hints::off;
  Siege table;
  table.side(side).hand(kAntillians, others).hand(kAntillians, {Kind::enemyDiscards});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawMany, Kind::adjacent});
  for (int i = 0; i < 3; ++i) table.state.discards[kAntillians].add(Kind::anyTime);
  table.play(deploy(Kind::enemyDiscards));
  if (table.legal(kDeclareNot)) table.play(kDeclareNot);
  table.play(kSmaller).expectPhase(Phase::discard, kMorkolytes);
  console().session().startFrom(kStellarSiege, &table.state);
  console().open(console().screens.play);
  console().screens.play.enter();
  console().closeDownTo(console().screens.play);
  console().screens.play.takeSeat(kMorkolytes);
  const std::size_t moves = console().session().moveCount();
  play("wait:20 a");
  for (int i = 0; i < 200 && !onTop(console().screens.handOver) && console().session().moveCount() < moves + 2; ++i)
    wait(1);
  const bool back = onTop(console().screens.handOver);
  // Made for them, the end of the turn is a move in the record, and the Morkolytes go on without a hand-over.
  TEST_ASSERT_EQUAL_size_t(moves + (back ? 1 : 2), console().session().moveCount());
  if (!back) TEST_ASSERT_EQUAL_UINT8(kMorkolytes, console().screens.play.viewer());
  return back;
}

void test_the_console_goes_back_whatever_is_hidden_and_not_at_all_where_nothing_is_left_to_decide() {
  using stellar_siege::Effect;
  using stellar_siege::Kind;
  TEST_ASSERT_TRUE(
      goesBack(Effect::hyperion, {Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anywhere, Kind::drawFew}));
  TEST_ASSERT_TRUE(
      goesBack(Effect::hyperion, {Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anywhere, Kind::anyPlanet}));
  // Taltuva was declared or not with the Soldier: no Planet Effect is left at planet 4.
  TEST_ASSERT_FALSE(goesBack(Effect::taltuva, {Kind::adjacent, Kind::adjacent, Kind::drawFew}));
  TEST_ASSERT_FALSE(goesBack(Effect::taltuva, {Kind::adjacent, Kind::adjacent, Kind::anywhere}));
}

// Whether these words are in anything that is written.
class Watch final : public CanvasListener {
 public:
  explicit Watch(const char* words) : words_(words) { machine().canvas.listen(this); }
  ~Watch() { machine().canvas.listen(nullptr); }
  bool seen() const { return seen_; }
  void wrote(int, int, const char* words, std::size_t bytes, Colour, Weight) override { look(words, bytes); }
  void wroteLarge(Rect, const char* words, std::size_t bytes, Colour) override { look(words, bytes); }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}

 private:
  void look(const char* words, std::size_t bytes) {
    char copy[128] = {};
    std::memcpy(copy, words, bytes < sizeof copy ? bytes : sizeof copy - 1);
    seen_ |= std::strstr(copy, words_) != nullptr;
  }
  const char* words_;
  bool seen_ = false;
};

// The seed deals both hands: it is told when they have been played, and nowhere before.
void test_the_seed_is_shown_after_the_end_and_not_while_hands_are_hidden() {
  outOfTheBox("template");
  console().startGame(kTemplateUi, standardOptions(*kTemplateUi.game), 734921);
  {
    const Watch watch("734921");
    play("wait:5 start wait:10 b wait:5");  // handed over, with the menu
    sitDown();
    play("wait:5 right a wait:40 start wait:10 down*3 a wait:10 b wait:5 b wait:5");  // the table, the menu, the log
    TEST_ASSERT_FALSE(watch.seen());
  }
  console().closeDownTo(console().screens.play);
  playToTheEnd();
  const Watch watch("734921");
  console().redraw();
  wait(2);
  TEST_ASSERT_TRUE(watch.seen());
}

bool menuSays(const char* words) {
  play("start wait:10");
  armada_test::DrawnWords drawn(machine().canvas);
  console().redraw();
  wait(1);
  return drawn.said(words);
}

// Who has seen a deal would know the other's hand in it.
void test_the_same_deal_is_not_offered_where_hands_are_hidden() {
  outOfTheBox("stellar_siege");
  sitDown();
  TEST_ASSERT_FALSE(menuSays("Deal again"));
  outOfTheBox("pew_pew");
  sitDown();
  TEST_ASSERT_TRUE(menuSays("Deal again"));
}

}  // namespace

void runSecretTests() {
  RUN_TEST(test_blues_hand_and_the_pile_never_show_while_red_holds_the_console);
  RUN_TEST(test_reds_hand_never_shows_while_blue_holds_the_console);
  RUN_TEST(test_the_menu_of_a_hand_over_names_no_step);
  RUN_TEST(test_the_menu_of_a_hand_over_has_no_log);
  RUN_TEST(test_a_position_of_another_seat_is_never_shown_without_a_hand_over);
  RUN_TEST(test_the_log_tells_each_reader_only_what_they_may_know);
  RUN_TEST(test_nobody_sees_what_lies_open_to_all_in_every_game);
  RUN_TEST(test_the_log_does_not_tell_by_a_count_that_something_was_declined);
  RUN_TEST(test_a_computers_turn_does_not_tell_that_it_declined_something);
  RUN_TEST(test_how_long_a_computer_thinks_does_not_tell_what_it_holds);
  RUN_TEST(test_the_console_goes_back_whatever_is_hidden_and_not_at_all_where_nothing_is_left_to_decide);
  RUN_TEST(test_the_same_deal_is_not_offered_where_hands_are_hidden);
  RUN_TEST(test_the_seed_is_shown_after_the_end_and_not_while_hands_are_hidden);
}

}  // namespace shell_tests
