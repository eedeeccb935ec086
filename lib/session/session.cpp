#include "session/session.h"

#include <cassert>
#include <cstring>

namespace armada {

// ---- the image ------------------------------------------------------------------------------------------------------
// magic 4, format 1, sequence 4, id length 1, id, game version 1, seed 4, options kMaxOptions, flags 1, moves 2, cursor 2,
// floor 2, dropped 4, [base length 2, base], state length 2, state, its CRC-32 4, the moves 2 each, CRC-32 of it all 4.

namespace {

constexpr std::uint32_t kMagic = 0x56534150u;  // "PASV"
constexpr std::uint8_t kFormat = 1;
constexpr std::size_t kFrameBytes = 4 + 1 + 4 + 1 + 4;  // the least that can be told from noise
constexpr std::size_t kFixedBytes = 42;                 // all but id, states and moves
constexpr std::size_t kLengthBytes = 2;

constexpr std::uint8_t kFlagUndone = 1;
constexpr std::uint8_t kFlagBased = 2;
constexpr std::uint8_t kAllFlags = kFlagUndone | kFlagBased;

// The state's bytes behind their number, which is known only afterwards.
void putState(const Game& game, const void* state, ByteWriter& out) {
  std::uint8_t* const length = out.start() + out.used();
  out.u16(0);
  const std::size_t before = out.used();
  if (out.good()) game.encode(state, out);
  if (!out.good()) return;
  const std::size_t bytes = out.used() - before;
  length[0] = static_cast<std::uint8_t>(bytes);
  length[1] = static_cast<std::uint8_t>(bytes >> 8);
}

bool getState(const Game& game, ByteReader bytes, StateBox& state) {
  std::memset(state.bytes, 0, sizeof state.bytes);
  return bytes.good() && game.decode(state.at(), bytes) && bytes.good() && bytes.left() == 0;
}

// Plays moves silently from where `state` stands. Tells how many were legal, and the number of the last sealed one.
std::size_t replay(const Game& game, StateBox& state, ByteReader moves, std::size_t count, std::size_t& sealed) {
  for (std::size_t i = 0; i < count; ++i) {
    Events silent;
    if (!game.apply(state.at(), moves.u16(), silent)) return i;
    if (silent.sealed()) sealed = i + 1;
  }
  return count;
}

}  // namespace

// An image's parts, still in its bytes.
struct SavedImage {
  const Game* game;
  std::uint32_t sequence;
  std::uint8_t version;
  Seed seed;
  Options options;
  bool undone;
  bool based;
  std::uint16_t count, cursor, floor;
  std::uint32_t dropped;
  ByteReader base{nullptr, 0};
  ByteReader state{nullptr, 0};
  ByteReader moves{nullptr, 0};

