#include "screens/shell/pause.h"

#include "screens/components.h"
#include "screens/console.h"
#include "screens/seat_row.h"
#include "session/deal_link.h"

namespace armada {

namespace {
constexpr int kWidth = 208;
constexpr int kMostHeight = 188;
}  // namespace

void PauseScreen::begin() {
  at_ = 0;
  opening_ = console_.settings().motion == Motion::off ? kPanelSteps : 0;
  saved_ = console_.saveGameNow();
  nameUndo();
  namePlayers();
  nameDeal();
  // Who goes back several steps finds the cursor where it was.
  if (stepped_ == Row::resume || console_.session().changes() != changesThen_ || !useful(stepped_)) return;
  for (int i = 0; i < rowCount(); ++i)
    if (rowAt(i) == stepped_) at_ = static_cast<std::uint8_t>(i);
}

void PauseScreen::shown() {
  if (at_ >= rowCount()) at_ = 0;
  namePlayers();
}

// Nobody is named the step of a player whose hand is hidden from them.
void PauseScreen::nameUndo() {
  undoName_.clear();
  const Session& session = console_.session();
  const PlayScreen& play = console_.screens.play;
  if (session.undoesNewGame()) {
    undoName_ << "New game";
    return;
  }
  StateBox& before = console_.workspace().seen;
  if (play.viewer() == kNobody || play.undoTarget() >= session.moveCount()) return;
  const Move move = session.moveMade(play.undoTarget(), before, play.eyes());
  const Game& game = session.game();
  const bool onTable = play.eyes() == kNobody;
  if (game.hiddenHands && (onTable ? game.isSecret(before.at()) : game.toMove(before.at()) != play.viewer())) return;
  Words words;
  game.describe(before.at(), move, words);
  fitted(words.brief.c_str(), kWidth - 12 - 26 - 40, undoName_);
}

// "2 people", "you and Normal", "you and 2 computers", "2 people, 1 computer".
void PauseScreen::namePlayers() {
  players_.clear();
  const Session& session = console_.session();
  const std::uint8_t seats = session.game().seats(session.state());
  int persons = 0;
  SeatChoice computer = SeatChoice::person;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (session.seating().isPerson(seat))
      ++persons;
    else
      computer = session.seating().of(seat);
  }
  const int computers = seats - persons;
  if (persons == 1 && computers == 1) {
    players_ << "you and " << levelName(computer);
  } else if (computers == 0) {
    players_ << std::int32_t{persons} << " people";
  } else {
    if (persons == 1) players_ << "you and ";
    if (persons > 1) players_ << std::int32_t{persons} << " people, ";
    counted(players_, computers, "computer");
  }
}

// Hidden hands are dealt by the seed: it is told when they lie open.
void PauseScreen::nameDeal() {
  deal_.clear();
  const Session& session = console_.session();
  if (session.game().hiddenHands && !gameOver())
    deal_ << "same deal";
  else
    writeSeed(session.seed(), deal_);
}

bool PauseScreen::gameOver() const { return console_.session().game().toMove(console_.session().state()) == kNobody; }

// ---- rows -----------------------------------------------------------------------------------------------------------
bool PauseScreen::offered(Row row) const {
  switch (row) {
    case Row::redo: return console_.screens.play.canRedo();
    case Row::log: return console_.screens.play.viewer() != kNobody;
    case Row::rules: return console_.ui().pageCount > 0;
    case Row::suggest: return !gameOver();
    case Row::players: return !gameOver() && console_.session().game().seats(console_.session().state()) > 1;
    case Row::again: return !console_.screens.play.handsHidden();  // who has seen a deal knows the other's hand in it
    case Row::share: return mayShareDeal(console_.session());
    default: return true;
  }
}

// Redo keeps its line while there is nothing to redo, or the lines below would move; the cursor goes past it then.
bool PauseScreen::stands(Row row) const { return row == Row::redo || offered(row); }

bool PauseScreen::useful(Row row) const {
  const PlayScreen& play = console_.screens.play;
  if (row == Row::suggest) return play.canSuggest();
  if (row == Row::redo) return play.canRedo();
  return row != Row::undo || play.canUndo();
}

int PauseScreen::rowCount() const {
  int count = 0;
  for (int i = 0; i < kRows; ++i) count += offered(static_cast<Row>(i)) ? 1 : 0;
  return count;
}

PauseScreen::Row PauseScreen::rowAt(int i) const {
  int row = 0;
  while (!offered(static_cast<Row>(row)) || i-- > 0) ++row;
  return static_cast<Row>(row);
}

const char* PauseScreen::nameOf(Row row) const {
  if (row == Row::resume && gameOver()) return "Back";
  static constexpr const char* kNames[kRows] = {"Resume",     "Undo last step",  "Redo",    "Rules",
                                                "Game log",   "Settings",        "Players", "Suggest a move",
                                                "Deal again", "Share this deal", "Leave"};
  // A long name takes the place of "last step".
  if (row == Row::undo && textWidth(undoName_.c_str()) > 44) return "Undo";
  return kNames[static_cast<int>(row)];
}

