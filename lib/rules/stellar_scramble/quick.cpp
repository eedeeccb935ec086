// A sensible move at once, for rollouts, hints and easy opponents: the best shot within reach, a card that makes the next ones
// better, a cooldown before it gets too hot. What things are worth is in quick_worth.h.
#include "rules/stellar_scramble/quick_worth.h"
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

ARMADA_TABLE QuickWorth kWorth = {
    /*invader*/ 280,
    /*denied*/ 14,
    /*rescued*/ 119,
    /*helped*/ 4,
    /*shield*/ -1,
    /*mine*/ 2,
    /*exposed*/ 1,
    /*assist*/ 7,
    /*hit*/ 109,
    /*prospect*/ 4,
    /*centre*/ 0,
    /*heat*/ {0, 9, 19, 27, 65, 154, 222},
    /*turn*/ 555,
    /*meltdown*/ 1011,
    /*gems*/ 29,
    /*rounds*/ 16,
    /*invadersAway*/ 3,
    /*lateCredit*/ 11,
    /*overheatUse*/ 106,
    /*gemBrought*/ -3,
    /*overheatBrought*/ -22,
    /*surplus*/ 2,
    /*buying*/ 16,
    /*icon*/
    {/*power*/ {-5, 1, 5, 38, 113, 244, 379, 550, 372}, /*pattern*/ 467, /*move*/ 6, /*boost*/ 3, /*convert*/ 5,
     /*energize*/ 2, /*scavenge*/ 1, /*vent*/ 7},
    /*system*/ {16, 30, 53, 223, 102, 73, 320, 87, 20, 42, 10, 116, 45, 36, 94, 65, 281, 33},
};

namespace {

int lesser(int a, int b) { return a < b ? a : b; }
int greater(int a, int b) { return a > b ? a : b; }

}  // namespace

// ---- how the game stands --------------------------------------------------------------------------------------------
int roundsUntil(const State& s, bool (*isKind)(AlienEvent)) {
  for (std::size_t slot = kSlots; slot > 0; --slot)
    if (isKind(s.event[slot - 1])) return static_cast<int>(kSlots - slot) + 1;
  return kSlots + 1;
}

int roundsLeft(const State& s) {
  int most = 0;
  for (Seat seat = 0; seat < s.players; ++seat) most = greater(most, s.pilot[seat].invaders);
  return greater(1, lesser(kWorth.rounds - s.round, kWorth.invadersAway * (kVictoryTrack - most)));
}

