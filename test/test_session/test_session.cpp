// The session over every registered game and over a long one of the suite's own: undo and redo, saves, seals, New Game,
// histories that overflow. Damaged images and changed rules are in test_images.cpp, saves of earlier programs in
// test_old_saves.cpp, slots and autosave in test_slots.cpp.
#include <unity.h>

#include "fixtures.h"
#include "session/chronicle.h"
#include "session/registry.h"
#include "support/scale.h"
#include "test_deal_links.h"
#include "test_images.h"
#include "test_old_saves.h"
#include "test_slots.h"

using namespace armada;
using namespace armada_test;

void setUp() {}
void tearDown() {}

namespace {

// Static, as on the handheld: neither stack nor heap has room for them.
Session session;
Session other;
std::uint8_t image[kMaxImageBytes + 8];
std::uint8_t spoilt[kMaxImageBytes + 8];
std::uint32_t hashes[kMaxHistory + 1];

constexpr Options kPlain{};

void deal(const Game& game, Seed seed) { session.start(game, standardOptions(game), seed); }

// Plays on to the end or for `most` moves, and notes the hash of each position since the last seal. Tells how many moves
// are noted; hashes[0] is the position right behind the seal.
std::size_t playNoting(Session& on, Rng& rng, std::size_t most) {
  std::size_t known = 0;
  hashes[0] = bytesHash(on);
  MoveList legal;
  for (std::size_t i = 0; i < most; ++i) {
    legal.clear();
    on.game().legalMoves(on.state(), legal);
    if (legal.empty()) break;
    Events silent;
    TEST_ASSERT_TRUE(on.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))], silent));
    known = silent.sealed() ? 0 : known + 1;
    hashes[known] = bytesHash(on);
  }
  return known;
}

// ---- every registered game ------------------------------------------------------------------------------------------

void undoAndRedoAll(const Game& game, Seed seed, std::size_t length) {
  Rng rng = Rng::seeded(seed + 99);
  session.close();
  deal(game, seed);
  const std::size_t known = playNoting(session, rng, length);
  const std::size_t made = session.moveCount();
  for (std::size_t back = 0; back < known; ++back) {
    TEST_ASSERT_TRUE(session.canUndo());
    TEST_ASSERT_TRUE(session.undo());
    TEST_ASSERT_EQUAL_HEX32(hashes[known - back - 1], bytesHash(session));
  }
  TEST_ASSERT_FALSE_MESSAGE(session.canUndo(), game.id);
  const std::uint32_t changes = session.changes();
  TEST_ASSERT_FALSE(session.undo());
  TEST_ASSERT_EQUAL_UINT32(changes, session.changes());
  Events silent;
  for (std::size_t i = 1; i <= known; ++i) {
    TEST_ASSERT_TRUE(session.redo(silent));
    TEST_ASSERT_EQUAL_HEX32(hashes[i], bytesHash(session));
  }
  TEST_ASSERT_FALSE(session.canRedo());
  TEST_ASSERT_FALSE(session.redo(silent));
  TEST_ASSERT_EQUAL_UINT32(made, session.moveCount());
}

void test_undo_and_redo_give_equal_bytes_down_to_the_first_move_or_the_seal() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (Seed seed = 0; seed < static_cast<Seed>(3 * kThorough); ++seed)
      for (const std::size_t length : {std::size_t{1}, std::size_t{7}, std::size_t{40}, std::size_t{2000}})
        undoAndRedoAll(gameAt(i), seed, length);
}

bool isCheckpoint(std::size_t move) { return move <= 10 || (move & (move - 1)) == 0; }

void saveAndLoadHere() {
  const std::size_t bytes = session.image(image, kMaxImageBytes, 5);
  TEST_ASSERT_GREATER_THAN_size_t(0, bytes);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, nullptr));
  TEST_ASSERT_EQUAL_STRING(session.game().id, other.game().id);
  TEST_ASSERT_EQUAL_UINT32(session.seed(), other.seed());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(session.options().choice, other.options().choice, kMaxOptions);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(session.state(), other.state(), session.game().stateBytes);
  TEST_ASSERT_EQUAL_size_t(session.moveCount(), other.moveCount());
  TEST_ASSERT_EQUAL(session.canUndo(), other.canUndo());
  // Written again it is the same image: nothing was lost that an image holds.
  TEST_ASSERT_EQUAL_size_t(bytes, other.image(spoilt, kMaxImageBytes, 5));
  TEST_ASSERT_EQUAL_UINT8_ARRAY(image, spoilt, bytes);
}

