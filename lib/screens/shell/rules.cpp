#include "screens/shell/rules.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {
constexpr Rect kPaperArea{6, 25, 300, 190};
constexpr int kWordsX = 64, kWordsWidth = 234;
constexpr int kFirstLine = 63;
constexpr int kLead = 12;
constexpr int kGap = 5;  // between paragraphs
constexpr int kButtonHeight = 16;

using ParagraphText = Text<240>;

int heightOf(const Paragraph& paragraph, const char* words) {
  int h = kLead * paragraphLines(kWordsWidth, words);
  if (paragraph.button != kNoButton && h < kButtonHeight) h = kButtonHeight;
  if (paragraph.picture != nullptr) h += paragraph.pictureHeight + 4;
  return h;
}
}  // namespace

int pageEnd(const RulesPage& page) {
  int y = kFirstLine;
  for (int i = 0; i < page.count; ++i) {
    ParagraphText words;
    nameButtons(page.paragraphs[i].words, false, words);
    y += heightOf(page.paragraphs[i], words.c_str()) + (i > 0 ? kGap : 0);
  }
  return y;
}

void RulesScreen::read(const GameUi& ui) {
  if (ui_ != &ui) page_ = 0;
  ui_ = &ui;
  contents_ = false;
}

void RulesScreen::press(Button button) {
  console_.redraw();
  const int pages = ui_->pageCount;
  if (contents_) {
    if (stepInList(button, pages, line_)) {
      first_ = static_cast<std::uint8_t>(scrolledTo(first_, line_, kSeen, pages));
      return console_.sound(Sound::move);
    }
    if (button == Button::a) {
      page_ = line_;
      contents_ = false;
      return console_.sound(Sound::confirm);
    }
    if (button == Button::b) {
      contents_ = false;
      return console_.sound(Sound::back);
    }
    return;
  }
  switch (button) {
    case Button::left:
    case Button::up:
      if (page_ == 0) return console_.sound(Sound::refuse);
      --page_;
      return console_.sound(Sound::move);
    case Button::right:
    case Button::down:
      if (page_ + 1 >= pages) return console_.sound(Sound::refuse);
      ++page_;
      return console_.sound(Sound::move);
    case Button::a:
      contents_ = true;
      line_ = page_;
      first_ = static_cast<std::uint8_t>(scrolledTo(0, line_, kSeen, pages));
      return console_.sound(Sound::confirm);
    case Button::b:
    case Button::start: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

void RulesScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  Text<56> right;
  right << ui_->game->title << "   ";
  if (contents_)
    right << std::int32_t{ui_->pageCount} << " pages";
  else
    right << "page " << std::int32_t{page_ + 1} << " of " << std::int32_t{ui_->pageCount};
  drawHeader(canvas, "Rules", right.c_str(), ui_->accent);
  drawPaper(canvas, kPaperArea);
  if (contents_)
    drawContents(canvas);
  else
    drawPage(canvas);
}

void RulesScreen::drawPage(Canvas& canvas) const {
  const RulesPage& page = ui_->pages[page_];
  Text<48> title;
  shout(page.title, title);
  const bool wide = marqueeWidth(title.c_str(), Marquee::px18) > 280;
  canvas.marquee(16, wide ? 35 : 31, title.c_str(), kBrick, wide ? Marquee::px12 : Marquee::px18);
  canvas.hline(16, 54, 280, kSepia);
  int y = kFirstLine;
  for (int i = 0; i < page.count; ++i) {
    const Paragraph& paragraph = page.paragraphs[i];
    ParagraphText words;
    nameButtons(paragraph.words, console_.settings().swapAB, words);
    if (paragraph.button == kNoButton)
      drawStamp(canvas, 16, y - 3, paragraph.stamp);
    else
      drawButton(canvas, 12, y - 3, static_cast<ButtonHint::Key>(paragraph.button), console_.settings().swapAB);
    const int after = canvas.paragraph(kWordsX, y, kWordsWidth, words.c_str(), kUmber, kLead);
    if (paragraph.picture != nullptr) paragraph.picture(canvas, kWordsX, after + 1);
    y += heightOf(paragraph, words.c_str()) + kGap;
  }
  drawScrollBar(canvas, {311, 28, 4, 184}, page_, 1, ui_->pageCount);
}

void RulesScreen::drawContents(Canvas& canvas) const {
  canvas.marquee(16, 31, "CONTENTS", kBrick, Marquee::px18);
  canvas.hline(16, 54, 280, kSepia);
  for (int i = 0; i < kSeen && first_ + i < ui_->pageCount; ++i) {
    const int index = first_ + i, y = 58 + 17 * i;
    const bool chosen = index == line_;
    if (chosen) {
      canvas.box(10, y, 292, 16, kGold, kClear, 3);
      drawPointer(canvas, 16, y + 2, kVoid);
    }
    Text<8> number;
    number << std::int32_t{index + 1};
    canvas.text(30, y + 4, ui_->pages[index].title, chosen ? kVoid : kUmber, Weight::bold);
    canvas.textRight(294, y + 4, number.c_str(), chosen ? kVoid : kSepia);
  }
  drawScrollBar(canvas, {311, 28, 4, 184}, first_, kSeen, ui_->pageCount);
}

void RulesScreen::buttonHints(ButtonHints& hints) const {
  if (contents_) {
    hints.add(ButtonHint::Key::upDown, "Page");
    hints.add(ButtonHint::Key::a, "Read");
    hints.add(ButtonHint::Key::b, "Back");
    return;
  }
  hints.add(ButtonHint::Key::leftRight, "Page");
  hints.add(ButtonHint::Key::a, "Contents");
  hints.add(ButtonHint::Key::b, console_.isOpen(console_.screens.play) ? "Back to the game" : "Back to the games");
}

Colour RulesScreen::footLine() const { return ui_->accentShade; }

}  // namespace armada
