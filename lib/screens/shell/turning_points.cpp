#include "screens/shell/turning_points.h"

#include <cstring>

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

constexpr int kMovesTop = kFiguresTop + 2, kMoveWidth = 153, kMoveBand = 21;
constexpr int kWordsWidth = kMoveWidth - 12, kLead = 11;
constexpr int kFewestLines = 2, kMostLines = 5;
constexpr int kLineLeft = 22, kLineWidth = 206, kLineBottom = 216, kLineGap = 3;
constexpr int kLabelledHeight = 20, kLoudHeight = 26;  // of the line, for figures beside it and for large ones

int moveHeight(int lines) { return kMoveBand + kLead * lines + 3; }

}  // namespace

// The same game is judged once.
void TurningPointsScreen::look(Seat seat) {
  const Session& session = console_.session();
  if (changes_ != session.changes() || lookBack_.seat() != seat) {
    changes_ = session.changes();
    lookBack_.begin(session, seat);
  }
  shownPercent_ = lookBack_.done() ? kAllPercent : 0;
  table_ = false;
  console_.open(*this);
  if (isTold()) turnTo(0);
}

// A frame has room for a thought, or for showing what came of it.
bool TurningPointsScreen::tick() {
  if (isTold() || !console_.mayThink()) return false;
  if (lookBack_.percent() != shownPercent_) {
    shownPercent_ = lookBack_.percent();
    if (isTold()) {
      console_.sound(Sound::gain);
      turnTo(0);
    }
    return true;
  }
  Thinking& head = console_.thinking();
  Thinker& thinker = head.borrow();
  head.spend(console_.platform().clock, console_.drawsThisFrame(),
             [&](std::uint32_t portion) { return lookBack_.work(console_.session(), thinker, portion); });
  return false;
}

// ---- a point --------------------------------------------------------------------------------------------------------
void TurningPointsScreen::turnTo(std::size_t point) {
  console_.redraw();
  if (point >= lookBack_.count()) return;
  at_ = static_cast<std::uint8_t>(point);
  better_ = true;
  const Session& session = console_.session();
  const Game& game = session.game();
  const TurningPoint& chosen = lookBack_.at(at_);
  session.moveMade(chosen.number, seen_, lookBack_.seat());
  legal_.clear();
  game.legalMoves(seen_.at(), legal_);
  for (const bool better : {false, true}) {
    Words words;
    game.describe(seen_.at(), better ? chosen.better : chosen.played, words);
    words_[better ? 1 : 0].clear();
    words_[better ? 1 : 0] << words.full.c_str();
  }
  console_.view().arrive(context(), Arrival::anew);
  aim();
}

void TurningPointsScreen::aim() { console_.view().aim(context(), better_ ? point().better : point().played); }

PlayContext TurningPointsScreen::context() const {
  return {console_.session().game(),
          seen_.at(),
          seen_.at(),
          lookBack_.seat(),
          legal_,
          still_,
          false,
          false,
          false,
          Motion::off,
          0,
          ofAPerson(),
          table_ ? Cover::none : Cover::figures};
}

bool TurningPointsScreen::ofAPerson() const { return !console_.screens.play.isDemonstration(); }

void TurningPointsScreen::leave() {
  const PlayScreen& play = console_.screens.play;
  console_.sound(Sound::back);
  play.view().arrive(play.context(), Arrival::anew);
  console_.close();
}

void TurningPointsScreen::press(Button button) {
  if (button == Button::b || button == Button::start) return leave();
  if (!hasPoints()) return;
  const auto count = static_cast<int>(lookBack_.count());
  switch (button) {
    case Button::left:
    case Button::right:
      if (count < 2) return;
      console_.sound(Sound::move);
      return turnTo(static_cast<std::size_t>(steppedRound(at_, button == Button::right ? 1 : -1, count)));
    case Button::up:
    case Button::down:
      better_ = !better_;
      console_.sound(Sound::move);
      aim();
      return console_.redraw();
    case Button::a:
      console_.sound(Sound::confirm);
      changes_ = 0;
      return console_.playOnFrom(point().number);
    case Button::select:
      table_ = !table_;
      console_.sound(Sound::move);
      return console_.redraw();
    default: return;
  }
}

// ---- picture --------------------------------------------------------------------------------------------------------
void TurningPointsScreen::prepare() {
  if (hasPoints()) console_.view().prepare(context());
}

