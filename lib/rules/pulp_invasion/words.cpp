// Pulp Invasion's moves in words: what a choice will do and cost, before it is confirmed. Reads what the player sees, and
// never decides anything; what happened, and where numbers come from, is told in telling.cpp.
#include "rules/pulp_invasion/phrases.h"
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

namespace {

// Adds a sentence if there is room for it: the price stands in front, and what is nice to know behind.
void addIfItFits(TextOut& words, const char* sentence) {
  constexpr std::size_t kMostBytes = 127;
  std::size_t bytes = 1;
  while (sentence[bytes - 1] != '\0') ++bytes;
  if (words.size() + bytes <= kMostBytes) words << ' ' << sentence;
}

// As many whole words of a name as a foot line takes.
void sayShort(TextOut& words, const char* name) {
  constexpr std::size_t kMostLetters = 16;
  std::size_t end = 0;
  for (std::size_t i = 0; i <= kMostLetters; ++i) {
    if (name[i] == ' ' || name[i] == '\0') end = i;
    if (name[i] == '\0') break;
  }
  words.put(name, end);
}

constexpr const char* kDieBrief[kDice] = {"Specialist", "Infiltrator", "Engineer", "AI", "Scanning", "Translator"};

// ---- what is left ---------------------------------------------------------------------------------------------------
struct Points {
  int of[kAbilities];
};
Points pointsOf(const State& seen) { return {{seen.ability[0], seen.ability[1], seen.ability[2]}}; }

int zeros(const Points& points) {
  int count = 0;
  for (const int each : points.of) count += each <= 0 ? 1 : 0;
  return count;
}

// The points that it takes until two Abilities are at zero.
int pointsToLose(const State& seen) {
  int sum = 0, most = 0;
  for (const std::uint8_t each : seen.ability) {
    sum += each;
    if (each > most) most = each;
  }
  return sum - most;
}

void warnOfZeros(const Points& after, TextOut& words) {
  if (zeros(after) >= 2) addIfItFits(words, "Two Abilities at 0: you lose.");
}

// ---- engaging -------------------------------------------------------------------------------------------------------
// Book: Engage 2 and 3: then it becomes an Evade.
bool cannotPay(const State& seen) {
  const Cost cost = costNow(seen);
  return cost.strength == 0 || !canPay(seen, cost.icon, cost.price);
}

// "pay 3 Science, 2 left."
void sayPrice(const State& seen, TextOut& words) {
  const auto [icon, strength, price] = costNow(seen);
  const int have = seen.ability[at(icon)];
  if (price == 0) {
    words << "it costs nothing.";
  } else if (have >= price) {
    words << "pay " << std::int32_t{price} << ' ' << nameOf(icon) << ", " << have - price << " left.";
    Points after = pointsOf(seen);
    after.of[at(icon)] -= price;
    warnOfZeros(after, words);
  } else if (canPay(seen, icon, price)) {
    words << "you have " << have << " of " << std::int32_t{price} << ' ' << nameOf(icon)
          << ". 2 points of another Ability count as 1.";
  } else {
    words << "you cannot afford " << std::int32_t{price} << ' ' << nameOf(icon) << " without a die or a card.";
  }
}

bool hasEffect(const Effect (&effects)[2], When when) { return effects[0].when == when || effects[1].when == when; }

void sayPlanetIcons(TextOut& words, std::uint8_t icons) {
  if (icons == 1) addIfItFits(words, "1 Planet Icon.");
  if (icons == 2) addIfItFits(words, "2 Planet Icons.");
}

void describeEngage(const State& seen, Words& words) {
  const EncounterCard& card = kEncounterCard[seen.line[seen.current]];
  words.brief << "Engage";
  words.full << "Engage " << card.name << ": ";
  sayPrice(seen, words.full);
  sayPlanetIcons(words.full, card.planetIcons);
  if (card.kind != CardKind::guardforce)
    addIfItFits(words.full, "It joins your hand.");
  else if (hasEffect(card.effect, When::engaged))
    addIfItFits(words.full, card.text);
}

// "1 Science and 4 Combat"
void describePay(const State& seen, Mix mix, Words& words) {
  const Ability icon = engageIcon(seen, seen.current).icon();
  const int price = priceNow(seen);
  Points paid{};
  paid.of[at(icon)] = price - mix.first - mix.second;
  paid.of[at(otherAbility(icon, 0))] = 2 * mix.first;
  paid.of[at(otherAbility(icon, 1))] = 2 * mix.second;
  Points after = pointsOf(seen);
  int kinds = 0;
  words.brief << "Pay";
  words.full << "Pay";
  for (std::size_t i = 0; i < kAbilities; ++i) {
    after.of[i] -= paid.of[i];
    if (paid.of[i] == 0) continue;
    words.brief << (kinds == 0 ? " " : "+") << paid.of[i] << kAbilityLetter[i];
    words.full << (kinds++ == 0 ? " " : " and ") << paid.of[i] << ' ' << kAbilityName[i];
  }
  if (kinds == 0) words.full << " nothing";
  words.full << ": " << after.of[0] << " Combat, " << after.of[1] << " Science, " << after.of[2] << " Diplomacy left.";
  if (kinds > 0) warnOfZeros(after, words.full);
}

// ---- evading --------------------------------------------------------------------------------------------------------
int cubesToDraw(const State& seen) { return seen.calmEvade != 0 ? 0 : evadeCubes(seen, seen.current).total(); }

// "draw 2 cubes: each costs 1 point."
void sayEvadeCubes(int cubes, TextOut& words) {
  if (cubes == 0)
    words << "draw no cubes.";
  else
    words << "draw " << cubes << (cubes == 1 ? " cube: it costs 1 point." : " cubes: each costs 1 point.");
}

int pointsLeft(const State& seen) { return 0 + seen.ability[0] + seen.ability[1] + seen.ability[2]; }

void sayEvade(const State& seen, TextOut& words) {
  const int price = seen.freeEvade != 0 ? 0 : evadePrice(seen, seen.current).total();
  const int cubes = cubesToDraw(seen);
  if (price > 0 && pointsLeft(seen) == 0) {
    words << "you have no point left to pay. You lose.";
    return;
  }
  if (price == 0 && cubes == 0) {
    words << "it costs nothing.";
    return;
  }
  if (price == 0)
    words << "pay nothing, ";
  else
    words << "pay " << price << (price == 1 ? " point" : " points") << " from any Ability, ";
  words << (cubes > 0 ? "then " : "and ");
  sayEvadeCubes(cubes, words);
  if (price + cubes >= pointsToLose(seen)) addIfItFits(words, "This may lose the game.");
}

void describeEvade(const State& seen, Words& words) {
  const EncounterCard& card = kEncounterCard[seen.line[seen.current]];
  words.brief << "Evade";
  words.full << "Evade " << card.name << ": ";
  sayEvade(seen, words.full);
  if (hasEffect(card.effect, When::evaded)) addIfItFits(words.full, card.text);
}

void describePayPoint(const State& seen, Ability ability, Words& words) {
  Points after = pointsOf(seen);
  --after.of[at(ability)];
  words.brief << "Pay 1 " << nameOf(ability);
  words.full << "Pay 1 " << nameOf(ability) << ", " << after.of[at(ability)] << " left";
  if (zeros(after) >= 2) {
    words.full << '.';
    warnOfZeros(after, words.full);
  } else if (seen.evadeOwed > 1) {
    words.full << ", then " << std::int32_t{seen.evadeOwed} - 1 << " more.";
  } else {
    words.full << ", then ";
    sayEvadeCubes(cubesToDraw(seen), words.full);
  }
}

// ---- dice -----------------------------------------------------------------------------------------------------------
int lesser(int a, int b) { return a < b ? a : b; }

void sayRemoved(int count, const char* colour, TextOut& words) {
  if (count == 0)
    words << "the bag holds no " << colour << " cubes";
  else
    words << "remove " << count << ' ' << colour << (count == 1 ? " cube from the bag" : " cubes from the bag");
}

int evadedWithIcons(const State& seen) {
  int cards = 0;
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (seen.status[slot] == LineStatus::evaded && kEncounterCard[seen.line[slot]].planetIcons > 0) ++cards;
  return cards;
}

void sayHalf(const State& seen, const FaceHalf& half, TextOut& words) {
  switch (half.does) {
    case FaceDoes::nothing: break;
    case FaceDoes::bonus: {
      const int price = priceNow(seen);
      words << "pay " << (price > half.amount ? price - half.amount : 0) << " instead of " << price;
      break;
    }
    case FaceDoes::dropWhite: sayRemoved(lesser(half.amount, seen.bag[at(Cube::falseLead)]), "white", words); break;
    case FaceDoes::dropChosen:
      words << "remove " << std::int32_t{half.amount} << " cubes of your choice from the bag, not yellow";
      break;
    case FaceDoes::takeChosen: words << "remove 1 cube of your choice from the bag, not yellow"; break;
    case FaceDoes::takeRandom: words << "remove 1 random cube from the bag; a yellow one goes back"; break;
    case FaceDoes::extraCube: words << "draw " << std::int32_t{half.amount} << " extra search cube"; break;
    case FaceDoes::upgradeSystem:
      words << "upgrade a System die " << std::int32_t{half.amount} << (half.amount == 1 ? " side" : " sides");
      break;
    case FaceDoes::rollSpecialist: words << "roll a spare Weapons Specialist and use its face"; break;
    case FaceDoes::rollInfiltrator: words << "roll a spare Infiltration Agent and use its face"; break;
    case FaceDoes::rollEngineer: words << "roll a spare Engineer and use its face"; break;
    case FaceDoes::swapDie: words << "swap one of your dice for another and roll it"; break;
    case FaceDoes::rerollAgent:
    case FaceDoes::rerollGuardforce:
    case FaceDoes::rerollSearch: words << "reroll one of your dice"; break;
    case FaceDoes::useIcons:
      words << "count 1 Planet Icon on "
            << (lesser(half.amount, evadedWithIcons(seen)) < 2 ? "an evaded card" : "each of 2 evaded cards");
      break;
    case FaceDoes::understand: words << "understand one of your Super Weapons"; break;
    case FaceDoes::chooseWeapon: words << "choose which Super Weapon you find"; break;
    case FaceDoes::swapWeapon: words << "swap one of your Super Weapons for another"; break;
    case FaceDoes::drawEight:
      words << (sectorLeft(seen) > kLineCards ? "draw 8 cards and play any 4 in any order"
                                              : "play the last 4 cards of this sector in any order");
      break;
    case FaceDoes::drawTwo: words << "draw 2 cubes and use 1"; break;
  }
}

// One half, or what an "and" joins: as much of it as does something.
void sayFace(const State& seen, const OwnedDie& die, std::uint8_t half, TextOut& words) {
  const DieFace& face = kDieFace[static_cast<std::size_t>(die.die)][die.face - 1];
  if (face.joined != Joined::both) {
    sayHalf(seen, face.half[half], words);
    return;
  }
  const Of against = face.half[0].of;
  const bool fits = seen.current < kLineCards && (against == Of::none || static_cast<std::size_t>(against) ==
                                                                             at(engageIcon(seen, seen.current).icon()));
  const bool upgrades = canUpgrade(seen);
  if (fits) sayHalf(seen, face.half[0], words);
  if (fits && upgrades) words << ", and ";
  if (upgrades) sayHalf(seen, face.half[1], words);
}

void describeUseDie(const State& seen, std::uint8_t what, Words& words) {
  const OwnedDie& die = seen.die[what >> 1];
  words.brief << "Use " << kDieBrief[static_cast<std::size_t>(die.die)];
  words.full << "Use the " << nameOf(die.die) << " on " << std::int32_t{die.face} << ": ";
  sayFace(seen, die, what & 1u, words.full);
  words.full << '.';
  if (die.face == 1)
    addIfItFits(words.full, "It stays on 1.");
  else
    addIfItFits(words.full, die.face == 2 ? "It turns to 1." : "It turns to a lower face.");
}

void describeUseHalf(const State& seen, std::uint8_t half, Words& words) {
  words.brief << (half == 0 ? "First half" : "Second half");
  words.full << "Spare " << nameOf(seen.spare.die) << " on " << std::int32_t{seen.spare.face} << ": ";
  sayHalf(seen, kDieFace[static_cast<std::size_t>(seen.spare.die)][seen.spare.face - 1].half[half], words.full);
  words.full << '.';
}

// "Turn the Engineer to 4: +2 against any."
void sayTurned(const char* verb, const OwnedDie& die, int to, TextOut& words) {
  words << verb << " the " << nameOf(die.die) << " to " << to << ": "
        << kDieFace[static_cast<std::size_t>(die.die)][to - 1].text << '.';
}

void describeOwnDie(const State& seen, std::uint8_t which, Words& words) {
  const OwnedDie& die = seen.die[which];
  const char* brief = kDieBrief[static_cast<std::size_t>(die.die)];
  const char* now = kDieFace[static_cast<std::size_t>(die.die)][die.face - 1].text;
  if (seen.phase == Phase::upgrade) {
    words.brief << brief;
    sayTurned("Upgrade", die, lesser(6, die.face + seen.owed.upgrade), words.full);
  } else if (seen.phase == Phase::swapOut) {
    words.brief << "Swap " << brief;
    words.full << "Swap the " << nameOf(die.die) << " for another die. It is on " << std::int32_t{die.face} << ": "
               << now << '.';
  } else {
    words.brief << brief;
    words.full << "Reroll the " << nameOf(die.die) << ", now on " << std::int32_t{die.face} << ": " << now << '.';
  }
}

void describeNewDie(const State& seen, Die die, Words& words) {
  words.brief << "Take " << kDieBrief[static_cast<std::size_t>(die)];
  words.full << "Take the " << nameOf(die);
  if (seen.picked < kOwnedDice) words.full << " for the " << nameOf(seen.die[seen.picked].die);
  words.full << ": roll it now, use it from next round.";
}

void describeLeaveDie(const State& seen, std::uint8_t left, Words& words) {
  const Die* offered = kCaptainCard[seen.captain].offered;
  words.brief << "Leave " << kDieBrief[static_cast<std::size_t>(offered[left])];
  words.full << "Leave the " << nameOf(offered[left]) << " behind. You take the ";
  int named = 0;
  for (std::uint8_t i = 0; i < kOfferedDice; ++i)
    if (i != left) words.full << (named++ == 0 ? "" : " and the ") << nameOf(offered[i]);
  words.full << '.';
}

// ---- cards ----------------------------------------------------------------------------------------------------------
// An effect of a card that has two, where the other does nothing.
void sayAlone(const Effect& effect, TextOut& words) {
  const std::int32_t n = effect.amount;
  switch (effect.what) {
    case What::gain: words << "gain " << n << ' ' << nameOf(static_cast<Ability>(effect.of)) << '.'; break;
    case What::reroll: words << "reroll " << n << " of your dice."; break;
    case What::upgrade: words << "upgrade a System die " << n << " sides."; break;
    case What::freeEvade: words << "pay no points."; break;
    default: words << "draw no cubes."; break;
  }
}

// The only effect that would do something; nullptr: all do.
const Effect* onlyEffect(const State& seen, const Effect (&effects)[2]) {
  if (effects[1].when == When::nothing) return nullptr;
  const Moment moment = momentOf(seen, seen.phase);
  const bool first = doesSomething(moment, effects[0]), second = doesSomething(moment, effects[1]);
  return first == second ? nullptr : first ? &effects[0] : &effects[1];
}

// "Play Sergeant Steel: gain 2 Combat. That makes 5 of 11."
void describePlayCard(const State& seen, Card card, Words& words) {
  const EncounterCard& row = kEncounterCard[card];
  const Effect* only = onlyEffect(seen, row.effect);
  const Effect& effect = only != nullptr ? *only : row.effect[0];
  sayShort(words.brief, row.name);
  words.full << "Play " << row.name << ": ";
  if (only != nullptr)
    sayAlone(*only, words.full);
  else
    words.full << tailOf(row.text);
  Text<40> then;
  if (effect.what == What::bonus) {
    const int price = priceNow(seen);
    then << "You pay " << (price > effect.amount ? price - effect.amount : 0) << '.';
  } else if (effect.what == What::gain && effect.of <= Of::diplomacy) {
    const auto ability = static_cast<Ability>(effect.of);
    const int most = maximum(seen, ability);
    then << nameOf(ability) << " becomes " << lesser(most, seen.ability[at(ability)] + effect.amount) << " of " << most
         << '.';
  }
  if (!then.empty()) addIfItFits(words.full, then.c_str());
}

void describeArrange(const State& seen, std::uint8_t index, Words& words) {
  const Card card = index < seen.shown.size() ? seen.shown[index] : kNoCard;
  int place = 1;
  for (const Card each : seen.line) place += each != kNoCard ? 1 : 0;
  words.brief << "Place " << place;
  words.full << "Put ";
  if (card == kNoCard) {
    words.full << "the card in place " << place << '.';
    return;
  }
  const EncounterCard& row = kEncounterCard[card];
  words.full << row.name << " in place " << place << ": ";
  if (row.kind == CardKind::location)
    words.full << kLocationEffect[card - kFirstLocation][alienNow(seen)].text;
  else
    words.full << "Strength " << std::int32_t{row.strength} << ", " << nameOf(row.icon) << " Icon.";
  sayPlanetIcons(words.full, row.planetIcons);
}

void describePlanet(const State& seen, std::uint8_t place, Words& words) {
  const PlanetCard& planet = kPlanetCard[seen.planetRow[place]];
  words.brief << planet.name;
  words.full << "Search " << planet.name << " this round. " << planet.text;
}

// ---- the search -----------------------------------------------------------------------------------------------------
void describeDrawCube(const State& seen, Words& words) {
  words.brief << "Draw a cube";
  words.full << "Draw cube " << std::int32_t{seen.cubesDrawn} + 1 << " of " << std::int32_t{seen.cubes} << ": "
             << std::int32_t{seen.bag[at(Cube::weapon)]} << " of the " << bagTotal(seen)
             << " in the bag find a Super Weapon.";
}

void sayCubeDoes(const State& seen, Cube cube, TextOut& words) {
  switch (cube) {
    case Cube::weapon: words << "find a Super Weapon"; break;
    case Cube::quietus: words << (quietusPassed(seen) ? "lose 1 point" : "it goes on Quietus"); break;
    case Cube::falseLead: words << "it is a false lead"; break;
    default: words << "raise " << kAbilityName[at(cube)] << " or put it on a Super Weapon"; break;
  }
}

void describeKeepCube(const State& seen, std::uint8_t which, Words& words) {
  const auto kept = static_cast<Cube>(seen.drawn[which]);
  const auto other = static_cast<Cube>(seen.drawn[1 - which]);
  words.brief << "Use " << nameOf(kept);
  words.full << "Use the " << nameOf(kept) << " cube: ";
  sayCubeDoes(seen, kept, words.full);
  words.full << (kept == other ? ". The other " : ". The ") << nameOf(other) << " one goes "
             << (other == Cube::weapon ? "back to the bag." : "to the supply.");
}

void describeTakeCube(const State& seen, Cube cube, Words& words) {
  const int left = seen.bag[at(cube)] - 1;
  words.brief << "Remove " << nameOf(cube);
  words.full << "Remove 1 " << nameOf(cube) << " cube from the bag: " << left << ' ' << nameOf(cube) << " left in it.";
}

// ---- Super Weapons --------------------------------------------------------------------------------------------------
// The colour that is put onto a weapon now: the drawn cube, or the first that a text owes.
Ability cubeForWeapon(const State& seen) {
  if (seen.phase != Phase::weaponCube) return static_cast<Ability>(seen.drawn[0]);
  std::size_t ability = 0;
  while (ability + 1 < kAbilities && (seen.owed.weaponCube >> ability & 1u) == 0) ++ability;
  return static_cast<Ability>(ability);
}

void describeOntoWeapon(const State& seen, std::uint8_t index, Words& words) {
  const Found& found = seen.found[index];
  const WeaponCard& weapon = kWeaponCard[found.weapon];
  const Ability colour = cubeForWeapon(seen);
  sayShort(words.brief, weapon.name);
  words.full << "Put the " << nameOf(static_cast<Cube>(colour)) << " cube on " << weapon.name << ": ";
  int missing = 0;
  Text<48> needs;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int lacks = weapon.needs[i] - found.cubes[i] - (i == at(colour) ? 1 : 0);
    if (lacks <= 0) continue;
    needs << (missing == 0 ? "" : ", ") << lacks << ' ' << nameOf(static_cast<Cube>(i));
    missing += lacks;
  }
  if (missing > 0)
    words.full << "it still needs " << needs.c_str() << '.';
  else {
    words.full << "it is Understood.";
    addIfItFits(words.full, weapon.text);
  }
}

