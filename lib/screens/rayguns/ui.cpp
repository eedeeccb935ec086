// Rayguns and Rocketships as the shell shows it in menus and at the hand-over.
#include "screens/rayguns/ui.h"

#include "canvas/art.h"
#include "rules/rayguns/rayguns.h"
#include "screens/rayguns/pieces.h"
#include "screens/views.h"

namespace armada {

namespace {

// A player is known by the faction, once it is chosen.
rayguns::Faction factionOf(const void* position, Seat seat) {
  return static_cast<const rayguns::State*>(position)->ship[seat].faction;
}

SeatLook seatLook(const void* position, Seat seat) {
  return {rayguns::sideName(*static_cast<const rayguns::State*>(position), seat),
          rayguns::lookOf(factionOf(position, seat)).bright};
}

void head(Canvas& canvas, const void* position, Seat seat, int cx, int cy) {
  const rayguns::Faction faction = factionOf(position, seat);
  if (faction == rayguns::Faction::none) {
    canvas.marqueeCentred(cx, cy - 21, Number(seat + 1).c_str(), kMist, Marquee::px43);
    return;
  }
  const PaletteMap map = rayguns::coloursOf(faction);
  canvas.sprite(kCaptains[rayguns::indexOf(faction)], cx - 26, cy - 28, &map, 4);
}

void badge(Canvas& canvas, const void* position, Seat seat, int cx, int cy) {
  const rayguns::Faction faction = position == nullptr ? rayguns::Faction::none : factionOf(position, seat);
  if (faction == rayguns::Faction::none) return canvas.box(cx - 5, cy - 5, 10, 10, kMist, kHaze, 2);
  rayguns::drawFactionBadge(canvas, cx - 6, cy - 6, faction);
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
    {kMist, kMist, kMist, kMist},
    head,
    rayguns::drawEnding,
    [](Views& views) -> View& { return views.rayguns; },
    worthNaming,
    /*evidentMove*/ nullptr,
    /*shortTitle*/ "Rayguns",
    seatLook,
    badge,
};

}  // namespace armada
