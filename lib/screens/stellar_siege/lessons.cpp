// The first game explains itself: the aim first, then each step of a turn when it comes up for the first time, at the thing
// itself. A lesson is due by what its reader may see alone; they are asked at their own decisions only. Numbers in its words
// are read from the position.
#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/pieces.h"
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

bool beforeAnything(const void* s) { return deploying(s) || phaseOf(s) == Phase::sides; }
bool handSaysWhere(const void* s) { return deploying(s) && deploymentValue(seen(s)) == handOf(s).total; }
bool soldierInHand(const void* s) { return deploying(s) && holdsSoldier(handOf(s)); }
// Not all at once: the first turn is about Soldiers.
bool secondTurn(const void* s) { return deploying(s) && seen(s).turns >= 2; }
bool officerInHand(const void* s) {
  for (std::size_t kind = kSoldierKinds + 1; kind <= kKinds; ++kind)
    if (secondTurn(s) && handOf(s).of[kind] > 0) return true;
  return false;
}
bool anyTimeInHand(const void* s) { return secondTurn(s) && handOf(s).count(Kind::anyTime) > 0; }
bool told(const void* s) { return deploying(s) && seen(s).turns > 0; }
bool asksNumber(const void* s) { return phaseOf(s) == Phase::number && numberMatters(seen(s)); }
bool ownDiscard(const void* s) { return phaseOf(s) == Phase::discard && toMove(seen(s)) == seen(s).active; }
bool forcedDiscard(const void* s) { return phaseOf(s) == Phase::discard && toMove(seen(s)) != seen(s).active; }
bool lastAlien(const void* s) {
  return handSaysWhere(s) && handOf(s).total == 1 && !seen(s).pile[seen(s).active].empty();
}
bool manyAliens(const void* s) { return deploying(s) && deploymentValue(seen(s)) >= kPlanets; }
bool someoneLeads(const void* s) {
  const Standing standing = standingOf(seen(s));
  return deploying(s) && standing.planets[0] + standing.planets[1] > 0;
}
bool random(const void* s) { return deploying(s) && burdened(s, kRandomDeployment); }
bool noEffect(const void* s) { return deploying(s) && burdened(s, kNoPlanetEffect); }
bool blocked(const void* s) { return deploying(s) && burdened(s, kSoldiersBlocked); }
// Below 1 it does not go.
bool valueChanged(const void* s) {
  return deploying(s) && burdened(s, kValueUp | kValueDown) &&
         deploymentValue(seen(s)) != handOf(s).total + seen(s).adjustment;
}
bool pileLow(const void* s) {
  constexpr std::size_t kLow = 6;
  return deploying(s) && (seen(s).pile[0].size() <= kLow || seen(s).pile[1].size() <= kLow);
}

// ---- what the words state of the position: number 0 is named at the thing -------------------------------------------
void leads(const void* s, int, TextOut& out) {
  if (phaseOf(s) == Phase::sides) return;
  const Standing standing = standingOf(seen(s));
  const Seat self = toMove(seen(s));
  out << "you " << std::int32_t{standing.planets[self]} << ", they " << std::int32_t{standing.planets[otherSeat(self)]};
}
void handSize(const void* s, int, TextOut& out) { out << std::int32_t{handOf(s).total}; }
void value(const void* s, int which, TextOut& out) {
  const std::uint8_t now = deploymentValue(seen(s));
  if (which == 0)
    out << std::int32_t{now};
  else
    out << planetNumber(planetForValue(now));
}
void owed(const void* s, int, TextOut& out) { out << std::int32_t{seen(s).owed[toMove(seen(s))]}; }
void anyTimesName(const void* s, int which, TextOut& out) {
  if (which == 1) out << cardOf(Kind::anyTime).name[seen(s).active];
}
void cardsLeft(const void* s, int which, TextOut& out) {
  const std::size_t pile = seen(s).pile[seen(s).active].size();
  if (which == 0)
    out << std::int32_t{handOf(s).total};
  else
    out << static_cast<std::uint32_t>(pile < kFirstHand ? pile : kFirstHand);
}
void whatEndsIt(const void* s, int which, TextOut& out) {
  if (which == 0)
    out << "pile " << static_cast<std::uint32_t>(seen(s).pile[seen(s).active].size());
  else
    out << (seen(s).endRule == EndRule::bothOut ? "both of you have" : "one of you has");
}

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

}  // namespace

