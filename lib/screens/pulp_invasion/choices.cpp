#include "screens/pulp_invasion/choices.h"

#include <cstring>

#include "screens/components.h"
#include "screens/pulp_invasion/board.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

// ---- the order ------------------------------------------------------------------------------------------------------
namespace {

// Lower comes first.
int rankOf(Move move) {
  switch (verbOf(move)) {
    case Verb::goOn:
    case Verb::drawCube: return 0;
    case Verb::engage: return 1;
    case Verb::evade: return 2;
    case Verb::pay: return mixOf(move).first + mixOf(move).second;  // each of these costs a point more
    case Verb::turnTo: return 6 - whatOf(move);                     // the least turn first
    case Verb::useDie: return 3;
    case Verb::playCard: return 4;
    default: return 5;
  }
}

}  // namespace

Choices choicesOf(const MoveList& legal) {
  Choices sorted{};
  for (const Move move : legal) {
    sorted.push(move);
    for (std::size_t i = sorted.size() - 1; i > 0 && rankOf(sorted[i - 1]) > rankOf(move); --i) {
      sorted[i] = sorted[i - 1];
      sorted[i - 1] = move;
    }
  }
  return sorted;
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

void sayCurrent(const State& seen, TextOut& words) {
  if (seen.current < kLineCards && seen.line[seen.current] < kEncounterCards)
    words << kEncounterCard[seen.line[seen.current]].name;
}

const char* askedOfWeapons(const State& seen) {
  return seen.picked < seen.found.size() ? "Which weapon comes" : "Which weapon you find";
}

}  // namespace

void sayQuestion(const State& seen, TextOut& words) {
  switch (seen.phase) {
    case Phase::draw: words << "Draw the line"; break;
    case Phase::arrange: words << "Which card comes next"; break;
    case Phase::question: sayCurrent(seen, words); break;
    case Phase::engage: words << "Engage "; return sayCurrent(seen, words);
    case Phase::pay: words << "Pay " << std::int32_t{priceNow(seen)}; break;
    case Phase::evade: words << "Evade "; return sayCurrent(seen, words);
    case Phase::evadePay: words << "Who pays the Evade"; break;
    case Phase::search: words << "Before the search"; break;
    case Phase::cube: words << "Before the cube"; break;
    case Phase::twoCubes: words << "Which cube you use"; break;
    case Phase::place: words << "Where the cube goes"; break;
    case Phase::weapon: words << "A Super Weapon"; break;
    case Phase::last: words << "After the search"; break;
    case Phase::face: words << "Turn the die to"; break;
    case Phase::half: words << "Which half you use"; break;
    case Phase::gain: words << "Which Ability gains"; break;
    case Phase::lose: words << "Which Ability loses"; break;
    case Phase::reroll: words << "Which die you reroll"; break;
    case Phase::upgrade: words << "Which die you upgrade"; break;
    case Phase::swapOut: words << "Which die goes"; break;
    case Phase::swapIn: words << "Which die comes"; break;
    case Phase::weaponCube: words << "Which weapon gets it"; break;
    case Phase::ownWeapon: words << "Which of your weapons"; break;
    case Phase::newWeapon: words << askedOfWeapons(seen); break;
    case Phase::takeCube: words << "Which cube leaves"; break;
    default: break;
  }
}

// ---- rows -----------------------------------------------------------------------------------------------------------
namespace {

struct Row {
  Canvas& canvas;
  const State& seen;
  Rect area;
  bool chosen;
  Move move;

