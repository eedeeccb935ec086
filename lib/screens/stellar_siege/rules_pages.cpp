// The rules on paper: one idea a paragraph, with a stamp for where it comes from. Cards and Planets are drawn from their
// tables, so that names and numbers are those of the game.
#include "canvas/art.h"
#include "rules/stellar_siege/state.h"
#include "screens/components.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/ui.h"

namespace armada::stellar_siege {

namespace {

// ---- pictures: 234 pixels wide ----------------------------------------------------------------------------------------------
constexpr int kPictureWidth = 234;

// A Planet with its number on a piece of sky, 34 x 30.
constexpr int kSkyWidth = 40, kSkyHeight = 30;
void drawSky(Canvas& canvas, int x, int y, Effect side, std::uint8_t planet) {
  canvas.box(x, y, kSkyWidth, kSkyHeight, kVoid, kUmber, 2);
  ClipTo inside(canvas, {x + 1, y + 1, kSkyWidth - 2, kSkyHeight - 2});
  drawPlanet(canvas, x + kSkyWidth / 2, y + kSkyHeight / 2, side);
  drawPlanetNumber(canvas, x + kSkyWidth / 2, y + kSkyHeight / 2, planet);
}

// 14 long, its shaft begins at x; `way` 1 points right, -1 left.
void drawArrow(Canvas& canvas, int x, int y, int way) {
  canvas.rect(way > 0 ? x : x - 9, y, 10, 2, kUmber);
  for (int i = 0; i < 5; ++i) canvas.vline(x + way * (10 + i), y - 4 + i, 10 - 2 * i, kUmber);
}

void drawPaperCard(Canvas& canvas, int x, int y) {
  canvas.box(x, y, 17, 24, kPaper, kUmber, 2);
  canvas.rect(x + 2, y + 2, 13, 6, kKraft);
}

void pictureOfConquest(Canvas& canvas, int x, int y) {
  struct Case {
    int forces[kSeatCount];
    const char* words;
  };
  static constexpr Case kCases[] = {{{3, 2}, "conquered"}, {{1, 2}, "conquered"}, {{2, 2}, "nobody's"}};
  for (int i = 0; i < 3; ++i) {
    const int left = x + 78 * i, cx = left + 20;
    const int* forces = kCases[i].forces;
    canvas.box(left, y, 40, 38, kInk, kUmber, 2);
    drawForceChip(canvas, cx - 3, y + 10, 0, forces[0], forces[0] > forces[1]);
    drawForceChip(canvas, cx - 3, y + 28, 1, forces[1], forces[1] > forces[0]);
    canvas.text(left, y + 42, kCases[i].words, kUmber, Weight::bold);
  }
}

void pictureOfSetup(Canvas& canvas, int x, int y) {
  canvas.box(x, y, 234, 30, kVoid, kUmber, 2);
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const int cx = x + 16 + 28 * planet;
    drawPlanet(canvas, cx, y + 15, effectAt(0x5A, planet));
  }
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
    drawPlanetNumber(canvas, x + 16 + 28 * planet, y + 15, planet);
}

void pictureOfRanks(Canvas& canvas, int x, int y) {
  drawRank(canvas, x, y + 2, Kind::drawFew, kUmber, kBrick);
  canvas.text(x + 12, y + 2, "Soldier, 21 of them", kUmber);
  drawRank(canvas, x + 126, y + 2, Kind::anyTime, kUmber, kBrick);
  canvas.text(x + 138, y + 2, "Officer, 9", kUmber);
}

void pictureOfAValue(Canvas& canvas, int x, int y) {
  for (int i = 0; i < 5; ++i) drawPaperCard(canvas, x + 13 * i, y + 3);
  canvas.text(x + 76, y + 11, "= 5", kUmber, Weight::bold);
  drawArrow(canvas, x + 100, y + 15, 1);
  drawSky(canvas, x + 118, y, Effect::plomeena, 4);
  canvas.text(x + 166, y + 5, "5 in hand:", kUmber, Weight::bold);
  canvas.text(x + 166, y + 17, "to planet 5", kUmber, Weight::bold);
}

void pictureOfSigns(Canvas& canvas, int x, int y) {
  drawSoldierSign(canvas, x, y, Kind::drawFew);
  canvas.text(x + 40, y + 5, "you draw", kUmber);
  drawSoldierSign(canvas, x + 116, y, Kind::enemyDiscards);
  canvas.text(x + 156, y + 5, "Enemy discards", kUmber);
}

// One line a Soldier: sign, effect, both names.
void pictureOfSoldiers(Canvas& canvas, int x, int y) {
  for (std::size_t i = 1; i <= kSoldierKinds; ++i) {
    const Kind kind = static_cast<Kind>(i);
    const AlienCard& card = cardOf(kind);
    drawSoldierSign(canvas, x - 48, y, kind);
    Text<40> words;
    if (card.aimsAtEnemy)
      words << (card.draws ? "Enemy draws " : "Enemy discards ");
    else
      words << (card.draws ? "You draw " : "You discard ");
    words << int{card.number[0]} << " or " << int{card.number[1]};
    canvas.text(x - 8, y + 5, words.c_str(), kUmber);
    canvas.text(x + 112, y + 5, card.name[0], kRust);
    canvas.text(x + 174, y + 5, card.name[1], kPlum);
    canvas.hline(x - 48, y + 17, kPictureWidth + 46, kKraft);
    y += 18;
  }
}

// An Officer's sign beside the words, below their stamp, and both its names under them.
void drawNames(Canvas& canvas, int x, int y, Kind kind) {
  drawSign(canvas, x - 44, y - 9, kind);
  drawRank(canvas, x, y, kind, kUmber, kBrick);
  int at = canvas.text(x + 12, y, cardOf(kind).name[0], kRust, Weight::bold);
  at = canvas.text(at + 2, y, "or", kSepia);
  canvas.text(at + 2, y, cardOf(kind).name[1], kPlum, Weight::bold);
  Text<16> copies;
  copies << int{cardOf(kind).copies} << (cardOf(kind).copies == 1 ? " copy" : " copies");
  canvas.textRight(x + 230, y, copies.c_str(), kSepia);
}

template <Kind kind>
void pictureOf(Canvas& canvas, int x, int y) {
  drawNames(canvas, x, y, kind);
}

void pictureOfAdjacent(Canvas& canvas, int x, int y) {
  static constexpr Effect kSides[] = {Effect::cordontion, Effect::emalto, Effect::ambyria};
  for (std::uint8_t i = 0; i < 3; ++i) drawSky(canvas, x + 74 * i, y, kSides[i], static_cast<std::uint8_t>(i + 1));
  drawArrow(canvas, x + 50, y + 15, 1);
  drawArrow(canvas, x + 137, y + 15, -1);
}

// Both sides of a Planet with their names.
template <std::uint8_t planet>
void pictureOfSides(Canvas& canvas, int x, int y) {
  for (std::uint8_t side = 0; side < 2; ++side) {
    const Effect effect = static_cast<Effect>(planet * 2 + side);
    drawSky(canvas, x + 117 * side, y, effect, planet);
    canvas.text(x + 117 * side + 46, y + 5, sideOf(effect).name, kUmber, Weight::bold);
    canvas.text(x + 117 * side + 46, y + 17, side == 0 ? "side a" : "side b", kSepia);
  }
}
constexpr std::uint8_t kSidesHeight = 31;

// ---- pages ------------------------------------------------------------------------------------------------------------------
constexpr Paragraph kAim[] = {
    {Stamp::book,
     "Antillians and Morkolytes fight for one star system. Each turn you deploy an Alien to one of *8 planets*; how "
     "many cards you hold says to which."},
    {Stamp::book, "More Aliens than your Enemy: the planet is *conquered*. Most planets at the end win.",
     pictureOfConquest, 51},
    {Stamp::house, "Equal numbers: it is nobody's."},
};
constexpr Paragraph kSetup[] = {
    {Stamp::book, "The 8 planets lie in a row, *1 to 8+*. Chance says which of its two sides each one shows.",
     pictureOfSetup, 31},
    {Stamp::fact, "Both decks hold the same *30 Aliens*: 21 Soldiers and 9 Officers."},
    {Stamp::book, "You each draw *4*. The rest of your deck is your Draw Pile, face down."},
    {Stamp::house, "Chance says who begins. Options: choose who, and let the first player choose the sides."},
};
constexpr Paragraph kWords[] = {
    {Stamp::book, "An *Alien* is any card of your deck. There are two ranks, Soldiers and Officers:", pictureOfRanks,
     12},
    {Stamp::book, "Your Aliens at a planet are your *Siege Force*. Its Siege Force Value is how many they are."},
    {Stamp::book, "*Draw*: from the top of your Draw Pile into your hand."},
    {Stamp::book, "*Discard*: an Alien of your choice, from your hand to your Discard Pile."},
};
constexpr Paragraph kButtons[] = {
    ofButton(ButtonHint::Key::dpad,
             "Left and right choose a card, a planet or an answer; up and down go from row to row."),
    ofButton(ButtonHint::Key::a, "Does what the panel says."),
    ofButton(ButtonHint::Key::b, "Back to the choice, or undo. On the Officer of any time: discard it."),
    ofButton(ButtonHint::Key::select,
             "Looks closer at a card or planet. There, up and down lead to both piles, SELECT to the log."),
    {Stamp::none, "Your turn ends only when you end it."},
};
constexpr Paragraph kTurn[] = {
    {Stamp::book, "*1* Count your hand: your Deployment Value. With no Alien in hand, draw 4 first."},
    {Stamp::book, "*2* Deploy 1 Alien to the planet of that value. 8 or more: to planet 8+."},
    {Stamp::book, "*3* Apply the Alien's effect, as far as possible."},
    {Stamp::book, "*4* Activate the Planet Effect, if you like."},
    {Stamp::book, "*5* With no Alien in hand, draw 4. *6* It is your Enemy's turn."},
};
constexpr Paragraph kValue[] = {
    {Stamp::book, "All Aliens in your hand count, also the one that you deploy.", pictureOfAValue, 31},
    {Stamp::book, "Emalto and Iontian change it by 1, and neither draw nor discard. It is never below *1*."},
    {Stamp::house, "Both in one turn: both count, then at least 1."},
    {Stamp::house, "With no Alien to deploy, a change is lost."},
};
constexpr Paragraph kSoldiers[] = {
    {Stamp::book, "Soldiers make you or your Enemy draw or discard."},
    {Stamp::house, "Our signs: + draws, − discards; up means the Enemy, down means you.", pictureOfSigns, 18},
    {Stamp::book, "Who deploys it chooses the number, at once. Too few there: as many as there are."},
    {Stamp::house, "Both numbers may be chosen, even one too large. If no card would move, none is asked."},
};
constexpr Paragraph kSevenSoldiers[] = {
    {Stamp::book, "3 of each Soldier are in a deck.", pictureOfSoldiers, 127},
};
constexpr Paragraph kDiscards[] = {
    {Stamp::book, "Discarded Aliens lie *face up* in their owner's Discard Pile. They are never shuffled back."},
    {Stamp::house,
     "Your Enemy holds more cards than they must discard: pass the console, they choose, and it comes back. Even if "
     "all their cards are alike: not asking would tell."},
    {Stamp::house, "They hold as many or fewer: the whole hand goes, without a hand-over."},
    {Stamp::house, "You are asked card by card for your own discards, too."},
};
constexpr Paragraph kAnyTime[] = {
    {Stamp::book, "Discard it from your hand *at any time*. That is not your Alien of the turn.",
     pictureOf<Kind::anyTime>, 10},
    {Stamp::book, "Or deploy it with no effect; the Planet Effect is still yours."},
    {Stamp::house,
     "Any time: in your own turn, when you deploy, adjust, choose a number, add an Alien, decide on a Planet Effect or "
     "end the turn."},
    {Stamp::house, "Before deploying it lowers your value. If the hand is empty then, you draw 4 at once."},
};
constexpr Paragraph kAdjacent[] = {
    {Stamp::book, "Move an Alien from an *adjacent* Siege Force into the same one as this Alien.",
     pictureOf<Kind::adjacent>, 10},
    {Stamp::book, "Deployed to planet 3, it moves one of yours from planet 2 or 4. If you can, you must.",
     pictureOfAdjacent, 31},
    {Stamp::house, "With one such force it comes by itself; with two you choose. The latest Alien of a force moves."},
};
constexpr Paragraph kAnywhere[] = {
    {Stamp::book, "Deploy it into *any* Siege Force, whatever your Deployment Value. No Planet Effect this turn.",
     pictureOf<Kind::anywhere>, 10},
    {Stamp::book, "As an additional Alien it goes where the other one went."},
    {Stamp::house, "Picked by Cordontion it still goes where you like."},
};
constexpr Paragraph kAnyEffect[] = {
    {Stamp::book, "Activate *any* face-up Planet Effect this turn, only one.", pictureOf<Kind::anyPlanet>, 10},
    {Stamp::house, "All 8 are face up. You may decline. Nyx and Artemis speak of the planet that you deployed to."},
    {Stamp::house, "Ambyria, Taltuva and Aspal would come too late: they are not offered."},
    {Stamp::house, "Zahwilta of your Enemy stops this Officer, too."},
};
constexpr Paragraph kAdditional[] = {
    {Stamp::book, "Deploy an *additional* Alien from your hand to the same Siege Force. No Planet Effect this turn.",
     pictureOf<Kind::additional>, 10},
    {Stamp::book, "The additional Alien's effect is resolved as much as possible."},
    {Stamp::house,
     "With an Alien in hand it is a duty. Without one there is still no Planet Effect this turn, not a declared one, "
     "none by another Officer."},
    {Stamp::house, "The same Officer again, by a gift of Clio, allows a third Alien."},
};
constexpr Paragraph kPlanetEffects[] = {
    {Stamp::book, "A Planet Effect is *optional*. It comes after the effect of the Alien, if nothing else is said."},
    {Stamp::book, "*Ambyria*, *Taltuva* and *Aspal* are declared before the Soldier is added to the Siege Force."},
    {Stamp::house, "A declared effect is the one Planet Effect of that turn."},
    {Stamp::book, "What names Soldiers cannot affect Officers."},
    {Stamp::house, "What could do nothing is not offered."},
};
constexpr Paragraph kPlanet1[] = {
    {Stamp::book, "*Siptou*: Switch your Siege Forces at two Planets.", pictureOfSides<0>, kSidesHeight},
    {Stamp::book, "*Valtinia*: Switch your Enemy's Siege Forces at two Planets."},
    {Stamp::book, "A Siege Force of zero may be one of the two."},
    {Stamp::house, "You name the Planets one after the other."},
};
constexpr Paragraph kPlanet2[] = {
    {Stamp::book, "*Cordontion*: Your Enemy must Deploy a random Alien instead of choosing for their next turn.",
     pictureOfSides<1>, kSidesHeight},
    {Stamp::house, "Each card of the hand is equally likely."},
    {Stamp::book, "*Zahwilta*: Your Enemy can't activate a Planet Effect on their next turn."},
    {Stamp::house, "Not by declaring, nor by an Officer."},
};
constexpr Paragraph kPlanet3[] = {
    {Stamp::book, "*Emalto*: Add or subtract 1 from your Deployment Value next turn.", pictureOfSides<2>, kSidesHeight},
    {Stamp::book, "You choose in that turn, and may leave it."},
    {Stamp::house, "After the draw of step 1, before deploying."},
    {Stamp::book, "*Iontian*: Add or subtract 1 from your Enemy's Deployment Value next turn."},
    {Stamp::house, "You choose +1 or −1 at once."},
};
constexpr Paragraph kPlanet4[] = {
    {Stamp::book, "*Ambyria*: If you Deploy a Soldier that affects you, make it affect your Enemy instead.",
     pictureOfSides<3>, kSidesHeight},
    {Stamp::book, "*Taltuva*: If you Deploy a Soldier, make it affect both players instead of one."},
    {Stamp::house, "The same number for both; yours comes first."},
    {Stamp::book, "Both are declared before it is added."},
};
constexpr Paragraph kPlanet5[] = {
    {Stamp::book, "*Plomeena*: Your Enemy can't affect you with a Soldier during their next turn.", pictureOfSides<4>,
     kSidesHeight},
    {Stamp::book, "They can still deploy one; ignore its effect."},
    {Stamp::book, "*Aspal*: Change Draw into Discard or Discard into Draw for the Soldier you Deploy this turn."},
    {Stamp::book, "Declared before the Soldier is added."},
};
constexpr Paragraph kPlanet6[] = {
    {Stamp::book, "*Hyperion*: Discard a Soldier from your hand, and trigger its effects. Not an Officer.",
     pictureOfSides<5>, kSidesHeight},
    {Stamp::house, "You choose the number; its effect is a duty."},
    {Stamp::book, "*Clio*: Put up to 3 Aliens from your hand into your Enemy's hand. They are theirs from now on."},
    {Stamp::house, "You may stop at any time."},
};
constexpr Paragraph kPlanet7[] = {
    {Stamp::book, "*Artemis*: Put the Alien you Deployed this turn into your Siege Force on any Planet.",
     pictureOfSides<6>, kSidesHeight},
    {Stamp::house, "To another one than it stands at."},
    {Stamp::book,
     "*Nyx*: Move an Alien from your Enemy's Siege Force at the Planet you Deployed to this turn to their Siege Force "
     "on a different Planet."},
    {Stamp::house, "The latest Alien of that force moves."},
};
constexpr Paragraph kPlanet8[] = {
    {Stamp::book, "*Pandemonia*: Discard as many Aliens from your hand as you'd like.", pictureOfSides<7>,
     kSidesHeight},
    {Stamp::house, "Card by card, until you stop."},
    {Stamp::book, "*Aether*: Shuffle your hand into your Draw Pile."},
    {Stamp::house, "Step 5 follows as always: with no Alien in hand, draw 4."},
};
constexpr Paragraph kLasting[] = {
    {Stamp::house,
     "Cordontion, Zahwilta, Plomeena and Iontian last for the Enemy's next turn alone, even if they pass."},
    {Stamp::house,
     "*Cordontion*: the Officer of any time may go before the pick, not after. What the Alien then asks is chosen, an "
     "additional one too."},
    {Stamp::house, "*Zahwilta*: Emalto of the turn before still counts."},
    {Stamp::house,
     "*Plomeena* stops Hyperion's Soldier too. Taltuva still does its other half; with Ambyria nobody is affected."},
};
constexpr Paragraph kEnd[] = {
    {Stamp::house,
     "The game ends after the second player's turn, when *either* of you has no Alien in hand and none to draw."},
    {Stamp::house, "Option \"Both are out\": when both have none."},
    {Stamp::book, "The second player always has the last turn."},
    {Stamp::book, "A Draw Pile that runs out stays empty: draw as many as you can."},
    {Stamp::book, "With no Alien in hand and none to draw, you can't deploy."},
    {Stamp::house, "That turn is a pass."},
};
constexpr Paragraph kScoring[] = {
    {Stamp::book, "Who has conquered the most planets wins."},
    {Stamp::house,
     "Even: who has more Aliens on the whole field. Still even: the *first player*, because the second had the last "
     "turn."},
    {Stamp::house, "Cards left in hands and piles count for nothing."},
};
constexpr Paragraph kKnown[] = {
    {Stamp::house, "Open to both: forces, Discard Piles, and how many cards each hand and Draw Pile has."},
    {Stamp::house, "Hidden: which cards. Nobody ever sees the other's hand; a closed screen stands between you."},
    {Stamp::house, "A closer look at the piles counts the Aliens that you have not seen yet."},
    {Stamp::house,
     "Undo stops where somebody would learn something: at a hand-over, a draw, a shuffle, a random pick."},
};
constexpr Paragraph kRare[] = {
    {Stamp::house,
     "The Officer of any time, discarded before step 5: an empty hand draws 4. After step 5 it stays empty until your "
     "next turn."},
    {Stamp::house, "It is not offered while cards or planets are picked."},
    {Stamp::house, "The names of the Aliens are ours."},
    {Stamp::house,
     "Aliens that Clio gave count for their new owner in hand, piles, forces and score. A hand and its pile may so "
     "have more than 30."},
};

}  // namespace