namespace {

int highestPower(const Pilot& pilot) {
  int most = 0;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (inOrder(pilot, weapon)) most = greater(most, pilot.weapon[weapon].power + pilot.boosts[weapon]);
  return most;
}

int creditWorth(const State& s) { return greater(1, lesser(10, 10 * roundsLeft(s) / kWorth.lateCredit)); }

// Those that fit the meter.
int creditsWorth(const State& s, int credits) {
  return creditWorth(s) * lesser(credits, kMostCredits - activePilot(s).credits);
}

// What a shot is judged by.
struct Outlook {
  int movesIn, firesIn;
  int power;                 // the highest of this pilot
  int others[kMostPlayers];  // and of each other one; 0: this one
};
Outlook outlookOf(const State& s) {
  Outlook outlook{roundsUntil(s, isMove), roundsUntil(s, isFire), highestPower(activePilot(s)), {}};
  for (Seat seat = 0; seat < s.players; ++seat)
    if (seat != activeSeat(s)) outlook.others[seat] = highestPower(s.pilot[seat]);
  return outlook;
}

int othersWithPower(const Outlook& outlook, int power) {
  int count = 0;
  for (const int others : outlook.others) count += others >= power ? 1 : 0;
  return count;
}

// ---- what a shot is worth -------------------------------------------------------------------------------------------
int destroyedWorth(const State& s, const Outlook& outlook, const Hit& hit) {
  const Seat colour = colourOfToken(s.grid[hit.row][hit.column].token);
  const int attack = hit.row > 0 || colour >= s.players ? 0 : colour == activeSeat(s) ? kWorth.rescued : -kWorth.helped;
  return kWorth.invader + attack / outlook.movesIn + kWorth.denied * othersWithPower(outlook, hit.before);
}

int damagedWorth(const State& s, const Outlook& outlook, const Hit& hit) {
  const Cell& cell = s.grid[hit.row][hit.column];
  const bool token = (cell.assists >> activeSeat(s) & 1u) != 0;
  const int exposed = othersWithPower(outlook, hit.after) - othersWithPower(outlook, hit.before);
  return kWorth.shield * (hit.before - hit.after) + (outlook.power >= hit.after ? kWorth.mine : 0) -
         kWorth.exposed * exposed + (token ? 0 : kWorth.assist * levelOfToken(cell.token));
}

int shotWorth(const State& s, const Outlook& outlook, const Shot& shot) {
  int worth = 0;
  int destroyed = 0;
  for (const Hit& hit : shot.hits) {
    worth += hit.after == 0 ? destroyedWorth(s, outlook, hit) : damagedWorth(s, outlook, hit);
    destroyed += hit.after == 0 ? 1 : 0;
  }
  return worth + creditsWorth(s, destroyed * systemSum(s, activeSeat(s), Effect::credits, when(Trigger::destroyed)));
}

// ---- where to fly ---------------------------------------------------------------------------------------------------
// Being hit by "Aliens Fire!" soon. Nobody shoots at an empty column.
int hitCost(const State& s, std::uint8_t space, bool emptied, int firesIn) {
  if (firesIn > 2 || emptied || targetRow(s, space) == kNoRow) return 0;
  return (kWorth.hit + creditWorth(s) * activePilot(s).credits) / (firesIn * firesIn);
}

// Columns with a target that a shot of this Power destroys, a bit each, from bit 3 on.
unsigned prospectsOf(const State& s, int power) {
  unsigned bits = 0;
  for (std::uint8_t space = 1; space <= columns(s); ++space) {
    const std::uint8_t row = targetRow(s, space);
    if (row != kNoRow && s.grid[row][space - 1].shields <= power) bits |= 4u << space;
  }
  return bits;
}

int prospectWorth(const State& s, unsigned prospects, std::uint8_t space) {
  int count = 0;
  for (unsigned bits = prospects >> space & 31u; bits != 0; bits &= bits - 1) ++count;
  return kWorth.prospect * count + kWorth.centre * lesser(space, columns(s) + 1 - space);
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

Flight bestFlight(const State& s, const Outlook& outlook, std::uint8_t weapon, Gem gem) {
  const Flights reach = flightsWithin(s, activeSeat(s), moveValue(s, weapon, gem));
  const unsigned prospects = prospectsOf(s, outlook.power);
  Flight best{activePilot(s).space, false, -10000};
  for (std::uint8_t space = 0; space < spaces(s); ++space) {
    if (reach.to[space] == kTooFar) continue;
    const int there = prospectWorth(s, prospects, space);
    const int idle = there - hitCost(s, space, false, outlook.firesIn);
    if (idle > best.worth) best = {space, false, idle};
    const Shot shot = shotOf(s, weapon, gem, space, reach.to[space]);
    if (shot.hits.empty()) continue;
    const int firing =
        there + shotWorth(s, outlook, shot) - hitCost(s, space, empties(s, shot, space), outlook.firesIn);
    if (firing > best.worth) best = {space, true, firing};
  }
  return best;
}

// ---- weapons --------------------------------------------------------------------------------------------------------
// What an activation of it is worth.
int benefitOf(const Icons& icons) {
  const IconWorth& worth = kWorth.icon;
  int patterns = 0;
  for (unsigned bits = icons.pattern; bits != 0; bits &= bits - 1) ++patterns;
  const int power = worth.power[lesser(icons.power, kPowers - 1)];
  return power + power * patterns * worth.pattern / 100 + worth.move * lesser(icons.move, 5) +
         worth.boost * icons.boost + worth.convert * icons.convert + worth.energize * icons.energize +
         worth.scavenge * icons.scavenge + worth.vent * icons.vent;
}

int benefitOf(const Pilot& pilot, unsigned weapon) {
  return inOrder(pilot, weapon) ? benefitOf(pilot.weapon[weapon]) : 0;
}

unsigned bestWeapon(const Pilot& pilot) {
  unsigned best = 0;
  for (unsigned weapon = 1; weapon < kWeapons; ++weapon)
    if (benefitOf(pilot, weapon) > benefitOf(pilot, best)) best = weapon;
  return best;
}

int gemsOf(const Pilot& pilot, unsigned gem) { return pilot.bag[gem] + pilot.board[gem]; }

// Of a thousand activations, those of this weapon: by its own gems, and by Overheat gems if it is the best.
int shareOf(const Pilot& pilot, unsigned weapon, bool best) {
  constexpr unsigned kOverheat = indexOf(Gem::overheat);
  int all = 0;
  for (unsigned gem = 0; gem < kGems; ++gem) all += gemsOf(pilot, gem);
  const int overheat = best ? gemsOf(pilot, kOverheat) * kWorth.overheatUse / 100 : 0;
  return 1000 * (gemsOf(pilot, weapon) + overheat) / greater(1, all);
}

// ---- cards ----------------------------------------------------------------------------------------------------------
// What the weapon does better with the card, as often as it will be used.
int weaponCardWorth(const State& s, const UpgradeCard& card) {
  const Pilot& pilot = activePilot(s);
  const unsigned weapon = indexOf(card.colour);
  Icons icons = pilot.weapon[weapon];
  add(icons, card.icons);
  const int benefit = benefitOf(icons), before = benefitOf(pilot.weapon[weapon]);
  const bool best = benefit >= benefitOf(pilot, bestWeapon(pilot));
  int worth = roundsLeft(s) * shareOf(pilot, weapon, best) * (benefit - before) / 1000;
  if (!inOrder(pilot, weapon)) worth /= 3;
  for (const Gem gem : card.brings)
    worth += gem == Gem::none ? 0 : gem == Gem::overheat ? kWorth.overheatBrought : kWorth.gemBrought;
  return worth;
}

int cardWorth(const State& s, std::uint8_t card) {
  if (isSystem(card)) return roundsLeft(s) * kWorth.system[systemNumber(card)] / 10;
  return weaponCardWorth(s, cardOf(card));
}

// What lies on the track, to be bought after the gem is used: what each card is worth beyond its price. Empty where the credits
// that the gem may bring make no difference, which is mostly so.
struct Sale {
  int surplus[kSlots];
  int price[kSlots];
};

int exchangeCredits(const State& s) {
  return (s.gem == Gem::overheat ? kOverheatCredits : kEnergyCredits) +
         systemSum(s, activeSeat(s), Effect::credits, when(Trigger::exchange));
}

int mostCredits(const State& s) {
  const Pilot& pilot = activePilot(s);
  int more = exchangeCredits(s);
  for (const Icons& icons : pilot.weapon) more = greater(more, icons.scavenge);
  return lesser(pilot.credits + more, kMostCredits);
}

Sale saleOf(const State& s) {
  Sale sale{};
  const int most = mostCredits(s);
  bool matters = false;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (s.track[slot] == kNoCard) continue;  // worth nothing, costs nothing
    sale.price[slot] = price(s, activeSeat(s), s.track[slot]);
    matters = matters || (sale.price[slot] > activePilot(s).credits && sale.price[slot] <= most);
  }
  if (!matters) return sale;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot)
    if (s.track[slot] != kNoCard && sale.price[slot] <= most)
      sale.surplus[slot] = cardWorth(s, s.track[slot]) - creditWorth(s) * sale.price[slot];
  return sale;
}

