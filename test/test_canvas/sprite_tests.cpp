// Sprites and the pictures made of them.
#include <initializer_list>

#include "canvas/art.h"
#include "canvas/sprite_table.h"
#include "screen.h"

using namespace armada;
using armada_test::screen;

namespace {

constexpr const char* kFlagRows[] = {
    "rg.",
    ".gw",
};
constexpr Sprite kFlag = spriteOf<kFlagRows>();
constexpr Sprite kWings = mirroredSpriteOf<kFlagRows>();

// What packing could get wrong: all 28 colours and clear (runs of 8 at most), runs longer than that and longer than what
// is seen, rows alike one after the other and apart, rows of nothing at both ends, clear pixels at both ends of a row.
constexpr const char* kMotleyRows[] = {
    "..............................",  //
    "kinshmpteuwrboxgzlqcadyvfjRD..",  //
    "kinshmpteuwrboxgzlqcadyvfjRD..",  //
    "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",  //
    "..ggggggggg........ggggggggg..",  //
    "..............................",  //
    "..............................",  //
    "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",  //
    "w............................w",  //
    ".............k................",  //
    "..............................",  //
};
constexpr int kMotleyHeight = 11;
constexpr Sprite kMotley = spriteOf<kMotleyRows>();
constexpr Sprite kMotleyWings = mirroredSpriteOf<kMotleyRows>();
// One colour and no clear pixel: a run takes as much as 256 pixels.
constexpr const char* kPlainRows[] = {"oooooooooo", "oooooooooo"};
constexpr Sprite kPlain = spriteOf<kPlainRows>();

// Its corners all differ, so that no turn looks like another.
constexpr const char* kVaneRows[] = {
    "rg.",
    ".w.",
    "k.c",
};
constexpr Sprite kVane[4] = {turnedSpriteOf<kVaneRows, 0>(), turnedSpriteOf<kVaneRows, 1>(),
                             turnedSpriteOf<kVaneRows, 2>(), turnedSpriteOf<kVaneRows, 3>()};

constexpr Colour kPlainGround = static_cast<Colour>(30);  // no letter names it

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
}

// The letter of the motley picture that belongs on a pixel when it is drawn at x, y.
char motleyLetter(const Sprite& s, int x, int y, int scale, int i, int j) {
  const int column = (i - x) / scale, row = (j - y) / scale;
  if (i < x || j < y || column >= s.fullWidth() || row >= kMotleyHeight) return '.';
  return kMotleyRows[row][column < s.width ? column : 2 * (s.width - 1) - column];
}

void assertMotley(const Sprite& s, int x, int y, int scale, Rect clip) {
  for (int j = 0; j < Canvas::kHeight; ++j) {
    for (int i = 0; i < Canvas::kWidth; ++i) {
      const bool seen = i >= clip.x && i < clip.x + clip.w && j >= clip.y && j < clip.y + clip.h;
      const char letter = seen ? motleyLetter(s, x, y, scale, i, j) : '.';
      if (screen().canvas.at(i, j) != (letter == '.' ? kPlainGround : spriteColour(letter)))
        TEST_FAIL_MESSAGE("a pixel of the picture is not the letter of its table");
    }
  }
}

void test_square_sprite_turns_clockwise_by_quarters() {
  constexpr const char* kTurns[4][3] = {
      {"rg.", ".w.", "k.c"}, {"k.r", ".wg", "c.."}, {"c.k", ".w.", ".gr"}, {"..c", "gw.", "r.k"}};
  for (int quarter = 0; quarter < 4; ++quarter) {
    screen().reset(kInk);
    screen().canvas.sprite(kVane[quarter], 10, 10);
    assertPixels(10, 10, kTurns[quarter], 3);
  }
}

void test_packed_picture_is_its_table_pixel_by_pixel() {
  for (const Sprite* s : {&kMotley, &kMotleyWings}) {
    for (const int scale : {1, 2, 3}) {
      screen().reset(kPlainGround);
      screen().canvas.sprite(*s, 20, 30, nullptr, scale);
      assertMotley(*s, 20, 30, scale, {0, 0, Canvas::kWidth, Canvas::kHeight});
    }
  }
  screen().reset(kInk);
  screen().canvas.sprite(kPlain, 10, 10);
  assertPixels(10, 10, kPlainRows, 2);
  TEST_ASSERT_EQUAL_INT(20, screen().count(kOrange));
}

