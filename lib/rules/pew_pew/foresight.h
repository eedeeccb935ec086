// What may be asked of a Pew Pew! position by looking alone: what a move costs and runs into, what the end of the turn
// would bring. All of it works on an observed state, and stops before chance: nothing here knows the next card or
// alien.
#pragma once

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// ---- the end of the turn -------------------------------------------------------------------------------------------
// One alien in play, from now to the end of Move Player Forward, step 2.
struct AlienPlan {
  std::uint8_t movesTo;   // space on its own card after Aliens Move; kNowhere: not in play, or gone in the move
  std::uint8_t turnsTo;   // side after the move; 0 if it does not get that far
  std::uint8_t shootsAt;  // space on its own card where its missile comes out; kNowhere: none
  bool destroyed;         // scores a point before the card passes
  bool passes;            // leaves with the closest card: a death
};

// A hit that is coming to the ship, from the piece that does it, where that piece is now.
struct Threat {
  Piece what;          // missile or alien: what hits
  Phase when;          // aliensMove, spawnMissiles, moveMissiles or movePlayerForward
  std::uint8_t depth;  // where it is now: the missile, the alien that rams, or the alien that will shoot it
  std::uint8_t space;
  std::uint8_t alien;   // who rams or shoots; kNowhere for a missile that is already on the table
  std::uint8_t hearts;  // left after it
};

constexpr std::size_t kMostThreats = 6;

struct Forecast {
  AlienPlan alien[kAliens];
  List<Threat, kMostThreats> threats;  // in the order in which they come
  std::uint8_t pointsGained;
  std::uint8_t deathsGained;
  std::uint8_t hearts;  // after all of it
  bool healed;
  State after;  // before a new card is drawn: the cards are shifted, the furthest one is kNowhere
};

// The end of the turn played on a copy, phases 3 to 7.2. Events, if a buffer is given, are those of these phases.
void foresee(const State& seen, Forecast& forecast, Events& events);

// ---- a move now ----------------------------------------------------------------------------------------------------
enum class Refusal : std::uint8_t {
  none,
  over,         // the game is over
  wall,         // the edge of the card
  points,       // not enough action points
  mineInPlay,   // the mine lies on the card already
  noToken,      // all 18 Pew!/Missile tokens are in play
  heartInPlay,  // the heart is on the table already
  notAlone,     // spawning the heart must be the turn's only action
  unknown,      // not a move of this game
};

struct Preview {
  Refusal refusal;
  std::uint8_t price;    // what it costs, also if it cannot be paid
  std::uint8_t toSpace;  // where the ship is after it
  bool meetsMissile;     // on the space that is entered or fired at
  bool meetsAlien;
  bool meetsHeart;
  bool meetsMine;       // the ship's own: the game would be lost at once
  std::uint8_t hits;    // taken by the move itself
  std::uint8_t points;  // scored by the move itself
  std::uint8_t hearts;  // after it
  State after;          // after the move alone, as far as it is allowed; equal to `seen` if it is refused
};

void preview(const State& seen, Move move, Preview& result);

// The price of a move in this position: all points for the heart, 0 for ending the turn.
std::uint8_t priceOf(const State& seen, Move move);

// Why a move is not legal now; none if it is.
Refusal refusalOf(const State& seen, Move move);

// ---- pieces --------------------------------------------------------------------------------------------------------
// Chevrons of a card's set that count for action points now: 0 if something covers it.
std::uint8_t openChevrons(const State& seen, std::uint8_t depth, std::uint8_t set);

// Words for these, in the console's voice.
const char* sentence(Refusal refusal);
// "A missile on card 2 will hit you here, unless you shoot it first."
void sentence(const State& seen, const Threat& threat, TextOut& words);

}  // namespace armada::pew_pew
