// The computer opponent: a function of what it sees, the level, the deal and the number of the move, and of nothing else.
#include "thinker_tests.h"

#include <unity.h>

#include <cstring>

#include "players/players.h"
#include "players/thinker.h"
#include "rules/pew_pew/pew_pew.h"
#include "rules/stellar_scramble/stellar_scramble.h"
#include "rules/template_game/template_game.h"
#include "session/registry.h"
#include "support/scale.h"

using namespace armada;
using armada_test::kThorough;

namespace {

Thinker thinker;
StateBox state;
StateBox seen;
constexpr Level kEveryLevel[] = {Level::easy, Level::normal, Level::hard};

void look(const Game& game) { game.observe(state.at(), game.toMove(state.at()), seen.at()); }

Move decide(const Game& game, Level level, std::uint64_t deal, std::uint32_t number,
            std::uint32_t portion = kPortionOfThought) {
  look(game);
  thinker.begin(game, seen.at(), level, deal, number);
  while (!thinker.think(portion)) {
  }
  return thinker.best();
}

std::size_t legalMoves(const Game& game, MoveList& moves) {
  moves.clear();
  game.legalMoves(state.at(), moves);
  return moves.size();
}

// Brings the game to a position with several moves, a few decisions on.
void playTo(const Game& game, Seed seed, int decisions) {
  game.deal(state.at(), standardOptions(game), seed);
  Rng rng = Rng::seeded(seed);
  Events unheard;
  MoveList moves;
  for (int made = 0; made < decisions;) {
    if (legalMoves(game, moves) == 0) {
      game.deal(state.at(), standardOptions(game), ++seed);
      continue;
    }
    if (moves.size() > 1) ++made;
    game.apply(state.at(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))], unheard);
  }
  while (legalMoves(game, moves) == 1) game.apply(state.at(), moves[0], unheard);
  if (moves.empty()) playTo(game, seed + 1, decisions);
}

void checkSameInPortions(const Game& game, Level level) {
  const Move atOnce = decide(game, level, 5, 6);
  Candidate whole[kMostCandidates];
  const std::size_t count = thinker.ranked(whole);
  for (const std::uint32_t portion : {1u, 70000u}) {
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(atOnce, decide(game, level, 5, 6, portion), game.id);
    Candidate parts[kMostCandidates];
    TEST_ASSERT_EQUAL_UINT(count, thinker.ranked(parts));
    for (std::size_t i = 0; i < count; ++i) {
      TEST_ASSERT_EQUAL_UINT32_MESSAGE(whole[i].move, parts[i].move, game.id);
      TEST_ASSERT_EQUAL_UINT16_MESSAGE(whole[i].perMille, parts[i].perMille, game.id);
    }
  }
}

void test_thinking_in_portions_decides_the_same() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    playTo(gameAt(i), 40, 3);
    for (const Level level : {Level::easy, Level::normal}) checkSameInPortions(gameAt(i), level);
  }
}

void test_the_same_sight_deal_and_number_decide_the_same() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    playTo(gameAt(i), 41, 2);
    for (const Level level : {Level::easy, Level::normal}) {
      const Move first = decide(gameAt(i), level, 77, 3);
      decide(gameAt(i), level, 78, 4);  // leaves nothing behind
      TEST_ASSERT_EQUAL_UINT32_MESSAGE(first, decide(gameAt(i), level, 77, 3), gameAt(i).id);
    }
  }
}

// Only what is hidden is changed: the move and the figures behind it stay.
void checkBlind(const Game& game, Level level, int worlds, Rng& dice) {
  const Seat me = game.toMove(state.at());
  decide(game, level, 9, 9);
  Candidate before[kMostCandidates];
  const std::size_t count = thinker.ranked(before);
  for (int world = 0; world < worlds; ++world) {
    game.determinize(state.at(), me, dice);
    decide(game, level, 9, 9);
    Candidate after[kMostCandidates];
    TEST_ASSERT_EQUAL_UINT(count, thinker.ranked(after));
    for (std::size_t k = 0; k < count; ++k) {
      TEST_ASSERT_EQUAL_UINT32_MESSAGE(before[k].move, after[k].move, game.id);
      TEST_ASSERT_EQUAL_UINT16_MESSAGE(before[k].perMille, after[k].perMille, game.id);
    }
  }
}

