// The steps of a turn of Stellar Siege and what Aliens and Planets do in them, for the files of this folder alone. Steps
// have the book's numbers and stand in its order; each runs on until somebody has to decide.
#pragma once

#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

// A position while it is being played on.
struct Play {
  State& state;
  Events& events;

  bool deployedNow = false;  // by this very move, and not an additional Alien: nothing was asked since (House 4)

  Seat active() const { return state.active; }
  Seat enemy() const { return otherSeat(state.active); }
  Cards& hand() const { return state.hand[state.active]; }
};

struct Report {
  unsigned b = 0, c = 0, d = 0;
  int value = 0;
  Audience audience = kEveryone;
};
void tellAloud(Play& play, EventKind what, Seat whom, const Report& report);
// Nobody listens in rollouts: then nothing is told.
inline void tell(Play& play, EventKind what, Seat whom, const Report& report = {}) {
  if (play.events.listening()) tellAloud(play, what, whom, report);
}

inline bool bears(const State& state, Burden burden) { return (state.burden[state.active] & burden) != 0; }
inline bool hasTurn(const State& state, Turn bit) { return (state.turn & bit) != 0; }
inline void setTurn(State& state, unsigned bits) { state.turn = static_cast<std::uint8_t>(state.turn | bits); }
inline void addBurden(State& state, Seat seat, Burden burden) {
  state.burden[seat] = static_cast<std::uint8_t>(state.burden[seat] | burden);
}

// House 6: within a turn the Enemy decides only what they discard.
inline Seat decider(const State& state) {
  const bool enemyDiscards = state.phase == Phase::discard && state.owed[state.active] == 0;
  return enemyDiscards ? otherSeat(state.active) : state.active;
}

// ---- cards on their way ---------------------------------------------------------------------------------------------
enum class Drawn : std::uint8_t { byTheTurn, byASoldier };  // whose number is told by itself
void drawCards(Play& play, Seat seat, unsigned count, Drawn why = Drawn::byTheTurn);
void discardCard(Play& play, Seat seat, Kind kind, Cause cause);

// ---- the steps, in order --------------------------------------------------------------------------------------------
void layOutDecks(State& state);  // Book: Setup, before anything is shuffled
void turnSide(Play& play, bool b);
void shuffleAndDraw(Play& play);  // Book: Setup, then the first turn begins

void beginTurn(Play& play);               // step 1: count the hand
void drawIfEmpty(Play& play);             // also when a discard empties it before deploying
void adjustValue(Play& play, int by);     // Emalto
void chooseAlien(Play& play, Kind kind);  // step 2: deploy
void pickAlien(Play& play);               // Cordontion
void declarePlanet(Play& play, bool yes);
void deployTo(Play& play, Kind kind, std::uint8_t planet);
void finishAlienEffect(Play& play);   // step 3 is done
void offerPlanetEffect(Play& play);   // step 4
void finishPlanetEffect(Play& play);  // step 4 is done
void drawAtTheEnd(Play& play);        // step 5
void endTurn(Play& play);             // step 6
void discardAtAnyTime(Play& play);    // House 4

// ---- Aliens, step 3 -------------------------------------------------------------------------------------------------
void applyAlienEffect(Play& play, Kind kind);
void triggerSoldier(Play& play, Kind soldier);
void chooseNumber(Play& play, unsigned which);
void discardOwed(Play& play, Kind kind);
void moveAdjacent(Play& play, std::uint8_t from);

// Whom the Soldier in `card` touches, now that it has left the hand.
Reach reachNow(const State& state);
bool touchesAnybody(const Reach& reach);

// ---- Planets, step 4 ------------------------------------------------------------------------------------------------
void activatePlanet(Play& play, std::uint8_t planet);
void choosePlanet(Play& play, std::uint8_t planet);
void adjustEnemyValue(Play& play, int by);
void discardForHyperion(Play& play, Kind soldier);
void giveCard(Play& play, Kind kind);
void throwAwayCard(Play& play, Kind kind);
bool anyPlanetEffect(const State& state);

// ---- the end --------------------------------------------------------------------------------------------------------
bool gameIsOver(const State& state);  // House 1, at the end of the second player's turn

}  // namespace armada::stellar_siege
