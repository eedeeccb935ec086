// How what happens in Pew Pew! is shown: a row a kind of event, what of it moves together, and what becomes of the pieces
// on the cards that are seen.
#include <cstring>

#include "canvas/art.h"
#include "screens/pew_pew/field.h"
#include "screens/pew_pew/view.h"

namespace armada::pew_pew {

namespace {

EventKind kindOf(const Event& event) { return static_cast<EventKind>(event.kind); }
State& shownIn(const Scene& scene) { return *static_cast<State*>(scene.shown); }

// ---- what flies -----------------------------------------------------------------------------------------------------
// Depth 0 is behind the player and one more than kDepths beyond the furthest card.
struct Trip {
  Piece what;
  std::uint8_t fromDepth, fromSpace, toDepth, toSpace;
};

// What comes out of a pool flies from where it is let go: the ship, an alien, or the place itself.
Trip tripOf(const Event& event) {
  const std::uint8_t a = event.a, b = event.b, c = event.c, d = event.d;
  switch (kindOf(event)) {
    case EventKind::alienSpawned: return {Piece::alien, a, b, a, b};
    case EventKind::shipMoved: return {Piece::ship, a, b, c, d};
    case EventKind::fired: return {Piece::pew, 1, b, a, b};
    case EventKind::heartSpawned: return {Piece::heart, a, b, a, b};
    case EventKind::alienMoved: return {Piece::alien, a, b, a, d};
    case EventKind::missileSpawned: return {Piece::missile, a, d, a, b};
    case EventKind::pewMoved: return {Piece::pew, a, b, c, d};
    case EventKind::pewLeft: return {Piece::pew, a, b, kDepths + 1, b};
    case EventKind::missileMoved: return {Piece::missile, a, b, c, d};
    case EventKind::missileLeft: return {Piece::missile, a, b, 0, b};
    default: return {Piece::none, 1, 0, 1, 0};
  }
}

void drawFlyingAlien(Canvas& canvas, const Scene& scene, const Event& event, Point at, std::size_t size) {
  const bool spawned = kindOf(event) == EventKind::alienSpawned;
  if (spawned && scene.step <= 1)  // it comes out of the cup
    return drawOutline(canvas, armada::kAliens[alienKind(event.c)][size - 1], at);
  drawAlienPiece(canvas, at, size, event.c, spawned ? event.d : shownIn(scene).aliens[event.c].side);
}

void fly(Canvas& canvas, const Scene& scene, const Event& event) {
  const Trip trip = tripOf(event);
  const Point from = middleOf(trip.fromDepth, trip.fromSpace), to = middleOf(trip.toDepth, trip.toSpace);
  const Point at{between(from.x, to.x, scene.step, scene.steps), between(from.y, to.y, scene.step, scene.steps)};
  std::size_t size = 2 * scene.step < scene.steps ? trip.fromDepth : trip.toDepth;
  size = size < 1 ? 1 : (size > kDepths ? kDepths : size);
  switch (trip.what) {
    case Piece::ship:  // forward, the cards come to the ship
      if (trip.fromDepth == trip.toDepth) drawShipPiece(canvas, at, shownIn(scene).hearts);
      return;
    case Piece::alien: return drawFlyingAlien(canvas, scene, event, at, size);
    case Piece::pew: return drawPewPiece(canvas, at, size, 1);
    case Piece::missile: return drawMissilePiece(canvas, at, size);
    case Piece::heart: return drawHeartPiece(canvas, at);
    default: return;
  }
}

// ---- a row a kind of event ------------------------------------------------------------------------------------------
constexpr std::uint8_t kJumpTicks = 4;     // a piece from card to card
constexpr std::uint8_t kForwardTicks = 6;  // all cards one step nearer

constexpr Cue flight(Sound sound) { return {kJumpTicks, sound, Sound::none, 0, nullptr, nullptr, fly}; }
constexpr Cue sounds(std::uint8_t weight, Sound sound, Sound otherwise = Sound::none) {
  return {0, sound, otherwise, weight};
}

// One voice: of what lands together the weightiest is heard.
constexpr Cue kCues[] = {
    {},                                   // phaseBegan
    flight(Sound::cube),                  // alienSpawned
    {},                                   // pointsCounted
    flight(Sound::none),                  // shipMoved
    flight(Sound::none),                  // fired
    {},                                   // mineDropped
    flight(Sound::cube),                  // heartSpawned
    flight(Sound::move),                  // alienMoved
    {},                                   // alienStayed
    {},                                   // alienTurned
    flight(Sound::cube),                  // missileSpawned
    {},                                   // noMissile
    flight(Sound::move),                  // pewMoved
    flight(Sound::none),                  // pewLeft
    flight(Sound::move),                  // missileMoved
    flight(Sound::none),                  // missileLeft
    sounds(1, Sound::hit),                // pewMetMissile
    {},                                   // pewHitAlien
    sounds(1, Sound::hit),                // mineWentOff
    sounds(5, Sound::lose),               // shipHit
    {},                                   // shipDestroyed
    sounds(3, Sound::gain, Sound::cube),  // heartTaken
    sounds(2, Sound::gain),               // pointScored
    {},                                   // cardPassed
    {},                                   // pieceReturned
    sounds(4, Sound::lose),               // deathCounted
    {kForwardTicks},                      // cardsShifted
    {},                                   // pileShuffled
    {},                                   // cardDrawn
    sounds(6, Sound::win, Sound::lost),   // gameOver
};
static_assert(sizeof kCues / sizeof kCues[0] == kEventKinds);

// ---- pieces come and go ---------------------------------------------------------------------------------------------
void put(State& state, Piece what, std::uint8_t depth, std::uint8_t space) {
  switch (what) {
    case Piece::pew: ++state.pews[depth - 1][space]; break;
    case Piece::missile:
      state.missiles[depth - 1] = static_cast<std::uint16_t>(state.missiles[depth - 1] | spaceBit(space));
      break;
    case Piece::mine:
      state.mineDepth = depth;
      state.mineSpace = space;
      break;
    case Piece::heart:
      state.heartDepth = depth;
      state.heartSpace = space;
      break;
    default: break;
  }
}

void take(State& state, Piece what, std::uint8_t depth, std::uint8_t space, std::uint8_t alien = 0) {
  switch (what) {
    case Piece::alien: state.aliens[alien] = {0, 0, 0}; break;
    case Piece::pew: --state.pews[depth - 1][space]; break;
    case Piece::missile:
      state.missiles[depth - 1] = static_cast<std::uint16_t>(state.missiles[depth - 1] & ~spaceBit(space));
      break;
    case Piece::mine:
    case Piece::heart: put(state, what, 0, 0); break;
    default: break;
  }
}

template <class Card>
void comeNearer(Card (&cards)[kDepths]) {
  std::memmove(&cards[0], &cards[1], sizeof cards - sizeof cards[0]);
  std::memset(&cards[kDepths - 1], 0, sizeof cards[0]);
}

void shiftCards(State& state) {
  comeNearer(state.cards);
  comeNearer(state.missiles);
  comeNearer(state.pews);
  state.cards[kDepths - 1] = kNowhere;
  for (Alien& alien : state.aliens)
    if (alien.depth > 0) --alien.depth;
  if (state.mineDepth > 0) --state.mineDepth;
  if (state.heartDepth > 0) --state.heartDepth;
}

}  // namespace

CueTable PewPewView::cues() const { return {kCues, kEventKinds, /*pause*/ 2}; }

bool PewPewView::soundsOtherwise(const Scene&, const Event& event) const {
  if (kindOf(event) == EventKind::heartTaken) return event.c == 0;
  return kindOf(event) == EventKind::gameOver && static_cast<End>(event.a) != End::won;
}

// All pieces of a phase move together, with what they meet; Pews in two legs. Their first legs come furthest card first:
// what starts further away than the latest of them is a second one.
void PewPewView::beats(const Events& events, std::uint8_t* beat) const {
  std::uint8_t first = 0, leg = 0, nearest = kDepths;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (kindOf(event) == EventKind::phaseBegan) {
      first = static_cast<std::uint8_t>(first + 2);
      leg = 0;
    } else if (kindOf(event) == EventKind::pewMoved || kindOf(event) == EventKind::pewLeft) {
      leg = event.a > nearest ? 1 : 0;
      if (leg == 0) nearest = event.a;
    }
    beat[i] = static_cast<std::uint8_t>(first + leg);
  }
}

