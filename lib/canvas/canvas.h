// The canvas: a band of rows out of 320x240 pixels of palette entries, and everything that draws. Integers only; every
// call is clipped. It knows nothing of games, screens or devices.
//
// The screen is drawn once for each band, from the top, always by the same calls in the coordinates of the whole screen:
// what lies outside the band is left out, and whoever draws does not know that there are bands.
#pragma once

#include <cstddef>
#include <cstdint>

#include "canvas/palette.h"
#include "canvas/sprite.h"

namespace armada {

struct Point {
  int x, y;
};
struct Rect {
  int x, y, w, h;
};

enum class Weight : std::uint8_t { body, bold };

// Marquee, the display font: 12 px (pen 2), 18 (3), 24 (4), 30 (5), 43 (7).
enum class Marquee : std::uint8_t { px12, px18, px24, px30, px43 };

// Hears what is drawn as words: how a terminal shows the same screens. On a handheld there is none. Areas come clipped;
// only those of 8x8 pixels and more are told, and of round ones the square inside. Everything of the screen is told while
// its first band is drawn, each thing once and whole, wherever the bands end. A listener that looks at the pixels behind
// what it hears needs a canvas that holds the whole screen.
class CanvasListener {
 public:
  virtual void wrote(int x, int y, const char* words, std::size_t bytes, Colour colour, Weight weight) = 0;
  // Words of the display font, with the area that their letters take.
  virtual void wroteLarge(Rect area, const char* words, std::size_t bytes, Colour colour) {
    wrote(area.x, area.y + area.h / 2 - 4, words, bytes, colour, Weight::bold);
  }
  virtual void filled(Rect area, Colour colour) = 0;  // an opaque area: what stood there is gone
  virtual void dimmed(Rect area) = 0;

 protected:
  ~CanvasListener() = default;
};

// Coordinates may be anything; beyond +-8,000 lines and curves are bent to there. A colour kClear draws nothing.
class Canvas {
 public:
  static constexpr int kWidth = 320;
  static constexpr int kHeight = 240;
  static constexpr std::size_t kScreenBytes = std::size_t{kWidth} * kHeight;
  // Of a console's band. Fewer rows take less memory and more time: docs/hardware.md has the figures.
  static constexpr int kBandRows = 60;
  static constexpr std::size_t kBandBytes = std::size_t{kWidth} * kBandRows;
  static constexpr std::size_t kMaxPolygon = 16;

  // Holds `rows` rows of the screen at a time in rows * kWidth pixels, owned by the caller; begins with the first.
  Canvas(std::uint8_t* pixels, int rows);

  void listen(CanvasListener* listener) { listener_ = listener; }

  // -- the band
  void moveTo(int top);  // the rows from this one on; what stood in the pixels is of no use, and nothing is clipped
  int top() const { return top_; }
  int end() const { return top_ + rows_ < kHeight ? top_ + rows_ : kHeight; }
  // Of rows that it holds.
  const std::uint8_t* row(int y) const { return pixels_ + (y - top_) * kWidth; }
  Colour at(int x, int y) const { return static_cast<Colour>(row(y)[x]); }

  // -- clipping
  void setClip(Rect area);  // cut to the screen; see also ClipTo
  void resetClip() { setClip({0, 0, kWidth, kHeight}); }
  Rect clip() const { return clip_; }
  // The part of an area that would be seen now; w or h is 0 when nothing is. For what paints pixels at some cost, never
  // for words: those are told even where their pixels are left out.
  Rect visible(Rect area) const { return clipped(area.x, area.y, area.w, area.h); }

  // -- areas and lines
  void clear(Colour c);
  void dot(int x, int y, Colour c);
  void rect(int x, int y, int w, int h, Colour c);
  void frame(int x, int y, int w, int h, Colour c);
  void hline(int x, int y, int w, Colour c) { rect(x, y, w, 1, c); }
  void vline(int x, int y, int h, Colour c) { rect(x, y, 1, h, c); }
  void line(int x0, int y0, int x1, int y1, Colour c, int pen = 1);
  void dash(int x0, int y0, int x1, int y1, Colour c, int on = 3, int off = 3);
  void triangle(Point a, Point b, Point c, Colour colour);
  // Convex or not (even-odd), its outline included; points beyond the sixteenth are left out.
  void polygon(const Point* points, std::size_t count, Colour c);
  void disc(int cx, int cy, int r, Colour c);
  void ring(int cx, int cy, int r, Colour c, int thick = 1);
  void ellipse(int x, int y, int w, int h, Colour c);

  // A rectangle with cut corners: the shape of everything that holds text. kClear as edge or fill leaves that out.
  void box(int x, int y, int w, int h, Colour fill, Colour edge = kClear, int cut = 3);

  // Ordered dither: of 16 pixels of a 4x4 field `level` get the colour (0..16).
  void dither(int x, int y, int w, int h, Colour c, int level);
  // Every pixel of the area through a palette map; the plain one dims.
  void map(Rect area, const PaletteMap& map);
  void dim(Rect area) { map(area, kDimmed); }

