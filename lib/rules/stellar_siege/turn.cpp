// A turn of Stellar Siege, one function a step, in the book's order; and how the game ends. What Aliens and Planets do is
// in effects.cpp. Touches nothing but the state; what happens is reported as events.
#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

// ---- reporting ------------------------------------------------------------------------------------------------------
void tellAloud(Play& play, EventKind what, Seat whom, const Report& report) {
  play.events.add({static_cast<std::uint8_t>(what), report.audience, whom, static_cast<std::uint8_t>(report.b),
                   static_cast<std::uint8_t>(report.c), static_cast<std::uint8_t>(report.d),
                   static_cast<std::int16_t>(report.value)});
}

// ---- cards on their way ---------------------------------------------------------------------------------------------
namespace {

// They come into the hand together: by kind, because their order on the pile is nobody's business.
void tellDrawn(Play& play, Seat seat, const Cards& drawn, Drawn why) {
  for (unsigned kind = 0; kind <= kKinds; ++kind)
    for (unsigned i = 0; i < drawn.of[kind]; ++i) tell(play, EventKind::drew, seat, {kind, 0, 0, 0, onlySeat(seat)});
  const auto others = static_cast<Audience>(kEveryone & ~onlySeat(seat));
  tell(play, EventKind::drewSome, seat, {0, static_cast<unsigned>(why), 0, drawn.total, others});
}

}  // namespace

// Book: Soldier Effect Clarifications, Draw cards; Other Clarifications: the Discard Pile is not shuffled in.
void drawCards(Play& play, Seat seat, unsigned count, Drawn why) {
  State& s = play.state;
  Cards drawn{};
  while (drawn.total < count && !s.pile[seat].empty()) {
    const Kind kind = s.pile[seat].draw();
    s.hand[seat].add(kind);
    drawn.add(kind);
  }
  if (!drawn.empty()) {
    if (play.events.listening()) tellDrawn(play, seat, drawn, why);
    play.events.seal();  // House 15: going back would show what lies on the pile
  }
  if (drawn.total < count) tell(play, EventKind::pileEmpty, seat, {0, 0, 0, static_cast<int>(count - drawn.total)});
}

void discardCard(Play& play, Seat seat, Kind kind, Cause cause) {
  play.state.hand[seat].take(kind);
  play.state.discards[seat].add(kind);
  tell(play, EventKind::discarded, seat, {indexOf(kind), static_cast<unsigned>(cause)});
}

// ---- Setup ----------------------------------------------------------------------------------------------------------
void layOutDecks(State& state) {
  for (DrawPile& pile : state.pile)
    for (unsigned kind = 1; kind <= kKinds; ++kind)
      for (unsigned copy = 0; copy < kAlienCard[kind].copies; ++copy) pile.push(static_cast<Kind>(kind));
}

// Option "chosen": the first player turns the Planets before any card is seen.
void turnSide(Play& play, bool b) {
  State& s = play.state;
  if (b) s.sides = static_cast<std::uint8_t>(s.sides | 1u << s.chosen);
  tell(play, EventKind::sideTurned, s.active, {s.chosen, 0, 0, b ? 1 : 0});
  if (++s.chosen < kPlanets) return;
  s.chosen = 0;
  shuffleAndDraw(play);
}

void shuffleAndDraw(Play& play) {
  for (DrawPile& pile : play.state.pile) pile.shuffle(play.state.rng);
  for (Seat seat = 0; seat < kSeatCount; ++seat) drawCards(play, seat, kFirstHand);
  beginTurn(play);
}

// ---- Turn Order 1: count the hand -----------------------------------------------------------------------------------
void beginTurn(Play& play) {
  tell(play, EventKind::turnBegan, play.active(), {0, 0, 0, roundOf(play.state)});
  play.state.phase = bears(play.state, kMayAdjust) ? Phase::adjust : Phase::deploy;
  drawIfEmpty(play);
}

// Book: Turn Order 1. Book: Other Clarifications: without a card in hand and pile nothing can be deployed. House 5: an
// adjustment is lost then.
void drawIfEmpty(Play& play) {
  State& s = play.state;
  if (!play.hand().empty()) return;
  drawCards(play, play.active(), kFirstHand);
  if (!play.hand().empty()) return;
  s.phase = Phase::pass;
  s.adjustment = 0;
}

// House 5: Emalto's owner chooses after the draw and before deploying.
void adjustValue(Play& play, int by) {
  const std::uint8_t before = deploymentValue(play.state);
  play.state.adjustment = static_cast<std::int8_t>(by);
  tell(play, EventKind::adjusted, play.active(), {before, deploymentValue(play.state), 0, by});
  play.state.phase = Phase::deploy;
}

