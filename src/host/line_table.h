// A game played in lines of text: says what lies on the table and what the seat that is on may do, reads a number or a word
// a line. For pipes, screen readers and terminals that can do nothing else.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "notation/notation.h"
#include "session/chronicle.h"
#include "session/session.h"

namespace armada {

class LineTable {
 public:
  LineTable(std::FILE* in, std::FILE* out) : in_(in), out_(out) {}
  void play(const Game& game, const Options& options, Seed seed);

 private:
  bool takeTurn();
  bool makeEvidentMove();
  std::vector<Move> choices() const;
  bool doTheSame(Move one, Move other) const;
  bool handOver(Seat seat);
  bool obey(const std::string& said);
  void choose(const std::string& said);
  void undo();
  void redo();
  void startAnew();
  void tellNews(Seat seat);
  void showTable(Seat seat);
  void showChoices();
  void showLog();
  void showEnd();
  void showHelp();
  void showRules(const std::string& page);
  void look(const std::string& name);
  bool readLine(std::string& to);
  void say(const std::string& words);
  Seat readerOr(Seat otherwise) const { return reader_ == kNobody ? otherwise : reader_; }
  // Whose knowledge may be said: the reader's, or nobody's where all decide across the table.
  Seat eyes() const { return onTable_ ? kNobody : readerOr(0); }

  std::FILE* in_;
  std::FILE* out_;
  Session session_;
  Chronicle chronicle_{session_};
  bool onTable_ = false;              // everybody may listen
  Seat reader_ = kNobody;             // who has the console
  std::size_t told_[kMaxSeats] = {};  // moves that each seat has been told of
};

}  // namespace armada