const RulesPage kPages[] = {
    page("The aim", kAim),
    page("The buttons", kButtons),
    page("Setup", kSetup),
    page("The words", kWords),
    page("A turn", kTurn),
    page("Deployment value", kValue),
    page("Soldiers", kSoldiers),
    page("The seven soldiers", kSevenSoldiers),
    page("Discarding", kDiscards),
    page("Officer: any time", kAnyTime),
    page("Officer: adjacent", kAdjacent),
    page("Officer: anywhere", kAnywhere),
    page("Officer: any planet", kAnyEffect),
    page("Officer: one more", kAdditional),
    page("Planet effects", kPlanetEffects),
    page("Planet 1", kPlanet1),
    page("Planet 2", kPlanet2),
    page("Planet 3", kPlanet3),
    page("Planet 4", kPlanet4),
    page("Planet 5", kPlanet5),
    page("Planet 6", kPlanet6),
    page("Planet 7", kPlanet7),
    page("Planet 8+", kPlanet8),
    page("Until next turn", kLasting),
    page("The end", kEnd),
    page("Who wins", kScoring),
    page("Open and hidden", kKnown),
    page("Rare cases", kRare),
};
static_assert(sizeof kPages / sizeof kPages[0] == kPageCount, "ui.h counts them");

}  // namespace armada::stellar_siege
