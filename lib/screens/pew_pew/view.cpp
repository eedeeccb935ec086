// Keys, foot and screens of Pew Pew!, by what the player is doing: nothing yet, aiming, looking, placing the heart, being
// asked. Looking plays nothing: whatever costs something is shown with its price first.
#include "screens/pew_pew/view.h"

#include "screens/components.h"
#include "screens/pew_pew/field.h"
#include "screens/pew_pew/hud.h"
#include "screens/pew_pew/overlay.h"

namespace armada::pew_pew {

namespace {

constexpr const char* kPhaseWord[] = {"",          "Spawn ships",   "Your actions", "Aliens move",  "Spawn missiles",
                                      "Move Pews", "Move missiles", "Forward",      "Check victory"};

const State& seenIn(const PlayContext& play) { return *static_cast<const State*>(play.seen); }
const State& shownIn(const PlayContext& play) { return *static_cast<const State*>(play.shown); }

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

constexpr int oneStep(int way) { return way > 1 ? 1 : (way < -1 ? -1 : way); }

bool canTakeBack(const PlayContext& play) {
  return seenIn(play).actionPoints < seenIn(play).countedPoints && play.canUndo;
}

// nullptr: there is none.
const Alien* nearestAlien(const State& now) {
  const Alien* nearest = nullptr;
  for (const Alien& alien : now.aliens)
    if (alien.depth != 0 && (nearest == nullptr || alien.depth < nearest->depth)) nearest = &alien;
  return nearest;
}

}  // namespace

// ---- positions --------------------------------------------------------------------------------------------------------------
void PewPewView::arrive(const PlayContext& play, Arrival how) {
  enter(play, Mode::rest);
  phase_ = Phase::playerActions;
  gistIsOld_ = true;
  if (how == Arrival::moved) return;
  gist_ = {};
  sparks_.clear();
  countAge_ = kCountTicks;
  if (how != Arrival::undone || !canTakeBack(play)) return;
  enter(play, Mode::ask);  // there is more of it
  opened_ = kPanelSteps;
}

bool PewPewView::tick(const PlayContext& play) {
  bool changed = sparks_.tick();
  if (countAge_ < kCountTicks) {
    ++countAge_;
    changed = true;
  }
  if (mode_ != Mode::rest && opened_ < kPanelSteps) {
    opened_ = static_cast<std::uint8_t>(opened_ + (play.motion == Motion::full ? 1 : kPanelSteps));
    changed = true;
  }
  return changed || (mode_ != Mode::rest && cursorMoves(play.ticks));
}

Intent PewPewView::enter(const PlayContext& play, Mode mode, Sound sound) {
  if (mode != mode_) opened_ = play.motion == Motion::off ? kPanelSteps : 0;
  mode_ = mode;
  refused_ = Refusal::none;
  if (mode != Mode::aim) mine_ = false;
  return Intent::nothing(sound);
}

void PewPewView::aim(const PlayContext& play, Move move) {
  enter(play, move == kEndTurn ? Mode::ask : Mode::rest);
  for (std::size_t i = 0; i < kDirections; ++i) {
    const auto direction = static_cast<Direction>(i);
    for (const bool mine : {false, true}) {
      if (moveShip(direction, mine) != move) continue;
      enter(play, Mode::aim);
      aim_ = direction;
      mine_ = mine;
    }
  }
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    if (spawnHeart(space) != move) continue;
    enter(play, Mode::heart);
    lookDepth_ = kDepths;
    lookSpace_ = space;
  }
  opened_ = kPanelSteps;
}

void PewPewView::sayForeseen(const PlayContext& play, TextOut& words) const {
  Reading reading;
  if (mode_ == Mode::aim) readMove(seenIn(play), moveShip(aim_, mine_), ahead_, reading);
  if (mode_ == Mode::ask) readEnd(seenIn(play), ahead_.end, reading);
  words << reading.words.c_str();
}

