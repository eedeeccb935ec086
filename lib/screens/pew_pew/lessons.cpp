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
bool aliensCame(const void* s) {
  if (!secondRound(s)) return false;
  for (const Alien& alien : seen(s).aliens)
    if (alien.depth == kDepths) return true;
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

// ---- what the figures say now -----------------------------------------------------------------------------------------------
void count(TextOut& out, int number, const char* thing) { out << number << ' ' << thing << (number == 1 ? "" : "s"); }

void pointsAndDeaths(const void* s, int, TextOut& out) {
  count(out, seen(s).points, "point");
  out << ", ";
  count(out, seen(s).deaths, "death");
}
void newAliens(const void* s, int, TextOut& out) {
  int aliens = 0;
  for (const Alien& alien : seen(s).aliens) aliens += alien.depth == kDepths ? 1 : 0;
  count(out, aliens, "alien");
}
void pointsOfTurn(const void* s, int, TextOut& out) { out << std::int32_t{seen(s).countedPoints}; }
void pointsLeft(const void* s, int, TextOut& out) { out << std::int32_t{seen(s).actionPoints} << " left"; }
void heartsLeft(const void* s, int, TextOut& out) { count(out, seen(s).hearts, "heart"); }
void hitsComing(const void* s, int, TextOut& out) {
  Forecast forecast;
  Events nobody;
  foresee(seen(s), forecast, nobody);
  count(out, static_cast<int>(forecast.threats.size()), "hit");
}

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

}  // namespace

const Lesson kLessons[] = {
    {"The aim", "Shoot down *10 aliens* before 10 slip past you, and keep your last *heart*.", "", at(Anchor::tracks),
     atOnce, kNoAnchor, pointsAndDeaths},
    {"Spawn ships", "Each *chevron* group on card 4 launches an alien showing that many chevrons.", "",
     at(Anchor::furthestCard), aliensCame, kNoAnchor, newAliens},
    {"Action points",
     "You get 1 for each *uncovered* chevron on your card, plus what your hull adds. Move off chevrons before a turn "
     "ends.",
     "", at(Anchor::points), atOnce, kNoAnchor, pointsOfTurn},
    {"Fire", "{A} *fires* a Pew! straight ahead, onto card 2: 1 action point. A move costs 2, a diagonal 3.",
     "Try it: press two directions.", at(Anchor::ownCard), atOnce, at(Anchor::panel)},
    {"End your turn",
     "Unspent action points are lost. *End turn* first shows what is coming, and lets you take an action back.", "",
     at(Anchor::points), firstSpent, kNoAnchor, pointsLeft},
    {"Aliens move",
     "Each alien moves to its lowest *free number*, then turns to its next side. Look at one to see its numbers.", "",
     at(Anchor::alien), alienMoved},
    {"Spawn missiles",
     "Then each alien fires, by the side it has turned to. Missiles fly *1 card* towards you each round.", "",
     at(Anchor::missile), missileThere},
    {"Move Pews",
     "Pews fly *2 cards* when your turn ends. A Pew! and a missile destroy each other. So do a Pew! and an alien: 1 "
     "point.",
     "", at(Anchor::pew), pewFlew},
    {"Forward", "You flew on 1 card. Each alien left behind has *slipped past* you: 1 death. 10 deaths lose the game.",
     "", at(Anchor::ownCard), secondRound},
    {"Danger",
     "If you stay, something *hits you* this round. Aim at a space: a red line shows what would hit you there.",
     "Try it: find a safe space.", at(Anchor::ownCard), danger, at(Anchor::panel), hitsComing},
    {"Stay alive",
     "End each turn where *nothing hits you*: dodge, or stop the missile with a Pew!. A death hurts less than a hit.",
     "", at(Anchor::hull), missileThere, kNoAnchor, heartsLeft},
    {"Points and deaths", "10 points win, 10 deaths lose. Your score is points *minus* deaths.", "", at(Anchor::tracks),
     counted, kNoAnchor, pointsAndDeaths},
    {"The mine",
     "While you aim, SELECT adds the *mine* for 1 action point. It stays where you were and destroys whatever moves "
     "into it, even you.",
     "Try it: aim with the d-pad.", at(Anchor::ownCard), mineAffordable, at(Anchor::panel)},
    {"Hearts",
     "Lose your last one and you lose. All of a turn's action points spawn the *heart* on card 4: look there.", "",
     at(Anchor::hull), hurt, kNoAnchor, heartsLeft},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount, "ui.h counts them");

}  // namespace armada::pew_pew
