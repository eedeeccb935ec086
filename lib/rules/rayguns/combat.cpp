// Crew Combat: pistols and dodging, melee with its ripostes, boarding.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

constexpr unsigned kGunTarget = 64, kThingTarget = 128;  // what the event's value says of a target that is no figure

// Mind Control: once a Turn the first pistol or melee roll that would hurt an own figure.
bool usesMindControl(Play& play, Seat seat) {
  Player& player = play.player(seat);
  if ((player.used & kMindControlUsed) != 0 || !hasAbility(play.state, seat, Ability::mindControl)) return false;
  player.used = byteOf(player.used | kMindControlUsed);
  return true;
}

unsigned rollAgain(Play& play, Seat whose, Ability ability) {
  const unsigned die = rollDie(play);
  tell(play, EventKind::rerolled, whose, {die, static_cast<unsigned>(ability)});
  return die;
}

bool shoots(Play& play, unsigned shooter, unsigned need, unsigned target) {
  const unsigned die = rollDie(play);
  tell(play, EventKind::pistolRoll, seatOfFigure(shooter), {shooter, die, need, static_cast<int>(target)});
  return die >= need;
}

}  // namespace

// ---- Ranged Attack ----------------------------------------------------------------------------------------------------------
// Book: Dodging a Ranged Attack. House 28: not while tipped over.
void shootFigure(Play& play, unsigned shooter, unsigned victim) {
  const State& s = play.state;
  const Seat owner = seatOfFigure(victim);
  const unsigned need = neededByPistol(s, shooter, victim);
  if (!shoots(play, shooter, need, victim)) return;
  if (usesMindControl(play, owner) && rollAgain(play, owner, Ability::mindControl) < need) return;
  if (s.player[owner].tokens > 0 && !isTipped(figureOf(s, victim)))
    addTask(play,
            {TaskKind::dodge, owner, byteOf(victim % kFigures), seatOfFigure(shooter), byteOf(shooter % kFigures)});
  else
    damage(play, victim, {seatOfFigure(shooter), shooter, DefeatCause::pistol});
}

void answerDodge(Play& play, const Task& task, bool dodges) {
  play.state.agenda.pop();
  const unsigned victim = figureId(task.seat, task.a);
  if (dodges) {
    spendToken(play, task.seat);
    tell(play, EventKind::dodged, task.seat, {victim});
  } else {
    damage(play, victim, {task.b, figureId(task.b, task.c), DefeatCause::pistol});
  }
}

void shootGun(Play& play, unsigned shooter, unsigned port) {
  const Seat owner = figureOf(play.state, shooter).spot.map;
  if (shoots(play, shooter, neededByPistol(play.state, shooter, kNoFigure), kGunTarget + port))
    destroyGun(play, owner, port, seatOfFigure(shooter));
}

void shootThing(Play& play, unsigned shooter, unsigned thing) {
  if (!shoots(play, shooter, neededByPistol(play.state, shooter, kNoFigure), kThingTarget + thing)) return;
  if (kindOfThing(play.state, thing) == ThingKind::warbot)
    destroyWarbot(play, thing, seatOfFigure(shooter));
  else
    turnRed(play, thing, seatOfFigure(shooter));
}

