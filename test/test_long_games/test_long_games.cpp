// Large states, many choices, four seats, thousands of moves: what a session promises of a short game it promises of these,
// and nobody waits for it. The house behind it is compiled for a larger game than any that is registered.
#include "own_house.h"

#include <unity.h>

#include <cstring>

#include "long_march.h"
#include "players/players.h"
#include "session/chronicle.h"
#include "session/session.h"
#include "support/scale.h"

using namespace armada;
using armada_test::kThorough;

void setUp() {}
void tearDown() {}

namespace {

constexpr Bounds kDeclared ARMADA_SUITE_BOUNDS;
constexpr std::size_t kWholeMoves = movesThatFit(kDeclared, false);  // of a save that holds the whole game
constexpr std::size_t kLastMoves = movesThatFit(kDeclared, true);    // of one that begins at a snapshot
constexpr std::uint32_t kSteps = 2 * Session::kCheckpointEvery;      // that an undo may have to play again

enum Length : std::uint8_t { k1500, k3000, k6000 };
enum Hands : std::uint8_t { kOpen, kHiddenHands };

Session session;
Session other;
StateBox alone;
std::uint8_t image[kMaxImageBytes];
std::uint8_t again[kMaxImageBytes];

Options optionsOf(Length length, Hands hands) {
  Options options{};
  options.choice[long_march::kLength] = length;
  options.choice[long_march::kHidden] = hands;
  return options;
}

void begin(Length length, Hands hands = kOpen, Seed seed = 5) {
  session.close();
  session.start(kLongMarch, optionsOf(length, hands), seed);
}

// The same choice at the same place of every game, of few and of many; the first and the last come up too.
Move choiceAt(const void* state, std::uint32_t number) {
  MoveList legal;
  kLongMarch.legalMoves(state, legal);
  return legal[number % 3 == 0 ? legal.size() - 1 : number * 2654435761u % legal.size()];
}

void play(std::uint32_t upTo) {
  Events silent;
  for (std::uint32_t i = session.droppedMoves() + static_cast<std::uint32_t>(session.moveCount()); i < upTo; ++i)
    TEST_ASSERT_TRUE(session.play(choiceAt(session.state(), i), silent));
}

// Where a game stands that is played without a session.
const StateBox& playedAlone(Length length, Hands hands, std::uint32_t moves, Seed seed = 5) {
  std::memset(alone.bytes, 0, sizeof alone.bytes);
  kLongMarch.deal(alone.at(), optionsOf(length, hands), seed);
  Events silent;
  for (std::uint32_t i = 0; i < moves; ++i) kLongMarch.apply(alone.at(), choiceAt(alone.at(), i), silent);
  return alone;
}

void assertStandsAt(const Session& at, const StateBox& expected) {
  TEST_ASSERT_EQUAL_MEMORY(expected.at(), at.state(), kLongMarch.stateBytes);
}

std::uint32_t hashOf(const Session& at) { return crc32(at.state(), kLongMarch.stateBytes); }

void load(Session& into) {
  const std::size_t bytes = session.image(image, sizeof image, 1);
  TEST_ASSERT_TRUE(bytes > 0 && bytes <= kMaxImageBytes);
  TEST_ASSERT_EQUAL(LoadResult::loaded, into.load(image, bytes, &kLongMarch));
  TEST_ASSERT_EQUAL_size_t(bytes, into.image(again, sizeof again, 1));
  TEST_ASSERT_EQUAL_MEMORY(image, again, bytes);
}

// ---- what it is made for --------------------------------------------------------------------------------------------

void test_memory_is_what_the_largest_game_declares() {
  TEST_ASSERT_EQUAL_size_t(1024, sizeof(StateBox));
  TEST_ASSERT_EQUAL_size_t(120, MoveList::capacity());
  TEST_ASSERT_EQUAL_size_t(900, kMaxEncodedBytes);
  TEST_ASSERT_EQUAL_size_t(kWholeMoves, kMaxHistory);
  TEST_ASSERT_LESS_OR_EQUAL_size_t(6 * 1024, sizeof(Session));
  TEST_ASSERT_LESS_OR_EQUAL_size_t(6 * 1024, sizeof(Rollout));
  TEST_ASSERT_GREATER_THAN_size_t(1000, kWholeMoves);
  TEST_ASSERT_GREATER_OR_EQUAL_size_t(kLeastMovesOfASave, kLastMoves);
}

void test_four_seats_play_the_longest_game_to_its_end() {
  begin(k6000);
  bool moved[4] = {};
  std::size_t most = 0;
  Events silent;
  for (std::uint32_t i = 0; i < 6000; ++i) {
    MoveList legal;
    kLongMarch.legalMoves(session.state(), legal);
    if (legal.size() > most) most = legal.size();
    moved[kLongMarch.toMove(session.state())] = true;
    TEST_ASSERT_TRUE(session.play(choiceAt(session.state(), i), silent));
    TEST_ASSERT_EQUAL_UINT32(i + 1, session.droppedMoves() + session.moveCount());
    TEST_ASSERT_EQUAL_UINT32(i + 1, session.moveNumber());
  }
  TEST_ASSERT_EQUAL(Outcome::won, kLongMarch.status(session.state()).outcome);
  TEST_ASSERT_EQUAL_size_t(120, most);
  for (const bool seat : moved) TEST_ASSERT_TRUE(seat);
  assertStandsAt(session, playedAlone(k6000, kOpen, 6000));
}

// ---- saves ----------------------------------------------------------------------------------------------------------

void test_a_save_holds_the_whole_game_while_it_can() {
  begin(k3000);
  for (const std::uint32_t moves : {0u, 1u, 127u, 128u, 129u, 256u, 700u, static_cast<std::uint32_t>(kWholeMoves)}) {
    play(moves);
    load(other);
    TEST_ASSERT_TRUE(other.wholeGameKnown());
    TEST_ASSERT_EQUAL_size_t(moves, other.moveCount());
    assertStandsAt(other, playedAlone(k3000, kOpen, moves));
  }
  while (other.undo()) continue;
  TEST_ASSERT_EQUAL_size_t(0, other.moveCount());
  assertStandsAt(other, playedAlone(k3000, kOpen, 0));
}

void test_a_longer_game_is_saved_from_a_snapshot_on_and_says_so() {
  begin(k6000);
  for (const std::uint32_t moves : {static_cast<std::uint32_t>(kWholeMoves) + 1, 1500u, 3000u, 6000u}) {
    play(moves);
    TEST_ASSERT_FALSE(session.wholeGameKnown());
    load(other);
    TEST_ASSERT_FALSE(other.wholeGameKnown());
    TEST_ASSERT_EQUAL_size_t(kLastMoves, other.moveCount());
    TEST_ASSERT_EQUAL_UINT32(moves - kLastMoves, other.droppedMoves());
    assertStandsAt(other, playedAlone(k6000, kOpen, moves));
    // Undo ends at the snapshot, and comes back from there.
    while (other.undo()) continue;
    TEST_ASSERT_EQUAL_size_t(0, other.moveCount());
    assertStandsAt(other, playedAlone(k6000, kOpen, moves - kLastMoves));
    Events silent;
    while (other.redo(silent)) continue;
    assertStandsAt(other, playedAlone(k6000, kOpen, moves));
  }
}

void test_steps_taken_back_stay_in_a_save_that_is_full() {
  begin(k6000);
  for (const std::uint32_t moves : {static_cast<std::uint32_t>(kWholeMoves), 2000u}) {
    play(moves);
    const std::uint32_t there = hashOf(session);
    for (int i = 0; i < 40; ++i) TEST_ASSERT_TRUE(session.undo());
    load(other);
    Events silent;
    for (int i = 0; i < 40; ++i) TEST_ASSERT_TRUE(other.redo(silent));
    TEST_ASSERT_FALSE(other.canRedo());
    TEST_ASSERT_EQUAL_HEX32(there, hashOf(other));
    while (session.redo(silent)) continue;
  }
}

void test_a_full_save_that_was_cut_is_refused_and_the_running_game_stays() {
  begin(k6000);
  play(2000);
  const std::size_t bytes = session.image(image, sizeof image, 1);
  TEST_ASSERT_GREATER_THAN_size_t(kMaxImageBytes - 16, bytes);
  begin(k1500, kOpen, 6);
  play(300);
  const std::uint32_t here = hashOf(session);
  for (std::size_t cut = 1; cut < bytes; cut += kThorough > 1 ? 1 : 61)
    TEST_ASSERT_EQUAL(LoadResult::damaged, session.load(image, cut, &kLongMarch));
  TEST_ASSERT_EQUAL_HEX32(here, hashOf(session));
  TEST_ASSERT_TRUE(session.undo());
  assertStandsAt(session, playedAlone(k1500, kOpen, 299, 6));
  TEST_ASSERT_EQUAL(LoadResult::loaded, session.load(image, bytes, &kLongMarch));
}

void test_undo_brings_back_the_long_game_that_new_game_replaced() {
  begin(k6000);
  for (const std::uint32_t moves : {900u, 4000u}) {
    play(moves);
    const std::size_t known = session.moveCount();
    session.start(kLongMarch, optionsOf(k1500, kOpen), 99);
    TEST_ASSERT_TRUE(session.undoesNewGame());
    TEST_ASSERT_TRUE(session.undo());
    assertStandsAt(session, playedAlone(k6000, kOpen, moves));
    TEST_ASSERT_EQUAL_size_t(known, session.moveCount());
  }
}

void test_a_loaded_long_game_goes_on_as_the_one_that_was_saved() {
  begin(k3000);
  for (const std::uint32_t moves : {800u, 1200u}) {
    play(moves);
    load(other);
    for (std::uint32_t i = moves; i < moves + 200; ++i) {
      Events silent;
      const Move move = choiceAt(session.state(), i);
      TEST_ASSERT_TRUE(session.play(move, silent) && other.play(move, silent));
    }
    TEST_ASSERT_EQUAL_HEX32(hashOf(session), hashOf(other));
    while (session.undo()) {
      TEST_ASSERT_TRUE(other.undo());
      TEST_ASSERT_EQUAL_HEX32(hashOf(session), hashOf(other));
    }
    TEST_ASSERT_FALSE(other.undo());
    begin(k3000);
  }
}

// ---- nobody waits ---------------------------------------------------------------------------------------------------

void countFromHere() { long_march::applied = long_march::listed = 0; }

void test_a_step_back_plays_few_moves_again_however_long_the_game_is() {
  for (const std::uint32_t moves : {100u, 255u, 256u, 257u, 640u, 1000u, 1500u, 6000u}) {
    begin(k6000);
    play(moves);
    const std::uint32_t here = hashOf(session);
    countFromHere();
    TEST_ASSERT_TRUE(session.undo());
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::applied);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::listed);
    assertStandsAt(session, playedAlone(k6000, kOpen, moves - 1));
    countFromHere();
    Events silent;
    TEST_ASSERT_TRUE(session.redo(silent));
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::applied);
    TEST_ASSERT_EQUAL_HEX32(here, hashOf(session));
  }
}

