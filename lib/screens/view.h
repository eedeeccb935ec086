// What a game brings to the screens: its View (how a position looks, what a press means, how what happened is shown) and
// its GameUi (cover, colours, rules pages, lessons). A view sees observed positions only and plays nothing: it says what the
// player wants, and the play screen does it.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "platform/platform.h"
#include "rules/kernel/contract.h"
#include "screens/event_player.h"
#include "screens/sounds.h"

namespace armada {

// Where the lines of a retelling stand, over the lower part of the body; see View::retellingTop.
constexpr Rect kRetellingPanel{4, 116, 312, 102};

// What will lie over the lower part of the view. What it would cut in mid-line is drawn smaller, or not at all.
enum class Cover : std::uint8_t {
  none,
  hint,     // at View::hintArea
  figures,  // of a turning point, from kFiguresTop on
};
constexpr int kFiguresTop = 119;

// What a view may know. Positions are of the game's State.
struct PlayContext {
  const Game& game;
  const void* seen;   // observe(state, viewer), after everything that happened
  const void* shown;  // the same as shown so far: behind `seen` while something moves
  Seat viewer;
  const MoveList& legal;  // empty unless it is the viewer's decision
  const EventPlayer& player;
  // The viewer has just taken the console and is shown what happened since their last move. Nothing is legal meanwhile, and
  // kRetellingPanel lies over the view.
  bool retelling;
  bool canUndo;  // the last step is the viewer's own
  bool asksBeforeEndingTurn;
  Motion motion;
  std::uint32_t ticks;  // 30 a second, for things that breathe
  // A person looks from the viewer's seat and is spoken to as "you"; false where computers play among themselves.
  bool viewerPlays = true;
  Cover cover = Cover::none;
  Seat reader = kNobody;  // as `narrate` has it: the viewer, if nobody else looks at the screen

  bool moving() const { return player.running(); }
  bool waits() const { return player.paused(); }  // what happened is read, until a button is pressed
  bool decides() const { return !moving() && !waits() && !legal.empty(); }
};

// What a press means. The play screen acts on it: sound first, then the rest.
struct Intent {
  enum class Kind : std::uint8_t { nothing, play, undo, openLog };
  Kind kind = Kind::nothing;
  Sound sound = Sound::none;
  Move move = kNoMove;
  const char* toast = "";  // a line for a moment; it never tells a thing that is told nowhere else

