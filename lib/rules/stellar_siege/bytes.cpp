// Stellar Siege as bytes, and the check that a position is one: every card exactly once, every number in its range, and
// what the turn remembers fits the decision that is waited for.
#include "rules/stellar_siege/fields.h"
#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

namespace {

constexpr Verdict no(const char* why) { return {why}; }

// ---- cards ----------------------------------------------------------------------------------------------------------
bool tidy(const Cards& cards) {
  unsigned sum = 0;
  for (const std::uint8_t count : cards.of) sum += count;
  return cards.of[0] == 0 && sum == cards.total;
}

bool tidy(const DrawPile& pile) {
  if (pile.size() > kMostHeld) return false;
  for (std::size_t i = 0; i < kMostHeld; ++i) {
    const unsigned kind = indexOf(pile.items[i]);
    if (i < pile.size() ? kind < 1 || kind > kKinds : kind != 0) return false;
  }
  return true;
}

bool tidy(const Field& field) {
  if (field.size() > kMostAliens) return false;
  for (std::size_t i = 0; i < kMostAliens; ++i) {
    const unsigned kind = indexOf(field.items[i].kind());
    if (i < field.size() ? kind < 1 || kind > kKinds : field.items[i].bits != 0) return false;
  }
  return true;
}

// How many of each kind a seat has, wherever they lie.
struct Owned {
  int of[kKinds + 1];
};
Owned ownedBy(const State& s, Seat seat) {
  Owned owned{};
  for (unsigned kind = 1; kind <= kKinds; ++kind) owned.of[kind] = s.hand[seat].of[kind] + s.discards[seat].of[kind];
  for (const Kind kind : s.pile[seat]) ++owned.of[indexOf(kind)];
  for (const Alien each : s.field)
    if (each.seat() == seat) ++owned.of[indexOf(each.kind())];
  return owned;
}

Verdict validCards(const State& s) {
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    if (!tidy(s.hand[seat])) return no("a hand has unknown Aliens, or miscounts them");
    if (!tidy(s.discards[seat])) return no("a Discard Pile has unknown Aliens, or miscounts them");
    if (!tidy(s.pile[seat])) return no("a Draw Pile has unknown Aliens, or too many");
    if (s.hand[seat].total + s.pile[seat].size() > kMostHeld) return no("more Aliens in hand and pile than can be");
  }
  if (!tidy(s.field)) return no("the field has unknown Aliens, or too many");
  const Owned first = ownedBy(s, 0), second = ownedBy(s, 1);
  for (unsigned kind = 1; kind <= kKinds; ++kind) {
    const int copies = kAlienCard[kind].copies;
    if (first.of[kind] != copies - s.given[kind]) return no("an Antillian is missing or there too often");
    if (second.of[kind] != copies + s.given[kind]) return no("a Morkolyte is missing or there too often");
  }
  return s.given[0] == 0 ? kValid : no("an unknown Alien was given");
}

// ---- numbers --------------------------------------------------------------------------------------------------------
Verdict validNumbers(const State& s) {
  if (s.rng.blank()) return no("the generator is blank");
  if (s.phase > Phase::beforeDraw) return no("an unknown phase");
  if (s.endRule > EndRule::bothOut) return no("an unknown rule for the end");
  if (s.first >= kSeatCount || s.active >= kSeatCount) return no("an unknown player");
  if (s.active != (s.turns % kSeatCount == 0 ? s.first : otherSeat(s.first)))
    return no("the player whose turn it is does not fit the turns that have ended");
  if (s.deployed > Kind::additional || s.card > Kind::additional) return no("an unknown Alien");
  if (s.effect > Effect::none) return no("an unknown Planet Effect");
  if (s.planet >= kPlanets && s.planet != kNoPlanet) return no("an unknown Planet");
  if (s.filler != 0) return no("the filler is not 0");
  return kValid;
}

// ---- what lies on a turn ----------------------------------------------------------------------------------------------
constexpr unsigned kByEnemy = kRandomDeployment | kNoPlanetEffect | kSoldiersBlocked | kValueUp | kValueDown;

