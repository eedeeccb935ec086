// The words of Picket Line: for moves, events, the position and the points. Reads observed states only, and never
// decides anything.
#include "rules/kernel/seat_words.h"
#include "rules/template_game/state.h"

namespace armada::template_game {

namespace {

constexpr const char* kShortNames[kSeatCount] = {"Red", "Blue"};

const char* pointWord(std::int32_t points) { return points == 1 ? " point" : " points"; }

void describeSend(const State& seen, Seat seat, Ship ship, Words& words) {
  const std::int32_t sum = strength(seen.line[seat]) + kShips[ship].strength;
  words.brief << "Send " << kShips[ship].name;
  words.full << "Send " << kShips[ship].name << ", strength " << std::int32_t{kShips[ship].strength};
  if (!seen.line[seat].empty()) words.full << ": " << sum << " in all";
  if (seen.phase == Phase::answer) words.full << " against " << strength(seen.line[seen.attacker]);
  words.full << ".";
}

void describeFire(const State& seen, Words& words) {
  words.brief << "Open fire";
  words.full << "Open fire with " << strength(seen.line[seen.attacker]) << ": " << kShortNames[otherSeat(seen.attacker)]
             << " must answer or yield.";
}

void describeStand(const State& seen, Seat seat, Words& words) {
  const std::int32_t attack = strength(seen.line[seen.attacker]);
  const std::int32_t answer = strength(seen.line[seat]);
  const bool yields = seen.line[seat].empty();
  words.brief << (yields ? "Yield" : "Stand");
  words.full << words.brief.c_str();
  if (!yields) words.full << " with " << answer << " against " << attack;
  if (answer > attack)
    words.full << ": you score " << std::int32_t{kHoldPoints} << pointWord(kHoldPoints) << ".";
  else if (answer < attack)
    words.full << ": " << kShortNames[seen.attacker] << " scores " << std::int32_t{kBreakPoints}
               << pointWord(kBreakPoints) << ".";
  else
    words.full << ": even, a toss gives " << std::int32_t{kTossPoints} << pointWord(kTossPoints) << ".";
}

}  // namespace

void describe(const State& seen, Move move, Words& words) {
  const Seat seat = toMove(seen);
  if (move != kDone)
    describeSend(seen, seat, static_cast<Ship>(move), words);
  else if (seen.phase == Phase::attack)
    describeFire(seen, words);
  else
    describeStand(seen, seat, words);
}

// One sentence for every reader: "Red sends Hawk", and "You send Hawk" to who plays Red.
void narrate(const State&, const Event& event, Seat reader, TextOut& words) {
  const char* name = event.a < kSeatCount ? kShortNames[event.a] : "Nobody";
  const SeatWords who(words, name, SeatWords::Name::single, event.a, reader);
  switch (static_cast<Happened>(event.kind)) {
    case Happened::sent:
      who.does("send") << ' ' << kShips[event.b].name << ", strength " << std::int32_t{kShips[event.b].strength} << ".";
      break;
    case Happened::fired: who.does("open") << " fire with " << std::int32_t{event.value} << "."; break;
    case Happened::yielded: who.does("yield") << "."; break;
    case Happened::tossed:
      words << "Even. The toss falls to ";
      who.whom() << ".";
      break;
    case Happened::scored:
      who.does("score") << ' ' << std::int32_t{event.value} << ": " << std::int32_t{event.b} << " against "
                        << std::int32_t{event.c} << ".";
      break;
    case Happened::drew: who.does("draw") << ' ' << kShips[event.b].name << "."; break;
    case Happened::drewOne: who.does("draw") << " 1 ship."; break;
    case Happened::ended:
      if (event.a < kSeatCount)
        who.does("hold") << " the border.";
      else
        words << "Even: the border belongs to nobody.";
      break;
  }
}

void headline(const State& seen, TextOut& words) {
  words << "Red " << std::int32_t{points(seen, 0)} << ", Blue " << std::int32_t{points(seen, 1)} << ", "
        << static_cast<std::uint32_t>(seen.pile.size()) << " to draw";
}

// Question 0 is Red's score, question 1 Blue's.
void explain(const State& seen, std::uint8_t question, Explanation& steps) {
  steps.clear();
  const Tally& tally = seen.tally[question];
  const int left = seen.phase == Phase::over ? static_cast<int>(seen.hand[question].size()) : 0;
  std::int16_t total = 0;
  const auto step = [&](const char* who, const char* what, int change) {
    total = static_cast<std::int16_t>(total + change);
    steps.push({who, what, static_cast<std::int16_t>(change), total});
  };
  step("Broke through", "2 points each", tally.broke * kBreakPoints);
  step("Held the line", "1 point each", tally.held * kHoldPoints);
  step("Tosses", "1 point each", tally.tossed * kTossPoints);
  step("Ships left", "1 point each, at the end", left * kLeftPoints);
}

}  // namespace armada::template_game
