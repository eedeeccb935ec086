// The rules of Picket Line: the deal, what is legal, and a move from send to draw, one function a step. Touches nothing
// but the state; what happens is reported as events.
#include "rules/template_game/state.h"
#include "rules/template_game/template_game.h"

namespace armada::template_game {

namespace {

// ---- reporting ------------------------------------------------------------------------------------------------------
void report(Events& events, Happened kind, Seat seat, std::int32_t b = 0, std::int32_t c = 0, std::int32_t value = 0,
            Audience audience = kEveryone) {
  events.add({static_cast<std::uint8_t>(kind), audience, seat, static_cast<std::uint8_t>(b),
              static_cast<std::uint8_t>(c), 0, static_cast<std::int16_t>(value)});
}

// ---- the steps of a turn, in order ----------------------------------------------------------------------------------
void addToHand(Hand& hand, Ship ship) {
  hand.push(ship);
  for (std::size_t i = hand.size() - 1; i > 0 && hand[i - 1] > ship; --i) {
    hand[i] = hand[i - 1];
    hand[i - 1] = ship;
  }
}

bool takeFromHand(Hand& hand, Move ship) {
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (hand[i] != ship) continue;
    hand.removeAt(i);
    return true;
  }
  return false;
}

void openFire(State& state, Events& events) {
  report(events, Happened::fired, state.attacker, 0, 0, strength(state.line[state.attacker]));
  state.phase = Phase::answer;
  events.seal();  // the console goes to the defender
}

void score(State& state, Events& events) {
  const Seat attacker = state.attacker;
  const Seat defender = otherSeat(attacker);
  const std::int32_t attack = strength(state.line[attacker]);
  const std::int32_t answer = strength(state.line[defender]);
  if (attack > answer) {
    ++state.tally[attacker].broke;
    report(events, Happened::scored, attacker, attack, answer, kBreakPoints);
  } else if (attack < answer) {
    ++state.tally[defender].held;
    report(events, Happened::scored, defender, attack, answer, kHoldPoints);
  } else {
    const auto lucky = static_cast<Seat>(state.rng.below(kSeatCount));
    ++state.tally[lucky].tossed;
    report(events, Happened::tossed, lucky);
    report(events, Happened::scored, lucky, attack, answer, kTossPoints);
    events.seal();  // going back would show the toss before the choice
  }
}

void clearLine(State& state, Seat seat) {
  for (const Ship ship : state.line[seat]) state.spent.push(ship);
  state.line[seat] = Line{};
}

void drawOne(State& state, Seat seat, Events& events) {
  if (state.pile.empty() || state.hand[seat].size() >= state.handSize) return;
  const Ship ship = state.pile.draw();
  addToHand(state.hand[seat], ship);
  report(events, Happened::drew, seat, ship, 0, 0, onlySeat(seat));
  report(events, Happened::drewOne, seat, 0, 0, 0, onlySeat(otherSeat(seat)));
  events.seal();  // going back would show what lies on the pile
}

void endIfOver(State& state, Events& events) {
  if (!state.hand[state.attacker].empty()) return;
  state.phase = Phase::over;
  report(events, Happened::ended, status(state).winner);
}

void resolveFight(State& state, Events& events) {
  const Seat attacker = state.attacker;
  const Seat defender = otherSeat(attacker);
  if (state.line[defender].empty()) report(events, Happened::yielded, defender);
  score(state, events);
  clearLine(state, attacker);
  clearLine(state, defender);
  drawOne(state, attacker, events);
  drawOne(state, defender, events);
  state.attacker = defender;
  state.phase = Phase::attack;
  endIfOver(state, events);
}

void closeLine(State& state, Events& events) {
  if (state.phase == Phase::attack)
    openFire(state, events);
  else
    resolveFight(state, events);
}

// An attack needs a ship; an answer does not.
bool mayClose(const State& state) {
  return state.phase == Phase::answer || (state.phase == Phase::attack && !state.line[state.attacker].empty());
}

}  // namespace

// ---- the contract ---------------------------------------------------------------------------------------------------
void deal(State& state, const Options& options, Seed seed) {
  state = State{};
  state.rng = Rng::seeded(seed);
  state.handSize = kHandSizes[options.choice[0]];
  for (std::size_t ship = 1; ship <= kShipCount; ++ship) state.pile.push(static_cast<Ship>(ship));
  state.pile.shuffle(state.rng);
  for (std::size_t i = 0; i < state.handSize; ++i)
    for (Hand& hand : state.hand) addToHand(hand, state.pile.draw());
}

std::uint8_t seats(const State&) { return kSeatCount; }

Seat toMove(const State& state) {
  switch (state.phase) {
    case Phase::attack: return state.attacker;
    case Phase::answer: return otherSeat(state.attacker);
    case Phase::over: break;
  }
  return kNobody;
}