bool atMostOne(unsigned bits) { return (bits & (bits - 1)) == 0; }

Verdict validBurdens(const State& s) {
  const unsigned own = s.burden[s.active];
  const unsigned next = s.burden[otherSeat(s.active)];
  if ((own | next) > (kByEnemy | kMayAdjust | kMayAdjustNext)) return no("an unknown burden");
  if (!atMostOne(own & kByEnemy) || !atMostOne(next & kByEnemy)) return no("one turn brings one Planet Effect only");
  if ((next & kMayAdjustNext) != 0) return no("Emalto's next turn is the other's");
  const bool laidNow = (own & kMayAdjustNext) != 0 || (next & kByEnemy) != 0;
  if (laidNow && (s.phase != Phase::end || !hasTurn(s, kEffectUsed)))
    return no("a Planet Effect lies on the next turn, but none was activated");
  if (s.adjustment < -1 || s.adjustment > 1) return no("an adjustment is -1, 0 or 1");
  const bool adjusts = (own & kMayAdjust) != 0;
  if (s.adjustment != 0 && (!adjusts || s.phase == Phase::adjust || s.phase == Phase::pass))
    return no("an adjustment without Emalto");
  if (s.phase == Phase::adjust && !adjusts) return no("nothing allows to adjust the value");
  return kValid;
}

// ---- the decision and what the turn remembers -------------------------------------------------------------------------
bool beforeDeployment(Phase phase) {
  return phase == Phase::sides || phase == Phase::adjust || phase == Phase::deploy || phase == Phase::declare ||
         phase == Phase::anywhere || phase == Phase::pass || phase == Phase::over;
}

bool stands(const State& s, Seat seat, std::uint8_t planet, Kind kind) {
  for (const Alien each : s.field)
    if (each.bits == alien(seat, planet, kind).bits) return true;
  return false;
}

// Turns that can still end, at most. A round takes a card out of hands and piles for good, or it is the last: who does not
// pass deploys or discards the last one, and with two passes both are out. A turn after its deployment has taken its card
// already, and so a round may have none left to take.
unsigned mostTurnsLeft(const State& s) {
  if (s.phase == Phase::over) return 0;
  unsigned cards = 0;
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    cards += static_cast<unsigned>(s.hand[seat].total + s.pile[seat].size());
  const bool before = beforeDeployment(s.phase);
  if (s.active == s.first) return 2 * cards + (before ? 2 : 4);
  const bool firstPassed = before && s.hand[s.first].empty() && s.pile[s.first].empty();
  return 2 * cards + (firstPassed ? 1 : 3);
}

Verdict validTurns(const State& s) {
  constexpr unsigned kMostTurns = 0xFF;  // a byte counts them, to the end
  return s.turns + mostTurnsLeft(s) <= kMostTurns ? kValid : no("more turns than can be counted to the end");
}

// Every card in its own Draw Pile, and no Planet turned beyond the one that is asked for.
bool nothingHappened(const State& s) {
  bool nothing = s.turns == 0 && (s.burden[0] | s.burden[1]) == 0;
  for (const DrawPile& pile : s.pile) nothing = nothing && pile.size() == kDeckCards;
  for (const std::int8_t net : s.given) nothing = nothing && net == 0;
  return nothing && s.chosen < kPlanets && (s.sides >> s.chosen) == 0;
}

Verdict validBefore(const State& s) {
  if (s.planet != kNoPlanet || s.deployed != Kind::unknown || s.turn != 0)
    return no("something was deployed, but the phase comes before it");
  const bool holds = !s.hand[s.active].empty();
  switch (s.phase) {
    case Phase::sides:
      if (!nothingHappened(s)) return no("Planets are turned before anything else");
      break;
    case Phase::pass:
      if (holds || !s.pile[s.active].empty()) return no("who has Aliens does not pass");
      break;
    case Phase::over:
      if (s.turns == 0 || s.active != s.first || !gameIsOver(s)) return no("over, but nobody is out of Aliens");
      break;
    default:
      if (!holds) return no("an empty hand draws four, or passes");
      break;
  }
  return kValid;
}

