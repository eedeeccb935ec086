// The first game explains itself: each step of a round when it comes up for the first time, at the thing itself. A lesson is
// due by what its reader may see alone.
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"
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
bool evadedSome(const void* s) { return asked(s) && count(seen(s), LineStatus::evaded) > 0; }
bool metTwo(const void* s) {
  return asked(s) && count(seen(s), LineStatus::engaged) + count(seen(s), LineStatus::evaded) > 1;
}

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
bool quietusHolds(const void* s) { return asked(s) && seen(s).quietus > 0; }
bool aboutADie(const void* s) { return in<Phase::reroll>(s) || in<Phase::upgrade>(s) || in<Phase::swapOut>(s); }

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

// ---- figures of the position: number 0 is what the anchor shows -----------------------------------------------------
void weaponsFigure(const void* s, int which, TextOut& out) {
  if (which == 1) out << weaponsInPlay(seen(s));
}
void captainFigure(const void* s, int, TextOut& out) {
  counted(out, seen(s).ability[0] + seen(s).ability[1] + seen(s).ability[2], "point");
}
void strengthFigure(const void* s, int, TextOut& out) {
  out << std::int32_t{kEncounterCard[seen(s).line[seen(s).current]].strength};
}
void priceFigure(const void* s, int, TextOut& out) {
  const std::uint8_t current = seen(s).current;
  if (engageStrength(seen(s), current).total() > 0)
    out << std::int32_t{priceNow(seen(s))} << ' ' << wordOf(engageIcon(seen(s), current).icon());
}
void iconsFigure(const void* s, int, TextOut& out) {
  counted(out, kEncounterCard[seen(s).line[seen(s).current]].planetIcons, "Planet Icon");
}
void evadeFigure(const void* s, int which, TextOut& out) {
  const EvadeCost cost = evadeCost(seen(s));
  if (which == 0) counted(out, seen(s).bag[0] + seen(s).bag[1] + seen(s).bag[2], "ability cube");
  if (which == 1) counted(out, cost.points, "point");
  if (which == 2) counted(out, cost.cubes, "ability cube");
}
void lowestFigure(const void* s, int, TextOut& out) {
  std::size_t lowest = 0;
  for (std::size_t i = 1; i < kAbilities; ++i)
    if (seen(s).ability[i] < seen(s).ability[lowest]) lowest = i;
  out << wordOf(static_cast<Ability>(lowest)) << ' ' << std::int32_t{seen(s).ability[lowest]};
}
void alienFigure(const void* s, int which, TextOut& out) {
  const AlienCard& alien = kAlienCard[alienNow(seen(s))];
  if (which == 1) out << alien.name;
  if (which == 2) out << alien.text;
}
void searchFigure(const void* s, int, TextOut& out) { counted(out, seen(s).cubes, "cube"); }
void foundFigure(const void* s, int, TextOut& out) {
  out << static_cast<unsigned>(seen(s).found.size()) << " of " << weaponsInPlay(seen(s));
}
void quietusFigure(const void* s, int which, TextOut& out) {
  std::int32_t sector = 0;
  while (seen(s).alien[sector] != kQuietus) ++sector;
  if (which == 0) out << std::int32_t{seen(s).quietus} << " on Quietus";
  if (which == 1) out << 4 * sector + 1;
  if (which == 2) out << 4 * sector + 4;
}
// Which Alien was passed, and what its passing means.
void passedFigure(const void* s, int which, TextOut& out) {
  const std::uint8_t passed = seen(s).alien[sectorOf(seen(s)) - 1u];
  if (which == 1) out << kAlienCard[passed].name;
  if (which == 2) out << kAlienCard[alienNow(seen(s))].name;
  if (which == 3) out << (quietusPassed(seen(s)) ? "From now on each Q you draw costs 1 point." : "Its text is gone.");
}
void roundsFigure(const void* s, int which, TextOut& out) {
  if (which == 1) counted(out, static_cast<int>(kRounds) + 1 - seen(s).round, "round");
  if (which == 2) counted(out, weaponsInPlay(seen(s)) - static_cast<int>(seen(s).found.size()), "Super Weapon");
}

}  // namespace