void test_the_last_move_is_named_as_quickly() {
  begin(k1500);
  play(1000);
  Move move = kNoMove;
  StateBox before;
  countFromHere();
  TEST_ASSERT_TRUE(session.lastMove(move, before, 0));
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::applied);
  playedAlone(k1500, kOpen, 999);
  TEST_ASSERT_EQUAL_UINT32(choiceAt(alone.at(), 999), move);
}

// Each step back but one in a hundred and twenty-eight is short: that one plays all again, once, for the next so many.
void test_going_all_the_way_back_is_long_only_where_it_passes_the_checkpoint() {
  begin(k3000);
  play(kWholeMoves);
  int longOnes = 0;
  for (std::size_t left = kWholeMoves; left > 0; --left) {
    countFromHere();
    TEST_ASSERT_TRUE(session.undo());
    if (long_march::applied <= kSteps) continue;
    ++longOnes;
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(left + kSteps, long_march::applied);
  }
  TEST_ASSERT_LESS_OR_EQUAL_INT(static_cast<int>(kWholeMoves / Session::kCheckpointEvery), longOnes);
}

void test_a_move_is_played_as_quickly_but_for_the_one_that_no_longer_fits() {
  begin(k3000);
  Events silent;
  for (std::uint32_t i = 0; i < 3000; ++i) {
    const Move move = choiceAt(session.state(), i);
    const bool full = session.moveCount() == kWholeMoves;
    countFromHere();
    TEST_ASSERT_TRUE(session.play(move, silent));
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(full ? kWholeMoves + kSteps : kSteps, long_march::applied);
  }
}