// Bytes alone could agree while something that is not in them was forgotten: so both play on, and undo.
void continueBoth(const Rng& from) {
  Rng a = from;
  Rng b = from;
  StateBox here;
  copyState(session, here);
  const std::size_t before = other.moveCount();
  static Session third;
  TEST_ASSERT_EQUAL(LoadResult::loaded, third.load(image, session.image(image, kMaxImageBytes, 1), nullptr));
  for (int i = 0; i < 12; ++i) {
    const bool more = playOne(third, a);
    TEST_ASSERT_EQUAL(more, playOne(other, b));
    if (!more) break;
    TEST_ASSERT_EQUAL_HEX32(bytesHash(third), bytesHash(other));
  }
  while (other.moveCount() > before && other.canUndo()) {
    TEST_ASSERT_TRUE(other.undo());
    TEST_ASSERT_TRUE(third.undo());
    TEST_ASSERT_EQUAL_HEX32(bytesHash(third), bytesHash(other));
  }
  TEST_ASSERT_TRUE(sameState(session, here));
}

void test_save_and_load_at_the_first_ten_moves_and_at_powers_of_two() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    for (Seed seed = 0; seed < static_cast<Seed>(2 * kThorough); ++seed) {
      Rng rng = Rng::seeded(seed + 7);
      session.close();
      deal(gameAt(i), seed);
      for (std::size_t move = 0;; ++move) {
        if (isCheckpoint(move)) {
          saveAndLoadHere();
          continueBoth(rng);
        }
        if (!playOne(session, rng)) break;
      }
      saveAndLoadHere();
    }
  }
}

void test_every_choice_of_every_option_survives_a_save() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (std::size_t option = 0; option < game.optionCount; ++option) {
      for (std::uint8_t choice = 0; choice < game.options[option].count; ++choice) {
        Options options = standardOptions(game);
        options.choice[option] = choice;
        session.close();
        session.start(game, options, 3);
        Rng rng = Rng::seeded(4);
        for (int k = 0; k < 5; ++k) playOne(session, rng);
        saveAndLoadHere();
      }
    }
  }
}

void test_a_session_without_a_game_has_changed_nothing_and_has_nothing_to_take_back() {
  static const Session fresh;
  TEST_ASSERT_FALSE(fresh.running() || fresh.canUndo() || fresh.canRedo() || fresh.undoWasUsed());
  TEST_ASSERT_EQUAL_UINT32(0, fresh.changes());
  TEST_ASSERT_EQUAL_size_t(0, fresh.moveCount());
}

void test_every_change_is_counted_upwards() {
  static std::uint8_t image[kMaxImageBytes];
  session.close();
  std::uint32_t last = session.changes();
  const auto counted = [&last] { return session.changes() == ++last; };
  Events silent;
  deal(gameAt(0), 1);
  TEST_ASSERT_TRUE_MESSAGE(counted(), "start");
  Rng rng = Rng::seeded(1);
  playOne(session, rng);
  TEST_ASSERT_TRUE_MESSAGE(counted(), "play");
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_TRUE_MESSAGE(counted(), "undo");
  TEST_ASSERT_TRUE(session.redo(silent));
  TEST_ASSERT_TRUE_MESSAGE(counted(), "redo");
  const std::size_t bytes = session.image(image, sizeof image, 1);
  TEST_ASSERT_EQUAL(LoadResult::loaded, session.load(image, bytes, nullptr));
  TEST_ASSERT_TRUE_MESSAGE(counted(), "load");
  session.close();
  TEST_ASSERT_TRUE_MESSAGE(counted(), "close");
}

void test_a_refused_move_changes_nothing() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    session.close();
    deal(gameAt(i), 1);
    const std::uint32_t hash = bytesHash(session);
    const std::uint32_t changes = session.changes();
    Events silent;
    TEST_ASSERT_FALSE(session.play(kNoMove, silent));
    TEST_ASSERT_EQUAL_HEX32(hash, bytesHash(session));
    TEST_ASSERT_EQUAL_UINT32(changes, session.changes());
    TEST_ASSERT_EQUAL_size_t(0, session.moveCount());
  }
}

// ---- seals ----------------------------------------------------------------------------------------------------------

