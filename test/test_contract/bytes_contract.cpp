// Bytes: what is encoded comes back and goes on alike; what is damaged is refused, or is another whole state.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

bool decodes(const Game& game, const std::uint8_t* bytes, std::size_t count, StateBox& state) {
  // A copy of exactly this size at the end of its room, so that a read past the end is noticed by the sanitizer.
  static std::uint8_t room[kMaxStateBytes + 1];
  std::uint8_t* at = room + sizeof room - count;
  if (count > 0) std::memcpy(at, bytes, count);
  fillBox(state);
  ByteReader reader(at, count);
  const bool accepted = game.decode(state.at(), reader);
  CHECK(nothingBehind(game, state));
  return accepted;
}

// What decode accepts is valid, encodes to the same bytes, and can be played.
void checkWhole(const Game& game, const Encoded& from, StateBox& state) {
  static Encoded again;
  CHECK(static_cast<bool>(game.valid(state.at())));
  encodeTo(game, state, again);
  CHECK(again.good && again.count == from.count);
  CHECK(std::memcmp(again.bytes, from.bytes, from.count) == 0);
  Events unheard;
  MoveList moves;
  for (int n = 0; n < 8 && game.toMove(state.at()) != kNobody; ++n) {
    game.legalMoves(state.at(), moves);
    CHECK(!moves.empty());
    CHECK(game.apply(state.at(), moves.back(), unheard));
    CHECK(static_cast<bool>(game.valid(state.at())));
  }
}

}  // namespace

void test_a_decoded_state_is_the_same_byte_for_byte() {
  static Encoded bytes, again;
  atEveryStop(kThorough, [](const Stop& stop) {
    StateBox state;
    encodeTo(stop.game, stop.state, bytes);
    CHECK(decodes(stop.game, bytes.bytes, bytes.count, state));
    CHECK(sameBytes(stop.game, state, stop.state));
    encodeTo(stop.game, state, again);
    CHECK(bytes.count == again.count && std::memcmp(bytes.bytes, again.bytes, bytes.count) == 0);
  });
}

void test_a_decoded_state_goes_on_as_the_first_one_did() {
  static Encoded bytes;
  atEveryStop(1 + kThorough / 5, [](const Stop& stop) {
    if (!worthACloseLook(stop)) return;
    StateBox decoded;
    encodeTo(stop.game, stop.state, bytes);
    CHECK(decodes(stop.game, bytes.bytes, bytes.count, decoded));
    StateBox first = stop.state;
    Events unheard;
    MoveList moves;
    Rng rng = Rng::seeded(stop.number);
    while (stop.game.toMove(first.at()) != kNobody) {
      stop.game.legalMoves(first.at(), moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      CHECK(stop.game.apply(first.at(), move, unheard));
      CHECK(stop.game.apply(decoded.at(), move, unheard));
      CHECK(sameBytes(stop.game, first, decoded));
    }
  });
}

void test_encoded_bytes_keep_their_bound() {
  static Encoded bytes;
  atEveryStop(3 * kThorough, [](const Stop& stop) {
    encodeTo(stop.game, stop.state, bytes);  // into no more room than the bound
    CHECK(bytes.good && bytes.count > 0);
  });
}

void test_truncated_bytes_are_refused() {
  static Encoded bytes;
  atEveryStop(2, [](const Stop& stop) {
    if (!worthACloseLook(stop)) return;
    StateBox state;
    encodeTo(stop.game, stop.state, bytes);
    for (std::size_t count = 0; count < bytes.count; ++count) CHECK(!decodes(stop.game, bytes.bytes, count, state));
  });
}

void test_bytes_too_many_are_refused() {
  static Encoded bytes;
  atEveryStop(2, [](const Stop& stop) {
    StateBox state;
    encodeTo(stop.game, stop.state, bytes);
    if (bytes.count == kMaxStateBytes) return;
    bytes.bytes[bytes.count] = 0;
    CHECK(!decodes(stop.game, bytes.bytes, bytes.count + 1, state));
  });
}

void test_flipped_bits_are_refused_or_are_another_whole_state() {
  static Encoded bytes;
  int refused = 0;
  atEveryStop(kThorough > 1 ? 4 : 1, [&](const Stop& stop) {
    if (!worthACloseLook(stop) || (kThorough == 1 && stop.number > 2 && stop.next != kNoMove)) return;
    StateBox state;
    encodeTo(stop.game, stop.state, bytes);
    for (std::size_t bit = 0; bit < bytes.count * 8; ++bit) {
      bytes.bytes[bit / 8] = static_cast<std::uint8_t>(bytes.bytes[bit / 8] ^ (1u << bit % 8));
      if (decodes(stop.game, bytes.bytes, bytes.count, state))
        checkWhole(stop.game, bytes, state);
      else
        ++refused;
      bytes.bytes[bit / 8] = static_cast<std::uint8_t>(bytes.bytes[bit / 8] ^ (1u << bit % 8));
    }
  });
  TEST_ASSERT_TRUE(refused > 0);
}

void test_random_bytes_are_refused_or_are_another_whole_state() {
  static Encoded bytes;
  Rng rng = Rng::seeded(404);
  StateBox state;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (int n = 0; n < 300 * kThorough; ++n) {
      // Half of them begin as a real state does, so that they come further in.
      game.deal(state.at(), standardOptions(game), static_cast<Seed>(n));
      encodeTo(game, state, bytes);
      const std::uint32_t from = n % 2 == 0 ? 0 : rng.below(static_cast<std::uint32_t>(bytes.count));
      for (std::size_t k = from; k < bytes.count; ++k)
        bytes.bytes[k] = static_cast<std::uint8_t>(rng.next() >> (n % 8));
      if (decodes(game, bytes.bytes, bytes.count, state)) checkWhole(game, bytes, state);
    }
  }
}
