// Stellar Siege as text: a line for every deployed Alien in the order in which they came, and one for each hand and pile.
// Planets are 1 to 8, Aliens go by what they do (`enemy-draws-1-2`), a Draw Pile's last card is on top. Left out: the field,
// hands and Discard Piles are empty, and nothing holds for anybody; cards that are named nowhere lie in the Draw Pile, in the
// order of the seed's deal, or in the Discard Pile if the Draw Pile was named; sides and first player are the deal's, too. A
// text that names no card at all is the seed's deal itself.
#include "rules/stellar_siege/stellar_siege.h"
#include "notation/fields.h"
#include "rules/stellar_siege/fields.h"

namespace armada {

extern const Notation kStellarSiegeNotation;

namespace stellar_siege {
namespace {

// The game's options, in the order of its table.
enum OptionIndex : std::size_t { kEndOption, kFirstOption, kSidesOption };

// The first player is an option as soon as it is known; the sides are one only while they are chosen.
Options options(const State& state) {
  Options options = standardOptions(kStellarSiege);
  options.choice[kEndOption] = static_cast<std::uint8_t>(state.endRule);
  options.choice[kFirstOption] = static_cast<std::uint8_t>(state.first + 1);
  options.choice[kSidesOption] = state.phase == Phase::sides ? 1 : 0;
  return options;
}

std::string effectsOf(std::uint8_t sides) {
  std::string names;
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
    names += (planet == 0 ? "" : ", ") + std::string(sideOf(effectAt(sides, planet)).name);
  return names;
}

std::string note(const State& state, std::string_view key, std::size_t) {
  return key == "turns" ? "that have ended" : key == "sides" ? effectsOf(state.sides) : "";
}

// The deal with its cards taken up again, until finish() knows whether any were named.
void begin(State& state, const Options& options, Seed seed) {
  deal(state, options, seed);
  state.rng = Rng::seeded(seed);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    state.pile[seat] = DrawPile{};
    state.hand[seat] = Cards{};
  }
}

// ---- what was left out ----------------------------------------------------------------------------------------------
// How many of a kind a seat has beyond those that are named.
int missing(const State& state, Seat seat, Kind kind) {
  const int got = state.given[indexOf(kind)];
  int count = cardOf(kind).copies + (seat == 0 ? -got : got);
  count -= state.hand[seat].count(kind) + state.discards[seat].count(kind);
  for (const Kind each : state.pile[seat]) count -= each == kind ? 1 : 0;
  for (const Alien each : state.field) count -= each.seat() == seat && each.kind() == kind ? 1 : 0;
  return count;
}

// Clio's gifts below, then the seat's deck as it was dealt; the first hand's cards are on top.
void fillPile(State& state, const State& dealt, Seat seat) {
  List<Kind, kMostHeld + kDeckCards> deck{};
  for (std::uint8_t kind = 1; kind <= kKinds; ++kind) {
    const int got = seat == 0 ? -state.given[kind] : state.given[kind];
    for (int i = 0; i < got; ++i) deck.push(static_cast<Kind>(kind));
  }
  for (const Kind kind : dealt.pile[seat]) deck.push(kind);
  for (std::uint8_t kind = 1; kind <= kKinds; ++kind)
    for (std::size_t i = 0; i < dealt.hand[seat].of[kind]; ++i) deck.push(static_cast<Kind>(kind));
  for (const Kind kind : deck)
    if (missing(state, seat, kind) > 0 && !state.pile[seat].full()) state.pile[seat].push(kind);
}

void fillDiscards(State& state, Seat seat) {
  for (std::uint8_t kind = 1; kind <= kKinds; ++kind)
    while (missing(state, seat, static_cast<Kind>(kind)) > 0) state.discards[seat].add(static_cast<Kind>(kind));
}

void placeOtherCards(State& state, const State& dealt, const Given& given) {
  bool named = false;
  for (const char* key : {"alien", "hand", "discards", "pile", "given"}) named = named || given.has(key);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    if (!named) {
      state.hand[seat] = dealt.hand[seat];
      state.pile[seat] = dealt.pile[seat];
    } else if (!given.has("pile", kSeatWords[seat])) {
      fillPile(state, dealt, seat);
    } else if (!given.has("discards", kSeatWords[seat])) {
      fillDiscards(state, seat);
    }
  }
  if (named && !given.has("phase")) state.phase = Phase::deploy;
  if (!named && !given.has("generator")) state.rng = dealt.rng;
}

void finish(State& state, const Given& given) {
  State dealt;
  deal(dealt, given.options, given.seed);
  placeOtherCards(state, dealt, given);
  if (!given.has("active")) state.active = state.turns % kSeatCount == 0 ? state.first : otherSeat(state.first);
  if (!given.has("chosen") && state.phase == Phase::planets) state.chosen = kNoPlanet;
}

constexpr const char* kOrder =
    "phase turns active sides alien hand discards pile given burden turn adjustment planet deployed card effect "
    "gave chosen owed";

}  // namespace
}  // namespace stellar_siege

const Notation kStellarSiegeNotation =
    makeNotation<stellar_siege::State, stellar_siege::options, stellar_siege::begin, stellar_siege::finish,
                 stellar_siege::note>(kStellarSiege, stellar_siege::kOrder);

}  // namespace armada
