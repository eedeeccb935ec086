// Signs, cubes, dice, tracks, cards and panels. Card pictures are in pictures.cpp, heads and weapons in portraits.cpp.
#include "screens/pulp_invasion/pieces.h"

#include <cstring>

#include "canvas/art.h"
#include "screens/components.h"

namespace armada::pulp_invasion {

// ---- abilities ------------------------------------------------------------------------------------------------------
void drawAbilitySign(Canvas& canvas, int x, int y, Ability ability) {
  const Colour c = colourOf(ability);
  switch (ability) {
    case Ability::combat: canvas.box(x, y, kAbilitySign, kAbilitySign, c, kClear, 1); break;
    case Ability::science: {
      const Point corners[] = {{x + 3, y}, {x + 9, y}, {x + 12, y + 6}, {x + 9, y + 12}, {x + 3, y + 12}, {x, y + 6}};
      canvas.polygon(corners, 6, c);
      break;
    }
    case Ability::diplomacy: canvas.disc(x + 6, y + 6, 6, c); break;
  }
  canvas.text(x + 4, y + 3, letterOf(static_cast<Cube>(ability)), kVoid);
}

int pointsAs(const State& state, Ability ability) {
  return state.ability[at(ability)] + state.ability[at(otherAbility(ability, 0))] / 2 +
         state.ability[at(otherAbility(ability, 1))] / 2;
}

void drawAbilityTrack(Canvas& canvas, int x, int y, int w, Ability ability, int value, int most) {
  constexpr int kBlocks = 77, kNumber = 18;
  drawAbilitySign(canvas, x, y, ability);
  canvas.text(x + 18, y + 3, wordOf(ability), kPaper);
  const int room = w - kBlocks - kNumber;
  int pitch = most > 0 ? room / most : 8;
  if (pitch > 8) pitch = 8;
  if (pitch < 3) pitch = 3;
  for (int i = 0; i < most; ++i) {
    const int left = x + kBlocks + i * pitch;
    if (i < value)
      canvas.box(left, y + 2, pitch - 1, 10, colourOf(ability), kClear, pitch > 5 ? 1 : 0);
    else if (pitch > 5)
      canvas.frame(left + 1, y + 4, pitch - 3, 6, kSteel);
    else
      canvas.rect(left, y + 5, pitch - 1, 4, kSteel);
  }
  canvas.marqueeRight(x + w, y + 1, Number(value).c_str(), value == 0 ? kHaze : colourOf(ability));
}

// ---- cubes ----------------------------------------------------------------------------------------------------------
namespace {

struct CubeLook {
  Colour front, side, ink;
  const char* letter;
  const char* word;
  const char* colour;
};
constexpr CubeLook kCubeLook[kCubeColours] = {
    {kRed, kBrick, kVoid, "C", "Combat", "red"},      {kOrange, kRust, kVoid, "S", "Science", "orange"},
    {kBlue, kUltra, kVoid, "D", "Diplomacy", "blue"}, {kGold, kBrass, kVoid, "W", "Weapon", "yellow"},
    {kInk, kVoid, kPaper, "Q", "Quietus", "black"},   {kWhite, kMist, kVoid, "\u2013", "False lead", "white"},
};

// The black one is seen by its edges.
void drawCubeEdges(Canvas& canvas, int x, int y, int front, int depth, Colour edge) {
  canvas.frame(x, y + depth, front, front, edge);
  canvas.line(x, y + depth, x + depth, y, edge);
  canvas.line(x + front - 1, y + depth, x + front + depth - 1, y, edge);
  canvas.line(x + front - 1, y + depth + front - 1, x + front + depth - 1, y + front - 1, edge);
  canvas.hline(x + depth, y, front, edge);
  canvas.vline(x + front + depth - 1, y, front, edge);
}

}  // namespace

Colour colourOf(Cube cube) { return kCubeLook[at(cube)].front; }
const char* wordOf(Cube cube) { return kCubeLook[at(cube)].word; }
const char* letterOf(Cube cube) { return kCubeLook[at(cube)].letter; }
const char* colourWordOf(Cube cube) { return kCubeLook[at(cube)].colour; }

void drawCube(Canvas& canvas, int x, int y, Cube cube, int front) {
  const CubeLook& look = kCubeLook[at(cube)];
  const int depth = cubeDepth(front), middle = x + front / 2, top = y + depth;
  for (int i = 0; i < depth; ++i) canvas.hline(x + depth - i, y + i, front, look.front);
  for (int i = 0; i < depth; ++i) canvas.vline(x + front + depth - 1 - i, y + i, front, look.side);
  canvas.rect(x, top, front, front, look.front);
  canvas.hline(x, top, front, look.side);
  if (cube == Cube::quietus) drawCubeEdges(canvas, x, y, front, depth, kHaze);
  if (front < 30) {
    canvas.text(x + (front - textWidth(look.letter)) / 2, top + (front - 8) / 2, look.letter, look.ink);
    return;
  }
  if (cube == Cube::falseLead) {
    canvas.label(middle - 2, top + front / 2 - 4, look.letter, look.ink);
    canvas.rect(x + front / 4, top + front / 2 - 2, front / 2, 5, look.ink);
    return;
  }
  const Marquee size = front >= 54 ? Marquee::px43 : front >= 42 ? Marquee::px30 : Marquee::px24;
  canvas.marqueeCentred(middle, top + (front - marqueeHeight(size)) / 2 + 1, look.letter, look.ink, size);
}

void drawSack(Canvas& canvas, Rect area) {
  const int x = area.x, y = area.y, w = area.w, h = area.h, cx = x + w / 2;
  const Point neck[] = {{cx - w * 30 / 100, y},
                        {cx + w * 30 / 100, y},
                        {cx + w * 18 / 100, y + h * 17 / 100},
                        {cx - w * 18 / 100, y + h * 17 / 100}};
  canvas.polygon(neck, 4, kSepia);
  const int top = y + h * 18 / 100;
  canvas.ellipse(x, top, w, y + h - top, kUmber);
  canvas.ellipse(x + 1, top, w - 4, y + h - top - 2, kSepia);
  canvas.ellipse(x + 5, y + h * 22 / 100, w - 19, h - h * 22 / 100 - 10, kKraft);
  canvas.box(cx - w * 22 / 100, y + h * 15 / 100, w * 44 / 100, 6, kBrick, kClear, 2);
}

// ---- dice -----------------------------------------------------------------------------------------------------------
Colour colourOf(Die die) {
  static constexpr Colour kColours[kDice] = {kRed, kBlue, kOrange, kViolet, kCyan, kLeaf};
  return kColours[at(die)];
}

void drawDie(Canvas& canvas, int x, int y, Die die, int face, bool quiet) {
  const Colour body = quiet ? kNight : colourOf(die), ink = quiet ? kHaze : kVoid;
  canvas.box(x, y, kDieWidth, kDieHeight, body, quiet ? kSteel : kClear, 3);
  canvas.hline(x + 3, y + kDieHeight - 1, kDieWidth - 6, quiet ? kSteel : shadeOf(colourOf(die)));
  const char* letter = kDieCard[at(die)].letter;
  canvas.text(x + 6 - textWidth(letter) / 2, y + 6, letter, ink);
  canvas.marquee(x + 12, y + 4, Number(face).c_str(), ink);
}

// ---- encounter cards ------------------------------------------------------------------------------------------------
const char* wordOf(CardKind kind) {
  static constexpr const char* kWords[] = {"Guard", "Location", "Agent", "Event"};
  return kWords[static_cast<std::size_t>(kind)];
}

void drawPlanetIcon(Canvas& canvas, int x, int y, Colour ink) {
  canvas.ring(x + 4, y + 4, 3, ink, 1);
  canvas.line(x, y + 6, x + 8, y + 2, ink);
  canvas.label(x, y, "\u00f8", ink);
}

std::size_t breakOf(const char* name) {
  const std::size_t all = std::strlen(name);
  std::size_t best = all;
  int bestWidth = textWidth(name) + 1;
  for (std::size_t i = 0; i < all; ++i) {
    if (name[i] != ' ') continue;
    Text<24> first;
    first.put(name, i);
    const int left = textWidth(first.c_str()), right = textWidth(name + i + 1);
    const int wider = left > right ? left : right;
    if (wider >= bestWidth) continue;
    bestWidth = wider;
    best = i;
  }
  return best;
}

void drawName(Canvas& canvas, int x, int y, const char* name, Colour ink) {
  const std::size_t end = breakOf(name);
  canvas.text(x, y, name, end, ink, Weight::body);
  if (name[end] == ' ') canvas.text(x, y + 11, name + end + 1, ink);
}

namespace {

// Paper and kraft one shade darker: the card is done with.
void drawStampOver(Canvas& canvas, int x, int y, const char* word, Colour ink) {
  PaletteMap older = recolour(kPaper, kKraft);
  older.to[kKraft] = kSepia;
  canvas.map({x + 1, y + 1, kCardWidth - 2, kCardHeight - 2}, older);
  canvas.box(x + 4, y + 30, kCardWidth - 8, 15, kVoid, ink, 2);
  canvas.textCentred(x + kCardWidth / 2, y + 34, word, ink);
}

void drawCardFoot(Canvas& canvas, int x, int y, const EncounterCard& row) {
  int left = x + 5;
  for (int i = 0; i < row.planetIcons; ++i, left += 11) drawPlanetIcon(canvas, left, y + 68);
  for (const Of cube : row.cube) {
    if (cube == Of::none) continue;
    drawCube(canvas, left, y + 67, static_cast<Cube>(cube), 9);
    left += 13;
  }
  drawAbilitySign(canvas, x + kCardWidth - 16, y + 65, row.icon);
}

}  // namespace

void drawEncounterCard(Canvas& canvas, int x, int y, Card card, CardLook look) {
  const EncounterCard& row = kEncounterCard[card];
  drawPaper(canvas, {x, y, kCardWidth, kCardHeight});
  drawCardPicture(canvas, x + 2, y + 18, card);
  canvas.hline(x + 1, y + 17, kCardWidth - 2, kUmber);
  canvas.hline(x + 1, y + 44, kCardWidth - 2, kUmber);
  int left = x + 6;
  if (row.kind != CardKind::location) {
    canvas.marquee(left, y + 4, Number(row.strength).c_str(), kBrick);
    left = x + 19;
  }
  canvas.text(left, y + 6, wordOf(row.kind), kSepia);
  drawName(canvas, x + 3, y + 46, row.name, kUmber);
  if (row.kind != CardKind::location) drawCardFoot(canvas, x, y, row);
  if (look == CardLook::engaged) drawStampOver(canvas, x, y, "Engaged", kLeaf);
  if (look == CardLook::evaded) drawStampOver(canvas, x, y, "Evaded", kMist);
}

// ---- effects in few words --------------------------------------------------------------------------------------------
namespace {

// Whose Strength changes, in one line or two.
const char* shortly(Filter filter) {
  static constexpr const char* kWords[] = {
      "All",           "All",           "All",    "Guards",  "Agents", "Events", "Agents,\nEvents",
      "With an\nicon", "Without\nicon", "Combat", "Science", "Diplom."};
  return kWords[static_cast<std::size_t>(filter)];
}

const char* ofCube(Of of) { return of <= Of::falseLead ? colourWordOf(static_cast<Cube>(of)) : ""; }
const char* ofPoint(Of of) { return of <= Of::diplomacy ? wordOf(static_cast<Cube>(of)) : "point"; }

}  // namespace

void sayShortly(const Effect& effect, TextOut& words) {
  const int n = effect.amount;
  const auto change = [&words](int by) -> TextOut& {
    return words << (by < 0 ? "\u2212" : "+") << (by < 0 ? -by : by);
  };
  switch (effect.what) {
    case What::strength:
      words << shortly(effect.filter) << ' ';
      change(n);
      return;
    case What::icon: words << "All with\n" << ofPoint(effect.of); return;
    case What::evadePrice:
      words << "Evade:\n";
      if (effect.how == How::set && n == 0)
        words << "no points";
      else
        change(n) << " point";
      return;
    case What::evadeCubes:
      words << "Evade:\n";
      change(n) << (n == 1 || n == -1 ? " cube" : " cubes");
      return;
    case What::searchCount:
      words << "Search:\n";
      change(n) << (effect.scale != Scale::once ? " each" : n == 1 || n == -1 ? " cube" : " cubes");
      return;
    case What::gain:
      words << (effect.of == Of::chosen ? "Search:\n" : "Search: ");
      change(n) << (effect.of == Of::chosen ? ' ' : '\n') << ofPoint(effect.of);
      return;
    case What::bagOut: change(-n) << ' ' << ofCube(effect.of); return;
    case What::bagIn: change(n) << ' ' << ofCube(effect.of); return;
    default: return;
  }
}

// ---- Planets --------------------------------------------------------------------------------------------------------
void drawPlanetCard(Canvas& canvas, int x, int y, std::uint8_t planet) {
  const PlanetCard& row = kPlanetCard[planet];
  drawPaper(canvas, {x, y, kPlanetCardWidth, kPlanetCardHeight});
  canvas.rect(x + 2, y + 3, kPlanetCardWidth - 4, 52, kVoid);
  drawStars(canvas, {x + 2, y + 3, kPlanetCardWidth - 4, 52}, 14, 31u + planet);
  drawPlanet(canvas, x + kPlanetCardWidth / 2, y + 29, 21, planet);
  canvas.hline(x + 1, y + 55, kPlanetCardWidth - 2, kUmber);
  canvas.text(x + 6, y + 60, row.name, kUmber, Weight::bold);
  canvas.paragraph(x + 6, y + 73, kPlanetCardWidth - 11, row.text, kUmber);
}

}  // namespace armada::pulp_invasion
