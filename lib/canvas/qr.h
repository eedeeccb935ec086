// A QR code of up to 271 bytes (ISO/IEC 18004: versions 1 to 10, byte mode, error correction L, as a clean screen needs no more),
// made in fixed memory of about half a KB. No heap, no device, no drawing: who shows it asks for its squares.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

class QrCode {
 public:
  static constexpr int kLargest = 57;  // squares a side, of version 10
  static constexpr std::size_t kMostBytes = 271;

  // In the smallest version that holds it; false, and nothing to show, when it is too long.
  bool write(const char* words, std::size_t bytes);

  int size() const { return size_; }  // squares a side, without the quiet zone of 4 round it; 0: nothing is written
  bool dark(int x, int y) const { return (rows_[y] >> x & 1u) != 0; }

  // -- its steps, for tests that know them from the standard
  // The Reed-Solomon words behind `count` words of a block.
  static void correction(const std::uint8_t* words, int count, int wanted, std::uint8_t* to);
  static std::uint32_t formatBits(int mask);
  static std::uint32_t versionBits(int version);

 private:
  static constexpr std::size_t kMostWords = 346;
  struct Words {
    std::uint8_t all[kMostWords];
    int count;
  };

  void set(int x, int y, bool dark);
  void drawRings(int x, int y, int rings, unsigned darkRings);
  bool alignmentAt(int x, int y) const;
  void drawPatterns();
  void drawFormat(int mask);
  void drawVersion();
  bool reserved(int x, int y) const;
  void interleave(const std::uint8_t* data, Words& to) const;
  void drawWords(const Words& words);
  void chooseMask();
  void turnOver(int mask);
  long penalty() const;
  long penaltyOfLine(int line, bool upright) const;

  int version_ = 0;
  int size_ = 0;
  std::uint64_t rows_[kLargest] = {};  // a bit a square
};

}  // namespace armada
