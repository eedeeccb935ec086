// The handheld behind the stand-ins: pins, voltages, panel, flash, serial line and sleep, all in fixed memory, so that the
// firmware runs on a PC and in an emulator exactly as repeatably as the headless console. Time goes on when the firmware
// rests or sleeps, or when a test says so. What a real chip would not forgive is counted as a fault.
#pragma once

#include <csetjmp>
#include <cstddef>
#include <cstdint>

#include "flash.h"
#include "platform/headless.h"

namespace armada_test {

constexpr int kPins = 40;

class Handheld {
 public:
  enum class End : int { none, deepSleep, powerCut, asleepForEver, restart };

  void reset();         // a new one, flashed once, without any saves
  void powerOn();       // everything but the flash forgets; the cause of the start is power
  void restart();       // as the chip itself does after a fault: some memory outlives it
  void wakeFromDeep();  // the wake button was pressed: the chip starts anew

  // ---- time
  std::uint64_t microseconds = 0;
  std::uint32_t millisAtStart = 0;  // what millis() begins with, to try the wrap
  bool restIsFree = false;          // delay() lets no time pass: the test moves the clock
  std::uint32_t milliseconds() const { return millisAtStart + static_cast<std::uint32_t>(microseconds / 1000u); }
  void pass(std::uint64_t us);

  // ---- pins: true is high. Events come by themselves when their time has come.
  bool level[kPins];
  std::uint8_t mode[kPins];
  std::uint16_t volts[kPins];  // what analogRead says; analogReadMilliVolts says it as it is
  void press(int pin) { level[pin] = false; }
  void release(int pin) { level[pin] = true; }
  void plan(std::uint64_t afterMs, int pin, bool high);
  void planVolts(std::uint64_t afterMs, int pin, std::uint16_t value);
  std::size_t planned() const { return plans_; }

  // ---- PWM
  struct Channel {
    std::uint32_t hertz, duty;
    std::uint8_t bits;
    int pin;  // -1: none
  } channels[16];
  const Channel* onPin(int pin) const;
  std::uint32_t dutyOn(int pin) const { return onPin(pin) == nullptr ? 0 : onPin(pin)->duty; }
  void (*onPulse)();  // called when a pulse has changed

  // ---- panel: what it shows. A strip under way by DMA is read when it arrives, as late as can be.
  std::uint8_t picture[armada::kPanelBytes];
  std::uint32_t rowsSent, rowsArrived, strips, commands;
  bool panelAsleep, panelBlank, dmaReady, busOpen;
  bool sleepCommandGiven;  // and when, the last one
  std::uint32_t sleepCommandAt;
  bool dmaFails;  // initDMA restarts the chip, as the real one does
  std::uint8_t rotation;
  std::uint8_t memoryAccess;  // the byte of the last MADCTL
  bool inverted;
  int busHertz, dmaHertz, fastestHertz;  // of the bus now, of the DMA's device, of anything that was sent
  bool dmaTouched;                       // the device's speed is on the bus
  bool stripUnderWay() const { return sending_ != nullptr; }
  std::uint32_t pictureSum() const;
  void (*onStrip)();  // called when a strip is handed over

  // ---- flash
  Flash flash;
  enum class Tear : std::uint8_t { gone, mixed } tear;
  std::uint32_t nvsReads, nvsWrites;  // calls of NVS
  std::uint32_t flashWrites;          // single ones, of at most 32 bytes
  std::uint32_t blobWrites;           // whole ones
  std::int32_t cutAfter;              // so many single writes from now; -1: never
  bool readsFail;                     // what is there cannot be read
  static constexpr std::uint32_t kProgramBytes = 600000;
  void upload(const PartitionTable& table = kOurTable) { flash.upload(table, kProgramBytes); }
  Flash::Blob* save(const char* key);  // "pew_pew:0"; nullptr: none

  // ---- serial line
  char in[4096];
  std::size_t inUsed, inRead;
  char out[98304];
  std::size_t outUsed;
  int lineRoom;   // what the UART's queue takes
  bool slowLine;  // 115200 baud: 11 bytes a millisecond leave the queue
  void type(const char* words);
  void type(const void* letters, std::size_t count);  // any letters, a zero among them too
  const char* answer();                               // all that came back since the last call

  // ---- the rest
  std::uint32_t nextRandom;
  std::uint32_t lightSleeps, deepSleeps, feeds, faults, longestUnfedMs;
  std::uint32_t napsSinceFeed, mostNapsUnfed;
  bool watchdog;
  const char* fault;  // the last one

  // Runs what may end in a deep sleep or a power cut, and tells how it ended.
  template <class Run>
  End run(Run what) {
    armed_ = true;
    const int how = setjmp(exit_);
    if (how == 0) {
      what();
      armed_ = false;
      return End::none;
    }
    armed_ = false;
    return static_cast<End>(how);
  }

  // -- for the stand-ins
  void complain(const char* what);
  [[noreturn]] void leave(End how);
  void onBus();  // something goes over the bus, at its speed
  void send(int y, int rows, const void* pixels);
  void arrive();
  void startCore();
  void flashWrite(void* to, const void* from, std::size_t count);
  struct {
    const Partition* partitions[8];
    std::size_t count;
  } opened;  // by NVS, since the power came on
  bool buttonsWake, cameFromDeepSleep;
  int wakeLevel[kPins];  // -1: does not wake
  std::uint64_t timerUs;
  int ext0Pin, ext0Level;
  int cause;
  int windowY, windowRows;
  std::uint8_t lastCommand;
  std::uint64_t fedAt;
  void runPlans();
  std::uint64_t untilNextPlan() const;

 private:
  struct Plan {
    std::uint64_t at;
    int pin;
    bool isVolts, high;
    std::uint16_t volts;
  };
  static constexpr std::size_t kPlans = 512;
  Plan plan_[kPlans];
  std::size_t plans_ = 0;
  const void* sending_ = nullptr;
  int sendY_ = 0, sendRows_ = 0;
  std::jmp_buf exit_;
  bool armed_ = false;
};

extern Handheld handheld;

}  // namespace armada_test
