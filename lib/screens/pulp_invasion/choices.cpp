#include "screens/pulp_invasion/choices.h"

#include <cstring>

#include "screens/components.h"
#include "screens/pulp_invasion/board.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

// ---- what a payment leaves ------------------------------------------------------------------------------------------
Left leftAfter(const State& seen, Move move) {
  Left left{{seen.ability[0], seen.ability[1], seen.ability[2]}};
  if (verbOf(move) != Verb::pay) {
    left.of[whatOf(move)] += verbOf(move) == Verb::ability && seen.phase == Phase::gain ? 1 : -1;
    return left;
  }
  const Mix mix = mixOf(move);
  const Ability icon = engageIcon(seen, seen.current).icon();
  left.of[at(icon)] -= priceNow(seen) - mix.first - mix.second;
  left.of[at(otherAbility(icon, 0))] -= 2 * mix.first;
  left.of[at(otherAbility(icon, 1))] -= 2 * mix.second;
  return left;
}

namespace {

// What one looks at in what is left, each the more the better: the lowest Ability, the two lowest together (so far away is
// the loss by two zeros), and all points.
struct Measures {
  int of[3];
};
Measures measuresOf(const Left& left) {
  int low = left.of[0], high = left.of[0];
  for (const int each : left.of) {
    low = each < low ? each : low;
    high = each > high ? each : high;
  }
  const int all = left.of[0] + left.of[1] + left.of[2];
  return {{low, all - high, all}};
}

// The points of each Ability that the rest of the line asks for.
Left wantedLater(const State& seen) {
  Left wanted{};
  for (auto slot = static_cast<std::uint8_t>(seen.current + 1u); slot < kLineCards; ++slot)
    if (seen.status[slot] == LineStatus::standing)
      wanted.of[at(engageIcon(seen, slot).icon())] += engageStrength(seen, slot).total();
  return wanted;
}

// In nothing better than the other, and in something worse. An Ability that the other leaves lower counts where the rest of
// the line wants more of it.
bool isWorse(const Left& one, const Left& other, const Left& wanted) {
  const Measures mine = measuresOf(one), its = measuresOf(other);
  bool less = false;
  for (std::size_t i = 0; i < 3; ++i) {
    if (mine.of[i] > its.of[i]) return false;
    less = less || mine.of[i] < its.of[i];
  }
  for (std::size_t i = 0; i < kAbilities; ++i)
    if (one.of[i] > other.of[i] && other.of[i] < wanted.of[i]) return false;
  return less;
}

// ---- the order ------------------------------------------------------------------------------------------------------
constexpr int kMostPoints = 64;

// Nobody begins with a zero; then what costs least, what leaves the two lowest highest, and the lowest.
int rankOfLeft(const Left& left) {
  const Measures measures = measuresOf(left);
  int rank = measures.of[0] <= 0 ? 1 : 0;
  for (const int i : {2, 1, 0}) rank = rank * kMostPoints + kMostPoints - 1 - measures.of[i];
  return rank;
}

// Lower comes first.
int rankOf(const State& seen, Move move) {
  switch (verbOf(move)) {
    case Verb::goOn:
    case Verb::drawCube: return 0;
    case Verb::engage: return 1;
    case Verb::evade: return 2;
    case Verb::pay:
    case Verb::payPoint:
    case Verb::ability: return rankOfLeft(leftAfter(seen, move));
    case Verb::turnTo: return 6 - whatOf(move);  // the least turn first
    case Verb::useDie: return 3;
    case Verb::playCard: return 4;
    default: return 5;
  }
}

}  // namespace

Choices allChoices(const State& seen, const MoveList& legal) {
  Choices sorted{};
  for (const Move move : legal) {
    const int rank = rankOf(seen, move);
    sorted.push(move);
    for (std::size_t i = sorted.size() - 1; i > 0 && rankOf(seen, sorted[i - 1]) > rank; --i) {
      sorted[i] = sorted[i - 1];
      sorted[i - 1] = move;
    }
  }
  return sorted;
}

