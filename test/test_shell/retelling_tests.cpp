// Between two players: the hand-over that stands before every change of the viewer, and the retelling of what happened
// since the viewer's own last move.
#include <unity.h>

#include <cstdio>

#include "rules/rayguns/rayguns.h"
#include "rules/rayguns/state.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "rules/template_game/state.h"
#include "screens/stellar_siege/ui.h"
#include "shell_tests.h"
#include "support/scale.h"

using namespace armada;

namespace shell_tests {
namespace {

using template_game::State;

// ---- reading the screen ---------------------------------------------------------------------------------------------
// Every line that can be read between two rows, one below the other, in the order in which they were written.
class Reader final : public CanvasListener {
 public:
  Reader(int from, int to) : from_(from), to_(to) {
    machine().canvas.listen(this);
    console().redraw();
    console().frame();  // the clock stands still: it is only drawn
    machine().canvas.listen(nullptr);
    std::size_t used = 0;
    for (int i = 0; i < count_; ++i) {
      TEST_ASSERT_LESS_THAN_size_t(sizeof lines, used + std::strlen(written_[i].words) + 2);
      used += static_cast<std::size_t>(std::snprintf(lines + used, sizeof lines - used, "%s\n", written_[i].words));
    }
  }
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour, Weight) override {
    if (y < from_ || y >= to_) return;
    TEST_ASSERT_LESS_THAN_INT(kMost, count_);
    TEST_ASSERT_LESS_THAN_size_t(sizeof written_[0].words, bytes);
    Written& line = written_[count_++];
    line.x = x;
    line.y = y;
    std::memcpy(line.words, words, bytes);
    line.words[bytes] = '\0';
  }
  void filled(Rect area, Colour) override {  // what stood there cannot be read any more
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
      const Written& line = written_[i];
      const bool gone = line.x >= area.x && line.x < area.x + area.w && line.y >= area.y && line.y < area.y + area.h;
      if (!gone) written_[kept++] = line;
    }
    count_ = kept;
  }
  void dimmed(Rect) override {}
  char lines[1024] = "";

 private:
  static constexpr int kMost = 40;
  struct Written {
    int x, y;
    char words[120];
  };
  int from_, to_;
  int count_ = 0;
  static inline Written written_[kMost];  // one reads at a time
};

#define ASSERT_TOLD(expected) TEST_ASSERT_EQUAL_STRING(expected, Reader(140, 219).lines)

PlayScreen& table() { return console().screens.play; }
std::uint32_t moves() { return static_cast<std::uint32_t>(console().session().moveCount()); }

// ---- the story: seed 7 ----------------------------------------------------------------------------------------------
constexpr Move kHarrier = 17, kJay = 6, kTern = 10;
constexpr const char* kToldToBlue = "Before your first move\nRed sends Harrier, strength 5.\nRed opens fire with 5.\n";
constexpr const char* kToldToRed =
    "Since your last move\nYou score 2: 5 against 2.\nYou draw Rook.\nBlue draws 1 ship.\n"
    "Blue sends Tern, strength 3.\nBlue opens fire with 3.\n";

void redAttacks() {
  outOfTheBox("template");
  sitDown();
  play("right*3 a wait:20 b wait:90");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
}

// Blue sends Jay and stands, which gives Red 2 points, then attacks with Tern.
void blueAnswersAndAttacks() {
  redAttacks();
  sitDown();
  play("a wait:20 b wait:150 a wait:20 b wait:120");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_EQUAL_UINT32(6, moves());
}

void tellToTheEnd() { wait(600); }

void test_the_enemys_moves_are_told_one_by_one() {
  redAttacks();
  play("a");
  TEST_ASSERT_TRUE(table().retelling());
  TEST_ASSERT_EQUAL_UINT8(1, table().viewer());
  ASSERT_TOLD("Before your first move\n");
  wait(12);
  ASSERT_TOLD("Before your first move\nRed sends Harrier, strength 5.\n");
  TEST_ASSERT_TRUE(console().screens.play.moving());
  tellToTheEnd();
  ASSERT_TOLD(kToldToBlue);
  TEST_ASSERT_TRUE(table().retelling());  // it waits for a press
}

