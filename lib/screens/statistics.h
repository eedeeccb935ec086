// How the games went, and which lessons were given: one record a game, kept under the game's id, so that games may come
// and go between builds. Knows games through the contract alone.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/bytes.h"
#include "rules/kernel/contract.h"

namespace armada {

constexpr std::int16_t kNoScore = INT16_MIN;

struct GameRecord {
  std::uint32_t id;  // CRC-32 of the game's id; 0: free
  std::uint16_t played;
  std::uint16_t wins[kMaxSeats];
  std::uint16_t lost;  // a solitaire
  std::uint16_t drawn;
  std::uint16_t wonWithoutUndo;
  std::uint16_t wonWithoutHints;
  std::uint16_t streak;  // won in a row, a solitaire
  std::uint16_t bestStreak;
  std::int16_t best;        // highest score of any seat; kNoScore before the first game
  std::int16_t bestBefore;  // what it was before the game that was counted last
  // The deals that were counted last. A deal counts once: taking back the end and ending again, or playing the same deal
  // a second time, changes nothing.
  std::uint32_t counted[4];
  // One bit each, for every seat: who plays against the first pupil is taught as well. Where all look at the same table,
  // the first seat's count.
  std::uint32_t lessonsSeen[kMaxSeats];

  void teachAgain();  // all lessons are new
};

class Statistics {
 public:
  static constexpr std::size_t kGames = 8;
  // Saved in two halves, because a small blob holds no more.
  static constexpr int kHalves = 2;
  static constexpr std::size_t kHalfBytes = 1 + kGames / kHalves * 48;
  // What the seats behind the first were taught is a blob of its own.
  static constexpr std::size_t kLessonBytes = 1 + kGames * (4 + 4 * (kMaxSeats - 1));
  // And so is what was counted later than the halves were laid out.
  static constexpr std::size_t kHintBytes = 1 + kGames * (4 + 2);

  // The record of a game; an empty one where nothing is known. A ninth game takes the place of one never finished, or the
  // last.
  GameRecord& of(const Game& game);
  // A game has ended. false: this deal was counted before.
  bool count(const Game& game, Seed seed, const Options& options, const Status& status, int seats, bool undoWasUsed,
             bool hintWasUsed = false);
  void erase(const Game& game);  // the numbers; lessons stay as they are
  void eraseAll();
  void teachAgain();  // all lessons of all games are new

  void write(int half, ByteWriter& out) const;
  bool read(int half, ByteReader& in);  // false: not ours, nothing changed
  void writeLessons(ByteWriter& out) const;
  // After the halves. Where it is not known (an older version, other games) all seats know what the first one does.
  bool readLessons(ByteReader& in);
  void writeHints(ByteWriter& out) const;
  // After the halves. Where it is not known nobody was ever given a hint.
  bool readHints(ByteReader& in);

 private:
  GameRecord records_[kGames] = {};
};

}  // namespace armada
