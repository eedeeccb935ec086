// The order of modifications: one function in the book's five steps, and the numbers that go through it. Changes nothing.
#include <type_traits>

#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

namespace {

// A number on its way through the steps.
struct Asked {
  const State& state;
  const Texts& texts;
  std::uint8_t slot;  // kLineCards: the search, which is about no card
  Ability icon;       // the card's; House 11: after all changes of icons
};

// All filters but those by Engage Icon, a bit each: a processor cannot guess which one is asked for.
constexpr unsigned bitOf(Filter filter) { return 1u << static_cast<unsigned>(filter); }
constexpr unsigned kFitsKind[] = {  // by CardKind
    bitOf(Filter::every) | bitOf(Filter::guardforce), bitOf(Filter::every),
    bitOf(Filter::every) | bitOf(Filter::agents) | bitOf(Filter::agentsAndEvents),
    bitOf(Filter::every) | bitOf(Filter::events) | bitOf(Filter::agentsAndEvents)};
inline bool fitsKind(const State& state, Filter filter, std::uint8_t slot, std::uint8_t carrier) {
  const EncounterCard& card = kEncounterCard[state.line[slot]];
  const unsigned icons = card.planetIcons > 0 ? bitOf(Filter::withPlanetIcon) : bitOf(Filter::withoutPlanetIcon);
  const unsigned place = slot == carrier ? bitOf(Filter::itself) : carrier < slot ? bitOf(Filter::toTheRight) : 0u;
  return ((kFitsKind[static_cast<std::size_t>(card.kind)] | icons | place) & bitOf(filter)) != 0;
}

inline bool fits(const Asked& asked, What what, Filter filter, std::uint8_t carrier, int value) {
  if (filter == Filter::every) return true;
  if (what == What::searchCount) return false;
  if (filter < Filter::combat) return fitsKind(asked.state, filter, asked.slot, carrier);
  const int ability = static_cast<int>(filter) - static_cast<int>(Filter::combat);
  return ability == (what == What::icon ? value : static_cast<int>(asked.icon));
}

// House 6: lowering the Strength stops at 1, unless the text says that it may reach 0.
int changed(const State& state, What what, const Effect& effect, int value) {
  if (what == What::icon) return static_cast<int>(effect.of);
  const int amount = effect.scale == Scale::once ? effect.amount : effect.amount * timesOf(state, effect.scale);
  const int after = effect.how == How::add ? value + amount : effect.how == How::set ? amount : 2 * value;
  if (what != What::strength || effect.mayZero) return after;
  const int least = value < 1 ? value : 1;
  return after < least ? least : after;
}

// House 11: clamped after every step.
int clamped(int value) { return value < 0 ? 0 : value > kMostStrength ? kMostStrength : value; }

// Through the five steps; `after` is told what stands after each. The search has steps 2 to 5 only (House 11). `Number` is What, or a
// constant of it, for which the compiler then makes a function of its own.
template <class Number, class After>
std::uint8_t modify(const Asked& asked, Number number, std::uint8_t printed, const After& after) {
  const What what = number;
  int value = printed;
  std::size_t step = 0;
  const auto endSteps = [&](std::size_t before) {
    if (step < before) value = clamped(value);
    for (; step < before; ++step) after(step, static_cast<std::uint8_t>(value));
  };
  eachText(asked.state, asked.texts.carriers[kindOf(what)],
           [&](const Effect& effect, ModStep itsStep, std::uint8_t carrier) {
             if (effect.when != When::always || effect.what != what) return;
             if (what == What::searchCount && itsStep == ModStep::alien) return;
             endSteps(static_cast<std::size_t>(itsStep));
             const int after = changed(asked.state, what, effect, value);
             value = fits(asked, what, effect.filter, carrier, value) ? after : value;
           });
  endSteps(kModSteps);
  return static_cast<std::uint8_t>(value);
}

Receipt receiptOf(const Asked& asked, What what, std::uint8_t printed) {
  Receipt receipt;
  receipt.printed = printed;
  modify(asked, what, printed, [&](std::size_t step, std::uint8_t value) { receipt.after[step] = value; });
  return receipt;
}

// The same without its receipt.
std::uint8_t totalOf(const Asked& asked, What what, std::uint8_t printed) {
  return modify(asked, what, printed, [](std::size_t, std::uint8_t) {});
}
// The one that is asked for most.
std::uint8_t totalStrength(const Asked& asked, std::uint8_t printed) {
  return modify(asked, std::integral_constant<What, What::strength>{}, printed, [](std::size_t, std::uint8_t) {});
}
inline bool anyText(const Texts& texts, What what) { return texts.carriers[kindOf(what)] != 0; }

// Book: Evade 1 and 2.
constexpr std::uint8_t kPrintedEvadePrice = 1;
constexpr std::uint8_t kPrintedEvadeCubes = 2;

bool noCard(const State& state, std::uint8_t slot) { return slot >= kLineCards || state.line[slot] == kNoCard; }

// House 5: evaded cards' icons are invalid, Locations have left.
bool iconIsValid(LineStatus status) { return status == LineStatus::standing || status == LineStatus::engaged; }

// House 5: the next valid one to the right, wrapping round; if there is none, the card's own.
inline Card iconFrom(const State& state, std::uint8_t slot) {
  static_assert(kLineCards == 4);
  const auto valid = [&state](std::size_t each) { return iconIsValid(state.status[each]) ? 1u << each : 0u; };
  const unsigned round = valid(0) | valid(1) | valid(2) | valid(3);
  const unsigned others = (round | round << kLineCards) >> (slot + 1u) & ((1u << (kLineCards - 1)) - 1u);
  return state.line[others == 0 ? slot : (slot + 1u + lowestBit(others)) % kLineCards];
}

inline Ability iconOf(const State& state, const Texts& texts, std::uint8_t slot) {
  const Ability printed = kEncounterCard[iconFrom(state, slot)].icon;
  if (!anyText(texts, What::icon)) return printed;
  return abilityAt(totalOf({state, texts, slot, printed}, What::icon, static_cast<std::uint8_t>(printed)));
}

// Book: Planet Search Phase 1. Scanning's icons are counted here (House 2).
std::uint8_t planetIcons(const State& state) {
  unsigned icons = state.extraIcons;
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (state.status[slot] == LineStatus::engaged) icons += kEncounterCard[state.line[slot]].planetIcons;
  return static_cast<std::uint8_t>(icons);
}

}  // namespace

