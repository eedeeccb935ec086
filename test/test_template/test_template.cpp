// Picket Line, one test a rule: each sets a position, plays, and compares.
#include <unity.h>

#include <initializer_list>

#include "rules/template_game/state.h"
#include "support/told_to.h"

using namespace armada;
using namespace armada::template_game;
using namespace armada_test;

void setUp() {}
void tearDown() {}

namespace {

// Ships by name, as in the table.
// clang-format off
enum : Ship {
  kWren = 1, kFinch, kLark, kSwift,  // strength 1
  kDove, kJay, kRobin, kMagpie,      // 2
  kGull, kTern, kHeron, kCrane,      // 3
  kCrow, kRook, kOwl, kRaven,        // 4
  kHarrier, kHawk, kFalcon, kEagle   // 5
};
// clang-format on
constexpr Seat kRed = 0;
constexpr Seat kBlue = 1;

using Ships = std::initializer_list<int>;

State state;
EventBuffer<16> events;

bool isNamed(Ship ship, Ships ships) {
  for (const int each : ships)
    if (each == ship) return true;
  return false;
}

template <std::size_t N>
void fill(List<Ship, N>& list, Ships ships) {
  for (const int ship : ships) list.push(static_cast<Ship>(ship));
}

// Red attacks with this hand, Blue has that one, this is the pile with its top last; all else is spent.
void setUpFight(Ships red, Ships blue, Ships pile = {}, std::uint8_t handSize = 4) {
  state = State{};
  state.rng = Rng::seeded(1);
  state.handSize = handSize;
  fill(state.hand[kRed], red);
  fill(state.hand[kBlue], blue);
  fill(state.pile, pile);
  for (Ship ship = 1; ship <= kShipCount; ++ship)
    if (!isNamed(ship, red) && !isNamed(ship, blue) && !isNamed(ship, pile)) state.spent.push(ship);
  state.tally[kRed].held = static_cast<std::uint8_t>((state.spent.size() + 3) / 4);
  state.tally[kBlue].held = state.tally[kRed].held;  // an even number of fights: Red attacks
  TEST_ASSERT_NULL(valid(state).why);
}

void play(Ships moves) {
  for (const int move : moves) {
    events.clear();
    TEST_ASSERT_TRUE(apply(state, static_cast<Move>(move), events));
    TEST_ASSERT_NULL(valid(state).why);
  }
}

int gained(Seat seat, const State& before) { return points(state, seat) - points(before, seat); }

int countOf(Happened kind) {
  int count = 0;
  for (const Event& event : events) count += event.kind == static_cast<std::uint8_t>(kind) ? 1 : 0;
  return count;
}

bool isLegal(Move move) {
  MoveList moves;
  legalMoves(state, moves);
  return moves.contains(move);
}

Options handOption(std::uint8_t choice) {
  Options options{};
  options.choice[0] = choice;
  return options;
}

}  // namespace

// ---- deal -----------------------------------------------------------------------------------------------------------
void test_there_are_four_ships_of_each_strength() {
  int count[6] = {};
  for (std::size_t ship = 1; ship <= kShipCount; ++ship) ++count[kShips[ship].strength];
  for (int strength = 1; strength <= 5; ++strength) TEST_ASSERT_EQUAL_INT(4, count[strength]);
}

void test_the_option_says_how_many_ships_are_in_a_hand() {
  for (std::uint8_t choice = 0; choice < 3; ++choice) {
    deal(state, handOption(choice), 1);
    TEST_ASSERT_EQUAL_size_t(kHandSizes[choice], state.hand[kRed].size());
    TEST_ASSERT_EQUAL_size_t(kHandSizes[choice], state.hand[kBlue].size());
    TEST_ASSERT_EQUAL_size_t(kShipCount - 2u * kHandSizes[choice], state.pile.size());
    TEST_ASSERT_NULL(valid(state).why);
  }
}

