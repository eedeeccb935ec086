// Draws the tables of shapes.
#include "screens/pulp_invasion/shapes.h"

#include "canvas/art.h"
#include "screens/pulp_invasion/pictures.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

// ---- skies ----------------------------------------------------------------------------------------------------------
void paintPaperSky(const Easel& e, Colour ground, Colour dots, int level) {
  e.rect(0, 0, kPictureWidth, kPictureHeight, ground);
  e.dither(0, 0, kPictureWidth, kPictureHeight, dots, level);
}

void paintNightSky(const Easel& e, Colour ground, std::uint32_t seed) {
  constexpr Colour kLights[] = {kPaper, kHaze, kSteel};
  e.rect(0, 0, kPictureWidth, kPictureHeight, ground);
  for (int i = 0; i < 12; ++i) {
    seed = seed * 1103515245u + 12345u;
    const int at = static_cast<int>(seed >> 12 & 0x7FFu);
    e.dot(at % kPictureWidth, at / 7 % kPictureHeight, kLights[i % 3]);
  }
}

void paintRaySky(const Easel& e, Colour ground, Colour ray, int cx) {
  e.rect(0, 0, kPictureWidth, kPictureHeight, ground);
  for (int i = -6; i <= 6; ++i) e.triangle({cx, 34}, {cx + i * 16 - 4, -6}, {cx + i * 16 + 4, -6}, ray);
}

void paintLand(const Easel& e, int height, Colour land, Colour shade) {
  e.rect(0, kPictureHeight - height, kPictureWidth, height, land);
  e.rect(0, kPictureHeight - height, kPictureWidth, 1, shade);
}

// ---- shapes ---------------------------------------------------------------------------------------------------------
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

  const Easel& e_;
  const Shape* row_;
  const Shape* end_;
  const Colour* colours_;
};

std::size_t Painter::corners(Point (&list)[Canvas::kMaxPolygon]) {
  std::size_t count = 0;
  for (; row_ != end_ && row_->form == Form::corners; ++row_) {
    for (std::size_t i = 0; i < row_->colour && count < Canvas::kMaxPolygon; ++i)
      list[count++] = {row_->number[2 * i], row_->number[2 * i + 1]};
  }
  return count;
}

void Painter::drawThrough(const Shape& shape) {
  Point list[Canvas::kMaxPolygon];
  const std::size_t count = corners(list);
  if (shape.form == Form::polygon) return e_.polygon(list, count, colour(shape.colour));
  for (std::size_t i = 1; i < count; ++i)
    e_.line(list[i - 1].x, list[i - 1].y, list[i].x, list[i].y, colour(shape.colour), shape.number[0]);
}

void Painter::draw(const Shape& shape) {
  const Colour c = colour(shape.colour);
  const std::int8_t(&n)[6] = shape.number;
  switch (shape.form) {
    case Form::rect: return e_.rect(n[0], n[1], n[2], n[3], c);
    case Form::box: return e_.box(n[0], n[1], n[2], n[3], c, colour(n[4]), n[5]);
    case Form::line: return e_.line(n[0], n[1], n[2], n[3], c, n[4]);
    case Form::disc: return e_.disc(n[0], n[1], n[2], c);
    case Form::ring: return e_.ring(n[0], n[1], n[2], c, n[3]);
    case Form::ellipse: return e_.ellipse(n[0], n[1], n[2], n[3], c);
    case Form::triangle: return e_.triangle({n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]}, c);
    case Form::polygon:
    case Form::path: return drawThrough(shape);
    case Form::dither: return e_.dither(n[0], n[1], n[2], n[3], c, n[4]);
    case Form::paperSky: return paintPaperSky(e_, c, colour(n[0]), n[1]);
    case Form::nightSky: return paintNightSky(e_, c, static_cast<std::uint32_t>(n[0]));
    case Form::raySky: return paintRaySky(e_, c, colour(n[0]), n[1]);
    case Form::land: return paintLand(e_, n[0], c, colour(n[1]));
    case Form::star: {
      const PaletteMap map = recolour(kGold, c);
      return e_.sprite(kStar, n[0], n[1], &map);
    }
    case Form::planet:
      return drawPlanet(e_.canvas, e_.x + n[0] * e_.k, e_.y + n[1] * e_.k, n[2] * e_.k,
                        static_cast<std::uint8_t>(n[3]));
    case Form::corners:
    case Form::part: return;
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
