// Looking ahead in Pew Pew! without chance: the same phases as the rules, played on a copy of what is seen.
#include "rules/pew_pew/foresight.h"

#include "rules/pew_pew/phases.h"

namespace armada::pew_pew {

namespace {

// Writes down what the phases tell.
class Scout final : public Listener {
 public:
  Scout(const State& now, Forecast& forecast) : now_(now), forecast_(forecast) {}

  void hear(const Event& event) override {
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::phaseBegan: phase_ = static_cast<Phase>(event.a); break;
      case EventKind::alienTurned:
        forecast_.alien[event.c].movesTo = event.b;
        forecast_.alien[event.c].turnsTo = event.d;
        break;
      case EventKind::missileSpawned:
        forecast_.alien[event.c].shootsAt = event.b;
        shooter_ = event.c;
        break;
      case EventKind::pewHitAlien: forecast_.alien[event.c].destroyed = true; break;
      case EventKind::mineWentOff:
        if (event.c == static_cast<std::uint8_t>(Piece::alien)) forecast_.alien[event.d].destroyed = true;
        break;
      case EventKind::shipHit: addThreat(event); break;
      case EventKind::heartTaken: forecast_.healed = forecast_.healed || event.c != 0; break;
      case EventKind::deathCounted: forecast_.alien[event.c].passes = true; break;
      default: break;
    }
  }

 private:
  void addThreat(const Event& event) {
    Threat threat{static_cast<Piece>(event.c),           phase_, event.a, event.b, kNowhere,
                  static_cast<std::uint8_t>(event.value)};
    if (threat.what == Piece::alien) {
      threat.alien = event.d;
      forecast_.alien[event.d].destroyed = true;
    } else if (phase_ == Phase::spawnMissiles) {
      threat.alien = shooter_;
    } else {
      ++threat.depth;  // missiles came one card closer in their phase
      if (!missileAt(now_, threat.depth, threat.space)) threat.alien = shooterAt(threat.depth, threat.space);
    }
    if (threat.alien != kNowhere) {
      threat.depth = now_.aliens[threat.alien].depth;
      threat.space = now_.aliens[threat.alien].space;
    }
    if (!forecast_.threats.full()) forecast_.threats.push(threat);
  }

  std::uint8_t shooterAt(std::uint8_t depth, std::uint8_t space) const {
    for (std::uint8_t i = 0; i < kAliens; ++i)
      if (now_.aliens[i].depth == depth && forecast_.alien[i].shootsAt == space) return i;
    return kNowhere;
  }

  const State& now_;
  Forecast& forecast_;
  Phase phase_ = Phase::playerActions;
  std::uint8_t shooter_ = kNowhere;
};

}  // namespace

void foresee(const State& seen, Forecast& forecast, Events& events) {
  for (AlienPlan& plan : forecast.alien) plan = {kNowhere, 0, kNowhere, false, false};
  forecast.threats = {};
  forecast.healed = false;
  forecast.after = seen;
  Scout scout(seen, forecast);
  ToldPlay play(forecast.after, events, &scout);
  aliensMove(play);
  spawnMissiles(play);
  movePews(play);
  moveMissiles(play);
  movePlayerForward(play);
  forecast.pointsGained = static_cast<std::uint8_t>(forecast.after.points - seen.points);
  forecast.deathsGained = static_cast<std::uint8_t>(forecast.after.deaths - seen.deaths);
  forecast.hearts = forecast.after.hearts;
}

void preview(const State& seen, Move move, Preview& result) {
  result = Preview{};
  result.after = seen;
  result.refusal = refusalOf(seen, move);
  result.price = priceOf(seen, move);
  result.toSpace = seen.shipSpace;
  if (movesShip(move)) {
    const std::uint8_t to = neighbour(seen.shipSpace, directionOf(move));
    if (to != kNowhere) result.toSpace = to;
  }
  if (movesShip(move) || move == kFire) {
    const std::size_t depth = move == kFire ? 2 : 1;
    result.meetsMissile = missileAt(seen, depth, result.toSpace);
    result.meetsAlien = alienAt(seen, depth, result.toSpace) != kNowhere;
    result.meetsHeart = depth == 1 && heartAt(seen, depth, result.toSpace);
    result.meetsMine = mineAt(seen, depth, result.toSpace);
  }
  if (result.refusal == Refusal::none && move != kEndTurn) {
    State& after = result.after;
    after.rng = Rng{};  // stops before chance
    Events nobody;
    apply(after, move, nobody);
  }
  result.points = static_cast<std::uint8_t>(result.after.points - seen.points);
  result.hearts = result.after.hearts;
  result.hits = static_cast<std::uint8_t>((result.meetsMissile ? 1 : 0) + (result.meetsAlien ? 1 : 0));
  if (move == kFire || result.refusal != Refusal::none || result.meetsMine) result.hits = 0;
}

std::uint8_t openChevrons(const State& seen, std::uint8_t depth, std::uint8_t set) {
  const ChevronSet& chevrons = kScreenCard[seen.cards[depth - 1]].set[set];
  return covered(seen, depth, chevrons.space) ? std::uint8_t{0} : chevrons.chevrons;
}

}  // namespace armada::pew_pew
