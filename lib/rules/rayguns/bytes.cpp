// What a position of Rayguns and Rocketships is: every card, figure and token in one place, fields that fit together, an agenda
// that the rules could have left; and its bytes, from fields.h.
#include "rules/rayguns/fields.h"
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

constexpr Verdict no(const char* why) { return {why}; }

bool inSetup(const State& s) { return s.round == 0; }
bool isSeat(const State& s, unsigned seat) { return seat < s.players; }
bool isSeatOrNobody(const State& s, unsigned seat) { return seat < s.players || seat == kNobody; }
unsigned countBits(unsigned bits) {
  unsigned count = 0;
  for (; bits != 0; bits &= bits - 1) ++count;
  return count;
}

// ---- numbers ----------------------------------------------------------------------------------------------------------------
Verdict validNumbers(const State& s) {
  if (s.players < 2 || s.players > kMostPlayers) return no("two to four play");
  if (s.episode >= kEpisodes || s.factionRule > FactionRule::random || s.ironwill > 1 || s.lastMan > 1 ||
      s.evenStart > 1)
    return no("an unknown option");
  if (s.rng.blank()) return no("the generator is blank");
  if (s.phase > Phase::over || s.first >= s.players || s.turn >= kTurns || s.passed >= s.players)
    return no("a number of the Turn is out of range");
  if (s.round > (s.lastMan != 0 ? kLastRoundToTheLastMan : kLastRound)) return no("no such Round");
  if (inSetup(s) != (s.phase <= Phase::starCard)) return no("the setup comes before the first Round");
  if ((inSetup(s) || s.phase == Phase::program) && s.turn != 0) return no("no Turn has begun");
  if (inSetup(s) && s.first != 0) return no("the First Player is not rolled yet");
  for (const std::uint8_t byte : s.filler)
    if (byte != 0) return no("filler is not 0");
  return kValid;
}

Verdict validFactions(const State& s) {
  if (s.phase == Phase::faction && s.factionRule != FactionRule::chosen) return no("factions were dealt");
  const unsigned chosen = s.phase == Phase::faction ? s.passed : s.players;
  unsigned taken = 0;
  for (unsigned seat = 0; seat < kMostPlayers; ++seat) {
    const Faction faction = s.ship[seat].faction;
    if (faction > Faction::none || (faction != Faction::none) != (seat < chosen))
      return no("a faction for each player");
    if (faction == Faction::none) continue;
    if ((taken >> indexOf(faction) & 1u) != 0) return no("two players have one faction");
    taken |= bitOf(indexOf(faction));
  }
  return kValid;
}

// A place without a player.
bool isEmpty(const State& s, Seat seat) {
  const Player& p = s.player[seat];
  const Ship& ship = s.ship[seat];
  unsigned all =
      p.points | p.side | p.wounds | p.tokens | p.held | p.known | p.deck | p.discards | p.heldCount | p.deckCount;
  all |= p.played | p.effects | p.used | p.duelled | ship.facing | ship.rayguns;
  for (const std::uint8_t bits : ship.blasts) all |= bits;
  for (const Figure& figure : s.figure[seat])
    if (figure.spot != kGone || figure.marks != 0) return false;
  for (const std::uint8_t card : p.program)
    if (card != kNoCard) return false;
  return all == 0 && ship.node == kNoNode;
}

Verdict validPlaces(const State& s) {
  for (Seat seat = s.players; seat < kMostPlayers; ++seat)
    if (!isEmpty(s, seat)) return no("something lies where nobody plays");
  return kValid;
}

// ---- the setup --------------------------------------------------------------------------------------------------------------
unsigned placedFigures(const State& s, Seat seat) {
  unsigned count = 0;
  while (count < kFiguresAtStart && inPlay(s.figure[seat][count])) ++count;
  return count;
}

// How far a seat is: 0 untouched, 1 ports, 2 figures, 3 Star card, 4 done.
unsigned stageOf(const State& s, Seat seat) {
  if (s.phase == Phase::faction || seat > s.passed) return 0;
  if (seat < s.passed) return 4;
  return static_cast<unsigned>(s.phase) - static_cast<unsigned>(Phase::side);
}