void PewPewView::spark(const Scene& scene, Sparks::Kind kind, const Event& event, const Sprite* outline) {
  // Forward, the cards have come one step nearer when the sparks fly.
  const bool nearer = phase_ == Phase::movePlayerForward && event.a > 1;
  if (!scene.atOnce) sparks_.add(kind, middleOf(nearer ? event.a - 1u : event.a, event.b), outline);
}

Gist& PewPewView::gistOfThisMove() {
  if (gistIsOld_) gist_ = {};
  gistIsOld_ = false;
  return gist_;
}

void PewPewView::lift(const Scene& scene, const Event& event) {
  State& s = shownIn(scene);
  switch (kindOf(event)) {
    case EventKind::phaseBegan:
      phase_ = static_cast<Phase>(event.a);
      s.round = static_cast<std::uint8_t>(event.value);
      if (phase_ == Phase::aliensMove) gistOfThisMove().round = s.round;
      break;
    case EventKind::shipMoved:
    case EventKind::fired:
    case EventKind::heartSpawned: s.actionPoints = static_cast<std::uint8_t>(s.actionPoints - event.value); break;
    case EventKind::mineDropped: put(s, Piece::mine, event.a, event.b); break;
    case EventKind::alienMoved: s.aliens[event.c].depth = 0; break;
    case EventKind::pewMoved:
    case EventKind::pewLeft:
    case EventKind::missileMoved:
    case EventKind::missileLeft: take(s, tripOf(event).what, event.a, event.b); break;
    case EventKind::deathCounted: spark(scene, Sparks::Kind::skull, event); break;  // while its card is still there
    default: break;
  }
  recount(s);
}

