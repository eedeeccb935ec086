// Draws the tables of shapes.
#include "screens/pulp_invasion/shapes.h"

#include "canvas/art.h"
#include "screens/pulp_invasion/pictures.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

// The rows of a table, one after the other.
class Painter {
 public:
  Painter(const Easel& easel, Picture picture, const Colour* colours)
      : e_(easel), row_(picture.rows), end_(picture.rows + picture.count), colours_(colours) {}
  // nullptr: done.
  const Shape* next() { return row_ == end_ ? nullptr : row_++; }
  void draw(const Shape& shape);

 private:
  Colour colour(std::uint8_t c) const {
    return c >= kGiven && c != kClear ? colours_[c - kGiven] : static_cast<Colour>(c);
  }
  Colour colour(std::int8_t c) const { return colour(static_cast<std::uint8_t>(c)); }
  // Takes the rows of corners that follow.
  std::size_t corners(Point (&list)[Canvas::kMaxPolygon]);
  void drawThrough(const Shape& shape);
  void drawBox(Rect area, Colour fill, Colour edge, int cut) const;
  void drawPlain(const Shape& shape) const;
  void drawNight(Colour ground, std::uint32_t seed) const;
  void drawRays(Colour ground, Colour ray, int cx) const;

  const Easel& e_;
  const Shape* row_;
  const Shape* end_;
  const Colour* colours_;
};

// ---- skies ----------------------------------------------------------------------------------------------------------
void Painter::drawNight(Colour ground, std::uint32_t seed) const {
  constexpr Colour kLights[] = {kPaper, kHaze, kSteel};
  drawPlain(shapes::rect(0, 0, kPictureWidth, kPictureHeight, ground));
  for (int i = 0; i < 12; ++i) {
    seed = seed * 1103515245u + 12345u;
    const int at = static_cast<int>(seed >> 12 & 0x7FFu);
    drawPlain(shapes::dot(at % kPictureWidth, at / 7 % kPictureHeight, kLights[i % 3]));
  }
}

void Painter::drawRays(Colour ground, Colour ray, int cx) const {
  drawPlain(shapes::rect(0, 0, kPictureWidth, kPictureHeight, ground));
  for (int i = -6; i <= 6; ++i)
    drawPlain(shapes::triangle({cx, 34}, {cx + i * 16 - 4, -6}, {cx + i * 16 + 4, -6}, ray));
}

// ---- shapes ---------------------------------------------------------------------------------------------------------
std::size_t Painter::corners(Point (&list)[Canvas::kMaxPolygon]) {
  std::size_t count = 0;
  for (; row_ != end_ && row_->form == Form::corners; ++row_) {
    for (std::size_t i = 0; i < row_->colour && count < Canvas::kMaxPolygon; ++i)
      list[count++] = e_.middle(row_->number[2 * i], row_->number[2 * i + 1]);
  }
  return count;
}

void Painter::drawThrough(const Shape& shape) {
  Point list[Canvas::kMaxPolygon];
  const std::size_t count = corners(list);
  const Colour c = colour(shape.colour);
  if (shape.form == Form::polygon) return e_.canvas.polygon(list, count, c);
  for (std::size_t i = 1; i < count; ++i)
    e_.canvas.line(list[i - 1].x, list[i - 1].y, list[i].x, list[i].y, c, shape.number[0] * e_.k);
}

void Painter::drawBox(Rect area, Colour fill, Colour edge, int cut) const {
  const int in = edge != kClear ? e_.k : 0;
  if (edge != kClear) e_.canvas.box(area.x, area.y, area.w, area.h, edge, kClear, cut);
  e_.canvas.box(area.x + in, area.y + in, area.w - 2 * in, area.h - 2 * in, fill, kClear, cut);
}

// Those of one row that are drawn by one call.
void Painter::drawPlain(const Shape& shape) const {
  const Colour c = colour(shape.colour);
  const std::int8_t(&n)[6] = shape.number;
  const int k = e_.k, x = e_.x + n[0] * k, y = e_.y + n[1] * k, w = n[2] * k, h = n[3] * k;
  const Point from = e_.middle(n[0], n[1]), to = e_.middle(n[2], n[3]);
  const Point triangle[] = {from, to, e_.middle(n[4], n[5])};
  switch (shape.form) {
    case Form::rect: return e_.canvas.rect(x, y, w, h, c);
    case Form::box: return drawBox({x, y, w, h}, c, colour(n[4]), n[5] * k);
    case Form::line: return e_.canvas.line(from.x, from.y, to.x, to.y, c, n[4] * k);
    case Form::disc: return e_.canvas.disc(from.x, from.y, w + k / 2, c);
    case Form::ring: return e_.canvas.ring(from.x, from.y, w + k / 2, c, h);
    case Form::ellipse: return e_.canvas.ellipse(x, y, w, h, c);
    case Form::triangle: return e_.canvas.polygon(triangle, 3, c);
    case Form::dither: return e_.canvas.dither(x, y, w, h, c, n[4]);
    case Form::star: {
      const PaletteMap map = recolour(kGold, c);
      return e_.canvas.sprite(kStar, x, y, &map, k);
    }
    case Form::planet: return drawPlanet(e_.canvas, x, y, w, static_cast<std::uint8_t>(n[3]));
    default: return;
  }
}

void Painter::draw(const Shape& shape) {
  const Colour c = colour(shape.colour);
  const std::int8_t(&n)[6] = shape.number;
  switch (shape.form) {
    case Form::polygon:
    case Form::path: return drawThrough(shape);
    case Form::paperSky:
      drawPlain(shapes::rect(0, 0, kPictureWidth, kPictureHeight, c));
      return drawPlain(shapes::dither(0, 0, kPictureWidth, kPictureHeight, colour(n[0]), n[1]));
    case Form::nightSky: return drawNight(c, static_cast<std::uint32_t>(n[0]));
    case Form::raySky: return drawRays(c, colour(n[0]), n[1]);
    case Form::land:
      drawPlain(shapes::rect(0, kPictureHeight - n[0], kPictureWidth, n[0], c));
      return drawPlain(shapes::rect(0, kPictureHeight - n[0], kPictureWidth, 1, colour(n[1])));
    default: return drawPlain(shape);
  }
}

void drawPart(const Easel& easel, Picture part, const Colour* colours) {
  Painter painter(easel, part, colours);
  while (const Shape* shape = painter.next()) painter.draw(*shape);
}

}  // namespace

void drawPicture(const Easel& easel, Picture picture, const Colour* colours, const Picture* parts) {
  Painter painter(easel, picture, colours);
  while (const Shape* shape = painter.next()) {
    if (shape->form != Form::part) {
      painter.draw(*shape);
      continue;
    }
    Colour own[4];
    for (std::size_t i = 0; i < 4; ++i) own[i] = static_cast<Colour>(shape->number[2 + i]);
    drawPart(easel.moved(shape->number[0], shape->number[1]), parts[shape->colour], own);
  }
}

}  // namespace armada::pulp_invasion
