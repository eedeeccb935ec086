// Hints: the move stands on the table as its preview, A makes it, and it is known from what the player may know alone.
#include <unity.h>

#include <cstring>

#include "rules/pew_pew/pew_pew.h"
#include "rules/template_game/template_game.h"
#include "session/registry.h"
#include "shell_tests.h"
#include "support/heard_words.h"

using namespace armada;

namespace shell_tests {

namespace {

PlayScreen& table() { return console().screens.play; }
HintScreen& hint() { return console().screens.hint; }
Session& session() { return console().session(); }

// Within a second, and the few ticks in which the console finds out how much it can think in one.
void waitForTheAnswer() {
  for (int i = 0; i < 30 + 6 && hint().thinks(); ++i) wait(1);
  TEST_ASSERT_FALSE(hint().thinks());
}

// At a decision of this game, which began at a position or with a deal.
void sitAt(const Game& game, const void* position) {
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().settings().motion = Motion::off;
  session().startFrom(game, position);
  console().open(table());
  table().enter();
  if (onTop(console().screens.handOver)) play("a");
  TEST_ASSERT_TRUE_MESSAGE(table().canSuggest(), game.id);
}

void sitAtDeal(const char* id) {
  outOfTheBox(id);
  console().settings().askBeforeEnding = false;
  console().settings().hints = Hints::off;
  console().settings().motion = Motion::off;
  sitDown();
  TEST_ASSERT_TRUE(table().canSuggest());
}

void test_the_pause_menu_suggests_a_move_and_a_makes_it() {
  sitAtDeal("pew_pew");
  play("start wait:4 down*5 a");
  TEST_ASSERT_TRUE(onTop(hint()));
  waitForTheAnswer();
  TEST_ASSERT_GREATER_THAN_size_t(0, hint().count());
  const Move best = hint().chosen().move;
  TEST_ASSERT_TRUE(table().legal().contains(best));
  TEST_ASSERT_EQUAL_UINT32(best, console().thinking().thinker().best());
  play("a");
  TEST_ASSERT_TRUE(onTop(table()));
  StateBox before;
  TEST_ASSERT_EQUAL_size_t(1, session().moveCount());
  TEST_ASSERT_EQUAL_UINT32(best, session().moveMade(0, before, 0));
}

void test_left_and_right_preview_the_next_best_and_b_leaves_it() {
  sitAtDeal("template");
  hint().ask();
  waitForTheAnswer();
  TEST_ASSERT_GREATER_THAN_size_t(1, hint().count());
  const Candidate best = hint().chosen();
  play("right");
  TEST_ASSERT_TRUE(hint().chosen().move != best.move);
  TEST_ASSERT_TRUE(hint().chosen().perMille <= best.perMille);
  play("left");
  TEST_ASSERT_EQUAL_UINT32(best.move, hint().chosen().move);
  play("select b");
  TEST_ASSERT_TRUE(onTop(table()));
  TEST_ASSERT_EQUAL_size_t(0, session().moveCount());
}

void test_a_hint_that_is_still_thought_about_can_be_left() {
  sitAtDeal("pew_pew");
  hint().ask();
  TEST_ASSERT_TRUE(hint().thinks());
  play("a left select");
  TEST_ASSERT_TRUE(onTop(hint()));
  TEST_ASSERT_EQUAL_size_t(0, session().moveCount());
  play("b");
  TEST_ASSERT_TRUE(onTop(table()));
}

void test_nobody_is_given_a_hint_for_anothers_decision() {
  outOfTheBox("template");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_FALSE(table().canSuggest());
}

// Whatever may be chosen: the cursor goes there, and A or B would make that move.
void test_every_move_that_is_offered_can_be_aimed_at() {
  for (const char* id : {"pew_pew", "stellar_siege", "pulp_invasion", "stellar_scramble", "template"}) {
    int aimedAt = 0;
    for (Seed seed = 1; seed <= 4; ++seed) {
      sitAtDeal(id);
      console().startGame(console().ui(), standardOptions(session().game()), seed);
      for (int step = 0; step < 60; ++step) {
        if (onTop(console().screens.handOver)) play("a");
        if (table().retelling()) play("b a");
        for (int i = 0; i < 9 && table().context().waits(); ++i) play("a");
        if (!table().canSuggest()) break;
        View& view = table().view();
        const MoveList legal = table().legal();
        for (const Move move : legal) {
          view.aim(table().context(), move);
          const Intent byA = view.press(table().context(), Button::a);
          view.aim(table().context(), move);
          const Intent byB = view.press(table().context(), Button::b);
          view.aim(table().context(), move);
          const bool aimed = (byA.kind == Intent::Kind::play && byA.move == move) ||
                             (byB.kind == Intent::Kind::play && byB.move == move);
          // Of two that come to the same the view offers one.
          Words words, other;
          session().game().describe(table().seen(), move, words);
          if (byA.kind == Intent::Kind::play) session().game().describe(table().seen(), byA.move, other);
          const bool same = std::strcmp(words.full.c_str(), other.full.c_str()) == 0;
          TEST_ASSERT_TRUE_MESSAGE(aimed || same, words.full.c_str());
          if (aimed) ++aimedAt;
        }
        TEST_ASSERT_TRUE(table().play(session().game().quickMove(table().seen())));
        wait(2);
      }
    }
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(100, aimedAt, id);
  }
}

// What is not the same in these two worlds is more than luck: another seat holds other cards, or has decided otherwise.
bool othersKnowSomethingElse(const Game& game, Seat seat, const StateBox& one, const StateBox& other) {
  for (Seat viewer = 0; viewer < game.seats(one.at()); ++viewer) {
    StateBox here{}, there{};
    game.observe(one.at(), viewer, here.at());
    game.observe(other.at(), viewer, there.at());
    if (viewer != seat && std::memcmp(here.bytes, there.bytes, game.stateBytes) != 0) return true;
  }
  return false;
}

// Worlds that differ only in what the player does not know: the same hint, and the same move of a computer there.
void test_a_hint_does_not_depend_on_what_is_hidden() {
  int worlds = 0;
  for (std::size_t ui = 0; ui < gameUiCount(); ++ui) {
    const Game& game = *gameUiAt(ui).game;
    const char* const id = game.id;
    int secrets = 0;
    for (Seed seed = 1; seed <= 3; ++seed) {
      StateBox one{}, other{};
      game.deal(one.at(), standardOptions(game), seed);
      Events silent;
      // What is decided before everybody's eyes has no hint.
      const auto openly = [&] { return game.isSecret != nullptr && !game.isSecret(one.at()); };
      const Seed moves = (game.hiddenHands ? 11 : 4) * seed;  // past the setup, where nobody holds a secret yet
      for (Seed i = 0; i < moves || openly(); ++i) game.apply(one.at(), game.quickMove(one.at()), silent);
      const Seat seat = game.toMove(one.at());
      other = one;
      Rng rng = Rng::seeded(seed + 100);
      game.determinize(other.at(), seat, rng);
      if (std::memcmp(one.bytes, other.bytes, game.stateBytes) != 0) ++worlds;
      if (othersKnowSomethingElse(game, seat, one, other)) ++secrets;
      Candidate first[kMostCandidates] = {};
      std::size_t count = 0;
      for (const StateBox* world : {&one, &other}) {
        sitAt(game, world->at());
        TEST_ASSERT_EQUAL_UINT8(seat, table().viewer());
        hint().ask();
        waitForTheAnswer();
        if (world == &one) {
          count = hint().count();
          for (std::size_t i = 0; i < count; ++i, play("right")) first[i] = hint().chosen();
          continue;
        }
        TEST_ASSERT_EQUAL_size_t_MESSAGE(count, hint().count(), id);
        for (std::size_t i = 0; i < count; ++i, play("right")) {
          TEST_ASSERT_EQUAL_UINT32_MESSAGE(first[i].move, hint().chosen().move, id);
          TEST_ASSERT_EQUAL_UINT16_MESSAGE(first[i].perMille, hint().chosen().perMille, id);
        }
      }
    }
    TEST_ASSERT_TRUE_MESSAGE(secrets > 0 || !game.hiddenHands, id);
  }
  TEST_ASSERT_GREATER_THAN_INT(8, worlds);
}

// Asks for a hint here, and looks at why each move of it is suggested: how many there were.
int seeWhy(const char* id) {
  hint().ask();
  waitForTheAnswer();
  if (table().legal().size() == 1) {  // no figures, so nothing more to say
    play("b");
    return 1;
  }
  armada_test::HeardWords words(machine().canvas);
  for (std::size_t k = 0; k < hint().count(); ++k) {
    words.forget();
    console().redraw();
    play("right wait:1");
    Words move;
    session().game().describe(table().seen(), hint().chosen().move, move);
    TEST_ASSERT_FALSE_MESSAGE(words.cutShort(move.brief.c_str()), move.brief.c_str());
  }
  play("select");
  const auto count = static_cast<int>(hint().count());
  for (int k = 0; k < count; ++k) {
    words.forget();
    console().redraw();
    play("right wait:1");
    const Rect area = table().view().hintArea(table().context());
    const int lowest = area.y + area.h - 11;  // a line above the edge
    bool whole = false;
    for (const char* end : {"10.", "here.", "play.", "move."}) whole |= words.endedAbove(end, lowest);
    TEST_ASSERT_TRUE_MESSAGE(whole, id);
  }
  play("b");
  return count;
}

// Whatever the move and its words: no line of why it is suggested is lost.
void test_why_stands_within_its_panel() {
  int seen = 0;
  for (const char* id : {"pew_pew", "stellar_siege", "pulp_invasion", "stellar_scramble", "template"}) {
    for (Seed seed = 1; seed <= 3; ++seed) {
      sitAtDeal(id);
      console().startGame(console().ui(), standardOptions(session().game()), seed);
      for (int step = 0; step < 12; ++step) {
        if (onTop(console().screens.handOver)) play("a");
        if (table().retelling()) play("b a");
        for (int i = 0; i < 9 && table().context().waits(); ++i) play("a");
        if (!table().canSuggest()) break;
        // A hint takes a computer its time: every other decision, and the others with the next seed.
        if (step % 2 == static_cast<int>(seed % 2)) seen += seeWhy(id);
        TEST_ASSERT_TRUE(table().play(session().game().quickMove(table().seen())));
        wait(2);
      }
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(100, seen);
}

// Nothing was thought about it, so nothing is known of what comes of it.
void test_an_only_move_is_suggested_without_figures() {
  sitAtDeal("pew_pew");
  int only = 0;
  for (int step = 0; step < 40 && table().canSuggest(); ++step) {
    if (table().legal().size() == 1) {
      hint().ask();
      waitForTheAnswer();
      armada_test::HeardWords words(machine().canvas);
      console().redraw();
      wait(1);
      TEST_ASSERT_FALSE(words.ended("of 10"));
      TEST_ASSERT_TRUE(words.said("your only move"));
      play("b");
      ++only;
    }
    TEST_ASSERT_TRUE(table().play(session().game().quickMove(table().seen())));
    wait(2);
  }
  TEST_ASSERT_GREATER_THAN_INT(0, only);
}

void test_games_won_without_hints_are_counted_apart_and_kept() {
  sitAtDeal("template");
  TEST_ASSERT_FALSE(session().hintWasUsed());
  hint().ask();
  TEST_ASSERT_TRUE(session().hintWasUsed());
  Statistics statistics;
  const Options options = standardOptions(kTemplateGame);
  Status won{Outcome::won, 0, {3, 1}};
  TEST_ASSERT_TRUE(statistics.count(kTemplateGame, 1, options, won, 2, false, true));
  TEST_ASSERT_TRUE(statistics.count(kTemplateGame, 2, options, won, 2, true, false));
  TEST_ASSERT_TRUE(statistics.count(kTemplateGame, 3, options, won, 2, false, false));
  TEST_ASSERT_EQUAL_UINT16(2, statistics.of(kTemplateGame).wonWithoutHints);
  TEST_ASSERT_EQUAL_UINT16(2, statistics.of(kTemplateGame).wonWithoutUndo);

  std::uint8_t half[Statistics::kHalfBytes], hints[Statistics::kHintBytes];
  ByteWriter halfOut(half, sizeof half), hintsOut(hints, sizeof hints);
  statistics.write(0, halfOut);
  statistics.writeHints(hintsOut);
  TEST_ASSERT_EQUAL_size_t(sizeof hints, hintsOut.used());
  Statistics back;
  ByteReader halfIn(half, sizeof half);
  TEST_ASSERT_TRUE(back.read(0, halfIn));
  TEST_ASSERT_EQUAL_UINT16_MESSAGE(3, back.of(kTemplateGame).wonWithoutHints, "before there were hints: all of them");
  ByteReader hintsIn(hints, sizeof hints);
  TEST_ASSERT_TRUE(back.readHints(hintsIn));
  TEST_ASSERT_EQUAL_UINT16(2, back.of(kTemplateGame).wonWithoutHints);
  ByteReader tooShort(hints, sizeof hints - 1);
  TEST_ASSERT_FALSE(back.readHints(tooShort));
}

}  // namespace

void runHintTests() {
  RUN_TEST(test_the_pause_menu_suggests_a_move_and_a_makes_it);
  RUN_TEST(test_left_and_right_preview_the_next_best_and_b_leaves_it);
  RUN_TEST(test_a_hint_that_is_still_thought_about_can_be_left);
  RUN_TEST(test_nobody_is_given_a_hint_for_anothers_decision);
  RUN_TEST(test_every_move_that_is_offered_can_be_aimed_at);
  RUN_TEST(test_a_hint_does_not_depend_on_what_is_hidden);
  RUN_TEST(test_why_stands_within_its_panel);
  RUN_TEST(test_an_only_move_is_suggested_without_figures);
  RUN_TEST(test_games_won_without_hints_are_counted_apart_and_kept);
}

}  // namespace shell_tests
