// One game in progress: its moves, undo and redo, and the image that is saved. Knows games through the contract alone;
// no heap, no device. Its truth is where it began (a deal, or a base state once old moves were dropped) and the moves
// since, each as its place in the legal list of its position; the current state follows from them. A checkpoint not far
// behind it spares undo and retelling to begin at the beginning.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "session/registry.h"
#include "session/seating.h"

namespace armada {

constexpr std::size_t kMaxImageBytes = 1984;
constexpr std::size_t kMaxIdLetters = 16;

// ---- how much is kept: what a save can hold, and no more than the declared games can use ----------------------------
constexpr std::size_t kImageFrameBytes = 43;    // of an image all but id, states and moves; see session.cpp
constexpr std::size_t kStateLengthBytes = 2;    // before each state
constexpr std::size_t kLeastMovesOfASave = 64;  // beside two states: so far back undo and retelling reach in any game

// The states of an image: where the game stands and, once its first moves were dropped, where those that are left begin.
constexpr std::size_t statesOfImage(const Bounds& game, bool based) {
  return based ? std::size_t{2} * game.encodedBytes + kStateLengthBytes : game.encodedBytes;
}
constexpr std::size_t movesThatFit(const Bounds& game, bool based) {
  const std::size_t rest = kImageFrameBytes + kMaxIdLetters + statesOfImage(game, based);
  return rest < kMaxImageBytes ? kMaxImageBytes - rest : 0;
}
constexpr std::size_t historyOf(const Bounds& game) {
  const std::size_t fit = movesThatFit(game, false);
  return game.movesAGame < fit ? game.movesAGame : fit;
}
constexpr std::size_t largestImageOf(const Bounds& game) {
  const std::size_t bytes = kImageFrameBytes + kMaxIdLetters + statesOfImage(game, true) + historyOf(game);
  return bytes < kMaxImageBytes ? bytes : kMaxImageBytes;
}
constexpr std::size_t largestOf(std::size_t (*figure)(const Bounds& game)) {
  std::size_t largest = 0;
  for (const Bounds& game : kDeclaredBounds)
    if (figure(game) > largest) largest = figure(game);
  return largest;
}
constexpr bool savesHoldEveryGame() {
  for (const Bounds& game : kDeclaredBounds)
    if (movesThatFit(game, true) < kLeastMovesOfASave) return false;
  return true;
}
static_assert(savesHoldEveryGame(), "a game's encoded states are too large for a save");
static_assert(kMaxLegalMoves <= 0xFF, "a move's place in the legal list is one byte");

constexpr std::size_t kMaxHistory = largestOf(historyOf);

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
  // The same from a position without a past, as for a puzzle: nothing before it can be told or taken back.
  void startFrom(const Game& game, const void* position);
  // A new game that begins where this one stood before that move, with the same players; the game as it was is brought back
  // by undo, as after start().
  void startAgainAt(std::size_t number);
  bool running() const { return game_ != nullptr; }
  void close();

  const Game& game() const { return *game_; }
  const Options& options() const { return options_; }
  Seed seed() const { return seed_; }
  // Who plays: kept with the game, and asked by nobody here. A new game is all persons'.
  Seating seating() const { return seating_; }
  void seat(Seating seating);
  // For rules, players and tools. Screens use observe().
  const void* state() const { return now_.at(); }
  void observe(Seat viewer, StateBox& seen) const { game_->observe(now_.at(), viewer, seen.at()); }
  // What all seats know in common: hidden is what any of them may not see.
  void observeInCommon(StateBox& seen) const;

  // -- playing. Clears `events` and fills them. false: not legal, nothing changed.
  bool play(Move move, Events& events);

