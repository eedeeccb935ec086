#include "esp32/serial.h"

#include <cstring>

#include "canvas/strips.h"
#include "esp32/board.h"
#include "rules/kernel/bytes.h"
#include "screens/saves_by_name.h"
#include "screens/version.h"
#include "session/slots.h"

#ifndef ARMADA_BUILD
#define ARMADA_BUILD __DATE__
#endif

namespace armada::esp32 {

namespace {

constexpr int kRoomForALine = 96;  // of the UART's 128 bytes
constexpr std::size_t kBytesALine = 32;
constexpr int kColours = 32;
constexpr int kRowsAPass = 6;  // of a checksum
constexpr std::size_t kRowBytes = Canvas::kWidth * 2;
static_assert(kRowBytes <= kMaxSaveBytes);

constexpr const char* kHelp[] = {
    "version                       what runs here",
    "memory                        free bytes, largest block",
    "crc                           checksum of the screen",
    "screenshot                    the screen, a row a line",
    "press BUTTON [MILLISECONDS]   up down left right a b select start",
    "screen [NAME on|off]          inverted swapped mirrored sideways; speed 40|20",
    "saves                         what is saved: name slot bytes checksum",
    "export NAME SLOT              a save, as hex",
    "import NAME SLOT BYTES CRC    then the hex, as export gives it",
};
constexpr std::size_t kHelpLines = sizeof kHelp / sizeof kHelp[0];

constexpr const char* kButtonNames[kButtonCount] = {"up", "down", "left", "right", "a", "b", "select", "start"};

// In the order of Adjustment.
struct ScreenWords {
  const char *name, *off, *on;
};
constexpr ScreenWords kScreenWords[kAdjustmentCount] = {{"inverted", "off", "on"},
                                                        {"swapped", "off", "on"},
                                                        {"mirrored", "off", "on"},
                                                        {"sideways", "off", "on"},
                                                        {"speed", "40", "20"}};

using Line = Text<kRoomForALine>;

void send(const char* words, std::size_t count) { Serial.write(reinterpret_cast<const std::uint8_t*>(words), count); }

void tell(Line& line) {
  line << '\n';
  send(line.c_str(), line.size());
}

void tell(const char* words) {
  Line line;
  line << words;
  tell(line);
}

bool roomForALine() { return Serial.availableForWrite() >= kRoomForALine; }

void hex(TextOut& out, std::uint32_t value, int digits) {
  for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) out << "0123456789ABCDEF"[value >> shift & 15u];
}

int digitOf(char letter, int base) {
  int digit = -1;
  if (letter >= '0' && letter <= '9') digit = letter - '0';
  if (letter >= 'A' && letter <= 'F') digit = letter - 'A' + 10;
  if (letter >= 'a' && letter <= 'f') digit = letter - 'a' + 10;
  return digit < base ? digit : -1;
}

// A whole word as a number of at most `digits` digits.
bool numberOf(const char* word, int base, int digits, std::uint32_t& value) {
  value = 0;
  int count = 0;
  for (; word[count] != '\0'; ++count) {
    const int digit = digitOf(word[count], base);
    if (digit < 0 || count >= digits) return false;
    value = value * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digit);
  }
  return count > 0;
}

// Tells saves apart: a CRC-32 over a whole save, with its own behind it, is the same for all. So it is of all but the last
// four bytes, and of a save that is whole just what stands there.
std::uint32_t sumOf(const std::uint8_t* bytes, std::size_t count) { return crc32(bytes, count < 4 ? 0 : count - 4); }

}  // namespace

// ---- lines ----------------------------------------------------------------------------------------------------------
void SerialConsole::poll(std::uint32_t now) {
  while (job_ != Job::none && job_ != Job::receive) {
    if (!work(now)) return;
  }
  if (job_ == Job::receive && now - since_ >= kPatienceMs) {
    done();
    tell("error the rest did not come");
  }
  readLines(now);
}

// An answer always finds room, so nothing here waits.
void SerialConsole::readLines(std::uint32_t now) {
  while ((job_ == Job::none || job_ == Job::receive) && Serial.available() > 0 && roomForALine()) {
    const int letter = Serial.read();
    if (letter == '\r') continue;
    if (letter == '\n') {
      take(now);
    } else if (used_ < kLineLetters) {
      line_[used_++] = static_cast<char>(letter);
    } else {
      tooLong_ = true;
    }
  }
}

