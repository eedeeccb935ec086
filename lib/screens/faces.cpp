// The faces of all games, one line each. A game whose face is missing here can be played by scripts, but has no screen.
#include <cstddef>

#include "screens/pew_pew/face.h"
#include "screens/pulp_invasion/face.h"
#include "screens/stellar_siege/face.h"
#include "screens/template_game/face.h"
#include "screens/view.h"
#include "session/registry.h"

namespace armada {

namespace {

const Face* const kFaces[] = {
    &kPewPewFace,
    &kStellarSiegeFace,
    &kPulpInvasionFace,
#if ARMADA_TEMPLATE_GAME
    &kTemplateFace,
#endif
};

}  // namespace

std::size_t faceCount() { return sizeof kFaces / sizeof kFaces[0]; }

const Face& faceAt(std::size_t i) { return *kFaces[i]; }

const Face* faceOf(const Game& game) {
  for (const Face* face : kFaces)
    if (face->game == &game) return face;
  return nullptr;
}

}  // namespace armada
