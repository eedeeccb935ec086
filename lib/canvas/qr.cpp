// Step by step as the standard has it: bits into words, words into blocks with their correction, blocks into one row of words, the
// row in zigzag between the patterns, and of the eight masks the one that looks least like a pattern.
#include "canvas/qr.h"

#include <cassert>
#include <cstring>

namespace armada {
namespace {

// Error correction L. `shorter` blocks have `words` words of data, the others one more.
struct VersionRow {
  int total, correction, blocks, shorter, words;
  int bytes;          // that fit
  int alignments[3];  // middles of the alignment patterns, 0 where there is none
};
constexpr int kVersions = 10;
constexpr VersionRow kRows[kVersions] = {
    {26, 7, 1, 1, 19, 17, {0, 0, 0}},       {44, 10, 1, 1, 34, 32, {6, 18, 0}},
    {70, 15, 1, 1, 55, 53, {6, 22, 0}},     {100, 20, 1, 1, 80, 78, {6, 26, 0}},
    {134, 26, 1, 1, 108, 106, {6, 30, 0}},  {172, 18, 2, 2, 68, 134, {6, 34, 0}},
    {196, 20, 2, 2, 78, 154, {6, 22, 38}},  {242, 24, 2, 2, 97, 192, {6, 24, 42}},
    {292, 30, 2, 2, 116, 230, {6, 26, 46}}, {346, 18, 4, 2, 68, 271, {6, 28, 50}},
};
constexpr int kMostCorrection = 30;
constexpr std::uint32_t kLevelL = 1;
constexpr int kMasks = 8;

const VersionRow& rowOf(int version) { return kRows[version - 1]; }
int dataWords(const VersionRow& row) { return row.total - row.blocks * row.correction; }

// In the field of 256 with the polynomial x^8 + x^4 + x^3 + x^2 + 1.
std::uint8_t product(std::uint8_t a, std::uint8_t b) {
  unsigned sum = 0;
  for (int bit = 7; bit >= 0; --bit) {
    sum = sum << 1u ^ (sum >> 7u) * 0x11Du;
    sum ^= (b >> bit & 1u) * a;
  }
  return static_cast<std::uint8_t>(sum);
}

// What is left of value * 2^degree after division by the generator: the check bits behind the value.
std::uint32_t remainder(std::uint32_t value, int bits, std::uint32_t generator, int degree) {
  std::uint32_t rest = value << degree;
  for (int bit = bits - 1; bit >= 0; --bit)
    if ((rest >> (bit + degree) & 1u) != 0) rest ^= generator << bit;
  return rest;
}

bool masked(int mask, int x, int y) {
  switch (mask) {
    case 0: return (x + y) % 2 == 0;
    case 1: return y % 2 == 0;
    case 2: return x % 3 == 0;
    case 3: return (x + y) % 3 == 0;
    case 4: return (x / 3 + y / 2) % 2 == 0;
    case 5: return x * y % 2 + x * y % 3 == 0;
    case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
    default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
  }
}

class BitWriter {
 public:
  explicit BitWriter(std::uint8_t* to) : to_(to) {}
  void put(std::uint32_t value, int bits) {
    for (int i = bits - 1; i >= 0; --i, ++at_)
      if ((value >> i & 1u) != 0) to_[at_ / 8] = static_cast<std::uint8_t>(to_[at_ / 8] | 0x80u >> at_ % 8);
  }
  int at() const { return at_; }

