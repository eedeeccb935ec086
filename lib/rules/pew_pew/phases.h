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

// A position while it is being played on. The ship leaves depth 1 only inside Move Player Forward.
struct InPlay {
  explicit InPlay(State& at) : state(at) {}

  State& state;
  std::uint8_t shipDepth = 1;
  // The spaces where something happens to an alien or a missile that comes there: those with a Pew!, the ship or the mine. Most
  // moves lead elsewhere. Made anew by phases that ask for it.
  std::uint16_t meets[kDepths + 1] = {};
};

// The phases are compiled for each of these. Nobody listens to a quiet play: such are nearly all, in rollouts and plans, and without a
// question at every event they take a tenth less time.
struct QuietPlay : InPlay {
  static constexpr bool kQuiet = true;
  using InPlay::InPlay;
};
struct ToldPlay : InPlay {
  static constexpr bool kQuiet = false;
  ToldPlay(State& at, Events& to, Listener* hears = nullptr) : InPlay(at), events(to), listener(hears) {}
  void tell(EventKind kind, std::size_t a, std::size_t b, std::size_t c, std::size_t d, int value);

  Events& events;
  Listener* listener;
};

template <class Play>
void tell(Play& play, EventKind kind, std::size_t a = 0, std::size_t b = 0, std::size_t c = 0, std::size_t d = 0,
          int value = 0) {
  if constexpr (!Play::kQuiet) play.tell(kind, a, b, c, d, value);
}

// 1. Spawn Ships Phase. Needs chance.
template <class Play>
void spawnShips(Play& play);

// 2. Player Actions Phase: how it begins, and the actions. An action is legal when it is called.
template <class Play>
void beginPlayerActions(Play& play);
template <class Play>
void fireAPew(Play& play);
template <class Play>
void moveTheShip(Play& play, Move move, std::uint8_t price);
template <class Play>
void spawnAHeart(Play& play, std::uint8_t space);

// 3. to 6. Missiles are spawned by those that have moved: aliensMove comes first. Who looks ahead may take some of the cards alone,
// as what aliens do on one has nothing to do with the others.
template <class Play>
void aliensMove(Play& play, std::size_t nearest = 1, std::size_t furthest = kDepths);
template <class Play>
void spawnMissiles(Play& play, std::size_t nearest = 1, std::size_t furthest = kDepths);
template <class Play>
void movePews(Play& play);
template <class Play>
void moveMissiles(Play& play);

// 7. Move Player Forward Phase: steps 1 to 3, and step 4, which needs chance when the pile has run out.
template <class Play>
void movePlayerForward(Play& play);
template <class Play>
void drawNewCard(Play& play);

// 8. Check Victory Phase
template <class Play>
void checkVictory(Play& play);

// The chevrons of the open sets of a card, and what the hull adds, never below its least.
std::uint8_t countedPoints(const Hull& hull, std::uint8_t card, std::uint8_t openSets, std::uint8_t hearts);

}  // namespace armada::pew_pew
