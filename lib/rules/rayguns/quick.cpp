// A sensible move of Rayguns and Rocketships at once, for playing on in rollouts and for hints: every move gets a worth by
// simple rules of thumb, and the first of the best is played. It reads nothing that its player does not know.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

// What a raygun that bears is worth, each eighth of a hit to expect, and of one to suffer before the own shot.
constexpr int kAbeam = 20, kHit = 3, kDanger = 3;

// ---- where a rocketship wants to be -------------------------------------------------------------------------------------------
// Hits to expect of the rayguns of a rocketship, in eighths of one: within 2 nodes, and at 3, where those that are manned reach.
struct Guns {
  int near[2], far[2];  // to port, to starboard; the centre raygun is of both
  int centre;           // of it alone, near
};

Guns gunsOf(const State& s, Seat seat) {
  const Deck& deck = deckOf(s, seat);
  unsigned manned = 0;
  for (const Figure& figure : s.figure[seat])
    if (figure.spot.map == seat && deck.portAt[figure.spot.at] != kNoPort) manned |= 1u << deck.portAt[figure.spot.at];
  Guns guns{};
  for (unsigned port = 0; port < deck.ports; ++port) {
    if (!hasRaygun(s.ship[seat], port)) continue;
    const bool crew = (manned >> port & 1u) != 0;
    const Station station = deck.station[deck.port[port]];
    for (unsigned side = 0; side < 2; ++side) {
      if (station == (side == 0 ? Station::starboardGun : Station::portGun)) continue;
      guns.near[side] += crew ? 4 : 2;
      guns.far[side] += crew ? 4 : 0;
    }
    if (station == Station::centreGun) guns.centre += crew ? 4 : 2;
  }
  return guns;
}

// Where a node lies, seen from a rocketship.
struct Bearing {
  int far, along, across;
  bool abeam() const { return (across < 0 ? -across : across) >= (along < 0 ? -along : along); }
};

Bearing bearingOf(Pose pose, unsigned node) {
  const Offset ahead = kOffset[pose.facing], aside = kOffset[(pose.facing + 2u) % kDirections];
  const int dx = static_cast<int>(columnOf(node)) - static_cast<int>(columnOf(pose.node));
  const int dy = static_cast<int>(rowOf(node)) - static_cast<int>(rowOf(pose.node));
  return {static_cast<int>(distance(pose.node, node)), dx * ahead.x + dy * ahead.y, dx * aside.x + dy * aside.y};
}

// Hits to expect there, in eighths.
int hitsAt(const Guns& guns, const Bearing& bearing) {
  if (bearing.far > 3) return 0;
  if (!bearing.abeam()) return guns.centre;
  const unsigned side = bearing.across > 0 ? 1 : 0;
  return bearing.far == 3 ? guns.far[side] : guns.near[side];
}

// What an enemy on that node is worth to a rocketship in this pose: best abeam and near, else the nearer the better.
int worthOfBearing(const Guns& guns, Pose pose, unsigned node) {
  const Bearing bearing = bearingOf(pose, node);
  if (bearing.far <= 3) return (bearing.abeam() ? kAbeam : 12) + kHit * hitsAt(guns, bearing) - 2 * bearing.far;
  return -4 * bearing.far + (bearing.along > 0 ? 3 : 0);
}

int worthOfPose(const State& s, Seat seat, const Guns& guns, Pose pose) {
  int best = -100;
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (enemy == seat || !afloat(s, enemy)) continue;
    const int worth = worthOfBearing(guns, pose, s.ship[enemy].node);
    if (worth > best) best = worth;
  }
  const unsigned x = columnOf(pose.node), y = rowOf(pose.node);
  const bool atEdge = x == 0 || y == 0 || x + 1 == kWidth || y + 1 == kWidth;
  return best - (atEdge ? 3 : 0);
}

// Who is earlier in order has moved, and shoots first.
int dangerOf(const State& s, const Guns* theirs, Pose pose) {
  int danger = 0;
  for (unsigned nth = 0; nth < s.passed; ++nth) {
    const Seat enemy = seatInOrder(s, nth);
    if (afloat(s, enemy))
      danger += hitsAt(theirs[nth], bearingOf({s.ship[enemy].node, s.ship[enemy].facing}, pose.node));
  }
  return danger;
}

// Void and rocks cost a Blast marker.
constexpr int kCrash = 30;

bool wouldCrash(const State& s, unsigned node, unsigned direction) {
  const std::uint8_t next = neighbour(node, direction);
  return next == kNoNode || skyOf(s).rock[next] != Rock::none;
}

