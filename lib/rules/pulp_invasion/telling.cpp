// Pulp Invasion told: what happened, for the log; where the game stands; and where a number comes from, as a receipt in the
// book's five steps. Reads what the player sees, and never decides anything.
#include "rules/pulp_invasion/phrases.h"

namespace armada::pulp_invasion {

// ---- what happened --------------------------------------------------------------------------------------------------
namespace {

constexpr std::size_t kMostTold = 95;

const char* cardName(std::uint8_t card) { return card < kEncounterCards ? kEncounterCard[card].name : "a card"; }
const char* dieName(std::uint8_t die) { return die < kDice ? kDieCard[die].name : "die"; }
const char* weaponName(std::uint8_t weapon) { return weapon < kWeapons ? kWeaponCard[weapon].name : "Super Weapon"; }
const char* alienName(std::uint8_t alien) { return alien < kAliens ? kAlienCard[alien].name : "the alien"; }
const char* cubeName(std::uint8_t cube) { return cube < kCubeColours ? kCubeName[cube] : "?"; }
const char* abilityName(std::uint8_t ability) { return ability < kAbilities ? kAbilityName[ability] : "?"; }
const char* faceText(std::uint8_t die, std::uint8_t face) {
  return die < kDice && face >= 1 && face <= 6 ? kDieFace[die][face - 1].text : "";
}
const char* article(std::uint8_t cube) { return cube == static_cast<std::uint8_t>(Cube::science) ? "an " : "a "; }

std::size_t bytesOf(const char* text) {
  std::size_t bytes = 0;
  while (text[bytes] != '\0') ++bytes;
  return bytes;
}

// Behind a colon, as far as a line of the log goes.
void addText(TextOut& words, const char* text) {
  if (text[0] == '\0' || words.size() + 2 + bytesOf(text) > kMostTold)
    words << '.';
  else
    words << ": " << text;
}

void sayCubes(TextOut& words, int count, std::uint8_t cube) {
  words << count << ' ' << cubeName(cube) << (count == 1 ? " cube" : " cubes");
}

// Only what its text does in the line is worth a line of the log: the card itself is told when it is engaged or evaded.
void narrateRead(std::uint8_t card, TextOut& words) {
  if (card >= kGuardforce || kEncounterCard[card].text[0] == '\0') return;
  words << cardName(card);
  addText(words, kEncounterCard[card].text);
}

void narrateCards(const State& seen, const Event& event, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::cardDrawn: words << cardName(event.b) << " joins the line."; break;
    case EventKind::cubeAdded:
      words << cardName(event.b);
      if (event.value > 0)
        words << " adds " << article(event.a) << cubeName(event.a) << " cube to the bag.";
      else
        words << " adds nothing: there are no more " << cubeName(event.a) << " cubes.";
      break;
    case EventKind::locationNow:
      words << cardName(event.a);
      if (event.a >= kFirstLocation && event.a < kFirstAgent && seen.round >= 1 && seen.round <= kRounds)
        addText(words, kLocationEffect[event.a - kFirstLocation][alienNow(seen)].text);
      break;
    case EventKind::cardRead: narrateRead(event.b, words); break;
    case EventKind::engaged:
      words << "You engage " << cardName(event.b) << " for ";
      if (event.value > 0)
        words << std::int32_t{event.value} << '.';
      else
        words << "free.";
      break;
    case EventKind::evaded: words << "You evade " << cardName(event.b) << '.'; break;
    case EventKind::cardPlayed:
      words << "You play " << cardName(event.a);
      addText(words, event.a < kEncounterCards ? tailOf(kEncounterCard[event.a].text) : "");
      break;
    case EventKind::toHand: words << cardName(event.a) << " joins your hand."; break;
    default: break;
  }
}

void narrateCubes(const Event& event, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::evadeCube: words << "The Evade draws " << article(event.a) << cubeName(event.a) << " cube."; break;
    case EventKind::cubeReturned: words << "The " << cubeName(event.a) << " cube goes back into the bag."; break;
    case EventKind::bagChanged:
      if (event.value == 0) break;
      sayCubes(words, event.value > 0 ? event.value : -event.value, event.a);
      if (event.value > 0)
        words << (event.value == 1 ? " goes into the bag." : " go into the bag.");
      else
        words << (event.value == -1 ? " leaves the bag." : " leave the bag.");
      break;
    case EventKind::searchBegan:
      if (event.value > 0)
        words << "The search begins: " << std::int32_t{event.value} << (event.value == 1 ? " cube." : " cubes.");
      else
        words << "You have no cubes to draw: the search is over.";
      break;
    case EventKind::cubeDrawn:
      words << "Cube " << std::int32_t{event.value} << " is " << cubeName(event.a) << '.';
      break;
    case EventKind::blackOnQuietus:
      words << "Quietus holds " << std::int32_t{event.value} << (event.value == 1 ? " black cube." : " black cubes.");
      break;
    case EventKind::falseLead: words << "A false lead. The cube goes back after the search."; break;
    case EventKind::cubeToSupply: words << "The " << cubeName(event.a) << " cube goes to the supply."; break;
    case EventKind::weaponCube:
      words << (event.b == static_cast<std::uint8_t>(Cube::science) ? "An " : "A ") << cubeName(event.b)
            << " cube goes on " << weaponName(event.a) << '.';
      break;
    case EventKind::extraCubes:
      words << "This round's search draws " << std::int32_t{event.value}
            << (event.value == 1 ? " extra cube." : " extra cubes.");
      break;
    default: break;
  }
}

