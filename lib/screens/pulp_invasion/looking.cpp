#include "screens/pulp_invasion/looking.h"

#include "screens/components.h"
#include "screens/pulp_invasion/board.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

using Kind = Thing::Kind;

Thing card(Card row) { return {Kind::card, row}; }
Thing dieThing(Die die) { return {Kind::die, static_cast<std::uint8_t>(die)}; }

void addCrew(const State& seen, LookedList& things) {
  things.push({{Kind::captain, seen.captain}, Group::crew, kQuestions});
  if (seen.phase == Phase::crew) {
    for (const Die die : kCaptainCard[seen.captain].offered) things.push({dieThing(die), Group::crew, kQuestions});
    return;
  }
  for (const OwnedDie& die : seen.die) things.push({dieThing(die.die), Group::crew, kQuestions});
}

}  // namespace

LookedList thingsToLookAt(const State& seen) {
  LookedList things{};
  for (std::uint8_t slot = 0; slot < kLineCards; ++slot)
    if (seen.line[slot] < kEncounterCards)
      things.push({card(seen.line[slot]), Group::line, seen.status[slot] == LineStatus::standing ? slot : kQuestions});
  for (const Card shown : seen.shown) things.push({card(shown), Group::line, kQuestions});
  constexpr std::uint8_t kSearchCubes = 6;
  if (seen.planet != kNoPlanet)
    things.push({{Kind::planet, seen.planet}, Group::places, kSearchCubes});
  else
    for (const std::uint8_t planet : seen.planetRow) things.push({{Kind::planet, planet}, Group::places, kQuestions});
  if (seen.location != kNoCard) things.push({card(seen.location), Group::places, kQuestions});
  for (const std::uint8_t alien : seen.alien) things.push({{Kind::alien, alien}, Group::aliens, kQuestions});
  addCrew(seen, things);
  for (const Found& found : seen.found) things.push({{Kind::weapon, found.weapon}, Group::weapons, kQuestions});
  for (Card row = kFirstAgent; row < kEncounterCards; ++row)
    if (seen.hand.has(row)) things.push({card(row), Group::hand, kQuestions});
  things.push({{Kind::nothing, 0}, Group::bag, kQuestions});
  return things;
}

std::size_t placeOf(const LookedList& things, Thing thing) {
  for (std::size_t i = 0; i < things.size(); ++i)
    if (things[i].thing.kind == thing.kind && things[i].thing.which == thing.which) return i;
  return 0;
}

std::size_t firstOfHand(const LookedList& things) {
  for (const Group group : {Group::hand, Group::crew})
    for (std::size_t i = 0; i < things.size(); ++i)
      if (things[i].group == group) return i;
  return 0;
}

std::size_t nextGroup(const LookedList& things, std::size_t from, int by) {
  const std::size_t all = things.size();
  const auto step = [&](std::size_t i) { return (i + (by > 0 ? 1 : all - 1)) % all; };
  std::size_t at = from;
  while (things[at].group == things[from].group) {
    at = step(at);
    if (at == from) return from;
  }
  while (at > 0 && things[at - 1].group == things[at].group) --at;  // its first
  return at;
}

// ---- the bag --------------------------------------------------------------------------------------------------------
namespace {

void sayElsewhere(const State& seen, Cube cube, TextOut& words) {
  int onWeapons = 0;
  if (isAbilityCube(cube))
    for (const Found& found : seen.found) onWeapons += found.cubes[at(cube)];
  if (cube == Cube::weapon) onWeapons = static_cast<int>(seen.found.size());
  if (onWeapons > 0) words << onWeapons << " on weapons";
  if (cube == Cube::quietus && seen.quietus > 0) words << std::int32_t{seen.quietus} << " on Quietus";
  if (cube == Cube::falseLead && seen.aside > 0) words << std::int32_t{seen.aside} << " aside";
}

const char* meaningOf(const State& seen, Cube cube) {
  switch (cube) {
    case Cube::weapon: return "finds a Super Weapon";
    case Cube::quietus: return quietusPassed(seen) ? "costs 1 point" : "strengthens Quietus";
    case Cube::falseLead: return "a false lead";
    default: return "1 point, or a weapon";
  }
}

void drawBagCloseup(Canvas& canvas, const State& seen) {
  drawPaper(canvas, {6, 25, 308, 190});
  canvas.text(14, 31, "The bag", kUmber, Weight::bold);
  Text<24> total;
  total << cubesInBag(seen) << " cubes";
  canvas.textRight(306, 31, total.c_str(), kSepia);
  canvas.hline(8, 43, 304, kSepia);
  canvas.textRight(146, 48, "Bag", kSepia);
  canvas.textRight(186, 48, "Supply", kSepia);
  canvas.text(196, 48, "In a search", kSepia);
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const auto cube = static_cast<Cube>(i);
    const int y = 61 + 25 * static_cast<int>(i);
    drawCube(canvas, 14, y + 1, cube, 13);
    canvas.text(36, y + 6, wordOf(cube), kUmber, Weight::bold);
    canvas.marqueeRight(146, y + 4, Number(seen.bag[i]).c_str(), kUmber);
    canvas.textRight(186, y + 6, Number(supply(seen, cube)).c_str(), kSepia);
    Text<32> where;
    sayElsewhere(seen, cube, where);
    canvas.text(196, y + (where.empty() ? 6 : 1), meaningOf(seen, cube), kUmber);
    canvas.text(196, y + 11, where.c_str(), kSepia);
    if (i + 1 < kCubeColours) canvas.hline(8, y + 22, 304, kKraft);
  }
}

}  // namespace

void drawLooked(Canvas& canvas, const State& seen, const Looked& looked) {
  if (looked.thing.kind == Kind::nothing) return drawBagCloseup(canvas, seen);
  drawThing(canvas, seen, looked.thing);
}

// ---- questions ------------------------------------------------------------------------------------------------------
std::uint8_t nextQuestion(const State& seen, std::uint8_t from, int by) {
  const int all = kQuestions;
  int at = from;
  for (int tries = 0; tries < all; ++tries) {
    if (tries > 0 || by != 0) at = (at + (by < 0 ? all - 1 : 1)) % all;
    if (!whyOf(seen, static_cast<std::uint8_t>(at)).empty()) return static_cast<std::uint8_t>(at);
  }
  return kQuestions;
}

int answerOf(const State& seen, std::uint8_t question) {
  const Explanation steps = whyOf(seen, question);
  return steps.empty() ? 0 : steps.back().total;
}

Thing thingOf(const State& seen, Move move) {
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::leaveDie: return dieThing(kCaptainCard[seen.captain].offered[what]);
    case Verb::planet: return {Kind::planet, seen.planetRow[what]};
    case Verb::arrange: return card(seen.shown[what]);
    case Verb::useDie: return dieThing(seen.die[what >> 1].die);
    case Verb::ownDie: return dieThing(seen.die[what].die);
    case Verb::playCard: return card(what);
    case Verb::ontoWeapon:
    case Verb::ownWeapon: return {Kind::weapon, seen.found[what].weapon};
    case Verb::engage:
    case Verb::evade:
    case Verb::pay:
    case Verb::payPoint: return card(seen.line[seen.current]);
    case Verb::turnTo: return dieThing(seen.die[seen.usedDie & 1u].die);
    case Verb::drawCube:
    case Verb::takeCube: return {Kind::nothing, 0};
    default: return {Kind::captain, seen.captain};
  }
}

}  // namespace armada::pulp_invasion