 private:
  std::uint8_t* to_;
  int at_ = 0;
};

// Mode, length, the bytes, the end, and words to fill the rest.
void writeData(const VersionRow& row, int version, const char* words, std::size_t bytes, std::uint8_t* to) {
  constexpr std::uint32_t kByteMode = 4;
  constexpr std::uint32_t kFillers[] = {0xEC, 0x11};
  const int count = dataWords(row);
  std::memset(to, 0, static_cast<std::size_t>(count));
  BitWriter bits(to);
  bits.put(kByteMode, 4);
  bits.put(static_cast<std::uint32_t>(bytes), version < 10 ? 8 : 16);
  for (std::size_t i = 0; i < bytes; ++i) bits.put(static_cast<std::uint8_t>(words[i]), 8);
  bits.put(0, 4);  // there is room for it: what fits was counted with it
  for (int i = 0; bits.at() / 8 < count; ++i) bits.put(kFillers[i % 2], 8);
}

}  // namespace

std::uint32_t QrCode::formatBits(int mask) {
  const std::uint32_t value = kLevelL << 3u | static_cast<std::uint32_t>(mask);
  return (value << 10u | remainder(value, 5, 0x537, 10)) ^ 0x5412u;
}

std::uint32_t QrCode::versionBits(int version) {
  const auto value = static_cast<std::uint32_t>(version);
  return value << 12u | remainder(value, 6, 0x1F25, 12);
}

void QrCode::correction(const std::uint8_t* words, int count, int wanted, std::uint8_t* to) {
  // The generator: the product of (x - 2^i), without its leading 1.
  std::uint8_t generator[kMostCorrection] = {};
  generator[wanted - 1] = 1;
  std::uint8_t root = 1;
  for (int i = 0; i < wanted; ++i, root = product(root, 2))
    for (int j = 0; j < wanted; ++j)
      generator[j] = static_cast<std::uint8_t>(product(generator[j], root) ^ (j + 1 < wanted ? generator[j + 1] : 0));
  std::memset(to, 0, static_cast<std::size_t>(wanted));
  for (int i = 0; i < count; ++i) {
    const auto factor = static_cast<std::uint8_t>(words[i] ^ to[0]);
    std::memmove(to, to + 1, static_cast<std::size_t>(wanted - 1));
    to[wanted - 1] = 0;
    for (int j = 0; j < wanted; ++j) to[j] = static_cast<std::uint8_t>(to[j] ^ product(generator[j], factor));
  }
}

// ---- patterns -------------------------------------------------------------------------------------------------------
void QrCode::set(int x, int y, bool dark) {
  assert(x >= 0 && x < size_ && y >= 0 && y < size_);
  const std::uint64_t bit = std::uint64_t{1} << x;
  rows_[y] = dark ? rows_[y] | bit : rows_[y] & ~bit;
}

// Square rings round (x, y), each dark or light by its bit, as far as they lie within the code.
void QrCode::drawRings(int x, int y, int rings, unsigned darkRings) {
  for (int dy = -rings; dy <= rings; ++dy) {
    for (int dx = -rings; dx <= rings; ++dx) {
      const int across = dx < 0 ? -dx : dx, down = dy < 0 ? -dy : dy;
      const bool within = x + dx >= 0 && x + dx < size_ && y + dy >= 0 && y + dy < size_;
      if (within) set(x + dx, y + dy, (darkRings >> (across > down ? across : down) & 1u) != 0);
    }
  }
}

// One stands at every pair of the version's middles but those under a finder.
bool QrCode::alignmentAt(int x, int y) const {
  const int far = size_ - 7;
  const bool underFinder = (x == 6 && (y == 6 || y == far)) || (x == far && y == 6);
  return x != 0 && y != 0 && !underFinder;
}

void QrCode::drawPatterns() {
  for (int i = 0; i < size_; ++i) {
    set(6, i, i % 2 == 0);
    set(i, 6, i % 2 == 0);
  }
  constexpr unsigned kFinder = 0b01011, kAlignment = 0b101;
  drawRings(3, 3, 4, kFinder);
  drawRings(size_ - 4, 3, 4, kFinder);
  drawRings(3, size_ - 4, 4, kFinder);
  for (const int y : rowOf(version_).alignments)
    for (const int x : rowOf(version_).alignments)
      if (alignmentAt(x, y)) drawRings(x, y, 2, kAlignment);
  set(8, size_ - 8, true);
  if (version_ >= 7) drawVersion();
}

void QrCode::drawFormat(int mask) {
  const std::uint32_t bits = formatBits(mask);
  for (int i = 0; i < 15; ++i) {
    const bool dark = (bits >> i & 1u) != 0;
    // Round the upper left finder, past the timing lines,
    if (i < 8)
      set(8, i < 6 ? i : i + 1, dark);
    else
      set(i == 8 ? 7 : 14 - i, 8, dark);
    // and once more beside the two others.
    if (i < 8)
      set(size_ - 1 - i, 8, dark);
    else
      set(8, size_ - 15 + i, dark);
  }
}

void QrCode::drawVersion() {
  const std::uint32_t bits = versionBits(version_);
  for (int i = 0; i < 18; ++i) {
    const bool dark = (bits >> i & 1u) != 0;
    const int across = size_ - 11 + i % 3;
    set(across, i / 3, dark);
    set(i / 3, across, dark);
  }
}

// Where no word goes: finders with the format beside them, timing, alignment, version.
bool QrCode::reserved(int x, int y) const {
  if (x == 6 || y == 6) return true;
  if (x < 9 && (y < 9 || y >= size_ - 8)) return true;
  if (x >= size_ - 8 && y < 9) return true;
  if (version_ >= 7 && ((x < 6 && y >= size_ - 11) || (y < 6 && x >= size_ - 11))) return true;
  for (const int middleY : rowOf(version_).alignments) {
    for (const int middleX : rowOf(version_).alignments) {
      const bool near = x >= middleX - 2 && x <= middleX + 2 && y >= middleY - 2 && y <= middleY + 2;
      if (near && alignmentAt(middleX, middleY)) return true;
    }
  }
  return false;
}

// ---- words ----------------------------------------------------------------------------------------------------------
// Upwards and downwards in columns of two, from the right; the timing column is left out.
void QrCode::drawWords(const Words& words) {
  int bit = 0;
  bool up = true;
  for (int right = size_ - 1; right > 0; right -= 2, up = !up) {
    if (right == 6) --right;
    for (int i = 0; i < size_; ++i) {
      const int y = up ? size_ - 1 - i : i;
      for (int x = right; x > right - 2; --x) {
        if (reserved(x, y)) continue;
        set(x, y, bit < words.count * 8 && (words.all[bit / 8] >> (7 - bit % 8) & 1) != 0);
        ++bit;
      }
    }
  }
}

void QrCode::turnOver(int mask) {
  for (int y = 0; y < size_; ++y)
    for (int x = 0; x < size_; ++x)
      if (!reserved(x, y) && masked(mask, x, y)) set(x, y, !dark(x, y));
}

// Runs of five and more, and what looks like a finder.
long QrCode::penaltyOfLine(int line, bool upright) const {
  constexpr unsigned kLikeAFinder = 0x5D0, kOrMirrored = 0x05D;  // 1011101 with four light ones beside it
  long sum = 0;
  int run = 0;
  bool before = false;
  unsigned last = 0;
  for (int i = 0; i < size_; ++i) {
    const bool now = upright ? dark(line, i) : dark(i, line);
    run = i > 0 && now == before ? run + 1 : 1;
    before = now;
    if (run == 5) sum += 3;
    if (run > 5) ++sum;
    last = (last << 1u | (now ? 1u : 0u)) & 0x7FFu;
    if (i >= 10 && (last == kLikeAFinder || last == kOrMirrored)) sum += 40;
  }
  return sum;
}

long QrCode::penalty() const {
  long sum = 0, darkOnes = 0;
  for (int y = 0; y < size_; ++y) {
    sum += penaltyOfLine(y, false) + penaltyOfLine(y, true);
    for (int x = 0; x < size_; ++x) {
      const bool here = dark(x, y);
      darkOnes += here ? 1 : 0;
      const bool block = x + 1 < size_ && y + 1 < size_ && dark(x + 1, y) == here && dark(x, y + 1) == here &&
                         dark(x + 1, y + 1) == here;
      if (block) sum += 3;
    }
  }
  const long all = static_cast<long>(size_) * size_;
  const long off = darkOnes * 20 > all * 10 ? darkOnes * 20 - all * 10 : all * 10 - darkOnes * 20;
  return sum + off / all * 10;  // ten for each five per cent away from half
}

// The blocks side by side: first words first; then their corrections in the same way.
void QrCode::interleave(const std::uint8_t* data, Words& to) const {
  const VersionRow& row = rowOf(version_);
  to.count = row.total;
  std::uint8_t behind[kMostCorrection];
  for (int block = 0; block < row.blocks; ++block) {
    const int count = row.words + (block < row.shorter ? 0 : 1);
    for (int i = 0; i < count; ++i)
      to.all[i < row.words ? i * row.blocks + block : i * row.blocks + block - row.shorter] = data[i];
    correction(data, count, row.correction, behind);
    for (int i = 0; i < row.correction; ++i) to.all[dataWords(row) + i * row.blocks + block] = behind[i];
    data += count;
  }
}

void QrCode::chooseMask() {
  int best = 0;
  long least = -1;
  for (int mask = 0; mask < kMasks; ++mask) {
    turnOver(mask);
    drawFormat(mask);
    const long sum = penalty();
    turnOver(mask);
    if (least >= 0 && sum >= least) continue;
    least = sum;
    best = mask;
  }
  turnOver(best);
  drawFormat(best);
}

bool QrCode::write(const char* words, std::size_t bytes) {
  size_ = 0;
  version_ = 1;
  while (version_ <= kVersions && bytes > static_cast<std::size_t>(rowOf(version_).bytes)) ++version_;
  if (version_ > kVersions) return false;
  size_ = 17 + 4 * version_;
  std::memset(rows_, 0, sizeof rows_);
  std::uint8_t data[kMostWords];
  writeData(rowOf(version_), version_, words, bytes, data);
  Words all{};
  interleave(data, all);
  drawPatterns();
  drawWords(all);
  chooseMask();
  return true;
}

}  // namespace armada
