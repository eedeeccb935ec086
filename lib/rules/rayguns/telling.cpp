// The words for what happens in Rayguns and Rocketships, as the log tells it. Dice say why they hit.
#include "rules/rayguns/wording.h"

namespace armada::rayguns {

namespace {

struct Telling {
  const State& seen;
  const Event& event;
  Seat reader;
  TextOut& words;

  SeatWords who;  // it is about
  SeatWords side(Seat seat) const { return sideWords(words, seen, seat, reader); }
  TextOut& figure(unsigned id) const {
    sayFigure(seen, id, words);
    return words;
  }
  TextOut& place(unsigned at) const {
    sayPlace(at, words);
    return words;
  }
  TextOut& space(Seat ship, unsigned at) const {
    saySpace(seen, ship, at, words);
    return words;
  }
};

char lastOf(const char* name) {
  while (name[1] != '\0') ++name;
  return *name;
}
// A card's name ends the sentence: "Warp Dash.", "For the Galaxy!"
void sayAtEnd(const char* name, TextOut& words) { words << name << (lastOf(name) == '!' ? "" : "."); }

// ---- setup and Round ------------------------------------------------------------------------------------------------------------
void tellSetup(const Telling& t) {
  const Event& e = t.event;
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::factionTaken:
      if (e.a == t.reader)
        t.who.does("play");
      else
        t.words << "Player " << e.a + 1 << " plays";
      t.words << " the " << sideName(t.seen, e.a) << '.';
      break;
    case EventKind::sideTaken:
      t.who.does("take") << " side " << (e.b == 0 ? "A" : "B") << " of ";
      t.who.their() << " Captain card.";
      break;
    case EventKind::portLeft:
      t.who.does("put") << " no raygun on ";
      t.place(deckOf(t.seen, e.a).port[e.b]) << '.';
      break;
    case EventKind::starTaken:
      t.who.does("take") << ' ';
      sayAtEnd(cardName(t.seen, e.a, byteOf(kFirstStarCard + e.b)), t.words);
      break;
    case EventKind::starTakenAside: t.who.does("take") << " a Star card."; break;
    case EventKind::firstRolled: t.who.does("roll") << ' ' << int{e.b} << '.'; break;
    case EventKind::firstChosen: t.who.does("are", "is") << " the First Player."; break;
    case EventKind::roundBegan: t.words << "Round " << e.value << " begins."; break;
    case EventKind::turnBegan:
      t.words << "Turn " << e.value << ": ";
      t.who.does("go") << " first.";
      break;
    case EventKind::roundEnded: t.words << "Round " << e.value << " ends."; break;
    case EventKind::tapeLaid:
      t.words << "The data tape lies on ";
      t.who.whose() << " control panel.";
      break;
    default: break;
  }
}

const char* tokenReason(TokenCause cause) {
  switch (cause) {
    case TokenCause::captain: return "Captain";
    case TokenCause::bornLeader: return "Born Leader";
    case TokenCause::evenStart: return "Even start";
    case TokenCause::rally: return "Star card";
    case TokenCause::jammed: return "Jammed";
    case TokenCause::ruthless: return "Ruthless Pirate";
    case TokenCause::plunder: return "Plunder";
    case TokenCause::bloodOath: return "Blood Oath";
    default: return "";
  }
}

void tellTokens(const Telling& t) {
  const auto cause = static_cast<TokenCause>(t.event.c);
  if (cause == TokenCause::card || cause == TokenCause::spent || cause == TokenCause::discarded) return;
  const int change = t.event.value;
  t.words << tokenReason(cause) << ": ";
  if (change < 0) t.who.does("lose") << ' ';
  sayCount(change < 0 ? -change : change, "token", t.words);
  if (change >= 0) {
    t.words << " for ";
    t.who.whom();
  }
  t.words << ", " << int{t.event.b} << " now.";
}

const char* pointReason(PointCause cause) {
  switch (cause) {
    case PointCause::gun: return "a raygun";
    case PointCause::crew: return "crew";
    case PointCause::captain: return "a captain";
    case PointCause::ship: return "a rocketship";
    case PointCause::star: return "a Star card";
    case PointCause::mounted: return "what is mounted";
    case PointCause::warbot: return "a warbot";
    case PointCause::princess: return "the princess";
    default: return "the data tape";
  }
}

void tellPoints(const Telling& t) {
  t.who.does("score") << ' ' << t.event.value << " for " << pointReason(static_cast<PointCause>(t.event.c)) << ": "
                      << int{t.event.b} << " now.";
}

// ---- the star map ---------------------------------------------------------------------------------------------------------------
void tellMovement(const Telling& t) {
  const Event& e = t.event;
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::revealed:
      t.who.does("reveal") << ' ' << cardName(t.seen, e.a, e.b) << ", ";
      sayCount(e.c, "token", t.words);
      t.words << '.';
      break;
    case EventKind::starPlayed:
      t.who.does("play") << ' ';
      sayAtEnd(cardName(t.seen, e.a, byteOf(kFirstStarCard + e.b)), t.words);
      break;
    case EventKind::starUnused: t.who.does("play") << " no Star card: nobody mans cockpit or panel."; break;
    case EventKind::starTarget:
      t.who.does("aim") << " it at ";
      t.side(e.b).whom() << '.';
      break;
    case EventKind::turned: t.who.does("turn") << " to the " << kDirectionName[e.c] << '.'; break;
    case EventKind::moved:
      t.who.does(static_cast<MoveCause>(e.d) == MoveCause::pushed    ? "are pushed"
                 : static_cast<MoveCause>(e.d) == MoveCause::tractor ? "are pulled"
                                                                     : "move")
          << " to ";
      t.place(e.c) << '.';
      break;
    case EventKind::offTheMap: t.who.does("meet") << " the void: 1 Blast marker, then any facing."; break;
    case EventKind::hitRock: t.who.does("hit") << " a rock: 1 Blast marker, no more movement."; break;
    case EventKind::rammed:
      t.who.does("ram") << ' ';
      t.side(e.b).whom() << ": " << int{e.c} << " against " << int{e.d} << '.';
      break;
    case EventKind::torpedo:
      t.words << "The torpedo rolls " << int{e.c} << ", 3 to 8: " << (e.value != 0 ? "hit." : "missed.");
      break;
    case EventKind::nudged:
      t.figure(e.b) << " makes way to ";
      t.place(e.c) << '.';
      break;
    default: break;
  }
}

