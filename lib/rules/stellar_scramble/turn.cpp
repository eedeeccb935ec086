// A turn of Stellar Scramble, in the order of the book: draw or cooldown, Activate (move, fire, special) or Exchange, upgrade,
// refill, gather. What happens between the rounds is in aliens.cpp.
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

void tellAloud(Play& play, EventKind what, Seat whom, const Report& report) {
  const auto byte = [](unsigned value) { return static_cast<std::uint8_t>(value); };
  play.events.add({static_cast<std::uint8_t>(what), kEveryone, whom, byte(report.b), byte(report.c), byte(report.d),
                   static_cast<std::int16_t>(report.value)});
}

namespace {

std::uint8_t byteOf(std::size_t value) { return static_cast<std::uint8_t>(value); }
std::uint8_t lesser(unsigned a, unsigned b) { return static_cast<std::uint8_t>(a < b ? a : b); }

void drop(std::uint8_t& from, unsigned by) { from = static_cast<std::uint8_t>(from > by ? from - by : 0u); }

}  // namespace

// ---- what lies where ------------------------------------------------------------------------------------------------
std::uint8_t gemsIn(const std::uint8_t (&gems)[kGems]) {
  unsigned sum = 0;
  for (const std::uint8_t count : gems) sum += count;
  return byteOf(sum);
}

std::uint8_t boostsLeft(const State& state) {
  unsigned left = kBoostTokens;
  for (const Pilot& pilot : state.pilot)
    for (const std::uint8_t tokens : pilot.boosts) left -= tokens;
  return byteOf(left);
}

std::uint8_t assistsLeft(const State& state, Seat seat) {
  unsigned left = kAssistTokens;
  for (const auto& row : state.grid)
    for (const Cell& cell : row) left -= cell.assists >> seat & 1u;
  return byteOf(left);
}

Risk drawRisk(const State& state, Seat seat) {
  const Pilot& pilot = state.pilot[seat];
  return {overheatsAtOnce(pilot) ? pilot.bag[indexOf(Gem::overheat)] : std::uint8_t{0}, gemsIn(pilot.bag)};
}

std::uint8_t targetRow(const State& state, std::uint8_t space) {
  if (space >= spaces(state) || isWormhole(state, space)) return kNoRow;
  for (std::size_t row = 0; row < kRows; ++row)
    if (state.grid[row][space - 1].token != kNoToken) return byteOf(row);
  return kNoRow;
}

// ---- Systems --------------------------------------------------------------------------------------------------------
namespace {

bool sharesSpace(const State& s, Seat seat, std::uint8_t space) {
  for (Seat other = 0; other < s.players; ++other)
    if (other != seat && s.pilot[other].space == space) return true;
  return false;
}

// House 10: conditions look at the target.
bool aimTriggers(const State& s, Seat seat, Trigger trigger, const Occasion& occasion) {
  const Cell& target = s.grid[occasion.row][occasion.space - 1];
  switch (trigger) {
    case Trigger::notMoved: return occasion.distance == 0;
    case Trigger::movedFar: return occasion.distance >= kMovedFar;
    case Trigger::sharedSpace: return sharesSpace(s, seat, occasion.space);
    case Trigger::ownColour: return colourOfToken(target.token) == seat;
    case Trigger::damagedTarget: return target.shields < breedOf(target.token).shields;
    case Trigger::bottomRow: return occasion.row == 0;
    case Trigger::levelThree: return levelOfToken(target.token) == kLevels;
    default: return false;
  }
}

}  // namespace

bool triggers(const State& state, Seat seat, Trigger trigger, const Occasion& occasion) {
  switch (trigger) {
    case Trigger::none: return false;
    case Trigger::cooldown:
    case Trigger::exchange:
    case Trigger::destroyed:
    case Trigger::overheats:
    case Trigger::buying: return trigger == occasion.event;
    case Trigger::energyGem: return isEnergy(occasion.gem);
    case Trigger::overheatGem: return occasion.gem == Gem::overheat;
    default: return occasion.row != kNoRow && aimTriggers(state, seat, trigger, occasion);
  }
}

