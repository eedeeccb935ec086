// Whole games of random moves, against the sentences of the book that hold at every moment.
#include "siege_tests.h"

namespace stellar_siege_test {

namespace {

constexpr Seed kGames = 3 * armada_test::kThorough;

int cardsLeft(const State& state, Seat seat) {
  return state.hand[seat].total + static_cast<int>(state.pile[seat].size());
}
bool isOut(const State& state, Seat seat) { return cardsLeft(state, seat) == 0; }

// One move of a game: the position before and after, and what happened.
struct Stop {
  const State& before;
  const State& after;
  const Events& events;
  Move move;
  std::size_t moves;  // that were legal

  bool has(EventKind kind) const {
    for (const Event& event : events)
      if (event.kind == static_cast<std::uint8_t>(kind)) return true;
    return false;
  }
};

// Plays random games with every choice of the options and looks at each move.
template <class Look>
void atEveryMove(Look look) {
  for (Seed seed = 0; seed < kGames; ++seed) {
    Options options{};
    options.choice[0] = static_cast<std::uint8_t>(seed % 2);
    options.choice[2] = static_cast<std::uint8_t>(seed / 2 % 2);
    State state;
    deal(state, options, seed);
    Rng rng = Rng::seeded(seed + 1000);
    while (toMove(state) != kNobody) {
      MoveList moves;
      legalMoves(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const State before = state;
      EventBuffer<kMaxEventsAMove> events;
      TEST_ASSERT_TRUE(apply(state, move, events));
      look(Stop{before, state, events, move, moves.size()});
    }
  }
}

// Whom the Soldier affects, by the book: its own words, then Ambyria or Taltuva, then Plomeena.
bool affects(const State& state, Effect declared, Seat seat) {
  const bool enemy = seat != state.active;
  if (enemy && (state.burden[state.active] & kSoldiersBlocked) != 0) return false;
  if (declared == Effect::taltuva) return true;
  return enemy == (cardOf(state.card).aimsAtEnemy || declared == Effect::ambyria);
}

int drawnBy(const Events& events, Seat seat) {
  int drawn = 0;
  for (const Event& event : events)
    drawn += event.kind == static_cast<std::uint8_t>(EventKind::drew) && event.a == seat ? 1 : 0;
  return drawn;
}

int lesser(int one, int other) { return one < other ? one : other; }

}  // namespace

void test_no_list_of_moves_is_longer_than_16() {
  TEST_ASSERT_LESS_OR_EQUAL_UINT16(16, kStellarSiege.bounds.legalMoves);
  atEveryMove([](const Stop& stop) { TEST_ASSERT_LESS_OR_EQUAL_size_t(16, stop.moves); });
  // The longest there can be: all 12 kinds in hand, the any-time Officer among them.
  Siege table;
  for (unsigned k = 1; k <= kKinds; ++k) table.hand(kAntillians, {static_cast<Kind>(k)});
  MoveList moves;
  table.ready();
  legalMoves(table.state, moves);
  TEST_ASSERT_EQUAL_size_t(13, moves.size());
}

void test_what_is_not_in_the_list_is_refused_in_every_decision() {
  atEveryMove([](const Stop& stop) {
    MoveList moves;
    legalMoves(stop.before, moves);
    for (unsigned move = 0; move < 0x100; ++move) {
      State trial = stop.before;
      Events nobody;
      const bool played = apply(trial, static_cast<Move>(move), nobody);
      if (played != moves.contains(static_cast<Move>(move))) TEST_FAIL_MESSAGE("legal is what the list says");
    }
  });
}

void test_every_deployment_is_where_the_value_says() {
  std::uint8_t expected = kNoPlanet;
  atEveryMove([&](const Stop& stop) {
    if (stop.before.phase == Phase::deploy &&
        (verbOf(stop.move) == Verb::deploy || verbOf(stop.move) == Verb::deployRandom)) {
      const Seat seat = stop.before.active;
      int value = stop.before.hand[seat].total + stop.before.adjustment;
      value += (stop.before.burden[seat] & kValueUp) != 0 ? 1 : 0;
      value -= (stop.before.burden[seat] & kValueDown) != 0 ? 1 : 0;
      expected = at(static_cast<unsigned>(value < 1 ? 1 : value > 8 ? 8 : value));
    }
    for (const Event& event : stop.events) {
      if (event.kind != static_cast<std::uint8_t>(EventKind::deployed) || event.value != 0) continue;
      if (static_cast<Kind>(event.b) != Kind::anywhere) TEST_ASSERT_EQUAL_UINT8(expected, event.c);
    }
  });
}

void test_every_number_brings_or_costs_what_the_book_says() {
  atEveryMove([](const Stop& stop) {
    const State& before = stop.before;
    if (verbOf(stop.move) != Verb::number) return;
    const int number = cardOf(before.card).number[whatOf(stop.move)];
    const bool declares = (before.turn & kDeclared) != 0 && (before.turn & kTriggered) == 0;
    const Effect declared = declares ? effectAt(before, before.planet) : Effect::none;
    const bool draws = cardOf(before.card).draws != (declared == Effect::aspal);
    bool asked = false;  // whoever discards first; the other waits
    for (const Seat seat : {before.active, otherSeat(before.active)}) {
      const bool hit = affects(before, declared, seat);
      const int hand = before.hand[seat].total, pile = static_cast<int>(before.pile[seat].size());
      const int drawn = hit && draws ? lesser(number, pile) : 0;
      const bool whole = hit && !draws && hand <= number && !asked;
      asked = asked || (hit && !draws && hand > number);
      if (hit && !draws && !whole) {
        TEST_ASSERT_EQUAL_UINT8(hand > 0 ? number : 0, stop.after.owed[seat]);
        TEST_ASSERT_TRUE(stop.after.phase == Phase::discard);
      }
      const int left = whole ? 0 : hand + drawn;
      const bool step5 = seat == before.active && stop.after.phase == Phase::end && left == 0;
      const int four = step5 ? lesser(4, pile - drawn) : 0;
      TEST_ASSERT_EQUAL_INT(drawn + four, drawnBy(stop.events, seat));
      TEST_ASSERT_EQUAL_INT(left + four, stop.after.hand[seat].total);
    }
  });
}

void test_every_turn_that_is_not_a_pass_takes_a_card_out_of_hands_and_piles_for_good() {
  int last = 0;
  atEveryMove([&](const Stop& stop) {
    const int left = cardsLeft(stop.after, 0) + cardsLeft(stop.after, 1);
    if (stop.before.turns == 0) last = static_cast<int>(kMostAliens);
    if (stop.after.turns == stop.before.turns) return;
    if (verbOf(stop.move) != Verb::pass) TEST_ASSERT_LESS_THAN_INT(last, left);
    TEST_ASSERT_LESS_OR_EQUAL_INT(last, left);
    last = left;
  });
}

void test_a_game_is_over_after_the_second_players_turn_and_only_if_somebody_is_out() {
  atEveryMove([](const Stop& stop) {
    if (stop.after.turns == stop.before.turns) return;
    const bool out0 = isOut(stop.after, 0), out1 = isOut(stop.after, 1);
    const bool out = stop.before.endRule == EndRule::eitherOut ? out0 || out1 : out0 && out1;
    const bool second = stop.before.active != stop.before.first;
    TEST_ASSERT_EQUAL(second && out, toMove(stop.after) == kNobody);
  });
}

void test_the_winner_has_more_planets_then_more_aliens_else_it_is_drawn() {
  atEveryMove([](const Stop& stop) {
    if (toMove(stop.after) != kNobody) return;
    int planets[kSeatCount] = {}, aliens[kSeatCount] = {};
    for (std::uint8_t p = 0; p < kPlanets; ++p) {
      int here[kSeatCount] = {};
      for (const Alien& each : stop.after.field) here[each.seat()] += each.planet() == p ? 1 : 0;
      for (Seat seat = 0; seat < kSeatCount; ++seat) {
        aliens[seat] += here[seat];
        planets[seat] += here[seat] > here[otherSeat(seat)] ? 1 : 0;
      }
    }
    Seat winner = kNobody;
    if (aliens[0] != aliens[1]) winner = aliens[0] > aliens[1] ? 0 : 1;
    if (planets[0] != planets[1]) winner = planets[0] > planets[1] ? 0 : 1;
    TEST_ASSERT_EQUAL_UINT8(winner, status(stop.after).winner);
    TEST_ASSERT_TRUE(status(stop.after).outcome == (winner == kNobody ? Outcome::drawn : Outcome::won));
  });
}

void test_a_move_is_sealed_by_a_hand_over_a_draw_a_shuffle_a_pick_or_a_hidden_hand_and_by_nothing_else() {
  atEveryMove([](const Stop& stop) {
    bool must = toMove(stop.after) != toMove(stop.before) || stop.after.turns != stop.before.turns;
    for (const EventKind kind : {EventKind::drew, EventKind::shuffledHand, EventKind::pickedAtRandom})
      must = must || stop.has(kind);
    for (const Event& event : stop.events)
      must = must || (event.kind == static_cast<std::uint8_t>(EventKind::discarded) && event.a != toMove(stop.before));
    TEST_ASSERT_EQUAL_MESSAGE(must, stop.events.sealed(), "sealed");
  });
}

void test_no_event_shows_a_hidden_card_to_the_other_player() {
  atEveryMove([](const Stop& stop) {
    for (const Event& event : stop.events) {
      if (event.kind == static_cast<std::uint8_t>(EventKind::drew))
        TEST_ASSERT_EQUAL_HEX8(onlySeat(event.a), event.audience);
      if (event.kind == static_cast<std::uint8_t>(EventKind::drewSome)) TEST_ASSERT_EQUAL_UINT8(0, event.b);
      if (event.kind == static_cast<std::uint8_t>(EventKind::shuffledHand)) TEST_ASSERT_EQUAL_UINT8(0, event.b);
    }
  });
}

void test_the_hand_of_the_player_to_deploy_is_never_empty() {
  atEveryMove([](const Stop& stop) {
    const State& state = stop.after;
    if (state.phase == Phase::deploy || state.phase == Phase::adjust)
      TEST_ASSERT_FALSE(state.hand[state.active].empty());
    if (state.phase == Phase::pass) TEST_ASSERT_TRUE(isOut(state, state.active));
    if (state.phase == Phase::discard) TEST_ASSERT_GREATER_THAN_UINT8(0, state.owed[toMove(state)]);
  });
}

void test_the_any_time_officer_is_offered_in_just_the_seven_decisions_of_its_owner() {
  atEveryMove([](const Stop& stop) {
    const State& state = stop.before;
    MoveList moves;
    legalMoves(state, moves);
    const bool decision = state.phase == Phase::adjust || state.phase == Phase::deploy ||
                          state.phase == Phase::number || state.phase == Phase::additional ||
                          state.phase == Phase::planet || state.phase == Phase::beforeDraw || state.phase == Phase::end;
    TEST_ASSERT_EQUAL(decision && state.hand[state.active].count(Kind::anyTime) > 0, moves.contains(kDiscardAnyTime));
  });
}

void runPlayoutTests() {
  RUN_TEST(test_no_list_of_moves_is_longer_than_16);
  RUN_TEST(test_what_is_not_in_the_list_is_refused_in_every_decision);
  RUN_TEST(test_every_deployment_is_where_the_value_says);
  RUN_TEST(test_every_number_brings_or_costs_what_the_book_says);
  RUN_TEST(test_every_turn_that_is_not_a_pass_takes_a_card_out_of_hands_and_piles_for_good);
  RUN_TEST(test_a_game_is_over_after_the_second_players_turn_and_only_if_somebody_is_out);
  RUN_TEST(test_the_winner_has_more_planets_then_more_aliens_else_it_is_drawn);
  RUN_TEST(test_a_move_is_sealed_by_a_hand_over_a_draw_a_shuffle_a_pick_or_a_hidden_hand_and_by_nothing_else);
  RUN_TEST(test_no_event_shows_a_hidden_card_to_the_other_player);
  RUN_TEST(test_the_hand_of_the_player_to_deploy_is_never_empty);
  RUN_TEST(test_the_any_time_officer_is_offered_in_just_the_seven_decisions_of_its_owner);
}

}  // namespace stellar_siege_test
