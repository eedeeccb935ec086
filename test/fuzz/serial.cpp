// The serial line of the firmware on its stand-ins: letters, time that passes, saves that are imported with their checksums
// mended. Whatever was typed, nothing waits for the line, no fault is noted, answers are lines that can be read, and
// the next command is answered. The console is drawn only where the input asks for a pass of the whole firmware.
//   letters as they are typed; 0xFF and a letter is a deed, see act()
#include "../test_firmware/here.h"

#include <cstring>
#include <new>

#include "esp32/firmware.h"
#include "support/esp32/handheld.h"
#include "target.h"

using namespace armada;
using armada_test::handheld;
using esp32::Firmware;
using esp32::SerialConsole;

namespace {

alignas(Firmware) unsigned char memory[sizeof(Firmware)];
std::uint8_t pixels[Canvas::kScreenBytes];  // all of the screen is drawn at once: four times as fast as in bands
Firmware* running;

void listen() {
  const char* words = handheld.answer();
  for (std::size_t letters = 0; *words != '\0'; ++words) {
    REQUIRE(*words == '\n' || (*words >= ' ' && *words <= '~'));
    letters = *words == '\n' ? 0 : letters + 1;
    REQUIRE(letters <= 4 * Canvas::kWidth);
  }
}

void let(std::uint32_t milliseconds) {
  handheld.pass(std::uint64_t{milliseconds} * 1000u);
  running->serial().poll(handheld.milliseconds());
}

void slow(bool line) {
  Serial.flush();
  handheld.slowLine = line;
}

void type(const void* letters, std::size_t count) {
  handheld.type(letters, count);
  for (int i = 0; i < 64 && handheld.inRead < handheld.inUsed; ++i) let(1);
  for (int i = 0; i < 4000 && handheld.inRead < handheld.inUsed; ++i)
    let(100);  // a press takes ten seconds, a picture on a slow line more
  REQUIRE(handheld.inRead == handheld.inUsed);
}

// The name's number, the slot, and the save without its last four bytes.
void import(ByteReader& in) {
  const std::size_t name = in.u8(), slot = in.u8() & 1, count = in.u16() % kMaxSaveBytes;
  std::uint8_t save[kMaxSaveBytes + 4];
  ByteReader content = in.slice(count < in.left() ? count : in.left());
  ByteWriter out(save, sizeof save);
  out.bytes(content.at(), content.left());
  const std::uint32_t sum = crc32(save, out.used());  // it ends every save, and tells saves apart
  out.u32(sum);
  Text<96> line;
  const char* small = SmallSaves::nameAt(name % 8);
  line << "import " << (small != nullptr ? small : gameAt(name % gameCount()).id) << ' ' << static_cast<int>(slot)
       << ' ' << static_cast<unsigned>(out.used()) << ' ';
  for (int shift = 28; shift >= 0; shift -= 4) line << "0123456789ABCDEF"[sum >> shift & 15u];
  line << '\n';
  type(line.c_str(), line.size());
  for (std::size_t at = 0; at < out.used();) {
    char hex[2 * 32 + 1];
    std::size_t used = 0;
    for (int i = 0; i < 32 && at < out.used(); ++i, ++at) {
      hex[used++] = "0123456789ABCDEF"[save[at] >> 4];
      hex[used++] = "0123456789abcdef"[save[at] & 15];
    }
    hex[used++] = '\n';
    type(hex, used);
  }
}

// The whole firmware draws what has changed: that takes as long as a hundred lines, and so it happens rarely.
void pass(int& passes) {
  if (passes-- > 0) running->pass();
}

void act(ByteReader& in, int& passes) {
  switch (in.u8()) {
    case 'm': let(1); break;
    case 'p': let(SerialConsole::kPressMs + 1); break;
    case 'w': let(SerialConsole::kPatienceMs); break;
    case 's': slow(!handheld.slowLine); break;
    case 'i': import(in); break;
    case 'a': listen(); break;
    case 'r': handheld.readsFail = !handheld.readsFail; break;
    case 'f': pass(passes); break;
    default: break;
  }
}

void run(ByteReader in) {
  int passes = 2;
  while (in.left() > 0) {
    const std::uint8_t letter = in.u8();
    if (letter == 0xFF)
      act(in, passes);
    else
      type(&letter, 1);
  }
}

// Whatever was begun comes to its end, and then it listens.
bool answersAtLast() {
  slow(false);
  let(SerialConsole::kLongestPressMs + SerialConsole::kPatienceMs);
  for (int i = 0; i < 2; ++i) type("\n", 1);
  listen();
  type("version\n", 8);
  for (int i = 0; i < 100; ++i) {
    let(SerialConsole::kPatienceMs);
    const char* words = handheld.answer();
    if (std::strncmp(words, "ok Pocket Armada", 16) == 0) return true;
    if (i == 50) type("version\n", 8);
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  if (count > 4096) return 0;
  handheld.reset();
  const auto end = handheld.run([bytes, count] {
    running = new (memory) Firmware();
    running->canvas() = Canvas(pixels, Canvas::kHeight);
    running->begin();
    run(ByteReader(bytes, count));
    REQUIRE(answersAtLast());
  });
  REQUIRE(end == armada_test::Handheld::End::none || end == armada_test::Handheld::End::deepSleep);
  if (handheld.faults > 0) armada_test::broken("handheld", handheld.fault);
  return 0;
}
