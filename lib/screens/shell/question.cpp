#include "screens/shell/question.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {
constexpr int kWidth = 232;
constexpr int kInside = kWidth - 28;
constexpr int kLead = 12;
constexpr std::size_t kMostLetters = 200;
}  // namespace

void QuestionScreen::ask(const char* title, const Saying& words, const char* yes, const char* no, Answer then) {
  title_ = title;
  words_ = words;
  yes_ = yes;
  no_ = no;
  then_ = then;
  opening_ = console_.settings().motion == Motion::off ? kPanelSteps : 0;
  console_.open(*this);
}

void QuestionScreen::tell(const char* title, const Saying& words) { ask(title, words, "", "Go on", nullptr); }

void QuestionScreen::press(Button button) {
  if (then_ == nullptr) {
    if (button != Button::a && button != Button::b) return;
    console_.sound(Sound::confirm);
    return console_.close();
  }
  if (button == Button::b || button == Button::start) {
    console_.sound(Sound::back);
    console_.close();
  } else if (button == Button::a) {
    console_.sound(Sound::confirm);
    console_.close();
    then_(console_);
  }
}

bool QuestionScreen::tick() {
  if (opening_ >= kPanelSteps) return false;
  ++opening_;
  return true;
}

void QuestionScreen::draw(Canvas& canvas) const {
  canvas.dim({0, 0, Canvas::kWidth, kFootTop});
  Text<kMostLetters> words;
  for (const char* piece : words_.pieces) words << piece;
  const int h = kDialogBand + 24 + kLead * paragraphLines(kInside, words.c_str());
  const Rect area{(Canvas::kWidth - kWidth) / 2, kBodyTop + (kBodyBottom - kBodyTop - h) / 2, kWidth, h};
  if (!drawOpeningPanel(canvas, area, opening_, kInk, kGold)) return;
  drawDialog(canvas, area, title_);
  canvas.paragraph(area.x + 14, area.y + kDialogBand + 13, kInside, words.c_str(), kPaper, kLead);
}

void QuestionScreen::buttonHints(ButtonHints& hints) const {
  if (then_ == nullptr) {
    hints.add(ButtonHint::Key::a, no_);
    return;
  }
  hints.add(ButtonHint::Key::a, yes_);
  hints.add(ButtonHint::Key::b, no_);
}

}  // namespace armada