void test_the_position_that_is_seen_goes_along_with_the_telling() {
  redAttacks();
  play("a");
  const State& seen = *static_cast<const State*>(table().seen());
  TEST_ASSERT_EQUAL_size_t(0, seen.line[0].size());
  wait(12);
  TEST_ASSERT_EQUAL_size_t(1, seen.line[0].size());
  TEST_ASSERT_TRUE(seen.phase == template_game::Phase::attack);
  tellToTheEnd();
  TEST_ASSERT_TRUE(seen.phase == template_game::Phase::answer);
  StateBox proper;
  console().session().observe(1, proper);
  TEST_ASSERT_EQUAL_MEMORY(proper.bytes, table().seen(), kTemplateUi.game->stateBytes);
}

void test_nothing_is_legal_or_played_before_all_is_told_and_a_is_pressed() {
  redAttacks();
  console().record().teachAgain();
  play("a");
  for (int i = 0; i < 100; ++i) {
    TEST_ASSERT_EQUAL_size_t(0, table().legal().size());
    TEST_ASSERT_FALSE(table().play(kJay));
    play(i % 2 == 0 ? "select" : "right");
    TEST_ASSERT_TRUE(onTop(table()));  // no lesson either
  }
  TEST_ASSERT_EQUAL_UINT32(2, moves());
  play("b");
  TEST_ASSERT_TRUE(table().retelling());
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
  TEST_ASSERT_GREATER_THAN_size_t(0, table().legal().size());
  wait(2);
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
}

void test_forced_answers_and_what_followed_are_told_in_order_as_their_viewer_may_know_it() {
  blueAnswersAndAttacks();
  play("a");
  ASSERT_TOLD("Since your last move\n");
  play("b");
  ASSERT_TOLD(kToldToRed);
  play("up");  // one line more than the panel holds
  ASSERT_TOLD(
      "Since your last move\nBlue sends Jay, strength 2.\nYou score 2: 5 against 2.\nYou draw Rook.\n"
      "Blue draws 1 ship.\nBlue sends Tern, strength 3.\n");
  play("up down");
  ASSERT_TOLD(kToldToRed);
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
}

void test_a_jumps_to_the_end_of_the_motion_and_then_to_the_next_move() {
  redAttacks();
  play("a");
  play("a");  // at rest: the first move
  TEST_ASSERT_TRUE(console().screens.play.moving());
  device.buttons.hold(bit(Button::a));
  wait(1);
  TEST_ASSERT_FALSE(console().screens.play.moving());
  ASSERT_TOLD("Before your first move\nRed sends Harrier, strength 5.\n");
  device.buttons.hold(0);
  wait(3);
  play("a");
  ASSERT_TOLD(kToldToBlue);
  play("a");  // the motion's end
  TEST_ASSERT_TRUE(table().retelling());
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
}

void test_b_tells_all_the_rest_at_once() {
  redAttacks();
  play("a wait:4 b");
  TEST_ASSERT_FALSE(console().screens.play.moving());
  ASSERT_TOLD(kToldToBlue);
  play("b b");
  TEST_ASSERT_TRUE(table().retelling());  // only A goes on
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
}

void test_with_motion_off_all_lines_stand_at_once() {
  redAttacks();
  console().settings().motion = Motion::off;
  play("a");
  ASSERT_TOLD(kToldToBlue);
  TEST_ASSERT_TRUE(table().retelling());
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
}

int ticksToTheFirstMove(Motion motion) {
  redAttacks();
  console().settings().motion = motion;
  play("a");
  int ticks = 0;
  for (; !console().screens.play.moving() && ticks < 100; ++ticks) wait(1);
  return ticks + 6;  // those of the press
}

void test_short_motion_halves_the_rest_before_a_move() {
  TEST_ASSERT_INT_WITHIN(1, 15, ticksToTheFirstMove(Motion::full));
  TEST_ASSERT_INT_WITHIN(1, 7, ticksToTheFirstMove(Motion::brief));
}

void test_motion_switched_off_meanwhile_ends_the_telling_with_all_lines() {
  redAttacks();
  play("a");
  console().settings().motion = Motion::off;
  wait(2);
  ASSERT_TOLD(kToldToBlue);
}

void test_after_a_power_cut_it_is_handed_over_and_told_again() {
  redAttacks();
  sitDown();
  wait(100);
  powerCycle("template");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("a b");
  ASSERT_TOLD(kToldToBlue);
}

