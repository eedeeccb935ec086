// The contract of a game: plain data and free functions in the game's namespace, gathered in one table. This header says
// what each function promises; test_contract plays every registered game and checks each promise.
//
// A game's State is trivially copyable, without padding and pointers, with its one random generator inside; how large it and
// all else is stands in bounds.h. Nothing here allocates, throws, reads a clock or touches a device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>

#include "rules/kernel/bounds.h"
#include "rules/kernel/bytes.h"
#include "rules/kernel/events.h"
#include "rules/kernel/list.h"
#include "rules/kernel/rng.h"
#include "rules/kernel/text.h"

namespace armada {

// A number of the game's own making. 32 bits cost no instruction more than 16 on the handheld, and hold who, what and where
// of games with many pieces and spaces; histories keep moves as places in the legal list.
using Move = std::uint32_t;
constexpr Move kNoMove = 0xFFFFFFFF;  // never legal in any game

constexpr std::size_t kMaxOptions = 6;

using MoveList = List<Move, kMaxLegalMoves>;

// ---- options: one small number each, an index into the choices ------------------------------------------------------
struct Options {
  std::uint8_t choice[kMaxOptions];
};

struct OptionChoice {
  const char* key;    // for scripts: `--option hand=4`
  const char* label;  // for players
};

struct OptionSpec {
  const char* key;
  const char* label;
  const char* note;  // a sentence about it
  const OptionChoice* choices;
  std::uint8_t count;
  std::uint8_t standard;  // the default's index
};

// ---- outcome --------------------------------------------------------------------------------------------------------
enum class Outcome : std::uint8_t { playing, won, lost, drawn };

struct Status {
  Outcome outcome;
  Seat winner;                    // the seat that won; kNobody while playing, when drawn, and when a solitaire is lost
  std::int16_t score[kMaxSeats];  // as it stands; seats that do not play have 0
};

// ---- a refusal with its reason --------------------------------------------------------------------------------------
struct Verdict {
  const char* why;  // nullptr: all is well
  explicit operator bool() const { return why == nullptr; }
};
constexpr Verdict kValid{nullptr};

// What the first of these checks that refuses says; the later ones may rely on it.
template <auto... checks, class State>
Verdict firstRefusal(const State& state) {
  Verdict verdict = kValid;
  static_cast<void>(((verdict = checks(state), static_cast<bool>(verdict)) && ...));
  return verdict;
}

// ---- where a number comes from --------------------------------------------------------------------------------------
struct Step {
  const char* who;      // "Hull"
  const char* what;     // "3 hearts"
  std::int16_t change;  // what this step adds
  std::int16_t total;   // and what stands after it
};
using Explanation = List<Step, 8>;

// ---- words for a move -----------------------------------------------------------------------------------------------
struct Words {
  Text<20> brief;  // at most 18 letters, for a button or a line of a list: "Fire"
  Text<128> full;  // a sentence, for panels and the log: "Fire a Pew! from the centre space: 1 action point."
};

// ---- playing on in the mind -----------------------------------------------------------------------------------------
// How far a computer plays on by quickMove behind what it searched, before it judges the position. A game whose turns are long says
// more than the standard; a game without `appraise` that is played alone goes to its end whatever stands here.
constexpr std::uint32_t kMostToRest = 64;
struct LookAhead {
  std::uint16_t moves = 14;  // so many, and on until `atRest` if the game has that, at most kMostToRest more
  // What that costs in instructions on the handheld, in the mean: the computers share out by it what they may spend on a move.
  // `make budgets` measures their moves, and fails where a game costs more than it says.
  std::uint32_t moveCost = 12000;   // a quickMove with its apply
  std::uint32_t worldCost = 12000;  // determinize and appraise
  // With hidden hands: decisions that a seat may make, one after the other, without the others knowing whether there were any, before they notice
  // what was decided. All but the first are details (`isDetail`). Computers take time for so many more, or that time would tell.
  std::uint8_t unnoticed = 0;
};

// ---- the table ------------------------------------------------------------------------------------------------------
// `const void*` and `void*` are a State of the game. The text above each member is its promise.
struct Game {
  const char* id;        // short, [a-z_], for scripts and saves: never changes
  const char* title;     // for players
  std::uint8_t version;  // goes up when the rules or the bytes of a state change
  bool listed;           // in the player's menu
  bool hiddenHands;      // seats know different things: the console is handed over between them, see isSecret
  const OptionSpec* options;
  std::uint8_t optionCount;
  const char* const* seatNames;  // kMaxSeats at most, one for each seat that can play
  std::uint8_t questionCount;    // numbers that `explain` can take apart: 0..questionCount-1
  Bounds bounds;
  LookAhead lookAhead;
  std::uint16_t stateBytes;

