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
constexpr int kSideBySide = 5;  // stacks that do not overlap
constexpr int kBand = 24;

// A few cards lie below the Planet that their number means: the beam is short.
int firstX(int stacks, std::uint8_t cards) {
  const int width = kPitch * (stacks - 1) + kCardWidth;
  const int x = planetX(planetForValue(cards == 0 ? std::uint8_t{1} : cards)) - width / 2;
  if (x < kLeft) return kLeft;
  return x + width > kRight ? kRight - width : x;
}

}  // namespace

HandLayout layHand(const Cards& hand, Kind chosen) {
  HandLayout layout{};
  eachKind(hand, [&](Kind kind, int) { layout.kind[layout.count++] = kind; });
  const int stacks = layout.count;
  const bool overlaps = stacks > kSideBySide;
  const int whole = layout.find(chosen) < 0 ? 0 : layout.find(chosen);
  const int narrow = overlaps ? (kRight - kCardWidth - kLeft - kPitch) / (stacks - 2) : kPitch;
  int x = overlaps ? kLeft : firstX(stacks, hand.total);
  for (int i = 0; i < stacks; ++i) {
    layout.x[i] = static_cast<std::int16_t>(x);
    x += i == whole ? kPitch : narrow;
  }
  return layout;
}

void drawAlienCard(Canvas& canvas, int x, int y, Kind kind, int count) {
  for (int behind = count < 3 ? count - 1 : 2; behind > 0; --behind)
    drawPaper(canvas, {x + 2 * behind, y - 2 * behind, kCardWidth, kCardHeight});
  drawCard(canvas, {x, y, kCardWidth, kCardHeight}, kBand);
  const AlienCard& card = cardOf(kind);
  if (isOfficer(kind)) drawRank(canvas, x + 5, y + 9, kind, kUmber, kBrick);
  drawSign(canvas, x + (isOfficer(kind) ? 19 : 8), y + 5, kind);
  for (int i = 0; i < 3; ++i) {
    const char* words = card.brief[i];
    if (words == nullptr || *words == '\0') break;
    const bool bold = i == 0 && textWidth(words, Weight::bold) < kCardWidth - 8;
    canvas.textCentred(x + kCardWidth / 2, y + 29 + 11 * i, words, kUmber, bold ? Weight::bold : Weight::body);
  }
  if (count < 2) return;
  // At the corner that stays in sight when cards overlap.
  Text<8> times;
  times << "×" << count;
  canvas.box(x - 2, y - 5, textWidth(times.c_str(), Weight::bold) + 6, 12, kUmber, kPaper, 2);
  canvas.text(x + 1, y - 3, times.c_str(), kPaper, Weight::bold);
}

void drawHand(Canvas& canvas, const Cards& hand, const HandLayout& layout, int y, Kind lifted) {
  if (layout.count == 0) {
    canvas.textCentred(160, kHandY + 24, "No Aliens in hand.", kHaze);
    return;
  }
  for (int i = 0; i < layout.count; ++i) {
    const Kind kind = layout.kind[i];
    drawAlienCard(canvas, layout.x[i], kind == lifted ? y - kHandLift : y, kind, hand.count(kind));
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
