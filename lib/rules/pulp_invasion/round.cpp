// Setup, and a round from the Planet to the End of Round, in the book's order; how the game ends. The cards of the line are
// encountered in encounter.cpp, the Planet is searched in search.cpp.
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

// ---- Setup ----------------------------------------------------------------------------------------------------------
namespace {

template <class T, std::size_t N>
void shuffleRows(Rng& rng, Deck<T, N>& deck) {
  for (std::size_t row = 0; row < N; ++row) deck.items[row] = static_cast<T>(row);
  deck.count = N;
  deck.shuffle(rng);
}

// Book: Setup 4; House 1.
void seedBag(State& s) {
  for (const Cube cube : {Cube::combat, Cube::science, Cube::diplomacy, Cube::falseLead}) s.bag[at(cube)] = 4;
  s.bag[at(Cube::weapon)] = s.bag[at(Cube::quietus)] = kWeaponsInPlay[static_cast<std::size_t>(s.difficulty)];
}

// Book: Setup 5.
void seedWeapons(State& s) {
  shuffleRows(s.rng, s.weaponDeck);
  const std::size_t inPlay = kWeaponsInPlay[static_cast<std::size_t>(s.difficulty)];
  while (s.weaponDeck.size() > inPlay) s.weaponDeck.pop();
  s.weaponsSeen = inPlay == kWeapons ? 1 : 0;
}

void clearLine(State& s) {
  for (Card& card : s.line) card = kNoCard;
  for (LineStatus& status : s.status) status = LineStatus::empty;
}

// A passed sector leaves nothing behind it.
void clearRound(State& s) {
  clearLine(s);
  s.planet = kNoPlanet;
  s.dieUsed = s.current = s.extraCubes = s.extraIcons = s.cubes = s.cubesDrawn = 0;
  s.drawn[0] = s.drawn[1] = kNone;
  dropTexts(s.texts, kLineCarriers | 1u << kPlanetCarrier);
}

// Book: Setup 6 and Encounter Phase 1.
void dealPlanets(Play& play) {
  State& s = play.state;
  play.chance = true;
  while (!s.planetRow.full()) s.planetRow.push(s.planetDeck.draw());
}

}  // namespace

void setUp(State& s, Difficulty difficulty, Seed seed) {
  s = State{};
  s.rng = Rng::seeded(seed);
  s.difficulty = difficulty;
  for (std::uint8_t i = 0; i < kSectors; ++i) s.alien[i] = i;
  shuffle(s.rng, s.alien, kSectors);
  s.captain = static_cast<std::uint8_t>(s.rng.below(kCaptains));
  for (std::size_t i = 0; i < kAbilities; ++i) s.ability[i] = kCaptainCard[s.captain].maximum[i];
  shuffleRows(s.rng, s.deck);
  seedBag(s);
  seedWeapons(s);
  shuffleRows(s.rng, s.planetDeck);
  while (!s.planetRow.full()) s.planetRow.push(s.planetDeck.draw());
  s.location = kNoCard;
  s.round = 1;
  clearRound(s);
  forgetAid(s);
  s.phase = Phase::crew;
  s.texts = textsOf(s);
}

// Decision a. Book: Setup 2: Crew dice on 6, System dice rolled.
void leaveDie(Play& play, unsigned offered) {
  State& s = play.state;
  const CaptainCard& captain = kCaptainCard[s.captain];
  std::size_t next = 0;
  for (std::size_t i = 0; i < kOfferedDice; ++i) {
    if (i == offered) continue;
    OwnedDie& die = s.die[next++];
    die.die = captain.offered[i];
    die.face = isSystem(die.die) ? rollDie(play) : std::uint8_t{6};
    if (isSystem(die.die)) tell(play, EventKind::dieRolled, {static_cast<unsigned>(die.die), die.face});
  }
  s.stayedBehind = static_cast<std::uint8_t>(captain.offered[offered]);
  s.phase = Phase::planet;
  s.aids = momentsOfAids(s);
  beginRound(play);
}

// ---- Encounter Phase 1: a Planet ------------------------------------------------------------------------------------
void beginRound(Play& play) {
  State& s = play.state;
  forgetAid(s);
  tell(play, EventKind::roundBegan, {0, 0, 0, s.round});
  if (s.planetRow.empty()) dealPlanets(play);
  s.phase = Phase::planet;
}

void choosePlanet(Play& play, unsigned place) {
  State& s = play.state;
  s.planet = s.planetRow.removeAt(place);
  addTexts(s.texts, kPlanetCarrier, kPlanetCard[s.planet].effect);
  tell(play, EventKind::planetChosen, {s.planet});
  s.phase = Phase::draw;
  if (!anyAid(momentOf(s, Phase::draw))) drawFour(play);  // decision b
}

// ---- Encounter Phase 2: the line ------------------------------------------------------------------------------------
// House 4: what lies below the current sector's cards belongs to the next ones.
unsigned sectorLeft(const State& state) {
  return static_cast<unsigned>(state.deck.size() - kSectorCards * (kSectors - 1u - sectorOf(state)));
}

// The order of an observed deck is nobody's: any card will do there, because what follows is thrown away.
Card drawCard(Play& play) {
  play.chance = true;
  const Card card = play.state.deck.draw();
  if (card >= kEncounterCards) return 0;
  play.state.returned.take(card);
  return card;
}

