#include "opening.h"

namespace armada {

namespace {

constexpr std::uint32_t kTryEvery = 500;

// A question's answer is a plain function: there is one console in a program.
bool playNow = false;

}  // namespace

void Opening::boot() {
  waits_ = false;
  console_.boot(options_.game.empty() ? nullptr : options_.game.c_str());
}

void Opening::begin() {
  if (!options_.save) saves_.onlyRead();
  if (!options_.save || saves_.take()) return boot();
  console_.boot();
  playNow = false;
  console_.screens.question.ask(
      "IN USE",
      "Pocket Armada is already open with these saves. Close it there and it continues here. Or play now without "
      "saving.",
      "Play now", "Leave", [](Console&) { playNow = true; });
  waits_ = true;
}

void Opening::look(std::uint32_t now) {
  if (!waits_) return;
  console_.keepAwake();  // asleep it would not see that the saves are free
  if (now - tried_ >= kTryEvery) {
    tried_ = now;
    if (saves_.take()) return boot();
  }
  if (console_.isOpen(console_.screens.question)) return;
  waits_ = false;
  if (!playNow) return console_.switchOff();
  saves_.onlyRead();
  boot();
}

std::string Opening::firstWords() const {
  return waits_ ? "Pocket Armada is already open with the saves in " + saves_.files().folder() + "." : "";
}

std::string Opening::lastWords(bool saved) const {
  if (saved) return "";
  if (options_.save && saves_.trouble() == SaveTrouble::onlyRead)
    return "Nothing was saved: Pocket Armada was already open with the saves in " + saves_.files().folder() + ".";
  return options_.save ? "Your game was not saved." : "";
}

}  // namespace armada
