// Areas, lines and curves. Fills are runs of memset, slopes cost one division an edge, and each write goes through the
// clip: nothing here trusts a coordinate.
#include "canvas/canvas.h"

#include <climits>
#include <cstring>

namespace armada {
namespace {

int larger(int a, int b) { return a > b ? a : b; }
int smaller(int a, int b) { return a < b ? a : b; }
int magnitude(int v) { return v < 0 ? -v : v; }
int endOf(int at, int size) { return at > INT_MAX - size ? INT_MAX : at + size; }

// Where the edge from `a` to `b` (a.y < b.y) is at row y, in 1/65536 pixel.
struct Edge {
  int at;
  int step;
  Edge(Point a, Point b, int y) : step(a.y == b.y ? 0 : (b.x - a.x) * 65536 / (b.y - a.y)) {
    at = a.x * 65536 + step * (y - a.y) + 32768;
  }
  int x() const { return at >> 16; }
};

// What of a rectangle lies in the area; w and h are 0 when nothing does.
Rect within(Rect area, int x, int y, int w, int h) {
  if (w <= 0 || h <= 0) return {area.x, area.y, 0, 0};
  const int x0 = larger(x, area.x);
  const int y0 = larger(y, area.y);
  const int x1 = smaller(endOf(x, w), area.x + area.w);
  const int y1 = smaller(endOf(y, h), area.y + area.h);
  if (x0 >= x1 || y0 >= y1) return {area.x, area.y, 0, 0};
  return {x0, y0, x1 - x0, y1 - y0};
}

// The order in which a 4x4 field fills up.
constexpr std::uint8_t kDitherOrder[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};

}  // namespace

Canvas::Canvas(std::uint8_t* pixels, int rows) : pixels_(pixels), rows_(rows) { resetClip(); }

// -- the band and the clip

void Canvas::moveTo(int top) {
  top_ = top;
  resetClip();
}

void Canvas::setClip(Rect area) {
  clip_ = within({0, 0, kWidth, kHeight}, area.x, area.y, area.w, area.h);
  window_ = within({0, top_, kWidth, end() - top_}, clip_.x, clip_.y, clip_.w, clip_.h);
}

ClipTo::ClipTo(Canvas& canvas, Rect area) : canvas_(canvas), before_(canvas.clip()) {
  canvas.setClip(within(before_, area.x, area.y, area.w, area.h));
}

Rect Canvas::clipped(int x, int y, int w, int h) const { return within(window_, x, y, w, h); }

void Canvas::span(int y, int x0, int x1, Colour c) {
  if (y < window_.y || y >= bottom() || c == kClear) return;
  x0 = larger(x0, window_.x);
  x1 = smaller(x1, right());
  if (x0 >= x1) return;
  std::memset(pixel(x0, y), c, static_cast<std::size_t>(x1 - x0));
}

void Canvas::block(int x, int y, int w, int h, Colour c) {
  const Rect area = clipped(x, y, w, h);
  if (c == kClear || area.w == 0) return;
  for (int j = area.y; j < area.y + area.h; ++j) {
    std::memset(pixel(area.x, j), c, static_cast<std::size_t>(area.w));
  }
}

void Canvas::tellFilled(int x, int y, int w, int h, Colour c) {
  if (!tells() || c == kClear) return;
  const Rect area = within(clip_, x, y, w, h);
  if (area.w >= 8 && area.h >= 8) listener_->filled(area, c);
}

// -- areas and lines

void Canvas::clear(Colour c) { rect(clip_.x, clip_.y, clip_.w, clip_.h, c); }

void Canvas::dot(int x, int y, Colour c) {
  if (x < window_.x || y < window_.y || x >= right() || y >= bottom() || c == kClear) return;
  *pixel(x, y) = c;
}

void Canvas::rect(int x, int y, int w, int h, Colour c) {
  block(x, y, w, h, c);
  tellFilled(x, y, w, h, c);
}

void Canvas::frame(int x, int y, int w, int h, Colour c) {
  if (w <= 0 || h <= 0) return;
  block(x, y, w, 1, c);
  block(x, y, 1, h, c);
  block(x, endOf(y, h - 1), w, 1, c);
  block(endOf(x, w - 1), y, 1, h, c);
}

void Canvas::line(int x0, int y0, int x1, int y1, Colour c, int pen) {
  if (pen < 1) return;
  stroke(reachable(Point{x0, y0}), reachable(Point{x1, y1}), smaller(pen, kFar), c);
}

// A square pen goes from point to point; its upper left corner is at the point.
void Canvas::stroke(Point from, Point to, int pen, Colour c) {
  const int dx = magnitude(to.x - from.x);
  const int dy = -magnitude(to.y - from.y);
  const int left = smaller(from.x, to.x);
  const int top = smaller(from.y, to.y);
  if (clipped(left, top, dx + pen, pen - dy).w == 0) return;
  if (dx == 0 || dy == 0) return block(left, top, dx + pen, pen - dy, c);
  const int stepX = from.x < to.x ? 1 : -1;
  const int stepY = from.y < to.y ? 1 : -1;
  int error = dx + dy;
  for (;;) {
    if (pen == 1) {
      dot(from.x, from.y, c);
    } else {
      block(from.x, from.y, pen, pen, c);
    }
    if (from.x == to.x && from.y == to.y) return;
    const int twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      from.x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      from.y += stepY;
    }
  }
}

