// `armada bench`: moves a second for each game and player, on this machine and one core; and, where the emulated Xtensa is built,
// what a move takes on the handheld's processor (test/bench_moves).
#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>
#include <string>

#include "host/commands.h"
#include "host/players.h"
#include "session/registry.h"

namespace armada {
namespace {

const CommandOption kMilliseconds = {"--milliseconds", "N", "for each line: 1 to 600000"};

// Of the processor's time: what else the machine does meanwhile is not counted.
double secondsSince(std::clock_t from) { return static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC; }

// ---- instructions a move on the emulated Xtensa ----------------------------------------------------------------------
constexpr const char* kCountingProgram = "build/xtensa/test/bench_moves";
constexpr const char* kCounting = "scripts/emulate --count xtensa build/xtensa/test/bench_moves 2>/dev/null";

// By "player game"; empty where the program is not built, or could not run.
using Instructions = std::map<std::string, unsigned long>;

Instructions countedOnXtensa() {
  Instructions counted;
  if (!std::ifstream(kCountingProgram)) return counted;
  std::FILE* told = popen(kCounting, "r");
  if (told == nullptr) return counted;
  char player[16], game[32];
  unsigned long instructions = 0;
  while (std::fscanf(told, "%15s %31s %lu", player, game, &instructions) == 3)
    counted[std::string(player) + ' ' + game] = instructions;
  if (pclose(told) != 0) counted.clear();
  return counted;
}

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

void measure(const Game& game, const char* name, double seconds, const Instructions& counted) {
  const bool bare = std::string(name) == "contract";
  Players players(bare ? "random" : name);
  StateBox state{};
  Rng rng = Rng::seeded(1);
  std::uint64_t moves = 0;
  std::uint64_t games = 0;
  const std::clock_t from = std::clock();
  double spent = 0;
  do {
    for (int i = 0; i < (bare ? 256 : 1); ++i, ++games) {
      const auto seed = static_cast<Seed>(games);
      moves += bare ? playBare(game, seed, state, rng) : playWith(game, seed, state, players);
    }
    spent = secondsSince(from);
  } while (spent < seconds);
  std::printf("%-16s %-12s %12.0f moves/s %10.1f games/s", game.id, name, static_cast<double>(moves) / spent,
              static_cast<double>(games) / spent);
  const auto onXtensa = counted.find(std::string(name) + ' ' + game.id);
  if (onXtensa != counted.end()) std::printf(" %8lu instructions/move on Xtensa", onXtensa->second);
  std::printf("\n");
  std::fflush(stdout);
}

int run(Arguments& arguments, std::string&) {
  const double seconds = static_cast<double>(arguments.number(kMilliseconds, 1000, 1, 600000)) / 1000.0;
  const Game* only = arguments.more() ? &takeGame(arguments) : nullptr;
  arguments.done();
  const Instructions counted = countedOnXtensa();
  if (counted.empty())
    std::printf("Instructions on Xtensa are not counted: %s is not here, or does not run. `make budgets` builds it.\n",
                kCountingProgram);
  for (std::size_t i = 0; i < gameCount(); ++i) {
    if (only != nullptr && only != &gameAt(i)) continue;
    if (!counted.empty() && counted.count(std::string("contract ") + gameAt(i).id) == 0)
      std::printf("Instructions on Xtensa are not counted: %s does not know %s yet. `make budgets` builds it anew.\n",
                  kCountingProgram, gameAt(i).id);
    for (const char* player : {"contract", "random", "quick", "rollout:200"})
      measure(gameAt(i), player, seconds, counted);
  }
  return 0;
}

}  // namespace

const Command kBenchCommand = {
    "bench",
    {{"[GAME]", {&kMilliseconds}}},
    "Moves a second for each game and player; `contract` is random play without a player. Where the "
    "emulated Xtensa is built, instructions a move as well.",
    run};

}  // namespace armada
