// Words: nothing is cut, nothing is empty, everything fits its place on the screen; and numbers that add up.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 2 + 2 * kThorough;
constexpr std::size_t kBriefLetters = 16;
constexpr std::size_t kHeadlineLetters = 40;

bool hasControlLetters(const char* words) {
  for (; *words != '\0'; ++words)
    if (static_cast<unsigned char>(*words) < ' ') return true;
  return false;
}

}  // namespace

void test_words_for_moves_are_whole_and_short_enough() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.next == kNoMove) return;
    MoveList moves;
    StateBox seen;
    stop.game.legalMoves(stop.state.at(), moves);
    stop.game.observe(stop.state.at(), stop.game.toMove(stop.state.at()), seen.at());
    for (const Move move : moves) {
      Words words;
      stop.game.describe(seen.at(), move, words);
      CHECK(words.brief.whole() && words.full.whole());
      CHECK(!words.brief.empty() && !words.full.empty());
      CHECK(letterCount(words.brief.c_str()) <= kBriefLetters);
      CHECK(!hasControlLetters(words.brief.c_str()) && !hasControlLetters(words.full.c_str()));
    }
  });
}

void test_words_for_events_are_whole() {
  static EventBuffer<kMaxEventsAMove> events;
  int told = 0;
  atEveryStop(kGames, [&](const Stop& stop) {
    if (stop.next == kNoMove) return;
    for (std::size_t i = 0; i + 1 < viewerCount(stop); ++i) {
      StateBox after = stop.state, seen;
      events.clear();
      stop.game.apply(after.at(), stop.next, events);
      events.keepFor(viewerAt(stop, i));
      stop.game.observe(after.at(), viewerAt(stop, i), seen.at());
      for (const Event& event : events) {
        Text<96> words;  // the room of the hand-over screen; the log has more
        stop.game.narrate(seen.at(), event, words);
        CHECK(words.whole() && !hasControlLetters(words.c_str()));
        told += words.empty() ? 0 : 1;
      }
    }
  });
  TEST_ASSERT_TRUE(told > 0);
}

void test_headlines_are_whole_and_short_enough() {
  atEveryStop(kGames, [](const Stop& stop) {
    for (std::size_t i = 0; i < viewerCount(stop); ++i) {
      StateBox seen;
      Text<48> words;  // the room in the menu
      stop.game.observe(stop.state.at(), viewerAt(stop, i), seen.at());
      stop.game.headline(seen.at(), words);
      CHECK(words.whole() && !words.empty() && !hasControlLetters(words.c_str()));
      CHECK(letterCount(words.c_str()) <= kHeadlineLetters);
    }
  });
}

void test_explanations_add_up() {
  atEveryStop(kGames, [](const Stop& stop) {
    for (std::uint8_t question = 0; question < stop.game.questionCount; ++question) {
      StateBox seen;
      Explanation steps;
      steps.clear();
      stop.game.observe(stop.state.at(), viewerAt(stop, 0), seen.at());
      stop.game.explain(seen.at(), question, steps);
      int total = 0;
      for (const Step& step : steps) {
        CHECK(step.who != nullptr && step.what != nullptr);
        total += step.change;
        CHECK(step.total == total);
      }
    }
  });
}
