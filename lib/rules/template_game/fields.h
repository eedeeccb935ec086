// Picket Line's fields, described once for bytes and texts; kernel/fields.h says how. A new field of State is a line here.
#pragma once

#include "rules/kernel/fields.h"
#include "rules/template_game/state.h"

namespace armada::template_game {

constexpr const char* kSeatWords[] = {"red", "blue"};
constexpr const char* kPhaseWords[] = {"attack", "answer", "over"};

constexpr Vocabulary kSeatNames = namesOf<kSeatWords>();
constexpr Vocabulary kPhaseNames = namesOf<kPhaseWords>();
constexpr Vocabulary kShipNames = namesOf<kShips>().from(1).ofPieces("ship").eachInOnePlace();

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.bytes([&](auto& bytes) { bytes.number(s.handSize, 0, kMaxHand); });  // in texts it is the option
  visit.line("attacker").word(s.attacker, kSeatNames);
  visit.line("phase").word(s.phase, kPhaseNames);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    auto& tally = s.tally[seat];
    visit.line("fights").of(seat, kSeatNames);
    visit.label("broke").number(tally.broke, 0, kShipCount);
    visit.label("held").number(tally.held, 0, kShipCount);
    visit.label("tossed").number(tally.tossed, 0, kShipCount);
  }
  visit.generator(s.rng);
  visit.line("pile").list(s.pile, kShipNames);
  visit.line("spent").list(s.spent, kShipNames);
  for (Seat seat = 0; seat < kSeatCount; ++seat) visit.line("hand").of(seat, kSeatNames).list(s.hand[seat], kShipNames);
  for (Seat seat = 0; seat < kSeatCount; ++seat) visit.line("line").of(seat, kSeatNames).list(s.line[seat], kShipNames);
}

}  // namespace armada::template_game
