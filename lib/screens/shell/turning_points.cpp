#include "screens/shell/turning_points.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

constexpr int kMovesTop = 121, kMoveHeight = 46;
constexpr Rect kLineArea{22, 173, 258, 41};
constexpr int kLowerTop = 119;

}  // namespace

// The same game is judged once.
void TurningPointsScreen::look(Seat seat) {
  const Session& session = console_.session();
  if (changes_ != session.changes() || lookBack_.seat() != seat) {
    changes_ = session.changes();
    lookBack_.begin(session, seat);
  }
  shownPercent_ = 0;
  table_ = false;
  console_.open(*this);
  if (lookBack_.done()) turnTo(0);
}

bool TurningPointsScreen::tick() {
  if (lookBack_.done() || !console_.mayThink()) return false;
  Thinking& head = console_.thinking();
  const Session& session = console_.session();
  Thinker& thinker = head.borrow(session.game().seats(session.state()) == 1);
  const auto think = [&](std::uint32_t portion) { return lookBack_.work(console_.session(), thinker, portion); };
  if (head.spend(console_.platform().clock, think)) {
    console_.sound(Sound::gain);
    turnTo(0);
    return true;
  }
  if (lookBack_.percent() == shownPercent_) return false;
  shownPercent_ = lookBack_.percent();
  return true;
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
          0};
}

void TurningPointsScreen::press(Button button) {
  const auto count = static_cast<int>(lookBack_.count());
  const bool points = lookBack_.done() && count > 0;
  switch (button) {
    case Button::b:
    case Button::start: {
      const PlayScreen& play = console_.screens.play;
      console_.sound(Sound::back);
      play.view().arrive(play.context(), Arrival::anew);
      return console_.close();
    }
    case Button::left:
    case Button::right:
      if (!points || count < 2) return;
      console_.sound(Sound::move);
      return turnTo(static_cast<std::size_t>(steppedRound(at_, button == Button::right ? 1 : -1, count)));
    case Button::up:
    case Button::down:
      if (!points) return;
      better_ = !better_;
      console_.sound(Sound::move);
      aim();
      return console_.redraw();
    case Button::select:
      if (!points) return;
      table_ = !table_;
      console_.sound(Sound::move);
      return console_.redraw();
    default: return;
  }
}

// ---- picture --------------------------------------------------------------------------------------------------------
void TurningPointsScreen::prepare() {
  if (lookBack_.done() && lookBack_.count() > 0) console_.view().prepare(context());
}

void TurningPointsScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  Text<40> right;
  if (!lookBack_.done() || lookBack_.count() == 0) {
    drawThinking(canvas);
  } else {
    canvas.setClip(kBody);
    console_.view().draw(context(), canvas);
    canvas.resetClip();
    right << std::int32_t{at_ + 1} << " of " << static_cast<std::uint32_t>(lookBack_.count());
    if (!table_) {
      canvas.rect(0, kLowerTop, Canvas::kWidth, kFootTop - kLowerTop, kVoid);
      drawMove(canvas, {6, kMovesTop, 153, kMoveHeight}, false);
      drawMove(canvas, {163, kMovesTop, 153, kMoveHeight}, true);
      drawLine(canvas);
    }
  }
  drawHeader(canvas, "Turning points", right.c_str(), ui.accent);
}

void TurningPointsScreen::drawThinking(Canvas& canvas) const {
  drawStars(canvas, kBody, 60, 33);
  const Rect panel{40, 84, 240, 66};
  drawPanel(canvas, panel, kInk, kGold);
  if (lookBack_.done()) {
    canvas.marqueeCentred(160, panel.y + 12, "WELL PLAYED", kGold);
    canvas.textCentred(160, panel.y + 34, "No move of yours cost you much.", kPaper);
    return;
  }
  canvas.marqueeCentred(160, panel.y + 10, "LOOKING BACK", kGold);
  canvas.textCentred(160, panel.y + 28, "Every move of yours is weighed.", kPaper);
  for (int i = 0; i < 20; ++i) {
    const int x = panel.x + 12 + 9 * i;
    if (5 * i < lookBack_.percent())
      canvas.rect(x, panel.y + 46, 7, 7, kGold);
    else
      canvas.frame(x + 1, panel.y + 47, 5, 5, kSteel);
  }
  Text<8> percent;
  percent << std::int32_t{lookBack_.percent()} << "%";
  canvas.textRight(panel.x + panel.w - 8, panel.y + 45, percent.c_str(), kPaper, Weight::bold);
}

