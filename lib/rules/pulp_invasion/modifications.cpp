// The order of modifications: one function in the book's five steps, and the numbers that go through it. Changes nothing.
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

namespace {

constexpr std::uint8_t kOutsideLine = 0xFE;

// Numbers that texts change, a bit each.
using Whats = unsigned;
constexpr Whats bitOf(What what) { return 1u << static_cast<unsigned>(what); }
// A text may speak of cards with a certain Engage Icon, so icons are wanted for each of these.
constexpr Whats kOfEngage = bitOf(What::icon) | bitOf(What::strength);
constexpr Whats kOfEvadePrice = bitOf(What::icon) | bitOf(What::evadePrice);
constexpr Whats kOfEvadeCubes = bitOf(What::icon) | bitOf(What::evadeCubes);

// The passive changes in force of the numbers that are wanted, in the order of the book's five steps. They are looked for once, and
// then asked for each of these numbers.
struct Change {
  const Effect* effect;
  std::uint8_t carrier;  // the slot of its card, or kOutsideLine
  std::uint8_t step;
};
class InForce {
 public:
  // Book: Order of Modifications.
  InForce(const State& s, Whats wanted) : state(s) {
    Change* next = changes_;
    Whats changed = 0;
    // Written down in any case, and counted if it is wanted: a processor could only guess whether it will be.
    const auto addOne = [&](const Effect& effect, std::uint8_t step, std::uint8_t carrier) {
      const Whats what = effect.when == When::always ? wanted & bitOf(effect.what) : 0u;
      *next = {&effect, carrier, step};
      next += what != 0 ? 1 : 0;
      changed |= what;
    };
    const auto add = [&](const Effect(&effect)[2], std::uint8_t step, std::uint8_t carrier) {
      addOne(effect[0], step, carrier);
      if (effect[1].when != When::nothing) addOne(effect[1], step, carrier);
    };
    // 1. Cosmic Hegemony Alien card
    add(kAlienCard[alienNow(s)].effect, 0, kOutsideLine);
    // 2. Encounter Line card: from its reading until End of Round, evaded or not
    for (std::uint8_t slot = 0; slot < kLineCards && slot <= s.current; ++slot)
      if (speaks(s, slot)) add(kEncounterCard[s.line[slot]].effect, 1, slot);
    // 3. Location card
    if (s.location != kNoCard) addOne(locationEffect(s), 2, kOutsideLine);
    // 4. Planet card
    if (s.planet != kNoPlanet) add(kPlanetCard[s.planet].effect, 3, kOutsideLine);
    // 5. Super Weapon cards, in the order found
    for (const Found& found : s.found)
      if (understood(found)) add(kWeaponCard[found.weapon].effect, 4, kOutsideLine);
    end_ = next;
    changed_ = changed;
  }

  const Change* begin() const { return changes_; }
  const Change* end() const { return end_; }
  bool change(What what) const { return (changed_ & bitOf(what)) != 0; }

  const State& state;