void PewPewView::land(const Scene& scene, const Event& event) {
  landPiece(scene, event);
  landMeeting(scene, event);
  landCards(scene, event);
  recount(shownIn(scene));
}

void PewPewView::landPiece(const Scene& scene, const Event& event) {
  State& s = shownIn(scene);
  const Trip trip = tripOf(event);
  switch (kindOf(event)) {
    case EventKind::alienSpawned: s.aliens[event.c] = {event.a, event.b, event.d}; break;
    case EventKind::alienMoved: s.aliens[event.c] = {event.a, event.d, s.aliens[event.c].side}; break;
    case EventKind::alienTurned: s.aliens[event.c].side = event.d; break;
    case EventKind::shipMoved: s.shipSpace = event.d; break;
    case EventKind::fired:
    case EventKind::heartSpawned:
    case EventKind::missileSpawned:
    case EventKind::pewMoved:
    case EventKind::missileMoved: put(s, trip.what, trip.toDepth, trip.toSpace); break;
    case EventKind::pieceReturned: take(s, static_cast<Piece>(event.c), event.a, event.b, event.d); break;
    default: break;
  }
}

void PewPewView::landMeeting(const Scene& scene, const Event& event) {
  State& s = shownIn(scene);
  const std::uint8_t depth = event.a, space = event.b;
  const auto piece = static_cast<Piece>(event.c);
  const auto outlineOf = [depth](std::uint8_t alien) { return &armada::kAliens[alienKind(alien)][depth - 1]; };
  switch (kindOf(event)) {
    case EventKind::pewMetMissile:
      take(s, Piece::pew, depth, space);
      take(s, Piece::missile, depth, space);
      ++gistOfThisMove().stopped;
      spark(scene, Sparks::Kind::burst, event);
      break;
    case EventKind::pewHitAlien:
      take(s, Piece::pew, depth, space);
      take(s, Piece::alien, depth, space, event.c);
      spark(scene, Sparks::Kind::burst, event, outlineOf(event.c));
      break;
    case EventKind::mineWentOff:
      take(s, Piece::mine, depth, space);
      take(s, piece, depth, space, event.d);
      spark(scene, Sparks::Kind::burst, event, piece == Piece::alien ? outlineOf(event.d) : nullptr);
      break;
    case EventKind::shipHit:
      take(s, piece, depth, space, event.d);
      s.hearts = static_cast<std::uint8_t>(event.value);
      ++gistOfThisMove().hits;
      spark(scene, Sparks::Kind::burst, event, &kShip);
      spark(scene, Sparks::Kind::loss, event);
      break;
    case EventKind::heartTaken:
      take(s, Piece::heart, depth, space);
      s.hearts = static_cast<std::uint8_t>(event.value);
      if (event.c == 0) break;
      ++gistOfThisMove().healed;
      spark(scene, Sparks::Kind::heart, event);
      break;
    default: break;
  }
}

void PewPewView::landCards(const Scene& scene, const Event& event) {
  State& s = shownIn(scene);
  switch (kindOf(event)) {
    case EventKind::pointScored:
      s.points = static_cast<std::uint8_t>(event.value);
      ++gistOfThisMove().points;
      spark(scene, Sparks::Kind::point, event);
      break;
    case EventKind::deathCounted:
      s.deaths = static_cast<std::uint8_t>(event.value);
      ++gistOfThisMove().deaths;
      break;
    case EventKind::cardsShifted: shiftCards(s); break;
    case EventKind::cardDrawn: s.cards[event.a - 1] = event.c; break;
    case EventKind::pointsCounted:
      s.actionPoints = s.countedPoints = static_cast<std::uint8_t>(event.value);
      s.countedHearts = s.hearts;
      s.countedSets = openSets(s);
      if (!scene.atOnce) countAge_ = 0;
      break;
    case EventKind::gameOver: s.end = static_cast<End>(event.a); break;
    default: break;
  }
}

}  // namespace armada::pew_pew
