#include "screens/console.h"

#include <cstring>

#include "screens/components.h"
#include "screens/page_address.h"
#include "session/slots.h"

namespace armada {

namespace {

bool listedUi(const GameUi& ui) { return ui.game->listed; }

// What is told of a save that does not go on as it was.
constexpr const char* kNewRulesWords =
    "The rules have changed since you saved this game. You can play on from here, but you cannot undo all of your "
    "earlier steps.";

// And what the player can do about one that does not go on at all.
const char* wayOut(LoadResult kept) {
  switch (kept) {
    case LoadResult::otherVersion: return ". That version can still open it. It stays until a new game replaces it.";
    case LoadResult::unreadable: return ". A restart may help. It stays until a new game replaces it.";
    default: return ". It stays until a new game replaces it.";
  }
}

// Why nothing can be saved, and that nothing was thrown away.
const char* troubleWords(SaveTrouble trouble) {
  switch (trouble) {
    case SaveTrouble::noPlace: return "This console has no room for saves.";
    case SaveTrouble::onlyRead: return "You are playing without saving: your game is gone when you leave.";
    case SaveTrouble::newer: return "A newer version made the saves here. They stay as they are.";
    default: return "The saves here cannot be opened. They stay as they are.";
  }
}

std::uint32_t idSum(const Game& game) { return crc32(game.id, std::strlen(game.id)); }

const GameUi* uiOfId(std::uint32_t sum) {
  for (std::size_t i = 0; i < gameUiCount(); ++i)
    if (idSum(*gameUiAt(i).game) == sum) return &gameUiAt(i);
  return nullptr;
}

ButtonSet exchanged(ButtonSet contacts) {
  const ButtonSet a = bit(Button::a), b = bit(Button::b);
  const auto others = static_cast<ButtonSet>(contacts & ~(a | b));
  return static_cast<ButtonSet>(others | ((contacts & a) != 0 ? b : 0) | ((contacts & b) != 0 ? a : 0));
}

}  // namespace

bool stepInList(Button button, int count, std::uint8_t& at) {
  if (count <= 0) return false;
  if (button == Button::up)
    at = static_cast<std::uint8_t>(at == 0 ? count - 1 : at - 1);
  else if (button == Button::down)
    at = static_cast<std::uint8_t>(at + 1 >= count ? 0 : at + 1);
  else
    return false;
  return true;
}

Console::Screens::Screens(Console& console)
    : title(console),
      games(console),
      newGame(console),
      play(console),
      handOver(console),
      lesson(console),
      pause(console),
      rules(console),
      settings(console),
      statistics(console),
      log(console),
      end(console),
      question(console),
      about(console),
      testPicture(console),
      seats(console),
      share(console),
      hint(console),
      turningPoints(console) {}

Console::Console(Platform& platform, Canvas& canvas, StripSender& strips, Views& views)
    : screens(*this),
      platform_(platform),
      canvas_(canvas),
      strips_(strips),
      views_(views),
      small_(platform.saves, settings_, statistics_),
      page_(ARMADA_PAGE) {}

// ---- starting -------------------------------------------------------------------------------------------------------
void Console::wakeUp() {
  small_.load();
  applySettings();
  troubleTold_ = keepsSaves();
  lastFrame_ = lastStir_ = platform_.clock.milliseconds();
  depth_ = 0;
  open(screens.title);
  strips_.forget();
}

void Console::boot(const char* gameId) {
  wakeUp();
  if (gameId == nullptr) return;
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const GameUi& ui = gameUiAt(i);
    if (std::strcmp(ui.game->id, gameId) != 0) continue;
    open(screens.games);
    screens.games.choose(ui);
    const LoadResult saved = bring(*ui.game);
    if (saved == LoadResult::empty) return startGame(ui, standardOptions(*ui.game), freshSeed());
    if (!goesOn(saved)) {  // nothing is begun over it before the player says so
      screens.newGame.prepare(ui);
      open(screens.newGame);
    }
    return sitDownTo(saved);
  }
  toast("This build cannot show that game.");
}

