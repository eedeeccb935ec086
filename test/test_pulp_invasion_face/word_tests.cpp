// The rules pages and the cards' words: every die, weapon, Alien, Captain and Planet is there, texts fit their boxes, each
// rule has the stamp of where it comes from.
#include <cstring>

#include "face_tests.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/ui.h"
#include "screens/shell/rules.h"
#include "support/rules_pages.h"

namespace pulp_invasion_face_test {

namespace {

constexpr armada_test::RulesPages kRules(kPages, kPageCount);

void test_every_rules_page_fits_its_paper() { kRules.assertEachFitsItsPaper(); }

void test_pictures_of_the_rules_stay_within_their_height() { kRules.assertPicturesStayWithinTheirHeight(0); }

void test_words_in_pictures_of_the_rules_do_not_cross() {
  kRules.eachParagraph([](const Paragraph& p) {
    if (p.picture == nullptr) return;
    Words words(canvas());
    p.picture(canvas(), 64, 60);
    TEST_ASSERT_FALSE_MESSAGE(words.crossed(), words.trouble());
  });
}

// Heard when all pages are drawn: words of paragraphs come in lines, so only names and short texts are asked for.
bool pictured(const char* name) {
  bool found = false;
  kRules.eachParagraph([&](const Paragraph& p) {
    if (p.picture == nullptr || found) return;
    Words words(canvas());
    p.picture(canvas(), 64, 60);
    found = words.said(name);
  });
  return found;
}

void test_captains_aliens_weapons_and_planets_are_in_the_rules_by_name() {
  for (const CaptainCard& each : kCaptainCard) TEST_ASSERT_TRUE_MESSAGE(pictured(each.name), each.name);
  for (const AlienCard& each : kAlienCard) TEST_ASSERT_TRUE_MESSAGE(pictured(each.name), each.name);
  for (const WeaponCard& each : kWeaponCard) TEST_ASSERT_TRUE_MESSAGE(pictured(each.name), each.name);
  for (const PlanetCard& each : kPlanetCard) TEST_ASSERT_TRUE_MESSAGE(pictured(each.name), each.name);
}

// Every face of every die, as the game has it; long ones are two lines of a picture, of which the first is looked for.
void test_all_thirty_six_faces_of_the_dice_are_in_the_rules() {
  for (const auto& die : kDieFace)
    for (const DieFace& face : die) {
      if (paragraphLines(250, face.text) == 1) {
        TEST_ASSERT_TRUE_MESSAGE(pictured(face.text), face.text);
        continue;
      }
      Text<64> first;
      for (std::size_t i = 0; face.text[i] != '\0'; ++i) {
        Text<64> longer;
        longer.put(face.text, i + 1);
        if (textWidth(longer.c_str()) > 250) break;
        if (face.text[i + 1] != ' ') continue;
        first.clear();
        first << longer.c_str();
      }
      TEST_ASSERT_TRUE_MESSAGE(pictured(first.c_str()), face.text);
    }
}

void test_rules_carry_the_stamp_of_where_they_come_from() {
  constexpr armada_test::Stamped kRows[] = {
      {"the moment you find the last *Super Weapon*", Stamp::book},
      {"any two Abilities reach *zero*", Stamp::book},
      {"there are always 12 rounds", Stamp::house},
      {"*Score:*", Stamp::house},
      {"three Encounter decks of 16", Stamp::book},
      {"takes two of three dice", Stamp::fact},
      {"*Crew* dice begin on 6", Stamp::book},
      {"4 Super Weapons in play, *Normal* 5 and *Advanced* 6", Stamp::book},
      {"four each of red, orange, blue and white", Stamp::book},
      {"12 of every colour but yellow", Stamp::house},
      {"undo any step", Stamp::house},
      {"only the last one stays", Stamp::book},
      {"straight to the search", Stamp::house},
      {"*right* is the Engage Icon", Stamp::book},
      {"Strength *zero* must be evaded", Stamp::book},
      {"invalid for the rest of the line", Stamp::book},
      {"round the end of the line", Stamp::house},
      {"no further than *1*", Stamp::house},
      {"*Two* points of one Ability", Stamp::book},
      {"engage for free", Stamp::house},
      {"Pay *one point* from any Ability", Stamp::book},
      {"Draw *two cubes* at random", Stamp::book},
      {"You may always evade", Stamp::house},
      {"halfway through a payment", Stamp::house},
      {"nor pay to evade it, you lose", Stamp::house},
      {"Count the *Planet Icons*", Stamp::book},
      {"The Alien does not change the search", Stamp::house},
      {"even with cubes still to draw", Stamp::book},
      {"A false lead. The cube returns", Stamp::book},
      {"stay out until the search ends", Stamp::house},
      {"join your hand at the End of Round", Stamp::book},
      {"*once* from your hand", Stamp::house},
      {"apply in this order", Stamp::book},
      {"between 0 and 15", Stamp::house},
      {"holds the cubes printed on it", Stamp::house},
      {"Use *one* die a round", Stamp::book},
      {"First you turn the die", Stamp::house},
      {"you evade instead", Stamp::house},
      {"roll a spare die", Stamp::house},
  };
  kRules.assertStamps(kRows);
}

void test_the_order_of_changes_stands_in_the_rules_as_in_the_book() {
  constexpr const char* kOrder[] = {"Cosmic Hegemony Alien", "Encounter Line card", "Location", "Planet",
                                    "Super Weapons"};
  const Paragraph& order = kRules.paragraph("apply in this order");
  Words words(canvas());
  order.picture(canvas(), 64, 60);
  for (const char* step : kOrder) TEST_ASSERT_TRUE_MESSAGE(words.said(step), step);
}

void test_players_are_shouted_at_by_nobody() {
  kRules.eachParagraph([](const Paragraph& p) { TEST_ASSERT_NULL_MESSAGE(std::strchr(p.words, '!'), p.words); });
  for (std::size_t i = 0; i < kLessonCount; ++i)
    TEST_ASSERT_NULL_MESSAGE(std::strstr(kLessons[i].words, "! "), kLessons[i].words);
}

// ---- the cards' words -----------------------------------------------------------------------------------------------
template <class Look>
void eachText(Look look) {
  for (const EncounterCard& each : kEncounterCard) look(each.name, each.text);
  for (const auto& row : kLocationEffect)
    for (const LocationEffect& each : row) look("a Location", each.text);
  for (const AlienCard& each : kAlienCard) look(each.name, each.text);
  for (const PlanetCard& each : kPlanetCard) look(each.name, each.text);
  for (const WeaponCard& each : kWeaponCard) look(each.name, each.text);
}

void test_every_text_has_at_most_ninety_letters_and_ends_as_a_sentence() {
  eachText([](const char* name, const char* text) {
    TEST_ASSERT_LESS_OR_EQUAL_size_t_MESSAGE(kMostText, letterCount(text), name);
    if (text[0] != '\0') TEST_ASSERT_EQUAL_CHAR_MESSAGE('.', text[std::strlen(text) - 1], name);
  });
}

const char* nameOf(std::size_t i) {
  if (i < kEncounterCards) return kEncounterCard[i].name;
  i -= kEncounterCards;
  if (i < kAliens) return kAlienCard[i].name;
  i -= kAliens;
  if (i < kPlanets) return kPlanetCard[i].name;
  i -= kPlanets;
  if (i < kWeapons) return kWeaponCard[i].name;
  i -= kWeapons;
  return kCaptainCard[i].name;
}

void test_no_two_things_have_the_same_name() {
  constexpr std::size_t kNames = kEncounterCards + kAliens + kPlanets + kWeapons + kCaptains;
  for (std::size_t i = 0; i < kNames; ++i)
    for (std::size_t k = 0; k < i; ++k) TEST_ASSERT_TRUE_MESSAGE(std::strcmp(nameOf(i), nameOf(k)) != 0, nameOf(i));
}

// Two lines of a card in the line, broken at a blank.
void test_every_name_fits_two_lines_of_its_card() {
  for (const EncounterCard& each : kEncounterCard) {
    bool fits = textWidth(each.name) <= kCardWidth - 4;
    for (const char* at = each.name; *at != '\0' && !fits; ++at) {
      if (*at != ' ') continue;
      Text<24> first;
      first.put(each.name, static_cast<std::size_t>(at - each.name));
      fits = textWidth(first.c_str()) <= kCardWidth - 4 && textWidth(at + 1) <= kCardWidth - 4;
    }
    TEST_ASSERT_TRUE_MESSAGE(fits, each.name);
  }
}

bool works(const Effect& effect) { return effect.when != When::nothing; }

void test_every_card_does_something_but_eight_guardforce_at_most() {
  int plain = 0;
  for (const EncounterCard& each : kEncounterCard) {
    const bool does = works(each.effect[0]);
    if (each.kind == CardKind::location) continue;
    TEST_ASSERT_EQUAL_INT_MESSAGE(does, each.text[0] != '\0', each.name);
    if (does) continue;
    TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(CardKind::guardforce), static_cast<int>(each.kind), each.name);
    ++plain;
  }
  TEST_ASSERT_LESS_OR_EQUAL_INT(8, plain);
  for (const auto& row : kLocationEffect)
    for (const LocationEffect& each : row) TEST_ASSERT_TRUE_MESSAGE(works(each.effect), each.text);
  for (const AlienCard& each : kAlienCard) TEST_ASSERT_TRUE_MESSAGE(works(each.effect[0]), each.name);
  for (const PlanetCard& each : kPlanetCard) TEST_ASSERT_TRUE_MESSAGE(works(each.effect[0]), each.name);
  for (const WeaponCard& each : kWeaponCard) TEST_ASSERT_TRUE_MESSAGE(works(each.effect[0]), each.name);
}

void assertShort(const Effect& effect, const char* name) {
  Text<32> words;
  sayShortly(effect, words);
  TEST_ASSERT_FALSE_MESSAGE(words.empty(), name);
  // In one line or two.
  const std::size_t end = std::strcspn(words.c_str(), "\n");
  Text<32> first;
  first.put(words.c_str(), end);
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kSideWords, textWidth(first.c_str()), words.c_str());
  if (words.c_str()[end] == '\0') return;
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kSideWords, textWidth(words.c_str() + end + 1), words.c_str());
}

