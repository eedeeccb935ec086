// What Aliens and Planets do: the seven Soldiers, the five Officers, the 16 sides of the Planets. The turn around them is in
// turn.cpp.
#include <initializer_list>

#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

// ---- Soldiers -------------------------------------------------------------------------------------------------------
namespace {

// Book: Ambyria, Taltuva, Aspal. House 8: Plomeena. Who has nothing to draw or to discard is not touched.
Reach reach(const State& s, Kind soldier, Effect declared, unsigned leaving) {
  const AlienCard& card = cardOf(soldier);
  const Seat active = s.active;
  const Seat enemy = otherSeat(active);
  const bool both = declared == Effect::taltuva;
  const bool atEnemy = card.aimsAtEnemy || declared == Effect::ambyria;
  Reach result{};
  result.draws = card.draws != (declared == Effect::aspal);
  const bool own = result.draws ? !s.pile[active].empty() : s.hand[active].total > leaving;
  const bool theirs = result.draws ? !s.pile[enemy].empty() : !s.hand[enemy].empty();
  const bool guarded = (s.burden[active] & kSoldiersBlocked) != 0;
  result.touches[active] = own && (both || !atEnemy);
  result.touches[enemy] = theirs && (both || atEnemy) && !guarded;
  result.blocked[enemy] = theirs && (both || atEnemy) && guarded;
  return result;
}

// In step 3 the Soldier has left the hand; before, it is still counted in it.
bool leftTheHand(const State& s) {
  return s.phase == Phase::number || s.phase == Phase::discard || s.phase == Phase::beforeDraw;
}

Effect declaredEffect(const State& s) {
  return hasTurn(s, kDeclared) && !hasTurn(s, kTriggered) ? effectAt(s, s.planet) : Effect::none;
}

// House 6: who has as many as they owe or fewer discards the whole hand, without being asked.
void discardHand(Play& play, Seat seat) {
  Cards& hand = play.state.hand[seat];
  for (unsigned kind = 0; kind <= kKinds; ++kind)
    while (hand.of[kind] > 0) discardCard(play, seat, static_cast<Kind>(kind), Cause::soldier);
  if (seat != play.active()) play.events.seal();  // it was hidden from who plays on
}

// House 7: the deployer resolves first.
void resolveDiscards(Play& play) {
  State& s = play.state;
  for (const Seat seat : {play.active(), play.enemy()}) {
    if (s.owed[seat] == 0) continue;
    if (s.hand[seat].total > s.owed[seat]) {
      s.phase = Phase::discard;
      return;
    }
    s.owed[seat] = 0;
    discardHand(play, seat);
  }
  finishAlienEffect(play);
}

}  // namespace

Reach reachOf(const State& state, Kind soldier, Effect declared) {
  return reach(state, soldier, declared, leftTheHand(state) ? 0 : 1);
}

Reach reachNow(const State& state) { return reach(state, state.card, declaredEffect(state), 0); }

bool touchesAnybody(const Reach& reach) { return reach.touches[0] || reach.touches[1]; }

bool numberMatters(const State& state) {
  const Reach now = reachNow(state);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    const std::size_t there = now.draws ? state.pile[seat].size() : state.hand[seat].total;
    if (now.touches[seat] && there > cardOf(state.card).number[0]) return true;
  }
  return false;
}

// House 6: no number is asked if nobody will be touched.
void triggerSoldier(Play& play, Kind soldier) {
  State& s = play.state;
  s.card = soldier;
  const Reach now = reachNow(s);
  if (now.blocked[play.enemy()]) tell(play, EventKind::blocked, play.enemy(), {indexOf(soldier)});
  if (touchesAnybody(now))
    s.phase = Phase::number;
  else
    finishAlienEffect(play);
}

// Book: Soldier Effect Clarifications: the deployer chooses the number.
void chooseNumber(Play& play, unsigned which) {
  State& s = play.state;
  const std::uint8_t number = cardOf(s.card).number[which];
  const Reach now = reachNow(s);
  const auto moving = [&](Seat seat) -> unsigned {
    const std::size_t there = now.draws ? s.pile[seat].size() : s.hand[seat].total;
    return !now.touches[seat] ? 0u : static_cast<unsigned>(there < number ? there : number);
  };
  tell(play, EventKind::numberChosen, s.active,
       {indexOf(s.card), moving(play.active()), moving(play.enemy()), now.draws ? number : -number});
  for (const Seat seat : {play.active(), play.enemy()}) {
    if (!now.touches[seat]) continue;
    if (now.draws)
      drawCards(play, seat, number, Drawn::byASoldier);
    else
      s.owed[seat] = number;
  }
  resolveDiscards(play);
}

// House 6: who discards, chooses the cards, one at a time.
void discardOwed(Play& play, Kind kind) {
  State& s = play.state;
  const Seat seat = decider(s);
  discardCard(play, seat, kind, Cause::soldier);
  --s.owed[seat];
  resolveDiscards(play);
}

