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
  Text<32> capitals;
  shout(name, capitals);
  const Marquee size = marqueeWidth(capitals.c_str(), Marquee::px18) <= kWide ? Marquee::px18 : Marquee::px12;
  if (marqueeWidth(capitals.c_str(), size) <= kWide)
    canvas.marquee(kLeft, size == Marquee::px18 ? 25 : 29, capitals.c_str(), ink, size);
  else
    canvas.text(kLeft, 31, name, ink, Weight::bold);
}

// The printed text. Returns the y after it.
int drawPrinted(Canvas& canvas, const char* text, int y = kTextTop) {
  const int h = 13 + 12 * paragraphLines(kTextWidth, text);
  drawPaper(canvas, {kLeft, y, kWide, h});
  canvas.paragraph(kLeft + 8, y + 8, kTextWidth, text, kUmber, 12);
  return y + h + 6;
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

bool inRow(const State& seen, std::uint8_t planet) { return seen.planetRow.contains(planet); }

// ---- cards ----------------------------------------------------------------------------------------------------------
const char* kindWord(CardKind kind) { return kind == CardKind::guardforce ? "Guardforce" : wordOf(kind); }

// The card as printed, its picture three times as large as in the line.
constexpr Rect kCardPaper{6, 25, 174, 190};
constexpr int kCardText = kCardPaper.w - 14;

void drawPaperCard(Canvas& canvas, Card card) {
  const EncounterCard& row = kEncounterCard[card];
  const Rect p = kCardPaper;
  drawPaper(canvas, p);
  Text<4> strength;
  strength << std::int32_t{row.strength};
  const int x = canvas.marquee(p.x + 8, p.y + 5, strength.c_str(), kBrick, Marquee::px18) + 5;
  canvas.text(x, p.y + 10, kindWord(row.kind), kSepia, Weight::bold);
  drawAbilitySign(canvas, p.x + p.w - 20, p.y + 7, row.icon);
  canvas.frame(p.x + 5, p.y + 26, 3 * kPictureWidth + 2, 3 * kPictureHeight + 2, kUmber);
  drawCardPicture(canvas, p.x + 6, p.y + 27, card, 3);
  canvas.text(p.x + 7, p.y + 111, row.name, kUmber, Weight::bold);
  const bool plain = row.text[0] == '\0';
  canvas.paragraph(p.x + 7, p.y + 125, kCardText, plain ? "No text: its Strength is all it has." : row.text,
                   plain ? kSepia : kUmber, 11);
  int left = p.x + 7;
  for (int i = 0; i < row.planetIcons; ++i, left += 13) drawPlanetIcon(canvas, left, p.y + 176);
  for (const Of cube : row.cube) {
    if (cube == Of::none) continue;
    drawCube(canvas, left, p.y + 173, static_cast<Cube>(cube), 11);
    left += 17;
  }
}

const char* colourWord(Of cube) {
  static constexpr const char* kWords[kCubeColours] = {"red", "orange", "blue", "yellow", "black", "white"};
  return kWords[static_cast<std::size_t>(cube)];
}

// Beside the card: what its signs mean, each fact beside its sign.
constexpr int kSignX = 187, kSignWords = 208, kSignWidth = 314 - kSignWords;

int drawSignFact(Canvas& canvas, int y, const char* words) {
  return canvas.paragraph(kSignWords, y, kSignWidth, words, kMist) + 5;
}

void drawCardFacts(Canvas& canvas, const EncounterCard& row, int y) {
  Text<96> words;
  drawAbilitySign(canvas, kSignX, y - 2, row.icon);
  words << "Its Icon: the card at its left is engaged with " << wordOf(row.icon) << '.';
  y = drawSignFact(canvas, y, words.c_str());
  words.clear();
  drawPlanetIcon(canvas, kSignX + 2, y, kMist);
  if (row.planetIcons == 0)
    words << "No Planet Icon: no cube in the search.";
  else
    words << std::int32_t{row.planetIcons} << (row.planetIcons == 1 ? " cube" : " cubes")
          << " in the search, if engaged.";
  y = drawSignFact(canvas, y, words.c_str());
  for (const Of cube : row.cube) {
    if (cube == Of::none) continue;
    words.clear();
    drawCube(canvas, kSignX, y - 2, static_cast<Cube>(cube), 11);
    words << (cube == Of::science ? "An " : "A ") << colourWord(cube) << " cube goes into the bag when drawn.";
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
      if (strength == 0) words << " It must be evaded.";
    } else {
      words << (seen.status[slot] == LineStatus::engaged ? "You engaged it." : "You evaded it.");
    }
    return;
  }
  if (seen.hand.has(card))
    words << "In your hand. Play it once, at its moment.";
  else if (seen.discards.has(card))
    words << "It lies in the discards.";
  else if (kindOf(card) == CardKind::agent || kindOf(card) == CardKind::event)
    words << "Engaged, it comes to your hand.";
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

}  // namespace