std::uint8_t systemSum(const State& state, Seat seat, Effect effect, const Occasion& occasion) {
  unsigned sum = 0;
  for (const std::uint8_t card : state.pilot[seat].systems)
    if (card != kNoCard && cardOf(card).effect == effect && triggers(state, seat, cardOf(card).trigger, occasion))
      sum += cardOf(card).amount;
  return byteOf(sum);
}

std::uint8_t systemAtWork(const State& state, Seat seat, Effect effect, const Occasion& occasion) {
  for (const std::uint8_t card : state.pilot[seat].systems)
    if (card != kNoCard && cardOf(card).effect == effect && triggers(state, seat, cardOf(card).trigger, occasion))
      return card;
  return kNoCard;
}

// ---- credits and overheat -------------------------------------------------------------------------------------------
// Book: a player can never have more than 12 credits.
void earn(Play& play, Seat seat, std::uint8_t credits, CreditCause cause, std::uint8_t system) {
  if (credits == 0) return;
  Pilot& pilot = play.state.pilot[seat];
  const std::uint8_t before = pilot.credits;
  pilot.credits = lesser(pilot.credits + credits, kMostCredits);
  tell(play, EventKind::earned, seat, {pilot.credits, static_cast<unsigned>(cause), system, pilot.credits - before});
}

namespace {

// Each System that the occasion triggers pays by itself.
void earnBySystems(Play& play, Trigger event) {
  const Seat seat = play.active();
  for (const std::uint8_t card : play.state.pilot[seat].systems)
    if (card != kNoCard && cardOf(card).effect == Effect::credits && cardOf(card).trigger == event)
      earn(play, seat, cardOf(card).amount, CreditCause::system, card);
}

void heat(Play& play, std::uint8_t by, HeatCause cause) {
  Pilot& pilot = play.pilot();
  pilot.overheat = byteOf(pilot.overheat + by);
  tell(play, EventKind::heated, play.active(), {pilot.overheat, static_cast<unsigned>(cause), kNoCard, by});
}

void cool(Play& play, std::uint8_t by, HeatCause cause, std::uint8_t system = kNoCard) {
  Pilot& pilot = play.pilot();
  const std::uint8_t fall = lesser(by, pilot.overheat);
  if (fall == 0) return;
  pilot.overheat = byteOf(pilot.overheat - fall);
  tell(play, EventKind::heated, play.active(), {pilot.overheat, static_cast<unsigned>(cause), system, -int{fall}});
}

// Gems on the board go back to the bag; says how many.
std::uint8_t takeUpGems(Pilot& pilot) {
  unsigned count = 0;
  for (std::size_t gem = 0; gem < kGems; ++gem) {
    count += pilot.board[gem];
    pilot.bag[gem] = byteOf(pilot.bag[gem] + pilot.board[gem]);
    pilot.board[gem] = 0;
  }
  return byteOf(count);
}

// Book: what Cooldown and Overheat have in common.
std::uint8_t coolDownBoard(Pilot& pilot) {
  pilot.overheat = 0;
  for (std::uint8_t& tokens : pilot.boosts) tokens = 0;
  return takeUpGems(pilot);
}

void putOutOfOrder(Play& play, Seat seat, unsigned weapon) {
  Pilot& pilot = play.state.pilot[seat];
  pilot.outOfOrder = byteOf(pilot.outOfOrder | 1u << weapon);
  tell(play, EventKind::brokeDown, seat, {weapon});
}

}  // namespace

std::uint8_t weaponsInOrder(const Pilot& pilot) {
  unsigned count = 0;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) count += inOrder(pilot, weapon) ? 1 : 0;
  return byteOf(count);
}

// Book: Overheat. House 4: not asked for the last weapon; without one no card is taken.
bool overheat(Play& play, Seat seat, HeatCause cause) {
  Pilot& pilot = play.state.pilot[seat];
  pilot.credits = 0;
  const std::uint8_t gems = coolDownBoard(pilot);
  tell(play, EventKind::overheated, seat, {0, static_cast<unsigned>(cause), 0, gems});
  const std::uint8_t spare = systemAtWork(play.state, seat, Effect::intact, when(Trigger::overheats));
  if (cause == HeatCause::drawn && spare != kNoCard) {  // House 10: in the own turn only
    tell(play, EventKind::spared, seat, {spare});
    return false;
  }
  const std::uint8_t choices = weaponsInOrder(pilot);
  if (choices > 1) return true;
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon)
    if (choices == 1 && inOrder(pilot, weapon)) {
      putOutOfOrder(play, seat, weapon);
      break;
    }
  return false;
}

