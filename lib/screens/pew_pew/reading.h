// What the view says in words: of an aimed move, of the end of the turn, of a space that is looked at, of the round that
// has passed. Reads observed positions and the rules' foresight; draws nothing.
#pragma once

#include "rules/kernel/text.h"
#include "rules/pew_pew/foresight.h"

namespace armada::pew_pew {

constexpr int kReadingWidth = 188;  // of the words below the title, in pixels
constexpr int kReadingLines = 3;

struct Reading {
  Text<48> title;
  Text<160> words;
  bool danger = false;  // of a hit or worse
};

// "1 point", "2 points".
void count(TextOut& words, std::int32_t number, const char* thing);

// Looks ahead: what is seen if the move is made and nothing else.
struct Outlook {
  Preview move;
  Forecast end;  // of the turn, after the move
};
void lookAhead(const State& seen, Move move, Outlook& outlook);

void readMove(const State& seen, Move move, const Outlook& outlook, Reading& reading);
void readEnd(const State& seen, const Forecast& forecast, Reading& reading);
// What lies in a space, and what it will do. Aliens are told by `readAlien`.
void readSpace(const State& seen, const Forecast& forecast, std::uint8_t depth, std::uint8_t space, Reading& reading);
// Adds what it takes to spawn the heart there, on the furthest card.
void readHeart(const State& seen, std::uint8_t space, Reading& reading);
// The same as a move that is about to be made.
void readHeartMove(const State& seen, Move move, const Outlook& outlook, Reading& reading);
// Lines beside its two diagrams, kAlienWidth pixels wide, four of them.
constexpr int kAlienWidth = 114;
constexpr int kAlienLines = 3;
void readAlien(const State& seen, const Forecast& forecast, std::uint8_t alien, Reading& reading);
// Where the turn's action points come from, in a line.
void readPoints(const State& seen, TextOut& words);
// What a move brought, for the line that tells it.
struct Gist {
  std::uint8_t round;  // the one that was played to its end; 0: only an action
  std::uint8_t points, deaths, hits, healed, stopped;
};
// Empty: nothing worth a line.
void readGist(const Gist& gist, TextOut& words);

}  // namespace armada::pew_pew
