// Pulp Invasion's fields, described once for bytes and texts; kernel/fields.h says how. Texts tell only what is not at rest.
#pragma once

#include "rules/kernel/fields.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

constexpr const char* kPhaseWords[] = {
    "crew",     "planet",    "draw",        "arrange",    "question",   "engage",    "pay",
    "evade",    "evade-pay", "search",      "cube",       "two-cubes",  "place",     "weapon",
    "last",     "face",      "half",        "gain",       "lose",       "reroll",    "upgrade",
    "swap-out", "swap-in",   "weapon-cube", "own-weapon", "new-weapon", "take-cube", "over",
};
constexpr const char* kStatusWords[] = {"empty", "standing", "engaged", "evaded", "left"};
constexpr const char* kCubeWords[] = {"red", "orange", "blue", "yellow", "black", "white"};
constexpr const char* kLostWords[] = {"nothing", "abilities", "cannot-evade", "deck-empty"};
constexpr const char* kOwedWords[] = {"gain", "lose", "reroll", "upgrade", "take-cube", "weapon-cube"};

constexpr Vocabulary kPhaseNames = namesOf<kPhaseWords>();
constexpr Vocabulary kStatusNames = namesOf<kStatusWords>();
constexpr Vocabulary kCubeNames = namesOf<kCubeWords>();
constexpr Vocabulary kAbilityCubeNames = {kAbilities, kCubeNames.nameOf};
constexpr Vocabulary kLostNames = namesOf<kLostWords>();
constexpr Vocabulary kOwedNames = namesOf<kOwedWords>();
constexpr Vocabulary kCardNames = namesOf<kEncounterCard>().smallLetters().ofPieces("card");
constexpr Vocabulary kPlanetNames = namesOf<kPlanetCard>().smallLetters();
constexpr Vocabulary kWeaponNames = namesOf<kWeaponCard>().smallLetters().eachInOnePlace();
constexpr Vocabulary kCaptainNames = namesOf<kCaptainCard>().smallLetters();
constexpr Vocabulary kAlienNames = namesOf<kAlienCard>().smallLetters();
constexpr Vocabulary kDieNames = namesOf<kDieCard>().smallLetters();
constexpr Vocabulary kSlotNumbers = numbersTo(kLineCards);
constexpr Vocabulary kOwnDieNumbers = numbersTo(kOwnedDice);
constexpr Vocabulary kUsedDieNumbers = numbersTo(kOwnedDice + 1);  // the spare one, too
constexpr Vocabulary kFoundNumbers = numbersTo(kWeapons);

constexpr int kNoValue = 0xFF;  // of a cube, a die, a first answer

// A number that is 0 at rest.
template <class Visitor, class Number>
void visitCount(Visitor& visit, const char* key, Number& number, int most) {
  visit.line(key, number != 0).number(number, 0, most);
}

template <class S, class Visitor>
void visitDecks(S& s, Visitor& visit) {
  visit.line("hand").set(s.hand.bits, kCardNames);
  visit.line("discards").set(s.discards.bits, kCardNames);
  visit.line("returned", !s.returned.empty()).set(s.returned.bits, kCardNames);
  visit.line("deck").list(s.deck, kCardNames, kSectorCards);
  visit.line("shown", !s.shown.empty()).list(s.shown, kCardNames);
  visit.line("planet-deck").list(s.planetDeck, kPlanetNames);
  visit.line("planets").list(s.planetRow, kPlanetNames);
  visit.line("weapon-deck").list(s.weaponDeck, kWeaponNames);
  visit.items("weapon", s.found, [](auto& line, auto& found) {
    line.word(found.weapon, kWeaponNames).optional();
    for (auto& cubes : found.cubes) line.number(cubes, 0, 3);
    line.optional().is(found.automatic, 1, "automatic");
  });
}

// `line 2 iron-sentry evaded`; without a status it stands; `line 2 left` where a Location was.
template <class S, class Visitor>
void visitLine(S& s, Visitor& visit) {
  visit.bytes([&](auto& bytes) {
    for (auto& card : s.line) bytes.word(card, kCardNames, kNoCard);
    for (auto& status : s.status) bytes.word(status, kStatusNames);
  });
  visit.text([&](auto& text) {
    for (std::size_t slot = 0; slot < kLineCards; ++slot) {
      auto& card = s.line[slot];
      auto& status = s.status[slot];
      text.line("line", status == LineStatus::left)
          .of(slot, kSlotNumbers)
          .of("left")
          .is(status, static_cast<int>(LineStatus::left));
      text.line("line", card != kNoCard).of(slot, kSlotNumbers).word(card, kCardNames);
      text.is(status, static_cast<int>(LineStatus::standing)).optional().word(status, kStatusNames);
    }
  });
  visit.line("location", s.location != kNoCard).word(s.location, kCardNames, kNoCard);
}