void Console::bootToLast() {
  wakeUp();
  const GameUi* ui = uiOfId(settings_.lastGame);
  if (ui == nullptr) return;
  const LoadResult saved = bring(*ui->game);
  if (saved == LoadResult::empty) return;
  screens.games.choose(*ui);  // before it is open, or it would look at another game's save
  open(screens.games);
  sitDownTo(saved);
  swallowButtons();
}

void Console::bootAnew() {
  session_.close();
  autosave_.saved(session_.changes());
  bootToLast();
}

Screen* Console::screenOfKind(int kind) {
  Screen* const kinds[] = {&screens.title,    &screens.games,      &screens.newGame,      &screens.play,
                           &screens.handOver, &screens.lesson,     &screens.pause,        &screens.rules,
                           &screens.settings, &screens.statistics, &screens.log,          &screens.end,
                           &screens.question, &screens.about,      &screens.testPicture,  &screens.seats,
                           &screens.share,    &screens.hint,       &screens.turningPoints};
  constexpr int kKinds = static_cast<int>(sizeof kinds / sizeof kinds[0]);
  return kind >= 0 && kind < kKinds ? kinds[kind] : nullptr;
}

Bookmark Console::bookmark() const {
  auto& self = const_cast<Console&>(*this);  // only to name the screens
  Bookmark mark{};
  const GameUi* ui = isOpen(screens.play) ? gameUiOf(session_.game()) : screens.games.chosen();
  mark.game = ui == nullptr ? 0 : idSum(*ui->game);
  mark.depth = depth_;
  for (int i = 0; i < depth_; ++i) {
    int kind = 0;
    while (self.screenOfKind(kind) != stack_[i]) ++kind;
    mark.screens[i] = static_cast<std::uint8_t>(kind);
    mark.places[i] = stack_[i]->place();
  }
  mark.sum = crc32(&mark.game, sizeof mark - sizeof mark.sum);
  return mark;
}

bool Console::resume(const Bookmark& mark) {
  if (mark.depth == 0 || mark.depth > kDepth || mark.sum != crc32(&mark.game, sizeof mark - sizeof mark.sum)) {
    bootToLast();
    return false;
  }
  wakeUp();
  const GameUi* ui = uiOfId(mark.game);
  for (int i = 1; i < mark.depth; ++i) {
    const Screen* screen = screenOfKind(mark.screens[i]);
    if (screen == nullptr || !reopen(mark.screens[i], ui) || &top() != screen) break;
    stack_[depth_ - 1]->goTo(mark.places[i]);
  }
  swallowButtons();
  return true;
}

// One more screen as it lay there. false: it is not brought back, and neither is what lay on it; a hand-over and a lesson
// come by themselves where they are due.
bool Console::reopen(int kind, const GameUi* ui) {
  Screen* screen = screenOfKind(kind);
  if (screen == &screens.question || screen == &screens.newGame || screen == &screens.lesson ||
      screen == &screens.hint || screen == &screens.turningPoints)
    return false;
  if (screen == &screens.handOver) return isOpen(screens.handOver);
  if (screen == &screens.testPicture && platform_.panel.adjustable() == 0) return false;
  const bool needsGame = screen != &screens.settings && screen != &screens.about && screen != &screens.games &&
                         screen != &screens.testPicture;
  if (needsGame && ui == nullptr) return false;
  const bool atTable = screen == &screens.pause || screen == &screens.seats || screen == &screens.log ||
                       screen == &screens.end || screen == &screens.share;
  if (atTable && !isOpen(screens.play)) return false;

  if (screen == &screens.play) {
    sitDownTo(bring(*ui->game));
    return isOpen(screens.play);
  }
  if (screen == &screens.end) {
    screens.play.openEnd();
    return true;
  }
  if (screen == &screens.pause) screens.pause.begin();
  if (screen == &screens.log) screens.log.read(screens.play.eyes());
  if (screen == &screens.share) screens.share.begin();
  if (screen == &screens.rules) screens.rules.read(*ui);
  if (screen == &screens.statistics) screens.statistics.count(*ui);
  open(*screen);
  if (screen == &screens.games && ui != nullptr) screens.games.choose(*ui);
  return true;
}

void Console::noteLastGame() {
  const std::uint32_t id = idSum(session_.game());
  if (settings_.lastGame == id) return;
  settings_.lastGame = id;
  small_.settingsChanged();
}

