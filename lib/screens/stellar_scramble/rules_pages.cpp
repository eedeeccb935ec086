// The rules on paper: one idea a paragraph, with a stamp for where it comes from.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/pieces.h"
#include "screens/stellar_scramble/ui.h"

namespace armada::stellar_scramble {

namespace {

// ---- pictures: 234 pixels wide --------------------------------------------------------------------------------------
void pictureOfTrack(Canvas& canvas, int x, int y) {
  for (int i = 0; i < kVictoryTrack; ++i) {
    canvas.box(x + 22 * i, y, 20, 24, kInk, kTeal, 2);
    if (i < kFirstInvaders) drawInvader(canvas, x + 22 * i, y + 4, static_cast<std::uint8_t>(i + 1));
    canvas.textCentred(x + 10 + 22 * i, y + 27, Number(kGather[i]).c_str(), kSepia);
  }
}

void pictureOfWeapons(Canvas& canvas, int x, int y) {
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) {
    const int at = x + 58 * static_cast<int>(weapon);
    const Icons& icons = kPlayerBoard[weapon];
    canvas.box(at, y, 54, 27, kInk, kGemLook[weapon].bright, 3);
    drawGem(canvas, at + 4, y + 3, static_cast<Gem>(weapon));
    drawIcon(canvas, at + 18, y + 5, Icon::move, kMist);
    canvas.text(at + 26, y + 5, Number(icons.move).c_str(), kPaper);
    drawIcon(canvas, at + 34, y + 5, Icon::power, kMist);
    canvas.text(at + 43, y + 5, Number(icons.power).c_str(), kPaper);
    drawIcons(canvas, at + 6, y + 17, specialIcons(icons), kGemLook[weapon].bright);
  }
}

void drawPattern(Canvas& canvas, int x, int y, unsigned pattern, const char* name) {
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column) {
      const bool target = row == 2 && column == 1;
      const bool hit = target || (row == 2 && (pattern & kScatter) != 0) || (column == 1 && (pattern & kBeam) != 0) ||
                       (row == 1 && (pattern & kBlast) != 0);
      canvas.box(x + column * 12, y + row * 12, 11, 11, hit ? kBrick : kKraft, kClear, 2);
    }
  canvas.text(x + 42, y + 14, name, kUmber);
}

void pictureOfPatterns(Canvas& canvas, int x, int y) {
  drawPattern(canvas, x, y, kScatter, "Scatter");
  drawPattern(canvas, x + 88, y, kBeam, "Beam");
  drawPattern(canvas, x + 162, y, kBlast, "Blast");
}

void pictureOfIcons(Canvas& canvas, int x, int y) {
  struct Named {
    Icon icon;
    const char* name;
  };
  static constexpr Named kNamed[] = {{Icon::boost, "Boost"},       {Icon::convert, "Convert"},
                                     {Icon::energize, "Energize"}, {Icon::scavenge, "Scavenge"},
                                     {Icon::vent, "Vent"},         {Icon::system, "System"}};
  for (int i = 0; i < 6; ++i) {
    const int at = x + 78 * (i % 3), line = y + 14 * (i / 3);
    drawIcon(canvas, at, line, kNamed[i].icon, kUmber);
    canvas.text(at + 12, line, kNamed[i].name, kUmber);
  }
}

void pictureOfPilots(Canvas& canvas, int x, int y) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const int at = x + 58 * seat;
    canvas.box(at, y, 54, 20, kInk, kPilotLook[seat].bright, 3);
    drawBadge(canvas, at + 4, y + 5, seat);
    canvas.text(at + 18, y + 6, kPilotLook[seat].name, kPilotLook[seat].bright);
  }
}

constexpr Stamp kBook = Stamp::book, kHouse = Stamp::house;

