// The setup: factions, planets, rayguns, figures, Star cards, the First Player, and what Even start adds.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

// A game from its deal on.
struct Dealt {
  explicit Dealt(unsigned players, FactionRule rule = FactionRule::chosen, Seed seed = 3, unsigned episode = kGalaxy) {
    Options options = standardOptions(kRayguns);
    options.choice[0] = static_cast<std::uint8_t>(players - 2);
    options.choice[1] = static_cast<std::uint8_t>(episode);
    options.choice[2] = static_cast<std::uint8_t>(rule);
    deal(state, options, seed);
  }
  Dealt& play(Verb verb, unsigned what = 0) {
    happened.clear();
    TEST_ASSERT_TRUE(apply(state, moveOf(verb, what), happened));
    TEST_ASSERT_NULL(valid(state).why);
    return *this;
  }
  bool refuses(Verb verb, unsigned what) {
    Events unheard;
    return !apply(state, moveOf(verb, what), unheard);
  }
  // A seat whose map has as many ports as rayguns.
  Dealt& quickSeat() { return play(Verb::side).play(Verb::placeAll).play(Verb::star); }
  // Every seat to the end of the setup, by quick moves.
  Dealt& finish() {
    while (state.round == 0) {
      happened.clear();
      TEST_ASSERT_TRUE(apply(state, quickMove(state), happened));
    }
    return *this;
  }
  State state;
  EventBuffer<kMaxEventsAMove> happened;
};

void test_each_player_chooses_another_faction_and_the_last_takes_what_is_left() {
  Dealt game(4);
  game.play(Verb::faction, 2);
  TEST_ASSERT_TRUE(game.refuses(Verb::faction, 2));
  game.play(Verb::faction, 0).play(Verb::faction, 3);
  constexpr Faction kTaken[] = {Faction::zard, Faction::rangers, Faction::blaarg, Faction::pirates};
  for (Seat seat = 0; seat < 4; ++seat)
    TEST_ASSERT_EQUAL(static_cast<int>(kTaken[seat]), static_cast<int>(game.state.ship[seat].faction));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::side), static_cast<int>(game.state.phase));
}

void test_factions_come_by_seat_or_at_random_if_so_chosen() {
  for (Seat seat = 0; seat < 4; ++seat)
    TEST_ASSERT_EQUAL(seat, static_cast<int>(Dealt(4, FactionRule::inOrder).state.ship[seat].faction));
  unsigned seen = 0;
  for (Seed seed = 1; seed <= 40; ++seed)
    seen |= 1u << static_cast<unsigned>(Dealt(2, FactionRule::random, seed).state.ship[1].faction);
  TEST_ASSERT_EQUAL_UINT(15, seen);
}

void test_rocketships_start_on_planets_of_their_own_and_two_players_opposite() {
  const Dealt two(2, FactionRule::inOrder), three(3, FactionRule::inOrder), four(4, FactionRule::inOrder);
  constexpr const char* kTwoNodes[] = {"b2", "h8"};
  constexpr const char* kNodesInOrder[] = {"b2", "h2", "h8", "b8"};
  for (Seat seat = 0; seat < 2; ++seat) TEST_ASSERT_EQUAL_UINT8(at(kTwoNodes[seat]), two.state.ship[seat].node);
  for (Seat seat = 0; seat < 3; ++seat) TEST_ASSERT_EQUAL_UINT8(at(kNodesInOrder[seat]), three.state.ship[seat].node);
  for (Seat seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL_UINT8(at(kNodesInOrder[seat]), four.state.ship[seat].node);
}

void test_a_seat_chooses_side_ports_figures_and_star_card_in_this_order() {
  Dealt game(4, FactionRule::inOrder);
  const auto expect = [&](Phase phase, Seat seat) {
    TEST_ASSERT_EQUAL(static_cast<int>(phase), static_cast<int>(game.state.phase));
    TEST_ASSERT_EQUAL_UINT8(seat, toMove(game.state));
  };
  expect(Phase::side, kOne);
  game.play(Verb::side, 1);
  expect(Phase::figures, kOne);  // the Rangers have no port too many
  game.play(Verb::placeAll);
  expect(Phase::starCard, kOne);
  game.play(Verb::star, 5);
  expect(Phase::side, kTwo);
  game.play(Verb::side);
  expect(Phase::ports, kTwo);
  game.play(Verb::leave, 0).play(Verb::leave, 4);
  expect(Phase::figures, kTwo);
}

void test_six_rayguns_stand_on_ports_and_a_sixth_without_a_port_is_set_aside() {
  Dealt game(4, FactionRule::inOrder);
  game.quickSeat();
  TEST_ASSERT_EQUAL_UINT(5, rayguns::rayguns(game.state.ship[kOne]));  // five ports
  game.play(Verb::side).play(Verb::leave, 3).play(Verb::leave, 7).play(Verb::placeAll).play(Verb::star);
  TEST_ASSERT_EQUAL_UINT(6, rayguns::rayguns(game.state.ship[kTwo]));
  TEST_ASSERT_FALSE(hasRaygun(game.state.ship[kTwo], 3));
  TEST_ASSERT_FALSE(hasRaygun(game.state.ship[kTwo], 7));
  game.quickSeat();
  TEST_ASSERT_EQUAL_UINT(6, rayguns::rayguns(game.state.ship[kThree]));
}

void test_figures_are_placed_captain_first_one_a_space_and_may_share_it_with_a_raygun() {
  Dealt game(2, FactionRule::inOrder);
  game.play(Verb::side).play(Verb::place, at("c2"));  // a raygun port
  TEST_ASSERT_EQUAL_UINT8(at("c2"), game.state.figure[kOne][kCaptainFigure].spot.at);
  TEST_ASSERT_TRUE(game.refuses(Verb::place, at("c2")));
  TEST_ASSERT_TRUE(game.refuses(Verb::place, at("e3")));  // a wall
  for (const char* space : {"a3", "a4", "a5", "b3", "b4", "b5"}) game.play(Verb::place, at(space));
  TEST_ASSERT_EQUAL_UINT(7, figuresInPlay(game.state, kOne));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::starCard), static_cast<int>(game.state.phase));
}

