#include "screens/pulp_invasion/search.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

constexpr std::size_t kSeenSlots = 4;
constexpr std::uint8_t kUnknown = 15;

int bagTotal(const Shown& shown) {
  int total = 0;
  for (const std::uint8_t count : shown.bag) total += count;
  return total;
}

bool isNow(const Replay& replay, Happened what) {
  return replay.now() != nullptr && static_cast<Happened>(replay.now()->kind) == what;
}

// The cube that lies large: one that waits to be resolved, else the last of the search.
std::uint8_t lastCube(const Replay& replay, const State& seen) {
  if (isNow(replay, Happened::cubeDrawn)) return replay.now()->a;
  if (!replay.running() && !replay.paused() && seen.drawn[0] < kCubeColours) return seen.drawn[0];
  const std::size_t drawn = replay.shown().cubesDrawn;
  return drawn == 0 ? kUnknown : replay.cubeOfSearch(drawn - 1);
}

// Those that lie there; one on its way is not among them.
std::size_t drawnNow(const Replay& replay) {
  const std::size_t drawn = replay.shown().cubesDrawn;
  return drawn > 0 && replay.cubeStep() < Replay::kCubeTicks ? drawn - 1 : drawn;
}

// Before the search begins, as many as it would be now.
std::size_t cubesInAll(const Replay& replay, const State& seen) {
  const bool counted = replay.running() || replay.paused() || replay.shown().cubes > 0 || seen.phase == Phase::cube;
  if (counted || seen.planet == kNoPlanet) return replay.shown().cubes;
  return static_cast<std::size_t>(searchCount(seen).total() + seen.extraCubes);
}

// ---- what was drawn -------------------------------------------------------------------------------------------------
const char* slotWord(std::uint8_t cube) {
  if (cube >= kCubeColours) return "drawn";
  return static_cast<Cube>(cube) == Cube::falseLead   ? "False"
         : static_cast<Cube>(cube) == Cube::diplomacy ? "Diplom."
                                                      : wordOf(static_cast<Cube>(cube));
}

void drawSlots(Canvas& canvas, const Replay& replay, const State& seen) {
  const std::size_t all = cubesInAll(replay, seen), drawn = drawnNow(replay);
  std::size_t first = drawn + 1 > kSeenSlots ? drawn + 1 - kSeenSlots : 0;
  if (all > kSeenSlots && first + kSeenSlots > all) first = all - kSeenSlots;
  if (all <= kSeenSlots) first = 0;
  for (std::size_t i = 0; i < kSeenSlots && first + i < all; ++i) {
    const std::size_t number = first + i;
    const int x = kSlots.x + 53 * static_cast<int>(i);
    const bool last = number + 1 == drawn, there = number < drawn;
    drawPanel(canvas, {x, kSlots.y, 50, kSlots.h}, kInk, last ? kGold : kSteel);
    const std::uint8_t cube = !there ? kUnknown : last ? lastCube(replay, seen) : replay.cubeOfSearch(number);
    if (!there) {
      canvas.textCentred(x + 25, kSlots.y + 9, "?", kHaze, Weight::bold);
    } else if (cube < kCubeColours) {
      drawCube(canvas, x + 16, kSlots.y + 3, static_cast<Cube>(cube), 15);
    } else {
      canvas.box(x + 17, kSlots.y + 6, 16, 16, kNight, kSteel, 2);
    }
    canvas.textCentred(x + 25, kSlots.y + 26, there ? slotWord(cube) : "to draw",
                       last    ? kGold
                       : there ? kPaper
                               : kHaze);
  }
}

// ---- the bag --------------------------------------------------------------------------------------------------------
void drawBag(Canvas& canvas, const Shown& shown) {
  drawSack(canvas, kSackArea);
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const int x = 20 + static_cast<int>(i % 2) * 30, y = 116 + static_cast<int>(i / 2) * 25;
    drawCube(canvas, x, y, static_cast<Cube>(i), 11);
    Text<8> count;
    count << std::int32_t{shown.bag[i]};
    canvas.text(x + 16, y + 5, count.c_str(), kUmber, Weight::bold);
  }
  canvas.box(22, 198, 52, 16, kVoid, kBrass, 3);
  Text<16> left;
  left << bagTotal(shown) << " left";
  canvas.textCentred(48, 202, left.c_str(), kPaper, Weight::bold);
}

