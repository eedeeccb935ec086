// Who knows what, and how likely each possibility is: House 15, decision j.
#include "siege_tests.h"

namespace stellar_siege_test {

namespace {

void expectHidden(const Cards& cards, std::size_t total) {
  TEST_ASSERT_EQUAL_size_t(total, cards.total);
  TEST_ASSERT_EQUAL_UINT8(total, cards.of[0]);
  for (std::size_t k = 1; k <= kKinds; ++k) TEST_ASSERT_EQUAL_UINT8(0, cards.of[k]);
}

void expectHidden(const DrawPile& pile, std::size_t total) {
  TEST_ASSERT_EQUAL_size_t(total, pile.size());
  for (const Kind kind : pile) TEST_ASSERT_TRUE(kind == Kind::unknown);
}

// The squares of the differences, for a chi-square: `each` is what every way should count.
int squares(const int* count, std::size_t ways, int each) {
  int sum = 0;
  for (std::size_t i = 0; i < ways; ++i) sum += (count[i] - each) * (count[i] - each);
  return sum;
}

constexpr int kEach = 20 * armada_test::kThorough;

}  // namespace

// ---- what is seen ---------------------------------------------------------------------------------------------------
void test_a_player_sees_the_own_hand_and_of_the_other_its_size() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::anyTime})
      .hand(kMorkolytes, {Kind::adjacent, Kind::adjacent, Kind::drawMany});
  table.force(kMorkolytes, 3, {Kind::discardFew}).pile(kMorkolytes, {Kind::drawFew, Kind::anyTime}).ready();
  const State seen = observe(table.state, kAntillians);
  TEST_ASSERT_EQUAL_MEMORY(&table.state.hand[0], &seen.hand[0], sizeof(Cards));
  expectHidden(seen.hand[1], 3);
  const State other = observe(table.state, kMorkolytes);
  TEST_ASSERT_EQUAL_MEMORY(&table.state.hand[1], &other.hand[1], sizeof(Cards));
  expectHidden(other.hand[0], 2);
}

void test_nobody_sees_a_draw_pile_not_even_the_own() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew}).pile(kAntillians, {Kind::anyTime, Kind::drawMany});
  table.pile(kMorkolytes, {Kind::anyTime, Kind::drawMany, Kind::adjacent}).ready();
  for (const Seat viewer : {kAntillians, kMorkolytes, kNobody}) {
    const State seen = observe(table.state, viewer);
    expectHidden(seen.pile[0], 2);
    expectHidden(seen.pile[1], 3);
    TEST_ASSERT_TRUE(seen.rng.blank());
  }
}

void test_discards_forces_and_sides_lie_open_to_all() {
  Siege table;
  table.side(Effect::clio).force(kMorkolytes, 3, {Kind::discardFew}).force(kAntillians, 5, {Kind::anyTime});
  table.pile(kAntillians, {Kind::drawFew}).pile(kMorkolytes, {Kind::drawMany}).ready();
  for (const Seat viewer : {kAntillians, kMorkolytes, kNobody}) {
    const State seen = observe(table.state, viewer);
    TEST_ASSERT_EQUAL_MEMORY(table.state.discards, seen.discards, sizeof seen.discards);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.field, &seen.field, sizeof seen.field);
    TEST_ASSERT_EQUAL_UINT8(table.state.sides, seen.sides);
  }
}

void test_a_bystander_sees_no_hand_and_no_gifts() {
  Siege table;
  table.gaveBefore(kAntillians, Kind::anyPlanet)
      .hand(kAntillians, {Kind::drawFew})
      .hand(kMorkolytes, {Kind::adjacent})
      .ready();
  const State seen = observe(table.state, kNobody);
  expectHidden(seen.hand[0], 1);
  expectHidden(seen.hand[1], 1);
  for (const std::int8_t net : seen.given) TEST_ASSERT_EQUAL_INT8(0, net);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    TEST_ASSERT_EQUAL_INT8(1, observe(table.state, seat).given[indexOf(Kind::anyPlanet)]);
}