// ---- Officers -------------------------------------------------------------------------------------------------------
namespace {

void moveAlien(Play& play, std::size_t at, std::uint8_t to, int by) {
  Field& field = play.state.field;
  const Alien moved = field.removeAt(at);
  field.push(alien(moved.seat(), to, moved.kind()));
  tell(play, EventKind::moved, moved.seat(), {indexOf(moved.kind()), moved.planet(), to, by});
}

// House 14: the latest Alien of a force moves.
std::size_t latestIn(const Field& field, Seat seat, std::uint8_t planet) {
  const std::uint8_t place = alien(seat, planet, Kind::unknown).bits;
  std::size_t i = field.size();
  while (i > 0 && (field[i - 1].bits & 0xF0) != place) --i;
  return i;  // one more than its place; 0: there is none
}

bool standsAt(const State& s, Seat seat, std::uint8_t planet) { return latestIn(s.field, seat, planet) > 0; }

// Book: if you are able to move an Alien, you must do so. Only with two forces there is something to choose.
void applyAdjacent(Play& play) {
  State& s = play.state;
  const bool below = s.planet > 0 && standsAt(s, s.active, static_cast<std::uint8_t>(s.planet - 1));
  const bool above = s.planet + 1u < kPlanets && standsAt(s, s.active, static_cast<std::uint8_t>(s.planet + 1));
  if (below && above) {
    s.phase = Phase::adjacent;
    s.card = Kind::adjacent;
  } else if (below || above) {
    moveAdjacent(play, static_cast<std::uint8_t>(below ? s.planet - 1 : s.planet + 1));
  } else {
    finishAlienEffect(play);
  }
}

// House 11: no Planet Effect this turn, even if no additional Alien is left to deploy.
void applyAdditional(Play& play) {
  State& s = play.state;
  setTurn(s, kEffectUsed);
  if (play.hand().empty()) {
    finishAlienEffect(play);
    return;
  }
  s.phase = Phase::additional;
  s.card = Kind::additional;
}

}  // namespace

void moveAdjacent(Play& play, std::uint8_t from) {
  const State& s = play.state;
  moveAlien(play, latestIn(s.field, s.active, from) - 1, s.planet, -1);
  finishAlienEffect(play);
}

void applyAlienEffect(Play& play, Kind kind) {
  switch (kind) {
    case Kind::adjacent: applyAdjacent(play); return;
    case Kind::additional: applyAdditional(play); return;
    case Kind::anywhere: setTurn(play.state, kEffectUsed); break;  // Book: do not activate a Planet Effect this turn
    case Kind::anyPlanet: setTurn(play.state, kAnyPlanet); break;
    case Kind::anyTime: break;  // Book: deployed, it has no effect
    default: triggerSoldier(play, kind); return;
  }
  finishAlienEffect(play);
}

// ---- Planets --------------------------------------------------------------------------------------------------------
bool holdsSoldier(const Cards& hand) {
  for (unsigned kind = indexOf(Kind::drawFew); kind <= indexOf(Kind::enemyDiscards); ++kind)
    if (hand.of[kind] > 0) return true;
  return false;
}

namespace {

// House 13: effects that could do nothing are not offered.
bool wouldDoSomething(const State& s, Effect effect) {
  switch (effect) {
    case Effect::ambyria:
    case Effect::taltuva:
    case Effect::aspal: return false;  // House 10: they are declared before, or do nothing
    case Effect::hyperion: return holdsSoldier(s.hand[s.active]);
    case Effect::clio:
    case Effect::pandemonia:
    case Effect::aether: return !s.hand[s.active].empty();
    case Effect::nyx: return standsAt(s, otherSeat(s.active), s.planet);
    default: return true;
  }
}

// House 8, 11: Zahwilta and two Officers forbid every Planet Effect.
bool effectLeft(const State& s) {
  return s.planet != kNoPlanet && !hasTurn(s, kEffectUsed) && !bears(s, kNoPlanetEffect);
}

void layBurden(Play& play, Seat seat, Burden burden, Effect effect, int value = 0) {
  addBurden(play.state, seat, burden);
  tell(play, EventKind::burdened, seat, {static_cast<unsigned>(effect), 0, 0, value});
  finishPlanetEffect(play);
}

void askFor(State& s, Phase phase, std::uint8_t chosen = 0) {
  s.phase = phase;
  s.chosen = chosen;
}

// Book: Siptou, Valtinia: a force of zero may be switched, too.
void switchForces(Play& play, Seat whose, std::uint8_t one, std::uint8_t other) {
  for (Alien& each : play.state.field) {
    if (each.seat() != whose) continue;
    if (each.planet() == one)
      each = alien(whose, other, each.kind());
    else if (each.planet() == other)
      each = alien(whose, one, each.kind());
  }
  tell(play, EventKind::switched, whose, {one, other});
  finishPlanetEffect(play);
}

// Book: Artemis: the Alien that was deployed, itself.
void putDeployed(Play& play, std::uint8_t to) {
  const State& s = play.state;
  const std::uint8_t bits = alien(s.active, s.planet, s.deployed).bits;
  std::size_t i = s.field.size();
  while (i > 0 && s.field[i - 1].bits != bits) --i;
  if (i > 0) moveAlien(play, i - 1, to, static_cast<int>(Effect::artemis));
  finishPlanetEffect(play);
}

// Book: Nyx: from the Planet deployed to, to a different one.
void moveEnemyAlien(Play& play, std::uint8_t to) {
  const State& s = play.state;
  moveAlien(play, latestIn(s.field, play.enemy(), s.planet) - 1, to, static_cast<int>(Effect::nyx));
  finishPlanetEffect(play);
}

// Book: Aether. House 12: step 5 follows as always.
void shuffleHandIn(Play& play) {
  State& s = play.state;
  Cards& hand = play.hand();
  tell(play, EventKind::shuffledHand, s.active, {0, 0, 0, hand.total});
  for (unsigned kind = 0; kind <= kKinds; ++kind)
    for (unsigned i = 0; i < hand.of[kind]; ++i) s.pile[s.active].push(static_cast<Kind>(kind));
  hand = Cards{};
  s.pile[s.active].shuffle(s.rng);
  play.events.seal();
  finishPlanetEffect(play);
}

}  // namespace

