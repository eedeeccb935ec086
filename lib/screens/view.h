// What a game brings to the screens: its View (how a position looks, how presses become moves) and its Face (cover,
// colours, rules pages, lessons). A view sees observed states only, and acts through its Table.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "platform/platform.h"
#include "rules/kernel/contract.h"
#include "screens/sounds.h"

namespace armada {

enum class Motion : std::uint8_t { full, brief, off };

// Where the lines of a retelling stand, over the lower part of the body; see View::retellingTop.
constexpr Rect kRetellingPanel{4, 116, 312, 102};

// Where a toast lies: above the foot, or where words are read there, over the header.
constexpr int kToastTop = 196, kToastOnHeader = 1;

// What the shell lets a view do. Implemented by the play screen.
class Table {
 public:
  virtual const Game& game() const = 0;
  virtual const void* seen() const = 0;  // observe(state, viewer()), fresh after every move
  virtual Seat viewer() const = 0;
  virtual const MoveList& legal() const = 0;  // empty unless it is the viewer's decision
  // The viewer has just taken the console and is shown what happened since their last move, step by step: settle with the
  // position before it, then happened for each of those moves, seen() being the position after that one. Nothing is legal
  // meanwhile, nothing is played or undone, and kRetellingPanel lies over the view.
  virtual bool retelling() const { return false; }
  // Plays a move of the viewer: the rules apply it, the events come back through View::happened. false: refused.
  virtual bool play(Move move) = 0;
  virtual bool canUndo() const = 0;
  virtual bool undo() = 0;  // one move back, with the sound; View::settle follows
  virtual void sound(Sound sound) = 0;
  virtual void toast(const char* words) = 0;  // one line above the foot; never tells a thing told nowhere else
  virtual void openMenu() = 0;                // the pause menu, as START does
  virtual void openLog() = 0;
  virtual void openEnd() = 0;  // the game is over and its last motion has been seen
  virtual Motion motion() const = 0;
  virtual bool askBeforeEndingTurn() const = 0;
  virtual bool hints() const = 0;
  virtual std::uint32_t ticks() const = 0;  // 30 a second, for things that breathe

 protected:
  ~Table() = default;
};

// One button and the word for what it does now.
struct FootItem {
  enum class Key : std::uint8_t { dpad, leftRight, upDown, a, b, select, start } key;
  const char* word;
};
constexpr std::size_t kMaxFootItems = 5;
struct Foot {
  FootItem items[kMaxFootItems];
  std::uint8_t count;
  void add(FootItem::Key key, const char* word) {
    if (count < kMaxFootItems) items[count++] = {key, word};
  }
};

class View {
 public:
  // A position is there that was not reached by a move: new, loaded, undone, redone, handed over, or where a retelling
  // begins or ends. Show it at rest and forget every half-made choice.
  virtual void settle(Table& table) = 0;
  // A move was applied, or is retold; `events` are those the viewer may see and live until the next move. The state is
  // already that after it.
  virtual void happened(Table& table, const Events& events) = 0;
  // Something is moving; a button then jumps to its end (skip). A and B do nothing else, the others act there.
  virtual bool moving() const = 0;
  virtual void skip(Table& table) = 0;
  // What happened stands still until a button is pressed: no lesson comes over it.
  virtual bool waits() const { return false; }
  // A press or a repeat of a held d-pad. START never comes here.
  virtual void press(Table& table, Button button) = 0;
  // 1/30 s passed. true: draw again.
  virtual bool tick(Table& table) = 0;
  // Header and foot are drawn by the shell from these. An empty foot while something moves becomes "A Skip"; START Menu
  // is added where there is room.
  virtual void where(const Table& table, TextOut& right) const = 0;  // "Round 7   Your actions"
  virtual void foot(const Table& table, Foot& foot) const = 0;
  // A new picture is about to be drawn. What takes more than drawing, as looking ahead, is done here and kept.
  virtual void prepare(const Table& /*table*/) {}
  // The body, y 21..218. Called several times for one picture, and does nothing but draw it.
  virtual void draw(const Table& table, Canvas& canvas) const = 0;
  // Where the panel of a retelling begins; it ends where kRetellingPanel does. What stands above it is seen to move. At
  // most 176, so that three lines can be read.
  virtual int retellingTop() const { return kRetellingPanel.y; }
  // kToastOnHeader for a view whose words stand above the foot.
  virtual int toastTop() const { return kToastTop; }
  // Where a lesson points: the area of thing number `anchor` of the game's lessons; {0,0,0,0} if it is not there now.
  virtual Rect anchor(const Table& table, std::uint8_t anchor) const = 0;

 protected:
  ~View() = default;
};

// ---- rules pages ----------------------------------------------------------------------------------------------------
enum class Stamp : std::uint8_t { book, fact, house, none };

struct Paragraph {
  Stamp stamp;
  const char* words;                              // *word* is bold; {A} and {B} are the buttons, at most 239 letters
  void (*picture)(Canvas& canvas, int x, int y);  // nullptr: none. 234 wide, `pictureHeight` high, below the words
  std::uint8_t pictureHeight;
};

struct RulesPage {
  const char* title;
  const Paragraph* paragraphs;
  std::uint8_t count;
};

// ---- lessons: the first game explains itself ------------------------------------------------------------------------
struct Lesson {
  const char* title;
  const char* words;              // at most 4 lines of a bubble
  const char* tryIt;              // "Aim with the d-pad.", or ""
  std::uint8_t anchor;            // what it speaks of, see View::anchor
  bool (*due)(const void* seen);  // its moment has come
};

// ---- the face of a game ---------------------------------------------------------------------------------------------
struct Face {
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
  void (*seatHead)(Canvas& canvas, Seat seat, int cx, int cy);  // about 70 x 70 on the hand-over screen; nullptr: none
  // The body of the screen when the game is over, y 21..218. `best` is the best score before this game, or INT16_MIN.
  void (*ending)(Canvas& canvas, const void* seen, std::int16_t best);
  View& view;
  // Whether the hand-over may name this event as the last that happened. nullptr: every one that has words and that
  // everybody saw. Leave out what goes without saying, as the end of a turn.
  bool (*worthNaming)(const Event& event) = nullptr;
};

std::size_t faceCount();
const Face& faceAt(std::size_t i);
const Face* faceOf(const Game& game);

}  // namespace armada
