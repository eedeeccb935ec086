#include "screens/view.h"

#include "screens/components.h"

namespace armada {

bool View::tick(const PlayContext& play) { return play.decides() && cursorMoves(play.ticks); }

void View::headerTitle(const PlayContext& play, TextOut& title) const {
  const GameUi* ui = gameUiOf(play.game);
  title << (ui == nullptr ? play.game.title : headerTitleOf(*ui));
}

Rect View::watchingArea(const PlayContext&) const {
  const int top = retellingTop();
  return {kRetellingPanel.x, top, kRetellingPanel.w, kRetellingPanel.y + kRetellingPanel.h - top};
}

void View::beats(const Events& events, std::uint8_t* beat) const {
  for (std::size_t i = 0; i < events.size(); ++i) beat[i] = static_cast<std::uint8_t>(i);
}

void tellLesson(const Lesson& lesson, const char* words, const void* seen, bool swapped, TextOut& out) {
  for (; *words != '\0'; ++words) {
    const bool named = *words == '{' && words[1] != '\0' && words[2] == '}';
    if (named && words[1] >= '0' && words[1] <= '9')
      lesson.figure(seen, words[1] - '0', out);
    else if (named && (words[1] == 'A' || words[1] == 'B'))
      out << ((words[1] == 'A') != swapped ? 'A' : 'B');
    else {
      out << *words;
      continue;
    }
    words += 2;
  }
}

}  // namespace armada
