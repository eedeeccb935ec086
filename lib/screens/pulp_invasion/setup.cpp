#include "screens/pulp_invasion/setup.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

// ---- the crew -------------------------------------------------------------------------------------------------------
Rect crewRect(std::size_t die) { return {6 + 104 * static_cast<int>(die), kCrewHeads.y, 101, 134}; }

namespace {

void drawCaptain(Canvas& canvas, const State& seen) {
  const CaptainCard& captain = kCaptainCard[seen.captain];
  drawPanel(canvas, kCaptainPanel);
  drawCaptainHead(canvas, 12, 29, seen.captain);
  canvas.marquee(43, 29, Shouted(captain.name).c_str(), kPaper);
  canvas.text(43, 46, captain.line, kMist);
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const auto ability = static_cast<Ability>(i);
    const int x = 207 + 36 * static_cast<int>(i);
    drawAbilitySign(canvas, x, 28, ability);
    canvas.marquee(x + 16, 29, Number(captain.maximum[i]).c_str(), colourOf(ability));
  }
}

// In the order of FaceDoes: a face in so few letters that three dice have room side by side. "" is drawn with signs.
constexpr const char* kGlance[] = {"",
                                   "",
                                   "",
                                   "\u22122 cubes",
                                   "\u22121 cube",
                                   "\u22121 random cube",
                                   "+1 cube",
                                   "upgrade",
                                   "roll Specialist",
                                   "roll Infiltrator",
                                   "roll Engineer",
                                   "swap a die",
                                   "reroll a die",
                                   "reroll a die",
                                   "reroll a die",
                                   " evaded icon",
                                   "Understand",
                                   "choose weapon",
                                   "swap a weapon",
                                   "draw 8, play 4",
                                   "draw 2, use 1"};
static_assert(sizeof kGlance / sizeof kGlance[0] == static_cast<std::size_t>(FaceDoes::drawTwo) + 1);

// Returns the x after it.
int drawHalf(Canvas& canvas, int x, int y, const FaceHalf& half, Colour ink) {
  Text<8> number;
  switch (half.does) {
    case FaceDoes::bonus:
      number << '+' << std::int32_t{half.amount};
      x = canvas.text(x, y, number.c_str(), ink, Weight::bold) + 2;
      if (half.of == Of::none) return canvas.text(x + 2, y, "any", ink);
      drawAbilitySign(canvas, x, y - 3, static_cast<Ability>(half.of));
      return x + kAbilitySign;
    case FaceDoes::dropWhite:
      number << "\u2212" << std::int32_t{half.amount};
      x = canvas.text(x, y, number.c_str(), ink) + 2;
      drawCube(canvas, x, y - 2, Cube::falseLead, 9);
      return x + cubeSize(9);
    case FaceDoes::useIcons:
      number << std::int32_t{half.amount};
      x = canvas.text(x, y, number.c_str(), ink);
      return canvas.text(canvas.text(x, y, kGlance[static_cast<std::size_t>(half.does)], ink), y,
                         half.amount > 1 ? "s" : "", ink);
    default: return canvas.text(x, y, kGlance[static_cast<std::size_t>(half.does)], ink);
  }
}

void drawFaces(Canvas& canvas, Die die, Rect area, bool stays) {
  const Colour ink = stays ? kHaze : kPaper;
  for (int face = 6; face >= 1; --face) {
    const DieFace& row = kDieFace[at(die)][face - 1];
    const int y = area.y + 31 + 15 * (6 - face);
    canvas.text(area.x + 3, y, Number(face).c_str(), stays ? kHaze : kGold, Weight::bold);
    const int x = drawHalf(canvas, area.x + 13, y, row.half[0], ink);
    if (row.joined == Joined::alone) continue;
    drawHalf(canvas, canvas.text(x, y, row.joined == Joined::either ? " / " : ", ", ink), y, row.half[1], ink);
  }
}

void drawOffered(Canvas& canvas, Die die, Rect area, bool stays) {
  drawPanel(canvas, area, kInk, stays ? kRed : kSteel);
  // Crew dice start on 6, System dice are rolled: nobody knows yet.
  canvas.box(area.x + 5, area.y + 4, kDieWidth, kDieHeight, stays ? kNight : colourOf(die), stays ? kSteel : kClear, 3);
  canvas.text(area.x + 9, area.y + 10, kDieCard[at(die)].letter, stays ? kHaze : kVoid);
  canvas.marquee(area.x + 17, area.y + 8, isSystem(die) ? "?" : "6", stays ? kHaze : kVoid);
  drawName(canvas, area.x + 34, area.y + 4, kDieCard[at(die)].name, stays ? kHaze : kPaper);
  canvas.hline(area.x + 4, kCrewHeads.y + kCrewHeads.h, area.w - 8, kNight);
  drawFaces(canvas, die, area, stays);
  canvas.textCentred(area.x + area.w / 2, kCrewStays.y + 2, stays ? "stays behind" : "comes aboard",
                     stays ? kRed : kLeaf, Weight::bold);
}

}  // namespace

void drawCrew(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks) {
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop}, 40, 23);
  drawCaptain(canvas, seen);
  const Die* offered = kCaptainCard[seen.captain].offered;
  for (std::size_t i = 0; i < kOfferedDice; ++i) drawOffered(canvas, offered[i], crewRect(i), i == chosen);
  if (chosen >= kOfferedDice) return;
  drawCursor(canvas, crewRect(chosen), ticks);
  canvas.textCentred(Canvas::kWidth / 2, 204, "Which die stays behind?", kPaper);
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
