// What is drawn of Stellar Scramble: the table, what may be chosen on it, and the words below.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/board.h"
#include "screens/stellar_scramble/view.h"

namespace armada::stellar_scramble {

namespace {

// Whose board lies below: the one of whose decision it is.
Seat ownerOf(const State& s, Seat viewer) {
  return s.phase != Phase::over ? decider(s) : viewer < s.players ? viewer : Seat{0};
}

Rect gemInBag(unsigned gem) { return {kBag.x + static_cast<int>(gem) * 22, kBag.y, 20, 11}; }
Rect systemTile(unsigned place) { return {kSystemRow.x + static_cast<int>(place) * 14, kSystemRow.y, 11, 11}; }

// Whole sentences, as many as there is room for.
void fitSentences(const char* words, int width, TextOut& out) {
  std::size_t length = 0, end = 0;
  for (; words[length] != '\0'; ++length) {
    const bool sentence = words[length] == '.' && (words[length + 1] == ' ' || words[length + 1] == '\0');
    if (!sentence) continue;
    Text<160> part;
    for (std::size_t i = 0; i <= length; ++i) part << words[i];
    if (textWidth(part.c_str()) > width) break;
    end = length + 1;
  }
  if (end == 0) return fitted(words, width, out);
  for (std::size_t i = 0; i < end; ++i) out << words[i];
}

constexpr std::size_t kLongHead = 17;  // letters

// How many letters of a choice's words say what A does, up to the colon or the first full stop; of a long sentence its first word.
std::size_t headOf(const char* words) {
  std::size_t word = 0;
  for (std::size_t i = 0; words[i] != '\0' && i < kLongHead; ++i) {
    if (words[i] == ':' || words[i] == '.') return i + 1;
    if (words[i] == ' ' && word == 0) word = i;
  }
  return word;
}

// A card's price stands on it: its name and what it does are enough, and fit.
void sayChoice(const State& s, Move move, bool replacing, TextOut& words) {
  if (verbOf(move) == Verb::buy && !replacing) {
    const std::uint8_t card = s.track[whatOf(move) / 4];
    words << cardOf(card).name << ": ";
    sayBriefly(card, words);
    words << '.';
    return;
  }
  if (verbOf(move) == Verb::activate) {
    const std::uint8_t weapon = whatOf(move);
    words << kWeaponName[weapon] << ": Move " << int{moveValue(s, weapon, s.gem)} << ", Power "
          << int{powerValue(s, weapon, s.gem)} << '.';
    if (s.gem == Gem::overheat)
      words << " Overheat " << int{activePilot(s).overheat} << " → " << int{overheatOnceActivated(s, s.gem)} << '.';
    return;
  }
  if (verbOf(move) == Verb::buy) {
    words << "Discard " << cardOf(activePilot(s).systems[whatOf(move) % 4]).name << " for "
          << cardOf(s.track[whatOf(move) / 4]).name << '.';
    return;
  }
  Words described{};
  describe(s, move, described);
  words << described.full.c_str();
}

}  // namespace

void ScrambleView::draw(const PlayContext& play, Canvas& canvas) const {
  const State& shown = shownIn(play);
  const State& seen = seenIn(play);
  const Seat owner = ownerOf(shown, play.viewer);
  switch (look_) {
    case Look::card: return drawCardCloseup(canvas, seen, lookedAt_, owner);
    case Look::invader: return drawInvaderCloseup(canvas, seen, lookedAt_ / 8, lookedAt_ % 8);
    case Look::pilot: return drawPilotCloseup(canvas, seen, lookedAt_);
    case Look::none: break;
  }
  const Move move = play.decides() ? chosen(play) : kNoMove;
  if (move != kNoMove && verbOf(move) == Verb::fly) return drawPreview(canvas, seen, move, play.ticks);
  drawBoard(canvas, shown);
  for (Seat seat = 0; seat < shown.players; ++seat) drawScore(canvas, shown, seat, seat == owner);
  drawTrackRow(canvas, shown, owner);
  drawOwnBoard(canvas, shown, owner);
  drawSystems(canvas, shown.pilot[owner]);
  if (move != kNoMove) drawChoice(play, canvas);
  drawWords(play, canvas);
  play.player.draw(canvas);
}

// ---- what may be chosen ---------------------------------------------------------------------------------------------
void ScrambleView::drawChoice(const PlayContext& play, Canvas& canvas) const {
  const State& seen = seenIn(play);
  const Move move = chosen(play);
  const unsigned what = whatOf(move);
  Rect thing = kWords;
  switch (verbOf(move)) {
    case Verb::place: {
      const auto space = static_cast<std::uint8_t>(what);
      const Point at = shipAt(seen, decider(seen), space);
      drawGhostFighter(canvas, at.x - 7, at.y - 7);
      thing = spaceRect(seen, space);
      break;
    }
    case Verb::draw: thing = kBag; break;
    case Verb::cooldown: thing = kHeatBar; break;
    case Verb::exchange: thing = kCreditBar; break;
    case Verb::activate:
    case Verb::repair:
    case Verb::breakDown: thing = weaponRect(what); break;
    case Verb::convert:
      drawCursor(canvas, weaponRect(what / 4), play.ticks, kPaper);
      thing = gemInBag(what % 4);
      break;
    case Verb::energize: thing = gemInBag(what); break;
    case Verb::buy:
      if (replacing_) drawCursor(canvas, slotRect(what / 4), play.ticks, kPaper);
      thing = replacing_ ? systemTile(what % 4) : slotRect(what / 4);
      break;
    default: break;
  }
  drawCursor(canvas, thing, play.ticks);
}

// What A would do; else the last thing that happened.
void ScrambleView::drawWords(const PlayContext& play, Canvas& canvas) const {
  const State& seen = seenIn(play);
  Text<160> words;
  Text<kLongHead + 1> head;
  if (play.decides() && chosen(play) != kNoMove) {
    Text<160> sentence;
    sayChoice(seen, chosen(play), replacing_, sentence);
    for (std::size_t i = 0; i < headOf(sentence.c_str()); ++i) head << sentence.c_str()[i];
    const int bolder = textWidth(head.c_str(), Weight::bold) - textWidth(head.c_str());
    fitSentences(sentence.c_str(), kWords.w - bolder - (seen.phase == Phase::use ? 20 : 4), words);
  } else if (const Event* told = play.player.told()) {
    Text<100> sentence;
    narrate(shownIn(play), *told, play.reader, sentence);
    fitSentences(sentence.c_str(), kWords.w - 4, words);
  }
  const State& shown = shownIn(play);
  const bool holds = shown.phase == Phase::use && shown.gem != Gem::none;
  if (holds) drawGem(canvas, kGemInHand.x - 6, kGemInHand.y - 6, shown.gem, 13);
  const int x = canvas.text(holds ? kGemInHand.x + 11 : 8, kWordsY, head.c_str(), kGold, Weight::bold);
  canvas.text(x, kWordsY, words.c_str() + head.size(), kPaper);
}

Rect ScrambleView::anchor(const PlayContext& play, std::uint8_t anchor) const {
  const State& seen = seenIn(play);
  const Rect first = cellRect(seen, kRows - 1, 0), last = cellRect(seen, 0, columns(seen) - 1u);
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::board: return around(first, last);
    case Anchor::scores: return around(scoreRect(seen, 0), scoreRect(seen, static_cast<Seat>(seen.players - 1)));
    case Anchor::track: return around(slotRect(0), slotRect(kSlots - 1));
    case Anchor::weapons: return around(weaponRect(0), weaponRect(kWeapons - 1));
    case Anchor::heat: return kHeatBar;
    case Anchor::credits: return kCreditBar;
    case Anchor::bag: return kBag;
    case Anchor::playerRow:
      return around(spaceRect(seen, 0), spaceRect(seen, static_cast<std::uint8_t>(spaces(seen) - 1)));
    case Anchor::plates: return around(plateRect(0), plateRect(kSlots - 1));
    case Anchor::words: return kWords;
  }
  return {0, 0, 0, 0};
}

}  // namespace armada::stellar_scramble
