// Who knows what: observed states, the worlds that agree with them, and what may be taken back.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 2 + 2 * kThorough;

void observeTo(const Game& game, const StateBox& state, Seat viewer, StateBox& seen) {
  fillBox(seen);
  game.observe(state.at(), viewer, seen.at());
  CHECK(nothingBehind(game, seen));
}

bool sameEvents(const Events& a, const Events& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (std::memcmp(&a[i], &b[i], sizeof(Event)) != 0) return false;
  return true;
}

template <class Look>
void forEveryViewer(const Stop& stop, Look look) {
  for (std::size_t i = 0; i < viewerCount(stop); ++i) look(viewerAt(stop, i));
}

}  // namespace

void test_an_observed_state_has_lost_its_generator() {
  atEveryStop(kGames, [](const Stop& stop) {
    forEveryViewer(stop, [&](Seat viewer) {
      StateBox seen;
      observeTo(stop.game, stop.state, viewer, seen);
      CHECK(!stop.game.valid(seen.at()));
    });
  });
}

void test_to_observe_twice_is_to_observe_once() {
  atEveryStop(kGames, [](const Stop& stop) {
    forEveryViewer(stop, [&](Seat viewer) {
      StateBox once, twice;
      observeTo(stop.game, stop.state, viewer, once);
      observeTo(stop.game, once, viewer, twice);
      CHECK(sameBytes(stop.game, once, twice));
    });
  });
}

void test_turn_and_status_are_seen_by_all() {
  atEveryStop(kGames, [](const Stop& stop) {
    const Status whole = stop.game.status(stop.state.at());
    forEveryViewer(stop, [&](Seat viewer) {
      StateBox box;
      observeTo(stop.game, stop.state, viewer, box);
      const Status seen = stop.game.status(box.at());
      CHECK(stop.game.toMove(box.at()) == stop.game.toMove(stop.state.at()));
      CHECK(stop.game.seats(box.at()) == stop.game.seats(stop.state.at()));
      CHECK(seen.outcome == whole.outcome && seen.winner == whole.winner);
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) CHECK(seen.score[seat] == whole.score[seat]);
    });
  });
}

// Looking ahead: the move may be refused where chance begins, and then changes nothing; but it always comes back.
void test_any_legal_move_can_be_tried_on_what_its_player_sees() {
  static EventBuffer<kMaxEventsAMove> events;
  atEveryStop(kGames, [](const Stop& stop) {
    MoveList moves;
    stop.game.legalMoves(stop.state.at(), moves);
    for (const Move move : moves) {
      StateBox seen;
      observeTo(stop.game, stop.state, stop.game.toMove(stop.state.at()), seen);
      events.clear();
      const StateBox before = seen;
      if (!stop.game.apply(seen.at(), move, events)) CHECK(sameBytes(stop.game, before, seen) && events.size() == 0);
      CHECK(nothingBehind(stop.game, seen));
      CHECK(events.size() <= stop.game.bounds.eventsAMove);
    }
  });
}

void test_what_is_legal_depends_on_what_its_player_knows() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.next == kNoMove) return;
    StateBox seen;
    observeTo(stop.game, stop.state, stop.game.toMove(stop.state.at()), seen);
    MoveList whole, observed;
    stop.game.legalMoves(stop.state.at(), whole);
    stop.game.legalMoves(seen.at(), observed);
    CHECK(whole.size() == observed.size());
    for (std::size_t i = 0; i < whole.size(); ++i) CHECK(whole[i] == observed[i]);
  });
}

void test_words_and_quick_moves_come_from_what_the_player_sees() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.next == kNoMove) return;
    StateBox seen;
    observeTo(stop.game, stop.state, stop.game.toMove(stop.state.at()), seen);
    if (stop.game.quickMove != nullptr) CHECK(stop.game.quickMove(stop.state.at()) == stop.game.quickMove(seen.at()));
    Words whole, observed;
    stop.game.describe(stop.state.at(), stop.next, whole);
    stop.game.describe(seen.at(), stop.next, observed);
    CHECK(std::strcmp(whole.brief.c_str(), observed.brief.c_str()) == 0);
    CHECK(std::strcmp(whole.full.c_str(), observed.full.c_str()) == 0);
  });
}

void test_determinize_gives_a_valid_state_that_looks_the_same() {
  Rng rng = Rng::seeded(1);
  atEveryStop(kGames, [&](const Stop& stop) {
    forEveryViewer(stop, [&](Seat viewer) {
      StateBox seen, world = stop.state, seenAgain;
      observeTo(stop.game, stop.state, viewer, seen);
      stop.game.determinize(world.at(), viewer, rng);
      CHECK(static_cast<bool>(stop.game.valid(world.at())));
      CHECK(nothingBehind(stop.game, world));
      observeTo(stop.game, world, viewer, seenAgain);
      CHECK(sameBytes(stop.game, seen, seenAgain));
    });
  });
}

void test_determinize_also_takes_what_was_observed() {
  Rng rng = Rng::seeded(2);
  atEveryStop(kGames, [&](const Stop& stop) {
    forEveryViewer(stop, [&](Seat viewer) {
      StateBox seen, seenAgain;
      observeTo(stop.game, stop.state, viewer, seen);
      StateBox world = seen;
      stop.game.determinize(world.at(), viewer, rng);
      CHECK(static_cast<bool>(stop.game.valid(world.at())));
      observeTo(stop.game, world, viewer, seenAgain);
      CHECK(sameBytes(stop.game, seen, seenAgain));
    });
  });
}

