// Captains, Cosmic Hegemony Aliens and Super Weapons: few shapes each, told apart by outline first and colour second.
#include "screens/pulp_invasion/portraits.h"

#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

// ---- people ---------------------------------------------------------------------------------------------------------
namespace {

void drawHairBehind(const Easel& e, const Features& f) {
  switch (f.hair) {
    case Hair::waves:
      e.ellipse(3, 1, 18, 14, f.hairColour);
      e.box(2, 7, 20, 14, f.hairColour, kClear, 3);
      break;
    case Hair::bun:
      e.disc(12, 2, 3, f.hairColour);
      e.ellipse(5, 2, 14, 13, f.hairColour);
      break;
    case Hair::hood:
      e.ellipse(2, 0, 20, 22, f.hairColour);
      e.box(2, 10, 20, 12, f.hairColour, kClear, 2);
      break;
    case Hair::bald: break;
    default: e.ellipse(5, 1, 14, 15, f.hairColour); break;
  }
}

void drawHairBefore(const Easel& e, const Features& f) {
  switch (f.hair) {
    case Hair::shorn: e.box(7, 2, 10, 4, f.hairColour, kClear, 2); break;
    case Hair::swept:
      e.box(6, 1, 12, 5, f.hairColour, kClear, 2);
      e.triangle({14, 3}, {19, 1}, {17, 7}, f.hairColour);
      e.triangle({7, 5}, {11, 5}, {7, 8}, f.hairColour);
      break;
    case Hair::waves:
      e.box(6, 2, 12, 4, f.hairColour, kClear, 2);
      e.triangle({7, 5}, {13, 4}, {6, 10}, f.hairColour);
      break;
    case Hair::bun: e.box(6, 3, 12, 3, f.hairColour, kClear, 1); break;
    case Hair::fringe:
      e.box(6, 2, 12, 6, f.hairColour, kClear, 2);
      e.rect(6, 7, 2, 8, f.hairColour);
      e.rect(16, 7, 2, 8, f.hairColour);
      break;
    case Hair::crown:
      e.box(6, 4, 12, 3, f.hairColour, kClear, 1);
      e.rect(6, 2, 12, 2, kGold);
      for (const int x : {6, 11, 16}) e.triangle({x, 2}, {x + 1, -1}, {x + 2, 2}, kGold);
      e.dot(12, 2, kRed);
      break;
    case Hair::bald: e.rect(10, 5, 3, 1, kWhite); break;
    case Hair::hood: break;
  }
}

void drawFace(const Easel& e, const Features& f) {
  e.rect(10, 16, 5, 5, f.cheek);  // neck
  e.ellipse(7, 3, 11, 15, f.skin);
  e.box(15, 7, 3, 8, f.cheek, kClear, 1);
  e.dot(9, 9, kUmber);
  e.dot(10, 9, kUmber);
  e.dot(14, 9, kUmber);
  e.dot(15, 9, kUmber);
  e.dot(10, 10, kVoid);
  e.dot(14, 10, kVoid);
  e.rect(12, 10, 1, 3, f.cheek);
  e.rect(11, 15, 4, 1, kBrick);
}

void drawWorn(const Easel& e, const Features& f) {
  switch (f.wears) {
    case Wears::goggles:
      e.rect(6, 5, 13, 2, kUmber);
      e.disc(10, 5, 2, kSepia);
      e.disc(15, 5, 2, kSepia);
      e.disc(10, 5, 1, kCyan);
      e.disc(15, 5, 1, kCyan);
      break;
    case Wears::monocle:
      e.ring(14, 10, 2, kGold);
      e.line(16, 12, 18, 18, kBrass);
      break;
    case Wears::mask:
      e.box(6, 8, 13, 4, kUmber, kClear, 1);
      e.rect(9, 9, 2, 1, kWhite);
      e.rect(14, 9, 2, 1, kWhite);
      break;
    case Wears::patch:
      e.line(7, 5, 17, 12, kUmber);
      e.box(13, 8, 4, 4, kUmber, kClear, 1);
      break;
    case Wears::moustache:
      e.rect(9, 14, 8, 1, f.hairColour);
      e.dot(8, 13, f.hairColour);
      e.dot(17, 13, f.hairColour);
      break;
    case Wears::beard:
      e.box(7, 13, 11, 7, f.hairColour, kClear, 2);
      e.rect(11, 15, 4, 1, kBrick);
      break;
    case Wears::cap:
      e.box(5, 1, 14, 5, f.coat, kClear, 2);
      e.rect(5, 5, 15, 1, kUmber);
      e.rect(11, 2, 3, 2, kGold);
      break;
    case Wears::hat:
      e.box(7, -1, 11, 6, f.coat, kClear, 2);
      e.rect(7, 4, 11, 1, f.collar);
      e.rect(3, 5, 18, 2, f.coat);
      break;
    case Wears::dome:
      e.ring(12, 9, 11, kMist);
      e.line(6, 4, 9, 2, kWhite);
      break;
    case Wears::veil: e.dither(7, 11, 11, 8, f.coat, 10); break;
    case Wears::nothing: break;
  }
}

}  // namespace

