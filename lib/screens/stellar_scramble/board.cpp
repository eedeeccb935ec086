#include "screens/stellar_scramble/board.h"

namespace armada::stellar_scramble {

// ---- where things stand ---------------------------------------------------------------------------------------------
namespace {

constexpr int kBoardTop = 24, kCellHeight = 24, kRowTop = kBoardTop + 3 * kCellHeight, kRowHeight = 20;

// The wide board has narrow spaces, so that scores fit beside it.
bool isWide(const State& s) { return columns(s) == kMostColumns; }
int boardLeft(const State& s) { return isWide(s) ? 20 : 26; }
int cellWidth(const State& s) { return isWide(s) ? 28 : 32; }
int wormholeAway(const State& s) { return isWide(s) ? 9 : 12; }

}  // namespace

Rect cellRect(const State& s, unsigned row, unsigned column) {
  const int rowsAbove = static_cast<int>(kRows - 1 - row);
  return {boardLeft(s) + static_cast<int>(column) * cellWidth(s), kBoardTop + rowsAbove * kCellHeight, cellWidth(s),
          kCellHeight};
}

Rect spaceRect(const State& s, std::uint8_t space) {
  if (!isWormhole(s, space)) return {boardLeft(s) + (space - 1) * cellWidth(s), kRowTop, cellWidth(s), kRowHeight};
  const int edge =
      space == 0 ? boardLeft(s) - wormholeAway(s) : boardLeft(s) + columns(s) * cellWidth(s) + wormholeAway(s);
  const int reach = isWide(s) ? 8 : 11;
  return {edge - reach, kRowTop + 10 - reach, 2 * reach + 1, 2 * reach + 1};
}

// Those that share a space stand side by side.
Point shipAt(const State& s, Seat seat, std::uint8_t space) {
  int before = 0, sharing = 1;
  for (Seat other = 0; other < s.players; ++other) {
    if (other == seat || s.pilot[other].space != space) continue;
    ++sharing;
    before += other < seat ? 1 : 0;
  }
  const Rect area = spaceRect(s, space);
  const int pitch = sharing > 1 ? (cellWidth(s) - 15) / (sharing - 1) : 0;
  const int left = area.x + area.w / 2 - pitch * (sharing - 1) / 2;
  return {left + before * pitch, kRowTop + 10};
}

Rect scoreRect(const State& s, Seat seat) {
  return isWide(s) ? Rect{264, 23 + seat * 24, 52, 23} : Rect{246, 23 + seat * 32, 70, 31};
}

Rect slotRect(unsigned slot) { return {7 + static_cast<int>(slot) * 44, kTrackTop, 42, 28}; }
Rect plateRect(unsigned slot) { return {7 + static_cast<int>(slot) * 44, kTrackTop + 29, 42, 11}; }
Rect weaponRect(unsigned weapon) { return {6 + static_cast<int>(weapon) * 48, kOwnTop, 46, 43}; }

// ---- the board ------------------------------------------------------------------------------------------------------
namespace {

void dots(Canvas& canvas, int x, int y, int count, int dx, int dy, Colour colour) {
  for (int i = 0; i < count; ++i) canvas.dot(x + i * dx, y + i * dy, colour);
}

void drawGrid(Canvas& canvas, const State& s) {
  const int left = boardLeft(s), wide = columns(s) * cellWidth(s);
  canvas.rect(left, kBoardTop, wide + 1, 3 * kCellHeight, kVoid);
  constexpr Colour kQuiet[] = {kNight, kSteel, kNight};
  drawStars(canvas, {left, kBoardTop, wide, 3 * kCellHeight}, 34, 5, kQuiet, 3);
  for (int i = 0; i <= columns(s); ++i)
    dots(canvas, left + i * cellWidth(s), kBoardTop, 36, 0, 2, i == 0 || i == columns(s) ? kSteel : kNight);
  for (int row = 1; row < 3; ++row) dots(canvas, left, kBoardTop + row * kCellHeight, wide / 2, 2, 0, kNight);
  for (unsigned row = 0; row < kRows; ++row)
    canvas.text(left - (isWide(s) ? 11 : 12), cellRect(s, row, 0).y + 8, Number(static_cast<int>(row) + 1).c_str(),
                kHaze);
}

void drawPlayerRow(Canvas& canvas, const State& s) {
  const int left = boardLeft(s), wide = columns(s) * cellWidth(s);
  canvas.rect(left, kRowTop, wide + 1, kRowHeight, kInk);
  canvas.hline(left, kRowTop, wide + 1, kBlue);
  canvas.hline(left, kRowTop + kRowHeight, wide + 1, kSteel);
  for (int i = 0; i <= columns(s); ++i)
    canvas.vline(left + i * cellWidth(s), kRowTop, kRowHeight, i == 0 || i == columns(s) ? kSteel : kNight);
  for (const int end : {-wormholeAway(s), wide + wormholeAway(s)})
    drawWormhole(canvas, left + end, kRowTop + 10, isWide(s));
}

void drawCell(Canvas& canvas, const State& s, unsigned row, unsigned column) {
  const Cell& cell = s.grid[row][column];
  if (cell.token == kNoToken) return;
  const Rect area = cellRect(s, row, column);
  const bool thin = isWide(s);
  drawInvader(canvas, area.x + (thin ? 1 : 2), area.y + 4, cell.token);
  Text<8> name;  // what a terminal has room for
  for (int i = 0; i < 5 && breedOf(cell.token).name[i] != '\0'; ++i) name << breedOf(cell.token).name[i];
  canvas.label(area.x + 1, area.y + 4, name.c_str(), kPilotLook[colourOfToken(cell.token)].bright);
  if (cell.shields < breedOf(cell.token).shields)
    drawDamageDie(canvas, area.x + (thin ? 19 : 22), area.y + 2, cell.shields, kWhite);
  else
    canvas.text(area.x + (thin ? 22 : 24), area.y + 4, Number(cell.shields).c_str(), kPaper);
  int x = area.x + (thin ? 22 : 25);
  for (Seat seat = 0; seat < s.players; ++seat) {
    if ((cell.assists >> seat & 1u) == 0) continue;
    drawEmblem(canvas, x, area.y + 17, seat, kPilotLook[seat].bright);
    x -= 6;
  }
}

}  // namespace

void drawBoard(Canvas& canvas, const State& s) {
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 99}, 60, 29);
  drawGrid(canvas, s);
  drawPlayerRow(canvas, s);
  for (unsigned row = 0; row < kRows; ++row)
    for (unsigned column = 0; column < columns(s); ++column) drawCell(canvas, s, row, column);
  for (Seat seat = 0; seat < s.players; ++seat) {
    const std::uint8_t space = s.pilot[seat].space;
    if (space >= spaces(s)) continue;
    const Point at = shipAt(s, seat, space);
    if (isWormhole(s, space)) {
      canvas.disc(at.x, at.y, isWide(s) ? 7 : 9, kVoid);
      canvas.ring(at.x, at.y, isWide(s) ? 7 : 9, kPlum);
    }
    drawFighter(canvas, at.x - 7, at.y - 7, seat);
    const char initial[] = {kPilotLook[seat].name[0], '\0'};
    canvas.label(at.x - 2, at.y - 4, initial, kPilotLook[seat].bright);
  }
}

