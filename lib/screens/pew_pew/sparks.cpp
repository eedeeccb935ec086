#include "screens/pew_pew/sparks.h"

#include "canvas/art.h"

namespace armada::pew_pew {

namespace {

constexpr std::uint8_t kBurstTicks = 5, kPopTicks = 18;
constexpr std::uint8_t kFlashTicks = 3;  // a number waits until the flash is over

// A number and what it counts.
struct Pop {
  const char* words;
  Colour colour;
  const Sprite& sprite;
  int above;  // the place that it rises from
};
constexpr Pop kPops[] = {
    {"+1", kGold, kStar, 2},         // point
    {"+1", kPaper, kSkull, 2},       // skull
    {"+1", kPink, kHeartSmall, 14},  // heart
    {"−1", kRed, kHeartSmall, 14},   // loss
};

void drawBurst(Canvas& canvas, Point at, std::uint8_t age, const Sprite* outline) {
  if (age > 0)
    canvas.spriteCentred(kBursts[age - 1], at.x, at.y);
  else if (outline != nullptr)
    drawOutline(canvas, *outline, at);
  else
    canvas.disc(at.x, at.y, 6, kWhite);
}

}  // namespace

void drawOutline(Canvas& canvas, const Sprite& sprite, Point at) {
  canvas.silhouette(sprite, at.x - sprite.fullWidth() / 2, at.y - sprite.height / 2, kWhite);
}

void Sparks::clear() {
  for (Spark& spark : sparks_) spark.kind = Kind::none;
}

// Where there is none to spare, the oldest makes room.
void Sparks::add(Kind kind, Point at, const Sprite* outline) {
  Spark* room = &sparks_[0];
  for (Spark& spark : sparks_) {
    if (spark.kind == Kind::none) {
      room = &spark;
      break;
    }
    if (spark.age > room->age) room = &spark;
  }
  *room = {outline, static_cast<std::int16_t>(at.x), static_cast<std::uint8_t>(at.y), kind, 0};
}

bool Sparks::tick() {
  bool changed = false;
  for (Spark& spark : sparks_) {
    if (spark.kind == Kind::none) continue;
    changed = true;
    if (++spark.age >= (spark.kind == Kind::burst ? kBurstTicks : kPopTicks)) spark.kind = Kind::none;
  }
  return changed;
}

void Sparks::draw(Canvas& canvas) const {
  for (const Spark& spark : sparks_) {
    if (spark.kind == Kind::burst) drawBurst(canvas, {spark.x, spark.y}, spark.age, spark.outline);
    if (spark.kind <= Kind::burst || spark.age < kFlashTicks) continue;
    const Pop& pop = kPops[static_cast<std::size_t>(spark.kind) - static_cast<std::size_t>(Kind::point)];
    const int y = spark.y - pop.above - spark.age / 2;
    canvas.text(spark.x - 8, y - 4, pop.words, pop.colour, Weight::bold);
    canvas.spriteCentred(pop.sprite, spark.x + 9, y);
  }
}

}  // namespace armada::pew_pew