void test_hands_that_differ_only_in_what_is_hidden_look_the_same() {
  Siege one, other;
  one.hand(kMorkolytes, {Kind::drawFew, Kind::drawMany}).pile(kMorkolytes, {Kind::adjacent, Kind::anyTime}).ready();
  other.hand(kMorkolytes, {Kind::adjacent, Kind::drawFew})
      .pile(kMorkolytes, {Kind::anyTime, Kind::drawMany})
      .seed(7)
      .ready();
  const State a = observe(one.state, kAntillians);
  const State b = observe(other.state, kAntillians);
  TEST_ASSERT_EQUAL_MEMORY(&a, &b, sizeof a);
}

void test_a_card_on_its_way_lies_open_and_is_still_counted_in_the_hand() {
  Siege declared;
  declared.side(Effect::taltuva).hand(kAntillians, {Kind::drawFew, Kind::adjacent, Kind::adjacent, Kind::anyTime});
  declared.play(deploy(Kind::drawFew)).expectPhase(Phase::declare, kAntillians);
  Siege anywhere;
  anywhere.hand(kAntillians, {Kind::anywhere, Kind::adjacent, Kind::adjacent, Kind::anyTime})
      .play(deploy(Kind::anywhere));
  for (Siege* table : {&declared, &anywhere}) {
    const Kind card = table->state.card;
    for (const Seat viewer : {kMorkolytes, kNobody}) {
      State seen = observe(table->state, viewer);
      TEST_ASSERT_TRUE(seen.card == card);
      TEST_ASSERT_EQUAL_UINT8(4, seen.hand[kAntillians].total);
      Rng rng = Rng::seeded(3);
      for (int n = 0; n < 20; ++n) {
        State world = seen;
        determinize(world, viewer, rng);
        TEST_ASSERT_TRUE(world.hand[kAntillians].count(card) > 0);
        TEST_ASSERT_NULL(valid(world).why);
      }
    }
  }
}

// ---- what is filled in ----------------------------------------------------------------------------------------------
// The Enemy holds 2 of 4 unseen cards and the other 2 lie on the pile: 6 hands, 2 orders each. Chi-square with 11 degrees
// of freedom: 31.3 is passed by chance once in a thousand.
void test_every_way_to_fill_the_unseen_places_is_equally_likely() {
  constexpr Kind kUnseen[] = {Kind::drawMany, Kind::discardMany, Kind::adjacent, Kind::anyPlanet};
  for (const bool fromObserved : {false, true}) {
    int count[16] = {};
    Rng rng = Rng::seeded(17);
    for (int n = 0; n < 12 * kEach; ++n) {
      Siege table;
      table.hand(kMorkolytes, {kUnseen[0], kUnseen[1]}).pile(kMorkolytes, {kUnseen[2], kUnseen[3]}).ready();
      State world = fromObserved ? observe(table.state, kAntillians) : table.state;
      determinize(world, kAntillians, rng);
      TEST_ASSERT_NULL(valid(world).why);
      for (int bottom = 0; bottom < 4; ++bottom)
        for (int top = 0; top < 4; ++top)
          if (world.pile[1][0] == kUnseen[bottom] && world.pile[1][1] == kUnseen[top]) ++count[bottom * 4 + top];
    }
    int ways[12];
    std::size_t found = 0;
    for (int i = 0; i < 16; ++i)
      if (i / 4 != i % 4) ways[found++] = count[i];
    TEST_ASSERT_LESS_THAN_INT(kEach * 313 / 10, squares(ways, 12, kEach));
  }
}

