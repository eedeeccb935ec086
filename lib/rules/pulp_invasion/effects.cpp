// What the texts of cards do: cubes and Abilities on their way, actions, and the questions that they put before play goes
// on (decision c). The passive changes are in modifications.cpp.
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

// ---- reporting and chance -------------------------------------------------------------------------------------------
void tellAloud(Play& play, EventKind what, const Report& report) {
  play.events.add({static_cast<std::uint8_t>(what), kEveryone, static_cast<std::uint8_t>(report.a),
                   static_cast<std::uint8_t>(report.b), static_cast<std::uint8_t>(report.c), 0,
                   static_cast<std::int16_t>(report.value)});
}

std::uint8_t rollDie(Play& play) {
  play.chance = true;
  return static_cast<std::uint8_t>(1 + play.state.rng.below(6));
}

// House 11 clamps numbers to 15; so it is with what adds up in between.
void owe(std::uint8_t& owed, unsigned more) {
  owed = static_cast<std::uint8_t>(owed + more < kMostStrength ? owed + more : kMostStrength);
}

// ---- cubes ----------------------------------------------------------------------------------------------------------
// House 1.
std::uint8_t cubesInPlay(const State& state, Cube cube) {
  return cube == Cube::weapon ? kWeaponsInPlay[static_cast<std::size_t>(state.difficulty)] : kCubesAColour;
}

bool quietusPassed(const State& state) {
  for (std::size_t sector = 0; sector < sectorOf(state); ++sector)
    if (state.alien[sector] == kQuietus) return true;
  return false;
}

std::uint8_t supply(const State& state, Cube cube) {
  unsigned elsewhere = state.bag[at(cube)];
  for (const std::uint8_t drawn : state.drawn) elsewhere += drawn == at(cube) ? 1u : 0u;
  if (isAbilityCube(cube))
    for (const Found& found : state.found.items)
      elsewhere += found.cubes[at(cube)];  // where none was found, there are none
  if (cube == Cube::weapon) elsewhere += static_cast<unsigned>(state.found.size());
  if (cube == Cube::falseLead) elsewhere += state.aside;
  if (cube == Cube::quietus) elsewhere += state.quietus;
  return static_cast<std::uint8_t>(cubesInPlay(state, cube) - elsewhere);
}

unsigned moveIntoBag(Play& play, Cube cube, unsigned count) {
  const unsigned there = supply(play.state, cube);
  const unsigned moved = count < there ? count : there;
  std::uint8_t& bag = play.state.bag[at(cube)];
  bag = static_cast<std::uint8_t>(bag + moved);
  return moved;
}

// House 1: no die and no card removes a yellow one.
void moveOutOfBag(Play& play, Cube cube, unsigned count) {
  if (cube == Cube::weapon) return;
  std::uint8_t& bag = play.state.bag[at(cube)];
  const unsigned moved = count < bag ? count : bag;
  bag = static_cast<std::uint8_t>(bag - moved);
  if (moved > 0) tell(play, EventKind::bagChanged, {static_cast<unsigned>(cube), 0, 0, -static_cast<int>(moved)});
}

bool needsCube(const Found& found, Ability ability) {
  return found.automatic == 0 && found.cubes[at(ability)] < kWeaponCard[found.weapon].needs[at(ability)];
}

std::uint8_t weaponsThatNeed(const State& state, Ability ability) {
  unsigned bits = 0;
  for (std::size_t i = 0; i < state.found.size(); ++i)
    if (needsCube(state.found[i], ability)) bits |= bitOf(i);
  return static_cast<std::uint8_t>(bits);
}

void putOnWeapon(Play& play, std::size_t found, Ability ability) {
  Found& weapon = play.state.found[found];
  ++weapon.cubes[at(ability)];
  tell(play, EventKind::weaponCube, {weapon.weapon, static_cast<unsigned>(ability)});
  if (!understood(weapon)) return;
  addTexts(play.state.texts, kFirstWeaponCarrier + static_cast<unsigned>(found), kWeaponCard[weapon.weapon].effect);
  tell(play, EventKind::understood, {weapon.weapon});
}

