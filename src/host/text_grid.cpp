// Words and areas of the canvas onto a grid of letters. A letter of the canvas is wider than a cell, so that words always
// have room; the art is to keep what was left, right or in the middle there.
#include "text_grid.h"

#include <algorithm>

#include "canvas/utf8.h"

namespace armada {
namespace {

constexpr int kCapital = 8;    // pixels of a capital letter
constexpr int kFootTop = 219;  // the line of buttons begins here
constexpr int kFootRow = kFootTop / TextGrid::kCellHeight + 1;
constexpr int kHeaderHeight = 20;
constexpr int kShadow = 3;    // as far from its letters at most
constexpr int kLabel = 3;     // letters that stand for a piece
constexpr int kNarrow = 112;  // an area for a few words

std::u32string lettersOf(const char* words, std::size_t bytes) {
  std::u32string letters;
  for (const char *at = words, *end = words + bytes; at != end;) letters += static_cast<char32_t>(nextLetter(at, end));
  return letters;
}

bool isCapital(char32_t letter) { return letter >= U'A' && letter <= U'Z'; }

// A letter of its own, or spaced letters: a logo, which its picture shows better.
bool isLogo(const std::u32string& letters) {
  for (std::size_t i = 0; i < letters.size(); ++i)
    if (i % 2 == 0 ? !isCapital(letters[i]) : letters[i] != U' ') return false;
  return letters.size() != 2 && !letters.empty();
}

// The names on the buttons become the keys of a terminal.
std::u32string keyOf(const std::u32string& button) {
  if (button == U"A" || button == U"B") return U"[" + button + U"]";
  if (button == U"SELECT") return U"[Tab]";
  if (button == U"START") return U"[Esc]";
  if (button.find_first_of(U"\u2194\u2195") != std::u32string::npos) return button;
  return std::u32string();
}

}  // namespace

void appendLetter(std::string& to, char32_t letter) {
  const auto put = [&to](char32_t byte) { to += static_cast<char>(byte); };
  if (letter < 0x80) {
    put(letter < 0x20 ? U' ' : letter);
  } else if (letter < 0x800) {
    put(0xC0 | letter >> 6);
    put(0x80 | (letter & 0x3F));
  } else {
    put(0xE0 | letter >> 12);
    put(0x80 | (letter >> 6 & 0x3F));
    put(0x80 | (letter & 0x3F));
  }
}

// ---- what the canvas tells ------------------------------------------------------------------------------------------
void TextGrid::wrote(int x, int y, const char* words, std::size_t bytes, Colour colour, Weight weight) {
  std::u32string letters = lettersOf(words, bytes);
  if (y >= kFootTop) {
    putFoot(x, letters, colour);
    return;
  }
  const int width = textWidth(std::string(words, bytes).c_str(), weight);
  const bool goesOn = y == lastY_ && x >= lastEndX_ && x - lastEndX_ <= 6;
  const int wide = std::max(width, static_cast<int>(letters.size()) * kCellWidth);
  const int from = std::clamp(x / kCellWidth, 0, kColumns - 1);
  const int to = std::clamp((x + wide - 1) / kCellWidth, from, kColumns - 1);
  int row = 0;
  int column = 0;
  if (goesOn) {
    row = lastRow_;
    column = std::min(lastEndColumn_ + (x - lastEndX_ >= 3 ? 1 : 0), kColumns - 1);
  } else {
    row = rowFor(x, y, from, to, static_cast<int>(letters.size()));
    column = columnFor(x, width, static_cast<int>(letters.size()), row);
    if (letters == U"<") column = columnBefore(column, row);
  }
  if (!isLogo(letters)) maskInk({x - 1, y - 1, width + 3, kCapital + 4}, colour);
  put(row, column, std::min(from, column), to, letters, colour, weight, x, y);
  if (isLogo(letters) && letters.size() > 1)
    for (int c = column; c < std::min(kColumns, column + static_cast<int>(letters.size())); ++c)
      cell(c, row).picture = true;
  sentenceEnded_ = letters.back() == U'.';
  lastY_ = y;
  lastEndX_ = x + width + 1;
  lastRow_ = row;
  lastEndColumn_ = column + static_cast<int>(letters.size());
}

// Buttons and their words stand in one row, one after the other, whatever the pictures of the buttons take.
void TextGrid::putFoot(int x, const std::u32string& words, Colour colour) {
  const std::u32string key = keyOf(words);
  const std::u32string& letters = key.empty() ? words : key;
  const bool follows = lastY_ == kFootTop && x > lastEndX_;
  int column = x / kCellWidth;
  if (follows) column = key.empty() ? lastEndColumn_ + 1 : std::max(column, lastEndColumn_ + 2);
  for (std::size_t i = 0; i < letters.size() && column + static_cast<int>(i) < kColumns; ++i) {
    Cell& here = cell(column + static_cast<int>(i), kFootRow);
    here.shown.letter = letters[i];
    here.shown.ink = key.empty() ? colour : kGold;
    here.shown.ground = kInk;
    here.shown.bold = !key.empty();
  }
  lastY_ = kFootTop;
  lastEndX_ = x;
  lastEndColumn_ = column + static_cast<int>(letters.size());
}

// Letters of the display font stand in the middle of what they take; behind them the ground is flat.
void TextGrid::wroteLarge(Rect area, const char* words, std::size_t bytes, Colour colour) {
  constexpr int kSmallest = 14;  // up to here it is a heading in a line
  const std::u32string letters = lettersOf(words, bytes);
  const int count = static_cast<int>(letters.size());
  const int middle = area.y + area.h / 2 - kCapital / 2;
  lastY_ = -1;
  const int from = std::clamp(area.x / kCellWidth, 0, kColumns - 1);
  const int to = std::clamp((area.x + area.w - 1) / kCellWidth, from, kColumns - 1);
  int column = from;
  if (area.h > kSmallest)
    column = std::clamp((area.x + area.w / 2) / kCellWidth - count / 2, 0, kColumns - 1);
  else
    column = columnFor(area.x, area.w, count, std::clamp((middle + 4) / kCellHeight, 0, kRows - 1));
  const int row = freeRow(area.x, middle, column, std::min(column + count - 1, kColumns - 1), count);
  const bool asPicture = area.h > kSmallest && isLogo(letters);  // a number is a number: a screen reader says it
  if (!asPicture) maskInk({area.x - 1, area.y - 1, area.w + 2, area.h + 2}, colour);
  const int top = std::max(0, (area.y + 2) / kCellHeight);
  const int bottom = std::min(kRows - 1, (area.y + area.h - 3) / kCellHeight);
  for (int r = top; r <= bottom && !asPicture && area.h > kSmallest; ++r)
    if (!taken(r, from, to, area.x, middle))
      put(r, from, from, to, std::u32string(), colour, Weight::bold, area.x, middle);
  put(row, column, asPicture ? column : from, asPicture ? column : to, letters, colour, Weight::bold, area.x, middle);
  for (int c = column; asPicture && c < std::min(kColumns, column + count); ++c) cell(c, row).picture = true;
}

void TextGrid::filled(Rect area, Colour colour) {
  if (area.y > kFootTop) return;  // a button: its key stands there
  // Header and foot are words alone.
  const bool bare = area.w == Canvas::kWidth && (area.y >= kFootTop || area.y + area.h <= kHeaderHeight);
  const int half = kCellHeight / 2;
  for (int row = 0; row < kRows; ++row) {
    const int middle = row * kCellHeight + half;
    if (middle < area.y || middle >= area.y + area.h) continue;
    for (int column = 0; column < kColumns; ++column) {
      const int left = column * kCellWidth;
      if (left + kCellWidth / 2 < area.x || left + kCellWidth / 2 >= area.x + area.w) continue;
      Cell& here = cell(column, row);
      here = Cell{};
      here.shown.ground = colour;
      here.word = bare;
      here.area = area;
    }
  }
}

void TextGrid::dimmed(Rect area) {
  for (int row = 0; row < kRows; ++row) {
    const int middle = row * kCellHeight + kCellHeight / 2;
    if (middle < area.y || middle >= area.y + area.h) continue;
    for (int column = 0; column < kColumns; ++column) {
      const int left = column * kCellWidth + kCellWidth / 2;
      if (left < area.x || left >= area.x + area.w) continue;
      TextCell& shown = cell(column, row).shown;
      shown.ink = kDimmed.to[shown.ink & 31];
      shown.ground = kDimmed.to[shown.ground & 31];
      shown.bold = false;
    }
  }
}

// ---- placing --------------------------------------------------------------------------------------------------------
// Words that were drawn from the same place may be drawn over, so may their shadow; others must not be.
bool TextGrid::taken(int row, int from, int to, int x, int y) const {
  for (int column = from; column <= to; ++column) {
    const Cell& here = cell(column, row);
    const bool same = std::abs(here.originX - x) <= kShadow && std::abs(here.originY - y) <= kShadow;
    if (here.word && here.shown.letter != U' ' && !same) return true;
  }
  return false;
}

// The next line of a paragraph stands right below, although its lines are a little higher than a cell; in a list each
// line is a sentence and keeps its place beside its mark.
int TextGrid::rowFor(int x, int y, int from, int to, int letters) {
  constexpr int kLeastLead = 9;
  constexpr int kMostLead = 13;
  int row = freeRow(x, y, from, to, letters);
  const int lead = y - lineY_;
  const bool nextLine = !sentenceEnded_ && std::abs(x - lineX_) <= 1 && lead >= kLeastLead && lead <= kMostLead;
  if (nextLine && row == lineRow_ + 2 && !taken(lineRow_ + 1, from, to, x, y)) row = lineRow_ + 1;
  lineX_ = x;
  lineY_ = y;
  lineRow_ = row;
  return row;
}

int TextGrid::freeRow(int x, int y, int from, int to, int letters) const {
  const int middle = y + kCapital / 2;
  const int row = std::clamp(middle / kCellHeight, 0, kRows - 1);
  if (letters <= kLabel || !taken(row, from, to, x, y)) return row;
  const int other = middle % kCellHeight >= kCellHeight / 2 ? row + 1 : row - 1;
  if (other < 0 || other >= kRows || taken(other, from, to, x, y)) return row;
  return other;
}

// Left stays left; what touches the right side of its area stays there, what stands in its middle too.
int TextGrid::columnFor(int x, int width, int letters, int row) const {
  const int left = std::clamp(x / kCellWidth, 0, kColumns - 1);
  const int spare = width / kCellWidth - letters;
  if (spare <= 0) return left;
  const Rect& area = cell(left, row).area;
  const int leftGap = x - area.x;
  const int rightGap = area.x + area.w - (x + width);
  if (rightGap <= 20 && leftGap * 20 >= area.w * 9) return std::min(left + spare, kColumns - 1);
  const int least = area.w < kNarrow ? 5 : 16;  // a line that fills its area is no sign of a middle
  if (leftGap >= least && std::abs(leftGap - rightGap) <= 1) return left + spare / 2;
  return left;
}

// "<" stands two cells before the value that may be changed, wherever that came to stand.
int TextGrid::columnBefore(int column, int row) const {
  constexpr int kReach = 24;
  for (int c = column + 1; c < std::min(kColumns, column + kReach); ++c)
    if (cell(c, row).word && cell(c, row).shown.letter != U' ') return std::max(column, c - 2);
  return column;
}

void TextGrid::maskInk(Rect area, Colour ink) {
  const int left = std::max(0, area.x / kCellWidth);
  const int right = std::min(kColumns - 1, (area.x + area.w - 1) / kCellWidth);
  const int top = std::max(0, area.y / kCellHeight);
  const int bottom = std::min(kRows - 1, (area.y + area.h - 1) / kCellHeight);
  for (int row = top; row <= bottom; ++row)
    for (int column = left; column <= right; ++column) cell(column, row).speck = ink;
}

// The label of a piece that another label is put upon goes as a whole: half of it would be a riddle.
void TextGrid::dropLabels(int row, int from, int to, int x, int y) {
  for (int column = from; column <= to; ++column) {
    const Cell& under = cell(column, row);
    if (!under.word || under.shown.letter == U' ' || (under.originX == x && under.originY == y)) continue;
    const auto same = [&](int c) {
      return c >= 0 && c < kColumns && cell(c, row).word && cell(c, row).shown.letter != U' ' &&
             cell(c, row).originX == under.originX && cell(c, row).originY == under.originY;
    };
    int first = column;
    int last = column;
    while (same(first - 1)) --first;
    while (same(last + 1)) ++last;
    if (last - first >= kLabel) continue;
    for (int c = first; c <= last; ++c) cell(c, row).shown.letter = U' ';
  }
}

void TextGrid::put(int row, int column, int blankFrom, int blankTo, const std::u32string& letters, Colour ink,
                   Weight weight, int x, int y) {
  const std::uint8_t ground =
      mostFrequent({blankFrom * kCellWidth, row * kCellHeight, (blankTo - blankFrom + 1) * kCellWidth, kCellHeight});
  const int end = column + static_cast<int>(letters.size());
  if (end - column <= kLabel) dropLabels(row, column, std::min(end, kColumns) - 1, x, y);
  const bool overItself = taken(row, blankFrom, blankTo, x, y);  // then blanks would wipe a neighbour
  for (int c = blankFrom; c < kColumns && c < std::max(blankTo + 1, end); ++c) {
    const bool letter = c >= column && c < end;
    if (!letter && overItself) continue;
    Cell& here = cell(c, row);
    here.shown.letter = letter ? letters[static_cast<std::size_t>(c - column)] : U' ';
    here.shown.ink = ink;
    here.shown.ground = ground;
    here.shown.bold = weight == Weight::bold;
    here.word = true;
    here.picture = false;
    here.originX = static_cast<short>(x);
    here.originY = static_cast<short>(y);
  }
}

std::uint8_t TextGrid::mostFrequent(Rect area) const {
  int counts[32] = {};
  for (int y = area.y; y < area.y + area.h; ++y)
    for (int x = area.x; x < area.x + area.w; ++x) ++counts[canvas_.at(x, y) & 31];
  return static_cast<std::uint8_t>(std::max_element(counts, counts + 32) - counts);
}

// Of a half cell. Where it is the ink of words nearby, the ground that they stand on.
std::uint8_t TextGrid::pictureColour(Rect area, const Cell& here) const {
  const std::uint8_t colour = mostFrequent(area);
  return colour == here.speck ? here.shown.ground : colour;
}

// ---- showing --------------------------------------------------------------------------------------------------------
// Lines of one or two pixels in one colour, from side to side or as a corner, become the line of a box.
bool TextGrid::thinLine(Rect area, std::uint8_t ground, TextCell& shown) const {
  constexpr int kMostInk = 18;
  std::uint8_t ink = kClear;
  int count = 0;
  const auto at = [&](int x, int y) {
    return canvas_.at(std::clamp(x, 0, Canvas::kWidth - 1), std::clamp(y, 0, Canvas::kHeight - 1));
  };
  for (int y = area.y; y < area.y + area.h; ++y) {
    for (int x = area.x; x < area.x + area.w; ++x) {
      const std::uint8_t here = at(x, y);
      if (here == ground) continue;
      if (ink != kClear && here != ink) return false;
      ink = here;
      ++count;
    }
  }
  if (count == 0 || count > kMostInk || ink == kVoid) return false;  // a gap is no line
  const int left = area.x, right = area.x + area.w - 1, top = area.y, bottom = area.y + area.h - 1;
  const auto flat = [&](int x, int y) { return at(x, y) == ink && at(x, y - 2) != ink && at(x, y + 2) != ink; };
  const auto steep = [&](int x, int y) { return at(x, y) == ink && at(x - 2, y) != ink && at(x + 2, y) != ink; };
  const auto run = [&](int x, int y, int dx, int dy) {  // three in a row, across the side of the cell
    return at(x, y) == ink && at(x + dx, y + dy) == ink && at(x + 2 * dx, y + 2 * dy) == ink;
  };
  bool toLeft = false, toRight = false, up = false, down = false;
  for (int y = top; y <= bottom; ++y) {
    toLeft |= (flat(left, y) || flat(left + 1, y)) && run(left - 1, y, 1, 0);
    toRight |= (flat(right, y) || flat(right - 1, y)) && run(right - 1, y, 1, 0);
  }
  for (int x = left; x <= right; ++x) {
    up |= (steep(x, top) || steep(x, top + 1)) && run(x, top - 1, 0, 1);
    down |= (steep(x, bottom) || steep(x, bottom - 1)) && run(x, bottom - 1, 0, 1);
  }
  // Bits: left 1, right 2, up 4, down 8.
  constexpr char32_t kBox[] = U"   \u2500 \u2518\u2514\u2534 \u2510\u250C\u252C\u2502\u2524\u251C\u253C";
  const char32_t letter = kBox[(toLeft ? 1 : 0) | (toRight ? 2 : 0) | (up ? 4 : 0) | (down ? 8 : 0)];
  if (letter == U' ') return false;
  shown.letter = letter;
  shown.ink = ink;
  shown.ground = ground;
  return true;
}

bool TextGrid::bracketOfAnswer(int column, int row) const {
  const auto letter = [&](int c) { return c >= 0 && c < kColumns ? cell(c, row).shown.letter : U' '; };
  const int name = letter(column) == U'[' ? column + 1 : letter(column) == U']' ? column - 1 : -1;
  return row == kFootRow && (letter(name) == U'A' || letter(name) == U'B');
}

TextCell TextGrid::at(int column, int row, Show show) const {
  const Cell& here = cell(column, row);
  if (answersWait_ && bracketOfAnswer(column, row)) {
    TextCell blank = here.shown;
    blank.letter = U' ';
    return blank;
  }
  if (show == Show::words || (here.word && !(here.picture && show == Show::pictures))) return here.shown;
  TextCell shown;
  const int x = column * kCellWidth;
  const int y = row * kCellHeight;
  shown.ink = pictureColour({x, y, kCellWidth, kCellHeight / 2}, here);
  shown.ground = pictureColour({x, y + kCellHeight / 2, kCellWidth, kCellHeight / 2}, here);
  const bool flat = shown.ink == shown.ground;
  const int height =
      std::min(kCellHeight, (y < kFootTop ? kFootTop : Canvas::kHeight) - y);  // without the foot's own line
  if (flat && here.speck == kClear && thinLine({x, y, kCellWidth, height}, shown.ground, shown)) return shown;
  if (show == Show::lines) return here.shown;
  shown.letter = flat ? U' ' : U'\u2580';  // upper half block
  if (flat) shown.ink = kPaper;
  return shown;
}

std::string TextGrid::plain() const {
  std::string all;
  for (int row = 0; row < kRows; ++row) {
    std::string line;
    for (int column = 0; column < kColumns; ++column) appendLetter(line, cell(column, row).shown.letter);
    line.erase(line.find_last_not_of(' ') + 1);
    all += line + "\n";
  }
  return all;
}

}  // namespace armada
