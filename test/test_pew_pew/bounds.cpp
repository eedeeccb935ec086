// Which positions can be: what the bookkeeping refuses and why, and that no play leads out of what it accepts.
#include "position.h"
#include "support/scale.h"

namespace pew_pew_test {
namespace {

void assertRefused(const char* why, const Table& t) { TEST_ASSERT_EQUAL_STRING(why, valid(t.state).why); }
void assertCanBe(const Table& t) { TEST_ASSERT_NULL(valid(t.state).why); }

Table& ended(Table& t, End end) {
  t.state.end = end;
  return t;
}

void test_an_end_that_is_not_the_checks_is_refused_with_the_reason() {
  Table ship, deaths, few, destroyed, lost, notYet, whole, sunk, doomed;
  assertRefused("lost by deaths, but the ship has no hearts: it is lost by destruction",
                ended(ship.ship(up, 0).score(0, 10), End::homeworldLost));
  assertRefused("lost by deaths, but there are fewer than 10", ended(few.score(0, 9), End::homeworldLost));
  assertRefused("lost by destruction, but the ship has hearts", ended(whole.score(0, 10), End::shipDestroyed));
  assertRefused("won, but the ship has no hearts", ended(destroyed.ship(up, 0).score(10), End::won));
  assertRefused("won, but there are 10 deaths", ended(lost.score(10, 10), End::won));
  assertRefused("won, but there are fewer than 10 points", ended(notYet.score(9), End::won));
  assertRefused("the ship has no hearts, but the game goes on", sunk.ship(up, 0));
  assertRefused("10 deaths, but the game goes on", doomed.score(0, 10));
  assertCanBe(ended(deaths.score(10, 10), End::homeworldLost));
}

void test_an_end_by_the_own_mine_leaves_nothing_unsettled() {
  Table alien, missile, deaths, mine, fine;
  assertRefused("the ship shares a space with a missile or an alien",
                ended(alien.alien(0, 1, kCentre, 1), End::ownMine));
  assertRefused("the ship shares a space with a missile or an alien", ended(missile.missile(1, kCentre), End::ownMine));
  assertRefused("lost by the mine, but 10 deaths had ended the game before", ended(deaths.score(0, 10), End::ownMine));
  assertRefused("lost by the mine, but the mine is still there", ended(mine.mine(1, up), End::ownMine));
  // The mine goes off before the heart is taken, and a Pew! lies there without effect.
  assertCanBe(ended(fine.heart(1, kCentre).pew(1, kCentre).score(12, 9), End::ownMine));
}

void test_action_points_are_counted_from_sets_that_the_card_has() {
  for (std::uint8_t card = 0; card < kScreenCards; ++card) {
    Table t;
    t.card(1, card).state.countedSets = static_cast<std::uint8_t>((1u << kScreenCard[card].sets) - 1);
    assertCanBe(t);
    if (kScreenCard[card].sets == kMostSets) continue;
    t.state.countedSets = static_cast<std::uint8_t>(1u << kScreenCard[card].sets);
    assertRefused("action points are counted from a set that the card does not have", t);
  }
  Table t;
  t.state.countedHearts = 0;
  assertRefused("action points are counted with 1, 2 or 3 hearts", t);
}

void test_what_is_kept_beside_the_pieces_must_be_theirs() {
  Table pews, moved, other;
  pews.pew(3, up).state.pewSpaces[2] = spaceBit(down);
  assertRefused("the spaces with Pews are not those of the Pews", pews);
  moved.alien(2, 3, up, 1).state.aliens[2].space = down;
  assertRefused("the aliens of the cards are not those of the counters", moved);
  other.alien(2, 3, up, 1).state.aliensOn[2].who ^= 7u << 3 * up;
  assertRefused("the aliens of the cards are not those of the counters", other);
  for (Table* each : {&pews, &moved}) {
    recount(each->state);
    assertCanBe(*each);
  }
}

void test_there_is_no_fourth_difficulty_and_nothing_in_the_spare_bytes() {
  Table level, spare;
  for (const Difficulty known : kLevels) assertCanBe(level.difficulty(known));
  assertRefused("an unknown difficulty", level.difficulty(static_cast<Difficulty>(kDifficulties)));
  spare.state.unused[1] = 1;
  assertRefused("a byte that holds nothing is not 0", spare);
}

void test_no_more_points_and_deaths_than_a_round_can_bring() {
  Table points, deaths, both;
  points.score(16);
  assertCanBe(points);
  assertRefused("points and aliens in play are more than 16: 9, and 7 aliens", points.alien(0, 2, up, 1));
  ended(deaths.score(0, 16), End::homeworldLost);
  assertCanBe(deaths);
  assertRefused("deaths and aliens in play are more than 16: 9, and 7 aliens", deaths.alien(0, 2, up, 1));
  ended(both.score(13, 12), End::homeworldLost);
  assertCanBe(both);
  assertRefused("points, deaths and aliens in play are more than 25: 9, 9, and 7 aliens", both.score(13, 13));
}

void test_rounds_are_counted_up_to_99() {
  Table t;
  t.state.round = 98;
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(99, t.state.round);
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(99, t.state.round);
  t.state.round = 100;
  assertRefused("rounds are counted from 1 to 99", t);
  t.state.round = 0;
  assertRefused("rounds are counted from 1 to 99", t);
}

// As many points and deaths as can be, and all that can bring more.
void test_no_play_leads_out_of_the_bounds() {
  Rng rng = Rng::seeded(23);
  for (int game = 0; game < 60 * armada_test::kThorough; ++game) {
    Table t;
    std::uint8_t inPlay = 0;
    for (std::uint8_t i = 0; i < kAliens; ++i) {
      const auto depth = static_cast<std::uint8_t>(rng.below(kDepths + 1));
      if (depth == 0) continue;
      t.alien(i, depth, static_cast<std::uint8_t>(i < kCentre ? i : i + 1),
              static_cast<std::uint8_t>(1 + rng.below(3)));
      ++inPlay;
    }
    t.score(static_cast<std::uint8_t>(kMostMarkers - inPlay), 9).state.round = kLastRoundCounted;
    if (rng.below(2) == 0) t.state.points = 9;
    while (t.state.end == End::none) {  // every move is from a valid position to a valid one
      MoveList moves;
      legalMoves(t.state, moves);
      t.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

}  // namespace

void runBoundTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_an_end_that_is_not_the_checks_is_refused_with_the_reason);
  RUN_TEST(test_what_is_kept_beside_the_pieces_must_be_theirs);
  RUN_TEST(test_there_is_no_fourth_difficulty_and_nothing_in_the_spare_bytes);
  RUN_TEST(test_an_end_by_the_own_mine_leaves_nothing_unsettled);
  RUN_TEST(test_action_points_are_counted_from_sets_that_the_card_has);
  RUN_TEST(test_no_more_points_and_deaths_than_a_round_can_bring);
  RUN_TEST(test_rounds_are_counted_up_to_99);
  RUN_TEST(test_no_play_leads_out_of_the_bounds);
}

}  // namespace pew_pew_test
