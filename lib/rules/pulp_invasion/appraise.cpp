// How a position of Pulp Invasion is judged: Super Weapons still missing and rounds left for them, Abilities, the bag, the hand, the
// dice. A logistic function, fitted by `tune_pulp_invasion fit` to games of the careful player, in whole numbers here.
#include "rules/kernel/chance.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

namespace {

// 1000 sqrt(n).
constexpr std::int16_t kRoot[] = {0,    1000, 1414, 1732, 2000, 2236, 2449, 2646,
                                  2828, 3000, 3162, 3317, 3464, 3606, 3742, 3873};

struct Points {
  int lowest, middle, sum;
};

Points pointsOf(const State& state) {
  const int a = state.ability[0], b = state.ability[1], c = state.ability[2];
  const int lowest = a < b ? (a < c ? a : c) : (b < c ? b : c);
  const int highest = a > b ? (a > c ? a : c) : (b > c ? b : c);
  return {lowest, a + b + c - lowest - highest, a + b + c};
}

int abilitiesLogit(const Points& points, int needed) {
  constexpr int kMost = sizeof kRoot / sizeof kRoot[0] - 1;
  int sum = 81 * points.sum + 97 * points.lowest + 69 * points.middle +
            54 * kRoot[points.middle < kMost ? points.middle : kMost] / 1000;
  if (points.middle == 0) sum -= 177;
  if (points.middle == 1) sum -= 950;
  return sum + needed * (94 * points.middle - 6 * points.sum) / 10;
}

int bagLogit(const State& state) {
  int cubes = 0;
  for (const std::uint8_t count : state.bag) cubes += count;
  if (cubes == 0) return 0;
  return (5248 * state.bag[at(Cube::weapon)] + 1198 * (state.bag[0] + state.bag[1] + state.bag[2])) / cubes;
}

int weaponsLogit(const State& state, int needed) {
  int understoodOnes = 0, lacking = 0;
  for (const Found& found : state.found) {
    if (understood(found)) {
      ++understoodOnes;
      continue;
    }
    for (std::size_t i = 0; i < kAbilities; ++i) lacking += kWeaponCard[found.weapon].needs[i] - found.cubes[i];
  }
  return -805 * needed - 1609 * needed / (static_cast<int>(kRounds) + 1 - state.round) + 404 * understoodOnes +
         31 * understoodOnes * needed - 31 * lacking;
}

int aidsLogit(const State& state) {
  int cards = 0, dice = 0;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card) cards += state.hand.has(card) ? 1 : 0;
  for (const OwnedDie& die : state.die) dice += die.face;
  return 179 * cards + 12 * dice - (quietusPassed(state) ? 0 : 84 * state.quietus);
}

}  // namespace

std::uint16_t appraise(const State& state, Seat) {
  const int needed = kWeaponsInPlay[static_cast<std::size_t>(state.difficulty)] - static_cast<int>(state.found.size());
  const int logit = -2012 - 48 * state.round + abilitiesLogit(pointsOf(state), needed) + bagLogit(state) +
                    weaponsLogit(state, needed) + aidsLogit(state);
  return chanceOfLogit(logit);
}

// A round begins.
bool atRest(const State& state) { return state.phase == Phase::planet; }

}  // namespace armada::pulp_invasion