  static Intent nothing(Sound sound = Sound::none) { return {Kind::nothing, sound, kNoMove, ""}; }
  static Intent refuse(const char* why = "") { return {Kind::nothing, Sound::refuse, kNoMove, why}; }
  static Intent play(Move move, Sound sound = Sound::confirm) { return {Kind::play, sound, move, ""}; }
  // One move back; where there is none it is refused, with these words.
  static Intent undo(const char* otherwise = "") { return {Kind::undo, Sound::none, kNoMove, otherwise}; }
  static Intent openLog() { return {Kind::openLog, Sound::none, kNoMove, ""}; }
};

// How the position came about that a view is to look at.
enum class Arrival : std::uint8_t {
  anew,    // dealt, loaded, handed over, redone, undone from the menu, or where a retelling begins or ends
  undone,  // by the viewer's own press: what the view remembers of earlier moves still holds
  moved,   // by a move, whose events are about to be shown
};

// One button and the word for what it does now.
struct ButtonHint {
  enum class Key : std::uint8_t { dpad, leftRight, upDown, a, b, select, start } key;
  const char* word;
};
constexpr std::size_t kMaxButtonHints = 5;
struct ButtonHints {
  ButtonHint items[kMaxButtonHints];
  std::uint8_t count;
  void add(ButtonHint::Key key, const char* word) {
    if (count < kMaxButtonHints) items[count++] = {key, word};
  }
};

class View {
 public:
  // The cursor goes where the decision is made, and every half-made choice is forgotten.
  virtual void arrive(const PlayContext& play, Arrival how) = 0;
  // After arriving other than by a move a view may be told again what it showed before and no position holds: the events
  // with words of so many of the last moves, in order, each with the position behind its move. 0: nothing.
  virtual std::size_t movesToRecall(const PlayContext& /*play*/) const { return 0; }
  virtual void recall(const void* /*after*/, const Event& /*event*/) {}
  // A press or a repeat of a held d-pad, at rest. START never comes here.
  virtual Intent press(const PlayContext& play, Button button) = 0;
  // 1/30 s passed. true: draw again.
  virtual bool tick(const PlayContext& play);
  // What anybody would do here, so that nobody is asked: it is played without a press, as a move of the record. Asked when
  // everything has come to rest. kNoMove: the player decides.
  virtual Move obvious(const PlayContext& /*play*/) const { return kNoMove; }
  // The cursor goes to this legal move, as if the player had chosen it but not confirmed: its preview stands on the table.
  virtual void aim(const PlayContext& /*play*/, Move /*move*/) {}
  // Where a hint stands: off what a preview shows, 52 to 60 high.
  virtual Rect hintArea(const PlayContext& /*play*/) const { return {4, 162, 312, 56}; }
  // What the rules foresee of the move that is aimed at, beyond its own words: "A missile will hit you here."
  virtual void sayForeseen(const PlayContext& /*play*/, TextOut& /*words*/) const {}
  // Header and foot are drawn by the shell from these. An empty foot while something moves becomes "A Skip"; START Menu
  // is added where there is room.
  virtual void headerText(const PlayContext& play, TextOut& right) const = 0;  // "Round 7   Your actions"
  virtual void headerTitle(const PlayContext& play, TextOut& title) const;     // as headerTitleOf says
  virtual void buttonHints(const PlayContext& play, ButtonHints& hints) const = 0;
  // A new picture is about to be drawn. What takes more than drawing, as looking ahead, is done here and kept.
  virtual void prepare(const PlayContext& /*play*/) {}
  // The body, y 21..218. Called several times for one picture, and does nothing but draw it: what stands there from
  // play.shown, what is decided from play.seen, and what is on its way by play.player.
  virtual void draw(const PlayContext& play, Canvas& canvas) const = 0;
  // Where the panel of a retelling begins; it ends where kRetellingPanel does. What stands above it is seen to move. At
  // most 176, so that three lines can be read.
  virtual int retellingTop() const { return kRetellingPanel.y; }
  // Where a computer's turn is told while it is watched. Off what its moves change: the view may place it by what it shows now.
  // 312 wide and at least 70 high there is room for its head; a panel 24 to 69 high names it beside its steps, one less than 200
  // wide above them.
  virtual Rect watchingArea(const PlayContext& play) const;
  // It is the viewer's decision again after a computer's, and what that was stands on the table anyway: nobody has to press a
  // button to have read it.
  virtual bool toldInPassing(const PlayContext& /*play*/) const { return false; }
  // What stands there now wants to be read, before the next mover moves: so many ticks, where motion is full.
  virtual int ticksToRead(const PlayContext& /*play*/) const { return 0; }
  // What another seat decides now, in a line, as far as the viewer may know it: "Clio: how many Aliens to give". Nothing
  // where there is nothing to say.
  virtual void theirQuestion(const PlayContext& /*play*/, TextOut& /*words*/) const {}
  // Where a lesson points: the area of thing number `anchor` of the game's lessons; {0,0,0,0} if it is not there now.
  virtual Rect anchor(const PlayContext& play, std::uint8_t anchor) const = 0;

  // -- how what happened is shown, asked by the player of events; a view without a table jumps to the end
  virtual CueTable cues() const { return {}; }
  // What moves leaves its place in scene.shown when its time begins, and arrives when it ends: then scene.shown is the
  // position after the event.
  virtual void lift(const Scene& /*scene*/, const Event& /*event*/) {}
  virtual void land(const Scene& /*scene*/, const Event& /*event*/) {}
  virtual bool soundsOtherwise(const Scene& /*scene*/, const Event& /*event*/) const { return false; }
  virtual bool isSeen(const Event& /*event*/) const { return true; }  // false: it takes no time and makes no sound
  // Events of the same number are shown together, smaller numbers first. As they stand: one after the other.
  virtual void beats(const Events& events, std::uint8_t* beat) const;
  // Before this event, which is not the first, what was shown is to be read.
  virtual bool stopsBefore(const Events& /*events*/, std::size_t /*i*/) const { return false; }
  // The same when all of them were shown.
  virtual bool stopsAfter(const Scene& /*scene*/, const Events& /*events*/) const { return false; }