Verdict validAfter(const State& s) {
  if (s.planet == kNoPlanet || s.deployed == Kind::unknown)
    return no("nothing was deployed, but the phase comes after it");
  if (s.turn >= 2u * kTriggered) return no("an unknown mark of the turn");
  // Artemis, Siptou and Nyx are done when the turn is to end.
  if (s.phase != Phase::end && !stands(s, s.active, s.planet, s.deployed)) return no("the Alien deployed is not there");
  if (hasTurn(s, kAnyPlanet) != (s.deployed == Kind::anyPlanet)) return no("any Planet needs its Officer");
  // Before step 5 is asked only where nothing else was.
  if (s.phase == Phase::beforeDraw) {
    const Effect declared = hasTurn(s, kDeclared) ? effectAt(s, s.planet) : Effect::none;
    const bool asked =
        isSoldier(s.deployed) ? touchesAnybody(reachOf(s, s.deployed, declared)) : s.deployed == Kind::additional;
    if (!holdsOnlyAnyTime(s.hand[s.active]) || asked || anyPlanetEffect(s))
      return no("nothing more is offered before the draw");
  }
  const bool used = hasTurn(s, kEffectUsed);
  if ((s.deployed == Kind::anywhere || s.deployed == Kind::additional) && !used)
    return no("the Officer forbids a Planet Effect this turn");
  if (hasTurn(s, kDeclared)) {
    const Effect effect = effectAt(s, s.planet);
    if (!used || !isSoldier(s.deployed) || !sideOf(effect).declared || bears(s, kNoPlanetEffect))
      return no("this Planet cannot have been declared");
    if (effect == Effect::ambyria && cardOf(s.deployed).aimsAtEnemy)
      return no("Ambyria is declared for Soldiers that affect their owner");
  }
  return kValid;
}

// The effect that is carried out belongs to the phase, lies face up and was within reach.
bool effectFitsPhase(const State& s) {
  switch (s.phase) {
    case Phase::planets:
      return s.effect == Effect::siptou || s.effect == Effect::valtinia || s.effect == Effect::artemis ||
             (s.effect == Effect::nyx && forceValue(s, otherSeat(s.active), s.planet) > 0);
    case Phase::adjustEnemy: return s.effect == Effect::iontian;
    case Phase::soldier: return s.effect == Effect::hyperion && holdsSoldier(s.hand[s.active]);
    case Phase::gift: return s.effect == Effect::clio;
    case Phase::throwAway: return s.effect == Effect::pandemonia;
    case Phase::number:
    case Phase::discard: return s.effect == (hasTurn(s, kTriggered) ? Effect::hyperion : Effect::none);
    default: return s.effect == Effect::none;
  }
}

Verdict validEffect(const State& s) {
  if (!effectFitsPhase(s)) return no("the Planet Effect does not fit the phase");
  if (hasTurn(s, kTriggered) && s.effect != Effect::hyperion) return no("only Hyperion triggers a Soldier");
  if (s.phase == Phase::planet && !anyPlanetEffect(s)) return no("no Planet Effect can be activated");
  if (s.effect == Effect::none) return kValid;
  const auto planet = static_cast<std::uint8_t>(static_cast<unsigned>(s.effect) / 2);
  if (effectAt(s, planet) != s.effect) return no("the Planet Effect lies face down");
  if (planet != s.planet && !hasTurn(s, kAnyPlanet)) return no("the Planet Effect is another Planet's");
  if (!hasTurn(s, kEffectUsed) || hasTurn(s, kDeclared) || bears(s, kNoPlanetEffect))
    return no("this Planet Effect cannot have been activated");
  return kValid;
}