  Colour ink() const { return chosen ? kVoid : kPaper; }
  Colour quiet() const { return chosen ? kVoid : kMist; }
  int textY() const { return area.y + 3; }
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
  drawAbilitySign(row.canvas, row.right() - 13, row.area.y, engageIcon(row.seen, row.seen.current).icon());
}

void drawEngageRow(const Row& row) {
  drawPriceOf(row, "Pay ");
  row.name(row.left(), "Engage", row.right() - 60);
}

void drawEvadeRow(const Row& row) {
  const State& seen = row.seen;
  const int points = seen.freeEvade != 0 ? 0 : evadePrice(seen, seen.current).total();
  const int cubes = seen.calmEvade != 0 ? 0 : evadeCubes(seen, seen.current).total();
  Text<32> value;
  value << points << (points == 1 ? " point, " : " points, ") << cubes << (cubes == 1 ? " cube" : " cubes");
  drawPlain(row, value.c_str());
}

void drawGoOnRow(const Row& row) {
  if (row.seen.phase == Phase::evade) return drawEvadeRow(row);
  if (row.seen.phase == Phase::search) {
    const int cubes = searchCount(row.seen).total() + row.seen.extraCubes;
    Text<16> value;
    value << cubes << (cubes == 1 ? " cube" : " cubes");
    return drawPlain(row, value.c_str());
  }
  if (row.seen.phase == Phase::engage) drawPriceOf(row, "");
  drawPlain(row);
}

// The die's face in its colour, as wide as a row is high.
void drawDieBadge(Canvas& canvas, int x, int y, Die die, int face) {
  canvas.box(x, y, 20, 13, colourOf(die), kClear, 2);
  canvas.text(x + 3, y + 3, kDieCard[static_cast<std::size_t>(die)].letter, kVoid);
  if (face <= 0) return;
  Text<8> number;
  number << face;
  canvas.text(x + 12, y + 3, number.c_str(), kVoid, Weight::bold);
}

int drawSmallDie(const Row& row, int x, Die die, int face) {
  drawDieBadge(row.canvas, x, row.area.y, die, face);
  return x + 25;
}

// What the moment says anyway is left out: "Engaging: roll ..." is "roll ...".
const char* behindMoment(const char* text) {
  for (const char* at = text; *at != '\0'; ++at)
    if (at[0] == ':' && at[1] == ' ') return at + 2;
  return text;
}

constexpr char kOr[] = ", or ";

// One half of an "or", or all of it.
void sayFaceText(const DieFace& face, unsigned half, TextOut& words) {
  const char* text = behindMoment(face.text);
  const char* end = text;
  while (*end != '\0' && std::strncmp(end, kOr, sizeof kOr - 1) != 0) ++end;
  if (face.joined != Joined::either || *end == '\0')
    words << text;
  else if (half == 0)
    words.put(text, static_cast<std::size_t>(end - text));
  else
    words << end + sizeof kOr - 1;
}

// A name and what it does: both if there is room, else the one that tells more and is whole.
void drawNameAndText(const Row& row, int x, const char* name, const char* text) {
  const int both = x + textWidth(name, Weight::bold) + 6;
  if (both + textWidth(text) <= row.right()) {
    row.name(x, name, row.right());
    row.canvas.text(both, row.textY(), text, row.quiet());
  } else if (x + textWidth(text) <= row.right()) {
    row.canvas.text(x, row.textY(), text, row.ink());
  } else {
    row.name(x, name, row.right());
  }
}

void drawDieRow(const Row& row, Die die, int face) {
  const int x = drawSmallDie(row, row.left(), die, face);
  const char* text = face > 0 ? kDieFace[static_cast<std::size_t>(die)][face - 1].text : "";
  drawNameAndText(row, x, kDieCard[static_cast<std::size_t>(die)].name, text);
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
  Text<8> number;
  number << face;
  row.canvas.box(x - 1, row.area.y, 11, 13, colourOf(die), kClear, 2);
  row.canvas.textCentred(x + 5, row.textY(), number.c_str(), kVoid, Weight::bold);
  const char* text = kDieFace[static_cast<std::size_t>(die)][face - 1].text;
  Text<96> shorter;
  sayShortened(text, shorter);
  const bool fits = x + 14 + textWidth(text) <= row.right() + 3;
  row.name(x + 14, fits ? text : shorter.c_str(), row.right() + 3, Weight::body);
}

// A die that is about to be used, or one half of it.
void drawUseRow(const Row& row, const OwnedDie& die, unsigned half) {
  const auto which = static_cast<std::size_t>(die.die);
  Text<96> text;
  sayFaceText(kDieFace[which][die.face - 1], half, text);
  drawNameAndText(row, drawSmallDie(row, row.left(), die.die, die.face), kDieCard[which].name, text.c_str());
}

void drawCardRow(const Row& row, Card card) {
  const int x = row.left();
  row.canvas.box(x + 3, row.area.y, 15, 13, kPaper, kUmber, 2);
  row.canvas.textCentred(x + 10, row.textY(), kindOf(card) == CardKind::event ? "E" : "A", kBrick, Weight::bold);
  const char* name = kEncounterCard[card].name;
  row.name(x + 25, name, row.right());
  const char* text = behindMoment(kEncounterCard[card].text);
  const int after = x + 25 + textWidth(name, Weight::bold) + 6;
  if (after + textWidth(text) <= row.right()) row.canvas.text(after, row.textY(), text, row.quiet());
}

void drawAbilityRow(const Row& row, Ability ability, int change) {
  const int now = row.seen.ability[at(ability)];
  drawAbilitySign(row.canvas, row.left(), row.area.y, ability);
  row.name(row.left() + 18, wordOf(ability), row.right());
  Text<24> value;
  value << now << " \u2192 " << now + change;
  row.value(value.c_str());
}

// What is paid, and what is left of each Ability.
void drawPayRow(const Row& row) {
  const State& seen = row.seen;
  const Mix mix = mixOf(row.move);
  const Ability icon = engageIcon(seen, seen.current).icon();
  int paid[kAbilities] = {};
  paid[at(icon)] = priceNow(seen) - mix.first - mix.second;
  paid[at(otherAbility(icon, 0))] = 2 * mix.first;
  paid[at(otherAbility(icon, 1))] = 2 * mix.second;
  int x = row.left();
  int zeros = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    zeros += seen.ability[i] - paid[i] <= 0 ? 1 : 0;
    if (paid[i] == 0) continue;
    Text<8> number;
    number << paid[i];
    x = row.canvas.text(x, row.textY(), number.c_str(), row.ink(), Weight::bold) + 1;
    drawAbilitySign(row.canvas, x, row.area.y, static_cast<Ability>(i));
    x += 18;
  }
  if (zeros >= 2) row.canvas.text(x + 2, row.textY(), "two zeros: lost", row.chosen ? kBrick : kRed, Weight::bold);
  for (std::size_t i = 0; i < kAbilities; ++i) {
    const int column = row.area.x + row.area.w - 88 + 30 * static_cast<int>(i);
    Text<8> left;
    left << seen.ability[i] - paid[i];
    row.canvas.textCentred(column + 6, row.textY(), left.c_str(), paid[i] > 0 ? row.ink() : row.quiet(),
                           paid[i] > 0 ? Weight::bold : Weight::body);
  }
}

