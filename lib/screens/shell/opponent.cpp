#include "screens/shell/opponent.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/seat_row.h"

namespace armada {

namespace {

constexpr int kHeadWidth = 84, kGap = 4;
constexpr int kBoxHeight = 49, kLowBoxHeight = 36;  // with the question, and where there is no room for it
constexpr int kBlocks = 17, kBlockPitch = 9;
constexpr int kRoomForQuestion = 100;
constexpr int kRoomForHead = 70, kNarrow = 200;
constexpr int kNameWidth = 82, kNameHeight = 17;  // beside the steps, and above them

bool tall(Rect area) { return area.h >= kRoomForQuestion; }
bool narrow(Rect area) { return area.w < kNarrow; }
bool headless(Rect area) { return area.h < kRoomForHead || narrow(area); }

Rect boxArea(Rect area) {
  const int h = tall(area) ? kBoxHeight : kLowBoxHeight;
  return {area.x + kHeadWidth + kGap, area.y + area.h - h, area.w - kHeadWidth - kGap, h};
}

void drawCloud(Canvas& canvas, int x, int y, int dots) {
  static constexpr struct {
    int x, y, r;
  } kPuffs[] = {{7, 9, 7}, {17, 7, 7}, {27, 9, 7}, {12, 12, 6}, {22, 12, 6}, {21, 25, 3}, {18, 32, 2}};
  for (const auto& puff : kPuffs) canvas.disc(x + puff.x, y + puff.y, puff.r, kUmber);
  for (const auto& puff : kPuffs) canvas.disc(x + puff.x, y + puff.y, puff.r - 1, kPaper);
  for (int i = 0; i < 3; ++i) canvas.rect(x + 8 + 8 * i, y + 8, 3, 3, i < dots ? kBrick : kKraft);
}

void drawHead(Canvas& canvas, Rect area, const GameUi& ui, const OpponentLook& look) {
  const Rect box{area.x, area.y, kHeadWidth, area.h};
  const int cx = box.x + kHeadWidth / 2, cy = box.y + box.h - 40;
  canvas.box(box.x, box.y, box.w, box.h, kDusk, kClear, 3);
  const ClipTo clip(canvas, {box.x + 1, box.y + 1, box.w - 2, box.h - 2});
  drawRays(canvas, {box.x + 1, box.y + 3, box.w - 2, box.h - 6}, cx, cy, kPlum, 24);
  canvas.disc(cx, cy, 36, kVoid);
  const SeatLook seat = seatLookOf(ui, look.position, look.seat);
  canvas.ring(cx, cy, 36, seat.colour, 2);
  if (ui.seatHead != nullptr) {
    const ClipTo inside(canvas, {cx - 35, box.y, 71, box.h});
    ui.seatHead(canvas, look.position, look.seat, cx, cy);
  } else {
    const char initial[] = {seat.name[0], '\0'};
    canvas.marqueeCentred(cx, cy - 15, Shouted(initial).c_str(), seat.colour, Marquee::px30);
  }
  if (look.thinks) drawCloud(canvas, box.x + box.w - 37, box.y + 3, static_cast<int>(look.ticks / kTicksADot % 4));
}

void drawBar(Canvas& canvas, int x, int y, int right, const OpponentLook& look, Colour colour) {
  const int filled = kBlocks * look.percent / 100;
  for (int i = 0; i < kBlocks; ++i) {
    if (i < filled)
      canvas.rect(x + kBlockPitch * i, y, 7, 7, colour);
    else
      canvas.frame(x + kBlockPitch * i + 1, y + 1, 5, 5, kSteel);
  }
  Text<8> percent;
  percent << std::int32_t{look.percent} << "%";
  canvas.textRight(right, y - 1, percent.c_str(), kPaper, Weight::bold);
}

void drawBox(Canvas& canvas, Rect box, bool withQuestion, const GameUi& ui, const OpponentLook& look) {
  const SeatLook seat = seatLookOf(ui, look.position, look.seat);
  const Colour colour = seat.colour;
  const int x = box.x + 8, right = box.x + box.w - 6;
  drawPanel(canvas, box, kInk, colour);
  canvas.marquee(x, box.y + 5, look.thinks ? "THINKING" : Shouted(seat.name).c_str(), colour);
  if (look.choice != SeatChoice::person) {
    const int level = right - textWidth(levelName(look.choice));
    canvas.text(level, box.y + 7, levelName(look.choice), kMist);
    drawLevelBars(canvas, level - kLevelBarsWidth - 5, box.y + 7, look.choice, kMist);
  }
  if (withQuestion && *look.question != '\0') {
    Text<64> question;
    fitted(look.question, right - x, question);
    canvas.text(x, box.y + 21, question.c_str(), kPaper);
  }
  if (look.thinks) drawBar(canvas, x, box.y + box.h - 13, right, look, colour);
}

// The name and how well it plays, or that it thinks and how far it is.
void drawName(Canvas& canvas, Rect area, const GameUi& ui, const OpponentLook& look) {
  const SeatLook seat = seatLookOf(ui, look.position, look.seat);
  const int x = area.x + 6, y = area.y + 4, right = area.x + (narrow(area) ? area.w : kNameWidth) - 6;
  Text<32> name;
  fitted(seat.name, right - x, name);
  canvas.text(x, y, name.c_str(), seat.colour, Weight::bold);
  if (!look.turn) return;
  const int below = narrow(area) ? y : y + 11;
  Text<8> percent;
  percent << std::int32_t{look.percent} << "%";
  if (look.thinks) {
    canvas.textRight(right, below, percent.c_str(), kPaper);
    const int dots = right - textWidth("100%") - 19;
    for (int i = 0; i < 3; ++i)
      canvas.rect(dots + 5 * i, below + 3, 3, 3,
                  i < static_cast<int>(look.ticks / kTicksADot % 4) ? seat.colour : kSteel);
  } else if (look.choice != SeatChoice::person) {
    drawLevelBars(canvas, right - kLevelBarsWidth, below, look.choice, kMist);
  }
  if (!narrow(area)) canvas.text(x, below, look.thinks ? "Thinking" : levelName(look.choice), kMist);
  if (look.saysNothing) {
    const Rect steps = stepsArea(area, look.turn);
    canvas.paragraph(steps.x + 6, steps.y + (narrow(area) ? 6 : 4), steps.w - 10, look.question, kMist);
  }
}

}  // namespace

Rect stepsArea(Rect area, bool turn) {
  if (narrow(area)) return {area.x, area.y + kNameHeight - 6, area.w, area.h - kNameHeight + 6};
  if (headless(area)) return {area.x + kNameWidth, area.y, area.w - kNameWidth, area.h};
  const Rect box = boxArea(area);
  return {box.x, area.y, box.w, turn ? box.y - kGap - area.y : area.h};
}

void drawOpponent(Canvas& canvas, Rect area, const GameUi& ui, const OpponentLook& look) {
  canvas.rect(area.x, area.y, area.w, area.h, kVoid);
  if (headless(area)) {
    drawPanel(canvas, area, kInk, seatLookOf(ui, look.position, look.seat).colour);
    return drawName(canvas, area, ui, look);
  }
  drawHead(canvas, area, ui, look);
  drawPanel(canvas, stepsArea(area, look.turn), kInk, kSteel);
  if (look.turn) drawBox(canvas, boxArea(area), tall(area), ui, look);
}

}  // namespace armada