// ---- Melee Attack -----------------------------------------------------------------------------------------------------------
namespace {

// House 22: a tipped figure rolls 0; bonuses count in every exchange.
struct Roll {
  unsigned die, bonus;
  unsigned total() const { return die + bonus; }
};

Roll rollMelee(Play& play, unsigned figure) {
  if (isTipped(figureOf(play.state, figure))) return {0, 0};
  return {rollDie(play), meleeBonus(play.state, figure)};
}

// Expert Duelist: once a Turn against each opponent.
bool usesDuelist(Play& play, unsigned figure, Seat opponent) {
  const Seat seat = seatOfFigure(figure);
  Player& player = play.player(seat);
  if (figure % kFigures != kCaptainFigure || !hasAbility(play.state, seat, Ability::expertDuelist)) return false;
  if ((player.duelled >> opponent & 1u) != 0) return false;
  player.duelled = byteOf(player.duelled | bitOf(opponent));
  return true;
}

enum class Exchange { hit, blocked, even };

Exchange compare(const State& s, unsigned attacker, const Roll& mine, const Roll& theirs) {
  if (mine.total() > theirs.total()) return Exchange::hit;
  if (mine.total() < theirs.total()) return Exchange::blocked;
  return hasAbility(s, seatOfFigure(attacker), Ability::firstFang) ? Exchange::hit : Exchange::even;
}

Exchange exchangeBlows(Play& play, unsigned attacker, unsigned defender, bool told) {
  const State& s = play.state;
  Roll mine = rollMelee(play, attacker);
  const Roll theirs = rollMelee(play, defender);
  const unsigned rolled = mine.die + 16 * mine.bonus + 256 * (theirs.die + 16 * theirs.bonus);
  if (told) tell(play, EventKind::meleeRoll, seatOfFigure(attacker), {attacker, defender, 0, static_cast<int>(rolled)});
  for (;;) {  // a miss that Mind Control made is a miss to the duelist too; each helps once, so it ends
    const Exchange result = compare(s, attacker, mine, theirs);
    if (result == Exchange::blocked && usesDuelist(play, attacker, seatOfFigure(defender)))
      mine.die = rollAgain(play, seatOfFigure(attacker), Ability::expertDuelist);
    else if (result == Exchange::hit && mine.die > 0 && usesMindControl(play, seatOfFigure(defender)))
      mine.die = rollAgain(play, seatOfFigure(defender), Ability::mindControl);
    else
      return result;
  }
}

// Metal Tentacles: a second enemy figure beside him.
void strike(Play& play, unsigned attacker, unsigned defender) {
  const Seat seat = seatOfFigure(attacker);
  if (attacker % kFigures == kCaptainFigure && hasAbility(play.state, seat, Ability::metalTentacles))
    addTask(play, {TaskKind::tentacle, seat, byteOf(defender), 0, 0});
  damage(play, defender, {seat, attacker, DefeatCause::melee});
}

}  // namespace

void fight(Play& play, unsigned attacker, unsigned defender) {
  for (unsigned nth = 1;; ++nth) {
    const bool told = nth <= kExchangesTold;
    const Exchange result = exchangeBlows(play, attacker, defender, told);
    if (result == Exchange::hit) {
      strike(play, attacker, defender);
      return;
    }
    if (result == Exchange::blocked || play.state.rng.blank()) {
      tell(play, EventKind::blocked, seatOfFigure(defender), {defender});
      return;
    }
    const unsigned former = attacker;  // Book: riposte
    attacker = defender;
    defender = former;
    if (told) tell(play, EventKind::riposte, seatOfFigure(attacker), {attacker, defender});
  }
}

void listTentacle(const State& s, const Task& task, MoveList& moves) {
  const Spot spot = s.figure[task.seat][kCaptainFigure].spot;
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (enemy == task.seat) continue;
    for (unsigned figure = 0; figure < kFigures; ++figure) {
      const unsigned id = figureId(enemy, figure);
      if (id != task.a && areBeside(s, spot, figureOf(s, id).spot)) moves.push(moveOf(Verb::victim, id));
    }
  }
}

// ---- boarding ---------------------------------------------------------------------------------------------------------------
// Book: To enter an enemy's rocketship. A Star card may spare the roll.
void board(Play& play, unsigned figure, Seat target, unsigned airlock) {
  State& s = play.state;
  const unsigned need = neededToBoard(s, figure);
  if (need > 0) {
    const unsigned die = rollDie(play);
    tell(play, EventKind::boardRoll, seatOfFigure(figure), {figure, die, need, target});
    if (die < need) return;
  }
  const std::uint8_t space = deckOf(s, target).airlock[airlock];
  const std::uint8_t node = figureOf(s, figure).spot.at;
  --s.steps;
  play.figure(figure).spot = {target, space};
  tell(play, EventKind::entered, seatOfFigure(figure), {figure, space, node, target});
}

}  // namespace armada::rayguns