void test_every_ship_is_dealt_to_every_place_equally_often() {
  constexpr int kDeals = 2000;
  int inRed[kShipCount + 1] = {};
  int onTop[kShipCount + 1] = {};
  for (Seed seed = 0; seed < kDeals; ++seed) {
    deal(state, handOption(1), seed);
    for (const Ship ship : state.hand[kRed]) ++inRed[ship];
    ++onTop[state.pile.back()];
  }
  for (std::size_t ship = 1; ship <= kShipCount; ++ship) {
    TEST_ASSERT_INT_WITHIN(90, kDeals * 4 / 20, inRed[ship]);  // five sigma
    TEST_ASSERT_INT_WITHIN(49, kDeals / 20, onTop[ship]);
  }
}

void test_red_attacks_first() {
  deal(state, handOption(1), 1);
  TEST_ASSERT_EQUAL_UINT8(kRed, toMove(state));
  TEST_ASSERT_TRUE(state.phase == Phase::attack);
}

// ---- attack ---------------------------------------------------------------------------------------------------------
void test_an_attack_needs_a_ship() {
  setUpFight({kWren, kEagle}, {kDove});
  TEST_ASSERT_FALSE(isLegal(kDone));
  TEST_ASSERT_FALSE(apply(state, kDone, events));
  play({kWren});
  TEST_ASSERT_TRUE(isLegal(kDone));
}

void test_only_ships_of_the_own_hand_can_be_sent() {
  setUpFight({kWren}, {kDove}, {kGull});
  TEST_ASSERT_FALSE(apply(state, kDove, events));
  TEST_ASSERT_FALSE(apply(state, kGull, events));
  TEST_ASSERT_FALSE(apply(state, kEagle, events));
  TEST_ASSERT_FALSE(apply(state, kWren + 256, events));
}

void test_one_ship_waits_for_the_word_to_open_fire() {
  setUpFight({kWren, kEagle}, {kDove});
  play({kWren});
  TEST_ASSERT_EQUAL_UINT8(kRed, toMove(state));
  play({kDone});
  TEST_ASSERT_EQUAL_UINT8(kBlue, toMove(state));
  TEST_ASSERT_TRUE(state.phase == Phase::answer);
}

void test_the_second_ship_opens_fire_at_once() {
  setUpFight({kWren, kGull, kEagle}, {kDove});
  play({kWren, kEagle});
  TEST_ASSERT_EQUAL_UINT8(kBlue, toMove(state));
  TEST_ASSERT_EQUAL_INT(6, strength(state.line[kRed]));
}

// ---- answer ---------------------------------------------------------------------------------------------------------
void test_yielding_gives_the_attacker_2_points() {
  setUpFight({kWren, kEagle}, {kDove});
  const State before = state;
  play({kWren, kDone, kDone});
  TEST_ASSERT_EQUAL_INT(2, gained(kRed, before));
  TEST_ASSERT_EQUAL_INT(0, gained(kBlue, before));
  TEST_ASSERT_EQUAL_INT(1, countOf(Happened::yielded));
}

void test_a_weaker_answer_gives_the_attacker_2_points() {
  setUpFight({kWren, kEagle}, {kDove, kJay});
  const State before = state;
  play({kEagle, kDone, kDove, kDone});
  TEST_ASSERT_EQUAL_INT(2, gained(kRed, before));
  TEST_ASSERT_EQUAL_INT(0, countOf(Happened::yielded));
}

void test_a_stronger_answer_gives_the_defender_1_point() {
  setUpFight({kWren, kGull}, {kDove, kRaven});
  const State before = state;
  play({kGull, kDone, kRaven, kDone});
  TEST_ASSERT_EQUAL_INT(1, gained(kBlue, before));
  TEST_ASSERT_EQUAL_INT(0, gained(kRed, before));
}

void test_two_ships_add_up_in_the_answer_and_close_it() {
  setUpFight({kWren, kEagle}, {kDove, kJay, kRaven});
  const State before = state;
  play({kEagle, kDone, kDove, kRaven});
  TEST_ASSERT_EQUAL_INT(1, gained(kBlue, before));
  TEST_ASSERT_EQUAL_UINT8(kBlue, toMove(state));
}

