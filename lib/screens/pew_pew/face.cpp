// Pew Pew! as the shell shows it in menus; the view itself lives here.
#include "screens/pew_pew/face.h"

#include "canvas/art.h"
#include "rules/pew_pew/pew_pew.h"
#include "screens/pew_pew/view.h"

namespace armada {

namespace {

pew_pew::PewPewView view;

}  // namespace

const Face kPewPewFace = {
    /*game*/ &kPewPew,
    /*accent*/ kCyan,
    /*accentShade*/ kTeal,
    /*players*/ "1 player   10 min",
    drawCoverPewPew,
    pew_pew::kPages,
    pew_pew::kPageCount,
    pew_pew::kLessons,
    pew_pew::kLessonCount,
    {kCyan, kVoid, kVoid, kVoid},
    /*seatHead*/ nullptr,
    pew_pew::drawEnding,
    view,
};

}  // namespace armada
