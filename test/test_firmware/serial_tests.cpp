#include "here.h"

#include <cstdio>
#include <cstdlib>

#include "rules/kernel/rng.h"
#include "screens/headless_console.h"
#include "screens/version.h"
#include "session/slots.h"
#include "suite.h"
#include "support/firmware_bench.h"
#include "support/presses.h"
#include "support/scale.h"

using namespace armada;
using namespace armada_test;

namespace {

// Types a line, lets time pass, and gives back what came.
const char* ask(const char* line, std::uint32_t milliseconds = 60) {
  handheld.answer();
  handheld.type(line);
  handheld.type("\n");
  bench.run(milliseconds);
  return handheld.answer();
}

void expect(const char* answer, const char* line, std::uint32_t milliseconds = 60) {
  TEST_ASSERT_EQUAL_STRING(answer, ask(line, milliseconds));
}

bool endsWith(const char* words, const char* end) {
  const std::size_t a = std::strlen(words), b = std::strlen(end);
  return a >= b && std::strcmp(words + a - b, end) == 0;
}

alignas(HeadlessConsole) unsigned char headlessMemory[sizeof(HeadlessConsole)];
HeadlessConsole& headless() { return *new (headlessMemory) HeadlessConsole(); }

// ---- lines ----------------------------------------------------------------------------------------------------------
void test_it_says_what_runs_here() {
  bench.start();
  char words[80];
  std::snprintf(words, sizeof words, "ok Pocket Armada %s, DevKit, built today\n", kVersionName);
  expect(words, "version");
  expect("ok free 180000 largest 110580\n", "memory");
  bench.checkFaults();
}

void test_an_unknown_line_gets_an_error_and_nothing_else() {
  bench.start();
  bench.run(100);
  const std::uint32_t picture = (bench.checkPicture(), handheld.pictureSum());
  expect("error unknown command; try help\n", "reboot");
  expect("error unknown command; try help\n", "x");
  expect("error unknown command; try help\n", "version now");
  expect("error unknown command; try help\n", "VERSION");
  expect("error unknown command; try help\n", "press");
  expect("error unknown command; try help\n", "\x01\xff\x7f");
  expect("error too many words\n", "a b c d e f");
  expect("", "");
  expect("", "     ");
  expect("ok free 180000 largest 110580\n", "  memory  ");
  expect("ok free 180000 largest 110580\n", "memory\r");
  bench.checkPicture();
  TEST_ASSERT_EQUAL_HEX32(picture, handheld.pictureSum());
  bench.checkFaults();
}

void test_a_line_too_long_gets_one_error() {
  bench.start();
  char line[400];
  for (std::size_t length = 60; length < sizeof line; length += 13) {
    std::memset(line, 'x', length);
    line[length] = '\0';
    const bool fits = length <= esp32::SerialConsole::kLineLetters;
    expect(fits ? "error unknown command; try help\n" : "error the line is too long\n", line);
  }
  for (const std::size_t length : {std::size_t{72}, std::size_t{73}}) {
    std::memset(line, 'x', length);
    line[length] = '\0';
    expect(length == 72 ? "error unknown command; try help\n" : "error the line is too long\n", line);
  }
  expect("ok free 180000 largest 110580\n", "memory");
}

void test_noise_on_the_line_does_no_harm() {
  bench.start();
  Rng rng = Rng::seeded(8);
  for (int i = 0; i < 40; ++i) {
    char noise[64];
    for (char& letter : noise) letter = static_cast<char>(1 + rng.below(255));
    noise[63] = '\0';
    handheld.type(noise);
    bench.run(100);
  }
  ask("");
  expect("ok free 180000 largest 110580\n", "memory");
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  bench.checkFaults();
}

void test_help_names_every_command() {
  bench.start();
  handheld.slowLine = true;
  const char* help = ask("help", 500);
  int lines = 0;
  for (const char* at = help; *at != '\0'; ++at) lines += *at == '\n' ? 1 : 0;
  for (const char* each : {"version", "memory", "crc", "screenshot", "press", "screen ", "saves", "export", "import"}) {
    TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(help, each), each);
    --lines;
  }
  TEST_ASSERT_TRUE(endsWith(help, "\nok\n"));
  TEST_ASSERT_EQUAL_INT(1, lines);  // that one; each command has a line, and there is none that nobody knows
  bench.checkFaults();
}

