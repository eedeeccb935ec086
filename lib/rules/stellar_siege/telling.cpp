// Stellar Siege told: what happened, for the log and the retelling, and where the game stands. What a move will do is said in
// words.cpp. An event carries what its sentence needs: the position that it is told in is a later one.
#include "rules/stellar_siege/words.h"

namespace armada::stellar_siege {

namespace {

// "Stinger: Morkolytes discard 2." What really moves is told: nobody draws from an empty pile.
void tellNumber(const Event& event, TextOut& words) {
  const Seat enemy = otherSeat(event.a);
  const char* verb = event.value > 0 ? " draw " : " discard ";
  words << nameOf(event.a, static_cast<Kind>(event.b)) << ": ";
  if (event.c > 0 && event.c == event.d) {
    words << "both" << verb << std::int32_t{event.c} << '.';
    return;
  }
  if (event.c > 0) words << speciesName(event.a) << verb << std::int32_t{event.c};
  if (event.c > 0 && event.d > 0)
    words << ", " << speciesName(enemy) << ' ' << std::int32_t{event.d};
  else if (event.d > 0)
    words << speciesName(enemy) << verb << std::int32_t{event.d};
  words << '.';
}

void tellDeclared(const Event& event, const State& seen, TextOut& words) {
  const Effect effect = effectAt(seen, event.b);
  const Kind kind = static_cast<Kind>(event.c);
  words << speciesName(event.a) << " declare " << sideOf(effect).name << ": " << nameOf(event.a, kind);
  if (effect == Effect::ambyria)
    words << " affects the " << speciesName(otherSeat(event.a)) << '.';
  else if (effect == Effect::taltuva)
    words << " affects both.";
  else
    words << (cardOf(kind).draws ? "'s draw becomes a discard." : "'s discard becomes a draw.");
}

void tellDiscard(const Event& event, TextOut& words) {
  const char* name = nameOf(event.a, static_cast<Kind>(event.b));
  const char* who = speciesName(event.a);
  switch (static_cast<Cause>(event.c)) {
    case Cause::hyperion: words << "Hyperion: " << who << " discard " << name << " to trigger it."; break;
    case Cause::pandemonia: words << "Pandemonia: " << who << " discard " << name << '.'; break;
    case Cause::anyTime: words << who << " choose to discard " << name << '.'; break;
    case Cause::soldier: words << who << " discard " << name << '.'; break;
  }
}

void tellMoved(const Event& event, TextOut& words) {
  const bool planet = event.value == static_cast<int>(Effect::artemis) || event.value == static_cast<int>(Effect::nyx);
  if (planet) words << sideOf(static_cast<Effect>(event.value)).name << ": ";
  words << (planet ? "the " : "The ") << speciesName(event.a) << "' " << nameOf(event.a, static_cast<Kind>(event.b))
        << " moves from ";
  sayPlanet(words, event.c);
  words << " to ";
  sayPlanet(words, event.d);
  words << '.';
}

void tellBurden(const Event& event, TextOut& words) {
  const char* who = speciesName(event.a);
  switch (static_cast<Effect>(event.b)) {
    case Effect::cordontion: words << who << " must deploy a random Alien next turn."; break;
    case Effect::zahwilta: words << who << " can't activate a Planet Effect next turn."; break;
    case Effect::plomeena:
      words << "The " << who << "' Soldiers can't affect the " << speciesName(otherSeat(event.a)) << " next turn.";
      break;
    case Effect::iontian:
      words << "The " << who << "' next Deployment Value is 1 "
            << (event.value < 0 ? "less, but never below 1." : "more.");
      break;
    case Effect::emalto: words << who << " may change their Deployment Value by 1 next turn."; break;
    default: break;
  }
}

// Below 1 it does not go, whatever was chosen.
void tellAdjusted(const Event& event, TextOut& words) {
  const std::int32_t before = event.b, after = event.c;
  words << "Emalto: " << speciesName(event.a);
  if (before == after)
    words << " keep their Deployment Value of " << after << '.';
  else
    words << (after > before ? " raise" : " lower") << " their Deployment Value to " << after << '.';
}

void tellEnd(const Event& event, TextOut& words) {
  const Seat winner = event.a;
  const std::int32_t planets[kSeatCount] = {event.b, event.c};
  if (winner == kNobody) {
    words << "A draw: ";
    sayPlanets(words, planets[0]);
    words << " each, and as many Aliens.";
    return;
  }
  words << speciesName(winner) << " win";
  if (static_cast<Margin>(event.d) == Margin::planets) {
    words << ", ";
    sayPlanets(words, planets[winner]);
    words << " to " << planets[otherSeat(winner)] << '.';
    return;
  }
  words << " by more Aliens, ";
  sayPlanets(words, planets[winner]);
  words << " each.";
}

void tellCards(const Event& event, TextOut& words) {
  const char* who = speciesName(event.a);
  const char* name = nameOf(event.a, event.b <= kKinds ? static_cast<Kind>(event.b) : Kind::unknown);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::drew: words << who << " draw " << name << '.'; break;
    case EventKind::drewSome:
      if (event.c != 0) break;  // "Forager: Antillians draw 2." says it all
      words << who << " draw ";
      sayAliens(words, event.value);
      words << '.';
      break;
    case EventKind::pileEmpty:
      words << "The " << who << "' Draw Pile is empty, " << std::int32_t{event.value} << " short.";
      break;
    case EventKind::pickedAtRandom: words << "Cordontion picks the " << who << "' " << name << '.'; break;
    case EventKind::deployed:
      words << who << (event.value != 0 ? " also deploy " : " deploy ") << name << " to ";
      sayPlanet(words, event.c);
      words << '.';
      break;
    case EventKind::numberChosen: tellNumber(event, words); break;
    case EventKind::blocked:
      words << "Plomeena protects the " << who << " from " << nameOf(otherSeat(event.a), static_cast<Kind>(event.b))
            << '.';
      break;
    case EventKind::discarded: tellDiscard(event, words); break;
    case EventKind::moved: tellMoved(event, words); break;
    case EventKind::gave:
      words << who << " give " << name << " to the " << speciesName(otherSeat(event.a)) << '.';
      break;
    case EventKind::gaveOne: words << who << " give 1 Alien to the " << speciesName(otherSeat(event.a)) << '.'; break;
    default: break;
  }
}

}  // namespace

