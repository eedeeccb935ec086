// "Why 3?": a number as a receipt in the book's five steps, from explain(). Steps without effect stay, quiet, so that the
// order is learnt.
#include <cstring>

#include "screens/components.h"
#include "screens/pulp_invasion/closeup.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

constexpr std::uint8_t kEvadePriceAsked = 4, kSearchAsked = 6;

std::uint8_t slotOf(const State& seen, std::uint8_t question) {
  return question < kLineCards ? question : seen.current;
}

Card cardOf(const State& seen, std::uint8_t question) {
  const std::uint8_t slot = slotOf(seen, question);
  return slot < kLineCards ? seen.line[slot] : kNoCard;
}

// ---- the paper ------------------------------------------------------------------------------------------------------
struct RowWords {
  const char* who;
  const char* what;
};

// What a question is about; all four of the line's cards are one row.
struct Question {
  const char* purpose;
  const char* sum;
  RowWords begin;
};
const Question& about(std::uint8_t question) {
  static constexpr Question kQuestion[] = {
      {"to engage", "TO PAY", {"Printed", "on the card"}},
      {"points to evade", "TO PAY", {"Book", "price of an Evade"}},
      {"cubes to evade", "CUBES", {"Book", "cubes of an Evade"}},
      {"to search", "CUBES", {"Icons", "of engaged cards"}},
  };
  return kQuestion[question < kLineCards ? 0 : question - kLineCards + 1];
}

RowWords rowWords(std::uint8_t question, std::size_t row, const Step& step) {
  static constexpr const char* kKinds[kModSteps] = {"Alien", "Line", "Location", "Planet", "Weapon"};
  if (row > kModSteps) return {"Help", step.who};
  if (row > 0) return {kKinds[row - 1], step.change != 0 ? step.who : "no change"};
  return about(question).begin;
}

void drawChange(Canvas& canvas, int y, int change) {
  Text<8> words;
  words << (change < 0 ? "\u2212" : "+") << (change < 0 ? -change : change);
  canvas.box(176, y + 2, 26, 16, change > 0 ? kBrick : kUltra, kClear, 3);
  canvas.textCentred(189, y + 6, words.c_str(), kPaper, Weight::bold);
}

void drawRows(Canvas& canvas, std::uint8_t question, const Explanation& steps, std::size_t chosen) {
  const int pitch = steps.size() > kModSteps + 1 ? 18 : 21;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const int y = 46 + static_cast<int>(i) * pitch - (pitch == 18 ? 1 : 0);
    const Step& step = steps[i];
    const RowWords words = rowWords(question, i, step);
    const bool quiet = i > 0 && step.change == 0;
    const Colour ink = quiet && i != chosen ? kSepia : kUmber;
    if (i == chosen) canvas.rect(8, y, 232, pitch - 1, kGold);
    if (i > 0 && i <= kModSteps) canvas.text(14, y + 6, Number(static_cast<std::int32_t>(i)).c_str(), ink);
    canvas.text(26, y + 6, words.who, ink, quiet ? Weight::body : Weight::bold);
    canvas.text(84, y + 6, words.what, ink);
    if (i > 0 && step.change != 0) drawChange(canvas, y - (pitch == 18 ? 1 : 0), step.change);
    if (quiet)
      canvas.textRight(232, y + 6, "\u2013", ink);
    else
      canvas.marqueeRight(232, y + (pitch == 18 ? 3 : 4), Number(step.total).c_str(), ink);
    canvas.hline(8, y + pitch - 1, 232, kKraft);
  }
}

// ---- beside it ------------------------------------------------------------------------------------------------------
constexpr int kSideX = 248, kSideWidth = 67;

// Which step gave the icon its last change; kModSteps: none did.
std::size_t iconChanger(const IconReceipt& icon) {
  Ability before = icon.printed;
  std::size_t changer = kModSteps;
  for (std::size_t i = 0; i < kModSteps; ++i) {
    if (icon.after[i] != before) changer = i;
    before = icon.after[i];
  }
  return changer;
}

