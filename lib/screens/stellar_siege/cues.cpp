// How what happens in Stellar Siege is shown: a row a kind of event, where its card goes and what flashes, and what becomes
// of the table meanwhile.
#include "screens/components.h"
#include "screens/stellar_siege/board.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/view.h"

namespace armada::stellar_siege {

namespace {

State& positionOf(const Scene& scene) { return *static_cast<State*>(scene.shown); }
Kind cardIn(const Event& event) { return static_cast<Kind>(event.b); }

// ---- cards on their way ---------------------------------------------------------------------------------------------
// A small card, its middle at the point; nobody knows kind 0.
void drawPiece(Canvas& canvas, Point at, std::uint8_t kind) {
  constexpr int kWidth = 15, kHeight = 19;
  const int x = at.x - kWidth / 2, y = at.y - kHeight / 2;
  canvas.box(x - 1, y - 1, kWidth + 2, kHeight + 2, kGold, kClear, 3);
  if (kind == indexOf(Kind::unknown)) return drawCardBack(canvas, {x, y, kWidth, kHeight});
  canvas.box(x, y, kWidth, kHeight, kPaper, kUmber, 2);
  canvas.rect(x + 1, y + 2, kWidth - 2, 4, kKraft);
  drawRank(canvas, x + 4, y + 8, static_cast<Kind>(kind), kUmber, kBrick);
}

Point chipAt(const Scene& scene, Seat seat, std::uint8_t planet) {
  return {planetX(planet), chipY(seat, scene.viewer)};
}

Point handAt(const Scene& scene, Seat seat, const Event& event) {
  if (seat != scene.viewer) return {240, kEnemyLineY + 4};
  const HandLayout layout = layHand(positionOf(scene).hand[seat], cardIn(event));
  const int i = layout.find(cardIn(event));
  return {i < 0 ? 160 : layout.middle(i), kHandY + 16};
}

Point pileAt(const Scene& scene, Seat seat) { return {296, lineY(seat, scene.viewer) + 4}; }

bool fly(Flight& flight, Point from, Point to, std::uint8_t kind) {
  flight = {from, to, drawPiece, kind, true};
  return true;
}

bool fromHandToPlanet(const Scene& scene, const Event& event, Flight& flight) {
  return fly(flight, handAt(scene, event.a, event), chipAt(scene, event.a, event.c), event.b);
}

bool fromHandToPile(const Scene& scene, const Event& event, Flight& flight) {
  return fly(flight, handAt(scene, event.a, event), pileAt(scene, event.a), event.b);
}

bool fromHandToHand(const Scene& scene, const Event& event, Flight& flight) {
  return fly(flight, handAt(scene, event.a, event), handAt(scene, otherSeat(event.a), event), event.b);
}

bool fromPileToHand(const Scene& scene, const Event& event, Flight& flight) {
  return fly(flight, pileAt(scene, event.a), handAt(scene, event.a, event), indexOf(Kind::unknown));
}

bool fromPlanetToPlanet(const Scene& scene, const Event& event, Flight& flight) {
  return fly(flight, chipAt(scene, event.a, event.c), chipAt(scene, event.a, event.d), event.b);
}

// ---- what else is seen ----------------------------------------------------------------------------------------------
void flashPlanet(Canvas& canvas, const Scene& scene, const Event& event) {
  if (scene.bright()) canvas.ring(planetX(event.b), kPlanetY, kPlanetRadius + 1, kWhite, 2);
}

void flashLine(Canvas& canvas, const Scene& scene, const Event& event) {
  if (scene.bright()) drawCursor(canvas, lineRect(lineY(event.a, scene.viewer)), 0, scene.mark);
}

void drawSwitch(Canvas& canvas, const Scene& scene, const Event& event) {
  for (const std::uint8_t planet : {event.b, event.c})
    drawCursor(canvas, planetColumn(planet), scene.bright() ? 0 : 15, scene.mark);
  drawWay(canvas, event.a, scene.viewer, event.b, event.c, true);
}

void drawPick(Canvas& canvas, const Scene&, const Event& event) { drawPiece(canvas, {160, 112}, event.b); }

// The size of a hand as it was, an arrow, as it will be.
void drawHandChange(Canvas& canvas, const Scene& scene, const Event& event) {
  const int y = lineY(event.a, scene.viewer), held = positionOf(scene).hand[event.a].total;
  const bool grows = static_cast<EventKind>(event.kind) == EventKind::drewSome;
  Text<16> before;
  before << "hand " << held;
  constexpr int kLeft = 221, kWide = 95;  // over hand and pile, however many they are
  canvas.box(kLeft, y - 3, kWide, 14, kInk, kGold, 3);
  int x = canvas.text(kLeft + 7, y, before.c_str(), kHaze);
  x = canvas.text(x + 2, y, "→", kHaze);
  canvas.text(x + 2, y, Number(held + (grows ? event.value : -event.value)).c_str(), kGold, Weight::bold);
}

// clang-format off: a kind of event a line, in the order of EventKind
constexpr Cue kCues[] = {
    // ticks; sound for who it happens to, and for the other; weight; flies, flashes, draws
    {6,  Sound::cube, Sound::cube, 1, nullptr, nullptr, flashPlanet},      // sideTurned
    {},                                                                    // turnBegan
    {4,  Sound::cube, Sound::cube, 1, fromPileToHand},                     // drew
    {12, Sound::cube, Sound::cube, 1, nullptr, nullptr, drawHandChange},   // drewSome
    {10},                                                                  // pileEmpty
    {10},                                                                  // adjusted
    {12, Sound::none, Sound::none, 1, nullptr, nullptr, drawPick},         // pickedAtRandom
    {8,  Sound::none, Sound::none, 1, nullptr, nullptr, flashPlanet},      // declared
    {13, Sound::hit,  Sound::hit,  1, fromHandToPlanet},                   // deployed
    {10},                                                                  // numberChosen
    {10},                                                                  // blocked
    {8,  Sound::cube, Sound::cube, 1, fromHandToPile},                     // discarded
    {12, Sound::hit,  Sound::hit,  1, fromPlanetToPlanet},                 // moved
    {8,  Sound::gain, Sound::gain, 1, nullptr, nullptr, flashPlanet},      // activated
    {12, Sound::hit,  Sound::hit,  1, nullptr, nullptr, drawSwitch},       // switched
    {10, Sound::lose, Sound::gain, 1, nullptr, nullptr, flashLine},        // burdened
    {8,  Sound::cube, Sound::cube, 1, fromHandToHand},                     // gave
    {8},                                                                   // gaveOne
    {12, Sound::cube, Sound::cube, 1, nullptr, nullptr, drawHandChange},   // shuffledHand
    {10},                                                                  // passed
    {},                                                                    // turnEnded
    {0,  Sound::win,  Sound::lost},                                        // ended
};
// clang-format on
static_assert(sizeof kCues / sizeof kCues[0] == static_cast<std::size_t>(EventKind::ended) + 1);

// ---- the table meanwhile --------------------------------------------------------------------------------------------
// Of a hand that the viewer does not see nobody knows what leaves it.
void take(Cards& hand, Kind kind) { hand.take(hand.count(kind) > 0 ? kind : Kind::unknown); }

void takeFromPile(State& shown, Seat seat, Kind kind) {
  shown.hand[seat].add(kind);
  shown.pile[seat].pop();
}

void shuffleIn(State& shown, Seat seat) {
  for (int i = 0; i < shown.hand[seat].total; ++i) shown.pile[seat].push(Kind::unknown);
  shown.hand[seat] = Cards{};
}

// The latest of its kind there.
void leave(State& shown, Alien leaver) {
  for (std::size_t i = shown.field.size(); i-- > 0;)
    if (shown.field[i].bits == leaver.bits) {
      shown.field.removeAt(i);
      return;
    }
}

void switchForces(State& shown, Seat seat, std::uint8_t first, std::uint8_t second) {
  for (Alien& each : shown.field) {
    if (each.seat() != seat || (each.planet() != first && each.planet() != second)) continue;
    each = alien(seat, each.planet() == first ? second : first, each.kind());
  }
}

void turnSide(State& shown, const Event& event) {
  const unsigned others = shown.sides & ~(1u << event.b);
  shown.sides = static_cast<std::uint8_t>(others | static_cast<unsigned>(event.value) << event.b);
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

// What was laid on it ends with it, Emalto waits for the next one.
void endTurn(State& shown, Seat seat) {
  shown.burden[seat] = static_cast<std::uint8_t>((shown.burden[seat] & kMayAdjustNext) != 0 ? kMayAdjust : 0);
  shown.adjustment = 0;
  ++shown.turns;
}

}  // namespace

CueTable SiegeView::cues() const { return {kCues, sizeof kCues / sizeof kCues[0]}; }

void SiegeView::lift(const Scene& scene, const Event& event) {
  State& shown = positionOf(scene);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::deployed:
    case EventKind::discarded:
    case EventKind::gave: return take(shown.hand[event.a], cardIn(event));
    case EventKind::moved: return leave(shown, alien(event.a, event.c, cardIn(event)));
    default: return;
  }
}

void SiegeView::land(const Scene& scene, const Event& event) {
  State& shown = positionOf(scene);
  const Seat seat = event.a, other = otherSeat(seat);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::deployed: shown.field.push(alien(seat, event.c, cardIn(event))); break;
    case EventKind::moved: shown.field.push(alien(seat, event.d, cardIn(event))); break;
    case EventKind::gave: shown.hand[other].add(other == scene.viewer ? cardIn(event) : Kind::unknown); break;
    case EventKind::drew: takeFromPile(shown, seat, cardIn(event)); break;
    case EventKind::drewSome:
      for (int i = 0; i < event.value; ++i) takeFromPile(shown, seat, Kind::unknown);
      break;
    case EventKind::switched: switchForces(shown, seat, event.b, event.c); break;
    case EventKind::shuffledHand: shuffleIn(shown, seat); break;
    case EventKind::sideTurned: turnSide(shown, event); break;
    case EventKind::adjusted: shown.adjustment = static_cast<std::int8_t>(event.value); break;
    case EventKind::burdened:
      shown.burden[seat] = static_cast<std::uint8_t>(shown.burden[seat] | burdenOf(event));
      break;
    case EventKind::turnBegan: shown.active = seat; break;
    case EventKind::turnEnded: endTurn(shown, seat); break;
    default: break;
  }
}

}  // namespace armada::stellar_siege
