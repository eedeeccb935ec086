#include "screens/pulp_invasion/setup.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

// ---- the crew -------------------------------------------------------------------------------------------------------
Rect crewRect(std::size_t die) { return {6 + 104 * static_cast<int>(die), 88, 100, 42}; }

namespace {

void drawCaptain(Canvas& canvas, const State& seen) {
  const CaptainCard& captain = kCaptainCard[seen.captain];
  drawPanel(canvas, kCaptainPanel);
  drawCaptainHead(canvas, 11, 28, seen.captain, 2);
  canvas.marquee(70, 29, Shouted(captain.name).c_str(), kPaper);
  canvas.text(70, 46, captain.line, kMist);
  int x = 70;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const auto ability = static_cast<Ability>(i);
    drawAbilitySign(canvas, x, 63, ability);
    const int after = canvas.marquee(x + 17, 64, Number(captain.maximum[i]).c_str(), colourOf(ability));
    x = canvas.text(after + 2, 66, wordOf(ability), kHaze) + 9;
  }
}

void drawOffered(Canvas& canvas, Die die, Rect area, bool stays) {
  drawPanel(canvas, area, kInk, stays ? kRed : kSteel);
  // Crew dice start on 6, System dice are rolled: nobody knows yet.
  canvas.box(area.x + 6, area.y + 6, kDieWidth, kDieHeight, stays ? kNight : colourOf(die), stays ? kSteel : kClear, 3);
  canvas.text(area.x + 10, area.y + 12, kDieCard[at(die)].letter, stays ? kHaze : kVoid);
  canvas.marquee(area.x + 18, area.y + 10, isSystem(die) ? "?" : "6", stays ? kHaze : kVoid);
  canvas.paragraph(area.x + 35, area.y + 5, area.w - 37, kDieCard[at(die)].name, kPaper, 10);
  canvas.text(area.x + 6, area.y + 30, stays ? "stays behind" : "comes on board", stays ? kRed : kLeaf);
}

}  // namespace

void drawCrew(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks) {
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop}, 40, 23);
  drawCaptain(canvas, seen);
  const Die* offered = kCaptainCard[seen.captain].offered;
  for (std::size_t i = 0; i < kOfferedDice; ++i) drawOffered(canvas, offered[i], crewRect(i), i == chosen);
  if (chosen >= kOfferedDice) return;
  drawCursor(canvas, crewRect(chosen), ticks);
  const Rect area{6, 134, 309, 83};
  drawPanel(canvas, area, kInk, kGold);
  int y = area.y + 4;
  for (int face = 6; face >= 1; --face) {
    canvas.text(area.x + 6, y, Number(face).c_str(), kGold, Weight::bold);
    y = canvas.paragraph(area.x + 18, y, area.w - 21, kDieFace[at(offered[chosen])][face - 1].text, kPaper);
  }
}

// ---- the Planets ----------------------------------------------------------------------------------------------------
Rect planetRect(std::size_t place) {
  return {7 + 104 * static_cast<int>(place), 25, kPlanetCardWidth, kPlanetCardHeight};
}

void drawPlanetRow(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks) {
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 138}, 50, 19);
  for (std::size_t i = 0; i < seen.planetRow.size(); ++i) {
    const Rect area = planetRect(i);
    drawPlanetCard(canvas, area.x, area.y, seen.planetRow[i]);
    if (i == chosen) drawCursor(canvas, area, ticks);
  }
}

}  // namespace armada::pulp_invasion
