#include "screens/event_player.h"

#include "screens/components.h"
#include "screens/view.h"

namespace armada {

namespace {

constexpr int kLongEnoughToHit = 8;  // ticks of a flight that ends with a flash

}  // namespace

Point Scene::jump(Point from, Point to) const {
  const int jumps = steps < 3 ? steps : 3;
  const int at = step * jumps / steps;
  return {from.x + (to.x - from.x) * at / jumps, from.y + (to.y - from.y) * at / jumps};
}

void EventPlayer::rest() {
  events_ = nullptr;
  paused_ = false;
  hasTold_ = false;
}

void EventPlayer::begin(const Game& game, View& view, const Events& events, const Scene& scene, Motion motion,
                        bool mayStop) {
  game_ = &game;
  view_ = &view;
  events_ = &events;
  scene_ = scene;
  motion_ = view.cues().count == 0 ? Motion::off : motion;
  mayStop_ = mayStop;
  paused_ = ended_ = false;
  hasTold_ = false;
  view.beats(events, beats_);
  first_ = 0;
  plan();
  next();
}

void EventPlayer::goOn() {
  if (!paused()) return;
  paused_ = false;
  plan();
  next();
}

bool EventPlayer::tick() {
  if (!running()) return false;
  if (++scene_.step == scene_.steps) land();
  if (scene_.step >= scene_.steps + pause_) next();
  return true;
}

void EventPlayer::finish() {
  if (!running()) return;
  scene_.atOnce = true;
  if (!landed_) land();
  next();
}

Sound EventPlayer::takeSound() {
  const Sound sound = sound_;
  sound_ = Sound::none;
  weight_ = 0;
  return sound;
}

// ---- time -----------------------------------------------------------------------------------------------------------
const Cue& EventPlayer::cueOf(const Event& event) const {
  static constexpr Cue kNothing{};
  const CueTable table = view_->cues();
  return event.kind < table.count ? table.rows[event.kind] : kNothing;
}

// What happens together takes as long as the longest of it.
int EventPlayer::ticksOfBeat() const {
  int most = 0;
  eachOfBeat([&](const Event& event) {
    const int ticks = view_->isSeen(event) ? cueOf(event).ticks : 0;
    if (ticks > most) most = ticks;
  });
  return most;
}

// The events up to the next stop share the time of one go.
void EventPlayer::plan() {
  std::size_t behind = first_ + std::size_t{1};
  while (behind < events_->size() && !(mayStop_ && view_->stopsBefore(*events_, behind))) ++behind;
  behind_ = static_cast<std::uint8_t>(behind < events_->size() ? behind : events_->size());
  scene_.atOnce = motion_ == Motion::off;
  limit_ = motion_ == Motion::brief ? kMostTicks / 2 : kMostTicks;
  int all = 0, moving = 0;
  for (begun_ = false; nextBeat();) {
    const int ticks = ticksOfBeat();
    all += ticks;
    moving += ticks > 0 ? 1 : 0;
  }
  begun_ = false;
  // Halved, however short it is, when motion is brief.
  total_ = static_cast<std::uint16_t>(motion_ == Motion::brief && all < kMostTicks ? kMostTicks : all);
  elapsed_ = 0;
  const int spare = limit_ - (total_ <= limit_ ? all : all * limit_ / total_);
  const int most = view_->cues().pause;
  const int each = moving > 1 ? spare / moving : 0;
  pause_ = static_cast<std::uint8_t>(each < most ? each : most);
}

// Its share of the time there is: all of them together never take longer.
int EventPlayer::share(int ticks) {
  if (total_ <= limit_) return ticks;
  const int from = elapsed_ * limit_ / total_;
  elapsed_ = static_cast<std::uint16_t>(elapsed_ + ticks);
  return elapsed_ * limit_ / total_ - from;
}

// ---- from beat to beat ----------------------------------------------------------------------------------------------
bool EventPlayer::nextBeat() {
  bool found = false;
  std::uint8_t next = 0;
  for (std::size_t i = first_; i < behind_; ++i) {
    if ((begun_ && beats_[i] <= beat_) || (found && beats_[i] >= next)) continue;
    found = true;
    next = beats_[i];
  }
  beat_ = found ? next : beat_;
  begun_ = begun_ || found;
  return found;
}

// Lands what takes no time, and begins with the next thing that takes some.
void EventPlayer::next() {
  while (nextBeat()) {
    flies_ = false;
    eachOfBeat([this](const Event& event) { liftOff(event); });
    scene_.step = 0;
    scene_.steps = static_cast<std::uint8_t>(scene_.atOnce ? 0 : share(ticksOfBeat()));
    landed_ = false;
    if (scene_.steps > 0) return;
    land();
  }
  landed_ = true;
  scene_.steps = 0;
  first_ = behind_;
  const bool all = first_ >= events_->size();
  paused_ = !all || (!ended_ && mayStop_ && view_->stopsAfter(scene_, *events_));
  ended_ = all;
  if (!paused_) events_ = nullptr;
}

void EventPlayer::note(const Event& event) {
  Text<96> words;
  game_->narrate(scene_.seen, event, kNobody, words);
  if (words.empty()) return;
  told_ = event;
  hasTold_ = true;
}

void EventPlayer::liftOff(const Event& event) {
  note(event);
  const Cue& cue = cueOf(event);
  if (cue.flies != nullptr && !flies_) flies_ = cue.flies(scene_, event, flight_);
  view_->lift(scene_, event);
}

void EventPlayer::land() {
  landed_ = true;
  eachOfBeat([this](const Event& event) {
    view_->land(scene_, event);
    hear(event);
  });
}

void EventPlayer::hear(const Event& event) {
  const Cue& cue = cueOf(event);
  const Sound sound = view_->soundsOtherwise(scene_, event) ? cue.otherwise : cue.sound;
  if (sound == Sound::none || cue.weight < weight_ || (scene_.atOnce && cue.weight == 0)) return;
  if (!view_->isSeen(event)) return;
  sound_ = sound;
  weight_ = cue.weight;
}

// ---- what is seen ---------------------------------------------------------------------------------------------------
const Event* EventPlayer::now() const {
  const Event* first = nullptr;
  eachNow([&](const Event& event) { first = first == nullptr ? &event : first; });
  return first;
}

void EventPlayer::draw(Canvas& canvas) const {
  if (!running() || landed_) return;
  if (flies_ && flight_.hits && scene_.step + 1 == scene_.steps && scene_.steps > kLongEnoughToHit)
    canvas.disc(flight_.to.x, flight_.to.y, 9, kWhite);
  else if (flies_)
    flight_.draw(canvas, scene_.jump(flight_.from, flight_.to), flight_.piece);
  eachOfBeat([&](const Event& event) {
    const Cue& cue = cueOf(event);
    const Rect area = cue.flashes == nullptr ? Rect{0, 0, 0, 0} : cue.flashes(scene_, event);
    if (area.w > 0) drawCursor(canvas, area, scene_.bright() ? 0 : 15, scene_.mark);
    if (cue.draws != nullptr) cue.draws(canvas, scene_, event);
  });
}

}  // namespace armada
