// The golden pictures: every script of test/screens/pictures.inc is played on the headless device, and the frame at its
// end must be the one that was kept, on the PC and on emulated processors alike.
#include <unity.h>

#include <cstdio>
#include <cstring>
#include <new>

#include "screens/headless_console.h"
#include "session/registry.h"

using namespace armada;

namespace {

struct Golden {
  const char* name;
  const char* script;
  std::uint32_t checksum;
};

constexpr Golden kGolden[] = {
#define PICTURE(name, script, checksum) {name, script, checksum},
#include "screens/pictures.inc"
#undef PICTURE
};

alignas(HeadlessConsole) unsigned char memory[sizeof(HeadlessConsole)];

std::uint32_t frameOf(const Golden& golden) {
  auto* headless = new (memory) HeadlessConsole();
  const ScriptError error = headless->play(golden.script);
  TEST_ASSERT_NULL_MESSAGE(error.reason, golden.name);
  const std::uint32_t checksum = headless->device.panel.checksum();
  headless->~HeadlessConsole();
  return checksum;
}

// Two emulated machines share the pictures; ARMADA_PICTURES says which half this one draws.
enum Half { all, even, odd };
#ifndef ARMADA_PICTURES
#define ARMADA_PICTURES all
#endif
constexpr Half kHalf = ARMADA_PICTURES;

bool isOurs(const Golden& golden) {
  const bool isOdd = (&golden - kGolden) % 2 != 0;
  return kHalf == all || isOdd == (kHalf == odd);
}

void test_every_golden_picture_is_drawn_as_it_was_kept() {
  char message[80];
  int wrong = 0;
  for (const Golden& golden : kGolden) {
    if (!isOurs(golden)) continue;
    const std::uint32_t now = frameOf(golden);
    if (now == golden.checksum) continue;
    ++wrong;
    std::snprintf(message, sizeof message, "%s is 0x%08lX now", golden.name, static_cast<unsigned long>(now));
    TEST_MESSAGE(message);
  }
  TEST_ASSERT_EQUAL_INT(0, wrong);
}

void test_no_two_pictures_have_one_name() {
  for (const Golden& a : kGolden)
    for (const Golden& b : kGolden) TEST_ASSERT_TRUE_MESSAGE(&a == &b || std::strcmp(a.name, b.name) != 0, a.name);
}

// The list holds a picture of each registered game, so that none comes into the menu unseen.
void test_every_registered_game_has_a_picture() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    bool found = false;
    for (const Golden& golden : kGolden) {
      char id[kMaxShotName + 1] = "";
      const char* game = scriptGame(golden.script, id);
      found = found || (game != nullptr && std::strcmp(game, gameAt(i).id) == 0);
    }
    TEST_ASSERT_TRUE_MESSAGE(found, gameAt(i).id);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_golden_picture_is_drawn_as_it_was_kept);
  RUN_TEST(test_no_two_pictures_have_one_name);
  RUN_TEST(test_every_registered_game_has_a_picture);
  return UNITY_END();
}