void test_loading_plays_every_saved_move_once() {
  begin(k3000);
  for (const std::uint32_t moves : {1000u, 2500u}) {
    play(moves);
    const std::size_t bytes = session.image(image, sizeof image, 1);
    countFromHere();
    TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kLongMarch));
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(session.moveCount(), long_march::applied);
    // And the first step back after it is short as well.
    countFromHere();
    TEST_ASSERT_TRUE(other.undo());
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::applied);
  }
}

void test_undo_stops_at_a_hand_over_of_a_long_game_also_after_a_load() {
  begin(k3000, kHiddenHands);
  play(2000);
  for (std::uint32_t i = 2000; !session.canUndo(); ++i) play(i);
  load(other);
  std::size_t back = 0;
  while (session.undo()) {
    ++back;
    TEST_ASSERT_TRUE(other.undo());
  }
  TEST_ASSERT_TRUE(back > 0 && back < 40);
  TEST_ASSERT_FALSE(other.canUndo());
  TEST_ASSERT_EQUAL_HEX32(hashOf(session), hashOf(other));
}

// ---- what is told ---------------------------------------------------------------------------------------------------

Chronicle chronicle(session);

// From where a seat that moved last long ago, or never, is told what happened: as counted without a session.
std::size_t behindLastMoveOf(Seat seat, std::uint32_t moves) {
  std::size_t behind = 0;
  playedAlone(k1500, kHiddenHands, 0);
  Events silent;
  for (std::uint32_t i = 0; i < moves; ++i) {
    if (kLongMarch.toMove(alone.at()) == seat) behind = i + 1;
    kLongMarch.apply(alone.at(), choiceAt(alone.at(), i), silent);
  }
  return behind;
}