  // -- sprites
  void sprite(const Sprite& s, int x, int y, const PaletteMap* map = nullptr, int scale = 1);
  // Its middle at the point.
  void spriteCentred(const Sprite& s, int cx, int cy, const PaletteMap* map = nullptr) {
    sprite(s, reachable(cx) - s.fullWidth() / 2, reachable(cy) - s.height / 2, map);
  }
  // One colour for all its pixels (a flash, a shadow).
  void silhouette(const Sprite& s, int x, int y, Colour c);
  // Only the outline, the inside every other pixel: where a thing would stand.
  void ghost(const Sprite& s, int x, int y, Colour edge, Colour inside);

  // -- words. y is the top of a capital. UTF-8; letters the font lacks show as '?'. Each returns the x after the last
  //    column of ink and its gap.
  int text(int x, int y, const char* words, Colour c, Weight weight = Weight::body);
  int text(int x, int y, const char* words, std::size_t bytes, Colour c, Weight weight);  // the first `bytes` alone
  int textRight(int x, int y, const char* words, Colour c, Weight weight = Weight::body);
  int textCentred(int cx, int y, const char* words, Colour c, Weight weight = Weight::body);
  // Wrapped at spaces to w pixels, '\n' breaks, *word* and *some words* are bold; a star that nobody closes makes its
  // word bold. Returns the y after the last line.
  int paragraph(int x, int y, int w, const char* words, Colour c, int lead = 11, Weight weight = Weight::body);

  int marquee(int x, int y, const char* words, Colour c, Marquee size = Marquee::px12);
  int marqueeRight(int x, int y, const char* words, Colour c, Marquee size = Marquee::px12);
  int marqueeCentred(int cx, int y, const char* words, Colour c, Marquee size = Marquee::px12);

  // Words for the listener alone: a piece that is a picture here and letters in a terminal. Draws nothing.
  void label(int x, int y, const char* words, Colour c);

 private:
  friend class Untold;

  // Keeps sums of a wild coordinate and a length within an int.
  static constexpr int kFar = 8000;
  static int reachable(int v) { return v < -kFar ? -kFar : v > kFar ? kFar : v; }
  static Point reachable(Point p) { return {reachable(p.x), reachable(p.y)}; }

  // Pixels are written within the window alone: what of the clip lies in the band.
  int right() const { return window_.x + window_.w; }
  int bottom() const { return window_.y + window_.h; }
  std::uint8_t* pixel(int x, int y) { return pixels_ + (y - top_) * kWidth + x; }
  Rect clipped(int x, int y, int w, int h) const;  // to the window; w or h is 0 when nothing is left
  bool tells() const { return listener_ != nullptr && top_ == 0; }
  void span(int y, int x0, int x1, Colour c);        // clipped run of pixels, x1 excluded
  void block(int x, int y, int w, int h, Colour c);  // clipped rectangle; the listener hears nothing
  void tellFilled(int x, int y, int w, int h, Colour c);
  void tellWords(int x, int y, const char* words, std::size_t bytes, Colour c, Weight weight);
  void tellLarge(Rect area, const char* words, std::size_t bytes, Colour c);
  void edgeSpans(const Point* points, std::size_t count, int y, Colour c);
  void glyph(const std::uint8_t* rows, int x, int y, Colour c, bool bold);
  void stroke(Point from, Point to, int pen, Colour c);
  void tellSprite(const Sprite& s, int x, int y, const PaletteMap* map, int scale);
  template <class Paint>
  void eachPixel(const Sprite& s, int x, int y, Paint paint);

  std::uint8_t* pixels_;
  CanvasListener* listener_ = nullptr;
  int rows_;
  int top_ = 0;
  Rect clip_{};
  Rect window_{};
};

// Clips further, to what lies within the area, until its end.
class ClipTo {
 public:
  ClipTo(Canvas& canvas, Rect area);
  ~ClipTo() { canvas_.setClip(before_); }
  ClipTo(const ClipTo&) = delete;
  ClipTo& operator=(const ClipTo&) = delete;

 private:
  Canvas& canvas_;
  Rect before_;
};

// What is drawn until its end is not told to the listener: pictures of which only a rim is seen.
class Untold {
 public:
  explicit Untold(Canvas& canvas) : canvas_(canvas), before_(canvas.listener_) { canvas_.listener_ = nullptr; }
  ~Untold() { canvas_.listener_ = before_; }
  Untold(const Untold&) = delete;
  Untold& operator=(const Untold&) = delete;

 private:
  Canvas& canvas_;
  CanvasListener* before_;
};

// -- measuring, without drawing
int textWidth(const char* words, Weight weight = Weight::body);
int marqueeWidth(const char* words, Marquee size);
int marqueeHeight(Marquee size);
// Lines that `paragraph` would take.
int paragraphLines(int w, const char* words, Weight weight = Weight::body);
// As wide, or narrower where as many lines then end in more than one word.
int widthWithoutLoneWord(int w, const char* words);

}  // namespace armada
