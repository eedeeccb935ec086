// tune_rayguns: how Rayguns and Rocketships plays, measured with quick players.
//     tune_rayguns play GAMES SEED     factions at random: won by seat, by order, by faction; Rounds and decisions; 2, 3 and 4 players
//     tune_rayguns sides GAMES SEED    the same with the sides of the captains at random: won by faction and side
//     tune_rayguns habits GAMES SEED   one-sided play against a quick player, two players, both on every deal from both seats
//     tune_rayguns appraise GAMES SEED fits the judgement of the rules to so many games for 2, 3 and 4 players each
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "rules/rayguns/rayguns.h"
#include "rules/rayguns/state.h"
#include "tools/rayguns/fit.h"

namespace {

using namespace armada;
using namespace armada::rayguns;

enum class Habit { none, body, guns, stays, idle, random, anySide };

struct Played {
  State state;
  Seat firstSeat;
  unsigned decisions;
};

Move randomMove(const State& state, Rng& rng) {
  MoveList moves;
  legalMoves(state, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

bool isLegalNow(const State& state, Move move) {
  MoveList moves;
  legalMoves(state, moves);
  return moves.contains(move);
}

// The quick move, bent by a habit.
Move moveBy(const State& state, Habit habit, Rng& rng) {
  if (habit == Habit::random) return randomMove(state, rng);
  if (habit == Habit::anySide && state.phase == Phase::side) return randomMove(state, rng);
  const Move quick = quickMove(state);
  const bool fires = verbOf(quick) == Verb::fire;
  const Move other = moveOf(Verb::fire, whatOf(quick) ^ 1u);
  switch (habit) {
    case Habit::body: return fires && whatOf(quick) % 2 == 1 ? other : quick;
    case Habit::guns: return fires && whatOf(quick) % 2 == 0 && isLegalNow(state, other) ? other : quick;
    case Habit::stays: return verbOf(quick) == Verb::exit || verbOf(quick) == Verb::jump ? kPass : quick;
    case Habit::idle: return verbOf(quick) == Verb::act ? kPass : quick;
    default: return quick;
  }
}

Played playOut(unsigned players, Seed seed, const Habit* habits) {
  Played played{};
  Options options = standardOptions(kRayguns);
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  options.choice[2] = static_cast<std::uint8_t>(FactionRule::random);
  deal(played.state, options, seed);
  Rng rng = Rng::seeded(seed + 77);
  Events unheard;
  bool begun = false;
  while (toMove(played.state) != kNobody) {
    if (!begun && played.state.round > 0) {
      begun = true;
      played.firstSeat = played.state.first;
    }
    apply(played.state, moveBy(played.state, habits[toMove(played.state)], rng), unheard);
    ++played.decisions;
  }
  return played;
}

constexpr Habit kPlain[kMostPlayers] = {};

void measure(unsigned players, unsigned games, Seed seed) {
  unsigned bySeat[kMostPlayers] = {}, byOrder[kMostPlayers] = {}, byFaction[kFactions] = {}, dealt[kFactions] = {};
  unsigned long rounds = 0, decisions = 0;
  for (unsigned game = 0; game < games; ++game) {
    const Played played = playOut(players, seed + game, kPlain);
    const Seat winner = status(played.state).winner;
    ++bySeat[winner];
    ++byOrder[(winner + players - played.firstSeat) % players];
    ++byFaction[indexOf(played.state.ship[winner].faction)];
    for (Seat seat = 0; seat < players; ++seat) ++dealt[indexOf(played.state.ship[seat].faction)];
    rounds += played.state.round;
    decisions += played.decisions;
  }
  const double all = games;
  std::printf("%u players, %u games: %.1f Rounds, %.0f decisions\n  won by seat ", players, games,
              static_cast<double>(rounds) / all, static_cast<double>(decisions) / all);
  for (unsigned i = 0; i < players; ++i) std::printf(" %.1f", 100 * bySeat[i] / all);
  std::printf("\n  won by order");
  for (unsigned i = 0; i < players; ++i) std::printf(" %.1f", 100 * byOrder[i] / all);
  std::printf("\n  won of those who had");
  for (unsigned i = 0; i < kFactions; ++i)
    std::printf(" %s %.1f", kRocketship[i].faction, 100.0 * byFaction[i] / dealt[i]);
  std::printf("\n");
}

void measureSides(unsigned players, unsigned games, Seed seed) {
  constexpr Habit kAnySide[kMostPlayers] = {Habit::anySide, Habit::anySide, Habit::anySide, Habit::anySide};
  unsigned won[kFactions][kSides] = {}, dealt[kFactions][kSides] = {};
  for (unsigned game = 0; game < games; ++game) {
    const State state = playOut(players, seed + game, kAnySide).state;
    for (Seat seat = 0; seat < players; ++seat) {
      const unsigned faction = indexOf(state.ship[seat].faction), side = state.player[seat].side;
      ++dealt[faction][side];
      won[faction][side] += status(state).winner == seat ? 1 : 0;
    }
  }
  std::printf("%u players, %u games: won of those who had side A, side B\n ", players, games);
  for (unsigned i = 0; i < kFactions; ++i)
    std::printf(" %s %.1f %.1f", kRocketship[i].faction, 100.0 * won[i][0] / dealt[i][0],
                100.0 * won[i][1] / dealt[i][1]);
  std::printf("\n");
}

void compare(const char* name, Habit habit, unsigned games, Seed seed) {
  unsigned won = 0;
  for (unsigned game = 0; game < games; ++game) {
    const Seat seat = static_cast<Seat>(game % 2);
    Habit habits[kMostPlayers] = {};
    habits[seat] = habit;
    won += status(playOut(2, seed + game / 2, habits).state).winner == seat ? 1 : 0;
  }
  std::printf("%-28s %.1f %%\n", name, 100.0 * won / games);
}

int usage() {
  std::fprintf(stderr, "tune_rayguns play|sides|habits|appraise GAMES SEED\n");
  return 2;
}

}  // namespace

int main(int count, char** words) {
  if (count != 4) return usage();
  const auto games = static_cast<unsigned>(std::strtoul(words[2], nullptr, 10));
  const auto seed = static_cast<Seed>(std::strtoul(words[3], nullptr, 10));
  if (games == 0) return usage();
  if (std::strcmp(words[1], "play") == 0) {
    for (unsigned players = 2; players <= kMostPlayers; ++players) measure(players, games, seed);
    return 0;
  }
  if (std::strcmp(words[1], "sides") == 0) {
    for (unsigned players = 2; players <= kMostPlayers; ++players) measureSides(players, games, seed);
    return 0;
  }
  if (std::strcmp(words[1], "appraise") == 0) {
    fitJudgement(games, seed);
    return 0;
  }
  if (std::strcmp(words[1], "habits") != 0) return usage();
  compare("always at the body", Habit::body, games, seed);
  compare("always at the rayguns", Habit::guns, games, seed);
  compare("never leaves the rocketship", Habit::stays, games, seed);
  compare("never acts in the Crew Phase", Habit::idle, games, seed);
  compare("plays at random", Habit::random, games, seed);
  return 0;
}
