#include "screens/pulp_invasion/board.h"

#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

Shown shownOf(const State& seen) {
  Shown shown{};
  for (std::size_t i = 0; i < kLineCards; ++i) {
    shown.line[i] = seen.line[i];
    shown.status[i] = seen.status[i];
  }
  shown.location = seen.location;
  shown.planet = seen.planet;
  shown.round = seen.round;
  for (std::size_t i = 0; i < kAbilities; ++i) shown.ability[i] = seen.ability[i];
  for (std::size_t i = 0; i < kCubeColours; ++i) shown.bag[i] = seen.bag[i];
  shown.aside = seen.aside;
  shown.quietus = seen.quietus;
  shown.cubes = seen.cubes;
  shown.cubesDrawn = seen.cubesDrawn;
  for (std::size_t i = 0; i < kOwnedDice; ++i) shown.die[i] = seen.die[i];
  shown.found = seen.found;
  shown.hand = seen.hand;
  return shown;
}

Rect cardRect(std::size_t slot, bool lifted) {
  return {lineX(slot), kLineY - (lifted ? kLift : 0), kCardWidth, kCardHeight};
}
Rect priceRect(std::size_t slot) { return {lineX(slot), kPriceY, kCardWidth, 19}; }

int cardsInHand(const CardSet& hand) {
  int cards = 0;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card) cards += hand.has(card) ? 1 : 0;
  return cards;
}

// ---- the line -------------------------------------------------------------------------------------------------------
namespace {

CardLook lookOf(LineStatus status) {
  return status == LineStatus::engaged  ? CardLook::engaged
         : status == LineStatus::evaded ? CardLook::evaded
                                        : CardLook::fresh;
}

// Where no card lies: dashes, and what became of it.
void drawGap(Canvas& canvas, std::size_t slot, bool left) {
  const Rect area = cardRect(slot, false);
  canvas.dash(area.x + 3, area.y, area.x + area.w - 4, area.y, kSteel);
  canvas.dash(area.x + 3, area.y + area.h - 1, area.x + area.w - 4, area.y + area.h - 1, kSteel);
  canvas.dash(area.x, area.y + 3, area.x, area.y + area.h - 4, kSteel);
  canvas.dash(area.x + area.w - 1, area.y + 3, area.x + area.w - 1, area.y + area.h - 4, kSteel);
  if (!left) return;
  canvas.textCentred(area.x + area.w / 2, area.y + 30, "Location", kHaze);
  canvas.textCentred(area.x + area.w / 2, area.y + 41, "left", kHaze);
}

}  // namespace

void drawLine(Canvas& canvas, const Shown& shown, std::size_t current) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (shown.line[slot] >= kEncounterCards) {
      drawGap(canvas, slot, shown.status[slot] == LineStatus::left);
      continue;
    }
    const Rect area = cardRect(slot, slot == current);
    drawEncounterCard(canvas, area.x, area.y, shown.line[slot], lookOf(shown.status[slot]));
  }
}

namespace {

void drawPrice(Canvas& canvas, const State& seen, std::size_t slot, bool asked) {
  const Rect area = priceRect(slot);
  const auto place = static_cast<std::uint8_t>(slot);
  const bool now = asked && slot == seen.current;
  const int strength = engageStrength(seen, place).total();
  if (now) canvas.box(area.x, area.y, area.w, area.h, kGold, kClear, 3);
  if (strength == 0) {  // Book: Engage 2
    canvas.textCentred(area.x + area.w / 2, area.y + 6, "Evade it", now ? kVoid : kHaze,
                       now ? Weight::bold : Weight::body);
    return;
  }
  const int price = slot == seen.current ? priceNow(seen) : strength;
  Text<8> number;
  number << price;
  canvas.text(area.x + 6, area.y + 6, "Pay", now ? kVoid : kHaze);
  const int x = price > 9 ? area.x + 22 : area.x + 27;
  canvas.marquee(x, area.y + 4, number.c_str(), now ? kVoid : kMist);
  drawAbilitySign(canvas, area.x + 41, area.y + 3, engageIcon(seen, place).icon());
}

// What an engaged card brings to the search.
void drawWorth(Canvas& canvas, const State& seen, std::size_t slot) {
  const Rect area = priceRect(slot);
  const int icons = seen.status[slot] == LineStatus::engaged ? kEncounterCard[seen.line[slot]].planetIcons : 0;
  if (icons == 0) {
    canvas.textCentred(area.x + area.w / 2, area.y + 6, "no icon", kHaze);
    return;
  }
  Text<12> words;
  words << icons << (icons == 1 ? " cube" : " cubes");
  const int x = area.x + (area.w - textWidth(words.c_str()) - 13) / 2;
  drawPlanetIcon(canvas, x, area.y + 5, kMist);
  canvas.text(x + 13, area.y + 6, words.c_str(), kMist);
}

}  // namespace

void drawPrices(Canvas& canvas, const Shown& shown, const State& seen, bool asked) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (shown.line[slot] >= kEncounterCards || shown.line[slot] != seen.line[slot]) continue;
    if (shown.status[slot] != seen.status[slot]) continue;
    if (seen.status[slot] == LineStatus::standing)
      drawPrice(canvas, seen, slot, asked);
    else if (seen.status[slot] == LineStatus::engaged || seen.status[slot] == LineStatus::evaded)
      drawWorth(canvas, seen, slot);
  }
}

