#include "screens/shell/statistics_screen.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"
#include "screens/result_bars.h"

namespace armada {

namespace {

// A number under its word, in a panel of its own.
void drawFigure(Canvas& canvas, Rect area, const char* word, std::int32_t number, Colour colour, bool loud = false) {
  drawPanel(canvas, area, kInk, loud ? kBrass : kSteel);
  Text<16> digits;
  digits << number;
  const int cx = area.x + area.w / 2;
  canvas.marqueeCentred(cx, area.y + (area.h - 40) / 2, digits.c_str(), colour, Marquee::px24);
  canvas.textCentred(cx, area.y + area.h / 2 + 10, word, kMist);
}

constexpr int kFactPitch = 18;
void drawFact(Canvas& canvas, int y, const char* word, const char* value) {
  canvas.box(10, y, 300, kFactPitch - 2, kInk, kClear, 3);
  canvas.text(22, y + 4, word, kPaper, Weight::bold);
  canvas.textRight(302, y + 4, value, kMist);
}

void scoreWords(std::int16_t score, TextOut& words) {
  if (score == kNoScore)
    words << "none yet";
  else
    words << std::int32_t{score};
}

void unaidedWords(const GameRecord& record, TextOut& words) {
  words << "no undo " << std::int32_t{record.wonWithoutUndo} << ", no hints " << std::int32_t{record.wonWithoutHints};
}

void eraseShown(Console& console) { console.screens.statistics.erase(); }

}  // namespace

// A game says how many play it in a position: in any.
void StatisticsScreen::count(const GameUi& ui) {
  ui_ = &ui;
  StateBox& state = console_.workspace().state;
  ui.game->deal(state.at(), standardOptions(*ui.game), 0);
  seats_ = ui.game->seats(state.at());
}

void StatisticsScreen::erase() {
  console_.statistics().erase(*ui_->game);
  console_.statisticsChanged();
  console_.toast("The numbers are back to 0.");
}

void StatisticsScreen::turn(int step) {
  const int games = static_cast<int>(console_.shelfCount());
  for (int i = 0; i < games; ++i) {
    if (&console_.shelfAt(static_cast<std::size_t>(i)) != ui_ || games < 2) continue;
    count(console_.shelfAt(static_cast<std::size_t>((i + step + games) % games)));
    console_.sound(Sound::move);
    return console_.redraw();
  }
}

void StatisticsScreen::press(Button button) {
  switch (button) {
    case Button::left: return turn(-1);
    case Button::right: return turn(1);
    case Button::select:
      if (console_.statistics().of(*ui_->game).played == 0) return console_.sound(Sound::refuse);
      console_.sound(Sound::confirm);
      return console_.screens.question.ask("ERASE",
                                           "This sets the numbers of this game back to 0. It cannot be undone.",
                                           "Erase them", "Keep them", eraseShown);
    case Button::a:
    case Button::b:
    case Button::start: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

void StatisticsScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  drawStars(canvas, kBody, 60, 33);
  drawHeader(canvas, "Statistics", ui_->game->title, ui_->accent);
  const GameRecord& record = console_.statistics().of(*ui_->game);
  if (seats_ > 1)
    drawSeats(canvas, record);
  else
    drawSolitaire(canvas, record);
}

void StatisticsScreen::drawSolitaire(Canvas& canvas, const GameRecord& record) const {
  drawFigure(canvas, {10, 26, 96, 46}, "played", record.played, kPaper, true);
  drawFigure(canvas, {112, 26, 96, 46}, "won", record.wins[0], kGold, true);
  drawFigure(canvas, {214, 26, 96, 46}, record.drawn > 0 ? "lost or drawn" : "lost", record.lost + record.drawn, kPaper,
             true);
  Text<32> best, share, streak, clean, daily;
  scoreWords(record.best, best);
  if (record.played == 0)
    share << "none yet";
  else
    share << std::int32_t{(record.wins[0] * 100 + record.played / 2) / record.played} << "%";
  streak << std::int32_t{record.streak} << ", longest " << std::int32_t{record.bestStreak};
  unaidedWords(record, clean);
  daily << std::int32_t{record.dailyStreakOn(console_.platform().clock.today())} << ", longest "
        << std::int32_t{record.bestDailyStreak};
  constexpr int kTop = 76;
  drawFact(canvas, kTop, "Best score", best.c_str());
  drawFact(canvas, kTop + kFactPitch, "Games won", share.c_str());
  drawFact(canvas, kTop + 2 * kFactPitch, "Wins in a row", streak.c_str());
  drawFact(canvas, kTop + 3 * kFactPitch, "Won unaided", clean.c_str());
  drawFact(canvas, kTop + 4 * kFactPitch, "Daily deals in a row", daily.c_str());
  canvas.text(12, 172, "Last ten", kMist);
  canvas.text(12, 183, "results", kMist);
  drawResultBars(canvas, {62, 169, 246, 38}, record);
  canvas.textCentred(160, 209, "Only your first result on each deal counts.", kHaze);
}

void StatisticsScreen::drawSeats(Canvas& canvas, const GameRecord& record) const {
  const int players = seats_;
  drawFigure(canvas, {10, 28, 96, 58}, "played", record.played, kPaper, true);
  drawFigure(canvas, {112, 28, 96, 58}, "drawn", record.drawn, kPaper, true);
  drawFigure(canvas, {214, 28, 96, 58}, "computers won", record.lost, kPaper, true);
  int y = 94;
  for (int seat = 0; seat < players; ++seat, y += 22) {
    const Colour colour = ui_->seatColours[seat];
    canvas.box(10, y, 300, 19, kInk, kClear, 3);
    canvas.box(14, y + 4, 11, 11, colour, shadeOf(colour), 2);
    canvas.text(32, y + 5, ui_->game->seatNames[seat], colour, Weight::bold);
    Text<20> won;
    won << std::int32_t{record.wins[seat]} << " won";
    canvas.textRight(302, y + 5, won.c_str(), kPaper);
  }
  Text<32> best, unaided;
  scoreWords(record.best, best);
  unaidedWords(record, unaided);
  if (players <= 3) {
    drawFact(canvas, y + 2, "Your best score", best.c_str());
    y += kFactPitch;
  }
  drawFact(canvas, y + 2, "Won unaided", unaided.c_str());
  canvas.textCentred(160, 202, "Only your first result on each deal counts.", kHaze);
}

void StatisticsScreen::buttonHints(ButtonHints& hints) const {
  if (console_.shelfCount() > 1) hints.add(ButtonHint::Key::leftRight, "Game");
  hints.add(ButtonHint::Key::b, "Back");
  if (console_.statistics().of(*ui_->game).played > 0) hints.add(ButtonHint::Key::select, "Erase");
}

Colour StatisticsScreen::footLine() const { return ui_->accentShade; }

}  // namespace armada
