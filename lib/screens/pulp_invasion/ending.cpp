// The game is over: the outcome in words first, then the Super Weapons that were found, then the sum and the record.
#include "canvas/art.h"
#include "rules/pulp_invasion/state.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/ui.h"

namespace armada::pulp_invasion {

namespace {

bool won(const State& state) { return state.lostBy == LostBy::notLost; }
int found(const State& state) { return static_cast<int>(state.found.size()); }
int known(const State& state) {
  int weapons = 0;
  for (const Found& each : state.found) weapons += understood(each) ? 1 : 0;
  return weapons;
}

// In the order of LostBy.
constexpr const char* kOutcome[] = {"EARTH IS ARMED", "THE CREW FALLS", "NO WAY OUT", "TOO LATE"};

void reason(const State& state, TextOut& words) {
  const std::int32_t round = state.round, missing = weaponsInPlay(state) - found(state);
  switch (state.lostBy) {
    case LostBy::notLost:
      words << kCaptainCard[state.captain].name << " has all " << weaponsInPlay(state) << " Super Weapons after ";
      counted(words, round, "round") << '.';
      return;
    case LostBy::deckEmpty: counted(words << "Twelve rounds are over. You missed ", missing, "weapon") << '.'; return;
    case LostBy::cannotEvade: words << "You could neither engage nor evade in round " << round << '.'; return;
    case LostBy::abilities: words << "Two Abilities fell to 0 in round " << round << '.'; return;
  }
}

void drawWeapons(Canvas& canvas, const State& state) {
  canvas.rect(0, 78, Canvas::kWidth, 62, kInk);
  canvas.hline(0, 77, Canvas::kWidth, kBrass);
  canvas.hline(0, 140, Canvas::kWidth, kBrass);
  const int all = weaponsInPlay(state), pitch = 51, left = 160 - pitch * all / 2;
  for (int i = 0; i < all; ++i) {
    const int x = left + pitch * i + 2;
    const bool there = i < found(state);
    const bool knows = there && understood(state.found[static_cast<std::size_t>(i)]);
    canvas.box(x, 82, 47, 54, there ? kNight : kInk, knows ? kGold : there ? kBrass : kSteel, 3);
    if (!there) {
      canvas.textCentred(x + 24, 99, "not", kHaze);
      canvas.textCentred(x + 24, 110, "found", kHaze);
      continue;
    }
    const Found& weapon = state.found[static_cast<std::size_t>(i)];
    drawWeaponSign(canvas, x + 11, 86, weapon.weapon);
    canvas.box(x + 17, 115, 12, 17, kGold, kBrass, 2);
    canvas.text(x + 21, 120, knows ? "!" : "?", kVoid, knows ? Weight::bold : Weight::body);
  }
}

// A number of the sum above what it counts.
void drawTerm(Canvas& canvas, int cx, int number, const char* words, Colour ink) {
  canvas.marqueeCentred(cx, 147, Number(number).c_str(), ink, Marquee::px24);
  canvas.textCentred(cx, 176, words, ink == kGold ? kPaper : kHaze, ink == kGold ? Weight::bold : Weight::body);
}

void drawSum(Canvas& canvas, const State& state) {
  const int score = status(state).score[0];
  drawTerm(canvas, 40, 10 * found(state), "10 a weapon", kMist);
  canvas.marqueeCentred(80, 150, "+", kSteel, Marquee::px18);
  drawTerm(canvas, 120, known(state), "Understood", kMist);
  canvas.marqueeCentred(160, 150, "+", kSteel, Marquee::px18);
  drawTerm(canvas, 200, won(state) ? 5 * (static_cast<int>(kRounds) - state.round) : 0, "5 a round left", kMist);
  canvas.marqueeCentred(243, 150, "=", kSteel, Marquee::px18);
  canvas.box(256, 143, 58, 46, kInk, kGold, 3);
  drawTerm(canvas, 285, score, "Score", kGold);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t best) {
  const State& state = *static_cast<const State*>(seen);
  drawRays(canvas, {0, kBodyTop, Canvas::kWidth, 56}, 160, 110, won(state) ? kDusk : kInk, 30);
  drawCaptainHead(canvas, 40, 192, state.captain);
  drawAlienHead(canvas, 256, 192, alienNow(state));
  const char* words = kOutcome[static_cast<std::size_t>(state.lostBy)];
  const Marquee size = marqueeWidth(words, Marquee::px30) > 300 ? Marquee::px24 : Marquee::px30;
  const int y = 40 - marqueeHeight(size) / 2;
  canvas.marqueeCentred(161, y + 2, words, won(state) ? kBrick : kUmber, size);
  canvas.marqueeCentred(160, y, words, won(state) ? kGold : kRed, size);
  Text<80> why;
  reason(state, why);
  canvas.textCentred(160, 63, why.c_str(), kPaper);
  drawWeapons(canvas, state);
  drawSum(canvas, state);
  drawBestScore(canvas, 199, status(state).score[0], best);
}

}  // namespace armada::pulp_invasion
