// Stellar Scramble in words: what a move will do before it is made, what happened, where the game stands, and the receipts of a
// Power and of the risk of a draw. Reads what a player sees, and never decides anything.
#include "rules/kernel/seat_words.h"
#include "rules/stellar_scramble/turn.h"

namespace armada::stellar_scramble {

namespace {

constexpr const char* kPilotName[kMostPlayers] = {"Comet", "Ember", "Nova", "Rose"};

const char* pilotName(Seat seat) { return seat < kMostPlayers ? kPilotName[seat] : "nobody"; }

// "1 credit", "2 credits"
void count(TextOut& words, int number, const char* thing) {
  words << number << ' ' << thing << (number == 1 ? "" : "s");
}

const char* article(const char* name) {
  switch (name[0]) {
    case 'A':
    case 'E':
    case 'I':
    case 'O':
    case 'U': return "an ";
    default: return "a ";
  }
}

void sayGem(TextOut& words, unsigned gem) { words << article(kGemName[gem]) << kGemName[gem] << " gem"; }

void saySpace(const State& s, TextOut& words, std::uint8_t space) {
  if (space == 0)
    words << "the left Wormhole";
  else if (isWormhole(s, space))
    words << "the right Wormhole";
  else
    words << "column " << int{space};
}

// ---- icons ----------------------------------------------------------------------------------------------------------
// A list with commas.
class Items {
 public:
  explicit Items(TextOut& words) : words_(words) {}
  TextOut& next() {
    if (!first_) words_ << ", ";
    first_ = false;
    return words_;
  }
  bool none() const { return first_; }