void test_undo_stops_behind_a_sealed_move_also_after_a_load() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  for (const Move move : {1, 2, 7, 4, 5}) TEST_ASSERT_TRUE(session.play(move, silent));
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
  for (Session* each : {&session, &other}) {
    TEST_ASSERT_TRUE(each->undo());
    TEST_ASSERT_TRUE(each->undo());
    TEST_ASSERT_FALSE(each->canUndo());
    TEST_ASSERT_FALSE(each->undo());
    TEST_ASSERT_EQUAL_size_t(3, each->moveCount());
    Move move = 0;
    StateBox before;
    TEST_ASSERT_FALSE(each->lastMove(move, before, 0));
    TEST_ASSERT_TRUE(each->redo(silent));
    TEST_ASSERT_TRUE(each->redo(silent));
    TEST_ASSERT_EQUAL_size_t(5, each->moveCount());
  }
}

// ---- last move, history ---------------------------------------------------------------------------------------------

Move madeLast(const Session& of) {
  Move move = kNoMove;
  StateBox before;
  TEST_ASSERT_TRUE(of.lastMove(move, before, 0));
  return move;
}

void test_last_move_names_what_undo_takes_back_and_where_it_was_made() {
  session.close();
  deal(kCounting, 5);
  Events silent;
  session.play(2, silent);
  StateBox expected;
  std::memset(expected.bytes, 0, sizeof expected.bytes);
  session.observe(0, expected);
  session.play(6, silent);
  Move move = 0;
  StateBox before;
  TEST_ASSERT_TRUE(session.lastMove(move, before, 0));
  TEST_ASSERT_EQUAL_UINT32(6, move);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.bytes, before.bytes, sizeof expected.bytes);
}

void test_a_new_move_after_undo_forgets_what_redo_would_bring() {
  session.close();
  deal(kCounting, 5);
  Events silent;
  session.play(1, silent);
  session.play(2, silent);
  TEST_ASSERT_FALSE(session.undoWasUsed());
  session.undo();
  TEST_ASSERT_TRUE(session.undoWasUsed());
  TEST_ASSERT_TRUE(session.canRedo());
  session.play(3, silent);
  TEST_ASSERT_FALSE(session.canRedo());
  TEST_ASSERT_EQUAL_UINT32(3, madeLast(session));
}

void test_what_redo_would_bring_is_saved_too_unless_there_is_no_room() {
  session.close();
  deal(kCounting, 5);
  Events silent;
  for (const Move move : {1, 2, 3, 4}) session.play(move, silent);
  session.undo();
  session.undo();
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
  TEST_ASSERT_TRUE(other.undoWasUsed());
  TEST_ASSERT_TRUE(other.redo(silent));
  TEST_ASSERT_TRUE(other.redo(silent));
  TEST_ASSERT_EQUAL_size_t(4, other.moveCount());
  TEST_ASSERT_EQUAL_UINT32(4, madeLast(other));

  TEST_ASSERT_EQUAL_size_t(bytes, session.image(image, bytes, 1));  // room to the byte
  const std::size_t tight = session.image(image, bytes - 1, 1);
  TEST_ASSERT_EQUAL_size_t(bytes - 2, tight);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, tight, &kCounting));
  TEST_ASSERT_EQUAL_size_t(2, other.moveCount());
  TEST_ASSERT_FALSE(other.canRedo());
  for (std::size_t room = 0; room < tight; ++room) TEST_ASSERT_EQUAL_size_t(0, session.image(image, room, 1));
}

// ---- New Game -------------------------------------------------------------------------------------------------------

void test_undo_brings_back_the_game_that_new_game_replaced() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    session.close();
    deal(gameAt(i), 21);
    Rng rng = Rng::seeded(3);
    for (int k = 0; k < 6; ++k) playOne(session, rng);
    StateBox here;
    copyState(session, here);
    const std::size_t moves = session.moveCount();
    deal(gameAt(i), 22);
    TEST_ASSERT_TRUE(session.canUndo());
    TEST_ASSERT_TRUE(session.undoesNewGame());
    TEST_ASSERT_TRUE(session.undo());
    TEST_ASSERT_TRUE(sameState(session, here));
    TEST_ASSERT_EQUAL_UINT32(21, session.seed());
    TEST_ASSERT_EQUAL_size_t(moves, session.moveCount());
    TEST_ASSERT_FALSE(session.undoesNewGame());
  }
}

