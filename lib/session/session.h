// One game in progress: its moves, undo and redo, and the image that is saved. Knows games through the contract alone;
// no heap, no device. Its truth is where it began (a deal, or a base state once old moves were dropped) and the moves
// since; the current state follows from them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "session/registry.h"

namespace armada {

constexpr std::size_t kMaxImageBytes = 1984;
constexpr std::size_t kMaxHistory = 704;  // what fits an image beside one state of kMaxStateBytes
constexpr std::size_t kMaxIdLetters = 13;

enum class LoadResult : std::uint8_t {
  loaded,        // all of it checks, undo reaches as far as it did
  rulesChanged,  // saved under other rules: the position goes on, and undo only where the moves still lead to it
  empty,         // nothing there
  damaged,       // truncated, flipped, not ours, or a position that cannot be
  otherGame,     // another game than the one asked for, or one that this build does not know
  otherVersion,  // whole, but of a version whose bytes this build cannot read
  unreadable,    // something is there, and the device cannot read it
};
inline bool goesOn(LoadResult result) { return result == LoadResult::loaded || result == LoadResult::rulesChanged; }
const char* sentence(LoadResult result);  // for the player

struct SavedImage;  // an image's parts, known to session.cpp alone

class Session {
 public:
  // -- beginning. A running game of the same kind can be brought back by undo, until the new one is left or loaded over.
  //    A new game without a move gives way to the one that it replaced, so that New Game twice loses nothing.
  void start(const Game& game, const Options& options, Seed seed);
  bool running() const { return game_ != nullptr; }
  void close();

  const Game& game() const { return *game_; }
  const Options& options() const { return options_; }
  Seed seed() const { return seed_; }
  // For rules, players and tools. Screens use observe().
  const void* state() const { return now_.at(); }
  void observe(Seat viewer, StateBox& seen) const { game_->observe(now_.at(), viewer, seen.at()); }

  // -- playing. Clears `events` and fills them. false: not legal, nothing changed.
  bool play(Move move, Events& events);

  // -- going back and forth, byte for byte
  bool canUndo() const { return game_ != nullptr && (cursor_ > floor_ || undoesNewGame()); }
  bool undo();
  // The next undo brings back the game before: nothing of the new one is left to take back.
  bool undoesNewGame() const { return game_ != nullptr && cursor_ == 0 && !based_ && previousBytes_ > 0; }
  bool canRedo() const { return game_ != nullptr && cursor_ < count_; }
  bool redo(Events& events);
  // The move that undo would take back, and the position it was made in as `viewer` sees it. false: there is none.
  bool lastMove(Move& move, StateBox& before, Seat viewer) const;
  bool undoWasUsed() const { return undone_; }

  // -- history, for the log: moves made from the first that is still known to the cursor
  std::size_t moveCount() const { return cursor_; }
  Move moveAt(std::size_t i) const { return moves_[i]; }
  std::uint32_t droppedMoves() const { return dropped_; }
  bool wholeGameKnown() const { return !based_; }  // seed, options and moves tell all of it
  void firstState(StateBox& first) const;          // the position before moveAt(0)

  // -- saving. image() returns the number of bytes written, at most kMaxImageBytes; 0 when they do not fit. Without
  //    room for all of it the moves that redo would bring are left out.
  std::size_t image(std::uint8_t* to, std::size_t room, std::uint32_t sequence) const;
  // Decodes aside and replaces the running game only when all of it checks. Only a save of this game is taken; nullptr:
  // of any that is registered.
  LoadResult load(const std::uint8_t* from, std::size_t count, const Game* wanted);
  std::uint32_t changes() const { return changes_; }  // goes up with every move, undo, redo, start, load and close

 private:
  void rebuild(std::size_t upTo);
  std::size_t historyLimit(bool based) const;
  void makeRoom();
  LoadResult take(const SavedImage& image);

  const Game* game_ = nullptr;
  Options options_{};
  Seed seed_ = 0;
  StateBox now_{};
  StateBox base_{};  // meaningful when based_
  Move moves_[kMaxHistory] = {};
  std::uint16_t count_ = 0;    // moves known, undone ones included
  std::uint16_t cursor_ = 0;   // moves in force
  std::uint16_t floor_ = 0;    // undo stops here: behind the last sealed move
  bool based_ = false;         // began at base_ instead of a deal
  bool undone_ = false;        // undo was used in this game
  std::uint32_t dropped_ = 0;  // moves before base_
  std::uint32_t changes_ = 0;
  // The game before New Game, as its image.
  std::uint16_t previousBytes_ = 0;
  std::uint8_t previous_[kMaxImageBytes] = {};
};
static_assert(sizeof(Session) <= 6144, "a session fits its budget");

// True for a whole image: ours, and every byte as written. Tells its number in the row of saves.
bool imageSequence(const std::uint8_t* from, std::size_t count, std::uint32_t& sequence);

// What the menu says of a save without loading it: its position and the moves made, where load would take it.
struct Glance {
  LoadResult result;  // loaded, or why it cannot go on
  std::uint32_t moves;
};
Glance glanceAt(const std::uint8_t* from, std::size_t count, const Game& wanted, StateBox& state);

}  // namespace armada
