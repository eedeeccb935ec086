// Words that moves and events of Rayguns and Rocketships share, for the files of this folder alone.
#pragma once

#include "rules/rayguns/turn.h"

namespace armada::rayguns {

// "Jessie", "Ranger 3", "the princess", who begins a sentence as "The princess".
void sayFigure(const State& seen, unsigned figure, TextOut& words);
void sayPlace(unsigned at, TextOut& words);                                // "e5"
void saySpace(const State& seen, Seat ship, unsigned at, TextOut& words);  // "cockpit h4"
const char* thingName(const State& seen, unsigned thing);                  // "warbot"
// "5 to 8", "8".
void sayNeed(unsigned need, TextOut& words);
void sayCount(int count, const char* what, TextOut& words);  // "2 tokens"

}  // namespace armada::rayguns
