// Makes, changes and prints tables of Pew Pew!; see table_search.h.
#include "tools/pew_pew/table_search.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace armada::pew_pew {

#ifdef ARMADA_TUNING

namespace {

constexpr std::size_t kNormal = static_cast<std::size_t>(Difficulty::normal);
constexpr int kMostCardsOfThree = 4;
constexpr int kMostFirst = 2;  // aliens for which one space comes first

std::uint8_t anyBelow(Rng& rng, std::uint32_t count) { return static_cast<std::uint8_t>(rng.below(count)); }
std::uint8_t anyChevrons(Rng& rng) { return static_cast<std::uint8_t>(1 + rng.below(3)); }

// The order of spawning; what is not used is 0, so that cards can be compared.
void sortSets(ScreenCard& card) {
  std::sort(card.set, card.set + card.sets, [](const ChevronSet& a, const ChevronSet& b) {
    return a.chevrons != b.chevrons ? a.chevrons < b.chevrons : a.space < b.space;
  });
  for (std::size_t i = card.sets; i < kMostSets; ++i) card.set[i] = {0, 0};
}

bool allDifferent(const Tables& tables) {
  for (std::size_t i = 0; i < kScreenCards; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (std::memcmp(&tables.cards[i], &tables.cards[j], sizeof(ScreenCard)) == 0) return false;
  return true;
}

bool lawfulCard(const ScreenCard& card) {
  for (std::size_t i = 0; i < card.sets; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (card.set[i].space == card.set[j].space) return false;
  return true;
}

bool lawfulSide(const Diagram& side) {
  for (std::size_t i = 0; i < side.spaces; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (side.space[i] == side.space[j]) return false;
  return true;
}

unsigned firstSpaces(const AlienShip& alien) {
  unsigned spaces = 0;
  for (const Diagram& side : alien.side) spaces |= spaceBit(side.space[0]);
  return spaces;
}

int countOfSpaces(unsigned spaces) {
  int count = 0;
  for (; spaces != 0; spaces &= spaces - 1) ++count;
  return count;
}

bool lawfulAliens(const Tables& tables) {
  int firstFor[kSpaces] = {};
  for (const AlienShip& alien : tables.aliens) {
    if (!std::all_of(alien.side, alien.side + kSides, lawfulSide)) return false;
    const unsigned firsts = firstSpaces(alien);
    if (countOfSpaces(firsts) != 2) return false;
    for (std::size_t space = 0; space < kSpaces; ++space) firstFor[space] += (firsts >> space) & 1u;
  }
  return std::all_of(firstFor, firstFor + kSpaces, [](int aliens) { return aliens <= kMostFirst; });
}

ScreenCard anyCard(const std::string& sets, Rng& rng) {
  ScreenCard card{};
  for (const char digit : sets)
    card.set[card.sets++] = {anyBelow(rng, kSpaces), static_cast<std::uint8_t>(digit - '0')};
  sortSets(card);
  return card;
}

// An alien has two first spaces, as House 15 wants it, and goes on with any others.
void makeAliens(Tables& tables, Rng& rng) {
  for (AlienShip& alien : tables.aliens) {
    const std::uint8_t firsts[2] = {anyBelow(rng, kSpaces), anyBelow(rng, kSpaces)};
    const std::size_t odd = rng.below(kSides);  // the side whose first space is the other one
    for (std::size_t i = 0; i < kSides; ++i) {
      Diagram& side = alien.side[i];
      side = Diagram{};
      side.spaces = static_cast<std::uint8_t>(rng.below(5) < 3 ? 2 : 3);
      for (std::size_t k = 0; k < side.spaces; ++k) side.space[k] = anyBelow(rng, kSpaces);
      side.space[0] = firsts[i == odd ? 1 : 0];
    }
  }
}

void changeCard(Tables& tables, Rng& rng) {
  ScreenCard& card = tables.cards[rng.below(kScreenCards)];
  ChevronSet& set = card.set[rng.below(card.sets)];
  const std::uint32_t what = rng.below(8);
  if (what < 3)
    set.space = anyBelow(rng, kSpaces);
  else if (what < 6)
    set.chevrons = anyChevrons(rng);
  else if (what == 6 && card.sets < kMostSets)
    card.set[card.sets++] = {anyBelow(rng, kSpaces), anyChevrons(rng)};
  else if (card.sets > 1)
    --card.sets;
  sortSets(card);
}

void changeAlien(Tables& tables, Rng& rng) {
  AlienShip& alien = tables.aliens[rng.below(kAliens)];
  Diagram& side = alien.side[rng.below(kSides)];
  const std::uint32_t what = rng.below(8);
  if (what < 4) {
    side.space[rng.below(side.spaces)] = anyBelow(rng, kSpaces);
  } else if (what == 4) {
    std::swap(side.space[0], side.space[rng.below(side.spaces)]);
  } else if (what == 5) {
    std::swap(side, alien.side[rng.below(kSides)]);
  } else {
    side.spaces = side.spaces == 2 ? 3 : 2;
    side.space[2] = side.spaces == 3 ? anyBelow(rng, kSpaces) : std::uint8_t{0};
  }
}

void printPicture(const char* word, const std::uint8_t (&digits)[kSpaces]) {
  std::printf("%s(", word);
  for (std::size_t row = 0; row < 3; ++row) {
    std::printf(row == 0 ? "\"" : ", \"");
    for (std::size_t column = 0; column < 3; ++column) {
      const std::uint8_t digit = digits[3 * row + column];
      std::putchar(digit == 0 ? '-' : '0' + digit);
    }
    std::putchar('"');
  }
  std::putchar(')');
}

void printCards(std::vector<ScreenCard> cards) {
  std::stable_sort(cards.begin(), cards.end(), [](const ScreenCard& a, const ScreenCard& b) {
    if (a.sets != b.sets) return a.sets < b.sets;
    return a.set[0].space != b.set[0].space ? a.set[0].space < b.set[0].space : a.set[0].chevrons < b.set[0].chevrons;
  });
  for (std::size_t i = 0; i < cards.size(); ++i) {
    std::uint8_t digits[kSpaces] = {};
    for (std::size_t k = 0; k < cards[i].sets; ++k) digits[cards[i].set[k].space] = cards[i].set[k].chevrons;
    std::printf(i % 3 == 0 ? "    " : " ");
    printPicture("card", digits);
    std::printf(i % 3 == 2 ? ",  //\n" : ",");
  }
}

}  // namespace

bool readRecipe(const char* words, Recipe& recipe) {
  int cards = 0;
  for (char* end = nullptr; *words != '/'; words = *end == ',' ? end + 1 : end) {
    const std::size_t sets = std::strspn(words, "123");
    if (sets == 0 || sets > kMostSets || words[sets] != 'x') return false;
    recipe.kinds.push_back({std::string(words, sets), static_cast<int>(std::strtol(words + sets + 1, &end, 10))});
    cards += recipe.kinds.back().cards;
    if (*end != ',' && *end != '/') return false;
  }
  int hull[kFullHearts];
  int least = 0;
  if (std::sscanf(words, "/%d,%d,%d/%d", &hull[0], &hull[1], &hull[2], &least) != 4) return false;
  for (std::size_t i = 0; i < kFullHearts; ++i) recipe.hull.modifier[i + 1] = static_cast<std::int8_t>(hull[i]);
  recipe.hull.least = static_cast<std::uint8_t>(least);
  return cards == static_cast<int>(kScreenCards);
}

Tables tablesInUse() {
  Tables tables;
  std::copy(kScreenCard, kScreenCard + kScreenCards, tables.cards);
  std::copy(kAlienShip, kAlienShip + kAliens, tables.aliens);
  tables.hull = kHull[kNormal];
  return tables;
}

void use(const Tables& tables) {
  std::copy(tables.cards, tables.cards + kScreenCards, kScreenCard);
  std::copy(tables.aliens, tables.aliens + kAliens, kAlienShip);
  for (AlienShip& alien : kAlienShip)
    for (Diagram& side : alien.side) complete(side);
  kHull[kNormal] = tables.hull;
}

bool lawful(const Tables& tables) {
  const auto ofThree = std::count_if(tables.cards, tables.cards + kScreenCards,
                                     [](const ScreenCard& card) { return card.sets == kMostSets; });
  return ofThree <= kMostCardsOfThree && std::all_of(tables.cards, tables.cards + kScreenCards, lawfulCard) &&
         allDifferent(tables) && lawfulAliens(tables);
}

Tables makeTables(const Recipe& recipe, Rng& rng) {
  Tables tables = tablesInUse();  // for the names
  tables.hull = recipe.hull;
  std::size_t at = 0;
  for (const Recipe::Kind& kind : recipe.kinds)
    for (int i = 0; i < kind.cards; ++i, ++at) {
      const auto known = [&](const ScreenCard& card) {
        return std::memcmp(&card, &tables.cards[at], sizeof card) == 0;
      };
      do tables.cards[at] = anyCard(kind.sets, rng);
      while (!lawfulCard(tables.cards[at]) || std::any_of(tables.cards, tables.cards + at, known));
    }
  do makeAliens(tables, rng);
  while (!lawful(tables));
  return tables;
}

Tables changedTables(const Tables& tables, Rng& rng) {
  for (;;) {
    Tables next = tables;
    for (std::uint32_t changes = 1 + rng.below(4); changes > 0; --changes)
      rng.below(2) == 0 ? changeCard(next, rng) : changeAlien(next, rng);
    if (lawful(next)) return next;
  }
}

Tables childOf(const Tables& one, const Tables& other, Rng& rng) {
  for (;;) {
    Tables child = one;
    for (std::size_t i = 0; i < kAliens; ++i)
      if (rng.below(2) == 0) child.aliens[i] = other.aliens[i];
    for (std::size_t i = 0; i < kScreenCards; ++i)
      if (rng.below(2) == 0) child.cards[i] = other.cards[i];
    if (lawful(child)) return child;
  }
}

void printTables() {
  printCards(std::vector<ScreenCard>(kScreenCard, kScreenCard + kScreenCards));
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
  for (const Hull& hull : kHull)
    std::printf("    {{0, %d, %d, %d}, %u},\n", hull.modifier[1], hull.modifier[2], hull.modifier[3], hull.least);
}

#endif

}  // namespace armada::pew_pew
