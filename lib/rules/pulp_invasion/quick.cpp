// A sensible move of Pulp Invasion at once, for playing on in rollouts and for hints: weighs what each choice leaves. Whole
// numbers only, so that every machine chooses the same; reads neither the generator nor the order of any deck.
#include "rules/pulp_invasion/quick_worth.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

ARMADA_TABLE QuickWorth kWorth = {
    /* level */ {0, 188, 409, 609, 774, 914, 1059, 1164, 1259, 1344, 1426, 1501, 1571, 1641, 1711, 1781},
    /* secondLowest */ {-900, -193, -120, -52, -14, -2},
    /* lost */ -8481,
    /* weaponCube */ 1207,
    /* weaponCubeLate */ 40,
    /* blackCube */ -60,
    /* understand */ 260,
    /* towardsUnderstood */ 108,
    /* dieUse */ 45,
    /* cardUse */ 57,
    /* handPoint */ 80,
    /* strength */ 116,
    /* evade */ 41,
    /* helpLow */ 5,
    /* evadeCare */ 79,
};

namespace {

// ---- what a position is worth ---------------------------------------------------------------------------------------
struct Points {
  int of[kAbilities];
};
Points pointsOf(const State& seen) { return {{seen.ability[0], seen.ability[1], seen.ability[2]}}; }

int secondLowest(const Points& p) {
  const int low = p.of[0] < p.of[1] ? p.of[0] : p.of[1];
  const int high = p.of[0] < p.of[1] ? p.of[1] : p.of[0];
  return p.of[2] <= low ? low : p.of[2] < high ? p.of[2] : high;
}

int worth(const Points& p) {
  const int second = secondLowest(p);
  int sum = second < static_cast<int>(kLowLevels) ? kWorth.secondLowest[second] : kWorth.secondLowest[kLowLevels - 1];
  for (const int level : p.of) sum += kWorth.level[level];
  return sum;
}
// In an encounter two zeros are the end.
int worthPaid(const Points& p) { return secondLowest(p) == 0 ? kWorth.lost : worth(p); }

int gainOf(const State& seen, std::size_t ability, int amount) {
  Points p = pointsOf(seen);
  const int before = worth(p);
  const int most = kCaptainCard[seen.captain].maximum[ability];
  p.of[ability] = p.of[ability] + amount < most ? p.of[ability] + amount : most;
  return worth(p) - before;
}
int bestGain(const State& seen) {
  int best = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int gain = gainOf(seen, i, 1);
    if (gain > best) best = gain;
  }
  return best;
}

int bagTotal(const State& seen) {
  int sum = 0;
  for (const std::uint8_t each : seen.bag) sum += each;
  return sum;
}

int worthOfCube(const State& seen, Cube cube) {
  switch (cube) {
    case Cube::weapon: return kWorth.weaponCube + kWorth.weaponCubeLate * seen.round;
    case Cube::quietus: return kWorth.blackCube;
    case Cube::falseLead: return 0;
    default: {
      const int gain = gainOf(seen, at(cube), 1);
      return gain > kWorth.towardsUnderstood || seen.found.empty() ? gain : kWorth.towardsUnderstood;
    }
  }
}

// A cube of the search, not yet drawn.
int searchCube(const State& seen) {
  const int total = bagTotal(seen);
  if (total == 0) return 0;
  int sum = 0;
  for (std::size_t i = 0; i < kCubeColours; ++i)
    if (seen.bag[i] != 0) sum += seen.bag[i] * worthOfCube(seen, static_cast<Cube>(i));
  return sum / total;
}

// ---- engaging -------------------------------------------------------------------------------------------------------
struct Payment {
  Mix mix;
  int worth;  // of what is left
  bool possible;
};

Points paid(const Points& have, Ability icon, int price, Mix mix) {
  Points after = have;
  after.of[at(icon)] -= price - mix.first - mix.second;
  after.of[at(otherAbility(icon, 0))] -= 2 * mix.first;
  after.of[at(otherAbility(icon, 1))] -= 2 * mix.second;
  return after;
}

