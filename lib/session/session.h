// One game in progress: its moves, undo and redo, and the image that is saved. Knows games through the contract alone;
// no heap, no device. Its truth is where it began (a deal, or a base state once old moves were dropped) and the moves
// since; the current state follows from them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

constexpr std::size_t kMaxImageBytes = 1984;
constexpr std::size_t kMaxHistory = 704;  // what fits an image beside one state of kMaxStateBytes

enum class LoadResult : std::uint8_t {
  loaded,        // all of it checks, undo reaches as far as it did
  rulesChanged,  // the moves lead elsewhere in this build: the saved position goes on, without undo
  empty,         // nothing there
  damaged,       // truncated, flipped, not ours, or a position that cannot be
  otherGame,     // a game that this build does not know
};
const char* sentence(LoadResult result);  // for the player

class Session {
 public:
  // -- beginning. The game that was running can be brought back by undo, until the new one is left or loaded over.
  void start(const Game& game, const Options& options, Seed seed);
  bool running() const { return game_ != nullptr; }
  void close();

  const Game& game() const { return *game_; }
  const Options& options() const { return options_; }
  Seed seed() const { return seed_; }
  // For rules, players and tools. Screens use observe().
  const void* state() const { return now_.at(); }
  void observe(Seat viewer, StateBox& seen) const { game_->observe(now_.at(), viewer, seen.at()); }

  // -- playing. false: not legal, nothing changed.
  bool play(Move move, Events& events);

  // -- going back and forth, byte for byte
  bool canUndo() const;  // a move that no seal covers, or a game that New Game replaced
  bool undo();
  bool undoesNewGame() const;  // the next undo brings back the game before
  bool canRedo() const { return game_ != nullptr && cursor_ < count_; }
  bool redo(Events& events);
  // The move that undo would take back, and the position it was made in as `viewer` sees it.
  bool lastMove(Move& move, StateBox& before, Seat viewer) const;
  bool undoWasUsed() const { return undone_; }

  // -- history, for the log: moves made from the first that is still known to the cursor
  std::size_t moveCount() const { return cursor_; }
  Move moveAt(std::size_t i) const { return moves_[i]; }
  std::size_t droppedMoves() const { return dropped_; }
  void firstState(StateBox& first) const;  // the position before moveAt(0)

  // -- saving. image() writes at most kMaxImageBytes and returns their number.
  std::size_t image(std::uint8_t* to, std::size_t room, std::uint32_t sequence) const;
  // Decodes aside and replaces the running game only when all of it checks. `games` is the registry.
  LoadResult load(const std::uint8_t* from, std::size_t count);
  std::uint32_t changes() const { return changes_; }  // goes up with every move, undo, redo, start and load

 private:
  void rebuild(std::size_t upTo);
  std::size_t historyLimit() const;
  void dropOldest();

  const Game* game_ = nullptr;
  Options options_{};
  Seed seed_ = 0;
  StateBox now_{};
  StateBox base_{};  // meaningful when dropped_ > 0
  Move moves_[kMaxHistory] = {};
  std::uint16_t count_ = 0;   // moves known, undone ones included
  std::uint16_t cursor_ = 0;  // moves in force
  std::uint16_t floor_ = 0;   // undo stops here: the last seal
  std::uint32_t dropped_ = 0;
  std::uint32_t changes_ = 0;
  bool undone_ = false;
  // The game before New Game, as its image.
  std::uint16_t previousBytes_ = 0;
  std::uint8_t previous_[kMaxImageBytes] = {};
};

}  // namespace armada