// ---- the screen -----------------------------------------------------------------------------------------------------
void test_a_screen_that_cannot_be_read_is_adjusted_over_the_line() {
  bench.start();
  bench.run(100);
  const std::uint8_t byte = handheld.memoryAccess;
  expect("ok inverted off, swapped off, mirrored off, sideways off, speed 40\n", "screen");
  expect("ok inverted on, swapped off, mirrored off, sideways off, speed 40\n", "screen inverted on");
  TEST_ASSERT_TRUE(handheld.inverted);
  expect("ok inverted on, swapped off, mirrored off, sideways off, speed 20\n", "screen speed 20");
  TEST_ASSERT_EQUAL_INT(20000000, handheld.busHertz);
  expect("ok inverted on, swapped on, mirrored off, sideways off, speed 20\n", "screen swapped on");
  TEST_ASSERT_EQUAL_HEX8(byte ^ 0x08, handheld.memoryAccess);
  expect("ok inverted on, swapped off, mirrored off, sideways off, speed 20\n", "screen swapped off");
  expect("ok inverted on, swapped off, mirrored on, sideways off, speed 20\n", "screen mirrored on");
  TEST_ASSERT_EQUAL_HEX8(byte ^ 0x80, handheld.memoryAccess);
  expect("ok inverted on, swapped off, mirrored on, sideways on, speed 20\n", "screen sideways on");
  TEST_ASSERT_EQUAL_HEX8(byte ^ 0x60, handheld.memoryAccess);
  bench.checkPicture();
  bench.run(3000);  // rests, and is saved
  bench.switchOn();
  bench.run(100);
  expect("ok inverted on, swapped off, mirrored on, sideways on, speed 20\n", "screen");
  TEST_ASSERT_EQUAL_HEX8(byte ^ 0x60, handheld.memoryAccess);
  bench.checkFaults();
}

void test_a_wrong_word_about_the_screen_changes_nothing() {
  bench.start();
  bench.run(100);
  const std::uint32_t commands = handheld.commands;
  expect("error it is inverted, swapped, mirrored, sideways or speed\n", "screen upside-down on");
  expect("error on or off\n", "screen inverted yes");
  expect("error on or off\n", "screen inverted 20");
  expect("error the speed is 40 or 20\n", "screen speed 80");
  expect("error unknown command; try help\n", "screen inverted");
  expect("ok inverted off, swapped off, mirrored off, sideways off, speed 40\n", "screen");
  TEST_ASSERT_EQUAL_UINT32(commands, handheld.commands);
  bench.checkFaults();
}

void test_the_crc_is_that_of_the_host_for_the_same_screen() {
  HeadlessConsole& host = headless();
  host.play("wait:10");
  bench.start();
  bench.run(300);
  char words[16];
  std::snprintf(words, sizeof words, "ok %08lX\n", static_cast<unsigned long>(host.device.panel.checksum()));
  expect(words, "crc", 200);
  bench.checkPicture();
  TEST_ASSERT_EQUAL_HEX32(host.device.panel.checksum(), handheld.pictureSum());
}

// Reads a screenshot as a host tool does; gives back the checksum that it ends with.
std::uint8_t frame[kPanelBytes];

