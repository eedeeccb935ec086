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
     "Antillians and Morkolytes fight for one star system. Each turn you deploy an Alien to one of *8 planets*. Your "
     "hand size says which."},
    {Stamp::book, "More Aliens than your Enemy *conquer* a planet. Most planets at the end win.", pictureOfConquest,
     51},
    {Stamp::house, "A tie: nobody holds it."},
};
constexpr Paragraph kSetup[] = {
    {Stamp::book, "The 8 planets lie in a row, *1 to 8+*, each with one of its two sides face up, at random.",
     pictureOfSetup, 31},
    {Stamp::fact, "Both decks hold the same *30 Aliens*: 21 Soldiers and 9 Officers."},
    {Stamp::book, "You each draw *4*. The rest is your face-down Draw Pile."},
    {Stamp::house, "Who goes first is random. Options: choose who, and let them choose the sides."},
};
constexpr Paragraph kWords[] = {
    {Stamp::book, "An *Alien* is any card in your deck. There are two ranks, Soldiers and Officers:", pictureOfRanks,
     12},
    {Stamp::book, "Your Aliens at a planet are your *Siege Force*. Their number is its Siege Force Value."},
    {Stamp::book, "*Draw*: take the top card of your Draw Pile into your hand."},
    {Stamp::book, "*Discard*: put an Alien of your choice from your hand onto your Discard Pile."},
};
constexpr Paragraph kButtons[] = {
    ofButton(ButtonHint::Key::dpad, "Left and right choose a card, a planet or an answer; up and down change rows."),
    ofButton(ButtonHint::Key::a, "Does what the panel says."),
    ofButton(ButtonHint::Key::b, "Goes back, or undoes. On an any-time Officer: discards it."),
    ofButton(ButtonHint::Key::select,
             "Looks closer at a card or planet. There, up and down lead to both piles, SELECT to the log."),
    {Stamp::none, "You end your turn yourself."},
};
constexpr Paragraph kTurn[] = {
    {Stamp::book, "*1* Count your hand: that is your Deployment Value. If it is empty, draw 4 first."},
    {Stamp::book, "*2* Deploy 1 Alien to the planet with that number. 8 or more: planet 8+."},
    {Stamp::book, "*3* Apply the Alien's effect as far as possible."},
    {Stamp::book, "*4* Activate the Planet Effect if you like."},
    {Stamp::book, "*5* If your hand is empty, draw 4. *6* Your Enemy's turn."},
};
constexpr Paragraph kValue[] = {
    {Stamp::book, "Every Alien in your hand counts, the one you deploy too.", pictureOfAValue, 31},
    {Stamp::book, "Emalto and Iontian change it by 1 without drawing or discarding. It is never below *1*."},
    {Stamp::house, "If both apply, add them up first. The result is at least 1."},
    {Stamp::house, "If you have no Alien to deploy, the change is lost."},
};
constexpr Paragraph kSoldiers[] = {
    {Stamp::book, "Soldiers make you or your Enemy draw or discard."},
    {Stamp::house, "Our signs: + draws, − discards; up is your Enemy, down is you.", pictureOfSigns, 18},
    {Stamp::book, "Whoever deploys it chooses the number at once. Too few cards: as many as there are."},
    {Stamp::house, "You may choose either number, even one too large. None is asked if no card would move."},
};
constexpr Paragraph kSevenSoldiers[] = {
    {Stamp::book, "A deck has 3 of each Soldier.", pictureOfSoldiers, 127},
};
constexpr Paragraph kDiscards[] = {
    {Stamp::book, "Discards lie *face up* in their owner's Discard Pile. They are never shuffled back."},
    {Stamp::house,
     "If your Enemy holds more cards than they must discard, pass them the console to choose, even if all their cards "
     "are alike: not asking would tell."},
    {Stamp::house, "If they hold that many or fewer, their whole hand goes without a hand-over."},
    {Stamp::house, "You choose your own discards one by one, too."},
};
constexpr Paragraph kAnyTime[] = {
    {Stamp::book, "Discard it from your hand *at any time*. It does not count as your deployment.",
     pictureOf<Kind::anyTime>, 10},
    {Stamp::book, "Or deploy it with no effect. You may still activate the Planet Effect."},
    {Stamp::house,
     "Any time: in your own turn, when you deploy, adjust, choose a number, add an Alien, decide on a Planet Effect or "
     "end your turn."},
    {Stamp::house, "Before you deploy, this lowers your Deployment Value. If your hand is empty then, draw 4 at once."},
};
constexpr Paragraph kAdjacent[] = {
    {Stamp::book, "Move an Alien from an *adjacent* Siege Force into the same one as this Alien.",
     pictureOf<Kind::adjacent>, 10},
    {Stamp::book, "At planet 3, it moves one of your Aliens from planet 2 or 4. If you can, you must.",
     pictureOfAdjacent, 31},
    {Stamp::house, "With one such force it moves by itself; with two you choose. The latest Alien of a force moves."},
};
constexpr Paragraph kAnywhere[] = {
    {Stamp::book, "Deploy it to *any* Siege Force, whatever your Deployment Value. No Planet Effect this turn.",
     pictureOf<Kind::anywhere>, 10},
    {Stamp::book, "As an additional Alien it goes where the first one went."},
    {Stamp::house, "Picked by Cordontion, it still goes where you like."},
};
constexpr Paragraph kAnyEffect[] = {
    {Stamp::book, "Activate *any* face-up Planet Effect this turn, but only one.", pictureOf<Kind::anyPlanet>, 10},
    {Stamp::house, "All 8 are face up. You may decline. Nyx and Artemis mean the planet you deployed to."},
    {Stamp::house, "Ambyria, Taltuva and Aspal would come too late and are not offered."},
    {Stamp::house, "Your Enemy's Zahwilta blocks this Officer, too."},
};
constexpr Paragraph kAdditional[] = {
    {Stamp::book, "Deploy an *additional* Alien from your hand to the same Siege Force. No Planet Effect this turn.",
     pictureOf<Kind::additional>, 10},
    {Stamp::book, "The additional Alien's effect is resolved as much as possible."},
    {Stamp::house,
     "If you hold an Alien, you must. Even if you hold none, there is no Planet Effect this turn, declared or by "
     "another "
     "Officer."},
    {Stamp::house, "A second such Officer, given by Clio, allows a third Alien."},
};
constexpr Paragraph kPlanetEffects[] = {
    {Stamp::book, "A Planet Effect is *optional*, and comes after the Alien's effect."},
    {Stamp::book, "*Ambyria*, *Taltuva* and *Aspal* are declared before the Soldier is added to the Siege Force."},
    {Stamp::house, "A declared effect is your one Planet Effect that turn."},
    {Stamp::book, "What names Soldiers cannot affect Officers."},
    {Stamp::house, "Effects that could do nothing are not offered."},
};
constexpr Paragraph kPlanet1[] = {
    {Stamp::book, "*Siptou*: Switch your Siege Forces at two Planets.", pictureOfSides<0>, kSidesHeight},
    {Stamp::book, "*Valtinia*: Switch your Enemy's Siege Forces at two Planets."},
    {Stamp::book, "A Siege Force of zero may be one of the two."},
    {Stamp::house, "You choose the two planets one by one."},
};
constexpr Paragraph kPlanet2[] = {
    {Stamp::book, "*Cordontion*: Your Enemy must Deploy a random Alien instead of choosing for their next turn.",
     pictureOfSides<1>, kSidesHeight},
    {Stamp::house, "Each card of the hand is equally likely."},
    {Stamp::book, "*Zahwilta*: Your Enemy can't activate a Planet Effect on their next turn."},
    {Stamp::house, "Not by declaring one, nor with an Officer."},
};
constexpr Paragraph kPlanet3[] = {
    {Stamp::book, "*Emalto*: Add or subtract 1 from your Deployment Value next turn.", pictureOfSides<2>, kSidesHeight},
    {Stamp::book, "You choose in that turn, and may leave it."},
    {Stamp::house, "After the draw of step 1."},
    {Stamp::book, "*Iontian*: Add or subtract 1 from your Enemy's Deployment Value next turn."},
    {Stamp::house, "You choose +1 or −1 at once."},
};
constexpr Paragraph kPlanet4[] = {
    {Stamp::book, "*Ambyria*: If you Deploy a Soldier that affects you, make it affect your Enemy instead.",
     pictureOfSides<3>, kSidesHeight},
    {Stamp::book, "*Taltuva*: If you Deploy a Soldier, make it affect both players instead of one."},
    {Stamp::house, "The same number for both. Yours comes first."},
    {Stamp::book, "Declare either before the Soldier is added."},
};
constexpr Paragraph kPlanet5[] = {
    {Stamp::book, "*Plomeena*: Your Enemy can't affect you with a Soldier during their next turn.", pictureOfSides<4>,
     kSidesHeight},
    {Stamp::book, "They can still deploy one, but ignore its effect."},
    {Stamp::book, "*Aspal*: Change Draw into Discard or Discard into Draw for the Soldier you Deploy this turn."},
    {Stamp::book, "Declare it before the Soldier is added."},
};
constexpr Paragraph kPlanet6[] = {
    {Stamp::book, "*Hyperion*: Discard a Soldier from your hand, and trigger its effects. Not an Officer.",
     pictureOfSides<5>, kSidesHeight},
    {Stamp::house, "You choose the number. Then its effect must happen."},
    {Stamp::book, "*Clio*: Put up to 3 Aliens from your hand into your Enemy's hand. They are theirs from now on."},
    {Stamp::house, "You may stop whenever you like."},
};
constexpr Paragraph kPlanet7[] = {
    {Stamp::book, "*Artemis*: Put the Alien you Deployed this turn into your Siege Force on any Planet.",
     pictureOfSides<6>, kSidesHeight},
    {Stamp::house, "To a planet other than its own."},
    {Stamp::book,
     "*Nyx*: Move an Alien from your Enemy's Siege Force at the Planet you Deployed to this turn to their Siege Force "
     "on a different Planet."},
    {Stamp::house, "The latest Alien of that force moves."},
};
constexpr Paragraph kPlanet8[] = {
    {Stamp::book, "*Pandemonia*: Discard as many Aliens from your hand as you'd like.", pictureOfSides<7>,
     kSidesHeight},
    {Stamp::house, "One by one, until you stop."},
    {Stamp::book, "*Aether*: Shuffle your hand into your Draw Pile."},
    {Stamp::house, "Step 5 follows as always: your hand is empty, so draw 4."},
};
constexpr Paragraph kLasting[] = {
    {Stamp::house,
     "Cordontion, Zahwilta, Plomeena and Iontian last for your Enemy's next turn only, even if they pass."},
    {Stamp::house,
     "*Cordontion*: discard any-time Officers before the pick, not after it. You still make the Alien's choices."},
    {Stamp::house, "*Zahwilta*: your Emalto from the turn before still counts."},
    {Stamp::house,
     "*Plomeena* blocks Hyperion's Soldier, too. Taltuva still does its other half; with Ambyria nobody is affected."},
};
constexpr Paragraph kEnd[] = {
    {Stamp::house,
     "The game ends after the second player's turn once *either* of you has no Aliens left in hand and pile."},
    {Stamp::house, "Option \"Both run out\": once both have none."},
    {Stamp::book, "The second player always has the last turn."},
    {Stamp::book, "An empty Draw Pile stays empty: draw as many as you can."},
    {Stamp::book, "With no Aliens left, you can't deploy."},
    {Stamp::house, "You pass that turn."},
};
constexpr Paragraph kScoring[] = {
    {Stamp::book, "Whoever has conquered the most planets wins."},
    {Stamp::house, "Tied: more Aliens on the whole field win. Still tied: the game is a *draw*."},
    {Stamp::house, "Cards left in hands and piles don't count."},
};
constexpr Paragraph kKnown[] = {
    {Stamp::house, "Open to both: forces, Discard Piles, and the size of each hand and Draw Pile."},
    {Stamp::house,
     "Hidden: the cards themselves. Nobody ever sees the other's hand; a cover screen comes between you."},
    {Stamp::house, "A closer look at the piles counts the Aliens you have not seen yet."},
    {Stamp::house, "You can undo anything that revealed nothing: not a hand-over, a draw, a shuffle or a random pick."},
};
constexpr Paragraph kRare[] = {
    {Stamp::house,
     "Discarding your last any-time Officer before step 5: you draw 4. After step 5 your hand stays empty until your "
     "next "
     "turn. You are asked before step 5 if nothing else was and you hold no other cards."},
    {Stamp::house, "It is not offered while you pick cards or planets."},
    {Stamp::house, "The Aliens' names are ours."},
    {Stamp::house,
     "Aliens that Clio gave belong to their new owner: in hand, piles, forces and score. So a hand and its pile may "
     "exceed "
     "30."},
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
