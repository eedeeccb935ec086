// Closer looks: a card and what it would change, an Invader and whom it attacks, a pilot's board with its Systems in words.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/board.h"
#include "screens/stellar_scramble/view.h"

namespace armada::stellar_scramble {

namespace {

constexpr Rect kCardRect{8, 26, 124, 187};
constexpr int kRight = 142, kRightWidth = 174;
constexpr int kArtTop = kCardRect.y + 26, kArtHeight = 92;

GemLook lookOfCard(std::uint8_t card) {
  return isSystem(card) ? GemLook{"S", kMist, kHaze} : kGemLook[indexOf(cardOf(card).colour)];
}

// ---- the card -------------------------------------------------------------------------------------------------------
// Rays in the weapon's colour, Invaders of the card's level, and the Starfighter with its shot; a System is its own picture.
void drawCardArt(Canvas& canvas, std::uint8_t card, Seat seat) {
  const Rect area{kCardRect.x + 2, kArtTop, kCardRect.w - 4, kArtHeight};
  const ClipTo clip(canvas, area);
  const GemLook look = lookOfCard(card);
  const int cx = area.x + area.w / 2, cy = area.y + 36;
  canvas.rect(area.x, area.y, area.w, area.h, kDusk);
  drawRays(canvas, area, cx, cy, kPlum, 24);
  drawStars(canvas, area, 24, 15 + card);
  for (int radius = 27; radius > 6; radius -= 7)
    canvas.disc(cx, cy, radius, radius % 2 == 0 ? look.bright : look.shade);
  if (isSystem(card)) {
    canvas.disc(cx, cy, 20, kVoid);
    canvas.sprite(kScrambleIcons[static_cast<std::size_t>(Icon::system)], cx - 17, cy - 17, nullptr, 5);
    return;
  }
  const auto level = static_cast<unsigned>(levelOfCard(card));
  const auto token = [&](unsigned nth) {
    return static_cast<std::uint8_t>((level - 1) * kTokensALevel + (nth + card) % 4 * kTokensAColour + nth % 4 + 1);
  };
  drawInvader(canvas, area.x + 8, area.y + 8, token(1));
  drawInvader(canvas, area.x + area.w - 27, area.y + 12, token(2));
  drawInvader(canvas, cx - 9, cy - 8, token(3));
  const int shots = cardOf(card).icons.power + 1;
  for (int i = 0; i < shots; ++i) canvas.rect(cx - 3 * (shots - 1) + 6 * i - 1, area.y + 50, 3, 12, kWhite);
  drawFighter(canvas, cx - 15, area.y + 62, seat, 2);
}

void drawCardFace(Canvas& canvas, std::uint8_t card, int cost, Seat seat) {
  const Rect& r = kCardRect;
  const GemLook look = lookOfCard(card);
  canvas.rect(r.x + 3, r.y + 4, r.w, r.h, kNight);
  drawPaper(canvas, r);
  canvas.rect(r.x + 2, r.y + 3, r.w - 4, 22, look.bright);
  canvas.hline(r.x + 1, r.y + 25, r.w - 2, kUmber);
  const Shouted name(cardOf(card).name);
  if (marqueeWidth(name.c_str(), Marquee::px12) <= r.w - 32)
    canvas.marquee(r.x + 8, r.y + 8, name.c_str(), kVoid);
  else
    canvas.text(r.x + 8, r.y + 10, cardOf(card).name, kVoid, Weight::bold);
  canvas.marqueeRight(r.x + r.w - 7, r.y + 8, Number(cost).c_str(), kVoid);
  drawCardArt(canvas, card, seat);
  canvas.hline(r.x + 1, r.y + 118, r.w - 2, kUmber);
  canvas.text(r.x + 8, r.y + 123, isSystem(card) ? "System" : kWeaponName[indexOf(cardOf(card).colour)], kSepia,
              Weight::bold);
  Text<12> level;
  level << "level " << int{levelOfCard(card)};
  canvas.textRight(r.x + r.w - 8, r.y + 123, level.c_str(), kSepia);
}

const char* nameOfIcon(Icon icon) {
  switch (icon) {
    case Icon::move: return "Move +";
    case Icon::power: return "Power +";
    case Icon::boost: return "Boost ";
    case Icon::convert: return "Convert ";
    case Icon::energize: return "Energize ";
    case Icon::scavenge: return "Scavenge ";
    case Icon::vent: return "Vent ";
    case Icon::scatter: return "Scatter";
    case Icon::beam: return "Beam";
    case Icon::blast: return "Blast";
    case Icon::system: return "System";
  }
  return "";
}

void drawCardText(Canvas& canvas, std::uint8_t card) {
  const Rect& r = kCardRect;
  if (isSystem(card)) {
    canvas.paragraph(r.x + 8, r.y + 138, r.w - 14, cardOf(card).text, kUmber, 12);
    return;
  }
  const IconRow icons = iconsOfCard(card);
  const bool two = icons.size() > 2;
  for (std::size_t i = 0; i < icons.size(); ++i) {
    const int x = r.x + 8 + (two && i % 2 == 1 ? 58 : 0);
    const int y = r.y + 137 + 12 * static_cast<int>(two ? i / 2 : i);
    drawIcon(canvas, x, y, icons[i].icon, kUmber);
    Text<16> words;
    words << nameOfIcon(icons[i].icon);
    const bool counted = icons[i].icon < Icon::scatter && (!two || icons[i].count > 1 || icons[i].icon <= Icon::power);
    if (counted) words << int{icons[i].count};
    canvas.text(x + 11, y, words.c_str(), kUmber, two ? Weight::body : Weight::bold);
  }
  canvas.hline(r.x + 8, r.y + 163, r.w - 16, kKraft);
  canvas.text(r.x + 8, r.y + 170, "Into the bag", kSepia);
  int x = r.x + 82;
  for (const Gem gem : cardOf(card).brings) {
    if (gem == Gem::none) continue;
    drawGem(canvas, x, r.y + 167, gem, 15);
    x += 18;
  }
}

// ---- what it changes ------------------------------------------------------------------------------------------------
void drawChange(Canvas& canvas, int y, Icon icon, const char* name, int before, int after) {
  const bool same = before == after;
  drawIcon(canvas, kRight + 8, y, icon, same ? kHaze : kGold);
  canvas.text(kRight + 21, y, name, same ? kHaze : kPaper);
  if (same) {
    canvas.textRight(kRight + 112, y, Number(before).c_str(), kHaze);
    return;
  }
  canvas.textRight(kRight + 112, y, Number(after).c_str(), kGold, Weight::bold);
  canvas.textRight(kRight + 100, y, "→", kMist);
  canvas.textRight(kRight + 86, y, Number(before).c_str(), kHaze);
}

// The three rows above the ship: what a shot of this pattern hits.
void drawPattern(Canvas& canvas, unsigned pattern, Seat seat) {
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column) {
      const bool target = row == 2 && column == 1;
      const bool hit = target || (row == 2 && (pattern & kScatter) != 0) || (column == 1 && (pattern & kBeam) != 0) ||
                       (row == 1 && (pattern & kBlast) != 0);
      const int x = kRight + 122 + column * 15, y = 49 + row * 15;
      canvas.box(x, y, 13, 13, hit ? kGold : kNight, kClear, 2);
      if (hit) drawIcon(canvas, x + 3, y + 3, Icon::power, kVoid);
    }
  drawFighter(canvas, kRight + 136, 98, seat);
}

Icons sumOf(const Icons& weapon, const Icons& card) {
  Icons sum = weapon;
  sum.move = static_cast<std::uint8_t>(sum.move + card.move);
  sum.power = static_cast<std::uint8_t>(sum.power + card.power);
  sum.pattern = static_cast<std::uint8_t>(sum.pattern | card.pattern);
  return sum;
}

void drawWeaponChange(Canvas& canvas, const Pilot& pilot, std::uint8_t card, Seat seat) {
  const auto weapon = static_cast<unsigned>(indexOf(cardOf(card).colour));
  const Icons& before = pilot.weapon[weapon];
  const Icons after = sumOf(before, cardOf(card).icons);
  drawPanel(canvas, {kRight, 26, kRightWidth, 98}, kInk, kSteel);
  canvas.box(kRight + 1, 27, kRightWidth - 2, 16, kNight, kClear, 2);
  drawGem(canvas, kRight + 6, 29, cardOf(card).colour);
  Text<32> title;
  title << "Your " << kWeaponName[weapon] << " weapon";
  canvas.text(kRight + 22, 31, title.c_str(), kGold, Weight::bold);
  drawChange(canvas, 49, Icon::move, "Move", before.move, after.move);
  drawChange(canvas, 62, Icon::power, "Power", before.power, after.power);
  // Of the specials, those that the card changes.
  int y = 75;
  const Icons& more = cardOf(card).icons;
  const auto row = [&](Icon icon, const char* name, int from, int by) {
    if (by == 0 || y > 114) return;
    drawChange(canvas, y, icon, name, from, from + by);
    y += 13;
  };
  row(Icon::boost, "Boost", before.boost, more.boost);
  row(Icon::convert, "Convert", before.convert, more.convert);
  row(Icon::energize, "Energize", before.energize, more.energize);
  row(Icon::scavenge, "Scavenge", before.scavenge, more.scavenge);
  row(Icon::vent, "Vent", before.vent, more.vent);
  drawPattern(canvas, after.pattern, seat);
}

void drawSystemSlots(Canvas& canvas, const Pilot& pilot) {
  drawPanel(canvas, {kRight, 26, kRightWidth, 98}, kInk, kSteel);
  canvas.box(kRight + 1, 27, kRightWidth - 2, 16, kNight, kClear, 2);
  canvas.text(kRight + 8, 31, "Your Systems", kGold, Weight::bold);
  for (unsigned i = 0; i < kSystemSlots; ++i) {
    const std::uint8_t card = pilot.systems[i];
    canvas.text(kRight + 8, 50 + static_cast<int>(i) * 14, card == kNoCard ? "a free slot" : cardOf(card).name,
                card == kNoCard ? kHaze : kPaper);
  }
  if (!hasFreeSystemSlot(pilot))
    canvas.paragraph(kRight + 8, 96, kRightWidth - 16, "A new one replaces one of these.", kMist);
}

void drawCost(Canvas& canvas, const State& s, std::uint8_t card, Seat seat) {
  const Pilot& pilot = s.pilot[seat];
  const int cost = price(s, seat, card);
  drawPanel(canvas, {kRight, 128, kRightWidth, 48}, kInk, kGold);
  drawIcon(canvas, kRight + 8, 137, Icon::scavenge, kGold);
  canvas.text(kRight + 21, 137, "Credits", kPaper);
  if (cost > pilot.credits) {
    Text<32> words;
    words << int{pilot.credits} << " of " << cost;
    canvas.textRight(kRight + 166, 137, words.c_str(), kRed);
  } else {
    canvas.marqueeRight(kRight + 166, 134, Number(pilot.credits - cost).c_str(), kGold);
    canvas.textRight(kRight + 146, 137, "→", kMist);
    canvas.marqueeRight(kRight + 132, 134, Number(pilot.credits).c_str(), kHaze);
  }
  int gems = 0, overheats = 0;
  for (const Gem gem : cardOf(card).brings) {
    gems += gem != Gem::none ? 1 : 0;
    overheats += gem == Gem::overheat ? 1 : 0;
  }
  const int black = pilot.bag[indexOf(Gem::overheat)], all = gemsIn(pilot.bag);
  Text<40> odds;
  odds << black << " in " << all;
  if (gems > 0) odds << " → " << black + overheats << " in " << all + gems;
  canvas.sprite(kFlame, kRight + 8, 158);
  canvas.text(kRight + 21, 158, "Overheat", kPaper);
  canvas.textRight(kRight + 166, 158, odds.c_str(), kOrange);
}

void drawTimeLeft(Canvas& canvas, const State& s, unsigned slot) {
  const int rounds = static_cast<int>(kSlots - slot);
  drawPanel(canvas, {kRight, 180, kRightWidth, 34}, kVoid, kSteel);
  const AlienEvent event = s.event[slot];
  const int x = event == AlienEvent::none ? kRight + 8 : kRight + 55;
  if (event != AlienEvent::none) drawEventPlate(canvas, {kRight + 6, 190, 42, 13}, event, rounds);
  Text<32> words;
  words << "Gone in " << rounds << (rounds == 1 ? " round." : " rounds.");
  canvas.text(x, event == AlienEvent::none ? 192 : 186, words.c_str(), kPaper);
  if (event != AlienEvent::none)
    canvas.text(x, 198, isMove(event) ? "Then the aliens move." : "Then the aliens fire.", kMist);
}

}  // namespace