// The best card that can be paid once so much was earned.
int purchaseWorth(const State& s, const Sale& sale, int earned) {
  const int credits = lesser(activePilot(s).credits + earned, kMostCredits);
  int best = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    if (sale.price[slot] <= credits) best = greater(best, sale.surplus[slot]);
  return best * kWorth.buying / 100;
}

// ---- Activate or Exchange -------------------------------------------------------------------------------------------
// What rising or falling so far costs.
int heatCost(const Pilot& pilot, int rise) {
  const int then = greater(0, lesser(pilot.overheat + rise, kMeltdown - 1));
  return kWorth.heat[then] - kWorth.heat[pilot.overheat];
}

int specialWorth(const State& s, std::uint8_t weapon) {
  const Pilot& pilot = activePilot(s);
  const Icons& icons = pilot.weapon[weapon];
  const IconWorth& worth = kWorth.icon;
  return worth.boost * (icons.boost - pilot.boosts[weapon]) + worth.convert * icons.convert +
         worth.energize * icons.energize + creditsWorth(s, icons.scavenge);
}

int activationWorth(const State& s, const Outlook& outlook, const Sale& sale, std::uint8_t weapon) {
  const Pilot& pilot = activePilot(s);
  const int systems = systemSum(s, activeSeat(s), Effect::vent, activation(s.gem));
  const int rise = isEnergy(s.gem) ? -pilot.weapon[weapon].vent : kActivateHeat;
  return bestFlight(s, outlook, weapon, s.gem).worth + specialWorth(s, weapon) - heatCost(pilot, rise - systems) +
         purchaseWorth(s, sale, pilot.weapon[weapon].scavenge);
}

