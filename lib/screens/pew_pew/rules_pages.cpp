// The rules on paper: one idea a paragraph, with a stamp for where it comes from. Numbers that are components' are drawn
// from the components' tables.
#include "canvas/art.h"
#include "rules/pew_pew/pew_pew.h"
#include "rules/pew_pew/state.h"
#include "screens/components.h"
#include "screens/pew_pew/field.h"
#include "screens/pew_pew/ui.h"

namespace armada::pew_pew {

namespace {

// ---- pictures: 234 pixels wide ----------------------------------------------------------------------------------------------
void drawTile(Canvas& canvas, int x, int y, int size = 32) { canvas.box(x, y, size, size, kInk, kTeal, 0); }

// A 3 x 3 card; `sets` of chevrons as on the screen.
constexpr int kMini = 14;
void drawMiniCard(Canvas& canvas, int x, int y, std::uint8_t card, std::uint16_t covered) {
  drawCard(canvas, Pane{x, y, kMini}, kDepths, card, covered);
}

void pictureOfMarkers(Canvas& canvas, int x, int y) {
  for (int i = 0; i < kMarkersToEnd; ++i) canvas.box(x + 11 * i, y, 11, 13, kInk, kTeal, 0);
  for (int i = 0; i < kMarkersToEnd; ++i) canvas.sprite(kStar, x + 2 + 11 * i, y + 3);
  canvas.text(x + 118, y + 3, "10 points", kUmber, Weight::bold);
  canvas.text(x + 186, y + 3, "won", kUmber);
  for (int i = 0; i < kMarkersToEnd; ++i) canvas.box(x + 11 * i, y + 17, 11, 13, kInk, kTeal, 0);
  for (int i = 0; i < kMarkersToEnd; ++i) canvas.sprite(kSkull, x + 2 + 11 * i, y + 20);
  canvas.text(x + 118, y + 20, "10 deaths", kUmber, Weight::bold);
  canvas.text(x + 186, y + 20, "lost", kUmber);
}

void pictureOfSpawning(Canvas& canvas, int x, int y) {
  drawTile(canvas, x, y);
  drawChevrons(canvas, x + 16, y + 16, 2, 5, 7, kGold);
  canvas.text(x + 40, y + 12, "→", kUmber, Weight::bold);
  drawTile(canvas, x + 56, y);
  drawAlienPiece(canvas, {x + 72, y + 17}, 2, 0, 2);
  canvas.text(x + 98, y + 6, "showing as many", kUmber, Weight::bold);
  canvas.text(x + 98, y + 18, "chevrons", kUmber, Weight::bold);
}

// A row a difficulty: what its hull adds by hearts, and the least that a turn brings.
void pictureOfHulls(Canvas& canvas, int x, int y) {
  constexpr int kRow = 16, kColumn = 42, kFirst = 84, kLeast = 222;
  for (int hearts = kFullHearts; hearts >= 1; --hearts)
    for (int i = 0; i < hearts; ++i)
      canvas.sprite(kHeartSmall, x + kFirst + kColumn * (kFullHearts - hearts) - 9 * hearts + 9 * i, y);
  canvas.textRight(x + kLeast, y + 1, "least", kUmber);
  for (std::size_t level = 0; level < kDifficulties; ++level) {
    const int row = y + 12 + kRow * static_cast<int>(level);
    const Hull& hull = kHull[level];
    canvas.text(x, row + 3, kPewPew.options[0].choices[level].label, kUmber, Weight::bold);
    for (int hearts = kFullHearts; hearts >= 1; --hearts) {
      const int modifier = hull.modifier[hearts];
      Text<8> words;
      words << (modifier < 0 ? "−" : "+") << (modifier < 0 ? -modifier : modifier);
      canvas.textRight(x + kFirst + kColumn * (kFullHearts - hearts), row + 3, words.c_str(), kBrick, Weight::bold);
    }
    Text<8> least;
    least << std::int32_t{hull.least};
    canvas.textRight(x + kLeast, row + 3, least.c_str(), kBrick, Weight::bold);
    canvas.hline(x, row + 13, 230, kKraft);
  }
}

void pictureOfPrices(Canvas& canvas, int x, int y) {
  struct Price {
    const char* name;
    const char* price;
  };
  static constexpr Price kPrices[] = {{"Fire a Pew! onto card 2, straight ahead", "1"},
                                      {"Move up, down, left or right", "2"},
                                      {"Move diagonally", "3"},
                                      {"Leave the mine behind, with a move", "+1"},
                                      {"Spawn the heart on any space of card 4", "all"}};
  for (const Price& row : kPrices) {
    canvas.text(x, y + 2, row.name, kUmber);
    canvas.textRight(x + 228, y + 2, row.price, kBrick, Weight::bold);
    canvas.hline(x, y + 12, 230, kKraft);
    y += 14;
  }
}

void pictureOfADiagram(Canvas& canvas, int x, int y) {
  const Diagram& diagram = kAlienShip[0].side[0];
  drawTile(canvas, x, y + 3, 36);
  drawAlienPiece(canvas, {x + 18, y + 21}, 1, 0, 1);
  canvas.text(x + 44, y + 17, "→", kUmber, Weight::bold);
  drawMiniCard(canvas, x + 60, y, kNowhere, 0);
  for (std::size_t i = 0; i < diagram.spaces; ++i) {
    const Point at = middleOf(Pane{x + 60, y, kMini}, diagram.space[i]);
    const char number[] = {static_cast<char>('1' + i), 0};
    canvas.text(at.x - 3, at.y - 4, number, kPaper, Weight::bold);
  }
  canvas.text(x + 122, y + 3, kAlienShip[0].name, kUmber, Weight::bold);
  canvas.text(x + 122, y + 15, "moves to 1; if 1", kUmber);
  canvas.text(x + 122, y + 27, "is taken, to 2.", kUmber);
}

void pictureOfAMeeting(Canvas& canvas, int x, int y) {
  drawTile(canvas, x, y);
  drawPewPiece(canvas, {x + 16, y + 16}, 2, 1);
  canvas.marqueeCentred(x + 44, y + 10, "+", kUmber);
  drawTile(canvas, x + 56, y);
  drawMissilePiece(canvas, {x + 72, y + 16}, 1);
  canvas.marqueeCentred(x + 99, y + 10, "=", kUmber);
  canvas.text(x + 110, y + 7, "both leave the", kUmber, Weight::bold);
  canvas.text(x + 110, y + 19, "card at once.", kUmber, Weight::bold);
}

void pictureOfSlipping(Canvas& canvas, int x, int y) {
  drawTile(canvas, x, y);
  drawAlienPiece(canvas, {x + 16, y + 17}, 2, 2, 3);
  canvas.text(x + 40, y + 12, "→", kUmber, Weight::bold);
  drawTile(canvas, x + 56, y);
  canvas.spriteCentred(kSkull, x + 72, y + 16);
  canvas.text(x + 98, y + 6, "left on card 1:", kUmber, Weight::bold);
  canvas.text(x + 98, y + 18, "it slips past", kUmber, Weight::bold);
}

// ---- pages ------------------------------------------------------------------------------------------------------------------
constexpr Paragraph kAim[] = {
    {Stamp::book,
     "An endless horde flies at your homeworld, and you are its last hope. Shoot down *10 aliens* before 10 get past "
     "you.",
     pictureOfMarkers, 32},
    {Stamp::book, "You also lose when your ship takes a hit on its last heart, or flies into your own mine."},
    {Stamp::book, "Your score is points *minus* deaths."},
};
constexpr Paragraph kRound[] = {
    {Stamp::book, "Four of 27 cards lie before you in a row."},
    {Stamp::house, "A card has 3 × 3 spaces; its edges are walls. Card 1 is yours, card 4 the furthest."},
    {Stamp::book,
     "A round has *8 phases*: 1 spawn ships, 2 your actions, 3 aliens move, 4 spawn missiles, 5 move Pews, "
     "6 move missiles, 7 you move forward, 8 check victory."},
    {Stamp::fact, "Chevrons, > >> or >>>, are on the cards and on the sides of the aliens."},
    {Stamp::house, "Each meeting is settled at once."},
};
constexpr Paragraph kSpawn[] = {
    {Stamp::book, "Each chevron group on card 4 launches an alien from the cup, showing that many chevrons.",
     pictureOfSpawning, 34},
    {Stamp::book, "There are *7 aliens*. Each has three sides."},
    {Stamp::house, "Too few aliens in the cup: the smallest groups launch first, then in reading order."},
};
constexpr Paragraph kPoints[] = {
    {Stamp::book, "You get 1 for each *uncovered* chevron on your own card, plus what your hull adds."},
    {Stamp::house, "Anything on a space covers its chevrons: your ship, aliens, Pews, missiles, the mine, the heart."},
    {Stamp::house, "Counted once, when your turn begins. Unspent action points are lost."},
    {Stamp::house, "However badly hurt you are, a turn brings a least number of them: see the last page."},
};
constexpr Paragraph kLevels[] = {
    {Stamp::house, "Choose one of three when a game begins. The cards and aliens are the same in all of them."},
    {Stamp::book, "Each side of your ship has its own effect on how much you can do."},
    {Stamp::house, "The hull adds this by its hearts, and a turn brings at *least*:", pictureOfHulls, 62},
};
constexpr Paragraph kActions[] = {
    {Stamp::book, "What each action costs, in action points:", pictureOfPrices, 72},
    {Stamp::house, "Take as many as you can pay for, in any order. Your turn ends when *you* end it."},
    {Stamp::house, "The heart costs all you have, at least 1, and must be your only action that turn."},
};
constexpr Paragraph kAliensMove[] = {
    {Stamp::book,
     "Each alien moves to the lowest *free* number on the side facing you. Free means no other alien, no missile."},
    {Stamp::house, "The numbers are ours: spaces on the alien's card.", pictureOfADiagram, 43},
    {Stamp::book, "Then it turns to its next side: >, >>, >>>, >."},
    {Stamp::house, "If nothing is free, it stays and turns."},
};
constexpr Paragraph kMissiles[] = {
    {Stamp::book,
     "Then each alien fires: a missile appears on the lowest free number of the side facing you *now*. If none is "
     "free, nothing appears."},
    {Stamp::house, "An alien's own space counts as free unless a missile is there."},
    {Stamp::book, "Pews and missiles are the two sides of *18 tokens*."},
    {Stamp::house, "When all 18 are on the table, nobody can fire. Tokens that fly off the cards return."},
};
constexpr Paragraph kFlying[] = {
    {Stamp::book, "Your Pews fly *two cards* away from you, one card at a time. Missiles fly *one card* towards you.",
     pictureOfAMeeting, 34},
    {Stamp::book, "An alien meets a Pew!, no missile there: both leave, *1 point*. One alien stops one Pew!."},
    {Stamp::book, "A missile and an alien may share a space."},
    {Stamp::house, "Your ship's meetings come last: first the heart, then a missile, then an alien."},
};
constexpr Paragraph kOrder[] = {
    {Stamp::book, "Aliens move, and later fire, the *closest* card first, and on it those with the fewest chevrons."},
    {Stamp::book, "Pews fly from the *furthest* card first, missiles from the *closest*."},
    {Stamp::house, "On one card they all go in reading order: row by row, from the left."},
    {Stamp::house, "An alien moves once a phase. A Pew makes both its moves before the next one."},
};
constexpr Paragraph kForward[] = {
    {Stamp::book,
     "You fly on to card 2. Card 1 leaves with everything on it, the others move up, and a new card comes in "
     "last.",
     pictureOfSlipping, 34},
    {Stamp::house,
     "*Each* alien left behind is a death. The book says one death in one place and counts aliens in another."},
    {Stamp::house, "Flying on is a move: whatever is on the new space takes effect."},
};
constexpr Paragraph kHits[] = {
    {Stamp::book,
     "A missile or alien in your space is a *hit*: it costs you a heart and is gone. Ramming an alien scores."},
    {Stamp::book, "Fly into the heart to heal 1, up to 3."},
    {Stamp::house,
     "The heart can share a space with anything but you. Taken (even at full strength) or passed, it returns to the "
     "pool."},
    {Stamp::book, "Whatever moves into the *mine* is gone with it: an alien scores, your own ship ends the game."},
    {Stamp::house, "Appearing on it counts as moving into it."},
};
constexpr Paragraph kEnd[] = {
    {Stamp::book, "The end is checked after moving forward: ship destroyed, 10 deaths, or 10 points."},
    {Stamp::house,
     "When your ship is destroyed, your turn ends and the round is played out. Only your own mine ends the game at "
     "once."},
    {Stamp::house, "A destroyed ship or 10 deaths is a loss, even with 10 points."},
    {Stamp::house, "For the score, points and deaths keep counting past ten."},
};
constexpr Paragraph kRare[] = {
    {Stamp::house, "A hit on your last heart destroys the ship. Hits you have *healed* do not count."},
    {Stamp::house, "A destroyed ship cannot heal, but still collides, and ramming an alien still scores."},
    {Stamp::house, "When no card is left to draw, the cards behind you are shuffled."},
    {Stamp::house,
     "Undo can go back past chance: the same draw comes again. Wins without undo are counted separately."},
};
constexpr Paragraph kButtons[] = {
    ofButton(ButtonHint::Key::dpad, "Aims a move. Two directions make a diagonal, the opposite one takes it back."),
    ofButton(ButtonHint::Key::a, "Fires, or makes the aimed move."),
    ofButton(ButtonHint::Key::b,
             "Cancels the aim, or shows what ending your turn brings: then {A} ends it, SELECT takes an action back."),
    ofButton(ButtonHint::Key::select,
             "Adds the mine while you aim. Otherwise looks at any space: where an alien moves and fires."),
    {Stamp::none, "The *heart*: look at card 4 and press {A} for the price, then {A} to pay it."},
};

}  // namespace

const RulesPage kPages[] = {
    page("The aim", kAim),
    page("The buttons", kButtons),
    page("A round", kRound),
    page("Spawn ships", kSpawn),
    page("Action points", kPoints),
    page("Your actions", kActions),
    page("Aliens move", kAliensMove),
    page("Spawn missiles", kMissiles),
    page("Pews and missiles", kFlying),
    page("Who goes first", kOrder),
    page("Forward", kForward),
    page("Hits, hearts, mine", kHits),
    page("The end", kEnd),
    page("Rare cases", kRare),
    page("Difficulty", kLevels),
};
static_assert(sizeof kPages / sizeof kPages[0] == kPageCount, "ui.h counts them");

}  // namespace armada::pew_pew
