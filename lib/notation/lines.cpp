// Lines of text in and out: keys, words, numbers, and refusals that name file, line and column. Knows no game.
#include <algorithm>
#include <cctype>
#include <cstdio>

#include "notation/notation.h"

namespace armada {

// ---- writing --------------------------------------------------------------------------------------------------------

Writer& Writer::line(std::string_view key) {
  if (!text_.empty()) text_ += '\n';
  text_ += key;
  return *this;
}

Writer& Writer::word(std::string_view word) {
  text_ += ' ';
  text_ += word;
  return *this;
}

Writer& Writer::number(std::int64_t number) { return word(std::to_string(number)); }

Writer& Writer::hex(std::uint32_t number) {
  char digits[11];
  std::snprintf(digits, sizeof digits, "0x%08X", static_cast<unsigned>(number));
  return word(digits);
}

Writer& Writer::note(std::string_view words) {
  text_ += "  # ";
  text_ += words;
  return *this;
}

void Writer::add(const Writer& lines) { line(lines.text_); }

// ---- refusing -------------------------------------------------------------------------------------------------------

namespace {

std::string shortened(const std::string& words, std::size_t most) {
  if (words.size() <= most) return words;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0u) == 0x80u) --end;  // not inside a letter of UTF-8
  return words.substr(0, end) + "...";
}

}  // namespace

std::string Refused::sentence() const {
  constexpr std::size_t kLongestPlace = 400, kLongestReason = 300;
  std::string line = where.empty() ? "" : shortened(where, kLongestPlace) + ": ";
  line += shortened(why, kLongestReason);
  for (char& letter : line)
    if (std::iscntrl(static_cast<unsigned char>(letter)) != 0) letter = '?';
  return line;
}

// ---- reading --------------------------------------------------------------------------------------------------------

namespace {

int digitValue(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
  return 99;
}

}  // namespace

bool readNumber(std::string_view word, std::int64_t& to) {
  const bool minus = !word.empty() && word.front() == '-';
  if (minus) word.remove_prefix(1);
  const bool hex = word.size() > 2 && word[0] == '0' && (word[1] == 'x' || word[1] == 'X');
  const int base = hex ? 16 : 10;
  if (hex) word.remove_prefix(2);
  if (word.empty()) return false;
  constexpr std::int64_t kHuge = std::int64_t{1} << 50;  // beyond every range: more digits make no difference
  std::int64_t sum = 0;
  for (const char letter : word) {
    const int digit = digitValue(letter);
    if (digit >= base) return false;
    sum = std::min(sum * base + digit, kHuge);
  }
  to = minus ? -sum : sum;
  return true;
}

std::string rangeText(std::int64_t least, std::int64_t most) {
  return least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
}

const std::string& Line::word(std::size_t i) const {
  if (i >= words_.size()) refuse("`" + key() + "` needs more words");
  return words_[i];
}

std::int64_t Line::number(std::size_t i, std::int64_t least, std::int64_t most) const {
  std::int64_t value = 0;
  if (!readNumber(word(i), value)) refuse(i, "`" + word(i) + "` is no number");
  if (value < least || value > most) refuse(i, "`" + key() + "` takes " + rangeText(least, most) + ", not " + word(i));
  return value;
}

std::size_t Line::choice(std::size_t i, const std::vector<std::string>& names) const {
  const std::string& given = word(i);
  std::string known;
  for (std::size_t k = 0; k < names.size(); ++k) {
    if (names[k] == given) return k;
    known += (k == 0 ? "" : k + 1 == names.size() ? " or " : ", ") + names[k];
  }
  refuse(i, "`" + given + "` is not known here: " + known);
}

void Line::expect(std::size_t words) const {
  if (words_.size() - 1 < words)
    refuse("`" + key() + "` needs " + (words == 1 ? "a word" : std::to_string(words) + " words") + " behind it");
  if (words_.size() - 1 > words) refuse(words + 1, "`" + words_[words + 1] + "` is too much behind `" + key() + "`");
}

Rng Line::generator() const {
  expect(4);
  Rng rng{};
  for (std::size_t i = 0; i < 4; ++i) rng.word[i] = word32(i + 1);
  return rng;
}

void Line::refuse(const std::string& why) const { throw Refused{file_ + ":" + std::to_string(number_), why}; }

void Line::refuse(std::size_t i, const std::string& why) const {
  if (i >= columns_.size()) refuse(why);
  throw Refused{file_ + ":" + std::to_string(number_) + ":" + std::to_string(columns_[i]), why};
}

void Line::unknownKey() const { refuse(0, "`" + key() + "` is not a key of this game"); }

void once(const Line& line, bool again) {
  if (again) line.refuse(0, "`" + line.key() + "` is given twice");
}

bool Lines::next(Line& line) {
  while (at_ < text_.size()) {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    std::string_view words = text_.substr(at_, end - at_);
    at_ = end + 1;
    ++number_;
    words = words.substr(0, words.find('#'));
    line = Line();
    line.file_ = file_;
    line.number_ = number_;
    std::size_t from = 0;
    while (from < words.size()) {
      if (std::isspace(static_cast<unsigned char>(words[from])) != 0) {
        ++from;
        continue;
      }
      std::size_t to = from;
      while (to < words.size() && std::isspace(static_cast<unsigned char>(words[to])) == 0) ++to;
      line.words_.emplace_back(words.substr(from, to - from));
      line.columns_.push_back(static_cast<int>(from) + 1);
      from = to;
    }
    if (line.words_.empty()) continue;
    return true;
  }
  return false;
}

void Lines::expectHeading(const char* kind, int format) {
  const std::string heading = std::string(kind) + " " + std::to_string(format);
  Line line;
  if (!next(line)) refuse("it is empty; `" + heading + "` should be its first line");
  if (line.key() != kind) line.refuse(0, "the first line should be `" + heading + "`");
  line.expect(1);
  if (line.word(1) != std::to_string(format))
    line.refuse(1, "this program knows format " + std::to_string(format) + " alone");
}

void Lines::refuse(const std::string& why) const { throw Refused{file_, why}; }

}  // namespace armada
