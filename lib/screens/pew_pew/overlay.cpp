// Marks over the field while the player chooses. Gold is the choice, red the danger, green the way of an alien.
#include "screens/pew_pew/overlay.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pew_pew/field.h"

namespace armada::pew_pew {

namespace {

// A small triangle on the line between two spaces, its tip ahead.
void drawStep(Canvas& canvas, Point from, Heading heading) {
  const bool slanted = heading.x != 0 && heading.y != 0;
  const int half = paneOf(1).cell / 2 - (slanted ? 5 : 0);
  const int x = from.x + heading.x * half, y = from.y + heading.y * half;
  if (slanted) {
    canvas.triangle({x + 4 * heading.x, y + 4 * heading.y}, {x - 4 * heading.x, y + 4 * heading.y},
                    {x + 4 * heading.x, y - 4 * heading.y}, kGold);
  } else if (heading.x != 0) {
    canvas.triangle({x + 3 * heading.x, y}, {x - 2 * heading.x, y - 5}, {x - 2 * heading.x, y + 5}, kGold);
  } else {
    canvas.triangle({x, y + 3 * heading.y}, {x - 5, y - 2 * heading.y}, {x + 5, y - 2 * heading.y}, kGold);
  }
}

// The edges of the card that stop the ship.
void drawWall(Canvas& canvas, std::uint8_t space, Heading heading) {
  const Rect inside = insideOf(1, space);
  const int column = space % 3, row = space / 3;
  if (heading.x != 0 && column + heading.x != 1 && (column + heading.x < 0 || column + heading.x > 2))
    canvas.rect(heading.x < 0 ? inside.x - 2 : inside.x + inside.w - 2, inside.y, 4, inside.h, kRed);
  if (heading.y != 0 && (row + heading.y < 0 || row + heading.y > 2))
    canvas.rect(inside.x, heading.y < 0 ? inside.y - 2 : inside.y + inside.h - 2, inside.w, 4, kRed);
}

// Under the card, its point at the column of the space.
void drawPriceUnder(Canvas& canvas, const Pane& card, Point to, const char* words, Colour fill, Colour ink) {
  const int w = textWidth(words, Weight::bold) + 10, last = card.x + card.size() - w;
  const int x = to.x - w / 2 < 20 ? 20 : (to.x - w / 2 > last ? last : to.x - w / 2), y = card.y + card.size() + 3;
  canvas.triangle({to.x, y - 4}, {to.x - 4, y}, {to.x + 4, y}, fill);
  canvas.box(x, y, w, 12, fill, kClear, 2);
  canvas.text(x + 5, y + 2, words, ink, Weight::bold);
}

// Beside the card, at the row of the space; under it for the lowest row, where the panel stands beside it.
void drawPrice(Canvas& canvas, const Preview& preview, Point to) {
  const bool refused = preview.refusal != Refusal::none;
  const Colour fill = refused ? kSteel : kGold, ink = refused ? kPaper : kVoid;
  Text<12> words;
  words << "Pay " << std::int32_t{preview.price};
  const Pane own = paneOf(1);
  if (preview.toSpace < 6) {
    drawPriceTag(canvas, own.x + own.size() + 3, to.y - 3, words.c_str(), fill, ink);
    return;
  }
  drawPriceUnder(canvas, own, to, words.c_str(), fill, ink);
}

void drawSource(Canvas& canvas, const Rect& inside) {
  canvas.frame(inside.x - 1, inside.y - 1, inside.w + 2, inside.h + 2, kRed);
  canvas.frame(inside.x, inside.y, inside.w, inside.h, kRed);
}

// From the edge of one space to the edge of the other.
void drawDangerLine(Canvas& canvas, const Rect& from, const Rect& to) {
  const Point a{from.x + from.w / 2, from.y + from.h / 2}, b{to.x + to.w / 2, to.y + to.h / 2};
  const int dx = b.x - a.x, dy = b.y - a.y;
  const int length = dx * dx > dy * dy ? (dx < 0 ? -dx : dx) : (dy < 0 ? -dy : dy);
  if (length == 0) return;
  const auto along = [&](int pixels) { return Point{a.x + dx * pixels / length, a.y + dy * pixels / length}; };
  const Point start = along(from.w / 2 + 1), end = along(length - to.w / 2 - 2);
  for (int i = 0; i < 2; ++i) canvas.dash(start.x, start.y + i, end.x, end.y + i, kRed, 4, 3);
}

}  // namespace

void drawAimedSpace(Canvas& canvas, const State& seen, Move move, const Preview& preview, std::uint32_t ticks) {
  const Heading heading = kHeadings[static_cast<std::size_t>(directionOf(move))];
  const Point ship = middleOf(1, seen.shipSpace);
  if (preview.refusal == Refusal::wall) {
    drawWall(canvas, seen.shipSpace, heading);
    return;
  }
  const Rect inside = insideOf(1, preview.toSpace);
  const Point to = middleOf(1, preview.toSpace);
  canvas.rect(inside.x, inside.y, inside.w, inside.h, kNight);
  drawSpace(canvas, seen, 1, preview.toSpace);
  const bool refused = preview.refusal != Refusal::none;
  canvas.ghost(kShip, to.x - 13, to.y - 11, refused ? kHaze : kGold, refused ? kSteel : kBrass);
  drawCursor(canvas, {inside.x + 1, inside.y + 1, inside.w - 2, inside.h - 2}, ticks, refused ? kRed : kGold);
  drawStep(canvas, ship, heading);
  if (dropsMine(move)) {
    const Rect left = insideOf(1, seen.shipSpace);
    canvas.ghost(kMine, ship.x - kMine.fullWidth() / 2, left.y + left.h - 12, kRed, kBrick);
  }
  drawPrice(canvas, preview, to);
}

void drawPlacedHeart(Canvas& canvas, std::uint8_t space, const Preview& preview, std::uint32_t ticks) {
  const Rect inside = insideOf(kDepths, space);
  const Point at = middleOf(kDepths, space);
  canvas.ghost(kHeart, at.x - kHeart.fullWidth() / 2, at.y - kHeart.height / 2, kPink, kRose);
  drawCursor(canvas, {inside.x + 1, inside.y + 1, inside.w - 2, inside.h - 2}, ticks);
  Text<12> words;
  words << "Pay " << std::int32_t{preview.price};
  drawPriceUnder(canvas, paneOf(kDepths), at, words.c_str(), kGold, kVoid);
}

void drawThreats(Canvas& canvas, const Forecast& forecast, std::uint8_t shipSpace) {
  for (const Threat& threat : forecast.threats) {
    const std::size_t where = threat.when == Phase::movePlayerForward ? 2 : 1;
    const Rect from = insideOf(threat.depth, threat.space), to = insideOf(where, shipSpace);
    drawSource(canvas, from);
    drawDangerLine(canvas, from, to);
    // You meet it on the card that you fly on to.
    if (where == 2) drawCursor(canvas, {to.x + 3, to.y + 3, to.w - 6, to.h - 6}, 0, kRed);
  }
}

void drawFates(Canvas& canvas, const State& seen, const Forecast& forecast) {
  for (std::size_t i = 0; i < kAliens; ++i) {
    const Alien& alien = seen.aliens[i];
    const AlienPlan& plan = forecast.alien[i];
    if (alien.depth == 0 || (!plan.passes && !plan.destroyed)) continue;
    const Rect inside = insideOf(alien.depth, alien.space);
    canvas.box(inside.x + inside.w - 10, inside.y - 1, 11, 11, kVoid, plan.passes ? kPaper : kGold, 1);
    canvas.sprite(plan.passes ? kSkull : kStar, inside.x + inside.w - 8, inside.y + 1);
  }
}

void drawPlan(Canvas& canvas, const Alien& alien, const AlienPlan& plan) {
  const Point from = middleOf(alien.depth, alien.space);
  if (plan.movesTo == kNowhere) return;
  const Point to = middleOf(alien.depth, plan.movesTo);
  if (plan.movesTo != alien.space) {
    for (int i = 0; i < 2; ++i) canvas.dash(from.x, from.y + i, to.x, to.y + i, kLeaf, 3, 2);
    canvas.box(to.x - 5, to.y - 5, 11, 11, kLeaf, kVoid, 2);
    canvas.text(to.x - 3, to.y - 3, "A", kVoid);
  }
  if (plan.shootsAt == kNowhere) return;
  Point shot = middleOf(alien.depth, plan.shootsAt);
  if (plan.shootsAt == plan.movesTo) shot = {shot.x + 6, shot.y + 5};  // into its own space: both marks are seen
  canvas.box(shot.x - 5, shot.y - 5, 11, 11, kRed, kVoid, 2);
  canvas.text(shot.x, shot.y - 3, "!", kVoid);
}

}  // namespace armada::pew_pew
