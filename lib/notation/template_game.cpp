// Picket Line as text. Ships go by their names; a pile's last ship is on top. Left out: the lines and the spent ships are
// empty, nobody has scored, the attacker follows from the fights; the pile holds every ship that is named nowhere, in the
// order of the table; and where no place is named at all, everything is as the seed deals it.
#include "rules/template_game/template_game.h"

#include <algorithm>

#include "notation/fields.h"
#include "rules/template_game/fields.h"

namespace armada {

extern const Notation kTemplateNotation;

namespace template_game {
namespace {

Options options(const State& state) {
  Options options = standardOptions(kTemplateGame);
  for (std::size_t i = 0; i < sizeof kHandSizes; ++i)
    if (kHandSizes[i] == state.handSize) options.choice[0] = static_cast<std::uint8_t>(i);
  return options;
}

void begin(State& state, const Options& options, Seed seed) {
  state = State{};
  state.handSize = kHandSizes[options.choice[0]];
  state.rng = Rng::seeded(seed);
}

bool shipPlaced(const State& state, Ship ship) {
  bool there = state.pile.contains(ship) || state.spent.contains(ship);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    there = there || state.hand[seat].contains(ship) || state.line[seat].contains(ship);
  return there;
}

void placeOtherShips(State& state, const Given& given) {
  const bool places = given.has("hand") || given.has("line") || given.has("spent") || given.has("pile");
  if (!places) {
    State dealt;
    deal(dealt, given.options, given.seed);
    for (Seat seat = 0; seat < kSeatCount; ++seat) state.hand[seat] = dealt.hand[seat];
    state.pile = dealt.pile;
    if (!given.has("generator")) state.rng = dealt.rng;
  } else if (!given.has("pile")) {
    for (std::size_t ship = 1; ship <= kShipCount; ++ship)
      if (!shipPlaced(state, static_cast<Ship>(ship))) state.pile.push(static_cast<Ship>(ship));
  }
}

void finish(State& state, const Given& given) {
  placeOtherShips(state, given);
  for (Hand& hand : state.hand) std::sort(hand.begin(), hand.end());
  if (given.has("attacker")) return;
  std::size_t fights = 0;
  for (const Tally& tally : state.tally) fights += std::size_t{tally.broke} + tally.held + tally.tossed;
  state.attacker = static_cast<Seat>(fights % kSeatCount);
}

constexpr const char* kOrder = "phase attacker fights hand line spent pile";

}  // namespace
}  // namespace template_game

const Notation kTemplateNotation =
    makeNotation<template_game::State, template_game::options, template_game::begin, template_game::finish>(
        kTemplateGame, template_game::kOrder);

}  // namespace armada
