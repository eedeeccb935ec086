// `armada bench`: moves a second for each game and player, on this machine and one core.
#include <chrono>
#include <cstdio>

#include "host/commands.h"
#include "host/players.h"
#include "session/registry.h"

namespace armada {
namespace {

const CommandOption kMilliseconds = {"--milliseconds", "N", "for each line: 1 to 600000"};

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point from) { return std::chrono::duration<double>(Clock::now() - from).count(); }

// Random play by the contract itself, without a player's observe: legalMoves and apply, nothing else.
std::uint64_t playBare(const Game& game, Seed seed, StateBox& state, Rng& rng) {
  game.deal(state.at(), standardOptions(game), seed);
  std::uint64_t moves = 0;
  MoveList legal;
  for (;; ++moves) {
    legal.clear();
    game.legalMoves(state.at(), legal);
    if (legal.empty()) return moves;
    Events silent;
    game.apply(state.at(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))], silent);
  }
}

std::uint64_t playWith(const Game& game, Seed seed, StateBox& state, Players& players) {
  players.begin(seed);
  game.deal(state.at(), standardOptions(game), seed);
  std::uint64_t moves = 0;
  for (; game.toMove(state.at()) != kNobody; ++moves) {
    Events silent;
    game.apply(state.at(), players.choose(game, state.at()), silent);
  }
  return moves;
}

void measure(const Game& game, const char* name, double seconds) {
  const bool bare = std::string(name) == "contract";
  Players players(bare ? "random" : name);
  StateBox state{};
  Rng rng = Rng::seeded(1);
  std::uint64_t moves = 0;
  std::uint64_t games = 0;
  const Clock::time_point from = Clock::now();
  double spent = 0;
  do {
    for (int i = 0; i < (bare ? 256 : 1); ++i, ++games) {
      const auto seed = static_cast<Seed>(games);
      moves += bare ? playBare(game, seed, state, rng) : playWith(game, seed, state, players);
    }
    spent = secondsSince(from);
  } while (spent < seconds);
  std::printf("%-12s %-12s %12.0f moves/s %10.1f games/s\n", game.id, name, static_cast<double>(moves) / spent,
              static_cast<double>(games) / spent);
  std::fflush(stdout);
}

int run(Arguments& arguments, std::string&) {
  const double seconds = static_cast<double>(arguments.number(kMilliseconds, 1000, 1, 600000)) / 1000.0;
  const Game* only = arguments.more() ? &takeGame(arguments) : nullptr;
  arguments.done();
  for (std::size_t i = 0; i < gameCount(); ++i) {
    if (only != nullptr && only != &gameAt(i)) continue;
    for (const char* player : {"contract", "random", "quick", "rollout:200"}) measure(gameAt(i), player, seconds);
  }
  return 0;
}

}  // namespace

const Command kBenchCommand = {"bench",
                               {{"[GAME]", {&kMilliseconds}}},
                               "Moves a second for each game and player; `contract` is random play without a player.",
                               run};

}  // namespace armada
