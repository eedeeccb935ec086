// A state described once. The `fields.h` of a game walks over its State with a visitor, in the order of its bytes, and says of
// each field what it may be and how a text tells it:
//
//   visit.line("phase").word(s.phase, kPhases);                                         phase attack
//   visit.line("owed", s.owed[seat] != 0).of(seat, kSeats).number(s.owed[seat], 0, 4);  owed red 2
//
// Four visitors make four functions of that: `encode` and `decode` here, printing and reading a text in lib/notation/fields.h,
// where each step says what it is in a text. What bytes or texts have alone stands in visit.bytes(...) or visit.text(...). The
// words cost a handheld nothing. Whether all fields together are a position is for `valid` to say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "rules/kernel/bytes.h"
#include "rules/kernel/list.h"
#include "rules/kernel/rng.h"

namespace armada {

// ---- what the values of a field are called --------------------------------------------------------------------------
struct Vocabulary {
  std::uint8_t count;                     // values are below it
  const char* (*nameOf)(unsigned value);  // nullptr: numbers, which texts count from 1
  std::uint8_t first = 0;       // values below it are printed but not read: a card that the viewer does not know
  const char* piece = nullptr;  // "ship", where they are too many to list: "no ship is called `Parrot`"
  bool inOnePlace = false;      // a text names each once, wherever it lies
  bool inSmallLetters = false;  // "Smugglers' Moon" is `smugglers-moon`

  constexpr Vocabulary from(std::uint8_t value) const {
    return {count, nameOf, value, piece, inOnePlace, inSmallLetters};
  }
  constexpr Vocabulary ofPieces(const char* one) const {
    return {count, nameOf, first, one, inOnePlace, inSmallLetters};
  }
  constexpr Vocabulary eachInOnePlace() const { return {count, nameOf, first, piece, true, inSmallLetters}; }
  constexpr Vocabulary smallLetters() const { return {count, nameOf, first, piece, inOnePlace, true}; }
};

namespace detail {
constexpr const char* nameIn(const char* word) { return word; }
template <class Row>
constexpr const char* nameIn(const Row& row) {
  return row.name;
}
template <const auto& kTable>
const char* nameInTable(unsigned value) {
  return nameIn(kTable[value]);
}
}  // namespace detail

// Of a table of words, or of rows with a `name`.
template <const auto& kTable>
constexpr Vocabulary namesOf() {
  return {static_cast<std::uint8_t>(std::extent_v<std::remove_reference_t<decltype(kTable)>>),
          detail::nameInTable<kTable>};
}
constexpr Vocabulary numbersTo(std::size_t count) { return {static_cast<std::uint8_t>(count), nullptr}; }

// A field that is never without a value.
constexpr int kAlways = -1;

// Some bits of a number, as a field for texts.
template <class T>
struct Bits {
  T& whole;
  unsigned shift, mask;
  operator unsigned() const { return whole >> shift & mask; }
  void set(unsigned value) const { whole = static_cast<T>((whole & ~(mask << shift)) | value << shift); }
};
template <class T>
Bits<T> bits(T& whole, unsigned shift, unsigned width = 1) {
  return {whole, shift, (1u << width) - 1};
}

// ---- bytes out and in -----------------------------------------------------------------------------------------------
// What both leave to the texts.
template <class Visitor>
class ByteVisitor {
 public:
  Visitor& line(const char*, bool = true) { return self(); }
  template <class Index>
  Visitor& of(Index, const Vocabulary&) {
    return self();
  }
  Visitor& label(const char*) { return self(); }
  Visitor& optional() { return self(); }
  template <class Walk>
  Visitor& text(Walk) {
    return self();
  }
  template <class Walk>
  Visitor& bytes(Walk walk) {
    walk(self());
    return self();
  }

 private:
  friend Visitor;
  ByteVisitor() = default;
  Visitor& self() { return static_cast<Visitor&>(*this); }
};

class EncodeFields : public ByteVisitor<EncodeFields> {
 public:
  explicit EncodeFields(ByteWriter& out) : out_(out) {}

