// What is drawn: prices before anything is chosen, words that fit, the body and nothing else.
#include "bench.h"
#include "support/scale.h"

namespace pulp_invasion_view_test {

namespace {

using namespace pulp_invasion_test;

// Hears the words that are drawn.
class Words final : public CanvasListener {
 public:
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour, Weight) override {
    if (x < kMargin || x >= Canvas::kWidth - kMargin || y < kBodyTop || y > kBodyBottom - 6) ++outside;
    if (y < kFiguresTop && y + 8 > kFiguresTop) ++halved;
    if (bytes >= 3 && std::strncmp(words + bytes - 3, "...", 3) == 0) ++cut;
    if (length_ + bytes + 1 >= sizeof all_) return;
    std::memcpy(all_ + length_, words, bytes);
    length_ += bytes;
    all_[length_++] = '|';
    all_[length_] = '\0';
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  bool says(const char* words) const { return std::strstr(all_, words) != nullptr; }
  const char* all() const { return all_; }

  int outside = 0;
  int cut = 0;
  int halved = 0;  // by the figures of a turning point, where they are open

 private:
  char all_[4000] = {};
  std::size_t length_ = 0;
};

void listenTo(Words& words) {
  canvas().listen(&words);
  drawView();
  canvas().listen(nullptr);
}

void test_strength_icon_and_price_stand_under_each_card_before_anything_is_chosen() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  Bench& b = sitAt(voyage);
  drawView();
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    const Ability icon = engageIcon(b.state, static_cast<std::uint8_t>(slot)).icon();
    static constexpr Colour kColours[] = {kRed, kOrange, kBlue};
    const Rect price = priceRect(slot);
    TEST_ASSERT_EQUAL_INT(kColours[at(icon)], canvas().at(price.x + 47, price.y + 4));
  }
  Words words;
  listenTo(words);
  TEST_ASSERT_TRUE(words.says("Pay"));
  // The current one is gold, the others are not.
  TEST_ASSERT_EQUAL_INT(kGold, canvas().at(priceRect(0).x + 4, priceRect(0).y + 2));
  TEST_ASSERT_NOT_EQUAL(kGold, canvas().at(priceRect(1).x + 4, priceRect(1).y + 2));
}

void test_no_word_leaves_the_margins_in_any_moment_of_random_games() {
  Rng rng = Rng::seeded(33);
  Bench& b = bench();
  const Button buttons[] = {Button::up, Button::down, Button::left,  Button::right,
                            Button::a,  Button::a,    Button::select};
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(100 + game), static_cast<Difficulty>(game % 3));
    b.setMotion(Motion::full);
    for (int presses = 0; presses < 150 && b.state.phase != Phase::over; ++presses) {
      b.press(buttons[rng.below(7)]);
      for (std::uint32_t ticks = rng.below(8); ticks > 0; --ticks) b.tick();
      Words words;
      listenTo(words);
      TEST_ASSERT_EQUAL_INT(0, words.outside);
    }
  }
}

// Figures open below the cards: none of the table's lines is half of one.
void test_the_figures_of_a_turning_point_halve_no_line() {
  Rng rng = Rng::seeded(34);
  Bench& b = bench();
  int words = 0;
  for (int game = 0; game < 3 * armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(130 + game));
    b.setMotion(Motion::off);
    for (int moves = 0; moves < 60 && b.state.phase != Phase::over; ++moves) {
      b.goOn();
      if (b.legal().empty()) break;
      const Move move = b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))];
      PlayContext play = b.context();
      play.cover = Cover::figures;
      b.view.aim(play, move);
      Words heard;
      canvas().clear(kVoid);
      canvas().listen(&heard);
      b.view.draw(play, canvas());
      canvas().listen(nullptr);
      if (!searching(b.state)) TEST_ASSERT_EQUAL_INT_MESSAGE(0, heard.halved, heard.all());
      words += heard.says("Planet") ? 1 : 0;
      b.play(move);
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(20, words);
}

