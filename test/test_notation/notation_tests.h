// The parts of the suite, and what they share: a text that should be refused.
#pragma once

#include <unity.h>

#include <string>

#include "notation/notation.h"

using armada::Refused;

void runDescriptionTests();

template <class Act>
Refused refusalOf(Act act) {
  try {
    act();
  } catch (const Refused& refused) {
    return refused;
  }
  return {"", "not refused"};
}

inline void assertRefused(const char* sentence, const std::string& text) {
  const Refused refused = refusalOf([&] { armada::readPosition("p.txt", text); });
  TEST_ASSERT_EQUAL_STRING(sentence, refused.sentence().c_str());
}
