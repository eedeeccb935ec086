// Sets a position of Rayguns and Rocketships piece by piece, plays it and compares, for the suite of its rules. Written from the
// rulebook and the rulings. Nodes and spaces are named as in texts, by column and row: at("a1") is the top left.
#pragma once

#include <unity.h>

#include <initializer_list>

#include "rules/rayguns/rayguns.h"
#include "rules/rayguns/turn.h"
#include "support/played_position.h"

namespace rayguns_test {

using namespace armada;
using namespace armada::rayguns;

constexpr Seat kOne = 0, kTwo = 1, kThree = 2, kFour = 3;
constexpr unsigned kNorth = 0, kNorthEast = 1, kEast = 2, kSouthEast = 3, kSouth = 4, kSouthWest = 5, kWest = 6,
                   kNorthWest = 7;
constexpr unsigned kGalaxy = 0, kPrincess = 1, kPlans = 2, kWarbots = 3, kCores = 4;

// "e5": column e, row 5.
constexpr unsigned at(const char* name) {
  return static_cast<unsigned>(name[1] - '1') * kWidth + static_cast<unsigned>(name[0] - 'a');
}

// Two to four players in the first Turn of the second Round, p1 has the First Player token: Rangers, Pirates, Zard and Blaarg in
// seat order, side A, on their planets, figures at their usual stations, no Star card in hand, no tokens. Every program is three
// times "All Hands", "Hard Port", "Hard Starboard" (cards 7, 5, 6). The Crew Phase of p1 is at hand until said otherwise.
class Rayguns : public armada_test::PlayedPosition<Rayguns, State, EventKind, kMaxEventsAMove> {
 public:
  explicit Rayguns(unsigned players = 2, unsigned episode = kGalaxy) {
    state = State{};
    state.rng = Rng::seeded(1);
    state.players = static_cast<std::uint8_t>(players);
    state.episode = static_cast<std::uint8_t>(episode);
    state.factionRule = FactionRule::inOrder;
    setUp(state);
    for (Seat seat = 0; seat < state.players; ++seat) faction(seat, static_cast<Faction>(seat));
    state.phase = Phase::crew;
    state.round = 2;
    if (kEpisode[episode].princess) {
      state.kidnapper = kTwo;
      state.princess = {kTwo, deckOf(state, kTwo).hatch};
    }
    if (kEpisode[episode].tape) state.thing[kTape] = {{kTwo, deckOf(state, kTwo).panel}, 0, Fate::lying, kNobody};
  }

