// A heap that says no: while a NoHeap lives, whoever asks for memory ends the program. Include it in one file of a
// suite, because it brings malloc with it. On emulated machines there is no heap at all: test/emulator refuses always.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__)
#define ARMADA_HEAP_BY_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARMADA_HEAP_BY_SANITIZER 1
#endif
#endif

namespace armada_test {

#ifdef ARMADA_EMULATED
constexpr bool kHeapIsWatched = false;
#else
constexpr bool kHeapIsWatched = true;
#endif

inline int heapGuards = 0;
inline std::uint32_t heapCalls = 0;

inline void heapWasAsked() {
  ++heapCalls;
  if (heapGuards == 0) return;
  heapGuards = 0;  // the way down may allocate
  std::fputs("heap: memory was asked for where there must be no heap\n", stderr);
  std::abort();
}

class NoHeap {
 public:
  NoHeap() { ++heapGuards; }
  ~NoHeap() { --heapGuards; }
  NoHeap(const NoHeap&) = delete;
  NoHeap& operator=(const NoHeap&) = delete;
};

}  // namespace armada_test

#if defined(ARMADA_EMULATED)
// Nothing to hook.
#elif defined(ARMADA_HEAP_BY_SANITIZER)
// AddressSanitizer owns malloc and operator new, and tells of both.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*onMalloc)(const volatile void*, std::size_t),
                                                         void (*onFree)(const volatile void*));
namespace armada_test {
inline const int heapHook = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { heapWasAsked(); }, [](const volatile void*) {});
}  // namespace armada_test
#elif defined(__GLIBC__)
// The program's own malloc goes before the library's; operator new calls it too.
extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* at, std::size_t bytes);
void __libc_free(void* at);
void* malloc(std::size_t bytes) {
  armada_test::heapWasAsked();
  return __libc_malloc(bytes);
}
void* calloc(std::size_t count, std::size_t bytes) {
  armada_test::heapWasAsked();
  return __libc_calloc(count, bytes);
}
void* realloc(void* at, std::size_t bytes) {
  armada_test::heapWasAsked();
  return __libc_realloc(at, bytes);
}
void free(void* at) { __libc_free(at); }
}
#else
// Another C library: operator new is what can be watched.
void* operator new(std::size_t bytes) {
  armada_test::heapWasAsked();
  return std::malloc(bytes);
}
void* operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void* at) noexcept { std::free(at); }
void operator delete[](void* at) noexcept { std::free(at); }
void operator delete(void* at, std::size_t) noexcept { std::free(at); }
void operator delete[](void* at, std::size_t) noexcept { std::free(at); }
#endif
