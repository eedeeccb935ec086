#include "session/session.h"

#include <cassert>
#include <cstring>

namespace armada {

// ---- a move as its place in the legal list --------------------------------------------------------------------------

namespace {

constexpr std::uint8_t kNoPlace = 0xFF;

std::uint8_t placeOf(const Game& game, const void* state, Move move) {
  MoveList legal;
  game.legalMoves(state, legal);
  for (std::size_t place = 0; place < legal.size(); ++place)
    if (legal[place] == move) return static_cast<std::uint8_t>(place);
  return kNoPlace;
}

Move moveAt(const Game& game, const void* state, std::uint8_t place) {
  MoveList legal;
  game.legalMoves(state, legal);
  return place < legal.size() ? legal[place] : kNoMove;
}

std::size_t historyLimit(const Game& game, bool based) {
  const std::size_t fit = movesThatFit(game.bounds, based);
  return fit < kMaxHistory ? fit : kMaxHistory;
}

}  // namespace

// ---- the image ------------------------------------------------------------------------------------------------------
// magic 4, format 1, sequence 4, id length 1, id, game version 1, seed 4, options kMaxOptions, flags 1, seating 1, moves 2, cursor 2,
// floor 2, dropped 4, [base length 2, base], state length 2, state, its CRC-32 4, the moves' places 1 each, CRC-32 of it
// all 4. Read for ever: format 2, which has no seating; and format 1, where besides a move is its number of 2 bytes.

namespace {

constexpr std::uint32_t kMagic = 0x56534150u;  // "PASV"
constexpr std::uint8_t kFormat = 3;
constexpr std::uint8_t kFormatOfPersons = 2;
constexpr std::uint8_t kFormatOfNumbers = 1;
constexpr std::size_t kFrameBytes = 4 + 1 + 4 + 1 + 4;  // the least that can be told from noise

constexpr std::uint8_t kFlagUndone = 1;
constexpr std::uint8_t kFlagBased = 2;
constexpr std::uint8_t kFlagHinted = 4;
constexpr std::uint8_t kAllFlags = kFlagUndone | kFlagBased | kFlagHinted;
constexpr std::uint8_t kEarlierFlags = kFlagUndone | kFlagBased;

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

}  // namespace

// An image's parts, still in its bytes.
struct SavedImage {
  const Game* game;
  std::uint8_t format;
  std::uint32_t sequence;
  std::uint8_t version;
  Seed seed;
  Options options;
  bool undone;
  bool based;
  bool hinted;
  Seating seating;
  std::uint16_t count, cursor, floor;
  std::uint32_t dropped;
  ByteReader base{nullptr, 0};
  ByteReader state{nullptr, 0};
  ByteReader moves{nullptr, 0};

  // Checks all but what needs a game's decode. Only an image of `wanted`; nullptr: of any that is registered.
  LoadResult read(const std::uint8_t* from, std::size_t bytes, const Game* wanted);
  // The next of `left`, which begins as `moves`.
  std::uint8_t nextPlace(ByteReader& left, const void* before) const {
    return format == kFormatOfNumbers ? placeOf(*game, before, left.u16()) : left.u8();
  }
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
  format = in.u8();
  if (format < kFormatOfNumbers || format > kFormat) return LoadResult::otherVersion;
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
  hinted = (flags & kFlagHinted) != 0;
  seating = Seating{};
  if (format > kFormatOfPersons) seating.bits = in.u8();
  const std::uint8_t known = format > kFormatOfPersons ? kAllFlags : kEarlierFlags;
  count = in.u16();
  cursor = in.u16();
  floor = in.u16();
  dropped = in.u32();
  if (based) base = in.slice(in.u16());
  state = in.slice(in.u16());
  const std::uint32_t hash = in.u32();
  moves = in.slice(format == kFormatOfNumbers ? std::size_t{2} * count : count);

  const bool whole = in.good() && in.left() == 0 && (flags & ~known) == 0 && count <= historyLimit(*game, based) &&
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
  out.u8((undone_ ? kFlagUndone : 0u) | (based_ ? kFlagBased : 0u) | (hinted_ ? kFlagHinted : 0u));
  out.u8(seating_.bits);
  std::uint8_t* const countAt = to + out.used();
  out.u16(0);
  out.u16(cursor_);
  out.u16(floor_);
  out.u32(dropped_);
  if (based_) putState(*game_, base_.at(), out);
  const std::size_t stateAt = out.used() + kStateLengthBytes;
  putState(*game_, now_.at(), out);
  if (!out.good()) return 0;
  out.u32(crc32(to + stateAt, out.used() - stateAt));

