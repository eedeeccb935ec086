#include "screens/saves_by_name.h"

#include <cstring>

#include "rules/kernel/bytes.h"
#include "screens/small_saves.h"
#include "session/registry.h"
#include "session/slots.h"

namespace armada {
namespace {

// Its number; -1: there is no such name.
int numberOfSave(const char* word) {
  for (int i = 0; saveNameAt(static_cast<std::size_t>(i)) != nullptr; ++i)
    if (std::strcmp(saveNameAt(static_cast<std::size_t>(i)), word) == 0) return i;
  return -1;
}

}  // namespace

const char* saveNameAt(std::size_t i) {
  if (i < gameCount()) return gameAt(i).id;
  return SmallSaves::nameAt(i - gameCount());
}

bool isSaveName(const char* word) { return numberOfSave(word) >= 0; }

LoadResult judgeSave(const char* name, const std::uint8_t* bytes, std::size_t count) {
  const auto i = static_cast<std::size_t>(numberOfSave(name));
  std::uint32_t sequence = 0;
  if (i < gameCount()) return judgeImage(&gameAt(i), bytes, count, sequence);
  const LoadResult result = SmallSaves::judge(i - gameCount(), bytes, count);
  return result == LoadResult::empty ? LoadResult::otherVersion : result;
}

std::uint32_t saveSequence(const std::uint8_t* bytes, std::size_t count) {
  constexpr std::size_t kBefore = 5;  // magic and format
  ByteReader in(bytes, count);
  std::uint8_t skipped[kBefore];
  in.bytes(skipped, kBefore);
  const std::uint32_t sequence = in.u32();
  return in.good() ? sequence : 0;
}

}  // namespace armada
