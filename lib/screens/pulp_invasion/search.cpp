#include "screens/pulp_invasion/search.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

int cubeStep(const EventPlayer& player) {
  const Event* event = player.now();
  const bool flies =
      event != nullptr && (kindIn(*event) == EventKind::cubeDrawn || kindIn(*event) == EventKind::evadeCube);
  if (!flies) return kCubeTicks;
  const int step = player.scene().step * (kCubeTicks + kCubeRestTicks) / player.scene().steps;
  return step < kCubeTicks ? step : kCubeTicks;
}

void DrawnCubes::recall(const Event& event) {
  switch (kindIn(event)) {
    case EventKind::searchBegan:
      forget(0);
      second_ = kUnknown;
      return;
    case EventKind::cubeDrawn: {
      const auto place = static_cast<std::uint8_t>(event.value - 1);
      const bool another = place == last_ && inSearch(place) != kUnknown;
      second_ = another ? event.a : kUnknown;
      last_ = place;
      if (!another) note(place, event.a);
      return;
    }
    case EventKind::cubeReturned:
    case EventKind::cubeToSupply:  // one of the two was not used
      if (second_ != kUnknown && event.a == inSearch(last_)) note(last_, second_);
      second_ = kUnknown;
      return;
    default: return;
  }
}

namespace {

constexpr std::size_t kWideSlots = 4;  // with words; more are small
constexpr std::uint8_t kUnknown = DrawnCubes::kUnknown;

// The search as it is seen in this moment.
struct SearchNow {
  SearchNow(const PlayContext& context, const DrawnCubes& drawn)
      : play(context), cubes(drawn), seen(seenIn(play)), shown(shownIn(play)), step(cubeStep(play.player)) {}
  bool rests() const { return !play.moving() && !play.waits(); }
  bool lies() const { return step >= kCubeTicks; }  // the cube is not on its way
  const Event* event(EventKind what) const {
    const Event* event = play.player.now();
    return event != nullptr && kindIn(*event) == what ? event : nullptr;
  }

  const PlayContext& play;
  const DrawnCubes& cubes;
  const State& seen;
  const State& shown;
  int step;
};

// The cube that lies large: one that waits to be resolved, else the last of the search.
std::uint8_t lastCube(const SearchNow& now) {
  if (const Event* event = now.event(EventKind::cubeDrawn)) return event->a;
  if (now.rests() && now.seen.drawn[0] < kCubeColours) return now.seen.drawn[0];
  const std::size_t drawn = now.shown.cubesDrawn;
  return drawn == 0 ? kUnknown : now.cubes.inSearch(drawn - 1);
}

// Those that lie there; one on its way is not among them.
std::size_t drawnNow(const SearchNow& now) {
  const std::size_t drawn = now.shown.cubesDrawn;
  return drawn > 0 && !now.lies() ? drawn - 1 : drawn;
}

// Before the search begins, as many as it would be now.
std::size_t cubesInAll(const SearchNow& now) {
  const bool counted = !now.rests() || now.shown.cubes > 0 || now.seen.phase == Phase::cube;
  if (counted || now.seen.planet == kNoPlanet) return now.shown.cubes;
  return static_cast<std::size_t>(searchCount(now.seen).total() + now.seen.extraCubes);
}

// ---- what was drawn -------------------------------------------------------------------------------------------------
const char* slotWord(std::uint8_t cube) {
  if (cube >= kCubeColours) return "drawn";
  return static_cast<Cube>(cube) == Cube::falseLead   ? "False"
         : static_cast<Cube>(cube) == Cube::diplomacy ? "Diplom."
                                                      : wordOf(static_cast<Cube>(cube));
}

void drawSlotCube(Canvas& canvas, std::uint8_t cube, int cx, int y, int front) {
  if (cube < kCubeColours)
    drawCube(canvas, cx - cubeSize(front) / 2, y, static_cast<Cube>(cube), front);
  else
    canvas.box(cx - front / 2 - 1, y + 2, front + 1, front + 1, kNight, kSteel, 2);
}

// Up to four with a word each; more share the same room, eight in a row.
void drawSlots(Canvas& canvas, const SearchNow& now) {
  const std::size_t all = cubesInAll(now), drawn = drawnNow(now);
  const bool wide = all <= kWideSlots;
  const int rows = all <= 8 ? 1 : 2, columns = wide ? 4 : (static_cast<int>(all) + rows - 1) / rows;
  const int pitch = (kSlots.w + 3) / columns, height = rows == 1 ? kSlots.h : (kSlots.h - 2) / 2;
  for (std::size_t i = 0; i < all && i < 2 * static_cast<std::size_t>(columns); ++i) {
    const int x = kSlots.x + pitch * (static_cast<int>(i) % columns);
    const int y = kSlots.y + (height + 2) * (static_cast<int>(i) / columns), middle = x + (pitch - 3) / 2;
    const bool last = i + 1 == drawn, there = i < drawn;
    drawPanel(canvas, {x, y, pitch - 3, height}, kInk, last ? kGold : kSteel);
    const std::uint8_t cube = !there ? kUnknown : last ? lastCube(now) : now.cubes.inSearch(i);
    const int front = rows == 1 ? 15 : 9, top = wide ? y + 3 : y + (height - cubeSize(front)) / 2;
    if (there)
      drawSlotCube(canvas, cube, middle, top, front);
    else
      canvas.textCentred(middle, wide ? y + 9 : y + (height - 8) / 2, "?", kHaze, Weight::bold);
    if (wide)
      canvas.textCentred(middle, y + 26, there ? slotWord(cube) : "to draw", last ? kGold : there ? kPaper : kHaze);
  }
}

// ---- the bag --------------------------------------------------------------------------------------------------------
void drawBag(Canvas& canvas, const State& shown) {
  drawSack(canvas, kSackArea);
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const int x = 19 + static_cast<int>(i % 2) * 31, y = 116 + static_cast<int>(i / 2) * 25;
    drawCube(canvas, x, y, static_cast<Cube>(i), 11);
    const Weight weight = shown.bag[i] > 9 ? Weight::body : Weight::bold;
    canvas.text(x + 15, y + 5, Number(shown.bag[i]).c_str(), kUmber, weight);
  }
  canvas.box(22, 198, 52, 16, kVoid, kBrass, 3);
  Text<16> left;
  left << cubesInBag(shown) << " left";
  canvas.textCentred(48, 202, left.c_str(), kPaper, Weight::bold);
}