void breakDown(Play& play, std::uint8_t weapon) {
  State& s = play.state;
  const Seat seat = decider(s);
  putOutOfOrder(play, seat, weapon);
  if (s.hit == 0) {
    endTurn(play);  // Book: if a player overheated in their turn, they may not Gather
    return;
  }
  s.hit = byteOf(s.hit & ~(1u << seat));
  continueFire(play);
}

// ---- Draw or Cooldown -----------------------------------------------------------------------------------------------
void beginTurn(Play& play) {
  State& s = play.state;
  s.phase = Phase::turn;
  s.gem = Gem::none;
  s.weapon = kNoWeapon;
  tell(play, EventKind::turnBegan, play.active(), {0, 0, 0, s.round + 1});
}

namespace {

// Book: one random gem.
Gem takeFromBag(Play& play) {
  Pilot& pilot = play.pilot();
  std::uint32_t pick = play.state.rng.below(gemsIn(pilot.bag));
  play.events.seal();
  std::size_t gem = 0;
  while (pick >= pilot.bag[gem]) pick -= pilot.bag[gem++];
  --pilot.bag[gem];
  return static_cast<Gem>(gem);
}

}  // namespace

// Book: Draw. The Overheat gem that cannot be placed goes back with the others.
void drawGem(Play& play) {
  State& s = play.state;
  s.gem = takeFromBag(play);
  tell(play, EventKind::drew, play.active(), {indexOf(s.gem)});
  Pilot& pilot = play.pilot();
  if (s.gem != Gem::overheat || !overheatsAtOnce(pilot)) {
    s.phase = Phase::use;
    return;
  }
  s.gem = Gem::none;
  ++pilot.board[indexOf(Gem::overheat)];
  if (overheat(play, play.active(), HeatCause::drawn))
    s.phase = Phase::outOfOrder;
  else
    endTurn(play);
}

// Book: Cooldown. Credits stay, nothing can be bought.
void cooldown(Play& play) {
  const std::uint8_t gems = coolDownBoard(play.pilot());
  tell(play, EventKind::cooledDown, play.active(), {0, 0, 0, gems});
  earnBySystems(play, Trigger::cooldown);
  earn(play, play.active(), gatherOf(play.pilot()), CreditCause::gather);
  endTurn(play);
}

// ---- Activate -------------------------------------------------------------------------------------------------------
bool mayActivate(const State& state, std::uint8_t weapon) {
  const Pilot& pilot = activePilot(state);
  if (!inOrder(pilot, weapon)) return false;
  return state.gem == Gem::overheat ? pilot.overheat + kActivateHeat < kMeltdown : indexOf(state.gem) == weapon;
}

// Every weapon moves, and a space beside is always free: where to fly is always a question.
void activate(Play& play, std::uint8_t weapon) {
  State& s = play.state;
  ++play.pilot().board[indexOf(s.gem)];
  s.weapon = weapon;
  s.phase = Phase::fly;
  tell(play, EventKind::activated, play.active(), {weapon, indexOf(s.gem), 0, moveValue(s, weapon, s.gem)});
  // House 10: overheat rises before it falls.
  if (s.gem == Gem::overheat) heat(play, kActivateHeat, HeatCause::activate);
  const Occasion occasion = activation(s.gem);
  cool(play, systemSum(s, play.active(), Effect::vent, occasion), HeatCause::system,
       systemAtWork(s, play.active(), Effect::vent, occasion));
}

// ---- 1. Move --------------------------------------------------------------------------------------------------------
std::uint8_t moveValue(const State& state, std::uint8_t weapon, Gem gem) {
  const Seat seat = activeSeat(state);
  return byteOf(state.pilot[seat].weapon[weapon].move + systemSum(state, seat, Effect::move, activation(gem)));
}

