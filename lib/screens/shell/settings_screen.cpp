#include "screens/shell/settings_screen.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

struct RowWords {
  const char* name;
  const char* sentence;
};

// In the order of Row.
constexpr RowWords kWords[SettingsScreen::kRows] = {
    {"Brightness", "The light behind the screen. Less light makes the battery last longer."},
    {"Sound", "Beeps for what you do and what happens. 0 is silent: you miss nothing."},
    {"Motion", "Short plays everything at double speed. Off shows only the result."},
    {"Lessons", "The game explains itself: in your first game, in every game, or never."},
    {"Ask before ending a turn", "Yes: you press twice to end a turn, so you never end one by mistake."},
    {"Sleep after", "Your game is saved first. Hold START to sleep at once."},
    {"Key repeat", "How fast the cursor moves while you hold a direction."},
    {"Swap A and B", "Swaps the two buttons. The line at the bottom follows."},
    {"Show battery", "At the top right of the list of games."},
    {"Teach again", "Shows all lessons again, as in your first games."},
    {"Erase statistics", "Sets the numbers of all games back to 0. Saved games stay."},
    {"About", "What this is, and which version you have."},
};

constexpr const char* kMotions[] = {"Full", "Short", "Off"};
constexpr const char* kHints[] = {"First game", "Always", "Off"};
constexpr const char* kSleeps[] = {"1 minute", "3 minutes", "5 minutes", "10 minutes", "Never"};
constexpr const char* kRepeats[] = {"Slow", "Normal", "Fast"};

const char* yesNo(bool yes) { return yes ? "Yes" : "No"; }

std::uint8_t turned(std::uint8_t value, int step, int count) {
  return static_cast<std::uint8_t>((value + step + count) % count);
}

// Steps of a track stop at its ends.
std::uint8_t moved(std::uint8_t value, int step, int low, int high) {
  const int to = value + step;
  return static_cast<std::uint8_t>(to < low ? low : (to > high ? high : to));
}

void eraseStatistics(Console& console) {
  console.statistics().eraseAll();
  console.statisticsChanged();
  console.toast("All numbers are back to 0.");
}

}  // namespace

const char* SettingsScreen::sentence() const {
  if (row() == Row::sleep && console_.losesGamesInSleep())
    return "Half an hour of sleep loses your game. Hold START to sleep at once.";
  return kWords[at_].sentence;
}

