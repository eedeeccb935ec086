// How Rayguns and Rocketships looks and what presses mean. The star map shows the sky with everybody's strip beside it, a rocketship
// map one of them from inside; the right one opens by itself, SELECT goes round them all and looks. How a question is put is in
// choices.cpp, keys, header and foot in view.cpp, what is drawn in scene.cpp, the hand of cards in program.cpp, the dice in
// dice.cpp and those of a battery in volley.cpp, how what happened is shown in cues.cpp.
#pragma once

#include "rules/rayguns/state.h"
#include "screens/view.h"

namespace armada::rayguns {

// What lessons may point at.
enum class Anchor : std::uint8_t { ship, aim, fire, hand, stars, slots, course, side, list };

// A die that was rolled, for reading.
enum class Aim : std::uint8_t { hit, board, search };  // what it was rolled for
struct Rolled {
  std::uint8_t die, needed, bonus;  // needed 0: the higher one wins
  bool hit, manned;
  Aim aim;
  char who[10];
};

void sayNeeded(const Rolled& roll, TextOut& words);   // "5 to 8"
void sayVerdict(const Rolled& roll, TextOut& words);  // "Hit"
// Who rolled it, what hits, the die, the verdict; 50 x 96. `tumble` at least 0: it is in the air.
void drawRoll(Canvas& canvas, Rect area, const Rolled& roll, int tumble);

class RaygunsView final : public View {
 public:
  void arrive(const PlayContext& play, Arrival how) override;
  std::size_t movesToRecall(const PlayContext& play) const override;
  void recall(const void* after, const Event& event) override;
  Intent press(const PlayContext& play, Button button) override;
  void aim(const PlayContext& play, Move move) override;
  void headerText(const PlayContext& play, TextOut& right) const override;
  void headerTitle(const PlayContext& play, TextOut& title) const override;
  void buttonHints(const PlayContext& play, ButtonHints& hints) const override;
  void draw(const PlayContext& play, Canvas& canvas) const override;
  Rect hintArea(const PlayContext& play) const override;
  int retellingTop() const override { return 168; }
  Rect watchingArea(const PlayContext& play) const override;
  bool toldInPassing(const PlayContext& play) const override;
  int ticksToRead(const PlayContext& play) const override;
  void theirQuestion(const PlayContext& play, TextOut& words) const override;
  Rect anchor(const PlayContext& play, std::uint8_t anchor) const override;
  CueTable cues() const override;
  void lift(const Scene& scene, const Event& event) override;
  void land(const Scene& scene, const Event& event) override;
  void beats(const Events& events, std::uint8_t* beat) const override;
  bool stopsBefore(const Events& events, std::size_t i) const override;
  bool stopsAfter(const Scene& scene, const Events& events) const override;

  Move chosen(const PlayContext& play) const;          // what A would play; kNoMove: nothing is to be decided
  std::uint8_t mapNow(const PlayContext& play) const;  // which one is shown
  bool looking() const { return looking_; }
  bool listOpen() const { return open_; }
  bool volleyShown(const PlayContext& play) const;  // the battery's dice, and where its hits go
  unsigned dice() const { return rolls_; }
  const Rolled& die(unsigned i) const { return rolled_[i]; }
  const char* whyTheyHit() const { return why_.c_str(); }

 private:
  static const State& seenIn(const PlayContext& play) { return *static_cast<const State*>(play.seen); }
  static const State& shownIn(const PlayContext& play) { return *static_cast<const State*>(play.shown); }

  void choose(const PlayContext& play, Move move);
  void chooseAt(const PlayContext& play, std::size_t place);
  void openMapOf(const State& seen, Move move);
  Spot cursor(const PlayContext& play) const;  // the chosen place, or where the look is
  bool isListed(const PlayContext& play) const;
  bool isBeginning(const State& seen) const;