// ---- the way of a frame ---------------------------------------------------------------------------------------------
void Console::frame() {
  const std::uint32_t now = platform_.clock.milliseconds();
  if (!troubleTold_ && !isOpen(screens.question)) tellOfTrouble();  // one question at a time
  readButtons(now);
  runTicks(now);
  show();
  sequencer_.update(now, platform_.tone);
  saveAtRest(now);
  sleepWhenIdle(now);
}

ButtonSet Console::contacts() {
  const ButtonSet down = platform_.buttons.down();
  return settings_.swapAB ? exchanged(down) : down;
}

void Console::swallowButtons() {
  buttons_.feed(contacts(), platform_.clock.milliseconds());
  buttons_.swallow();
}

void Console::readButtons(std::uint32_t now) {
  buttons_.feed(contacts(), now);
  if (buttons_.held() != 0) {
    lastStir_ = now;
    autosave_.stirred(now);
    small_.stirred(now);
    if (dimmed_) {
      dimmed_ = false;
      shine();
    }
  }
  Button button{};
  while (buttons_.next(button)) press(button);
}

void Console::press(Button button) {
  if (deaf() && (button == Button::a || button == Button::b)) return;
  if (toastTicks_ > 0) {
    toastTicks_ = 0;
    redraw();
  }
  stack_[depth_ - 1]->press(button);
  carryOut(agreed_);
}

void Console::runTicks(std::uint32_t now) {
  owed_ += (now - lastFrame_) * 3;
  lastFrame_ = now;
  for (int i = 0; i < kMostTicksAFrame && owed_ >= 100; ++i) {
    owed_ -= 100;
    lastTickOfFrame_ = owed_ < 100 || i + 1 == kMostTicksAFrame;
    tick();
  }
  if (owed_ >= 100) owed_ %= 100;
}

void Console::tick() {
  ++ticks_;
  if (deafTicks_ > 0) --deafTicks_;
  if (toastTicks_ > 0) {
    --toastTicks_;
    if (toastTicks_ == 0) redraw();
  }
  if (stack_[depth_ - 1]->tick()) redraw();
  if (ticks_ % (10 * kTicksASecond) == 0) watchBattery();
}

void Console::watchBattery() {
  const int percent = platform_.power.batteryPercent();
  if (percent < 0 || percent > kLowBattery) {
    batteryTold_ = false;
    return;
  }
  if (batteryTold_) return;
  batteryTold_ = true;
  saveEverything();
  toast(saveGameNow() ? "Battery low. Your game is saved." : "Battery low, and your game cannot be saved.");
}

void Console::render() {
  dirty_ = false;
  shownTicks_ = ticks_;
  for (int i = lowestSeen(); i < depth_; ++i) stack_[i]->prepare();
  for (int y = 0; y < Canvas::kHeight; y = canvas_.end()) {
    drawBand(y);
    strips_.send(canvas_,
                 [this](int from, int rows, const std::uint8_t* pixels) { platform_.panel.strip(from, rows, pixels); });
  }
  platform_.panel.frameDone();
  if (drawn_) return;
  drawn_ = true;
  shine();
}

int Console::lowestSeen() const {
  int lowest = depth_ - 1;
  while (lowest > 0 && !stack_[lowest]->opaque()) --lowest;
  return lowest;
}

void Console::drawBand(int top) {
  const std::uint32_t now = ticks_;
  ticks_ = shownTicks_;
  canvas_.moveTo(top);
  for (int i = lowestSeen(); i < depth_; ++i) stack_[i]->draw(canvas_);
  canvas_.resetClip();
  const Screen& uppermost = *stack_[depth_ - 1];
  if (toastTicks_ > 0) {
    drawToast(canvas_, toast_.c_str());
  } else {
    ButtonHints hints{};
    uppermost.buttonHints(hints);
    drawFoot(canvas_, hints, uppermost.footLine(), settings_.swapAB);
  }
  ticks_ = now;
}

// ---- the stack ------------------------------------------------------------------------------------------------------
void Console::open(Screen& screen) {
  if (isOpen(screen)) return closeDownTo(screen);
  if (depth_ >= kDepth) return;
  stack_[depth_++] = &screen;
  deafTicks_ = screen.deafAtFirst() ? kDeafTicks : 0;
  redraw();
  screen.shown();
}