void test_determinize_is_repeatable() {
  atEveryStop(1, [](const Stop& stop) {
    Rng one = Rng::seeded(stop.number), same = Rng::seeded(stop.number), other = Rng::seeded(stop.number + 1000);
    StateBox a = stop.state, b = stop.state, c = stop.state;
    stop.game.determinize(a.at(), 0, one);
    stop.game.determinize(b.at(), 0, same);
    stop.game.determinize(c.at(), 0, other);
    CHECK(sameBytes(stop.game, a, b));
    CHECK(!sameBytes(stop.game, a, c));  // the generator is another one, whatever else is
  });
}

void test_determinized_games_can_be_played_to_the_end() {
  Rng rng = Rng::seeded(3);
  Events unheard;
  MoveList moves;
  atEveryStop(2, [&](const Stop& stop) {
    if (stop.next == kNoMove || !worthACloseLook(stop)) return;
    StateBox world = stop.state;
    stop.game.determinize(world.at(), stop.game.toMove(world.at()), rng);
    CHECK(stop.game.apply(world.at(), stop.next, unheard));
    std::uint32_t played = stop.number + 1;
    while (stop.game.toMove(world.at()) != kNobody) {
      stop.game.legalMoves(world.at(), moves);
      CHECK(stop.game.apply(world.at(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))], unheard));
      CHECK(static_cast<bool>(stop.game.valid(world.at())));
      CHECK(++played <= stop.game.bounds.movesAGame);
    }
  });
}

void test_hidden_hands_do_differ_from_world_to_world() {
  Rng rng = Rng::seeded(4);
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (!game.hiddenHands) continue;
    StateBox state, world, first, other;
    game.deal(state.at(), standardOptions(game), 9);
    int different = 0;
    for (int n = 0; n < 8; ++n) {
      world = state;
      game.determinize(world.at(), 0, rng);
      observeTo(game, world, 1, other);
      if (n == 0) first = other;
      different += sameBytes(game, first, other) ? 0 : 1;
    }
    TEST_ASSERT_TRUE_MESSAGE(different > 0, game.id);
  }
}

// One player moves, the others watch. Two worlds that look alike to a watcher before and after must sound alike as well.
void test_hidden_cards_do_not_change_what_the_other_sees_and_hears() {
  static EventBuffer<kMaxEventsAMove> here, there;
  Rng rng = Rng::seeded(5);
  int compared = 0, secretGames = 0;
  for (std::size_t i = 0; i < gameCount(); ++i) secretGames += gameAt(i).hiddenHands ? 1 : 0;
  atEveryStop(kGames, [&](const Stop& stop) {
    if (!stop.game.hiddenHands || stop.next == kNoMove) return;
    forEveryViewer(stop, [&](Seat viewer) {
      if (viewer == kNobody || viewer == stop.game.toMove(stop.state.at())) return;
      StateBox one = stop.state, other = stop.state, seenHere, seenThere;
      stop.game.determinize(other.at(), viewer, rng);
      here.clear();
      there.clear();
      CHECK(stop.game.apply(one.at(), stop.next, here));
      if (!stop.game.apply(other.at(), stop.next, there)) return;  // in that world it was not possible
      observeTo(stop.game, one, viewer, seenHere);
      observeTo(stop.game, other, viewer, seenThere);
      if (!sameBytes(stop.game, seenHere, seenThere)) return;
      here.keepFor(viewer);
      there.keepFor(viewer);
      CHECK(sameEvents(here, there));
      ++compared;
    });
  });
  TEST_ASSERT_TRUE(secretGames == 0 || compared > 0);
}

void test_a_hand_over_is_sealed() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (!stop.game.hiddenHands || stop.next == kNoMove) return;
    StateBox after = stop.state;
    Events unheard;
    stop.game.apply(after.at(), stop.next, unheard);
    const Seat before = stop.game.toMove(stop.state.at());
    const Seat now = stop.game.toMove(after.at());
    CHECK(now == before || now == kNobody || unheard.sealed());
  });
}

// With hidden hands, a move that is not sealed leads to the same in every world that its player deems possible.
void test_a_move_that_can_be_taken_back_showed_nothing_new() {
  Rng rng = Rng::seeded(6);
  atEveryStop(4 * kGames, [&](const Stop& stop) {
    if (!stop.game.hiddenHands || stop.next == kNoMove) return;
    const Seat me = stop.game.toMove(stop.state.at());
    StateBox after = stop.state, seen;
    Events unheard;
    stop.game.apply(after.at(), stop.next, unheard);
    if (unheard.sealed()) return;
    observeTo(stop.game, after, me, seen);
    for (int n = 0; n < 3; ++n) {
      StateBox world = stop.state, seenInWorld;
      Events elsewhere;
      stop.game.determinize(world.at(), me, rng);
      CHECK(stop.game.apply(world.at(), stop.next, elsewhere));
      CHECK(!elsewhere.sealed());
      observeTo(stop.game, world, me, seenInWorld);
      CHECK(sameBytes(stop.game, seen, seenInWorld));
    }
  });
}
