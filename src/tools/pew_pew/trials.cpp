// Plays whole games of Pew Pew! and counts; fits the careful player's judgement to games that it played.
#include "tools/pew_pew/trials.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace armada::pew_pew {

namespace {

constexpr int kMineTrip = 2 * kOrthogonalPrice + 1;  // to the next space and back again, leaving the mine there

constexpr const char* kPilotName[] = {"careful", "quick", "random", "park"};

// Every position that a turn of the careful player left, and how its game ended.
struct Lesson {
  Traits traits;
  bool won;
};

// The legal step that comes closest, or the end of the turn.
Move stepTowards(const State& state, const MoveList& moves, std::uint8_t to) {
  const auto away = [to](std::uint8_t space) {
    return std::abs(space / 3 - to / 3) * 3 + std::abs(space % 3 - to % 3) * 3;
  };
  Move best = kEndTurn;
  int least = away(state.shipSpace);
  for (const Move move : moves) {
    if (!movesShip(move) || dropsMine(move)) continue;
    const int then = away(neighbour(state.shipSpace, directionOf(move)));
    if (then >= least) continue;
    least = then;
    best = move;
  }
  return best;
}

Move moveOf(Pilot pilot, const State& state, Rng& rng, std::uint8_t parkAt) {
  MoveList moves;
  switch (pilot) {
    case Pilot::quick: return quickMove(observe(state, 0));
    case Pilot::random: legalMoves(state, moves); return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    default:
      legalMoves(state, moves);
      if (state.shipSpace != parkAt) return stepTowards(state, moves, parkAt);
      return moves.contains(kFire) ? kFire : kEndTurn;
  }
}

void countTurn(Trial& trial, const State& turn, const CarefulPlayer& player, const std::vector<Move>& plan) {
  const bool idle = player.plans() == 1;
  ++trial.turns;
  trial.idle += idle ? 1 : 0;
  trial.several += !idle && player.sensiblePlans(0.03F) > 1 ? 1 : 0;
  trial.lastHeart += turn.hearts == 1 ? 1 : 0;
  trial.lastHeartIdle += turn.hearts == 1 && idle ? 1 : 0;
  trial.idleFirst += turn.round == 1 && idle ? 1 : 0;
  trial.mineable += player.mineCouldScore() ? 1 : 0;
  trial.rich += turn.actionPoints >= kMineTrip ? 1 : 0;
  for (const Move move : plan) {
    trial.mines += dropsMine(move) ? 1 : 0;
    trial.hearts += spawnsHeart(move) ? 1 : 0;
  }
}

// Plays the game to its end and returns the number of moves.
int playGame(Pilot pilot, State& state, CarefulPlayer& player, Rng& rng, std::vector<Lesson>* lessons,
             std::uint8_t parkAt = kCentre, Trial* trial = nullptr) {
  Events nobody;
  bool fell = false;
  int moves = 0;
  while (state.end == End::none) {
    if (pilot != Pilot::careful) {
      apply(state, moveOf(pilot, state, rng, parkAt), nobody);
      ++moves;
      continue;
    }
    const std::vector<Move>& plan = player.plan(observe(state, 0), rng);
    if (trial != nullptr) countTurn(*trial, state, player, plan);
    fell |= state.hearts == 1;
    for (const Move move : plan) {
      if (lessons != nullptr && move == kEndTurn) lessons->push_back({player.traitsAfter(state), false});
      apply(state, move, nobody);
      ++moves;
    }
  }
  if (trial != nullptr && fell) {
    ++trial->fallen;
    trial->fallenWon += state.end == End::won ? 1 : 0;
  }
  return moves;
}

}  // namespace

bool readPilot(const char* word, Pilot& pilot) {
  for (std::size_t i = 0; i < sizeof kPilotName / sizeof kPilotName[0]; ++i)
    if (std::strcmp(word, kPilotName[i]) == 0) {
      pilot = static_cast<Pilot>(i);
      return true;
    }
  return false;
}

Trial runTrial(Pilot pilot, int games, Seed firstSeed, const Care& care, const Judgement& judgement,
               std::uint8_t parkAt, Difficulty difficulty) {
  Trial trial;
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(difficulty);
  CarefulPlayer player(care, judgement);
  for (int i = 0; i < games; ++i) {
    const Seed seed = firstSeed + static_cast<Seed>(i);
    Rng rng = Rng::seeded(~seed);
    State state;
    deal(state, options, seed);
    trial.moves += playGame(pilot, state, player, rng, nullptr, parkAt, &trial);
    ++trial.games;
    trial.won += state.end == End::won ? 1 : 0;
    trial.destroyed += state.end == End::shipDestroyed ? 1 : 0;
    trial.homeworld += state.end == End::homeworldLost ? 1 : 0;
    trial.ownMine += state.end == End::ownMine ? 1 : 0;
    ++trial.rounds[state.round];
    trial.points += state.points;
    trial.deaths += state.deaths;
  }
  return trial;
}

double share(const Trial& trial) { return static_cast<double>(trial.won) / trial.games; }

double percent(int part, int whole) { return whole == 0 ? 0 : 100.0 * part / whole; }