Payment bestPayment(const Points& have, Ability icon, int price) {
  Payment best{{0, 0}, 0, false};
  for (int first = 0; first <= price && 2 * first <= have.of[at(otherAbility(icon, 0))]; ++first)
    for (int second = 0; first + second <= price && 2 * second <= have.of[at(otherAbility(icon, 1))]; ++second) {
      if (price - first - second > have.of[at(icon)]) continue;
      const Mix mix{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
      const int left = price == 0 ? worth(have) : worthPaid(paid(have, icon, price, mix));
      if (!best.possible || left > best.worth) best = {mix, left, true};
    }
  return best;
}

// What an action is worth to the player, whoever carries it.
int worthOfAction(const State& seen, const Effect& effect) {
  switch (effect.what) {
    case What::gain:
      return effect.of <= Of::diplomacy ? gainOf(seen, static_cast<std::size_t>(effect.of), effect.amount)
                                        : effect.amount * bestGain(seen);
    case What::lose: return -effect.amount * kWorth.handPoint;
    case What::bagIn: return effect.of == Of::quietus ? kWorth.blackCube : -kWorth.handPoint / 4;
    case What::bagOut: return effect.amount * kWorth.handPoint / 4;
    case What::weaponCube: return kWorth.towardsUnderstood;
    case What::extraCubes: return effect.amount * searchCube(seen);
    case What::bonus: return effect.amount * kWorth.handPoint;
    case What::freeEvade: return kWorth.handPoint;
    case What::calmEvade: return 2 * kWorth.handPoint;
    case What::reroll:
    case What::upgrade: return kWorth.dieUse;
    default: return 0;
  }
}

int worthOfActions(const State& seen, const Effect (&effects)[2], When when) {
  int sum = 0;
  for (const Effect& effect : effects)
    if (effect.when == when) sum += worthOfAction(seen, effect);
  return sum;
}

// A card that comes to the hand is worth something in a later round only.
int worthInHand(const State& seen, const EncounterCard& card) {
  if (seen.round >= kRounds) return 0;
  int sum = 0;
  for (const Effect& effect : card.effect) {
    if (effect.when == When::nothing) continue;
    sum += effect.what == What::gain ? effect.amount * kWorth.handPoint : worthOfAction(seen, effect);
  }
  return sum;
}

// The Engage bonus that a die's half gives against this icon.
int bonusOf(const FaceHalf& half, Ability icon) {
  if (half.does != FaceDoes::bonus) return 0;
  return half.of == Of::none || static_cast<std::size_t>(half.of) == at(icon) ? half.amount : 0;
}
const DieFace& faceOf(const OwnedDie& die) { return kDieFace[static_cast<std::size_t>(die.die)][die.face - 1]; }

int bestBonus(const State& seen, Ability icon) {
  if (seen.dieUsed != 0) return 0;
  int best = 0;
  for (const OwnedDie& die : seen.die) {
    const int bonus = bonusOf(faceOf(die).half[0], icon);
    if (bonus > best) best = bonus;
  }
  return best;
}

// The best that the hand could take off the price.
int handBonus(const State& seen) {
  int best = 0;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card)
    if (seen.hand.has(card))
      for (const Effect& effect : kEncounterCard[card].effect)
        if (effect.what == What::bonus && effect.amount > best) best = effect.amount;
  return best;
}

