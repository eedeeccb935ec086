// How Pew Pew! looks and what presses mean. The d-pad aims the ship, A fires or confirms, B stays or ends the turn, SELECT
// adds the mine to a move or looks at a space. How what happened is shown stands in cues.cpp.
#pragma once

#include "rules/pew_pew/state.h"
#include "screens/pew_pew/reading.h"
#include "screens/pew_pew/sparks.h"
#include "screens/view.h"

namespace armada::pew_pew {

// What lessons may point at.
enum class Anchor : std::uint8_t { ship, ownCard, furthestCard, points, hull, tracks, alien, missile, pew, panel };

class PewPewView final : public View {
 public:
  enum class Mode : std::uint8_t { rest, aim, look, heart, ask };

  void arrive(const PlayContext& play, Arrival how) override;
  Intent press(const PlayContext& play, Button button) override;
  bool tick(const PlayContext& play) override;
  void aim(const PlayContext& play, Move move) override;
  Rect hintArea(const PlayContext&) const override { return {106, 159, 210, 58}; }
  void sayForeseen(const PlayContext& play, TextOut& words) const override;
  void headerText(const PlayContext& play, TextOut& right) const override;
  void buttonHints(const PlayContext& play, ButtonHints& hints) const override;
  void prepare(const PlayContext& play) override;
  void draw(const PlayContext& play, Canvas& canvas) const override;
  Rect anchor(const PlayContext& play, std::uint8_t anchor) const override;
  CueTable cues() const override;
  void lift(const Scene& scene, const Event& event) override;
  void land(const Scene& scene, const Event& event) override;
  bool soundsOtherwise(const Scene& scene, const Event& event) const override;
  void beats(const Events& events, std::uint8_t* beat) const override;

  // For tests: what stands on the screen.
  Mode mode() const { return mode_; }
  Move aimed() const { return mode_ == Mode::aim ? moveShip(aim_, mine_) : kNoMove; }
  std::uint8_t lookedDepth() const { return lookDepth_; }
  std::uint8_t lookedSpace() const { return lookSpace_; }
  Phase phase(const PlayContext& play) const { return play.moving() ? phase_ : Phase::playerActions; }
  const Gist& gist() const { return gist_; }  // of the last move that brought something

 private:
  static constexpr std::uint8_t kCountTicks = 8;

  Intent enter(const PlayContext& play, Mode mode, Sound sound = Sound::none);
  Intent confirm(const PlayContext& play);
  Intent select(const PlayContext& play);
  Intent endTurn(const PlayContext& play);
  Intent aimAt(const PlayContext& play, Button button);
  Intent act(const PlayContext& play, Move move);
  Intent look(const PlayContext& play);
  Intent stepLook(Button button);
  bool mineOffered(const PlayContext& play) const;

  void landPiece(const Scene& scene, const Event& event);
  void landMeeting(const Scene& scene, const Event& event);
  void landCards(const Scene& scene, const Event& event);
  void spark(const Scene& scene, Sparks::Kind kind, const Event& event, const Sprite* outline = nullptr);
  Gist& gistOfThisMove();

  void drawCards(const PlayContext& play, Canvas& canvas) const;
  void drawAtRest(const PlayContext& play, Canvas& canvas) const;
  void drawAim(const PlayContext& play, Canvas& canvas) const;
  void drawLook(const PlayContext& play, Canvas& canvas) const;
  void drawHeart(const PlayContext& play, Canvas& canvas) const;
  void drawAsk(const PlayContext& play, Canvas& canvas) const;

  Mode mode_ = Mode::rest;
  Direction aim_ = Direction::up;
  bool mine_ = false;  // is dropped with the aimed move
  std::uint8_t lookDepth_ = 2, lookSpace_ = kCentre;
  std::uint8_t opened_ = 0;  // ticks that the panel has been opening
  Refusal refused_ = Refusal::none;
  Phase phase_ = Phase::playerActions;   // that is shown, while something moves
  std::uint8_t countAge_ = kCountTicks;  // ticks since the chevrons were counted: they flash
  bool gistIsOld_ = true;                // of an earlier move
  Gist gist_{};
  Sparks sparks_;
  Outlook ahead_{};  // of the aimed move and the end of the turn, or of that alone
};

}  // namespace armada::pew_pew
