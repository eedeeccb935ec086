// How the careful player of Pulp Invasion looks ahead and judges. The weights are fitted by `tune_pulp_invasion fit`.
#include "tools/pulp_invasion/careful_player.h"

#include <algorithm>
#include <cmath>

namespace armada::pulp_invasion {

// ---- judgement ------------------------------------------------------------------------------------------------------
namespace {

double weaponsNeeded(const State& state) {
  return static_cast<double>(kWeaponsInPlay[static_cast<std::size_t>(state.difficulty)] - state.found.size());
}

double cubesLacking(const State& state) {
  double sum = 0;
  for (const Found& found : state.found)
    if (!understood(found))
      for (std::size_t i = 0; i < kAbilities; ++i) sum += kWeaponCard[found.weapon].needs[i] - found.cubes[i];
  return sum;
}

// As a share of the game.
double roundsToCome(const State& state) { return (kRounds + 1.0 - state.round) / kRounds; }

}  // namespace

Traits traitsOf(const State& s) {
  Traits traits{};
  double* v = traits.value;
  int points[kAbilities] = {s.ability[0], s.ability[1], s.ability[2]};
  std::sort(points, points + kAbilities);
  const double need = weaponsNeeded(s), sum = points[0] + points[1] + points[2];
  double bag = 0, hand = 0;
  for (const std::uint8_t count : s.bag) bag += count;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card) hand += s.hand.has(card) ? 1 : 0;
  v[0] = 1;
  v[1] = need / 4;
  v[2] = sum / 16;
  v[3] = points[0] / 8.0;
  v[4] = points[1] / 8.0;
  v[5] = std::sqrt(points[1]) / 3;
  v[6] = points[1] == 0 ? 1 : 0;
  v[7] = points[1] == 1 ? 1 : 0;
  v[8] = need * sum / 64;
  v[9] = need * points[1] / 32.0;
  v[10] = s.round / 12.0;
  v[11] = need / (kRounds + 1.0 - s.round);
  v[12] = bag > 0 ? 4 * s.bag[at(Cube::weapon)] / bag : 0;
  v[13] = bag > 0 ? (s.bag[0] + s.bag[1] + s.bag[2]) / bag : 0;
  v[14] = hand / 4;
  v[15] = cubesLacking(s) / 4;
  v[16] = quietusPassed(s) ? 0 : s.quietus / 4.0;
  const double left = roundsToCome(s);
  for (const OwnedDie& die : s.die) v[kDieTraits + at(die.die) * 6 + die.face - 1] = left;
  for (const Found& found : s.found) v[(understood(found) ? kPowerTraits : kHopeTraits) + found.weapon] = left;
  return traits;
}

double Judgement::chance(const State& state) const {
  if (state.phase == Phase::over) return state.lostBy == LostBy::notLost ? 1 : 0;
  const Traits traits = traitsOf(state);
  double sum = 0;
  for (std::size_t i = 0; i < kTraits; ++i) sum += weight[i] * traits.value[i];
  return 1 / (1 + std::exp(-sum));
}

Judgement kJudgement = {{
    -2.133, -3.554, 1.977,  0.202,  0.527,  0.197,  0.142,  -0.807, 0.682,
    -0.300, 0.362,  -1.536, 1.487,  0.062,  0.860,  -0.316, -0.063,  //
    0.118,  0.195,  0.106,  0.288,  0.233,  0.125,                   //
    0.438,  0.073,  -0.014, -0.090, -0.071, 0.037,                   //
    0.044,  -0.257, -0.102, 0.024,  0.052,  -0.001,                  //
    -0.434, -0.197, -0.385, -0.312, -0.405, -0.426,                  //
    -0.067, -0.188, 0.176,  -0.243, -0.064, -0.255,                  //
    -0.760, -0.888, -0.743, -0.709, -0.237, 0.336,                   //
    0.478,  1.117,  0.920,  0.416,  0.768,  1.206,                   //
    -0.049, 0.278,  0.153,  -0.026, 0.164,  0.260,                   //
}};

// ---- looking ahead --------------------------------------------------------------------------------------------------
double chanceInRound(State& trial, int round) {
  Events nobody;
  while (trial.phase != Phase::over && (trial.round < round || trial.phase != Phase::planet))
    apply(trial, quickMove(trial), nobody);
  return kJudgement.chance(trial);
}

namespace {

double playOn(const State& world, Move move, int rounds) {
  State trial = world;
  Events nobody;
  apply(trial, move, nobody);
  return chanceInRound(trial, world.round + rounds);
}

}  // namespace

// Every move is tried in the same worlds. Sixty rollouts tell good moves from bad ones, not one from another that is nearly as
// good: the quick move is left for one that did clearly better.
Move CarefulPlayer::choose(const State& seen, Rng& rng, const Care& care) {
  moves_.clear();
  legalMoves(seen, moves_);
  if (moves_.size() == 1) return moves_[0];
  const Move quick = quickMove(seen);
  std::size_t first = 0;
  while (moves_[first] != quick) ++first;
  const auto worlds = std::max<std::uint32_t>(2, care.playouts / static_cast<std::uint32_t>(moves_.size()));
  double sum[kMaxLegalMoves] = {}, squares[kMaxLegalMoves] = {};
  for (std::uint32_t k = 0; k < worlds; ++k) {
    State world = seen;
    determinize(world, 0, rng);
    double value[kMaxLegalMoves];
    for (std::size_t i = 0; i < moves_.size(); ++i) value[i] = playOn(world, moves_[i], care.rounds);
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const double ahead = value[i] - value[first];
      sum[i] += ahead;
      squares[i] += ahead * ahead;
    }
  }
  std::size_t best = first;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const double mean = sum[i] / worlds;
    const double spread = std::sqrt(std::max(0.0, squares[i] / worlds - mean * mean) / worlds);
    if (mean > care.doubt * spread && sum[i] > sum[best]) best = i;
  }
  return moves_[best];
}

}  // namespace armada::pulp_invasion
