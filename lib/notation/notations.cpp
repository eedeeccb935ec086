// The games that can be written as text, one line each.
#include "notation/notation.h"

namespace armada {

extern const Notation kNullNotation;
extern const Notation kPewPewNotation;
extern const Notation kPulpInvasionNotation;
extern const Notation kRaygunsNotation;
extern const Notation kStellarScrambleNotation;
extern const Notation kStellarSiegeNotation;
extern const Notation kTemplateNotation;

namespace {

const Notation* const kNotations[] = {
    &kPewPewNotation,       &kPulpInvasionNotation, &kRaygunsNotation, &kStellarScrambleNotation,
    &kStellarSiegeNotation, &kTemplateNotation,     &kNullNotation,
};

}  // namespace

const Notation* notationOf(const Game& game) {
  for (const Notation* notation : kNotations)
    if (notation->game == &game) return notation;
  return nullptr;
}

}  // namespace armada