  // ---- setting it up ---------------------------------------------------------------------------------------------------
  Rayguns& faction(Seat seat, Faction which, unsigned side = 0) {
    state.ship[seat].faction = which;
    state.ship[seat].rayguns = kRocketship[indexOf(which)].defaultPorts;
    state.player[seat].side = static_cast<std::uint8_t>(side);
    for (Figure& figure : state.figure[seat]) figure = {kGone, 0};
    placeAtStations(state, seat);
    return program(seat, {7, 5, 6});
  }
  Rayguns& ship(Seat seat, const char* node, unsigned facing) {
    state.ship[seat].node = static_cast<std::uint8_t>(at(node));
    state.ship[seat].facing = static_cast<std::uint8_t>(facing);
    return *this;
  }
  // The rocketship is gone, its figures with it; those that are put somewhere later live.
  Rayguns& noShip(Seat seat) {
    const Faction which = state.ship[seat].faction;
    state.ship[seat] = Ship{};
    state.ship[seat].node = kNoNode;
    state.ship[seat].faction = which;
    for (Figure& figure : state.figure[seat]) figure = {kGone, 0};
    state.player[seat].wounds = 7;
    return *this;
  }
  Rayguns& rayguns(Seat seat, unsigned bits) {
    state.ship[seat].rayguns = static_cast<std::uint8_t>(bits);
    return *this;
  }
  Rayguns& fires(Seat seat, std::initializer_list<const char*> spaces) {
    for (const char* space : spaces)
      state.ship[seat].blasts[at(space) / 8] =
          static_cast<std::uint8_t>(state.ship[seat].blasts[at(space) / 8] | 1u << at(space) % 8);
    return *this;
  }
  // A figure aboard a rocketship, or in space.
  Rayguns& aboard(Seat seat, unsigned figure, Seat map, const char* space, unsigned marks = 0) {
    state.figure[seat][figure] = {{map, static_cast<std::uint8_t>(at(space))}, static_cast<std::uint8_t>(marks)};
    if (figure == kCaptainFigure && state.player[seat].wounds == 7) state.player[seat].wounds = 0;
    return *this;
  }
  Rayguns& inSpace(Seat seat, unsigned figure, const char* node, unsigned marks = 0) {
    return aboard(seat, figure, kInSpace, node, marks);
  }
  Rayguns& defeated(Seat seat, std::initializer_list<unsigned> figures) {
    for (const unsigned figure : figures) {
      state.figure[seat][figure] = {kGone, 0};
      if (figure == kCaptainFigure) state.player[seat].wounds = 7;
    }
    return *this;
  }
  Rayguns& tokens(Seat seat, unsigned count) {
    state.player[seat].tokens = static_cast<std::uint8_t>(count);
    return *this;
  }
  Rayguns& points(Seat seat, unsigned count) {
    state.player[seat].points = static_cast<std::uint16_t>(count);
    return *this;
  }
  Rayguns& wounds(Seat seat, unsigned bits) {
    state.player[seat].wounds = static_cast<std::uint8_t>(bits);
    return *this;
  }
  Rayguns& effects(Seat seat, unsigned bits) {
    state.player[seat].effects = static_cast<std::uint8_t>(bits);
    return *this;
  }
  Rayguns& program(Seat seat, std::initializer_list<unsigned> cards) {
    unsigned slot = 0;
    for (const unsigned card : cards) state.player[seat].program[slot++] = static_cast<std::uint8_t>(card);
    return *this;
  }
  Rayguns& hand(Seat seat, std::initializer_list<unsigned> stars) {
    for (const unsigned star : stars)
      state.player[seat].held = static_cast<std::uint8_t>(state.player[seat].held | 1u << star);
    return *this;
  }
  Rayguns& discards(Seat seat, std::initializer_list<unsigned> stars) {
    for (const unsigned star : stars)
      state.player[seat].discards = static_cast<std::uint8_t>(state.player[seat].discards | 1u << star);
    return *this;
  }
  Rayguns& thing(unsigned which, Fate fate, Seat map, const char* where, Seat shooter = kNobody) {
    state.thing[which] = {{map, static_cast<std::uint8_t>(at(where))}, 0, fate, shooter};
    return *this;
  }
  Rayguns& carried(unsigned which, Seat seat, unsigned figure) {
    state.thing[which] = {kGone, static_cast<std::uint8_t>(figureId(seat, figure)), Fate::carried, kNobody};
    return *this;
  }
  Rayguns& round(unsigned number, unsigned turn = 1, Seat first = kOne) {
    state.round = static_cast<std::uint8_t>(number);
    state.turn = static_cast<std::uint8_t>(turn - 1);
    state.first = first;
    return *this;
  }
  Rayguns& ironwill() {
    state.ironwill = 1;
    return *this;
  }
  Rayguns& lastMan() {
    state.lastMan = 1;
    return *this;
  }
  Rayguns& seed(Seed number) {
    state.rng = Rng::seeded(number);
    return *this;
  }
  // The first seed with which the move leads to what is wanted: dice are found, not forged.
  template <class Wanted>
  Rayguns& playUntil(Move move, Wanted wanted) {
    ready();
    const State before = state;
    for (Seed number = 1; number < 4000; ++number) {
      state = before;
      state.rng = Rng::seeded(number);
      play(move);
      if (wanted(*this)) return *this;
    }
    TEST_FAIL_MESSAGE("no such dice in 4,000 seeds");
    return *this;
  }