void test_an_even_fight_is_tossed_for_1_point() {
  int tosses[kSeatCount] = {};
  for (Seed seed = 0; seed < 64; ++seed) {
    setUpFight({kWren, kGull}, {kDove, kTern});
    state.rng = Rng::seeded(seed);
    const State before = state;
    play({kGull, kDone, kTern, kDone});
    TEST_ASSERT_EQUAL_INT(1, gained(kRed, before) + gained(kBlue, before));
    TEST_ASSERT_EQUAL_INT(1, countOf(Happened::tossed));
    ++tosses[gained(kBlue, before)];
  }
  TEST_ASSERT_INT_WITHIN(20, 32, tosses[kRed]);  // five sigma
}

// ---- after the fight ------------------------------------------------------------------------------------------------
void test_all_ships_that_were_sent_are_spent() {
  setUpFight({kWren, kHawk, kEagle}, {kDove, kRaven});
  const std::size_t before = state.spent.size();
  play({kEagle, kHawk, kDove, kDone});
  TEST_ASSERT_EQUAL_size_t(before + 3, state.spent.size());
  TEST_ASSERT_EQUAL_UINT8(kEagle, state.spent[before]);
  TEST_ASSERT_EQUAL_UINT8(kHawk, state.spent[before + 1]);
  TEST_ASSERT_EQUAL_UINT8(kDove, state.spent[before + 2]);
  TEST_ASSERT_TRUE(state.line[kRed].empty() && state.line[kBlue].empty());
}

void test_each_side_draws_1_ship_the_attacker_first() {
  setUpFight({kWren, kEagle}, {kDove, kRaven}, {kGull, kTern, kHeron});
  play({kEagle, kDone, kDone});
  TEST_ASSERT_TRUE(state.hand[kRed].contains(kHeron));
  TEST_ASSERT_TRUE(state.hand[kBlue].contains(kTern));
  TEST_ASSERT_EQUAL_size_t(1, state.pile.size());
}

void test_a_full_hand_draws_nothing() {
  setUpFight({kWren, kEagle}, {kDove, kJay, kRaven}, {kGull, kTern}, 3);
  play({kEagle, kDone, kDone});
  TEST_ASSERT_EQUAL_size_t(3, state.hand[kBlue].size());
  TEST_ASSERT_EQUAL_size_t(1, state.pile.size());
}

void test_the_last_ship_of_the_pile_goes_to_the_attacker() {
  setUpFight({kWren, kEagle}, {kDove, kRaven}, {kGull});
  play({kEagle, kDone, kDone});
  TEST_ASSERT_TRUE(state.hand[kRed].contains(kGull));
  TEST_ASSERT_EQUAL_size_t(2, state.hand[kBlue].size());
}

void test_the_defender_attacks_next() {
  setUpFight({kWren, kEagle}, {kDove, kRaven});
  play({kEagle, kDone, kDone});
  TEST_ASSERT_EQUAL_UINT8(kBlue, state.attacker);
  TEST_ASSERT_EQUAL_UINT8(kBlue, toMove(state));
}

// ---- the end --------------------------------------------------------------------------------------------------------
void test_an_attacker_without_a_ship_ends_the_game() {
  setUpFight({kWren, kEagle}, {kDove});
  play({kEagle, kDone, kDove, kDone});
  TEST_ASSERT_EQUAL_UINT8(kNobody, toMove(state));
  TEST_ASSERT_EQUAL_INT(1, countOf(Happened::ended));
  MoveList moves;
  legalMoves(state, moves);
  TEST_ASSERT_TRUE(moves.empty());
  TEST_ASSERT_FALSE(apply(state, kWren, events));
}

void test_each_ship_that_is_left_scores_1() {
  setUpFight({kWren, kFinch, kEagle}, {kDove});
  const State before = state;
  play({kEagle, kDone, kDove, kDone});
  TEST_ASSERT_EQUAL_INT(2 + 2, gained(kRed, before));
}

void test_the_higher_score_wins() {
  setUpFight({kWren, kEagle}, {kDove});
  play({kEagle, kDone, kDove, kDone});
  TEST_ASSERT_TRUE(status(state).outcome == Outcome::won);
  TEST_ASSERT_EQUAL_UINT8(kRed, status(state).winner);
}

