// An event in the words of three readers: nobody in particular, the first seat, and the second.
#pragma once

#include <unity.h>

#include "rules/kernel/events.h"
#include "rules/kernel/text.h"

namespace armada_test {

struct ToldTo {
  armada::Event event;
  const char* words[3];  // nobody's, the first seat's, the second's
};

template <class Kind>
armada::Event happened(Kind kind, armada::Seat a, unsigned b = 0, unsigned c = 0, unsigned d = 0, int value = 0) {
  const auto byte = [](unsigned number) { return static_cast<std::uint8_t>(number); };
  return {byte(static_cast<unsigned>(kind)), armada::kEveryone, a, byte(b), byte(c), byte(d),
          static_cast<std::int16_t>(value)};
}

template <class State, std::size_t N>
void expectToldTo(const State& seen, const ToldTo (&told)[N]) {
  static constexpr armada::Seat kReaders[] = {armada::kNobody, 0, 1};
  for (const ToldTo& each : told)
    for (std::size_t i = 0; i < 3; ++i) {
      armada::Text<96> words;
      narrate(seen, each.event, kReaders[i], words);
      TEST_ASSERT_EQUAL_STRING(each.words[i], words.c_str());
    }
}

}  // namespace armada_test
