// Who knows what: observed states, the worlds that agree with them, and what may be taken back.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 2 + 2 * kThorough;

bool sameEvents(const Events& a, const Events& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (std::memcmp(&a[i], &b[i], sizeof(Event)) != 0) return false;
  return true;
}

}  // namespace

void test_what_is_observed_hides_chance_and_shows_the_status() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(observedStatesHideAndKeepStill(positionAt(stop))); });
}

void test_any_legal_move_can_be_tried_on_what_its_player_sees() {
  atEveryStop(kGames,
              [](const Stop& stop) { checkKept(everyMoveKeeps(positionAt(stop), canBeTriedOnWhatItsPlayerSees)); });
}

void test_what_is_legal_and_quick_depends_on_what_its_player_knows() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(decisionsComeFromWhatIsSeen(positionAt(stop))); });
}

void test_judgements_are_fair_and_come_from_what_everybody_sees() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(judgementsAreFairAndOpen(positionAt(stop))); });
}

// A playout is cut where the game is at rest: that comes up soon enough, or it would be cut anywhere.
void test_a_game_that_says_where_it_rests_does_so_often_enough() {
  std::uint32_t restless = 0;
  atEveryStop(kGames, [&](const Stop& stop) {
    if (stop.number == 0) restless = 0;
    if (stop.game.atRest == nullptr || stop.next == kNoMove) return;
    restless = stop.game.atRest(stop.state.at()) ? 0 : restless + 1;
    CHECK(restless <= kMostToRest);
  });
}

void test_what_is_decided_across_the_table_depends_on_what_all_know() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(openDecisionsComeFromTheTable(positionAt(stop))); });
}

void test_determinize_gives_a_valid_state_that_looks_the_same() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(determinizedWorldsLookTheSame(positionAt(stop))); });
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

// Worlds that the first seat deems possible, as the second one sees them.
namespace {
bool worldsDiffer(const Stop& stop, Rng& rng) {
  StateBox world, first, other;
  for (int n = 0; n < 8; ++n) {
    world = stop.state;
    stop.game.determinize(world.at(), 0, rng);
    stop.game.observe(world.at(), 1, other.at());
    if (n == 0) first = other;
    if (!sameBytes(stop.game, first, other)) return true;
  }
  return false;
}
}  // namespace

// At the deal, or once the setup has filled the hands.
void test_hidden_hands_do_differ_from_world_to_world() {
  Rng rng = Rng::seeded(4);
  Events unheard;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (!game.hiddenHands) continue;
    Walk walk(game, standardOptions(game), 9);
    while (!walk.over() && !worldsDiffer(walk.stop(), rng)) walk.step(unheard);
    CHECK(!walk.over());
  }
}

// One player moves, a watcher sees it. Two worlds that look alike to the watcher before and after must sound alike as well.
namespace {
// The same dice in both worlds, so that only cards differ. The generator stands first in every State: what is observed has none.
void takeTheChanceOf(const Stop& stop, StateBox& world) {
  static constexpr std::uint8_t kBlank[sizeof(Rng)] = {};
  StateBox seen;
  stop.game.observe(stop.state.at(), 0, seen.at());
  CHECK(std::memcmp(seen.at(), kBlank, sizeof(Rng)) == 0 && std::memcmp(stop.state.at(), kBlank, sizeof(Rng)) != 0);
  std::memcpy(world.at(), stop.state.at(), sizeof(Rng));
}

bool soundsAlike(const Stop& stop, Seat watcher, Rng& rng) {
  StateBox elsewhere = stop.state, seenHere, seenThere;
  stop.game.determinize(elsewhere.at(), watcher, rng);
  takeTheChanceOf(stop, elsewhere);
  Played here(positionAt(stop), stop.next), there({stop.game, elsewhere, rng}, stop.next);
  CHECK(here.legal);
  if (!there.legal) return false;  // in that world it was not possible
  stop.game.observe(here.state.at(), watcher, seenHere.at());
  stop.game.observe(there.state.at(), watcher, seenThere.at());
  if (!sameBytes(stop.game, seenHere, seenThere)) return false;
  here.events.keepFor(watcher);
  there.events.keepFor(watcher);
  CHECK(sameEvents(here.events, there.events));
  return true;
}
}  // namespace

void test_hidden_cards_do_not_change_what_the_other_sees_and_hears() {
  Rng rng = Rng::seeded(5);
  int compared = 0, secretGames = 0;
  for (std::size_t i = 0; i < gameCount(); ++i) secretGames += gameAt(i).hiddenHands ? 1 : 0;
  atEveryStop(kGames, [&](const Stop& stop) {
    if (!stop.game.hiddenHands || stop.next == kNoMove) return;
    for (Seat watcher = 0; watcher < stop.game.seats(stop.state.at()); ++watcher)
      if (watcher != stop.game.toMove(stop.state.at())) compared += soundsAlike(stop, watcher, rng) ? 1 : 0;
  });
  TEST_ASSERT_TRUE(secretGames == 0 || compared > 0);
}

namespace {

struct Unnoticed {
  int made;
  bool details;  // all that came behind the first, with the one that is noticed
};

// Decisions that the seat to move makes by quickMove, before the watcher notices one.
Unnoticed unnoticedFrom(const Game& game, StateBox state, Seat watcher, Rng& rng) {
  const Seat mover = game.toMove(state.at());
  for (Unnoticed so{0, true};; ++so.made) {
    if (so.made > 0) so.details = so.details && game.isDetail != nullptr && game.isDetail(state.at());
    StateBox seen;
    game.observe(state.at(), mover, seen.at());
    Played next({game, state, rng}, game.quickMove(seen.at()));
    CHECK(next.legal);
    next.events.keepFor(watcher);
    if (next.events.size() > 0 || game.toMove(next.state.at()) != mover) return so;
    state = next.state;
  }
}

}  // namespace

void test_no_more_decisions_go_unnoticed_than_the_game_says() {
  Rng rng = Rng::seeded(7);
  atEveryStop(4 * kGames, [&](const Stop& stop) {
    const Game& game = stop.game;
    if (!game.hiddenHands || stop.next == kNoMove || game.quickMove == nullptr) return;
    const Seat watcher = game.toMove(stop.state.at()) == 0 ? Seat{1} : Seat{0};
    StateBox elsewhere = stop.state;
    game.determinize(elsewhere.at(), watcher, rng);
    const Unnoticed here = unnoticedFrom(game, stop.state, watcher, rng),
                    there = unnoticedFrom(game, elsewhere, watcher, rng);
    CHECK(here.made - there.made <= game.lookAhead.unnoticed && there.made - here.made <= game.lookAhead.unnoticed);
    CHECK(here.made == there.made || (here.details && there.details));
  });
}

void test_a_hand_over_is_sealed() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.next != kNoMove) checkKept(handOverIsSealed(positionAt(stop), stop.next));
  });
}

void test_a_move_that_can_be_taken_back_showed_nothing_new() {
  atEveryStop(4 * kGames, [](const Stop& stop) {
    if (stop.next == kNoMove) return;
    for (int n = 0; n < 3; ++n) checkKept(showedNothingIfItCanBeTakenBack(positionAt(stop), stop.next));
  });
}
