// The fields of Rayguns and Rocketships, described once for bytes and texts; kernel/fields.h says how.
#pragma once

#include "rules/kernel/fields.h"
#include "rules/rayguns/state.h"

namespace armada::rayguns {

constexpr const char* kSeatWords[] = {"p1", "p2", "p3", "p4"};
constexpr const char* kMapWords[] = {"p1", "p2", "p3", "p4", "space", "gone"};
constexpr const char* kFactionWords[] = {"rangers", "pirates", "zard", "blaarg", "none"};
constexpr const char* kPhaseWords[] = {"faction",  "side",     "ports",  "figures", "star-card", "program",
                                       "movement", "shooting", "centre", "crew",    "over"};
constexpr const char* kDirectionWords[] = {"n", "ne", "e", "se", "s", "sw", "w", "nw"};
constexpr const char* kFigureWords[] = {"captain", "crew-1", "crew-2", "crew-3",
                                        "crew-4",  "crew-5", "crew-6", "princess"};
constexpr const char* kThingWords[] = {"thing-1", "thing-2", "thing-3", "tape"};
constexpr const char* kFateWords[] = {"gone", "lying", "carried", "mounted", "red"};
constexpr const char* kTaskWords[] = {"none",      "helm",    "blast", "face",     "after-ram", "gun-hit",
                                      "lose-crew", "dodge",   "wound", "tentacle", "nudge",     "evacuate",
                                      "wreck",     "explode", "star",  "found",    "pick-star"};
// One word a bit, from the lowest.
constexpr const char* kMarkWords[] = {"acted", "aided", "hurt", "tipped"};
constexpr const char* kEffectWords[] = {"boarding", "cry", "double", "nulled", "overcharged", "sharp", "shielded"};
constexpr const char* kUseWords[] = {"mind-control", "ruthless", "aide", "fire-drill", "princess"};

// Nodes and spaces by column and row: a1 is the top left.
#define ARMADA_ROW(row) "a" row, "b" row, "c" row, "d" row, "e" row, "f" row, "g" row, "h" row, "i" row
constexpr const char* kPlaceWords[] = {ARMADA_ROW("1"), ARMADA_ROW("2"), ARMADA_ROW("3"),
                                       ARMADA_ROW("4"), ARMADA_ROW("5"), ARMADA_ROW("6"),
                                       ARMADA_ROW("7"), ARMADA_ROW("8"), ARMADA_ROW("9")};
#undef ARMADA_ROW
constexpr const char* kCardWords[] = {"command-1", "command-2", "command-3", "command-4", "command-5",
                                      "command-6", "command-7", "command-8", "star-1",    "star-2",
                                      "star-3",    "star-4",    "star-5",    "star-6"};

constexpr Vocabulary kSeatNames = namesOf<kSeatWords>();
constexpr Vocabulary kMapNames = namesOf<kMapWords>();
constexpr Vocabulary kFactionNames = namesOf<kFactionWords>();
constexpr Vocabulary kPhaseNames = namesOf<kPhaseWords>();
constexpr Vocabulary kDirectionNames = namesOf<kDirectionWords>();
constexpr Vocabulary kFigureNames = namesOf<kFigureWords>();
constexpr Vocabulary kThingNames = namesOf<kThingWords>();
constexpr Vocabulary kFateNames = namesOf<kFateWords>();
constexpr Vocabulary kTaskNames = namesOf<kTaskWords>();
constexpr Vocabulary kMarkNames = namesOf<kMarkWords>();
constexpr Vocabulary kEffectNames = namesOf<kEffectWords>();
constexpr Vocabulary kUseNames = namesOf<kUseWords>();
constexpr Vocabulary kNodeNames = namesOf<kPlaceWords>().ofPieces("node");
constexpr Vocabulary kSpaceNames = Vocabulary{kSpaces, kNodeNames.nameOf}.ofPieces("space");
constexpr Vocabulary kCardNames = namesOf<kCardWords>();
constexpr Vocabulary kPortNumbers = numbersTo(kMostPorts);
constexpr Vocabulary kStarNumbers = numbersTo(kStarCards);
constexpr Vocabulary kAbilityNumbers = numbersTo(kAbilitiesASide);
constexpr Vocabulary kSlotNumbers = numbersTo(kTurns);

template <class P, class Visitor>
void visitPlayer(P& player, Seat seat, Visitor& visit) {
  visit.line("points").of(seat, kSeatNames).number(player.points, 0, kMostPoints);
  visit.line("side").of(seat, kSeatNames).number(player.side, 0, 1);
  visit.line("wounds", player.wounds != 0).of(seat, kSeatNames).set(player.wounds, kAbilityNumbers);
  visit.line("tokens").of(seat, kSeatNames).number(player.tokens, 0, kMostTokens);
  visit.line("held", player.heldCount != 0).of(seat, kSeatNames).set(player.held, kStarNumbers);
  visit.line("known", player.known != 0).of(seat, kSeatNames).set(player.known, kStarNumbers);
  visit.line("deck", player.deckCount != 0).of(seat, kSeatNames).set(player.deck, kStarNumbers);
  visit.line("discards", player.discards != 0).of(seat, kSeatNames).set(player.discards, kStarNumbers);
  visit.line("program", player.program[0] != kNoCard).of(seat, kSeatNames);
  for (auto& card : player.program) visit.word(card, kCardNames, kNoCard, "none");
  visit.line("played", player.played != 0).of(seat, kSeatNames).set(player.played, kSlotNumbers);
  visit.line("effects", player.effects != 0).of(seat, kSeatNames).set(player.effects, kEffectNames);
  visit.line("used", player.used != 0).of(seat, kSeatNames).set(player.used, kUseNames);
  visit.line("duelled", player.duelled != 0).of(seat, kSeatNames).set(player.duelled, kSeatNames);
}

template <class S, class Visitor>
void visitShip(S& ship, Seat seat, Visitor& visit) {
  visit.line("faction").of(seat, kSeatNames).word(ship.faction, kFactionNames);
  visit.line("ship")
      .of(seat, kSeatNames)
      .word(ship.node, kNodeNames, kNoNode, "destroyed")
      .word(ship.facing, kDirectionNames);
  visit.line("rayguns").of(seat, kSeatNames).set(ship.rayguns, kPortNumbers);
  bool burning = false;
  for (const std::uint8_t bits : ship.blasts) burning = burning || bits != 0;
  visit.line("blasts", burning).of(seat, kSeatNames).set(ship.blasts, kSpaceNames);
}

template <class P, class Visitor>
void visitSpot(P& spot, Visitor& visit) {
  visit.word(spot.map, kMapNames).word(spot.at, kNodeNames);
}

template <class S, class Visitor>
void visitFigures(S& s, Seat seat, Visitor& visit) {
  for (std::size_t figure = 0; figure < kFigures; ++figure) {
    auto& each = s.figure[seat][figure];
    visit.line("figure", each.spot.map != kNowhere).of(seat, kSeatNames).of(figure, kFigureNames);
    visitSpot(each.spot, visit);
    visit.set(each.marks, kMarkNames);
  }
}

template <class S, class Visitor>
void visitThings(S& s, Visitor& visit) {
  for (std::size_t i = 0; i < kThings; ++i) {
    auto& thing = s.thing[i];
    const bool told = thing.fate != Fate::gone ||
                      (s.episode < kEpisodes && kindOfThing(s, static_cast<unsigned>(i)) != ThingKind::none);
    visit.line("thing", told).of(i, kThingNames).word(thing.fate, kFateNames);
    visitSpot(thing.spot, visit);
    visit.bytes([&](auto& bytes) { bytes.number(thing.carrier, 0, kMostPlayers * kFigures - 1); });
    visit.text([&](auto& text) {
      text.word(bits(thing.carrier, 3, 2), kSeatNames).word(bits(thing.carrier, 0, 3), kFigureNames);
    });
    visit.word(thing.shooter, kSeatNames, kNobody, "nobody");
  }
  visit.line("princess", s.princess.map != kNowhere);
  visitSpot(s.princess, visit);
  visit.line("kidnapper", s.kidnapper != kNobody).word(s.kidnapper, kSeatNames, kNobody);
}

// How far the game is. Texts tell only what is not at rest.
template <class S, class Visitor>
void visitTurn(S& s, Visitor& visit) {
  visit.line("phase").word(s.phase, kPhaseNames);
  visit.line("first").word(s.first, kSeatNames);
  visit.line("round").number(s.round, 0, kLastRoundToTheLastMan);
  visit.line("turn").word(s.turn, kSlotNumbers);
  visit.line("passed").number(s.passed, 0, kMostPlayers - 1);
  visit.line("helm", s.engines + s.cockpits != 0).number(s.engines, 0, kSpaces).number(s.cockpits, 0, kSpaces);
  visit.line("volleys", s.volleys != 0).number(s.volleys, 0, 2);
  visit.line("actor", s.actor != kNoFigure).word(s.actor, kFigureNames, kNoFigure);
  visit.number(s.steps, 0, kMostTokens).number(s.attacks, 0, 1);
  visit.items("task", s.agenda, [](auto& line, auto& task) {
    line.word(task.kind, kTaskNames).word(task.seat, kSeatNames);
    line.number(task.a, 0, 0xFF).number(task.b, 0, 0xFF).number(task.c, 0, 0xFF);
  });
}

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visit.bytes([&](auto& bytes) {  // in texts they are options
    bytes.number(s.players, 2, kMostPlayers).number(s.episode, 0, kEpisodes - 1).number(s.factionRule, 0, 2);
    bytes.number(s.ironwill, 0, 1).number(s.lastMan, 0, 1).number(s.evenStart, 0, 1);
  });
  visitTurn(s, visit);
  for (Seat seat = 0; seat < s.players && seat < kMostPlayers; ++seat) {
    visitPlayer(s.player[seat], seat, visit);
    visitShip(s.ship[seat], seat, visit);
    visitFigures(s, seat, visit);
  }
  visitThings(s, visit);
}

}  // namespace armada::rayguns