int engageWorth(const State& seen) {
  const Ability icon = engageIcon(seen, seen.current).icon();
  const Points have = pointsOf(seen);
  const int price = priceNow(seen);
  const EncounterCard& card = kEncounterCard[seen.line[seen.current]];
  int reward = card.planetIcons * searchCube(seen) + worthOfActions(seen, card.effect, When::engaged);
  if (card.kind != CardKind::guardforce) reward += worthInHand(seen, card);
  const Payment plain = bestPayment(have, icon, price);
  int best = plain.possible ? plain.worth : 2 * kWorth.lost;
  if (const int bonus = bestBonus(seen, icon); bonus > 0) {
    const Payment helped = bestPayment(have, icon, price > bonus ? price - bonus : 0);
    if (helped.possible && helped.worth - kWorth.dieUse > best) best = helped.worth - kWorth.dieUse;
  }
  if (!plain.possible)
    if (const int bonus = handBonus(seen); bonus > 0) {
      const Payment helped = bestPayment(have, icon, price > bonus ? price - bonus : 0);
      const int left = helped.worth - bonus * kWorth.handPoint;
      if (helped.possible && left > best) best = left;
    }
  return best + reward;
}

// ---- evading --------------------------------------------------------------------------------------------------------
// The mean worth after so many cubes of an Evade were drawn; `bag` are the ability cubes in it.
template <int kCubes>
int afterCubes(const Points& have, const Points& bag) {
  const int total = bag.of[0] + bag.of[1] + bag.of[2];
  if (total == 0) return worthPaid(have);
  if (secondLowest(have) == 0) return kWorth.lost;
  int sum = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    if (bag.of[i] == 0) continue;
    Points then = have;
    Points rest = bag;
    --rest.of[i];
    if (then.of[i] > 0) --then.of[i];
    sum += bag.of[i] * afterCubes<kCubes - 1>(then, rest);
  }
  return sum / total;
}

template <>
int afterCubes<0>(const Points& have, const Points&) {
  return worthPaid(have);
}

int evadeWorth(const State& seen, const Points& have, int price, int cubes) {
  const Points bag{{seen.bag[0], seen.bag[1], seen.bag[2]}};
  Points then = have;
  for (int owed = price; owed > 0; --owed) {
    int least = -1, best = 0;
    for (std::size_t i = 0; i < kAbilities; ++i) {
      if (then.of[i] == 0) continue;
      Points tried = then;
      --tried.of[i];
      const int left = worthPaid(tried);
      if (least >= 0 && left <= best) continue;
      least = static_cast<int>(i);
      best = left;
    }
    if (least < 0) break;
    --then.of[least];
  }
  const int paidWorth = price > 0 ? worthPaid(then) : worth(then);
  const int counted = cubes > 2 ? 2 : cubes;  // more would take long, and are feared in proportion
  if (counted == 0) return paidWorth;
  const int after = counted == 1 ? afterCubes<1>(then, bag) : afterCubes<2>(then, bag);
  const int fear = (paidWorth - after) * cubes / counted;
  return paidWorth - fear * kWorth.evadeCare / 100;
}

int evadeWorth(const State& seen) {
  const int price = seen.freeEvade != 0 ? 0 : evadePrice(seen, seen.current).total();
  const int cubes = seen.calmEvade != 0 ? 0 : evadeCubes(seen, seen.current).total();
  int sum = evadeWorth(seen, pointsOf(seen), price, cubes);
  sum += worthOfActions(seen, kEncounterCard[seen.line[seen.current]].effect, When::evaded);
  return sum;
}