Verdict validSetupSeat(const State& s, Seat seat) {
  const Player& p = s.player[seat];
  const Ship& ship = s.ship[seat];
  const Planet& planet = kPlanet[planetOf(seat, s.players)];
  const unsigned stage = stageOf(s, seat), placed = placedFigures(s, seat);
  if (ship.node != planet.node || ship.facing != planet.facing || blastsOn(ship) != 0)
    return no("rocketships start on their planets");
  if ((p.points | p.wounds | p.tokens | p.known | p.discards | p.played | p.effects | p.used | p.duelled) != 0)
    return no("nothing has happened yet");
  for (const std::uint8_t card : p.program)
    if (card != kNoCard) return no("nothing is programmed yet");
  if (p.heldCount != (stage == 4 ? 1 : 0)) return no("one Star card is chosen in the setup");
  if (stage == 0 && p.side != 0) return no("the Captain card is not chosen yet");
  if (placed != figuresInPlay(s, seat) || inPlay(s.figure[seat][kPrincessFigure]))
    return no("figures are placed in order");
  if (stage < 2 ? placed != 0 : stage > 2 ? placed != kFiguresAtStart : placed == kFiguresAtStart)
    return no("figures are placed after the rayguns");
  if (ship.faction == Faction::none) return ship.rayguns == 0 ? kValid : no("rayguns without a rocketship map");
  const Deck& deck = deckOf(s, seat);
  const unsigned guns = rayguns(ship), start = kRocketship[indexOf(ship.faction)].rayguns;
  if (stage == 0 ? guns != deck.ports : stage == 1 ? guns <= start : guns != start)
    return no("rayguns do not fit the setup");
  for (unsigned figure = 0; figure < placed; ++figure)
    if (s.figure[seat][figure].spot.map != seat) return no("figures start on their own rocketship");
  return kValid;
}

Verdict validSetup(const State& s) {
  if (!inSetup(s)) return kValid;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (const Verdict verdict = validSetupSeat(s, seat); !verdict) return verdict;
  if (!s.agenda.empty() || s.kidnapper != kNobody) return no("nothing has happened yet");
  for (unsigned i = 0; i < kTape; ++i)
    if (skyOf(s).kind != ThingKind::none &&
        (s.thing[i].fate != Fate::lying || s.thing[i].spot != Spot{kInSpace, skyOf(s).thing[i]}))
      return no("things lie where the episode puts them");
  return s.thing[kTape].fate == Fate::gone ? kValid : no("the data tape comes after the setup");
}

// ---- cards ------------------------------------------------------------------------------------------------------------------
// How many cards of a program there may be: from, to.
struct Length {
  unsigned least, most;
};
Length programLength(const State& s, Seat seat) {
  if (inSetup(s)) return {0, 0};
  if (s.phase == Phase::over) return {0, kTurns};
  if (isOut(s, seat)) return {0, s.phase == Phase::program ? 0 : revealedSlots(s)};
  if (s.phase != Phase::program) return {kTurns, kTurns};
  const unsigned nth = placeInOrder(s, seat);
  if (nth == s.passed) return {0, kTurns - 1};
  return nth < s.passed ? Length{kTurns, kTurns} : Length{0, 0};
}

Verdict validProgram(const State& s, Seat seat) {
  const Player& p = s.player[seat];
  unsigned cards = 0, seen = 0, stars = 0;
  while (cards < kTurns && p.program[cards] != kNoCard) ++cards;
  for (unsigned slot = cards; slot < kTurns; ++slot)
    if (p.program[slot] != kNoCard) return no("a program is laid from the left");
  const Length length = programLength(s, seat);
  if (cards < length.least || cards > length.most) return no("a program has three cards");
  for (unsigned slot = 0; slot < cards; ++slot) {
    const std::uint8_t card = p.program[slot];
    if (card >= kCards || (seen >> card & 1u) != 0) return no("a program of cards that there are");
    seen |= bitOf(card);
    stars += isStar(card) ? 1 : 0;
    if (isStar(card) && slot >= revealedSlots(s) && (p.held >> (card - kFirstStarCard) & 1u) == 0)
      return no("a Star card is programmed from the hand");
  }
  if (stars > 1) return no("one Star card in a program at most");
  for (unsigned slot = 0; slot < kTurns; ++slot)
    if ((p.played >> slot & 1u) != 0 && (slot >= revealedSlots(s) || slot >= cards || !isStar(p.program[slot])))
      return no("a Star card was played that is not there");
  return p.played < bitOf(kTurns) ? kValid : no("a Turn has no such number");
}