void SerialConsole::take(std::uint32_t now) {
  line_[used_] = '\0';
  const bool whole = std::strlen(line_) == used_;  // no zero byte within
  const bool empty = used_ == 0;
  used_ = 0;
  if (tooLong_ || !whole) {
    tooLong_ = false;
    done();  // a save that was coming is broken
    return tell(whole ? "error the line is too long" : "error unknown command");
  }
  if (job_ == Job::receive) return receive(now);
  if (empty) return;

  Words words{};
  for (char* at = line_; *at != '\0';) {
    if (*at == ' ') {
      *at++ = '\0';
      continue;
    }
    if (words.count == kWords) return tell("error too many words");
    words.at[words.count++] = at;
    while (*at != '\0' && *at != ' ') ++at;
  }
  if (words.count > 0) obey(words, now);
}

void SerialConsole::obey(const Words& words, std::uint32_t now) {
  const auto is = [&words](const char* name, int count) {
    return std::strcmp(words.at[0], name) == 0 && words.count == count;
  };
  Line line;
  if (is("version", 1)) {
    line << "ok Pocket Armada " << kVersionName << ", " << board::kName << ", built " << ARMADA_BUILD;
    tell(line);
  } else if (is("memory", 1)) {
    line << "ok free " << ESP.getFreeHeap() << " largest " << ESP.getMaxAllocHeap();
    tell(line);
  } else if (is("help", 1)) {
    begin(Job::help);
  } else if (is("crc", 1)) {
    begin(Job::sum);
  } else if (is("screenshot", 1)) {
    begin(Job::picture);
  } else if (is("saves", 1)) {
    begin(Job::list);
  } else if (is("press", 2) || is("press", 3)) {
    press(words, now);
  } else if (is("screen", 1)) {
    tellScreen();
  } else if (is("screen", 3)) {
    adjustScreen(words);
  } else if (is("export", 3)) {
    beginSending(words);
  } else if (is("import", 5)) {
    beginReceiving(words, now);
  } else {
    tell("error unknown command; try help");
  }
}

// ---- the screen -----------------------------------------------------------------------------------------------------
// For a panel that shows nothing that could be read: the test picture's rows, by name.
void SerialConsole::tellScreen() {
  Line line;
  line << "ok";
  for (std::size_t i = 0; i < kAdjustmentCount; ++i) {
    const ScreenWords& words = kScreenWords[i];
    const bool on = (console_.settings().screen >> i & 1u) != 0;
    line << (i == 0 ? " " : ", ") << words.name << ' ' << (on ? words.on : words.off);
  }
  tell(line);
}

void SerialConsole::adjustScreen(const Words& words) {
  std::size_t i = 0;
  while (i < kAdjustmentCount && std::strcmp(words.at[1], kScreenWords[i].name) != 0) ++i;
  if (i == kAdjustmentCount) return tell("error it is inverted, swapped, mirrored, sideways or speed");
  const bool on = std::strcmp(words.at[2], kScreenWords[i].on) == 0;
  if (!on && std::strcmp(words.at[2], kScreenWords[i].off) != 0)
    return tell(kScreenWords[i].off[0] == 'o' ? "error on or off" : "error the speed is 40 or 20");
  const auto one = static_cast<AdjustmentSet>(1u << i);
  AdjustmentSet& screen = console_.settings().screen;
  screen = static_cast<AdjustmentSet>(on ? screen | one : screen & ~one);
  console_.settingsChanged();
  tellScreen();
}

// ---- what takes longer ----------------------------------------------------------------------------------------------
void SerialConsole::begin(Job job) {
  job_ = job;
  at_ = x_ = drawn_ = 0;
  sum_ = 0;
  if (holdsScreen()) console_.show();  // what stands still is what the panel shows
}

