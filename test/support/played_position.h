// What a position of any game can be asked once it is set up: it plays legal moves, refuses the others, and tells what
// happened. `Own` is the game's class: it has ready(), which completes the position, and legal(move).
#pragma once

#include <unity.h>

#include <cstdint>
#include <initializer_list>

#include "rules/kernel/contract.h"

namespace armada_test {

template <class Own, class State, class Happened, std::size_t kMostEvents>
class PlayedPosition {
 public:
  // Legal moves from valid positions to valid ones. What happened in the last of them is kept.
  Own& play(armada::Move move) {
    own().ready();
    TEST_ASSERT_TRUE_MESSAGE(own().legal(move), "the move is legal");
    happened.clear();
    TEST_ASSERT_TRUE_MESSAGE(apply(state, move, happened), "a legal move is played");
    TEST_ASSERT_FALSE(happened.overflowed());
    assertValid();
    return own();
  }
  Own& play(std::initializer_list<armada::Move> moves) {
    for (const armada::Move move : moves) play(move);
    return own();
  }
  // Not legal, not played, every byte as it was.
  void expectRefused(armada::Move move) {
    TEST_ASSERT_FALSE_MESSAGE(own().legal(move), "not in the list of legal moves");
    const State before = state;
    happened.clear();
    TEST_ASSERT_FALSE_MESSAGE(apply(state, move, happened), "not played");
    TEST_ASSERT_EQUAL_MEMORY(&before, &state, sizeof state);
    TEST_ASSERT_EQUAL_size_t(0, happened.size());
  }

  // ---- what happened in the last move --------------------------------------------------------------------------------
  std::size_t count(Happened kind) const {
    std::size_t found = 0;
    for (const armada::Event& event : happened) found += event.kind == static_cast<std::uint8_t>(kind) ? 1u : 0u;
    return found;
  }
  // The n-th event of a kind. A test that asks for one that is not there fails.
  const armada::Event& event(Happened kind, std::size_t n = 0) const {
    static const armada::Event none{};
    for (const armada::Event& event : happened)
      if (event.kind == static_cast<std::uint8_t>(kind) && n-- == 0) return event;
    TEST_FAIL_MESSAGE("no such event");
    return none;
  }
  // Its place among all events of the move, for the order in which things happened.
  std::size_t indexOfEvent(Happened kind, std::size_t n = 0) const {
    return static_cast<std::size_t>(&event(kind, n) - happened.begin());
  }

  State state;
  armada::EventBuffer<kMostEvents> happened;

 protected:
  void assertValid() const {
    const armada::Verdict verdict = valid(state);
    TEST_ASSERT_NULL_MESSAGE(verdict.why, verdict.why);
  }

 private:
  Own& own() { return static_cast<Own&>(*this); }
};

}  // namespace armada_test
