// How the computer opponent thinks. The figures were found by matches, see docs/players.md.
#include "players/thinker.h"

#include <cstring>

#include "players/players.h"

namespace armada {

namespace {

// How far playouts go on behind the tree.
enum class Reach : std::uint8_t {
  ownTurn,  // not beyond the own turn, judged by the points on the table
  rest,     // until the game is next at rest, or as far as it says if it does not tell that
  far,      // as far as the game says
};

struct Care {
  std::uint32_t playouts;      // at most
  std::uint32_t instructions;  // at most, about, by the game's own figures
  Reach reach;
};

// A move of Normal may cost 120 million, one of Hard 480, a suggestion 240; the games' figures are means, so something is kept back.
constexpr std::uint32_t kNormalCost = 100000000, kHardCost = 400000000, kAdviserCost = 200000000;

// Easy looks at its own turn alone and takes the points that it sees, with no knack for the game: it overlooks what the others will
// answer, and what pays off later. Normal sees the answer. Hard sees what comes of it.
constexpr Care kCare[kLevels + 1] = {
    {24, kNormalCost, Reach::ownTurn},
    {40, kNormalCost, Reach::rest},
    {1200, kHardCost, Reach::far},
    {80, kAdviserCost, Reach::far},
};

const Care& careOf(Level level) { return kCare[static_cast<std::size_t>(level)]; }

Rng generatorOf(std::uint64_t dealSeed, std::uint32_t moveNumber) {
  std::uint64_t at = dealSeed ^ 0x7468696E6B657221u;
  at = splitMix64(at) + moveNumber;
  return Rng::seeded(static_cast<Seed>(splitMix64(at)));
}

constexpr std::uint32_t kAMoveOrTwo = 2;

// Thousandths, for the doubt about a move; and how many playouts tell the spread.
constexpr std::uint32_t kUsualSpread = 250, kLeastSpread = 20, kFirstPlayouts = 8;

// A move that was left aside after one bad game is not said to lose them all: so many games as they went in the mean are added.
constexpr std::uint32_t kFewVisits = 4;

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
  moves_.clear();
  game.legalMoves(seen, moves_);
  quick_ = chooseQuick(game, seen, rng_);
  budget_ = moves_.size() == 1 && !game.hiddenHands ? 0 : careOf(level).playouts;
  spent_ = 0;
  mostCost_ = careOf(level).instructions;
  cost_ = 0;
  worthSum_ = distanceSum_ = 0;
  spread_ = kUsualSpread;
  alone_ = game.seats(seen) == 1;
  least_ = INT16_MAX;
  most_ = INT16_MIN;
  for (std::uint32_t& chance : chances_) chance = 0;
  nodeCount_ = 1;
  node_[0] = {kNoMove, 0, 0, 0, kNoNode, kNoNode, kNobody};
}

bool Thinker::think(std::uint32_t portion) {
  for (; portion > 0 && !done(); --portion, ++spent_) playOne();
  return done();
}

std::uint8_t Thinker::percent() const {
  if (done()) return 100;
  const std::uint64_t byPlayouts = std::uint64_t{spent_} * 100 / budget_,
                      byCost = std::uint64_t{cost_} * 100 / mostCost_;
  return static_cast<std::uint8_t>(byPlayouts > byCost ? byPlayouts : byCost);
}

void Thinker::playOne() {
  std::memcpy(trial_.at(), seen_.at(), game_->stateBytes);
  game_->determinize(trial_.at(), me_, rng_);
  cost_ += game_->lookAhead.worldCost;
  Path path{{0}, 1};
  while (goDown(path)) {
  }
  playOn();
  learn(path);
}

// ---- the tree -------------------------------------------------------------------------------------------------------
// One decision further; false where the tree ends. Moves without a choice are no decisions.
bool Thinker::goDown(Path& path) {
  void* const trial = trial_.at();
  Events unheard;
  const Seat seat = game_->toMove(trial);
  cost_ += game_->lookAhead.moveCost;
  if (seat == kNobody || path.length == kDeepest || (seat != me_ && careOf(level_).reach == Reach::ownTurn))
    return false;
  MoveList moves;
  moves.clear();
  game_->legalMoves(trial, moves);
  if (moves.size() == 1) return game_->apply(trial, moves[0], unheard);
  const std::uint16_t nodes = nodeCount_;
  const std::uint16_t to = choose(path.at[path.length - 1], moves, seat);
  if (to == kNoNode) return false;
  game_->apply(trial, node_[to].move, unheard);
  path.at[path.length++] = to;
  return nodeCount_ == nodes;  // behind a new node the tree ends
}

// A legal move that was not tried here yet, while there is room; else the one with the best upper bound of its worth.
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
  if (triedCount == moves.size() || nodeCount_ == kNodes) return best;
  if (careOf(level_).reach != Reach::ownTurn) {
    const Move quick = chooseQuick(*game_, trial_.at(), rng_);
    if (!wasTried(placeOf(moves, quick))) return grow(parent, quick, seat);
  }
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
// quickMove promises to read no more of a whole state than its player sees, so nothing is blanked out here.
void Thinker::playOn() {
  void* const trial = trial_.at();
  Events unheard;
  for (std::uint32_t moves = 0; !lookedFarEnough(moves); ++moves) {
    game_->apply(trial, chooseQuick(*game_, trial, rng_), unheard);
    cost_ += game_->lookAhead.moveCost;
  }
}

bool Thinker::judgesByPoints() const { return careOf(level_).reach == Reach::ownTurn || game_->appraise == nullptr; }

bool Thinker::lookedFarEnough(std::uint32_t moves) const {
  if (game_->toMove(trial_.at()) == kNobody) return true;
  // Alone at the table nobody's lead tells how the game stands: without the game's own judgement it is played to its end.
  if (alone_ && judgesByPoints()) return moves >= game_->bounds.movesAGame;
  const Reach reach = careOf(level_).reach;
  if (reach == Reach::ownTurn) return true;
  const std::uint32_t enough = game_->lookAhead.moves;
  if (game_->atRest == nullptr) return moves >= enough;
  if (moves >= enough + kMostToRest) return true;
  return moves >= (reach == Reach::far ? enough : kAMoveOrTwo) && game_->atRest(trial_.at());
}

void Thinker::learn(const Path& path) {
  const Worth worth(*game_, trial_.at(), judgesByPoints());
  if (worth.score(me_) < least_) least_ = worth.score(me_);
  if (worth.score(me_) > most_) most_ = worth.score(me_);
  measureSpread(alone_ ? worthAlone(worth) : worth.to(me_));
  for (std::size_t i = 1; i < path.length; ++i) {
    Node& node = node_[path.at[i]];
    ++node.visits;
    node.sum += alone_ ? worthAlone(worth) : worth.to(node.seat);
  }
  // Where there is no choice the tree begins with a later decision.
  const std::size_t chosen = moves_.size() == 1 ? 0 : placeOf(moves_, node_[path.at[1]].move);
  chances_[chosen] += worth.chance(me_);
}

// How far what playouts are worth lies apart, the mean distance from their mean: doubt is as large as that, for a game that judges
// by small steps as for one that judges by large ones.
void Thinker::measureSpread(std::uint32_t worth) {
  worthSum_ += worth;
  const std::uint32_t mean = worthSum_ / (spent_ + 1);
  distanceSum_ += worth < mean ? mean - worth : worth - mean;
  if (spent_ < kFirstPlayouts) return;
  const std::uint32_t spread = distanceSum_ / (spent_ + 1);
  spread_ = spread < kLeastSpread ? kLeastSpread : spread;
}

// The chance, and for three tenths where the score lies between the worst and the best that were seen.
std::uint32_t Thinker::worthAlone(const Worth& worth) const {
  if (worth.appraised()) return worth.chance(me_);
  const std::int32_t span = most_ - least_;
  const std::int32_t place = span == 0 ? 500 : 1000 * (worth.score(me_) - least_) / span;
  return static_cast<std::uint32_t>((7 * worth.chance(me_) + 3 * place) / 10);
}

// ---- what came of it ------------------------------------------------------------------------------------------------
const Thinker::Node* Thinker::rootChild(Move move) const {
  std::uint16_t at = node_[0].child;
  while (at != kNoNode && node_[at].move != move) at = node_[at].sibling;
  return at == kNoNode ? nullptr : &node_[at];
}

// The one that was looked at most did best; then by what it was worth, then the quick move.
bool Thinker::better(Move challenger, Move champion) const {
  const Node* a = rootChild(challenger);
  const Node* b = rootChild(champion);
  const std::uint32_t visits = a == nullptr ? 0 : a->visits, others = b == nullptr ? 0 : b->visits;
  if (visits != others) return visits > others;
  if (visits != 0 && a->sum != b->sum) return a->sum > b->sum;
  return challenger == quick_;
}

Move Thinker::best() const {
  Candidate best[kMostCandidates] = {};
  ranked(best);
  return best[0].move;
}

std::size_t Thinker::ranked(Candidate (&out)[kMostCandidates]) const {
  std::size_t count = 0;
  for (const Move move : moves_) {
    std::size_t at = count;
    while (at > 0 && better(move, out[at - 1].move)) --at;
    if (at == kMostCandidates) continue;
    if (count < kMostCandidates) ++count;
    for (std::size_t k = count - 1; k > at; --k) out[k] = out[k - 1];
    out[at].move = move;
  }
  std::uint32_t all = 0;
  for (const std::uint32_t chances : chances_) all += chances;
  const std::uint32_t mean = spent_ == 0 ? 0 : all / spent_;
  for (std::size_t i = 0; i < count; ++i) {
    const Node* node = rootChild(out[i].move);
    const std::uint32_t visits = node == nullptr ? 0 : node->visits;
    const std::uint32_t chances = chances_[placeOf(moves_, out[i].move)];
    out[i].perMille = static_cast<std::uint16_t>((chances + kFewVisits * mean) / (visits + kFewVisits));
    // A move that was tried less often is not promised more than the better one before it.
    if (i > 0 && out[i].perMille > out[i - 1].perMille) out[i].perMille = out[i - 1].perMille;
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
