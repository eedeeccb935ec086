// A sensible move of Stellar Siege at once: what each choice makes of the Siege Forces, and to which Planets the two hands
// lead next. Reads sizes of the Enemy's hand and of the piles, never their cards. Whole numbers only, so that every machine
// chooses the same.
#include "rules/stellar_siege/prospects.h"
#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

namespace {

// ---- what a lead is worth -------------------------------------------------------------------------------------------
// What it is worth to come by a Planet with its effect free to use, beside the Alien that is put there. These figures and
// the next ones were found by letting quick players play each other.
constexpr std::int8_t kAppeal[kEffects + 1] = {
    10, 12,  // Siptou, Valtinia
    2,  3,   // Cordontion, Zahwilta
    2,  6,   // Emalto, Iontian
    2,  1,   // Ambyria, Taltuva
    1,  2,   // Plomeena, Aspal
    8,  7,   // Hyperion, Clio
    13, 12,  // Artemis, Nyx
    7,  10,  // Pandemonia, Aether
    0,
};

// What a card is worth in the hand: the lowest is discarded or given away first. In the order of the kinds.
constexpr std::uint8_t kKeep[kKinds + 1] = {0, 5, 8, 8, 5, 8, 3, 10, 15, 6, 4, 13, 11};

constexpr int kMineNext = 5;    // weight of the Planet that the own hand leads to, in eighths: the Enemy may change it
constexpr int kTheirsNext = 1;  // and of the Enemy's, who will choose again before
constexpr int kAnyEffect = 9;   // to activate any Planet
constexpr int kOneMore = 5;     // an additional Alien's own effect

struct Hands {
  int mine;
  int theirs;
};

// The table as the player who decides sees it, in leads.
struct Outlook {
  const State& seen;
  Seat me;
  Prospects prospects;
  ForceValues forces;
  std::int8_t lead[kPlanets];

  explicit Outlook(const State& state)
      : seen(state), me(toMove(state)), prospects(state), forces(forceValues(state)), lead{} {
    for (std::size_t p = 0; p < kPlanets; ++p)
      lead[p] = static_cast<std::int8_t>(forces.at[me][p] - forces.at[otherSeat(me)][p]);
  }

  int chance(int by) const { return prospects.toHold(by); }
  // What one more Alien of mine, or of the Enemy, is worth to its owner there.
  int gain(std::size_t planet) const { return chance(lead[planet] + 1) - chance(lead[planet]); }
  int loss(std::size_t planet) const { return chance(lead[planet]) - chance(lead[planet] - 1); }

  // A hand as it will be counted: an empty one draws.
  int counted(Seat seat, int hand) const {
    if (hand > 0) return hand;
    const std::size_t pile = seen.pile[seat].size();
    return static_cast<int>(pile < kFirstHand ? pile : kFirstHand);
  }
  int appeal(std::uint8_t planet) const { return kAppeal[static_cast<std::size_t>(effectAt(seen, planet))]; }

