// Who plays Stellar Scramble in the tuning tool: the console's own players, and quick players with one bad habit each. Host only.
#pragma once

#include <cstdint>

#include "players/players.h"
#include "players/thinker.h"
#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

enum class Kind : std::uint8_t {
  quick,
  random,
  rollout,  // with so many playouts a move
  easy,
  normal,
  hard,
  // -- quick, but ...
  onlyRed,  // buys Weapon cards of one colour alone
  onlyBlue,
  onlyYellow,
  onlyGreen,
  neverExchange,   // Activates a weapon whenever one can be
  alwaysCooldown,  // cools down after every Overheat gem
  neverCooldown,   // draws until the bag is empty
  neverMove,
  noWeaponCards,  // buys Systems alone
  neverBuy,       // nor repairs
  late6,          // no shot before round 6
  late9,
  noSystems,
};
constexpr Kind kFirstHabit = Kind::onlyRed, kLastHabit = Kind::noSystems;

const char* nameOf(Kind kind);
bool readKind(const char* word, Kind& kind, std::uint32_t& playouts);  // "rollout:200"

class TablePlayer {
 public:
  explicit TablePlayer(Kind kind, std::uint32_t playouts = 0) : kind_(kind), playouts_(playouts) {}
  Move choose(const State& state, Seed deal, std::uint32_t moveNumber, Rng& rng);

 private:
  Kind kind_;
  std::uint32_t playouts_;
  Rollout rollout_;
  Thinker thinker_;
};

}  // namespace armada::stellar_scramble
