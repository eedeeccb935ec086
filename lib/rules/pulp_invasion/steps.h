// The steps of a round of Pulp Invasion, for the files of this folder alone: in the book's order, each runs on until the
// Captain has to decide.
#pragma once

#include "rules/kernel/bits.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// What it takes to engage the current card.
struct Cost {
  Ability icon;
  std::uint8_t strength;
  std::uint8_t price;  // with the bonus
};

// A position while it is being played on.
struct Play {
  State& state;
  Events& events;
  const bool told = events.listening();  // nobody listens in rollouts: then nothing is told
  bool chance = false;  // something came out of the generator, or from where nobody may look: not to be foreseen
  // What follows by itself. The move's loop does it, so that no function comes back to itself.
  bool goesOn = false;        // play goes on at `then`
  Phase asked = Phase::over;  // a die's question with one answer; over: none
  Cost cost = {};             // of the card that is being engaged, in the phases engage and pay
  std::uint8_t answer = 0;
};

struct Report {
  unsigned a = 0, b = 0, c = 0;
  int value = 0;
};
void tellAloud(Play& play, EventKind what, const Report& report);
inline void tell(Play& play, EventKind what, const Report& report = {}) {
  if (play.told) tellAloud(play, what, report);
}

constexpr std::uint8_t kNone = 0xFF;  // no die, no cube, nothing picked
constexpr std::uint8_t kSpareDie = 2;

inline bool isOver(const State& state) { return state.phase == Phase::over; }
inline bool inEncounter(const State& state) { return state.current < kLineCards; }
inline Cube cubeOf(Ability ability) { return static_cast<Cube>(ability); }
inline Cube cubeOf(Of of) { return static_cast<Cube>(of); }
inline Ability abilityAt(std::size_t i) { return static_cast<Ability>(i); }
constexpr std::uint8_t bitOf(std::size_t i) { return static_cast<std::uint8_t>(1u << i); }
constexpr bool single(unsigned bits) { return bits != 0 && (bits & (bits - 1)) == 0; }
void owe(std::uint8_t& owed, unsigned more);

// ---- chance ---------------------------------------------------------------------------------------------------------
std::uint8_t rollDie(Play& play);
Card drawCard(Play& play);
// Of the first so many colours in the bag; `total` is how many cubes these are, at least 1.
template <std::size_t kColours>
std::uint8_t pickFromBag(Play& play, unsigned total) {
  play.chance = true;
  const std::uint32_t pick = play.state.rng.below(total);
  // Nobody can guess where it ends, so all colours are gone through.
  unsigned colour = 0, upTo = 0;
  for (std::size_t i = 0; i + 1 < kColours; ++i) {
    upTo += play.state.bag[i];
    colour += pick >= upTo ? 1u : 0u;
  }
  return static_cast<std::uint8_t>(colour);
}

// ---- cubes and abilities --------------------------------------------------------------------------------------------
std::uint8_t cubesInPlay(const State& state, Cube cube);  // House 1
inline unsigned abilityCubesInBag(const State& state) { return 0u + state.bag[0] + state.bag[1] + state.bag[2]; }
inline unsigned bagTotal(const State& state) {
  static_assert(kCubeColours == 6);
  return abilityCubesInBag(state) + state.bag[3] + state.bag[4] + state.bag[5];
}
unsigned moveIntoBag(Play& play, Cube cube, unsigned count);  // from the supply; how many there were
void moveOutOfBag(Play& play, Cube cube, unsigned count);     // to the supply, never yellow
inline unsigned abilitiesAboveZero(const State& state) {      // a bit each
  static_assert(kAbilities == 3);
  return (state.ability[0] != 0 ? 1u : 0u) | (state.ability[1] != 0 ? 2u : 0u) | (state.ability[2] != 0 ? 4u : 0u);
}
void raise(Play& play, Ability ability, unsigned by);
void reduce(Play& play, Ability ability, unsigned by);  // House 10: checked after every reduction
bool needsCube(const Found& found, Ability ability);
void putOnWeapon(Play& play, std::size_t found, Ability ability);