std::uint32_t decodeScreenshot(const char* at) {
  TEST_ASSERT_EQUAL_INT(0, std::strncmp(at, "picture 320 240\n", 16));
  at += 16;
  std::uint16_t palette[32];
  for (int i = 0; i < 32; ++i) {
    TEST_ASSERT_EQUAL_INT('@' + i, at[0]);
    char* end = nullptr;
    palette[i] = static_cast<std::uint16_t>(std::strtoul(at + 2, &end, 16));
    TEST_ASSERT_EQUAL_INT('\n', *end);
    at = end + 1;
  }
  for (int y = 0; y < 240; ++y) {
    std::uint8_t* row = frame + static_cast<std::size_t>(y) * 640;
    if (*at == '=') {
      std::memcpy(row, row - 640, 640);
      ++at;
    } else {
      int x = 0;
      while (*at != '\n') {
        const std::uint16_t colour = palette[*at++ - '@'];
        int run = 0;
        while (*at >= '0' && *at <= '9') run = run * 10 + (*at++ - '0');
        for (run = run == 0 ? 1 : run; run > 0 && x < 320; --run, ++x) {
          row[x * 2] = static_cast<std::uint8_t>(colour >> 8);
          row[x * 2 + 1] = static_cast<std::uint8_t>(colour);
        }
      }
      TEST_ASSERT_EQUAL_INT(320, x);
    }
    TEST_ASSERT_EQUAL_INT('\n', *at++);
  }
  TEST_ASSERT_EQUAL_INT(0, std::strncmp(at, "ok ", 3));
  return static_cast<std::uint32_t>(std::strtoul(at + 3, nullptr, 16));
}

void test_a_screenshot_is_the_screen_and_nothing_waits_for_it() {
  bench.start();
  bench.console().boot("pew_pew");
  bench.run(500);
  handheld.slowLine = true;
  handheld.longestUnfedMs = 0;
  const char* picture = ask("screenshot", 12000);
  const std::uint32_t sum = decodeScreenshot(picture);
  TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(picture, "\n=\n"), "a row like the one above it is one letter");
  TEST_ASSERT_EQUAL_HEX32(crc32(frame, sizeof frame), sum);
  bench.checkPicture();
  TEST_ASSERT_EQUAL_HEX32(handheld.pictureSum(), sum);
  TEST_ASSERT_LESS_THAN_UINT32(20, handheld.longestUnfedMs);
  bench.checkFaults();
}

// Nothing but noise: no run is longer than a pixel for long.
class NoiseScreen final : public Screen {
 public:
  using Screen::Screen;
  void press(Button) override {}
  void draw(Canvas& canvas) const override {
    Rng rng = Rng::seeded(2);
    canvas.clear(kVoid);
    for (int y = 0; y < 240; y += kThorough > 1 ? 1 : 16)
      for (int x = 0; x < 320; ++x) canvas.dot(x, y, static_cast<Colour>(rng.below(kColourCount)));
  }
  void buttonHints(ButtonHints&) const override {}
};

void test_a_busy_screenshot_of_every_colour_comes_over_whole() {
  bench.start();
  bench.run(100);
  NoiseScreen noise(bench.console());
  bench.console().open(noise);
  const std::uint32_t sum = decodeScreenshot(ask("screenshot", 4000));
  TEST_ASSERT_EQUAL_HEX32(crc32(frame, sizeof frame), sum);
  bench.checkPicture();
  TEST_ASSERT_EQUAL_HEX32(handheld.pictureSum(), sum);
  bench.console().close();
  bench.checkFaults();
}

// The cursor breathes under the menu, but nobody draws it anew: the line tells what the panel shows, not a later breath.
void test_the_crc_is_that_of_the_picture_on_the_panel() {
  bench.start();
  bench.console().boot("pew_pew");
  bench.run(600);
  for (const int pin : {board::kButtonStart, board::kButtonRight, board::kButtonStart}) bench.tap(pin);
  for (int i = 0; i < 5; ++i) {
    bench.run(230);
    if (handheld.stripUnderWay()) handheld.arrive();
    char words[16];
    std::snprintf(words, sizeof words, "ok %08lX\n", static_cast<unsigned long>(handheld.pictureSum()));
    expect(words, "crc", 200);
  }
  bench.checkFaults();
}

