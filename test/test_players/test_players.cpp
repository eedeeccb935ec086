// The players: they play by the rules, they play better the more they think, and they cannot peek.
#include <unity.h>

#include <cstring>

#include "players/players.h"
#include "players/thinker.h"
#include "rules/template_game/state.h"
#include "rules/template_game/template_game.h"
#include "session/registry.h"
#include "support/scale.h"
#include "thinker_tests.h"

using namespace armada;
using armada_test::kThorough;

void setUp() {}
void tearDown() {}

namespace {

enum class Kind { random, quick, rollout, easy, normal, hard, adviser };
constexpr Kind kEveryKind[] = {Kind::random, Kind::quick, Kind::rollout, Kind::easy,
                               Kind::normal, Kind::hard,  Kind::adviser};
constexpr std::uint32_t kPlayouts = 60;

Rollout rollout;
Thinker thinker;
StateBox state;
StateBox seen;

Move choose(Kind kind, const Game& game, Rng& rng) {
  game.observe(state.at(), game.toMove(state.at()), seen.at());
  switch (kind) {
    case Kind::random: return chooseRandom(game, seen.at(), rng);
    case Kind::quick: return chooseQuick(game, seen.at(), rng);
    case Kind::rollout: return chooseRollout(game, seen.at(), rng, kPlayouts, rollout);
    case Kind::easy: return chooseByThinking(game, seen.at(), Level::easy, 7, rng.next(), thinker);
    case Kind::normal: return chooseByThinking(game, seen.at(), Level::normal, 7, rng.next(), thinker);
    case Kind::hard: return chooseByThinking(game, seen.at(), Level::hard, 7, rng.next(), thinker);
    case Kind::adviser: return chooseByThinking(game, seen.at(), Level::adviser, 7, rng.next(), thinker);
  }
  return kNoMove;
}

// Whole games of those that cost little, some moves of the others.
int mostMoves(const Game& game, Kind kind) {
  if (kind == Kind::random || kind == Kind::quick) return game.bounds.movesAGame;
  if (kind == Kind::hard || kind == Kind::adviser) return 2;
  return 2 * kThorough;
}

bool isLegal(const Game& game, Move move) {
  MoveList moves;
  game.legalMoves(state.at(), moves);
  return moves.contains(move);
}

// Plays `games` games of the template with both sides taking each seat in turn; a win is 2, a draw 1.
int halvesOfFirst(Kind first, Kind second, int games) {
  const Game& game = kTemplateGame;
  Rng rng = Rng::seeded(99);
  Events unheard;
  int halves = 0;
  for (int i = 0; i < games; ++i) {
    const auto seatOfFirst = static_cast<Seat>(i % 2);
    game.deal(state.at(), standardOptions(game), static_cast<Seed>(1000 + i / 2));
    while (game.toMove(state.at()) != kNobody) {
      const Kind kind = game.toMove(state.at()) == seatOfFirst ? first : second;
      TEST_ASSERT_TRUE(game.apply(state.at(), choose(kind, game, rng), unheard));
    }
    const Status status = game.status(state.at());
    if (status.outcome == Outcome::drawn) halves += 1;
    if (status.winner == seatOfFirst) halves += 2;
  }
  return halves;
}

std::uint32_t fingerprintOfGame(const Game& game, Kind kind, Seed seed) {
  Rng rng = Rng::seeded(seed);
  Events unheard;
  game.deal(state.at(), standardOptions(game), 4);
  std::uint32_t sum = 0;
  for (int i = 0; i < 12 && game.toMove(state.at()) != kNobody; ++i) {
    const Move move = choose(kind, game, rng);
    sum = crc32(&move, sizeof move, sum);
    game.apply(state.at(), move, unheard);
  }
  return sum;
}

// The same move from every world that looks the same to the player.
void checkCannotPeek(const Game& game, Kind kind) {
  Rng dice = Rng::seeded(31);
  Events unheard;
  game.deal(state.at(), standardOptions(game), 12);
  for (int i = 0; i < 10 && game.toMove(state.at()) != kNobody; ++i) {
    const Seat me = game.toMove(state.at());
    Rng mine = Rng::seeded(5);
    const Move move = choose(kind, game, mine);
    StateBox before = state;
    for (int world = 0; world < 3; ++world) {
      game.determinize(state.at(), me, dice);
      Rng again = Rng::seeded(5);
      TEST_ASSERT_EQUAL_UINT32(move, choose(kind, game, again));
    }
    state = before;
    game.apply(state.at(), move, unheard);
  }
}

}  // namespace

