// The bench of this suite: it deals or takes a position, and the Captain sits down before it.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"
#include "screens/components.h"
#include "screens/pulp_invasion/view.h"
#include "support/one_canvas.h"
#include "support/pulp_invasion_positions.h"
#include "support/view_bench.h"

namespace pulp_invasion_view_test {

using namespace armada;
using namespace armada::pulp_invasion;
using pulp_invasion_test::Voyage;

class Bench final : public armada_test::ViewBench<State, PulpView> {
 public:
  Bench() : ViewBench(kPulpInvasion) {}
  void deal(Seed seed, Difficulty difficulty = Difficulty::basic) {
    Options options = standardOptions(kPulpInvasion);
    options.choice[0] = static_cast<std::uint8_t>(difficulty);
    pulp_invasion::deal(state, options, seed);
    sit();
  }
  void sit() { sitDownAs(0); }
  // On to the next decision.
  void goOn() {
    for (int i = 0; i < 10 && (moving() || waits()); ++i) press(Button::a);
  }
};

// One for the whole suite: it is too large for a stack.
Bench& bench();
using armada_test::canvas;

// Sits down before this position.
Bench& sitAt(Voyage& voyage);
// Presses until A would play it.
void choose(Move move);
// The body, as the shell asks for it.
void drawView();

void runKeyTests();
void runPhaseTests();
void runMotionTests();
void runSecretTests();
void runPictureTests();

}  // namespace pulp_invasion_view_test