void drawSidePanels(Canvas& canvas, const Shown& shown, const State& seen, bool low) {
  drawPlanetPanel(canvas, kPlanetPanel.x, kPlanetPanel.y, shown.planet);
  const std::uint8_t alien = alienNow(seen);
  if (!low) return drawLocationPanel(canvas, kLocationPanel.x, kLocationPanel.y, shown.location, alien);
  drawPanel(canvas, {kLocationPanel.x, kLocationPanel.y, kLocationPanel.w, 31});
  const bool there = shown.location >= kFirstLocation && shown.location < kFirstAgent;
  const int x = kLocationPanel.x + 4, y = kLocationPanel.y;
  if (!there) {
    canvas.text(x, y + 5, "Location", kHaze);
    canvas.text(x, y + 17, "none", kHaze);
    return;
  }
  Text<24> effect;
  sayShortly(kLocationEffect[shown.location - kFirstLocation][alien].effect, effect);
  drawName(canvas, x, y + 2, kEncounterCard[shown.location].name, kPaper);
  canvas.text(x, y + 21, effect.c_str(), kMist);
}

// ---- Abilities and hand ---------------------------------------------------------------------------------------------
void drawHandPanel(Canvas& canvas, const Shown& shown) {
  drawPanel(canvas, kHandPanel);
  const int cx = kHandPanel.x + kHandPanel.w / 2;
  canvas.textCentred(cx, kHandPanel.y + 3, "Hand", kHaze);
  const int cards = cardsInHand(shown.hand);
  Text<8> number;
  number << cards;
  canvas.marqueeCentred(cx, kHandPanel.y + 13, number.c_str(), cards > 0 ? kPaper : kSteel);
}

void drawAbilities(Canvas& canvas, const Shown& shown, const State& seen, Change change, int top) {
  constexpr int kLeft = kAbilityPanel.x + 6, kWidth = kAbilityPanel.w - 12;
  drawPanel(canvas, {kAbilityPanel.x, top, kAbilityPanel.w, kAbilityPanel.h});
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const auto ability = static_cast<Ability>(i);
    const int y = top + trackY(i);
    drawAbilityTrack(canvas, kLeft, y, kWidth, ability, shown.ability[i], maximum(seen, ability));
    if (i != change.ability) continue;
    // Old in HAZE, an arrow, the new number.
    Text<8> before;
    before << std::int32_t{change.before};
    const int right = kLeft + kWidth - 18;
    canvas.rect(right - 24, y, 24, 14, kInk);
    canvas.marqueeRight(right - 9, y + 1, before.c_str(), kHaze);
    drawPointer(canvas, right - 6, y + 1, kGold);
  }
}

void drawPurse(Canvas& canvas, int right, int y, const std::uint8_t (&ability)[kAbilities]) {
  int x = right - 34 * static_cast<int>(kAbilities);
  for (std::size_t i = 0; i < kAbilities; ++i) {
    drawAbilitySign(canvas, x, y, static_cast<Ability>(i));
    Text<8> number;
    number << std::int32_t{ability[i]};
    canvas.text(x + 16, y + 3, number.c_str(), kPaper, Weight::bold);
    x += 34;
  }
}

// ---- dice, Super Weapons, bag ---------------------------------------------------------------------------------------
namespace {

void drawWeapons(Canvas& canvas, const Shown& shown, const State& seen, int y) {
  const int inPlay = kWeaponsInPlay[static_cast<std::size_t>(seen.difficulty)];
  const int pitch = inPlay == 4 ? 12 : inPlay == 5 ? 11 : 9;
  const int found = static_cast<int>(shown.found.size());
  for (int i = 0; i < inPlay; ++i) {
    const int x = 239 + pitch * i, w = pitch - 1;
    const bool has = i < found;
    canvas.box(x, y + 1, w, 17, has ? kGold : kInk, has ? kBrass : kSteel, 2);
    if (!has) continue;
    const bool known = understood(shown.found[static_cast<std::size_t>(i)]);
    canvas.textCentred(x + w / 2 + (known ? 1 : 0), y + 6, known ? "!" : "?", kVoid,
                       known ? Weight::bold : Weight::body);
  }
  Text<12> count;
  count << found << '/' << inPlay;
  canvas.textRight(312, y + 6, count.c_str(), kGold);
}

}  // namespace

int outside(const Shown& shown, const State& seen, Cube cube) {
  const int inPlay = cube == Cube::weapon ? kWeaponsInPlay[static_cast<std::size_t>(seen.difficulty)] : kCubesAColour;
  int elsewhere = shown.bag[at(cube)];
  if (cube == Cube::falseLead) elsewhere += shown.aside;
  if (cube == Cube::quietus) elsewhere += shown.quietus;
  if (isAbilityCube(cube))
    for (const Found& found : shown.found) elsewhere += found.cubes[at(cube)];
  return inPlay - elsewhere;
}

void drawKit(Canvas& canvas, const Shown& shown, const State& seen, int top) {
  drawPanel(canvas, {kKitPanel.x, top, kKitPanel.w, kKitPanel.h});
  if (seen.phase != Phase::crew)
    for (std::size_t i = 0; i < kOwnedDice; ++i)
      drawDie(canvas, dieX(i), top + 2, shown.die[i].die, shown.die[i].face, seen.dieUsed != 0);
  drawWeapons(canvas, shown, seen, top + 2);
  canvas.hline(kKitPanel.x + 2, top + 22, kKitPanel.w - 4, kNight);
  canvas.text(187, top + 36, "Bag", kHaze);
  canvas.text(187, top + 46, "Out", kHaze);
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const auto cube = static_cast<Cube>(i);
    drawCube(canvas, bagX(i), top + 23, cube, 9);
    Text<8> bag, out;
    bag << std::int32_t{shown.bag[i]};
    out << outside(shown, seen, cube);
    canvas.textCentred(bagX(i) + 5, top + 36, bag.c_str(), kPaper);
    canvas.textCentred(bagX(i) + 5, top + 46, out.c_str(), kMist);
  }
}

}  // namespace armada::pulp_invasion
