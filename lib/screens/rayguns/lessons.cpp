// The first game explains itself: each step of a Round when it comes up for the first time, at the thing itself.
#include "screens/rayguns/ui.h"
#include "screens/rayguns/view.h"

namespace armada::rayguns {

namespace {

const State& seen(const void* state) { return *static_cast<const State*>(state); }
Seat me(const void* s) { return toMove(seen(s)); }
bool asks(const void* s, TaskKind kind) { return questionOf(seen(s)) == kind; }

template <Phase phase>
bool in(const void* s) {
  return seen(s).phase == phase && seen(s).agenda.empty();
}
bool choosesFigure(const void* s) { return in<Phase::crew>(s) && seen(s).actor == kNoFigure; }
bool acts(const void* s) { return in<Phase::crew>(s) && seen(s).actor != kNoFigure; }
bool secondCard(const void* s) { return in<Phase::program>(s) && seen(s).player[me(s)].program[0] != kNoCard; }
bool holdsStar(const void* s) { return secondCard(s) && seen(s).player[me(s)].heldCount > 0; }
bool onFire(const void* s) { return acts(s) && blastsOn(seen(s).ship[me(s)]) > 0; }
bool boarded(const void* s) {
  if (!choosesFigure(s)) return false;
  for (Seat seat = 0; seat < seen(s).players; ++seat)
    for (const Figure& figure : seen(s).figure[seat])
      if (seat != me(s) && figure.spot.map == me(s)) return true;
  return false;
}
template <TaskKind kind>
bool asked(const void* s) {
  return asks(s, kind);
}

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

void tokensNow(const void* s, int which, TextOut& out) {
  if (which == 1) out << int{seen(s).player[me(s)].tokens};
}
void targetNow(const void* s, int which, TextOut& out) {
  if (which == 1) out << int{targetPoints(seen(s))};
}

}  // namespace

const Lesson kLessons[] = {
    {"Your crew", "A figure on a *station* mans it: engines fly farther, the cockpit turns, rayguns hit better.",
     "SELECT puts all on their usual stations.", at(Anchor::aim), in<Phase::figures>},
    {"The aim", "Score by destroying rayguns, crew, captains and rocketships. The first with {1} points ends the game.",
     "", kNoAnchor, in<Phase::program>, kNoAnchor, targetNow},
    {"Three cards", "Program one card for each of the three Turns. Nobody sees them until they are revealed.", "",
     at(Anchor::hand), in<Phase::program>},
    {"Your course", "The small map shows where these cards take you if nothing is in the way. Engines come on top.", "",
     at(Anchor::course), secondCard},
    {"Action tokens", "Bolts on a card are *Action tokens*: your crew spends them. They are lost when the Round ends.",
     "", at(Anchor::slots), secondCard},
    {"Star cards",
     "One of the three may be a *Star card*. It works if you man the cockpit or the control panel, and brings 1 point.",
     "", at(Anchor::stars), holdsStar},
    {"Steer", "Your card has moved you. Each manned engine adds a node ahead, a manned cockpit a turn.",
     "Try it: up, left, right. {A} is done.", at(Anchor::ship), in<Phase::movement>},
    {"Fire", "Rayguns fire to the *sides*, never ahead. Unmanned: up to 2 nodes, on a 7. Manned: 3 nodes, on a 5.",
     "Up and down: at the hull, or at the rayguns.", at(Anchor::ship), in<Phase::shooting>},
    {"A hit", "You choose where it burns: a station on fire does not work. The eighth marker destroys the rocketship.",
     "", at(Anchor::aim), asked<TaskKind::blast>},
    {"Your crew acts", "Each figure may move 2 spaces and attack once, one figure after the other.",
     "Left and right choose, {A} begins.", kNoAnchor, choosesFigure},
    {"What it may do", "White: go there. Red: shoot. Orange: fight. Blue: put out a fire. Green: use an airlock.",
     "Aim with the d-pad.", at(Anchor::list), acts, at(Anchor::aim)},
    {"Spend tokens",
     "A token buys 2 more spaces or another attack, a search, a fire put out, or a dodge. You have {1}.", "",
     at(Anchor::side), acts, kNoAnchor, tokensNow},
    {"Fire on board", "A figure beside a fire puts it out for 1 token.", "", at(Anchor::fire), onFire},
    {"Boarders", "Enemies are aboard. A *fight* needs the higher die; a pistol hits on 5 to 8, two spaces away.", "",
     kNoAnchor, boarded},
    {"Dodge", "The shot hits. For 1 token your figure dodges.", "", kNoAnchor, asked<TaskKind::dodge>},
    {"Look around", "SELECT goes round the maps: every rocketship, every station in words.", "", kNoAnchor,
     choosesFigure},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount);

}  // namespace armada::rayguns
