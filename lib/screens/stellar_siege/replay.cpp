#include "screens/stellar_siege/replay.h"

#include "rules/stellar_siege/stellar_siege.h"
#include "screens/components.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

Happened kindOf(const Event& event) { return static_cast<Happened>(event.kind); }
Kind cardOfEvent(const Event& event) { return static_cast<Kind>(event.b); }

// A small card, its middle at the point.
constexpr int kPieceWidth = 15, kPieceHeight = 19;
void drawPiece(Canvas& canvas, Point at, Kind kind) {
  const int x = at.x - kPieceWidth / 2, y = at.y - kPieceHeight / 2;
  canvas.box(x - 1, y - 1, kPieceWidth + 2, kPieceHeight + 2, kGold, kClear, 3);
  if (kind == Kind::unknown) return drawCardBack(canvas, {x, y, kPieceWidth, kPieceHeight});
  canvas.box(x, y, kPieceWidth, kPieceHeight, kPaper, kUmber, 2);
  canvas.rect(x + 1, y + 2, kPieceWidth - 2, 4, kKraft);
  drawRank(canvas, x + 4, y + 8, kind, kUmber, kBrick);
}

std::uint8_t burdenOf(const Event& event) {
  switch (static_cast<Effect>(event.b)) {
    case Effect::cordontion: return kRandomDeployment;
    case Effect::zahwilta: return kNoPlanetEffect;
    case Effect::plomeena: return kSoldiersBlocked;
    case Effect::iontian: return event.value > 0 ? kValueUp : kValueDown;
    case Effect::emalto: return kMayAdjustNext;
    default: return 0;
  }
}

}  // namespace

// ---- time -----------------------------------------------------------------------------------------------------------
int Replay::ticksOf(const Event& event) {
  switch (kindOf(event)) {
    case Happened::deployed: return 3 * kJumpTicks + 1;
    case Happened::drew: return kJumpTicks;
    case Happened::drewSome: return 2 * kJumpTicks;
    case Happened::discarded: return 2 * kJumpTicks;
    case Happened::gave:
    case Happened::gaveOne: return 2 * kJumpTicks;
    case Happened::moved: return 3 * kJumpTicks;
    case Happened::switched: return 3 * kJumpTicks;
    case Happened::pickedAtRandom: return 12;
    case Happened::activated:
    case Happened::declared: return 8;
    case Happened::burdened:
    case Happened::blocked:
    case Happened::numberChosen:
    case Happened::adjusted:
    case Happened::pileEmpty:
    case Happened::shuffledHand:
    case Happened::passed: return 10;
    case Happened::sideTurned: return 6;
    default: return 0;
  }
}

void Replay::plan(Motion motion) {
  limit_ = motion == Motion::off ? 0 : motion == Motion::brief ? kMostTicks / 2 : kMostTicks;
  int total = 0;
  for (const Event& event : *events_) total += ticksOf(event);
  if (motion == Motion::brief) total = total < kMostTicks ? kMostTicks : total;  // halved whatever it is
  total_ = static_cast<std::uint16_t>(total);
  elapsed_ = 0;
}

// Its share of the time there is: all of them together never take longer.
int Replay::ticksFor(const Event& event) {
  if (limit_ == 0) return 0;
  const int raw = ticksOf(event);
  if (total_ <= limit_) return raw;
  const int from = elapsed_ * limit_ / total_;
  elapsed_ = static_cast<std::uint16_t>(elapsed_ + raw);
  return elapsed_ * limit_ / total_ - from;
}

void Replay::rest(const State& seen, Seat viewer) {
  viewer_ = viewer;
  shown_ = shownOf(seen, viewer);
  events_ = nullptr;
  flight_.flies = false;
}

void Replay::begin(const Events& events, Table& table) {
  events_ = &events;
  event_ = kNone;
  told_ = kNone;
  plan(table.motion());
  next(table);
}

