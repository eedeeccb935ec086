// The words of the panels, from positions and foresight. Every sentence fits its panel; the suite measures all of them.
#include "screens/pew_pew/reading.h"

namespace armada::pew_pew {

namespace {

// With a price behind them they fit the panel.
constexpr const char* kMoveWord[kDirections] = {"Move up", "Move down", "Move left", "Move right",
                                                "Up-left", "Up-right",  "Down-left", "Down-right"};
constexpr const char* kSideWord[] = {"", ">", ">>", ">>>"};

// "1 point, 2 deaths": `before` is what stands before the next of them, "" or a word at first.
void list(TextOut& words, const char*& before, int number, const char* thing) {
  if (number == 0) return;
  words << before;
  count(words, number, thing);
  before = ", ";
}

void refuse(const State& seen, Refusal refusal, TextOut& words) {
  if (refusal != Refusal::points) {
    words << sentence(refusal);
    return;
  }
  words << "Not enough action points: " << std::int32_t{seen.actionPoints} << " left.";
}

// What the ship runs into by the move itself.
void readImpact(const State& seen, const Preview& move, Reading& reading) {
  TextOut& words = reading.words;
  if (move.meetsHeart && move.hearts > seen.hearts) {
    words << "The heart heals you: ";
    count(words, move.hearts, "heart");
    words << ". ";
  } else if (move.meetsHeart) {
    words << "The heart does nothing. ";
  }
  if (move.hits == 0) return;
  reading.danger = true;
  const std::uint8_t alien = alienAt(seen, 1, move.toSpace);
  if (!move.meetsAlien)
    words << "You run into a missile";
  else
    words << (move.meetsMissile ? "Missile and " : "You ram ") << kAlienShip[alien].name;
  words << ": ";
  count(words, move.hits, "hit");
  words << (move.points > 0 ? ", 1 point. " : ". ");
}

// What hits the ship by the end of the turn.
void readThreats(const State& seen, const Forecast& end, Reading& reading) {
  TextOut& words = reading.words;
  const std::size_t hits = end.threats.size();
  if (hits == 0) return;
  reading.danger = true;
  if (hits == 1 && reading.words.empty()) {
    Text<96> why;
    sentence(seen, end.threats[0], why);
    words << why.c_str() << ' ';
  } else if (reading.words.empty()) {
    count(words, static_cast<std::int32_t>(hits), "hit");
    words << " are coming. ";
  } else {
    words << "Then ";
    count(words, static_cast<std::int32_t>(hits), "hit");
    words << " this round. ";
  }
}

// Markers enough to end the game at the check of this round; a destroyed ship is told elsewhere.
bool readVerdict(const State& seen, const Forecast& forecast, Reading& reading) {
  const int deaths = seen.deaths + forecast.deathsGained, points = seen.points + forecast.pointsGained;
  if (forecast.hearts == 0 || (deaths < kMarkersToEnd && points < kMarkersToEnd)) return false;
  const bool lost = deaths >= kMarkersToEnd;
  if (lost) reading.danger = true;
  count(reading.words, lost ? deaths : points, lost ? "death" : "point");
  reading.words << (lost ? ": you lose." : ": you win.");
  return true;
}

}  // namespace

void count(TextOut& words, std::int32_t number, const char* thing) {
  words << number << ' ' << thing << (number == 1 ? "" : "s");
}

void lookAhead(const State& seen, Move move, Outlook& outlook) {
  preview(seen, move, outlook.move);
  Events nobody;
  foresee(outlook.move.after, outlook.end, nobody);
}

// ---- a move, the end of the turn --------------------------------------------------------------------------------------------
void readMove(const State& seen, Move move, const Outlook& outlook, Reading& reading) {
  const Preview& now = outlook.move;
  if (dropsMine(move))
    reading.title << "Mine and move";
  else
    reading.title << kMoveWord[static_cast<std::size_t>(directionOf(move))];
  if (now.refusal != Refusal::wall) {
    reading.title << ": ";
    count(reading.title, now.price, "action point");
  }
  if (now.refusal != Refusal::none) {
    refuse(seen, now.refusal, reading.words);
    return;
  }
  if (now.meetsMine) {
    reading.danger = true;
    reading.words << "Your own mine is here: you would lose the game.";
    return;
  }
  readImpact(seen, now, reading);
  if (now.after.hearts > 0) readThreats(now.after, outlook.end, reading);
  if (now.after.hearts == 0 || outlook.end.hearts == 0)
    reading.words << "You lose your ship.";
  else if (!reading.danger)
    reading.words << "Nothing will hit you here this round.";
}

void readEnd(const State& seen, const Forecast& forecast, Reading& reading) {
  reading.title << "End turn";
  if (seen.actionPoints > 0) {
    reading.title << ": ";
    count(reading.title, seen.actionPoints, "action point");
    reading.title << " lost";
  }
  TextOut& words = reading.words;
  if (readVerdict(seen, forecast, reading)) return;
  readThreats(seen, forecast, reading);
  if (forecast.hearts == 0) {
    words << "You lose your ship.";
    return;  // whatever else it brings
  }
  if (!reading.danger) words << "Nothing will hit you. ";
  const char* before = "You gain ";
  list(words, before, forecast.healed ? 1 : 0, "heart");
  list(words, before, forecast.pointsGained, "point");
  if (*before == ',') words << ". ";
  if (forecast.deathsGained == 0) return;
  count(words, forecast.deathsGained, "alien");
  words << (forecast.deathsGained == 1 ? " slips" : " slip") << " past.";
}

// ---- a space ----------------------------------------------------------------------------------------------------------------
namespace {

const ChevronSet* setAt(std::uint8_t card, std::uint8_t space) {
  if (card == kNowhere) return nullptr;
  for (std::size_t i = 0; i < kScreenCard[card].sets; ++i)
    if (kScreenCard[card].set[i].space == space) return &kScreenCard[card].set[i];
  return nullptr;
}

void readChevrons(const State& seen, std::uint8_t depth, std::uint8_t space, Reading& reading) {
  const ChevronSet* set = setAt(seen.cards[depth - 1], space);
  if (set == nullptr) return;
  if (reading.title.empty()) {
    count(reading.title, set->chevrons, "chevron");
    reading.title << ", open";
    if (depth == 1)
      reading.words << "They gave you " << std::int32_t{set->chevrons} << " of this turn's action points.";
    else
      reading.words << "Uncovered, they give you " << std::int32_t{set->chevrons}
                    << (set->chevrons == 1 ? " action point" : " action points") << " when this card is yours.";
  } else {
    reading.words << "Covers ";
    count(reading.words, set->chevrons, "chevron");
    reading.words << '.';
  }
}

void readMissile(const Forecast& forecast, std::uint8_t depth, std::uint8_t space, Reading& reading) {
  reading.title << "Missile";
  reading.words << "Flies 1 card towards you each round. ";
  for (const Threat& threat : forecast.threats) {
    if (threat.alien != kNowhere || threat.depth != depth || threat.space != space) continue;
    reading.danger = true;
    reading.words << "It hits you next. ";
  }
}

void readShip(const State& seen, Reading& reading) {
  reading.title << "Your ship: ";
  count(reading.title, seen.hearts, "heart");
  Explanation steps{};
  explain(seen, 0, steps);
  reading.words << "Action points: ";
  const char* before = "";
  for (const Step& step : steps) {
    if (step.change == 0) continue;
    reading.words << before << step.who << ' ' << step.what << (step.change < 0 ? " −" : " +")
                  << std::int32_t{step.change < 0 ? -step.change : step.change};
    before = ", ";
  }
  reading.words << '.';
}

}  // namespace

void readSpace(const State& seen, const Forecast& forecast, std::uint8_t depth, std::uint8_t space, Reading& reading) {
  const int pews = pewsAt(seen, depth, space);
  if (shipAt(seen, depth, space)) return readShip(seen, reading);
  if (missileAt(seen, depth, space)) {
    readMissile(forecast, depth, space, reading);
  } else if (pews > 0) {
    if (pews == 1)
      reading.title << "Pew!";
    else
      count(reading.title, pews, "Pew");
    reading.words << (pews == 1 ? "Flies" : "Fly") << " 2 cards away from you, one at a time. ";
  } else if (mineAt(seen, depth, space)) {
    reading.title << "Your mine";
    reading.words << "Destroys whatever moves into it, even you. ";
  } else if (heartAt(seen, depth, space)) {
    reading.title << "Heart";
    reading.words << "Fly into it to heal 1, up to 3 hearts. ";
  }
  readChevrons(seen, depth, space, reading);
  if (!reading.title.empty()) return;
  reading.title << "Card " << std::int32_t{depth} << ", " << kPlaceName[space];
  reading.words << "Nothing here, and no chevrons.";
}

void readHeart(const State& seen, std::uint8_t space, Reading& reading) {
  const Refusal why = refusalOf(seen, spawnHeart(space));
  reading.words.clear();
  if (why == Refusal::none) {
    reading.words << "You can spawn the heart here, for all your action points (" << std::int32_t{seen.actionPoints}
                  << "). Fly into it to heal 1.";
  } else {
    refuse(seen, why, reading.words);
  }
}

void readHeartMove(const State& seen, Move move, const Outlook& outlook, Reading& reading) {
  reading.title << "Heart: ";
  count(reading.title, outlook.move.price, "action point");
  reading.words << "It appears at the " << kPlaceName[move - kSpawnHeart] << " of card 4. ";
  if (outlook.end.threats.empty())
    reading.words << "Nothing will hit you this round.";
  else
    readThreats(seen, outlook.end, reading);
}

void readAlien(const State& seen, const Forecast& forecast, std::uint8_t alien, Reading& reading) {
  const Alien& self = seen.aliens[alien];
  const AlienPlan& plan = forecast.alien[alien];
  reading.title << kAlienShip[alien].name << ' ' << kSideWord[self.side];
  TextOut& words = reading.words;
  if (plan.movesTo == kNowhere) {
    words << "Moves, and is destroyed.";
    return;
  }
  if (plan.movesTo == self.space)
    words << "Stays here";
  else
    words << "Moves to " << kPlaceName[plan.movesTo];
  if (plan.shootsAt == kNowhere)
    words << ", cannot fire.";
  else
    words << ", fires at " << kPlaceName[plan.shootsAt] << '.';
  if (plan.passes) words << " Slips past.";
  if (plan.destroyed) words << " Is destroyed.";
}

// ---- lines ------------------------------------------------------------------------------------------------------------------
void readPoints(const State& seen, TextOut& words) {
  int chevrons = 0;
  const ScreenCard& card = kScreenCard[seen.cards[0]];
  for (std::size_t i = 0; i < card.sets; ++i)
    if ((seen.countedSets & (1u << i)) != 0) chevrons += card.set[i].chevrons;
  const Hull& hull = hullOf(seen.difficulty);
  const int modifier = hull.modifier[seen.countedHearts];
  words << chevrons << ", hull " << (modifier < 0 ? "−" : "+") << (modifier < 0 ? -modifier : modifier);
}

void readGist(const Gist& gist, TextOut& words) {
  const char* before = "";
  if (gist.round > 0) words << "Round " << std::int32_t{gist.round} << ": ";
  list(words, before, gist.points, "point");
  list(words, before, gist.hits, "hit");
  list(words, before, gist.deaths, "death");
  if (*before == '\0') list(words, before, gist.healed, "heart");
  if (*before == '\0' && gist.stopped > 0) {
    list(words, before, gist.stopped, "missile");
    words << " shot down";
  }
  if (*before == '\0' && gist.round > 0) words << "all quiet";
  if (!words.empty()) words << '.';
}

}  // namespace armada::pew_pew
