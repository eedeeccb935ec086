// Measures Pulp Invasion's cards by simulation, for the targets in docs/rules/pulp-invasion.md: who wins how often, how long
// a game is, and whether a Captain stands out. Host only; the games are shared out among the processor's cores, and the
// figures do not depend on how many there are.
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
//   tune_pulp_invasion fit PLAYER GAMES FIRST-SEED
//       plays on every difficulty, fits the careful player's judgement to how the games ended, prints it
//   tune_pulp_invasion worth GAMES FIRST-SEED DIFFICULTY STEPS
//       changes one number of what quickMove holds things to be worth after the other, keeps what wins more games,
//       prints what it keeps
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

#include "players/players.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/quick_worth.h"
#include "rules/pulp_invasion/state.h"
#include "tools/pulp_invasion/careful_player.h"

using namespace armada;
using namespace armada::pulp_invasion;

namespace {

enum class Player : std::uint8_t { careful, engage, evade, diceless, quick, random };
constexpr const char* kPlayerName[] = {"careful", "engage", "evade", "diceless", "quick", "random"};
constexpr const char* kDifficultyName[] = {"basic", "normal", "advanced"};

struct Task {
  Player player = Player::careful;
  int games = 0;
  Seed firstSeed = 0;
  Difficulty difficulty = Difficulty::basic;
  Care care;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
};

// How a game ended.
struct Ended {
  std::uint8_t captain, won, round, found, understood, movesBy4;
  LostBy lostBy;
};

// ---- one game -------------------------------------------------------------------------------------------------------
bool couldPay(const State& state) {
  const Ability icon = engageIcon(state, state.current).icon();
  const int price = priceNow(state);
  int sum = state.ability[at(icon)];
  for (int which = 0; which < 2; ++which) sum += state.ability[at(otherAbility(icon, which))] / 2;
  return sum >= price;
}

bool isLegal(const State& seen, Move move) {
  MoveList moves;
  moves.clear();
  legalMoves(seen, moves);
  return moves.contains(move);
}

Move choose(const Task& task, const State& state, Rng& rng, CarefulPlayer& careful) {
  const Game& game = kPulpInvasion;
  const State seen = observe(state, 0);
  switch (task.player) {
    case Player::random: return chooseRandom(game, &seen, rng);
    case Player::quick: return quickMove(seen);
    case Player::engage:
      if (seen.phase == Phase::question && couldPay(seen) && isLegal(seen, moveOf(Verb::engage)))
        return moveOf(Verb::engage);
      return careful.choose(seen, rng, task.care);
    case Player::evade:
      if (seen.phase == Phase::question && isLegal(seen, moveOf(Verb::evade))) return moveOf(Verb::evade);
      return careful.choose(seen, rng, task.care);
    case Player::diceless: {
      State without = seen;
      without.dieUsed = 1;  // as if one had been used in this round
      return careful.choose(without, rng, task.care);
    }
    default: return careful.choose(seen, rng, task.care);
  }
}

// A position between two rounds, and how its game ended.
struct Lesson {
  Traits traits;
  bool won;
};

Ended playGame(const Task& task, Seed seed, CarefulPlayer& careful, std::vector<Lesson>* lessons = nullptr) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(task.difficulty);
  State state;
  deal(state, options, seed);
  Rng rng = Rng::seeded(~seed);
  Events nobody;
  int moves = 0;
  const std::size_t from = lessons != nullptr ? lessons->size() : 0;
  for (; toMove(state) != kNobody; ++moves) {
    if (lessons != nullptr && state.phase == Phase::planet) lessons->push_back({traitsOf(observe(state, 0)), false});
    if (!apply(state, choose(task, state, rng, careful), nobody)) {
      std::fprintf(stderr, "seed %lu: an illegal move was chosen in phase %d\n", static_cast<unsigned long>(seed),
                   static_cast<int>(state.phase));
      std::exit(1);
    }
  }
  Ended ended{};
  ended.captain = state.captain;
  ended.won = status(state).outcome == Outcome::won ? 1 : 0;
  if (lessons != nullptr)
    for (std::size_t i = from; i < lessons->size(); ++i) (*lessons)[i].won = ended.won != 0;
  ended.round = state.round;
  ended.found = static_cast<std::uint8_t>(state.found.size());
  for (const Found& found : state.found)
    ended.understood = static_cast<std::uint8_t>(ended.understood + understood(found));
  ended.movesBy4 = static_cast<std::uint8_t>(moves / 4);
  ended.lostBy = state.lostBy;
  return ended;
}

std::vector<Ended> playAll(const Task& task, std::vector<Lesson>* lessons = nullptr) {
  std::vector<Ended> games(static_cast<std::size_t>(task.games));
  std::atomic<std::size_t> next{0};
  std::mutex guard;
  const auto work = [&] {
    CarefulPlayer careful;
    std::vector<Lesson> learnt;
    for (std::size_t i = next++; i < games.size(); i = next++)
      games[i] = playGame(task, task.firstSeed + static_cast<Seed>(i), careful, lessons != nullptr ? &learnt : nullptr);
    const std::lock_guard<std::mutex> lock(guard);
    if (lessons != nullptr) lessons->insert(lessons->end(), learnt.begin(), learnt.end());
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < task.threads; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  return games;
}

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

// ---- worth ----------------------------------------------------------------------------------------------------------
constexpr std::size_t kWorthNumbers = sizeof(QuickWorth) / sizeof(int);
int& worthNumber(std::size_t i) { return reinterpret_cast<int*>(&kWorth)[i]; }

// Wins first; a weapon more or less tells two of them apart where wins do not.
double merit(const Task& task) {
  double sum = 0;
  for (const Ended& game : playAll(task)) sum += game.won + 0.02 * game.found;
  return sum / task.games;
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
  for (int i = 0; i < 3; ++i) {
    task.difficulty = static_cast<Difficulty>(i);
    const std::vector<Ended> games = playAll(task, &lessons);
    printGames(task, games, 0);
  }
  fit(lessons);
  std::printf("%zu positions, surprise %.4f\n", lessons.size(), surprise(lessons));
  for (std::size_t i = 0; i < kTraits; ++i) std::printf("%.3f%s", kJudgement.weight[i], i % 10 == 9 ? ",\n" : ", ");
}

// ---- command line ---------------------------------------------------------------------------------------------------
int usage() {
  std::fputs(
      "tune_pulp_invasion play careful|engage|evade|diceless|quick|random GAMES FIRST-SEED basic|normal|advanced|all\n"
      "                   [--playouts N] [--rounds N] [--doubt N] [--threads N] [--maxima N] [--strength N]\n"
      "tune_pulp_invasion fit careful|engage|quick|random GAMES FIRST-SEED\n"
      "tune_pulp_invasion worth GAMES FIRST-SEED basic|normal|advanced STEPS\n",
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
  if (count < 6 || std::strcmp(words[1], "play") != 0) return usage();
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
    play(task);
  }
  return 0;
}
