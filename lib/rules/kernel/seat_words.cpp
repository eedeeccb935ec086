#include "rules/kernel/seat_words.h"

namespace armada {

// What stands for the name, or before it.
const char* SeatWords::word() const {
  if (isReader_) return form_ == Form::who || form_ == Form::whom ? "you" : "your";
  if (form_ == Form::their) return "their";
  return form_ != Form::who && kind_ == Name::people ? "the " : "";
}

TextOut& operator<<(TextOut& words, SeatWords who) {
  const char* word = who.word();
  if (words.empty() && *word != '\0') words << static_cast<char>(*word++ - 'a' + 'A');
  words << word;
  if (who.isReader_ || who.form_ == SeatWords::Form::their) return words;
  words << who.name_;
  if (who.form_ != SeatWords::Form::whose) return words;
  const bool hasEnding = who.kind_ == SeatWords::Name::people && words.c_str()[words.size() - 1] == 's';
  return words << (hasEnding ? "'" : "'s");
}

TextOut& operator<<(TextOut& words, const SeatWords::Deed& deed) {
  const bool ofOne = deed.who.kind_ == SeatWords::Name::single && !deed.who.isReader_;
  words << deed.who << ' ' << (ofOne && deed.ofOne != nullptr ? deed.ofOne : deed.verb);
  if (ofOne && deed.ofOne == nullptr) words << 's';
  return words;
}

}  // namespace armada
