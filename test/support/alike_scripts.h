// Plays many scripts, the golden pictures', on a machine that a suite brings. Most begin alike. An emulated processor plays
// what two have in common once: where they part, its memory is kept, and brought back for the next. The PC plays each from
// its beginning.
//
// Whatever else than the machine is to outlive a script must stand on the stack: variables are brought back as well.
#pragma once

#include <cstddef>
#include <cstring>

#ifdef ARMADA_EMULATED
#include "emulator/memory.h"
#endif

namespace armada_test {

// How many letters of whole words both begin with.
inline std::size_t alike(const char* a, const char* b) {
  const auto ends = [](char c) { return c == ' ' || c == '\0'; };
  std::size_t whole = 0;
  for (std::size_t i = 0;; ++i) {
    if (ends(a[i]) && ends(b[i])) whole = i;
    if (a[i] != b[i] || a[i] == '\0') return whole;
  }
}

template <std::size_t kMostScripts>
class AlikeScripts {
 public:
  // `which` is what the caller knows it by.
  void add(const char* script, std::size_t which) {
    std::size_t at = count_++;
    // A blank comes before every other letter: scripts that begin with the same words stand together.
    for (; at > 0 && std::strcmp(scripts_[at - 1].text, script) > 0; --at) scripts_[at] = scripts_[at - 1];
    scripts_[at] = {script, which};
  }

  // begin(script): the machine is new; play(words): some words of a script, the next; done(which): it was the last.
  template <class Begin, class Play, class Done>
  void play(Begin begin, Play play, Done done) const {
    std::size_t kept[kMostKept], keptCount = 0;  // after so many letters of the script that was played last
    for (std::size_t i = 0; i < count_; ++i) {
      const char* script = scripts_[i].text;
      while (keptCount > 0 && kept[keptCount - 1] > alike(scripts_[i - 1].text, script)) --keptCount;
      std::size_t at = 0;
      if (keptCount == 0) {
        begin(script);
      } else {
        at = kept[keptCount - 1];
        bringBack(keptCount - 1);
      }
      for (const std::size_t length = std::strlen(script); at < length;) {
        const std::size_t parting = nextParting(i, at), stop = parting > at ? parting : length;
        char words[kLongest];
        std::memcpy(words, script + at, stop - at);
        words[stop - at] = '\0';
        play(static_cast<const char*>(words));
        at = stop;
        if (parting == stop && keptCount < room()) {
          keep(keptCount);
          kept[keptCount++] = stop;
        }
      }
      done(scripts_[i].which);
    }
  }

 private:
  static constexpr std::size_t kMostKept = 32, kLongest = 1000;
  struct Script {
    const char* text;
    std::size_t which;
  };

  // The first place behind `at` where a later script leaves this one; 0: none does.
  std::size_t nextParting(std::size_t of, std::size_t at) const {
    std::size_t found = 0;
    for (std::size_t i = of + 1; i < count_; ++i) {
      const std::size_t both = alike(scripts_[of].text, scripts_[i].text);
      if (both <= at) break;
      if (found == 0 || both < found) found = both;
    }
    return found;
  }

#ifdef ARMADA_EMULATED
  static std::size_t room() { return KeptMemory::room() < kMostKept ? KeptMemory::room() : kMostKept; }
  static void keep(std::size_t place) { KeptMemory::keep(place); }
  static void bringBack(std::size_t place) { KeptMemory::bringBack(place); }
#else
  static std::size_t room() { return 0; }
  static void keep(std::size_t) {}
  static void bringBack(std::size_t) {}
#endif

  Script scripts_[kMostScripts];
  std::size_t count_ = 0;
};

}  // namespace armada_test
