// Stellar Siege's fields, described once for bytes and texts; kernel/fields.h says how.
#pragma once

#include "rules/kernel/fields.h"
#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

constexpr const char* kSeatWords[] = {"antillians", "morkolytes"};
constexpr const char* kSideWords[] = {"a", "b"};
constexpr const char* kKindWords[] = {
    "unknown",         "draw-1-2",        "draw-3-4",           "discard-1-2", "discard-2-3",
    "enemy-draws-1-2", "enemy-draws-2-3", "enemy-discards-1-2", "any-time",    "adjacent",
    "anywhere",        "any-planet",      "additional",
};
constexpr const char* kPhaseWords[] = {
    "sides",      "adjust",     "deploy", "declare", "anywhere",     "number",  "discard",
    "adjacent",   "additional", "planet", "planets", "adjust-enemy", "soldier", "gift",
    "throw-away", "end",        "pass",   "over",    "before-draw",
};
constexpr const char* kEffectWords[] = {
    "siptou", "valtinia", "cordontion", "zahwilta", "emalto", "iontian",    "ambyria", "taltuva", "plomeena",
    "aspal",  "hyperion", "clio",       "artemis",  "nyx",    "pandemonia", "aether",  "none",
};
// One word a bit, from the lowest.
constexpr const char* kBurdenWords[] = {"random-deployment", "no-planet-effect", "soldiers-blocked", "value-up",
                                        "value-down",        "may-adjust",       "may-adjust-next"};
constexpr const char* kTurnWords[] = {"declared", "effect-used", "any-planet", "triggered"};

constexpr Vocabulary kSeatNames = namesOf<kSeatWords>();
constexpr Vocabulary kSideNames = namesOf<kSideWords>();
constexpr Vocabulary kKindNames = namesOf<kKindWords>().from(1);
constexpr Vocabulary kPhaseNames = namesOf<kPhaseWords>();
constexpr Vocabulary kEffectNames = namesOf<kEffectWords>();
constexpr Vocabulary kBurdenNames = namesOf<kBurdenWords>();
constexpr Vocabulary kTurnNames = namesOf<kTurnWords>();
constexpr Vocabulary kPlanetNumbers = numbersTo(kPlanets);

// What a text says of `chosen` depends on what it is chosen for.
template <class S, class Visitor>
void visitChosen(S& s, Visitor& visit) {
  visit.bytes([&](auto& bytes) { bytes.number(s.chosen, 0, 0xFF); });
  visit.text([&](auto& text) {
    const bool planet = (s.phase == Phase::sides || s.phase == Phase::planets) && s.chosen != kNoPlanet;
    text.line("gave", s.phase == Phase::gift).number(s.chosen, 0, kMostGifts);
    text.line("chosen", planet).word(s.chosen, kPlanetNumbers);
  });
}

// The decision, and how far the running turn is. Texts tell only what is not at rest.
template <class S, class Visitor>
void visitTurn(S& s, Visitor& visit) {
  visit.line("phase").word(s.phase, kPhaseNames);
  visit.bytes([&](auto& bytes) { bytes.number(s.endRule, 0, 1).number(s.first, 0, 1); });  // in texts they are options
  visit.line("active").word(s.active, kSeatNames);
  visit.line("turns").number(s.turns, 0, 0xFF);
  visit.line("turn", s.turn != 0).set(s.turn, kTurnNames);
  visit.line("adjustment", s.adjustment != 0).number(s.adjustment, -1, 1);
  visit.line("planet", s.planet != kNoPlanet).word(s.planet, kPlanetNumbers, kNoPlanet);
  visit.line("deployed", s.deployed != Kind::unknown).word(s.deployed, kKindNames, indexOf(Kind::unknown));
  visit.line("card", s.card != Kind::unknown).word(s.card, kKindNames, indexOf(Kind::unknown));
  visit.line("effect", s.effect != Effect::none).word(s.effect, kEffectNames);
  visitChosen(s, visit);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    visit.line("owed", s.owed[seat] != 0).of(seat, kSeatNames).number(s.owed[seat], 0, 4);
}

template <class S, class Visitor>
void visitCards(S& s, Visitor& visit) {
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    visit.line("hand").of(seat, kSeatNames).counts(s.hand[seat].of, s.hand[seat].total, kKindNames, kMostHeld);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    visit.line("discards")
        .of(seat, kSeatNames)
        .counts(s.discards[seat].of, s.discards[seat].total, kKindNames, kMostHeld);
  for (Seat seat = 0; seat < kSeatCount; ++seat) visit.line("pile").of(seat, kSeatNames).list(s.pile[seat], kKindNames);
  visit.items("alien", s.field, [](auto& line, auto& alien) {
    line.bytes([&](auto& bytes) { bytes.number(alien.bits, 0, 0xFF); });
    line.text([&](auto& text) {
      text.word(bits(alien.bits, 7), kSeatNames);
      text.word(bits(alien.bits, 4, 3), kPlanetNumbers);
      text.word(bits(alien.bits, 0, 4), kKindNames);
    });
  });
  visit.text([&](auto& text) {  // in bytes it follows from who has what
    for (std::size_t kind = 1; kind <= kKinds; ++kind)
      text.line("given", s.given[kind] != 0).of(kind, kKindNames).number(s.given[kind], -3, 3);
  });
}

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visit.bytes([&](auto& bytes) { bytes.number(s.sides, 0, 0xFF); });
  visit.text([&](auto& text) {
    text.line("sides");
    for (unsigned planet = 0; planet < kPlanets; ++planet) text.word(bits(s.sides, planet), kSideNames);
  });
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    visit.line("burden", s.burden[seat] != 0).of(seat, kSeatNames).set(s.burden[seat], kBurdenNames);
  visitTurn(s, visit);
  visitCards(s, visit);
}

}  // namespace armada::stellar_siege