 protected:
  ~View() = default;
};

// ---- rules pages ----------------------------------------------------------------------------------------------------
enum class Stamp : std::uint8_t { book, fact, house, none };

constexpr std::uint8_t kNoButton = 0xFF;

struct Paragraph {
  Stamp stamp;
  const char* words;  // *word* is bold; {A} and {B} are the buttons, at most 239 letters
  // Below the words, 234 wide and `pictureHeight` high; nullptr: none.
  void (*picture)(Canvas& canvas, int x, int y) = nullptr;
  std::uint8_t pictureHeight = 0;
  std::uint8_t button = kNoButton;  // drawn where the stamp would be: a ButtonHint::Key
};
// A line of the page that tells what the buttons do.
constexpr Paragraph ofButton(ButtonHint::Key key, const char* words) {
  return {Stamp::none, words, nullptr, 0, static_cast<std::uint8_t>(key)};
}

struct RulesPage {
  const char* title;
  const Paragraph* paragraphs;
  std::uint8_t count;
};
template <std::size_t N>
constexpr RulesPage page(const char* title, const Paragraph (&paragraphs)[N]) {
  return {title, paragraphs, static_cast<std::uint8_t>(N)};
}

// ---- lessons: the first game explains itself ------------------------------------------------------------------------
constexpr std::uint8_t kNoAnchor = 0xFF;

struct Lesson {
  const char* title;
  // At most 4 lines of a bubble. {0} to {9} are numbers of the position, as `figure` writes them; {A} and {B} the buttons.
  const char* words;
  const char* tryIt;              // "Aim with the d-pad.", or ""
  std::uint8_t anchor;            // what it speaks of, see View::anchor: bright, framed, never covered
  bool (*due)(const void* seen);  // its moment has come
  // What trying moves, an anchor as well: bright and never covered.
  std::uint8_t tryMoves = kNoAnchor;
  // Writes number `which` of the position that the words and tryIt state. Number 0 is what the anchor shows, named there as
  // "here: 3"; where nothing is written for it, nothing is named.
  void (*figure)(const void* seen, int which, TextOut& out) = nullptr;
};
// The words or tryIt of a lesson as they are read in this position.
void tellLesson(const Lesson& lesson, const char* words, const void* seen, bool swapped, TextOut& out);

// ---- all of a game's screens ---------------------------------------------------------------------------------------------
struct Views;  // of all games, see views.h

struct SeatLook {
  const char* name;  // "Pirates"
  Colour colour;
};

struct GameUi {
  const Game* game;
  Colour accent;                                // line under the header
  Colour accentShade;                           // line over the foot
  const char* players;                          // "1 player   15 min"
  void (*cover)(Canvas& canvas, int x, int y);  // 92 x 118
  const RulesPage* pages;
  std::uint8_t pageCount;
  const Lesson* lessons;
  std::uint8_t lessonCount;
  Colour seatColours[kMaxSeats];
  // About 70 x 70 on the hand-over screen; nullptr: none. `position` as in seatLook.
  void (*seatHead)(Canvas& canvas, const void* position, Seat seat, int cx, int cy);
  // The body of the screen when the game is over, y 21..218. `best` is the best score before this game, or INT16_MIN.
  void (*ending)(Canvas& canvas, const void* seen, std::int16_t best);
  View& (*view)(Views& views);
  // Whether the hand-over may name this event as the last that happened. nullptr: every one that has words and that
  // everybody saw. Leave out what goes without saying, as the end of a turn.
  bool (*worthNaming)(const Event& event) = nullptr;
  // The one move that all players can see to be the only one, kNoMove where there may be a choice. With hidden hands the shell
  // makes it rather than hand the console over for it. `common` is what all seats know (Session::observeInCommon); that it is
  // made must tell nothing more. nullptr: none ever is.
  Move (*evidentMove)(const void* common) = nullptr;
  // In the header, where the whole title would leave no room for where we are. nullptr: the title does.
  const char* shortTitle = nullptr;
  // What a seat is called and coloured in this position, where that is the players' choice; of what everybody knows alone.
  // nullptr: as seatNames and seatColours say.
  SeatLook (*seatLook)(const void* position, Seat seat) = nullptr;
  // The seat's emblem, at most 13 x 13 around the point. `position` as in seatLook, nullptr where there is none. nullptr: a square
  // in the seat's colour.
  void (*seatBadge)(Canvas& canvas, const void* position, Seat seat, int cx, int cy) = nullptr;
};
inline SeatLook seatLookOf(const GameUi& ui, const void* position, Seat seat) {
  return ui.seatLook == nullptr ? SeatLook{ui.game->seatNames[seat], ui.seatColours[seat]}
                                : ui.seatLook(position, seat);
}
inline const char* headerTitleOf(const GameUi& ui) { return ui.shortTitle == nullptr ? ui.game->title : ui.shortTitle; }

std::size_t gameUiCount();
const GameUi& gameUiAt(std::size_t i);
const GameUi* gameUiOf(const Game& game);

}  // namespace armada
