// Pew Pew! as the shell shows it in menus.
#include "screens/pew_pew/ui.h"

#include "canvas/art.h"
#include "rules/pew_pew/pew_pew.h"
#include "screens/views.h"

namespace armada {

const GameUi kPewPewUi = {
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
    [](Views& views) -> View& { return views.pewPew; },
};

}  // namespace armada
