// What Pulp Invasion's view draws: the table, the search, the sheet, the words, and where lessons point.
#include "canvas/art.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/setup.h"
#include "screens/pulp_invasion/view.h"

namespace armada::pulp_invasion {

void PulpView::draw(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const State& shown = shownIn(play);
  switch (page_) {
    case Page::look: return drawLooked(canvas, now, looked(play));
    case Page::why: return drawWhy(canvas, now, question_, row_);
    case Page::read: return drawThing(canvas, now, thingOfWhy(now, question_, row_));
    case Page::table: break;
  }
  if (now.phase == Phase::crew) return drawCrew(canvas, now, play.decides() ? pick_ : kOfferedDice, play.ticks);
  const bool open = sheetIsOpen(play) && play.cover != Cover::figures, search = searching(shown);
  if (search) {
    drawSearch(canvas, play, cubes_, open);
    if (!open) drawMeaning(canvas, play, cubes_);
  } else if (play.decides() && now.phase == Phase::planet) {
    drawPlanetRow(canvas, now, pick_, play.ticks);
    drawAbilities(canvas, shown, now, changeNow(play), kPanelsBelowPlanets);
    drawKit(canvas, shown, now, kPanelsBelowPlanets);
  } else {
    drawTable(play, canvas);
  }
  if (open) drawSheet(canvas, now, sheetOf(now, search), choices(play), pick_);
}

void PulpView::drawTable(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const State& shown = shownIn(play);
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, kPriceY - kBodyTop}, 36, 29);
  const bool stands = play.decides() && now.current < kLineCards;
  drawLine(canvas, shown, stands ? now.current : kLineCards);
  const bool figures = play.cover == Cover::figures;  // they begin in the row of prices, and their words name the price
  if (!play.moving() && !figures) drawPrices(canvas, shown, now, play.decides());
  drawSidePanels(canvas, shown, now, figures || sheetIsOpen(play));
  if (figures) return drawSpot(play, canvas);
  if (sheetIsOpen(play)) return;
  drawAbilities(canvas, shown, now, changeNow(play));
  drawKit(canvas, shown, now);
  drawHandPanel(canvas, shown);
  if (play.decides()) drawSpot(play, canvas);
  if ((play.moving() || play.waits()) && !cubes_.ofEvade.empty())
    drawEvadeCubes(canvas, play, cubes_);
  else
    drawWords(play, canvas);
  play.player.draw(canvas);
}

void PulpView::drawSpot(const PlayContext& play, Canvas& canvas) const {
  const Rect area = spot_ == kPlanetSpot     ? kPlanetPanel
                    : spot_ == kLocationSpot ? kLocationPanel
                                             : cardRect(spot_, spot_ == seenIn(play).current);
  drawCursor(canvas, area, play.ticks);
  canvas.label(area.x + 1, area.y + 6, ">", kGold);
}

// ---- words ----------------------------------------------------------------------------------------------------------
namespace {

const char* refusalOf(const State& now) {
  return engageStrength(now, now.current).total() == 0 ? "Strength 0: you must evade."
                                                       : "You cannot afford it: you must evade.";
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
  if (pointsAs(now, icon) >= price)
    words << have << " of " << price << ' ' << wordOf(icon) << ": 2 others count as 1.";
  else
    words << "needs a die or a card to pay " << price << ' ' << wordOf(icon) << '.';
}

void sayEvade(const State& now, TextOut& words) {
  const EvadeCost cost = evadeCost(now);
  if (cost.points > 0) counted(words << "pay ", cost.points, "point") << " from any Ability";
  if (cost.points > 0 && cost.cubes > 0) words << ", ";
  if (cost.cubes > 0) counted(words << "draw ", cost.cubes, "cube");
  words << (words.empty() ? "it costs nothing." : ".");
}

}  // namespace

void PulpView::say(const PlayContext& play, TextOut& words) const {
  const State& now = seenIn(play);
  const auto read = [&](const char* name, const char* text) { words << '*' << name << "*: " << text; };
  if (play.moving() || play.waits()) {
    if (play.player.told() != nullptr) narrate(now, *play.player.told(), play.reader, words);
  } else if (!play.decides() || now.phase != Phase::question) {
    return;
  } else if (refused_) {
    words << refusalOf(now);
  } else if (spot_ == kPlanetSpot) {
    read(kPlanetCard[now.planet].name, kPlanetCard[now.planet].text);
  } else if (spot_ == kLocationSpot) {
    read(kEncounterCard[now.location].name, kLocationEffect[now.location - kFirstLocation][alienNow(now)].text);
  } else if (spot_ != now.current) {
    const EncounterCard& card = kEncounterCard[now.line[spot_]];
    read(card.name, *card.text != '\0' ? card.text : "no text.");
  }
}

