// What Stellar Siege's view draws: the table, the marks of the choice, the lower part with tiles and hand, the words.
#include "canvas/art.h"
#include "screens/components.h"
#include "screens/stellar_siege/closeup.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/stellar_siege/telling.h"
#include "screens/stellar_siege/view.h"

namespace armada::stellar_siege {

void SiegeView::draw(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  const Seat viewer = viewerOf(table);
  switch (look_) {
    case Look::enemyPiles: return drawPilesCloseup(canvas, now, viewer, otherSeat(viewer));
    case Look::planet: return drawPlanetCloseup(canvas, now, viewer, planet_);
    case Look::ownPiles: return drawPilesCloseup(canvas, now, viewer, viewer);
    case Look::card: return drawCardCloseup(canvas, now, viewer, card_);
    case Look::none: break;
  }
  const Choices choices = choicesOf(now, table.legal());
  drawTable(table, choices, canvas);
  drawLower(table, choices, canvas);
  drawMarks(table, choices, canvas);
  drawPanelWords(table, choices, canvas);
  replay_.draw(canvas);
}

// The hand comes up over the tiles when the cursor goes there.
bool SiegeView::tilesOpen(const Choices& choices) const { return !choices.tiles.empty() && row_ != Row::hand; }

// The Planet of the deployment as it would be with the tile that is chosen: Emalto.
std::uint8_t SiegeView::previewed(const Table& table) const {
  const State& now = seen(table);
  if (now.phase != Phase::adjust || row_ != Row::tiles || aimed(table) == kNoMove) return marked(table);
  State after = now;
  after.adjustment = static_cast<std::int8_t>(whatOf(aimed(table)) - 1);
  return planetForValue(deploymentValue(after));
}

void SiegeView::drawTable(const Table& table, const Choices& choices, Canvas& canvas) const {
  const Seat viewer = viewerOf(table);
  const Shown& shown = replay_.shown();
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 90}, 60, 41);
  const bool decides = !moving() && !table.legal().empty();
  const std::uint8_t target = decides ? previewed(table) : seen(table).planet;
  if (target != kNoPlanet) drawColumn(canvas, target);
  if (decides) drawWays(table, choices, canvas);
  drawPlanets(canvas, shown, viewer);
  if (decides && choices.onPlanets() && row_ == Row::planets)
    for (std::uint8_t planet = 0; planet < kPlanets; ++planet)
      if (choices.planet[planet] == kNoMove && planet != target) canvas.dim({planetX(planet) - 19, 34, 39, 67});
  drawLines(canvas, shown, viewer);
}

