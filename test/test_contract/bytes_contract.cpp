// Bytes: what is encoded comes back and goes on alike; what is damaged is refused, or is another whole state.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

// What decode accepts encodes to the same bytes, keeps every promise, and can be played to the end, which takes longest: one
// of five is, so that bits of every weight are among them.
void checkWhole(const Game& game, const Encoded& from, StateBox& state) {
  static Encoded again;
  static Rng rng = Rng::seeded(8);
  static unsigned accepted = 0;
  CHECK(nothingBehind(game, state));
  encodeTo(game, state, again);
  CHECK(again.good && again.count == from.count);
  CHECK(std::memcmp(again.bytes, from.bytes, from.count) == 0);
  checkKept(everyPromise({game, state, rng}));
  if (accepted++ % 5 == 0) checkKept(endsWithinItsMoves({game, state, rng}));
}

// One accident: a bit, a byte that is anything or at an edge, one more or less, two bytes exchanged.
void damage(Encoded& bytes, Rng& rng) {
  static constexpr std::uint8_t kEdges[] = {0, 1, 0x7F, 0x80, 0xFE, 0xFF};
  const auto any = [&] { return rng.below(static_cast<std::uint32_t>(bytes.count)); };
  std::uint8_t& one = bytes.bytes[any()];
  std::uint8_t& other = bytes.bytes[any()];
  const std::uint8_t before = one;
  switch (rng.below(5)) {
    case 0: one = static_cast<std::uint8_t>(one ^ (1u << rng.below(8))); break;
    case 1: one = static_cast<std::uint8_t>(rng.next()); break;
    case 2: one = kEdges[rng.below(sizeof kEdges)]; break;
    case 3: one = static_cast<std::uint8_t>(one + 2 * rng.below(2) - 1); break;
    default:
      one = other;
      other = before;
      break;
  }
}

}  // namespace

void test_a_decoded_state_is_the_same_byte_for_byte() {
  atEveryStop(kThorough, [](const Stop& stop) { checkKept(bytesComeBack(positionAt(stop))); });
}

void test_a_decoded_state_goes_on_as_the_first_one_did() {
  static Encoded bytes;
  atEveryStop(1 + kThorough / 5, [](const Stop& stop) {
    if (!worthACloseLook(stop)) return;
    StateBox decoded;
    encodeTo(stop.game, stop.state, bytes);
    CHECK(decodeFrom(stop.game, bytes.bytes, bytes.count, decoded));
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
    for (std::size_t count = 0; count < bytes.count; ++count) CHECK(!decodeFrom(stop.game, bytes.bytes, count, state));
  });
}

void test_bytes_too_many_are_refused() {
  static Encoded bytes;
  atEveryStop(2, [](const Stop& stop) {
    StateBox state;
    encodeTo(stop.game, stop.state, bytes);
    if (bytes.count == kMaxEncodedBytes) return;
    bytes.bytes[bytes.count] = 0;
    CHECK(!decodeFrom(stop.game, bytes.bytes, bytes.count + 1, state));
  });
}

void test_flipped_bits_are_refused_or_are_another_whole_state() {
  static Encoded bytes;
  int refused = 0;
  atEveryStop(1, [&](const Stop& stop) {
    if (!worthACloseLook(stop) || (kThorough == 1 && stop.number > 2 && stop.next != kNoMove)) return;
    StateBox state;
    encodeTo(stop.game, stop.state, bytes);
    // Every third bit on the PC, on an emulated processor one of each byte; others at each stop, so that all have their turn.
    const std::size_t step = kThorough > 1 ? 3 : 9;
    for (std::size_t bit = stop.number % (kThorough > 1 ? 3 : 8); bit < bytes.count * 8; bit += step) {
      bytes.bytes[bit / 8] = static_cast<std::uint8_t>(bytes.bytes[bit / 8] ^ (1u << bit % 8));
      if (decodeFrom(stop.game, bytes.bytes, bytes.count, state))
        checkWhole(stop.game, bytes, state);
      else
        ++refused;
      bytes.bytes[bit / 8] = static_cast<std::uint8_t>(bytes.bytes[bit / 8] ^ (1u << bit % 8));
    }
  });
  TEST_ASSERT_TRUE(refused > 0);
}

void test_damaged_positions_are_refused_or_keep_every_promise() {
  static Encoded bytes;
  Rng rng = Rng::seeded(12);
  int accepted = 0;
  atEveryStop(kThorough > 1 ? 3 : 1, [&](const Stop& stop) {
    if (kThorough == 1 ? !worthACloseLook(stop) : stop.number > 40 && stop.number % 8 != 0) return;
    for (int n = 0; n < (kThorough > 1 ? 24 : 2); ++n) {
      StateBox state;
      encodeTo(stop.game, stop.state, bytes);
      for (std::uint32_t accidents = 1 + rng.below(2); accidents > 0; --accidents) damage(bytes, rng);
      if (!decodeFrom(stop.game, bytes.bytes, bytes.count, state)) continue;
      checkWhole(stop.game, bytes, state);
      ++accepted;
    }
  });
  TEST_ASSERT_TRUE(accepted > 0);
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
      if (decodeFrom(game, bytes.bytes, bytes.count, state)) checkWhole(game, bytes, state);
    }
  }
}
