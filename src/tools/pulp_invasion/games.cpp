// How the tuning tool plays: the choice of each player, one game, and many on all threads.
#include "tools/pulp_invasion/games.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "players/players.h"
#include "rules/pulp_invasion/pulp_invasion.h"

namespace armada::pulp_invasion {

Pair pairOf(std::size_t number) {
  for (std::size_t first = 0; first < kDice; ++first)
    for (std::size_t second = first + 1; second < kDice; ++second)
      if (number-- == 0) return {{static_cast<Die>(first), static_cast<Die>(second)}};
  std::fprintf(stderr, "there is no such pair of dice\n");
  std::exit(1);
}

namespace {

// ---- who chooses ----------------------------------------------------------------------------------------------------
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
      MoveList moves;
      legalMoves(without, moves);
      return careful.choose(moves.empty() ? seen : without, rng, task.care);  // some questions are of dice alone
    }
    default: return careful.choose(seen, rng, task.care);
  }
}

// ---- the use of dice ------------------------------------------------------------------------------------------------
// The faces of one round: those that could be used, and the one that was.
class FaceWatch {
 public:
  explicit FaceWatch(FaceUse& sum) : sum_(sum) {}

  void before(const State& state, Move move) {
    if (state.phase == Phase::crew) return;
    if (state.round != round_) countRound();
    round_ = state.round;
    if (state.dieUsed != 0) return;
    for (const OwnedDie& die : state.die) now_.shown[at(die.die)][die.face - 1] = 1;
    if (verbOf(move) != Verb::useDie) return;
    const OwnedDie& die = state.die[whatOf(move) >> 1];
    now_.used[at(die.die)][die.face - 1] = 1;
  }

  void countRound() {
    for (std::size_t die = 0; die < kDice; ++die)
      for (std::size_t face = 0; face < 6; ++face) {
        sum_.shown[die][face] += now_.shown[die][face];
        sum_.used[die][face] += now_.used[die][face];
      }
    now_ = {};
  }

 private:
  FaceUse& sum_;
  FaceUse now_{};
  std::uint8_t round_ = 0;
};

// ---- one game -------------------------------------------------------------------------------------------------------
// Book: Crew dice are placed on 6, System dice are rolled.
void takePair(State& state, const Pair& pair, Rng& rng) {
  Events nobody;
  apply(state, moveOf(Verb::leaveDie, 0), nobody);
  for (std::size_t i = 0; i < kOwnedDice; ++i) {
    const Die die = pair.die[i];
    state.die[i] = {die, static_cast<std::uint8_t>(isSystem(die) ? 1 + rng.below(6) : 6)};
  }
  settle(state);
}

struct Asked {
  Seed seed;
  std::size_t pair;  // kPairs: the Captain's own offer
};

Ended endOf(const State& state, int moves) {
  Ended ended{};
  ended.captain = state.captain;
  ended.won = status(state).outcome == Outcome::won ? 1 : 0;
  ended.round = state.round;
  ended.found = static_cast<std::uint8_t>(state.found.size());
  for (const Found& found : state.found)
    ended.understood = static_cast<std::uint8_t>(ended.understood + understood(found));
  ended.movesBy4 = static_cast<std::uint8_t>(moves / 4);
  ended.lostBy = state.lostBy;
  return ended;
}

Ended playGame(const Task& task, const Asked& asked, CarefulPlayer& careful, const Kept& kept) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(task.difficulty);
  State state;
  deal(state, options, asked.seed);
  Rng rng = Rng::seeded(~asked.seed);
  if (asked.pair < kPairs) takePair(state, pairOf(asked.pair), rng);
  Events nobody;
  FaceUse unasked{};
  FaceWatch watch(kept.faces != nullptr ? *kept.faces : unasked);
  const std::size_t from = kept.lessons != nullptr ? kept.lessons->size() : 0;
  int moves = 0;
  for (; toMove(state) != kNobody; ++moves) {
    if (kept.lessons != nullptr && state.phase == Phase::planet)
      kept.lessons->push_back({traitsOf(observe(state, 0)), false});
    const Move move = choose(task, state, rng, careful);
    watch.before(state, move);
    if (!apply(state, move, nobody)) {
      std::fprintf(stderr, "seed %lu: an illegal move was chosen in phase %d\n", static_cast<unsigned long>(asked.seed),
                   static_cast<int>(state.phase));
      std::exit(1);
    }
  }
  watch.countRound();
  const Ended ended = endOf(state, moves);
  if (kept.lessons != nullptr)
    for (std::size_t i = from; i < kept.lessons->size(); ++i) (*kept.lessons)[i].won = ended.won != 0;
  return ended;
}

void add(FaceUse& sum, const FaceUse& more) {
  for (std::size_t die = 0; die < kDice; ++die)
    for (std::size_t face = 0; face < 6; ++face) {
      sum.shown[die][face] += more.shown[die][face];
      sum.used[die][face] += more.used[die][face];
    }
}

}  // namespace

// ---- many -----------------------------------------------------------------------------------------------------------
std::vector<Ended> playAll(const Task& task, const Kept& kept) {
  const std::size_t aSeed = task.forcedPairs ? kPairs : 1;
  std::vector<Ended> games(static_cast<std::size_t>(task.games) * aSeed);
  std::atomic<std::size_t> next{0};
  std::mutex guard;
  const auto work = [&] {
    CarefulPlayer careful;
    std::vector<Lesson> learnt;
    FaceUse faces{};
    const Kept own = {kept.lessons != nullptr ? &learnt : nullptr, kept.faces != nullptr ? &faces : nullptr};
    for (std::size_t i = next++; i < games.size(); i = next++) {
      const Asked asked = {task.firstSeed + static_cast<Seed>(i / aSeed), task.forcedPairs ? i % aSeed : kPairs};
      games[i] = playGame(task, asked, careful, own);
    }
    const std::lock_guard<std::mutex> lock(guard);
    if (kept.lessons != nullptr) kept.lessons->insert(kept.lessons->end(), learnt.begin(), learnt.end());
    if (kept.faces != nullptr) add(*kept.faces, faces);
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < task.threads; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  return games;
}

}  // namespace armada::pulp_invasion