std::uint8_t powerValue(const State& state, std::uint8_t weapon, Gem gem) {
  const Seat seat = activeSeat(state);
  const Pilot& pilot = state.pilot[seat];
  return byteOf(pilot.weapon[weapon].power + pilot.boosts[weapon] +
                systemSum(state, seat, Effect::power, activation(gem)));
}

std::uint8_t overheatOnceActivated(const State& state, Gem gem) {
  const Seat seat = activeSeat(state);
  const int risen = state.pilot[seat].overheat + (gem == Gem::overheat ? kActivateHeat : 0);
  const int fall = systemSum(state, seat, Effect::vent, activation(gem));
  return byteOf(fall < risen ? risen - fall : 0);
}

bool wormholeTaken(const State& state, std::uint8_t space, Seat besides) {
  return isWormhole(state, space) && sharesSpace(state, besides, space);
}

namespace {

// One way round the ring of spaces: the Wormholes are neighbours.
void walk(const State& s, Seat seat, std::uint8_t move, unsigned step, Flights& flights) {
  const unsigned round = spaces(s);
  const std::uint8_t from = s.pilot[seat].space;
  std::uint8_t at = from;
  for (std::uint8_t distance = 1; distance <= move; ++distance) {
    at = byteOf((at + step) % round);
    if (at == from || wormholeTaken(s, at, seat)) return;  // House 6: neither entered nor passed
    flights.to[at] = lesser(flights.to[at], distance);
  }
}

}  // namespace

Flights flightsWithin(const State& state, Seat seat, std::uint8_t move) {
  Flights flights{};
  for (std::uint8_t& distance : flights.to) distance = kTooFar;
  flights.to[state.pilot[seat].space] = 0;
  walk(state, seat, move, 1, flights);
  walk(state, seat, move, spaces(state) - 1u, flights);
  return flights;
}

Flights flights(const State& state) {
  return flightsWithin(state, activeSeat(state), moveValue(state, state.weapon, state.gem));
}

// Both ways may be as long. Then it is the one to the right, unless another Starfighter's Wormhole is in that way (House 6).
int flightDirection(const State& state, std::uint8_t to, std::uint8_t distance) {
  const Seat seat = activeSeat(state);
  const unsigned round = spaces(state);
  std::uint8_t at = state.pilot[seat].space;
  if ((at + distance) % round != to) return -1;
  while (at != to) {
    at = byteOf((at + 1u) % round);
    if (wormholeTaken(state, at, seat)) return -1;
  }
  return 1;
}

// ---- 2. Fire --------------------------------------------------------------------------------------------------------
namespace {

// Spaces that a pattern hits beside the target, from it: rows back, columns to the side.
struct Offset {
  std::uint8_t pattern;
  std::int8_t row, column;
};
constexpr Offset kOffsets[] = {
    {kScatter, 0, -1}, {kScatter, 0, 1}, {kBlast, 1, -1}, {kBeam | kBlast, 1, 0}, {kBlast, 1, 1}, {kBeam, 2, 0},
};
static_assert(sizeof kOffsets / sizeof kOffsets[0] + 1 == kMostHits);

}  // namespace

// House 7: what stands on exactly those spaces. House 10: the sum goes for all that are hit.
Shot shotOf(const State& state, std::uint8_t weapon, Gem gem, std::uint8_t space, std::uint8_t distance) {
  Shot shot{};
  const std::uint8_t row = targetRow(state, space);
  if (row == kNoRow) return shot;
  const Seat seat = activeSeat(state);
  const Pilot& pilot = state.pilot[seat];
  const Icons& icons = pilot.weapon[weapon];
  const Occasion occasion{Trigger::none, gem, distance, space, row};
  shot.power = byteOf(icons.power + pilot.boosts[weapon] + systemSum(state, seat, Effect::power, occasion));
  const auto hit = [&](int atRow, int column) {
    if (atRow >= static_cast<int>(kRows) || column < 0 || column >= columns(state)) return;
    const Cell& cell = state.grid[atRow][column];
    if (cell.token == kNoToken) return;
    std::uint8_t after = cell.shields;
    drop(after, shot.power);
    shot.hits.push({byteOf(static_cast<unsigned>(atRow)), byteOf(static_cast<unsigned>(column)), cell.shields, after});
  };
  hit(row, space - 1);
  for (const Offset& offset : kOffsets)
    if ((icons.pattern & offset.pattern) != 0) hit(row + offset.row, space - 1 + offset.column);
  return shot;
}

