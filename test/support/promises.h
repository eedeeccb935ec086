// What the contract promises of one position (see kernel/contract.h), one function a promise, for every game through its table
// alone. The contract's suite asks them of positions that were dealt, played and decoded; the fuzzer of positions asks them of
// whatever it finds. A function gives the words of what was broken, or nullptr.
#pragma once

#include <cstring>

#include "rules/kernel/contract.h"

namespace armada_test {

using namespace armada;

// One position, and chance for what is tried by sample.
struct Position {
  const Game& game;
  const StateBox& state;
  Rng& rng;
};

using Broken = const char*;
#define PROMISE(condition) \
  if (!(condition)) return #condition
#define PROMISE_ALL(call) \
  if (const Broken broken = (call); broken != nullptr) return broken

inline bool sameBytes(const Game& game, const StateBox& a, const StateBox& b) {
  return std::memcmp(a.at(), b.at(), game.stateBytes) == 0;
}

// A State in a box with room to spare: what lies behind the State is filled, and must stay as it is.
constexpr std::uint8_t kFiller = 0xA5;
inline void fillBox(StateBox& box) { std::memset(box.at(), kFiller, sizeof box.bytes); }
inline bool nothingBehind(const Game& game, const StateBox& box) {
  static std::uint8_t filler[sizeof box.bytes];
  if (filler[0] == 0) std::memset(filler, kFiller, sizeof filler);
  return std::memcmp(box.bytes + game.stateBytes, filler, sizeof box.bytes - game.stateBytes) == 0;
}

// Every seat that plays, and a bystander after them.
inline std::size_t viewerCount(const Position& at) { return at.game.seats(at.state.at()) + std::size_t{1}; }
inline Seat viewerAt(const Position& at, std::size_t i) {
  return i + 1 < viewerCount(at) ? static_cast<Seat>(i) : kNobody;
}

struct Encoded {
  std::uint8_t bytes[kMaxEncodedBytes];
  std::size_t count;
  bool good;
};
inline void encodeTo(const Game& game, const StateBox& state, Encoded& out) {
  ByteWriter writer(out.bytes, game.bounds.encodedBytes);
  game.encode(state.at(), writer);
  out.count = writer.used();
  out.good = writer.good();
}

// From a copy of exactly this size at the end of its room, so that a read past the end is noticed by the sanitizer.
inline bool decodeFrom(const Game& game, const std::uint8_t* bytes, std::size_t count, StateBox& state) {
  static std::uint8_t room[kMaxEncodedBytes + 1];
  std::uint8_t* at = room + sizeof room - count;
  if (count > 0) std::memcpy(at, bytes, count);
  fillBox(state);
  ByteReader reader(at, count);
  return game.decode(state.at(), reader);
}

// ---- what is legal --------------------------------------------------------------------------------------------------
inline Broken seatsAndOutcome(const Position& at) {
  const Status status = at.game.status(at.state.at());
  const std::uint8_t seats = at.game.seats(at.state.at());
  const Seat mover = at.game.toMove(at.state.at());
  PROMISE(seats >= 1 && seats <= kMaxSeats);
  PROMISE(status.outcome == Outcome::playing ? mover < seats : mover == kNobody);
  PROMISE(status.outcome == Outcome::won ? status.winner < seats : status.winner == kNobody);
  PROMISE(status.outcome != Outcome::lost || seats == 1);
  for (std::size_t seat = seats; seat < kMaxSeats; ++seat) PROMISE(status.score[seat] == 0);
  return nullptr;
}

inline Broken legalList(const Position& at) {
  MoveList moves;
  moves.clear();
  at.game.legalMoves(at.state.at(), moves);
  PROMISE((at.game.toMove(at.state.at()) == kNobody) == moves.empty());
  PROMISE(moves.size() <= at.game.bounds.legalMoves);
  for (std::size_t i = 1; i < moves.size(); ++i) PROMISE(moves[i - 1] < moves[i]);
  PROMISE(!moves.contains(kNoMove));
  const std::size_t first = moves.size();
  at.game.legalMoves(at.state.at(), moves);  // into a list that is not empty
  PROMISE(moves.size() == first);
  return nullptr;
}

// Moves that are refused, one after the other on one copy of the position: none of them may change it, which is looked at
// behind some of them.
class Refusals {
 public:
  explicit Refusals(const Position& at) : at_(at), state_(at.state) {}
  Broken of(Move move) {
    static Event room[4];
    Events events(room, 4);
    PROMISE(!at_.game.apply(state_.at(), move, events));
    PROMISE(events.size() == 0 && !events.sealed() && !events.overflowed());
    return nullptr;
  }
  Broken changedNothing() const {
    PROMISE(sameBytes(at_.game, state_, at_.state));
    return nullptr;
  }