Choices choicesOf(const State& seen, const MoveList& legal) {
  const Choices all = allChoices(seen, legal);
  if (seen.phase != Phase::pay) return all;
  const Left wanted = wantedLater(seen);
  Choices best{};
  for (const Move move : all) {
    bool worse = false;
    for (const Move other : all) worse = worse || isWorse(leftAfter(seen, move), leftAfter(seen, other), wanted);
    if (!worse) best.push(move);
  }
  return best;
}

bool losesByItself(const State& seen, Move move) {
  const bool pays = (verbOf(move) == Verb::pay && priceNow(seen) > 0) || verbOf(move) == Verb::payPoint;
  if (!pays) return false;
  int zeros = 0;
  for (const int left : leftAfter(seen, move).of) zeros += left <= 0 ? 1 : 0;
  return zeros >= 2;
}

bool isHopeless(const State& seen) {
  if (seen.phase == Phase::last) return seen.round == kRounds;  // nothing is drawn any more
  if (seen.phase != Phase::evade || seen.freeEvade != 0) return false;
  if (seen.ability[0] + seen.ability[1] + seen.ability[2] > 0) return false;
  for (Card card = kFirstAgent; card < kEncounterCards; ++card)
    if (seen.hand.has(card))
      for (const Effect& effect : kEncounterCard[card].effect)
        if (effect.what == What::freeEvade) return false;
  return evadePrice(seen, seen.current).total() > 0;
}

bool becomesEvade(const State& seen) {
  if (seen.phase != Phase::engage) return false;
  return engageStrength(seen, seen.current).total() == 0 ||
         pointsAs(seen, engageIcon(seen, seen.current).icon()) < priceNow(seen);
}

bool isAid(Move move) { return verbOf(move) == Verb::useDie || verbOf(move) == Verb::playCard; }

Aids aidsIn(const MoveList& legal) {
  Aids aids{};
  for (const Move move : legal) {
    aids.die = aids.die || verbOf(move) == Verb::useDie;
    aids.card = aids.card || verbOf(move) == Verb::playCard;
  }
  return aids;
}

// ---- what is asked --------------------------------------------------------------------------------------------------
namespace {

// clang-format off: in the order of Phase; "" where the position says all
constexpr const char* kAsked[] = {
    "", "",                                                                               // crew, planet
    "Draw the line", "Which card is next",                                                // draw, arrange
    "", "Engage ", "Pay ", "Evade ", "Pay for the Evade",                                 // question to evadePay
    "Before the search", "Before the cube", "Which cube to use", "Use the cube",          // search to place
    "A Super Weapon", "After the search", "Turn the die to", "Which half to use",         // weapon to half
    "Gain a point", "Lose a point",                                                       // gain, lose
    "Reroll a die", "Upgrade a die", "Swap which die", "Take which die",                  // reroll to swapIn
    "Put it on a weapon", "Which of your weapons", "", "Remove a cube", "",               // weaponCube to over
};
// clang-format on
static_assert(sizeof kAsked / sizeof kAsked[0] == static_cast<std::size_t>(Phase::over) + 1);

}  // namespace

void sayQuestion(const State& seen, TextOut& words) {
  words << kAsked[static_cast<std::size_t>(seen.phase)];
  switch (seen.phase) {
    case Phase::question:
    case Phase::engage:
    case Phase::evade: words << kEncounterCard[seen.line[seen.current]].name; return;
    case Phase::pay: words << std::int32_t{priceNow(seen)}; return;
    case Phase::newWeapon:
      words << (seen.picked < seen.found.size() ? "Take which weapon" : "Which weapon you find");
      return;
    default: return;
  }
}

EvadeCost evadeCost(const State& seen) {
  return {seen.freeEvade != 0 ? 0 : evadePrice(seen, seen.current).total(),
          seen.calmEvade != 0 ? 0 : evadeCubes(seen, seen.current).total()};
}

const char* behindColon(const char* text) {
  const char* colon = std::strstr(text, ": ");
  return colon == nullptr ? text : colon + 2;
}

// ---- rows -----------------------------------------------------------------------------------------------------------
namespace {

constexpr int kLeastRow = 14, kMostRow = 18;

struct Row {
  Canvas& canvas;
  const State& seen;
  Rect area;
  bool chosen;
  Move move;

