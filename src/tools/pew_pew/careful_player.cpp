// How the careful player of Pew Pew! searches and judges. The weights were fitted to games of its own: see
// docs/rules/pew-pew.md.
#include "tools/pew_pew/careful_player.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "rules/pew_pew/phases.h"

namespace armada::pew_pew {

// ---- judgement -----------------------------------------------------------------------------------------------------
namespace {

constexpr float kLost = 0.0F;
constexpr float kWon = 1.0F;

// Where the alien goes next if nothing is in its way.
std::uint8_t nextSpace(const State& s, std::size_t alien) {
  return kAlienShip[alien].side[s.aliens[alien].side - 1u].space[0];
}

int distance(std::uint8_t from, std::uint8_t to) {
  const int rows = std::abs(from / 3 - to / 3);
  const int columns = std::abs(from % 3 - to % 3);
  return std::max(rows, columns) * 3 - (rows == columns ? 0 : rows == 0 || columns == 0 ? std::max(rows, columns) : 1);
}

}  // namespace

Traits traitsOf(const State& s) {
  Traits t{};
  float* v = t.value;
  const auto need = static_cast<float>(std::max(0, kMarkersToEnd - s.points));
  const auto spare = static_cast<float>(std::max(0, kMarkersToEnd - s.deaths));
  v[0] = 1;
  v[1] = need / 10;
  v[2] = spare / 10;
  v[3] = need / (need + spare + 1);
  v[4] = s.hearts == 3 ? 1 : 0;
  v[5] = s.hearts == 1 ? 1 : 0;
  v[6] = s.hearts == 1 ? need / 10 : 0;
  v[7] = s.hearts == 3 ? need / 10 : 0;
  for (std::size_t i = 0; i < kAliens; ++i) {
    const Alien& alien = s.aliens[i];
    if (alien.depth == 0) continue;
    v[7 + alien.depth] += 0.25F;  // 8, 9, 10: depth 1 to 3
    const std::uint8_t to = nextSpace(s, i);
    if (alien.depth == 1 && to == s.shipSpace) v[11] += 0.25F;
    if (alien.depth >= 2 && to == s.shipSpace) v[12] += 0.25F;
    if (alien.depth >= 2 && pewsAt(s, 3, to) > 0) v[13] += 0.25F;
    if (alien.depth >= 2) v[14] += static_cast<float>(distance(s.shipSpace, to)) / 16;
  }
  v[15] = static_cast<float>(countedPoints(hullOf(s.difficulty), s.cards[0], openSets(s), s.hearts)) / 4;
  v[16] = static_cast<float>(countedPoints(hullOf(s.difficulty), s.cards[1], 7, s.hearts)) / 4;
  v[17] = missileAt(s, 2, s.shipSpace) ? 1 : 0;
  v[18] = missileAt(s, 3, s.shipSpace) ? 1 : 0;
  if (s.heartDepth != 0 && s.hearts < kFullHearts) {
    v[19] = 1;
    v[20] = static_cast<float>(distance(s.shipSpace, s.heartSpace)) / 4;
  }
  v[21] = v[15] * v[15];
  v[22] = static_cast<float>(countedPoints(hullOf(s.difficulty), s.cards[2], 7, s.hearts)) / 4;
  v[23] = v[19] * s.hearts;
  return t;
}

float Judgement::chance(const State& after) const {
  if (after.end != End::none || after.hearts == 0 || after.deaths >= kMarkersToEnd) return kLost;
  if (after.points >= kMarkersToEnd) return kWon;
  const Traits traits = traitsOf(after);
  float sum = 0;
  for (std::size_t i = 0; i < kTraits; ++i) sum += weight[i] * traits.value[i];
  return 1.0F / (1.0F + std::exp(-sum));
}

const Judgement kJudgement = {{
    0.930F,  -3.304F, 2.392F,  -5.901F, 1.508F,  0.115F,  -1.132F, -0.506F,  //
    -1.576F, -0.606F, -0.630F, -0.096F, 0.804F,  1.314F,  -1.066F, 1.415F,   //
    0.707F,  -0.490F, 0.000F,  -0.163F, -0.386F, -0.213F, 0.682F,  0.551F,   //
}};

// ---- plans ---------------------------------------------------------------------------------------------------------
namespace {

std::uint32_t hashOf(const State& state) {
  std::uint32_t words[sizeof(State) / 4];
  std::memcpy(words, &state, sizeof state);
  std::uint32_t hash = 2166136261u;
  for (const std::uint32_t word : words) hash = (hash ^ word) * 16777619u ^ (hash >> 15);
  return hash;
}

}  // namespace

// Every position that the actions can lead to, each once. nodes[0] is the turn as it begins.
void CarefulPlayer::growPlans(const State& seen, std::vector<Node>& nodes, bool hearts) {
  constexpr std::uint32_t kTable = 1u << 13;
  constexpr std::uint32_t kStamp = 1u << 16, kNumber = kStamp - 1;  // of the call, and of the node
  table_.resize(kTable, 0);
  stamp_ += kStamp;
  if (stamp_ == 0) {  // all stamps were used: the oldest would look like new ones
    table_.assign(kTable, 0);
    stamp_ = kStamp;
  }
  nodes.clear();
  nodes.push_back({seen, -1, kNoMove, 0});
  nodes[0].state.rng = Rng{};  // stops before chance
  Events nobody;
  for (std::size_t at = 0; at < nodes.size() && nodes.size() < kTable / 2; ++at) {
    if (nodes[at].state.end != End::none || nodes[at].state.hearts == 0) continue;
    MoveList moves;
    legalMoves(nodes[at].state, moves);
    for (const Move move : moves) {
      if (move == kEndTurn || (spawnsHeart(move) && !hearts)) continue;
      Node node{nodes[at].state, static_cast<int>(at), move, 0};
      apply(node.state, move, nobody);
      if (node.state.end != End::none) continue;  // its own mine
      std::uint32_t slot = hashOf(node.state) % kTable;
      bool known = false;
      while ((table_[slot] & ~kNumber) == stamp_ && !known) {
        known = std::memcmp(&nodes[table_[slot] & kNumber].state, &node.state, sizeof(State)) == 0;
        slot = (slot + 1) % kTable;
      }
      if (known) continue;
      table_[slot] = stamp_ | static_cast<std::uint32_t>(nodes.size());
      nodes.push_back(node);
    }
  }
}

// Ends the turn on a copy, as far as it goes without chance.
float CarefulPlayer::chanceAfter(const State& actionsDone, State& after) const {
  after = actionsDone;
  QuietPlay play(after);
  aliensMove(play);
  spawnMissiles(play);
  movePews(play);
  moveMissiles(play);
  movePlayerForward(play);
  return judgement_.chance(after);
}

Traits CarefulPlayer::traitsAfter(const State& actionsDone) const {
  State after;
  chanceAfter(actionsDone, after);
  return traitsOf(after);
}

float CarefulPlayer::bestOfTurn(const State& turn) {
  growPlans(turn, next_, false);
  float best = 0;
  State after;
  for (const Node& node : next_) best = std::max(best, chanceAfter(node.state, after));
  return best;
}

float CarefulPlayer::lookFurther(const State& after, std::uint32_t sampleSeed) {
  State turn = after;
  float sum = 0;
  for (int i = 0; i < care_.samples; ++i) {
    turn = after;
    Rng rng = Rng::seeded(sampleSeed + static_cast<std::uint32_t>(i));
    determinize(turn, 0, rng);
    QuietPlay play(turn);
    drawNewCard(play);
    ++turn.round;
    spawnShips(play);
    beginPlayerActions(play);
    sum += bestOfTurn(turn);
  }
  return sum / static_cast<float>(care_.samples);
}

// Looks further after a plan, unless it decides the game at once.
float CarefulPlayer::consider(std::size_t node, std::uint32_t sampleSeed) {
  State after;
  float chance = chanceAfter(nodes_[node].state, after);
  if (chance > kLost && chance < kWon && care_.samples > 0) chance = lookFurther(after, sampleSeed);
  const State& done = nodes_[node].state;
  considered_.push_back({chance, done.shipSpace, done.mineDepth != 0, spawnsHeart(nodes_[node].move)});
  return chance;
}

const std::vector<Move>& CarefulPlayer::plan(const State& seen, Rng& rng) {
  growPlans(seen, nodes_, true);
  State after;
  for (Node& node : nodes_) node.chance = chanceAfter(node.state, after);
  std::vector<std::size_t> order(nodes_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [this](std::size_t a, std::size_t b) { return nodes_[a].chance > nodes_[b].chance; });
  const std::size_t candidates = std::min(order.size(), static_cast<std::size_t>(care_.candidates));
  const std::uint32_t sampleSeed = rng.next();
  std::size_t best = 0;
  considered_.clear();
  for (std::size_t i = 0; i < candidates && (i == 0 || nodes_[order[i]].chance > kLost); ++i) {
    const float chance = consider(order[i], sampleSeed);
    if (chance > considered_[best].chance) best = i;
  }
  chance_ = considered_[best].chance;
  moves_.assign(1, kEndTurn);
  for (int at = static_cast<int>(order[best]); nodes_[static_cast<std::size_t>(at)].parent >= 0;
       at = nodes_[static_cast<std::size_t>(at)].parent)
    moves_.insert(moves_.begin(), nodes_[static_cast<std::size_t>(at)].move);
  return moves_;
}

int CarefulPlayer::sensiblePlans(float within) const {
  std::vector<const Considered*> different;
  for (const Considered& plan : considered_) {
    if (plan.chance < chance_ - within) continue;
    const auto same = [&plan](const Considered* other) {
      return plan.shipSpace == other->shipSpace && plan.mine == other->mine && plan.heart == other->heart;
    };
    if (std::none_of(different.begin(), different.end(), same)) different.push_back(&plan);
  }
  return static_cast<int>(different.size());
}

bool CarefulPlayer::mineCouldScore() const {
  return std::any_of(nodes_.begin(), nodes_.end(), [](const Node& node) {
    if (node.state.mineDepth == 0) return false;
    State after = node.state;
    QuietPlay play(after);
    aliensMove(play);
    return after.mineDepth == 0 && after.points > node.state.points;
  });
}

}  // namespace armada::pew_pew