// What is to be drawn anew comes to the panel first, and then over the line.
void test_a_screen_that_was_not_drawn_yet_is_shown_before_it_is_told() {
  bench.start();
  bench.run(300);
  const std::uint32_t before = (bench.checkPicture(), handheld.pictureSum());
  handheld.slowLine = true;
  bench.console().toast("Look here.");
  handheld.answer();
  handheld.type("screenshot\n");
  bench.run(30);
  if (handheld.stripUnderWay()) handheld.arrive();
  const std::uint32_t shown = handheld.pictureSum();
  TEST_ASSERT_TRUE(shown != before);
  bench.run(12000);
  TEST_ASSERT_EQUAL_HEX32(shown, decodeScreenshot(handheld.answer()));
  TEST_ASSERT_EQUAL_HEX32(shown, crc32(frame, sizeof frame));
  bench.checkFaults();
}

// The frame is still while it is sent, whatever was moving.
void test_a_screenshot_in_the_middle_of_a_motion_is_one_frame() {
  bench.start();
  bench.console().boot("pew_pew");
  bench.run(600);
  handheld.slowLine = true;
  handheld.plan(10, board::kButtonStart, false);  // the lesson goes, the menu slides in
  handheld.plan(60, board::kButtonStart, true);
  handheld.plan(160, board::kButtonStart, false);
  handheld.plan(220, board::kButtonStart, true);
  bench.run(190);
  const std::uint32_t sum = decodeScreenshot(ask("screenshot", 12000));
  TEST_ASSERT_EQUAL_HEX32(crc32(frame, sizeof frame), sum);
  bench.run(500);
  bench.checkPicture();
  TEST_ASSERT_TRUE(handheld.pictureSum() != sum);  // and then it went on
  bench.checkFaults();
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void test_pressed_buttons_act_like_fingers() {
  bench.start();
  bench.run(100);
  expect("ok\n", "press select", 300);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.settings, &bench.console().top());
  expect("ok\n", "press b", 300);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  expect("ok\nok\nok\n", "press a\npress b\npress select", 900);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.settings, &bench.console().top());
  bench.checkFaults();
}

void test_a_press_has_its_bounds() {
  bench.start();
  expect("error there is no such button\n", "press x");
  expect("error a press takes 1 to 10000 milliseconds\n", "press a 0");
  expect("error a press takes 1 to 10000 milliseconds\n", "press a 10001");
  expect("error a press takes 1 to 10000 milliseconds\n", "press a 123456");
  expect("error a press takes 1 to 10000 milliseconds\n", "press a -1");
  expect("ok\n", "press up 1", 300);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
}

void test_each_button_has_its_name_and_is_down_for_just_as_long_as_asked() {
  bench.start();
  constexpr const char* kNames[] = {"up", "down", "left", "right", "a", "b", "select", "start"};
  static MemorySaves saves;
  esp32::HandheldButtons buttons;
  buttons.begin();
  esp32::SerialConsole line(bench.console(), bench.firmware().canvas(), buttons, saves);
  for (std::size_t i = 0; i < kButtonCount; ++i) {
    handheld.answer();
    handheld.type("press ");
    handheld.type(kNames[i]);
    handheld.type(" 250\n");
    for (const std::uint32_t now : {1000u, 1249u}) {
      line.poll(now);
      TEST_ASSERT_EQUAL_UINT8(1u << i, buttons.down());
    }
    line.poll(1250);
    TEST_ASSERT_EQUAL_UINT8(0, buttons.down());
    line.poll(1349);  // up for a tenth of a second, so that the next press is one of its own
    TEST_ASSERT_EQUAL_STRING("", handheld.answer());
    line.poll(1350);
    TEST_ASSERT_EQUAL_STRING("ok\n", handheld.answer());
  }
}

