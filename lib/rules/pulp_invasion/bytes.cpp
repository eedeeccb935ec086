// Pulp Invasion as bytes, and the check that a position is one: every card, die and cube exactly once, every number in its
// range, and what is remembered fits the decision that is waited for.
#include "rules/pulp_invasion/fields.h"
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

namespace {

constexpr Verdict no(const char* why) { return {why}; }

// ---- what kind of decision it is ------------------------------------------------------------------------------------
bool isInBetween(Phase phase) { return phase >= Phase::face && phase < Phase::over; }
bool isOwed(Phase phase) {
  return phase == Phase::gain || phase == Phase::lose || phase == Phase::reroll || phase == Phase::upgrade ||
         phase == Phase::takeCube || phase == Phase::weaponCube;
}
// The step of the round that it belongs to.
Phase stepOf(const State& s) { return isInBetween(s.phase) ? s.then : s.phase; }

bool beforeLine(Phase step) { return step == Phase::crew || step == Phase::planet || step == Phase::draw; }
bool atCard(Phase step) { return step >= Phase::question && step <= Phase::evadePay; }
bool drawsCubes(Phase step) { return step >= Phase::cube && step <= Phase::weapon; }

// ---- cards ----------------------------------------------------------------------------------------------------------
template <std::size_t N>
bool tidy(const List<std::uint8_t, N>& list, std::size_t rows) {
  if (list.count > N) return false;
  for (std::size_t i = 0; i < N; ++i)
    if (i < list.count ? list.items[i] >= rows : list.items[i] != 0) return false;
  return true;
}

// Counts each card once; false for one that was counted before.
struct Counted {
  CardSet seen{};
  unsigned count = 0;
  bool add(Card card) {
    if (card >= kEncounterCards || seen.has(card)) return false;
    seen.add(card);
    ++count;
    return true;
  }
  bool add(const CardSet& set) {
    bool once = true;
    for (Card card = 0; card < kEncounterCards; ++card)
      if (set.has(card)) once = add(card) && once;
    return once;
  }
};

Verdict validCards(const State& s) {
  if (!tidy(s.deck, kEncounterCards)) return no("the Encounter deck has an unknown card");
  if (!tidy(s.shown, kEncounterCards)) return no("an unknown card is shown");
  Counted counted;
  bool once = counted.add(s.hand) && counted.add(s.discards);
  for (const Card card : s.deck) once = counted.add(card) && once;
  for (const Card card : s.shown) once = counted.add(card) && once;
  for (const Card card : s.line)
    if (card != kNoCard) once = counted.add(card) && once;
  if (s.location != kNoCard) once = counted.add(s.location) && once;
  if (!once) return no("a card is in two places, or unknown");
  if (counted.count != kEncounterCards) return no("a card is missing");
  for (Card card = 0; card < kFirstAgent; ++card)
    if (s.hand.has(card)) return no("only Agents and Events come into the hand");
  if (s.location != kNoCard && kindOf(s.location) != CardKind::location) return no("the Location is none");
  return kValid;
}

unsigned laid(const State& s) {
  unsigned count = 0;
  for (const LineStatus status : s.status) count += status == LineStatus::empty ? 0u : 1u;
  return count;
}

bool endedInRoundTwelve(const State& s) { return isOver(s) && s.lostBy == LostBy::deckEmpty; }

// House 4: four a round.
Verdict validDeck(const State& s) {
  const unsigned gone = static_cast<unsigned>(kLineCards) * (endedInRoundTwelve(s) ? kRounds : s.round - 1u);
  if (s.deck.size() + s.shown.size() + laid(s) + gone != kEncounterCards)
    return no("the Encounter deck does not fit the round");
  Counted rest;
  for (std::size_t i = s.deck.empty() ? 0 : s.deck.size() - sectorLeft(s); i < s.deck.size(); ++i) rest.add(s.deck[i]);
  for (Card card = 0; card < kEncounterCards; ++card)
    if (s.returned.has(card) && !rest.seen.has(card)) return no("a card put back is not in the rest of its sector");
  return kValid;
}

// ---- the line -------------------------------------------------------------------------------------------------------
bool tidySlot(const State& s, std::size_t slot) {
  const bool there = s.line[slot] != kNoCard;
  if (s.status[slot] > LineStatus::left) return false;
  if (s.status[slot] == LineStatus::empty || s.status[slot] == LineStatus::left) return !there;
  return there && (s.phase == Phase::arrange || kindOf(s.line[slot]) != CardKind::location);
}

Verdict validArranging(const State& s) {
  const std::size_t placed = laid(s);
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (s.status[slot] != (slot < placed ? LineStatus::standing : LineStatus::empty))
      return no("the line is arranged from left to right");
  const std::size_t inSector = kSectorCards - kLineCards * ((s.round - 1u) % (kRounds / kSectors));
  const std::size_t first = inSector < 2 * kLineCards ? inSector : 2 * kLineCards;
  if (s.shown.size() + placed != first || s.shown.size() < 2) return no("too few or too many cards are shown");
  return s.current == 0 ? kValid : no("a card is encountered before the line is laid");
}

Verdict validLine(const State& s) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot)
    if (!tidySlot(s, slot)) return no("a place of the line does not fit its card");
  if (s.phase == Phase::arrange) return validArranging(s);
  if (!s.shown.empty()) return no("cards are shown, but nothing asks for them");
  const Phase step = stepOf(s);
  if (beforeLine(step) || endedInRoundTwelve(s))
    return laid(s) == 0 && s.current == 0 ? kValid : no("the line is laid too early");
  if (laid(s) != kLineCards) return no("the line has four places");
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (slot < s.current && s.status[slot] == LineStatus::standing) return no("a card was skipped");
    if (slot > s.current && s.status[slot] != LineStatus::standing && s.status[slot] != LineStatus::left)
      return no("a card was encountered too early");
  }
  if (isOver(s)) return kValid;
  if (atCard(step) != (s.current < kLineCards)) return no("the current card does not fit the phase");
  if (s.current == kLineCards) return kValid;
  const bool done = s.status[s.current] != LineStatus::standing;
  if (s.status[s.current] == LineStatus::left) return no("a Location is not encountered");
  return !done || (isOwed(s.phase) && s.then == Phase::question) ? kValid : no("the current card is done");
}