  // Sets up a new game. The same options and seed give the same bytes on every machine. Options were checked before:
  // each choice is below its count.
  void (*deal)(void* state, const Options& options, Seed seed);

  // How many seats play in this state: 1..kMaxSeats. Constant over a game.
  std::uint8_t (*seats)(const void* state);

  // Whose decision it is; any seat at any time. kNobody exactly when the game is over.
  Seat (*toMove)(const void* state);

  Status (*status)(const void* state);

  // Every move that the seat to move may make: ascending, unique, at least one while playing, none when over, at most
  // bounds.legalMoves. Asked of observe(s, toMove(s)) it gives the same list: what is legal depends on what its player
  // knows.
  void (*legalMoves)(const void* state, MoveList& moves);

  // Plays a move. Any number may be passed: what is not legal gives false and leaves the state byte for byte as it was,
  // and no event. Events come in the order in which things happened. With hidden hands the move is sealed when the
  // decision goes to another seat and either of the two decides in secret, and when its outcome depends on anything that its
  // player did not know.
  // On an observed state, for looking ahead, a legal move that needs chance or hidden things may be refused; if it is
  // not, what depends on them is of no use.
  bool (*apply)(void* state, Move move, Events& events);

  // A copy with everything blanked out that the viewer may not know, the generator always included. It is made at `seen`, which is
  // not `state` itself. Two states that differ only in what is hidden from the viewer give equal bytes. Drawing sees nothing else;
  // seats, toMove and status say the same of it. The viewer may be kNobody, who sees what lies open to all: so look the menu and
  // the hand-over.
  void (*observe)(const void* state, Seat viewer, void* seen);

  // Fills what the viewer does not know with one of the possibilities, each equally likely, and puts in a generator
  // made from `rng`. Takes a full state or one that was observed by that viewer; the result is valid, and observing it
  // gives what was observed before. A computer player that starts here cannot peek. How likely each possibility is only
  // the game's own suite can count.
  void (*determinize)(void* state, Seat viewer, Rng& rng);

  // Every card, token and cube accounted for exactly once, every number in its range. States that were dealt and played
  // are always valid; hand-written and decoded ones need not be. Whatever is valid, however it came about, keeps every
  // promise on this page: each legal move leaves a valid state, and the bounds hold from there to the end.
  Verdict (*valid)(const void* state);

  // Explicit little-endian bytes. decode accepts exactly what encode writes for a valid state, consumes it all or says
  // no; `state` is then of no use.
  void (*encode)(const void* state, ByteWriter& out);
  bool (*decode)(void* state, ByteReader& in);

  // The words for a legal move, from what the seat to move sees: the whole state and the observed one give the same.
  void (*describe)(const void* seen, Move move, Words& words);

  // The words for an event, as the log tells it, in at most 95 bytes; empty for what is only to be animated, whoever reads. `seen` is
  // the state after the whole move, as the reader sees it. `reader` is the seat that is spoken to, as "you" (kernel/seat_words.h);
  // kNobody: several people or nobody in particular, so that every seat has its name. A reader changes the words alone: what may be
  // told to whom stands in the event's audience. A game that is played alone may always say "you".
  void (*narrate)(const void* seen, const Event& event, Seat reader, TextOut& words);

  // Where the game stands, in at most 40 letters: "Round 7, 6 points, 3 deaths".
  void (*headline)(const void* seen, TextOut& words);

  // Where a number comes from, step by step. nullptr: the game has no such numbers.
  void (*explain)(const void* seen, std::uint8_t question, Explanation& steps);