void test_equal_scores_are_a_draw() {
  setUpFight({kWren, kEagle}, {kDove});
  // Red breaks through for 2 and has 1 ship left: Blue was 3 points ahead. The number of fights stays even.
  state.tally[kRed] = {0, 3, 0};
  state.tally[kBlue] = {1, 4, 0};
  play({kEagle, kDone, kDove, kDone});
  TEST_ASSERT_EQUAL_INT16(points(state, kRed), points(state, kBlue));
  TEST_ASSERT_TRUE(status(state).outcome == Outcome::drawn);
  TEST_ASSERT_EQUAL_UINT8(kNobody, status(state).winner);
}

// ---- who knows what -------------------------------------------------------------------------------------------------
void test_a_drawn_ship_is_shown_to_its_owner_alone() {
  for (Seat viewer = 0; viewer < kSeatCount; ++viewer) {
    setUpFight({kWren, kEagle}, {kDove, kRaven}, {kGull, kTern});
    play({kEagle, kDone, kDone});
    events.keepFor(viewer);
    TEST_ASSERT_EQUAL_INT(1, countOf(Happened::drew));
    TEST_ASSERT_EQUAL_INT(1, countOf(Happened::drewOne));
    for (const Event& event : events)
      if (event.kind == static_cast<std::uint8_t>(Happened::drew)) TEST_ASSERT_EQUAL_UINT8(viewer, event.a);
  }
}

void test_a_viewer_sees_neither_the_other_hand_nor_the_pile() {
  deal(state, handOption(1), 5);
  const State seen = observe(state, kRed);
  TEST_ASSERT_TRUE(seen.rng.blank());
  TEST_ASSERT_EQUAL_MEMORY(&state.hand[kRed], &seen.hand[kRed], sizeof(Hand));
  TEST_ASSERT_EQUAL_size_t(state.hand[kBlue].size(), seen.hand[kBlue].size());
  TEST_ASSERT_EQUAL_size_t(state.pile.size(), seen.pile.size());
  for (const Ship ship : seen.hand[kBlue]) TEST_ASSERT_EQUAL_UINT8(kNoShip, ship);
  for (const Ship ship : seen.pile) TEST_ASSERT_EQUAL_UINT8(kNoShip, ship);
}

void test_a_bystander_sees_no_hand_at_all() {
  deal(state, handOption(1), 5);
  const State seen = observe(state, kNobody);
  for (const Hand& hand : seen.hand)
    for (const Ship ship : hand) TEST_ASSERT_EQUAL_UINT8(kNoShip, ship);
}

// Blue holds 2 of 4 unseen ships and the other 2 lie on the pile: 6 hands, 2 orders each.
void checkUniform(bool fromObserved) {
  constexpr int kWays = 12;
  constexpr int kEach = 200;
  constexpr Ship kUnseen[] = {kDove, kGull, kCrow, kHawk};
  int count[4][4] = {};
  Rng rng = Rng::seeded(17);
  for (int n = 0; n < kWays * kEach; ++n) {
    setUpFight({kWren, kEagle}, {kDove, kGull}, {kCrow, kHawk});
    if (fromObserved) state = observe(state, kRed);
    determinize(state, kRed, rng);
    TEST_ASSERT_NULL(valid(state).why);
    for (int bottom = 0; bottom < 4; ++bottom)
      for (int top = 0; top < 4; ++top)
        if (state.pile[0] == kUnseen[bottom] && state.pile[1] == kUnseen[top]) ++count[bottom][top];
  }
  // Chi-square with 11 degrees of freedom: 31.3 is passed by chance once in a thousand.
  int squares = 0;
  for (int bottom = 0; bottom < 4; ++bottom)
    for (int top = 0; top < 4; ++top)
      if (bottom != top) squares += (count[bottom][top] - kEach) * (count[bottom][top] - kEach);
  TEST_ASSERT_LESS_THAN_INT(kEach * 313 / 10, squares);
}

void test_every_way_to_fill_the_unseen_places_is_equally_likely() {
  checkUniform(false);
  checkUniform(true);
}

// ---- seals ----------------------------------------------------------------------------------------------------------
void test_a_sent_ship_can_be_taken_back_until_the_hand_over() {
  setUpFight({kWren, kGull, kEagle}, {kDove, kRaven});
  play({kWren});
  TEST_ASSERT_FALSE(events.sealed());
  play({kEagle});
  TEST_ASSERT_TRUE(events.sealed());
  play({kDove});
  TEST_ASSERT_FALSE(events.sealed());
}

