#include "screens/shell/new_game.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"
#include "screens/result_bars.h"
#include "screens/seat_row.h"
#include "session/slots.h"

namespace armada {

namespace {
constexpr int kFirstRow = 27, kStartRow = 125, kRowsHeight = 132;
constexpr int kRowLeft = 107, kRowWidth = 208;
constexpr int kMostRows = 10;            // at once
constexpr Rect kBars{112, 80, 198, 40};  // where few choices leave room
constexpr Day kFirstDaily = 20454;       // 1 January 2026: somewhere to begin, where there is no clock
constexpr int kDigitWidth = 11;

Seed placeOf(int digit) {
  Seed place = 1;
  for (int i = digit + 1; i < NewGameScreen::kDigits; ++i) place *= 10;
  return place;
}
}  // namespace

void NewGameScreen::prepare(const GameUi& ui) {
  ui_ = &ui;
  options_ = standardOptions(*ui.game);
  const Session& session = console_.session();
  if (session.running() && &session.game() == ui.game) {
    options_ = session.options();
    seating_ = session.seating();
  } else {
    Workspace& aside = console_.workspace();
    seating_ = glanceAtGame(console_.platform().saves, *ui.game, aside.state, aside.image).seating;
  }
  countSeats();
  seed_ = console_.freshSeed();
  const Day last = console_.statistics().of(*ui.game).dailyBegun;
  date_ = digitsOf(last != 0 ? last : kFirstDaily);
  deal_ = Deal::random;
  editing_ = false;
  digit_ = 0;
  row_ = static_cast<std::uint8_t>(rowCount() - 1);
  kept_ = console_.keptSave(*ui.game);
}

// A game says how many play it in a position: in any of these options.
void NewGameScreen::countSeats() {
  StateBox& state = console_.workspace().state;
  ui_->game->deal(state.at(), options_, 0);
  const std::uint8_t seats = ui_->game->seats(state.at());
  seats_ = seats > 1 ? seats : std::uint8_t{0};
}

int NewGameScreen::persons() const {
  int count = 0;
  for (Seat seat = 0; seat < seats_; ++seat) count += seating_.isPerson(seat) ? 1 : 0;
  return count;
}

int NewGameScreen::rowCount() const { return seats_ + ui_->game->optionCount + 2; }

Day NewGameScreen::today() const { return console_.platform().clock.today(); }
Day NewGameScreen::dealDay() const { return today() != 0 ? today() : dayOfDigits(date_); }

// ---- buttons --------------------------------------------------------------------------------------------------------
void NewGameScreen::press(Button button) {
  console_.redraw();
  if (editing_) return editDigits(button);
  if (stepInList(button, rowCount(), row_)) return console_.sound(Sound::move);
  switch (button) {
    case Button::left: return change(-1);
    case Button::right: return change(1);
    case Button::a:
      if (onStart()) return start();
      if (!onDeal()) return change(1);
      if (deal_ == Deal::random) deal_ = Deal::seed;
      if (!digitsCount()) return start();  // today's deal
      editing_ = true;
      return console_.sound(Sound::confirm);
    case Button::start: return start();
    case Button::b: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

void NewGameScreen::change(int step) {
  if (onStart()) return;
  if (onDeal()) {
    const int count = hasDaily() ? 3 : 2;
    deal_ = static_cast<Deal>((static_cast<int>(deal_) + step + count) % count);
  } else if (onSeat()) {
    seating_.set(row_, steppedChoice(seating_.of(row_), step));
  } else {
    const int count = option(row_).count, before = seats_;
    std::uint8_t& choice = options_.choice[row_ - seats_];
    choice = static_cast<std::uint8_t>((choice + step + count) % count);
    countSeats();
    row_ = static_cast<std::uint8_t>(row_ + seats_ - before);
  }
  console_.sound(Sound::move);
}

void NewGameScreen::editDigits(Button button) {
  Seed& number = digits();
  const Seed place = placeOf(digit_);
  const Seed digit = number / place % 10;
  switch (button) {
    case Button::up: number = number - digit * place + (digit + 1) % 10 * place; break;
    case Button::down: number = number - digit * place + (digit + 9) % 10 * place; break;
    case Button::left: digit_ = static_cast<std::uint8_t>((digit_ + kDigits - 1) % kDigits); break;
    case Button::right: digit_ = static_cast<std::uint8_t>((digit_ + 1) % kDigits); break;
    default:
      editing_ = false;
      row_ = static_cast<std::uint8_t>(rowCount() - 1);
      return console_.sound(Sound::confirm);
  }
  console_.sound(Sound::move);
}

void NewGameScreen::start() {
  if (deal_ == Deal::daily && dealDay() == 0) {
    console_.sound(Sound::refuse);
    return console_.toast("There is no such date.");
  }
  console_.sound(Sound::confirm);
  if (kept_ == LoadResult::empty) return begin(false);
  console_.askToStartOver(kept_);
}

void NewGameScreen::begin(bool giveUpKept) {
  if (deal_ == Deal::daily) {
    seed_ = dailySeed(*ui_->game, dealDay());
    console_.statistics().of(*ui_->game).dailyBegun = dealDay();
    console_.statisticsChanged();
  }
  console_.startGame(*ui_, options_, seed_, giveUpKept, &seating_);
}

bool NewGameScreen::tick() { return editing_ && cursorMoves(console_.ticks()); }

// ---- picture --------------------------------------------------------------------------------------------------------
const char* NewGameScreen::note() const {
  if (onStart()) {
    if (kept_ != LoadResult::empty) return "This replaces a saved game. Start asks first.";
    const Session& session = console_.session();
    const bool replaces = session.running() && &session.game() == ui_->game && session.moveCount() > 0;
    if (replaces) return "This replaces your saved game. Undo restores it.";
    return ui_->game->hiddenHands && persons() > 1 ? "Pass the console when it asks. Hands stay hidden."
           : seats_ > 0 && persons() == 0          ? "The computers play by themselves: sit back and watch."
           : ui_->game->hiddenHands                ? "The computer cannot see your hand."
                                                   : "You can undo any step that revealed nothing.";
  }
  if (onDeal()) return noteOnDeal();
  return onSeat() ? aboutChoice(seating_.of(row_)) : option(row_).note;
}

const char* NewGameScreen::noteOnDeal() const {
  if (editing_) return deal_ == Deal::daily ? "Enter today's date: year, month, day." : "Up and down change a digit.";
  switch (deal_) {
    case Deal::random: return "A fresh deal, at random.";
    case Deal::seed: return "The same seed and options deal the same game.";
    case Deal::daily: break;
  }
  return "One deal a day, the same for everybody.";
}

// The choices from the top, Start beside the foot of the cover; closer together where there are many, and where there are more
// than can be read, those around the chosen one. {0,0,0,0}: not in sight.
Rect NewGameScreen::rowArea(int i) const {
  const int rows = rowCount();
  if (rows > kMostRows) {
    const int place = i - scrolledTo(0, row_, kMostRows, rows);
    if (place < 0 || place >= kMostRows) return {0, 0, 0, 0};
    return {kRowLeft, kFirstRow + kRowsHeight / kMostRows * place, kRowWidth - 5, kRowsHeight / kMostRows - 2};
  }
  if (rows > 5) return {kRowLeft, kFirstRow + kRowsHeight / rows * i, kRowWidth, kRowsHeight / rows - 2};
  return {kRowLeft, i == rows - 1 ? kStartRow : kFirstRow + 23 * i, kRowWidth, 20};
}

void NewGameScreen::drawDeal(Canvas& canvas, Rect area, bool chosen) const {
  if (digitsCount()) return drawDigits(canvas, area, chosen);
  Text<24> value;
  if (deal_ == Deal::random) {
    value << "Random";
  } else {
    value << "Daily, ";
    writeDate(today(), value, false);
  }
  drawRow(canvas, area, "Deal", {value.c_str(), true}, chosen);
}

void NewGameScreen::drawDigits(Canvas& canvas, Rect area, bool chosen) const {
  const char* name = deal_ == Deal::daily ? "Daily" : "Seed";
  const Seed number = deal_ == Deal::daily ? date_ : seed_;
  drawRow(canvas, area, name, {"", false}, chosen && !editing_);
  if (editing_) canvas.box(area.x, area.y, area.w, area.h, kNight, kClear, 3);
  if (editing_) canvas.text(area.x + 18, area.y + (area.h - 8) / 2, name, kPaper, Weight::bold);
  const bool dark = chosen && !editing_;
  const int left = area.x + area.w - 18 - kDigits * kDigitWidth;
  for (int i = 0; i < kDigits; ++i) {
    const char digit[] = {static_cast<char>('0' + number / placeOf(i) % 10), '\0'};
    const int x = left + i * kDigitWidth;
    const bool here = editing_ && i == digit_;
    if (here) canvas.box(x - 2, area.y + (area.h - 14) / 2, kDigitWidth - 1, 14, kGold, kClear, 2);
    canvas.text(x, area.y + (area.h - 8) / 2, digit, dark || here ? kVoid : kPaper, Weight::bold);
  }
  if (editing_) return;
  canvas.text(left - 10, area.y + (area.h - 8) / 2, "<", dark ? kVoid : kHaze);
  canvas.textRight(area.x + area.w - 8, area.y + (area.h - 8) / 2, ">", dark ? kVoid : kHaze);
}

void NewGameScreen::sayDaily(TextOut& words) const {
  const GameRecord& record = console_.statistics().of(*ui_->game);
  const std::uint16_t streak = record.dailyStreakOn(today());
  if (today() == 0 || record.dailyDone != today())
    words << (today() == 0 ? "" : "not played yet");
  else
    words << "played";
  if (streak > 0) words << (words.empty() ? "" : ", ") << std::int32_t{streak} << " in a row";
  if (words.empty()) words << "none yet";
}

// What there is to beat.
void NewGameScreen::drawFacts(Canvas& canvas) const {
  const GameRecord& record = console_.statistics().of(*ui_->game);
  drawPanel(canvas, {10, 162, 300, 54}, kVoid, kSteel);
  canvas.paragraph(18, 167, 284, note(), kMist, 11);
  Text<40> words;
  const std::int16_t best = record.bestWith(options_);
  int y = hasDaily() ? 191 : 202;
  if (best == kNoScore)
    words << "none yet";
  else
    words << std::int32_t{best};
  canvas.sprite(kStar, 18, y);
  canvas.text(32, y, ui_->game->optionCount > 0 ? "Best with these options" : "Best score", kGold);
  canvas.textRight(302, y, words.c_str(), kPaper);
  if (!hasDaily()) return;
  y += 11;
  words.clear();
  sayDaily(words);
  canvas.frame(18, y + 1, 8, 7, kRed);
  canvas.rect(18, y + 1, 8, 2, kRed);
  canvas.text(32, y, today() != 0 ? "Today's deal" : "Daily deals", kPaper);
  canvas.textRight(302, y, words.c_str(), kPaper);
}

void NewGameScreen::draw(Canvas& canvas) const {
  const Game& game = *ui_->game;
  canvas.clear(kVoid);
  drawStars(canvas, kBody, 60, 33);
  drawHeader(canvas, "New game", game.title, ui_->accent);
  // The cover at the left, the choices at its right.
  canvas.rect(13, 31, kCoverWidth, kCoverHeight, kNight);
  canvas.setClip({10, 27, kCoverWidth, kCoverHeight});
  ui_->cover(canvas, 10, 27);
  canvas.resetClip();
  canvas.frame(9, 26, kCoverWidth + 2, kCoverHeight + 2, kSteel);
  canvas.textCentred(10 + kCoverWidth / 2, 149, ui_->players, kHaze);
  for (int i = 0; i < rowCount(); ++i) {
    const Rect area = rowArea(i);
    const bool chosen = i == row_;
    if (area.h == 0) continue;
    if (!chosen) canvas.box(area.x, area.y, area.w, area.h, kInk, kClear, 3);
    if (i < seats_) {
      const auto seat = static_cast<Seat>(i);
      drawSeatRow(canvas, area, *ui_, {seat, seats_, seating_.of(seat), chosen, nullptr});
    } else if (i < seats_ + game.optionCount) {
      const OptionSpec& spec = option(i);
      drawRow(canvas, area, spec.label, {spec.choices[options_.choice[i - seats_]].label, true}, chosen);
    } else if (i == rowCount() - 2) {
      drawDeal(canvas, area, chosen);
    } else {
      drawRow(canvas, area, "Start", {"", false}, chosen);
    }
  }
  if (rowCount() > kMostRows)
    drawScrollBar(canvas, {311, kFirstRow, 4, kRowsHeight - 4}, scrolledTo(0, row_, kMostRows, rowCount()), kMostRows,
                  rowCount());
  drawFacts(canvas);
  if (rowCount() <= 3) drawResultBars(canvas, kBars, console_.statistics().of(game));
}

void NewGameScreen::buttonHints(ButtonHints& hints) const {
  if (editing_) {
    hints.add(ButtonHint::Key::upDown, "Digit");
    hints.add(ButtonHint::Key::leftRight, "Place");
    hints.add(ButtonHint::Key::a, "Done");
    return;
  }
  hints.add(ButtonHint::Key::upDown, "Line");
  if (!onStart()) hints.add(ButtonHint::Key::leftRight, "Change");
  const bool starts = onStart() || (onDeal() && deal_ == Deal::daily && !digitsCount());
  hints.add(ButtonHint::Key::a, starts ? "Start" : (onDeal() ? "Set digits" : "Change"));
  hints.add(ButtonHint::Key::b, "Games");
}

Colour NewGameScreen::footLine() const { return ui_->accentShade; }

}  // namespace armada
