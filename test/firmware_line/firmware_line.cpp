// The firmware with its stand-ins on a real line: what comes in on standard input is typed, what it says goes to standard
// output. So the PC's tool (scripts/handheld) is tried against the firmware itself. Time is the stand-ins': a pass is a
// millisecond.
#include "../test_firmware/here.h"

#include <poll.h>
#include <unistd.h>

#include <cstring>

#include "esp32/firmware.h"
#include "support/esp32/handheld.h"

using armada_test::handheld;

namespace {

enum class Said : std::uint8_t { nothing, words, send };

// Whatever is typed; with nothing to say it waits a moment, so that its time is no faster than ours, and while the rest of a
// save is to come its time nearly stands still: the other end may be slow. false: nobody is there any more.
bool typed(Said said) {
  pollfd in{STDIN_FILENO, POLLIN, 0};
  constexpr int kAMinute = 60000;
  if (poll(&in, 1, said == Said::words ? 0 : said == Said::send ? kAMinute : 1) <= 0) return true;
  char letters[512];
  const ssize_t count = read(STDIN_FILENO, letters, sizeof letters - 1);
  if (count <= 0) return false;
  letters[count] = '\0';
  handheld.type(letters);
  return true;
}

bool told(Said& said) {
  const char* words = handheld.answer();
  std::size_t left = std::strlen(words);
  if (std::strcmp(words, "send\n") == 0)
    said = Said::send;
  else if (left > 0 || said != Said::send)
    said = left > 0 ? Said::words : Said::nothing;
  while (left > 0) {
    const ssize_t sent = write(STDOUT_FILENO, words, left);
    if (sent <= 0) return false;
    words += sent;
    left -= static_cast<std::size_t>(sent);
  }
  return true;
}

}  // namespace

int main() {
  handheld.reset();
  handheld.powerOn();
  setup();
  Said said = Said::nothing;
  while (typed(said)) {
    loop();
    if (!told(said)) break;
  }
  return 0;
}
