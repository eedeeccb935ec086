// How Picket Line is played by buttons: left and right choose a ship, A sends it, B closes the line. What is seen is drawn in
// board.cpp, how what happened is shown in cues.cpp. Copy it to begin the view of a game.
#pragma once

#include "rules/template_game/state.h"
#include "screens/view.h"

namespace armada::template_game {

// What lessons may point at.
enum class Anchor : std::uint8_t { hand, ownLine, enemyStrength, points };

class PicketView final : public View {
 public:
  void arrive(const PlayContext& play, Arrival how) override;
  Intent press(const PlayContext& play, Button button) override;
  void aim(const PlayContext& play, Move move) override;
  void headerText(const PlayContext& play, TextOut& right) const override;
  void buttonHints(const PlayContext& play, ButtonHints& hints) const override;
  void draw(const PlayContext& play, Canvas& canvas) const override;
  int retellingTop() const override { return 139; }  // below both lines: they are what moves
  Rect anchor(const PlayContext& play, std::uint8_t anchor) const override;
  CueTable cues() const override;
  void lift(const Scene& scene, const Event& event) override;
  bool soundsOtherwise(const Scene& scene, const Event& event) const override { return event.a != scene.viewer; }

 private:
  Intent close(const PlayContext& play);
  void say(const PlayContext& play, TextOut& words) const;

  std::uint8_t chosen_ = 0;  // in the hand
  bool asked_ = false;       // B was pressed once and asks for a second press
};

}  // namespace armada::template_game