// House 5: the hand, then the adjustments, then at least 1.
std::uint8_t deploymentValue(const State& state, std::uint8_t handSize) {
  const int enemys = bears(state, kValueUp) ? 1 : bears(state, kValueDown) ? -1 : 0;
  const int value = handSize + state.adjustment + enemys;
  return static_cast<std::uint8_t>(value < 1 ? 1 : value);
}

std::uint8_t deploymentValue(const State& state) { return deploymentValue(state, state.hand[state.active].total); }

// Book: Turn Order 2: 8 or more is the 8+ Planet.
std::uint8_t planetForValue(std::uint8_t value) {
  return static_cast<std::uint8_t>((value < kPlanets ? value : kPlanets) - 1);
}

// ---- Turn Order 2: deploy -------------------------------------------------------------------------------------------
// House 7: declared with the deployment. Zahwilta and the additional Alien's Officer forbid it (House 8, 11). Where no card
// would move with it nor without it, it could do nothing (House 13).
bool mayDeclare(const State& state, Kind kind, std::uint8_t planet) {
  const Effect effect = effectAt(state, planet);
  if (!isSoldier(kind) || !sideOf(effect).declared) return false;
  if (bears(state, kNoPlanetEffect) || hasTurn(state, kEffectUsed)) return false;
  if (effect == Effect::ambyria && cardOf(kind).aimsAtEnemy) return false;
  return touchesAnybody(reachOf(state, kind, effect)) || touchesAnybody(reachOf(state, kind, Effect::none));
}

void chooseAlien(Play& play, Kind kind) {
  State& s = play.state;
  if (s.phase == Phase::additional) {  // Book: it must be deployed to the same Siege Force
    deployTo(play, kind, s.planet);
    return;
  }
  const std::uint8_t planet = planetForValue(deploymentValue(s));
  if (kind == Kind::anywhere) {
    s.phase = Phase::anywhere;
    s.card = kind;
  } else if (mayDeclare(s, kind, planet)) {
    s.phase = Phase::declare;
    s.card = kind;
  } else {
    deployTo(play, kind, planet);
  }
}

// House 9: every card of the hand is equally likely.
void pickAlien(Play& play) {
  const Cards& hand = play.hand();
  std::uint32_t pick = play.state.rng.below(hand.total);
  unsigned kind = 0;
  while (pick >= hand.of[kind]) pick -= hand.of[kind++];
  tell(play, EventKind::pickedAtRandom, play.active(), {kind});
  play.events.seal();  // House 15: going back would be another pick
  chooseAlien(play, static_cast<Kind>(kind));
}

// House 7: it is this turn's one Planet Effect.
void declarePlanet(Play& play, bool yes) {
  State& s = play.state;
  const std::uint8_t planet = planetForValue(deploymentValue(s));
  if (yes) {
    setTurn(s, kDeclared | kEffectUsed);
    tell(play, EventKind::declared, play.active(), {planet, indexOf(s.card)});
  }
  deployTo(play, s.card, planet);
}

void deployTo(Play& play, Kind kind, std::uint8_t planet) {
  State& s = play.state;
  const bool additional = s.phase == Phase::additional;
  play.hand().take(kind);
  s.field.push(alien(s.active, planet, kind));
  s.planet = planet;
  s.deployed = kind;
  s.card = Kind::unknown;
  play.deployedNow = !additional;
  tell(play, EventKind::deployed, s.active, {indexOf(kind), planet, 0, additional ? 1 : 0});
  applyAlienEffect(play, kind);
}

// ---- Turn Order 3 is done: the Planet, unless it was Hyperion who triggered the Soldier ------------------------------
void finishAlienEffect(Play& play) {
  play.state.card = Kind::unknown;
  if (hasTurn(play.state, kTriggered))
    finishPlanetEffect(play);
  else
    offerPlanetEffect(play);
}

// ---- Turn Order 4: the Planet Effect, optional -----------------------------------------------------------------------
void offerPlanetEffect(Play& play) {
  if (anyPlanetEffect(play.state))
    play.state.phase = Phase::planet;
  else
    finishPlanetEffect(play);
}

// House 4: "at any time" is also between the deployment and step 5. Where something was asked in between it was offered
// there, and with another card in hand it could change nothing.
void finishPlanetEffect(Play& play) {
  State& s = play.state;
  s.turn = static_cast<std::uint8_t>(s.turn & ~kTriggered);
  s.card = Kind::unknown;
  s.effect = Effect::none;
  s.chosen = 0;
  if (play.deployedNow && holdsOnlyAnyTime(play.hand()))
    s.phase = Phase::beforeDraw;
  else
    drawAtTheEnd(play);
}