// ---- dice -----------------------------------------------------------------------------------------------------------
int worthOfHalf(const FaceHalf& half) {
  switch (half.does) {
    case FaceDoes::nothing: return 0;
    case FaceDoes::bonus: return half.amount * (half.of == Of::none ? 95 : 75);
    case FaceDoes::dropWhite: return 50;
    case FaceDoes::dropChosen: return 70;
    case FaceDoes::takeChosen: return 40;
    case FaceDoes::takeRandom: return 20;
    case FaceDoes::extraCube: return 150;
    case FaceDoes::upgradeSystem: return 30 * half.amount;
    case FaceDoes::rollSpecialist:
    case FaceDoes::rollEngineer: return 120;
    case FaceDoes::rollInfiltrator: return 100;
    case FaceDoes::swapDie: return 60;
    case FaceDoes::rerollAgent:
    case FaceDoes::rerollGuardforce:
    case FaceDoes::rerollSearch: return 50;
    case FaceDoes::useIcons: return 90 * half.amount;
    case FaceDoes::understand: return 220;
    case FaceDoes::chooseWeapon: return 40;
    case FaceDoes::swapWeapon: return 10;
    case FaceDoes::drawEight: return 160;
    case FaceDoes::drawTwo: return 170;
  }
  return 0;
}
int worthOfFace(Die die, int face) {
  const DieFace& row = kDieFace[static_cast<std::size_t>(die)][face - 1];
  const int first = worthOfHalf(row.half[0]), second = worthOfHalf(row.half[1]);
  return row.joined == Joined::both ? first + second : first > second ? first + second / 4 : second + first / 4;
}

// Being on a face: using it, and then the best of those below it.
int worthOfDie(Die die, int face) {
  int best[7] = {};
  for (int f = 1; f <= face; ++f) {
    int below = f == 1 ? worthOfFace(die, 1) : 0;
    for (int lower = 1; lower < f; ++lower)
      if (best[lower] > below) below = best[lower];
    best[f] = worthOfFace(die, f) + below * 4 / 5;
  }
  return best[face];
}
int meanWorthOfDie(Die die) {
  int sum = 0;
  for (int face = 1; face <= 6; ++face) sum += worthOfDie(die, face);
  return sum / 6;
}

bool isLastOfLine(const State& seen) {
  for (std::size_t slot = seen.current + 1u; slot < kLineCards; ++slot)
    if (seen.status[slot] == LineStatus::standing) return false;
  return true;
}

// What the bonus saves of this Engage.
int savedBy(const State& seen, int bonus) {
  const Ability icon = engageIcon(seen, seen.current).icon();
  const int price = priceNow(seen);
  const Payment plain = bestPayment(pointsOf(seen), icon, price);
  const Payment helped = bestPayment(pointsOf(seen), icon, price > bonus ? price - bonus : 0);
  if (!helped.possible) return 0;
  return helped.worth - (plain.possible ? plain.worth : kWorth.lost);
}

int worthOfUse(const State& seen, const FaceHalf& half) {
  const bool engaging = seen.phase == Phase::engage || seen.phase == Phase::half;
  switch (half.does) {
    case FaceDoes::bonus: {
      if (!engaging) return 0;
      const Ability icon = engageIcon(seen, seen.current).icon();
      const int bonus = bonusOf(half, icon);
      if (bonus == 0) return 0;
      const int price = priceNow(seen);
      const int saved = savedBy(seen, bonus);
      // Better kept for a card that it helps in full.
      return bonus > price && !isLastOfLine(seen) ? saved / 2 : saved;
    }
    case FaceDoes::dropWhite: return seen.bag[at(Cube::falseLead)] >= 2 ? worthOfHalf(half) : 0;
    case FaceDoes::extraCube: return searchCube(seen);
    case FaceDoes::useIcons: {
      int evaded = 0;
      for (std::size_t slot = 0; slot < kLineCards; ++slot)
        if (seen.status[slot] == LineStatus::evaded && kEncounterCard[seen.line[slot]].planetIcons > 0) ++evaded;
      return (evaded < half.amount ? evaded : half.amount) * searchCube(seen);
    }
    case FaceDoes::swapWeapon: return 0;
    default: return worthOfHalf(half);
  }
}

int worthOfUsing(const State& seen, const OwnedDie& die, std::size_t half) {
  const DieFace& face = faceOf(die);
  int sum = worthOfUse(seen, face.half[half]);
  if (face.joined == Joined::both) sum += worthOfUse(seen, face.half[1]);
  return sum - kWorth.dieUse;
}

