// One screen of the shell. The console keeps a stack of them: the topmost hears the buttons and the ticks, and everything
// from the lowest screen that still shows is drawn. Screens act through the console alone.
#pragma once

#include "canvas/canvas.h"
#include "platform/platform.h"
#include "screens/view.h"

namespace armada {

class Console;

class Screen {
 public:
  explicit Screen(Console& console) : console_(console) {}
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  // It is on top now: just opened, or what lay on it was closed.
  virtual void shown() {}
  // A press, or a repeat of a held direction.
  virtual void press(Button button) = 0;
  // 1/30 s passed. true: draw again.
  virtual bool tick() { return false; }
  // Something moves: not the moment to write a save.
  virtual bool moving() const { return false; }
  // It comes unasked, under a thumb that may be on its way to another button: A and B do nothing in its first 12 ticks.
  virtual bool deafAtFirst() const { return false; }
  // false: what lies below shows through.
  virtual bool opaque() const { return true; }
  // A new picture is about to be drawn: what takes more than drawing (looking ahead, asking the device) is done here, or
  // earlier, when what is shown changes.
  virtual void prepare() {}
  // Draws all of it, and does nothing else: it is called several times for one picture, once for each band of the canvas.
  virtual void draw(Canvas& canvas) const = 0;
  // What the buttons do now; the line over it has this colour.
  virtual void buttonHints(ButtonHints& hints) const = 0;
  virtual Colour footLine() const { return kBrass; }
  // Where in it the player is (a page, a line), and back there after a deep sleep. goTo takes any number.
  virtual std::uint8_t place() const { return 0; }
  virtual void goTo(std::uint8_t /*place*/) {}

 protected:
  ~Screen() = default;
  Console& console_;
};

// Up and down in a list of `count` lines, round its ends. false: the button does not move in lists.
bool stepInList(Button button, int count, std::uint8_t& at);

}  // namespace armada