// ---- buttons ----------------------------------------------------------------------------------------------------------------
Intent PewPewView::press(const PlayContext& play, Button button) {
  refused_ = Refusal::none;
  if (mode_ == Mode::heart && button != Button::a) {
    enter(play, Mode::look);
    if (!isDirection(button)) return Intent::nothing(Sound::back);
  }
  if (isDirection(button)) return mode_ == Mode::look ? stepLook(button) : aimAt(play, button);
  if (button == Button::b) return mode_ == Mode::rest ? endTurn(play) : enter(play, Mode::rest, Sound::back);
  return button == Button::a ? confirm(play) : select(play);
}

Intent PewPewView::confirm(const PlayContext& play) {
  switch (mode_) {
    case Mode::rest: return act(play, kFire);
    case Mode::aim: return act(play, moveShip(aim_, mine_));
    case Mode::look:
      if (lookDepth_ != kDepths) return Intent::nothing();
      refused_ = refusalOf(seenIn(play), spawnHeart(lookSpace_));
      return refused_ == Refusal::none ? enter(play, Mode::heart, Sound::move) : Intent::refuse();
    case Mode::heart: return act(play, spawnHeart(lookSpace_));
    case Mode::ask: return act(play, kEndTurn);
  }
  return Intent::nothing();
}

Intent PewPewView::select(const PlayContext& play) {
  if (mode_ == Mode::look) return Intent::openLog();
  if (mode_ == Mode::ask) return canTakeBack(play) ? Intent::undo() : Intent::nothing();
  if (mode_ == Mode::rest || !mineOffered(play)) return look(play);
  mine_ = !mine_;
  return Intent::nothing(Sound::move);
}

Intent PewPewView::act(const PlayContext& play, Move move) {
  refused_ = refusalOf(seenIn(play), move);
  if (refused_ != Refusal::none) return Intent::refuse();
  return Intent::play(move, move == kFire ? Sound::fire : Sound::confirm);
}

// With nothing to lose and nothing to take back there is nothing to ask.
Intent PewPewView::endTurn(const PlayContext& play) {
  const bool asks = seenIn(play).actionPoints > 0 || canTakeBack(play);
  return play.asksBeforeEndingTurn && asks ? enter(play, Mode::ask, Sound::move) : act(play, kEndTurn);
}

// A second direction makes a diagonal, the opposite one takes its half away; against a wall the new one counts alone.
Intent PewPewView::aimAt(const PlayContext& play, Button button) {
  const Heading press = headingOf(button);
  Heading heading = press;
  if (mode_ == Mode::aim) {
    const Heading old = kHeadings[static_cast<std::size_t>(aim_)];
    const bool wall = neighbour(seenIn(play).shipSpace, aim_) == kNowhere;
    const bool opposite = press.x * old.x + press.y * old.y < 0;
    if (opposite || !wall || diagonal(aim_)) heading = {oneStep(old.x + press.x), oneStep(old.y + press.y)};
  }
  return enter(play, directionTo(heading, aim_) ? Mode::aim : Mode::rest, Sound::move);
}

// Only with a move that can be made; what cannot be paid on top of it is said by the panel.
bool PewPewView::mineOffered(const PlayContext& play) const {
  const State& now = seenIn(play);
  return mine_ || (now.mineDepth == 0 && refusalOf(now, moveShip(aim_)) == Refusal::none);
}

// At the aimed space, at the nearest alien, or at the ship.
Intent PewPewView::look(const PlayContext& play) {
  const State& now = seenIn(play);
  const Alien* alien = nearestAlien(now);
  const std::uint8_t aimedAt = mode_ == Mode::aim ? neighbour(now.shipSpace, aim_) : kNowhere;
  lookDepth_ = 1;
  lookSpace_ = aimedAt == kNowhere ? now.shipSpace : aimedAt;
  if (mode_ != Mode::aim && alien != nullptr) {
    lookDepth_ = alien->depth;
    lookSpace_ = alien->space;
  }
  return enter(play, Mode::look, Sound::confirm);
}

// Left and right go on from card to card, and round.
Intent PewPewView::stepLook(Button button) {
  const Heading step = headingOf(button);
  constexpr int kColumns = 3 * static_cast<int>(kDepths);
  const int column = (3 * (lookDepth_ - 1) + lookSpace_ % 3 + step.x + kColumns) % kColumns;
  const int row = (lookSpace_ / 3 + step.y + 3) % 3;
  lookDepth_ = static_cast<std::uint8_t>(1 + column / 3);
  lookSpace_ = static_cast<std::uint8_t>(3 * row + column % 3);
  return Intent::nothing(Sound::move);
}

