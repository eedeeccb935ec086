// How Stellar Scramble looks and what presses mean: the board above, the Progress Track and the board of whose turn it is below.
// Left and right go over what may be chosen, A does what the words say, B is done or takes back, SELECT looks closer. Keys, header
// and foot are in view.cpp, what is drawn in scene.cpp, the preview of a shot in preview.cpp, closer looks in closeup.cpp, how what
// happened is shown in cues.cpp.
#pragma once

#include "rules/stellar_scramble/state.h"
#include "screens/view.h"

namespace armada::stellar_scramble {

// What lessons may point at.
enum class Anchor : std::uint8_t { board, scores, track, weapons, heat, credits, bag, playerRow, plates, words };

class ScrambleView final : public View {
 public:
  enum class Look : std::uint8_t { none, card, invader, pilot };

  void arrive(const PlayContext& play, Arrival how) override;
  Intent press(const PlayContext& play, Button button) override;
  void aim(const PlayContext& play, Move move) override;
  void headerText(const PlayContext& play, TextOut& right) const override;
  void buttonHints(const PlayContext& play, ButtonHints& hints) const override;
  void draw(const PlayContext& play, Canvas& canvas) const override;
  Rect anchor(const PlayContext& play, std::uint8_t anchor) const override;
  int retellingTop() const override { return 119; }  // below the third score
  CueTable cues() const override;
  void lift(const Scene& scene, const Event& event) override;
  void land(const Scene& scene, const Event& event) override;

  // What A would play now; kNoMove: nothing is to be decided.
  Move chosen(const PlayContext& play) const;
  Look look() const { return look_; }
  std::uint8_t lookedAt() const { return lookedAt_; }
  bool replacing() const { return replacing_; }

 private:
  static const State& seenIn(const PlayContext& play) { return *static_cast<const State*>(play.seen); }
  static const State& shownIn(const PlayContext& play) { return *static_cast<const State*>(play.shown); }

  // The moves that left and right go over, as places in the legal list, in the order of the screen.
  using Stops = List<std::uint8_t, kStellarScrambleBounds.legalMoves>;
  Stops stopsIn(const PlayContext& play) const;
  bool isStop(const PlayContext& play, Move move) const;
  int placeAmong(const PlayContext& play, const Stops& stops) const;  // -1: the choice is not among them
  void choose(const PlayContext& play, Move move);

  Intent step(const PlayContext& play, int by);
  Intent toggleFire(const PlayContext& play);
  Intent confirm(const PlayContext& play);
  Intent back(const PlayContext& play);
  Intent openLook(const PlayContext& play);
  Move boughtFromCloseup(const PlayContext& play) const;
  Intent pressWhileLooking(const PlayContext& play, Button button);
  bool lookOn(const State& seen, int by);
  bool lookAtNext(const State& seen, Look what, int from, int by);

  void drawChoice(const PlayContext& play, Canvas& canvas) const;
  void drawWords(const PlayContext& play, Canvas& canvas) const;

  std::uint8_t choice_ = 0;  // a place in the legal list
  bool fires_ = true;        // while flying
  bool replacing_ = false;   // which System makes room is being chosen
  Look look_ = Look::none;
  std::uint8_t lookedAt_ = 0;  // a slot, row * 8 + column, or a seat
};

// ---- parts of the screen, a file each -------------------------------------------------------------------------------
// The board with a shot as it would go, and what it does in words below.
void drawPreview(Canvas& canvas, const State& seen, Move move, std::uint32_t ticks);
void drawCardCloseup(Canvas& canvas, const State& seen, unsigned slot, Seat buyer);
void drawInvaderCloseup(Canvas& canvas, const State& seen, unsigned row, unsigned column);
void drawPilotCloseup(Canvas& canvas, const State& seen, Seat seat);

}  // namespace armada::stellar_scramble
