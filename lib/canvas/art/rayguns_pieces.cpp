// What stands inside the rocketships of Rayguns and Rocketships: crews and captains in CYAN and TEAL for drawing in a faction's colours,
// stations, tokens, fire; icons and emblems, of one colour each, for Canvas::silhouette.
// Pixels that one reads like the picture (sprite_table.h). Data only.
#include "canvas/art.h"
#include "canvas/sprite_table.h"

namespace armada {
// clang-format off
namespace {

constexpr const char* kEmblemCometRows[] = {
    "....k....",
    "....k....",
    "...kkk...",
    "kkkkkkkkk",
    ".kkkkkkk.",
    "..kkkkk..",
    "..kkkkk..",
    ".kkk.kkk.",
    ".k.....k.",
};

constexpr const char* kEmblemCorsairRows[] = {
    "..kkkkk..",
    ".kkkkkkk.",
    ".k..k..k.",
    ".k..k..k.",
    ".kkkkkkk.",
    "..kk.kk..",
    "..kkkkk..",
    "..k.k.k..",
    ".........",
};

constexpr const char* kEmblemClawRows[] = {
    "k...k...k",
    "kk.kk.kk.",
    "kk.kk.kk.",
    ".kk.kk.kk",
    ".kk.kk.kk",
    "..kk.kk.k",
    "..kk.kk..",
    "...k..k..",
    ".........",
};

constexpr const char* kEmblemMotherRows[] = {
    "...kkk...",
    ".kk...kk.",
    "k..kkk..k",
    "k.kk.kk.k",
    "k..kkk..k",
    ".kk...kk.",
    "..kkkkk..",
    ".k.k.k.k.",
    ".k..k..k.",
};

constexpr const char* kRangerRows[] = {
    "....ccccc....",
    "...ccccccc...",
    "..cckkkkkcc..",
    "..ckwkkkkkc..",
    "..ckkkkkkkc..",
    "...ckkkkkc...",
    "....ccccc....",
    "...cpcccpc...",
    "..ccpccccpc..",
    "..c.ccgcc.c..",
    "..m.ccccc.m..",
    "....aa.aa....",
    "....cc.cc....",
    "...mmm.mmm...",
};

constexpr const char* kRangerCaptainRows[] = {
    ".....ggg.....",
    "...cccgccc...",
    "..ccooooocc..",
    "..cotttttoc..",
    "..cotktktoc..",
    "..cotttttoc..",
    "...cotttoc...",
    "...gccccgg...",
    "..ccpcccpcc..",
    "..c.cgggc.c..",
    "..m.ccgcc.m..",
    "....aa.aa....",
    "....cc.cc....",
    "...mmm.mmm...",
};

constexpr const char* kPirateRows[] = {
    "....ccccc....",
    "...ccccccc.c.",
    "...cccccccc..",
    "...tkkttkt...",
    "...tkktttt...",
    "....ttttt....",
    "....tkkkt....",
    "...ppppppp...",
    "..tccccccct..",
    "..tpppppppt..",
    "..tccccccct..",
    "....hhhhh....",
    "....hh.hh....",
    "...sss.sss...",
};

constexpr const char* kPirateCaptainRows[] = {
    "....ggggg....",
    "...ccccccc...",
    ".gcccpppcccg.",
    "gccccpkpccccg",
    "...tkkttkt...",
    "...ttttttt...",
    "....tkkkt....",
    "..gcccccccg..",
    "..tccgggcct..",
    "..tcccgccct..",
    "..tccgggcct..",
    "....hhhhh....",
    "....hh.hh....",
    "...sss.sss...",
};

constexpr const char* kZardRows[] = {
    "....c.c.c....",
    "...ccccccc...",
    "..ccgkccgkc..",
    "..ccgkccgkc..",
    "..ccccccccc..",
    "..cpcpcpcpc..",
    "...aaaaaaa...",
    "....ccccc....",
    "..cchhhhhcc..",
    ".cc.hhhhh.cc.",
    ".c..hgghh..c.",
    "....aaaaa..c.",
    "....cc.cc.cc.",
    "...ccc.ccc...",
};

constexpr const char* kZardCaptainRows[] = {
    "..g..g.g..g..",
    "..gcccccccg..",
    "..ccgkccgkc..",
    "..ccgkccgkc..",
    "..ccccccccc..",
    "..cpcpcpcpc..",
    "...aaaaaaa...",
    "..ggcccccgg..",
    ".gccrrrrrccg.",
    ".cc.rrrrr.cc.",
    ".c..rgggr..c.",
    "....rrrrr..c.",
    "....cc.cc.cc.",
    "...ccc.ccc...",
};

constexpr const char* kBlaargRows[] = {
    "....ccccc....",
    "..ccccccccc..",
    ".ccpppppppcc.",
    ".cpppkkkpppc.",
    ".cppkkwkkppc.",
    ".cppkkkkkppc.",
    ".ccppkkkppcc.",
    "..ccpppppcc..",
    "...ccccccc...",
    "..cacccccac..",
    ".c.c.c.c.c.c.",
    ".c.c.c.c.c.c.",
    "c..c.c.c.c..c",
    "...a...a.....",
};

constexpr const char* kBlaargCaptainRows[] = {
    "....mmmmm....",
    "..mmjjjjjmm..",
    ".mjjRjjRjjjm.",
    ".mjRjjRjjRjm.",
    ".mjjjRjjjjjm.",
    ".mmjjjjjRjmm.",
    "..ggggggggg..",
    "..cckwckwcc..",
    "..ccccccccc..",
    "...ccpppcc...",
    "..cacccccac..",
    ".c.c.c.c.c.c.",
    "c..c.c.c.c..c",
    "...a...a.....",
};

constexpr const char* kPrincessRows[] = {
    "....g.g.g....",
    "....ggggg....",
    "...eeeeeee...",
    "...ettttte...",
    "...etktkte...",
    "...ettttte...",
    "...ee.t.ee...",
    "....jjjjj....",
    "...jjjjjjj...",
    "...t.jjj.t...",
    "....jjjjj....",
    "...jjjjjjj...",
    "..jjjjjjjjj..",
    "..RRRRRRRRR..",
};

constexpr const char* kWarbotRows[] = {
    "....m.m....",
    "..mmmmmmm..",
    "..mrkmkrm..",
    "..mmmmmmm..",
    "...hhhhh...",
    ".mmmmmmmmm.",
    ".m.mgggm.m.",
    ".m.mmmmm.m.",
    ".h.hh.hh.h.",
    "...mm.mm...",
    "..hhh.hhh..",
};

constexpr const char* kCoreRows[] = {
    "...mmm...",
    "..mlllm..",
    ".mlwlllm.",
    "mllkkkllm",
    "mlkkgkkqm",
    "mllkkkqqm",
    ".mlllqqm.",
    "..mqqqm..",
    "...mmm...",
};

constexpr const char* kDataTapeRows[] = {
    "mmmmmmmmmmm",
    "mhhhhhhhhhm",
    "mhppphppphm",
    "mhpkphpkphm",
    "mhppphppphm",
    "mhhhhhhhhhm",
    "mhggggggghm",
    "mmmmmmmmmmm",
};

constexpr const char* kCockpitRows[] = {
    "...mmmmm...",
    "..m..m..m..",
    ".m...m...m.",
    "m....m....m",
    "m...mmm...m",
    "mmmmmgmmmmm",
    "m...mmm...m",
    "m...m.m...m",
    ".m.m...m.m.",
    "..m.....m..",
    "...mmmmm...",
};

constexpr const char* kPanelRows[] = {
    "...........",
    "mmmmmmmmmmm",
    "mccchrhghhm",
    "mccchhhhhhm",
    "mccchlhohhm",
    "mmmmmmmmmmm",
    ".hhhhhhhhh.",
    "...hhhhh...",
    "...hhhhh...",
    "..hhhhhhh..",
    "...........",
};

constexpr const char* kEngineRows[] = {
    "...mmmmmm..",
    "...mhhhhmm.",
    "ooommmmmmmm",
    "goommhhhhhm",
    "wggmmmmmmmm",
    "wggmmhhhhhm",
    "wggmmmmmmmm",
    "goommhhhhhm",
    "ooommmmmmmm",
    "...mhhhhmm.",
    "...mmmmmm..",
};

constexpr const char* kHatchRows[] = {
    "mmmmmmmmmmm",
    "m.........m",
    "m.hh...hh.m",
    "m..hh.hh..m",
    "m...hhh...m",
    "m...hhh...m",
    "m..hh.hh..m",
    "m.hh...hh.m",
    "m.........m",
    "m...ggg...m",
    "mmmmmmmmmmm",
};

constexpr const char* kAirlockRows[] = {
    "...........",
    "hhhhhhhhhhh",
    "hllllhllllh",
    "hllllhllllh",
    "hlkllhllklh",
    "hkkllhllkkh",
    "hlkllhllklh",
    "hllllhllllh",
    "hllllhllllh",
    "hhhhhhhhhhh",
    "...........",
};

constexpr const char* kGunPortRows[] = {
    ".....r.....",
    ".....r.....",
    "....rrr....",
    ".....m.....",
    "....mmm....",
    "....mmm....",
    "...mmmmm...",
    "..mmsssmm..",
    "..msssssm..",
    "..mmsssmm..",
    "...mmmmm...",
};

constexpr const char* kGunStarboardRows[] = {
    "...mmmmm...",
    "..mmsssmm..",
    "..msssssm..",
    "..mmsssmm..",
    "...mmmmm...",
    "....mmm....",
    "....mmm....",
    ".....m.....",
    "....rrr....",
    ".....r.....",
    ".....r.....",
};

constexpr const char* kGunRoundRows[] = {
    ".....r.....",
    "....rrr....",
    ".....m.....",
    "...mmmmm...",
    "..mmsssmm..",
    "r.msssssm.r",
    "..mmsssmm..",
    "...mmmmm...",
    ".....m.....",
    "....rrr....",
    ".....r.....",
};

constexpr const char* kBlazeRows[] = {
    "......o......",
    ".....oo......",
    ".....ooo..o..",
    "..o..ooo..o..",
    "..oo.oooo.oo.",
    ".ooo.ooooooo.",
    ".oooooggoooo.",
    ".ooogggggooo.",
    "ooogggggggoo.",
    "oogggwwwggoo.",
    "oogggwwwggoo.",
    ".oogwwwwwgoo.",
    "..oggwwwggo..",
};

constexpr const char* kIconGoRows[] = {
    "...u...",
    "..uuu..",
    ".uuuuu.",
    "uuuuuuu",
    "..uuu..",
    "..uuu..",
    "..uuu..",
};

constexpr const char* kIconShootRows[] = {
    "..uuu..",
    ".u.u.u.",
    "u..u..u",
    "uuu.uuu",
    "u..u..u",
    ".u.u.u.",
    "..uuu..",
};

constexpr const char* kIconMeleeRows[] = {
    "u.....u",
    "uu...uu",
    ".uu.uu.",
    "..uuu..",
    ".u.u.u.",
    "uu...uu",
    "u.....u",
};

constexpr const char* kIconPutOutRows[] = {
    "...u...",
    "..uuu..",
    "..uuu..",
    ".uuuuu.",
    ".uuuuuu",
    ".uuuuu.",
    "..uuu..",
};

constexpr const char* kIconLockRows[] = {
    "uuu.uuu",
    "u.u.u.u",
    "u.u.u.u",
    "uuu.uuu",
    "u.u.u.u",
    "u.u.u.u",
    "uuu.uuu",
};

constexpr const char* kIconSearchRows[] = {
    ".uuu...",
    "u...u..",
    "u...u..",
    "u...u..",
    ".uuuu..",
    "....uu.",
    ".....uu",
};

constexpr const char* kIconHealRows[] = {
    "..uuu..",
    "..uuu..",
    "uuuuuuu",
    "uuuuuuu",
    "uuuuuuu",
    "..uuu..",
    "..uuu..",
};

constexpr const char* kIconTakeRows[] = {
    "...u...",
    "...u...",
    ".u.u.u.",
    "..uuu..",
    "...u...",
    "u.....u",
    "uuuuuuu",
};

constexpr const char* kIconBoardRows[] = {
    "u......",
    "uu.uuu.",
    "uuuuuuu",
    "uu.uuu.",
    "u......",
    ".......",
    "uuuuuuu",
};

constexpr const char* kBoltRows[] = {
    "...gg",
    "..gg.",
    ".ggg.",
    "ggggg",
    "..gg.",
    ".gg..",
    ".g...",
};

constexpr const char* kGunRows[] = {
    ".......r.",
    "mmmmmmrrr",
    "mmmmmmmr.",
    "hmmh.....",
    "hmm......",
    "hh.......",
};

constexpr const char* kHeadRows[] = {
    "..ppp..",
    "..ppp..",
    "..ppp..",
    ".......",
    ".ppppp.",
    "ppppppp",
    "ppppppp",
};

constexpr const char* kFirstFlagRows[] = {
    "p....",
    "pggg.",
    "pgggg",
    "pggg.",
    "p....",
    "p....",
    "p....",
};

}  // namespace

const Sprite kCrew[4] = {spriteOf<kRangerRows>(), spriteOf<kPirateRows>(), spriteOf<kZardRows>(), spriteOf<kBlaargRows>()};
const Sprite kCaptains[4] = {spriteOf<kRangerCaptainRows>(), spriteOf<kPirateCaptainRows>(), spriteOf<kZardCaptainRows>(), spriteOf<kBlaargCaptainRows>()};
const Sprite kPrincess = spriteOf<kPrincessRows>();
const Sprite kWarbot = spriteOf<kWarbotRows>();
const Sprite kAtomicCore = spriteOf<kCoreRows>();
const Sprite kDataTape = spriteOf<kDataTapeRows>();
const Sprite kFactionEmblems[4] = {spriteOf<kEmblemCometRows>(), spriteOf<kEmblemCorsairRows>(), spriteOf<kEmblemClawRows>(), spriteOf<kEmblemMotherRows>()};
const Sprite kStations[kStationKinds] = {spriteOf<kCockpitRows>(), spriteOf<kPanelRows>(), spriteOf<kEngineRows>(), spriteOf<kHatchRows>(), spriteOf<kAirlockRows>(), spriteOf<kGunPortRows>(), spriteOf<kGunStarboardRows>(), spriteOf<kGunRoundRows>()};
const Sprite kBlaze = spriteOf<kBlazeRows>();
const Sprite kDeedIcons[kDeedIconCount] = {spriteOf<kIconGoRows>(), spriteOf<kIconShootRows>(), spriteOf<kIconMeleeRows>(), spriteOf<kIconPutOutRows>(), spriteOf<kIconLockRows>(), spriteOf<kIconSearchRows>(), spriteOf<kIconHealRows>(), spriteOf<kIconTakeRows>(), spriteOf<kIconBoardRows>()};
const Sprite kBolt = spriteOf<kBoltRows>();
const Sprite kRaygunSmall = spriteOf<kGunRows>();
const Sprite kHead = spriteOf<kHeadRows>();
const Sprite kFirstFlag = spriteOf<kFirstFlagRows>();
// clang-format on
}  // namespace armada
