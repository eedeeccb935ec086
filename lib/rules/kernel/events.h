// What happened during one `apply`, in order: for animation, sound and the log. Rules write events and never read them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

using Seat = std::uint8_t;
constexpr std::size_t kMaxSeats = 4;
constexpr Seat kNobody = 0xFF;

// Who may see an event: one bit a seat.
using Audience = std::uint8_t;
constexpr Audience kEveryone = 0x0F;
constexpr Audience onlySeat(Seat seat) { return static_cast<Audience>(1u << seat); }

struct Event {
  std::uint8_t kind;  // an enum of the game
  Audience audience;
  std::uint8_t a, b, c, d;  // what the game's enum says of them
  std::int16_t value;

  // Nobody in particular (the hand-over) may see what everybody sees.
  constexpr bool isFor(Seat viewer) const {
    return viewer < kMaxSeats ? (audience & onlySeat(viewer)) != 0 : audience == kEveryone;
  }
};
static_assert(sizeof(Event) == 8);

// Where `apply` reports to. Without a buffer it reports nothing but the seal: rollouts use it so.
class Events {
 public:
  Events() = default;
  Events(Event* at, std::size_t capacity) : at_(at), capacity_(capacity) {}

  void add(const Event& event) {
    if (capacity_ == 0) return;
    if (count_ < capacity_)
      at_[count_++] = event;
    else
      overflowed_ = true;
  }
  // This move cannot be taken back: it showed something that going back would turn into a peek.
  void seal() { sealed_ = true; }
  void clear() {
    count_ = 0;
    sealed_ = false;
    overflowed_ = false;
  }

  bool listening() const { return capacity_ > 0; }  // false: rules may skip the telling
  std::size_t size() const { return count_; }
  const Event& operator[](std::size_t i) const { return at_[i]; }
  const Event* begin() const { return at_; }
  const Event* end() const { return at_ + count_; }
  bool sealed() const { return sealed_; }
  bool overflowed() const { return overflowed_; }  // a game broke its declared bound; the contract suite fails

  // Drops what the viewer may not see.
  void keepFor(Seat viewer) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (at_[i].isFor(viewer)) at_[kept++] = at_[i];
    count_ = kept;
  }

 private:
  Event* at_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t count_ = 0;
  bool sealed_ = false;
  bool overflowed_ = false;
};

template <std::size_t N>
class EventBuffer : public Events {
 public:
  EventBuffer() : Events(events_, N) {}
  EventBuffer(const EventBuffer&) = delete;
  EventBuffer& operator=(const EventBuffer&) = delete;

 private:
  Event events_[N];
};

}  // namespace armada
