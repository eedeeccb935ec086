// Sky, cards and pieces of Pew Pew!, drawn from tables of places and colours.
#include "screens/pew_pew/field.h"

#include "canvas/art.h"
#include "screens/components.h"

namespace armada::pew_pew {

namespace {

// x, y and size of a space, by depth; the first and the last are only passed through.
constexpr Pane kPanes[] = {{-128, 142, 40}, {6, 106, 32}, {110, 76, 26}, {196, 52, 21}, {262, 32, 17}, {306, 18, 12}};

struct CardLook {
  Colour edge, grid, chevrons, number;
  int arm, pitch;  // of a chevron
};
constexpr CardLook kLooks[] = {
    {kCyan, kTeal, kGold, kVoid, 5, 7},  // as depth 1: it is leaving
    {kCyan, kTeal, kGold, kVoid, 5, 7},     {kTeal, kSteel, kBrass, kPaper, 4, 6},
    {kTeal, kSteel, kBrass, kPaper, 3, 5},  {kSteel, kNight, kBrass, kPaper, 3, 4},
    {kSteel, kNight, kBrass, kPaper, 2, 3},
};

constexpr const char* kAlienLabel[] = {"A", "A1", "A2", "A3"};

// ---- sky ----------------------------------------------------------------------------------------------------------------
// Rings of thinning dots round a point beyond the corner; a ring is one step of the dither.
void drawGlow(Canvas& canvas) {
  constexpr int kCentreX = 322, kCentreY = 18, kReach = 112, kRing = 7, kInner = 62, kLevels = 16;
  const Rect seen = canvas.visible(
      {kCentreX - kReach, kBodyTop, Canvas::kWidth - kCentreX + kReach, kCentreY + kReach * 3 / 4 - kBodyTop});
  for (int y = seen.y; y < seen.y + seen.h; ++y) {
    const int dy2 = 2 * (y - kCentreY) * (y - kCentreY);
    int from = kCentreX - kReach;
    // From ring to ring towards the centre: the next begins where its radius is reached.
    for (int level = 0; level <= kLevels && from < Canvas::kWidth; ++level) {
      const int reach = kReach - kRing * level, within = reach * reach - dy2;
      int to = from;
      while (to < Canvas::kWidth && (level == kLevels || (kCentreX - to) * (kCentreX - to) >= within)) ++to;
      const bool inner = level > (kReach - kInner) / kRing;
      if (level > 0) canvas.dither(from, y, to - from, 1, inner ? kPlum : kDusk, level);
      from = to;
    }
  }
}

// A thin mist in the corridor between the first and the last card, denser towards the player.
void drawMist(Canvas& canvas) {
  const Pane& near = kPanes[1];
  const Pane& far = kPanes[4];
  const int nearEnd = near.x + 3 * near.cell, nearBottom = near.y + 3 * near.cell;
  const int farEnd = far.x + 3 * far.cell, farBottom = far.y + 3 * far.cell;
  const Rect seen = canvas.visible({near.x, far.y, farEnd - near.x, nearBottom - far.y + 1});
  for (int y = seen.y; y < seen.y + seen.h; ++y) {
    const int left = y >= near.y ? near.x : between(far.x, near.x, y - far.y, near.y - far.y);
    const int right = y <= farBottom ? farEnd : between(farEnd, nearEnd, y - farBottom, nearBottom - farBottom);
    constexpr int kThinner = 190;
    int x = left;
    while ((x + 2 * y) % 4 != 0) ++x;
    for (; x < kThinner && x < right; x += 4) canvas.dot(x, y, kNight);
    while ((x + 2 * y) % 5 != 0) ++x;
    for (; x < right; x += 5) canvas.dot(x, y, kNight);
  }
}

void drawCorridorEdges(Canvas& canvas) {
  for (std::size_t depth = 1; depth < kDepths; ++depth) {
    const Pane& a = kPanes[depth];
    const Pane& b = kPanes[depth + 1];
    const int aEnd = a.x + 3 * a.cell, aBottom = a.y + 3 * a.cell;
    const int bEnd = b.x + 3 * b.cell, bBottom = b.y + 3 * b.cell;
    canvas.line(a.x, aBottom, b.x, bBottom, kNight);
    canvas.line(a.x, a.y, b.x, b.y, kTeal);
    canvas.line(aEnd, a.y, bEnd, b.y, kTeal);
    canvas.line(aEnd, aBottom, bEnd, bBottom, kTeal);
  }
}

}  // namespace

// ---- where things are -----------------------------------------------------------------------------------------------------
Pane paneOf(std::size_t depth) { return kPanes[depth]; }

Pane paneBetween(std::size_t depth, int step, int steps) {
  const Pane& from = kPanes[depth];
  if (step <= 0) return from;
  const Pane& to = kPanes[depth - 1];
  return {between(from.x, to.x, step, steps), between(from.y, to.y, step, steps),
          between(from.cell, to.cell, step, steps)};
}

Point middleOf(const Pane& pane, std::size_t space) {
  const int column = static_cast<int>(space % 3), row = static_cast<int>(space / 3);
  return {pane.x + column * pane.cell + pane.cell / 2 + 1, pane.y + row * pane.cell + pane.cell / 2 + 1};
}

Rect insideOf(const Pane& pane, std::size_t space) {
  const int column = static_cast<int>(space % 3), row = static_cast<int>(space / 3);
  return {pane.x + column * pane.cell + 1, pane.y + row * pane.cell + 1, pane.cell - 1, pane.cell - 1};
}

void drawSky(Canvas& canvas) {
  canvas.rect(kBody.x, kBody.y, kBody.w, kBody.h, kVoid);
  drawStars(canvas, kBody, 150, 11);
  drawGlow(canvas);
  drawMist(canvas);
  drawCorridorEdges(canvas);
}

// ---- cards ----------------------------------------------------------------------------------------------------------------
void drawCard(Canvas& canvas, const Pane& pane, std::size_t depth, std::uint8_t card, unsigned covered,
              bool chevronsFlash) {
  const CardLook& look = kLooks[depth];
  const int size = pane.size();
  canvas.rect(pane.x, pane.y, size, size, kInk);
  for (int i = 1; i < 3; ++i) {
    canvas.hline(pane.x, pane.y + i * pane.cell, size, look.grid);
    canvas.vline(pane.x + i * pane.cell, pane.y, size, look.grid);
  }
  canvas.frame(pane.x, pane.y, size, size, look.edge);
  if (depth <= 1) canvas.frame(pane.x - 1, pane.y - 1, size + 2, size + 2, look.edge);
  if (card == kNowhere) return;
  for (std::size_t i = 0; i < kScreenCard[card].sets; ++i) {
    const ChevronSet& set = kScreenCard[card].set[i];
    if ((covered & spaceBit(set.space)) != 0) continue;
    const Point at = middleOf(pane, set.space);
    const Colour colour = chevronsFlash ? kWhite : look.chevrons;
    drawChevrons(canvas, at.x, at.y, set.chevrons, look.arm, look.pitch, colour);
  }
}

namespace {

void drawNumber(Canvas& canvas, std::size_t depth) {
  const Pane& pane = kPanes[depth];
  const CardLook& look = kLooks[depth];
  const int y = pane.y + pane.size();
  canvas.rect(pane.x, y, depth == 1 ? 11 : 9, 10, look.edge);
  canvas.text(pane.x + (depth == 1 ? 3 : 2), y, Number(static_cast<std::int32_t>(depth)).c_str(), look.number);
}

// What shares a space stands side by side as far as it goes: the heart in a corner, a missile before an alien.
void drawSpace(Canvas& canvas, const State& shown, const Pane& pane, std::size_t depth, std::size_t look,
               std::size_t space) {
  const Point at = middleOf(pane, space);
  const Rect inside = insideOf(pane, space);
  const std::uint8_t alien = alienAt(shown, depth, space);
  const int pews = pewsAt(shown, depth, space);
  const bool missile = missileAt(shown, depth, space);
  if (mineAt(shown, depth, space)) drawMinePiece(canvas, at);
  if (alien != kNowhere) drawAlienPiece(canvas, at, look, alien, shown.aliens[alien].side);
  if (pews > 0) drawPewPiece(canvas, at, look, pews);
  if (missile && alien != kNowhere)
    drawMissilePiece(canvas, {inside.x + inside.w - 7, inside.y + inside.h - 7}, kDepths);
  else if (missile)
    drawMissilePiece(canvas, at, look);
  if (!heartAt(shown, depth, space)) return;
  if (alien != kNowhere || pews > 0 || missile)
    canvas.sprite(kHeartSmall, inside.x + 1, inside.y + 1);
  else
    drawHeartPiece(canvas, at);
}

}  // namespace

// ---- pieces ---------------------------------------------------------------------------------------------------------------
int alienKind(std::size_t alien) { return static_cast<int>(alien % kAlienKinds); }

void drawAlienPiece(Canvas& canvas, Point at, std::size_t depth, std::size_t alien, std::size_t side) {
  drawAlien(canvas, at.x, at.y, static_cast<int>(depth), alienKind(alien), static_cast<int>(side));
  canvas.label(at.x - 4, at.y - 4, kAlienLabel[side], kLeaf);
}

void drawPewPiece(Canvas& canvas, Point at, std::size_t depth, int count) {
  canvas.spriteCentred(kPews[depth - 1], at.x, at.y);
  if (count < 2) return;
  const Number number(count);
  // How many, in the lower right corner of the space.
  const int w = textWidth(number.c_str()) + 2, cell = kPanes[depth].cell;
  const int x = at.x - cell / 2 + cell - 1 - w, y = at.y - cell / 2 + cell - 10;
  canvas.rect(x, y, w, 9, kInk);
  canvas.text(x + 1, y + 1, number.c_str(), kPaper);
}

void drawMissilePiece(Canvas& canvas, Point at, std::size_t depth) {
  canvas.spriteCentred(kMissiles[depth - 1], at.x + 1, at.y - 1);
}

void drawShipPiece(Canvas& canvas, Point at, std::uint8_t hearts) {
  // Three sides of the counter: the cockpit's light tells the damage.
  if (hearts == kFullHearts) return canvas.spriteCentred(kShip, at.x, at.y);
  const PaletteMap light = recolour(kCyan, hearts == 2 ? kGold : kRed);
  canvas.spriteCentred(kShip, at.x, at.y, hearts == 0 ? &kDimmed : &light);
}

void drawSpace(Canvas& canvas, const State& shown, std::size_t depth, std::size_t space) {
  drawSpace(canvas, shown, paneOf(depth), depth, depth, space);
}

void drawMinePiece(Canvas& canvas, Point at) { canvas.spriteCentred(kMine, at.x, at.y); }
void drawHeartPiece(Canvas& canvas, Point at) { canvas.spriteCentred(kHeart, at.x, at.y); }

void drawTable(Canvas& canvas, const State& shown, bool shipAloft, Advance advance, bool chevronsFlash) {
  const bool advancing = advance.step > 0;
  const bool half = advancing && 2 * advance.step >= advance.steps;
  if (advance.newCard != kNowhere)
    drawCard(canvas, paneBetween(kDepths + 1, advance.step, advance.steps), half ? kDepths : kDepths + 1,
             advance.newCard, 0);
  for (std::size_t depth = kDepths; depth >= 1; --depth) {
    const Pane pane = paneBetween(depth, advance.step, advance.steps);
    std::size_t look = half ? depth - 1 : depth;
    drawCard(canvas, pane, look, shown.cards[depth - 1], coveredSpaces(shown, depth), chevronsFlash && depth == 1);
    if (!advancing) drawNumber(canvas, depth);
    if (look == 0) look = 1;
    for (std::size_t space = 0; space < kSpaces; ++space) drawSpace(canvas, shown, pane, depth, look, space);
  }
  if (shipAloft || shown.end == End::ownMine) return;
  drawShipPiece(canvas, middleOf(1, shown.shipSpace), shown.hearts);
}

}  // namespace armada::pew_pew
