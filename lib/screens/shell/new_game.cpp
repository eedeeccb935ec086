#include "screens/shell/new_game.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"
#include "screens/seat_row.h"
#include "session/slots.h"

namespace armada {

namespace {
constexpr int kFirstRow = 27, kStartRow = 125;
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
  chosenSeed_ = editing_ = false;
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

// ---- buttons --------------------------------------------------------------------------------------------------------
void NewGameScreen::press(Button button) {
  console_.redraw();
  if (editing_) return editSeed(button);
  if (stepInList(button, rowCount(), row_)) return console_.sound(Sound::move);
  switch (button) {
    case Button::left: return change(-1);
    case Button::right: return change(1);
    case Button::a:
      if (onStart()) return start();
      if (!onSeed()) return change(1);
      chosenSeed_ = editing_ = true;
      return console_.sound(Sound::confirm);
    case Button::start: return start();
    case Button::b: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

void NewGameScreen::change(int step) {
  if (onStart()) return;
  if (onSeed()) {
    chosenSeed_ = !chosenSeed_;
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

void NewGameScreen::editSeed(Button button) {
  const Seed place = placeOf(digit_);
  const Seed digit = seed_ / place % 10;
  switch (button) {
    case Button::up: seed_ = seed_ - digit * place + (digit + 1) % 10 * place; break;
    case Button::down: seed_ = seed_ - digit * place + (digit + 9) % 10 * place; break;
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
  console_.sound(Sound::confirm);
  if (kept_ == LoadResult::empty) return begin(false);
  console_.askToStartOver(kept_);
}

void NewGameScreen::begin(bool giveUpKept) { console_.startGame(*ui_, options_, seed_, giveUpKept, &seating_); }

bool NewGameScreen::tick() { return editing_ && cursorMoves(console_.ticks()); }

// ---- picture --------------------------------------------------------------------------------------------------------
const char* NewGameScreen::note() const {
  if (onStart()) {
    if (kept_ != LoadResult::empty) return "A saved game would be lost. Start asks first.";
    const Session& session = console_.session();
    const bool replaces = session.running() && &session.game() == ui_->game && session.moveCount() > 0;
    if (replaces) return "The game you left gives way; Undo brings it back.";
    return ui_->game->hiddenHands && persons() > 1
               ? "Everything is set. Pass the console when it asks; hands stay hidden."
           : seats_ > 0 && persons() == 0 ? "Everything is set. The game plays itself: sit back and watch."
           : ui_->game->hiddenHands       ? "Everything is set. The computer cannot see your hand."
                                          : "Everything is set. You can take back every step.";
  }
  if (onSeed()) {
    return editing_ ? "Up and down change a digit, left and right go to the next."
                    : "The same seed and options deal the same game, on every console.";
  }
  return onSeat() ? aboutChoice(seating_.of(row_)) : option(row_).note;
}

// The choices from the top, Start beside the foot of the cover; closer together where there are many.
Rect NewGameScreen::rowArea(int i) const {
  const int rows = rowCount();
  if (rows > 5) return {110, kFirstRow + 144 / rows * i, 202, 144 / rows - 2};
  return {110, i == rows - 1 ? kStartRow : kFirstRow + 23 * i, 202, 20};
}

void NewGameScreen::drawSeed(Canvas& canvas, Rect area, bool chosen) const {
  if (!chosenSeed_) return drawRow(canvas, area, "Seed", {"random", true}, chosen);
  drawRow(canvas, area, "Seed", {"", false}, chosen && !editing_);
  if (editing_) canvas.box(area.x, area.y, area.w, area.h, kNight, kClear, 3);
  if (editing_) canvas.text(area.x + 18, area.y + (area.h - 8) / 2, "Seed", kPaper, Weight::bold);
  const bool dark = chosen && !editing_;
  const int left = area.x + area.w - 18 - kDigits * kDigitWidth;
  for (int i = 0; i < kDigits; ++i) {
    const char digit[] = {static_cast<char>('0' + seed_ / placeOf(i) % 10), '\0'};
    const int x = left + i * kDigitWidth;
    const bool here = editing_ && i == digit_;
    if (here) canvas.box(x - 2, area.y + (area.h - 14) / 2, kDigitWidth - 1, 14, kGold, kClear, 2);
    canvas.text(x, area.y + (area.h - 8) / 2, digit, dark || here ? kVoid : kPaper, Weight::bold);
  }
  if (editing_) return;
  canvas.text(left - 10, area.y + (area.h - 8) / 2, "<", dark ? kVoid : kHaze);
  canvas.textRight(area.x + area.w - 8, area.y + (area.h - 8) / 2, ">", dark ? kVoid : kHaze);
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
  canvas.textCentred(10 + kCoverWidth / 2, 155, ui_->players, kHaze);
  for (int i = 0; i < rowCount(); ++i) {
    const Rect area = rowArea(i);
    const bool chosen = i == row_;
    if (!chosen) canvas.box(area.x, area.y, area.w, area.h, kInk, kClear, 3);
    if (i < seats_) {
      const auto seat = static_cast<Seat>(i);
      drawSeatRow(canvas, area, *ui_, seat, seating_.of(seat), chosen);
    } else if (i < seats_ + game.optionCount) {
      const OptionSpec& spec = option(i);
      drawRow(canvas, area, spec.label, {spec.choices[options_.choice[i - seats_]].label, true}, chosen);
    } else if (i == rowCount() - 2) {
      drawSeed(canvas, area, chosen);
    } else {
      drawRow(canvas, area, "Start", {"", false}, chosen);
    }
  }
  drawPanel(canvas, {10, 176, 300, 38}, kVoid, kSteel);
  canvas.paragraph(18, 184, 284, note(), kMist, 12);
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
  hints.add(ButtonHint::Key::a, onStart() ? "Start" : (onSeed() ? "Set digits" : "Change"));
  hints.add(ButtonHint::Key::b, "Games");
}

Colour NewGameScreen::footLine() const { return ui_->accentShade; }

}  // namespace armada
