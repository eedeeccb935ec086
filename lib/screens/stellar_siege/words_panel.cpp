// Wraps the words of the panel, with one name in them that is gold.
#include "screens/stellar_siege/words_panel.h"

#include <cstring>

#include "screens/components.h"

namespace armada::stellar_siege {

namespace {

constexpr int kInset = 7, kLead = 11, kBlank = 4;
constexpr int kTightMargin = 2;
constexpr int kRoom = kWordsPanel.w - 2 * kInset + 2;

// Walks through the words and hands out pieces of one style on one line.
class Wrapped {
 public:
  Wrapped(const char* words, const char* name) : words_(words) {
    name_ = *name == '\0' ? nullptr : std::strstr(words, name);
    nameEnd_ = name_ == nullptr ? nullptr : name_ + std::strlen(name);
  }

  // take(first letter, behind the last, x, line, bold)
  template <class Take>
  int lines(Take take) const {
    int x = 0, line = 0, width = 0;
    const char *run = words_, *at = words_;
    int runX = 0;
    bool runBold = named(words_);
    while (*at != '\0') {
      const char* end = at;
      const bool bold = named(at);
      while (*end != ' ' && *end != '\0' && (end == at || named(end) == bold)) ++end;
      width = widthOf(at, end, bold);
      const bool breaks = x > 0 && at[-1] == ' ' && x + width > kRoom;
      if (breaks || bold != runBold) {
        if (at != run) take(run, at, runX, line, runBold);
        if (breaks) {
          ++line;
          x = 0;
        }
        run = at;
        runX = x;
        runBold = bold;
      }
      x += width + 1;
      while (*end == ' ') {
        ++end;
        x += kBlank;
      }
      at = end;
    }
    if (at != run) take(run, at, runX, line, runBold);
    return line + 1;
  }

 private:
  bool named(const char* at) const { return name_ != nullptr && at >= name_ && at < nameEnd_; }

  static int widthOf(const char* at, const char* end, bool bold) {
    Text<64> word;
    word.put(at, static_cast<std::size_t>(end - at));
    return textWidth(word.c_str(), bold ? Weight::bold : Weight::body);
  }

  const char* words_;
  const char* name_;
  const char* nameEnd_;
};

}  // namespace

int panelLines(const char* words, const char* name) {
  return Wrapped(words, name).lines([](const char*, const char*, int, int, bool) {});
}

// With little room above and below, so that the third line covers none of the cards' words.
Rect wordsPanelArea(int lines) {
  if (lines <= 2) return kWordsPanel;
  const int h = kLead * (lines > kMostPanelLines ? kMostPanelLines : lines) + kTightMargin;
  return {kWordsPanel.x, kBodyBottom - h, kWordsPanel.w, h};
}

void drawWordsPanel(Canvas& canvas, const char* words, const char* name, Colour edge) {
  const int lines = panelLines(words, name);
  const Rect area = wordsPanelArea(lines);
  drawPanel(canvas, area, kInk, edge);
  const ClipTo clip(canvas, area);
  const int top = area.y + (lines == 1 ? 10 : lines == 2 ? 4 : kTightMargin);
  Wrapped(words, name).lines([&](const char* from, const char* end, int x, int line, bool bold) {
    while (end > from && end[-1] == ' ') --end;
    canvas.text(area.x + kInset + x, top + kLead * line, from, static_cast<std::size_t>(end - from),
                bold ? kGold : kPaper, bold ? Weight::bold : Weight::body);
  });
}

}  // namespace armada::stellar_siege