// The beam from the choice to its Planet, and the way that an Alien would go.
void SiegeView::drawWays(const Table& table, const Choices& choices, Canvas& canvas) const {
  const State& now = seen(table);
  const Seat viewer = viewerOf(table);
  const Move move = aimed(choices);
  if (move == kNoMove) return;
  const std::uint8_t target = previewed(table);
  const auto fromCard = [&](std::uint8_t planet) {
    const HandLayout layout = layHand(replay_.shown(), viewer, card_);
    const int i = layout.find(card_);
    if (i >= 0) drawBeam(canvas, layout.x[i] + kCardWidth / 2, kHandY - kHandLift - 1, planet);
  };
  const auto fromTile = [&](std::uint8_t planet) {
    const Rect area = tileRect(choices.tiles.size(), tile_);
    drawBeam(canvas, area.x + area.w / 2, area.y - 1, planet);
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

void SiegeView::drawLower(const Table& table, const Choices& choices, Canvas& canvas) const {
  const State& now = seen(table);
  const Shown& shown = replay_.shown();
  const bool decides = !moving() && !table.legal().empty();
  if (now.phase == Phase::sides) {
    if (decides) drawSides(canvas, now, row_ == Row::tiles ? tile_ : kMostTiles);
    return;
  }
  const HandLayout layout = layHand(shown, viewerOf(table), card_);
  const bool onItsWay = now.phase == Phase::declare || now.phase == Phase::anywhere;
  const Kind lifted = decides && (row_ == Row::hand || onItsWay) ? card_ : Kind::unknown;
  const bool tiles = decides && tilesOpen(choices);
  if (tiles) drawTiles(canvas, now, choices, row_ == Row::tiles ? tile_ : kMostTiles);
  drawHand(canvas, shown, layout, tiles ? kLoweredHandY : kHandY, lifted);
}

void SiegeView::drawMarks(const Table& table, const Choices& choices, Canvas& canvas) const {
  if (moving() || table.legal().empty()) return;
  const State& now = seen(table);
  const std::uint8_t target = previewed(table);
  if (row_ == Row::planets) {
    if (now.phase == Phase::planets && now.chosen != kNoPlanet) markPlanet(canvas, now.chosen, 0, kBrass);
    markPlanet(canvas, planet_, table.ticks());
    return;
  }
  const bool before = now.phase == Phase::adjust || now.phase == Phase::deploy;
  const bool follows = now.phase == Phase::sides || now.phase == Phase::declare || now.phase == Phase::additional;
  const bool anywhere = row_ == Row::hand && aimed(choices) == moveOf(Verb::deploy, Kind::anywhere) && before;
  if (target != kNoPlanet && (before || follows) && !anywhere) markPlanet(canvas, target, table.ticks());
  if (row_ == Row::tiles) {
    if (now.phase == Phase::sides) drawCursor(canvas, sideRect(tile_), table.ticks());
    return;
  }
  const HandLayout layout = layHand(replay_.shown(), viewerOf(table), card_);
  const int i = layout.find(card_);
  if (i < 0) return;
  drawCursor(canvas, {layout.x[i], kHandY - kHandLift, kCardWidth, kCardHeight}, table.ticks());
  canvas.label(layout.x[i] + 3, kHandY - kHandLift + 9, ">", kGold);
  // Without this card the deployment goes elsewhere.
  const std::uint8_t held = now.hand[now.active].total;
  const bool leaves = aside(choices) != kNoMove || aimed(choices) == moveOf(Verb::discardAnyTime);
  if (before && leaves && held > 1) {
    const std::uint8_t then = planetForValue(deploymentValue(now, static_cast<std::uint8_t>(held - 1)));
    if (then != target) markPlanet(canvas, then, 0, kBrass);
  }
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
  const bool lastCard = now.hand[self].total == 1;
  switch (effect) {
    case Effect::nyx:
      if (forceValue(now, otherSeat(self), planet) == 0) return;
      break;
    case Effect::hyperion:
    case Effect::clio:
    case Effect::pandemonia:
    case Effect::aether:
      if (lastCard) return;
      break;
    default: break;
  }
  words << " Then " << sideOf(effect).name << ", if you like.";
}

const char* refusalOf(const State& now, Row row) {
  if (row == Row::hand) return now.phase == Phase::soldier ? "Hyperion takes a Soldier, no Officer." : "Not this one.";
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
void SiegeView::sayThing(const Table& table, TextOut& words, const char*& name) const {
  const State& now = seen(table);
  if (row_ == Row::planets) {
    const PlanetSide& side = sideOf(effectAt(now, planet_));
    name = side.name;
    words << side.name << " (planet " << planetNumber(planet_) << ", side "
          << ((now.sides >> planet_ & 1u) != 0 ? 'b' : 'a') << "): " << side.text;
  } else if (row_ == Row::hand && card_ != Kind::unknown) {
    name = cardOf(card_).name[viewerOf(table)];
    words << name << ": " << cardOf(card_).text;
    if (table.legal().contains(moveOf(Verb::deployRandom))) {
      words.clear();
      words << name << ": the game picks one at random, so their Cordontion wants it.";
    }
  }
}

void SiegeView::sayMove(const Table& table, Move move, const Choices& choices, TextOut& words) const {
  const State& now = seen(table);
  // Who discards in the other's turn first learns why.
  if (now.phase == Phase::discard && now.active != viewerOf(table))
    words << "Their " << cardOf(now.card).name[now.active] << " makes you discard "
          << std::int32_t{now.owed[viewerOf(table)]} << ". ";
  Words told;
  describe(now, move, told);
  words << told.full.c_str();
  if (verbOf(move) == Verb::deploy) sayPlanetEffect(now, kindOf(move), words);
  if (aside(choices) == kNoMove) return;
  describe(now, aside(choices), told);
  words << " Or: " << told.full.c_str();
}

void SiegeView::say(const Table& table, TextOut& words, const char*& name) const {
  const State& now = seen(table);
  name = "";
  if (moving()) {
    if (replay_.told() != nullptr) narrate(now, *replay_.told(), words);
    return;
  }
  if (table.legal().empty() || look_ != Look::none) return;
  const Choices choices = choicesOf(now, table.legal());
  const Move move = aimed(choices);
  if (refused_) {
    words << refusalOf(now, row_);
  } else if (move == kNoMove) {
    sayThing(table, words, name);
  } else {
    sayMove(table, move, choices, words);
    name = nameIn(now, move, viewerOf(table));
  }
}

void SiegeView::drawPanelWords(const Table& table, const Choices& choices, Canvas& canvas) const {
  const bool onTheCards = seen(table).phase == Phase::sides && row_ == Row::tiles && !moving();
  Text<256> words;
  const char* name = "";
  say(table, words, name);
  if (words.empty() || onTheCards) return;
  const bool choice = !moving() && !refused_ && aimed(choices) != kNoMove;
  drawTelling(canvas, words.c_str(), name, refused_ ? kRed : choice ? kGold : kSteel);
}

// ---- lessons --------------------------------------------------------------------------------------------------------
Rect SiegeView::anchor(const Table& table, std::uint8_t anchor) const {
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::target: {
      const std::uint8_t planet = marked(table);
      if (planet == kNoPlanet) return {0, 0, 0, 0};
      const Rect column = planetColumn(planet);
      return {column.x - 4, column.y - 3, column.w + 8, column.h + 6};
    }
    case Anchor::hand: {
      const HandLayout layout = layHand(replay_.shown(), viewerOf(table), card_);
      if (layout.count == 0) return {0, 0, 0, 0};
      const int x = layout.x[0] - 4, right = layout.x[layout.count - 1] + kCardWidth + 5;
      return {x, kHandY - kHandLift - 4, (right > Canvas::kWidth ? Canvas::kWidth : right) - x, 76};
    }
    case Anchor::planets: return kPlanetsRow;
    case Anchor::enemyLine: return lineRect(kEnemyLineY);
    case Anchor::ownLine: return lineRect(kOwnLineY);
    case Anchor::words: return kWordsPanel;
    case Anchor::piles: return pilesRect(kOwnLineY);
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::stellar_siege
