#include "screens/template_game/view.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/template_game/face.h"

namespace armada::template_game {

namespace {

// ---- where things stand ---------------------------------------------------------------------------------------------
constexpr int kCardWidth = 52, kCardHeight = 36, kCardPitch = 57;
constexpr int kEnemyNameY = 26, kEnemyHandY = 37, kEnemyHandHeight = 19;
constexpr int kEnemyLineY = 60, kOwnLineY = 101;
constexpr int kOwnNameY = 140;
constexpr int kHandY = 158, kLift = 4;
constexpr int kLineX = 84;
constexpr Rect kWordsPanel{6, 197, 308, 20};

int handX(std::size_t cards, std::size_t i) {
  const int n = static_cast<int>(cards);
  return (Canvas::kWidth - (kCardPitch * (n - 1) + kCardWidth)) / 2 + kCardPitch * static_cast<int>(i);
}

// Ticks that an event is shown, at full motion.
std::uint8_t ticksOf(Happened kind) {
  switch (kind) {
    case Happened::sent: return 10;
    case Happened::fired: return 14;
    case Happened::tossed: return 20;
    case Happened::scored: return 28;
    default: return 14;
  }
}

void drawShip(Canvas& canvas, int x, int y, Ship ship) {
  drawCard(canvas, {x, y, kCardWidth, kCardHeight}, 14);
  canvas.textCentred(x + kCardWidth / 2, y + 4, kShips[ship].name, kUmber);
  Text<4> strength;
  strength << std::int32_t{kShips[ship].strength};
  canvas.marqueeCentred(x + kCardWidth / 2, y + 19, strength.c_str(), kUmber);
}

}  // namespace

// ---- positions and motion -------------------------------------------------------------------------------------------
void PicketView::settle(Table& table) {
  events_ = nullptr;
  asked_ = false;
  chosen_ = 0;
  for (Seat seat = 0; seat < kSeatCount; ++seat) shown_[seat] = seen(table).line[seat];
}

void PicketView::happened(Table& table, const Events& events) {
  asked_ = false;
  keepCursorInHand(table);
  if (table.motion() == Motion::off || events.size() == 0) {
    if (events.size() > 0) table.sound(Sound::cube);
    events_ = nullptr;
    for (Seat seat = 0; seat < kSeatCount; ++seat) shown_[seat] = seen(table).line[seat];
    return;
  }
  events_ = &events;
  event_ = 0;
  show(table);
}

void PicketView::show(Table& table) {
  const Event& event = (*events_)[event_];
  const auto kind = static_cast<Happened>(event.kind);
  ticksLeft_ = ticksOf(kind);
  if (table.motion() == Motion::brief) ticksLeft_ = static_cast<std::uint8_t>(ticksLeft_ / 2);
  switch (kind) {
    case Happened::sent:
      if (!shown_[event.a].full()) shown_[event.a].push(event.b);
      table.sound(Sound::cube);
      break;
    case Happened::fired: table.sound(Sound::fire); break;
    case Happened::scored: table.sound(event.a == table.viewer() ? Sound::gain : Sound::lose); break;
    case Happened::drew:
    case Happened::drewOne:
      for (Line& line : shown_) line = Line{};
      table.sound(Sound::cube);
      break;
    case Happened::ended:
      for (Line& line : shown_) line = Line{};
      table.sound(Sound::win);
      break;
    default: break;
  }
}

bool PicketView::tick(Table& table) {
  if (!moving()) return cursorMoves(table.ticks());
  if (--ticksLeft_ > 0) return false;
  if (++event_ >= events_->size())
    skip(table);
  else
    show(table);
  return true;
}

void PicketView::skip(Table& table) {
  events_ = nullptr;
  for (Seat seat = 0; seat < kSeatCount; ++seat) shown_[seat] = seen(table).line[seat];
}

// ---- buttons --------------------------------------------------------------------------------------------------------
bool PicketView::mayClose(const Table& table) const { return table.legal().contains(kDone); }

void PicketView::keepCursorInHand(const Table& table) {
  const std::size_t cards = seen(table).hand[table.viewer()].size();
  if (chosen_ >= cards) chosen_ = cards == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(cards - 1);
}

void PicketView::press(Table& table, Button button) {
  const auto cards = static_cast<std::uint8_t>(seen(table).hand[table.viewer()].size());
  const bool wasAsked = asked_;
  asked_ = false;
  switch (button) {
    case Button::left:
    case Button::right:
      if (cards < 2) return;
      chosen_ = static_cast<std::uint8_t>((chosen_ + (button == Button::right ? 1 : cards - 1)) % cards);
      return table.sound(Sound::move);
    case Button::a: return send(table);
    case Button::b: asked_ = wasAsked; return close(table);
    case Button::select:
      if (!table.undo()) {
        table.sound(Sound::refuse);
        table.toast("Nothing to take back here.");
      }
      return;
    default: return;
  }
}

void PicketView::send(Table& table) {
  const Hand& hand = seen(table).hand[table.viewer()];
  if (hand.empty() || !table.play(hand[chosen_])) table.sound(Sound::refuse);
}

// Yielding with ships in hand gives points away: it asks for a second press if the player wants to be asked.
void PicketView::close(Table& table) {
  const State& state = seen(table);
  if (!mayClose(table)) {
    table.sound(Sound::refuse);
    return table.toast("Send a ship first.");
  }
  const bool yields = state.line[table.viewer()].empty();
  if (yields && !state.hand[table.viewer()].empty() && table.askBeforeEndingTurn() && !asked_) {
    asked_ = true;
    return table.sound(Sound::move);
  }
  asked_ = false;
  table.play(kDone);
}

void PicketView::foot(const Table& table, Foot& foot) const {
  if (moving() || table.legal().empty()) return;
  const State& state = seen(table);
  if (state.hand[table.viewer()].size() > 1) foot.add(FootItem::Key::leftRight, "Ship");
  if (!state.hand[table.viewer()].empty()) foot.add(FootItem::Key::a, "Send");
  if (mayClose(table)) {
    const bool yields = state.line[table.viewer()].empty();
    const char* closing = state.phase == Phase::attack ? "Open fire" : (yields ? "Yield" : "Stand");
    foot.add(FootItem::Key::b, asked_ ? "Yes, yield" : closing);
  }
  if (table.canUndo()) foot.add(FootItem::Key::select, "Undo");
}

// ---- picture --------------------------------------------------------------------------------------------------------
void PicketView::where(const Table& table, TextOut& right) const {
  const State& state = seen(table);
  right << static_cast<std::uint32_t>(state.pile.size()) << " to draw   ";
  switch (state.phase) {
    case Phase::attack: right << (state.attacker == table.viewer() ? "You attack" : "They attack"); break;
    case Phase::answer: right << (state.attacker == table.viewer() ? "They answer" : "You answer"); break;
    case Phase::over: right << "Over"; break;
  }
}

void PicketView::drawSide(const Table& table, Canvas& canvas, Seat seat, int y) const {
  const State& state = seen(table);
  const Colour colour = kTemplateFace.seatColours[seat];
  const char letter[] = {kTemplateGame.seatNames[seat][0], '\0'};
  drawChip(canvas, 14, y + 4, ChipShape::disc, letter, colour);
  const int x = canvas.text(28, y, kTemplateGame.seatNames[seat], colour, Weight::bold);
  if (seat == table.viewer()) canvas.text(x + 6, y, "You", kPaper);
  Text<32> score;
  const std::int32_t sum = points(state, seat);
  score << sum << (sum == 1 ? " point" : " points");
  canvas.textRight(314, y, score.c_str(), kGold, Weight::bold);
}

void PicketView::drawLine(const Table& table, Canvas& canvas, Seat seat, int y) const {
  const bool attacks = seen(table).attacker == seat;
  canvas.text(10, y + 2, attacks ? "Attack" : "Answer", kHaze);
  for (std::size_t i = 0; i < kLineLength; ++i) {
    const int x = kLineX + kCardPitch * static_cast<int>(i);
    if (i < shown_[seat].size())
      drawShip(canvas, x, y, shown_[seat][i]);
    else
      canvas.box(x, y, kCardWidth, kCardHeight, kClear, kNight, 3);
  }
  if (shown_[seat].empty()) return;
  Text<4> sum;
  sum << strength(shown_[seat]);
  canvas.marquee(10, y + 14, sum.c_str(), kTemplateFace.seatColours[seat], Marquee::px18);
}

void PicketView::drawHand(const Table& table, Canvas& canvas) const {
  const Hand& hand = seen(table).hand[table.viewer()];
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const bool chosen = i == chosen_ && !table.legal().empty() && !moving();
    const int x = handX(hand.size(), i), y = kHandY - (chosen ? kLift : 0);
    drawShip(canvas, x, y, hand[i]);
    if (chosen) drawCursor(canvas, {x, y, kCardWidth, kCardHeight}, table.ticks());
  }
}