  Colour ink() const { return chosen ? kVoid : kPaper; }
  Colour quiet() const { return chosen ? kVoid : kMist; }
  int top() const { return area.y + (area.h - kLeastRow) / 2; }  // of a sign
  int textY() const { return top() + 3; }
  int left() const { return area.x + 14; }
  int right() const { return area.x + area.w - 6; }
  // As much as fits up to `end`; returns the x after it.
  int name(int x, const char* words, int end, Weight weight = Weight::bold) const {
    Text<96> line;
    fitted(words, end - x, line, weight);
    return canvas.text(x, textY(), line.c_str(), ink(), weight);
  }
  void value(const char* words) const { canvas.textRight(right(), textY(), words, quiet()); }
};

void drawPlain(const Row& row, const char* value = "") {
  Words words;
  describe(row.seen, row.move, words);
  row.name(row.left(), words.brief.c_str(), row.right() - textWidth(value) - 4);
  row.value(value);
}

// "Pay 3" and the sign, at the right; the word alone stands at the left where the row is "Pay".
void drawPriceOf(const Row& row, const char* word) {
  Text<16> price;
  price << word << std::int32_t{priceNow(row.seen)};
  row.canvas.textRight(row.right() - 17, row.textY(), price.c_str(), row.quiet());
  drawAbilitySign(row.canvas, row.right() - 13, row.top(), engageIcon(row.seen, row.seen.current).icon());
}

void drawEngageRow(const Row& row) {
  drawPriceOf(row, "Pay ");
  row.name(row.left(), "Engage", row.right() - 60);
}

void drawEvadeRow(const Row& row) {
  const EvadeCost cost = evadeCost(row.seen);
  Text<32> value;
  counted(value, cost.points, "point") << ", ";
  counted(value, cost.cubes, "cube");
  drawPlain(row, value.c_str());
}

void drawGoOnRow(const Row& row) {
  if (row.seen.phase == Phase::evade || becomesEvade(row.seen)) return drawEvadeRow(row);
  Text<16> value;
  if (row.seen.phase == Phase::search) counted(value, searchCount(row.seen).total() + row.seen.extraCubes, "cube");
  if (row.seen.phase == Phase::engage) drawPriceOf(row, "");
  drawPlain(row, value.c_str());
}

// The die's face in its colour, as high as a row.
constexpr int kDieBadge = 20;
void drawDieBadge(Canvas& canvas, int x, int y, Die die, int face) {
  canvas.box(x, y, kDieBadge, 13, colourOf(die), kClear, 2);
  canvas.text(x + 3, y + 3, kDieCard[at(die)].letter, kVoid);
  if (face > 0) canvas.text(x + 12, y + 3, Number(face).c_str(), kVoid, Weight::bold);
}

constexpr char kOr[] = ", or ";

// One half of an "or", or all of it.
void sayFaceText(const DieFace& face, unsigned half, TextOut& words) {
  const char* text = behindColon(face.text);
  const char* end = face.joined == Joined::either ? std::strstr(text, kOr) : nullptr;
  if (end == nullptr)
    words << text;
  else if (half == 0)
    words.put(text, static_cast<std::size_t>(end - text));
  else
    words << end + sizeof kOr - 1;
}

// A name and what it does: both if there is room, else the one that tells more and is whole.
void drawNameAndText(const Row& row, int x, const char* name, const char* text) {
  const int after = x + textWidth(name, Weight::bold) + 6;
  const bool both = after + textWidth(text) <= row.right(), alone = x + textWidth(text) <= row.right();
  if (both || !alone) row.name(x, name, row.right());
  if (alone) row.canvas.text(both ? after : x, row.textY(), text, both ? row.quiet() : row.ink());
}

void drawDieRow(const Row& row, Die die, int face, const char* text) {
  drawDieBadge(row.canvas, row.left(), row.top(), die, face);
  drawNameAndText(row, row.left() + kDieBadge + 5, kDieCard[at(die)].name, text);
}

void drawOwnDieRow(const Row& row, const OwnedDie& die) {
  drawDieRow(row, die.die, die.face, kDieFace[at(die.die)][die.face - 1].text);
}

// A text with the long names as the cards shorten them: "+2 against C, or an Evade removes 2 white cubes".
void sayShortened(const char* text, TextOut& words) {
  static constexpr const char* kShort[][2] = {
      {"Combat", "C"}, {"Science", "S"}, {"Diplomacy", "D"}, {"Guardforce", "Guard"}, {" from the bag", ""}};
  while (*text != '\0') {
    std::size_t skip = 0;
    for (const auto& name : kShort) {
      const std::size_t letters = std::strlen(name[0]);
      if (std::strncmp(text, name[0], letters) != 0) continue;
      words << name[1];
      skip = letters;
    }
    if (skip == 0) words.put(text, skip = 1);
    text += skip;
  }
}

// All rows are of one die: its colour and the number are enough, and leave room for the longest text.
void drawTurnRow(const Row& row, Die die, int face) {
  const int x = row.left();
  row.canvas.box(x - 1, row.top(), 11, 13, colourOf(die), kClear, 2);
  row.canvas.textCentred(x + 5, row.textY(), Number(face).c_str(), kVoid, Weight::bold);
  const char* text = kDieFace[at(die)][face - 1].text;
  Text<96> shorter;
  sayShortened(text, shorter);
  const bool fits = x + 14 + textWidth(text) <= row.right() + 3;
  row.name(x + 14, fits ? text : shorter.c_str(), row.right() + 3, Weight::body);
}

// A die that is about to be used, or one half of it.
void drawUseRow(const Row& row, const OwnedDie& die, unsigned half) {
  Text<96> text;
  sayFaceText(kDieFace[at(die.die)][die.face - 1], half, text);
  drawDieRow(row, die.die, die.face, text.c_str());
}

void drawCardRow(const Row& row, Card card) {
  const int x = row.left();
  row.canvas.box(x + 3, row.top(), 15, 13, kPaper, kUmber, 2);
  row.canvas.textCentred(x + 10, row.textY(), kindOf(card) == CardKind::event ? "E" : "A", kBrick, Weight::bold);
  const char* name = kEncounterCard[card].name;
  row.name(x + 25, name, row.right());
  const char* text = behindColon(kEncounterCard[card].text);
  const int after = x + 25 + textWidth(name, Weight::bold) + 6;
  if (after + textWidth(text) <= row.right()) row.canvas.text(after, row.textY(), text, row.quiet());
}

void drawAbilityRow(const Row& row, Ability ability, int change) {
  const int now = row.seen.ability[at(ability)];
  drawAbilitySign(row.canvas, row.left(), row.top(), ability);
  row.name(row.left() + 18, wordOf(ability), row.right());
  Text<24> value;
  value << now << " \u2192 " << now + change;
  row.value(value.c_str());
}

// What is paid, and what is left of each Ability.
void drawPayRow(const Row& row) {
  const State& seen = row.seen;
  const Left left = leftAfter(seen, row.move);
  int x = row.left();
  int zeros = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int paid = seen.ability[i] - left.of[i];
    zeros += left.of[i] <= 0 ? 1 : 0;
    const int column = row.area.x + row.area.w - 88 + 30 * static_cast<int>(i);
    row.canvas.textCentred(column + 6, row.textY(), Number(left.of[i]).c_str(), paid > 0 ? row.ink() : row.quiet(),
                           paid > 0 ? Weight::bold : Weight::body);
    if (paid == 0) continue;
    x = row.canvas.text(x, row.textY(), Number(paid).c_str(), row.ink(), Weight::bold) + 1;
    drawAbilitySign(row.canvas, x, row.top(), static_cast<Ability>(i));
    x += 18;
  }
  if (x == row.left()) x = row.name(x, "Nothing", row.right());
  if (zeros >= 2) row.canvas.text(x + 2, row.textY(), "two zeros: you lose", row.chosen ? kBrick : kRed, Weight::bold);
}