// ---- header and foot --------------------------------------------------------------------------------------------------------
void PewPewView::headerText(const PlayContext& play, TextOut& right) const {
  right << "Round " << std::int32_t{shownIn(play).round} << "   ";
  if (mode_ == Mode::aim || mode_ == Mode::heart)
    right << "Preview";
  else if (mode_ == Mode::look)
    right << "Look";
  else
    right << kPhaseWord[static_cast<std::size_t>(phase(play))];
}

void PewPewView::buttonHints(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (play.moving()) return;
  const State& now = seenIn(play);
  switch (mode_) {
    case Mode::rest:
      hints.add(Key::dpad, now.actionPoints > 0 ? "Aim a move" : "Aim");
      if (now.actionPoints > 0) hints.add(Key::a, "Fire 1");
      hints.add(Key::b, "End turn");
      hints.add(Key::select, "Look");
      break;
    case Mode::aim:
      hints.add(Key::dpad, "Aim");
      if (refusalOf(now, moveShip(aim_, mine_)) == Refusal::none) hints.add(Key::a, mine_ ? "Mine, move" : "Move");
      hints.add(Key::b, "Stay");
      hints.add(Key::select, !mineOffered(play) ? "Look" : (mine_ ? "No mine" : "Mine +1"));
      break;
    case Mode::look:
      hints.add(Key::dpad, "Look");
      if (lookDepth_ == kDepths && refusalOf(now, spawnHeart(lookSpace_)) == Refusal::none) hints.add(Key::a, "Heart?");
      hints.add(Key::b, "Back");
      hints.add(Key::select, "Log");
      break;
    case Mode::heart:
      hints.add(Key::dpad, "Look");
      hints.add(Key::a, "Spawn it");
      hints.add(Key::b, "Back");
      break;
    case Mode::ask:
      hints.add(Key::a, "End turn");
      hints.add(Key::b, "Go on");
      if (canTakeBack(play)) hints.add(Key::select, "Take back");
      break;
  }
}

// ---- drawing ----------------------------------------------------------------------------------------------------------------
void PewPewView::prepare(const PlayContext& play) {
  if (play.moving() || (mode_ == Mode::rest && seenIn(play).end != End::none)) return;
  Events nobody;
  if (mode_ == Mode::aim)
    lookAhead(seenIn(play), moveShip(aim_, mine_), ahead_);
  else if (mode_ == Mode::heart)
    lookAhead(seenIn(play), spawnHeart(lookSpace_), ahead_);
  else
    foresee(seenIn(play), ahead_.end, nobody);
}

void PewPewView::draw(const PlayContext& play, Canvas& canvas) const {
  drawSky(canvas);
  drawCards(play, canvas);
  switch (mode_) {
    case Mode::rest: return drawAtRest(play, canvas);
    case Mode::aim: return drawAim(play, canvas);
    case Mode::look: return drawLook(play, canvas);
    case Mode::heart: return drawHeart(play, canvas);
    case Mode::ask: return drawAsk(play, canvas);
  }
}

// While the cards come nearer the ship stays where it is.
void PewPewView::drawCards(const PlayContext& play, Canvas& canvas) const {
  Advance advance{0, 1, kNowhere};
  bool shipAloft = false;
  play.player.eachNow([&](const Event& event) {
    if (event.kind == static_cast<std::uint8_t>(EventKind::cardDrawn)) advance.newCard = event.c;
    if (event.kind != static_cast<std::uint8_t>(EventKind::shipMoved)) return;
    shipAloft = event.a == event.c;
    if (shipAloft) return;
    advance.step = play.player.scene().step;
    advance.steps = play.player.scene().steps;
  });
  drawTable(canvas, shownIn(play), shipAloft, advance, countAge_ < kCountTicks && countAge_ / 2 % 2 == 0);
  play.player.draw(canvas);
}