// One sentence: what happens, or what the chosen move would do.
void PicketView::drawWords(const Table& table, Canvas& canvas) const {
  Words words;
  if (moving()) {
    kTemplateGame.narrate(table.seen(), (*events_)[event_], words.full);
  } else if (asked_) {
    words.full << "Yield with ships in hand: press again, or send one.";
  } else if (!table.legal().empty()) {
    const Hand& hand = seen(table).hand[table.viewer()];
    kTemplateGame.describe(table.seen(), hand.empty() ? kDone : Move{hand[chosen_]}, words);
  }
  if (words.full.empty()) return;
  Text<128> line;
  fitted(words.full.c_str(), kWordsPanel.w - 16, line);
  drawPanel(canvas, kWordsPanel, kInk, moving() ? kSteel : kGold);
  canvas.text(kWordsPanel.x + 8, kWordsPanel.y + 6, line.c_str(), kPaper);
}

void PicketView::draw(const Table& table, Canvas& canvas) const {
  const State& state = seen(table);
  const Seat enemy = enemyOf(table);
  drawStars(canvas, {0, 21, Canvas::kWidth, 198}, 60, 41);
  drawSide(table, canvas, enemy, kEnemyNameY);
  for (std::size_t i = 0; i < state.hand[enemy].size(); ++i)
    drawCardBack(canvas, {kLineX + 34 * static_cast<int>(i), kEnemyHandY, 30, kEnemyHandHeight});
  drawLine(table, canvas, enemy, kEnemyLineY);
  canvas.dash(10, 98, 309, 98, kSteel, 6, 4);
  drawLine(table, canvas, table.viewer(), kOwnLineY);
  // The pile at the right, where both can reach it.
  for (int i = 0; i < 3 && i < static_cast<int>(state.pile.size()); ++i)
    drawCardBack(canvas, {258 - 2 * i, 82 - 2 * i, 40, 34});
  canvas.textCentred(276, 120, state.pile.empty() ? "no ship left" : "to draw", kHaze);
  if (table.retelling()) return;  // the lines of it stand below
  drawSide(table, canvas, table.viewer(), kOwnNameY);
  drawHand(table, canvas);
  drawWords(table, canvas);
}

Rect PicketView::anchor(const Table& table, std::uint8_t anchor) const {
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::hand: {
      const std::size_t cards = seen(table).hand[table.viewer()].size();
      if (cards == 0) return {0, 0, 0, 0};
      const int x = handX(cards, 0);
      return {x - 5, kHandY - kLift - 5, Canvas::kWidth - 2 * x + 10, kCardHeight + kLift + 6};
    }
    case Anchor::ownLine: return {6, kOwnLineY - 1, 190, kCardHeight + 2};
    case Anchor::enemyLine: return {6, kEnemyLineY - 1, 190, kCardHeight + 2};
    case Anchor::points: return {250, kOwnNameY - 3, 66, 14};
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::template_game
