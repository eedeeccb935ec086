// Pew Pew! in words: moves, events, the headline and the receipt of the action points. Reads positions, changes
// nothing.
#include "rules/pew_pew/foresight.h"
#include "rules/pew_pew/phases.h"
#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

namespace {

constexpr const char* kDirectionName[kDirections] = {"up",      "down",     "left",      "right",
                                                     "up-left", "up-right", "down-left", "down-right"};
constexpr const char* kDirectionTitle[kDirections] = {"Up",      "Down",     "Left",      "Right",
                                                      "Up-left", "Up-right", "Down-left", "Down-right"};
constexpr const char* kPlaceTitle[kSpaces] = {"Top left", "Top",         "Top right", "Left",        "Centre",
                                              "Right",    "Bottom left", "Bottom",    "Bottom right"};
constexpr const char* kChevrons[kSides + 1] = {"", ">", ">>", ">>>"};
constexpr const char* kCoveredChevrons[kSides + 1] = {"", "> is covered", ">> is covered", ">>> is covered"};
constexpr const char* kLeastPoints[] = {"0", "1", "2", "3"};  // by Hull::least
constexpr const char* kHearts[kFullHearts + 1] = {"no hearts", "1 heart", "2 hearts", "3 hearts"};
constexpr const char* kPhaseName[] = {
    "",          "Spawn Ships",   "Your actions",        "Aliens Move",  "Spawn Missiles",
    "Move Pews", "Move Missiles", "Move Player Forward", "Check Victory"};

void number(TextOut& words, std::int32_t count, const char* thing) {
  words << count << ' ' << thing;
  if (count != 1) words << 's';
}

// "on card 3, left"
void place(TextOut& words, const Event& event) {
  words << "on card " << std::int32_t{event.a} << ", " << kPlaceName[event.b];
}

// Action points, which are never called points: those are won.
void price(TextOut& words, std::int32_t points) {
  words << ": ";
  number(words, points, "action point");
  words << '.';
}

// The direction of a step between two spaces of a card.
const char* stepName(std::uint8_t from, std::uint8_t to) {
  for (std::size_t i = 0; i < kDirections; ++i)
    if (neighbour(from, static_cast<Direction>(i)) == to) return kDirectionName[i];
  return kPlaceName[to];
}

// "Wasp", "A missile", "Your ship"
void whoMovedIn(TextOut& words, const Event& event) {
  switch (static_cast<Piece>(event.c)) {
    case Piece::alien: words << kAlienShip[event.d].name; break;
    case Piece::pew: words << "A Pew!"; break;
    case Piece::missile: words << "A missile"; break;
    default: words << "Your ship"; break;
  }
}

// On card 2 it was the ship that flew in; on card 1 either may have come.
void narrateHit(const Event& event, TextOut& words) {
  const bool flewIn = event.a > 1;
  if (event.c == static_cast<std::uint8_t>(Piece::alien))
    words << (flewIn ? "You ram " : "You collide with ") << kAlienShip[event.d].name;
  else
    words << (flewIn ? "You fly into a missile" : "A missile hits you");
  words << ": " << kHearts[event.value] << " left.";
}

void narrateShip(const Event& event, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::pointsCounted:
      words << "You have ";
      number(words, event.value, "action point");
      words << '.';
      break;
    case EventKind::shipMoved:
      if (event.c != event.a) {
        words << "You fly on to the next card.";
      } else {
        words << "You move " << stepName(event.b, event.d);
        price(words, event.value);
      }
      break;
    case EventKind::fired:
      words << "You fire a Pew! from the " << kPlaceName[event.b];
      price(words, event.value);
      break;
    case EventKind::mineDropped: words << "You drop the mine at the " << kPlaceName[event.b] << '.'; break;
    case EventKind::heartSpawned:
      words << "The heart appears ";
      place(words, event);
      price(words, event.value);
      break;
    case EventKind::shipHit: narrateHit(event, words); break;
    case EventKind::shipDestroyed: words << "Your ship is destroyed."; break;
    case EventKind::heartTaken:
      if (event.c != 0)
        words << "The heart heals you: " << kHearts[event.value] << '.';
      else
        words << (event.value == 0 ? "The heart comes too late." : "You take the heart at full strength: no effect.");
      break;
    default: break;
  }
}