// "2 of 3   Round 7", and of whom where nobody is spoken to.
void TurningPointsScreen::sayWhere(TextOut& right) const {
  if (!ofAPerson()) right << console_.seatLook(lookBack_.seat()).name;
  if (!hasPoints()) return;
  if (!ofAPerson()) right << "   ";
  right << std::int32_t{at_ + 1} << " of " << static_cast<std::uint32_t>(lookBack_.count());
  Text<48> header;
  console_.view().headerText(context(), header);
  const char* end = std::strstr(header.c_str(), "   ");  // behind it stands what is done there
  if (end == nullptr) return;
  right << "   ";
  for (const char* letter = header.c_str(); letter != end; ++letter) right << *letter;
}

void TurningPointsScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  if (!isTold()) {
    drawThinking(canvas);
  } else if (!hasPoints()) {
    drawSummary(canvas);
  } else {
    canvas.setClip(kBody);
    console_.view().draw(context(), canvas);
    canvas.resetClip();
    if (!table_) {
      const int h = moveHeight(wordLines());
      canvas.rect(0, kFiguresTop, Canvas::kWidth, kFootTop - kFiguresTop, kVoid);
      drawMove(canvas, {6, kMovesTop, kMoveWidth, h}, false);
      drawMove(canvas, {163, kMovesTop, kMoveWidth, h}, true);
      drawLine(canvas, lineArea());
      drawDrop(canvas, lineArea());
    }
  }
  Text<64> right;
  sayWhere(right);
  drawHeader(canvas, "Turning points", right.c_str(), ui.accent);
}

void TurningPointsScreen::drawThinking(Canvas& canvas) const {
  drawStars(canvas, kBody, 60, 33);
  const Rect panel{40, 84, 240, 66};
  drawPanel(canvas, panel, kInk, kGold);
  canvas.marqueeCentred(160, panel.y + 10, "LOOKING BACK", kGold);
  canvas.textCentred(160, panel.y + 28, ofAPerson() ? "Every move of yours is weighed." : "Every move is weighed.",
                     kPaper);
  for (int i = 0; i < 20; ++i) {
    const int x = panel.x + 12 + 9 * i;
    if (5 * i < shownPercent_)
      canvas.rect(x, panel.y + 46, 7, 7, kGold);
    else
      canvas.frame(x + 1, panel.y + 47, 5, 5, kSteel);
  }
  Text<8> percent;
  percent << std::int32_t{shownPercent_} << "%";
  canvas.textRight(panel.x + panel.w - 8, panel.y + 45, percent.c_str(), kPaper, Weight::bold);
}

// No move stands out: why not, and how the chance went.
void TurningPointsScreen::drawSummary(Canvas& canvas) const {
  static constexpr struct {
    const char* title;
    const char* toYou;
    const char* ofThem;
  } kWords[] = {{"NOTHING TO WEIGH", "You had no decision to make.", "They had no decision to make."},
                {"UP AGAINST IT", "You never had much of a chance.", "They never had much of a chance."},
                {"NO TURNING POINT", "No single move cost you the game.", "No single move cost them the game."},
                {"WELL PLAYED", "No move of yours cost you much.", "No move of theirs cost them much."}};
  const auto& words = kWords[static_cast<int>(lookBack_.summary())];
  drawStars(canvas, kBody, 60, 33);
  const Rect panel{40, 60, 240, 52};
  drawPanel(canvas, panel, kInk, kGold);
  canvas.marqueeCentred(160, panel.y + 12, words.title, kGold);
  canvas.textCentred(160, panel.y + 32, ofAPerson() ? words.toYou : words.ofThem, kPaper);
  if (lookBack_.summary() == LookBack::Summary::noDecisions) return;
  canvas.text(kLineLeft, 142, ofAPerson() ? "Your chance to win, of 10" : "Their chance to win, of 10", kMist);
  drawLine(canvas, {kLineLeft, 156, 290, 41});
}

// Of the longer of the two; both panels are as high.
int TurningPointsScreen::wordLines() const {
  int most = kFewestLines;
  for (const auto& words : words_) {
    const int lines = paragraphLines(kWordsWidth, words.c_str());
    if (lines > most) most = lines;
  }
  return most < kMostLines ? most : kMostLines;
}

Rect TurningPointsScreen::lineArea() const {
  const int top = kMovesTop + moveHeight(wordLines()) + kLineGap;
  return {kLineLeft, top, kLineWidth, kLineBottom - top};
}

