// The position of Rayguns and Rocketships, and its moves and events as numbers. Data only: what may be done with it is in
// rules.cpp and the files of the phases (setup.cpp, round.cpp, movement.cpp, shooting.cpp, crew.cpp, combat.cpp, damage.cpp), who
// may know it in knowledge.cpp, its fields for bytes and texts in fields.h, its words in words.cpp and telling.cpp.
//
// Words as in the book: a Round has three Turns, a Turn three Phases, and each player in order has their Movement, then each
// their Shooting, then each their Crew Phase. What comes between (a Blast marker to place, a dodge, an evacuation) are tasks on
// an agenda; the last one is the question that is asked now. A question with one answer is not asked.
//
// A decision is one move. `toMove` says whose it is, `questionOf` what it is about, `isSecret` whether the others look away.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "rules/kernel/seat_words.h"
#include "rules/rayguns/components.h"

namespace armada::rayguns {

constexpr unsigned kTurns = 3;    // of a Round, and cards of a program
constexpr unsigned kFigures = 8;  // 0 the captain, 1 to 6 the crew, 7 the princess if she is with this player
constexpr unsigned kCaptainFigure = 0;
constexpr unsigned kPrincessFigure = 7;
constexpr unsigned kThings = 4;  // 0 to 2 warbots or cores of the episode, 3 the data tape
constexpr unsigned kTape = 3;
constexpr std::uint8_t kMostTokens = 99;    // more than any Round brings
constexpr std::uint16_t kMostPoints = 999;  // likewise
constexpr std::uint8_t kLastRound = 20;     // House 27
constexpr std::uint8_t kLastRoundToTheLastMan = 40;

// ---- places ---------------------------------------------------------------------------------------------------------
// On which map, and where on it. 0 to 3 is the rocketship of that seat.
constexpr std::uint8_t kInSpace = 4;
constexpr std::uint8_t kNowhere = 5;  // not placed yet, defeated, gone; `at` is 0 then
struct Spot {
  std::uint8_t map;
  std::uint8_t at;  // node or space
};
constexpr bool operator==(Spot one, Spot other) { return one.at == other.at && one.map == other.map; }
constexpr bool operator!=(Spot one, Spot other) { return !(one == other); }
constexpr Spot kGone{kNowhere, 0};

// One bit each.
enum FigureMark : std::uint8_t {
  kActed = 1,   // in this Crew Phase
  kAided = 2,   // by the Aide-de-Camp: 2 more spaces
  kHurt = 4,    // Ironwill: the next damage defeats
  kTipped = 8,  // Ironwill: lies on its side
};
struct Figure {
  Spot spot;
  std::uint8_t marks;
};

enum class Fate : std::uint8_t { gone, lying, carried, mounted, red };  // red: a mounted core that was hit
struct Thing {
  Spot spot;             // lying, mounted
  std::uint8_t carrier;  // seat * 8 + figure; 0 if nobody carries it
  Fate fate;
  Seat shooter;  // of a red core: whose points its explosion brings; else kNobody
};

struct Ship {
  std::uint8_t blasts[8];  // one bit a space
  std::uint8_t node;       // kNoNode: destroyed
  std::uint8_t facing;     // a direction
  std::uint8_t rayguns;    // one bit a port
  Faction faction;         // none before it is chosen
};

// Cards of a program: 0 to 7 Command cards, 8 to 13 Star cards.
constexpr std::uint8_t kFirstStarCard = kCommandCards;
constexpr std::uint8_t kCards = kCommandCards + kStarCards;
constexpr std::uint8_t kNoCard = 0xFF;    // not programmed yet
constexpr std::uint8_t kFacedown = 0xFE;  // of another player, as the viewer sees it
constexpr bool isStar(std::uint8_t card) { return card >= kFirstStarCard && card < kCards; }

// What a Star card does for the rest of the Turn. One bit each.
enum TurnEffect : std::uint8_t {
  kBoarding = 1,
  kCry = 2,
  kDoubleFire = 4,
  kNulled = 8,  // by an enemy
  kOvercharged = 16,
  kSharp = 32,
  kShielded = 64,
};
// What is good once a Turn and was used. One bit each.
enum TurnUse : std::uint8_t {
  kMindControlUsed = 1,
  kRuthlessUsed = 2,
  kAideUsed = 4,
  kFireDrillUsed = 8,
  kPrincessUsed = 16,  // her healing, or the damage that was ignored beside her
};

struct Player {
  std::uint16_t points;
  std::uint8_t side;    // of the Captain card
  std::uint8_t wounds;  // Blast markers on the captain's three abilities, one bit each; 7: defeated
  std::uint8_t tokens;
  // Star cards, one bit each. `held`: in hand or facedown in the program, `deck`: not drawn, `discards`: open. A card that was
  // revealed this Round is in none of them. `known`: held, and everybody has seen it come back. As others see it, `held` is what
  // is known and `deck` is empty; the counts stay.
  std::uint8_t held, known, deck, discards;
  std::uint8_t heldCount, deckCount;
  std::uint8_t program[kTurns];
  std::uint8_t played;   // Turns of this Round whose Star card was played, one bit each
  std::uint8_t effects;  // TurnEffect
  std::uint8_t used;     // TurnUse
  std::uint8_t duelled;  // Expert Duelist: opponents, one bit a seat
};

// ---- position -------------------------------------------------------------------------------------------------------
enum class Phase : std::uint8_t {
  faction,   // setup, each seat in turn: which faction
  side,      // then each seat: which side of the Captain card
  ports,     // which raygun port stays empty
  figures,   // where the next figure stands
  starCard,  // which Star card, in secret
  program,   // which card next, in secret
  movement,  // the helm: engines and cockpit
  shooting,  // the battery
  centre,    // the Saucer's centre raygun
  crew,      // who acts next, or what the acting figure does
  over,
};

// What waits on the agenda. The last one is carried out or asked first. `seat` decides.
enum class TaskKind : std::uint8_t {
  none,
  helm,      // carried out: engines and cockpit are counted; a: 0 if all movement is over
  blast,     // place a Blast marker on a's rocketship; b: how many more, c: who gets the points, kNobody
  face,      // after the void, or a warp: any direction
  afterRam,  // carried out: a: the target, b: the direction, c: 1 if the rammer takes the node
  gunHit,    // a raygun or warbot of a's rocketship; b: how many more
  loseCrew,  // the figure a at a raygun dies, or the raygun on port b; c: who hit
  dodge,     // figure a was hit by figure c of b: spend a token?
  wound,     // which ability of a's captain; b: the figure that hit, kNoFigure
  tentacle,  // Metal Tentacles: which second figure beside the captain
  nudge,     // figure a makes way for a rocketship
  evacuate,  // figures aboard a's wreck; c: whose points, kNobody
  wreck,     // carried out: a's rocketship leaves the map; c: whose points
  explode,  // carried out, space by space: a: the rocketship, b: the space in its centre, c: spaces done; seat: whose points
  star,      // the Star card's effect: a: StarEffect, b: how many more
  found,     // the hatch: a raygun, a Star card, or nothing
  pickStar,  // which Star card, in secret
};
struct Task {
  TaskKind kind;
  Seat seat;
  std::uint8_t a, b, c;
};
constexpr std::size_t kMostTasks = 16;
constexpr std::uint8_t kNoFigure = 0xFF;

enum class FactionRule : std::uint8_t { chosen, inOrder, random };

struct State {
  Rng rng;
  Player player[kMostPlayers];
  Ship ship[kMostPlayers];
  Figure figure[kMostPlayers][kFigures];
  Thing thing[kThings];
  Spot princess;   // on the kidnapper's hatch or adrift; nowhere: not in this episode, or with a player as figure 7
  Seat kidnapper;  // kNobody: not in this episode
  // -- options
  std::uint8_t players;  // 2, 3, 4
  std::uint8_t episode;  // 0 to 4
  FactionRule factionRule;
  std::uint8_t ironwill;   // 0, 1
  std::uint8_t lastMan;    // 0, 1
  std::uint8_t evenStart;  // 0, 1
  // -- how far the game is
  Phase phase;
  Seat first;          // who has the First Player token
  std::uint8_t round;  // from 1; 0 in the setup
  std::uint8_t turn;   // 0 to 2
  std::uint8_t
      passed;  // seats in order from the First Player (in the setup: from seat 0) that are through with this Phase
  // -- of the running Phase; 0 (kNoFigure) when they mean nothing
  std::uint8_t engines, cockpits;  // helm: how many are left
  std::uint8_t volleys;            // battery: how many are left
  std::uint8_t actor;              // the acting figure, kNoFigure
  std::uint8_t steps;              // spaces it has left
  std::uint8_t attacks;            // free attacks it has left
  List<Task, kMostTasks> agenda;
  std::uint8_t filler[3];  // always 0: whole words, so that the compiler pads nothing
};
static_assert(sizeof(State) == kRaygunsBounds.stateBytes);

// ---- moves ----------------------------------------------------------------------------------------------------------
// A verb and what it is about.
enum class Verb : std::uint8_t {
  pass,      // decline, hold fire, no more, end of the figure's action, end of the Phase: by the question
  faction,   // Faction
  side,      // 0, 1
  leave,     // port that stays empty
  place,     // space for the next figure
  placeAll,  // House 5: all that are left on their default stations
  star,      // Star card 0 to 5: setup, hatch
  program,   // card 0 to 13
  face,      // direction
  ahead,     // an engine
  turn,      // the cockpit; 0 to port, 1 to starboard
  target,    // a seat: jam, null, torpedo
  tractor,   // seat * 8 + direction
  warp,      // node
  fire,      // seat * 2, + 1: at its rayguns
  blast,     // space that gets a Blast marker
  remove,    // space whose Blast marker goes: repair
  gun,       // port whose raygun is hit; the port for a raygun found in the hatch
  warbot,    // thing that is hit
  answer,    // 1 yes, 0 no: dodge; the crew member dies for the raygun
  ability,   // 0 to 2: the captain's that is lost
  node,      // where a figure makes way to
  evacuate,  // figure * 81 + node
  restore,   // space where a defeated crew member returns
  draw,      // the hatch: take a Star card
  victim,    // seat * 8 + figure: Metal Tentacles
  // The Crew Phase:
  act,          // figure
  go,           // space or node
  run,          // 1 token: 2 more spaces
  exit,         // node
  enter,        // own airlock 0, 1
  jump,         // seat * 2 + airlock: straight from an own airlock
  board,        // seat * 2 + airlock
  shoot,        // seat * 8 + figure
  shootGun,     // port of the rocketship it stands in
  shootThing,   // thing
  fight,        // seat * 8 + figure
  douse,        // space
  healCaptain,  // ability 0 to 2
  healCrew,     // figure
  search,
  take,      // thing
  rescue,    // the princess
  mount,     // space; what the figure carries
  stand,     // Ironwill
  cool,      // thing
  ruthless,  // figure * 4 + seat
  aide,      // figure
};
constexpr unsigned kArgumentBits = 11;
constexpr Move moveOf(Verb verb, unsigned what = 0) {
  return static_cast<Move>(static_cast<unsigned>(verb) << kArgumentBits | what);
}
constexpr Verb verbOf(Move move) { return static_cast<Verb>(move >> kArgumentBits); }
constexpr unsigned whatOf(Move move) { return move & ((1u << kArgumentBits) - 1); }
constexpr Move kPass = moveOf(Verb::pass);

// ---- events ---------------------------------------------------------------------------------------------------------
// `a` is the seat that it happens to or that does it, unless said otherwise. A `figure` is seat * 8 + number; a map as in Spot.
enum class EventKind : std::uint8_t {
  factionTaken,     // b: Faction
  sideTaken,        // b: side
  portLeft,         // b: port
  figurePlaced,     // b: figure, c: space
  starTaken,        // b: Star card; its owner alone sees it: setup, Round Start, hatch
  starTakenAside,   // what the others see of it
  firstRolled,      // b: die; each seat that rolls, ties again
  firstChosen,      // takes the First Player token
  roundBegan,       // value: number of the Round; a is the First Player
  programmed,       // b: card, c: slot; the owner alone sees it
  programmedAside,  // c: slot; what the others see of it
  turnBegan,        // value: Turn 1 to 3; a is the First Player
  revealed,         // b: card, c: tokens on it
  tokens,           // b: tokens now, c: TokenCause, value: change
  phaseBegan,       // b: Phase; each player's own
  starPlayed,       // b: Star card
  starUnused,       // b: Star card: nobody at cockpit and control panel
  starTarget,       // b: the enemy seat, c: StarEffect
  turned,           // b, c: facing before and after
  moved,            // b, c: node before and after, d: MoveCause
  offTheMap,        // b: node, c: direction
  hitRock,          // b: node of the rock
  rammed,           // b: the target, c: die of a, d: of b
  torpedo,          // b: the target, c: die, value: 1 hit
  volley,           // b: the target, c: 1 at its rayguns, d: 1 the centre raygun; value: rayguns
  shot,             // b: port, c: die, d: needed; value: 1 hit
  blasted,          // a: whose rocketship; b: space, c: markers now, d: who placed it
  hitLost,          // a: whose rocketship: no free space, or nothing left to hit; value: hits
  gunDestroyed,     // a: whose; b: port, c: who did it, kNobody
  warbotDestroyed,  // b: thing, c: who did it
  coreTurnedRed,    // b: thing, c: who did it
  coreCooled,       // b: thing
  tapeLaid,         // b: thing, c: space: the data tape of the episode
  exploded,         // a: whose rocketship; b: space
  points,           // b: points now (below 256), c: PointCause, value: change
  shipDestroyed,    // c: who did it, kNobody
  evacuated,        // b: figure, c: node
  defeated,         // b: figure, c: who did it, kNobody; d: DefeatCause
  wounded,          // a: whose captain; b: ability 0 to 2, c: who did it
  tipped,           // b: figure: Ironwill
  ignored,          // b: figure: the princess beside it
  princessBack,     // b: map, c: at: on the hatch again, or adrift
  princessStays,    // b: figure: hit, and her kidnapper's hatch is gone
  nudged,           // b: figure, c: node
  acts,             // b: figure
  went,             // b: figure, c: where from (at), d: where to (at); value: map
  ran,              // b: figure
  exited,           // b: figure, c: node, d: space; value: whose rocketship
  entered,          // b: figure, c: space, d: node; value: whose rocketship; the own, or boarded
  boardRoll,        // b: figure, c: die, d: needed, value: whose rocketship
  pistolRoll,       // b: figure, c: die, d: needed; value: figure that is shot at, 64 + port, 128 + thing
  rerolled,         // a: whose ability; b: die, c: Ability
  dodged,           // b: figure
  meleeRoll,        // b: attacker, c: defender, value: (die + 16 * bonus) of b, + 256 * that of c
  riposte,          // b: who attacks now, c: who defends
  blocked,          // b: who defended
  doused,           // a: whose rocketship; b: space, c: figure that did it, kNoFigure: a Star card
  captainHealed,    // b: ability
  crewHealed,       // b: figure
  stoodUp,          // b: figure
  returned,         // b: figure, c: space
  searched,         // b: figure, c: die
  gunMounted,       // b: port
  picked,           // b: figure, c: thing
  dropped,          // b: figure, c: thing
  mounted,          // b: thing, c: space
  rescued,          // b: figure, c: at: the princess
  ruthless,         // b: figure removed, c: the opponent
  aided,            // b: figure
  out,              // no rocketship and no figure
  turnEnded,        // a: who gets the First Player token
  roundEnded,       // value: number of the Round
  ended,            // a: the winner; b: Ending, c: Margin
};
enum class TokenCause : std::uint8_t {
  card,
  captain,
  bornLeader,
  evenStart,
  rally,
  jammed,
  ruthless,  // taken and lost
  plunder,
  bloodOath,
  spent,      // for what the next event says
  discarded,  // Round End
};
enum class MoveCause : std::uint8_t { card, engine, pushed, tractor, warp };
enum class PointCause : std::uint8_t { gun, crew, captain, ship, star, mounted, warbot, princess, tape };
enum class DefeatCause : std::uint8_t { raygun, pistol, melee, tentacle, explosion, wreck, ruthless };
enum class Ending : std::uint8_t { target, lastOne, rounds };
enum class Margin : std::uint8_t { points, rocketship, figures, order, lastOne };  // what decided

// ---- what follows from a position -----------------------------------------------------------------------------------
constexpr unsigned figureId(Seat seat, unsigned figure) { return seat * kFigures + figure; }
constexpr Seat seatOfFigure(unsigned id) { return static_cast<Seat>(id / kFigures); }

inline const Figure& figureOf(const State& s, unsigned id) { return s.figure[id / kFigures][id % kFigures]; }
inline bool inPlay(const Figure& figure) { return figure.spot.map != kNowhere; }
inline bool isTipped(const Figure& figure) { return (figure.marks & kTipped) != 0; }
inline bool isMounted(const Thing& thing) { return thing.fate == Fate::mounted || thing.fate == Fate::red; }
inline bool afloat(const State& s, Seat seat) { return s.ship[seat].node != kNoNode; }
inline const Deck& deckOf(const State& s, Seat seat) { return kDeck[indexOf(s.ship[seat].faction)]; }
inline const Sky& skyOf(const State& s) { return kSky[s.episode]; }
inline bool hasBlast(const Ship& ship, unsigned space) { return (ship.blasts[space / 8] >> space % 8 & 1u) != 0; }
inline bool hasRaygun(const Ship& ship, unsigned port) { return (ship.rayguns >> port & 1u) != 0; }
unsigned blastsOn(const Ship& ship);
unsigned rayguns(const Ship& ship);
unsigned figuresInPlay(const State& state, Seat seat);  // captain and crew
// House 26: no rocketship and no captain or crew.
inline bool isOut(const State& s, Seat seat) { return !afloat(s, seat) && figuresInPlay(s, seat) == 0; }
ThingKind kindOfThing(const State& state, unsigned thing);
// The figure there, as figureId; kNoFigure.
unsigned figureAt(const State& state, Spot spot);
// What the figure carries; kThings: nothing.
unsigned carriedBy(const State& state, unsigned id);
// Who has the data tape, and the princess, as it stands (House 25); kNobody.
Seat tapeOwner(const State& state);
Seat princessOwner(const State& state);

// The seat that is nth in order from the First Player, and whose Phase it is now.
inline Seat seatInOrder(const State& s, unsigned nth) {
  const unsigned seat = s.first + nth;
  return static_cast<Seat>(seat < s.players ? seat : seat - s.players);
}
// How far around the table it is from one seat to another, and from the First Player.
inline unsigned seatsBetween(const State& s, Seat from, Seat to) {
  return to >= from ? unsigned{to} - from : unsigned{to} + s.players - from;
}
inline unsigned placeInOrder(const State& s, Seat seat) { return seatsBetween(s, s.first, seat); }
inline Seat activeSeat(const State& s) { return s.round == 0 ? Seat{s.passed} : seatInOrder(s, s.passed); }

// The question that is asked now: the last task of the agenda, or none: then the phase is the question.
inline TaskKind questionOf(const State& s) { return s.agenda.empty() ? TaskKind::none : s.agenda.back().kind; }
// House 29: the answer is nobody else's business: first Star card, program, a Star card from the hatch.
bool isSecret(const State& state);

std::uint8_t targetPoints(const State& state);  // 0: To the Last Man

// Captains: the ability is on this side, without a Blast marker, and the captain in play.
bool hasAbility(const State& state, Seat seat, Ability ability);
Ability abilityOf(const State& state, Seat seat, unsigned nth);

// House 8: an own figure or mounted token works there.
bool isManned(const State& state, Seat seat, unsigned space);
unsigned mannedStations(const State& state, Seat seat, Station station);

// Tokens that a card brings at its reveal now, with all that comes to it.
unsigned tokensAtReveal(const State& state, Seat seat, std::uint8_t card);

// ---- the star map
unsigned distance(unsigned from, unsigned to);              // nodes; of spaces too
std::uint8_t neighbour(unsigned node, unsigned direction);  // kNoNode: off the map
Seat shipAt(const State& state, unsigned node);             // kNobody
// Nobody and nothing stands there: no rock, no rocketship; for a figure no other figure either.
bool freeForShip(const State& state, unsigned node);
bool freeForFigure(const State& state, unsigned node);
bool rayPasses(const State& state, unsigned from, unsigned to);  // House 14

struct Pose {
  std::uint8_t node;
  std::uint8_t facing;
};
// Where a card takes a rocketship if it meets nothing: it stops before void, rocks and rocketships. For the preview.
Pose afterCard(const State& state, Seat seat, Pose from, std::uint8_t card);

// The least die with which the raygun on a port hits that seat's rocketship now: 3 to 8; 0: it does not bear or reach.
std::uint8_t neededToHit(const State& state, Seat seat, unsigned port, Seat target);
// Whether the raygun bears on a node and reaches it from where the rocketship is.
bool covers(const State& state, Seat seat, unsigned port, unsigned node);
void explainShot(const State& state, Seat seat, unsigned port, Seat target, Explanation& steps);

// ---- figures
// Side by side: on a rocketship a diagonal needs an open corner (House 2).
bool areBeside(const State& state, Spot one, Spot other);
bool pistolReaches(const State& state, Spot from, Spot to);
std::uint8_t neededByPistol(const State& state, unsigned shooter,
                            unsigned victim);                     // victim kNoFigure: a raygun or token
std::uint8_t neededToBoard(const State& state, unsigned figure);  // 0: without a roll
std::uint8_t meleeBonus(const State& state, unsigned figure);
void explainMelee(const State& state, unsigned figure, Explanation& steps);
void explainPistol(const State& state, unsigned shooter, unsigned victim, Explanation& steps);

// House 27. Points with princess and tape as it stands, and who would win by them.
struct Standing {
  std::uint16_t points[kMostPlayers];
  Seat winner;
  Margin by;
};
Standing standingOf(const State& state);

// What a card is called and does, for seat's faction; card 0 to 13.
const char* cardName(const State& state, Seat seat, std::uint8_t card);
void sayCard(const State& state, Seat seat, std::uint8_t card,
             TextOut& words);  // "45 degrees to port, ahead 1; 2 tokens"

// ---- the functions of the contract, see kernel/contract.h for what each one promises --------------------------------
void deal(State& state, const Options& options, Seed seed);
std::uint8_t seats(const State& state);
Seat toMove(const State& state);
Status status(const State& state);
void legalMoves(const State& state, MoveList& moves);
bool apply(State& state, Move move, Events& events);
Move quickMove(const State& seen);
unsigned nextFigure(const State& state, Seat seat);  // setup: the first that has no place yet
unsigned priceOf(const State& state, Move move);     // Action tokens that a legal move of the Crew Phase costs
std::uint16_t appraise(const State& state, Seat seat);
bool atRest(const State& state);
bool isDetail(const State& state);

State observe(const State& state, Seat viewer);
void determinize(State& state, Seat viewer, Rng& rng);

Verdict valid(const State& state);
void encode(const State& state, ByteWriter& out);
bool decode(State& state, ByteReader& in);

// "Rangers", or "Player 2" before a faction is chosen.
const char* sideName(const State& seen, Seat seat);
SeatWords sideWords(TextOut& words, const State& seen, Seat seat, Seat reader);
void describe(const State& seen, Move move, Words& words);
void narrate(const State& seen, const Event& event, Seat reader, TextOut& words);
void headline(const State& seen, TextOut& words);
void explain(const State& seen, std::uint8_t question, Explanation& steps);

}  // namespace armada::rayguns
