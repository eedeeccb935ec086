#include "tools/rayguns/fit.h"

#include <cstdio>

#include "players/players.h"
#include "rules/rayguns/judgement.h"
#include "rules/rayguns/rayguns.h"
#include "tools/judgement_fit.h"

namespace armada::rayguns {

namespace {

using Fit = JudgementFit<kTraits, kMostPlayers>;

constexpr std::uint32_t kRandomMoves = 20;  // one in so many
constexpr std::uint32_t kKept = 2;          // of the places where the game is at rest, one in so many

Options optionsOf(unsigned players, unsigned game) {
  Options options = standardOptions(kRayguns);
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  options.choice[1] = static_cast<std::uint8_t>(game % kEpisodes);
  options.choice[2] = static_cast<std::uint8_t>(FactionRule::random);
  return options;
}

void playGame(const Options& options, Seed seed, Fit::Lessons& lessons) {
  State state;
  deal(state, options, seed);
  Rng rng = Rng::seeded(~seed);
  Events nobody;
  const std::size_t from = lessons.size();
  while (toMove(state) != kNobody) {
    if (state.round > 0 && atRest(state) && rng.below(kKept) == 0) {
      Fit::OneLesson lesson{{}, state.players, 0};
      const Standing standing = standingOf(state);
      for (Seat seat = 0; seat < state.players; ++seat) Fit::note(lesson, seat, traitsOf(state, standing, seat).value);
      lessons.push_back(lesson);
    }
    const bool random = rng.below(kRandomMoves) == 0;
    apply(state, random ? chooseRandom(kRayguns, &state, rng) : quickMove(state), nobody);
  }
  for (std::size_t i = from; i < lessons.size(); ++i) lessons[i].winner = status(state).winner;
}

}  // namespace

void fitJudgement(unsigned games, Seed firstSeed) {
  Fit::Lessons lessons, unseen;
  for (unsigned players = 2; players <= kMostPlayers; ++players)
    for (unsigned game = 0; game < games; ++game)
      playGame(optionsOf(players, game), firstSeed + game, game / kEpisodes % 5 == 4 ? unseen : lessons);
  Fit::Weights now;
  for (std::size_t i = 0; i < kTraits; ++i) now.of[i] = kJudgement[i] / 1000.0;
  std::printf("as it stands: surprise %.4f; of others %.4f\n", Fit::surprise(lessons, now), Fit::surprise(unseen, now));
  Fit::fitAndPrint(lessons, unseen);
}

}  // namespace armada::rayguns
