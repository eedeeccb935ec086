// The console: settings, statistics, one session, and the screens that lie on each other. It is fed by calling frame()
// often, and reaches the device through the Platform alone. Window, terminal, tests and firmware all run this class.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "platform/platform.h"
#include "screens/buttons.h"
#include "screens/computer_mover.h"
#include "screens/screen.h"
#include "screens/settings.h"
#include "screens/shell/about.h"
#include "screens/shell/end.h"
#include "screens/shell/games.h"
#include "screens/shell/hand_over.h"
#include "screens/shell/hint.h"
#include "screens/shell/lesson.h"
#include "screens/shell/log.h"
#include "screens/shell/new_game.h"
#include "screens/shell/pause.h"
#include "screens/shell/play.h"
#include "screens/shell/question.h"
#include "screens/shell/rules.h"
#include "screens/shell/seats.h"
#include "screens/shell/settings_screen.h"
#include "screens/shell/share.h"
#include "screens/shell/statistics_screen.h"
#include "screens/shell/test_picture.h"
#include "screens/shell/title.h"
#include "screens/shell/turning_points.h"
#include "screens/small_saves.h"
#include "screens/sounds.h"
#include "screens/statistics.h"
#include "screens/thinking.h"
#include "screens/view.h"
#include "screens/workspace.h"
#include "session/autosave.h"
#include "session/chronicle.h"
#include "session/session.h"
#include "session/slots.h"

namespace armada {

constexpr int kTicksASecond = 30;

// Where a player was, in bytes that outlive a deep sleep: the chosen game, and the screens that lay on each other with
// the place in each.
struct Bookmark {
  static constexpr int kScreens = 10;
  std::uint32_t sum;   // CRC-32 of what follows: a wrong one is no bookmark
  std::uint32_t game;  // CRC-32 of its id; 0: none
  std::uint8_t depth;
  std::uint8_t screens[kScreens];
  std::uint8_t places[kScreens];
  std::uint8_t filler[3];
};
static_assert(sizeof(Bookmark) == 32, "no padding in what the sum is made of");

class Console {
 public:
  Console(Platform& platform, Canvas& canvas, StripSender& strips, Views& views);
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  // Settings and statistics are loaded; then the title, or straight into a game, also one that is in no menu.
  void boot(const char* gameId = nullptr);
  // The same into the game that was played last, as it was saved; where nothing can go on, to the title.
  void bootToLast();
  // The same to where a player was; false, and booted to the last game, when the bookmark is none.
  bool resume(const Bookmark& bookmark);
  Bookmark bookmark() const;
  // Saves were changed behind the console: whatever runs is dropped as it is, and all is read again.
  void bootAnew();
  // Call often: buttons, due ticks, redraw, strips of changed rows, sound, autosave, sleep.
  void frame();
  // What is to be drawn anew is on the panel then.
  void show() {
    if (dirty_) render();
  }
  // The canvas holds the rows from `top` on, as the panel shows them since the last show().
  void drawBand(int top);
  // Before the program ends: saves what is unsaved. false: the running game is not saved.
  bool leave();
  // The player chose to leave the program; only where Power::canSwitchOff.
  bool wantsToEnd() const { return wantsToEnd_; }

  // -- what there is, for screens
  Platform& platform() { return platform_; }
  Session& session() { return session_; }
  Settings& settings() { return settings_; }
  Statistics& statistics() { return statistics_; }
  std::uint32_t ticks() const { return ticks_; }
  Events& events() { return events_; }           // of the last move
  Chronicle& chronicle() { return chronicle_; }  // of the session
  Workspace& workspace() { return workspace_; }
  Thinking& thinking() { return thinking_; }
  ComputerMover& computer() { return computer_; }
  // A portion of thought a frame, however many ticks it makes up for: buttons are read in time.
  bool mayThink() const { return lastTickOfFrame_; }
  bool drawsThisFrame() const { return dirty_; }  // as far as is known
  Views& views() { return views_; }
  // The games in the menu: those that are listed and have a ui.
  std::size_t shelfCount() const;
  const GameUi& shelfAt(std::size_t i) const;
  // Other games than the registry's on the shelf; for tests.
  void fillShelf(const GameUi* const* uis, std::size_t count);

  // -- what screens may do
  void open(Screen& screen);
  void close();                            // the topmost
  void closeDownTo(const Screen& screen);  // everything above it
  bool isOpen(const Screen& screen) const;
  const Screen& top() const { return *stack_[depth_ - 1]; }
  void redraw() { dirty_ = true; }
  bool deaf() const { return deafTicks_ > 0; }  // the topmost takes no A and no B yet
  void sound(Sound sound);
  Sound lastSound() const { return sequencer_.last(); }
  void toast(const char* words);
  void switchOff();
  void goToSleep();       // all is saved first; comes back when a button wakes the device
  void swallowButtons();  // what is down now has done its work
  void keepAwake() { lastStir_ = platform_.clock.milliseconds(); }  // it waits for something else than a button
  void endRepeats() { buttons_.endRepeats(); }