void test_a_die_with_an_or_says_in_each_row_what_that_half_does() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  voyage.state.phase = Phase::half;
  voyage.state.then = Phase::engage;
  voyage.state.spare = {Die::infiltrationAgent, 3};
  voyage.state.usedDie = 2;
  voyage.state.usedFace = 3;
  sitAt(voyage);
  Words words;
  listenTo(words);
  TEST_ASSERT_TRUE(words.says("+1 against Diplomacy|"));
  TEST_ASSERT_TRUE(words.says("|draw 1 extra search cube|"));
}

void test_a_card_of_the_hand_says_in_its_row_what_it_does() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  voyage.round(2).hand({"Madame Nebula"}).abilities(5, 5, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::down);
  Words words;
  listenTo(words);
  TEST_ASSERT_TRUE(words.says("Madame Nebula|gain 2 Diplomacy.|"));
}

void test_the_bag_says_that_a_black_cube_costs_a_point_once_quietus_is_passed() {
  const auto bagSays = [&](unsigned round, const char* words) {
    Voyage voyage;
    voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"}).round(round);
    Bench& b = sitAt(voyage);
    b.press(Button::select);
    b.press(Button::up);
    Words heard;
    listenTo(heard);
    return heard.says(words);
  };
  TEST_ASSERT_TRUE(bagSays(4, "strengthens Quietus"));
  TEST_ASSERT_TRUE(bagSays(5, "costs 1 point"));
}

void test_the_dice_are_seen_above_the_ways_to_engage_any_card() {
  for (Card first = 0; first < kEncounterCards; ++first) {
    if (kindOf(first) == CardKind::location) continue;
    Voyage voyage;
    voyage.line({kEncounterCard[first].name, nullptr, nullptr, nullptr});
    voyage.dice(Die::infiltrationAgent, 3, Die::engineer, 2);
    voyage.state.phase = Phase::engage;
    sitAt(voyage);
    Words words;
    listenTo(words);
    TEST_ASSERT_TRUE_MESSAGE(words.says("|I|3|E|2|"), kEncounterCard[first].name);
  }
}

void test_no_words_are_cut_off_in_any_moment_of_random_games() {
  Rng rng = Rng::seeded(47);
  Bench& b = bench();
  const Button buttons[] = {Button::down, Button::right, Button::a, Button::a, Button::a, Button::b, Button::select};
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(300 + game), static_cast<Difficulty>(game % 3));
    b.setMotion(Motion::off);
    for (int presses = 0; presses < 300 && b.state.phase != Phase::over; ++presses) {
      b.press(buttons[rng.below(7)]);
      Words words;
      listenTo(words);
      TEST_ASSERT_EQUAL_INT_MESSAGE(0, words.cut, words.all());
    }
  }
}

void test_words_of_every_choice_fit_the_sheet() {
  Rng rng = Rng::seeded(21);
  Bench& b = bench();
  b.setMotion(Motion::off);
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(300 + game), static_cast<Difficulty>(game % 3));
    while (b.state.phase != Phase::over) {
      const Sheet sheet = sheetOf(b.observed(), searching(b.shown()));
      for (const Move move : b.legal()) {
        armada::Words words;
        describe(b.observed(), move, words);
        const int most = sheet.area.w > 250 ? 3 : 4;
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(most, paragraphLines(sheet.area.w - 12, words.full.c_str()),
                                              words.full.c_str());
      }
      b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
      b.goOn();
    }
  }
}

void test_words_of_every_card_and_planet_fit_their_panel() {
  for (const EncounterCard& card : kEncounterCard) {
    Text<160> words;
    words << '*' << card.name << "*: " << card.text;
    TEST_ASSERT_TRUE(words.whole());
    TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(3, paragraphLines(kWordsPanel.w - 12, words.c_str()), card.name);
  }
  for (const PlanetCard& card : kPlanetCard) {
    Text<160> words;
    words << '*' << card.name << "*: " << card.text;
    TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(3, paragraphLines(kWordsPanel.w - 12, words.c_str()), card.name);
  }
}