// Of two alike and two others, any two are in the hand: both alike in 1 of 6, one of them in 4, none in 1.
void test_cards_of_a_kind_count_each_for_itself() {
  int alike[3] = {};
  Rng rng = Rng::seeded(23);
  for (int n = 0; n < 6 * kEach; ++n) {
    Siege table;
    table.hand(kMorkolytes, {Kind::drawMany, Kind::drawMany})
        .pile(kMorkolytes, {Kind::adjacent, Kind::anyPlanet})
        .ready();
    determinize(table.state, kAntillians, rng);
    ++alike[table.state.hand[kMorkolytes].count(Kind::drawMany)];
  }
  // Chi-square with 2 degrees of freedom: 13.8; the middle one is four times as likely.
  const int both = alike[2] - kEach, none = alike[0] - kEach, one = alike[1] - 4 * kEach;
  TEST_ASSERT_LESS_THAN_INT(kEach * 138 / 10, both * both + none * none + one * one / 4);
}

// Chi-square with 5 degrees of freedom: 20.5.
void test_every_order_of_the_own_draw_pile_is_equally_likely() {
  constexpr Kind kPile[] = {Kind::drawMany, Kind::adjacent, Kind::anyPlanet};
  int count[9] = {};
  Rng rng = Rng::seeded(29);
  for (int n = 0; n < 6 * kEach; ++n) {
    Siege table;
    table.hand(kAntillians, {Kind::drawFew}).pile(kAntillians, {kPile[0], kPile[1], kPile[2]}).ready();
    determinize(table.state, kAntillians, rng);
    table.expectHand(kAntillians, {Kind::drawFew});
    for (int bottom = 0; bottom < 3; ++bottom)
      for (int top = 0; top < 3; ++top)
        if (table.state.pile[0][0] == kPile[bottom] && table.state.pile[0][2] == kPile[top]) ++count[bottom * 3 + top];
  }
  int ways[6];
  std::size_t found = 0;
  for (int i = 0; i < 9; ++i)
    if (i / 3 != i % 3) ways[found++] = count[i];
  TEST_ASSERT_LESS_THAN_INT(kEach * 205 / 10, squares(ways, 6, kEach));
}

// Of nine unseen cards, two of them Soldiers, five are in the hand: one Soldier in 70 ways, both in 35, none in 21, and
// those are out of the question. Chi-square with 1 degree of freedom: 10.8.
void test_an_open_hyperion_tells_that_there_is_a_soldier() {
  Siege table;
  table.side(Effect::hyperion);
  table.hand(kAntillians,
             {Kind::adjacent, Kind::drawFew, Kind::adjacent, Kind::adjacent, Kind::anyPlanet, Kind::additional});
  table.pile(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::anyTime, Kind::discardFew});
  table.play(deploy(Kind::adjacent)).expectMoves({kDecline, activate(6)});
  int soldiers[3] = {};
  Rng rng = Rng::seeded(41);
  for (int n = 0; n < 3 * kEach; ++n) {
    State world = observe(table.state, kMorkolytes);
    determinize(world, kMorkolytes, rng);
    TEST_ASSERT_NULL(valid(world).why);
    ++soldiers[world.hand[kAntillians].count(Kind::drawFew) + world.hand[kAntillians].count(Kind::discardFew)];
  }
  TEST_ASSERT_EQUAL_INT(0, soldiers[0]);
  const int both = soldiers[2] - kEach;
  TEST_ASSERT_LESS_THAN_INT(kEach * 108 / 10, both * both + both * both / 2);
}

