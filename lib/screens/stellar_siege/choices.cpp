// Sorts the legal moves by where they lie, and draws those that lie nowhere: the tiles.
#include "screens/stellar_siege/choices.h"

#include <utility>

#include "screens/components.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

// clang-format off: a phase a line, in the order of Phase
constexpr Decision kDecisions[] = {
    {Row::tiles,   "Side of planet "},
    {Row::tiles,   "Emalto: your value"},
    {Row::hand,    "Deploy"},
    {Row::tiles,   "Declare "},
    {Row::planets, "@: where to"},
    {Row::tiles,   "@"},
    {Row::hand,    "@: discard "},
    {Row::planets, "@: who joins"},
    {Row::hand,    "@: 1 more"},
    {Row::tiles,   "Planet Effect"},
    {Row::planets, "%: "},
    {Row::tiles,   "Iontian: their value"},
    {Row::hand,    "Hyperion: a Soldier"},
    {Row::hand,    "Clio: "},
    {Row::hand,    "Pandemonia"},
    {Row::tiles,   "End of turn"},
    {Row::tiles,   "Pass"},
    {Row::tiles,   "The end"},
    {Row::tiles,   "Before the draw"},
};
// clang-format on
static_assert(sizeof kDecisions / sizeof kDecisions[0] == static_cast<std::size_t>(Phase::beforeDraw) + 1);

void sort(Choices& choices, Move move) {
  switch (verbOf(move)) {
    case Verb::deploy:
    case Verb::card: choices.card[whatOf(move)] = move; break;
    case Verb::planet:
    case Verb::activate: choices.planet[whatOf(move)] = move; break;
    case Verb::discardAnyTime: choices.discardAnyTime = move; break;
    default: choices.tiles.push(move); break;
  }
}

// One Planet Effect is a tile beside "none"; several are chosen on the Planets.
void sortActivations(Choices& choices) {
  Move only = kNoMove;
  int count = 0;
  for (const Move move : choices.planet) {
    if (move == kNoMove) continue;
    only = move;
    ++count;
  }
  if (count > 1) {
    choices.first = Row::planets;
  } else if (count == 1) {
    choices.tiles.push(only);
    std::swap(choices.tiles[0], choices.tiles[1]);
  }
}

}  // namespace

const Decision& decisionIn(Phase phase) { return kDecisions[static_cast<std::size_t>(phase)]; }

Choices choicesOf(const State& seen, const MoveList& legal) {
  Choices choices{};
  for (Move& move : choices.planet) move = kNoMove;
  for (Move& move : choices.card) move = kNoMove;
  choices.discardAnyTime = kNoMove;
  choices.first = legal.empty() ? Row::hand : decisionIn(seen.phase).row;
  if (legal.empty()) return choices;
  for (const Move move : legal) sort(choices, move);
  // Cordontion's random deployment is a tile: the hand cannot be chosen from.
  if (choices.tiles.contains(moveOf(Verb::deployRandom))) choices.first = Row::tiles;
  if (seen.phase == Phase::planet) sortActivations(choices);
  if (seen.phase == Phase::number && !numberMatters(seen)) choices.tiles.pop();  // no question where both are the same
  if (seen.phase == Phase::declare && choices.tiles.size() == 2) std::swap(choices.tiles[0], choices.tiles[1]);
  if (seen.phase == Phase::adjust) choices.firstTile = 1;  // unchanged
  if (choices.discardAnyTime != kNoMove && choices.card[indexOf(Kind::anyTime)] == kNoMove) {
    choices.card[indexOf(Kind::anyTime)] = choices.discardAnyTime;
    choices.discardAnyTime = kNoMove;
  }
  return choices;
}

// ---- tiles ----------------------------------------------------------------------------------------------------------
Rect tileRect(std::size_t tiles, std::size_t i) {
  constexpr int kGap = 6;
  const int n = static_cast<int>(tiles);
  int w = (kTiles.w - kGap * (n - 1)) / n;
  if (w > 151) w = 151;
  const int x = kTiles.x + (kTiles.w - w * n - kGap * (n - 1)) / 2;
  return {x + (w + kGap) * static_cast<int>(i), kTiles.y, w, kTiles.h};
}

void drawTiles(Canvas& canvas, const State& seen, const Choices& choices, std::size_t chosen) {
  for (std::size_t i = 0; i < choices.tiles.size(); ++i) {
    const Rect area = tileRect(choices.tiles.size(), i);
    Words words;
    describe(seen, choices.tiles[i], words);
    canvas.box(area.x, area.y, area.w, area.h, i == chosen ? kGold : kNight, i == chosen ? kGold : kSteel, 3);
    if (i == chosen) {
      drawPointer(canvas, area.x + 6, area.y + 4, kVoid);
      canvas.label(area.x + 6, area.y + 5, ">", kVoid);
    }
    canvas.textCentred(area.x + area.w / 2 + 4, area.y + 5, words.brief.c_str(), i == chosen ? kVoid : kPaper,
                       Weight::bold);
  }
}

Rect sideRect(std::size_t i) { return {kSides.x + 157 * static_cast<int>(i), kSides.y, 151, kSides.h}; }

void drawSides(Canvas& canvas, const State& seen, std::size_t chosen) {
  constexpr int kBand = 34;
  for (std::size_t i = 0; i < 2; ++i) {
    const Rect area = sideRect(i);
    const auto side = static_cast<Effect>(seen.chosen * 2u + i);
    drawCard(canvas, area, kBand);
    canvas.rect(area.x + 2, area.y + 3, 38, kBand - 3, kVoid);
    drawPlanet(canvas, area.x + 21, area.y + 18, side);
    canvas.text(area.x + 47, area.y + 8, sideOf(side).name, kUmber, Weight::bold);
    canvas.text(area.x + 47, area.y + 20, i == 0 ? "side a" : "side b", kSepia);
    if (i == chosen) drawPointer(canvas, area.x + area.w - 12, area.y + 12, kUmber);
    canvas.paragraph(area.x + 7, area.y + kBand + 6, area.w - 12, sideOf(side).text, kUmber);
  }
}

}  // namespace armada::stellar_siege
