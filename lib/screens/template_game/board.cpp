#include "screens/template_game/board.h"

#include "canvas/art.h"
#include "rules/template_game/template_game.h"
#include "screens/components.h"
#include "screens/template_game/ui.h"

namespace armada::template_game {

namespace {

// ---- where things stand ---------------------------------------------------------------------------------------------
constexpr int kCardWidth = 52, kCardHeight = 36, kCardPitch = 57;
constexpr int kEnemyNameY = 26, kEnemyHandY = 37, kEnemyHandHeight = 19;
constexpr int kEnemyLineY = 60, kOwnLineY = 101;
constexpr int kOwnNameY = 140;
constexpr int kHandY = 158, kLift = 4;
constexpr int kLineX = 84;
constexpr Rect kWordsPanel{6, 197, 308, 20};

int handX(std::size_t cards, std::size_t i) {
  const int n = static_cast<int>(cards);
  return (Canvas::kWidth - (kCardPitch * (n - 1) + kCardWidth)) / 2 + kCardPitch * static_cast<int>(i);
}

void drawShip(Canvas& canvas, int x, int y, Ship ship) {
  drawCard(canvas, {x, y, kCardWidth, kCardHeight}, 14);
  canvas.textCentred(x + kCardWidth / 2, y + 4, kShips[ship].name, kUmber);
  Text<4> strength;
  strength << std::int32_t{kShips[ship].strength};
  canvas.marqueeCentred(x + kCardWidth / 2, y + 19, strength.c_str(), kUmber);
}

void drawSide(Canvas& canvas, const State& state, Seat seat, bool you, int y) {
  const Colour colour = kTemplateUi.seatColours[seat];
  const char letter[] = {kTemplateGame.seatNames[seat][0], '\0'};
  drawChip(canvas, 14, y + 4, ChipShape::disc, letter, colour);
  const int x = canvas.text(28, y, kTemplateGame.seatNames[seat], colour, Weight::bold);
  if (you) canvas.text(x + 6, y, "You", kPaper);
  Text<32> score;
  const std::int32_t sum = points(state, seat);
  score << sum << (sum == 1 ? " point" : " points");
  canvas.textRight(314, y, score.c_str(), kGold, Weight::bold);
}

void drawLine(Canvas& canvas, const Line& line, Seat seat, bool attacks, int y) {
  canvas.text(10, y + 2, attacks ? "Attack" : "Answer", kHaze);
  for (std::size_t i = 0; i < kLineLength; ++i) {
    const int x = kLineX + kCardPitch * static_cast<int>(i);
    if (i < line.size())
      drawShip(canvas, x, y, line[i]);
    else
      canvas.box(x, y, kCardWidth, kCardHeight, kClear, kNight, 3);
  }
  if (line.empty()) return;
  Text<4> sum;
  sum << strength(line);
  canvas.marquee(10, y + 14, sum.c_str(), kTemplateUi.seatColours[seat], Marquee::px18);
}

void drawHand(Canvas& canvas, const Hand& hand, std::size_t chosen, std::uint32_t ticks) {
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const int x = handX(hand.size(), i), y = kHandY - (i == chosen ? kLift : 0);
    drawShip(canvas, x, y, hand[i]);
    if (i == chosen) drawCursor(canvas, {x, y, kCardWidth, kCardHeight}, ticks);
  }
}

void drawWords(Canvas& canvas, const char* words, Colour edge) {
  if (*words == '\0') return;
  Text<128> line;
  fitted(words, kWordsPanel.w - 16, line);
  drawPanel(canvas, kWordsPanel, kInk, edge);
  canvas.text(kWordsPanel.x + 8, kWordsPanel.y + 6, line.c_str(), kPaper);
}

}  // namespace

void drawBoard(Canvas& canvas, const PlayContext& play, std::size_t chosen, const char* words) {
  const State& now = *static_cast<const State*>(play.seen);
  const State& shown = *static_cast<const State*>(play.shown);
  const Seat self = play.viewer, enemy = otherSeat(self);
  drawStars(canvas, {0, 21, Canvas::kWidth, 198}, 60, 41);
  drawSide(canvas, now, enemy, false, kEnemyNameY);
  for (std::size_t i = 0; i < now.hand[enemy].size(); ++i)
    drawCardBack(canvas, {kLineX + 34 * static_cast<int>(i), kEnemyHandY, 30, kEnemyHandHeight});
  drawLine(canvas, shown.line[enemy], enemy, now.attacker == enemy, kEnemyLineY);
  canvas.dash(10, 98, 309, 98, kSteel, 6, 4);
  drawLine(canvas, shown.line[self], self, now.attacker == self, kOwnLineY);
  // The pile at the right, where both can reach it.
  for (int i = 0; i < 3 && i < static_cast<int>(now.pile.size()); ++i)
    drawCardBack(canvas, {258 - 2 * i, 82 - 2 * i, 40, 34});
  canvas.textCentred(276, 120, now.pile.empty() ? "no ship left" : "to draw", kHaze);
  if (play.retelling) return;  // the lines of it stand below
  drawSide(canvas, now, self, play.viewerPlays, kOwnNameY);
  drawHand(canvas, now.hand[self], chosen, play.ticks);
  drawWords(canvas, words, play.moving() ? kSteel : kGold);
}

Rect areaOf(Anchor anchor, std::size_t cardsInHand) {
  switch (anchor) {
    case Anchor::hand: {
      if (cardsInHand == 0) return {0, 0, 0, 0};
      const int x = handX(cardsInHand, 0);
      return {x - 5, kHandY - kLift - 5, Canvas::kWidth - 2 * x + 10, kCardHeight + kLift + 6};
    }
    case Anchor::ownLine: return {6, kOwnLineY - 1, 190, kCardHeight + 2};
    case Anchor::enemyStrength: return {6, kEnemyLineY - 1, 48, kCardHeight + 2};
    case Anchor::points: return {250, kOwnNameY - 3, 66, 14};
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::template_game
