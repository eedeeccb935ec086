// `armada decisions`: how much there is to decide. Plays games, and of every decision counts whether there was one at all,
// whether one way was clearly best, and whether two or more were sensible.
#include <map>

#include "host/commands.h"
#include "host/decision_judges.h"
#include "host/players.h"

namespace armada {
namespace {

const CommandOption kGames = {"--games", "K", "how many: 1 to 100000; 20 unless given"};
const CommandOption kPlayouts = {"--playouts", "K", "by which each move is judged: 2 to 100000; 200 unless given"};
const CommandOption kPlayer = {"--player", "PLAYER[,PLAYER]",
                               "who plays, as in playout; or careful, in Pew Pew! and Pulp Invasion"};

struct Counts {
  std::size_t all = 0, none = 0, clear = 0, several = 0;
  void add(const Judged& judged) {
    ++all;
    ++(judged.ways == 1 ? none : judged.sensible == 1 ? clear : several);
  }
};

struct Tally {
  Counts whole;
  std::map<std::string, Counts> phases;
  std::size_t games = 0, won = 0, doubted = 0;
  double doubt = 0;

  void add(const Judged& judged) {
    whole.add(judged);
    phases[judged.phase].add(judged);
    doubt += judged.doubt;
    doubted += judged.doubt > 0 ? 1 : 0;
  }
};

// A careful player plays what the judge finds best, and is asked for no move of its own.
class DecisionGame {
 public:
  DecisionGame(const Game& game, const std::string& player, std::uint32_t playouts)
      : game_(game),
        judge_(judgeOf(game, playouts)),
        careful_(player == "careful" && hasCarefulPlayer(game)),
        players_(careful_ ? "quick" : player) {}

  void sitDown(const void* state) const { players_.sitDown(game_, state); }

  void play(const Options& options, Seed seed, Tally& tally) {
    StateBox state{};
    game_.deal(state.at(), options, seed);
    players_.begin(seed);
    while (game_.toMove(state.at()) != kNobody) {
      Judged judged;
      if (judge_->begins(state.at())) {
        judge_->judge(state.at(), players_.rng(), judged);
        tally.add(judged);
      }
      if (!careful_) judged.moves.assign(1, players_.choose(game_, state.at()));
      playMoves(state, judged.moves);
    }
    judge_->ended(state.at());
    ++tally.games;
    tally.won += game_.status(state.at()).outcome == Outcome::won ? 1 : 0;
  }

  const Judge& judge() const { return *judge_; }

 private:
  // A plan is over when the game is: a ship may be lost on the way.
  void playMoves(StateBox& state, const std::vector<Move>& moves) const {
    Events silent;
    for (const Move move : moves) {
      if (game_.toMove(state.at()) == kNobody) return;
      if (!game_.apply(state.at(), move, silent)) throw Refused{game_.id, "its player chose a move that is not legal"};
    }
  }

  const Game& game_;
  std::unique_ptr<Judge> judge_;
  bool careful_;
  Players players_;
};

void print(Writer& out, const char* key, const std::string& name, const Counts& counts) {
  out.line(key);
  if (!name.empty()) out.word(name + ":");
  out.number(static_cast<std::int64_t>(counts.all)).word("none").word(shareOf(counts.none, counts.all));
  out.word("clear").word(shareOf(counts.clear, counts.all)).word("several").word(shareOf(counts.several, counts.all));
}

std::string report(const Game& game, const void* start, const Tally& tally, const Judge& judge) {
  Writer out;
  out.line("games").number(static_cast<std::int64_t>(tally.games));
  if (game.seats(start) == 1) out.line("won").word(shareOf(tally.won, tally.games));
  print(out, judge.unit(), "", tally.whole);
  for (const auto& [phase, counts] : tally.phases) print(out, "phase", phase, counts);
  for (const auto& [key, words] : judge.also()) out.line(key).word(words);
  if (tally.doubted > 0) {
    char words[64];
    std::snprintf(words, sizeof words, "%.1f points", 100 * tally.doubt / static_cast<double>(tally.doubted));
    out.line("doubt").word(words).note("the standard error of a difference; more playouts make it less");
  }
  return out.text();
}

int run(Arguments& arguments, std::string& out) {
  const Game& game = takeGame(arguments);
  const Options options = takeOptions(arguments, game);
  const Seed seed = takeSeed(arguments);
  const auto games = static_cast<std::uint32_t>(arguments.number(kGames, 20, 1, 100000));
  const auto playouts = static_cast<std::uint32_t>(arguments.number(kPlayouts, 200, 2, 100000));
  std::string player = "quick";
  arguments.value(kPlayer, player);
  DecisionGame played(game, player, playouts);
  arguments.done();
  StateBox state{};
  game.deal(state.at(), options, seed);
  played.sitDown(state.at());
  Tally tally;
  for (std::uint32_t i = 0; i < games; ++i) played.play(options, seed + i, tally);
  out += report(game, state.at(), tally, played.judge());
  return 0;
}

}  // namespace

const Command kDecisionsCommand = {"decisions",
                                   {{"GAME", {&kSeedOption, &kGames, &kGameOptionOption, &kPlayer, &kPlayouts}}},
                                   "Plays K games and counts how much there was to decide.",
                                   run};

}  // namespace armada
