#include "host/line_table.h"

#include <algorithm>
#include <cstring>
#include <random>

#include "host/spoken_table.h"
#include "notation/reading.h"
#include "screens/view.h"

namespace armada {

namespace {

constexpr const char* kCommands = "look, log, rules, undo, redo, new, help, quit";

std::string trimmed(const std::string& line) {
  const std::size_t from = line.find_first_not_of(" \t\r\n");
  if (from == std::string::npos) return "";
  return line.substr(from, line.find_last_not_of(" \t\r\n") - from + 1);
}

// The words of a rules page without their marks: *bold*, and {A} for a button.
std::string plain(const char* words) {
  std::string out;
  for (; *words != '\0'; ++words)
    if (*words != '*' && *words != '{' && *words != '}') out += *words;
  return out;
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

// ---- turns ----------------------------------------------------------------------------------------------------------
// The seed deals both hands: where they are hidden it is told at the end.
void LineTable::play(const Game& game, const Options& options, Seed seed) {
  session_.start(game, options, seed);
  say(std::string(game.title) + (game.hiddenHands ? "" : ", seed " + std::to_string(seed)) +
      ". Type a number to choose, or: " + kCommands + ".\n");
  bool there = true;
  while (there) there = takeTurn();
  say("\n");
}

// false: the player left, or there is nobody at the other end.
bool LineTable::takeTurn() {
  const Game& game = session_.game();
  const Seat seat = game.toMove(session_.state());
  onTable_ = seat != kNobody && game.isSecret != nullptr && !game.isSecret(session_.state());
  const bool toAnother = game.hiddenHands && seat != kNobody && !onTable_ && seat != reader_;
  if (toAnother && makeEvidentMove()) return true;
  if (toAnother && !handOver(seat)) return false;
  if (seat != kNobody) reader_ = onTable_ ? kNobody : seat;
  tellNews(seat == kNobody ? readerOr(0) : seat);
  if (seat == kNobody) {
    showEnd();
  } else {
    showTable(seat);
    showChoices();
  }
  std::string said;
  const std::uint32_t changes = session_.changes();
  while (session_.changes() == changes) {
    say(seat == kNobody ? "The game is over> " : seatName(session_.game(), seat) + "> ");
    if (!readLine(said) || !obey(said)) return false;
  }
  return true;
}

// What all can see to be the only thing to do is done without a hand-over.
bool LineTable::makeEvidentMove() {
  const GameUi* ui = gameUiOf(session_.game());
  if (ui == nullptr || ui->evidentMove == nullptr) return false;
  StateBox common{};
  session_.observeInCommon(common);
  const Move move = ui->evidentMove(common.at());
  EventBuffer<kMaxEventsAMove> happened;
  return move != kNoMove && session_.play(move, happened);
}

// Nothing of either hand stays in sight: what was there scrolls away before the next player says yes.
bool LineTable::handOver(Seat seat) {
  say(std::string(40, '\n') + "Pass the console to " + seatName(session_.game(), seat) +
      ". Press Enter to see their side.\n");
  std::string said;
  do {
    if (!readLine(said) || said == "quit") return false;
  } while (!said.empty());
  return true;
}

// ---- what is said ---------------------------------------------------------------------------------------------------
void LineTable::tellNews(Seat seat) {
  const std::size_t moves = session_.moveCount();
  std::string news;
  chronicle_.tell(onTable_ ? kNobody : seat, std::min(told_[seat], moves), moves,
                  [&](Seat, bool, const char* words) { news += std::string(words) + "\n"; });
  told_[seat] = moves;
  if (onTable_)
    for (std::size_t& told : told_) told = moves;
  if (!news.empty()) say("\n" + news);
}

void LineTable::showTable(Seat seat) {
  const Game& game = session_.game();
  StateBox seen{};
  session_.observe(eyes(), seen);
  const SpokenTable* table = spokenTableOf(game);
  if (table != nullptr) return say("\n" + table->table(seen.at(), seat) + "\n");
  Text<64> headline;
  game.headline(seen.at(), headline);
  say("\n" + std::string(headline.c_str()) + "\n\n");
}

// Both lead to the same position.
bool LineTable::doTheSame(Move one, Move other) const {
  const Game& game = session_.game();
  StateBox after[2] = {};
  Events unheard;
  for (StateBox& each : after) {
    session_.stateBefore(session_.moveCount(), each);
    game.apply(each.at(), &each == after ? one : other, unheard);
  }
  return std::memcmp(after[0].at(), after[1].at(), game.stateBytes) == 0;
}

// Of moves that are said in the same words and do the same, the first.
std::vector<Move> LineTable::choices() const {
  std::vector<Move> different;
  if (session_.game().toMove(session_.state()) == kNobody) return different;
  StateBox seen{};
  session_.observe(eyes(), seen);
  MoveList legal;
  session_.game().legalMoves(seen.at(), legal);
  std::vector<std::string> said;
  for (const Move move : legal) {
    Words words;
    session_.game().describe(seen.at(), move, words);
    const std::string sentence = words.full.c_str();
    bool repeated = false;
    for (std::size_t i = 0; i < said.size(); ++i) repeated |= said[i] == sentence && doTheSame(different[i], move);
    if (repeated) continue;
    said.push_back(sentence);
    different.push_back(move);
  }
  return different;
}

void LineTable::showChoices() {
  StateBox seen{};
  session_.observe(eyes(), seen);
  const std::vector<Move> offered = choices();
  std::string all;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    Words words;
    session_.game().describe(seen.at(), offered[i], words);
    all += (offered.size() > 9 && i < 9 ? "  " : " ") + std::to_string(i + 1) + ". " + words.full.c_str() + "\n";
  }
  say(all);
}

void LineTable::showLog() {
  std::string all;
  chronicle_.tell(eyes(), 0, session_.moveCount(), [&](Seat, bool first, const char* words) {
    all += (first ? "- " : "  ") + std::string(words) + "\n";
  });
  say(all.empty() ? "Nothing has happened yet.\n" : all);
}

void LineTable::showEnd() {
  const Game& game = session_.game();
  const Status status = game.status(session_.state());
  const int seats = game.seats(session_.state());
  StateBox seen{};
  session_.observe(eyes(), seen);
  Text<64> headline;
  game.headline(seen.at(), headline);
  std::string words = "\n" + std::string(headline.c_str()) + "\n";
  if (status.outcome == Outcome::drawn)
    words += "Nobody wins.\n";
  else if (seats == 1)
    words += status.outcome == Outcome::won ? "You win.\n" : "You lose.\n";
  else
    words += seatName(game, status.winner) + " win.\n";
  for (int seat = 0; seat < seats; ++seat)
    words += (seats == 1 ? "Score: " : seatName(game, static_cast<Seat>(seat)) + ": ") +
             std::to_string(status.score[seat]) + "\n";
  if (game.hiddenHands) words += "The seed was " + std::to_string(session_.seed()) + ".\n";
  say(words + "Now: undo, new, log or quit.\n");
}

void LineTable::showHelp() {
  const SpokenTable* table = spokenTableOf(session_.game());
  say("Type a number to choose from the list. You can also type:\n"
      "  look         the table and the choices again\n");
  if (table != nullptr) say("  look THING   THING is " + std::string(table->things) + "\n");
  say("  log          everything that has happened\n"
      "  rules        the pages of the rules; rules 2 reads the second\n"
      "  undo, redo   one step back, and forward again\n"
      "  new          a new deal; undo brings this game back\n"
      "  quit         stop; the game is not saved\n");
}

void LineTable::showRules(const std::string& page) {
  const GameUi* ui = gameUiOf(session_.game());
  if (ui == nullptr || ui->pageCount == 0) return say("This game has no rules to read.\n");
  std::int64_t number = 0;
  if (page.empty()) {
    std::string titles;
    for (std::size_t i = 0; i < ui->pageCount; ++i)
      titles += ' ' + std::to_string(i + 1) + ". " + ui->pages[i].title + "\n";
    return say(titles + "Type rules and a number to read one.\n");
  }
  if (!readNumber(page, number) || number < 1 || number > ui->pageCount)
    return say("There are " + std::to_string(ui->pageCount) + " pages: rules 1 reads the first.\n");
  const RulesPage& read = ui->pages[number - 1];
  std::string words = std::string(read.title) + "\n";
  for (std::size_t i = 0; i < read.count; ++i) words += plain(read.paragraphs[i].words) + "\n";
  say(words);
}

void LineTable::look(const std::string& name) {
  const Seat mover = session_.game().toMove(session_.state());
  const Seat seat = onTable_ ? mover : readerOr(0);
  if (name.empty()) {
    showTable(seat);
    return showChoices();
  }
  StateBox seen{};
  session_.observe(eyes(), seen);
  const SpokenTable* table = spokenTableOf(session_.game());
  const std::string words = table == nullptr ? "" : table->look(seen.at(), seat, inSmallLetters(name));
  if (!words.empty()) return say(words);
  say("There is no \"" + name + "\" to look at" + (table == nullptr ? "" : "; try: " + std::string(table->things)) +
      ".\n");
}

// ---- what is done ---------------------------------------------------------------------------------------------------
bool LineTable::obey(const std::string& said) {
  const std::string word = inSmallLetters(said.substr(0, said.find(' ')));
  const std::string rest = trimmed(said.substr(std::min(word.size(), said.size())));
  if (word == "quit") return false;
  if (word == "undo")
    undo();
  else if (word == "redo")
    redo();
  else if (word == "new")
    startAnew();
  else if (word == "look")
    look(rest);
  else if (word == "log")
    showLog();
  else if (word == "rules")
    showRules(rest);
  else if (word == "help")
    showHelp();
  else if (!word.empty())
    choose(said);
  return true;
}

void LineTable::choose(const std::string& said) {
  const std::vector<Move> legal = choices();
  std::int64_t number = 0;
  if (!readNumber(said, number))
    return say("\"" + said + "\" means nothing here. Type a number, or: " + kCommands + ".\n");
  if (legal.empty()) return say("The game is over. Type undo, new, log or quit.\n");
  if (number < 1 || number > static_cast<std::int64_t>(legal.size()))
    return say(said + " is not on the list: type 1 to " + std::to_string(legal.size()) + ".\n");
  EventBuffer<kMaxEventsAMove> happened;
  session_.play(legal[static_cast<std::size_t>(number - 1)], happened);
}

// Who was told of a move that is taken back is told of what comes in its place; a whole game that comes back is known.
void LineTable::undo() {
  const bool wholeGame = session_.undoesNewGame();
  if (!session_.undo()) return say("You cannot undo here.\n");
  for (std::size_t& told : told_) told = wholeGame ? session_.moveCount() : std::min(told, session_.moveCount());
}

void LineTable::redo() {
  EventBuffer<kMaxEventsAMove> happened;
  if (!session_.redo(happened)) say("There is nothing to redo.\n");
}

void LineTable::startAnew() {
  // The seed of a finished game is known: with hidden hands the next one must not follow from it.
  const bool hidden = session_.game().hiddenHands;
  session_.start(session_.game(), session_.options(), hidden ? std::random_device{}() : session_.seed() + 1);
  for (std::size_t& told : told_) told = 0;
  reader_ = kNobody;
  say("A new game" + (session_.game().hiddenHands ? "" : ", seed " + std::to_string(session_.seed())) +
      "; undo brings the old one back.\n");
}

}  // namespace armada
