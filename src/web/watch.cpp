#include "web/watch.h"

#include "screens/components.h"

namespace armada::web {
namespace {

constexpr char kLetters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kSaidWidth = 312, kSaidBottom = 217;  // of the panel with what was played

int valueOf(char letter) {
  for (int i = 0; i < 64; ++i)
    if (kLetters[i] == letter) return i;
  return -1;
}

}  // namespace

// ---- letters --------------------------------------------------------------------------------------------------------
bool readMoves(const char* letters, std::size_t count, LinkedGame& record) {
  record.count = 0;
  unsigned bits = 0, held = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const int value = valueOf(letters[i]);
    if (value < 0) return false;
    held = held << 6u | static_cast<unsigned>(value);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    if (record.count >= kMaxHistory) return false;
    record.moves[record.count++] = static_cast<std::uint8_t>(held >> bits);
  }
  return bits < 6 && (held & ((1u << bits) - 1u)) == 0;
}

void writeMoves(const Session& session, TextOut& to) {
  static StateBox state;
  static EventBuffer<kMaxEventsAMove> events;
  if (!session.wholeGameKnown()) return;
  session.stateBefore(0, state);
  unsigned bits = 0, held = 0;
  for (std::size_t number = 0; number < session.moveCount(); ++number) {
    MoveList legal;
    session.game().legalMoves(state.at(), legal);
    const Move move = session.playAgain(number, state, events);
    unsigned place = 0;
    while (legal[place] != move) ++place;
    held = held << 8u | place;
    for (bits += 8; bits >= 6; bits -= 6) to << kLetters[held >> (bits - 6) & 63u];
  }
  if (bits > 0) to << kLetters[held << (6 - bits) & 63u];
}

// ---- the record -----------------------------------------------------------------------------------------------------
Move WatchScreen::moveAt(const void* state, std::size_t number) const {
  MoveList legal;
  record_.game->legalMoves(state, legal);
  return record_.moves[number] < legal.size() ? legal[record_.moves[number]] : kNoMove;
}

bool WatchScreen::fits(const LinkedGame& record) {
  const Game& game = *record.game;
  StateBox& state = console_.workspace().state;
  game.deal(state.at(), record.options, record.seed);
  for (std::size_t i = 0; i < record.count; ++i) {
    if (game.toMove(state.at()) == kNobody) return false;
    MoveList legal;
    game.legalMoves(state.at(), legal);
    if (record.moves[i] >= legal.size()) return false;
    console_.events().clear();
    if (!game.apply(state.at(), legal[record.moves[i]], console_.events())) return false;
  }
  return true;
}

bool WatchScreen::begin(const LinkedGame& record) {
  if (!fits(record)) return false;
  record_ = record;
  goTo(0);
  console_.open(*this);
  return true;
}

PlayContext WatchScreen::context() const {
  return {*record_.game,   seen_.at(), shown_.at(), viewer_, none_,
          player_,         false,      false,       false,   console_.settings().motion,
          console_.ticks()};
}

void WatchScreen::say(const StateBox& before, Move move) {
  said_.brief.clear();  // who describes goes on where the words before ended
  said_.full.clear();
  record_.game->describe(before.at(), move, said_);
}

// The position before a move, as whoever makes it sees it.
void WatchScreen::goTo(std::size_t number) {
  Session& session = console_.session();
  session.start(*record_.game, record_.options, record_.seed);
  said_.full.clear();
  for (at_ = 0; at_ < number; ++at_) {
    const Move move = moveAt(session.state(), at_);
    if (at_ + 1 == number) {
      session.observe(record_.game->toMove(session.state()), seen_);
      say(seen_, move);
    }
    session.play(move, console_.events());
  }
  const Seat seat = record_.game->toMove(session.state());
  viewer_ = seat == kNobody ? Seat{0} : seat;
  session.observe(viewer_, seen_);
  shown_ = seen_;
  player_.rest();
  console_.view().arrive(context(), Arrival::anew);
  console_.redraw();
}

void WatchScreen::next() {
  if (at_ == record_.count) return console_.sound(Sound::refuse);
  Session& session = console_.session();
  viewer_ = record_.game->toMove(session.state());
  session.observe(viewer_, shown_);
  const Move move = moveAt(session.state(), at_);
  say(shown_, move);
  session.play(move, console_.events());
  console_.events().keepFor(viewer_);
  session.observe(viewer_, seen_);
  ++at_;
  console_.view().arrive(context(), Arrival::moved);
  player_.begin(*record_.game, console_.view(), console_.events(), {seen_.at(), shown_.at(), viewer_},
                console_.settings().motion, false);
  tick();
}

void WatchScreen::back() {
  if (at_ == 0) return console_.sound(Sound::refuse);
  console_.sound(Sound::back);
  goTo(at_ - 1);
}

// ---- Screen ---------------------------------------------------------------------------------------------------------
void WatchScreen::press(Button button) {
  if (player_.running() && button != Button::b && button != Button::start) {
    player_.finish();
    console_.sound(player_.takeSound());
    shown_ = seen_;
    return console_.redraw();
  }
  switch (button) {
    case Button::a:
    case Button::right: return next();
    case Button::left: return back();
    case Button::up: return goTo(0);
    case Button::down: return goTo(record_.count);
    case Button::select:
      bare_ = !bare_;
      console_.sound(Sound::move);
      return console_.redraw();
    case Button::b:
    case Button::start: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

bool WatchScreen::tick() {
  const bool changed = console_.view().tick(context());
  const bool moved = player_.tick();
  if (moved) console_.sound(player_.takeSound());
  if (!player_.running()) shown_ = seen_;
  if (moved) console_.redraw();
  return changed || moved;
}

void WatchScreen::prepare() { console_.view().prepare(context()); }

void WatchScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  canvas.setClip(kBody);
  console_.view().draw(context(), canvas);
  canvas.resetClip();
  if (!bare_) drawSaid(canvas);
  Text<32> step;
  step << "Step " << static_cast<unsigned>(at_) << " of " << static_cast<unsigned>(record_.count);
  drawHeader(canvas, headerTitleOf(ui), step.c_str(), ui.accent);
}

void WatchScreen::drawSaid(Canvas& canvas) const {
  const char* words = at_ == 0 ? "A record. Each step shows what was played." : said_.full.c_str();
  const int h = 9 + 11 * paragraphLines(kSaidWidth - 12, words);
  drawPanel(canvas, {4, kSaidBottom - h, kSaidWidth, h});
  canvas.paragraph(10, kSaidBottom - h + 5, kSaidWidth - 12, words, kPaper);
}

void WatchScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::leftRight, "Step");
  if (moving())
    hints.add(ButtonHint::Key::a, "Skip");
  else
    hints.add(ButtonHint::Key::upDown, "First, last");
  hints.add(ButtonHint::Key::b, "Leave");
  hints.add(ButtonHint::Key::select, bare_ ? "Words" : "Table");
}

Colour WatchScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada::web