constexpr Paragraph kAim[] = {
    {kBook,
     "Race to shoot down an armada. The first pilot with *ten Invaders* on the Victory Track wins, at the end of a "
     "round."},
    {kBook, "Two Invaders lie there from the start. The number below the first free slot is what you gather each turn.",
     pictureOfTrack, 37},
};
constexpr Paragraph kPilots[] = {
    {kHouse, "Each pilot has a colour and an emblem. Invaders wear them too: it is *you* they attack.", pictureOfPilots,
     22},
    {kBook, "Everything lies open. Pass the console round: its colours say whose turn it is."},
};
constexpr Paragraph kTurn[] = {
    {kBook, "Choose: *draw* a gem from your bag, or *cool down*."},
    {kBook, "With the gem you *Activate* a weapon of its colour, or *exchange* it for 3 credits."},
    {kBook,
     "A black Overheat gem Activates any weapon, and your overheat rises by 3. Exchanged, it brings 4 credits and 2 "
     "overheat."},
};
constexpr Paragraph kWeaponsPage[] = {
    {kBook, "A weapon *moves* you, *fires*, then gives its *specials*, in that order. You may leave out any of it."},
    {kHouse, "All boards begin alike:", pictureOfWeapons, 29},
};
constexpr Paragraph kMove[] = {
    {kBook, "Fly left or right, up to your Move. Ships may share a space, but a Wormhole holds only one."},
    {kBook, "From one Wormhole to the other is one space, if both are free."},
    {kHouse, "You fly the shorter way. A Wormhole with a ship in it can be neither entered nor passed."},
};
constexpr Paragraph kFire[] = {
    {kBook,
     "You fire at the nearest Invader in front. Power as high as its shields destroys it; less, and the damage stays."},
    {kBook, "These hit more than one Invader, each with full Power:", pictureOfPatterns, 37},
    {kHouse, "They hit what stands on just those spaces, each once. When you fire, they always do."},
};
constexpr Paragraph kAssists[] = {
    {kBook,
     "Damage an Invader, and one of your three Assist tokens goes on it. If another pilot destroys it, you get it back "
     "with "
     "2 credits a level."},
    {kHouse, "One token of yours on each Invader. Your own comes back unpaid when you destroy it yourself."},
};
constexpr Paragraph kSpecials[] = {
    {kBook,
     "*Boost*: +1 Power the next time. *Convert*: swap a gem on your board for another colour. *Energize*: add any gem "
     "to "
     "your bag. *Scavenge*: 1 credit. *Vent*: overheat falls by 1, but not with an Overheat gem.",
     pictureOfIcons, 24},
};
constexpr Paragraph kHeat[] = {
    {kBook,
     "A black gem that you cannot place *overheats* you: credits and overheat go to 0, Boosts are lost, all gems go "
     "back "
     "into the bag, and a weapon goes Out of Order. You gather nothing."},
    {kHouse, "It cannot be placed at overheat 5 and 6. At 4 you can only exchange it."},
    {kBook, "*Cool down* instead: overheat goes to 0 and all gems go back, but you keep your credits."},
};
constexpr Paragraph kShop[] = {
    {kBook,
     "After you Activate or exchange, buy as many cards as you can pay. They stay on the weapon of their colour, and "
     "the gems "
     "on them go into your bag."},
    {kBook, "A repair costs 10 credits. You can hold 12."},
    {kBook, "*Systems* work by themselves. You have three slots; a fourth one replaces another."},
};
constexpr Paragraph kTrack[] = {
    {kBook,
     "After each round the cards slide right. What leaves the track is gone; an *Alien Event* below it happens."},
    {kBook, "The number on its plate says in how many rounds."},
};
constexpr Paragraph kMoveEvent[] = {
    {kBook,
     "*Aliens Move*: all Invaders come a row nearer. Each one that gets through attacks the pilot of its colour, who "
     "loses an "
     "Invader. A new row comes at the back."},
    {kHouse, "The first two rows are of level 2, the next two of level 3, then no more come."},
};
constexpr Paragraph kFireEvent[] = {
    {kBook, "*Aliens Fire*: every ship with an Invader in its column overheats. In a Wormhole you are safe."},
    {kHouse, "Those hit choose which weapon goes Out of Order, in turn order."},
};
constexpr Paragraph kEnd[] = {
    {kBook, "Ten Invaders win after the Alien Events. Tied? Most credits, then the lowest overheat."},
    {kBook, "When the sixth Aliens Move is over, the most Invaders win."},
    {kHouse, "Still tied: whoever was later in turn order. Eleven are no better than ten, but you can lose one."},
    {kBook, "*Experienced pilots* play on the wide board, with quicker aliens and one more black gem."},
};

}  // namespace

const RulesPage kPages[] = {
    page("The aim", kAim),           page("Pilots", kPilots),     page("A turn", kTurn),
    page("Weapons", kWeaponsPage),   page("Fly", kMove),          page("Fire", kFire),
    page("Assists", kAssists),       page("Specials", kSpecials), page("Overheat", kHeat),
    page("The shop", kShop),         page("The track", kTrack),   page("Aliens Move", kMoveEvent),
    page("Aliens Fire", kFireEvent), page("The end", kEnd),
};
static_assert(sizeof kPages / sizeof kPages[0] == kPageCount);

}  // namespace armada::stellar_scramble
