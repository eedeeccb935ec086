// The game is over: the outcome in words first, then the eight Planets with who conquered each, then the sums and which of
// them decided.
#include "canvas/art.h"
#include "rules/stellar_siege/state.h"
#include "screens/components.h"
#include "screens/stellar_siege/face.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

struct Sums {
  int planets[kSeatCount];
  int aliens[kSeatCount];
  Margin margin;
};

// House 2: most Planets, then most Aliens on the whole field, then the first player.
Sums sumsOf(const State& state, const ForceValues& forces) {
  Sums sums = {};
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const Seat seat = conqueror(state, planet);
    if (seat != kNobody) ++sums.planets[seat];
    for (Seat each = 0; each < kSeatCount; ++each) sums.aliens[each] += forces.at[each][planet];
  }
  sums.margin = sums.planets[0] != sums.planets[1] ? Margin::planets
                : sums.aliens[0] != sums.aliens[1] ? Margin::aliens
                                                   : Margin::firstPlayer;
  return sums;
}

void reason(const Sums& sums, Seat winner, TextOut& words) {
  const Seat loser = otherSeat(winner);
  const int most = sums.planets[winner];
  switch (sums.margin) {
    case Margin::planets:
      words << most << (most == 1 ? " planet" : " planets") << " conquered, to " << sums.planets[loser] << '.';
      break;
    case Margin::aliens:
      words << most << (most == 1 ? " planet" : " planets") << " each. More Aliens decide: " << sums.aliens[winner]
            << " to " << sums.aliens[loser] << '.';
      break;
    case Margin::firstPlayer: words << "Planets and Aliens are even: the first player wins."; break;
  }
}

void drawPlanetRow(Canvas& canvas, const State& state, const ForceValues& forces) {
  canvas.rect(0, 79, Canvas::kWidth, 74, kInk);
  canvas.hline(0, 78, Canvas::kWidth, kBrass);
  canvas.hline(0, 153, Canvas::kWidth, kBrass);
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const int cx = 23 + 39 * planet;
    const Seat owner = conqueror(state, planet);
    if (owner != kNobody) canvas.box(cx - 19, 81, 38, 70, kClear, shadeOf(colourOf(owner)), 3);
    drawPlanet(canvas, cx, 116, effectAt(state, planet));
    drawPlanetNumber(canvas, cx, 116, planet);
    drawForceChip(canvas, cx, 92, 0, forces.at[0][planet], owner == 0);
    drawForceChip(canvas, cx, 140, 1, forces.at[1][planet], owner == 1);
    if (owner != kNobody) canvas.label(cx + 9, owner == 0 ? 88 : 136, "^", colourOf(owner));  // the flag, in letters
  }
}

void drawSide(Canvas& canvas, const State& state, const Sums& sums, Seat seat, Seat winner) {
  const int x = seat == 0 ? 8 : 164;
  const bool won = seat == winner;
  drawPanel(canvas, {x, 158, 148, 57}, kInk, won ? kGold : kSteel);
  canvas.spriteCentred(seat == 0 ? kAntillianSmall : kMorkolyteSmall, x + 24, 187);
  const Colour planets = won && sums.margin == Margin::planets ? kGold : colourOf(seat);
  const Colour aliens = won && sums.margin == Margin::aliens ? kGold : kMist;
  Text<16> words;
  words << sums.planets[seat];
  const int end = canvas.marquee(x + 52, 164, words.c_str(), planets, Marquee::px24);
  canvas.text(end + 4, 180, sums.planets[seat] == 1 ? "planet" : "planets", planets);
  words.clear();
  words << sums.aliens[seat] << (sums.aliens[seat] == 1 ? " Alien" : " Aliens");
  canvas.text(x + 52, 193, words.c_str(), aliens);
  if (state.first == seat)
    canvas.text(x + 52, 204, "first player", won && sums.margin == Margin::firstPlayer ? kGold : kHaze);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t) {
  const State& state = *static_cast<const State*>(seen);
  const ForceValues forces = forceValues(state);
  const Sums sums = sumsOf(state, forces);
  const Seat winner = status(state).winner;
  drawStars(canvas, kBody, 90, 5);
  Text<24> outcome;
  shout(speciesOf(winner), outcome);
  outcome << " WIN";
  const Marquee size = marqueeWidth(outcome.c_str(), Marquee::px30) > 304 ? Marquee::px24 : Marquee::px30;
  const int y = 42 - marqueeHeight(size) / 2;
  canvas.marqueeCentred(161, y + 2, outcome.c_str(), shadeOf(colourOf(winner)), size);
  canvas.marqueeCentred(160, y, outcome.c_str(), kGold, size);
  Text<64> words;
  reason(sums, winner, words);
  canvas.textCentred(160, 64, words.c_str(), kPaper);
  drawPlanetRow(canvas, state, forces);
  for (Seat seat = 0; seat < kSeatCount; ++seat) drawSide(canvas, state, sums, seat, winner);
}

}  // namespace armada::stellar_siege
