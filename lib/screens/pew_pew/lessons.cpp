// The first game explains itself: each phase when it comes up for the first time, at the thing itself. A lesson is due by
// what stands on the table alone, at most a few at a time.
#include "rules/pew_pew/foresight.h"
#include "screens/pew_pew/ui.h"
#include "screens/pew_pew/view.h"

namespace armada::pew_pew {

namespace {

const State& seen(const void* state) { return *static_cast<const State*>(state); }

bool anyMissile(const State& s) { return (s.missiles[0] | s.missiles[1] | s.missiles[2] | s.missiles[3]) != 0; }

bool atOnce(const void*) { return true; }
bool firstSpent(const void* s) { return seen(s).actionPoints < seen(s).countedPoints; }
bool secondRound(const void* s) { return seen(s).round >= 2; }
// One that has just come stands on the furthest card: it has not moved yet.
bool alienMoved(const void* s) {
  if (!secondRound(s)) return false;
  for (const Alien& alien : seen(s).aliens)
    if (alien.depth != 0 && alien.depth < kDepths) return true;
  return false;
}
bool missileThere(const void* s) { return anyMissile(seen(s)); }
// One that was fired in this turn lies on card 2: it has not flown yet.
bool pewFlew(const void* s) { return (seen(s).pewSpaces[2] | seen(s).pewSpaces[3]) != 0; }
bool danger(const void* s) {
  Forecast forecast;
  Events nobody;
  foresee(seen(s), forecast, nobody);
  return !forecast.threats.empty();
}
bool mineAffordable(const void* s) { return seen(s).round >= 3 && seen(s).actionPoints >= 3 && seen(s).mineDepth == 0; }
bool hurt(const void* s) { return seen(s).hearts < kFullHearts; }
bool counted(const void* s) { return seen(s).points > 0 || seen(s).deaths > 0; }

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

}  // namespace

const Lesson kLessons[] = {
    {"Spawn ships", "Aliens come out of the *chevrons* on card 4, with as many facing you. Shoot *10* of them to win.",
     "", at(Anchor::furthestCard), atOnce},
    {"Action points",
     "Your turn begins with one for each *chevron* in sight on your own card, counted once. What covers it takes it "
     "away.",
     "Try it: aim with the d-pad.", at(Anchor::ownCard), atOnce},
    {"Fire", "*Fire* a Pew! straight ahead onto card 2, for 1 point. A move costs 2, a diagonal 3.",
     "Try it: press two directions.", at(Anchor::ownCard), atOnce},
    {"End your turn", "Points that you keep are lost. *End turn* shows first what comes, and can take an action back.",
     "", at(Anchor::points), firstSpent},
    {"Aliens move",
     "Each alien went to its lowest *free number*, then turned to its next side. Look at one to see its numbers.", "",
     at(Anchor::alien), alienMoved},
    {"Spawn missiles",
     "Then each alien shot, by the side that it turned to. Missiles fly *1 card* towards you a round.", "",
     at(Anchor::missile), missileThere},
    {"Move Pews", "Pews fly *2 cards* on when the turn ends. Pew and missile both go; Pew and alien too: 1 point.", "",
     at(Anchor::pew), pewFlew},
    {"Forward",
     "You flew on 1 card. Aliens left on the card behind have *slipped by*: a death each. 10 deaths are the end.", "",
     at(Anchor::ownCard), secondRound},
    {"Danger",
     "If you stay, something *hits you* this round. Aim at a space: a red line shows what would hit you there.",
     "Try it: find a safe space.", at(Anchor::ownCard), danger},
    {"Points and deaths", "10 points win, 10 deaths lose. Your score is points *minus* deaths.", "", at(Anchor::tracks),
     counted},
    {"The mine",
     "While you aim, SELECT adds the *mine* for 1 point. It stays where you were: what moves into it is gone.",
     "Try it: aim with the d-pad.", at(Anchor::ownCard), mineAffordable},
    {"Hearts",
     "A hit on the last one is the end. All points of a turn bring the *heart* to card 4: look there to place it.", "",
     at(Anchor::hull), hurt},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount, "ui.h counts them");

}  // namespace armada::pew_pew