void test_every_player_plays_every_game_by_the_rules() {
  Events unheard;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (const Kind kind : kEveryKind) {
      Rng rng = Rng::seeded(8);
      game.deal(state.at(), standardOptions(game), 77);
      const int most = mostMoves(game, kind);
      for (int n = 0; n < most && game.toMove(state.at()) != kNobody; ++n) {
        const Move move = choose(kind, game, rng);
        TEST_ASSERT_TRUE_MESSAGE(isLegal(game, move), game.id);
        TEST_ASSERT_TRUE_MESSAGE(game.apply(state.at(), move, unheard), game.id);
      }
    }
  }
}

void test_random_chooses_every_legal_move_about_equally_often() {
  const Game& game = kTemplateGame;
  game.deal(state.at(), standardOptions(game), 3);
  game.observe(state.at(), 0, seen.at());
  MoveList moves;
  game.legalMoves(seen.at(), moves);
  int chosen[kMaxLegalMoves] = {};
  Rng rng = Rng::seeded(21);
  constexpr int kEach = 1000;
  for (std::size_t n = 0; n < kEach * moves.size(); ++n) {
    const Move move = chooseRandom(game, seen.at(), rng);
    for (std::size_t i = 0; i < moves.size(); ++i) chosen[i] += moves[i] == move ? 1 : 0;
  }
  for (std::size_t i = 0; i < moves.size(); ++i) TEST_ASSERT_INT_WITHIN(150, kEach, chosen[i]);  // five sigma
}

void test_quick_is_the_games_own_quick_move() {
  const Game& game = kTemplateGame;
  game.deal(state.at(), standardOptions(game), 3);
  game.observe(state.at(), 0, seen.at());
  Rng rng = Rng::seeded(1);
  const Rng before = rng;
  TEST_ASSERT_EQUAL_UINT32(game.quickMove(seen.at()), chooseQuick(game, seen.at(), rng));
  TEST_ASSERT_EQUAL_MEMORY(&before, &rng, sizeof rng);
}

void test_a_game_without_a_quick_move_is_played_at_random_and_by_rollouts() {
  Game game = kTemplateGame;
  game.quickMove = nullptr;
  Rng rng = Rng::seeded(6);
  Rng same = Rng::seeded(6);
  game.deal(state.at(), standardOptions(game), 3);
  game.observe(state.at(), 0, seen.at());
  TEST_ASSERT_EQUAL_UINT32(chooseRandom(game, seen.at(), same), chooseQuick(game, seen.at(), rng));
  TEST_ASSERT_TRUE(isLegal(game, chooseRollout(game, seen.at(), rng, kPlayouts, rollout)));
}

void test_quick_beats_random_clearly() {
  const int games = 100 * kThorough;
  TEST_ASSERT_GREATER_THAN_INT(2 * games * 75 / 100, halvesOfFirst(Kind::quick, Kind::random, games));
}

void test_rollout_beats_random_clearly() {
  const int games = 4 * kThorough;
  TEST_ASSERT_GREATER_THAN_INT(2 * games * 75 / 100, halvesOfFirst(Kind::rollout, Kind::random, games));
}

void test_rollout_beats_quick() {
  const int games = 10 * kThorough;
  TEST_ASSERT_GREATER_THAN_INT(2 * games * 55 / 100, halvesOfFirst(Kind::rollout, Kind::quick, games));
}

void test_rollout_before_thinking_is_the_quick_move() {
  const Game& game = kTemplateGame;
  Rng rng = Rng::seeded(2);
  game.deal(state.at(), standardOptions(game), 5);
  game.observe(state.at(), 0, seen.at());
  rollout.begin(game, seen.at(), rng);
  TEST_ASSERT_EQUAL_UINT32(game.quickMove(seen.at()), rollout.best());
}