void drawPerson(const Easel& e, const Features& f) {
  drawHairBehind(e, f);
  const Point shoulders[] = {{1, 26}, {4, 20}, {10, 18}, {14, 18}, {20, 20}, {23, 26}};
  drawFace(e, f);
  e.polygon(shoulders, f.coat);
  e.rect(9, 17, 7, 2, f.cheek);
  e.triangle({8, 18}, {12, 24}, {10, 18}, f.collar);
  e.triangle({16, 18}, {12, 24}, {14, 18}, f.collar);
  drawHairBefore(e, f);
  drawWorn(e, f);
}

// ---- Captains -------------------------------------------------------------------------------------------------------
namespace {

constexpr Features kCaptainLook[kCaptains] = {
    // hair, its colour, skin, cheek, wears, coat, collar
    {Hair::swept, kGold, kKraft, kBrass, Wears::nothing, kRed, kGold},        // Rex Halcyon
    {Hair::waves, kBrick, kPaper, kKraft, Wears::goggles, kSepia, kOrange},   // Vera Valiant
    {Hair::shorn, kUmber, kBrass, kSepia, Wears::moustache, kUltra, kPaper},  // Duke Orion
    {Hair::bald, kMist, kPaper, kKraft, Wears::monocle, kMoss, kLeaf},        // Doc Saturnine
    {Hair::crown, kViolet, kMist, kHaze, Wears::nothing, kPlum, kGold},       // Queen Andromeda
    {Hair::shorn, kSepia, kKraft, kBrass, Wears::hat, kRust, kUmber},         // Buck Ransom
    {Hair::bun, kUmber, kPaper, kKraft, Wears::nothing, kTeal, kCyan},        // Lady Perihelion
    {Hair::swept, kUmber, kKraft, kBrass, Wears::patch, kUmber, kRed},        // Cosmo Drake
    {Hair::fringe, kCyan, kSepia, kUmber, Wears::dome, kOrange, kPaper},      // Tess Tachyon
};

}  // namespace

void drawCaptainHead(Canvas& canvas, int x, int y, std::uint8_t captain, int scale) {
  drawPerson({canvas, x, y, scale}, kCaptainLook[captain]);
}

// ---- Aliens ---------------------------------------------------------------------------------------------------------
Colour colourOfAlien(std::uint8_t alien) {
  static constexpr Colour kColours[kAliens] = {kMist, kLeaf, kPink};
  return kColours[alien];
}