// A roll instead of the face that it shows.
int worthOfReroll(const OwnedDie& die) { return meanWorthOfDie(die.die) - worthOfDie(die.die, die.face); }

int worthOfUpgrade(const OwnedDie& die, int sides) {
  if (!isSystem(die.die)) return 0;
  const int to = die.face + sides < 6 ? die.face + sides : 6;
  return worthOfDie(die.die, to) - worthOfDie(die.die, die.face);
}

// ---- cards of the hand ----------------------------------------------------------------------------------------------
int helpOf(const State& seen, const Effect& effect) {
  switch (effect.what) {
    case What::gain: {
      int lowest = kLevels;
      for (std::size_t i = 0; i < kAbilities; ++i) {
        const bool meant = effect.of == Of::chosen || static_cast<std::size_t>(effect.of) == i;
        if (meant && seen.ability[i] < lowest) lowest = seen.ability[i];
      }
      return lowest < kWorth.helpLow ? worthOfAction(seen, effect) : 0;
    }
    case What::bonus: return savedBy(seen, effect.amount);
    case What::freeEvade: return evadePrice(seen, seen.current).total() * kWorth.level[1] / 3;
    case What::calmEvade: return evadeCubes(seen, seen.current).total() * kWorth.level[1] / 3;
    case What::reroll: {
      const int first = worthOfReroll(seen.die[0]), second = worthOfReroll(seen.die[1]);
      return first > second ? first : second;
    }
    case What::upgrade: {
      const int first = worthOfUpgrade(seen.die[0], effect.amount);
      const int second = worthOfUpgrade(seen.die[1], effect.amount);
      return first > second ? first : second;
    }
    case What::bagOut: return seen.bag[at(Cube::falseLead)] >= effect.amount ? 2 * kWorth.cardUse : 0;
    default: return worthOfAction(seen, effect);
  }
}

int worthOfPlaying(const State& seen, Card card) {
  int sum = 0;
  for (const Effect& effect : kEncounterCard[card].effect)
    if (effect.when != When::nothing) sum += helpOf(seen, effect);
  return sum - kWorth.cardUse;
}

// ---- planets, weapons, the line -------------------------------------------------------------------------------------
int worthOfPassive(const State& seen, const Effect& effect) {
  const int scale = effect.scale == Scale::once ? 2 : 1;
  switch (effect.what) {
    case What::strength: return -effect.amount * kWorth.strength * (effect.filter == Filter::every ? 2 : 1);
    case What::evadePrice: return (effect.how == How::set ? 1 - effect.amount : -effect.amount) * kWorth.evade;
    case What::evadeCubes: return (effect.how == How::set ? 2 - effect.amount : -effect.amount) * kWorth.evade;
    case What::searchCount:
      return (effect.how == How::twice ? 2 : static_cast<int>(effect.amount)) * searchCube(seen) * scale / 2;
    default: return 0;
  }
}
int worthOfEffects(const State& seen, const Effect (&effects)[2]) {
  int sum = 0;
  for (const Effect& effect : effects) {
    if (effect.when == When::always)
      sum += worthOfPassive(seen, effect);
    else if (effect.when != When::nothing)
      sum += worthOfAction(seen, effect);
  }
  return sum;
}

int missingCubes(const Found& found) {
  int sum = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) sum += kWeaponCard[found.weapon].needs[i] - found.cubes[i];
  return sum;
}
int worthOnWeapon(const Found& found) {
  return missingCubes(found) <= 1 ? kWorth.understand : kWorth.towardsUnderstood;
}

// For the line that is arranged: much for little.
int worthInLine(const State& seen, Card card) {
  const EncounterCard& row = kEncounterCard[card];
  if (row.kind == CardKind::location) {
    const Effect& effect = kLocationEffect[card - kFirstLocation][alienNow(seen)].effect;
    return effect.when == When::always ? worthOfPassive(seen, effect) : worthOfAction(seen, effect);
  }
  int sum = row.planetIcons * searchCube(seen) - 100 * row.strength;
  sum += row.kind == CardKind::guardforce ? worthOfEffects(seen, row.effect) : worthInHand(seen, row);
  return sum;
}

