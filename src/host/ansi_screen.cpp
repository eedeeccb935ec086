// A text terminal by ANSI sequences (ECMA-48, and xterm's for 256 and for all colours).
#include "ansi_screen.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace armada {
namespace {

struct Rgb {
  int r, g, b;
};

Rgb rgbOf(std::uint8_t entry) {
  const unsigned c = kPalette565[entry & 31];
  const unsigned r = c >> 11, g = c >> 5 & 63u, b = c & 31u;
  return {static_cast<int>(r << 3 | r >> 2), static_cast<int>(g << 2 | g >> 4), static_cast<int>(b << 3 | b >> 2)};
}

int distance(Rgb a, Rgb b) {
  return 3 * (a.r - b.r) * (a.r - b.r) + 4 * (a.g - b.g) * (a.g - b.g) + 2 * (a.b - b.b) * (a.b - b.b);
}

// The nearest of xterm's 6x6x6 cube and its greys.
int nearest256(Rgb colour) {
  constexpr int kLevels[] = {0, 95, 135, 175, 215, 255};
  int best = 16;
  int bestDistance = distance(colour, {0, 0, 0});
  const auto offer = [&](int number, Rgb other) {
    const int d = distance(colour, other);
    if (d < bestDistance) best = number, bestDistance = d;
  };
  for (int r = 0; r < 6; ++r)
    for (int g = 0; g < 6; ++g)
      for (int b = 0; b < 6; ++b) offer(16 + 36 * r + 6 * g + b, {kLevels[r], kLevels[g], kLevels[b]});
  for (int i = 0; i < 24; ++i) offer(232 + i, {8 + 10 * i, 8 + 10 * i, 8 + 10 * i});
  return best;
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

// For terminals that only know ASCII.
char plainLetter(char32_t letter) {
  if (letter < 0x80) return static_cast<char>(letter);
  switch (letter) {
    case U'\u2190': return '<';
    case U'\u2191': return '^';
    case U'\u2192': return '>';
    case U'\u2193': return 'v';
    case U'\u2194': return '-';
    case U'\u2195': return '|';
    case U'\u00D7': return 'x';
    case U'\u00B7': return '.';
    case U'\u2013':
    case U'\u2014':
    case U'\u2212': return '-';
    case U'\u2018':
    case U'\u2019': return '\'';
    case U'\u201C':
    case U'\u201D': return '"';
    case U'\u2580': return ' ';
    case U'\u2500': return '-';
    case U'\u2502': return '|';
    default: return letter > 0x2500 && letter < 0x2580 ? '+' : '?';
  }
}

std::string place(int row, int column) {
  return "\x1b[" + std::to_string(row + 1) + ";" + std::to_string(column + 1) + "H";
}

}  // namespace

TerminalColours terminalColours() {
  if (!variable("NO_COLOR").empty()) return TerminalColours::none;
  const std::string many = variable("COLORTERM");
  return many == "truecolor" || many == "24bit" ? TerminalColours::all : TerminalColours::palette256;
}

bool terminalSpeaksUtf8() {
  std::string locale = variable("LC_ALL");
  if (locale.empty()) locale = variable("LC_CTYPE");
  if (locale.empty()) locale = variable("LANG");
  std::transform(locale.begin(), locale.end(), locale.begin(), [](unsigned char c) { return std::tolower(c); });
  return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

// ---- opening and closing --------------------------------------------------------------------------------------------
bool AnsiScreen::open() {
  if (open_) return true;
  if (tcgetattr(STDIN_FILENO, &before_) != 0) return false;
  termios raw = before_;
  raw.c_iflag &= static_cast<tcflag_t>(~(BRKINT | ICRNL | INPCK | ISTRIP | IXON));
  raw.c_lflag &= static_cast<tcflag_t>(~(ECHO | ICANON | IEXTEN | ISIG));
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) != 0) return false;
  open_ = true;
  out_ += "\x1b[?1049h\x1b[?25l";
  forget();
  flush();
  measure();
  return true;
}

void AnsiScreen::close() {
  if (!open_) return;
  open_ = false;
  out_ += "\x1b[0m\x1b[?25h\x1b[?1049l";
  flush();
  tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
}

