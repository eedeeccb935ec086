#include "screens/view.h"

#include "screens/components.h"

namespace armada {

bool View::tick(const PlayContext& play) { return play.decides() && cursorMoves(play.ticks); }

void View::beats(const Events& events, std::uint8_t* beat) const {
  for (std::size_t i = 0; i < events.size(); ++i) beat[i] = static_cast<std::uint8_t>(i);
}

}  // namespace armada