// ---- Abilities ------------------------------------------------------------------------------------------------------
namespace {

void setAbility(Play& play, Ability ability, unsigned to) {
  std::uint8_t& value = play.state.ability[at(ability)];
  if (play.told && value != to) tell(play, EventKind::abilityChanged, {static_cast<unsigned>(ability), value, to});
  value = static_cast<std::uint8_t>(to);
}

bool twoAtZero(const State& state) {
  const auto zero = [&state](std::size_t i) { return state.ability[i] == 0 ? 1 : 0; };
  static_assert(kAbilities == 3);
  return zero(0) + zero(1) + zero(2) >= 2;
}

}  // namespace

// Book: Setup 2: never above the Captain's card.
void raise(Play& play, Ability ability, unsigned by) {
  const unsigned most = maximum(play.state, ability), raised = play.state.ability[at(ability)] + by;
  setAbility(play, ability, raised < most ? raised : most);
}

// House 7: one at 0 stays there. House 9, 10: two zeros lose in the Encounter Phase, at its next reduction.
void reduce(Play& play, Ability ability, unsigned by) {
  const unsigned value = play.state.ability[at(ability)], reduced = value > by ? value - by : 0;
  setAbility(play, ability, reduced);
  if ((reduced != value) & inEncounter(play.state) & twoAtZero(play.state)) lose(play, LostBy::abilities);
}

// ---- actions --------------------------------------------------------------------------------------------------------
namespace {

// A named Ability, or the card's Engage Icon.
Ability abilityOf(const State& state, Of of, std::uint8_t slot) {
  return of == Of::icon ? iconNow(state, slot) : static_cast<Ability>(of);
}

void moveCubes(Play& play, const Effect& effect, unsigned count) {
  const Cube cube = cubeOf(effect.of);
  if (effect.what == What::bagOut) {
    moveOutOfBag(play, cube, count);
    return;
  }
  const unsigned moved = moveIntoBag(play, cube, count);
  if (moved > 0) tell(play, EventKind::bagChanged, {static_cast<unsigned>(cube), 0, 0, static_cast<int>(moved)});
}

}  // namespace

void carryOut(Play& play, const Effect& effect, std::uint8_t slot) {
  State& s = play.state;
  if (effect.of == Of::icon && slot >= kLineCards) return;  // the search is about no card
  const auto count = static_cast<unsigned>(effect.amount * timesOf(s, effect.scale));
  switch (effect.what) {
    case What::gain:
      if (effect.of == Of::chosen)
        owe(s.owed.gain, count);
      else
        raise(play, abilityOf(s, effect.of, slot), count);
      break;
    case What::lose:
      if (effect.of == Of::chosen)
        owe(s.owed.lose, count);
      else
        reduce(play, abilityOf(s, effect.of, slot), count);
      break;
    case What::bagIn:
    case What::bagOut: moveCubes(play, effect, count); break;
    case What::reroll: owe(s.owed.reroll, count); break;
    case What::upgrade: owe(s.owed.upgrade, count); break;
    case What::weaponCube:
      s.owed.weaponCube = static_cast<std::uint8_t>(s.owed.weaponCube | bitOf(static_cast<std::size_t>(effect.of)));
      break;
    case What::bonus:
      owe(s.bonus, count);
      tell(play, EventKind::bonusGained, {0, 0, 0, static_cast<int>(count)});
      break;
    case What::freeEvade: s.freeEvade = 1; break;
    case What::calmEvade: s.calmEvade = 1; break;
    case What::extraCubes:
      owe(s.extraCubes, count);
      tell(play, EventKind::extraCubes, {0, 0, 0, static_cast<int>(count)});
      break;
    case What::strength:
    case What::icon:
    case What::evadePrice:
    case What::evadeCubes:
    case What::searchCount: break;  // passive
  }
}

