// A computer at a seat of the handheld: whatever comes in the middle of its thoughts, it plays the same.
#include "here.h"

#include "screens/stellar_siege/ui.h"
#include "suite.h"
#include "support/firmware_bench.h"

using namespace armada;
using namespace armada_test;

namespace {

constexpr std::size_t kMoves = 16;
constexpr std::uint32_t kTick = 33;

Session& session() { return bench.console().session(); }
Seat toMove() { return session().game().toMove(session().state()); }

// Stellar Siege, a person against Hard.
void beginGame() {
  bench.unpack();
  bench.start();
  bench.run(100);
  Console& console = bench.console();
  console.settings().hints = Hints::off;
  Seating seating;
  seating.set(1, SeatChoice::hard);
  console.startGame(kStellarSiegeUi, standardOptions(*kStellarSiegeUi.game), 3, false, &seating);
  bench.run(200);  // the computer begins, and nothing has come to rest
}

bool inMidThought() {
  const std::uint8_t percent = bench.console().thinking().thinker().percent();
  return toMove() == 1 && percent > 20 && percent < 80;
}

// The person plays by the game's own quick move, and reads on where something is told.
void actForThePerson() {
  PlayScreen& table = bench.console().screens.play;
  if (toMove() != 0) return;
  if (table.watching() || table.retelling()) {
    bench.tap(board::kButtonA);
  } else if (!table.legal().empty()) {
    TEST_ASSERT_TRUE(table.play(session().game().quickMove(table.seen())));
  }
}

// Plays on; `disturb` happens once in the midst of each of the computer's thoughts. How often that was.
int playOn(void (*disturb)()) {
  int thoughts = 0;
  std::size_t thoughtAbout = 0;
  for (int ticks = 0; ticks < 20000 && session().moveCount() < kMoves; ++ticks) {
    actForThePerson();
    bench.run(kTick);
    if (!inMidThought() || session().moveCount() <= thoughtAbout) continue;
    thoughtAbout = session().moveCount();
    ++thoughts;
    disturb();
  }
  TEST_ASSERT_GREATER_OR_EQUAL_size_t(kMoves, session().moveCount());
  bench.checkFaults();
  return thoughts;
}

std::uint32_t sumOfMoves() {
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < kMoves; ++i) {
    StateBox before;
    const Move move = session().moveMade(i, before, kNobody);
    sum = crc32(&move, sizeof move, sum);
  }
  return sum;
}

// Asleep for ten seconds, until B is pressed.
void sleepLightly() {
  handheld.plan(10000, board::kButtonB, false);
  handheld.plan(10060, board::kButtonB, true);
  const std::uint32_t sleeps = handheld.lightSleeps;
  bench.console().goToSleep();
  TEST_ASSERT_GREATER_THAN_UINT32(sleeps, handheld.lightSleeps);
}

void sleepDeeply() {
  TEST_ASSERT_TRUE(handheld.run([] { bench.console().goToSleep(); }) == Handheld::End::deepSleep);
  handheld.wakeFromDeep();
  bench.fullEnough();
  handheld.plan(200, board::kWakeButton, true);
  bench.start();
  bench.run(600);
}

// Without a word: all that the person played is kept; what the computer played since then it plays once more.
void cutThePower() {
  std::size_t kept = session().moveCount();  // up to the person's last move
  StateBox before;
  for (; kept > 0; --kept) {
    session().stateBefore(kept - 1, before);
    if (session().game().toMove(before.at()) == 0) break;
  }
  bench.switchOn();
  bench.fullEnough();
  bench.run(200);
  TEST_ASSERT_TRUE(bench.console().isOpen(bench.console().screens.play));
  TEST_ASSERT_GREATER_OR_EQUAL_size_t(kept, session().moveCount());
}

void test_sleep_and_power_cuts_in_the_middle_of_a_thought_change_no_move() {
  beginGame();
  const int thoughts = playOn([] {});
  TEST_ASSERT_GREATER_THAN_INT(2, thoughts);
  const std::uint32_t undisturbed = sumOfMoves();
  for (void (*const disturb)() : {sleepLightly, sleepDeeply, cutThePower}) {
    beginGame();
    TEST_ASSERT_GREATER_OR_EQUAL_INT(thoughts, playOn(disturb));
    TEST_ASSERT_EQUAL_HEX32(undisturbed, sumOfMoves());
  }
}

}  // namespace

void runThinkingTests() { RUN_TEST(test_sleep_and_power_cuts_in_the_middle_of_a_thought_change_no_move); }