// ---- scores ---------------------------------------------------------------------------------------------------------
namespace {

void drawPurse(Canvas& canvas, int x, int y, const Pilot& pilot, int paid) {
  drawIcon(canvas, x, y, Icon::scavenge, kGold);
  const int behind = canvas.text(x + 10, y, Number(pilot.credits).c_str(), kMist);
  if (paid == 0) return;
  Text<8> words;
  words << '+' << paid;
  canvas.text(behind + 2, y, words.c_str(), kLeaf);
}

void drawHeatCount(Canvas& canvas, int x, int y, const Pilot& pilot) {
  canvas.sprite(kFlame, x, y);
  canvas.text(x + 10, y, Number(pilot.overheat).c_str(), kMist);
}

// Two digits are no wider than one: name and credits stand beside it.
void drawScoreNumber(Canvas& canvas, int right, int y, int score, Colour colour) {
  const Number number(score);
  if (score < 10)
    canvas.marqueeRight(right, y, number.c_str(), colour);
  else
    canvas.textRight(right, y + 2, number.c_str(), colour, Weight::bold);
}

void drawVictoryTrack(Canvas& canvas, int x, int y, const Pilot& pilot, int more, Colour colour) {
  for (int i = 0; i < kVictoryTrack; ++i, x += 6) {
    if (i < pilot.invaders)
      canvas.rect(x, y, 5, 3, colour);
    else if (i < pilot.invaders + more)
      canvas.rect(x, y, 5, 3, kGold);
    else
      canvas.rect(x + 1, y + 1, 3, 1, kSteel);
  }
}

}  // namespace

