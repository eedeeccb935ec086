// Sets a position of Stellar Scramble piece by piece, plays it and compares, for the suite of its rules. Written from the
// rulebook and the rulings: rows are 1 (bottom) to 3, columns 1 to 8, spaces of the Player Row 0 to 9 with the Wormholes at the
// ends, slots of the track 1 to 7. Cards go by their number in the data.
#pragma once

#include <unity.h>

#include <initializer_list>

#include "rules/stellar_scramble/turn.h"
#include "support/played_position.h"

namespace stellar_scramble_test {

using namespace armada;
using namespace armada::stellar_scramble;

constexpr Seat kComet = 0, kEmber = 1, kNova = 2, kRose = 3;
constexpr std::uint8_t kRed = 0, kBlue = 1, kYellow = 2, kGreen = 3;
constexpr Move kDraw = moveOf(Verb::draw), kCooldown = moveOf(Verb::cooldown), kExchange = moveOf(Verb::exchange);
constexpr Move kStop = moveOf(Verb::stop), kDone = moveOf(Verb::done);
constexpr Move place(unsigned space) { return moveOf(Verb::place, space); }
constexpr Move use(unsigned weapon) { return moveOf(Verb::activate, weapon); }
constexpr Move fly(unsigned space) { return flyTo(space, false); }
constexpr Move flyAndFireFrom(unsigned space) { return flyTo(space, true); }
constexpr Move buySlot(unsigned slot) { return buyMove(slot - 1); }
constexpr Move repairOf(unsigned weapon) { return moveOf(Verb::repair, weapon); }
constexpr Move breakWeapon(unsigned weapon) { return moveOf(Verb::breakDown, weapon); }
constexpr Move energizeWith(Gem gem) { return moveOf(Verb::energize, indexOf(gem)); }

// A token by its level, the seat that it attacks and its place among the four of a breed row: 0 to 3.
constexpr std::uint8_t invader(unsigned level, Seat colour, unsigned nth) {
  return static_cast<std::uint8_t>((level - 1) * kTokensALevel + colour * kTokensAColour + nth + 1);
}
// The four breeds of level 1: a Gnat has 3 shields, a Hornet 4, Beetles have 5.
constexpr std::uint8_t gnat(Seat colour) { return invader(1, colour, 0); }
constexpr std::uint8_t hornet(Seat colour) { return invader(1, colour, 1); }
constexpr std::uint8_t beetle(Seat colour) { return invader(1, colour, 3); }

// Three pilots in the first round, Comet first and to draw, in columns 1 to 3; nothing on board and track. Gems, piles and
// what a weapon adds up to are filled in before the first move.
class Scramble : public armada_test::PlayedPosition<Scramble, State, EventKind, kMaxEventsAMove> {
 public:
  explicit Scramble(unsigned players = 3, bool experienced = false) {
    state = State{};
    state.rng = Rng::seeded(1);
    state.players = static_cast<std::uint8_t>(players);
    state.experienced = experienced ? 1 : 0;
    for (Pilot& pilot : state.pilot) pilot = emptyPilot();
    for (Seat seat = 0; seat < state.players; ++seat) {
      Pilot& pilot = state.pilot[seat];
      for (std::size_t gem = 0; gem < kWeapons; ++gem) pilot.bag[gem] = 3;
      pilot.bag[indexOf(Gem::overheat)] = experienced ? 9 : 8;
      pilot.invaders = 2;
      pilot.space = static_cast<std::uint8_t>(seat + 1);
    }
    for (std::uint8_t& card : state.track) card = kNoCard;
    for (std::uint8_t& events : state.deckEvents) events = kAllDeckEvents;
    state.phase = Phase::turn;
    state.gem = Gem::none;
    state.weapon = kNoWeapon;
  }

