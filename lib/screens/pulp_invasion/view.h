// How Pulp Invasion looks and how presses become moves: the line on top, the Captain's means below. At a card A engages and B
// evades; down opens the sheet with everything that may be chosen; SELECT reads things in full and unfolds numbers. It draws
// what was observed; how what happened is shown stands in cues.cpp.
#pragma once

#include "rules/pulp_invasion/state.h"
#include "screens/pulp_invasion/choices.h"
#include "screens/pulp_invasion/looking.h"
#include "screens/pulp_invasion/search.h"
#include "screens/view.h"

namespace armada::pulp_invasion {

// What lessons point at.
enum class Anchor : std::uint8_t {
  choice,     // what is chosen now: the dice offered, the Planets, the sheet
  captain,    // the Captain, while the crew is chosen
  current,    // the card that is encountered
  price,      // what it costs, under it
  line,       // all of the line
  planet,     // its panel beside the line
  location,   // its panel beside the line
  abilities,  // the three tracks
  dice,
  weapons,
  bag,      // its table, in the search the sack
  hand,     // cards of the hand
  cube,     // the one that was drawn, large
  offered,  // the heads of the dice, while the crew is chosen
  stays,    // the words below them
  quietus,  // its column in the bag's table
};

class PulpView final : public View {
 public:
  enum class Page : std::uint8_t { table, look, why, read };
  // Where the cursor may stand beside the line: the four cards, then these.
  static constexpr std::uint8_t kPlanetSpot = kLineCards, kLocationSpot = kLineCards + 1, kSpots = kLineCards + 2;

  void arrive(const PlayContext& play, Arrival how) override;
  Intent press(const PlayContext& play, Button button) override;
  void aim(const PlayContext& play, Move move) override;
  Rect hintArea(const PlayContext& play) const override;
  void headerText(const PlayContext& play, TextOut& right) const override;
  void buttonHints(const PlayContext& play, ButtonHints& hints) const override;
  void draw(const PlayContext& play, Canvas& canvas) const override;
  Rect anchor(const PlayContext& play, std::uint8_t anchor) const override;
  CueTable cues() const override;
  void lift(const Scene& scene, const Event& event) override;
  void land(const Scene& scene, const Event& event) override;
  bool soundsOtherwise(const Scene& scene, const Event& event) const override;
  bool isSeen(const Event& event) const override;
  bool stopsBefore(const Events& events, std::size_t i) const override;
  Move obvious(const PlayContext& play) const override;
  std::size_t movesToRecall(const PlayContext& play) const override;
  void recall(const void* /*after*/, const Event& event) override { cubes_.recall(event); }
  void headerTitle(const PlayContext& play, TextOut& title) const override;

  // For tests: what stands on the screen.
  Page page() const { return page_; }
  std::uint8_t spot() const { return spot_; }
  std::uint8_t question() const { return question_; }
  Looked looked(const PlayContext& play) const;
  const DrawnCubes& cubes() const { return cubes_; }
  bool sheetIsOpen(const PlayContext& play) const;
  Choices choices(const PlayContext& play) const;  // the rows of the sheet
  // What A would play now, and B; kNoMove: none.
  Move aimed(const PlayContext& play) const;
  Move secondMove(const PlayContext& play) const;
  // The words of the panel below the table.
  void say(const PlayContext& play, TextOut& words) const;

 private:
  void beginAt(const State& now);  // the cursor where the decision is made
  void listChoices(const PlayContext& play, Arrival how);
  void keepRows(const PlayContext& play, Choices choices);
  Move rowAt(const PlayContext& play, std::size_t row) const;  // kNoMove: there is none
  Intent confirm(const PlayContext& play);
  Intent back(const PlayContext& play);
  Intent step(const PlayContext& play, Button button);
  Intent stepInSheet(const PlayContext& play, Button button);
  Intent openSheet(const PlayContext& play);
  Intent closeSheet();
  Intent turnTo(Page page, Sound sound);
  Intent lookAt(std::size_t place);  // in the list of things
  Intent lookHere(const PlayContext& play);
  Intent pressWhileLooking(const PlayContext& play, Button button);
  Intent pressAtWhy(const PlayContext& play, Button button);
  Thing underCursor(const PlayContext& play) const;
  bool spotIsThere(const PlayContext& play, std::uint8_t spot) const;
  bool choosesAlong(const PlayContext& play) const;  // crew and Planets: left and right
  bool drawsAll(const PlayContext& play) const;      // left and right draw one cube after the other

  void hintsOfPages(const PlayContext& play, ButtonHints& hints) const;
  void hintsOfTable(const PlayContext& play, ButtonHints& hints) const;
  void hintsOfDpad(const PlayContext& play, ButtonHints& hints) const;

  void drawTable(const PlayContext& play, Canvas& canvas) const;
  void drawSpot(const PlayContext& play, Canvas& canvas) const;
  void drawWords(const PlayContext& play, Canvas& canvas) const;
  void drawWays(const PlayContext& play, Canvas& canvas) const;

  DrawnCubes cubes_;
  List<std::uint8_t, kPulpInvasionBounds.legalMoves> rows_{};  // of the sheet: places in the legal list
  std::uint8_t safe_ = 0;                                      // so many of them do not lose at once
  bool takes_ = false;                                         // a choice that is none is made without a press
  bool drawsOn_ = false;  // the cubes of the search, until something is to be decided
  Page page_ = Page::table;
  bool sheet_ = false;    // opened by the player, where it is not open anyway
  bool refused_ = false;  // the last press could not be done: the panel says why
  std::uint8_t spot_ = 0;
  std::uint8_t pick_ = 0;
  std::uint8_t look_ = 0;  // place in the list of things
  std::uint8_t question_ = 0;
  std::uint8_t row_ = 0;  // of the receipt
};

}  // namespace armada::pulp_invasion