void sleepAndWake() {
  const std::uint32_t before = device.power.sleeps();
  device.clock.advance(3 * 60 * 1000);
  wait(2);
  TEST_ASSERT_EQUAL_UINT32(before + 1, device.power.sleeps());
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
}

void test_sleep_hands_over_and_tells_again_until_the_player_has_moved() {
  redAttacks();
  play("a wait:10");
  TEST_ASSERT_TRUE(table().retelling());
  sleepAndWake();  // amid it
  TEST_ASSERT_FALSE(table().retelling());
  play("a b");
  ASSERT_TOLD(kToldToBlue);
  play("a");
  sitDown();
  sleepAndWake();  // at their own decision
  play("a b");
  ASSERT_TOLD(kToldToBlue);
  play("a");
  sitDown();
  play("a wait:30");
  TEST_ASSERT_EQUAL_UINT32(3, moves());
  sleepAndWake();  // behind a move of their own
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
}

void test_undo_and_redo_within_a_turn_tell_nothing_again() {
  redAttacks();
  sitDown();
  play("a wait:30");
  TEST_ASSERT_TRUE(table().undo());
  TEST_ASSERT_FALSE(table().retelling());
  TEST_ASSERT_TRUE(table().redo());
  TEST_ASSERT_FALSE(table().retelling());
}

// Blue sends a ship and takes it back: redo would bring it.
void blueTakesBack() {
  redAttacks();
  sitDown();
  play("a wait:30");
  TEST_ASSERT_TRUE(table().undo());
}

void test_nothing_is_taken_back_or_brought_back_while_handed_over_or_told() {
  blueTakesBack();
  TEST_ASSERT_TRUE(table().redo());
  sleepAndWake();
  TEST_ASSERT_TRUE(console().session().canUndo());
  TEST_ASSERT_FALSE(table().canUndo());
  play("start wait:5 down a");  // it would take back Blue's ship
  TEST_ASSERT_EQUAL_UINT32(3, moves());
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  play("start");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));

  blueTakesBack();
  sleepAndWake();
  TEST_ASSERT_TRUE(console().session().canRedo());
  TEST_ASSERT_FALSE(table().redo());
  play("a");
  TEST_ASSERT_TRUE(table().retelling());
  TEST_ASSERT_FALSE(table().redo() || table().undo());
  TEST_ASSERT_EQUAL_UINT32(2, moves());
}

void test_the_menu_leaves_the_telling_where_it_was() {
  redAttacks();
  play("a wait:10 start wait:20 start");
  TEST_ASSERT_TRUE(table().retelling());
  ASSERT_TOLD("Before your first move\nRed sends Harrier, strength 5.\n");
  tellToTheEnd();
  ASSERT_TOLD(kToldToBlue);
}

void test_another_game_begun_meanwhile_tells_nothing_of_the_old_one() {
  redAttacks();
  play("a wait:5");
  TEST_ASSERT_TRUE(table().retelling());
  console().startGame(kTemplateUi, standardOptions(*kTemplateUi.game), 3);
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
}

// ---- the last words of a hand-over ----------------------------------------------------------------------------------
constexpr int kLastWordsTop = 167, kLastWordsEnd = 217;

// Plays Stellar Siege until somebody who had to discard in the Enemy's turn gets the console for their own. false: not in
// this game.
bool handedOverAfterAForcedDiscard(Seed seed) {
  outOfTheBox();
  console().settings().motion = Motion::off;
  console().settings().hints = Hints::off;
  console().startGame(kStellarSiegeUi, standardOptions(kStellarSiege), seed);
  Seat discarded = kNobody;
  for (int i = 0; i < 60; ++i) {
    const auto& state = *static_cast<const stellar_siege::State*>(console().session().state());
    const Seat seat = kStellarSiege.toMove(&state);
    if (seat == kNobody) return false;
    if (onTop(console().screens.handOver) && seat == discarded) return true;
    sitDown();
    if (state.phase == stellar_siege::Phase::discard && seat != state.active)
      discarded = seat;
    else if (seat == discarded)
      discarded = kNobody;
    TEST_ASSERT_TRUE(table().play(table().legal()[0]));
    wait(3);
  }
  return false;
}