void narrateDice(const Event& event, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::dieUsed:
      words << dieName(event.a) << ' ' << std::int32_t{event.b} << ": " << faceText(event.a, event.b) << '.';
      break;
    case EventKind::dieTurned:
      if (event.b == event.c) break;
      words << "The " << dieName(event.a) << " turns from " << std::int32_t{event.b} << " to " << std::int32_t{event.c}
            << '.';
      break;
    case EventKind::dieRolled:
      words << (event.c == 1 ? "A spare " : "The ") << dieName(event.a) << " rolls " << std::int32_t{event.b} << '.';
      break;
    case EventKind::dieSwapped:
      words << "You swap the " << dieName(event.a) << " for the " << dieName(event.b) << '.';
      break;
    default: break;
  }
}

void narrateEnd(const Event& event, TextOut& words) {
  switch (static_cast<LostBy>(event.a)) {
    case LostBy::abilities: words << "Two Abilities are at 0: you lose."; break;
    case LostBy::cannotEvade: words << "You can neither engage nor evade: you lose."; break;
    case LostBy::deckEmpty: words << "The last Encounter deck is empty: you lose."; break;
    case LostBy::notLost: break;
  }
}

}  // namespace

void narrate(const State& seen, const Event& event, Seat, TextOut& words) {
  words.clear();
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::roundBegan:
      words << "Round " << std::int32_t{event.value};
      if (event.value >= 1 && event.value <= static_cast<int>(kRounds))
        words << ", the sector of " << alienName(seen.alien[(event.value - 1) / 4]);
      words << '.';
      break;
    case EventKind::planetChosen:
      words << "You search " << (event.a < kPlanets ? kPlanetCard[event.a].name : "a Planet");
      addText(words, event.a < kPlanets ? kPlanetCard[event.a].text : "");
      break;
    case EventKind::abilityChanged:
      if (event.b == event.c) break;
      words << abilityName(event.a) << (event.c > event.b ? " rises from " : " falls from ") << std::int32_t{event.b}
            << " to " << std::int32_t{event.c} << '.';
      break;
    case EventKind::weaponFound: words << "You find a Super Weapon: " << weaponName(event.a) << '.'; break;
    case EventKind::understood:
      words << weaponName(event.a) << " is Understood";
      addText(words, event.a < kWeapons ? kWeaponCard[event.a].text : "");
      break;
    case EventKind::weaponSwapped:
      words << "You swap " << weaponName(event.a) << " for " << weaponName(event.b) << '.';
      break;
    case EventKind::bonusGained: words << "You pay " << std::int32_t{event.value} << " less."; break;
    case EventKind::sectorPassed: words << "You pass the sector of " << alienName(event.a) << '.'; break;
    case EventKind::roundEnded: break;  // the next round's beginning tells it
    case EventKind::won:
      words << "You find the last Super Weapon in round " << std::int32_t{event.value} << ". You win.";
      break;
    case EventKind::lost: narrateEnd(event, words); break;
    case EventKind::dieUsed:
    case EventKind::dieTurned:
    case EventKind::dieRolled:
    case EventKind::dieSwapped: narrateDice(event, words); break;
    case EventKind::cardDrawn:
    case EventKind::cubeAdded:
    case EventKind::locationNow:
    case EventKind::cardRead:
    case EventKind::engaged:
    case EventKind::evaded:
    case EventKind::cardPlayed:
    case EventKind::toHand: narrateCards(seen, event, words); break;
    default: narrateCubes(event, words); break;
  }
}

// ---- where the game stands ------------------------------------------------------------------------------------------
void headline(const State& seen, TextOut& words) {
  words.clear();
  const auto inPlay = static_cast<unsigned>(kWeaponsInPlay[static_cast<std::size_t>(seen.difficulty)]);
  const auto found = static_cast<unsigned>(seen.found.size());
  if (seen.phase == Phase::over)
    words << (seen.lostBy == LostBy::notLost ? "Won in round " : "Lost in round ");
  else
    words << "Round ";
  words << std::int32_t{seen.round};
  if (seen.phase != Phase::over) words << ", sector " << std::int32_t{sectorOf(seen)} + 1;
  words << ", " << found << " of " << inPlay << " weapons";
}