  // With hidden hands: whether the decision at hand is made in secret, so that the console goes to its player alone. false: it is
  // made across the table, from what lies open to all: observe(s, kNobody) gives the same legal moves and words. It says the
  // same of every observed state. nullptr: every decision is made in secret.
  bool (*isSecret)(const void* state);

  // A sensible legal move at once, from what the seat to move sees: the whole state and the observed one give the same
  // move, always. nullptr: players choose at random instead.
  Move (*quickMove)(const void* seen);

  // The seat's chance to win, 0 to 1000, in a game that is not over, by how things stand: a playout that is cut short is judged by it,
  // thousands of times for one move of a computer, so it costs no more than a quickMove. It reads what everybody at the table sees:
  // the whole state and what each seat observes of it give the same. The chances of all seats together are 1000, give or take 1 a
  // seat; alone at the table it is the chance to win at all. nullptr: the lead in points stands for it.
  // To write one, put into one number what decides the game (points, what is about to be scored, hands, tempo), take the
  // difference to the best rival or to the mean of the rivals, and turn it into a chance (kernel/chance.h), flat early in the
  // game and steep near its end. Let quick players play a few thousand games, note positions and who won, and fit the weights to that;
  // `armada match` says whether the opponents got better by it.
  std::uint16_t (*appraise)(const void* state, Seat seat);

  // Nothing is under way here (a turn or a round has just ended, nobody is in the middle of a blow), so that `appraise` can be
  // trusted. Asked of a whole state that is not over. nullptr: anywhere is as good.
  bool (*atRest)(const void* state);

  // The legal move plainly does nothing for its player, who sees that it does not, where another would do something. An easy
  // opponent does not stoop to it when it overlooks the best move. Never true of all legal moves; the whole state and the observed
  // one say the same. nullptr: there are none.
  bool (*isIdle)(const void* seen, Move move);