 private:
  TextOut& words_;
  bool first_ = true;
};

void sayNumber(Items& items, const char* name, const char* sign, int number) {
  if (number > 0) items.next() << name << sign << number;
}

void sayPattern(Items& items, unsigned pattern) {
  if ((pattern & kScatter) != 0) items.next() << "Scatter";
  if ((pattern & kBeam) != 0) items.next() << "Beam";
  if ((pattern & kBlast) != 0) items.next() << "Blast";
}

enum class Ones : bool { told, leftOut };  // "Power +1, Boost 1", or "Power+1, Boost" where room is short

void saySpecials(Items& items, const Icons& icons, Ones ones = Ones::told) {
  const auto say = [&](const char* name, int number) {
    if (number == 1 && ones == Ones::leftOut)
      items.next() << name;
    else
      sayNumber(items, name, " ", number);
  };
  say("Boost", icons.boost);
  say("Convert", icons.convert);
  say("Energize", icons.energize);
  say("Scavenge", icons.scavenge);
  say("Vent", icons.vent);
}

void sayIcons(const Icons& icons, Ones ones, TextOut& words) {
  const char* const sign = ones == Ones::told ? " +" : "+";
  Items items(words);
  sayNumber(items, "Move", sign, icons.move);
  sayNumber(items, "Power", sign, icons.power);
  sayPattern(items, icons.pattern);
  saySpecials(items, icons, ones);
}

}  // namespace

void sayCard(std::uint8_t card, TextOut& words) {
  if (isSystem(card)) {
    words << cardOf(card).text;
    return;
  }
  sayIcons(cardOf(card).icons, Ones::told, words);
}

// "+1 Power in a shared space": the same for every System with this trigger or this effect.
void sayBriefly(std::uint8_t card, TextOut& words) {
  if (!isSystem(card)) return sayIcons(cardOf(card).icons, Ones::leftOut, words);
  static constexpr const char* kWhen[] = {"",
                                          " for a cooldown",
                                          " for an exchange",
                                          " for each Invader",
                                          " when you overheat",
                                          " for each card",
                                          " with Energy gems",
                                          " with Overheat gems",
                                          " if you stay",
                                          " after 3 spaces",
                                          " in a shared space",
                                          " at your own colour",
                                          " at damaged targets",
                                          " at the bottom row",
                                          " at level 3"};
  static constexpr const char* kWhat[] = {"",          " credits",        " Power",  " Move",
                                          " overheat", "no Out of Order", " credits"};
  const UpgradeCard& system = cardOf(card);
  const bool less = system.effect == Effect::vent || system.effect == Effect::discount;
  if (system.effect != Effect::intact) words << (less ? '-' : '+') << int{system.amount};
  words << kWhat[static_cast<std::size_t>(system.effect)] << kWhen[static_cast<std::size_t>(system.trigger)];
}

// ---- what a move will do --------------------------------------------------------------------------------------------
namespace {

void describePlace(const State& s, std::uint8_t space, Words& words) {
  words.full << "Begin in ";
  saySpace(s, words.full, space);
  if (isWormhole(s, space)) {
    words.brief << (space == 0 ? "Left" : "Right") << " Wormhole";
    words.full << ": nothing to fire at, and no alien can hit you.";
    return;
  }
  words.brief << "Column " << int{space};
  const std::uint8_t row = targetRow(s, space);
  if (row == kNoRow) {
    words.full << ": no Invader is in front.";
    return;
  }
  const Cell& cell = s.grid[row][space - 1];
  words.full << ": " << article(breedOf(cell.token).name) << breedOf(cell.token).name << " with " << int{cell.shields}
             << " shields in front.";
}

void describeDraw(const State& s, Words& words) {
  const Risk risk = drawRisk(s, activeSeat(s));
  words.brief << "Draw";
  words.full << "Draw a gem. ";
  if (risk.overheats > 0)
    words.full << "It overheats you " << int{risk.overheats} << (risk.overheats == 1 ? " time in " : " times in ")
               << int{risk.of} << '.';
  else
    words.full << "None of your " << int{risk.of} << " overheats you.";
}

void sayCreditsAfter(const Pilot& pilot, int more, TextOut& words) {
  const int sum = pilot.credits + more;
  words << (sum < kMostCredits ? sum : int{kMostCredits});
}

int systemCredits(const State& s, Trigger event) { return systemSum(s, activeSeat(s), Effect::credits, when(event)); }

void describeCooldown(const State& s, Words& words) {
  const Pilot& pilot = activePilot(s);
  words.brief << "Cool down";
  words.full << "Cool down: overheat " << int{pilot.overheat};
  if (pilot.overheat > 0) words.full << " to 0";
  int boosts = 0;
  for (const std::uint8_t tokens : pilot.boosts) boosts += tokens;
  if (boosts > 0) {
    words.full << ", ";
    count(words.full, boosts, "Boost");
    words.full << " lost. ";
  } else {
    words.full << ", ";
  }
  count(words.full, gemsIn(pilot.board), "gem");
  words.full << " back. You have ";
  sayCreditsAfter(pilot, systemCredits(s, Trigger::cooldown) + gatherOf(pilot), words.full);
  words.full << " credits then.";
}

void describeActivate(const State& s, std::uint8_t weapon, Words& words) {
  const Pilot& pilot = activePilot(s);
  const Icons& icons = pilot.weapon[weapon];
  words.brief << kWeaponName[weapon] << " weapon";
  words.full << kWeaponName[weapon] << " weapon: ";
  Items items(words.full);
  sayNumber(items, "Move", " ", moveValue(s, weapon, s.gem));
  sayNumber(items, "Power", " ", powerValue(s, weapon, s.gem));
  sayPattern(items, icons.pattern);
  Icons specials = icons;
  if (s.gem == Gem::overheat) specials.vent = 0;
  saySpecials(items, specials);
  words.full << '.';
  if (s.gem == Gem::overheat)
    words.full << " Overheat " << int{pilot.overheat} << " to " << int{overheatOnceActivated(s, s.gem)} << '.';
}

void describeExchange(const State& s, Words& words) {
  const Pilot& pilot = activePilot(s);
  const bool hot = s.gem == Gem::overheat;
  const int credits = (hot ? kOverheatCredits : kEnergyCredits) + systemCredits(s, Trigger::exchange);
  words.brief << "Exchange";
  words.full << "Exchange it for ";
  count(words.full, credits, "credit");
  words.full << ": you have ";
  sayCreditsAfter(pilot, credits, words.full);
  words.full << " then.";
  if (hot) words.full << " Overheat " << int{pilot.overheat} << " to " << pilot.overheat + kExchangeHeat << '.';
}

// "Hornet destroyed, Beetle 2 left", or how many when there are more.
void sayHits(const State& s, const Shot& shot, TextOut& words) {
  int destroyed = 0;
  for (const Hit& hit : shot.hits) destroyed += hit.after == 0 ? 1 : 0;
  const int hits = static_cast<int>(shot.hits.size());
  if (hits > 3) {
    words << destroyed << " destroyed, " << hits - destroyed << " damaged";
    return;
  }
  Items items(words);
  for (const Hit& hit : shot.hits) {
    items.next() << breedOf(s.grid[hit.row][hit.column].token).name;
    if (hit.after == 0)
      words << " destroyed";
    else
      words << ' ' << int{hit.after} << " left";
  }
}

void describeFly(const State& s, std::uint8_t space, bool fires, Words& words) {
  const std::uint8_t distance = flights(s).to[space];
  const bool right = flightDirection(s, space, distance) > 0;
  if (distance == 0) {
    words.brief << (fires ? "Stay and fire" : "Stay, hold fire");
    words.full << (fires ? "Stay and fire" : "Stay and hold fire.");
  } else {
    words.brief << int{distance} << (right ? " right" : " left") << (fires ? " and fire" : "");
    words.full << "Fly " << int{distance} << (right ? " right" : " left");
    if (!fires) {
      words.full << " to ";
      saySpace(s, words.full, space);
      words.full << " and hold fire.";
    } else {
      words.full << ", fire";
    }
  }
  if (!fires) return;
  const Shot shot = shotFrom(s, space);
  words.full << " with " << int{shot.power} << ": ";
  sayHits(s, shot, words.full);
  words.full << '.';
}

void describeStop(const State& s, Words& words) {
  const bool converts = s.phase == Phase::convert;
  words.brief << "Stop";
  words.full << (converts ? "Convert no more: " : "Energize no more: ");
  count(words.full, s.left, "icon");
  words.full << (s.left == 1 ? " stays unused." : " stay unused.");
}

void describeConvert(unsigned from, unsigned to, Words& words) {
  words.brief << kGemName[from] << " to " << kGemName[to];
  words.full << "Swap " << article(kGemName[from]) << kGemName[from] << " gem for " << article(kGemName[to])
             << kGemName[to] << " one in your bag.";
}

void describeEnergize(const State& s, unsigned gem, Words& words) {
  words.brief << kGemName[gem] << " gem";
  words.full << "Add ";
  sayGem(words.full, gem);
  words.full << " to your bag: ";
  count(words.full, gemsIn(activePilot(s).bag) + 1, "gem");
  words.full << " then.";
}

void describeDone(const State& s, Words& words) {
  const Pilot& pilot = activePilot(s);
  words.brief << "Done";
  words.full << (s.bought == 0 ? "Buy nothing" : "Buy nothing more");
  if (const int gather = gatherOf(pilot); gather > 0 && pilot.credits < kMostCredits) {
    words.full << ". You gather ";
    count(words.full, gather, "credit");
    words.full << ": ";
    sayCreditsAfter(pilot, gather, words.full);
    words.full << " then.";
  } else {
    words.full << ": you keep ";
    count(words.full, pilot.credits, "credit");
    words.full << '.';
  }
}

void sayGemsOf(std::uint8_t card, TextOut& words) {
  const Gem first = cardOf(card).brings[0], second = cardOf(card).brings[1];
  if (first == second) {
    words << " 2 " << kGemName[indexOf(first)] << " gems go into your bag.";
    return;
  }
  words << (article(kGemName[indexOf(first)])[1] == 'n' ? " An " : " A ") << kGemName[indexOf(first)];
  if (second == Gem::none) {
    words << " gem goes into your bag.";
    return;
  }
  words << " and " << article(kGemName[indexOf(second)]) << kGemName[indexOf(second)] << " gem go into your bag.";
}

void describeBuy(const State& s, std::uint8_t slot, unsigned replaced, Words& words) {
  const std::uint8_t card = s.track[slot];
  words.brief << cardOf(card).name;
  words.full << "Buy " << cardOf(card).name << " for " << int{price(s, activeSeat(s), card)};
  if (isSystem(card)) {
    if (replaced != kReplacesNothing) words.full << ", discard " << cardOf(activePilot(s).systems[replaced]).name;
    words.full << ". ";
    sayCard(card, words.full);
    return;
  }
  words.full << ": " << kWeaponName[indexOf(cardOf(card).colour)] << " gets ";
  sayCard(card, words.full);
  words.full << '.';
  sayGemsOf(card, words.full);
}

void describeRepair(const State& s, unsigned weapon, Words& words) {
  words.brief << "Repair " << kWeaponName[weapon];
  words.full << "Repair the " << kWeaponName[weapon] << " weapon for " << int{kRepairPrice}
             << " credits: " << activePilot(s).credits - kRepairPrice << " left.";
}

void describeBreakDown(unsigned weapon, Words& words) {
  words.brief << kWeaponName[weapon] << " weapon";
  words.full << kWeaponName[weapon] << " goes Out of Order. A repair costs " << int{kRepairPrice} << " credits.";
}

}  // namespace

void describe(const State& seen, Move move, Words& words) {
  const std::uint8_t what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::place: describePlace(seen, what, words); break;
    case Verb::draw: describeDraw(seen, words); break;
    case Verb::cooldown: describeCooldown(seen, words); break;
    case Verb::activate: describeActivate(seen, what, words); break;
    case Verb::exchange: describeExchange(seen, words); break;
    case Verb::fly: describeFly(seen, what / 2, what % 2 == 1, words); break;
    case Verb::stop: describeStop(seen, words); break;
    case Verb::convert: describeConvert(what / 4, what % 4, words); break;
    case Verb::energize: describeEnergize(seen, what, words); break;
    case Verb::done: describeDone(seen, words); break;
    case Verb::buy: describeBuy(seen, what / 4, what % 4, words); break;
    case Verb::repair: describeRepair(seen, what, words); break;
    case Verb::breakDown: describeBreakDown(what, words); break;
  }
}

