// How Pulp Invasion looks and how presses become moves: the line on top, the Captain's means below. At a card A engages and B
// evades; down opens the sheet with everything that may be chosen; SELECT reads things in full and unfolds numbers. It draws
// what was observed and acts through its Table alone.
#pragma once

#include "rules/pulp_invasion/state.h"
#include "screens/pulp_invasion/anchors.h"
#include "screens/pulp_invasion/choices.h"
#include "screens/pulp_invasion/looking.h"
#include "screens/pulp_invasion/replay.h"
#include "screens/view.h"

namespace armada::pulp_invasion {

class PulpView final : public View {
 public:
  enum class Page : std::uint8_t { table, look, why, read };
  // Where the cursor may stand beside the line: the four cards, then these.
  static constexpr std::uint8_t kPlanetSpot = kLineCards, kLocationSpot = kLineCards + 1, kSpots = kLineCards + 2;

  void settle(Table& table) override;
  void happened(Table& table, const Events& events) override;
  bool moving() const override { return replay_.running(); }
  bool waits() const override { return replay_.paused(); }
  void skip(Table& table) override;
  void press(Table& table, Button button) override;
  bool tick(Table& table) override;
  void where(const Table& table, TextOut& right) const override;
  void foot(const Table& table, Foot& foot) const override;
  void draw(const Table& table, Canvas& canvas) const override;
  Rect anchor(const Table& table, std::uint8_t anchor) const override;

  // For tests: what stands on the screen.
  Page page() const { return page_; }
  std::uint8_t spot() const { return spot_; }
  std::uint8_t pick() const { return pick_; }
  std::uint8_t question() const { return question_; }
  Looked looked(const Table& table) const;
  const Replay& replay() const { return replay_; }
  bool sheetIsOpen(const Table& table) const;
  // What A would play now, and B; kNoMove: none.
  Move aimed(const Table& table) const;
  Move aside(const Table& table) const;
  // The words of the panel below the table.
  void say(const Table& table, TextOut& words) const;

 private:
  static const State& seen(const Table& table) { return *static_cast<const State*>(table.seen()); }

  void begin(const Table& table);  // the cursor where the decision is made
  void rest(const Table& table);
  void act(Table& table, Move move);
  void confirm(Table& table);
  void back(Table& table);
  void step(Table& table, Button button);
  void stepInSheet(Table& table, Button button);
  void stepAlongLine(Table& table, int by);
  void openSheet(Table& table);
  void closeSheet(Table& table);
  void openLook(Table& table);
  void openHand(Table& table);
  void openWhy(Table& table, std::uint8_t question);
  void pressWhileLooking(Table& table, Button button);
  void pressAtWhy(Table& table, Button button);
  Thing underCursor(const Table& table) const;
  bool spotIsThere(const Table& table, std::uint8_t spot) const;
  bool choosesAlong(const Table& table) const;  // crew and Planets: left and right
  bool decides(const Table& table) const;       // nothing moves and something may be chosen

  void footOfPages(const Table& table, Foot& foot) const;
  void footOfTable(const Table& table, Foot& foot) const;
  void footOfQuestion(const Table& table, Foot& foot) const;

  void drawScene(const Table& table, Canvas& canvas) const;
  void drawSearchScene(const Table& table, Canvas& canvas) const;
  void drawTableScene(const Table& table, Canvas& canvas) const;
  void drawPlanetScene(const Table& table, Canvas& canvas) const;
  void drawSpot(const Table& table, Canvas& canvas) const;
  void drawWords(const Table& table, Canvas& canvas) const;
  void drawWays(const Table& table, Canvas& canvas) const;
  void sayThing(const Table& table, TextOut& words) const;
  Rect anchorOfTable(const Table& table, Anchor anchor) const;
  static Rect anchorBelowPlanets(Anchor anchor);

  Replay replay_;
  Page page_ = Page::table;
  bool sheet_ = false;         // opened by the player, where it is not open anyway
  bool steppingBack_ = false;  // settle follows a step back of our own
  bool refused_ = false;       // the last press could not be done: the panel says why
  std::uint8_t spot_ = 0;
  std::uint8_t pick_ = 0;
  std::uint8_t look_ = 0;  // place in the list of things
  std::uint8_t question_ = 0;
  std::uint8_t row_ = 0;  // of the receipt
};

}  // namespace armada::pulp_invasion
