// SDL2, loaded when a window is wanted and not with the program: it brings fifty libraries along, and whoever plays in a terminal or
// asks from a script waits for none of them. Its functions are called through `sdl`, by their names without the prefix.
#pragma once

#include <SDL.h>

#include <string>

namespace armada {

#define ARMADA_SDL_FUNCTIONS(FUNCTION) \
  FUNCTION(CloseAudioDevice)           \
  FUNCTION(CreateRenderer)             \
  FUNCTION(CreateTexture)              \
  FUNCTION(CreateWindow)               \
  FUNCTION(DestroyRenderer)            \
  FUNCTION(DestroyTexture)             \
  FUNCTION(DestroyWindow)              \
  FUNCTION(GameControllerClose)        \
  FUNCTION(GameControllerGetJoystick)  \
  FUNCTION(GameControllerOpen)         \
  FUNCTION(GetCurrentVideoDriver)      \
  FUNCTION(GetDisplayUsableBounds)     \
  FUNCTION(GetError)                   \
  FUNCTION(GetKeyFromScancode)         \
  FUNCTION(GetKeyName)                 \
  FUNCTION(GetPowerInfo)               \
  FUNCTION(GetRendererOutputSize)      \
  FUNCTION(GetTicks)                   \
  FUNCTION(GetWindowFlags)             \
  FUNCTION(Init)                       \
  FUNCTION(InitSubSystem)              \
  FUNCTION(JoystickInstanceID)         \
  FUNCTION(OpenAudioDevice)            \
  FUNCTION(PauseAudioDevice)           \
  FUNCTION(PollEvent)                  \
  FUNCTION(Quit)                       \
  FUNCTION(RenderClear)                \
  FUNCTION(RenderCopy)                 \
  FUNCTION(RenderPresent)              \
  FUNCTION(SetHint)                    \
  FUNCTION(SetRenderDrawColor)         \
  FUNCTION(SetTextureColorMod)         \
  FUNCTION(SetWindowFullscreen)        \
  FUNCTION(SetWindowMinimumSize)       \
  FUNCTION(SetWindowTitle)             \
  FUNCTION(ShowCursor)                 \
  FUNCTION(UpdateTexture)              \
  FUNCTION(WaitEventTimeout)

struct SdlLibrary {
#define ARMADA_SDL_POINTER(name) decltype(&SDL_##name) name = nullptr;
  ARMADA_SDL_FUNCTIONS(ARMADA_SDL_POINTER)
#undef ARMADA_SDL_POINTER
};
extern SdlLibrary sdl;

// Whether it is there; the first call loads it. Nothing of `sdl` may be called before.
bool haveSdl(std::string& why);

}  // namespace armada
