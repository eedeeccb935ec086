// The rules on paper: one idea a paragraph, with a stamp for where it comes from.
#include "screens/rayguns/pieces.h"
#include "screens/rayguns/ui.h"

namespace armada::rayguns {

namespace {

// ---- pictures: 234 pixels wide --------------------------------------------------------------------------------------
void pictureOfFactions(Canvas& canvas, int x, int y) {
  for (unsigned i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    const int at = x + 58 * static_cast<int>(i);
    canvas.box(at, y, 55, 38, kInk, lookOf(faction).bright, 3);
    drawRocketship(canvas, {at + 14, y + 13}, faction, 0);
    drawFigure(canvas, at + 30, y + 6, faction, kCaptainFigure);
    canvas.textCentred(at + 27, y + 26, lookOf(faction).name, lookOf(faction).bright);
  }
}

void pictureOfStations(Canvas& canvas, int x, int y) {
  constexpr Station kShown[] = {Station::cockpit, Station::panel,   Station::engine,
                                Station::hatch,   Station::airlock, Station::portGun};
  constexpr const char* kNames[] = {"cockpit", "panel", "engine", "hatch", "airlock", "raygun"};
  for (int i = 0; i < 6; ++i) {
    const int at = x + 39 * i;
    canvas.box(at + 9, y, 17, 17, kNight, kSteel, 2);
    canvas.sprite(stationSprite(kShown[i]), at + 12, y + 3);
    canvas.textCentred(at + 18, y + 21, kNames[i], kSepia);
  }
}

void pictureOfCards(Canvas& canvas, int x, int y) {
  constexpr unsigned kShown[] = {0, 3, 5};
  for (int i = 0; i < 3; ++i) drawCommandCard(canvas, {x + 66 * i, y, 63, 41}, kCommandCard[0][kShown[i]]);
}

void pictureOfDice(Canvas& canvas, int x, int y) {
  drawDie(canvas, x + 24, y, 6, true, false);
  drawDie(canvas, x + 134, y, 6, false, true);
  canvas.text(x + 48, y + 12, "manned:", kUmber);
  canvas.text(x + 48, y + 23, "6 hits", kUmber);
  canvas.text(x + 158, y + 12, "no crew:", kUmber);
  canvas.text(x + 158, y + 23, "6 misses", kUmber);
}

constexpr Stamp kBook = Stamp::book, kHouse = Stamp::house, kFact = Stamp::fact;

constexpr Paragraph kAim[] = {
    {kBook,
     "Fly a rocketship, fire its rayguns, send your crew to board. *12* points end a game for two, *16* for three, "
     "*20* for four; the most points win."},
    {kBook, "A raygun or crew member is 1 point, a captain 3, a rocketship 3. A played Star card is 1."},
    {kHouse,
     "Points of princess and data tape are added at the end. Tied: a rocketship still flying, more figures, earlier in "
     "order."},
};
constexpr Paragraph kFactionsPage[] = {
    {kBook, "Each player leads one of four factions: a captain, six crew members and a rocketship.", pictureOfFactions,
     40},
    {kFact, "Rangers are fast, Pirates have the guns, Blaarg are crafty."},
};
constexpr Paragraph kSetup[] = {
    {kBook,
     "Rocketships begin on planets. Put rayguns on the ports, your captain and crew on spaces, one each, and choose a "
     "Star card."},
    {kHouse, "Dice say who begins. *Even start*: who goes first gets a token for each player at the first reveal."},
};
constexpr Paragraph kRound[] = {
    {kBook, "Draw a Star card, then program three cards facedown. They are revealed one by one in three *Turns*."},
    {kBook,
     "A Turn: reveal and take tokens; everybody moves; everybody shoots; every crew acts. Then the First Player token "
     "passes left."},
    {kBook, "When the Round ends, tokens are lost and Command cards return to the hand."},
};
constexpr Paragraph kCardsPage[] = {
    {kBook, "A Command card moves the rocketship, whether you like it or not, and brings Action tokens.",
     pictureOfCards, 43},
    {kHouse, "At most one of the three cards is a Star card."},
};
constexpr Paragraph kStars[] = {
    {kBook,
     "A *Star card* needs your crew in the cockpit or at the control panel. Once played it is discarded: 1 point."},
    {kHouse,
     "It is resolved in your Movement in place of steps. With nobody there it does nothing and comes back; its token "
     "is taken anyway."},
};
constexpr Paragraph kStationsPage[] = {
    {kBook, "A crew member on a station mans it.", pictureOfStations, 31},
    {kBook,
     "*Engine*: 1 node ahead. *Cockpit*: turn 45 degrees. *Control panel*: Star cards, opens all airlocks. *Raygun*: "
     "hits better."},
    {kHouse, "Captain and crew alike, but nobody who lies tipped over, and nothing that burns. Enemies man nothing."},
};
constexpr Paragraph kMove[] = {
    {kBook, "First the card, then engines and cockpit if you like. Tokens cannot be spent for it."},
    {kBook, "*Off the map* is the void: the First Player places a Blast marker on you. Then you face any way."},
    {kBook, "An *asteroid* or *iceteroid* stops you with a Blast marker."},
    {kHouse, "After a rock all movement is over; after the void only the rest of the card is lost."},
};
constexpr Paragraph kRam[] = {
    {kBook,
     "Two rocketships on one node *ram*: both roll. Higher rammer: a Blast marker on the target, which is pushed back. "
     "Lower: the rammer goes back."},
    {kBook, "Equal: a Blast marker on each, and both go back."},
    {kHouse,
     "The rammer that wins takes the node. A collision ends its movement. If there is no room, nobody changes place."},
};
constexpr Paragraph kShoot[] = {
    {kBook,
     "Rayguns bear to their side, in an arc of 90 degrees. With no crew: 2 nodes, 7 or 8. Manned: 3 nodes, 5 to 8.",
     pictureOfDice, 46},
    {kBook, "All that bear fire at one target, once a Turn. Say first: at the *hull* or at the *rayguns*."},
};
constexpr Paragraph kHits[] = {
    {kBook,
     "A hit on the hull: you place a Blast marker on a space without figure or token. Eight destroy the rocketship."},
    {kBook,
     "A hit on rayguns: you choose which. If a crew member mans it, its owner may lose them instead. A captain takes a "
     "Blast marker."},
    {kBook, "A station that burns does not work, and nobody walks through fire."},
};
constexpr Paragraph kWreck[] = {
    {kBook, "From a wreck each figure gets off for 1 token, onto a node beside it. The others are destroyed with it."},
    {kHouse,
     "The rayguns aboard count 1 point each too. You play on without a rocketship: your figures drift, and may board."},
};
constexpr Paragraph kCrewPage[] = {
    {kBook, "Each figure moves 2 spaces and has 1 attack. A token buys more of either."},
    {kHouse, "One figure after the other, each once. A token is 2 spaces, once the old ones are used up, or 1 attack."},
    {kBook, "For a token also: search the hatch, put out a fire beside you, heal your captain beside you."},
    {kBook, "*Hatch*: 5 to 8 finds a raygun for an empty port, or a Star card."},
};
constexpr Paragraph kAirlocksPage[] = {
    {kBook, "Out of your airlock costs 1 token, onto a node beside. In again, or out of an enemy's, costs nothing."},
    {kHouse, "Your own way out is free while your control panel is manned."},
    {kBook, "*Board* from a node beside: 5 to 8 brings you onto an airlock space."},
    {kHouse, "Boarding uses an attack. A fire or a figure closes an airlock."},
};
constexpr Paragraph kFight[] = {
    {kBook, "*Pistol*: up to 2 spaces, in sight, 5 to 8. Who is hit may *dodge* for 1 token."},
    {kBook,
     "*Melee*: beside you, both roll. Higher hits; lower is blocked; equal is a *riposte*: roles change, roll again."},
    {kBook, "A crew member hit is gone. A captain loses an ability with each hit; the third defeats."},
    {kHouse, "The attacker chooses which ability."},
};
constexpr Paragraph kThingsPage[] = {
    {kBook,
     "*Warbots* and *atomic cores* drift in space: 1 token to take one. Aboard, a warbot mans a raygun or the cockpit, "
     "a core the panel or an engine."},
    {kHouse, "Mounted at home it is 2 points in its episode."},
    {kBook, "A core that is shot turns red. Cool it for 1 token, or it explodes at the end of your Phase."},
};
constexpr Paragraph kPrincessPage[] = {
    {kBook,
     "*Princess Persevone* sits on the kidnapper's hatch and brings a Star card more. Free her for 1 token from beside "
     "her: she is crew then."},
    {kBook,
     "She moves 4, heals once a Turn, mans rayguns, cockpit and panel, and cannot be defeated: hit, she is back on the "
     "hatch. 5 points at the end."},
    {kBook, "The *data tape*: 1 token to take it, 5 points at the end for who has it."},
};
constexpr Paragraph kOptions[] = {
    {kBook, "*Ironwill*: the first hit tips a crew member over. 1 token stands it up; a friend beside heals it for 1."},
    {kBook, "*To the Last Man*: no target. The last player standing wins."},
    {kHouse, "Safeguards: after Round 20, or 40 To the Last Man, the most points win."},
};

}  // namespace

const RulesPage kPages[] = {
    page("The aim", kAim),
    page("Factions", kFactionsPage),
    page("Setup", kSetup),
    page("A Round", kRound),
    page("Command cards", kCardsPage),
    page("Star cards", kStars),
    page("Stations", kStationsPage),
    page("Movement", kMove),
    page("Ramming", kRam),
    page("Shooting", kShoot),
    page("Damage", kHits),
    page("A wreck", kWreck),
    page("The crew", kCrewPage),
    page("Airlocks", kAirlocksPage),
    page("Fights", kFight),
    page("Things", kThingsPage),
    page("Princess, tape", kPrincessPage),
    page("Options", kOptions),
};
static_assert(sizeof kPages / sizeof kPages[0] == kPageCount);

}  // namespace armada::rayguns
