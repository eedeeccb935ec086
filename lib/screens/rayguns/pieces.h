// The pieces of Rayguns and Rocketships, each drawn in one place: factions by colour and emblem, rocketships, figures, tokens,
// cards, dice. Draws on a canvas and knows the tables of the components only.
#pragma once

#include "canvas/art.h"
#include "rules/rayguns/state.h"
#include "screens/components.h"

namespace armada::rayguns {

struct FactionLook {
  const char* name;  // "Rangers", for strips and headers
  Colour bright, shade;
};
extern const FactionLook kFactionLook[kFactions + 1];  // the last: not chosen yet
inline const FactionLook& lookOf(Faction faction) { return kFactionLook[indexOf(faction)]; }
inline const FactionLook& lookOf(const State& s, Seat seat) { return lookOf(s.ship[seat].faction); }

PaletteMap coloursOf(Faction faction);
// With a dark edge, so that it stands out from whatever lies behind.
void drawOutlined(Canvas& canvas, const Sprite& sprite, int x, int y, const PaletteMap* map = nullptr);
// Around their middle.
void drawRocketship(Canvas& canvas, Point at, Faction faction, unsigned facing);
void drawGhostShip(Canvas& canvas, Point at, Faction faction, unsigned facing);
void drawDart(Canvas& canvas, Point at, unsigned facing, Colour colour);

void drawFactionBadge(Canvas& canvas, int x, int y, Faction faction);             // 13 x 13
void drawFigure(Canvas& canvas, int x, int y, Faction faction, unsigned figure);  // 13 x 14
void drawThing(Canvas& canvas, int cx, int cy, ThingKind kind, bool red);         // around its middle
void drawBolts(Canvas& canvas, int right, int y, unsigned count, Colour colour = kGold);

// What a Command card does, the nose up, in a field of 28 x 24 around the point.
void drawCourse(Canvas& canvas, int cx, int cy, const CommandCard& card, Colour colour);
void sayShortName(const char* name, TextOut& words);  // a card is too narrow for a whole "Starboard"
// Where there is room for them, what it does in words stands beside.
void drawCommandCard(Canvas& canvas, Rect area, const CommandCard& card);
void drawStarCard(Canvas& canvas, Rect area, const StarCard& card);
void sayBroken(const char* name, int width, TextOut& words);  // "Over- charge" where one word is too wide

// An eight-sided die, 40 x 44 from its top, the number to you; a miss is dim.
void drawDie(Canvas& canvas, int cx, int y, int number, bool hit, bool dark);

const Sprite& stationSprite(Station station);
void drawDeed(Canvas& canvas, int x, int y, DeedIcon deed, Colour colour);

}  // namespace armada::rayguns
