// Moves, events and outcomes in words, as the contract's own functions tell them.
#include <cstring>

#include "notation/notation.h"
#include "notation/reading.h"

namespace armada {

std::string seatName(const Game& game, Seat seat) {
  return seat == kNobody ? std::string("nobody") : std::string(game.seatNames[seat]);
}

std::string moveText(const Game& game, const void* state, Move move) {
  StateBox seen{};
  game.observe(state, game.toMove(state), seen.at());
  Words words;
  game.describe(seen.at(), move, words);
  return std::string(words.brief.c_str()) + " | " + words.full.c_str();
}

Move readMove(const std::string& where, std::string_view word) {
  std::int64_t number = 0;
  if (!readNumber(word, number)) throw Refused{where, "`" + std::string(word) + "` is no move; moves are numbers"};
  if (number < 0 || number >= kNoMove)
    throw Refused{where, "a move is " + rangeText(0, kNoMove - 1) + ", not " + std::string(word)};
  return static_cast<Move>(number);
}

namespace {

std::string audienceText(const Game& game, const void* state, Audience audience) {
  std::string seats;
  std::uint8_t there = 0;
  for (Seat seat = 0; seat < game.seats(state); ++seat) {
    there = static_cast<std::uint8_t>(there | onlySeat(seat));
    if ((audience & onlySeat(seat)) != 0) seats += (seats.empty() ? "" : ",") + std::to_string(seat);
  }
  return (audience & there) == there ? std::string("all") : seats.empty() ? std::string("nobody") : seats;
}

}  // namespace

std::string eventText(const Game& game, const void* state, const Event& event) {
  // Told to nobody in particular, from what the first seat sees that may see it, in the position after the move.
  Seat viewer = 0;
  while (viewer + 1u < game.seats(state) && (event.audience & onlySeat(viewer)) == 0) ++viewer;
  StateBox seen{};
  game.observe(state, viewer, seen.at());
  Text<160> words;
  game.narrate(seen.at(), event, kNobody, words);
  Writer out;
  out.line("event").number(event.kind).word(audienceText(game, state, event.audience));
  out.number(event.a).number(event.b).number(event.c).number(event.d).number(event.value);
  if (!words.empty()) out.note(words.c_str());
  return out.text();
}

std::string statusText(const Game& game, const void* state) {
  const Status status = game.status(state);
  const Seat seat = game.toMove(state);
  Writer out;
  out.line("game").word(game.id);
  static constexpr const char* kOutcomes[] = {"playing", "won", "lost", "drawn"};
  out.line("outcome").word(kOutcomes[static_cast<std::size_t>(status.outcome)]);
  if (status.winner != kNobody) out.line("winner").number(status.winner).note(seatName(game, status.winner));
  if (seat != kNobody) out.line("to-move").number(seat).note(seatName(game, seat));
  for (Seat each = 0; each < game.seats(state); ++each)
    out.line("score").number(each).number(status.score[each]).note(seatName(game, each));
  StateBox seen{};
  game.observe(state, seat == kNobody ? Seat{0} : seat, seen.at());
  Text<64> headline;
  game.headline(seen.at(), headline);
  out.line("headline").word(headline.c_str());
  return out.text();
}

std::uint32_t stateHash(const Game& game, const void* state) {
  std::uint8_t bytes[kMaxEncodedBytes];
  ByteWriter out(bytes, sizeof bytes);
  game.encode(state, out);
  return crc32(bytes, out.used());
}

}  // namespace armada
