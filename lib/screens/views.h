// The views of all games, one line each: they are members of a console, so that two consoles may play the same game.
#pragma once

#include "screens/pew_pew/view.h"
#include "screens/pulp_invasion/view.h"
#include "screens/stellar_siege/view.h"
#include "screens/template_game/view.h"
#include "session/registry.h"

namespace armada {

struct Views {
  pew_pew::PewPewView pewPew;
  stellar_siege::SiegeView stellarSiege;
  pulp_invasion::PulpView pulpInvasion;
#if ARMADA_TEMPLATE_GAME
  template_game::PicketView templateGame;
#endif
};

}  // namespace armada