namespace {

// A helm without a face: two lights in the dark.
void drawQuietus(const Easel& e) {
  const Point cloak[] = {{0, 25}, {3, 12}, {7, 3}, {12, 0}, {16, 3}, {20, 12}, {23, 25}};
  const Point inside[] = {{5, 22}, {6, 12}, {9, 5}, {12, 3}, {14, 5}, {17, 12}, {18, 22}};
  e.polygon(cloak, kSteel);
  e.polygon(inside, kVoid);
  e.line(12, 0, 3, 13, kHaze);
  e.line(3, 13, 0, 25, kHaze);
  e.box(7, 10, 4, 2, kWhite, kClear, 0);
  e.box(13, 10, 4, 2, kWhite, kClear, 0);
  e.rect(8, 10, 2, 2, kCyan);
  e.rect(14, 10, 2, 2, kCyan);
  e.rect(11, 15, 2, 6, kNight);
  e.rect(9, 17, 1, 3, kNight);
  e.rect(14, 17, 1, 3, kNight);
}

// A queen of insects.
void drawVexatrix(const Easel& e) {
  e.line(9, 6, 4, 0, kMoss);
  e.line(15, 6, 20, 0, kMoss);
  e.disc(4, 1, 1, kGold);
  e.disc(20, 1, 1, kGold);
  const Point collar[] = {{0, 25}, {1, 15}, {8, 20}, {16, 20}, {23, 15}, {23, 25}};
  e.polygon(collar, kPlum);
  const Point head[] = {{12, 3}, {19, 7}, {18, 14}, {12, 23}, {6, 14}, {5, 7}};
  e.polygon(head, kLeaf);
  e.triangle({12, 4}, {19, 7}, {12, 22}, kMoss);
  const Point left[] = {{5, 8}, {11, 11}, {9, 15}, {6, 13}};
  const Point right[] = {{19, 8}, {13, 11}, {15, 15}, {18, 13}};
  e.polygon(left, kRed);
  e.polygon(right, kBrick);
  e.dot(7, 10, kWhite);
  e.dot(15, 11, kPink);
  e.line(10, 19, 8, 22, kUmber);
  e.line(14, 19, 16, 22, kUmber);
}

// A brain under glass.
void drawThoon(const Easel& e) {
  e.box(5, 19, 14, 6, kBrass, kClear, 1);
  e.rect(5, 21, 14, 1, kSepia);
  e.rect(8, 23, 2, 1, kRed);
  e.rect(14, 23, 2, 1, kLeaf);
  e.ellipse(1, 0, 22, 21, kTeal);
  e.ellipse(3, 3, 18, 13, kPink);
  e.box(8, 12, 9, 6, kRose, kClear, 2);
  for (const int x : {5, 9, 14, 18}) e.line(x, 5, x - 2, 10, kRose);
  e.line(12, 3, 12, 14, kRose);
  e.disc(12, 11, 3, kPaper);
  e.disc(12, 11, 1, kVoid);
  e.ring(12, 10, 10, kCyan);
  e.line(5, 6, 8, 3, kWhite);
}

}  // namespace

void drawAlienHead(Canvas& canvas, int x, int y, std::uint8_t alien, int scale) {
  const Easel easel{canvas, x, y, scale};
  if (alien == 0) return drawQuietus(easel);
  if (alien == 1) return drawVexatrix(easel);
  drawThoon(easel);
}