void test_what_is_hidden_changes_neither_move_nor_figures() {
  Rng dice = Rng::seeded(31);
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (int position = 1; position <= 1 + kThorough / 4; ++position) {
      playTo(game, static_cast<Seed>(50 + position), position);
      checkBlind(game, position % 2 == 0 ? Level::easy : Level::normal, 2, dice);
    }
    for (const Level level : {Level::hard, Level::adviser}) {
      playTo(game, 58, 4);
      checkBlind(game, level, 1, dice);
    }
  }
}

std::uint32_t playoutsOf(const Game& game, Level level) {
  look(game);
  thinker.begin(game, seen.at(), level, 1, 1);
  while (!thinker.think(kPortionOfThought)) {
  }
  return thinker.playouts();
}

// Calls check(moves) in positions with one legal move, of some games of every registered one.
template <class Check>
void whereThereIsNoChoice(bool hiddenHands, Check check) {
  Events unheard;
  MoveList moves;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (game.hiddenHands != hiddenHands) continue;
    Rng rng = Rng::seeded(3);
    int checked = 0;
    for (Seed seed = 0; seed < 5; ++seed) {
      game.deal(state.at(), standardOptions(game), seed);
      while (legalMoves(game, moves) > 0) {
        if (moves.size() == 1 && ++checked <= 20) check(game, moves[0]);
        game.apply(state.at(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))], unheard);
      }
    }
  }
}

void test_one_legal_move_of_an_open_game_is_decided_at_once() {
  whereThereIsNoChoice(false, [](const Game& game, Move only) {
    for (const Level level : kEveryLevel) {
      TEST_ASSERT_EQUAL_UINT32(0, playoutsOf(game, level));
      TEST_ASSERT_EQUAL_UINT8(100, thinker.percent());
      TEST_ASSERT_EQUAL_UINT32(only, thinker.best());
    }
  });
}

// A frame in eight draws, and what was thought is shown in the one after the last.
std::uint32_t ticksThought(const Game& game, Level level) {
  look(game);
  thinker.begin(game, seen.at(), level, 2, 1);
  std::uint32_t portions = 1;
  while (!thinker.think(kPortionOfThought)) ++portions;
  return portions + portions / 7 + 1;
}

// Else how long it takes would tell what it holds.
void checkShownInTime(const Game& game, Level level, int every) {
  Events unheard;
  Rng rng = Rng::seeded(2);
  std::uint32_t detail = 0;  // the longest so far
  game.deal(state.at(), standardOptions(game), 2);
  for (int number = 0; game.toMove(state.at()) != kNobody; ++number) {
    if (number % every == 0) {
      const std::uint32_t ticks = ticksThought(game, level);
      if (game.isDetail != nullptr && game.isDetail(state.at()) && ticks > detail) detail = ticks;
      TEST_ASSERT_LESS_OR_EQUAL_UINT32_MESSAGE(ticksToShow(game, state.at(), level),
                                               ticks + game.lookAhead.unnoticed * detail, game.id);
    }
    look(game);
    game.apply(state.at(), chooseQuick(game, seen.at(), rng), unheard);
  }
}

void test_with_hidden_hands_a_thought_takes_no_longer_than_until_it_is_shown() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (!game.hiddenHands) {
      playTo(game, 1, 1);
      for (const Level level : kEveryLevel)
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(1, ticksToShow(game, state.at(), level), game.id);
      continue;
    }
    checkShownInTime(game, Level::easy, 9);
    checkShownInTime(game, Level::normal, 9);
    checkShownInTime(game, Level::hard, 97);
  }
}

// Whether there was a choice at all may be hidden in the hand: the time must not tell.
void test_with_hidden_hands_one_legal_move_takes_as_many_playouts_as_several() {
  whereThereIsNoChoice(true, [](const Game& game, Move only) {
    const std::uint32_t forced = playoutsOf(game, Level::normal);
    TEST_ASSERT_EQUAL_UINT32(only, thinker.best());
    const StateBox before = state;
    playTo(game, 70, 2);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(playoutsOf(game, Level::normal), forced, game.id);
    TEST_ASSERT_GREATER_THAN_UINT32(0, forced);
    state = before;
  });
}

