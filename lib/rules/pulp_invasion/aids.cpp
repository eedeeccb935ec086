// Aids: the one Captain's die of the round, all 36 faces of it, and the cards of the hand. What may be used at which moment
// (House 2, 3, 8), and what it does.
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

// ---- what may be used now -------------------------------------------------------------------------------------------
bool canUpgrade(const State& state) {
  for (const OwnedDie& die : state.die)
    if (isSystem(die.die) && die.face < 6) return true;
  return false;
}

namespace {

// The moments at which a half may be used. House 3: what names no moment is used at the question Engage or Evade.
constexpr Moments momentsOf(FaceDoes does) {
  switch (does) {
    case FaceDoes::nothing: return 0;
    case FaceDoes::bonus:
    case FaceDoes::rollSpecialist:
    case FaceDoes::rollInfiltrator:
    case FaceDoes::rollEngineer:
    case FaceDoes::swapDie:
    case FaceDoes::rerollGuardforce:
    case FaceDoes::rerollAgent: return momentAt(Phase::engage);
    case FaceDoes::dropWhite:
    case FaceDoes::dropChosen:
    case FaceDoes::takeChosen:
    case FaceDoes::takeRandom: return momentAt(Phase::evade);
    case FaceDoes::extraCube:
    case FaceDoes::useIcons: return momentAt(Phase::search);
    case FaceDoes::rerollSearch: return static_cast<Moments>(momentAt(Phase::search) | momentAt(Phase::last));
    case FaceDoes::upgradeSystem:
    case FaceDoes::understand:
    case FaceDoes::swapWeapon: return momentAt(Phase::question);
    case FaceDoes::chooseWeapon: return momentAt(Phase::weapon);
    case FaceDoes::drawEight: return momentAt(Phase::draw);
    case FaceDoes::drawTwo: return momentAt(Phase::cube);
  }
  return 0;
}
struct MomentTable {
  Moments of[static_cast<std::size_t>(FaceDoes::drawTwo) + 1];
};
constexpr MomentTable makeMoments() {
  MomentTable table{};
  for (std::size_t i = 0; i < sizeof table.of / sizeof table.of[0]; ++i)
    table.of[i] = momentsOf(static_cast<FaceDoes>(i));
  return table;
}
constexpr MomentTable kMoments = makeMoments();
inline Moments momentsFor(const FaceHalf& half) { return kMoments.of[static_cast<std::size_t>(half.does)]; }

bool bonusFits(const FaceHalf& half, Ability icon) { return half.of == Of::none || half.of == static_cast<Of>(icon); }

bool engagesGuardforceWithIcon(const State& s) {
  const Card card = s.line[s.current];
  return kindOf(card) == CardKind::guardforce && kEncounterCard[card].planetIcons > 0;
}

unsigned evadedWithIcons(const State& s) {
  unsigned count = 0;
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (s.status[slot] == LineStatus::evaded && kEncounterCard[s.line[slot]].planetIcons > 0) ++count;
  return count;
}

bool onlyYellowInBag(const State& s) { return bagTotal(s) == s.bag[at(Cube::weapon)]; }

bool anyNotUnderstood(const State& s) {
  for (const Found& found : s.found)
    if (!understood(found)) return true;
  return false;
}

// At its moment: whether it would do anything.
bool doesSomething(const Moment& moment, const FaceHalf& half) {
  const State& s = moment.state;
  switch (half.does) {
    case FaceDoes::nothing: return false;
    case FaceDoes::bonus: return moment.cost.price > 0 && bonusFits(half, moment.cost.icon);
    case FaceDoes::dropWhite: return s.bag[at(Cube::falseLead)] > 0;
    case FaceDoes::dropChosen:
    case FaceDoes::takeChosen:
    case FaceDoes::takeRandom: return !onlyYellowInBag(s);
    case FaceDoes::upgradeSystem: return canUpgrade(s);
    case FaceDoes::extraCube:
    case FaceDoes::rollSpecialist:
    case FaceDoes::rollInfiltrator:
    case FaceDoes::rollEngineer:
    case FaceDoes::rerollSearch:
    case FaceDoes::drawEight: return true;
    case FaceDoes::swapDie:
    case FaceDoes::rerollGuardforce: return engagesGuardforceWithIcon(s);
    case FaceDoes::rerollAgent: return kindOf(s.line[s.current]) == CardKind::agent;
    case FaceDoes::useIcons: return evadedWithIcons(s) > 0;
    case FaceDoes::understand: return anyNotUnderstood(s);
    case FaceDoes::chooseWeapon: return s.weaponDeck.size() > 1;
    case FaceDoes::swapWeapon: return !s.found.empty() && !s.weaponDeck.empty();
    case FaceDoes::drawTwo: return bagTotal(s) > 1;
  }
  return false;
}

inline bool halfWorks(const Moment& moment, const FaceHalf& half) {
  if (half.does == FaceDoes::bonus)  // as most are
    return moment.phase == Phase::engage && moment.cost.price > 0 && bonusFits(half, moment.cost.icon);
  return (momentsFor(half) & momentAt(moment.phase)) != 0 && doesSomething(moment, half);
}

const DieFace& faceOf(const OwnedDie& die) { return kDieFace[static_cast<std::size_t>(die.die)][die.face - 1]; }

When whenOf(Phase phase) {
  switch (phase) {
    case Phase::question: return When::question;
    case Phase::engage: return When::engage;
    case Phase::evade: return When::evade;
    case Phase::search: return When::search;
    default: return When::nothing;
  }
}

}  // namespace

