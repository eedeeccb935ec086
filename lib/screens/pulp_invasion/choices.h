// What the Captain may decide now, as a list in the order in which one would ask: what goes on first, then what helps. Of
// payments the best come first, and those that are worse in everything are left out; what loses at once comes last. The sheet
// shows it with the words of the chosen row. Moves come from the rules alone.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

using Choices = List<Move, kPulpInvasionBounds.legalMoves>;
// In that order, without those that are worse in everything.
Choices choicesOf(const State& seen, const MoveList& legal);
// Everything, in that order.
Choices allChoices(const State& seen, const MoveList& legal);
// The Abilities after this payment: of an Engage, or the point of an Evade.
struct Left {
  int of[kAbilities];
};
Left leftAfter(const State& seen, Move move);
// A payment that leaves two Abilities at zero.
bool losesByItself(const State& seen, Move move);
// What goes on does not pay, but evades: the Engage cannot be paid.
bool becomesEvade(const State& seen);
// Neither engaging nor evading can save the game: whatever is chosen, it is lost.
bool isHopeless(const State& seen);
// Dice and cards of the hand among them.
bool isAid(Move move);
struct Aids {
  bool die, card;
  bool any() const { return die || card; }
};
Aids aidsIn(const MoveList& legal);

// ---- the sheet ------------------------------------------------------------------------------------------------------
// Rows of choices, below them the whole sentence about the chosen one.
struct Sheet {
  Rect area;
  int rows;     // that are seen at once
  int columns;  // 2: left and right go across
};
Sheet sheetOf(const State& seen, bool searching);
void drawSheet(Canvas& canvas, const State& seen, const Sheet& sheet, const Choices& choices, std::size_t chosen);
// What is asked, in a few words: "Pay for the Evade".
void sayQuestion(const State& seen, TextOut& words);
// What Evading the current card costs now.
struct EvadeCost {
  int points, cubes;
};
EvadeCost evadeCost(const State& seen);
// What a sentence says behind its name or its moment: "Engaging: roll ..." is "roll ...".
const char* behindColon(const char* text);

}  // namespace armada::pulp_invasion
