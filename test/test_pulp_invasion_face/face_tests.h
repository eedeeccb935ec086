// What the face of Pulp Invasion promises: it looks like what it stands for, its words fit and are true, and each lesson
// comes up.
#pragma once

#include <unity.h>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"
#include "support/drawn_words.h"
#include "support/one_canvas.h"

namespace pulp_invasion_face_test {

using namespace armada;
using namespace armada::pulp_invasion;

using armada_test::canvas;
using Words = armada_test::DrawnWords;

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
