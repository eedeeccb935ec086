// Stellar Siege in letters: a row a Planet, both Siege Forces beside it, and the viewer's hand.
#include "host/spoken_table.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"

namespace armada {

namespace stellar_siege {
namespace {

const State& at(const void* seen) { return *static_cast<const State*>(seen); }
Seat selfOf(Seat viewer) { return viewer < kSeatCount ? viewer : Seat{0}; }
std::string numberOf(std::uint8_t planet) { return std::to_string(planet + 1) + (planet + 1 == kPlanets ? "+" : ""); }

std::string planets(const State& s, Seat self) {
  const ForceValues force = forceValues(s);
  std::string lines = "planet  you  they  effect\n";
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const PlanetSide& side = stellar_siege::sideOf(effectAt(s, planet));
    lines += column(numberOf(planet), 8) + column(std::to_string(force.at[self][planet]), 5) +
             column(std::to_string(force.at[otherSeat(self)][planet]), 6) + side.name + ": " + side.brief + '\n';
  }
  return lines;
}

std::string cards(const Cards& held, Seat self) {
  std::string names[kKinds];
  std::size_t count = 0;
  for (std::size_t kind = 1; kind <= kKinds; ++kind) {
    if (held.of[kind] == 0) continue;
    names[count] = kAlienCard[kind].name[self];
    if (held.of[kind] > 1) names[count] += " (" + std::to_string(held.of[kind]) + ")";
    ++count;
  }
  return count == 0 ? "nothing" : listed(names, count);
}

std::string burdens(const State& s, Seat seat, const char* whose) {
  static constexpr struct {
    Burden bit;
    const char* words;
  } kWords[] = {{kRandomDeployment, "must deploy at random"},
                {kNoPlanetEffect, "can't activate a Planet Effect"},
                {kSoldiersBlocked, "can't affect the Enemy with Soldiers"},
                {kValueUp, "have a Deployment Value 1 higher"},
                {kValueDown, "have a Deployment Value 1 lower"},
                {kMayAdjust, "may change the Deployment Value by 1"}};
  std::string words[6];
  std::size_t count = 0;
  for (const auto& each : kWords)
    if ((s.burden[seat] & each.bit) != 0) words[count++] = each.words;
  return count == 0 ? "" : std::string(whose) + ' ' + listed(words, count) + ".\n";
}

std::string table(const void* seen, Seat viewer) {
  const State& s = at(seen);
  const Seat self = selfOf(viewer), enemy = otherSeat(self);
  std::string lines = planets(s, self);
  lines += "\nThey hold " + std::to_string(s.hand[enemy].total) + " and have " + std::to_string(s.pile[enemy].size()) +
           " left to draw; you have " + std::to_string(s.pile[self].size()) + " left to draw.\n";
  lines += burdens(s, self, "In your turn you") + burdens(s, enemy, "In their turn they");
  if (s.phase != Phase::sides) lines += "Your hand: " + cards(s.hand[self], self) + ".\n";
  return lines;
}

std::string look(const void* seen, Seat viewer, const std::string& name) {
  const State& s = at(seen);
  const Seat self = selfOf(viewer);
  if (name == "discards")
    return "Yours: " + cards(s.discards[self], self) +
           ".\nTheirs: " + cards(s.discards[otherSeat(self)], otherSeat(self)) + ".\n";
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const PlanetSide& side = stellar_siege::sideOf(effectAt(s, planet));
    if (name == "planet " + std::to_string(planet + 1) || name == inSmallLetters(side.name))
      return std::string(side.name) + ", planet " + numberOf(planet) + ": " + side.text + '\n';
  }
  for (std::size_t kind = 1; kind <= kKinds; ++kind)
    for (const char* each : kAlienCard[kind].name)
      if (name == inSmallLetters(each)) return std::string(each) + ": " + kAlienCard[kind].text + '\n';
  return "";
}

}  // namespace
}  // namespace stellar_siege

const SpokenTable kSpokenStellarSiege = {&kStellarSiege, stellar_siege::table,
                                         "discards, planet 1 to planet 8, or a planet or an Alien by its name",
                                         stellar_siege::look};

}  // namespace armada
