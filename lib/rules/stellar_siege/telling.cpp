// Stellar Siege told: what happened, for the log and the retelling, and where the game stands. What a move will do is said in
// words.cpp. An event carries what its sentence needs: the position that it is told in is a later one.
#include "rules/stellar_siege/words.h"

namespace armada::stellar_siege {

namespace {

// An event on its way into words: who it is about, and the Enemy, as its reader calls them.
struct Telling {
  const State& seen;
  const Event& event;
  TextOut& words;
  SeatWords who, enemy;
};

// "Stinger: Morkolytes discard 2." What really moves is told: nobody draws from an empty pile.
void tellNumber(const Telling& t) {
  const Event& event = t.event;
  const char* verb = event.value > 0 ? "draw" : "discard";
  t.words << nameOf(event.a, static_cast<Kind>(event.b)) << ": ";
  if (event.c > 0 && event.c == event.d) {
    t.words << "both " << verb << ' ' << std::int32_t{event.c} << '.';
    return;
  }
  if (event.c > 0) t.who.does(verb) << ' ' << std::int32_t{event.c};
  if (event.c > 0 && event.d > 0) {
    t.words << ", ";
    t.enemy.name() << ' ' << std::int32_t{event.d};
  } else if (event.d > 0) {
    t.enemy.does(verb) << ' ' << std::int32_t{event.d};
  }
  t.words << '.';
}

void tellDeclared(const Telling& t) {
  const Effect effect = effectAt(t.seen, t.event.b);
  const Kind kind = static_cast<Kind>(t.event.c);
  t.who.does("declare") << ' ' << sideOf(effect).name << ": " << nameOf(t.event.a, kind);
  if (effect == Effect::ambyria) {
    t.words << " affects ";
    t.enemy.whom() << '.';
  } else if (effect == Effect::taltuva) {
    t.words << " affects both.";
  } else {
    t.words << (cardOf(kind).draws ? "'s draw becomes a discard." : "'s discard becomes a draw.");
  }
}

void tellDiscard(const Telling& t) {
  const Cause cause = static_cast<Cause>(t.event.c);
  if (cause == Cause::hyperion) t.words << "Hyperion: ";
  if (cause == Cause::pandemonia) t.words << "Pandemonia: ";
  t.who.does(cause == Cause::anyTime ? "choose to discard" : "discard")
      << ' ' << nameOf(t.event.a, static_cast<Kind>(t.event.b)) << (cause == Cause::hyperion ? " to trigger it." : ".");
}

void tellMoved(const Telling& t) {
  const Event& event = t.event;
  const bool planet = event.value == static_cast<int>(Effect::artemis) || event.value == static_cast<int>(Effect::nyx);
  if (planet) t.words << sideOf(static_cast<Effect>(event.value)).name << ": ";
  t.who.whose() << ' ' << nameOf(event.a, static_cast<Kind>(event.b)) << " moves from ";
  sayPlanet(t.words, event.c);
  t.words << " to ";
  sayPlanet(t.words, event.d);
  t.words << '.';
}

void tellBurden(const Telling& t) {
  switch (static_cast<Effect>(t.event.b)) {
    case Effect::cordontion: t.who.does("must") << " deploy a random Alien next turn."; break;
    case Effect::zahwilta: t.who.does("can't") << " activate a Planet Effect next turn."; break;
    case Effect::plomeena:
      t.who.whose() << " Soldiers can't affect ";
      t.enemy.whom() << " next turn.";
      break;
    case Effect::iontian:
      t.who.whose() << " next Deployment Value is 1 " << (t.event.value < 0 ? "less, but never below 1." : "more.");
      break;
    case Effect::emalto:
      t.who.does("may") << " change ";
      t.who.their() << " Deployment Value by 1 next turn.";
      break;
    default: break;
  }
}

// Below 1 it does not go, whatever was chosen.
void tellAdjusted(const Telling& t) {
  const std::int32_t before = t.event.b, after = t.event.c;
  t.words << "Emalto: ";
  t.who.does(before == after ? "keep" : after > before ? "raise" : "lower") << ' ';
  t.who.their() << " Deployment Value " << (before == after ? "of " : "to ") << after << '.';
}

void tellEnd(const Event& event, Seat reader, TextOut& words) {
  const Seat winner = event.a;
  const std::int32_t planets[kSeatCount] = {event.b, event.c};
  if (winner == kNobody) {
    words << "A draw: ";
    sayPlanets(words, planets[0]);
    words << " each, and as many Aliens.";
    return;
  }
  speciesWords(words, winner, reader).does("win");
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

void tellCards(const Telling& t) {
  const Event& event = t.event;
  const char* name = nameOf(event.a, event.b <= kKinds ? static_cast<Kind>(event.b) : Kind::unknown);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::drew: t.who.does("draw") << ' ' << name << '.'; break;
    case EventKind::drewSome:
      if (event.c != 0) break;  // "Forager: Antillians draw 2." says it all
      sayAliens(t.who.does("draw") << ' ', event.value);
      t.words << '.';
      break;
    case EventKind::pileEmpty:
      t.who.whose() << " Draw Pile is empty, " << std::int32_t{event.value} << " short.";
      break;
    case EventKind::pickedAtRandom:
      t.words << "Cordontion picks ";
      t.who.whose() << ' ' << name << '.';
      break;
    case EventKind::deployed:
      t.who.does(event.value != 0 ? "also deploy" : "deploy") << ' ' << name << " to ";
      sayPlanet(t.words, event.c);
      t.words << '.';
      break;
    case EventKind::numberChosen: tellNumber(t); break;
    case EventKind::blocked:
      t.words << "Plomeena protects ";
      t.who.whom() << " from " << nameOf(otherSeat(event.a), static_cast<Kind>(event.b)) << '.';
      break;
    case EventKind::discarded: tellDiscard(t); break;
    case EventKind::moved: tellMoved(t); break;
    case EventKind::gave:
      t.who.does("give") << ' ' << name << " to ";
      t.enemy.whom() << '.';
      break;
    case EventKind::gaveOne:
      t.who.does("give") << " 1 Alien to ";
      t.enemy.whom() << '.';
      break;
    default: break;
  }
}

}  // namespace

void narrate(const State& seen, const Event& event, Seat reader, TextOut& words) {
  words.clear();
  if (static_cast<EventKind>(event.kind) == EventKind::ended) return tellEnd(event, reader, words);
  if (event.a >= kSeatCount) return;
  const Telling t{seen, event, words, speciesWords(words, event.a, reader),
                  speciesWords(words, otherSeat(event.a), reader)};
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::sideTurned:
      words << "Planet ";
      sayNumber(words, event.b);
      words << " is " << sideOf(effectAt(static_cast<std::uint8_t>(event.value << event.b), event.b)).name << '.';
      break;
    case EventKind::turnBegan:
      words << "Round " << std::int32_t{event.value} << ": ";
      t.who.whose() << " turn.";
      break;
    case EventKind::adjusted: tellAdjusted(t); break;
    case EventKind::declared: tellDeclared(t); break;
    case EventKind::activated: t.who.does("activate") << ' ' << sideOf(effectAt(seen, event.b)).name << '.'; break;
    case EventKind::switched:
      t.who.whose() << " forces at planets ";
      sayNumber(words, event.b < event.c ? event.b : event.c);
      words << " and ";
      sayNumber(words, event.b < event.c ? event.c : event.b);
      words << " switch places.";
      break;
    case EventKind::burdened: tellBurden(t); break;
    case EventKind::shuffledHand:
      sayAliens(t.who.does("shuffle") << ' ', event.value);
      words << " into ";
      t.who.their() << " Draw Pile.";
      break;
    case EventKind::passed: t.who.does("have") << " no Aliens left and pass."; break;
    case EventKind::turnEnded: break;  // the next turn's beginning tells it
    default: tellCards(t); break;
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
