// A position as text, and back: heading, game and options here, all else by the game's own table.
#include <cstring>

#include "notation/fields.h"
#include "notation/notation.h"
#include "session/registry.h"

namespace armada {

std::string knownGames() {
  std::string all;
  for (std::size_t i = 0; i < gameCount(); ++i) all += (i == 0 ? "" : ", ") + std::string(gameAt(i).id);
  return all;
}

const Game& readGame(const std::string& where, const std::string& id) {
  const Game* game = findGame(id.c_str());
  if (game == nullptr) throw Refused{where, "no game is called `" + id + "`; there are: " + knownGames()};
  return *game;
}

const Game& readGameLine(Lines& lines) {
  Line line;
  if (!lines.next(line)) lines.refuse("`game` is missing");
  if (line.key() != "game") line.refuse(0, "`game` should be the second line");
  line.expect(1);
  const Game* game = findGame(line.word(1).c_str());
  if (game == nullptr) line.refuse(1, "no game is called `" + line.word(1) + "`; there are: " + knownGames());
  return *game;
}

void setOption(const Game& game, Options& options, const std::string& where, std::string_view key,
               std::string_view choice) {
  std::string keys;
  for (std::size_t i = 0; i < game.optionCount; ++i) {
    const OptionSpec& spec = game.options[i];
    keys += (i == 0 ? "" : ", ") + std::string(spec.key);
    if (key != spec.key) continue;
    std::string choices;
    for (std::uint8_t k = 0; k < spec.count; ++k) {
      choices += (k == 0 ? "" : ", ") + std::string(spec.choices[k].key);
      if (choice != spec.choices[k].key) continue;
      options.choice[i] = k;
      return;
    }
    throw Refused{where,
                  "option `" + std::string(key) + "` is one of " + choices + ", not `" + std::string(choice) + "`"};
  }
  throw Refused{where, std::string(game.id) + " has no option `" + std::string(key) + "`" +
                           (keys.empty() ? std::string() : "; it has: " + keys)};
}

bool takeOptionLine(const Game& game, const Line& line, Options& options, std::set<std::string>& seen) {
  if (line.key() != "option") return false;
  line.expect(2);
  if (!seen.insert(line.word(1)).second) line.refuse(1, "option `" + line.word(1) + "` is given twice");
  try {
    setOption(game, options, "", line.word(1), line.word(2));
  } catch (const Refused& refused) {
    line.refuse(1, refused.why);
  }
  return true;
}

void printOptions(const Game& game, const Options& options, Writer& out) {
  for (std::size_t i = 0; i < game.optionCount; ++i)
    out.line("option").word(game.options[i].key).word(game.options[i].choices[options.choice[i]].key);
}

std::string positionText(const Game& game, const void* state) {
  const Notation* notation = notationOf(game);
  if (notation == nullptr) throw Refused{"", std::string(game.id) + " has no notation"};
  Writer out;
  out.line("armada-position").number(1);
  out.line("game").word(game.id);
  printOptions(game, notation->options(state), out);
  printFields(*notation, state, out);
  return out.text();
}

namespace {

// Heading lines first: the game's own need to know its options.
void readOwnLines(Lines& lines, const Notation& notation, void* state) {
  Given given{{}, standardOptions(*notation.game), 0};
  std::set<std::string> options;
  bool begun = false;
  bool seeded = false;
  ReadFields fields;
  Line line;
  while (lines.next(line)) {
    if (line.key() == "option" || line.key() == "seed") {
      if (begun) line.refuse(0, "`" + line.key() + "` should come before the lines of the game");
      if (takeOptionLine(*notation.game, line, given.options, options)) continue;
      once(line, seeded);
      seeded = true;
      line.expect(1);
      given.seed = line.word32(1);
      continue;
    }
    if (!begun) notation.begin(state, given.options, given.seed);
    begun = true;
    fields.begin(line);
    notation.take(state, fields);
    fields.end();
  }
  if (!begun) notation.begin(state, given.options, given.seed);
  given.lines = fields.lines();
  notation.finish(state, given);
}

}  // namespace

Position readPosition(const std::string& file, std::string_view text) {
  Lines lines(file, text);
  lines.expectHeading("armada-position", 1);
  const Game& game = readGameLine(lines);
  const Notation* notation = notationOf(game);
  if (notation == nullptr) lines.refuse(std::string(game.id) + " has no notation");
  Position position;
  position.game = &game;
  try {
    readOwnLines(lines, *notation, position.state.at());
  } catch (const Refused& refused) {
    if (refused.where.empty()) lines.refuse(refused.why);
    throw;
  }
  const Verdict verdict = game.valid(position.state.at());
  if (!verdict) lines.refuse(std::string("this is no position of ") + game.title + ": " + verdict.why);
  return position;
}

}  // namespace armada