void describeRaise(const State& seen, Words& words) {
  const auto ability = static_cast<Ability>(seen.drawn[0]);
  const int now = seen.ability[at(ability)];
  words.brief << "Raise " << nameOf(ability);
  words.full << "Raise " << nameOf(ability) << " from " << now << " to " << now + 1 << " of "
             << std::int32_t{maximum(seen, ability)} << '.';
}

void describeTakeWeapon(const State& seen, std::uint8_t row, Words& words) {
  const WeaponCard& weapon = kWeaponCard[row];
  words.brief << weapon.name;
  words.full << "Take " << weapon.name;
  if (seen.picked < seen.found.size()) words.full << " instead of " << kWeaponCard[seen.found[seen.picked].weapon].name;
  words.full << '.';
  Text<128> then;
  then << "Once Understood: " << weapon.text;
  if (then.whole()) addIfItFits(words.full, then.c_str());
}

// A die that makes a weapon Understood, and not one that swaps it.
bool understandsNow(const State& seen) {
  if (seen.usedDie >= kOwnedDice || seen.usedFace == 0) return false;
  const auto die = static_cast<std::size_t>(seen.die[seen.usedDie].die);
  return kDieFace[die][seen.usedFace - 1].half[seen.usedHalf & 1u].does == FaceDoes::understand;
}

