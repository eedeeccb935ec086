#include "screens/pulp_invasion/board.h"

#include <cstring>

#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

Rect cardRect(std::size_t slot, bool lifted) {
  return {lineX(slot), kLineY - (lifted ? kLift : 0), kCardWidth, kCardHeight};
}
Rect priceRect(std::size_t slot) { return {lineX(slot), kPriceY, kCardWidth, 19}; }

int cubesInBag(const State& shown) {
  int cubes = 0;
  for (const std::uint8_t count : shown.bag) cubes += count;
  return cubes;
}

void drawDashes(Canvas& canvas, Rect area, int in) {
  const int right = area.x + area.w - 1, bottom = area.y + area.h - 1;
  canvas.dash(area.x + in, area.y, right - in, area.y, kSteel);
  canvas.dash(area.x + in, bottom, right - in, bottom, kSteel);
  canvas.dash(area.x, area.y + in, area.x, bottom - in, kSteel);
  canvas.dash(right, area.y + in, right, bottom - in, kSteel);
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
  drawDashes(canvas, area, 3);
  if (!left) return;
  canvas.textCentred(area.x + area.w / 2, area.y + 30, "Location", kHaze);
  canvas.textCentred(area.x + area.w / 2, area.y + 41, "left", kHaze);
}

}  // namespace

void drawLine(Canvas& canvas, const State& shown, std::size_t current) {
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
  canvas.text(area.x + 6, area.y + 6, "Pay", now ? kVoid : kHaze);
  const int x = price > 9 ? area.x + 22 : area.x + 27;
  canvas.marquee(x, area.y + 4, Number(price).c_str(), now ? kVoid : kMist);
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
  counted(words, icons, "cube");
  const int x = area.x + (area.w - textWidth(words.c_str()) - 13) / 2;
  drawPlanetIcon(canvas, x, area.y + 5, kMist);
  canvas.text(x + 13, area.y + 6, words.c_str(), kMist);
}

}  // namespace

void drawPrices(Canvas& canvas, const State& shown, const State& seen, bool asked) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (shown.line[slot] >= kEncounterCards || shown.line[slot] != seen.line[slot]) continue;
    if (shown.status[slot] != seen.status[slot]) continue;
    if (seen.status[slot] == LineStatus::standing)
      drawPrice(canvas, seen, slot, asked);
    else if (seen.status[slot] == LineStatus::engaged || seen.status[slot] == LineStatus::evaded)
      drawWorth(canvas, seen, slot);
  }
}

namespace {

// Name and effect of what lies beside the line; nullptr: none.
struct Beside {
  const char* name;
  const Effect* effect;
};

// What stands in a panel beside the line, at most four lines: the label gives way to a name and an effect of two lines each.
struct SideLines {
  Text<24> line[5];
  int count = 0, quiet = 0, names = 0;  // of all, the label and the name have so many

  void add(const char* words) { line[count++] << words; }
  void addBoth(const char* words, std::size_t end) {
    line[count++].put(words, end);
    if (words[end] != '\0') add(words + end + 1);
  }
};
void gather(SideLines& lines, const char* label, Beside thing, bool low) {
  if (thing.name == nullptr) {
    lines.add(label);
    lines.add("none");
    lines.quiet = lines.count;
    return;
  }
  Text<32> effect;
  sayShortly(*thing.effect, effect);
  const char* words = effect.c_str();
  const std::size_t end = std::strcspn(words, "\n");
  const std::size_t name = textWidth(thing.name) <= kSideWords ? std::strlen(thing.name) : breakOf(thing.name);
  const bool four = thing.name[name] != '\0' && words[end] != '\0';
  if (!low && !four) lines.add(label);
  lines.quiet = lines.count;
  lines.addBoth(thing.name, name);
  lines.names = lines.count - lines.quiet;
  lines.addBoth(words, end);
}

void drawSideLines(Canvas& canvas, int x, int y, const SideLines& lines) {
  for (int i = 0; i < lines.count; ++i, y += 11)
    canvas.text(x, y, lines.line[i].c_str(), i < lines.quiet ? kHaze : i < lines.quiet + lines.names ? kPaper : kMist);
}

}  // namespace