void Console::close() {
  if (depth_ <= 1) return;
  --depth_;
  deafTicks_ = 0;
  redraw();
  stack_[depth_ - 1]->shown();
}

void Console::closeDownTo(const Screen& screen) {
  if (!isOpen(screen) || stack_[depth_ - 1] == &screen) return;
  while (stack_[depth_ - 1] != &screen) --depth_;
  deafTicks_ = 0;
  redraw();
  stack_[depth_ - 1]->shown();
}

bool Console::isOpen(const Screen& screen) const {
  for (int i = 0; i < depth_; ++i)
    if (stack_[i] == &screen) return true;
  return false;
}

void Console::sound(Sound sound) {
  if (sound == Sound::none) return;
  sequencer_.play(sound, settings_.sound, platform_.clock.milliseconds(), platform_.tone);
}

void Console::toast(const char* words) {
  toast_.clear();
  toast_ << words;
  toastTicks_ = kToastTicks;
  redraw();
}

// ---- the shelf ------------------------------------------------------------------------------------------------------
std::size_t Console::shelfCount() const {
  if (shelf_ != nullptr) return shelfCount_;
  std::size_t count = 0;
  for (std::size_t i = 0; i < gameUiCount(); ++i) count += listedUi(gameUiAt(i)) ? 1u : 0u;
  return count;
}

const GameUi& Console::shelfAt(std::size_t i) const {
  if (shelf_ != nullptr) return *shelf_[i];
  std::size_t at = 0;
  while (!listedUi(gameUiAt(at)) || i-- > 0) ++at;
  return gameUiAt(at);
}

void Console::fillShelf(const GameUi* const* uis, std::size_t count) {
  shelf_ = uis;
  shelfCount_ = static_cast<std::uint8_t>(count);
}

// ---- games ----------------------------------------------------------------------------------------------------------
LoadResult Console::bring(const Game& game) {
  if (session_.running() && &session_.game() == &game) return brought_;
  saveGameNow();
  session_.close();
  brought_ = loadGame(platform_.saves, game, session_, workspace_.image, slots_);
  givenUp_ = askedToSaveOver_ = false;
  autosave_.saved(session_.changes());
  return brought_;
}

bool Console::mayLeaveFor(const Game& game) {
  if (session_.running() && &session_.game() == &game) return true;
  if (saveGameNow()) return true;
  if (!keepsSaves()) return mayDropGame();
  if (keptInTheWay())
    askToSaveOver();
  else
    screens.question.tell("NOT SAVED", "Your other game could not be saved, so it stays open. Try again in a moment.");
  return false;
}

// Another game ends the one before then: a question, unless that one is over or was hardly begun.
bool Console::mayDropGame() {
  const bool playing = session_.game().status(session_.state()).outcome == Outcome::playing;
  if (!playing || session_.moveCount() == 0) return true;
  screens.question.ask("NOT SAVED", "Nothing can be saved here. If you start another game, this one is gone.",
                       "Drop it", "Keep it", [](Console& console) { console.agreed_ = Agreed::dropGame; });
  return false;
}

void Console::goOn(const GameUi& ui) {
  if (!mayLeaveFor(*ui.game)) return;
  sitDownTo(bring(*ui.game));
}

void Console::sitDownTo(LoadResult brought) {
  if (!goesOn(brought)) {
    if (brought != LoadResult::empty)
      screens.question.tell("SAVED GAME", {"This save ", fault(brought), wayOut(brought)});
    return;
  }
  if (keptInTheWay()) return askToGoOn();
  noteLastGame();
  open(screens.play);
  screens.play.enter();
  if (brought == LoadResult::rulesChanged) screens.question.tell("NEW RULES", kNewRulesWords);
  brought_ = LoadResult::loaded;  // that was told
}