bool SerialConsole::work(std::uint32_t now) {
  if (job_ == Job::press) {
    workPress(now);
    return job_ == Job::none;
  }
  if (!roomForALine()) return false;
  switch (job_) {
    case Job::help: workHelp(); break;
    case Job::list: workList(); break;
    case Job::sum: workSum(); return job_ == Job::none;  // some rows a pass: it takes a while
    case Job::picture: return workPicture();
    case Job::send: workSend(); break;
    default: break;
  }
  return true;
}

void SerialConsole::press(const Words& words, std::uint32_t now) {
  std::uint32_t milliseconds = kPressMs;
  if (words.count == 3 &&
      (!numberOf(words.at[2], 10, 5, milliseconds) || milliseconds == 0 || milliseconds > kLongestPressMs))
    return tell("error a press takes 1 to 10000 milliseconds");
  for (std::size_t i = 0; i < kButtonCount; ++i) {
    if (std::strcmp(words.at[1], kButtonNames[i]) != 0) continue;
    buttons_.inject(static_cast<ButtonSet>(1u << i));
    begin(Job::press);
    since_ = now;
    size_ = static_cast<std::uint16_t>(milliseconds);
    return;
  }
  tell("error there is no such button");
}

// Down for the time that was asked for, and then up long enough that the next press is one of its own.
void SerialConsole::workPress(std::uint32_t now) {
  if (now - since_ >= size_) buttons_.inject(0);
  if (now - since_ < size_ + kPressMs || !roomForALine()) return;
  done();
  tell("ok");
}

void SerialConsole::workHelp() {
  if (at_ < kHelpLines) return tell(kHelp[at_++]);
  done();
  tell("ok");
}

void SerialConsole::workList() {
  const char* name = saveNameAt(at_ / 2u);
  if (name == nullptr) {
    done();
    return tell("ok");
  }
  const int slot = at_ % 2;
  ++at_;
  const SaveRead read = saves_.read(name, slot, bytes_, kMaxSaveBytes);
  if (read.absent()) return;
  Line line;
  line << name << ' ' << slot << ' ';
  if (read.unreadable()) {
    line << "unreadable";
    return tell(line);
  }
  line << static_cast<unsigned>(read.count) << ' ';
  hex(line, sumOf(bytes_, read.count), 8);
  tell(line);
}

// The canvas holds a band of the screen only: true when it had to be drawn to have row y.
bool SerialConsole::drewBandFor(int y) {
  if (y < drawn_) return false;
  console_.drawBand(y);
  drawn_ = static_cast<std::uint16_t>(canvas_.end());
  return true;
}

// The frame as the panel shows it: what the host's pictures are compared by.
void SerialConsole::workSum() {
  if (drewBandFor(at_)) return;
  for (int i = 0; i < kRowsAPass && at_ < drawn_; ++i, ++at_) {
    encodeRows(canvas_, at_, 1, bytes_);
    sum_ = crc32(bytes_, kRowBytes, sum_);
  }
  if (at_ < Canvas::kHeight) return;
  done();
  Line line;
  line << "ok ";
  hex(line, sum_, 8);
  tell(line);
}

// A size, the palette, the rows, and the checksum. A colour is a letter from '@' on, a run of it has its length behind it;
// "=" is a row like the one above.
bool SerialConsole::workPicture() {
  if (at_ > kColours + Canvas::kHeight) {
    begin(Job::sum);
    return true;
  }
  if (at_ > kColours) return pictureLine();
  Line line;
  if (at_ == 0) {
    line << "picture " << Canvas::kWidth << ' ' << Canvas::kHeight;
  } else {
    line << static_cast<char>('@' + at_ - 1) << ' ';
    hex(line, kPalette565[at_ - 1], 4);
  }
  ++at_;
  tell(line);
  return true;
}

bool SerialConsole::pictureLine() {
  const int y = at_ - kColours - 1;
  if (drewBandFor(y)) return false;
  const std::uint8_t* row = canvas_.row(y);
  std::uint8_t* above = bytes_;
  Line line;
  if (x_ == 0 && y > 0 && std::memcmp(row, above, Canvas::kWidth) == 0) {
    line << '=';
    x_ = Canvas::kWidth;
  }
  constexpr std::size_t kLongestRun = 4;  // "@320"
  while (x_ < Canvas::kWidth && line.size() + kLongestRun + 2 < kRoomForALine) {
    int run = 1;
    while (x_ + run < Canvas::kWidth && row[x_ + run] == row[x_]) ++run;
    line << static_cast<char>('@' + (row[x_] & (kColours - 1)));
    if (run > 1) line << run;
    x_ = static_cast<std::uint16_t>(x_ + run);
  }
  if (x_ < Canvas::kWidth) {
    send(line.c_str(), line.size());
    return true;
  }
  std::memcpy(above, row, Canvas::kWidth);
  x_ = 0;
  ++at_;
  tell(line);
  return true;
}