void test_undo_goes_through_the_new_game_to_the_one_before() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(1, silent);
  session.play(2, silent);
  const std::uint32_t former = bytesHash(session);
  deal(kCounting, 2);
  session.play(3, silent);
  TEST_ASSERT_FALSE(session.undoesNewGame());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_TRUE(session.undoesNewGame());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_HEX32(former, bytesHash(session));
  TEST_ASSERT_FALSE(session.undoWasUsed());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_size_t(1, session.moveCount());
}

void test_new_game_twice_without_a_move_loses_nothing() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(1, silent);
  const std::uint32_t former = bytesHash(session);
  deal(kCounting, 2);
  deal(kCounting, 3);
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_HEX32(former, bytesHash(session));
}

void test_a_restart_with_the_sessions_own_options_can_be_undone() {
  session.close();
  Options high{};
  high.choice[0] = 1;
  session.start(kCounting, high, 9);
  Events silent;
  session.play(4, silent);
  session.start(session.game(), session.options(), session.seed());
  TEST_ASSERT_EQUAL_UINT8(1, session.options().choice[0]);
  TEST_ASSERT_EQUAL_size_t(0, session.moveCount());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_size_t(1, session.moveCount());
}

// As the look back does it: a new game from the middle of one, with the same players.
void test_a_game_begun_again_in_the_middle_goes_on_from_there_and_undo_brings_back_how_it_was() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    session.close();
    deal(gameAt(i), 23);
    Seating seating;
    seating.set(1, SeatChoice::hard);
    session.seat(seating);
    Rng rng = Rng::seeded(5);
    for (int k = 0; k < 9; ++k) playOne(session, rng);
    StateBox there, before;
    copyState(session, there);
    const std::size_t moves = session.moveCount();
    session.stateBefore(4, before);
    session.startAgainAt(4);
    TEST_ASSERT_TRUE(sameState(session, before));
    TEST_ASSERT_EQUAL_size_t(4, session.moveCount());
    TEST_ASSERT_EQUAL_UINT8(seating.bits, session.seating().bits);
    TEST_ASSERT_TRUE_MESSAGE(session.undoWasUsed(), "who begins there knows what came of it");
    TEST_ASSERT_FALSE(session.canRedo());
    const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
    TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, nullptr));
    TEST_ASSERT_TRUE(sameState(other, before));
    TEST_ASSERT_FALSE_MESSAGE(other.canUndo(), "as a save it begins there");
    Events events;
    MoveList legal;
    gameAt(i).legalMoves(session.state(), legal);
    TEST_ASSERT_TRUE(session.play(legal[legal.size() - 1], events));
    if (!events.sealed()) {
      TEST_ASSERT_TRUE(session.undo());
      TEST_ASSERT_TRUE(sameState(session, before));
      TEST_ASSERT_TRUE(session.undoesNewGame());
      TEST_ASSERT_TRUE(session.undo());
      TEST_ASSERT_TRUE(sameState(session, there));
      TEST_ASSERT_EQUAL_size_t(moves, session.moveCount());
    }
  }
}

void test_begun_again_twice_without_a_move_the_first_game_comes_back() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  for (const Move move : {1, 2, 3}) session.play(move, silent);
  const std::uint32_t former = bytesHash(session);
  session.startAgainAt(2);
  session.startAgainAt(1);
  TEST_ASSERT_EQUAL_size_t(1, session.moveCount());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_HEX32(former, bytesHash(session));
}

void test_a_seal_in_the_new_game_closes_the_way_back() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(1, silent);
  deal(kCounting, 2);
  session.play(7, silent);
  TEST_ASSERT_FALSE(session.canUndo());
}

void test_a_game_left_or_loaded_over_does_not_come_back() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(1, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  deal(kCounting, 2);
  TEST_ASSERT_EQUAL(LoadResult::loaded, session.load(image, bytes, &kCounting));
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_FALSE(session.canUndo());
  deal(kCounting, 2);
  session.close();
  TEST_ASSERT_FALSE(session.running());
  TEST_ASSERT_FALSE(session.canUndo());
  TEST_ASSERT_FALSE(session.canRedo());
  deal(kCounting, 3);
  TEST_ASSERT_FALSE(session.canUndo());
}

