// Who knows what in Rayguns and Rocketships: Star cards in other hands and decks are hidden, and programs that are not yet
// revealed; how many they are is open, and so is all that lies on the table. The only file that decides it.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

constexpr unsigned kAllStars = (1u << kStarCards) - 1;

// Star cards of this seat that lie open: discarded, or revealed this Round.
unsigned openStars(const State& s, Seat seat) {
  const Player& player = s.player[seat];
  unsigned open = player.discards;
  for (unsigned slot = 0; slot < revealedSlots(s); ++slot)
    if (isStar(player.program[slot])) open |= bitOf(player.program[slot] - kFirstStarCard);
  return open;
}

void blank(State& s, Seat seat) {
  Player& player = s.player[seat];
  player.held = player.known;
  player.deck = 0;
  for (unsigned slot = revealedSlots(s); slot < kTurns; ++slot)
    if (player.program[slot] != kNoCard) player.program[slot] = kFacedown;
}

// As many of these as are wanted, each choice of them equally likely.
unsigned pickSome(unsigned from, unsigned wanted, Rng& rng) {
  std::uint8_t cards[kStarCards];
  std::size_t count = 0;
  for (unsigned card = 0; card < kStarCards; ++card)
    if ((from >> card & 1u) != 0) cards[count++] = byteOf(card);
  shuffle(rng, cards, count);
  unsigned picked = 0;
  for (unsigned i = 0; i < wanted && i < count; ++i) picked |= bitOf(cards[i]);
  return picked;
}

// How many ways there are to lay so many cards in order.
std::uint32_t waysToLay(unsigned cards, unsigned places) {
  std::uint32_t ways = 1;
  for (unsigned i = 0; i < places; ++i) ways *= cards - i;
  return ways;
}

unsigned nthOf(unsigned set, unsigned nth) {
  unsigned member = 0;
  while ((set >> member & 1u) == 0 || nth-- > 0) ++member;
  return member;
}

// The places of a program that lie facedown, with Command cards that are not revealed and, in at most one of all three, one of
// the Star cards held. Every way to fill them is equally likely: ways with and without a Star card are weighed by their number.
void fillProgram(State& s, Seat seat, Rng& rng) {
  Player& player = s.player[seat];
  unsigned commands = (1u << kCommandCards) - 1, stars = player.held, facedown = 0;
  std::uint8_t hidden[kTurns];
  for (unsigned slot = 0; slot < kTurns; ++slot) {
    const std::uint8_t card = player.program[slot];
    if (card == kNoCard) continue;
    if (slot >= revealedSlots(s))
      hidden[facedown++] = byteOf(slot);
    else if (isStar(card))
      stars = 0;
    else
      commands &= ~bitOf(card);
  }
  if (facedown == 0) return;
  unsigned left = 0, starCount = 0;
  for (unsigned card = 0; card < kCommandCards; ++card) left += commands >> card & 1u;
  for (unsigned card = 0; card < kStarCards; ++card) starCount += stars >> card & 1u;
  const std::uint32_t without = waysToLay(left, facedown);
  const std::uint32_t with = facedown * starCount * waysToLay(left, facedown - 1);
  unsigned starPlace = kTurns;
  if (rng.below(without + with) >= without) starPlace = rng.below(facedown);
  for (unsigned i = 0; i < facedown; ++i) {
    if (i == starPlace) {
      player.program[hidden[i]] = byteOf(kFirstStarCard + nthOf(stars, rng.below(starCount)));
      continue;
    }
    const unsigned card = nthOf(commands, rng.below(left--));
    commands &= ~bitOf(card);
    player.program[hidden[i]] = byteOf(card);
  }
}

}  // namespace

State observe(const State& state, Seat viewer) {
  State seen = state;
  seen.rng = Rng{};
  for (Seat seat = 0; seat < seen.players; ++seat)
    if (seat != viewer) blank(seen, seat);
  return seen;
}

// Of what is hidden only how many there are is read.
void determinize(State& state, Seat viewer, Rng& rng) {
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (seat == viewer) continue;
    Player& player = state.player[seat];
    unsigned known = 0;
    for (unsigned card = 0; card < kStarCards; ++card) known += player.known >> card & 1u;
    const unsigned unseen = kAllStars & ~openStars(state, seat) & ~player.known;
    player.held = byteOf(player.known | pickSome(unseen, player.heldCount - known, rng));
    player.deck = byteOf(kAllStars & ~openStars(state, seat) & ~player.held);
    fillProgram(state, seat, rng);
  }
  state.rng = Rng::seeded(rng.next());
}

}  // namespace armada::rayguns
