// What the files of lib/notation share among themselves and with the command line, and games need not know.
#pragma once

#include "notation/notation.h"

namespace armada {

// Decimal, or 0x and hex digits, with a minus if need be; nothing else, no blanks.
bool readNumber(std::string_view word, std::int64_t& to);
std::string rangeText(std::int64_t least, std::int64_t most);  // "0 to 7"

std::string knownGames();  // "template, pew_pew"
const Game& readGame(const std::string& where, const std::string& id);
const Game& readGameLine(Lines& lines);
// false: not an option line. Refuses an option that was seen before.
bool takeOptionLine(const Game& game, const Line& line, Options& options, std::set<std::string>& seen);
void printOptions(const Game& game, const Options& options, Writer& out);

}  // namespace armada
