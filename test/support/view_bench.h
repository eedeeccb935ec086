// A seat at the real play screen, for the suite of a game's view: any position can be laid on its table, buttons go straight
// to the screen, and what came of them is counted. A suite adds its game and how one sits down.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "rules/kernel/contract.h"
#include "screens/headless_console.h"
#include "screens/mover.h"
#include "screens/view.h"

namespace armada_test {

// About 300 KB: one for the whole suite, static.
template <class State, class GameView>
class ViewBench {
 public:
  explicit ViewBench(const armada::Game& game)
      : view(static_cast<GameView&>(armada::gameUiOf(game)->view(console().views()))), game_(game) {
    console().boot();
    console().settings().hints = armada::Hints::off;
    console().settings().motion = armada::Motion::off;
  }

  void press(armada::Button button) {
    screen().press(button);
    lookWhatHappened();
  }
  void press(armada::Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }
  // The shell asks before a move that loses; and what the player says to that.
  bool asked() const { return &console().top() == &console().screens.question; }
  void answer(armada::Button button) {
    console().screens.question.press(button);
    lookWhatHappened();
  }
  // Presses and lets everything come to rest; the number of ticks that it took.
  int pressAndWait(armada::Button button) {
    press(button);
    return wait();
  }
  // Lets everything come to rest, or to where it waits for a button; the number of ticks that it took.
  int wait() {
    int waited = 0;
    for (; moving() && waited < 1000; ++waited) tick();
    return waited;
  }
  void tick() {
    ++ticks_;
    screen().tick();
    lookWhatHappened();
  }
  std::size_t moves() const { return moves_; }
  // The game as it is, looked at for the first time: as after loading.
  void lookAnew() { screen().enter(); }
  // One step back, as the menu does it.
  void undo() {
    screen().undo();
    lookWhatHappened();
  }
  // The move of whoever decides, without a button. false: refused.
  bool play(armada::Move move) {
    const bool done = screen().play(move);
    lookWhatHappened();
    return done;
  }

  // What the view knows now.
  armada::PlayContext context() const {
    armada::PlayContext now = screen().context();
    now.ticks = ticks_;
    return now;
  }
  operator armada::PlayContext() const { return context(); }
  bool moving() const { return context().moving(); }
  bool waits() const { return context().waits(); }
  bool canUndo() const { return context().canUndo; }
  const armada::MoveList& legal() const { return screen().legal(); }
  armada::Seat viewer() const { return screen().viewer(); }
  const State& observed() const { return *static_cast<const State*>(context().seen); }
  const State& shown() const { return *static_cast<const State*>(context().shown); }
  armada::Sound heard() const { return console().lastSound(); }
  void setMotion(armada::Motion motion) { console().settings().motion = motion; }
  void setAsking(bool asks) { console().settings().askBeforeEnding = asks; }

  // A new picture of the body.
  void draw(armada::Canvas& canvas) {
    view.prepare(context());
    view.draw(context(), canvas);
  }
  armada::ButtonHints hints() const {
    armada::ButtonHints items{};
    screen().buttonHints(items);
    return items;
  }
  // The word beside a button, or "" if it is not named.
  const char* word(armada::ButtonHint::Key key) const {
    const armada::ButtonHints items = hints();
    for (int i = 0; i < items.count; ++i)
      if (items.items[i].key == key) return items.items[i].word;
    return "";
  }

  State state{};  // changed by hand it counts from the next sitting down on
  GameView& view;
  armada::Move played = armada::kNoMove;
  int logs = 0;
  int undone = 0;

 protected:
  // Lays `state` on the table, without a past, and this seat looks at it. If it is another one's decision, that one takes
  // their time: nothing is legal for the viewer, and nobody asks for the console.
  void sitDownAs(armada::Seat seat) {
    armada::Console& on = console();
    const armada::Seat decides = game_.toMove(&state);
    // As long as nobody else has thumbs, nothing is done for a seat without its looking.
    for (armada::Seat each = 0; each < armada::kMaxSeats; ++each)
      screen().seatMover(each, each == seat ? static_cast<armada::Mover&>(thumb_) : thinker_);
    on.session().startFrom(game_, &state);
    on.closeDownTo(on.screens.title);
    on.open(on.screens.play);
    on.screens.play.enter();
    on.closeDownTo(on.screens.play);
    for (armada::Seat each = 0; each < armada::kMaxSeats; ++each)
      if (each != decides) screen().seatMover(each, thumb_);
    if (viewer() != seat) on.screens.play.takeSeat(seat);
    lookWhatHappened();
    played = armada::kNoMove;
    logs = undone = 0;
  }

 private:
  armada::Console& console() const { return machine().console(); }
  armada::PlayScreen& screen() const { return console().screens.play; }
  static armada::HeadlessConsole& machine() {
    static armada::HeadlessConsole one(armada::Canvas::kHeight);
    return one;
  }
  void lookWhatHappened() {
    armada::Session& session = console().session();
    std::memcpy(&state, session.state(), sizeof state);
    if (session.moveCount() > moves_) {
      const std::size_t last = session.moveCount() - 1;
      armada::StateBox before;
      armada::Events nobody;
      session.stateBefore(last, before);
      played = session.playAgain(last, before, nobody);
    }
    if (session.moveCount() < moves_) ++undone;
    moves_ = session.moveCount();
    if (&console().top() != &console().screens.log) return;
    ++logs;
    console().close();
  }

  // A seat without thumbs that never comes to a decision.
  class Thinker final : public armada::Mover {
   public:
    armada::Move decide(const armada::Game&, const void*, const armada::MoveList&) override { return armada::kNoMove; }
  };

  const armada::Game& game_;
  armada::Thumb thumb_;
  Thinker thinker_;
  std::size_t moves_ = 0;
  std::uint32_t ticks_ = 0;
};

}  // namespace armada_test