// ---- the cube -------------------------------------------------------------------------------------------------------
// In the order of Cube: a word of a large cube, in one line or two.
constexpr const char* kTitle[kCubeColours][2] = {{"COMBAT", ""},      {"SCIENCE", ""}, {"DIPLO-", "MACY"},
                                                 {"SUPER", "WEAPON"}, {"QUIETUS", ""}, {"FALSE", "LEAD"}};

Colour inkOf(std::uint8_t cube) {
  return static_cast<Cube>(cube) == Cube::quietus ? kMist : colourOf(static_cast<Cube>(cube));
}

// From the neck of a bag to its place, growing.
Point onItsWay(Point from, Point to, int step) {
  return {from.x + (to.x - from.x) * step / kCubeTicks, from.y + (to.y - from.y) * step / kCubeTicks};
}
void drawOnItsWay(Canvas& canvas, Cube cube, Point from, Point to, int step, int front) {
  const Point at = onItsWay(from, to, step);
  drawCube(canvas, at.x, at.y, cube, 9 + (front - 9) * step / kCubeTicks);
}

void drawFlight(Canvas& canvas, std::uint8_t cube, int step, int front, Point to) {
  constexpr Point kFrom{56, 66};
  for (int trail = 1; trail <= 3 && trail <= step; ++trail) {
    const int n = 3 + 2 * (step - trail) / 3;
    const Point at = onItsWay(kFrom, to, step - trail);
    canvas.box(at.x, at.y, n, n, kBrass, kGold, 0);
  }
  drawOnItsWay(canvas, static_cast<Cube>(cube), kFrom, to, step, front);
}

// The place where the cube will lie.
void drawEmptyPlace(Canvas& canvas, int x, int y, int front) {
  const int n = front + front / 5;
  drawDashes(canvas, {x, y, n + 1, n + 1}, 0);
  canvas.marqueeCentred(x + n / 2, y + n / 2 - 12, "?", kSteel, Marquee::px24);
}

void drawWeaponRow(Canvas& canvas, int x, int y, const State& shown) {
  const int found = static_cast<int>(shown.found.size());
  for (int i = 0; i < weaponsInPlay(shown); ++i) {
    const int left = x + 18 * i;
    canvas.box(left, y, 16, 19, i < found ? kGold : kInk, i < found ? kBrass : kSteel, 2);
    if (i < found) canvas.textCentred(left + 8, y + 6, Number(i + 1).c_str(), kVoid);
  }
}

void drawTrackOf(Canvas& canvas, int x, int y, std::uint8_t cube, const SearchNow& now) {
  const auto ability = static_cast<Ability>(cube);
  drawAbilitySign(canvas, x, y, ability);
  const std::uint8_t value = now.shown.ability[cube];
  const Change change = changeNow(now.play);
  Text<24> words;
  if (change.ability == cube)
    words << std::int32_t{change.before} << " \u2192 " << std::int32_t{value};
  else
    words << std::int32_t{value} << " of " << std::int32_t{maximum(now.seen, ability)};
  canvas.text(x + 19, y + 3, words.c_str(), kPaper, Weight::bold);
}

