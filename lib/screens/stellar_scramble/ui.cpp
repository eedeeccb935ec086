// Stellar Scramble as the shell shows it in menus.
#include "screens/stellar_scramble/ui.h"

#include "canvas/art.h"
#include "rules/stellar_scramble/stellar_scramble.h"
#include "screens/stellar_scramble/pieces.h"
#include "screens/views.h"

namespace armada {

namespace {

void head(Canvas& canvas, const void*, Seat seat, int cx, int cy) {
  stellar_scramble::drawFighter(canvas, cx - 30, cy - 30, seat, 4);
}

void badge(Canvas& canvas, const void*, Seat seat, int cx, int cy) {
  stellar_scramble::drawBadge(canvas, cx - 5, cy - 5, seat);
}

}  // namespace

const GameUi kStellarScrambleUi = {
    /*game*/ &kStellarScramble,
    /*accent*/ kBlue,
    /*accentShade*/ kUltra,
    /*players*/ "2 to 4   30 min",
    drawCoverStellarScramble,
    stellar_scramble::kPages,
    stellar_scramble::kPageCount,
    stellar_scramble::kLessons,
    stellar_scramble::kLessonCount,
    {kCyan, kOrange, kViolet, kPink},
    head,
    stellar_scramble::drawEnding,
    [](Views& views) -> View& { return views.stellarScramble; },
    /*worthNaming*/ nullptr,
    /*evidentMove*/ nullptr,
    /*shortTitle*/ nullptr,
    /*seatLook*/ nullptr,
    badge,
};

}  // namespace armada