void drawScore(Canvas& canvas, const State& s, Seat seat, bool onTurn, ScoreChange change) {
  const Rect area = scoreRect(s, seat);
  const Pilot& pilot = s.pilot[seat];
  const Colour number = onTurn || change.invaders > 0 ? kGold : kPaper;
  drawPanel(canvas, area, onTurn ? kNight : kInk, onTurn ? kGold : kSteel);
  if (isWide(s)) {
    drawBadge(canvas, area.x + 2, area.y + 6, seat);
    drawPurse(canvas, area.x + 15, area.y + 3, pilot, 0);
    drawHeatCount(canvas, area.x + 15, area.y + 12, pilot);
    drawScoreNumber(canvas, area.x + area.w - 3, area.y + 6, pilot.invaders + change.invaders, number);
    return;
  }
  drawBadge(canvas, area.x + 5, area.y + 3, seat);
  canvas.text(area.x + 20, area.y + 5, kPilotLook[seat].name, kPilotLook[seat].bright);
  drawScoreNumber(canvas, area.x + area.w - 4, area.y + 3, pilot.invaders + change.invaders, number);
  drawVictoryTrack(canvas, area.x + 5, area.y + 16, pilot, change.invaders, kPilotLook[seat].bright);
  drawPurse(canvas, area.x + 5, area.y + 21, pilot, change.credits);
  drawHeatCount(canvas, area.x + 45, area.y + 21, pilot);
}

// ---- the Progress Track ---------------------------------------------------------------------------------------------
namespace {

// Paper: it can be paid. Letters on colour say the weapon; S is a System.
void drawTrackCard(Canvas& canvas, const State& s, unsigned slot, Seat buyer) {
  const std::uint8_t card = s.track[slot];
  const Rect area = slotRect(slot);
  if (card == kNoCard) {
    canvas.box(area.x, area.y, area.w, area.h, kVoid, kNight, 2);
    return;
  }
  const bool system = isSystem(card);
  const GemLook look = system ? GemLook{"S", kMist, kHaze} : kGemLook[indexOf(cardOf(card).colour)];
  const int cost = price(s, buyer, card);
  const bool dear = cost > s.pilot[buyer].credits;
  const Number words(cost);
  if (dear) {
    canvas.box(area.x, area.y, area.w, area.h, kInk, kSteel, 2);
    canvas.rect(area.x + 2, area.y + 2, area.w - 4, 12, kNight);
    canvas.box(area.x + 3, area.y + 3, 11, 11, look.shade, kClear, 2);
    const bool dark = system || cardOf(card).colour == Gem::yellow;
    canvas.text(area.x + 6, area.y + 4, look.letter, dark ? kVoid : kPaper);
    canvas.marqueeRight(area.x + area.w - 4, area.y + 2, words.c_str(), kHaze);
  } else {
    canvas.box(area.x, area.y, area.w, area.h, kPaper, kUmber, 2);
    canvas.rect(area.x + 1, area.y + 2, area.w - 2, 12, look.bright);
    canvas.hline(area.x + 2, area.y + 1, area.w - 4, look.bright);
    canvas.hline(area.x + 1, area.y + 14, area.w - 2, look.shade);
    canvas.text(area.x + 5, area.y + 4, look.letter, kVoid);
    canvas.marqueeRight(area.x + area.w - 4, area.y + 2, words.c_str(), kVoid);
  }
  const IconRow icons = iconsOfCard(card);
  const int gap = widthOf(icons) > area.w - 4 ? kTightIconGap : kIconGap;
  drawIcons(canvas, area.x + (area.w - widthOf(icons, gap)) / 2, area.y + 18, icons, dear ? kHaze : kUmber, gap);
}

}  // namespace

void drawTrackRow(Canvas& canvas, const State& s, Seat buyer) {
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    drawTrackCard(canvas, s, slot, buyer);
    const Rect plate = plateRect(slot);
    if (s.event[slot] != AlienEvent::none)
      drawEventPlate(canvas, plate, s.event[slot], static_cast<int>(kSlots - slot));
    else
      drawChevrons(canvas, plate.x + plate.w / 2, plate.y + 5, 3, 3, 7, kSteel, 1);
  }
}