void narrateAlien(const Event& event, TextOut& words) {
  const char* name = kAlienShip[event.c].name;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::alienSpawned:
      words << name << ' ' << kChevrons[event.d] << " appears ";
      place(words, event);
      words << '.';
      break;
    case EventKind::alienMoved:
      words << name << " moves from the " << kPlaceName[event.b] << " to the " << kPlaceName[event.d] << " on card "
            << std::int32_t{event.a} << '.';
      break;
    case EventKind::alienStayed:
      words << name << (event.value != 0 ? " stays " : " is blocked and stays ");
      place(words, event);
      words << '.';
      break;
    case EventKind::alienTurned: words << name << " turns to " << kChevrons[event.d] << '.'; break;
    case EventKind::missileSpawned:
      words << name << " fires a missile ";
      place(words, event);
      words << '.';
      break;
    case EventKind::noMissile:
      words << name << (event.value != 0 ? " cannot fire: no token is left." : " has no free space to fire into.");
      break;
    case EventKind::pewHitAlien:
      words << "A Pew! destroys " << name << ' ';
      place(words, event);
      words << '.';
      break;
    case EventKind::deathCounted:
      words << name << " slips past you. Death " << std::int32_t{event.value};
      words << (event.value <= kMarkersToEnd ? " of 10." : ".");
      break;
    default: break;
  }
}

void narrateCard(const Event& event, TextOut& words) {
  const ScreenCard& card = kScreenCard[event.c];
  words << "A new card:";
  for (std::size_t i = 0; i < card.sets; ++i)
    words << (i == 0 ? " " : ", ") << kChevrons[card.set[i].chevrons] << ' ' << kPlaceName[card.set[i].space];
  words << '.';
}

void narrateReturn(const Event& event, TextOut& words) {
  if (event.c == static_cast<std::uint8_t>(Piece::heart)) words << "The heart is left behind.";
  if (event.c == static_cast<std::uint8_t>(Piece::mine)) words << "The mine is back in the pool.";
}

void narrateEnd(const State& seen, const Event& event, TextOut& words) {
  switch (static_cast<End>(event.a)) {
    case End::won:
      words << "The homeworld holds: ";
      number(words, seen.points, "point");
      words << " in ";
      number(words, seen.round, "round");
      break;
    case End::shipDestroyed: words << "Your ship is lost in round " << std::int32_t{seen.round}; break;
    case End::homeworldLost:
      words << "The homeworld is lost: ";
      number(words, seen.deaths, "death");
      break;
    default: words << "Your own mine destroys your ship"; break;
  }
  words << ". Score " << std::int32_t{event.value} << '.';
}

void narrateMeeting(const State& seen, const Event& event, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::pewLeft: words << "A Pew! flies off card 4."; break;
    case EventKind::missileLeft: words << "A missile flies past you at the " << kPlaceName[event.b] << '.'; break;
    case EventKind::pewMetMissile:
      words << "A Pew! stops a missile ";
      place(words, event);
      words << '.';
      break;
    case EventKind::mineWentOff:
      whoMovedIn(words, event);
      words << " runs into the mine.";
      break;
    case EventKind::pointScored:
      words << "Point " << std::int32_t{event.value} << (event.value <= kMarkersToEnd ? " of 10." : ".");
      break;
    case EventKind::pieceReturned: narrateReturn(event, words); break;
    case EventKind::pileShuffled:
      words << "The discards become a new draw pile: ";
      number(words, event.value, "card");
      words << '.';
      break;
    case EventKind::cardDrawn: narrateCard(event, words); break;
    case EventKind::gameOver: narrateEnd(seen, event, words); break;
    default:  // moving tokens and shifting cards are shown, not told
      break;
  }
}

}  // namespace

void describe(const State& seen, Move move, Words& words) {
  TextOut& brief = words.brief;
  TextOut& full = words.full;
  brief.clear();
  full.clear();
  if (move == kEndTurn) {
    brief << "End turn";
    full << "End your turn";
    if (seen.actionPoints > 0) {
      full << ": ";
      number(full, seen.actionPoints, "action point");
      full << (seen.actionPoints == 1 ? " is lost" : " are lost");
    }
    full << '.';
  } else if (move == kFire) {
    brief << "Fire";
    full << "Fire a Pew! from the " << kPlaceName[seen.shipSpace];
    price(full, priceOf(seen, move));
  } else if (movesShip(move)) {
    const auto direction = static_cast<std::size_t>(directionOf(move));
    if (dropsMine(move))
      brief << kDirectionTitle[direction] << " +mine";
    else
      brief << "Move " << kDirectionName[direction];
    full << "Move " << kDirectionName[direction] << (dropsMine(move) ? " and drop the mine" : "");
    price(full, priceOf(seen, move));
  } else if (spawnsHeart(move)) {
    const char* space = kPlaceName[move - kSpawnHeart];
    brief << "Heart " << space;
    full << "Spawn the heart on card 4, " << space << ": all your action points (" << std::int32_t{seen.actionPoints}
         << ").";
  }
}

