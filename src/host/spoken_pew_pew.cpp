// Pew Pew! in letters: the four cards side by side, nine spaces each, and what the aliens are about to do.
#include "host/spoken_table.h"
#include "rules/pew_pew/foresight.h"
#include "rules/pew_pew/pew_pew.h"

namespace armada {

namespace pew_pew {
namespace {

constexpr std::size_t kCellWidth = 4, kCardGap = 3;

const State& at(const void* seen) { return *static_cast<const State*>(seen); }

// The letters of one space: pieces first, chevrons where nothing covers them.
std::string cell(const State& s, std::size_t depth, std::size_t space) {
  std::string letters;
  if (shipAt(s, depth, space)) letters += 'S';
  if (const std::uint8_t alien = alienAt(s, depth, space); alien != kNowhere) letters += kAlienShip[alien].name[0];
  if (missileAt(s, depth, space)) letters += '!';
  if (mineAt(s, depth, space)) letters += '*';
  if (heartAt(s, depth, space)) letters += '+';
  if (pewsAt(s, depth, space) == 1) letters += '\'';
  if (pewsAt(s, depth, space) > 1) letters += '"';
  const ScreenCard& card = kScreenCard[s.cards[depth - 1]];
  for (std::size_t i = 0; i < card.sets && letters.empty(); ++i)
    if (card.set[i].space == space) letters += std::string(card.set[i].chevrons, '>');
  return column(letters.empty() ? "." : letters, kCellWidth);
}

std::string field(const State& s) {
  const std::string gap(kCardGap, ' ');
  std::string lines;
  for (std::size_t depth = 1; depth <= kDepths; ++depth)
    lines += column("card " + std::to_string(depth), 3 * kCellWidth) + gap;
  lines += '\n';
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t depth = 1; depth <= kDepths; ++depth) {
      for (std::size_t x = 0; x < 3; ++x) lines += cell(s, depth, 3 * row + x);
      lines += gap;
    }
    lines += '\n';
  }
  return lines;
}

std::string planOf(const State& s, std::size_t i, const AlienPlan& plan) {
  const Alien& alien = s.aliens[i];
  std::string words = std::string(kAlienShip[i].name) + ", card " + std::to_string(alien.depth) + ", " +
                      kPlaceName[alien.space] + ", showing " + counted(alien.side, "chevron", "chevrons");
  if (plan.destroyed) return words + ": will be shot down.";
  if (plan.movesTo == kNowhere) return words + ": will be gone.";
  words += plan.movesTo == alien.space ? ": stays" : std::string(": moves to the ") + kPlaceName[plan.movesTo];
  words += plan.shootsAt == kNowhere ? ", does not fire" : std::string(", fires at the ") + kPlaceName[plan.shootsAt];
  return words + (plan.passes ? ", and slips past you: a death." : ".");
}

std::string table(const void* seen, Seat) {
  const State& s = at(seen);
  std::string lines = "Round " + std::to_string(s.round) + ". " + counted(s.points, "point", "points") + " of 10, " +
                      counted(s.deaths, "death", "deaths") + " of 10. " + counted(s.hearts, "heart", "hearts") + ", " +
                      counted(s.actionPoints, "action point", "action points") + " to spend.\n\n" + field(s);
  if (s.end != End::none) return lines;
  Forecast forecast;
  Events nobody;
  foresee(s, forecast, nobody);
  lines += "\nIf you end the turn now:\n";
  for (std::size_t i = 0; i < kAliens; ++i)
    if (s.aliens[i].depth != 0) lines += "  " + planOf(s, i, forecast.alien[i]) + '\n';
  const int hits = static_cast<int>(forecast.threats.size());
  lines += hits == 0 ? "  Nothing hits you.\n"
                     : "  You are hit " + (hits == 1 ? std::string("once") : counted(hits, "time", "times")) + ".\n";
  return lines;
}

// "chevrons 1: top left, then centre"
std::string sideOf(const Diagram& diagram) {
  std::string words;
  for (std::size_t i = 0; i < diagram.spaces; ++i)
    words += (i == 0 ? "" : ", then ") + std::string(kPlaceName[diagram.space[i]]);
  return words;
}

std::string look(const void* seen, Seat, const std::string& name) {
  const State& s = at(seen);
  if (name == "signs")
    return "S you, the first letter of an alien, ! a missile, ' a Pew! (\" several), * your mine, + the heart, > "
           "chevrons.\n";
  if (name == "hull") {
    const Hull& hull = hullOf(s.difficulty);
    std::string words = "What your hull adds to your action points:";
    for (int hearts = kFullHearts; hearts > 0; --hearts)
      words += (hearts == kFullHearts ? " " : ", ") + counted(hearts, "heart", "hearts") + ' ' +
               std::to_string(hull.modifier[hearts]);
    return words + ". You always get at least " + std::to_string(hull.least) + ". You have " +
           counted(s.hearts, "heart", "hearts") + ".\n";
  }
  for (const AlienShip& alien : kAlienShip) {
    if (inSmallLetters(alien.name) != name) continue;
    std::string words = std::string(alien.name) + " goes to, and fires at, the first free of these spaces.\n";
    for (std::size_t side = 0; side < kSides; ++side)
      words += "  Showing " + counted(static_cast<int>(side) + 1, "chevron", "chevrons") + ": " +
               sideOf(alien.side[side]) + ".\n";
    return words;
  }
  for (std::size_t depth = 1; depth <= kDepths; ++depth) {
    if (name != "card " + std::to_string(depth)) continue;
    const ScreenCard& card = kScreenCard[s.cards[depth - 1]];
    std::string words = "Card " + std::to_string(depth) + " has";
    for (std::size_t i = 0; i < card.sets; ++i)
      words += (i == 0 ? " " : ", ") + counted(card.set[i].chevrons, "chevron", "chevrons") + ' ' +
               kPlaceName[card.set[i].space];
    return words + ".\n";
  }
  return "";
}

}  // namespace
}  // namespace pew_pew

const SpokenTable kSpokenPewPew = {&kPewPew, pew_pew::table, "signs, hull, card 1 to card 4, or an alien by its name",
                                   pew_pew::look};

}  // namespace armada
