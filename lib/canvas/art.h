// The pictures: sprites as tables of pixels (lib/canvas/art) and the scenes composed of them. Everything draws through
// the canvas, within its clip; nothing here knows rules, sessions or devices.
#pragma once

#include <cstddef>
#include <cstdint>

#include "canvas/canvas.h"

namespace armada {

// ---- Pew Pew! (drawn around their middle: Canvas::spriteCentred) ----------------------------------------------------
extern const Sprite kShip;
extern const Sprite kMine;
extern const Sprite kHeart, kHeartEmpty, kHeartSmall;  // 11x10, 11x10, 7x6
extern const Sprite kStar, kSkull;                     // 7x7: points, deaths
constexpr int kAlienKinds = 3;                         // two eyes and feelers; one eye and horns; three eyes
constexpr int kDepths = 4;                             // sizes for card 1 (nearest) to 4, index depth - 1
extern const Sprite kAliens[kAlienKinds][kDepths];     // without chevrons, see drawAlien
extern const Sprite kPews[kDepths];
extern const Sprite kMissiles[kDepths];
extern const Sprite kBursts[4];  // one a tick, from flash to smoke

// An alien of this kind with its chevrons in the window, at card `depth` 1..4.
void drawAlien(Canvas& canvas, int cx, int cy, int depth, int kind, int chevrons, const PaletteMap* map = nullptr);
// `count` chevrons in a row around the point, `arm` pixels from tip to end, a new one every `pitch` pixels.
void drawChevrons(Canvas& canvas, int cx, int cy, int count, int arm, int pitch, Colour c, int thick = 2);

// ---- peoples and worlds ---------------------------------------------------------------------------------------------
extern const Sprite kAntillian, kMorkolyte;            // for the hand-over, about 64x72
extern const Sprite kAntillianSmall, kMorkolyteSmall;  // about 38x42
extern const Sprite kSaucer;
extern const Sprite kHomeworld;   // 201x39, the rim of a world: at (60, 180) it stands on the foot
extern const Sprite kRedHorizon;  // 205x37, at (115, 182)
extern const Sprite kRingedPlanet;
extern const Sprite kCoverPlanet, kRedPlanet, kPulpRocket;
extern const Sprite kFlagship;
extern const Sprite kEscorts[3];
extern const Sprite kLogo;

// ---- Stellar Scramble -------------------------------------------------------------------------------------------------
// In CYAN and TEAL, 19x16: the breeds of level 1 (Gnat, Hornet, Beetle), 2 (Raider, Mantis, Crusher), 3 (Reaver, Titan, Mothership).
constexpr int kInvaderBreeds = 9;
extern const Sprite kInvaders[kInvaderBreeds];
extern const Sprite kFighter;  // 15x15, in CYAN and TEAL
extern const Sprite kFlame;    // 7x7
// Of one colour, 7x7 or 8x8: draw them by Canvas::silhouette.
enum class ScrambleIcon : std::uint8_t {
  move,
  power,
  boost,
  convert,
  energize,
  scavenge,
  vent,
  scatter,
  beam,
  blast,
  system
};
constexpr int kScrambleIconCount = 11;
extern const Sprite kScrambleIcons[kScrambleIconCount];
extern const Sprite kEmblems[4], kLargeEmblems[4];  // 5x5 and 7x7: triangle, square, diamond, cross

// ---- Rayguns and Rocketships --------------------------------------------------------------------------------------------
// By faction: Astro-Rangers, Star-Pirates, Zard, Blaarg. In CYAN and TEAL, to be drawn in the faction's colours.
extern const Sprite kRocketships[4][8];         // 15x15 to 17x17, by facing: north first, then clockwise
extern const Sprite kDarts[8];                  // 7x7, a rocketship on a small map, of CYAN alone
extern const Sprite kCrew[4], kCaptains[4];     // 13x14
extern const Sprite kRocketRight, kRocketLeft;  // large, one facing the other; hull in STEEL, NIGHT and INK
extern const Sprite kStarWorlds[4];             // Auric, Vaporia, Samadi, Byss
extern const Sprite kAsteroid, kIceteroid;      // 12x11
extern const Sprite kJetPack;                   // 7x8: a figure among the stars
extern const Sprite kPrincess;                  // 13x14
extern const Sprite kWarbot, kAtomicCore, kDataTape;
extern const Sprite kBlaze;  // 13x13: a Blast marker
enum class StationSprite : std::uint8_t {
  cockpit,
  panel,
  engine,
  hatch,
  airlock,
  gunToPort,
  gunToStarboard,
  gunAround
};
constexpr int kStationKinds = 8;
extern const Sprite kStations[kStationKinds];  // 11x11
extern const Sprite kBolt, kRaygunSmall, kHead, kFirstFlag;
// Of one colour: draw them by Canvas::silhouette.
extern const Sprite kFactionEmblems[4];  // 9x9
enum class DeedIcon : std::uint8_t { go, shoot, melee, putOut, airlock, search, heal, take, board };
constexpr int kDeedIconCount = 9;
extern const Sprite kDeedIcons[kDeedIconCount];  // 7x7
extern const Sprite kCoverDuel, kCoverRaygunsTitle;

// ---- skies ----------------------------------------------------------------------------------------------------------
// The same seed gives the same stars. Colours in turn; each seventeenth star is a large one.
void drawStars(Canvas& canvas, Rect area, int count, std::uint32_t seed);  // STEEL, NIGHT, HAZE
void drawStars(Canvas& canvas, Rect area, int count, std::uint32_t seed, const Colour* colours,
               std::size_t colourCount);
// `count` rays from the point, each as wide as the gap to the next.
void drawRays(Canvas& canvas, Rect area, int cx, int cy, Colour c, int count);

// ---- scenes ---------------------------------------------------------------------------------------------------------
void drawTitleScene(Canvas& canvas);  // all but the foot: y 0..218
constexpr int kCoverWidth = 92;
constexpr int kCoverHeight = 118;
void drawCoverPewPew(Canvas& canvas, int x, int y);
void drawCoverStellarSiege(Canvas& canvas, int x, int y);
void drawCoverPulpInvasion(Canvas& canvas, int x, int y);
void drawCoverStellarScramble(Canvas& canvas, int x, int y);
void drawCoverRayguns(Canvas& canvas, int x, int y);

}  // namespace armada