// ---- which texts are in force ---------------------------------------------------------------------------------------
// What lies on the table and may carry a text, a bit each, in the order of the book's five steps.
using Carriers = std::uint16_t;
constexpr unsigned kAlienCarrier = 0, kFirstSlotCarrier = 1, kLocationCarrier = kFirstSlotCarrier + kLineCards,
                   kPlanetCarrier = kLocationCarrier + 1, kFirstWeaponCarrier = kPlanetCarrier + 1;
constexpr unsigned kLineCarriers = ((1u << kLineCards) - 1u) << kFirstSlotCarrier;
constexpr std::uint8_t kOutsideLine = 0xFE;

// Texts come in kinds: a passive change by the number that it changes, an action by its moment.
constexpr std::size_t kindOf(What changed) { return static_cast<std::size_t>(changed); }
constexpr std::size_t kindOf(When acts) {
  return kindOf(What::searchCount) + 1 + static_cast<std::size_t>(acts) - static_cast<std::size_t>(When::read);
}
static_assert(kindOf(When::search) + 1 == kTextKinds);
constexpr bool worksOnTable(const Effect& effect) { return effect.when >= When::always && effect.when <= When::search; }
constexpr std::size_t kindOf(const Effect& effect) {
  return effect.when == When::always ? kindOf(effect.what) : kindOf(effect.when);
}

// The position knows who carries a text of which kind (State::texts), so that nobody else is asked. Whoever puts a card onto the
// table adds its texts, whoever takes it away drops them.
inline void addText(Texts& texts, unsigned carrier, const Effect& effect) {
  if (!worksOnTable(effect)) return;
  Carriers& carriers = texts.carriers[kindOf(effect)];
  carriers = static_cast<Carriers>(carriers | 1u << carrier);
}
inline void addTexts(Texts& texts, unsigned carrier, const Effect (&effects)[2]) {
  addText(texts, carrier, effects[0]);
  if (effects[1].when != When::nothing) addText(texts, carrier, effects[1]);
}
inline void dropTexts(Texts& texts, unsigned carriers) {
  for (Carriers& each : texts.carriers) each = static_cast<Carriers>(each & ~carriers);
}
Texts textsOf(const State& state);  // all of them

