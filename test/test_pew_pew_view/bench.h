// A table to sit at without a shell: it deals or takes a position, plays moves by the rules, and counts what the view asks
// of it. For this suite alone.
#pragma once

#include <unity.h>

#include "canvas/canvas.h"
#include "rules/pew_pew/foresight.h"
#include "rules/pew_pew/pew_pew.h"
#include "screens/pew_pew/view.h"

namespace pew_pew_view_test {

using namespace armada;
using namespace armada::pew_pew;

class Bench final : public Table {
 public:
  void deal(Seed seed) {
    pew_pew::deal(state, Options{}, seed);
    sit();
  }
  // Shows `state` as it stands.
  void sit() {
    undoable = 0;
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
  // Presses and lets everything come to rest; the number of ticks that it took.
  int pressAndWait(Button button) {
    press(button);
    int waited = 0;
    for (; view.moving() && waited < 1000; ++waited) tick();
    return waited;
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

  // -- Table
  const Game& game() const override { return kPewPew; }
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
    look();
    view.settle(*this);
    return true;
  }
  void sound(Sound sound) override {
    heard = sound;
    ++sounds;
  }
  void toast(const char*) override {}
  void openMenu() override {}
  void openLog() override { ++logs; }
  void openEnd() override {}
  Motion motion() const override { return motionSetting; }
  bool askBeforeEndingTurn() const override { return asks; }
  bool hints() const override { return true; }
  std::uint32_t ticks() const override { return ticks_; }

  State state{};
  PewPewView view;
  EventBuffer<kMaxEventsAMove> events;
  Motion motionSetting = Motion::full;
  bool asks = true;
  Move played = kNoMove;
  Sound heard = Sound::move;
  int sounds = 0;
  int logs = 0;

 private:
  static constexpr std::size_t kHistory = 16;
  void look() {
    seen_ = observe(state, 0);
    legal_.clear();
    legalMoves(seen_, legal_);
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

// A table with the ship in the centre, three hearts, no other piece, and points to spend.
Bench& quietTable(std::uint8_t points);

void runKeyTests();
void runMotionTests();
void runWordTests();
void runPictureTests();
void runLessonTests();

}  // namespace pew_pew_view_test
