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
using Name = SeatWords::Name;

// Says it of a seat at the beginning of a sentence, and later in one.
template <class Say>
void expectSaid(const char* atBeginning, const char* later, const char* name, Name kind, Seat seat, Seat reader,
                Say say) {
  Text<40> words;
  say(SeatWords(words, name, kind, seat, reader));
  TEST_ASSERT_EQUAL_STRING(atBeginning, words.c_str());
  words.clear();
  words << ": ";
  say(SeatWords(words, name, kind, seat, reader));
  TEST_ASSERT_EQUAL_STRING(later, words.c_str() + 2);
}

constexpr auto kSayName = [](const SeatWords& who) { who.name(); };
constexpr auto kSayWhom = [](const SeatWords& who) { who.whom(); };
constexpr auto kSayWhose = [](const SeatWords& who) { who.whose(); };

void test_a_seat_is_named_and_its_reader_is_you() {
  expectSaid("Red", "Red", "Red", Name::single, 1, 0, kSayName);
  expectSaid("Red", "Red", "Red", Name::single, 1, 0, kSayWhom);
  expectSaid("Red's", "Red's", "Red", Name::single, 1, 0, kSayWhose);
  expectSaid("Ants", "Ants", "Ants", Name::people, 1, 0, kSayName);
  expectSaid("The Ants", "the Ants", "Ants", Name::people, 1, 0, kSayWhom);
  expectSaid("The Ants'", "the Ants'", "Ants", Name::people, 1, 0, kSayWhose);
  expectSaid("The Zard's", "the Zard's", "Zard", Name::people, 1, 0, kSayWhose);
  for (const Name kind : {Name::single, Name::people}) {
    expectSaid("You", "you", "Ants", kind, 1, 1, kSayName);
    expectSaid("You", "you", "Ants", kind, 1, 1, kSayWhom);
    expectSaid("Your", "your", "Ants", kind, 1, 1, kSayWhose);
  }
}

void test_what_is_theirs_is_yours_to_the_reader() {
  Text<60> words;
  SeatWords(words, "Ants", Name::people, 1, 0).does("keep") << ' ';
  SeatWords(words, "Ants", Name::people, 1, 0).their() << " hand, ";
  SeatWords(words, "Ants", Name::people, 1, 1).does("keep") << ' ';
  SeatWords(words, "Ants", Name::people, 1, 1).their() << " hand";
  TEST_ASSERT_EQUAL_STRING("Ants keep their hand, you keep your hand", words.c_str());
}

void test_a_verb_goes_with_who_acts() {
  const auto draws = [](const SeatWords& who) { who.does("draw"); };
  const auto flies = [](const SeatWords& who) { who.does("fly", "flies"); };
  expectSaid("Red draws", "Red draws", "Red", Name::single, 1, 0, draws);
  expectSaid("Red flies", "Red flies", "Red", Name::single, 1, 0, flies);
  expectSaid("Ants draw", "Ants draw", "Ants", Name::people, 1, 0, draws);
  expectSaid("Ants fly", "Ants fly", "Ants", Name::people, 1, 0, flies);
  expectSaid("You draw", "you draw", "Red", Name::single, 1, 1, draws);
  expectSaid("You fly", "you fly", "Red", Name::single, 1, 1, flies);
}

void test_nobody_is_never_you() {
  expectSaid("Nobody's", "Nobody's", "Nobody", Name::single, kNobody, kNobody, kSayWhose);
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
  RUN_TEST(test_what_is_theirs_is_yours_to_the_reader);
  RUN_TEST(test_a_verb_goes_with_who_acts);
  RUN_TEST(test_nobody_is_never_you);
}