void test_numbers_have_their_digits_and_no_more() {
  bench.start();
  expect("ok\n", "press up 00001", 300);
  expect("ok\n", "press up 00019", 300);
  expect("error a press takes 1 to 10000 milliseconds\n", "press up 000001");
  for (const char* each : {"1/", "1:", "1a", "1A", "1 2"}) {
    char words[32];
    std::snprintf(words, sizeof words, "press up %s", each);
    TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(ask(words), "error "), each);
  }
  expect("ok\n", "press up 10000", 10300);
  expect("error a slot is 0 or 1\n", "export pew_pew 01");
  expect("error a slot is 0 or 1\n", "export pew_pew -");
  expect("error nothing is saved there\n", "export pew_pew 1");
  expect("error the checksum has 8 hex digits\n", "import pew_pew 0 4 123456789");
  expect("error a save has 1 to 1984 bytes\n", "import pew_pew 0 00004 12345678");
  expect("send\n", "import pew_pew 0 1984 09afAF00");
  expect("error that is not the rest of a save in hex\n", "");
  expect("send\n", "import pew_pew 0 1 0");
}

void test_hex_digits_are_those_and_no_letters_beside_them() {
  bench.start();
  for (const char bad : {'/', ':', '@', 'G', '`', 'g'}) {
    for (const bool high : {true, false}) {
      const char words[] = {high ? bad : '0', high ? '0' : bad, '\0'};
      expect("send\n", "import pew_pew 0 4 12345678");
      expect("error that is not the rest of a save in hex\n", words);
    }
  }
  // All of them, and then the sum of the bytes before the last four: "09", "AF", "af", "90".
  const std::uint8_t bytes[] = {0x09, 0xAF, 0xAF, 0x90, 1, 2, 3, 4};
  char line[64];
  std::snprintf(line, sizeof line, "import pew_pew 1 8 %08lX", static_cast<unsigned long>(crc32(bytes, 4)));
  expect("send\n", line);
  expect("", "09AFaf90");
  expect("error this save is damaged; nothing was changed\n", "01020304");
}

void test_the_rest_of_a_save_is_waited_for_just_three_seconds() {
  bench.start();
  static MemorySaves saves;
  esp32::HandheldButtons buttons;
  esp32::SerialConsole line(bench.console(), bench.firmware().canvas(), buttons, saves);
  handheld.answer();
  handheld.type("import pew_pew 0 4 12345678\n");
  line.poll(500);
  TEST_ASSERT_EQUAL_STRING("send\n", handheld.answer());
  line.poll(3499);
  TEST_ASSERT_TRUE(line.holdsScreen());
  handheld.type("00\n");
  line.poll(3499);  // a line, and the patience begins anew
  line.poll(6498);
  TEST_ASSERT_EQUAL_STRING("", handheld.answer());
  line.poll(6499);
  TEST_ASSERT_EQUAL_STRING("error the rest did not come\n", handheld.answer());
  TEST_ASSERT_FALSE(line.holdsScreen());
}

// ---- saves ----------------------------------------------------------------------------------------------------------
std::uint8_t hostSave[2][kMaxSaveBytes];
std::size_t hostSize[2];

// A game on the host: some moves, saved twice; what its two files hold.
std::size_t saveOnTheHost() {
  HeadlessConsole& host = headless();
  host.play("game:pew_pew wait:30");
  for (const char* at = ".taaaaraarrrladabraradaaaalldllra..."; *at != '\0'; ++at) pressOnHost(host, *at);
  host.console().leave();
  for (int slot = 0; slot < 2; ++slot)
    hostSize[slot] = host.device.saves.read("pew_pew", slot, hostSave[slot], kMaxSaveBytes).count;
  return host.console().session().moveCount();
}

void typeHex(const std::uint8_t* bytes, std::size_t count) {
  for (std::size_t at = 0; at < count; at += 32) {
    char line[72];
    std::size_t used = 0;
    for (std::size_t i = at; i < count && i < at + 32; ++i)
      used += static_cast<std::size_t>(std::snprintf(line + used, sizeof line - used, "%02x", bytes[i]));
    handheld.type(line);
    handheld.type("\n");
    bench.run(10);
  }
}

const char* importSlot(int slot, std::uint32_t sum, const char* name = "pew_pew") {
  char line[80];
  std::snprintf(line, sizeof line, "import %s %d %u %08lX", name, slot, static_cast<unsigned>(hostSize[slot]),
                static_cast<unsigned long>(sum));
  TEST_ASSERT_EQUAL_STRING("send\n", ask(line));
  typeHex(hostSave[slot], hostSize[slot]);
  bench.run(60);
  return handheld.answer();
}

