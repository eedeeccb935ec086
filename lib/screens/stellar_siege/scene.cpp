// What Stellar Siege's view draws: the table, the marks of the choice, the lower part with tiles and hand, the words.
#include "canvas/art.h"
#include "screens/components.h"
#include "screens/stellar_siege/board.h"
#include "screens/stellar_siege/closeup.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/view.h"
#include "screens/stellar_siege/words_panel.h"

namespace armada::stellar_siege {

namespace {

bool isBefore(const State& now) { return now.phase == Phase::adjust || now.phase == Phase::deploy; }

// Where the deployment would go with one card less in hand; kNoPlanet: there would be none.
std::uint8_t planetAfterDiscard(const State& now) {
  const std::uint8_t held = now.hand[now.active].total;
  if (held < 2) return kNoPlanet;
  return planetForValue(deploymentValue(now, static_cast<std::uint8_t>(held - 1)));
}

}  // namespace

void SiegeView::draw(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const Seat viewer = viewerOf(play);
  switch (look_) {
    case Look::enemyPiles: return drawPilesCloseup(canvas, now, viewer, otherSeat(viewer));
    case Look::planet: return drawPlanetCloseup(canvas, now, viewer, planet_);
    case Look::ownPiles: return drawPilesCloseup(canvas, now, viewer, viewer);
    case Look::card: return drawCardCloseup(canvas, now, viewer, card_);
    case Look::none: break;
  }
  const Choices choices = choicesIn(play);
  drawTable(play, choices, canvas);
  drawLower(play, choices, canvas);
  drawMarks(play, choices, canvas);
  drawPanelWords(play, choices, canvas);
  play.player.draw(canvas);
}

// The hand comes up over the tiles when the cursor goes there.
bool SiegeView::tilesOpen(const Choices& choices) const { return !choices.tiles.empty() && row_ != Row::hand; }

// A hint leaves the cards their symbols.
bool SiegeView::showsIcons(const PlayContext& play, const Choices& choices) const {
  return play.cover == Cover::hint || (play.decides() && tilesOpen(choices));
}

HandLayout SiegeView::layoutOf(const PlayContext& play, const Choices& choices) const {
  const Cards& hand = shownIn(play).hand[viewerOf(play)];
  return showsIcons(play, choices) ? layIcons(hand) : layHand(hand, card_);
}

// The Planet of the deployment as it would be with the tile that is chosen, Emalto, or without the card that is discarded.
std::uint8_t SiegeView::previewed(const PlayContext& play) const {
  const State& now = seenIn(play);
  const Move move = aimed(play);
  if (move == moveOf(Verb::discardAnyTime) && isBefore(now)) return planetAfterDiscard(now);
  if (now.phase != Phase::adjust || row_ != Row::tiles || move == kNoMove) return marked(play);
  State after = now;
  after.adjustment = static_cast<std::int8_t>(whatOf(move) - 1);
  return planetForValue(deploymentValue(after));
}

void SiegeView::drawTable(const PlayContext& play, const Choices& choices, Canvas& canvas) const {
  const Seat viewer = viewerOf(play);
  const State& shown = shownIn(play);
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 90}, 60, 41);
  const bool decides = play.decides();
  const std::uint8_t target = decides ? previewed(play) : seenIn(play).planet;
  if (target != kNoPlanet) drawColumn(canvas, target);
  if (decides) drawWays(play, choices, canvas);
  drawPlanets(canvas, shown, viewer);
  if (decides && choices.onPlanets() && row_ == Row::planets)
    for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
      if (choices.planet[planet] == kNoMove && planet != target) canvas.dim({planetX(planet) - 19, 34, 39, 67});
  const bool discards = decides && aimed(choices) == moveOf(Verb::discardAnyTime);
  drawLines(canvas, shown, viewer, play.viewerPlays ? viewer : kNobody, discards);
}

