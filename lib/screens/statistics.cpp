#include "screens/statistics.h"

#include <cstring>

namespace armada {

namespace {

constexpr std::uint8_t kFormat = 1;

std::uint32_t idOf(const Game& game) {
  const std::uint32_t sum = crc32(game.id, std::strlen(game.id));
  return sum != 0 ? sum : 1;
}

// A deal is its seed and its options; 0 means "no deal" in the list.
std::uint32_t dealOf(Seed seed, const Options& options) {
  const std::uint8_t bytes[4] = {static_cast<std::uint8_t>(seed), static_cast<std::uint8_t>(seed >> 8),
                                 static_cast<std::uint8_t>(seed >> 16), static_cast<std::uint8_t>(seed >> 24)};
  const std::uint32_t sum = crc32(options.choice, kMaxOptions, crc32(bytes, sizeof bytes));
  return sum != 0 ? sum : 1;
}

void clearLists(GameRecord& record) {
  for (BestScore& best : record.bests) best = {0, kNoScore};
  for (std::int16_t& score : record.last) score = kNoScore;
}

void clearScores(GameRecord& record) {
  record.best = record.bestBefore = kNoScore;
  clearLists(record);
}

std::uint16_t keyOf(const Options& options) { return static_cast<std::uint16_t>(crc32(options.choice, kMaxOptions)); }

void clearNumbers(GameRecord& record) {
  const GameRecord before = record;
  record = GameRecord{};
  record.id = before.id;
  std::memcpy(record.lessonsSeen, before.lessonsSeen, sizeof record.lessonsSeen);
  clearScores(record);
}

void oneMore(std::uint16_t& number) {
  if (number < 0xFFFF) ++number;
}

}  // namespace

void GameRecord::teachAgain() {
  for (std::uint32_t& seen : lessonsSeen) seen = 0;
}

std::int16_t GameRecord::bestWith(const Options& options) const {
  for (const BestScore& best : bests)
    if (best.score != kNoScore && best.options == keyOf(options)) return best.score;
  return kNoScore;
}

std::uint16_t GameRecord::dailyStreakOn(Day today) const {
  return today == 0 || dailyDone + 1 >= today ? dailyStreak : std::uint16_t{0};
}

namespace {

// What was played last stands first; the choice of options that nobody played for longest makes room.
void keepBest(GameRecord& record, const Options& options, std::int16_t score) {
  const std::uint16_t key = keyOf(options);
  std::size_t at = 0;
  while (at + 1 < GameRecord::kBests && (record.bests[at].score == kNoScore || record.bests[at].options != key)) ++at;
  const BestScore& before = record.bests[at];
  const bool known = before.score != kNoScore && before.options == key;
  const BestScore best{key, known && before.score > score ? before.score : score};
  std::memmove(record.bests + 1, record.bests, at * sizeof record.bests[0]);
  record.bests[0] = best;
}

void keepResult(GameRecord& record, std::int16_t score, bool won) {
  std::memmove(record.last + 1, record.last, sizeof record.last - sizeof record.last[0]);
  record.last[0] = score;
  constexpr unsigned kAll = (1u << GameRecord::kLast) - 1;
  record.lastWon = static_cast<std::uint16_t>((record.lastWon << 1 | (won ? 1u : 0u)) & kAll);
}

void keepDaily(GameRecord& record, Day day) {
  if (day <= record.dailyDone) return;
  record.dailyStreak = day == record.dailyDone + 1 ? record.dailyStreak : std::uint16_t{0};
  oneMore(record.dailyStreak);
  record.dailyDone = day;
  if (record.dailyStreak > record.bestDailyStreak) record.bestDailyStreak = record.dailyStreak;
}

}  // namespace

GameRecord& Statistics::of(const Game& game) {
  const std::uint32_t id = idOf(game);
  GameRecord* room = nullptr;
  for (GameRecord& record : records_) {
    if (record.id == id) return record;
    if (room == nullptr && record.id == 0) room = &record;
  }
  if (room == nullptr) {
    for (GameRecord& record : records_)
      if (room == nullptr && record.played == 0) room = &record;
  }
  if (room == nullptr) room = &records_[kGames - 1];
  *room = GameRecord{};
  room->id = id;
  clearScores(*room);
  return *room;
}

std::int16_t highestScore(const Status& status, int seats, std::uint8_t persons) {
  std::int16_t high = kNoScore;
  for (int seat = 0; seat < seats; ++seat)
    if ((persons >> seat & 1) != 0 && status.score[seat] > high) high = status.score[seat];
  return high;
}

bool Statistics::count(const Game& game, Seed seed, const Options& options, const Status& status, int seats,
                       bool undoWasUsed, bool hintWasUsed, std::uint8_t persons) {
  if (status.outcome == Outcome::playing) return false;
  GameRecord& record = of(game);
  const std::uint32_t deal = dealOf(seed, options);
  for (const std::uint32_t before : record.counted)
    if (before == deal) return false;
  std::memmove(record.counted + 1, record.counted, sizeof record.counted - sizeof record.counted[0]);
  record.counted[0] = deal;

  oneMore(record.played);
  const bool lostToComputer =
      status.outcome == Outcome::won && status.winner < kMaxSeats && (persons >> status.winner & 1) == 0;
  const Outcome outcome = lostToComputer ? Outcome::lost : status.outcome;
  switch (outcome) {
    case Outcome::won:
      if (status.winner < kMaxSeats) oneMore(record.wins[status.winner]);
      if (!undoWasUsed) oneMore(record.wonWithoutUndo);
      if (!hintWasUsed) oneMore(record.wonWithoutHints);
      oneMore(record.streak);
      if (record.streak > record.bestStreak) record.bestStreak = record.streak;
      break;
    case Outcome::lost:
      oneMore(record.lost);
      record.streak = 0;
      break;
    default:
      oneMore(record.drawn);
      record.streak = 0;
      break;
  }
  record.bestBefore = record.bestWith(options);
  const std::int16_t high = highestScore(status, seats, persons);
  if (high > record.best) record.best = high;
  keepBest(record, options, high);
  keepResult(record, high, outcome == Outcome::won);
  if (seats == 1 && record.dailyBegun != 0 && seed == dailySeed(game, record.dailyBegun))
    keepDaily(record, record.dailyBegun);
  return true;
}

void Statistics::erase(const Game& game) { clearNumbers(of(game)); }

void Statistics::eraseAll() {
  for (GameRecord& record : records_) record = GameRecord{};
}

void Statistics::teachAgain() {
  for (GameRecord& record : records_) record.teachAgain();
}

void Statistics::write(int half, ByteWriter& out) const {
  out.u8(kFormat);
  for (std::size_t i = 0; i < kGames / kHalves; ++i) {
    const GameRecord& r = records_[static_cast<std::size_t>(half) * kGames / kHalves + i];
    out.u32(r.id);
    out.u16(r.played);
    for (const std::uint16_t won : r.wins) out.u16(won);
    for (const std::uint16_t number : {r.lost, r.drawn, r.wonWithoutUndo, r.streak, r.bestStreak}) out.u16(number);
    out.u16(static_cast<std::uint16_t>(r.best));
    out.u16(static_cast<std::uint16_t>(r.bestBefore));
    for (const std::uint32_t deal : r.counted) out.u32(deal);
    out.u32(r.lessonsSeen[0]);
  }
}

bool Statistics::read(int half, ByteReader& in) {
  if (in.left() != kHalfBytes || in.u8() != kFormat) return false;
  for (std::size_t i = 0; i < kGames / kHalves; ++i) {
    GameRecord& r = records_[static_cast<std::size_t>(half) * kGames / kHalves + i];
    r.id = in.u32();
    r.played = in.u16();
    for (std::uint16_t& won : r.wins) won = in.u16();
    r.lost = in.u16();
    r.drawn = in.u16();
    r.wonWithoutUndo = in.u16();
    r.streak = in.u16();
    r.bestStreak = in.u16();
    r.best = static_cast<std::int16_t>(in.u16());
    r.bestBefore = static_cast<std::int16_t>(in.u16());
    r.wonWithoutHints = 0;
    for (const std::uint16_t won : r.wins) r.wonWithoutHints = static_cast<std::uint16_t>(r.wonWithoutHints + won);
    for (std::uint32_t& deal : r.counted) deal = in.u32();
    const std::uint32_t seen = in.u32();
    for (std::uint32_t& lessons : r.lessonsSeen) lessons = seen;
    clearLists(r);  // an older version has kept none; else they are read after this
  }
  return in.good();
}

// Each game's under its id: a power cut may leave halves and lessons of different days.
void Statistics::writeLessons(ByteWriter& out) const {
  out.u8(kFormat);
  for (const GameRecord& r : records_) {
    out.u32(r.id);
    for (std::size_t seat = 1; seat < kMaxSeats; ++seat) out.u32(r.lessonsSeen[seat]);
  }
}

bool Statistics::readLessons(ByteReader& in) {
  if (in.left() != kLessonBytes || in.u8() != kFormat) return false;
  for (std::size_t i = 0; i < kGames; ++i) {
    const std::uint32_t id = in.u32();
    std::uint32_t seen[kMaxSeats - 1];
    for (std::uint32_t& lessons : seen) lessons = in.u32();
    for (GameRecord& r : records_)
      if (id != 0 && r.id == id) std::memcpy(r.lessonsSeen + 1, seen, sizeof seen);
  }
  return in.good();
}

void Statistics::writeHints(ByteWriter& out) const {
  out.u8(kFormat);
  for (const GameRecord& r : records_) {
    out.u32(r.id);
    out.u16(r.wonWithoutHints);
  }
}

bool Statistics::readHints(ByteReader& in) {
  if (in.left() != kHintBytes || in.u8() != kFormat) return false;
  for (std::size_t i = 0; i < kGames; ++i) {
    const std::uint32_t id = in.u32();
    const std::uint16_t won = in.u16();
    for (GameRecord& r : records_)
      if (id != 0 && r.id == id) r.wonWithoutHints = won;
  }
  return in.good();
}

// As the lessons, each game's under its id.
void Statistics::writeScores(int part, ByteWriter& out) const {
  out.u8(kFormat);
  for (std::size_t i = 0; i < kScoreGames; ++i) {
    const std::size_t at = static_cast<std::size_t>(part) * kScoreGames + i;
    static const GameRecord kNone{};
    const GameRecord& r = at < kGames ? records_[at] : kNone;
    out.u32(r.id);
    for (const BestScore& best : r.bests) {
      out.u16(best.options);
      out.u16(static_cast<std::uint16_t>(best.score));
    }
    for (const std::int16_t score : r.last) out.u16(static_cast<std::uint16_t>(score));
    for (const std::uint16_t number : {r.lastWon, r.dailyBegun, r.dailyDone, r.dailyStreak, r.bestDailyStreak})
      out.u16(number);
  }
}

bool Statistics::readScores(int part, ByteReader& in) {
  if (part < 0 || part >= kScoreParts || in.left() != kScoreBytes || in.u8() != kFormat) return false;
  for (std::size_t i = 0; i < kScoreGames; ++i) {
    const std::uint32_t id = in.u32();
    GameRecord nobody{};
    GameRecord* r = &nobody;
    for (GameRecord& each : records_)
      if (id != 0 && each.id == id) r = &each;
    for (BestScore& best : r->bests) {
      best.options = in.u16();
      best.score = static_cast<std::int16_t>(in.u16());
    }
    for (std::int16_t& score : r->last) score = static_cast<std::int16_t>(in.u16());
    for (std::uint16_t* number : {&r->lastWon, &r->dailyBegun, &r->dailyDone, &r->dailyStreak, &r->bestDailyStreak})
      *number = in.u16();
  }
  return in.good();
}

}  // namespace armada
