// A Round of Rayguns and Rocketships, in the book's order: Round Start, programming, three Turns, Round End; and how the game
// ends. `run` carries out whatever needs no answer, to the next question.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

// ---- reporting, chance, tokens, points ----------------------------------------------------------------------------------
void tellAloud(Play& play, EventKind what, Seat whom, const Report& report) {
  play.events.add({static_cast<std::uint8_t>(what), report.audience, whom, byteOf(report.b), byteOf(report.c),
                   byteOf(report.d), static_cast<std::int16_t>(report.value)});
}

unsigned rollDie(Play& play) {
  play.events.seal();  // House 29
  return play.state.rng.below(8) + 1;
}

void giveTokens(Play& play, Seat seat, unsigned count, TokenCause cause) {
  if (count == 0) return;
  Player& player = play.player(seat);
  const unsigned now = player.tokens + count;
  player.tokens = byteOf(now < kMostTokens ? now : kMostTokens);
  tell(play, EventKind::tokens, seat, {player.tokens, static_cast<unsigned>(cause), 0, static_cast<int>(count)});
}

void takeTokens(Play& play, Seat seat, unsigned count, TokenCause cause) {
  Player& player = play.player(seat);
  const unsigned lost = count < player.tokens ? count : player.tokens;
  if (lost == 0) return;
  player.tokens = byteOf(player.tokens - lost);
  tell(play, EventKind::tokens, seat, {player.tokens, static_cast<unsigned>(cause), 0, -static_cast<int>(lost)});
}

void givePoints(Play& play, Seat seat, unsigned count, PointCause cause) {
  if (count == 0) return;
  Player& player = play.player(seat);
  const unsigned now = player.points + count;
  player.points = static_cast<std::uint16_t>(now < kMostPoints ? now : kMostPoints);
  tell(play, EventKind::points, seat,
       {player.points < 0xFFu ? player.points : 0xFFu, static_cast<unsigned>(cause), 0, static_cast<int>(count)});
}

void addTask(Play& play, const Task& task) { play.state.agenda.push(task); }

// ---- Star cards into the hand -------------------------------------------------------------------------------------------
void takeStar(Play& play, Seat seat, unsigned card) {
  Player& player = play.player(seat);
  player.deck = byteOf(player.deck & ~bitOf(card));
  player.held = byteOf(player.held | bitOf(card));
  --player.deckCount;
  ++player.heldCount;
  tell(play, EventKind::starTaken, seat, {card, 0, 0, 0, onlySeat(seat)});
  tell(play, EventKind::starTakenAside, seat, {0, 0, 0, 0, static_cast<Audience>(kEveryone & ~onlySeat(seat))});
}

// House 6: the Star deck empty: none is drawn.
void drawStar(Play& play, Seat seat) {
  const Player& player = play.player(seat);
  play.events.seal();
  if (player.deckCount == 0 || player.deck == 0) return;
  unsigned nth = play.state.rng.below(player.deckCount), card = 0;
  for (;; ++card)
    if ((player.deck >> card & 1u) != 0 && nth-- == 0) break;
  takeStar(play, seat, card);
}

// ---- Round Start --------------------------------------------------------------------------------------------------------
namespace {

// Book: Princess Persevone: on the hatch she brings the kidnapper an extra Star card.
unsigned starsToDraw(const State& s, Seat seat) {
  const bool onHatch = s.kidnapper == seat && s.princess == Spot{seat, deckOf(s, seat).hatch};
  return onHatch ? 2 : 1;
}

// The next seat in order that is not out; players: none is left.
void skipThoseOut(State& s) {
  while (s.passed < s.players && isOut(s, seatInOrder(s, s.passed))) ++s.passed;
}

}  // namespace

void beginRound(Play& play) {
  State& s = play.state;
  ++s.round;
  s.turn = 0;
  s.passed = 0;
  s.phase = Phase::program;
  tell(play, EventKind::roundBegan, s.first, {0, 0, 0, s.round});
  for (unsigned nth = 0; nth < s.players; ++nth) {
    const Seat seat = seatInOrder(s, nth);
    if (isOut(s, seat)) continue;
    for (unsigned cards = starsToDraw(s, seat); cards > 0; --cards) drawStar(play, seat);
  }
  skipThoseOut(s);
}

// ---- programming ----------------------------------------------------------------------------------------------------------
namespace {

unsigned nextSlot(const Player& player) {
  unsigned slot = 0;
  while (slot < kTurns && player.program[slot] != kNoCard) ++slot;
  return slot;
}

// One bit a card.
unsigned programmedCards(const Player& player) {
  unsigned cards = 0;
  for (const std::uint8_t each : player.program)
    if (each < kCards) cards |= bitOf(each);
  return cards;
}

void beginTurn(Play& play);

}  // namespace

// House 6: at most one of the three is a Star card.
void listProgram(const State& s, MoveList& moves) {
  const Player& player = s.player[activeSeat(s)];
  const unsigned programmed = programmedCards(player);
  for (unsigned card = 0; card < kCommandCards; ++card)
    if ((programmed >> card & 1u) == 0) moves.push(moveOf(Verb::program, card));
  if (programmed >> kFirstStarCard != 0) return;
  for (unsigned star = 0; star < kStarCards; ++star)
    if ((player.held >> star & 1u) != 0) moves.push(moveOf(Verb::program, kFirstStarCard + star));
}