 private:
  const Position& at_;
  StateBox state_;
};

// A sample takes the small numbers, where moves are, and others from anywhere.
inline Broken otherNumbersAreRefused(const Position& at) {
  MoveList legal;
  at.game.legalMoves(at.state.at(), legal);
  Refusals refusals(at);
  for (std::uint32_t n = 0; n < 96; ++n) {
    const Move move = n < 64 ? n : n % 2 == 0 ? at.rng.below(65536) : at.rng.next();
    if (!legal.contains(move)) PROMISE_ALL(refusals.of(move));
  }
  PROMISE_ALL(refusals.changedNothing());
  // Nor one that is legal but for a bit, whatever the rules keep of a number.
  for (const Move each : legal) {
    for (int bit = 0; bit < 32; ++bit)
      if (const Move move = each ^ (Move{1} << bit); !legal.contains(move)) PROMISE_ALL(refusals.of(move));
    PROMISE_ALL(refusals.changedNothing());
  }
  PROMISE_ALL(refusals.of(kNoMove));
  return refusals.changedNothing();
}

// ---- what a legal move does -----------------------------------------------------------------------------------------
// A position after a move, and what was reported of it, within the bound that the game declares.
struct Played {
  Played(const Position& at, Move move) : events(room, at.game.bounds.eventsAMove), state(at.state) {
    legal = at.game.apply(state.at(), move, events);
  }
  Event room[kMaxEventsAMove];
  Events events;
  StateBox state;
  bool legal;
};

inline Broken leavesAValidPosition(const Position& at, Move move) {
  const Played after(at, move);
  PROMISE(after.legal);
  if (const Verdict verdict = at.game.valid(after.state.at()); !verdict) return verdict.why;
  PROMISE(at.game.seats(after.state.at()) == at.game.seats(at.state.at()));
  PROMISE(std::memcmp(after.state.bytes + at.game.stateBytes, at.state.bytes + at.game.stateBytes,
                      sizeof after.state.bytes - at.game.stateBytes) == 0);
  return nullptr;
}

inline Broken eventsKeepTheirBound(const Position& at, Move move) {
  const Played after(at, move);
  PROMISE(!after.events.overflowed());
  for (const Event& event : after.events) PROMISE(event.audience != 0 && event.audience <= kEveryone);
  return nullptr;
}

inline Broken isTheSameWhetherOrNotAnyoneListens(const Position& at, Move move) {
  const Played loud(at, move);
  StateBox quiet = at.state;
  Events unheard;
  PROMISE(loud.legal && at.game.apply(quiet.at(), move, unheard));
  PROMISE(sameBytes(at.game, loud.state, quiet));
  PROMISE(loud.events.sealed() == unheard.sealed());
  return nullptr;
}

inline bool decidesInSecret(const Game& game, const StateBox& state) {
  return game.isSecret == nullptr || game.isSecret(state.at());
}

inline Broken handOverIsSealed(const Position& at, Move move) {
  if (!at.game.hiddenHands) return nullptr;
  const Played after(at, move);
  const Seat now = at.game.toMove(after.state.at());
  const bool secret = decidesInSecret(at.game, at.state) || decidesInSecret(at.game, after.state);
  PROMISE(now == at.game.toMove(at.state.at()) || now == kNobody || !secret || after.events.sealed());
  return nullptr;
}

inline Broken hasNoControlLetters(const char* words) {
  for (; *words != '\0'; ++words) PROMISE(static_cast<unsigned char>(*words) >= ' ');
  return nullptr;
}

// To each seat that may see them, spoken to or not: whether there are words is the same. Counts what was told in words.
inline Broken eventsCanBeTold(const Position& at, Move move, int* told = nullptr) {
  const Played after(at, move);
  for (std::size_t i = 0; i + 1 < viewerCount(at); ++i) {
    StateBox seen;
    at.game.observe(after.state.at(), viewerAt(at, i), seen.at());
    for (const Event& event : after.events) {
      if (!event.isFor(viewerAt(at, i))) continue;
      Text<96> words, own;  // the room of the hand-over screen; the log has more
      at.game.narrate(seen.at(), event, kNobody, words);
      at.game.narrate(seen.at(), event, viewerAt(at, i), own);
      PROMISE(words.whole() && own.whole());
      PROMISE(words.empty() == own.empty());
      PROMISE_ALL(hasNoControlLetters(words.c_str()));
      PROMISE_ALL(hasNoControlLetters(own.c_str()));
      if (told != nullptr && !words.empty()) ++*told;
    }
  }
  return nullptr;
}

inline Broken observeTo(const Position& at, Seat viewer, StateBox& seen) {
  fillBox(seen);
  at.game.observe(at.state.at(), viewer, seen.at());
  PROMISE(nothingBehind(at.game, seen));
  return nullptr;
}

// Looking ahead: a move may be refused where chance begins, and then changes nothing; but it always comes back.
inline Broken canBeTriedOnWhatItsPlayerSees(const Position& at, Move move) {
  StateBox seen;
  PROMISE_ALL(observeTo(at, at.game.toMove(at.state.at()), seen));
  const Played after({at.game, seen, at.rng}, move);
  const bool nothingHappened = sameBytes(at.game, after.state, seen) && after.events.size() == 0;
  PROMISE(after.legal != nothingHappened);
  PROMISE(nothingBehind(at.game, after.state));
  PROMISE(!after.events.overflowed());
  return nullptr;
}

// With hidden hands, a move that is not sealed leads to the same in every world that its player deems possible.
inline Broken showedNothingIfItCanBeTakenBack(const Position& at, Move move) {
  if (!at.game.hiddenHands) return nullptr;
  const Seat me = at.game.toMove(at.state.at());
  const Played here(at, move);
  if (here.events.sealed()) return nullptr;
  StateBox world = at.state, seenHere, seenThere;
  at.game.determinize(world.at(), me, at.rng);
  const Played there({at.game, world, at.rng}, move);
  PROMISE(there.legal && !there.events.sealed());
  at.game.observe(here.state.at(), me, seenHere.at());
  at.game.observe(there.state.at(), me, seenThere.at());
  PROMISE(sameBytes(at.game, seenHere, seenThere));
  return nullptr;
}

// The words come from what its player sees, are whole, and fit their place on the screen.
constexpr std::size_t kBriefLetters = 18, kHeadlineLetters = 40;

inline Broken hasWordsThatFit(const Position& at, Move move) {
  StateBox seen;
  at.game.observe(at.state.at(), at.game.toMove(at.state.at()), seen.at());
  Words words, whole;
  at.game.describe(seen.at(), move, words);
  PROMISE(words.brief.whole() && words.full.whole());
  PROMISE(!words.brief.empty() && !words.full.empty());
  PROMISE(letterCount(words.brief.c_str()) <= kBriefLetters);
  PROMISE_ALL(hasNoControlLetters(words.brief.c_str()));
  PROMISE_ALL(hasNoControlLetters(words.full.c_str()));
  at.game.describe(at.state.at(), move, whole);
  PROMISE(std::strcmp(words.brief.c_str(), whole.brief.c_str()) == 0);
  PROMISE(std::strcmp(words.full.c_str(), whole.full.c_str()) == 0);
  return nullptr;
}

using MovePromise = Broken (*)(const Position&, Move);

inline Broken everyMoveKeeps(const Position& at, MovePromise promise) {
  MoveList moves;
  at.game.legalMoves(at.state.at(), moves);
  for (const Move move : moves) PROMISE_ALL(promise(at, move));
  return nullptr;
}

// ---- the quick move ---------------------------------------------------------------------------------------------------
inline Broken quickMoveIsLegal(const Position& at) {
  if (at.game.quickMove == nullptr || at.game.toMove(at.state.at()) == kNobody) return nullptr;
  MoveList moves;
  at.game.legalMoves(at.state.at(), moves);
  PROMISE(moves.contains(at.game.quickMove(at.state.at())));
  return nullptr;
}

// ---- bytes ----------------------------------------------------------------------------------------------------------
inline Broken bytesComeBack(const Position& at) {
  static Encoded bytes, again;
  StateBox decoded;
  encodeTo(at.game, at.state, bytes);  // into no more room than the bound
  PROMISE(bytes.good && bytes.count > 0);
  PROMISE(decodeFrom(at.game, bytes.bytes, bytes.count, decoded));
  PROMISE(nothingBehind(at.game, decoded));
  PROMISE(sameBytes(at.game, decoded, at.state));
  encodeTo(at.game, decoded, again);
  PROMISE(bytes.count == again.count && std::memcmp(bytes.bytes, again.bytes, bytes.count) == 0);
  return nullptr;
}

// ---- who knows what -------------------------------------------------------------------------------------------------
inline Broken turnAndStatusAreSeen(const Position& at, const StateBox& box) {
  const Status whole = at.game.status(at.state.at()), seen = at.game.status(box.at());
  PROMISE(at.game.toMove(box.at()) == at.game.toMove(at.state.at()));
  PROMISE(at.game.seats(box.at()) == at.game.seats(at.state.at()));
  PROMISE(seen.outcome == whole.outcome && seen.winner == whole.winner);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) PROMISE(seen.score[seat] == whole.score[seat]);
  return nullptr;
}