// Of all but the last four bytes, where the save has just this.
std::uint32_t hostSum(int slot) { return crc32(hostSave[slot], hostSize[slot] - 4); }

void test_a_game_of_the_host_goes_on_here() {
  const std::size_t moves = saveOnTheHost();
  TEST_ASSERT_GREATER_THAN_UINT32(0, moves);
  bench.start();
  bench.run(100);
  for (int slot = 0; slot < 2; ++slot)
    if (hostSize[slot] > 0) TEST_ASSERT_EQUAL_STRING("ok\n", importSlot(slot, hostSum(slot)));
  bench.console().boot("pew_pew");
  bench.run(100);
  TEST_ASSERT_EQUAL_UINT32(moves, bench.console().session().moveCount());
  bench.checkFaults();
}

void test_an_export_is_the_save_byte_for_byte() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  importSlot(slot, hostSum(slot));
  char line[80];
  std::snprintf(line, sizeof line, "export pew_pew %d", slot);
  handheld.slowLine = true;
  const char* at = ask(line, 1500);
  for (std::size_t i = 0; i < hostSize[slot]; ++i) {
    if (*at == '\n') ++at;
    const char digits[] = {at[0], at[1], '\0'};
    TEST_ASSERT_EQUAL_UINT8(hostSave[slot][i], std::strtoul(digits, nullptr, 16));
    at += 2;
  }
  std::snprintf(line, sizeof line, "\nok pew_pew %d %u %08lX\n", slot, static_cast<unsigned>(hostSize[slot]),
                static_cast<unsigned long>(hostSum(slot)));
  TEST_ASSERT_EQUAL_STRING(line, at);
  bench.checkFaults();
}

bool namedOnce(const char* list, const char* each) {
  const char* found = std::strstr(list, each);
  return found != nullptr && std::strstr(found + 1, each) == nullptr;
}

void test_the_list_names_every_save() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  expect("ok\n", "saves", 100);
  importSlot(slot, hostSum(slot));
  char line[80];
  std::snprintf(line, sizeof line, "pew_pew %d %u %08lX\n", slot, static_cast<unsigned>(hostSize[slot]),
                static_cast<unsigned long>(hostSum(slot)));
  const char* list = ask("saves", 200);
  TEST_ASSERT_NOT_NULL(std::strstr(list, line));
  TEST_ASSERT_TRUE(endsWith(list, "ok\n"));
  const std::uint8_t some[] = {1, 2, 3, 4, 5};
  for (const char* name : {"stellar_siege", "settings", "lessons"})
    for (const int each : {0, 1}) TEST_ASSERT_TRUE(bench.firmware().saves().write(name, each, some, sizeof some));
  list = ask("saves", 200);
  for (const char* each : {"\nstellar_siege 0 5 ", "\nstellar_siege 1 5 ", "\nsettings 0 5 ", "\nsettings 1 5 ",
                           "\nlessons 0 5 ", "\nlessons 1 5 "})
    TEST_ASSERT_TRUE_MESSAGE(namedOnce(list, each), each);
}

