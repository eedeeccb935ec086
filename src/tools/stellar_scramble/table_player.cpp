// A bad habit is a change of what the quick player sees, so that it makes the best of what is left to it; where that does not keep
// it from a move, another is made instead.
#include "tools/stellar_scramble/table_player.h"

#include <cstdlib>
#include <cstring>

#include "rules/stellar_scramble/stellar_scramble.h"

namespace armada::stellar_scramble {

namespace {

constexpr const char* kNames[] = {"quick",    "random",      "rollout",    "easy",        "normal",
                                  "hard",     "only-red",    "only-blue",  "only-yellow", "only-green",
                                  "no-trade", "always-cool", "never-cool", "never-move",  "no-weapons",
                                  "no-buy",   "late-6",      "late-9",     "no-systems"};

template <class Allowed>
void keepForSale(State& seen, Allowed allowed) {
  for (std::uint8_t& card : seen.track)
    if (card != kNoCard && !allowed(card)) card = kNoCard;
}

void keepColour(State& seen, Kind kind) {
  const auto colour = static_cast<Gem>(static_cast<int>(kind) - static_cast<int>(Kind::onlyRed));
  keepForSale(seen, [&](std::uint8_t card) { return isSystem(card) || cardOf(card).colour == colour; });
}

void stay(State& seen) {
  Pilot& pilot = seen.pilot[activeSeat(seen)];
  for (Icons& icons : pilot.weapon) icons.move = 0;
  for (std::uint8_t& system : pilot.systems)
    if (system != kNoCard && cardOf(system).effect == Effect::move) system = kNoCard;
}

Move firstActivation(const State& seen) {
  MoveList moves;
  legalMoves(seen, moves);
  return moves[0];  // Exchange is the last of them
}

bool shootsLate(Kind kind, const State& seen) {
  return seen.phase == Phase::fly &&
         ((kind == Kind::late6 && seen.round + 1 < 6) || (kind == Kind::late9 && seen.round + 1 < 9));
}

Move habitMove(Kind kind, State seen) {
  const bool canDraw = gemsIn(activePilot(seen).bag) > 0;
  switch (kind) {
    case Kind::onlyRed:
    case Kind::onlyBlue:
    case Kind::onlyYellow:
    case Kind::onlyGreen: keepColour(seen, kind); break;
    case Kind::neverExchange:
      if (seen.phase == Phase::use && quickMove(seen) == moveOf(Verb::exchange)) {
        seen.pilot[activeSeat(seen)].credits = kMostCredits;
        return quickMove(seen) == moveOf(Verb::exchange) ? firstActivation(seen) : quickMove(seen);
      }
      break;
    case Kind::alwaysCooldown:
      if (seen.phase == Phase::turn && activePilot(seen).overheat > 0) return moveOf(Verb::cooldown);
      break;
    case Kind::neverCooldown:
      if (seen.phase == Phase::turn) return moveOf(canDraw ? Verb::draw : Verb::cooldown);
      break;
    case Kind::neverMove:
      if (seen.phase == Phase::use || seen.phase == Phase::fly) stay(seen);
      break;
    case Kind::noWeaponCards: keepForSale(seen, isSystem); break;
    case Kind::neverBuy:
      if (seen.phase == Phase::shop) return moveOf(Verb::done);
      break;
    case Kind::noSystems: keepForSale(seen, [](std::uint8_t card) { return !isSystem(card); }); break;
    default: break;
  }
  const Move quick = quickMove(seen);
  return shootsLate(kind, seen) ? flyTo(whatOf(quick) / 2, false) : quick;
}

}  // namespace

const char* nameOf(Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

bool readKind(const char* word, Kind& kind, std::uint32_t& playouts) {
  const char* const colon = std::strchr(word, ':');
  const std::size_t length = colon == nullptr ? std::strlen(word) : static_cast<std::size_t>(colon - word);
  playouts = colon == nullptr ? 0 : static_cast<std::uint32_t>(std::strtoul(colon + 1, nullptr, 10));
  for (std::size_t i = 0; i < sizeof kNames / sizeof kNames[0]; ++i)
    if (std::strlen(kNames[i]) == length && std::strncmp(word, kNames[i], length) == 0) {
      kind = static_cast<Kind>(i);
      return (kind == Kind::rollout) == (playouts > 0);
    }
  return false;
}

Move TablePlayer::choose(const State& state, Seed deal, std::uint32_t moveNumber, Rng& rng) {
  const Game& game = kStellarScramble;
  const State seen = observe(state, toMove(state));
  switch (kind_) {
    case Kind::quick: return quickMove(seen);
    case Kind::random: return chooseRandom(game, &seen, rng);
    case Kind::rollout: return chooseRollout(game, &seen, rng, playouts_, rollout_);
    case Kind::easy: return chooseByThinking(game, &seen, Level::easy, deal, moveNumber, thinker_);
    case Kind::normal: return chooseByThinking(game, &seen, Level::normal, deal, moveNumber, thinker_);
    case Kind::hard: return chooseByThinking(game, &seen, Level::hard, deal, moveNumber, thinker_);
    default: return habitMove(kind_, seen);
  }
}

}  // namespace armada::stellar_scramble