Shot shotFrom(const State& state, std::uint8_t space) {
  return shotOf(state, state.weapon, state.gem, space, flights(state).to[space]);
}

namespace {

constexpr unsigned cellNumber(const Hit& hit) { return hit.row * 8u + hit.column; }

// Book: Assists. House 8: the destroyer's own comes back unpaid.
void payAssists(Play& play, const Cell& cell, unsigned where) {
  for (Seat seat = 0; seat < play.state.players; ++seat) {
    if ((cell.assists >> seat & 1u) == 0 || seat == play.active()) continue;
    Pilot& pilot = play.state.pilot[seat];
    const std::uint8_t before = pilot.credits;
    pilot.credits = lesser(pilot.credits + kAssistCredits * levelOfToken(cell.token), kMostCredits);
    tell(play, EventKind::assistPaid, seat, {cell.token, where, pilot.credits, pilot.credits - before});
  }
}

void destroy(Play& play, const Hit& hit) {
  Cell& place = play.state.grid[hit.row][hit.column];
  const Cell cell = place;
  place = Cell{};
  ++play.pilot().invaders;
  tell(play, EventKind::destroyed, play.active(), {cell.token, cellNumber(hit), play.pilot().invaders, hit.before});
  payAssists(play, cell, cellNumber(hit));
  earnBySystems(play, Trigger::destroyed);
}

void damage(Play& play, const Hit& hit) {
  Cell& cell = play.state.grid[hit.row][hit.column];
  cell.shields = hit.after;
  tell(play, EventKind::damaged, play.active(), {cell.token, cellNumber(hit), hit.after, hit.before});
  const unsigned mark = 1u << play.active();
  if ((cell.assists & mark) != 0 || assistsLeft(play.state, play.active()) == 0) return;
  cell.assists = byteOf(cell.assists | mark);
  tell(play, EventKind::assisted, play.active(), {0, cellNumber(hit)});
}

// House 8: what is destroyed goes first, and gives its tokens back.
void fire(Play& play, std::uint8_t distance) {
  const Shot shot = shotOf(play.state, play.state.weapon, play.state.gem, play.pilot().space, distance);
  tell(play, EventKind::fired, play.active(), {play.state.weapon, cellNumber(shot.hits[0]), 0, shot.power});
  for (const Hit& hit : shot.hits)
    if (hit.after == 0) destroy(play, hit);
  for (const Hit& hit : shot.hits)
    if (hit.after > 0) damage(play, hit);
}

// ---- 3. Special -----------------------------------------------------------------------------------------------------
const Icons& icons(const Play& play) { return play.pilot().weapon[play.state.weapon]; }

// House 7: tokens were spent by the activation. House 9: as many as there are.
void boost(Play& play) {
  std::uint8_t& tokens = play.pilot().boosts[play.state.weapon];
  tokens = 0;
  tokens = lesser(icons(play).boost, boostsLeft(play.state));
  if (tokens > 0) tell(play, EventKind::boosted, play.active(), {play.state.weapon, 0, 0, tokens});
}

// Book: Upgrade.
void upgrade(Play& play) {
  State& s = play.state;
  s.phase = Phase::shop;
  s.gem = Gem::none;
  s.weapon = kNoWeapon;
  if (!mayUpgradeAny(s)) finishUpgrade(play);
}

// Book: an Overheat gem may not Vent.
void scavengeAndVent(Play& play) {
  State& s = play.state;
  s.left = 0;
  earn(play, play.active(), icons(play).scavenge, CreditCause::scavenge);
  if (isEnergy(s.gem)) cool(play, icons(play).vent, HeatCause::vent);
  upgrade(play);
}

void goOnEnergizing(Play& play) {
  if (play.state.left == 0 || !mayEnergizeAny(play.state)) scavengeAndVent(play);
}

void beginEnergizing(Play& play) {
  play.state.phase = Phase::energize;
  play.state.left = icons(play).energize;
  goOnEnergizing(play);
}

void goOnConverting(Play& play) {
  if (play.state.left == 0 || !mayConvertAny(play.state)) beginEnergizing(play);
}

// House 9: in the book's order.
void special(Play& play) {
  boost(play);
  play.state.phase = Phase::convert;
  play.state.left = icons(play).convert;
  goOnConverting(play);
}

}  // namespace

