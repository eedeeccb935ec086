// The views of all games, one line each. Whoever makes a console makes its views beside it, so that two consoles may play the
// same game, and the console itself is the same whether the build has the template game or not.
#pragma once

#include "screens/pew_pew/view.h"
#include "screens/pulp_invasion/view.h"
#include "screens/rayguns/view.h"
#include "screens/stellar_scramble/view.h"
#include "screens/stellar_siege/view.h"
#include "screens/template_game/view.h"
#include "session/registry.h"

namespace armada {

struct Views {
  pew_pew::PewPewView pewPew;
  stellar_siege::SiegeView stellarSiege;
  pulp_invasion::PulpView pulpInvasion;
  stellar_scramble::ScrambleView stellarScramble;
  rayguns::RaygunsView rayguns;
};

struct ViewsWithTemplate : Views {
  template_game::PicketView templateGame;
};

// Of the games that this build has.
#if ARMADA_TEMPLATE_GAME
using BuiltViews = ViewsWithTemplate;
#else
using BuiltViews = Views;
#endif

}  // namespace armada
