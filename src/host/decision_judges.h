// Who says how good each way on is, for `armada decisions`: what can be decided, how many of the ways are sensible, and how
// sure that is. A judge sees what the seat to move sees and nothing else.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/kernel/contract.h"

namespace armada {

// Ways within this much of the best one's chance to win are sensible.
constexpr double kSensible = 0.03;

struct Judged {
  std::string phase;     // of the game, as its positions name it
  std::size_t ways = 0;  // different ones, of which one is chosen
  std::size_t sensible = 0;
  double doubt = 0;         // standard error of the difference between two ways; 0: not known
  std::vector<Move> moves;  // the best way, move by move
};

class Judge {
 public:
  virtual ~Judge() = default;
  virtual const char* unit() const = 0;  // what is decided: "turns"
  // false: what is decided here was judged before, with a decision that has not ended yet.
  virtual bool begins(const void* state) const = 0;
  virtual void judge(const void* state, Rng& rng, Judged& result) = 0;
  // Counts of the game's own, a line each, and the end of a game for them.
  virtual void ended(const void*) {}
  virtual std::vector<std::pair<std::string, std::string>> also() const { return {}; }
};

// Every move by itself, by playouts of each in the same worlds. Pew Pew! by whole turns, with its careful player's look ahead;
// Pulp Invasion with its careful player's judgement at the end of the round.
std::unique_ptr<Judge> judgeOf(const Game& game, std::uint32_t playouts);
// A game with a careful player has a judge whose best way is what that player plays.
bool hasCarefulPlayer(const Game& game);

// "12.3 %"
std::string shareOf(std::size_t part, std::size_t whole);

}  // namespace armada
