// How a position of Stellar Scramble is judged where a computer stops looking ahead: each pilot's traits make a number, and the
// numbers of all pilots the chances.
#include "rules/stellar_scramble/judgement.h"
#include "rules/kernel/chance.h"

#include "rules/stellar_scramble/quick_worth.h"
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

// tune_stellar_scramble fit 3000 1: 135,585 positions of quick games with 2, 3 and 4 players.
ARMADA_TABLE int kJudgement[kTraits] = {192, 35, 1583, 7, -3, -2, 1, -25, -63, 37, -10, 138};

namespace {

constexpr int kLongGame = 16;  // rounds

// Of those that the game still takes, roughly.
int passedOf(const State& s) {
  int most = 0;
  for (Seat seat = 0; seat < s.players; ++seat) most = s.pilot[seat].invaders > most ? s.pilot[seat].invaders : most;
  const int byRound = 22 - s.round, byLeader = 4 * (kVictoryTrack - most);
  const int left = byRound < byLeader ? byRound : byLeader;
  return left >= kLongGame ? 0 : kLongGame - (left > 1 ? left : 1);
}

// What stands on the board for or against this pilot.
void lookAtBoard(const State& s, Seat seat, Traits& traits) {
  int attackers = 0, next = 0, levels = 0;
  for (std::size_t row = 0; row < kRows; ++row)
    for (std::size_t column = 0; column < columns(s); ++column) {
      const Cell& cell = s.grid[row][column];
      if (cell.token == kNoToken) continue;
      if ((cell.assists >> seat & 1u) != 0) levels += levelOfToken(cell.token);
      if (colourOfToken(cell.token) != seat) continue;
      attackers += row == 0 ? 1 : 0;
      next += row == 1 ? 1 : 0;
    }
  traits.value[kAttackers] = 16 * attackers / roundsUntil(s, isMove);
  traits.value[kNextAttackers] = next;
  traits.value[kAssistLevels] = levels;
}

bool turnToCome(const State& s, Seat seat) { return (seat + s.players - s.first) % s.players >= s.turn; }

}  // namespace

Traits traitsOf(const State& state, Seat seat) {
  const Pilot& pilot = state.pilot[seat];
  const int late = passedOf(state);
  const Risk risk = drawRisk(state, seat);
  const bool underFire = roundsUntil(state, isFire) == 1 && targetRow(state, pilot.space) != kNoRow;
  Traits traits{};
  int(&value)[kTraits] = traits.value;
  value[kInvaders] = pilot.invaders;
  value[kInvadersLate] = pilot.invaders * late;
  value[kTenInvaders] = pilot.invaders >= kVictoryTrack ? 1 : 0;
  value[kAssets] = assetsOf(state, seat);
  value[kAssetsLate] = value[kAssets] * late / kLongGame;
  value[kHeat] = kWorth.heat[pilot.overheat];
  value[kRisk] = risk.of == 0 ? 0 : 100 * risk.overheats / risk.of;
  value[kUnderFire] = underFire ? 4 + pilot.credits : 0;
  value[kTurnToCome] = turnToCome(state, seat) ? 1 : 0;
  lookAtBoard(state, seat, traits);
  return traits;
}

// ---- chances --------------------------------------------------------------------------------------------------------
namespace {

int strengthOf(const State& s, Seat seat) {
  const Traits traits = traitsOf(s, seat);
  int sum = 0;
  for (std::size_t i = 0; i < kTraits; ++i) sum += kJudgement[i] * traits.value[i];
  return sum;
}

}  // namespace

std::uint16_t appraise(const State& state, Seat seat) {
  int strength[kMostPlayers] = {};
  for (Seat each = 0; each < state.players; ++each) strength[each] = strengthOf(state, each);
  return chanceAmong(strength, state.players, seat);
}

// Between two rounds: the aliens have had their turn too.
bool atRest(const State& state) { return state.phase == Phase::turn && state.turn == 0; }

// A cooldown of a Starfighter that is cold and not paid for it, while there is something to draw. Gems that go back may be worth it;
// then that is found out, and not done by the way.
bool isIdle(const State& seen, Move move) {
  if (move != moveOf(Verb::cooldown)) return false;
  const Pilot& pilot = activePilot(seen);
  return pilot.overheat == 0 && gemsIn(pilot.bag) > 0 &&
         systemSum(seen, activeSeat(seen), Effect::credits, when(Trigger::cooldown)) == 0;
}

}  // namespace armada::stellar_scramble
