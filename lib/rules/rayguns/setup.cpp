// The setup of Rayguns and Rocketships, in the book's order: factions, then each seat's Captain card, rayguns, figures and Star
// card, then the First Player and what the episode adds by chance.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

constexpr unsigned allPorts(const Deck& deck) { return bitOf(deck.ports) - 1; }

// Book: Choose Factions. All ports have a raygun until those that stay empty are chosen.
void takeFaction(State& s, Seat seat, Faction faction) {
  s.ship[seat].faction = faction;
  const Deck& deck = kDeck[indexOf(faction)];
  s.ship[seat].rayguns = byteOf(allPorts(deck));
}

bool isTaken(const State& s, Faction faction) {
  for (const Ship& ship : s.ship)
    if (ship.faction == faction) return true;
  return false;
}

void dealFactions(State& s) {
  Faction order[kFactions] = {Faction::rangers, Faction::pirates, Faction::zard, Faction::blaarg};
  if (s.factionRule == FactionRule::random) shuffle(s.rng, order, kFactions);
  for (Seat seat = 0; seat < s.players; ++seat) takeFaction(s, seat, order[seat]);
}

// Book: Player Area Setup. A place without a player is empty.
void setUpPlayer(State& s, Seat seat) {
  Player& player = s.player[seat];
  Ship& ship = s.ship[seat];
  ship.node = kNoNode;
  ship.faction = Faction::none;
  for (std::uint8_t& card : player.program) card = kNoCard;
  for (Figure& figure : s.figure[seat]) figure.spot = kGone;
  if (seat >= s.players) return;
  const Planet& planet = kPlanet[planetOf(seat, s.players)];
  ship.node = planet.node;
  ship.facing = planet.facing;
  player.deck = byteOf(bitOf(kStarCards) - 1);
  player.deckCount = kStarCards;
}

void setUpThings(State& s) {
  const Sky& sky = skyOf(s);
  for (unsigned thing = 0; thing < kThings; ++thing) {
    s.thing[thing] = {kGone, 0, Fate::gone, kNobody};
    if (thing == kTape || sky.kind == ThingKind::none) continue;
    s.thing[thing].spot = {kInSpace, sky.thing[thing]};
    s.thing[thing].fate = Fate::lying;
  }
}

}  // namespace

void setUp(State& s) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) setUpPlayer(s, seat);
  setUpThings(s);
  s.princess = kGone;
  s.kidnapper = kNobody;
  s.actor = kNoFigure;
  s.phase = Phase::faction;
  if (s.factionRule == FactionRule::chosen) return;
  dealFactions(s);
  s.phase = Phase::side;
}

// ---- what is legal ----------------------------------------------------------------------------------------------------
// The captain first.
unsigned nextFigure(const State& s, Seat seat) {
  unsigned figure = 0;
  while (figure < kFiguresAtStart && inPlay(s.figure[seat][figure])) ++figure;
  return figure;
}

namespace {

Spaces freeSpaces(const State& s, Seat seat) { return without(openOn(s, seat), crowdOn(s, seat, seat).own); }

}  // namespace

void listSetup(const State& s, MoveList& moves) {
  const Seat seat = activeSeat(s);
  switch (s.phase) {
    case Phase::faction:
      for (unsigned faction = 0; faction < kFactions; ++faction)
        if (!isTaken(s, static_cast<Faction>(faction))) moves.push(moveOf(Verb::faction, faction));
      break;
    case Phase::side:
      for (unsigned side = 0; side < kSides; ++side) moves.push(moveOf(Verb::side, side));
      break;
    case Phase::ports:
      for (unsigned port = 0; port < kMostPorts; ++port)
        if (hasRaygun(s.ship[seat], port)) moves.push(moveOf(Verb::leave, port));
      break;
    case Phase::figures:
      forEach(freeSpaces(s, seat), [&](unsigned space) { moves.push(moveOf(Verb::place, space)); });
      moves.push(moveOf(Verb::placeAll));
      break;
    default:
      for (unsigned card = 0; card < kStarCards; ++card) moves.push(moveOf(Verb::star, card));
      break;
  }
}

