// How a sentence names a seat: "you" and "your" where it is the reader's own, else its name, each with its verb and with a capital
// where the sentence begins. So one sentence does for whoever reads it: words << who.does("draw") << " 2."
#pragma once

#include "rules/kernel/events.h"
#include "rules/kernel/text.h"

namespace armada {

class SeatWords {
 public:
  enum class Name : std::uint8_t { single, people };  // "Comet draws", "Antillians draw"

  SeatWords(const char* name, Name kind, Seat seat, Seat reader)
      : name_(name), kind_(kind), isReader_(seat == reader && seat != kNobody) {}

  // As it stands it begins a clause: "Antillians", "Comet"; "you".
  SeatWords whom() const { return with(Form::whom); }    // "the Antillians", "Comet"; "you"
  SeatWords whose() const { return with(Form::whose); }  // "the Antillians'", "Comet's"; "your"
  SeatWords their() const { return with(Form::their); }  // named before: "their"; "your"

  struct Deed;
  Deed does(const char* verb,
            const char* ofOne = nullptr) const;  // "Comet draws"; `ofOne` where that is not the verb and an s

  friend TextOut& operator<<(TextOut& words, SeatWords who);
  friend TextOut& operator<<(TextOut& words, const Deed& deed);

 private:
  enum class Form : std::uint8_t { who, whom, whose, their };
  SeatWords with(Form form) const {
    SeatWords other = *this;
    other.form_ = form;
    return other;
  }
  const char* word() const;

  const char* name_;
  Name kind_;
  bool isReader_;
  Form form_ = Form::who;
};

struct SeatWords::Deed {
  SeatWords who;
  const char* verb;
  const char* ofOne;
};
inline SeatWords::Deed SeatWords::does(const char* verb, const char* ofOne) const { return {*this, verb, ofOne}; }

}  // namespace armada