// ---- Planets, weapons, dice -----------------------------------------------------------------------------------------
std::size_t bitCount(unsigned bits) {
  std::size_t count = 0;
  for (; bits != 0; bits &= bits - 1) ++count;
  return count;
}

Verdict validPlanets(const State& s) {
  if (!tidy(s.planetDeck, kPlanets) || !tidy(s.planetRow, kPlanets)) return no("an unknown Planet");
  if (s.planet != kNoPlanet && s.planet >= kPlanets) return no("an unknown Planet is searched");
  unsigned seen = s.planet == kNoPlanet ? 0 : 1u << s.planet;
  for (const std::uint8_t planet : s.planetDeck) seen |= 1u << planet;
  for (const std::uint8_t planet : s.planetRow) seen |= 1u << planet;
  const std::size_t places = s.planetDeck.size() + s.planetRow.size() + (s.planet == kNoPlanet ? 0 : 1);
  if (bitCount(seen) != places) return no("a Planet is in two places");
  const bool none = s.phase == Phase::crew || s.phase == Phase::planet || endedInRoundTwelve(s);
  if (none != (s.planet == kNoPlanet)) return no("a Planet is searched exactly from its choice to the End of Round");
  const unsigned before = s.round - 1u, chosen = none && !isOver(s) ? 0 : 1;
  if (s.planetRow.size() != kPlanetRow - before % kPlanetRow - chosen) return no("the row of Planets does not fit");
  return s.planetDeck.size() == kPlanets - kPlanetRow * (before / kPlanetRow + 1) ? kValid
                                                                                  : no("the Planet deck does not fit");
}

Verdict validFound(const Found& found) {
  if (found.weapon >= kWeapons || found.automatic > 1) return no("an unknown weapon was found");
  for (std::size_t i = 0; i < kAbilities; ++i)
    if (found.cubes[i] > kWeaponCard[found.weapon].needs[i]) return no("a weapon has more cubes than it needs");
  const Found byCubes{found.weapon, {found.cubes[0], found.cubes[1], found.cubes[2]}, 0};
  return found.automatic == 0 || !understood(byCubes) ? kValid : no("a weapon is Understood twice");
}

Verdict validWeapons(const State& s) {
  if (!tidy(s.weaponDeck, kWeapons) || s.found.count > kWeapons) return no("an unknown weapon");
  unsigned seen = 0;
  for (const std::uint8_t weapon : s.weaponDeck) seen |= 1u << weapon;
  for (const Found& found : s.found) {
    if (const Verdict verdict = validFound(found); !verdict) return verdict;
    seen |= 1u << found.weapon;
  }
  const std::size_t inPlay = kWeaponsInPlay[static_cast<std::size_t>(s.difficulty)];
  if (bitCount(seen) != inPlay || s.weaponDeck.size() + s.found.size() != inPlay)
    return no("a weapon is missing or twice there");
  for (std::size_t i = s.found.size(); i < kWeapons; ++i) {
    const Found& behind = s.found.items[i];
    if ((behind.weapon | behind.cubes[0] | behind.cubes[1] | behind.cubes[2] | behind.automatic) != 0)
      return no("weapons lie behind the found ones");
  }
  return inPlay < kWeapons || s.weaponsSeen == 1 ? kValid : no("with all six in play the deck is known");
}

