// Text for positions, moves and records, for people and scripts; docs/notation.md is its reference. Host only: it
// allocates, and it throws Refused. Knows games through the contract, the descriptions of their fields, and one small table a
// game (lib/notation/<game>.cpp).
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/kernel/contract.h"
#include "session/session.h"

namespace armada {

// Wrong input: where, and why. One line for the reader; nothing was changed.
struct Refused {
  std::string where;  // "game.txt:12", "--seed", "" for the thing as a whole
  std::string why;    // "the column is 0 to 2, not 7"
  // One line, whatever was quoted in it: what no terminal should get is shown as ?, and what is too long is cut.
  std::string sentence() const;
};

// ---- writing: one thing a line, a key and its words -----------------------------------------------------------------
class Writer {
 public:
  // Begins a line: out.line("hand").word("north").number(3);
  Writer& line(std::string_view key);
  Writer& word(std::string_view word);
  Writer& number(std::int64_t number);
  Writer& hex(std::uint32_t number);  // 0x and 8 digits
  // Words for the reader alone, behind #.
  Writer& note(std::string_view words);

  // All lines of another.
  void add(const Writer& lines);

  std::string text() const { return text_.empty() || text_.back() == '\n' ? text_ : text_ + '\n'; }

 private:
  std::string text_;
};

// ---- reading --------------------------------------------------------------------------------------------------------
// One line that says something: words between blanks, without what stands behind #. word(0) is the key. Whatever is
// asked for and is not there, or is not as asked, throws Refused with file, line and reason.
class Line {
 public:
  const std::string& key() const { return words_.front(); }
  std::size_t count() const { return words_.size(); }  // with the key
  const std::string& word(std::size_t i) const;
  std::int64_t number(std::size_t i, std::int64_t least, std::int64_t most) const;  // decimal, or 0x and hex digits
  std::uint32_t word32(std::size_t i) const { return static_cast<std::uint32_t>(number(i, 0, 0xFFFFFFFF)); }
  // The index of word i among `names`.
  std::size_t choice(std::size_t i, const std::vector<std::string>& names) const;
  // Exactly this many words behind the key.
  void expect(std::size_t words) const;
  Rng generator() const;

  [[noreturn]] void refuse(const std::string& why) const;
  // For a word of the line: names it by its column.
  [[noreturn]] void refuse(std::size_t i, const std::string& why) const;
  [[noreturn]] void unknownKey() const;

 private:
  friend class Lines;
  std::string file_;
  int number_ = 0;
  std::vector<std::string> words_;
  std::vector<int> columns_;
};

class Lines {
 public:
  // Some editors put a byte order mark in front; it says nothing here.
  Lines(std::string file, std::string_view text)
      : file_(std::move(file)), text_(text.substr(text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0)) {}
  // The next line that is not blank; false at the end.
  bool next(Line& line);
  // `armada-position 1`: what kind of text it is, and its format.
  void expectHeading(const char* kind, int format);
  // What is said against the text as a whole.
  [[noreturn]] void refuse(const std::string& why) const;
  const std::string& file() const { return file_; }

 private:
  std::string file_;
  std::string_view text_;
  std::size_t at_ = 0;
  int number_ = 0;
};

// ---- the table of a game --------------------------------------------------------------------------------------------
// A position's text is `armada-position 1`, `game ID`, an `option KEY CHOICE` for each option, and then the lines of the
// game, as its description says them (fields.h). Reading it: heading, game, options, and `seed` are taken by the shared code;
// begin() makes the position that holds where the text says nothing; take() gets every other line in order; finish() is
// called once at the end; then valid() has the last word. A line replaces what begin() set.
struct Given {
  std::set<std::string> lines;  // that take() got, by their keys and by what they are of: `hand`, `hand red`
  Options options;
  Seed seed;  // of the `seed` line; 0 without one
  bool has(const std::string& key) const { return lines.count(key) > 0; }
  bool has(const std::string& key, const char* of) const { return has(key + " " + of); }
};

class PrintFields;
class ReadFields;

// Made by makeNotation (fields.h).
struct Notation {
  const Game* game;
  const char* order;  // of the keys in print; lines of keys with a + between them stay as they were described
  Options (*options)(const void* state);
  void (*print)(const void* state, PrintFields& out);
  void (*begin)(void* state, const Options& options, Seed seed);
  void (*take)(void* state, ReadFields& in);
  // Makes what follows from the rest (a cup that holds what is not on the board), or refuses by throwing Refused{"", why}.
  void (*finish)(void* state, const Given& given);
  // What is said to the reader behind the nth line of a key, from 0; empty: nothing. nullptr: nothing anywhere.
  std::string (*note)(const void* state, std::string_view key, std::size_t nth);
};
// nullptr: the game has none. The list is in notations.cpp, one line a game.
const Notation* notationOf(const Game& game);
// The lines of the game alone.
void printFields(const Notation& notation, const void* state, Writer& out);
// Throws when the line's key stood before.
void once(const Line& line, bool again);

// ---- positions ------------------------------------------------------------------------------------------------------
struct Position {
  const Game* game = nullptr;
  StateBox state{};
};
std::string positionText(const Game& game, const void* state);
Position readPosition(const std::string& file, std::string_view text);

// ---- moves ----------------------------------------------------------------------------------------------------------
// "Send Wren | Send Wren, strength 1."
std::string moveText(const Game& game, const void* state, Move move);
// A number; anything else is refused at `where`. Says nothing about its being legal.
Move readMove(const std::string& where, std::string_view word);
// `event KIND AUDIENCE A B C D VALUE  # words`; `state` is the position after the move.
std::string eventText(const Game& game, const void* state, const Event& event);
std::string statusText(const Game& game, const void* state);
std::string seatName(const Game& game, Seat seat);
std::uint32_t stateHash(const Game& game, const void* state);  // CRC-32 of its encoded bytes

// ---- options --------------------------------------------------------------------------------------------------------
// `hand=4` at `where`.
void setOption(const Game& game, Options& options, const std::string& where, std::string_view key,
               std::string_view choice);

// ---- records --------------------------------------------------------------------------------------------------------
// A whole game: `armada-record 1`, game, version, seed, options, `deal HASH`, `move NUMBER HASH` each, `result`.
struct Record {
  const Game* game = nullptr;
  int version = 0;
  Seed seed = 0;
  Options options{};
  std::uint32_t dealHash = 0;
  struct Played {
    Move move;
    std::uint32_t hash;  // of the state after it
  };
  std::vector<Played> moves;
};
// The game that a session holds, from its deal to where it stands. Refused when its oldest moves are no longer known.
Record recordOf(const Session& session);
std::string recordText(const Record& record);
// The same as rows of the golden records that the test suites compile in; `command` is what made them.
std::string recordRows(const Record& record, const std::string& command);
// Reads and replays it line by line; throws Refused at the first line that this build does not agree with.
Record replayRecord(const std::string& file, std::string_view text);

}  // namespace armada