// The card whose effect is resolved.
Verdict validCard(const State& s) {
  const Cards& hand = s.hand[s.active];
  switch (s.phase) {
    case Phase::declare:
      return isSoldier(s.card) && hand.count(s.card) > 0 && mayDeclare(s, s.card, planetForValue(deploymentValue(s)))
                 ? kValid
                 : no("no Planet can be declared for this Alien");
    case Phase::anywhere:
      return s.card == Kind::anywhere && hand.count(s.card) > 0 ? kValid : no("this Alien cannot go anywhere");
    case Phase::number:
    case Phase::discard:
      if (!isSoldier(s.card)) return no("only Soldiers have numbers");
      if (hasTurn(s, kTriggered) ? s.discards[s.active].count(s.card) == 0 : s.card != s.deployed)
        return no("this Soldier was not deployed");
      return s.phase == Phase::discard || touchesAnybody(reachNow(s)) ? kValid : no("the Soldier touches nobody");
    case Phase::adjacent:
      return s.card == Kind::adjacent && s.deployed == s.card && s.planet > 0 && s.planet + 1u < kPlanets &&
                     forceValue(s, s.active, static_cast<std::uint8_t>(s.planet - 1)) > 0 &&
                     forceValue(s, s.active, static_cast<std::uint8_t>(s.planet + 1)) > 0
                 ? kValid
                 : no("there are no two adjacent Siege Forces to choose from");
    case Phase::additional:
      return s.card == Kind::additional && s.deployed == s.card && !hand.empty()
                 ? kValid
                 : no("there is no additional Alien to deploy");
    default: return s.card == Kind::unknown ? kValid : no("an Alien is on its way, but nothing asks for it");
  }
}

Verdict validChosen(const State& s) {
  const bool pair = s.effect == Effect::siptou || s.effect == Effect::valtinia;
  switch (s.phase) {
    case Phase::sides: return kValid;  // looked at with the rest of the setup
    case Phase::planets:
      return s.chosen == kNoPlanet || (pair && s.chosen < kPlanets) ? kValid : no("an unknown first Planet");
    case Phase::gift:
      if (s.hand[s.active].empty()) return no("an empty hand gives nothing");
      return s.chosen < kMostGifts ? kValid : no("Clio gives up to 3 Aliens");
    case Phase::throwAway:
      if (s.hand[s.active].empty()) return no("an empty hand discards nothing");
      break;
    default: break;
  }
  return s.chosen == 0 ? kValid : no("a choice is remembered, but nothing asks for it");
}

Verdict validOwed(const State& s) {
  if (s.phase != Phase::discard) return (s.owed[0] | s.owed[1]) == 0 ? kValid : no("somebody owes a discard");
  const Seat seat = decider(s);
  if (s.owed[seat] == 0) return no("nobody owes a discard");
  if (s.hand[seat].total <= s.owed[seat]) return no("who owes the whole hand is not asked");
  const Reach now = reachNow(s);
  for (Seat each = 0; each < kSeatCount; ++each)
    if (s.owed[each] > cardOf(s.card).number[1] || (s.owed[each] > 0 && (now.draws || !now.touches[each])))
      return no("more is owed than the Soldier asks for");
  return kValid;
}

// Clio's gifts follow from who has what.
void recountGifts(State& s) {
  const Owned owned = ownedBy(s, 1);
  for (unsigned kind = 1; kind <= kKinds; ++kind)
    s.given[kind] = static_cast<std::int8_t>(owned.of[kind] - kAlienCard[kind].copies);
}

}  // namespace

Verdict valid(const State& state) {
  if (const Verdict verdict = firstRefusal<validNumbers, validCards, validTurns, validBurdens>(state); !verdict)
    return verdict;
  if (const Verdict verdict = beforeDeployment(state.phase) ? validBefore(state) : validAfter(state); !verdict)
    return verdict;
  return firstRefusal<validEffect, validChosen, validCard, validOwed>(state);
}

void encode(const State& state, ByteWriter& out) {
  EncodeFields fields(out);
  visitFields(state, fields);
}

bool decode(State& state, ByteReader& in) {
  state = State{};
  DecodeFields fields(in);
  visitFields(state, fields);
  if (!in.good() || in.left() != 0 || !tidy(state.field)) return false;
  recountGifts(state);
  return static_cast<bool>(valid(state));
}

}  // namespace armada::stellar_siege
