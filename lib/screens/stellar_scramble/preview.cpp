// A shot before it is fired: the ghost where A leaves the Starfighter, what would be hit and what would be left of it, who is
// paid, and what the aliens would do next. Everything from what lies open.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/board.h"
#include "screens/stellar_scramble/view.h"

namespace armada::stellar_scramble {

namespace {

constexpr Rect kPanel{6, 121, 310, 95};
constexpr int kFirstRow = 144, kAlarmTop = 199;
constexpr std::size_t kBoostStep = 2;  // of explainShot: weapon, cards, Boost, then each System

struct Plan {
  std::uint8_t space;
  bool fires;
  Shot shot;
};

Plan planOf(const State& s, Move move) {
  const auto space = static_cast<std::uint8_t>(whatOf(move) / 2);
  const bool fires = whatOf(move) % 2 == 1;
  return {space, fires, fires ? shotFrom(s, space) : Shot{}};
}

const Cell& cellOf(const State& s, const Hit& hit) { return s.grid[hit.row][hit.column]; }

bool hasMyAssist(const State& s, const Hit& hit) { return (cellOf(s, hit).assists >> activeSeat(s) & 1u) != 0; }

// Will a token of mine be on it? What is destroyed gives its own back first; then there is one for each that is damaged, as
// long as there are any, the target first.
bool willHaveMyAssist(const State& s, const Shot& shot, std::size_t which) {
  if (hasMyAssist(s, shot.hits[which])) return true;
  int tokens = assistsLeft(s, activeSeat(s));
  for (const Hit& hit : shot.hits)
    if (hit.after == 0 && hasMyAssist(s, hit)) ++tokens;
  for (std::size_t i = 0; i < which; ++i)
    if (shot.hits[i].after > 0 && !hasMyAssist(s, shot.hits[i])) --tokens;
  return tokens > 0;
}

// ---- on the board ---------------------------------------------------------------------------------------------------
void drawHit(Canvas& canvas, const State& s, const Shot& shot, std::size_t which) {
  const Hit& hit = shot.hits[which];
  const Rect area = cellRect(s, hit.row, hit.column);
  canvas.box(area.x + 1, area.y + 1, area.w - 1, area.h - 2, kNight, kGold, 2);
  drawInvader(canvas, area.x + (hit.after == 0 ? area.w / 2 - 9 : 2), area.y + 4, cellOf(s, hit).token);
  if (hit.after == 0) {
    canvas.spriteCentred(kBursts[2], area.x + area.w / 2, area.y + area.h / 2);
    canvas.spriteCentred(kBursts[1], area.x + area.w / 2, area.y + area.h / 2);
    return;
  }
  drawDamageDie(canvas, area.x + area.w - 10, area.y + 3, hit.after, kGold);
  if (willHaveMyAssist(s, shot, which))
    drawEmblem(canvas, area.x + area.w - 8, area.y + 17, activeSeat(s), kPilotLook[activeSeat(s)].bright);
}

void drawWayTo(Canvas& canvas, const State& s, std::uint8_t space, std::uint32_t ticks) {
  const Seat seat = activeSeat(s);
  const Point from = shipAt(s, seat, s.pilot[seat].space), to = shipAt(s, seat, space);
  const bool direct =
      (to.x > from.x ? to.x - from.x : from.x - to.x) <= cellRect(s, 0, 0).w * flights(s).to[space] + 16;
  if (space != s.pilot[seat].space && direct) canvas.dash(from.x, from.y + 8, to.x, to.y + 8, kGold, 3, 2);
  drawGhostFighter(canvas, to.x - 7, to.y - 7);
  drawCursor(canvas, spaceRect(s, space), ticks);
}

// ---- in words -------------------------------------------------------------------------------------------------------
void sayTitle(const State& s, const Plan& plan, TextOut& words) {
  const std::uint8_t distance = flights(s).to[plan.space];
  if (distance == 0)
    words << "Stay";
  else
    words << "Fly " << int{distance} << (flightDirection(s, plan.space, distance) > 0 ? " right" : " left");
  if (plan.fires)
    words << ", fire with " << int{plan.shot.power};
  else
    words << ", hold fire";
}

// "Power 2, Boost 1, Kill Shot 1. Scatter." Where that is too long the Systems are one sum, and
// the patterns are left to the gold frames.
void sayWhy(const State& s, const Plan& plan, bool summedUp, TextOut& words) {
  Explanation steps{};
  explainShot(s, s.weapon, s.gem, plan.space, flights(s).to[plan.space], steps);
  const int printed = steps[0].change + steps[1].change;
  words << "Power " << printed;
  int systems = 0;
  for (std::size_t i = kBoostStep; i < steps.size(); ++i) {
    if (steps[i].change <= 0) continue;
    if (summedUp && i > kBoostStep)
      systems += steps[i].change;
    else
      words << ", " << steps[i].who << ' ' << int{steps[i].change};
  }
  if (systems > 0) words << ", Systems " << systems;
  words << '.';
  const unsigned pattern = activePilot(s).weapon[s.weapon].pattern;
  if (summedUp) return;
  if ((pattern & kScatter) != 0) words << " Scatter.";
  if ((pattern & kBeam) != 0) words << " Beam.";
  if ((pattern & kBlast) != 0) words << " Blast.";
}

// What the first so many hits pay to a pilot: assists to the others, by Systems to the one who fires. No meter holds more than 12.
int paidBy(const State& s, const Shot& shot, std::size_t hits, Seat seat) {
  const bool mine = seat == activeSeat(s);
  const int bounty = mine ? systemSum(s, seat, Effect::credits, when(Trigger::destroyed)) : 0;
  int credits = s.pilot[seat].credits;
  for (std::size_t i = 0; i < hits; ++i) {
    const Cell& cell = cellOf(s, shot.hits[i]);
    if (shot.hits[i].after > 0) continue;
    if (mine)
      credits += bounty;
    else if ((cell.assists >> seat & 1u) != 0)
      credits += kAssistCredits * levelOfToken(cell.token);
  }
  return (credits < kMostCredits ? credits : kMostCredits) - s.pilot[seat].credits;
}

int paidFor(const State& s, const Shot& shot, std::size_t which, Seat seat) {
  return paidBy(s, shot, which + 1, seat) - paidBy(s, shot, which, seat);
}

Seat firstOf(unsigned seats) {
  Seat seat = 0;
  while ((seats >> seat & 1u) == 0) ++seat;
  return seat;
}

// "Ember is paid 2." Where several are, by their letters as on the Starfighters: "you+2 E+2 N+2"
void sayPay(const State& s, const Shot& shot, std::size_t which, TextOut& words) {
  const Seat me = activeSeat(s);
  const unsigned assists = cellOf(s, shot.hits[which]).assists & ~(1u << me);
  const std::uint8_t system = systemAtWork(s, me, Effect::credits, when(Trigger::destroyed));
  const unsigned paid = assists | (system == kNoCard ? 0u : 1u << me);
  if (paid == 0) return;
  if ((paid & (paid - 1)) == 0) {
    const Seat seat = firstOf(paid);
    const int pay = paidFor(s, shot, which, seat);
    const char* const who = seat == me ? cardOf(system).name : kPilotLook[seat].name;
    if (seat == me)
      words << who << " +" << pay << '.';
    else if (pay > 0)
      words << who << " is paid " << pay << '.';
    else
      words << who << " holds 12.";
    return;
  }
  for (Seat seat = 0; seat < s.players; ++seat) {
    if ((paid >> seat & 1u) == 0) continue;
    const char letter[] = {kPilotLook[seat].name[0], '\0'};
    words << (words.empty() ? "" : " ") << (seat == me ? "you" : letter) << '+' << paidFor(s, shot, which, seat);
  }
}

void sayOutcome(const State& s, const Shot& shot, std::size_t which, TextOut& words) {
  const Hit& hit = shot.hits[which];
  if (hit.after == 0) {
    sayPay(s, shot, which, words);
    return;
  }
  words << (hasMyAssist(s, hit)                ? "your assist stays."
            : willHaveMyAssist(s, shot, which) ? "you assist."
                                               : "no assist left.");
}

void drawHitRow(Canvas& canvas, const State& s, const Shot& shot, std::size_t which) {
  const Hit& hit = shot.hits[which];
  const int y = kFirstRow + static_cast<int>(which) * 18;
  const std::uint8_t token = cellOf(s, hit).token;
  drawInvader(canvas, 13, y, token);
  canvas.text(39, y + 4, breedOf(token).name, kPaper);
  canvas.marquee(104, y + 2, Number(hit.before).c_str(), kHaze);
  canvas.text(117, y + 4, "→", kMist);
  canvas.marquee(129, y + 2, Number(hit.after).c_str(), kGold);
  const bool gone = hit.after == 0;
  const int x = canvas.text(146, y + 4, gone ? "Destroyed." : "Damaged,", gone ? kLeaf : kPaper, Weight::bold);
  Text<80> more;
  sayOutcome(s, shot, which, more);
  Text<80> fit;
  fitted(more.c_str(), 310 - x - 3, fit);
  canvas.text(x + 3, y + 4, fit.c_str(), kMist);
}

// Four and more stand in two columns.
void drawShortRow(Canvas& canvas, const State& s, const Hit& hit, std::size_t i) {
  const int x = i < 4 ? 13 : 165, y = kFirstRow + static_cast<int>(i % 4) * 13;
  Text<40> words;
  words << breedOf(cellOf(s, hit).token).name << ' ' << int{hit.before} << " → " << int{hit.after};
  const int behind = canvas.text(x, y, words.c_str(), kPaper);
  if (hit.after == 0) canvas.text(behind + 3, y, "Destroyed.", kLeaf, Weight::bold);
}

void drawHits(Canvas& canvas, const State& s, const Plan& plan) {
  for (std::size_t i = 0; i < plan.shot.hits.size(); ++i) {
    if (plan.shot.hits.size() > 3)
      drawShortRow(canvas, s, plan.shot.hits[i], i);
    else
      drawHitRow(canvas, s, plan.shot, i);
  }
}

// ---- what the aliens would do -----------------------------------------------------------------------------------------
bool survives(const Plan& plan, unsigned row, unsigned column) {
  for (const Hit& hit : plan.shot.hits)
    if (hit.row == row && hit.column == column) return hit.after > 0;
  return true;
}

// The Invader that would fire at the space, as things stand.
std::uint8_t menaceAt(const State& s, const Plan& plan) {
  if (isWormhole(s, plan.space)) return kNoToken;
  for (unsigned row = 0; row < kRows; ++row) {
    const Cell& cell = s.grid[row][plan.space - 1u];
    if (cell.token != kNoToken && survives(plan, row, plan.space - 1u)) return cell.token;
  }
  return kNoToken;
}

std::uint8_t intruderOf(const State& s, const Plan& plan) {
  for (unsigned column = 0; column < columns(s); ++column) {
    const Cell& cell = s.grid[0][column];
    if (cell.token != kNoToken && colourOfToken(cell.token) == activeSeat(s) && survives(plan, 0, column))
      return cell.token;
  }
  return kNoToken;
}

void sayAlarm(const State& s, const Plan& plan, TextOut& words) {
  const AlienEvent due = s.event[kSlots - 1];
  if (isFire(due)) {
    const std::uint8_t token = menaceAt(s, plan);
    if (token != kNoToken) words << "Aliens Fire after this round: a " << breedOf(token).name << " hits you here.";
  } else if (isMove(due)) {
    const std::uint8_t token = intruderOf(s, plan);
    if (token != kNoToken) words << "Aliens Move after this round: your " << breedOf(token).name << " gets by.";
  }
}

// Who gains what, shown at the scores.
ScoreChange changeOf(const State& s, const Plan& plan, Seat seat) {
  ScoreChange change;
  change.credits = paidBy(s, plan.shot, plan.shot.hits.size(), seat);
  if (seat != activeSeat(s)) return change;
  for (const Hit& hit : plan.shot.hits)
    if (hit.after == 0) ++change.invaders;
  return change;
}

}  // namespace

void drawPreview(Canvas& canvas, const State& seen, Move move, std::uint32_t ticks) {
  const Plan plan = planOf(seen, move);
  drawBoard(canvas, seen);
  for (std::size_t i = 0; i < plan.shot.hits.size(); ++i) drawHit(canvas, seen, plan.shot, i);
  drawWayTo(canvas, seen, plan.space, ticks);
  for (Seat seat = 0; seat < seen.players; ++seat)
    drawScore(canvas, seen, seat, seat == activeSeat(seen), changeOf(seen, plan, seat));
  drawPanel(canvas, kPanel, kInk, kGold);
  drawGem(canvas, 13, 125, static_cast<Gem>(seen.weapon), 13);
  Text<48> title;
  sayTitle(seen, plan, title);
  const int x = canvas.text(32, 128, title.c_str(), kPaper, Weight::bold);
  canvas.hline(13, 141, 296, kNight);
  if (plan.fires) {
    Text<96> why, fit;
    sayWhy(seen, plan, false, why);
    if (textWidth(why.c_str()) > 306 - x) {
      why.clear();
      sayWhy(seen, plan, true, why);
    }
    fitted(why.c_str(), 306 - x, fit);
    canvas.textRight(309, 128, fit.c_str(), kHaze);
    drawHits(canvas, seen, plan);
  } else {
    canvas.text(13, 148,
                targetRow(seen, plan.space) == kNoRow ? "No Invader is in front of you there." : "You hold your fire.",
                kMist);
  }
  Text<80> alarm;
  sayAlarm(seen, plan, alarm);
  if (alarm.empty()) return;
  canvas.box(9, kAlarmTop, 304, 15, kBrick, kClear, 2);
  canvas.box(13, kAlarmTop + 1, 9, 13, kRed, kClear, 2);
  canvas.text(17, kAlarmTop + 3, "!", kVoid);
  canvas.text(27, kAlarmTop + 4, alarm.c_str(), kPaper);
}

}  // namespace armada::stellar_scramble