void drawCardCloseup(Canvas& canvas, const State& seen, unsigned slot, Seat buyer) {
  const std::uint8_t card = seen.track[slot];
  drawStars(canvas, kBody, 60, 17);
  if (card == kNoCard) return;
  drawCardFace(canvas, card, price(seen, buyer, card), buyer);
  drawCardText(canvas, card);
  if (isSystem(card))
    drawSystemSlots(canvas, seen.pilot[buyer]);
  else
    drawWeaponChange(canvas, seen.pilot[buyer], card, buyer);
  drawCost(canvas, seen, card, buyer);
  drawTimeLeft(canvas, seen, slot);
}

// ---- an Invader -----------------------------------------------------------------------------------------------------
void drawInvaderCloseup(Canvas& canvas, const State& seen, unsigned row, unsigned column) {
  const Cell& cell = seen.grid[row][column];
  drawStars(canvas, kBody, 60, 17);
  if (cell.token == kNoToken) return;
  const Seat target = colourOfToken(cell.token);
  drawPanel(canvas, {8, 30, 112, 120}, kVoid, kSteel);
  drawInvader(canvas, 8 + 56 - 47, 50, cell.token, 5);
  const Rect words{128, 30, 184, 180};
  drawPanel(canvas, words, kInk, kSteel);
  canvas.marquee(words.x + 8, words.y + 8, Shouted(breedOf(cell.token).name).c_str(), kPilotLook[target].bright);
  Text<40> place;
  place << "Level " << int{levelOfToken(cell.token)} << ", row " << static_cast<int>(row) + 1 << ", column "
        << static_cast<int>(column) + 1;
  canvas.text(words.x + 8, words.y + 28, place.c_str(), kMist);
  Text<40> shields;
  shields << "Shields: " << int{cell.shields} << " of " << int{breedOf(cell.token).shields};
  canvas.text(words.x + 8, words.y + 44, shields.c_str(), kPaper, Weight::bold);
  Text<128> attack;
  if (target < seen.players)
    attack << "If it gets past the bottom row it attacks *" << kPilotLook[target].name << "*, who loses an Invader.";
  else
    attack << "Nobody flies its colour: if it gets past the bottom row nothing happens.";
  int y = canvas.paragraph(words.x + 8, words.y + 60, words.w - 16, attack.c_str(), kPaper) + 6;
  const int pay = kAssistCredits * levelOfToken(cell.token);
  for (Seat seat = 0; seat < seen.players; ++seat) {
    if ((cell.assists >> seat & 1u) == 0) continue;
    drawBadge(canvas, words.x + 8, y - 1, seat);
    Text<64> paid;
    paid << kPilotLook[seat].name << " damaged it: " << pay << " credits if another destroys it.";
    y = canvas.paragraph(words.x + 24, y, words.w - 32, paid.c_str(), kMist) + 4;
  }
}