void test_rollout_thinks_the_same_in_portions_and_at_once() {
  const Game& game = kTemplateGame;
  for (Seed seed = 0; seed < 5; ++seed) {
    Rng atOnce = Rng::seeded(2);
    Rng inPortions = Rng::seeded(2);
    game.deal(state.at(), standardOptions(game), seed);
    game.observe(state.at(), 0, seen.at());
    MoveList moves;
    game.legalMoves(seen.at(), moves);
    const auto width = static_cast<std::uint32_t>(moves.size());
    const Move whole = chooseRollout(game, seen.at(), atOnce, 8 * width, rollout);
    rollout.begin(game, seen.at(), inPortions);
    for (int portion = 0; portion < 8; ++portion) rollout.think(width);
    TEST_ASSERT_EQUAL_UINT32(whole, rollout.best());
  }
}

void test_rollout_takes_the_win_in_hand() {
  // Blue, 2 points behind, answers Red's last ship, a 3, and has a 2 and a 4 left. Only to hold with the 4 alone and to
  // break through with the 2 wins: 3 points.
  template_game::State last{};
  last.rng = Rng::seeded(1);
  last.handSize = 3;
  last.attacker = 0;
  last.phase = template_game::Phase::answer;
  last.tally[0] = {2, 1, 0};
  last.tally[1] = {0, 3, 0};
  last.line[0].push(9);
  last.hand[1].push(5);
  last.hand[1].push(13);
  for (template_game::Ship ship = 1; ship <= template_game::kShipCount; ++ship)
    if (ship != 9 && ship != 5 && ship != 13) last.spent.push(ship);
  TEST_ASSERT_NULL(valid(last).why);
  std::memcpy(state.at(), &last, sizeof last);
  Rng rng = Rng::seeded(10);
  TEST_ASSERT_EQUAL_UINT32(13, choose(Kind::rollout, kTemplateGame, rng));
}

void test_the_same_seed_chooses_the_same_moves() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (const Kind kind : {Kind::random, Kind::quick, Kind::rollout})
      TEST_ASSERT_EQUAL_HEX32(fingerprintOfGame(gameAt(i), kind, 3), fingerprintOfGame(gameAt(i), kind, 3));
}

void test_another_seed_plays_another_random_game() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    TEST_ASSERT_TRUE(fingerprintOfGame(gameAt(i), Kind::random, 3) != fingerprintOfGame(gameAt(i), Kind::random, 4));
}

void test_no_player_can_peek() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (const Kind kind : {Kind::random, Kind::quick, Kind::rollout}) checkCannotPeek(gameAt(i), kind);
}

void test_choosing_leaves_what_was_seen_as_it_was() {
  const Game& game = kTemplateGame;
  Rng rng = Rng::seeded(2);
  game.deal(state.at(), standardOptions(game), 5);
  game.observe(state.at(), 0, seen.at());
  const StateBox before = seen;
  chooseRollout(game, seen.at(), rng, kPlayouts, rollout);
  TEST_ASSERT_EQUAL_MEMORY(before.at(), seen.at(), game.stateBytes);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_player_plays_every_game_by_the_rules);
  RUN_TEST(test_random_chooses_every_legal_move_about_equally_often);
  RUN_TEST(test_quick_is_the_games_own_quick_move);
  RUN_TEST(test_a_game_without_a_quick_move_is_played_at_random_and_by_rollouts);
  RUN_TEST(test_quick_beats_random_clearly);
  RUN_TEST(test_rollout_beats_random_clearly);
  RUN_TEST(test_rollout_beats_quick);
  RUN_TEST(test_rollout_before_thinking_is_the_quick_move);
  RUN_TEST(test_rollout_thinks_the_same_in_portions_and_at_once);
  RUN_TEST(test_rollout_takes_the_win_in_hand);
  RUN_TEST(test_the_same_seed_chooses_the_same_moves);
  RUN_TEST(test_another_seed_plays_another_random_game);
  RUN_TEST(test_no_player_can_peek);
  RUN_TEST(test_choosing_leaves_what_was_seen_as_it_was);
  runThinkerTests();
  return UNITY_END();
}