  // ---- setting it up -----------------------------------------------------------------------------------------------
  Pilot& pilot(Seat seat) { return state.pilot[seat]; }
  Scramble& ship(Seat seat, unsigned space) {
    pilot(seat).space = static_cast<std::uint8_t>(space);
    return *this;
  }
  // Only these gems are in the bag: red, blue, yellow, green, Overheat.
  Scramble& bag(Seat seat, std::initializer_list<unsigned> gems) {
    std::size_t gem = 0;
    for (const unsigned count : gems) pilot(seat).bag[gem++] = static_cast<std::uint8_t>(count);
    return *this;
  }
  // One gem, so that it is known what is drawn.
  Scramble& onlyGem(Seat seat, Gem gem) {
    for (std::uint8_t& count : pilot(seat).bag) count = 0;
    pilot(seat).bag[indexOf(gem)] = 1;
    return *this;
  }
  Scramble& onBoard(Seat seat, Gem gem, unsigned count = 1) {
    pilot(seat).board[indexOf(gem)] = static_cast<std::uint8_t>(count);
    return *this;
  }
  Scramble& heat(Seat seat, unsigned level) {
    pilot(seat).overheat = static_cast<std::uint8_t>(level);
    return *this;
  }
  Scramble& credits(Seat seat, unsigned count) {
    pilot(seat).credits = static_cast<std::uint8_t>(count);
    return *this;
  }
  Scramble& score(Seat seat, unsigned count) {
    pilot(seat).invaders = static_cast<std::uint8_t>(count);
    return *this;
  }
  Scramble& boosts(Seat seat, unsigned weapon, unsigned count) {
    pilot(seat).boosts[weapon] = static_cast<std::uint8_t>(count);
    return *this;
  }
  Scramble& broken(Seat seat, std::initializer_list<unsigned> weapons) {
    for (const unsigned weapon : weapons)
      pilot(seat).outOfOrder = static_cast<std::uint8_t>(pilot(seat).outOfOrder | 1u << weapon);
    return *this;
  }
  // Weapon cards and Systems that the pilot has.
  Scramble& has(Seat seat, std::initializer_list<unsigned> cards) {
    for (const unsigned card : cards) {
      const auto number = static_cast<std::uint8_t>(card);
      if (!isSystem(number)) {
        setBit(pilot(seat).cards, card);
        continue;
      }
      unsigned slot = 0;
      while (pilot(seat).systems[slot] != kNoCard) ++slot;
      pilot(seat).systems[slot] = number;
    }
    return *this;
  }
  // shields 0: all of them.
  Scramble& alien(unsigned row, unsigned column, std::uint8_t token, unsigned shields = 0, unsigned assists = 0) {
    const unsigned left = shields == 0 ? breedOf(token).shields : shields;
    state.grid[row - 1][column - 1] = {token, static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(assists)};
    return *this;
  }
  Scramble& track(unsigned slot, unsigned card) {
    state.track[slot - 1] = static_cast<std::uint8_t>(card);
    return *this;
  }
  // An Alien Event of this level, drawn from the Main deck.
  Scramble& alienEvent(unsigned slot, AlienEvent event) {
    std::uint8_t& deck = state.deckEvents[levelOfEvent(event) - 1];
    const unsigned bit = isFire(event) ? kFireInDeck : kMoveInDeck;
    deck = static_cast<std::uint8_t>(deck & ~bit);
    state.event[slot - 1] = event;
    return *this;
  }
  // So many rounds have ended; levels of the Main deck that are through have brought their Events.
  Scramble& rounds(unsigned ended) {
    constexpr unsigned kLastRound[kLevels] = {5, 13, 21};
    state.round = static_cast<std::uint8_t>(ended);
    for (std::size_t level = 0; level < kLevels; ++level)
      if (ended >= kLastRound[level]) state.deckEvents[level] = 0;
    return *this;
  }
  // The pilot that begins each round, and how many have had their turn.
  Scramble& turns(unsigned ended, Seat first = kComet) {
    state.first = first;
    state.turn = static_cast<std::uint8_t>(ended);
    return *this;
  }
  // The last pilot of the round is to move: what they do next ends it.
  Scramble& lastTurn() { return turns(state.players - 1u); }
  Scramble& seed(Seed number) {
    state.rng = Rng::seeded(number);
    return *this;
  }

  Scramble& ready() {
    if (ready_) return *this;
    ready_ = true;
    fillPiles();
    TEST_ASSERT_TRUE_MESSAGE(settle(state), "the position has more gems than there are");
    assertValid();
    return *this;
  }

  // ---- playing -----------------------------------------------------------------------------------------------------
  // The pilot draws this gem, the only one in the bag, and Activates the weapon.
  Scramble& activateBy(Gem gem, unsigned weapon) {
    const Seat seat = activeSeat(state);
    return onlyGem(seat, gem).play(kDraw).play(use(weapon));
  }
  bool legal(Move move) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    return moves.contains(move);
  }

  // ---- comparing ---------------------------------------------------------------------------------------------------
  // Exactly these moves, ascending.
  void expectMoves(std::initializer_list<Move> expected) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(expected.size(), moves.size(), "number of legal moves");
    std::size_t i = 0;
    for (const Move move : expected) TEST_ASSERT_EQUAL_HEX32(move, moves[i++]);
  }
  void expectPhase(Phase phase, Seat mover) {
    ready();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(phase), static_cast<std::uint8_t>(state.phase), "phase");
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(mover, toMove(state), "seat to move");
  }
  void expectCredits(Seat seat, unsigned count) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(count, pilot(seat).credits, "credits");
  }
  void expectHeat(Seat seat, unsigned level) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(level, pilot(seat).overheat, "overheat");
  }
  void expectScore(Seat seat, unsigned count) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(count, pilot(seat).invaders, "Invaders on the Victory Track");
  }
  void expectBag(Seat seat, std::initializer_list<unsigned> gems) { expectGems(pilot(seat).bag, gems, "bag"); }
  void expectBoard(Seat seat, std::initializer_list<unsigned> gems) { expectGems(pilot(seat).board, gems, "board"); }
  void expectShields(unsigned row, unsigned column, unsigned shields) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(shields, cell(row, column).shields, "shields left");
  }
  void expectGone(unsigned row, unsigned column) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(kNoToken, cell(row, column).token, "no Invader there");
  }
  const Cell& cell(unsigned row, unsigned column) const { return state.grid[row - 1][column - 1]; }
  std::uint8_t powerOfShot() const { return static_cast<std::uint8_t>(event(EventKind::fired).value); }

 private:
  static void expectGems(const std::uint8_t (&gems)[kGems], std::initializer_list<unsigned> expected,
                         const char* what) {
    std::size_t gem = 0;
    for (const unsigned count : expected) TEST_ASSERT_EQUAL_UINT8_MESSAGE(count, gems[gem++], what);
  }

  // Two rows of level 2, then two of level 3, less those that came with the Moves that were resolved.
  void fillPiles() {
    unsigned came = movesResolved(state);
    for (std::uint8_t level = 2; level <= kLevels; ++level) {
      const unsigned rows = came >= 2 ? 0 : 2 - came;
      came = came >= 2 ? came - 2 : 0;
      unsigned wanted = rows * columns(state);
      for (unsigned i = columns(state) * 2u; i > 0 && wanted > 0; --i) {
        const unsigned token = (level - 1u) * kTokensALevel + i;
        if (isOnBoard(token)) continue;
        setBit(state.pile, token);
        --wanted;
      }
    }
  }
  bool isOnBoard(unsigned token) const {
    for (const auto& row : state.grid)
      for (const Cell& each : row)
        if (each.token == token) return true;
    return false;
  }

  bool ready_ = false;
};

}  // namespace stellar_scramble_test
