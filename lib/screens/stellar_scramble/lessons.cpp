// The first game explains itself: each step of a turn when it comes up for the first time, at the thing itself.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/ui.h"
#include "screens/stellar_scramble/view.h"

namespace armada::stellar_scramble {

namespace {

const State& seen(const void* state) { return *static_cast<const State*>(state); }
const Pilot& me(const void* s) { return seen(s).pilot[decider(seen(s))]; }

template <Phase phase>
bool in(const void* s) {
  return seen(s).phase == phase;
}
bool drawing(const void* s) { return seen(s).phase == Phase::turn; }
bool overheatGem(const void* s) { return seen(s).phase == Phase::use && seen(s).gem == Gem::overheat; }
bool warm(const void* s) { return drawing(s) && me(s).overheat >= 3; }
bool atRisk(const void* s) { return drawing(s) && drawRisk(seen(s), decider(seen(s))).overheats > 0; }
bool canHit(const void* s) {
  if (seen(s).phase != Phase::fly) return false;
  for (std::uint8_t space = 0; space < spaces(seen(s)); ++space)
    if (flights(seen(s)).to[space] != kTooFar && targetRow(seen(s), space) != kNoRow) return true;
  return false;
}
template <bool moves>
bool eventComing(const void* s) {
  if (!drawing(s)) return false;
  for (const AlienEvent event : seen(s).event)
    if (event != AlienEvent::none && isMove(event) == moves) return true;
  return false;
}
bool broken(const void* s) { return drawing(s) && me(s).outOfOrder != 0; }
bool assisted(const void* s) {
  if (!drawing(s)) return false;
  for (const auto& row : seen(s).grid)
    for (const Cell& cell : row)
      if (cell.assists != 0) return true;
  return false;
}

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

void heatNow(const void* s, int, TextOut& out) { out << int{me(s).overheat}; }
void riskNow(const void* s, int which, TextOut& out) {
  const Risk risk = drawRisk(seen(s), decider(seen(s)));
  out << int{which == 1 ? risk.overheats : risk.of};
}
void gatherNow(const void* s, int which, TextOut& out) {
  if (which == 1) out << int{gatherOf(me(s))};
}

}  // namespace

const Lesson kLessons[] = {
    {"The aim", "Be the first with *ten Invaders*. Whoever fires the last shot at one gets it.", "", at(Anchor::scores),
     in<Phase::place>},
    {"Where to begin", "You fire straight ahead, at the nearest Invader of your column.",
     "Try it: slide left and right.", at(Anchor::playerRow), in<Phase::place>},
    {"Your turn", "Draw a *gem* from your bag: its colour says which weapon you may use.", "", at(Anchor::bag),
     drawing},
    {"Use the gem", "*Activate* the weapon of its colour, or *exchange* the gem for 3 credits.",
     "Try it: left and right.", at(Anchor::weapons), in<Phase::use>, at(Anchor::credits)},
    {"Overheat gems", "A black gem works any weapon, but your overheat rises: 3 to Activate, 2 to exchange.", "",
     at(Anchor::heat), overheatGem, kNoAnchor, heatNow},
    {"Fly and fire", "Fly left or right, then fire. Gold frames are hit, a burst means destroyed.",
     "Try it: left and right fly, up holds fire.", at(Anchor::board), canHit},
    {"Assists", "Damage stays, and so does your mark: if another destroys the Invader, you are paid 2 credits a level.",
     "", at(Anchor::board), assisted},
    {"The shop", "Buy cards while you can pay: they make a weapon stronger, and bring new gems into your bag.", "",
     at(Anchor::track), in<Phase::shop>},
    {"Credits", "Each turn ends with credits, more for those behind: {1} for you now. You can hold 12.", "",
     at(Anchor::credits), in<Phase::shop>, kNoAnchor, gatherNow},
    {"Keep cool",
     "At 7 you *overheat*: you lose all credits, and a weapon. A turn spent to cool down takes you back to 0.", "",
     at(Anchor::heat), warm, kNoAnchor, heatNow},
    {"The risk", "A black gem would overheat you now: {1} of the {2} gems in your bag are black.", "", at(Anchor::bag),
     atRisk, kNoAnchor, riskNow},
    {"Aliens Move",
     "When this plate leaves the track, all Invaders come a row nearer. One of your colour that gets through costs you "
     "one.",
     "", at(Anchor::plates), eventComing<true>},
    {"Aliens Fire",
     "When this plate leaves the track, every ship with an Invader in its column overheats. Wormholes are safe.", "",
     at(Anchor::plates), eventComing<false>},
    {"Out of Order", "That weapon rests until you repair it for 10 credits. Gems of its colour can still be exchanged.",
     "", at(Anchor::weapons), broken},
    {"Look closer", "SELECT shows a card, an Invader or a pilot in full, and the log.", "", at(Anchor::words),
     in<Phase::shop>},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount);

}  // namespace armada::stellar_scramble
