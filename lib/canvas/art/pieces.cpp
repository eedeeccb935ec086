// The pieces of Pew Pew! and the small signs of its tracks, as pixels that one reads like the picture (sprite_table.h).
// Near pieces come first; each is drawn around its middle. Data only.
#include "canvas/art.h"
#include "canvas/sprite_table.h"

namespace armada {
// clang-format off
namespace {

// The ship, seen from behind.
constexpr const char* kShipRows[] = {
    ".............p",
    "............pc",
    "............pc",
    "...........pcc",
    "...........pcw",
    "..........ppca",
    "..........pmca",
    "r.........pmma",
    "r........ppmmm",
    "rr......pppmmm",
    "rr.....ppppmmm",
    "rr....pppmpmhh",
    "rr...pppmmpmsx",
    "rr..pppmmmpsog",
    "rr.pppmmmhpsgg",
    "rrpppmmmhhpsgw",
    "rrppmmmhhspsgg",
    "rrpmmmhs..psog",
    "rrmmhs.....sxo",
    "rrmh........sx",
    "rrs...........",
    "bb............",
};

// The mine: spikes, and an eye that looks at everybody.
constexpr const char* kMineRows[] = {
    "..........g",
    "..........m",
    "...g......m",
    "....m...mmm",
    ".....mmmsss",
    ".....mmssss",
    ".....msssnn",
    "....msssnkk",
    "...mmssnkkr",
    "...mssnkkrr",
    "gmmmssnkrrw",
    "...mssnkkrr",
    "...mhsnnkkr",
    "....mhssnkk",
    ".....hhssnn",
    ".....mhhsss",
    "....m.mhhhs",
    "...g....hhh",
    "..........h",
    "..........h",
    "..........g",
};

constexpr const char* kHeartRows[] = {
    "..jj...jj..",
    ".jjjj.jjjj.",
    "jjwwjjjjjjj",
    "jjwjjjjjjjj",
    "jjjjjjjjjjR",
    ".jjjjjjjjR.",
    "..jjjjjjR..",
    "...jjjjR...",
    "....jjR....",
    ".....R.....",
};

constexpr const char* kHeartEmptyRows[] = {
    "..ss...ss..",
    ".s..s.s..s.",
    "s....s....s",
    "s...s.....s",
    "s....s....s",
    ".s..s....s.",
    "..s..s..s..",
    "...s...s...",
    "....s.s....",
    ".....s.....",
};

constexpr const char* kHeartSmallRows[] = {
    ".jj.jj.",
    "jwjjjjj",
    "jjjjjjR",
    ".jjjjR.",
    "..jjR..",
    "...R...",
};

constexpr const char* kStarRows[] = {
    "...g...",
    "...g...",
    "ggggggg",
    ".ggggg.",
    "..ggg..",
    ".gg.gg.",
    ".g...g.",
};

constexpr const char* kSkullRows[] = {
    ".ppppp.",
    "ppppppp",
    "pkkpkkp",
    "pkkpkkp",
    "ppppppp",
    ".ppkpp.",
    ".p.p.p.",
};

constexpr const char* kPew1Rows[] = {
    ".........cwc........cwc",
    ".........cwc........cwc",
    "........cwc........cwc.",
    "........cwc........cwc.",
    ".......cwc........cwc..",
    ".......cwc........cwc..",
    "......cwc........cwc...",
    "......cwc........cwc...",
    ".....cwc........cwc....",
    ".....cwc........cwc....",
    "....cwc........cwc.....",
    "....cwc........cwc.....",
    "...cwc........cwc......",
    "...cwc........cwc......",
    "..cwc........cwc.......",
    "..ccc........ccc.......",
    ".ccc........ccc........",
    ".ccc........ccc........",
    "ccc........ccc.........",
};

constexpr const char* kPew2Rows[] = {
    ".......cwc......cwc",
    ".......cwc......cwc",
    "......cwc......cwc.",
    "......cwc......cwc.",
    ".....cwc......cwc..",
    ".....cwc......cwc..",
    "....cwc......cwc...",
    "....cwc......cwc...",
    "...cwc......cwc....",
    "...cwc......cwc....",
    "..cwc......cwc.....",
    "..cwc......cwc.....",
    ".ccc......ccc......",
    ".ccc......ccc......",
    "ccc......ccc.......",
};

constexpr const char* kPew3Rows[] = {
    "......cwc.....cwc",
    ".....cwc.....cwc.",
    ".....cwc.....cwc.",
    "....cwc.....cwc..",
    "....cwc.....cwc..",
    "...cwc.....cwc...",
    "...cwc.....cwc...",
    "..cwc.....cwc....",
    "..cwc.....cwc....",
    ".cwc.....cwc.....",
    ".cwc.....cwc.....",
    "ccc.....ccc......",
    "ccc.....ccc......",
};

constexpr const char* kPew4Rows[] = {
    "....wc....wc",
    "...wc....wc.",
    "...wc....wc.",
    "..wc....wc..",
    "..wc....wc..",
    ".wc....wc...",
    ".wc....wc...",
    "wc....wc....",
    "cc....cc....",
};

constexpr const char* kMissile1Rows[] = {
    "..........r............",
    ".........rr............",
    ".......rrrrr...........",
    ".......rrrrr.......o...",
    ".......rrrrr.....ooo...",
    ".......rrrrrr.ooogo....",
    ".......rrrrrrooogoo....",
    ".......rrrrrrrggoo.....",
    ".......rrrrrrrrgoo.....",
    ".......rprrrrrrbo......",
    ".......ppprrrrbbb......",
    "......ppppprrbbbbbbb...",
    ".....rrpppppbbbbbbbbbbb",
    "....rrrrpppppbbbbbbbbb.",
    "...rprrrrpppppbbbbbbbb.",
    "..rppprrbbpppbbbbbbbb..",
    "...ppppbbbbp...........",
    "..ppppppbbb............",
    ".ppppppppb.............",
    ".pppppppb..............",
    ".ppppp.b...............",
    "ppppp..................",
    "p......................",
};

constexpr const char* kMissile2Rows[] = {
    "........r..........",
    ".......rr..........",
    ".....rrrrr.........",
    ".....rrrrr.....o...",
    ".....rrrrrr..og....",
    ".....rrrrrroogo....",
    "......rrrrrggo.....",
    "......rrrrrrgo.....",
    "......prrrrrbb.....",
    ".....ppprrrbbbbb...",
    ".....rppprbbbbbbbbb",
    "....rrrpppbbbbbbbb.",
    "...prrrbpppbbbbbbb.",
    "..ppprbbbp......b..",
    ".pppppbb...........",
    "ppppppp............",
    "pppppp.............",
    "ppppp..............",
    "pppp...............",
};

constexpr const char* kMissile3Rows[] = {
    ".......r........",
    "......rr........",
    ".....rrr.....o..",
    ".....rrrr..ogo..",
    ".....rrrroogo...",
    ".....rrrrrggo...",
    ".....rrrrrbo....",
    ".....prrrbbb....",
    "...rppprbbbbbbbb",
    "..rrrpppbbbbbbb.",
    ".rprrrpppbbbbb..",
    ".ppprrbpb.......",
    "pppppbbb........",
    "ppppppb.........",
    "pppppb..........",
    "pppp............",
};

constexpr const char* kMissile4Rows[] = {
    "......r......",
    "....rrr....o.",
    "....rrrr.ooo.",
    "....rrrrogo..",
    "....rrrrgoo..",
    "....rrrrbb...",
    "...rrrrbbbbbb",
    "..prrrbbbbbb.",
    ".rpprbbbbbbb.",
    ".ppppbb......",
    ".ppppp.......",
    ".pp.b........",
    "p............",
};

constexpr const char* kBurst1Rows[] = {
    "...g..g..",
    ".g.g.gg..",
    "..wgwwggg",
    "gggwwwwg.",
    "..wwwww..",
    ".gwwwwggg",
    "gggwwgw..",
    "..gg.g.g.",
    "..g..g...",
};

constexpr const char* kBurst2Rows[] = {
    ".......o.........",
    ".......oo...o....",
    "..o....oo..oo....",
    "...oo.ogoooo.....",
    "...oooogoogo...o.",
    "....gggggggoooo..",
    "....ogwgwwgggoo..",
    "oooggggwwwwgoo...",
    "..ooogwwwwwgooo..",
    "...oogwwwwggggooo",
    "..oogggwwgwgo....",
    "..ooooggggggg....",
    ".o...ogoogoooo...",
    ".....oooogo.oo...",
    "....oo..oo....o..",
    "....o...oo.......",
    ".........o.......",
};

constexpr const char* kBurst3Rows[] = {
    ".........r.............",
    ".........rr.....r......",
    ".........rr....rr......",
    "...r....rrrr..rrr......",
    "...rrr..rror.rrr.......",
    "....rrrrrroorror.......",
    "....rrorroooroorrrrrrr.",
    ".....rooooooooorrrrrr..",
    ".....rrooo...ooooorr...",
    "rrrrrrroo.....ooorr....",
    "..rroooo.......orr.....",
    "...rrroo.......oorrr...",
    ".....rro.......oooorr..",
    "....rrooo.....oorrrrrrr",
    "...rrooooo...ooorr.....",
    "..rrrrrrooooooooor.....",
    ".rrrrrrroorooorrorr....",
    ".......rorroorrrrrr....",
    ".......rrr.rorr..rrr...",
    "......rrr..rrrr....r...",
    "......rr....rr.........",
    "......r.....rr.........",
    ".............r.........",
};

constexpr const char* kBurst4Rows[] = {
    "..........b..............",
    "...........b.....b.......",
    "..........b.....b........",
    "...........b...b.b.......",
    "..........b.b.b.b........",
    ".....b...b.....r.b.......",
    "....b.b..................",
    ".....b.............b.b...",
    "....................b....",
    "...................r.b...",
    "b.b.b...............b....",
    "...b.....................",
    "....b...............b....",
    ".....................b...",
    "....b...............b.b.b",
    "...b.r...................",
    "....b....................",
    "...b.b.............b.....",
    "..................b.b....",
    ".......b.r.....b...b.....",
    "........b.b.b.b..........",
    ".......b.b...b...........",
    "........b.....b..........",
    ".......b.....b...........",
    "..............b..........",
};

}  // namespace

constexpr Sprite kShip = mirroredSpriteOf<kShipRows>("/A\\", kCyan);
constexpr Sprite kMine = mirroredSpriteOf<kMineRows>("(+)", kRed);
constexpr Sprite kHeart = spriteOf<kHeartRows>("<3", kPink);
constexpr Sprite kHeartEmpty = spriteOf<kHeartEmptyRows>("--", kSteel);
constexpr Sprite kHeartSmall = spriteOf<kHeartSmallRows>("<3", kPink);
constexpr Sprite kStar = spriteOf<kStarRows>("*", kGold);
constexpr Sprite kSkull = spriteOf<kSkullRows>("x", kPaper);

constexpr Sprite kPews[4] = {
    spriteOf<kPew1Rows>("//", kCyan),
    spriteOf<kPew2Rows>("//", kCyan),
    spriteOf<kPew3Rows>("//", kCyan),
    spriteOf<kPew4Rows>("//", kCyan),
};
constexpr Sprite kMissiles[4] = {
    spriteOf<kMissile1Rows>("!v", kRed),
    spriteOf<kMissile2Rows>("!v", kRed),
    spriteOf<kMissile3Rows>("!v", kRed),
    spriteOf<kMissile4Rows>("!v", kRed),
};
constexpr Sprite kBursts[4] = {
    spriteOf<kBurst1Rows>("##", kGold),
    spriteOf<kBurst2Rows>("##", kGold),
    spriteOf<kBurst3Rows>("", kGold),
    spriteOf<kBurst4Rows>("", kGold),
};
// clang-format on
}  // namespace armada