// ---- the order of modifications -------------------------------------------------------------------------------------
Ability iconNow(const State& state, std::uint8_t slot);  // of a slot with a card
// As one number, so that the position can remember it (State::engaging): never 0.
inline std::uint8_t engagingOf(Ability icon, std::uint8_t strength) {
  return static_cast<std::uint8_t>(1 + (unsigned{strength} << 2 | static_cast<unsigned>(icon)));
}
std::uint8_t engagingNow(const State& state);
// House 2: a bonus lowers the price, never below 0.
inline Cost costOf(std::uint8_t engaging, std::uint8_t bonus) {
  const unsigned known = engaging - 1u;
  const auto strength = static_cast<std::uint8_t>(known >> 2);
  return {abilityAt(known & 3u), strength, static_cast<std::uint8_t>(strength > bonus ? strength - bonus : 0)};
}
inline Cost costNow(const State& state) { return costOf(engagingNow(state), state.bonus); }
// Remembered while it is asked: question, engage and pay.
inline Cost costAsked(const State& state) {
  return costOf(state.engaging != 0 ? state.engaging : engagingNow(state), state.bonus);
}
inline bool asksForCost(Phase phase) {
  return phase == Phase::question || phase == Phase::engage || phase == Phase::pay;
}
Cost costIfAny(const State& state);  // all 0 where there is no card
std::uint8_t evadePriceNow(const State& state);
std::uint8_t evadeCubesNow(const State& state);
std::uint8_t searchCubesNow(const State& state);
// A card of the line whose text works there: Guardforce that was read. House 8: Agents and Events have none in the line.
inline bool speaks(const State& state, std::uint8_t slot) {
  return state.line[slot] < kFirstLocation && slot <= state.current && state.phase != Phase::arrange;
}
// Two points of one Ability act as one of another.
inline bool canPay(const State& state, Ability icon, unsigned price) {
  const unsigned own = state.ability[at(icon)];
  const unsigned halves = state.ability[0] / 2u + state.ability[1] / 2u + state.ability[2] / 2u;
  return own - own / 2u + halves >= price;
}
int timesOf(const State& state, Scale scale);
bool fitsCard(const State& state, Filter filter, std::uint8_t slot, std::uint8_t carrier);
inline const Effect& locationEffect(const State& state) {
  return kLocationEffect[state.location - kFirstLocation][alienNow(state)].effect;
}
// Book: Order of Modifications. `use` is told the texts of these carriers, with the step, and the slot of the card or kOutsideLine.
template <class Use>
inline void eachText(const State& s, unsigned carriers, const Use& use) {
  const auto useBoth = [&](const Effect(&effects)[2], ModStep step, std::uint8_t slot) {
    for (const Effect& effect : effects) use(effect, step, slot);
  };
  if ((carriers >> kAlienCarrier & 1u) != 0) useBoth(kAlienCard[alienNow(s)].effect, ModStep::alien, kOutsideLine);
  for (const unsigned slot : each((carriers & kLineCarriers) >> kFirstSlotCarrier))
    useBoth(kEncounterCard[s.line[slot]].effect, ModStep::line, static_cast<std::uint8_t>(slot));
  if ((carriers >> kLocationCarrier & 1u) != 0) use(locationEffect(s), ModStep::location, kOutsideLine);
  if ((carriers >> kPlanetCarrier & 1u) != 0) useBoth(kPlanetCard[s.planet].effect, ModStep::planet, kOutsideLine);
  for (const unsigned found : each(carriers >> kFirstWeaponCarrier))
    useBoth(kWeaponCard[s.found[found].weapon].effect, ModStep::weapon, kOutsideLine);
}

// ---- texts: actions and the questions that they put (decision c) ----------------------------------------------------
void carryOut(Play& play, const Effect& effect, std::uint8_t slot);
void fireTexts(Play& play, When when, std::uint8_t slot);
inline void fire(Play& play, When when, std::uint8_t slot) {
  if (play.state.texts.carriers[kindOf(when)] != 0) fireTexts(play, when, slot);
}
void askOwed(Play& play);
// Asks what is owed, then play goes on at `then`.
inline void askOrAnswerOwed(Play& play) {
  const Owed& o = play.state.owed;
  if (isOver(play.state)) return;
  if ((o.gain | o.lose | o.reroll | o.upgrade | o.takeCube | o.weaponCube) == 0)
    play.goesOn = true;
  else
    askOwed(play);
}
void answerOwed(Play& play, Phase asked, unsigned what);
Phase owedFirst(const Owed& owed);  // the question to be asked first; Phase::crew: none
// What may be answered to a question that wants one small number: a bit each. 0 for the other phases.
std::uint8_t answersTo(const State& state, Phase phase);

// ---- the round, in order --------------------------------------------------------------------------------------------
void setUp(State& state, Difficulty difficulty, Seed seed);
void leaveDie(Play& play, unsigned offered);
void beginRound(Play& play);
void choosePlanet(Play& play, unsigned place);
unsigned sectorLeft(const State& state);
void drawFour(Play& play);
void drawEight(Play& play);
void arrangeCard(Play& play, unsigned shown);
void endRound(Play& play);
void win(Play& play);
void lose(Play& play, LostBy by);

bool holdsFreeEvade(const State& state);
void offerQuestion(Play& play);
void offerEngage(Play& play, const Cost& cost);
void payFor(Play& play, const Cost& cost);
void payMix(Play& play, const Cost& cost, Mix mix);
void offerEvade(Play& play);
void startEvadePrice(Play& play);
void payPoint(Play& play, Ability ability);
void startLine(Play& play);
bool aidMayPay(const State& state, const Cost& cost);
// House 3: also if an available aid could make it payable. Book: Engage 2: Strength 0 must be evaded.
inline bool mayEngage(const State& state, const Cost& cost) {
  return cost.strength != 0 && (canPay(state, cost.icon, cost.price) || aidMayPay(state, cost));
}
// House 6: always allowed, if its price can be paid or nothing else is left. House 7: without a point it cannot.
inline bool mayEvade(const State& state) {
  return abilitiesAboveZero(state) != 0 || evadePriceNow(state) == 0 || holdsFreeEvade(state);
}
// Every payment of a price, ascending.
void listMixes(const State& state, const Cost& cost, MoveList& moves);