// On to a decision with a choice that is a detail, or is none.
void quickPlayTo(const Game& game, bool detail) {
  Rng rng = Rng::seeded(4);
  Events unheard;
  MoveList moves;
  while (legalMoves(game, moves) < 2 || game.isDetail(state.at()) != detail) {
    TEST_ASSERT_FALSE_MESSAGE(moves.empty(), game.id);
    look(game);
    game.apply(state.at(), chooseQuick(game, seen.at(), rng), unheard);
  }
}

// How long it would take to discard ten cards.
void test_hard_thinks_about_details_no_longer_than_who_gives_hints() {
  int games = 0;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (game.isDetail == nullptr) continue;
    ++games;
    game.deal(state.at(), standardOptions(game), 5);
    quickPlayTo(game, true);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(playoutsOf(game, Level::adviser), playoutsOf(game, Level::hard), game.id);
    quickPlayTo(game, false);
    TEST_ASSERT_GREATER_THAN_UINT32_MESSAGE(playoutsOf(game, Level::adviser), playoutsOf(game, Level::hard), game.id);
  }
  TEST_ASSERT_GREATER_OR_EQUAL_INT(2, games);
}

void test_candidates_are_legal_different_and_the_first_is_played() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    playTo(game, 60, 2);
    const Move best = decide(game, Level::normal, 2, 2);
    Candidate out[kMostCandidates];
    const std::size_t count = thinker.ranked(out);
    MoveList moves;
    legalMoves(game, moves);
    TEST_ASSERT_EQUAL_UINT(moves.size() < kMostCandidates ? moves.size() : kMostCandidates, count);
    TEST_ASSERT_EQUAL_UINT32(best, out[0].move);
    for (std::size_t k = 0; k < count; ++k) {
      TEST_ASSERT_TRUE_MESSAGE(moves.contains(out[k].move), game.id);
      TEST_ASSERT_LESS_OR_EQUAL_UINT16(1000, out[k].perMille);
      for (std::size_t other = 0; other < k; ++other) TEST_ASSERT_TRUE(out[other].move != out[k].move);
    }
  }
}

void test_before_thinking_it_would_play_the_quick_move_and_the_bar_fills() {
  const Game& game = kTemplateGame;
  playTo(game, 61, 1);
  look(game);
  thinker.begin(game, seen.at(), Level::normal, 1, 1);
  TEST_ASSERT_EQUAL_UINT32(game.quickMove(seen.at()), thinker.best());
  TEST_ASSERT_EQUAL_UINT8(0, thinker.percent());
  std::uint8_t last = 0;
  while (!thinker.think(1)) {
    TEST_ASSERT_TRUE(thinker.percent() >= last && thinker.percent() < 100);
    last = thinker.percent();
  }
  TEST_ASSERT_EQUAL_UINT8(100, thinker.percent());
}

Options forTwo(const Game& game) {
  Options options = standardOptions(game);
  for (std::uint8_t i = 0; i < game.optionCount; ++i)
    for (std::uint8_t choice = 0; choice < game.options[i].count; ++choice)
      if (std::strcmp(game.options[i].key, "players") == 0 &&
          std::strcmp(game.options[i].choices[choice].key, "2") == 0)
        options.choice[i] = choice;
  return options;
}