void SettingsScreen::shown() {
  at_ = at_ < kRows ? at_ : 0;
  first_ = static_cast<std::uint8_t>(scrolledTo(first_, at_, kSeen, kRows));
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void SettingsScreen::press(Button button) {
  console_.redraw();
  if (stepInList(button, kRows, at_)) {
    first_ = static_cast<std::uint8_t>(scrolledTo(first_, at_, kSeen, kRows));
    return console_.sound(Sound::move);
  }
  switch (button) {
    case Button::left:
    case Button::right:
      if (!change(row(), button == Button::right ? 1 : -1)) return;
      console_.settingsChanged();
      return console_.sound(Sound::move);
    case Button::a: return act(row());
    case Button::b:
    case Button::start: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

bool SettingsScreen::change(Row row, int step) {
  Settings& s = console_.settings();
  switch (row) {
    case Row::brightness: s.brightness = moved(s.brightness, step, 1, 10); return true;
    case Row::sound: s.sound = moved(s.sound, step, 0, 10); return true;
    case Row::motion: s.motion = static_cast<Motion>(turned(static_cast<std::uint8_t>(s.motion), step, 3)); return true;
    case Row::hints: s.hints = static_cast<Hints>(turned(static_cast<std::uint8_t>(s.hints), step, 3)); return true;
    case Row::ask: s.askBeforeEnding = !s.askBeforeEnding; return true;
    case Row::sleep: s.sleepAfter = turned(s.sleepAfter, step, kSleepChoices); return true;
    case Row::repeat: s.repeatSpeed = turned(s.repeatSpeed, step, kRepeatChoices); return true;
    case Row::swap:
      s.swapAB = !s.swapAB;
      console_.swallowButtons();  // they have just changed places under the finger
      return true;
    case Row::battery: s.showBattery = !s.showBattery; return true;
    default: return false;
  }
}

bool SettingsScreen::canAdjust() const { return console_.platform().panel.adjustable() != 0; }

void SettingsScreen::act(Row row) {
  console_.sound(Sound::confirm);
  switch (row) {
    case Row::brightness:
      if (canAdjust()) console_.open(console_.screens.testPicture);
      return;
    case Row::sound: return;  // it was heard
    case Row::teach:
      console_.statistics().teachAgain();
      console_.statisticsChanged();
      return console_.toast("Your next game shows the lessons again.");
    case Row::erase:
      return console_.screens.question.ask("ERASE",
                                           "This sets the numbers of all games back to 0. It cannot be undone.",
                                           "Erase them", "Keep them", eraseStatistics);
    case Row::about: return console_.open(console_.screens.about);
    default:
      if (change(row, 1)) console_.settingsChanged();
      return;
  }
}

// ---- picture --------------------------------------------------------------------------------------------------------
namespace {

const char* valueOf(SettingsScreen::Row row, const Settings& s) {
  using Row = SettingsScreen::Row;
  switch (row) {
    case Row::motion: return kMotions[static_cast<int>(s.motion)];
    case Row::hints: return kHints[static_cast<int>(s.hints)];
    case Row::ask: return yesNo(s.askBeforeEnding);
    case Row::sleep: return kSleeps[s.sleepAfter];
    case Row::repeat: return kRepeats[s.repeatSpeed];
    case Row::swap: return yesNo(s.swapAB);
    case Row::battery: return yesNo(s.showBattery);
    default: return "";
  }
}

void drawSetting(Canvas& canvas, int y, SettingsScreen::Row row, const Settings& settings, bool chosen) {
  using Row = SettingsScreen::Row;
  const Rect area{10, y, 300, 22};
  if (!chosen) canvas.box(area.x, area.y, area.w, area.h, kInk, kClear, 3);
  const char* name = kWords[static_cast<int>(row)].name;
  drawRow(canvas, {area.x, area.y, area.w, area.h}, name, {valueOf(row, settings), true}, chosen);
  if (row == Row::brightness) drawTrack(canvas, 176, y + 5, settings.brightness, 10, 302, kCyan, chosen);
  if (row == Row::sound) drawTrack(canvas, 176, y + 5, settings.sound, 10, 302, kCyan, chosen);
}

}  // namespace

void SettingsScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  drawHeader(canvas, "Settings", "", kGold);
  for (int i = 0; i < kSeen; ++i) {
    const auto row = static_cast<Row>(first_ + i);
    drawSetting(canvas, 27 + 25 * i, row, console_.settings(), first_ + i == at_);
  }
  drawScrollBar(canvas, {312, 27, 4, 147}, first_, kSeen, kRows);
  drawPanel(canvas, {10, 180, 300, 34}, kVoid, kSteel);
  canvas.paragraph(18, 186, 284, sentence(), kMist, 12);
}

void SettingsScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::upDown, "Line");
  switch (row()) {
    case Row::brightness:
      hints.add(ButtonHint::Key::leftRight, "Change");
      if (canAdjust()) hints.add(ButtonHint::Key::a, "Test picture");
      break;
    case Row::sound:
      hints.add(ButtonHint::Key::leftRight, "Change");
      if (console_.settings().sound > 0) hints.add(ButtonHint::Key::a, "Hear it");
      break;
    case Row::teach: hints.add(ButtonHint::Key::a, "Teach again"); break;
    case Row::erase: hints.add(ButtonHint::Key::a, "Erase"); break;
    case Row::about: hints.add(ButtonHint::Key::a, "Read"); break;
    default: hints.add(ButtonHint::Key::leftRight, "Change"); break;
  }
  hints.add(ButtonHint::Key::b, "Done");
}

}  // namespace armada
