// The names that Pulp Invasion's words are made of; for words.cpp and telling.cpp alone.
#pragma once

#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

constexpr const char* kAbilityName[kAbilities] = {"Combat", "Science", "Diplomacy"};
constexpr const char* kAbilityLetter[kAbilities] = {"C", "S", "D"};
constexpr const char* kCubeName[kCubeColours] = {"red", "orange", "blue", "yellow", "black", "white"};

inline const char* nameOf(Ability ability) { return at(ability) < kAbilities ? kAbilityName[at(ability)] : "?"; }
inline const char* nameOf(Cube cube) { return at(cube) < kCubeColours ? kCubeName[at(cube)] : "?"; }
inline const char* nameOf(Die die) { return kDieCard[static_cast<std::size_t>(die)].name; }

// What a text says behind its moment: "gain 2 Combat." of "From the hand, at a card: gain 2 Combat."
inline const char* tailOf(const char* text) {
  for (const char* letter = text; *letter != '\0'; ++letter)
    if (letter[0] == ':' && letter[1] == ' ') return letter + 2;
  return text;
}

}  // namespace armada::pulp_invasion
