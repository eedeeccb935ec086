// Where everything of Stellar Scramble stands on the screen, and the table drawn there: the board with the Player Row, scores,
// the Progress Track, a pilot's own board.
#pragma once

#include "screens/stellar_scramble/pieces.h"

namespace armada::stellar_scramble {

// ---- where things stand ---------------------------------------------------------------------------------------------
Rect cellRect(const State& state, unsigned row, unsigned column);  // an Invader space; row 0 is the bottom row
Rect spaceRect(const State& state, std::uint8_t space);            // of the Player Row, Wormholes included
Point shipAt(const State& state, Seat seat, std::uint8_t space);   // its middle
Rect scoreRect(const State& state, Seat seat);
Rect slotRect(unsigned slot);   // a card of the Progress Track
Rect plateRect(unsigned slot);  // of an Event below it
Rect weaponRect(unsigned weapon);
constexpr int kTrackTop = 121, kOwnTop = 162, kWordsY = 208;
constexpr Rect kMeters{199, kOwnTop, 117, 43};
constexpr Rect kHeatBar{kMeters.x + 3, kMeters.y + 3, 111, 11};
constexpr Rect kCreditBar{kMeters.x + 3, kMeters.y + 15, 111, 11};
constexpr Rect kBag{kMeters.x + 4, kMeters.y + 28, 109, 11};
constexpr Rect kSystemRow{276, 206, 39, 11};
constexpr Rect kWords{8, 206, 262, 11};
constexpr Point kGemInHand{14, 211};  // the middle of the gem that was drawn, before the words

// ---- drawing --------------------------------------------------------------------------------------------------------
// What a shot would do to a score: Invaders then, credits paid; 0: nothing.
struct ScoreChange {
  int invaders = 0, credits = 0;
};

void drawBoard(Canvas& canvas, const State& state);
void drawScore(Canvas& canvas, const State& state, Seat seat, bool onTurn, ScoreChange change = {});
void drawTrackRow(Canvas& canvas, const State& state, Seat buyer);
void drawOwnBoard(Canvas& canvas, const State& state, Seat seat);
void drawSystems(Canvas& canvas, const Pilot& pilot);

}  // namespace armada::stellar_scramble
