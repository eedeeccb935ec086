// The pieces of Stellar Scramble: nine breeds of Invaders and a Starfighter, in CYAN and TEAL for drawing in a pilot's colours; icons
// and emblems, of one colour each, for Canvas::silhouette. Pixels that one reads like the picture (sprite_table.h). Data only.
#include "canvas/art.h"
#include "canvas/sprite_table.h"

namespace armada {
// clang-format off
namespace {

constexpr const char* kGnatRows[] = {
    "...c......",
    "....c....c",
    "....cccccc",
    "...ccccccc",
    "mm.cckkccc",
    "mwmcckwccc",
    "mwmccccccc",
    "mmmccccccc",
    ".mmccccccc",
    "..accccccc",
    "...ccccccc",
    "...acccccc",
    "....cccccc",
    ".....aaaaa",
    "....c..c..",
    "...c...c..",
};

constexpr const char* kHornetRows[] = {
    "m....c....",
    "mm....c...",
    "mwm..ccccc",
    ".mwmcccccc",
    ".mwcckkccc",
    "..mcckwccc",
    "...ccccccc",
    "..a.aaaaaa",
    ".a.ccccccc",
    "a..ccccccc",
    "...ccccccc",
    "....cccccc",
    "....cccccc",
    ".....aaaaa",
    ".......ccc",
    ".........c",
};

constexpr const char* kBeetleRows[] = {
    "...c......",
    "...cc...cc",
    "....c.cccc",
    "....ccckkc",
    "..ccccckwc",
    ".ccccccccc",
    "cccccccccc",
    "ccaccccccc",
    "cacccccccc",
    "cacccccccc",
    "cacccccccc",
    "cacccccccc",
    "ccaccccccc",
    ".ccaaaaaaa",
    "..aacccccc",
    ".a..a..a..",
};

constexpr const char* kRaiderRows[] = {
    ".......mmm",
    ".....mwwmm",
    "....mwmmmm",
    "....mmmkkm",
    "...ccccccc",
    ".ccccccccc",
    "cccccccccc",
    "ckccccccck",
    "cccccccccc",
    ".accccccck",
    "..cccccccc",
    "..aacccccc",
    "...acccccc",
    "....aaaaaa",
    "...a..a...",
    "..a..a....",
};

constexpr const char* kMantisRows[] = {
    "cc........",
    "c.c...c...",
    "c..c...ccc",
    "cc..cccccc",
    ".cc.ckkkcc",
    "..ccckwkcc",
    "...ccccccc",
    "....aaaccc",
    "c...cccccc",
    "cc.ccccccc",
    ".ccccccccc",
    "..cccccccc",
    "...ccccccc",
    "....aaaaaa",
    "...c.c.aaa",
    "..c..c...a",
};

constexpr const char* kCrusherRows[] = {
    "..cc......",
    ".ccccccccc",
    "cccccccccc",
    "cckkkcccck",
    "cckrkccccc",
    "cckkkccccc",
    "cccccccccc",
    "accccccccc",
    "accccccccc",
    "accccccccc",
    "accccccccc",
    "accccccccc",
    "aacccccccc",
    "aa.ccc.ccc",
    "aa.ccc.ccc",
    ".a..c...c.",
};

constexpr const char* kReaverRows[] = {
    "c.........",
    "cc......cc",
    "ccc...cccc",
    ".ccc.ccccc",
    ".cccccckkc",
    "..cccckwkc",
    "..cccckkkc",
    "...ccccccc",
    "c..ccccccc",
    "cc.ccccccc",
    "ccccaccccc",
    ".cca.ccccc",
    "..a..acccc",
    "......aaac",
    "....c..c.c",
    "...c..c...",
};

constexpr const char* kTitanRows[] = {
    "....cc....",
    "...ccc..cc",
    "..cccccccc",
    ".ccccccccc",
    "cccccccccc",
    "ccckkkcccc",
    "cckkrkkccc",
    "ccckkkcccc",
    "cccccccccc",
    "accccccccc",
    "acckcccccc",
    "acckcccccc",
    "aacccccccc",
    ".aackckckc",
    "..aakakaka",
    "..a..aa...",
};

constexpr const char* kMothershipRows[] = {
    ".........m",
    "......mmmm",
    "....mmwwmm",
    "...mmwmmmm",
    "...mmmmkkm",
    "..cccccccc",
    ".ccccccccc",
    "cccccccccc",
    "cgccgccccc",
    "cccccccccc",
    "aacccccccc",
    ".aaccccccc",
    "..aacccccc",
    "....aaaaaa",
    "...g..g..g",
    "..g..g...g",
};

constexpr const char* kFighterRows[] = {
    ".......w",
    ".......c",
    "......cc",
    "......cp",
    "......cp",
    ".....ccp",
    "p....cca",
    "p...ccca",
    "p..cccca",
    "p.cccaca",
    "pcccaaca",
    "pccaa.ca",
    "pca...ca",
    "ha....og",
    ".......o",
};

constexpr const char* kFlameRows[] = {
    "...o...",
    "..oo...",
    ".oogo..",
    "oogggo.",
    "oogwgo.",
    ".oggo..",
    "..oo...",
};

constexpr const char* kIconMoveRows[] = {
    ".......",
    "..u.u..",
    ".uu.uu.",
    "uuu.uuu",
    ".uu.uu.",
    "..u.u..",
    ".......",
};

constexpr const char* kIconPowerRows[] = {
    "...u...",
    ".u.u.u.",
    "..uuu..",
    "uuu.uuu",
    "..uuu..",
    ".u.u.u.",
    "...u...",
};

constexpr const char* kIconBoostRows[] = {
    "...u...",
    "..uuu..",
    ".uu.uu.",
    "uu.u.uu",
    "..uuu..",
    ".uu.uu.",
    "uu...uu",
};

constexpr const char* kIconConvertRows[] = {
    "....u..",
    "uuuuuu.",
    "....u..",
    ".......",
    "..u....",
    ".uuuuuu",
    "..u....",
};

constexpr const char* kIconEnergizeRows[] = {
    ".uuuuu.",
    "uu.u.uu",
    "uuuuuuu",
    ".uuuuu.",
    "..uuu..",
    "...u...",
    ".......",
};

constexpr const char* kIconScavengeRows[] = {
    "..uuu..",
    ".u...u.",
    "u..u..u",
    "u..u..u",
    "u..u..u",
    ".u...u.",
    "..uuu..",
};

constexpr const char* kIconVentRows[] = {
    ".uu...u",
    "u..u.uu",
    "....u..",
    ".uu...u",
    "u..u.uu",
    "....u..",
    ".......",
};

constexpr const char* kIconScatterRows[] = {
    "........",
    "........",
    "........",
    "uu.uu.uu",
    "uu.uu.uu",
    "........",
    "........",
    "........",
};

constexpr const char* kIconBeamRows[] = {
    "...uu...",
    "...uu...",
    "........",
    "...uu...",
    "...uu...",
    "........",
    "...uu...",
    "...uu...",
};

constexpr const char* kIconBlastRows[] = {
    "........",
    "........",
    "........",
    "uu.uu.uu",
    "uu.uu.uu",
    "........",
    "...uu...",
    "...uu...",
};

constexpr const char* kIconSystemRows[] = {
    "..u.u..",
    ".uuuuu.",
    "uuu.uuu",
    ".u...u.",
    "uuu.uuu",
    ".uuuuu.",
    "..u.u..",
};

constexpr const char* kEmblem1Rows[] = {
    "..u..",
    ".uuu.",
    ".uuu.",
    "uuuuu",
    "uuuuu",
};

constexpr const char* kEmblem2Rows[] = {
    "uuuuu",
    "uuuuu",
    "uuuuu",
    "uuuuu",
    "uuuuu",
};

constexpr const char* kEmblem3Rows[] = {
    "..u..",
    ".uuu.",
    "uuuuu",
    ".uuu.",
    "..u..",
};

constexpr const char* kEmblem4Rows[] = {
    "..u..",
    "..u..",
    "uuuuu",
    "..u..",
    "..u..",
};

constexpr const char* kLargeEmblem1Rows[] = {
    "...u...",
    "..uuu..",
    "..uuu..",
    ".uuuuu.",
    ".uuuuu.",
    "uuuuuuu",
    "uuuuuuu",
};

constexpr const char* kLargeEmblem2Rows[] = {
    ".......",
    ".uuuuu.",
    ".uuuuu.",
    ".uuuuu.",
    ".uuuuu.",
    ".uuuuu.",
    ".......",
};

constexpr const char* kLargeEmblem3Rows[] = {
    "...u...",
    "..uuu..",
    ".uuuuu.",
    "uuuuuuu",
    ".uuuuu.",
    "..uuu..",
    "...u...",
};

constexpr const char* kLargeEmblem4Rows[] = {
    "..uuu..",
    "..uuu..",
    "uuuuuuu",
    "uuuuuuu",
    "uuuuuuu",
    "..uuu..",
    "..uuu..",
};

}  // namespace

const Sprite kInvaders[kInvaderBreeds] = {
    mirroredSpriteOf<kGnatRows>(),
    mirroredSpriteOf<kHornetRows>(),
    mirroredSpriteOf<kBeetleRows>(),
    mirroredSpriteOf<kRaiderRows>(),
    mirroredSpriteOf<kMantisRows>(),
    mirroredSpriteOf<kCrusherRows>(),
    mirroredSpriteOf<kReaverRows>(),
    mirroredSpriteOf<kTitanRows>(),
    mirroredSpriteOf<kMothershipRows>(),
};
const Sprite kFighter = mirroredSpriteOf<kFighterRows>();
const Sprite kFlame = spriteOf<kFlameRows>();
const Sprite kScrambleIcons[kScrambleIconCount] = {
    spriteOf<kIconMoveRows>(),
    spriteOf<kIconPowerRows>(),
    spriteOf<kIconBoostRows>(),
    spriteOf<kIconConvertRows>(),
    spriteOf<kIconEnergizeRows>(),
    spriteOf<kIconScavengeRows>(),
    spriteOf<kIconVentRows>(),
    spriteOf<kIconScatterRows>(),
    spriteOf<kIconBeamRows>(),
    spriteOf<kIconBlastRows>(),
    spriteOf<kIconSystemRows>(),
};
const Sprite kEmblems[4] = {spriteOf<kEmblem1Rows>(), spriteOf<kEmblem2Rows>(), spriteOf<kEmblem3Rows>(), spriteOf<kEmblem4Rows>()};
const Sprite kLargeEmblems[4] = {spriteOf<kLargeEmblem1Rows>(), spriteOf<kLargeEmblem2Rows>(), spriteOf<kLargeEmblem3Rows>(), spriteOf<kLargeEmblem4Rows>()};
// clang-format on
}  // namespace armada