Verdict validStars(const State& s, Seat seat) {
  const Player& p = s.player[seat];
  constexpr unsigned kAll = (1u << kStarCards) - 1;
  unsigned open = 0;
  for (unsigned slot = 0; slot < revealedSlots(s); ++slot)
    if (isStar(p.program[slot])) open |= bitOf(p.program[slot] - kFirstStarCard);
  if ((p.held | p.deck | p.discards | open) != kAll ||
      countBits(p.held) + countBits(p.deck) + countBits(p.discards) + countBits(open) != kStarCards)
    return no("every Star card is in one place");
  if ((p.known & ~p.held) != 0) return no("a Star card that everybody knows is in hand");
  return p.heldCount == countBits(p.held) && p.deckCount == countBits(p.deck) ? kValid
                                                                              : no("Star cards are miscounted");
}

Verdict validPlayer(const State& s, Seat seat) {
  const Player& p = s.player[seat];
  if (p.points > kMostPoints || p.tokens > kMostTokens || p.side >= kSides || p.wounds >= bitOf(kAbilitiesASide))
    return no("a number of a player is out of range");
  if (p.effects >= 2u * kShielded || p.used >= 2u * kPrincessUsed || p.duelled >= bitOf(s.players) ||
      (p.duelled >> seat & 1u) != 0)
    return no("an unknown mark of the Turn");
  if (s.phase == Phase::program && (p.effects | p.used | p.duelled | p.tokens) != 0)
    return no("a Round begins with nothing");
  if (p.tokens != 0 && !inSetup(s) && isOut(s, seat)) return no("who is out has no tokens");
  if (!inSetup(s) && (p.wounds == bitOf(kAbilitiesASide) - 1) == inPlay(s.figure[seat][kCaptainFigure]))
    return no("a captain with three Blast markers is defeated");
  return kValid;
}

Verdict validPlayers(const State& s) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (const Verdict verdict = validPlayer(s, seat); !verdict) return verdict;
    if (const Verdict verdict = validProgram(s, seat); !verdict) return verdict;
    if (const Verdict verdict = validStars(s, seat); !verdict) return verdict;
  }
  return kValid;
}

// ---- on the maps ------------------------------------------------------------------------------------------------------------
bool isWreck(const State& s, Seat seat) {
  for (const Task& task : s.agenda)
    if (task.kind == TaskKind::wreck && task.a == seat) return true;
  return false;
}

Verdict validShip(const State& s, Seat seat) {
  const Ship& ship = s.ship[seat];
  if (ship.faction == Faction::none) return kValid;
  if (!afloat(s, seat)) {
    const bool blank = ship.facing == 0 && ship.rayguns == 0 && blastsOn(ship) == 0;
    return blank && !isWreck(s, seat) ? kValid : no("a rocketship that is gone has left nothing");
  }
  if (ship.node >= kNodes || ship.facing >= kDirections || skyOf(s).rock[ship.node] != Rock::none)
    return no("a rocketship is where none can be");
  for (Seat other = 0; other < seat; ++other)
    if (s.ship[other].node == ship.node) return no("two rocketships on one node");
  const Deck& deck = deckOf(s, seat);
  if (ship.rayguns >= bitOf(deck.ports) || (!inSetup(s) && rayguns(ship) > kMostRayguns))
    return no("rayguns stand on ports");
  const Spaces fires = blastsOf(ship);
  if (without(fires, openOn(s, seat)).any() || (ship.blasts[7] & 0x80u) != 0) return no("a Blast marker in the hull");
  const Crowd crowd = crowdOn(s, seat, seat);
  if ((fires & (crowd.own | crowd.others | thingsOn(s, seat))).any()) return no("a Blast marker on a figure or token");
  const bool returned =
      seat == s.kidnapper && s.princess == Spot{seat, deck.hatch};  // House u: whether it burns or not
  if (s.princess.map == seat && fires.has(s.princess.at) && !returned) return no("a Blast marker on the princess");
  const bool wrecked = isWreck(s, seat) || (s.phase == Phase::over && blastsOn(ship) == kWreckMarkers);  // ended by it
  if (wrecked ? blastsOn(ship) != kWreckMarkers || ship.rayguns != 0 : blastsOn(ship) >= kWreckMarkers)
    return no("eight Blast markers destroy a rocketship");
  return kValid;
}