void drawBig(Canvas& canvas, const SearchNow& now, bool narrow) {
  const int front = narrow ? 30 : 60, x = kBigCube.x, y = narrow ? 69 : 74;
  const std::uint8_t cube = lastCube(now);
  const int textX = narrow ? 165 : 205, textY = narrow ? 68 : 80;
  if (cube >= kCubeColours) {
    drawEmptyPlace(canvas, x, y, front);
    Text<24> count;
    count << std::int32_t{now.shown.cubesDrawn} << " OF " << std::int32_t{now.shown.cubes};
    if (!narrow && now.shown.cubes > 0) canvas.marquee(textX, textY + 10, count.c_str(), kMist, Marquee::px18);
    if (!narrow) drawWeaponRow(canvas, textX, 129, now.shown);
    return;
  }
  if (!now.lies()) return drawFlight(canvas, cube, now.step, front, {x, y});
  // Two cubes of one draw wait for a choice.
  if (narrow && now.seen.phase == Phase::twoCubes && now.seen.drawn[1] < kCubeColours) {
    drawCube(canvas, x, y, static_cast<Cube>(now.seen.drawn[0]), front);
    drawCube(canvas, x + 52, y, static_cast<Cube>(now.seen.drawn[1]), front);
    return;
  }
  drawCube(canvas, x, y, static_cast<Cube>(cube), front);
  canvas.marquee(textX, textY, kTitle[cube][0], inkOf(cube), Marquee::px18);
  canvas.marquee(textX, textY + (narrow ? 21 : 23), kTitle[cube][1], inkOf(cube), Marquee::px18);
  if (narrow) return;
  if (static_cast<Cube>(cube) == Cube::weapon) drawWeaponRow(canvas, textX, 129, now.shown);
  if (isAbilityCube(static_cast<Cube>(cube))) drawTrackOf(canvas, textX, 130, cube, now);
}

}  // namespace

void drawSearch(Canvas& canvas, const PlayContext& play, const DrawnCubes& cubes, bool narrow) {
  const SearchNow now(play, cubes);
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  drawRays(canvas, {0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop}, 166, 112, kInk, 30);
  const std::uint8_t planet = now.shown.planet;
  if (planet < kPlanets) {
    drawPlanet(canvas, 20, 43, 12, planet);
    canvas.text(39, 33, "Searching", kHaze);
    const char* name = kPlanetCard[planet].name;
    const bool bold = textWidth(name, Weight::bold) <= 64;
    canvas.text(39, 45, name, kPaper, bold ? Weight::bold : Weight::body);
  }
  drawSlots(canvas, now);
  drawBag(canvas, now.shown);
  drawBig(canvas, now, narrow);
}

// ---- what it means --------------------------------------------------------------------------------------------------
namespace {

struct Meaning {
  const char* name;
  Text<128> words;
};

void sayNeeds(const Found& found, TextOut& words) {
  if (understood(found)) return;
  words << " Needs";
  int kinds = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int needs = kWeaponCard[found.weapon].needs[i];
    if (needs == 0) continue;
    words << (kinds++ > 0 ? ", " : " ");
    if (needs > 1) words << needs << ' ';
    words << letterOf(static_cast<Cube>(i));
  }
  words << '.';
}

void sayWeapon(const Found& found, Meaning& meaning) {
  meaning.name = kWeaponCard[found.weapon].name;
  meaning.words << kWeaponCard[found.weapon].text;
  sayNeeds(found, meaning.words);
}

// The last words are about what became of an ability cube.
bool tellsOfCube(const SearchNow& now) {
  if (now.play.player.told() == nullptr) return false;
  switch (kindIn(*now.play.player.told())) {
    case EventKind::abilityChanged:
    case EventKind::weaponCube:
    case EventKind::understood:
    case EventKind::cubeToSupply: return true;
    default: return false;
  }
}

