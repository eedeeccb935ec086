#include "screens/shell/games.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"
#include "session/slots.h"

namespace armada {

namespace {
constexpr int kCoversSeen = 3;
constexpr int kCoverPitch = 100;
constexpr int kCoverTop = 26;
constexpr int kSlideTicks = 6;
constexpr Rect kLinesPanel{10, 155, 300, 61};
}  // namespace

const GameUi& GamesScreen::ui() const { return console_.shelfAt(game_); }

const GameUi* GamesScreen::chosen() const { return game_ < console_.shelfCount() ? &ui() : nullptr; }

void GamesScreen::choose(const GameUi& ui) {
  for (std::size_t i = 0; i < console_.shelfCount(); ++i)
    if (&console_.shelfAt(i) == &ui) turnTo(static_cast<int>(i));
}

void GamesScreen::turnTo(int game) {
  game_ = static_cast<std::uint8_t>(game);
  look();
  line_ = likelyLine();
}

bool GamesScreen::isRing() const { return console_.shelfCount() > kCoversSeen; }

void GamesScreen::slideOn(int by) {
  const Motion motion = console_.settings().motion;
  const int ticks = motion == Motion::full ? kSlideTicks : motion == Motion::brief ? kSlideTicks / 2 : 0;
  slide_ = static_cast<std::int8_t>(isRing() ? by * ticks : 0);
}

bool GamesScreen::tick() {
  if (slide_ == 0) return false;
  slide_ = static_cast<std::int8_t>(slide_ + (slide_ > 0 ? -1 : 1));
  return true;
}

void GamesScreen::shown() {
  slide_ = 0;
  if (game_ >= console_.shelfCount()) game_ = 0;
  const int before = lineCount();
  const bool wasOver = over_;
  look();
  if (lineCount() != before || over_ != wasOver) line_ = likelyLine();
}

// The running game is looked at where it stands; others by a glance at their save, as nobody in particular sees them.
void GamesScreen::look() {
  hasGame_ = over_ = false;
  kept_ = LoadResult::empty;
  headline_.clear();
  if (console_.shelfCount() == 0) return;
  const Game& game = *ui().game;
  const Session& session = console_.session();
  Workspace& aside = console_.workspace();
  if (session.running() && &session.game() == &game) {
    session.observe(kNobody, aside.seen);
  } else {
    const LoadResult found = glanceAtGame(console_.platform().saves, game, aside.state, aside.image).result;
    if (!goesOn(found)) {
      kept_ = found;
      return;
    }
    game.observe(aside.state.at(), kNobody, aside.seen.at());
  }
  hasGame_ = true;
  over_ = game.status(aside.seen.at()).outcome != Outcome::playing;
  game.headline(aside.seen.at(), headline_);
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void GamesScreen::press(Button button) {
  const int games = static_cast<int>(console_.shelfCount());
  if (button == Button::b) {
    console_.sound(Sound::back);
    console_.close();
  } else if (button == Button::start || button == Button::select) {
    console_.sound(Sound::confirm);
    console_.open(console_.screens.settings);
  } else if (games == 0) {
    return;
  } else if (button == Button::a) {
    console_.sound(Sound::confirm);
    act();
  } else if (stepInList(button, lineCount(), line_)) {
    console_.sound(Sound::move);
    console_.redraw();
  } else if (games > 1) {
    const int by = button == Button::right ? 1 : -1;
    turnTo((game_ + by + games) % games);
    slideOn(by);
    console_.sound(Sound::move);
    console_.redraw();
  }
}

void GamesScreen::act() {
  switch (lineAt(line_)) {
    case Line::goOn: console_.goOn(ui()); break;
    case Line::newGame:
      console_.screens.newGame.prepare(ui());
      console_.open(console_.screens.newGame);
      break;
    case Line::howToPlay:
      console_.screens.rules.read(ui());
      console_.open(console_.screens.rules);
      break;
    case Line::statistics:
      console_.screens.statistics.count(ui());
      console_.open(console_.screens.statistics);
      break;
  }
}

// ---- picture --------------------------------------------------------------------------------------------------------
void GamesScreen::prepare() { battery_ = static_cast<std::int8_t>(console_.platform().power.batteryPercent()); }

void GamesScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  drawStars(canvas, kBody, 60, 33);
  Text<20> right;
  if (battery_ >= 0 && console_.settings().showBattery) right << "Battery " << int{battery_} << "%";
  drawHeader(canvas, "Pocket Armada", right.c_str(), kGold);
  if (console_.shelfCount() == 0) return drawEmpty(canvas);
  drawCovers(canvas);
  drawLines(canvas);
}

void GamesScreen::drawEmpty(Canvas& canvas) const {
  const Rect card{60, 62, 200, 110};
  canvas.rect(card.x + 4, card.y + 5, card.w, card.h, kNight);
  drawPaper(canvas, card);
  canvas.marqueeCentred(160, 74, "AN EMPTY SHELF", kBrick);
  canvas.hline(72, 92, 176, kKraft);
  canvas.paragraph(74, 99, 172, "There are no games yet. Add one to the registry and its cover appears here.", kUmber,
                   12);
  canvas.textCentred(160, 153, "docs/adding-a-game.md", kSepia);
}

void GamesScreen::drawCover(Canvas& canvas, int index, int x, bool chosen) const {
  const int y = kCoverTop;
  canvas.rect(x + 3, y + 4, kCoverWidth, kCoverHeight, chosen ? kBrass : kNight);
  {
    const ClipTo clip(canvas, {x, y, kCoverWidth, kCoverHeight});
    console_.shelfAt(static_cast<std::size_t>(index)).cover(canvas, x, y);
  }
  canvas.frame(x - 1, y - 1, kCoverWidth + 2, kCoverHeight + 2, chosen ? kVoid : kSteel);
}

namespace {

void drawChosenFrame(Canvas& canvas, int x) {
  for (int out = 2; out <= 3; ++out)
    canvas.frame(x - out, kCoverTop - out, kCoverWidth + 2 * out, kCoverHeight + 2 * out, kGold);
  drawArrowDown(canvas, x + kCoverWidth / 2, kCoverTop + kCoverHeight + 4, kGold);
}

}  // namespace

// The frame stays where it is and the covers slide; a rim of the next one shows at both edges, and marks tell which it is.
void GamesScreen::drawRing(Canvas& canvas) const {
  const int games = static_cast<int>(console_.shelfCount());
  const int middle = (Canvas::kWidth - kCoverWidth) / 2;
  const int shift = slide_ * kCoverPitch / kSlideTicks;
  for (int away = -2; away <= 2; ++away) {
    const int x = middle + kCoverPitch * away + shift;
    if (x + kCoverWidth + 3 < 0 || x > Canvas::kWidth) continue;
    const int index = (game_ + away + 2 * games) % games;
    if (x >= kMargin && x + kCoverWidth <= Canvas::kWidth - kMargin) {
      drawCover(canvas, index, x, away == 0);
    } else {
      const Untold untold(canvas);
      drawCover(canvas, index, x, false);
    }
  }
  drawChosenFrame(canvas, middle);
  for (int i = 0; i < games; ++i) canvas.rect(309 - 9 * (games - i), 150, 7, 2, i == game_ ? kGold : kSteel);
}

void GamesScreen::drawCovers(Canvas& canvas) const {
  if (isRing()) return drawRing(canvas);
  const int games = static_cast<int>(console_.shelfCount());
  const int seen = games < kCoversSeen ? games : kCoversSeen;
  // The chosen cover stands in the middle where it can.
  int first = game_ - 1;
  if (first > games - seen) first = games - seen;
  if (first < 0) first = 0;
  const int left = (Canvas::kWidth - (kCoverPitch * (seen - 1) + kCoverWidth)) / 2;
  for (int i = 0; i < seen; ++i) {
    const int index = first + i, x = left + kCoverPitch * i;
    drawCover(canvas, index, x, index == game_);
    if (index == game_) drawChosenFrame(canvas, x);
  }
}

void GamesScreen::lineWords(Line line, const char*& name, TextOut& value) const {
  switch (line) {
    case Line::goOn:
      name = !hasGame_ ? "Saved game" : (over_ ? "Last game" : "Continue");
      fitted(hasGame_ ? headline_.c_str() : fault(kept_), 190, value);
      break;
    case Line::newGame:
      name = "New game";
      value << ui().players;
      break;
    case Line::howToPlay:
      name = "How to play";
      value << std::int32_t{ui().pageCount} << (ui().pageCount == 1 ? " page" : " pages");
      break;
    case Line::statistics: {
      name = "Statistics";
      const GameRecord& record = console_.statistics().of(*ui().game);
      if (record.played == 0)
        value << "not played yet";
      else
        value << std::int32_t{record.played} << " played";
      break;
    }
  }
}

void GamesScreen::drawLines(Canvas& canvas) const {
  drawPanel(canvas, kLinesPanel, kInk, kGold);
  const int lines = lineCount();
  const int pitch = lines == kLines ? 14 : 18;
  const int top = kLinesPanel.y + (kLinesPanel.h - pitch * lines) / 2;
  for (int i = 0; i < lines; ++i) {
    const char* name = "";
    Text<64> value;
    lineWords(lineAt(i), name, value);
    drawRow(canvas, {kLinesPanel.x + 3, top + pitch * i, kLinesPanel.w - 6, pitch}, name, {value.c_str(), false},
            i == line_);
  }
}

void GamesScreen::buttonHints(ButtonHints& hints) const {
  const std::size_t games = console_.shelfCount();
  if (games > 1) hints.add(ButtonHint::Key::leftRight, "Game");
  if (games > 0) {
    hints.add(ButtonHint::Key::upDown, "Line");
    hints.add(ButtonHint::Key::a, "Choose");
  }
  hints.add(ButtonHint::Key::b, "Title");
  if (games <= 1) hints.add(ButtonHint::Key::select, "Settings");
}

}  // namespace armada
