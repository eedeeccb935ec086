// Where things stand, and that every word fits its place.
#include "bench.h"
#include "screens/stellar_siege/board.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/words_panel.h"
#include "support/scale.h"

namespace stellar_siege_view_test {

namespace {

using namespace stellar_siege_test;

void test_all_eight_planets_stand_apart_within_the_margins() {
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const Rect column = planetColumn(planet);
    TEST_ASSERT_GREATER_OR_EQUAL_INT(kMargin, column.x);
    TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kWidth - kMargin, column.x + column.w);
    if (planet > 0)
      TEST_ASSERT_LESS_OR_EQUAL_INT(column.x, planetColumn(static_cast<std::uint8_t>(planet - 1)).x + column.w);
  }
}

// Any number of stacks, any one chosen: within the margins, in order, and the chosen one covered by nothing.
// Every stack within the margins, and as much of each in sight as its sign needs.
void assertSignsAreSeen(const HandLayout& layout, std::size_t stacks) {
  TEST_ASSERT_EQUAL_UINT8(stacks, layout.count);
  TEST_ASSERT_GREATER_OR_EQUAL_INT(kMargin, layout.left());
  TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kWidth - kMargin, layout.right());
  for (std::size_t i = 0; i < stacks; ++i) {
    TEST_ASSERT_GREATER_OR_EQUAL_INT(kTightSignWidth, layout.w[i]);
    if (i + 1 < stacks) TEST_ASSERT_GREATER_OR_EQUAL_INT(layout.x[i] + kTightSignWidth, layout.x[i + 1]);
  }
}

void test_a_hand_of_any_size_fits_and_its_chosen_card_is_whole() {
  for (std::size_t stacks = 1; stacks <= kKinds; ++stacks) {
    for (std::size_t chosen = 1; chosen <= stacks; ++chosen) {
      Cards hand{};
      for (std::size_t kind = 1; kind <= stacks; ++kind) hand.of[kind] = 3;
      hand.total = static_cast<std::uint8_t>(3 * stacks);
      const HandLayout layout = layHand(hand, static_cast<Kind>(chosen));
      assertSignsAreSeen(layout, stacks);
      assertSignsAreSeen(layIcons(hand), stacks);
      TEST_ASSERT_FALSE(layout.shrunk(static_cast<int>(chosen - 1)));
      if (chosen < stacks) TEST_ASSERT_GREATER_OR_EQUAL_INT(layout.x[chosen - 1] + kCardWidth, layout.x[chosen]);
    }
  }
}

void test_a_hand_lies_in_the_middle_however_many_there_are() {
  for (std::size_t stacks = 1; stacks <= kKinds; ++stacks) {
    Cards hand{};
    for (std::size_t kind = 1; kind <= stacks; ++kind) hand.of[kind] = 1;
    hand.total = static_cast<std::uint8_t>(stacks);
    for (const HandLayout& layout : {layHand(hand, Kind::drawFew), layIcons(hand)})
      TEST_ASSERT_INT_WITHIN(5, Canvas::kWidth, layout.left() + layout.right());
  }
}

// The longest words that a choice has, and the last line of the cards above them.
void test_three_lines_of_words_cover_none_of_the_cards() {
  constexpr int kRowsOfALine = 10;
  const int cardWordsEnd = kHandY + kCardWordsY + kCardLead * (kCardLines - 1) + kRowsOfALine;
  for (int lines = 1; lines <= 3; ++lines) {
    const Rect panel = wordsPanelArea(lines);
    TEST_ASSERT_GREATER_OR_EQUAL_INT(cardWordsEnd, panel.y);
    TEST_ASSERT_LESS_OR_EQUAL_INT(kFootTop, panel.y + panel.h);
  }
  const char* words =
      "One and then another and yet another word, one and then another and yet another word, one and then "
      "another and yet another word, one and then gypsy.";
  TEST_ASSERT_EQUAL_INT(3, panelLines(words, ""));
  canvas().clear(kVoid);
  drawWordsPanel(canvas(), words, "", kGold);
  const Rect panel = wordsPanelArea(3);
  for (int x = panel.x + 4; x < panel.x + panel.w - 4; ++x) {
    TEST_ASSERT_EQUAL_INT(kGold, canvas().at(x, panel.y));
    TEST_ASSERT_EQUAL_INT(kGold, canvas().at(x, panel.y + panel.h - 1));
  }
}