// Aboard a rocketship on an open space, or on a node without a rock.
bool isPlace(const State& s, Spot spot) {
  if (spot.map == kInSpace) return spot.at < kNodes && skyOf(s).rock[spot.at] == Rock::none;
  return isSeat(s, spot.map) && s.ship[spot.map].faction != Faction::none && afloat(s, spot.map) && spot.at < kSpaces &&
         deckOf(s, spot.map).station[spot.at] != Station::wall;
}

Verdict validFigure(const State& s, Seat seat, unsigned figure) {
  const Figure& each = s.figure[seat][figure];
  if (!inPlay(each))
    return each.spot == kGone && each.marks == 0 ? kValid : no("a figure that is gone has left nothing");
  if (!isPlace(s, each.spot)) return no("a figure is where none can be");
  if (figureAt(s, each.spot) != figureId(seat, figure)) return no("two figures on one space");
  const bool crew = figure != kCaptainFigure && figure != kPrincessFigure;
  if (each.marks >= 2u * kTipped || ((each.marks & kTipped) != 0 && (each.marks & kHurt) == 0))
    return no("an unknown mark");
  if ((each.marks & (kHurt | kTipped)) != 0 && (s.ironwill == 0 || !crew)) return no("only Ironwill hurts crew");
  const bool acting = s.phase == Phase::crew && activeSeat(s) == seat;
  if ((each.marks & (kActed | kAided)) != 0 && !acting && s.phase != Phase::over)
    return no("nobody acts outside their Crew Phase");
  if (figure == kPrincessFigure && (!kEpisode[s.episode].princess || isOut(s, seat)))
    return no("the princess is not here");
  return kValid;
}

Verdict validMaps(const State& s) {
  for (Seat seat = 0; seat < s.players; ++seat)
    for (unsigned figure = 0; figure < kFigures; ++figure)
      if (const Verdict verdict = validFigure(s, seat, figure); !verdict) return verdict;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (const Verdict verdict = validShip(s, seat); !verdict) return verdict;
  return kValid;
}

// ---- princess and things ------------------------------------------------------------------------------------------------------
Verdict validPrincess(const State& s) {
  unsigned places = s.princess.map != kNowhere ? 1 : 0;
  for (Seat seat = 0; seat < s.players; ++seat) places += inPlay(s.figure[seat][kPrincessFigure]) ? 1 : 0;
  const bool here = kEpisode[s.episode].princess && !inSetup(s);
  if (places != (here ? 1u : 0u) || (here ? !isSeat(s, s.kidnapper) : s.kidnapper != kNobody))
    return no("there is one princess");
  if (s.princess.map == kNowhere) return s.princess == kGone ? kValid : no("the princess is nowhere");
  return isPlace(s, s.princess) ? kValid : no("the princess is where nobody can be");
}

bool fitsStation(const State& s, ThingKind kind, Spot spot) {
  if (!isSeat(s, spot.map) || !isPlace(s, spot)) return false;
  const Station station = deckOf(s, spot.map).station[spot.at];
  if (kind == ThingKind::core) return station == Station::panel || station == Station::engine;
  return station == Station::cockpit || station >= Station::portGun;
}

Verdict validThing(const State& s, unsigned i) {
  const Thing& thing = s.thing[i];
  const ThingKind kind = kindOfThing(s, i);
  if (thing.fate > Fate::red) return no("an unknown fate");
  if (thing.fate != Fate::red && thing.shooter != kNobody) return no("only a red core was shot at");
  if (thing.fate != Fate::carried && thing.carrier != 0) return no("nobody carries it");
  if ((thing.fate == Fate::gone || thing.fate == Fate::carried) && thing.spot != kGone) return no("it lies nowhere");
  if (kind == ThingKind::none && thing.fate != Fate::gone) return no("a thing of another episode");
  switch (thing.fate) {
    case Fate::gone: return kind == ThingKind::tape && !inSetup(s) ? no("the data tape is never lost") : kValid;
    case Fate::lying: return isPlace(s, thing.spot) ? kValid : no("a thing lies where nothing can lie");
    case Fate::carried: {
      const unsigned id = thing.carrier;
      const bool carries = isSeat(s, seatOfFigure(id)) && id % kFigures != kPrincessFigure && inPlay(figureOf(s, id));
      return carries && carriedBy(s, id) == i ? kValid : no("nobody carries it, or something else");
    }
    default: break;
  }
  if (kind == ThingKind::tape || !fitsStation(s, kind, thing.spot)) return no("it is not mounted on its station");
  if (thing.fate == Fate::red && (kind != ThingKind::core || !isSeat(s, thing.shooter)))
    return no("only cores turn red");
  for (unsigned other = 0; other < i; ++other)
    if (s.thing[other].fate >= Fate::mounted && s.thing[other].spot == thing.spot)
      return no("two tokens on one station");
  return isWreck(s, thing.spot.map) ? no("what was mounted goes with the rocketship") : kValid;
}

