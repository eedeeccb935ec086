#ifdef ARMADA_WINDOW

#include "sdl_library.h"

#ifdef ARMADA_SDL_LATER
#include <dlfcn.h>
#endif

namespace armada {

SdlLibrary sdl;

#ifdef ARMADA_SDL_LATER

bool haveSdl(std::string& why) {
  static void* library = nullptr;  // stays until the program ends
  if (library != nullptr) return true;
  void* loaded = ::dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  SdlLibrary found;
  bool whole = loaded != nullptr;
#define ARMADA_SDL_FIND(name)                                                                     \
  if (whole) found.name = reinterpret_cast<decltype(&SDL_##name)>(::dlsym(loaded, "SDL_" #name)); \
  whole = whole && found.name != nullptr;
  ARMADA_SDL_FUNCTIONS(ARMADA_SDL_FIND)
#undef ARMADA_SDL_FIND
  if (whole) {
    library = loaded;
    sdl = found;
    return true;
  }
  const char* told = ::dlerror();
  why = told != nullptr ? told : "SDL2 could not be loaded";
  return false;
}

#else

bool haveSdl(std::string&) {
#define ARMADA_SDL_TAKE(name) sdl.name = SDL_##name;
  ARMADA_SDL_FUNCTIONS(ARMADA_SDL_TAKE)
#undef ARMADA_SDL_TAKE
  return true;
}

#endif

}  // namespace armada

#endif  // ARMADA_WINDOW
