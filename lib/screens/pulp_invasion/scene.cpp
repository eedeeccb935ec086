// What Pulp Invasion's view draws: the table, the search, the sheet, the words, and where lessons point.
#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/search.h"
#include "screens/pulp_invasion/setup.h"
#include "screens/pulp_invasion/view.h"

namespace armada::pulp_invasion {

void PulpView::draw(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  switch (page_) {
    case Page::look: return drawLooked(canvas, now, looked(table));
    case Page::why: return drawWhy(canvas, now, question_, row_);
    case Page::read: return drawThing(canvas, now, thingOfWhy(now, question_, row_));
    case Page::table: break;
  }
  drawScene(table, canvas);
}

void PulpView::drawScene(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  if (now.phase == Phase::crew) return drawCrew(canvas, now, decides(table) ? pick_ : kOfferedDice, table.ticks());
  if (replay_.searching())
    drawSearchScene(table, canvas);
  else if (decides(table) && now.phase == Phase::planet)
    drawPlanetScene(table, canvas);
  else
    drawTableScene(table, canvas);
  if (!sheetIsOpen(table)) return;
  drawSheet(canvas, now, sheetOf(now, replay_.searching()), choicesOf(table.legal()), pick_);
}

void PulpView::drawSearchScene(const Table& table, Canvas& canvas) const {
  const bool open = sheetIsOpen(table);
  drawSearch(canvas, replay_, seen(table), open);
  if (!open) drawMeaning(canvas, replay_, seen(table));
}

void PulpView::drawPlanetScene(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  drawPlanetRow(canvas, now, pick_, table.ticks());
  drawAbilities(canvas, replay_.shown(), now, replay_.change(), kPanelsBelowPlanets);
  drawKit(canvas, replay_.shown(), now, kPanelsBelowPlanets);
}

void PulpView::drawTableScene(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  const Shown& shown = replay_.shown();
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, kPriceY - kBodyTop}, 36, 29);
  const bool stands = decides(table) && now.current < kLineCards;
  drawLine(canvas, shown, stands ? now.current : kLineCards);
  if (!moving()) drawPrices(canvas, shown, now, decides(table));
  drawSidePanels(canvas, shown, now, sheetIsOpen(table));
  if (sheetIsOpen(table)) return;
  drawAbilities(canvas, shown, now, replay_.change());
  drawKit(canvas, shown, now);
  drawHandPanel(canvas, shown);
  if (decides(table)) drawSpot(table, canvas);
  if (!replay_.pulled().empty())
    drawEvadeCubes(canvas, replay_);
  else
    drawWords(table, canvas);
  replay_.draw(canvas);
}

void PulpView::drawSpot(const Table& table, Canvas& canvas) const {
  const Rect area = spot_ == kPlanetSpot     ? kPlanetPanel
                    : spot_ == kLocationSpot ? kLocationPanel
                                             : cardRect(spot_, spot_ == seen(table).current);
  drawCursor(canvas, area, table.ticks());
  canvas.label(area.x + 1, area.y + 6, ">", kGold);
}