Verdict validThings(const State& s) {
  for (unsigned i = 0; i < kThings; ++i)
    if (const Verdict verdict = validThing(s, i); !verdict) return verdict;
  return kValid;
}

// ---- the running Phase --------------------------------------------------------------------------------------------------------
constexpr unsigned kMostSteps = 6;

// Volleys that the Phase allows: two with a Double Broadside, one of the centre raygun.
unsigned mostVolleys(const State& s) {
  if (s.phase == Phase::centre) return 1;
  if (s.phase != Phase::shooting) return 0;
  return (s.player[activeSeat(s)].effects & kDoubleFire) != 0 ? 2 : 1;
}

Verdict validPhase(const State& s) {
  const bool movement = s.phase == Phase::movement, crew = s.phase == Phase::crew;
  if ((s.engines | s.cockpits) != 0 && !movement) return no("the helm belongs to the Movement");
  if (s.volleys > mostVolleys(s)) return no("more volleys than the Phase allows");
  if (!crew && (s.actor != kNoFigure || (s.steps | s.attacks) != 0)) return no("nobody acts outside the Crew Phase");
  if (s.actor == kNoFigure && (s.steps | s.attacks) != 0) return no("nobody acts");
  if (s.steps > kMostSteps || s.attacks > 1) return no("more than a figure can do");
  if (inSetup(s)) return kValid;
  if (s.phase == Phase::over) return s.passed == 0 && s.agenda.empty() ? kValid : no("over, but something waits");
  if (isThrough(s)) return no("the game would be over");
  const Seat active = activeSeat(s);
  if (s.agenda.empty() && isOut(s, active)) return no("who is out does not play");
  if (movement && (s.engines | s.cockpits) != 0 &&
      (!afloat(s, active) || s.engines > mannedStations(s, active, Station::engine) ||
       s.cockpits > mannedStations(s, active, Station::cockpit)))
    return no("more engines than are manned");
  if (s.volleys != 0 && !afloat(s, active)) return no("a rocketship that is gone does not fire");
  if (s.actor == kNoFigure) return kValid;
  if (s.actor >= kFigures || !inPlay(s.figure[active][s.actor]) || (s.figure[active][s.actor].marks & kActed) == 0)
    return no("the acting figure is not there");
  const bool idle = isTipped(s.figure[active][s.actor]) || s.actor == kPrincessFigure;
  if (idle && s.attacks != 0) return no("it cannot attack");
  return isTipped(s.figure[active][s.actor]) && s.steps != 0 ? no("who lies on the side does not walk") : kValid;
}

// With nothing on the agenda the Phase asks its question, which has more than one answer.
Verdict validQuestion(const State& s) {
  if (!s.agenda.empty()) return kValid;
  bool asks = true;
  switch (s.phase) {
    case Phase::movement: asks = s.engines + s.cockpits > 0; break;
    case Phase::shooting:
    case Phase::centre: asks = s.volleys > 0 && hasTarget(s); break;
    case Phase::crew: asks = hasCrewChoice(s); break;
    default: break;
  }
  return asks ? kValid : no("the Phase has nothing to ask");
}

// ---- the agenda ---------------------------------------------------------------------------------------------------------------
bool isFigure(const State& s, Seat seat, unsigned figure) {
  return isSeat(s, seat) && figure < kFigures && inPlay(s.figure[seat][figure]);
}

bool asksByStar(unsigned effect, unsigned count) {
  switch (static_cast<StarEffect>(effect)) {
    case StarEffect::repair: return count >= 1 && count <= kRepairMarkers;
    case StarEffect::jam:
    case StarEffect::null:
    case StarEffect::rescue:
    case StarEffect::torpedo:
    case StarEffect::tractor:
    case StarEffect::warp: return count == 1;
    default: return false;
  }
}

