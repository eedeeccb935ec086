// Measures Pulp Invasion's cards by simulation, for the targets in docs/rules/pulp-invasion.md: who wins how often, how long
// a game is, whether a Captain stands out, what each die is worth and whether each of its faces is used. Host only; the games
// are shared out among the processor's cores, and the figures do not depend on how many there are.
//
//   tune_pulp_invasion play PLAYER GAMES FIRST-SEED DIFFICULTY [OPTIONS]
//       PLAYER      careful   60 rollouts a decision, played on by quickMove
//                   engage    engages whatever can be paid, and is careful otherwise
//                   evade     evades every card, and is careful otherwise
//                   diceless  careful, but uses no die
//                   quick     quickMove
//                   random    any legal move
//       DIFFICULTY  basic, normal, advanced, or all
//       OPTIONS     --playouts N    for careful and engage, instead of 60
//                   --rounds N      how many rounds they go, instead of 1
//                   --doubt N       in hundredths of a standard error, instead of 100
//                   --threads N     instead of one a core
//                   --maxima N      adds N to every maximum of every Captain
//                   --strength N    adds N to the Strength of every Guardforce
//   tune_pulp_invasion dice PLAYER DEALS FIRST-SEED DIFFICULTY [OPTIONS]
//       plays every deal with each of the 15 pairs of dice, whatever the Captain offers: how often the games with a die are won
//       (the die's worth), and in which share of the rounds in which a face shows and could be used it is used
//   tune_pulp_invasion fit PLAYER GAMES FIRST-SEED
//       plays on every difficulty, fits the careful player's judgement to how the games ended, prints it
//   tune_pulp_invasion worth DEALS FIRST-SEED DIFFICULTY STEPS
//       changes one number of what quickMove holds things to be worth after the other, keeps what wins more games,
//       prints what it keeps
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "rules/pulp_invasion/quick_worth.h"
#include "tools/pulp_invasion/games.h"

using namespace armada;
using namespace armada::pulp_invasion;

