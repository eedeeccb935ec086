// Keyboard and game controllers to buttons. Keys go by their place, not their letter, so that WASD and the pair Z X lie
// under the same fingers on every layout.
#ifdef ARMADA_WINDOW

#include "sdl_input.h"

#include "sdl_library.h"

namespace armada {
namespace {

struct KeyRow {
  SDL_Scancode key;
  Button button;
};
constexpr KeyRow kKeys[] = {
    {SDL_SCANCODE_UP, Button::up},       {SDL_SCANCODE_W, Button::up},         {SDL_SCANCODE_DOWN, Button::down},
    {SDL_SCANCODE_S, Button::down},      {SDL_SCANCODE_LEFT, Button::left},    {SDL_SCANCODE_A, Button::left},
    {SDL_SCANCODE_RIGHT, Button::right}, {SDL_SCANCODE_D, Button::right},      {SDL_SCANCODE_X, Button::a},
    {SDL_SCANCODE_RETURN, Button::a},    {SDL_SCANCODE_SPACE, Button::a},      {SDL_SCANCODE_KP_ENTER, Button::a},
    {SDL_SCANCODE_Z, Button::b},         {SDL_SCANCODE_BACKSPACE, Button::b},  {SDL_SCANCODE_B, Button::b},
    {SDL_SCANCODE_TAB, Button::select},  {SDL_SCANCODE_ESCAPE, Button::start}, {SDL_SCANCODE_M, Button::start},
};

struct PadRow {
  SDL_GameControllerButton pad;
  Button button;
};
constexpr PadRow kPad[] = {
    {SDL_CONTROLLER_BUTTON_DPAD_UP, Button::up},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, Button::down},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, Button::left},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, Button::right},
    {SDL_CONTROLLER_BUTTON_A, Button::a},
    {SDL_CONTROLLER_BUTTON_B, Button::b},
    {SDL_CONTROLLER_BUTTON_BACK, Button::select},
    {SDL_CONTROLLER_BUTTON_X, Button::select},
    {SDL_CONTROLLER_BUTTON_START, Button::start},
    {SDL_CONTROLLER_BUTTON_GUIDE, Button::start},
};

// A stick leans from here on, and stands straight again from there on: no flutter in between.
constexpr int kLeans = 18000;
constexpr int kStraight = 12000;

}  // namespace

SdlInput::~SdlInput() {
  for (const auto& pad : pads_) sdl.GameControllerClose(pad.second);
}

bool SdlInput::hold(Button button, bool down, std::uint32_t now) {
  int& holders = holders_[static_cast<std::size_t>(button)];
  if (down) {
    if (holders++ == 0) latch_.press(button, now);
    return true;
  }
  if (holders > 0 && --holders == 0) latch_.release(button);
  return false;
}

void SdlInput::forgetHeld() {
  for (int& holders : holders_) holders = 0;
  leaning_.clear();
  latch_.releaseAll();
}

bool SdlInput::handleKey(const SDL_KeyboardEvent& key, std::uint32_t now) {
  if (key.repeat != 0) return false;
  const bool down = key.type == SDL_KEYDOWN;
  if (down && (key.keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return false;
  for (const KeyRow& row : kKeys)
    if (row.key == key.keysym.scancode) return hold(row.button, down, now);
  return false;
}

bool SdlInput::handlePad(const SDL_ControllerButtonEvent& pressed, std::uint32_t now) {
  for (const PadRow& row : kPad)
    if (row.pad == pressed.button) return hold(row.button, pressed.type == SDL_CONTROLLERBUTTONDOWN, now);
  return false;
}

bool SdlInput::lean(SDL_JoystickID pad, Button button, bool leaning, std::uint32_t now) {
  ButtonSet& set = leaning_[pad];
  if (((set & bit(button)) != 0) == leaning) return false;
  set = static_cast<ButtonSet>(set ^ bit(button));
  return hold(button, leaning, now);
}

bool SdlInput::handleStick(const SDL_ControllerAxisEvent& moved, std::uint32_t now) {
  const bool across = moved.axis == SDL_CONTROLLER_AXIS_LEFTX;
  if (!across && moved.axis != SDL_CONTROLLER_AXIS_LEFTY) return false;
  const Button less = across ? Button::left : Button::up;
  const Button more = across ? Button::right : Button::down;
  const ButtonSet held = leaning_[moved.which];
  const int value = moved.value;
  const bool wentLess = lean(moved.which, less, value < ((held & bit(less)) != 0 ? -kStraight : -kLeans), now);
  const bool wentMore = lean(moved.which, more, value > ((held & bit(more)) != 0 ? kStraight : kLeans), now);
  return wentLess || wentMore;
}

bool SdlInput::handle(const SDL_Event& event, std::uint32_t now) {
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP: return handleKey(event.key, now);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: return handlePad(event.cbutton, now);
    case SDL_CONTROLLERAXISMOTION: return handleStick(event.caxis, now);
    case SDL_CONTROLLERDEVICEADDED:
      if (SDL_GameController* pad = sdl.GameControllerOpen(event.cdevice.which))
        pads_[sdl.JoystickInstanceID(sdl.GameControllerGetJoystick(pad))] = pad;
      return false;
    case SDL_CONTROLLERDEVICEREMOVED: {
      const auto pad = pads_.find(event.cdevice.which);
      if (pad == pads_.end()) return false;
      sdl.GameControllerClose(pad->second);
      pads_.erase(pad);
      forgetHeld();  // whatever it held is let go
      return false;
    }
    default: return false;
  }
}

}  // namespace armada

#endif  // ARMADA_WINDOW