// Lands what needs no time, and lifts off the next thing that moves.
void Replay::next(Table& table) {
  for (;;) {
    ++event_;  // from kNone to the first
    flight_.flies = false;
    if (event_ >= events_->size()) {
      events_ = nullptr;
      return;
    }
    const Event& event = (*events_)[event_];
    Text<96> words;
    kStellarSiege.narrate(table.seen(), event, words);
    if (!words.empty()) told_ = event_;
    liftOff(event);
    steps_ = static_cast<std::uint8_t>(ticksFor(event));
    step_ = 0;
    if (steps_ > 0) return;
    land(event, table);
  }
}

bool Replay::tick(Table& table) {
  if (!running()) return false;
  if (++step_ < steps_) return true;
  land((*events_)[event_], table);
  next(table);
  return true;
}

void Replay::finish(Table& table) {
  if (!running()) return;
  limit_ = 0;
  land((*events_)[event_], table);
  next(table);
}

// ---- the copy of the counts -----------------------------------------------------------------------------------------
Point Replay::chipAt(Seat seat, std::uint8_t planet) const { return {planetX(planet), chipY(seat, viewer_)}; }

Point Replay::handAt(Seat seat, Kind kind) const {
  if (seat != viewer_) return {240, kEnemyLineY + 4};
  const HandLayout layout = layHand(shown_, viewer_, kind);
  const int i = layout.find(kind);
  return {i < 0 ? 160 : layout.x[i] + kCardWidth / 2, kHandY + 16};
}

Point Replay::pileAt(Seat seat) const { return {296, lineY(seat, viewer_) + 4}; }

void Replay::fly(Point from, Point to, Kind kind) {
  flight_ = {static_cast<std::int16_t>(from.x),
             static_cast<std::int16_t>(to.x),
             static_cast<std::uint8_t>(from.y),
             static_cast<std::uint8_t>(to.y),
             kind,
             true};
}

void Replay::takeFromHand(Seat seat, Kind kind) {
  if (shown_.hand[seat] > 0) --shown_.hand[seat];
  if (seat == viewer_ && shown_.own[indexOf(kind)] > 0) --shown_.own[indexOf(kind)];
}

void Replay::addToHand(Seat seat, Kind kind, int cards) {
  shown_.hand[seat] = static_cast<std::uint8_t>(shown_.hand[seat] + cards);
  if (seat == viewer_ && kind != Kind::unknown) ++shown_.own[indexOf(kind)];
}

// What moves is taken up when its time begins, and put down when it ends.
void Replay::liftOff(const Event& event) {
  const Kind kind = cardOfEvent(event);
  switch (kindOf(event)) {
    case Happened::deployed:
      fly(handAt(event.a, kind), chipAt(event.a, event.c), kind);
      takeFromHand(event.a, kind);
      break;
    case Happened::discarded:
      fly(handAt(event.a, kind), pileAt(event.a), kind);
      takeFromHand(event.a, kind);
      break;
    case Happened::gave:
      fly(handAt(event.a, kind), handAt(otherSeat(event.a), kind), kind);
      takeFromHand(event.a, kind);
      break;
    case Happened::drew:
    case Happened::drewSome: fly(pileAt(event.a), handAt(event.a, kind), Kind::unknown); break;
    case Happened::moved:
      fly(chipAt(event.a, event.c), chipAt(event.a, event.d), kind);
      --shown_.force[event.a][event.c];
      break;
    default: break;
  }
}

void Replay::landCards(const Event& event) {
  const Kind kind = cardOfEvent(event);
  switch (kindOf(event)) {
    case Happened::deployed: ++shown_.force[event.a][event.c]; break;
    case Happened::moved: ++shown_.force[event.a][event.d]; break;
    case Happened::gave: addToHand(otherSeat(event.a), kind, 1); break;
    case Happened::drew:
      addToHand(event.a, kind, 1);
      --shown_.pile[event.a];
      break;
    case Happened::drewSome:
      addToHand(event.a, Kind::unknown, event.value);
      shown_.pile[event.a] = static_cast<std::uint8_t>(shown_.pile[event.a] - event.value);
      break;
    case Happened::switched: {
      const std::uint8_t first = shown_.force[event.a][event.b];
      shown_.force[event.a][event.b] = shown_.force[event.a][event.c];
      shown_.force[event.a][event.c] = first;
      break;
    }
    case Happened::shuffledHand:
      shown_.pile[event.a] = static_cast<std::uint8_t>(shown_.pile[event.a] + shown_.hand[event.a]);
      shown_.hand[event.a] = 0;
      if (event.a == viewer_)
        for (std::uint8_t& cards : shown_.own) cards = 0;
      break;
    default: break;
  }
}

