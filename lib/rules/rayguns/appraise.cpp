// How a position of Rayguns and Rocketships is judged where a computer stops looking ahead: each player's traits make a number, and
// the numbers of all players the chances.
#include "rules/kernel/chance.h"
#include "rules/rayguns/judgement.h"

namespace armada::rayguns {

// tune_rayguns appraise 2000 4000000: 313,463 positions at rest of 4,800 quick games with 2, 3 and 4 players.
const int kJudgement[kTraits] = {23, 54, 67, 163, 291, 424, -169, 4, 29, -23, 411, -1271};

namespace {

// To the Last Man has no target: there points say who has done most harm so far.
constexpr int kUsualTarget = 20;

void lookAtShip(const State& s, Seat seat, Traits& traits) {
  int(&value)[kTraits] = traits.value;
  const Deck& deck = deckOf(s, seat);
  for (unsigned port = 0; port < deck.ports; ++port) {
    if (!hasRaygun(s.ship[seat], port)) continue;
    ++value[kRaygunsLeft];
    value[kMannedRayguns] += isManned(s, seat, deck.port[port]) ? 1 : 0;
  }
  value[kMannedCockpits] = isManned(s, seat, deck.cockpit) ? 1 : 0;
  const auto blasts = static_cast<int>(blastsOn(s.ship[seat]));
  value[kBlastsSquared] = blasts * blasts;
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (enemy == seat) continue;
    for (const Figure& figure : s.figure[enemy]) value[kRivalsAboard] += figure.spot.map == seat ? 1 : 0;
  }
}

}  // namespace

Traits traitsOf(const State& state, const Standing& standing, Seat seat) {
  Traits traits{};
  if (state.ship[seat].faction == Faction::none) return traits;
  int(&value)[kTraits] = traits.value;
  const Player& player = state.player[seat];
  const int target = targetPoints(state) > 0 ? targetPoints(state) : kUsualTarget;
  value[kProgress] = 100 * standing.points[seat] / target;
  value[kProgressSquared] = value[kProgress] * value[kProgress] / 100;
  value[kFiguresLeft] = static_cast<int>(figuresInPlay(state, seat));
  value[kActionTokens] = player.tokens;
  value[kHeldStars] = player.heldCount;
  for (unsigned ability = 0; ability < kAbilitiesASide; ++ability) value[kWounds] += player.wounds >> ability & 1;
  value[kIsOut] = isOut(state, seat) ? 1 : 0;
  if (afloat(state, seat)) lookAtShip(state, seat, traits);
  return traits;
}

// ---- chances --------------------------------------------------------------------------------------------------------
namespace {

int strengthOf(const State& s, const Standing& standing, Seat seat) {
  const Traits traits = traitsOf(s, standing, seat);
  int sum = 0;
  for (std::size_t i = 0; i < kTraits; ++i) sum += kJudgement[i] * traits.value[i];
  return sum;
}

}  // namespace

std::uint16_t appraise(const State& state, Seat seat) {
  const Standing standing = standingOf(state);
  int strength[kMostPlayers] = {};
  for (Seat each = 0; each < state.players; ++each) strength[each] = strengthOf(state, standing, each);
  return chanceAmong(strength, state.players, seat);
}

// Everybody has moved and shot, or sent the crew: a Turn begins, or a Crew Phase. Nobody is in the middle of an action.
bool atRest(const State& state) {
  if (!state.agenda.empty() || state.actor != kNoFigure) return false;
  if (state.phase == Phase::program) return true;
  if (state.phase != Phase::crew) return state.phase == Phase::movement && state.passed == 0;
  for (const Figure& figure : state.figure[activeSeat(state)])
    if ((figure.marks & kActed) != 0) return false;
  return true;
}

// The setup, and what a shot, a ram or a fight asks for. Not what the crew does: hard opponents that thought about it briefly were no better than normal
// ones with three players.
bool isDetail(const State& state) {
  if (isSecret(state)) return false;
  return questionOf(state) != TaskKind::none || state.phase < Phase::starCard;
}

}  // namespace armada::rayguns