void drawCubeRow(const Row& row, Cube cube, const char* value) {
  drawCube(row.canvas, row.left(), row.area.y, cube, 11);
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
  if (row.chosen) row.canvas.box(x - 4, row.area.y, row.right() + 7 - x, 14, kInk, kClear, 2);
  drawWeaponNeeds(row.canvas, x, row.area.y + 1, found);
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
  drawAbilitySign(row.canvas, right, row.area.y, face.icon);
  for (int i = 0; i < face.planetIcons; ++i) {
    right -= 11;
    drawPlanetIcon(row.canvas, right, row.area.y + 3, row.quiet());
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
    case Verb::keepCube: return drawCubeRow(row, static_cast<Cube>(seen.drawn[what]), "");
    case Verb::takeCube: return drawTakeCubeRow(row);
    case Verb::ontoWeapon:
    case Verb::ownWeapon: return drawWeaponRow(row, seen.found[what]);
    case Verb::takeWeapon: return drawWeaponRow(row, Found{what, {}, 0});
    case Verb::turnTo: return drawTurnRow(row, seen.die[seen.usedDie & 1u].die, what);
    case Verb::ownDie: return drawDieRow(row, seen.die[what].die, seen.die[what].face);
    case Verb::newDie: return drawDieRow(row, static_cast<Die>(what), 0);
    case Verb::arrange: return drawArrangeRow(row);
    default: return drawPlain(row);
  }
}

}  // namespace

