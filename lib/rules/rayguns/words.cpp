// The words for moves of Rayguns and Rocketships, where the game stands, and where its numbers come from. The words for events
// are in telling.cpp.
#include "rules/rayguns/wording.h"

namespace armada::rayguns {

namespace {

constexpr const char* kSideName[kFactions] = {"Rangers", "Pirates", "Zard", "Blaarg"};
constexpr const char* kPlayerName[kMostPlayers] = {"Player 1", "Player 2", "Player 3", "Player 4"};

}  // namespace

const char* sideName(const State& seen, Seat seat) {
  if (seat >= kMostPlayers) return "nobody";
  const Faction faction = seen.ship[seat].faction;
  return faction == Faction::none ? kPlayerName[seat] : kSideName[indexOf(faction)];
}

SeatWords sideWords(TextOut& words, const State& seen, Seat seat, Seat reader) {
  const bool numbered = seat >= kMostPlayers || seen.ship[seat].faction == Faction::none;
  return {words, sideName(seen, seat), numbered ? SeatWords::Name::single : SeatWords::Name::people, seat, reader};
}

void sayFigure(const State& seen, unsigned figure, TextOut& words) {
  const Faction faction = seen.ship[seatOfFigure(figure) % kMostPlayers].faction;
  const unsigned number = figure % kFigures;
  if (number == kPrincessFigure || faction == Faction::none)
    words << (words.empty() ? "The princess" : "the princess");
  else if (number == kCaptainFigure)
    words << kCaptain[indexOf(faction)].brief;
  else
    words << kRocketship[indexOf(faction)].one << ' ' << number;
}

void sayPlace(unsigned at, TextOut& words) {
  words << static_cast<char>('a' + at % kWidth) << static_cast<char>('1' + at / kWidth);
}

void saySpace(const State& seen, Seat ship, unsigned at, TextOut& words) {
  const Deck& deck = deckOf(seen, ship);
  const std::uint8_t port = deck.portAt[at];
  if (port != kNoPort && !hasRaygun(seen.ship[ship], port))
    words << "empty port ";
  else if (deck.station[at] != Station::floor)
    words << kStationName[static_cast<unsigned>(deck.station[at])] << ' ';
  sayPlace(at, words);
}

const char* thingName(const State& seen, unsigned thing) {
  switch (kindOfThing(seen, thing)) {
    case ThingKind::warbot: return "warbot";
    case ThingKind::core: return "atomic core";
    default: return "data tape";
  }
}

void sayNeed(unsigned need, TextOut& words) {
  words << need;
  if (need < 8) words << (need == 7 ? " or 8" : " to 8");
}

void sayCount(int count, const char* what, TextOut& words) { words << count << ' ' << what << (count == 1 ? "" : "s"); }

const char* cardName(const State& state, Seat seat, std::uint8_t card) {
  const unsigned faction = indexOf(state.ship[seat].faction);
  return isStar(card) ? kStarCard[faction][card - kFirstStarCard].name : kCommandCard[faction][card].name;
}

void sayCard(const State& state, Seat seat, std::uint8_t card, TextOut& words) {
  const unsigned faction = indexOf(state.ship[seat].faction);
  if (isStar(card)) {
    words << kStarText[static_cast<unsigned>(kStarCard[faction][card - kFirstStarCard].effect)];
    return;
  }
  const CommandCard& command = kCommandCard[faction][card];
  const char* between = "";
  if (command.turn != 0) {
    words << (command.turn < 0 ? -command.turn : command.turn) * 45 << " degrees to "
          << (command.turn < 0 ? "port" : "starboard");
    between = ", ";
  }
  if (command.ahead != 0) words << between << "ahead " << int{command.ahead};
  if (command.sideways != 0) words << "sideways to " << (command.sideways < 0 ? "port" : "starboard");
  if (command.turn == 0 && command.ahead == 0 && command.sideways == 0) words << "no movement";
  words << "; ";
  sayCount(command.tokens, "token", words);
}

// ---- words for moves --------------------------------------------------------------------------------------------------------
namespace {

// A move with the words it gets: brief for the foot line, full for the panel.
struct Saying {
  const State& seen;
  Seat seat;
  unsigned what;
  TextOut& brief;
  TextOut& full;
};

void sayPass(Saying& say) {
  const State& s = say.seen;
  switch (questionOf(s)) {
    case TaskKind::evacuate:
      say.brief << "No more leave";
      say.full << "Nobody else gets off: whoever stays goes down with the rocketship.";
      return;
    case TaskKind::star:
      say.brief << "Decline";
      say.full << "No more of this Star card.";
      return;
    case TaskKind::found:
      say.brief << "Leave it";
      say.full << "Take nothing from the hatch.";
      return;
    default: break;
  }
  switch (s.phase) {
    case Phase::movement:
      say.brief << "Done";
      say.full << "End the Movement.";
      break;
    case Phase::shooting:
    case Phase::centre:
      say.brief << "Hold fire";
      say.full << (s.phase == Phase::centre ? "The centre raygun holds its fire." : "The battery holds its fire.");
      break;
    default:
      say.brief << (s.actor == kNoFigure ? "End Phase" : "Done");
      if (s.actor == kNoFigure) {
        say.full << "End the Crew Phase.";
      } else {
        sayFigure(s, figureId(say.seat, s.actor), say.full);
        say.full << " is done.";
      }
      break;
  }
}

void sayFaction(Saying& say) {
  say.brief << kSideName[say.what];
  say.full << "Play the " << kRocketship[say.what].faction << " in the " << kRocketship[say.what].name << ", led by "
           << kCaptain[say.what].name << '.';
}

void saySide(Saying& say) {
  const Captain& captain = kCaptain[indexOf(say.seen.ship[say.seat].faction)];
  say.brief << "Side " << (say.what == 0 ? 'A' : 'B');
  say.full << captain.name << ": " << kAbilityText[static_cast<unsigned>(captain.ability[say.what][1])].name << " and "
           << kAbilityText[static_cast<unsigned>(captain.ability[say.what][2])].name << '.';
}

void saySetup(Saying& say, Verb verb) {
  const State& s = say.seen;
  switch (verb) {
    case Verb::faction: sayFaction(say); break;
    case Verb::side: saySide(say); break;
    case Verb::leave:
      say.brief << "Empty: ";
      sayPlace(deckOf(s, say.seat).port[say.what], say.brief);
      say.full << "Leave raygun port ";
      sayPlace(deckOf(s, say.seat).port[say.what], say.full);
      say.full << " empty: you have " << static_cast<int>(kRocketship[indexOf(s.ship[say.seat].faction)].rayguns)
               << " rayguns for " << int{deckOf(s, say.seat).ports} << " ports.";
      break;
    case Verb::place:
      say.brief << "Place ";
      sayPlace(say.what, say.brief);
      say.full << "Put ";
      sayFigure(s, figureId(say.seat, nextFigure(s, say.seat)), say.full);
      say.full << " on ";
      saySpace(s, say.seat, say.what, say.full);
      say.full << '.';
      break;
    case Verb::placeAll:
      say.brief << "All at stations";
      say.full << "Everybody who is left goes to the usual stations.";
      break;
    default:
      say.brief << cardName(s, say.seat, byteOf(kFirstStarCard + say.what));
      say.full << cardName(s, say.seat, byteOf(kFirstStarCard + say.what)) << ": ";
      sayCard(s, say.seat, byteOf(kFirstStarCard + say.what), say.full);
      break;
  }
}

void sayProgram(Saying& say) {
  const auto card = byteOf(say.what);
  say.brief << cardName(say.seen, say.seat, card);
  say.full << cardName(say.seen, say.seat, card) << ": ";
  sayCard(say.seen, say.seat, card, say.full);
  if (!isStar(card)) say.full << '.';
}

void sayHelm(Saying& say, Verb verb) {
  const State& s = say.seen;
  switch (verb) {
    case Verb::face:
      say.brief << "Face " << kDirectionName[say.what];
      say.full << "Turn the nose to the " << kDirectionName[say.what] << '.';
      break;
    case Verb::ahead:
      say.brief << "Ahead 1";
      say.full << "1 node ahead: " << int{s.engines} << (s.engines == 1 ? " engine is left." : " engines are left.");
      break;
    case Verb::turn:
      say.brief << (say.what == 0 ? "Turn to port" : "To starboard");
      say.full << "Turn 45 degrees to " << (say.what == 0 ? "port." : "starboard.");
      break;
    case Verb::warp:
      say.brief << "Warp to ";
      sayPlace(say.what, say.brief);
      say.full << "Move the rocketship to ";
      sayPlace(say.what, say.full);
      say.full << '.';
      break;
    default: {
      const auto enemy = static_cast<Seat>(say.what / kDirections);
      const unsigned to = neighbour(s.ship[enemy].node, say.what % kDirections);
      say.brief << sideName(s, enemy) << " to ";
      sayPlace(to, say.brief);
      say.full << "Pull the rocketship of the " << sideName(s, enemy) << " to ";
      sayPlace(to, say.full);
      say.full << '.';
      break;
    }
  }
}

void sayTarget(Saying& say) {
  const auto enemy = static_cast<Seat>(say.what);
  const auto effect = static_cast<StarEffect>(say.seen.agenda.back().a);
  say.brief << "At the " << sideName(say.seen, enemy);
  switch (effect) {
    case StarEffect::jam: say.full << "The " << sideName(say.seen, enemy) << " lose 3 Action tokens."; break;
    case StarEffect::null:
      say.full << "The rayguns of the " << sideName(say.seen, enemy) << " count as unmanned this Turn.";
      break;
    default: say.full << "A torpedo at the " << sideName(say.seen, enemy) << ": 3 to 8 hits."; break;
  }
}

// "5+ 5+ 7+", the chances of the volley.
void sayFire(Saying& say) {
  const State& s = say.seen;
  const auto target = static_cast<Seat>(say.what / 2);
  const Deck& deck = deckOf(s, say.seat);
  say.brief << (say.what % 2 == 1 ? "Guns: " : "Hull: ") << sideName(s, target);
  say.full << "Fire at the " << (say.what % 2 == 1 ? "rayguns" : "rocketship") << " of the " << sideName(s, target)
           << ':';
  for (unsigned port = 0; port < deck.ports; ++port) {
    const bool centre = deck.station[deck.port[port]] == Station::centreGun;
    const unsigned need = neededToHit(s, say.seat, port, target);
    if (need == 0 || centre != (s.phase == Phase::centre)) continue;
    say.full << ' ' << need << (need < 8 ? "+" : "");
  }
  say.full << '.';
}

// Who stands at a raygun that may be hit: the captain takes the hit, for crew the owner chooses.
void sayWhoMans(const State& s, Seat ship, unsigned port, TextOut& words) {
  const unsigned id = figureAt(s, {ship, deckOf(s, ship).port[port]});
  if (id == kNoFigure || seatOfFigure(id) != ship || isTipped(figureOf(s, id))) {
    words << ": nobody mans it";
    return;
  }
  words << ": ";
  sayFigure(s, id, words);
  words << " mans it";
}

void sayDodge(Saying& say, const Task& task) {
  const State& s = say.seen;
  say.brief << (say.what != 0 ? "Dodge, 1 token" : "Take the hit");
  say.full << (say.what != 0 ? "Dodge for 1 token: " : "Take the hit: ");
  sayFigure(s, figureId(task.b, task.c), say.full);
  say.full << (say.what != 0 ? " misses " : " shoots ");
  sayFigure(s, figureId(task.seat, task.a), say.full);
  say.full << '.';
}

void sayLoss(Saying& say, const Task& task) {
  const State& s = say.seen;
  const bool crew = say.what != 0;
  say.brief << (crew ? "Crew takes it" : "Lose the raygun");
  if (crew) sayFigure(s, figureId(task.seat, task.a), say.full);
  say.full << (crew ? " takes the hit: the raygun on " : "Lose the raygun on ");
  sayPlace(deckOf(s, task.seat).port[task.b % kMostPorts], say.full);
  say.full << (crew ? " stays." : ": ");
  if (crew) return;
  sayFigure(s, figureId(task.seat, task.a), say.full);
  say.full << " lives.";
}

// Answers to what happened.
void sayAnswer(Saying& say, Verb verb) {
  const State& s = say.seen;
  const Task& task = s.agenda.back();
  switch (verb) {
    case Verb::blast:
      say.brief << "Blast ";
      sayPlace(say.what, say.brief);
      say.full << "A Blast marker on ";
      saySpace(s, task.a, say.what, say.full);
      say.full << " of the " << sideName(s, task.a) << '.';
      break;
    case Verb::gun:
      say.brief << "Raygun ";
      sayPlace(deckOf(s, task.kind == TaskKind::found ? task.seat : task.a).port[say.what], say.brief);
      say.full << (task.kind == TaskKind::found ? "Put a raygun on " : "Hit the raygun on ");
      sayPlace(deckOf(s, task.kind == TaskKind::found ? task.seat : task.a).port[say.what], say.full);
      if (task.kind == TaskKind::gunHit) sayWhoMans(s, task.a, say.what, say.full);
      say.full << '.';
      break;
    case Verb::warbot:
      say.brief << "Warbot ";
      sayPlace(s.thing[say.what].spot.at, say.brief);
      say.full << "Hit the warbot: 2 points.";
      break;
    case Verb::ability: {
      const char* name = kAbilityText[static_cast<unsigned>(abilityOf(s, task.a, say.what))].name;
      say.brief << (letterCount(name) <= 16 ? name : "Inspiring Cmd");
      sayFigure(s, figureId(task.a, kCaptainFigure), say.full);
      say.full << " loses " << name << '.';
      break;
    }
    case Verb::answer:
      if (task.kind == TaskKind::dodge)
        sayDodge(say, task);
      else
        sayLoss(say, task);
      break;
    case Verb::victim:
      sayFigure(s, say.what, say.brief);
      say.full << "The tentacles also hit ";
      sayFigure(s, say.what, say.full);
      say.full << '.';
      break;
    default: break;
  }
}

void sayMakingWay(Saying& say, Verb verb) {
  const State& s = say.seen;
  switch (verb) {
    case Verb::node:
      say.brief << "Go to ";
      sayPlace(say.what, say.brief);
      sayFigure(s, figureId(s.agenda.back().seat, s.agenda.back().a), say.full);
      say.full << " makes way to ";
      sayPlace(say.what, say.full);
      break;
    case Verb::evacuate: {
      const unsigned id = figureId(say.seat, say.what / kNodes);
      if (id % kFigures == kPrincessFigure)
        say.brief << "Princess";
      else
        sayFigure(s, id, say.brief);
      say.brief << ' ';
      sayPlace(say.what % kNodes, say.brief);
      sayFigure(s, id, say.full);
      say.full << " gets off the wreck to ";
      sayPlace(say.what % kNodes, say.full);
      say.full << " (1 token)";
      break;
    }
    case Verb::restore:
      say.brief << "Return ";
      sayPlace(say.what, say.brief);
      say.full << "A crew member returns on ";
      saySpace(s, say.seat, say.what, say.full);
      break;
    case Verb::remove:
      say.brief << "Put out ";
      sayPlace(say.what, say.brief);
      say.full << "Remove the Blast marker on ";
      saySpace(s, say.seat, say.what, say.full);
      break;
    default:
      say.brief << "A Star card";
      say.full << "Take a Star card from the deck, in secret";
      break;
  }
  say.full << '.';
}

// ---- the Crew Phase -----------------------------------------------------------------------------------------------------------
// What an attack beyond the free one costs.
const char* attackPrice(const State& s) { return s.attacks > 0 ? "" : " (1 token)"; }
const char* priceWords(const Saying& say, Verb verb) {
  return priceOf(say.seen, moveOf(verb, say.what)) > 0 ? " (1 token)" : "";
}

void sayFigureMove(Saying& say, Verb verb) {
  const State& s = say.seen;
  const Spot spot = s.actor == kNoFigure ? kGone : s.figure[say.seat][s.actor].spot;
  switch (verb) {
    case Verb::act:
      sayFigure(s, figureId(say.seat, say.what), say.brief);
      sayFigure(s, figureId(say.seat, say.what), say.full);
      say.full << " acts.";
      break;
    case Verb::go:
      say.brief << "Go to ";
      sayPlace(say.what, say.brief);
      say.full << "Go to ";
      if (spot.map < kInSpace)
        saySpace(s, spot.map, say.what, say.full);
      else
        sayPlace(say.what, say.full);
      say.full << '.';
      break;
    case Verb::run:
      say.brief << "Run, 1 token";
      say.full << "Spend 1 token: 2 more spaces.";
      break;
    case Verb::exit:
      say.brief << "Out to ";
      sayPlace(say.what, say.brief);
      say.full << "Leave by the airlock to ";
      sayPlace(say.what, say.full);
      say.full << priceWords(say, verb) << '.';
      break;
    case Verb::enter:
      say.brief << "In by ";
      sayPlace(deckOf(s, say.seat).airlock[say.what], say.brief);
      say.full << "Enter your own rocketship by the airlock ";
      sayPlace(deckOf(s, say.seat).airlock[say.what], say.full);
      say.full << '.';
      break;
    default: {
      const auto enemy = static_cast<Seat>(say.what / kAirlocks);
      const unsigned lock = deckOf(s, enemy).airlock[say.what % kAirlocks];
      say.brief << (verb == Verb::jump ? "Leap to " : "Board by ");
      sayPlace(lock, say.brief);
      say.full << (verb == Verb::jump ? "Leap aboard the " : "Board the ") << sideName(s, enemy) << " at ";
      sayPlace(lock, say.full);
      if (verb == Verb::board) {
        if (const unsigned need = neededToBoard(s, figureId(say.seat, s.actor)); need == 0)
          say.full << ", without a roll";
        else
          sayNeed(need, say.full << ": ");
        say.full << attackPrice(s);
      }
      say.full << '.';
      break;
    }
  }
}

// The dice of a melee: "8 sides each, +1 against +0".
void sayFight(Saying& say) {
  const State& s = say.seen;
  const unsigned own = figureId(say.seat, s.actor);
  const int mine = meleeBonus(s, own), theirs = isTipped(figureOf(s, say.what)) ? 0 : meleeBonus(s, say.what);
  say.brief << "Fight";
  say.full << "Fight ";
  sayFigure(s, say.what, say.full);
  const bool fang = hasAbility(s, say.seat, Ability::firstFang);
  say.full << attackPrice(s) << (fang ? ": an equal or higher roll hits" : ": the higher roll hits");
  if (mine != 0) say.full << ", you add " << mine;
  if (theirs != 0) say.full << ", they add " << theirs;
  say.full << '.';
}

void sayShot(Saying& say, Verb verb) {
  const State& s = say.seen;
  const unsigned own = figureId(say.seat, s.actor);
  const Spot spot = figureOf(s, own).spot;
  say.brief << "Shoot";
  say.full << "Shoot at ";
  switch (verb) {
    case Verb::shoot: sayFigure(s, say.what, say.full); break;
    case Verb::shootGun:
      say.brief << " raygun";
      say.full << "the raygun on ";
      sayPlace(deckOf(s, spot.map).port[say.what], say.full);
      break;
    default:
      say.brief << ' ' << (kindOfThing(s, say.what) == ThingKind::warbot ? "warbot" : "core");
      say.full << "the " << thingName(s, say.what);
      break;
  }
  say.full << ": ";
  sayNeed(neededByPistol(s, own, verb == Verb::shoot ? say.what : unsigned{kNoFigure}), say.full);
  say.full << " hits" << attackPrice(s) << '.';
}

void sayCare(Saying& say, Verb verb) {
  const State& s = say.seen;
  switch (verb) {
    case Verb::douse:
      say.brief << "Put out ";
      sayPlace(say.what, say.brief);
      say.full << "Put out the fire on ";
      saySpace(s, s.figure[say.seat][s.actor].spot.map, say.what, say.full);
      say.full << priceWords(say, verb);
      break;
    case Verb::healCaptain:
      say.brief << "Heal captain";
      say.full << "The captain gets " << kAbilityText[static_cast<unsigned>(abilityOf(s, say.seat, say.what))].name
               << " back" << priceWords(say, verb);
      break;
    case Verb::healCrew:
      say.brief << "Heal ";
      sayFigure(s, figureId(say.seat, say.what), say.brief);
      sayFigure(s, figureId(say.seat, say.what), say.full);
      say.full << " is healed and stands" << priceWords(say, verb);
      break;
    case Verb::search:
      say.brief << "Search, 1 token";
      say.full << "Search the hatch for 1 token: 5 to 8 finds a raygun or a Star card";
      break;
    case Verb::stand:
      say.brief << "Stand, 1 token";
      say.full << "Stand up for 1 token, still hurt";
      break;
    case Verb::cool:
      say.brief << "Cool, 1 token";
      say.full << "Turn the atomic core on ";
      sayPlace(s.thing[say.what].spot.at, say.full);
      say.full << " back to green for 1 token";
      break;
    default: break;
  }
  say.full << '.';
}

void sayThing(Saying& say, Verb verb) {
  const State& s = say.seen;
  switch (verb) {
    case Verb::take:
      say.brief << "Take, 1 token";
      say.full << "Take the " << thingName(s, say.what) << " for 1 token";
      break;
    case Verb::rescue:
      say.brief << "Rescue, 1 token";
      say.full << "Rescue the princess for 1 token";
      break;
    case Verb::mount:
      say.brief << "Mount ";
      sayPlace(say.what, say.brief);
      say.full << "Mount the " << thingName(s, carriedBy(s, figureId(say.seat, s.actor)) % kThings) << " on ";
      saySpace(s, say.seat, say.what, say.full);
      say.full << ": 2 points";
      break;
    case Verb::ruthless:
      say.brief << "Ruthless";
      say.full << "Remove ";
      sayFigure(s, figureId(say.seat, say.what / kMostPlayers), say.full);
      say.full << " and take up to 6 tokens from the " << sideName(s, static_cast<Seat>(say.what % kMostPlayers));
      break;
    default:
      say.brief << "Aide: ";
      sayFigure(s, figureId(say.seat, say.what), say.brief);
      say.full << "2 more spaces for ";
      sayFigure(s, figureId(say.seat, say.what), say.full);
      break;
  }
  say.full << '.';
}

}  // namespace

void describe(const State& seen, Move move, Words& words) {
  words.brief.clear();
  words.full.clear();
  Saying say{seen, toMove(seen), whatOf(move), words.brief, words.full};
  const Verb verb = verbOf(move);
  switch (verb) {
    case Verb::pass: sayPass(say); break;
    case Verb::faction:
    case Verb::side:
    case Verb::leave:
    case Verb::place:
    case Verb::placeAll:
    case Verb::star: saySetup(say, verb); break;
    case Verb::program: sayProgram(say); break;
    case Verb::face:
    case Verb::ahead:
    case Verb::turn:
    case Verb::warp:
    case Verb::tractor: sayHelm(say, verb); break;
    case Verb::target: sayTarget(say); break;
    case Verb::fire: sayFire(say); break;
    case Verb::blast:
    case Verb::gun:
    case Verb::warbot:
    case Verb::answer:
    case Verb::ability:
    case Verb::victim: sayAnswer(say, verb); break;
    case Verb::node:
    case Verb::evacuate:
    case Verb::restore:
    case Verb::remove:
    case Verb::draw: sayMakingWay(say, verb); break;
    case Verb::act:
    case Verb::go:
    case Verb::run:
    case Verb::exit:
    case Verb::enter:
    case Verb::jump:
    case Verb::board: sayFigureMove(say, verb); break;
    case Verb::shoot:
    case Verb::shootGun:
    case Verb::shootThing: sayShot(say, verb); break;
    case Verb::fight: sayFight(say); break;
    case Verb::douse:
    case Verb::healCaptain:
    case Verb::healCrew:
    case Verb::search:
    case Verb::stand:
    case Verb::cool: sayCare(say, verb); break;
    case Verb::take:
    case Verb::rescue:
    case Verb::mount:
    case Verb::ruthless:
    case Verb::aide: sayThing(say, verb); break;
  }
}

// ---- where the game stands --------------------------------------------------------------------------------------------------
namespace {

constexpr std::size_t kHeadlineLetters = 40;

void sayPoints(const State& seen, TextOut& words) {
  for (Seat seat = 0; seat < seen.players; ++seat)
    words << (seat == 0 ? "" : " ") << sideName(seen, seat) << ' ' << int{seen.player[seat].points};
}

}  // namespace

// The Round and all points; without room for both the points, and without room for all of them the leader's.
void headline(const State& seen, TextOut& words) {
  if (seen.round == 0) {
    words << "Setup: " << sideName(seen, seen.passed);
    return;
  }
  Text<64> round, points;
  round << "Round " << int{seen.round} << ": ";
  sayPoints(seen, points);
  const std::size_t letters = letterCount(points.c_str());
  if (letters > kHeadlineLetters) {
    const Seat leader = standingOf(seen).winner;
    words << round.c_str() << sideName(seen, leader) << " lead, " << int{seen.player[leader].points};
    return;
  }
  if (letters + letterCount(round.c_str()) <= kHeadlineLetters) words << round.c_str();
  words << points.c_str();
}

// ---- where a number comes from --------------------------------------------------------------------------------------------------
namespace {

void addStep(Explanation& steps, const char* who, const char* what, int change) {
  const int before = steps.empty() ? 0 : steps.back().total;
  steps.push({who, what, static_cast<std::int16_t>(change), static_cast<std::int16_t>(before + change)});
}

}  // namespace

// Questions 0 to 3: what a seat's points come to at the end, as it stands.
void explain(const State& seen, std::uint8_t question, Explanation& steps) {
  steps.clear();
  if (question >= seen.players) return;
  addStep(steps, sideName(seen, question), "points so far", seen.player[question].points);
  if (seen.phase == Phase::over) return;
  constexpr int kTreasure = kTreasurePoints;
  if (princessOwner(seen) == question) addStep(steps, "Princess", "with you at the end", kTreasure);
  if (tapeOwner(seen) == question) addStep(steps, "Data tape", "yours at the end", kTreasure);
}

}  // namespace armada::rayguns