namespace {

// House 2: "or" is one half at its own moment, "and" is usable if either half does something; it is used while engaging, because its
// bonus names that moment.
unsigned usableHalves(const Moment& moment, const DieFace& face) {
  if (face.joined == Joined::both) {
    if (moment.phase != Phase::engage) return 0;
    return halfWorks(moment, face.half[0]) || canUpgrade(moment.state) ? 1u : 0u;
  }
  const unsigned first = halfWorks(moment, face.half[0]) ? 1u : 0u;
  return face.joined == Joined::either && halfWorks(moment, face.half[1]) ? first | 2u : first;
}

}  // namespace

// Book: Captain's Dice: one a round.
unsigned usableDice(const Moment& moment) {
  if (moment.state.dieUsed != 0) return 0;
  return usableHalves(moment, faceOf(moment.state.die[0])) | usableHalves(moment, faceOf(moment.state.die[1])) << 2;
}

namespace {

bool anyBelowMaximum(const State& s) { return answersTo(s, Phase::gain) != 0; }

bool gains(const State& s, Of of) {
  if (of == Of::chosen) return anyBelowMaximum(s);
  if (of == Of::icon && !inEncounter(s)) return false;
  const Ability ability = of == Of::icon ? iconNow(s, s.current) : static_cast<Ability>(of);
  return s.ability[at(ability)] < maximum(s, ability);
}

}  // namespace

bool doesSomething(const Moment& moment, const Effect& effect) {
  const State& s = moment.state;
  switch (effect.what) {
    case What::gain: return gains(s, effect.of);
    case What::lose:
    case What::reroll:
    case What::extraCubes: return true;
    case What::bagIn: return supply(s, cubeOf(effect.of)) > 0;
    case What::bagOut: return s.bag[at(cubeOf(effect.of))] > 0;
    case What::upgrade: return canUpgrade(s);
    case What::weaponCube:
      return supply(s, cubeOf(effect.of)) > 0 && weaponsThatNeed(s, static_cast<Ability>(effect.of)) != 0;
    case What::bonus: return moment.cost.price > 0;
    case What::freeEvade: return s.freeEvade == 0 && evadePriceNow(s) > 0;
    case What::calmEvade: return s.calmEvade == 0 && abilityCubesInBag(s) > 0 && evadeCubesNow(s) > 0;
    case What::strength:
    case What::icon:
    case What::evadePrice:
    case What::evadeCubes:
    case What::searchCount: return false;
  }
  return false;
}

// House 8: at the moment that it names.
bool mayPlayCard(const Moment& moment, Card card) {
  const When when = whenOf(moment.phase);
  if (when == When::nothing) return false;
  for (const Effect& effect : kEncounterCard[card].effect)
    if (effect.when == when && doesSomething(moment, effect)) return true;
  return false;
}

unsigned playableCards(const Moment& moment) {
  const unsigned hand = handBits(moment.state);
  if (hand == 0 || whenOf(moment.phase) == When::nothing) return 0;
  unsigned playable = 0;
  for (const unsigned bit : each(hand))
    if (mayPlayCard(moment, static_cast<Card>(kFirstAgent + bit))) playable |= 1u << bit;
  return playable;
}

namespace {

Moments momentsFor(When when) {
  switch (when) {
    case When::question: return momentAt(Phase::question);
    case When::engage: return momentAt(Phase::engage);
    case When::evade: return momentAt(Phase::evade);
    case When::search: return momentAt(Phase::search);
    default: return 0;
  }
}

}  // namespace