// ---- words ----------------------------------------------------------------------------------------------------------
namespace {

const char* refusalOf(const State& now) {
  return engageStrength(now, now.current).total() == 0 ? "Strength 0: this one must be evaded."
                                                       : "Not enough: this one must be evaded.";
}

// Behind the name: "pay 3 Combat, 2 are left."
const char* behindName(const char* sentence) {
  for (const char* at = sentence; *at != '\0'; ++at)
    if (at[0] == ':' && at[1] == ' ') return at + 2;
  return sentence;
}

// As many whole sentences as have room, at least the first.
void wholeSentences(const char* words, int room, TextOut& out) {
  std::size_t kept = 0;
  for (std::size_t i = 0; words[i] != '\0'; ++i) {
    if (words[i] != '.' || (words[i + 1] != ' ' && words[i + 1] != '\0')) continue;
    Text<136> line;
    line.put(words, i + 1);
    if (kept > 0 && textWidth(line.c_str()) > room) break;
    kept = i + 1;
  }
  out.put(words, kept);
}

// Where the whole sentence has no room: the Icon's Ability alone cannot pay.
void sayShortOf(const State& now, TextOut& words) {
  const Ability icon = engageIcon(now, now.current).icon();
  const int price = priceNow(now), have = now.ability[at(icon)];
  for (int first = 0; first <= price; ++first)
    for (int second = 0; first + second <= price; ++second) {
      const Mix mix{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
      if (!payable(now, icon, static_cast<std::uint8_t>(price), mix)) continue;
      words << have << " of " << price << ' ' << wordOf(icon) << ", others pay 2 for 1.";
      return;
    }
  words << price << ' ' << wordOf(icon) << ": a die or a card must help.";
}

void sayEvade(const State& now, TextOut& words) {
  const int points = now.freeEvade != 0 ? 0 : evadePrice(now, now.current).total();
  const int cubes = now.calmEvade != 0 ? 0 : evadeCubes(now, now.current).total();
  if (points == 0 && cubes == 0) {
    words << "it costs nothing.";
    return;
  }
  if (points > 0) words << "pay " << points << (points == 1 ? " point" : " points") << " of your choice";
  if (points > 0 && cubes > 0) words << ", ";
  if (cubes > 0) words << "draw " << cubes << (cubes == 1 ? " cube" : " cubes");
  words << '.';
}

}  // namespace

void PulpView::sayThing(const Table& table, TextOut& words) const {
  const State& now = seen(table);
  const auto add = [&](const char* name, const char* text) {
    words << '*' << name << '*';
    if (*text != '\0') words << ": " << text;
  };
  if (spot_ == kPlanetSpot) return add(kPlanetCard[now.planet].name, kPlanetCard[now.planet].text);
  if (spot_ == kLocationSpot)
    return add(kEncounterCard[now.location].name, kLocationEffect[now.location - kFirstLocation][alienNow(now)].text);
  const EncounterCard& card = kEncounterCard[now.line[spot_]];
  add(card.name, *card.text != '\0' ? card.text : "no text.");
}

void PulpView::say(const Table& table, TextOut& words) const {
  const State& now = seen(table);
  if (replay_.running() || replay_.paused()) {
    if (replay_.told() != nullptr) narrate(now, *replay_.told(), words);
    return;
  }
  if (!decides(table) || now.phase != Phase::question) return;
  if (refused_)
    words << refusalOf(now);
  else if (spot_ != now.current)
    sayThing(table, words);
}

// What each of the two ways costs, a line each. The foot names their buttons, which may be exchanged.
void PulpView::drawWays(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  constexpr int kWord = 43;
  const int x = kWordsPanel.x + 7, y = kWordsPanel.y + 4, room = kWordsPanel.w - 12 - kWord;
  Text<136> line, cut;
  canvas.text(x, y, "Engage", kGold);
  if (aimed(table) != kNoMove) {
    Words words;
    describe(now, aimed(table), words);
    wholeSentences(behindName(words.full.c_str()), room, line);
    if (textWidth(line.c_str()) > room) {
      line.clear();
      sayShortOf(now, line);
    }
  } else {
    line << refusalOf(now);
  }
  fitted(line.c_str(), room, cut);
  canvas.text(x + kWord, y, cut.c_str(), kPaper);
  if (aside(table) == kNoMove) return;
  line.clear();
  sayEvade(now, line);
  canvas.text(x, y + 11, "Evade", kGold);
  canvas.text(x + kWord, y + 11, line.c_str(), kPaper);
}

void PulpView::drawWords(const Table& table, Canvas& canvas) const {
  const State& now = seen(table);
  const bool atCard = decides(table) && now.phase == Phase::question && spot_ == now.current && !refused_;
  drawPanel(canvas, kWordsPanel, kInk, refused_ ? kRed : atCard ? kGold : kSteel);
  if (atCard) return drawWays(table, canvas);
  Text<160> words;
  say(table, words);
  const int room = kWordsPanel.w - 12, lines = paragraphLines(room, words.c_str());
  if (lines > 2)
    drawPanel(canvas, {kWordsPanel.x, kWordsPanel.y - 11, kWordsPanel.w, kWordsPanel.h + 11}, kInk, kSteel);
  const int top = lines > 2 ? -7 : lines == 1 ? 10 : 4;
  canvas.paragraph(kWordsPanel.x + 7, kWordsPanel.y + top, room, words.c_str(), kPaper);
}

// ---- lessons --------------------------------------------------------------------------------------------------------
namespace {
constexpr Rect kNowhere{0, 0, 0, 0};
Rect around(Rect area, int by) { return {area.x - by, area.y - by, area.w + 2 * by, area.h + 2 * by}; }
}  // namespace

Rect PulpView::anchor(const Table& table, std::uint8_t anchor) const {
  const State& now = seen(table);
  if (page_ != Page::table || replay_.running() || replay_.paused()) return kNowhere;
  const auto which = static_cast<Anchor>(anchor);
  if (now.phase == Phase::crew) {
    if (which == Anchor::captain) return kCaptainPanel;
    return which == Anchor::choice ? Rect{4, 85, 314, 48} : kNowhere;
  }
  const bool open = sheetIsOpen(table);
  if (open && which == Anchor::choice) return sheetOf(now, replay_.searching()).area;
  if (!replay_.searching()) return now.phase == Phase::planet ? anchorBelowPlanets(which) : anchorOfTable(table, which);
  switch (which) {
    case Anchor::bag: return {kSackArea.x - 2, kSackArea.y, kSackArea.w + 4, kSackArea.h + 2};
    case Anchor::cube: return open ? kNowhere : around(kBigCube, 2);
    case Anchor::choice: return kMeaningPanel;
    default: return kNowhere;
  }
}

Rect PulpView::anchorBelowPlanets(Anchor anchor) {
  const int below = kPanelsBelowPlanets - kAbilityPanel.y;
  const auto lower = [&](Rect area) { return Rect{area.x, area.y + below, area.w, area.h}; };
  switch (anchor) {
    case Anchor::choice: return {4, 22, 312, 138};
    case Anchor::abilities: return lower(kAbilityPanel);
    case Anchor::dice: return lower(kDiceRow);
    case Anchor::weapons: return lower(kWeaponRow);
    case Anchor::bag: return lower(kBagTable);
    default: return kNowhere;
  }
}

Rect PulpView::anchorOfTable(const Table& table, Anchor anchor) const {
  const State& now = seen(table);
  const bool covered = sheetIsOpen(table);
  switch (anchor) {
    case Anchor::line: return {3, 22, 250, 88};
    case Anchor::current: return now.current < kLineCards ? around(cardRect(now.current, true), 2) : kNowhere;
    case Anchor::price: return covered || now.current >= kLineCards ? kNowhere : priceRect(now.current);
    case Anchor::planet: return kPlanetPanel;
    case Anchor::location: return kLocationPanel;
    case Anchor::abilities: return covered ? kNowhere : kAbilityPanel;
    case Anchor::dice: return covered ? kNowhere : around(kDiceRow, 1);
    case Anchor::weapons: return covered ? kNowhere : kWeaponRow;
    case Anchor::bag: return covered ? kNowhere : kBagTable;
    case Anchor::hand: return covered ? kNowhere : kHandPanel;
    case Anchor::choice: return covered ? kNowhere : kWordsPanel;
    default: return kNowhere;
  }
}

}  // namespace armada::pulp_invasion
