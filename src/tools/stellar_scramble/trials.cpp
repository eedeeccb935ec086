// Plays whole games and counts.
#include "tools/stellar_scramble/trials.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>

#include "rules/stellar_scramble/stellar_scramble.h"

namespace armada::stellar_scramble {

namespace {

constexpr std::uint8_t kLeadAfter = 10;  // rounds

using Heard = EventBuffer<kStellarScrambleBounds.eventsAMove>;

// One game: who bought what, who was ahead.
struct Course {
  State state;
  std::uint32_t moves = 0;
  Seat leader = kNobody;
  bool bought[kMostPlayers][kCards] = {};
};

Seat leaderOf(const State& s) {
  Seat leader = 0;
  bool alone = true;
  for (Seat seat = 1; seat < s.players; ++seat) {
    if (s.pilot[seat].invaders == s.pilot[leader].invaders) alone = false;
    if (s.pilot[seat].invaders > s.pilot[leader].invaders) {
      leader = seat;
      alone = true;
    }
  }
  return alone ? leader : kNobody;
}

void countMove(const State& before, Move move, Trial& trial) {
  ++trial.verbs[static_cast<std::size_t>(verbOf(move))];
  if (verbOf(move) == Verb::activate) {
    ++trial.weapon[whatOf(move)];
    ++trial.gemsUsed[indexOf(before.gem)][0];
  }
  if (verbOf(move) == Verb::exchange) ++trial.gemsUsed[indexOf(before.gem)][1];
}

void countEvents(const Events& events, Course& course, Trial& trial) {
  for (const Event& event : events) switch (static_cast<EventKind>(event.kind)) {
      case EventKind::bought:
        ++trial.bought[event.b];
        course.bought[event.a][event.b] = true;
        break;
      case EventKind::overheated:
        ++(static_cast<HeatCause>(event.c) == HeatCause::alienFire ? trial.hit : trial.overheated);
        break;
      case EventKind::leftBoard: trial.attacks += event.a != kNobody && event.value >= 0 ? 1 : 0; break;
      case EventKind::aliensMove: ++trial.moves; break;
      case EventKind::repaired: ++trial.repairs; break;
      case EventKind::destroyed: ++trial.destroyed; break;
      case EventKind::assistPaid: ++trial.assistsPaid; break;
      case EventKind::ended:
        trial.lastMove += static_cast<Ending>(event.b) == Ending::lastMove ? 1 : 0;
        ++trial.byMargin[event.c];
        break;
      default: break;
    }
}

void countEnd(const Course& course, Seat winner, Trial& trial) {
  const State& s = course.state;
  ++trial.games;
  ++trial.wonBySeat[winner];
  ++trial.wonByTurn[(winner + s.players - s.first) % s.players];
  trial.rounds += s.round + 1;
  trial.decisions += course.moves;
  if (course.leader != kNobody) {
    ++trial.leaders;
    trial.leadersWon += course.leader == winner ? 1 : 0;
  }
  int scores[kMostPlayers] = {};
  for (Seat seat = 0; seat < s.players; ++seat) scores[seat] = seat == winner ? 1000 : s.pilot[seat].invaders;
  std::sort(scores, scores + s.players, std::greater<>());
  scores[0] = s.pilot[winner].invaders;
  for (Seat place = 0; place < s.players; ++place) trial.place[place] += scores[place];
  for (std::size_t card = 0; card < kCards; ++card) trial.boughtByWinner[card] += course.bought[winner][card] ? 1 : 0;
}

void playGame(const Table& table, Seed seed, Seat place, TablePlayer& one, TablePlayer& others, Trial& trial) {
  Course course;
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(table.players - 2);
  options.choice[1] = table.experienced ? 1 : 0;
  deal(course.state, options, seed);
  Rng rng = Rng::seeded(~seed);
  Heard heard;
  for (Seat seat = toMove(course.state); seat != kNobody; seat = toMove(course.state)) {
    const Move move = (seat == place ? one : others).choose(course.state, seed, course.moves, rng);
    countMove(course.state, move, trial);
    const std::uint8_t round = course.state.round;
    heard.clear();
    if (!apply(course.state, move, heard)) {
      std::fprintf(stderr, "seed %lu: an illegal move was chosen in phase %d\n", static_cast<unsigned long>(seed),
                   static_cast<int>(course.state.phase));
      std::exit(1);
    }
    ++course.moves;
    countEvents(heard, course, trial);
    if (course.state.round == kLeadAfter && round != kLeadAfter) course.leader = leaderOf(course.state);
  }
  const Seat winner = status(course.state).winner;
  trial.wonByOne += winner == place ? 1 : 0;
  countEnd(course, winner, trial);
}

}  // namespace

Trial runTrial(const Table& table, int games, Seed firstSeed) {
  Trial trial;
  TablePlayer one(table.one.kind, table.one.playouts), others(table.others.kind, table.others.playouts);
  const bool alike = table.one.kind == table.others.kind && table.one.playouts == table.others.playouts;
  for (int i = 0; i < games; ++i) {
    const Seed seed = firstSeed + static_cast<Seed>(alike ? i : i / table.players);
    playGame(table, seed, static_cast<Seat>(i % table.players), one, others, trial);
  }
  return trial;
}

// ---- figures --------------------------------------------------------------------------------------------------------
namespace {

double percent(double part, double of) { return of > 0 ? 100 * part / of : 0; }

void printCards(const Trial& trial, double players) {
  const double games = trial.games;
  long systems = 0, all = 0;
  for (std::uint8_t card = 0; card < kCards; ++card) {
    all += trial.bought[card];
    systems += isSystem(card) ? trial.bought[card] : 0;
  }
  std::printf("  cards a player %.1f, Systems %.2f. Of 100 games bought, and won with it:\n", all / games / players,
              systems / games / players);
  for (std::uint8_t card = 0; card < kCards; ++card)
    std::printf("  %-15s%5.1f %3.0f%s", cardOf(card).name, percent(trial.bought[card], games),
                percent(trial.boughtByWinner[card], trial.bought[card]), card % 6 == 5 ? "\n" : "");
}

}  // namespace

// Edwin B. Wilson's interval: it holds for few games and near 0 and 1 too.
void printShare(const char* name, int won, int games, double fair) {
  constexpr double z = 1.959964;
  const double n = games, share = won / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double width = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  std::printf("  %-12s %5.1f %%  (%4.1f to %4.1f, %d games, fair %.1f)\n", name, 100 * share, 100 * (middle - width),
              100 * (middle + width), games, fair);
  std::fflush(stdout);
}

void printTrial(const Table& table, const Trial& trial) {
  const double games = trial.games, players = table.players;
  const auto verbs = [&](Verb verb) { return static_cast<double>(trial.verbs[static_cast<std::size_t>(verb)]); };
  std::printf("%d players%s, %d games\n  won by turn order", table.players, table.experienced ? ", experienced" : "",
              trial.games);
  for (std::size_t i = 0; i < table.players; ++i) std::printf(" %.1f", percent(trial.wonByTurn[i], games));
  std::printf(", by seat");
  for (std::size_t i = 0; i < table.players; ++i) std::printf(" %.1f", percent(trial.wonBySeat[i], games));
  std::printf("\n  rounds %.1f, decisions %.0f, Invaders", trial.rounds / games, trial.decisions / games);
  for (std::size_t i = 0; i < table.players; ++i) std::printf(" %.1f", trial.place[i] / games);
  std::printf("\n  ends by the last Move %.1f %%; decided by Invaders %.1f, credits %.1f, overheat %.1f, order %.1f\n",
              percent(trial.lastMove, games), percent(trial.byMargin[0], games), percent(trial.byMargin[1], games),
              percent(trial.byMargin[2], games), percent(trial.byMargin[3], games));
  std::printf("  leader after round %d wins %.1f %% of %d\n", kLeadAfter, percent(trial.leadersWon, trial.leaders),
              trial.leaders);
  const double turns =
      verbs(Verb::activate) + verbs(Verb::exchange) + verbs(Verb::cooldown) + static_cast<double>(trial.overheated);
  std::printf("  of 100 turns Activate %.1f, Exchange %.1f, Cooldown %.1f, overheated %.1f; weapons",
              percent(verbs(Verb::activate), turns), percent(verbs(Verb::exchange), turns),
              percent(verbs(Verb::cooldown), turns), percent(static_cast<double>(trial.overheated), turns));
  for (const long count : trial.weapon)
    std::printf(" %.1f", percent(static_cast<double>(count), verbs(Verb::activate)));
  std::printf("; Overheat gems Activate %ld, Exchange %ld\n", trial.gemsUsed[4][0], trial.gemsUsed[4][1]);
  std::printf("  a game: Moves %.1f, attacks %.1f, hit by Fire %.1f, repairs %.2f, assists paid %.1f\n",
              trial.moves / games, trial.attacks / games, trial.hit / games, trial.repairs / games,
              trial.assistsPaid / games);
  printCards(trial, players);
  std::fflush(stdout);
}

}  // namespace armada::stellar_scramble
