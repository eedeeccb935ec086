// The pieces of Stellar Scramble, each drawn in one place: pilots by colour and emblem, gems, icons, Invaders, Starfighters,
// cards of the track. Draws on a canvas and knows positions only.
#pragma once

#include "canvas/art.h"
#include "rules/stellar_scramble/state.h"
#include "screens/components.h"

namespace armada::stellar_scramble {

struct PilotLook {
  const char* name;
  Colour bright, shade;
};
extern const PilotLook kPilotLook[kMostPlayers];

struct GemLook {
  const char* letter;
  Colour bright, shade;
};
extern const GemLook kGemLook[kGems];

using Icon = ScrambleIcon;
int drawIcon(Canvas& canvas, int x, int y, Icon icon, Colour colour);  // the x behind it
void drawEmblem(Canvas& canvas, int x, int y, Seat seat, Colour colour);
void drawBadge(Canvas& canvas, int x, int y, Seat seat);  // 11 x 11
void drawGem(Canvas& canvas, int x, int y, Gem gem, int size = 11);
void drawInvader(Canvas& canvas, int x, int y, std::uint8_t token, int scale = 1);  // 19 x 16
void drawFighter(Canvas& canvas, int x, int y, Seat seat, int scale = 1);           // 15 x 15
void drawGhostFighter(Canvas& canvas, int x, int y);
void drawDamageDie(Canvas& canvas, int x, int y, int shields, Colour face);  // 9 x 12
void drawWormhole(Canvas& canvas, int cx, int cy, bool thin);

// An icon and how many of it a weapon or a card has.
struct IconCount {
  Icon icon;
  std::uint8_t count;
};
using IconRow = List<IconCount, 10>;
IconRow specialIcons(const Icons& icons);  // patterns and specials
IconRow iconsOfCard(std::uint8_t card);    // all that it adds, or what a System does
// Numbers above 1 only. Returns the x behind the last.
constexpr int kIconGap = 3, kTightIconGap = 1;
int drawIcons(Canvas& canvas, int x, int y, const IconRow& row, Colour colour, int gap = kIconGap);
int widthOf(const IconRow& row, int gap = kIconGap);

// "Move 3", "Fire 1": the plate of an Alien Event, in rounds.
void drawEventPlate(Canvas& canvas, Rect area, AlienEvent event, int rounds);

}  // namespace armada::stellar_scramble
