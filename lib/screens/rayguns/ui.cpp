// Rayguns and Rocketships as the shell shows it in menus and at the hand-over.
#include "screens/rayguns/ui.h"

#include "canvas/art.h"
#include "rules/rayguns/rayguns.h"
#include "screens/rayguns/pieces.h"
#include "screens/views.h"

namespace armada {

namespace {

// Seats have no faction before the game: each has a color of its own, that of the faction it takes when all are in order.
void head(Canvas& canvas, Seat seat, int cx, int cy) {
  const PaletteMap map = rayguns::coloursOf(static_cast<rayguns::Faction>(seat));
  canvas.sprite(kCaptains[seat], cx - 26, cy - 28, &map, 4);
}

// What a player did, not what follows from it.
bool worthNaming(const Event& event) {
  using rayguns::EventKind;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::tokens:
    case EventKind::phaseBegan:
    case EventKind::turnBegan:
    case EventKind::turnEnded:
    case EventKind::starTakenAside:
    case EventKind::programmedAside: return false;
    default: return true;
  }
}

}  // namespace

const GameUi kRaygunsUi = {
    /*game*/ &kRayguns,
    /*accent*/ kPink,
    /*accentShade*/ kRose,
    /*players*/ "2 to 4   45 min",
    drawCoverRayguns,
    rayguns::kPages,
    rayguns::kPageCount,
    rayguns::kLessons,
    rayguns::kLessonCount,
    {kCyan, kRed, kLeaf, kViolet},
    head,
    rayguns::drawEnding,
    [](Views& views) -> View& { return views.rayguns; },
    worthNaming,
    /*evidentMove*/ nullptr,
    /*shortTitle*/ "Rayguns",
};

}  // namespace armada