bool mayActivate(const State& state, std::uint8_t planet) {
  if (!effectLeft(state) || (planet != state.planet && !hasTurn(state, kAnyPlanet))) return false;
  return wouldDoSomething(state, effectAt(state, planet));
}

bool anyPlanetEffect(const State& state) {
  if (!effectLeft(state)) return false;
  if (!hasTurn(state, kAnyPlanet)) return wouldDoSomething(state, effectAt(state, state.planet));
  return true;  // Book: Siptou and Valtinia always do something, and all eight Planets lie face up
}

void activatePlanet(Play& play, std::uint8_t planet) {
  State& s = play.state;
  setTurn(s, kEffectUsed);
  s.effect = effectAt(s, planet);
  tell(play, EventKind::activated, s.active, {planet});
  switch (s.effect) {
    case Effect::siptou:
    case Effect::valtinia:
    case Effect::artemis:
    case Effect::nyx: askFor(s, Phase::planets, kNoPlanet); break;
    case Effect::cordontion: layBurden(play, play.enemy(), kRandomDeployment, s.effect); break;
    case Effect::zahwilta: layBurden(play, play.enemy(), kNoPlanetEffect, s.effect); break;
    case Effect::emalto: layBurden(play, s.active, kMayAdjustNext, s.effect); break;
    case Effect::iontian: askFor(s, Phase::adjustEnemy); break;
    case Effect::plomeena: layBurden(play, play.enemy(), kSoldiersBlocked, s.effect); break;
    case Effect::hyperion: askFor(s, Phase::soldier); break;
    case Effect::clio: askFor(s, Phase::gift); break;
    case Effect::pandemonia: askFor(s, Phase::throwAway); break;
    case Effect::aether: shuffleHandIn(play); break;
    case Effect::ambyria:
    case Effect::taltuva:
    case Effect::aspal:
    case Effect::none: break;  // never activated in step 4
  }
}

void choosePlanet(Play& play, std::uint8_t planet) {
  State& s = play.state;
  if (s.effect == Effect::artemis)
    putDeployed(play, planet);
  else if (s.effect == Effect::nyx)
    moveEnemyAlien(play, planet);
  else if (s.chosen == kNoPlanet)
    s.chosen = planet;
  else
    switchForces(play, s.effect == Effect::siptou ? play.active() : play.enemy(), s.chosen, planet);
}

// House 5: Iontian's owner chooses at once.
void adjustEnemyValue(Play& play, int by) {
  layBurden(play, play.enemy(), by > 0 ? kValueUp : kValueDown, Effect::iontian, by);
}

// House 13: the Soldier leaves the hand first, and its effect is then a duty.
void discardForHyperion(Play& play, Kind soldier) {
  discardCard(play, play.active(), soldier, Cause::hyperion);
  setTurn(play.state, kTriggered);
  triggerSoldier(play, soldier);
}

// Book: Clio: now part of the Enemy's hand, no longer of this deck.
void giveCard(Play& play, Kind kind) {
  State& s = play.state;
  play.hand().take(kind);
  s.hand[play.enemy()].add(kind);
  std::int8_t& net = s.given[indexOf(kind)];
  net = static_cast<std::int8_t>(net + (s.active == 0 ? 1 : -1));
  const auto players = static_cast<Audience>(onlySeat(0) | onlySeat(1));
  tell(play, EventKind::gave, s.active, {indexOf(kind), 0, 0, 0, players});
  tell(play, EventKind::gaveOne, s.active, {0, 0, 0, 0, static_cast<Audience>(kEveryone & ~players)});
  if (++s.chosen == kMostGifts || play.hand().empty()) finishPlanetEffect(play);
}

// Book: Pandemonia.
void throwAwayCard(Play& play, Kind kind) {
  discardCard(play, play.active(), kind, Cause::pandemonia);
  if (play.hand().empty()) finishPlanetEffect(play);
}

}  // namespace armada::stellar_siege
