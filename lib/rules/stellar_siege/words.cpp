// Stellar Siege in words: what a move will do before it is made, and the receipt of the Deployment Value. What happened and
// where the game stands is told in telling.cpp. Reads what a player sees, and never decides anything.
#include "rules/stellar_siege/words.h"

#include <initializer_list>

#include "rules/stellar_siege/turn.h"

namespace armada::stellar_siege {

namespace {

std::int32_t lesser(std::size_t a, std::size_t b) { return static_cast<std::int32_t>(a < b ? a : b); }

// ---- Soldiers -------------------------------------------------------------------------------------------------------
// Both numbers of a Soldier, or twice the one that was chosen.
struct Numbers {
  std::uint8_t few;
  std::uint8_t many;
};
Numbers numbersOf(Kind soldier) { return {cardOf(soldier).number[0], cardOf(soldier).number[1]}; }

// Whom a Soldier means, before anybody asks what they have or who is protected.
struct Aim {
  bool draws;
  bool at[2];  // its owner, the Enemy
};
Aim aimOf(Kind soldier, Effect declared) {
  const AlienCard& card = cardOf(soldier);
  const bool turned = declared == Effect::ambyria;
  const bool doubled = declared == Effect::taltuva;
  return {card.draws != (declared == Effect::aspal),
          {doubled || (!card.aimsAtEnemy && !turned), doubled || card.aimsAtEnemy || turned}};
}

Effect declaredNow(const State& seen) {
  const bool declared = (seen.turn & kDeclared) != 0 && (seen.turn & kTriggered) == 0;
  return declared ? effectAt(seen, seen.planet) : Effect::none;
}

// What a Soldier would do, as words need it: who is touched, and how many cards each has to draw or discard.
struct Prospect {
  bool draws;
  bool touched[2];  // the active player, the Enemy
  bool blocked;     // the Enemy would be touched, but for Plomeena
  std::size_t there[2];
};
Prospect prospectOf(const State& seen, Kind soldier, Effect declared) {
  const Reach reach = reachOf(seen, soldier, declared);
  const Seat self = seen.active;
  const Seat enemy = otherSeat(self);
  const std::size_t leaving = seen.phase == Phase::number || reach.draws ? 0 : 1;  // the Soldier itself
  const auto there = [&](Seat seat) { return reach.draws ? seen.pile[seat].size() : seen.hand[seat].total; };
  return {reach.draws,
          {reach.touches[self], reach.touches[enemy]},
          reach.blocked[enemy],
          {there(self) - leaving, there(enemy)}};
}

// "1 or 2", "the last 2", "their whole hand (1)": where there are no more cards than the smaller number, both are the same.
void sayNumbers(Numbers numbers, std::size_t there, bool draws, bool own, TextOut& words) {
  const auto all = static_cast<std::uint32_t>(there);
  if (there <= numbers.few && draws) {
    words << "the last " << all;
  } else if (there <= numbers.few) {
    words << (own ? "your" : "their") << " whole hand (" << all << ')';
  } else {
    words << std::int32_t{numbers.few};
    if (numbers.many != numbers.few) words << " or " << std::int32_t{numbers.many};
  }
}

// "you draw 3 or 4", "your Enemy discards 2", "you both draw 1 or 2"
void sayTouched(const Prospect& prospect, Numbers numbers, TextOut& words) {
  const bool both = prospect.touched[0] && prospect.touched[1];
  if (both && prospect.there[0] >= numbers.many && prospect.there[1] >= numbers.many) {
    words << "you both " << (prospect.draws ? "draw " : "discard ");
    sayNumbers(numbers, kMostHeld, prospect.draws, true, words);
    return;
  }
  if (prospect.touched[0]) {
    words << (prospect.draws ? "you draw " : "you discard ");
    sayNumbers(numbers, prospect.there[0], prospect.draws, true, words);
  }
  if (both) words << ", ";
  if (prospect.touched[1]) {
    words << (prospect.draws ? "your Enemy draws " : "your Enemy discards ");
    sayNumbers(numbers, prospect.there[1], prospect.draws, false, words);
  }
}

// The effect of a Soldier as a whole sentence's end, with its point.
void sayProspect(const Prospect& prospect, const Aim& aim, Numbers numbers, TextOut& words) {
  const bool anybody = prospect.touched[0] || prospect.touched[1];
  if (anybody) {
    sayTouched(prospect, numbers, words);
    if (prospect.touched[1] && prospect.there[1] > numbers.few) words << " (you choose)";
    if (prospect.blocked) words << "; their Plomeena protects them";
  } else if (prospect.blocked) {
    words << "their Plomeena blocks it";
  } else {
    const char* whose = aim.at[0] && aim.at[1] ? "nobody has" : aim.at[0] ? "you have no" : "your Enemy has no";
    words << whose << (prospect.draws ? " Aliens left to draw" : " Aliens left to discard");
  }
  words << '.';
}

void saySoldier(const State& seen, Kind soldier, Effect declared, Numbers numbers, TextOut& words) {
  sayProspect(prospectOf(seen, soldier, declared), aimOf(soldier, declared), numbers, words);
}

// ---- deploying ------------------------------------------------------------------------------------------------------
// The Officer that moves an Alien from an adjacent Siege Force here.
void sayAdjacent(const State& seen, std::uint8_t planet, TextOut& words) {
  const ForceValues forces = forceValues(seen);
  const bool left = planet > 0 && forces.at[seen.active][planet - 1] > 0;
  const bool right = planet + 1u < kPlanets && forces.at[seen.active][planet + 1] > 0;
  if (!left && !right) {
    words << "you have no Alien next to it to move in.";
  } else if (left && right) {
    words << "1 Alien moves in from ";
    sayPlanet(words, static_cast<std::uint8_t>(planet - 1));
    words << " or ";
    sayNumber(words, static_cast<std::uint8_t>(planet + 1));
    words << " (you choose).";
  } else {
    words << "1 Alien moves in from ";
    sayPlanet(words, static_cast<std::uint8_t>(left ? planet - 1 : planet + 1));
    words << '.';
  }
}

void sayOfficer(const State& seen, Kind officer, std::uint8_t planet, TextOut& words) {
  const bool more = seen.phase == Phase::additional;
  switch (officer) {
    case Kind::adjacent: sayAdjacent(seen, planet, words); break;
    case Kind::anyPlanet:
      if ((seen.burden[seen.active] & kNoPlanetEffect) != 0)
        words << "their Zahwilta blocks its effect.";
      else
        words << (more ? "no Planet Effect this turn." : "then you may activate any Planet Effect.");
      break;
    case Kind::additional:
      words << (seen.hand[seen.active].total > 1 ? "then 1 more goes there. No Planet Effect."
                                                 : "you have none left to add. No Planet Effect.");
      break;
    case Kind::anywhere: words << "no Planet Effect this turn."; break;
    default: words << "no effect."; break;
  }
}

void describeDeploy(const State& seen, Kind kind, Words& words) {
  const char* name = nameOf(seen.active, kind);
  TextOut& full = words.full;
  words.brief << "Deploy " << name;
  full << (seen.phase == Phase::additional ? "Also deploy " : "Deploy ") << name;
  if (seen.phase == Phase::deploy && kind == Kind::anywhere) {
    full << " to any planet (you choose). No Planet Effect this turn.";
    return;
  }
  const std::uint8_t planet = seen.phase == Phase::additional ? seen.planet : planetForValue(deploymentValue(seen));
  full << " to ";
  sayPlanet(full, planet);
  full << ": ";
  if (isSoldier(kind))
    saySoldier(seen, kind, Effect::none, numbersOf(kind), full);
  else
    sayOfficer(seen, kind, planet, full);
  if (mayDeclare(seen, kind, planet)) full << " You may declare " << sideOf(effectAt(seen, planet)).name << '.';
}

void describeRandom(const State& seen, Words& words) {
  words.brief << "Random Alien";
  words.full << "Their Cordontion deploys 1 of your ";
  sayAliens(words.full, seen.hand[seen.active].total);
  words.full << " at random, to ";
  sayPlanet(words.full, planetForValue(deploymentValue(seen)));
  words.full << '.';
}

void describeDeclare(const State& seen, bool yes, Words& words) {
  const Effect effect = effectAt(seen, planetForValue(deploymentValue(seen)));
  if (yes) {
    words.brief << "Use " << sideOf(effect).name;
    words.full << "Declare " << sideOf(effect).name << " for ";
  } else {
    words.brief << "Without " << sideOf(effect).name;
    words.full << "Don't declare " << sideOf(effect).name << " for ";
  }
  words.full << nameOf(seen.active, seen.card) << ": ";
  saySoldier(seen, seen.card, yes ? effect : Effect::none, numbersOf(seen.card), words.full);
}

void describeNumber(const State& seen, std::uint8_t which, Words& words) {
  const std::uint8_t number = cardOf(seen.card).number[which];
  const Prospect prospect = prospectOf(seen, seen.card, declaredNow(seen));
  std::size_t most = 0;  // that anybody will draw or discard of it
  for (const std::size_t i : {0u, 1u})
    if (prospect.touched[i] && prospect.there[i] > most) most = prospect.there[i];
  const bool theirs = prospect.touched[1] && !prospect.touched[0];
  words.brief << (theirs ? "They " : "")
              << (prospect.draws ? (theirs ? "draw " : "Draw ")
                  : theirs       ? "discard "
                                 : "Discard ")
              << lesser(number, most);
  words.full << nameOf(seen.active, seen.card) << ": ";
  sayTouched(prospect, {number, number}, words.full);
  if (prospect.touched[0] != prospect.touched[1]) {
    const Seat seat = prospect.touched[0] ? seen.active : otherSeat(seen.active);
    const std::int32_t moved = lesser(number, prospect.there[prospect.touched[0] ? 0 : 1]);
    const std::int32_t hand = seen.hand[seat].total + (prospect.draws ? moved : -moved);
    words.full << (prospect.touched[0] ? ". You then hold " : ". They then hold ");
    if (hand > 0)
      words.full << hand;
    else
      words.full << "none";
  }
  words.full << '.';
}

// ---- Planets --------------------------------------------------------------------------------------------------------
// The Alien of a force that would move: the latest.
Kind latestAt(const State& seen, Seat seat, std::uint8_t planet) {
  for (std::size_t i = seen.field.size(); i > 0; --i)
    if (seen.field[i - 1].seat() == seat && seen.field[i - 1].planet() == planet) return seen.field[i - 1].kind();
  return Kind::unknown;
}

// "Move your Drone from planet 5 (leaving 1 to 2) to planet 4 (making 5 to 4)."
void sayMove(const State& seen, Seat seat, Kind kind, std::uint8_t from, std::uint8_t to, TextOut& words) {
  const ForceValues forces = forceValues(seen);
  const Seat self = seen.active;
  const std::int32_t own = seat == self ? 1 : 0;
  const auto balance = [&](std::uint8_t planet, std::int32_t change) {
    words << forces.at[self][planet] + own * change << " to "
          << forces.at[otherSeat(self)][planet] + (1 - own) * change;
  };
  words << "Move " << (own == 1 ? "your " : "their ") << nameOf(seat, kind) << " from ";
  sayPlanet(words, from);
  words << " (leaving ";
  balance(from, -1);
  words << ") to ";
  sayPlanet(words, to);
  words << " (making ";
  balance(to, 1);
  words << ").";
}

void describeSwitch(const State& seen, std::uint8_t planet, TextOut& words) {
  const bool own = seen.effect == Effect::siptou;
  const ForceValues forces = forceValues(seen);
  const std::uint8_t* force = forces.at[own ? seen.active : otherSeat(seen.active)];
  if (seen.chosen == kNoPlanet) {
    words << "Switch " << (own ? "your" : "their") << " force at ";
    sayPlanet(words, planet);
    words << " (";
    sayAliens(words, force[planet]);
    words << ") with another (you choose).";
    return;
  }
  words << "Switch " << (own ? "your" : "their") << " forces: then " << std::int32_t{force[planet]} << " at ";
  sayPlanet(words, seen.chosen);
  words << " and " << std::int32_t{force[seen.chosen]} << " at ";
  sayPlanet(words, planet);
  words << '.';
}

void describePlanet(const State& seen, std::uint8_t planet, Words& words) {
  const Seat self = seen.active;
  TextOut& full = words.full;
  words.brief << "Planet ";
  sayNumber(words.brief, planet);
  if (seen.phase == Phase::anywhere) {
    const ForceValues forces = forceValues(seen);
    full << "Deploy " << nameOf(self, seen.card) << " to ";
    sayPlanet(full, planet);
    full << ", making it " << std::int32_t{forces.at[self][planet]} + 1 << " to "
         << std::int32_t{forces.at[otherSeat(self)][planet]} << '.';
  } else if (seen.phase == Phase::adjacent) {
    sayMove(seen, self, latestAt(seen, self, planet), planet, seen.planet, full);
  } else if (seen.effect == Effect::artemis) {
    sayMove(seen, self, seen.deployed, seen.planet, planet, full);
  } else if (seen.effect == Effect::nyx) {
    const Seat enemy = otherSeat(self);
    sayMove(seen, enemy, latestAt(seen, enemy, seen.planet), seen.planet, planet, full);
  } else {
    describeSwitch(seen, planet, full);
  }
}

// What a Planet Effect does, in this position; behind "Activate Aether: ".
void sayEffect(const State& seen, Effect effect, TextOut& words) {
  const Seat self = seen.active;
  const std::int32_t hand = seen.hand[self].total;
  const std::size_t pile = seen.pile[self].size();
  switch (effect) {
    case Effect::siptou: words << "switch your forces at two planets."; break;
    case Effect::valtinia: words << "switch their forces at two planets."; break;
    case Effect::cordontion: words << "they must deploy a random Alien next turn."; break;
    case Effect::zahwilta: words << "they can't activate a Planet Effect next turn."; break;
    case Effect::emalto: words << "next turn you may raise or lower your Deployment Value by 1."; break;
    case Effect::iontian: words << "their next Deployment Value is 1 more or 1 less (you choose)."; break;
    case Effect::plomeena: words << "their Soldiers can't affect you next turn."; break;
    case Effect::hyperion: words << "discard a Soldier from your hand and trigger its effect."; break;
    case Effect::clio:
      words << "give them up to " << lesser(kMostGifts, seen.hand[self].total) << " of your ";
      sayAliens(words, hand);
      words << '.';
      break;
    case Effect::artemis:
      words << "move " << nameOf(self, seen.deployed) << " from ";
      sayPlanet(words, seen.planet);
      words << " to any other planet.";
      break;
    case Effect::nyx:
      words << "move 1 of their Aliens from ";
      sayPlanet(words, seen.planet);
      words << " to another planet.";
      break;
    case Effect::pandemonia:
      words << "discard as many of your ";
      sayAliens(words, hand);
      words << " as you like.";
      break;
    case Effect::aether:
      words << "shuffle your ";
      sayAliens(words, hand);
      words << " into your Draw Pile, then draw " << lesser(kFirstHand, pile + seen.hand[self].total) << '.';
      break;
    default: words << sideOf(effect).text; break;
  }
}

void describeActivate(const State& seen, std::uint8_t planet, Words& words) {
  const Effect effect = effectAt(seen, planet);
  words.brief << "Use " << sideOf(effect).name;
  words.full << "Activate " << sideOf(effect).name << ": ";
  sayEffect(seen, effect, words.full);
}

// " (planet 4)."
void sayWhere(TextOut& words, std::int32_t value) {
  words << " (";
  sayPlanet(words, planetForValue(static_cast<std::uint8_t>(value)));
  words << ").";
}

// Emalto in the own turn.
void describeAdjust(const State& seen, int by, Words& words) {
  State after = seen;
  after.adjustment = 0;
  const std::int32_t before = deploymentValue(after);
  after.adjustment = static_cast<std::int8_t>(by);
  const std::int32_t value = deploymentValue(after);
  words.brief << (by < 0 ? "Value −1" : by > 0 ? "Value +1" : "No change");
  words.full << "Emalto: your Deployment Value ";
  if (value != before)
    words.full << "goes from " << before << " to " << value;
  else if (by == 0)
    words.full << "stays " << value;
  else
    words.full << "can't go below 1";
  sayWhere(words.full, value);
}

// Iontian: what the Enemy's hand would mean if it stayed as it is.
void describeAdjustEnemy(const State& seen, int by, Words& words) {
  const Seat enemy = otherSeat(seen.active);
  const std::int32_t held = seen.hand[enemy].total;
  const std::int32_t hand = held > 0 ? held : lesser(kFirstHand, seen.pile[enemy].size());
  words.brief << (by < 0 ? "Their value −1" : "Their value +1");
  if (hand + by < 1 && hand > 0) {
    words.full << "Iontian: their Deployment Value can't go below 1. With " << hand << " in hand, no change.";
    return;
  }
  words.full << "Iontian: their next Deployment Value is 1 " << (by < 0 ? "less" : "more") << '.';
  if (hand == 0) return;
  words.full << " With " << hand << " in hand: ";
  sayPlanet(words.full, planetForValue(static_cast<std::uint8_t>(hand + by)));
  words.full << '.';
}

// ---- cards that leave the hand --------------------------------------------------------------------------------------
// What a hand has then; step 5 fills an empty one.
void sayLeft(const State& seen, std::int32_t left, TextOut& words) {
  const std::size_t pile = seen.pile[seen.active].size();
  if (left > 0) {
    words << "you keep ";
    sayAliens(words, left);
  } else if (pile > 0) {
    words << "your hand is empty, so you draw " << lesser(kFirstHand, pile);
  } else {
    words << "your hand is empty, with none left to draw";
  }
  words << '.';
}

void describeCard(const State& seen, Kind kind, Words& words) {
  const Seat seat = toMove(seen);
  const char* name = nameOf(seat, kind);
  const std::int32_t left = seen.hand[seat].total - 1;
  TextOut& full = words.full;
  switch (seen.phase) {
    case Phase::gift:
      words.brief << "Give " << name;
      full << "Give " << name << " to your Enemy (" << std::int32_t{seen.chosen} + 1 << " of up to "
           << static_cast<std::uint32_t>(kMostGifts) << "): ";
      sayLeft(seen, left, full);
      break;
    case Phase::soldier:
      words.brief << "Use " << name;
      full << "Discard " << name << " and trigger it: ";
      saySoldier(seen, kind, Effect::none, numbersOf(kind), full);
      break;
    case Phase::discard:
      words.brief << "Discard " << name;
      full << "Discard " << name;
      if (seen.owed[seat] > 1) full << ", then " << std::int32_t{seen.owed[seat]} - 1 << " more";
      full << ": ";
      sayLeft(seen, seen.hand[seat].total - std::int32_t{seen.owed[seat]}, full);
      break;
    default:
      words.brief << "Discard " << name;
      full << "Discard " << name << ": ";
      sayLeft(seen, left, full);
      break;
  }
}

void describeAnyTime(const State& seen, Words& words) {
  const Seat self = seen.active;
  const char* name = nameOf(self, Kind::anyTime);
  const std::int32_t left = seen.hand[self].total - 1;
  const bool before = seen.phase == Phase::adjust || seen.phase == Phase::deploy;
  TextOut& full = words.full;
  words.brief << "Discard " << name;
  full << "Discard " << name << " now: ";
  if (left > 0 && before) {
    const std::uint8_t value = deploymentValue(seen, static_cast<std::uint8_t>(left));
    full << "your Deployment Value becomes " << std::int32_t{value};
    sayWhere(full, value);
  } else if (left == 0 && seen.phase == Phase::end && !seen.pile[self].empty()) {
    full << "your hand stays empty until your next turn.";
  } else {
    sayLeft(seen, left, full);
  }
}

// ---- the rest -------------------------------------------------------------------------------------------------------
bool isOut(const State& seen, Seat seat) { return seen.hand[seat].empty() && seen.pile[seat].empty(); }

// House 1: looked at when the second player's turn ends.
bool endsGame(const State& seen) {
  if (seen.active == seen.first) return false;
  const bool both = isOut(seen, 0) && isOut(seen, 1);
  return both || (seen.endRule == EndRule::eitherOut && (isOut(seen, 0) || isOut(seen, 1)));
}

void describeStop(const State& seen, Words& words) {
  if (seen.phase == Phase::beforeDraw) {
    words.brief << "Keep";
    words.full << "Keep your ";
    sayAliens(words.full, seen.hand[seen.active].total);
    words.full << " for your next turn.";
    return;
  }
  words.brief << "Stop";
  words.full << (seen.phase == Phase::gift ? "Stop giving: you keep " : "Stop discarding: you keep ");
  sayAliens(words.full, seen.hand[seen.active].total);
  words.full << '.';
}

void describeSide(const State& seen, std::uint8_t side, Words& words) {
  const Effect effect = effectAt(static_cast<std::uint8_t>(side << seen.chosen), seen.chosen);
  words.brief << sideOf(effect).name;
  words.full << "Planet ";
  sayNumber(words.full, seen.chosen);
  words.full << ": " << sideOf(effect).name << ". " << sideOf(effect).brief << '.';
}

}  // namespace

void describe(const State& seen, Move move, Words& words) {
  words.brief.clear();
  words.full.clear();
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::endTurn:
      words.brief << "End turn";
      words.full << (endsGame(seen) ? "End your turn. This ends the game." : "End your turn.");
      break;
    case Verb::pass:
      words.brief << "Pass";
      words.full << "Pass: you have no Aliens left.";
      if (endsGame(seen)) words.full << " This ends the game.";
      break;
    case Verb::stop: describeStop(seen, words); break;
    case Verb::decline:
      words.brief << "No effect";
      words.full << "Activate no Planet Effect.";
      break;
    case Verb::turnSide: describeSide(seen, what, words); break;
    case Verb::adjust:
      if (seen.phase == Phase::adjust)
        describeAdjust(seen, what - 1, words);
      else
        describeAdjustEnemy(seen, what - 1, words);
      break;
    case Verb::deploy: describeDeploy(seen, kindOf(move), words); break;
    case Verb::deployRandom: describeRandom(seen, words); break;
    case Verb::declare: describeDeclare(seen, what != 0, words); break;
    case Verb::number: describeNumber(seen, what, words); break;
    case Verb::planet: describePlanet(seen, what, words); break;
    case Verb::activate: describeActivate(seen, what, words); break;
    case Verb::card: describeCard(seen, kindOf(move), words); break;
    case Verb::discardAnyTime: describeAnyTime(seen, words); break;
  }
}

// ---- where the Deployment Value comes from --------------------------------------------------------------------------
// Question 0 is the active player's Deployment Value. Book: Turn Order 1, House 5.
void explain(const State& seen, std::uint8_t question, Explanation& steps) {
  steps.clear();
  if (question != 0) return;
  std::int16_t total = 0;
  const auto step = [&](const char* who, const char* what, int change) {
    total = static_cast<std::int16_t>(total + change);
    steps.push({who, what, static_cast<std::int16_t>(change), total});
  };
  const std::uint8_t burden = seen.burden[seen.active];
  step("Hand", "1 for each Alien", seen.hand[seen.active].total);
  if (seen.adjustment != 0) step("Emalto", "your choice", seen.adjustment);
  if ((burden & kValueUp) != 0) step("Iontian", "your Enemy's choice", 1);
  if ((burden & kValueDown) != 0) step("Iontian", "your Enemy's choice", -1);
  if (total < 1) step("At least", "never below 1", 1 - total);
  if (total > static_cast<int>(kPlanets)) step("Planet 8+", "8 or more", 0);
}

}  // namespace armada::stellar_siege
