// The dice of Rayguns and Rocketships: what was rolled, why it hit, and how it is read. A battery's dice stand side by side, of
// anything else the last roll.
#include "screens/rayguns/maps.h"
#include "screens/rayguns/view.h"

namespace armada::rayguns {

namespace {

std::uint8_t byteOf(unsigned value) { return static_cast<std::uint8_t>(value); }

bool isDice(EventKind kind) {
  switch (kind) {
    case EventKind::rammed:
    case EventKind::torpedo:
    case EventKind::volley:
    case EventKind::shot:
    case EventKind::boardRoll:
    case EventKind::pistolRoll:
    case EventKind::rerolled:
    case EventKind::meleeRoll:
    case EventKind::searched: return true;
    default: return false;
  }
}

// "Crew: manned: 5 to 8." is known by the column; what else changed the number has its name: "Ace Pilot: 7 and 8 only."
void sayReasons(const Explanation& steps, std::size_t from, TextOut& why) {
  for (std::size_t i = from; i < steps.size(); ++i) {
    if (!why.empty()) why << "  ";
    why << steps[i].who << ": " << steps[i].what << '.';
  }
}

void sayBonus(const State& s, unsigned figure, TextOut& why) {
  Explanation steps;
  explainMelee(s, figure, steps);
  for (const auto& step : steps) {
    if (!why.empty()) why << "  ";
    why << lookOf(s, seatOfFigure(figure)).name << " +" << int{step.change} << ' ' << step.who << '.';
  }
}

}  // namespace

void RaygunsView::addDie(const char* who, unsigned die, unsigned needed, bool hit, bool manned, unsigned bonus) {
  if (rolls_ >= sizeof rolled_ / sizeof rolled_[0]) return;
  Rolled& roll = rolled_[rolls_++];
  roll = {byteOf(die), byteOf(needed), byteOf(bonus), hit, manned, {}};
  for (std::size_t i = 0; who[i] != '\0' && i + 1 < sizeof roll.who; ++i) roll.who[i] = who[i];
}

// A raygun of the battery whose volley was told last.
void RaygunsView::noteShot(const State& s, const Event& event) {
  const unsigned port = event.b % kMostPorts;
  const bool manned = isManned(s, event.a, deckOf(s, event.a).port[port]);
  Explanation steps;
  if (firedAt_ < s.players && afloat(s, firedAt_)) explainShot(s, event.a, port, firedAt_, steps);
  addDie(manned ? "Manned" : "No crew", event.c, event.d, event.value != 0, manned);
  const std::size_t known = manned ? 2 : 1;
  if (steps.size() > known && why_.empty()) sayReasons(steps, known, why_);
}

void RaygunsView::noteMelee(const State& s, const Event& event) {
  const auto rolled = static_cast<unsigned>(event.value);
  const unsigned mine = rolled & 0xFFu, theirs = rolled >> 8 & 0xFFu;
  const unsigned attack = mine % 16 + mine / 16, defence = theirs % 16 + theirs / 16;
  addDie(lookOf(s, seatOfFigure(event.b)).name, mine % 16, 0, attack > defence, true, mine / 16);
  addDie(lookOf(s, seatOfFigure(event.c)).name, theirs % 16, 0, defence > attack, false, theirs / 16);
  if (mine / 16 != 0) sayBonus(s, event.b, why_);
  if (theirs / 16 != 0) sayBonus(s, event.c, why_);
  if (why_.empty()) why_ << (attack == defence ? "Equal rolls." : "The higher roll hits.");
}

// What was rolled, kept to be read.
void RaygunsView::note(const State& s, const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  if (!isDice(kind)) return;
  if (kind != EventKind::shot) {
    rolls_ = 0;
    why_.clear();
  }
  switch (kind) {
    case EventKind::volley: firedAt_ = event.b; break;
    case EventKind::shot: noteShot(s, event); break;
    case EventKind::rammed:
      addDie(lookOf(s, event.a).name, event.c, 0, event.c >= event.d, true);
      addDie(lookOf(s, event.b).name, event.d, 0, event.d >= event.c, false);
      why_ << (event.c > event.d   ? "Higher: the rammed one takes 1 Blast marker."
               : event.c < event.d ? "Lower: no damage, and back 1 node."
                                   : "Equal: both take 1 Blast marker.");
      break;
    case EventKind::torpedo: addDie("Torpedo", event.c, 3, event.value != 0, true); break;
    case EventKind::boardRoll: addDie("Board", event.c, event.d, event.c >= event.d, true); break;
    case EventKind::pistolRoll: {
      Explanation steps;
      explainPistol(s, event.b, event.value < 64 ? static_cast<unsigned>(event.value) : unsigned{kNoFigure}, steps);
      addDie("Pistol", event.c, event.d, event.c >= event.d, true);
      sayReasons(steps, 1, why_);
      break;
    }
    case EventKind::searched: addDie("Hatch", event.c, event.d, event.c >= event.d, true); break;
    case EventKind::rerolled:
      addDie("Again", event.b, 0, false, true);
      why_ << kAbilityText[event.c].name << '.';
      break;
    case EventKind::meleeRoll: noteMelee(s, event); break;
    default: break;
  }
}

// ---- as they are read -----------------------------------------------------------------------------------------------
namespace {

void sayNeeded(const Rolled& roll, TextOut& words) {
  if (roll.needed == 0) return;
  words << int{roll.needed} << (roll.needed < 8 ? " to 8" : " only");
}

void sayVerdict(const Rolled& roll, TextOut& words) {
  if (roll.needed != 0)
    words << (roll.hit ? "Hit" : "Miss");
  else if (roll.bonus != 0)
    words << "+" << int{roll.bonus} << " = " << roll.die + roll.bonus;
}

// The eight faces as ticks: those that hit are bright, the one that was rolled stands out.
void drawFaces(Canvas& canvas, int cx, int y, const Rolled& roll) {
  for (int face = 1; face <= 8; ++face) {
    const bool here = face == roll.die;
    canvas.rect(cx - 20 + 5 * (face - 1), y - (here ? 1 : 0), 4, here ? 4 : 2,
                here                  ? kWhite
                : face >= roll.needed ? kLeaf
                                      : kSteel);
  }
}

}  // namespace

// A column a die: who rolled it, what hits, the die, the verdict. Below: why the number is not the usual one.
void RaygunsView::drawDice(Canvas& canvas) const {
  constexpr int kPitch = 44, kLeast = 136;
  const int columns = kPitch * rolls_ + 8;
  const int room = why_.empty() ? 0 : textWidth(why_.c_str()) + 16;
  int width = columns > kLeast ? columns : kLeast;
  if (room > width) width = room < 312 ? room : 312;
  if (width > 312) width = 312;
  const int pitch = columns > 312 ? (312 - 8) / rolls_ : kPitch;
  const Rect area{160 - width / 2, 100, width, why_.empty() ? 92 : 104};
  drawPanel(canvas, area, kInk, kBrick);
  for (int i = 0; i < rolls_; ++i) {
    const Rolled& roll = rolled_[i];
    const int cx = 160 - pitch * rolls_ / 2 + pitch * i + pitch / 2;
    canvas.textCentred(cx, area.y + 5, roll.who, roll.hit ? kPaper : kHaze);
    Text<12> needed, verdict;
    sayNeeded(roll, needed);
    sayVerdict(roll, verdict);
    canvas.textCentred(cx, area.y + 16, needed.c_str(), roll.hit ? kGold : kHaze);
    if (roll.needed > 0) drawFaces(canvas, cx, area.y + 28, roll);
    drawDie(canvas, cx, area.y + 33, roll.die, roll.hit, !roll.manned);
    canvas.textCentred(cx, area.y + 80, verdict.c_str(), roll.hit ? kLeaf : kHaze, Weight::bold);
  }
  if (!why_.empty()) {
    Text<64> why;
    fitted(why_.c_str(), width - 12, why);
    canvas.textCentred(160, area.y + 92, why.c_str(), kMist);
  }
}

// Beside a question that follows from them: a line a die.
void RaygunsView::listDice(Canvas& canvas, Rect area) const {
  for (int i = 0; i < rolls_ && 11 * (i + 1) <= area.h; ++i) {
    const Rolled& roll = rolled_[i];
    const Colour colour = roll.hit ? kGold : kHaze;
    Text<24> line;
    line << roll.who << ' ' << int{roll.die};
    if (roll.bonus != 0) line << '+' << int{roll.bonus};
    canvas.text(area.x, area.y + 11 * i, line.c_str(), colour);
    Text<12> needed;
    sayNeeded(roll, needed);
    canvas.textRight(area.x + area.w, area.y + 11 * i, needed.c_str(), colour);
  }
}

}  // namespace armada::rayguns
