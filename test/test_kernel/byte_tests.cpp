// Bytes in and out, and their checksum.
#include <unity.h>

#include <cstring>

#include "kernel_tests.h"
#include "rules/kernel/bytes.h"

using namespace armada;

namespace {

// The check value that every catalogue of checksums gives for CRC-32/ISO-HDLC, and two that zlib gives.
void test_crc32_gives_the_published_numbers() {
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926, crc32("123456789", 9));
  TEST_ASSERT_EQUAL_HEX32(0, crc32("", 0));
  TEST_ASSERT_EQUAL_HEX32(0xE8B7BE43, crc32("a", 1));
  TEST_ASSERT_EQUAL_HEX32(0x414FA339, crc32("The quick brown fox jumps over the lazy dog", 43));
}

void test_a_checksum_can_be_continued() { TEST_ASSERT_EQUAL_HEX32(0xCBF43926, crc32("6789", 4, crc32("12345", 5))); }

void test_a_checksum_sees_every_single_bit() {
  std::uint8_t bytes[16] = {};
  const std::uint32_t whole = crc32(bytes, sizeof bytes);
  for (unsigned bit = 0; bit < 128; ++bit) {
    bytes[bit / 8] = static_cast<std::uint8_t>(1u << bit % 8);
    TEST_ASSERT_TRUE(crc32(bytes, sizeof bytes) != whole);
    bytes[bit / 8] = 0;
  }
}

void test_numbers_are_written_low_byte_first() {
  std::uint8_t bytes[10] = {};
  ByteWriter out(bytes, sizeof bytes);
  out.u8(0x01);
  out.u16(0x0302);
  out.u32(0x07060504);
  out.bytes("\x08\x09", 2);
  const std::uint8_t expected[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 0};
  TEST_ASSERT_TRUE(out.good());
  TEST_ASSERT_EQUAL_size_t(9, out.used());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, bytes, 10);
}

void test_a_full_writer_turns_bad_and_writes_nothing_behind_its_end() {
  std::uint8_t bytes[5] = {9, 9, 9, 9, 9};
  ByteWriter out(bytes, 3);
  out.u16(0x0201);
  out.bytes("xy", 2);
  TEST_ASSERT_FALSE(out.good());
  TEST_ASSERT_EQUAL_size_t(2, out.used());
  out.u32(0x06050403);
  const std::uint8_t expected[5] = {1, 2, 3, 9, 9};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, bytes, 5);
  TEST_ASSERT_FALSE(out.good());
}

void test_what_was_written_is_read_back() {
  std::uint8_t bytes[9];
  ByteWriter out(bytes, sizeof bytes);
  out.u8(0xFE);
  out.u16(0xBEEF);
  out.u32(0xDEADBEEF);
  out.bytes("ok", 2);
  ByteReader in(bytes, sizeof bytes);
  TEST_ASSERT_EQUAL_HEX8(0xFE, in.u8());
  TEST_ASSERT_EQUAL_HEX16(0xBEEF, in.u16());
  TEST_ASSERT_EQUAL_HEX32(0xDEADBEEF, in.u32());
  char word[2];
  in.bytes(word, 2);
  TEST_ASSERT_EQUAL_MEMORY("ok", word, 2);
  TEST_ASSERT_TRUE(in.good());
  TEST_ASSERT_EQUAL_size_t(0, in.left());
}

void test_a_reader_at_its_end_turns_bad_and_gives_zeros() {
  const std::uint8_t bytes[3] = {1, 2, 3};
  ByteReader in(bytes, sizeof bytes);
  TEST_ASSERT_EQUAL_HEX32(0x00030201, in.u32());
  TEST_ASSERT_FALSE(in.good());
  TEST_ASSERT_EQUAL_HEX8(0, in.u8());
  std::uint8_t word[2] = {7, 7};
  in.bytes(word, 2);
  TEST_ASSERT_EQUAL_HEX8(0, word[0]);
  TEST_ASSERT_EQUAL_HEX8(0, word[1]);
}

void test_too_many_bytes_asked_for_are_none_and_zeros() {
  const std::uint8_t bytes[3] = {1, 2, 3};
  ByteReader in(bytes, sizeof bytes);
  std::uint8_t word[4] = {7, 7, 7, 7};
  in.bytes(word, 4);
  const std::uint8_t zeros[4] = {};
  TEST_ASSERT_FALSE(in.good());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(zeros, word, 4);
}

void test_a_slice_is_read_alone_and_skipped_by_the_whole() {
  const std::uint8_t bytes[5] = {1, 2, 3, 4, 5};
  ByteReader in(bytes, sizeof bytes);
  ByteReader part = in.slice(3);
  TEST_ASSERT_EQUAL_HEX16(0x0201, part.u16());
  TEST_ASSERT_EQUAL_HEX8(4, in.u8());
  TEST_ASSERT_EQUAL_HEX8(3, part.u8());
  part.u8();
  TEST_ASSERT_FALSE(part.good());
  TEST_ASSERT_TRUE(in.good());
}

void test_a_slice_that_is_too_long_is_bad_on_both_sides() {
  const std::uint8_t bytes[2] = {1, 2};
  ByteReader in(bytes, sizeof bytes);
  ByteReader part = in.slice(3);
  TEST_ASSERT_FALSE(part.good());
  TEST_ASSERT_FALSE(in.good());
  TEST_ASSERT_EQUAL_size_t(0, part.left());
}

void test_a_reader_can_be_refused() {
  const std::uint8_t bytes[1] = {1};
  ByteReader in(bytes, sizeof bytes);
  in.refuse();
  TEST_ASSERT_FALSE(in.good());
}

}  // namespace

void runByteTests() {
  RUN_TEST(test_crc32_gives_the_published_numbers);
  RUN_TEST(test_a_checksum_can_be_continued);
  RUN_TEST(test_a_checksum_sees_every_single_bit);
  RUN_TEST(test_numbers_are_written_low_byte_first);
  RUN_TEST(test_a_full_writer_turns_bad_and_writes_nothing_behind_its_end);
  RUN_TEST(test_what_was_written_is_read_back);
  RUN_TEST(test_a_reader_at_its_end_turns_bad_and_gives_zeros);
  RUN_TEST(test_too_many_bytes_asked_for_are_none_and_zeros);
  RUN_TEST(test_a_slice_is_read_alone_and_skipped_by_the_whole);
  RUN_TEST(test_a_slice_that_is_too_long_is_bad_on_both_sides);
  RUN_TEST(test_a_reader_can_be_refused);
}
