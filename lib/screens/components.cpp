#include "screens/components.h"

#include <cstring>
#include <utility>

#include "screens/daily.h"

namespace armada {

namespace {

constexpr int kButton = 13;  // icons are this high, and round and crossed ones as wide
constexpr int kLeastGap = 6;
constexpr int kBestGap = 14;

bool isPill(ButtonHint::Key key) { return key == ButtonHint::Key::select || key == ButtonHint::Key::start; }
const char* pillWord(ButtonHint::Key key) { return key == ButtonHint::Key::select ? "SELECT" : "START"; }

int iconWidth(ButtonHint::Key key) { return isPill(key) ? textWidth(pillWord(key)) + 8 : kButton; }
int itemWidth(const ButtonHint& item) { return iconWidth(item.key) + 4 + textWidth(item.word); }

// d-pad, A, B, SELECT, START; two uses of the d-pad stay as they were added.
constexpr int kFootPlaces = 5;
int footPlace(ButtonHint::Key key) {
  const int after = static_cast<int>(key) - static_cast<int>(ButtonHint::Key::a) + 1;
  return after < 0 ? 0 : after;
}

void drawCross(Canvas& canvas, int x, int y, bool across, bool upright) {
  canvas.label(x, y + 2, across && upright ? "\u2195\u2194" : across ? "\u2194" : "\u2195", kPaper);
  canvas.rect(x + 4, y, 5, kButton, upright ? kPaper : kSteel);
  canvas.rect(x, y + 4, kButton, 5, across ? kPaper : kSteel);
  if (across && upright)
    canvas.rect(x + 5, y + 5, 3, 3, kInk);
  else
    canvas.rect(x + 4, y + 4, 5, 5, kSteel);
}

void drawRound(Canvas& canvas, int x, int y, bool first, bool letterA) {
  canvas.disc(x + 6, y + 6, 6, kPaper);
  if (!first) canvas.disc(x + 6, y + 6, 5, kInk);
  canvas.text(x + 4, y + 3, letterA ? "A" : "B", first ? kVoid : kPaper);
}

void drawIcon(Canvas& canvas, int x, int y, ButtonHint::Key key, bool swapped) {
  switch (key) {
    case ButtonHint::Key::dpad: return drawCross(canvas, x, y, true, true);
    case ButtonHint::Key::leftRight: return drawCross(canvas, x, y, true, false);
    case ButtonHint::Key::upDown: return drawCross(canvas, x, y, false, true);
    case ButtonHint::Key::a: return drawRound(canvas, x, y, true, !swapped);
    case ButtonHint::Key::b: return drawRound(canvas, x, y, false, swapped);
    case ButtonHint::Key::select:
    case ButtonHint::Key::start:
      canvas.box(x, y, iconWidth(key), kButton, kPaper, kClear, 3);
      canvas.text(x + 4, y + 3, pillWord(key), kVoid);
      return;
  }
}

}  // namespace

// ---- header and foot ------------------------------------------------------------------------------------------------
void shout(const char* words, TextOut& out) {
  for (; *words != '\0'; ++words) out << (*words >= 'a' && *words <= 'z' ? static_cast<char>(*words - 32) : *words);
}

void nameButtons(const char* words, bool swapped, TextOut& out) {
  for (; *words != '\0'; ++words) {
    const bool named = *words == '{' && (words[1] == 'A' || words[1] == 'B') && words[2] == '}';
    if (!named) {
      out << *words;
      continue;
    }
    out << ((words[1] == 'A') != swapped ? 'A' : 'B');
    words += 2;
  }
}

void drawHeader(Canvas& canvas, const char* title, const char* right, Colour accent) {
  canvas.rect(0, 0, Canvas::kWidth, 19, kInk);
  canvas.rect(0, 19, Canvas::kWidth, 1, accent);
  canvas.rect(0, 20, Canvas::kWidth, 1, kVoid);
  Text<40> capitals;
  shout(title, capitals);
  const int after = canvas.marquee(6, 4, capitals.c_str(), kPaper) + 4;
  const int end = Canvas::kWidth - 14 - (*right != '\0' ? textWidth(right) : 0);
  for (int i = 0; i < 3; ++i) {
    const int from = after + 6 * i;
    if (end - from > 6) canvas.hline(from, 6 + 3 * i, end - from, kNight);
  }
  if (*right != '\0') canvas.textRight(Canvas::kWidth - 6, 6, right, kMist);
}

int footWidth(const ButtonHints& hints) {
  int width = hints.count > 1 ? kLeastGap * (hints.count - 1) : 0;
  for (int i = 0; i < hints.count; ++i) width += itemWidth(hints.items[i]);
  return width;
}

void drawFoot(Canvas& canvas, const ButtonHints& hints, Colour accent, bool swapped) {
  canvas.rect(0, kFootTop, Canvas::kWidth, Canvas::kHeight - kFootTop, kInk);
  canvas.hline(0, kFootTop, Canvas::kWidth, accent);
  if (hints.count == 0) return;
  int gap = kLeastGap;
  if (hints.count > 1) {
    const int spare = (kFootRoom - footWidth(hints)) / (hints.count - 1);
    gap += spare < 0 ? 0 : spare;
    if (gap > kBestGap) gap = kBestGap;
  }
  int x = 6;
  for (int place = 0; place < kFootPlaces; ++place) {
    for (int i = 0; i < hints.count; ++i) {
      const ButtonHint& item = hints.items[i];
      if (footPlace(item.key) != place) continue;
      drawIcon(canvas, x, 223, item.key, swapped);
      canvas.text(x + iconWidth(item.key) + 4, 225, item.word, kPaper);
      x += itemWidth(item) + gap;
    }
  }
}

// ---- holders --------------------------------------------------------------------------------------------------------
void drawPanel(Canvas& canvas, Rect area, Colour fill, Colour edge) {
  canvas.box(area.x, area.y, area.w, area.h, fill, edge, 3);
}

bool drawOpeningPanel(Canvas& canvas, Rect area, int step, Colour fill, Colour edge) {
  if (step >= kPanelSteps) return true;
  const int h = area.h * (step < 1 ? 1 : step) / kPanelSteps;
  drawPanel(canvas, {area.x, area.y + (area.h - h) / 2, area.w, h}, fill, edge);
  return false;
}

void drawDialog(Canvas& canvas, Rect area, const char* title) {
  canvas.rect(area.x + 4, area.y + 5, area.w, area.h, kVoid);
  drawPanel(canvas, area, kInk, kGold);
  canvas.box(area.x + 1, area.y + 1, area.w - 2, kDialogBand - 1, kNight, kClear, 3);
  canvas.marqueeCentred(area.x + area.w / 2, area.y + 8, title, kGold);
  canvas.hline(area.x + 1, area.y + kDialogBand, area.w - 2, kGold);
}

void drawPaper(Canvas& canvas, Rect area) {
  canvas.box(area.x, area.y, area.w, area.h, kPaper, kUmber, 3);
  canvas.hline(area.x + 3, area.y + area.h - 2, area.w - 6, kKraft);
}

void drawCard(Canvas& canvas, Rect area, int band) {
  drawPaper(canvas, area);
  canvas.rect(area.x + 2, area.y + 3, area.w - 4, band - 3, kKraft);
  canvas.hline(area.x + 3, area.y + 2, area.w - 6, kKraft);
  canvas.hline(area.x + 1, area.y + band, area.w - 2, kUmber);
}

void drawCardBack(Canvas& canvas, Rect area) {
  canvas.box(area.x, area.y, area.w, area.h, kNight, kSteel, 3);
  if (area.w < 12 || area.h < 12) return;
  canvas.box(area.x + 3, area.y + 3, area.w - 6, area.h - 6, kInk, kSteel, 2);
  canvas.dither(area.x + 5, area.y + 5, area.w - 10, area.h - 10, kNight, 8);
}

// ---- choice ---------------------------------------------------------------------------------------------------------
namespace {
bool breathesOut(std::uint32_t ticks) { return ticks / 15 % 2 != 0; }
}  // namespace

bool cursorMoves(std::uint32_t ticks) { return ticks % 15 == 0; }

void drawCursor(Canvas& canvas, Rect thing, std::uint32_t ticks, Colour colour) {
  const int out = breathesOut(ticks) ? 1 : 0;
  const int x0 = thing.x - 3 - out, y0 = thing.y - 3 - out;
  const int x1 = thing.x + thing.w + 1 + out, y1 = thing.y + thing.h + 1 + out;
  int n = 9;
  if (thing.w / 3 < n) n = thing.w / 3;
  if (thing.h / 3 + 2 < n) n = thing.h / 3 + 2;
  for (const int x : {x0, x1}) {
    for (const int y : {y0, y1}) {
      canvas.rect(x == x0 ? x : x - n + 2, y, n, 2, colour);
      canvas.rect(x, y == y0 ? y : y - n + 2, 2, n, colour);
    }
  }
}

void drawPointer(Canvas& canvas, int x, int y, Colour colour) {
  for (int i = 0; i < 6; ++i) canvas.vline(x + i, y + i, 11 - 2 * i, colour);
}

void drawArrowDown(Canvas& canvas, int cx, int y, Colour colour) {
  for (int i = 0; i < 6; ++i) canvas.hline(cx - 6 + i, y + i, 12 - 2 * i, colour);
}

void drawRow(Canvas& canvas, Rect area, const char* name, RowValue value, bool chosen, bool quiet) {
  const int textY = area.y + (area.h - 8) / 2;
  if (chosen) {
    canvas.box(area.x, area.y, area.w, area.h, kGold, kClear, 3);
    drawPointer(canvas, area.x + 6, area.y + (area.h - 11) / 2, kVoid);
  }
  const Colour nameColour = chosen ? kVoid : (quiet ? kHaze : kPaper);
  canvas.text(area.x + 18, textY, name, nameColour, Weight::bold);
  if (value.words == nullptr || *value.words == '\0') return;
  const int right = area.x + area.w - 8;
  if (!value.changeable) {
    canvas.textRight(right, textY, value.words, chosen ? kVoid : (quiet ? kHaze : kMist));
    return;
  }
  const int w = textWidth(value.words);
  canvas.textRight(right, textY, ">", chosen ? kVoid : kHaze);
  canvas.text(right - 10 - w, textY, value.words, chosen ? kVoid : kPaper);
  canvas.text(right - 19 - w, textY, "<", chosen ? kVoid : kHaze);
}

void drawTrack(Canvas& canvas, int x, int y, int value, int of, int numberX, Colour colour, bool chosen) {
  for (int i = 0; i < of; ++i) {
    const int at = x + 11 * i;
    if (i < value)
      canvas.box(at, y, 9, 12, chosen ? kVoid : colour, kClear, 1);
    else
      canvas.rect(at + 3, y + 5, 3, 2, chosen ? kVoid : kSteel);
  }
  Text<12> number;
  number << value;
  canvas.textRight(numberX, y + 2, number.c_str(), chosen ? kVoid : kPaper, Weight::bold);
}

void drawScrollBar(Canvas& canvas, Rect area, int first, int seen, int all) {
  if (all <= seen || all <= 0) return;
  canvas.rect(area.x, area.y, area.w, area.h, kNight);
  int h = area.h * seen / all;
  if (h < 6) h = 6;
  const int y = area.y + (area.h - h) * first / (all - seen);
  canvas.rect(area.x, y, area.w, h, kGold);
}

int scrolledTo(int first, int chosen, int seen, int all) {
  if (chosen < first) first = chosen;
  if (chosen >= first + seen) first = chosen - seen + 1;
  if (first > all - seen) first = all - seen;
  return first < 0 ? 0 : first;
}

Colour shadeOf(Colour bright) {
  switch (bright) {
    case kRed: return kBrick;
    case kOrange: return kRust;
    case kGold: return kBrass;
    case kLeaf: return kMoss;
    case kCyan: return kTeal;
    case kBlue: return kUltra;
    case kViolet: return kPlum;
    case kPink: return kRose;
    default: return kSteel;
  }
}

// ---- small things ---------------------------------------------------------------------------------------------------
void drawChip(Canvas& canvas, int cx, int cy, ChipShape shape, const char* letter, Colour colour, bool filled) {
  const Colour inside = filled ? colour : kInk;
  switch (shape) {
    case ChipShape::square: canvas.box(cx - 7, cy - 7, 15, 15, inside, colour, 2); break;
    case ChipShape::hexagon: {
      const Point outer[] = {{cx - 9, cy}, {cx - 5, cy - 7}, {cx + 5, cy - 7},
                             {cx + 9, cy}, {cx + 5, cy + 7}, {cx - 5, cy + 7}};
      const Point inner[] = {{cx - 8, cy}, {cx - 4, cy - 6}, {cx + 4, cy - 6},
                             {cx + 8, cy}, {cx + 4, cy + 6}, {cx - 4, cy + 6}};
      canvas.polygon(outer, 6, colour);
      if (!filled) canvas.polygon(inner, 6, kInk);
      break;
    }
    case ChipShape::disc:
      canvas.disc(cx, cy, 8, colour);
      if (!filled) canvas.disc(cx, cy, 7, kInk);
      break;
  }
  canvas.text(cx - textWidth(letter, Weight::bold) / 2, cy - 4, letter, filled ? kVoid : colour, Weight::bold);
}

int drawPriceTag(Canvas& canvas, int x, int y, const char* words, Colour fill, Colour ink) {
  const int w = textWidth(words, Weight::bold) + 14;
  for (int j = 0; j < 15; ++j) {
    const int inset = j < 7 ? 7 - j : j - 7;
    canvas.hline(x + inset, y + j, w - inset, fill);
  }
  canvas.text(x + 10, y + 4, words, ink, Weight::bold);
  return x + w;
}

void drawButton(Canvas& canvas, int x, int y, ButtonHint::Key key, bool swapped) {
  canvas.box(x, y - 2, iconWidth(key) + 4, kButton + 4, kInk, kClear, 3);
  drawIcon(canvas, x + 2, y, key, swapped);
}

int drawStamp(Canvas& canvas, int x, int y, Stamp stamp) {
  struct Ink {
    const char* word;
    Colour colour;
  };
  static constexpr Ink kInks[] = {{"Book", kUltra}, {"Fact", kTeal}, {"House", kBrick}};
  if (stamp == Stamp::none) return x;
  const Ink& ink = kInks[static_cast<std::size_t>(stamp)];
  const int w = textWidth(ink.word, Weight::bold);
  canvas.box(x, y, w + 8, 13, ink.colour, kClear, 2);
  canvas.text(x + 4, y + 3, ink.word, kPaper, Weight::bold);
  return x + w + 12;
}

void writeSeed(Seed seed, TextOut& out) {
  out << "seed ";
  for (Seed place = kSeeds / 10; place > 1 && seed < place; place /= 10) out << '0';
  out << std::uint32_t{seed};
}

void drawToast(Canvas& canvas, const char* words) {
  Text<96> line;
  fitted(words, Canvas::kWidth - 2 * kMargin - 8, line);
  canvas.rect(0, kFootTop, Canvas::kWidth, Canvas::kHeight - kFootTop, kNight);
  canvas.hline(0, kFootTop, Canvas::kWidth, kGold);
  canvas.textCentred(Canvas::kWidth / 2, 225, line.c_str(), kPaper);
}

void drawBestScore(Canvas& canvas, int y, int score, std::int16_t best) {
  Text<48> words;
  const bool first = best == INT16_MIN, record = first || score > best;
  if (first)
    words << "Your first score";
  else if (record)
    words << "A new best, was " << std::int32_t{best};
  else if (score == best)
    words << "As good as your best";
  else
    words << "Best so far: " << std::int32_t{best};
  const int w = textWidth(words.c_str(), Weight::bold) + 24;
  canvas.box(160 - w / 2, y, w, 17, record ? kGold : kInk, record ? kClear : kSteel, 4);
  canvas.textCentred(160, y + 4, words.c_str(), record ? kVoid : kMist, Weight::bold);
}

// ---- the bubble -----------------------------------------------------------------------------------------------------
namespace {
constexpr int kTail = 10;  // room between a bubble and what it speaks of
constexpr int kTop = kBodyTop + 2, kBottom = kBodyBottom - 1, kRight = Canvas::kWidth - 6;

int clamped(int value, int low, int high) { return value < low ? low : (value > high ? high : value); }

int least(int a, int b) { return a < b ? a : b; }
int most(int a, int b) { return a > b ? a : b; }

Rect common(Rect a, Rect b) {
  const int x = most(a.x, b.x), y = most(a.y, b.y);
  const int w = least(a.x + a.w, b.x + b.w) - x, h = least(a.y + a.h, b.y + b.h) - y;
  return w > 0 && h > 0 ? Rect{x, y, w, h} : Rect{0, 0, 0, 0};
}

// How far apart they are; a thing above or below is read less easily than one beside.
int distance(Rect a, Rect b) {
  const int dx = most(most(a.x - b.x - b.w, b.x - a.x - a.w), 0);
  const int dy = most(most(a.y - b.y - b.h, b.y - a.y - a.h), 0);
  return dx + 2 * dy;
}

int flawOf(Rect bubble, Rect anchor, Rect alsoFree) {
  const Rect onThing = common(bubble, anchor), onOther = common(bubble, alsoFree);
  const int covered = onThing.w * onThing.h * 4 + onOther.w * onOther.h;
  const bool beside = bubble.x >= anchor.x + anchor.w || bubble.x + bubble.w <= anchor.x;
  const int offMiddle =
      beside ? bubble.y + bubble.h / 2 - anchor.y - anchor.h / 2 : bubble.x + bubble.w / 2 - anchor.x - anchor.w / 2;
  const int noTail = overlap(bubble, grown(anchor, kTail)) ? 40 : 0;
  const int onItsEdge = overlap(bubble, grown(alsoFree, 2)) ? 20 : 0;
  return (covered > 0 ? BubblePlace::kCovers + covered : 0) + noTail + onItsEdge + 2 * distance(bubble, anchor) +
         (offMiddle < 0 ? -offMiddle : offMiddle) / 8;
}
}  // namespace

Rect grown(Rect area, int by) { return {area.x - by, area.y - by, area.w + 2 * by, area.h + 2 * by}; }

Rect around(Rect a, Rect b) {
  if (a.w <= 0) return b;
  if (b.w <= 0) return a;
  const int x = least(a.x, b.x), y = least(a.y, b.y);
  return {x, y, most(a.x + a.w, b.x + b.w) - x, most(a.y + a.h, b.y + b.h) - y};
}

// It can only be best beside one of the two things, at an end of the screen or level with the middle of what it speaks of:
// all of these are tried.
BubblePlace placeBubble(Rect anchor, Rect alsoFree, int w, int h) {
  if (anchor.w <= 0) anchor = alsoFree;
  if (anchor.w <= 0) return {{(Canvas::kWidth - w) / 2, (kTop + kBottom - h) / 2, w, h}, 0};
  const Rect other = alsoFree.w > 0 ? alsoFree : anchor;
  const int lefts[] = {
      anchor.x + anchor.w + kTail, anchor.x - kTail - w, other.x + other.w + kTail,      other.x - kTail - w,
      anchor.x + anchor.w,         anchor.x - w,         anchor.x + anchor.w / 2 - w / 2};
  const int tops[] = {anchor.y + anchor.h / 2 - h / 2,
                      anchor.y - kTail - h,
                      anchor.y + anchor.h + kTail,
                      other.y - kTail - h,
                      other.y + other.h + kTail,
                      anchor.y - h,
                      anchor.y + anchor.h,
                      kTop,
                      kBottom - h};
  BubblePlace best{{}, -1};
  for (const int left : lefts) {
    for (const int top : tops) {
      const Rect area{clamped(left, kMargin + 2, kRight - w), clamped(top, kTop, kBottom - h), w, h};
      const int flaw = flawOf(area, anchor, alsoFree);
      if (best.flaw < 0 || flaw < best.flaw) best = {area, flaw};
    }
  }
  return best;
}

bool overlap(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

void drawBubble(Canvas& canvas, Rect area, Rect anchor) {
  canvas.rect(area.x + 4, area.y + 5, area.w, area.h, kVoid);
  canvas.box(area.x, area.y, area.w, area.h, kPaper, kUmber, 5);
  if (anchor.w <= 0) return;
  const int cx = anchor.x + anchor.w / 2, cy = anchor.y + anchor.h / 2;
  // A tail is drawn twice: its edge, and the paper one pixel smaller which also opens the bubble's own edge.
  Point tip{}, from{}, to{}, inFrom{}, inTo{}, inTip{};
  if (anchor.x + anchor.w <= area.x || anchor.x >= area.x + area.w) {
    const bool left = anchor.x + anchor.w <= area.x;
    const int x = left ? area.x : area.x + area.w - 1, dir = left ? 1 : -1;
    const int y = clamped(cy, area.y + 18, area.y + area.h - 19);
    const int tipX = left ? (anchor.x + anchor.w - 4 > x - 24 ? anchor.x + anchor.w - 4 : x - 24)
                          : (anchor.x + 3 < x + 24 ? anchor.x + 3 : x + 24);
    tip = {tipX, clamped(cy, anchor.y, anchor.y + anchor.h - 1)};
    from = {x, y - 10}, to = {x, y + 10};
    inTip = {tip.x + 2 * dir, tip.y}, inFrom = {x + dir, y - 9}, inTo = {x + dir, y + 9};
  } else {
    const bool above = anchor.y + anchor.h <= area.y;
    if (!above && anchor.y < area.y + area.h) return;  // it lies on the thing: a tail would point at itself
    const int y = above ? area.y : area.y + area.h - 1, dir = above ? 1 : -1;
    const int x = clamped(cx, area.x + 18, area.x + area.w - 19);
    tip = {clamped(cx, anchor.x, anchor.x + anchor.w - 1), above ? anchor.y + anchor.h - 3 : anchor.y + 2};
    from = {x - 10, y}, to = {x + 10, y};
    inTip = {tip.x, tip.y + 2 * dir}, inFrom = {x - 9, y + dir}, inTo = {x + 9, y + dir};
  }
  canvas.triangle(from, to, tip, kUmber);
  canvas.triangle(inFrom, inTo, inTip, kPaper);
}

// In slabs from edge to edge: in each, what of a row is bright is the same.
void dimAround(Canvas& canvas, Rect first, Rect second) {
  const Rect screen{0, 0, Canvas::kWidth, kFootTop};
  first = common(first, screen), second = common(second, screen);
  int y = 0;
  while (y < kFootTop) {
    int next = kFootTop;
    for (const Rect& bright : {first, second})
      for (const int edge : {bright.y, bright.y + bright.h})
        if (edge > y && edge < next) next = edge;
    const Rect slab{0, y, Canvas::kWidth, next - y};
    Rect left = common(slab, first), right = common(slab, second);
    if (left.w == 0 || (right.w > 0 && right.x < left.x)) std::swap(left, right);
    int x = 0;
    for (const Rect& bright : {left, right}) {
      if (bright.w == 0) continue;
      if (bright.x > x) canvas.dim({x, y, bright.x - x, slab.h});
      x = most(x, bright.x + bright.w);
    }
    canvas.dim({x, y, Canvas::kWidth - x, slab.h});
    y = next;
  }
}

int tagWidth(const char* words) { return textWidth(words, Weight::bold) + 8; }

void drawTag(Canvas& canvas, Rect area, const char* words) {
  canvas.box(area.x, area.y, area.w, area.h, kGold, kVoid, 2);
  canvas.text(area.x + 4, area.y + 3, words, kVoid, Weight::bold);
}

// ---- words ----------------------------------------------------------------------------------------------------------
void fitted(const char* words, int w, TextOut& out, Weight weight) {
  out << words;
  if (out.whole() && textWidth(out.c_str(), weight) <= w) return;
  std::size_t bytes = std::strlen(words);
  do {
    do --bytes;
    while (bytes > 0 && (static_cast<unsigned char>(words[bytes]) & 0xC0u) == 0x80u);
    out.clear();
    out.put(words, bytes) << "...";
  } while (bytes > 0 && (!out.whole() || textWidth(out.c_str(), weight) > w));
}

void fittedLines(const char* words, int w, int lines, TextOut& out) {
  int room = lines * w;
  do {
    out.clear();
    fitted(words, room, out);
    room -= 8;
  } while (paragraphLines(w, out.c_str()) > lines);
}

TextOut& counted(TextOut& out, int number, const char* thing) {
  return out << number << ' ' << thing << (number == 1 ? "" : "s");
}

}  // namespace armada