namespace {

// ---- figures --------------------------------------------------------------------------------------------------------
double percent(double part, double of) { return of > 0 ? 100 * part / of : 0; }

void printCaptains(const std::vector<Ended>& games, double mean) {
  for (std::size_t captain = 0; captain < kCaptains; ++captain) {
    int played = 0, won = 0;
    for (const Ended& game : games) {
      played += game.captain == captain ? 1 : 0;
      won += game.captain == captain && game.won != 0 ? 1 : 0;
    }
    std::printf("  %-16s %5d games, won %5.1f %%, %+5.1f from the mean\n", kCaptainCard[captain].name, played,
                percent(won, played), percent(won, played) - mean);
  }
}

void printGames(const Task& task, const std::vector<Ended>& games, double seconds) {
  int won = 0, lost[4] = {}, histogram[kRounds + 1] = {};
  double rounds = 0, found = 0, known = 0, moves = 0;
  for (const Ended& game : games) {
    won += game.won;
    if (game.won == 0) ++lost[static_cast<std::size_t>(game.lostBy)];
    ++histogram[game.round];
    rounds += game.round;
    found += game.found;
    known += game.understood;
    moves += 4.0 * game.movesBy4;
  }
  const double count = static_cast<double>(games.size());
  const double mean = percent(won, count);
  const double share = won / count;
  std::printf("%s on %s, seeds %lu to %lu: won %.1f %% (%d of %d, +-%.1f)\n",
              kPlayerName[static_cast<std::size_t>(task.player)],
              kDifficultyName[static_cast<std::size_t>(task.difficulty)], static_cast<unsigned long>(task.firstSeed),
              static_cast<unsigned long>(task.firstSeed + static_cast<Seed>(task.games) - 1), mean, won, task.games,
              196 * std::sqrt(share * (1 - share) / count));
  std::printf(
      "  lost by two Abilities at zero %.1f %%, by an Evade that could not be paid %.1f %%, by the deck %.1f %%\n",
      percent(lost[1], count), percent(lost[2], count), percent(lost[3], count));
  std::printf("  rounds %.1f, weapons found %.2f of %d, Understood %.2f, moves about %.0f; %.1f s\n", rounds / count,
              found / count, kWeaponsInPlay[static_cast<std::size_t>(task.difficulty)], known / count, moves / count,
              seconds);
  std::printf("  games that ended in round");
  for (std::size_t round = 1; round <= kRounds; ++round) std::printf(" %zu:%d", round, histogram[round]);
  std::printf("\n");
  printCaptains(games, mean);
  std::fflush(stdout);
}

void play(const Task& task) {
  const auto began = std::chrono::steady_clock::now();
  const std::vector<Ended> games = playAll(task);
  printGames(task, games, std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
}

// ---- dice -----------------------------------------------------------------------------------------------------------
// The 15 games of a deal are alike, so the interval comes from the deals, not from the games.
void printWorthOfDie(const std::vector<Ended>& games, Die die) {
  const std::size_t deals = games.size() / kPairs;
  double sum = 0, squares = 0;
  for (std::size_t deal = 0; deal < deals; ++deal) {
    double won = 0;
    for (std::size_t pair = 0; pair < kPairs; ++pair)
      if (pairOf(pair).has(die)) won += games[deal * kPairs + pair].won;
    won /= kDice - 1;
    sum += won;
    squares += won * won;
  }
  const double count = static_cast<double>(deals), mean = sum / count;
  std::printf("  %-24s %5.1f %% +-%.1f", kDieCard[at(die)].name, 100 * mean,
              196 * std::sqrt((squares / count - mean * mean) / count));
}

void printUseOfFaces(const FaceUse& faces, Die die) {
  std::printf("   used:");
  for (std::size_t face = 0; face < 6; ++face)
    std::printf(" %4.1f", percent(faces.used[at(die)][face], faces.shown[at(die)][face]));
  std::printf("   of rounds:");
  for (std::size_t face = 0; face < 6; ++face) std::printf(" %u", static_cast<unsigned>(faces.shown[at(die)][face]));
  std::printf("\n");
}

void measureDice(Task task) {
  task.forcedPairs = true;
  FaceUse faces{};
  const std::vector<Ended> games = playAll(task, {nullptr, &faces});
  double won = 0;
  for (const Ended& game : games) won += game.won;
  std::printf("%s on %s, %d deals from seed %lu, each with all %zu pairs of dice: won %.1f %%\n",
              kPlayerName[static_cast<std::size_t>(task.player)],
              kDifficultyName[static_cast<std::size_t>(task.difficulty)], task.games,
              static_cast<unsigned long>(task.firstSeed), kPairs, percent(won, static_cast<double>(games.size())));
  std::printf("  each die: games won with it; each face from 1 to 6: used in %% of the rounds in which it shows\n");
  for (std::size_t die = 0; die < kDice; ++die) {
    printWorthOfDie(games, static_cast<Die>(die));
    printUseOfFaces(faces, static_cast<Die>(die));
  }
  std::fflush(stdout);
}

// ---- worth ----------------------------------------------------------------------------------------------------------
constexpr std::size_t kWorthNumbers = sizeof(QuickWorth) / sizeof(int);
int& worthNumber(std::size_t i) { return reinterpret_cast<int*>(&kWorth)[i]; }

// Wins first; a weapon more or less tells two of them apart where wins do not.
double merit(const Task& task) {
  double sum = 0;
  for (const Ended& game : playAll(task)) sum += game.won + 0.02 * game.found;
  return sum / (task.games * static_cast<double>(kPairs));
}

void printWorth() {
  for (std::size_t i = 0; i < kWorthNumbers; ++i)
    std::printf("%d%s", worthNumber(i), i + 1 < kWorthNumbers ? ", " : "\n");
}

// A level's worth is the sum of the steps up to it: a change of one step moves all that follow.
void change(std::size_t i, int by) {
  if (i >= kLevels) {
    worthNumber(i) += by;
    return;
  }
  for (std::size_t k = i; k < kLevels; ++k) worthNumber(k) += by;
}

void searchWorth(Task task, int steps) {
  Rng rng = Rng::seeded(task.firstSeed);
  double best = merit(task);
  std::printf("at first %.4f\n", best);
  for (int step = 0; step < steps; ++step) {
    const auto i = 1 + rng.below(static_cast<std::uint32_t>(kWorthNumbers - 1));
    const int now = i < kLevels ? worthNumber(i) - worthNumber(i - 1) : worthNumber(i);
    const int span = std::max(2, std::abs(now) / 2);
    const int by = static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * span + 1))) - span;
    if (by == 0) continue;
    const QuickWorth before = kWorth;
    change(i, by);
    task.firstSeed += static_cast<Seed>(task.games);  // fresh games for both, so that luck is not learnt
    const double tried = merit(task);
    const QuickWorth changed = kWorth;
    kWorth = before;
    const double stayed = merit(task);
    if (tried <= stayed) continue;
    kWorth = changed;
    std::printf("step %d: number %u by %d, %.4f instead of %.4f\n", step, i, by, tried, stayed);
    printWorth();
    std::fflush(stdout);
  }
}

