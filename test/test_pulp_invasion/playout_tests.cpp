// Whole games, at random and by the quick player: what must hold in every one of them, counted apart from the rules.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr int kGames = 6 * armada_test::kThorough;

// Calls `each(before, move, events, after)` for every move of a game. Returns how many there were.
template <class Each>
int playGame(State& state, bool quick, Seed seed, Each each) {
  Rng chooser = Rng::seeded(seed + 1000);
  int moves = 0;
  EventBuffer<kMaxEventsAMove> events;
  while (toMove(state) != kNobody && moves <= 640) {
    MoveList legal;
    legalMoves(state, legal);
    TEST_ASSERT_TRUE(!legal.empty() && legal.size() <= 64);
    TEST_ASSERT_LESS_OR_EQUAL_size_t(kPulpInvasion.bounds.legalMoves, legal.size());
    // The quick player, but for a random move now and then, so that dice and hand are seen.
    const bool atRandom = !quick || chooser.below(8) == 0;
    const Move move = atRandom ? legal[chooser.below(static_cast<std::uint32_t>(legal.size()))] : quickMove(state);
    const State before = state;
    events.clear();
    TEST_ASSERT_TRUE(apply(state, move, events));
    TEST_ASSERT_FALSE(events.overflowed());
    each(before, move, static_cast<const Events&>(events), static_cast<const State&>(state));
    ++moves;
  }
  return moves;
}

template <class Each>
void playMany(Each each) {
  for (int n = 0; n < kGames; ++n) {
    State state = dealt(kLevels[n % 3], static_cast<Seed>(n + 1));
    playGame(state, n % 2 == 0, static_cast<Seed>(n), each);
  }
}

int zeros(const State& state) {
  return (state.ability[0] == 0 ? 1 : 0) + (state.ability[1] == 0 ? 1 : 0) + (state.ability[2] == 0 ? 1 : 0);
}

}  // namespace

void test_every_position_of_a_game_is_valid_and_comes_back_from_its_bytes() {
  playMany([](const State&, Move, const Events&, const State& after) {
    const Verdict verdict = valid(after);
    TEST_ASSERT_NULL_MESSAGE(verdict.why, verdict.why);
    std::uint8_t room[kMaxEncodedBytes];
    ByteWriter out(room, sizeof room);
    encode(after, out);
    ByteReader in(room, out.used());
    State back;
    TEST_ASSERT_TRUE(decode(back, in));
    TEST_ASSERT_EQUAL_MEMORY(&after, &back, sizeof back);
  });
}

void test_no_list_is_longer_than_64_and_no_game_than_640_moves() {
  TEST_ASSERT_LESS_OR_EQUAL_UINT16(64, kPulpInvasion.bounds.legalMoves);
  TEST_ASSERT_LESS_OR_EQUAL_UINT16(640, kPulpInvasion.bounds.movesAGame);
  for (int n = 0; n < kGames; ++n) {
    State state = dealt(kLevels[n % 3], static_cast<Seed>(n + 501));
    const int moves =
        playGame(state, n % 2 == 0, static_cast<Seed>(n), [](const State&, Move, const Events&, const State&) {});
    TEST_ASSERT_EQUAL_UINT8(kNobody, toMove(state));
    TEST_ASSERT_LESS_OR_EQUAL_INT(kPulpInvasion.bounds.movesAGame, moves);
  }
}

// 15 to pay with everything at the highest maxima there are.
void test_the_longest_list_of_mixes_fits() {
  std::size_t most = 0;
  for (unsigned own = 0; own <= 12; ++own)
    for (unsigned price = 1; price <= kMostStrength; ++price) {
      std::size_t mixes = 0;
      for (unsigned x = 0; x <= 6; ++x)
        for (unsigned y = 0; y <= 6; ++y) mixes += x + y <= price && price - x - y <= own ? 1u : 0u;
      most = mixes > most ? mixes : most;
    }
  TEST_ASSERT_LESS_OR_EQUAL_size_t(kPulpInvasion.bounds.legalMoves, most);
}

void test_a_payment_costs_exactly_its_mix_in_every_game() {
  int payments = 0;
  playMany([&](const State& before, Move move, const Events&, const State& after) {
    if (verbOf(move) != Verb::pay) return;
    ++payments;
    const Ability icon = engageIcon(before, before.current).icon();
    const Receipt strength = engageStrength(before, before.current);
    int price = strength.total() - before.bonus;
    if (price < 0) price = 0;
    const Mix mix = mixOf(move);
    int left[kAbilities] = {before.ability[0], before.ability[1], before.ability[2]};
    left[at(icon)] -= price - mix.first - mix.second;
    left[at(otherAbility(icon, 0))] -= 2 * mix.first;
    left[at(otherAbility(icon, 1))] -= 2 * mix.second;
    for (const int each : left) TEST_ASSERT_TRUE(each >= 0);
    if (after.phase == Phase::over) return;
    // What the next card or the end of the line brings may raise or lower it again, by a text or a question of its own.
    if (after.phase != Phase::question || after.current == before.current) return;
    int changed = 0;
    for (std::size_t i = 0; i < kAbilities; ++i) changed += left[i] == after.ability[i] ? 0 : 1;
    TEST_ASSERT_LESS_OR_EQUAL_INT(2, changed);
  });
  TEST_ASSERT_GREATER_THAN_INT(kGames, payments);
}

