// Computer players as the command line names them: random, quick, rollout, rollout:BUDGET.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "notation/notation.h"
#include "players/players.h"

namespace armada {

class HostPlayer {
 public:
  explicit HostPlayer(const std::string& name);  // throws Refused
  const std::string& name() const { return name_; }
  // For the seat to move; the player gets what that seat sees and nothing else.
  Move choose(const Game& game, const void* state, Rng& rng);

 private:
  enum class Kind { random, quick, rollout } kind_;
  std::string name_;
  std::uint32_t budget_ = 0;
  std::unique_ptr<Rollout> rollout_;
  StateBox seen_{};
};

// One for every seat: "quick" for all of them, "quick,random" for seats in turn.
class Players {
 public:
  explicit Players(const std::string& names);
  HostPlayer& of(Seat seat) { return all_[seat % all_.size()]; }
  // Refuses more players than the game has seats.
  void sitDown(const Game& game, const void* state) const;

 private:
  std::vector<HostPlayer> all_;
};

// The players' own generator: it has nothing to do with the game's.
inline Rng playersRng(Seed seed) { return Rng::seeded(seed ^ 0x5EEDCAFEu); }

}  // namespace armada
