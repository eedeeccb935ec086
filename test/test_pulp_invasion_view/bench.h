// A table to sit at without a shell: it deals or takes a position, plays moves by the rules, takes back, and counts what the
// view asks of it. For this suite alone.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"
#include "screens/components.h"
#include "screens/pulp_invasion/view.h"
#include "support/pulp_invasion_positions.h"

namespace pulp_invasion_view_test {

using namespace armada;
using namespace armada::pulp_invasion;
using pulp_invasion_test::Voyage;

class Bench final : public Table {
 public:
  void deal(Seed seed, Difficulty difficulty = Difficulty::basic) {
    Options options = standardOptions(kPulpInvasion);
    options.choice[0] = static_cast<std::uint8_t>(difficulty);
    pulp_invasion::deal(state, options, seed);
    sit();
  }
  void sit() {
    undoable = 0;
    played = kNoMove;
    logs = undone = 0;
    look();
    view.settle(*this);
  }
  void press(Button button) {
    if (view.moving()) {
      view.skip(*this);
      if (button == Button::a || button == Button::b) return;
    }
    view.press(*this, button);
  }
  void press(Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }
  // Lets everything come to rest, or to where it waits for a button; the number of ticks that it took.
  int wait() {
    int waited = 0;
    for (; view.moving() && waited < 1000; ++waited) tick();
    return waited;
  }
  // On to the next decision.
  void goOn() {
    for (int i = 0; i < 10 && (view.moving() || view.waits()); ++i) press(Button::a);
  }
  void tick() {
    ++ticks_;
    view.tick(*this);
  }
  Foot foot() const {
    Foot items{};
    view.foot(*this, items);
    return items;
  }
  // The word beside a button, or "" if it is not named.
  const char* word(FootItem::Key key) const {
    const Foot items = foot();
    for (int i = 0; i < items.count; ++i)
      if (items.items[i].key == key) return items.items[i].word;
    return "";
  }
  const State& observed() const { return seen_; }

  // -- Table
  const Game& game() const override { return kPulpInvasion; }
  const void* seen() const override { return &seen_; }
  Seat viewer() const override { return 0; }
  const MoveList& legal() const override { return legal_; }
  bool play(Move move) override {
    const State before = state;
    events.clear();
    if (!apply(state, move, events)) return false;
    if (undoable < kHistory) history[undoable++] = before;
    played = move;
    look();
    view.happened(*this, events);
    return true;
  }
  bool canUndo() const override { return undoable > 0; }
  bool undo() override {
    if (undoable == 0) return false;
    state = history[--undoable];
    ++undone;
    look();
    view.settle(*this);
    return true;
  }
  void sound(Sound sound) override { heard = sound; }
  void toast(const char*) override {}
  void openMenu() override {}
  void openLog() override { ++logs; }
  void openEnd() override {}
  Motion motion() const override { return motionSetting; }
  bool askBeforeEndingTurn() const override { return true; }
  bool hints() const override { return true; }
  std::uint32_t ticks() const override { return ticks_; }

  State state{};
  PulpView view;
  EventBuffer<kMaxEventsAMove> events;
  Motion motionSetting = Motion::off;
  Move played = kNoMove;
  Sound heard = Sound::move;
  int logs = 0;
  int undone = 0;

 private:
  static constexpr std::size_t kHistory = 16;
  void look() {
    seen_ = observe(state, 0);
    legal_.clear();
    if (toMove(state) == 0) legalMoves(seen_, legal_);
  }

  State seen_{};
  MoveList legal_{};
  State history[kHistory] = {};
  std::size_t undoable = 0;
  std::uint32_t ticks_ = 0;
};

// One of each for the whole suite: they are too large for a stack.
Bench& bench();
Canvas& canvas();

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
