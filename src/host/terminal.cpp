// The console in a text terminal: the same screens, told in letters. Keys come without their release, so each is a short
// tap. However it ends, the game is saved and the terminal is given back as it was.
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "ansi_screen.h"
#include "button_latch.h"
#include "calendar.h"
#include "folders.h"
#include "front_ends.h"
#include "held_saves.h"
#include "host_console.h"
#include "opening.h"
#include "terminal_keys.h"

namespace armada {

namespace {

constexpr int kWaitMilliseconds = 12;

volatile std::sig_atomic_t endAsked = 0;
volatile std::sig_atomic_t sizeChanged = 0;

void onSignal(int number) {
  if (number == SIGWINCH)
    sizeChanged = 1;
  else
    endAsked = 1;
}

void listenToSignals() {
  struct sigaction action{};
  action.sa_handler = onSignal;
  sigemptyset(&action.sa_mask);
  for (const int number : {SIGTERM, SIGHUP, SIGINT, SIGWINCH}) sigaction(number, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

class Terminal final : public Panel, public Buttons, public Clock, public Tone, public Power {
 public:
  Terminal() : screen_(terminalColours(), terminalSpeaksUtf8()) {}

  bool open() { return screen_.open(); }
  void close() { screen_.close(); }
  void run(HostConsole& host, Opening& opening, TextGrid& grid);

  void strip(int, int, const std::uint8_t*) override { stale_ = true; }
  void frameDone() override {}
  ButtonSet down() override { return latch_.down(milliseconds()); }
  std::uint16_t today() override { return localDay(); }
  std::uint32_t milliseconds() override {
    using namespace std::chrono;
    return static_cast<std::uint32_t>(duration_cast<std::chrono::milliseconds>(steady_clock::now() - began_).count());
  }
  void sound(std::uint16_t, std::uint8_t) override {}  // a bell is no tone
  int batteryPercent() override { return -1; }
  void brightness(std::uint8_t) override {}
  void sleep() override;
  bool canSwitchOff() const override { return true; }
  void switchOff() override { endAsked = 1; }

 private:
  bool ended() const { return endAsked != 0 || screen_.gone(); }
  bool largeEnough() const { return screen_.columns() >= TextGrid::kColumns && screen_.rows() >= TextGrid::kRows; }
  void readKeys(int wait);
  void suspend();
  void resized();
  void sayTooSmall();

  AnsiScreen screen_;
  TerminalKeys keys_;
  ButtonLatch latch_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  bool stale_ = true;
  bool deaf_ = false;  // as it is shown
};

void Terminal::readKeys(int wait) {
  keys_.feed(screen_.typed(wait), milliseconds());
  TerminalKey key{};
  while (keys_.next(key, milliseconds())) {
    switch (key.kind) {
      case TerminalKey::Kind::button:
        if (largeEnough()) latch_.tap(key.button, milliseconds());
        break;
      case TerminalKey::Kind::leave: endAsked = 1; break;
      case TerminalKey::Kind::redraw:
        screen_.forget();
        stale_ = true;
        break;
      case TerminalKey::Kind::suspend: suspend(); break;
    }
  }
}

void Terminal::suspend() {
  screen_.close();
  ::raise(SIGSTOP);
  screen_.open();
  resized();
}

void Terminal::resized() {
  sizeChanged = 0;
  screen_.measure();
  screen_.forget();
  stale_ = true;
  if (!largeEnough()) sayTooSmall();
}

void Terminal::sayTooSmall() {
  const auto letters = [](int columns, int rows) {
    return std::to_string(columns) + " x " + std::to_string(rows) + " letters";
  };
  screen_.message({"Pocket Armada needs " + letters(TextGrid::kColumns, TextGrid::kRows) + ".",
                   "This terminal has " + letters(screen_.columns(), screen_.rows()) + ".",
                   "Make it larger, or press q to leave."});
}

void Terminal::sleep() {
  screen_.message({"Asleep. Any key wakes the console."});
  while (!ended()) {
    const std::string bytes = screen_.typed(500);
    if (bytes.empty()) continue;
    if (bytes[0] == 'q' || bytes[0] == 0x03) endAsked = 1;
    break;
  }
  latch_.releaseAll();
  resized();
}

void Terminal::run(HostConsole& host, Opening& opening, TextGrid& grid) {
  if (!largeEnough()) sayTooSmall();
  while (!ended()) {
    readKeys(kWaitMilliseconds);
    if (sizeChanged != 0) resized();
    opening.look(milliseconds());
    host.console.frame();
    if (host.console.wantsToEnd()) endAsked = 1;
    if (deaf_ != host.console.deaf()) {
      deaf_ = !deaf_;
      grid.answersWait(deaf_);
      stale_ = true;
    }
    if (!stale_ || !largeEnough()) continue;
    screen_.show(grid);
    stale_ = false;
  }
}

}  // namespace

bool terminalWorks() {
  const char* name = std::getenv("TERM");
  const bool clever = name != nullptr && *name != '\0' && std::strcmp(name, "dumb") != 0;
  return clever && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

int runTerminal(const FrontOptions& options) {
  listenToSignals();
  static Terminal terminal;
  static HeldSaves saves(options.dataFolder.empty() ? userDataFolder() : options.dataFolder);
  static SystemEntropy entropy;
  static HostConsole host(Platform{terminal, terminal, terminal, saves, terminal, terminal, entropy});
  static TextGrid grid(host.canvas);
  saves.files().sayLater();  // words on standard error would stand in the middle of the screen
  if (!terminal.open()) {
    std::fprintf(stderr, "armada: this terminal cannot be set up: %s.\n", std::strerror(errno));
    return 1;
  }
  host.canvas.listen(&grid);
  Opening opening(host.console, saves, options);
  opening.begin();
  terminal.run(host, opening, grid);
  const bool saved = host.console.leave();
  terminal.close();
  complain(opening.lastWords(saved));
  for (const std::string& trouble : saves.files().troubles()) complain(trouble);
  return 0;
}

}  // namespace armada