// ---- a pilot's own board --------------------------------------------------------------------------------------------
namespace {

void drawWeapon(Canvas& canvas, const Pilot& pilot, unsigned weapon) {
  const Rect area = weaponRect(weapon);
  const GemLook& look = kGemLook[weapon];
  const bool broken = (pilot.outOfOrder >> weapon & 1u) != 0;
  const Icons& icons = pilot.weapon[weapon];
  drawPanel(canvas, area, kInk, kSteel);
  for (int line = 0; line < 3; ++line)
    canvas.hline(area.x + 3 - line, area.y + line, area.w - 6 + 2 * line, broken ? look.shade : look.bright);
  drawGem(canvas, area.x + 4, area.y + 5, static_cast<Gem>(weapon));
  for (int i = 0; i < pilot.boosts[weapon] && i < 3; ++i)
    drawIcon(canvas, area.x + area.w - 11 - i * 9, area.y + 7, Icon::boost, kGold);
  if (broken) {
    canvas.text(area.x + 6, area.y + 20, "Out of", kRed, Weight::bold);
    canvas.text(area.x + 6, area.y + 31, "Order", kRed, Weight::bold);
    return;
  }
  drawIcon(canvas, area.x + 4, area.y + 20, Icon::move, kMist);
  canvas.marquee(area.x + 13, area.y + 18, Number(icons.move).c_str(), kPaper);
  drawIcon(canvas, area.x + 25, area.y + 20, Icon::power, kMist);
  canvas.marquee(area.x + 34, area.y + 18, Number(icons.power).c_str(), kPaper);
  IconRow specials = specialIcons(icons);
  while (widthOf(specials) > area.w - 8) specials.pop();  // the whole row stands where one looks closer
  drawIcons(canvas, area.x + 5, area.y + 33, specials, look.bright);
}

void drawMeters(Canvas& canvas, const Pilot& pilot) {
  drawPanel(canvas, kMeters, kInk, kSteel);
  const int x = kMeters.x, y = kMeters.y;
  canvas.sprite(kFlame, x + 5, y + 4);
  for (int i = 0; i < kMeltdown; ++i) {
    const int at = x + 17 + i * 11;
    if (i < pilot.overheat)
      canvas.rect(at, y + 5, 9, 6, i < 4 ? kOrange : kRed);
    else if (i + 1 == kMeltdown)
      canvas.silhouette(kSkull, at + 1, y + 4, kRed);
    else
      canvas.frame(at + 1, y + 6, 7, 4, kSteel);
  }
  canvas.textRight(x + 114, y + 4, Number(pilot.overheat).c_str(), kPaper, Weight::bold);
  drawIcon(canvas, x + 5, y + 17, Icon::scavenge, kGold);
  for (int i = 0; i < kMostCredits; ++i) {
    const int at = x + 17 + i * 7;
    if (i < pilot.credits)
      canvas.rect(at, y + 18, 5, 5, kGold);
    else
      canvas.rect(at + 1, y + 20, 2, 1, kSteel);
  }
  canvas.textRight(x + 114, y + 17, Number(pilot.credits).c_str(), kPaper, Weight::bold);
  for (unsigned gem = 0; gem < kGems; ++gem) {
    const int at = x + 4 + static_cast<int>(gem) * 22;
    drawGem(canvas, at, y + 28, static_cast<Gem>(gem));
    canvas.text(at + 12, y + 30, Number(pilot.bag[gem]).c_str(), pilot.bag[gem] == 0 ? kHaze : kPaper);
  }
}

}  // namespace

void drawOwnBoard(Canvas& canvas, const State& s, Seat seat) {
  const Pilot& pilot = s.pilot[seat];
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) drawWeapon(canvas, pilot, weapon);
  drawMeters(canvas, pilot);
}

void drawSystems(Canvas& canvas, const Pilot& pilot) {
  for (unsigned i = 0; i < kSystemSlots; ++i) {
    const int x = kSystemRow.x + static_cast<int>(i) * 14, y = kSystemRow.y;
    const bool there = pilot.systems[i] != kNoCard;
    canvas.box(x, y, 11, 11, there ? kMist : kVoid, there ? kClear : kSteel, 2);
    if (there) drawIcon(canvas, x + 2, y + 2, Icon::system, kVoid);
  }
}

}  // namespace armada::stellar_scramble
