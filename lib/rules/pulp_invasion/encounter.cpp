// The line, card by card: read, Engage or Evade, in the book's order (Encounter Phase 5).
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

// ---- Encounter Phase 5a: read ---------------------------------------------------------------------------------------
namespace {

void readCard(Play& play) {
  State& s = play.state;
  tell(play, EventKind::cardRead, {s.current, s.line[s.current]});
  if (s.line[s.current] < kFirstLocation)
    addTexts(s.texts, kFirstSlotCarrier + s.current, kEncounterCard[s.line[s.current]].effect);
  s.then = Phase::question;
  fire(play, When::read, s.current);
  askOrAnswerOwed(play);
}

// On to the next card that stands, from this slot on; after the last one the Planet is searched.
void encounterFrom(Play& play, std::uint8_t slot) {
  State& s = play.state;
  while (slot < kLineCards && s.status[slot] != LineStatus::standing) ++slot;
  s.current = slot;
  if (slot < kLineCards)
    readCard(play);
  else
    beginSearch(play);
}

}  // namespace

void startLine(Play& play) { encounterFrom(play, 0); }

// ---- Encounter Phase 5b: the question -------------------------------------------------------------------------------
namespace {

bool nothingCanBeDone(const State& s) {
  return !mayEvade(s) && !mayEngage(s, costNow(s)) && !anyAid(momentOf(s, Phase::question));
}

}  // namespace

bool aidMayPay(const State& s, const Cost& cost) {
  const unsigned bonus = bonusToHopeFor(s, cost.icon);
  return bonus >= cost.price || (bonus > 0 && canPay(s, cost.icon, cost.price - bonus));
}

void offerQuestion(Play& play) {
  State& s = play.state;
  if (s.status[s.current] != LineStatus::standing) {  // it is done
    encounterFrom(play, s.current);
    return;
  }
  s.phase = Phase::question;
  if (nothingCanBeDone(s)) lose(play, LostBy::cannotEvade);
}

// ---- Engage ---------------------------------------------------------------------------------------------------------
void offerEngage(Play& play, const Cost& cost) {
  State& s = play.state;
  s.phase = Phase::engage;
  play.cost = cost;
  if (!anyAid(engagingFor(s, cost))) payFor(play, cost);
}

bool payable(const State& s, Ability icon, std::uint8_t price, Mix mix) {
  const int own = price - mix.first - mix.second;
  return own >= 0 && own <= s.ability[at(icon)] && 2 * mix.first <= s.ability[at(otherAbility(icon, 0))] &&
         2 * mix.second <= s.ability[at(otherAbility(icon, 1))];
}

