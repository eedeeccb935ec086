// Pulp Invasion in letters: the line with its prices, the Planet and Location, and what the Captain has.
#include "host/spoken_table.h"
#include "rules/pulp_invasion/phrases.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"

namespace armada {

namespace pulp_invasion {
namespace {

const State& seenAt(const void* seen) { return *static_cast<const State*>(seen); }

// A name and what the card says, where it says something.
std::string named(const char* name, const char* text) {
  return std::string(name) + (*text == '\0' ? "." : ": " + std::string(text)) + '\n';
}

std::string lineCard(const State& s, std::uint8_t slot) {
  static constexpr const char* kDone[] = {"", "", "engaged", "evaded", "moved away"};
  if (s.line[slot] >= kEncounterCards) return "";
  const EncounterCard& card = kEncounterCard[s.line[slot]];
  std::string words = std::string(slot == s.current ? "> " : "  ") + column(card.name, 24);
  if (s.status[slot] != LineStatus::standing) return words + kDone[static_cast<std::size_t>(s.status[slot])] + '\n';
  if (card.kind == CardKind::location) return words + "a Location\n";
  const int price = slot == s.current ? priceNow(s) : engageStrength(s, slot).total();
  const bool mustEvade = engageStrength(s, slot).total() == 0;
  words += column(mustEvade ? "must be evaded"
                            : "pay " + std::to_string(price) + ' ' + kAbilityName[at(engageIcon(s, slot).icon())],
                  24);
  return words + counted(card.planetIcons, "Planet Icon", "Planet Icons") + '\n';
}

std::string abilities(const State& s) {
  std::string words[kAbilities];
  for (std::size_t i = 0; i < kAbilities; ++i)
    words[i] = std::string(kAbilityName[i]) + ' ' + std::to_string(s.ability[i]) + " of " +
               std::to_string(kCaptainCard[s.captain].maximum[i]);
  return listed(words, kAbilities);
}

std::string bag(const State& s) {
  std::string words[kCubeColours];
  std::size_t count = 0;
  for (std::size_t i = 0; i < kCubeColours; ++i)
    if (s.bag[i] > 0) words[count++] = std::to_string(s.bag[i]) + ' ' + kCubeName[i];
  return count == 0 ? "empty" : listed(words, count);
}

std::string weapons(const State& s) {
  std::string words[kWeapons];
  for (std::size_t i = 0; i < s.found.size(); ++i)
    words[i] = std::string(kWeaponCard[s.found[i].weapon].name) + (understood(s.found[i]) ? " (Understood)" : "");
  return s.found.empty() ? "none" : listed(words, s.found.size());
}

std::string hand(const State& s) {
  std::string words[kEncounterCards];
  std::size_t count = 0;
  for (Card card = 0; card < kEncounterCards; ++card)
    if (s.hand.has(card)) words[count++] = kEncounterCard[card].name;
  return count == 0 ? "no cards" : listed(words, count);
}

std::string dice(const State& s) {
  std::string words[kOwnedDice];
  for (std::size_t i = 0; i < kOwnedDice; ++i)
    words[i] =
        std::string(kDieCard[static_cast<std::size_t>(s.die[i].die)].name) + " on " + std::to_string(s.die[i].face);
  return listed(words, kOwnedDice) + (s.dieUsed != 0 ? " (one was used this round)" : "");
}

std::string table(const void* seen, Seat) {
  const State& s = seenAt(seen);
  std::string lines =
      "Round " + std::to_string(s.round) + " of 12, the sector of " + kAlienCard[alienNow(s)].name + ".\n";
  if (s.planet != kNoPlanet) lines += std::string("Planet: ") + kPlanetCard[s.planet].name + ".\n";
  if (s.location != kNoCard) lines += std::string("Location: ") + kEncounterCard[s.location].name + ".\n";
  lines += '\n';
  for (std::uint8_t slot = 0; slot < kLineCards; ++slot) lines += lineCard(s, slot);
  if (s.current >= kLineCards && s.cubes > 0)
    lines += "Search: " + std::to_string(s.cubesDrawn) + " of " + counted(s.cubes, "cube", "cubes") + " drawn.\n";
  lines += "\nAbilities: " + abilities(s) + ".\n";
  if (s.phase != Phase::crew) lines += "Dice: " + dice(s) + ".\n";
  lines += "Hand: " + hand(s) + ".\nSuper Weapons: " + weapons(s) + ".\nBag: " + bag(s) + ".\n";
  if (s.quietus > 0) lines += counted(s.quietus, "black cube", "black cubes") + " on Quietus.\n";
  return lines;
}

std::string lookAtDie(std::size_t die) {
  std::string lines = std::string(kDieCard[die].name) + ":\n";
  for (std::size_t face = 0; face < 6; ++face)
    lines += "  " + std::to_string(face + 1) + ": " + kDieFace[die][face].text + '\n';
  return lines;
}

std::string look(const void* seen, Seat, const std::string& name) {
  const State& s = seenAt(seen);
  const auto asked = [&name](const char* of) { return inSmallLetters(of) == name; };
  if (asked("captain") || asked(kCaptainCard[s.captain].name))
    return named(kCaptainCard[s.captain].name, kCaptainCard[s.captain].line);
  if (asked("planet") && s.planet != kNoPlanet) return named(kPlanetCard[s.planet].name, kPlanetCard[s.planet].text);
  if (asked("location") && s.location != kNoCard)
    return named(kEncounterCard[s.location].name, kLocationEffect[s.location - kFirstLocation][alienNow(s)].text);
  for (std::size_t die = 0; die < kDice; ++die)
    if (asked(kDieCard[die].name)) return lookAtDie(die);
  for (const PlanetCard& planet : kPlanetCard)
    if (asked(planet.name)) return named(planet.name, planet.text);
  for (const WeaponCard& weapon : kWeaponCard)
    if (asked(weapon.name)) return named(weapon.name, weapon.text);
  for (const AlienCard& alien : kAlienCard)
    if (asked(alien.name)) return named(alien.name, alien.text);
  for (Card card = 0; card < kEncounterCards; ++card) {
    if (!asked(kEncounterCard[card].name)) continue;
    if (kindOf(card) == CardKind::location)
      return named(kEncounterCard[card].name, kLocationEffect[card - kFirstLocation][alienNow(s)].text);
    return named(kEncounterCard[card].name, kEncounterCard[card].text);
  }
  return "";
}

}  // namespace
}  // namespace pulp_invasion

const SpokenTable kSpokenPulpInvasion = {
    &kPulpInvasion, pulp_invasion::table,
    "captain, planet, location, or a card, die, planet, weapon or alien by its name", pulp_invasion::look};

}  // namespace armada
