// How Planets, lines, marks and ways are drawn.
#include "screens/stellar_siege/board.h"

#include "canvas/art.h"
#include "rules/kernel/text.h"
#include "screens/components.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

// ---- Planets --------------------------------------------------------------------------------------------------------
void drawColumn(Canvas& canvas, std::uint8_t planet) {
  canvas.box(planetX(planet) - 19, 33, 38, 68, kNight, kClear, 3);
}

void drawPlanets(Canvas& canvas, const State& shown, Seat viewer) {
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
    drawBesieged(canvas, shown, planet, {planetX(planet), kPlanetY}, otherSeat(viewer), kPlanetY - kEnemyChipY);
}

// ---- what holds for a turn ------------------------------------------------------------------------------------------
namespace {

struct Tag {
  Effect from;
  const char* full;
  const char* brief;
};

constexpr int kTagGap = 4;
int tagWidth(const char* words) { return textWidth(words) + 8; }

int drawTag(Canvas& canvas, int x, int y, const char* words, Effect from) {
  const int w = tagWidth(words);
  canvas.box(x, y - 2, w, 12, kInk, kSteel, 2);
  canvas.text(x + 4, y, words, colourOf(from));
  return x + w + kTagGap;
}

using Tags = List<Tag, 4>;

void tagsOf(const State& shown, Seat seat, Tags& tags) {
  const std::uint8_t burden = shown.burden[seat];
  if ((burden & kRandomDeployment) != 0) tags.push({Effect::cordontion, "Cordontion: at random", "Cordontion"});
  if ((burden & kNoPlanetEffect) != 0) tags.push({Effect::zahwilta, "Zahwilta: no effect", "Zahwilta"});
  if ((burden & kSoldiersBlocked) != 0) tags.push({Effect::plomeena, "Plomeena: Enemy is safe", "Plomeena"});
  if ((burden & kValueUp) != 0) tags.push({Effect::iontian, "Iontian: value +1", "Iontian +1"});
  if ((burden & kValueDown) != 0) tags.push({Effect::iontian, "Iontian: value −1", "Iontian −1"});
  if (seat == shown.active && shown.adjustment != 0)
    tags.push(shown.adjustment > 0 ? Tag{Effect::emalto, "Emalto: value +1", "Emalto +1"}
                                   : Tag{Effect::emalto, "Emalto: value −1", "Emalto −1"});
  const bool waits = (burden & kMayAdjust) != 0 && seat != shown.active;
  if (waits || (burden & kMayAdjustNext) != 0) tags.push({Effect::emalto, "Emalto: next turn", "Emalto"});
}

int widthOf(const Tags& tags, bool full) {
  int width = -kTagGap;
  for (const Tag& tag : tags) width += tagWidth(full ? tag.full : tag.brief) + kTagGap;
  return width;
}

// In full words if all of them fit, else by the Planets' names, as many as fit.
void drawTags(Canvas& canvas, const Tags& tags, int x, int y, int right) {
  const bool full = x + widthOf(tags, true) <= right;
  for (const Tag& tag : tags) {
    const char* words = full ? tag.full : tag.brief;
    if (x + tagWidth(words) > right) return;
    x = drawTag(canvas, x, y, words, tag.from);
  }
}

// Words on a plate of their own: a beam goes behind them.
void drawPlate(Canvas& canvas, int x, int y, int w) { canvas.rect(x, y - 2, w, 12, kVoid); }

void drawLine(Canvas& canvas, const State& shown, Seat seat, Seat viewer, Seat you, bool discards) {
  const int y = lineY(seat, viewer);
  const char* name = seat == you ? "You" : speciesOf(seat);
  Text<32> cards;
  cards << "hand " << std::int32_t{shown.hand[seat].total};
  if (discards) cards << "→" << std::int32_t{shown.hand[seat].total - 1};
  cards << "   pile " << static_cast<std::uint32_t>(shown.pile[seat].size());
  const int right = 314 - textWidth(cards.c_str());
  const int nameEnd = 23 + textWidth(name, Weight::bold);
  const int leadsX = nameEnd + 20;
  Tags tags{};
  tagsOf(shown, seat, tags);
  const std::int32_t led = standingOf(shown).planets[seat];
  Text<16> leads;
  leads << "lead " << led;
  if (leadsX + textWidth(leads.c_str()) + 6 + widthOf(tags, false) > right - 6) {  // the flag alone says it
    leads.clear();
    leads << led;
  }
  const int leadsEnd = leadsX + textWidth(leads.c_str());
  drawPlate(canvas, 4, y, leadsEnd - 2);
  drawPlate(canvas, right - 2, y, 316 - right);
  drawLineChip(canvas, 11, y + 4, seat);
  canvas.text(23, y, name, colourOf(seat), Weight::bold);
  drawFlag(canvas, nameEnd + 9, y - 1, seat);
  canvas.text(leadsX, y, leads.c_str(), kPaper);
  canvas.text(right, y, cards.c_str(), kMist);
  drawTags(canvas, tags, leadsEnd + 6, y, right - 6);
}

}  // namespace

void drawLines(Canvas& canvas, const State& shown, Seat viewer, Seat you, bool discards) {
  drawLine(canvas, shown, otherSeat(viewer), viewer, you, false);
  drawLine(canvas, shown, viewer, viewer, you, discards);
}

// ---- the choice -----------------------------------------------------------------------------------------------------
void markPlanet(Canvas& canvas, std::uint8_t planet, std::uint32_t ticks, Colour colour) {
  drawCursor(canvas, planetColumn(planet), ticks, colour);
  canvas.label(planetX(planet) - 14, kPlanetY - 4, colour == kGold ? "[" : "(", colour);
  canvas.label(planetX(planet) + 12, kPlanetY - 4, colour == kGold ? "]" : ")", colour);
}

// ---- ways -----------------------------------------------------------------------------------------------------------
// Along the upper edge of what is below, then straight up: a slanted one would run through the words of the line between.
void drawBeam(Canvas& canvas, int x, int y, std::uint8_t planet) {
  const int to = planetX(planet);
  canvas.rect((x < to ? x : to) - 1, y - 1, (x < to ? to - x : x - to) + 3, 2, kGold);
  canvas.rect(to - 1, 102, 3, y - 102, kGold);
}

void drawWay(Canvas& canvas, Seat seat, Seat viewer, std::uint8_t from, std::uint8_t to, bool bothWays) {
  if (from == to) return;
  constexpr int kReach = 11;  // of a chip to its sides
  const int y = chipY(seat, viewer) + 2;
  const bool right = from < to;
  const int x0 = planetX(from) + (right ? kReach : -kReach), x1 = planetX(to) - (right ? kReach : -kReach);
  canvas.rect(right ? x0 : x1, y, (right ? x1 - x0 : x0 - x1) + 1, 2, kGold);
  const auto tip = [&](int x, int back) {
    for (int i = 0; i < 5; ++i) canvas.vline(x + back * i, y - i, 2 * i + 2, kGold);
  };
  tip(x1, right ? -1 : 1);
  if (bothWays) tip(x0, right ? 1 : -1);
}

}  // namespace armada::stellar_siege
