// How a sentence names a seat: "you" and "your" where it is the reader's own, else its name, each with its verb and with a capital
// where the sentence begins. So one sentence does for whoever reads it: who.does("draw") << " 2." Each writes, and gives the words to go on.
#pragma once

#include "rules/kernel/events.h"
#include "rules/kernel/text.h"

namespace armada {

class SeatWords {
 public:
  enum class Name : std::uint8_t { single, people };  // "Comet draws", "Antillians draw"

  SeatWords(TextOut& words, const char* name, Name kind, Seat seat, Seat reader)
      : words_(words), name_(name), kind_(kind), isReader_(seat == reader && seat != kNobody) {}

  TextOut& name() const;   // begins a clause: "Antillians", "Comet"; "you"
  TextOut& whom() const;   // "the Antillians", "Comet"; "you"
  TextOut& whose() const;  // "the Antillians'", "Comet's"; "your"
  TextOut& their() const;  // named before: "their"; "your"
  // "Antillians draw", "Comet draws"; "you draw". `ofOne` where that is not the verb and an s.
  TextOut& does(const char* verb, const char* ofOne = nullptr) const;

 private:
  TextOut& begin(const char* word) const;

  TextOut& words_;
  const char* name_;
  Name kind_;
  bool isReader_;
};

}  // namespace armada