  // Checks all but what needs a game's decode. Only an image of `wanted`; nullptr: of any that is registered.
  LoadResult read(const std::uint8_t* from, std::size_t bytes, const Game* wanted);
  // What to call bytes that the game refuses.
  LoadResult refused() const { return version == game->version ? LoadResult::damaged : LoadResult::otherVersion; }
};

bool imageSequence(const std::uint8_t* from, std::size_t count, std::uint32_t& sequence) {
  if (count < kFrameBytes || count > kMaxImageBytes) return false;
  ByteReader end(from + count - 4, 4);
  if (crc32(from, count - 4) != end.u32()) return false;
  ByteReader in(from, count - 4);
  const bool ours = in.u32() == kMagic;
  in.u8();  // every format has its sequence here, so that the newest is found among several
  sequence = in.u32();
  return ours;
}

LoadResult SavedImage::read(const std::uint8_t* from, std::size_t bytes, const Game* wanted) {
  if (bytes == 0) return LoadResult::empty;
  if (!imageSequence(from, bytes, sequence)) return LoadResult::damaged;
  ByteReader in(from, bytes - 4);
  in.u32();
  if (in.u8() != kFormat) return LoadResult::otherVersion;
  in.u32();

  char id[kMaxIdLetters + 1] = {};
  const std::size_t letters = in.u8();
  if (letters == 0 || letters > kMaxIdLetters) return LoadResult::damaged;
  in.bytes(id, letters);
  if (!in.good() || std::strlen(id) != letters) return LoadResult::damaged;
  game = wanted != nullptr ? wanted : findGame(id);
  if (game == nullptr || std::strcmp(game->id, id) != 0) return LoadResult::otherGame;

  version = in.u8();
  seed = in.u32();
  in.bytes(options.choice, sizeof options.choice);
  const std::uint8_t flags = in.u8();
  undone = (flags & kFlagUndone) != 0;
  based = (flags & kFlagBased) != 0;
  count = in.u16();
  cursor = in.u16();
  floor = in.u16();
  dropped = in.u32();
  if (based) base = in.slice(in.u16());
  state = in.slice(in.u16());
  const std::uint32_t hash = in.u32();
  moves = in.slice(std::size_t{2} * count);

  const bool whole = in.good() && in.left() == 0 && (flags & ~kAllFlags) == 0 && count <= kMaxHistory &&
                     cursor <= count && floor <= cursor && (based || dropped == 0) &&
                     hash == crc32(state.at(), state.left());
  if (!whole) return LoadResult::damaged;
  return optionsFit(*game, options) ? LoadResult::loaded : refused();
}

std::size_t Session::image(std::uint8_t* to, std::size_t room, std::uint32_t sequence) const {
  if (game_ == nullptr) return 0;
  const std::size_t letters = std::strlen(game_->id);
  assert(letters > 0 && letters <= kMaxIdLetters);
  ByteWriter out(to, room < kMaxImageBytes ? room : kMaxImageBytes);
  out.u32(kMagic);
  out.u8(kFormat);
  out.u32(sequence);
  out.u8(static_cast<std::uint32_t>(letters));
  out.bytes(game_->id, letters);
  out.u8(game_->version);
  out.u32(seed_);
  out.bytes(options_.choice, sizeof options_.choice);
  out.u8((undone_ ? kFlagUndone : 0u) | (based_ ? kFlagBased : 0u));
  std::uint8_t* const countAt = to + out.used();
  out.u16(0);
  out.u16(cursor_);
  out.u16(floor_);
  out.u32(dropped_);
  if (based_) putState(*game_, base_.at(), out);
  const std::size_t stateAt = out.used() + kLengthBytes;
  putState(*game_, now_.at(), out);
  if (!out.good()) return 0;
  out.u32(crc32(to + stateAt, out.used() - stateAt));

  const std::size_t limit = room < kMaxImageBytes ? room : kMaxImageBytes;
  const bool allFit = out.used() + std::size_t{2} * count_ + 4 <= limit;
  const std::uint16_t kept = allFit ? count_ : cursor_;
  for (std::size_t i = 0; i < kept; ++i) out.u16(moves_[i]);
  if (out.good()) {
    countAt[0] = static_cast<std::uint8_t>(kept);
    countAt[1] = static_cast<std::uint8_t>(kept >> 8);
  }
  out.u32(crc32(to, out.used()));
  return out.good() ? out.used() : 0;
}

LoadResult Session::load(const std::uint8_t* from, std::size_t count, const Game* wanted) {
  SavedImage image;
  const LoadResult read = image.read(from, count, wanted);
  return read == LoadResult::loaded ? take(image) : read;
}

// Two states on the stack: the saved one, and the one that the moves lead to. Nothing of ours changes before both are known.
LoadResult Session::take(const SavedImage& image) {
  const Game& game = *image.game;
  ByteReader moves = image.moves;
  StateBox saved;
  if (!getState(game, image.state, saved)) return image.refused();

  StateBox reached;
  bool agrees = true;
  if (image.based) {
    agrees = getState(game, image.base, reached);
  } else {
    std::memset(reached.bytes, 0, sizeof reached.bytes);
    game.deal(reached.at(), image.options, image.seed);
  }
  std::size_t sealed = 0;
  agrees = agrees && replay(game, reached, moves, image.cursor, sealed) == image.cursor &&
           std::memcmp(reached.bytes, saved.bytes, sizeof saved.bytes) == 0;

  std::size_t known = 0;
  if (agrees) {
    ByteReader tail = moves;
    tail.slice(std::size_t{2} * image.cursor);
    std::size_t none = 0;
    known = image.cursor + replay(game, reached, tail, std::size_t{image.count} - image.cursor, none);
  }

  // From here on it is decided.
  game_ = &game;
  options_ = image.options;
  seed_ = image.seed;
  now_ = saved;
  undone_ = image.undone;
  if (agrees) {
    based_ = image.based;
    dropped_ = image.dropped;
    if (based_) getState(game, image.base, base_);
    count_ = static_cast<std::uint16_t>(known);
    cursor_ = image.cursor;
    floor_ = sealed > image.floor ? static_cast<std::uint16_t>(sealed) : image.floor;
    for (std::size_t i = 0; i < count_; ++i) moves_[i] = moves.u16();
  } else {
    base_ = saved;
    based_ = true;
    dropped_ = image.dropped + image.cursor;
    count_ = cursor_ = floor_ = 0;
  }
  previousBytes_ = 0;
  ++changes_;
  return agrees && image.version == game.version ? LoadResult::loaded : LoadResult::rulesChanged;
}

Glance glanceAt(const std::uint8_t* from, std::size_t count, const Game& wanted, StateBox& state) {
  SavedImage image;
  const LoadResult read = image.read(from, count, &wanted);
  if (read != LoadResult::loaded) return {read, 0};
  if (!getState(wanted, image.state, state)) return {image.refused(), 0};
  return {LoadResult::loaded, image.dropped + image.cursor};
}

const char* sentence(LoadResult result) {
  switch (result) {
    case LoadResult::loaded: return "Your game goes on.";
    case LoadResult::rulesChanged: return "The rules have changed since. Your position goes on.";
    case LoadResult::empty: return "Nothing is saved here.";
    case LoadResult::damaged: return "This save is damaged.";
    case LoadResult::otherGame: return "This save belongs to another game.";
    case LoadResult::otherVersion: return "This save is of another version.";
    case LoadResult::unreadable: return "This save cannot be read.";
  }
  return "";
}

// ---- beginning ------------------------------------------------------------------------------------------------------

void Session::start(const Game& game, const Options& options, Seed seed) {
  assert(optionsFit(game, options));
  const Options chosen = options;  // may be our own, when the game is restarted
  const bool untouched = cursor_ == 0 && count_ == 0 && !based_ && previousBytes_ > 0;
  if (game_ != &game)
    previousBytes_ = 0;
  else if (!untouched)
    previousBytes_ = static_cast<std::uint16_t>(image(previous_, sizeof previous_, 0));
  game_ = &game;
  options_ = chosen;
  seed_ = seed;
  based_ = false;
  undone_ = false;
  dropped_ = 0;
  count_ = cursor_ = floor_ = 0;
  rebuild(0);
  ++changes_;
}

void Session::close() {
  game_ = nullptr;
  previousBytes_ = 0;
  count_ = cursor_ = floor_ = 0;
  ++changes_;
}

// ---- playing --------------------------------------------------------------------------------------------------------

bool Session::play(Move move, Events& events) {
  events.clear();
  if (game_ == nullptr || !game_->apply(now_.at(), move, events)) return false;
  count_ = cursor_;  // what redo would have brought is gone
  makeRoom();
  moves_[cursor_++] = move;
  count_ = cursor_;
  if (events.sealed()) floor_ = cursor_;
  ++changes_;
  return true;
}

std::size_t Session::historyLimit(bool based) const {
  const std::size_t states = (based ? 2u : 1u) * (kLengthBytes + game_->bounds.encodedBytes) - kLengthBytes;
  const std::size_t room = (kMaxImageBytes - kFixedBytes - std::strlen(game_->id) - states) / 2;
  return room < kMaxHistory ? room : kMaxHistory;
}

// Moves the oldest moves into the base until one more fits the history and its image.
void Session::makeRoom() {
  if (count_ < historyLimit(based_)) return;
  const std::size_t drop = count_ + 1u - historyLimit(true);
  firstState(base_);
  for (std::size_t i = 0; i < drop; ++i) {
    Events silent;
    const bool legal = game_->apply(base_.at(), moves_[i], silent);
    assert(legal);
    static_cast<void>(legal);
  }
  std::memmove(moves_, moves_ + drop, (count_ - drop) * sizeof moves_[0]);
  based_ = true;
  dropped_ += static_cast<std::uint32_t>(drop);
  count_ = cursor_ = static_cast<std::uint16_t>(count_ - drop);
  floor_ = static_cast<std::uint16_t>(floor_ > drop ? floor_ - drop : 0);
}

// ---- back and forth -------------------------------------------------------------------------------------------------

void Session::firstState(StateBox& first) const {
  if (based_) {
    if (&first != &base_) first = base_;
    return;
  }
  std::memset(first.bytes, 0, sizeof first.bytes);
  game_->deal(first.at(), options_, seed_);
}

void Session::rebuild(std::size_t upTo) {
  firstState(now_);
  for (std::size_t i = 0; i < upTo; ++i) {
    Events silent;
    const bool legal = game_->apply(now_.at(), moves_[i], silent);
    assert(legal);
    static_cast<void>(legal);
  }
}

bool Session::undo() {
  if (!canUndo()) return false;
  if (undoesNewGame()) {
    SavedImage image;  // of our own game, from our own memory
    return image.read(previous_, previousBytes_, game_) == LoadResult::loaded && goesOn(take(image));
  }
  --cursor_;
  rebuild(cursor_);
  undone_ = true;
  ++changes_;
  return true;
}

bool Session::redo(Events& events) {
  events.clear();
  if (!canRedo() || !game_->apply(now_.at(), moves_[cursor_], events)) return false;
  ++cursor_;
  if (events.sealed()) floor_ = cursor_;
  ++changes_;
  return true;
}

bool Session::lastMove(Move& move, StateBox& before, Seat viewer) const {
  if (game_ == nullptr || cursor_ <= floor_) return false;
  StateBox state;
  firstState(state);
  for (std::size_t i = 0; i + 1 < cursor_; ++i) {
    Events silent;
    game_->apply(state.at(), moves_[i], silent);
  }
  move = moves_[cursor_ - 1u];
  std::memset(before.bytes, 0, sizeof before.bytes);
  game_->observe(state.at(), viewer, before.at());
  return true;
}

}  // namespace armada
