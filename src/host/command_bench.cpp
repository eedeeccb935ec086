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

// How much of a game was played: all of it, or as much as there was time for.
struct Played {
  std::uint64_t moves = 0;
  bool whole = false;
};

// A player who thinks for long is looked at after each move: a game may take many times as long as was asked for.
Played playWith(const Game& game, Seed seed, StateBox& state, Players& players, bool thinks, std::clock_t from,
                double seconds) {
  players.begin(seed);
  game.deal(state.at(), standardOptions(game), seed);
  Played played;
  for (; game.toMove(state.at()) != kNobody; ++played.moves) {
    if (thinks && played.moves > 0 && secondsSince(from) >= seconds) return played;
    Events silent;
    game.apply(state.at(), players.choose(game, state.at()), silent);
  }
  played.whole = true;
  return played;
}

void measure(const Game& game, const char* name, double seconds, const Instructions& counted) {
  const bool bare = std::string(name) == "contract", thinks = std::string(name).find(':') != std::string::npos;
  Players players(bare ? "random" : name);
  StateBox state{};
  Rng rng = Rng::seeded(1);
  std::uint64_t moves = 0;
  std::uint64_t games = 0;
  const std::clock_t from = std::clock();
  double spent = 0;
  do {
    for (int i = 0; i < (bare ? 256 : 1); ++i) {
      const auto seed = static_cast<Seed>(games);
      const Played played = bare ? Played{playBare(game, seed, state, rng), true}
                                 : playWith(game, seed, state, players, thinks, from, seconds);
      moves += played.moves;
      games += played.whole ? 1 : 0;
    }
    spent = secondsSince(from);
  } while (spent < seconds);
  std::printf("%-16s %-12s %12.0f moves/s", game.id, name, static_cast<double>(moves) / spent);
  if (games > 0)
    std::printf(" %10.1f games/s", static_cast<double>(games) / spent);
  else
    std::printf(" %10s games/s", "-");  // the time was up within the first
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
