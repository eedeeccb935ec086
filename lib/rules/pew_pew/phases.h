// The phases of a round of Pew Pew!, for rules.cpp and foresight.cpp alone. Each is a function with the book's name, in
// the book's order; collisions are settled inside them, piece by piece.
#pragma once

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// Hears every event as it happens, and where the table stood: foresight needs no buffer.
class Listener {
 public:
  virtual void hear(const Event& event) = 0;

 protected:
  ~Listener() = default;
};

// House 4: closest card first, then fewest chevrons, then reading order. Keys are depth, side, space, and the alien in
// the last three bits; those in the cup have depth 0 and stand before `first`.
struct AlienOrder {
  unsigned key[kAliens];
  std::size_t first;
  std::size_t alien(std::size_t i) const { return key[i] & 7u; }
};

// A position while it is being played on. The ship leaves depth 1 only inside Move Player Forward.
struct Play {
  Play(State& at, Events& to, Listener* hears = nullptr)
      : state(at), events(to), listener(hears), quiet(hears == nullptr && !to.listening()) {
    for (const Alien& alien : at.aliens) aliens[alien.depth] |= spaceBit(alien.space);
  }

  State& state;
  Events& events;
  Listener* listener;
  bool quiet;  // nobody listens: rollouts skip the telling
  std::uint8_t shipDepth = 1;
  // One bit a space, by depth, kept beside state.aliens: most spaces hold none, and phases ask so often. [0] means
  // nothing.
  unsigned aliens[kDepths + 1] = {};
  AlienOrder order;  // made in Aliens Move and again in Spawn Missiles
};

void tellAloud(Play& play, EventKind kind, std::size_t a, std::size_t b, std::size_t c, std::size_t d, int value);

inline void tell(Play& play, EventKind kind, std::size_t a = 0, std::size_t b = 0, std::size_t c = 0, std::size_t d = 0,
                 int value = 0) {
  if (!play.quiet) tellAloud(play, kind, a, b, c, d, value);
}

// 1. Spawn Ships Phase. Needs chance.
void spawnShips(Play& play);

// 2. Player Actions Phase: how it begins, and the actions. An action is legal when it is called.
void beginPlayerActions(Play& play);
// As of a State, and sooner: Play knows where aliens are.
std::uint8_t openSets(const Play& play);
void fireAPew(Play& play);
void moveTheShip(Play& play, Move move, std::uint8_t price);
void spawnAHeart(Play& play, std::uint8_t space);

// 3. to 6. Missiles are spawned by those that have moved: aliensMove comes first.
void aliensMove(Play& play);
void spawnMissiles(Play& play);
void movePews(Play& play);
void moveMissiles(Play& play);

// 7. Move Player Forward Phase: steps 1 to 3, and step 4, which needs chance when the pile has run out.
void movePlayerForward(Play& play);
void drawNewCard(Play& play);

// 8. Check Victory Phase
void checkVictory(Play& play);

// The chevrons of the open sets of a card, and what the hull adds, never below its least.
std::uint8_t countedPoints(const Hull& hull, std::uint8_t card, std::uint8_t openSets, std::uint8_t hearts);

}  // namespace armada::pew_pew
