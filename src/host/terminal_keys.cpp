// Bytes of a terminal to keys.
#include "terminal_keys.h"

namespace armada {
namespace {

constexpr char kEscape = 0x1B;
constexpr std::uint32_t kEscapeAlone = 40;  // milliseconds after which no sequence can follow any more

struct LetterRow {
  char letter;
  Button button;
};
constexpr LetterRow kLetters[] = {
    {'x', Button::a},     {'X', Button::a},     {'a', Button::a},  {'A', Button::a},       {'\r', Button::a},
    {'\n', Button::a},    {' ', Button::a},     {'z', Button::b},  {'Z', Button::b},       {'b', Button::b},
    {'B', Button::b},     {0x7F, Button::b},    {0x08, Button::b}, {'\t', Button::select}, {'s', Button::select},
    {'m', Button::start}, {'M', Button::start},
};

TerminalKey press(Button button) { return {TerminalKey::Kind::button, button}; }

bool arrow(char last, TerminalKey& key) {
  switch (last) {
    case 'A': key = press(Button::up); return true;
    case 'B': key = press(Button::down); return true;
    case 'C': key = press(Button::right); return true;
    case 'D': key = press(Button::left); return true;
    default: return false;
  }
}

}  // namespace

void TerminalKeys::feed(const std::string& bytes, std::uint32_t now) {
  if (bytes.empty()) return;
  bytes_ += bytes;
  fedAt_ = now;
}

// ESC [ A, ESC O A, ESC [ 1 ; 5 A; what is no arrow is passed over whole. bytes_ starts with ESC.
bool TerminalKeys::escape(TerminalKey& key, std::uint32_t now) {
  const bool late = now - fedAt_ >= kEscapeAlone;
  const bool sequence = bytes_.size() >= 2 && (bytes_[1] == '[' || bytes_[1] == 'O');
  if (!sequence) {
    if (bytes_.size() == 1 && !late) return false;
    bytes_.erase(0, 1);
    key = press(Button::start);
    return true;
  }
  std::size_t end = 2;
  while (end < bytes_.size() && (bytes_[end] < 0x40 || bytes_[end] == '[')) ++end;
  if (end == bytes_.size()) {
    if (late) bytes_.clear();
    return false;
  }
  const char last = bytes_[end];
  bytes_.erase(0, end + 1);
  return arrow(last, key) || next(key, now);
}

bool TerminalKeys::next(TerminalKey& key, std::uint32_t now) {
  while (!bytes_.empty()) {
    const char first = bytes_[0];
    if (first == kEscape) return escape(key, now);
    bytes_.erase(0, 1);
    if (first == 'q' || first == 'Q' || first == 0x03) {
      key = {TerminalKey::Kind::leave, Button::a};
      return true;
    }
    if (first == 0x0C || first == 0x1A) {
      key = {first == 0x0C ? TerminalKey::Kind::redraw : TerminalKey::Kind::suspend, Button::a};
      return true;
    }
    for (const LetterRow& row : kLetters) {
      if (row.letter != first) continue;
      key = press(row.button);
      return true;
    }
  }
  return false;
}

}  // namespace armada
