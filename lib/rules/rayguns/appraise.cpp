// How a position of Rayguns and Rocketships is judged: points on the way to the target, rayguns and who mans them, crew, tokens,
// Star cards, and how near the rocketship is to its last Blast marker. All of it lies open on the table.
#include "rules/kernel/chance.h"
#include "rules/rayguns/state.h"

namespace armada::rayguns {

namespace {

// In thousandths of a logit. Fitted by logistic regression to 48,000 positions of 6,000 games of quick play for 2, 3 and 4 players,
// all episodes, with a random move in twenty (seeds from 500000).
constexpr int kProgress = 10;         // a hundredth of the way to the target
constexpr int kProgressSquared = 66;  // and for its square, in hundredths: the last points are worth most
constexpr int kRaygun = 233, kMannedRaygun = 231, kFigure = 222, kWound = -32;
constexpr int kToken = 24, kHeldStar = 167;
constexpr int kBlastSquared = -9;
constexpr int kOut = -1845;

// To the Last Man has no target: there points say who has done most harm so far.
constexpr int kUsualTarget = 20;

int strengthOfRayguns(const State& s, Seat seat) {
  const Deck& deck = deckOf(s, seat);
  int sum = 0;
  for (unsigned port = 0; port < deck.ports; ++port)
    if (hasRaygun(s.ship[seat], port)) sum += kRaygun + (isManned(s, seat, deck.port[port]) ? kMannedRaygun : 0);
  return sum;
}

int strengthOf(const State& s, const Standing& standing, Seat seat) {
  if (s.ship[seat].faction == Faction::none) return 0;
  const Player& player = s.player[seat];
  const int target = targetPoints(s) > 0 ? targetPoints(s) : kUsualTarget;
  const int progress = 100 * standing.points[seat] / target;
  int sum = kProgress * progress + kProgressSquared * progress * progress / 100;
  sum += kFigure * static_cast<int>(figuresInPlay(s, seat)) + kToken * player.tokens + kHeldStar * player.heldCount;
  for (unsigned wound = 0; wound < kAbilitiesASide; ++wound)
    if ((player.wounds >> wound & 1u) != 0) sum += kWound;
  if (isOut(s, seat)) return sum + kOut;
  if (!afloat(s, seat)) return sum;
  const auto blasts = static_cast<int>(blastsOn(s.ship[seat]));
  return sum + strengthOfRayguns(s, seat) + kBlastSquared * blasts * blasts;
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

}  // namespace armada::rayguns