// ---- what a move does -------------------------------------------------------------------------------------------------
namespace {

void chooseFaction(Play& play, Faction faction) {
  State& s = play.state;
  takeFaction(s, s.passed, faction);
  tell(play, EventKind::factionTaken, s.passed, {indexOf(faction)});
  ++s.passed;
  if (s.passed + 1u == kFactions && s.players == kMostPlayers) {  // one is left for the last
    unsigned last = 0;
    while (isTaken(s, static_cast<Faction>(last))) ++last;
    takeFaction(s, s.passed, static_cast<Faction>(last));
    tell(play, EventKind::factionTaken, s.passed, {last});
    ++s.passed;
  }
  if (s.passed < s.players) return;
  s.passed = 0;
  s.phase = Phase::side;
}

// Book: NOTE on raygun ports. More ports than rayguns: the player decides.
void askForPorts(Play& play, Seat seat) {
  const Ship& ship = play.ship(seat);
  const bool tooMany = rayguns(ship) > kRocketship[indexOf(ship.faction)].rayguns;
  play.state.phase = tooMany ? Phase::ports : Phase::figures;
}

void placeFigure(Play& play, Seat seat, unsigned space) {
  const unsigned figure = nextFigure(play.state, seat);
  play.state.figure[seat][figure].spot = {seat, byteOf(space)};
  tell(play, EventKind::figurePlaced, seat, {figureId(seat, figure), space});
}

// House 5: the station of the table that is free, a port with its raygun; else the first free space.
unsigned defaultStation(const State& s, Seat seat) {
  const Ship& ship = s.ship[seat];
  const Rocketship& rocketship = kRocketship[indexOf(ship.faction)];
  const Deck& deck = deckOf(s, seat);
  const char letter = rocketship.stations[s.player[seat].side][nextFigure(s, seat)];
  unsigned found = kNoNode, any = kNoNode;
  forEach(freeSpaces(s, seat), [&](unsigned space) {
    if (any == kNoNode) any = space;
    if (found != kNoNode || rocketship.map[space / kWidth][space % kWidth] != letter) return;
    const std::uint8_t port = deck.portAt[space];
    if (port == kNoPort || hasRaygun(ship, port)) found = space;
  });
  return found != kNoNode ? found : any;
}

void placeAll(Play& play, Seat seat) {
  while (nextFigure(play.state, seat) < kFiguresAtStart) placeFigure(play, seat, defaultStation(play.state, seat));
}

// Those who rolled highest of the seats that roll.
unsigned rollOff(Play& play, unsigned rolling, bool told) {
  unsigned best = 0, leaders = 0;
  for (Seat seat = 0; seat < play.state.players; ++seat) {
    if ((rolling >> seat & 1u) == 0) continue;
    const unsigned die = rollDie(play);
    if (told) tell(play, EventKind::firstRolled, seat, {die});
    if (die > best) leaders = 0;
    if (die >= best) leaders |= bitOf(seat);
    if (die > best) best = die;
  }
  return leaders;
}

// Book: Choose First Player. Ties roll again; without a generator, looking ahead, nobody would ever win.
void rollForFirst(Play& play) {
  State& s = play.state;
  unsigned rolling = bitOf(s.players) - 1;
  for (unsigned nth = 1; (rolling & (rolling - 1)) != 0; ++nth)
    rolling = s.rng.blank() ? 1 : rollOff(play, rolling, nth <= kRollsTold);
  while ((rolling >> s.first & 1u) == 0) ++s.first;
  tell(play, EventKind::firstChosen, s.first);
}

// Book: Princess Persevone; Data tape. A random player has them.
void setUpTreasures(Play& play) {
  State& s = play.state;
  if (kEpisode[s.episode].princess) {
    s.kidnapper = byteOf(s.rng.below(s.players));
    s.princess = {s.kidnapper, deckOf(s, s.kidnapper).hatch};
    tell(play, EventKind::princessBack, s.kidnapper, {s.princess.map, s.princess.at});
  }
  if (kEpisode[s.episode].tape) {
    const auto owner = byteOf(s.rng.below(s.players));
    s.thing[kTape] = {{owner, deckOf(s, owner).panel}, 0, Fate::lying, kNobody};
    tell(play, EventKind::tapeLaid, owner, {kTape, deckOf(s, owner).panel});
  }
}

void finishSeat(Play& play) {
  State& s = play.state;
  s.phase = Phase::side;
  if (++s.passed < s.players) return;
  s.passed = 0;
  rollForFirst(play);
  setUpTreasures(play);
  beginRound(play);
}

}  // namespace

void placeAtStations(State& state, Seat seat) {
  Events nobody;
  Play play{state, nobody};
  placeAll(play, seat);
}

void playSetup(Play& play, Move move) {
  State& s = play.state;
  const Seat seat = activeSeat(s);
  const unsigned what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::faction: chooseFaction(play, static_cast<Faction>(what)); break;
    case Verb::side:
      play.player(seat).side = byteOf(what);
      tell(play, EventKind::sideTaken, seat, {what});
      askForPorts(play, seat);
      break;
    case Verb::leave:
      play.ship(seat).rayguns = byteOf(play.ship(seat).rayguns & ~bitOf(what));
      tell(play, EventKind::portLeft, seat, {what});
      askForPorts(play, seat);
      break;
    case Verb::place: placeFigure(play, seat, what); break;
    case Verb::placeAll: placeAll(play, seat); break;
    default:
      takeStar(play, seat, what);
      finishSeat(play);
      return;
  }
  if (s.phase == Phase::figures && nextFigure(s, seat) == kFiguresAtStart) s.phase = Phase::starCard;
}

}  // namespace armada::rayguns