  const std::size_t limit = room < kMaxImageBytes ? room : kMaxImageBytes;
  const bool allFit = out.used() + count_ + 4 <= limit;
  const std::uint16_t kept = allFit ? count_ : cursor_;
  out.bytes(moves_, kept);
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

// Nothing of ours changes before it is known that the position can go on.
LoadResult Session::take(const SavedImage& image) {
  StateBox saved;
  if (!getState(*image.game, image.state, saved)) return image.refused();
  game_ = image.game;
  options_ = image.options;
  seed_ = image.seed;
  undone_ = image.undone;
  hinted_ = image.hinted;
  seating_ = image.seating;
  previousBytes_ = 0;
  ++changes_;
  const bool agrees = takeMoves(image, saved);
  if (!agrees) startAt(saved, image.dropped + image.cursor);
  now_ = saved;
  return agrees && image.version == game_->version ? LoadResult::loaded : LoadResult::rulesChanged;
}

// Plays the saved moves in now_, each noted by its place here and now: an earlier format has none, and rules may have
// changed. false: they do not lead to the saved position.
bool Session::takeMoves(const SavedImage& image, const StateBox& saved) {
  based_ = image.based;
  if (based_ && !getState(*game_, image.base, base_)) return false;
  firstState(now_);
  dropped_ = image.dropped;
  floor_ = image.floor;
  count_ = cursor_ = begun_ = checkpointAt_ = 0;
  ByteReader left = image.moves;
  while (true) {
    if (count_ == image.cursor) {
      if (std::memcmp(now_.bytes, saved.bytes, game_->stateBytes) != 0) return false;
      cursor_ = count_;
    }
    if (count_ == image.count) return true;
    if (count_ + kCheckpointEvery == image.cursor) {
      checkpoint_ = now_;
      checkpointAt_ = count_;
    }
    Events silent;
    const std::uint8_t place = image.nextPlace(left, now_.at());
    if (!game_->apply(now_.at(), moveAt(*game_, now_.at(), place), silent)) return count_ >= image.cursor;
    moves_[count_++] = place;
    if (silent.sealed() && count_ <= image.cursor && count_ > floor_) floor_ = count_;
  }
}

// The position goes on without its moves.
void Session::startAt(const StateBox& base, std::uint32_t dropped) {
  base_ = base;
  based_ = true;
  dropped_ = dropped;
  count_ = cursor_ = floor_ = begun_ = checkpointAt_ = 0;
}

Glance glanceAt(const std::uint8_t* from, std::size_t count, const Game& wanted, StateBox& state) {
  SavedImage image;
  const LoadResult read = image.read(from, count, &wanted);
  if (read != LoadResult::loaded) return {read, 0};
  if (!getState(wanted, image.state, state)) return {image.refused(), 0};
  return {LoadResult::loaded, image.dropped + image.cursor, image.seating};
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
  assert(optionsFit(game, options) && movesThatFit(game.bounds, true) >= kLeastMovesOfASave);
  const Options chosen = options;  // may be our own, when the game is restarted
  if (game_ != &game)
    previousBytes_ = 0;
  else
    keepForUndo();
  game_ = &game;
  options_ = chosen;
  seed_ = seed;
  based_ = false;
  undone_ = hinted_ = false;
  seating_ = Seating{};
  dropped_ = 0;
  count_ = cursor_ = floor_ = begun_ = checkpointAt_ = 0;
  firstState(now_);
  ++changes_;
}

void Session::keepForUndo() {
  const bool untouched = undoesNewGame() && count_ == begun_;
  if (!untouched) previousBytes_ = static_cast<std::uint16_t>(image(previous_, sizeof previous_, 0));
}

// Nobody takes back what is not this game's own; and who begins in the middle knows what came of it the first time.
void Session::startAgainAt(std::size_t number) {
  assert(game_ != nullptr && number <= cursor_);
  keepForUndo();
  count_ = cursor_ = floor_ = begun_ = static_cast<std::uint16_t>(number);
  keepCheckpointBehind(number);
  stateBefore(number, now_);
  undone_ = true;
  ++changes_;
}

void Session::startFrom(const Game& game, const void* position) {
  assert(game.valid(position));
  close();
  game_ = &game;
  options_ = standardOptions(game);
  seed_ = 0;
  undone_ = hinted_ = false;
  seating_ = Seating{};
  std::memcpy(now_.bytes, position, game.stateBytes);
  startAt(now_, 0);
}

void Session::close() {
  game_ = nullptr;
  previousBytes_ = 0;
  count_ = cursor_ = floor_ = begun_ = checkpointAt_ = 0;
  ++changes_;
}

void Session::seat(Seating seating) {
  if (seating.bits == seating_.bits) return;
  seating_ = seating;
  ++changes_;
}

void Session::noteHint() {
  if (hinted_) return;
  hinted_ = true;
  ++changes_;
}

// ---- playing --------------------------------------------------------------------------------------------------------

void Session::observeInCommon(StateBox& seen) const {
  StateBox before;
  seen = now_;
  for (Seat seat = 0; seat < game_->seats(now_.at()); ++seat) {
    before = seen;
    game_->observe(before.at(), seat, seen.at());
  }
}

bool Session::play(Move move, Events& events) {
  events.clear();
  if (game_ == nullptr) return false;
  const std::uint8_t place = placeOf(*game_, now_.at(), move);
  if (place == kNoPlace || !game_->apply(now_.at(), move, events)) return false;
  count_ = cursor_;  // what redo would have brought is gone
  makeRoom();
  moves_[cursor_++] = place;
  count_ = cursor_;
  if (events.sealed()) floor_ = cursor_;
  keepCheckpointBehind(cursor_);
  ++changes_;
  return true;
}

// Moves the oldest moves into the base until one more fits the history and its image.
void Session::makeRoom() {
  if (count_ < historyLimit(*game_, based_)) return;
  const std::size_t drop = count_ + 1u - historyLimit(*game_, true);
  firstState(base_);
  for (std::size_t i = 0; i < drop; ++i) {
    Events silent;
    playAgain(i, base_, silent);
  }
  std::memmove(moves_, moves_ + drop, count_ - drop);
  based_ = true;
  dropped_ += static_cast<std::uint32_t>(drop);
  count_ = cursor_ = static_cast<std::uint16_t>(count_ - drop);
  floor_ = static_cast<std::uint16_t>(floor_ > drop ? floor_ - drop : 0);
  if (begun_ != kBegunEarlier) begun_ = static_cast<std::uint16_t>(begun_ >= drop ? begun_ - drop : kBegunEarlier);
  checkpointAt_ = static_cast<std::uint16_t>(checkpointAt_ > drop ? checkpointAt_ - drop : 0);
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

Move Session::playAgain(std::size_t number, StateBox& state, Events& events) const {
  events.clear();
  const Move move = moveAt(*game_, state.at(), moves_[number]);
  const bool legal = game_->apply(state.at(), move, events);
  assert(legal);
  static_cast<void>(legal);
  return move;
}

void Session::stateBefore(std::size_t number, StateBox& state) const {
  assert(number <= count_);
  std::size_t from = 0;
  if (checkpointAt_ > 0 && checkpointAt_ <= number) {
    if (&state != &checkpoint_) state = checkpoint_;
    from = checkpointAt_;
  } else {
    firstState(state);
  }
  Events silent;
  for (std::size_t i = from; i < number; ++i) playAgain(i, state, silent);
}

// Between one and two strides behind the position before that move, or at the beginning: so a step back plays fewer than
// two strides again, and only one that passes the checkpoint begins at the beginning.
void Session::keepCheckpointBehind(std::size_t number) {
  if (checkpointAt_ <= number && number - checkpointAt_ < 2 * kCheckpointEvery) return;
  const std::size_t to = number < 2 * kCheckpointEvery ? 0 : number - kCheckpointEvery;
  if (to > 0) stateBefore(to, checkpoint_);
  checkpointAt_ = static_cast<std::uint16_t>(to);
}

bool Session::undo() {
  if (!canUndo()) return false;
  if (undoesNewGame()) {
    SavedImage image;  // of our own game, from our own memory
    return image.read(previous_, previousBytes_, game_) == LoadResult::loaded && goesOn(take(image));
  }
  --cursor_;
  keepCheckpointBehind(cursor_);
  stateBefore(cursor_, now_);
  undone_ = true;
  ++changes_;
  return true;
}

bool Session::redo(Events& events) {
  events.clear();
  if (!canRedo()) return false;
  playAgain(cursor_++, now_, events);
  if (events.sealed()) floor_ = cursor_;
  keepCheckpointBehind(cursor_);
  ++changes_;
  return true;
}

bool Session::lastMove(Move& move, StateBox& before, Seat viewer) const {
  if (game_ == nullptr || cursor_ <= floor_) return false;
  move = moveMade(cursor_ - 1u, before, viewer);
  return true;
}

Move Session::moveMade(std::size_t number, StateBox& before, Seat viewer) const {
  StateBox state;
  stateBefore(number, state);
  std::memset(before.bytes, 0, sizeof before.bytes);
  game_->observe(state.at(), viewer, before.at());
  return moveAt(*game_, state.at(), moves_[number]);
}

}  // namespace armada
