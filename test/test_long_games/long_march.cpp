#include "long_march.h"

namespace armada::long_march {

std::uint32_t applied = 0, listed = 0;

static_assert(sizeof(State) == 1024 && kMaxStateBytes == sizeof(State), "the largest that may be");

namespace {

constexpr std::uint16_t kLengths[] = {1500, 3000, 6000};
constexpr std::uint8_t kMostLegal = 120;

// Beyond 16 bits, as a game with many figures and spaces needs.
Move moveNumber(const State& state, unsigned choice) { return (state.seat + 1u) << 20 | choice * 7u; }

void ask(State& state) {
  state.legal = static_cast<std::uint8_t>(state.moves % 50 == 0 ? kMostLegal : 1 + state.rng.below(kMostLegal));
}

}  // namespace

void deal(State& state, const Options& options, Seed seed) {
  state = State{};
  state.rng = Rng::seeded(seed);
  state.length = kLengths[options.choice[kLength]];
  state.seals = options.choice[kHidden];
  state.left = 10;
  ask(state);
}

std::uint8_t seats(const State&) { return 4; }
Seat toMove(const State& state) { return state.moves < state.length ? state.seat : kNobody; }

Status status(const State& state) {
  const bool over = toMove(state) == kNobody;
  Status status{over ? Outcome::won : Outcome::playing, over ? state.seat : kNobody, {}};
  for (Seat seat = 0; seat < 4; ++seat) status.score[seat] = state.wide[seat];
  return status;
}

void legalMoves(const State& state, MoveList& moves) {
  ++listed;
  moves.clear();
  if (toMove(state) == kNobody) return;
  for (unsigned choice = 0; choice < state.legal; ++choice) moves.push(moveNumber(state, choice));
}

bool apply(State& state, Move move, Events& events) {
  ++applied;
  const Move first = moveNumber(state, 0);
  const unsigned choice = (move - first) / 7;
  if (toMove(state) == kNobody || choice >= state.legal || move != moveNumber(state, choice)) return false;
  std::uint8_t& wide = state.wide[(choice * 31u + state.moves) % kWide];
  wide = static_cast<std::uint8_t>(wide + choice + state.rng.below(256));
  std::uint8_t& narrow = state.narrow[(choice + state.moves * 5u) % kNarrow];
  narrow = (narrow + choice + 1u) & 15u;
  events.add({1, kEveryone, state.seat, wide, 0, 0, static_cast<std::int16_t>(choice)});
  ++state.moves;
  if (state.left-- == 0) {
    state.seat = static_cast<Seat>((state.seat + 1 + state.rng.below(3)) % 4);
    state.left = static_cast<std::uint8_t>(4 + state.rng.below(30));
    if (state.seals != 0) events.seal();
  }
  ask(state);
  return true;
}

State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng{};
  return seen;
}

void determinize(State& state, Seat, Rng& rng) { state.rng = Rng::seeded(rng.next()); }

Verdict valid(const State& state) {
  bool well = !state.rng.blank() && state.moves <= state.length && state.seat < 4 && state.seals < 2 &&
              state.legal >= 1 && state.legal <= kMostLegal;
  bool known = false;
  for (const std::uint16_t length : kLengths) known |= state.length == length;
  for (const std::uint8_t number : state.narrow) well &= number < 16;
  return well && known ? kValid : Verdict{"nobody marches so"};
}

void encode(const State& state, ByteWriter& out) {
  for (const std::uint32_t word : state.rng.word) out.u32(word);
  out.u16(state.moves);
  out.u16(state.length);
  out.u8(state.seat);
  out.u8(state.left);
  out.u8(state.seals);
  out.u8(state.legal);
  out.bytes(state.wide, sizeof state.wide);
  for (std::size_t i = 0; i < kNarrow; i += 2) out.u8(state.narrow[i] | unsigned{state.narrow[i + 1]} << 4);
}

bool decode(State& state, ByteReader& in) {
  for (std::uint32_t& word : state.rng.word) word = in.u32();
  state.moves = in.u16();
  state.length = in.u16();
  state.seat = in.u8();
  state.left = in.u8();
  state.seals = in.u8();
  state.legal = in.u8();
  in.bytes(state.wide, sizeof state.wide);
  for (std::size_t i = 0; i < kNarrow; i += 2) {
    const std::uint8_t both = in.u8();
    state.narrow[i] = both & 15u;
    state.narrow[i + 1] = static_cast<std::uint8_t>(both >> 4);
  }
  return in.good() && in.left() == 0 && valid(state);
}

void describe(const State&, Move move, Words& words) {
  words.brief << "March " << (move & 0xFFFFu) / 7u;
  words.full << "March on.";
}
void narrate(const State&, const Event& event, Seat, TextOut& words) { words << "Marched " << std::uint32_t{event.b}; }
void headline(const State& state, TextOut& words) { words << std::uint32_t{state.moves} << " moves"; }
Move quickMove(const State& seen) { return moveNumber(seen, 0); }

namespace {

constexpr OptionChoice kLengthChoices[] = {{"short", "Short"}, {"middle", "Middle"}, {"long", "Long"}};
constexpr OptionChoice kHiddenChoices[] = {{"open", "Open"}, {"hidden", "Hidden"}};
constexpr OptionSpec kOptions[] = {
    {"length", "Length", "How long.", kLengthChoices, 3, 0},
    {"hands", "Hands", "Who sees what.", kHiddenChoices, 2, 0},
};
constexpr const char* kSeatNames[] = {"North", "East", "South", "West"};

}  // namespace

}  // namespace armada::long_march

namespace armada {

const Game kLongMarch = makeGame<long_march::State>({
    /*id*/ "long_march_north",  // as long as an id may be: its largest save has no byte to spare
    /*title*/ "Long March",
    /*version*/ 1,
    /*listed*/ false,
    /*hiddenHands*/ true,
    long_march::kOptions,
    /*optionCount*/ 2,
    long_march::kSeatNames,
    /*questionCount*/ 0,
    ARMADA_SUITE_BOUNDS,
});

// The registry of this house.
std::size_t gameCount() { return 1; }
const Game& gameAt(std::size_t) { return kLongMarch; }
const Game* findGame(const char* id) {
  for (const char* own = kLongMarch.id; *own == *id; ++own, ++id)
    if (*own == '\0') return &kLongMarch;
  return nullptr;
}

}  // namespace armada
