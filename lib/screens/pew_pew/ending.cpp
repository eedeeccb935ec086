// The game is over: the outcome in words first, then the sum, then the record.
#include "canvas/art.h"
#include "rules/pew_pew/state.h"
#include "screens/components.h"
#include "screens/pew_pew/hud.h"
#include "screens/pew_pew/ui.h"

namespace armada::pew_pew {

namespace {

// A number of markers at the start of a sentence.
void howMany(TextOut& words, std::uint8_t number) {
  if (number == kMarkersToEnd)
    words << "Ten";
  else
    words << std::int32_t{number};
}

// In the order of End; the first is never seen.
constexpr const char* kOutcome[] = {"", "EARTH HOLDS", "SHIP LOST", "EARTH FALLS", "OWN MINE"};

void reason(const State& state, TextOut& words) {
  switch (state.end) {
    case End::won:
      howMany(words, state.points);
      words << " aliens down in ";
      count(words, state.round, "round");
      words << '.';
      break;
    case End::homeworldLost:
      howMany(words, state.deaths);
      words << " aliens slipped by in ";
      count(words, state.round, "round");
      words << '.';
      break;
    case End::ownMine: words << "You flew into your own mine in round " << std::int32_t{state.round} << '.'; break;
    default: words << "A hit on your last heart, in round " << std::int32_t{state.round} << '.'; break;
  }
}

// The homeworld: as it was, on fire, or behind a ship that is gone.
void drawHomeworld(Canvas& canvas, End end) {
  PaletteMap fire = recolour(kBlue, kBrick);
  fire.to[kUltra] = kDusk;
  fire.to[kLeaf] = kOrange;
  fire.to[kMoss] = kRust;
  fire.to[kCyan] = kRed;
  fire.to[kPaper] = kGold;
  const bool won = end == End::won;
  canvas.sprite(kHomeworld, 60, 180, won ? nullptr : (end == End::homeworldLost ? &fire : &kDimmed));
  if (won) return;
  drawAlien(canvas, 34, 186, 2, 0, 3);
  drawAlien(canvas, 288, 190, 3, 2, 2);
  drawAlien(canvas, 262, 168, 4, 1, 1);
  drawAlien(canvas, 60, 168, 4, 1, 2);
}

void drawNumber(Canvas& canvas, int cx, std::int32_t number, Colour colour) {
  canvas.marqueeCentred(cx, 90, Number(number).c_str(), colour, Marquee::px24);
}

void drawSum(Canvas& canvas, const State& state) {
  drawPanel(canvas, {30, 78, 260, 76}, kInk, kBrass);
  drawNumber(canvas, 82, state.points, kGold);
  drawNumber(canvas, 160, state.deaths, kPaper);
  canvas.marquee(117, 90, "−", kMist, Marquee::px24);
  canvas.marquee(190, 90, "=", kMist, Marquee::px24);
  canvas.box(214, 84, 64, 36, kInk, kGold, 3);
  drawNumber(canvas, 246, score(state), kGold);
  canvas.sprite(kStar, 60, 121);
  canvas.text(71, 121, state.points == 1 ? "point" : "points", kGold);
  canvas.sprite(kSkull, 137, 121);
  canvas.text(148, 121, state.deaths == 1 ? "death" : "deaths", kPaper);
  canvas.textCentred(246, 124, "Score", kPaper, Weight::bold);
  drawHearts(canvas, 64, 137, state.hearts);
  static constexpr const char* kHeartsLeft[] = {"no hearts left", "1 heart left", "2 hearts left", "3 hearts left"};
  canvas.text(110, 138, state.end == End::ownMine ? "the ship is gone" : kHeartsLeft[state.hearts], kHaze);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t best) {
  const State& state = *static_cast<const State*>(seen);
  drawStars(canvas, kBody, 170, 5);
  drawHomeworld(canvas, state.end);
  const bool won = state.end == End::won;
  const char* outcome = kOutcome[static_cast<std::size_t>(state.end)];
  canvas.marqueeCentred(161, 29, outcome, won ? kBrick : kUmber, Marquee::px30);
  canvas.marqueeCentred(160, 27, outcome, won ? kGold : kRed, Marquee::px30);
  Text<64> words;
  reason(state, words);
  canvas.textCentred(160, 64, words.c_str(), kPaper);
  drawSum(canvas, state);
  drawBestScore(canvas, 160, score(state), best);
}

}  // namespace armada::pew_pew