void Canvas::dash(int x0, int y0, int x1, int y1, Colour c, int on, int off) {
  const Point from = reachable(Point{x0, y0});
  const Point to = reachable(Point{x1, y1});
  if (on < 1) return;
  const int pattern = smaller(on, kFar) + smaller(larger(off, 0), kFar);
  const int dx = to.x - from.x;
  const int dy = to.y - from.y;
  const int steps = larger(larger(magnitude(dx), magnitude(dy)), 1);
  if (clipped(smaller(from.x, to.x), smaller(from.y, to.y), magnitude(dx) + 1, magnitude(dy) + 1).w == 0) return;
  Point at = from;
  int restX = 0;
  int restY = 0;
  for (int i = 0, phase = 0; i <= steps; ++i) {
    if (phase < on) dot(at.x, at.y, c);
    if (++phase == pattern) phase = 0;
    for (restX += dx; restX >= steps; restX -= steps) ++at.x;
    for (; restX < 0; restX += steps) --at.x;
    for (restY += dy; restY >= steps; restY -= steps) ++at.y;
    for (; restY < 0; restY += steps) --at.y;
  }
}

void Canvas::triangle(Point a, Point b, Point c, Colour colour) {
  Point p[3] = {reachable(a), reachable(b), reachable(c)};
  const auto order = [](Point& upper, Point& lower) {
    if (lower.y >= upper.y) return;
    const Point keep = upper;
    upper = lower;
    lower = keep;
  };
  order(p[0], p[1]);
  order(p[1], p[2]);
  order(p[0], p[1]);
  const int first = larger(p[0].y, window_.y);
  const int end = smaller(p[2].y + 1, bottom());
  if (first >= end) return;
  Edge whole(p[0], p[2], first);
  const bool upper = first < p[1].y;
  Edge part = upper ? Edge(p[0], p[1], first) : Edge(p[1], p[2], first);
  const Edge below(p[1], p[2], p[1].y);
  for (int y = first; y < end; ++y) {
    if (upper && y == p[1].y) part = below;
    int from = smaller(whole.x(), part.x());
    int to = larger(whole.x(), part.x());
    if (y == p[1].y) {  // a level edge lies in this row
      from = smaller(from, p[1].x);
      to = larger(to, p[1].x);
    }
    span(y, from, to + 1, colour);
    if (y + 1 == end) break;  // a further step of a flat edge could leave 32 bits
    whole.at += whole.step;
    part.at += part.step;
  }
}

void Canvas::edgeSpans(const Point* points, std::size_t count, int y, Colour c) {
  int cuts[kMaxPolygon];
  std::size_t n = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Point& a = points[i];
    const Point& b = points[i + 1 == count ? 0 : i + 1];
    if ((a.y <= y) == (b.y <= y)) continue;
    const int x = (a.y < b.y ? Edge(a, b, y) : Edge(b, a, y)).x();
    std::size_t k = n++;
    for (; k > 0 && cuts[k - 1] > x; --k) cuts[k] = cuts[k - 1];
    cuts[k] = x;
  }
  for (std::size_t k = 0; k + 1 < n; k += 2) span(y, cuts[k], cuts[k + 1] + 1, c);
}

void Canvas::polygon(const Point* points, std::size_t count, Colour c) {
  if (count == 0) return;
  if (count > kMaxPolygon) count = kMaxPolygon;
  Point close[kMaxPolygon];
  int top = kFar;
  int end = -kFar;
  for (std::size_t i = 0; i < count; ++i) {
    close[i] = reachable(points[i]);
    top = smaller(top, close[i].y);
    end = larger(end, close[i].y);
  }
  for (int y = larger(top, window_.y); y < smaller(end, bottom()); ++y) edgeSpans(close, count, y, c);
  for (std::size_t i = 0; i < count; ++i) stroke(close[i], close[i + 1 == count ? 0 : i + 1], 1, c);
}

// A pixel belongs to the disc when 4(x2 + y2) <= 4r2 + 2r: round at every size, no lone pixels at the four ends.
void Canvas::disc(int cx, int cy, int r, Colour c) {
  if (r < 0) return;
  ring(cx, cy, r, c, smaller(r, kFar) + 1);
  const int inside = smaller(r, kFar) * 11 / 16;
  tellFilled(reachable(cx) - inside, reachable(cy) - inside, 2 * inside + 1, 2 * inside + 1, c);
}

