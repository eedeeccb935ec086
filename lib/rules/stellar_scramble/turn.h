// The steps of Stellar Scramble, for the files of this folder alone. They have the book's names and stand in its order; each
// runs on until somebody has to decide.
#pragma once

#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

// A position while it is being played on.
struct Play {
  State& state;
  Events& events;

  Seat active() const { return activeSeat(state); }
  Pilot& pilot() const { return state.pilot[active()]; }
};

struct Report {
  unsigned b = 0, c = 0, d = 0;
  int value = 0;
};
void tellAloud(Play& play, EventKind what, Seat whom, const Report& report);
// Nobody listens in rollouts: then nothing is told.
inline void tell(Play& play, EventKind what, Seat whom, const Report& report = {}) {
  if (play.events.listening()) tellAloud(play, what, whom, report);
}

// ---- Systems --------------------------------------------------------------------------------------------------------
// What has just happened, as far as a trigger asks for it.
struct Occasion {
  Trigger event;          // cooldown, exchange, destroyed, overheats, buying; none: a weapon is Activated
  Gem gem;                // that Activated it
  std::uint8_t distance;  // flown before firing
  std::uint8_t space;     // fired from
  std::uint8_t row;       // of the target; kNoRow: nobody fires
};
constexpr Occasion when(Trigger event) { return {event, Gem::none, 0, kNoSpace, kNoRow}; }
constexpr Occasion activation(Gem gem) { return {Trigger::none, gem, 0, kNoSpace, kNoRow}; }
bool triggers(const State& state, Seat seat, Trigger trigger, const Occasion& occasion);
// What the Systems of a seat add up to.
std::uint8_t systemSum(const State& state, Seat seat, Effect effect, const Occasion& occasion);
// The first of them, for telling; kNoCard.
std::uint8_t systemAtWork(const State& state, Seat seat, Effect effect, const Occasion& occasion);

// ---- what may be done -----------------------------------------------------------------------------------------------
bool wormholeTaken(const State& state, std::uint8_t space, Seat besides);
inline bool inOrder(const Pilot& pilot, unsigned weapon) { return (pilot.outOfOrder >> weapon & 1u) == 0; }
std::uint8_t weaponsInOrder(const Pilot& pilot);
inline bool overheatsAtOnce(const Pilot& pilot) { return pilot.overheat + kExchangeHeat >= kMeltdown; }  // House 4
bool mayActivate(const State& state, std::uint8_t weapon);
bool mayConvert(const State& state, unsigned from, unsigned to);
bool mayConvertAny(const State& state);
bool mayEnergizeAny(const State& state);
bool mayBuy(const State& state, std::uint8_t slot);
bool hasFreeSystemSlot(const Pilot& pilot);
bool mayRepair(const State& state, unsigned weapon);
bool mayUpgradeAny(const State& state);
// The seat that chooses now.
Seat decider(const State& state);

void add(Icons& sum, const Icons& icons);
// What is printed on a board and on the cards below it.
void sumWeapons(Pilot& pilot);

// What neither bytes nor texts hold: spare gems and the sums of the weapons. False: more gems than there are.
bool settle(State& state);
// Of a seat that does not play, or before the setup.
Pilot emptyPilot();

// ---- the steps, in order --------------------------------------------------------------------------------------------
void setUp(State& state);  // Book: Setup; players, experienced and first are chosen
void placeStarfighter(Play& play, std::uint8_t space);

void beginTurn(Play& play);
void drawGem(Play& play);
void cooldown(Play& play);
void activate(Play& play, std::uint8_t weapon);
void exchange(Play& play);
void flyAndFire(Play& play, std::uint8_t space, bool fires);  // 1. Move, 2. Fire, then 3. Special
void convert(Play& play, unsigned from, unsigned to);
void energize(Play& play, unsigned gem);
void stopSpecial(Play& play);  // no more of this kind
void buy(Play& play, std::uint8_t slot, unsigned replaced);
void repair(Play& play, std::uint8_t weapon);
void finishUpgrade(Play& play);  // refill, gather, end of turn
void breakDown(Play& play, std::uint8_t weapon);
void endTurn(Play& play);

// Overheat. True: the pilot has to choose a weapon.
bool overheat(Play& play, Seat seat, HeatCause cause);
void earn(Play& play, Seat seat, std::uint8_t credits, CreditCause cause, std::uint8_t system = kNoCard);

// ---- End of Round: aliens.cpp -----------------------------------------------------------------------------------------
void endRound(Play& play);
void continueFire(Play& play);                               // the next one that was hit; then the round ends
std::uint8_t drawUpgrade(State& state, std::uint8_t level);  // a random one of those undrawn

}  // namespace armada::stellar_scramble
