// What is typed in a terminal, as keys of the console: arrow sequences of several bytes, a lone Escape told from their
// beginning by the time that passes. Knows no terminal; fed with bytes and milliseconds.
#pragma once

#include <cstdint>
#include <string>

#include "platform/platform.h"

namespace armada {

struct TerminalKey {
  enum class Kind { button, leave, redraw, suspend } kind;
  Button button;
};

class TerminalKeys {
 public:
  void feed(const std::string& bytes, std::uint32_t now);
  // The next key; false when there is none yet.
  bool next(TerminalKey& key, std::uint32_t now);

 private:
  bool escape(TerminalKey& key, std::uint32_t now);

  std::string bytes_;
  std::uint32_t fedAt_ = 0;
};

}  // namespace armada