void test_a_hand_over_does_not_tell_its_taker_what_they_did_before_the_enemy() {
  int found = 0;
  for (Seed seed = 1; seed <= 30 && found < 5; ++seed) {
    if (!handedOverAfterAForcedDiscard(seed)) continue;
    ++found;
    const Reader read(kLastWordsTop, kLastWordsEnd);
    const char* enemy = kStellarSiege.seatNames[kStellarSiege.toMove(console().session().state()) == 0 ? 1 : 0];
    TEST_ASSERT_EQUAL_STRING_LEN(enemy, read.lines, std::strlen(enemy));
  }
  TEST_ASSERT_EQUAL_INT(5, found);
}

void test_who_left_amid_their_turn_is_told_their_own_last_move() {
  redAttacks();
  sitDown();
  play("a wait:30");
  TEST_ASSERT_EQUAL_UINT32(3, moves());
  sleepAndWake();
  TEST_ASSERT_EQUAL_STRING_LEN("Blue sends Jay", Reader(kLastWordsTop, kLastWordsEnd).lines, 14);
}

void test_a_solitaire_is_never_retold() {
  outOfTheBox("pew_pew");
  sitDown();
  play("a wait:40");
  TEST_ASSERT_EQUAL_UINT32(1, moves());
  device.clock.advance(3 * 60 * 1000);
  wait(2);
  TEST_ASSERT_EQUAL_UINT32(1, device.power.sleeps());
  TEST_ASSERT_FALSE(table().retelling());
  wait(100);
  powerCycle("pew_pew");
  TEST_ASSERT_TRUE(onTop(table()));
  TEST_ASSERT_FALSE(table().retelling());
}

// ---- secrets --------------------------------------------------------------------------------------------------------
// The session goes on from a position that no deal leads to: as after a change of the rules.
void beginAt(const State& state) {
  const Game& game = *kTemplateUi.game;
  Session& session = console().session();
  static std::uint8_t image[kMaxImageBytes];
  const std::size_t count = session.image(image, sizeof image, 1);
  const std::size_t stateAt = 4 + 1 + 4 + 1 + std::strlen(game.id) + 1 + 4 + kMaxOptions + 1 + 1 + 2 + 2 + 2 + 4 + 2;
  ByteWriter out(image + stateAt, count - stateAt);
  game.encode(&state, out);
  out.u32(crc32(image + stateAt, out.used()));
  out.u32(crc32(image, stateAt + out.used()));
  TEST_ASSERT_EQUAL_size_t(count, stateAt + out.used());
  TEST_ASSERT_TRUE(goesOn(session.load(image, count, nullptr)));
}

void swap(template_game::Ship& one, template_game::Ship& other) {
  const template_game::Ship ship = one;
  one = other;
  other = ship;
}

// Red attacks, Blue answers with Jay, draws what Red may not see, and attacks with Tern. Exchanged: Blue draws another
// ship, and has had another one all the while.
void theStory(bool exchanged) {
  outOfTheBox("template");
  State state = *static_cast<const State*>(console().session().state());
  if (exchanged) {
    swap(state.pile[state.pile.size() - 2], state.pile[0]);
    TEST_ASSERT_EQUAL_UINT8(12, state.hand[1][2]);  // Crane becomes Lark, the first of the hand then
    TEST_ASSERT_EQUAL_UINT8(3, state.pile[1]);
    state.pile[1] = 12;
    state.hand[1][2] = state.hand[1][1];
    state.hand[1][1] = state.hand[1][0];
    state.hand[1][0] = 3;
  }
  beginAt(state);
  static constexpr Move kStory[] = {kHarrier, template_game::kDone, kJay, template_game::kDone,
                                    kTern,    template_game::kDone};
  for (const Move move : kStory) TEST_ASSERT_TRUE(console().session().play(move, console().events()));
  table().enter();
  calm();
}

struct Scene {
  std::uint32_t picture;
  char words[1024];
};

void take(Scene& scene) {
  std::memcpy(scene.words, Reader(0, 240).lines, sizeof scene.words);
  scene.picture = frameSum();
}

