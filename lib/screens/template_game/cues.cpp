// How what happens in Picket Line is shown: a row a kind of event, and what becomes of the lines.
#include "screens/template_game/view.h"

namespace armada::template_game {

namespace {

// clang-format off: a kind of event a line, in the order of EventKind
constexpr Cue kCues[] = {
    // ticks, sound, otherwise
    {10, Sound::cube, Sound::cube},  // sent
    {14, Sound::fire, Sound::fire},  // fired
    {14},                            // yielded
    {20},                            // tossed
    {28, Sound::gain, Sound::lose},  // scored
    {14, Sound::cube, Sound::cube},  // drew
    {14, Sound::cube, Sound::cube},  // drewOne
    {14, Sound::win,  Sound::lost},  // ended
};
// clang-format on

}  // namespace

CueTable PicketView::cues() const { return {kCues, sizeof kCues / sizeof kCues[0]}; }

void PicketView::lift(const Scene& scene, const Event& event) {
  State& shown = *static_cast<State*>(scene.shown);
  switch (static_cast<Happened>(event.kind)) {
    case Happened::sent:
      if (!shown.line[event.a].full()) shown.line[event.a].push(event.b);
      return;
    case Happened::drew:
    case Happened::drewOne:
    case Happened::ended:
      for (Line& line : shown.line) line = Line{};
      return;
    default: return;
  }
}

}  // namespace armada::template_game
