// Random walks, and the place of a failure in words.
#include "walk.h"

namespace armada_test {

namespace {

// What the last step of any walk was: the newest walk is the one that is being checked.
struct Place {
  const char* id;
  Seed seed;
  std::uint32_t number;
};
Place here{"before any game", 0, 0};

}  // namespace

const char* place(const char* what) {
  static Text<240> words;
  words.clear();
  words << here.id << ", seed " << here.seed << ", move " << here.number << ": " << (what == nullptr ? "" : what);
  return words.c_str();
}

Walk::Walk(const Game& game, const Options& options, Seed seed)
    : game_(game), seed_(seed), rng_(Rng::seeded(seed ^ 0x57A1Cu)) {
  fillBox(state_);  // deal must not rely on what was there
  game.deal(state_.at(), options, seed);
  here = {game.id, seed, 0};
  chooseNext();
}

// Every third game is played at random, the others by quick moves with a few or many random ones among them.
void Walk::chooseNext() {
  next_ = kNoMove;
  if (game_.toMove(state_.at()) == kNobody) return;
  MoveList moves;
  game_.legalMoves(state_.at(), moves);
  CHECK(!moves.empty());
  const Move random = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  const std::uint32_t randomOf16 = seed_ % 3 == 0 ? 16 : seed_ % 3 == 1 ? 1 : 6;
  const bool quick = game_.quickMove != nullptr && rng_.below(16) >= randomOf16;
  next_ = quick ? game_.quickMove(state_.at()) : random;
}

void Walk::step(Events& events) {
  CHECK(game_.apply(state_.at(), next_, events));
  ++number_;
  here.number = number_;
  CHECK(number_ <= game_.bounds.movesAGame);
  CHECK(nothingBehind(game_, state_));
  chooseNext();
}

}  // namespace armada_test
