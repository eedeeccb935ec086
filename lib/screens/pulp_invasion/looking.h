// What can be read in full, in the order of the table: the line, Planet and Location, the Aliens, the Captain and the dice,
// Super Weapons, the hand, the bag. Left and right go from thing to thing, up and down from group to group.
#pragma once

#include "rules/pulp_invasion/state.h"
#include "screens/pulp_invasion/closeup.h"

namespace armada::pulp_invasion {

enum class Group : std::uint8_t { line, places, aliens, crew, weapons, hand, bag };

struct Looked {
  Thing thing;  // Kind::nothing: the bag
  Group group;
  std::uint8_t question;  // of explain(): the number that it is about; kQuestions: none
};
constexpr std::size_t kMostLooked = 48;
using LookedList = List<Looked, kMostLooked>;
LookedList thingsToLookAt(const State& seen);
// Its place in the list; 0 if it is not there.
std::size_t placeOf(const LookedList& things, Thing thing);
// The cards of the hand; without any, who is on board.
std::size_t firstOfHand(const LookedList& things);
// The first thing of the next group that has any.
std::size_t nextGroup(const LookedList& things, std::size_t from, int by);
void drawLooked(Canvas& canvas, const State& seen, const Looked& looked);

// Questions that have an answer now. `by` 0: this one or the next.
std::uint8_t nextQuestion(const State& seen, std::uint8_t from, int by);
// What its answer comes to.
int answerOf(const State& seen, std::uint8_t question);
// The thing that a choice is about; Kind::nothing: none.
Thing thingOf(const State& seen, Move move);

}  // namespace armada::pulp_invasion
