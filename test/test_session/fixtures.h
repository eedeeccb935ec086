// What the session suites share: a long counting game that is in no registry, a store in memory whose writes can be cut
// short, and random play through a session.
#pragma once

#include <cstring>

#include "platform/platform.h"
#include "rules/kernel/contract.h"
#include "session/session.h"

namespace armada_test {

using armada::Events;
using armada::Game;
using armada::Move;
using armada::Options;
using armada::Seed;
using armada::Session;
using armada::StateBox;

// Sets of one counting game that differ in how a state is written and what the rules do; all are called "counting".
extern const Game kCounting;       // 3,000 moves, states of 16 bytes; move 7 seals
extern const Game kCountingBroad;  // the same with states of 500 bytes, so that histories are short
extern const Game
    kCountingChanged;  // move 3 counts otherwise, same version: saved positions are valid, moves lead elsewhere
extern const Game kCountingNext;     // version 2: same bytes, same rules
extern const Game kCountingForeign;  // version 2: bytes that it cannot read

// Two slots a name, for two names.
class MemoryStore {
 public:
  armada::SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room);
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count);

  // The power fails in the next write after this many bytes: what stood in the slot is gone, the bytes written so far
  // are there, and behind them what `rest` says.
  enum class Rest { nothing, old, noise };
  void cutAfter(std::size_t bytes, Rest rest) {
    cut_ = true;
    cutAt_ = bytes;
    rest_ = rest;
  }
  bool lying = false;                   // writes say yes and do nothing
  bool failing = false;                 // writes say no and do nothing
  bool unreadable[2] = {false, false};  // something is there that cannot be read, until it is written over
  int writes = 0;
  int lastSlot = -1;
  std::uint8_t bytes[2][armada::kMaxImageBytes] = {};
  std::size_t used[2] = {0, 0};

 private:
  bool cut_ = false;
  std::size_t cutAt_ = 0;
  Rest rest_ = Rest::nothing;
};

// One random legal move of the seat to move; false when the game is over.
bool playOne(Session& session, armada::Rng& rng);
bool sameState(const Session& session, const StateBox& box);
void copyState(const Session& session, StateBox& box);
std::uint32_t bytesHash(const Session& session);

}  // namespace armada_test