void test_default_puts_all_figures_left_on_the_stations_of_the_table() {
  struct Row {
    Faction faction;
    unsigned side;
    const char* spaces[kFiguresAtStart];
  };
  constexpr Row kRows[] = {
      {Faction::rangers, 0, {"h4", "f4", "a3", "a4", "c2", "f5", "g2"}},
      {Faction::rangers, 1, {"h4", "f4", "a3", "a4", "c2", "f5", "g2"}},
      {Faction::pirates, 0, {"c2", "i4", "a3", "a5", "e4", "c6", "g6"}},
      {Faction::pirates, 1, {"c2", "i4", "a3", "a5", "e4", "c6", "g6"}},
      {Faction::zard, 0, {"b2", "i4", "a3", "a5", "e4", "e5", "b6"}},
      {Faction::blaarg, 0, {"c4", "i4", "c2", "c6", "e4", "d1", "h5"}},
  };
  for (const Row& row : kRows) {
    Rayguns game;
    game.faction(kTwo, row.faction, row.side);
    for (unsigned figure = 0; figure < kFiguresAtStart; ++figure)
      game.expectFigure(kTwo, figure, kTwo, row.spaces[figure]);
  }
  Dealt some(2, FactionRule::inOrder);
  some.play(Verb::side).play(Verb::place, at("b4")).play(Verb::placeAll);
  TEST_ASSERT_EQUAL_UINT8(at("b4"), some.state.figure[kOne][0].spot.at);  // who was placed stays
  TEST_ASSERT_EQUAL_UINT8(at("f4"), some.state.figure[kOne][1].spot.at);
}

void test_one_star_card_is_selected_in_secret_and_the_other_cards_are_the_hand() {
  Dealt game(2, FactionRule::inOrder);
  game.play(Verb::side).play(Verb::placeAll);
  TEST_ASSERT_TRUE(isSecret(game.state));
  game.play(Verb::star, 4);
  TEST_ASSERT_EQUAL_UINT8(16, game.state.player[kOne].held);
  TEST_ASSERT_EQUAL_UINT8(0, observe(game.state, kTwo).player[kOne].held);
  TEST_ASSERT_EQUAL_UINT8(1, observe(game.state, kTwo).player[kOne].heldCount);
  game.finish();
  TEST_ASSERT_EQUAL_UINT8(2, game.state.player[kOne].heldCount);  // and one drawn at Round Start
  MoveList moves;
  legalMoves(game.state, moves);
  TEST_ASSERT_EQUAL_size_t(kCommandCards + 2, moves.size());  // all Command cards, and the Star cards held
}

