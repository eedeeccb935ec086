// How what happens in Stellar Scramble is shown: a row a kind of event, what flies and what flashes, and what becomes of the
// table meanwhile.
#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/board.h"
#include "screens/stellar_scramble/view.h"

namespace armada::stellar_scramble {

namespace {

State& positionOf(const Scene& scene) { return *static_cast<State*>(scene.shown); }

Rect cellOf(const Scene& scene, std::uint8_t cell) { return cellRect(positionOf(scene), cell / 8u, cell % 8u); }
Point middleOf(Rect area) { return {area.x + area.w / 2, area.y + area.h / 2}; }

// ---- what flies -----------------------------------------------------------------------------------------------------
void drawFlyingShip(Canvas& canvas, Point at, std::uint8_t seat) { drawFighter(canvas, at.x - 7, at.y - 7, seat); }
void drawFlyingGem(Canvas& canvas, Point at, std::uint8_t gem) {
  drawGem(canvas, at.x - 7, at.y - 7, static_cast<Gem>(gem), 15);
}

bool shipFlies(const Scene& scene, const Event& event, Flight& flight) {
  const State& s = positionOf(scene);
  flight = {shipAt(s, event.a, event.b), shipAt(s, event.a, event.c), drawFlyingShip, event.a, false};
  return event.d <= 4;  // through both Wormholes it would cross the whole board the wrong way round
}

bool gemIsDrawn(const Scene&, const Event& event, Flight& flight) {
  flight = {middleOf(kBag), kGemInHand, drawFlyingGem, event.b, false};
  return true;
}

bool gemIsUsed(const Scene&, const Event& event, Flight& flight) {
  flight = {kGemInHand, middleOf(weaponRect(event.b)), drawFlyingGem, event.c, false};
  return true;
}

bool gemIsExchanged(const Scene&, const Event& event, Flight& flight) {
  flight = {kGemInHand, middleOf(kCreditBar), drawFlyingGem, event.b, false};
  return true;
}

// ---- what flashes ---------------------------------------------------------------------------------------------------
Rect flashesCell(const Scene& scene, const Event& event) { return cellOf(scene, event.c); }
Rect flashesScore(const Scene& scene, const Event& event) {
  return event.a < positionOf(scene).players ? scoreRect(positionOf(scene), event.a) : Rect{0, 0, 0, 0};
}
Rect flashesHeat(const Scene&, const Event&) { return kHeatBar; }
Rect flashesCredits(const Scene&, const Event&) { return kCreditBar; }
Rect flashesWeapon(const Scene&, const Event& event) { return weaponRect(event.b); }
Rect flashesSlot(const Scene&, const Event& event) { return slotRect(event.c); }
Rect flashesFirstSlot(const Scene&, const Event&) { return slotRect(0); }
Rect flashesPlate(const Scene&, const Event& event) { return plateRect(event.c); }

// ---- what else is seen ----------------------------------------------------------------------------------------------
void drawBeamOfShot(Canvas& canvas, const Scene& scene, const Event& event) {
  const State& s = positionOf(scene);
  const Point from = shipAt(s, event.a, s.pilot[event.a].space), to = middleOf(cellOf(scene, event.c));
  const Colour colour = scene.bright() ? kWhite : kPilotLook[event.a].bright;
  canvas.rect(from.x - 1, to.y, 3, from.y - 8 - to.y, colour);
}

void drawBurst(Canvas& canvas, const Scene& scene, const Event& event) {
  const Point at = middleOf(cellOf(scene, event.c));
  const int frame = scene.steps == 0 ? 0 : scene.step * 4 / (scene.steps + 1);
  canvas.spriteCentred(kBursts[frame < 4 ? frame : 3], at.x, at.y);
}

// clang-format off: a kind of event a line, in the order of EventKind
constexpr Cue kCues[] = {
    // ticks; sound, the same otherwise; weight; flies, flashes, draws
    {6,  Sound::cube,    Sound::cube, 1},                                             // placed
    {},                                                                               // turnBegan
    {10, Sound::cube,    Sound::cube, 1, gemIsDrawn},                                 // drew
    {10, Sound::gain,    Sound::gain, 1, nullptr, flashesHeat},                       // cooledDown
    {8,  Sound::confirm, Sound::none, 1, gemIsUsed},                                  // activated
    {8,  Sound::confirm, Sound::none, 1, gemIsExchanged},                             // exchanged
    {6,  Sound::none,    Sound::none, 1, nullptr, flashesHeat},                       // heated
    {6,  Sound::cube,    Sound::none, 1, nullptr, flashesCredits},                    // earned
    {10, Sound::move,    Sound::none, 1, shipFlies},                                  // flew
    {6,  Sound::fire,    Sound::none, 1, nullptr, nullptr, drawBeamOfShot},           // fired
    {6,  Sound::hit,     Sound::none, 1, nullptr, flashesCell},                       // damaged
    {8,  Sound::gain,    Sound::none, 2, nullptr, nullptr, drawBurst},                // destroyed
    {},                                                                               // assisted
    {6,  Sound::cube,    Sound::none, 1, nullptr, flashesScore},                      // assistPaid
    {5,  Sound::none,    Sound::none, 1, nullptr, flashesWeapon},                     // boosted
    {6,  Sound::cube,    Sound::none, 1, nullptr, flashesWeapon},                     // converted
    {5,  Sound::cube,    Sound::none, 1},                                             // gemAdded
    {8,  Sound::gain,    Sound::none, 1, nullptr, flashesSlot},                       // bought
    {},                                                                               // discarded
    {8,  Sound::gain,    Sound::none, 1, nullptr, flashesWeapon},                     // repaired
    {6,  Sound::cube,    Sound::none, 0, nullptr, flashesSlot},                       // refilled
    {14, Sound::lose,    Sound::none, 3, nullptr, flashesHeat},                       // overheated
    {10, Sound::lose,    Sound::none, 1, nullptr, flashesWeapon},                     // brokeDown
    {6},                                                                              // spared
    {6,  Sound::move,    Sound::none, 1},                                             // roundEnded
    {8,  Sound::lose,    Sound::none, 1},                                             // aliensMove
    {8,  Sound::lose,    Sound::none, 2, nullptr, flashesScore},                      // leftBoard
    {2,  Sound::none,    Sound::none, 0, nullptr, flashesCell},                       // arrived
    {8,  Sound::fire,    Sound::none, 1},                                             // aliensFire
    {8,  Sound::refuse,  Sound::none, 1, nullptr, flashesPlate},                      // eventRevealed
    {5,  Sound::cube,    Sound::none, 0, nullptr, flashesFirstSlot},                  // cardRevealed
    {0,  Sound::win,     Sound::win},                                                 // ended
};
// clang-format on
static_assert(sizeof kCues / sizeof kCues[0] == static_cast<std::size_t>(EventKind::ended) + 1);

// ---- the table meanwhile --------------------------------------------------------------------------------------------
std::uint8_t byteOf(unsigned value) { return static_cast<std::uint8_t>(value); }

void cool(Pilot& pilot) {
  pilot.overheat = 0;
  for (std::uint8_t& tokens : pilot.boosts) tokens = 0;
  for (std::size_t gem = 0; gem < kGems; ++gem) {
    pilot.bag[gem] = byteOf(pilot.bag[gem] + pilot.board[gem]);
    pilot.board[gem] = 0;
  }
}

void beginTurn(State& s, const Event& event) {
  s.turn = byteOf((event.a + s.players - s.first) % s.players);
  s.round = byteOf(static_cast<unsigned>(event.value - 1));
  s.phase = Phase::turn;
  s.gem = Gem::none;
  s.weapon = kNoWeapon;
  s.hit = 0;
}

void takeCard(State& s, const Event& event) {
  Pilot& pilot = s.pilot[event.a];
  s.track[event.c] = kNoCard;
  pilot.credits = byteOf(static_cast<unsigned>(pilot.credits - event.value));
  if (!isSystem(event.b)) {
    setBit(pilot.cards, event.b);
    sumWeapons(pilot);
    return;
  }
  for (std::uint8_t& system : pilot.systems)
    if (system == kNoCard) {
      system = event.b;
      return;
    }
}

void slideTrack(State& s) {
  for (std::size_t slot = kSlots - 1; slot > 0; --slot) {
    s.track[slot] = s.track[slot - 1];
    s.event[slot] = s.event[slot - 1];
  }
  s.track[0] = kNoCard;
  s.event[0] = AlienEvent::none;
}

void moveAliens(State& s) {
  for (std::size_t row = 0; row + 1 < kRows; ++row)
    for (std::size_t column = 0; column < kMostColumns; ++column) s.grid[row][column] = s.grid[row + 1][column];
  for (Cell& cell : s.grid[kRows - 1]) cell = Cell{};
}

void landGem(State& s, const Event& event) {
  Pilot& pilot = s.pilot[event.a];
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::drew:
      s.gem = static_cast<Gem>(event.b);
      s.phase = Phase::use;
      break;
    case EventKind::activated:
      ++pilot.board[event.c];
      s.weapon = event.b;
      s.gem = Gem::none;
      break;
    case EventKind::exchanged:
      ++pilot.board[event.b];
      s.gem = Gem::none;
      break;
    case EventKind::converted:
      --pilot.board[event.b];
      ++pilot.bag[event.c];
      break;
    case EventKind::gemAdded: ++pilot.bag[event.b]; break;
    default: break;
  }
}

void landOnBoard(State& s, const Event& event) {
  Cell& cell = s.grid[event.c / 8u % kRows][event.c % 8u];
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::damaged: cell.shields = event.d; break;
    case EventKind::destroyed: s.pilot[event.a].invaders = event.d; break;
    case EventKind::assisted: cell.assists = byteOf(cell.assists | 1u << event.a); break;
    case EventKind::arrived: cell = {event.b, breedOf(event.b).shields, 0}; break;
    case EventKind::leftBoard:
      if (event.a < s.players && event.value >= 0)
        s.pilot[event.a].invaders = byteOf(static_cast<unsigned>(event.value));
      break;
    default: break;
  }
}

