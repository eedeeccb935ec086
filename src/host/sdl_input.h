// Keyboard and game controllers to the console's eight buttons. Several keys may mean one button: it is down while any of
// them is. Controllers come and go at any time.
#pragma once

#include <SDL.h>

#include <map>

#include "button_latch.h"

namespace armada {

class SdlInput {
 public:
  explicit SdlInput(ButtonLatch& latch) : latch_(latch) {}
  ~SdlInput();
  SdlInput(const SdlInput&) = delete;
  SdlInput& operator=(const SdlInput&) = delete;

  // True when the event was a press of one of the eight buttons.
  bool handle(const SDL_Event& event, std::uint32_t now);
  void forgetHeld();  // the window lost the keyboard: releases will not be told

 private:
  bool hold(Button button, bool down, std::uint32_t now);
  bool handleKey(const SDL_KeyboardEvent& key, std::uint32_t now);
  bool handlePad(const SDL_ControllerButtonEvent& pressed, std::uint32_t now);
  bool handleStick(const SDL_ControllerAxisEvent& moved, std::uint32_t now);
  bool lean(SDL_JoystickID pad, Button button, bool leaning, std::uint32_t now);

  ButtonLatch& latch_;
  int holders_[kButtonCount] = {};
  std::map<SDL_JoystickID, SDL_GameController*> pads_;
  std::map<SDL_JoystickID, ButtonSet> leaning_;  // directions that a stick holds
};

}  // namespace armada