Moments momentsOfAids(const State& s) {
  unsigned moments = 0;
  const bool diceAreOwned = s.phase != Phase::crew;
  if (diceAreOwned && s.dieUsed == 0)
    for (const OwnedDie& die : s.die)
      for (const FaceHalf& half : faceOf(die).half) moments |= momentsFor(half);
  for (const unsigned bit : each(handBits(s)))
    for (const Effect& effect : kEncounterCard[kFirstAgent + bit].effect) moments |= momentsFor(effect.when);
  return static_cast<Moments>(moments);
}

bool holdsFreeEvade(const State& state) {
  unsigned hand = handBits(state);
  for (Card card = kFirstAgent; hand != 0; ++card, hand >>= 1)
    if ((hand & 1u) != 0)
      for (const Effect& effect : kEncounterCard[card].effect)
        if (effect.when == When::evade && effect.what == What::freeEvade) return true;
  return false;
}

// ---- what a bonus could come to -------------------------------------------------------------------------------------
namespace {

unsigned mostOf(unsigned a, unsigned b) { return a > b ? a : b; }

unsigned bonusOf(const DieFace& face, Ability icon) {
  unsigned most = 0;
  for (const FaceHalf& half : face.half)
    if (half.does == FaceDoes::bonus && bonusFits(half, icon)) most = mostOf(most, half.amount);
  return most;
}

bool rollsSpare(FaceDoes does) { return does >= FaceDoes::rollSpecialist && does <= FaceDoes::rollEngineer; }

Die spareOf(FaceDoes does) {
  return does == FaceDoes::rollSpecialist    ? Die::weaponsSpecialist
         : does == FaceDoes::rollInfiltrator ? Die::infiltrationAgent
                                             : Die::engineer;
}

// The most that an Artificial Intelligence could roll.
unsigned bestRoll(Die die, Ability icon) {
  unsigned most = 0;
  for (const DieFace& face : kDieFace[static_cast<std::size_t>(die)]) most = mostOf(most, bonusOf(face, icon));
  return most;
}

}  // namespace

unsigned bonusToHopeFor(const State& state, Ability icon) {
  unsigned fromDie = 0, fromHand = 0;
  if (state.dieUsed == 0)
    for (const OwnedDie& die : state.die) {
      const DieFace& face = faceOf(die);
      const FaceDoes does = face.half[0].does;
      fromDie = mostOf(fromDie, rollsSpare(does) ? bestRoll(spareOf(does), icon) : bonusOf(face, icon));
    }
  unsigned hand = handBits(state);
  for (Card card = kFirstAgent; hand != 0; ++card, hand >>= 1)
    if ((hand & 1u) != 0)
      for (const Effect& effect : kEncounterCard[card].effect)
        if (effect.when == When::engage && effect.what == What::bonus) fromHand += static_cast<unsigned>(effect.amount);
  return fromDie + fromHand;
}

// ---- from the hand --------------------------------------------------------------------------------------------------
void playCard(Play& play, Card card) {
  State& s = play.state;
  s.then = s.phase;
  s.hand.take(card);
  s.aids = momentsOfAids(s);
  s.discards.add(card);
  tell(play, EventKind::cardPlayed, {card});
  const When when = whenOf(s.then);
  for (const Effect& effect : kEncounterCard[card].effect)
    if (effect.when == when) carryOut(play, effect, s.current);
  askOrAnswerOwed(play);
}

// ---- a die: first it is turned, then its effect (House 2) -----------------------------------------------------------
const FaceHalf& usedHalf(const State& state) {
  const OwnedDie& die = state.usedDie == kSpareDie ? state.spare : state.die[state.usedDie];
  return kDieFace[static_cast<std::size_t>(die.die)][state.usedFace - 1].half[state.usedHalf];
}