// ---- the cube -------------------------------------------------------------------------------------------------------
struct Title {
  const char* first;
  const char* second;
};
Title titleOf(std::uint8_t cube) {
  switch (static_cast<Cube>(cube)) {
    case Cube::weapon: return {"SUPER", "WEAPON"};
    case Cube::quietus: return {"QUIETUS", ""};
    case Cube::falseLead: return {"FALSE", "LEAD"};
    case Cube::combat: return {"COMBAT", ""};
    case Cube::science: return {"SCIENCE", ""};
    case Cube::diplomacy: return {"DIPLO-", "MACY"};
  }
  return {"", ""};
}

Colour inkOf(std::uint8_t cube) {
  return static_cast<Cube>(cube) == Cube::quietus ? kMist : colourOf(static_cast<Cube>(cube));
}

// From the neck of the bag to its place, growing.
void drawFlight(Canvas& canvas, std::uint8_t cube, int step, int front, int x, int y) {
  constexpr int kFromX = 56, kFromY = 66;
  const int size = 9 + (front - 9) * step / Replay::kCubeTicks;
  const int toX = kFromX + (x - kFromX) * step / Replay::kCubeTicks;
  const int toY = kFromY + (y - kFromY) * step / Replay::kCubeTicks;
  for (int trail = 1; trail <= 3 && trail <= step; ++trail) {
    const int back = step - trail, n = 3 + 2 * back / 3;
    const int tx = kFromX + (x - kFromX) * back / Replay::kCubeTicks;
    const int ty = kFromY + (y - kFromY) * back / Replay::kCubeTicks;
    canvas.rect(tx, ty, n, n, kBrass);
    canvas.frame(tx, ty, n, n, kGold);
  }
  drawCube(canvas, toX, toY, static_cast<Cube>(cube), size);
}

// The place where the cube will lie.
void drawEmptyPlace(Canvas& canvas, int x, int y, int front) {
  const int n = front + front / 5;
  canvas.dash(x, y, x + n, y, kSteel);
  canvas.dash(x, y + n, x + n, y + n, kSteel);
  canvas.dash(x, y, x, y + n, kSteel);
  canvas.dash(x + n, y, x + n, y + n, kSteel);
  canvas.marqueeCentred(x + n / 2, y + n / 2 - 12, "?", kSteel, Marquee::px24);
}

void drawWeaponRow(Canvas& canvas, int x, int y, const Shown& shown, const State& seen) {
  const int inPlay = kWeaponsInPlay[static_cast<std::size_t>(seen.difficulty)];
  const int found = static_cast<int>(shown.found.size());
  for (int i = 0; i < inPlay; ++i) {
    const int left = x + 18 * i;
    canvas.box(left, y, 16, 19, i < found ? kGold : kInk, i < found ? kBrass : kSteel, 2);
    if (i >= found) continue;
    Text<8> number;
    number << i + 1;
    canvas.textCentred(left + 8, y + 6, number.c_str(), kVoid);
  }
}

void drawTrackOf(Canvas& canvas, int x, int y, std::uint8_t cube, const Replay& replay, const State& seen) {
  const auto ability = static_cast<Ability>(cube);
  drawAbilitySign(canvas, x, y, ability);
  const std::uint8_t value = replay.shown().ability[cube];
  Text<24> words;
  words << std::int32_t{value} << " of " << std::int32_t{maximum(seen, ability)};
  const Change change = replay.change();
  if (change.ability == cube) {
    words.clear();
    words << std::int32_t{change.before} << " \u2192 " << std::int32_t{value};
  }
  canvas.text(x + 19, y + 3, words.c_str(), kPaper, Weight::bold);
}

