// `armada match`: two players against each other on the same deals, with the seats exchanged; who is stronger, and how sure
// that is. Games are shared out among the cores; what is printed is the same for every number of them.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <exception>
#include <mutex>
#include <thread>

#include "host/commands.h"
#include "host/players.h"
#include "host/progress.h"

namespace armada {
namespace {

const CommandOption kGames = {"--games", "K",
                              "how many: 2 to 1000000, as many from each seating; about 100 unless given"};
const CommandOption kAlone = {"--alone", nullptr,
                              "the first player has one seat, each in turn, and the second all others"};
const CommandOption kJobs = {"--jobs", "N", "how many at a time: 1 to 256; one for each core unless given"};

struct Match {
  const Game& game;
  Options options;
  Seed seed;
  std::string names[2];
  bool alone;
  std::uint8_t seats;

  std::uint32_t seatings() const { return alone ? seats : 2u; }
  unsigned sideOf(Seat seat, unsigned seating) const {
    if (alone) return seat == seating ? 0 : 1;
    return (seat + seating) % 2u;
  }
};

// What a game was worth to the first of the two, in halves of a point, and where that one sat.
struct Result {
  std::uint8_t halves;
  std::uint8_t seating;
};

// Two sides at one table: seats in turn, and the other way round in every second game; or one against all others, from each seat.
// A game for one is played by each side for itself.
class Worker {
 public:
  explicit Worker(const Match& match) : match_(match), sides_{{"PLAYER", match.names[0]}, {"PLAYER", match.names[1]}} {}

  Result play(std::uint32_t number) {
    const auto seating = static_cast<std::uint8_t>(number % match_.seatings());
    if (match_.seats > 1) {
      playOut(match_.seed + number / match_.seatings(), [&](Seat seat) { return match_.sideOf(seat, seating); });
      const Status status = match_.game.status(state_.at());
      const bool drawn = status.winner == kNobody;
      const bool first = !drawn && match_.sideOf(status.winner, seating) == 0;
      return {static_cast<std::uint8_t>(drawn ? 1 : first ? 2 : 0), seating};
    }
    const Seed seed = match_.seed + number;
    playOut(seed, [](Seat) { return 0u; });
    const Status one = match_.game.status(state_.at());
    playOut(seed, [](Seat) { return 1u; });
    const Status other = match_.game.status(state_.at());
    const bool won[] = {one.outcome == Outcome::won, other.outcome == Outcome::won};
    if (won[0] != won[1]) return {static_cast<std::uint8_t>(won[0] ? 2 : 0), 0};
    const int ahead = one.score[0] - other.score[0];
    return {static_cast<std::uint8_t>(ahead == 0 ? 1 : ahead > 0 ? 2 : 0), 0};
  }

 private:
  template <class SideOf>
  void playOut(Seed seed, SideOf sideOf) {
    const Game& game = match_.game;
    game.deal(state_.at(), match_.options, seed);
    PlayedGame played = PlayedGame::dealt(seed);
    for (Seat seat = game.toMove(state_.at()); seat != kNobody; seat = game.toMove(state_.at())) {
      Events silent;
      if (!game.apply(state_.at(), sides_[sideOf(seat)].choose(game, state_.at(), played), silent))
        throw Refused{game.id, "its player chose a move that is not legal"};
    }
  }

  const Match& match_;
  HostPlayer sides_[2];
  StateBox state_{};
};

std::string points(std::size_t halves) { return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : ""); }

class Progress {
 public:
  explicit Progress(std::size_t games) : games_(games) {}
  void add(const Result& result) {
    const std::lock_guard<std::mutex> hold(lock_);
    ++played_;
    halves_ += result.halves;
    line_.show(std::to_string(played_) + " of " + std::to_string(games_) + " games, " + points(halves_) + " points");
  }