void drawCubeRow(const Row& row, Cube cube, const char* value = "") {
  drawCube(row.canvas, row.left(), row.top(), cube, 11);
  row.name(row.left() + 20, wordOf(cube), row.right() - textWidth(value) - 4);
  row.value(value);
}

void drawTakeCubeRow(const Row& row) {
  const auto cube = static_cast<Cube>(whatOf(row.move));
  Text<16> value;
  value << std::int32_t{row.seen.bag[at(cube)]} << " in the bag";
  drawCubeRow(row, cube, value.c_str());
}

void drawWeaponRow(const Row& row, const Found& found) {
  row.name(row.left(), kWeaponCard[found.weapon].name, row.right());
  if (understood(found)) return row.value("Understood");
  int cubes = 0;
  for (const std::uint8_t each : kWeaponCard[found.weapon].needs) cubes += each;
  const int x = row.right() - 14 * cubes;
  if (row.chosen) row.canvas.box(x - 4, row.top(), row.right() + 7 - x, 14, kInk, kClear, 2);
  drawWeaponNeeds(row.canvas, x, row.top() + 1, found);
}

void drawArrangeRow(const Row& row) {
  const Card card = row.seen.shown[whatOf(row.move)];
  if (card >= kEncounterCards) return drawPlain(row);
  const EncounterCard& face = kEncounterCard[card];
  Text<8> strength;
  if (face.kind == CardKind::location)
    strength << "L";
  else
    strength << std::int32_t{face.strength};
  row.canvas.text(row.left(), row.textY(), strength.c_str(), row.chosen ? kBrick : kRed, Weight::bold);
  int right = row.right() - 13;
  drawAbilitySign(row.canvas, right, row.top(), face.icon);
  for (int i = 0; i < face.planetIcons; ++i) {
    right -= 11;
    drawPlanetIcon(row.canvas, right, row.top() + 3, row.quiet());
  }
  row.name(row.left() + 11, face.name, right - 3, Weight::body);
}