void tellShot(const Telling& t) {
  const Event& e = t.event;
  t.words << "Raygun ";
  t.place(deckOf(t.seen, e.a).port[e.b]) << ": " << int{e.c} << ", needs ";
  sayNeed(e.d, t.words);
  t.words << (e.value != 0 ? ", hit." : ", missed.");
}

const char* causeWords(DefeatCause cause) {
  switch (cause) {
    case DefeatCause::raygun: return " at the raygun";
    case DefeatCause::pistol: return " by a pistol";
    case DefeatCause::melee: return " in melee";
    case DefeatCause::tentacle: return " by a tentacle";
    case DefeatCause::explosion: return " by the explosion";
    case DefeatCause::wreck: return " with the rocketship";
    default: return " by the captain's own hand";
  }
}

void tellDamage(const Telling& t) {
  const Event& e = t.event;
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::volley:
      t.who.does("fire") << " at ";
      t.side(e.b).whose() << (e.c != 0 ? " rayguns." : " hull.");
      break;
    case EventKind::shot: tellShot(t); break;
    case EventKind::blasted:
      t.who.does("take") << " a Blast on ";
      t.space(e.a, e.b) << ": " << int{e.c} << " of 8.";
      break;
    case EventKind::hitLost:
      sayCount(e.value, "hit", t.words);
      t.words << (e.value == 1 ? " is" : " are") << " lost: nothing to hit.";
      break;
    case EventKind::gunDestroyed:
      t.who.whose() << " raygun on ";
      t.place(deckOf(t.seen, e.a).port[e.b]) << " is lost.";
      break;
    case EventKind::warbotDestroyed: t.who.does("lose") << " a warbot."; break;
    case EventKind::coreTurnedRed: t.who.whose() << " atomic core turns red."; break;
    case EventKind::coreCooled: t.who.does("cool") << " the atomic core."; break;
    case EventKind::exploded: t.who.whose() << " atomic core explodes."; break;
    case EventKind::shipDestroyed: t.who.whose() << " rocketship is destroyed."; break;
    case EventKind::evacuated:
      t.figure(e.b) << " gets off the wreck to ";
      t.place(e.c) << '.';
      break;
    case EventKind::defeated:
      t.figure(e.b) << " is defeated" << causeWords(static_cast<DefeatCause>(e.d)) << '.';
      break;
    case EventKind::wounded:
      t.figure(figureId(e.a, kCaptainFigure))
          << " loses " << kAbilityText[static_cast<unsigned>(abilityOf(t.seen, e.a, e.b))].name << '.';
      break;
    case EventKind::tipped: t.figure(e.b) << " is hurt and falls over."; break;
    case EventKind::ignored:
      t.words << "The princess saves ";
      t.figure(e.b) << '.';
      break;
    case EventKind::out: t.who.does("are") << " out of the game."; break;
    default: break;
  }
}

// ---- crew -----------------------------------------------------------------------------------------------------------------------
void tellPistol(const Telling& t) {
  const Event& e = t.event;
  t.figure(e.b) << " shoots at ";
  if (e.value < 64)
    t.figure(static_cast<unsigned>(e.value));
  else if (e.value < 128)
    t.words << "a raygun";
  else
    t.words << "the " << thingName(t.seen, static_cast<unsigned>(e.value) - 128);
  t.words << ": " << int{e.c} << ", needs ";
  sayNeed(e.d, t.words);
  t.words << (e.c >= e.d ? ", hit." : ", missed.");
}

void sayRoll(unsigned roll, TextOut& words) {
  words << (roll & 15);
  if (roll >> 4 != 0) words << '+' << (roll >> 4);
}

