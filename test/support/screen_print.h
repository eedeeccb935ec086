// Everything that a screen draws and tells, in one number: two screens with the same number showed the same. For the tests
// that nothing hidden is shown.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/kernel/bytes.h"
#include "rules/kernel/text.h"
#include "screens/components.h"
#include "screens/view.h"

namespace armada_test {

class ScreenPrint final : public armada::CanvasListener {
 public:
  void wrote(int x, int y, const char* words, std::size_t bytes, armada::Colour colour,
             armada::Weight weight) override {
    add(static_cast<unsigned>(x));
    add(static_cast<unsigned>(y));
    for (std::size_t i = 0; i < bytes; ++i) add(static_cast<unsigned char>(words[i]));
    add(colour);
    add(static_cast<unsigned>(weight));
  }
  void filled(armada::Rect area, armada::Colour colour) override {
    add(static_cast<unsigned>(area.x * 7 + area.y * 5 + area.w * 3 + area.h));
    add(colour);
  }
  void dimmed(armada::Rect area) override { add(static_cast<unsigned>(area.x + area.y)); }

  // The body, as `draw` draws it on the canvas, the words of the header and those of the foot.
  template <class Draw>
  void addScreen(const armada::PlayContext& play, const armada::View& view, armada::Canvas& canvas, Draw draw) {
    canvas.listen(this);
    draw();
    canvas.listen(nullptr);
    addPixels(canvas);
    armada::Text<48> right;
    view.headerText(play, right);
    addText(right);
    armada::ButtonHints hints{};
    view.buttonHints(play, hints);
    for (int i = 0; i < hints.count; ++i) {
      armada::Text<32> word;
      word << hints.items[i].word;
      addText(word);
    }
  }
  std::uint32_t sum() const { return sum_; }

 private:
  void addText(const armada::TextOut& words) {
    for (const char* at = words.c_str(); *at != '\0'; ++at) add(static_cast<unsigned char>(*at));
  }
  void addPixels(const armada::Canvas& from) {
    for (int y = armada::kBodyTop; y <= armada::kBodyBottom; ++y)
      add(armada::crc32(from.row(y), armada::Canvas::kWidth));
  }
  void add(unsigned value) { sum_ = (sum_ ^ value) * 16777619u; }
  std::uint32_t sum_ = 2166136261u;
};

}  // namespace armada_test
