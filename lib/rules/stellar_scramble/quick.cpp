// A sensible move at once, for rollouts, hints and easy opponents: the best shot within reach, a card that makes the next one
// better, a cooldown before it gets too hot. Worths are in tenths of a credit; they were tuned by playing against each other.
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

namespace {

constexpr int kInvaderWorth = 110;  // one more on the Victory Track
constexpr int kShieldWorth = 9;     // a shield shot away
constexpr int kAssistWorth = 12;    // a token that may be paid
constexpr int kRescueWorth = 80;    // an Invader that would attack its pilot with the next Aliens Move!
constexpr int kHitWorth = 90;       // not to be hit by "Aliens Fire!"
constexpr int kHeatWorth = 9;       // a step of the meter
constexpr int kBoostWorth = 10;     // a token that waits for its weapon
constexpr int kGemWorth = 8;        // a gem more
constexpr int kConvertWorth = 4;
constexpr int kMeltdownWorth = 130;  // not to overheat, beside the credits
constexpr int kCooldownWorth = 75;   // what a turn spent on cooling down costs

int lesser(int a, int b) { return a < b ? a : b; }
int greater(int a, int b) { return a > b ? a : b; }

// Credits that fit the meter are worth 10 each.
int creditWorth(const Pilot& pilot, int credits) { return 10 * lesser(credits, kMostCredits - pilot.credits); }

// Rounds until the next of its kind leaves the track, 1: at the end of this one; 8: none is in sight.
int roundsUntil(const State& s, bool (*isKind)(AlienEvent)) {
  for (std::size_t slot = kSlots; slot > 0; --slot)
    if (isKind(s.event[slot - 1])) return static_cast<int>(kSlots - slot) + 1;
  return kSlots + 1;
}

// ---- what a shot is worth -------------------------------------------------------------------------------------------
int hitWorth(const State& s, Seat seat, const Hit& hit, int movesIn) {
  const Cell& cell = s.grid[hit.row][hit.column];
  if (hit.after > 0) {
    const bool token = (cell.assists >> seat & 1u) != 0;
    return kShieldWorth * (hit.before - hit.after) + (token ? 0 : kAssistWorth);
  }
  const bool attacksMe = colourOfToken(cell.token) == seat && hit.row == 0;
  return kInvaderWorth + (attacksMe ? kRescueWorth / movesIn : 0);
}

int shotWorth(const State& s, const Shot& shot, int movesIn) {
  int worth = 0;
  int destroyed = 0;
  for (const Hit& hit : shot.hits) {
    worth += hitWorth(s, activeSeat(s), hit, movesIn);
    destroyed += hit.after == 0 ? 1 : 0;
  }
  return worth + creditWorth(activePilot(s),
                             destroyed * systemSum(s, activeSeat(s), Effect::credits, when(Trigger::destroyed)));
}

// Nobody shoots at an empty column.
int spaceWorth(const State& s, std::uint8_t space, bool emptied, int firesIn) {
  if (firesIn > 2 || emptied || targetRow(s, space) == kNoRow) return 0;
  const Pilot& pilot = activePilot(s);
  return -(kHitWorth + 10 * pilot.credits) / (firesIn * firesIn);
}

struct Flight {
  std::uint8_t space;
  bool fires;
  int worth;
};

// The last Invader of a column goes with this shot.
bool empties(const State& s, const Shot& shot, std::uint8_t space) {
  unsigned left = 0;
  for (const auto& row : s.grid) left += row[space - 1].token != kNoToken ? 1 : 0;
  for (const Hit& hit : shot.hits) left -= hit.column + 1 == space && hit.after == 0 ? 1 : 0;
  return left == 0;
}

Flight bestFlight(const State& s, std::uint8_t weapon, Gem gem) {
  const int movesIn = roundsUntil(s, isMove), firesIn = roundsUntil(s, isFire);
  const Flights reach = flightsWithin(s, activeSeat(s), moveValue(s, weapon, gem));
  Flight best{activePilot(s).space, false, -1000};
  for (std::uint8_t space = 0; space < spaces(s); ++space) {
    if (reach.to[space] == kTooFar) continue;
    const Shot shot = shotOf(s, weapon, gem, space, reach.to[space]);
    const bool fires = !shot.hits.empty();
    const int worth = (fires ? shotWorth(s, shot, movesIn) : 0) +
                      spaceWorth(s, space, fires && empties(s, shot, space), firesIn) - reach.to[space];
    if (worth > best.worth) best = {space, fires, worth};
  }
  return best;
}

// ---- Activate or Exchange -------------------------------------------------------------------------------------------
int specialWorth(const State& s, std::uint8_t weapon) {
  const Pilot& pilot = activePilot(s);
  const Icons& icons = pilot.weapon[weapon];
  const int vents = isEnergy(s.gem) ? lesser(icons.vent, pilot.overheat) : 0;
  return kBoostWorth * (icons.boost - pilot.boosts[weapon]) + kConvertWorth * icons.convert +
         kGemWorth * icons.energize + creditWorth(pilot, icons.scavenge) + kHeatWorth * vents;
}

int heatCost(const State& s, int rise) { return s.gem == Gem::overheat ? kHeatWorth * rise : 0; }

int activationWorth(const State& s, std::uint8_t weapon) {
  const int systems = systemSum(s, activeSeat(s), Effect::vent, activation(s.gem));
  return bestFlight(s, weapon, s.gem).worth + specialWorth(s, weapon) - heatCost(s, kActivateHeat - lesser(systems, 3));
}

int exchangeWorth(const State& s) {
  const Pilot& pilot = activePilot(s);
  const int credits = (s.gem == Gem::overheat ? kOverheatCredits : kEnergyCredits) +
                      systemSum(s, activeSeat(s), Effect::credits, when(Trigger::exchange));
  return creditWorth(pilot, credits) - heatCost(s, kExchangeHeat) +
         spaceWorth(s, pilot.space, false, roundsUntil(s, isFire));
}

Move chooseUse(const State& s) {
  Move best = moveOf(Verb::exchange);
  int most = exchangeWorth(s);
  for (std::uint8_t weapon = 0; weapon < kWeapons; ++weapon) {
    if (!mayActivate(s, weapon)) continue;
    const int worth = activationWorth(s, weapon);
    if (worth > most) {
      most = worth;
      best = moveOf(Verb::activate, weapon);
    }
  }
  return best;
}

// ---- Draw or Cooldown -----------------------------------------------------------------------------------------------
Move chooseTurn(const State& s) {
  const Pilot& pilot = activePilot(s);
  const Risk risk = drawRisk(s, activeSeat(s));
  if (risk.of == 0) return moveOf(Verb::cooldown);
  const bool safe = systemAtWork(s, activeSeat(s), Effect::intact, when(Trigger::overheats)) != kNoCard;
  const int loss = (safe ? kMeltdownWorth / 2 : kMeltdownWorth) + 10 * pilot.credits;
  const int gain = creditWorth(pilot, systemSum(s, activeSeat(s), Effect::credits, when(Trigger::cooldown)));
  return moveOf(risk.overheats * loss > risk.of * (kCooldownWorth - gain) ? Verb::cooldown : Verb::draw);
}

// ---- weapons and cards ----------------------------------------------------------------------------------------------
// How good an activation of a weapon is, roughly.
int weaponWorth(const Pilot& pilot, std::size_t weapon) {
  if (!inOrder(pilot, static_cast<unsigned>(weapon))) return 0;
  const Icons& icons = pilot.weapon[weapon];
  int patterns = 0;
  for (unsigned bits = icons.pattern; bits != 0; bits &= bits - 1) ++patterns;
  return 10 * icons.power + 6 * patterns * icons.power + 2 * lesser(icons.move, 5) + 4 * icons.boost +
         3 * icons.scavenge + 2 * (icons.vent + icons.energize);
}

std::size_t bestWeapon(const State& s) {
  const Pilot& pilot = activePilot(s);
  std::size_t best = 0;
  for (std::size_t weapon = 1; weapon < kWeapons; ++weapon)
    if (weaponWorth(pilot, weapon) > weaponWorth(pilot, best)) best = weapon;
  return best;
}

Move chooseEnergize(const State& s) {
  const std::size_t best = bestWeapon(s);
  return s.supply[best] > 0 ? moveOf(Verb::energize, static_cast<unsigned>(best)) : moveOf(Verb::stop);
}

Move chooseConvert(const State& s) {
  const Pilot& pilot = activePilot(s);
  const auto to = static_cast<unsigned>(bestWeapon(s));
  unsigned from = to;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (mayConvert(s, weapon, to) && weaponWorth(pilot, weapon) < weaponWorth(pilot, from)) from = weapon;
  return from == to ? moveOf(Verb::stop) : convertMove(from, to);
}

int systemWorth(const UpgradeCard& card) {
  switch (card.effect) {
    case Effect::power: return 55 * card.amount;
    case Effect::move: return 15 * card.amount;
    case Effect::vent: return 30 * card.amount;
    case Effect::credits: return 12 * card.amount;
    case Effect::discount: return 25 * card.amount;
    default: return 30;
  }
}

int weaponCardWorth(const Pilot& pilot, const UpgradeCard& card) {
  const Icons& has = pilot.weapon[indexOf(card.colour)];
  const Icons& icons = card.icons;
  int worth = 75 * icons.power + 6 * greater(0, lesser(icons.move, 5 - has.move)) + 26 * icons.boost +
              10 * icons.convert + 12 * icons.energize + 16 * icons.scavenge + 10 * icons.vent;
  for (unsigned bits = icons.pattern & ~has.pattern; bits != 0; bits &= bits - 1)
    worth += 25 + 15 * (has.power + icons.power);
  for (const Gem gem : card.brings) worth += gem == Gem::none ? 0 : gem == Gem::overheat ? -25 : 5;
  return inOrder(pilot, indexOf(card.colour)) ? worth : worth / 3;
}

// What is bought late has little time to pay.
int cardWorth(const State& s, std::uint8_t card) {
  const UpgradeCard& row = cardOf(card);
  const int worth = row.colour == Gem::none ? systemWorth(row) : weaponCardWorth(activePilot(s), row);
  const int late = s.round < 10 ? 0 : s.round - 10;
  return worth * (24 - lesser(late, 14)) / 24;
}

Move chooseUpgrade(const State& s) {
  const Pilot& pilot = activePilot(s);
  const Seat seat = activeSeat(s);
  Move best = moveOf(Verb::done);
  int most = 0;
  const auto offer = [&](int worth, int paid, Move move) {
    const int surplus = worth - 10 * paid;
    if (surplus > most) {
      most = surplus;
      best = move;
    }
  };
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!mayBuy(s, slot)) continue;
    const std::uint8_t card = s.track[slot];
    const int paid = price(s, seat, card);
    if (!isSystem(card) || hasFreeSystemSlot(pilot)) {
      offer(cardWorth(s, card), paid, buyMove(slot));
      continue;
    }
    for (unsigned place = 0; place < kSystemSlots; ++place)
      offer(cardWorth(s, card) - cardWorth(s, pilot.systems[place]), paid, buyMove(slot, place));
  }
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (mayRepair(s, weapon)) {
      Pilot mended = pilot;
      mended.outOfOrder = 0;
      offer(40 + 5 * weaponWorth(mended, weapon), kRepairPrice, moveOf(Verb::repair, weapon));
    }
  return best;
}

