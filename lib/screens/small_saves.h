// What is saved beside the games: the settings, the statistics in two halves, which lessons were given, wins without hints,
// and the scores. They are saved
// like a game: after a rest, read back, tried again when it did not work, and never over what is kept (session/slots.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "platform/platform.h"
#include "screens/settings.h"
#include "screens/statistics.h"
#include "session/autosave.h"
#include "session/slots.h"

namespace armada {

class SmallSaves {
 public:
  static constexpr std::size_t kCount = 8;

  SmallSaves(SaveStore& store, Settings& settings, Statistics& statistics)
      : store_(store), settings_(settings), statistics_(statistics) {}

  static const char* nameAt(std::size_t i);  // nullptr behind the last
  // What these bytes are under the name of one of ours.
  static LoadResult judge(std::size_t i, const std::uint8_t* bytes, std::size_t count);

  // What is not there, or cannot be read, stays as it is in memory. All of it counts as saved afterwards.
  void load();
  void settingsChanged() { changed(kSettings); }
  void statisticsChanged() { changed(kStatistics); }
  void stirred(std::uint32_t now) { autosave_.stirred(now); }  // no rest

  // One write at most, when it is due. What is to be told is said once: `failed` until something is saved again; `kept`
  // once for the settings and once for the statistics, and only when the player can be asked now. `saved`: nothing.
  SaveResult saveAtRest(std::uint32_t now, bool mayAsk);
  // Everything at once, and what failed once more. true: nothing is unsaved.
  bool saveNow();
  // Of the last write, for the player.
  bool wasOfSettings() const { return last_ == 0; }
  LoadResult kept() const;  // what stands there instead
  void giveUpKept();        // the player lets go of it

 private:
  static constexpr std::uint8_t kSettings = 1, kStatistics = 0xFE;  // a bit for each of ours
  std::uint8_t lastOnes() const { return wasOfSettings() ? kSettings : kStatistics; }

  void changed(std::uint8_t which) {
    unsaved_ = static_cast<std::uint8_t>(unsaved_ | which);
    ++changes_;
  }
  SaveResult save(std::size_t i);
  std::size_t put(std::size_t i, std::uint8_t* to) const;
  void take(std::size_t i, const std::uint8_t* from, std::size_t count);

  SaveStore& store_;
  Settings& settings_;
  Statistics& statistics_;
  Autosave autosave_;
  std::uint32_t changes_ = 0;
  std::uint8_t unsaved_ = 0;
  std::uint8_t last_ = 0;
  std::uint8_t asked_ = 0;    // those that the player was asked for
  std::uint8_t givenUp_ = 0;  // and let go of
  bool told_ = false;         // that a write failed
};

}  // namespace armada
