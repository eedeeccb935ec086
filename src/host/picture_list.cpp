// Reads and rewrites the list of golden pictures.
#include "host/picture_list.h"

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "notation/notation.h"

namespace armada {
namespace {

class RowReader {
 public:
  RowReader(const std::string& file, const std::string& text) : file_(file), text_(text) {}

  bool next(PictureRow& row) {
    skip();
    if (at_ == text_.size()) return false;
    row.line = line_;
    expectWord("PICTURE");
    expect('(');
    row.name = strings("its name");
    expect(',');
    row.script = strings("its script");
    expect(',');
    number(row);
    expect(')');
    return true;
  }

 private:
  [[noreturn]] void refuse(const std::string& why) const { throw Refused{file_ + ":" + std::to_string(line_), why}; }

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void advance() {
    if (text_[at_++] == '\n') ++line_;
  }
  // Blanks and // comments.
  void skip() {
    for (;;) {
      while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) advance();
      if (text_.compare(at_, 2, "//") != 0) return;
      while (at_ < text_.size() && text_[at_] != '\n') advance();
    }
  }
  void expect(char c) {
    skip();
    if (peek() != c) refuse(std::string("`") + c + "` should stand here");
    advance();
  }
  void expectWord(const std::string& word) {
    if (text_.compare(at_, word.size(), word) != 0) refuse("a row begins with " + word);
    at_ += word.size();
  }
  std::string strings(const char* what) {
    std::string all;
    skip();
    if (peek() != '"') refuse(std::string(what) + " should stand here, in quotes");
    for (; peek() == '"'; skip()) {
      advance();
      while (peek() != '"') {
        if (peek() == '\0' || peek() == '\n' || peek() == '\\') refuse("a string should be plain and end on its line");
        all += peek();
        advance();
      }
      advance();
    }
    return all;
  }
  void number(PictureRow& row) {
    skip();
    row.numberAt = at_;
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0) advance();
    row.numberLength = at_ - row.numberAt;
    const std::string word = text_.substr(row.numberAt, row.numberLength);
    unsigned value = 0;
    int used = 0;
    const bool good = std::sscanf(word.c_str(), "0x%8x%n", &value, &used) == 1;
    const std::string rest = good ? word.substr(static_cast<std::size_t>(used)) : "?";
    if (!rest.empty() && rest != "u") refuse("a checksum like 0x1A2B3C4Du should stand here");
    row.checksum = value;
  }

  const std::string& file_;
  const std::string& text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

std::vector<PictureRow> readPictureRows(const std::string& file, const std::string& text) {
  std::vector<PictureRow> rows;
  RowReader reader(file, text);
  for (PictureRow row; reader.next(row); rows.push_back(row)) {
    const auto same = [&](const PictureRow& other) { return other.name == row.name; };
    if (std::any_of(rows.begin(), rows.end(), same))
      throw Refused{file + ":" + std::to_string(row.line), "two pictures are called " + row.name};
  }
  return rows;
}

std::string withChecksums(const std::string& text, const std::vector<PictureRow>& rows) {
  std::string out;
  std::size_t from = 0;
  for (const PictureRow& row : rows) {
    char number[16];
    std::snprintf(number, sizeof number, "0x%08Xu", row.checksum);
    out += text.substr(from, row.numberAt - from) + number;
    from = row.numberAt + row.numberLength;
  }
  return out + text.substr(from);
}

}  // namespace armada
