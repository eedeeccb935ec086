// The bench of this suite: it deals or takes a position, and the one player sits down before it.
#pragma once

#include <unity.h>

#include "canvas/canvas.h"
#include "rules/pew_pew/foresight.h"
#include "rules/pew_pew/pew_pew.h"
#include "screens/pew_pew/view.h"
#include "support/one_canvas.h"
#include "support/view_bench.h"

namespace pew_pew_view_test {

using namespace armada;
using namespace armada::pew_pew;
using armada::pew_pew::kAliens;  // the art has its own of both names
using armada::pew_pew::kDepths;

class Bench final : public armada_test::ViewBench<State, PewPewView> {
 public:
  Bench() : ViewBench(kPewPew) {}
  void deal(Seed seed) {
    pew_pew::deal(state, Options{}, seed);
    sit();
  }
  // Shows `state` as it stands.
  void sit() { sitDownAs(0); }
};

// One for the whole suite: it is too large for a stack.
Bench& bench();
using armada_test::canvas;

// A table with the ship in the centre, three hearts, no other piece, and points to spend.
Bench& quietTable(std::uint8_t points);

inline void place(State& state, std::size_t alien, const Alien& where) {
  state.aliens[alien] = where;
  recount(state);
}

void runKeyTests();
void runMotionTests();
void runWordTests();
void runPictureTests();
void runLessonTests();

}  // namespace pew_pew_view_test
