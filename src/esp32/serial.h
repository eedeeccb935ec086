// The serial console: 115200 baud, one command a line, for tests and for whoever looks inside. Every command is answered, and
// the last line of an answer begins with "ok" or "error". It never waits for the line: what does not fit into the UART's
// queue is sent in the next pass. docs/serial.md tells the commands.
#pragma once

#include "esp32/core.h"

#include <cstdint>

#include "canvas/canvas.h"
#include "esp32/buttons.h"
#include "platform/platform.h"
#include "screens/console.h"

namespace armada::esp32 {

class SerialConsole {
 public:
  SerialConsole(Console& console, const Canvas& canvas, HandheldButtons& buttons, SaveStore& saves)
      : console_(console), canvas_(canvas), buttons_(buttons), saves_(saves) {}

  void poll(std::uint32_t now);
  // While a picture or a save goes over the line the screen stands still, and nobody else draws on the canvas.
  bool holdsScreen() const { return job_ >= Job::sum; }

  static constexpr std::size_t kLineLetters = 72;
  static constexpr std::uint32_t kPressMs = 100, kLongestPressMs = 10000;
  static constexpr std::uint32_t kPatienceMs = 3000;  // for the next line of a save

 private:
  // What takes longer than one line; from `sum` on the screen stands still.
  enum class Job : std::uint8_t { none, press, help, list, sum, picture, send, receive };
  static constexpr int kWords = 5;
  struct Words {
    const char* at[kWords];
    int count;
  };

  void readLines(std::uint32_t now);
  void take(std::uint32_t now);
  void obey(const Words& words, std::uint32_t now);
  bool work(std::uint32_t now);  // false: nothing more can be done in this pass
  void begin(Job job);
  void done() { job_ = Job::none; }

  void tellScreen();
  void adjustScreen(const Words& words);
  void press(const Words& words, std::uint32_t now);
  void beginSending(const Words& words);
  void beginReceiving(const Words& words, std::uint32_t now);
  void receive(std::uint32_t now);
  void finishReceiving();
  void workPress(std::uint32_t now);
  void workHelp();
  void workList();
  void workSum();
  bool workPicture();  // false: a band was drawn, which is enough for this pass
  bool drewBandFor(int y);
  bool pictureLine();
  void workSend();
  bool nameSave(const Words& words);

  Console& console_;
  const Canvas& canvas_;
  HandheldButtons& buttons_;
  SaveStore& saves_;
  std::uint32_t since_ = 0;  // a press, or the last line of a save
  std::uint32_t sum_ = 0;    // of the screen, or of the save that comes
  std::uint16_t at_ = 0;     // line, row or byte that is next
  std::uint16_t x_ = 0;      // column of the picture
  std::uint16_t size_ = 0;   // of the save; milliseconds of the press
  std::uint16_t drawn_ = 0;  // rows of the screen from the first on that were drawn for this sum or picture
  Job job_ = Job::none;
  std::uint8_t slot_ = 0;
  std::uint8_t used_ = 0;
  bool tooLong_ = false;
  char name_[kMaxSaveName + 1] = {};
  char line_[kLineLetters + 1] = {};
  // A save on its way; or a row of the screen as the panel has it; or the row of a picture that was told last.
  std::uint8_t bytes_[kMaxSaveBytes] = {};
};

}  // namespace armada::esp32