// What a token on a card is worth. Who moves first in that Turn goes where the enemies will be; the others see them come, and
// do not run into them.
int worthOfTokens(const State& s, Seat seat, unsigned slot) {
  const unsigned place = placeInOrder(s, seat);
  return place == slot || place + s.players == slot ? 3 : 5;
}

int worthOfCard(const State& s, Seat seat, const Guns& guns, Pose from, std::uint8_t card, int tokenWorth) {
  const CommandCard& command = kCommandCard[indexOf(s.ship[seat].faction)][card];
  const Pose to = afterCard(s, seat, from, card);
  const unsigned wanted = command.sideways != 0 ? 1 : command.ahead;
  const bool stopped = distance(from.node, to.node) < wanted;
  const unsigned aside = command.sideways < 0 ? kDirections - 2 : command.sideways > 0 ? 2 : 0;
  const bool crash = stopped && wouldCrash(s, to.node, (to.facing + aside) % kDirections);
  return worthOfPose(s, seat, guns, to) + tokenWorth * command.tokens - (crash ? kCrash : 0);
}

// ---- Star cards ---------------------------------------------------------------------------------------------------------------
int worthOfStar(StarEffect effect, bool near) {
  switch (effect) {
    case StarEffect::warp: return near ? 2 : 9;
    case StarEffect::doubleFire:
    case StarEffect::overcharge: return near ? 9 : 1;
    case StarEffect::sharp:
    case StarEffect::shields:
    case StarEffect::null: return near ? 7 : 1;
    case StarEffect::torpedo: return near ? 8 : 4;
    case StarEffect::board:
    case StarEffect::cry: return near ? 5 : 1;
    case StarEffect::rally:
    case StarEffect::jam: return 6;
    case StarEffect::rescue: return 5;
    default: return 3;
  }
}

StarEffect effectOf(const State& s, Seat seat, unsigned star) {
  return kStarCard[indexOf(s.ship[seat].faction)][star].effect;
}

// One Star card a Round is worth a point: the last card of a program at the latest.
int worthOfProgramming(const State& s, Seat seat, const Guns& guns, std::uint8_t card) {
  const Player& player = s.player[seat];
  if (!afloat(s, seat)) return isStar(card) ? -1 : kCommandCard[indexOf(s.ship[seat].faction)][card].tokens;
  Pose pose{s.ship[seat].node, s.ship[seat].facing};
  unsigned slot = 0;
  for (; slot < kTurns && player.program[slot] != kNoCard; ++slot)
    pose = afterCard(s, seat, pose, player.program[slot]);
  if (!isStar(card)) return worthOfCard(s, seat, guns, pose, card, worthOfTokens(s, seat, slot));
  const bool near = worthOfPose(s, seat, guns, pose) > 0;
  const int worth = worthOfStar(effectOf(s, seat, card - kFirstStarCard), near);
  if (slot + 1 == kTurns) return 100 + worth;
  return worthOfPose(s, seat, guns, pose) + worth - 4;
}

// ---- questions ----------------------------------------------------------------------------------------------------------------
int worthOfSpace(const State& s, Seat seat, unsigned space) {
  const Deck& deck = deckOf(s, seat);
  switch (deck.station[space]) {
    case Station::cockpit: return 9;
    case Station::engine: return 8;
    case Station::panel: return 7;
    case Station::airlock: return 4;
    case Station::hatch: return 3;
    case Station::floor:
    case Station::wall: return 1;
    default: return hasRaygun(s.ship[seat], deck.portAt[space]) ? 8 : 2;
  }
}

int worthOfGunHit(const State& s, const Task& task, unsigned port) {
  const unsigned figure = figureAt(s, {task.a, deckOf(s, task.a).port[port]});
  if (figure == kNoFigure || seatOfFigure(figure) != task.a) return 6;
  return figure % kFigures == kCaptainFigure ? 4 : 7;
}

// Of enemies who are worth the same the next one on the left comes first, so that no seat is everybody's favourite.
int preferLeft(const State& s, Seat seat, Seat enemy, int worth) {
  return static_cast<int>(kMostPlayers) * worth - static_cast<int>(seatsBetween(s, seat, enemy));
}

int worthOfFire(const State& s, Seat seat, unsigned what) {
  const auto target = static_cast<Seat>(what / 2);
  const unsigned markers = blastsOn(s.ship[target]);
  int worth = 20;
  for (unsigned port = 0; port < deckOf(s, seat).ports; ++port)
    if (const unsigned need = neededToHit(s, seat, port, target); need != 0) worth += 9 - static_cast<int>(need);
  worth += s.player[target].points / 2;
  const bool atGuns = what % 2 == 1;
  return preferLeft(s, seat, target, worth + (atGuns == (markers < 5) ? 10 : 0));
}