// HAZE is what was played, GOLD what was better; the one that the table previews is bright.
void TurningPointsScreen::drawMove(Canvas& canvas, Rect area, bool better) const {
  const Colour colour = better ? kGold : kHaze;
  const char* tag = better ? "Better" : "Played";
  drawPanel(canvas, area, kInk, better == better_ ? colour : kSteel);
  canvas.box(area.x + 5, area.y + 4, textWidth(tag, Weight::bold) + 8, 13, colour, kClear, 2);
  canvas.text(area.x + 9, area.y + 7, tag, kVoid, Weight::bold);
  Text<16> share;
  share << std::int32_t{ofTen(better ? point().betterShare : point().playedShare)} << " of 10";
  canvas.textRight(area.x + area.w - 6, area.y + 7, share.c_str(), colour);
  Text<128> words;
  fittedLines(words_[better ? 1 : 0].c_str(), kWordsWidth, kMostLines, words);
  canvas.paragraph(area.x + 7, area.y + kMoveBand, kWordsWidth, words.c_str(), kPaper, kLead);
}

// The chance over the whole game, and the points on it.
void TurningPointsScreen::drawLine(Canvas& canvas, Rect area) const {
  const std::size_t count = lookBack_.shareCount();
  const int bottom = area.y + area.h - 1, high = area.h - 1;
  canvas.rect(area.x, area.y, area.w, area.h, kInk);
  for (const int tens : {0, 5, 10}) canvas.hline(area.x, bottom - high * tens / 10, area.w, kNight);
  if (area.h >= kLabelledHeight) {
    canvas.text(area.x - 15, area.y, "10", kHaze);
    canvas.text(area.x - 9, bottom - 7, "0", kHaze);
  }
  const auto place = [&](std::size_t i) -> Point {
    const int x = count < 2 ? 0 : static_cast<int>(i) * (area.w - 1) / static_cast<int>(count - 1);
    return {area.x + x, bottom - lookBack_.percentAt(i) * high / 100};
  };
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const Point from = place(i), to = place(i + 1);
    canvas.line(from.x, from.y, to.x, to.y, kCyan, 2);
  }
  for (std::size_t i = 1; i <= lookBack_.count(); ++i) {
    const std::size_t k = (at_ + i) % lookBack_.count();  // the chosen one last: it lies on top
    const bool here = k == at_;
    const Point mark = place(lookBack_.shareOf(k));
    if (here) canvas.vline(mark.x, area.y, area.h, kGold);
    const int x = mark.x < area.x + 6 ? area.x : mark.x - 6;
    const int y = mark.y > bottom - 6 ? bottom - 12 : mark.y < area.y + 6 ? area.y : mark.y - 6;
    canvas.box(x, y, 13, 13, here ? kGold : kNight, here ? kVoid : kMist, 3);
    canvas.textCentred(x + 7, y + 3, Number(static_cast<std::int32_t>(k + 1)).c_str(), here ? kVoid : kPaper);
  }
}

// What it came to, at the right of the line: the loudest thing here.
void TurningPointsScreen::drawDrop(Canvas& canvas, Rect area) const {
  const int left = area.x + area.w + 6, right = 314, middle = (left + right) / 2;
  const Marquee size = area.h >= kLoudHeight ? Marquee::px24 : Marquee::px12;
  const int h = marqueeHeight(size);
  int y = area.y + (area.h - h) / 2;
  if (area.h >= h + 2 * kLead) {  // room for what it is of
    canvas.textCentred(middle, area.y, "Chance, of 10", kMist);
    y = area.y + kLead + (area.h - kLead - h) / 2;
  }
  Text<4> before, drop;
  before << std::int32_t{ofTen(point().betterShare)};
  drop << std::int32_t{ofTen(point().playedShare)};
  const int w = marqueeWidth(before.c_str(), size) + 18 + marqueeWidth(drop.c_str(), size);
  int x = canvas.marquee(middle - w / 2, y, before.c_str(), kHaze, size);
  x = canvas.text(x, y + (h - 8) / 2 + 1, "→", kPaper, Weight::bold);
  canvas.marquee(x + 4, y, drop.c_str(), kRed, size);
}

void TurningPointsScreen::buttonHints(ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (hasPoints()) {
    if (lookBack_.count() > 1) hints.add(Key::leftRight, "Point");
    hints.add(Key::upDown, better_ ? "Played" : "Better");
    hints.add(Key::a, "Play on");
    hints.add(Key::select, table_ ? "Figures" : "Table");
  }
  hints.add(Key::b, "Done");
}

Colour TurningPointsScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
