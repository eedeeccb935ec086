// Picket Line in sentences.
#include "host/spoken_table.h"
#include "rules/template_game/state.h"
#include "rules/template_game/template_game.h"

namespace armada {

namespace template_game {
namespace {

std::string ships(const List<Ship, kMaxHand>& hand) {
  std::string names[kMaxHand];
  for (std::size_t i = 0; i < hand.size(); ++i)
    names[i] = std::string(kShips[hand[i]].name) + ' ' + std::to_string(kShips[hand[i]].strength);
  return hand.empty() ? "nothing" : listed(names, hand.size());
}

std::string line(const Line& of) {
  std::string names[kLineLength];
  for (std::size_t i = 0; i < of.size(); ++i)
    names[i] = std::string(kShips[of[i]].name) + ' ' + std::to_string(kShips[of[i]].strength);
  return of.empty() ? "nothing" : listed(names, of.size()) + ", strength " + std::to_string(strength(of));
}

std::string table(const void* seen, Seat viewer) {
  const State& s = *static_cast<const State*>(seen);
  const Seat self = viewer < kSeatCount ? viewer : Seat{0}, enemy = otherSeat(self);
  return "You have " + counted(points(s, self), "point", "points") + ", they have " + std::to_string(points(s, enemy)) +
         ". " + counted(static_cast<int>(s.pile.size()), "ship", "ships") + " left to draw.\n" +
         "Their line: " + line(s.line[enemy]) + "; " + std::to_string(s.hand[enemy].size()) + " in their hand.\n" +
         "Your line: " + line(s.line[self]) + ".\nYour hand: " + ships(s.hand[self]) + ".\n";
}

std::string look(const void*, Seat, const std::string& name) {
  for (std::size_t ship = 1; ship <= kShipCount; ++ship)
    if (inSmallLetters(kShips[ship].name) == name)
      return std::string(kShips[ship].name) + ": strength " + std::to_string(kShips[ship].strength) + ".\n";
  return "";
}

}  // namespace
}  // namespace template_game

const SpokenTable kSpokenTemplate = {&kTemplateGame, template_game::table, "a ship by its name", template_game::look};

}  // namespace armada
