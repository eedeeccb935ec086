// The dice of Rayguns and Rocketships: what was rolled, why it hit, and how the last roll is read. Those of a battery have a screen
// of their own, volley.cpp.
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
    why << sideName(s, seatOfFigure(figure)) << " +" << int{step.change} << ' ' << step.who << '.';
  }
}

}  // namespace

void RaygunsView::forgetDice() {
  rolls_ = 0;
  volley_ = false;
  why_.clear();
}

void RaygunsView::addDie(const char* who, unsigned die, unsigned needed, bool hit, bool manned, unsigned bonus,
                         Aim aim) {
  if (rolls_ >= sizeof rolled_ / sizeof rolled_[0]) return;
  Rolled& roll = rolled_[rolls_++];
  roll = {byteOf(die), byteOf(needed), byteOf(bonus), hit, manned, aim, {}};
  for (std::size_t i = 0; who[i] != '\0' && i + 1 < sizeof roll.who; ++i) roll.who[i] = who[i];
}

namespace {

const char* whoMans(const State& s, Seat seat, unsigned space) {
  if (!isManned(s, seat, space)) return "No crew";
  const unsigned id = figureAt(s, {seat, byteOf(space)});
  if (id == kNoFigure || seatOfFigure(id) != seat) return "Warbot";
  return id % kFigures == kCaptainFigure ? "Captain" : id % kFigures == kPrincessFigure ? "Princess" : "Manned";
}

}  // namespace

// A raygun of the battery whose volley was told last.
void RaygunsView::noteShot(const State& s, const Event& event) {
  const unsigned port = event.b % kMostPorts, space = deckOf(s, event.a).port[port];
  const bool manned = isManned(s, event.a, space);
  addDie(whoMans(s, event.a, space), event.c, event.d, event.value != 0, manned);
  if (!why_.empty() || firedAt_ >= s.players || !afloat(s, firedAt_)) return;
  Explanation steps;
  explainShot(s, event.a, port, firedAt_, steps);
  const bool crew = manned && steps.size() > 1 && steps[1].change < 0;
  if (!manned && (s.player[event.a].effects & kOvercharged) != 0)
    why_ << "Overcharge: all rayguns count as manned.";
  else
    sayReasons(steps, crew ? 2 : 1, why_);
}

void RaygunsView::noteMelee(const State& s, const Event& event) {
  const auto rolled = static_cast<unsigned>(event.value);
  const unsigned mine = rolled & 0xFFu, theirs = rolled >> 8 & 0xFFu;
  const unsigned attack = mine % 16 + mine / 16, defence = theirs % 16 + theirs / 16;
  addDie(sideName(s, seatOfFigure(event.b)), mine % 16, 0, attack > defence, true, mine / 16);
  addDie(sideName(s, seatOfFigure(event.c)), theirs % 16, 0, defence > attack, false, theirs / 16);
  if (mine / 16 != 0) sayBonus(s, event.b, why_);
  if (theirs / 16 != 0) sayBonus(s, event.c, why_);
  if (why_.empty())
    why_ << (attack == defence ? "Equal rolls." : attack > defence ? "Higher: a hit." : "Lower: no hit.");
}

// The attacker's die once more, by somebody's ability: it counts in place of the one before.
void RaygunsView::noteAgain(const Event& event) {
  if (rolls_ == 0) return;
  Rolled& mine = rolled_[0];
  mine.die = event.b;
  if (rolls_ == 1) {
    mine.hit = mine.die >= mine.needed;
  } else {
    Rolled& theirs = rolled_[1];
    mine.hit = mine.die + mine.bonus > theirs.die + theirs.bonus;
    theirs.hit = mine.die + mine.bonus < theirs.die + theirs.bonus;
  }
  why_.clear();
  why_ << kAbilityText[event.c].name << ": rolled again.";
}