void Canvas::ring(int cx, int cy, int r, Colour c, int thick) {
  cx = reachable(cx);
  cy = reachable(cy);
  r = smaller(r, kFar);
  if (r < 0 || thick < 1) return;
  const int hole = thick > r ? -1 : r - thick;
  const auto bound = [](int radius) { return radius < 0 ? -1 : 4 * radius * radius + 2 * radius; };
  const int outer = bound(r);
  const int inner = bound(hole);
  int reach = 0;    // the outermost column of the row
  int hollow = -1;  // the outermost column of the hole
  for (int y = larger(-r, window_.y - cy); y <= smaller(r, bottom() - 1 - cy); ++y) {
    const int rest = outer - 4 * y * y;
    if (rest < 0) continue;
    while (reach > 0 && 4 * reach * reach > rest) --reach;
    while (4 * (reach + 1) * (reach + 1) <= rest) ++reach;
    const int restInner = inner - 4 * y * y;
    while (hollow >= 0 && 4 * hollow * hollow > restInner) --hollow;
    while (4 * (hollow + 1) * (hollow + 1) <= restInner) ++hollow;
    if (hollow < 0) {
      span(cy + y, cx - reach, cx + reach + 1, c);
    } else {
      span(cy + y, cx - reach, cx - hollow, c);
      span(cy + y, cx + hollow + 1, cx + reach + 1, c);
    }
  }
}

void Canvas::ellipse(int x, int y, int w, int h, Colour c) {
  if (w <= 0 || h <= 0) return;
  x = reachable(x);
  y = reachable(y);
  w = smaller(w, kFar);
  h = smaller(h, kFar);
  // Twice the distance from the middle keeps even sizes in whole numbers.
  const auto ww = static_cast<std::int64_t>(w) * w;
  const auto hh = static_cast<std::int64_t>(h) * h;
  int inset = (w - 1) / 2;
  const int first = larger(y, window_.y);
  for (int j = first; j < smaller(y + h, bottom()); ++j) {
    const int dy = 2 * (j - y) - (h - 1);
    const std::int64_t rest = ww * hh - ww * dy * dy;
    const auto within = [&](int column) {
      const std::int64_t dx = 2 * column - (w - 1);
      return dx * dx * hh <= rest;
    };
    while (inset > 0 && within(inset - 1)) --inset;
    while (inset < (w - 1) / 2 && !within(inset)) ++inset;
    span(j, x + inset, x + w - inset, c);
  }
  tellFilled(x + w * 5 / 32, y + h * 5 / 32, w - w * 5 / 16, h - h * 5 / 16, c);
}

void Canvas::box(int x, int y, int w, int h, Colour fill, Colour edge, int cut) {
  if (w <= 0 || h <= 0) return;
  x = reachable(x);
  y = reachable(y);
  w = smaller(w, kFar);
  h = smaller(h, kFar);
  cut = larger(0, smaller(cut, kFar));
  const int end = smaller(y + h, bottom());
  for (int j = larger(y, window_.y); j < end; ++j) {
    const int row = smaller(j - y, y + h - 1 - j);
    const int outer = larger(0, cut - row);
    const int inner = larger(1, cut + 1 - row);
    if (edge == kClear) {
      span(j, x + outer, x + w - outer, fill);
    } else if (row == 0) {
      span(j, x + outer, x + w - outer, edge);
    } else {
      span(j, x + outer, x + inner, edge);
      span(j, x + inner, x + w - inner, fill);
      span(j, x + w - inner, x + w - outer, edge);
    }
  }
  tellFilled(x, y, w, h, fill);
}

void Canvas::dither(int x, int y, int w, int h, Colour c, int level) {
  const Rect area = clipped(x, y, w, h);
  if (c == kClear || area.w == 0 || level <= 0) return;
  for (int j = area.y; j < area.y + area.h; ++j) {
    const std::uint8_t* order = kDitherOrder[j & 3];
    std::uint8_t* at = pixel(0, j);
    for (int start = 0; start < 4; ++start) {
      if (order[start] >= level) continue;
      for (int i = area.x + ((start - area.x) & 3); i < area.x + area.w; i += 4) at[i] = c;
    }
  }
}

void Canvas::map(Rect area, const PaletteMap& map) {
  const Rect seen = visible(area);
  for (int j = seen.y; j < seen.y + seen.h; ++j) {
    std::uint8_t* at = pixel(seen.x, j);
    for (std::uint8_t* end = at + seen.w; at != end; ++at) *at = map.to[*at & 31];
  }
  if (!tells() || &map != &kDimmed) return;
  const Rect told = within(clip_, area.x, area.y, area.w, area.h);
  if (told.w > 0) listener_->dimmed(told);
}

}  // namespace armada
