// Every game of this build, one line each; the order is that of the menu.
#include "session/registry.h"

#include <cstring>

#include "rules/null_game/null_game.h"
#include "rules/pew_pew/pew_pew.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/rayguns/rayguns.h"
#include "rules/stellar_scramble/stellar_scramble.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "rules/template_game/template_game.h"

namespace armada {

namespace {

constexpr const Game* kGames[] = {
    &kPewPew,       &kStellarSiege, &kPulpInvasion, &kStellarScramble, &kRayguns,
#if ARMADA_TEMPLATE_GAME
    &kTemplateGame, &kNullGame,
#endif
};

}  // namespace

std::size_t gameCount() { return sizeof kGames / sizeof kGames[0]; }

const Game& gameAt(std::size_t i) { return *kGames[i]; }

const Game* findGame(const char* id) {
  for (const Game* game : kGames)
    if (std::strcmp(game->id, id) == 0) return game;
  return nullptr;
}

}  // namespace armada
