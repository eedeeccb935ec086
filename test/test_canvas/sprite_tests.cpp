// Sprites and the pictures made of them.
#include "canvas/art.h"
#include "screen.h"

using namespace armada;
using armada_test::screen;

namespace {

constexpr const char* kFlagRows[] = {
    "rg.",
    ".gw",
};
constexpr Sprite kFlag = {kFlagRows, 3, 2, false, ""};
constexpr Sprite kWings = {kFlagRows, 3, 2, true, ""};

void assertPixels(int x, int y, const char* const* rows, int count) {
  for (int j = 0; j < count; ++j) {
    for (int i = 0; rows[j][i] != 0; ++i) {
      const Colour wanted = rows[j][i] == '.' ? kInk : spriteColour(rows[j][i]);
      TEST_ASSERT_EQUAL_MESSAGE(wanted, screen().canvas.at(x + i, y + j), rows[j]);
    }
  }
}

void test_letters_name_the_palette() {
  const char* letters = "kinshmpteuwrboxgzlqcadyvfjRD";
  for (int i = 0; i < kColourCount; ++i) TEST_ASSERT_EQUAL(i, spriteColour(letters[i]));
  TEST_ASSERT_EQUAL(kClear, spriteColour('.'));
}

void test_clear_pixels_leave_the_ground() {
  screen().canvas.sprite(kFlag, 10, 10);
  assertPixels(10, 10, kFlagRows, 2);
  TEST_ASSERT_EQUAL_INT(1, screen().count(kRed));
  TEST_ASSERT_EQUAL_INT(2, screen().count(kGold));
}

void test_mirrored_sprite_turns_at_its_middle_column() {
  const char* const wanted[] = {"rg.gr", ".gwg."};
  TEST_ASSERT_EQUAL_INT(5, kWings.fullWidth());
  screen().canvas.sprite(kWings, 10, 10);
  assertPixels(10, 10, wanted, 2);
  TEST_ASSERT_EQUAL_CHAR('r', spritePixel(kWings, 4, 0));
  TEST_ASSERT_EQUAL_CHAR('.', spritePixel(kWings, 5, 0));
}

void test_map_recolours() {
  const PaletteMap map = recolour(kGold, kBrick);
  const char* const wanted[] = {"rb.", ".bw"};
  screen().canvas.sprite(kFlag, 10, 10, &map);
  assertPixels(10, 10, wanted, 2);
  const char* const dimmed[] = {"be.", ".eh"};
  screen().reset(kInk);
  screen().canvas.sprite(kFlag, 10, 10, &kDimmed);
  assertPixels(10, 10, dimmed, 2);
}

void test_scale_makes_blocks() {
  const char* const wanted[] = {"rrgg..ggrr", "rrgg..ggrr", "..ggwwgg..", "..ggwwgg.."};
  screen().canvas.sprite(kWings, 10, 10, nullptr, 2);
  assertPixels(10, 10, wanted, 4);
}

void test_sprite_is_cut_at_the_clip() {
  Canvas& c = screen().canvas;
  c.setClip({11, 10, 3, 1});
  const char* const wanted[] = {".g.g.", "....."};
  c.sprite(kWings, 10, 10);
  assertPixels(10, 10, wanted, 2);
  TEST_ASSERT_TRUE(c.touched(10));
  TEST_ASSERT_FALSE(c.touched(11));
}

void test_silhouette_has_one_colour() {
  const char* const wanted[] = {"ww.ww", ".www."};
  screen().canvas.silhouette(kWings, 10, 10, kWhite);
  assertPixels(10, 10, wanted, 2);
}

void test_ghost_shows_the_outline_and_half_of_the_inside() {
  Canvas& c = screen().canvas;
  c.ghost(kShip, 100, 100, kGold, kBrass);
  const Rect edge = screen().extent(kGold);
  TEST_ASSERT_EQUAL_INT(kShip.fullWidth(), edge.w);
  TEST_ASSERT_EQUAL_INT(kShip.height, edge.h);
  for (int j = 0; j < kShip.height; ++j) {
    for (int i = 0; i < kShip.fullWidth(); ++i) {
      const Colour at = c.at(100 + i, 100 + j);
      if (spritePixel(kShip, i, j) == '.') TEST_ASSERT_EQUAL(kInk, at);
      if (at == kBrass) TEST_ASSERT_EQUAL_INT(0, (i + j) & 1);
    }
  }
  TEST_ASSERT_TRUE(screen().count(kBrass) > 20);
}

void test_centred_sprite_has_its_middle_at_the_point() {
  screen().canvas.spriteCentred(kShip, 160, 120);
  TEST_ASSERT_EQUAL(spriteColour(spritePixel(kShip, 13, 11)), screen().canvas.at(160, 120));
}

// Every row of every picture is as long as it says, and made of letters that mean something.
void checkTable(const Sprite& s) {
  for (int j = 0; j < s.height; ++j) {
    TEST_ASSERT_EQUAL_INT(s.width, std::strlen(s.rows[j]));
    for (int i = 0; i < s.width; ++i) TEST_ASSERT_TRUE(s.rows[j][i] == '.' || spriteColour(s.rows[j][i]) != kClear);
  }
  TEST_ASSERT_NOT_NULL(s.label);
}

void test_every_picture_is_whole() {
  const Sprite* single[] = {&kShip,        &kMine,       &kHeart,      &kHeartEmpty,   &kHeartSmall,
                            &kStar,        &kSkull,      &kAntillian,  &kMorkolyte,    &kAntillianSmall,
                            &kSaucer,      &kHomeworld,  &kRedHorizon, &kRingedPlanet, &kMorkolyteSmall,
                            &kCoverPlanet, &kRedPlanet,  &kPulpRocket, &kFlagship,     &kLogo,
                            &kEscorts[0],  &kEscorts[1], &kEscorts[2]};
  for (const Sprite* s : single) checkTable(*s);
  for (int depth = 0; depth < kDepths; ++depth) {
    for (int kind = 0; kind < kAlienKinds; ++kind) checkTable(kAliens[kind][depth]);
    checkTable(kPews[depth]);
    checkTable(kMissiles[depth]);
    checkTable(kBursts[depth]);
  }
}

void test_pieces_fit_into_a_space_of_their_card() {
  constexpr int kSpace[kDepths] = {31, 25, 20, 16};  // inside the grid lines
  for (int depth = 0; depth < kDepths; ++depth) {
    for (int kind = 0; kind < kAlienKinds; ++kind) {
      TEST_ASSERT_TRUE(kAliens[kind][depth].fullWidth() <= kSpace[depth] &&
                       kAliens[kind][depth].height <= kSpace[depth]);
    }
    TEST_ASSERT_TRUE(kPews[depth].fullWidth() <= kSpace[depth] && kPews[depth].height <= kSpace[depth]);
    TEST_ASSERT_TRUE(kMissiles[depth].fullWidth() <= kSpace[depth] && kMissiles[depth].height <= kSpace[depth]);
  }
}

void test_alien_wears_its_chevrons_inside_its_window() {
  for (int depth = 1; depth <= kDepths; ++depth) {
    for (int count = 1; count <= 3; ++count) {
      screen().reset(kDusk);
      drawAlien(screen().canvas, 160, 120, depth, 1, count);
      const Rect gold = screen().extent(kGold);
      for (int y = gold.y - 1; y <= gold.y + gold.h; ++y) {
        for (int x = gold.x; x < gold.x + gold.w; ++x) {
          const Colour at = screen().canvas.at(x, y);
          TEST_ASSERT_TRUE(at == kGold || at == kVoid);
        }
      }
    }
  }
}

void test_stars_are_the_same_for_a_seed() {
  Canvas& c = screen().canvas;
  drawStars(c, {0, 21, 320, 198}, 60, 33);
  TEST_ASSERT_TRUE(screen().changedRows() > 40);
  screen().keep();
  c.clear(kInk);
  drawStars(c, {0, 21, 320, 198}, 60, 33);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_rays_cover_half_of_their_area() {
  Canvas& c = screen().canvas;
  drawRays(c, {20, 20, 280, 200}, 160, 120, kPlum, 28);
  const Rect rays = screen().extent(kPlum);
  TEST_ASSERT_EQUAL_INT(20, rays.x);
  TEST_ASSERT_EQUAL_INT(280, rays.w);
  const int all = 280 * 200;
  TEST_ASSERT_TRUE(screen().count(kPlum) > all * 45 / 100 && screen().count(kPlum) < all * 60 / 100);
  TEST_ASSERT_EQUAL_INT(0, c.clip().x);
}

void test_scenes_stay_in_their_places() {
  Canvas& c = screen().canvas;
  drawTitleScene(c);
  for (int y = 0; y < Canvas::kHeight; ++y) TEST_ASSERT_EQUAL(y < 219, screen().rowChanged(y));
  void (*const covers[])(Canvas&, int, int) = {drawCoverPewPew, drawCoverStellarSiege, drawCoverPulpInvasion};
  for (const auto cover : covers) {
    screen().reset(kSepia);  // no cover has it
    screen().keep();
    cover(c, 114, 27);
    for (int y = 0; y < Canvas::kHeight; ++y) {
      for (int x = 0; x < Canvas::kWidth; ++x) {
        const bool inside = x >= 114 && x < 114 + kCoverWidth && y >= 27 && y < 27 + kCoverHeight;
        TEST_ASSERT_EQUAL(inside, screen().changedAt(x, y));
      }
    }
  }
}

}  // namespace

void armada_test::runSpriteTests() {
  RUN_TEST(test_letters_name_the_palette);
  RUN_TEST(test_clear_pixels_leave_the_ground);
  RUN_TEST(test_mirrored_sprite_turns_at_its_middle_column);
  RUN_TEST(test_map_recolours);
  RUN_TEST(test_scale_makes_blocks);
  RUN_TEST(test_sprite_is_cut_at_the_clip);
  RUN_TEST(test_silhouette_has_one_colour);
  RUN_TEST(test_ghost_shows_the_outline_and_half_of_the_inside);
  RUN_TEST(test_centred_sprite_has_its_middle_at_the_point);
  RUN_TEST(test_every_picture_is_whole);
  RUN_TEST(test_pieces_fit_into_a_space_of_their_card);
  RUN_TEST(test_alien_wears_its_chevrons_inside_its_window);
  RUN_TEST(test_stars_are_the_same_for_a_seed);
  RUN_TEST(test_rays_cover_half_of_their_area);
  RUN_TEST(test_scenes_stay_in_their_places);
}
