// What the face of Pulp Invasion promises: it looks like what it stands for, its words fit and are true, and each lesson
// comes up. One canvas for the whole suite: it is too large for a stack.
#pragma once

#include <unity.h>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"

namespace pulp_invasion_face_test {

using namespace armada;
using namespace armada::pulp_invasion;

Canvas& canvas();

// Hears all words that are drawn, and whether they stay within the margins and off each other.
class Words final : public CanvasListener {
 public:
  explicit Words(Canvas& heard) : canvas_(heard) { canvas_.listen(this); }
  ~Words() { canvas_.listen(nullptr); }
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour colour, Weight weight) override;
  void wroteLarge(Rect area, const char* words, std::size_t bytes, Colour colour) override;
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}

  bool said(const char* words) const;  // as one piece of writing
  bool crossed() const { return crossed_; }
  bool outside() const { return outside_; }
  const char* trouble() const { return trouble_; }
  void forget();

 private:
  void hear(Rect area, const char* words, std::size_t bytes);

  static constexpr std::size_t kPieces = 120, kLetters = 64;
  Canvas& canvas_;
  Rect areas_[kPieces];
  char words_[kPieces][kLetters];
  std::size_t count_ = 0;
  bool crossed_ = false, outside_ = false;
  char trouble_[kLetters] = "";
};

// A die that may be used now, so that played games show what dice do; kNoMove: none.
inline Move anyDie(const MoveList& moves) {
  for (const Move move : moves)
    if (verbOf(move) == Verb::useDie) return move;
  return kNoMove;
}

// Plays games on every difficulty, every other one at random and the rest sensibly, and calls `look` with every position as
// its player sees it. Dice are used often.
template <class Look>
void playGames(int games, Look look) {
  static EventBuffer<kMaxEventsAMove> events;
  State state;
  for (int game = 0; game < games; ++game) {
    Options options{};
    options.choice[0] = static_cast<std::uint8_t>(game % 3);
    deal(state, options, static_cast<Seed>(1000 + game));
    Rng rng = Rng::seeded(static_cast<Seed>(game));
    while (toMove(state) != kNobody) {
      const State seen = observe(state, 0);
      look(seen);
      MoveList moves{};
      legalMoves(seen, moves);
      Move move = quickMove(seen);
      if (game % 2 == 0 || rng.below(8) == 0) move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      if (rng.below(3) == 0 && anyDie(moves) != kNoMove) move = anyDie(moves);
      events.clear();
      TEST_ASSERT_TRUE(apply(state, move, events));
    }
    look(observe(state, 0));
  }
}

void runPictureTests();
void runWordTests();
void runLessonTests();

}  // namespace pulp_invasion_face_test