const char* PauseScreen::valueOf(Row row) const {
  switch (row) {
    case Row::undo: return useful(row) ? undoName_.c_str() : "none";
    case Row::redo: return useful(row) ? "" : "none";
    case Row::players: return players_.c_str();
    case Row::again: return deal_.c_str();
    case Row::share: return "QR code";
    case Row::leave: return saved_ ? "is saved" : "stays open";
    default: return "";
  }
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void PauseScreen::press(Button button) {
  if (button == Button::b || button == Button::start) {
    console_.sound(Sound::back);
    return console_.close();
  }
  if (stepInList(button, rowCount(), at_)) {
    console_.sound(Sound::move);
    return console_.redraw();
  }
  if (button == Button::a) act(rowAt(at_));
  if (button == Button::select && offered(Row::suggest)) act(Row::suggest);
}

const char* PauseScreen::whyNoHint() const {
  const PlayScreen& play = console_.screens.play;
  if (play.viewer() == kNobody) return "Take the console first.";
  if (play.liesOnTable()) return "No hints while everybody is looking.";
  return play.theirTurn() ? "It is not your turn." : "Read what happened first.";
}

const char* PauseScreen::whyNoUndo() const {
  const PlayScreen& play = console_.screens.play;
  if (console_.session().canUndo()) return play.retelling() ? "See what happened first." : "Take the console first.";
  return console_.session().moveCount() > 0 ? "What was revealed cannot be undone." : "Nothing to undo yet.";
}

void PauseScreen::act(Row row) {
  if (!useful(row)) {
    console_.sound(Sound::refuse);
    return console_.toast(row == Row::suggest ? whyNoHint() : whyNoUndo());
  }
  console_.sound(Sound::confirm);
  PlayScreen& play = console_.screens.play;
  const Session& session = console_.session();
  switch (row) {
    case Row::resume: return console_.close();
    case Row::undo:
      console_.closeDownTo(play);
      play.undo();
      return rememberStep(row);
    case Row::redo:
      console_.closeDownTo(play);
      play.redo();
      return rememberStep(row);
    case Row::rules: console_.screens.rules.read(console_.ui()); return console_.open(console_.screens.rules);
    case Row::log: console_.screens.log.read(play.eyes()); return console_.open(console_.screens.log);
    case Row::players: return console_.open(console_.screens.seats);
    case Row::suggest: console_.closeDownTo(play); return console_.screens.hint.ask();
    case Row::settings: return console_.open(console_.screens.settings);
    case Row::again: {
      const Options options = session.options();
      return console_.startGame(console_.ui(), options, session.seed());
    }
    case Row::share: console_.screens.share.begin(); return console_.open(console_.screens.share);
    case Row::leave: return console_.leaveGame();
  }
}

void PauseScreen::rememberStep(Row row) {
  stepped_ = row;
  changesThen_ = console_.session().changes();
}

// ---- picture --------------------------------------------------------------------------------------------------------
bool PauseScreen::tick() {
  if (opening_ >= kPanelSteps) return false;
  opening_ = static_cast<std::uint8_t>(opening_ + (console_.settings().motion == Motion::brief ? 2 : 1));
  return true;
}

void PauseScreen::draw(Canvas& canvas) const {
  canvas.dim({0, 0, Canvas::kWidth, kFootTop});
  int rows = 0;
  for (int i = 0; i < kRows; ++i) rows += stands(static_cast<Row>(i)) ? 1 : 0;
  int pitch = (kMostHeight - kDialogBand - 10) / rows;
  if (pitch > 23) pitch = 23;
  const int h = kDialogBand + 9 + pitch * rows;
  const Rect area{(Canvas::kWidth - kWidth) / 2, kBodyTop + (kBodyBottom - kBodyTop - h) / 2, kWidth, h};
  if (!drawOpeningPanel(canvas, area, opening_, kInk, kGold)) return;
  drawDialog(canvas, area, gameOver() ? "GAME OVER" : "PAUSED");
  int y = area.y + kDialogBand + 5;
  for (int i = 0; i < kRows; ++i) {
    const Row row = static_cast<Row>(i);
    if (!stands(row)) continue;
    drawRow(canvas, {area.x + 6, y, area.w - 12, pitch > 20 ? 20 : pitch}, nameOf(row), {valueOf(row), false},
            row == rowAt(at_), !useful(row));
    y += pitch;
  }
}

void PauseScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::upDown, "Line");
  hints.add(ButtonHint::Key::a, "Choose");
  hints.add(ButtonHint::Key::b, gameOver() ? "Back" : "Resume");
  if (offered(Row::suggest) && useful(Row::suggest)) hints.add(ButtonHint::Key::select, "Hint");
}

}  // namespace armada
