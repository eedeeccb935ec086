// `armada playout`: many games by computer players; who wins, how long, how fast.
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "host/commands.h"
#include "host/players.h"

namespace armada {
namespace {

const CommandOption kGames = {"--games", "K", "how many: 1 to 10000000; 100 unless given"};

struct Tally {
  std::vector<std::size_t> lengths;
  std::size_t wins[kMaxSeats] = {};
  std::size_t lost = 0, drawn = 0;
  std::int64_t score[kMaxSeats] = {};
  std::int64_t least[kMaxSeats] = {}, most[kMaxSeats] = {};
  std::uint64_t moves = 0;
  double seconds = 0;
};

void count(Tally& tally, const Game& game, const void* state, std::size_t length) {
  const Status status = game.status(state);
  if (status.outcome == Outcome::drawn)
    ++tally.drawn;
  else if (status.outcome == Outcome::won && status.winner < kMaxSeats)
    ++tally.wins[status.winner];
  else
    ++tally.lost;
  for (Seat seat = 0; seat < game.seats(state); ++seat) {
    const std::int64_t score = status.score[seat];
    tally.score[seat] += score;
    tally.least[seat] = tally.lengths.empty() ? score : std::min(tally.least[seat], score);
    tally.most[seat] = tally.lengths.empty() ? score : std::max(tally.most[seat], score);
  }
  tally.lengths.push_back(length);
  tally.moves += length;
}

void playOne(Tally& tally, const Game& game, const Options& options, Seed seed, Players& players, StateBox& state) {
  game.deal(state.at(), options, seed);
  players.begin(seed);
  std::size_t length = 0;
  for (; game.toMove(state.at()) != kNobody; ++length) {
    Events silent;
    if (!game.apply(state.at(), players.choose(game, state.at()), silent))
      throw Refused{game.id, "its player chose a move that is not legal"};
  }
  count(tally, game, state.at(), length);
}

std::string percent(std::size_t part, std::size_t whole) {
  char words[32];
  std::snprintf(words, sizeof words, "%zu (%.1f %%)", part,
                100.0 * static_cast<double>(part) / static_cast<double>(whole));
  return words;
}

std::string fixed(double value, int digits) {
  char words[32];
  std::snprintf(words, sizeof words, "%.*f", digits, value);
  return words;
}

std::string report(Tally& tally, const Game& game, std::uint8_t seats) {
  const std::size_t games = tally.lengths.size();
  Writer out;
  out.line("games").number(static_cast<std::int64_t>(games));
  for (Seat seat = 0; seat < seats; ++seat)
    out.line("won").number(seat).word(percent(tally.wins[seat], games)).note(seatName(game, seat));
  if (seats == 1) out.line("lost").word(percent(tally.lost, games));
  out.line("drawn").word(percent(tally.drawn, games));
  for (Seat seat = 0; seat < seats; ++seat)
    out.line("score")
        .number(seat)
        .word("min")
        .number(tally.least[seat])
        .word("mean")
        .word(fixed(static_cast<double>(tally.score[seat]) / static_cast<double>(games), 2))
        .word("max")
        .number(tally.most[seat]);
  std::sort(tally.lengths.begin(), tally.lengths.end());
  out.line("moves").word("min").number(static_cast<std::int64_t>(tally.lengths.front())).word("mean");
  out.word(fixed(static_cast<double>(tally.moves) / static_cast<double>(games), 2));
  for (const std::size_t part : {10, 50, 90})
    out.word("p" + std::to_string(part)).number(static_cast<std::int64_t>(tally.lengths[(games - 1) * part / 100]));
  out.word("max").number(static_cast<std::int64_t>(tally.lengths.back()));
  const double seconds = std::max(tally.seconds, 1e-9);
  out.line("speed").word(fixed(static_cast<double>(tally.moves) / seconds, 0)).word("moves/s");
  out.word(fixed(static_cast<double>(games) / seconds, 1)).word("games/s");
  return out.text();
}

int run(Arguments& arguments, std::string& out) {
  const Game& game = takeGame(arguments);
  const Options options = takeOptions(arguments, game);
  const Seed seed = takeSeed(arguments);
  const auto games = static_cast<std::uint32_t>(arguments.number(kGames, 100, 1, 10000000));
  std::string player = "random";
  arguments.value(kPlayerOption, player);
  Players players(player);
  arguments.done();
  StateBox state{};
  game.deal(state.at(), options, seed);
  const std::uint8_t seats = game.seats(state.at());
  players.sitDown(game, state.at());
  Tally tally;
  const auto from = std::chrono::steady_clock::now();
  for (std::uint32_t i = 0; i < games; ++i) playOne(tally, game, options, seed + i, players, state);
  tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
  out += report(tally, game, seats);
  return 0;
}

}  // namespace

const Command kPlayoutCommand = {"playout",
                                 {{"GAME", {&kSeedOption, &kGames, &kGameOptionOption, &kPlayerOption}}},
                                 "Plays K games with seeds from N on: results, lengths, speed.",
                                 run};

}  // namespace armada
