// The careful player of Pew Pew!: looks through every plan of its turn exactly, plays the phases that follow on a copy,
// samples what may come up, and looks through the next turn too. It is what the components were tuned by, and what
// the judgement of the rules is fitted to (appraise.cpp). Sees observed states only; host only, it allocates.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// What the end of a turn leaves, as numbers: the position before the next card is drawn.
constexpr std::size_t kTraits = 24;
struct Traits {
  float value[kTraits];
};
Traits traitsOf(const State& after);

// The chance to win from there, by a logistic function of the traits.
struct Judgement {
  float weight[kTraits];
  float chance(const State& after) const;
};
extern const Judgement kJudgement;

struct Care {
  int candidates = 16;  // plans of this turn that are looked at further, the most promising first
  int samples = 6;      // of the next card and its aliens, the same ones for every plan
};

class CarefulPlayer {
 public:
  explicit CarefulPlayer(const Care& care = {}, const Judgement& judgement = kJudgement)
      : care_(care), judgement_(judgement) {}

  // The moves of the best plan, its kEndTurn included. `seen` is a position in the Player Actions Phase.
  const std::vector<Move>& plan(const State& seen, Rng& rng);
  // The first of them.
  Move choose(const State& seen, Rng& rng) { return plan(seen, rng).front(); }
  float chance() const { return chance_; }  // of the plan, as it judged it
  // What ending the turn here would leave, for fitting.
  Traits traitsAfter(const State& actionsDone) const;
  std::size_t plans() const { return nodes_.size(); }  // different positions that the turn could end in
  // Of those that were looked at further in the last plan, how many different ones are within that much of the best:
  // different in where the ship ends, in dropping the mine or in spawning the heart. A shot more or less, or the heart
  // elsewhere, is not another plan.
  int sensiblePlans(float within) const;
  bool mineCouldScore() const;  // in any plan of the last turn

 private:
  struct Node {
    State state;  // after the actions
    int parent;   // -1: none
    Move move;
    float chance;  // by judgement alone
  };
  // A plan that was looked at further.
  struct Considered {
    float chance;
    std::uint8_t shipSpace;
    bool mine, heart;
  };

  void growPlans(const State& seen, std::vector<Node>& nodes, bool hearts);
  float chanceAfter(const State& actionsDone, State& after) const;
  float bestOfTurn(const State& turn);
  float consider(std::size_t node, std::uint32_t sampleSeed);
  float lookFurther(const State& after, std::uint32_t sampleSeed);

  Care care_;
  Judgement judgement_;
  float chance_ = 0;
  std::vector<Node> nodes_;
  std::vector<Node> next_;  // of the turn after
  std::vector<Considered> considered_;
  std::vector<Move> moves_;
  // Of nodes, by the bytes of their states. A stamp tells this turn's entries from those of turns before: to clear it
  // thousands of times a game would take most of the time.
  std::vector<std::uint32_t> table_;
  std::uint32_t stamp_ = 0;
};

}  // namespace armada::pew_pew