std::uint8_t slotOfCard(const State& seen, Card card) {
  std::uint8_t slot = 0;
  while (slot < kLineCards && seen.line[slot] != card) ++slot;
  return slot;
}

void drawIconPanel(Canvas& canvas, const State& seen, std::uint8_t slot) {
  static constexpr const char* kBy[kModSteps] = {"the Alien", "a line card", "the Location", "the Planet", "a weapon"};
  const IconReceipt icon = engageIcon(seen, slot);
  const std::size_t changer = iconChanger(icon);
  const bool changed = changer < kModSteps, own = icon.from == seen.line[slot] || icon.from >= kEncounterCards;
  // Book: the rightmost card uses the leftmost card's icon.
  const char* where = own ? "alone here" : slotOfCard(seen, icon.from) < slot ? "to the left" : "to its right";
  const char* whose = own ? "the card itself" : kEncounterCard[icon.from].name;
  for (int i = 0; i < 3; ++i) canvas.rect(280, 108 + i * 4, 3, 2, kGold);
  drawPanel(canvas, {kSideX, 121, kSideWidth, 55});
  drawAbilitySign(canvas, kSideX + kSideWidth - 18, 124, icon.icon());
  canvas.text(kSideX + 6, 126, changed ? "Icon by" : "Icon of", kHaze);
  canvas.paragraph(kSideX + 6, 139, kSideWidth - 9, changed ? kBy[changer] : whose, kPaper);
  canvas.text(kSideX + 6, changed ? 161 : 162, changed ? "see there" : where, kHaze);
}

// What it would be paid from: enough of it, enough with others at two for one, or not.
void drawPurse(Canvas& canvas, const State& seen, Ability ability, int price) {
  const int has = seen.ability[at(ability)];
  const int mixed = pointsAs(seen, ability);
  drawPanel(canvas, {kSideX, 180, kSideWidth, 35});
  canvas.text(kSideX + 6, 185, "You have", kHaze);
  const int end = canvas.marquee(kSideX + 6, 197, Number(has).c_str(), colourOf(ability));
  drawAbilitySign(canvas, end + 1, 197, ability);
  const char* word = has >= price ? "ok" : mixed >= price ? "mix" : "short";
  canvas.textRight(kSideX + kSideWidth - 5, 200, word,
                   has >= price     ? kLeaf
                   : mixed >= price ? kGold
                                    : kRed,
                   Weight::bold);
}

void drawPurses(Canvas& canvas, const State& seen) {
  drawPanel(canvas, {kSideX, 121, kSideWidth, 94});
  canvas.text(kSideX + 6, 126, "You have", kHaze);
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int y = 142 + 24 * static_cast<int>(i);
    drawAbilitySign(canvas, kSideX + 8, y, static_cast<Ability>(i));
    canvas.marquee(kSideX + 30, y + 1, Number(seen.ability[i]).c_str(), colourOf(static_cast<Ability>(i)));
  }
}

void drawBagPanel(Canvas& canvas, const State& seen, int top) {
  drawPanel(canvas, {kSideX, top, kSideWidth, 215 - top});
  canvas.text(kSideX + 6, top + 5, "In the bag", kHaze);
  for (std::size_t i = 0; i < kCubeColours; ++i) {
    const int x = kSideX + 6 + 31 * static_cast<int>(i % 2), y = top + 18 + 24 * static_cast<int>(i / 2);
    drawCube(canvas, x, y, static_cast<Cube>(i), 11);
    canvas.text(x + 16, y + 5, Number(seen.bag[i]).c_str(), kPaper);
  }
}

