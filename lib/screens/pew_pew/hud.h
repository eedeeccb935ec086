// The instruments round the field: hull, action points, points and deaths of ten, and the panel that speaks of a choice.
#pragma once

#include "canvas/canvas.h"
#include "screens/pew_pew/reading.h"

namespace armada::pew_pew {

constexpr Rect kHullArea{4, 24, 74, 14};
constexpr Rect kPointsArea{4, 40, 116, 46};
constexpr Rect kTracksArea{112, 181, 204, 34};
Rect panelOf(int lines);  // of a reading

// What the number of action points says: what is left, what a move would leave, that it is too little, or nothing any more.
enum class PointsMood : std::uint8_t { ready, spending, lacking, over };
// `after`: the points that a move would leave. `threats`: hits that are coming.
void drawHud(Canvas& canvas, const State& shown, PointsMood mood, int after, std::size_t threats);
void drawTracks(Canvas& canvas, const State& shown);
// One quiet line above the tracks.
void drawTicker(Canvas& canvas, const char* words, Colour colour = kHaze);
// The panel of a reading, with points and deaths in a line above it. `step`: how far it is open.
void drawReading(Canvas& canvas, const State& shown, const Reading& reading, int step);
// The same for an alien: the diagrams of the side that moves and the side that shoots.
void drawAlienReading(Canvas& canvas, const State& shown, const Forecast& forecast, std::uint8_t alien,
                      const Reading& reading, int step);

void drawHearts(Canvas& canvas, int x, int y, int hearts);

}  // namespace armada::pew_pew