void test_another_kind_of_game_is_not_mixed_up_by_undo() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(1, silent);
  deal(kCountingBroad, 1);
  TEST_ASSERT_FALSE(session.canUndo());
}

void test_a_game_begun_from_a_position_has_no_past_and_is_saved_as_it_is() {
  Options high{};
  high.choice[0] = 1;
  session.start(kCounting, high, 9);
  Events silent;
  for (const Move move : {1, 2, 3}) session.play(move, silent);
  session.undo();
  StateBox position;
  copyState(session, position);
  session.startFrom(kCounting, position.at());
  TEST_ASSERT_TRUE(sameState(session, position));
  TEST_ASSERT_FALSE(session.canUndo() || session.canRedo() || session.undoWasUsed() || session.wholeGameKnown());
  TEST_ASSERT_EQUAL_size_t(0, session.moveCount());
  TEST_ASSERT_EQUAL_UINT32(0, session.droppedMoves());
  TEST_ASSERT_EQUAL_UINT32(0, session.seed());
  TEST_ASSERT_EQUAL_UINT8(standardOptions(kCounting).choice[0], session.options().choice[0]);

  session.play(4, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
  for (Session* each : {&session, &other}) {
    TEST_ASSERT_EQUAL_UINT32(0, each->droppedMoves());
    TEST_ASSERT_TRUE(each->undo());
    TEST_ASSERT_TRUE(sameState(*each, position));
    TEST_ASSERT_FALSE(each->canUndo());
  }
}

// ---- a full history -------------------------------------------------------------------------------------------------

// A move number without seal, the same for the same place.
Move quietMove(std::uint32_t i) { return static_cast<Move>(1 + (i * 5 + i / 7) % 6); }

void playLong(const Game& game, std::uint32_t moves) {
  session.close();
  deal(game, 8);
  StateBox alone;
  std::memset(alone.bytes, 0, sizeof alone.bytes);
  game.deal(alone.at(), kPlain, 8);
  for (std::uint32_t i = 0; i < moves; ++i) {
    Events silent;
    TEST_ASSERT_TRUE(session.play(quietMove(i), silent));
    Events quiet;
    game.apply(alone.at(), quietMove(i), quiet);
    TEST_ASSERT_EQUAL_UINT32(i + 1, session.droppedMoves() + session.moveCount());
    if (i % 97 == 0) TEST_ASSERT_TRUE(session.image(image, kMaxImageBytes, 1) > 0);
  }
  TEST_ASSERT_TRUE(sameState(session, alone));
  TEST_ASSERT_TRUE(session.droppedMoves() > 0);
  TEST_ASSERT_FALSE(session.wholeGameKnown());
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_GREATER_THAN_size_t(0, bytes);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &game));
  TEST_ASSERT_EQUAL_size_t(session.moveCount(), other.moveCount());
  TEST_ASSERT_EQUAL_UINT32(session.droppedMoves(), other.droppedMoves());
  TEST_ASSERT_TRUE(sameState(other, alone));
}

// Back to the oldest move still known, which must be the position of a game played without any session.
void undoLong(const Game& game) {
  const std::uint32_t dropped = other.droppedMoves();
  while (other.canUndo()) TEST_ASSERT_TRUE(other.undo());
  TEST_ASSERT_EQUAL_size_t(0, other.moveCount());
  StateBox alone;
  std::memset(alone.bytes, 0, sizeof alone.bytes);
  game.deal(alone.at(), kPlain, 8);
  for (std::uint32_t i = 0; i < dropped; ++i) {
    Events silent;
    game.apply(alone.at(), quietMove(i), silent);
  }
  TEST_ASSERT_TRUE(sameState(other, alone));
  TEST_ASSERT_FALSE(other.undoesNewGame());
}

void test_a_full_history_drops_the_oldest_moves_and_refuses_none() {
  playLong(kCounting, kMaxHistory + 478);
  TEST_ASSERT_TRUE(session.moveCount() > 600);
  undoLong(kCounting);
}

void test_broad_states_leave_room_for_fewer_moves_and_still_none_is_refused() {
  playLong(kCountingBroad, kMaxHistory + 178);
  TEST_ASSERT_TRUE(session.moveCount() > 400);
  undoLong(kCountingBroad);
}

