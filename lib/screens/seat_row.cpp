#include "screens/seat_row.h"

#include "screens/components.h"

namespace armada {

namespace {

constexpr int kNameAt = 27;      // from the left edge of a row
constexpr int kLevelWidth = 34;  // "Normal"
constexpr int kRight = 12;       // of what stands before >
constexpr int kGap = 3;          // between the word, the bars and the level

// A game with a long name has them all lighter, rather than one of them against the arrow.
int widestName(const Game& game, int seats) {
  int widest = 0;
  for (int seat = 0; seat < seats; ++seat) {
    const int w = textWidth(game.seatNames[seat], Weight::bold);
    if (w > widest) widest = w;
  }
  return widest;
}

}  // namespace

const char* levelName(SeatChoice choice) {
  static constexpr const char* kNames[kSeatChoices] = {"", "Easy", "Normal", "Hard"};
  return kNames[static_cast<int>(choice)];
}

const char* aboutChoice(SeatChoice choice) {
  static constexpr const char* kWords[kSeatChoices] = {
      "A person plays, with this console in hand.", "The computer plays at once, and overlooks things.",
      "The computer plays well, and answers in a moment.", "The computer takes its time and misses little."};
  return kWords[static_cast<int>(choice)];
}

SeatChoice steppedChoice(SeatChoice choice, int by) {
  return static_cast<SeatChoice>(steppedRound(static_cast<int>(choice), by, kSeatChoices));
}

void drawLevelBars(Canvas& canvas, int x, int y, SeatChoice choice, Colour colour) {
  for (int i = 0; i < 3; ++i) {
    const int h = 3 + 2 * i;
    if (i < static_cast<int>(choice))
      canvas.rect(x + 5 * i, y + 8 - h, 4, h, colour);
    else
      canvas.frame(x + 5 * i, y + 8 - h, 4, h, colour == kVoid ? kBrass : kSteel);
  }
}

void drawSeatRow(Canvas& canvas, Rect area, const GameUi& ui, const SeatRow& row) {
  const auto [seat, seats, choice, chosen, position] = row;
  const int y = area.y + (area.h - 8) / 2;
  const SeatLook look =
      position == nullptr ? SeatLook{ui.game->seatNames[seat], ui.seatColours[seat]} : seatLookOf(ui, position, seat);
  const Colour colour = look.colour;
  canvas.box(area.x, area.y, area.w, area.h, chosen ? kGold : kInk, kClear, 3);
  if (chosen) drawPointer(canvas, area.x + 4, area.y + (area.h - 11) / 2, kVoid);
  const Point badge{area.x + 17, area.y + area.h / 2};
  const int dark = area.h < 15 ? area.h : 15;
  if (chosen) canvas.box(badge.x - 6, badge.y - dark / 2, 15, dark, kVoid, kClear, 2);
  if (ui.seatBadge != nullptr)
    ui.seatBadge(canvas, position, seat, badge.x, badge.y);
  else
    canvas.box(badge.x - 5, badge.y - 5, 10, 10, colour, shadeOf(colour), 2);
  const Colour ink = chosen ? kVoid : kPaper, quiet = chosen ? kVoid : kHaze;
  const int level = area.x + area.w - kRight - kLevelWidth, bars = level - kGap - kLevelBarsWidth;
  const int left = bars - kGap - textWidth("Computer");
  const bool bold = area.x + kNameAt + widestName(*ui.game, seats) + 3 <= left - 7;
  canvas.text(area.x + kNameAt, y, look.name, chosen ? kVoid : colour, bold ? Weight::bold : Weight::body);
  canvas.text(left - 7, y, "<", quiet);
  canvas.textRight(area.x + area.w - 5, y, ">", quiet);
  if (choice == SeatChoice::person) {
    canvas.text(left, y, "Person", ink);
    return;
  }
  canvas.text(left, y, "Computer", ink);
  drawLevelBars(canvas, bars, y, choice, chosen ? kVoid : kCyan);
  canvas.text(level, y, levelName(choice), ink);
}

}  // namespace armada
