// Random walks, and the place of a failure in words.
#include "walk.h"

#ifdef __SANITIZE_ADDRESS__
// Each instrumented function asks it when it begins; from ASAN_OPTIONS.
extern "C" int __asan_option_detect_stack_use_after_return;
#else
static int __asan_option_detect_stack_use_after_return = 0;
#endif

namespace armada_test {

WatchedReturns::WatchedReturns(int game) : before_(__asan_option_detect_stack_use_after_return) {
  if (game >= kGames) __asan_option_detect_stack_use_after_return = 0;
}
WatchedReturns::~WatchedReturns() { __asan_option_detect_stack_use_after_return = before_; }

namespace {

// What the last step of any walk was: the newest walk is the one that is being checked.
struct Place {
  const char* id;
  Seed seed;
  std::uint32_t number;
};
Place here{"before any game", 0, 0};

// The moves of whole walks, one behind the other, each with kNoMove at its end; whose they are, by game and seed.
constexpr std::size_t kMovesKept = kThorough > 1 ? 4000000 : 200000, kSeedsKept = 40 * kThorough, kGamesKept = 16;
Move moves[kMovesKept];
std::size_t movesUsed = 0;
const Move* walks[kGamesKept][kSeedsKept];
const void* keeper = nullptr;  // the walk that is being kept, behind those that are whole
std::size_t keptSoFar = 0;

const Move** placeOf(const Game& game, Seed seed) {
  for (std::size_t i = 0; i < gameCount() && i < kGamesKept && seed < kSeedsKept; ++i)
    if (&gameAt(i) == &game) return &walks[i][seed];
  return nullptr;
}

void keepMove(const void* walk, const Game& game, Seed seed, std::uint32_t number, Move move) {
  const Move** place = placeOf(game, seed);
  if (number == 0) {  // whatever another one had kept of its way is given up
    keeper = walk;
    keptSoFar = 0;
  }
  if (place == nullptr || keeper != walk || number != keptSoFar || movesUsed + number == kMovesKept) return;
  moves[movesUsed + keptSoFar++] = move;
  if (move != kNoMove) return;
  *place = moves + movesUsed;
  movesUsed += keptSoFar;
  keeper = nullptr;
}

}  // namespace

const char* place(const char* what) {
  static Text<240> words;
  words.clear();
  words << here.id << ", seed " << here.seed << ", move " << here.number << ": " << (what == nullptr ? "" : what);
  return words.c_str();
}

Walk::Walk(const Game& game, const Options& options, Seed seed, Choices choices)
    : game_(game), seed_(seed), rng_(Rng::seeded(seed ^ 0x57A1Cu)), choices_(choices) {
  fillBox(state_);  // deal must not rely on what was there
  game.deal(state_.at(), options, seed);
  here = {game.id, seed, 0};
  if (const Move** place = choices == kept ? placeOf(game, seed) : nullptr; place != nullptr) way_ = *place;
  chooseNext();
}

// Every third game is played at random, the others by quick moves with a few or many random ones among them.
Move Walk::choice() {
  if (game_.toMove(state_.at()) == kNobody) return kNoMove;
  MoveList legal;
  game_.legalMoves(state_.at(), legal);
  CHECK(!legal.empty());
  const Move random = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  const std::uint32_t randomOf16 = seed_ % 3 == 0 ? 16 : seed_ % 3 == 1 ? 1 : 6;
  const bool quick = game_.quickMove != nullptr && rng_.below(16) >= randomOf16;
  return quick ? game_.quickMove(state_.at()) : random;
}

void Walk::chooseNext() {
  if (way_ != nullptr) {
    next_ = way_[number_];
    CHECK((next_ == kNoMove) == (game_.toMove(state_.at()) == kNobody));
    return;
  }
  next_ = choice();
  if (choices_ == kept) keepMove(this, game_, seed_, number_, next_);
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