void narrate(const State& seen, const Event& event, Seat, TextOut& words) {
  words.clear();
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::phaseBegan:
      if (event.a == static_cast<std::uint8_t>(Phase::spawnShips))
        words << "Round " << std::int32_t{event.value} << ": ";
      words << kPhaseName[event.a] << '.';
      break;
    case EventKind::pointsCounted:
    case EventKind::shipMoved:
    case EventKind::fired:
    case EventKind::mineDropped:
    case EventKind::heartSpawned:
    case EventKind::shipHit:
    case EventKind::shipDestroyed:
    case EventKind::heartTaken: narrateShip(event, words); break;
    case EventKind::alienSpawned:
    case EventKind::alienMoved:
    case EventKind::alienStayed:
    case EventKind::alienTurned:
    case EventKind::missileSpawned:
    case EventKind::noMissile:
    case EventKind::pewHitAlien:
    case EventKind::deathCounted: narrateAlien(event, words); break;
    default: narrateMeeting(seen, event, words); break;
  }
}

void headline(const State& seen, TextOut& words) {
  words.clear();
  if (seen.end == End::none)
    words << "Round " << std::int32_t{seen.round} << ", ";
  else
    words << (seen.end == End::won ? "Won: " : "Lost: ");
  number(words, seen.points, "point");
  words << ", ";
  number(words, seen.deaths, "death");
}

void explain(const State& seen, std::uint8_t question, Explanation& steps) {
  steps.clear();
  if (question != 0) return;
  std::int16_t total = 0;
  const auto add = [&](const char* who, const char* what, int change) {
    total = static_cast<std::int16_t>(total + change);
    steps.push({who, what, static_cast<std::int16_t>(change), total});
  };
  const ScreenCard& card = kScreenCard[seen.cards[0]];
  for (std::size_t i = 0; i < card.sets; ++i) {
    const ChevronSet& set = card.set[i];
    const bool open = (seen.countedSets & (1u << i)) != 0;
    add(kPlaceTitle[set.space], open ? kChevrons[set.chevrons] : kCoveredChevrons[set.chevrons],
        open ? set.chevrons : 0);
  }
  const Hull& hull = hullOf(seen.difficulty);
  add("Hull", kHearts[seen.countedHearts], hull.modifier[seen.countedHearts]);
  if (total < hull.least) add("At least", kLeastPoints[hull.least], hull.least - total);
  if (total != seen.countedPoints) add("Position", "set up", seen.countedPoints - total);
  if (seen.actionPoints != seen.countedPoints) add("Spent", "this turn", seen.actionPoints - seen.countedPoints);
}

// ---- foresight in words --------------------------------------------------------------------------------------------
const char* sentence(Refusal refusal) {
  switch (refusal) {
    case Refusal::none: return "";
    case Refusal::over: return "The game is over.";
    case Refusal::wall: return "A wall: the card ends here.";
    case Refusal::points: return "Not enough action points.";
    case Refusal::mineInPlay: return "Your mine is already out.";
    case Refusal::noToken: return "All 18 tokens are in play.";
    case Refusal::heartInPlay: return "The heart is already out.";
    case Refusal::notAlone: return "The heart must be your only action.";
    case Refusal::unknown: break;
  }
  return "There is no such move.";
}

void sentence(const State&, const Threat& threat, TextOut& words) {
  words.clear();
  if (threat.what == Piece::alien) {
    words << kAlienShip[threat.alien].name << " on card " << std::int32_t{threat.depth};
    words << (threat.when == Phase::movePlayerForward ? " will be in your way: you will ram it."
                                                      : " will ram you here.");
  } else if (threat.alien != kNowhere) {
    words << kAlienShip[threat.alien].name << " on card " << std::int32_t{threat.depth}
          << " will hit you here with a missile.";
  } else {
    words << "A missile on card " << std::int32_t{threat.depth} << " will hit you here unless you shoot it first.";
  }
}

}  // namespace armada::pew_pew
