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

void clearNumbers(GameRecord& record) {
  const GameRecord before = record;
  record = GameRecord{};
  record.id = before.id;
  std::memcpy(record.lessonsSeen, before.lessonsSeen, sizeof record.lessonsSeen);
  record.best = record.bestBefore = kNoScore;
}

void oneMore(std::uint16_t& number) {
  if (number < 0xFFFF) ++number;
}

}  // namespace

void GameRecord::teachAgain() {
  for (std::uint32_t& seen : lessonsSeen) seen = 0;
}

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
  room->best = room->bestBefore = kNoScore;
  return *room;
}

bool Statistics::count(const Game& game, Seed seed, const Options& options, const Status& status, int seats,
                       bool undoWasUsed, bool hintWasUsed) {
  if (status.outcome == Outcome::playing) return false;
  GameRecord& record = of(game);
  const std::uint32_t deal = dealOf(seed, options);
  for (const std::uint32_t before : record.counted)
    if (before == deal) return false;
  std::memmove(record.counted + 1, record.counted, sizeof record.counted - sizeof record.counted[0]);
  record.counted[0] = deal;

  oneMore(record.played);
  switch (status.outcome) {
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
  record.bestBefore = record.best;
  for (int seat = 0; seat < seats; ++seat)
    if (status.score[seat] > record.best) record.best = status.score[seat];
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

}  // namespace armada
