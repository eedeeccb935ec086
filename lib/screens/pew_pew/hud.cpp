// The instruments: drawn over the field, below header and above foot.
#include "screens/pew_pew/hud.h"

#include "canvas/art.h"
#include "screens/components.h"

namespace armada::pew_pew {

namespace {

// "!" on red: colour does not speak alone.
void drawAlarm(Canvas& canvas, int x, int y) {
  canvas.box(x, y, 9, 13, kRed, kClear, 2);
  canvas.text(x + 4, y + 3, "!", kVoid);
}

void drawCounts(Canvas& canvas, const State& shown, int y) {
  int x = 312;
  const auto draw = [&](int number, const Sprite& marker, Colour colour) {
    Text<12> words;
    words << number << "/10";
    x -= textWidth(words.c_str());
    canvas.text(x, y, words.c_str(), colour);
    canvas.sprite(marker, x - 11, y);
    x -= 22;
  };
  draw(shown.deaths, kSkull, kPaper);
  draw(shown.points, kStar, kGold);
}

// false while nothing may be written in it yet.
bool drawOpenPanel(Canvas& canvas, const State& shown, const Rect& area, int step) {
  drawCounts(canvas, shown, area.y - 12);
  if (!drawOpeningPanel(canvas, area, step, kInk, kGold)) return false;
  drawPanel(canvas, area, kInk, kGold);
  return true;
}

// A 3 x 3 picture with the numbers of a side; the space that it comes to is filled.
void drawDiagram(Canvas& canvas, int x, int y, const Diagram& diagram, std::uint8_t chosen, Colour colour,
                 const char* caption) {
  constexpr int kCell = 11;
  canvas.rect(x, y, 3 * kCell + 1, 3 * kCell + 1, kVoid);
  for (int i = 0; i <= 3; ++i) {
    canvas.hline(x, y + i * kCell, 3 * kCell + 1, kSteel);
    canvas.vline(x + i * kCell, y, 3 * kCell + 1, kSteel);
  }
  for (std::size_t i = 0; i < diagram.spaces; ++i) {
    const int cx = x + kCell * (diagram.space[i] % 3), cy = y + kCell * (diagram.space[i] / 3);
    const bool here = diagram.space[i] == chosen;
    if (here) canvas.rect(cx + 1, cy + 1, kCell - 1, kCell - 1, colour);
    const char number[] = {static_cast<char>('1' + i), 0};
    canvas.text(cx + 3, cy + 2, number, here ? kVoid : kPaper);
  }
  canvas.textCentred(x + 3 * kCell / 2 + 1, y + 3 * kCell + 4, caption, kHaze);
}

}  // namespace

Rect panelOf(int lines) {
  const int h = 20 + 11 * lines;
  return {112, 216 - h, 204, h};
}

void drawHearts(Canvas& canvas, int x, int y, int hearts) {
  for (int i = 0; i < kFullHearts; ++i) canvas.sprite(i < hearts ? kHeart : kHeartEmpty, x + i * 14, y);
}

namespace {

void drawHull(Canvas& canvas, const State& shown, std::size_t threats) {
  canvas.rect(4, 24, threats > 0 ? 116 : 74, 14, kVoid);
  drawHearts(canvas, 6, 26, shown.hearts);
  const int x = canvas.text(52, 27, "Hull", kHaze);
  if (threats == 0) return;
  drawAlarm(canvas, x + 5, 24);
  Text<16> hits;
  count(hits, static_cast<std::int32_t>(threats), "hit");
  canvas.text(x + 18, 27, hits.c_str(), kRed);
}

Marquee sizeFor(const State& shown) { return shown.actionPoints > 9 ? Marquee::px30 : Marquee::px43; }

// Before, an arrow, after.
void drawSpending(Canvas& canvas, const State& shown, int after) {
  const Marquee size = sizeFor(shown);
  int x = canvas.marquee(6, 42, Number(shown.actionPoints).c_str(), kHaze, size);
  x = canvas.text(x - 3, 59, "→", kPaper, Weight::bold);
  x = canvas.marquee(x + 2, 42, Number(after).c_str(), kGold, size);
  canvas.text(x - 2, 44, "left", kPaper, Weight::bold);
}

}  // namespace

void drawHud(Canvas& canvas, const State& shown, PointsMood mood, int after, std::size_t threats) {
  drawHull(canvas, shown, threats);
  if (mood == PointsMood::spending) return drawSpending(canvas, shown, after);
  const bool over = mood == PointsMood::over;
  const Colour loud = mood == PointsMood::lacking ? kRed : (over || shown.actionPoints == 0 ? kHaze : kGold);
  const int x = canvas.marquee(6, 42, Number(shown.actionPoints).c_str(), loud, sizeFor(shown));
  const char* name = shown.actionPoints == 1 ? "Action point" : "Action points";
  canvas.text(x - 1, 44, name, over ? kHaze : kPaper, Weight::bold);
  if (over) return;
  Text<40> line;
  line << "left of " << std::int32_t{shown.countedPoints};
  canvas.text(x - 1, 57, line.c_str(), kMist);
  drawChevrons(canvas, x + 2, 74, 1, 4, 5, kGold);
  line.clear();
  readPoints(shown, line);
  canvas.text(x + 8, 70, line.c_str(), kHaze);
}

void drawTracks(Canvas& canvas, const State& shown) {
  struct Row {
    const char* name;
    int count;
    const Sprite& marker;
    Colour colour;
  };
  const Row rows[] = {{"Points", shown.points, kStar, kGold}, {"Deaths", shown.deaths, kSkull, kPaper}};
  const Rect& area = kTracksArea;
  drawPanel(canvas, area);
  int y = area.y + 6;
  for (const Row& row : rows) {
    canvas.text(area.x + 7, y, row.name, row.colour);
    for (int i = 0; i < kMarkersToEnd; ++i) {
      const int x = area.x + 47 + i * 12;
      if (i < row.count)
        canvas.sprite(row.marker, x, y);
      else
        canvas.rect(x + 2, y + 2, 3, 3, kSteel);
    }
    Text<12> number;
    number << row.count << "/10";
    canvas.textRight(area.x + area.w - 7, y, number.c_str(), row.colour);
    y += 14;
  }
}

void drawTicker(Canvas& canvas, const char* words, Colour colour) {
  if (*words == '\0') return;
  const int w = textWidth(words);
  canvas.rect(315 - w - 3, 165, w + 3, 12, kVoid);
  canvas.textRight(315, 167, words, colour);
}

void drawReading(Canvas& canvas, const State& shown, const Reading& reading, int step) {
  const int indent = reading.danger ? 10 : 0;
  const int lines = reading.words.empty() ? 0 : paragraphLines(kReadingWidth - indent, reading.words.c_str());
  const Rect area = panelOf(lines < 1 ? 1 : lines);
  if (!drawOpenPanel(canvas, shown, area, step)) return;
  canvas.text(area.x + 7, area.y + 5, reading.title.c_str(), kPaper, Weight::bold);
  if (reading.danger) drawAlarm(canvas, area.x + 5, area.y + 12 + 11 * lines / 2 - 2);
  canvas.paragraph(area.x + 7 + indent, area.y + 17, kReadingWidth - indent, reading.words.c_str(), kPaper);
}

void drawAlienReading(Canvas& canvas, const State& shown, const Forecast& forecast, std::uint8_t alien,
                      const Reading& reading, int step) {
  const Rect area = panelOf(kAlienLines);
  if (!drawOpenPanel(canvas, shown, area, step)) return;
  const AlienPlan& plan = forecast.alien[alien];
  const std::size_t side = shown.aliens[alien].side;
  const std::size_t next = side == kSides ? 1 : side + 1;
  drawDiagram(canvas, area.x + 5, area.y + 4, kAlienShip[alien].side[side - 1], plan.movesTo, kLeaf, "Moves");
  drawDiagram(canvas, area.x + 45, area.y + 4, kAlienShip[alien].side[next - 1], plan.shootsAt, kRed, "Fires");
  canvas.text(area.x + 86, area.y + 5, reading.title.c_str(), kPaper, Weight::bold);
  canvas.paragraph(area.x + 86, area.y + 17, kAlienWidth, reading.words.c_str(), kPaper);
}

}  // namespace armada::pew_pew
