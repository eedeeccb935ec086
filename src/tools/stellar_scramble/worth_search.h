// Finds better numbers for quickMove by games against itself. Host only.
#pragma once

#include "rules/kernel/rng.h"
#include "rules/stellar_scramble/quick_worth.h"

namespace armada::stellar_scramble {

// So many steps of two games with two players and two with four; prints the numbers now and then.
void searchWorth(int steps, Seed firstSeed, double rate);

// "44=20": one of the numbers, counted from 0 in the order of QuickWorth. false if it is not written so.
bool setWorth(const char* word);
// Games that one quick player with other numbers wins against those that play by kWorth, at each seat in turn.
int winsOfOther(const QuickWorth& other, unsigned players, int games, Seed firstSeed);

}  // namespace armada::stellar_scramble
