// How the computer opponent thinks: worlds that agree with what it sees, every move tried in the same world.
#include "players/thinker.h"

#include <cstring>

#include "players/players.h"

namespace armada {

namespace {

constexpr std::uint32_t kPlayouts[kLevels] = {12, 100, 400};

// Ahead of the best other seat; alone at the table, the score itself.
std::int32_t pointsAhead(const Status& status, Seat me, std::uint8_t seats) {
  std::int32_t rival = 0;
  bool alone = true;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (seat == me) continue;
    if (alone || status.score[seat] > rival) rival = status.score[seat];
    alone = false;
  }
  return status.score[me] - rival;
}

Rng generatorOf(std::uint64_t dealSeed, std::uint32_t moveNumber) {
  std::uint64_t at = dealSeed ^ 0x7468696E6B657221u;
  at = splitMix64(at) + moveNumber;
  return Rng::seeded(static_cast<Seed>(splitMix64(at)));
}

}  // namespace

void Thinker::begin(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber) {
  game_ = &game;
  me_ = game.toMove(seen);
  rng_ = generatorOf(dealSeed, moveNumber);
  std::memcpy(seen_.at(), seen, game.stateBytes);
  moves_.clear();
  game.legalMoves(seen, moves_);
  quick_ = chooseQuick(game, seen, rng_);
  budget_ = moves_.size() == 1 ? 0 : kPlayouts[static_cast<std::size_t>(level)];
  spent_ = 0;
  for (Tried& tried : tried_) tried = Tried{};
}

bool Thinker::think(std::uint32_t portion) {
  for (; portion > 0 && !done(); --portion, ++spent_) playOne();
  return done();
}

std::uint8_t Thinker::percent() const {
  return static_cast<std::uint8_t>(budget_ == 0 ? 100 : std::uint64_t{spent_} * 100 / budget_);
}

// One world for all moves: they are compared under the same luck, which tells them apart sooner.
void Thinker::playOne() {
  const std::size_t which = spent_ % moves_.size();
  if (which == 0) {
    std::memcpy(world_.at(), seen_.at(), game_->stateBytes);
    game_->determinize(world_.at(), me_, rng_);
  }
  std::memcpy(trial_.at(), world_.at(), game_->stateBytes);
  Events unheard;
  game_->apply(trial_.at(), moves_[which], unheard);
  for (std::uint32_t left = game_->bounds.movesAGame; left > 0 && game_->toMove(trial_.at()) != kNobody; --left)
    game_->apply(trial_.at(), chooseQuick(*game_, trial_.at(), rng_), unheard);
  const Status status = game_->status(trial_.at());
  Tried& tried = tried_[which];
  ++tried.visits;
  if (status.outcome == Outcome::drawn) tried.halves += 1;
  if (status.outcome == Outcome::won && status.winner == me_) tried.halves += 2;
  tried.ahead += pointsAhead(status, me_, game_->seats(trial_.at()));
}

// By the share of wins, then by points, then the quick move; one that was not tried comes last.
bool Thinker::better(std::size_t challenger, std::size_t champion) const {
  const Tried& a = tried_[challenger];
  const Tried& b = tried_[champion];
  if (a.visits != 0 && b.visits != 0) {
    const std::uint64_t left = std::uint64_t{a.halves} * b.visits, right = std::uint64_t{b.halves} * a.visits;
    if (left != right) return left > right;
    const std::int64_t ahead = std::int64_t{a.ahead} * b.visits, behind = std::int64_t{b.ahead} * a.visits;
    if (ahead != behind) return ahead > behind;
  } else if (a.visits != b.visits) {
    return a.visits != 0;
  }
  return moves_[challenger] == quick_;
}

Move Thinker::best() const {
  Candidate best[kMostCandidates] = {};
  ranked(best);
  return best[0].move;
}

std::size_t Thinker::ranked(Candidate (&out)[kMostCandidates]) const {
  std::size_t order[kMostCandidates];
  std::size_t count = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    std::size_t at = count;
    while (at > 0 && better(i, order[at - 1])) --at;
    if (at == kMostCandidates) continue;
    if (count < kMostCandidates) ++count;
    for (std::size_t k = count - 1; k > at; --k) order[k] = order[k - 1];
    order[at] = i;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Tried& tried = tried_[order[i]];
    const std::uint32_t share = tried.visits == 0 ? 0 : tried.halves * 500 / tried.visits;
    out[i] = {moves_[order[i]], static_cast<std::uint16_t>(share)};
  }
  return count;
}

Move chooseByThinking(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber,
                      Thinker& thinker) {
  thinker.begin(game, seen, level, dealSeed, moveNumber);
  while (!thinker.think(1000)) {
  }
  return thinker.best();
}

}  // namespace armada