  // Whose Phase it is; the seats before it are through.
  Rayguns& phase(Phase which, Seat seat = kOne) {
    state.phase = which;
    state.passed = static_cast<std::uint8_t>((seat + state.players - state.first) % state.players);
    return *this;
  }
  // A Round begins: nothing is programmed yet.
  Rayguns& programming(Seat first) {
    round(state.round, 1, first).phase(Phase::program, first);
    for (Seat seat = 0; seat < state.players; ++seat)
      for (std::uint8_t& each : state.player[seat].program) each = kNoCard;
    return *this;
  }
  // The Movement of a seat begins now, with the card of this Turn.
  Rayguns& move(Seat seat) {
    phase(Phase::movement, seat).complete();
    happened.clear();
    Play play{state, happened};
    beginMovement(play);
    rayguns::run(play);
    ready_ = true;
    assertValid();
    return *this;
  }
  // The same with the first seed that leads to what is wanted.
  template <class Wanted>
  Rayguns& moveUntil(Seat seat, Wanted wanted) {
    const State before = state;
    for (Seed number = 1; number < 4000; ++number) {
      state = before;
      state.rng = Rng::seeded(number);
      move(seat);
      if (wanted(*this)) return *this;
    }
    TEST_FAIL_MESSAGE("no such dice in 4,000 seeds");
    return *this;
  }
  // The card of a seat is carried out, and its engines and cockpit are counted.
  Rayguns& helm(Seat seat) {
    phase(Phase::movement, seat);
    Play play{state, happened};
    countHelm(play, true);
    return *this;
  }
  Rayguns& shooting(Seat seat, unsigned volleys = 1) {
    phase(Phase::shooting, seat);
    state.volleys = static_cast<std::uint8_t>(volleys);
    return *this;
  }

  Rayguns& ready() {
    if (ready_) return *this;
    complete();
    ready_ = true;
    assertValid();
    return *this;
  }

  // ---- playing ---------------------------------------------------------------------------------------------------------
  Rayguns& act(unsigned figure) { return play(moveOf(Verb::act, figure)); }
  Rayguns& pass() { return play(kPass); }
  bool legal(Move move) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    return moves.contains(move);
  }
  bool offers(Verb verb) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    for (const Move move : moves)
      if (verbOf(move) == verb) return true;
    return false;
  }

  // ---- comparing -------------------------------------------------------------------------------------------------------
  void expectQuestion(TaskKind kind, Seat mover) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(questionOf(state)),
                                    "question");
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(mover, toMove(state), "seat to move");
  }
  void expectPhase(Phase which, Seat mover) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(which), static_cast<std::uint8_t>(state.phase), "phase");
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(mover, toMove(state), "seat to move");
  }
  void expectShip(Seat seat, const char* node, unsigned facing) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(at(node), state.ship[seat].node, "node");
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(facing, state.ship[seat].facing, "facing");
  }
  void expectFigure(Seat seat, unsigned figure, Seat map, const char* where) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(map, state.figure[seat][figure].spot.map, "map");
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(at(where), state.figure[seat][figure].spot.at, "where");
  }
  void expectDefeated(Seat seat, unsigned figure) {
    TEST_ASSERT_FALSE_MESSAGE(inPlay(state.figure[seat][figure]), "defeated");
  }
  void expectTokens(Seat seat, unsigned count) {
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(count, state.player[seat].tokens, "tokens");
  }
  void expectPoints(Seat seat, unsigned count) {
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(count, state.player[seat].points, "points");
  }
  void expectWords(Move move, const char* full) {
    Words words;
    describe(state, move, words);
    TEST_ASSERT_EQUAL_STRING(full, words.full.c_str());
  }
  void expectBlasts(Seat seat, unsigned count) {
    TEST_ASSERT_EQUAL_UINT_MESSAGE(count, blastsOn(state.ship[seat]), "Blast markers");
  }

 private:
  // Star cards that were put nowhere lie in the deck.
  void complete() {
    for (Seat seat = 0; seat < state.players; ++seat) {
      Player& player = state.player[seat];
      unsigned placed = player.held | player.discards;
      for (unsigned slot = 0; slot < kTurns; ++slot) {
        const std::uint8_t card = player.program[slot];
        if (!isStar(card)) continue;
        const unsigned bit = 1u << (card - kFirstStarCard);
        if (slot >= revealedSlots(state)) player.held = static_cast<std::uint8_t>(player.held | bit);
        placed |= bit;
      }
      player.deck = static_cast<std::uint8_t>(~placed & 63u);
    }
    countStars(state);
  }

  bool ready_ = false;
};

}  // namespace rayguns_test
