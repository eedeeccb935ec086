// Makes and measures tables of Pew Pew!; see table_search.h.
#include "tools/pew_pew/table_search.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "tools/pew_pew/trials.h"

namespace armada::pew_pew {

#ifdef ARMADA_TUNING

namespace {

template <class T>
void mix(Rng& rng, std::vector<T>& items) {
  shuffle(rng, items.data(), items.size());
}

void sortSets(ScreenCard& card) {
  std::sort(card.set, card.set + card.sets, [](const ChevronSet& a, const ChevronSet& b) {
    return a.chevrons != b.chevrons ? a.chevrons < b.chevrons : a.space < b.space;
  });
}

bool allDifferent() {
  for (std::size_t i = 0; i < kScreenCards; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (std::memcmp(&kScreenCard[i], &kScreenCard[j], sizeof(ScreenCard)) == 0) return false;
  return true;
}

// Every space carries about as many sets as any other.
bool tryCards(const Recipe& recipe, Rng& rng) {
  const std::size_t sets = kScreenCards + static_cast<std::size_t>(recipe.pairs);
  std::vector<std::uint8_t> spaces;
  std::vector<std::uint8_t> extra = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  while (spaces.size() + kSpaces <= sets) spaces.insert(spaces.end(), extra.begin(), extra.end());
  mix(rng, extra);
  spaces.insert(spaces.end(), extra.begin(), extra.begin() + static_cast<std::ptrdiff_t>(sets - spaces.size()));
  std::vector<std::uint8_t> chevrons;
  for (std::uint8_t i = 0; i < 3; ++i)
    chevrons.insert(chevrons.end(), static_cast<std::size_t>(recipe.chevrons[i]), static_cast<std::uint8_t>(i + 1));
  mix(rng, spaces);
  mix(rng, chevrons);
  std::size_t at = 0;
  for (std::size_t i = 0; i < kScreenCards; ++i) {
    ScreenCard& card = kScreenCard[i];
    card = ScreenCard{};
    card.sets = i < kScreenCards - static_cast<std::size_t>(recipe.pairs) ? 1 : 2;
    for (std::size_t k = 0; k < card.sets; ++k, ++at) card.set[k] = {spaces[at], chevrons[at]};
    if (card.sets == 2 && card.set[0].space == card.set[1].space) return false;
    sortSets(card);
  }
  return allDifferent();
}

// House 15: two first spaces an alien, no space first for more than two of them.
bool tryAliens(const Recipe& recipe, Rng& rng) {
  std::vector<std::uint8_t> firsts;
  for (std::uint8_t space = 0; space < kSpaces; ++space) firsts.insert(firsts.end(), 2, space);
  mix(rng, firsts);
  std::vector<std::uint8_t> spaces(kAliens * kSides, 2);
  std::fill(spaces.begin(), spaces.begin() + recipe.threes, std::uint8_t{3});
  mix(rng, spaces);
  for (std::size_t alien = 0; alien < kAliens; ++alien) {
    const std::uint8_t pair[2] = {firsts[2 * alien], firsts[2 * alien + 1]};
    if (pair[0] == pair[1]) return false;
    const std::size_t odd = rng.below(kSides);  // the side whose first space is the other one
    for (std::size_t side = 0; side < kSides; ++side) {
      Diagram& diagram = kAlienShip[alien].side[side];
      diagram = Diagram{};
      diagram.spaces = spaces[alien * kSides + side];
      std::vector<std::uint8_t> others;
      for (std::uint8_t space = 0; space < kSpaces; ++space)
        if (space != pair[side == odd ? 1 : 0]) others.push_back(space);
      mix(rng, others);
      diagram.space[0] = pair[side == odd ? 1 : 0];
      for (std::size_t k = 1; k < diagram.spaces; ++k) diagram.space[k] = others[k];
    }
  }
  return true;
}

void printPicture(const char* word, const std::uint8_t (&digits)[kSpaces]) {
  std::printf("%s(", word);
  for (std::size_t row = 0; row < 3; ++row) {
    std::printf(row == 0 ? "\"" : ", \"");
    for (std::size_t column = 0; column < 3; ++column) {
      const std::uint8_t digit = digits[row * 3 + column];
      std::putchar(digit == 0 ? '-' : '0' + digit);
    }
    std::putchar('"');
  }
  std::putchar(')');
}

}  // namespace

void makeTables(const Recipe& recipe, std::uint32_t number) {
  Rng rng = Rng::seeded(number);
  while (!tryCards(recipe, rng)) {
  }
  while (!tryAliens(recipe, rng)) {
  }
  for (std::size_t hearts = 1; hearts <= kFullHearts; ++hearts)
    kHullModifier[hearts] = static_cast<std::int8_t>(recipe.hull[hearts - 1]);
}

void printTables() {
  std::vector<ScreenCard> cards(kScreenCard, kScreenCard + kScreenCards);
  std::stable_sort(cards.begin(), cards.end(), [](const ScreenCard& a, const ScreenCard& b) {
    if (a.sets != b.sets) return a.sets < b.sets;
    return a.set[0].space != b.set[0].space ? a.set[0].space < b.set[0].space : a.set[0].chevrons < b.set[0].chevrons;
  });
  for (std::size_t i = 0; i < kScreenCards; ++i) {
    std::uint8_t digits[kSpaces] = {};
    for (std::size_t k = 0; k < cards[i].sets; ++k) digits[cards[i].set[k].space] = cards[i].set[k].chevrons;
    std::printf(i % 3 == 0 ? "    " : " ");
    printPicture("card", digits);
    std::printf(i % 3 == 2 ? ",  //\n" : ",");
  }
  for (const AlienShip& alien : kAlienShip) {
    std::printf("    {\"%s\", {", alien.name);
    for (std::size_t side = 0; side < kSides; ++side) {
      std::uint8_t digits[kSpaces] = {};
      for (std::uint8_t k = 0; k < alien.side[side].spaces; ++k)
        digits[alien.side[side].space[k]] = static_cast<std::uint8_t>(k + 1);
      std::printf(side == 0 ? "" : ", ");
      printPicture("side", digits);
    }
    std::printf("}},\n");
  }
  std::printf("    hull %d %d %d\n", kHullModifier[1], kHullModifier[2], kHullModifier[3]);
}

void searchTables(const Recipe& recipe, std::uint32_t firstNumber, int candidates, int games, Seed firstSeed) {
  for (int i = 0; i < candidates; ++i) {
    const std::uint32_t number = firstNumber + static_cast<std::uint32_t>(i);
    makeTables(recipe, number);
    const Trial careful = runTrial(Pilot::careful, games, firstSeed);
    const Trial park = runTrial(Pilot::park, games, firstSeed);
    const Trial random = runTrial(Pilot::random, games, firstSeed);
    std::printf(
        "tables %u: careful %.1f %% (ship %.1f, homeworld %.1f), 10 to 22 rounds %.1f %%; park %.1f %%; random %.1f "
        "%%\n",
        number, 100 * share(careful), 100.0 * careful.destroyed / games, 100.0 * careful.homeworld / games,
        100 * roundsWithin(careful, 10, 22), 100 * share(park), 100 * share(random));
    std::fflush(stdout);
  }
}

#endif

}  // namespace armada::pew_pew