void drawBeside(Canvas& canvas, const State& seen, std::uint8_t question, int total) {
  if (question == kSearchAsked) {
    drawPlanet(canvas, kSideX + 33, 60, 26, seen.planet);
    canvas.textCentred(kSideX + 33, 98, kPlanetCard[seen.planet].name, kPaper);
    drawBagPanel(canvas, seen, 121);
    return;
  }
  const std::uint8_t slot = slotOf(seen, question);
  drawEncounterCard(canvas, 252, 25, seen.line[slot]);
  if (question < kLineCards) {
    drawIconPanel(canvas, seen, slot);
    drawPurse(canvas, seen, engageIcon(seen, slot).icon(), total);
  } else if (question == kEvadePriceAsked) {
    drawPurses(canvas, seen);
  } else {
    drawBagPanel(canvas, seen, 121);
  }
}

}  // namespace

Explanation whyOf(const State& seen, std::uint8_t question) {
  Explanation steps;
  steps.clear();
  if (question < kQuestions) explain(seen, question, steps);
  return steps;
}

void drawWhy(Canvas& canvas, const State& seen, std::uint8_t question, std::uint8_t chosen) {
  const Explanation steps = whyOf(seen, question);
  if (steps.empty()) return;
  const int total = steps.back().total;
  drawPaper(canvas, {6, 25, 236, 190});
  const bool search = question == kSearchAsked;
  canvas.text(14, 31, search ? kPlanetCard[seen.planet].name : kEncounterCard[cardOf(seen, question)].name, kUmber,
              Weight::bold);
  canvas.textRight(234, 31, about(question).purpose, kSepia);
  canvas.hline(8, 43, 232, kSepia);
  drawRows(canvas, question, steps, chosen);
  canvas.hline(8, 173, 232, kUmber);
  canvas.hline(8, 175, 232, kUmber);
  canvas.marquee(14, 186, about(question).sum, kUmber, Marquee::px18);
  canvas.marqueeRight(208, 180, Number(total).c_str(), kBrick, Marquee::px30);
  if (question < kLineCards) drawAbilitySign(canvas, 217, 188, engageIcon(seen, question).icon());
  drawBeside(canvas, seen, question, total);
}

// ---- what a row speaks of -------------------------------------------------------------------------------------------
namespace {

Thing cardNamed(const char* name) {
  for (Card card = 0; card < kEncounterCards; ++card)
    if (std::strcmp(kEncounterCard[card].name, name) == 0) return {Thing::Kind::card, card};
  return {Thing::Kind::nothing, 0};
}

Thing weaponNamed(const State& seen, const char* name) {
  Thing last{Thing::Kind::nothing, 0};
  for (const Found& found : seen.found) {
    if (std::strcmp(kWeaponCard[found.weapon].name, name) == 0) return {Thing::Kind::weapon, found.weapon};
    if (understood(found)) last = {Thing::Kind::weapon, found.weapon};
  }
  return last;
}

}  // namespace

Thing thingOfWhy(const State& seen, std::uint8_t question, std::uint8_t row) {
  const Explanation steps = whyOf(seen, question);
  if (row >= steps.size()) return {Thing::Kind::nothing, 0};
  const Card card = question == kSearchAsked ? kNoCard : cardOf(seen, question);
  const Thing itself =
      card < kEncounterCards ? Thing{Thing::Kind::card, card} : Thing{Thing::Kind::planet, seen.planet};
  switch (row) {
    case 0: return itself;
    case 1: return {Thing::Kind::alien, alienNow(seen)};
    case 2: {
      const Thing speaker = cardNamed(steps[row].who);
      return speaker.kind != Thing::Kind::nothing ? speaker : itself;
    }
    case 3:
      return seen.location < kEncounterCards ? Thing{Thing::Kind::card, seen.location} : Thing{Thing::Kind::nothing, 0};
    case 4: return seen.planet < kPlanets ? Thing{Thing::Kind::planet, seen.planet} : Thing{Thing::Kind::nothing, 0};
    case 5: return weaponNamed(seen, steps[row].who);
    default: return itself;
  }
}

}  // namespace armada::pulp_invasion