void PewPewView::drawAtRest(const PlayContext& play, Canvas& canvas) const {
  const State& shown = shownIn(play);
  const std::size_t threats = !play.moving() && shown.end == End::none ? ahead_.end.threats.size() : 0;
  // Where a Pew! would come out.
  if (!play.moving() && shown.actionPoints > 0) {
    const Rect ahead = insideOf(2, shown.shipSpace);
    drawCursor(canvas, {ahead.x + 3, ahead.y + 3, ahead.w - 6, ahead.h - 6}, 0, kTeal);
  }
  drawHud(canvas, shown, phase(play) == Phase::playerActions ? PointsMood::ready : PointsMood::over, 0, threats);
  drawTracks(canvas, shown);
  Text<64> line;
  if (refused_ != Refusal::none)
    line << sentence(refused_);
  else if (!play.moving())
    readGist(gist_, line);
  if (line.empty() && !play.moving()) line << "Pews fly 2 cards, missiles 1.";
  drawTicker(canvas, line.c_str(), refused_ == Refusal::none ? kHaze : kPaper);
  sparks_.draw(canvas);
}

void PewPewView::drawAim(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const Move move = moveShip(aim_, mine_);
  const Preview& preview = ahead_.move;
  const bool goes = preview.refusal == Refusal::none;
  drawAimedSpace(canvas, now, move, preview, play.ticks);
  if (goes && !preview.meetsMine && preview.after.hearts > 0) drawThreats(canvas, ahead_.end, preview.toSpace);
  const PointsMood mood = goes                                 ? PointsMood::spending
                          : preview.refusal == Refusal::points ? PointsMood::lacking
                                                               : PointsMood::ready;
  drawHud(canvas, now, mood, now.actionPoints - preview.price, 0);
  Reading reading;
  readMove(now, move, ahead_, reading);
  drawReading(canvas, now, reading, opened_);
}

void PewPewView::drawLook(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const Forecast& forecast = ahead_.end;
  const std::uint8_t alien = alienAt(now, lookDepth_, lookSpace_);
  if (alien != kNowhere) drawPlan(canvas, now.aliens[alien], forecast.alien[alien]);
  const Rect inside = insideOf(lookDepth_, lookSpace_);
  drawCursor(canvas, {inside.x + 1, inside.y + 1, inside.w - 2, inside.h - 2}, play.ticks);
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

void PewPewView::drawHeart(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const Move move = spawnHeart(lookSpace_);
  drawPlacedHeart(canvas, lookSpace_, ahead_.move, play.ticks);
  drawThreats(canvas, ahead_.end, now.shipSpace);
  drawHud(canvas, now, PointsMood::spending, now.actionPoints - ahead_.move.price, 0);
  Reading reading;
  readHeartMove(now, move, ahead_, reading);
  drawReading(canvas, now, reading, opened_);
}

void PewPewView::drawAsk(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
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

template <class Holds>
Rect firstSpace(std::size_t depth, Holds holds) {
  for (; depth <= kDepths; ++depth)
    for (std::size_t space = 0; space < kSpaces; ++space)
      if (holds(depth, space)) return spaceArea(depth, space);
  return {0, 0, 0, 0};
}

}  // namespace

Rect PewPewView::anchor(const PlayContext& play, std::uint8_t anchor) const {
  const State& now = seenIn(play);
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::ship: return spaceArea(1, now.shipSpace);
    case Anchor::ownCard: return cardArea(1);
    case Anchor::furthestCard: return cardArea(kDepths);
    case Anchor::points: return kPointsArea;
    case Anchor::hull: return kHullArea;
    case Anchor::tracks: return kTracksArea;
    case Anchor::panel: return panelOf(kReadingLines);  // where an aimed move is told
    case Anchor::alien: {
      const Alien* alien = nearestAlien(now);
      return alien == nullptr ? Rect{0, 0, 0, 0} : spaceArea(alien->depth, alien->space);
    }
    case Anchor::missile:
      return firstSpace(1, [&now](std::size_t depth, std::size_t space) { return missileAt(now, depth, space); });
    case Anchor::pew:  // one that has flown: card 2 is where they come out
      return firstSpace(3, [&now](std::size_t depth, std::size_t space) { return pewsAt(now, depth, space) > 0; });
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::pew_pew
