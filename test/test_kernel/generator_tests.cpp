// Known answers and fairness of the one generator.
#include <unity.h>

#include <initializer_list>

#include "kernel_tests.h"
#include "rules/kernel/list.h"
#include "rules/kernel/rng.h"
#include "support/scale.h"

using namespace armada;

namespace {

// The reference program of its authors, state {1, 2, 3, 4}; the same ten are in the tests of the crate rand_xoshiro.
void test_xoshiro128_plus_plus_gives_the_published_numbers() {
  const std::uint32_t published[] = {641,         1573767,     3222811527u, 3517856514u, 836907274,
                                     4247214768u, 3867114732u, 1355841295,  495546011,   621204420};
  Rng rng{{1, 2, 3, 4}};
  for (const std::uint32_t number : published) TEST_ASSERT_EQUAL_UINT32(number, rng.next());
}

void test_splitmix64_gives_the_published_numbers() {
  const std::uint64_t published[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                     4593380528125082431u, 16408922859458223821u};
  std::uint64_t at = 1234567;
  for (const std::uint64_t number : published) TEST_ASSERT_TRUE(number == splitMix64(at));
}

void test_a_seed_fills_the_state_through_splitmix64() {
  std::uint64_t at = 7;
  const std::uint64_t low = splitMix64(at), high = splitMix64(at);
  const Rng rng = Rng::seeded(7);
  TEST_ASSERT_EQUAL_UINT32(static_cast<std::uint32_t>(low), rng.word[0]);
  TEST_ASSERT_EQUAL_UINT32(static_cast<std::uint32_t>(low >> 32), rng.word[1]);
  TEST_ASSERT_EQUAL_UINT32(static_cast<std::uint32_t>(high), rng.word[2]);
  TEST_ASSERT_EQUAL_UINT32(static_cast<std::uint32_t>(high >> 32), rng.word[3]);
}

void test_seed_zero_is_a_generator_like_any_other() {
  Rng rng = Rng::seeded(0);
  TEST_ASSERT_FALSE(rng.blank());
  TEST_ASSERT_NOT_EQUAL(rng.next(), rng.next());
}

void test_only_all_zeros_is_blank() {
  TEST_ASSERT_TRUE((Rng{{0, 0, 0, 0}}).blank());
  for (int word = 0; word < 4; ++word) {
    Rng rng{{0, 0, 0, 0}};
    rng.word[word] = 0x100;
    TEST_ASSERT_FALSE(rng.blank());
  }
}

void test_below_stays_below_and_reaches_both_ends() {
  Rng rng = Rng::seeded(11);
  for (const std::uint32_t bound : {1u, 2u, 3u, 7u, 52u, 64u}) {
    bool first = false, last = false;
    for (int i = 0; i < 1500; ++i) {
      const std::uint32_t got = rng.below(bound);
      TEST_ASSERT_LESS_THAN_UINT32(bound, got);
      first = first || got == 0;
      last = last || got == bound - 1;
    }
    TEST_ASSERT_TRUE(first && last);
  }
}

// With a bound of 3 * 2^30 a plain remainder or product would give the lowest or every third number twice as often: of the
// three thirds of the range one would get half of all.
void test_below_is_fair_where_a_remainder_would_not_be() {
  constexpr std::uint32_t kThird = 1u << 30;
  const int draws = 3000 * armada_test::kThorough;
  int thirds[3] = {}, residues[3] = {};
  Rng rng = Rng::seeded(5);
  for (int i = 0; i < draws; ++i) {
    const std::uint32_t got = rng.below(3 * kThird);
    ++thirds[got / kThird];
    ++residues[got % 3];
  }
  for (int i = 0; i < 3; ++i) {
    TEST_ASSERT_INT_WITHIN(draws / 12, draws / 3, thirds[i]);
    TEST_ASSERT_INT_WITHIN(draws / 12, draws / 3, residues[i]);
  }
}

// Lemire's rule, word for word: a product whose low half is below 2^32 mod bound is drawn again.
void test_below_throws_the_unfair_word_away() {
  const Rng before = Rng::seeded(3);
  constexpr std::uint32_t kBound = 0x80000001u;  // the unfair part is nearly half of all words
  Rng drawing = before, counting = before;
  int thrown = 0;
  for (int i = 0; i < 200; ++i) {
    drawing.below(kBound);
    for (;;) {
      const std::uint64_t product = std::uint64_t{counting.next()} * kBound;
      if (static_cast<std::uint32_t>(product) >= (0u - kBound) % kBound) break;
      ++thrown;
    }
    TEST_ASSERT_EQUAL_MEMORY(drawing.word, counting.word, sizeof drawing.word);
  }
  TEST_ASSERT_INT_WITHIN(60, 200, thrown);
}

// Chi-square over the 24 orders of four cards; 23 degrees of freedom, 58.6 is passed by chance once in 15,000 runs, and the
// seed is fixed.
void test_every_order_of_four_cards_is_equally_likely() {
  const int rounds = 2400 * armada_test::kThorough;
  long seen[256] = {};
  Rng rng = Rng::seeded(2);
  for (int i = 0; i < rounds; ++i) {
    std::uint8_t cards[4] = {0, 1, 2, 3};
    shuffle(rng, cards, 4);
    ++seen[cards[0] | cards[1] << 2 | cards[2] << 4 | cards[3] << 6];
  }
  const long expected = rounds / 24;
  long orders = 0, squares = 0;
  for (const long count : seen) {
    if (count == 0) continue;
    ++orders;
    squares += (count - expected) * (count - expected);
  }
  TEST_ASSERT_EQUAL_INT(24, orders);
  TEST_ASSERT_LESS_THAN_INT(59, squares / expected);
}

void test_shuffling_keeps_every_card() {
  Rng rng = Rng::seeded(9);
  std::uint8_t cards[52];
  for (std::uint8_t i = 0; i < 52; ++i) cards[i] = i;
  shuffle(rng, cards, 52);
  std::uint64_t found = 0;
  for (const std::uint8_t card : cards) found |= std::uint64_t{1} << card;
  TEST_ASSERT_TRUE(found == (std::uint64_t{1} << 52) - 1);
}

void test_shuffling_one_card_or_none_draws_nothing() {
  Rng rng = Rng::seeded(4);
  const Rng before = rng;
  std::uint8_t card = 9;
  shuffle(rng, &card, 1);
  shuffle(rng, &card, 0);
  TEST_ASSERT_EQUAL_UINT8(9, card);
  TEST_ASSERT_EQUAL_MEMORY(before.word, rng.word, sizeof rng.word);
}

}  // namespace

void runGeneratorTests() {
  RUN_TEST(test_xoshiro128_plus_plus_gives_the_published_numbers);
  RUN_TEST(test_splitmix64_gives_the_published_numbers);
  RUN_TEST(test_a_seed_fills_the_state_through_splitmix64);
  RUN_TEST(test_seed_zero_is_a_generator_like_any_other);
  RUN_TEST(test_only_all_zeros_is_blank);
  RUN_TEST(test_below_stays_below_and_reaches_both_ends);
  RUN_TEST(test_below_is_fair_where_a_remainder_would_not_be);
  RUN_TEST(test_below_throws_the_unfair_word_away);
  RUN_TEST(test_every_order_of_four_cards_is_equally_likely);
  RUN_TEST(test_shuffling_keeps_every_card);
  RUN_TEST(test_shuffling_one_card_or_none_draws_nothing);
}