namespace {

void layCard(Play& play, std::size_t slot, Card card) {
  play.state.line[slot] = card;
  play.state.status[slot] = LineStatus::standing;
  tell(play, EventKind::cardDrawn, {static_cast<unsigned>(slot), card});
}

// ---- Encounter Phase 3: cubes ---------------------------------------------------------------------------------------
void addCubes(Play& play, Card card) {
  for (const Of of : kEncounterCard[card].cube) {
    if (of == Of::none) return;
    const unsigned added = moveIntoBag(play, cubeOf(of), 1);  // House 1: a missing cube adds none
    tell(play, EventKind::cubeAdded, {static_cast<unsigned>(of), card, 0, static_cast<int>(added)});
  }
}

// ---- Encounter Phase 4: Locations -----------------------------------------------------------------------------------
void moveLocations(Play& play) {
  State& s = play.state;
  bool moved = false;
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (s.line[slot] < kFirstLocation || s.line[slot] >= kFirstAgent) continue;
    if (s.location != kNoCard) s.discards.add(s.location);
    s.location = s.line[slot];
    s.line[slot] = kNoCard;
    s.status[slot] = LineStatus::left;
    moved = true;
  }
  if (!moved) return;
  dropTexts(s.texts, 1u << kLocationCarrier);
  addText(s.texts, kLocationCarrier, locationEffect(s));
  tell(play, EventKind::locationNow, {s.location});
}

void lineIsLaid(Play& play) {
  for (const Card card : play.state.line) addCubes(play, card);
  moveLocations(play);
  startLine(play);
}

}  // namespace

void drawFour(Play& play) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot) layCard(play, slot, drawCard(play));
  lineIsLaid(play);
}

// ---- Translator 3 ---------------------------------------------------------------------------------------------------
// House 2: what the sector has; with four left it only arranges.
void drawEight(Play& play) {
  State& s = play.state;
  const unsigned left = sectorLeft(s), count = left < 2 * kLineCards ? left : 2 * kLineCards;
  for (unsigned i = 0; i < count; ++i) s.shown.push(drawCard(play));
  forgetAid(s);
  s.phase = Phase::arrange;
}

namespace {

// Into the rest of this sector, and no deeper.
void shuffleBack(Play& play) {
  State& s = play.state;
  if (s.shown.empty()) return;
  play.chance = true;
  for (const Card card : s.shown) {
    s.deck.push(card);
    s.returned.add(card);
  }
  s.shown = {};
  const unsigned left = sectorLeft(s);
  shuffle(s.rng, s.deck.items + (s.deck.size() - left), left);
}

}  // namespace

void arrangeCard(Play& play, unsigned shown) {
  State& s = play.state;
  std::size_t slot = 0;
  while (s.status[slot] != LineStatus::empty) ++slot;
  layCard(play, slot, s.shown.removeAt(shown));
  if (++slot < kLineCards) {
    if (s.shown.size() == 1) arrangeCard(play, 0);
    return;
  }
  shuffleBack(play);
  s.phase = Phase::draw;
  lineIsLaid(play);
}

// ---- End of Round ---------------------------------------------------------------------------------------------------
namespace {

// Book: End of Round 1 and 2.
void clearTable(Play& play) {
  State& s = play.state;
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    const Card card = s.line[slot];
    if (card == kNoCard) continue;
    if (s.status[slot] == LineStatus::engaged && card >= kFirstAgent) {
      s.hand.add(card);
      tell(play, EventKind::toHand, {card});
    } else {
      s.discards.add(card);
    }
  }
}

// House 4, 9: a passed alien has no effect any more, and Quietus' cubes go back to the supply.
void passSector(Play& play) {
  State& s = play.state;
  const std::uint8_t alien = alienNow(s);
  if (alien == kQuietus) s.quietus = 0;
  s.returned = CardSet{};
  tell(play, EventKind::sectorPassed, {alien});
}

}  // namespace

void endRound(Play& play) {
  State& s = play.state;
  forgetAid(s);
  clearTable(play);
  clearRound(s);  // Book: End of Round 3, the Planet
  tell(play, EventKind::roundEnded, {0, 0, 0, s.round});
  const bool sectorEnds = s.round % (kRounds / kSectors) == 0;
  if (sectorEnds) passSector(play);
  s.aids = momentsOfAids(s);
  if (s.round == kRounds) {  // House 4: before a planet is asked for
    lose(play, LostBy::deckEmpty);
    return;
  }
  ++s.round;
  if (sectorEnds) s.texts = textsOf(s);  // those of the next alien, and what the Location does in its sector
  beginRound(play);
}

// ---- Game End -------------------------------------------------------------------------------------------------------
namespace {

void finish(State& s) {
  forgetAid(s);
  s.bonus = s.freeEvade = s.calmEvade = s.evadeOwed = 0;
  s.drawn[0] = s.drawn[1] = kNone;
  s.phase = Phase::over;
}

}  // namespace

void win(Play& play) {
  finish(play.state);
  tell(play, EventKind::won, {0, 0, 0, play.state.round});
}

void lose(Play& play, LostBy by) {
  finish(play.state);
  play.state.lostBy = by;
  tell(play, EventKind::lost, {static_cast<unsigned>(by)});
}

// ---- from step to step ----------------------------------------------------------------------------------------------
void resume(Play& play) {
  const Phase then = play.state.then;
  forgetAid(play.state);
  switch (then) {
    case Phase::engage: offerEngage(play, costNow(play.state)); break;
    case Phase::evade: offerEvade(play); break;
    case Phase::search: offerSearch(play); break;
    case Phase::cube:
    case Phase::weapon: nextCube(play); break;
    case Phase::last: offerLast(play); break;
    default: offerQuestion(play); break;
  }
}

}  // namespace armada::pulp_invasion