// The beam from the choice to its Planet, and the way that an Alien would go.
void SiegeView::drawWays(const PlayContext& play, const Choices& choices, Canvas& canvas) const {
  const State& now = seenIn(play);
  const Seat viewer = viewerOf(play);
  const Move move = aimed(choices);
  if (move == kNoMove) return;
  const std::uint8_t target = previewed(play);
  const auto fromCard = [&](std::uint8_t planet) {
    const HandLayout layout = layoutOf(play, choices);
    const int i = layout.find(card_);
    if (i >= 0) drawBeam(canvas, layout.middle(i), kHandY - kHandLift - 1, planet);
  };
  const auto fromTile = [&](std::uint8_t planet) {
    const Rect area = tileRect(choices.tiles.size(), tile_);
    const int x = planetX(planet), left = area.x + 8, right = area.x + area.w - 9;  // from below the Planet, if it can
    drawBeam(canvas, x < left ? left : x > right ? right : x, area.y - 1, planet);
  };
  switch (verbOf(move)) {
    case Verb::deploy:
      if (target != kNoPlanet && (card_ != Kind::anywhere || now.phase != Phase::deploy)) fromCard(target);
      return;
    case Verb::deployRandom:
    case Verb::declare: return fromTile(target);
    case Verb::activate:
      if (row_ == Row::tiles) fromTile(whatOf(move));
      return;
    case Verb::adjust:
      if (now.phase == Phase::adjust) fromTile(target);
      return;
    case Verb::planet: break;
    default: return;
  }
  if (now.phase == Phase::anywhere) return fromCard(planet_);
  if (now.phase == Phase::adjacent) return drawWay(canvas, viewer, viewer, planet_, now.planet, false);
  const bool own = now.effect == Effect::siptou || now.effect == Effect::artemis;
  const Seat whose = own ? viewer : otherSeat(viewer);
  if (now.effect == Effect::artemis || now.effect == Effect::nyx)
    drawWay(canvas, whose, viewer, now.planet, planet_, false);
  else if (now.chosen != kNoPlanet)
    drawWay(canvas, whose, viewer, now.chosen, planet_, true);
}

void SiegeView::drawLower(const PlayContext& play, const Choices& choices, Canvas& canvas) const {
  const State& now = seenIn(play);
  const Cards& hand = shownIn(play).hand[viewerOf(play)];
  const bool decides = play.decides();
  if (play.cover == Cover::figures) return;
  if (now.phase == Phase::sides) {
    if (decides) drawSides(canvas, now, row_ == Row::tiles ? tile_ : kMostTiles);
    return;
  }
  const bool onItsWay = now.phase == Phase::declare || now.phase == Phase::anywhere;
  const bool tiles = decides && tilesOpen(choices);
  const bool tucked = tiles && play.cover == Cover::hint;  // their bands look out over the hint
  const Kind lifted = decides && !tucked && (row_ == Row::hand || onItsWay) ? card_ : Kind::unknown;
  if (tiles) drawTiles(canvas, now, choices, row_ == Row::tiles ? tile_ : kMostTiles);
  drawHand(canvas, hand, layoutOf(play, choices), tucked ? kTuckedHandY : tiles ? kLoweredHandY : kHandY, lifted);
}

void SiegeView::drawMarks(const PlayContext& play, const Choices& choices, Canvas& canvas) const {
  if (!play.decides()) return;
  const State& now = seenIn(play);
  const std::uint8_t target = previewed(play);
  if (row_ == Row::planets) {
    if (now.phase == Phase::planets && now.chosen != kNoPlanet) markPlanet(canvas, now.chosen, 0, kBrass);
    markPlanet(canvas, planet_, play.ticks);
    return;
  }
  const bool before = isBefore(now);
  const bool follows = now.phase == Phase::sides || now.phase == Phase::declare || now.phase == Phase::additional;
  const bool anywhere = row_ == Row::hand && aimed(choices) == moveOf(Verb::deploy, Kind::anywhere) && before;
  if (target != kNoPlanet && (before || follows) && !anywhere) markPlanet(canvas, target, play.ticks);
  if (row_ == Row::tiles) {
    if (now.phase == Phase::sides) drawCursor(canvas, sideRect(tile_), play.ticks);
    return;
  }
  // Without this card the deployment goes elsewhere.
  const bool leaves = aimed(choices) == moveOf(Verb::discardAnyTime);
  if (before && (leaves || secondMove(choices) != kNoMove)) {
    const std::uint8_t other = leaves ? marked(play) : planetAfterDiscard(now);
    if (other != target && other != kNoPlanet) markPlanet(canvas, other, 0, kBrass);
  }
  const HandLayout layout = layoutOf(play, choices);
  const int i = layout.find(card_);
  if (i < 0 || play.cover == Cover::figures) return;
  const int h = layout.shrunk(i) ? kIconHeight : kCardHeight;
  drawCursor(canvas, {layout.x[i], kHandY - kHandLift, layout.w[i], h}, play.ticks);
  canvas.label(layout.x[i] + 3, kHandY - kHandLift + 9, ">", kGold);
}