void drawOne(const Row& row) {
  const State& seen = row.seen;
  const std::uint8_t what = whatOf(row.move);
  switch (verbOf(row.move)) {
    case Verb::goOn: return drawGoOnRow(row);
    case Verb::engage: return drawEngageRow(row);
    case Verb::evade: return drawEvadeRow(row);
    case Verb::useDie: return drawUseRow(row, seen.die[what >> 1], what & 1u);
    case Verb::useHalf: return drawUseRow(row, seen.spare, what);
    case Verb::playCard: return drawCardRow(row, what);
    case Verb::pay: return drawPayRow(row);
    case Verb::payPoint: return drawAbilityRow(row, static_cast<Ability>(what), -1);
    case Verb::ability: return drawAbilityRow(row, static_cast<Ability>(what), seen.phase == Phase::gain ? 1 : -1);
    case Verb::raise: return drawAbilityRow(row, static_cast<Ability>(seen.drawn[0]), 1);
    case Verb::keepCube: return drawCubeRow(row, static_cast<Cube>(seen.drawn[what]));
    case Verb::takeCube: return drawTakeCubeRow(row);
    case Verb::ontoWeapon:
    case Verb::ownWeapon: return drawWeaponRow(row, seen.found[what]);
    case Verb::takeWeapon: return drawWeaponRow(row, Found{what, {}, 0});
    case Verb::turnTo: return drawTurnRow(row, seen.die[seen.usedDie & 1u].die, what);
    case Verb::ownDie: return drawOwnDieRow(row, seen.die[what]);
    case Verb::newDie: return drawDieRow(row, static_cast<Die>(what), 0, "");
    case Verb::arrange: return drawArrangeRow(row);
    default: return drawPlain(row);
  }
}

}  // namespace

// ---- the sheet ------------------------------------------------------------------------------------------------------
namespace {
constexpr Rect kTableSheet{6, 111, 309, 107};
constexpr Rect kSearchSheet{104, 111, 211, 107};
constexpr int kTitle = 16, kInset = 4, kSheetRows = 4, kRowsHeight = kSheetRows * kLeastRow;
}  // namespace

Sheet sheetOf(const State& seen, bool searching) {
  // The faces of a die are too long for the one beside the bag.
  if (searching && seen.phase != Phase::face) return {kSearchSheet, kSheetRows, 1};
  return {kTableSheet, kSheetRows, seen.phase == Phase::arrange ? 2 : 1};
}