void test_a_move_after_undo_in_a_full_history_drops_nothing_that_counts() {
  session.close();
  deal(kCounting, 8);
  Events silent;
  std::uint32_t made = 0;
  while (session.droppedMoves() == 0) session.play(quietMove(made++), silent);
  while (session.moveCount() < kMaxHistory && made < 900) session.play(quietMove(made++), silent);
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(session.undo());
  const std::uint32_t dropped = session.droppedMoves();
  const std::size_t moves = session.moveCount();
  const std::uint32_t here = bytesHash(session);
  TEST_ASSERT_TRUE(session.play(8, silent));
  TEST_ASSERT_EQUAL_UINT32(dropped, session.droppedMoves());
  TEST_ASSERT_EQUAL_size_t(moves + 1, session.moveCount());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_HEX32(here, bytesHash(session));
}

void test_undo_in_a_full_history_leads_through_the_positions_that_were() {
  constexpr std::uint32_t kMoves = kMaxHistory + 333, kBack = 400;
  session.close();
  deal(kCounting, 8);
  Events silent;
  for (std::uint32_t i = 0; i < kMoves; ++i) {
    if (i >= kMoves - kBack) hashes[i - (kMoves - kBack)] = bytesHash(session);
    TEST_ASSERT_TRUE(session.play(quietMove(i), silent));
  }
  TEST_ASSERT_TRUE(session.droppedMoves() > 0);
  for (std::uint32_t back = 1; back <= kBack; ++back) {
    TEST_ASSERT_TRUE(session.undo());
    TEST_ASSERT_EQUAL_HEX32(hashes[kBack - back], bytesHash(session));
  }
}

void test_a_game_runs_to_its_end_however_long_it_is() {
  session.close();
  deal(kCounting, 8);
  Events silent;
  for (std::uint32_t i = 0; i < 3000; ++i) TEST_ASSERT_TRUE(session.play(quietMove(i), silent));
  TEST_ASSERT_FALSE(session.play(1, silent));
  TEST_ASSERT_EQUAL_UINT32(3000, session.droppedMoves() + session.moveCount());
}

void test_a_seal_that_was_dropped_no_longer_holds_back_later_moves() {
  session.close();
  deal(kCounting, 8);
  Events silent;
  session.play(7, silent);
  for (std::uint32_t i = 0; i < kMaxHistory + 160; ++i) session.play(quietMove(i), silent);
  TEST_ASSERT_TRUE(session.droppedMoves() > 0);
  const std::size_t moves = session.moveCount();
  session.play(7, silent);
  TEST_ASSERT_FALSE(session.canUndo());
  session.play(1, silent);
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_FALSE(session.canUndo());
  TEST_ASSERT_TRUE(moves > 600);
}

void test_a_session_that_does_not_run_saves_and_plays_nothing() {
  session.close();
  Events silent;
  TEST_ASSERT_FALSE(session.play(1, silent));
  TEST_ASSERT_FALSE(session.undo());
  TEST_ASSERT_EQUAL_size_t(0, session.image(image, kMaxImageBytes, 1));
}

// By asking every position whose decision it was.
void test_the_last_move_of_some_seats_is_the_one_to_take_back() {
  static Chronicle chronicle{session};
  for (std::size_t g = 0; g < gameCount(); ++g) {
    deal(gameAt(g), 3);
    Rng rng = Rng::seeded(3);
    for (int i = 0; i < 14 && playOne(session, rng); ++i) continue;
    for (unsigned seats = 0; seats < 16; ++seats) {
      std::size_t last = session.moveCount();
      Seat mover = kNobody, by = kNobody;
      for (std::size_t i = session.undoFloor(); i < session.moveCount(); ++i) {
        StateBox before;
        session.stateBefore(i, before);
        if ((seats >> session.game().toMove(before.at()) & 1u) == 0) continue;
        last = i;
        mover = session.game().toMove(before.at());
      }
      TEST_ASSERT_EQUAL_size_t(last, chronicle.lastToTakeBack(static_cast<std::uint8_t>(seats), by));
      TEST_ASSERT_EQUAL_UINT8(mover, by);
    }
  }
}