Move chooseBreakDown(const State& s) {
  const Pilot& pilot = s.pilot[decider(s)];
  unsigned worst = kWeapons;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (inOrder(pilot, weapon) && (worst == kWeapons || weaponWorth(pilot, weapon) < weaponWorth(pilot, worst)))
      worst = weapon;
  return moveOf(Verb::breakDown, worst);
}

// In front of the weakest Invader, not too far outside.
Move choosePlace(const State& s) {
  std::uint8_t best = 1;
  int most = -1000;
  for (std::uint8_t space = 1; space <= columns(s); ++space) {
    const std::uint8_t row = targetRow(s, space);
    const int edge = lesser(space, columns(s) + 1 - space);
    const int worth = 2 * lesser(edge, 2) - (row == kNoRow ? 9 : s.grid[row][space - 1].shields);
    if (worth > most) {
      most = worth;
      best = space;
    }
  }
  return moveOf(Verb::place, best);
}

}  // namespace

Move quickMove(const State& seen) {
  switch (seen.phase) {
    case Phase::place: return choosePlace(seen);
    case Phase::turn: return chooseTurn(seen);
    case Phase::use: return chooseUse(seen);
    case Phase::fly: {
      const Flight flight = bestFlight(seen, seen.weapon, seen.gem);
      return flyTo(flight.space, flight.fires);
    }
    case Phase::convert: return chooseConvert(seen);
    case Phase::energize: return chooseEnergize(seen);
    case Phase::shop: return chooseUpgrade(seen);
    case Phase::outOfOrder: return chooseBreakDown(seen);
    case Phase::over: break;
  }
  return kNoMove;
}

}  // namespace armada::stellar_scramble
