// How the games went, and which lessons were given: one record a game, kept under the game's id, so that games may come
// and go between builds. Knows games through the contract alone.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/bytes.h"
#include "rules/kernel/contract.h"
#include "screens/daily.h"

namespace armada {

constexpr std::int16_t kNoScore = INT16_MIN;

// The highest score of those seats; kNoScore where there are none.
std::int16_t highestScore(const Status& status, int seats, std::uint8_t persons);

// A choice of options and the best score with it.
struct BestScore {
  std::uint16_t options;  // 16 bits of their CRC-32
  std::int16_t score;     // kNoScore: none yet
};

struct GameRecord {
  std::uint32_t id;  // CRC-32 of the game's id; 0: free
  std::uint16_t played;
  std::uint16_t wins[kMaxSeats];  // of persons
  std::uint16_t lost;             // a solitaire, or to a computer
  std::uint16_t drawn;
  std::uint16_t wonWithoutUndo;
  std::uint16_t wonWithoutHints;
  std::uint16_t streak;  // won in a row, a solitaire
  std::uint16_t bestStreak;
  std::int16_t best;        // highest score of any person; kNoScore before the first game
  std::int16_t bestBefore;  // with the same options, before the game that was counted last
  // The deals that were counted last. A deal counts once: taking back the end and ending again, or playing the same deal
  // a second time, changes nothing.
  std::uint32_t counted[4];
  // One bit each, for every seat: who plays against the first pupil is taught as well. Where all look at the same table,
  // the first seat's count.
  std::uint32_t lessonsSeen[kMaxSeats];

  // The best scores of the choices of options that were played last, the newest first.
  static constexpr std::size_t kBests = 6;
  BestScore bests[kBests];
  // The last results, the newest first: scores, and a bit for each that was won.
  static constexpr std::size_t kLast = 10;
  std::int16_t last[kLast];
  std::uint16_t lastWon;
  // Daily deals: the one that was begun last, the newest that was finished, how many days in a row, and the most ever.
  Day dailyBegun, dailyDone;
  std::uint16_t dailyStreak, bestDailyStreak;

  void teachAgain();                                    // all lessons are new
  std::int16_t bestWith(const Options& options) const;  // kNoScore: none yet
  // In a row up to this day or the day before; 0 when a day was missed.
  std::uint16_t dailyStreakOn(Day today) const;
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

  // Best scores, last results and daily deals are blobs of their own, three games each.
  static constexpr int kScoreParts = 3;
  static constexpr std::size_t kScoreGames = 3;
  static constexpr std::size_t kScoreBytes =
      1 + kScoreGames * (4 + 4 * GameRecord::kBests + 2 * GameRecord::kLast + 10);

  // The record of a game; an empty one where nothing is known. A ninth game takes the place of one never finished, or the
  // last.
  GameRecord& of(const Game& game);
  // A game has ended. `persons` has a bit for each seat that a person played: what computers do is nobody's record.
  // false: this deal was counted before.
  bool count(const Game& game, Seed seed, const Options& options, const Status& status, int seats, bool undoWasUsed,
             bool hintWasUsed = false, std::uint8_t persons = 0xFF);
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
  void writeScores(int part, ByteWriter& out) const;
  bool readScores(int part, ByteReader& in);  // after the halves; an older version has none

 private:
  GameRecord records_[kGames] = {};
};

}  // namespace armada
