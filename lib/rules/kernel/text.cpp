#include "rules/kernel/text.h"

#include <cstring>

namespace armada {

namespace {
bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u; }
}  // namespace

TextOut& TextOut::put(const char* words, std::size_t bytes) {
  const std::size_t room = capacity_ - 1 - used_;
  if (!whole_) return *this;  // nothing after a cut: a text with a hole in it would say something else
  if (bytes > room) {
    whole_ = false;
    bytes = room;
    while (bytes > 0 && continues(words[bytes])) --bytes;
  }
  std::memcpy(at_ + used_, words, bytes);
  used_ += bytes;
  at_[used_] = '\0';
  return *this;
}

TextOut& TextOut::operator<<(const char* words) { return put(words, std::strlen(words)); }

TextOut& TextOut::operator<<(char letter) { return put(&letter, 1); }

TextOut& TextOut::operator<<(unsigned number) {
  char digits[10];
  std::size_t at = sizeof digits;
  do {
    digits[--at] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  return put(digits + at, sizeof digits - at);
}

TextOut& TextOut::operator<<(int number) {
  if (number >= 0) return *this << static_cast<unsigned>(number);
  return *this << "−" << (0u - static_cast<unsigned>(number));
}

void TextOut::clear() {
  used_ = 0;
  whole_ = true;
  at_[0] = '\0';
}

std::size_t letterCount(const char* words) {
  std::size_t count = 0;
  for (; *words != '\0'; ++words)
    if (!continues(*words)) ++count;
  return count;
}

}  // namespace armada
