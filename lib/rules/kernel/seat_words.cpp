#include "rules/kernel/seat_words.h"

namespace armada {

// A word of small letters that may begin the sentence.
TextOut& SeatWords::begin(const char* word) const {
  if (words_.empty()) words_ << static_cast<char>(*word++ - 'a' + 'A');
  return words_ << word;
}

TextOut& SeatWords::name() const { return isReader_ ? begin("you") : words_ << name_; }

TextOut& SeatWords::whom() const {
  if (!isReader_ && kind_ == Name::people) begin("the ");
  return name();
}

TextOut& SeatWords::whose() const {
  if (isReader_) return begin("your");
  whom();
  const bool hasEnding = kind_ == Name::people && words_.c_str()[words_.size() - 1] == 's';
  return words_ << (hasEnding ? "'" : "'s");
}

TextOut& SeatWords::their() const { return words_ << (isReader_ ? "your" : "their"); }

TextOut& SeatWords::does(const char* verb, const char* ofOne) const {
  const bool one = kind_ == Name::single && !isReader_;
  name() << ' ' << (one && ofOne != nullptr ? ofOne : verb);
  return words_ << (one && ofOne == nullptr ? "s" : "");
}

}  // namespace armada
