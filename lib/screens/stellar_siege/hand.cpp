// How a hand lies and what stands on a card.
#include "screens/stellar_siege/hand.h"

#include "canvas/art.h"
#include "rules/kernel/text.h"
#include "screens/components.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

constexpr int kLeft = 6, kRight = 314;
constexpr int kPitch = 62;
constexpr int kGap = kPitch - kCardWidth;
constexpr int kSideBySide = 5;  // whole cards
constexpr int kBand = 24;
constexpr int kIconWidth = 37, kTightWidth = 24;
constexpr int kRoomyIcons = 7;  // more are tight

// In the middle, however many there are: a hand that grows or shrinks does not jump.
int firstX(int width) { return (kLeft + kRight - width) / 2; }

}  // namespace

namespace {

HandLayout kindsOf(const Cards& hand) {
  HandLayout layout{};
  eachKind(hand, [&](Kind kind, int) { layout.kind[layout.count++] = kind; });
  return layout;
}

// Whole is stack number `whole`, or none.
void layShrunk(HandLayout& layout, int whole) {
  const int icons = layout.count - (whole < 0 ? 0 : 1), wide = whole < 0 ? 0 : kPitch;
  const int width = layout.count <= kRoomyIcons ? kIconWidth : kTightWidth;
  int pitch = width + kGap;
  const int room = kRight - kLeft - wide - width;  // for all icons but one
  if (icons > 1 && (icons - 1) * pitch > room) pitch = room / (icons - 1);
  int x = firstX((icons - 1) * pitch + width + wide);
  for (int i = 0; i < layout.count; ++i) {
    layout.x[i] = static_cast<std::int16_t>(x);
    layout.w[i] = static_cast<std::uint8_t>(i == whole ? kCardWidth : width);
    x += i == whole ? kPitch : pitch;
  }
}

}  // namespace

HandLayout layHand(const Cards& hand, Kind chosen) {
  HandLayout layout = kindsOf(hand);
  if (layout.count > kSideBySide) {
    layShrunk(layout, layout.find(chosen) < 0 ? 0 : layout.find(chosen));
    return layout;
  }
  int x = firstX(kPitch * layout.count - kGap);
  for (int i = 0; i < layout.count; ++i, x += kPitch) {
    layout.x[i] = static_cast<std::int16_t>(x);
    layout.w[i] = kCardWidth;
  }
  return layout;
}

HandLayout layIcons(const Cards& hand) {
  HandLayout layout = kindsOf(hand);
  layShrunk(layout, -1);
  return layout;
}

namespace {

void drawCount(Canvas& canvas, int x, int y, int count) {
  if (count < 2) return;
  Text<8> times;
  times << "×" << count;
  canvas.box(x - 2, y - 5, textWidth(times.c_str(), Weight::bold) + 6, 12, kUmber, kPaper, 2);
  canvas.text(x + 1, y - 3, times.c_str(), kPaper, Weight::bold);
}

// The edges of the others of its kind.
void drawBehind(Canvas& canvas, Rect card, int count) {
  for (int behind = count < 3 ? count - 1 : 2; behind > 0; --behind)
    drawPaper(canvas, {card.x + 2 * behind, card.y - 2 * behind, card.w, card.h});
}

// The sign, and a Soldier's numbers below it; an Officer's star.
void drawIcon(Canvas& canvas, Rect card, Kind kind, int count) {
  const bool tight = card.w < kIconWidth;
  drawBehind(canvas, card, count);
  drawCard(canvas, card, kBand);
  if (tight)
    drawTightSign(canvas, card.x + (card.w - kTightSignWidth) / 2, card.y + 5, kind);
  else
    drawSign(canvas, card.x + (card.w - kSoldierSignWidth) / 2, card.y + 5, kind);
  if (isOfficer(kind)) {
    drawRank(canvas, card.x + card.w / 2 - 4, card.y + kBand + 4, kind, kUmber, kBrick);
  } else {
    Text<8> numbers;
    numbers << int{cardOf(kind).number[0]} << (tight ? "-" : " or ") << int{cardOf(kind).number[1]};
    canvas.textCentred(card.x + card.w / 2, card.y + kBand + 3, numbers.c_str(), kUmber);
  }
  drawCount(canvas, card.x, card.y, count);
}

void drawWhole(Canvas& canvas, int x, int y, Kind kind, int count) {
  drawBehind(canvas, {x, y, kCardWidth, kCardHeight}, count);
  drawCard(canvas, {x, y, kCardWidth, kCardHeight}, kBand);
  const AlienCard& card = cardOf(kind);
  if (isOfficer(kind)) drawRank(canvas, x + 5, y + 9, kind, kUmber, kBrick);
  drawSign(canvas, x + (isOfficer(kind) ? 19 : 8), y + 5, kind);
  for (int i = 0; i < kCardLines; ++i) {
    const char* words = card.brief[i];
    if (words == nullptr || *words == '\0') break;
    const bool bold = i == 0 && textWidth(words, Weight::bold) < kCardWidth - 8;
    canvas.textCentred(x + kCardWidth / 2, y + kCardWordsY + kCardLead * i, words, kUmber,
                       bold ? Weight::bold : Weight::body);
  }
  drawCount(canvas, x, y, count);
}

}  // namespace

void drawHand(Canvas& canvas, const Cards& hand, const HandLayout& layout, int y, Kind lifted) {
  if (layout.count == 0) {
    canvas.textCentred(160, kHandY + 24, "No Aliens in hand.", kHaze);
    return;
  }
  for (int i = 0; i < layout.count; ++i) {
    const Kind kind = layout.kind[i];
    const int top = kind == lifted ? y - kHandLift : y;
    if (layout.shrunk(i))
      drawIcon(canvas, {layout.x[i], top, layout.w[i], kIconHeight}, kind, hand.count(kind));
    else
      drawWhole(canvas, layout.x[i], top, kind, hand.count(kind));
  }
}

Kind nextKind(const Cards& hand, Kind from, int step) {
  const int kinds = kKinds;
  int at = indexOf(from);
  if (at == 0 && step < 0) at = 1;
  for (int tries = 0; tries < kinds; ++tries) {
    at = (at + step - 1 + kinds) % kinds + 1;
    if (hand.of[at] > 0) return static_cast<Kind>(at);
  }
  return Kind::unknown;
}

}  // namespace armada::stellar_siege
