#include "fixtures.h"

namespace armada_test {

// ---- the counting game: every move adds its number to a sum, so that order and kind of the moves show -----------------
namespace counting {

using namespace armada;

struct State {
  Rng rng;
  std::uint32_t sum;
  std::uint16_t moves;
  std::uint8_t start;
  std::uint8_t filler;
};

constexpr std::uint16_t kMoves = 3000;
constexpr Move kSealing = 7;

// Bytes are bounded so that a broad state fills its 500.
template <int kBytes, int kFactor, int kMark>
struct Kind {
  static void deal(void* at, const Options& options, Seed seed) {
    auto& state = *static_cast<State*>(at);
    state = State{Rng::seeded(seed), 0, 0, options.choice[0], 0};
  }
  static std::uint8_t seats(const void*) { return 1; }
  static Seat toMove(const void* at) { return static_cast<const State*>(at)->moves < kMoves ? Seat{0} : kNobody; }
  static Status status(const void* at) {
    return {toMove(at) == kNobody ? Outcome::won : Outcome::playing, toMove(at) == kNobody ? Seat{0} : kNobody, {}};
  }
  static void legalMoves(const void* at, MoveList& moves) {
    moves.clear();
    if (toMove(at) == kNobody) return;
    for (Move move = 1; move <= 8; ++move) moves.push(move);
  }
  static bool apply(void* at, Move move, Events& events) {
    auto& state = *static_cast<State*>(at);
    if (move < 1 || move > 8 || toMove(at) == kNobody) return false;
    const std::uint32_t worth = move == 3 ? std::uint32_t{kFactor} * 3u : move;
    state.sum = state.sum * 31u + worth + state.rng.below(1000);
    ++state.moves;
    events.add({1, kEveryone, 0, 0, 0, 0, static_cast<std::int16_t>(move)});
    if (move == kSealing) events.seal();
    return true;
  }
  static void observe(const void* at, Seat, void* seen) {
    *static_cast<State*>(seen) = *static_cast<const State*>(at);
    static_cast<State*>(seen)->rng = Rng{};
  }
  static void determinize(void* at, Seat, Rng& rng) { static_cast<State*>(at)->rng = Rng::seeded(rng.next()); }
  static Verdict valid(const void* at) {
    const auto& state = *static_cast<const State*>(at);
    return state.moves <= kMoves && state.start < 2 && !state.rng.blank() ? kValid : Verdict{"it miscounts"};
  }
  static void encode(const void* at, ByteWriter& out) {
    const auto& state = *static_cast<const State*>(at);
    for (const std::uint32_t word : state.rng.word) out.u32(word);
    out.u32(state.sum);
    out.u16(state.moves);
    out.u8(state.start);
    for (int i = 23; i < kBytes; ++i) out.u8(kMark);
  }
  static bool decode(void* at, ByteReader& in) {
    auto& state = *static_cast<State*>(at);
    state = State{};
    for (std::uint32_t& word : state.rng.word) word = in.u32();
    state.sum = in.u32();
    state.moves = in.u16();
    state.start = in.u8();
    for (int i = 23; i < kBytes; ++i)
      if (in.u8() != kMark) return false;
    return in.good() && in.left() == 0 && valid(at);
  }
  static void describe(const void*, Move move, Words& words) { words.brief << "Add " << std::uint32_t{move}; }
  static void narrate(const void*, const Event&, Seat, TextOut&) {}
  static void headline(const void*, TextOut&) {}

  static constexpr OptionChoice kChoices[] = {{"low", "Low"}, {"high", "High"}};
  static constexpr OptionSpec kOptions[] = {{"start", "Start", "Where it starts.", kChoices, 2, 0}};
  static constexpr const char* kSeats[] = {"Counter"};

  static Game game(std::uint8_t version) {
    Game g{};
    g.id = "counting";
    g.title = "Counting";
    g.version = version;
    g.options = kOptions;
    g.optionCount = 1;
    g.seatNames = kSeats;
    g.bounds = {sizeof(State), kBytes, 8, kMoves, 1};
    g.stateBytes = sizeof(State);
    g.deal = deal;
    g.seats = seats;
    g.toMove = toMove;
    g.status = status;
    g.legalMoves = legalMoves;
    g.apply = apply;
    g.observe = observe;
    g.determinize = determinize;
    g.valid = valid;
    g.encode = encode;
    g.decode = decode;
    g.describe = describe;
    g.narrate = narrate;
    g.headline = headline;
    return g;
  }
};

}  // namespace counting

const Game kCounting = counting::Kind<24, 1, 0>::game(1);
const Game kCountingBroad = counting::Kind<500, 1, 0>::game(1);
const Game kCountingChanged = counting::Kind<24, 2, 0>::game(1);
const Game kCountingNext = counting::Kind<24, 1, 0>::game(2);
const Game kCountingForeign = counting::Kind<24, 1, 9>::game(2);

// ---- the store ------------------------------------------------------------------------------------------------------

armada::SaveRead MemoryStore::read(const char*, int slot, std::uint8_t* to, std::size_t room) {
  if (unreadable[slot] || used[slot] > room) return armada::kUnreadableSave;
  if (used[slot] == 0) return armada::kNoSave;
  std::memcpy(to, bytes[slot], used[slot]);
  return armada::foundSave(used[slot]);
}

bool MemoryStore::write(const char*, int slot, const std::uint8_t* from, std::size_t count) {
  if (failing || count > sizeof bytes[slot]) return false;
  if (lying) return true;
  unreadable[slot] = false;
  ++writes;
  lastSlot = slot;
  if (!cut_) {
    std::memcpy(bytes[slot], from, count);
    used[slot] = count;
    return true;
  }
  cut_ = false;
  const std::size_t done = cutAt_ < count ? cutAt_ : count;
  std::memcpy(bytes[slot], from, done);
  switch (rest_) {
    case Rest::nothing: used[slot] = done; break;
    case Rest::old: used[slot] = used[slot] > done ? used[slot] : done; break;
    case Rest::noise:
      for (std::size_t i = done; i < count; ++i) bytes[slot][i] = static_cast<std::uint8_t>(i * 37u + 11u);
      used[slot] = count;
      break;
  }
  return false;
}

// ---- play -----------------------------------------------------------------------------------------------------------

bool playOne(Session& session, armada::Rng& rng) {
  armada::MoveList legal;
  legal.clear();
  session.game().legalMoves(session.state(), legal);
  if (legal.empty()) return false;
  Events silent;
  return session.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))], silent);
}

void copyState(const Session& session, StateBox& box) {
  std::memset(box.bytes, 0, sizeof box.bytes);
  std::memcpy(box.bytes, session.state(), session.game().stateBytes);
}

bool sameState(const Session& session, const StateBox& box) {
  return std::memcmp(session.state(), box.bytes, session.game().stateBytes) == 0;
}

std::uint32_t bytesHash(const Session& session) { return armada::crc32(session.state(), session.game().stateBytes); }

}  // namespace armada_test