Verdict validDice(const State& s) {
  if (s.phase == Phase::crew) {
    const bool none = s.die[0].face == 0 && s.die[1].face == 0 && s.stayedBehind == 0 && s.die[0].die == Die{} &&
                      s.die[1].die == Die{};
    return none ? kValid : no("dice are taken before they are chosen");
  }
  for (const OwnedDie& die : s.die)
    if (die.die > Die::universalTranslator || die.face < 1 || die.face > 6) return no("an unknown die");
  if (s.die[0].die == s.die[1].die) return no("a die is owned twice");
  for (const Die offered : kCaptainCard[s.captain].offered)
    if (s.stayedBehind == static_cast<std::uint8_t>(offered)) return kValid;
  return no("the die that stayed behind was not offered");
}

// ---- cubes and numbers ----------------------------------------------------------------------------------------------
Verdict validDrawn(const State& s) {
  const bool yellow = stepOf(s) == Phase::weapon;
  for (const std::uint8_t drawn : s.drawn)
    if (drawn >= kCubeColours && drawn != kNone) return no("an unknown cube is drawn");
  if (s.phase == Phase::twoCubes)
    return s.drawn[0] != kNone && s.drawn[1] != kNone && s.drawn[0] != s.drawn[1] ? kValid
                                                                                  : no("two cubes must be drawn");
  if (s.drawn[1] != kNone) return no("a second cube is drawn");
  if (s.phase == Phase::place) return s.drawn[0] < kAbilities ? kValid : no("no ability cube is drawn");
  if (yellow) return s.drawn[0] == at(Cube::weapon) ? kValid : no("no yellow cube is drawn");
  return s.drawn[0] == kNone ? kValid : no("a cube is drawn, but nothing asks for it");
}

Verdict validCubes(const State& s) {
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const auto cube = static_cast<Cube>(i);
    unsigned there = s.bag[i] + (cube == Cube::falseLead ? s.aside : 0u) + (cube == Cube::quietus ? s.quietus : 0u);
    for (const std::uint8_t drawn : s.drawn) there += drawn == i ? 1u : 0u;
    for (const Found& found : s.found) there += i < kAbilities ? found.cubes[i] : cube == Cube::weapon ? 1u : 0u;
    if (there > cubesInPlay(s, cube)) return no("more cubes of a colour than there are");
    if (cube == Cube::weapon && there != cubesInPlay(s, cube)) return no("yellow cubes never leave bag and weapons");
  }
  if (s.quietus > 0 && (quietusPassed(s) || (endedInRoundTwelve(s) && alienNow(s) == kQuietus)))
    return no("Quietus is passed");
  const bool mayLieAside = drawsCubes(stepOf(s)) || (isOver(s) && s.current == kLineCards);
  return s.aside == 0 || mayLieAside ? kValid : no("white cubes lie aside only while a Planet is searched");
}

Verdict validNumbers(const State& s) {
  if (s.rng.blank()) return no("the generator is blank");
  if (s.phase > Phase::over || s.then > Phase::last) return no("an unknown phase");
  if (s.difficulty > Difficulty::advanced) return no("an unknown difficulty");
  if (s.lostBy > LostBy::deckEmpty) return no("an unknown way to lose");
  if (s.round < 1 || s.round > kRounds) return no("a game has twelve rounds");
  if (s.captain >= kCaptains) return no("an unknown Captain");
  if (s.current > kLineCards) return no("an unknown place of the line");
  unsigned aliens = 0;
  for (const std::uint8_t alien : s.alien) aliens |= alien < kAliens ? 1u << alien : 0u;
  if (aliens != (1u << kAliens) - 1) return no("each alien has a sector");
  for (std::size_t i = 0; i < kAbilities; ++i)
    if (s.ability[i] > maximum(s, abilityAt(i))) return no("an Ability is above the Captain's maximum");
  if (s.dieUsed > 1 || s.weaponsSeen > 1 || s.freeEvade > 1 || s.calmEvade > 1) return no("a mark is 0 or 1");
  return s.phase != Phase::crew || s.round == 1 ? kValid : no("dice are taken before the first round");
}