void programCard(Play& play, std::uint8_t card) {
  State& s = play.state;
  const Seat seat = play.active();
  Player& player = play.player(seat);
  const unsigned slot = nextSlot(player);
  player.program[slot] = card;
  tell(play, EventKind::programmed, seat, {card, slot, 0, 0, onlySeat(seat)});
  tell(play, EventKind::programmedAside, seat, {0, slot, 0, 0, static_cast<Audience>(kEveryone & ~onlySeat(seat))});
  if (slot + 1 < kTurns) return;
  ++s.passed;
  skipThoseOut(s);
  if (s.passed != s.players) return;
  beginTurn(play);
  beginPhaseOf(play);
}

// ---- Turns ----------------------------------------------------------------------------------------------------------------
namespace {

// Book: Turns, 1. A card that the viewer of an observed position cannot know reveals nothing.
void revealCard(Play& play, Seat seat) {
  State& s = play.state;
  Player& player = play.player(seat);
  const std::uint8_t card = player.program[s.turn];
  if (card >= kCards) return;
  const unsigned printed = isStar(card) ? kStarTokens : kCommandCard[indexOf(s.ship[seat].faction)][card].tokens;
  if (isStar(card)) {
    const unsigned bit = bitOf(card - kFirstStarCard);
    player.held = byteOf(player.held & ~bit);
    player.known = byteOf(player.known & ~bit);
    --player.heldCount;
  }
  tell(play, EventKind::revealed, seat, {card, printed});
  const unsigned leader = hasAbility(s, seat, Ability::bornLeader) ? kLeaderTokens : 0;
  const unsigned even = evenStartTokens(s, seat), all = tokensAtReveal(s, seat, card);
  giveTokens(play, seat, printed, TokenCause::card);
  giveTokens(play, seat, all - printed - leader - even, TokenCause::captain);
  giveTokens(play, seat, leader, TokenCause::bornLeader);
  giveTokens(play, seat, even, TokenCause::evenStart);
}

void beginTurn(Play& play) {
  State& s = play.state;
  play.events.seal();
  s.phase = Phase::movement;
  s.passed = 0;
  tell(play, EventKind::turnBegan, s.first, {0, 0, 0, s.turn + 1});
  for (unsigned nth = 0; nth < s.players; ++nth)
    if (const Seat seat = seatInOrder(s, nth); !isOut(s, seat)) revealCard(play, seat);
}

// Book: Round End. House 7: a Star card that was not played returns to the hand.
void clearProgram(Play& play, Seat seat) {
  Player& player = play.player(seat);
  for (unsigned slot = 0; slot < kTurns; ++slot) {
    const std::uint8_t card = player.program[slot];
    player.program[slot] = kNoCard;
    if (!isStar(card)) continue;
    const unsigned bit = bitOf(card - kFirstStarCard);
    if ((player.held & bit) != 0) continue;  // never revealed
    if ((player.played >> slot & 1u) != 0) {
      player.discards = byteOf(player.discards | bit);
      givePoints(play, seat, 1, PointCause::star);
    } else {
      player.held = byteOf(player.held | bit);
      player.known = byteOf(player.known | bit);
      ++player.heldCount;
    }
  }
  player.played = 0;
}

void endRound(Play& play) {
  State& s = play.state;
  for (unsigned nth = 0; nth < s.players; ++nth) {
    const Seat seat = seatInOrder(s, nth);
    takeTokens(play, seat, kMostTokens, TokenCause::discarded);
    clearProgram(play, seat);
  }
  tell(play, EventKind::roundEnded, s.first, {0, 0, 0, s.round});
}

void endGame(Play& play, Ending ending);
bool endIfThrough(Play& play);

// Book: Turns, 3 and 4. House 26: the token passes over those who are out.
void endTurn(Play& play) {
  State& s = play.state;
  for (Player& player : s.player) player.effects = player.used = player.duelled = 0;
  unsigned left = 1;
  while (left < s.players && isOut(s, seatInOrder(s, left))) ++left;
  s.first = seatInOrder(s, left);
  s.passed = 0;
  tell(play, EventKind::turnEnded, s.first);
  if (s.turn + 1u < kTurns) {
    ++s.turn;
    beginTurn(play);
    return;
  }
  endRound(play);
  if (endIfThrough(play)) return;
  if (s.round >= (s.lastMan != 0 ? kLastRoundToTheLastMan : kLastRound))
    endGame(play, Ending::rounds);
  else
    beginRound(play);
}

void nextPhase(Play& play) {
  State& s = play.state;
  s.passed = 0;
  switch (s.phase) {
    case Phase::movement: s.phase = Phase::shooting; break;
    case Phase::shooting: s.phase = Phase::crew; break;
    default: endTurn(play); break;
  }
}

bool isPlayedInOrder(Phase phase) {
  return phase == Phase::movement || phase == Phase::shooting || phase == Phase::crew;
}

}  // namespace