Texts textsOf(const State& s) {
  Texts texts{};
  addTexts(texts, kAlienCarrier, kAlienCard[alienNow(s)].effect);
  // From its reading until End of Round, evaded or not.
  for (std::uint8_t slot = 0; slot < kLineCards && slot <= s.current; ++slot)
    if (speaks(s, slot)) addTexts(texts, kFirstSlotCarrier + slot, kEncounterCard[s.line[slot]].effect);
  if (s.location != kNoCard) addText(texts, kLocationCarrier, locationEffect(s));
  if (s.planet != kNoPlanet) addTexts(texts, kPlanetCarrier, kPlanetCard[s.planet].effect);
  for (unsigned i = 0; i < s.found.size(); ++i)
    if (understood(s.found[i])) addTexts(texts, kFirstWeaponCarrier + i, kWeaponCard[s.found[i].weapon].effect);
  return texts;
}

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
  const Receipt steps =
      receiptOf({state, textsOf(state), slot, receipt.printed}, What::icon, static_cast<std::uint8_t>(receipt.printed));
  for (std::size_t step = 0; step < kModSteps; ++step) receipt.after[step] = abilityAt(steps.after[step]);
  return receipt;
}

namespace {

Receipt receiptOfCard(const State& state, std::uint8_t slot, What what, std::uint8_t printed) {
  const Texts texts = textsOf(state);
  return receiptOf({state, texts, slot, iconOf(state, texts, slot)}, what, printed);
}

}  // namespace

Receipt engageStrength(const State& state, std::uint8_t slot) {
  if (noCard(state, slot)) return Receipt{};
  return receiptOfCard(state, slot, What::strength, kEncounterCard[state.line[slot]].strength);
}

// Book: Evade 1.
Receipt evadePrice(const State& state, std::uint8_t slot) {
  return noCard(state, slot) ? Receipt{} : receiptOfCard(state, slot, What::evadePrice, kPrintedEvadePrice);
}

// Book: Evade 2.
Receipt evadeCubes(const State& state, std::uint8_t slot) {
  return noCard(state, slot) ? Receipt{} : receiptOfCard(state, slot, What::evadeCubes, kPrintedEvadeCubes);
}

// Book: Planet Search Phase 1 and 2.
Receipt searchCount(const State& state) {
  return receiptOf({state, textsOf(state), kLineCards, Ability::combat}, What::searchCount, planetIcons(state));
}

std::uint8_t priceNow(const State& state) {
  if (noCard(state, state.current)) return 0;
  const unsigned strength = engageStrength(state, state.current).total();
  return static_cast<std::uint8_t>(strength > state.bonus ? strength - state.bonus : 0);
}

// ---- the same without receipts, for play: the position knows its texts ----------------------------------------------
Ability iconNow(const State& state, std::uint8_t slot) { return iconOf(state, state.texts, slot); }

std::uint8_t engagingNow(const State& state) {
  const Ability icon = iconNow(state, state.current);
  std::uint8_t strength = kEncounterCard[state.line[state.current]].strength;
  if (anyText(state.texts, What::strength))
    strength = totalStrength({state, state.texts, state.current, icon}, strength);
  return engagingOf(icon, strength);
}

Cost costIfAny(const State& state) { return noCard(state, state.current) ? Cost{} : costAsked(state); }

std::uint8_t evadePriceNow(const State& state) {
  if (!anyText(state.texts, What::evadePrice)) return kPrintedEvadePrice;
  return totalOf({state, state.texts, state.current, iconNow(state, state.current)}, What::evadePrice,
                 kPrintedEvadePrice);
}

std::uint8_t evadeCubesNow(const State& state) {
  if (!anyText(state.texts, What::evadeCubes)) return kPrintedEvadeCubes;
  return totalOf({state, state.texts, state.current, iconNow(state, state.current)}, What::evadeCubes,
                 kPrintedEvadeCubes);
}

std::uint8_t searchCubesNow(const State& state) {
  const std::uint8_t icons = planetIcons(state);
  if (!anyText(state.texts, What::searchCount)) return icons;
  return totalOf({state, state.texts, kLineCards, Ability::combat}, What::searchCount, icons);
}

}  // namespace armada::pulp_invasion
