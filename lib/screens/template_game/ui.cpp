#include "screens/template_game/ui.h"

#include "canvas/art.h"
#include "rules/template_game/template_game.h"
#include "screens/components.h"
#include "screens/views.h"

#if ARMADA_TEMPLATE_GAME  // a build without the examples has no view of it

namespace armada {

namespace template_game {
namespace {

// ---- cover and heads ------------------------------------------------------------------------------------------------
// The ship's red trim in the colour of a seat.
PaletteMap trim(Colour bright) {
  PaletteMap map = recolour(kRed, bright);
  map.to[kBrick] = shadeOf(bright);
  return map;
}

void cover(Canvas& canvas, int x, int y) {
  canvas.rect(x, y, kCoverWidth, kCoverHeight, kDusk);
  drawRays(canvas, {x, y + 33, kCoverWidth, kCoverHeight - 33}, x + 46, y + 76, kPlum, 20);
  canvas.sprite(kRingedPlanet, x + 46 - kRingedPlanet.fullWidth() / 2, y + 76 - kRingedPlanet.height / 2);
  const PaletteMap red = trim(kRed), blue = trim(kBlue);
  canvas.sprite(kShip, x + 8, y + 86, &red);
  canvas.sprite(kShip, x + 58, y + 86, &blue);
  canvas.dash(x + 46, y + 38, x + 46, y + 114, kGold, 4, 3);
  canvas.rect(x, y, kCoverWidth, 33, kVoid);
  canvas.marqueeCentred(x + 46, y + 6, "PICKET", kLeaf);
  canvas.marqueeCentred(x + 46, y + 20, "LINE", kPaper);
}

constexpr Colour kColours[kMaxSeats] = {kRed, kBlue, kVoid, kVoid};

void head(Canvas& canvas, const void*, Seat seat, int cx, int cy) {
  const PaletteMap map = trim(kColours[seat]);
  canvas.sprite(kShip, cx - kShip.fullWidth(), cy - kShip.height, &map, 2);
}

// ---- rules ----------------------------------------------------------------------------------------------------------
void pictureOfAFight(Canvas& canvas, int x, int y) {
  const auto ship = [&](int at, const char* name, const char* strength) {
    drawCard(canvas, {x + at, y, 52, 36}, 14);
    canvas.textCentred(x + at + 26, y + 4, name, kUmber);
    canvas.marqueeCentred(x + at + 26, y + 19, strength, kUmber);
  };
  ship(0, "Owl", "4");
  ship(56, "Dove", "2");
  canvas.marqueeCentred(x + 122, y + 13, "6", kRed);
  ship(136, "Eagle", "5");
  canvas.marqueeCentred(x + 204, y + 13, "5", kUltra);
}

constexpr Paragraph kAim[] = {
    {Stamp::house,
     "Two pickets guard one border with 20 ships of strength 1 to 5. Whoever has *more points* at the end wins."},
    {Stamp::house, "Your hand is hidden. Ships that are sent lie *face up*."},
    {Stamp::none, "This small game is the one to copy when you make your own."},
};
constexpr Paragraph kTurn[] = {
    {Stamp::house, "The attacker sends 1 or 2 ships, then opens fire."},
    {Stamp::house, "The defender answers with up to 2 ships, or yields. The higher sum scores:", pictureOfAFight, 36},
    {Stamp::house, "*2 points* for breaking through, *1 point* for holding. When even, a toss gives 1 point."},
};
constexpr Paragraph kAfter[] = {
    {Stamp::house, "All ships that were sent are spent. Each side draws 1 ship, up to its hand size."},
    {Stamp::house, "Then the defender attacks."},
    {Stamp::house, "An attacker without a ship ends the game. Each ship that the other one has left scores 1 point."},
};
constexpr RulesPage kPages[] = {page("The aim", kAim), page("A fight", kTurn), page("After a fight", kAfter)};

// ---- lessons --------------------------------------------------------------------------------------------------------
const State& seen(const void* state) { return *static_cast<const State*>(state); }

bool attacking(const void* s) { return seen(s).phase == Phase::attack; }
bool lineBegun(const void* s) { return attacking(s) && !seen(s).line[seen(s).attacker].empty(); }
bool answering(const void* s) { return seen(s).phase == Phase::answer; }
bool someoneScored(const void* s) { return points(seen(s), 0) + points(seen(s), 1) > 0; }

constexpr std::uint8_t at(Anchor anchor) { return static_cast<std::uint8_t>(anchor); }

// What comes at the one who answers.
void attackStrength(const void* s, int /*which*/, TextOut& out) { out << strength(seen(s).line[seen(s).attacker]); }

constexpr Lesson kLessons[] = {
    {"The aim", "*Most points* win: 2 to break through, 1 to hold. Only you see these ships: send 1 or 2.",
     "Try it: choose a ship with the d-pad.", at(Anchor::hand), attacking},
    {"Your line", "What you sent lies *face up*. Send a second ship to be sure, or open fire and keep it.", "",
     at(Anchor::ownLine), lineBegun},
    {"Answer", "Strength *{0}* comes at you. Send more and you hold the border: 1 point. Send less and they score 2.",
     "Try it: look at each ship you have.", at(Anchor::enemyStrength), answering, at(Anchor::hand), attackStrength},
    {"Points", "Breaking through scores 2, holding 1. Ships left at the end score 1 each.", "", at(Anchor::points),
     someoneScored},
};

}  // namespace
}  // namespace template_game

const GameUi kTemplateUi = {
    /*game*/ &kTemplateGame,
    /*accent*/ kLeaf,
    /*accentShade*/ kMoss,
    /*players*/ "2 players   10 min",
    template_game::cover,
    template_game::kPages,
    /*pageCount*/ 3,
    template_game::kLessons,
    /*lessonCount*/ 4,
    {kRed, kBlue, kVoid, kVoid},
    template_game::head,
    /*ending*/ nullptr,
    [](Views& views) -> View& { return static_cast<ViewsWithTemplate&>(views).templateGame; },
};

}  // namespace armada

#endif  // ARMADA_TEMPLATE_GAME