  Intent pressList(const PlayContext& play, Button button);
  Intent pressCycle(const PlayContext& play, Button button);
  Intent pressWalk(const PlayContext& play, Button button);
  Intent pressOpenList(const PlayContext& play, Button button);
  Intent pressHelm(const PlayContext& play, Button button);
  Intent pressFace(const PlayContext& play, Button button);
  Intent pressProgram(const PlayContext& play, Button button);
  Intent pressLook(const PlayContext& play, Button button);
  Intent confirm(const PlayContext& play);
  Intent back(const PlayContext& play);
  Intent look(const PlayContext& play);
  bool stepOverPlaces(const PlayContext& play, int by);
  bool stepAtPlace(const PlayContext& play, int by);
  bool walkTo(const PlayContext& play, int dx, int dy);
  void nextMap(const State& seen);

  void hintsOfMode(const PlayContext& play, ButtonHints& hints) const;
  void drawBody(const PlayContext& play, Canvas& canvas) const;
  void drawSky(const PlayContext& play, Canvas& canvas) const;
  void drawHelm(const PlayContext& play, Canvas& canvas) const;
  void drawInside(const PlayContext& play, Canvas& canvas) const;
  void drawList(const PlayContext& play, Canvas& canvas) const;
  void drawAsked(Canvas& canvas, const State& s, Seat seat, Seat reader) const;
  void drawProgram(const PlayContext& play, Canvas& canvas) const;
  void drawSide(const PlayContext& play, Canvas& canvas) const;
  void drawRowsAtPlace(const PlayContext& play, Canvas& canvas, Rect area) const;
  int drawDeeds(const PlayContext& play, Canvas& canvas, Rect area) const;
  bool rolling(const PlayContext& play) const;            // the dice are in the air
  Rect rectAt(const PlayContext& play, Spot spot) const;  // where it is seen now
  unsigned hitsRolled() const;
  void drawVolley(const PlayContext& play, Canvas& canvas) const;
  void drawDuel(const PlayContext& play, Canvas& canvas) const;
  void drawColumn(const PlayContext& play, Canvas& canvas, int i) const;
  void drawAimedAt(const PlayContext& play, Canvas& canvas) const;
  void drawToll(const PlayContext& play, Canvas& canvas) const;
  void drawDice(const PlayContext& play, Canvas& canvas) const;
  void listDice(const PlayContext& play, Canvas& canvas, Rect area) const;
  void sayWords(const PlayContext& play, TextOut& words) const;
  void sayWhatIsThere(const State& seen, Spot spot, TextOut& words) const;
  void marks(const PlayContext& play, std::uint8_t (&deeds)[kSpaces]) const;
  void forgetDice();
  void follow(const State& shown, const Event& event);
  void note(const State& shown, const Event& event);
  void noteShot(const State& shown, const Event& event);
  void noteMelee(const State& shown, const Event& event);
  void noteAgain(const Event& event);
  void addDie(const char* who, unsigned die, unsigned needed, bool hit, bool manned, unsigned bonus = 0,
              Aim aim = Aim::hit);

  std::uint8_t choice_ = 0;      // a place in the legal list
  std::uint8_t map_ = kInSpace;  // which map is shown: a seat's rocketship, or the star map
  bool open_ = false;            // a list of what may be done on one space
  bool looking_ = false;
  bool justChosen_ = false;  // the figure that acts has done nothing yet
  bool warned_ = false;      // of what lies ahead of the helm
  bool ends_ = false;        // B was pressed once: A or B ends the Phase
  Spot look_{kInSpace, 40};
  Rolled rolled_[8] = {};
  std::uint8_t rolls_ = 0;
  bool diceRight_ = false;  // beside what they are rolled for, on this side
  bool volley_ = false;     // they are a battery's
  bool atGuns_ = false;     // which aims at rayguns
  Seat firedBy_ = kNobody, firedAt_ = kNobody;
  Text<72> why_;  // what of the rolls is not as usual
};

}  // namespace armada::rayguns