inline Broken observedStatesHideAndKeepStill(const Position& at) {
  for (std::size_t i = 0; i < viewerCount(at); ++i) {
    StateBox once, twice;
    PROMISE_ALL(observeTo(at, viewerAt(at, i), once));
    PROMISE(!at.game.valid(once.at()));  // it has lost its generator
    PROMISE_ALL(observeTo({at.game, once, at.rng}, viewerAt(at, i), twice));
    PROMISE(sameBytes(at.game, once, twice));
    PROMISE_ALL(turnAndStatusAreSeen(at, once));
  }
  return nullptr;
}

// What is legal and the quick move depend on what its player knows.
inline Broken decisionsComeFromWhatIsSeen(const Position& at) {
  const Seat mover = at.game.toMove(at.state.at());
  if (mover == kNobody) return nullptr;
  StateBox seen;
  PROMISE_ALL(observeTo(at, mover, seen));
  MoveList whole, observed;
  at.game.legalMoves(at.state.at(), whole);
  at.game.legalMoves(seen.at(), observed);
  PROMISE(whole.size() == observed.size());
  for (std::size_t i = 0; i < whole.size(); ++i) PROMISE(whole[i] == observed[i]);
  if (at.game.quickMove != nullptr) PROMISE(at.game.quickMove(at.state.at()) == at.game.quickMove(seen.at()));
  if (at.game.isIdle == nullptr) return nullptr;
  std::size_t idle = 0;
  for (const Move move : whole) {
    PROMISE(at.game.isIdle(at.state.at(), move) == at.game.isIdle(seen.at(), move));
    idle += at.game.isIdle(seen.at(), move) ? 1 : 0;
  }
  PROMISE(idle < whole.size());
  return nullptr;
}

