// The words of the log: a side is named, and who plays it is spoken to. Figures keep their names.
#include "rayguns_tests.h"
#include "support/told_to.h"

namespace rayguns_test {

namespace {

using armada_test::happened;
using armada_test::ToldTo;

template <class Cause>
constexpr unsigned of(Cause cause) {
  return static_cast<unsigned>(cause);
}

void test_a_seat_without_a_faction_is_numbered_and_its_player_is_you() {
  Rayguns game;
  const ToldTo taken[] = {
      {happened(EventKind::factionTaken, kOne, 0),
       {"Player 1 plays the Rangers.", "You play the Rangers.", "Player 1 plays the Rangers."}},
      {happened(EventKind::firstRolled, kOne, 5), {"Rangers roll 5.", "You roll 5.", "Rangers roll 5."}}};
  armada_test::expectToldTo(game.state, taken);
  game.state.ship[kOne].faction = Faction::none;
  const ToldTo before[] = {
      {happened(EventKind::firstRolled, kOne, 5), {"Player 1 rolls 5.", "You roll 5.", "Player 1 rolls 5."}},
      {happened(EventKind::firstChosen, kOne),
       {"Player 1 is the First Player.", "You are the First Player.", "Player 1 is the First Player."}}};
  armada_test::expectToldTo(game.state, before);
}

void test_the_log_says_you_to_who_steers() {
  const Rayguns game;
  const ToldTo told[] = {
      {happened(EventKind::sideTaken, kOne, 1),
       {"Rangers take side B of their Captain card.", "You take side B of your Captain card.",
        "Rangers take side B of their Captain card."}},
      {happened(EventKind::starTakenAside, kTwo),
       {"Pirates take a Star card.", "Pirates take a Star card.", "You take a Star card."}},
      {happened(EventKind::firstChosen, kOne),
       {"Rangers are the First Player.", "You are the First Player.", "Rangers are the First Player."}},
      {happened(EventKind::turnBegan, kOne, 0, 0, 0, 2),
       {"Turn 2: Rangers go first.", "Turn 2: you go first.", "Turn 2: Rangers go first."}},
      {happened(EventKind::starUnused, kOne),
       {"Rangers play no Star card: nobody mans cockpit or panel.",
        "You play no Star card: nobody mans cockpit or panel.",
        "Rangers play no Star card: nobody mans cockpit or panel."}},
      {happened(EventKind::starTarget, kOne, kTwo),
       {"Rangers aim it at the Pirates.", "You aim it at the Pirates.", "Rangers aim it at you."}},
      {happened(EventKind::turned, kOne, 0, kEast),
       {"Rangers turn to the east.", "You turn to the east.", "Rangers turn to the east."}},
      {happened(EventKind::moved, kOne, 0, at("e5")),
       {"Rangers move to e5.", "You move to e5.", "Rangers move to e5."}},
      {happened(EventKind::moved, kOne, 0, at("e5"), of(MoveCause::tractor)),
       {"Rangers are pulled to e5.", "You are pulled to e5.", "Rangers are pulled to e5."}},
      {happened(EventKind::moved, kOne, 0, at("e5"), of(MoveCause::pushed)),
       {"Rangers are pushed to e5.", "You are pushed to e5.", "Rangers are pushed to e5."}},
      {happened(EventKind::offTheMap, kOne),
       {"Rangers meet the void: 1 Blast marker, then any facing.",
        "You meet the void: 1 Blast marker, then any facing.",
        "Rangers meet the void: 1 Blast marker, then any facing."}},
      {happened(EventKind::hitRock, kOne),
       {"Rangers hit a rock: 1 Blast marker, no more movement.", "You hit a rock: 1 Blast marker, no more movement.",
        "Rangers hit a rock: 1 Blast marker, no more movement."}},
      {happened(EventKind::rammed, kTwo, kOne, 5, 3),
       {"Pirates ram the Rangers: 5 against 3.", "Pirates ram you: 5 against 3.",
        "You ram the Rangers: 5 against 3."}}};
  armada_test::expectToldTo(game.state, told);
}

void test_the_log_says_your_to_whose_rocketship_is_hit() {
  const Rayguns game;
  const ToldTo told[] = {
      {happened(EventKind::volley, kTwo, kOne, 1),
       {"Pirates fire at the Rangers' rayguns.", "Pirates fire at your rayguns.", "You fire at the Rangers' rayguns."}},
      {happened(EventKind::volley, kOne, kTwo),
       {"Rangers fire at the Pirates' hull.", "You fire at the Pirates' hull.", "Rangers fire at your hull."}},
      {happened(EventKind::warbotDestroyed, kOne),
       {"Rangers lose a warbot.", "You lose a warbot.", "Rangers lose a warbot."}},
      {happened(EventKind::coreTurnedRed, kOne),
       {"The Rangers' atomic core turns red.", "Your atomic core turns red.", "The Rangers' atomic core turns red."}},
      {happened(EventKind::coreCooled, kOne),
       {"Rangers cool the atomic core.", "You cool the atomic core.", "Rangers cool the atomic core."}},
      {happened(EventKind::exploded, kOne),
       {"The Rangers' atomic core explodes.", "Your atomic core explodes.", "The Rangers' atomic core explodes."}},
      {happened(EventKind::shipDestroyed, kOne),
       {"The Rangers' rocketship is destroyed.", "Your rocketship is destroyed.",
        "The Rangers' rocketship is destroyed."}},
      {happened(EventKind::out, kOne),
       {"Rangers are out of the game.", "You are out of the game.", "Rangers are out of the game."}},
      {happened(EventKind::tapeLaid, kOne),
       {"The data tape lies on the Rangers' control panel.", "The data tape lies on your control panel.",
        "The data tape lies on the Rangers' control panel."}},
      {happened(EventKind::princessBack, kNobody, kTwo),
       {"The princess is aboard the Pirates' rocketship.", "The princess is aboard the Pirates' rocketship.",
        "The princess is aboard your rocketship."}}};
  armada_test::expectToldTo(game.state, told);
}

void test_spaces_are_told_with_whose_they_are() {
  const Rayguns game;
  const unsigned port = deckOf(game.state, kOne).port[0];
  Text<8> place;
  place << static_cast<char>('a' + port % kWidth) << static_cast<char>('1' + port / kWidth);
  const auto expect = [&](const Event& event, Seat reader, const char* before, const char* after) {
    Text<96> words, wanted;
    narrate(game.state, event, reader, words);
    wanted << before << place.c_str() << after;
    TEST_ASSERT_EQUAL_STRING(wanted.c_str(), words.c_str());
  };
  const Event left = happened(EventKind::portLeft, kOne, 0), lost = happened(EventKind::gunDestroyed, kOne, 0);
  const Event mounted = happened(EventKind::gunMounted, kOne, 0);
  expect(left, kTwo, "Rangers put no raygun on ", ".");
  expect(left, kOne, "You put no raygun on ", ".");
  expect(lost, kTwo, "The Rangers' raygun on ", " is lost.");
  expect(lost, kOne, "Your raygun on ", " is lost.");
  expect(mounted, kNobody, "Rangers mount a raygun on ", ".");
  expect(mounted, kOne, "You mount a raygun on ", ".");
}

void test_points_tokens_and_luck_are_yours() {
  const Rayguns game;
  const auto tokens = [](TokenCause cause, int change) {
    return happened(EventKind::tokens, kOne, 5, of(cause), 0, change);
  };
  const ToldTo told[] = {
      {tokens(TokenCause::captain, 2),
       {"Captain: 2 tokens for the Rangers, 5 now.", "Captain: 2 tokens for you, 5 now.",
        "Captain: 2 tokens for the Rangers, 5 now."}},
      {tokens(TokenCause::jammed, -1),
       {"Jammed: Rangers lose 1 token, 5 now.", "Jammed: you lose 1 token, 5 now.",
        "Jammed: Rangers lose 1 token, 5 now."}},
      {happened(EventKind::points, kOne, 7, of(PointCause::gun), 0, 3),
       {"Rangers score 3 for a raygun: 7 now.", "You score 3 for a raygun: 7 now.",
        "Rangers score 3 for a raygun: 7 now."}},
      {happened(EventKind::ruthless, kTwo, 0, kOne),
       {"Pirates are ruthless against the Rangers.", "Pirates are ruthless against you.",
        "You are ruthless against the Rangers."}},
      {happened(EventKind::ended, kOne, 0, of(Margin::points)),
       {"Rangers win with 0 points.", "You win with 0 points.", "Rangers win with 0 points."}},
      {happened(EventKind::ended, kOne, 0, of(Margin::rocketship)),
       {"Rangers win with 0 points: their rocketship is alive.", "You win with 0 points: your rocketship is alive.",
        "Rangers win with 0 points: their rocketship is alive."}}};
  armada_test::expectToldTo(game.state, told);
}

}  // namespace

void runWordTests() {
  RUN_TEST(test_a_seat_without_a_faction_is_numbered_and_its_player_is_you);
  RUN_TEST(test_the_log_says_you_to_who_steers);
  RUN_TEST(test_the_log_says_your_to_whose_rocketship_is_hit);
  RUN_TEST(test_spaces_are_told_with_whose_they_are);
  RUN_TEST(test_points_tokens_and_luck_are_yours);
}

}  // namespace rayguns_test