// ---- where a number comes from --------------------------------------------------------------------------------------
namespace {

bool changes(const Effect& effect, What what) { return effect.when == When::always && effect.what == what; }
bool changes(const Effect (&effects)[2], What what) { return changes(effects[0], what) || changes(effects[1], what); }

// A card of the line may change the number of the one in `slot`: its own text, or one that speaks of others.
bool speaksOf(const State& seen, std::uint8_t speaker, What what, std::uint8_t slot) {
  const Card card = seen.line[speaker];
  if (card >= kGuardforce || seen.status[speaker] == LineStatus::empty) return false;
  for (const Effect& effect : kEncounterCard[card].effect) {
    if (!changes(effect, what)) continue;
    if (effect.filter == Filter::itself && speaker != slot && what != What::searchCount) continue;
    if (effect.filter == Filter::toTheRight && speaker >= slot) continue;
    return true;
  }
  return false;
}

// Who makes the change of a step; several share a name.
const char* lineSpeaker(const State& seen, What what, std::uint8_t slot) {
  const char* who = nullptr;
  for (std::uint8_t speaker = 0; speaker < kLineCards; ++speaker) {
    if (!speaksOf(seen, speaker, what, slot)) continue;
    if (who != nullptr) return "Line cards";
    who = kEncounterCard[seen.line[speaker]].name;
  }
  return who != nullptr ? who : "Line card";
}

const char* weaponSpeaker(const State& seen, What what) {
  const char* who = nullptr;
  for (const Found& found : seen.found) {
    if (!understood(found) || !changes(kWeaponCard[found.weapon].effect, what)) continue;
    if (who != nullptr) return "Super Weapons";
    who = kWeaponCard[found.weapon].name;
  }
  return who != nullptr ? who : "Super Weapon";
}

constexpr const char* kStepName[kModSteps] = {"Alien", "Line card", "Location", "Planet", "Super Weapon"};

// The name where a step changes the number, what kind of card it is where it does not.
const char* speakerOf(const State& seen, ModStep step, What what, std::uint8_t slot) {
  switch (step) {
    case ModStep::alien: return kAlienCard[alienNow(seen)].name;
    case ModStep::line: return lineSpeaker(seen, what, slot);
    case ModStep::location: return seen.location < kEncounterCards ? kEncounterCard[seen.location].name : "Location";
    case ModStep::planet: return seen.planet < kPlanets ? kPlanetCard[seen.planet].name : "Planet";
    default: return weaponSpeaker(seen, what);
  }
}

class Steps {
 public:
  explicit Steps(Explanation& to) : to_(to) {}
  void add(const char* who, const char* what, int total) {
    to_.push({who, what, static_cast<std::int16_t>(total - total_), static_cast<std::int16_t>(total)});
    total_ = total;
  }
  void addReceipt(const State& seen, const Receipt& receipt, const char* who, const char* printed, What what,
                  std::uint8_t slot) {
    add(who, printed, receipt.printed);
    for (std::size_t i = 0; i < kModSteps; ++i) {
      const bool changed = receipt.after[i] != total_;
      const char* name = changed ? speakerOf(seen, static_cast<ModStep>(i), what, slot) : kStepName[i];
      add(name, changed ? kStepName[i] : "no change", receipt.after[i]);
    }
  }
  int total() const { return total_; }

 private:
  Explanation& to_;
  int total_ = 0;
};

bool inLine(const State& seen, std::uint8_t slot) {
  return slot < kLineCards && seen.line[slot] < kEncounterCards && seen.status[slot] != LineStatus::empty &&
         seen.status[slot] != LineStatus::left;
}

}  // namespace

void explain(const State& seen, std::uint8_t question, Explanation& steps) {
  steps.clear();
  Steps receipt(steps);
  if (question == 6) {
    if (seen.planet >= kPlanets) return;
    receipt.addReceipt(seen, searchCount(seen), "Planet Icons", "engaged", What::searchCount, kLineCards);
    if (seen.extraCubes > 0) receipt.add("Dice and cards", "extra cubes", receipt.total() + seen.extraCubes);
    return;
  }
  const std::uint8_t slot = question < kLineCards ? question : seen.current;
  if (!inLine(seen, slot)) return;
  if (question < kLineCards) {
    receipt.addReceipt(seen, engageStrength(seen, slot), kEncounterCard[seen.line[slot]].name, "printed",
                       What::strength, slot);
    if (slot == seen.current && seen.bonus > 0 && seen.status[slot] == LineStatus::standing)
      receipt.add("Dice and cards", "bonus", receipt.total() > seen.bonus ? receipt.total() - seen.bonus : 0);
  } else if (question == 4) {
    receipt.addReceipt(seen, evadePrice(seen, slot), "Evade", "points to pay", What::evadePrice, slot);
    if (seen.freeEvade != 0) receipt.add("Hand", "no point", 0);
  } else if (question == 5) {
    receipt.addReceipt(seen, evadeCubes(seen, slot), "Evade", "cubes to draw", What::evadeCubes, slot);
    if (seen.calmEvade != 0) receipt.add("Hand", "no cubes", 0);
  }
}

}  // namespace armada::pulp_invasion
