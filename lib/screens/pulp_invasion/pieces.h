// What lies on Pulp Invasion's table, drawn in one place: cubes, dice, abilities, encounter cards with their pictures, Planets,
// Super Weapons, Aliens, Captains and the bag. View, close-ups, rules pages and ending are made of these.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/kernel/text.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// ---- cubes ----------------------------------------------------------------------------------------------------------
Colour colourOf(Cube cube);
const char* wordOf(Cube cube);    // what it stands for: "Combat", "Weapon", "Quietus", "False lead"
const char* letterOf(Cube cube);  // "C", on the white one a dash
const char* colourWordOf(Cube cube);
constexpr int cubeDepth(int front) { return front / 4 > 2 ? front / 4 : 2; }
constexpr int cubeSize(int front) { return front + cubeDepth(front); }  // width and height of the whole
// Top left of the whole; `front` is the side of its front: 9 in tables, 15 in boxes, 60 as the one that was drawn.
void drawCube(Canvas& canvas, int x, int y, Cube cube, int front = 11);
// The bag: neck, cord, body.
void drawSack(Canvas& canvas, Rect area);

// ---- abilities: Combat a square, Science a hexagon, Diplomacy a disc, always with the letter ------------------------
inline Colour colourOf(Ability ability) { return colourOf(static_cast<Cube>(ability)); }
inline const char* wordOf(Ability ability) { return wordOf(static_cast<Cube>(ability)); }
constexpr int kAbilitySign = 13;
void drawAbilitySign(Canvas& canvas, int x, int y, Ability ability);
// What can be paid with it: its own points, and those of the others, two for one.
int pointsAs(const State& state, Ability ability);
// Sign, name, a block a point, the number at x + w: 14 high. Up to 12 points have room in 140 pixels.
void drawAbilityTrack(Canvas& canvas, int x, int y, int w, Ability ability, int value, int most);

// ---- dice -----------------------------------------------------------------------------------------------------------
constexpr int kDieWidth = 24, kDieHeight = 19;
Colour colourOf(Die die);
// Letter and face; a used one is quiet.
void drawDie(Canvas& canvas, int x, int y, Die die, int face, bool quiet = false);

// ---- encounter cards ------------------------------------------------------------------------------------------------
constexpr int kCardWidth = 58, kCardHeight = 80;
constexpr int kPictureWidth = 54, kPictureHeight = 26;
enum class CardLook : std::uint8_t { fresh, engaged, evaded };  // the last two are stamped
void drawEncounterCard(Canvas& canvas, int x, int y, Card card, CardLook look = CardLook::fresh);
// The picture alone with its sky, kPictureWidth x kPictureHeight times `scale`.
void drawCardPicture(Canvas& canvas, int x, int y, Card card, int scale = 1);
const char* wordOf(CardKind kind);  // "Guard", "Location", "Agent", "Event": short, for the card's band
void drawPlanetIcon(Canvas& canvas, int x, int y, Colour ink = kUmber);  // 9 x 9

// ---- Planets and Locations ------------------------------------------------------------------------------------------
Colour colourOfPlanet(std::uint8_t planet);
void drawPlanet(Canvas& canvas, int cx, int cy, int r, std::uint8_t planet);
// Where a name of two lines breaks: so that the wider one is least wide. Its length where there is no blank.
std::size_t breakOf(const char* name);
// A name in those two lines.
void drawName(Canvas& canvas, int x, int y, const char* name, Colour ink);
// An effect in kSideWords pixels, in one line or two, with a line break between: "Guards +1", "Evade:" "no points".
constexpr int kSideWords = 54;
void sayShortly(const Effect& effect, TextOut& words);
// A Planet to choose: picture, name and its whole text on paper. 98 x 132.
constexpr int kPlanetCardWidth = 98, kPlanetCardHeight = 132;
void drawPlanetCard(Canvas& canvas, int x, int y, std::uint8_t planet);

// ---- Super Weapons, Aliens, Captains --------------------------------------------------------------------------------
inline int weaponsInPlay(const State& state) { return kWeaponsInPlay[static_cast<std::size_t>(state.difficulty)]; }
// 24 x 24 times `scale`, on any dark ground.
constexpr int kWeaponSign = 24;
void drawWeaponSign(Canvas& canvas, int x, int y, std::uint8_t weapon, int scale = 1);
// The cubes that a weapon needs, those that are on it filled. Returns the x after the last.
int drawWeaponNeeds(Canvas& canvas, int x, int y, const Found& found);
// 24 x 26 times `scale`.
constexpr int kHeadWidth = 24, kHeadHeight = 26;
void drawAlienHead(Canvas& canvas, int x, int y, std::uint8_t alien, int scale = 1);
Colour colourOfAlien(std::uint8_t alien);
void drawCaptainHead(Canvas& canvas, int x, int y, std::uint8_t captain, int scale = 1);

}  // namespace armada::pulp_invasion
