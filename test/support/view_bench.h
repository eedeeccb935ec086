// A table to sit at without a shell: it plays moves by the rules, takes back, presses the view's buttons, and counts what
// the view asks of it. A suite adds its game and how one sits down.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "screens/view.h"

namespace armada_test {

template <class State, class GameView, std::size_t kMostEvents>
class ViewBench : public armada::Table {
 public:
  void press(armada::Button button) {
    if (view.moving()) {
      view.skip(*this);
      if (button == armada::Button::a || button == armada::Button::b) return;
    }
    view.press(*this, button);
  }
  void press(armada::Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }
  // Presses and lets everything come to rest; the number of ticks that it took.
  int pressAndWait(armada::Button button) {
    press(button);
    return wait();
  }
  // Lets everything come to rest, or to where it waits for a button; the number of ticks that it took.
  int wait() {
    int waited = 0;
    for (; view.moving() && waited < 1000; ++waited) tick();
    return waited;
  }
  void tick() {
    ++ticks_;
    view.tick(*this);
  }
  // A new picture of the body.
  void draw(armada::Canvas& canvas) {
    view.prepare(*this);
    view.draw(*this, canvas);
  }
  armada::Foot foot() const {
    armada::Foot items{};
    view.foot(*this, items);
    return items;
  }
  // The word beside a button, or "" if it is not named.
  const char* word(armada::FootItem::Key key) const {
    const armada::Foot items = foot();
    for (int i = 0; i < items.count; ++i)
      if (items.items[i].key == key) return items.items[i].word;
    return "";
  }
  const State& observed() const { return seen_; }

  // -- Table
  const void* seen() const override { return &seen_; }
  armada::Seat viewer() const override { return viewer_; }
  const armada::MoveList& legal() const override { return legal_; }
  bool play(armada::Move move) override {
    const State before = state;
    events.clear();
    if (!apply(state, move, events)) return false;
    remember(before);
    played = move;
    look();
    view.happened(*this, events);
    return true;
  }
  bool canUndo() const override { return undoable_ > 0; }
  bool undo() override {
    if (undoable_ == 0) return false;
    state = history_[--undoable_];
    ++undone;
    look();
    view.settle(*this);
    return true;
  }
  void sound(armada::Sound sound) override {
    heard = sound;
    ++sounds;
  }
  void toast(const char*) override {}
  void openMenu() override {}
  void openLog() override { ++logs; }
  void openEnd() override {}
  armada::Motion motion() const override { return motionSetting; }
  bool askBeforeEndingTurn() const override { return asks; }
  bool hints() const override { return true; }
  std::uint32_t ticks() const override { return ticks_; }

  State state{};
  GameView view;
  armada::EventBuffer<kMostEvents> events;
  armada::Motion motionSetting = armada::Motion::off;
  bool asks = true;
  armada::Move played = armada::kNoMove;
  armada::Sound heard = armada::Sound::move;
  int sounds = 0;
  int logs = 0;
  int undone = 0;

 protected:
  // Shows `state` as it stands to this seat, with nothing to take back.
  void settleAs(armada::Seat seat) {
    viewer_ = seat;
    forget();
    look();
    view.settle(*this);
  }
  // After a move: `before` can be taken back to.
  virtual void remember(const State& before) {
    if (undoable_ < kHistory) history_[undoable_++] = before;
  }
  void forget() { undoable_ = 0; }

 private:
  static constexpr std::size_t kHistory = 16;
  void look() {
    seen_ = observe(state, viewer_);
    legal_.clear();
    if (toMove(state) == viewer_) legalMoves(seen_, legal_);
  }

  State seen_{};
  armada::MoveList legal_{};
  State history_[kHistory] = {};
  std::size_t undoable_ = 0;
  armada::Seat viewer_ = 0;
  std::uint32_t ticks_ = 0;
};

}  // namespace armada_test
