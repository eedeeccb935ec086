// What the face of Stellar Siege promises: it looks like what it stands for, its words fit and are true, and each lesson
// comes up.
#pragma once

#include <unity.h>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "support/drawn_words.h"
#include "support/one_canvas.h"

namespace stellar_siege_face_test {

using namespace armada;
using namespace armada::stellar_siege;

using armada_test::canvas;
using Words = armada_test::DrawnWords;

// Plays games at random, with each choice of the options, and calls `look` with every position: as its player sees it, who that
// is, and the whole of it.
template <class Look>
void playGames(int games, Look look) {
  static EventBuffer<64> events;
  State state;
  for (int game = 0; game < games; ++game) {
    Options options{};
    options.choice[0] = static_cast<std::uint8_t>(game % 2);
    options.choice[1] = static_cast<std::uint8_t>(game % 3);
    options.choice[2] = static_cast<std::uint8_t>(game / 2 % 2);
    deal(state, options, static_cast<Seed>(1000 + game));
    Rng rng = Rng::seeded(static_cast<Seed>(game));
    while (toMove(state) != kNobody) {
      const Seat viewer = toMove(state);
      const State seen = observe(state, viewer);
      look(seen, viewer, state);
      MoveList moves{};
      legalMoves(seen, moves);
      events.clear();
      TEST_ASSERT_TRUE(apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events));
    }
    look(observe(state, 0), Seat{0}, state);
  }
}

void runPictureTests();
void runWordTests();
void runLessonTests();

}  // namespace stellar_siege_face_test
