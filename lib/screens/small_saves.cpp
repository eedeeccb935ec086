#include "screens/small_saves.h"

namespace armada {

namespace {

constexpr std::size_t kLongestSettings = 64;  // of this version: rows are added at the end
constexpr BlobSlots kSlots[SmallSaves::kCount] = {
    {"settings", 1, 1, kLongestSettings},
    {"stats1", 1, Statistics::kHalfBytes, Statistics::kHalfBytes},
    {"stats2", 1, Statistics::kHalfBytes, Statistics::kHalfBytes},
    {"lessons", 1, Statistics::kLessonBytes, Statistics::kLessonBytes},
    {"hints", 1, Statistics::kHintBytes, Statistics::kHintBytes},
    {"scores1", 1, Statistics::kScoreBytes, Statistics::kScoreBytes},
    {"scores2", 1, Statistics::kScoreBytes, Statistics::kScoreBytes},
    {"scores3", 1, Statistics::kScoreBytes, Statistics::kScoreBytes},
};
constexpr std::size_t kSettingsSlot = 0, kFirstHalf = 1, kLessons = 3, kHints = 4, kScores = 5;
static_assert(kScores + Statistics::kScoreParts == SmallSaves::kCount);
static_assert(Statistics::kScoreGames * Statistics::kScoreParts >= Statistics::kGames);
static_assert(Statistics::kScoreBytes <= kMaxBlobBytes);
static_assert(kLessons - kFirstHalf == Statistics::kHalves);
static_assert(kSettingsBytes <= kLongestSettings && Statistics::kHalfBytes <= kMaxBlobBytes);
static_assert(Statistics::kLessonBytes <= kMaxBlobBytes);

}  // namespace

const char* SmallSaves::nameAt(std::size_t i) { return i < kCount ? kSlots[i].name() : nullptr; }

LoadResult SmallSaves::judge(std::size_t i, const std::uint8_t* bytes, std::size_t count) {
  std::uint32_t sequence = 0;
  return kSlots[i].judge(bytes, count, sequence);
}

std::size_t SmallSaves::put(std::size_t i, std::uint8_t* to) const {
  ByteWriter out(to, kMaxBlobBytes);
  if (i == kSettingsSlot)
    writeSettings(settings_, out);
  else if (i == kLessons)
    statistics_.writeLessons(out);
  else if (i == kHints)
    statistics_.writeHints(out);
  else if (i >= kScores)
    statistics_.writeScores(static_cast<int>(i - kScores), out);
  else
    statistics_.write(static_cast<int>(i - kFirstHalf), out);
  return out.used();
}

void SmallSaves::take(std::size_t i, const std::uint8_t* from, std::size_t count) {
  ByteReader in(from, count);
  if (i == kSettingsSlot)
    readSettings(settings_, in);
  else if (i == kLessons)
    statistics_.readLessons(in);
  else if (i == kHints)
    statistics_.readHints(in);
  else if (i >= kScores)
    statistics_.readScores(static_cast<int>(i - kScores), in);
  else
    statistics_.read(static_cast<int>(i - kFirstHalf), in);
}

void SmallSaves::load() {
  std::uint8_t bytes[kMaxBlobBytes];
  for (std::size_t i = 0; i < kCount; ++i) take(i, bytes, kSlots[i].read(store_, bytes, sizeof bytes));
  unsaved_ = 0;
  autosave_.saved(changes_);
  asked_ = givenUp_ = 0;
  told_ = false;
}

SaveResult SmallSaves::save(std::size_t i) {
  const std::uint8_t ours = static_cast<std::uint8_t>(1u << i);
  std::uint8_t bytes[kMaxBlobBytes];
  last_ = static_cast<std::uint8_t>(i);
  const SaveResult result = kSlots[i].write(store_, bytes, put(i, bytes), (givenUp_ & ours) != 0);
  if (result == SaveResult::saved) unsaved_ = static_cast<std::uint8_t>(unsaved_ & ~ours);
  return result;
}

// In turn, so that one that cannot be saved is not in the way of the others.
SaveResult SmallSaves::saveAtRest(std::uint32_t now, bool mayAsk) {
  if (!autosave_.due(changes_, now)) return SaveResult::saved;
  SaveResult result = SaveResult::saved;
  for (std::size_t step = 1; step <= kCount; ++step) {
    const std::size_t i = (last_ + step) % kCount;
    if ((unsaved_ & 1u << i) == 0) continue;
    result = save(i);
    break;
  }
  if (unsaved_ == 0) autosave_.saved(changes_);
  if (result == SaveResult::saved) {
    told_ = false;
    return result;
  }
  autosave_.failed(now);
  if (result == SaveResult::failed) {
    const bool again = told_;
    told_ = true;
    return again ? SaveResult::saved : result;
  }
  if (!mayAsk || (asked_ & lastOnes()) != 0) return SaveResult::saved;
  asked_ = static_cast<std::uint8_t>(asked_ | lastOnes());
  return result;
}

bool SmallSaves::saveNow() {
  for (int attempt = 0; attempt < 2; ++attempt)
    for (std::size_t i = 0; i < kCount; ++i)
      if ((unsaved_ & 1u << i) != 0) save(i);
  if (unsaved_ == 0) autosave_.saved(changes_);
  return unsaved_ == 0;
}

LoadResult SmallSaves::kept() const { return kSlots[last_].kept(store_); }

void SmallSaves::giveUpKept() { givenUp_ = static_cast<std::uint8_t>(givenUp_ | lastOnes()); }

}  // namespace armada
