// A line on the terminal that is written over while a command works; nothing where nobody watches.
#pragma once

#include <unistd.h>

#include <cstdio>
#include <string>

namespace armada {

class ProgressLine {
 public:
  ProgressLine() : watched_(isatty(STDERR_FILENO) != 0) {}
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine() {
    if (watched_) std::fputs("\r\x1b[K", stderr);
  }
  void show(const std::string& words) const {
    if (watched_) std::fprintf(stderr, "\r%s\x1b[K", words.c_str());
  }

 private:
  bool watched_;
};

}  // namespace armada