void drawBig(Canvas& canvas, const Replay& replay, const State& seen, bool narrow) {
  const int front = narrow ? 30 : 60, x = kBigCube.x, y = narrow ? 69 : 74;
  const std::uint8_t cube = lastCube(replay, seen);
  const int textX = narrow ? 165 : 205, textY = narrow ? 68 : 80;
  if (cube >= kCubeColours) {
    drawEmptyPlace(canvas, x, y, front);
    Text<24> count;
    count << std::int32_t{replay.shown().cubesDrawn} << " OF " << std::int32_t{replay.shown().cubes};
    if (!narrow && replay.shown().cubes > 0) canvas.marquee(textX, textY + 10, count.c_str(), kMist, Marquee::px18);
    if (!narrow) drawWeaponRow(canvas, textX, 129, replay.shown(), seen);
    return;
  }
  const int step = replay.cubeStep();
  if (step < Replay::kCubeTicks) return drawFlight(canvas, cube, step, front, x, y);
  // Two cubes of one draw wait for a choice.
  if (narrow && seen.phase == Phase::twoCubes && seen.drawn[1] < kCubeColours) {
    drawCube(canvas, x, y, static_cast<Cube>(seen.drawn[0]), front);
    drawCube(canvas, x + 52, y, static_cast<Cube>(seen.drawn[1]), front);
    return;
  }
  drawCube(canvas, x, y, static_cast<Cube>(cube), front);
  const Title title = titleOf(cube);
  canvas.marquee(textX, textY, title.first, inkOf(cube), Marquee::px18);
  if (*title.second != '\0')
    canvas.marquee(textX, textY + (narrow ? 21 : 23), title.second, inkOf(cube), Marquee::px18);
  if (narrow) return;
  if (static_cast<Cube>(cube) == Cube::weapon) drawWeaponRow(canvas, textX, 129, replay.shown(), seen);
  if (isAbilityCube(static_cast<Cube>(cube))) drawTrackOf(canvas, textX, 130, cube, replay, seen);
}

}  // namespace

void drawSearch(Canvas& canvas, const Replay& replay, const State& seen, bool narrow) {
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  drawRays(canvas, {0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop}, 166, 112, kInk, 30);
  const std::uint8_t planet = replay.shown().planet;
  if (planet < kPlanets) {
    drawPlanet(canvas, 20, 43, 12, planet);
    canvas.text(39, 33, "Searching", kHaze);
    const char* name = kPlanetCard[planet].name;
    const bool bold = textWidth(name, Weight::bold) <= 64;
    canvas.text(39, 45, name, kPaper, bold ? Weight::bold : Weight::body);
  }
  drawSlots(canvas, replay, seen);
  drawBag(canvas, replay.shown());
  drawBig(canvas, replay, seen, narrow);
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
bool tellsOfCube(const Replay& replay) {
  if (replay.told() == nullptr) return false;
  switch (static_cast<Happened>(replay.told()->kind)) {
    case Happened::abilityChanged:
    case Happened::weaponCube:
    case Happened::understood:
    case Happened::cubeToSupply: return true;
    default: return false;
  }
}

void sayMeaning(const Replay& replay, const State& seen, std::uint8_t cube, Meaning& meaning) {
  const Shown& shown = replay.shown();
  switch (static_cast<Cube>(cube)) {
    case Cube::weapon:
      meaning.name = "A Super Weapon";
      if (isNow(replay, Happened::cubeDrawn) || seen.drawn[0] < kCubeColours) return;  // which one is not known yet
      if (isNow(replay, Happened::weaponFound)) return sayWeapon({replay.now()->a, {}, 0}, meaning);
      if (!shown.found.empty()) sayWeapon(shown.found.back(), meaning);
      return;
    case Cube::quietus:
      meaning.name = "Quietus";
      if (quietusPassed(seen))
        meaning.words << "Quietus is passed: a point is lost, the cube goes to the supply.";
      else
        meaning.words << "It holds " << std::int32_t{shown.quietus}
                      << (shown.quietus == 1 ? " black cube." : " black cubes.")
                      << " Each two give +1 to Guardforce in its sector.";
      return;
    case Cube::falseLead:
      meaning.name = "False lead";
      meaning.words << "The cube lies aside until the search ends.";
      return;
    default:
      meaning.name = wordOf(static_cast<Cube>(cube));
      if (tellsOfCube(replay))
        narrate(seen, *replay.told(), meaning.words);
      else
        meaning.words << "For a point of it, or for a Super Weapon.";
      return;
  }
}

// "Cube 3 of 4: 3 icons, Vulcania +1."
void sayCount(const Replay& replay, const State& seen, TextOut& words) {
  const Shown& shown = replay.shown();
  words << "Cube " << std::int32_t{shown.cubesDrawn} << " of " << std::int32_t{shown.cubes} << '.';
  const int left = shown.cubes - shown.cubesDrawn;
  if (left > 0 && seen.planet != kNoPlanet)
    words << ' ' << std::int32_t{shown.bag[at(Cube::weapon)]} << " of " << bagTotal(shown) << " left are weapons.";
}

}  // namespace