// ---- fitting --------------------------------------------------------------------------------------------------------
// Logistic regression by gradient steps with momentum; a little pull towards 0 keeps rare traits tame.
void fit(const std::vector<Lesson>& lessons) {
  double speed[kTraits] = {};
  for (int step = 0; step < 800; ++step) {
    double slope[kTraits] = {};
    for (const Lesson& lesson : lessons) {
      double sum = 0;
      for (std::size_t i = 0; i < kTraits; ++i) sum += kJudgement.weight[i] * lesson.traits.value[i];
      const double error = 1 / (1 + std::exp(-sum)) - (lesson.won ? 1.0 : 0.0);
      for (std::size_t i = 0; i < kTraits; ++i) slope[i] += error * lesson.traits.value[i];
    }
    for (std::size_t i = 0; i < kTraits; ++i) {
      const double pull = 0.0003 * kJudgement.weight[i];
      speed[i] = 0.95 * speed[i] - 0.3 * (slope[i] / static_cast<double>(lessons.size()) + pull);
      kJudgement.weight[i] += speed[i];
    }
  }
}

double surprise(const std::vector<Lesson>& lessons) {
  double sum = 0;
  for (const Lesson& lesson : lessons) {
    double logit = 0;
    for (std::size_t i = 0; i < kTraits; ++i) logit += kJudgement.weight[i] * lesson.traits.value[i];
    sum += std::log(1 + std::exp(lesson.won ? -logit : logit));
  }
  return sum / static_cast<double>(lessons.size());
}

// Plays games on every difficulty, fits the judgement to how they ended, prints it.
void fitJudgement(Task task) {
  std::vector<Lesson> lessons;
  task.forcedPairs = true;
  for (int i = 0; i < 3; ++i) {
    task.difficulty = static_cast<Difficulty>(i);
    const std::vector<Ended> games = playAll(task, {&lessons, nullptr});
    printGames(task, games, 0);
  }
  fit(lessons);
  std::printf("%zu positions, surprise %.4f\n", lessons.size(), surprise(lessons));
  for (std::size_t i = 0; i < kTraits; ++i) {
    const bool ends = i + 1 == kDieTraits || (i >= kDieTraits && (i - kDieTraits) % 6 == 5);
    std::printf("%.3f,%s", kJudgement.weight[i], ends ? "\n" : " ");
  }
}

