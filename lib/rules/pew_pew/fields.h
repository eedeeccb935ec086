// Pew Pew!'s fields, described once for bytes and texts; kernel/fields.h says how. A text has a line for every piece on the
// table; what lies in cup, pool and pile follows from them.
#pragma once

#include "rules/kernel/fields.h"
#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

constexpr const char* kEndWords[] = {"none", "won", "ship-destroyed", "homeworld-lost", "own-mine"};

constexpr Vocabulary kEndNames = namesOf<kEndWords>();
constexpr Vocabulary kSpaceNames = namesOf<kSpaceName>();
constexpr Vocabulary kAlienNames = namesOf<kAlienShip>();
constexpr Vocabulary kDepthNumbers = numbersTo(kDepths);
constexpr Vocabulary kCardNumbers = numbersTo(kScreenCards).ofPieces("card").eachInOnePlace();

template <class S, class Visitor>
void visitCards(S& s, Visitor& visit) {
  visit.line("discards", s.discards != 0).set(s.discards, kCardNumbers);
  visit.line("pile").list(s.drawPile, kCardNumbers);
  visit.bytes([&](auto& bytes) {
    for (auto& card : s.cards) bytes.word(card, kCardNumbers);
  });
  visit.text([&](auto& text) {  // the furthest is the first to be read
    for (std::size_t i = kDepths; i > 0; --i)
      text.line("card").of(i - 1, kDepthNumbers).word(s.cards[i - 1], kCardNumbers);
  });
}

template <class S, class Visitor>
void visitTokens(S& s, Visitor& visit) {
  visit.bytes([&](auto& bytes) {
    for (auto& missiles : s.missiles) bytes.number(missiles, 0, (1 << kSpaces) - 1);
    for (auto& card : s.pews)
      for (auto& pews : card) bytes.number(pews, 0, kTokens);
  });
  visit.text([&](auto& text) {
    for (std::size_t i = 0; i < kDepths; ++i)
      for (unsigned space = 0; space < kSpaces; ++space) {
        auto& pews = s.pews[i][space];
        text.line("pew", pews > 0).of(i, kDepthNumbers).of(space, kSpaceNames);
        text.is(pews, 1).optional().number(pews, 1, kTokens);
        const auto missile = bits(s.missiles[i], space);
        text.line("missile", missile != 0).of(i, kDepthNumbers).of(space, kSpaceNames).is(missile, 1);
      }
  });
}

// A turn's action points: how many are left, how many there were, and what they were counted from.
template <class S, class Visitor>
void visitActions(S& s, Visitor& visit) {
  visit.line("actions").number(s.actionPoints, 0, kMostActionPoints);
  visit.text([&](auto& text) { text.is(s.countedPoints, s.actionPoints).optional(); });
  visit.number(s.countedPoints, s.actionPoints, kMostActionPoints);
  constexpr int kAllSets = (1 << kMostSets) - 1;
  visit.bytes([&](auto& bytes) { bytes.number(s.countedSets, 0, kAllSets).number(s.countedHearts, 1, kFullHearts); });
  visit.text([&](auto& text) {
    text.line("counted").number(s.countedHearts, 1, kFullHearts).number(s.countedSets, 0, kAllSets);
  });
}

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visitCards(s, visit);
  visitTokens(s, visit);
  for (std::size_t i = 0; i < kAliens; ++i) {
    auto& alien = s.aliens[i];
    visit.line("alien", alien.depth != 0).of(i, kAlienNames);
    visit.number(alien.depth, 1, kDepths, 0).word(alien.space, kSpaceNames).number(alien.side, 1, kSides, 0);
  }
  visit.bytes([&](auto& bytes) { bytes.number(s.tokens, 0, kTokens); });
  visit.line("ship").word(s.shipSpace, kSpaceNames).optional().number(s.hearts, 0, kFullHearts);
  visitActions(s, visit);
  visit.line("mine", s.mineDepth != 0).number(s.mineDepth, 1, kDepths, 0).word(s.mineSpace, kSpaceNames);
  visit.line("heart", s.heartDepth != 0).number(s.heartDepth, 1, kDepths, 0).word(s.heartSpace, kSpaceNames);
  visit.line("points").number(s.points, 0, kMostMarkers);
  visit.line("deaths").number(s.deaths, 0, kMostMarkers);
  visit.line("round").number(s.round, 1, kLastRoundCounted);
  visit.bytes([&](auto& bytes) { bytes.number(s.difficulty, 0, kDifficulties - 1); });  // in texts it is the option
  visit.line("end", s.end != End::none).word(s.end, kEndNames);
}

}  // namespace armada::pew_pew