void test_a_fight_without_draw_or_toss_can_be_taken_back() {
  setUpFight({kWren, kEagle}, {kDove, kRaven});
  play({kEagle, kDone, kDone});
  TEST_ASSERT_FALSE(events.sealed());
}

void test_a_draw_seals() {
  setUpFight({kWren, kEagle}, {kDove, kRaven}, {kGull});
  play({kEagle, kDone, kDone});
  TEST_ASSERT_TRUE(events.sealed());
}

void test_a_toss_seals() {
  setUpFight({kWren, kGull}, {kDove, kTern});
  play({kGull, kDone, kTern, kDone});
  TEST_ASSERT_TRUE(events.sealed());
}

// ---- bookkeeping ----------------------------------------------------------------------------------------------------
void checkRefused(const State& wrong, const char* why) { TEST_ASSERT_EQUAL_STRING(why, valid(wrong).why); }

void test_what_breaks_the_bookkeeping_is_refused_with_the_reason() {
  setUpFight({kWren, kEagle}, {kDove, kRaven}, {kGull});
  const State good = state;
  State wrong = good;
  wrong.rng = Rng{};
  checkRefused(wrong, "the generator is blank");
  wrong = good;
  wrong.handSize = 6;
  checkRefused(wrong, "no such hand size");
  wrong = good;
  wrong.attacker = 2;
  checkRefused(wrong, "no such attacker");
  wrong = good;
  wrong.phase = static_cast<Phase>(3);
  checkRefused(wrong, "no such phase");
  wrong = good;
  wrong.hand[kRed].count = 6;
  checkRefused(wrong, "a place holds more ships than it can");
  wrong = good;
  wrong.hand[kRed][1] = kRaven;
  checkRefused(wrong, "a ship is missing or there twice");
  wrong = good;
  wrong.pile.pop();
  checkRefused(wrong, "a ship is missing or there twice");
  wrong = good;
  wrong.pile.push(kRaven);  // every ship is there, and one of them once more
  checkRefused(wrong, "a ship is missing or there twice");
  wrong = good;
  wrong.hand[kRed][0] = kEagle;
  wrong.hand[kRed][1] = kWren;
  checkRefused(wrong, "a hand is out of order");
}

void test_numbers_that_do_not_fit_each_other_are_refused() {
  setUpFight({kWren, kEagle}, {kDove, kRaven}, {kGull});
  const State good = state;
  State wrong = good;
  wrong.hand[kBlue] = Hand{{kDove, kCrow, kRook, kRaven, kFalcon}, 5};
  for (std::size_t i = wrong.spent.size(); i-- > 0;)
    if (isNamed(wrong.spent[i], {kCrow, kRook, kFalcon})) wrong.spent.removeAt(i);
  checkRefused(wrong, "a hand is too large");
  wrong = good;
  wrong.phase = Phase::answer;
  checkRefused(wrong, "the lines do not fit the phase");
  wrong = good;
  wrong.tally[kRed].broke = 40;
  checkRefused(wrong, "the spent ships do not fit the fights");
  wrong = good;
  wrong.tally[kRed].broke = 1;
  checkRefused(wrong, "the attacker does not fit the fights");
  wrong = good;
  wrong.phase = Phase::over;
  checkRefused(wrong, "the game ends when the attacker has no ship, and only then");
}

// ---- words and numbers ----------------------------------------------------------------------------------------------
void checkWords(Move move, const char* brief, const char* full) {
  Words words;
  describe(state, move, words);
  TEST_ASSERT_EQUAL_STRING(brief, words.brief.c_str());
  TEST_ASSERT_EQUAL_STRING(full, words.full.c_str());
}

void test_moves_are_described_with_what_they_cost() {
  setUpFight({kWren, kGull}, {kDove, kTern, kRaven});
  checkWords(kGull, "Send Gull", "Send Gull, strength 3.");
  play({kGull});
  checkWords(kDone, "Open fire", "Open fire with 3: Blue must answer or yield.");
  checkWords(kWren, "Send Wren", "Send Wren, strength 1: 4 in all.");
  play({kDone});
  checkWords(kDone, "Yield", "Yield: Red scores 2 points.");
  checkWords(kTern, "Send Tern", "Send Tern, strength 3 against 3.");
  play({kTern});
  checkWords(kDone, "Stand", "Stand with 3 against 3: even, a toss gives 1 point.");
  checkWords(kDove, "Send Dove", "Send Dove, strength 2: 5 in all against 3.");
}

