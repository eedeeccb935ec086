#include "screens/pulp_invasion/closeup.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

// ---- what all share: a picture at the left, name, text on paper and facts at the right ------------------------------
constexpr int kLeft = 134, kWide = 180;  // the right side
constexpr int kTextTop = 46, kTextWidth = kWide - 16;

void drawTitle(Canvas& canvas, const char* name, Colour ink) {
  const Shouted capitals(name);
  const Marquee size = marqueeWidth(capitals.c_str(), Marquee::px18) <= kWide ? Marquee::px18 : Marquee::px12;
  if (marqueeWidth(capitals.c_str(), size) <= kWide)
    canvas.marquee(kLeft, size == Marquee::px18 ? 25 : 29, capitals.c_str(), ink, size);
  else
    canvas.text(kLeft, 31, name, ink, Weight::bold);
}

// Title and printed text. Returns the y after it.
int drawPrinted(Canvas& canvas, const char* name, Colour ink, const char* text) {
  drawTitle(canvas, name, ink);
  const int h = 13 + 12 * paragraphLines(kTextWidth, text);
  drawPaper(canvas, {kLeft, kTextTop, kWide, h});
  canvas.paragraph(kLeft + 8, kTextTop + 8, kTextWidth, text, kUmber, 12);
  return kTextTop + h + 6;
}

// A fact beside its sign, which is up to 15 px wide. Returns the y after it.
constexpr int kFactX = kLeft + 24, kFactWidth = kWide - 26;
int drawFact(Canvas& canvas, int y, const char* words, Colour ink = kMist) {
  return canvas.paragraph(kFactX, y, kFactWidth, words, ink) + 5;
}

// How it stands now, at the bottom of the right side.
void drawNow(Canvas& canvas, const char* words, Colour edge, int x = kLeft, int w = kWide) {
  const int h = 13 + 11 * paragraphLines(w - 14, words);
  drawPanel(canvas, {x, 215 - h, w, h}, kInk, edge);
  canvas.paragraph(x + 7, 215 - h + 7, w - 14, words, kPaper);
}

// ---- cards ----------------------------------------------------------------------------------------------------------
const char* kindWord(CardKind kind) { return kind == CardKind::guardforce ? "Guardforce" : wordOf(kind); }

// The card as printed, its picture three times as large as in the line.
constexpr Rect kCardPaper{6, 25, 174, 190};
constexpr int kCardText = kCardPaper.w - 14;

void drawPaperCard(Canvas& canvas, Card card) {
  const EncounterCard& row = kEncounterCard[card];
  const Rect p = kCardPaper;
  drawPaper(canvas, p);
  const int x = canvas.marquee(p.x + 8, p.y + 5, Number(row.strength).c_str(), kBrick, Marquee::px18) + 5;
  canvas.text(x, p.y + 10, kindWord(row.kind), kSepia, Weight::bold);
  drawAbilitySign(canvas, p.x + p.w - 20, p.y + 7, row.icon);
  canvas.frame(p.x + 5, p.y + 26, 3 * kPictureWidth + 2, 3 * kPictureHeight + 2, kUmber);
  drawCardPicture(canvas, p.x + 6, p.y + 27, card, 3);
  canvas.text(p.x + 7, p.y + 111, row.name, kUmber, Weight::bold);
  const bool plain = row.text[0] == '\0';
  canvas.paragraph(p.x + 7, p.y + 125, kCardText, plain ? "No text, just its Strength." : row.text,
                   plain ? kSepia : kUmber, 11);
  int left = p.x + 7;
  for (int i = 0; i < row.planetIcons; ++i, left += 13) drawPlanetIcon(canvas, left, p.y + 176);
  for (const Of cube : row.cube) {
    if (cube == Of::none) continue;
    drawCube(canvas, left, p.y + 173, static_cast<Cube>(cube), 11);
    left += 17;
  }
}

// Beside the card: what its signs mean, each fact beside its sign.
constexpr int kSignX = 187, kSignWords = 208, kSignWidth = 314 - kSignWords;

int drawSignFact(Canvas& canvas, int y, const char* words) {
  return canvas.paragraph(kSignWords, y, kSignWidth, words, kMist) + 5;
}