int worthOfTask(const State& s, const Task& task, Move move) {
  const unsigned what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::blast: return task.seat == task.a ? -worthOfSpace(s, task.a, what) : worthOfSpace(s, task.a, what);
    case Verb::remove:
    case Verb::restore: return worthOfSpace(s, task.seat, what);
    case Verb::face: return worthOfPose(s, task.seat, gunsOf(s, task.seat), {s.ship[task.seat].node, byteOf(what)});
    case Verb::gun: return task.kind == TaskKind::found ? 5 : worthOfGunHit(s, task, what);
    case Verb::warbot: return 9;
    case Verb::answer: return task.kind == TaskKind::dodge ? static_cast<int>(what) : 1 - static_cast<int>(what);
    case Verb::ability: return what == 0 ? 0 : 1;
    case Verb::target:
      return preferLeft(s, task.seat, static_cast<Seat>(what), 10 + s.player[what].points + s.player[what].tokens);
    case Verb::tractor: {
      const auto enemy = static_cast<Seat>(what / kDirections);
      const std::uint8_t node = neighbour(s.ship[enemy].node, what % kDirections);
      const Pose own{s.ship[task.seat].node, s.ship[task.seat].facing};
      const Guns guns = gunsOf(s, task.seat);
      return worthOfBearing(guns, own, node) - worthOfBearing(guns, own, s.ship[enemy].node);
    }
    case Verb::warp: {
      const Guns guns = gunsOf(s, task.seat);
      int best = -100;
      for (unsigned facing = 0; facing < kDirections; ++facing) {
        const int worth = worthOfPose(s, task.seat, guns, {byteOf(what), byteOf(facing)});
        if (worth > best) best = worth;
      }
      return best - worthOfPose(s, task.seat, guns, {s.ship[task.seat].node, s.ship[task.seat].facing});
    }
    case Verb::evacuate: return what / kNodes == kCaptainFigure ? 3 : 2;
    case Verb::victim: return what % kFigures == kCaptainFigure ? 3 : 2;
    case Verb::draw: return 6;
    case Verb::star: return 1 + worthOfStar(effectOf(s, task.seat, what), true);
    default: return 0;
  }
}

// The helm: where engines and cockpit may lead, and the best of it so far.
struct Helm {
  const State& s;
  Seat seat;
  Guns own, theirs[kMostPlayers];
  int most;
  Move best;

  void consider(Pose pose, Move first) {
    const int worth = worthOfPose(s, seat, own, pose) - kDanger * dangerOf(s, theirs, pose);
    if (worth <= most) return;
    most = worth;
    best = first;
  }
  bool mayGoAhead(Pose pose) const {
    return !wouldCrash(s, pose.node, pose.facing) && shipAt(s, neighbour(pose.node, pose.facing)) == kNobody;
  }
};

// Some nodes ahead, a turn, and the rest of the engines: the first move of the way to the best pose.
Move quickHelm(const State& s, Seat seat) {
  Helm helm{s, seat, gunsOf(s, seat), {}, -1000, kPass};
  for (unsigned nth = 0; nth < s.passed; ++nth)
    if (const Seat enemy = seatInOrder(s, nth); afloat(s, enemy)) helm.theirs[nth] = gunsOf(s, enemy);
  Pose before{s.ship[seat].node, s.ship[seat].facing};
  for (unsigned engines = s.engines;; --engines) {
    const bool moved = engines < s.engines;
    helm.consider(before, moved ? moveOf(Verb::ahead) : kPass);
    for (unsigned way = 0; s.cockpits > 0 && way < 2; ++way) {
      Pose after{before.node, byteOf((before.facing + (way == 0 ? kDirections - 1 : 1)) % kDirections)};
      for (unsigned left = engines;; --left) {
        helm.consider(after, moved ? moveOf(Verb::ahead) : moveOf(Verb::turn, way));
        if (left == 0 || !helm.mayGoAhead(after)) break;
        after.node = neighbour(after.node, after.facing);
      }
    }
    if (engines == 0 || !helm.mayGoAhead(before)) return helm.best;
    before.node = neighbour(before.node, before.facing);
  }
}

int worthOfSetup(const State& s, Seat seat, Move move) {
  switch (verbOf(move)) {
    case Verb::leave:
      return (kRocketship[indexOf(s.ship[seat].faction)].defaultPorts >> whatOf(move) & 1u) == 0 ? 1 : 0;
    case Verb::placeAll: return 1;
    case Verb::star: return worthOfStar(effectOf(s, seat, whatOf(move)), true);
    default: return 0;
  }
}