// What each of the two ways costs, a line each. The foot names their buttons, which may be exchanged.
void PulpView::drawWays(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  constexpr int kWord = 43;
  const int x = kWordsPanel.x + 7, y = kWordsPanel.y + 4, room = kWordsPanel.w - 12 - kWord;
  Text<136> line, cut;
  canvas.text(x, y, "Engage", kGold);
  if (aimed(play) != kNoMove) {
    Words words;
    describe(now, aimed(play), words);
    wholeSentences(behindColon(words.full.c_str()), room, line);
    if (textWidth(line.c_str()) > room) {
      line.clear();
      sayShortOf(now, line);
    }
  } else {
    line << refusalOf(now);
  }
  fitted(line.c_str(), room, cut);
  canvas.text(x + kWord, y, cut.c_str(), kPaper);
  if (secondMove(play) == kNoMove) return;
  line.clear();
  sayEvade(now, line);
  canvas.text(x, y + 11, "Evade", kGold);
  canvas.text(x + kWord, y + 11, line.c_str(), kPaper);
}

void PulpView::drawWords(const PlayContext& play, Canvas& canvas) const {
  const State& now = seenIn(play);
  const bool atCard = play.decides() && now.phase == Phase::question && spot_ == now.current && !refused_;
  drawPanel(canvas, kWordsPanel, kInk, refused_ ? kRed : atCard ? kGold : kSteel);
  if (atCard) return drawWays(play, canvas);
  Text<160> words;
  say(play, words);
  const int room = kWordsPanel.w - 12, lines = paragraphLines(room, words.c_str());
  if (lines > 2)
    drawPanel(canvas, {kWordsPanel.x, kWordsPanel.y - 11, kWordsPanel.w, kWordsPanel.h + 11}, kInk, kSteel);
  const int top = lines > 2 ? -7 : lines == 1 ? 10 : 4;
  canvas.paragraph(kWordsPanel.x + 7, kWordsPanel.y + top, room, words.c_str(), kPaper);
}

// ---- lessons --------------------------------------------------------------------------------------------------------
namespace {

constexpr Rect kNowhere{0, 0, 0, 0};
constexpr Rect around(Rect area, int by) { return {area.x - by, area.y - by, area.w + 2 * by, area.h + 2 * by}; }
constexpr Rect lower(Rect area) { return {area.x, area.y + kPanelsBelowPlanets - kAbilityPanel.y, area.w, area.h}; }

struct Places {
  Rect onTable, besidePlanets, inSearch;
};
// In the order of Anchor.
constexpr Places kPlaces[] = {
    {kWordsPanel, {4, 22, 312, 138}, kMeaningPanel},
    {},                                          // captain: see below
    {},                                          // current
    {},                                          // price
    {{3, 22, 250, 88}, {}, {}},                  // line
    {kPlanetPanel, {}, {}},                      // planet
    {kLocationPanel, {}, {}},                    // location
    {kAbilityPanel, lower(kAbilityPanel), {}},   // abilities
    {around(kDiceRow, 1), lower(kDiceRow), {}},  // dice
    {kWeaponRow, lower(kWeaponRow), {}},         // weapons
    {kBagTable, lower(kBagTable), {kSackArea.x - 2, kSackArea.y, kSackArea.w + 4, kSackArea.h + 2}},  // bag
    {kHandPanel, {}, {}},                                                                             // hand
    {{}, {}, around(kBigCube, 2)},                                                                    // cube
    {},                                                                                               // offered
    {},                                                                                               // stays
    {kQuietusColumn, {}, {}},                                                                         // quietus
};

// A sheet leaves of the table what lies above it.
bool isCovered(Anchor anchor) {
  return anchor < Anchor::current || anchor == Anchor::price || anchor > Anchor::location;
}

Rect anchorOfTable(const State& now, Anchor anchor, bool open) {
  if (open && isCovered(anchor)) return kNowhere;
  const bool atCard = now.current < kLineCards;
  if (anchor == Anchor::current) return atCard ? around(cardRect(now.current, true), 2) : kNowhere;
  if (anchor == Anchor::price) return atCard ? priceRect(now.current) : kNowhere;
  return kPlaces[static_cast<std::size_t>(anchor)].onTable;
}

}  // namespace

Rect PulpView::anchor(const PlayContext& play, std::uint8_t anchor) const {
  const State& now = seenIn(play);
  const auto which = static_cast<Anchor>(anchor);
  const bool open = sheetIsOpen(play), search = searching(shownIn(play));
  if (page_ != Page::table || play.moving() || play.waits()) return kNowhere;
  if (now.phase == Phase::crew)
    return which == Anchor::captain   ? kCaptainPanel
           : which == Anchor::offered ? kCrewHeads
           : which == Anchor::stays   ? kCrewStays
                                      : kNowhere;
  if (open && which == Anchor::choice) return sheetOf(now, search).area;
  if (search) return open && which == Anchor::cube ? kNowhere : kPlaces[anchor].inSearch;
  return now.phase == Phase::planet ? kPlaces[anchor].besidePlanets : anchorOfTable(now, which, open);
}

}  // namespace armada::pulp_invasion