void test_every_planet_and_location_has_a_short_form_that_fits_beside_the_line() {
  for (const PlanetCard& each : kPlanetCard) assertShort(each.effect[0], each.name);
  for (const auto& row : kLocationEffect)
    for (const LocationEffect& each : row) assertShort(each.effect, each.text);
}

}  // namespace

void runWordTests() {
  RUN_TEST(test_every_rules_page_fits_its_paper);
  RUN_TEST(test_pictures_of_the_rules_stay_within_their_height);
  RUN_TEST(test_words_in_pictures_of_the_rules_do_not_cross);
  RUN_TEST(test_captains_aliens_weapons_and_planets_are_in_the_rules_by_name);
  RUN_TEST(test_all_thirty_six_faces_of_the_dice_are_in_the_rules);
  RUN_TEST(test_rules_carry_the_stamp_of_where_they_come_from);
  RUN_TEST(test_the_order_of_changes_stands_in_the_rules_as_in_the_book);
  RUN_TEST(test_players_are_shouted_at_by_nobody);
  RUN_TEST(test_every_text_has_at_most_ninety_letters_and_ends_as_a_sentence);
  RUN_TEST(test_no_two_things_have_the_same_name);
  RUN_TEST(test_every_name_fits_two_lines_of_its_card);
  RUN_TEST(test_every_card_does_something_but_eight_guardforce_at_most);
  RUN_TEST(test_every_planet_and_location_has_a_short_form_that_fits_beside_the_line);
}

}  // namespace pulp_invasion_face_test
