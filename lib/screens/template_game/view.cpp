#include "screens/template_game/view.h"

#include "rules/template_game/template_game.h"
#include "screens/template_game/board.h"

namespace armada::template_game {

namespace {

const State& seenIn(const PlayContext& play) { return *static_cast<const State*>(play.seen); }
const Hand& handIn(const PlayContext& play) { return seenIn(play).hand[play.viewer]; }
bool yields(const PlayContext& play) { return seenIn(play).line[play.viewer].empty(); }

}  // namespace

void PicketView::arrive(const PlayContext& play, Arrival how) {
  const auto cards = static_cast<std::uint8_t>(handIn(play).size());
  if (how != Arrival::moved) chosen_ = 0;
  if (chosen_ >= cards) chosen_ = cards == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(cards - 1);
  asked_ = false;
}

void PicketView::aim(const PlayContext& play, Move move) {
  asked_ = false;
  for (std::size_t i = 0; i < handIn(play).size(); ++i)
    if (handIn(play)[i] == move) chosen_ = static_cast<std::uint8_t>(i);
}

// ---- buttons --------------------------------------------------------------------------------------------------------
Intent PicketView::press(const PlayContext& play, Button button) {
  const auto cards = static_cast<std::uint8_t>(handIn(play).size());
  if (button == Button::b) return close(play);
  asked_ = false;
  switch (button) {
    case Button::left:
    case Button::right:
      if (cards < 2) return Intent::nothing();
      chosen_ = static_cast<std::uint8_t>((chosen_ + (button == Button::right ? 1 : cards - 1)) % cards);
      return Intent::nothing(Sound::move);
    case Button::a: return cards == 0 ? Intent::refuse() : Intent::play(handIn(play)[chosen_], Sound::none);
    case Button::select: return Intent::undo("Nothing to take back here.");
    default: return Intent::nothing();
  }
}

// Yielding with ships in hand gives points away: it asks for a second press if the player wants to be asked.
Intent PicketView::close(const PlayContext& play) {
  if (!play.legal.contains(kDone)) return Intent::refuse("Send a ship first.");
  const bool asks = yields(play) && !handIn(play).empty() && play.asksBeforeEndingTurn && !asked_;
  asked_ = asks;
  return asks ? Intent::nothing(Sound::move) : Intent::play(kDone, Sound::none);
}

void PicketView::buttonHints(const PlayContext& play, ButtonHints& hints) const {
  if (!play.decides()) return;
  if (handIn(play).size() > 1) hints.add(ButtonHint::Key::leftRight, "Ship");
  if (!handIn(play).empty()) hints.add(ButtonHint::Key::a, "Send");
  const char* closing = seenIn(play).phase == Phase::attack ? "Open fire" : yields(play) ? "Yield" : "Stand";
  if (play.legal.contains(kDone)) hints.add(ButtonHint::Key::b, asked_ ? "Yes, yield" : closing);
  if (play.canUndo) hints.add(ButtonHint::Key::select, "Undo");
}

// ---- words and picture ----------------------------------------------------------------------------------------------
void PicketView::headerText(const PlayContext& play, TextOut& right) const {
  static constexpr const char* kWho[][2] = {
      {"They attack", "You attack"}, {"You answer", "They answer"}, {"Over", "Over"}};
  const State& now = seenIn(play);
  right << static_cast<std::uint32_t>(now.pile.size()) << " to draw   ";
  if (play.viewerPlays || now.phase == Phase::over)
    right << kWho[static_cast<std::size_t>(now.phase)][now.attacker == play.viewer ? 1 : 0];
  else
    right << kTemplateGame.seatNames[toMove(now)] << (now.phase == Phase::attack ? " attacks" : " answers");
}

// One sentence: what happens, or what the chosen move would do.
void PicketView::say(const PlayContext& play, TextOut& words) const {
  Words told;
  if (const Event* event = play.player.now(); event != nullptr)
    return narrate(seenIn(play), *event, play.reader, words);
  if (asked_) told.full << "Yield with ships in hand: press again, or send one.";
  if (play.decides() && !asked_)
    describe(seenIn(play), handIn(play).empty() ? kDone : Move{handIn(play)[chosen_]}, told);
  words << told.full.c_str();
}

void PicketView::draw(const PlayContext& play, Canvas& canvas) const {
  Text<128> words;
  say(play, words);
  drawBoard(canvas, play, play.decides() ? chosen_ : kMaxHand, words.c_str());
}

Rect PicketView::anchor(const PlayContext& play, std::uint8_t anchor) const {
  return areaOf(static_cast<Anchor>(anchor), handIn(play).size());
}

}  // namespace armada::template_game
