// The serial line in its passes: as much as the line takes, and never so much that the console stands still; and the longest name.
#include "here.h"

#include <cstdio>

#include "session/session.h"
#include "suite.h"
#include "support/firmware_bench.h"

using namespace armada;
using namespace armada_test;

namespace {

// How many passes until the answer ends in "ok".
int passesUntilAnswered(const char* line) {
  handheld.answer();
  handheld.type(line);
  for (int passes = 1; passes < 1000; ++passes) {
    bench.firmware().pass();
    if (handheld.outUsed == 0) continue;
    const char* said = handheld.answer();
    if (std::strncmp(said, "ok", 2) == 0 || std::strstr(said, "\nok") != nullptr) return passes;
  }
  return 1000;
}

void test_an_answer_of_many_lines_goes_out_as_fast_as_the_line_takes_it() {
  bench.start();
  bench.run(100);
  TEST_ASSERT_LESS_OR_EQUAL_INT(2, passesUntilAnswered("help\n"));
  TEST_ASSERT_LESS_OR_EQUAL_INT(2, passesUntilAnswered("saves\n"));
  // Bands are drawn one a pass, and the sum at the end has its own pace.
  TEST_ASSERT_LESS_THAN_INT(Canvas::kHeight / 2, passesUntilAnswered("screenshot\n"));
}

// Six rows a pass, and a pass for every band that is drawn.
void test_a_checksum_of_the_screen_leaves_the_console_its_time() {
  bench.start();
  bench.run(100);
  TEST_ASSERT_GREATER_OR_EQUAL_INT(Canvas::kHeight / 6, passesUntilAnswered("crc\n"));
}

void test_the_save_with_the_longest_name_comes_and_goes() {
  const Game* longest = &gameAt(0);
  for (std::size_t i = 0; i < gameCount(); ++i)
    if (std::strlen(gameAt(i).id) > std::strlen(longest->id)) longest = &gameAt(i);
  TEST_ASSERT_EQUAL_size_t(kMaxSaveName, std::strlen(longest->id));
  static Session session;
  static std::uint8_t image[kMaxImageBytes], there[kMaxSaveBytes];
  session.start(*longest, standardOptions(*longest), 5);
  const std::size_t bytes = session.image(image, sizeof image, 7);
  bench.start();
  bench.run(100);
  char line[80];
  std::snprintf(line, sizeof line, "import %s 1 %u %08lX\n", longest->id, static_cast<unsigned>(bytes),
                static_cast<unsigned long>(crc32(image, bytes - 4)));
  handheld.type(line);
  bench.run(60);
  TEST_ASSERT_EQUAL_STRING("send\n", handheld.answer());
  for (std::size_t at = 0; at < bytes; ++at) {
    std::snprintf(line, sizeof line, at + 1 == bytes || at % 30 == 29 ? "%02x\n" : "%02x", image[at]);
    handheld.type(line);
    bench.run(2);
  }
  bench.run(60);
  TEST_ASSERT_EQUAL_STRING("ok\n", handheld.answer());
  TEST_ASSERT_EQUAL_size_t(bytes, bench.firmware().saves().read(longest->id, 1, there, sizeof there).count);
  TEST_ASSERT_EQUAL_MEMORY(image, there, bytes);
  std::snprintf(line, sizeof line, "export %s 1\n", longest->id);
  handheld.type(line);
  bench.run(400);
  std::snprintf(line, sizeof line, "\nok %s 1 %u %08lX\n", longest->id, static_cast<unsigned>(bytes),
                static_cast<unsigned long>(crc32(image, bytes - 4)));
  TEST_ASSERT_NOT_NULL(std::strstr(handheld.answer(), line));
  bench.checkFaults();
}

}  // namespace

void runLineTests() {
  RUN_TEST(test_an_answer_of_many_lines_goes_out_as_fast_as_the_line_takes_it);
  RUN_TEST(test_a_checksum_of_the_screen_leaves_the_console_its_time);
  RUN_TEST(test_the_save_with_the_longest_name_comes_and_goes);
}
