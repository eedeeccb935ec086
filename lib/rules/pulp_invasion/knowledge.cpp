// What the Captain may know: all of the table. Hidden are the generator and the orders of the three decks, and which Super
// Weapons are in play until the deck was looked through. Which cards the Translator put back into this sector is known.
#include "rules/pulp_invasion/steps.h"

namespace armada::pulp_invasion {

namespace {

constexpr std::uint8_t kUnknown = 0xFF;

// As a set: ascending.
template <std::size_t N>
void forgetOrder(Deck<std::uint8_t, N>& deck) {
  unsigned rows = 0;
  for (const std::uint8_t row : deck) rows |= 1u << row;
  std::uint8_t* next = deck.begin();
  for (const unsigned row : each(rows)) *next++ = static_cast<std::uint8_t>(row);
}

using Cards = Deck<Card, kEncounterCards>;

// Every card that lies nowhere else, but those that are known to be in this sector.
Cards unseenCards(const State& s) {
  CardSet seen = s.hand;
  for (std::size_t i = 0; i < sizeof seen.bits; ++i)
    seen.bits[i] = static_cast<std::uint8_t>(seen.bits[i] | s.discards.bits[i] | s.returned.bits[i]);
  for (const Card card : s.line)
    if (card != kNoCard) seen.add(card);
  for (const Card card : s.shown) seen.add(card);
  if (s.location != kNoCard) seen.add(s.location);
  Cards unseen{};
  for (Card card = 0; card < kEncounterCards; ++card)
    if (!seen.has(card)) unseen.push(card);
  return unseen;
}

// What the Translator put back is somewhere in the rest of this sector, everything else anywhere.
void fillDeck(State& s, Rng& rng) {
  Cards unseen = unseenCards(s);
  unseen.shuffle(rng);
  const std::size_t size = s.deck.size(), rest = s.deck.empty() ? 0 : sectorLeft(s);
  s.deck = {};
  Cards here{};
  for (Card card = 0; card < kEncounterCards; ++card)
    if (s.returned.has(card)) here.push(card);
  while (here.size() < rest) here.push(unseen.draw());
  here.shuffle(rng);
  while (s.deck.size() + rest < size) s.deck.push(unseen.draw());
  for (const Card card : here) s.deck.push(card);
}

void fillWeapons(State& s, Rng& rng) {
  if (s.weaponsSeen != 0) {
    forgetOrder(s.weaponDeck);
    s.weaponDeck.shuffle(rng);
    return;
  }
  Deck<std::uint8_t, kWeapons> unfound{};
  for (std::uint8_t weapon = 0; weapon < kWeapons; ++weapon) {
    bool found = false;
    for (const Found& each : s.found) found = found || each.weapon == weapon;
    if (!found) unfound.push(weapon);
  }
  unfound.shuffle(rng);
  for (std::uint8_t& weapon : s.weaponDeck) weapon = unfound.draw();
}

}  // namespace

State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng{};
  for (Card& card : seen.deck) card = kUnknown;
  forgetOrder(seen.planetDeck);
  if (seen.weaponsSeen != 0)
    forgetOrder(seen.weaponDeck);
  else
    for (std::uint8_t& weapon : seen.weaponDeck) weapon = kUnknown;
  return seen;
}

void determinize(State& state, Seat, Rng& rng) {
  fillDeck(state, rng);
  forgetOrder(state.planetDeck);
  state.planetDeck.shuffle(rng);
  fillWeapons(state, rng);
  state.rng = Rng::seeded(rng.next());
}

}  // namespace armada::pulp_invasion