bool isWound(const State& s, const Task& task) {
  const bool byFigure = task.b < kMostPlayers * kFigures && seatOfFigure(task.b) == task.seat;
  return isFigure(s, task.a, kCaptainFigure) && (byFigure || task.b == kNoFigure) &&
         task.c <= static_cast<unsigned>(DefeatCause::ruthless);
}

bool isLoss(const State& s, const Task& task) {
  if (!isFigure(s, task.seat, task.a) || task.a == kCaptainFigure || !isSeat(s, task.c) || task.c == task.seat)
    return false;
  if (!afloat(s, task.seat) || task.b >= kMostPorts || !hasRaygun(s.ship[task.seat], task.b)) return false;
  return s.figure[task.seat][task.a].spot == Spot{task.seat, deckOf(s, task.seat).port[task.b]};
}

bool isDodge(const State& s, const Task& task) {
  return isFigure(s, task.seat, task.a) && task.seat != activeSeat(s) && s.player[task.seat].tokens > 0 &&
         task.b == activeSeat(s) && task.c == s.actor && s.actor != kNoFigure && !isTipped(s.figure[task.seat][task.a]);
}

bool isTask(const State& s, const Task& task) {
  const Seat active = activeSeat(s);
  if (!isSeat(s, task.seat)) return false;
  const bool rest = (task.b | task.c) == 0;
  const bool enemyShip = isSeat(s, task.a) && task.a != task.seat && afloat(s, task.a);
  switch (task.kind) {
    case TaskKind::helm: return task.seat == active && task.a <= 1 && rest;
    case TaskKind::blast:
      return isSeat(s, task.a) && afloat(s, task.a) && !isWreck(s, task.a) && task.b >= 1 && task.b <= kMostPorts &&
             (s.phase != Phase::movement || task.b == 1) && isSeatOrNobody(s, task.c);
    case TaskKind::face: return task.seat == active && afloat(s, active) && !isWreck(s, active) && task.a == 0 && rest;
    case TaskKind::afterRam:
      return task.seat == active && isSeat(s, task.a) && task.a != active && task.b < kDirections && task.c <= 1;
    case TaskKind::gunHit:
      return enemyShip && !isWreck(s, task.a) && task.b >= 1 && task.b <= kMostPorts && task.c == 0;
    case TaskKind::loseCrew: return isLoss(s, task);
    case TaskKind::dodge: return isDodge(s, task);
    case TaskKind::wound: return isWound(s, task);
    case TaskKind::tentacle: return isFigure(s, task.seat, kCaptainFigure) && task.a < kMostPlayers * kFigures && rest;
    case TaskKind::nudge: return isFigure(s, task.seat, task.a) && rest;
    case TaskKind::evacuate:
    case TaskKind::wreck: return isSeat(s, task.a) && afloat(s, task.a) && task.b == 0 && isSeatOrNobody(s, task.c);
    case TaskKind::explode:
      return task.a == active && afloat(s, active) && isPlace(s, {active, task.b}) && task.c >= 1 &&
             task.c <= kDirections;
    case TaskKind::star: return task.seat == active && afloat(s, active) && asksByStar(task.a, task.b) && task.c == 0;
    case TaskKind::found: return task.seat == active && afloat(s, active) && task.a == 0 && rest;
    case TaskKind::pickStar: return task.seat == active && s.player[active].deckCount > 0 && task.a == 0 && rest;
    default: return false;
  }
}

// Reads the agenda from the bottom: which kinds may follow one another in this Phase.
struct Reader {
  const State& s;
  std::size_t at = 0;

  bool take(TaskKind kind) {
    if (at == s.agenda.size() || s.agenda[at].kind != kind) return false;
    ++at;
    return true;
  }
  template <class... Kinds>
  bool takeOne(Kinds... kinds) {
    return (take(kinds) || ...);
  }
  // A wreck with those who are still to leave it, each once: the owner is asked first.
  void takeWreck() {
    if (!take(TaskKind::wreck)) return;
    const Task& wreck = s.agenda[at - 1];
    unsigned seats = 0;
    while (at < s.agenda.size() && s.agenda[at].kind == TaskKind::evacuate && s.agenda[at].a == wreck.a &&
           s.agenda[at].c == wreck.c && (seats >> s.agenda[at].seat & 1u) == 0)
      seats |= bitOf(s.agenda[at++].seat);
  }
  bool atEnd() const { return at == s.agenda.size(); }
};