 private:
  std::mutex lock_;
  std::size_t games_, played_ = 0, halves_ = 0;
  ProgressLine line_;
};

std::vector<Result> playAll(const Match& match, std::size_t games, std::size_t jobs) {
  std::vector<Result> results(games);
  std::atomic<std::size_t> next{0};
  std::exception_ptr failed;
  std::mutex failing;
  Progress progress(games);
  const auto work = [&] {
    try {
      Worker worker(match);
      for (std::size_t i = next++; i < games; i = next++) {
        results[i] = worker.play(static_cast<std::uint32_t>(i));
        progress.add(results[i]);
      }
    } catch (...) {
      const std::lock_guard<std::mutex> hold(failing);
      failed = std::current_exception();
      next = games;
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < std::min(jobs, games); ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  if (failed) std::rethrow_exception(failed);
  return results;
}

std::string percent(double part) {
  char words[16];
  std::snprintf(words, sizeof words, "%.1f", 100 * part);
  return words;
}

// Edwin B. Wilson's interval: it holds for few games and near 0 and 1 too.
void tellShare(Writer& out, std::size_t halves, std::size_t games) {
  constexpr double z = 1.959964;
  const double n = static_cast<double>(games), share = static_cast<double>(halves) / 2 / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double width = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  out.line("share").word(percent(share)).word("%");
  out.line("interval").word(percent(middle - width)).word("to").word(percent(middle + width)).word("%");
  out.note("in 95 of 100 such matches the true share lies within");
}

std::string report(const Match& match, const std::vector<Result>& results) {
  std::size_t halves = 0, drawn = 0, bySeating[kMaxSeats] = {}, seatings[kMaxSeats] = {};
  for (const Result& result : results) {
    halves += result.halves;
    drawn += result.halves == 1 ? 1 : 0;
    bySeating[result.seating] += result.halves;
    ++seatings[result.seating];
  }
  Writer out;
  out.line("match").word(match.names[0]).word(match.alone ? "alone against" : "against").word(match.names[1]);
  out.line("games").number(static_cast<std::int64_t>(results.size()));
  out.line("won").number(static_cast<std::int64_t>((halves - drawn) / 2));
  out.line("drawn").number(static_cast<std::int64_t>(drawn));
  if (match.seats > 1)
    for (std::size_t seating = 0; seating < match.seatings(); ++seating)
      out.line("seated")
          .number(static_cast<std::int64_t>(seating))
          .word(points(bySeating[seating]))
          .word("of")
          .number(static_cast<std::int64_t>(seatings[seating]));
  tellShare(out, halves, results.size());
  return out.text();
}

std::uint8_t seatsOf(const Match& match) {
  StateBox state{};
  match.game.deal(state.at(), match.options, match.seed);
  return match.game.seats(state.at());
}

// As many from each seating.
std::size_t takeGames(Arguments& arguments, const Match& match) {
  const std::uint32_t seatings = match.seatings();
  const std::uint32_t standard = (100 + seatings - 1) / seatings * seatings;
  const auto games = static_cast<std::size_t>(arguments.number(kGames, standard, 2, 1000000));
  if (games % seatings == 0) return games;
  if (!match.alone) throw Refused{"--games", "each deal is played from both seats: an even number"};
  throw Refused{"--games", "each deal is played from each seat: a multiple of " + std::to_string(seatings)};
}

int run(Arguments& arguments, std::string& out) {
  std::string names[2] = {arguments.next("PLAYER"), arguments.next("PLAYER")};
  const Game& game = takeGame(arguments);
  Match match{game, takeOptions(arguments, game), takeSeed(arguments), {names[0], names[1]}, arguments.flag(kAlone), 0};
  match.seats = seatsOf(match);
  if (match.alone && match.seats < 2) throw Refused{"--alone", "this game has one seat"};
  const std::size_t games = takeGames(arguments, match);
  const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
  const auto jobs = static_cast<std::size_t>(arguments.number(kJobs, std::min<std::int64_t>(cores, 256), 1, 256));
  arguments.done();
  Worker check(match);  // names that are wrong are refused before anything is played
  out += report(match, playAll(match, games, jobs));
  return 0;
}

}  // namespace

const Command kMatchCommand = {
    "match",
    {{"PLAYER PLAYER GAME", {&kSeedOption, &kGames, &kAlone, &kJobs, &kGameOptionOption}}},
    "Two players on the same deals from all seats: the first one's share, and how sure it is.",
    run};

}  // namespace armada
