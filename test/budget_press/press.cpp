// Plays the script of every golden picture by fingers on the pins of the emulated Xtensa's firmware, and counts: instructions from a
// pass of its loop that sees a button to the first strip that it hands to the panel, those of every pass, those of a redraw of
// the whole screen, rows sent against rows that changed; and whether the panel shows the picture in the end. Then, for each game, the passes
// in which a computer thinks. Tells also the parts of the firmware's memory. Prints a figure a line, as budget_measure does.
#include <cstdio>
#include <cstring>

#include "players/players.h"
#include "support/alike_scripts.h"
#include "support/firmware_player.h"
#include "support/instructions.h"

using namespace armada;
using namespace armada_test;

namespace armada_test {
Bench bench;
}

namespace {

std::uint32_t began = 0, worstPress = 0, worstPass = 0;
bool counting = false;

// Over all scripts, hence not among the variables that are brought back: the stack of main has them.
struct Rows {
  std::uint32_t changed = 0, sent = 0;
};
Rows* rows = nullptr;
std::uint8_t shown[sizeof handheld.picture];
std::uint32_t arrived = 0;

std::uint32_t instructions() { return instructionsSince(began); }

void keepWorst(std::uint32_t& worst, std::uint32_t count) {
  if (count > worst) worst = count;
}

void passBegins() {
  counting = false;
  for (const int pin : kButtonPins) counting = counting || !handheld.level[pin];
  began = cycles();
}

// Whether the rows that came to the panel are those that look different now.
void countRows() {
  if (handheld.rowsArrived == arrived) return;
  rows->sent += handheld.rowsArrived - arrived;
  arrived = handheld.rowsArrived;
  constexpr std::size_t kRow = Canvas::kWidth * 2;
  for (std::size_t at = 0; at < sizeof shown; at += kRow) {
    if (std::memcmp(handheld.picture + at, shown + at, kRow) == 0) continue;
    ++rows->changed;
    std::memcpy(shown + at, handheld.picture + at, kRow);
  }
}

void passEnds() {
  keepWorst(worstPass, instructions());
  countRows();
}

void stripLeaves() {
  if (counting) keepWorst(worstPress, instructions());
  counting = false;
}

void beginScript(FirmwarePlayer& player, const char* script) {
  player.beginFor(script);
  handheld.arrive();
  worstPress = worstPass = 0;
  arrived = handheld.rowsArrived;
  std::memcpy(shown, handheld.picture, sizeof shown);
}

// Everything again, as after waking: all of the screen is drawn, all of it is sent.
std::uint32_t redrawCounted() {
  bench.console().redraw();
  bench.firmware().strips().forget();
  began = cycles();
  bench.firmware().pass();
  return instructions();
}

// ---- frames in which somebody thinks --------------------------------------------------------------------------------
constexpr std::uint32_t kThinkingTicks = 600;

std::uint32_t worstPassOfTicks(FirmwarePlayer& player) {
  worstPass = 0;
  player.run(0, kThinkingTicks);
  return worstPass;
}

// Each option at its last choice: as many seats as there are. Computers at the seats of the console are all Hard.
void startGame(FirmwarePlayer& player, const GameUi& ui, SeatChoice who) {
  Options options = standardOptions(*ui.game);
  for (std::size_t i = 0; i < ui.game->optionCount; ++i)
    options.choice[i] = static_cast<std::uint8_t>(ui.game->options[i].count - 1);
  Seating seating;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) seating.set(seat, who);
  player.begin(nullptr);
  bench.console().startGame(ui, options, 1, false, &seating);
}

std::uint32_t watchedWorst(FirmwarePlayer& player, const GameUi& ui) {
  startGame(player, ui, SeatChoice::hard);
  return worstPassOfTicks(player);
}

std::uint32_t suggestedWorst(FirmwarePlayer& player, const GameUi& ui) {
  startGame(player, ui, SeatChoice::person);
  player.playWords("wait:60");
  bench.console().screens.play.takeSeat(ui.game->toMove(bench.console().session().state()));
  bench.console().screens.hint.ask();
  return worstPassOfTicks(player);
}

// Of a game that quick players have played.
std::uint32_t lookedBackWorst(FirmwarePlayer& player, const GameUi& ui) {
  startGame(player, ui, SeatChoice::person);
  Session& session = bench.console().session();
  Rng unused = Rng::seeded(1);
  Events silent;
  for (Seat seat = 0; seat != kNobody; seat = ui.game->toMove(session.state()))
    session.play(chooseQuick(*ui.game, session.state(), unused), silent);
  bench.console().screens.turningPoints.look(0);
  return worstPassOfTicks(player);
}

void tell(const char* what, const char* of, unsigned long figure) { std::printf("%s %s\t%lu\n", what, of, figure); }

// What the one object is made of that holds all of the firmware's own memory.
void tellMemory() {
  constexpr struct {
    const char* name;
    std::size_t bytes;
  } kParts[] = {
      {"canvas", Canvas::kBandBytes + sizeof(Canvas)},
      {"strips", 2 * kStripBytes + sizeof(StripSender)},
      {"session", sizeof(Session)},
      {"workspace", sizeof(Workspace)},
      {"screens", sizeof(Console::Screens)},
      {"console", sizeof(Console) - sizeof(Session) - sizeof(Workspace) - sizeof(Console::Screens)},
      {"serial", sizeof(esp32::SerialConsole)},
  };
  std::size_t rest = sizeof(esp32::Firmware);
  for (const auto& part : kParts) {
    tell("firmware bytes", part.name, part.bytes);
    rest -= part.bytes;
  }
  tell("firmware bytes", "drivers", rest);
}

struct Picture {
  const char* name;
  const char* script;
  std::uint32_t checksum;
};
constexpr Picture kPictures[] = {
#define PICTURE(name, script, checksum) {name, script, checksum},
#include "screens/pictures.inc"
#undef PICTURE
};

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  tellMemory();
  static FirmwarePlayer player;
  player.beforePass = passBegins;
  player.afterPass = passEnds;
  player.onStrip = stripLeaves;
  AlikeScripts<sizeof kPictures / sizeof kPictures[0]> scripts;
  for (const Picture& picture : kPictures) scripts.add(picture.script, static_cast<std::size_t>(&picture - kPictures));
  Rows counted;
  rows = &counted;
  const auto tellScreen = [](std::size_t which) {
    const Picture& picture = kPictures[which];
    tell("press to strip", picture.name, worstPress);
    tell("frame worst", picture.name, worstPass);
    const bool asKept = player.picture() == picture.checksum && handheld.faults == 0;
    tell("shown otherwise", picture.name, asKept || showsTheDate(picture.name) ? 0 : 1);
    counting = false;
    tell("redraw", picture.name, redrawCounted());
  };
  scripts.play([](const char* script) { beginScript(player, script); },
               [](const char* words) { player.playWords(words); }, tellScreen);
  tell("rows changed", "-", counted.changed);
  tell("rows sent", "-", counted.sent);
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const GameUi& ui = gameUiAt(i);
    tell("thinking frame watched", ui.game->id, watchedWorst(player, ui));
    tell("thinking frame hint", ui.game->id, suggestedWorst(player, ui));
    tell("thinking frame look-back", ui.game->id, lookedBackWorst(player, ui));
  }
  return 0;
}