void test_both_players_know_which_cards_clio_brought_to_the_other_side() {
  Siege table;
  table.gaveBefore(kAntillians, Kind::anyPlanet).gaveBefore(kMorkolytes, Kind::additional);
  table.hand(kAntillians, {Kind::additional, Kind::additional}).pile(kAntillians, {Kind::drawFew});
  table.hand(kMorkolytes, {Kind::anyPlanet, Kind::anyPlanet})
      .pile(kMorkolytes, {Kind::drawFew, Kind::drawMany})
      .ready();
  Rng rng = Rng::seeded(31);
  int inPile = 0;
  for (int n = 0; n < 40; ++n)
    for (Seat viewer = 0; viewer < kSeatCount; ++viewer) {
      State world = observe(table.state, viewer);
      determinize(world, viewer, rng);
      TEST_ASSERT_NULL(valid(world).why);
      int antillians = world.hand[0].count(Kind::additional);
      for (const Kind kind : world.pile[0]) antillians += kind == Kind::additional ? 1 : 0;
      int morkolytes = world.hand[1].count(Kind::anyPlanet);
      for (const Kind kind : world.pile[1]) morkolytes += kind == Kind::anyPlanet ? 1 : 0;
      TEST_ASSERT_EQUAL_INT(2, antillians);
      TEST_ASSERT_EQUAL_INT(2, morkolytes);
      inPile += world.hand[1].count(Kind::anyPlanet) < 2 ? 1 : 0;
    }
  TEST_ASSERT_GREATER_THAN_INT(0, inPile);
}

void test_a_bystander_gets_possible_worlds_too() {
  Siege table;
  table.gaveBefore(kAntillians, Kind::anyPlanet).hand(kMorkolytes, {Kind::anyPlanet, Kind::anyPlanet}).ready();
  Rng rng = Rng::seeded(37);
  const State seen = observe(table.state, kNobody);
  for (int n = 0; n < 40; ++n) {
    State world = seen;
    determinize(world, kNobody, rng);
    const Verdict verdict = valid(world);
    TEST_ASSERT_NULL_MESSAGE(verdict.why, verdict.why);
    const State again = observe(world, kNobody);
    TEST_ASSERT_EQUAL_MEMORY(&seen, &again, sizeof seen);
  }
}

// ---- what both players can see to be the only move ------------------------------------------------------------------
State common(const State& state) { return observe(observe(state, kAntillians), kMorkolytes); }

void test_who_is_out_of_cards_passes_for_all_to_see() {
  Siege table;
  table.hand(kAntillians, {}).pile(kAntillians, {}).ready();
  TEST_ASSERT_EQUAL_HEX32(kPass, evidentMove(common(table.state)));
}

// The Antillians' Stinger makes the Morkolytes discard, and then it is the Antillians' decision again.
Siege& afterTheStinger(Siege& table, unsigned planet, Kinds others, Kinds discarded) {
  table.hand(kAntillians, others).hand(kAntillians, {Kind::enemyDiscards});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawMany, Kind::adjacent});
  for (const Kind kind : discarded) table.state.discards[kAntillians].add(kind);
  TEST_ASSERT_EQUAL_UINT8(planet, table.state.hand[kAntillians].total);
  table.play({deploy(Kind::enemyDiscards), kSmaller}).expectPhase(Phase::discard, kMorkolytes);
  return table.play(card(Kind::drawFew));
}

constexpr Kinds kAllAnyTimes = {Kind::anyTime, Kind::anyTime, Kind::anyTime};

void test_the_end_of_a_turn_is_evident_when_every_any_time_officer_lies_open() {
  Siege open, hidden;
  open.burden(kAntillians, kNoPlanetEffect);
  afterTheStinger(open, 2, {Kind::drawFew}, kAllAnyTimes).expectPhase(Phase::end, kAntillians);
  TEST_ASSERT_EQUAL_HEX32(kEndTurn, evidentMove(common(open.state)));
  hidden.burden(kAntillians, kNoPlanetEffect);  // it lies on the Draw Pile, but who knows
  afterTheStinger(hidden, 2, {Kind::drawFew}, {Kind::anyTime, Kind::anyTime}).expectPhase(Phase::end, kAntillians);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, evidentMove(common(hidden.state)));
}

// Clio brought one more: three on the table are not all.
void test_a_gift_may_be_the_any_time_officer_that_is_left() {
  Siege table;
  table.burden(kAntillians, kNoPlanetEffect).gaveBefore(kMorkolytes, Kind::anyTime);
  afterTheStinger(table, 2, {Kind::drawFew}, kAllAnyTimes).expectPhase(Phase::end, kAntillians);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, evidentMove(common(table.state)));
}