int exchangeWorth(const State& s, const Outlook& outlook, const Sale& sale) {
  const Pilot& pilot = activePilot(s);
  const int credits = exchangeCredits(s);
  return creditsWorth(s, credits) + purchaseWorth(s, sale, credits) -
         heatCost(pilot, s.gem == Gem::overheat ? kExchangeHeat : 0) +
         prospectWorth(s, prospectsOf(s, outlook.power), pilot.space) - hitCost(s, pilot.space, false, outlook.firesIn);
}

Move chooseUse(const State& s) {
  const Outlook outlook = outlookOf(s);
  const Sale sale = saleOf(s);
  Move best = moveOf(Verb::exchange);
  int most = exchangeWorth(s, outlook, sale);
  for (std::uint8_t weapon = 0; weapon < kWeapons; ++weapon) {
    if (!mayActivate(s, weapon)) continue;
    const int worth = activationWorth(s, outlook, sale, weapon);
    if (worth > most) {
      most = worth;
      best = moveOf(Verb::activate, weapon);
    }
  }
  return best;
}

Move chooseFlight(const State& s) {
  const Flight flight = bestFlight(s, outlookOf(s), s.weapon, s.gem);
  return flyTo(flight.space, flight.fires);
}

// ---- Draw or Cooldown -----------------------------------------------------------------------------------------------
// What a gem drawn from these is worth in the mean.
int drawWorth(const Pilot& pilot, const int (&gems)[kGems]) {
  int sum = 0, count = 0, best = 0;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) {
    const int benefit = benefitOf(pilot, weapon);
    best = greater(best, benefit);
    sum += gems[weapon] * greater(benefit, 10 * kEnergyCredits);
    count += gems[weapon];
  }
  sum += gems[indexOf(Gem::overheat)] * best;
  count += gems[indexOf(Gem::overheat)];
  return sum / greater(1, count);
}

int gemsBackWorth(const Pilot& pilot) {
  int bag[kGems], all[kGems];
  for (unsigned gem = 0; gem < kGems; ++gem) {
    bag[gem] = pilot.bag[gem];
    all[gem] = gemsOf(pilot, gem);
  }
  return (drawWorth(pilot, all) - drawWorth(pilot, bag)) * kWorth.gems / 100;
}