// ---- words ----------------------------------------------------------------------------------------------------------
namespace {

// "Then Plomeena, if you like.": the Planet Effect that a deployment leaves to its player.
void sayPlanetEffect(const State& now, Kind kind, TextOut& words) {
  const std::uint8_t planet = planetForValue(deploymentValue(now));
  const Effect effect = effectAt(now, planet);
  const Seat self = now.active;
  if (now.phase != Phase::deploy || sideOf(effect).declared) return;
  if (kind == Kind::anywhere || kind == Kind::additional || kind == Kind::anyPlanet) return;
  if ((now.burden[self] & kNoPlanetEffect) != 0) {
    words << " No " << sideOf(effect).name << ": their Zahwilta.";
    return;
  }
  if (effect == Effect::nyx && forceValue(now, otherSeat(self), planet) == 0) return;  // nobody is there to move
  words << " Then " << sideOf(effect).name << ", if you like.";
}

const char* refusalOf(const State& now, Row row) {
  if (row == Row::hand) return "Hyperion takes a Soldier, no Officer.";  // every other choice takes any card
  if (now.phase == Phase::adjacent) return "An Alien joins from a force of yours next to it.";
  if (now.phase == Phase::planet) return "Its effect would do nothing now.";
  if (now.effect == Effect::artemis) return "Your Alien stands here already: choose another planet.";
  if (now.effect == Effect::nyx) return "Their Alien stands here already: choose another planet.";
  return "This is the first one: choose a second planet.";
}

// The name that a sentence about the move should show in gold.
const char* nameIn(const State& now, Move move, Seat viewer) {
  switch (verbOf(move)) {
    case Verb::deploy:
    case Verb::card: return cardOf(kindOf(move)).name[viewer];
    case Verb::discardAnyTime: return cardOf(Kind::anyTime).name[viewer];
    case Verb::activate: return sideOf(effectAt(now, whatOf(move))).name;
    case Verb::turnSide: return sideOf(static_cast<Effect>(now.chosen * 2u + whatOf(move))).name;
    case Verb::adjust: return now.phase == Phase::adjust ? "Emalto" : "Iontian";
    case Verb::deployRandom: return "Cordontion";
    case Verb::declare:
    case Verb::number: return cardOf(now.card).name[now.active];
    case Verb::planet:
      if (now.phase == Phase::anywhere) return cardOf(now.card).name[now.active];
      return now.effect == Effect::none ? "" : sideOf(now.effect).name;
    default: return "";
  }
}

}  // namespace

// The thing under the cursor, where A does nothing with it.
void SiegeView::sayThing(const PlayContext& play, TextOut& words, const char*& name) const {
  const State& now = seenIn(play);
  if (row_ == Row::planets) {
    const PlanetSide& side = sideOf(effectAt(now, planet_));
    name = side.name;
    words << side.name << " (planet " << planetNumber(planet_) << ", side "
          << ((now.sides >> planet_ & 1u) != 0 ? 'b' : 'a') << "): " << side.text;
  } else if (row_ == Row::hand && card_ != Kind::unknown) {
    name = cardOf(card_).name[viewerOf(play)];
    const bool picked = play.legal.contains(moveOf(Verb::deployRandom));
    words << name << ": "
          << (picked ? "the game picks one at random, so their Cordontion wants it." : cardOf(card_).text);
  }
}