// Only who holds a Soldier is asked about Hyperion: ending the turn for who holds none would tell.
void test_at_hyperion_no_end_of_a_turn_is_evident() {
  Siege none, soldier;
  const Kinds officers = {Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anywhere, Kind::anyPlanet};
  afterTheStinger(none, 6, officers, kAllAnyTimes).expectPhase(Phase::end, kAntillians);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, evidentMove(common(none.state)));
  const Kinds others = {Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anywhere, Kind::drawFew};
  afterTheStinger(soldier, 6, others, kAllAnyTimes).expectPhase(Phase::planet, kAntillians);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, evidentMove(common(soldier.state)));
}

// Over played games: it is the only legal move, and whatever the other's hand and the piles hold, whether it is made for the
// next seat is the same. What is hidden from who has just moved is dealt anew before their move.
void test_that_a_move_is_evident_tells_nothing_hidden() {
  Rng rng = Rng::seeded(41);
  int evident = 0, handedOver = 0;
  for (int game = 0; game < 300; ++game) {
    Options options = standardOptions(kStellarSiege);
    options.choice[0] = static_cast<std::uint8_t>(game % 2);
    State state;
    deal(state, options, static_cast<Seed>(4000 + game));
    while (toMove(state) != kNobody) {
      const Seat mover = toMove(state);
      MoveList moves;
      legalMoves(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      State world = state;
      determinize(world, mover, rng);
      Events nobody;
      TEST_ASSERT_TRUE(apply(state, move, nobody));
      TEST_ASSERT_TRUE(apply(world, move, nobody));
      const Move only = evidentMove(common(state));
      if (only != kNoMove) {
        legalMoves(state, moves);
        TEST_ASSERT_EQUAL_size_t(1, moves.size());
        TEST_ASSERT_EQUAL_HEX32(only, moves[0]);
      }
      if (toMove(state) == mover || toMove(state) == kNobody) continue;
      TEST_ASSERT_EQUAL_HEX32(only, evidentMove(common(world)));
      ++(only == kNoMove ? handedOver : evident);
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(100, evident);
  TEST_ASSERT_GREATER_THAN_INT(1000, handedOver);
}

void runKnowledgeTests() {
  RUN_TEST(test_a_player_sees_the_own_hand_and_of_the_other_its_size);
  RUN_TEST(test_nobody_sees_a_draw_pile_not_even_the_own);
  RUN_TEST(test_discards_forces_and_sides_lie_open_to_all);
  RUN_TEST(test_a_bystander_sees_no_hand_and_no_gifts);
  RUN_TEST(test_hands_that_differ_only_in_what_is_hidden_look_the_same);
  RUN_TEST(test_a_card_on_its_way_lies_open_and_is_still_counted_in_the_hand);
  RUN_TEST(test_every_way_to_fill_the_unseen_places_is_equally_likely);
  RUN_TEST(test_cards_of_a_kind_count_each_for_itself);
  RUN_TEST(test_every_order_of_the_own_draw_pile_is_equally_likely);
  RUN_TEST(test_an_open_hyperion_tells_that_there_is_a_soldier);
  RUN_TEST(test_both_players_know_which_cards_clio_brought_to_the_other_side);
  RUN_TEST(test_a_bystander_gets_possible_worlds_too);
  RUN_TEST(test_who_is_out_of_cards_passes_for_all_to_see);
  RUN_TEST(test_the_end_of_a_turn_is_evident_when_every_any_time_officer_lies_open);
  RUN_TEST(test_a_gift_may_be_the_any_time_officer_that_is_left);
  RUN_TEST(test_at_hyperion_no_end_of_a_turn_is_evident);
  RUN_TEST(test_that_a_move_is_evident_tells_nothing_hidden);
}

}  // namespace stellar_siege_test