 private:
  static constexpr std::size_t kMost = 2 + 2 * kLineCards + 1 + 2 + 2 * kWeapons;
  const Change* end_;
  Whats changed_;
  Change changes_[kMost + 1];
};

// A number on its way through the steps.
struct Asked {
  const InForce& inForce;
  std::uint8_t slot;  // kLineCards: the search, which is about no card
  Ability icon;       // the card's, where What::strength is asked; House 11: after all changes of icons
};

Ability iconOf(const InForce& inForce, std::uint8_t slot);

// All filters but those by Engage Icon.
bool fitsKind(const State& state, Filter filter, std::uint8_t slot, std::uint8_t carrier) {
  const Card card = state.line[slot];
  switch (filter) {
    case Filter::every: return true;
    case Filter::itself: return slot == carrier;
    case Filter::toTheRight: return carrier < kLineCards && slot > carrier;
    case Filter::guardforce: return kindOf(card) == CardKind::guardforce;
    case Filter::agents: return kindOf(card) == CardKind::agent;
    case Filter::events: return kindOf(card) == CardKind::event;
    case Filter::agentsAndEvents: return card >= kFirstAgent;
    case Filter::withPlanetIcon: return kEncounterCard[card].planetIcons > 0;
    case Filter::withoutPlanetIcon: return kEncounterCard[card].planetIcons == 0;
    case Filter::combat:
    case Filter::science:
    case Filter::diplomacy: break;
  }
  return false;
}

template <What what>
bool fits(const Asked& asked, Filter filter, std::uint8_t carrier, int value) {
  if (filter == Filter::every) return true;
  if (what == What::searchCount) return false;
  if (filter < Filter::combat) return fitsKind(asked.inForce.state, filter, asked.slot, carrier);
  const int ability = static_cast<int>(filter) - static_cast<int>(Filter::combat);
  if constexpr (what == What::icon) {
    return ability == value;
  } else {
    const Ability icon = what == What::strength ? asked.icon : iconOf(asked.inForce, asked.slot);
    return ability == static_cast<int>(icon);
  }
}

// House 6: lowering the Strength stops at 1, unless the text says that it may reach 0.
template <What what>
int changed(const State& state, const Effect& effect, int value) {
  if (what == What::icon) return static_cast<int>(effect.of);
  const int amount = effect.amount * timesOf(state, effect.scale);
  const int after = effect.how == How::add ? value + amount : effect.how == How::set ? amount : 2 * value;
  if (what != What::strength || effect.mayZero || after >= 1 || after >= value) return after;
  return value < 1 ? value : 1;
}

// House 11: clamped after every step.
int clamped(int value) { return value < 0 ? 0 : value > kMostStrength ? kMostStrength : value; }

// Through the five steps; `after` is told what stands after each. The search has steps 2 to 5 only (House 11).
template <What what, class After>
std::uint8_t modify(const Asked& asked, std::uint8_t printed, const After& after) {
  int value = printed;
  std::size_t step = 0;
  const auto endSteps = [&](std::size_t before) {
    if (step < before) value = clamped(value);
    for (; step < before; ++step) after(step, static_cast<std::uint8_t>(value));
  };
  for (const Change& change : asked.inForce) {
    if (change.effect->what != what || (what == What::searchCount && change.step == 0)) continue;
    endSteps(change.step);
    if (fits<what>(asked, change.effect->filter, change.carrier, value))
      value = changed<what>(asked.inForce.state, *change.effect, value);
  }
  endSteps(kModSteps);
  return static_cast<std::uint8_t>(value);
}

template <What what>
Receipt receiptOf(const Asked& asked, std::uint8_t printed) {
  Receipt receipt;
  receipt.printed = printed;
  modify<what>(asked, printed, [&](std::size_t step, std::uint8_t value) { receipt.after[step] = value; });
  return receipt;
}

// The same without its receipt.
template <What what>
std::uint8_t totalOf(const Asked& asked, std::uint8_t printed) {
  if (!asked.inForce.change(what)) return printed;
  return modify<what>(asked, printed, [](std::size_t, std::uint8_t) {});
}

// Book: Evade 1 and 2.
constexpr std::uint8_t kPrintedEvadePrice = 1;
constexpr std::uint8_t kPrintedEvadeCubes = 2;

bool noCard(const State& state, std::uint8_t slot) { return slot >= kLineCards || state.line[slot] == kNoCard; }

// House 5: evaded cards' icons are invalid, Locations have left.
bool iconIsValid(LineStatus status) { return status == LineStatus::standing || status == LineStatus::engaged; }

// House 5: the next valid one to the right, wrapping round; if there is none, the card's own.
Card iconFrom(const State& state, std::uint8_t slot) {
  for (std::size_t step = 1; step < kLineCards; ++step) {
    const std::size_t right = (slot + step) % kLineCards;
    if (iconIsValid(state.status[right])) return state.line[right];
  }
  return state.line[slot];
}

Ability iconOf(const InForce& inForce, std::uint8_t slot) {
  const Ability printed = kEncounterCard[iconFrom(inForce.state, slot)].icon;
  if (!inForce.change(What::icon)) return printed;
  return static_cast<Ability>(totalOf<What::icon>({inForce, slot, printed}, static_cast<std::uint8_t>(printed)));
}

// Book: Planet Search Phase 1. Scanning's icons are counted here (House 2).
std::uint8_t planetIcons(const State& state) {
  unsigned icons = state.extraIcons;
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (state.status[slot] == LineStatus::engaged) icons += kEncounterCard[state.line[slot]].planetIcons;
  return static_cast<std::uint8_t>(icons);
}

}  // namespace