void test_what_happened_since_ones_last_move_is_found_quickly() {
  begin(k1500, kHiddenHands);
  for (const std::uint32_t moves : {1u, 5u, 130u, 400u, 1000u}) {
    play(moves);
    for (Seat seat = 0; seat < 4; ++seat) {
      countFromHere();
      const std::size_t behind = chronicle.behindLastMoveOf(seat);
      const bool late = behind + Session::kCheckpointEvery > moves;
      TEST_ASSERT_LESS_OR_EQUAL_UINT32(late ? kSteps + Session::kCheckpointEvery : moves + kSteps, long_march::applied);
      TEST_ASSERT_EQUAL_size_t(behindLastMoveOf(seat, moves), behind);
    }
    TEST_ASSERT_EQUAL_size_t(0, chronicle.behindLastMoveOf(4));  // nobody sits there
  }
}

void test_each_move_is_retold_quickly_and_as_it_was() {
  begin(k1500, kHiddenHands);
  play(1000);
  StateBox seen{}, expected{};
  EventBuffer<4> events;
  for (std::size_t move = 1000 - Session::kCheckpointEvery; move < 1000; move += 9) {
    countFromHere();
    chronicle.before(move, 2, seen);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::applied);
    playedAlone(k1500, kHiddenHands, static_cast<std::uint32_t>(move));
    kLongMarch.observe(alone.at(), 2, expected.at());
    TEST_ASSERT_EQUAL_MEMORY(expected.at(), seen.at(), kLongMarch.stateBytes);
    countFromHere();
    chronicle.after(move, 2, seen, events);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, long_march::applied);
    TEST_ASSERT_EQUAL_size_t(1, events.size());
    playedAlone(k1500, kHiddenHands, static_cast<std::uint32_t>(move) + 1);
    kLongMarch.observe(alone.at(), 2, expected.at());
    TEST_ASSERT_EQUAL_MEMORY(expected.at(), seen.at(), kLongMarch.stateBytes);
  }
}

