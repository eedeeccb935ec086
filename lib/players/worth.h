// What a position that was played on to is worth to each seat, and how far such a figure is to be doubted. Whole numbers, by tables.
#pragma once

#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

class Worth {
 public:
  Worth(const Game& game, const void* state)
      : game_(game),
        state_(state),
        status_(game.status(state)),
        appraised_(game.appraise != nullptr && status_.outcome == Outcome::playing) {}

  // The chance to win, 0 to 1000; a draw is half a win.
  std::uint16_t chance(Seat seat) const;
  // What moves are chosen by, 0 to 1000: that chance, and for three tenths the lead in points where the game did not
  // appraise it. Of two ways to win the clear one is safer against what was not seen, and of two ways to lose the close one.
  std::uint16_t to(Seat seat) const;
  std::int16_t score(Seat seat) const { return status_.score[seat]; }

 private:
  std::int32_t pointsAhead(Seat seat) const;

  const Game& game_;
  const void* state_;
  Status status_;
  bool appraised_;
};

// Whether quick play that made so many moves went as far as the game's lookAhead says; of a game that is not over.
bool isFarEnough(const Game& game, const void* state, std::uint32_t moves);

// How much better a move may be than it seemed in so many tries, out of so many in which it could have been tried: the upper
// confidence bound of Auer, Cesa-Bianchi and Fischer (2002), in thousandths.
std::uint32_t doubt(std::uint32_t offered, std::uint32_t tries);

}  // namespace armada
