// An easel: the canvas with its own origin and scale, so that one drawing serves the card in the line and its close-up.
// For the tables of shapes alone.
#pragma once

#include <cstddef>

#include "canvas/canvas.h"

namespace armada::pulp_invasion {

struct Easel {
  Canvas& canvas;
  int x, y;  // where 0, 0 lies
  int k;     // canvas pixels a unit

  void rect(int left, int top, int w, int h, Colour c) const {
    canvas.rect(x + left * k, y + top * k, w * k, h * k, c);
  }
  void dot(int left, int top, Colour c) const { rect(left, top, 1, 1, c); }
  void box(int left, int top, int w, int h, Colour fill, Colour edge, int cut) const {
    if (edge != kClear) canvas.box(x + left * k, y + top * k, w * k, h * k, edge, kClear, cut * k);
    const int in = edge != kClear ? k : 0;
    canvas.box(x + left * k + in, y + top * k + in, w * k - 2 * in, h * k - 2 * in, fill, kClear, cut * k);
  }
  void line(int x0, int y0, int x1, int y1, Colour c, int pen = 1) const {
    canvas.line(middle(x, x0), middle(y, y0), middle(x, x1), middle(y, y1), c, pen * k);
  }
  void disc(int cx, int cy, int r, Colour c) const { canvas.disc(middle(x, cx), middle(y, cy), r * k + k / 2, c); }
  void ring(int cx, int cy, int r, Colour c, int thick = 1) const {
    canvas.ring(middle(x, cx), middle(y, cy), r * k + k / 2, c, thick * k);
  }
  void ellipse(int left, int top, int w, int h, Colour c) const {
    canvas.ellipse(x + left * k, y + top * k, w * k, h * k, c);
  }
  void polygon(const Point* corners, std::size_t count, Colour c) const {
    Point placed[Canvas::kMaxPolygon];
    if (count > Canvas::kMaxPolygon) count = Canvas::kMaxPolygon;
    for (std::size_t i = 0; i < count; ++i) placed[i] = {middle(x, corners[i].x), middle(y, corners[i].y)};
    canvas.polygon(placed, count, c);
  }
  void triangle(Point a, Point b, Point c, Colour colour) const {
    const Point corners[] = {a, b, c};
    polygon(corners, 3, colour);
  }
  void dither(int left, int top, int w, int h, Colour c, int level) const {
    canvas.dither(x + left * k, y + top * k, w * k, h * k, c, level);
  }
  void sprite(const Sprite& s, int left, int top, const PaletteMap* map = nullptr) const {
    canvas.sprite(s, x + left * k, y + top * k, map, k);
  }
  Easel moved(int dx, int dy) const { return {canvas, x + dx * k, y + dy * k, k}; }

 private:
  int middle(int from, int unit) const { return from + unit * k + (k - 1) / 2; }
};

}  // namespace armada::pulp_invasion