void test_the_body_is_drawn_and_nothing_else() {
  Rng rng = Rng::seeded(4);
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(11);
  Canvas& c = canvas();
  for (int moves = 0; moves < 60 && b.state.phase != Phase::over; ++moves) {
    c.resetClip();
    c.clear(kPink);
    b.draw(c);
    for (int x = 0; x < Canvas::kWidth; ++x) {
      for (int y = 0; y < kBodyTop; ++y) TEST_ASSERT_EQUAL_INT(kPink, c.at(x, y));
      for (int y = kFootTop; y < Canvas::kHeight; ++y) TEST_ASSERT_EQUAL_INT(kPink, c.at(x, y));
    }
    b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
    b.goOn();
  }
}

void test_every_anchor_lies_in_the_body() {
  Rng rng = Rng::seeded(31);
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(12);
  int seen[static_cast<int>(Anchor::cube) + 1] = {};
  while (b.state.phase != Phase::over) {
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(Anchor::cube); ++i) {
      const Rect area = b.view.anchor(b, i);
      if (area.w == 0) continue;
      ++seen[i];
      TEST_ASSERT_GREATER_OR_EQUAL_INT(0, area.x);
      TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kWidth, area.x + area.w);
      TEST_ASSERT_GREATER_OR_EQUAL_INT(kBodyTop, area.y);
      TEST_ASSERT_LESS_OR_EQUAL_INT(kFootTop, area.y + area.h);
    }
    b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
    b.goOn();
  }
  for (const int times : seen) TEST_ASSERT_GREATER_THAN_INT(0, times);
}

// Hears the words of one line.
class LineOfWords final : public CanvasListener {
 public:
  explicit LineOfWords(int y) : y_(y) {}
  void wrote(int, int y, const char* words, std::size_t bytes, Colour, Weight) override {
    if (y == y_) line.put(words, bytes) << ' ';
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}

  Text<64> line;

 private:
  int y_;
};

void test_bag_and_supply_are_counted_as_the_rules_count() {
  Rng rng = Rng::seeded(35);
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(14);
  int counted = 0;
  while (b.state.phase != Phase::over) {
    const State& now = b.observed();
    if (now.phase == Phase::question) {
      LineOfWords words(kKitPanel.y + 46);
      canvas().listen(&words);
      drawView();
      canvas().listen(nullptr);
      Text<64> expected;
      expected << "Out ";
      for (std::size_t i = 0; i < kCubeColours; ++i) {
        const auto cube = static_cast<Cube>(i);
        const std::size_t found = cube == Cube::weapon ? now.found.size() : 0;
        expected << supply(now, cube) + found << ' ';
      }
      TEST_ASSERT_EQUAL_STRING(expected.c_str(), words.line.c_str());
      ++counted;
    }
    b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
    b.goOn();
  }
  TEST_ASSERT_GREATER_THAN_INT(0, counted);
}

void test_the_view_is_small() { TEST_ASSERT_LESS_OR_EQUAL_size_t(128, sizeof(PulpView)); }

}  // namespace

void runPictureTests() {
  RUN_TEST(test_strength_icon_and_price_stand_under_each_card_before_anything_is_chosen);
  RUN_TEST(test_no_word_leaves_the_margins_in_any_moment_of_random_games);
  RUN_TEST(test_the_figures_of_a_turning_point_halve_no_line);
  RUN_TEST(test_a_die_with_an_or_says_in_each_row_what_that_half_does);
  RUN_TEST(test_a_card_of_the_hand_says_in_its_row_what_it_does);
  RUN_TEST(test_the_bag_says_that_a_black_cube_costs_a_point_once_quietus_is_passed);
  RUN_TEST(test_the_dice_are_seen_above_the_ways_to_engage_any_card);
  RUN_TEST(test_no_words_are_cut_off_in_any_moment_of_random_games);
  RUN_TEST(test_words_of_every_choice_fit_the_sheet);
  RUN_TEST(test_words_of_every_card_and_planet_fit_their_panel);
  RUN_TEST(test_the_body_is_drawn_and_nothing_else);
  RUN_TEST(test_every_anchor_lies_in_the_body);
  RUN_TEST(test_bag_and_supply_are_counted_as_the_rules_count);
  RUN_TEST(test_the_view_is_small);
}

}  // namespace pulp_invasion_view_test