// ---- what happened --------------------------------------------------------------------------------------------------
namespace {

void narrateHeat(const Event& event, const SeatWords& who, TextOut& words) {
  if (event.value > 0) {
    who.whose() << " overheat rises by " << event.value << ", to " << int{event.b} << '.';
    return;
  }
  if (static_cast<HeatCause>(event.c) == HeatCause::system) {
    words << cardOf(event.d).name << " cools ";
    who.whom();
  } else {
    who.does("vent");
  }
  words << " by " << -event.value << ": overheat " << int{event.b} << '.';
}

void narrateCredits(const Event& event, const SeatWords& who, TextOut& words) {
  if (event.value == 0) {
    who.does("hold") << ' ' << int{kMostCredits} << " credits already.";
    return;
  }
  switch (static_cast<CreditCause>(event.c)) {
    case CreditCause::exchange: who.does("get"); break;
    case CreditCause::scavenge: who.does("scavenge"); break;
    case CreditCause::system:
      words << cardOf(event.d).name << " pays ";
      who.whom();
      break;
    case CreditCause::gather: who.does("gather"); break;
  }
  count(words << ' ', event.value, "credit");
  words << ": " << int{event.b} << " now.";
}

void narrateLeft(const Event& event, const SeatWords& who, TextOut& words) {
  const char* breed = breedOf(event.b).name;
  words << (article(breed)[1] == 'n' ? "An " : "A ") << breed;
  if (event.a == kNobody) {
    words << " slips past: nobody flies its colour.";
    return;
  }
  words << " attacks ";
  who.whom() << ": ";
  if (event.value < 0)
    words << "no Invader to lose.";
  else
    words << event.value << (event.value == 1 ? " Invader left." : " Invaders left.");
}

void narrateEvent(AlienEvent event, int rounds, TextOut& words) {
  words << (isMove(event) ? "Aliens Move" : "Aliens Fire") << " comes in ";
  count(words, rounds, "round");
  words << '.';
}

void narrateFire(int hit, TextOut& words) {
  words << "The aliens fire: ";
  if (hit == 0)
    words << "nobody is hit.";
  else
    count(words, hit, "Starfighter");
  if (hit > 0) words << (hit == 1 ? " is hit." : " are hit.");
}

void narrateEnd(const State& seen, const Event& event, const SeatWords& who, TextOut& words) {
  who.does("win") << " with " << int{seen.pilot[event.a].invaders} << " Invaders";
  switch (static_cast<Margin>(event.c)) {
    case Margin::invaders: break;
    case Margin::credits: words << " and more credits"; break;
    case Margin::overheat: words << " and the lower overheat"; break;
    case Margin::turnOrder: words << ", the last to take a turn"; break;
  }
  words << '.';
}

// What a pilot does in the turn.
void narrateTurn(const State& seen, const Event& event, const SeatWords& who, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::placed:
      who.does("begin") << " in ";
      saySpace(seen, words, event.b);
      words << '.';
      break;
    case EventKind::turnBegan:
      words << "Round " << event.value << ": ";
      who.whose() << " turn.";
      break;
    case EventKind::drew:
      who.does("draw") << ' ';
      sayGem(words, event.b);
      words << '.';
      break;
    case EventKind::cooledDown:
      who.does("cool") << " down: ";
      count(words, event.value, "gem");
      words << " back in the bag.";
      break;
    case EventKind::activated:
      who.does("Activate") << ' ' << kWeaponName[event.b] << " with ";
      sayGem(words, event.c);
      words << ": Move " << event.value << '.';
      break;
    case EventKind::exchanged:
      who.does("exchange") << ' ';
      sayGem(words, event.b);
      words << '.';
      break;
    case EventKind::flew:
      who.does("fly", "flies") << ' ' << int{event.d} << (event.value > 0 ? " right." : " left.");
      break;
    case EventKind::fired: who.does("fire") << " with Power " << event.value << '.'; break;
    case EventKind::boosted:
      who.whose() << ' ' << kWeaponName[event.b] << " weapon gets ";
      count(words, event.value, "Boost token");
      words << '.';
      break;
    case EventKind::converted:
      who.does("swap") << ' ';
      sayGem(words, event.b);
      words << " for " << article(kGemName[event.c]) << kGemName[event.c] << " one.";
      break;
    case EventKind::gemAdded:
      who.does("add") << ' ';
      sayGem(words, event.b);
      words << " to the bag.";
      break;
    default: break;
  }
}