// ---- what is remembered of the round --------------------------------------------------------------------------------
Verdict validRound(const State& s) {
  const Phase step = stepOf(s);
  const bool early = beforeLine(step) || step == Phase::arrange || endedInRoundTwelve(s);
  const bool translating = s.phase == Phase::arrange || (s.phase == Phase::face && step == Phase::draw);
  if (early && s.dieUsed != (translating ? 1 : 0)) return no("a die is used before the line only to draw eight cards");
  if (s.bonus > kMostStrength || (s.bonus > 0 && step != Phase::engage && step != Phase::pay))
    return no("a bonus is for an Engage");
  if ((s.freeEvade | s.calmEvade) != 0 && step != Phase::evade && step != Phase::evadePay)
    return no("an Evade is softened, but there is none");
  if (s.evadeOwed > kMostStrength || (s.evadeOwed > 0) != (s.phase == Phase::evadePay))
    return no("points are owed for an Evade that is not paid");
  if (s.extraIcons > 2 || (s.extraIcons > 0 && s.current < kLineCards))
    return no("icons of evaded cards count in the search");
  if (s.extraCubes > kMostStrength || (early && s.extraCubes > 0)) return no("too many extra cubes");
  const bool drawing = drawsCubes(step) || step == Phase::last || (isOver(s) && s.current == kLineCards);
  if (s.cubes > 2 * kMostStrength || s.cubesDrawn > s.cubes || (!drawing && s.cubes > 0))
    return no("the search's cubes do not fit");
  if (s.phase == Phase::cube && (s.cubesDrawn == s.cubes || bagTotal(s) == 0)) return no("there is no cube to draw");
  return !drawsCubes(s.phase) || s.phase == Phase::cube || s.cubesDrawn > 0 ? kValid : no("no cube was drawn");
}

// ---- what is asked in between ---------------------------------------------------------------------------------------
bool nothingOwed(const Owed& owed) { return owedFirst(owed) == Phase::crew; }
bool noDieInUse(const State& s) {
  return s.usedDie == kNone && s.usedFace == 0 && s.usedHalf == 0 && s.picked == kNone && s.spare.face == 0 &&
         s.spare.die == Die{};
}

bool mayAskAt(Phase then) {
  return then == Phase::question || then == Phase::engage || then == Phase::evade || then == Phase::search ||
         then == Phase::cube || then == Phase::last;
}

Verdict validOwed(const State& s) {
  const Owed& owed = s.owed;
  for (const std::uint8_t count : {owed.gain, owed.lose, owed.reroll, owed.upgrade, owed.takeCube})
    if (count > kMostStrength) return no("too much is owed");
  if (owed.weaponCube >= 1u << kAbilities) return no("an unknown cube is owed to a weapon");
  if (!noDieInUse(s)) return no("a die is in use, but something else is asked");
  if (!mayAskAt(s.then) || owedFirst(owed) != s.phase) return no("another question comes first");
  return answersTo(s, s.phase) != 0 ? kValid : no("the question has no answer");
}

// The die was usable when it was used: nothing has changed since.
bool couldBeUsed(const State& s) {
  State before = s;
  before.phase = s.then;
  before.dieUsed = 0;
  return mayUseDie(momentOf(before, s.then), s.usedDie, s.usedHalf);
}

bool openMoment(Phase then) { return then == Phase::question; }  // House 3

bool dieFitsQuestion(const State& s) {
  const FaceDoes does = usedHalf(s).does;
  const bool swaps = does == FaceDoes::swapWeapon && openMoment(s.then) && !s.weaponDeck.empty();
  switch (s.phase) {
    case Phase::face: return s.picked == kNone && s.die[s.usedDie].face == s.usedFace && couldBeUsed(s);
    case Phase::swapOut: return does == FaceDoes::swapDie && s.then == Phase::engage && s.picked == kNone;
    case Phase::swapIn: return does == FaceDoes::swapDie && s.then == Phase::engage && s.picked < kOwnedDice;
    case Phase::ownWeapon: return s.picked == kNone && (swaps || (does == FaceDoes::understand && openMoment(s.then)));
    default:
      if (s.weaponsSeen == 0) return false;
      if (does == FaceDoes::chooseWeapon) return s.then == Phase::weapon && s.picked == kNone;
      return swaps && s.picked < s.found.size();
  }
}