// Every tick of the telling: what is drawn, what the view may read, and the events it gets.
constexpr int kTicks = 150;
void watchTheTelling(bool compare, std::uint32_t (&sums)[kTicks]) {
  for (std::uint32_t& sum : sums) {
    wait(1);
    for (const Event& event : console().events()) TEST_ASSERT_TRUE(event.isFor(0));
    const std::uint32_t now = crc32(table().seen(), sizeof(State), frameSum());
    if (compare) TEST_ASSERT_EQUAL_HEX32(sum, now);
    sum = now;
  }
}

void test_a_retelling_is_the_same_whatever_is_hidden_from_its_viewer() {
  static Scene handOvers[2], ends[2];
  static std::uint32_t sums[kTicks];
  StateBox blueSees[2];
  for (int run = 0; run < 2; ++run) {
    theStory(run == 1);
    take(handOvers[run]);
    play("a");
    TEST_ASSERT_TRUE(table().retelling());
    TEST_ASSERT_EQUAL_UINT8(0, table().viewer());
    watchTheTelling(run == 1, sums);
    play("b");
    ASSERT_TOLD(kToldToRed);
    play("up");
    take(ends[run]);
    console().session().observe(1, blueSees[run]);
  }
  TEST_ASSERT_TRUE(std::memcmp(blueSees[0].bytes, blueSees[1].bytes, sizeof(State)) != 0);  // other hands indeed
  TEST_ASSERT_EQUAL_STRING(handOvers[0].words, handOvers[1].words);
  TEST_ASSERT_EQUAL_HEX32(handOvers[0].picture, handOvers[1].picture);
  TEST_ASSERT_EQUAL_STRING(ends[0].words, ends[1].words);
  TEST_ASSERT_EQUAL_HEX32(ends[0].picture, ends[1].picture);
}

void test_nobody_in_particular_keeps_only_what_everybody_sees() {
  EventBuffer<4> events;
  events.add({1, kEveryone, 0, 0, 0, 0, 0});
  events.add({2, onlySeat(0), 0, 0, 0, 0, 0});
  events.add({3, static_cast<Audience>(kEveryone & ~onlySeat(0)), 0, 0, 0, 0, 0});
  events.keepFor(kNobody);
  TEST_ASSERT_EQUAL_size_t(1, events.size());
  TEST_ASSERT_EQUAL_UINT8(1, events[0].kind);
}

// ---- the hand-over --------------------------------------------------------------------------------------------------
void test_a_held_a_does_not_take_the_console() {
  outOfTheBox("template");
  sitDown();
  play("right*3 a wait:20 a wait:1");  // the second ship fills the line and opens fire
  device.buttons.hold(bit(Button::a));
  wait(200);
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  device.buttons.hold(0);
  wait(3);
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("a");
  TEST_ASSERT_TRUE(onTop(table()));
}

void test_a_button_that_goes_down_with_the_hand_over_counts_for_nothing() {
  outOfTheBox("template");
  sitDown();
  device.buttons.hold(bit(Button::a));
  console().screens.handOver.ask(0);
  wait(5);
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  device.buttons.hold(0);
}

void test_the_hand_over_names_the_player_and_what_everybody_saw_last() {
  redAttacks();
  TEST_ASSERT_EQUAL_STRING(
      "Pass the console to the\nBLUE PICKET\nRed opens fire with 5.\n"
      "Hands are hidden. Press A to see yours.\n",
      Reader(112, 219).lines);
  outOfTheBox("template");
  TEST_ASSERT_EQUAL_STRING(
      "Pass the console to the\nRED PICKET\nA new game begins.\n"
      "Hands are hidden. Press A to see yours.\n",
      Reader(112, 219).lines);
}

void test_a_forced_answer_stands_behind_a_hand_over_too() {
  blueAnswersAndAttacks();
  TEST_ASSERT_NOT_NULL(std::strstr(Reader(112, 219).lines, "RED PICKET"));
  sitDown();
  play("b b wait:120");  // Red yields, and attacks next: no hand-over
  TEST_ASSERT_TRUE(onTop(table()));
  TEST_ASSERT_EQUAL_UINT8(0, table().viewer());
}

