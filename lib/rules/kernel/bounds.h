// What each game of this build declares of itself, one line a game. Memory that has to hold whichever game is played (a state,
// a legal list, a move's events, a session's history, a save) is as large as the largest of them asks for, and no larger.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

struct Bounds {
  std::uint16_t stateBytes;    // the size of its State
  std::uint16_t encodedBytes;  // most bytes `encode` writes
  std::uint16_t legalMoves;    // most moves in a legal list
  std::uint16_t movesAGame;    // most moves from deal to end
  std::uint16_t eventsAMove;   // most events of one apply
};

// Why each number holds is said where the game makes its table of functions.
// clang-format off: a game a line
//                                          State  encoded  legal   moves  events
//                                          bytes    bytes  moves  a game  a move
constexpr Bounds kPewPewBounds          = {   176,     129,    27,    242,    136};
constexpr Bounds kStellarSiegeBounds    = {   256,     120,    13,    608,     22};
constexpr Bounds kPulpInvasionBounds    = {   228,     224,    64,    640,    120};
constexpr Bounds kStellarScrambleBounds = {   404,     271,    26,   1022,     54};
constexpr Bounds kRaygunsBounds         = {   356,     345,   120,  60000,    160};
constexpr Bounds kTemplateBounds        = {    88,      51,     6,     60,      8};
constexpr Bounds kNullBounds            = {    20,      18,     3,     20,      1};
#ifndef ARMADA_SUITE_BOUNDS
constexpr Bounds kDeclaredBounds[] = {
    kPewPewBounds,
    kStellarSiegeBounds,
    kPulpInvasionBounds,
    kStellarScrambleBounds,
    kRaygunsBounds,
    kTemplateBounds,
    kNullBounds,
#else  // of a game that only a suite has, in a house of its own
constexpr Bounds kDeclaredBounds[] = {ARMADA_SUITE_BOUNDS
#endif
};
// clang-format on

constexpr std::size_t largestOf(std::uint16_t Bounds::* column) {
  std::size_t largest = 0;
  for (const Bounds& game : kDeclaredBounds)
    if (game.*column > largest) largest = game.*column;
  return largest;
}

constexpr std::size_t kMaxStateBytes = largestOf(&Bounds::stateBytes);
constexpr std::size_t kMaxEncodedBytes = largestOf(&Bounds::encodedBytes);
constexpr std::size_t kMaxLegalMoves = largestOf(&Bounds::legalMoves);
constexpr std::size_t kMaxEventsAMove = largestOf(&Bounds::eventsAMove);
static_assert(kMaxStateBytes <= 1024, "a State fits its budget");

}  // namespace armada
