// Stellar Scramble in letters: the Invaders row by row above the Starfighters, the Progress Track, and a line for each pilot.
#include "host/spoken_table.h"
#include "rules/stellar_scramble/state.h"
#include "rules/stellar_scramble/stellar_scramble.h"

namespace armada {

namespace stellar_scramble {
namespace {

constexpr std::size_t kCellWidth = 5, kNameWidth = 9;

const State& at(const void* seen) { return *static_cast<const State*>(seen); }
const char* pilotName(unsigned seat) { return kStellarScramble.seatNames[seat]; }
bool hasSpace(const Pilot& pilot) { return pilot.space != kNoSpace; }

std::string cardWords(std::uint8_t card) {
  Text<96> words;
  sayCard(card, words);
  return words.c_str();
}

// ---- the board ------------------------------------------------------------------------------------------------------
// The letter of the pilot whom it attacks, its shields, a star where the viewer has an Assist token.
std::string cellWords(const Cell& cell, Seat viewer) {
  if (cell.token == kNoToken) return column(".", kCellWidth);
  const bool mine = viewer < kMostPlayers && (cell.assists >> viewer & 1u) != 0;
  return column(pilotName(colourOfToken(cell.token))[0] + std::to_string(cell.shields) + (mine ? "*" : ""), kCellWidth);
}

std::string shipsAt(const State& s, std::uint8_t space) {
  std::string letters;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.pilot[seat].space == space) letters += pilotName(seat)[0];
  return column(letters.empty() ? (isWormhole(s, space) ? "()" : ".") : letters, kCellWidth);
}

std::string board(const State& s, Seat viewer) {
  static constexpr const char* kRowName[kRows] = {"bottom", "middle", "back"};
  std::string lines = column("column", kNameWidth) + column("", kCellWidth);
  for (unsigned at = 1; at <= columns(s); ++at) lines += column(std::to_string(at), kCellWidth);
  lines += '\n';
  for (std::size_t row = kRows; row > 0; --row) {
    lines += column(kRowName[row - 1], kNameWidth) + column("", kCellWidth);
    for (std::size_t at = 0; at < columns(s); ++at) lines += cellWords(s.grid[row - 1][at], viewer);
    lines += '\n';
  }
  lines += column("pilots", kNameWidth);
  for (std::uint8_t space = 0; space < spaces(s); ++space) lines += shipsAt(s, space);
  return lines + '\n';
}

// ---- the Progress Track ---------------------------------------------------------------------------------------------
std::string eventWords(AlienEvent event) {
  return event == AlienEvent::none ? "" : isMove(event) ? "with Aliens Move!" : "with Aliens Fire!";
}

std::string track(const State& s, Seat viewer) {
  std::string lines = "Progress Track, the next to leave first:\n";
  for (std::size_t slot = kSlots; slot > 0; --slot) {
    const std::uint8_t card = s.track[slot - 1];
    const std::string event = eventWords(s.event[slot - 1]);
    if (card == kNoCard && event.empty()) continue;
    const Seat buyer = viewer < s.players ? viewer : Seat{0};
    lines += "  slot " + std::to_string(slot) + (event.empty() ? ": " : ", " + event + ": ");
    if (card != kNoCard)
      lines += std::string(cardOf(card).name) + " (" +
               (isSystem(card) ? "System" : kGemName[indexOf(cardOf(card).colour)]) + ", " +
               counted(price(s, buyer, card), "credit", "credits") + "): " + cardWords(card);
    lines += card == kNoCard ? "no card\n" : "\n";
  }
  return lines;
}

// ---- the pilots -----------------------------------------------------------------------------------------------------
std::string spaceWords(const State& s, std::uint8_t space) {
  if (space == 0) return "left Wormhole";
  return isWormhole(s, space) ? "right Wormhole" : "column " + std::to_string(space);
}

std::string brokenWords(const Pilot& pilot) {
  std::string names[kWeapons];
  std::size_t count = 0;
  for (std::size_t weapon = 0; weapon < kWeapons; ++weapon)
    if ((pilot.outOfOrder >> weapon & 1u) != 0) names[count++] = kWeaponName[weapon];
  return count == 0 ? "" : "; Out of Order: " + listed(names, count);
}

std::string pilotLine(const State& s, Seat seat, Seat viewer) {
  const Pilot& pilot = s.pilot[seat];
  return std::string(pilotName(seat)) + (seat == viewer ? " (you): " : ": ") +
         counted(pilot.invaders, "Invader", "Invaders") + ", " + counted(pilot.credits, "credit", "credits") +
         ", overheat " + std::to_string(pilot.overheat) + " of " + std::to_string(kMeltdown - 1) +
         (hasSpace(pilot) ? ", " + spaceWords(s, pilot.space) : "") + brokenWords(pilot) + ".\n";
}

std::string gemWords(const std::uint8_t (&gems)[kGems]) {
  std::string words[kGems];
  std::size_t count = 0;
  for (std::size_t gem = 0; gem < kGems; ++gem)
    if (gems[gem] > 0) words[count++] = std::to_string(gems[gem]) + ' ' + kGemName[gem];
  return count == 0 ? "nothing" : listed(words, count);
}

std::string iconWords(const Icons& icons) {
  const struct {
    const char* name;
    unsigned number;
  } kinds[] = {{"Boost", icons.boost},
               {"Convert", icons.convert},
               {"Energize", icons.energize},
               {"Scavenge", icons.scavenge},
               {"Vent", icons.vent}};
  std::string words = "Move " + std::to_string(icons.move) + ", Power " + std::to_string(icons.power);
  if ((icons.pattern & kScatter) != 0) words += ", Scatter";
  if ((icons.pattern & kBeam) != 0) words += ", Beam";
  if ((icons.pattern & kBlast) != 0) words += ", Blast";
  for (const auto& kind : kinds)
    if (kind.number > 0) words += std::string(", ") + kind.name + ' ' + std::to_string(kind.number);
  return words;
}

std::string playerBoard(const State& s, Seat seat, Seat viewer) {
  const Pilot& pilot = s.pilot[seat];
  std::string lines = pilotLine(s, seat, viewer);
  for (std::size_t weapon = 0; weapon < kWeapons; ++weapon) {
    lines += column(kWeaponName[weapon], kNameWidth) + iconWords(pilot.weapon[weapon]);
    if (pilot.boosts[weapon] > 0) lines += "; " + counted(pilot.boosts[weapon], "Boost token", "Boost tokens");
    lines += '\n';
  }
  for (const std::uint8_t card : pilot.systems)
    if (card != kNoCard) lines += std::string(cardOf(card).name) + ": " + cardWords(card) + '\n';
  return lines + "In the bag: " + gemWords(pilot.bag) + ".\nOn the board: " + gemWords(pilot.board) + ".\n";
}

// ---- what may be asked ----------------------------------------------------------------------------------------------
std::string table(const void* seen, Seat viewer) {
  const State& s = at(seen);
  std::string lines = "Round " + std::to_string(s.round + 1) +
                      ". An Invader is the letter of the pilot it attacks, and its shields" +
                      (viewer < s.players ? "; * has your Assist token.\n" : ".\n");
  lines += board(s, viewer) + '\n' + track(s, viewer) + '\n';
  for (unsigned turn = 0; turn < s.players; ++turn) lines += pilotLine(s, seatInTurn(s, turn), viewer);
  return lines;
}

std::string columnWords(const State& s, unsigned at) {
  std::string lines;
  for (std::size_t row = 0; row < kRows; ++row) {
    const Cell& cell = s.grid[row][at];
    if (cell.token == kNoToken) continue;
    lines += std::string(breedOf(cell.token).name) + ", level " + std::to_string(levelOfToken(cell.token)) + ", " +
             counted(cell.shields, "shield", "shields") + " of " + std::to_string(breedOf(cell.token).shields) +
             ", attacks " + (colourOfToken(cell.token) < s.players ? pilotName(colourOfToken(cell.token)) : "nobody") +
             ".\n";
  }
  return lines.empty() ? "Nothing is in front of this space.\n" : lines;
}

std::string look(const void* seen, Seat viewer, const std::string& name) {
  const State& s = at(seen);
  if (name == "track") return track(s, viewer);
  for (Seat seat = 0; seat < s.players; ++seat)
    if (name == inSmallLetters(pilotName(seat))) return playerBoard(s, seat, viewer);
  for (unsigned at = 0; at < columns(s); ++at)
    if (name == "column " + std::to_string(at + 1)) return columnWords(s, at);
  for (std::uint8_t card = 0; card < kCards; ++card)
    if (name == inSmallLetters(cardOf(card).name))
      return std::string(cardOf(card).name) + ", level " + std::to_string(levelOfCard(card)) + ", " +
             counted(cardOf(card).cost, "credit", "credits") + ": " + cardWords(card) + '\n';
  return "";
}

}  // namespace
}  // namespace stellar_scramble

const SpokenTable kSpokenStellarScramble = {&kStellarScramble, stellar_scramble::table,
                                            "track, column 1, or a pilot or a card by its name",
                                            stellar_scramble::look};

}  // namespace armada
