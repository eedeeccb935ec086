// Stellar Siege as the shell shows it in menus and at the hand-over; the view itself lives here.
#include "screens/stellar_siege/face.h"

#include "canvas/art.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "screens/stellar_siege/view.h"

namespace armada {

namespace {

stellar_siege::SiegeView view;

void head(Canvas& canvas, Seat seat, int cx, int cy) {
  canvas.spriteCentred(seat == 0 ? kAntillian : kMorkolyte, cx, cy);
}

// The last thing that a player did, not what follows from it: the hand-over itself says whose turn it is, and what was
// drawn shows as the size of a hand.
bool worthNaming(const Event& event) {
  using stellar_siege::Happened;
  switch (static_cast<Happened>(event.kind)) {
    case Happened::turnBegan:
    case Happened::turnEnded:
    case Happened::drewSome:
    case Happened::pileEmpty: return false;
    default: return true;
  }
}

}  // namespace

const Face kStellarSiegeFace = {
    /*game*/ &kStellarSiege,
    /*accent*/ kOrange,
    /*accentShade*/ kRust,
    /*players*/ "2 players   30 min",
    drawCoverStellarSiege,
    stellar_siege::kPages,
    stellar_siege::kPageCount,
    stellar_siege::kLessons,
    stellar_siege::kLessonCount,
    {kOrange, kViolet, kVoid, kVoid},
    head,
    stellar_siege::drawEnding,
    view,
    worthNaming,
};

}  // namespace armada
