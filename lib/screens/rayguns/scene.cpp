// What is drawn of Rayguns and Rocketships: the star map or a rocketship, what may be chosen there, and the words.
#include "screens/rayguns/choices.h"
#include "screens/rayguns/maps.h"
#include "screens/rayguns/view.h"

namespace armada::rayguns {

void RaygunsView::draw(const PlayContext& play, Canvas& canvas) const {
  if (volleyShown(play)) return drawVolley(play, canvas);
  drawBody(play, canvas);
  play.player.draw(canvas);
  if (rolls_ > 0 && !volley_ && !play.decides() && !looking_) drawDice(play, canvas);
}

void RaygunsView::drawBody(const PlayContext& play, Canvas& canvas) const {
  if (play.decides() && !looking_ && modeOf(seenIn(play)) == Mode::program) return drawProgram(play, canvas);
  if (isListed(play)) return drawList(play, canvas);
  if (mapNow(play) == kInSpace) return drawSky(play, canvas);
  drawInside(play, canvas);
}

// ---- words ----------------------------------------------------------------------------------------------------------
namespace {

// "Ventura", "Pirate 5".
void sayShortly(const State& s, unsigned id, TextOut& words) {
  const unsigned faction = indexOf(s.ship[seatOfFigure(id)].faction);
  if (id % kFigures == kPrincessFigure)
    words << "The princess";
  else if (id % kFigures == kCaptainFigure)
    words << kCaptain[faction].brief;
  else
    words << kRocketship[faction].one << ' ' << id % kFigures;
}

void sayFigure(const State& s, unsigned id, TextOut& words) {
  const Seat seat = seatOfFigure(id);
  const unsigned figure = id % kFigures;
  if (figure == kPrincessFigure) {
    words << "Princess Persevone";
  } else if (figure == kCaptainFigure) {
    const unsigned faction = indexOf(s.ship[seat].faction);
    words << kCaptain[faction].name << ':';
    for (unsigned i = 0; i < kAbilitiesASide; ++i) {
      const Ability ability = abilityOf(s, seat, i);
      words << (i == 0 ? " " : ", ") << kAbilityText[static_cast<unsigned>(ability)].name;
      if ((s.player[seat].wounds >> i & 1u) != 0) words << " (lost)";
    }
  } else {
    sayShortly(s, id, words);
  }
  words << ". ";
}

}  // namespace

namespace {

const char* stationText(const State& s, Spot spot) {
  const Deck& deck = deckOf(s, spot.map);
  const std::uint8_t port = deck.portAt[spot.at];
  if (port != kNoPort && !hasRaygun(s.ship[spot.map], port))
    return "Empty port: a raygun that is found can stand here.";
  return kStationText[static_cast<unsigned>(deck.station[spot.at])];
}

}  // namespace

void RaygunsView::sayWhatIsThere(const State& s, Spot spot, TextOut& words) const {
  const unsigned id = figureAt(s, spot);
  if (id != kNoFigure) sayFigure(s, id, words);
  for (unsigned i = 0; i < kThings; ++i) {
    const Thing& thing = s.thing[i];
    if (thing.fate == Fate::gone || thing.fate == Fate::carried || thing.spot != spot) continue;
    const ThingKind kind = kindOfThing(s, i);
    words << (kind == ThingKind::warbot ? "A warbot. "
              : kind == ThingKind::core ? "An atomic core. "
                                        : "The data tape. ");
  }
  if (s.princess == spot) words << "Princess Persevone. ";
  if (spot.map != kInSpace) {
    if (hasBlast(s.ship[spot.map], spot.at)) words << "On fire: nobody passes, nobody works here. ";
    // A captain's abilities fill the lines.
    if (id == kNoFigure || id % kFigures != kCaptainFigure) words << stationText(s, spot);
    return;
  }
  const Seat ship = shipAt(s, spot.at);
  if (ship != kNobody) {
    words << kRocketship[indexOf(s.ship[ship].faction)].name << ", " << sideName(s, ship) << ", heading "
          << kDirectionName[s.ship[ship].facing] << ". ";
  }
  const Rock rock = skyOf(s).rock[spot.at];
  if (rock == Rock::asteroid) words << "Asteroid: nobody flies or shoots through it.";
  if (rock == Rock::iceteroid) words << "Iceteroid: nobody flies through it, rayguns shoot through.";
  for (const Planet& planet : kPlanet)
    if (planet.node == spot.at) words << "The planet " << planet.name << ": a node like any other.";
  if (words.empty()) words << "Open space.";
}

namespace {

// What the chosen space is good for, where it matters: who stands there works there.
const char* stationOf(const State& s, Move move) {
  const Verb verb = verbOf(move);
  if (verb != Verb::act && verb != Verb::go && verb != Verb::place) return "";
  const Spot spot = placeOf(s, move);
  if (spot.map >= s.players || spot.map != toMove(s)) return "";
  const Station station = deckOf(s, spot.map).station[spot.at];
  return station == Station::floor || station == Station::wall ? "" : stationText(s, spot);
}

// "Airlock: out for 1 token" without its name, which was said.
void sayUnnamed(const char* text, TextOut& words) {
  while (*text != ' ' || text[-1] != ':') ++text;
  ++text;
  words << static_cast<char>(*text - ('a' <= *text && *text <= 'z' ? 'a' - 'A' : 0)) << text + 1;
}

}  // namespace

namespace {

// What is done stands out from what it means: "*Shoot at Pirate 3:* 5 to 8 hits."
void sayWithLead(const char* sentence, const char* more, bool named, TextOut& words) {
  const auto endsAt = [](const char* at) { return (*at == ':' || *at == '.') && (at[1] == ' ' || at[1] == '\0'); };
  const char* end = sentence;
  while (*end != '\0' && !endsAt(end)) ++end;
  const bool leads = *end != '\0' && (end[1] != '\0' || *more != '\0');
  if (leads) words << '*';
  for (; sentence < end; ++sentence) words << *sentence;
  if (leads) words << *sentence++ << '*';
  words << sentence;
  if (*more == '\0') return;
  words << ' ';
  if (named)
    sayUnnamed(more, words);
  else
    words << more;
}

}  // namespace

// What A would do; else what is looked at, or the last thing that happened.
void RaygunsView::sayWords(const PlayContext& play, TextOut& words) const {
  const State& seen = seenIn(play);
  if (looking_) return sayWhatIsThere(seen, look_, words);
  if (play.decides() && (chosen(play) != kNoMove || ends_)) {
    Words described{};
    const Move move = ends_ ? kPass : chosen(play);
    if (verbOf(move) == Verb::blast) {
      words << "*A Blast marker here:* " << tollOf(seen, placeOf(seen, move));
      return;
    }
    describe(seen, move, described);
    const bool named = verbOf(chosen(play)) != Verb::act;
    return sayWithLead(described.full.c_str(), ends_ ? "" : stationOf(seen, chosen(play)), named, words);
  }
  if (const Event* told = play.player.told()) narrate(shownIn(play), *told, play.reader, words);
}

// ---- the star map ---------------------------------------------------------------------------------------------------
namespace {

int rowsAt(const PlayContext& play, Spot place) {
  const State& seen = *static_cast<const State*>(play.seen);
  int rows = 0;
  for (const Move move : play.legal) rows += placeOf(seen, move) == place ? 1 : 0;
  return rows;
}

// The places on the star map that may be chosen, in the colour of what it means.
void drawNodeMarks(Canvas& canvas, const PlayContext& play, const State& seen) {
  for (const Move move : play.legal) {
    const Spot place = placeOf(seen, move);
    if (place.map != kInSpace || verbOf(move) == Verb::fire || verbOf(move) == Verb::act) continue;
    canvas.ring(nodeAt(place.at).x, nodeAt(place.at).y, 5, meaningOf(deedOf(move)).bright);
  }
}

bool isTarget(const State& s, Seat seat, Seat other) {
  Text<40> chances;
  return other != seat && afloat(s, other) && sayChances(s, seat, other, false, chances);
}

bool hasSideRaygun(const State& s, Seat seat) {
  const Deck& deck = deckOf(s, seat);
  for (unsigned port = 0; port < deck.ports; ++port)
    if (hasRaygun(s.ship[seat], port) && deck.station[deck.port[port]] != Station::centreGun) return true;
  return false;
}

// Where the figure is that acts; kGone: none does.
Spot actorOf(const State& s) {
  const bool acting = s.phase == Phase::crew && s.actor != kNoFigure;
  return acting ? s.figure[activeSeat(s)][s.actor].spot : kGone;
}

// Whom the side rayguns reach from here. kNobody: none.
Seat firstTarget(const State& s, Seat seat) {
  for (Seat other = 0; other < s.players; ++other)
    if (isTarget(s, seat, other)) return other;
  return kNobody;
}

}  // namespace

// The helm: bright is where the rocketship is, gold where it goes next.
void RaygunsView::drawHelm(const PlayContext& play, Canvas& canvas) const {
  const State& seen = seenIn(play);
  const Seat seat = toMove(seen);
  const Ship& ship = seen.ship[seat];
  if (modeOf(seen) == Mode::face) return drawGhostShip(canvas, nodeAt(ship.node), ship.faction, whatOf(chosen(play)));
  const std::uint8_t next = neighbour(ship.node, ship.facing);
  if (play.legal.contains(moveOf(Verb::ahead)) && next != kNoNode) {
    const Point from = nodeAt(ship.node), to = nodeAt(next);
    canvas.dash(from.x, from.y, to.x, to.y, freeForShip(seen, next) ? lookOf(ship.faction).bright : kRed, 2, 2);
    drawGhostShip(canvas, to, ship.faction, ship.facing);
  }
  drawCursor(canvas, nodeRect(ship.node), play.ticks);
  for (Seat other = 0; other < seen.players; ++other)
    if (isTarget(seen, seat, other)) drawTargetCorners(canvas, nodeAt(seen.ship[other].node), kRed);
}

void RaygunsView::drawSky(const PlayContext& play, Canvas& canvas) const {
  const State& s = shownIn(play);
  const Seat now = s.phase == Phase::over ? kNobody : toMove(s);
  const bool aiming = play.decides() && !looking_;
  const bool helm = aiming && (modeOf(seenIn(play)) == Mode::helm || modeOf(seenIn(play)) == Mode::face);
  const bool guns = s.phase == Phase::movement || s.phase == Phase::shooting || s.phase == Phase::centre;
  if (guns && now != kNobody && afloat(s, now) && hasSideRaygun(s, now))
    drawArcs(canvas, {s.ship[now].node, s.ship[now].facing}, firstTarget(s, now) != kNobody);
  drawStarMap(canvas, s);
  if (aiming && !helm) drawNodeMarks(canvas, play, s);
  if (helm) drawHelm(play, canvas);
  if (const Spot acts = actorOf(s); acts.map == kInSpace)
    drawArrowDown(canvas, nodeAt(acts.at).x, nodeAt(acts.at).y - 13);
  const Spot at = cursor(play);
  if (at.map == kInSpace && !helm) {
    const bool target = aiming && verbOf(chosen(play)) == Verb::fire;
    if (target) drawTargetCorners(canvas, nodeAt(at.at), kRed);
    drawCursor(canvas, nodeRect(at.at), play.ticks);
  }
  canvas.rect(202, kBodyTop, 118, 198, kVoid);
  drawStrips(canvas, s, now);
  drawSide(play, canvas);
  if (!open_) return;
  const int rows = rowsAt(play, placeOf(seenIn(play), chosen(play)));
  const Rect list{kLongWords.x, kLongWords.y - 9 - 15 * (rows < 6 ? rows : 6), kLongWords.w,
                  8 + 15 * (rows < 6 ? rows : 6)};
  drawPanel(canvas, list, kInk, kGold);
  drawRowsAtPlace(play, canvas, {list.x + 3, list.y + 5, list.w - 6, list.h - 8});
}

namespace {

// "2 nodes, 1 attack left": what inside stands beside the map.
void sayWhatIsLeft(Canvas& canvas, int x, int y, const State& s) {
  Text<32> left;
  left << int{s.steps} << (s.steps == 1 ? " node, " : " nodes, ") << int{s.attacks}
       << (s.attacks == 1 ? " attack" : " attacks");
  canvas.text(x, y, left.c_str(), kGold);
}

}  // namespace

// The card that moves the rocketship and what may be added; else the sentence about the choice.
void RaygunsView::drawSide(const PlayContext& play, Canvas& canvas) const {
  const State& s = seenIn(play);
  const bool helm = play.decides() && !looking_ && modeOf(s) == Mode::helm;
  Text<200> words;
  if (!helm) {
    sayWords(play, words);
    if (play.decides() && !looking_ && !ends_ && verbOf(chosen(play)) == Verb::fire) {
      words.clear();
      const Seat target = static_cast<Seat>(whatOf(chosen(play)) / 2);
      const bool guns = whatOf(chosen(play)) % 2 != 0;
      words << (guns ? "At the rayguns of the " : "At the hull of the ") << sideName(s, target) << ". Dice hit on *";
      sayChances(s, toMove(s), target, s.phase == Phase::centre, words);
      words << (guns ? "*. A hit takes a raygun or its crew: 1 point." : "*. A hit is a Blast marker.");
    }
    drawPanel(canvas, kLongWords, kInk, play.decides() || looking_ ? kGold : kSteel);
    const ClipTo clip(canvas, kLongWords);
    const int x = kLongWords.x + 6, y = kLongWords.y + 4, width = kLongWords.w - 10;
    canvas.paragraph(x, y, width, words.c_str(), kPaper);
    const int below = 11 * paragraphLines(width, words.c_str()) + 3;
    if (rolls_ > 0 && !volley_ && play.decides() && !looking_)
      listDice(play, canvas, {x, y + below, width - 3, kLongWords.h - 6 - below});
    else if (play.decides() && !looking_ && s.agenda.empty() && actorOf(s).map == kInSpace)
      sayWhatIsLeft(canvas, x, kLongWords.y + kLongWords.h - 13, s);
    return;
  }
  const Seat seat = toMove(s);
  const std::uint8_t card = s.player[seat].program[s.turn < kTurns ? s.turn : 0];
  if (card < kCommandCards)
    drawCommandCard(canvas, kCardPlace, kCommandCard[indexOf(s.ship[seat].faction)][card]);
  else if (isStar(card))
    drawStarCard(canvas, kCardPlace, kStarCard[indexOf(s.ship[seat].faction)][card - kFirstStarCard]);
  drawPanel(canvas, kShortWords, kInk, kGold);
  Text<40> left, line, chances;
  left << "May fly " << int{s.engines} << ", turn " << int{s.cockpits};
  canvas.text(kShortWords.x + 6, kShortWords.y + 4, left.c_str(), s.engines + s.cockpits > 0 ? kGold : kHaze);
  const Seat target = firstTarget(s, seat);
  if (target == kNobody) {
    canvas.text(kShortWords.x + 6, kShortWords.y + 15, hasSideRaygun(s, seat) ? "No target" : "No side raygun", kHaze);
    return;
  }
  sayChances(s, seat, target, false, chances);
  line << sideName(s, target) << ": " << chances.c_str();
  const bool fits = textWidth(line.c_str()) <= kShortWords.w - 10;  // the map marks whom, too
  canvas.text(kShortWords.x + 6, kShortWords.y + 15, fits ? line.c_str() : chances.c_str(), kRed);
}

// ---- inside a rocketship --------------------------------------------------------------------------------------------
void RaygunsView::marks(const PlayContext& play, std::uint8_t (&deeds)[kSpaces]) const {
  for (std::uint8_t& deed : deeds) deed = kNoDeed;
  if (!play.decides() || looking_) return;
  const State& seen = seenIn(play);
  const std::uint8_t map = mapNow(play);
  for (const Move move : play.legal) {
    const Spot place = placeOf(seen, move);
    if (place.map != map || place.at >= kSpaces || verbOf(move) == Verb::act || verbOf(move) == Verb::run) continue;
    const auto deed = static_cast<std::uint8_t>(deedOf(move));
    if (deeds[place.at] == kNoDeed || deeds[place.at] == static_cast<std::uint8_t>(DeedIcon::go))
      deeds[place.at] = deed;
  }
}

namespace {

// The icon says that it is shot at, a bolt what it costs.
void sayRow(const State& seen, Move move, TextOut& name) {
  if (verbOf(move) == Verb::shoot) return sayShortly(seen, whatOf(move), name);
  if (verbOf(move) == Verb::shootGun) {
    name << "Raygun";
    return;
  }
  Words words{};
  describe(seen, move, words);
  for (const char* letter = words.brief.c_str(); *letter != '\0' && *letter != ','; ++letter) name << *letter;
}

}  // namespace

// What may be done on the chosen space, a row each.
void RaygunsView::drawRowsAtPlace(const PlayContext& play, Canvas& canvas, Rect area) const {
  const State& seen = seenIn(play);
  const Spot here = placeOf(seen, chosen(play));
  const int room = area.h / 15;
  int before = 0, row = 0;
  for (std::size_t i = 0; i < choice_; ++i) before += placeOf(seen, play.legal[i]) == here ? 1 : 0;
  const int first = before >= room ? before - room + 1 : 0;
  for (std::size_t i = 0; i < play.legal.size(); ++i) {
    const Move move = play.legal[i];
    if (placeOf(seen, move) != here) continue;
    const int at = row++ - first;
    if (at < 0 || at >= room) continue;
    const int y = area.y + at * 15;
    const bool now = i == choice_;
    if (now) canvas.box(area.x, y, area.w, 14, kGold, kClear, 2);
    canvas.rect(area.x + 3, y + 1, 11, 11, kVoid);
    drawDeed(canvas, area.x + 5, y + 3, deedOf(move), meaningOf(deedOf(move)).bright);
    Text<32> whole;
    Text<24> name;
    sayRow(seen, move, whole);
    const bool paid = seen.actor != kNoFigure && priceOf(seen, move) > 0;
    fitted(whole.c_str(), area.w - (paid ? 29 : 20), name);
    canvas.text(area.x + 17, y + 3, name.c_str(), now ? kVoid : kPaper);
    if (paid) canvas.silhouette(kBolt, area.x + area.w - 9, y + 3, now ? kVoid : kGold);
  }
}

namespace {

const char* deedName(DeedIcon deed) {
  switch (deed) {
    case DeedIcon::go: return "Go";
    case DeedIcon::shoot: return "Shoot";
    case DeedIcon::melee: return "Fight";
    case DeedIcon::putOut: return "Put out";
    case DeedIcon::airlock: return "Airlock";
    case DeedIcon::board: return "Board";
    case DeedIcon::search: return "Search";
    case DeedIcon::heal: return "Heal";
    case DeedIcon::take: return "Take";
  }
  return "";
}

}  // namespace

namespace {

// Deeds that share an icon with others and have a row of their own.
constexpr struct {
  Verb verb;
  DeedIcon icon;
  const char* name;
} kOwnDeed[] = {{Verb::run, DeedIcon::go, "Run 2 more"},
                {Verb::mount, DeedIcon::take, "Mount"},
                {Verb::rescue, DeedIcon::take, "Rescue"},
                {Verb::ruthless, DeedIcon::shoot, "Ruthless"},
                {Verb::aide, DeedIcon::go, "Aide"}};
constexpr unsigned kOwnDeeds = sizeof kOwnDeed / sizeof kOwnDeed[0];
constexpr unsigned kDeedRows = kDeedIconCount + kOwnDeeds;

unsigned deedRow(Move move) {
  for (unsigned i = 0; i < kOwnDeeds; ++i)
    if (verbOf(move) == kOwnDeed[i].verb) return kDeedIconCount + i;
  return static_cast<unsigned>(deedOf(move));
}

}  // namespace

// What the acting figure may do and for how many tokens, each once; the row of what is chosen is gold. Returns the y below.
int RaygunsView::drawDeeds(const PlayContext& play, Canvas& canvas, Rect area) const {
  constexpr int kPitch = 14;
  const State& seen = seenIn(play);
  std::uint8_t price[kDeedRows];
  for (std::uint8_t& each : price) each = 0xFF;
  for (const Move move : play.legal) {
    const auto tokens = static_cast<std::uint8_t>(priceOf(seen, move));
    if (placeOf(seen, move).map != kNowhere && tokens < price[deedRow(move)]) price[deedRow(move)] = tokens;
  }
  Text<24> who;
  sayShortly(seen, figureId(activeSeat(seen), seen.actor), who);
  who << " may";
  canvas.text(area.x + 3, area.y, who.c_str(), kHaze);
  int y = area.y + 11;
  for (unsigned row = 0; row < kDeedRows; ++row) {
    if (price[row] == 0xFF || y + kPitch > area.y + area.h + 2) continue;
    const DeedIcon deed = row < kDeedIconCount ? static_cast<DeedIcon>(row) : kOwnDeed[row - kDeedIconCount].icon;
    const bool now = !ends_ && deedRow(chosen(play)) == row;
    if (now) canvas.box(area.x, y, area.w, kPitch - 1, kGold, kClear, 2);
    canvas.rect(area.x + 3, y + 1, 11, 11, kVoid);
    drawDeed(canvas, area.x + 5, y + 3, deed, meaningOf(deed).bright);
    const int after =
        canvas.text(area.x + 18, y + 3, row < kDeedIconCount ? deedName(deed) : kOwnDeed[row - kDeedIconCount].name,
                    now ? kVoid : kPaper);
    const int right = area.x + area.w - 4;
    if (price[row] == 0 && after + 3 + textWidth("free") <= right)
      canvas.textRight(right, y + 3, "free", now ? kVoid : kHaze);
    else if (price[row] > 0)
      canvas.silhouette(kBolt, right - 5, y + 3, now ? kVoid : kGold);
    y += kPitch;
  }
  return y;
}

namespace {

void drawPips(Canvas& canvas, int right, int y, int count) {
  for (int i = 0; i < count; ++i) canvas.box(right - 8 - 10 * i, y, 8, 8, kPaper, kClear, 1);
}

void drawActor(Canvas& canvas, const State& s) {
  const Seat seat = activeSeat(s);
  const FactionLook& look = lookOf(s, seat);
  drawPanel(canvas, {kSideX, 24, kSideWidth, 60}, kInk, kSteel);
  drawFactionBadge(canvas, kSideX + 5, 28, s.ship[seat].faction);
  canvas.text(kSideX + 22, 31, sideName(s, seat), look.bright, Weight::bold);
  canvas.text(kSideX + 7, 47, "Spaces", kMist);
  drawPips(canvas, kSideX + 86, 47, s.actor == kNoFigure ? 0 : s.steps);
  canvas.text(kSideX + 7, 59, "Attack", kMist);
  drawPips(canvas, kSideX + 86, 59, s.actor == kNoFigure ? 0 : s.attacks);
  canvas.text(kSideX + 7, 71, "Tokens", kMist);
  canvas.sprite(kBolt, kSideX + 62, 71);
  canvas.textRight(kSideX + 86, 71, Number(s.player[seat].tokens).c_str(), kGold, Weight::bold);
}

void drawOwner(Canvas& canvas, const State& s, Seat ship) {
  const FactionLook& look = lookOf(s, ship);
  drawPanel(canvas, {kSideX, 24, kSideWidth, 60}, kInk, kSteel);
  drawFactionBadge(canvas, kSideX + 5, 28, s.ship[ship].faction);
  canvas.text(kSideX + 22, 31, sideName(s, ship), look.bright, Weight::bold);
  Text<24> name;
  fitted(kRocketship[indexOf(s.ship[ship].faction)].name, kSideWidth - 12, name);
  canvas.text(kSideX + 7, 47, name.c_str(), kMist);
  canvas.sprite(kFlame, kSideX + 7, 60);
  Text<16> blasts;
  blasts << static_cast<int>(blastsOn(s.ship[ship])) << " of " << static_cast<int>(kWreckMarkers);
  canvas.text(kSideX + 18, 60, blasts.c_str(), blastsOn(s.ship[ship]) >= 5 ? kRed : kPaper);
  canvas.sprite(kRaygunSmall, kSideX + 7, 72);
  canvas.text(kSideX + 20, 71, Number(static_cast<int>(rayguns(s.ship[ship]))).c_str(), kPaper);
  canvas.sprite(kBolt, kSideX + 42, 71);
  canvas.text(kSideX + 50, 71, Number(s.player[ship].tokens).c_str(), kGold);
}

}  // namespace

void RaygunsView::drawInside(const PlayContext& play, Canvas& canvas) const {
  const State& s = shownIn(play);
  const auto ship = static_cast<Seat>(mapNow(play));
  std::uint8_t deeds[kSpaces];
  marks(play, deeds);
  const bool acting = s.phase == Phase::crew && s.actor != kNoFigure;
  drawDeckPlan(canvas, s, ship, deeds, acting ? figureId(activeSeat(s), s.actor) : kNoFigure);
  const Spot at = cursor(play);
  if (at.map == ship) drawCursor(canvas, spaceRect(at.at), play.ticks);
  if (acting && s.agenda.empty() && !looking_)
    drawActor(canvas, s);
  else
    drawOwner(canvas, s, ship);
  const Rect side{kSideX, 87, kSideWidth, 101};
  drawPanel(canvas, side, kInk, open_ ? kGold : kSteel);
  const bool choosing = play.decides() && !looking_ && at.map != kNowhere;
  const Rect rows{side.x + 3, side.y + 5, side.w - 6, side.h - 8};
  int top = side.y + 7;
  if (acting && !open_ && play.decides() && seenIn(play).agenda.empty() && !looking_) {
    top = drawDeeds(play, canvas, rows) + 3;
  } else if (choosing) {
    drawRowsAtPlace(play, canvas, rows);
    top += 15 * rowsAt(play, placeOf(seenIn(play), chosen(play)));
    if (verbOf(chosen(play)) == Verb::act) {
      int waiting = 0;
      for (const Move move : play.legal) waiting += verbOf(move) == Verb::act ? 1 : 0;
      Text<24> count;
      count << waiting << " still to act";
      canvas.text(side.x + 6, top, count.c_str(), kHaze);
      top += 13;
    }
  }
  if (rolls_ > 0 && !volley_ && play.decides())
    listDice(play, canvas, {side.x + 6, top, side.w - 12, side.y + side.h - 4 - top});
  drawPanel(canvas, kDeckWords, kInk, play.decides() || looking_ ? kGold : kSteel);
  Text<200> words;
  sayWords(play, words);
  const ClipTo clip(canvas, kDeckWords);
  canvas.paragraph(kDeckWords.x + 7, kDeckWords.y + 4, kDeckWords.w - 12, words.c_str(), kPaper);
}

// ---- a list ---------------------------------------------------------------------------------------------------------
namespace {

// The captain and what he or she can do, by name.
void drawCaptain(Canvas& canvas, Faction faction, unsigned side) {
  const PaletteMap map = coloursOf(faction);
  const Captain& captain = kCaptain[indexOf(faction)];
  canvas.sprite(kCaptains[indexOf(faction)], 228, 52, &map, 2);
  canvas.textCentred(241, 86, captain.name, kPaper);
  for (unsigned i = 0; i < kAbilitiesASide; ++i)
    canvas.text(182, 102 + 14 * static_cast<int>(i), kAbilityText[static_cast<unsigned>(captain.ability[side][i])].name,
                kGold, Weight::bold);
}

// What they mean: of a side the two that other captains lack, of one ability that one.
void sayAbilities(Faction faction, unsigned side, unsigned from, unsigned to, TextOut& words) {
  for (unsigned i = from; i <= to; ++i) {
    const AbilityText& text = kAbilityText[static_cast<unsigned>(kCaptain[indexOf(faction)].ability[side][i])];
    words << '*' << text.name << "*: " << text.text << ' ';
  }
}

}  // namespace

// A question across the table: who is asked stands on a red bar, what was rolled below.
void RaygunsView::drawAsked(Canvas& canvas, const State& s, Seat seat, Seat reader) const {
  canvas.rect(173, 29, 136, 15, kBrick);
  drawFactionBadge(canvas, 176, 30, s.ship[seat].faction);
  Text<32> who;
  sideWords(who, s, seat, reader).does("decide");
  canvas.text(194, 33, who.c_str(), kPaper, Weight::bold);
  if (questionOf(s) == TaskKind::loseCrew) {  // which raygun, and where
    constexpr int kLeft = 196, kTop = 66;
    const unsigned space = deckOf(s, seat).port[s.agenda.back().b % kMostPorts];
    drawSmallHull(canvas, kLeft, kTop, s.ship[seat].faction, &s, seat);
    drawCursor(canvas,
               {kLeft + kSmallSpace * static_cast<int>(space % kWidth),
                kTop + kSmallSpace * static_cast<int>(space / kWidth), kSmallSpace - 1, kSmallSpace - 1},
               0, kRed);
    Text<40> hitter;
    hitter << "Hit by ";
    sideWords(hitter, s, s.agenda.back().c, reader).whom();
    canvas.text(182, 50, hitter.c_str(), kMist);
    return;
  }
  const int dice = volley_ ? 0 : rolls_;
  for (int i = 0; i < dice; ++i) drawRoll(canvas, {178 + 53 * i, 49, 50, 96}, rolled_[i], -1);
  const int x = 178 + 53 * dice + 4, room = 304 - x;
  Text<16> tokens;
  tokens << int{s.player[seat].tokens} << (s.player[seat].tokens == 1 ? " token" : " tokens");
  if (room <= 50) return;
  canvas.sprite(kBolt, x, 52);
  canvas.text(x + 9, 52, tokens.c_str(), kGold);
  canvas.paragraph(x, 68, room, why_.c_str(), kMist);
}

void RaygunsView::drawList(const PlayContext& play, Canvas& canvas) const {
  constexpr int kSeen = 6, kPitch = 20;
  const State& s = seenIn(play);
  const Seat seat = toMove(s);
  drawStars(canvas, kBody, 80, 31);
  const int count = static_cast<int>(play.legal.size());
  const int first = scrolledTo(0, choice_, kSeen, count);
  drawPanel(canvas, {10, 26, 150, 8 + kPitch * (count < kSeen ? count : kSeen)}, kInk, kSteel);
  for (int i = 0; i < kSeen && first + i < count; ++i) {
    const int at = first + i;
    Words words{};
    describe(s, play.legal[static_cast<std::size_t>(at)], words);
    drawRow(canvas, {13, 30 + kPitch * i, 144, kPitch - 1}, words.brief.c_str(), {"", false}, at == choice_);
  }
  if (count > kSeen) drawScrollBar(canvas, {162, 30, 4, kPitch * kSeen}, first, kSeen, count);
  const Move move = chosen(play);
  Faction faction = s.ship[seat].faction;
  if (verbOf(move) == Verb::faction) faction = static_cast<Faction>(whatOf(move));
  drawPanel(canvas, {172, 26, 138, 128}, kInk, lookOf(faction).shade);
  if (!s.agenda.empty() && verbOf(move) != Verb::star) {
    drawAsked(canvas, s, seat, play.reader);
  } else if (verbOf(move) == Verb::star && faction != Faction::none) {
    const StarCard& card = kStarCard[indexOf(faction)][whatOf(move)];
    drawStarCard(canvas, {214, 34, 53, 44}, card);
    canvas.paragraph(180, 84, 124, kStarText[static_cast<unsigned>(card.effect)], kPaper);
  } else if (faction != Faction::none) {
    drawFactionBadge(canvas, 180, 32, faction);
    canvas.text(198, 35, kRocketship[indexOf(faction)].faction, lookOf(faction).bright, Weight::bold);
    const unsigned side = verbOf(move) == Verb::side ? whatOf(move) : s.player[seat].side;
    if (verbOf(move) == Verb::faction)
      drawSmallHull(canvas, 196, 64, faction, nullptr, kNobody);
    else
      drawCaptain(canvas, faction, side);
  }
  drawPanel(canvas, {10, 158, 300, 58}, kInk, kGold);
  Text<320> words;
  if (verbOf(move) == Verb::side)
    sayAbilities(faction, whatOf(move), 1, 2, words);
  else if (verbOf(move) == Verb::star)  // what it does stands beside it
    words << (s.agenda.empty() ? "*The Star card you begin with.* " : "*It goes to your hand.* Nobody else sees it. ")
          << "You play it from a manned cockpit or control panel: 1 point.";
  else
    sayWords(play, words);
  if (verbOf(move) == Verb::ability)
    words << ' ' << kAbilityText[static_cast<unsigned>(abilityOf(s, s.agenda.back().a, whatOf(move)))].text;
  canvas.paragraph(18, 164, 286, words.c_str(), kPaper);
}

// ---- where a hint stands and what lessons point at -------------------------------------------------------------------
namespace {

constexpr Rect kNothing{0, 0, 0, 0};

}  // namespace

// Below, unless what is chosen is there. Hand and course are to be seen while a card is weighed.
Rect RaygunsView::hintArea(const PlayContext& play) const {
  const State& seen = seenIn(play);
  if (play.decides() && modeOf(seen) == Mode::program) return {6, 24, 210, 58};
  const Rect below = View::hintArea(play);
  Spot spot = cursor(play);
  if (play.decides() && modeOf(seen) == Mode::helm) spot = {kInSpace, seen.ship[toMove(seen)].node};
  const Rect chosen = spot.map == kNowhere ? kNothing : rectAt(play, spot);
  const bool low = chosen.y + chosen.h > below.y - 4;
  return low ? Rect{below.x, 23, below.w, below.h} : below;
}

namespace {

Spot firstFire(const State& s, std::uint8_t map) {
  for (std::uint8_t space = 0; map < s.players && space < kSpaces; ++space)
    if (hasBlast(s.ship[map], space)) return {map, space};
  return kGone;
}

}  // namespace

Rect RaygunsView::anchor(const PlayContext& play, std::uint8_t anchor) const {
  const State& s = seenIn(play);
  const std::uint8_t map = mapNow(play);
  switch (static_cast<Anchor>(anchor)) {
    case Anchor::ship:
      return map == kInSpace && afloat(s, play.viewer) ? grown(nodeRect(s.ship[play.viewer].node), 6) : kNothing;
    case Anchor::aim: return cursor(play).map == kNowhere ? kNothing : rectAt(play, cursor(play));
    case Anchor::fire: return firstFire(s, map) == kGone ? kNothing : rectAt(play, firstFire(s, map));
    case Anchor::side: return map == kInSpace ? kNothing : Rect{kSideX, 24, kSideWidth, 60};
    case Anchor::list: return map == kInSpace ? kNothing : Rect{kSideX, 87, kSideWidth, 101};
    case Anchor::hand: return {6, 122, 310, 96};
    case Anchor::stars: return {263, 122, 53, 96};
    case Anchor::slots: return {6, 24, 211, 58};
    case Anchor::course: return {220, 24, 96, 94};
  }
  return kNothing;
}

}  // namespace armada::rayguns
