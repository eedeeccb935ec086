// A picture as a table, a shape a row, which one function draws in turn onto an easel: 8 bytes of flash a row. Rows are made
// by functions that are named like the easel's, so that a table reads like the drawing of it. For the pictures of cards,
// people and weapons alone.
#pragma once

#include <cassert>

#include "canvas/canvas.h"

namespace armada::pulp_invasion {

// A place on the canvas with a scale, so that one drawing serves the card in the line and its close-up.
struct Easel {
  Canvas& canvas;
  int x, y;  // where 0, 0 lies
  int k;     // canvas pixels a unit

  Easel moved(int dx, int dy) const { return {canvas, x + dx * k, y + dy * k, k}; }
  // The middle of a unit, for what is drawn around a point or from one to another.
  Point middle(int left, int top) const { return {x + left * k + (k - 1) / 2, y + top * k + (k - 1) / 2}; }
};

enum class Form : std::uint8_t {
  rect,
  box,
  line,
  disc,
  ring,
  ellipse,
  triangle,
  polygon,  // through the corners in the rows below it
  path,     // along them
  corners,
  dither,
  paperSky,
  nightSky,
  raySky,
  land,
  star,
  planet,
  part,  // another table, drawn elsewhere and in colours of its own
};

struct Shape {
  Form form;
  std::uint8_t colour;    // of corners: how many there are; of a part: which
  std::int8_t number[6];  // in the order of the functions below
};

struct Picture {
  const Shape* rows = nullptr;
  std::size_t count = 0;

  constexpr Picture() = default;
  template <std::size_t N>
  constexpr Picture(const Shape (&table)[N]) : rows(table), count(N) {}
};

// A colour that a table leaves open: number `i` of those that it is drawn with.
constexpr std::uint8_t kGiven = 0x80;
constexpr Colour given(int i) { return static_cast<Colour>(kGiven + i); }

// Draws a table; `colours` are those that it leaves open, `parts` what its parts are chosen from. A part has no parts.
void drawPicture(const Easel& easel, Picture picture, const Colour* colours, const Picture* parts);
inline void drawPicture(const Easel& easel, Picture picture) { drawPicture(easel, picture, nullptr, nullptr); }

// ---- rows -----------------------------------------------------------------------------------------------------------
namespace shapes {

constexpr std::int8_t small(int v) {
  assert(v >= -128 && v <= 127);
  return static_cast<std::int8_t>(v);
}
constexpr std::int8_t small(Colour c) { return static_cast<std::int8_t>(c); }

template <class... Numbers>
constexpr Shape row(Form form, int colour, Numbers... numbers) {
  return {form, static_cast<std::uint8_t>(colour), {small(numbers)...}};
}

constexpr Shape rect(int x, int y, int w, int h, Colour c) { return row(Form::rect, c, x, y, w, h); }
constexpr Shape dot(int x, int y, Colour c) { return rect(x, y, 1, 1, c); }
constexpr Shape edgedBox(int x, int y, int w, int h, Colour c, Colour edge, int cut) {
  return row(Form::box, c, x, y, w, h, edge, cut);
}
constexpr Shape box(int x, int y, int w, int h, Colour c, int cut) { return edgedBox(x, y, w, h, c, kClear, cut); }
constexpr Shape line(int x0, int y0, int x1, int y1, Colour c, int pen = 1) {
  return row(Form::line, c, x0, y0, x1, y1, pen);
}
constexpr Shape disc(int cx, int cy, int r, Colour c) { return row(Form::disc, c, cx, cy, r); }
constexpr Shape ring(int cx, int cy, int r, Colour c, int thick = 1) { return row(Form::ring, c, cx, cy, r, thick); }
constexpr Shape ellipse(int x, int y, int w, int h, Colour c) { return row(Form::ellipse, c, x, y, w, h); }
constexpr Shape triangle(Point a, Point b, Point c, Colour colour) {
  return row(Form::triangle, colour, a.x, a.y, b.x, b.y, c.x, c.y);
}
constexpr Shape polygon(Colour c) { return row(Form::polygon, c); }
constexpr Shape path(Colour c, int pen = 1) { return row(Form::path, c, pen); }
constexpr Shape corners(Point a) { return row(Form::corners, 1, a.x, a.y); }
constexpr Shape corners(Point a, Point b) { return row(Form::corners, 2, a.x, a.y, b.x, b.y); }
constexpr Shape corners(Point a, Point b, Point c) { return row(Form::corners, 3, a.x, a.y, b.x, b.y, c.x, c.y); }
constexpr Shape dither(int x, int y, int w, int h, Colour c, int level) {
  return row(Form::dither, c, x, y, w, h, level);
}

// Skies fill the whole picture of a card. Paper with dots; stars; rays from a point below.
constexpr Shape paperSky(Colour ground, Colour dots, int level) { return row(Form::paperSky, ground, dots, level); }
constexpr Shape nightSky(Colour ground, int seed) { return row(Form::nightSky, ground, seed); }
constexpr Shape raySky(Colour ground, Colour ray, int cx) { return row(Form::raySky, ground, ray, cx); }
// Along the lower edge.
constexpr Shape land(int height, Colour ground, Colour shade) { return row(Form::land, ground, height, shade); }

constexpr Shape star(int x, int y, Colour c) { return row(Form::star, c, x, y); }
// See drawPlanet; kGasGiant is none of the game's Planets.
constexpr Shape planet(int cx, int cy, int r, std::uint8_t which) { return row(Form::planet, 0, cx, cy, r, which); }
constexpr Shape part(std::uint8_t which, int x, int y, Colour first = kClear, Colour second = kClear,
                     Colour third = kClear, Colour fourth = kClear) {
  return row(Form::part, which, x, y, first, second, third, fourth);
}

}  // namespace shapes

}  // namespace armada::pulp_invasion