void test_a_broken_import_changes_nothing() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  bench.run(100);
  const std::uint32_t writes = handheld.blobWrites;
  TEST_ASSERT_EQUAL_STRING("error the checksum differs; nothing was changed\n", importSlot(slot, hostSum(slot) ^ 1u));
  hostSave[slot][hostSize[slot] - 1] ^= 1;  // its own sum, which the line's does not cover
  TEST_ASSERT_EQUAL_STRING("error this save is damaged; nothing was changed\n", importSlot(slot, hostSum(slot)));
  hostSave[slot][20] ^= 1;
  TEST_ASSERT_EQUAL_STRING("error this save is damaged; nothing was changed\n", importSlot(slot, hostSum(slot)));
  expect("send\n", "import pew_pew 0 3 00000000");  // shorter than its own sum: there is nothing to add up
  expect("error this save is damaged; nothing was changed\n", "112233");
  expect("send\n", "import pew_pew 0 40 12345678");
  expect("error that is not the rest of a save in hex\n", "0g");
  expect("send\n", "import pew_pew 0 4 12345678");
  expect("error that is not the rest of a save in hex\n", "0011223344");
  expect("send\n", "import pew_pew 0 4 12345678");
  expect("error that is not the rest of a save in hex\n", "001");
  expect("send\n", "import pew_pew 0 40 12345678");
  expect("error the rest did not come\n", "00112233", 3200);
  expect("error there is no save of that name\n", "import wifi 0 40 12345678");
  expect("error there is no save of that name\n", "export ../x 0");
  expect("error a slot is 0 or 1\n", "export pew_pew 2");
  expect("error nothing is saved there\n", "export pew_pew 0");
  expect("error a save has 1 to 1984 bytes\n", "import pew_pew 0 1985 12345678");
  expect("error a save has 1 to 1984 bytes\n", "import pew_pew 0 0 12345678");
  expect("error the checksum has 8 hex digits\n", "import pew_pew 0 10 xyz");
  expect("ok free 180000 largest 110580\n", "memory");
  TEST_ASSERT_EQUAL_UINT32(writes, handheld.blobWrites);
  bench.checkFaults();
}

void test_an_import_that_cannot_be_read_back_is_an_error() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  bench.run(100);
  handheld.readsFail = true;
  TEST_ASSERT_EQUAL_STRING("error it could not be written\n", importSlot(slot, hostSum(slot)));
  bench.checkFaults();
}

void test_a_save_is_taken_under_its_own_name_only() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  bench.run(100);
  const std::uint32_t writes = handheld.blobWrites;
  for (const char* name : {"pulp_invasion", "stellar_siege", "settings", "stats1", "lessons"})
    TEST_ASSERT_EQUAL_STRING("error this save belongs to another game; nothing was changed\n",
                             importSlot(slot, hostSum(slot), name));

  // The small ones of the host, each under every name.
  constexpr const char* kSmall[] = {"settings", "stats1", "stats2", "lessons", "hints"};
  HeadlessConsole& host = headless();
  host.play("wait:5");
  host.console().statisticsChanged();
  host.console().settingsChanged();
  host.console().leave();
  for (const char* own : kSmall) {
    hostSize[0] = 0;
    for (int from = 0; from < 2 && hostSize[0] == 0; ++from)
      hostSize[0] = host.device.saves.read(own, from, hostSave[0], kMaxSaveBytes).count;
    TEST_ASSERT_GREATER_THAN_UINT32(0, hostSize[0]);
    for (const char* name : {"settings", "stats1", "stats2", "lessons", "hints", "pew_pew"}) {
      const char* answer = importSlot(0, hostSum(0), name);
      if (std::strcmp(own, name) == 0) continue;
      TEST_ASSERT_EQUAL_INT(0, std::strncmp(answer, "error this save ", 16));
    }
  }
  TEST_ASSERT_EQUAL_UINT32(writes + 5, handheld.blobWrites);
  bench.checkFaults();
}

void test_a_save_of_another_version_is_not_taken() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  hostSave[slot][4] += 9;  // the format, behind magic
  ByteWriter(hostSave[slot] + hostSize[slot] - 4, 4).u32(hostSum(slot));
  bench.start();
  bench.run(100);
  TEST_ASSERT_EQUAL_STRING("error this save is of another version; nothing was changed\n",
                           importSlot(slot, hostSum(slot)));
}

void test_two_saves_of_one_length_have_different_checksums() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  bench.run(100);
  char first[400];
  importSlot(slot, hostSum(slot));
  std::snprintf(first, sizeof first, "%s", ask("saves", 300));
  hostSave[slot][5] ^= 2;  // another number in the row of writes
  ByteWriter(hostSave[slot] + hostSize[slot] - 4, 4).u32(hostSum(slot));
  TEST_ASSERT_EQUAL_STRING("ok\n", importSlot(slot, hostSum(slot)));
  TEST_ASSERT_TRUE(std::strcmp(first, ask("saves", 300)) != 0);
}