// You are spoken to where nobody else reads the same screen: hidden hands go from one to the other, open ones lie before all.
void test_who_looks_alone_is_spoken_to() {
  static Chronicle chronicle{session};
  for (std::size_t g = 0; g < gameCount(); ++g) {
    const Game& game = gameAt(g);
    deal(game, 3);
    const Seat seats = game.seats(session.state());
    TEST_ASSERT_EQUAL_UINT8(kNobody, chronicle.readerFor(kNobody));
    const bool alone = game.hiddenHands || seats == 1;
    for (Seat seat = 0; seat < seats; ++seat)
      TEST_ASSERT_EQUAL_UINT8(alone ? seat : kNobody, chronicle.readerFor(seat));
    Seating seating;
    for (Seat seat = 1; seat < seats; ++seat) seating.set(seat, SeatChoice::normal);
    session.seat(seating);
    TEST_ASSERT_EQUAL_UINT8(0, chronicle.readerFor(0));
    for (Seat seat = 1; seat < seats; ++seat) TEST_ASSERT_EQUAL_UINT8(kNobody, chronicle.readerFor(seat));
    seating.set(0, SeatChoice::easy);  // a demonstration
    session.seat(seating);
    TEST_ASSERT_EQUAL_UINT8(kNobody, chronicle.readerFor(0));
  }
}

void test_a_seat_is_a_persons_until_a_computer_has_it() {
  Seating seating;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    TEST_ASSERT_TRUE(seating.isPerson(seat));
    for (const SeatChoice choice : {SeatChoice::easy, SeatChoice::normal, SeatChoice::hard, SeatChoice::person}) {
      seating.set(seat, choice);
      TEST_ASSERT_EQUAL(choice, seating.of(seat));
      TEST_ASSERT_EQUAL(choice == SeatChoice::person, seating.isPerson(seat));
    }
    seating.set(seat, SeatChoice::easy);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_last_move_of_some_seats_is_the_one_to_take_back);
  RUN_TEST(test_who_looks_alone_is_spoken_to);
  RUN_TEST(test_a_seat_is_a_persons_until_a_computer_has_it);
  RUN_TEST(test_undo_and_redo_give_equal_bytes_down_to_the_first_move_or_the_seal);
  RUN_TEST(test_save_and_load_at_the_first_ten_moves_and_at_powers_of_two);
  RUN_TEST(test_every_choice_of_every_option_survives_a_save);
  RUN_TEST(test_a_session_without_a_game_has_changed_nothing_and_has_nothing_to_take_back);
  RUN_TEST(test_every_change_is_counted_upwards);
  RUN_TEST(test_a_refused_move_changes_nothing);
  RUN_TEST(test_undo_stops_behind_a_sealed_move_also_after_a_load);
  RUN_TEST(test_last_move_names_what_undo_takes_back_and_where_it_was_made);
  RUN_TEST(test_a_new_move_after_undo_forgets_what_redo_would_bring);
  RUN_TEST(test_what_redo_would_bring_is_saved_too_unless_there_is_no_room);
  RUN_TEST(test_undo_brings_back_the_game_that_new_game_replaced);
  RUN_TEST(test_undo_goes_through_the_new_game_to_the_one_before);
  RUN_TEST(test_new_game_twice_without_a_move_loses_nothing);
  RUN_TEST(test_a_restart_with_the_sessions_own_options_can_be_undone);
  RUN_TEST(test_a_game_begun_again_in_the_middle_goes_on_from_there_and_undo_brings_back_how_it_was);
  RUN_TEST(test_begun_again_twice_without_a_move_the_first_game_comes_back);
  RUN_TEST(test_a_seal_in_the_new_game_closes_the_way_back);
  RUN_TEST(test_a_game_left_or_loaded_over_does_not_come_back);
  RUN_TEST(test_another_kind_of_game_is_not_mixed_up_by_undo);
  RUN_TEST(test_a_game_begun_from_a_position_has_no_past_and_is_saved_as_it_is);
  RUN_TEST(test_a_full_history_drops_the_oldest_moves_and_refuses_none);
  RUN_TEST(test_broad_states_leave_room_for_fewer_moves_and_still_none_is_refused);
  RUN_TEST(test_a_move_after_undo_in_a_full_history_drops_nothing_that_counts);
  RUN_TEST(test_undo_in_a_full_history_leads_through_the_positions_that_were);
  RUN_TEST(test_a_game_runs_to_its_end_however_long_it_is);
  RUN_TEST(test_a_seal_that_was_dropped_no_longer_holds_back_later_moves);
  RUN_TEST(test_a_session_that_does_not_run_saves_and_plays_nothing);
  runDealLinkTests();
  runImageTests();
  runOldSaveTests();
  runSlotTests();
  return UNITY_END();
}
