// Sessions: an image whose CRC is mended, read by this build or by one with other rules, and then whatever can be done with a
// running game. Whatever was loaded is a whole position, is saved and comes back as it is, and goes back and forth byte for
// byte. Knows images through Session's own functions alone.
//   which build, number of deeds, the deeds, the image without its last four bytes
#include <cstring>

#include "../test_session/fixtures.cpp"
#include "session/registry.h"
#include "target.h"

using namespace armada;

namespace {

Session session, again;
Session::FindGame find;

template <const Game* (*kCounted)(const char*)>
const Game* findAny(const char* id) {
  const Game* game = findGame(id);
  return game != nullptr ? game : kCounted(id);
}
constexpr Session::FindGame kBuilds[] = {findAny<armada_test::findCounting>, findAny<armada_test::findCountingBroad>,
                                         findAny<armada_test::findCountingChanged>,
                                         findAny<armada_test::findCountingNext>,
                                         findAny<armada_test::findCountingForeign>};

void load(const std::uint8_t* bytes, std::size_t count) {
  static std::uint8_t image[kMaxImageBytes];
  if (count + 4 > sizeof image) return;
  if (count > 0) std::memcpy(image, bytes, count);
  ByteWriter crc(image + count, 4);
  crc.u32(crc32(image, count));
  const std::uint32_t changes = session.changes();
  const LoadResult result = session.load(image, count + 4, find);
  REQUIRE(goesOn(result) == (session.changes() != changes));
  REQUIRE(sentence(result)[0] != '\0');
  StateBox state;
  std::uint32_t sequence = 0;
  const Glance glance = glanceAt(image, count + 4, state, find);
  REQUIRE((glance.game != nullptr) == goesOn(result));
  if (glance.game == nullptr) return;
  REQUIRE(imageSequence(image, count + 4, sequence));
  REQUIRE(glance.game == &session.game());
  REQUIRE(std::memcmp(state.bytes, session.state(), glance.game->stateBytes) == 0);
  REQUIRE(glance.moves == session.droppedMoves() + session.moveCount());
}

// A saved game comes back as it stood.
void comesBack(std::size_t room) {
  static std::uint8_t image[kMaxImageBytes];
  const std::size_t count = session.image(image, room, 5);
  REQUIRE(count <= room && count <= kMaxImageBytes);
  REQUIRE(count > 0 || room < kMaxImageBytes);
  if (count == 0) return;
  REQUIRE(again.load(image, count, find) == LoadResult::loaded);
  REQUIRE(&again.game() == &session.game() && again.seed() == session.seed());
  REQUIRE(std::memcmp(again.state(), session.state(), session.game().stateBytes) == 0);
  REQUIRE(again.moveCount() == session.moveCount() && again.droppedMoves() == session.droppedMoves());
  REQUIRE(again.undoWasUsed() == session.undoWasUsed());
  REQUIRE(again.canUndo() == (session.canUndo() && !session.undoesNewGame()));
  REQUIRE(again.canRedo() == session.canRedo() || room < kMaxImageBytes);
}

// Back and forth is where it was; nothing can be undone further than undo says.
void goesBackAndForth() {
  StateBox before, seen;
  Events unheard;
  Move last = kNoMove;
  std::memcpy(before.bytes, session.state(), session.game().stateBytes);
  if (session.undoesNewGame()) return;
  const bool canUndo = session.canUndo();
  REQUIRE(session.lastMove(last, seen, 0) == canUndo);
  REQUIRE(session.undo() == canUndo);
  if (!canUndo) return;
  REQUIRE(static_cast<bool>(session.game().valid(session.state())));
  REQUIRE(session.redo(unheard));
  REQUIRE(std::memcmp(before.bytes, session.state(), session.game().stateBytes) == 0);
}

void play(std::uint32_t which) {
  MoveList legal;
  Events unheard;
  session.game().legalMoves(session.state(), legal);
  REQUIRE(!session.play(kNoMove, unheard));
  if (!legal.empty()) REQUIRE(session.play(legal[which % legal.size()], unheard));
}

void start(std::uint32_t which) {
  const Game* counted = find("counting");
  const Game& game = which % 8 < gameCount() ? gameAt(which % 8) : *counted;
  Options options = standardOptions(game);
  if (session.running() && &session.game() == &game && which % 3 == 0) options = session.options();
  session.start(game, options, which);
}

void act(std::uint8_t deed) {
  Events unheard;
  const std::uint32_t which = deed >> 3;
  if (!session.running()) {
    REQUIRE(!session.canUndo() && !session.undo() && !session.redo(unheard) && !session.play(0, unheard));
    return start(which);
  }
  switch (deed & 7) {
    case 0: play(which); break;
    case 1: session.undo(); break;
    case 2: session.redo(unheard); break;
    case 3: start(which); break;
    case 4:
      for (std::uint32_t n = which * which; n > 0; --n) play(n);
      break;
    case 5: comesBack(64 * which); break;
    case 6: goesBackAndForth(); break;
    default: which == 31 ? session.close() : play(which); break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  constexpr std::size_t kMostDeeds = 24;
  ByteReader in(bytes, count);
  find = kBuilds[in.u8() % (sizeof kBuilds / sizeof kBuilds[0])];
  ByteReader deeds = in.slice(in.u8() % (kMostDeeds + 1));
  if (!in.good()) return 0;
  session.close();
  load(in.at(), in.left());
  while (deeds.left() > 0) {
    act(deeds.u8());
    if (!session.running()) continue;
    REQUIRE(static_cast<bool>(session.game().valid(session.state())));
  }
  if (!session.running()) return 0;
  comesBack(kMaxImageBytes);
  goesBackAndForth();
  return 0;
}