void drawCardFacts(Canvas& canvas, const EncounterCard& row, int y) {
  Text<96> words;
  drawAbilitySign(canvas, kSignX, y - 2, row.icon);
  words << "Its Icon: engage the card to its left with " << wordOf(row.icon) << '.';
  y = drawSignFact(canvas, y, words.c_str());
  words.clear();
  drawPlanetIcon(canvas, kSignX + 2, y, kMist);
  if (row.planetIcons == 0)
    words << "No Planet Icon: no search cube.";
  else
    counted(words, row.planetIcons, "search cube") << " if you engage it.";
  y = drawSignFact(canvas, y, words.c_str());
  for (const Of cube : row.cube) {
    if (cube == Of::none) continue;
    words.clear();
    drawCube(canvas, kSignX, y - 2, static_cast<Cube>(cube), 11);
    words << "Adds " << (cube == Of::science ? "an " : "a ") << colourWordOf(static_cast<Cube>(cube))
          << " cube to the bag when drawn.";
    y = drawSignFact(canvas, y, words.c_str());
  }
}

// Where it is and what it asks now.
void sayCardNow(const State& seen, Card card, TextOut& words) {
  for (std::uint8_t slot = 0; slot < kLineCards; ++slot) {
    if (seen.line[slot] != card) continue;
    if (seen.status[slot] == LineStatus::standing) {
      const int strength = engageStrength(seen, slot).total();
      words << "Now: Strength " << strength << ", engaged with " << wordOf(engageIcon(seen, slot).icon()) << '.';
      if (strength == 0) words << " You must evade it.";
    } else {
      words << (seen.status[slot] == LineStatus::engaged ? "You engaged it." : "You evaded it.");
    }
    return;
  }
  if (seen.hand.has(card))
    words << "In your hand. Play it once, at the moment it names.";
  else if (seen.discards.has(card))
    words << "Discarded.";
  else if (kindOf(card) == CardKind::agent || kindOf(card) == CardKind::event)
    words << "Engage it and it joins your hand.";
}

// ---- Locations ------------------------------------------------------------------------------------------------------
void drawLocationRows(Canvas& canvas, const State& seen, Card location) {
  const std::uint8_t now = alienNow(seen);
  for (std::size_t i = 0; i < kSectors; ++i) {
    const int y = 47 + 56 * static_cast<int>(i);
    const bool here = i == now;
    drawPanel(canvas, {kLeft, y, kWide, 52}, kInk, here ? kGold : kSteel);
    drawAlienHead(canvas, kLeft + 5, y + 13, static_cast<std::uint8_t>(i));
    canvas.text(kLeft + 35, y + 5, kAlienCard[i].name, here ? kGold : kHaze, Weight::bold);
    canvas.paragraph(kLeft + 35, y + 17, kWide - 39, kLocationEffect[location - kFirstLocation][i].text,
                     here ? kPaper : kMist);
  }
}

void readCard(Canvas& canvas, const State& seen, Card card) {
  drawPaperCard(canvas, card);
  drawCardFacts(canvas, kEncounterCard[card], 31);
  Text<96> now;
  sayCardNow(seen, card, now);
  if (!now.empty()) drawNow(canvas, now.c_str(), kGold, kSignX - 2, 314 - kSignX + 2);
}

void readLocation(Canvas& canvas, const State& seen, Card location) {
  constexpr Rect p{6, 25, 120, 190};
  drawPaper(canvas, p);
  canvas.text(p.x + 8, p.y + 9, kindWord(CardKind::location), kSepia, Weight::bold);
  canvas.frame(p.x + 5, p.y + 24, 2 * kPictureWidth + 2, 2 * kPictureHeight + 2, kUmber);
  drawCardPicture(canvas, p.x + 6, p.y + 25, location, 2);
  canvas.paragraph(p.x + 8, p.y + 90, p.w - 14,
                   location == seen.location ? "You are here until another Location comes."
                                             : "When drawn, it leaves the line and becomes the Location.",
                   kUmber, 12);
  canvas.paragraph(p.x + 8, p.y + 148, p.w - 14, "What it does depends on the sector's Alien.", kSepia, 12);
  drawTitle(canvas, kEncounterCard[location].name, kPaper);
  drawLocationRows(canvas, seen, location);
}

