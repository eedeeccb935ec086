// Rayguns and Rocketships from deal to end: what is legal, what a move does, how the game stands. The phases are in files of
// their own, see turn.h.
#include "rules/rayguns/rayguns.h"
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

// The choices of the options, in the order of kOptions.
enum OptionIndex : std::size_t {
  kPlayersOption,
  kEpisodeOption,
  kFactionsOption,
  kIronwillOption,
  kLastManOption,
  kEvenStartOption
};
constexpr std::uint8_t kFewestPlayers = 2;

}  // namespace

void deal(State& state, const Options& options, Seed seed) {
  state = State{};
  state.rng = Rng::seeded(seed);
  state.players = byteOf(kFewestPlayers + options.choice[kPlayersOption]);
  state.episode = options.choice[kEpisodeOption];
  state.factionRule = static_cast<FactionRule>(options.choice[kFactionsOption]);
  state.ironwill = options.choice[kIronwillOption];
  state.lastMan = options.choice[kLastManOption];
  state.evenStart = options.choice[kEvenStartOption];
  setUp(state);
}

std::uint8_t seats(const State& state) { return state.players; }

Seat toMove(const State& state) {
  if (state.phase == Phase::over) return kNobody;
  return state.agenda.empty() ? activeSeat(state) : state.agenda.back().seat;
}

// House 27: never drawn.
Status status(const State& state) {
  Status status{Outcome::playing, kNobody, {}};
  for (Seat seat = 0; seat < state.players; ++seat)
    status.score[seat] = static_cast<std::int16_t>(state.player[seat].points);
  if (state.phase != Phase::over) return status;
  status.outcome = Outcome::won;
  status.winner = standingOf(state).winner;
  return status;
}

// ---- what is legal --------------------------------------------------------------------------------------------------
namespace {

void listAnswers(MoveList& moves) {
  moves.push(moveOf(Verb::answer, 0));
  moves.push(moveOf(Verb::answer, 1));
}

void listFacings(MoveList& moves) {
  for (unsigned facing = 0; facing < kDirections; ++facing) moves.push(moveOf(Verb::face, facing));
}

void listAbilities(const State& s, Seat owner, MoveList& moves) {
  for (unsigned ability = 0; ability < kAbilitiesASide; ++ability)
    if ((s.player[owner].wounds >> ability & 1u) == 0) moves.push(moveOf(Verb::ability, ability));
}

void listStars(const State& s, Seat seat, MoveList& moves) {
  for (unsigned card = 0; card < kStarCards; ++card)
    if ((s.player[seat].deck >> card & 1u) != 0) moves.push(moveOf(Verb::star, card));
}

void listBlasts(const State& s, Seat target, MoveList& moves) {
  if (afloat(s, target))
    forEach(freeForBlast(s, target), [&](unsigned space) { moves.push(moveOf(Verb::blast, space)); });
}

}  // namespace

void listTask(const State& s, const Task& task, MoveList& moves) {
  switch (task.kind) {
    case TaskKind::blast: listBlasts(s, task.a, moves); break;
    case TaskKind::face: listFacings(moves); break;
    case TaskKind::gunHit: listGunHits(s, task, moves); break;
    case TaskKind::loseCrew:
    case TaskKind::dodge: listAnswers(moves); break;
    case TaskKind::wound: listAbilities(s, task.a, moves); break;
    case TaskKind::tentacle: listTentacle(s, task, moves); break;
    case TaskKind::nudge: listNudge(s, task, moves); break;
    case TaskKind::evacuate: listEvacuation(s, task, moves); break;
    case TaskKind::star: listStar(s, task, moves); break;
    case TaskKind::found: listFound(s, task, moves); break;
    case TaskKind::pickStar: listStars(s, task.seat, moves); break;
    default: break;
  }
}