void Console::startGame(const GameUi& ui, const Options& options, Seed seed, bool giveUpKept, const Seating* seating) {
  if (!mayLeaveFor(*ui.game)) return;
  bring(*ui.game);  // so that undo can bring it back
  const bool before = session_.running() && &session_.game() == ui.game;
  const Seating seated = seating != nullptr ? *seating : before ? session_.seating() : Seating{};
  session_.start(*ui.game, options, seed);
  session_.seat(seated);
  brought_ = LoadResult::loaded;
  givenUp_ = givenUp_ || giveUpKept;
  noteLastGame();
  if (settings_.hints == Hints::always) record().teachAgain();
  if (isOpen(screens.games))
    closeDownTo(screens.games);
  else
    open(screens.games);
  open(screens.play);
  screens.play.enter();
  if (session_.undoesNewGame()) toast("Undo restores your previous game.");
}

void Console::playOnFrom(std::size_t move) {
  session_.startAgainAt(move);
  closeDownTo(screens.play);
  screens.play.enter();
  toast("Undo restores the finished game.");
}

Seed Console::freshSeed() { return platform_.entropy.word() % kSeeds; }

void Console::leaveGame() {
  const bool saved = saveGameNow();
  closeDownTo(screens.games);
  if (saved) return;
  if (keptInTheWay())
    askToSaveOver();
  else
    toast(keepsSaves() ? "Not saved yet: your game stays open." : "Your game stays open until you switch off.");
}

// ---- what is kept ---------------------------------------------------------------------------------------------------
LoadResult Console::keptSave(const Game& game) {
  if (givenUp_ && session_.running() && &session_.game() == &game) return LoadResult::empty;
  if (!keepsSaves()) return LoadResult::empty;  // nothing is written, so nothing is in the way
  return surveyGame(platform_.saves, game, workspace_.image).kept();
}

void Console::askToGoOn() {
  const char* words = fault(slots_.kept());
  const auto yes = [](Console& console) { console.agreed_ = Agreed::goOn; };
  if (slots_.keptIsNewest())
    screens.question.ask("YOUR LAST SAVE",
                         {"Your last save ", words,
                          keepsSaves() ? ". Go on from the one before it? The last one is then lost."
                                       : ". Go on from the one before it?"},
                         "Go on", "Keep it", yes);
  else
    screens.question.ask("ANOTHER SAVE",
                         {"Another save here ", words,
                          keepsSaves() ? ". Go on with this one? The other is then lost." : ". Go on with this one?"},
                         "Go on", "Keep it", yes);
}

void Console::askToStartOver(LoadResult kept) {
  screens.question.ask("A NEW GAME", {"The save here ", fault(kept), ". A new game replaces it."}, "Start", "Keep it",
                       [](Console& console) { console.agreed_ = Agreed::startOver; });
}

void Console::askToSaveOver() {
  screens.question.ask("NOT SAVED", {"A save here ", fault(slots_.kept()), ". Saving your game replaces it."}, "Save",
                       "Not now", [](Console& console) { console.agreed_ = Agreed::saveOver; });
}

void Console::askToSaveSmallOver() {
  screens.question.ask(
      small_.wasOfSettings() ? "YOUR SETTINGS" : "YOUR STATISTICS",
      {"Their save ", fault(small_.kept()), ". Replace it? If not, your changes last until you switch off."}, "Save",
      "Keep it", [](Console& console) { console.agreed_ = Agreed::saveSmallOver; });
}

// What the player lets go of is written over from here on.
void Console::carryOut(Agreed agreed) {
  agreed_ = Agreed::nothing;
  switch (agreed) {
    case Agreed::nothing: return;
    case Agreed::goOn: givenUp_ = true; return sitDownTo(brought_);
    case Agreed::startOver: return screens.newGame.begin(true);
    case Agreed::saveOver:
      givenUp_ = true;
      if (!saveGameNow()) toast("Your game could not be saved. Trying again soon.");
      return;
    case Agreed::saveSmallOver:
      small_.giveUpKept();
      small_.saveNow();
      return;
    case Agreed::dropGame:
      session_.close();
      if (isOpen(screens.newGame)) return screens.newGame.begin(false);
      return goOn(*screens.games.chosen());
  }
}

bool Console::mayAsk() const {
  const Screen* now = &top();
  return now == &screens.title || now == &screens.games || now == &screens.settings || now == &screens.statistics ||
         now == &screens.play;
}

void Console::tellOfTrouble() {
  troubleTold_ = true;
  const SaveTrouble trouble = platform_.saves.trouble();
  const char* rest = trouble == SaveTrouble::onlyRead ? ""
                                                      : " You can play, but a game is gone when the console is "
                                                        "switched off or has slept for long.";
  screens.question.tell("NOTHING IS SAVED", {troubleWords(trouble), rest, ""});
}

