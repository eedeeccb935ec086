// A whole game as text: where it began, every move, and the hash of the position after each, so that another build, or
// another machine, can say at which line it parts ways.
#include <cstdio>
#include <cstring>

#include "notation/notation.h"
#include "notation/reading.h"

namespace armada {

namespace {

std::string resultText(const Game& game, const void* state) {
  const Status status = game.status(state);
  static constexpr const char* kOutcomes[] = {"playing", "won", "lost", "drawn"};
  std::string words = kOutcomes[static_cast<std::size_t>(status.outcome)];
  words += status.winner == kNobody ? " -" : " " + std::to_string(status.winner);
  for (Seat seat = 0; seat < game.seats(state); ++seat) words += " " + std::to_string(status.score[seat]);
  return words;
}

std::string hashText(std::uint32_t hash) {
  char digits[11];
  std::snprintf(digits, sizeof digits, "0x%08X", static_cast<unsigned>(hash));
  return digits;
}

// One line of a record against the running replay. `hash` is what the record says the position is now.
void checkHash(const Line& line, std::size_t i, const Record& record, const void* state) {
  const std::uint32_t said = line.word32(i);
  const std::uint32_t here = stateHash(*record.game, state);
  if (said != here)
    line.refuse(i, "the position differs: the record says " + hashText(said) + ", here it is " + hashText(here));
}

struct Replay {
  Record record;
  StateBox state{};
  bool version = false, seed = false, dealt = false, ended = false;
  std::set<std::string> options;

  void take(const Line& line);
  void takeHeading(const Line& line);
  void takeDeal(const Line& line);
  void takeMove(const Line& line);
  void takeResult(const Line& line);
};

void Replay::take(const Line& line) {
  if (ended) line.refuse(0, "nothing comes after `result`");
  if (line.key() == "deal") return takeDeal(line);
  if (line.key() == "move") return takeMove(line);
  if (line.key() == "result") return takeResult(line);
  if (dealt) line.refuse(0, "`" + line.key() + "` is not expected behind `deal`");
  takeHeading(line);
}

void Replay::takeHeading(const Line& line) {
  if (takeOptionLine(*record.game, line, record.options, options)) return;
  if (line.key() == "version") {
    once(line, version);
    version = true;
    line.expect(1);
    record.version = static_cast<int>(line.number(1, 0, 255));
    if (record.version != record.game->version)
      line.refuse(1, "recorded under version " + line.word(1) + " of the rules, this build has " +
                         std::to_string(record.game->version));
  } else if (line.key() == "seed") {
    once(line, seed);
    seed = true;
    line.expect(1);
    record.seed = line.word32(1);
  } else {
    line.refuse(0, "`" + line.key() + "` is not a key of a record");
  }
}

void Replay::takeDeal(const Line& line) {
  once(line, dealt);
  line.expect(1);
  if (!version) line.refuse("`version` is missing");
  if (!seed) line.refuse("`seed` is missing");
  dealt = true;
  record.game->deal(state.at(), record.options, record.seed);
  checkHash(line, 1, record, state.at());
  record.dealHash = stateHash(*record.game, state.at());
}

void Replay::takeMove(const Line& line) {
  if (!dealt) line.refuse(0, "`move` should come behind `deal`");
  line.expect(2);
  const auto move = static_cast<Move>(line.number(1, 0, kNoMove - 1));
  Events silent;
  if (!record.game->apply(state.at(), move, silent)) line.refuse(1, "move " + line.word(1) + " is not legal here");
  checkHash(line, 2, record, state.at());
  record.moves.push_back({move, stateHash(*record.game, state.at())});
}

void Replay::takeResult(const Line& line) {
  if (!dealt) line.refuse(0, "`result` should come behind `deal`");
  std::string said;
  for (std::size_t i = 1; i < line.count(); ++i) said += (i == 1 ? "" : " ") + line.word(i);
  const std::string here = resultText(*record.game, state.at());
  if (said != here) line.refuse("the result differs: the record says `" + said + "`, here it is `" + here + "`");
  ended = true;
}

}  // namespace

Record recordOf(const Session& session) {
  const Game& game = session.game();
  if (!session.wholeGameKnown()) throw Refused{"", "its first moves are no longer known, so it cannot be played again"};
  Record record;
  record.game = &game;
  record.version = game.version;
  record.seed = session.seed();
  record.options = session.options();
  StateBox state{};
  session.stateBefore(0, state);
  record.dealHash = stateHash(game, state.at());
  for (std::size_t i = 0; i < session.moveCount(); ++i) {
    Events silent;
    const Move move = session.playAgain(i, state, silent);
    record.moves.push_back({move, stateHash(game, state.at())});
  }
  return record;
}

std::string recordText(const Record& record) {
  const Game& game = *record.game;
  Writer out;
  out.line("armada-record").number(1);
  out.line("game").word(game.id);
  out.line("version").number(record.version);
  out.line("seed").number(record.seed);
  printOptions(game, record.options, out);
  out.line("deal").hex(record.dealHash);
  StateBox state{};
  game.deal(state.at(), record.options, record.seed);
  for (const Record::Played& played : record.moves) {
    StateBox seen{};
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    Words words;
    game.describe(seen.at(), played.move, words);
    out.line("move").number(played.move).hex(played.hash);
    out.note(seatName(game, game.toMove(state.at())) + ": " + words.brief.c_str());
    Events silent;
    game.apply(state.at(), played.move, silent);
  }
  out.line("result").word(resultText(game, state.at()));
  return out.text();
}

std::string recordRows(const Record& record, const std::string& command) {
  const Game& game = *record.game;
  std::string rows = "// " + command + "\n";
  rows += "GOLDEN_GAME(\"" + std::string(game.id) + "\", " + std::to_string(record.version) + ", " +
          std::to_string(record.seed) + "u";
  for (const std::uint8_t choice : record.options.choice) rows += ", " + std::to_string(choice);
  rows += ")\n";
  StateBox state{};
  game.deal(state.at(), record.options, record.seed);
  for (const Record::Played& played : record.moves) {
    StateBox seen{};
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    Words words;
    game.describe(seen.at(), played.move, words);
    rows += "GOLDEN_MOVE(" + std::to_string(played.move) + ", " + hashText(played.hash) + "u)  // " +
            words.full.c_str() + "\n";
    Events silent;
    game.apply(state.at(), played.move, silent);
  }
  return rows + "GOLDEN_END()\n";
}

Record replayRecord(const std::string& file, std::string_view text) {
  Lines lines(file, text);
  lines.expectHeading("armada-record", 1);
  Replay replay;
  replay.record.game = &readGameLine(lines);
  replay.record.options = standardOptions(*replay.record.game);
  Line line;
  while (lines.next(line)) replay.take(line);
  if (!replay.dealt) lines.refuse("`deal` is missing");
  if (!replay.ended) lines.refuse("it ends without `result`: is the rest of it missing?");
  return replay.record;
}

}  // namespace armada