const Lesson kLessons[] = {
    {"The aim", "Find all *{1} Super Weapons* in 12 rounds. Planets hide them. The Guardforce stands in your way.", "",
     at(Anchor::captain), in<Phase::crew>, kNoAnchor, weaponsFigure},
    {"Your Captain", "These points pay for everything, and you never have more. *Two* Abilities at *0*: you lose.", "",
     at(Anchor::captain), in<Phase::crew>, kNoAnchor, captainFigure},
    {"Captain's Dice", "You take *two* of these dice. Choose the one that *stays behind*.", "Try it: left and right.",
     at(Anchor::offered), in<Phase::crew>, at(Anchor::stays)},
    {"A Planet", "Choose the Planet you *search* this round. Its text holds until the round ends.", "",
     at(Anchor::choice), in<Phase::planet>},
    {"The line", "Meet the cards *from left to right*. *Engage* or *evade* each one. Locations leave the line.", "",
     at(Anchor::line), asked},
    {"Strength", "The number is its *Strength*. The *Icon* of the next card to the right says which Ability pays.", "",
     at(Anchor::current), asked, kNoAnchor, strengthFigure},
    {"The price", "What it costs to engage this card *now*. The last card of the line looks at the first card's Icon.",
     "", at(Anchor::price), asked, kNoAnchor, priceFigure},
    {"Engage", "Pay, and each *Planet Icon* on the card is a cube in your search. Agents and Events join your hand.",
     "", at(Anchor::current), asked, kNoAnchor, iconsFigure},
    {"Paying", "*2* points of another Ability count as *1*.", "Try it: see what is left.", at(Anchor::choice),
     in<Phase::pay>},
    {"Evade", "Pay *{1}* from any Ability, then draw *{2}* from the bag: each costs a point of its colour.", "",
     at(Anchor::bag), metSome, kNoAnchor, evadeFigure},
    {"Staying alive",
     "Engage cheap cards with Planet Icons, evade the others. Pay from your *highest* Ability. Searching refills you.",
     "", at(Anchor::abilities), metTwo, kNoAnchor, lowestFigure},
    {"Evaded", "Its Planet Icons do not count, and its Engage Icon is *skipped* for the rest of the line.", "",
     at(Anchor::line), evadedSome},
    {"Location", "It left the line and stays until another comes. Its text depends on the Alien.", "",
     at(Anchor::location), atLocation},
    {"The Alien", "*{1}* rules these 4 rounds. {2}", "SELECT reads every card.", at(Anchor::line), secondRound,
     kNoAnchor, alienFigure},
    {"Quietus", "Black cubes you draw go on Quietus. In rounds *{1}* to *{2}* each 2 of them give Guardforce *+1*.", "",
     at(Anchor::quietus), quietusHolds, kNoAnchor, quietusFigure},
    {"Why", "SELECT, then *Why*, takes a number apart in 5 steps: Alien, line, Location, Planet, Super Weapon.", "",
     at(Anchor::price), priceChanged, kNoAnchor, priceFigure},
    {"Use a die", "*One* die a round. It turns to a lower face of your choice, then its effect happens.", "",
     at(Anchor::dice), mayUseDie},
    {"Turn it down", "Any *lower* face. On 1 it stays until it is rolled again.", "Try it: read the faces.",
     at(Anchor::choice), in<Phase::face>},
    {"Help", "Before you pay or draw, a die or a card from your hand may help.", "", at(Anchor::choice),
     helpBeforePaying},
    {"Search", "You draw a cube for each Planet Icon you engaged, plus what the texts add.", "", at(Anchor::bag),
     firstCube, kNoAnchor, searchFigure},
    {"The colours", "*W* finds a weapon. *C S D* raise an Ability. *Q* goes on Quietus. *\u2013* is a false lead.", "",
     at(Anchor::cube), nextCube},
    {"A cube", "*Raise* the Ability by 1, or put the cube on a Super Weapon to *Understand* it.", "",
     at(Anchor::choice), in<Phase::place>},
    {"Super Weapons", "Find them *all* and you win. *?* is not Understood yet: it needs the cubes on its card.", "",
     at(Anchor::weapons), foundOne, kNoAnchor, foundFigure},
    {"Understood", "*!* is Understood: its text works, as the last of the five steps.", "", at(Anchor::weapons),
     understandsOne},
    {"Your hand", "Agents and Events that you engaged. Play each *once*, at the moment it names.", "", at(Anchor::hand),
     handHolds},
    {"Danger", "An Ability is at *0*. If a second one falls to 0 in an encounter, you lose.", "", at(Anchor::abilities),
     zeroAbility, kNoAnchor, lowestFigure},
    {"Strength 0", "You *must* evade a card of Strength 0.", "", at(Anchor::price), strengthZero},
    {"A new sector", "You passed *{1}*. {3} Now *{2}* rules.", "", at(Anchor::choice), newSector, kNoAnchor,
     passedFigure},
    {"Eight cards", "Choose 4 cards, in the order of your line. The others are shuffled back.", "", at(Anchor::choice),
     in<Phase::arrange>},
    {"Two cubes", "Use *one*. The other goes to the supply, a yellow one back into the bag.", "", at(Anchor::choice),
     in<Phase::twoCubes>},
    {"Your dice", "A reroll may be better or worse. An upgrade only goes up.", "", at(Anchor::choice), aboutADie},
    {"The last rounds", "*{1}* left. You lose unless you find *{2}* more.", "", at(Anchor::choice), lastRounds,
     kNoAnchor, roundsFigure},
};
static_assert(sizeof kLessons / sizeof kLessons[0] == kLessonCount, "ui.h counts them");

}  // namespace armada::pulp_invasion
