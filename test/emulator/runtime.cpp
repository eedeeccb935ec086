// Shared by all emulated machines: what the C++ library would bring, were there one. There is no heap: whoever asks for
// memory is told to stop.
#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace {
[[noreturn]] void refuse(const char* what) {
  std::printf("%s\n", what);
  std::abort();
}
}  // namespace

void* operator new(std::size_t) { refuse("heap: operator new was called"); }
void* operator new[](std::size_t) { refuse("heap: operator new[] was called"); }
void operator delete(void*) noexcept { refuse("heap: operator delete was called"); }
void operator delete[](void*) noexcept { refuse("heap: operator delete[] was called"); }
void operator delete(void*, std::size_t) noexcept { refuse("heap: operator delete was called"); }
void operator delete[](void*, std::size_t) noexcept { refuse("heap: operator delete[] was called"); }

extern "C" {
void* __dso_handle = nullptr;
[[noreturn]] void __cxa_pure_virtual() { refuse("a pure virtual function was called"); }
// Destructors of static objects: the machine ends with main, nobody waits for them.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }

[[noreturn]] void __assert_func(const char* file, int line, const char*, const char* what) {
  std::printf("%s:%d: assertion failed: %s\n", file, line, what);
  std::abort();
}
}