int timesOf(const State& state, Scale scale) {
  int times = 0;
  switch (scale) {
    case Scale::once: return 1;
    case Scale::perTwoBlack: return (state.quietus + 1) / 2;
    case Scale::perFound: return static_cast<int>(state.found.size());
    case Scale::perUnderstood:
      for (const Found& found : state.found) times += understood(found) ? 1 : 0;
      return times;
    case Scale::perEvaded:
      for (const LineStatus status : state.status) times += status == LineStatus::evaded ? 1 : 0;
      return times;
    case Scale::perEngaged:
      for (const LineStatus status : state.status) times += status == LineStatus::engaged ? 1 : 0;
      return times;
  }
  return times;
}

// For a card that is in the line; the carrier is the slot of the text, if it is in the line as well.
bool fitsCard(const State& state, Filter filter, std::uint8_t slot, std::uint8_t carrier) {
  if (filter < Filter::combat) return fitsKind(state, filter, slot, carrier);
  return static_cast<int>(filter) - static_cast<int>(Filter::combat) == static_cast<int>(iconNow(state, slot));
}

// House 11: the icon goes through all five steps first.
IconReceipt engageIcon(const State& state, std::uint8_t slot) {
  IconReceipt receipt{Ability::combat, kNoCard, {}};
  if (noCard(state, slot)) return receipt;
  receipt.from = iconFrom(state, slot);
  receipt.printed = kEncounterCard[receipt.from].icon;
  const InForce inForce(state, bitOf(What::icon));
  modify<What::icon>({inForce, slot, receipt.printed}, static_cast<std::uint8_t>(receipt.printed),
                     [&](std::size_t step, std::uint8_t value) { receipt.after[step] = static_cast<Ability>(value); });
  return receipt;
}

// The same without its receipt.
Ability iconNow(const State& state, std::uint8_t slot) { return iconOf(InForce(state, bitOf(What::icon)), slot); }

Receipt engageStrength(const State& state, std::uint8_t slot) {
  if (noCard(state, slot)) return Receipt{};
  const InForce inForce(state, kOfEngage);
  const Ability icon = iconOf(inForce, slot);
  return receiptOf<What::strength>({inForce, slot, icon}, kEncounterCard[state.line[slot]].strength);
}

// Book: Evade 1.
Receipt evadePrice(const State& state, std::uint8_t slot) {
  if (noCard(state, slot)) return Receipt{};
  return receiptOf<What::evadePrice>({InForce(state, kOfEvadePrice), slot, Ability::combat}, kPrintedEvadePrice);
}

// Book: Evade 2.
Receipt evadeCubes(const State& state, std::uint8_t slot) {
  if (noCard(state, slot)) return Receipt{};
  return receiptOf<What::evadeCubes>({InForce(state, kOfEvadeCubes), slot, Ability::combat}, kPrintedEvadeCubes);
}

// Book: Planet Search Phase 1 and 2.
Receipt searchCount(const State& state) {
  return receiptOf<What::searchCount>({InForce(state, bitOf(What::searchCount)), kLineCards, Ability::combat},
                                      planetIcons(state));
}

// House 2: a bonus lowers the price, never below 0.
Cost costNow(const State& state) {
  const InForce inForce(state, kOfEngage);
  const Ability icon = iconOf(inForce, state.current);
  const std::uint8_t strength =
      totalOf<What::strength>({inForce, state.current, icon}, kEncounterCard[state.line[state.current]].strength);
  return {icon, strength, static_cast<std::uint8_t>(strength > state.bonus ? strength - state.bonus : 0)};
}

std::uint8_t priceNow(const State& state) {
  return noCard(state, state.current) ? std::uint8_t{0} : costNow(state).price;
}

Cost costIfAny(const State& state) { return noCard(state, state.current) ? Cost{} : costAsked(state); }

std::uint8_t evadePriceNow(const State& state) {
  return totalOf<What::evadePrice>({InForce(state, kOfEvadePrice), state.current, Ability::combat}, kPrintedEvadePrice);
}

std::uint8_t evadeCubesNow(const State& state) {
  return totalOf<What::evadeCubes>({InForce(state, kOfEvadeCubes), state.current, Ability::combat}, kPrintedEvadeCubes);
}

EvadeCost evadeCostNow(const State& state) {
  const InForce inForce(state, kOfEvadePrice | kOfEvadeCubes);
  const Asked asked{inForce, state.current, Ability::combat};
  return {totalOf<What::evadePrice>(asked, kPrintedEvadePrice), totalOf<What::evadeCubes>(asked, kPrintedEvadeCubes)};
}

}  // namespace armada::pulp_invasion
