#include "tools/stellar_scramble/fit.h"

#include "players/players.h"
#include "rules/stellar_scramble/judgement.h"
#include "rules/stellar_scramble/stellar_scramble.h"
#include "tools/judgement_fit.h"

namespace armada::stellar_scramble {

namespace {

using Fit = JudgementFit<kTraits, kMostPlayers>;

constexpr std::uint32_t kRandomMoves = 16;  // one in so many

void playGame(std::uint8_t players, Seed seed, Fit::Lessons& lessons) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  State state;
  deal(state, options, seed);
  Rng rng = Rng::seeded(~seed);
  Events nobody;
  const std::size_t from = lessons.size();
  while (toMove(state) != kNobody) {
    if (state.phase == Phase::turn && rng.below(players) == 0) {
      Fit::OneLesson lesson{{}, players, 0};
      for (Seat seat = 0; seat < players; ++seat) Fit::note(lesson, seat, traitsOf(state, seat).value);
      lessons.push_back(lesson);
    }
    const bool random = rng.below(kRandomMoves) == 0;
    apply(state, random ? chooseRandom(kStellarScramble, &state, rng) : quickMove(state), nobody);
  }
  for (std::size_t i = from; i < lessons.size(); ++i) lessons[i].winner = status(state).winner;
}

}  // namespace

void fitJudgement(int games, Seed firstSeed) {
  Fit::Lessons lessons, unseen;
  for (std::uint8_t players = 2; players <= kMostPlayers; ++players)
    for (int i = 0; i < games; ++i) playGame(players, firstSeed + static_cast<Seed>(i), i % 5 == 4 ? unseen : lessons);
  Fit::fitAndPrint(lessons, unseen);
}

}  // namespace armada::stellar_scramble
