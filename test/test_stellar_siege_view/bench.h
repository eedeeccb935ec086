// The bench of this suite: it deals or takes a position, and hands over between the two players.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "screens/components.h"
#include "screens/stellar_siege/view.h"
#include "support/one_canvas.h"
#include "support/stellar_siege_positions.h"
#include "support/view_bench.h"

namespace stellar_siege_view_test {

using namespace armada;
using namespace armada::stellar_siege;
using stellar_siege_test::kAntillians;
using stellar_siege_test::kMorkolytes;
using stellar_siege_test::Siege;

class Bench final : public armada_test::ViewBench<State, SiegeView> {
 public:
  Bench() : ViewBench(kStellarSiege) {}
  void deal(Seed seed, const Options& options = standardOptions(kStellarSiege)) {
    stellar_siege::deal(state, options, seed);
    handOver();
  }
  // Whoever decides sits down.
  void handOver() {
    const Seat seat = toMove(state);
    sitAs(seat == kNobody ? Seat{0} : seat);
  }
  void sitAs(Seat seat) { sitDownAs(seat); }
};

// One for the whole suite: it is too large for a stack.
Bench& bench();
using armada_test::canvas;

// Whoever decides in this position sits down before it.
Bench& sitAt(Siege& siege);
// Presses until the cursor is there.
void choose(Kind kind);
void choosePlanet(unsigned number);
// The body, as the shell asks for it.
void drawView();

void runKeyTests();
void runPhaseTests();
void runMotionTests();
void runSecretTests();
void runPictureTests();

}  // namespace stellar_siege_view_test