void describeOwnWeapon(const State& seen, std::uint8_t index, Words& words) {
  const WeaponCard& weapon = kWeaponCard[seen.found[index].weapon];
  words.brief << weapon.name;
  if (understandsNow(seen)) {
    words.full << "Understand " << weapon.name << " for the rest of the game.";
    addIfItFits(words.full, weapon.text);
  } else {
    words.full << "Swap " << weapon.name << " for another of your choice. Ability cubes on it go to the supply.";
  }
}

// ---- abilities ------------------------------------------------------------------------------------------------------
void describeAbility(const State& seen, Ability ability, Words& words) {
  const int now = seen.ability[at(ability)];
  const bool gains = seen.phase == Phase::gain;
  const int more = (gains ? seen.owed.gain : seen.owed.lose) - 1;
  words.brief << (gains ? "Gain " : "Lose ") << nameOf(ability);
  words.full << (gains ? "Gain 1 " : "Lose 1 ") << nameOf(ability) << ": ";
  if (gains)
    words.full << now + 1 << " of " << std::int32_t{maximum(seen, ability)};
  else
    words.full << now - 1 << " left";
  if (more > 0) words.full << ", then choose " << more << " more";
  words.full << '.';
  if (!gains && seen.current < kLineCards) {
    Points after = pointsOf(seen);
    --after.of[at(ability)];
    warnOfZeros(after, words.full);
  }
}

