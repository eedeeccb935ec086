// The list, the deck, and sets as bits of a word.
#include <unity.h>

#include <initializer_list>
#include <type_traits>

#include "kernel_tests.h"
#include "rules/kernel/bits.h"
#include "rules/kernel/list.h"

using namespace armada;

namespace {

using Hand = List<std::uint8_t, 4>;
static_assert(std::is_trivially_copyable_v<Hand> && std::has_unique_object_representations_v<Hand>);
static_assert(sizeof(Hand) == 5);
static_assert(sizeof(List<std::uint8_t, 256>) == 258);

Hand handOf(std::initializer_list<std::uint8_t> cards) {
  Hand hand{};
  for (const std::uint8_t card : cards) hand.push(card);
  return hand;
}

void test_a_list_grows_to_its_capacity() {
  Hand hand{};
  TEST_ASSERT_TRUE(hand.empty());
  for (std::uint8_t i = 0; i < 4; ++i) {
    TEST_ASSERT_FALSE(hand.full());
    TEST_ASSERT_TRUE(hand.push(i));
  }
  TEST_ASSERT_TRUE(hand.full());
  TEST_ASSERT_EQUAL_size_t(4, hand.size());
  TEST_ASSERT_EQUAL_size_t(4, Hand::capacity());
}

void test_pop_gives_the_last_and_clears_its_place() {
  Hand hand = handOf({5, 6, 7});
  TEST_ASSERT_EQUAL_UINT8(7, hand.pop());
  TEST_ASSERT_EQUAL_UINT8(6, hand.back());
  const Hand two = handOf({5, 6});
  TEST_ASSERT_EQUAL_MEMORY(&two, &hand, sizeof hand);
}

void test_removing_keeps_the_order_and_leaves_no_trace() {
  Hand hand = handOf({5, 6, 7, 8});
  TEST_ASSERT_EQUAL_UINT8(6, hand.removeAt(1));
  const Hand rest = handOf({5, 7, 8});
  TEST_ASSERT_EQUAL_MEMORY(&rest, &hand, sizeof hand);
  TEST_ASSERT_EQUAL_UINT8(8, hand.removeAt(2));
  TEST_ASSERT_EQUAL_UINT8(5, hand.removeAt(0));
  const Hand one = handOf({7});
  TEST_ASSERT_EQUAL_MEMORY(&one, &hand, sizeof hand);
}

void test_contains_looks_at_what_is_in_the_list_alone() {
  Hand hand = handOf({1, 2, 3});
  hand.pop();
  TEST_ASSERT_TRUE(hand.contains(2));
  TEST_ASSERT_FALSE(hand.contains(3));
  TEST_ASSERT_FALSE(hand.contains(0));
}

void test_a_list_can_be_walked_and_changed_in_place() {
  Hand hand = handOf({1, 2, 3});
  for (std::uint8_t& card : hand) card = static_cast<std::uint8_t>(card * 10);
  int sum = 0;
  for (const std::uint8_t card : hand) sum += card;
  TEST_ASSERT_EQUAL_INT(60, sum);
  hand[0] = 4;
  TEST_ASSERT_EQUAL_UINT8(4, *hand.begin());
  hand.clear();
  TEST_ASSERT_TRUE(hand.begin() == hand.end());
}

void test_the_first_of_a_row_are_pushed_and_the_rest_is_not_counted() {
  List<std::uint8_t, 8> list{};
  list.push(9);
  const std::uint8_t row[3] = {4, 5, 6};
  list.pushFirst(row, 2);
  list.pushFirst(row, 0);
  list.pushFirst(row, 3);
  const std::uint8_t expected[] = {9, 4, 5, 4, 5, 6};
  TEST_ASSERT_EQUAL_size_t(sizeof expected, list.size());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, list.items, sizeof expected);
}

void test_a_set_of_bits_is_counted_and_walked_upwards() {
  const std::uint32_t sets[] = {0, 1, 0x80000000, 0x80000001, 0xFFFFFFFF, 0x00010100, 0x5A5A1234};
  for (const std::uint32_t set : sets) {
    std::uint32_t found = 0;
    unsigned count = 0;
    for (const unsigned bit : each(set)) {
      TEST_ASSERT_TRUE(found >> bit == 0);  // none as high before
      if (count == 0) TEST_ASSERT_EQUAL_UINT(lowestBit(set), bit);
      found |= std::uint32_t{1} << bit;
      ++count;
    }
    TEST_ASSERT_EQUAL_HEX32(set, found);
    TEST_ASSERT_EQUAL_UINT(count, countOf(set));
  }
}

void test_a_set_that_changes_is_walked_as_it_was() {
  std::uint32_t set = 0x15;
  unsigned sum = 0;
  for (const unsigned bit : each(set)) {
    set = 0xFF;
    sum += bit;
  }
  TEST_ASSERT_EQUAL_UINT(0 + 2 + 4, sum);
}

void test_a_deck_is_drawn_from_its_end() {
  Deck<std::uint8_t, 3> deck{};
  deck.push(1);
  deck.push(2);
  TEST_ASSERT_EQUAL_UINT8(2, deck.draw());
  TEST_ASSERT_EQUAL_UINT8(1, deck.draw());
  TEST_ASSERT_TRUE(deck.empty());
}

void test_shuffling_a_deck_moves_only_the_cards_in_it() {
  Deck<std::uint8_t, 30> deck{};
  for (std::uint8_t i = 1; i <= 20; ++i) deck.push(i);
  Rng rng = Rng::seeded(1);
  deck.shuffle(rng);
  std::uint32_t found = 0;
  bool moved = false;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    found |= 1u << deck[i];
    moved = moved || deck[i] != i + 1;
  }
  TEST_ASSERT_EQUAL_HEX32(0x1FFFFE, found);
  TEST_ASSERT_TRUE(moved);
  for (std::size_t i = 20; i < 30; ++i) TEST_ASSERT_EQUAL_UINT8(0, deck.items[i]);
}

}  // namespace

void runContainerTests() {
  RUN_TEST(test_a_list_grows_to_its_capacity);
  RUN_TEST(test_pop_gives_the_last_and_clears_its_place);
  RUN_TEST(test_removing_keeps_the_order_and_leaves_no_trace);
  RUN_TEST(test_contains_looks_at_what_is_in_the_list_alone);
  RUN_TEST(test_a_list_can_be_walked_and_changed_in_place);
  RUN_TEST(test_the_first_of_a_row_are_pushed_and_the_rest_is_not_counted);
  RUN_TEST(test_a_set_of_bits_is_counted_and_walked_upwards);
  RUN_TEST(test_a_set_that_changes_is_walked_as_it_was);
  RUN_TEST(test_a_deck_is_drawn_from_its_end);
  RUN_TEST(test_shuffling_a_deck_moves_only_the_cards_in_it);
}
