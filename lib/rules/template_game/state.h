// The position of Picket Line, its components as tables, and its moves and events as numbers. Data only: what may be
// done with it is in rules.cpp, who may know it in knowledge.cpp, its fields for bytes and texts in fields.h, its words in
// words.cpp.
//
// The rules. Two pickets guard one border with 20 ships of strength 1 to 5, 4 of each. Hands are hidden. The attacker
// sends 1 or 2 ships face up and opens fire; the defender must answer with up to 2 ships, or yield. The higher sum
// scores: 2 points for breaking through, 1 for holding; when even, a toss gives 1 point. All ships sent are spent, each
// side draws 1 ship up to its hand size, and the defender attacks next. An attacker without a ship ends the game; each
// ship that the other one has left scores 1.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada::template_game {

// ---- components -----------------------------------------------------------------------------------------------------
// A ship is its row in kShips. Row 0 is no ship, or one that the viewer does not know.
using Ship = std::uint8_t;
constexpr Ship kNoShip = 0;

struct ShipCard {
  const char* name;
  std::uint8_t strength;
};

// clang-format off: a card a line
constexpr ShipCard kShips[] = {
    // name, strength
    {"unknown", 0},
    {"Wren", 1},
    {"Finch", 1},
    {"Lark", 1},
    {"Swift", 1},
    {"Dove", 2},
    {"Jay", 2},
    {"Robin", 2},
    {"Magpie", 2},
    {"Gull", 3},
    {"Tern", 3},
    {"Heron", 3},
    {"Crane", 3},
    {"Crow", 4},
    {"Rook", 4},
    {"Owl", 4},
    {"Raven", 4},
    {"Harrier", 5},
    {"Hawk", 5},
    {"Falcon", 5},
    {"Eagle", 5},
};
// clang-format on
constexpr std::size_t kShipCount = sizeof kShips / sizeof kShips[0] - 1;

constexpr std::size_t kSeatCount = 2;
constexpr std::size_t kMaxHand = 5;
constexpr std::size_t kLineLength = 2;

// The choices of the option "hand".
constexpr std::uint8_t kHandSizes[] = {3, 4, 5};

constexpr std::int16_t kBreakPoints = 2;
constexpr std::int16_t kHoldPoints = 1;
constexpr std::int16_t kTossPoints = 1;
constexpr std::int16_t kLeftPoints = 1;

// ---- position -------------------------------------------------------------------------------------------------------
enum class Phase : std::uint8_t { attack, answer, over };

// Ascending, so that equal hands are equal bytes and the order tells nothing.
using Hand = List<Ship, kMaxHand>;
using Line = List<Ship, kLineLength>;

// How often a seat scored in each way. Points follow from it, so the state need not hold them.
struct Tally {
  std::uint8_t broke, held, tossed;
};

struct State {
  Rng rng;
  Deck<Ship, kShipCount> pile;   // hidden from both
  List<Ship, kShipCount> spent;  // in the order in which they were sent, the attacker's first
  Hand hand[kSeatCount];         // each hidden from the other
  Line line[kSeatCount];         // face up, as long as the fight lasts
  Tally tally[kSeatCount];
  std::uint8_t handSize;
  Seat attacker;
  Phase phase;
  std::uint8_t filler[3];  // always 0: whole words, so that the compiler pads nothing
};
static_assert(sizeof(State) == kTemplateBounds.stateBytes);

// ---- moves ----------------------------------------------------------------------------------------------------------
// A ship's number sends it. kDone closes the line: the attacker opens fire, the defender stands or, without a ship in
// the line, yields. A full line closes by itself.
constexpr Move kDone = 0;

// ---- events ---------------------------------------------------------------------------------------------------------
enum class Happened : std::uint8_t {
  sent,     // a: seat, b: ship
  fired,    // a: seat, value: strength
  yielded,  // a: seat
  tossed,   // a: the seat that the toss favours
  scored,   // a: seat, b: strength of the attack, c: of the answer, value: points
  drew,     // a: seat, b: ship; its owner alone sees it
  drewOne,  // a: seat; what the other sees of it
  ended,    // a: the winner, or kNobody
};

// ---- what follows from a position -----------------------------------------------------------------------------------
constexpr Seat otherSeat(Seat seat) { return static_cast<Seat>(1 - seat); }

inline std::int32_t strength(const Line& line) {
  std::int32_t sum = 0;
  for (const Ship ship : line) sum += kShips[ship].strength;
  return sum;
}

inline std::int16_t points(const State& state, Seat seat) {
  const Tally& tally = state.tally[seat];
  const int left = state.phase == Phase::over ? static_cast<int>(state.hand[seat].size()) : 0;
  return static_cast<std::int16_t>(tally.broke * kBreakPoints + tally.held * kHoldPoints + tally.tossed * kTossPoints +
                                   left * kLeftPoints);
}

// ---- the functions of the contract, see kernel/contract.h for what each one promises --------------------------------
void deal(State& state, const Options& options, Seed seed);
std::uint8_t seats(const State& state);
Seat toMove(const State& state);
Status status(const State& state);
void legalMoves(const State& state, MoveList& moves);
bool apply(State& state, Move move, Events& events);
Move quickMove(const State& seen);
std::uint16_t appraise(const State& state, Seat seat);
bool atRest(const State& state);

State observe(const State& state, Seat viewer);
void determinize(State& state, Seat viewer, Rng& rng);

Verdict valid(const State& state);
void encode(const State& state, ByteWriter& out);
bool decode(State& state, ByteReader& in);

void describe(const State& seen, Move move, Words& words);
void narrate(const State& seen, const Event& event, Seat reader, TextOut& words);
void headline(const State& seen, TextOut& words);
void explain(const State& seen, std::uint8_t question, Explanation& steps);

}  // namespace armada::template_game