void test_words_of_every_choice_fit_the_panel() {
  Rng rng = Rng::seeded(21);
  Bench& b = bench();
  b.setMotion(Motion::off);
  const Button buttons[] = {Button::up, Button::down, Button::left, Button::right, Button::right, Button::a};
  int longest = 0;
  for (int game = 0; game < 3 * armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(400 + game));
    for (int presses = 0; presses < 400 && b.state.phase != Phase::over; ++presses) {
      b.press(buttons[rng.below(6)]);
      if (b.view.look() != SiegeView::Look::none) b.press(Button::b);
      if (b.legal().empty()) b.handOver();
      if (b.legal().empty()) break;
      Text<256> words;
      const char* name = "";
      b.view.say(b, words, name);
      TEST_ASSERT_TRUE(words.whole());
      TEST_ASSERT_FALSE(words.empty());
      const int lines = panelLines(words.c_str(), name);
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(3, lines, words.c_str());
      if (lines > longest) longest = lines;
      Text<48> right;
      b.view.headerText(b, right);
      TEST_ASSERT_TRUE(right.whole());
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(190, textWidth(right.c_str()), right.c_str());
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(1, longest);
}

void test_the_body_is_drawn_and_nothing_else() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(7);
  Canvas& c = canvas();
  for (int look = 0; look < 5; ++look) {
    c.clear(kPink);
    b.draw(c);
    for (int y = 0; y < Canvas::kHeight; ++y)
      for (int x = 0; x < Canvas::kWidth && (y < kBodyTop || y > kBodyBottom); ++x)
        TEST_ASSERT_EQUAL_INT(kPink, c.at(x, y));
    b.press(look == 0 ? Button::select : Button::down);
  }
}

void test_the_same_position_is_the_same_picture() {
  static std::uint8_t other[Canvas::kScreenBytes];
  Canvas second(other, Canvas::kHeight);
  bench().setMotion(Motion::off);
  bench().deal(7);
  drawView();
  second.setClip(kBody);
  second.clear(kVoid);
  bench().draw(second);
  for (int y = kBodyTop; y <= kBodyBottom; ++y)
    TEST_ASSERT_EQUAL_MEMORY(canvas().row(y), second.row(y), Canvas::kWidth);
}

// Told in the other's place, nothing can be chosen: the board stands as always.
void test_without_a_decision_no_choice_is_drawn() {
  Siege siege;
  siege.hand(kAntillians, {Kind::drawFew, Kind::adjacent, Kind::anyTime});
  Bench& b = sitAt(siege);
  drawView();
  int gold = 0;
  for (int y = kBodyTop; y <= kBodyBottom; ++y)
    for (int x = 0; x < Canvas::kWidth; ++x) gold += canvas().at(x, y) == kGold && y > 100 ? 1 : 0;
  TEST_ASSERT_GREATER_THAN_INT(100, gold);
  b.sitAs(kMorkolytes);
  TEST_ASSERT_TRUE(b.legal().empty());
  drawView();
  gold = 0;
  for (int y = 101; y <= kBodyBottom; ++y)
    for (int x = 0; x < Canvas::kWidth; ++x) gold += canvas().at(x, y) == kGold ? 1 : 0;
  TEST_ASSERT_EQUAL_INT(0, gold);
  ButtonHints hints{};
  b.view.buttonHints(b, hints);
  TEST_ASSERT_EQUAL_UINT8(0, hints.count);
}

int paperIn(int row) {
  int paper = 0;
  for (int x = 0; x < Canvas::kWidth; ++x) paper += canvas().at(x, row) == kPaper ? 1 : 0;
  return paper;
}

// A hint lies over the lower part: no card is cut by its edge, and none stands behind the figures of a turning point.
void test_a_hint_leaves_the_cards_their_symbols() {
  Siege siege;
  siege.hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::anyTime});
  Bench& b = sitAt(siege);
  drawView();
  PlayContext play = b.context();
  const int edge = b.view.hintArea(play).y;
  TEST_ASSERT_GREATER_THAN_INT(100, paperIn(edge - 1));
  play.cover = Cover::hint;
  canvas().clear(kVoid);
  b.view.draw(play, canvas());
  TEST_ASSERT_EQUAL_INT(0, paperIn(edge - 1));
  TEST_ASSERT_GREATER_THAN_INT(60, paperIn(kHandY + 26));
  play.cover = Cover::figures;
  canvas().clear(kVoid);
  b.view.draw(play, canvas());
  TEST_ASSERT_EQUAL_INT(0, paperIn(kFiguresTop - 1));
}