void test_the_highest_die_goes_first_and_ties_roll_again() {
  bool tied = false;
  unsigned firsts = 0;
  for (Seed seed = 1; seed <= 40; ++seed) {
    Dealt game(2, FactionRule::inOrder, seed);
    game.finish();
    unsigned last[2] = {}, rolls = 0;
    for (const Event& event : game.happened)
      if (event.kind == static_cast<std::uint8_t>(EventKind::firstRolled)) last[event.a] = event.b, ++rolls;
    if (rolls > 2) tied = true;
    if (rolls > 2 * kRollsTold) continue;
    TEST_ASSERT_TRUE(last[game.state.first] > last[1 - game.state.first]);
    firsts |= 1u << game.state.first;
  }
  TEST_ASSERT_TRUE(tied);
  TEST_ASSERT_EQUAL_UINT(3, firsts);
}

void test_even_start_brings_the_first_player_tokens_at_the_first_reveal_of_the_game() {
  constexpr unsigned kMore[3][4] = {{2, 0}, {3, 0, 0}, {4, 0, 0, 0}};
  for (unsigned players = 2; players <= 4; ++players) {
    Rayguns game(players);
    game.state.evenStart = 1;
    for (unsigned nth = 0; nth < players; ++nth) {
      const auto seat = static_cast<Seat>((nth + 1) % players);
      game.round(1, 1, kTwo);
      const unsigned with = tokensAtReveal(game.state, seat, 0);
      game.round(1, 2, kTwo);
      TEST_ASSERT_EQUAL_UINT(kMore[players - 2][nth], with - tokensAtReveal(game.state, seat, 0));
      game.round(2, 1, kTwo);
      TEST_ASSERT_EQUAL_UINT(with - kMore[players - 2][nth], tokensAtReveal(game.state, seat, 0));
    }
  }
  Rayguns without(2);
  without.round(1, 1, kOne);
  TEST_ASSERT_EQUAL_UINT(2, tokensAtReveal(without.state, kOne, 0));
  TEST_ASSERT_EQUAL_UINT8(1, standardOptions(kRayguns).choice[5]);  // an option, on unless changed
}

void test_the_basic_game_has_no_tokens_on_the_star_map() {
  Dealt game(4, FactionRule::inOrder);
  game.finish();
  for (const Thing& thing : game.state.thing)
    TEST_ASSERT_EQUAL(static_cast<int>(Fate::gone), static_cast<int>(thing.fate));
  TEST_ASSERT_EQUAL_UINT8(kNowhere, game.state.princess.map);
  for (unsigned node = 0; node < kNodes; ++node)
    TEST_ASSERT_EQUAL(static_cast<int>(Rock::none), static_cast<int>(skyOf(game.state).rock[node]));
}

void test_princess_and_tape_begin_with_a_random_player() {
  unsigned kidnappers = 0, owners = 0;
  for (Seed seed = 1; seed <= 40; ++seed) {
    Dealt princess(3, FactionRule::inOrder, seed, kPrincess), tape(3, FactionRule::inOrder, seed, kPlans);
    princess.finish();
    tape.finish();
    const Seat seat = princess.state.kidnapper;
    TEST_ASSERT_TRUE((princess.state.princess == Spot{seat, deckOf(princess.state, seat).hatch}));
    kidnappers |= 1u << seat;
    const Spot plans = tape.state.thing[kTape].spot;
    TEST_ASSERT_EQUAL_UINT8(deckOf(tape.state, plans.map).panel, plans.at);
    owners |= 1u << tapeOwner(tape.state);
  }
  TEST_ASSERT_EQUAL_UINT(7, kidnappers);
  TEST_ASSERT_EQUAL_UINT(7, owners);
}

}  // namespace

void runSetupTests() {
  RUN_TEST(test_each_player_chooses_another_faction_and_the_last_takes_what_is_left);
  RUN_TEST(test_factions_come_by_seat_or_at_random_if_so_chosen);
  RUN_TEST(test_rocketships_start_on_planets_of_their_own_and_two_players_opposite);
  RUN_TEST(test_a_seat_chooses_side_ports_figures_and_star_card_in_this_order);
  RUN_TEST(test_six_rayguns_stand_on_ports_and_a_sixth_without_a_port_is_set_aside);
  RUN_TEST(test_figures_are_placed_captain_first_one_a_space_and_may_share_it_with_a_raygun);
  RUN_TEST(test_default_puts_all_figures_left_on_the_stations_of_the_table);
  RUN_TEST(test_one_star_card_is_selected_in_secret_and_the_other_cards_are_the_hand);
  RUN_TEST(test_the_highest_die_goes_first_and_ties_roll_again);
  RUN_TEST(test_even_start_brings_the_first_player_tokens_at_the_first_reveal_of_the_game);
  RUN_TEST(test_the_basic_game_has_no_tokens_on_the_star_map);
  RUN_TEST(test_princess_and_tape_begin_with_a_random_player);
}

}  // namespace rayguns_test
