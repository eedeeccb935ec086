// The console of the page: what the page may call. There is one console in a module, and one page that calls it.
#include <cstring>
#include <string>

#include "host/host_console.h"
#include "host/text_grid.h"
#include "screens/saves_by_name.h"
#include "session/deal_link.h"
#include "web/device.h"
#include "web/watch.h"

namespace armada::web {

std::uint8_t exchange[kExchangeBytes];

namespace {

// The console looks at its buttons and plays its notes so often: the shortest note has 12 milliseconds.
constexpr std::uint32_t kStepMs = 4;
// Longer than any frame of a page that is seen: after that time is dropped, not made up for.
constexpr std::uint32_t kMostBehindMs = 100;

WebDevice device;
HostConsole host(Platform{device, device, device, device, device, device, device});
TextGrid grid(host.canvas);
std::uint32_t savedChanges = 0;
Deal linked{nullptr, {}, 0, false};  // what the page was opened with; no game: nothing
LinkedGame record{};                 // the same with its moves, to be looked at
bool recorded = false;
WatchScreen watch(host.console);
bool watching = false;
SaveTrouble troubleBefore = SaveTrouble::none;

// Words to the page: their length, or 0.
std::size_t hand(const char* words, std::size_t letters) {
  const std::size_t count = letters < kExchangeBytes ? letters : kExchangeBytes;
  std::memcpy(exchange, words, count);
  return count;
}

const char* asked() {
  exchange[kExchangeBytes - 1] = 0;
  return reinterpret_cast<const char*>(exchange);
}

// A tab may be gone at any moment, so a move is saved as it is made and not when the player rests.
void saveAtOnce() {
  const std::uint32_t changes = host.console.session().changes();
  if (changes == savedChanges) return;
  savedChanges = changes;
  host.console.saveGameNow();
}

// What was looked at is dropped, and the player's own saves are there again.
void endWatching() {
  if (!watching) return;
  watching = false;
  device.setTrouble(troubleBefore);
  host.console.bootAnew();
  savedChanges = host.console.session().changes();
}

void step() {
  host.console.frame();
  if (watching && !host.console.isOpen(watch)) endWatching();
  if (!watching) saveAtOnce();
}

// ---- opening --------------------------------------------------------------------------------------------------------
// A question's answer is a plain function: there is one console here.
bool playNow = false;
bool waits = false;

constexpr int kBadRecord = 100;  // beside the faults of a deal

// A deal, and behind `moves=` what was played.
int readLink(const char* words) {
  std::string rest = words;
  const std::string key = "moves=";
  std::size_t from = rest.find(key);
  if (from != std::string::npos && from > 0 && rest[from - 1] != '&' && rest[from - 1] != '#') from = std::string::npos;
  recorded = from != std::string::npos;
  bool good = true;
  if (recorded) {
    const std::size_t end = rest.find('&', from) == std::string::npos ? rest.size() : rest.find('&', from);
    good = readMoves(rest.data() + from + key.size(), end - from - key.size(), record);
    rest.erase(from, end - from);
  }
  const DealFault fault = readDeal(rest.c_str(), linked);
  if (fault != DealFault::none) return static_cast<int>(fault);
  if (!recorded) return 0;
  record.game = linked.game;
  record.options = linked.options;
  record.seed = linked.seed;
  return good && linked.seeded && gameUiOf(*linked.game) != nullptr ? 0 : kBadRecord;
}

// Nothing is written meanwhile: the record lies where the player's own game would.
int openRecord() {
  host.console.boot();
  troubleBefore = device.trouble();
  device.setTrouble(SaveTrouble::onlyRead);
  watching = watch.begin(record);
  if (!watching) device.setTrouble(troubleBefore);
  return watching ? 0 : kBadRecord;
}

void openDeal() {
  Console& console = host.console;
  const GameUi* ui = linked.game == nullptr ? nullptr : gameUiOf(*linked.game);
  if (ui == nullptr) return console.boot();
  // Nothing is begun over a save that cannot go on: opening the game tells the player of it.
  if (!linked.seeded || console.keptSave(*linked.game) != LoadResult::empty) return console.boot(linked.game->id);
  console.boot();
  console.open(console.screens.games);
  console.screens.games.choose(*ui);
  console.startGame(*ui, linked.options, linked.seed);
}

int openLinked() {
  if (recorded && linked.game != nullptr) return openRecord();
  openDeal();
  return 0;
}

void askForSaves() {
  playNow = false;
  waits = true;
  host.console.screens.question.ask(
      "IN USE",
      "Pocket Armada is already open in another tab. Close it there and it continues here. Or play "
      "now, and nothing is saved.",
      "Play now", "Wait", [](Console&) { playNow = true; });
}

void lookAtAnswer() {
  if (!waits) return;
  host.console.keepAwake();
  if (host.console.isOpen(host.console.screens.question)) return;
  if (!playNow) return askForSaves();
  waits = false;
  device.setTrouble(SaveTrouble::onlyRead);
  openLinked();
}

}  // namespace

// The page's own address is in the exchange: what the console's codes lead to.
ARMADA_FOR_PAGE("setPage") void setPage() {
  static char page[256];
  std::strncpy(page, asked(), sizeof page - 1);
  host.console.setPage(page);
}

// ---- running --------------------------------------------------------------------------------------------------------
// How the page's saves are when it starts: they are ours, another tab has them, the browser keeps none; or it is not known yet, and
// all that is wanted is a first frame to look at.
enum class Saves : int { ours, elsewhere, none, awaited };

// The words behind the # of the page's address are in the exchange; returns what is wrong with them.
ARMADA_FOR_PAGE("boot") int boot(int saves, std::uint32_t now) {
  int fault = readLink(asked());
  if (fault != 0) linked.game = nullptr;
  device.goOnTo(now);
  host.canvas.listen(&grid);
  if (static_cast<Saves>(saves) == Saves::awaited) {
    host.console.boot();
  } else if (static_cast<Saves>(saves) == Saves::elsewhere) {
    device.setTrouble(SaveTrouble::onlyRead);
    host.console.boot();
    device.setTrouble(SaveTrouble::none);
    askForSaves();
  } else {
    if (static_cast<Saves>(saves) == Saves::none) device.setTrouble(SaveTrouble::noPlace);
    if (openLinked() != 0) fault = kBadRecord;
  }
  savedChanges = host.console.session().changes();
  step();
  return fault;
}

// A link that was opened while the console runs.
ARMADA_FOR_PAGE("openLink") int openLink() {
  if (waits) return 0;
  const int fault = readLink(asked());
  if (fault != 0) return fault;
  endWatching();
  host.console.leave();
  return openLinked();
}

ARMADA_FOR_PAGE("linkFault") std::size_t linkFault(int fault) {
  const char* words =
      fault == kBadRecord ? "The record in this link does not fit its deal." : sentence(static_cast<DealFault>(fault));
  return hand(words, std::strlen(words));
}

// All that is due until now. True: the console is asleep, and wants no more calls before a button is pressed.
ARMADA_FOR_PAGE("frame") bool frame(std::uint32_t now) {
  if (device.asleep()) return true;
  std::uint32_t at = device.milliseconds();
  if (static_cast<std::int32_t>(now - at) <= 0) return false;
  if (now - at > kMostBehindMs) {
    at = now - kMostBehindMs;
    device.goOnTo(at);
  }
  while (now - at >= kStepMs && !device.asleep()) {
    at += kStepMs;
    device.goOnTo(at);
    lookAtAnswer();
    step();
  }
  return device.asleep();
}

ARMADA_FOR_PAGE("press") void press(int button, std::uint32_t now) {
  const bool asleep = device.asleep();
  if (asleep) device.goOnTo(now);
  device.press(static_cast<Button>(button));
  if (asleep) host.console.keepAwake();
}
ARMADA_FOR_PAGE("release") void release(int button) { device.release(static_cast<Button>(button)); }
ARMADA_FOR_PAGE("releaseAll") void releaseAll() { device.releaseAll(); }

// The page is hidden or about to go.
ARMADA_FOR_PAGE("leave") void leave() {
  device.releaseAll();
  host.console.leave();
}
// It is seen again: time that nobody saw does not send the console to sleep.
ARMADA_FOR_PAGE("comeBack") void comeBack(std::uint32_t now) {
  if (device.asleep()) return;
  device.goOnTo(now);
  host.console.keepAwake();
}

// ---- what is seen ---------------------------------------------------------------------------------------------------
ARMADA_FOR_PAGE("exchange") std::uint8_t* exchangeAt() { return exchange; }
ARMADA_FOR_PAGE("exchangeBytes") std::size_t exchangeBytes() { return kExchangeBytes; }
ARMADA_FOR_PAGE("pixels") const std::uint8_t* pixels() { return device.rgba(); }
// The rows that changed: the first in the low half, the one behind the last in the high half.
ARMADA_FOR_PAGE("changedRows") std::uint32_t changedRows() {
  const WebDevice::Rows rows = device.takeChangedRows();
  return static_cast<std::uint32_t>(rows.from) | static_cast<std::uint32_t>(rows.to) << 16;
}
// The words on the screen, a line a row.
ARMADA_FOR_PAGE("words") std::size_t words() {
  const std::string all = grid.plain();
  return hand(all.data(), all.size());
}
// The deal on the table as it stands in a link; nothing where none is, where nobody could deal it again, or where a link would tell
// what is hidden.
ARMADA_FOR_PAGE("deal") std::size_t deal() {
  const Console& console = host.console;
  const Session& session = host.console.session();
  if (!console.isOpen(console.screens.play) || !session.running() || !mayShareDeal(session)) return 0;
  Text<kMaxDealLetters> link;
  writeDeal(link, {&session.game(), session.options(), session.seed(), true});
  return link.whole() ? hand(link.c_str(), link.size()) : 0;
}

// The same with every move so far: to be looked at.
ARMADA_FOR_PAGE("record") std::size_t recordLink() {
  const std::size_t dealt = deal();
  if (dealt == 0 || host.console.session().moveCount() == 0) return 0;
  static Text<kExchangeBytes> link;
  link.clear();
  link.put(reinterpret_cast<const char*>(exchange), dealt) << "&moves=";
  writeMoves(host.console.session(), link);
  return link.whole() ? hand(link.c_str(), link.size()) : 0;
}

// ---- saves ----------------------------------------------------------------------------------------------------------
// The games, a line each: the name of its saves, its title.
ARMADA_FOR_PAGE("listGames") std::size_t listGames() {
  std::string all;
  for (std::size_t i = 0; i < host.console.shelfCount(); ++i) {
    const Game& game = *host.console.shelfAt(i).game;
    all += std::string(game.id) + "\t" + game.title + "\n";
  }
  return hand(all.data(), all.size());
}
// What is there, a line each: name, slot, bytes; and where it goes on: the game's title and where it stands.
ARMADA_FOR_PAGE("listSaves") std::size_t listSaves() {
  host.console.saveGameNow();
  std::string all;
  static std::uint8_t bytes[kMaxSaveBytes];
  static StateBox state;
  for (std::size_t i = 0; saveNameAt(i) != nullptr; ++i) {
    const char* name = saveNameAt(i);
    const Game* game = findGame(name);
    for (int slot = 0; slot < 2; ++slot) {
      const SaveRead read = device.read(name, slot, bytes, sizeof bytes);
      if (read.state != SaveState::found) continue;
      Text<200> line;
      line << name << '\t' << slot << '\t' << static_cast<unsigned>(read.count) << '\t'
           << saveSequence(bytes, read.count) << '\t' << (game == nullptr ? "" : game->title) << '\t';
      if (game != nullptr && goesOn(glanceAt(bytes, read.count, *game, state).result)) {
        static StateBox seen;
        game->observe(state.at(), kNobody, seen.at());
        Text<100> position;  // of its own: who tells it begins anew
        game->headline(seen.at(), position);
        line << position.c_str();
      }
      all += std::string(line.c_str()) + "\n";
    }
  }
  return hand(all.data(), all.size());
}

enum class Import : int { done, noName, notFitting, wouldReplace, notSaved, notWritten };

namespace {

bool isNewer(std::uint32_t sequence, std::uint32_t than) { return static_cast<std::int32_t>(sequence - than) > 0; }

// Something else is there, or something newer would go on instead.
struct InTheWay {
  bool here, beside;
};
InTheWay inTheWay(const char* name, int slot, const std::uint8_t* bytes, std::size_t count) {
  static std::uint8_t there[kMaxSaveBytes];
  const SaveRead here = device.read(name, slot, there, sizeof there);
  InTheWay way{};
  way.here = !here.absent() && (here.count != count || std::memcmp(there, bytes, count) != 0);
  const SaveRead beside = device.read(name, 1 - slot, there, sizeof there);
  const bool goesFirst =
      beside.unreadable() || (goesOn(judgeSave(name, there, beside.count)) &&
                              isNewer(saveSequence(there, beside.count), saveSequence(bytes, count)));
  way.beside = !beside.absent() && goesFirst;
  return way;
}

}  // namespace

// The name, a zero, then `count` bytes are in the exchange. Nothing is written before all of it checks. Where it does not
// fit, the reason is in the exchange: how many letters stands in the higher bytes of what is returned.
ARMADA_FOR_PAGE("importSave") int importSave(int slot, std::size_t count, bool over) {
  endWatching();
  const char* asked = reinterpret_cast<const char*>(exchange);
  char name[kMaxSaveName + 1] = {};
  std::strncpy(name, asked, kMaxSaveName);
  if (!isSaveName(name) || slot < 0 || slot > 1) return static_cast<int>(Import::noName);
  static std::uint8_t bytes[kMaxSaveBytes];
  LoadResult judged = LoadResult::damaged;
  if (count <= kMaxSaveBytes) {
    std::memcpy(bytes, exchange + std::strlen(name) + 1, count);
    judged = judgeSave(name, bytes, count);
  }
  if (!goesOn(judged)) {
    const char* why = fault(judged);
    return static_cast<int>(Import::notFitting) | static_cast<int>(hand(why, std::strlen(why)) << 8);
  }
  if (!host.console.leave()) return static_cast<int>(Import::notSaved);
  const InTheWay way = inTheWay(name, slot, bytes, count);
  if ((way.here || way.beside) && !over) return static_cast<int>(Import::wouldReplace);
  const bool written =
      device.write(name, slot, bytes, count) && (!way.beside || device.write(name, 1 - slot, bytes, count));
  host.console.bootAnew();
  savedChanges = host.console.session().changes();
  return static_cast<int>(written ? Import::done : Import::notWritten);
}

// The bytes of a save; 0: there is none.
ARMADA_FOR_PAGE("exportSave") std::size_t exportSave(int slot) {
  char name[kMaxSaveName + 1] = {};
  std::strncpy(name, asked(), kMaxSaveName);
  const SaveRead read = device.read(name, slot, exchange, kMaxSaveBytes);
  return read.state == SaveState::found ? read.count : 0;
}

}  // namespace armada::web
