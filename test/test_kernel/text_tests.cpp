// Texts of fixed capacity: numbers, cuts, letters; and how a sentence names a seat.
#include <unity.h>

#include <cstring>
#include <initializer_list>

#include "kernel_tests.h"
#include "rules/kernel/seat_words.h"
#include "rules/kernel/text.h"

using namespace armada;

namespace {

void test_words_letters_and_numbers_follow_one_another() {
  Text<40> text;
  text << "Round " << 7 << ',' << ' ' << std::uint32_t{4294967295u} << " points";
  TEST_ASSERT_EQUAL_STRING("Round 7, 4294967295 points", text.c_str());
  TEST_ASSERT_EQUAL_size_t(std::strlen(text.c_str()), text.size());
  TEST_ASSERT_TRUE(text.whole());
}

void test_numbers_of_every_integer_type_print_the_same() {
  Text<40> text;
  text << 5 << 5u << 5L << 5UL << std::int32_t{5} << std::uint32_t{5} << std::int16_t{5} << std::int32_t{0};
  TEST_ASSERT_EQUAL_STRING("55555550", text.c_str());
}

void test_a_negative_number_has_a_true_minus_sign() {
  Text<40> text;
  text << -3 << ' ' << std::int32_t{-2147483647 - 1};
  TEST_ASSERT_EQUAL_STRING("\u22123 \u22122147483648", text.c_str());
}

void test_what_does_not_fit_is_left_out_and_told() {
  Text<6> text;
  text << "abcdefgh";
  TEST_ASSERT_EQUAL_STRING("abcde", text.c_str());
  TEST_ASSERT_FALSE(text.whole());
}

void test_exactly_full_is_whole() {
  Text<6> text;
  text << "abcde";
  TEST_ASSERT_EQUAL_STRING("abcde", text.c_str());
  TEST_ASSERT_TRUE(text.whole());
}

void test_nothing_follows_a_cut() {
  Text<6> text;
  text << "abcd\u2192" << "x";
  TEST_ASSERT_EQUAL_STRING("abcd", text.c_str());
  TEST_ASSERT_FALSE(text.whole());
}

// Letters of two, three and four bytes, cut at every byte: what is left is always whole letters.
void test_a_cut_never_splits_a_letter() {
  const char* words = "a\u00e9\u2192\U0001F680z";
  const std::size_t ends[] = {0, 1, 3, 6, 10, 11};
  char room[16];
  for (std::size_t capacity = 1; capacity <= 12; ++capacity) {
    TextOut text(room, capacity);
    text << words;
    std::size_t expected = 0;
    for (const std::size_t end : ends)
      if (end < capacity) expected = end;
    TEST_ASSERT_EQUAL_size_t(expected, text.size());
    TEST_ASSERT_EQUAL_size_t(expected, std::strlen(text.c_str()));
    TEST_ASSERT_EQUAL_INT(0, std::memcmp(words, text.c_str(), expected));
    TEST_ASSERT_EQUAL(expected == 11, text.whole());
  }
}

void test_a_cleared_text_takes_words_again() {
  Text<4> text;
  text << "abcdef";
  text.clear();
  TEST_ASSERT_TRUE(text.empty());
  TEST_ASSERT_EQUAL_STRING("", text.c_str());
  text << "xyz";
  TEST_ASSERT_EQUAL_STRING("xyz", text.c_str());
  TEST_ASSERT_TRUE(text.whole());
}

void test_letters_are_counted_as_a_player_sees_them() {
  TEST_ASSERT_EQUAL_size_t(0, letterCount(""));
  TEST_ASSERT_EQUAL_size_t(4, letterCount("Fire"));
  TEST_ASSERT_EQUAL_size_t(5, letterCount("a\u00e9\u2192\U0001F680z"));
}

// ---- seats ----------------------------------------------------------------------------------------------------------
const SeatWords kRed("Red", SeatWords::Name::single, 1, 0), kRedReads("Red", SeatWords::Name::single, 1, 1);
const SeatWords kAnts("Ants", SeatWords::Name::people, 1, 0), kAntsRead("Ants", SeatWords::Name::people, 1, 1);

template <class Said>
void expectSaid(const char* atBeginning, const char* later, const Said& said) {
  Text<40> words;
  words << said;
  TEST_ASSERT_EQUAL_STRING(atBeginning, words.c_str());
  words.clear();
  words << ": " << said;
  TEST_ASSERT_EQUAL_STRING(later, words.c_str() + 2);
}

void test_a_seat_is_named_and_its_reader_is_you() {
  expectSaid("Red", "Red", kRed);
  expectSaid("Red", "Red", kRed.whom());
  expectSaid("Red's", "Red's", kRed.whose());
  expectSaid("Ants", "Ants", kAnts);
  expectSaid("The Ants", "the Ants", kAnts.whom());
  expectSaid("The Ants'", "the Ants'", kAnts.whose());
  expectSaid("Their", "their", kAnts.their());
  for (const SeatWords& reader : {kRedReads, kAntsRead}) {
    expectSaid("You", "you", reader);
    expectSaid("You", "you", reader.whom());
    expectSaid("Your", "your", reader.whose());
    expectSaid("Your", "your", reader.their());
  }
  expectSaid("The Zard's", "the Zard's", SeatWords("Zard", SeatWords::Name::people, 0, 1).whose());
}

void test_a_verb_goes_with_who_acts() {
  expectSaid("Red draws", "Red draws", kRed.does("draw"));
  expectSaid("Red flies", "Red flies", kRed.does("fly", "flies"));
  expectSaid("Ants draw", "Ants draw", kAnts.does("draw"));
  expectSaid("Ants fly", "Ants fly", kAnts.does("fly", "flies"));
  expectSaid("You draw", "you draw", kRedReads.does("draw"));
  expectSaid("You fly", "you fly", kRedReads.does("fly", "flies"));
}

void test_nobody_is_never_you() {
  expectSaid("Nobody's", "Nobody's", SeatWords("Nobody", SeatWords::Name::single, kNobody, kNobody).whose());
}

}  // namespace

void runTextTests() {
  RUN_TEST(test_words_letters_and_numbers_follow_one_another);
  RUN_TEST(test_numbers_of_every_integer_type_print_the_same);
  RUN_TEST(test_a_negative_number_has_a_true_minus_sign);
  RUN_TEST(test_what_does_not_fit_is_left_out_and_told);
  RUN_TEST(test_exactly_full_is_whole);
  RUN_TEST(test_nothing_follows_a_cut);
  RUN_TEST(test_a_cut_never_splits_a_letter);
  RUN_TEST(test_a_cleared_text_takes_words_again);
  RUN_TEST(test_letters_are_counted_as_a_player_sees_them);
  RUN_TEST(test_a_seat_is_named_and_its_reader_is_you);
  RUN_TEST(test_a_verb_goes_with_who_acts);
  RUN_TEST(test_nobody_is_never_you);
}