void SiegeView::sayMove(const PlayContext& play, Move move, const Choices& choices, TextOut& words) const {
  const State& now = seenIn(play);
  // Who discards in the other's turn first learns why.
  if (now.phase == Phase::discard && now.active != viewerOf(play))
    words << "Their " << cardOf(now.card).name[now.active] << " makes you discard "
          << std::int32_t{now.owed[viewerOf(play)]} << ". ";
  Words told;
  describe(now, move, told);
  words << told.full.c_str();
  if (verbOf(move) == Verb::deploy) sayPlanetEffect(now, kindOf(move), words);
  if (secondMove(choices) == kNoMove) return;
  describe(now, secondMove(choices), told);
  words << " Or: " << told.full.c_str();
}

void SiegeView::say(const PlayContext& play, TextOut& words, const char*& name) const {
  const State& now = seenIn(play);
  name = "";
  if (play.moving()) {
    if (play.player.told() != nullptr) narrate(now, *play.player.told(), play.reader, words);
    return;
  }
  if (play.legal.empty() || look_ != Look::none) return;
  const Choices choices = choicesIn(play);
  const Move move = aimed(choices);
  if (refused_) {
    words << refusalOf(now, row_);
  } else if (move == kNoMove) {
    sayThing(play, words, name);
  } else {
    sayMove(play, move, choices, words);
    name = nameIn(now, move, viewerOf(play));
  }
}

void SiegeView::drawPanelWords(const PlayContext& play, const Choices& choices, Canvas& canvas) const {
  const bool onTheCards = seenIn(play).phase == Phase::sides && row_ == Row::tiles && !play.moving();
  Text<256> words;
  const char* name = "";
  say(play, words, name);
  if (words.empty() || onTheCards) return;
  const bool choice = !play.moving() && !refused_ && aimed(choices) != kNoMove;
  drawWordsPanel(canvas, words.c_str(), name, refused_ ? kRed : choice ? kGold : kSteel);
}

// ---- lessons --------------------------------------------------------------------------------------------------------
Rect SiegeView::anchor(const PlayContext& play, std::uint8_t anchor) const {
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::target: {
      const std::uint8_t planet = marked(play);
      if (planet == kNoPlanet) return {0, 0, 0, 0};
      const Rect column = planetColumn(planet);
      return {column.x - 4, column.y - 3, column.w + 8, column.h + 6};
    }
    case Anchor::hand: {
      const Cards& hand = shownIn(play).hand[viewerOf(play)];
      if (hand.empty()) return {0, 0, 0, 0};
      const bool lowered = tilesOpen(choicesIn(play));
      const HandLayout layout = lowered ? layIcons(hand) : layHand(hand, card_);
      const int x = layout.left() - 4, right = layout.right() + 5;
      const int y = lowered ? kLoweredHandY - 5 : kHandY - kHandLift - 3;
      const int bottom = lowered ? kLoweredHandY + kIconHeight + 3 : kWordsPanel.y;
      return {x, y, (right > Canvas::kWidth ? Canvas::kWidth : right) - x, bottom - y};
    }
    case Anchor::planets: return kPlanetsRow;
    case Anchor::enemyLine: return lineRect(kEnemyLineY);
    case Anchor::ownLine: return lineRect(kOwnLineY);
    case Anchor::words: return kWordsPanel;
    case Anchor::tiles: {
      if (!tilesOpen(choicesIn(play))) return {0, 0, 0, 0};
      const Rect first = sideRect(0), last = sideRect(1);
      const bool sides = seenIn(play).phase == Phase::sides;
      const Rect open = sides ? Rect{first.x, first.y, last.x + last.w - first.x, first.h} : kTiles;
      return {open.x - 2, open.y - 2, open.w + 4, open.h + 4};
    }
    case Anchor::piles: return pilesRect(kOwnLineY);
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::stellar_siege
