#include "screens/shell/end.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"

namespace armada {

void EndScreen::press(Button button) {
  switch (button) {
    case Button::a: {
      console_.sound(Sound::confirm);
      const Options options = console_.session().options();
      return console_.startGame(console_.ui(), options, console_.freshSeed());
    }
    case Button::b: console_.sound(Sound::back); return console_.leaveGame();
    case Button::select:
      console_.sound(Sound::confirm);
      console_.screens.log.read(console_.screens.play.eyes());
      return console_.open(console_.screens.log);
    case Button::up:
    case Button::down:
      console_.sound(Sound::confirm);
      return console_.screens.turningPoints.look(console_.screens.play.viewer());
    case Button::start:
      console_.sound(Sound::confirm);
      console_.screens.pause.begin();
      return console_.open(console_.screens.pause);
    default: return;
  }
}

namespace {

const char* headerWords(const Status& status, int seats) {
  if (status.outcome == Outcome::drawn) return "Drawn";
  if (seats > 1) return "Game over";
  return status.outcome == Outcome::won ? "Won" : "Lost";
}

// The loudest words of the screen.
void outcomeWords(const GameUi& ui, const Status& status, int seats, const void* seen, TextOut& words) {
  if (status.outcome == Outcome::drawn)
    words << "A DRAW";
  else if (seats == 1)
    words << (status.outcome == Outcome::won ? "YOU WON" : "YOU LOST");
  else
    shout(seatLookOf(ui, seen, status.winner).name, words);
}

void drawOutcome(Canvas& canvas, const GameUi& ui, const Status& status, int seats, const void* seen) {
  Text<40> outcome;
  outcomeWords(ui, status, seats, seen, outcome);
  const bool wide = marqueeWidth(outcome.c_str(), Marquee::px30) > 300;
  const Marquee size = wide ? Marquee::px24 : Marquee::px30;
  canvas.marqueeCentred(161, 29, outcome.c_str(), kBrick, size);
  canvas.marqueeCentred(160, 27, outcome.c_str(), kGold, size);
  Text<64> headline;
  if (seats > 1 && status.outcome == Outcome::won)
    headline << "won the game.";
  else
    ui.game->headline(seen, headline);
  canvas.textCentred(160, 64, headline.c_str(), kPaper);
}

void drawScores(Canvas& canvas, const GameUi& ui, const Status& status, int seats, const void* seen) {
  drawPanel(canvas, {30, 82, 260, 70}, kInk, kBrass);
  for (int seat = 0; seat < seats; ++seat) {
    const int cx = 30 + 260 * (2 * seat + 1) / (2 * seats);
    const bool won = status.winner == seat;
    Text<12> score;
    score << std::int32_t{status.score[seat]};
    if (won) canvas.box(cx - 26, 90, 52, 36, kInk, kGold, 3);
    canvas.marqueeCentred(cx, 96, score.c_str(), won ? kGold : kPaper, Marquee::px24);
    const bool named = seats > 1;
    const SeatLook look = seatLookOf(ui, seen, static_cast<Seat>(seat));
    canvas.textCentred(cx, 133, named ? look.name : "Score", named ? look.colour : kPaper, Weight::bold);
  }
}

void drawRecord(Canvas& canvas, std::int16_t high, std::int16_t best) {
  Text<40> record;
  if (best == kNoScore)
    record << "Your first score";
  else if (high > best)
    record << "A new best, was " << std::int32_t{best};
  else
    record << "Best so far: " << std::int32_t{best};
  const int w = textWidth(record.c_str(), Weight::bold) + 24;
  canvas.box(160 - w / 2, 160, w, 17, kGold, kClear, 4);
  canvas.textCentred(160, 164, record.c_str(), kVoid, Weight::bold);
}

}  // namespace

void EndScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  const PlayScreen& play = console_.screens.play;
  const std::int16_t best = console_.record().bestBefore;
  const Status status = ui.game->status(play.seen());
  canvas.clear(kVoid);
  if (ui.ending != nullptr) {
    canvas.setClip(kBody);
    ui.ending(canvas, play.seen(), best);
    canvas.resetClip();
  } else {
    drawPlain(canvas, best);
  }
  Text<40> right;
  writeSeed(console_.session().seed(), right);
  right << "   " << headerWords(status, ui.game->seats(play.seen()));
  drawHeader(canvas, headerTitleOf(ui), right.c_str(), ui.accent);
}

void EndScreen::drawPlain(Canvas& canvas, std::int16_t best) const {
  const GameUi& ui = console_.ui();
  const void* seen = console_.screens.play.seen();
  const Status status = ui.game->status(seen);
  const int seats = ui.game->seats(seen);
  drawStars(canvas, kBody, 170, 5);
  canvas.sprite(kHomeworld, 60, 180);
  drawOutcome(canvas, ui, status, seats, seen);
  drawScores(canvas, ui, status, seats, seen);
  const PlayScreen& play = console_.screens.play;
  if (!play.isDemonstration()) drawRecord(canvas, highestScore(status, seats, play.persons()), best);
}

void EndScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::upDown, "Turning points");
  hints.add(ButtonHint::Key::a, "Play again");
  hints.add(ButtonHint::Key::b, "Games");
  hints.add(ButtonHint::Key::select, "Log");
}

Colour EndScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
