// What a device must offer, and nothing more: Panel, Buttons, Clock, SaveStore, Tone, Power, Entropy. The window, the
// terminal, the headless runner and the handhelds each implement these; lib/screens knows only this header.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

// ---- Panel: takes strips of big-endian RGB565 -----------------------------------------------------------------------
// What differs between panels of one name, and can be made up for.
enum class Adjustment : std::uint8_t {
  inverted,  // every colour is its opposite
  swapped,   // red is blue, and blue is red
  mirrored,  // left is right
  sideways,  // rows are columns
  slow,      // half the speed, for long wires
};
constexpr std::size_t kAdjustmentCount = 5;
using AdjustmentSet = std::uint8_t;
constexpr AdjustmentSet bit(Adjustment each) { return static_cast<AdjustmentSet>(1u << static_cast<unsigned>(each)); }
constexpr AdjustmentSet kAllAdjustments = (1u << kAdjustmentCount) - 1;

class Panel {
 public:
  // Rows y..y+rows-1, 320 pixels each, 2 bytes a pixel, high byte first. The buffer stays untouched until the strip
  // after the next one, so that a driver may send it by DMA.
  virtual void strip(int y, int rows, const std::uint8_t* pixels) = 0;
  // All strips of this frame were sent.
  virtual void frameDone() = 0;
  // Which adjustments the player may make; none where the panel is known, as in a window.
  virtual AdjustmentSet adjustable() const { return 0; }
  // From now on; what is shown is stale then, and all rows are to be sent again.
  virtual void adjust(AdjustmentSet) {}

 protected:
  ~Panel() = default;
};

// ---- Buttons: eight, one bit each -----------------------------------------------------------------------------------
enum class Button : std::uint8_t { up, down, left, right, a, b, select, start };
constexpr std::size_t kButtonCount = 8;
using ButtonSet = std::uint8_t;
constexpr ButtonSet bit(Button button) { return static_cast<ButtonSet>(1u << static_cast<unsigned>(button)); }

class Buttons {
 public:
  virtual ButtonSet down() = 0;  // as the contacts are now, bouncing and all

 protected:
  ~Buttons() = default;
};

// ---- Clock ----------------------------------------------------------------------------------------------------------
class Clock {
 public:
  virtual std::uint32_t milliseconds() = 0;  // since some start; wraps
  // The local date, in days since 1970-01-01; 0 where nobody knows it. For the daily deal, nothing else.
  virtual std::uint16_t today() { return 0; }

 protected:
  ~Clock() = default;
};

// ---- SaveStore: named blobs in two slots each -----------------------------------------------------------------------
constexpr std::size_t kMaxSaveBytes = 1984;
constexpr std::size_t kMaxSaveName = 16;  // two names differ within their first 13 letters: an NVS key has no more

enum class SaveState : std::uint8_t {
  absent,      // nothing is there
  found,       // it was read
  unreadable,  // something is there, but it cannot be read: forbidden, broken, or longer than the room for it
};

struct SaveRead {
  SaveState state;
  std::size_t count;  // bytes read; 0 unless it was found
  bool absent() const { return state == SaveState::absent; }
  bool unreadable() const { return state == SaveState::unreadable; }
};
constexpr SaveRead kNoSave{SaveState::absent, 0};
constexpr SaveRead kUnreadableSave{SaveState::unreadable, 0};
constexpr SaveRead foundSave(std::size_t count) { return {SaveState::found, count}; }

// Why a device can keep nothing at all.
enum class SaveTrouble : std::uint8_t {
  none,
  noPlace,   // its flash has no place for saves
  newer,     // a newer version wrote what is there
  broken,    // it cannot be opened
  onlyRead,  // what is there is read, and nothing is written: another program has it, or the player wanted it so
};

class SaveStore {
 public:
  // Never more than `room` bytes; where nothing is there, `to` stays as it is. What is there and cannot be read is not an empty slot: nobody writes over it unasked.
  virtual SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) = 0;
  // All or nothing as far as the device can; false when it could not.
  virtual bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) = 0;
  // With a trouble reads find nothing, unless it is onlyRead, and writes say no; what is there stays as it is: nothing is
  // formatted unasked.
  virtual SaveTrouble trouble() const { return SaveTrouble::none; }

 protected:
  ~SaveStore() = default;
};

// ---- Tone: one voice ------------------------------------------------------------------------------------------------
class Tone {
 public:
  // From now on this pitch; 0 is silence. Volume 0..10.
  virtual void sound(std::uint16_t hertz, std::uint8_t volume) = 0;

 protected:
  ~Tone() = default;
};

// ---- Power ----------------------------------------------------------------------------------------------------------
class Power {
 public:
  virtual int batteryPercent() = 0;                 // 0..100, -1 where there is no battery
  virtual void brightness(std::uint8_t level) = 0;  // 1..10; 0 is dark
  virtual void sleep() = 0;                         // returns when a button wakes the device
  virtual bool canSwitchOff() const = 0;            // a program that can be left
  virtual void switchOff() = 0;

 protected:
  ~Power() = default;
};

// ---- Entropy: for the seed of a new game, nothing else --------------------------------------------------------------
class Entropy {
 public:
  virtual std::uint32_t word() = 0;

 protected:
  ~Entropy() = default;
};

struct Platform {
  Panel& panel;
  Buttons& buttons;
  Clock& clock;
  SaveStore& saves;
  Tone& tone;
  Power& power;
  Entropy& entropy;
};

}  // namespace armada