// However the screen is cut: each row alone, a column alone, and the picture half outside on every side.
void test_packed_picture_is_the_same_through_any_clip() {
  Canvas& c = screen().canvas;
  for (const Sprite* s : {&kMotley, &kMotleyWings}) {
    for (int row = -1; row <= kMotleyHeight; ++row) {
      const Rect clip{0, 100 + row, Canvas::kWidth, 1};
      screen().reset(kPlainGround);
      c.setClip(clip);
      c.sprite(*s, 50, 100);
      assertMotley(*s, 50, 100, 1, clip);
    }
    for (int column = -1; column <= s->fullWidth(); column += 3) {
      const Rect clip{50 + column, 0, 1, Canvas::kHeight};
      screen().reset(kPlainGround);
      c.setClip(clip);
      c.sprite(*s, 50, 100, nullptr, 2);
      assertMotley(*s, 50, 100, 2, clip);
    }
    for (const Point at : {Point{-9, -5}, Point{Canvas::kWidth - 9, Canvas::kHeight - 5}}) {
      screen().reset(kPlainGround);
      c.sprite(*s, at.x, at.y);
      assertMotley(*s, at.x, at.y, 1, {0, 0, Canvas::kWidth, Canvas::kHeight});
    }
  }
}

void test_packing_takes_a_byte_a_run_and_none_for_a_row_once_more() {
  constexpr std::uint8_t kRowRuns[kMotleyHeight] = {1, 28, 0, 4, 6, 1, 0, 4, 6, 3, 1};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(kRowRuns, kMotley.rowRuns, kMotleyHeight);
  TEST_ASSERT_EQUAL_UINT8(3, kMotley.lengthBits);
  TEST_ASSERT_EQUAL_UINT8(8, kPlain.lengthBits);
  TEST_ASSERT_EQUAL_UINT8(1, kPlain.rowRuns[0]);
  TEST_ASSERT_EQUAL_UINT8(9, kPlain.runs[0]);
  static_assert(sizeof(packing::Table<kMotleyRows>::kPacked) == 54 + kMotleyHeight + kColourCount + 1,
                "runs, rows, colours");
}

// These would not compile as sprites.
constexpr const char* kRagged[] = {"rg", "r"};
constexpr const char* kMisspelt[] = {"rg", "rX"};
static_assert(!packing::wellFormed(kRagged, 2, 6) && !packing::wellFormed(kMisspelt, 2, 6), "refused");
static_assert(packing::wellFormed(kFlagRows, 2, 6), "taken");

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
}

void test_silhouette_has_one_colour() {
  const char* const wanted[] = {"ww.ww", ".www."};
  screen().canvas.silhouette(kWings, 10, 10, kWhite);
  assertPixels(10, 10, wanted, 2);
}

void test_ghost_shows_the_outline_and_half_of_the_inside() {
  Canvas& c = screen().canvas;
  screen().reset(kPlainGround);
  c.ghost(kShip, 100, 100, kGold, kBrass);
  const Rect edge = screen().extent(kGold);
  TEST_ASSERT_EQUAL_INT(kShip.fullWidth(), edge.w);
  TEST_ASSERT_EQUAL_INT(kShip.height, edge.h);
  TEST_ASSERT_TRUE(screen().count(kBrass) > 20);
  c.sprite(kShip, 20, 20);
  for (int j = 0; j < kShip.height; ++j) {
    for (int i = 0; i < kShip.fullWidth(); ++i) {
      const Colour at = c.at(100 + i, 100 + j);
      const auto clear = [&](int column, int row) { return c.at(20 + column, 20 + row) == kPlainGround; };
      const bool inside = !clear(i - 1, j) && !clear(i + 1, j) && !clear(i, j - 1) && !clear(i, j + 1);
      TEST_ASSERT_EQUAL(clear(i, j) ? kPlainGround : !inside ? kGold : (i + j) % 2 == 0 ? kBrass : kPlainGround, at);
    }
  }
}