// ---- Planets --------------------------------------------------------------------------------------------------------
void readPlanet(Canvas& canvas, const State& seen, std::uint8_t planet) {
  const PlanetCard& row = kPlanetCard[planet];
  drawStars(canvas, {0, kBodyTop, kLeft - 4, 198}, 60, 17u + planet);
  drawPlanet(canvas, 66, 105, 43, planet);
  canvas.box(20, 170, 92, 22, kVoid, colourOfPlanet(planet), 3);
  canvas.textCentred(66, 177, "Planet", kMist, Weight::bold);
  int y = drawPrinted(canvas, row.name, colourOfPlanet(planet), row.text) + 4;
  drawPlanetIcon(canvas, kLeft + 5, y, kMist);
  y = drawFact(canvas, y, "Each Planet Icon you engage is 1 cube in its search.");
  drawFact(canvas, y, "Its text holds in the round you search it.");
  const bool here = seen.planet == planet;
  drawNow(canvas,
          here                              ? "You are searching it this round."
          : seen.planetRow.contains(planet) ? "Face up: you can choose it."
                                            : "Still in the Planet deck.",
          here ? kGold : kSteel);
}

// ---- Aliens ---------------------------------------------------------------------------------------------------------
void readAlien(Canvas& canvas, const State& seen, std::uint8_t alien) {
  const AlienCard& row = kAlienCard[alien];
  drawRays(canvas, {0, kBodyTop, kLeft - 6, 198}, 62, 110, kDusk, 18);
  drawAlienHead(canvas, 14, 58, alien, 4);
  int y = drawPrinted(canvas, row.name, colourOfAlien(alien), row.text) + 4;
  std::uint8_t sector = 0;
  while (sector + 1u < kSectors && seen.alien[sector] != alien) ++sector;
  Text<96> words;
  words << "Cosmic Hegemony Alien of sector " << sector + 1 << ", rounds " << 4 * sector + 1 << " to " << 4 * sector + 4
        << '.';
  canvas.box(kLeft + 3, y - 3, 15, 15, kInk, colourOfAlien(alien), 3);
  canvas.textCentred(kLeft + 11, y, Number(sector + 1).c_str(), colourOfAlien(alien), Weight::bold);
  y = drawFact(canvas, y, words.c_str());
  words.clear();
  if (alien == kQuietus) {
    drawCube(canvas, kLeft + 3, y - 2, Cube::quietus, 11);
    words << "Black cubes on it: " << std::int32_t{seen.quietus} << '.';
    if (sector < sectorOf(seen)) words << " Each black cube you draw now costs 1 point.";
    drawFact(canvas, y, words.c_str(), kPaper);
  }
  const std::uint8_t now = sectorOf(seen);
  drawNow(canvas,
          sector == now  ? "You are in its sector: its text counts."
          : sector < now ? "Passed: its text no longer counts."
                         : "Still to come.",
          sector == now ? kGold : kSteel);
}

// ---- Super Weapons --------------------------------------------------------------------------------------------------
void readWeapon(Canvas& canvas, const State& seen, std::uint8_t weapon) {
  const WeaponCard& row = kWeaponCard[weapon];
  Found here{weapon, {}, 0};
  bool found = false;
  for (const Found& each : seen.found) {
    if (each.weapon != weapon) continue;
    here = each;
    found = true;
  }
  drawRays(canvas, {0, kBodyTop, kLeft - 6, 198}, 62, 112, kInk, 18);
  drawWeaponSign(canvas, 14, 62, weapon, 4);
  const int y = drawPrinted(canvas, row.name, kGold, row.text) + 4;
  canvas.text(kLeft + 3, y, "To Understand it", kMist);
  drawWeaponNeeds(canvas, kLeft + 3, y + 12, here);
  canvas.paragraph(kLeft + 3, y + 30, kWide - 6,
                   here.automatic != 0 ? "A die made it Understood for the rest of the game."
                                       : "Put cubes of the search here instead of raising an Ability.",
                   kMist);
  const bool known = found && understood(here);
  drawNow(canvas,
          known   ? "Found and Understood: its text works."
          : found ? "Found. Its text works once it is Understood."
                  : "Not found yet: a yellow cube finds one.",
          known ? kGold : kSteel);
}