// ---- a pilot --------------------------------------------------------------------------------------------------------
void drawPilotCloseup(Canvas& canvas, const State& seen, Seat seat) {
  const Pilot& pilot = seen.pilot[seat];
  drawStars(canvas, kBody, 60, 17);
  drawPanel(canvas, {6, 26, 308, 130}, kInk, kPilotLook[seat].bright);
  drawFighter(canvas, 14, 32, seat, 2);
  canvas.marquee(54, 34, Shouted(kPilotLook[seat].name).c_str(), kPilotLook[seat].bright, Marquee::px18);
  Text<48> score;
  score << int{pilot.invaders} << " of " << int{kVictoryTrack} << " Invaders";
  canvas.textRight(306, 38, score.c_str(), kPaper, Weight::bold);
  Text<80> next;
  next << "Gathers " << int{gatherOf(pilot)} << (gatherOf(pilot) == 1 ? " credit" : " credits") << " a turn. "
       << int{assistsLeft(seen, seat)} << " of 3 assist tokens left.";
  canvas.text(54, 56, next.c_str(), kMist);
  const Risk risk = drawRisk(seen, seat);
  Text<80> draw;
  if (risk.overheats == 0)
    draw << "The next draw cannot overheat.";
  else
    draw << "The next draw overheats " << int{risk.overheats} << " times in " << int{risk.of} << '.';
  canvas.text(14, 72, draw.c_str(), risk.overheats > 0 ? kOrange : kMist);
  int y = 90;
  for (const std::uint8_t card : pilot.systems) {
    if (card == kNoCard) continue;
    const int x = canvas.text(14, y, cardOf(card).name, kGold, Weight::bold);
    Text<96> fit;
    fitted(cardOf(card).text, 304 - x, fit);
    canvas.text(x + 4, y, fit.c_str(), kPaper);
    y += 15;
  }
  if (y == 90) canvas.text(14, y, "No Systems.", kHaze);
  drawOwnBoard(canvas, seen, seat);
}

}  // namespace armada::stellar_scramble
