// The first game explains itself: each step of a round when it comes up for the first time, at the thing itself. A lesson is
// due by what its reader may see alone.
#include "screens/pulp_invasion/ui.h"
#include "screens/pulp_invasion/view.h"

namespace armada::pulp_invasion {

namespace {

const State& seen(const void* state) { return *static_cast<const State*>(state); }

template <Phase phase>
bool in(const void* s) {
  return seen(s).phase == phase;
}
bool asked(const void* s) { return seen(s).phase == Phase::question; }

int count(const State& state, LineStatus status) {
  int cards = 0;
  for (const LineStatus each : state.status) cards += each == status ? 1 : 0;
  return cards;
}
bool metSome(const void* s) {
  return asked(s) && count(seen(s), LineStatus::engaged) + count(seen(s), LineStatus::evaded) > 0;
}
bool engagedSome(const void* s) { return asked(s) && count(seen(s), LineStatus::engaged) > 0; }
bool evadedSome(const void* s) { return asked(s) && count(seen(s), LineStatus::evaded) > 0; }

bool atLocation(const void* s) { return asked(s) && seen(s).location != kNoCard; }
bool secondRound(const void* s) { return asked(s) && seen(s).round >= 2; }
bool priceChanged(const void* s) {
  if (!asked(s) || seen(s).current >= kLineCards) return false;
  const Receipt receipt = engageStrength(seen(s), seen(s).current);
  return receipt.total() != receipt.printed;
}
bool strengthZero(const void* s) {
  return asked(s) && seen(s).current < kLineCards && engageStrength(seen(s), seen(s).current).total() == 0;
}
bool zeroAbility(const void* s) {
  for (const std::uint8_t each : seen(s).ability)
    if (each == 0) return asked(s);
  return false;
}
bool mayUseDie(const void* s) {
  if (!asked(s)) return false;
  MoveList moves{};
  legalMoves(seen(s), moves);
  for (const Move move : moves)
    if (verbOf(move) == Verb::useDie) return true;
  return false;
}
bool helpBeforePaying(const void* s) { return in<Phase::engage>(s) || in<Phase::evade>(s); }
bool handHolds(const void* s) {
  for (Card card = 0; card < kEncounterCards; ++card)
    if (seen(s).hand.has(card)) return asked(s);
  return false;
}
bool firstCube(const void* s) { return in<Phase::cube>(s) && seen(s).cubesDrawn == 0; }
bool nextCube(const void* s) { return in<Phase::cube>(s) && seen(s).cubesDrawn > 0; }
bool foundOne(const void* s) { return asked(s) && !seen(s).found.empty(); }
bool understandsOne(const void* s) {
  for (const Found& found : seen(s).found)
    if (understood(found)) return asked(s);
  return false;
}
bool newSector(const void* s) {
  return in<Phase::planet>(s) && seen(s).round > 1 && (seen(s).round - 1u) % (kRounds / kSectors) == 0;
}
bool lastRounds(const void* s) { return in<Phase::planet>(s) && seen(s).round + 1u >= kRounds; }
bool eightCards(const void* s) { return in<Phase::draw>(s) || in<Phase::arrange>(s); }
bool aboutADie(const void* s) { return in<Phase::reroll>(s) || in<Phase::upgrade>(s) || in<Phase::swapOut>(s); }

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

}  // namespace

const Lesson kLessons[] = {
    {"The aim", "Find every *Super Weapon* within 12 rounds. The Planets hide them, the Guardforce stands between.", "",
     at(Anchor::captain), in<Phase::crew>},
    {"Your Captain", "You begin with the points of your Captain's card. They are also the *most* that you can have.",
     "", at(Anchor::captain), in<Phase::crew>},
    {"Captain's Dice", "Three dice are offered, *two* come on board. Choose the one that *stays behind*.", "",
     at(Anchor::choice), in<Phase::crew>},
    {"A Planet", "Choose what you *search* this round. Its text holds until the round ends.", "", at(Anchor::choice),
     in<Phase::planet>},
    {"The line",
     "Four cards a round, met *from left to right*. Each one is engaged or evaded. Locations leave the line.", "",
     at(Anchor::line), asked},
    {"Strength", "The number is its *Strength*. The *Icon* of the next card at its right says which Ability pays.", "",
     at(Anchor::current), asked},
    {"The price", "What an Engage costs *now*, with all that changes it. The last card looks at the first one's Icon.",
     "", at(Anchor::price), asked},
    {"Engage", "Pay, and the card's *Planet Icons* count: each is a cube in the search.", "", at(Anchor::current),
     asked},
    {"Paying", "Two points of *one* other Ability stand in for one.", "Try it: see what is left.", at(Anchor::choice),
     in<Phase::pay>},
    {"Evade", "*1 point* of any Ability, then *2 cubes* of Abilities from the bag: each costs a point of its colour.",
     "", at(Anchor::bag), metSome},
    {"Who pays", "Any Ability may pay. Two Abilities at *0* in an encounter lose the game.", "", at(Anchor::choice),
     in<Phase::evadePay>},
    {"Engaged", "What you engaged counts in the search, and its Icon still serves the card at its left.", "",
     at(Anchor::line), engagedSome},
    {"Evaded", "Its Planet Icons count for nothing, and its Engage Icon is *skipped* for the rest of the line.", "",
     at(Anchor::line), evadedSome},
    {"Location", "It left the line and holds until another comes. Each Alien gives it a text of its own.", "",
     at(Anchor::location), atLocation},
    {"The Alien", "Each sector of 4 rounds has a *Cosmic Hegemony Alien*. Its text changes every line in it.",
     "SELECT reads every card.", at(Anchor::line), secondRound},
    {"Why", "SELECT and *Why* take a number apart in 5 steps: Alien, line, Location, Planet, Super Weapon.", "",
     at(Anchor::price), priceChanged},
    {"Use a die", "*One* die a round. Turn it to a lower face of your choice, then its effect comes.", "",
     at(Anchor::dice), mayUseDie},
    {"Turn it down", "Any *lower* face. On 1 it stays until rolled again.", "Try it: read the faces.",
     at(Anchor::choice), in<Phase::face>},
    {"Help", "Before points and cubes go, a die or a card of your hand may help.", "", at(Anchor::choice),
     helpBeforePaying},
    {"Search", "One cube for each Planet Icon that you engaged, and what the texts add. Draw them *one by one*.", "",
     at(Anchor::bag), firstCube},
    {"The colours", "*W* finds a weapon. *C S D* raise an Ability. *Q* goes onto Quietus. *\u2013* is a false lead.",
     "", at(Anchor::cube), nextCube},
    {"A cube", "*Raise* the Ability by 1, or put it onto a Super Weapon to *understand* it.", "", at(Anchor::choice),
     in<Phase::place>},
    {"Super Weapons", "*All* found, and you have won. *?* is not yet Understood: it needs the cubes on its card.", "",
     at(Anchor::weapons), foundOne},
    {"Understood", "*!* is Understood: its text works, as the last of the five steps.", "", at(Anchor::weapons),
     understandsOne},
    {"Your hand", "Engaged Agents and Events are yours. Play each *once*, at the moment that it names.", "",
     at(Anchor::hand), handHolds},
    {"Danger", "An Ability is at *0*. A second one at 0 in an encounter, and the game is lost.", "",
     at(Anchor::abilities), zeroAbility},
    {"Strength 0", "A card of Strength 0 *must* be evaded.", "", at(Anchor::price), strengthZero},
    {"A new sector", "The last Alien is *passed*, its text is gone. With Quietus passed, each Q drawn costs a point.",
     "", at(Anchor::choice), newSector},
    {"Eight cards", "The Translator draws 8. Choose 4 in the order of your line, the others are shuffled back.", "",
     at(Anchor::choice), eightCards},
    {"Two cubes", "Use *one*. The other goes to the supply, a yellow one back to the bag.", "", at(Anchor::choice),
     in<Phase::twoCubes>},
    {"Your dice", "A roll is a roll: it may be better or worse. An upgrade only goes up.", "", at(Anchor::choice),
     aboutADie},
    {"The last rounds", "After round 12 the decks are empty: without the last weapon the game is *lost*.", "",
     at(Anchor::choice), lastRounds},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount, "ui.h counts them");

}  // namespace armada::pulp_invasion
