// LOOK's components, each drawn in one place: every screen and every game's view is made of these. They draw on a canvas
// and know neither sessions nor devices.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/kernel/text.h"
#include "screens/view.h"

namespace armada {

// ---- anatomy of a screen --------------------------------------------------------------------------------------------
constexpr int kMargin = 4;        // no text, number or frame outside it
constexpr int kBodyTop = 21;      // header above
constexpr int kBodyBottom = 218;  // foot below
constexpr int kFootTop = 219;
constexpr Rect kBody{0, kBodyTop, Canvas::kWidth, kBodyBottom - kBodyTop + 1};

// Title in Marquee, speed lines, where we are at the right. The title may be in any case.
void drawHeader(Canvas& canvas, const char* title, const char* right, Colour accent);

// The order is always d-pad, A, B, SELECT, START, whatever order the items were added in. `swapped`: the player has
// exchanged A and B, so the letters on the plastic are drawn the other way round.
void drawFoot(Canvas& canvas, const ButtonHints& hints, Colour accent, bool swapped = false);
// Pixels from the first button to the last word with the least gaps; a foot fits up to kFootRoom.
int footWidth(const ButtonHints& hints);
constexpr int kFootRoom = Canvas::kWidth - 12;

// ---- holders --------------------------------------------------------------------------------------------------------
void drawPanel(Canvas& canvas, Rect area, Colour fill = kInk, Colour edge = kSteel);
// A panel that is opening: step 1..kPanelSteps, from its middle line. false while nothing may be written in it yet.
constexpr int kPanelSteps = 3;
bool drawOpeningPanel(Canvas& canvas, Rect area, int step, Colour fill, Colour edge);
// A panel with a dark shadow and a title band, for menus and questions over a dimmed screen.
void drawDialog(Canvas& canvas, Rect area, const char* title);
constexpr int kDialogBand = 27;

void drawPaper(Canvas& canvas, Rect area);
// A paper card with a KRAFT band on top, `band` pixels high.
void drawCard(Canvas& canvas, Rect area, int band);
void drawCardBack(Canvas& canvas, Rect area);

// ---- choice ---------------------------------------------------------------------------------------------------------
// Four corners around a thing; they breathe with the ticks.
void drawCursor(Canvas& canvas, Rect thing, std::uint32_t ticks, Colour colour = kGold);
bool cursorMoves(std::uint32_t ticks);                                  // it looks different from the tick before
void drawPointer(Canvas& canvas, int x, int y, Colour colour = kGold);  // 6 x 11, points right
void drawArrowDown(Canvas& canvas, int cx, int y, Colour colour = kGold);

struct RowValue {
  const char* words;  // at the right
  bool changeable;    // between < and >
};
// A list row: bold name left, value right; the chosen one all GOLD with a black pointer. A quiet row does nothing now.
void drawRow(Canvas& canvas, Rect area, const char* name, RowValue value, bool chosen, bool quiet = false);
// 1/10 steps of a setting: `value` blocks of `of`, 11 px each, and the number at `numberX`.
void drawTrack(Canvas& canvas, int x, int y, int value, int of, int numberX, Colour colour, bool chosen);
// Which part of a list is seen.
void drawScrollBar(Canvas& canvas, Rect area, int first, int seen, int all);
// Where the list must begin so that the chosen line is among the `seen` ones.
int scrolledTo(int first, int chosen, int seen, int all);
// The next of `all` things in this direction, 1 or -1; behind the last comes the first.
constexpr int steppedRound(int at, int by, int all) { return (at + by + all) % all; }

// The darker companion of a bright colour, for its lower right side.
Colour shadeOf(Colour bright);

// ---- small things ---------------------------------------------------------------------------------------------------
enum class ChipShape : std::uint8_t { square, hexagon, disc };
// A letter or a number on a shape; hollow ones are INK with a coloured edge.
void drawChip(Canvas& canvas, int cx, int cy, ChipShape shape, const char* letter, Colour colour, bool filled = true);
// Its point at (x, y + 7), towards what it prices; 15 high. Returns the x after it.
int drawPriceTag(Canvas& canvas, int x, int y, const char* words, Colour fill = kGold, Colour ink = kVoid);
// A button of the console as the foot draws it, on a plate of its own.
void drawButton(Canvas& canvas, int x, int y, ButtonHint::Key key, bool swapped);
// Book, Fact or House. Returns the x after it; `none` draws nothing.
int drawStamp(Canvas& canvas, int x, int y, Stamp stamp);
// "seed 004711": six digits, so that one can tell it to a friend.
void writeSeed(Seed seed, TextOut& out);
// In the place of the foot line.
void drawToast(Canvas& canvas, const char* words);
// A score beside the best one before it, INT16_MIN for none: gold if it is a record.
void drawBestScore(Canvas& canvas, int y, int score, std::int16_t best);

// ---- the bubble -----------------------------------------------------------------------------------------------------
// Where a bubble of this size stands: near the thing it speaks of and off it, and off what is to stay in sight beside it
// ({0,0,0,0}: nothing). Nothing to speak of: in the middle. `flaw` grows with what it covers after all and with its distance.
struct BubblePlace {
  Rect area;
  int flaw;
  bool coversNothing() const { return flaw < kCovers; }
  static constexpr int kCovers = 1000;
};
BubblePlace placeBubble(Rect anchor, Rect alsoFree, int w, int h);
// The smallest area that holds both; one that is nothing ({0,0,0,0}) adds nothing.
Rect around(Rect a, Rect b);
Rect grown(Rect area, int by);
bool overlap(Rect a, Rect b);
// Paper with a tail towards the anchor.
void drawBubble(Canvas& canvas, Rect area, Rect anchor);
// Dims the screen above the foot, but for these two areas; nothing ({0,0,0,0}) is one, too.
void dimAround(Canvas& canvas, Rect first, Rect second);
// The value of what a bubble speaks of, on a gold tag.
constexpr int kTagHeight = 13;
int tagWidth(const char* words);
void drawTag(Canvas& canvas, Rect area, const char* words);

// ---- words ----------------------------------------------------------------------------------------------------------
// Capitals for Marquee.
void shout(const char* words, TextOut& out);
// The words with {A} and {B} as those buttons are called now: swapped, they are each other.
void nameButtons(const char* words, bool swapped, TextOut& out);
// "1 cube", "2 cubes".
TextOut& counted(TextOut& out, int number, const char* thing);
// As much of the words as fits `w` pixels, with "..." where it was cut.
void fitted(const char* words, int w, TextOut& out, Weight weight = Weight::body);
// The same for a paragraph of at most so many lines.
void fittedLines(const char* words, int w, int lines, TextOut& out);
// A number in digits, for one call: Number(3).c_str().
struct Number : Text<12> {
  explicit Number(std::int32_t number) { *this << number; }
};
// A name in capitals, for one call.
struct Shouted : Text<32> {
  explicit Shouted(const char* name) { shout(name, *this); }
};

}  // namespace armada