// ---- Super Weapons --------------------------------------------------------------------------------------------------
namespace {

void drawNullLance(const Easel& e) {
  e.line(2, 21, 19, 4, kSteel, 3);
  e.line(2, 21, 19, 4, kMist, 1);
  e.triangle({16, 3}, {23, 0}, {20, 7}, kCyan);
  e.ring(13, 10, 4, kGold, 1);
  e.ring(7, 16, 3, kBrass, 1);
}

void drawCometLens(const Easel& e) {
  e.line(4, 20, 10, 14, kBrass, 3);
  e.disc(14, 9, 8, kBrass);
  e.disc(14, 9, 7, kUltra);
  e.line(9, 13, 15, 8, kBlue, 2);
  e.disc(16, 7, 2, kWhite);
  e.disc(16, 7, 1, kGold);
  e.line(9, 5, 11, 3, kWhite);
}

void drawGravityGlove(const Easel& e) {
  e.box(6, 15, 12, 8, kBrick, kClear, 1);
  e.rect(6, 17, 12, 1, kGold);
  e.box(5, 7, 14, 9, kRed, kClear, 2);
  for (const int x : {5, 9, 13}) e.box(x, 1, 3, 8, kRed, kClear, 1);
  e.box(17, 5, 4, 6, kRed, kClear, 1);
  e.rect(8, 3, 1, 5, kBrick);
  e.rect(12, 3, 1, 5, kBrick);
  e.disc(11, 11, 3, kVoid);
  e.ring(11, 11, 3, kCyan);
  e.dot(11, 11, kWhite);
}

void drawEtherHarp(const Easel& e) {
  e.line(4, 3, 4, 21, kBrass, 2);
  e.line(4, 21, 19, 16, kBrass, 2);
  e.line(4, 3, 12, 2, kGold, 2);
  e.line(12, 2, 20, 8, kGold, 2);
  e.line(20, 8, 19, 16, kGold, 2);
  for (const int x : {7, 10, 13, 16}) e.line(x, 4 + (x > 12 ? x - 12 : 0), x, 20 - (x - 4) / 3, kCyan);
}

void drawChronoKey(const Easel& e) {
  e.disc(8, 8, 7, kGold);
  e.disc(8, 8, 5, kPaper);
  e.line(8, 8, 8, 4, kUmber);
  e.line(8, 8, 11, 9, kBrick);
  e.line(13, 13, 21, 21, kBrass, 3);
  e.line(18, 21, 21, 18, kGold, 2);
  e.line(15, 18, 18, 15, kGold, 2);
}

void drawSunHammer(const Easel& e) {
  e.line(3, 22, 13, 10, kSepia, 3);
  for (const Point tip : {Point{20, 0}, Point{23, 7}, Point{10, 0}, Point{23, 14}, Point{7, 5}})
    e.line(15, 7, tip.x, tip.y, kOrange, 1);
  const Point head[] = {{8, 6}, {14, 1}, {22, 9}, {16, 15}};
  e.polygon(head, kGold);
  e.line(8, 6, 16, 15, kBrass, 2);
  e.disc(15, 8, 3, kOrange);
  e.disc(15, 8, 1, kWhite);
}

}  // namespace

void drawWeaponSign(Canvas& canvas, int x, int y, std::uint8_t weapon, int scale) {
  const Easel easel{canvas, x, y, scale};
  using Draw = void (*)(const Easel&);
  static constexpr Draw kDraws[kWeapons] = {drawNullLance, drawCometLens, drawGravityGlove,
                                            drawEtherHarp, drawChronoKey, drawSunHammer};
  kDraws[weapon](easel);
}

void drawWeaponPip(Canvas& canvas, int x, int y, const Found* found) {
  const bool there = found != nullptr;
  canvas.box(x, y, kWeaponPipWidth, kWeaponPipHeight, there ? kGold : kInk, there ? kBrass : kSteel, 2);
  if (there) {
    const bool known = understood(*found);
    canvas.text(x + 4, y + 5, known ? "!" : "?", kVoid, known ? Weight::bold : Weight::body);
  }
}

int drawWeaponNeeds(Canvas& canvas, int x, int y, const Found& found) {
  for (std::size_t i = 0; i < kAbilities; ++i) {
    for (int n = 0; n < kWeaponCard[found.weapon].needs[i]; ++n) {
      if (n < found.cubes[i]) {
        drawCube(canvas, x, y, static_cast<Cube>(i), 9);
      } else {
        canvas.frame(x, y + 2, 9, 9, colourOf(static_cast<Ability>(i)));
        canvas.text(x + 2, y + 3, letterOf(static_cast<Cube>(i)), colourOf(static_cast<Ability>(i)));
      }
      x += 13;
    }
  }
  return x;
}

}  // namespace armada::pulp_invasion
