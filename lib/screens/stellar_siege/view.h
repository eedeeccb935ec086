// How Stellar Siege looks and what presses mean: the Enemy above, your hand below, the Planets between. Up and down go from
// row to row, left and right within it, A confirms what the panel says, B takes back, SELECT looks closer. Keys, header and
// foot are in view.cpp, what is drawn in scene.cpp, how what happened is shown in cues.cpp.
#pragma once

#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/choices.h"
#include "screens/stellar_siege/hand.h"
#include "screens/view.h"

namespace armada::stellar_siege {

// What lessons may point at.
enum class Anchor : std::uint8_t { target, hand, planets, enemyLine, ownLine, words, tiles, piles };

class SiegeView final : public View {
 public:
  // What is looked at closely, from the top of the table to its foot.
  enum class Look : std::uint8_t { none, enemyPiles, planet, ownPiles, card };

  void arrive(const PlayContext& play, Arrival how) override;
  Intent press(const PlayContext& play, Button button) override;
  void aim(const PlayContext& play, Move move) override;
  void headerText(const PlayContext& play, TextOut& right) const override;
  void theirQuestion(const PlayContext& play, TextOut& words) const override;
  void buttonHints(const PlayContext& play, ButtonHints& hints) const override;
  void draw(const PlayContext& play, Canvas& canvas) const override;
  Rect anchor(const PlayContext& play, std::uint8_t anchor) const override;
  CueTable cues() const override;
  void lift(const Scene& scene, const Event& event) override;
  void land(const Scene& scene, const Event& event) override;
  bool soundsOtherwise(const Scene& scene, const Event& event) const override { return event.a != scene.viewer; }

  // For tests: what stands on the screen.
  Row row() const { return row_; }
  Look look() const { return look_; }
  std::uint8_t planet() const { return planet_; }
  Kind card() const { return card_; }
  std::uint8_t tile() const { return tile_; }
  // The Planet that this turn's deployment goes to, or went to; kNoPlanet: none yet.
  static std::uint8_t marked(const PlayContext& play);
  // The same after what is chosen: Emalto shows before it is confirmed, and so does a hand of one card less.
  std::uint8_t previewed(const PlayContext& play) const;
  // The words of the panel, and the name in them that is gold.
  void say(const PlayContext& play, TextOut& words, const char*& name) const;
  // What A would play now.
  Move aimed(const PlayContext& play) const { return aimed(choicesIn(play)); }

 private:
  static const State& seenIn(const PlayContext& play) { return *static_cast<const State*>(play.seen); }
  static const State& shownIn(const PlayContext& play) { return *static_cast<const State*>(play.shown); }
  static Seat viewerOf(const PlayContext& play) { return play.viewer < kSeatCount ? play.viewer : Seat{0}; }
  static const Cards& handIn(const PlayContext& play) { return seenIn(play).hand[viewerOf(play)]; }
  Choices choicesIn(const PlayContext& play) const;
  bool goesAlong(const PlayContext& play, Row row) const;

  Intent confirm(const PlayContext& play);
  Intent back(const PlayContext& play);
  Intent openLook();
  Intent step(const PlayContext& play, Row row, int by);
  Intent changeRow(const PlayContext& play, int down);
  Intent pressWhileLooking(const PlayContext& play, Button button);
  bool tilesOpen(const Choices& choices) const;
  bool showsIcons(const PlayContext& play, const Choices& choices) const;
  HandLayout layoutOf(const PlayContext& play, const Choices& choices) const;
  Move aimed(const Choices& choices) const;
  Move secondMove(const Choices& choices) const;  // what B does with the card

  void hintsOfRow(const PlayContext& play, const Choices& choices, ButtonHints& hints) const;
  void drawTable(const PlayContext& play, const Choices& choices, Canvas& canvas) const;
  void drawMarks(const PlayContext& play, const Choices& choices, Canvas& canvas) const;
  void drawLower(const PlayContext& play, const Choices& choices, Canvas& canvas) const;
  void drawWays(const PlayContext& play, const Choices& choices, Canvas& canvas) const;
  void drawPanelWords(const PlayContext& play, const Choices& choices, Canvas& canvas) const;
  void sayMove(const PlayContext& play, Move move, const Choices& choices, TextOut& words) const;
  void sayThing(const PlayContext& play, TextOut& words, const char*& name) const;

  Row row_ = Row::hand;
  Look look_ = Look::none;
  std::uint8_t planet_ = 0;
  Kind card_ = Kind::unknown;
  std::uint8_t tile_ = 0;
  bool discards_ = false;  // what is aimed at is the second move of the card; it shows while a hint or figures are open
  bool refused_ = false;   // the last press could not be done: the panel says why
};

}  // namespace armada::stellar_siege