Status status(const State& state) {
  Status status{Outcome::playing, kNobody, {}};
  for (Seat seat = 0; seat < kSeatCount; ++seat) status.score[seat] = points(state, seat);
  if (state.phase != Phase::over) return status;
  if (status.score[0] == status.score[1]) {
    status.outcome = Outcome::drawn;
  } else {
    status.outcome = Outcome::won;
    status.winner = status.score[0] > status.score[1] ? Seat{0} : Seat{1};
  }
  return status;
}

void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  if (state.phase == Phase::over) return;
  if (mayClose(state)) moves.push(kDone);
  for (const Ship ship : state.hand[toMove(state)]) moves.push(ship);
}

bool apply(State& state, Move move, Events& events) {
  const Seat seat = toMove(state);
  if (seat == kNobody) return false;
  if (move == kDone) {
    if (!mayClose(state)) return false;
    closeLine(state, events);
    return true;
  }
  if (!takeFromHand(state.hand[seat], move)) return false;
  const auto ship = static_cast<Ship>(move);
  state.line[seat].push(ship);
  report(events, Happened::sent, seat, ship);
  if (state.line[seat].full()) closeLine(state, events);
  return true;
}

// ---- a sensible move at once ----------------------------------------------------------------------------------------
namespace {

// The weakest ship of at least this strength. Hands ascend, and so do strengths.
Move weakestFrom(const Hand& hand, std::int32_t needed) {
  for (const Ship ship : hand)
    if (kShips[ship].strength >= needed) return ship;
  return kNoMove;
}

Move quickAnswer(const Hand& hand, std::int32_t needed, bool lineIsEmpty) {
  const Move one = weakestFrom(hand, needed);
  if (one != kNoMove) return one;
  if (!lineIsEmpty || hand.size() < kLineLength) return kDone;
  const Ship best = hand.back();
  const Ship next = hand[hand.size() - 2];
  return kShips[best].strength + kShips[next].strength >= needed ? best : kDone;
}

}  // namespace

// Attack with the strongest ship alone; answer with no more than it takes to hold; else yield.
Move quickMove(const State& seen) {
  const Seat seat = toMove(seen);
  const Hand& hand = seen.hand[seat];
  if (seen.phase == Phase::attack) return seen.line[seat].empty() ? Move{hand.back()} : kDone;
  const std::int32_t needed = strength(seen.line[seen.attacker]) - strength(seen.line[seat]) + 1;
  if (needed <= 0) return kDone;
  return quickAnswer(hand, needed, seen.line[seat].empty());
}

// ---- how it stands --------------------------------------------------------------------------------------------------
namespace {

// In thousandths, by the lead: with ships still to draw, and without. Counted in 20,000 games of quick play with some random moves.
constexpr std::uint16_t kChanceOfLead[2][6] = {{500, 700, 825, 910, 960, 990}, {500, 760, 935, 988, 998, 1000}};
constexpr int kFarthestLead = 5;

}  // namespace

// The lead is the points, and a point for each ship in hand, as the end will count it.
std::uint16_t appraise(const State& state, Seat seat) {
  const auto standing = [&](Seat of) { return points(state, of) + static_cast<int>(state.hand[of].size()); };
  const int lead = standing(seat) - standing(otherSeat(seat));
  const int size = lead < 0 ? -lead : lead;
  const std::uint16_t chance = kChanceOfLead[state.pile.empty() ? 1 : 0][size > kFarthestLead ? kFarthestLead : size];
  return static_cast<std::uint16_t>(lead < 0 ? 1000 - chance : chance);
}

// Between two fights.
bool atRest(const State& state) { return state.line[0].empty() && state.line[1].empty(); }

// ---- the table ------------------------------------------------------------------------------------------------------
namespace {

constexpr OptionChoice kHandChoices[] = {{"3", "3 ships"}, {"4", "4 ships"}, {"5", "5 ships"}};
static_assert(sizeof kHandChoices / sizeof kHandChoices[0] == sizeof kHandSizes / sizeof kHandSizes[0]);

constexpr OptionSpec kOptions[] = {
    {"hand", "Hand", "Ships in a hand. A larger hand leaves fewer to draw.", kHandChoices, 3, 1},
};

constexpr const char* kSeatNames[] = {"Red picket", "Blue picket"};

// Every fight spends a ship of the attacker, and takes the most moves a ship as: send, open fire, yield.
static_assert(kTemplateBounds.movesAGame == 3 * kShipCount);
static_assert(kTemplateBounds.legalMoves == kMaxHand + 1);
static_assert(kTemplateBounds.encodedBytes == 3 + 3 * kSeatCount + 16 + 6 + kShipCount);  // see encode

}  // namespace

}  // namespace armada::template_game

namespace armada {

const Game kTemplateGame = makeGame<template_game::State>({
    /*id*/ "template",
    /*title*/ "Picket Line",
    /*version*/ 1,
    /*listed*/ false,
    /*hiddenHands*/ true, template_game::kOptions,
    /*optionCount*/ 1, template_game::kSeatNames,
    /*questionCount*/ template_game::kSeatCount, kTemplateBounds,
    /*lookAhead*/ {6, 600, 1500},  // a fight or two
});

}  // namespace armada
