// Words without a heap: a text of fixed capacity that is always terminated and never cut inside a UTF-8 letter.
// What does not fit is left out, and `whole()` says so.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

class TextOut {
 public:
  TextOut(char* at, std::size_t capacity) : at_(at), capacity_(capacity) { at_[0] = '\0'; }

  TextOut& operator<<(const char* words);
  TextOut& operator<<(char letter);
  // Both int and long: std::int32_t is the one on a PC and the other on the handhelds. Numbers of 32 bits.
  TextOut& operator<<(int number);
  TextOut& operator<<(unsigned number);
  TextOut& operator<<(long number) { return *this << static_cast<int>(number); }
  TextOut& operator<<(unsigned long number) { return *this << static_cast<unsigned>(number); }
  TextOut& put(const char* words, std::size_t bytes);

  void clear();
  const char* c_str() const { return at_; }
  std::size_t size() const { return used_; }
  bool empty() const { return used_ == 0; }
  bool whole() const { return whole_; }

 private:
  char* at_;
  std::size_t capacity_;  // with the closing zero
  std::size_t used_ = 0;
  bool whole_ = true;
};

template <std::size_t N>
class Text : public TextOut {
 public:
  Text() : TextOut(letters_, N) {}
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;

 private:
  char letters_[N];
};

// How many letters a player sees: UTF-8 continuation bytes do not count.
std::size_t letterCount(const char* words);

}  // namespace armada
