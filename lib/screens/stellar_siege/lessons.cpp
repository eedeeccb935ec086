// The first game explains itself: each step of a turn when it comes up for the first time, at the thing itself. A lesson is
// due by what its reader may see alone; they are asked at their own decisions only.
#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/ui.h"
#include "screens/stellar_siege/view.h"

namespace armada::stellar_siege {

namespace {

const State& seen(const void* state) { return *static_cast<const State*>(state); }
Phase phaseOf(const void* s) { return seen(s).phase; }
Cards handOf(const void* s) { return seen(s).hand[seen(s).active]; }
bool burdened(const void* s, unsigned bits) { return (seen(s).burden[seen(s).active] & bits) != 0; }

template <Phase phase>
bool in(const void* s) {
  return phaseOf(s) == phase;
}
bool deploying(const void* s) { return phaseOf(s) == Phase::deploy; }

bool soldierInHand(const void* s) { return deploying(s) && holdsSoldier(handOf(s)); }
// Not all at once: the first turn is about Soldiers.
bool officerInHand(const void* s) {
  if (seen(s).turns < 2) return false;
  for (std::size_t kind = kSoldierKinds + 1; kind <= kKinds; ++kind)
    if (deploying(s) && handOf(s).of[kind] > 0) return true;
  return false;
}
bool anyTimeInHand(const void* s) { return deploying(s) && seen(s).turns >= 2 && handOf(s).count(Kind::anyTime) > 0; }
bool told(const void* s) { return deploying(s) && seen(s).turns > 0; }
bool ownDiscard(const void* s) { return phaseOf(s) == Phase::discard && toMove(seen(s)) == seen(s).active; }
bool forcedDiscard(const void* s) { return phaseOf(s) == Phase::discard && toMove(seen(s)) != seen(s).active; }
bool lastAlien(const void* s) { return deploying(s) && handOf(s).total == 1; }
bool manyAliens(const void* s) { return deploying(s) && handOf(s).total >= kPlanets; }
bool someoneLeads(const void* s) {
  const Standing standing = standingOf(seen(s));
  return deploying(s) && standing.planets[0] + standing.planets[1] > 0;
}
bool random(const void* s) { return deploying(s) && burdened(s, kRandomDeployment); }
bool noEffect(const void* s) { return deploying(s) && burdened(s, kNoPlanetEffect); }
bool blocked(const void* s) { return deploying(s) && burdened(s, kSoldiersBlocked); }
bool valueChanged(const void* s) { return deploying(s) && burdened(s, kValueUp | kValueDown); }
bool pileLow(const void* s) {
  constexpr std::size_t kLow = 6;
  return deploying(s) && (seen(s).pile[0].size() <= kLow || seen(s).pile[1].size() <= kLow);
}

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

}  // namespace

const Lesson kLessons[] = {
    {"Your hand", "These Aliens are *yours* alone to see.", "Try it: look at each card.", at(Anchor::hand), deploying},
    {"Deploy", "How many Aliens you hold is your *Deployment Value*: it names the planet. Deploy *1 Alien* there.", "",
     at(Anchor::target), deploying},
    {"Soldiers", "*+* draws, *−* discards. An arrow up affects your Enemy, an arrow down you.", "", at(Anchor::hand),
     soldierInHand},
    {"Declare", "This planet changes the *Soldier itself*. Say so now, before it lands, or leave it as it is.", "",
     at(Anchor::target), in<Phase::declare>},
    {"How many", "You say the *number*, for your Enemy too.", "Try it: compare both numbers.", at(Anchor::tiles),
     in<Phase::number>},
    {"Discard", "*You* choose what goes. It lies open on your Discard Pile and never comes back.", "", at(Anchor::hand),
     ownDiscard},
    {"Planet Effect", "You *may* use the effect of the planet that you deployed to, once a turn.", "",
     at(Anchor::target), in<Phase::planet>},
    {"End your turn", "The console goes to your Enemy, your hand stays hidden. Its *size* says where you deploy next.",
     "", at(Anchor::piles), in<Phase::end>},
    {"What happened", "What the Enemy did was told as you took the console. The *log* in the menu keeps it all.", "",
     at(Anchor::enemyLine), told},
    {"Who leads", "More Aliens lead at a planet, with a *flag*. Most planets at the end *win*; even is nobody's.", "",
     at(Anchor::planets), someoneLeads},
    {"Forced discard", "A Soldier of your Enemy hits your hand. *You* choose the cards, then pass the console back.",
     "", at(Anchor::hand), forcedDiscard},
    {"Officers", "A *star* marks an Officer. Each has an effect of its own: SELECT shows it in full.", "",
     at(Anchor::hand), officerInHand},
    {"Any time",
     "One Officer may be discarded at any time of your turn. Do it *before* you deploy, and your value is 1 less.", "",
     at(Anchor::hand), anyTimeInHand},
    {"The last Alien", "One card in hand means planet 1. An *empty hand* draws 4 at the end of your turn.", "",
     at(Anchor::hand), lastAlien},
    {"8 and more", "With 8 Aliens in hand or more you deploy to planet *8+*.", "", at(Anchor::target), manyAliens},
    {"Where to", "This Officer goes to *any* planet. No Planet Effect this turn.", "Try it: compare the forces.",
     at(Anchor::planets), in<Phase::anywhere>},
    {"Who joins", "This Officer *must* bring an Alien of yours from the planet before or behind.", "",
     at(Anchor::planets), in<Phase::adjacent>},
    {"One more", "Deploy *another Alien* to the same planet, with its effect. No Planet Effect this turn.", "",
     at(Anchor::hand), in<Phase::additional>},
    {"Emalto", "Your Emalto of last turn: add 1 to your value, subtract 1, or leave it.", "Try it: see where it leads.",
     at(Anchor::tiles), in<Phase::adjust>},
    {"Iontian", "Your Enemy has changed your Deployment Value by *1*, for this turn.", "", at(Anchor::target),
     valueChanged},
    {"Cordontion", "Your Enemy makes you deploy a *random* Alien, this turn only. Its choices are still yours.", "",
     at(Anchor::tiles), random},
    {"Zahwilta", "Your Enemy stops your *Planet Effect*, this turn only.", "", at(Anchor::target), noEffect},
    {"Plomeena", "Your Soldiers can't affect your Enemy, *this turn only*. They may be deployed.", "", at(Anchor::hand),
     blocked},
    {"The end", "Nothing is shuffled back. Somebody out of cards ends the game, after the *second player's* turn.", "",
     at(Anchor::piles), pileLow},
    {"Pass", "No Alien in hand and none to draw: this turn you *pass*.", "", at(Anchor::piles), in<Phase::pass>},
    {"The planets", "Choose which *side* of each planet lies up.", "Try it: read both sides.", at(Anchor::tiles),
     in<Phase::sides>},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount, "ui.h counts them");

}  // namespace armada::stellar_siege