void beginSearch(Play& play);
void offerSearch(Play& play);
void startDrawing(Play& play);
void nextCube(Play& play);
void drawSearchCube(Play& play);
void drawTwoCubes(Play& play);
void keepCube(Play& play, unsigned which);
void placeRaise(Play& play);
void placeOnWeapon(Play& play, unsigned found);
void takeTopWeapon(Play& play);
void findWeapon(Play& play, std::uint8_t weapon);
std::uint8_t weaponsThatNeed(const State& state, Ability ability);
void offerLast(Play& play);

inline void forgetAid(State& state) {  // a step of the round begins: nothing is asked in between
  state.then = Phase::crew;
  state.owed = Owed{};
  state.usedDie = state.picked = kNone;
  state.usedFace = state.usedHalf = 0;
  state.spare = OwnedDie{};
}
void resume(Play& play);  // play goes on at `then`

// ---- aids: the one die of the round, and the hand (House 3) ---------------------------------------------------------
struct Moment {
  const State& state;
  Phase phase;
  Cost cost;  // while engaging
};
inline Moment momentOf(const State& state, Phase phase) {
  return {state, phase, phase == Phase::engage ? costAsked(state) : Cost{}};
}
inline Moment engagingFor(const State& state, const Cost& cost) { return {state, Phase::engage, cost}; }
unsigned usableDice(const Moment& moment);  // bit die * 2 + half, as in Verb::useDie
inline bool mayUseDie(const Moment& moment, std::size_t die, std::size_t half) {
  return (usableDice(moment) >> (2 * die + half) & 1u) != 0;
}
bool mayPlayCard(const Moment& moment, Card card);
unsigned playableCards(const Moment& moment);  // of the hand, bits as in handBits
bool doesSomething(const Moment& moment, const Effect& effect);
// Most moments are nobody's: the position knows which ones are those of an unused die or of a card of the hand (State::aids). Whoever
// changes dice or hand has them found again.
using Moments = std::uint16_t;
constexpr Moments momentAt(Phase phase) { return static_cast<Moments>(1u << static_cast<unsigned>(phase)); }
Moments momentsOfAids(const State& state);
inline bool mayAid(const State& state, Phase phase) { return (state.aids & momentAt(phase)) != 0; }
inline bool anyAid(const Moment& moment) {
  return mayAid(moment.state, moment.phase) && (usableDice(moment) != 0 || playableCards(moment) != 0);
}
bool canUpgrade(const State& state);
void answerDie(Play& play, Phase phase, unsigned what);
unsigned bonusToHopeFor(const State& state, Ability icon);
inline unsigned handBits(const State& state) {  // bit n: card kFirstAgent + n
  return static_cast<unsigned>(state.hand.bits[kFirstAgent / 8]) |
         static_cast<unsigned>(state.hand.bits[kFirstAgent / 8 + 1]) << 8;
}

void useDie(Play& play, unsigned die, unsigned half);
void turnDie(Play& play, unsigned face);
void useSpareHalf(Play& play, unsigned half);
void playCard(Play& play, Card card);
void swapDieOut(Play& play, unsigned die);
void swapDieIn(Play& play, Die die);
void pickOwnWeapon(Play& play, unsigned found);
void pickNewWeapon(Play& play, std::uint8_t weapon);
const FaceHalf& usedHalf(const State& state);
// Which halves of a rolled spare die would do something: a bit each.
std::uint8_t spareHalves(const State& state);

}  // namespace armada::pulp_invasion
