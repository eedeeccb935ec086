// The Planet Search Phase: how many cubes, one after the other, each applied when drawn (House 9).
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

// ---- Planet Search Phase 1 and 2 ------------------------------------------------------------------------------------
// Decision h: what texts do as the search begins comes before counting, and before aids.
void beginSearch(Play& play) {
  State& s = play.state;
  s.current = kLineCards;
  s.then = Phase::search;
  fire(play, When::search, kLineCards);
  askOrAnswerOwed(play);
}

void offerSearch(Play& play) {
  play.state.phase = Phase::search;
  if (!anyAid(momentOf(play.state, Phase::search))) startDrawing(play);
}

// House 2: additional cubes come after the modifications, even from 0 icons.
void startDrawing(Play& play) {
  State& s = play.state;
  s.cubes = static_cast<std::uint8_t>(searchCubesNow(s) + s.extraCubes);
  s.cubesDrawn = 0;
  tell(play, EventKind::searchBegan, {0, 0, 0, s.cubes});
  nextCube(play);
}

// ---- Planet Search Phase 3: cube by cube ----------------------------------------------------------------------------
namespace {

// House 9: white lies aside until the search ends.
void endSearch(Play& play) {
  State& s = play.state;
  s.bag[at(Cube::falseLead)] = static_cast<std::uint8_t>(s.bag[at(Cube::falseLead)] + s.aside);
  s.aside = 0;
  offerLast(play);
}

std::uint8_t takeFromBag(Play& play) {
  const std::uint8_t colour = pickFromBag<kCubeColours>(play, bagTotal(play.state));
  --play.state.bag[colour];
  tell(play, EventKind::cubeDrawn, {colour, 0, 0, play.state.cubesDrawn});
  return colour;
}

void cubeIsDone(Play& play) {
  play.state.drawn[0] = kNone;
  nextCube(play);
}

// Book: a yellow cube. Scanning 6 may choose (House 3).
void applyYellow(Play& play) {
  play.state.phase = Phase::weapon;
  if (!anyAid(momentOf(play.state, Phase::weapon))) takeTopWeapon(play);
}

// Book: onto the Ability, or onto a weapon; the supply if neither can be.
void applyAbilityCube(Play& play, Ability ability) {
  State& s = play.state;
  const bool rises = s.ability[at(ability)] < maximum(s, ability);
  const unsigned weapons = weaponsThatNeed(s, ability);
  if (rises && weapons != 0) {
    s.phase = Phase::place;
  } else if (rises) {
    placeRaise(play);
  } else if (single(weapons)) {
    placeOnWeapon(play, lowestBit(weapons));
  } else if (weapons != 0) {
    s.phase = Phase::place;
  } else {
    tell(play, EventKind::cubeToSupply, {static_cast<unsigned>(ability)});
    cubeIsDone(play);
  }
}

// Book: onto Quietus until it is passed; after that a point is lost.
void applyBlack(Play& play) {
  State& s = play.state;
  s.drawn[0] = kNone;
  if (!quietusPassed(s)) {
    ++s.quietus;
    tell(play, EventKind::blackOnQuietus, {0, 0, 0, s.quietus});
    nextCube(play);
    return;
  }
  tell(play, EventKind::cubeToSupply, {static_cast<unsigned>(Cube::quietus)});
  s.owed.lose = 1;
  s.then = Phase::cube;
  askOrAnswerOwed(play);
}

// Book: a false lead.
void applyWhite(Play& play) {
  State& s = play.state;
  s.drawn[0] = kNone;
  ++s.aside;
  tell(play, EventKind::falseLead);
  nextCube(play);
}

void applyCube(Play& play, std::uint8_t colour) {
  play.state.drawn[0] = colour;
  switch (static_cast<Cube>(colour)) {
    case Cube::weapon: applyYellow(play); break;
    case Cube::quietus: applyBlack(play); break;
    case Cube::falseLead: applyWhite(play); break;
    default: applyAbilityCube(play, abilityAt(colour)); break;
  }
}

}  // namespace

void nextCube(Play& play) {
  State& s = play.state;
  forgetAid(s);
  if (s.cubesDrawn < s.cubes && bagTotal(s) > 0)  // House 9: bag short, draw what is there
    s.phase = Phase::cube;
  else
    endSearch(play);
}

void drawSearchCube(Play& play) {
  ++play.state.cubesDrawn;
  applyCube(play, takeFromBag(play));
}

// Translator 5.
void drawTwoCubes(Play& play) {
  State& s = play.state;
  forgetAid(s);
  ++s.cubesDrawn;
  for (std::uint8_t& drawn : s.drawn) drawn = takeFromBag(play);
  s.phase = Phase::twoCubes;
  if (single(answersTo(s, Phase::twoCubes))) keepCube(play, 0);
}

// House 2: an unused yellow returns to the bag.
void keepCube(Play& play, unsigned which) {
  State& s = play.state;
  const std::uint8_t kept = s.drawn[which], other = s.drawn[1 - which];
  s.drawn[0] = s.drawn[1] = kNone;
  if (static_cast<Cube>(other) == Cube::weapon) {
    ++s.bag[at(Cube::weapon)];
    tell(play, EventKind::cubeReturned, {other});
  } else {
    tell(play, EventKind::cubeToSupply, {other});
  }
  applyCube(play, kept);
}

void placeRaise(Play& play) {
  raise(play, abilityAt(play.state.drawn[0]), 1);
  cubeIsDone(play);
}

void placeOnWeapon(Play& play, unsigned found) {
  const Ability ability = abilityAt(play.state.drawn[0]);
  play.state.drawn[0] = kNone;
  putOnWeapon(play, found, ability);
  nextCube(play);
}

// ---- Super Weapons --------------------------------------------------------------------------------------------------
void takeTopWeapon(Play& play) {
  play.chance = true;
  const std::uint8_t weapon = play.state.weaponDeck.draw();
  findWeapon(play, weapon < kWeapons ? weapon : std::uint8_t{0});  // an observed deck has no order
}

// Book: Victory is achieved the moment the last Super Weapon is found.
void findWeapon(Play& play, std::uint8_t weapon) {
  State& s = play.state;
  s.drawn[0] = kNone;  // the cube lies on the weapon now
  s.found.push({weapon, {}, 0});
  tell(play, EventKind::weaponFound, {weapon});
  if (s.found.size() == kWeaponsInPlay[static_cast<std::size_t>(s.difficulty)])
    win(play);
  else
    nextCube(play);
}

// ---- after the last cube --------------------------------------------------------------------------------------------
void offerLast(Play& play) {
  play.state.phase = Phase::last;
  if (!anyAid(momentOf(play.state, Phase::last))) endRound(play);
}

}  // namespace armada::pulp_invasion