void test_ghost_is_the_same_through_any_clip() {
  Canvas& c = screen().canvas;
  c.ghost(kShip, 100, 100, kGold, kBrass);
  screen().keep();
  c.clear(kInk);
  for (int y = 90; y < 130; ++y) {
    c.setClip({0, y, 110, 1});
    c.ghost(kShip, 100, 100, kGold, kBrass);
    c.setClip({110, y, Canvas::kWidth - 110, 1});
    c.ghost(kShip, 100, 100, kGold, kBrass);
  }
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_centred_sprite_has_its_middle_at_the_point() {
  screen().canvas.spriteCentred(kShip, 160, 120);
  screen().keep();
  screen().canvas.clear(kInk);
  screen().canvas.sprite(kShip, 160 - 13, 120 - 11);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

// Every row of every picture ends within its width; what its letters mean was checked when it was compiled.
void checkTable(const Sprite& s) {
  const std::uint8_t* run = s.runs;
  for (int j = 0; j < s.height; ++j) {
    int width = 0;
    for (int n = s.rowRuns[j]; n > 0; --n) width += (*run++ & ((1 << s.lengthBits) - 1)) + 1;
    TEST_ASSERT_TRUE(width <= s.width);
  }
  TEST_ASSERT_NOT_NULL(s.label);
}

void test_every_picture_is_whole() {
  const Sprite* single[] = {
      &kShip,           &kMine,        &kHeart,          &kHeartEmpty, &kHeartSmall, &kStar,       &kSkull,
      &kAntillian,      &kMorkolyte,   &kAntillianSmall, &kSaucer,     &kHomeworld,  &kRedHorizon, &kRingedPlanet,
      &kMorkolyteSmall, &kCoverPlanet, &kRedPlanet,      &kPulpRocket, &kFlagship,   &kLogo,       &kEscorts[0],
      &kEscorts[1],     &kEscorts[2],  &kRocketRight,    &kRocketLeft, &kAsteroid,   &kIceteroid,  &kJetPack,
      &kPrincess,       &kWarbot,      &kAtomicCore,     &kDataTape,   &kBlaze,      &kCoverDuel,  &kCoverRaygunsTitle};
  for (const Sprite* s : single) checkTable(*s);
  for (int faction = 0; faction < 4; ++faction) {
    for (const Sprite& s : kRocketships[faction]) checkTable(s);
    checkTable(kCrew[faction]);
    checkTable(kCaptains[faction]);
    checkTable(kStarWorlds[faction]);
    checkTable(kFactionEmblems[faction]);
  }
  for (const Sprite& s : kStations) checkTable(s);
  for (const Sprite& s : kDeedIcons) checkTable(s);
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
  void (*const covers[])(Canvas&, int, int) = {drawCoverPewPew, drawCoverStellarSiege, drawCoverPulpInvasion,
                                               drawCoverStellarScramble, drawCoverRayguns};
  for (const auto cover : covers) {
    screen().reset(kPlainGround);  // no cover has it
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
  RUN_TEST(test_square_sprite_turns_clockwise_by_quarters);
  RUN_TEST(test_packed_picture_is_its_table_pixel_by_pixel);
  RUN_TEST(test_packed_picture_is_the_same_through_any_clip);
  RUN_TEST(test_packing_takes_a_byte_a_run_and_none_for_a_row_once_more);
  RUN_TEST(test_map_recolours);
  RUN_TEST(test_scale_makes_blocks);
  RUN_TEST(test_sprite_is_cut_at_the_clip);
  RUN_TEST(test_silhouette_has_one_colour);
  RUN_TEST(test_ghost_shows_the_outline_and_half_of_the_inside);
  RUN_TEST(test_ghost_is_the_same_through_any_clip);
  RUN_TEST(test_centred_sprite_has_its_middle_at_the_point);
  RUN_TEST(test_every_picture_is_whole);
  RUN_TEST(test_pieces_fit_into_a_space_of_their_card);
  RUN_TEST(test_alien_wears_its_chevrons_inside_its_window);
  RUN_TEST(test_stars_are_the_same_for_a_seed);
  RUN_TEST(test_rays_cover_half_of_their_area);
  RUN_TEST(test_scenes_stay_in_their_places);
}