void narrate(const State& seen, const Event& event, TextOut& words) {
  words.clear();
  if (static_cast<EventKind>(event.kind) == EventKind::ended) return tellEnd(event, words);
  if (event.a >= kSeatCount) return;
  const char* who = speciesName(event.a);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::sideTurned:
      words << "Planet ";
      sayNumber(words, event.b);
      words << " is " << sideOf(effectAt(static_cast<std::uint8_t>(event.value << event.b), event.b)).name << '.';
      break;
    case EventKind::turnBegan: words << "Round " << std::int32_t{event.value} << ": the " << who << "' turn."; break;
    case EventKind::adjusted: tellAdjusted(event, words); break;
    case EventKind::declared: tellDeclared(event, seen, words); break;
    case EventKind::activated: words << who << " activate " << sideOf(effectAt(seen, event.b)).name << '.'; break;
    case EventKind::switched:
      words << "The " << who << "' forces at planets ";
      sayNumber(words, event.b < event.c ? event.b : event.c);
      words << " and ";
      sayNumber(words, event.b < event.c ? event.c : event.b);
      words << " switch places.";
      break;
    case EventKind::burdened: tellBurden(event, words); break;
    case EventKind::shuffledHand:
      words << who << " shuffle ";
      sayAliens(words, event.value);
      words << " into their Draw Pile.";
      break;
    case EventKind::passed: words << who << " have no Aliens left and pass."; break;
    case EventKind::turnEnded: break;  // the next turn's beginning tells it
    default: tellCards(event, words); break;
  }
}

// ---- where the game stands ------------------------------------------------------------------------------------------
namespace {

// "Antillians win, 4 planets to 3": it fits a line of the menu.
void sayResult(const Standing& sums, TextOut& words) {
  const Seat winner = sums.winner, loser = otherSeat(winner);
  if (winner == kNobody) {
    words << "A draw, ";
    sayPlanets(words, sums.planets[0]);
    words << " each";
    return;
  }
  words << speciesName(winner) << " win, ";
  if (sums.by == Margin::planets) {
    sayPlanets(words, sums.planets[winner]);
    words << " to " << std::int32_t{sums.planets[loser]};
  } else {
    sayAliens(words, sums.aliens[winner]);
    words << " to " << std::int32_t{sums.aliens[loser]};
  }
}

}  // namespace

void headline(const State& seen, TextOut& words) {
  words.clear();
  if (seen.phase == Phase::sides) {
    words << "Choosing planet sides";
    return;
  }
  const Standing standing = standingOf(seen);
  if (seen.phase == Phase::over) return sayResult(standing, words);
  words << "Round " << std::int32_t{roundOf(seen)} << ": " << speciesName(0) << ' ' << std::int32_t{standing.planets[0]}
        << ", " << speciesName(1) << ' ' << std::int32_t{standing.planets[1]};
}

}  // namespace armada::stellar_siege
