// Computer players as the command line names them: random, quick, rollout, rollout:BUDGET, and the console's own easy, normal, hard and adviser, who
// gives hints.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "notation/notation.h"
#include "players/players.h"
#include "players/thinker.h"

namespace armada {

// What the players of one game share: their own generator, which has nothing to do with the game's, and how far the game is.
struct PlayedGame {
  Rng rng;
  Seed seed;
  std::uint32_t number;  // of the next move

  static PlayedGame dealt(Seed seed) { return {Rng::seeded(seed ^ 0x5EEDCAFEu), seed, 0}; }
};

class HostPlayer {
 public:
  HostPlayer(const std::string& where, const std::string& name);  // throws Refused
  // For the seat to move; the player gets what that seat sees and nothing else.
  Move choose(const Game& game, const void* state, PlayedGame& played);

 private:
  enum class Kind { random, quick, rollout, thinker } kind_;
  Level level_ = Level::normal;
  std::uint32_t budget_ = 0;
  std::unique_ptr<Rollout> rollout_;
  std::unique_ptr<Thinker> thinker_;
  StateBox seen_{};
};

// One for every seat: "quick" for all of them, "quick,random" for seats in turn.
class Players {
 public:
  explicit Players(const std::string& names);
  // A new game with this seed begins.
  void begin(Seed seed) { played_ = PlayedGame::dealt(seed); }
  // The next move, by the player of the seat to move.
  Move choose(const Game& game, const void* state);
  Rng& rng() { return played_.rng; }
  // Refuses more players than the game has seats.
  void sitDown(const Game& game, const void* state) const;

 private:
  std::vector<HostPlayer> all_;
  PlayedGame played_ = PlayedGame::dealt(0);
};

}  // namespace armada