void test_the_log_says_you_to_who_plays_that_side() {
  setUpFight({kWren, kGull}, {kDove, kTern});
  const ToldTo told[] = {
      {happened(Happened::sent, 0, kGull),
       {"Red sends Gull, strength 3.", "You send Gull, strength 3.", "Red sends Gull, strength 3."}},
      {happened(Happened::fired, 1, 0, 0, 0, 3),
       {"Blue opens fire with 3.", "Blue opens fire with 3.", "You open fire with 3."}},
      {happened(Happened::yielded, 0), {"Red yields.", "You yield.", "Red yields."}},
      {happened(Happened::tossed, 1),
       {"Even. The toss falls to Blue.", "Even. The toss falls to Blue.", "Even. The toss falls to you."}},
      {happened(Happened::scored, 0, 3, 1, 0, 2),
       {"Red scores 2: 3 against 1.", "You score 2: 3 against 1.", "Red scores 2: 3 against 1."}},
      {happened(Happened::drewOne, 1), {"Blue draws 1 ship.", "Blue draws 1 ship.", "You draw 1 ship."}},
      {happened(Happened::ended, 0), {"Red holds the border.", "You hold the border.", "Red holds the border."}},
      {happened(Happened::ended, kNobody),
       {"Even: the border belongs to nobody.", "Even: the border belongs to nobody.",
        "Even: the border belongs to nobody."}}};
  expectToldTo(state, told);
}

void test_the_headline_tells_the_score_and_the_pile() {
  setUpFight({kWren, kGull}, {kDove, kTern}, {kEagle});
  Text<64> words;
  headline(state, words);
  TEST_ASSERT_EQUAL_STRING("Red 4, Blue 4, 1 to draw", words.c_str());
}

void test_a_score_is_explained_step_by_step() {
  setUpFight({kWren, kFinch, kEagle}, {kDove});
  play({kEagle, kDone, kDove, kDone});
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    Explanation steps;
    explain(state, seat, steps);
    TEST_ASSERT_EQUAL_size_t(4, steps.size());
    TEST_ASSERT_EQUAL_INT16(status(state).score[seat], steps.back().total);
  }
}

// ---- how it stands --------------------------------------------------------------------------------------------------
void test_ships_in_hand_are_points_to_come_and_weigh_more_with_no_ship_to_draw() {
  setUpFight({kWren, kGull}, {kDove, kTern}, {kEagle});
  TEST_ASSERT_EQUAL_UINT16(500, appraise(state, 0));
  setUpFight({kWren, kGull}, {kDove}, {kEagle});
  const std::uint16_t early = appraise(state, 0);
  setUpFight({kWren, kGull}, {kDove});
  TEST_ASSERT_GREATER_THAN_UINT16(500, early);
  TEST_ASSERT_GREATER_THAN_UINT16(early, appraise(state, 0));
  TEST_ASSERT_EQUAL_UINT16(1000 - appraise(state, 0), appraise(state, 1));
}

void test_it_is_at_rest_between_two_fights() {
  setUpFight({kWren, kGull}, {kDove, kTern});
  TEST_ASSERT_TRUE(atRest(state));
  play({kGull});
  TEST_ASSERT_FALSE(atRest(state));
  play({kDone, kDone});
  TEST_ASSERT_TRUE(atRest(state));
}

// ---- the quick move -------------------------------------------------------------------------------------------------
void test_the_quick_attack_is_the_strongest_ship_alone() {
  setUpFight({kWren, kGull, kEagle}, {kDove});
  TEST_ASSERT_EQUAL_UINT32(kEagle, quickMove(state));
  play({kEagle});
  TEST_ASSERT_EQUAL_UINT32(kDone, quickMove(state));
}

