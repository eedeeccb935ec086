// Pulp Invasion as the shell shows it in menus.
#include "screens/pulp_invasion/ui.h"

#include "canvas/art.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "screens/views.h"

namespace armada {

const GameUi kPulpInvasionUi = {
    /*game*/ &kPulpInvasion,
    /*accent*/ kRed,
    /*accentShade*/ kBrick,
    /*players*/ "1 player   30 min",
    drawCoverPulpInvasion,
    pulp_invasion::kPages,
    pulp_invasion::kPageCount,
    pulp_invasion::kLessons,
    pulp_invasion::kLessonCount,
    {kRed, kVoid, kVoid, kVoid},
    /*seatHead*/ nullptr,
    pulp_invasion::drawEnding,
    [](Views& views) -> View& { return views.pulpInvasion; },
};

}  // namespace armada
