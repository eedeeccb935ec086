// A battery's volley in Rayguns and Rocketships: both rocketships, a column a raygun, the hits, and where they go.
#include "screens/rayguns/choices.h"
#include "screens/rayguns/maps.h"
#include "screens/rayguns/view.h"

namespace armada::rayguns {

namespace {

constexpr int kDuelTop = 21, kDuelBottom = 78;
constexpr Rect kHullPanel{218, 105, 98, 72};
constexpr Point kHullAt{222, 107};
constexpr Rect kToll{6, 180, 310, 38};

Rect smallSpace(unsigned space) {
  return {kHullAt.x + kSmallSpace * static_cast<int>(space % kWidth),
          kHullAt.y + kSmallSpace * static_cast<int>(space / kWidth), kSmallSpace - 1, kSmallSpace - 1};
}

// The space of what was just hit there, kSpaces: none.
unsigned spaceHit(const State& s, const Event* event, Seat ship) {
  if (event == nullptr || event->a != ship) return kSpaces;
  const auto kind = static_cast<EventKind>(event->kind);
  if (kind == EventKind::blasted) return event->b;
  return kind == EventKind::gunDestroyed ? deckOf(s, ship).port[event->b % kMostPorts] : unsigned{kSpaces};
}

const char* ordinal(unsigned number) {
  static constexpr const char* kWords[] = {"first", "second", "third", "fourth"};
  return kWords[number < 4 ? number : 3];
}

// ---- both rocketships, large: one to the left, with its dark side to us, one to the right in the light ----------------------
struct Plates {
  Colour lit, even, dark;
};

// A point of the rocketship to the left, or its like of the one to the right, which lies a little lower.
Point mirrored(int x, int y, bool right) { return right ? Point{320 - x, y + 15} : Point{x, y}; }

void drawSaucer(Canvas& canvas, Faction faction, bool right, const Plates& hull) {
  const FactionLook& look = lookOf(faction);
  const int cx = right ? 262 : 58, cy = 51;
  canvas.ellipse(cx - 25, cy - 25, 51, 40, look.shade);
  canvas.ellipse(cx - 21, cy - 22, 43, 34, look.bright);
  canvas.ellipse(cx - 15, cy - 18, 11, 8, kWhite);
  canvas.ellipse(cx - 24, cy + 2, 49, 19, look.shade);
  canvas.ellipse(cx - 54, cy - 6, 109, 23, hull.dark);
  canvas.ellipse(cx - 54, cy - 9, 109, 22, hull.even);
  canvas.ellipse(cx - 46, cy - 9, 93, 12, hull.lit);
  for (int i = 0; i < 6; ++i)
    canvas.disc(cx - 40 + 16 * i, cy + (i == 0 || i == 5 ? 4 : 7), 2, i % 2 == 0 ? kRed : kGold);
  canvas.silhouette(kFactionEmblems[indexOf(faction)], cx - 4, cy - 18, look.shade);
}

// Two claws at the nose.
void drawClaws(Canvas& canvas, Faction faction, bool right) {
  for (int side = -1; side <= 1; side += 2) {
    const auto at = [&](int x, int y) { return mirrored(x, 44 + side * y, right); };
    const Point claw[] = {at(88, 9), at(108, 19), at(130, 17), at(140, 5), at(126, 10), at(108, 10)};
    canvas.polygon(claw, 6, side < 0 ? lookOf(faction).bright : lookOf(faction).shade);
  }
}

void drawWarship(Canvas& canvas, Faction faction, bool right) {
  const Plates hull = right ? Plates{kPaper, kMist, kHaze} : Plates{kSteel, kNight, kInk};
  if (faction == Faction::blaarg) return drawSaucer(canvas, faction, right, hull);
  PaletteMap colours = coloursOf(faction);
  if (right) {
    colours.to[kSteel] = hull.dark;
    colours.to[kNight] = hull.even;
    colours.to[kInk] = hull.lit;
  }
  if (faction == Faction::zard) drawClaws(canvas, faction, right);
  canvas.sprite(right ? kRocketLeft : kRocketRight, right ? 328 - kRocketLeft.fullWidth() : -8, 24, &colours);
  canvas.silhouette(kFactionEmblems[indexOf(faction)], right ? 272 : 42, right ? 48 : 47,
                    right ? lookOf(faction).shade : lookOf(faction).bright);
}

bool isPlacing(const State& s) { return questionOf(s) == TaskKind::blast || questionOf(s) == TaskKind::gunHit; }

}  // namespace

// What a fire on the space stops, in the words of who looks for the best place.
const char* tollOf(const State& s, Spot spot) {
  const Deck& deck = deckOf(s, spot.map);
  const std::uint8_t port = deck.portAt[spot.at];
  if (port != kNoPort && !hasRaygun(s.ship[spot.map], port)) return "an empty port: it blocks the way.";
  switch (deck.station[spot.at]) {
    case Station::cockpit: return "no cockpit until it is put out.";
    case Station::panel: return "no control panel until it is put out.";
    case Station::engine: return "this engine stops until it is put out.";
    case Station::hatch: return "no search here until it is put out.";
    case Station::airlock: return "no way out here until it is put out.";
    case Station::floor: return "nobody passes until it is put out.";
    default: return "nobody mans it until it is put out.";
  }
}

bool RaygunsView::volleyShown(const PlayContext& play) const {
  const State& s = shownIn(play);
  if (!volley_ || looking_ || firedBy_ >= s.players || firedAt_ >= s.players) return false;
  if (s.ship[firedAt_].faction == Faction::none) return false;
  const State& seen = seenIn(play);
  return !play.decides() || (isPlacing(seen) && seen.agenda.back().a == firedAt_);
}

Rect RaygunsView::rectAt(const PlayContext& play, Spot spot) const {
  if (spot.map == kInSpace) return nodeRect(spot.at);
  return volleyShown(play) ? smallSpace(spot.at) : spaceRect(spot.at);
}

unsigned RaygunsView::hitsRolled() const {
  unsigned hits = 0;
  for (unsigned i = 0; i < rolls_; ++i) hits += rolled_[i].hit ? 1 : 0;
  return hits;
}

// Hits are beams, misses pass by.
void RaygunsView::drawDuel(const PlayContext& play, Canvas& canvas) const {
  const State& s = shownIn(play);
  const ClipTo clip(canvas, {0, kDuelTop, 320, kDuelBottom - kDuelTop});
  drawRays(canvas, {0, kDuelTop, 320, kDuelBottom - kDuelTop}, 246, 50, kInk, 34);
  drawStars(canvas, {0, kDuelTop, 320, 56}, 40, 19);
  const bool lies = rolls_ > 0 && !rolling(play);
  int hits = 0, misses = 0;
  for (int i = 0; lies && i < rolls_; ++i) {
    if (!rolled_[i].hit) {
      const int side = misses++ % 2 == 0 ? 1 : -1;
      canvas.dash(96, 50 + side * 10, 320, 50 + side * (24 + 2 * misses), kBrick, 4, 3);
      continue;
    }
    const int y = 50 + (hits % 2 == 0 ? -1 : 1) * (4 + 7 * (hits / 2));
    static constexpr Colour kBeam[] = {kBrick, kRed, kOrange, kWhite};
    for (int pen = 0; pen < 4; ++pen) canvas.rect(96, y - 3 + pen, 150, 7 - 2 * pen, kBeam[pen]);
    ++hits;
  }
  drawWarship(canvas, s.ship[firedBy_].faction, false);
  drawWarship(canvas, s.ship[firedAt_].faction, true);
  for (int i = 0; i < hits; ++i)
    canvas.spriteCentred(kBursts[i % 2 == 0 ? 0 : 1], 240 + 5 * (i % 2),
                         50 + (i % 2 == 0 ? -1 : 1) * (4 + 7 * (i / 2)));
}

void RaygunsView::drawColumn(const PlayContext& play, Canvas& canvas, int i) const {
  drawRoll(canvas, {6 + 53 * (4 - rolls_) / 2 + 53 * i, 81, 50, 96}, rolled_[i],
           rolling(play) ? play.player.scene().step + i : -1);
}

// The rocketship that is hit, small, with its fires and the chosen space.
void RaygunsView::drawAimedAt(const PlayContext& play, Canvas& canvas) const {
  const State& s = shownIn(play);
  drawPanel(canvas, kHullPanel, kVoid, kSteel);
  drawSmallHull(canvas, kHullAt.x, kHullAt.y, s.ship[firedAt_].faction, &s, firedAt_);
  const unsigned hit = spaceHit(s, play.player.now(), firedAt_);
  if (hit < kSpaces) drawCursor(canvas, smallSpace(hit), play.player.scene().bright() ? 0 : 15, kPaper);
  if (!play.decides()) return;
  for (const Move move : play.legal) {
    const Spot place = placeOf(seenIn(play), move);
    if (place.map != firedAt_) continue;
    const Rect r = smallSpace(place.at);
    canvas.frame(r.x, r.y, r.w, r.h, kBrick);
  }
  const Spot at = cursor(play);
  if (at.map != firedAt_) return;
  const Rect r = rectAt(play, at);
  canvas.rect(r.x, r.y, r.w, r.h, kBrass);
  drawCursor(canvas, r, play.ticks);
}

// Why the dice hit, Blast markers old and new, what the chosen space means.
void RaygunsView::drawToll(const PlayContext& play, Canvas& canvas) const {
  const State& s = shownIn(play);
  const int x = kToll.x + 7, y = kToll.y + 4;
  drawPanel(canvas, kToll, kInk, play.decides() ? kGold : kSteel);
  const bool lies = rolls_ > 0 && !rolling(play);
  canvas.text(x, y, !lies || why_.empty() ? "Manned rayguns hit on 5 to 8, others on 7 or 8." : why_.c_str(), kMist);
  if (!lies) return;
  const unsigned blasts = blastsOn(s.ship[firedAt_]);
  const unsigned left = play.decides() ? seenIn(play).agenda.back().b : 0;
  if (!atGuns_) {
    canvas.text(x, y + 11, "Blasts", kPaper);
    for (unsigned i = 0; i < kWreckMarkers; ++i) {
      const int at = x + 35 + 13 * static_cast<int>(i);
      if (i >= blasts && i < blasts + left) canvas.box(at - 2, y + 10, 11, 10, kGold, kClear, 2);
      if (i < blasts + left)
        canvas.sprite(kFlame, at, y + 11);
      else
        canvas.rect(at + 2, y + 14, 3, 3, kSteel);
    }
    Text<24> sum;
    sum << static_cast<int>(blasts);
    if (left > 0) sum << " + " << static_cast<int>(left) << " = " << static_cast<int>(blasts + left);
    sum << " of " << static_cast<int>(kWreckMarkers);
    canvas.text(x + 143, y + 11, sum.c_str(), kPaper, Weight::bold);
  } else {
    Text<40> guns;
    guns << "Rayguns of the " << sideName(s, firedAt_) << ": " << static_cast<int>(rayguns(s.ship[firedAt_]));
    canvas.text(x, y + 11, guns.c_str(), kPaper);
  }
  Text<120> words;
  if (play.decides()) {
    const Spot at = cursor(play);
    const unsigned hits = hitsRolled();
    if (hits > 1)
      words << (atGuns_ ? "*The " : "*Place the ") << ordinal(hits > left ? hits - left : 0) << ":* ";
    else if (!atGuns_)
      words << "*Place it:* ";
    if (atGuns_)
      sayWords(play, words);
    else if (at.map == firedAt_)
      words << tollOf(s, at);
  } else if (const Event* told = play.player.told();
             told != nullptr && static_cast<EventKind>(told->kind) != EventKind::shot) {
    narrate(s, *told, play.reader, words);
  }
  const ClipTo clip(canvas, kToll);
  canvas.paragraph(x, y + 22, kToll.w - 12, words.c_str(), kPaper);
}

void RaygunsView::drawVolley(const PlayContext& play, Canvas& canvas) const {
  drawDuel(play, canvas);
  canvas.hline(0, kDuelBottom, 320, kBrick);
  for (int i = 0; i < rolls_; ++i) drawColumn(play, canvas, i);
  if (rolls_ > 0 && !rolling(play)) {
    const unsigned hits = hitsRolled();
    Text<12> sum;
    if (hits == 0)
      sum << "MISSED";
    else
      sum << static_cast<int>(hits) << (hits == 1 ? " HIT" : " HITS");
    canvas.marqueeCentred(268, 84, sum.c_str(), kBrick, Marquee::px18);
    canvas.marqueeCentred(267, 83, sum.c_str(), hits == 0 ? kHaze : kGold, Marquee::px18);
  }
  drawAimedAt(play, canvas);
  if (!play.retelling) return drawToll(play, canvas);
  if (why_.empty() || rolling(play) || rolls_ == 0) return;
  canvas.rect(0, 66, 320, 12, kVoid);
  canvas.textCentred(160, 68, why_.c_str(), kMist);
}

// A computer's turn is told where the words of one's own stand.
Rect RaygunsView::watchingArea(const PlayContext& play) const {
  if (volleyShown(play)) return kToll;
  if (mapNow(play) != kInSpace) return kDeckWords;
  const int top = stripRect(shownIn(play).players).y;
  return {kLongWords.x, top, kLongWords.w, kLongWords.y + kLongWords.h - top};
}

}  // namespace armada::rayguns