void landOnTrack(State& s, const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::bought: takeCard(s, event); break;
    case EventKind::discarded: s.pilot[event.a].systems[event.c] = kNoCard; break;
    case EventKind::refilled: s.track[event.c] = event.b; break;
    case EventKind::roundEnded: slideTrack(s); break;
    case EventKind::eventRevealed: s.event[event.c] = static_cast<AlienEvent>(event.b); break;
    case EventKind::cardRevealed: s.track[0] = event.b; break;
    default: break;
  }
}

}  // namespace

CueTable ScrambleView::cues() const { return {kCues, sizeof kCues / sizeof kCues[0]}; }

// What leaves its place before it arrives elsewhere.
void ScrambleView::lift(const Scene& scene, const Event& event) {
  State& s = positionOf(scene);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::flew: s.pilot[event.a].space = kNoSpace; break;
    case EventKind::drew: --s.pilot[event.a].bag[event.b]; break;
    case EventKind::destroyed: s.grid[event.c / 8u][event.c % 8u] = Cell{}; break;
    default: break;
  }
}

void ScrambleView::land(const Scene& scene, const Event& event) {
  State& s = positionOf(scene);
  const auto kind = static_cast<EventKind>(event.kind);
  landOnTrack(s, event);
  landOnBoard(s, event);
  if (kind == EventKind::aliensMove) return moveAliens(s);
  if (event.a >= s.players) return;
  landGem(s, event);
  if (kind == EventKind::turnBegan) return beginTurn(s, event);
  Pilot& pilot = s.pilot[event.a];
  switch (kind) {
    case EventKind::placed: pilot.space = event.b; break;
    case EventKind::flew: pilot.space = event.c; break;
    case EventKind::cooledDown: cool(pilot); break;
    case EventKind::heated: pilot.overheat = event.b; break;
    case EventKind::earned: pilot.credits = event.b; break;
    case EventKind::assistPaid: pilot.credits = event.d; break;
    case EventKind::boosted: pilot.boosts[event.b] = byteOf(static_cast<unsigned>(event.value)); break;
    case EventKind::repaired:
      pilot.outOfOrder = byteOf(pilot.outOfOrder & ~(1u << event.b));
      pilot.credits = byteOf(pilot.credits - kRepairPrice);
      break;
    case EventKind::brokeDown: pilot.outOfOrder = byteOf(pilot.outOfOrder | 1u << event.b); break;
    case EventKind::overheated:
      if (static_cast<HeatCause>(event.c) == HeatCause::drawn) ++pilot.board[indexOf(Gem::overheat)];
      s.gem = Gem::none;
      cool(pilot);
      pilot.credits = 0;
      break;
    default: break;
  }
}

}  // namespace armada::stellar_scramble
