// Transcripts: what the games say and what a quick player chooses, over some whole games, as checksums that were kept. When a
// word or a choice changes, its row changes: look at the difference, then put the row that the failure names on the PC into
// test/records/transcripts.inc. The same on every machine, or opponents and logs would differ from one to the next.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 24;
constexpr int kGamesLookedBeside = 12;  // on the PC
// Of a game of hundreds of moves, where most change one thing, fewer positions.
constexpr std::uint32_t lookBesideEvery(const Game& game) { return game.bounds.movesAGame > 1000 ? 23 : 5; }
constexpr int kGamesOfChoices = 300;  // on the PC

struct Transcript {
  const char* id;
  std::uint32_t choices, moves, events, headlines, explanations, positions, longRun;
};
constexpr Transcript kTranscripts[] = {
#define TRANSCRIPT(id, choices, moves, events, headlines, explanations, positions, longRun) \
  {id, choices, moves, events, headlines, explanations, positions, longRun},
#include "records/transcripts.inc"
#undef TRANSCRIPT
};

void add(std::uint32_t& sum, const char* words) { sum = crc32(words, std::strlen(words) + 1, sum); }
void add(std::uint32_t& sum, std::uint32_t number) {
  const std::uint8_t bytes[] = {static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8),
                                static_cast<std::uint8_t>(number >> 16), static_cast<std::uint8_t>(number >> 24)};
  sum = crc32(bytes, sizeof bytes, sum);
}

void addMoves(Transcript& now, const Stop& stop, const StateBox& seen) {
  MoveList moves;
  stop.game.legalMoves(stop.state.at(), moves);
  for (const Move move : moves) {
    Words words;
    stop.game.describe(seen.at(), move, words);
    add(now.moves, words.brief.c_str());
    add(now.moves, words.full.c_str());
  }
  if (stop.game.quickMove != nullptr) add(now.choices, stop.game.quickMove(seen.at()));
}

void addEvents(Transcript& now, const Stop& stop) {
  static EventBuffer<kMaxEventsAMove> events;
  for (std::size_t i = 0; i + 1 < viewerCount(positionAt(stop)); ++i) {
    StateBox after = stop.state, seen;
    events.clear();
    stop.game.apply(after.at(), stop.next, events);
    events.keepFor(viewerAt(positionAt(stop), i));
    stop.game.observe(after.at(), viewerAt(positionAt(stop), i), seen.at());
    for (const Event& event : events) {
      Text<96> words;
      stop.game.narrate(seen.at(), event, kNobody, words);
      add(now.events, words.c_str());
    }
  }
}

void addNumbers(Transcript& now, const Stop& stop) {
  for (std::size_t i = 0; i < viewerCount(positionAt(stop)); ++i) {
    StateBox seen;
    Text<48> words;
    stop.game.observe(stop.state.at(), viewerAt(positionAt(stop), i), seen.at());
    stop.game.headline(seen.at(), words);
    add(now.headlines, words.c_str());
  }
  StateBox seen;
  stop.game.observe(stop.state.at(), viewerAt(positionAt(stop), 0), seen.at());
  for (std::uint8_t question = 0; question < stop.game.questionCount; ++question) {
    Explanation steps;
    stop.game.explain(seen.at(), question, steps);
    for (const Step& step : steps) {
      add(now.explanations, step.who);
      add(now.explanations, step.what);
      add(now.explanations, static_cast<std::uint32_t>(step.change));
      add(now.explanations, static_cast<std::uint32_t>(step.total));
    }
  }
}

// Which bytes one step beside a real position are a position too, and what is said and chosen there: what no game of two
// dozen comes to, and where exactly a position ends to be one.
void addPositionsBeside(Transcript& now, const Stop& stop) {
  static Encoded bytes;
  encodeTo(stop.game, stop.state, bytes);
  for (std::size_t i = 0; i < bytes.count; ++i) {
    const std::uint8_t was = bytes.bytes[i];
    for (const int other : {was + 1, was - 1, was + 2, was ^ 0x10, 0}) {
      bytes.bytes[i] = static_cast<std::uint8_t>(other);
      StateBox state, seen;
      const bool accepted = decodeFrom(stop.game, bytes.bytes, bytes.count, state);
      add(now.positions, accepted ? 1u : 0u);
      if (!accepted) continue;
      Transcript there{};
      const Stop beside{stop.game, state, stop.seed, stop.number, kNoMove};
      addNumbers(there, beside);
      if (stop.game.toMove(state.at()) != kNobody) {
        stop.game.observe(state.at(), stop.game.toMove(state.at()), seen.at());
        addMoves(there, beside, seen);
      }
      for (const std::uint32_t sum : {there.choices, there.moves, there.headlines, there.explanations})
        add(now.positions, sum);
    }
    bytes.bytes[i] = was;
  }
}

// Quick choices alone, in so many games that a weight which seldom decides does so in one of them.
void addLongRun(Transcript& now, const Game& game) {
  if (game.quickMove == nullptr) return;
  for (int n = 0; n < kGamesOfChoices; ++n) {
    const WatchedReturns watched(n);
    Walk walk(game, standardOptions(game), static_cast<Seed>(n + 1000));
    for (Events unheard; !walk.over(); walk.step(unheard)) add(now.longRun, game.quickMove(walk.stop().state.at()));
  }
}

Transcript transcriptOf(const Game& game) {
  Transcript now{game.id, 0, 0, 0, 0, 0, 0, 0};
  if (kThorough > 1) addLongRun(now, game);
  for (int n = 0; n < kGames; ++n) {
    Walk walk(game, standardOptions(game), static_cast<Seed>(n + 100));
    for (;;) {
      const Stop stop = walk.stop();
      addNumbers(now, stop);
      if (kThorough > 1 && n < kGamesLookedBeside && stop.number % lookBesideEvery(game) == 0)
        addPositionsBeside(now, stop);
      if (walk.over()) break;
      StateBox seen;
      game.observe(stop.state.at(), game.toMove(stop.state.at()), seen.at());
      addMoves(now, stop, seen);
      addEvents(now, stop);
      Events unheard;
      walk.step(unheard);
    }
  }
  return now;
}

void hex(TextOut& out, std::uint32_t value) {
  out << ", 0x";
  for (int shift = 28; shift >= 0; shift -= 4) out << "0123456789ABCDEF"[value >> shift & 15u];
}

const char* rowOf(const Transcript& now) {
  static Text<160> words;
  words.clear();
  words << "now: TRANSCRIPT(\"" << now.id << '"';
  for (const std::uint32_t sum :
       {now.choices, now.moves, now.events, now.headlines, now.explanations, now.positions, now.longRun})
    hex(words, sum);
  words << ')';
  return words.c_str();
}

const Transcript* keptOf(const char* id) {
  for (const Transcript& kept : kTranscripts)
    if (std::strcmp(kept.id, id) == 0) return &kept;
  return nullptr;
}

}  // namespace

void test_choices_and_words_are_those_of_the_transcripts() {
  int wrong = 0;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Transcript now = transcriptOf(gameAt(i));
    const Transcript* kept = keptOf(now.id);
    const bool same = kept != nullptr && now.choices == kept->choices && now.moves == kept->moves &&
                      now.events == kept->events && now.headlines == kept->headlines &&
                      now.explanations == kept->explanations &&
                      (kThorough == 1 || (now.positions == kept->positions && now.longRun == kept->longRun));
    if (same) continue;
    ++wrong;
    TEST_MESSAGE(rowOf(now));
  }
  TEST_ASSERT_EQUAL_INT_MESSAGE(0, wrong, "see test/records/transcripts.inc");
}
