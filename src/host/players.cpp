#include "host/players.h"

#include "notation/reading.h"

namespace armada {

HostPlayer::HostPlayer(const std::string& name) : kind_(Kind::random), name_(name) {
  const std::size_t colon = name.find(':');
  const std::string kind = name.substr(0, colon);
  if (kind == "random") {
    kind_ = Kind::random;
  } else if (kind == "quick") {
    kind_ = Kind::quick;
  } else if (kind == "rollout") {
    kind_ = Kind::rollout;
    budget_ = 200;
    rollout_ = std::make_unique<Rollout>();
  } else {
    throw Refused{"--player", "no player is called `" + name + "`; there are: random, quick, rollout, rollout:BUDGET"};
  }
  if (colon == std::string::npos) return;
  std::int64_t budget = 0;
  if (kind_ != Kind::rollout) throw Refused{"--player", kind + " takes no budget"};
  if (!readNumber(name.substr(colon + 1), budget) || budget < 1 || budget > 1000000)
    throw Refused{"--player", "a rollout's budget is 1 to 1000000 playouts, not `" + name.substr(colon + 1) + "`"};
  budget_ = static_cast<std::uint32_t>(budget);
}

Move HostPlayer::choose(const Game& game, const void* state, Rng& rng) {
  game.observe(state, game.toMove(state), seen_.at());
  switch (kind_) {
    case Kind::random: return chooseRandom(game, seen_.at(), rng);
    case Kind::quick: return chooseQuick(game, seen_.at(), rng);
    case Kind::rollout: return chooseRollout(game, seen_.at(), rng, budget_, *rollout_);
  }
  return kNoMove;
}

Players::Players(const std::string& names) {
  std::size_t from = 0;
  while (true) {
    const std::size_t to = names.find(',', from);
    all_.emplace_back(names.substr(from, to == std::string::npos ? to : to - from));
    if (to == std::string::npos) break;
    from = to + 1;
  }
}

void Players::sitDown(const Game& game, const void* state) const {
  const std::size_t seats = game.seats(state);
  if (all_.size() > seats)
    throw Refused{"--player", std::string(game.id) + " has " + std::to_string(seats) +
                                  (seats == 1 ? " seat, not " : " seats, not ") + std::to_string(all_.size())};
}

}  // namespace armada
