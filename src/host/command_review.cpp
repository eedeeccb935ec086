// `armada review`: the look back at a game, as the console's turning points show it, in words.
#include <algorithm>
#include <memory>

#include "host/commands.h"
#include "host/progress.h"
#include "host/spoken_table.h"
#include "notation/notation.h"
#include "screens/look_back.h"
#include "session/session.h"

namespace armada {
namespace {

const CommandOption kSave = {"--save", "FILE", "looks back at the game in a save of the console",
                             CommandOption::Times::needed};
const CommandOption kSeat = {"--seat", "N", "of this seat alone, counted from 0"};

// A record is played into a session, so that the look back is the very one of the console.
std::unique_ptr<Session> sessionOf(const Record& record) {
  auto session = std::make_unique<Session>();
  session->start(*record.game, record.options, record.seed);
  Events silent;
  for (const Record::Played& played : record.moves) session->play(played.move, silent);
  return session;
}

std::string indented(const std::string& lines) {
  std::string out;
  std::size_t from = 0;
  while (from < lines.size()) {
    const std::size_t to = std::min(lines.find('\n', from), lines.size());
    if (to > from) out += "   " + lines.substr(from, to - from);
    out += '\n';
    from = to + 1;
  }
  return out;
}

std::string headlineOf(const Game& game, const void* seen) {
  Text<64> words;
  game.headline(seen, words);
  return words.c_str();
}

// "Played: Deploy Drone to planet 6. 3 of 10 games won."
std::string choiceOf(const Game& game, const void* seen, const TurningPoint& point, bool better) {
  Words words;
  game.describe(seen, better ? point.better : point.played, words);
  return std::string(better ? "   Better: " : "   Played: ") + words.full.c_str() + ' ' +
         std::to_string(ofTen(better ? point.betterShare : point.playedShare)) + " of 10 games won.\n";
}

std::string pointText(const Session& session, const LookBack& lookBack, std::size_t number) {
  const Game& game = session.game();
  const TurningPoint& point = lookBack.at(number);
  const Seat seat = lookBack.seat();
  StateBox seen{};
  session.moveMade(point.number, seen, seat);
  std::string out = "\n" + std::to_string(number + 1) + ". Move " +
                    std::to_string(session.droppedMoves() + point.number + 1) + " of " +
                    std::to_string(session.moveNumber()) + ": " + headlineOf(game, seen.at()) + ".\n";
  const SpokenTable* table = spokenTableOf(game);
  if (table != nullptr) out += "\n" + indented(table->table(seen.at(), seat)) + "\n";
  return out + choiceOf(game, seen.at(), point, false) + choiceOf(game, seen.at(), point, true);
}

const char* summaryOf(const LookBack& lookBack) {
  switch (lookBack.summary()) {
    case LookBack::Summary::noDecisions: return "no decision to make.";
    case LookBack::Summary::neverMuchChance: return "never much of a chance, and no move that cost much of it.";
    case LookBack::Summary::noSingleMove: return "no single move cost the game.";
    case LookBack::Summary::wellPlayed: return "well played. No move cost much.";
  }
  return "";
}

std::string lookBackAt(const Session& session, Seat seat) {
  const auto lookBack = std::make_unique<LookBack>();
  const auto thinker = std::make_unique<Thinker>();
  const ProgressLine progress;
  const std::string name = seatName(session.game(), seat);
  lookBack->begin(session, seat);
  int shown = -1;
  while (!lookBack->work(session, *thinker, kPortionOfThought)) {
    if (lookBack->percent() == shown) continue;
    shown = lookBack->percent();
    progress.show(name + ": " + std::to_string(shown) + " %");
  }
  std::string out =
      "\n" + name + ", " + counted(static_cast<int>(lookBack->decisions()), "decision", "decisions") + ": ";
  if (lookBack->count() == 0) return out + summaryOf(*lookBack) + "\n";
  out += counted(static_cast<int>(lookBack->count()), "turning point", "turning points") + ".\n";
  for (std::size_t i = 0; i < lookBack->count(); ++i) out += pointText(session, *lookBack, i);
  return out;
}

// A save knows who played; of a record, and where computers played among themselves, every seat is looked at.
bool judgedUnasked(const Session& session, Seat seat) {
  bool persons = false;
  for (Seat each = 0; each < session.game().seats(session.state()); ++each)
    persons = persons || session.seating().isPerson(each);
  return !persons || session.seating().isPerson(seat);
}

int run(Arguments& arguments, std::string& out) {
  std::string save;
  const bool saved = arguments.value(kSave, save);
  const std::string path = saved ? save : arguments.next("RECORD");
  const std::string place = path == "-" ? "stdin" : path;
  const std::int64_t wanted = arguments.number(kSeat, -1, 0, kMaxSeats - 1);
  arguments.done();
  const std::unique_ptr<Session> session = saved ? readSave(path) : sessionOf(replayRecord(place, readFile(path)));
  const Game& game = session->game();
  const std::uint8_t seats = game.seats(session->state());
  if (wanted >= seats) throw Refused{"--seat", "this game has " + counted(seats, "seat", "seats") + ", from 0"};
  if (session->moveCount() == 0) throw Refused{place, "nothing has been played yet"};
  out += std::string(game.title) + ", seed " + std::to_string(session->seed()) + ": " +
         headlineOf(game, session->state()) + ".\n";
  if (session->droppedMoves() > 0)
    out += "The first " + std::to_string(session->droppedMoves()) + " moves are no longer known.\n";
  for (Seat seat = 0; seat < seats; ++seat)
    if (wanted < 0 ? judgedUnasked(*session, seat) : wanted == seat) out += lookBackAt(*session, seat);
  return 0;
}

}  // namespace

const Command kReviewCommand = {"review",
                                {{"RECORD", {&kSeat}}, {"", {&kSave, &kSeat}}},
                                "Looks back at a game: the moves that cost most, and what was better.",
                                run};

}  // namespace armada
