// The order of modifications: one function in the book's five steps, and the numbers that go through it. Changes nothing.
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

namespace {

// A number on its way through the steps.
struct Asked {
  const State& state;
  std::uint8_t slot;  // kLineCards: the search, which is about no card
  Ability icon;       // the card's, where What::strength is asked; House 11: after all changes of icons
};

constexpr std::uint8_t kOutsideLine = 0xFE;

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
  if (filter < Filter::combat) return fitsKind(asked.state, filter, asked.slot, carrier);
  const int ability = static_cast<int>(filter) - static_cast<int>(Filter::combat);
  if constexpr (what == What::icon) {
    return ability == value;
  } else {
    const Ability icon = what == What::strength ? asked.icon : iconNow(asked.state, asked.slot);
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

template <What what>
int changedBy(const Asked& asked, const Effect* effects, std::size_t count, std::uint8_t carrier, int value) {
  for (const Effect* effect = effects; effect != effects + count && effect->when != When::nothing; ++effect)
    if (effect->what == what && effect->when == When::always && fits<what>(asked, effect->filter, carrier, value))
      value = changed<what>(asked.state, *effect, value);
  return value;
}

// House 11: clamped after every step.
int clamped(int value) { return value < 0 ? 0 : value > kMostStrength ? kMostStrength : value; }

// Book: Order of Modifications, its five steps. The search has steps 2 to 5 only (House 11).
template <What what>
void modify(const Asked& asked, std::uint8_t printed, std::uint8_t (&after)[kModSteps]) {
  const State& s = asked.state;
  int value = printed;
  // 1. Cosmic Hegemony Alien card
  if (what != What::searchCount)
    value = clamped(changedBy<what>(asked, kAlienCard[alienNow(s)].effect, 2, kOutsideLine, value));
  after[0] = static_cast<std::uint8_t>(value);
  // 2. Encounter Line card: from its reading until End of Round, evaded or not
  for (std::uint8_t slot = 0; slot < kLineCards && slot <= s.current; ++slot)
    if (speaks(s, slot)) value = changedBy<what>(asked, kEncounterCard[s.line[slot]].effect, 2, slot, value);
  value = clamped(value);
  after[1] = static_cast<std::uint8_t>(value);
  // 3. Location card
  if (s.location != kNoCard) value = clamped(changedBy<what>(asked, &locationEffect(s), 1, kOutsideLine, value));
  after[2] = static_cast<std::uint8_t>(value);
  // 4. Planet card
  if (s.planet != kNoPlanet)
    value = clamped(changedBy<what>(asked, kPlanetCard[s.planet].effect, 2, kOutsideLine, value));
  after[3] = static_cast<std::uint8_t>(value);
  // 5. Super Weapon cards, in the order found
  for (const Found& found : s.found)
    if (understood(found)) value = changedBy<what>(asked, kWeaponCard[found.weapon].effect, 2, kOutsideLine, value);
  after[4] = static_cast<std::uint8_t>(clamped(value));
}

template <What what>
Receipt receiptOf(const Asked& asked, std::uint8_t printed) {
  Receipt receipt;
  receipt.printed = printed;
  modify<what>(asked, printed, receipt.after);
  return receipt;
}

Receipt strengthWith(const State& state, std::uint8_t slot, Ability icon) {
  return receiptOf<What::strength>({state, slot, icon}, kEncounterCard[state.line[slot]].strength);
}

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
  std::uint8_t after[kModSteps];
  modify<What::icon>({state, slot, receipt.printed}, static_cast<std::uint8_t>(receipt.printed), after);
  for (std::size_t step = 0; step < kModSteps; ++step) receipt.after[step] = static_cast<Ability>(after[step]);
  return receipt;
}

// The same without its receipt.
Ability iconNow(const State& state, std::uint8_t slot) {
  const Ability printed = kEncounterCard[iconFrom(state, slot)].icon;
  std::uint8_t after[kModSteps];
  modify<What::icon>({state, slot, printed}, static_cast<std::uint8_t>(printed), after);
  return static_cast<Ability>(after[kModSteps - 1]);
}

Receipt engageStrength(const State& state, std::uint8_t slot) {
  return noCard(state, slot) ? Receipt{} : strengthWith(state, slot, iconNow(state, slot));
}

// Book: Evade 1.
Receipt evadePrice(const State& state, std::uint8_t slot) {
  return noCard(state, slot) ? Receipt{} : receiptOf<What::evadePrice>({state, slot, Ability::combat}, 1);
}

// Book: Evade 2.
Receipt evadeCubes(const State& state, std::uint8_t slot) {
  return noCard(state, slot) ? Receipt{} : receiptOf<What::evadeCubes>({state, slot, Ability::combat}, 2);
}

// Book: Planet Search Phase 1 and 2.
Receipt searchCount(const State& state) {
  return receiptOf<What::searchCount>({state, kLineCards, Ability::combat}, planetIcons(state));
}

// House 2: a bonus lowers the price, never below 0.
Cost costNow(const State& state) {
  const Ability icon = iconNow(state, state.current);
  const std::uint8_t strength = strengthWith(state, state.current, icon).total();
  return {icon, strength, static_cast<std::uint8_t>(strength > state.bonus ? strength - state.bonus : 0)};
}

std::uint8_t priceNow(const State& state) {
  const bool atCard = state.current < kLineCards && state.line[state.current] != kNoCard;
  return atCard ? costNow(state).price : std::uint8_t{0};
}

}  // namespace armada::pulp_invasion
