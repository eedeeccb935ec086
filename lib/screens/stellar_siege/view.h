// How Stellar Siege looks and how presses become moves: the Enemy above, your hand below, the Planets between. Up and down
// go from row to row, left and right within it, A confirms what the panel says, B takes back, SELECT looks closer. It draws
// what was observed and acts through its Table alone.
#pragma once

#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/board.h"
#include "screens/stellar_siege/choices.h"
#include "screens/stellar_siege/replay.h"
#include "screens/view.h"

namespace armada::stellar_siege {

// What lessons may point at.
enum class Anchor : std::uint8_t { target, hand, planets, enemyLine, ownLine, words, piles };

class SiegeView final : public View {
 public:
  // What is looked at closely, from the top of the table to its foot.
  enum class Look : std::uint8_t { none, enemyPiles, planet, ownPiles, card };

  void settle(Table& table) override;
  void happened(Table& table, const Events& events) override;
  bool moving() const override { return replay_.running(); }
  void skip(Table& table) override;
  void press(Table& table, Button button) override;
  bool tick(Table& table) override;
  void where(const Table& table, TextOut& right) const override;
  void foot(const Table& table, Foot& foot) const override;
  void draw(const Table& table, Canvas& canvas) const override;
  Rect anchor(const Table& table, std::uint8_t anchor) const override;

  // For tests: what stands on the screen.
  Row row() const { return row_; }
  Look look() const { return look_; }
  std::uint8_t planet() const { return planet_; }
  Kind card() const { return card_; }
  std::uint8_t tile() const { return tile_; }
  const Replay& replay() const { return replay_; }
  // The Planet that this turn's deployment goes to, or went to; kNoPlanet: none yet.
  std::uint8_t marked(const Table& table) const;
  // The same with the tile that is chosen: Emalto shows before it is confirmed.
  std::uint8_t previewed(const Table& table) const;
  // The words of the panel, and the name in them that is gold.
  void say(const Table& table, TextOut& words, const char*& name) const;
  // What A would play now.
  Move aimed(const Table& table) const;

 private:
  static const State& seen(const Table& table) { return *static_cast<const State*>(table.seen()); }
  static Seat viewerOf(const Table& table) { return table.viewer() < kSeatCount ? table.viewer() : Seat{0}; }

  void begin(const Table& table);  // the cursor where the decision is made
  void act(Table& table, Move move);
  void confirm(Table& table);
  void back(Table& table);
  void openLook(Table& table);
  void step(Table& table, Button button);
  void changeRow(Table& table, int down);
  void pressWhileLooking(Table& table, Button button);
  bool tilesOpen(const Choices& choices) const;
  Move aimed(const Choices& choices) const;
  Move aside(const Choices& choices) const;  // what B does with the card

  void footOfRow(const Table& table, const Choices& choices, Foot& foot) const;
  void drawTable(const Table& table, const Choices& choices, Canvas& canvas) const;
  void drawMarks(const Table& table, const Choices& choices, Canvas& canvas) const;
  void drawLower(const Table& table, const Choices& choices, Canvas& canvas) const;
  void drawWays(const Table& table, const Choices& choices, Canvas& canvas) const;
  void drawPanelWords(const Table& table, const Choices& choices, Canvas& canvas) const;
  void sayMove(const Table& table, Move move, const Choices& choices, TextOut& words) const;
  void sayThing(const Table& table, TextOut& words, const char*& name) const;

  Replay replay_;
  Row row_ = Row::hand;
  Look look_ = Look::none;
  std::uint8_t planet_ = 0;
  Kind card_ = Kind::unknown;
  std::uint8_t tile_ = 0;
  bool refused_ = false;  // the last press could not be done: the panel says why
};

}  // namespace armada::stellar_siege