  // -- going back and forth, byte for byte
  bool canUndo() const { return game_ != nullptr && (cursor_ > floor_ || undoesNewGame()); }
  bool undo();
  // The next undo brings back the game before: nothing of the new one is left to take back.
  bool undoesNewGame() const { return game_ != nullptr && cursor_ == begun_ && previousBytes_ > 0; }
  bool canRedo() const { return game_ != nullptr && cursor_ < count_; }
  bool redo(Events& events);
  // The move that undo would take back, and the position it was made in as `viewer` sees it. false: there is none.
  bool lastMove(Move& move, StateBox& before, Seat viewer) const;
  // The same of any move that was made and is still known.
  Move moveMade(std::size_t number, StateBox& before, Seat viewer) const;
  bool undoWasUsed() const { return undone_; }
  // How far back undo can go: the first move that it could take back; moveCount() where there is none.
  std::size_t undoFloor() const { return floor_; }
  // A move was suggested in this game.
  bool hintWasUsed() const { return hinted_; }
  void noteHint();

  // -- history, for the log: moves made, from number 0, the first that is still known
  std::size_t moveCount() const { return cursor_; }
  std::uint32_t droppedMoves() const { return dropped_; }
  std::uint32_t moveNumber() const { return dropped_ + cursor_; }  // of the next one, from the deal on
  bool wholeGameKnown() const { return !based_; }                  // seed, options and moves tell all of it
  // The position before a move; before number moveCount() it is the current one. As quick for the last kCheckpointEvery
  // moves of a long game as for those of a short one.
  void stateBefore(std::size_t number, StateBox& state) const;
  // Plays a move again on the position before it: which it was, and what happened.
  Move playAgain(std::size_t number, StateBox& state, Events& events) const;
  static constexpr std::size_t kCheckpointEvery = 128;

  // -- saving. image() returns the number of bytes written, at most kMaxImageBytes; 0 when they do not fit. Without
  //    room for all of it the moves that redo would bring are left out.
  std::size_t image(std::uint8_t* to, std::size_t room, std::uint32_t sequence) const;
  // Decodes aside and replaces the running game only when all of it checks. Only a save of this game is taken; nullptr:
  // of any that is registered.
  LoadResult load(const std::uint8_t* from, std::size_t count, const Game* wanted);
  std::uint32_t changes() const {
    return changes_;
  }  // goes up with every move, undo, redo, start, load, close, and new seating

 private:
  static constexpr std::uint16_t kBegunEarlier = 0xFFFF;

  void firstState(StateBox& first) const;
  void keepCheckpointBehind(std::size_t number);
  void makeRoom();
  LoadResult take(const SavedImage& image);
  bool takeMoves(const SavedImage& image, const StateBox& saved);
  void startAt(const StateBox& base, std::uint32_t dropped);
  void keepForUndo();

  const Game* game_ = nullptr;
  Options options_{};
  Seed seed_ = 0;
  StateBox now_{};
  StateBox base_{};        // meaningful when based_
  StateBox checkpoint_{};  // before move number checkpointAt_; meaningful when that is not 0
  std::uint8_t moves_[kMaxHistory] = {};
  std::uint16_t count_ = 0;   // moves known, undone ones included
  std::uint16_t cursor_ = 0;  // moves in force
  std::uint16_t floor_ = 0;   // undo stops here: behind the last sealed move
  std::uint16_t begun_ = 0;   // the first move that is this game's own; kBegunEarlier: it is no longer known
  std::uint16_t checkpointAt_ = 0;
  bool based_ = false;   // began at base_ instead of a deal
  bool undone_ = false;  // undo was used in this game
  bool hinted_ = false;  // and so was a hint
  Seating seating_;
  std::uint32_t dropped_ = 0;  // moves before base_
  std::uint32_t changes_ = 0;
  // The game before New Game, as its image.
  std::uint16_t previousBytes_ = 0;
  std::uint8_t previous_[largestOf(largestImageOf)] = {};
};
static_assert(sizeof(Session) <= 6144, "a session fits its budget");

// True for a whole image: ours, and every byte as written. Tells its number in the row of saves.
bool imageSequence(const std::uint8_t* from, std::size_t count, std::uint32_t& sequence);

// What the menu says of a save without loading it: its position and the moves made, where load would take it.
struct Glance {
  LoadResult result;  // loaded, or why it cannot go on
  std::uint32_t moves;
  Seating seating = {};
};
Glance glanceAt(const std::uint8_t* from, std::size_t count, const Game& wanted, StateBox& state);

}  // namespace armada