namespace {

void ask(Play& play, Phase phase);

// The die is done: what it owes is asked, then play goes on where it was.
void dieIsDone(Play& play) {
  State& s = play.state;
  s.usedDie = s.picked = kNone;
  s.usedFace = s.usedHalf = 0;
  s.spare = OwnedDie{};
  askOrAnswerOwed(play);
}

void addBonus(Play& play, unsigned by) {
  owe(play.state.bonus, by);
  tell(play, EventKind::bonusGained, {0, 0, 0, static_cast<int>(by)});
}

void addCubes(Play& play, unsigned count) {
  owe(play.state.extraCubes, count);
  tell(play, EventKind::extraCubes, {0, 0, 0, static_cast<int>(count)});
}

// Scanning 4: yellow goes back, the others to the supply.
void takeRandomCube(Play& play) {
  State& s = play.state;
  if (bagTotal(s) == 0) return;
  const std::uint8_t colour = pickFromBag<kCubeColours>(play, bagTotal(s));
  if (static_cast<Cube>(colour) == Cube::weapon)
    tell(play, EventKind::cubeReturned, {colour});
  else
    moveOutOfBag(play, static_cast<Cube>(colour), 1);
}

// Scanning 1 and 5: House 2: counted in step 1.
void countEvadedIcons(Play& play, unsigned most) {
  const unsigned there = evadedWithIcons(play.state);
  play.state.extraIcons = static_cast<std::uint8_t>(there < most ? there : most);
}

// Who chooses a weapon looks through the deck.
void lookThroughWeapons(Play& play) {
  if (play.state.weaponsSeen == 0) play.chance = true;
  play.state.weaponsSeen = 1;
}

// The halves that a spare die may use, too: a bonus, an upgrade, an extra cube. True: it was one of them.
bool plainHalf(Play& play, const FaceHalf& half) {
  State& s = play.state;
  switch (half.does) {
    case FaceDoes::bonus:
      if (bonusFits(half, iconNow(s, s.current))) addBonus(play, half.amount);
      return true;
    case FaceDoes::extraCube: addCubes(play, half.amount); return true;
    case FaceDoes::upgradeSystem: owe(s.owed.upgrade, half.amount); return true;
    default: return false;
  }
}

void useBoth(Play& play, const DieFace& face) {
  for (const FaceHalf& half : face.half) plainHalf(play, half);
  dieIsDone(play);
}

// House 2: a rolled bonus, upgrade or extra cube counts, an Evade half does not.
void rollSpare(Play& play, Die kind) {
  State& s = play.state;
  s.spare = {kind, rollDie(play)};
  s.usedDie = kSpareDie;
  s.usedFace = s.spare.face;
  s.usedHalf = 0;
  tell(play, EventKind::dieRolled, {static_cast<unsigned>(kind), s.spare.face, 1});
  const DieFace& face = faceOf(s.spare);
  const unsigned halves = spareHalves(s);
  if (face.joined == Joined::both && halves != 0)
    useBoth(play, face);
  else
    ask(play, Phase::half);
}

void useHalf(Play& play, const FaceHalf& half) {
  State& s = play.state;
  if (plainHalf(play, half)) {
    dieIsDone(play);
    return;
  }
  switch (half.does) {
    case FaceDoes::dropWhite: moveOutOfBag(play, Cube::falseLead, half.amount); break;
    case FaceDoes::dropChosen:
    case FaceDoes::takeChosen: owe(s.owed.takeCube, half.amount); break;
    case FaceDoes::takeRandom: takeRandomCube(play); break;
    case FaceDoes::rerollAgent:
    case FaceDoes::rerollGuardforce:
    case FaceDoes::rerollSearch: ++s.owed.reroll; break;
    case FaceDoes::useIcons: countEvadedIcons(play, half.amount); break;
    case FaceDoes::rollSpecialist:
    case FaceDoes::rollInfiltrator:
    case FaceDoes::rollEngineer: rollSpare(play, spareOf(half.does)); return;
    case FaceDoes::swapDie: ask(play, Phase::swapOut); return;
    case FaceDoes::understand:
    case FaceDoes::swapWeapon: ask(play, Phase::ownWeapon); return;
    case FaceDoes::chooseWeapon:
      lookThroughWeapons(play);
      ask(play, Phase::newWeapon);
      return;
    case FaceDoes::drawEight: drawEight(play); return;
    case FaceDoes::drawTwo: drawTwoCubes(play); return;
    default: break;
  }
  dieIsDone(play);
}

void useFace(Play& play) {
  const State& s = play.state;
  const DieFace& face = kDieFace[static_cast<std::size_t>(s.die[s.usedDie].die)][s.usedFace - 1];
  if (face.joined == Joined::both)
    useBoth(play, face);
  else
    useHalf(play, face.half[s.usedHalf]);
}

// Decision c holds for dice as well: no answer, nothing happens; one answer, it answers itself.
void ask(Play& play, Phase phase) {
  const unsigned answers = answersTo(play.state, phase);
  if (answers == 0) {
    dieIsDone(play);
  } else if (single(answers)) {
    play.asked = phase;
    play.answer = static_cast<std::uint8_t>(lowestBit(answers));
  } else {
    play.state.phase = phase;
  }
}

}  // namespace