void drawCardCloseup(Canvas& canvas, const State& seen, Card card) {
  if (card >= kEncounterCards) return;
  if (kindOf(card) == CardKind::location) return drawLocationCloseup(canvas, seen, card);
  drawPaperCard(canvas, card);
  drawCardFacts(canvas, kEncounterCard[card], 31);
  Text<96> now;
  sayCardNow(seen, card, now);
  if (!now.empty()) drawNow(canvas, now.c_str(), kGold, kSignX - 2, 314 - kSignX + 2);
}

void drawLocationCloseup(Canvas& canvas, const State& seen, Card location) {
  if (location < kFirstLocation || location >= kFirstAgent) return;
  constexpr Rect p{6, 25, 120, 190};
  drawPaper(canvas, p);
  canvas.text(p.x + 8, p.y + 9, kindWord(CardKind::location), kSepia, Weight::bold);
  canvas.frame(p.x + 5, p.y + 24, 2 * kPictureWidth + 2, 2 * kPictureHeight + 2, kUmber);
  drawCardPicture(canvas, p.x + 6, p.y + 25, location, 2);
  canvas.paragraph(p.x + 8, p.y + 90, p.w - 14,
                   location == seen.location ? "You are here. It stays until another Location comes."
                                             : "Drawn, it leaves the line and becomes the Location.",
                   kUmber, 12);
  canvas.paragraph(p.x + 8, p.y + 148, p.w - 14, "Its effect is that of the sector's Alien.", kSepia, 12);
  drawTitle(canvas, kEncounterCard[location].name, kPaper);
  drawLocationRows(canvas, seen, location);
}

// ---- Planets --------------------------------------------------------------------------------------------------------
void drawPlanetCloseup(Canvas& canvas, const State& seen, std::uint8_t planet) {
  if (planet >= kPlanets) return;
  const PlanetCard& row = kPlanetCard[planet];
  drawStars(canvas, {0, kBodyTop, kLeft - 4, 198}, 60, 17u + planet);
  drawPlanet(canvas, 66, 105, 43, planet);
  canvas.box(20, 170, 92, 22, kVoid, colourOfPlanet(planet), 3);
  canvas.textCentred(66, 177, "Planet", kMist, Weight::bold);
  drawTitle(canvas, row.name, colourOfPlanet(planet));
  int y = drawPrinted(canvas, row.text) + 4;
  drawPlanetIcon(canvas, kLeft + 5, y, kMist);
  y = drawFact(canvas, y, "Each Planet Icon of an engaged card is 1 cube in its search.");
  drawFact(canvas, y, "Its text holds in the round in which you search it.");
  const bool here = seen.planet == planet;
  drawNow(canvas,
          here                  ? "You search it this round."
          : inRow(seen, planet) ? "It lies face up: one of three to choose from."
                                : "It lies in the pile of Planets.",
          here ? kGold : kSteel);
}

// ---- Aliens ---------------------------------------------------------------------------------------------------------
void drawAlienCloseup(Canvas& canvas, const State& seen, std::uint8_t alien) {
  if (alien >= kAliens) return;
  const AlienCard& row = kAlienCard[alien];
  drawRays(canvas, {0, kBodyTop, kLeft - 6, 198}, 62, 110, kDusk, 18);
  drawAlienHead(canvas, 14, 58, alien, 4);
  drawTitle(canvas, row.name, colourOfAlien(alien));
  int y = drawPrinted(canvas, row.text) + 4;
  std::uint8_t sector = 0;
  while (sector + 1u < kSectors && seen.alien[sector] != alien) ++sector;
  Text<96> words;
  words << "Cosmic Hegemony Alien of sector " << sector + 1 << " of 3: rounds " << 4 * sector + 1 << " to "
        << 4 * sector + 4 << '.';
  Text<4> number;
  number << sector + 1;
  canvas.box(kLeft + 3, y - 3, 15, 15, kInk, colourOfAlien(alien), 3);
  canvas.textCentred(kLeft + 11, y, number.c_str(), colourOfAlien(alien), Weight::bold);
  y = drawFact(canvas, y, words.c_str());
  words.clear();
  if (alien == kQuietus) {
    drawCube(canvas, kLeft + 3, y - 2, Cube::quietus, 11);
    words << "Black cubes on it: " << std::int32_t{seen.quietus} << '.';
    if (sector < sectorOf(seen)) words << " It is passed: each black cube drawn costs 1 point.";
    drawFact(canvas, y, words.c_str(), kPaper);
  }
  const std::uint8_t now = sectorOf(seen);
  drawNow(canvas,
          sector == now  ? "You are in its sector: its text holds."
          : sector < now ? "Passed: its text holds no more."
                         : "Still to come.",
          sector == now ? kGold : kSteel);
}