void flyAndFire(Play& play, std::uint8_t space, bool fires) {
  State& s = play.state;
  const std::uint8_t from = play.pilot().space;
  const std::uint8_t distance = space == from ? std::uint8_t{0} : flights(s).to[space];
  if (distance > 0) {
    tell(play, EventKind::flew, play.active(), {from, space, distance, flightDirection(s, space, distance)});
    play.pilot().space = space;
  }
  if (fires) fire(play, distance);
  special(play);
}

bool mayConvert(const State& state, unsigned from, unsigned to) {
  return from != to && activePilot(state).board[from] > 0 && state.supply[to] > 0;
}

bool mayConvertAny(const State& state) {
  for (unsigned from = 0; from < kWeapons; ++from)
    for (unsigned to = 0; to < kWeapons; ++to)
      if (mayConvert(state, from, to)) return true;
  return false;
}

void convert(Play& play, unsigned from, unsigned to) {
  State& s = play.state;
  --play.pilot().board[from];
  ++s.supply[from];
  --s.supply[to];
  ++play.pilot().bag[to];
  --s.left;
  tell(play, EventKind::converted, play.active(), {from, to});
  goOnConverting(play);
}

bool mayEnergizeAny(const State& state) { return gemsIn(state.supply) > 0; }

namespace {

// House 9: what is missing is not added.
void addGem(Play& play, Gem gem, GemCause cause) {
  std::uint8_t& spare = play.state.supply[indexOf(gem)];
  if (spare == 0) return;
  --spare;
  ++play.pilot().bag[indexOf(gem)];
  tell(play, EventKind::gemAdded, play.active(), {indexOf(gem), static_cast<unsigned>(cause)});
}

}  // namespace

void energize(Play& play, unsigned gem) {
  addGem(play, static_cast<Gem>(gem), GemCause::energize);
  --play.state.left;
  goOnEnergizing(play);
}

void stopSpecial(Play& play) {
  if (play.state.phase == Phase::convert)
    beginEnergizing(play);
  else
    scavengeAndVent(play);
}

// ---- Exchange -------------------------------------------------------------------------------------------------------
void exchange(Play& play) {
  const Gem gem = play.state.gem;
  ++play.pilot().board[indexOf(gem)];
  tell(play, EventKind::exchanged, play.active(), {indexOf(gem)});
  if (gem == Gem::overheat) heat(play, kExchangeHeat, HeatCause::exchange);
  earn(play, play.active(), isEnergy(gem) ? kEnergyCredits : kOverheatCredits, CreditCause::exchange);
  earnBySystems(play, Trigger::exchange);
  upgrade(play);
}

// ---- Upgrade --------------------------------------------------------------------------------------------------------
// House 11: no price under 1.
std::uint8_t price(const State& state, Seat seat, std::uint8_t card) {
  const std::uint8_t cost = cardOf(card).cost;
  const std::uint8_t discount = systemSum(state, seat, Effect::discount, when(Trigger::buying));
  return cost > discount ? byteOf(cost - discount) : std::uint8_t{1};
}

bool mayBuy(const State& state, std::uint8_t slot) {
  const std::uint8_t card = state.track[slot];
  return card != kNoCard && price(state, activeSeat(state), card) <= activePilot(state).credits;
}

bool hasFreeSystemSlot(const Pilot& pilot) {
  for (const std::uint8_t card : pilot.systems)
    if (card == kNoCard) return true;
  return false;
}

bool mayRepair(const State& state, unsigned weapon) {
  return !inOrder(activePilot(state), weapon) && activePilot(state).credits >= kRepairPrice;
}

bool mayUpgradeAny(const State& state) {
  for (std::uint8_t slot = 0; slot < kSlots; ++slot)
    if (mayBuy(state, slot)) return true;
  return activePilot(state).outOfOrder != 0 && activePilot(state).credits >= kRepairPrice;
}

