// Shows what happened: plays the events of a move as motion, phase after phase, on a copy of the pieces. All pieces of a
// phase move together, so that a whole round takes at most kMostTicks. The game itself is already behind it; nothing here
// decides anything.
#pragma once

#include "canvas/canvas.h"
#include "rules/pew_pew/state.h"
#include "screens/view.h"

namespace armada::pew_pew {

// A piece on its way, `step` of `steps`.
struct Flight {
  Piece what;
  std::uint8_t alien, side;  // of an alien
  std::uint8_t fromDepth, fromSpace, toDepth, toSpace;
};

// What the events of a move brought, for the line that tells it.
struct Gist {
  std::uint8_t round;  // the one that was played to its end; 0: only an action
  std::uint8_t points, deaths, hits, healed, stopped;
};

class Replay {
 public:
  static constexpr int kMostTicks = 30;    // of one move, LOOK: nothing waits longer
  static constexpr int kJumpTicks = 4;     // a piece from card to card
  static constexpr int kForwardTicks = 6;  // all cards one step nearer

  // Shows a position at rest; nothing moves any more.
  void rest(const State& seen);
  // The motion is over: the position itself stands there, with what is still sparkling.
  void agree(const State& seen) { shown_ = seen; }
  // Starts from the position shown. The events live until the next move.
  void begin(const Events& events, Motion motion, Table& table);
  bool running() const { return events_ != nullptr; }
  // 1/30 s. true: something looks different now.
  bool tick(Table& table);
  // Everything that is left, at once.
  void finish(Table& table);

  const State& shown() const { return shown_; }
  Phase phase() const { return phase_; }
  // Of the last move that brought something.
  const Gist& gist() const { return gist_; }
  void draw(Canvas& canvas) const;
  // Over the field: what lasts a moment longer than the motion, and makes nobody wait.
  void drawSparks(Canvas& canvas) const;
  bool counting() const { return countAge_ < kCountTicks; }  // the chevrons are being counted

 private:
  enum class Spark : std::uint8_t { none, burst, point, skull, heart, loss };
  struct Effect {
    std::int16_t x;
    std::uint8_t y;
    Spark spark;
    std::uint8_t age;
    std::uint8_t alien;  // whose outline flashes first; kShipOutline: the ship's; kNowhere: none
    std::uint8_t depth;
  };
  static constexpr std::uint8_t kShipOutline = 0xFE;
  static constexpr std::size_t kEffects = 10;
  static constexpr std::uint8_t kBurstTicks = 5;
  static constexpr std::uint8_t kPopTicks = 18;
  static constexpr std::uint8_t kFlashTicks = 3;  // a number waits until the flash is over
  static constexpr std::uint8_t kCountTicks = 8;

  std::size_t phaseEnd(std::size_t from) const;
  bool moves(std::size_t first, std::size_t end, Phase phase, int leg) const;
  void plan(Motion motion);
  int ticksOf(Phase phase, bool moving) const;
  void nextLeg(Table& table);
  void land(Table& table);
  void stop();
  template <class Visit>
  void eachOfLeg(std::size_t first, std::size_t end, Phase phase, int leg, Visit visit) const;
  static bool isFlight(const Event& event);

  void liftOff(const Event& event);
  void landPiece(const Event& event);
  void landMeeting(const Event& event);
  void landCards(const Event& event);
  void removePiece(std::size_t depth, std::size_t space, Piece what, std::size_t alien);
  void countPoints(int points);
  void note(const Event& event);
  void spark(const Event& event);
  void addEffect(Spark spark, std::size_t depth, std::size_t space, std::uint8_t alien = kNowhere);
  void soundOf(Table& table) const;
  bool flightOf(const Event& event, Flight& flight) const;
  void drawFlight(Canvas& canvas, const Flight& flight) const;

  State shown_{};
  const Events* events_ = nullptr;
  std::uint8_t first_ = 0, end_ = 0;  // events of the leg
  std::uint8_t leg_ = 0;              // Pews fly two legs, everything else one
  std::uint8_t step_ = 0, steps_ = 0;
  std::uint8_t hold_ = 0;  // a short rest behind each leg, if there is time
  std::uint8_t jumpTicks_ = kJumpTicks, forwardTicks_ = kForwardTicks;
  bool instant_ = true;
  bool landed_ = true;
  bool shipAloft_ = false;
  std::uint8_t shipDepth_ = 1;
  std::uint8_t countAge_ = kCountTicks;
  Phase phase_ = Phase::playerActions;
  Gist gist_{}, gistBefore_{};
  Effect effects_[kEffects] = {};
};

// The pieces, cards and counts of two positions are the same; what only the rules need is left aside.
bool sameTable(const State& a, const State& b);

}  // namespace armada::pew_pew