// What was rolled, kept to be read.
void RaygunsView::note(const State& s, const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  if (!isDice(kind)) return;
  if (kind != EventKind::shot && kind != EventKind::rerolled) {
    forgetDice();
    volley_ = kind == EventKind::volley;
  }
  const bool figure = kind == EventKind::boardRoll || kind == EventKind::pistolRoll || kind == EventKind::meleeRoll ||
                      kind == EventKind::searched;
  const Spot at = figure && seatOfFigure(event.b) < s.players ? figureOf(s, event.b).spot
                  : event.a < s.players                       ? Spot{kInSpace, s.ship[event.a].node}
                                                              : kGone;
  if (kind != EventKind::rerolled) diceRight_ = at.at % kWidth < (at.map == kInSpace ? 5 : 8);
  switch (kind) {
    case EventKind::volley:
      firedBy_ = event.a;
      firedAt_ = event.b;
      atGuns_ = event.c != 0;
      break;
    case EventKind::shot: noteShot(s, event); break;
    case EventKind::rammed:
      addDie(sideName(s, event.a), event.c, 0, event.c >= event.d, true);
      addDie(sideName(s, event.b), event.d, 0, event.d >= event.c, false);
      why_ << (event.c > event.d   ? "Higher: the rammed one takes 1 Blast marker."
               : event.c < event.d ? "Lower: no damage, and back 1 node."
                                   : "Equal: both take 1 Blast marker.");
      break;
    case EventKind::torpedo: addDie("Torpedo", event.c, 3, event.value != 0, true); break;
    case EventKind::boardRoll: addDie("Board", event.c, event.d, event.c >= event.d, true, 0, Aim::board); break;
    case EventKind::pistolRoll: {
      Explanation steps;
      explainPistol(s, event.b, event.value < 64 ? static_cast<unsigned>(event.value) : unsigned{kNoFigure}, steps);
      addDie("Pistol", event.c, event.d, event.c >= event.d, true);
      sayReasons(steps, 1, why_);
      break;
    }
    case EventKind::searched: addDie("Hatch", event.c, event.d, event.c >= event.d, true, 0, Aim::search); break;
    case EventKind::rerolled: noteAgain(event); break;
    case EventKind::meleeRoll: noteMelee(s, event); break;
    default: break;
  }
}

// ---- as they are read -----------------------------------------------------------------------------------------------
bool RaygunsView::rolling(const PlayContext& play) const {
  const Event* now = play.player.now();
  const Scene& scene = play.player.scene();
  return now != nullptr && isDice(static_cast<EventKind>(now->kind)) && 3 * scene.step < 2 * scene.steps;
}

// Whom the acting figure has shot at may dodge: that stands below the die.
bool RaygunsView::toldInPassing(const PlayContext& play) const {
  const State& s = seenIn(play);
  return s.phase == Phase::crew && s.agenda.empty() && s.actor != kNoFigure && activeSeat(s) == play.viewer &&
         rolls_ > 0 && !volley_;
}

int RaygunsView::ticksToRead(const PlayContext&) const { return rolls_ == 0 ? 0 : volley_ ? 75 : 50; }

void sayNeeded(const Rolled& roll, TextOut& words) {
  if (roll.needed == 0) return;
  words << int{roll.needed} << (roll.needed == 7 ? " or 8" : roll.needed < 8 ? " to 8" : " only");
}

void sayVerdict(const Rolled& roll, TextOut& words) {
  static constexpr const char* kVerdict[][2] = {{"Miss", "Hit"}, {"Failed", "Aboard"}, {"Nothing", "Found"}};
  if (roll.needed != 0)
    words << kVerdict[static_cast<unsigned>(roll.aim)][roll.hit ? 1 : 0];
  else if (roll.bonus != 0)
    words << "+" << int{roll.bonus} << " = " << roll.die + roll.bonus;
}