// Decision h: in the order of the five steps. Of the line the card itself speaks, in the search all that were read. The slot is that
// of the card it is about; kLineCards: the search, which is about none.
void fireTexts(Play& play, When when, std::uint8_t slot) {
  const State& s = play.state;
  eachText(s, s.texts.carriers[kindOf(when)], [&](const Effect& effect, ModStep, std::uint8_t carrier) {
    if (effect.when != when || isOver(s)) return;
    if (slot < kLineCards) {
      const bool otherCard = carrier < kLineCards && carrier != slot;
      if (otherCard || !fitsCard(s, effect.filter, slot, carrier)) return;
    }
    carryOut(play, effect, slot);
  });
}

// ---- what must be asked before play goes on -------------------------------------------------------------------------
Phase owedFirst(const Owed& owed) {
  if (owed.gain > 0) return Phase::gain;
  if (owed.lose > 0) return Phase::lose;
  if (owed.reroll > 0) return Phase::reroll;
  if (owed.upgrade > 0) return Phase::upgrade;
  if (owed.takeCube > 0) return Phase::takeCube;
  if (owed.weaponCube > 0) return Phase::weaponCube;
  return Phase::crew;
}

namespace {

void dropOwed(Owed& owed, Phase asked) {
  switch (asked) {
    case Phase::gain: owed.gain = 0; break;
    case Phase::lose: owed.lose = 0; break;
    case Phase::reroll: owed.reroll = 0; break;
    case Phase::upgrade: owed.upgrade = 0; break;
    case Phase::takeCube: owed.takeCube = 0; break;
    default: owed.weaponCube = static_cast<std::uint8_t>(owed.weaponCube & (owed.weaponCube - 1u)); break;
  }
}

void reroll(Play& play, OwnedDie& die) {
  die.face = rollDie(play);
  play.state.aids = momentsOfAids(play.state);
  tell(play, EventKind::dieRolled, {static_cast<unsigned>(die.die), die.face});
}

// House 2: upgrades stop at 6.
void upgrade(Play& play, OwnedDie& die, unsigned sides) {
  const unsigned to = die.face + sides < 6 ? die.face + sides : 6;
  tell(play, EventKind::dieTurned, {static_cast<unsigned>(die.die), die.face, to});
  die.face = static_cast<std::uint8_t>(to);
  play.state.aids = momentsOfAids(play.state);
}

}  // namespace

void answerOwed(Play& play, Phase asked, unsigned what) {
  State& s = play.state;
  switch (asked) {
    case Phase::gain:
      --s.owed.gain;
      raise(play, abilityAt(what), 1);
      break;
    case Phase::lose:
      --s.owed.lose;
      reduce(play, abilityAt(what), 1);
      break;
    case Phase::reroll:
      --s.owed.reroll;
      reroll(play, s.die[what]);
      break;
    case Phase::upgrade:
      upgrade(play, s.die[what], s.owed.upgrade);
      s.owed.upgrade = 0;
      break;
    case Phase::takeCube:
      --s.owed.takeCube;
      moveOutOfBag(play, static_cast<Cube>(what), 1);
      break;
    default: {
      const Ability ability = abilityAt(lowestBit(s.owed.weaponCube));
      dropOwed(s.owed, asked);
      putOnWeapon(play, what, ability);
      break;
    }
  }
}

// Decision c: what cannot be answered is dropped, what has one answer answers itself.
void askOwed(Play& play) {
  State& s = play.state;
  while (!isOver(s)) {
    const Phase asked = owedFirst(s.owed);
    if (asked == Phase::crew) {
      play.goesOn = true;
      return;
    }
    const unsigned answers = answersTo(s, asked);
    if (answers == 0) {
      dropOwed(s.owed, asked);
    } else if (single(answers)) {
      answerOwed(play, asked, lowestBit(answers));
    } else {
      s.phase = asked;
      return;
    }
  }
}

}  // namespace armada::pulp_invasion