bool isMovementAgenda(Reader reader) {
  reader.take(TaskKind::helm);
  const bool rams = reader.take(TaskKind::afterRam);
  if (!rams) reader.takeOne(TaskKind::star, TaskKind::face, TaskKind::nudge);
  if (reader.take(TaskKind::blast) && rams) reader.take(TaskKind::blast);
  reader.takeWreck();
  return reader.atEnd();
}

bool isShootingAgenda(Reader reader) {
  if (reader.take(TaskKind::gunHit))
    reader.takeOne(TaskKind::loseCrew, TaskKind::wound);
  else if (!reader.takeOne(TaskKind::blast, TaskKind::loseCrew, TaskKind::wound))
    reader.takeWreck();
  return reader.atEnd();
}

bool isCrewAgenda(Reader reader) {
  if (reader.take(TaskKind::explode)) {
    if (!reader.take(TaskKind::wound)) reader.takeWreck();
  } else if (!reader.takeOne(TaskKind::dodge, TaskKind::found, TaskKind::pickStar)) {
    if (reader.take(TaskKind::tentacle))
      reader.take(TaskKind::wound);
    else if (!reader.take(TaskKind::wound))
      reader.takeWreck();
  }
  return reader.atEnd();
}

Verdict validAgenda(const State& s) {
  if (s.agenda.empty()) return kValid;
  for (const Task& task : s.agenda)
    if (!isTask(s, task)) return no("a task that cannot wait now");
  const bool fits = s.phase == Phase::movement                               ? isMovementAgenda({s})
                    : s.phase == Phase::shooting || s.phase == Phase::centre ? isShootingAgenda({s})
                    : s.phase == Phase::crew                                 ? isCrewAgenda({s})
                                                                             : false;
  if (!fits) return no("these tasks do not wait together");
  if (s.phase == Phase::movement && (s.engines | s.cockpits) != 0 && s.agenda[0].kind == TaskKind::helm &&
      s.agenda[0].a != 0)
    return no("engines are counted once");
  MoveList moves;
  moves.clear();
  listTask(s, s.agenda.back(), moves);
  return moves.empty() ? no("a question without an answer") : kValid;
}

// What neither bytes nor texts hold.
bool unusedAgendaIsClear(const State& s) {
  for (std::size_t i = s.agenda.size(); i < kMostTasks; ++i) {
    const Task& task = s.agenda.items[i];
    if (task.kind != TaskKind::none || (task.seat | task.a | task.b | task.c) != 0) return false;
  }
  return true;
}

Verdict validRoom(const State& s) { return unusedAgendaIsClear(s) ? kValid : no("the agenda has leftovers"); }

}  // namespace

void countStars(State& s) {
  for (Seat seat = 0; seat < s.players && seat < kMostPlayers; ++seat) {
    s.player[seat].heldCount = byteOf(countBits(s.player[seat].held));
    s.player[seat].deckCount = byteOf(countBits(s.player[seat].deck));
  }
}

void clearPlaces(State& s) {
  for (Seat seat = s.players; seat < kMostPlayers; ++seat) {
    s.player[seat] = Player{};
    for (std::uint8_t& card : s.player[seat].program) card = kNoCard;
    s.ship[seat] = Ship{};
    s.ship[seat].node = kNoNode;
    s.ship[seat].faction = Faction::none;
    for (Figure& figure : s.figure[seat]) figure = {kGone, 0};
  }
}

Verdict valid(const State& state) {
  return firstRefusal<validNumbers, validFactions, validPlaces, validRoom, validMaps, validPlayers, validPrincess,
                      validThings, validSetup, validPhase, validQuestion, validAgenda>(state);
}

void encode(const State& state, ByteWriter& out) {
  EncodeFields fields(out);
  visitFields(state, fields);
}

bool decode(State& state, ByteReader& in) {
  state = State{};
  DecodeFields fields(in);
  visitFields(state, fields);
  if (!in.good() || in.left() != 0) return false;
  clearPlaces(state);
  countStars(state);
  return static_cast<bool>(valid(state));
}

}  // namespace armada::rayguns