  // Where the two hands lead next. `shift`: what Iontian adds to the Enemy's value.
  int future(Hands hands, int shift = 0) const {
    int sum = 0;
    const int mine = counted(me, hands.mine);
    if (mine > 0) {
      const std::uint8_t planet = planetForValue(static_cast<std::uint8_t>(mine));
      sum += kMineNext * (gain(planet) + appeal(planet));
    }
    int theirs = counted(otherSeat(me), hands.theirs);
    if (theirs > 0) {
      theirs = theirs + shift > 1 ? theirs + shift : 1;
      const std::uint8_t planet = planetForValue(static_cast<std::uint8_t>(theirs));
      sum -= kTheirsNext * (loss(planet) + appeal(planet));
    }
    return sum / 8;
  }
  Hands hands() const { return {seen.hand[me].total, seen.hand[otherSeat(me)].total}; }
};

// ---- Soldiers -------------------------------------------------------------------------------------------------------
int moved(const State& seen, Seat seat, int hand, bool draws, int number) {
  if (!draws) return hand > number ? hand - number : 0;
  const int pile = static_cast<int>(seen.pile[seat].size());
  return hand + (pile < number ? pile : number);
}

// Hands after a Soldier with that number; `hands` without the Soldier itself.
Hands handsAfter(const State& seen, Kind soldier, Effect declared, int number, Hands hands) {
  const AlienCard& card = cardOf(soldier);
  const bool draws = card.draws != (declared == Effect::aspal);
  const bool both = declared == Effect::taltuva;
  const bool enemy = card.aimsAtEnemy || declared == Effect::ambyria;
  const Seat me = seen.active;
  if (both || !enemy) hands.mine = moved(seen, me, hands.mine, draws, number);
  if ((both || enemy) && !bears(seen, kSoldiersBlocked))
    hands.theirs = moved(seen, otherSeat(me), hands.theirs, draws, number);
  return hands;
}

// The better of its two numbers.
int soldierWorth(const Outlook& outlook, Kind soldier, Effect declared, Hands hands) {
  const AlienCard& card = cardOf(soldier);
  const int few = outlook.future(handsAfter(outlook.seen, soldier, declared, card.number[0], hands));
  const int many = outlook.future(handsAfter(outlook.seen, soldier, declared, card.number[1], hands));
  return few > many ? few : many;
}

Effect declaredNow(const State& seen) {
  return hasTurn(seen, kDeclared) && !hasTurn(seen, kTriggered) ? effectAt(seen, seen.planet) : Effect::none;
}

bool mayUseEffect(const State& seen) { return !hasTurn(seen, kEffectUsed) && !bears(seen, kNoPlanetEffect); }

// ---- deploying ------------------------------------------------------------------------------------------------------
int bestPlanet(const Outlook& outlook) {
  int best = 0;
  for (std::size_t p = 1; p < kPlanets; ++p)
    if (outlook.gain(p) > outlook.gain(static_cast<std::size_t>(best))) best = static_cast<int>(p);
  return best;
}

int bestNeighbour(const Outlook& outlook, std::uint8_t planet) {
  int best = 0;
  bool any = false;
  for (const int p : {planet - 1, planet + 1}) {
    if (p < 0 || p >= static_cast<int>(kPlanets)) continue;
    if (outlook.forces.at[outlook.me][p] == 0) continue;
    const int change = outlook.gain(planet) - outlook.loss(static_cast<std::size_t>(p));
    if (!any || change > best) best = change;
    any = true;
  }
  return best;
}

// An Alien is put to `planet`; the hand is what stays.
int deployWorth(Outlook outlook, Kind kind, std::uint8_t planet, Hands hands) {
  int sum = outlook.gain(planet);
  ++outlook.lead[planet];
  const bool effectFree = mayUseEffect(outlook.seen);
  const int appeal = effectFree ? outlook.appeal(planet) : 0;
  if (isSoldier(kind)) {
    const Effect effect = effectAt(outlook.seen, planet);
    int best = soldierWorth(outlook, kind, Effect::none, hands);
    if (effectFree && sideOf(effect).declared && (effect != Effect::ambyria || !cardOf(kind).aimsAtEnemy)) {
      const int declared = soldierWorth(outlook, kind, effect, hands);
      if (declared > best) best = declared;
    }
    return sum + appeal + best;
  }
  switch (kind) {
    case Kind::adjacent: sum += appeal + bestNeighbour(outlook, planet); break;
    case Kind::anyPlanet: sum += effectFree ? kAnyEffect : 0; break;
    case Kind::additional: sum += hands.mine > 0 ? outlook.gain(planet) + kOneMore : 0; break;
    case Kind::anywhere: break;
    default: sum += appeal; break;
  }
  return sum + outlook.future(hands);
}

int deployWorth(const Outlook& outlook, Kind kind) {
  Hands hands = outlook.hands();
  --hands.mine;
  if (outlook.seen.phase == Phase::additional) return deployWorth(outlook, kind, outlook.seen.planet, hands);
  std::uint8_t planet = planetForValue(deploymentValue(outlook.seen));
  if (kind == Kind::anywhere) planet = static_cast<std::uint8_t>(bestPlanet(outlook));
  return deployWorth(outlook, kind, planet, hands);
}

// The at-any-time Officer thrown away: before deploying for another Planet, later for the next turn's.
int anyTimeWorth(const Outlook& outlook) {
  const State& seen = outlook.seen;
  Hands hands = outlook.hands();
  --hands.mine;
  if (seen.phase != Phase::deploy) return outlook.future(hands);
  if (hands.mine == 0) return 0;
  const std::uint8_t planet = planetForValue(deploymentValue(seen, static_cast<std::uint8_t>(hands.mine)));
  --hands.mine;
  return deployWorth(outlook, Kind::anyTime, planet, hands);
}

// ---- Planet Effects -------------------------------------------------------------------------------------------------
// Two forces of a seat change places.
int switchWorth(const Outlook& outlook, bool own, std::uint8_t a, std::uint8_t b) {
  const Seat seat = own ? outlook.me : otherSeat(outlook.me);
  int change = outlook.forces.at[seat][a] - outlook.forces.at[seat][b];
  if (!own) change = -change;
  return outlook.chance(outlook.lead[a] - change) - outlook.chance(outlook.lead[a]) +
         outlook.chance(outlook.lead[b] + change) - outlook.chance(outlook.lead[b]);
}

int bestSwitchWith(const Outlook& outlook, bool own, std::uint8_t a) {
  int best = -1000;
  for (std::uint8_t b = 0; b < kPlanets; ++b) {
    const int worth = b == a ? -1000 : switchWorth(outlook, own, a, b);
    if (worth > best) best = worth;
  }
  return best;
}

int bestSwitch(const Outlook& outlook, bool own) {
  int best = -1000;
  for (std::uint8_t a = 0; a < kPlanets; ++a) {
    const int worth = bestSwitchWith(outlook, own, a);
    if (worth > best) best = worth;
  }
  return best;
}

// An own Alien goes from one Planet to another, or one of the Enemy.
int moveWorth(const Outlook& outlook, bool own, std::size_t from, std::size_t to) {
  return own ? outlook.gain(to) - outlook.loss(from) : outlook.gain(from) - outlook.loss(to);
}

int bestMoveFrom(const Outlook& outlook, bool own, std::uint8_t from) {
  int best = -1000;
  for (std::uint8_t to = 0; to < kPlanets; ++to) {
    const int worth = to == from ? -1000 : moveWorth(outlook, own, from, to);
    if (worth > best) best = worth;
  }
  return best;
}

int bestSoldier(const Outlook& outlook) {
  Hands hands = outlook.hands();
  --hands.mine;
  int best = -1000;
  for (std::uint8_t kind = 1; kind <= kSoldierKinds; ++kind) {
    if (outlook.seen.hand[outlook.me].of[kind] == 0) continue;
    const int worth = soldierWorth(outlook, static_cast<Kind>(kind), Effect::none, hands);
    if (worth > best) best = worth;
  }
  return best;
}

// Up to `most` cards leave the hand, for the Enemy's or for good; 0 cards is what stays as it is.
int bestFewer(const Outlook& outlook, int least, int most, bool given) {
  const Hands now = outlook.hands();
  int best = -1000;
  for (int cards = least; cards <= most && cards <= now.mine; ++cards) {
    const int worth = outlook.future({now.mine - cards, now.theirs + (given ? cards : 0)}) - (cards > 0 ? 1 : 0);
    if (worth > best) best = worth;
  }
  return best;
}

// Against outlook.future(outlook.hands()), which is what declining is worth.
int effectWorth(const Outlook& outlook, Effect effect) {
  const State& seen = outlook.seen;
  const Hands hands = outlook.hands();
  const int now = outlook.future(hands);
  switch (effect) {
    case Effect::siptou: return now + bestSwitch(outlook, true);
    case Effect::valtinia: return now + bestSwitch(outlook, false);
    case Effect::artemis: return now + bestMoveFrom(outlook, true, seen.planet);
    case Effect::nyx: return now + bestMoveFrom(outlook, false, seen.planet);
    case Effect::iontian: {
      const int less = outlook.future(hands, -1);
      const int more = outlook.future(hands, 1);
      return less > more ? less : more;
    }
    case Effect::hyperion: return bestSoldier(outlook) - 1;
    case Effect::clio: return bestFewer(outlook, 1, kMostGifts, true);
    case Effect::pandemonia: return bestFewer(outlook, 1, hands.mine, false);
    case Effect::aether: return outlook.future({0, hands.theirs});
    default: return now + kAppeal[static_cast<std::size_t>(effect)];
  }
}

int planetWorth(const Outlook& outlook, std::uint8_t planet) {
  const State& seen = outlook.seen;
  if (seen.phase == Phase::anywhere) return outlook.gain(planet);
  if (seen.phase == Phase::adjacent) return moveWorth(outlook, true, planet, seen.planet);
  if (seen.effect == Effect::artemis) return moveWorth(outlook, true, seen.planet, planet);
  if (seen.effect == Effect::nyx) return moveWorth(outlook, false, seen.planet, planet);
  const bool own = seen.effect == Effect::siptou;
  return seen.chosen == kNoPlanet ? bestSwitchWith(outlook, own, planet)
                                  : switchWorth(outlook, own, seen.chosen, planet);
}

// ---- the rest -------------------------------------------------------------------------------------------------------
int adjustWorth(const Outlook& outlook, int by) {
  const State& seen = outlook.seen;
  if (seen.phase == Phase::adjustEnemy) return outlook.future(outlook.hands(), by);
  const int value = deploymentValue(seen) + by;
  const std::uint8_t planet = planetForValue(static_cast<std::uint8_t>(value > 1 ? value : 1));
  return outlook.gain(planet) + (mayUseEffect(seen) ? outlook.appeal(planet) : 0);
}

// A card that leaves the hand: if one should go, then the one that is least missed.
int cardWorth(const Outlook& outlook, Kind kind) {
  const State& seen = outlook.seen;
  Hands hands = outlook.hands();
  --hands.mine;
  const int keep = kKeep[indexOf(kind)];
  switch (seen.phase) {
    case Phase::soldier: return soldierWorth(outlook, kind, Effect::none, hands);
    case Phase::gift: return 16 * bestFewer(outlook, 1, static_cast<int>(kMostGifts) - seen.chosen, true) + 15 - keep;
    case Phase::throwAway: return 16 * bestFewer(outlook, 1, hands.mine + 1, false) + 15 - keep;
    default: return 15 - keep;
  }
}

int declareWorth(const Outlook& outlook, bool yes) {
  const State& seen = outlook.seen;
  const Effect effect = effectAt(seen, planetForValue(deploymentValue(seen)));
  Hands hands = outlook.hands();
  --hands.mine;
  return soldierWorth(outlook, seen.card, yes ? effect : Effect::none, hands);
}

int worthOf(const Outlook& outlook, Move move) {
  const State& seen = outlook.seen;
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::adjust: return adjustWorth(outlook, what - 1);
    case Verb::deploy: return deployWorth(outlook, kindOf(move));
    case Verb::deployRandom: {
      Hands hands = outlook.hands();
      --hands.mine;
      return deployWorth(outlook, Kind::anyTime, planetForValue(deploymentValue(seen)), hands);
    }
    case Verb::declare: return declareWorth(outlook, what != 0);
    case Verb::number:
      return outlook.future(
          handsAfter(seen, seen.card, declaredNow(seen), cardOf(seen.card).number[what], outlook.hands()));
    case Verb::planet: return planetWorth(outlook, what);
    case Verb::activate: return effectWorth(outlook, effectAt(seen, what));
    case Verb::card: return cardWorth(outlook, kindOf(move));
    case Verb::discardAnyTime: {
      const bool later = seen.phase == Phase::deploy || seen.phase == Phase::beforeDraw || seen.phase == Phase::end;
      return later ? anyTimeWorth(outlook) : -10000;
    }
    case Verb::stop: return (seen.phase == Phase::beforeDraw ? 1 : 16) * outlook.future(outlook.hands());
    default: return outlook.future(outlook.hands());  // end of turn, no Planet Effect
  }
}

}  // namespace

Move quickMove(const State& seen) {
  MoveList moves;
  moves.clear();
  legalMoves(seen, moves);
  if (moves.empty()) return kNoMove;
  Move best = moves[0];
  if (moves.size() == 1) return best;
  const Outlook outlook(seen);
  int most = -100000;
  for (const Move move : moves) {
    const int worth = worthOf(outlook, move);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

}  // namespace armada::stellar_siege