// A sheet leaves no more room than the lines take.
void drawSidePanels(Canvas& canvas, const State& shown, const State& seen, bool low) {
  Beside planet{}, location{};
  if (shown.planet < kPlanets) planet = {kPlanetCard[shown.planet].name, &kPlanetCard[shown.planet].effect[0]};
  if (shown.location < kEncounterCards)
    location = {kEncounterCard[shown.location].name,
                &kLocationEffect[shown.location - kFirstLocation][alienNow(seen)].effect};
  SideLines above, below;
  gather(above, "Planet", planet, low);
  gather(below, "Location", location, low);
  Rect first = kPlanetPanel, second = kLocationPanel;
  if (low) {
    first.h = 11 * above.count + 3;
    second.y = first.y + first.h + 2;
    second.h = 11 * below.count + 3;
  }
  const int inset = low ? 2 : 4;
  drawPanel(canvas, first);
  drawSideLines(canvas, first.x + 4, first.y + inset, above);
  if (shown.planet < kPlanets && above.quiet == 1 && !low)
    drawPlanet(canvas, first.x + 49, first.y + 8, 5, shown.planet);
  drawPanel(canvas, second);
  drawSideLines(canvas, second.x + 4, second.y + inset, below);
}

// ---- Abilities and hand ---------------------------------------------------------------------------------------------
void drawHandPanel(Canvas& canvas, const State& shown) {
  drawPanel(canvas, kHandPanel);
  const int cx = kHandPanel.x + kHandPanel.w / 2;
  canvas.textCentred(cx, kHandPanel.y + 3, "Hand", kHaze);
  int cards = 0;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card) cards += shown.hand.has(card) ? 1 : 0;
  canvas.marqueeCentred(cx, kHandPanel.y + 13, Number(cards).c_str(), cards > 0 ? kPaper : kSteel);
}

Change changeNow(const PlayContext& play) {
  const Event* event = play.player.now();
  if (event == nullptr || kindIn(*event) != EventKind::abilityChanged) return {kAbilities, 0};
  return {event->a, event->b};
}

void drawAbilities(Canvas& canvas, const State& shown, const State& seen, Change change, int top) {
  constexpr int kLeft = kAbilityPanel.x + 6, kWidth = kAbilityPanel.w - 12;
  drawPanel(canvas, {kAbilityPanel.x, top, kAbilityPanel.w, kAbilityPanel.h});
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const auto ability = static_cast<Ability>(i);
    const int y = top + trackY(i);
    drawAbilityTrack(canvas, kLeft, y, kWidth, ability, shown.ability[i], maximum(seen, ability));
    if (i != change.ability) continue;
    // Old in HAZE, an arrow, the new number.
    const int right = kLeft + kWidth - 18;
    canvas.rect(right - 24, y, 24, 14, kInk);
    canvas.marqueeRight(right - 9, y + 1, Number(change.before).c_str(), kHaze);
    drawPointer(canvas, right - 6, y + 1, kGold);
  }
}

// ---- dice, Super Weapons, bag ---------------------------------------------------------------------------------------
namespace {

void drawWeapons(Canvas& canvas, const State& shown, int y) {
  const int inPlay = weaponsInPlay(shown);
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

void drawKit(Canvas& canvas, const State& shown, const State& seen, int top) {
  drawPanel(canvas, {kKitPanel.x, top, kKitPanel.w, kKitPanel.h});
  if (seen.phase != Phase::crew)
    for (std::size_t i = 0; i < kOwnedDice; ++i)
      drawDie(canvas, dieX(i), top + 2, shown.die[i].die, shown.die[i].face, seen.dieUsed != 0);
  drawWeapons(canvas, shown, top + 2);
  canvas.hline(kKitPanel.x + 2, top + 21, kKitPanel.w - 4, kNight);
  canvas.text(187, top + 35, "Bag", kHaze);
  canvas.text(187, top + 46, "Out", kHaze);
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const auto cube = static_cast<Cube>(i);
    drawCube(canvas, bagX(i), top + 22, cube, 9);
    // A yellow cube outside lies on a weapon.
    const int out = cube == Cube::weapon ? static_cast<int>(shown.found.size()) : supply(shown, cube);
    canvas.textCentred(bagX(i) + 5, top + 35, Number(shown.bag[i]).c_str(), kPaper);
    canvas.textCentred(bagX(i) + 5, top + 46, Number(out).c_str(), kMist);
  }
}

}  // namespace armada::pulp_invasion