void Replay::land(const Event& event, Table& table) {
  landCards(event);
  const bool own = event.a == viewer_;
  switch (kindOf(event)) {
    case Happened::sideTurned:
      shown_.sides =
          static_cast<std::uint8_t>((shown_.sides & ~(1u << event.b)) | static_cast<unsigned>(event.value) << event.b);
      return table.sound(Sound::cube);
    case Happened::turnBegan:
      shown_.active = event.a;
      shown_.round = static_cast<std::uint8_t>(event.value);
      return;
    case Happened::turnEnded:  // what was laid on it ends with it, Emalto waits for the next one
      shown_.burden[event.a] =
          static_cast<std::uint8_t>((shown_.burden[event.a] & kMayAdjustNext) != 0 ? kMayAdjust : 0);
      shown_.adjustment = 0;
      return;
    case Happened::adjusted: shown_.adjustment = static_cast<std::int8_t>(event.value); return;
    case Happened::burdened:
      shown_.burden[event.a] = static_cast<std::uint8_t>(shown_.burden[event.a] | burdenOf(event));
      return table.sound(own ? Sound::lose : Sound::gain);
    case Happened::deployed:
    case Happened::moved:
    case Happened::switched: return table.sound(Sound::hit);
    case Happened::drew:
    case Happened::drewSome:
    case Happened::gave:
    case Happened::shuffledHand:
    case Happened::discarded: return table.sound(Sound::cube);
    case Happened::activated: return table.sound(Sound::gain);
    case Happened::ended: return table.sound(own ? Sound::win : Sound::lost);
    default: return;
  }
}

// ---- drawing --------------------------------------------------------------------------------------------------------
void Replay::draw(Canvas& canvas) const {
  if (!running() || steps_ == 0) return;
  const Event& event = (*events_)[event_];
  if (flight_.flies && step_ + 1 == steps_ && steps_ > 2 * kJumpTicks)  // it hits: one tick of white
    return canvas.disc(flight_.toX, flight_.toY, 9, kWhite);
  if (flight_.flies) {
    // In three jumps, or as many as there is time for.
    const int jumps = steps_ < 3 ? steps_ : 3;
    const int jump = step_ * jumps / steps_;
    const Point at{flight_.fromX + (flight_.toX - flight_.fromX) * jump / jumps,
                   flight_.fromY + (flight_.toY - flight_.fromY) * jump / jumps};
    return drawPiece(canvas, at, flight_.kind);
  }
  const bool bright = step_ / 2 % 2 == 0;
  const auto mark = [&](std::uint8_t planet) { drawCursor(canvas, planetColumn(planet), bright ? 0 : 15, kPaper); };
  switch (kindOf(event)) {
    case Happened::activated:
    case Happened::declared:
    case Happened::sideTurned:
      if (bright) canvas.ring(planetX(event.b), kPlanetY, kPlanetRadius + 1, kWhite, 2);
      return;
    case Happened::switched:
      mark(event.b);
      mark(event.c);
      return drawWay(canvas, event.a, viewer_, event.b, event.c, true);
    case Happened::burdened:
      if (bright) drawCursor(canvas, lineRect(lineY(event.a, viewer_)), 0, kPaper);
      return;
    case Happened::pickedAtRandom: return drawPiece(canvas, {160, 112}, cardOfEvent(event));
    default: return;
  }
}

}  // namespace armada::stellar_siege
