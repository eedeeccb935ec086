// The game is over: the outcome in words first, then the eight Planets with who conquered each, then the sums and which of
// them decided.
#include "canvas/art.h"
#include "rules/stellar_siege/state.h"
#include "screens/components.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/ui.h"

namespace armada::stellar_siege {

namespace {

void reason(const Standing& sums, Seat winner, TextOut& words) {
  const Seat loser = otherSeat(winner);
  const int most = winner == kNobody ? 0 : sums.planets[winner];
  switch (sums.by) {
    case Margin::planets:
      words << most << (most == 1 ? " planet" : " planets") << " conquered, to " << sums.planets[loser] << '.';
      break;
    case Margin::aliens:
      words << most << (most == 1 ? " planet" : " planets") << " each. More Aliens decide: " << sums.aliens[winner]
            << " to " << sums.aliens[loser] << '.';
      break;
    case Margin::none:
      words << sums.planets[0] << (sums.planets[0] == 1 ? " planet" : " planets") << " and " << sums.aliens[0]
            << (sums.aliens[0] == 1 ? " Alien" : " Aliens") << " each: nobody wins.";
      break;
  }
}

void drawPlanetRow(Canvas& canvas, const State& state) {
  canvas.rect(0, 79, Canvas::kWidth, 74, kInk);
  canvas.hline(0, 78, Canvas::kWidth, kBrass);
  canvas.hline(0, 153, Canvas::kWidth, kBrass);
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const int cx = 23 + 39 * planet;
    const Seat owner = conqueror(state, planet);
    if (owner != kNobody) canvas.box(cx - 19, 81, 38, 70, kClear, shadeOf(colourOf(owner)), 3);
    drawBesieged(canvas, state, planet, {cx, 116}, 0, 24);
  }
}

void drawSide(Canvas& canvas, const State& state, const Standing& sums, Seat seat, Seat winner) {
  const int x = seat == 0 ? 8 : 164;
  const bool won = seat == winner;
  drawPanel(canvas, {x, 158, 148, 57}, kInk, won ? kGold : kSteel);
  canvas.spriteCentred(seat == 0 ? kAntillianSmall : kMorkolyteSmall, x + 24, 187);
  const Colour planets = won && sums.by == Margin::planets ? kGold : colourOf(seat);
  const Colour aliens = won && sums.by == Margin::aliens ? kGold : kMist;
  const int end = canvas.marquee(x + 52, 164, Number(sums.planets[seat]).c_str(), planets, Marquee::px24);
  canvas.text(end + 4, 180, sums.planets[seat] == 1 ? "planet" : "planets", planets);
  Text<16> words;
  words << sums.aliens[seat] << (sums.aliens[seat] == 1 ? " Alien" : " Aliens");
  canvas.text(x + 52, 193, words.c_str(), aliens);
  if (state.first == seat) canvas.text(x + 52, 204, "first player", kHaze);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t) {
  const State& state = *static_cast<const State*>(seen);
  const Standing sums = standingOf(state);
  const Seat winner = sums.winner;
  drawStars(canvas, kBody, 90, 5);
  const bool drawn = winner == kNobody;
  Shouted outcome(drawn ? "A draw" : speciesOf(winner));
  if (!drawn) outcome << " WIN";
  const Marquee size = marqueeWidth(outcome.c_str(), Marquee::px30) > 304 ? Marquee::px24 : Marquee::px30;
  const int y = 42 - marqueeHeight(size) / 2;
  canvas.marqueeCentred(161, y + 2, outcome.c_str(), drawn ? kBrick : shadeOf(colourOf(winner)), size);
  canvas.marqueeCentred(160, y, outcome.c_str(), kGold, size);
  Text<64> words;
  reason(sums, winner, words);
  canvas.textCentred(160, 64, words.c_str(), kPaper);
  drawPlanetRow(canvas, state);
  for (Seat seat = 0; seat < kSeatCount; ++seat) drawSide(canvas, state, sums, seat, winner);
}

}  // namespace armada::stellar_siege