// ---- going on -------------------------------------------------------------------------------------------------------
// An Engage that cannot be paid. What helped to pay it is gone then.
void describeEvadeInstead(const State& seen, Words& words) {
  words.brief << "Evade instead";
  words.full << "You cannot afford " << std::int32_t{priceNow(seen)} << ' '
             << nameOf(engageIcon(seen, seen.current).icon()) << ". Evade instead: ";
  sayEvade(seen, words.full);
}

void describeGoOn(const State& seen, Words& words) {
  switch (seen.phase) {
    case Phase::draw:
      words.brief << "Draw 4 cards";
      words.full << "Draw 4 cards from the Encounter deck of " << kAlienCard[alienNow(seen)].name << '.';
      break;
    case Phase::engage:
      if (cannotPay(seen)) return describeEvadeInstead(seen, words);
      words.brief << "Pay";
      words.full << "No more help: ";
      sayPrice(seen, words.full);
      break;
    case Phase::evade:
      words.brief << "Evade";
      words.full << "No more help: ";
      sayEvade(seen, words.full);
      break;
    case Phase::search: {
      const int cubes = searchCount(seen).total() + seen.extraCubes;
      words.brief << "Search";
      words.full << "Search " << kPlanetCard[seen.planet].name << ": draw " << cubes
                 << (cubes == 1 ? " cube." : " cubes.");
      break;
    }
    case Phase::weapon:
      words.brief << "Draw a weapon";
      words.full << "Draw the top Super Weapon of the " << static_cast<unsigned>(seen.weaponDeck.size())
                 << " still to be found.";
      break;
    case Phase::last:
      words.brief << "End round";
      words.full << "End round " << std::int32_t{seen.round} << '.';
      if (seen.round == kRounds) words.full << " It is the last: you lose.";
      break;
    default:
      words.brief << "Go on";
      words.full << "Go on.";
      break;
  }
}

}  // namespace