void test_the_quick_answer_is_the_weakest_ship_that_holds() {
  setUpFight({kWren, kGull}, {kDove, kTern, kRaven, kHawk});
  play({kGull, kDone});
  TEST_ASSERT_EQUAL_UINT32(kRaven, quickMove(state));
  play({kRaven});
  TEST_ASSERT_EQUAL_UINT32(kDone, quickMove(state));
}

void test_the_quick_answer_takes_two_ships_where_one_cannot_hold() {
  setUpFight({kWren, kEagle}, {kDove, kTern, kRaven});
  play({kEagle, kDone});
  TEST_ASSERT_EQUAL_UINT32(kRaven, quickMove(state));
  play({kRaven});
  TEST_ASSERT_EQUAL_UINT32(kDove, quickMove(state));
}

void test_the_quick_answer_yields_what_cannot_be_held() {
  setUpFight({kHawk, kEagle}, {kDove, kTern, kRaven});
  play({kHawk, kEagle});
  TEST_ASSERT_EQUAL_UINT32(kDone, quickMove(state));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_there_are_four_ships_of_each_strength);
  RUN_TEST(test_the_option_says_how_many_ships_are_in_a_hand);
  RUN_TEST(test_every_ship_is_dealt_to_every_place_equally_often);
  RUN_TEST(test_red_attacks_first);
  RUN_TEST(test_an_attack_needs_a_ship);
  RUN_TEST(test_only_ships_of_the_own_hand_can_be_sent);
  RUN_TEST(test_one_ship_waits_for_the_word_to_open_fire);
  RUN_TEST(test_the_second_ship_opens_fire_at_once);
  RUN_TEST(test_yielding_gives_the_attacker_2_points);
  RUN_TEST(test_a_weaker_answer_gives_the_attacker_2_points);
  RUN_TEST(test_a_stronger_answer_gives_the_defender_1_point);
  RUN_TEST(test_two_ships_add_up_in_the_answer_and_close_it);
  RUN_TEST(test_an_even_fight_is_tossed_for_1_point);
  RUN_TEST(test_all_ships_that_were_sent_are_spent);
  RUN_TEST(test_each_side_draws_1_ship_the_attacker_first);
  RUN_TEST(test_a_full_hand_draws_nothing);
  RUN_TEST(test_the_last_ship_of_the_pile_goes_to_the_attacker);
  RUN_TEST(test_the_defender_attacks_next);
  RUN_TEST(test_an_attacker_without_a_ship_ends_the_game);
  RUN_TEST(test_each_ship_that_is_left_scores_1);
  RUN_TEST(test_the_higher_score_wins);
  RUN_TEST(test_equal_scores_are_a_draw);
  RUN_TEST(test_a_drawn_ship_is_shown_to_its_owner_alone);
  RUN_TEST(test_a_viewer_sees_neither_the_other_hand_nor_the_pile);
  RUN_TEST(test_a_bystander_sees_no_hand_at_all);
  RUN_TEST(test_every_way_to_fill_the_unseen_places_is_equally_likely);
  RUN_TEST(test_a_sent_ship_can_be_taken_back_until_the_hand_over);
  RUN_TEST(test_a_fight_without_draw_or_toss_can_be_taken_back);
  RUN_TEST(test_a_draw_seals);
  RUN_TEST(test_a_toss_seals);
  RUN_TEST(test_what_breaks_the_bookkeeping_is_refused_with_the_reason);
  RUN_TEST(test_numbers_that_do_not_fit_each_other_are_refused);
  RUN_TEST(test_moves_are_described_with_what_they_cost);
  RUN_TEST(test_the_log_says_you_to_who_plays_that_side);
  RUN_TEST(test_the_headline_tells_the_score_and_the_pile);
  RUN_TEST(test_a_score_is_explained_step_by_step);
  RUN_TEST(test_ships_in_hand_are_points_to_come_and_weigh_more_with_no_ship_to_draw);
  RUN_TEST(test_it_is_at_rest_between_two_fights);
  RUN_TEST(test_the_quick_attack_is_the_strongest_ship_alone);
  RUN_TEST(test_the_quick_answer_is_the_weakest_ship_that_holds);
  RUN_TEST(test_the_quick_answer_takes_two_ships_where_one_cannot_hold);
  RUN_TEST(test_the_quick_answer_yields_what_cannot_be_held);
  return UNITY_END();
}
