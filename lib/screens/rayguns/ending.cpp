// The game is over: who is Master of the Galaxy and by what, then all players with their points.
#include "screens/rayguns/pieces.h"
#include "screens/rayguns/ui.h"

namespace armada::rayguns {

namespace {

void sayReason(const State& s, const Standing& standing, TextOut& words) {
  words << "Master of the Galaxy in Round " << int{s.round};
  switch (standing.by) {
    case Margin::points: words << ", with the most points."; return;
    case Margin::rocketship: words << ": tied, but still flying."; return;
    case Margin::figures: words << ": tied, but with more crew."; return;
    case Margin::order: words << ": tied, but earlier in order."; return;
    case Margin::lastOne: words << ": the last one standing."; return;
  }
}

void drawPlayer(Canvas& canvas, const State& s, const Standing& standing, Seat seat, int y) {
  const bool won = seat == standing.winner;
  const FactionLook& look = lookOf(s, seat);
  drawPanel(canvas, {16, y, 288, 30}, won ? kNight : kInk, won ? kGold : kSteel);
  drawRocketship(canvas, {31, y + 15}, s.ship[seat].faction, 2);
  drawFactionBadge(canvas, 46, y + 9, s.ship[seat].faction);
  canvas.text(64, y + 11, sideName(s, seat), look.bright, Weight::bold);
  if (!afloat(s, seat)) canvas.text(118, y + 11, "wrecked", kHaze);
  const int extra = standing.points[seat] - s.player[seat].points;
  if (extra > 0) {
    Text<24> words;
    words << int{s.player[seat].points} << " + " << extra;
    canvas.textRight(214, y + 11, words.c_str(), kMist);
  }
  canvas.marqueeRight(240, y + 9, Number(standing.points[seat]).c_str(), won ? kGold : kPaper);
  canvas.sprite(kHead, 254, y + 11);
  canvas.text(264, y + 11, Number(static_cast<int>(figuresInPlay(s, seat))).c_str(), kMist);
  canvas.sprite(kFlame, 278, y + 11);
  canvas.text(288, y + 11, Number(static_cast<int>(blastsOn(s.ship[seat]))).c_str(), kMist);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t) {
  const State& s = *static_cast<const State*>(seen);
  const Standing standing = standingOf(s);
  drawStars(canvas, kBody, 90, 5);
  Shouted outcome(sideName(s, standing.winner));
  outcome << " WIN";
  canvas.marqueeCentred(161, 30, outcome.c_str(), lookOf(s, standing.winner).shade, Marquee::px30);
  canvas.marqueeCentred(160, 28, outcome.c_str(), kGold, Marquee::px30);
  Text<80> words;
  sayReason(s, standing, words);
  canvas.textCentred(160, 66, words.c_str(), kPaper);
  int y = 84;
  const auto line = [&](Seat seat) {
    drawPlayer(canvas, s, standing, seat, y);
    y += 33;
  };
  line(standing.winner);
  bool drawn[kMostPlayers] = {};
  drawn[standing.winner] = true;
  for (unsigned place = 1; place < s.players; ++place) {
    Seat next = kNobody;
    for (Seat seat = 0; seat < s.players; ++seat)
      if (!drawn[seat] && (next == kNobody || standing.points[seat] > standing.points[next])) next = seat;
    drawn[next] = true;
    line(next);
  }
  if (s.players > 2) return;
  const Faction won = s.ship[standing.winner].faction;
  const PaletteMap map = coloursOf(won);
  const Rect stage{16, y + 2, 288, 214 - y};
  canvas.box(stage.x, stage.y, stage.w, stage.h, kDusk, kClear, 3);
  const ClipTo clip(canvas, {stage.x + 1, stage.y + 1, stage.w - 2, stage.h - 2});
  drawRays(canvas, {stage.x + 1, stage.y + 3, stage.w - 2, stage.h - 6}, 160, 186, kPlum, 28);
  canvas.sprite(kCaptains[indexOf(won)], 134, 160, &map, 4);
}

}  // namespace armada::rayguns
