#include "players/worth.h"

namespace armada {

namespace {

constexpr std::int32_t kClearLead = 4;  // points; more hardly make a difference

// 500 + 500 tanh(lead / 2).
constexpr std::uint16_t kChanceOfLead[] = {500, 731, 881, 953, 982, 993, 998, 999, 1000};
constexpr std::int32_t kFarthestLead = sizeof kChanceOfLead / sizeof kChanceOfLead[0] - 1;

}  // namespace

// Ahead of the best other seat; alone at the table, the score itself.
std::int32_t Worth::pointsAhead(Seat seat) const {
  std::int32_t rival = 0;
  bool alone = true;
  for (Seat other = 0; other < game_.seats(state_); ++other) {
    if (other == seat) continue;
    if (alone || status_.score[other] > rival) rival = status_.score[other];
    alone = false;
  }
  return status_.score[seat] - rival;
}

std::uint16_t Worth::chance(Seat seat) const {
  if (status_.outcome == Outcome::drawn) return 500;
  if (status_.outcome != Outcome::playing) return status_.winner == seat ? 1000 : 0;
  if (appraised_) return game_.appraise(state_, seat);
  const std::int32_t ahead = pointsAhead(seat);
  const std::int32_t lead = ahead < 0 ? -ahead : ahead;
  const std::uint16_t chance = kChanceOfLead[lead > kFarthestLead ? kFarthestLead : lead];
  return static_cast<std::uint16_t>(ahead < 0 ? 1000 - chance : chance);
}

std::uint16_t Worth::to(Seat seat) const {
  const std::int32_t chances = chance(seat);
  if (appraised_) return static_cast<std::uint16_t>(chances);
  std::int32_t ahead = pointsAhead(seat);
  if (ahead > kClearLead) ahead = kClearLead;
  if (ahead < -kClearLead) ahead = -kClearLead;
  const std::int32_t lead = 500 + 500 * ahead / kClearLead;
  return static_cast<std::uint16_t>((7 * chances + 3 * lead) / 10);
}

bool isFarEnough(const Game& game, const void* state, std::uint32_t moves) {
  const std::uint32_t enough = game.lookAhead.moves;
  if (moves < enough) return false;
  return game.atRest == nullptr || moves >= enough + kMostToRest || game.atRest(state);
}

// ---- doubt: 300 sqrt(ln(offered) / tries) ---------------------------------------------------------------------------
namespace {

// 300 sqrt(ln 2^k), k = 0 .. 16.
constexpr std::uint16_t kRootOfLog[] = {0,   250, 353, 433, 500, 558, 612, 661, 706,
                                        749, 790, 828, 865, 901, 935, 967, 999};
// 4096 / sqrt(n), n = 0 .. 63.
constexpr std::uint16_t kOverRoot[] = {
    0,    4096, 2896, 2365, 2048, 1832, 1672, 1548, 1448, 1365, 1295, 1235, 1182, 1136, 1095, 1058,  //
    1024, 993,  965,  940,  916,  894,  873,  854,  836,  819,  803,  788,  774,  761,  748,  736,   //
    724,  713,  702,  692,  683,  673,  664,  656,  648,  640,  632,  625,  617,  611,  604,  597,   //
    591,  585,  579,  574,  568,  563,  557,  552,  547,  543,  538,  533,  529,  524,  520,  516,   //
};

// Between two powers of two in a straight line.
std::uint32_t rootOfLog(std::uint32_t n) {
  std::uint32_t power = 0;
  while (n >> (power + 1) != 0) ++power;
  const std::uint32_t beyond = n - (1u << power);
  return kRootOfLog[power] + ((kRootOfLog[power + 1] - kRootOfLog[power]) * beyond >> power);
}

std::uint32_t overRoot(std::uint32_t n) {
  std::uint32_t halvings = 0;
  while (n >= 64) {
    n >>= 2;
    ++halvings;
  }
  return static_cast<std::uint32_t>(kOverRoot[n] >> halvings);
}

}  // namespace

std::uint32_t doubt(std::uint32_t offered, std::uint32_t tries) {
  constexpr std::uint32_t kMost = 0xFFFF;
  return rootOfLog(offered > kMost ? kMost : offered) * overRoot(tries) >> 12;
}

}  // namespace armada