void test_two_zeros_after_a_reduction_in_the_encounter_phase_end_every_game() {
  int ends = 0;
  playMany([&](const State& before, Move, const Events& events, const State& after) {
    bool reduced = false;
    for (const Event& event : events)
      reduced = reduced || (event.kind == static_cast<std::uint8_t>(EventKind::abilityChanged) && event.c < event.b);
    if (!reduced || before.current >= kLineCards || after.current >= kLineCards || after.round != before.round) return;
    if (zeros(after) < 2) return;
    TEST_ASSERT_TRUE(after.phase == Phase::over);
    TEST_ASSERT_TRUE(after.lostBy == LostBy::abilities);
    ++ends;
  });
  TEST_ASSERT_GREATER_THAN_INT(0, ends);
}

void test_in_every_game_one_die_is_used_a_round_at_most() {
  int used = 0, round = 0, dice = 0;
  playMany([&](const State& before, Move move, const Events&, const State&) {
    if (before.phase == Phase::crew || before.round != round) used = 0;
    round = before.round;
    if (verbOf(move) == Verb::useDie) {
      ++used;
      ++dice;
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT(1, used);
  });
  TEST_ASSERT_GREATER_THAN_INT(kGames, dice);
}

void test_no_ability_rises_above_its_maximum_and_yellow_never_leaves_bag_and_weapons() {
  playMany([](const State&, Move, const Events&, const State& after) {
    for (std::size_t i = 0; i < kAbilities; ++i)
      TEST_ASSERT_LESS_OR_EQUAL_UINT8(kCaptainCard[after.captain].maximum[i], after.ability[i]);
    unsigned yellow = after.bag[at(Cube::weapon)] + static_cast<unsigned>(after.found.size());
    for (const std::uint8_t drawn : after.drawn) yellow += drawn == at(Cube::weapon) ? 1u : 0u;
    TEST_ASSERT_EQUAL_UINT(kWeaponsInPlay[static_cast<std::size_t>(after.difficulty)], yellow);
  });
}

void test_every_round_has_four_cards_and_one_planet_and_there_are_twelve_at_most() {
  playMany([](const State&, Move, const Events& events, const State& after) {
    for (const Event& event : events) {
      if (event.kind != static_cast<std::uint8_t>(EventKind::roundBegan)) continue;
      TEST_ASSERT_TRUE(event.value >= 1 && event.value <= 12);
      TEST_ASSERT_EQUAL_size_t(48 - 4 * (static_cast<std::size_t>(event.value) - 1), after.deck.size());
      TEST_ASSERT_EQUAL_size_t(12 - (static_cast<std::size_t>(event.value) - 1),
                               after.planetRow.size() + after.planetDeck.size());
    }
  });
}

// Quick games, so that there is something to win.
void test_a_game_ends_won_with_every_weapon_or_lost_with_one_missing() {
  int won = 0, lost = 0;
  for (int n = 0; n < kGames; ++n) {
    State state = dealt(Difficulty::basic, static_cast<Seed>(n + 901));
    playGame(state, true, static_cast<Seed>(n), [](const State&, Move, const Events&, const State&) {});
    const bool isWon = status(state).outcome == Outcome::won;
    (isWon ? won : lost) += 1;
    TEST_ASSERT_EQUAL_INT(isWon, state.weaponDeck.empty());
    TEST_ASSERT_EQUAL_INT(isWon, state.lostBy == LostBy::notLost);
    TEST_ASSERT_TRUE(isWon || state.lostBy != LostBy::deckEmpty || state.round == 12);
    TEST_ASSERT_TRUE(state.lostBy != LostBy::abilities || zeros(state) >= 2);
  }
  TEST_ASSERT_GREATER_THAN_INT(0, lost);
  if (armada_test::kThorough > 1) TEST_ASSERT_GREATER_THAN_INT(0, won);
}

void test_a_move_that_is_not_legal_is_refused_in_every_decision() {
  Rng rng = Rng::seeded(77);
  playMany([&](const State& before, Move, const Events&, const State&) {
    const auto wrong = static_cast<Move>(rng.below(0x1800));
    MoveList legal;
    legalMoves(before, legal);
    State tried = before;
    EventBuffer<kMaxEventsAMove> events;
    const bool played = apply(tried, wrong, events);
    TEST_ASSERT_EQUAL_INT(legal.contains(wrong), played);
    if (!played) TEST_ASSERT_EQUAL_MEMORY(&before, &tried, sizeof tried);
  });
}

void runPlayoutTests() {
  RUN_TEST(test_every_position_of_a_game_is_valid_and_comes_back_from_its_bytes);
  RUN_TEST(test_no_list_is_longer_than_64_and_no_game_than_640_moves);
  RUN_TEST(test_the_longest_list_of_mixes_fits);
  RUN_TEST(test_a_payment_costs_exactly_its_mix_in_every_game);
  RUN_TEST(test_two_zeros_after_a_reduction_in_the_encounter_phase_end_every_game);
  RUN_TEST(test_in_every_game_one_die_is_used_a_round_at_most);
  RUN_TEST(test_no_ability_rises_above_its_maximum_and_yellow_never_leaves_bag_and_weapons);
  RUN_TEST(test_every_round_has_four_cards_and_one_planet_and_there_are_twelve_at_most);
  RUN_TEST(test_a_game_ends_won_with_every_weapon_or_lost_with_one_missing);
  RUN_TEST(test_a_move_that_is_not_legal_is_refused_in_every_decision);
}

}  // namespace pulp_invasion_test
