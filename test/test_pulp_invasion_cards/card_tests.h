// What the files of this suite share: the printed texts, read as a person reads them, what a game does when it is played,
// and the list of the files. Nothing here looks at an Effect.
#pragma once

#include "rules/pulp_invasion/pulp_invasion.h"
#include "support/pulp_invasion_positions.h"

namespace pulp_invasion_test {

constexpr auto kEngaged = LineStatus::engaged;
constexpr auto kEvaded = LineStatus::evaded;

// Plain Guardforce with that Engage Icon: the card to its left is engaged with it.
constexpr const char* kNeighbour[kAbilities] = {"Iron Sentry", "Brass Legionary", "Moon Hussar"};
constexpr Ability kEveryAbility[] = {Ability::combat, Ability::science, Ability::diplomacy};

// ---- printed texts --------------------------------------------------------------------------------------------------
// The numbers that stand where the pattern has '#'; '~' is the ending of a plural or a verb. All else is as printed.
struct Numbers {
  int at[3];
};
Numbers numbersIn(const char* text, const char* pattern);
// Of a card by its name. That it was read is kept: a text that no test reads is a failure.
Numbers cardSays(const char* name, const char* pattern);
Numbers locationSays(const char* name, const char* alien, const char* pattern);
Numbers planetSays(const char* name, const char* pattern);
Numbers weaponSays(const char* name, const char* pattern);
Numbers alienSays(const char* name, const char* pattern);

// ---- what really happens --------------------------------------------------------------------------------------------
// Engages the current card and pays with the Ability of its Engage Icon alone.
struct Paid {
  Ability with;
  int points;
};
Paid engageAndPay(Voyage& table);
// Evades the current card, with a bag full of ability cubes.
struct Evasion {
  int points, cubes;
};
Evasion evadeAndCount(Voyage& table);
// The cubes of the search that begins; 0 when there is none.
int beginSearch(Voyage& table);
// On to the payment, and the Ability of the icon pays.
void payUp(Voyage& table);

// ---- cards that lie beside the line ---------------------------------------------------------------------------------
struct Beside {
  unsigned round = 1;
  const char* location = nullptr;
  const char* planet = "New Eden";  // its text changes no number
  const char* weapon = nullptr;
  bool isUnderstood = true;
  const char* aliens[kSectors] = {"Quietus", "Vexatrix", "Overmind Thoon"};
  unsigned black = 0;  // on Quietus
};
void lay(Voyage& table, const Beside& beside);

// A card of the line as texts speak of it.
struct Met {
  CardKind kind;
  bool planetIcon;
  Ability with;  // after changes of icons
};
// All that a text changes; what is not named stays as it is without the text.
struct Changes {
  int strength = 0;
  bool (*whose)(const Met& met) = nullptr;  // cards whose Strength changes; nullptr: all
  int lowest = 1;                           // lowering stops here
  int icon = -1;                            // the Ability with which all are engaged
  int evadePoints = 0;
  bool evadeIsFree = false;
  int evadeCubes = 0;
  int search = 0;
  int searchPerEvaded = 0;
};
// Plays a panel of cards, each engaged with each Ability, evaded and searched, with and without what lies beside, and
// compares everything.
void expectChanges(const Beside& with, const Beside& without, const Changes& changes);
void expectNoChange(const Beside& with, const Beside& without);

// Every file of the suite runs its own tests.
void runComponentTests();
void runCrewDieTests();
void runSystemDieTests();
void runGuardforceTests();
void runLocationTests();
void runHandTests();
void runPlanetTests();
void runWeaponAndAlienTests();
void runReadTests();

}  // namespace pulp_invasion_test