// ---- the sheet ------------------------------------------------------------------------------------------------------
namespace {
constexpr int kTitle = 15;
constexpr int kInset = 4;
constexpr int kSheetRows = 4;
}  // namespace

Sheet sheetOf(const State& seen, bool searching) {
  // The faces of a die are too long for the one beside the bag.
  if (searching && seen.phase != Phase::face) return {kSearchSheet, kSheetRows, 1};
  return {kTableSheet, kSheetRows, seen.phase == Phase::arrange ? 2 : 1};
}

Rect sheetRow(const Sheet& sheet, std::size_t count, std::size_t chosen, std::size_t i) {
  const int columns = sheet.columns;
  const int rows = (static_cast<int>(count) + columns - 1) / columns;
  const int first = scrolledTo(0, static_cast<int>(chosen) / columns, sheet.rows, rows);
  const int row = static_cast<int>(i) / columns - first, column = static_cast<int>(i) % columns;
  if (row < 0 || row >= sheet.rows) return {0, 0, 0, 0};
  const int bar = rows > sheet.rows ? 6 : 0;
  const int w = (sheet.area.w - 2 * kInset - bar) / columns;
  return {sheet.area.x + kInset + column * w, sheet.area.y + kTitle + row * kRowHeight, w, kRowHeight};
}

namespace {

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
  drawPurse(canvas, area.x + area.w, area.y + 2, seen.ability);
  for (int i = 0; i < static_cast<int>(kOwnedDice); ++i)
    drawDieBadge(canvas, dice + 22 * i, area.y + 2, seen.die[i].die, seen.die[i].face);
}

}  // namespace

void drawSheet(Canvas& canvas, const State& seen, const Sheet& sheet, const Choices& choices, std::size_t chosen) {
  const Rect area = sheet.area;
  canvas.rect(area.x - 2, area.y - 2, area.w + 4, area.h + 3, kVoid);
  drawPanel(canvas, area, kInk, kGold);
  drawHeading(canvas, seen, area);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Rect place = sheetRow(sheet, choices.size(), chosen, i);
    if (place.w == 0) continue;
    if (i == chosen) {
      canvas.box(place.x, place.y, place.w, place.h, kGold, kClear, 3);
      drawPointer(canvas, place.x + 4, place.y + 1, kVoid);
      canvas.label(place.x + 4, place.y + 3, ">", kVoid);
    }
    drawOne({canvas, seen, place, i == chosen, choices[i]});
  }
  const int all = (static_cast<int>(choices.size()) + sheet.columns - 1) / sheet.columns;
  const int first = scrolledTo(0, static_cast<int>(chosen) / sheet.columns, sheet.rows, all);
  const int under = area.y + kTitle + sheet.rows * kRowHeight;
  drawScrollBar(canvas, {area.x + area.w - 7, area.y + kTitle, 3, sheet.rows * kRowHeight}, first, sheet.rows, all);
  canvas.hline(area.x + 3, under + 1, area.w - 6, kNight);
  if (chosen >= choices.size()) return;
  Words words;
  describe(seen, choices[chosen], words);
  canvas.paragraph(area.x + 7, under + 5, area.w - 12, words.full.c_str(), kPaper, 10);
}

}  // namespace armada::pulp_invasion
