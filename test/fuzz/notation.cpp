// Notation: a text as a position, as a record and as a link, with the words of notation.dict. What is refused is refused in one
// line. A position that was read keeps every promise of the contract and comes back from its own text byte for byte; so does a
// record, also from a session that plays its moves; and the deal of a link from the words that tell it.
#include <cstring>

#include "notation/notation.h"
#include "session/deal_link.h"
#include "session/registry.h"
#include "support/promises.h"
#include "target.h"

using namespace armada;

namespace {

void isOneLine(const Refused& refused) {
  const std::string sentence = refused.sentence();
  REQUIRE(!refused.why.empty() && sentence.size() < 800 && sentence.find('\n') == std::string::npos);
}

void tellMoves(const Game& game, const StateBox& state) {
  static EventBuffer<kMaxEventsAMove> events;
  MoveList moves;
  game.legalMoves(state.at(), moves);
  for (const Move move : moves) {
    REQUIRE(readMove("", std::to_string(move)) == move);
    REQUIRE(!moveText(game, state.at(), move).empty());
    StateBox after = state;
    events.clear();
    game.apply(after.at(), move, events);
    for (const Event& event : events) REQUIRE(!eventText(game, after.at(), event).empty());
  }
}

void tryPosition(const std::string& text) {
  const armada::Position read = readPosition("p", text);
  const Game& game = *read.game;
  StateBox state;
  armada_test::fillBox(state);
  std::memcpy(state.bytes, read.state.bytes, game.stateBytes);
  Rng rng = Rng::seeded(static_cast<Seed>(text.size()));
  if (const char* what = armada_test::everyPromise({game, state, rng}); what != nullptr)
    armada_test::broken(game.id, what);
  const std::string told = positionText(game, state.at());
  const armada::Position back = readPosition("p", told);
  REQUIRE(back.game == &game && std::memcmp(back.state.bytes, state.bytes, game.stateBytes) == 0);
  REQUIRE(!statusText(game, state.at()).empty());
  tellMoves(game, state);
}

void tryRecord(const std::string& text) {
  static Session session;
  const Record record = replayRecord("r", text);
  const std::string told = recordText(record);
  REQUIRE(recordText(replayRecord("r", told)) == told);
  REQUIRE(!recordRows(record, "fuzz").empty());
  session.start(*record.game, record.options, record.seed);
  Events unheard;
  for (const Record::Played& played : record.moves) REQUIRE(session.play(played.move, unheard));
  if (session.wholeGameKnown()) REQUIRE(recordText(recordOf(session)) == told);
}

void tryMove(const std::string& text) { REQUIRE(readMove("m", text) < kNoMove); }

void tryLink(const std::string& text) {
  Deal deal, back;
  const DealFault fault = readDeal(text.c_str(), deal);
  REQUIRE((fault == DealFault::none) == (*sentence(fault) == '\0'));
  if (fault != DealFault::none) return;
  Text<kMaxDealLetters> told;
  writeDeal(told, deal);
  REQUIRE(told.whole() && readDeal(told.c_str(), back) == DealFault::none);
  REQUIRE(back.game == deal.game && back.seeded == deal.seeded && back.seed == deal.seed);
  REQUIRE(std::memcmp(back.options.choice, deal.options.choice, sizeof back.options.choice) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  const std::string text(reinterpret_cast<const char*>(bytes), count);
  for (const auto attempt : {tryPosition, tryRecord, tryMove, tryLink}) {
    try {
      attempt(text);
    } catch (const Refused& refused) {
      isOneLine(refused);
    }
  }
  return 0;
}