  // A decision that weighs little beside the one from which it follows, as everybody at the table can see: which card to discard, where a
  // hit goes. A hard opponent thinks about it more briefly. It says the same of every observed state, or that time would tell
  // something. nullptr: there are none.
  bool (*isDetail)(const void* state);
};

namespace detail {

template <class S, class = void>
struct HasExplain : std::false_type {};
template <class S>
struct HasExplain<
    S, std::void_t<decltype(explain(std::declval<const S&>(), std::uint8_t{}, std::declval<Explanation&>()))>>
    : std::true_type {};

template <class S, class = void>
struct HasQuickMove : std::false_type {};
template <class S>
struct HasQuickMove<S, std::void_t<decltype(quickMove(std::declval<const S&>()))>> : std::true_type {};

template <class S, class = void>
struct HasAppraise : std::false_type {};
template <class S>
struct HasAppraise<S, std::void_t<decltype(appraise(std::declval<const S&>(), Seat{}))>> : std::true_type {};

template <class S, class = void>
struct HasAtRest : std::false_type {};
template <class S>
struct HasAtRest<S, std::void_t<decltype(atRest(std::declval<const S&>()))>> : std::true_type {};

template <class S, class = void>
struct HasIdleMoves : std::false_type {};
template <class S>
struct HasIdleMoves<S, std::void_t<decltype(isIdle(std::declval<const S&>(), Move{}))>> : std::true_type {};

template <class S, class = void>
struct HasDetails : std::false_type {};
template <class S>
struct HasDetails<S, std::void_t<decltype(isDetail(std::declval<const S&>()))>> : std::true_type {};

template <class S, class = void>
struct HasSecrets : std::false_type {};
template <class S>
struct HasSecrets<S, std::void_t<decltype(isSecret(std::declval<const S&>()))>> : std::true_type {};

template <class S>
S& as(void* state) {
  return *static_cast<S*>(state);
}
template <class S>
const S& as(const void* state) {
  return *static_cast<const S*>(state);
}

}  // namespace detail

// What a game says of itself, beside its functions.
struct GameCard {
  const char* id;
  const char* title;
  std::uint8_t version;
  bool listed;
  bool hiddenHands;
  const OptionSpec* options;
  std::uint8_t optionCount;
  const char* const* seatNames;
  std::uint8_t questionCount;
  Bounds bounds;
  LookAhead lookAhead = {};
};

// Makes the table of a game from the free functions in the namespace of its State: deal(State&, const Options&, Seed),
// seats(const State&), toMove, status, legalMoves, apply, State observe(const State&, Seat), determinize, valid, encode,
// decode, describe, narrate, headline; explain, isSecret, quickMove, appraise, atRest, isIdle and isDetail if they
// exist.
template <class S>
constexpr Game makeGame(const GameCard& card) {
  static_assert(std::is_trivially_copyable_v<S>, "a State is plain data");
  static_assert(std::has_unique_object_representations_v<S>, "a State has no padding: equal states are equal bytes");
  static_assert(sizeof(S) <= kMaxStateBytes && alignof(S) <= 8, "a State is as large as rules/kernel/bounds.h says");
  using detail::as;
  Game g{};
  g.id = card.id;
  g.title = card.title;
  g.version = card.version;
  g.listed = card.listed;
  g.hiddenHands = card.hiddenHands;
  g.options = card.options;
  g.optionCount = card.optionCount;
  g.seatNames = card.seatNames;
  g.questionCount = card.questionCount;
  g.bounds = card.bounds;
  g.lookAhead = card.lookAhead;
  g.stateBytes = sizeof(S);
  g.deal = [](void* s, const Options& options, Seed seed) { deal(as<S>(s), options, seed); };
  g.seats = [](const void* s) -> std::uint8_t { return seats(as<S>(s)); };
  g.toMove = [](const void* s) -> Seat { return toMove(as<S>(s)); };
  g.status = [](const void* s) -> Status { return status(as<S>(s)); };
  g.legalMoves = [](const void* s, MoveList& moves) { legalMoves(as<S>(s), moves); };
  g.apply = [](void* s, Move move, Events& events) -> bool { return apply(as<S>(s), move, events); };
  g.observe = [](const void* s, Seat viewer, void* seen) { new (seen) S(observe(as<S>(s), viewer)); };
  g.determinize = [](void* s, Seat viewer, Rng& rng) { determinize(as<S>(s), viewer, rng); };
  g.valid = [](const void* s) -> Verdict { return valid(as<S>(s)); };
  g.encode = [](const void* s, ByteWriter& out) { encode(as<S>(s), out); };
  g.decode = [](void* s, ByteReader& in) -> bool { return decode(as<S>(s), in); };
  g.describe = [](const void* s, Move move, Words& words) { describe(as<S>(s), move, words); };
  g.narrate = [](const void* s, const Event& event, Seat reader, TextOut& words) {
    narrate(as<S>(s), event, reader, words);
  };
  g.headline = [](const void* s, TextOut& words) { headline(as<S>(s), words); };
  if constexpr (detail::HasExplain<S>::value)
    g.explain = [](const void* s, std::uint8_t question, Explanation& steps) { explain(as<S>(s), question, steps); };
  if constexpr (detail::HasSecrets<S>::value) g.isSecret = [](const void* s) -> bool { return isSecret(as<S>(s)); };
  if constexpr (detail::HasQuickMove<S>::value) g.quickMove = [](const void* s) -> Move { return quickMove(as<S>(s)); };
  if constexpr (detail::HasAppraise<S>::value)
    g.appraise = [](const void* s, Seat seat) -> std::uint16_t { return appraise(as<S>(s), seat); };
  if constexpr (detail::HasAtRest<S>::value) g.atRest = [](const void* s) -> bool { return atRest(as<S>(s)); };
  if constexpr (detail::HasIdleMoves<S>::value)
    g.isIdle = [](const void* s, Move move) -> bool { return isIdle(as<S>(s), move); };
  if constexpr (detail::HasDetails<S>::value) g.isDetail = [](const void* s) -> bool { return isDetail(as<S>(s)); };
  return g;
}

// Room for a State of any game.
struct alignas(8) StateBox {
  std::uint8_t bytes[kMaxStateBytes];
  void* at() { return bytes; }
  const void* at() const { return bytes; }
};

// Options with every choice at its standard.
Options standardOptions(const Game& game);

// Each choice below its count, and 0 where the game has no such option.
bool optionsFit(const Game& game, const Options& options);

}  // namespace armada
