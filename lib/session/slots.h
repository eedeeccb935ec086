// Two slots a name, written in turn: a power cut at any byte of a write leaves the other slot whole, and the newest whole
// one is read. A store is anything with the two functions of the platform's SaveStore:
//   SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room);  with count, absent(), unreadable()
//   bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count);
//
// What a slot holds that cannot go on here is kept: another game's save, one of another version, one that cannot be read. So
// is a damaged one, unless a good one stands beside it: then it is what a power cut left behind. Nothing is written over
// what is kept before the player has given it up.
// Nothing of a device is known here. Scratch memory is the caller's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "session/session.h"

namespace armada {

enum class SaveResult : std::uint8_t {
  saved,
  failed,  // the store said no, or what it wrote does not come back
  kept,    // there is no place that the player has not to give up first
};

const char* fault(LoadResult kept);  // for the player: "is damaged"

// What the two slots of a name hold.
class SlotPair {
 public:
  // `sequence` is 0 where none is known.
  void note(int slot, LoadResult holds, std::uint32_t sequence) {
    holds_[slot] = holds;
    sequence_[slot] = sequence;
  }
  int newest() const;  // of those that go on, 0 or 1; -1: neither does
  int older() const;   // the other one, if it goes on as well; else -1
  // What is kept; of two reasons the later one in LoadResult. `empty`: nothing is.
  LoadResult kept() const;
  bool keptIsNewest() const;  // it was saved after all that goes on
  // Where the next write goes: never onto the newest that goes on; onto what is kept only when it is given up, and then
  // first. -1: nowhere.
  int next(bool givenUp) const;
  std::uint32_t nextSequence() const;

 private:
  bool good(int slot) const { return goesOn(holds_[slot]); }
  int keptSlot() const;

  LoadResult holds_[2] = {LoadResult::empty, LoadResult::empty};
  std::uint32_t sequence_[2] = {0, 0};  // wraps: the newer one is ahead by less than half the way round
};

// Says what a blob is to its owner, and tells its number in the row of writes.
using JudgeSave = LoadResult (*)(const void* owner, const std::uint8_t* bytes, std::size_t count,
                                 std::uint32_t& sequence);

// A look at both slots of a name, in the caller's scratch memory. Reading takes a device its time, so what still lies there
// is not read again.
template <class Store>
class Survey {
 public:
  Survey(Store& store, const char* name, JudgeSave judge, const void* owner, std::uint8_t* scratch, std::size_t room)
      : store_(store), name_(name), scratch_(scratch), room_(room) {
    // The first save ever is in slot 0: looked at last, it lies there when it is wanted.
    for (const int slot : {1, 0}) {
      const auto read = store.read(name, slot, scratch, room);
      std::uint32_t sequence = 0;
      LoadResult holds = LoadResult::empty;
      if (read.unreadable())
        holds = LoadResult::unreadable;
      else if (!read.absent())
        holds = judge(owner, scratch, read.count, sequence);
      if (!read.absent()) note(slot, read.count);
      pair.note(slot, holds, sequence);
    }
  }

  // The bytes of a slot are in the scratch memory then, as long as nobody else wrote there.
  std::size_t bring(int slot) {
    if (slot != there_) note(slot, store_.read(name_, slot, scratch_, room_).count);
    return count_;
  }

  SlotPair pair;

 private:
  void note(int slot, std::size_t count) {
    there_ = slot;
    count_ = count;
  }