// ---- saves ----------------------------------------------------------------------------------------------------------
bool SerialConsole::nameSave(const Words& words) {
  std::uint32_t slot = 0;
  if (!isSaveName(words.at[1])) {
    tell("error there is no save of that name");
    return false;
  }
  if (!numberOf(words.at[2], 10, 1, slot) || slot > 1) {
    tell("error a slot is 0 or 1");
    return false;
  }
  std::strcpy(name_, words.at[1]);  // as long as a name may be: it is one of ours
  slot_ = static_cast<std::uint8_t>(slot);
  return true;
}

void SerialConsole::beginSending(const Words& words) {
  if (!nameSave(words)) return;
  const SaveRead read = saves_.read(name_, slot_, bytes_, kMaxSaveBytes);
  if (read.absent()) return tell("error nothing is saved there");
  if (read.unreadable()) return tell("error what is saved there cannot be read");
  begin(Job::send);
  size_ = static_cast<std::uint16_t>(read.count);
}

void SerialConsole::workSend() {
  Line line;
  if (at_ < size_) {
    for (std::size_t i = 0; i < kBytesALine && at_ < size_; ++i) hex(line, bytes_[at_++], 2);
    return tell(line);
  }
  done();
  line << "ok " << name_ << ' ' << int{slot_} << ' ' << int{size_} << ' ';
  hex(line, sumOf(bytes_, size_), 8);
  tell(line);
}

void SerialConsole::beginReceiving(const Words& words, std::uint32_t now) {
  std::uint32_t count = 0, sum = 0;
  if (!nameSave(words)) return;
  if (!numberOf(words.at[3], 10, 4, count) || count == 0 || count > kMaxSaveBytes)
    return tell("error a save has 1 to 1984 bytes");
  if (!numberOf(words.at[4], 16, 8, sum)) return tell("error the checksum has 8 hex digits");
  // What runs is saved before anything is laid over it.
  if (!console_.leave()) return tell("error the running game could not be saved; nothing was changed");
  begin(Job::receive);
  since_ = now;
  size_ = static_cast<std::uint16_t>(count);
  sum_ = sum;
  tell("send");
}

void SerialConsole::receive(std::uint32_t now) {
  since_ = now;
  const std::size_t digits = std::strlen(line_);
  bool good = digits > 0 && digits % 2 == 0 && digits / 2 <= static_cast<std::size_t>(size_ - at_);
  for (std::size_t i = 0; good && i < digits; i += 2) {
    const int high = digitOf(line_[i], 16), low = digitOf(line_[i + 1], 16);
    good = high >= 0 && low >= 0;
    if (good) bytes_[at_++] = static_cast<std::uint8_t>(high * 16 + low);
  }
  if (!good) {
    done();
    return tell("error that is not the rest of a save in hex");
  }
  if (at_ == size_) finishReceiving();
}

void SerialConsole::finishReceiving() {
  done();
  if (sumOf(bytes_, size_) != sum_) return tell("error the checksum differs; nothing was changed");
  const LoadResult judged = judgeSave(name_, bytes_, size_);
  if (!goesOn(judged)) {
    Line line;
    line << "error this save " << fault(judged) << "; nothing was changed";
    return tell(line);
  }
  bool written = saves_.write(name_, slot_, bytes_, size_);
  const SaveRead back = saves_.read(name_, slot_, bytes_, kMaxSaveBytes);  // what was written is read back
  written = written && back.state == SaveState::found && back.count == size_ && sumOf(bytes_, size_) == sum_;
  console_.bootAnew();
  tell(written ? "ok" : "error it could not be written");
}

}  // namespace armada::esp32