void test_who_looks_for_something_late_is_told_the_late_moves_first() {
  begin(k1500);
  play(1000);
  std::size_t told[2] = {0, 0}, first[2] = {0, 0}, last[2] = {0, 0};
  int part = 0;
  const auto tell = [&](Seat, bool, const char*) {
    if (told[part]++ == 0) first[part] = chronicle.toldMove();
    last[part] = chronicle.toldMove();
  };
  countFromHere();
  chronicle.tellLateFirst(0, tell, [] { return true; });
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps + Session::kCheckpointEvery, long_march::applied);
  TEST_ASSERT_EQUAL_size_t(Session::kCheckpointEvery, told[0]);
  TEST_ASSERT_EQUAL_size_t(999, last[0]);
  told[0] = 0;
  chronicle.tellLateFirst(0, tell, [&] {
    part = 1;
    return false;
  });
  TEST_ASSERT_EQUAL_size_t(1000, told[0] + told[1]);
  TEST_ASSERT_EQUAL_size_t(0, first[1]);
  TEST_ASSERT_EQUAL_size_t(first[0], last[1] + 1);
}

// ---- who chooses ----------------------------------------------------------------------------------------------------

void test_a_rollout_weighs_a_hundred_and_twenty_moves() {
  static Rollout rollout;
  begin(k1500);
  play(1450);
  MoveList legal;
  kLongMarch.legalMoves(session.state(), legal);
  TEST_ASSERT_EQUAL_size_t(120, legal.size());
  StateBox seen{};
  session.observe(kLongMarch.toMove(session.state()), seen);
  Rng rng = Rng::seeded(1);
  TEST_ASSERT_TRUE(legal.contains(chooseRollout(kLongMarch, seen.at(), rng, 240, rollout)));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_memory_is_what_the_largest_game_declares);
  RUN_TEST(test_four_seats_play_the_longest_game_to_its_end);
  RUN_TEST(test_a_save_holds_the_whole_game_while_it_can);
  RUN_TEST(test_a_longer_game_is_saved_from_a_snapshot_on_and_says_so);
  RUN_TEST(test_steps_taken_back_stay_in_a_save_that_is_full);
  RUN_TEST(test_a_full_save_that_was_cut_is_refused_and_the_running_game_stays);
  RUN_TEST(test_undo_brings_back_the_long_game_that_new_game_replaced);
  RUN_TEST(test_a_loaded_long_game_goes_on_as_the_one_that_was_saved);
  RUN_TEST(test_a_step_back_plays_few_moves_again_however_long_the_game_is);
  RUN_TEST(test_the_last_move_is_named_as_quickly);
  RUN_TEST(test_going_all_the_way_back_is_long_only_where_it_passes_the_checkpoint);
  RUN_TEST(test_a_move_is_played_as_quickly_but_for_the_one_that_no_longer_fits);
  RUN_TEST(test_loading_plays_every_saved_move_once);
  RUN_TEST(test_undo_stops_at_a_hand_over_of_a_long_game_also_after_a_load);
  RUN_TEST(test_what_happened_since_ones_last_move_is_found_quickly);
  RUN_TEST(test_each_move_is_retold_quickly_and_as_it_was);
  RUN_TEST(test_who_looks_for_something_late_is_told_the_late_moves_first);
  RUN_TEST(test_a_rollout_weighs_a_hundred_and_twenty_moves);
  return UNITY_END();
}
