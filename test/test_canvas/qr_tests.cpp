// QR codes: the steps against what the standard and its tutorials print, and whole codes read back by a reader of our own that knows
// nothing of how they were made. (test/web/sharing.mjs has them read by zbarimg, from pictures.)
#include <unity.h>

#include <cstring>

#include "canvas/qr.h"
#include "screen.h"

using namespace armada;

namespace {

// ---- a reader ---------------------------------------------------------------------------------------------------------
struct Shape {
  int correction, blocks;
  int data[4];  // words of each block
};
// ISO/IEC 18004, table 9, level L.
constexpr Shape kShapes[] = {
    {7, 1, {19}},      {10, 1, {34}},     {15, 1, {55}},     {20, 1, {80}},       {26, 1, {108}},
    {18, 2, {68, 68}}, {20, 2, {78, 78}}, {24, 2, {97, 97}}, {30, 2, {116, 116}}, {18, 4, {68, 68, 69, 69}}};
constexpr int kMiddles[][3] = {{0},     {6, 18},     {6, 22},     {6, 26},     {6, 30},
                               {6, 34}, {6, 22, 38}, {6, 24, 42}, {6, 26, 46}, {6, 28, 50}};

struct Read {
  int version;
  char words[QrCode::kMostBytes + 1];
  std::size_t bytes;
};

bool isPattern(int version, int x, int y) {
  const int size = 17 + 4 * version;
  const bool leftEnd = x <= 8, rightEnd = x >= size - 8, top = y <= 8, bottom = y >= size - 8;
  if ((leftEnd && top) || (rightEnd && top) || (leftEnd && bottom) || x == 6 || y == 6) return true;
  if (version >= 7 && ((y <= 5 && x >= size - 11) || (x <= 5 && y >= size - 11))) return true;
  for (const int cy : kMiddles[version - 1]) {
    for (const int cx : kMiddles[version - 1]) {
      if (cx == 0 || cy == 0) continue;
      const bool underFinder =
          (cx == 6 || cx == size - 7) && (cy == 6 || cy == size - 7) && !(cx == size - 7 && cy == size - 7);
      if (!underFinder && x - cx <= 2 && cx - x <= 2 && y - cy <= 2 && cy - y <= 2) return true;
    }
  }
  return false;
}

bool turned(int mask, int i, int j) {  // row i, column j, as the standard has it
  const int both = i * j;
  const int zero[] = {(i + j) % 2,
                      i % 2,
                      j % 3,
                      (i + j) % 3,
                      (i / 2 + j / 3) % 2,
                      both % 2 + both % 3,
                      (both % 2 + both % 3) % 2,
                      ((i + j) % 2 + both % 3) % 2};
  return zero[mask] == 0;
}

std::uint32_t formatOf(const QrCode& code) {
  std::uint32_t bits = 0;
  for (int x = 0; x <= 5; ++x) bits = bits << 1u | (code.dark(x, 8) ? 1u : 0u);
  bits = bits << 1u | (code.dark(7, 8) ? 1u : 0u);
  bits = bits << 1u | (code.dark(8, 8) ? 1u : 0u);
  bits = bits << 1u | (code.dark(8, 7) ? 1u : 0u);
  for (int y = 5; y >= 0; --y) bits = bits << 1u | (code.dark(8, y) ? 1u : 0u);
  return bits;
}

std::uint32_t formatBelowAndBeside(const QrCode& code) {
  std::uint32_t bits = 0;
  for (int i = 0; i < 7; ++i) bits = bits << 1u | (code.dark(8, code.size() - 1 - i) ? 1u : 0u);
  for (int i = 0; i < 8; ++i) bits = bits << 1u | (code.dark(code.size() - 8 + i, 8) ? 1u : 0u);
  return bits;
}

int maskOf(const QrCode& code) {
  static constexpr const char* kFormats[] = {"111011111000100", "111001011110011", "111110110101010",
                                             "111100010011101", "110011000101111", "110001100011000",
                                             "110110001000001", "110100101110110"};
  for (int mask = 0; mask < 8; ++mask) {
    std::uint32_t bits = 0;
    for (const char* digit = kFormats[mask]; *digit != '\0'; ++digit) bits = bits << 1u | (*digit == '1' ? 1u : 0u);
    TEST_ASSERT_EQUAL_HEX32(bits, QrCode::formatBits(mask));
    if (formatOf(code) == bits) return mask;
  }
  return -1;
}

// By logarithms, as the tutorials do it: another way than the encoder's.
bool blockChecks(const std::uint8_t* words, int count, int correction) {
  static std::uint8_t power[255], logarithm[256];
  int value = 1;
  for (int i = 0; i < 255; ++i) {
    power[i] = static_cast<std::uint8_t>(value);
    logarithm[value] = static_cast<std::uint8_t>(i);
    value = value * 2 < 256 ? value * 2 : (value * 2) ^ 0x11D;
  }
  for (int root = 0; root < correction; ++root) {
    int sum = 0;
    for (int i = 0; i < count; ++i) {
      const int times = sum == 0 ? 0 : power[(logarithm[sum] + root) % 255];
      sum = times ^ words[i];
    }
    if (sum != 0) return false;
  }
  return true;
}

Read readBack(const QrCode& code) {
  Read read{};
  read.version = (code.size() - 17) / 4;
  const Shape& shape = kShapes[read.version - 1];
  const int mask = maskOf(code);
  TEST_ASSERT_TRUE(mask >= 0);
  TEST_ASSERT_EQUAL_HEX32(formatOf(code), formatBelowAndBeside(code));
  // Along the zigzag.
  static std::uint8_t row[400];
  std::memset(row, 0, sizeof row);
  int bits = 0;
  int direction = -1;
  for (int column = code.size() - 1; column > 0; column -= 2, direction = -direction) {
    if (column == 6) column = 5;
    for (int step = 0, y = direction < 0 ? code.size() - 1 : 0; step < code.size(); ++step, y += direction) {
      for (int x = column; x >= column - 1; --x) {
        if (isPattern(read.version, x, y)) continue;
        if (code.dark(x, y) != turned(mask, y, x))
          row[bits / 8] = static_cast<std::uint8_t>(row[bits / 8] | 0x80 >> bits % 8);
        ++bits;
      }
    }
  }
  // Blocks apart, each checked, and their data in a row.
  int data = 0, longest = 0;
  for (int block = 0; block < shape.blocks; ++block) {
    data += shape.data[block];
    longest = shape.data[block] > longest ? shape.data[block] : longest;
  }
  static std::uint8_t blocks[4][200];
  int at = 0;
  for (int i = 0; i < longest; ++i)
    for (int block = 0; block < shape.blocks; ++block)
      if (i < shape.data[block]) blocks[block][i] = row[at++];
  for (int i = 0; i < shape.correction; ++i)
    for (int block = 0; block < shape.blocks; ++block) blocks[block][shape.data[block] + i] = row[at++];
  TEST_ASSERT_EQUAL_INT(data + shape.blocks * shape.correction, at);
  TEST_ASSERT_TRUE(bits - at * 8 >= 0 && bits - at * 8 < 8);  // what is left over is no word
  static std::uint8_t all[400];
  std::memset(all, 0, sizeof all);
  at = 0;
  for (int block = 0; block < shape.blocks; ++block) {
    TEST_ASSERT_TRUE(blockChecks(blocks[block], shape.data[block] + shape.correction, shape.correction));
    for (int i = 0; i < shape.data[block]; ++i) all[at++] = blocks[block][i];
  }
  // Mode 4, the length, the bytes.
  TEST_ASSERT_EQUAL_HEX8(4, all[0] >> 4);
  const auto nibbles = [](int from) { return static_cast<std::uint8_t>((all[from] & 0xF) << 4 | all[from + 1] >> 4); };
  const int head = read.version < 10 ? 1 : 2;
  read.bytes = head == 1 ? nibbles(0) : static_cast<std::size_t>(nibbles(0) << 8 | nibbles(1));
  for (std::size_t i = 0; i < read.bytes; ++i) read.words[i] = static_cast<char>(nibbles(head + static_cast<int>(i)));
  return read;
}

// ---- tests --------------------------------------------------------------------------------------------------------------
void test_qr_correction_words_are_those_of_the_tutorials_hello_world() {
  const std::uint8_t data[] = {32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17};
  const std::uint8_t wanted[] = {196, 35, 39, 119, 235, 215, 231, 226, 93, 23};
  std::uint8_t words[10];
  QrCode::correction(data, 16, 10, words);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(wanted, words, 10);
}

void test_qr_version_bits_are_those_of_the_standard() {
  TEST_ASSERT_EQUAL_HEX32(0x07C94, QrCode::versionBits(7));
  TEST_ASSERT_EQUAL_HEX32(0x085BC, QrCode::versionBits(8));
  TEST_ASSERT_EQUAL_HEX32(0x09A99, QrCode::versionBits(9));
  TEST_ASSERT_EQUAL_HEX32(0x0A4D3, QrCode::versionBits(10));
}

void assertReadsBack(int version, const char* words, std::size_t bytes) {
  static QrCode code;
  TEST_ASSERT_TRUE(code.write(words, bytes));
  const Read read = readBack(code);
  TEST_ASSERT_EQUAL_INT(version, read.version);
  TEST_ASSERT_EQUAL(bytes, read.bytes);
  TEST_ASSERT_EQUAL_MEMORY(words, read.words, bytes);
}

// Of each version the shortest and the longest.
void test_qr_codes_of_every_version_read_back_in_the_smallest_that_holds_them() {
  constexpr std::size_t kHolds[] = {0, 17, 32, 53, 78, 106, 134, 154, 192, 230, 271};
  static char words[QrCode::kMostBytes];
  for (std::size_t i = 0; i < sizeof words; ++i) words[i] = static_cast<char>('!' + i * 37 % 90);
  for (int version = 1; version <= 10; ++version) {
    assertReadsBack(version, words, kHolds[version - 1] + 1);
    assertReadsBack(version, words, kHolds[version]);
  }
}

void test_qr_code_holds_bytes_above_127_and_zero() {
  const char words[] = {'\0', '\x7F', '\x80', '\xFF', '\xC3', '\xA9'};
  assertReadsBack(1, words, sizeof words);
}

void test_qr_code_of_too_many_bytes_is_none() {
  static QrCode code;
  static char words[QrCode::kMostBytes + 1] = {};
  TEST_ASSERT_TRUE(code.write(words, sizeof words - 1));
  TEST_ASSERT_EQUAL_INT(QrCode::kLargest, code.size());
  TEST_ASSERT_FALSE(code.write(words, sizeof words));
  TEST_ASSERT_EQUAL_INT(0, code.size());
}

void test_qr_finders_timing_and_the_dark_square_stand_where_they_must() {
  static QrCode code;
  TEST_ASSERT_TRUE(code.write("pocket", 6));
  static constexpr const char* kFinder[] = {"#######.", "#.....#.", "#.###.#.", "#.###.#.",
                                            "#.###.#.", "#.....#.", "#######.", "........"};
  const int far = code.size() - 1;
  for (int y = 0; y < 8; ++y) {
    for (int x = 0; x < 8; ++x) {
      TEST_ASSERT_EQUAL(kFinder[y][x] == '#', code.dark(x, y));
      TEST_ASSERT_EQUAL(kFinder[y][x] == '#', code.dark(far - x, y));
      TEST_ASSERT_EQUAL(kFinder[y][x] == '#', code.dark(x, far - y));
    }
  }
  for (int i = 8; i <= far - 8; ++i) {
    TEST_ASSERT_EQUAL(i % 2 == 0, code.dark(i, 6));
    TEST_ASSERT_EQUAL(i % 2 == 0, code.dark(6, i));
  }
  TEST_ASSERT_TRUE(code.dark(8, code.size() - 8));
}

}  // namespace

namespace armada_test {

void runQrTests() {
  RUN_TEST(test_qr_correction_words_are_those_of_the_tutorials_hello_world);
  RUN_TEST(test_qr_version_bits_are_those_of_the_standard);
  RUN_TEST(test_qr_codes_of_every_version_read_back_in_the_smallest_that_holds_them);
  RUN_TEST(test_qr_code_holds_bytes_above_127_and_zero);
  RUN_TEST(test_qr_code_of_too_many_bytes_is_none);
  RUN_TEST(test_qr_finders_timing_and_the_dark_square_stand_where_they_must);
}

}  // namespace armada_test
