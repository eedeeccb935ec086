// How the computer opponent thinks. The figures were found by matches, see docs/players.md.
#include "players/thinker.h"

#include <cstring>

#include "players/players.h"

namespace armada {

namespace {

// How far playouts go on behind the tree.
enum class Reach : std::uint8_t {
  ownTurn,  // to the end of the own turn; alone at the table as `rest`
  rest,     // until the game is next at rest, or as far as it says if it does not tell that
  far,      // as far as the game says
};

struct Care {
  std::uint32_t playouts;      // at most
  std::uint32_t instructions;  // at most, about, by the game's own figures
  Reach reach;
  std::uint32_t overlooks;  // the quick move once in so many decisions; 0: never
};

// A move of Normal may cost 120 million, one of Hard 480, a suggestion 240; the games' figures are means, so something is kept back. And
// nobody likes to wait: a suggestion comes within a second, 30 frames, of which 25 have room for a portion.
constexpr std::uint32_t kNormalCost = 100000000, kHardCost = 200000000, kAdviserCost = 65000000;

// Easy looks at its own turn alone, and now and then does not see what anybody would play: it takes the next best then. Normal sees the answer.
// Hard sees what comes of it.
constexpr Care kCare[kLevels + 1] = {
    {24, kNormalCost, Reach::ownTurn, 4},
    {60, kNormalCost, Reach::rest, 0},
    {1200, kHardCost, Reach::far, 0},
    {240, kAdviserCost, Reach::far, 0},
};

const Care& careOf(Level level) { return kCare[static_cast<std::size_t>(level)]; }

bool isDetail(const Game& game, const void* state) { return game.isDetail != nullptr && game.isDetail(state); }

// Hard thinks no longer about details than who gives hints.
const Care& careFor(Level level, bool detail) {
  return careOf(level == Level::hard && detail ? Level::adviser : level);
}

Rng generatorOf(std::uint64_t dealSeed, std::uint32_t moveNumber) {
  std::uint64_t at = dealSeed ^ 0x7468696E6B657221u;
  at = splitMix64(at) + moveNumber;
  return Rng::seeded(static_cast<Seed>(splitMix64(at)));
}

constexpr std::uint32_t kAMoveOrTwo = 2;

// Thousandths, for the doubt about a move; and how many playouts tell the spread.
constexpr std::uint32_t kUsualSpread = 250, kLeastSpread = 20, kFirstPlayouts = 8;

// So often was a point of the tree come to before it has a move behind it; twice as often for each further one.
constexpr std::uint32_t kVisitsToWiden = 16;

// While somebody thinks, one frame in so many draws that.
constexpr std::uint32_t kFramesADrawing = 8;
// And so many ticks more: the last portion is seldom a whole one, and what came of it is told in the next tick.
constexpr std::uint32_t kTicksBeside = 2;
// So many moves does a playout commonly make beyond those of the game's lookAhead: in the tree, and until the game is at rest.
constexpr std::uint32_t kMovesToRest = 12;
// What costs more of the chance to win than this, in thousandths, nobody overlooks.
constexpr std::int32_t kPlainToSee = 50;

// A move that was left aside after one bad game is not said to lose them all: so many games as they went in the mean are added.
constexpr std::uint32_t kFewWorlds = 4;

constexpr std::uint32_t kWhole = 1000;

std::size_t placeOf(const MoveList& moves, Move move) {
  std::size_t i = 0;
  while (i < moves.size() && moves[i] != move) ++i;
  return i;
}

}  // namespace

void Thinker::begin(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber) {
  game_ = &game;
  me_ = game.toMove(seen);
  level_ = level;
  rng_ = generatorOf(dealSeed, moveNumber);
  std::memcpy(seen_.at(), seen, game.stateBytes);
  listMoves();
  const Care& care = careFor(level, isDetail(game, seen));
  budget_ = tried_.size() == 1 && !game.hiddenHands ? 0 : care.playouts;
  playouts_ = 0;
  path_.length = 0;
  mostCost_ = care.instructions;
  cost_ = 0;
  overlooks_ = care.overlooks != 0 && rng_.below(care.overlooks) == 0;
  worthSum_ = distanceSum_ = 0;
  spread_ = kUsualSpread;
  alone_ = game.seats(seen) == 1;
  least_ = INT16_MAX;
  most_ = INT16_MIN;
}

// The quick move, and the others in any order: where there are more moves than playouts no part of the list is left out.
void Thinker::listMoves() {
  MoveList moves;
  moves.clear();
  game_->legalMoves(seen_.at(), moves);
  const std::size_t quick = placeOf(moves, chooseQuick(*game_, seen_.at(), rng_));
  const Move first = moves[0];
  moves[0] = moves[quick];
  moves[quick] = first;
  shuffle(rng_, moves.begin() + 1, moves.size() - 1);
  tried_.clear();
  nodeCount_ = 1;
  for (const Move move : moves) {
    tried_.push({move, 0, 0, 0, 0, nodeCount_});
    node_[nodeCount_++] = {move, 0, 0, 0, kNoNode, kNoNode, me_};
  }
  running_ = tried_.size();
  next_ = running_;
  stage_ = 0;
  stages_ = 1;
  while ((std::size_t{1} << (stages_ - 1)) + 1 < running_) ++stages_;
}

bool Thinker::think(std::uint32_t instructions) {
  const std::uint32_t enough = cost_ + instructions;
  while (cost_ < enough && !done()) step();
  return done();
}

// How much of the thinking is done, in thousandths.
std::uint32_t Thinker::progress() const {
  if (done()) return kWhole;
  const std::uint64_t byPlayouts = std::uint64_t{playouts_} * kWhole / budget_,
                      byCost = std::uint64_t{cost_} * kWhole / mostCost_;
  const std::uint64_t further = byPlayouts > byCost ? byPlayouts : byCost;
  return further < kWhole ? static_cast<std::uint32_t>(further)
                          : kWhole - 1;  // the last playout may go beyond the cost
}

std::uint8_t Thinker::percent() const { return static_cast<std::uint8_t>(progress() * 100 / kWhole); }

// Begins a playout, plays a move of it, or learns from it. quickMove promises to read no more of a whole state than its player sees, so nothing
// is blanked out here.
void Thinker::step() {
  if (path_.length == 0) return beginPlayout();
  if (lookedFarEnough()) {
    learn(tried_[next_ - 1]);
    path_.length = 0;
    ++playouts_;
    return;
  }
  Events unheard;
  void* const trial = trial_.at();
  game_->apply(trial, chooseQuick(*game_, trial, rng_), unheard);
  cost_ += game_->lookAhead.moveCost;
  ++playedOn_;
}

void Thinker::beginPlayout() {
  if (next_ == running_) nextWorld();
  const Tried& tried = tried_[next_++];
  std::memcpy(trial_.at(), seen_.at(), game_->stateBytes);
  Rng world = world_;
  game_->determinize(trial_.at(), me_, world);
  Events unheard;
  game_->apply(trial_.at(), tried.move, unheard);
  cost_ += game_->lookAhead.worldCost + game_->lookAhead.moveCost;
  path_ = {{tried.node}, 1};
  playedOn_ = 0;
  while (goDown()) {
  }
}

// ---- the moves at hand ----------------------------------------------------------------------------------------------
void Thinker::nextWorld() {
  if (playouts_ > 0 && stage_ + 1 < stages_ && progress() * stages_ >= (stage_ + 1) * kWhole) {
    dropTheWorseHalf();
    ++stage_;
  }
  next_ = 0;
  world_ = Rng::seeded(rng_.next());
}

// All that are in the running were tried in the same worlds. The quick move stays: the others are measured by it.
void Thinker::dropTheWorseHalf() {
  for (std::size_t i = 2; i < running_; ++i) {
    const Tried tried = tried_[i];
    std::size_t at = i;
    for (; at > 1 && tried.ahead > tried_[at - 1].ahead; --at) tried_[at] = tried_[at - 1];
    tried_[at] = tried;
  }
  running_ = 1 + running_ / 2;
}

// ---- the tree -------------------------------------------------------------------------------------------------------
namespace {

// How many moves are looked at behind a point of the tree that was come to so often.
std::size_t widthAfter(std::uint32_t visits) {
  std::size_t width = 1;
  for (std::uint32_t enough = 2 * kVisitsToWiden; enough <= visits; enough *= 2) ++width;
  return width;
}

}  // namespace

// One decision further; false where the tree ends. Moves without a choice are no decisions.
bool Thinker::goDown() {
  void* const trial = trial_.at();
  Events unheard;
  const Seat seat = game_->toMove(trial);
  const std::uint16_t from = path_.at[path_.length - 1];
  if (seat == kNobody || path_.length == kDeepest || node_[from].visits < kVisitsToWiden) return false;
  if (seat != me_ && careOf(level_).reach == Reach::ownTurn) return false;
  cost_ += game_->lookAhead.moveCost;
  MoveList moves;
  moves.clear();
  game_->legalMoves(trial, moves);
  if (moves.size() == 1) return game_->apply(trial, moves[0], unheard);
  const std::uint16_t to = choose(from, moves, seat);
  if (to == kNoNode) return false;
  game_->apply(trial, node_[to].move, unheard);
  path_.at[path_.length++] = to;
  return true;
}

// A legal move that was not tried here yet, if it is time for one more and there is room: first the quick one; else the one with the
// best upper bound of its worth.
std::uint16_t Thinker::choose(std::uint16_t parent, const MoveList& moves, Seat seat) {
  std::uint32_t tried[(kMaxLegalMoves + 31) / 32] = {};  // a bit for each
  const auto wasTried = [&](std::size_t place) { return (tried[place / 32] >> place % 32 & 1) != 0; };
  std::size_t triedCount = 0;
  std::uint16_t best = kNoNode;
  std::uint32_t highest = 0;
  for (std::uint16_t at = node_[parent].child; at != kNoNode; at = node_[at].sibling) {
    Node& node = node_[at];
    const std::size_t place = node.seat == seat ? placeOf(moves, node.move) : moves.size();
    if (place == moves.size()) continue;
    tried[place / 32] |= std::uint32_t{1} << place % 32;
    ++triedCount;
    ++node.offered;
    const std::uint32_t bound = node.sum / node.visits + doubt(node.offered, node.visits) * spread_ / kUsualSpread;
    if (best != kNoNode && bound <= highest) continue;
    best = at;
    highest = bound;
  }
  if (triedCount == moves.size() || triedCount >= widthAfter(node_[parent].visits) || nodeCount_ == kNodes) return best;
  const Move quick = chooseQuick(*game_, trial_.at(), rng_);
  if (!wasTried(placeOf(moves, quick))) return grow(parent, quick, seat);
  auto skip = rng_.below(static_cast<std::uint32_t>(moves.size() - triedCount));
  std::size_t i = 0;
  for (;; ++i)
    if (!wasTried(i) && skip-- == 0) break;
  return grow(parent, moves[i], seat);
}

std::uint16_t Thinker::grow(std::uint16_t parent, Move move, Seat seat) {
  const std::uint16_t at = nodeCount_++;
  node_[at] = {move, 0, 0, 1, kNoNode, node_[parent].child, seat};
  node_[parent].child = at;
  return at;
}

// ---- behind the tree ------------------------------------------------------------------------------------------------
bool Thinker::lookedFarEnough() const {
  const std::uint32_t moves = playedOn_;
  const Seat seat = game_->toMove(trial_.at());
  if (seat == kNobody) return true;
  // Alone at the table nobody's lead tells how the game stands: without the game's own judgement it is played to its end.
  if (alone_ && game_->appraise == nullptr) return moves >= game_->bounds.movesAGame;
  const Reach reach = careOf(level_).reach;
  if (reach == Reach::ownTurn && !alone_) return seat != me_ || moves >= kMostToRest;
  const std::uint32_t enough = game_->lookAhead.moves;
  if (reach == Reach::far || game_->atRest == nullptr) return isFarEnough(*game_, trial_.at(), moves);
  return moves >= enough + kMostToRest || (moves >= kAMoveOrTwo && game_->atRest(trial_.at()));
}

void Thinker::learn(Tried& tried) {
  const Worth worth(*game_, trial_.at());
  if (worth.score(me_) < least_) least_ = worth.score(me_);
  if (worth.score(me_) > most_) most_ = worth.score(me_);
  for (std::size_t i = 0; i < path_.length; ++i) {
    Node& node = node_[path_.at[i]];
    ++node.visits;
    node.sum += worthTo(node.seat, worth);
  }
  const std::uint32_t mine = worthTo(me_, worth);
  measureSpread(mine);
  if (next_ == 1) quickWorth_ = mine;
  const std::int32_t ahead = static_cast<std::int32_t>(mine) - static_cast<std::int32_t>(quickWorth_);
  tried.ahead += ahead;
  tried.squares += static_cast<std::uint32_t>(ahead / 2 * (ahead / 2));
  tried.chances += worth.chance(me_);
  ++tried.worlds;
}

// How far what playouts are worth lies apart, the mean distance from their mean: doubt is as large as that, for a game that judges
// by small steps as for one that judges by large ones.
void Thinker::measureSpread(std::uint32_t worth) {
  worthSum_ += worth;
  const std::uint32_t mean = worthSum_ / (playouts_ + 1);
  distanceSum_ += worth < mean ? mean - worth : worth - mean;
  if (playouts_ < kFirstPlayouts) return;
  const std::uint32_t spread = distanceSum_ / (playouts_ + 1);
  spread_ = spread < kLeastSpread ? kLeastSpread : spread;
}

// Alone at the table: the chance, where the game judges positions; a game that ended counts as won or lost then, whatever its score. Else
// the chance, and for three tenths where the score lies between the worst and the best that were seen.
std::uint32_t Thinker::worthTo(Seat seat, const Worth& worth) const {
  if (!alone_) return worth.to(seat);
  if (game_->appraise != nullptr) return worth.chance(me_);
  const std::int32_t span = most_ - least_;
  const std::int32_t place = span == 0 ? 500 : 1000 * (worth.score(me_) - least_) / span;
  return static_cast<std::uint32_t>((7 * worth.chance(me_) + 3 * place) / 10);
}

// ---- what came of it ------------------------------------------------------------------------------------------------
namespace {

// In the mean of its worlds.
template <class Tried>
bool better(const Tried& one, const Tried& other) {
  if (one.worlds != other.worlds && (one.worlds == 0 || other.worlds == 0)) return other.worlds == 0;
  return std::int64_t{one.ahead} * other.worlds > std::int64_t{other.ahead} * one.worlds;
}

}  // namespace

// The best of those in the running beside the quick move.
const Thinker::Tried& Thinker::challenger() const {
  std::size_t best = 1;
  for (std::size_t i = 2; i < running_; ++i)
    if (better(tried_[i], tried_[best])) best = i;
  return tried_[best];
}

// So far ahead of the quick move that it is hardly luck: by one and a half times what as many worlds would differ by if neither were
// better. Two worlds in which they lie as far apart as playouts usually do are added, or a few might agree by chance.
bool Thinker::clearlyAhead(const Tried& tried) const {
  if (tried.ahead <= 0) return false;
  const std::uint64_t squares = 4 * std::uint64_t{tried.squares} + 2 * std::uint64_t{spread_} * spread_;
  return 4 * std::uint64_t(tried.ahead) * std::uint64_t(tried.ahead) > 9 * squares;
}

bool Thinker::overlooksFor(const Tried& tried) const {
  if (game_->isIdle != nullptr && game_->isIdle(seen_.at(), tried.move)) return false;
  return overlooks_ && tried.worlds > 0 && tried.ahead > -kPlainToSee * tried.worlds;
}

const Thinker::Tried& Thinker::chosen() const {
  if (running_ < 2) return tried_[0];
  const Tried& other = challenger();
  return clearlyAhead(other) || overlooksFor(other) ? other : tried_[0];
}

Move Thinker::best() const { return chosen().move; }

// Behind the one that is chosen those that stayed longest in the running, and of those the best.
std::size_t Thinker::ranked(Candidate (&out)[kMostCandidates]) const {
  const Tried* ranks[kMostCandidates] = {&chosen()};
  std::size_t count = 1;
  for (const Tried& tried : tried_) {
    if (&tried == ranks[0]) continue;
    std::size_t at = count;
    while (at > 1 && (tried.worlds != ranks[at - 1]->worlds ? tried.worlds > ranks[at - 1]->worlds
                                                            : better(tried, *ranks[at - 1])))
      --at;
    if (at == kMostCandidates) continue;
    if (count < kMostCandidates) ++count;
    for (std::size_t k = count - 1; k > at; --k) ranks[k] = ranks[k - 1];
    ranks[at] = &tried;
  }
  std::uint32_t all = 0;
  for (const Tried& tried : tried_) all += tried.chances;
  const std::uint32_t mean = playouts_ == 0 ? 0 : all / playouts_;
  for (std::size_t i = 0; i < count; ++i) {
    out[i].move = ranks[i]->move;
    out[i].perMille =
        static_cast<std::uint16_t>((ranks[i]->chances + kFewWorlds * mean) / (ranks[i]->worlds + kFewWorlds));
    // A move that was tried less often is not promised more than the better one before it.
    if (i > 0 && out[i].perMille > out[i - 1].perMille) out[i].perMille = out[i - 1].perMille;
  }
  return count;
}

namespace {

// In which a thought with so much care is over.
std::uint32_t ticksFor(const LookAhead& ahead, const Care& care) {
  const std::uint64_t playout = ahead.worldCost + std::uint64_t{ahead.moveCost} * (ahead.moves + kMovesToRest),
                      most = playout * care.playouts, cost = most < care.instructions ? most : care.instructions;
  const auto portions = static_cast<std::uint32_t>((cost + kPortionOfThought - 1) / kPortionOfThought);
  return portions + portions / (kFramesADrawing - 1) + kTicksBeside;
}

}  // namespace

std::uint32_t ticksToShow(const Game& game, const void* state, Level level) {
  if (!game.hiddenHands) return 1;
  const LookAhead& ahead = game.lookAhead;
  return ticksFor(ahead, careFor(level, isDetail(game, state))) +
         ahead.unnoticed * ticksFor(ahead, careFor(level, true));
}

Move chooseByThinking(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber,
                      Thinker& thinker) {
  thinker.begin(game, seen, level, dealSeed, moveNumber);
  while (!thinker.think(kPortionOfThought)) {
  }
  return thinker.best();
}

}  // namespace armada