void drawRoll(Canvas& canvas, Rect area, const Rolled& roll, int tumble) {
  const int cx = area.x + area.w / 2;
  const bool lies = tumble < 0, bright = lies && roll.hit;
  drawPanel(canvas, area, kInk, bright ? kGold : kSteel);
  canvas.textCentred(cx, area.y + 4, roll.who, bright ? kPaper : kHaze);
  Text<12> needed, verdict;
  sayNeeded(roll, needed);
  sayVerdict(roll, verdict);
  canvas.textCentred(cx, area.y + 15, needed.c_str(), bright ? kGold : kHaze);
  // The eight faces as ticks: those that hit are bright, the one that was rolled stands out.
  for (int face = 1; roll.needed > 0 && face <= 8; ++face) {
    const int x = cx - 20 + 5 * (face - 1);
    canvas.rect(x, area.y + 26, 4, 3, face >= roll.needed ? kLeaf : kSteel);
    if (lies && face == roll.die) canvas.rect(x, area.y + 25, 4, 5, face >= roll.needed ? kWhite : kHaze);
  }
  drawDie(canvas, cx, area.y + 33, lies ? roll.die : 1 + (roll.die * 3 + tumble * 5) % 8, bright, !roll.manned);
  if (!lies || verdict.empty()) return;
  canvas.box(cx - 20, area.y + 80, 41, 13, roll.hit ? kLeaf : kNight, kClear, 2);
  canvas.textCentred(cx, area.y + 83, verdict.c_str(), roll.hit ? kVoid : kHaze,
                     roll.hit ? Weight::bold : Weight::body);
}

// A column a die, beside what it is rolled for: on the star map in its free half, inside over the list, which is empty then.
// Below: why the number is not the usual one.
void RaygunsView::drawDice(const PlayContext& play, Canvas& canvas) const {
  constexpr int kPitch = 53, kHeight = 96, kListBottom = 188;
  const bool inside = mapNow(play) != kInSpace;
  const char* why = rolling(play) ? "" : why_.c_str();
  const int width = kPitch * (rolls_ > 1 || !why_.empty() ? 2 : 1) + 7;
  const int lines = *why == '\0' ? 0 : paragraphLines(width - 14, why);
  const int height = kHeight + 8 + (lines > 0 ? 11 * lines + 5 : 0);
  const int left =
      inside ? (diceRight_ || width < kSideWidth ? kSideX + kSideWidth - width : 6) : (diceRight_ ? 200 - width : 6);
  const Rect area{left, inside && left > 6 ? kListBottom + 1 - height : 28, width, height};
  drawPanel(canvas, area, kVoid, kBrick);
  const int first = left + (width - kPitch * rolls_) / 2 + 1;
  for (int i = 0; i < rolls_; ++i)
    drawRoll(canvas, {first + kPitch * i, area.y + 4, 51, kHeight}, rolled_[i],
             rolling(play) ? play.player.scene().step + i : -1);
  if (lines > 0) canvas.paragraph(area.x + 8, area.y + kHeight + 8, width - 14, why, kMist);
}

// Beside a question that follows from them: a line a die, then what came of them.
void RaygunsView::listDice(const PlayContext& play, Canvas& canvas, Rect area) const {
  int y = area.y;
  for (int i = 0; i < rolls_ && y + 11 <= area.y + area.h; ++i, y += 11) {
    const Rolled& roll = rolled_[i];
    const Colour colour = roll.hit ? kGold : kHaze;
    Text<24> line;
    line << roll.who << ' ' << int{roll.die};
    if (roll.bonus != 0) line << '+' << int{roll.bonus};
    canvas.text(area.x, y, line.c_str(), colour);
    Text<12> needed;
    sayNeeded(roll, needed);
    canvas.textRight(area.x + area.w, y, needed.c_str(), colour);
  }
  const Event* told = play.player.told();
  if (told == nullptr || isDice(static_cast<EventKind>(told->kind))) return;
  Text<128> words;
  narrate(seenIn(play), *told, play.reader, words);
  if (y + 11 * paragraphLines(area.w, words.c_str()) <= area.y + area.h)
    canvas.paragraph(area.x, y, area.w, words.c_str(), kMist);
}

}  // namespace armada::rayguns
