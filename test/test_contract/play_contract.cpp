// Playing: what is legal, what is refused, what is reported, and that chance is the game's own.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 10 * kThorough;

void checkRefused(const Stop& stop, Move move) {
  static Event room[4];
  Events events(room, 4);
  StateBox state = stop.state;
  CHECK(!stop.game.apply(state.at(), move, events));
  CHECK(sameBytes(stop.game, state, stop.state));
  CHECK(events.size() == 0 && !events.sealed() && !events.overflowed());
}

// Plays a whole walk and sums up the encoded states on the way.
std::uint32_t fingerprint(const Game& game, Seed seed) {
  static Encoded bytes;
  Events unheard;
  Walk walk(game, standardOptions(game), seed);
  std::uint32_t sum = 0;
  for (;;) {
    encodeTo(game, walk.stop().state, bytes);
    sum = crc32(bytes.bytes, bytes.count, sum);
    if (walk.over()) return sum;
    walk.step(unheard);
  }
}

// Counts through every combination of choices; false after the last.
bool nextOptions(const Game& game, Options& options) {
  for (std::size_t k = 0; k < game.optionCount; ++k) {
    if (++options.choice[k] < game.options[k].count) return true;
    options.choice[k] = 0;
  }
  return false;
}

}  // namespace

void test_every_state_of_a_random_game_is_valid() {
  atEveryStop(kGames, [](const Stop& stop) {
    const Verdict verdict = stop.game.valid(stop.state.at());
    TEST_ASSERT_TRUE_MESSAGE(static_cast<bool>(verdict), place(verdict ? "" : verdict.why));
  });
}

void test_legal_lists_ascend_are_unique_and_keep_their_bound() {
  atEveryStop(kGames, [](const Stop& stop) {
    MoveList moves;
    moves.clear();
    stop.game.legalMoves(stop.state.at(), moves);
    CHECK(moves.size() <= stop.game.bounds.legalMoves);
    for (std::size_t i = 1; i < moves.size(); ++i) CHECK(moves[i - 1] < moves[i]);
    CHECK(!moves.contains(kNoMove));
    const MoveList first = moves;
    stop.game.legalMoves(stop.state.at(), moves);  // into a list that is not empty
    CHECK(moves.size() == first.size());
  });
}

void test_the_list_is_empty_and_nobody_moves_exactly_when_the_game_is_over() {
  atEveryStop(kGames, [](const Stop& stop) {
    const bool playing = stop.game.status(stop.state.at()).outcome == Outcome::playing;
    const Seat seat = stop.game.toMove(stop.state.at());
    MoveList moves;
    stop.game.legalMoves(stop.state.at(), moves);
    CHECK(playing == !moves.empty());
    CHECK(playing ? seat < stop.game.seats(stop.state.at()) : seat == kNobody);
  });
}

void test_the_outcome_names_a_winner_exactly_when_one_won() {
  atEveryStop(kGames, [](const Stop& stop) {
    const Status status = stop.game.status(stop.state.at());
    const std::uint8_t seats = stop.game.seats(stop.state.at());
    CHECK(seats >= 1 && seats <= kMaxSeats);
    CHECK(status.outcome == Outcome::won ? status.winner < seats : status.winner == kNobody);
    CHECK(status.outcome != Outcome::lost || seats == 1);
    for (std::size_t seat = seats; seat < kMaxSeats; ++seat) CHECK(status.score[seat] == 0);
  });
}

void test_a_game_ends_within_its_declared_moves() {
  int games = 0;
  atEveryStop(4 * kGames, [&](const Stop& stop) {
    CHECK(stop.number <= stop.game.bounds.movesAGame);
    games += stop.next == kNoMove ? 1 : 0;
  });
  TEST_ASSERT_EQUAL_INT(4 * kGames * static_cast<int>(gameCount()), games);
}

void test_every_other_number_is_refused_and_changes_nothing() {
  Rng rng = Rng::seeded(65536);
  atEveryStop(3, [&](const Stop& stop) {
    MoveList legal;
    stop.game.legalMoves(stop.state.at(), legal);
    const bool all =
        stop.seed == 0 && (stop.number <= 1 || stop.next == kNoMove || (kThorough > 1 && worthACloseLook(stop)));
    const std::uint32_t count = all ? 65536 : 96;
    for (std::uint32_t n = 0; n < count; ++n) {
      // A sample takes the small numbers, where moves are, and others from anywhere.
      const auto move = static_cast<Move>(all || n < 64 ? n : rng.below(65536));
      if (!legal.contains(move)) checkRefused(stop, move);
    }
    checkRefused(stop, kNoMove);
  });
}

void test_events_keep_their_bound() {
  static Event room[kMaxEventsAMove];
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (int n = 0; n < 4 * kGames; ++n) {
      Walk walk(game, standardOptions(game), static_cast<Seed>(n));
      while (!walk.over()) {
        Events events(room, game.bounds.eventsAMove);
        walk.step(events);
        CHECK(!events.overflowed());
        for (const Event& event : events) CHECK(event.audience != 0 && event.audience <= kEveryone);
      }
    }
  }
}

void test_a_move_is_the_same_whether_or_not_anyone_listens() {
  static EventBuffer<kMaxEventsAMove> heard;
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.next == kNoMove) return;
    StateBox loud = stop.state;
    StateBox quiet = stop.state;
    Events unheard;
    heard.clear();
    CHECK(stop.game.apply(loud.at(), stop.next, heard));
    CHECK(stop.game.apply(quiet.at(), stop.next, unheard));
    CHECK(sameBytes(stop.game, loud, quiet));
    CHECK(heard.sealed() == unheard.sealed());
  });
}

void test_the_same_seed_is_the_same_game() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (Seed seed = 0; seed < 2 * kThorough; ++seed)
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(fingerprint(gameAt(i), seed), fingerprint(gameAt(i), seed), gameAt(i).id);
}

void test_different_seeds_are_different_games() {
  static StateBox dealt[16];
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (Seed seed = 0; seed < 16; ++seed) {
      game.deal(dealt[seed].at(), standardOptions(game), seed * 0x01000193u);
      for (Seed other = 0; other < seed; ++other)
        TEST_ASSERT_FALSE_MESSAGE(sameBytes(game, dealt[seed], dealt[other]), game.id);
    }
  }
}

void test_every_choice_of_every_option_can_be_played() {
  Events unheard;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    Options options{};
    int left = 16 * kThorough;
    do {
      Walk walk(game, options, 3);
      while (!walk.over()) {
        CHECK(static_cast<bool>(game.valid(walk.stop().state.at())));
        walk.step(unheard);
      }
      CHECK(static_cast<bool>(game.valid(walk.stop().state.at())));
    } while (nextOptions(game, options) && --left > 0);
  }
}

void test_the_quick_move_is_legal() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.game.quickMove == nullptr || stop.next == kNoMove) return;
    MoveList moves;
    stop.game.legalMoves(stop.state.at(), moves);
    CHECK(moves.contains(stop.game.quickMove(stop.state.at())));
  });
}
