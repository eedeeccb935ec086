// A table to sit at without a shell: it deals or takes a position, plays moves by the rules, hands over, and counts what
// the view asks of it. For this suite alone.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "screens/components.h"
#include "screens/stellar_siege/view.h"
#include "support/stellar_siege_positions.h"

namespace stellar_siege_view_test {

using namespace armada;
using namespace armada::stellar_siege;
using stellar_siege_test::kAntillians;
using stellar_siege_test::kMorkolytes;
using stellar_siege_test::Siege;

class Bench final : public Table {
 public:
  void deal(Seed seed, const Options& options = standardOptions(kStellarSiege)) {
    stellar_siege::deal(state, options, seed);
    handOver();
  }
  // Whoever decides sits down.
  void handOver() {
    const Seat seat = toMove(state);
    sitAs(seat == kNobody ? Seat{0} : seat);
  }
  void sitAs(Seat seat) {
    viewer_ = seat;
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
  void press(Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }
  // Presses and lets everything come to rest; the number of ticks that it took.
  int pressAndWait(Button button) {
    press(button);
    return wait();
  }
  int wait() {
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
  const State& observed() const { return seen_; }

  // -- Table
  const Game& game() const override { return kStellarSiege; }
  const void* seen() const override { return &seen_; }
  Seat viewer() const override { return viewer_; }
  const MoveList& legal() const override { return legal_; }
  bool play(Move move) override {
    const State before = state;
    events.clear();
    if (!apply(state, move, events)) return false;
    if (events.sealed())
      undoable = 0;
    else if (undoable < kHistory)
      history[undoable++] = before;
    events.keepFor(viewer_);
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
  void sound(Sound sound) override {
    heard = sound;
    ++sounds;
  }
  void toast(const char*) override {}
  void openMenu() override {}
  void openLog() override { ++logs; }
  void openEnd() override {}
  Motion motion() const override { return motionSetting; }
  bool askBeforeEndingTurn() const override { return true; }
  bool hints() const override { return true; }
  std::uint32_t ticks() const override { return ticks_; }

  State state{};
  SiegeView view;
  EventBuffer<kMaxEventsAMove> events;
  Motion motionSetting = Motion::off;
  Move played = kNoMove;
  Sound heard = Sound::move;
  int sounds = 0;
  int logs = 0;
  int undone = 0;

 private:
  static constexpr std::size_t kHistory = 16;
  void look() {
    seen_ = observe(state, viewer_);
    legal_.clear();
    if (toMove(state) == viewer_) legalMoves(seen_, legal_);
  }

  State seen_{};
  MoveList legal_{};
  State history[kHistory] = {};
  std::size_t undoable = 0;
  Seat viewer_ = 0;
  std::uint32_t ticks_ = 0;
};

// One of each for the whole suite: they are too large for a stack.
Bench& bench();
Canvas& canvas();

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
