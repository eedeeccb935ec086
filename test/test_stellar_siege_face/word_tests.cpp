// The rules pages: every kind and every Planet is there, the Planets word for word, each rule with the stamp of where it
// comes from.
#include <cstring>

#include "face_tests.h"
#include "screens/stellar_siege/ui.h"
#include "support/rules_pages.h"

namespace stellar_siege_face_test {

namespace {

constexpr armada_test::RulesPages kRules(kPages, kPageCount);

void test_every_rules_page_fits_its_paper() { kRules.assertEachFitsItsPaper(); }

void test_pictures_of_the_rules_stay_within_their_height() { kRules.assertPicturesStayWithinTheirHeight(9); }

void test_every_kind_of_alien_is_named_in_the_rules_for_both_peoples() {
  static bool named[kSpecies][kKinds + 1];
  kRules.eachParagraph([](const Paragraph& p) {
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
    const Paragraph& p = kRules.paragraph(printed.c_str());
    TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(Stamp::book), static_cast<int>(p.stamp), side.name);
  }
}

void test_rules_carry_the_stamp_of_where_they_come_from() {
  constexpr armada_test::Stamped kRows[] = {
      {"Most planets at the end win", Stamp::book},
      {"A tie: nobody holds it", Stamp::house},
      {"*30 Aliens*", Stamp::fact},
      {"one of its two sides face up", Stamp::book},
      {"Who goes first is random", Stamp::house},
      {"Count your hand", Stamp::book},
      {"8 or more: planet 8+", Stamp::book},
      {"It is never below *1*", Stamp::book},
      {"If both apply", Stamp::house},
      {"chooses the number at once", Stamp::book},
      {"Our signs", Stamp::house},
      {"You may choose either number", Stamp::house},
      {"Aliens' names are ours", Stamp::house},
      {"Not by declaring", Stamp::house},
      {"never shuffled back", Stamp::book},
      {"pass them the console to choose", Stamp::house},
      {"*at any time*", Stamp::book},
      {"Any time: in your own turn", Stamp::house},
      {"If you can, you must", Stamp::book},
      {"The latest Alien of a force moves", Stamp::house},
      {"only one", Stamp::book},
      {"would come too late", Stamp::house},
      {"As an additional Alien it goes where the first one went", Stamp::book},
      {"A declared effect is your one Planet Effect", Stamp::house},
      {"A Siege Force of zero may be", Stamp::book},
      {"Each card of the hand is equally likely", Stamp::house},
      {"ignore its effect", Stamp::book},
      {"You choose +1 or −1 at once", Stamp::house},
      {"once *either* of you", Stamp::house},
      {"The second player always has the last turn", Stamp::book},
      {"Still tied: the game is a *draw*", Stamp::house},
      {"Nobody ever sees the other's hand", Stamp::house},
  };
  kRules.assertStamps(kRows);
}

void test_players_are_shouted_at_by_nobody() {
  kRules.eachParagraph([](const Paragraph& p) { TEST_ASSERT_NULL_MESSAGE(std::strchr(p.words, '!'), p.words); });
  for (std::size_t i = 0; i < kLessonCount; ++i)
    TEST_ASSERT_NULL_MESSAGE(std::strchr(kLessons[i].words, '!'), kLessons[i].words);
}

void test_the_hand_over_names_what_a_player_did() {
  const auto worth = [](EventKind kind) {
    Event event{};
    event.kind = static_cast<std::uint8_t>(kind);
    return kStellarSiegeUi.worthNaming(event);
  };
  TEST_ASSERT_TRUE(worth(EventKind::deployed));
  TEST_ASSERT_TRUE(worth(EventKind::burdened));
  TEST_ASSERT_FALSE(worth(EventKind::numberChosen));  // the deployment before it says more
  TEST_ASSERT_FALSE(worth(EventKind::turnBegan));
  TEST_ASSERT_FALSE(worth(EventKind::turnEnded));
  TEST_ASSERT_FALSE(worth(EventKind::drewSome));
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
