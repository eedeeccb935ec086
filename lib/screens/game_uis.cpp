// What the screens know of all games, one line each. A game that is missing here can be played by scripts, but has no screen.
#include <cstddef>

#include "screens/pew_pew/ui.h"
#include "screens/pulp_invasion/ui.h"
#include "screens/rayguns/ui.h"
#include "screens/stellar_scramble/ui.h"
#include "screens/stellar_siege/ui.h"
#include "screens/template_game/ui.h"
#include "screens/view.h"
#include "session/registry.h"

namespace armada {

namespace {

const GameUi* const kUis[] = {
    &kPewPewUi,   &kStellarSiegeUi, &kPulpInvasionUi, &kStellarScrambleUi, &kRaygunsUi,
#if ARMADA_TEMPLATE_GAME
    &kTemplateUi,
#endif
};

}  // namespace

std::size_t gameUiCount() { return sizeof kUis / sizeof kUis[0]; }

const GameUi& gameUiAt(std::size_t i) { return *kUis[i]; }

const GameUi* gameUiOf(const Game& game) {
  for (const GameUi* ui : kUis)
    if (ui->game == &game) return ui;
  return nullptr;
}

}  // namespace armada
