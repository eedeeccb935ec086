// The rules pages: every kind and every Planet is there, the Planets word for word, each rule with the stamp of where it
// comes from.
#include <cstring>

#include "face_tests.h"
#include "screens/shell/rules.h"
#include "screens/stellar_siege/face.h"

namespace stellar_siege_face_test {

namespace {

template <class Look>
void eachParagraph(Look look) {
  for (std::size_t i = 0; i < kPageCount; ++i)
    for (std::size_t k = 0; k < kPages[i].count; ++k) look(kPages[i].paragraphs[k]);
}

// The paragraph with these words in it.
const Paragraph& paragraph(const char* words) {
  for (std::size_t i = 0; i < kPageCount; ++i)
    for (std::size_t k = 0; k < kPages[i].count; ++k)
      if (std::strstr(kPages[i].paragraphs[k].words, words) != nullptr) return kPages[i].paragraphs[k];
  TEST_FAIL_MESSAGE(words);
  return kPages[0].paragraphs[0];
}

void test_every_rules_page_fits_its_paper() {
  for (std::size_t i = 0; i < kPageCount; ++i)
    TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kPageBottom, pageEnd(kPages[i]), kPages[i].title);
}

void test_pictures_of_the_rules_stay_within_their_height() {
  eachParagraph([](const Paragraph& p) {
    if (p.picture == nullptr) return;
    canvas().clear(kPaper);
    p.picture(canvas(), 64, 60);
    for (int y = 0; y < Canvas::kHeight; ++y)
      for (int x = 0; x < Canvas::kWidth; ++x) {
        if (canvas().at(x, y) == kPaper) continue;
        // Beside the words, under a stamp, there is room for a sign.
        const int top = x < 60 ? 50 : 59;
        const bool inside = x >= 14 && x < 302 && y >= top && y < 60 + p.pictureHeight + 3;
        TEST_ASSERT_TRUE_MESSAGE(inside, p.words);
      }
  });
}

void test_every_kind_of_alien_is_named_in_the_rules_for_both_peoples() {
  static bool named[kSpecies][kKinds + 1];
  eachParagraph([](const Paragraph& p) {
    if (p.picture == nullptr) return;
    Words words(canvas());
    p.picture(canvas(), 64, 60);
    for (Seat seat = 0; seat < kSpecies; ++seat)
      for (std::size_t kind = 1; kind <= kKinds; ++kind)
        named[seat][kind] = named[seat][kind] || words.said(cardOf(static_cast<Kind>(kind)).name[seat]);
  });
  for (Seat seat = 0; seat < kSpecies; ++seat)
    for (std::size_t kind = 1; kind <= kKinds; ++kind)
      TEST_ASSERT_TRUE_MESSAGE(named[seat][kind], cardOf(static_cast<Kind>(kind)).name[seat]);
}

void test_every_side_of_a_planet_is_in_the_rules_as_printed() {
  for (std::size_t i = 0; i < kEffects; ++i) {
    const PlanetSide& side = sideOf(static_cast<Effect>(i));
    Text<240> printed;
    printed << '*' << side.name << "*: " << side.text;
    const Paragraph& p = paragraph(printed.c_str());
    TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(Stamp::book), static_cast<int>(p.stamp), side.name);
  }
}

void test_rules_carry_the_stamp_of_where_they_come_from() {
  struct Row {
    const char* words;
    Stamp stamp;
  };
  constexpr Row kRows[] = {
      {"Most planets at the end win", Stamp::book},
      {"Equal numbers: it is nobody's", Stamp::house},
      {"*30 Aliens*", Stamp::fact},
      {"Chance says which of its two sides", Stamp::book},
      {"Chance says who begins", Stamp::house},
      {"Count your hand", Stamp::book},
      {"8 or more: to planet 8+", Stamp::book},
      {"It is never below *1*", Stamp::book},
      {"Both in one turn", Stamp::house},
      {"chooses the number, at once", Stamp::book},
      {"Our signs", Stamp::house},
      {"Both numbers may be chosen", Stamp::house},
      {"names of the Aliens are ours", Stamp::house},
      {"Not by declaring", Stamp::house},
      {"never shuffled back", Stamp::book},
      {"pass the console, they choose", Stamp::house},
      {"*at any time*", Stamp::book},
      {"Any time: in your own turn", Stamp::house},
      {"If you can, you must", Stamp::book},
      {"The latest Alien of a force moves", Stamp::house},
      {"only one", Stamp::book},
      {"would come too late", Stamp::house},
      {"As an additional Alien it goes where the other one went", Stamp::book},
      {"A declared effect is the one Planet Effect", Stamp::house},
      {"A Siege Force of zero may be", Stamp::book},
      {"Each card of the hand is equally likely", Stamp::house},
      {"ignore its effect", Stamp::book},
      {"You choose +1 or −1 at once", Stamp::house},
      {"when *either* of you", Stamp::house},
      {"The second player always has the last turn", Stamp::book},
      {"who has more Aliens on the whole field", Stamp::house},
      {"Nobody ever sees the other's hand", Stamp::house},
  };
  for (const Row& row : kRows)
    TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(row.stamp), static_cast<int>(paragraph(row.words).stamp), row.words);
}

void test_players_are_shouted_at_by_nobody() {
  eachParagraph([](const Paragraph& p) { TEST_ASSERT_NULL_MESSAGE(std::strchr(p.words, '!'), p.words); });
  for (std::size_t i = 0; i < kLessonCount; ++i)
    TEST_ASSERT_NULL_MESSAGE(std::strchr(kLessons[i].words, '!'), kLessons[i].words);
}

void test_the_hand_over_names_what_a_player_did() {
  const auto worth = [](Happened kind) {
    Event event{};
    event.kind = static_cast<std::uint8_t>(kind);
    return kStellarSiegeFace.worthNaming(event);
  };
  TEST_ASSERT_TRUE(worth(Happened::deployed));
  TEST_ASSERT_TRUE(worth(Happened::burdened));
  TEST_ASSERT_FALSE(worth(Happened::numberChosen));  // the deployment before it says more
  TEST_ASSERT_FALSE(worth(Happened::turnBegan));
  TEST_ASSERT_FALSE(worth(Happened::turnEnded));
  TEST_ASSERT_FALSE(worth(Happened::drewSome));
}

}  // namespace

void runWordTests() {
  RUN_TEST(test_every_rules_page_fits_its_paper);
  RUN_TEST(test_pictures_of_the_rules_stay_within_their_height);
  RUN_TEST(test_every_kind_of_alien_is_named_in_the_rules_for_both_peoples);
  RUN_TEST(test_every_side_of_a_planet_is_in_the_rules_as_printed);
  RUN_TEST(test_rules_carry_the_stamp_of_where_they_come_from);
  RUN_TEST(test_players_are_shouted_at_by_nobody);
  RUN_TEST(test_the_hand_over_names_what_a_player_did);
}

}  // namespace stellar_siege_face_test