void AnsiScreen::measure() {
  winsize size{};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0;
  columns_ = known ? size.ws_col : TextGrid::kColumns;
  rows_ = known ? size.ws_row : TextGrid::kRows;
}

// ---- output ---------------------------------------------------------------------------------------------------------
void AnsiScreen::flush() {
  const char* at = out_.data();
  std::size_t left = out_.size();
  while (left > 0 && !gone_) {
    const ssize_t done = ::write(STDOUT_FILENO, at, left);
    if (done < 0 && errno == EINTR) continue;
    if (done < 0 && errno == EAGAIN) {  // another program made it so: wait until there is room
      pollfd room{STDOUT_FILENO, POLLOUT, 0};
      ::poll(&room, 1, -1);
      continue;
    }
    gone_ = done <= 0;
    if (gone_) break;
    at += done;
    left -= static_cast<std::size_t>(done);
  }
  out_.clear();
}

void AnsiScreen::forget() {
  known_ = false;
  penKnown_ = false;
  out_ += "\x1b[0m\x1b[2J";
}

void AnsiScreen::colour(bool ink, std::uint8_t entry) {
  const Rgb rgb = rgbOf(entry);
  out_ += ink ? ";38" : ";48";
  if (colours_ == TerminalColours::all)
    out_ += ";2;" + std::to_string(rgb.r) + ";" + std::to_string(rgb.g) + ";" + std::to_string(rgb.b);
  else
    out_ += ";5;" + std::to_string(nearest256(rgb));
}

void AnsiScreen::put(const TextCell& cell) {
  const bool sameInk = penKnown_ && cell.ink == pen_.ink && cell.ground == pen_.ground && cell.bold == pen_.bold;
  if (!sameInk) {
    out_ += "\x1b[0";
    if (cell.bold) out_ += ";1";
    if (colours_ == TerminalColours::none) {
      if (cell.ground == kGold) out_ += ";7";  // what is chosen
    } else {
      colour(true, cell.ink);
      colour(false, cell.ground);
    }
    out_ += "m";
    pen_ = cell;
    penKnown_ = true;
  }
  if (utf8_)
    appendLetter(out_, cell.letter);
  else
    out_ += plainLetter(cell.letter);
}

void AnsiScreen::show(const TextGrid& grid) {
  const int top = std::max(0, (rows_ - TextGrid::kRows) / 2);
  const int left = std::max(0, (columns_ - TextGrid::kColumns) / 2);
  using Show = TextGrid::Show;
  const Show how = colours_ == TerminalColours::none ? Show::lines : utf8_ ? Show::pictures : Show::blocks;
  for (int row = 0; row < TextGrid::kRows; ++row) {
    int next = -1;  // where the terminal's cursor stands in this row
    for (int column = 0; column < TextGrid::kColumns; ++column) {
      const TextCell cell = grid.at(column, row, how);
      TextCell& shown = shown_[row * TextGrid::kColumns + column];
      if (known_ && cell == shown) continue;
      if (next != column) out_ += place(top + row, left + column);
      put(cell);
      shown = cell;
      next = column + 1;
    }
  }
  known_ = true;
  flush();
}

void AnsiScreen::message(const std::vector<std::string>& lines) {
  forget();
  const int first = std::max(0, (rows_ - static_cast<int>(lines.size())) / 2);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int row = first + static_cast<int>(i);
    if (row >= rows_) break;
    const std::string line = lines[i].substr(0, static_cast<std::size_t>(std::max(0, columns_)));
    out_ += place(row, std::max(0, (columns_ - static_cast<int>(line.size())) / 2)) + line;
  }
  flush();
}

// ---- input ----------------------------------------------------------------------------------------------------------
std::string AnsiScreen::typed(int milliseconds) {
  pollfd wait{STDIN_FILENO, POLLIN, 0};
  std::string bytes;
  if (::poll(&wait, 1, milliseconds) <= 0) return bytes;
  char some[64];
  const ssize_t got = ::read(STDIN_FILENO, some, sizeof some);
  if (got > 0)
    bytes.assign(some, static_cast<std::size_t>(got));
  else  // there was something to read, and it is the end
    gone_ = gone_ || got == 0 || (errno != EINTR && errno != EAGAIN);
  return bytes;
}

}  // namespace armada
