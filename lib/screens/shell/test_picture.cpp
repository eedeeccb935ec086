#include "screens/shell/test_picture.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

struct RowWords {
  const char* name;
  const char* off;
  const char* on;
  const char* sentence;
};

// In the order of Adjustment.
constexpr RowWords kWords[kAdjustmentCount] = {
    {"Invert colours", "No", "Yes", "Yes if it looks like a photo negative, with black where white belongs."},
    {"Swap red and blue", "No", "Yes", "Yes if the field called Red is blue, and the one called Blue is red."},
    {"Mirror", "No", "Yes", "Yes if these words read backwards, as in a mirror."},
    {"Turn sideways", "No", "Yes", "Yes if the picture lies on its side and is cut off."},
    {"Speed", "40 MHz", "20 MHz", "20 MHz if you see coloured snow or torn lines: long wires need it."},
};

struct Field {
  const char* name;
  Colour colour, letters;
};
constexpr Field kFields[] = {
    {"Red", kRed, kVoid},     {"Green", kLeaf, kVoid},  {"Blue", kUltra, kPaper},
    {"White", kWhite, kVoid}, {"Black", kVoid, kPaper},
};

constexpr int kRowTop = 68, kRowStep = 22;
constexpr Rect kGrid{211, 68, 97, 105};

void drawFields(Canvas& canvas) {
  constexpr int kWidth = 56, kStep = 61, kHeight = 32;
  int x = 10;
  for (const Field& field : kFields) {
    canvas.rect(x, 29, kWidth, kHeight, field.colour);
    if (field.colour == kVoid) canvas.frame(x, 29, kWidth, kHeight, kSteel);
    canvas.textCentred(x + kWidth / 2, 41, field.name, field.letters, Weight::bold);
    x += kStep;
  }
}

// Lines of one pixel, and a circle that must be round.
void drawGrid(Canvas& canvas) {
  constexpr int kCell = 8;
  constexpr int kMiddleX = kGrid.x + kGrid.w / 2, kMiddleY = kGrid.y + kGrid.h / 2;
  for (int x = 0; x < kGrid.w; x += kCell) canvas.vline(kGrid.x + x, kGrid.y, kGrid.h, kSteel);
  for (int y = 0; y < kGrid.h; y += kCell) canvas.hline(kGrid.x, kGrid.y + y, kGrid.w, kSteel);
  canvas.ring(kMiddleX, kMiddleY, 44, kCyan);
  canvas.rect(kMiddleX - 15, kMiddleY - 35, 31, 15, kVoid);
  canvas.textCentred(kMiddleX, kMiddleY - 32, "Top", kPaper);
  canvas.rect(kMiddleX - 39, kMiddleY - 7, 79, 15, kVoid);
  canvas.textCentred(kMiddleX, kMiddleY - 4, "Left to right", kPaper);
}

// Where the body ends: all four must be seen, and whole.
void drawCorners(Canvas& canvas) {
  constexpr int kLong = 10;
  for (const int y : {kBodyTop, kBodyBottom})
    for (const int x : {0, Canvas::kWidth - 1}) {
      canvas.hline(x == 0 ? 0 : x - kLong + 1, y, kLong, kWhite);
      canvas.vline(x, y == kBodyTop ? y : y - kLong + 1, kLong, kWhite);
    }
}

}  // namespace

int TestPictureScreen::rows() const {
  int count = 0;
  for (unsigned i = 0; i < kAdjustmentCount; ++i) count += console_.platform().panel.adjustable() >> i & 1u;
  return count;
}

Adjustment TestPictureScreen::row(int i) const {
  const AdjustmentSet offered = console_.platform().panel.adjustable();
  unsigned at = 0;
  while ((offered >> at & 1u) == 0 || i-- > 0) ++at;
  return static_cast<Adjustment>(at);
}

void TestPictureScreen::shown() { at_ = static_cast<std::uint8_t>(at_ < rows() ? at_ : 0); }

void TestPictureScreen::press(Button button) {
  console_.redraw();
  if (stepInList(button, rows(), at_)) return console_.sound(Sound::move);
  switch (button) {
    case Button::left:
    case Button::right:
    case Button::a:
      console_.settings().screen ^= bit(row(at_));
      console_.settingsChanged();
      return console_.sound(Sound::move);
    case Button::b:
    case Button::start: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

void TestPictureScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  drawHeader(canvas, "Screen", "Test picture", kGold);
  drawCorners(canvas);
  drawFields(canvas);
  drawGrid(canvas);
  for (int i = 0; i < rows(); ++i) {
    const Adjustment each = row(i);
    const RowWords& words = kWords[static_cast<int>(each)];
    const Rect area{10, kRowTop + kRowStep * i, 190, 20};
    const bool on = (console_.settings().screen & bit(each)) != 0;
    if (i != at_) canvas.box(area.x, area.y, area.w, area.h, kInk, kClear, 3);
    drawRow(canvas, area, words.name, {on ? words.on : words.off, true}, i == at_);
  }
  drawPanel(canvas, {10, 180, 300, 34}, kVoid, kSteel);
  canvas.paragraph(18, 186, 284, kWords[static_cast<int>(row(at_))].sentence, kMist, 12);
}

void TestPictureScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::upDown, "Line");
  hints.add(ButtonHint::Key::leftRight, "Change");
  hints.add(ButtonHint::Key::b, "Done");
}

}  // namespace armada
