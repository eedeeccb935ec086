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

}  // namespace

Traits traitsOf(const State& s) {
  Traits traits{};
  double* v = traits.value;
  int points[kAbilities] = {s.ability[0], s.ability[1], s.ability[2]};
  std::sort(points, points + kAbilities);
  const double need = weaponsNeeded(s), sum = points[0] + points[1] + points[2];
  double bag = 0, hand = 0, known = 0, dice = 0;
  for (const std::uint8_t count : s.bag) bag += count;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card) hand += s.hand.has(card) ? 1 : 0;
  for (const Found& found : s.found) known += understood(found) ? 1 : 0;
  for (const OwnedDie& die : s.die) dice += die.face;
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
  v[15] = known;
  v[16] = known * need / 4;
  v[17] = cubesLacking(s) / 4;
  v[18] = dice / 8;
  v[19] = quietusPassed(s) ? 0 : s.quietus / 4.0;
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
    -2.012, -3.220, 1.301, 0.773, 0.549, 0.163, -0.177, -0.950, -0.037, 0.301,   //
    -0.581, -1.609, 1.312, 1.198, 0.716, 0.404, 0.123,  -0.124, 0.096,  -0.336,  //
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