// ---- Turn Order 5: an empty hand draws four; then a last offer (House 4) ---------------------------------------------
void drawAtTheEnd(Play& play) {
  if (play.hand().empty()) drawCards(play, play.active(), kFirstHand);
  play.state.phase = Phase::end;
}

// ---- Turn Order 6: play moves to the opponent -------------------------------------------------------------------------
namespace {

// House 8: what the Enemy laid on this turn ends with it. Emalto waits for the own next turn.
void forgetTurn(State& s) {
  const bool emalto = bears(s, kMayAdjustNext);
  s.burden[s.active] = 0;
  if (emalto) addBurden(s, s.active, kMayAdjust);
  s.turn = 0;
  s.adjustment = 0;
  s.planet = kNoPlanet;
  s.deployed = Kind::unknown;
}

}  // namespace

void endTurn(Play& play) {
  State& s = play.state;
  tell(play, EventKind::turnEnded, s.active);
  forgetTurn(s);
  s.active = play.enemy();
  ++s.turns;
  play.events.seal();  // House 15: a hand-over
  if (s.active != s.first || !gameIsOver(s)) {
    beginTurn(play);
    return;
  }
  s.phase = Phase::over;
  const Standing end = standingOf(s);
  tell(play, EventKind::ended, end.winner, {end.planets[0], end.planets[1], static_cast<unsigned>(end.by)});
}

// ---- the Officer that is discarded at any time ------------------------------------------------------------------------
// House 4: the hand counts until the card is deployed. What can no longer do anything is not asked any more.
void discardAtAnyTime(Play& play) {
  State& s = play.state;
  discardCard(play, s.active, Kind::anyTime, Cause::anyTime);
  switch (s.phase) {
    case Phase::adjust:
    case Phase::deploy: drawIfEmpty(play); break;
    case Phase::number:
      if (!touchesAnybody(reachNow(s))) finishAlienEffect(play);
      break;
    case Phase::additional:
      if (play.hand().empty()) finishAlienEffect(play);
      break;
    case Phase::planet: offerPlanetEffect(play); break;
    case Phase::beforeDraw:
      if (play.hand().empty()) drawAtTheEnd(play);
      break;
    default: break;  // after step 5 an emptied hand stays empty
  }
}

// ---- the end ----------------------------------------------------------------------------------------------------------
bool gameIsOver(const State& state) {
  const bool out0 = state.hand[0].empty() && state.pile[0].empty();
  const bool out1 = state.hand[1].empty() && state.pile[1].empty();
  return state.endRule == EndRule::bothOut ? out0 && out1 : out0 || out1;
}

ForceValues forceValues(const State& state) {
  ForceValues values{};
  for (const Alien each : state.field) ++values.at[each.seat()][each.planet()];
  return values;
}

std::uint8_t forceValue(const State& state, Seat seat, std::uint8_t planet) {
  const std::uint8_t place = alien(seat, planet, Kind::unknown).bits;
  std::uint8_t value = 0;
  for (const Alien each : state.field)
    if ((each.bits & 0xF0) == place) ++value;
  return value;
}

Seat conqueror(const State& state, std::uint8_t planet) {
  const std::uint8_t force[] = {forceValue(state, 0, planet), forceValue(state, 1, planet)};
  if (force[0] == force[1]) return kNobody;
  return force[0] > force[1] ? Seat{0} : Seat{1};
}

Standing standingOf(const State& state) {
  const ForceValues force = forceValues(state);
  Standing standing{};
  for (std::size_t planet = 0; planet < kPlanets; ++planet) {
    const std::uint8_t ours = force.at[0][planet], theirs = force.at[1][planet];
    if (ours != theirs) ++standing.planets[ours > theirs ? 0 : 1];
    standing.aliens[0] = static_cast<std::uint8_t>(standing.aliens[0] + ours);
    standing.aliens[1] = static_cast<std::uint8_t>(standing.aliens[1] + theirs);
  }
  if (standing.planets[0] != standing.planets[1]) {
    standing.winner = standing.planets[0] > standing.planets[1] ? Seat{0} : Seat{1};
    standing.by = Margin::planets;
  } else if (standing.aliens[0] != standing.aliens[1]) {
    standing.winner = standing.aliens[0] > standing.aliens[1] ? Seat{0} : Seat{1};
    standing.by = Margin::aliens;
  } else {
    standing.winner = kNobody;
    standing.by = Margin::none;
  }
  return standing;
}

}  // namespace armada::stellar_siege
