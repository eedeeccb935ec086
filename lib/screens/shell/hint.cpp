#include "screens/shell/hint.h"

#include <cstring>

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

constexpr int kBandHeight = 15, kRowPitch = 12;
constexpr int kBlockPitch = 6, kShareWidth = 42;  // "10 of 10"
constexpr int kWhyInset = 14, kLead = 11;
constexpr int kLittle = 4;        // games of 100: less is hardly a reason
constexpr int kPercentStep = 20;  // the bar is drawn anew so often

// A small lamp, 7 x 8.
void drawLamp(Canvas& canvas, int x, int y) {
  canvas.box(x, y, 7, 6, kGold, kClear, 2);
  canvas.rect(x + 2, y + 1, 1, 2, kWhite);
  canvas.rect(x + 2, y + 6, 3, 1, kHaze);
  canvas.rect(x + 3, y + 7, 1, 1, kHaze);
}

}  // namespace

void drawOfTen(Canvas& canvas, int x, int y, int count, Colour colour) {
  for (int i = 0; i < 10; ++i) {
    if (i < count)
      canvas.rect(x + kBlockPitch * i, y, 5, 6, colour);
    else
      canvas.rect(x + kBlockPitch * i + 1, y + 2, 2, 2, kSteel);
  }
}

// ---- thinking -------------------------------------------------------------------------------------------------------
void HintScreen::ask() {
  console_.session().noteHint();
  count_ = at_ = shownPercent_ = 0;
  why_ = false;
  const Session& session = console_.session();
  const PlayScreen& play = console_.screens.play;
  const Thinking::Question question{Thinking::Asker::hint, Level::adviser, session.changes(), session.moveNumber()};
  Thinking& head = console_.thinking();
  if (!head.isAt(question)) head.begin(question, session.game(), play.seen(), session.seed());
  console_.open(*this);
  if (head.done()) answer();
}

void HintScreen::answer() {
  const Thinker& thinker = console_.thinking().thinker();
  const Game& game = console_.session().game();
  Candidate ranked[kMostCandidates];
  const std::size_t all = thinker.ranked(ranked);
  Text<128> before;
  for (std::size_t i = 0; i < all; ++i) {
    Words words;
    game.describe(console_.screens.play.seen(), ranked[i].move, words);
    if (std::strcmp(words.full.c_str(), before.c_str()) == 0) continue;  // it comes to the same as the one before
    before.clear();
    before << words.full.c_str();
    names_[count_].clear();
    names_[count_] << words.brief.c_str();
    best_[count_++] = ranked[i];
  }
  console_.sound(Sound::gain);
  preview();
}

void HintScreen::preview() {
  const PlayScreen& play = console_.screens.play;
  play.view().aim(play.context(), best_[at_].move);
  Words words;
  console_.session().game().describe(play.seen(), best_[at_].move, words);
  words_.clear();
  words_ << words.full.c_str();
  console_.redraw();
}

