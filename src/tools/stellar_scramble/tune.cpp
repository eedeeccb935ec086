// Measures Stellar Scramble's numbers by simulation, for the targets in docs/rules/stellar-scramble.md: seats, length, choices, and
// whether one-sided play loses. Host only; one process, one core.
//
//   tune_stellar_scramble play PLAYER GAMES FIRST-SEED [PLAYERS]         everybody plays alike; 2, 3 and 4 players unless told
//   tune_stellar_scramble against ONE OTHERS PLAYERS GAMES FIRST-SEED    one against all others, at each seat in turn
//   tune_stellar_scramble habits GAMES FIRST-SEED [PLAYERS]              each one-sided player against quick ones
//   tune_stellar_scramble worth STEPS FIRST-SEED RATE [N=VALUE]...       looks for better numbers for quickMove: 150000 1 0.0012
//   tune_stellar_scramble try PLAYERS GAMES FIRST-SEED N=VALUE...        one quick player with other numbers against the others
//   tune_stellar_scramble fit GAMES FIRST-SEED                           fits the judgement of positions to quick games
//     PLAYER, ONE, OTHERS: quick, random, rollout:N, easy, normal, hard; one-sided: only-red, only-blue, only-yellow, only-green,
//     no-trade, always-cool, never-cool, never-move, no-weapons, no-buy, late-6, late-9, no-systems
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tools/stellar_scramble/fit.h"
#include "tools/stellar_scramble/trials.h"
#include "tools/stellar_scramble/worth_search.h"

using namespace armada;
using namespace armada::stellar_scramble;

namespace {

int usage() {
  std::fputs(
      "tune_stellar_scramble play PLAYER GAMES FIRST-SEED [PLAYERS]\n"
      "tune_stellar_scramble against ONE OTHERS PLAYERS GAMES FIRST-SEED\n"
      "tune_stellar_scramble habits GAMES FIRST-SEED [PLAYERS]\n"
      "tune_stellar_scramble worth STEPS FIRST-SEED RATE [N=VALUE]...\n"
      "tune_stellar_scramble try PLAYERS GAMES FIRST-SEED N=VALUE...\n"
      "tune_stellar_scramble fit GAMES FIRST-SEED\n",
      stderr);
  return 2;
}

Seed number(const char* word) { return static_cast<Seed>(std::strtoul(word, nullptr, 0)); }

// Calls for 2, 3 and 4 players, or for those that were asked for.
template <class Each>
int forPlayers(const char* word, Each each) {
  const int asked = word == nullptr ? 0 : std::atoi(word);
  if (word != nullptr && (asked < 2 || asked > 4)) return usage();
  for (int players = 2; players <= 4; ++players)
    if (asked == 0 || asked == players) each(static_cast<std::uint8_t>(players));
  return 0;
}

int play(const char* who, int games, Seed seed, const char* players) {
  Table table;
  if (!readKind(who, table.one.kind, table.one.playouts)) return usage();
  table.others = table.one;
  return forPlayers(players, [&](std::uint8_t count) {
    table.players = count;
    printTrial(table, runTrial(table, games, seed));
  });
}

int against(char** words) {
  Table table;
  const int players = std::atoi(words[4]), games = std::atoi(words[5]);
  if (!readKind(words[2], table.one.kind, table.one.playouts) ||
      !readKind(words[3], table.others.kind, table.others.playouts) || players < 2 || players > 4 || games <= 0)
    return usage();
  table.players = static_cast<std::uint8_t>(players);
  const Trial trial = runTrial(table, games, number(words[6]));
  std::printf("%s against %d %s\n", words[2], players - 1, words[3]);
  printShare(words[2], trial.wonByOne, trial.games, 100.0 / players);
  return 0;
}

int habits(int games, Seed seed, const char* players) {
  return forPlayers(players, [&](std::uint8_t count) {
    std::printf("%d players, against quick\n", count);
    for (int kind = static_cast<int>(kFirstHabit); kind <= static_cast<int>(kLastHabit); ++kind) {
      Table table;
      table.players = count;
      table.one.kind = static_cast<Kind>(kind);
      const Trial trial = runTrial(table, games, seed);
      printShare(nameOf(table.one.kind), trial.wonByOne, trial.games, 100.0 / count);
    }
  });
}

// Other numbers for quickMove: all words from the first on.
bool takeWorth(int count, char** words, int first) {
  for (int i = first; i < count; ++i)
    if (!setWorth(words[i])) return false;
  return true;
}

int tryWorth(int count, char** words) {
  const int players = std::atoi(words[2]), games = std::atoi(words[3]);
  const QuickWorth now = kWorth;
  if (players < 2 || players > 4 || games <= 0 || !takeWorth(count, words, 5)) return usage();
  const QuickWorth other = kWorth;
  kWorth = now;
  const int won = winsOfOther(other, static_cast<unsigned>(players), games, number(words[4]));
  printShare("with other numbers", won, games, 100.0 / players);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const auto is = [&](const char* command) { return std::strcmp(words[1], command) == 0; };
  if (count < 4) return usage();
  if (is("play") && count >= 5 && count <= 6 && std::atoi(words[3]) > 0)
    return play(words[2], std::atoi(words[3]), number(words[4]), count > 5 ? words[5] : nullptr);
  if (is("against") && count == 7) return against(words);
  if (is("habits") && count <= 5 && std::atoi(words[2]) > 0)
    return habits(std::atoi(words[2]), number(words[3]), count > 4 ? words[4] : nullptr);
  if (is("try") && count >= 6) return tryWorth(count, words);
  if (is("worth") && count >= 5 && std::atoi(words[2]) >= 10 && takeWorth(count, words, 5)) {
    searchWorth(std::atoi(words[2]), number(words[3]), std::atof(words[4]));
    return 0;
  }
  if (is("fit") && count == 4 && std::atoi(words[2]) > 0) {
    fitJudgement(std::atoi(words[2]), number(words[3]));
    return 0;
  }
  return usage();
}