void answerDie(Play& play, Phase phase, unsigned what) {
  switch (phase) {
    case Phase::face: turnDie(play, what); break;
    case Phase::half: useSpareHalf(play, what); break;
    case Phase::swapOut: swapDieOut(play, what); break;
    case Phase::swapIn: swapDieIn(play, static_cast<Die>(what)); break;
    case Phase::ownWeapon: pickOwnWeapon(play, what); break;
    default: pickNewWeapon(play, static_cast<std::uint8_t>(what)); break;
  }
}

void useDie(Play& play, unsigned die, unsigned half) {
  State& s = play.state;
  s.then = s.phase;
  s.dieUsed = 1;
  s.aids = momentsOfAids(s);
  s.usedDie = static_cast<std::uint8_t>(die);
  s.usedFace = s.die[die].face;
  s.usedHalf = static_cast<std::uint8_t>(half);
  tell(play, EventKind::dieUsed, {static_cast<unsigned>(s.die[die].die), s.usedFace, half});
  if (s.usedFace == 1)  // House 2: on 1 it is used and stays
    useFace(play);
  else
    ask(play, Phase::face);
}

void turnDie(Play& play, unsigned face) {
  OwnedDie& die = play.state.die[play.state.usedDie];
  tell(play, EventKind::dieTurned, {static_cast<unsigned>(die.die), die.face, face});
  die.face = static_cast<std::uint8_t>(face);
  useFace(play);
}

std::uint8_t spareHalves(const State& state) {
  const DieFace& face = faceOf(state.spare);
  const Moment moment = momentOf(state, Phase::engage);
  unsigned bits = 0;
  for (std::size_t i = 0; i < 2; ++i) {
    const FaceHalf& half = face.half[i];
    const bool works = half.does == FaceDoes::extraCube || (half.does == FaceDoes::bonus && halfWorks(moment, half)) ||
                       (half.does == FaceDoes::upgradeSystem && canUpgrade(state));
    if (works) bits |= bitOf(i);
  }
  return static_cast<std::uint8_t>(bits);
}

void useSpareHalf(Play& play, unsigned half) {
  plainHalf(play, faceOf(play.state.spare).half[half]);
  dieIsDone(play);
}

// ---- AI 2 -----------------------------------------------------------------------------------------------------------
void swapDieOut(Play& play, unsigned die) {
  play.state.picked = static_cast<std::uint8_t>(die);
  ask(play, Phase::swapIn);
}

void swapDieIn(Play& play, Die die) {
  OwnedDie& owned = play.state.die[play.state.picked];
  tell(play, EventKind::dieSwapped, {static_cast<unsigned>(owned.die), static_cast<unsigned>(die)});
  owned = {die, rollDie(play)};
  play.state.aids = momentsOfAids(play.state);
  tell(play, EventKind::dieRolled, {static_cast<unsigned>(die), owned.face});
  dieIsDone(play);
}

// ---- Super Weapons: understood, swapped, chosen ---------------------------------------------------------------------
void pickOwnWeapon(Play& play, unsigned found) {
  State& s = play.state;
  if (usedHalf(s).does == FaceDoes::understand) {
    s.found[found].automatic = 1;
    addTexts(s.texts, kFirstWeaponCarrier + found, kWeaponCard[s.found[found].weapon].effect);
    tell(play, EventKind::understood, {s.found[found].weapon});
    dieIsDone(play);
    return;
  }
  s.picked = static_cast<std::uint8_t>(found);
  lookThroughWeapons(play);
  ask(play, Phase::newWeapon);
}

namespace {

void takeOutOfDeck(State& s, std::uint8_t weapon) {
  for (std::size_t i = 0; i < s.weaponDeck.size(); ++i)
    if (s.weaponDeck[i] == weapon) {
      s.weaponDeck.removeAt(i);
      return;
    }
}

}  // namespace

// House 2: the yellow cube moves over, ability cubes go to the supply, the deck is shuffled.
void pickNewWeapon(Play& play, std::uint8_t weapon) {
  State& s = play.state;
  const bool swaps = s.picked != kNone;
  takeOutOfDeck(s, weapon);
  play.chance = true;
  if (swaps) {
    Found& found = s.found[s.picked];
    tell(play, EventKind::weaponSwapped, {found.weapon, weapon});
    s.weaponDeck.push(found.weapon);
    found = {weapon, {}, 0};
    dropTexts(s.texts, 1u << (kFirstWeaponCarrier + s.picked));
  }
  s.weaponDeck.shuffle(s.rng);
  if (swaps)
    dieIsDone(play);
  else
    findWeapon(play, weapon);
}

}  // namespace armada::pulp_invasion
