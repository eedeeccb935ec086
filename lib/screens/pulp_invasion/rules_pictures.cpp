#include "screens/pulp_invasion/rules_pictures.h"

#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

constexpr int kOut = 48;                 // how far a table begins left of the words
constexpr int kTableWidth = 234 + kOut;  // and its width

// A text of at most two lines beside its picture.
void drawTwoLines(Canvas& canvas, int x, int y, int w, const char* text) {
  canvas.paragraph(x, y + (paragraphLines(w, text) > 1 ? 0 : 5), w, text, kUmber);
}

}  // namespace

void drawCubeTable(Canvas& canvas, int x, int y) {
  static constexpr const char* kWords[kCubeColours] = {"Combat",         "Science",     "Diplomacy",
                                                       "a Super Weapon", "for Quietus", "a false lead"};
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const auto cube = static_cast<Cube>(i);
    canvas.box(x, y, 17, 17, kInk, kClear, 2);
    drawCube(canvas, x + 2, y + 2, cube, 11);
    canvas.text(x + 26, y + 5, colourWordOf(cube), kUmber, Weight::bold);
    canvas.text(x + 84, y + 5, kWords[i], kUmber);
    y += 18;
  }
}

// Four cards: each is paid with the Icon of the next.
void drawIconRow(Canvas& canvas, int x, int y) {
  static constexpr Ability kIcons[] = {Ability::science, Ability::combat, Ability::diplomacy, Ability::science};
  for (int i = 0; i < 4; ++i) {
    const int left = x + 58 * i;
    canvas.box(left, y, 42, 24, kPaper, kUmber, 2);
    drawAbilitySign(canvas, left + 25, y + 6, kIcons[i]);
    canvas.marquee(left + 7, y + 6, Number(i + 1).c_str(), kBrick);
    Text<8> pays;
    pays << "pay " << i + 1;
    canvas.text(left, y + 30, pays.c_str(), kSepia);
    drawAbilitySign(canvas, left + 30, y + 27, kIcons[(i + 1) % 4]);
    if (i < 3) {
      canvas.hline(left + 45, y + 11, 10, kUmber);
      for (int tip = 1; tip < 4; ++tip) canvas.vline(left + 45 + tip, y + 11 - tip, 2 * tip + 1, kUmber);
    }
  }
}

// Price 3 of Combat, paid by 2 of it and 2 of Science.
void drawMix(Canvas& canvas, int x, int y) {
  canvas.box(x, y + 1, 60, 19, kGold, kClear, 3);
  canvas.text(x + 6, y + 7, "Pay", kVoid);
  canvas.marquee(x + 28, y + 5, "3", kVoid);
  drawAbilitySign(canvas, x + 42, y + 4, Ability::combat);
  canvas.marquee(x + 70, y + 5, "=", kUmber);
  int left = x + 90;
  for (int i = 0; i < 2; ++i, left += 16) drawAbilitySign(canvas, left, y + 4, Ability::combat);
  canvas.marquee(left + 5, y + 5, "+", kUmber);
  left += 24;
  for (int i = 0; i < 2; ++i, left += 16) drawAbilitySign(canvas, left, y + 4, Ability::science);
  canvas.text(left + 6, y, "2 count", kUmber);
  canvas.text(left + 6, y + 11, "as 1", kUmber);
}

void drawSteps(Canvas& canvas, int x, int y) {
  static constexpr const char* kNames[] = {"Cosmic Hegemony Alien", "Encounter Line card", "Location", "Planet",
                                           "Super Weapons"};
  for (int i = 0; i < 5; ++i) {
    canvas.box(x, y + 1, 15, 15, kUltra, kClear, 3);
    canvas.textCentred(x + 8, y + 4, Number(i + 1).c_str(), kPaper, Weight::bold);
    canvas.text(x + 24, y + 5, kNames[i], kUmber);
    y += 17;
  }
}

void drawWeaponTable(Canvas& canvas, int x, int y) {
  x -= kOut;
  for (std::uint8_t i = 0; i < kWeapons; ++i) {
    const WeaponCard& row = kWeaponCard[i];
    if (i > 0) canvas.hline(x, y - 1, kTableWidth, kKraft);
    canvas.text(x, y + 1, row.name, kUmber, Weight::bold);
    int left = x + 4;
    for (std::size_t ability = 0; ability < kAbilities; ++ability)
      for (int n = 0; n < row.needs[ability]; ++n, left += 13) {
        canvas.box(left - 2, y + 11, 11, 10, colourOf(static_cast<Ability>(ability)), kClear, 1);
        canvas.text(left + 1, y + 12, letterOf(static_cast<Cube>(ability)), kVoid);
      }
    drawTwoLines(canvas, x + 104, y, kTableWidth - 104, row.text);
    y += 22;
  }
}

void drawAlienTable(Canvas& canvas, int x, int y) {
  x -= kOut;
  for (std::uint8_t i = 0; i < kAliens; ++i) {
    canvas.box(x, y, 40, 38, kInk, kUmber, 3);
    drawAlienHead(canvas, x + 8, y + 6, i);
    canvas.text(x + 48, y + 2, kAlienCard[i].name, kUmber, Weight::bold);
    canvas.paragraph(x + 48, y + 15, kTableWidth - 48, kAlienCard[i].text, kUmber);
    y += 42;
  }
}

void drawCaptainTable(Canvas& canvas, int x, int y) {
  x -= kOut;
  for (const CaptainCard& captain : kCaptainCard) {
    canvas.text(x, y + 3, captain.name, kUmber, Weight::bold);
    for (std::size_t i = 0; i < kAbilities; ++i) {
      const int left = x + 128 + 34 * static_cast<int>(i);
      canvas.box(left, y + 1, 12, 12, colourOf(static_cast<Ability>(i)), kClear, 1);
      canvas.text(left + 3, y + 3, letterOf(static_cast<Cube>(i)), kVoid);
      canvas.text(left + 15, y + 3, Number(captain.maximum[i]).c_str(), kUmber, Weight::bold);
    }
    Text<8> dice;
    for (const Die die : captain.offered) dice << kDieCard[at(die)].letter << ' ';
    canvas.text(x + 240, y + 3, dice.c_str(), kSepia);
    y += 14;
  }
}

void drawFacesOf(Canvas& canvas, int x, int y, Die die) {
  x -= kOut;
  for (int face = 6; face >= 1; --face) {
    drawDie(canvas, x, y + 1, die, face);
    drawTwoLines(canvas, x + 32, y + 1, kTableWidth - 32, kDieFace[at(die)][face - 1].text);
    y += 22;
  }
}

void drawPlanetsFrom(Canvas& canvas, int x, int y, std::uint8_t planet) {
  x -= kOut;
  for (std::uint8_t i = planet; i < planet + 6; ++i) {
    drawPlanet(canvas, x + 11, y + 11, 8, i);
    canvas.text(x + 26, y + 6, kPlanetCard[i].name, kUmber, Weight::bold);
    drawTwoLines(canvas, x + 106, y, kTableWidth - 106, kPlanetCard[i].text);
    y += 22;
  }
}

}  // namespace armada::pulp_invasion