namespace {

Mix mixFrom(unsigned first, unsigned second) {
  return {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
}

// House 6: every mix. `take` is told what the first other Ability pays, and from what to what the second one can.
template <class Take>
inline void eachMix(const State& s, const Cost& cost, const Take& take) {
  const unsigned price = cost.price, own = s.ability[at(cost.icon)];
  const unsigned first = s.ability[at(otherAbility(cost.icon, 0))] / 2u;
  const unsigned second = s.ability[at(otherAbility(cost.icon, 1))] / 2u;
  for (unsigned one = 0; one <= first && one <= price; ++one) {
    const unsigned left = price - one;
    take(one, left > own ? left - own : 0, left < second ? left : second);
  }
}

}  // namespace

void listMixes(const State& s, const Cost& cost, MoveList& moves) {
  eachMix(s, cost, [&moves](unsigned one, unsigned least, unsigned most) {
    for (unsigned other = least; other <= most; ++other) moves.push(payMove(mixFrom(one, other)));
  });
}

namespace {

// Book: it stands engaged or evaded; decision h: what that brings about, then the next card.
void finishCard(Play& play, LineStatus status, When when) {
  State& s = play.state;
  s.bonus = s.freeEvade = s.calmEvade = 0;
  s.status[s.current] = status;
  s.then = Phase::question;
  fire(play, when, s.current);
  askOrAnswerOwed(play);
}

}  // namespace

// Decision g: one Ability's whole share after the other, in their order.
void payMix(Play& play, const Cost& cost, Mix mix) {
  State& s = play.state;
  unsigned share[kAbilities] = {};
  share[at(cost.icon)] = 0u + cost.price - mix.first - mix.second;
  share[at(otherAbility(cost.icon, 0))] = 2u * mix.first;
  share[at(otherAbility(cost.icon, 1))] = 2u * mix.second;
  tell(play, EventKind::engaged, {s.current, s.line[s.current], 0, cost.price});
  for (std::size_t i = 0; i < kAbilities && !isOver(s); ++i) reduce(play, abilityAt(i), share[i]);
  if (!isOver(s)) finishCard(play, LineStatus::engaged, When::engaged);
}

// Book: Engage 3. House 3: what cannot be paid becomes an Evade.
void payFor(Play& play, const Cost& cost) {
  State& s = play.state;
  if (cost.strength == 0 || !canPay(s, cost.icon, cost.price)) {
    s.bonus = 0;
    offerEvade(play);
    return;
  }
  unsigned mixes = 0;
  Mix only{};
  eachMix(s, cost, [&](unsigned one, unsigned least, unsigned most) {
    if (least > most) return;
    mixes += most - least + 1;
    only = mixFrom(one, most);
  });
  if (mixes == 1) {
    payMix(play, cost, only);
  } else {
    s.phase = Phase::pay;
    play.cost = cost;
  }
}

// ---- Evade ----------------------------------------------------------------------------------------------------------
void offerEvade(Play& play) {
  play.state.phase = Phase::evade;
  if (!anyAid(momentOf(play.state, Phase::evade))) startEvadePrice(play);
}

namespace {

// Book: Evade 2: for each cube that Ability is reduced by one. House 7: take what is there.
void drawEvadeCubes(Play& play) {
  State& s = play.state;
  const unsigned count = s.calmEvade != 0 ? 0u : evadeCubesNow(s);
  for (unsigned i = 0; i < count && abilityCubesInBag(s) > 0 && !isOver(s); ++i) {
    // The other colours would be returned uncounted: as good as drawing among these three.
    const std::uint8_t colour = pickFromBag<kAbilities>(play, abilityCubesInBag(s));
    --s.bag[colour];
    tell(play, EventKind::evadeCube, {colour});
    reduce(play, abilityAt(colour), 1);
  }
}

void evadeCard(Play& play) {
  State& s = play.state;
  drawEvadeCubes(play);
  if (isOver(s)) return;
  tell(play, EventKind::evaded, {s.current, s.line[s.current]});
  finishCard(play, LineStatus::evaded, When::evaded);
}

// Decision f: point by point; what cannot be paid in full is paid as far as it goes.
void payOwedPoints(Play& play) {
  State& s = play.state;
  while (s.evadeOwed > 0 && !isOver(s)) {
    const unsigned answers = abilitiesAboveZero(s);
    if (answers == 0) {
      s.evadeOwed = 0;
    } else if (single(answers)) {
      --s.evadeOwed;
      reduce(play, abilityAt(lowestBit(answers)), 1);
    } else {
      s.phase = Phase::evadePay;
      return;
    }
  }
  if (!isOver(s)) evadeCard(play);
}

}  // namespace

// Book: Evade 1. House 7: without a single point the game is lost.
void startEvadePrice(Play& play) {
  State& s = play.state;
  s.evadeOwed = s.freeEvade != 0 ? std::uint8_t{0} : evadePriceNow(s);
  if (s.evadeOwed > 0 && abilitiesAboveZero(s) == 0)
    lose(play, LostBy::cannotEvade);
  else
    payOwedPoints(play);
}

void payPoint(Play& play, Ability ability) {
  --play.state.evadeOwed;
  reduce(play, ability, 1);
  if (!isOver(play.state)) payOwedPoints(play);
}

}  // namespace armada::pulp_invasion
