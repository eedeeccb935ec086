// A game played in lines of text: prints what the seat that is on may see, reads a number or a word a line. For pipes,
// screen readers and terminals that can do nothing else. Knows the session and the notation, no screens.
#pragma once

#include <cstdio>
#include <string>

#include "notation/notation.h"
#include "session/session.h"

namespace armada {

class LineTable {
 public:
  LineTable(std::FILE* in, std::FILE* out) : in_(in), out_(out) {}
  void play(const Game& game, const Options& options, Seed seed);

 private:
  bool handOver(Seat seat);
  void showSeat(Seat seat);
  void showMoves();
  void showEnd();
  bool takeTurn();
  bool obey(const std::string& said);
  void makeMove(Move move);
  void tellNews(Seat seat);
  bool readLine(std::string& to);
  void say(const std::string& words);

  std::FILE* in_;
  std::FILE* out_;
  Session session_;
  Seat reader_ = kNobody;        // who has the console
  std::string news_[kMaxSeats];  // what each seat may know of the moves since it last looked
};

}  // namespace armada