// What comes of it for boards and Invaders.
void narrateBoard(const Event& event, const SeatWords& who, TextOut& words) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::damaged:
      words << "The " << breedOf(event.b).name << " has " << int{event.d} << " of " << int{breedOf(event.b).shields}
            << " shields left.";
      break;
    case EventKind::destroyed:
      who.does("destroy") << ' ' << article(breedOf(event.b).name) << breedOf(event.b).name << ": " << int{event.d}
                          << (event.d == 1 ? " Invader now." : " Invaders now.");
      break;
    case EventKind::assistPaid:
      who.does("get") << ' ';
      count(words, event.value, "credit");
      words << " for the assist: " << int{event.d} << " now.";
      break;
    case EventKind::bought: who.does("buy") << ' ' << cardOf(event.b).name << " for " << event.value << '.'; break;
    case EventKind::discarded: who.does("discard") << ' ' << cardOf(event.b).name << '.'; break;
    case EventKind::repaired: who.does("repair") << " the " << kWeaponName[event.b] << " weapon."; break;
    case EventKind::overheated:
      if (static_cast<HeatCause>(event.c) == HeatCause::drawn) {
        who.does("overheat") << ": no credits left.";
      } else {
        words << "The aliens hit ";
        who.whom() << ": overheated, no credits left.";
      }
      break;
    case EventKind::brokeDown: who.whose() << ' ' << kWeaponName[event.b] << " weapon is Out of Order."; break;
    case EventKind::spared:
      words << cardOf(event.b).name << " keeps ";
      who.whose() << " weapons in order.";
      break;
    default: break;
  }
}

}  // namespace