// HAZE is what was played, GOLD what was better; the one that the table previews is bright.
void TurningPointsScreen::drawMove(Canvas& canvas, Rect area, bool better) const {
  const Colour colour = better ? kGold : kHaze;
  const char* tag = better ? "Better" : "Played";
  const int tens = ofTen(better ? point().betterShare : point().playedShare);
  drawPanel(canvas, area, kInk, better == better_ ? colour : kSteel);
  canvas.box(area.x + 5, area.y + 4, textWidth(tag, Weight::bold) + 8, 13, colour, kClear, 2);
  canvas.text(area.x + 9, area.y + 7, tag, kVoid, Weight::bold);
  Text<16> share;
  share << std::int32_t{tens} << " of 10";
  canvas.textRight(area.x + area.w - 6, area.y + 7, share.c_str(), colour);
  const ClipTo inside(canvas, {area.x + 2, area.y + 18, area.w - 4, 24});
  canvas.paragraph(area.x + 7, area.y + 21, area.w - 12, words_[better ? 1 : 0].c_str(), kPaper);
}

// The chance over the whole game, and the points on it.
void TurningPointsScreen::drawLine(Canvas& canvas) const {
  const std::size_t count = lookBack_.shareCount();
  const int bottom = kLineArea.y + kLineArea.h - 1;
  canvas.rect(kLineArea.x, kLineArea.y, kLineArea.w, kLineArea.h, kInk);
  for (const int tens : {0, 5, 10}) canvas.hline(kLineArea.x, bottom - 4 * tens, kLineArea.w, kNight);
  canvas.text(7, kLineArea.y, "10", kHaze);
  canvas.text(13, bottom - 7, "0", kHaze);
  const auto place = [&](std::size_t i) -> Point {
    const int x = count < 2 ? 0 : static_cast<int>(i) * (kLineArea.w - 1) / static_cast<int>(count - 1);
    return {kLineArea.x + x, bottom - lookBack_.percentAt(i) * 40 / 100};
  };
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const Point from = place(i), to = place(i + 1);
    canvas.line(from.x, from.y, to.x, to.y, kCyan, 2);
  }
  for (std::size_t k = 0; k < lookBack_.count(); ++k) {
    const bool here = k == at_;
    const Point mark = place(lookBack_.shareOf(k));
    if (here) canvas.vline(mark.x, kLineArea.y, kLineArea.h, kGold);
    const int x = mark.x < kLineArea.x + 6 ? kLineArea.x : mark.x - 6;
    const int y = mark.y > bottom - 6 ? bottom - 12 : mark.y < kLineArea.y + 6 ? kLineArea.y : mark.y - 6;
    canvas.box(x, y, 13, 13, here ? kGold : kNight, here ? kVoid : kMist, 3);
    canvas.textCentred(x + 7, y + 3, Number(static_cast<std::int32_t>(k + 1)).c_str(), here ? kVoid : kPaper);
  }
  const int cost = ofTen(point().betterShare) - ofTen(point().playedShare);
  Text<12> drop;
  drop << "-" << std::int32_t{cost};
  canvas.marqueeRight(314, kLineArea.y + 10, drop.c_str(), kRed, Marquee::px18);
}

void TurningPointsScreen::buttonHints(ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (lookBack_.done() && lookBack_.count() > 0) {
    if (lookBack_.count() > 1) hints.add(Key::leftRight, "Point");
    hints.add(Key::upDown, better_ ? "Played" : "Better");
    hints.add(Key::select, table_ ? "Figures" : "Table");
  }
  hints.add(Key::b, "Done");
}

Colour TurningPointsScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