// A judgement is a chance, those of all seats make one whole, and it comes from what everybody at the table sees.
inline Broken judgementsAreFairAndOpen(const Position& at) {
  if (at.game.appraise == nullptr || at.game.toMove(at.state.at()) == kNobody) return nullptr;
  const std::uint8_t seats = at.game.seats(at.state.at());
  std::int32_t all = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const std::uint16_t chance = at.game.appraise(at.state.at(), seat);
    PROMISE(chance <= 1000);
    all += chance;
    for (Seat viewer = 0; viewer < seats; ++viewer) {
      StateBox seen;
      PROMISE_ALL(observeTo(at, viewer, seen));
      PROMISE(at.game.appraise(seen.at(), seat) == chance);
    }
  }
  PROMISE(seats == 1 || (all >= 1000 - seats && all <= 1000 + seats));
  return nullptr;
}

// A computer's time tells how much it thought about.
inline Broken everybodySeesWhatIsADetail(const Position& at) {
  const Game& game = at.game;
  if (game.isDetail == nullptr || game.toMove(at.state.at()) == kNobody) return nullptr;
  for (std::size_t i = 0; i < viewerCount(at); ++i) {
    StateBox seen;
    PROMISE_ALL(observeTo(at, viewerAt(at, i), seen));
    PROMISE(game.isDetail(seen.at()) == game.isDetail(at.state.at()));
  }
  return nullptr;
}

// What is decided across the table is decided from what lies open to all.
inline Broken openDecisionsComeFromTheTable(const Position& at) {
  const Game& game = at.game;
  if (game.isSecret == nullptr || game.toMove(at.state.at()) == kNobody) return nullptr;
  const bool secret = game.isSecret(at.state.at());
  for (std::size_t i = 0; i < viewerCount(at); ++i) {
    StateBox seen;
    PROMISE_ALL(observeTo(at, viewerAt(at, i), seen));
    PROMISE(game.isSecret(seen.at()) == secret);
    if (secret) continue;
    MoveList whole, observed;
    game.legalMoves(at.state.at(), whole);
    game.legalMoves(seen.at(), observed);
    PROMISE(whole.size() == observed.size());
    for (std::size_t m = 0; m < whole.size(); ++m) {
      Words all, table;
      PROMISE(whole[m] == observed[m]);
      game.describe(at.state.at(), whole[m], all);
      game.describe(seen.at(), whole[m], table);
      PROMISE(std::strcmp(all.full.c_str(), table.full.c_str()) == 0 &&
              std::strcmp(all.brief.c_str(), table.brief.c_str()) == 0);
    }
  }
  return nullptr;
}