// Halves of points that `level` has against the quick move, from both seats of these deals: 2 a win, 1 a draw.
int halvesAgainstQuick(const Game& game, Level level, Seed firstSeed, int deals) {
  Events unheard;
  Rng unused = Rng::seeded(1);
  int halves = 0;
  for (int i = 0; i < 2 * deals; ++i) {
    const Seed seed = firstSeed + static_cast<Seed>(i / 2);
    const auto thinks = static_cast<Seat>(i % 2);
    game.deal(state.at(), forTwo(game), seed);
    TEST_ASSERT_EQUAL_UINT8(2, game.seats(state.at()));
    for (std::uint32_t number = 0; game.toMove(state.at()) != kNobody; ++number) {
      look(game);
      const bool quick = game.toMove(state.at()) != thinks;
      game.apply(state.at(),
                 quick ? chooseQuick(game, seen.at(), unused)
                       : chooseByThinking(game, seen.at(), level, seed, number, thinker),
                 unheard);
    }
    const Status status = game.status(state.at());
    if (status.outcome == Outcome::drawn) ++halves;
    if (status.outcome == Outcome::won && status.winner == thinks) halves += 2;
  }
  return halves;
}

// By whole matches in docs/players.md it wins more than half; here a few games, always the same, and no more than that it does not
// clearly lose: in Stellar Scramble, where 56 of 100 are won, so few games tell less.
void test_normal_is_not_weaker_than_the_quick_move_that_it_thinks_with() {
  const struct {
    const char* id;
    int deals, halves;
  } kMatches[] = {{"stellar_siege", 10, 20}, {"stellar_scramble", 8, 12}};
  for (const auto& match : kMatches) {
    const int halves = halvesAgainstQuick(*findGame(match.id), Level::normal, 900, match.deals);
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(match.halves, halves, match.id);
  }
}

// A game that one plays alone and that judges positions: here the ship is lost within two turns with more points than it has, unless it goes left
// and fires.
void test_a_game_that_is_lost_is_worth_nothing_however_good_its_score() {
  const Game& game = kPewPew;
  game.deal(state.at(), standardOptions(game), 40007);
  Events unheard;
  for (const Move move : {1u, 0u, 0u, 1u, 1u, 0u, 21u, 0u}) TEST_ASSERT_TRUE(game.apply(state.at(), move, unheard));
  decide(game, Level::adviser, 40007, 8);
  Candidate best[kMostCandidates];
  thinker.ranked(best);
  TEST_ASSERT_GREATER_THAN_UINT16(50, best[0].perMille);
}

// What an easy opponent overlooks is the better of two sensible moves: it does not spend its turn on nothing at all.
void test_easy_does_not_play_an_idle_move_by_oversight() {
  const Game& game = kStellarScramble;
  Events unheard;
  game.deal(state.at(), standardOptions(game), 3);
  for (std::uint8_t seat = 0; seat < game.seats(state.at()); ++seat)
    game.apply(state.at(), game.quickMove(state.at()), unheard);
  MoveList moves;
  TEST_ASSERT_EQUAL_UINT(2, legalMoves(game, moves));  // draw, or cool down what is cold
  TEST_ASSERT_FALSE(game.isIdle(state.at(), moves[0]));
  TEST_ASSERT_TRUE(game.isIdle(state.at(), moves[1]));
  for (std::uint32_t number = 0; number < 60; ++number)
    TEST_ASSERT_EQUAL_HEX32(moves[0], decide(game, Level::easy, 3, number));
}

}  // namespace

void runThinkerTests() {
  RUN_TEST(test_normal_is_not_weaker_than_the_quick_move_that_it_thinks_with);
  RUN_TEST(test_a_game_that_is_lost_is_worth_nothing_however_good_its_score);
  RUN_TEST(test_thinking_in_portions_decides_the_same);
  RUN_TEST(test_the_same_sight_deal_and_number_decide_the_same);
  RUN_TEST(test_what_is_hidden_changes_neither_move_nor_figures);
  RUN_TEST(test_one_legal_move_of_an_open_game_is_decided_at_once);
  RUN_TEST(test_with_hidden_hands_a_thought_takes_no_longer_than_until_it_is_shown);
  RUN_TEST(test_with_hidden_hands_one_legal_move_takes_as_many_playouts_as_several);
  RUN_TEST(test_hard_thinks_about_details_no_longer_than_who_gives_hints);
  RUN_TEST(test_candidates_are_legal_different_and_the_first_is_played);
  RUN_TEST(test_easy_does_not_play_an_idle_move_by_oversight);
  RUN_TEST(test_before_thinking_it_would_play_the_quick_move_and_the_bar_fills);
}