// Shown is what the suggested move does: the next deployment goes to the Planet of a smaller hand.
void test_a_suggested_discard_is_not_previewed_as_a_deployment() {
  Siege siege;
  siege.hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::drawMany, Kind::anyTime});
  Bench& b = sitAt(siege);
  PlayContext play = b.context();
  const Move discard = moveOf(Verb::discardAnyTime);
  b.view.aim(play, discard);
  TEST_ASSERT_EQUAL_HEX32(deploy(Kind::anyTime), b.view.aimed(play));  // B discards, A does not
  play.cover = Cover::hint;
  TEST_ASSERT_EQUAL_HEX32(discard, b.view.aimed(play));
  TEST_ASSERT_EQUAL_UINT8(planetForValue(3), b.view.previewed(play));
  canvas().clear(kVoid);
  b.view.draw(play, canvas());
  TEST_ASSERT_NOT_EQUAL(kGold, canvas().at(planetX(planetForValue(4)), kHandY - kHandLift - 3));  // no beam
  b.view.aim(play, deploy(Kind::anyTime));
  TEST_ASSERT_EQUAL_HEX32(deploy(Kind::anyTime), b.view.aimed(play));
  TEST_ASSERT_EQUAL_UINT8(planetForValue(4), b.view.previewed(play));
  canvas().clear(kVoid);
  b.view.draw(play, canvas());
  TEST_ASSERT_EQUAL_INT(kGold, canvas().at(planetX(planetForValue(4)), kHandY - kHandLift - 3));
}

void test_every_anchor_lies_in_the_body() {
  Rng rng = Rng::seeded(31);
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(12);
  while (b.state.phase != Phase::over) {
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(Anchor::piles); ++i) {
      const Rect area = b.view.anchor(b, i);
      if (area.w == 0) continue;
      TEST_ASSERT_GREATER_OR_EQUAL_INT(0, area.x);
      TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kWidth, area.x + area.w);
      TEST_ASSERT_GREATER_OR_EQUAL_INT(kBodyTop, area.y);
      TEST_ASSERT_LESS_OR_EQUAL_INT(kFootTop, area.y + area.h);
    }
    b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
    if (b.legal().empty()) b.handOver();
  }
}

void test_every_moment_of_random_games_can_be_drawn() {
  Rng rng = Rng::seeded(33);
  Bench& b = bench();
  const Button buttons[] = {Button::up, Button::down, Button::left, Button::right, Button::a, Button::a, Button::b};
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(100 + game));
    b.setMotion(Motion::full);
    for (int presses = 0; presses < 60 && b.state.phase != Phase::over; ++presses) {
      b.press(buttons[rng.below(7)]);
      for (std::uint32_t ticks = rng.below(8); ticks > 0; --ticks) b.tick();
      drawView();
      if (!b.moving() && b.legal().empty()) b.handOver();
    }
  }
}

}  // namespace

void runPictureTests() {
  RUN_TEST(test_all_eight_planets_stand_apart_within_the_margins);
  RUN_TEST(test_a_hand_of_any_size_fits_and_its_chosen_card_is_whole);
  RUN_TEST(test_a_hand_lies_in_the_middle_however_many_there_are);
  RUN_TEST(test_three_lines_of_words_cover_none_of_the_cards);
  RUN_TEST(test_words_of_every_choice_fit_the_panel);
  RUN_TEST(test_the_body_is_drawn_and_nothing_else);
  RUN_TEST(test_the_same_position_is_the_same_picture);
  RUN_TEST(test_without_a_decision_no_choice_is_drawn);
  RUN_TEST(test_a_hint_leaves_the_cards_their_symbols);
  RUN_TEST(test_a_suggested_discard_is_not_previewed_as_a_deployment);
  RUN_TEST(test_every_anchor_lies_in_the_body);
  RUN_TEST(test_every_moment_of_random_games_can_be_drawn);
}

}  // namespace stellar_siege_view_test
