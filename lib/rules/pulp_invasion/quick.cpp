// A sensible move of Pulp Invasion at once, for playing on in rollouts and for hints: weighs what each choice leaves. Whole
// numbers only, so that every machine chooses the same; reads neither the generator nor the order of any deck.
#include "rules/pulp_invasion/quick_worth.h"
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

ARMADA_TABLE QuickWorth kWorth = {
    /* level */ {0, 188, 409, 609, 774, 914, 1059, 1164, 1259, 1344, 1426, 1501, 1571, 1641, 1711, 1781},
    /* secondLowest */ {-900, -193, -120, -52, -14, -2},
    /* lost */ -8481,
    /* weaponCube */ 1207,
    /* weaponCubeLate */ 40,
    /* blackCube */ -60,
    /* power */ 60,
    /* towardsPower */ 40,
    /* hopedPower */ 25,
    /* towardsUnderstood */ 108,
    /* removing */ 150,
    /* eightCards */ 300,
    /* dieUse */ 60,
    /* dieLater */ 40,
    /* cardUse */ 57,
    /* handPoint */ 80,
    /* strength */ 116,
    /* evade */ 41,
    /* helpLow */ 5,
    /* evadeCare */ 79,
    /* die */
    {
        {1030, 1060, 1060, 1100, 1150, 1130},
        {1250, 1000, 980, 950, 1000, 1000},
        {900, 780, 850, 920, 940, 930},
        {400, 550, 450, 450, 530, 450},
        {820, 700, 1000, 700, 850, 750},
        {300, 300, 350, 300, 450, 600},
    },
};

namespace {

// ---- what a position is worth ---------------------------------------------------------------------------------------
struct Points {
  int of[kAbilities];
};
Points pointsOf(const State& seen) { return {{seen.ability[0], seen.ability[1], seen.ability[2]}}; }

inline int secondLowest(const Points& p) {
  const int low = p.of[0] < p.of[1] ? p.of[0] : p.of[1];
  const int high = p.of[0] < p.of[1] ? p.of[1] : p.of[0];
  return p.of[2] <= low ? low : p.of[2] < high ? p.of[2] : high;
}

inline int worth(const Points& p) {
  const int second = secondLowest(p);
  int sum = second < static_cast<int>(kLowLevels) ? kWorth.secondLowest[second] : kWorth.secondLowest[kLowLevels - 1];
  for (const int level : p.of) sum += kWorth.level[level];
  return sum;
}
// In an encounter two zeros are the end.
inline int worthPaid(const Points& p) { return secondLowest(p) == 0 ? kWorth.lost : worth(p); }

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
  const int total = static_cast<int>(bagTotal(seen));
  if (total == 0) return 0;
  int sum = 0;
  for (std::size_t i = 0; i < kCubeColours; ++i)
    if (seen.bag[i] != 0) sum += seen.bag[i] * worthOfCube(seen, static_cast<Cube>(i));
  return sum / total;
}

int roundsLeft(const State& seen) { return static_cast<int>(kRounds) - seen.round; }

// A cube that leaves the bag for the supply: the searches to come will draw others instead.
int worthOfRemoving(const State& seen, Cube cube) {
  const int total = static_cast<int>(bagTotal(seen));
  if (total < 2 || seen.bag[at(cube)] == 0) return 0;
  const int better = searchCube(seen) - worthOfCube(seen, cube);
  return better * (1 + roundsLeft(seen)) * kWorth.removing / (100 * (total - 1));
}
int bestRemoval(const State& seen) {
  int best = 0;
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const int gain = i == at(Cube::weapon) ? 0 : worthOfRemoving(seen, static_cast<Cube>(i));
    if (gain > best) best = gain;
  }
  return best;
}
int meanRemoval(const State& seen) {
  int sum = 0;
  for (std::size_t i = 0; i < kCubeColours; ++i)
    if (i != at(Cube::weapon)) sum += seen.bag[i] * worthOfRemoving(seen, static_cast<Cube>(i));
  return sum / bagTotal(seen);
}