Verdict validDieInUse(const State& s) {
  if (s.dieUsed != 1 || !nothingOwed(s.owed)) return no("a die asks, but something else is owed");
  if (s.usedFace < 1 || s.usedFace > 6 || s.usedHalf > 1) return no("an unknown face is in use");
  if (s.phase == Phase::half) {
    const bool rolled = s.spare.face == s.usedFace && !isSystem(s.spare.die) && s.usedDie == kSpareDie;
    if (!rolled || s.usedHalf != 0 || s.picked != kNone || s.then != Phase::engage) return no("no spare die is rolled");
    return answersTo(s, s.phase) != 0 ? kValid : no("the spare die has nothing to use");
  }
  if (s.usedDie >= kOwnedDice || s.spare.face != 0 || s.spare.die != Die{}) return no("an unknown die is in use");
  if (s.phase != Phase::face && s.usedFace > 1 && s.die[s.usedDie].face >= s.usedFace)
    return no("the die in use was not turned");
  if (!dieFitsQuestion(s)) return no("the die in use does not ask for this");
  return answersTo(s, s.phase) != 0 ? kValid : no("the question has no answer");
}

Verdict validQuestion(const State& s) {
  if (isOwed(s.phase)) return validOwed(s);
  if (isInBetween(s.phase)) return validDieInUse(s);
  if (s.then != Phase::crew || !nothingOwed(s.owed) || !noDieInUse(s)) return no("something is asked in between");
  if (isOver(s)) return kValid;
  MoveList moves;
  if (s.phase == Phase::pay && engageStrength(s, s.current).total() == 0) return no("Strength 0 must be evaded");
  legalMoves(s, moves);
  return moves.empty() ? no("there is nothing to decide") : kValid;
}

// ---- the end --------------------------------------------------------------------------------------------------------
Verdict validEnd(const State& s) {
  const bool allFound = s.weaponDeck.empty();
  if (!isOver(s)) {
    if (s.lostBy != LostBy::notLost) return no("lost, but the game goes on");
    return allFound ? no("all weapons are found, but the game goes on") : kValid;
  }
  int zeros = 0;
  for (const std::uint8_t value : s.ability) zeros += value == 0 ? 1 : 0;
  switch (s.lostBy) {
    case LostBy::notLost: return allFound && s.current == kLineCards ? kValid : no("won, but a weapon is missing");
    case LostBy::abilities:
      return !allFound && zeros >= 2 && s.current < kLineCards ? kValid : no("lost, but not two Abilities are at zero");
    case LostBy::cannotEvade:
      return !allFound && zeros == 3 && s.current < kLineCards ? kValid : no("lost, but an Evade can be paid");
    case LostBy::deckEmpty: return !allFound && s.round == kRounds ? kValid : no("lost before the decks are empty");
  }
  return no("an unknown end");
}

// ---- what follows from the rest -------------------------------------------------------------------------------------
// Of a table that validTable found in order.
std::uint8_t engagingOf(const State& s) { return asksForCost(s.phase) ? engagingNow(s) : std::uint8_t{0}; }

Verdict validTexts(const State& s) {
  const Texts texts = textsOf(s);
  for (std::size_t kind = 0; kind < kTextKinds; ++kind)
    if (s.texts.carriers[kind] != texts.carriers[kind]) return no("texts in force are not remembered as they are");
  return kValid;
}
Verdict validAids(const State& s) {
  return s.aids == momentsOfAids(s) ? kValid : no("moments of aids are not remembered as they are");
}
Verdict validEngaging(const State& s) {
  return s.engaging == engagingOf(s) ? kValid : no("what engaging takes is not remembered as it is");
}

Verdict validTable(const State& state) {
  return firstRefusal<validNumbers, validCards, validLine, validDeck, validPlanets, validDice, validWeapons, validDrawn,
                      validCubes, validRound, validEnd>(state);
}

}  // namespace

Verdict valid(const State& state) {
  return firstRefusal<validTable, validTexts, validAids, validEngaging, validQuestion>(state);
}

void settle(State& state) {
  state.engaging = 0;
  state.aids = 0;
  state.texts = {};
  if (!validTable(state)) return;
  state.texts = textsOf(state);
  state.aids = momentsOfAids(state);
  state.engaging = engagingOf(state);
}

void encode(const State& state, ByteWriter& out) {
  EncodeFields fields(out);
  visitFields(state, fields);
}

bool decode(State& state, ByteReader& in) {
  state = State{};
  DecodeFields fields(in);
  visitFields(state, fields);
  if (!in.good() || in.left() != 0 || !validTable(state)) return false;
  state.texts = textsOf(state);
  state.aids = momentsOfAids(state);
  state.engaging = engagingOf(state);
  return static_cast<bool>(validQuestion(state));
}

}  // namespace armada::pulp_invasion
