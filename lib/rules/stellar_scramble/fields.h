// Stellar Scramble's fields, described once for bytes and texts; kernel/fields.h says how.
#pragma once

#include "rules/kernel/fields.h"
#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

constexpr const char* kSeatWords[] = {"comet", "ember", "nova", "rose"};
constexpr const char* kPhaseWords[] = {
    "place", "turn", "use", "fly", "convert", "energize", "shop", "out-of-order", "over",
};
constexpr const char* kWeaponWords[] = {"red", "blue", "yellow", "green"};
constexpr const char* kGemWords[] = {"red", "blue", "yellow", "green", "overheat"};
constexpr const char* kEventWords[] = {"none", "move-1", "move-2", "move-3", "fire-1", "fire-2", "fire-3"};
constexpr const char* kDeckEventWords[] = {"fire", "move", "move-below"};  // one a bit, from the lowest
// Two of a breed and colour are told apart by a number.
#define ARMADA_TOKENS(colour)                                                                                        \
  {colour "-gnat-1", colour "-gnat-2",  colour "-hornet", colour "-beetle",  colour "-raider-1", colour "-raider-2", \
   colour "-mantis", colour "-crusher", colour "-reaver", colour "-titan-1", colour "-titan-2",  colour "-mothership"}
constexpr const char* kTokenWords[kMostPlayers][kLevels * kTokensAColour] = {
    ARMADA_TOKENS("comet"), ARMADA_TOKENS("ember"), ARMADA_TOKENS("nova"), ARMADA_TOKENS("rose")};
#undef ARMADA_TOKENS

inline const char* tokenWord(unsigned token) {
  if (token == kNoToken) return "none";
  const auto number = static_cast<std::uint8_t>(token);
  return kTokenWords[colourOfToken(number)]
                    [(levelOfToken(number) - 1u) * kTokensAColour + (number - 1u) % kTokensAColour];
}
inline const char* cardWord(unsigned card) { return kUpgrade[card].name; }

constexpr Vocabulary kSeatNames = namesOf<kSeatWords>();
constexpr Vocabulary kPhaseNames = namesOf<kPhaseWords>();
constexpr Vocabulary kWeaponNames = namesOf<kWeaponWords>();
constexpr Vocabulary kGemNames = namesOf<kGemWords>();
constexpr Vocabulary kEventNames = namesOf<kEventWords>();
constexpr Vocabulary kDeckEventNames = namesOf<kDeckEventWords>();
constexpr Vocabulary kTokenNames = Vocabulary{kTokens + 1, tokenWord}.from(1).ofPieces("Invader").eachInOnePlace();
constexpr Vocabulary kCardNames = Vocabulary{kCards, cardWord}.ofPieces("card").eachInOnePlace().smallLetters();
constexpr Vocabulary kLevelNumbers = numbersTo(kLevels);
constexpr Vocabulary kSlotNumbers = numbersTo(kSlots);
constexpr Vocabulary kRowNumbers = numbersTo(kRows);
constexpr Vocabulary kColumnNumbers = numbersTo(kMostColumns);

inline bool any(const std::uint8_t* counts, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i)
    if (counts[i] != 0) return true;
  return false;
}

template <class P, class Visitor>
void visitPilot(P& pilot, Seat seat, Visitor& visit) {
  visit.line("ship", pilot.space != kNoSpace).of(seat, kSeatNames).number(pilot.space, 0, kMostSpaces - 1, kNoSpace);
  visit.line("score").of(seat, kSeatNames).number(pilot.invaders, 0, kTokens + kMostPlayers * kFirstInvaders);
  visit.line("credits").of(seat, kSeatNames).number(pilot.credits, 0, kMostCredits);
  visit.line("heat").of(seat, kSeatNames).number(pilot.overheat, 0, kMeltdown - 1);
  visit.line("bag").of(seat, kSeatNames);
  for (std::size_t gem = 0; gem < kGems; ++gem) visit.number(pilot.bag[gem], 0, kGemCount[gem]);
  visit.line("board", any(pilot.board, kGems)).of(seat, kSeatNames);
  for (std::size_t gem = 0; gem < kGems; ++gem) visit.number(pilot.board[gem], 0, kGemCount[gem]);
  visit.line("boosts", any(pilot.boosts, kWeapons)).of(seat, kSeatNames);
  for (auto& tokens : pilot.boosts) visit.number(tokens, 0, kBoostTokens);
  visit.line("broken", pilot.outOfOrder != 0).of(seat, kSeatNames).set(pilot.outOfOrder, kWeaponNames);
  bool systems = false;
  for (const std::uint8_t card : pilot.systems) systems = systems || card != kNoCard;
  visit.line("systems", systems).of(seat, kSeatNames);
  for (auto& card : pilot.systems) visit.word(card, kCardNames, kNoCard, "none");
  visit.line("cards", any(pilot.cards, kCardBytes)).of(seat, kSeatNames).set(pilot.cards, kCardNames);
}

template <class S, class Visitor>
void visitBoard(S& s, Visitor& visit) {
  for (std::size_t row = 0; row < kRows; ++row)
    for (std::size_t column = 0; column < kMostColumns; ++column) {
      auto& cell = s.grid[row][column];
      visit.line("invader", cell.token != kNoToken).of(row, kRowNumbers).of(column, kColumnNumbers);
      visit.word(cell.token, kTokenNames, kNoToken).number(cell.shields, 1, 7, 0).set(cell.assists, kSeatNames);
    }
  visit.line("pile").set(s.pile, kTokenNames);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    visit.line("track", s.track[slot] != kNoCard).of(slot, kSlotNumbers).word(s.track[slot], kCardNames, kNoCard);
    visit.line("event", s.event[slot] != AlienEvent::none).of(slot, kSlotNumbers).word(s.event[slot], kEventNames);
  }
  visit.line("discards", any(s.gone, kCardBytes)).set(s.gone, kCardNames);
  for (std::size_t level = 0; level < kLevels; ++level)
    visit.line("deck").of(level, kLevelNumbers).set(s.deckEvents[level], kDeckEventNames);
}

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visit.bytes([&](auto& bytes) { bytes.number(s.players, 2, kMostPlayers).number(s.experienced, 0, 1); });  // options
  visit.line("first").word(s.first, kSeatNames);
  visit.line("phase").word(s.phase, kPhaseNames);
  visit.line("rounds").number(s.round, 0, kMostRounds - 1);
  visit.line("turns").number(s.turn, 0, kMostPlayers - 1);
  visit.line("gem", s.gem != Gem::none).word(s.gem, kGemNames, indexOf(Gem::none));
  visit.line("weapon", s.weapon != kNoWeapon).word(s.weapon, kWeaponNames, kNoWeapon);
  visit.line("left", s.left != 0).number(s.left, 0, 0xFF);
  visit.line("bought", s.bought != 0).set(s.bought, kSlotNumbers);
  visit.line("hit", s.hit != 0).set(s.hit, kSeatNames);
  for (Seat seat = 0; seat < s.players && seat < kMostPlayers; ++seat) visitPilot(s.pilot[seat], seat, visit);
  visitBoard(s, visit);
}

}  // namespace armada::stellar_scramble