// ---- Super Weapons --------------------------------------------------------------------------------------------------
void drawWeaponCloseup(Canvas& canvas, const State& seen, std::uint8_t weapon) {
  if (weapon >= kWeapons) return;
  const WeaponCard& row = kWeaponCard[weapon];
  const Found* found = nullptr;
  for (const Found& each : seen.found)
    if (each.weapon == weapon) found = &each;
  drawRays(canvas, {0, kBodyTop, kLeft - 6, 198}, 62, 112, kInk, 18);
  drawWeaponSign(canvas, 14, 62, weapon, 4);
  drawTitle(canvas, row.name, kGold);
  int y = drawPrinted(canvas, row.text) + 4;
  canvas.text(kLeft + 3, y, "It is Understood with", kMist);
  const Found none{weapon, {}, 0};
  drawWeaponNeeds(canvas, kLeft + 3, y + 12, found != nullptr ? *found : none);
  y += 30;
  if (found != nullptr && found->automatic != 0)
    canvas.paragraph(kLeft + 3, y, kWide - 6, "A die made it Understood for the rest of the game.", kMist);
  else
    canvas.paragraph(kLeft + 3, y, kWide - 6,
                     "Cubes come from the search: put them here instead of raising an Ability.", kMist);
  const bool known = found != nullptr && understood(*found);
  drawNow(canvas,
          known              ? "Found and Understood: its text holds."
          : found != nullptr ? "Found. Its text holds once it is Understood."
                             : "Not found yet: a yellow cube finds one.",
          known ? kGold : kSteel);
}

// ---- the Captain ----------------------------------------------------------------------------------------------------
void drawCaptainCloseup(Canvas& canvas, const State& seen) {
  const CaptainCard& row = kCaptainCard[seen.captain];
  drawRays(canvas, {0, kBodyTop, kLeft - 6, 198}, 62, 130, kDusk, 18);
  drawCaptainHead(canvas, 14, 60, seen.captain, 4);
  drawTitle(canvas, row.name, kGold);
  const int y = drawPrinted(canvas, row.line);
  for (std::size_t i = 0; i < kAbilities; ++i)
    drawAbilityTrack(canvas, kLeft + 2, y + 4 + 17 * static_cast<int>(i), kWide - 4, static_cast<Ability>(i),
                     seen.ability[i], row.maximum[i]);
  drawPanel(canvas, {kLeft, 152, kWide, 63});
  const bool chosen = seen.phase != Phase::crew;
  canvas.text(kLeft + 8, 157, chosen ? "Dice on board" : "Dice offered, two come along", kHaze);
  int place = 0;
  for (std::size_t i = 0; i < kOfferedDice; ++i) {
    if (chosen && i >= kOwnedDice) break;
    const Die die = chosen ? seen.die[i].die : row.offered[i];
    const int face = chosen ? seen.die[i].face : isSystem(die) ? 0 : 6;
    const int top = 168 + (chosen ? 23 : 15) * place++;
    if (chosen) {
      drawDie(canvas, kLeft + 8, top, die, face, seen.dieUsed != 0);
      canvas.text(kLeft + 38, top + 6, kDieCard[static_cast<std::size_t>(die)].name, kPaper);
    } else {
      canvas.box(kLeft + 8, top, 13, 13, colourOf(die), kClear, 3);
      canvas.textCentred(kLeft + 15, top + 3, kDieCard[static_cast<std::size_t>(die)].letter, kVoid);
      canvas.text(kLeft + 28, top + 3, kDieCard[static_cast<std::size_t>(die)].name, kPaper);
    }
  }
}

// ---- dice -----------------------------------------------------------------------------------------------------------
constexpr int kFaceWords = 274;

void drawDieCloseup(Canvas& canvas, const State& seen, Die die) {
  const auto row = static_cast<std::size_t>(die);
  if (row >= kDice) return;
  int face = 0;
  if (seen.phase != Phase::crew)
    for (const OwnedDie& owned : seen.die)
      if (owned.die == die) face = owned.face;
  Text<32> title;
  shout(kDieCard[row].name, title);
  canvas.marquee(8, 26, title.c_str(), colourOf(die));
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
  canvas.text(8, 197, "Use one die a round. Used, it turns to a lower face,", kMist);
  canvas.text(8, 208,
              isSystem(die) ? "of your choice. On 1 it stays. Its first face is rolled."
                            : "of your choice. On 1 it stays. It begins on 6.",
              kMist);
}

void drawThing(Canvas& canvas, const State& seen, Thing thing) {
  switch (thing.kind) {
    case Thing::Kind::nothing: return;
    case Thing::Kind::card: return drawCardCloseup(canvas, seen, thing.which);
    case Thing::Kind::planet: return drawPlanetCloseup(canvas, seen, thing.which);
    case Thing::Kind::alien: return drawAlienCloseup(canvas, seen, thing.which);
    case Thing::Kind::weapon: return drawWeaponCloseup(canvas, seen, thing.which);
    case Thing::Kind::captain: return drawCaptainCloseup(canvas, seen);
    case Thing::Kind::die: return drawDieCloseup(canvas, seen, static_cast<Die>(thing.which));
  }
}

}  // namespace armada::pulp_invasion