  template <class T>
  EncodeFields& number(const T& value, int, int, int = kAlways) {
    return write(value);
  }
  template <class T>
  EncodeFields& word(const T& value, const Vocabulary&, int = kAlways, const char* = nullptr) {
    return write(value);
  }
  template <class T>
  EncodeFields& is(const T& value, int, const char* = nullptr) {
    return write(value);
  }
  template <class T, std::size_t N>
  EncodeFields& list(const List<T, N>& items, const Vocabulary&, std::size_t = 0) {
    static_assert(sizeof(T) == 1);
    byteList(items.items, items.count);
    return *this;
  }
  template <class T, std::size_t N, class Each>
  EncodeFields& items(const char*, const List<T, N>& items, Each each) {
    byte(items.count);
    for (const T& item : items) each(*this, item);
    return *this;
  }
  EncodeFields& set(std::uint8_t bits, const Vocabulary&) { return write(bits); }
  EncodeFields& set(std::uint32_t bits, const Vocabulary&) {
    out_.u32(bits);
    return *this;
  }
  template <std::size_t N>
  EncodeFields& set(const std::uint8_t (&bits)[N], const Vocabulary&) {
    out_.bytes(bits, N);
    return *this;
  }
  // Two counts a byte; of[0] is not written.
  template <std::size_t N>
  EncodeFields& counts(const std::uint8_t (&of)[N], std::uint8_t, const Vocabulary&, std::size_t) {
    static_assert(N % 2 == 1);
    for (std::size_t i = 1; i < N; i += 2) out_.u8(std::uint32_t{of[i]} | std::uint32_t{of[i + 1]} << 4);
    return *this;
  }
  void generator(const Rng& rng) {
    for (const std::uint32_t word : rng.word) out_.u32(word);
  }

 private:
  template <class T>
  EncodeFields& write(const T& value) {
    static_assert(sizeof(T) <= 2);
    if constexpr (sizeof(T) == 1)
      byte(static_cast<std::uint8_t>(value));
    else
      out_.u16(value);
    return *this;
  }
  void byte(std::uint8_t value);
  void byteList(const void* items, std::uint8_t count);

  ByteWriter& out_;
};

// Refuses what is out of its range and not its `none`.
class DecodeFields : public ByteVisitor<DecodeFields> {
 public:
  explicit DecodeFields(ByteReader& in) : in_(in) {}

  template <class T>
  DecodeFields& number(T& value, int least, int most, int none = kAlways) {
    if constexpr (std::is_same_v<T, std::int8_t>) {
      value = static_cast<T>(in_.u8());
      check(value, least, most, none);
    } else if constexpr (sizeof(T) == 1) {
      value = static_cast<T>(byte(least, most, none));
    } else {
      value = in_.u16();
      check(value, least, most, none);
    }
    return *this;
  }
  template <class T>
  DecodeFields& word(T& value, const Vocabulary& names, int none = kAlways, const char* = nullptr) {
    return number(value, names.first, names.count - 1, none);
  }
  template <class T>
  DecodeFields& is(T& value, int that, const char* = nullptr) {
    return number(value, that, that, 0);
  }
  template <class T, std::size_t N>
  DecodeFields& list(List<T, N>& items, const Vocabulary& names, std::size_t = 0) {
    static_assert(sizeof(T) == 1 && std::is_same_v<decltype(items.count), std::uint8_t>);
    items.count = byteList(items.items, N, names.first, names.count - 1);
    return *this;
  }
  template <class T, std::size_t N, class Each>
  DecodeFields& items(const char*, List<T, N>& items, Each each) {
    items.count = byte(0, N);
    if (items.count > N) items.count = 0;
    for (T& item : items) each(*this, item);
    return *this;
  }
  DecodeFields& set(std::uint8_t& bits, const Vocabulary& names) { return number(bits, 0, (1 << names.count) - 1); }
  DecodeFields& set(std::uint32_t& bits, const Vocabulary&) {
    bits = in_.u32();
    return *this;
  }
  template <std::size_t N>
  DecodeFields& set(std::uint8_t (&bits)[N], const Vocabulary&) {
    in_.bytes(bits, N);
    return *this;
  }
  template <std::size_t N>
  DecodeFields& counts(std::uint8_t (&of)[N], std::uint8_t& total, const Vocabulary&, std::size_t) {
    for (std::size_t i = 1; i < N; i += 2) {
      const std::uint8_t both = in_.u8();
      of[i] = both & 15;
      of[i + 1] = both >> 4;
      total = static_cast<std::uint8_t>(total + (both & 15) + (both >> 4));
    }
    return *this;
  }
  void generator(Rng& rng) {
    for (std::uint32_t& word : rng.word) word = in_.u32();
  }

 private:
  void check(int value, int least, int most, int none);
  std::uint8_t byte(int least, int most, int none = kAlways);
  std::uint8_t byteList(void* items, std::size_t capacity, int least, int most);

  ByteReader& in_;
};

}  // namespace armada