  Store& store_;
  const char* name_;
  std::uint8_t* scratch_;
  std::size_t room_;
  int there_ = -1;
  std::size_t count_ = 0;
};

// ---- the save of a game, under the game's id ------------------------------------------------------------------------
// `scratch` is kMaxImageBytes long everywhere here.
LoadResult judgeImage(const void* game, const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence);

template <class Store>
Survey<Store> lookAtSlots(Store& store, const Game& game, std::uint8_t* scratch) {
  return {store, game.id, judgeImage, &game, scratch, kMaxImageBytes};
}
template <class Store>
SlotPair surveyGame(Store& store, const Game& game, std::uint8_t* scratch) {
  return lookAtSlots(store, game, scratch).pair;
}

// The newest that goes on; `pair` tells what is kept beside it. Where nothing goes on, the result is what is kept.
template <class Store>
LoadResult loadGame(Store& store, const Game& game, Session& session, std::uint8_t* scratch, SlotPair& pair) {
  Survey<Store> survey = lookAtSlots(store, game, scratch);
  pair = survey.pair;
  for (const int slot : {pair.newest(), pair.older()}) {
    if (slot < 0) continue;
    const LoadResult result = session.load(scratch, survey.bring(slot), &game);
    if (goesOn(result)) return result;
    pair.note(slot, LoadResult::unreadable, 0);  // it was there a moment ago
  }
  return pair.kept();
}
template <class Store>
LoadResult loadGame(Store& store, const Game& game, Session& session, std::uint8_t* scratch) {
  SlotPair pair;
  return loadGame(store, game, session, scratch, pair);
}

// Writes the running game beside the newest one and reads it back: `saved` only when it is there.
template <class Store>
SaveResult saveGame(Store& store, const Session& session, std::uint8_t* scratch, bool givenUp = false) {
  if (!session.running()) return SaveResult::failed;
  const char* name = session.game().id;
  const SlotPair pair = surveyGame(store, session.game(), scratch);
  const int slot = pair.next(givenUp);
  if (slot < 0) return SaveResult::kept;
  const std::size_t count = session.image(scratch, kMaxImageBytes, pair.nextSequence());
  if (count == 0 || !store.write(name, slot, scratch, count)) return SaveResult::failed;
  std::uint32_t back = 0;
  const bool whole = imageSequence(scratch, store.read(name, slot, scratch, kMaxImageBytes).count, back);
  return whole && back == pair.nextSequence() ? SaveResult::saved : SaveResult::failed;
}

// The menu's look at a save: its position without its history. Where nothing goes on, the result is what is kept.
template <class Store>
Glance glanceAtGame(Store& store, const Game& game, StateBox& state, std::uint8_t* scratch) {
  Survey<Store> survey = lookAtSlots(store, game, scratch);
  const SlotPair& pair = survey.pair;
  for (const int slot : {pair.newest(), pair.older()}) {
    if (slot < 0) continue;
    const Glance glance = glanceAt(scratch, survey.bring(slot), game, state);
    if (goesOn(glance.result)) return glance;
  }
  return {pair.kept(), 0};
}

// ---- small things: settings, statistics -----------------------------------------------------------------------------
constexpr std::size_t kMaxBlobBytes = 208;  // what the caller may put in
// With magic, format, sequence, the name's CRC-32, version, length and CRC-32.
constexpr std::size_t kFramedBlobBytes = kMaxBlobBytes + 4 + 1 + 4 + 4 + 1 + 2 + 4;

// A blob of at most kMaxBlobBytes under a name, with the version of its meaning and the lengths that it may have.
class BlobSlots {
 public:
  constexpr BlobSlots(const char* name, std::uint8_t version, std::size_t least = 1, std::size_t most = kMaxBlobBytes)
      : name_(name),
        version_(version),
        least_(static_cast<std::uint8_t>(least)),
        most_(static_cast<std::uint8_t>(most)) {}
  constexpr const char* name() const { return name_; }

  // The newest one of our version; 0: there is none, take the standard values.
  template <class Store>
  std::size_t read(Store& store, std::uint8_t* to, std::size_t room) const {
    std::uint8_t scratch[kFramedBlobBytes];
    Survey<Store> survey = look(store, scratch);
    for (const int slot : {survey.pair.newest(), survey.pair.older()}) {
      if (slot < 0) continue;
      const std::size_t got = payload(scratch, survey.bring(slot), to, room);
      if (got > 0) return got;
    }
    return 0;
  }

  // As saveGame.
  template <class Store>
  SaveResult write(Store& store, const std::uint8_t* from, std::size_t count, bool givenUp = false) const {
    if (count < least_ || count > most_) return SaveResult::failed;
    std::uint8_t scratch[kFramedBlobBytes];
    Survey<Store> survey = look(store, scratch);
    const SlotPair& pair = survey.pair;
    // Flash wears out: what stands there already is not written again.
    if (pair.newest() >= 0 && isPayload(scratch, survey.bring(pair.newest()), from, count)) return SaveResult::saved;
    const int slot = pair.next(givenUp);
    if (slot < 0) return SaveResult::kept;
    if (!store.write(name_, slot, scratch, frame(scratch, pair.nextSequence(), from, count))) return SaveResult::failed;
    const std::size_t back = store.read(name_, slot, scratch, sizeof scratch).count;
    return isPayload(scratch, back, from, count) ? SaveResult::saved : SaveResult::failed;
  }

  template <class Store>
  LoadResult kept(Store& store) const {
    std::uint8_t scratch[kFramedBlobBytes];
    return look(store, scratch).pair.kept();
  }

  // What these bytes are under this name. An older version's are as good as none: whoever raises the version and wants
  // them reads them first.
  LoadResult judge(const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence) const;

 private:
  static LoadResult judge(const void* slots, const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence) {
    return static_cast<const BlobSlots*>(slots)->judge(bytes, count, sequence);
  }
  template <class Store>
  Survey<Store> look(Store& store, std::uint8_t* scratch) const {
    return {store, name_, judge, this, scratch, kFramedBlobBytes};
  }
  std::size_t frame(std::uint8_t* to, std::uint32_t sequence, const std::uint8_t* from, std::size_t count) const;
  // The payload's size, copied to `to`; 0: not ours, or more than `room`.
  std::size_t payload(const std::uint8_t* bytes, std::size_t count, std::uint8_t* to, std::size_t room) const;
  bool isPayload(const std::uint8_t* bytes, std::size_t count, const std::uint8_t* from, std::size_t size) const;

  const char* name_;
  std::uint8_t version_;
  std::uint8_t least_, most_;
};

}  // namespace armada