// ---- the choice -----------------------------------------------------------------------------------------------------
// What a move is worth, against the others of its phase.
int worthOfMove(const State& seen, Move move) {
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::leaveDie: {
      const Die die = kCaptainCard[seen.captain].offered[what];
      return isSystem(die) ? -meanWorthOfDie(die) : -worthOfDie(die, 6);
    }
    case Verb::planet: return worthOfEffects(seen, kPlanetCard[seen.planetRow[what]].effect);
    case Verb::arrange: return worthInLine(seen, seen.shown[what]);
    case Verb::engage: return engageWorth(seen);
    case Verb::evade: return evadeWorth(seen);
    case Verb::useDie: return worthOfUsing(seen, seen.die[what >> 1], what & 1u);
    case Verb::playCard: return worthOfPlaying(seen, what);
    case Verb::payPoint: {
      Points after = pointsOf(seen);
      --after.of[what];
      return worthPaid(after);
    }
    case Verb::keepCube: return worthOfCube(seen, static_cast<Cube>(seen.drawn[what]));
    case Verb::raise: return gainOf(seen, seen.drawn[0], 1);
    case Verb::ontoWeapon: return worthOnWeapon(seen.found[what]);
    case Verb::takeWeapon: return worthOfEffects(seen, kWeaponCard[what].effect);
    case Verb::turnTo: return seen.usedDie < kOwnedDice ? worthOfDie(seen.die[seen.usedDie].die, what) : what;
    case Verb::useHalf:
      return worthOfUse(seen, kDieFace[static_cast<std::size_t>(seen.spare.die)][seen.spare.face - 1].half[what]);
    case Verb::ability: {
      Points after = pointsOf(seen);
      after.of[what] += seen.phase == Phase::gain ? 1 : -1;
      return worth(after);
    }
    case Verb::ownDie:
      if (seen.phase == Phase::upgrade) return worthOfUpgrade(seen.die[what], seen.owed.upgrade);
      return worthOfReroll(seen.die[what]);
    case Verb::newDie: return meanWorthOfDie(static_cast<Die>(what));
    case Verb::ownWeapon: return worthOfEffects(seen, kWeaponCard[seen.found[what].weapon].effect);
    case Verb::takeCube: return -worthOfCube(seen, static_cast<Cube>(what)) - (what == at(Cube::falseLead) ? 0 : 1);
    default: return 0;  // goOn, drawCube, and pay, which is chosen at once
  }
}

// Aids are weighed against doing without: what is worth nothing is not used.
bool isAid(Move move) { return verbOf(move) == Verb::useDie || verbOf(move) == Verb::playCard; }

}  // namespace

Move quickMove(const State& seen) {
  MoveList moves;
  moves.clear();
  legalMoves(seen, moves);
  if (moves.size() == 1) return moves[0];
  if (seen.phase == Phase::pay) {
    const Payment best = bestPayment(pointsOf(seen), engageIcon(seen, seen.current).icon(), priceNow(seen));
    if (best.possible && moves.contains(payMove(best.mix))) return payMove(best.mix);
  }
  Move aid = kNoMove, best = kNoMove;
  int aidWorth = 0, bestWorth = 0;
  for (const Move move : moves) {
    const int itsWorth = worthOfMove(seen, move);
    if (isAid(move)) {
      if (itsWorth <= aidWorth) continue;
      aid = move;
      aidWorth = itsWorth;
    } else if (best == kNoMove || itsWorth > bestWorth) {
      best = move;
      bestWorth = itsWorth;
    }
  }
  return aid != kNoMove ? aid : best != kNoMove ? best : moves[0];
}

}  // namespace armada::pulp_invasion