// Plays at random until somebody else decides in secret, so that the console must be handed over, unseen. false: the game is
// over.
bool playToTheNextHandOver(Rng& rng) {
  Session& session = console().session();
  const Game& game = session.game();
  const Seat before = game.toMove(session.state());
  for (Seat seat = before; seat == before || (game.isSecret != nullptr && !game.isSecret(session.state()));
       seat = game.toMove(session.state())) {
    if (seat == kNobody) return false;
    MoveList legal;
    game.legalMoves(session.state(), legal);
    const auto pick = static_cast<std::uint32_t>(rng.below(static_cast<std::uint32_t>(legal.size())));
    TEST_ASSERT_TRUE(session.play(legal[pick], console().events()));
  }
  return game.toMove(session.state()) != kNobody;
}

// What the retelling must say: the viewer's own log behind the viewer's last move.
void wordsSince(Seat viewer, char* words, std::size_t room) {
  const Session& session = console().session();
  StateBox state;
  session.stateBefore(0, state);
  std::size_t from = 0;
  for (std::size_t i = 0; i < session.moveCount(); ++i) {
    if (session.game().toMove(state.at()) == viewer) from = i + 1;
    Events silent;
    session.playAgain(i, state, silent);
  }
  words[0] = '\0';
  console().chronicle().tell(viewer, from, session.moveCount(), [&](Seat, bool, const char* line) {
    std::strncat(words, line, room - std::strlen(words) - 2);
    std::strcat(words, " ");
  });
}

// The lines of the panel, from the first on, with blanks for the ends of lines and without the title.
void wordsOfThePanel(char* words, std::size_t room) {
  ButtonHints hints{};
  table().buttonHints(hints);
  const bool scrolls = hints.items[0].key == ButtonHint::Key::upDown;
  if (scrolls) play("hold:up:200");
  words[0] = '\0';
  const int top = console().view().retellingTop();
  char before[1024] = "";
  for (int i = 0; i < 60; ++i) {
    const Reader panel(top + 17, 219);
    if (std::strcmp(before, panel.lines) == 0) return;
    // After the first page each step brings one line more, the last.
    const char* line = panel.lines;
    if (i > 0)
      for (const char* at = line; *at != '\0'; ++at)
        if (*at == '\n' && at[1] != '\0') line = at + 1;
    for (; *line != '\0'; ++line) {
      const char letter[] = {*line == '\n' ? ' ' : *line, '\0'};
      std::strncat(words, letter, room - std::strlen(words) - 1);
    }
    std::strcpy(before, panel.lines);
    if (!scrolls) return;
    play("down");
  }
}

// true: something had happened since, and it was told.
bool checkOneHandOver() {
  static char expected[4096], told[4096];
  table().enter();
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  const Reader words(112, 219);
  TEST_ASSERT_NULL_MESSAGE(std::strstr(words.lines, "..."), words.lines);  // cut off
  const Seat seat = console().session().game().toMove(console().session().state());
  wordsSince(seat, expected, sizeof expected);
  play("a");
  TEST_ASSERT_EQUAL_UINT8(seat, table().viewer());
  if (expected[0] == '\0') {  // the last move, before everybody's eyes, was their own
    TEST_ASSERT_FALSE(table().retelling());
    return false;
  }
  TEST_ASSERT_TRUE(table().retelling());
  wordsOfThePanel(told, sizeof told);
  TEST_ASSERT_EQUAL_STRING(expected, told);
  play("a");
  TEST_ASSERT_FALSE(table().retelling());
  return true;
}

void test_in_every_game_with_hidden_hands_each_hand_over_fits_and_all_since_is_told() {
  int games = 0;
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    if (!gameUiAt(i).game->hiddenHands) continue;
    ++games;
    outOfTheBox(gameUiAt(i).game->id);
    console().settings().motion = Motion::off;
    console().settings().hints = Hints::off;
    Rng rng = Rng::seeded(12);
    int told = 0;
    for (int turn = 0; turn < 2 * armada_test::kThorough && playToTheNextHandOver(rng); ++turn)
      told += checkOneHandOver() ? 1 : 0;
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, told, gameUiAt(i).game->id);
  }
  TEST_ASSERT_GREATER_THAN_INT(0, games);
}