void describe(const State& seen, Move move, Words& words) {
  words.brief.clear();
  words.full.clear();
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::goOn: describeGoOn(seen, words); break;
    case Verb::leaveDie: describeLeaveDie(seen, what, words); break;
    case Verb::planet: describePlanet(seen, what, words); break;
    case Verb::arrange: describeArrange(seen, what, words); break;
    case Verb::engage: describeEngage(seen, words); break;
    case Verb::evade: describeEvade(seen, words); break;
    case Verb::useDie: describeUseDie(seen, what, words); break;
    case Verb::playCard: describePlayCard(seen, what, words); break;
    case Verb::pay: describePay(seen, mixOf(move), words); break;
    case Verb::payPoint: describePayPoint(seen, static_cast<Ability>(what), words); break;
    case Verb::drawCube: describeDrawCube(seen, words); break;
    case Verb::keepCube: describeKeepCube(seen, what, words); break;
    case Verb::raise: describeRaise(seen, words); break;
    case Verb::ontoWeapon: describeOntoWeapon(seen, what, words); break;
    case Verb::takeWeapon: describeTakeWeapon(seen, what, words); break;
    case Verb::turnTo:
      words.brief << "Turn to " << std::int32_t{what};
      sayTurned("Turn", seen.die[seen.usedDie < kOwnedDice ? seen.usedDie : 0], what, words.full);
      break;
    case Verb::useHalf: describeUseHalf(seen, what, words); break;
    case Verb::ability: describeAbility(seen, static_cast<Ability>(what), words); break;
    case Verb::ownDie: describeOwnDie(seen, what, words); break;
    case Verb::newDie: describeNewDie(seen, static_cast<Die>(what), words); break;
    case Verb::ownWeapon: describeOwnWeapon(seen, what, words); break;
    case Verb::takeCube: describeTakeCube(seen, static_cast<Cube>(what), words); break;
  }
}

}  // namespace armada::pulp_invasion
