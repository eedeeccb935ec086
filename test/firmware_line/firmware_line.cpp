// The firmware with its stand-ins on a real line: what comes in on standard input is typed, what it says goes to standard
// output. So the PC's tool (scripts/handheld) is tried against the firmware itself. Time is the stand-ins': a pass is a
// millisecond.
#include "../test_firmware/here.h"

#include <poll.h>
#include <unistd.h>

#include "../test_firmware/firmware.cpp"

using armada_test::handheld;

namespace {

// Whatever is typed; with nothing to say it waits a moment, so that its time is no faster than ours. false: nobody is there
// any more.
bool typed(bool busy) {
  pollfd in{STDIN_FILENO, POLLIN, 0};
  if (poll(&in, 1, busy ? 0 : 1) <= 0) return true;
  char letters[512];
  const ssize_t count = read(STDIN_FILENO, letters, sizeof letters - 1);
  if (count <= 0) return false;
  letters[count] = '\0';
  handheld.type(letters);
  return true;
}

bool told(bool& busy) {
  const char* words = handheld.answer();
  std::size_t left = std::strlen(words);
  busy = left > 0;
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
  bool busy = false;
  while (typed(busy)) {
    loop();
    if (!told(busy)) break;
  }
  return 0;
}