// ---- the end --------------------------------------------------------------------------------------------------------
void test_who_ends_the_game_sees_it_and_the_end_names_the_winner() {
  outOfTheBox("template");
  playToTheEnd();
  const Status status = kTemplateUi.game->status(console().session().state());
  TEST_ASSERT_TRUE(status.outcome == Outcome::won);
  const char* const winner = status.winner == 0 ? "RED PICKET\n" : "BLUE PICKET\n";
  const Reader end(21, 80);
  TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(end.lines, winner), end.lines);
  TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(end.lines, "won the game.\n"), end.lines);
  TEST_ASSERT_FALSE(table().retelling());
  console().screens.statistics.count(kTemplateUi);
  console().open(console().screens.statistics);
  const char* const counted =
      status.winner == 0 ? "Red picket\n1 won\nBlue picket\n0 won\n" : "Red picket\n0 won\nBlue picket\n1 won\n";
  const Reader statistics(21, 219);
  TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(statistics.lines, counted), statistics.lines);
}

// Both program three cards, one after the other: of the first one's the second sees nothing, and is not asked to read it.
void test_who_could_see_nothing_of_it_is_told_nothing() {
  outOfTheBox("rayguns");
  console().settings().hints = Hints::off;
  rayguns::State state{};
  Events silent;
  rayguns::deal(state, standardOptions(kRayguns), 3);
  while (state.phase != rayguns::Phase::program)
    TEST_ASSERT_TRUE(rayguns::apply(state, rayguns::quickMove(rayguns::observe(state, toMove(state))), silent));
  const Seat first = toMove(state);
  console().session().startFrom(kRayguns, &state);
  table().enter();
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("a wait:20 a wait:20 a wait:20 a wait:90");
  TEST_ASSERT_EQUAL_UINT32(3, moves());
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  play("a wait:5");
  TEST_ASSERT_FALSE(table().retelling());
  TEST_ASSERT_NOT_EQUAL(first, table().viewer());
  play("a wait:20");
  TEST_ASSERT_EQUAL_UINT32(4, moves());
}

}  // namespace

void runRetellingTests() {
  RUN_TEST(test_who_could_see_nothing_of_it_is_told_nothing);
  RUN_TEST(test_the_enemys_moves_are_told_one_by_one);
  RUN_TEST(test_the_position_that_is_seen_goes_along_with_the_telling);
  RUN_TEST(test_nothing_is_legal_or_played_before_all_is_told_and_a_is_pressed);
  RUN_TEST(test_forced_answers_and_what_followed_are_told_in_order_as_their_viewer_may_know_it);
  RUN_TEST(test_a_jumps_to_the_end_of_the_motion_and_then_to_the_next_move);
  RUN_TEST(test_b_tells_all_the_rest_at_once);
  RUN_TEST(test_with_motion_off_all_lines_stand_at_once);
  RUN_TEST(test_short_motion_halves_the_rest_before_a_move);
  RUN_TEST(test_motion_switched_off_meanwhile_ends_the_telling_with_all_lines);
  RUN_TEST(test_after_a_power_cut_it_is_handed_over_and_told_again);
  RUN_TEST(test_sleep_hands_over_and_tells_again_until_the_player_has_moved);
  RUN_TEST(test_undo_and_redo_within_a_turn_tell_nothing_again);
  RUN_TEST(test_nothing_is_taken_back_or_brought_back_while_handed_over_or_told);
  RUN_TEST(test_the_menu_leaves_the_telling_where_it_was);
  RUN_TEST(test_another_game_begun_meanwhile_tells_nothing_of_the_old_one);
  RUN_TEST(test_a_hand_over_does_not_tell_its_taker_what_they_did_before_the_enemy);
  RUN_TEST(test_who_left_amid_their_turn_is_told_their_own_last_move);
  RUN_TEST(test_a_solitaire_is_never_retold);
  RUN_TEST(test_a_retelling_is_the_same_whatever_is_hidden_from_its_viewer);
  RUN_TEST(test_nobody_in_particular_keeps_only_what_everybody_sees);
  RUN_TEST(test_a_held_a_does_not_take_the_console);
  RUN_TEST(test_a_button_that_goes_down_with_the_hand_over_counts_for_nothing);
  RUN_TEST(test_the_hand_over_names_the_player_and_what_everybody_saw_last);
  RUN_TEST(test_a_forced_answer_stands_behind_a_hand_over_too);
  RUN_TEST(test_in_every_game_with_hidden_hands_each_hand_over_fits_and_all_since_is_told);
  RUN_TEST(test_who_ends_the_game_sees_it_and_the_end_names_the_winner);
}

}  // namespace shell_tests
