// How tables of Pew Pew! are bred; see breeding.h.
#include "tools/pew_pew/breeding.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace armada::pew_pew {

#ifdef ARMADA_TUNING

namespace {

constexpr std::size_t kMembers = 14;

// Higher is better: the mine's share counts, and every target that is missed costs. `parked` is the share of games, in per
// cent, that the best column wins whoever stays in it.
double goodness(const Trial& trial, double parked, double wonTarget) {
  const auto under = [](double value, double least) { return value < least ? least - value : 0; };
  const auto over = [](double value, double most) { return value > most ? value - most : 0; };
  const double won = 100 * share(trial);
  double sum = 4 * std::min(percent(trial.mines, trial.turns), 5.0);  // more of it is not better
  sum -= 0.4 * (under(won, wonTarget - 2) + over(won, wonTarget + 2));
  sum -= 0.3 * under(percent(trial.several, trial.turns), 42);
  sum -= over(percent(trial.idle, trial.turns), 6) + 0.3 * over(percent(trial.lastHeartIdle, trial.lastHeart), 25);
  sum -= 0.3 * under(100 * roundsWithin(trial, 10, 22), 88) + 0.5 * over(parked, 14);
  sum -= 0.05 * under(percent(trial.fallenWon, trial.fallen), 8);
  return sum - 20 * percent(trial.idleFirst, trial.games);
}

struct Member {
  Tables tables;
  Trial trial;
  double parked;
};

class Herd {
 public:
  explicit Herd(const Breeding& breeding) : breeding_(breeding), seed_(breeding.firstSeed) {}

  void add(const Tables& tables) {
    members_.push_back({tables, Trial{}, 0});
    Member& member = members_.back();
    use(tables);
    for (std::uint8_t space = 0; space < kSpaces; ++space)
      member.parked =
          std::max(member.parked, 100 * share(runTrial(Pilot::park, breeding_.games, seed_, {}, kJudgement, space)));
    play(member);
  }
  void playAgain(std::size_t member) {
    if (members_[member].trial.games < 20 * breeding_.games) play(members_[member]);
  }
  void keepTheBest() {
    std::stable_sort(members_.begin(), members_.end(),
                     [this](const Member& a, const Member& b) { return safely(a) > safely(b); });
    if (members_.size() > kMembers) members_.resize(kMembers);
  }
  // A good one rather than a bad one.
  std::size_t pick(Rng& rng) const {
    const auto count = static_cast<std::uint32_t>(members_.size());
    return std::min(rng.below(count), rng.below(count));
  }
  const Tables& tables(std::size_t member) const { return members_[member].tables; }

  void tell(int step) const {
    const Member& best = members_[0];
    use(best.tables);
    std::printf("step %d: goodness %.2f\n", step, goodness(best.trial, best.parked, breeding_.won));
    printTrial("careful", best.trial, 0);
    printTables();
    std::fflush(stdout);
  }

 private:
  void play(Member& member) {
    use(member.tables);
    addTo(member.trial, runTrial(Pilot::careful, breeding_.games, seed_, breeding_.care));
    seed_ += static_cast<Seed>(breeding_.games);
  }
  // Few games flatter: a little is taken off for what is not known yet.
  double safely(const Member& member) const {
    return goodness(member.trial, member.parked, breeding_.won) -
           24 / std::sqrt(static_cast<double>(member.trial.games));
  }

  Breeding breeding_;
  Seed seed_;
  std::vector<Member> members_;
};

}  // namespace

void breedTables(const Recipe* recipe, const Breeding& breeding) {
  constexpr int kTold = 50;  // steps between two reports
  const Tables before = tablesInUse();
  Rng rng = Rng::seeded(breeding.firstSeed);
  Herd herd(breeding);
  if (recipe == nullptr) herd.add(before);
  for (std::size_t i = 0; i < 2 * kMembers; ++i)
    herd.add(recipe != nullptr ? makeTables(*recipe, rng) : changedTables(before, rng));
  herd.keepTheBest();
  for (int step = 1; step <= breeding.steps; ++step) {
    Tables child = childOf(herd.tables(herd.pick(rng)), herd.tables(herd.pick(rng)), rng);
    if (rng.below(3) != 0) child = changedTables(child, rng);
    herd.add(child);
    herd.playAgain(herd.pick(rng));
    herd.keepTheBest();
    if (step % kTold == 0 || step == breeding.steps) herd.tell(step);
  }
}

#endif

}  // namespace armada::pew_pew