void narrate(const State& seen, const Event& event, Seat reader, TextOut& words) {
  const SeatWords who(words, pilotName(event.a), SeatWords::Name::single, event.a, reader);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::heated: narrateHeat(event, who, words); break;
    case EventKind::earned: narrateCredits(event, who, words); break;
    case EventKind::assisted:
    case EventKind::arrived:
    case EventKind::roundEnded: break;
    case EventKind::refilled:
    case EventKind::cardRevealed: words << cardOf(event.b).name << " is for sale."; break;
    case EventKind::aliensMove: words << "The aliens move, " << event.value << " of " << int{kMoves} << '.'; break;
    case EventKind::leftBoard: narrateLeft(event, who, words); break;
    case EventKind::aliensFire: narrateFire(event.value, words); break;
    case EventKind::eventRevealed:
      narrateEvent(static_cast<AlienEvent>(event.b), static_cast<int>(kSlots) - event.c, words);
      break;
    case EventKind::ended: narrateEnd(seen, event, who, words); break;
    default:
      narrateTurn(seen, event, who, words);
      narrateBoard(event, who, words);
      break;
  }
}

// ---- where the game stands ------------------------------------------------------------------------------------------
void headline(const State& seen, TextOut& words) {
  int longest = 0;
  for (Seat seat = 0; seat < seen.players; ++seat) longest += seen.pilot[seat].invaders > 9 ? 1 : 0;
  if (seen.players < 4 || longest < 2) words << "Round " << seen.round + 1 << ": ";  // 40 letters are all there is
  for (Seat seat = 0; seat < seen.players; ++seat)
    words << (seat == 0 ? "" : " ") << kPilotName[seat] << ' ' << int{seen.pilot[seat].invaders};
}