void add(Icons& sum, const Icons& icons) {
  sum.move = byteOf(sum.move + icons.move);
  sum.power = byteOf(sum.power + icons.power);
  sum.pattern = byteOf(sum.pattern | icons.pattern);
  sum.boost = byteOf(sum.boost + icons.boost);
  sum.convert = byteOf(sum.convert + icons.convert);
  sum.energize = byteOf(sum.energize + icons.energize);
  sum.scavenge = byteOf(sum.scavenge + icons.scavenge);
  sum.vent = byteOf(sum.vent + icons.vent);
}

namespace {

// Book: Weapon cards tuck underneath each other and provide cumulative benefits; their gems go into the bag.
void addWeaponCard(Play& play, std::uint8_t card) {
  setBit(play.pilot().cards, card);
  add(play.pilot().weapon[indexOf(cardOf(card).colour)], cardOf(card).icons);
  for (const Gem gem : cardOf(card).brings)
    if (gem != Gem::none) addGem(play, gem, GemCause::card);
}

// Book: without a free slot an existing System is discarded before the new one is placed.
void discardSystem(Play& play, unsigned place) {
  std::uint8_t& system = play.pilot().systems[place];
  setBit(play.state.gone, system);
  tell(play, EventKind::discarded, play.active(), {system, place});
  system = kNoCard;
}

// Book: each System has its own slot.
void addSystem(Pilot& pilot, std::uint8_t card) {
  unsigned place = 0;
  while (pilot.systems[place] != kNoCard) ++place;
  pilot.systems[place] = card;
}

void goOnUpgrading(Play& play) {
  if (!mayUpgradeAny(play.state)) finishUpgrade(play);
}

}  // namespace

void sumWeapons(Pilot& pilot) {
  for (std::size_t weapon = 0; weapon < kWeapons; ++weapon) pilot.weapon[weapon] = kPlayerBoard[weapon];
  for (std::uint8_t card = 0; card < kCards; ++card)
    if (hasBit(pilot.cards, card) && !isSystem(card))
      add(pilot.weapon[indexOf(cardOf(card).colour)], cardOf(card).icons);
}

void buy(Play& play, std::uint8_t slot, unsigned replaced) {
  State& s = play.state;
  const std::uint8_t card = s.track[slot];
  const std::uint8_t paid = price(s, play.active(), card);
  if (replaced != kReplacesNothing) discardSystem(play, replaced);
  drop(play.pilot().credits, paid);
  s.track[slot] = kNoCard;
  s.bought = byteOf(s.bought | 1u << slot);
  tell(play, EventKind::bought, play.active(), {card, slot, 0, paid});
  if (isSystem(card))
    addSystem(play.pilot(), card);
  else
    addWeaponCard(play, card);
  goOnUpgrading(play);
}

void repair(Play& play, std::uint8_t weapon) {
  Pilot& pilot = play.pilot();
  drop(pilot.credits, kRepairPrice);
  pilot.outOfOrder = byteOf(pilot.outOfOrder & ~(1u << weapon));
  tell(play, EventKind::repaired, play.active(), {weapon});
  goOnUpgrading(play);
}

// ---- Refill, Gather -------------------------------------------------------------------------------------------------
namespace {

// Book: from the Innovation deck of the Main deck's top level, or of the next one. House 11: none left, the gap stays.
void refillProgressTrack(Play& play) {
  State& s = play.state;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if ((s.bought >> slot & 1u) == 0) continue;
    std::uint8_t level = topLevel(s);
    while (level <= kLevels && innovationLeft(s, level) == 0) ++level;
    if (level > kLevels) break;
    s.track[slot] = drawUpgrade(s, level);
    play.events.seal();
    tell(play, EventKind::refilled, play.active(), {s.track[slot], slot});
  }
  s.bought = 0;
}

}  // namespace

void finishUpgrade(Play& play) {
  refillProgressTrack(play);
  earn(play, play.active(), gatherOf(play.pilot()), CreditCause::gather);
  endTurn(play);
}

void endTurn(Play& play) {
  State& s = play.state;
  s.gem = Gem::none;
  if (s.turn + 1 == s.players) {
    endRound(play);
    return;
  }
  ++s.turn;
  beginTurn(play);
}

}  // namespace armada::stellar_scramble
