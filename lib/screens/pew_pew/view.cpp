// Keys, foot and screens of Pew Pew!, by what the player is doing: nothing yet, aiming, looking, being asked.
#include "screens/pew_pew/view.h"

#include "screens/components.h"
#include "screens/pew_pew/field.h"
#include "screens/pew_pew/hud.h"
#include "screens/pew_pew/overlay.h"

namespace armada::pew_pew {

namespace {

constexpr const char* kPhaseWord[] = {"",          "Spawn ships",   "Your actions", "Aliens move",  "Spawn missiles",
                                      "Move Pews", "Move missiles", "Forward",      "Check victory"};

bool isDirection(Button button) { return button <= Button::right; }

Heading headingOf(Button button) { return kHeadings[static_cast<std::size_t>(button)]; }

// false: no step at all.
bool directionTo(Heading heading, Direction& direction) {
  for (std::size_t i = 0; i < kDirections; ++i) {
    if (kHeadings[i].x != heading.x || kHeadings[i].y != heading.y) continue;
    direction = static_cast<Direction>(i);
    return true;
  }
  return false;
}

}  // namespace

// ---- positions and motion ---------------------------------------------------------------------------------------------------
void PewPewView::settle(Table& table) {
  replay_.rest(seen(table));
  enter(table, Mode::rest);
}

void PewPewView::happened(Table& table, const Events& events) {
  enter(table, Mode::rest);
  replay_.begin(events, table.motion(), table);
  if (!replay_.running()) replay_.agree(seen(table));
}

void PewPewView::skip(Table& table) {
  replay_.finish(table);
  replay_.agree(seen(table));
}

bool PewPewView::tick(Table& table) {
  const bool was = replay_.running();
  bool changed = replay_.tick(table);
  if (was && !replay_.running()) replay_.agree(seen(table));
  if (mode_ != Mode::rest && opened_ < kPanelSteps) {
    opened_ = static_cast<std::uint8_t>(opened_ + (table.motion() == Motion::full ? 1 : kPanelSteps));
    changed = true;
  }
  return changed || (mode_ != Mode::rest && cursorMoves(table.ticks()));
}

void PewPewView::enter(Table& table, Mode mode) {
  if (mode != mode_) opened_ = table.motion() == Motion::off ? kPanelSteps : 0;
  mode_ = mode;
  refused_ = Refusal::none;
  if (mode != Mode::aim) mine_ = false;
}

// ---- buttons ----------------------------------------------------------------------------------------------------------------
void PewPewView::press(Table& table, Button button) {
  refused_ = Refusal::none;
  switch (mode_) {
    case Mode::rest: return pressAtRest(table, button);
    case Mode::aim: return pressWhileAiming(table, button);
    case Mode::look: return pressWhileLooking(table, button);
    case Mode::ask: return pressWhenAsked(table, button);
  }
}

void PewPewView::refuse(Table& table, Refusal why) {
  refused_ = why;
  table.sound(Sound::refuse);
}

void PewPewView::act(Table& table, Move move) {
  const Refusal why = refusalOf(seen(table), move);
  if (why != Refusal::none) return refuse(table, why);
  table.sound(move == kFire ? Sound::fire : Sound::confirm);
  if (!table.play(move)) table.sound(Sound::refuse);
}

void PewPewView::pressAtRest(Table& table, Button button) {
  if (isDirection(button)) return aimAt(table, button);
  if (button == Button::a) return act(table, kFire);
  if (button == Button::select) return look(table);
  if (button != Button::b) return;
  // With nothing to lose and nothing to take back there is nothing to ask.
  const bool asks = seen(table).actionPoints > 0 || canTakeBack(table);
  if (!table.askBeforeEndingTurn() || !asks) return act(table, kEndTurn);
  table.sound(Sound::move);
  enter(table, Mode::ask);
}

// A second direction makes a diagonal, the opposite one takes its half away; against a wall the new one counts alone.
void PewPewView::aimAt(Table& table, Button button) {
  const Heading press = headingOf(button);
  Heading heading = press;
  if (mode_ == Mode::aim) {
    const Heading old = kHeadings[static_cast<std::size_t>(aim_)];
    const bool wall = neighbour(seen(table).shipSpace, aim_) == kNowhere;
    const bool opposite = (press.x != 0 && press.x == -old.x) || (press.y != 0 && press.y == -old.y);
    if (opposite || !wall || diagonal(aim_)) {
      heading = {press.x != 0 ? old.x + press.x : old.x, press.y != 0 ? old.y + press.y : old.y};
      heading.x = heading.x > 1 ? 1 : (heading.x < -1 ? -1 : heading.x);
      heading.y = heading.y > 1 ? 1 : (heading.y < -1 ? -1 : heading.y);
    }
  }
  table.sound(Sound::move);
  Direction direction{};
  if (!directionTo(heading, direction)) return enter(table, Mode::rest);
  const bool mine = mine_;
  enter(table, Mode::aim);
  mine_ = mine;
  aim_ = direction;
}

// Only with a move that can be made; what cannot be paid on top of it is said by the panel.
bool PewPewView::mineOffered(const Table& table) const {
  const State& now = seen(table);
  return mine_ || (now.mineDepth == 0 && refusalOf(now, moveShip(aim_)) == Refusal::none);
}

void PewPewView::pressWhileAiming(Table& table, Button button) {
  if (isDirection(button)) return aimAt(table, button);
  if (button == Button::a) return act(table, moveShip(aim_, mine_));
  if (button == Button::b) {
    table.sound(Sound::back);
    return enter(table, Mode::rest);
  }
  if (button != Button::select) return;
  if (!mineOffered(table)) return look(table);
  mine_ = !mine_;
  table.sound(Sound::move);
}

void PewPewView::look(Table& table) {
  if (mode_ == Mode::aim) {
    const std::uint8_t to = neighbour(seen(table).shipSpace, aim_);
    lookDepth_ = 1;
    lookSpace_ = to == kNowhere ? seen(table).shipSpace : to;
  } else {
    lookAtNearestAlien(seen(table));
  }
  table.sound(Sound::confirm);
  enter(table, Mode::look);
}

void PewPewView::lookAtNearestAlien(const State& now) {
  const std::size_t none = kDepths + 1;
  std::size_t nearest = none;
  for (const Alien& alien : now.aliens) {
    if (alien.depth == 0 || alien.depth >= nearest) continue;
    nearest = alien.depth;
    lookSpace_ = alien.space;
  }
  if (nearest == none) lookSpace_ = now.shipSpace;
  lookDepth_ = static_cast<std::uint8_t>(nearest == none ? 1 : nearest);
}

// Left and right go on from card to card, and round.
void PewPewView::stepLook(Button button) {
  const Heading step = headingOf(button);
  int column = lookSpace_ % 3 + step.x, row = lookSpace_ / 3 + step.y;
  int depth = lookDepth_;
  if (column < 0 || column > 2) {
    depth += column < 0 ? -1 : 1;
    column = column < 0 ? 2 : 0;
  }
  const int cards = kDepths;
  depth = depth < 1 ? cards : (depth > cards ? 1 : depth);
  row = row < 0 ? 2 : (row > 2 ? 0 : row);
  lookDepth_ = static_cast<std::uint8_t>(depth);
  lookSpace_ = static_cast<std::uint8_t>(3 * row + column);
}

bool PewPewView::heartOffered(const Table& table) const {
  return lookDepth_ == kDepths && refusalOf(seen(table), spawnHeart(lookSpace_)) == Refusal::none;
}

void PewPewView::pressWhileLooking(Table& table, Button button) {
  if (isDirection(button)) {
    stepLook(button);
    return table.sound(Sound::move);
  }
  if (button == Button::b) {
    table.sound(Sound::back);
    return enter(table, Mode::rest);
  }
  if (button == Button::select) return table.openLog();
  if (button == Button::a && lookDepth_ == kDepths) act(table, spawnHeart(lookSpace_));
}

bool PewPewView::canTakeBack(const Table& table) const {
  return seen(table).actionPoints < seen(table).countedPoints && table.canUndo();
}

void PewPewView::pressWhenAsked(Table& table, Button button) {
  if (button == Button::a) return act(table, kEndTurn);
  if (button == Button::select && canTakeBack(table)) {
    table.undo();
    if (!canTakeBack(table)) return;
    enter(table, Mode::ask);  // there is more of it
    opened_ = kPanelSteps;
    return;
  }
  if (isDirection(button)) {
    enter(table, Mode::rest);
    return aimAt(table, button);
  }
  if (button != Button::b) return;
  table.sound(Sound::back);
  enter(table, Mode::rest);
}

// ---- header and foot --------------------------------------------------------------------------------------------------------
void PewPewView::where(const Table&, TextOut& right) const {
  right << "Round " << std::int32_t{replay_.shown().round} << "   ";
  if (mode_ == Mode::aim)
    right << "Preview";
  else if (mode_ == Mode::look)
    right << "Look";
  else
    right << kPhaseWord[static_cast<std::size_t>(replay_.phase())];
}

void PewPewView::foot(const Table& table, Foot& foot) const {
  using Key = FootItem::Key;
  if (moving()) return;
  const State& now = seen(table);
  switch (mode_) {
    case Mode::rest:
      foot.add(Key::dpad, now.actionPoints > 0 ? "Aim a move" : "Aim");
      if (now.actionPoints > 0) foot.add(Key::a, "Fire 1");
      foot.add(Key::b, "End turn");
      foot.add(Key::select, "Look");
      break;
    case Mode::aim:
      foot.add(Key::dpad, "Aim");
      if (refusalOf(now, moveShip(aim_, mine_)) == Refusal::none) foot.add(Key::a, mine_ ? "Mine, move" : "Move");
      foot.add(Key::b, "Stay");
      foot.add(Key::select, !mineOffered(table) ? "Look" : (mine_ ? "No mine" : "Mine +1"));
      break;
    case Mode::look:
      foot.add(Key::dpad, "Look");
      if (heartOffered(table)) foot.add(Key::a, "Heart here");
      foot.add(Key::b, "Back");
      foot.add(Key::select, "Log");
      break;
    case Mode::ask:
      foot.add(Key::a, "End turn");
      foot.add(Key::b, "Go on");
      if (canTakeBack(table)) foot.add(Key::select, "Take back");
      break;
  }
}

// ---- drawing ----------------------------------------------------------------------------------------------------------------
void PewPewView::prepare(const Table& table) {
  if (moving() || (mode_ == Mode::rest && seen(table).end != End::none)) return;
  Events nobody;
  if (mode_ == Mode::aim)
    lookAhead(seen(table), moveShip(aim_, mine_), ahead_);
  else
    foresee(seen(table), ahead_.end, nobody);
}

void PewPewView::draw(const Table& table, Canvas& canvas) const {
  drawSky(canvas);
  replay_.draw(canvas);
  switch (mode_) {
    case Mode::rest: return drawAtRest(canvas);
    case Mode::aim: return drawAim(table, canvas);
    case Mode::look: return drawLook(table, canvas);
    case Mode::ask: return drawAsk(table, canvas);
  }
}

void PewPewView::drawAtRest(Canvas& canvas) const {
  const State& shown = replay_.shown();
  const std::size_t threats = !moving() && shown.end == End::none ? ahead_.end.threats.size() : 0;
  // Where a Pew! would come out.
  if (!moving() && shown.actionPoints > 0) {
    const Rect ahead = insideOf(2, shown.shipSpace);
    drawCursor(canvas, {ahead.x + 3, ahead.y + 3, ahead.w - 6, ahead.h - 6}, 0, kTeal);
  }
  drawHud(canvas, shown, replay_.phase() == Phase::playerActions ? PointsMood::ready : PointsMood::over, 0, threats);
  drawTracks(canvas, shown);
  Text<64> line;
  if (refused_ != Refusal::none)
    line << sentence(refused_);
  else if (!moving())
    readGist(replay_.gist(), line);
  if (line.empty() && !moving()) line << "Pews fly 2 cards, missiles 1.";
  drawTicker(canvas, line.c_str(), refused_ == Refusal::none ? kHaze : kPaper);
  replay_.drawSparks(canvas);
}

void PewPewView::drawAim(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  const Move move = moveShip(aim_, mine_);
  const Preview& preview = ahead_.move;
  const bool goes = preview.refusal == Refusal::none;
  drawAimedSpace(canvas, now, move, preview, table.ticks());
  if (goes && !preview.meetsMine && preview.after.hearts > 0) drawThreats(canvas, ahead_.end, preview.toSpace);
  const PointsMood mood = goes                                 ? PointsMood::spending
                          : preview.refusal == Refusal::points ? PointsMood::lacking
                                                               : PointsMood::ready;
  drawHud(canvas, now, mood, now.actionPoints - preview.price, 0);
  Reading reading;
  readMove(now, move, ahead_, reading);
  drawReading(canvas, now, reading, opened_);
}

void PewPewView::drawLook(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  const Forecast& forecast = ahead_.end;
  const std::uint8_t alien = alienAt(now, lookDepth_, lookSpace_);
  if (alien != kNowhere) drawPlan(canvas, now.aliens[alien], forecast.alien[alien]);
  const Rect inside = insideOf(lookDepth_, lookSpace_);
  drawCursor(canvas, {inside.x + 1, inside.y + 1, inside.w - 2, inside.h - 2}, table.ticks());
  drawHud(canvas, now, PointsMood::ready, 0, forecast.threats.size());
  Reading reading;
  if (alien != kNowhere) {
    readAlien(now, forecast, alien, reading);
    drawAlienReading(canvas, now, forecast, alien, reading, opened_);
  } else {
    readSpace(now, forecast, lookDepth_, lookSpace_, reading);
    if (lookDepth_ == kDepths && !covered(now, lookDepth_, lookSpace_)) readHeart(now, lookSpace_, reading);
    drawReading(canvas, now, reading, opened_);
  }
}

void PewPewView::drawAsk(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  const Forecast& forecast = ahead_.end;
  drawThreats(canvas, forecast, now.shipSpace);
  drawFates(canvas, now, forecast);
  drawHud(canvas, now, PointsMood::ready, 0, forecast.threats.size());
  Reading reading;
  readEnd(now, forecast, reading);
  drawReading(canvas, now, reading, opened_);
}

// ---- where lessons point ----------------------------------------------------------------------------------------------------
namespace {

Rect cardArea(std::size_t depth) {
  const Pane pane = paneOf(depth);
  return {pane.x - 2, pane.y - 2, pane.size() + 4, pane.size() + 14};
}

Rect spaceArea(std::size_t depth, std::size_t space) {
  const Rect inside = insideOf(depth, space);
  return {inside.x - 1, inside.y - 1, inside.w + 2, inside.h + 2};
}

}  // namespace

Rect PewPewView::anchor(const Table& table, std::uint8_t anchor) const {
  const State& now = seen(table);
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::ship: return spaceArea(1, now.shipSpace);
    case Anchor::ownCard: return cardArea(1);
    case Anchor::furthestCard: return cardArea(kDepths);
    case Anchor::points: return kPointsArea;
    case Anchor::hull: return kHullArea;
    case Anchor::tracks: return kTracksArea;
    case Anchor::alien:
      for (std::size_t depth = 1; depth <= kDepths; ++depth)
        for (const Alien& alien : now.aliens)
          if (alien.depth == depth) return spaceArea(depth, alien.space);
      break;
    case Anchor::missile:
      for (std::size_t depth = 1; depth <= kDepths; ++depth)
        for (std::size_t space = 0; space < kSpaces; ++space)
          if (missileAt(now, depth, space)) return spaceArea(depth, space);
      break;
    case Anchor::pew:  // one that has flown: card 2 is where they come out
      for (std::size_t depth = 3; depth <= kDepths; ++depth)
        for (std::size_t space = 0; space < kSpaces; ++space)
          if (pewsAt(now, depth, space) > 0) return spaceArea(depth, space);
      break;
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::pew_pew
