#include "host/players.h"

#include "notation/reading.h"

namespace armada {

namespace {

constexpr const char* kLevelNames[] = {"easy", "normal", "hard", "adviser"};  // in the order of Level

bool levelNamed(const std::string& name, Level& level) {
  for (std::size_t i = 0; i < sizeof kLevelNames / sizeof kLevelNames[0]; ++i) {
    if (name != kLevelNames[i]) continue;
    level = static_cast<Level>(i);
    return true;
  }
  return false;
}

}  // namespace

HostPlayer::HostPlayer(const std::string& where, const std::string& name) : kind_(Kind::random) {
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
  } else if (levelNamed(kind, level_)) {
    kind_ = Kind::thinker;
    thinker_ = std::make_unique<Thinker>();
  } else {
    throw Refused{where, "no player is called `" + name +
                             "`; there are: easy, normal, hard, adviser, random, quick, rollout, rollout:BUDGET"};
  }
  if (colon == std::string::npos) return;
  std::int64_t budget = 0;
  if (kind_ != Kind::rollout) throw Refused{where, kind + " takes no budget"};
  if (!readNumber(name.substr(colon + 1), budget) || budget < 1 || budget > 1000000)
    throw Refused{where, "a rollout's budget is 1 to 1000000 playouts, not `" + name.substr(colon + 1) + "`"};
  budget_ = static_cast<std::uint32_t>(budget);
}

Move HostPlayer::choose(const Game& game, const void* state, PlayedGame& played) {
  game.observe(state, game.toMove(state), seen_.at());
  const std::uint32_t number = played.number++;
  switch (kind_) {
    case Kind::random: return chooseRandom(game, seen_.at(), played.rng);
    case Kind::quick: return chooseQuick(game, seen_.at(), played.rng);
    case Kind::rollout: return chooseRollout(game, seen_.at(), played.rng, budget_, *rollout_);
    case Kind::thinker: return chooseByThinking(game, seen_.at(), level_, played.seed, number, *thinker_);
  }
  return kNoMove;
}

Players::Players(const std::string& names) {
  std::size_t from = 0;
  while (true) {
    const std::size_t to = names.find(',', from);
    all_.emplace_back("--player", names.substr(from, to == std::string::npos ? to : to - from));
    if (to == std::string::npos) break;
    from = to + 1;
  }
}

Move Players::choose(const Game& game, const void* state) {
  return all_[game.toMove(state) % all_.size()].choose(game, state, played_);
}

void Players::sitDown(const Game& game, const void* state) const {
  const std::size_t seats = game.seats(state);
  if (all_.size() > seats)
    throw Refused{"--player", std::string(game.id) + " has " + std::to_string(seats) +
                                  (seats == 1 ? " seat, not " : " seats, not ") + std::to_string(all_.size())};
}

}  // namespace armada