// ---- engaging -------------------------------------------------------------------------------------------------------
struct Payment {
  Mix mix;
  int worth;  // of what is left
  bool possible;
};

// The mix that leaves most.
Payment bestPayment(const Points& have, Ability icon, int price) {
  if (price == 0) return {{0, 0}, worth(have), true};
  const int own = have.of[at(icon)], one = have.of[at(otherAbility(icon, 0))],
            other = have.of[at(otherAbility(icon, 1))];
  Payment best{{0, 0}, 0, false};
  for (int first = 0; first <= price && 2 * first <= one; ++first)
    for (int second = price - first > own ? price - first - own : 0; first + second <= price && 2 * second <= other;
         ++second) {
      // Worth does not ask which Ability it is that stands there.
      const int left = worthPaid({{own - (price - first - second), one - 2 * first, other - 2 * second}});
      if (best.possible && left <= best.worth) continue;
      best = {{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}, left, true};
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
    case What::bagOut: return effect.amount * worthOfRemoving(seen, static_cast<Cube>(effect.of));
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

bool rollsSpare(FaceDoes does) { return does >= FaceDoes::rollSpecialist && does <= FaceDoes::rollEngineer; }
// The die that the Artificial Intelligence rolls.
const DieFace (&spareFaces(FaceDoes does))[6] {
  return kDieFace[at(does == FaceDoes::rollSpecialist    ? Die::weaponsSpecialist
                     : does == FaceDoes::rollInfiltrator ? Die::infiltrationAgent
                                                         : Die::engineer)];
}

int meanBonus(FaceDoes does, Ability icon) {
  int sum = 0;
  for (const DieFace& face : spareFaces(does)) sum += bonusOf(face.half[0], icon);
  return (sum + 3) / 6;
}

int bestBonus(const State& seen, Ability icon) {
  if (seen.dieUsed != 0) return 0;
  int best = 0;
  for (const OwnedDie& die : seen.die) {
    const FaceHalf& half = faceOf(die).half[0];
    const int bonus = rollsSpare(half.does) ? meanBonus(half.does, icon) : bonusOf(half, icon);
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
  const Cost cost = costAsked(seen);
  const Ability icon = cost.icon;
  const Points have = pointsOf(seen);
  const int price = cost.price;
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

int evadedWithIcons(const State& seen) {
  int evaded = 0;
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (seen.status[slot] == LineStatus::evaded && kEncounterCard[seen.line[slot]].planetIcons > 0) ++evaded;
  return evaded;
}
// Scanning will count a Planet Icon of one more evaded card.
bool iconsStillCounted(const State& seen) {
  if (seen.dieUsed != 0) return false;
  for (const OwnedDie& die : seen.die) {
    const FaceHalf& half = faceOf(die).half[0];
    if (half.does == FaceDoes::useIcons && evadedWithIcons(seen) < half.amount) return true;
  }
  return false;
}

int evadeWorth(const State& seen) {
  const int price = seen.freeEvade != 0 ? 0 : evadePriceNow(seen);
  const int cubes = seen.calmEvade != 0 ? 0 : evadeCubesNow(seen);
  int sum = evadeWorth(seen, pointsOf(seen), price, cubes);
  const EncounterCard& card = kEncounterCard[seen.line[seen.current]];
  sum += worthOfActions(seen, card.effect, When::evaded);
  if (card.planetIcons > 0 && iconsStillCounted(seen)) sum += searchCube(seen) - kWorth.dieUse;
  return sum;
}

// ---- planets and weapons --------------------------------------------------------------------------------------------
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

// What an Understood weapon does in the rounds to come.
int worthOfPower(const State& seen, std::uint8_t weapon) {
  return worthOfEffects(seen, kWeaponCard[weapon].effect) * roundsLeft(seen) * kWorth.power / 100;
}

int missingCubes(const Found& found) {
  int sum = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) sum += kWeaponCard[found.weapon].needs[i] - found.cubes[i];
  return sum;
}
int worthOnWeapon(const State& seen, const Found& found) {
  const int power = worthOfPower(seen, found.weapon);
  return missingCubes(found) <= 1 ? power : power * kWorth.towardsPower / 100;
}

// A weapon as it lies there: it works, or it may come to that.
int worthOfFound(const State& seen, const Found& found) {
  const int power = worthOfPower(seen, found.weapon);
  if (understood(found)) return power;
  const int placed = found.cubes[0] + found.cubes[1] + found.cubes[2];
  return power * kWorth.hopedPower / 100 + placed * kWorth.towardsUnderstood;
}
bool isFound(const State& seen, std::uint8_t weapon) {
  for (const Found& found : seen.found)
    if (found.weapon == weapon) return true;
  return false;
}

int bestUnderstanding(const State& seen) {
  int best = 0;
  for (const Found& found : seen.found) {
    const int gain = understood(found) ? 0 : worthOfPower(seen, found.weapon) - worthOfFound(seen, found);
    if (gain > best) best = gain;
  }
  return best;
}

// Any weapon that is not found may be in the deck.
int bestUnfound(const State& seen) {
  int best = 0;
  for (std::uint8_t weapon = 0; weapon < kWeapons; ++weapon) {
    const int power = isFound(seen, weapon) ? 0 : worthOfPower(seen, weapon);
    if (power > best) best = power;
  }
  return best * kWorth.hopedPower / 100;
}
int meanUnfound(const State& seen) {
  int sum = 0, count = 0;
  for (std::uint8_t weapon = 0; weapon < kWeapons; ++weapon) {
    if (isFound(seen, weapon)) continue;
    sum += worthOfPower(seen, weapon);
    ++count;
  }
  return count == 0 ? 0 : sum / count * kWorth.hopedPower / 100;
}
int bestSwap(const State& seen) {
  const int best = bestUnfound(seen);
  int gain = 0;
  for (const Found& found : seen.found)
    if (best - worthOfFound(seen, found) > gain) gain = best - worthOfFound(seen, found);
  return gain;
}

// ---- dice -----------------------------------------------------------------------------------------------------------
// What a die on a face will still be good for.
int worthOfDie(const State& seen, Die die, int face) {
  return kWorth.die[at(die)][face - 1] * roundsLeft(seen) / static_cast<int>(kRounds);
}
int meanWorthOfDie(const State& seen, Die die) {
  int sum = 0;
  for (int face = 1; face <= 6; ++face) sum += worthOfDie(seen, die, face);
  return sum / 6;
}

// Using a die turns it to a lower face.
int costOfTurning(const State& seen, const OwnedDie& die) {
  if (die.face == 1) return 0;
  int best = worthOfDie(seen, die.die, 1);
  for (int face = 2; face < die.face; ++face)
    if (worthOfDie(seen, die.die, face) > best) best = worthOfDie(seen, die.die, face);
  return worthOfDie(seen, die.die, die.face) - best;
}

// A roll instead of the face that it shows.
int worthOfReroll(const State& seen, const OwnedDie& die) {
  return meanWorthOfDie(seen, die.die) - worthOfDie(seen, die.die, die.face);
}
int bestReroll(const State& seen) {
  const int first = worthOfReroll(seen, seen.die[0]), second = worthOfReroll(seen, seen.die[1]);
  return first > second ? first : second;
}

int worthOfUpgrade(const State& seen, const OwnedDie& die, int sides) {
  if (!isSystem(die.die)) return 0;
  const int to = die.face + sides < 6 ? die.face + sides : 6;
  return worthOfDie(seen, die.die, to) - worthOfDie(seen, die.die, die.face);
}
int bestUpgrade(const State& seen, int sides) {
  const int first = worthOfUpgrade(seen, seen.die[0], sides), second = worthOfUpgrade(seen, seen.die[1], sides);
  return first > second ? first : second;
}

// A die asks for a weapon: the best is Understood, the poorest goes back for another.
int worthOfPicked(const State& seen, const Found& found) {
  const DieFace& face = kDieFace[at(seen.die[seen.usedDie].die)][seen.usedFace - 1];
  return face.half[0].does == FaceDoes::understand ? worthOfPower(seen, found.weapon) : -worthOfFound(seen, found);
}

bool isOwned(const State& seen, Die die) { return seen.die[0].die == die || seen.die[1].die == die; }
int bestDieSwap(const State& seen) {
  int best = 0;
  for (std::size_t i = 0; i < kDice; ++i) {
    const Die die = static_cast<Die>(i);
    if (isOwned(seen, die)) continue;
    for (const OwnedDie& owned : seen.die) {
      const int gain = meanWorthOfDie(seen, die) - worthOfDie(seen, owned.die, owned.face);
      if (gain > best) best = gain;
    }
  }
  return best;
}

// Cards of the line that will still be asked about.
int cardsToCome(const State& seen) {
  int count = 0;
  for (std::size_t slot = seen.current + 1u; slot < kLineCards; ++slot)
    count += seen.status[slot] == LineStatus::standing ? 1 : 0;
  return count;
}

// What the bonus saves of this Engage.
int savedBy(const State& seen, const Cost& cost, int bonus) {
  const Payment plain = bestPayment(pointsOf(seen), cost.icon, cost.price);
  const Payment helped = bestPayment(pointsOf(seen), cost.icon, cost.price > bonus ? cost.price - bonus : 0);
  if (!helped.possible) return 0;
  return helped.worth - (plain.possible ? plain.worth : kWorth.lost);
}

int worthOfBonus(const State& seen, int bonus) {
  if (bonus == 0) return 0;
  const Cost cost = costIfAny(seen);
  const int saved = savedBy(seen, cost, bonus);
  // Better kept for a card that it helps in full.
  return bonus > cost.price && cardsToCome(seen) > 0 ? saved / 2 : saved;
}

// The mean of what a spare die may roll.
int worthOfRoll(const State& seen, FaceDoes does) {
  const Cost cost = costIfAny(seen);
  int saved[4] = {};
  for (int bonus = 1; bonus < 4; ++bonus) saved[bonus] = savedBy(seen, cost, bonus);
  int sum = 0;
  for (const DieFace& face : spareFaces(does)) {
    int best = saved[bonusOf(face.half[0], cost.icon)];
    for (const FaceHalf& half : face.half)
      if (half.does == FaceDoes::extraCube && searchCube(seen) > best) best = searchCube(seen);
    sum += best;
  }
  return sum / 6;
}

// Two cubes instead of one, and the better is used.
int worthOfTwoCubes(const State& seen) {
  int each[kCubeColours], sum = 0;
  const int total = static_cast<int>(bagTotal(seen));
  if (total < 2) return 0;
  for (std::size_t i = 0; i < kCubeColours; ++i) each[i] = worthOfCube(seen, static_cast<Cube>(i));
  for (std::size_t i = 0; i < kCubeColours; ++i)
    for (std::size_t k = 0; k < kCubeColours; ++k) {
      const int ways = seen.bag[i] * (k == i ? seen.bag[k] - 1 : seen.bag[k]);
      if (ways > 0) sum += ways * (each[i] > each[k] ? each[i] : each[k]);
    }
  return sum / (total * (total - 1)) - searchCube(seen);
}

int worthOfUse(const State& seen, const FaceHalf& half) {
  const bool engaging = seen.phase == Phase::engage || seen.phase == Phase::half;
  switch (half.does) {
    case FaceDoes::nothing: return 0;
    case FaceDoes::bonus: return engaging ? worthOfBonus(seen, bonusOf(half, costIfAny(seen).icon)) : 0;
    case FaceDoes::dropWhite: return half.amount * worthOfRemoving(seen, Cube::falseLead);
    case FaceDoes::dropChosen:
    case FaceDoes::takeChosen: return half.amount * bestRemoval(seen);
    case FaceDoes::takeRandom: return meanRemoval(seen);
    case FaceDoes::extraCube: return searchCube(seen);
    case FaceDoes::upgradeSystem: return bestUpgrade(seen, half.amount);
    case FaceDoes::rollSpecialist:
    case FaceDoes::rollInfiltrator:
    case FaceDoes::rollEngineer: return worthOfRoll(seen, half.does);
    case FaceDoes::swapDie: return bestDieSwap(seen);
    case FaceDoes::rerollAgent:
    case FaceDoes::rerollGuardforce:
    case FaceDoes::rerollSearch: return bestReroll(seen);
    case FaceDoes::useIcons: {
      const int evaded = evadedWithIcons(seen);
      return (evaded < half.amount ? evaded : half.amount) * searchCube(seen);
    }
    case FaceDoes::understand: return bestUnderstanding(seen);
    case FaceDoes::chooseWeapon: return bestUnfound(seen) - meanUnfound(seen);
    case FaceDoes::swapWeapon: return bestSwap(seen);
    case FaceDoes::drawEight: return kWorth.eightCards;
    case FaceDoes::drawTwo: return worthOfTwoCubes(seen);
  }
  return 0;
}

int worthOfUsing(const State& seen, const OwnedDie& die, std::size_t half) {
  const DieFace& face = faceOf(die);
  int sum = worthOfUse(seen, face.half[half]);
  if (face.joined == Joined::both) sum += worthOfUse(seen, face.half[1]);
  return sum - costOfTurning(seen, die) - kWorth.dieUse - kWorth.dieLater * cardsToCome(seen);
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
    case What::bonus: return savedBy(seen, costIfAny(seen), effect.amount);
    case What::freeEvade: return evadePriceNow(seen) * kWorth.level[1] / 3;
    case What::calmEvade: return evadeCubesNow(seen) * kWorth.level[1] / 3;
    case What::reroll: return bestReroll(seen);
    case What::upgrade: return bestUpgrade(seen, effect.amount);
    default: return worthOfAction(seen, effect);
  }
}

int worthOfPlaying(const State& seen, Card card) {
  int sum = 0;
  for (const Effect& effect : kEncounterCard[card].effect)
    if (effect.when != When::nothing) sum += helpOf(seen, effect);
  return sum - kWorth.cardUse;
}

// ---- the line -------------------------------------------------------------------------------------------------------
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
      return isSystem(die) ? -meanWorthOfDie(seen, die) : -worthOfDie(seen, die, 6);
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
    case Verb::ontoWeapon: return worthOnWeapon(seen, seen.found[what]);
    case Verb::takeWeapon: return worthOfPower(seen, what);
    case Verb::turnTo: return seen.usedDie < kOwnedDice ? worthOfDie(seen, seen.die[seen.usedDie].die, what) : what;
    case Verb::useHalf:
      return worthOfUse(seen, kDieFace[static_cast<std::size_t>(seen.spare.die)][seen.spare.face - 1].half[what]);
    case Verb::ability: {
      Points after = pointsOf(seen);
      after.of[what] += seen.phase == Phase::gain ? 1 : -1;
      return worth(after);
    }
    case Verb::ownDie:
      if (seen.phase == Phase::upgrade) return worthOfUpgrade(seen, seen.die[what], seen.owed.upgrade);
      return worthOfReroll(seen, seen.die[what]);
    case Verb::newDie: return meanWorthOfDie(seen, static_cast<Die>(what));
    case Verb::ownWeapon: return worthOfPicked(seen, seen.found[what]);
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
    const Cost cost = costAsked(seen);
    const Payment best = bestPayment(pointsOf(seen), cost.icon, cost.price);
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