void legalMoves(const State& state, MoveList& moves) {
  moves.clear();
  if (!state.agenda.empty()) {
    listTask(state, state.agenda.back(), moves);
    return;
  }
  switch (state.phase) {
    case Phase::program: listProgram(state, moves); break;
    case Phase::movement: listHelm(state, moves); break;
    case Phase::shooting:
    case Phase::centre: listTargets(state, moves); break;
    case Phase::crew: listCrew(state, moves); break;
    case Phase::over: break;
    default: listSetup(state, moves); break;
  }
}

// ---- what a move does -----------------------------------------------------------------------------------------------
namespace {

void playBlast(Play& play, const Task& task, unsigned space) {
  play.state.agenda.pop();
  if (task.b > 1) addTask(play, {TaskKind::blast, task.seat, task.a, byteOf(task.b - 1u), task.c});
  placeBlast(play, task.a, space, task.seat, task.c);
}

void makeWay(Play& play, const Task& task, unsigned node) {
  play.state.agenda.pop();
  play.state.figure[task.seat][task.a].spot.at = byteOf(node);
  tell(play, EventKind::nudged, task.seat, {figureId(task.seat, task.a), node});
}

}  // namespace

void playTask(Play& play, const Task& asked, Move move) {
  State& s = play.state;
  const Task task = asked;  // the agenda changes
  const unsigned what = whatOf(move);
  switch (task.kind) {
    case TaskKind::blast: playBlast(play, task, what); break;
    case TaskKind::face:
      s.agenda.pop();
      faceTo(play, task.seat, what);
      break;
    case TaskKind::gunHit: hitGun(play, task, move); break;
    case TaskKind::loseCrew: loseCrew(play, task, what != 0); break;
    case TaskKind::dodge: answerDodge(play, task, what != 0); break;
    case TaskKind::wound:
      s.agenda.pop();
      woundCaptain(play, task.a, what, {task.seat, task.b, static_cast<DefeatCause>(task.c)});
      break;
    case TaskKind::tentacle:
      s.agenda.pop();
      damage(play, what, {task.seat, figureId(task.seat, kCaptainFigure), DefeatCause::tentacle});
      break;
    case TaskKind::nudge: makeWay(play, task, what); break;
    case TaskKind::evacuate:
      if (move == kPass)
        s.agenda.pop();
      else
        evacuate(play, what / kNodes, what % kNodes);
      break;
    case TaskKind::star: playStar(play, task, move); break;
    case TaskKind::found: playFound(play, move); break;
    default:
      s.agenda.pop();
      takeStar(play, task.seat, what);
      break;
  }
}

namespace {

void playPhase(Play& play, Move move) {
  State& s = play.state;
  const unsigned what = whatOf(move);
  switch (s.phase) {
    case Phase::program: programCard(play, byteOf(what)); break;
    case Phase::movement: playHelm(play, move); break;
    case Phase::shooting:
    case Phase::centre:
      if (move == kPass)
        s.volleys = 0;
      else
        fireBattery(play, static_cast<Seat>(what / 2), what % 2 == 1);
      break;
    case Phase::crew: playCrew(play, move); break;
    default: playSetup(play, move); break;
  }
}

void playMove(Play& play, Move move) {
  const Seat before = toMove(play.state);
  const bool secret = isSecret(play.state);
  if (play.state.agenda.empty())
    playPhase(play, move);
  else
    playTask(play, play.state.agenda.back(), move);
  run(play);
  if ((secret || isSecret(play.state)) && toMove(play.state) != before) play.events.seal();  // House 29: a hand-over
}

// Looking ahead stops where chance, hidden cards or another player begin: exactly where a move is sealed.
bool canBeForeseen(const State& seen, Move move) {
  State trial = seen;
  Events unheard;
  Play play{trial, unheard};
  playMove(play, move);
  return !unheard.sealed();
}

bool isListed(const State& s, Move move) {
  MoveList legal;
  legalMoves(s, legal);
  return legal.contains(move);
}

bool isLegal(const State& s, Move move) {
  if (move != moveOf(verbOf(move), whatOf(move))) return false;
  return s.agenda.empty() && s.phase == Phase::crew ? isCrewMove(s, move) : isListed(s, move);
}

}  // namespace