// ---- the Captain ----------------------------------------------------------------------------------------------------
void readCaptain(Canvas& canvas, const State& seen) {
  const CaptainCard& row = kCaptainCard[seen.captain];
  drawRays(canvas, {0, kBodyTop, kLeft - 6, 198}, 62, 130, kDusk, 18);
  drawCaptainHead(canvas, 14, 60, seen.captain, 4);
  const int y = drawPrinted(canvas, row.name, kGold, row.line);
  for (std::size_t i = 0; i < kAbilities; ++i)
    drawAbilityTrack(canvas, kLeft + 2, y + 4 + 17 * static_cast<int>(i), kWide - 4, static_cast<Ability>(i),
                     seen.ability[i], row.maximum[i]);
  drawPanel(canvas, {kLeft, 152, kWide, 63});
  const bool chosen = seen.phase != Phase::crew;
  canvas.text(kLeft + 8, 157, chosen ? "Your dice" : "Dice offered: you take two", kHaze);
  const int count = static_cast<int>(chosen ? kOwnedDice : kOfferedDice);
  for (int i = 0; i < count; ++i) {
    const Die die = chosen ? seen.die[i].die : row.offered[i];
    const int top = 168 + (chosen ? 23 : 15) * i;
    if (chosen) {
      drawDie(canvas, kLeft + 8, top, die, seen.die[i].face, seen.dieUsed != 0);
    } else {
      canvas.box(kLeft + 8, top, 13, 13, colourOf(die), kClear, 3);
      canvas.textCentred(kLeft + 15, top + 3, kDieCard[at(die)].letter, kVoid);
    }
    canvas.text(kLeft + (chosen ? 38 : 28), top + (chosen ? 6 : 3), kDieCard[at(die)].name, kPaper);
  }
}

// ---- dice -----------------------------------------------------------------------------------------------------------
constexpr int kFaceWords = 274;

void readDie(Canvas& canvas, const State& seen, Die die) {
  const auto row = at(die);
  int face = 0;
  if (seen.phase != Phase::crew)
    for (const OwnedDie& owned : seen.die)
      if (owned.die == die) face = owned.face;
  canvas.marquee(8, 26, Shouted(kDieCard[row].name).c_str(), colourOf(die));
  canvas.textRight(312, 28, isSystem(die) ? "System" : "Crew", kHaze);
  for (int i = 0; i < 6; ++i) {
    const int at = 6 - i, y = 43 + 25 * i;
    const bool now = at == face;
    if (now)
      canvas.box(6, y, 308, 24, kGold, kClear, 3);
    else
      drawPanel(canvas, {6, y, 308, 24}, kInk, kNight);
    drawDie(canvas, 9, y + 2, die, at, face != 0 && at > face);
    const char* text = kDieFace[row][at - 1].text;
    canvas.paragraph(38, y + (paragraphLines(kFaceWords, text) > 1 ? 2 : 8), kFaceWords, text, now ? kVoid : kPaper);
  }
  canvas.text(8, 197, "Use one die a round. Then it turns to a lower face of", kMist);
  canvas.text(8, 208,
              isSystem(die) ? "your choice. On 1 it stays. It is rolled at the start."
                            : "your choice. On 1 it stays. It begins on 6.",
              kMist);
}

}  // namespace

void drawThing(Canvas& canvas, const State& seen, Thing thing) {
  const std::uint8_t which = thing.which;
  switch (thing.kind) {
    case Thing::Kind::nothing: return;
    case Thing::Kind::card: return (kindOf(which) == CardKind::location ? readLocation : readCard)(canvas, seen, which);
    case Thing::Kind::planet: return readPlanet(canvas, seen, which);
    case Thing::Kind::alien: return readAlien(canvas, seen, which);
    case Thing::Kind::weapon: return readWeapon(canvas, seen, which);
    case Thing::Kind::captain: return readCaptain(canvas, seen);
    case Thing::Kind::die: return readDie(canvas, seen, static_cast<Die>(which));
  }
}

}  // namespace armada::pulp_invasion
