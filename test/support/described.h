// A made-up state whose description takes every step that there is, for the suites of bytes and of texts.
#pragma once

#include "rules/kernel/fields.h"

namespace armada_test {

using armada::Deck;
using armada::List;
using armada::namesOf;
using armada::numbersTo;
using armada::Rng;
using armada::Vocabulary;

struct Crate {
  std::uint8_t what, weight, sealed;
};

enum class Light : std::uint8_t { off, dim, bright };

struct Depot {
  Rng rng;
  std::uint32_t stamps;         // one bit a tool
  std::uint16_t lamps;          // one bit a lamp
  std::uint8_t marks[2];        // one bit a mark
  std::uint8_t doors;           // one bit a door
  Deck<std::uint8_t, 4> pile;   // tools, each in one place
  List<std::uint8_t, 6> queue;  // numbers, in lines of 2
  List<Crate, 2> crates;
  std::uint8_t spare[5];  // how many of each tool; [0]: nobody knows which
  std::uint8_t spares;
  std::uint8_t wage[2];  // of a seat
  Light light;
  std::int8_t tilt;
  std::uint8_t floor;  // 0xFF none
  std::uint8_t crew, captains;
  std::uint8_t open;
  std::uint8_t secret;
  std::uint8_t filler;
};
static_assert(std::has_unique_object_representations_v<Depot>);

constexpr const char* kLightWords[] = {"off", "dim", "bright"};
constexpr const char* kDoorWords[] = {"north", "south"};
constexpr const char* kSeatWords[] = {"red", "blue"};
struct Tool {
  const char* name;
};
constexpr Tool kTools[] = {{"unknown"}, {"Saw"}, {"Claw Hammer"}, {"Adze"}, {"Smith's Zax"}};

constexpr Vocabulary kLights = namesOf<kLightWords>();
constexpr Vocabulary kDoors = namesOf<kDoorWords>();
constexpr Vocabulary kSeats = namesOf<kSeatWords>();
constexpr Vocabulary kToolNames = namesOf<kTools>().from(1).smallLetters();
constexpr Vocabulary kToolPieces = kToolNames.ofPieces("tool").eachInOnePlace();
constexpr Vocabulary kMarks = namesOf<kDoorWords>().ofPieces("mark");
constexpr Vocabulary kFloors = numbersTo(9);

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visit.line("stamps", s.stamps != 0).set(s.stamps, kToolNames);
  visit.bytes([&](auto& bytes) { bytes.number(s.lamps, 0, 0x1FF).number(s.secret, 0, 9); });
  visit.text([&](auto& text) {
    for (unsigned i = 0; i < 9; ++i) {
      const auto lamp = armada::bits(s.lamps, i);
      text.line("lamp", lamp != 0).of(i, kFloors).is(lamp, 1);
    }
  });
  visit.line("marks").set(s.marks, kMarks);
  visit.line("doors").set(s.doors, kDoors);
  visit.line("pile").list(s.pile, kToolPieces);
  visit.line("queue").list(s.queue, kFloors, 2);
  visit.items("crate", s.crates, [](auto& line, auto& crate) {
    line.word(crate.what, kToolNames)
        .optional()
        .number(crate.weight, 1, 50, 0)
        .optional()
        .is(crate.sealed, 1, "sealed");
  });
  visit.line("spare").counts(s.spare, s.spares, kToolNames, 5);
  for (std::size_t seat = 0; seat < 2; ++seat)
    visit.line("wage", s.wage[seat] != 0).of(seat, kSeats).label("coins").number(s.wage[seat], 0, 20);
  visit.line("light").word(s.light, kLights);
  visit.line("tilt").number(s.tilt, -2, 2);
  visit.line("floor").word(s.floor, kFloors, 0xFF, "none");
  visit.line("crew").number(s.crew, 0, 9);
  visit.text([&](auto& text) { text.is(s.captains, s.crew).optional(); });
  visit.number(s.captains, 0, s.crew);
  visit.line("open", s.open != 0).is(s.open, 1);
}

inline Depot depot() {
  Depot s{};
  s.rng = Rng{{1, 2, 3, 0xDEADBEEF}};
  s.stamps = 1u << 2;
  s.lamps = 0x101;
  s.secret = 7;
  s.marks[0] = 2;
  s.doors = 3;
  s.pile = {{{3, 1}, 2}};
  s.queue = {{4, 0, 8}, 3};
  s.crates = {{{2, 30, 1}, {4, 0, 0}}, 2};
  s.spare[1] = 2;
  s.spare[4] = 1;
  s.spares = 3;
  s.wage[1] = 12;
  s.light = Light::dim;
  s.tilt = -1;
  s.floor = 0xFF;
  s.crew = 5;
  s.captains = 4;
  s.open = 1;
  return s;
}

}  // namespace armada_test
