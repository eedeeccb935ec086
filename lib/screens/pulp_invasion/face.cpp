// Pulp Invasion as the shell shows it in menus; the view itself lives here.
#include "screens/pulp_invasion/face.h"

#include "canvas/art.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "screens/pulp_invasion/view.h"

namespace armada {

namespace {

pulp_invasion::PulpView view;

}  // namespace

const Face kPulpInvasionFace = {
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
    view,
};

}  // namespace armada