bool HintScreen::tick() {
  const bool moved = console_.screens.play.tick();
  if (!thinks() || !console_.mayThink()) return moved;
  Thinking& head = console_.thinking();
  if (head.done()) {
    answer();
    return true;
  }
  const std::uint8_t percent = head.thinker().percent();
  if (percent >= shownPercent_ + kPercentStep) {
    shownPercent_ = percent;
    return true;
  }
  head.work(console_.platform().clock, moved || console_.drawsThisFrame());
  return moved;
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void HintScreen::close() {
  console_.sound(Sound::back);
  console_.close();
}

void HintScreen::press(Button button) {
  if (button == Button::b || button == Button::start) return close();
  if (thinks()) return;
  switch (button) {
    case Button::left:
    case Button::right:
    case Button::up:
    case Button::down:
      if (count_ < 2) return;
      at_ = static_cast<std::uint8_t>(
          steppedRound(at_, button == Button::right || button == Button::down ? 1 : -1, count_));
      console_.sound(Sound::move);
      return preview();
    case Button::a: {
      const Move move = best_[at_].move;
      console_.sound(Sound::confirm);
      console_.close();
      console_.screens.play.play(move);
      return;
    }
    case Button::select:
      if (isOnlyMove()) return;
      why_ = !why_;
      console_.sound(Sound::move);
      return console_.redraw();
    default: return;
  }
}

// ---- picture --------------------------------------------------------------------------------------------------------
void HintScreen::draw(Canvas& canvas) const {
  const PlayScreen& play = console_.screens.play;
  const Rect table = play.view().hintArea(play.context());
  const Rect area = why_ && !thinks() ? whyArea(table) : table;
  drawPanel(canvas, area, kInk, kGold);
  if (thinks())
    drawThinking(canvas, area);
  else if (why_)
    drawWhy(canvas, area);
  else
    drawMoves(canvas, area);
  drawHeader(canvas, headerTitleOf(console_.ui()), "Hint", console_.ui().accent);
}

void HintScreen::drawThinking(Canvas& canvas, Rect area) const {
  const int percent = shownPercent_;
  drawLamp(canvas, area.x + 7, area.y + 7);
  canvas.text(area.x + 20, area.y + 7, "Thinking about your move", kGold, Weight::bold);
  const int pitch = (area.w - 20) / 20;
  for (int i = 0; i < 20; ++i) {
    if (5 * i < percent)
      canvas.rect(area.x + 10 + pitch * i, area.y + 28, pitch - 2, 7, kGold);
    else
      canvas.frame(area.x + 11 + pitch * i, area.y + 29, pitch - 4, 5, kSteel);
  }
}

void HintScreen::drawMoves(Canvas& canvas, Rect area) const {
  const int right = area.x + area.w - 6;
  canvas.box(area.x + 1, area.y + 1, area.w - 2, kBandHeight, kNight, kClear, 2);
  drawLamp(canvas, area.x + 6, area.y + 4);
  canvas.text(area.x + 18, area.y + 5, names_[at_].c_str(), kGold, Weight::bold);
  canvas.textRight(right, area.y + 5, isOnlyMove() ? "your only move" : "games won", kMist);
  if (isOnlyMove()) return drawOnlyMove(canvas, area);
  const int bar = right - kShareWidth - 10 * kBlockPitch;
  const int room = bar - area.x - 7;  // "Heart bottom right" just so
  for (int i = 0; i < count_; ++i) {
    const bool here = i == at_;
    const int y = area.y + kBandHeight + 4 + kRowPitch * i, tens = ofTen(best_[i].perMille);
    Text<24> name, share;
    const bool bold = here && textWidth(names_[i].c_str(), Weight::bold) <= room;
    fitted(names_[i].c_str(), room, name);
    canvas.text(area.x + 6, y, name.c_str(), here ? kPaper : kMist, bold ? Weight::bold : Weight::body);
    drawOfTen(canvas, bar, y + 1, tens, here ? kGold : kHaze);
    share << std::int32_t{tens} << " of 10";
    canvas.textRight(right, y, share.c_str(), here ? kPaper : kMist);
  }
}

void HintScreen::drawOnlyMove(Canvas& canvas, Rect area) const {
  Text<160> words;
  sayMove(words);
  canvas.paragraph(area.x + kWhyInset / 2, area.y + kBandHeight + 4, area.w - kWhyInset, words.c_str(), kPaper, kLead);
}

bool HintScreen::isOnlyMove() const { return console_.screens.play.legal().size() == 1; }

namespace {

// Where the tenths are all the same, hundredths; three times the same figure would leave a player to look for the difference.
void sayLittleInIt(const Candidate* best, int count, TextOut& words) {
  const auto hundredths = [&](int i) { return std::int32_t{(best[i].perMille + 5) / 10}; };
  if (hundredths(0) == hundredths(count - 1)) {
    words << "There is nothing in it: " << hundredths(0) << " of 100 games won from here, whichever you play.";
    return;
  }
  if (hundredths(0) - hundredths(count - 1) < kLittle) words << "There is little in it: ";
  words << hundredths(0);
  for (int i = 1; i < count; ++i) words << (i + 1 < count ? ", " : " and ") << hundredths(i);
  words << " of 100 games won from here.";
}

}  // namespace

// The move in full, or what the rules foresee of it.
void HintScreen::sayMove(TextOut& words) const {
  const PlayScreen& play = console_.screens.play;
  play.view().sayForeseen(play.context(), words);
  if (words.empty()) words << words_.c_str();
}

// And the figures that speak for it.
void HintScreen::sayWhy(TextOut& words, TextOut& figures) const {
  sayMove(words);
  const int tens = ofTen(best_[0].perMille);
  if (count_ > 1 && ofTen(best_[count_ - 1].perMille) == tens) return sayLittleInIt(best_, count_, figures);
  for (int i = 0; i < count_; ++i) {
    if (i > 0) figures << "; ";
    figures << names_[i].c_str() << ": " << std::int32_t{ofTen(best_[i].perMille)} << " of 10";
    if (i == 0) figures << " games won from here";
  }
  figures << '.';
}

// As high as the words need it, upwards: who asks why looks at them and not at the table.
Rect HintScreen::whyArea(Rect area) const {
  Text<160> words;
  Text<128> figures;
  sayWhy(words, figures);
  const int w = area.w - kWhyInset;
  const int lines = paragraphLines(w, words.c_str()) + paragraphLines(w, figures.c_str());
  const int h = kLead * lines + 10;
  if (h <= area.h) return area;
  return {area.x, area.y + area.h - h, area.w, h};
}

void HintScreen::drawWhy(Canvas& canvas, Rect area) const {
  Text<160> words;
  Text<128> figures;
  sayWhy(words, figures);
  const int w = area.w - kWhyInset;
  const int y = canvas.paragraph(area.x + kWhyInset / 2, area.y + 5, w, words.c_str(), kPaper, kLead);
  canvas.paragraph(area.x + kWhyInset / 2, y + 2, w, figures.c_str(), kMist, kLead);
}

void HintScreen::buttonHints(ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (!thinks()) {
    if (count_ > 1) hints.add(Key::leftRight, "Next best");
    hints.add(Key::a, "Do it");
  }
  hints.add(Key::b, thinks() ? "Never mind" : "My own way");
  if (!thinks() && !isOnlyMove()) hints.add(Key::select, why_ ? "Figures" : "Why");
}

Colour HintScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