// ---- saving ---------------------------------------------------------------------------------------------------------
bool Console::saveGameNow() {
  if (!session_.running() || !autosave_.dueNow(session_.changes())) return true;
  if (!keepsSaves()) return false;
  const SaveResult result = saveGame(platform_.saves, session_, workspace_.image, givenUp_);
  slots_ = result == SaveResult::kept ? surveyGame(platform_.saves, session_.game(), workspace_.image) : SlotPair{};
  if (result == SaveResult::saved)
    autosave_.saved(session_.changes());
  else
    autosave_.failed(platform_.clock.milliseconds());
  return result == SaveResult::saved;
}

// At most one write a frame: on a handheld one may take 200 ms.
void Console::saveAtRest(std::uint32_t now) {
  if (!keepsSaves()) return;
  if (stack_[depth_ - 1]->moving()) {
    small_.stirred(now);
    return autosave_.stirred(now);
  }
  if (session_.running() && autosave_.due(session_.changes(), now)) {
    if (saveGameNow()) return;
    if (!keptInTheWay()) return toast("Your game could not be saved. Trying again soon.");
    if (askedToSaveOver_ || !mayAsk()) return;
    askedToSaveOver_ = true;
    return askToSaveOver();
  }
  switch (small_.saveAtRest(now, mayAsk())) {
    case SaveResult::saved: return;
    case SaveResult::kept: return askToSaveSmallOver();
    case SaveResult::failed:
      return toast(small_.wasOfSettings() ? "Settings could not be saved. Trying again soon."
                                          : "Statistics could not be saved. Trying again soon.");
  }
}

// What failed is tried once more: it may be the last time.
bool Console::saveEverything() {
  const bool game = saveGameNow() || saveGameNow();
  return small_.saveNow() && game;
}

void Console::settingsChanged() {
  small_.settingsChanged();
  applySettings();
}

void Console::applySettings() {
  adjustPanel();
  shine();
  const RepeatSpeed& speed = kRepeatSpeeds[settings_.repeatSpeed];
  buttons_.setRepeat(speed.delayMs, speed.everyMs);
  redraw();
}

void Console::adjustPanel() {
  const auto wanted = static_cast<AdjustmentSet>(settings_.screen & platform_.panel.adjustable());
  if (wanted == adjusted_) return;
  adjusted_ = wanted;
  platform_.panel.adjust(wanted);
  strips_.forget();
}

bool Console::leave() {
  saveEverything();
  platform_.tone.sound(0, 0);
  return saveGameNow();
}

void Console::switchOff() {
  leave();
  wantsToEnd_ = true;
  platform_.power.switchOff();
}

// ---- sleep ----------------------------------------------------------------------------------------------------------
void Console::sleepWhenIdle(std::uint32_t now) {
  const std::uint32_t limit = kSleepMinutes[settings_.sleepAfter] * 60000u;
  const bool idle = limit > 0 && now - lastStir_ >= limit;
  if (limit > 0 && !dimmed_ && now - lastStir_ >= limit - kDimMs) {
    dimmed_ = true;
    shine();
  }
  if (idle || buttons_.heldFor(Button::start, now) >= kHoldToSleepMs) goToSleep();
}

// What a panel holds when it starts, and what it held before a sleep, is for nobody's eyes.
void Console::shine() {
  if (!drawn_) return;
  const std::uint8_t full = settings_.brightness;
  platform_.power.brightness(dimmed_ && full > 1 ? static_cast<std::uint8_t>((full + 2) / 3) : full);
}

void Console::goToSleep() {
  saveEverything();
  screens.play.turnAway();
  sequencer_ = Sequencer{};  // a hand-over has its sound, but nobody is there to hear it
  platform_.tone.sound(0, 0);
  platform_.power.brightness(0);
  platform_.power.sleep();
  drawn_ = dimmed_ = false;
  strips_.forget();
  redraw();
  const std::uint32_t now = platform_.clock.milliseconds();
  swallowButtons();
  lastFrame_ = lastStir_ = now;
  owed_ = 0;
}

}  // namespace armada
