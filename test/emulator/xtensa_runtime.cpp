// What an emulated Xtensa program needs of its machine: constructors, stdout, exit, and words for an exception. The host
// is called by the instruction `simcall`. Knows nothing of the project.
#include <cstdio>
#include <cstdlib>

extern "C" {

int main();
extern char bssBegin[], bssEnd[];
using Constructor = void (*)();
extern Constructor initArrayBegin[], initArrayEnd[];

namespace {
constexpr int kSimExit = 1;
constexpr int kSimWrite = 4;
}  // namespace

static int simcall(int number, int first, int second, int third) {
  register int a2 asm("a2") = number;
  register int a3 asm("a3") = first;
  register int a4 asm("a4") = second;
  register int a5 asm("a5") = third;
  asm volatile("simcall" : "+r"(a2), "+r"(a3) : "r"(a4), "r"(a5) : "memory");
  return a2;
}

[[noreturn]] void _exit(int status) {
  simcall(kSimExit, status, 0, 0);
  for (;;) {
  }
}

static char line[256];
static int lineUsed = 0;

static void flushLine() {
  if (lineUsed > 0) simcall(kSimWrite, 1, reinterpret_cast<int>(line), lineUsed);
  lineUsed = 0;
}

// A line at a time: a call to the host for every letter would cost more than the tests.
static int put(char letter, FILE*) {
  line[lineUsed++] = letter;
  if (letter == '\n' || lineUsed == static_cast<int>(sizeof line)) flushLine();
  return 0;
}

FILE console = FDEV_SETUP_STREAM(put, nullptr, nullptr, _FDEV_SETUP_WRITE);

[[noreturn]] void abort() {
  printf("abort\n");
  flushLine();
  _exit(134);
}

[[noreturn]] void exit(int status) {
  flushLine();
  _exit(status);
}

[[noreturn]] void reportException(unsigned cause, unsigned at, unsigned address) {
  printf("exception %u at 0x%x, address 0x%x\n", cause, at, address);
  abort();
}

[[noreturn]] void prepareAndRun() {
  for (char* byte = bssBegin; byte != bssEnd; ++byte) *byte = 0;
  for (Constructor* each = initArrayBegin; each != initArrayEnd; ++each) (*each)();
  exit(main());
}

}  // extern "C"

FILE* const stdout = &console;
FILE* const stderr = &console;
