// A text terminal: raw keys in, coloured letters out, by ANSI sequences. Writes only the cells that changed, and gives the
// terminal back as it was. Knows nothing of the console but its letters and palette.
#pragma once

#include <termios.h>

#include <string>
#include <vector>

#include "text_grid.h"

namespace armada {

enum class TerminalColours { none, palette256, all };

// What the environment says: NO_COLOR, COLORTERM, and whether letters beyond ASCII can be shown.
TerminalColours terminalColours();
bool terminalSpeaksUtf8();

class AnsiScreen {
 public:
  AnsiScreen(TerminalColours colours, bool utf8) : colours_(colours), utf8_(utf8) {}
  ~AnsiScreen() { close(); }
  AnsiScreen(const AnsiScreen&) = delete;
  AnsiScreen& operator=(const AnsiScreen&) = delete;

  bool open();   // the alternate screen, raw keys
  void close();  // as it was before
  void measure();
  int columns() const { return columns_; }
  int rows() const { return rows_; }

  void show(const TextGrid& grid);
  void message(const std::vector<std::string>& lines);  // alone on the screen, in its middle
  void forget();                                        // draw everything next time
  // Bytes typed, waiting for the first at most so long; empty when none came.
  std::string typed(int milliseconds);
  // Nobody is there any more: closed, or its line cut, with or without a signal.
  bool gone() const { return gone_; }

 private:
  void put(const TextCell& cell);
  void colour(bool ink, std::uint8_t entry);
  void flush();

  TerminalColours colours_;
  bool utf8_;
  bool open_ = false;
  bool gone_ = false;
  bool known_ = false;
  int columns_ = 0;
  int rows_ = 0;
  termios before_{};
  TextCell shown_[TextGrid::kColumns * TextGrid::kRows];
  TextCell pen_{};
  bool penKnown_ = false;
  std::string out_;
};

}  // namespace armada
