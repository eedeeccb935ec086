// The hand of Rayguns and Rocketships: three slots above, the cards below, and where the program would lead.
#include "screens/rayguns/choices.h"
#include "screens/rayguns/maps.h"
#include "screens/rayguns/view.h"

namespace armada::rayguns {

namespace {

constexpr int kStarColumn = 4;
constexpr Rect cardRect(int column, int row) {
  return column < kStarColumn ? Rect{6 + 64 * column, 125 + 47 * row, 63, 44} : Rect{263, 125 + 47 * row, 53, 44};
}

// Where a card lies in the hand: Command cards in two rows of four, Star cards behind them, two in sight.
struct Lies {
  int column, row;
};

bool inHand(const State& s, Seat seat, unsigned card) {
  for (const std::uint8_t each : s.player[seat].program)
    if (each == card) return false;
  return card < kFirstStarCard || (s.player[seat].held >> (card - kFirstStarCard) & 1u) != 0;
}

int starPlace(const State& s, Seat seat, unsigned card) {
  int place = 0;
  for (unsigned star = kFirstStarCard; star < card; ++star) place += inHand(s, seat, star) ? 1 : 0;
  return place;
}

Lies liesAt(const State& s, Seat seat, unsigned card) {
  if (card < kFirstStarCard) return {static_cast<int>(card % 4), static_cast<int>(card / 4)};
  return {kStarColumn, starPlace(s, seat, card)};
}

void drawAnyCard(Canvas& canvas, const State& s, Seat seat, Rect area, std::uint8_t card) {
  const unsigned faction = indexOf(s.ship[seat].faction);
  if (card < kCommandCards)
    drawCommandCard(canvas, area, kCommandCard[faction][card]);
  else if (isStar(card))
    drawStarCard(canvas, area, kStarCard[faction][card - kFirstStarCard]);
  else
    drawCardBack(canvas, area);
}

Point smallNode(unsigned node) {
  return {228 + 10 * static_cast<int>(node % kWidth), 31 + 10 * static_cast<int>(node / kWidth)};
}

// The sky small, and the poses after each card, numbered; engines and cockpit do not count.
void drawCourses(Canvas& canvas, const State& s, Seat seat, std::uint8_t aimed) {
  drawPanel(canvas, {220, 24, 96, 94}, kVoid, kSteel);
  for (unsigned node = 0; node < kNodes; ++node) {
    const Point at = smallNode(node);
    const Rock rock = skyOf(s).rock[node];
    if (rock != Rock::none)
      canvas.disc(at.x, at.y, 2, rock == Rock::asteroid ? kSteel : kTeal);
    else
      canvas.dot(at.x, at.y, kSteel);
  }
  for (const Planet& planet : kPlanet) canvas.ring(smallNode(planet.node).x, smallNode(planet.node).y, 3, kSepia);
  for (Seat other = 0; other < s.players; ++other)
    if (other != seat && afloat(s, other))
      drawDart(canvas, smallNode(s.ship[other].node), s.ship[other].facing, lookOf(s, other).bright);
  if (!afloat(s, seat)) return;
  Pose pose[kTurns + 1] = {{s.ship[seat].node, s.ship[seat].facing}};
  drawDart(canvas, smallNode(pose[0].node), pose[0].facing, lookOf(s, seat).bright);
  const unsigned count = programmed(s, seat);
  unsigned poses = 0;
  for (unsigned turn = 0; turn <= count && turn < kTurns; ++turn) {
    const std::uint8_t card = turn < count ? s.player[seat].program[turn] : aimed;
    if (card >= kCards) break;
    pose[turn + 1] = card < kCommandCards ? afterCard(s, seat, pose[turn], card) : pose[turn];
    const Point from = smallNode(pose[turn].node), to = smallNode(pose[turn + 1].node);
    canvas.dash(from.x, from.y, to.x, to.y, kGold, 3, 2);
    drawDart(canvas, to, pose[turn + 1].facing, turn < count ? lookOf(s, seat).shade : kGold);
    poses = turn + 1;
  }
  // Poses on one node stand their numbers side by side, at the right rim to the left of it.
  for (unsigned first = 1, last = 1; first <= poses; first = last = last + 1) {
    while (last < poses && pose[last + 1].node == pose[first].node) ++last;
    const Point at = smallNode(pose[first].node);
    int x = at.x > 284 ? at.x - 4 - 6 * static_cast<int>(last - first + 1) : at.x + 5;
    for (unsigned turn = first; turn <= last; ++turn, x += 6)
      canvas.text(x, at.y - 9, Number(static_cast<int>(turn)).c_str(), turn <= count ? kPaper : kGold);
  }
}

// Where the chosen card would go: its name and course in outline.
void drawGhostCard(Canvas& canvas, const State& s, Seat seat, Rect area, std::uint8_t card) {
  const int right = area.x + area.w - 1, bottom = area.y + area.h - 1;
  for (const int y : {area.y, bottom}) canvas.dash(area.x, y, right, y, kBrass, 2, 2);
  for (const int x : {area.x, right}) canvas.dash(x, area.y, x, bottom, kBrass, 2, 2);
  const unsigned faction = indexOf(s.ship[seat].faction);
  if (isStar(card)) {
    Text<24> name;
    sayBroken(kStarCard[faction][card - kFirstStarCard].name, area.w - 8, name);
    canvas.paragraph(area.x + 5, area.y + 9, area.w - 8, name.c_str(), kViolet);
    return;
  }
  const CommandCard& command = kCommandCard[faction][card];
  Text<24> name;
  sayShortName(command.name, name);
  canvas.textCentred(area.x + area.w / 2, area.y + 3, name.c_str(), kHaze);
  drawCourse(canvas, area.x + 20, area.y + 27, command, kBrass);
  drawBolts(canvas, right - 5, bottom - 12, command.tokens, kBrass);
}

void drawSlots(Canvas& canvas, const State& s, Seat seat, std::uint8_t aimed) {
  const unsigned count = programmed(s, seat);
  for (unsigned turn = 0; turn < kTurns; ++turn) {
    const Rect area{6 + 71 * static_cast<int>(turn), 24, 69, 58};
    const bool now = turn == count;
    drawPanel(canvas, area, kInk, now ? kGold : kSteel);
    Text<12> title;
    title << "Turn " << static_cast<int>(turn) + 1;
    canvas.text(area.x + 6, area.y + 4, title.c_str(), now ? kGold : kMist, now ? Weight::bold : Weight::body);
    const Rect card{area.x + 3, area.y + 14, 63, 41};
    if (turn < count)
      drawAnyCard(canvas, s, seat, card, s.player[seat].program[turn]);
    else if (now && aimed < kCards)
      drawGhostCard(canvas, s, seat, card, aimed);
  }
}

// Where a card went: its Turn.
void drawUsedCard(Canvas& canvas, Rect area, const State& s, Seat seat, unsigned card) {
  drawPanel(canvas, area, kInk, kNight);
  for (unsigned turn = 0; turn < kTurns; ++turn) {
    if (s.player[seat].program[turn] != card) continue;
    Text<12> words;
    words << "Turn " << static_cast<int>(turn) + 1;
    canvas.textCentred(area.x + area.w / 2, area.y + 18, words.c_str(), kHaze);
  }
}

int tokensOn(const State& s, Seat seat, std::uint8_t card) {
  return isStar(card) ? int{kStarTokens} : int{kCommandCard[indexOf(s.ship[seat].faction)][card].tokens};
}

// " Tokens 2 + 3 + 1 = 6." of all cards so far; of one alone the card says it.
void sayTokens(const State& s, Seat seat, std::uint8_t aimed, TextOut& words) {
  const unsigned count = programmed(s, seat);
  if (count == 0) return;
  int sum = tokensOn(s, seat, aimed);
  words << " Tokens ";
  for (unsigned turn = 0; turn < count; ++turn) {
    const int each = tokensOn(s, seat, s.player[seat].program[turn]);
    words << each << " + ";
    sum += each;
  }
  words << tokensOn(s, seat, aimed) << " = *" << sum << "*.";
}

}  // namespace

void RaygunsView::drawProgram(const PlayContext& play, Canvas& canvas) const {
  const State& s = seenIn(play);
  const Seat seat = toMove(s);
  const Move move = chosen(play);
  const auto aimed = verbOf(move) == Verb::program ? static_cast<std::uint8_t>(whatOf(move)) : kNoCard;
  drawSlots(canvas, s, seat, aimed);
  drawCourses(canvas, s, seat, aimed);
  drawPanel(canvas, {6, 84, 210, 36}, kInk, kGold);
  Text<240> words;
  if (aimed < kCards) {
    words << '*' << cardName(s, seat, aimed) << "*: ";
    sayCard(s, seat, aimed, words);
    if (!isStar(aimed)) words << '.';
    sayTokens(s, seat, aimed, words);
  }
  {
    const ClipTo clip(canvas, {8, 85, 206, 34});
    canvas.paragraph(12, 87, 202, words.c_str(), kPaper);
  }
  const Lies at = aimed < kCards ? liesAt(s, seat, aimed) : Lies{0, 0};
  const int firstStar = at.column == kStarColumn && at.row > 1 ? at.row - 1 : 0;
  for (unsigned card = 0; card < kCards; ++card) {
    const bool star = card >= kFirstStarCard;
    const bool here = inHand(s, seat, card);
    if (star && !here) continue;
    const Lies lies = liesAt(s, seat, card);
    const int row = star ? lies.row - firstStar : lies.row;
    if (row < 0 || row > 1) continue;
    Rect area = cardRect(lies.column, row);
    if (!here) {
      drawUsedCard(canvas, area, s, seat, card);
      continue;
    }
    const bool chosenCard = card == aimed;
    if (chosenCard) area.y -= 3;
    drawAnyCard(canvas, s, seat, area, static_cast<std::uint8_t>(card));
    if (!play.legal.contains(moveOf(Verb::program, card))) canvas.dither(area.x, area.y, area.w, area.h, kVoid, 8);
    if (chosenCard) drawCursor(canvas, area, play.ticks);
  }
}

// The next card that may be programmed in that direction.
Intent RaygunsView::pressProgram(const PlayContext& play, Button button) {
  const State& s = seenIn(play);
  const Seat seat = toMove(s);
  const Move now = chosen(play);
  if (verbOf(now) != Verb::program) return Intent::nothing();
  const Lies here = liesAt(s, seat, whatOf(now));
  const int dx = button == Button::right ? 1 : button == Button::left ? -1 : 0;
  const int dy = button == Button::down ? 1 : button == Button::up ? -1 : 0;
  int best = 100;
  Move found = kNoMove;
  for (const Move move : play.legal) {
    if (verbOf(move) != Verb::program || move == now) continue;
    const Lies there = liesAt(s, seat, whatOf(move));
    const int x = there.column - here.column, y = there.row - here.row;
    const int along = x * dx + y * dy, aside = x * dy + y * dx;
    if (along <= 0) continue;
    const int far = along + 3 * (aside < 0 ? -aside : aside);
    if (far >= best) continue;
    best = far;
    found = move;
  }
  if (found == kNoMove) return Intent::nothing();
  choose(play, found);
  return Intent::nothing(Sound::move);
}

}  // namespace armada::rayguns