const Lesson kLessons[] = {
    {"The aim", "A planet is yours with *more Aliens* there than your Enemy has. Most planets at the end *win*.", "",
     at(Anchor::planets), beforeAnything, kNoAnchor, leads},
    {"Your hand", "Only you see these Aliens. Each turn you *deploy 1* of them.", "Try it: look at each card.",
     at(Anchor::hand), deploying, kNoAnchor, handSize},
    {"Where it goes", "You hold {0}, so your *Deployment Value* is {0}, and your Alien goes to *planet {1}*.", "",
     at(Anchor::target), handSaysWhere, kNoAnchor, value},
    {"Soldiers", "*+* draws, *−* discards. An arrow up affects your Enemy, an arrow down you.", "", at(Anchor::hand),
     soldierInHand},
    {"Declare", "This planet can change your *Soldier*. Declare it now, before the Soldier lands, or go without.", "",
     at(Anchor::target), in<Phase::declare>},
    {"How many", "You choose the *number*, for your Enemy too.", "Try it: compare both numbers.", at(Anchor::tiles),
     asksNumber},
    {"Discard", "Choose {0} to discard. Discards lie face up and *never come back*.", "", at(Anchor::hand), ownDiscard,
     kNoAnchor, owed},
    {"Planet Effect", "You *may* activate the effect of the planet you deployed to, once a turn.", "",
     at(Anchor::target), in<Phase::planet>},
    {"End your turn", "Then it is your Enemy's turn. How many you hold, now *{0}*, says where you deploy next.", "",
     at(Anchor::piles), in<Phase::end>, kNoAnchor, handSize},
    {"How to win",
     "*1 Alien more* is enough. Draw or discard so that your hand size leads you to the planets you need.", "",
     at(Anchor::planets), secondTurn, kNoAnchor, leads},
    {"What happened", "You were shown what your Enemy did. The *log* in the menu keeps it.", "", at(Anchor::enemyLine),
     told},
    {"Who leads", "A *flag* marks who leads at a planet. A tie is nobody's.", "", at(Anchor::planets), someoneLeads,
     kNoAnchor, leads},
    {"Forced discard", "Your Enemy's Soldier makes you discard {0}. *You* choose which.", "", at(Anchor::hand),
     forcedDiscard, kNoAnchor, owed},
    {"Officers", "A *star* marks an Officer. Each has an effect of its own: SELECT shows it.", "", at(Anchor::hand),
     officerInHand},
    {"Any time", "You may discard *{1}* at any time in your turn. *Before* you deploy, that lowers your value by 1.",
     "", at(Anchor::hand), anyTimeInHand, kNoAnchor, anyTimesName},
    {"The last Alien", "1 Alien in hand goes to planet 1. With an *empty hand* you draw {1} at the end of your turn.",
     "", at(Anchor::hand), lastAlien, kNoAnchor, cardsLeft},
    {"8 and more", "With a Deployment Value of 8 or more you deploy to planet *8+*.", "", at(Anchor::target),
     manyAliens, kNoAnchor, value},
    {"Where to", "This Officer goes to *any* planet. No Planet Effect this turn.", "Try it: compare the planets.",
     at(Anchor::planets), in<Phase::anywhere>},
    {"Who moves in", "This Officer *must* bring in one of your Aliens from the planet on either side.", "",
     at(Anchor::planets), in<Phase::adjacent>},
    {"One more", "Deploy *another Alien* to the same planet, with its effect. No Planet Effect this turn.", "",
     at(Anchor::hand), in<Phase::additional>},
    {"Emalto", "From last turn: raise your Deployment Value by 1, lower it by 1, or leave it.",
     "Try it: see where it leads.", at(Anchor::tiles), in<Phase::adjust>},
    {"Iontian", "Your Enemy changed your Deployment Value by *1* for this turn.", "", at(Anchor::target), valueChanged,
     kNoAnchor, value},
    {"Cordontion", "Your Enemy makes you deploy a *random* Alien this turn. You still make its choices.", "",
     at(Anchor::tiles), random},
    {"Zahwilta", "Your Enemy blocks your *Planet Effect* this turn.", "", at(Anchor::target), noEffect},
    {"Plomeena", "Your Soldiers can't affect your Enemy *this turn*. You may still deploy them.", "", at(Anchor::hand),
     blocked},
    {"The end",
     "Discards are never shuffled back. Once *{1}* no Aliens left, the game ends after the second player's turn.", "",
     at(Anchor::piles), pileLow, kNoAnchor, whatEndsIt},
    {"Pass", "No Aliens in hand and none to draw: you *pass*.", "", at(Anchor::piles), in<Phase::pass>},
    {"The planets", "Choose which *side* of each planet lies face up.", "Try it: read both sides.", at(Anchor::tiles),
     in<Phase::sides>},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount, "ui.h counts them");

}  // namespace armada::stellar_siege
