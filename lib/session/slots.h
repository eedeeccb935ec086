// Two slots a name, written in turn: a power cut at any byte of a write leaves the other slot whole, and the newest whole
// one is read. A store is anything with the two functions of the platform's SaveStore:
//   SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room);  with count, absent(), unreadable()
//   bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count);
// Nothing of a device is known here. Scratch memory is the caller's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "session/session.h"

namespace armada {

// True for a whole blob; tells its number in the row of writes.
using WholeBlob = bool (*)(const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence);

// What the two slots of a name hold.
class SlotPair {
 public:
  void note(int slot, bool whole, std::uint32_t sequence) {
    whole_[slot] = whole;
    sequence_[slot] = sequence;
  }
  int newest() const;  // 0 or 1; -1: neither is whole
  int older() const;   // the other one, if it is whole as well; else -1
  // Where the next write goes: never onto the newest whole one.
  int next() const { return newest() == 0 ? 1 : 0; }
  std::uint32_t nextSequence() const { return newest() < 0 ? 1 : sequence_[newest()] + 1; }

 private:
  bool whole_[2] = {false, false};
  std::uint32_t sequence_[2] = {0, 0};  // wraps: the newer one is ahead by less than half the way round
};

template <class Store>
SlotPair surveySlots(Store& store, const char* name, WholeBlob whole, std::uint8_t* scratch, std::size_t room) {
  SlotPair pair;
  for (int slot = 0; slot < 2; ++slot) {
    const std::size_t count = store.read(name, slot, scratch, room).count;
    std::uint32_t sequence = 0;
    const bool good = whole(scratch, count, sequence);
    pair.note(slot, good, sequence);
  }
  return pair;
}

// ---- the save of a game, under the game's id ------------------------------------------------------------------------
// `scratch` is kMaxImageBytes long everywhere here.
template <class Store>
LoadResult loadGame(Store& store, const Game& game, Session& session, std::uint8_t* scratch) {
  const SlotPair pair = surveySlots(store, game.id, imageSequence, scratch, kMaxImageBytes);
  LoadResult first = LoadResult::empty;
  for (const int slot : {pair.newest(), pair.older()}) {
    if (slot < 0) continue;
    const std::size_t count = store.read(game.id, slot, scratch, kMaxImageBytes).count;
    const LoadResult result = session.load(scratch, count, &game);
    if (goesOn(result)) return result;
    if (first == LoadResult::empty) first = result;
  }
  if (first != LoadResult::empty) return first;
  // Neither slot is whole. That is "nothing" only where nothing at all was ever written.
  for (int slot = 0; slot < 2; ++slot) {
    const auto read = store.read(game.id, slot, scratch, kMaxImageBytes);
    if (read.unreadable()) return LoadResult::unreadable;
    if (!read.absent()) first = LoadResult::damaged;
  }
  return first;
}

// Writes the running game over the older slot and reads it back: true only when it is there.
template <class Store>
bool saveGame(Store& store, const Session& session, std::uint8_t* scratch) {
  if (!session.running()) return false;
  const char* name = session.game().id;
  const SlotPair pair = surveySlots(store, name, imageSequence, scratch, kMaxImageBytes);
  const std::size_t count = session.image(scratch, kMaxImageBytes, pair.nextSequence());
  if (count == 0 || !store.write(name, pair.next(), scratch, count)) return false;
  std::uint32_t sequence = 0;
  return imageSequence(scratch, store.read(name, pair.next(), scratch, kMaxImageBytes).count, sequence) &&
         sequence == pair.nextSequence();
}

// The menu's look at a save: its position without its history. `empty` where nothing can go on.
template <class Store>
Glance glanceAtGame(Store& store, const Game& game, StateBox& state, std::uint8_t* scratch) {
  const SlotPair pair = surveySlots(store, game.id, imageSequence, scratch, kMaxImageBytes);
  for (const int slot : {pair.newest(), pair.older()}) {
    if (slot < 0) continue;
    const Glance glance = glanceAt(scratch, store.read(game.id, slot, scratch, kMaxImageBytes).count, game, state);
    if (goesOn(glance.result)) return glance;
  }
  return {LoadResult::empty, 0};
}

// ---- small things: settings, statistics -----------------------------------------------------------------------------
constexpr std::size_t kMaxBlobBytes = 208;  // what the caller may put in
constexpr std::size_t kFramedBlobBytes =
    kMaxBlobBytes + 4 + 1 + 4 + 1 + 2 + 4;  // with magic, format, sequence, version,
                                            // length and CRC-32

std::size_t frameBlob(std::uint8_t* to, std::uint32_t sequence, std::uint8_t version, const std::uint8_t* from,
                      std::size_t count);
bool blobSequence(const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence);
// The payload's size, copied to `to`; 0: of another version, or more than `room`.
std::size_t unframeBlob(const std::uint8_t* bytes, std::size_t count, std::uint8_t version, std::uint8_t* to,
                        std::size_t room);
// True for a whole one of this version with just this payload.
bool blobHolds(const std::uint8_t* bytes, std::size_t count, std::uint8_t version, const std::uint8_t* payload,
               std::size_t size);

// A blob of at most kMaxBlobBytes under a name, with the version of its meaning.
class BlobSlots {
 public:
  constexpr BlobSlots(const char* name, std::uint8_t version) : name_(name), version_(version) {}
  constexpr const char* name() const { return name_; }

  // The newest whole one of our version; 0: there is none, take the standard values.
  template <class Store>
  std::size_t read(Store& store, std::uint8_t* to, std::size_t room) const {
    std::uint8_t scratch[kFramedBlobBytes];
    const SlotPair pair = surveySlots(store, name_, blobSequence, scratch, sizeof scratch);
    for (const int slot : {pair.newest(), pair.older()}) {
      if (slot < 0) continue;
      const std::size_t count = store.read(name_, slot, scratch, sizeof scratch).count;
      const std::size_t got = unframeBlob(scratch, count, version_, to, room);
      if (got > 0) return got;
    }
    return 0;
  }

  template <class Store>
  bool write(Store& store, const std::uint8_t* from, std::size_t count) const {
    if (count == 0 || count > kMaxBlobBytes) return false;
    std::uint8_t scratch[kFramedBlobBytes];
    const SlotPair pair = surveySlots(store, name_, blobSequence, scratch, sizeof scratch);
    // Flash wears out: what stands there already is not written again.
    if (pair.newest() >= 0 &&
        blobHolds(scratch, store.read(name_, pair.newest(), scratch, sizeof scratch).count, version_, from, count))
      return true;
    return store.write(name_, pair.next(), scratch, frameBlob(scratch, pair.nextSequence(), version_, from, count));
  }

 private:
  const char* name_;
  std::uint8_t version_;
};

}  // namespace armada
