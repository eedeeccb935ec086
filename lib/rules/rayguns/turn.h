// The steps of Rayguns and Rocketships, for the files of this folder alone. They have the book's names and stand in its order;
// each runs on until somebody has to decide.
#pragma once

#include "rules/rayguns/spaces.h"
#include "rules/rayguns/state.h"

namespace armada::rayguns {

// A position while it is being played on.
struct Play {
  State& state;
  Events& events;

  Seat active() const { return activeSeat(state); }
  Player& player(Seat seat) const { return state.player[seat]; }
  Ship& ship(Seat seat) const { return state.ship[seat]; }
  Figure& figure(unsigned id) const { return state.figure[id / kFigures][id % kFigures]; }
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

constexpr std::uint8_t byteOf(unsigned value) { return static_cast<std::uint8_t>(value); }
constexpr unsigned bitOf(unsigned nth) { return 1u << nth; }

// ---- chance, tokens, points, tasks ------------------------------------------------------------------------------------
unsigned rollDie(Play& play);  // 1 to 8; the move cannot be taken back
void giveTokens(Play& play, Seat seat, unsigned count, TokenCause cause);
void takeTokens(Play& play, Seat seat, unsigned count, TokenCause cause);
inline void spendToken(Play& play, Seat seat) { takeTokens(play, seat, 1, TokenCause::spent); }
void givePoints(Play& play, Seat seat, unsigned count, PointCause cause);
void addTask(Play& play, const Task& task);
// Ties roll again, in theory for ever: so many rolls are told, the rest is carried out in silence.
constexpr unsigned kRollsTold = 4, kExchangesTold = 8;

// ---- what follows from a position, inside ------------------------------------------------------------------------------
Spaces blastsOf(const Ship& ship);
// Where figures stand on a map: of a seat, and of all others.
struct Crowd {
  Spaces own, others;
};
Crowd crowdOn(const State& state, std::uint8_t map, Seat seat);
Spaces thingsOn(const State& state, Seat seat);  // rayguns, warbots, cores and the tape on a rocketship
Spaces tokensOn(const State& state, Seat seat);  // and the princess
Spaces freeForBlast(const State& state, Seat seat);
Spaces freeForFigures(const State& state, std::uint8_t map = kInSpace);  // nobody stands there, nothing is in the way
Spaces openOn(const State& state, std::uint8_t map);
Spaces nodesBeside(unsigned node);
bool airlockIsOpen(const State& state, Seat seat, unsigned airlock);
bool mayFindRaygun(const State& state, Seat seat);
unsigned evenStartTokens(const State& state, Seat seat);  // House 4, at this reveal
constexpr std::uint16_t kTreasurePoints = 5;              // princess and data tape, at the end
unsigned revealedSlots(const State& state);
Seat markerPlacer(const State& state);  // the First Player; the next one in order if they are out

// ---- setup.cpp ---------------------------------------------------------------------------------------------------------
void setUp(State& state);  // options are chosen
void listSetup(const State& state, MoveList& moves);
void playSetup(Play& play, Move move);
void placeAtStations(State& state, Seat seat);  // House 5, all that are not placed

// ---- round.cpp ---------------------------------------------------------------------------------------------------------
void beginRound(Play& play);
void listProgram(const State& state, MoveList& moves);
void programCard(Play& play, std::uint8_t card);
void beginPhaseOf(Play& play);       // of the seat whose turn it is, or of the next
void passOn(Play& play);             // this seat is through with the Phase
void run(Play& play);                // carries out what needs no answer, to the next question or the end
bool isThrough(const State& state);  // House 26, 27: the game ends now
void drawStar(Play& play, Seat seat);
void takeStar(Play& play, Seat seat, unsigned card);
void goesOut(Play& play, Seat seat);  // if nothing of theirs is left

// ---- movement.cpp ------------------------------------------------------------------------------------------------------
void beginMovement(Play& play);
void listHelm(const State& state, MoveList& moves);
void playHelm(Play& play, Move move);
void countHelm(Play& play, bool mayMove);  // engines and cockpit, after the card
bool endMovement(Play& play);              // false: a figure has to make way first
void afterRam(Play& play, const Task& task);
void faceTo(Play& play, Seat seat, unsigned facing);
void listStar(const State& state, const Task& task, MoveList& moves);
void playStar(Play& play, const Task& task, Move move);
void listNudge(const State& state, const Task& task, MoveList& moves);

// ---- shooting.cpp ------------------------------------------------------------------------------------------------------
constexpr unsigned kLongestRange = 3;  // Book: of a manned raygun
void beginShooting(Play& play);
void beginCentre(Play& play);
void listTargets(const State& state, MoveList& moves);
bool hasTarget(const State& state);
void fireBattery(Play& play, Seat target, bool atRayguns);
void listGunHits(const State& state, const Task& task, MoveList& moves);
void hitGun(Play& play, const Task& task, Move move);
void loseCrew(Play& play, const Task& task, bool crewDies);

// ---- damage.cpp --------------------------------------------------------------------------------------------------------
// Who did it: a seat and, if a figure did it by itself, that figure.
struct Blow {
  Seat by;
  unsigned figure;  // as figureId; kNoFigure
  DefeatCause cause;
};
void oweBlasts(Play& play, Seat placer, Seat target, unsigned count, Seat credit);
void placeBlast(Play& play, Seat target, unsigned space, Seat placer, Seat credit);
void removeBlast(Play& play, Seat target, unsigned space, unsigned figure);
void damage(Play& play, unsigned victim, const Blow& blow);
void woundCaptain(Play& play, Seat owner, unsigned ability, const Blow& blow);
void defeat(Play& play, unsigned victim, const Blow& blow);
void endAction(State& state);  // of the acting figure
void destroyGun(Play& play, Seat owner, unsigned port, Seat by);
void destroyWarbot(Play& play, unsigned thing, Seat by);
void turnRed(Play& play, unsigned thing, Seat by);
void wreck(Play& play, const Task& task);
void explode(Play& play, Task task);
void listEvacuation(const State& state, const Task& task, MoveList& moves);
void evacuate(Play& play, unsigned figure, unsigned node);

// ---- crew.cpp, combat.cpp ------------------------------------------------------------------------------------------------
void beginCrew(Play& play);
void listCrew(const State& state, MoveList& moves);
bool isCrewMove(const State& state, Move move);
bool hasCrewChoice(const State& state);
void playCrew(Play& play, Move move);
bool endCrew(Play& play);  // false: something explodes first
void listFound(const State& state, const Task& task, MoveList& moves);
void playFound(Play& play, Move move);
// Where it may go; `crowd` stands around it.
Spaces reachOf(const State& state, unsigned id, unsigned steps, const Crowd& crowd);
inline Spaces reachOf(const State& state, unsigned id, unsigned steps) {
  return reachOf(state, id, steps, crowdOn(state, figureOf(state, id).spot.map, seatOfFigure(id)));
}
bool mayStepTo(const State& state, Spot from, unsigned to);  // the same for one step, quicker to tell
bool hasStep(const State& state, Spot from);                 // to anywhere

void shootFigure(Play& play, unsigned shooter, unsigned victim);
void shootGun(Play& play, unsigned shooter, unsigned port);
void shootThing(Play& play, unsigned shooter, unsigned thing);
void answerDodge(Play& play, const Task& task, bool dodges);
void fight(Play& play, unsigned attacker, unsigned defender);
void listTentacle(const State& state, const Task& task, MoveList& moves);
void board(Play& play, unsigned figure, Seat target, unsigned airlock);

// ---- bytes.cpp: what neither bytes nor texts hold --------------------------------------------------------------------------
void countStars(State& state);
void clearPlaces(State& state);  // where nobody plays

// ---- rules.cpp -----------------------------------------------------------------------------------------------------------
void listTask(const State& state, const Task& task, MoveList& moves);
void playTask(Play& play, const Task& asked, Move move);

}  // namespace armada::rayguns
