// Fixed-capacity list and deck: the only containers a game's State may hold. No pointers, no heap; trivially copyable.
// A list never grows past its capacity: push says no, and asserts, because every list here has a bound that the rules
// guarantee.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "rules/kernel/rng.h"

namespace armada {

template <class T, std::size_t N>
struct List {
  static_assert(N > 0 && N <= 0xFFFF);
  // Two bytes beside whole words: they take no more room, and a compiler need not fear that a word written is the count.
  using Count = std::conditional_t<(N <= 0xFF && alignof(T) < 4), std::uint8_t, std::uint16_t>;

  static constexpr std::size_t capacity() { return N; }
  std::size_t size() const { return count; }
  bool empty() const { return count == 0; }
  bool full() const { return count == N; }
  // Fast, for lists of moves and steps: the items stay behind. A list in a State is emptied by assigning an empty one.
  void clear() { count = 0; }

  T& operator[](std::size_t i) {
    assert(i < count);
    return items[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < count);
    return items[i];
  }
  T& back() { return (*this)[count - 1u]; }
  const T& back() const { return (*this)[count - 1u]; }
  T* begin() { return items; }
  T* end() { return items + count; }
  const T* begin() const { return items; }
  const T* end() const { return items + count; }

  bool push(const T& item) {
    assert(count < N);
    if (count >= N) return false;
    items[count] = item;
    ++count;
    return true;
  }
  // The first `howMany` of a row. All of the row is copied, as that is done without a loop; so there must be room for it.
  template <std::size_t M>
  void pushFirst(const T (&row)[M], std::size_t howMany) {
    assert(howMany <= M && count + M <= N);
    for (std::size_t i = 0; i < M; ++i) items[count + i] = row[i];
    count = static_cast<Count>(count + howMany);
  }
  // The vacated place is cleared, so that equal lists are equal bytes.
  T pop() {
    assert(count > 0);
    --count;
    const T item = items[count];
    items[count] = T{};
    return item;
  }
  // Keeps the order of the others.
  T removeAt(std::size_t i) {
    assert(i < count);
    const T item = items[i];
    for (std::size_t j = i + 1; j < count; ++j) items[j - 1] = items[j];
    pop();
    return item;
  }
  bool contains(const T& item) const {
    for (const T& each : *this)
      if (each == item) return true;
    return false;
  }

  T items[N];
  Count count;
};

// A pile of cards. The top is the end of the list.
template <class T, std::size_t N>
struct Deck : List<T, N> {
  T draw() { return this->pop(); }
  void shuffle(Rng& rng) { armada::shuffle(rng, this->items, this->count); }
};

}  // namespace armada