// ---- command line ---------------------------------------------------------------------------------------------------
int usage() {
  std::fputs(
      "tune_pulp_invasion play careful|engage|evade|diceless|quick|random GAMES FIRST-SEED basic|normal|advanced|all\n"
      "                   [--playouts N] [--rounds N] [--doubt N] [--threads N] [--maxima N] [--strength N]\n"
      "tune_pulp_invasion dice PLAYER DEALS FIRST-SEED basic|normal|advanced|all [OPTIONS as with play]\n"
      "tune_pulp_invasion fit careful|engage|quick|random GAMES FIRST-SEED\n"
      "tune_pulp_invasion worth DEALS FIRST-SEED basic|normal|advanced STEPS\n",
      stderr);
  return 2;
}

template <std::size_t N>
int indexOf(const char* word, const char* const (&names)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (std::strcmp(word, names[i]) == 0) return static_cast<int>(i);
  return -1;
}

std::uint8_t shifted(std::uint8_t number, int by, int least, int most) {
  return static_cast<std::uint8_t>(std::clamp(number + by, least, most));
}

bool readOption(const char* key, int value, Task& task) {
  if (std::strcmp(key, "--playouts") == 0) {
    task.care.playouts = static_cast<std::uint32_t>(std::max(1, value));
  } else if (std::strcmp(key, "--threads") == 0) {
    task.threads = static_cast<unsigned>(std::max(1, value));
  } else if (std::strcmp(key, "--maxima") == 0) {
    for (CaptainCard& captain : kCaptainCard)
      for (std::uint8_t& maximum : captain.maximum) maximum = shifted(maximum, value, 1, 15);
  } else if (std::strcmp(key, "--strength") == 0) {
    for (std::size_t card = 0; card < kGuardforce; ++card)
      kEncounterCard[card].strength = shifted(kEncounterCard[card].strength, value, 1, 9);
  } else if (std::strcmp(key, "--rounds") == 0) {
    task.care.rounds = std::max(1, value);
  } else if (std::strcmp(key, "--doubt") == 0) {
    task.care.doubt = value / 100.0;
  } else {
    return false;
  }
  return true;
}

}  // namespace

int main(int count, char** words) {
  Task task;
  if (count == 6 && std::strcmp(words[1], "worth") == 0) {
    const int difficulty = indexOf(words[4], kDifficultyName);
    if (difficulty < 0) return usage();
    task.player = Player::quick;
    task.forcedPairs = true;
    task.games = std::atoi(words[2]);
    task.firstSeed = static_cast<Seed>(std::strtoul(words[3], nullptr, 0));
    task.difficulty = static_cast<Difficulty>(difficulty);
    searchWorth(task, std::atoi(words[5]));
    return 0;
  }
  if (count == 5 && std::strcmp(words[1], "fit") == 0) {
    const int fitted = indexOf(words[2], kPlayerName);
    if (fitted < 0) return usage();
    task.player = static_cast<Player>(fitted);
    task.games = std::atoi(words[3]);
    task.firstSeed = static_cast<Seed>(std::strtoul(words[4], nullptr, 0));
    fitJudgement(task);
    return 0;
  }
  const bool dice = count > 1 && std::strcmp(words[1], "dice") == 0;
  if (count < 6 || (!dice && std::strcmp(words[1], "play") != 0)) return usage();
  const int player = indexOf(words[2], kPlayerName);
  const int difficulty = indexOf(words[5], kDifficultyName);
  const bool all = std::strcmp(words[5], "all") == 0;
  task.games = std::atoi(words[3]);
  if (player < 0 || (difficulty < 0 && !all) || task.games <= 0) return usage();
  task.player = static_cast<Player>(player);
  task.firstSeed = static_cast<Seed>(std::strtoul(words[4], nullptr, 0));
  for (int i = 6; i < count; i += 2)
    if (i + 1 >= count || !readOption(words[i], std::atoi(words[i + 1]), task)) return usage();
  for (int i = 0; i < 3; ++i) {
    if (!all && i != difficulty) continue;
    task.difficulty = static_cast<Difficulty>(i);
    dice ? measureDice(task) : play(task);
  }
  return 0;
}