void tellMelee(const Telling& t) {
  const auto rolled = static_cast<unsigned>(t.event.value);
  t.figure(t.event.b) << " fights ";
  t.figure(t.event.c) << ": ";
  sayRoll(rolled & 0xFF, t.words);
  t.words << " against ";
  sayRoll(rolled >> 8, t.words);
  t.words << '.';
}

void tellCombat(const Telling& t) {
  const Event& e = t.event;
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::boardRoll:
      t.figure(e.b) << " boards ";
      t.side(static_cast<Seat>(e.value)).whose() << " rocketship: " << int{e.c} << ", needs ";
      sayNeed(e.d, t.words);
      t.words << (e.c >= e.d ? "." : ", no luck.");
      break;
    case EventKind::pistolRoll: tellPistol(t); break;
    case EventKind::rerolled:
      t.words << kAbilityText[e.c].name << ": ";
      t.who.does("roll") << " again, " << int{e.b} << '.';
      break;
    case EventKind::dodged: t.figure(e.b) << " dodges for 1 token."; break;
    case EventKind::meleeRoll: tellMelee(t); break;
    case EventKind::riposte:
      t.words << "Equal: ";
      t.figure(e.b) << " strikes back.";
      break;
    case EventKind::blocked: t.figure(e.b) << " blocks."; break;
    case EventKind::exited:
      t.figure(e.b) << " leaves by the airlock to ";
      t.place(e.c) << '.';
      break;
    case EventKind::entered:
      t.figure(e.b) << (static_cast<Seat>(e.value) == e.a ? " comes aboard by " : " is aboard ");
      if (static_cast<Seat>(e.value) != e.a) t.side(static_cast<Seat>(e.value)).whose() << " rocketship by ";
      t.place(e.c) << '.';
      break;
    default: break;
  }
}

void tellCrew(const Telling& t) {
  const Event& e = t.event;
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::doused:
      t.words << "The fire on ";
      t.who.whose() << ' ';
      t.space(e.a, e.b) << " is out.";
      break;
    case EventKind::captainHealed:
      t.figure(figureId(e.a, kCaptainFigure))
          << " has " << kAbilityText[static_cast<unsigned>(abilityOf(t.seen, e.a, e.b))].name << " again.";
      break;
    case EventKind::crewHealed: t.figure(e.b) << " is healed."; break;
    case EventKind::stoodUp: t.figure(e.b) << " stands up, still hurt."; break;
    case EventKind::returned:
      t.figure(e.b) << " returns on ";
      t.space(e.a, e.c) << '.';
      break;
    case EventKind::searched:
      t.figure(e.b) << " searches: " << int{e.c} << (e.c >= e.d ? ", a find." : ", nothing.");
      break;
    case EventKind::gunMounted:
      t.who.does("mount") << " a raygun on ";
      t.place(deckOf(t.seen, e.a).port[e.b]) << '.';
      break;
    case EventKind::picked: t.figure(e.b) << " takes the " << thingName(t.seen, e.c) << '.'; break;
    case EventKind::dropped: t.figure(e.b) << " drops the " << thingName(t.seen, e.c) << '.'; break;
    case EventKind::mounted: t.who.does("mount") << " the " << thingName(t.seen, e.b) << '.'; break;
    case EventKind::rescued: t.figure(e.b) << " rescues the princess."; break;
    case EventKind::princessBack:
      if (e.b < kInSpace) {
        t.words << "The princess is aboard ";
        t.side(e.b).whose() << " rocketship.";
      } else {
        t.words << "The princess is adrift in space.";
      }
      break;
    case EventKind::princessStays: t.figure(e.b) << " is hit and stays: her kidnapper's rocketship is gone."; break;
    case EventKind::ruthless:
      t.who.does("are") << " ruthless against ";
      t.side(e.c).whom() << '.';
      break;
    case EventKind::aided: t.figure(e.b) << " has 2 more spaces."; break;
    default: break;
  }
}

void tellEnd(const Telling& t) {
  static constexpr const char* kBy[] = {".", " rocketship is alive.", ": more figures are left.",
                                        ": earlier from the First Player.", ": the last one standing."};
  t.who.does("win") << " with " << int{t.seen.player[t.event.a].points} << " points";
  if (static_cast<Margin>(t.event.c) == Margin::rocketship) {
    t.words << ": ";
    t.who.their();
  }
  t.words << kBy[t.event.c];
}

}  // namespace

void narrate(const State& seen, const Event& event, Seat reader, TextOut& words) {
  const Telling telling{seen, event, reader, words, sideWords(words, seen, event.a, reader)};
  const auto kind = static_cast<EventKind>(event.kind);
  switch (kind) {
    case EventKind::tokens: tellTokens(telling); return;
    case EventKind::points: tellPoints(telling); return;
    case EventKind::ended: tellEnd(telling); return;
    default: break;
  }
  tellSetup(telling);
  tellMovement(telling);
  tellDamage(telling);
  tellCombat(telling);
  tellCrew(telling);
}

}  // namespace armada::rayguns