  // -- games
  // The session holds this game as it was saved; it may hold it already. See mayLeaveFor first.
  LoadResult bring(const Game& game);
  void goOn(const GameUi& ui);  // the saved game
  // Who plays is as it was in this game before, unless it is said.
  void startGame(const GameUi& ui, const Options& options, Seed seed, bool giveUpKept = false,
                 const Seating* seating = nullptr);
  // The game goes on as a new one from before that move of it; undo brings back how it was.
  void playOnFrom(std::size_t move);
  Seed freshSeed();
  void leaveGame();                                                                        // saved, back to the games
  const GameUi& ui() const { return *gameUiOf(session_.game()); }                          // of the running game
  View& view() { return ui().view(views_); }                                               // the same
  SeatLook seatLook(Seat seat) const { return seatLookOf(ui(), session_.state(), seat); }  // as it stands
  GameRecord& record() { return statistics_.of(session_.game()); }
  bool saveGameNow();     // true: nothing is unsaved any more
  bool saveEverything();  // settings and statistics as well
  // False: this device can keep nothing at all, as the player was told at the start.
  bool keepsSaves() const { return platform_.saves.trouble() == SaveTrouble::none; }
  // On a handheld that cannot save; a PC does not sleep so deeply.
  bool losesGamesInSleep() const { return !keepsSaves() && platform_.saves.trouble() != SaveTrouble::onlyRead; }
  // What is kept under this game's name and not given up yet (session/slots.h); `empty`: nothing.
  LoadResult keptSave(const Game& game);
  void askToStartOver(LoadResult kept);

  // Where links to deals lead, "" for nowhere; it must live as long as the console.
  const char* page() const { return page_; }
  void setPage(const char* address) { page_ = address; }

  // -- settings and statistics were changed: applied at once, saved at rest
  void settingsChanged();
  void statisticsChanged() { small_.statisticsChanged(); }

  struct Screens {
    explicit Screens(Console& console);
    TitleScreen title;
    GamesScreen games;
    NewGameScreen newGame;
    PlayScreen play;
    HandOverScreen handOver;
    LessonScreen lesson;
    PauseScreen pause;
    RulesScreen rules;
    SettingsScreen settings;
    StatisticsScreen statistics;
    LogScreen log;
    EndScreen end;
    QuestionScreen question;
    AboutScreen about;
    TestPictureScreen testPicture;
    SeatsScreen seats;
    ShareScreen share;
    HintScreen hint;
    TurningPointsScreen turningPoints;
  };
  Screens screens;

 private:
  static constexpr int kDepth = Bookmark::kScreens;
  static constexpr int kMostTicksAFrame = 3;  // after a stall time is dropped, not made up for
  static constexpr int kToastTicks = 45;
  static constexpr int kDeafTicks = 12;
  static constexpr std::uint32_t kHoldToSleepMs = 1500;
  static constexpr std::uint32_t kDimMs = 15000;  // so long before sleep it grows dim
  static constexpr int kLowBattery = 10;
  static constexpr AdjustmentSet kNotYet = 0xFF;  // no set of adjustments

  // Another game that runs is saved; false, with a word to the player, when it could not be.
  bool mayLeaveFor(const Game& game);
  bool mayDropGame();  // the same where nothing can be saved
  void tellOfTrouble();
  void sitDownTo(LoadResult brought);  // plays on with what was brought, or asks, or tells why not
  void askToGoOn();                    // with the running game, although something is kept beside it
  void askToSaveOver();
  void askToSaveSmallOver();
  // What the player agreed to, done when the question is closed.
  enum class Agreed : std::uint8_t { nothing, goOn, startOver, saveOver, saveSmallOver, dropGame };
  void carryOut(Agreed agreed);
  bool keptInTheWay() const { return !givenUp_ && slots_.kept() != LoadResult::empty; }
  bool mayAsk() const;  // the player is at rest on a screen that a question may cover
  void wakeUp();        // settings, statistics, the title
  bool reopen(int kind, const GameUi* ui);
  Screen* screenOfKind(int kind);
  void noteLastGame();
  void applySettings();
  ButtonSet contacts();
  void readButtons(std::uint32_t now);
  void press(Button button);
  void runTicks(std::uint32_t now);
  void tick();
  void watchBattery();
  void render();
  int lowestSeen() const;  // the screen that nothing below shines through
  void saveAtRest(std::uint32_t now);
  void sleepWhenIdle(std::uint32_t now);
  void shine();
  void adjustPanel();

  Platform& platform_;
  Canvas& canvas_;
  StripSender& strips_;
  Views& views_;
  Session session_;
  Chronicle chronicle_{session_};
  Settings settings_;
  Statistics statistics_;
  SmallSaves small_;
  Autosave autosave_;
  SlotPair slots_;  // the running game's, as they were when it was brought or saved
  ButtonReader buttons_;
  Sequencer sequencer_;
  EventBuffer<kMaxEventsAMove> events_;
  Workspace workspace_;
  Thinking thinking_;
  ComputerMover computer_{*this};
  Screen* stack_[kDepth] = {};
  std::uint8_t depth_ = 0;
  std::uint8_t toastTicks_ = 0;
  std::uint8_t deafTicks_ = 0;
  bool lastTickOfFrame_ = true;
  bool dirty_ = true;
  bool wantsToEnd_ = false;
  LoadResult brought_ = LoadResult::empty;  // how the running game was
  bool givenUp_ = false;                    // the player lets go of what is kept in the running game's place
  bool askedToSaveOver_ = false;
  Agreed agreed_ = Agreed::nothing;
  bool batteryTold_ = false;
  bool troubleTold_ = false;  // that nothing can be saved
  bool dimmed_ = false;
  AdjustmentSet adjusted_ = kNotYet;
  bool drawn_ = false;  // the panel shows a whole frame: only then there is light
  std::uint32_t ticks_ = 0;
  std::uint32_t shownTicks_ = 0;  // when the picture on the panel was drawn: what breathes is as it was then
  std::uint32_t lastFrame_ = 0;
  std::uint32_t owed_ = 0;  // time not yet ticked, 100 units a tick and 3 a millisecond
  std::uint32_t lastStir_ = 0;
  const char* page_;
  const GameUi* const* shelf_ = nullptr;  // nullptr: the registry's
  std::uint8_t shelfCount_ = 0;
  Text<64> toast_;
};

}  // namespace armada
