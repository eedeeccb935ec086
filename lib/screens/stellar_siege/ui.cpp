// Stellar Siege as the shell shows it in menus and at the hand-over.
#include "screens/stellar_siege/ui.h"

#include "canvas/art.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "screens/stellar_siege/pieces.h"
#include "screens/views.h"

namespace armada {

namespace {

void head(Canvas& canvas, const void*, Seat seat, int cx, int cy) {
  canvas.spriteCentred(seat == 0 ? kAntillian : kMorkolyte, cx, cy);
}

// The last thing that a player did, not what follows from it: the hand-over itself says whose turn it is, and what was
// drawn shows as the size of a hand.
bool worthNaming(const Event& event) {
  using stellar_siege::EventKind;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::turnBegan:
    case EventKind::turnEnded:
    case EventKind::drewSome:
    case EventKind::numberChosen:  // the deployment before it says more
    case EventKind::pileEmpty: return false;
    default: return true;
  }
}

}  // namespace

const GameUi kStellarSiegeUi = {
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
    [](Views& views) -> View& { return views.stellarSiege; },
    worthNaming,
    [](const void* common) { return stellar_siege::evidentMove(*static_cast<const stellar_siege::State*>(common)); },
    /*shortTitle*/ nullptr,
    /*seatLook*/ nullptr,
    [](Canvas& canvas, const void*, Seat seat, int cx, int cy) { stellar_siege::drawLineChip(canvas, cx, cy, seat); },
};

}  // namespace armada
