// A picture as a table, a shape a row, which one function draws in turn onto an easel: 8 bytes of flash a row. Rows are made
// by functions that are named like the easel's, so that a table reads like the drawing of it. For the pictures of cards,
// people and weapons alone.
#pragma once

#include <cassert>

#include "screens/pulp_invasion/easel.h"

namespace armada::pulp_invasion {

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

constexpr Shape rect(int x, int y, int w, int h, Colour c) {
  return {Form::rect, c, {small(x), small(y), small(w), small(h)}};
}
constexpr Shape dot(int x, int y, Colour c) { return rect(x, y, 1, 1, c); }
constexpr Shape edgedBox(int x, int y, int w, int h, Colour c, Colour edge, int cut) {
  return {Form::box, c, {small(x), small(y), small(w), small(h), small(edge), small(cut)}};
}
constexpr Shape box(int x, int y, int w, int h, Colour c, int cut) { return edgedBox(x, y, w, h, c, kClear, cut); }
constexpr Shape line(int x0, int y0, int x1, int y1, Colour c, int pen = 1) {
  return {Form::line, c, {small(x0), small(y0), small(x1), small(y1), small(pen)}};
}
constexpr Shape disc(int cx, int cy, int r, Colour c) { return {Form::disc, c, {small(cx), small(cy), small(r)}}; }
constexpr Shape ring(int cx, int cy, int r, Colour c, int thick = 1) {
  return {Form::ring, c, {small(cx), small(cy), small(r), small(thick)}};
}
constexpr Shape ellipse(int x, int y, int w, int h, Colour c) {
  return {Form::ellipse, c, {small(x), small(y), small(w), small(h)}};
}
constexpr Shape triangle(Point a, Point b, Point c, Colour colour) {
  return {Form::triangle, colour, {small(a.x), small(a.y), small(b.x), small(b.y), small(c.x), small(c.y)}};
}
constexpr Shape polygon(Colour c) { return {Form::polygon, c, {}}; }
constexpr Shape path(Colour c, int pen = 1) { return {Form::path, c, {small(pen)}}; }
constexpr Shape corners(Point a) { return {Form::corners, 1, {small(a.x), small(a.y)}}; }
constexpr Shape corners(Point a, Point b) {
  return {Form::corners, 2, {small(a.x), small(a.y), small(b.x), small(b.y)}};
}
constexpr Shape corners(Point a, Point b, Point c) {
  return {Form::corners, 3, {small(a.x), small(a.y), small(b.x), small(b.y), small(c.x), small(c.y)}};
}
constexpr Shape dither(int x, int y, int w, int h, Colour c, int level) {
  return {Form::dither, c, {small(x), small(y), small(w), small(h), small(level)}};
}

// Skies fill the whole picture of a card. Paper with dots; stars; rays from a point below.
constexpr Shape paperSky(Colour ground, Colour dots, int level) {
  return {Form::paperSky, ground, {small(dots), small(level)}};
}
constexpr Shape nightSky(Colour ground, int seed) { return {Form::nightSky, ground, {small(seed)}}; }
constexpr Shape raySky(Colour ground, Colour ray, int cx) { return {Form::raySky, ground, {small(ray), small(cx)}}; }
// Along the lower edge.
constexpr Shape land(int height, Colour ground, Colour shade) {
  return {Form::land, ground, {small(height), small(shade)}};
}

constexpr Shape star(int x, int y, Colour c) { return {Form::star, c, {small(x), small(y)}}; }
// See drawPlanet; kGasGiant is none of the game's Planets.
constexpr Shape planet(int cx, int cy, int r, std::uint8_t which) {
  return {Form::planet, 0, {small(cx), small(cy), small(r), small(which)}};
}
constexpr Shape part(std::uint8_t which, int x, int y, Colour first = kClear, Colour second = kClear,
                     Colour third = kClear, Colour fourth = kClear) {
  return {Form::part, which, {small(x), small(y), small(first), small(second), small(third), small(fourth)}};
}

}  // namespace shapes

}  // namespace armada::pulp_invasion
