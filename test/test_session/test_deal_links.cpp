// Deals as words in a link: what is written is read back, and what nobody wrote is refused.
#include "test_deal_links.h"

#include <unity.h>

#include <cstring>

#include "rules/kernel/rng.h"
#include "session/deal_link.h"
#include "session/registry.h"

using namespace armada;

namespace {

DealFault faultOf(const char* words) {
  Deal deal;
  return readDeal(words, deal);
}

void assertSame(const Deal& wanted, const Deal& deal) {
  TEST_ASSERT_EQUAL_PTR(wanted.game, deal.game);
  TEST_ASSERT_EQUAL_UINT32(wanted.seed, deal.seed);
  TEST_ASSERT_EQUAL(wanted.seeded, deal.seeded);
  TEST_ASSERT_EQUAL_MEMORY(wanted.options.choice, deal.options.choice, sizeof deal.options.choice);
}

void test_every_choice_of_every_game_comes_back_from_its_link() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (std::size_t option = 0; option < game.optionCount; ++option) {
      for (std::uint8_t choice = 0; choice < game.options[option].count; ++choice) {
        Deal deal{&game, standardOptions(game), 123456 + choice, true}, back;
        deal.options.choice[option] = choice;
        Text<kMaxDealLetters> link;
        writeDeal(link, deal);
        TEST_ASSERT_TRUE(link.whole());
        TEST_ASSERT_EQUAL(DealFault::none, readDeal(link.c_str(), back));
        assertSame(deal, back);
      }
    }
  }
}

// The longest word of each option at once, and the largest seed.
void test_the_longest_link_of_every_game_fits() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    Deal deal{&game, standardOptions(game), 999999999, true}, back;
    for (std::size_t option = 0; option < game.optionCount; ++option) {
      std::size_t longest = 0;
      for (std::uint8_t choice = 0; choice < game.options[option].count; ++choice) {
        const std::size_t letters = std::strlen(game.options[option].choices[choice].key);
        if (choice == game.options[option].standard || letters <= longest) continue;
        longest = letters;
        deal.options.choice[option] = choice;
      }
    }
    Text<kMaxDealLetters> link;
    writeDeal(link, deal);
    TEST_ASSERT_TRUE(link.whole());
    TEST_ASSERT_EQUAL(DealFault::none, readDeal(link.c_str(), back));
    assertSame(deal, back);
  }
}

void test_a_link_is_read_in_any_order_with_or_without_its_hash_sign() {
  Deal first, second;
  TEST_ASSERT_EQUAL(DealFault::none, readDeal("#game=pew_pew&seed=42", first));
  TEST_ASSERT_EQUAL(DealFault::none, readDeal("seed=42&&game=pew_pew&", second));
  assertSame(first, second);
  TEST_ASSERT_EQUAL_STRING("pew_pew", first.game->id);
  TEST_ASSERT_EQUAL_UINT32(42, first.seed);
}

void test_a_seed_may_have_any_digit() {
  Deal deal;
  TEST_ASSERT_EQUAL(DealFault::none, readDeal("game=pew_pew&seed=987654321", deal));
  TEST_ASSERT_EQUAL_UINT32(987654321, deal.seed);
  TEST_ASSERT_EQUAL(DealFault::none, readDeal("game=pew_pew&seed=0070", deal));
  TEST_ASSERT_EQUAL_UINT32(70, deal.seed);
  TEST_ASSERT_EQUAL(DealFault::none, readDeal("game=pew_pew&seed=0", deal));
  TEST_ASSERT_EQUAL_UINT32(0, deal.seed);
  TEST_ASSERT_TRUE(deal.seeded);
}

void test_a_link_without_a_seed_leaves_it_open() {
  Deal deal;
  TEST_ASSERT_EQUAL(DealFault::none, readDeal("game=stellar_siege", deal));
  TEST_ASSERT_FALSE(deal.seeded);
}