void test_an_import_that_would_lose_the_running_game_is_refused() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  bench.console().boot("template");
  bench.run(300);
  TEST_ASSERT_TRUE(bench.console().saveGameNow());
  bench.console().startGame(bench.console().ui(), bench.console().session().options(), 2);
  handheld.readsFail = true;  // and nothing is written over what cannot be read
  char line[80];
  std::snprintf(line, sizeof line, "import pew_pew %d %u %08lX", slot, static_cast<unsigned>(hostSize[slot]),
                static_cast<unsigned long>(hostSum(slot)));
  expect("error the running game could not be saved; nothing was changed\n", line);
  TEST_ASSERT_EQUAL_STRING("template", bench.console().session().game().id);
  const char* list = ask("saves", 300);
  TEST_ASSERT_NOT_NULL(std::strstr(list, "template 0 unreadable\n"));
  expect("error what is saved there cannot be read\n", "export template 0");
}

void test_a_running_game_is_saved_before_an_import() {
  saveOnTheHost();
  const int slot = hostSize[0] > 0 ? 0 : 1;
  bench.start();
  bench.console().boot("template");
  bench.run(300);
  TEST_ASSERT_EQUAL_UINT32(0, handheld.blobWrites);
  TEST_ASSERT_EQUAL_STRING("ok\n", importSlot(slot, hostSum(slot)));
  // It starts anew, in the game that was played last.
  TEST_ASSERT_TRUE(bench.console().session().running());
  TEST_ASSERT_EQUAL_STRING("template", bench.console().session().game().id);
  bench.checkPicture();
  bench.checkFaults();
}

}  // namespace

void runSerialTests() {
  RUN_TEST(test_it_says_what_runs_here);
  RUN_TEST(test_an_unknown_line_gets_an_error_and_nothing_else);
  RUN_TEST(test_a_line_too_long_gets_one_error);
  RUN_TEST(test_noise_on_the_line_does_no_harm);
  RUN_TEST(test_help_names_every_command);
  RUN_TEST(test_a_screen_that_cannot_be_read_is_adjusted_over_the_line);
  RUN_TEST(test_a_wrong_word_about_the_screen_changes_nothing);
  RUN_TEST(test_the_crc_is_that_of_the_host_for_the_same_screen);
  RUN_TEST(test_the_crc_is_that_of_the_picture_on_the_panel);
  RUN_TEST(test_a_screen_that_was_not_drawn_yet_is_shown_before_it_is_told);
  RUN_TEST(test_a_screenshot_is_the_screen_and_nothing_waits_for_it);
  RUN_TEST(test_a_screenshot_in_the_middle_of_a_motion_is_one_frame);
  RUN_TEST(test_a_busy_screenshot_of_every_colour_comes_over_whole);
  RUN_TEST(test_pressed_buttons_act_like_fingers);
  RUN_TEST(test_a_press_has_its_bounds);
  RUN_TEST(test_each_button_has_its_name_and_is_down_for_just_as_long_as_asked);
  RUN_TEST(test_numbers_have_their_digits_and_no_more);
  RUN_TEST(test_hex_digits_are_those_and_no_letters_beside_them);
  RUN_TEST(test_the_rest_of_a_save_is_waited_for_just_three_seconds);
  RUN_TEST(test_a_game_of_the_host_goes_on_here);
  RUN_TEST(test_an_export_is_the_save_byte_for_byte);
  RUN_TEST(test_the_list_names_every_save);
  RUN_TEST(test_a_broken_import_changes_nothing);
  RUN_TEST(test_an_import_that_cannot_be_read_back_is_an_error);
  RUN_TEST(test_a_save_is_taken_under_its_own_name_only);
  RUN_TEST(test_a_save_of_another_version_is_not_taken);
  RUN_TEST(test_two_saves_of_one_length_have_different_checksums);
  RUN_TEST(test_an_import_that_would_lose_the_running_game_is_refused);
  RUN_TEST(test_a_running_game_is_saved_before_an_import);
}