void addTo(Trial& sum, const Trial& more) {
  int Trial::* const counts[] = {
      &Trial::games,  &Trial::won,       &Trial::destroyed, &Trial::homeworld,     &Trial::ownMine, &Trial::turns,
      &Trial::idle,   &Trial::several,   &Trial::lastHeart, &Trial::lastHeartIdle, &Trial::mines,   &Trial::hearts,
      &Trial::fallen, &Trial::fallenWon, &Trial::idleFirst, &Trial::mineable,      &Trial::rich,
  };
  for (int Trial::* const count : counts) sum.*count += more.*count;
  for (std::size_t i = 0; i < sizeof sum.rounds / sizeof sum.rounds[0]; ++i) sum.rounds[i] += more.rounds[i];
  sum.points += more.points;
  sum.deaths += more.deaths;
  sum.moves += more.moves;
}

double roundsWithin(const Trial& trial, int least, int most) {
  int games = 0;
  for (int i = least; i <= most; ++i) games += trial.rounds[i];
  return static_cast<double>(games) / trial.games;
}

void printTrial(const char* name, const Trial& trial, double seconds) {
  int first = 0;
  int last = 63;
  double mean = 0;
  while (first < 63 && trial.rounds[first] == 0) ++first;
  while (last > 0 && trial.rounds[last] == 0) --last;
  for (int i = 0; i < 64; ++i) mean += static_cast<double>(i) * trial.rounds[i] / trial.games;
  std::printf("%s: %d games, won %.1f %%; lost: ship %.1f %%, homeworld %.1f %%, own mine %.1f %%\n", name, trial.games,
              100 * share(trial), 100.0 * trial.destroyed / trial.games, 100.0 * trial.homeworld / trial.games,
              100.0 * trial.ownMine / trial.games);
  std::printf("  rounds %d to %d, mean %.1f, 10 to 22 in %.1f %%; points %.1f, deaths %.1f; %.1f s\n", first, last,
              mean, 100 * roundsWithin(trial, 10, 22), static_cast<double>(trial.points) / trial.games,
              static_cast<double>(trial.deaths) / trial.games, seconds);
  if (trial.turns == 0) return;
  std::printf(
      "  %d turns: idle %.1f %% (one heart %.1f), several %.1f %%, mine %.1f %%, heart %.1f %%; idle first %d; "
      "fallen %d, won %.1f %%\n"
      "  a mine could score in %.1f %% of the turns; %.1f %% have %d action points or more\n",
      trial.turns, percent(trial.idle, trial.turns), percent(trial.lastHeartIdle, trial.lastHeart),
      percent(trial.several, trial.turns), percent(trial.mines, trial.turns), percent(trial.hearts, trial.turns),
      trial.idleFirst, trial.fallen, percent(trial.fallenWon, trial.fallen), percent(trial.mineable, trial.turns),
      percent(trial.rich, trial.turns), kMineTrip);
}

// ---- fitting -------------------------------------------------------------------------------------------------------
namespace {

// Logistic regression by gradient steps with momentum; a little pull towards 0 keeps rare traits tame.
Judgement fit(const std::vector<Lesson>& lessons, Judgement start) {
  double weight[kTraits];
  double speed[kTraits] = {};
  for (std::size_t i = 0; i < kTraits; ++i) weight[i] = start.weight[i];
  for (int step = 0; step < 600; ++step) {
    double slope[kTraits] = {};
    for (const Lesson& lesson : lessons) {
      double sum = 0;
      for (std::size_t i = 0; i < kTraits; ++i) sum += weight[i] * static_cast<double>(lesson.traits.value[i]);
      const double error = 1 / (1 + std::exp(-sum)) - (lesson.won ? 1.0 : 0.0);
      for (std::size_t i = 0; i < kTraits; ++i) slope[i] += error * static_cast<double>(lesson.traits.value[i]);
    }
    for (std::size_t i = 0; i < kTraits; ++i) {
      speed[i] = 0.9 * speed[i] - 0.5 * (slope[i] / static_cast<double>(lessons.size()) + 0.0005 * weight[i]);
      weight[i] += speed[i];
    }
  }
  for (std::size_t i = 0; i < kTraits; ++i) start.weight[i] = static_cast<float>(weight[i]);
  return start;
}

}  // namespace

void fitJudgement(int games, Seed firstSeed, int rounds) {
  Judgement judgement = kJudgement;
  std::vector<Lesson> lessons;  // of all rounds: a judgement that knew only its own last games would swing to and fro
  for (int round = 0; round < rounds; ++round) {
    CarefulPlayer player(Care{8, 3}, judgement);
    int won = 0;
    for (int i = 0; i < games; ++i) {
      const Seed seed = firstSeed + static_cast<Seed>(round * games + i);
      Rng rng = Rng::seeded(~seed);
      State state;
      Options options{};
      options.choice[0] = static_cast<std::uint8_t>(Difficulty::normal);
      deal(state, options, seed);
      const std::size_t from = lessons.size();
      playGame(Pilot::careful, state, player, rng, &lessons);
      for (std::size_t k = from; k < lessons.size(); ++k) lessons[k].won = state.end == End::won;
      won += state.end == End::won ? 1 : 0;
    }
    judgement = fit(lessons, judgement);
    std::printf("round %d: won %.1f %% before fitting %zu positions\n", round + 1, 100.0 * won / games, lessons.size());
    for (std::size_t i = 0; i < kTraits; ++i)
      std::printf("%s%.3fF,%s", i % 8 == 0 ? "    " : " ", static_cast<double>(judgement.weight[i]),
                  i % 8 == 7 ? "  //\n" : "");
    std::fflush(stdout);
  }
}

}  // namespace armada::pew_pew