void drawMeaning(Canvas& canvas, const Replay& replay, const State& seen) {
  const std::uint8_t cube = lastCube(replay, seen);
  const bool lies = replay.cubeStep() >= Replay::kCubeTicks;
  drawPanel(canvas, kMeaningPanel, kInk, lies ? kGold : kSteel);
  Meaning meaning{"", {}};
  Text<64> count;
  const int x = kMeaningPanel.x + 8, y = kMeaningPanel.y + 5;
  if (replay.shown().cubes == 0) {
    meaning.name = "Nothing to search with";
    meaning.words << "No Planet Icon was engaged, and nothing adds a cube.";
  } else if (cube >= kCubeColours) {
    meaning.name = replay.shown().cubesDrawn == 0 ? "The search begins" : "The search goes on";
    if (seen.phase == Phase::cube) {
      Words words;
      describe(seen, moveOf(Verb::drawCube), words);
      meaning.words << words.full.c_str();
    }
  } else {
    if (lies) sayMeaning(replay, seen, cube, meaning);
    sayCount(replay, seen, count);
  }
  canvas.text(x, y, meaning.name, kGold, Weight::bold);
  canvas.paragraph(x, y + 12, kMeaningPanel.w - 13, meaning.words.c_str(), kPaper);
  if (paragraphLines(kMeaningPanel.w - 13, meaning.words.c_str()) < 3) canvas.text(x, y + 42, count.c_str(), kHaze);
}

// ---- an Evade -------------------------------------------------------------------------------------------------------
void drawEvadeCubes(Canvas& canvas, const Replay& replay) {
  drawPanel(canvas, kEvadePanel, kInk, kGold);
  drawSack(canvas, {12, 136, 46, 76});
  canvas.text(72, kEvadePanel.y + 6, "The Evade draws", kGold, Weight::bold);
  const std::size_t count = replay.pulled().size();
  const int step = replay.cubeStep();
  for (std::size_t i = 0; i < count; ++i) {
    const auto cube = static_cast<Cube>(replay.pulled()[i]);
    const int x = 72 + 46 * static_cast<int>(i), y = kEvadePanel.y + 20;
    if (i + 1 == count && step < Replay::kCubeTicks) {
      constexpr int kFromX = 36, kFromY = 134;
      drawCube(canvas, kFromX + (x - kFromX) * step / Replay::kCubeTicks,
               kFromY + (y - kFromY) * step / Replay::kCubeTicks, cube, 9 + 21 * step / Replay::kCubeTicks);
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
    Text<8> left;
    left << std::int32_t{replay.shown().ability[i]};
    canvas.marquee(291, y + 1, left.c_str(), replay.change().ability == i ? kGold : kPaper);
  }
}

}  // namespace armada::pulp_invasion