bool apply(State& state, Move move, Events& events) {
  if (!isLegal(state, move)) return false;
  if (state.rng.blank() && !canBeForeseen(state, move)) return false;
  Play play{state, events};
  playMove(play, move);
  return true;
}

// ---- the table ------------------------------------------------------------------------------------------------------
namespace {

constexpr OptionChoice kPlayersChoices[] = {{"2", "2 players"}, {"3", "3 players"}, {"4", "4 players"}};
constexpr OptionChoice kEpisodeChoices[] = {{"galaxy", "Master of the Galaxy"},
                                            {"princess", "Princess of Vaporia"},
                                            {"plans", "The Star Breaker"},
                                            {"warbots", "Warbot Graveyard"},
                                            {"cores", "Atomic Harvest"}};
constexpr OptionChoice kFactionChoices[] = {{"chosen", "Chosen"}, {"seats", "By seat"}, {"random", "Random"}};
constexpr OptionChoice kOffOn[] = {{"off", "Off"}, {"on", "On"}};

constexpr OptionSpec kOptions[] = {
    {"players", "Players", "12, 16 or 20 points win with 2, 3 or 4 players.", kPlayersChoices, 3, 0},
    {"episode", "Episode", "What drifts between the planets, and what it is worth.", kEpisodeChoices, 5, 0},
    {"factions", "Factions", "Chosen in turn, dealt by seat, or at random.", kFactionChoices, 3, 0},
    {"ironwill", "Ironwill", "The first damage only tips a crew member over.", kOffOn, 2, 0},
    {"last_man", "To the Last Man", "No target: the last one left wins. A long game.", kOffOn, 2, 0},
    {"even_start", "Even start", "Who goes first gets more tokens at the first reveal.", kOffOn, 2, 1},
};

constexpr const char* kSeatNames[] = {"Player 1", "Player 2", "Player 3", "Player 4"};

// Most lie before a captain in Mechanical Pants in space: every other node, a fight with each of eight neighbours (whose nodes are
// no way, and who are shot at from where nobody else can stand), three rocketships with two airlocks and the own, four things, the
// princess, three abilities or six crew to heal, six to aid, done. Sixty-four ways to evacuate and 48 to warp are fewer.
static_assert(kRaygunsBounds.legalMoves >=
              (kNodes - 1) + 8 + (kMostPlayers - 1) * kAirlocks + kAirlocks + kThings + 1 + 6 + 6 + 1);
// No game comes near it. A Round has 12 Crew Phases of four players, of eight figures each; at random a figure decides
// twice or thrice, and every token brings two decisions more. The longest of 1,000 random games with every option, half of them
// To the Last Man, had 6,942 moves; 60,000 are five hundred for each of its Turns.
static_assert(kRaygunsBounds.movesAGame == kLastRoundToTheLastMan * kTurns * 500);
// The most is told of a wreck that takes all 28 figures with it, each with points and a Blood Oath, four things and four players
// who are out; then the Turn ends, four cards are revealed with four kinds of tokens, and a rocketship begins to move.
static_assert(kRaygunsBounds.eventsAMove >= 28 * 3 + kThings + 2 * kMostPlayers + 3 + kMostPlayers * 5 + 16);
// `encode` writes the generator, 6 options, 11 numbers of the Turn, the agenda, 52 bytes a player, 5 a thing, and the princess.
static_assert(kRaygunsBounds.encodedBytes ==
              16 + 6 + 11 + 1 + 5 * kMostTasks + (16 + 12 + 3 * kFigures) * kMostPlayers + 5 * kThings + 3);

}  // namespace

}  // namespace armada::rayguns

namespace armada {

const Game kRayguns = makeGame<rayguns::State>({
    /*id*/ "rayguns",
    /*title*/ "Rayguns and Rocketships",
    /*version*/ 2,
    /*listed*/ true,
    /*hiddenHands*/ true,
    rayguns::kOptions,
    /*optionCount*/ 6,
    rayguns::kSeatNames,
    /*questionCount*/ 4,
    kRaygunsBounds,
    /*lookAhead*/ {14, 10000, 5000},
});

}  // namespace armada
