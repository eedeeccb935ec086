// The star map of Rayguns and Rocketships, and the strips of the players beside it.
#include "screens/rayguns/maps.h"

namespace armada::rayguns {

namespace {

int rootOf(int square) {
  int root = 0;
  while ((root + 1) * (root + 1) <= square) ++root;
  return root;
}

// A cloud, thicker towards its middle, in strips of four rows.
void drawNebula(Canvas& canvas, Point middle, int rx, int ry, Colour c, int most) {
  for (int dy = -ry; dy < ry; dy += 4) {
    for (int level = 2; level <= most; level += 3) {
      const int inner = ry * (most + 2 - level) / (most + 2);
      if (dy < -inner || dy >= inner) continue;
      const int half = rx * rootOf((inner * inner - dy * dy) * 256) / (ry * 16);
      canvas.dither(middle.x - half, middle.y + dy, 2 * half, 4, c, level);
    }
  }
}

void drawNodes(Canvas& canvas) {
  for (unsigned node = 0; node < kNodes; ++node) {
    const Point at = nodeAt(node);
    canvas.hline(at.x - 1, at.y, 3, kSteel);
    canvas.vline(at.x, at.y - 1, 3, kSteel);
    canvas.dot(at.x, at.y, kHaze);
    for (int d = 8; d <= 14; d += 3) {
      if (node % kWidth + 1 < kWidth) canvas.dot(at.x + d, at.y, kNight);
      if (node / kWidth + 1 < kWidth) canvas.dot(at.x, at.y + d, kNight);
    }
  }
}

void drawWorlds(Canvas& canvas) {
  for (unsigned i = 0; i < kMostPlayers; ++i) {
    const Point at = nodeAt(kPlanet[i].node);
    canvas.spriteCentred(kStarWorlds[i], at.x, at.y);
    canvas.textCentred(at.x, at.y + 12, kPlanet[i].name, kHaze);
  }
}

void drawRocks(Canvas& canvas, const State& s) {
  for (unsigned node = 0; node < kNodes; ++node) {
    const Rock rock = skyOf(s).rock[node];
    if (rock == Rock::none) continue;
    drawOutlined(canvas, rock == Rock::asteroid ? kAsteroid : kIceteroid, nodeAt(node).x - 6, nodeAt(node).y - 5);
  }
}

void drawDrifting(Canvas& canvas, const State& s) {
  for (unsigned i = 0; i < kThings; ++i)
    if (s.thing[i].fate == Fate::lying && s.thing[i].spot.map == kInSpace)
      drawThing(canvas, nodeAt(s.thing[i].spot.at).x, nodeAt(s.thing[i].spot.at).y, kindOfThing(s, i), false);
  if (s.princess.map == kInSpace)
    drawOutlined(canvas, kPrincess, nodeAt(s.princess.at).x - 6, nodeAt(s.princess.at).y - 7);
  for (Seat seat = 0; seat < s.players; ++seat)
    for (unsigned figure = 0; figure < kFigures; ++figure) {
      const Spot spot = s.figure[seat][figure].spot;
      if (spot.map != kInSpace) continue;
      const PaletteMap map = coloursOf(s.ship[seat].faction);
      drawOutlined(canvas, kJetPack, nodeAt(spot.at).x - 3, nodeAt(spot.at).y - 4, &map);
      if (figure == kCaptainFigure) canvas.hline(nodeAt(spot.at).x - 2, nodeAt(spot.at).y - 6, 5, kGold);
    }
}

}  // namespace

void drawStarMap(Canvas& canvas, const State& s, Seat without) {
  const ClipTo clip(canvas, kStarMap);
  drawNebula(canvas, {150, 78}, 84, 56, kDusk, 8);
  drawNebula(canvas, {44, 176}, 60, 44, kInk, 11);
  drawStars(canvas, kStarMap, 70, 51);
  drawNodes(canvas);
  drawWorlds(canvas);
  drawRocks(canvas, s);
  drawDrifting(canvas, s);
  for (Seat seat = 0; seat < s.players; ++seat)
    if (seat != without && afloat(s, seat))
      drawRocketship(canvas, nodeAt(s.ship[seat].node), s.ship[seat].faction, s.ship[seat].facing);
}

// The X divides the circle along the rocketship's diagonals; both side arcs are drawn row by row.
void drawArcs(Canvas& canvas, Pose pose, bool target) {
  const ClipTo clip(canvas, kStarMap);
  const Point at = nodeAt(pose.node);
  constexpr int kNear = kNodePitch * 5 / 2, kFar = kNodePitch * 7 / 2;
  const int thick = target ? 5 : 3, thin = target ? 2 : 1;
  const auto row = [&](int dy, int from, int to) {  // both ends count from the middle, to the right
    const auto span = [&](int a, int b, int level) {
      if (b > a) canvas.dither(at.x + a, at.y + dy, b - a, 1, kBrick, level);
    };
    const bool inner = dy >= -kNear && dy <= kNear;
    const int split = to < kNear ? to : kNear, low = from > -kNear ? from : -kNear;
    if (!inner) return span(from, to, thin);
    span(from, low, thin);
    span(low > from ? low : from, split, thick);
    span(split > from ? split : from, to, thin);
  };
  for (int dy = -kFar; dy <= kFar; ++dy) {
    const int reach = dy < 0 ? -dy : dy;
    switch (pose.facing % 4) {
      case 0:  // north or south: to the sides
        row(dy, reach, kFar);
        row(dy, -kFar, -reach);
        break;
      case 2: row(dy, -reach, reach + 1); break;                      // east or west: above and below
      case 1: dy >= 0 ? row(dy, 0, kFar) : row(dy, -kFar, 1); break;  // northeast or southwest
      default: dy >= 0 ? row(dy, -kFar, 1) : row(dy, 0, kFar); break;
    }
  }
}

void drawTargetCorners(Canvas& canvas, Point at, Colour colour) {
  for (int s = -1; s <= 1; s += 2)
    for (int t = -1; t <= 1; t += 2) {
      canvas.hline(at.x + s * 10 - (s > 0 ? 3 : 0), at.y + t * 10, 4, colour);
      canvas.vline(at.x + s * 10, at.y + t * 10 - (t > 0 ? 3 : 0), 4, colour);
    }
}

// ---- strips ---------------------------------------------------------------------------------------------------------
namespace {

int drawCount(Canvas& canvas, int x, int y, const Sprite& icon, int drop, unsigned count, Colour colour) {
  canvas.sprite(icon, x, y + drop);
  return canvas.text(x + icon.fullWidth() + 2, y, Number(static_cast<int>(count)).c_str(), colour) + 4;
}

void drawStrip(Canvas& canvas, const State& s, Seat seat, bool now) {
  const Rect area = stripRect(seat);
  const Player& player = s.player[seat];
  const FactionLook& look = lookOf(s, seat);
  drawPanel(canvas, area, now ? kNight : kInk, now ? kGold : kSteel);
  drawFactionBadge(canvas, area.x + 4, area.y + 3, s.ship[seat].faction);
  const int x = canvas.text(area.x + 21, area.y + 4, sideName(s, seat), look.bright, Weight::bold);
  if (seat == s.first && s.round > 0) canvas.sprite(kFirstFlag, x + 2, area.y + 4);
  const int target = targetPoints(s);
  Text<12> points;
  points << int{player.points};
  if (target > 0) points << '/' << target;
  canvas.textRight(area.x + 105, area.y + 4, points.c_str(), kPaper);
  if (isOut(s, seat) && s.round > 0) {
    canvas.text(area.x + 21, area.y + 15, "out", kHaze);
  } else {
    const unsigned blasts = blastsOn(s.ship[seat]);
    int at = drawCount(canvas, area.x + 21, area.y + 15, kBolt, 0, player.tokens, kGold);
    at = drawCount(canvas, at, area.y + 15, kRaygunSmall, 1, rayguns(s.ship[seat]), kPaper);
    at = drawCount(canvas, at, area.y + 15, kHead, 0, figuresInPlay(s, seat), kPaper);
    drawCount(canvas, at, area.y + 15, kFlame, 0, blasts, blasts >= 5 ? kRed : kPaper);
  }
  canvas.rect(area.x + 4, area.y + 25, 102, 2, kVoid);
  const int filled = target > 0 ? 102 * player.points / target : 0;
  canvas.rect(area.x + 4, area.y + 25, filled > 102 ? 102 : filled, 2, look.bright);
}

}  // namespace

void drawStrips(Canvas& canvas, const State& s, Seat now) {
  canvas.vline(203, 21, 198, kNight);
  for (Seat seat = 0; seat < s.players; ++seat) drawStrip(canvas, s, seat, seat == now);
}

}  // namespace armada::rayguns