void beginPhaseOf(Play& play) {
  State& s = play.state;
  skipThoseOut(s);
  while (s.passed == s.players) {
    nextPhase(play);
    if (!isPlayedInOrder(s.phase)) return;  // cards are programmed, or the game is over
    skipThoseOut(s);
  }
  switch (s.phase) {
    case Phase::movement: beginMovement(play); break;
    case Phase::shooting: beginShooting(play); break;
    default: beginCrew(play); break;
  }
}

void passOn(Play& play) {
  if (play.state.phase == Phase::centre) play.state.phase = Phase::shooting;
  ++play.state.passed;
  beginPhaseOf(play);
}

// ---- the end --------------------------------------------------------------------------------------------------------------
namespace {

bool twoAreLeft(const State& s) {
  unsigned left = 0;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (!isOut(s, seat) && ++left == 2) return true;
  return false;
}

bool targetReached(const State& s) {
  if (s.lastMan != 0) return false;
  const unsigned target = targetPoints(s);
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.player[seat].points >= target) return true;
  return false;
}

// House 27: princess and tape are counted now.
void endGame(Play& play, Ending ending) {
  State& s = play.state;
  if (const Seat owner = princessOwner(s); owner != kNobody)
    givePoints(play, owner, kTreasurePoints, PointCause::princess);
  if (const Seat owner = tapeOwner(s); owner != kNobody) givePoints(play, owner, kTreasurePoints, PointCause::tape);
  s.phase = Phase::over;
  s.agenda = {};
  s.passed = s.engines = s.cockpits = s.volleys = s.steps = s.attacks = 0;
  s.actor = kNoFigure;
  const Standing standing = standingOf(s);
  tell(play, EventKind::ended, standing.winner, {static_cast<unsigned>(ending), static_cast<unsigned>(standing.by)});
}

bool endIfThrough(Play& play) {
  if (!isThrough(play.state)) return false;
  endGame(play, targetReached(play.state) ? Ending::target : Ending::lastOne);
  return true;
}

}  // namespace

bool isThrough(const State& state) { return targetReached(state) || !twoAreLeft(state); }

// House 26. What they programmed is nobody's business any more, and of what they have only the points stay; the princess stays
// where she is.
void goesOut(Play& play, Seat seat) {
  State& s = play.state;
  if (!isOut(s, seat)) return;
  tell(play, EventKind::out, seat);
  Player& player = play.player(seat);
  for (unsigned slot = revealedSlots(s); slot < kTurns; ++slot) player.program[slot] = kNoCard;
  takeTokens(play, seat, kMostTokens, TokenCause::discarded);
  Figure& princess = s.figure[seat][kPrincessFigure];
  if (!inPlay(princess)) return;
  s.princess = princess.spot;
  princess = {kGone, 0};
  tell(play, EventKind::princessBack, seat, {s.princess.map, s.princess.at});
}

// ---- from question to question --------------------------------------------------------------------------------------------
namespace {

// True: the task was carried out, or had nothing to ask.
bool carryOut(Play& play) {
  State& s = play.state;
  const Task task = s.agenda.back();
  switch (task.kind) {
    case TaskKind::helm:
      s.agenda.pop();
      countHelm(play, task.a != 0);
      return true;
    case TaskKind::afterRam:
      s.agenda.pop();
      afterRam(play, task);
      return true;
    case TaskKind::wreck:
      s.agenda.pop();
      wreck(play, task);
      return true;
    case TaskKind::explode:
      s.agenda.pop();
      explode(play, task);
      return true;
    default: break;
  }
  MoveList moves;
  moves.clear();
  listTask(s, task, moves);
  if (moves.size() > 1) return false;
  if (moves.empty()) {
    if (task.kind == TaskKind::blast || task.kind == TaskKind::gunHit)  // House 15
      tell(play, EventKind::hitLost, task.a, {0, 0, 0, task.b});
    s.agenda.pop();
  } else {
    playTask(play, task, moves[0]);
  }
  return true;
}

// True: the phase has no more questions for this seat, and the next one's has begun.
bool carryOnPhase(Play& play) {
  State& s = play.state;
  switch (s.phase) {
    case Phase::movement:
      if (s.engines + s.cockpits > 0) return false;
      if (endMovement(play)) passOn(play);
      return true;
    case Phase::shooting:
      if (s.volleys > 0 && hasTarget(s)) return false;
      beginCentre(play);
      return true;
    case Phase::centre:
      if (s.volleys > 0 && hasTarget(s)) return false;
      s.volleys = 0;
      passOn(play);
      return true;
    case Phase::crew:
      if (hasCrewChoice(s)) return false;
      playCrew(play, kPass);
      return true;
    default: return false;
  }
}

}  // namespace

void run(Play& play) {
  const State& s = play.state;
  while (s.round > 0 && s.phase != Phase::over) {
    if (endIfThrough(play)) return;
    if (!(s.agenda.empty() ? carryOnPhase(play) : carryOut(play))) return;
  }
}

}  // namespace armada::rayguns