inline Broken worldLooksTheSame(const Position& at, Seat viewer, StateBox& world, const StateBox& seen) {
  StateBox seenAgain;
  at.game.determinize(world.at(), viewer, at.rng);
  if (const Verdict verdict = at.game.valid(world.at()); !verdict) return verdict.why;
  PROMISE(nothingBehind(at.game, world));
  PROMISE_ALL(observeTo({at.game, world, at.rng}, viewer, seenAgain));
  PROMISE(sameBytes(at.game, seen, seenAgain));
  return nullptr;
}

inline Broken determinizedWorldsLookTheSame(const Position& at) {
  for (std::size_t i = 0; i < viewerCount(at); ++i) {
    StateBox seen, fromAll = at.state;
    PROMISE_ALL(observeTo(at, viewerAt(at, i), seen));
    StateBox fromSeen = seen;
    std::memset(fromAll.bytes + at.game.stateBytes, kFiller, sizeof fromAll.bytes - at.game.stateBytes);
    PROMISE_ALL(worldLooksTheSame(at, viewerAt(at, i), fromAll, seen));
    PROMISE_ALL(worldLooksTheSame(at, viewerAt(at, i), fromSeen, seen));
  }
  return nullptr;
}

// ---- words ----------------------------------------------------------------------------------------------------------
inline Broken headlinesFit(const Position& at) {
  for (std::size_t i = 0; i < viewerCount(at); ++i) {
    StateBox seen;
    Text<48> words;  // the room in the menu
    at.game.observe(at.state.at(), viewerAt(at, i), seen.at());
    at.game.headline(seen.at(), words);
    PROMISE(words.whole() && !words.empty());
    PROMISE(letterCount(words.c_str()) <= kHeadlineLetters);
    PROMISE_ALL(hasNoControlLetters(words.c_str()));
  }
  return nullptr;
}

inline Broken explanationsAddUp(const Position& at) {
  for (std::uint8_t question = 0; question < at.game.questionCount; ++question) {
    StateBox seen;
    Explanation steps;
    steps.clear();
    at.game.observe(at.state.at(), viewerAt(at, 0), seen.at());
    at.game.explain(seen.at(), question, steps);
    int total = 0;
    for (const Step& step : steps) {
      PROMISE(step.who != nullptr && step.what != nullptr);
      total += step.change;
      PROMISE(step.total == total);
    }
  }
  return nullptr;
}

// ---- all of them ----------------------------------------------------------------------------------------------------
inline Broken toldOfAMove(const Position& at, Move move) { return eventsCanBeTold(at, move); }

inline Broken everyPromise(const Position& at) {
  using Promise = Broken (*)(const Position&);
  static constexpr Promise kPromises[] = {
      seatsAndOutcome,
      legalList,
      otherNumbersAreRefused,
      quickMoveIsLegal,
      bytesComeBack,
      observedStatesHideAndKeepStill,
      decisionsComeFromWhatIsSeen,
      judgementsAreFairAndOpen,
      openDecisionsComeFromTheTable,
      everybodySeesWhatIsADetail,
      determinizedWorldsLookTheSame,
      headlinesFit,
      explanationsAddUp,
  };
  static constexpr MovePromise kMovePromises[] = {
      leavesAValidPosition, eventsKeepTheirBound,          isTheSameWhetherOrNotAnyoneListens, handOverIsSealed,
      toldOfAMove,          canBeTriedOnWhatItsPlayerSees, showedNothingIfItCanBeTakenBack,    hasWordsThatFit,
  };
  if (const Verdict verdict = at.game.valid(at.state.at()); !verdict) return verdict.why;
  for (const Promise promise : kPromises) PROMISE_ALL(promise(at));
  for (const MovePromise promise : kMovePromises) PROMISE_ALL(everyMoveKeeps(at, promise));
  return nullptr;
}

// From any position a game ends within the moves that its bounds declare, through valid positions alone.
inline Broken endsWithinItsMoves(const Position& at) {
  StateBox state = at.state;
  Events unheard;
  MoveList moves;
  for (std::uint32_t played = 0; at.game.toMove(state.at()) != kNobody; ++played) {
    PROMISE(played < at.game.bounds.movesAGame);
    at.game.legalMoves(state.at(), moves);
    PROMISE(!moves.empty());
    PROMISE(at.game.apply(state.at(), moves[at.rng.below(static_cast<std::uint32_t>(moves.size()))], unheard));
    if (const Verdict verdict = at.game.valid(state.at()); !verdict) return verdict.why;
  }
  return nullptr;
}

}  // namespace armada_test
