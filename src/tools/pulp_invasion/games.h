// Games of Pulp Invasion for the tuning tool: who plays, how many, and what is kept of them. Host only; the games are shared
// out among threads, and what is kept does not depend on how many there are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

#include "rules/pulp_invasion/state.h"
#include "tools/pulp_invasion/careful_player.h"

namespace armada::pulp_invasion {

enum class Player : std::uint8_t { careful, engage, evade, diceless, quick, random };
constexpr const char* kPlayerName[] = {"careful", "engage", "evade", "diceless", "quick", "random"};
constexpr const char* kDifficultyName[] = {"basic", "normal", "advanced"};

// Two different dice: 15 pairs.
constexpr std::size_t kPairs = kDice * (kDice - 1) / 2;
struct Pair {
  Die die[kOwnedDice];
  bool has(Die which) const { return die[0] == which || die[1] == which; }
};
Pair pairOf(std::size_t number);

struct Task {
  Player player = Player::careful;
  int games = 0;
  Seed firstSeed = 0;
  Difficulty difficulty = Difficulty::basic;
  bool forcedPairs = false;  // every deal is played 15 times, with each pair of dice, whatever the Captain offers
  Care care;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
};

// How a game ended.
struct Ended {
  std::uint8_t captain, won, round, found, understood, movesBy4;
  LostBy lostBy;
};

// In how many rounds a die could be used while it showed that face, and in how many it was.
struct FaceUse {
  std::uint32_t shown[kDice][6], used[kDice][6];
};

// A position between two rounds, and how its game ended.
struct Lesson {
  Traits traits;
  bool won;
};

// What is kept of the games beside their ends, if somebody asks for it.
struct Kept {
  std::vector<Lesson>* lessons = nullptr;
  FaceUse* faces = nullptr;
};

// In the order of the seeds; with forced pairs 15 for each seed.
std::vector<Ended> playAll(const Task& task, const Kept& kept = {});

}  // namespace armada::pulp_invasion