// ---- the Crew Phase -------------------------------------------------------------------------------------------------------------
unsigned farFromEnemy(const State& s, Seat seat, unsigned node) {
  unsigned nearest = kNodes;
  for (Seat enemy = 0; enemy < s.players; ++enemy)
    if (enemy != seat && afloat(s, enemy) && distance(node, s.ship[enemy].node) < nearest)
      nearest = distance(node, s.ship[enemy].node);
  return nearest;
}

// Who has no station to work at.
bool isIdle(const State& s, Seat seat, unsigned space) {
  const Deck& deck = deckOf(s, seat);
  const Station station = deck.station[space];
  return station == Station::floor || station == Station::airlock ||
         (station >= Station::portGun && !hasRaygun(s.ship[seat], deck.portAt[space]));
}

// Who has left, or has nothing better to do, while an enemy is near. The captain stays.
bool isBoarder(const State& s, Seat seat, unsigned figure) {
  if (figure == kCaptainFigure || figure == kPrincessFigure) return false;
  const Spot spot = s.figure[seat][figure].spot;
  if (spot.map == seat && !isIdle(s, seat, spot.at)) return false;
  return !afloat(s, seat) || farFromEnemy(s, seat, s.ship[seat].node) <= 2;
}

// What a figure can shoot at from there.
bool seesTarget(const State& s, Seat seat, Spot spot) {
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (enemy == seat) continue;
    for (const Figure& figure : s.figure[enemy])
      if (figure.spot.map == spot.map && pistolReaches(s, spot, figure.spot)) return true;
  }
  if (spot.map >= kInSpace || spot.map == seat) return false;
  const Deck& deck = deckOf(s, spot.map);
  for (unsigned port = 0; port < deck.ports; ++port)
    if (hasRaygun(s.ship[spot.map], port) && pistolReaches(s, spot, {spot.map, deck.port[port]})) return true;
  return false;
}

// What standing there is worth.
int worthOfStanding(const State& s, Seat seat, unsigned figure, Spot spot) {
  if (spot.map == kInSpace) {
    const bool goesHome =
        afloat(s, seat) && (carriedBy(s, figureId(seat, figure)) < kThings || !isBoarder(s, seat, figure));
    const unsigned far = goesHome ? distance(spot.at, s.ship[seat].node) : farFromEnemy(s, seat, spot.at);
    return -4 * static_cast<int>(far);
  }
  if (spot.map != seat) return seesTarget(s, seat, spot) ? 12 : 0;
  const Station station = deckOf(s, seat).station[spot.at];
  if (station == Station::airlock && isBoarder(s, seat, figure)) return 3;
  switch (station) {
    case Station::cockpit: return 14;
    case Station::panel: return 11;
    case Station::engine: return 9;
    case Station::airlock: return 0;
    case Station::hatch: return 4;
    case Station::floor:
    case Station::wall: return 1;
    default: return hasRaygun(s.ship[seat], deckOf(s, seat).portAt[spot.at]) ? 10 : 1;
  }
}

int worthOfGoing(const State& s, Seat seat, unsigned to) {
  const Figure& figure = s.figure[seat][s.actor];
  const Spot there{figure.spot.map, byteOf(to)};
  int worth = worthOfStanding(s, seat, s.actor, there) - worthOfStanding(s, seat, s.actor, figure.spot);
  const bool mayAttack = s.attacks > 0 && s.actor != kPrincessFigure;
  if (figure.spot.map == seat && mayAttack && !seesTarget(s, seat, figure.spot) && seesTarget(s, seat, there))
    worth += 15;
  return worth;
}

constexpr unsigned kLeadersTokens = 3;

// A shot is bought only at one who cannot dodge; a Born Leader has tokens for others too, and keeps some.
int worthOfShot(const State& s, Seat seat, unsigned victim) {
  const bool mayDodge = s.player[seatOfFigure(victim)].tokens > 0;
  const bool rich = s.player[seat].tokens > kLeadersTokens && hasAbility(s, seat, Ability::bornLeader);
  if (s.attacks == 0 && mayDodge && !rich) return -1;
  return victim % kFigures == kCaptainFigure ? 48 : 50;
}

int worthOfFight(const State& s, Seat seat, unsigned victim) {
  const int bonus = meleeBonus(s, figureId(seat, s.actor)) - meleeBonus(s, victim);
  if (isTipped(figureOf(s, victim))) return 70;
  return 42 + 6 * bonus + (hasAbility(s, seat, Ability::firstFang) ? 12 : 0);
}