void test_what_is_no_deal_of_ours_is_refused_with_its_reason() {
  TEST_ASSERT_EQUAL(DealFault::noDeal, faultOf(""));
  TEST_ASSERT_EQUAL(DealFault::noDeal, faultOf("#"));
  TEST_ASSERT_EQUAL(DealFault::noDeal, faultOf("seed=7"));
  TEST_ASSERT_EQUAL(DealFault::noGame, faultOf("game"));
  TEST_ASSERT_EQUAL(DealFault::noGame, faultOf("game=pew_pe"));
  TEST_ASSERT_EQUAL(DealFault::noGame, faultOf("game=pew_pew2"));
  TEST_ASSERT_EQUAL(DealFault::noGame, faultOf("game=pew_pew&game=pew_pew"));
  for (const char* seed : {"", "x", "7x", "-7", "1234567890", " 7", "7 "}) {
    Text<64> link;
    link << "game=pew_pew&seed=" << seed;
    TEST_ASSERT_EQUAL_MESSAGE(DealFault::badSeed, faultOf(link.c_str()), seed);
  }
  TEST_ASSERT_EQUAL(DealFault::badSeed, faultOf("game=pew_pew&seed=1&seed=1"));
  TEST_ASSERT_EQUAL(DealFault::badOption, faultOf("game=pew_pew&colour=red"));
  TEST_ASSERT_EQUAL(DealFault::badOption, faultOf("game=pew_pew&colour"));
  TEST_ASSERT_EQUAL(DealFault::badOption, faultOf("game=pew_pew&=1"));
}

void test_a_choice_that_the_option_does_not_have_or_a_second_one_is_refused() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (game.optionCount == 0) continue;
    const OptionSpec& option = game.options[0];
    Text<120> wrong, twice;
    wrong << "game=" << game.id << '&' << option.key << "=nosuchchoice";
    twice << "game=" << game.id << '&' << option.key << '=' << option.choices[0].key << '&' << option.key << '='
          << option.choices[0].key;
    TEST_ASSERT_EQUAL(DealFault::badOption, faultOf(wrong.c_str()));
    TEST_ASSERT_EQUAL(DealFault::badOption, faultOf(twice.c_str()));
  }
}

void test_every_fault_has_its_own_words() {
  const DealFault faults[] = {DealFault::noDeal, DealFault::noGame, DealFault::badSeed, DealFault::badOption};
  for (const DealFault one : faults)
    for (const DealFault other : faults)
      TEST_ASSERT_EQUAL(one == other, std::strcmp(sentence(one), sentence(other)) == 0);
  TEST_ASSERT_EQUAL_STRING("", sentence(DealFault::none));
}

// A game played at random to its end; asked before every move and at the end.
void test_a_deal_with_hidden_hands_is_shared_when_the_game_is_over_and_not_before() {
  static Session session;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    session.start(game, standardOptions(game), 7);
    const bool hidden = game.hiddenHands && game.seats(session.state()) > 1;
    Rng rng = Rng::seeded(7);
    EventBuffer<kMaxEventsAMove> events;
    MoveList legal;
    while (game.toMove(session.state()) != kNobody) {
      TEST_ASSERT_EQUAL_MESSAGE(!hidden, mayShareDeal(session), game.id);
      game.legalMoves(session.state(), legal);
      TEST_ASSERT_TRUE(session.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))], events));
    }
    TEST_ASSERT_TRUE_MESSAGE(mayShareDeal(session) || !session.wholeGameKnown(), game.id);
  }
}

void test_a_position_without_a_past_has_no_deal_to_share() {
  static Session session;
  static StateBox position;
  const Game& game = *findGame("pew_pew");
  game.deal(position.at(), standardOptions(game), 7);
  session.startFrom(game, position.at());
  TEST_ASSERT_FALSE(mayShareDeal(session));
}

}  // namespace

void runDealLinkTests() {
  RUN_TEST(test_a_deal_with_hidden_hands_is_shared_when_the_game_is_over_and_not_before);
  RUN_TEST(test_a_position_without_a_past_has_no_deal_to_share);
  RUN_TEST(test_every_choice_of_every_game_comes_back_from_its_link);
  RUN_TEST(test_the_longest_link_of_every_game_fits);
  RUN_TEST(test_a_link_is_read_in_any_order_with_or_without_its_hash_sign);
  RUN_TEST(test_a_seed_may_have_any_digit);
  RUN_TEST(test_a_link_without_a_seed_leaves_it_open);
  RUN_TEST(test_what_is_no_deal_of_ours_is_refused_with_its_reason);
  RUN_TEST(test_a_choice_that_the_option_does_not_have_or_a_second_one_is_refused);
  RUN_TEST(test_every_fault_has_its_own_words);
}
