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
     "Fly a rocketship, fire its rayguns, board your enemies. The game ends at *12* points with two players, *16* with "
     "three, *20* with four; the most points win."},
    {kBook,
     "Destroy a raygun or a crew member: 1 point; a captain or a rocketship: 3 points. Play a Star card: 1 point."},
    {kHouse,
     "Princess and data tape count at the end. Tied: who still has a rocketship, then who has more figures, then who "
     "is "
     "earlier in order."},
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
    {kHouse, "The highest roll begins. *Even start*: whoever begins gets a token for each player at the first reveal."},
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
     "You play it in your Movement, in place of a course. With nobody there it does nothing and comes back to your "
     "hand; "
     "you take its token anyway."},
};
constexpr Paragraph kStationsPage[] = {
    {kBook, "A crew member on a station mans it.", pictureOfStations, 31},
    {kBook,
     "*Engine*: 1 node ahead. *Cockpit*: turn 45 degrees. *Control panel*: Star cards, opens all airlocks. *Raygun*: "
     "hits better."},
    {kHouse, "Captain and crew alike; not while tipped over, and not a station on fire. Enemies man nothing."},
};
constexpr Paragraph kMove[] = {
    {kBook, "First the card, then engines and cockpit if you like. Action tokens buy no movement here."},
    {kBook, "*Off the map* is the void: the First Player places a Blast marker on you. Then turn any way you like."},
    {kBook, "An *asteroid* or *iceteroid* stops you with a Blast marker."},
    {kHouse, "A rock ends all your movement, the void only the rest of the card."},
};
constexpr Paragraph kRam[] = {
    {kBook,
     "Fly onto another rocketship and you *ram* it: both roll. If you roll higher, it takes a Blast marker and is "
     "pushed "
     "back. If you roll lower, you go back."},
    {kBook, "Equal: a Blast marker on each, and both go back."},
    {kHouse, "If you win, you take its node. Ramming ends your movement. With no room to go back to, nobody moves."},
};
constexpr Paragraph kShoot[] = {
    {kBook,
     "Rayguns bear to their side, in an arc of 90 degrees. With no crew they reach 2 nodes and hit on 7 or 8; manned, "
     "3 "
     "nodes, on 5 to 8.",
     pictureOfDice, 46},
    {kBook, "All that bear fire at one target, once a Turn. Say first: at the *hull* or at the *rayguns*."},
};
constexpr Paragraph kHits[] = {
    {kBook,
     "A hit on the hull: you place a Blast marker on a space without figure or token. Eight destroy the rocketship."},
    {kBook,
     "A hit on rayguns: you choose which. If a crew member mans it, its owner may lose them instead. A captain there "
     "takes a Blast marker."},
    {kBook, "A station that burns does not work, and nobody walks through fire."},
};
constexpr Paragraph kWreck[] = {
    {kBook, "From a wreck each figure gets off for 1 token, onto a node beside it. The others are destroyed with it."},
    {kHouse,
     "The rayguns aboard count 1 point each too. You play on without a rocketship: your figures drift, and may board."},
};
constexpr Paragraph kCrewPage[] = {
    {kBook, "Each figure moves 2 spaces and has 1 attack. A token buys more of either."},
    {kHouse,
     "One figure after the other, each once a Phase. A token is 1 attack, or 2 spaces once the free ones are used up."},
    {kBook, "For a token also: search the hatch, put out a fire beside you, heal your captain beside you."},
    {kBook, "*Hatch*: 5 to 8 finds a raygun for an empty port, or a Star card."},
};
constexpr Paragraph kAirlocksPage[] = {
    {kBook,
     "Out of your airlock, onto a node beside it, costs 1 token. In again, or out of an enemy's, costs nothing."},
    {kHouse, "Your own way out is free while your control panel is manned."},
    {kBook, "*Board* from a node beside: 5 to 8 brings you onto an airlock space."},
    {kHouse, "Boarding uses an attack. A fire or a figure closes an airlock."},
};
constexpr Paragraph kFight[] = {
    {kBook, "*Pistol*: up to 2 spaces, in sight, 5 to 8. Whoever is hit may *dodge* for 1 token."},
    {kBook,
     "*Melee*: beside you, both roll. Higher hits; lower is blocked; equal is a *riposte*: roles change, roll again."},
    {kBook, "A crew member who is hit is gone. A captain loses an ability with each hit; the third defeats."},
    {kHouse, "The attacker chooses which ability."},
};
constexpr Paragraph kThingsPage[] = {
    {kBook,
     "*Warbots* and *atomic cores* drift in space: 1 token to take one. Aboard, a warbot mans a raygun or the cockpit, "
     "a core the panel or an engine."},
    {kHouse, "In its own episode, each one mounted at home is 2 points."},
    {kBook, "A core that is shot turns red. Cool it for 1 token, or it explodes at the end of your Phase."},
};
constexpr Paragraph kPrincessPage[] = {
    {kBook,
     "*Princess Persevone* sits on the kidnapper's hatch and brings a Star card more. Free her for 1 token from beside "
     "her: she is crew then."},
    {kBook,
     "She moves 4, heals once a Turn, mans rayguns, cockpit and panel, and cannot be defeated: hit, she is back on the "
     "hatch. 5 points at the end."},
    {kBook, "The *data tape*: 1 token to take it, 5 points at the end for whoever has it."},
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