Move chooseTurn(const State& s) {
  const Pilot& pilot = activePilot(s);
  const Seat seat = activeSeat(s);
  const Risk risk = drawRisk(s, seat);
  if (risk.of == 0) return moveOf(Verb::cooldown);
  const bool safe = systemAtWork(s, seat, Effect::intact, when(Trigger::overheats)) != kNoCard;
  const int loss = (safe ? kWorth.meltdown / 2 : kWorth.meltdown) + creditWorth(s) * (pilot.credits + gatherOf(pilot));
  int boosts = 0;
  for (const std::uint8_t tokens : pilot.boosts) boosts += tokens;
  const int cooling = kWorth.heat[pilot.overheat] + gemsBackWorth(pilot) - kWorth.icon.boost * boosts +
                      creditsWorth(s, systemSum(s, seat, Effect::credits, when(Trigger::cooldown))) -
                      hitCost(s, pilot.space, false, roundsUntil(s, isFire));
  const int drawing = ((risk.of - risk.overheats) * kWorth.turn - risk.overheats * loss) / risk.of;
  return moveOf(cooling > drawing ? Verb::cooldown : Verb::draw);
}

// ---- specials -------------------------------------------------------------------------------------------------------
Move chooseEnergize(const State& s) {
  const unsigned best = bestWeapon(activePilot(s));
  return s.supply[best] > 0 ? moveOf(Verb::energize, best) : moveOf(Verb::stop);
}

Move chooseConvert(const State& s) {
  const Pilot& pilot = activePilot(s);
  const unsigned to = bestWeapon(pilot);
  unsigned from = to;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (mayConvert(s, weapon, to) && benefitOf(pilot, weapon) < benefitOf(pilot, from)) from = weapon;
  return from == to ? moveOf(Verb::stop) : convertMove(from, to);
}

// ---- buying -----------------------------------------------------------------------------------------------------------
int repairWorth(const State& s, unsigned weapon) {
  const Pilot& pilot = activePilot(s);
  const int benefit = benefitOf(pilot.weapon[weapon]);
  const bool best = benefit >= benefitOf(pilot, bestWeapon(pilot));
  return roundsLeft(s) * shareOf(pilot, weapon, best) * (benefit - 10 * kEnergyCredits) / 1000;
}

Move chooseUpgrade(const State& s) {
  const Pilot& pilot = activePilot(s);
  const Seat seat = activeSeat(s);
  Move best = moveOf(Verb::done);
  int most = kWorth.surplus;
  const int credit = creditWorth(s);
  // Credits that would not fit the meter when gathering are no loss.
  const int tooMany = greater(0, pilot.credits + gatherOf(pilot) - kMostCredits);
  const auto offer = [&](int worth, int paid, Move move) {
    const int surplus = worth - credit * greater(0, paid - tooMany);
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
    if (mayRepair(s, weapon)) offer(repairWorth(s, weapon), kRepairPrice, moveOf(Verb::repair, weapon));
  return best;
}

// ---- others ---------------------------------------------------------------------------------------------------------
Move chooseBreakDown(const State& s) {
  const Pilot& pilot = s.pilot[decider(s)];
  unsigned worst = kWeapons;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (inOrder(pilot, weapon) && (worst == kWeapons || benefitOf(pilot, weapon) < benefitOf(pilot, worst)))
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

int assetsOf(const State& state, Seat seat) {
  const Pilot& pilot = state.pilot[seat];
  const int left = roundsLeft(state);
  const unsigned best = bestWeapon(pilot);
  int bring = 0;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    bring += shareOf(pilot, weapon, weapon == best) * greater(benefitOf(pilot, weapon), 10 * kEnergyCredits) / 100;
  for (const std::uint8_t card : pilot.systems)
    if (card != kNoCard) bring += kWorth.system[systemNumber(card)];
  return pilot.credits + left * bring / 100;
}

Move quickMove(const State& seen) {
  switch (seen.phase) {
    case Phase::place: return choosePlace(seen);
    case Phase::turn: return chooseTurn(seen);
    case Phase::use: return chooseUse(seen);
    case Phase::fly: return chooseFlight(seen);
    case Phase::convert: return chooseConvert(seen);
    case Phase::energize: return chooseEnergize(seen);
    case Phase::shop: return chooseUpgrade(seen);
    case Phase::outOfOrder: return chooseBreakDown(seen);
    case Phase::over: break;
  }
  return kNoMove;
}

}  // namespace armada::stellar_scramble