// Without tokens to dodge a boarder is soon a point for the enemy.
constexpr unsigned kBoardersTokens = 3;

int worthOfExit(const State& s, Seat seat, unsigned node) {
  const Spot spot = s.figure[seat][s.actor].spot;
  if (spot.map != seat || !isBoarder(s, seat, s.actor) || s.player[seat].tokens < kBoardersTokens) return -1;
  return 30 - 6 * static_cast<int>(farFromEnemy(s, seat, node));
}

int worthOfAction(const State& s, Seat seat, Move move) {
  const unsigned what = whatOf(move);
  const unsigned tokens = s.player[seat].tokens;
  const int price = s.attacks > 0 ? 0 : 5;
  switch (verbOf(move)) {
    case Verb::go: return worthOfGoing(s, seat, what);
    case Verb::exit: return worthOfExit(s, seat, what);
    case Verb::enter: return isBoarder(s, seat, s.actor) && carriedBy(s, figureId(seat, s.actor)) == kThings ? -1 : 25;
    case Verb::jump: return isBoarder(s, seat, s.actor) ? 60 : -1;
    case Verb::board: return s.attacks > 0 ? 45 : -1;
    case Verb::shoot: return worthOfShot(s, seat, what) - price;
    case Verb::shootGun: return 52 - price;
    case Verb::shootThing: return 54 - price;
    case Verb::fight: return worthOfFight(s, seat, what) - price;
    case Verb::douse: {
      if (s.figure[seat][s.actor].spot.map != seat) return -1;
      return worthOfSpace(s, seat, what) + 3 * static_cast<int>(blastsOn(s.ship[seat]));
    }
    case Verb::healCaptain:
    case Verb::healCrew: return 30;
    case Verb::search: return tokens > 2 ? 10 : -1;
    case Verb::take: return 60;
    case Verb::rescue: return 65;
    case Verb::mount: return 80 + worthOfSpace(s, seat, what);
    case Verb::stand: return 40;
    default: return -1;
  }
}

template <class Worth>
Move bestOf(const MoveList& moves, Worth worthOf) {
  Move best = moves[0];
  int most = worthOf(best);
  for (std::size_t i = 1; i < moves.size(); ++i)
    if (const int worth = worthOf(moves[i]); worth > most) {
      most = worth;
      best = moves[i];
    }
  return best;
}

// A figure with something to do acts; it is found out by letting it act in a copy.
bool hasWork(const State& s, Seat seat, unsigned figure) {
  if (!isCrewMove(s, moveOf(Verb::act, figure))) return false;
  State trial = s;
  Events unheard;
  Play play{trial, unheard};
  playCrew(play, moveOf(Verb::act, figure));
  MoveList moves;
  moves.clear();
  listCrew(trial, moves);
  for (const Move move : moves)
    if (move != kPass && worthOfAction(trial, seat, move) > 0) return true;
  return false;
}

Move quickPick(const State& s, Seat seat) {
  for (unsigned thing = kTape; thing > 0; --thing)
    if (const Move cool = moveOf(Verb::cool, thing - 1); isCrewMove(s, cool)) return cool;
  for (unsigned figure = 0; figure < kFigures; ++figure)
    if (hasWork(s, seat, figure)) return moveOf(Verb::act, figure);
  return kPass;
}

}  // namespace

Move quickMove(const State& seen) {
  if (seen.agenda.empty() && seen.phase == Phase::crew && seen.actor == kNoFigure) return quickPick(seen, toMove(seen));
  if (seen.agenda.empty() && seen.phase == Phase::movement) return quickHelm(seen, toMove(seen));
  MoveList moves;
  legalMoves(seen, moves);
  const Seat seat = toMove(seen);
  if (!seen.agenda.empty())
    return bestOf(moves, [&](Move move) { return worthOfTask(seen, seen.agenda.back(), move); });
  switch (seen.phase) {
    case Phase::program:
      return bestOf(moves, [&, guns = gunsOf(seen, seat)](Move move) {
        return worthOfProgramming(seen, seat, guns, byteOf(whatOf(move)));
      });
    case Phase::shooting:
    case Phase::centre:
      return bestOf(moves, [&](Move move) { return move == kPass ? 0 : worthOfFire(seen, seat, whatOf(move)); });
    case Phase::crew:
      return bestOf(moves, [&](Move move) { return move == kPass ? 0 : worthOfAction(seen, seat, move); });
    default: return bestOf(moves, [&](Move move) { return worthOfSetup(seen, seat, move); });
  }
}

}  // namespace armada::rayguns
