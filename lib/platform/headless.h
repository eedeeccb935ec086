// A device without a screen, a speaker or a finger: every part of platform.h kept in fixed memory, so that tests and
// pictures are exactly repeatable, on a PC and in an emulator. No heap, no file system, no real clock.
#pragma once

#include "platform/platform.h"

namespace armada {

constexpr int kPanelWidth = 320;
constexpr int kPanelHeight = 240;
constexpr std::size_t kPanelBytes = static_cast<std::size_t>(kPanelWidth) * kPanelHeight * 2;

// ---- Panel: catches the strips, so that the frame is what a handheld would show -------------------------------------
class FramePanel final : public Panel {
 public:
  void strip(int y, int rows, const std::uint8_t* pixels) override;
  void frameDone() override { ++frames_; }
  AdjustmentSet adjustable() const override { return kAllAdjustments; }  // as a handheld's
  void adjust(AdjustmentSet set) override { adjusted_ = set; }

  AdjustmentSet adjusted() const { return adjusted_; }  // the frame is what was sent, whatever is adjusted
  const std::uint8_t* bytes() const { return bytes_; }  // kPanelBytes, big-endian RGB565
  std::uint16_t pixel(int x, int y) const;
  std::uint32_t checksum() const;  // CRC-32 of the whole frame
  std::uint32_t rowsSent() const { return rowsSent_; }
  std::uint32_t frames() const { return frames_; }
  // Strips that did not lie within the panel; they are not drawn.
  std::uint32_t strayStrips() const { return strayStrips_; }
  void forgetCounts() { rowsSent_ = frames_ = strayStrips_ = 0; }

 private:
  std::uint8_t bytes_[kPanelBytes] = {};
  std::uint32_t rowsSent_ = 0;
  std::uint32_t frames_ = 0;
  std::uint32_t strayStrips_ = 0;
  AdjustmentSet adjusted_ = 0;
};

// ---- Buttons --------------------------------------------------------------------------------------------------------
class ScriptedButtons final : public Buttons {
 public:
  ButtonSet down() override { return held_; }
  void hold(ButtonSet buttons) { held_ = buttons; }

 private:
  ButtonSet held_ = 0;
};

// ---- Clock: stands still until it is told to go on ------------------------------------------------------------------
class SteppedClock final : public Clock {
 public:
  // Rounded up, so that after n ticks at least n thirtieths of a second have passed.
  std::uint32_t milliseconds() override {
    return start_ + wholeSeconds_ * 1000u + (thirtieths_ * 1000u + 29u) / 30u + extra_;
  }
  void tick();                                           // 1/30 s
  void advance(std::uint32_t by) { extra_ += by; }       // milliseconds, for what is finer than a tick
  void startAt(std::uint32_t start) { start_ = start; }  // to try the wrap
  std::uint16_t today() override { return today_; }
  void setToday(std::uint16_t day) { today_ = day; }

 private:
  std::uint16_t today_ = 20773;  // 16 November 2026, until another day is set
  std::uint32_t start_ = 0;
  std::uint32_t wholeSeconds_ = 0;
  std::uint32_t thirtieths_ = 0;
  std::uint32_t extra_ = 0;
};

// ---- SaveStore, with the accidents of a real one --------------------------------------------------------------------
class MemorySaves final : public SaveStore {
 public:
  static constexpr std::size_t kNames = 16;

  enum class Tear : std::uint8_t {
    cutShort,  // the blob ends where the power went
    mixed,     // behind that byte the old blob still stands
  };

  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;

  SaveTrouble trouble() const override { return trouble_; }

  void setTrouble(SaveTrouble trouble) { trouble_ = trouble; }
  void failWrites(std::uint32_t count) { failures_ = count; }  // the next `count` writes say no and change nothing
  // The next write puts `bytes` bytes in place and then the power goes: it says no, and so does every write after it
  // until repair().
  void cutNextWrite(std::size_t bytes, Tear tear);
  void repair();
  bool powerGone() const { return powerGone_; }

  std::size_t size(const char* name, int slot) const;  // 0: none
  void flipBit(const char* name, int slot, std::size_t bit);
  void erase(const char* name, int slot);
  void forbid(const char* name, int slot);  // what is there cannot be read, until it is written over
  void eraseAll();
  std::uint32_t writes() const { return writes_; }  // those that went through

 private:
  struct Blob {
    char name[kMaxSaveName + 1];
    std::uint16_t size[2];
    bool forbidden[2];
    std::uint8_t bytes[2][kMaxSaveBytes];
  };
  const Blob* find(const char* name) const;
  Blob* find(const char* name);
  Blob* findOrAdd(const char* name);

  Blob blobs_[kNames] = {};
  std::uint32_t writes_ = 0;
  std::uint32_t failures_ = 0;
  std::size_t cutAt_ = 0;
  Tear tear_ = Tear::cutShort;
  bool cutComes_ = false;
  bool powerGone_ = false;
  SaveTrouble trouble_ = SaveTrouble::none;
};

// ---- Tone, Power, Entropy -------------------------------------------------------------------------------------------
class ToneLog final : public Tone {
 public:
  void sound(std::uint16_t hertz, std::uint8_t volume) override;

  std::uint16_t hertz() const { return hertz_; }  // what sounds now; 0 is silence
  std::uint8_t volume() const { return volume_; }
  std::uint32_t notes() const { return notes_; }  // how often a pitch began that can be heard
  std::uint16_t lastNote() const { return lastNote_; }

 private:
  std::uint16_t hertz_ = 0;
  std::uint16_t lastNote_ = 0;
  std::uint8_t volume_ = 0;
  std::uint32_t notes_ = 0;
};

class StillPower final : public Power {
 public:
  int batteryPercent() override { return battery_; }
  void brightness(std::uint8_t level) override { brightness_ = level; }
  void sleep() override { ++sleeps_; }  // a button wakes it at once
  bool canSwitchOff() const override { return canSwitchOff_; }
  void switchOff() override { ++switchOffs_; }

  void setBattery(int percent) { battery_ = percent; }
  void setCanSwitchOff(bool can) { canSwitchOff_ = can; }
  std::uint8_t brightnessNow() const { return brightness_; }
  std::uint32_t sleeps() const { return sleeps_; }
  std::uint32_t switchOffs() const { return switchOffs_; }

 private:
  int battery_ = 80;
  std::uint8_t brightness_ = 0;
  bool canSwitchOff_ = false;
  std::uint32_t sleeps_ = 0;
  std::uint32_t switchOffs_ = 0;
};

// Counts up from a first word, so that the seed of a scripted game is known beforehand.
class FixedEntropy final : public Entropy {
 public:
  static constexpr std::uint32_t kFirst = 7;
  std::uint32_t word() override { return next_++; }
  void startFrom(std::uint32_t first) { next_ = first; }

 private:
  std::uint32_t next_ = kFirst;
};

// ---- all of them ----------------------------------------------------------------------------------------------------
// About 190 KB: keep it static.
struct HeadlessDevice {
  FramePanel panel;
  ScriptedButtons buttons;
  SteppedClock clock;
  MemorySaves saves;
  ToneLog tone;
  StillPower power;
  FixedEntropy entropy;

  Platform platform() { return Platform{panel, buttons, clock, saves, tone, power, entropy}; }
};

}  // namespace armada
