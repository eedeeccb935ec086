// Sets a position of Pulp Invasion by the names of its cards, plays it and compares, for the suites of its rules. Written
// from the play aid and the rulings: nothing here asks the rules how they do it.
#pragma once

#include <unity.h>

#include <cstring>
#include <initializer_list>

#include "rules/pulp_invasion/state.h"
#include "support/played_position.h"

namespace pulp_invasion_test {

using namespace armada;
using namespace armada::pulp_invasion;

using Moves = std::initializer_list<Move>;
using Names = std::initializer_list<const char*>;

constexpr unsigned kCombat = 0, kScience = 1, kDiplomacy = 2;
constexpr Move kGoOn = moveOf(Verb::goOn);
constexpr Move kEngage = moveOf(Verb::engage);
constexpr Move kEvade = moveOf(Verb::evade);
constexpr Move kDrawCube = moveOf(Verb::drawCube);
constexpr Move kRaise = moveOf(Verb::raise);
constexpr Move payPoint(Ability ability) { return moveOf(Verb::payPoint, static_cast<unsigned>(ability)); }
constexpr Move useDie(unsigned die, unsigned half = 0) { return moveOf(Verb::useDie, die * 2 + half); }
constexpr Move turnTo(unsigned face) { return moveOf(Verb::turnTo, face); }
constexpr Move ontoWeapon(unsigned found) { return moveOf(Verb::ontoWeapon, found); }
constexpr Move chosen(Ability ability) { return moveOf(Verb::ability, static_cast<unsigned>(ability)); }
// The Engage Icon's Ability pays all but what the two others, in the order Combat, Science, Diplomacy, pay instead of it.
constexpr Move pay(unsigned first = 0, unsigned second = 0) {
  return payMove({static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
}

// ---- the tables by name ---------------------------------------------------------------------------------------------
template <class Row, std::size_t N>
std::uint8_t rowNamed(const Row (&rows)[N], const char* name) {
  for (std::size_t i = 0; i < N; ++i)
    if (std::strcmp(rows[i].name, name) == 0) return static_cast<std::uint8_t>(i);
  TEST_FAIL_MESSAGE(name);
  return 0;
}
inline Card card(const char* name) { return rowNamed(kEncounterCard, name); }
inline std::uint8_t planet(const char* name) { return rowNamed(kPlanetCard, name); }
inline std::uint8_t weapon(const char* name) { return rowNamed(kWeaponCard, name); }
inline std::uint8_t captain(const char* name) { return rowNamed(kCaptainCard, name); }
inline std::uint8_t alien(const char* name) { return rowNamed(kAlienCard, name); }
inline Move fromHand(const char* name) { return moveOf(Verb::playCard, card(name)); }
// What is printed on a card: tests compare with it, so that a card that is tuned does not break a rule.
inline int strengthOf(const char* name) { return kEncounterCard[card(name)].strength; }
inline int iconsOf(const char* name) { return kEncounterCard[card(name)].planetIcons; }
// Cubes of a colour that these cards add to the bag when they are drawn.
inline int cubesOf(Cube cube, Names names) {
  int count = 0;
  for (const char* name : names)
    for (const Of of : kEncounterCard[card(name)].cube) count += of == static_cast<Of>(cube) ? 1 : 0;
  return count;
}
// Guardforce without a text, of this Strength.
inline const char* plain(int strength) {
  for (Card card = 0; card < kGuardforce; ++card)
    if (kEncounterCard[card].strength == strength && kEncounterCard[card].text[0] == '\0')
      return kEncounterCard[card].name;
  TEST_FAIL_MESSAGE("no plain Guardforce of that Strength");
  return "";
}

// Round 1, Basic, under Quietus without a black cube on it, at Babel: Guardforce is as printed there. Lady Perihelion with
// everything at its maximum and the round's die used, so that nothing is asked beside the rule of the test. Cards that a
// test does not name lie in the deck, Guardforce on top, and where the round leaves no room there, in the discards.
class Voyage : public armada_test::PlayedPosition<Voyage, State, EventKind, kMaxEventsAMove> {
 public:
  Voyage() {
    state = State{};
    state.rng = Rng::seeded(1);
    for (Card& card : state.line) card = kNoCard;
    state.location = kNoCard;
    state.planet = kNoPlanet;
    state.round = 1;
    state.phase = Phase::question;
    state.drawn[0] = state.drawn[1] = kNothing;
    state.usedDie = state.picked = kNothing;
    captain("Lady Perihelion");
    aliens("Quietus", "Vexatrix", "Overmind Thoon");
    for (std::uint8_t& count : state.bag) count = 4;
  }

  // ---- setting it up -----------------------------------------------------------------------------------------------
  Voyage& difficulty(Difficulty level) {
    state.difficulty = level;
    return *this;
  }
  // With everything at its maximum, and two dice that seldom have anything to offer.
  Voyage& captain(const char* name) {
    state.captain = pulp_invasion_test::captain(name);
    const CaptainCard& card = kCaptainCard[state.captain];
    for (std::size_t i = 0; i < kAbilities; ++i) state.ability[i] = card.maximum[i];
    state.die[0] = {Die::artificialIntelligence, 4};
    state.die[1] = {Die::scanningTechnology, 6};
    state.stayedBehind = static_cast<std::uint8_t>(card.offered[2]);
    return *this;
  }
  Voyage& abilities(unsigned combat, unsigned science, unsigned diplomacy) {
    state.ability[0] = static_cast<std::uint8_t>(combat);
    state.ability[1] = static_cast<std::uint8_t>(science);
    state.ability[2] = static_cast<std::uint8_t>(diplomacy);
    return *this;
  }
  // In the order of the sectors.
  Voyage& aliens(const char* first, const char* second, const char* third) {
    state.alien[0] = alien(first);
    state.alien[1] = alien(second);
    state.alien[2] = alien(third);
    return *this;
  }
  Voyage& round(unsigned number) {
    state.round = static_cast<std::uint8_t>(number);
    return *this;
  }
  // From left to right, all standing; nullptr, and what is missing of four, is where a Location has left the line. The
  // first card of it is the current one.
  Voyage& line(Names names) {
    lineNamed_ = true;
    std::size_t slot = 0;
    for (const char* name : names) {
      state.line[slot] = name == nullptr ? kNoCard : card(name);
      state.status[slot++] = name == nullptr ? LineStatus::left : LineStatus::standing;
    }
    for (; slot < kLineCards; ++slot) state.status[slot] = LineStatus::left;
    state.current = 0;
    while (state.current < kLineCards && state.line[state.current] == kNoCard) ++state.current;
    return *this;
  }
  // The cards from the left that were encountered before; the next one is the current one.
  Voyage& done(std::initializer_list<LineStatus> statuses) {
    std::size_t slot = 0;
    for (const LineStatus status : statuses) state.status[slot++] = status;
    while (slot < kLineCards && state.status[slot] == LineStatus::left) ++slot;
    state.current = static_cast<std::uint8_t>(slot);
    return *this;
  }
  // The current card, Guardforce in Quietus' sector, has this Strength: so many black cubes lie on it.
  Voyage& strength(int total) {
    const int more = total - kEncounterCard[state.line[state.current]].strength;
    TEST_ASSERT_TRUE_MESSAGE(more >= 0, "the card is stronger than that");
    return blackOnQuietus(2u * static_cast<unsigned>(more));
  }
  Voyage& location(const char* name) {
    state.location = card(name);
    return *this;
  }
  Voyage& planet(const char* name) {
    state.planet = pulp_invasion_test::planet(name);
    return *this;
  }
  // Face up, beside the one that is searched.
  Voyage& row(Names names) {
    rowNamed_ = true;
    for (const char* name : names) state.planetRow.push(pulp_invasion_test::planet(name));
    return *this;
  }
  Voyage& hand(Names names) {
    for (const char* name : names) state.hand.add(card(name));
    return *this;
  }
  // What is drawn next, in this order.
  Voyage& next(Names names) {
    for (const char* name : names) next_.push(card(name));
    return *this;
  }
  // The supply is the rest. Yellow: as many as there are weapons to find.
  Voyage& bag(unsigned red, unsigned orange, unsigned blue, unsigned black, unsigned white) {
    const unsigned counts[] = {red, orange, blue, 0, black, white};
    for (std::size_t i = 0; i < kCubeColours; ++i) state.bag[i] = static_cast<std::uint8_t>(counts[i]);
    bagNamed_ = true;
    return *this;
  }
  Voyage& blackOnQuietus(unsigned cubes) {
    state.quietus = static_cast<std::uint8_t>(cubes);
    return *this;
  }
  // In the order found, with cubes of Combat, Science, Diplomacy on it.
  Voyage& found(const char* name, unsigned combat = 0, unsigned science = 0, unsigned diplomacy = 0) {
    state.found.push(
        {weapon(name),
         {static_cast<std::uint8_t>(combat), static_cast<std::uint8_t>(science), static_cast<std::uint8_t>(diplomacy)},
         0});
    return *this;
  }
  // Found, with all the cubes that it needs.
  Voyage& understood(const char* name) {
    const WeaponCard& card = kWeaponCard[weapon(name)];
    return found(name, card.needs[0], card.needs[1], card.needs[2]);
  }
  // The Super Weapon deck, the top last. Unnamed: the first rows that were not found.
  Voyage& weaponDeck(Names names) {
    for (const char* name : names) state.weaponDeck.push(weapon(name));
    return *this;
  }
  // Two dice, none of them used in this round.
  Voyage& dice(Die first, unsigned firstFace, Die second, unsigned secondFace) {
    state.die[0] = {first, static_cast<std::uint8_t>(firstFace)};
    state.die[1] = {second, static_cast<std::uint8_t>(secondFace)};
    diceNamed_ = true;
    return *this;
  }
  // Not one of the dice was used in this round.
  Voyage& diceUnused() {
    diceNamed_ = true;
    return *this;
  }
  // The round begins: which Planet?
  Voyage& atPlanet() {
    state.phase = Phase::planet;
    return *this;
  }
  // The line was encountered and the Planet Search begins.
  Voyage& atSearch() {
    state.phase = Phase::search;
    state.current = kLineCards;
    return *this;
  }
  // The search has so many cubes and none was drawn.
  Voyage& searching(unsigned cubes) {
    state.phase = Phase::cube;
    state.current = kLineCards;
    state.cubes = static_cast<std::uint8_t>(cubes);
    return *this;
  }
  Voyage& seed(Seed number) {
    state.rng = Rng::seeded(number);
    return *this;
  }

  // Fills in what was not named, and checks that it is a position. Playing and comparing do it by themselves.
  Voyage& ready() {
    if (ready_) return *this;
    ready_ = true;
    const bool early = state.phase == Phase::planet || state.phase == Phase::draw;
    if (early && !lineNamed_) state.current = 0;
    if (!early && !lineNamed_) line({nullptr, nullptr, nullptr, nullptr});
    if (!early && state.planet == kNoPlanet) state.planet = pulp_invasion_test::planet("Babel");
    state.dieUsed = early || diceNamed_ ? 0 : 1;
    fillPlanets(early && state.planet == kNoPlanet);
    fillWeapons();
    fillDeck(early);
    settle(state);
    start_ = state;
    assertValid();
    return *this;
  }

  // ---- playing -----------------------------------------------------------------------------------------------------
  using PlayedPosition::play;
  Voyage& play(Verb verb, unsigned what = 0) { return play(moveOf(verb, what)); }

  // Plays the move with such chance that the outcome is as asked for. One that cannot come about fails.
  template <class Wanted>
  Voyage& playWhere(Move move, Wanted wanted) {
    ready();
    const Rng before = state.rng;
    for (Seed number = 0; number < 3000; ++number) {
      State tried = state;
      if (number > 0) tried.rng = Rng::seeded(number);
      const Rng rng = tried.rng;
      happened.clear();
      if (!apply(tried, move, happened) || !wanted(tried, static_cast<const Events&>(happened))) continue;
      state.rng = rng;
      return play(move);
    }
    state.rng = before;
    TEST_FAIL_MESSAGE("chance never brings that about");
    return *this;
  }
  // The next cube of the search is of this colour.
  Voyage& draw(Cube cube) {
    return playWhere(kDrawCube, [cube](const State&, const Events& events) {
      for (const Event& event : events)
        if (event.kind == static_cast<std::uint8_t>(EventKind::cubeDrawn)) return event.a == at(cube);
      return false;
    });
  }
  // A draw of this colour never comes about.
  void expectNeverDrawn(Cube cube) {
    ready();
    for (Seed number = 1; number <= 300; ++number) {
      State tried = state;
      tried.rng = Rng::seeded(number);
      happened.clear();
      TEST_ASSERT_TRUE(apply(tried, kDrawCube, happened));
      for (const Event& event : happened)
        if (event.kind == static_cast<std::uint8_t>(EventKind::cubeDrawn)) TEST_ASSERT_TRUE(event.a != at(cube));
    }
  }
  // Engages the current card, with a mix if one is asked for.
  Voyage& engage(unsigned first = 0, unsigned second = 0) {
    play(kEngage);
    if (state.phase == Phase::engage) play(kGoOn);
    return state.phase == Phase::pay ? play(pay(first, second)) : *this;
  }
  // Evades the current card; the Ability pays whatever points are asked for.
  Voyage& evade(Ability payer = Ability::combat) {
    play(kEvade);
    if (state.phase == Phase::evade) play(kGoOn);
    while (state.phase == Phase::evadePay) play(payPoint(payer));
    return *this;
  }

  bool legal(Move move) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    return moves.contains(move);
  }
  // Any move of this verb.
  bool offers(Verb verb) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    for (const Move move : moves)
      if (verbOf(move) == verb) return true;
    return false;
  }

  // ---- comparing ---------------------------------------------------------------------------------------------------
  // Exactly these moves, ascending.
  void expectMoves(Moves expected) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(expected.size(), moves.size(), "number of legal moves");
    std::size_t i = 0;
    for (const Move move : expected) TEST_ASSERT_EQUAL_HEX32(move, moves[i++]);
  }
  void expectPhase(Phase phase) {
    ready();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(phase), static_cast<std::uint8_t>(state.phase), "phase");
  }
  // The question about the card in this slot.
  void expectCurrent(unsigned slot) {
    expectPhase(Phase::question);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(slot, state.current, "current card");
  }
  void expectAbilities(int combat, int science, int diplomacy) {
    ready();
    TEST_ASSERT_EQUAL_INT_MESSAGE(combat, state.ability[kCombat], "Combat");
    TEST_ASSERT_EQUAL_INT_MESSAGE(science, state.ability[kScience], "Science");
    TEST_ASSERT_EQUAL_INT_MESSAGE(diplomacy, state.ability[kDiplomacy], "Diplomacy");
  }
  void expectBag(int red, int orange, int blue, int yellow, int black, int white) {
    ready();
    const int counts[] = {red, orange, blue, yellow, black, white};
    for (std::size_t i = 0; i < kCubeColours; ++i)
      TEST_ASSERT_EQUAL_INT_MESSAGE(counts[i], state.bag[i], "bag: red, orange, blue, yellow, black, white");
  }
  void expectBag(Cube cube, int count) {
    ready();
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, state.bag[at(cube)], "cubes of that colour in the bag");
  }
  void expectSupply(Cube cube, int count) {
    ready();
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, supply(state, cube), "cubes of that colour in the supply");
  }
  void expectStatus(unsigned slot, LineStatus status) {
    ready();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(status), static_cast<std::uint8_t>(state.status[slot]),
                                    "status of a card in the line");
  }
  void expectHand(Names names) {
    ready();
    CardSet expected{};
    for (const char* name : names) expected.add(card(name));
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(expected.bits, state.hand.bits, sizeof expected.bits, "hand");
  }
  void expectDie(unsigned die, Die which, unsigned face) {
    ready();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(which), static_cast<std::uint8_t>(state.die[die].die),
                                    "die");
    TEST_ASSERT_EQUAL_UINT_MESSAGE(face, state.die[die].face, "face");
  }
  void expectStrength(unsigned slot, int strength) {
    ready();
    TEST_ASSERT_EQUAL_INT_MESSAGE(strength, engageStrength(state, static_cast<std::uint8_t>(slot)).total(),
                                  "Engage Strength");
  }
  void expectIcon(unsigned slot, Ability icon) {
    ready();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(
        static_cast<std::uint8_t>(icon),
        static_cast<std::uint8_t>(engageIcon(state, static_cast<std::uint8_t>(slot)).icon()), "Engage Icon");
  }
  void expectEvade(unsigned slot, int price, int cubes) {
    ready();
    TEST_ASSERT_EQUAL_INT_MESSAGE(price, evadePrice(state, static_cast<std::uint8_t>(slot)).total(),
                                  "price of an Evade");
    TEST_ASSERT_EQUAL_INT_MESSAGE(cubes, evadeCubes(state, static_cast<std::uint8_t>(slot)).total(),
                                  "cubes of an Evade");
  }
  void expectSearch(int cubes) {
    ready();
    TEST_ASSERT_EQUAL_INT_MESSAGE(cubes, searchCount(state).total(), "cubes of the search");
  }
  void expectPlaying() {
    ready();
    TEST_ASSERT_TRUE_MESSAGE(status(state).outcome == Outcome::playing, "the game goes on");
  }
  void expectWon() {
    TEST_ASSERT_TRUE_MESSAGE(status(state).outcome == Outcome::won, "won");
    TEST_ASSERT_EQUAL_UINT8(kNobody, toMove(state));
  }
  void expectLost(LostBy by) {
    TEST_ASSERT_TRUE_MESSAGE(status(state).outcome == Outcome::lost, "lost");
    TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(by), static_cast<std::uint8_t>(state.lostBy));
    TEST_ASSERT_EQUAL_UINT8(kNobody, toMove(state));
  }

  const State& start() const { return start_; }

 private:
  static constexpr std::uint8_t kNothing = 0xFF;

  void fillPlanets(bool noneChosen) {
    const unsigned before = state.round - 1u;
    const std::size_t rowSize = kPlanetRow - before % kPlanetRow - (noneChosen ? 0u : 1u);
    const std::size_t deckSize = kPlanets - kPlanetRow * (before / kPlanetRow + 1);
    for (std::uint8_t i = kPlanets; i-- > 0;) {
      if (i == state.planet || state.planetRow.contains(i)) continue;
      if (!rowNamed_ && state.planetRow.size() < rowSize)
        state.planetRow.push(i);
      else if (state.planetDeck.size() < deckSize)
        state.planetDeck.push(i);
    }
  }

  void fillWeapons() {
    const std::size_t inPlay = kWeaponsInPlay[static_cast<std::size_t>(state.difficulty)];
    for (std::uint8_t i = 0; i < kWeapons && state.weaponDeck.size() + state.found.size() < inPlay; ++i) {
      bool there = state.weaponDeck.contains(i);
      for (const Found& found : state.found) there = there || found.weapon == i;
      if (!there) state.weaponDeck.push(i);
    }
    state.weaponsSeen = inPlay == kWeapons || state.weaponsSeen != 0 ? 1 : 0;
    state.bag[at(Cube::weapon)] = static_cast<std::uint8_t>(state.weaponDeck.size());
    if (!bagNamed_)
      state.bag[at(Cube::quietus)] = static_cast<std::uint8_t>(inPlay > state.quietus ? inPlay - state.quietus : 0);
  }

  bool isPlaced(Card card) const {
    bool placed = state.hand.has(card) || state.discards.has(card) || state.location == card || next_.contains(card) ||
                  state.shown.contains(card);
    for (const Card each : state.line) placed = placed || each == card;
    return placed;
  }

  // The top of the deck is its end.
  void fillDeck(bool early) {
    const std::size_t size = kEncounterCards - kLineCards * (state.round - (early ? 1u : 0u));
    List<Card, kEncounterCards> rest{};
    for (Card card = 0; card < kEncounterCards; ++card) {
      if (isPlaced(card)) continue;
      if (rest.size() + next_.size() < size)
        rest.push(card);
      else
        state.discards.add(card);
    }
    while (!rest.empty()) state.deck.push(rest.pop());
    for (std::size_t i = next_.size(); i-- > 0;) state.deck.push(next_[i]);
  }

  State start_;
  List<Card, kEncounterCards> next_{};
  bool lineNamed_ = false;
  bool rowNamed_ = false;
  bool bagNamed_ = false;
  bool diceNamed_ = false;
  bool ready_ = false;
};

}  // namespace pulp_invasion_test