void sayMeaning(const SearchNow& now, std::uint8_t cube, Meaning& meaning) {
  const State& shown = now.shown;
  switch (static_cast<Cube>(cube)) {
    case Cube::weapon:
      meaning.name = "A Super Weapon";
      if (now.event(EventKind::cubeDrawn) != nullptr || now.seen.drawn[0] < kCubeColours)
        return;  // which one is not known yet
      if (const Event* found = now.event(EventKind::weaponFound)) return sayWeapon({found->a, {}, 0}, meaning);
      if (!shown.found.empty()) sayWeapon(shown.found.back(), meaning);
      return;
    case Cube::quietus:
      meaning.name = "Quietus";
      if (quietusPassed(now.seen))
        meaning.words << "Quietus is passed: you lose 1 point, and the cube goes to the supply.";
      else
        counted(meaning.words << "It holds ", shown.quietus, "black cube")
            << ". Every 2, rounded up, give Guardforce +1 Strength in its sector.";
      return;
    case Cube::falseLead:
      meaning.name = "False lead";
      meaning.words << "The cube goes back after the search.";
      return;
    default:
      meaning.name = wordOf(static_cast<Cube>(cube));
      if (tellsOfCube(now))
        narrate(now.seen, *now.play.player.told(), now.play.reader, meaning.words);
      else
        meaning.words << "Raise the Ability, or put it on a Super Weapon.";
      return;
  }
}

// "Cube 3 of 4. 2 of 17 left are weapons."
void sayCount(const SearchNow& now, TextOut& words) {
  const State& shown = now.shown;
  words << "Cube " << std::int32_t{shown.cubesDrawn} << " of " << std::int32_t{shown.cubes} << '.';
  const int left = shown.cubes - shown.cubesDrawn;
  if (left > 0 && now.seen.planet != kNoPlanet)
    words << ' ' << std::int32_t{shown.bag[at(Cube::weapon)]} << " of " << cubesInBag(shown) << " left are weapons.";
}

}  // namespace

void drawMeaning(Canvas& canvas, const PlayContext& play, const DrawnCubes& cubes) {
  const SearchNow now(play, cubes);
  const std::uint8_t cube = lastCube(now);
  const bool lies = now.lies();
  drawPanel(canvas, kMeaningPanel, kInk, lies ? kGold : kSteel);
  Meaning meaning{"", {}};
  Text<64> count;
  const int x = kMeaningPanel.x + 8, y = kMeaningPanel.y + 5;
  if (now.shown.cubes == 0) {
    meaning.name = "Nothing to draw";
    meaning.words << "You engaged no Planet Icon, and nothing adds a cube.";
  } else if (cube >= kCubeColours) {
    meaning.name = now.shown.cubesDrawn == 0 ? "The search begins" : "Next cube";
    if (now.seen.phase == Phase::cube) {
      Words words;
      describe(now.seen, moveOf(Verb::drawCube), words);
      meaning.words << words.full.c_str();
    }
  } else {
    if (lies) sayMeaning(now, cube, meaning);
    sayCount(now, count);
  }
  canvas.text(x, y, meaning.name, kGold, Weight::bold);
  canvas.paragraph(x, y + 12, kMeaningPanel.w - 13, meaning.words.c_str(), kPaper);
  if (paragraphLines(kMeaningPanel.w - 13, meaning.words.c_str()) < 3) canvas.text(x, y + 42, count.c_str(), kHaze);
}

// ---- an Evade -------------------------------------------------------------------------------------------------------
void drawEvadeCubes(Canvas& canvas, const PlayContext& play, const DrawnCubes& cubes) {
  drawPanel(canvas, kEvadePanel, kInk, kGold);
  drawSack(canvas, {12, 136, 46, 76});
  canvas.text(72, kEvadePanel.y + 6, "The Evade draws", kGold, Weight::bold);
  const std::size_t count = cubes.ofEvade.size();
  const int step = cubeStep(play.player);
  for (std::size_t i = 0; i < count; ++i) {
    const auto cube = static_cast<Cube>(cubes.ofEvade[i]);
    const int x = 72 + 46 * static_cast<int>(i), y = kEvadePanel.y + 20;
    if (i + 1 == count && step < kCubeTicks) {
      drawOnItsWay(canvas, cube, {36, 134}, {x, y}, step, 30);
      continue;
    }
    drawCube(canvas, x, y, cube, 30);
    canvas.text(x + 3, y + 45, "\u22121", kMist, Weight::bold);
    drawAbilitySign(canvas, x + 17, y + 42, static_cast<Ability>(cube));
  }
  canvas.vline(262, kEvadePanel.y + 8, kEvadePanel.h - 16, kNight);
  canvas.text(272, kEvadePanel.y + 6, "Left", kHaze);
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int y = kEvadePanel.y + 22 + 20 * static_cast<int>(i);
    drawAbilitySign(canvas, 272, y, static_cast<Ability>(i));
    canvas.marquee(291, y + 1, Number(shownIn(play).ability[i]).c_str(), changeNow(play).ability == i ? kGold : kPaper);
  }
}

}  // namespace armada::pulp_invasion