template <class S, class Visitor>
void visitCaptain(S& s, Visitor& visit) {
  const bool taken = s.phase != Phase::crew;
  visit.line("captain").word(s.captain, kCaptainNames);
  visit.line("ability");
  for (auto& ability : s.ability) visit.number(ability, 0, kMostStrength);
  visit.line("bag");
  for (auto& cubes : s.bag) visit.number(cubes, 0, kCubesAColour);
  visitCount(visit, "aside", s.aside, kCubesAColour);
  visitCount(visit, "quietus", s.quietus, kCubesAColour);
  for (std::size_t i = 0; i < kOwnedDice; ++i)
    visit.line("die", taken).of(i, kOwnDieNumbers).word(s.die[i].die, kDieNames).number(s.die[i].face, 1, 6, 0);
  visit.line("stayed", taken).word(s.stayedBehind, kDieNames);
}

template <class S, class Visitor>
void visitRound(S& s, Visitor& visit) {
  visit.bytes([&](auto& bytes) { bytes.number(s.difficulty, 0, 2); });  // in texts it is the option
  visit.line("round").number(s.round, 1, kRounds);
  visit.line("phase").word(s.phase, kPhaseNames);
  visit.line("lost-by", s.lostBy != LostBy::notLost).word(s.lostBy, kLostNames);
  visitCount(visit, "die-used", s.dieUsed, 1);
  visit.line("current").word(s.current, kSlotNumbers, kLineCards, "none");
  visitCount(visit, "bonus", s.bonus, kMostStrength);
  visitCount(visit, "free-evade", s.freeEvade, 1);
  visitCount(visit, "calm-evade", s.calmEvade, 1);
  visitCount(visit, "evade-owed", s.evadeOwed, kMostStrength);
  visitCount(visit, "extra-cubes", s.extraCubes, kMostStrength);
  visitCount(visit, "extra-icons", s.extraIcons, 4);
  visitCount(visit, "cubes", s.cubes, 0xFF);
  visitCount(visit, "cubes-drawn", s.cubesDrawn, 0xFF);
  visit.line("drawn", s.drawn[0] != kNoValue || s.drawn[1] != kNoValue);
  for (auto& cube : s.drawn) visit.optional().word(cube, kCubeNames, kNoValue);
}

// What is asked in between, and of which die or text.
template <class S, class Visitor>
void visitBetween(S& s, Visitor& visit) {
  visit.line("then", s.then != Phase::crew).word(s.then, kPhaseNames);
  std::size_t what = 0;
  for (auto* owed : {&s.owed.gain, &s.owed.lose, &s.owed.reroll, &s.owed.upgrade, &s.owed.takeCube})
    visit.line("owed", *owed != 0).of(what++, kOwedNames).number(*owed, 0, kMostStrength);
  visit.bytes([&](auto& bytes) { bytes.number(s.owed.weaponCube, 0, (1 << kAbilities) - 1); });
  visit.text([&](auto& text) {
    for (unsigned i = 0; i < kAbilities; ++i) {
      const auto cube = bits(s.owed.weaponCube, i);
      text.line("owed", cube != 0).of(what, kOwedNames).of(i, kAbilityCubeNames).is(cube, 1);
    }
  });
  visit.line("used-die", s.usedDie != kNoValue).word(s.usedDie, kUsedDieNumbers, kNoValue);
  visitCount(visit, "used-face", s.usedFace, 6);
  visitCount(visit, "used-half", s.usedHalf, 1);
  visit.line("spare", s.spare.face != 0).word(s.spare.die, kDieNames).number(s.spare.face, 1, 6, 0);
  visit.line("picked", s.picked != kNoValue).word(s.picked, kFoundNumbers, kNoValue);
}

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visitDecks(s, visit);
  visitLine(s, visit);
  visit.line("planet", s.planet != kNoPlanet).word(s.planet, kPlanetNames, kNoPlanet);
  visit.line("aliens");
  for (auto& alien : s.alien) visit.word(alien, kAlienNames);
  visit.line("weapons-seen", s.weaponsSeen != 0).is(s.weaponsSeen, 1);
  visitCaptain(s, visit);
  visitRound(s, visit);
  visitBetween(s, visit);
}

}  // namespace armada::pulp_invasion
