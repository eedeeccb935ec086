// Rayguns and Rocketships in sentences: the sky as a table of letters, each player in a line, a rocketship's deck when asked for.
#include "host/spoken_table.h"
#include "rules/rayguns/rayguns.h"
#include "rules/rayguns/state.h"

namespace armada {

namespace rayguns {
namespace {

constexpr const char* kShortName[kFactions + 1] = {"Rangers", "Pirates", "Zard", "Blaarg", "nobody yet"};

std::string nameOf(const State& s, unsigned seat) { return kShortName[indexOf(s.ship[seat].faction)]; }

// Columns a to i, rows 1 to 9.
std::string nodeName(unsigned node) {
  return std::string(1, static_cast<char>('a' + node % kWidth)) + std::to_string(node / kWidth + 1);
}

std::string line(const State& s, Seat seat) {
  const Ship& ship = s.ship[seat];
  const Player& player = s.player[seat];
  std::string words = nameOf(s, seat) + ": " + counted(player.points, "point", "points") + ", " +
                      counted(player.tokens, "token", "tokens") + ", " +
                      counted(static_cast<int>(figuresInPlay(s, seat)), "figure", "figures") + ". ";
  if (ship.faction == Faction::none) return nameOf(s, seat) + ".\n";
  if (!afloat(s, seat)) return words + (s.round == 0 ? "\n" : "The rocketship is gone.\n");
  return words + kRocketship[indexOf(ship.faction)].name + " at " + nodeName(ship.node) + ", heading " +
         kDirectionName[ship.facing] + ", " + counted(static_cast<int>(rayguns(ship)), "raygun", "rayguns") + ", " +
         std::to_string(blastsOn(ship)) + " of " + std::to_string(kWreckMarkers) + " Blast markers.\n";
}

// A rocketship by the letter of its faction, a figure by a small one; a and i are rocks.
char letterAt(const State& s, unsigned node) {
  const Seat ship = shipAt(s, node);
  if (ship != kNobody) return "RPZB?"[indexOf(s.ship[ship].faction)];
  const unsigned id = figureAt(s, {kInSpace, static_cast<std::uint8_t>(node)});
  if (id != kNoFigure) return "rpzb?"[indexOf(s.ship[seatOfFigure(id)].faction)];
  for (unsigned i = 0; i < kThings; ++i)
    if (s.thing[i].fate == Fate::lying && s.thing[i].spot == Spot{kInSpace, static_cast<std::uint8_t>(node)})
      return '*';
  switch (skyOf(s).rock[node]) {
    case Rock::asteroid: return 'a';
    case Rock::iceteroid: return 'i';
    case Rock::none: return '.';
  }
  return '.';
}

std::string table(const void* seen, Seat) {
  const State& s = *static_cast<const State*>(seen);
  std::string words = "  a b c d e f g h i\n";
  for (unsigned node = 0; node < kNodes; ++node) {
    if (node % kWidth == 0) words += std::to_string(node / kWidth + 1) + ' ';
    words += letterAt(s, node);
    words += node % kWidth + 1 == kWidth ? '\n' : ' ';
  }
  for (Seat seat = 0; seat < s.players; ++seat) words += line(s, seat);
  return words;
}

// ---- a closer look --------------------------------------------------------------------------------------------------
std::string figureName(const State& s, unsigned id) {
  const Seat seat = seatOfFigure(id);
  if (id % kFigures == kPrincessFigure) return "the princess";
  if (id % kFigures == kCaptainFigure) return kCaptain[indexOf(s.ship[seat].faction)].name;
  return std::string(kRocketship[indexOf(s.ship[seat].faction)].one) + ' ' + std::to_string(id % kFigures);
}

std::string deck(const State& s, Seat seat) {
  const Deck& plan = deckOf(s, seat);
  std::string words = std::string(kRocketship[indexOf(s.ship[seat].faction)].name) + ", nose to the right:\n";
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    const bool fire = hasBlast(s.ship[seat], space);
    const unsigned id = figureAt(s, {seat, space});
    words += fire              ? '!'
             : id != kNoFigure ? (seatOfFigure(id) == seat ? 'o' : 'x')
                               : kRocketship[indexOf(s.ship[seat].faction)].map[space / kWidth][space % kWidth];
    words += space % kWidth + 1 == kWidth ? '\n' : ' ';
  }
  words += "o own, x enemy, ! fire. ";
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    const unsigned id = figureAt(s, {seat, space});
    if (id == kNoFigure) continue;
    words += figureName(s, id) + ": " + kStationName[static_cast<unsigned>(plan.station[space])] + ". ";
  }
  return words + "\n";
}

std::string captain(const State& s, Seat seat) {
  std::string words = std::string(kCaptain[indexOf(s.ship[seat].faction)].name) + ":\n";
  for (unsigned i = 0; i < kAbilitiesASide; ++i) {
    const AbilityText& text = kAbilityText[static_cast<unsigned>(abilityOf(s, seat, i))];
    words += std::string("  ") + text.name + ((s.player[seat].wounds >> i & 1u) != 0 ? " (lost): " : ": ") + text.text +
             "\n";
  }
  return words;
}

std::string look(const void* seen, Seat, const std::string& name) {
  const State& s = *static_cast<const State*>(seen);
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.ship[seat].faction != Faction::none && inSmallLetters(nameOf(s, seat)) == name)
      return line(s, seat) + (afloat(s, seat) ? deck(s, seat) : "") + captain(s, seat);
  return "";
}

}  // namespace
}  // namespace rayguns

const SpokenTable kSpokenRayguns = {&kRayguns, rayguns::table,
                                    "a faction by its name: rangers, pirates, zard or blaarg", rayguns::look};

}  // namespace armada