namespace {

// Signs and numbers in one line, up to `right`.
void drawPurse(Canvas& canvas, int right, int y, const State& seen) {
  int x = right - 34 * static_cast<int>(kAbilities);
  for (std::size_t i = 0; i < kAbilities; ++i, x += 34) {
    drawAbilitySign(canvas, x, y, static_cast<Ability>(i));
    canvas.text(x + 16, y + 3, Number(seen.ability[i]).c_str(), kPaper, Weight::bold);
  }
}

// The question, and over the whole table what the sheet hides: dice and Abilities, as a roll or a text has just left them.
void drawHeading(Canvas& canvas, const State& seen, Rect area) {
  const bool paying = seen.phase == Phase::pay, wide = area.w > 250 && !paying;
  const int dice = area.x + area.w - 150;
  Text<48> title;
  sayQuestion(seen, title);
  // A long name is left out: its card is the one that is lifted.
  if (wide && area.x + 11 + textWidth(title.c_str(), Weight::bold) > dice) {
    title.clear();
    title << (seen.phase == Phase::engage ? "Engage it" : seen.phase == Phase::evade ? "Evade it" : "This card");
  }
  canvas.text(area.x + 7, area.y + 5, title.c_str(), kGold, Weight::bold);
  if (paying) {
    for (std::size_t i = 0; i < kAbilities; ++i)
      drawAbilitySign(canvas, area.x + area.w - 92 + 30 * static_cast<int>(i), area.y + 2, static_cast<Ability>(i));
    canvas.textRight(area.x + area.w - 98, area.y + 5, "left", kHaze);
  }
  if (!wide) return;
  drawPurse(canvas, area.x + area.w, area.y + 2, seen);
  for (int i = 0; i < static_cast<int>(kOwnedDice); ++i)
    drawDieBadge(canvas, dice + 22 * i, area.y + 2, seen.die[i].die, seen.die[i].face);
}

}  // namespace

void drawSheet(Canvas& canvas, const State& seen, const Sheet& sheet, const Choices& choices, std::size_t chosen) {
  const Rect area = sheet.area;
  const int count = static_cast<int>(choices.size()), aimed = static_cast<int>(chosen);
  const int all = (count + sheet.columns - 1) / sheet.columns, height = all < sheet.rows ? kMostRow : kLeastRow;
  const int first = scrolledTo(0, aimed / sheet.columns, sheet.rows, all), top = area.y + kTitle;
  const int w = (area.w - 2 * kInset - (all > sheet.rows ? 6 : 0)) / sheet.columns;
  canvas.rect(area.x - 2, area.y - 2, area.w + 4, area.h + 3, kVoid);
  drawPanel(canvas, area, kInk, kGold);
  drawHeading(canvas, seen, area);
  for (int i = 0; i < count; ++i) {
    const int row = i / sheet.columns - first;
    if (row < 0 || row >= sheet.rows) continue;
    const Rect place{area.x + kInset + i % sheet.columns * w, top + row * height, w, height};
    if (i == aimed) {
      canvas.box(place.x, place.y, place.w, place.h, kGold, kClear, 3);
      drawPointer(canvas, place.x + 4, place.y + (height - 12) / 2, kVoid);
      canvas.label(place.x + 4, place.y + 3, ">", kVoid);
    }
    drawOne({canvas, seen, place, i == aimed, choices[static_cast<std::size_t>(i)]});
  }
  drawScrollBar(canvas, {area.x + area.w - 7, top, 3, kRowsHeight}, first, sheet.rows, all);
  canvas.hline(area.x + 3, top + kRowsHeight + 1, area.w - 6, kNight);
  if (aimed >= count) return;
  Words words;
  describe(seen, choices[chosen], words);
  const bool two = paragraphLines(area.w - 12, words.full.c_str()) <= 2;
  canvas.paragraph(area.x + 7, top + kRowsHeight + (two ? 5 : 3), area.w - 12, words.full.c_str(), kPaper,
                   two ? 11 : 10);
}

}  // namespace armada::pulp_invasion
