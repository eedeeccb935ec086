// Legs, the copy of the pieces, sparks and sounds: how the events of a move become motion.
#include "screens/pew_pew/replay.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pew_pew/field.h"

namespace armada::pew_pew {

namespace {

EventKind kindOf(const Event& event) { return static_cast<EventKind>(event.kind); }

void setMissile(State& state, std::size_t depth, std::size_t space, bool there) {
  const unsigned others = state.missiles[depth - 1] & ~static_cast<unsigned>(spaceBit(space));
  state.missiles[depth - 1] = static_cast<std::uint16_t>(others | (there ? spaceBit(space) : 0u));
}

}  // namespace

// ---- legs: what moves at the same time ------------------------------------------------------------------------------------
std::size_t Replay::phaseEnd(std::size_t from) const {
  std::size_t i = from;
  while (i < events_->size() && kindOf((*events_)[i]) != EventKind::phaseBegan) ++i;
  return i;
}

// The events of one leg, with the collisions that follow each move. First legs of Pews come furthest card first; what
// starts further away than the latest first leg is a second one.
template <class Visit>
void Replay::eachOfLeg(std::size_t first, std::size_t end, Phase phase, int leg, Visit visit) const {
  std::size_t nearest = kDepths;
  int at = 1;
  for (std::size_t i = first; i < end; ++i) {
    const Event& event = (*events_)[i];
    if (phase == Phase::movePews && (kindOf(event) == EventKind::pewMoved || kindOf(event) == EventKind::pewLeft)) {
      at = event.a <= nearest ? 1 : 2;
      if (at == 1) nearest = event.a;
    }
    if (at == leg) visit(event);
  }
}

bool Replay::isFlight(const Event& event) {
  switch (kindOf(event)) {
    case EventKind::alienSpawned:
    case EventKind::shipMoved:
    case EventKind::fired:
    case EventKind::heartSpawned:
    case EventKind::alienMoved:
    case EventKind::missileSpawned:
    case EventKind::pewMoved:
    case EventKind::pewLeft:
    case EventKind::missileMoved:
    case EventKind::missileLeft: return true;
    default: return false;
  }
}

bool Replay::moves(std::size_t first, std::size_t end, Phase phase, int leg) const {
  bool any = false;
  eachOfLeg(first, end, phase, leg, [&any](const Event& event) { any = any || isFlight(event); });
  return any;
}

int Replay::ticksOf(Phase phase, bool moving) const {
  if (instant_ || !moving) return 0;
  return phase == Phase::movePlayerForward ? forwardTicks_ : jumpTicks_;
}

// How long a jump may take so that the whole of it stays within the limit, and whether there is time for short rests.
void Replay::plan(Motion motion) {
  instant_ = motion == Motion::off;
  const int parts = motion == Motion::brief ? 2 : 1;
  jumpTicks_ = static_cast<std::uint8_t>(kJumpTicks / parts);
  forwardTicks_ = static_cast<std::uint8_t>(kForwardTicks / parts);
  hold_ = 0;
  int jumps = 0, forwards = 0;
  Phase phase = Phase::playerActions;
  for (std::size_t i = 0; i < events_->size();) {
    if (kindOf((*events_)[i]) == EventKind::phaseBegan) phase = static_cast<Phase>((*events_)[i++].a);
    const std::size_t end = phaseEnd(i);
    for (int leg = 1; leg <= 2; ++leg) {
      if (!moves(i, end, phase, leg)) continue;
      ++(phase == Phase::movePlayerForward ? forwards : jumps);
    }
    i = end;
  }
  while (jumpTicks_ > 1 && jumps * jumpTicks_ + forwards * forwardTicks_ > kMostTicks / parts) --jumpTicks_;
  const int spare = kMostTicks / parts - jumps * jumpTicks_ - forwards * forwardTicks_;
  if (jumps + forwards > 1)
    hold_ = static_cast<std::uint8_t>(spare / (jumps + forwards) < 2 ? spare / (jumps + forwards) : 2);
}

void Replay::rest(const State& seen) {
  shown_ = seen;
  shipDepth_ = 1;
  stop();
  countAge_ = kCountTicks;
  gist_ = gistBefore_ = {};
  for (Effect& effect : effects_) effect.spark = Spark::none;
}

void Replay::stop() {
  events_ = nullptr;
  if (gist_.round + gist_.points + gist_.hits + gist_.healed + gist_.stopped == 0) gist_ = gistBefore_;
  landed_ = true;
  shipAloft_ = false;
  phase_ = Phase::playerActions;
}

void Replay::begin(const Events& events, Motion motion, Table& table) {
  events_ = &events;
  gistBefore_ = gist_;
  gist_ = {};
  phase_ = Phase::playerActions;
  first_ = end_ = 0;
  leg_ = 2;
  landed_ = true;
  plan(motion);
  nextLeg(table);
}

// Lands what needs no time, and lifts off the next pieces that move.
void Replay::nextLeg(Table& table) {
  for (;;) {
    if (phase_ == Phase::movePews && leg_ == 1) {
      leg_ = 2;
    } else {
      if (end_ == events_->size()) return stop();
      first_ = end_;
      const Event& event = (*events_)[first_];
      if (kindOf(event) == EventKind::phaseBegan) {
        phase_ = static_cast<Phase>(event.a);
        shown_.round = static_cast<std::uint8_t>(event.value);
        if (phase_ == Phase::aliensMove) gist_.round = shown_.round;
        ++first_;
      }
      end_ = static_cast<std::uint8_t>(phaseEnd(first_));
      leg_ = 1;
    }
    const bool moving = moves(first_, end_, phase_, leg_);
    eachOfLeg(first_, end_, phase_, leg_, [this](const Event& each) { liftOff(each); });
    step_ = 0;
    steps_ = static_cast<std::uint8_t>(ticksOf(phase_, moving));
    landed_ = false;
    if (steps_ > 0) return;
    land(table);
  }
}

void Replay::land(Table& table) {
  landed_ = true;
  eachOfLeg(first_, end_, phase_, leg_, [this](const Event& event) {
    note(event);
    if (!instant_) spark(event);
    landPiece(event);
    landMeeting(event);
    landCards(event);
  });
  shipAloft_ = false;
  soundOf(table);
}

bool Replay::tick(Table& table) {
  bool changed = false;
  for (Effect& effect : effects_) {
    if (effect.spark == Spark::none) continue;
    changed = true;
    if (++effect.age >= (effect.spark == Spark::burst ? kBurstTicks : kPopTicks)) effect.spark = Spark::none;
  }
  if (countAge_ < kCountTicks) {
    ++countAge_;
    changed = true;
  }
  if (!running()) return changed;
  ++step_;
  if (step_ == steps_) land(table);
  if (step_ >= steps_ + hold_) nextLeg(table);
  return true;
}

void Replay::finish(Table& table) {
  if (!running()) return;
  instant_ = true;
  if (!landed_) land(table);
  nextLeg(table);
}

// ---- the copy of the pieces -----------------------------------------------------------------------------------------------
// A piece that moves is taken up when its leg begins and put down when it ends.
void Replay::liftOff(const Event& event) {
  switch (kindOf(event)) {
    case EventKind::shipMoved:
      shown_.actionPoints = static_cast<std::uint8_t>(shown_.actionPoints - event.value);
      shipAloft_ = event.a == event.c;  // forward, the cards come to the ship
      break;
    case EventKind::mineDropped:
      shown_.mineDepth = event.a;
      shown_.mineSpace = event.b;
      break;
    case EventKind::fired: shown_.actionPoints = static_cast<std::uint8_t>(shown_.actionPoints - event.value); break;
    case EventKind::heartSpawned: shown_.actionPoints = 0; break;
    case EventKind::alienMoved: shown_.aliens[event.c].depth = 0; break;
    case EventKind::pewMoved:
    case EventKind::pewLeft: --shown_.pews[event.a - 1][event.b]; break;
    case EventKind::missileMoved:
    case EventKind::missileLeft: setMissile(shown_, event.a, event.b, false); break;
    case EventKind::deathCounted:  // told while its card is still there
      if (!instant_) addEffect(Spark::skull, event.a, event.b);
      break;
    default: break;
  }
}

void Replay::landPiece(const Event& event) {
  switch (kindOf(event)) {
    case EventKind::alienSpawned: shown_.aliens[event.c] = {event.a, event.b, event.d}; break;
    case EventKind::shipMoved:
      shipDepth_ = event.c;
      shown_.shipSpace = event.d;
      break;
    case EventKind::fired: ++shown_.pews[event.a - 1][event.b]; break;
    case EventKind::heartSpawned:
      shown_.heartDepth = event.a;
      shown_.heartSpace = event.b;
      break;
    case EventKind::alienMoved:
      shown_.aliens[event.c].depth = event.a;
      shown_.aliens[event.c].space = event.d;
      break;
    case EventKind::alienTurned: shown_.aliens[event.c].side = event.d; break;
    case EventKind::missileSpawned: setMissile(shown_, event.a, event.b, true); break;
    case EventKind::pewMoved: ++shown_.pews[event.c - 1][event.d]; break;
    case EventKind::missileMoved: setMissile(shown_, event.c, event.d, true); break;
    default: break;
  }
}

void Replay::landMeeting(const Event& event) {
  switch (kindOf(event)) {
    case EventKind::pewMetMissile:
      removePiece(event.a, event.b, Piece::pew, 0);
      removePiece(event.a, event.b, Piece::missile, 0);
      break;
    case EventKind::pewHitAlien:
      removePiece(event.a, event.b, Piece::pew, 0);
      removePiece(event.a, event.b, Piece::alien, event.c);
      break;
    case EventKind::mineWentOff:
      removePiece(event.a, event.b, Piece::mine, 0);
      removePiece(event.a, event.b, static_cast<Piece>(event.c), event.d);
      break;
    case EventKind::shipHit:
      removePiece(event.a, event.b, static_cast<Piece>(event.c), event.d);
      shown_.hearts = static_cast<std::uint8_t>(event.value);
      break;
    case EventKind::heartTaken:
      removePiece(event.a, event.b, Piece::heart, 0);
      shown_.hearts = static_cast<std::uint8_t>(event.value);
      break;
    case EventKind::pointScored: shown_.points = static_cast<std::uint8_t>(event.value); break;
    case EventKind::deathCounted: shown_.deaths = static_cast<std::uint8_t>(event.value); break;
    case EventKind::pieceReturned: removePiece(event.a, event.b, static_cast<Piece>(event.c), event.d); break;
    default: break;
  }
}

void Replay::removePiece(std::size_t depth, std::size_t space, Piece what, std::size_t alien) {
  switch (what) {
    case Piece::alien: shown_.aliens[alien] = {0, 0, 0}; break;
    case Piece::pew: --shown_.pews[depth - 1][space]; break;
    case Piece::missile: setMissile(shown_, depth, space, false); break;
    case Piece::mine: shown_.mineDepth = shown_.mineSpace = 0; break;
    case Piece::heart: shown_.heartDepth = shown_.heartSpace = 0; break;
    default: break;
  }
}

void Replay::landCards(const Event& event) {
  State& s = shown_;
  switch (kindOf(event)) {
    case EventKind::cardsShifted:
      for (std::size_t i = 0; i + 1 < kDepths; ++i) {
        s.cards[i] = s.cards[i + 1];
        s.missiles[i] = s.missiles[i + 1];
        for (std::size_t space = 0; space < kSpaces; ++space) s.pews[i][space] = s.pews[i + 1][space];
      }
      s.cards[kDepths - 1] = kNowhere;
      s.missiles[kDepths - 1] = 0;
      for (std::uint8_t& pews : s.pews[kDepths - 1]) pews = 0;
      for (Alien& alien : s.aliens)
        if (alien.depth > 0) --alien.depth;
      if (s.mineDepth > 0) --s.mineDepth;
      if (s.heartDepth > 0) --s.heartDepth;
      shipDepth_ = 1;
      break;
    case EventKind::cardDrawn: s.cards[event.a - 1] = event.c; break;
    case EventKind::pointsCounted: countPoints(event.value); break;
    case EventKind::gameOver: s.end = static_cast<End>(event.a); break;
    default: break;
  }
}

void Replay::countPoints(int points) {
  State& s = shown_;
  s.actionPoints = s.countedPoints = static_cast<std::uint8_t>(points);
  s.countedHearts = s.hearts;
  const std::uint16_t covered = coveredOnScreen(s, 1, 1);
  unsigned open = 0;
  for (std::size_t i = 0; i < kScreenCard[s.cards[0]].sets; ++i)
    if ((covered & spaceBit(kScreenCard[s.cards[0]].set[i].space)) == 0) open |= 1u << i;
  s.countedSets = static_cast<std::uint8_t>(open);
  if (!instant_) countAge_ = 0;
}

bool sameTable(const State& a, const State& b) {
  bool same = a.shipSpace == b.shipSpace && a.hearts == b.hearts && a.actionPoints == b.actionPoints &&
              a.countedPoints == b.countedPoints && a.countedSets == b.countedSets &&
              a.countedHearts == b.countedHearts && a.mineDepth == b.mineDepth && a.mineSpace == b.mineSpace &&
              a.heartDepth == b.heartDepth && a.heartSpace == b.heartSpace && a.points == b.points &&
              a.deaths == b.deaths && a.round == b.round && a.end == b.end;
  for (std::size_t i = 0; i < kAliens; ++i)
    same = same && a.aliens[i].depth == b.aliens[i].depth && a.aliens[i].space == b.aliens[i].space &&
           a.aliens[i].side == b.aliens[i].side;
  for (std::size_t i = 0; i < kDepths; ++i) {
    same = same && a.cards[i] == b.cards[i] && a.missiles[i] == b.missiles[i];
    for (std::size_t space = 0; space < kSpaces; ++space) same = same && a.pews[i][space] == b.pews[i][space];
  }
  return same;
}

// ---- what it brought ------------------------------------------------------------------------------------------------------
void Replay::note(const Event& event) {
  switch (kindOf(event)) {
    case EventKind::pointScored: ++gist_.points; break;
    case EventKind::deathCounted: ++gist_.deaths; break;
    case EventKind::shipHit: ++gist_.hits; break;
    case EventKind::heartTaken:
      if (event.c != 0) ++gist_.healed;
      break;
    case EventKind::pewMetMissile: ++gist_.stopped; break;
    default: break;
  }
}

void Replay::addEffect(Spark spark, std::size_t depth, std::size_t space, std::uint8_t alien) {
  // Forward, the cards have come one step nearer when the sparks fly.
  if (phase_ == Phase::movePlayerForward && depth > 1) --depth;
  const Point at = middleOf(depth, space);
  Effect* free = &effects_[0];
  for (Effect& effect : effects_) {
    if (effect.spark == Spark::none) {
      free = &effect;
      break;
    }
    if (effect.age > free->age) free = &effect;
  }
  *free = {static_cast<std::int16_t>(at.x), static_cast<std::uint8_t>(at.y), spark, 0, alien,
           static_cast<std::uint8_t>(depth)};
}

void Replay::spark(const Event& event) {
  switch (kindOf(event)) {
    case EventKind::pewMetMissile: addEffect(Spark::burst, event.a, event.b); break;
    case EventKind::pewHitAlien: addEffect(Spark::burst, event.a, event.b, event.c); break;
    case EventKind::mineWentOff:
      addEffect(Spark::burst, event.a, event.b,
                event.c == static_cast<std::uint8_t>(Piece::alien) ? event.d : kNowhere);
      break;
    case EventKind::shipHit:
      addEffect(Spark::burst, event.a, event.b, kShipOutline);
      addEffect(Spark::loss, event.a, event.b);
      break;
    case EventKind::pointScored: addEffect(Spark::point, event.a, event.b); break;
    case EventKind::heartTaken:
      if (event.c != 0) addEffect(Spark::heart, event.a, event.b);
      break;
    default: break;
  }
}

// One voice: the gravest thing of a leg is heard.
void Replay::soundOf(Table& table) const {
  int gravest = -1;
  Sound sound = Sound::move;
  const auto hear = [&](int weight, Sound each) {
    if (weight > gravest) {
      gravest = weight;
      sound = each;
    }
  };
  eachOfLeg(first_, end_, phase_, leg_, [&](const Event& event) {
    switch (kindOf(event)) {
      case EventKind::gameOver:
        return hear(9, event.a == static_cast<std::uint8_t>(End::won) ? Sound::win : Sound::lost);
      case EventKind::shipHit: return hear(8, Sound::lose);
      case EventKind::deathCounted: return hear(7, Sound::lose);
      case EventKind::heartTaken: return hear(6, event.c != 0 ? Sound::gain : Sound::cube);
      case EventKind::pointScored: return hear(5, Sound::gain);
      case EventKind::mineWentOff:
      case EventKind::pewMetMissile: return hear(4, Sound::hit);
      case EventKind::alienMoved:
      case EventKind::missileMoved:
      case EventKind::pewMoved: return hear(0, Sound::move);
      case EventKind::missileSpawned:
      case EventKind::alienSpawned:
      case EventKind::heartSpawned: return hear(1, Sound::cube);
      default: return;
    }
  });
  // At once, only what matters is heard; the phases before it would drown it anyway.
  if (gravest >= (instant_ ? 4 : 0)) table.sound(sound);
}

// ---- drawing --------------------------------------------------------------------------------------------------------------
bool Replay::flightOf(const Event& event, Flight& flight) const {
  const auto flies = [&flight](Piece what, std::size_t fromDepth, std::size_t fromSpace, std::size_t toDepth,
                               std::size_t toSpace) {
    flight = {what,
              0,
              0,
              static_cast<std::uint8_t>(fromDepth),
              static_cast<std::uint8_t>(fromSpace),
              static_cast<std::uint8_t>(toDepth),
              static_cast<std::uint8_t>(toSpace)};
    return true;
  };
  switch (kindOf(event)) {
    case EventKind::shipMoved: return event.a == event.c && flies(Piece::ship, event.a, event.b, event.c, event.d);
    case EventKind::fired: return flies(Piece::pew, 1, event.b, event.a, event.b);
    case EventKind::pewMoved: return flies(Piece::pew, event.a, event.b, event.c, event.d);
    case EventKind::pewLeft: return flies(Piece::pew, event.a, event.b, kDepths + 1, event.b);
    case EventKind::missileMoved: return flies(Piece::missile, event.a, event.b, event.c, event.d);
    case EventKind::missileLeft: return flies(Piece::missile, event.a, event.b, 0, event.b);
    case EventKind::missileSpawned: return flies(Piece::missile, event.a, event.d, event.a, event.b);
    case EventKind::heartSpawned: return flies(Piece::heart, event.a, event.b, event.a, event.b);
    case EventKind::alienMoved:
      flies(Piece::alien, event.a, event.b, event.a, event.d);
      flight.alien = event.c;
      flight.side = shown_.aliens[event.c].side;
      return true;
    case EventKind::alienSpawned:
      flies(Piece::alien, event.a, event.b, event.a, event.b);
      flight.alien = event.c;
      flight.side = event.d;
      return true;
    default: return false;
  }
}

void Replay::drawFlight(Canvas& canvas, const Flight& flight) const {
  const Point from = middleOf(flight.fromDepth, flight.fromSpace), to = middleOf(flight.toDepth, flight.toSpace);
  const Point at{between(from.x, to.x, step_, steps_), between(from.y, to.y, step_, steps_)};
  std::size_t size = 2 * step_ < steps_ ? flight.fromDepth : flight.toDepth;
  size = size < 1 ? 1 : (size > kDepths ? kDepths : size);
  switch (flight.what) {
    case Piece::ship: return drawShipPiece(canvas, at, shown_.hearts);
    case Piece::pew: return drawPewPiece(canvas, at, size, 1);
    case Piece::missile: return drawMissilePiece(canvas, at, size);
    case Piece::heart: return drawHeartPiece(canvas, at);
    case Piece::alien: {
      const Sprite& sprite = armada::kAliens[alienKind(flight.alien)][size - 1];
      if (flight.fromSpace == flight.toSpace && step_ <= 1)  // it comes out of the cup
        return canvas.silhouette(sprite, at.x - sprite.fullWidth() / 2, at.y - sprite.height / 2, kWhite);
      return drawAlienPiece(canvas, at, size, flight.alien, flight.side);
    }
    default: return;
  }
}

void Replay::draw(Canvas& canvas) const {
  Advance advance{0, 1, kNowhere};
  const bool aloft = running() && !landed_ && steps_ > 0;
  if (aloft && phase_ == Phase::movePlayerForward) {
    advance = {step_, steps_, kNowhere};
    eachOfLeg(first_, end_, phase_, leg_, [&](const Event& event) {
      if (kindOf(event) == EventKind::cardDrawn) advance.newCard = event.c;
    });
  }
  drawTable(canvas, shown_, shipDepth_, shipAloft_, advance, counting() && countAge_ / 2 % 2 == 0);
  if (!aloft) return;
  eachOfLeg(first_, end_, phase_, leg_, [&](const Event& event) {
    Flight flight;
    if (flightOf(event, flight)) drawFlight(canvas, flight);
  });
}

void Replay::drawSparks(Canvas& canvas) const {
  for (const Effect& effect : effects_) {
    const int rise = effect.age / 2;
    if (effect.spark != Spark::burst && effect.age < kFlashTicks) continue;
    switch (effect.spark) {
      case Spark::none: break;
      case Spark::burst:
        if (effect.age == 0 && effect.alien == kShipOutline) {
          canvas.silhouette(kShip, effect.x - 13, effect.y - 11, kWhite);
        } else if (effect.age == 0 && effect.alien != kNowhere) {
          const Sprite& sprite = armada::kAliens[alienKind(effect.alien)][effect.depth - 1];
          canvas.silhouette(sprite, effect.x - sprite.fullWidth() / 2, effect.y - sprite.height / 2, kWhite);
        } else if (effect.age == 0) {
          canvas.disc(effect.x, effect.y, 6, kWhite);
        } else {
          canvas.spriteCentred(kBursts[effect.age - 1], effect.x, effect.y);
        }
        break;
      case Spark::point:
        canvas.text(effect.x - 8, effect.y - 6 - rise, "+1", kGold, Weight::bold);
        canvas.spriteCentred(kStar, effect.x + 9, effect.y - 2 - rise);
        break;
      case Spark::skull:
        canvas.text(effect.x - 8, effect.y - 6 - rise, "+1", kPaper, Weight::bold);
        canvas.spriteCentred(kSkull, effect.x + 9, effect.y - 2 - rise);
        break;
      case Spark::heart:
        canvas.text(effect.x - 8, effect.y - 18 - rise, "+1", kPink, Weight::bold);
        canvas.spriteCentred(kHeartSmall, effect.x + 9, effect.y - 14 - rise);
        break;
      case Spark::loss:
        canvas.text(effect.x - 8, effect.y - 18 - rise, "−1", kRed, Weight::bold);
        canvas.spriteCentred(kHeartSmall, effect.x + 9, effect.y - 14 - rise);
        break;
    }
  }
}

}  // namespace armada::pew_pew