// ---- where a number comes from --------------------------------------------------------------------------------------
namespace {

void addStep(Explanation& steps, const char* who, const char* what, int change) {
  const int before = steps.empty() ? 0 : steps.back().total;
  steps.push({who, what, static_cast<std::int16_t>(change), static_cast<std::int16_t>(before + change)});
}

void explainRisk(const State& seen, Explanation& steps) {
  const Pilot& pilot = activePilot(seen);
  const int gems = pilot.bag[indexOf(Gem::overheat)];
  addStep(steps, "Your bag", "Overheat gems in it", gems);
  addStep(steps, "Your meter", overheatsAtOnce(pilot) ? "has no room for one" : "has room for one",
          overheatsAtOnce(pilot) ? 0 : -gems);
}

}  // namespace

void explainShot(const State& state, std::uint8_t weapon, Gem gem, std::uint8_t space, std::uint8_t distance,
                 Explanation& steps) {
  const Seat seat = activeSeat(state);
  const Pilot& pilot = state.pilot[seat];
  const Occasion occasion{Trigger::none, gem, distance, space, targetRow(state, space)};
  steps.clear();
  addStep(steps, "Weapon", "printed on it", kPlayerBoard[weapon].power);
  addStep(steps, "Cards", "their Power icons", pilot.weapon[weapon].power - kPlayerBoard[weapon].power);
  addStep(steps, "Boost", "tokens on it", pilot.boosts[weapon]);
  for (const std::uint8_t card : pilot.systems)
    if (card != kNoCard && cardOf(card).effect == Effect::power &&
        triggers(state, seat, cardOf(card).trigger, occasion))
      addStep(steps, cardOf(card).name, cardOf(card).text, cardOf(card).amount);
}

// Questions 0 to 3: the Power of a weapon, fired from where its pilot is. 4: how many gems overheat the pilot.
void explain(const State& seen, std::uint8_t question, Explanation& steps) {
  steps.clear();
  if (question < kWeapons)
    explainShot(seen, question, seen.gem, activePilot(seen).space, 0, steps);
  else
    explainRisk(seen, steps);
}

}  // namespace armada::stellar_scramble
