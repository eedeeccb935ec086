// The game is over: the outcome in words first, then the sum, then the record.
#include "canvas/art.h"
#include "rules/pew_pew/state.h"
#include "screens/components.h"
#include "screens/pew_pew/face.h"
#include "screens/pew_pew/hud.h"

namespace armada::pew_pew {

namespace {

void rounds(TextOut& words, const State& state) {
  words << std::int32_t{state.round} << (state.round == 1 ? " round" : " rounds");
}

// A number of markers at the start of a sentence.
void howMany(TextOut& words, std::uint8_t number) {
  if (number == kMarkersToEnd)
    words << "Ten";
  else
    words << std::int32_t{number};
}

const char* outcome(End end) {
  switch (end) {
    case End::won: return "EARTH HOLDS";
    case End::homeworldLost: return "EARTH FALLS";
    case End::ownMine: return "OWN MINE";
    default: return "SHIP LOST";
  }
}

void reason(const State& state, TextOut& words) {
  switch (state.end) {
    case End::won:
      howMany(words, state.points);
      words << " aliens down in ";
      rounds(words, state);
      words << '.';
      break;
    case End::homeworldLost:
      howMany(words, state.deaths);
      words << " aliens slipped by in ";
      rounds(words, state);
      words << '.';
      break;
    case End::ownMine: words << "You flew into your own mine in round " << std::int32_t{state.round} << '.'; break;
    default: words << "A hit on your last heart, in round " << std::int32_t{state.round} << '.'; break;
  }
}

// The homeworld: as it was, on fire, or behind a ship that is gone.
void drawHomeworld(Canvas& canvas, End end) {
  if (end == End::won) {
    canvas.sprite(kHomeworld, 60, 180);
  } else if (end == End::homeworldLost) {
    PaletteMap fire = recolour(kBlue, kBrick);
    fire.to[kUltra] = kDusk;
    fire.to[kLeaf] = kOrange;
    fire.to[kMoss] = kRust;
    fire.to[kCyan] = kRed;
    fire.to[kPaper] = kGold;
    canvas.sprite(kHomeworld, 60, 180, &fire);
  } else {
    canvas.sprite(kHomeworld, 60, 180, &kDimmed);
  }
  if (end == End::won) return;
  drawAlien(canvas, 34, 186, 2, 0, 3);
  drawAlien(canvas, 288, 190, 3, 2, 2);
  drawAlien(canvas, 262, 168, 4, 1, 1);
  drawAlien(canvas, 60, 168, 4, 1, 2);
}

void drawNumber(Canvas& canvas, int cx, std::int32_t number, Colour colour) {
  Text<8> digits;
  if (number < 0) digits << "−";
  digits << (number < 0 ? -number : number);
  canvas.marqueeCentred(cx, 90, digits.c_str(), colour, Marquee::px24);
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
  static constexpr const char* kHeartsLeft[] = {"no heart left", "1 heart left", "2 hearts left", "3 hearts left"};
  canvas.text(110, 138, state.end == End::ownMine ? "the ship is gone" : kHeartsLeft[state.hearts], kHaze);
}

void drawRecord(Canvas& canvas, std::int16_t now, std::int16_t best) {
  Text<48> words;
  const auto number = [&words](std::int16_t value) {
    if (value < 0) words << "−";
    words << std::int32_t{value < 0 ? -value : value};
  };
  const bool first = best == INT16_MIN;
  if (first) {
    words << "Your first score";
  } else if (now > best) {
    words << "Best so far, was ";
    number(best);
  } else if (now == best) {
    words << "Even with your best";
  } else {
    words << "Best so far: ";
    number(best);
  }
  const bool record = first || now > best;
  const int w = textWidth(words.c_str(), Weight::bold) + 24;
  canvas.box(160 - w / 2, 160, w, 17, record ? kGold : kInk, record ? kClear : kSteel, 4);
  canvas.textCentred(160, 164, words.c_str(), record ? kVoid : kMist, Weight::bold);
}

}  // namespace

void drawEnding(Canvas& canvas, const void* seen, std::int16_t best) {
  const State& state = *static_cast<const State*>(seen);
  drawStars(canvas, kBody, 170, 5);
  drawHomeworld(canvas, state.end);
  const bool won = state.end == End::won;
  canvas.marqueeCentred(161, 29, outcome(state.end), won ? kBrick : kUmber, Marquee::px30);
  canvas.marqueeCentred(160, 27, outcome(state.end), won ? kGold : kRed, Marquee::px30);
  Text<64> words;
  reason(state, words);
  canvas.textCentred(160, 64, words.c_str(), kPaper);
  drawSum(canvas, state);
  drawRecord(canvas, score(state), best);
}

}  // namespace armada::pew_pew
