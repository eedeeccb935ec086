#include "host/line_table.h"

#include <algorithm>

#include "notation/reading.h"

namespace armada {

namespace {

std::string trimmed(const std::string& line) {
  const std::size_t from = line.find_first_not_of(" \t\r\n");
  if (from == std::string::npos) return "";
  return line.substr(from, line.find_last_not_of(" \t\r\n") - from + 1);
}

}  // namespace

void LineTable::say(const std::string& words) {
  std::fwrite(words.data(), 1, words.size(), out_);
  std::fflush(out_);
}

bool LineTable::readLine(std::string& to) {
  to.clear();
  if (std::ferror(out_) != 0) return false;  // nobody can read what would be said to it
  int letter = std::fgetc(in_);
  if (letter == EOF) return false;
  for (; letter != EOF && letter != '\n'; letter = std::fgetc(in_)) to += static_cast<char>(letter);
  to = trimmed(to);
  return true;
}

void LineTable::play(const Game& game, const Options& options, Seed seed) {
  session_.start(game, options, seed);
  say(std::string(game.title) + ", seed " + std::to_string(seed) +
      ". Say a move's number, or: undo, redo, new, quit.\n");
  bool there = true;
  while (there && game.toMove(session_.state()) != kNobody) there = takeTurn();
  if (there)
    showEnd();
  else
    say("\n");
}

// false: the player left, or there is nobody at the other end.
bool LineTable::takeTurn() {
  const Seat seat = session_.game().toMove(session_.state());
  if (seat != reader_ && session_.game().hiddenHands && !handOver(seat)) return false;
  reader_ = seat;
  tellNews(seat);
  showSeat(seat);
  showMoves();
  std::string said;
  const std::uint32_t changes = session_.changes();
  while (session_.changes() == changes) {
    say(seatName(session_.game(), seat) + "> ");
    if (!readLine(said) || !obey(said)) return false;
  }
  return true;
}

// Nothing of either hand stays in sight: what was there scrolls away before the next player says yes.
bool LineTable::handOver(Seat seat) {
  say(std::string(40, '\n') + "Pass the console to " + seatName(session_.game(), seat) +
      ". Enter alone shows their side.\n");
  std::string said;
  do {
    if (!readLine(said) || said == "quit") return false;
  } while (!said.empty());
  return true;
}

void LineTable::tellNews(Seat seat) {
  if (!news_[seat].empty()) say("\n" + news_[seat]);
  news_[seat].clear();
}

void LineTable::showSeat(Seat seat) {
  const Game& game = session_.game();
  StateBox seen{};
  session_.observe(seat, seen);
  Text<64> headline;
  game.headline(seen.at(), headline);
  say("\n" + std::string(headline.c_str()) + "\n");
  const Notation* notation = notationOf(game);
  if (notation == nullptr) return;
  Writer lines;
  notation->print(seen.at(), lines);
  std::string shown = lines.text();
  const std::size_t generator = shown.find("generator");  // blank: nobody may know it
  if (generator != std::string::npos) shown.erase(generator, shown.find('\n', generator) - generator + 1);
  say(shown);
}

void LineTable::showMoves() {
  MoveList legal;
  legal.clear();
  session_.game().legalMoves(session_.state(), legal);
  std::string all;
  for (const Move move : legal)
    all += "  " + std::to_string(move) + " | " + moveText(session_.game(), session_.state(), move) + "\n";
  say(all);
}

bool LineTable::obey(const std::string& said) {
  EventBuffer<kMaxEventsAMove> happened;
  std::int64_t number = 0;
  if (said == "quit") return false;
  if (said.empty()) return true;
  if (said == "undo") {
    if (session_.undo())
      for (std::string& news : news_) news.clear();
    else
      say("Nothing can be taken back here.\n");
  } else if (said == "redo") {
    if (!session_.redo(happened)) say("Nothing was taken back.\n");
  } else if (said == "new") {
    session_.start(session_.game(), session_.options(), session_.seed() + 1);
    for (std::string& news : news_) news.clear();
    say("A new game, seed " + std::to_string(session_.seed()) + "; undo brings the old one back.\n");
  } else if (!readNumber(said, number) || number < 0 || number >= kNoMove) {
    say("\"" + said + "\" is no move. Say a number of the list, or: undo, redo, new, quit.\n");
  } else {
    makeMove(static_cast<Move>(number));
  }
  return true;
}

void LineTable::makeMove(Move move) {
  const Game& game = session_.game();
  EventBuffer<kMaxEventsAMove> happened;
  if (!session_.play(move, happened)) {
    say(std::to_string(move) + " is not legal here. Say a number of the list.\n");
    return;
  }
  for (Seat seat = 0; seat < game.seats(session_.state()); ++seat) {
    StateBox seen{};
    session_.observe(seat, seen);
    for (const Event& event : happened) {
      Text<160> words;
      if ((event.audience & onlySeat(seat)) != 0) game.narrate(seen.at(), event, words);
      if (!words.empty()) news_[seat] += std::string(words.c_str()) + "\n";
    }
  }
}

void LineTable::showEnd() {
  tellNews(reader_ == kNobody ? Seat{0} : reader_);
  say("\n" + statusText(session_.game(), session_.state()));
}

}  // namespace armada
