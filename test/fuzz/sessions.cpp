// Sessions: an image whose CRC is mended, read as its game or as another, and then whatever can be done with a
// running game. Whatever was loaded is a whole position, is saved and comes back as it is, and goes back and forth byte for
// byte. Knows images through Session's own functions alone.
//   which game is asked for, number of deeds, the deeds, the image without its last four bytes
#include <cstring>

#include "../test_session/fixtures.cpp"
#include "rules/pew_pew/pew_pew.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "session/chronicle.h"
#include "session/registry.h"
#include "target.h"

using namespace armada;

namespace {

Session session, again;
Chronicle chronicle{session};

// Which game is asked for: any that is registered, a certain one, or a counting game as one of several builds knows it.
const Game* const kWanted[] = {nullptr,
                               nullptr,
                               &kPewPew,
                               &kStellarSiege,
                               &armada_test::kCounting,
                               &armada_test::kCountingBroad,
                               &armada_test::kCountingChanged,
                               &armada_test::kCountingNext,
                               &armada_test::kCountingForeign};
const Game* wanted;

void load(const std::uint8_t* bytes, std::size_t count) {
  static std::uint8_t image[kMaxImageBytes];
  if (count + 4 > sizeof image) return;
  if (count > 0) std::memcpy(image, bytes, count);
  ByteWriter crc(image + count, 4);
  crc.u32(crc32(image, count));
  REQUIRE(session.load(image, 0, wanted) == LoadResult::empty && sentence(LoadResult::empty)[0] != '\0');
  const std::uint32_t changes = session.changes();
  const LoadResult result = session.load(image, count + 4, wanted);
  REQUIRE(goesOn(result) == (session.changes() != changes));
  REQUIRE(sentence(result)[0] != '\0');
  std::uint32_t sequence = 0;
  REQUIRE(!goesOn(result) || imageSequence(image, count + 4, sequence));
  // The menu's look says the same.
  const Game* game = wanted != nullptr ? wanted : goesOn(result) ? &session.game() : nullptr;
  if (game == nullptr) return;
  StateBox state;
  const Glance glance = glanceAt(image, count + 4, *game, state);
  REQUIRE(goesOn(glance.result) == goesOn(result));
  if (!goesOn(result)) return;
  REQUIRE(&session.game() == game);
  REQUIRE(std::memcmp(state.bytes, session.state(), game->stateBytes) == 0);
  REQUIRE(glance.moves == session.droppedMoves() + session.moveCount());
}

// A saved game comes back as it stood.
void comesBack(std::size_t room) {
  static std::uint8_t image[kMaxImageBytes];
  const std::size_t count = session.image(image, room, 5);
  REQUIRE(count <= room && count <= kMaxImageBytes);
  REQUIRE(count > 0 || room < kMaxImageBytes);
  if (count == 0) return;
  REQUIRE(again.load(image, count, &session.game()) == LoadResult::loaded);
  REQUIRE(&again.game() == &session.game() && again.seed() == session.seed());
  REQUIRE(std::memcmp(again.state(), session.state(), session.game().stateBytes) == 0);
  REQUIRE(again.moveCount() == session.moveCount() && again.droppedMoves() == session.droppedMoves());
  REQUIRE(again.undoWasUsed() == session.undoWasUsed() && again.hintWasUsed() == session.hintWasUsed());
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

// Of all seats together the last move is the one to take back, as far as undo reaches.
void knowsTheLastMove() {
  const std::size_t moves = session.moveCount();
  Seat by = kNobody;
  REQUIRE(chronicle.lastToTakeBack(0, by) == moves && by == kNobody);
  REQUIRE(chronicle.lastToTakeBack(0xFF, by) == (moves > session.undoFloor() ? moves - 1 : moves));
}

void seatSomebody() {
  Seating seating;
  seating.set(0, SeatChoice::hard);
  session.seat(seating);
  REQUIRE(session.seating().of(0) == SeatChoice::hard);
}

void play(std::uint32_t which) {
  MoveList legal;
  Events unheard;
  session.game().legalMoves(session.state(), legal);
  REQUIRE(!session.play(kNoMove, unheard));
  if (!legal.empty()) REQUIRE(session.play(legal[which % legal.size()], unheard));
}

void start(std::uint32_t which) {
  const Game& game = which % 4 != 0 && wanted != nullptr ? *wanted : gameAt(which % gameCount());
  Options options = standardOptions(game);
  if (session.running() && &session.game() == &game && which % 3 == 0) options = session.options();
  session.start(game, options, which);
}

// From here on, without a past.
void startHere() {
  StateBox here;
  std::memcpy(here.bytes, session.state(), session.game().stateBytes);
  session.startFrom(session.game(), here.at());
  REQUIRE(session.moveNumber() == 0 && !session.canUndo() && !session.hintWasUsed());
  REQUIRE(std::memcmp(here.bytes, session.state(), session.game().stateBytes) == 0);
}

void actSeldom(std::uint32_t which) {
  switch (which) {
    case 28: seatSomebody(); break;
    case 29: session.noteHint(); break;
    case 30: startHere(); break;
    case 31: session.close(); break;
    default: play(which); break;
  }
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
    default: actSeldom(which); break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  constexpr std::size_t kMostDeeds = 24;
  ByteReader in(bytes, count);
  wanted = kWanted[in.u8() % (sizeof kWanted / sizeof kWanted[0])];
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
  knowsTheLastMove();
  return 0;
}
