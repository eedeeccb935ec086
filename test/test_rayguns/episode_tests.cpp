// What the episodes and options add: the princess, the data tape, warbots, atomic cores, Ironwill.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move shoot(Seat seat, unsigned figure) { return moveOf(Verb::shoot, figureId(seat, figure)); }
constexpr Move fight(Seat seat, unsigned figure) { return moveOf(Verb::fight, figureId(seat, figure)); }
constexpr Move fire(Seat target, bool atRayguns) { return moveOf(Verb::fire, target * 2u + (atRayguns ? 1 : 0)); }
constexpr Move blast(const char* space) { return moveOf(Verb::blast, at(space)); }
bool defeatedOne(const Rayguns& now) { return now.count(EventKind::defeated) == 1; }

// ---- Princess Persevone -------------------------------------------------------------------------------------------------------
void test_on_the_hatch_she_brings_the_kidnapper_an_extra_star_card() {
  Rayguns game(2, kPrincess);  // p2 is the kidnapper
  game.round(2, 3).ready();
  while (game.state.round == 2) game.pass();
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kOne].heldCount);
  TEST_ASSERT_EQUAL_UINT8(2, game.state.player[kTwo].heldCount);
}

void test_the_kidnapper_draws_one_once_she_is_rescued() {
  Rayguns game(2, kPrincess);
  game.state.princess = kGone;
  game.aboard(kOne, kPrincessFigure, kOne, "b4").round(2, 3).ready();
  while (game.state.round == 2) game.pass();
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kTwo].heldCount);
}

void test_a_neighbour_of_another_player_rescues_her_for_a_token() {
  Rayguns poor(2, kPrincess);
  poor.aboard(kOne, 6, kTwo, "b3").act(6);
  TEST_ASSERT_FALSE(poor.offers(Verb::rescue));
  Rayguns far(2, kPrincess);
  far.aboard(kOne, 6, kTwo, "d4").tokens(kOne, 1).act(6);
  TEST_ASSERT_FALSE(far.offers(Verb::rescue));
  Rayguns kidnapper(2, kPrincess);
  kidnapper.aboard(kTwo, 6, kTwo, "b3").tokens(kTwo, 1).phase(Phase::crew, kTwo).act(6);
  TEST_ASSERT_FALSE(kidnapper.offers(Verb::rescue));
}

void test_the_rescued_princess_stands_beside_the_hatch_if_it_is_taken() {
  Rayguns game(2, kPrincess);
  game.aboard(kTwo, 6, kTwo, "b4").aboard(kOne, 6, kTwo, "b3").tokens(kOne, 1).act(6).play(moveOf(Verb::rescue));
  const Spot spot = game.state.figure[kOne][kPrincessFigure].spot;
  TEST_ASSERT_EQUAL_UINT8(kTwo, spot.map);
  TEST_ASSERT_EQUAL_UINT(1, distance(spot.at, at("b4")));
}

// p1 has her aboard the own rocketship.
Rayguns& withPrincess(Rayguns& game, const char* space) {
  game.state.princess = kGone;
  return game.aboard(kOne, kPrincessFigure, kOne, space);
}

void test_she_moves_four_spaces_and_neither_attacks_nor_carries_nor_searches() {
  Rayguns game(2, kPrincess);
  withPrincess(game, "c4").aboard(kTwo, 6, kOne, "d3").tokens(kOne, 3).act(kPrincessFigure);
  TEST_ASSERT_EQUAL_UINT8(4, game.state.steps);
  for (const Verb verb : {Verb::shoot, Verb::fight, Verb::search, Verb::take}) TEST_ASSERT_FALSE(game.offers(verb));
}

void test_she_mans_raygun_cockpit_and_control_panel_but_neither_engine_nor_hatch() {
  struct Row {
    const char* space;
    bool mans;
  };
  constexpr Row kRows[] = {{"g6", true}, {"h4", true}, {"f4", true}, {"a5", false}, {"c4", false}};
  for (const Row& row : kRows) {
    Rayguns game(2, kPrincess);
    withPrincess(game, row.space).defeated(kOne, {0, 1});
    TEST_ASSERT_EQUAL(row.mans, isManned(game.state, kOne, at(row.space)));
  }
}

void test_she_heals_the_captain_once_a_turn_for_nothing() {
  Rayguns game(2, kPrincess);
  withPrincess(game, "g4").wounds(kOne, 3).act(kPrincessFigure).play(moveOf(Verb::healCaptain, 0));
  TEST_ASSERT_EQUAL_UINT8(2, game.state.player[kOne].wounds);
  TEST_ASSERT_FALSE(game.offers(Verb::healCaptain));  // no second time
}

void test_once_she_healed_she_ignores_no_damage_in_that_turn() {
  Rayguns game(2, kPrincess);
  withPrincess(game, "b4").aboard(kOne, 6, kOne, "b3").aboard(kTwo, 6, kOne, "c3").phase(Phase::crew, kTwo);
  game.state.player[kOne].used = kPrincessUsed;
  game.act(6).playUntil(shoot(kOne, 6), defeatedOne);
  game.expectDefeated(kOne, 6);
}

void test_damaged_she_returns_to_the_kidnappers_hatch_and_is_never_defeated() {
  Rayguns game(2, kPrincess);
  withPrincess(game, "b4").aboard(kTwo, 6, kOne, "c3").phase(Phase::crew, kTwo).act(6);
  game.playUntil(shoot(kOne, kPrincessFigure),
                 [](const Rayguns& now) { return now.count(EventKind::princessBack) == 1; });
  TEST_ASSERT_TRUE((game.state.princess == Spot{kTwo, static_cast<std::uint8_t>(at("b4"))}));
  TEST_ASSERT_FALSE(inPlay(game.state.figure[kOne][kPrincessFigure]));
  game.expectPoints(kTwo, 0);
}

void test_she_returns_to_a_hatch_that_burns() {
  Rayguns game(2, kPrincess);
  withPrincess(game, "b4").fires(kTwo, {"b4"}).aboard(kTwo, 6, kOne, "c3").phase(Phase::crew, kTwo).act(6);
  game.playUntil(shoot(kOne, kPrincessFigure),
                 [](const Rayguns& now) { return now.count(EventKind::princessBack) == 1; });
  TEST_ASSERT_TRUE((game.state.princess == Spot{kTwo, static_cast<std::uint8_t>(at("b4"))}));
  game.expectBlasts(kTwo, 1);
  TEST_ASSERT_TRUE(static_cast<bool>(valid(game.state)));
  State elsewhere = game.state;
  elsewhere.princess.at = static_cast<std::uint8_t>(at("c4"));
  TEST_ASSERT_TRUE(static_cast<bool>(valid(elsewhere)));
  elsewhere.ship[kTwo].blasts[at("c4") / 8] |= static_cast<std::uint8_t>(1u << at("c4") % 8);
  TEST_ASSERT_EQUAL_STRING("a Blast marker on the princess", valid(elsewhere).why);
}

void test_she_is_worth_five_at_the_end_to_kidnapper_or_rescuer() {
  Rayguns kept(2, kPrincess);
  kept.ready();
  TEST_ASSERT_EQUAL_UINT16(5, standingOf(kept.state).points[kTwo]);
  Rayguns rescued(2, kPrincess);
  withPrincess(rescued, "b4").round(20, 3).ready();
  while (rescued.state.phase != Phase::over) rescued.pass();
  rescued.expectPoints(kOne, 5);
  TEST_ASSERT_EQUAL_UINT8(kOne, status(rescued.state).winner);
}

void test_with_the_kidnappers_rocketship_gone_she_drifts_at_the_wreck() {
  Rayguns game(3, kPrincess);
  game.ship(kOne, "e6", kNorth)
      .ship(kTwo, "g6", kNorth)
      .fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"})
      .shooting(kOne);
  game.tokens(kTwo, 1).playUntil(fire(kTwo, false),
                                 [](const Rayguns& now) { return questionOf(now.state) == TaskKind::blast; });
  game.play(blast("h5")).play(moveOf(Verb::evacuate, 1 * kNodes + at("h6")));
  TEST_ASSERT_TRUE((game.state.princess == Spot{kInSpace, static_cast<std::uint8_t>(at("g6"))}));
  TEST_ASSERT_EQUAL_UINT8(kNobody, princessOwner(game.state));
  Rayguns rescue(3, kPrincess);
  rescue.noShip(kTwo).inSpace(kTwo, 1, "f6");
  rescue.state.princess = {kInSpace, static_cast<std::uint8_t>(at("g6"))};
  rescue.tokens(kTwo, 1).phase(Phase::crew, kTwo).act(1).play(moveOf(Verb::rescue));
  rescue.expectFigure(kTwo, kPrincessFigure, kInSpace, "g6");
  rescue.expectTokens(kTwo, 0);
}

void test_without_the_kidnappers_rocketship_a_damaged_princess_stays() {
  Rayguns game(3, kPrincess);
  withPrincess(game, "b4").noShip(kTwo).aboard(kTwo, 6, kOne, "c3").phase(Phase::crew, kTwo).act(6);
  game.playUntil(shoot(kOne, kPrincessFigure),
                 [](const Rayguns& now) { return now.event(EventKind::pistolRoll).c >= 5; });
  game.expectFigure(kOne, kPrincessFigure, kOne, "b4");
  TEST_ASSERT_EQUAL_INT(1, game.count(EventKind::princessStays));
  TEST_ASSERT_EQUAL_INT(0, game.count(EventKind::princessBack));
  Text<128> words;
  narrate(game.state, game.event(EventKind::princessStays), kNobody, words);
  TEST_ASSERT_EQUAL_STRING("The princess is hit and stays: her kidnapper's rocketship is gone.", words.c_str());
}

void test_when_her_player_is_out_she_stays_where_she_stands_and_is_nobodys() {
  Rayguns game(3, kPrincess);
  game.state.princess = kGone;
  game.noShip(kOne).inSpace(kOne, kPrincessFigure, "e6").inSpace(kOne, 6, "e9").inSpace(kTwo, 6, "e8");
  game.phase(Phase::crew, kTwo).act(6);
  game.playUntil(fight(kOne, 6), [](const Rayguns& now) { return now.count(EventKind::out) == 1; });
  TEST_ASSERT_TRUE((game.state.princess == Spot{kInSpace, static_cast<std::uint8_t>(at("e6"))}));
  TEST_ASSERT_EQUAL_UINT8(kNobody, princessOwner(game.state));
}

// ---- Data tape ------------------------------------------------------------------------------------------------------------------
void test_the_tape_is_stolen_by_a_neighbour_for_a_token_and_dropped_where_its_carrier_falls() {
  Rayguns game(2, kPlans);  // on p2's control panel
  TEST_ASSERT_EQUAL_UINT8(kTwo, tapeOwner(game.state));
  game.aboard(kOne, 6, kTwo, "e3").tokens(kOne, 1).act(6).play(moveOf(Verb::take, kTape));
  game.expectTokens(kOne, 0);
  TEST_ASSERT_EQUAL_UINT8(kOne, tapeOwner(game.state));
  game.pass().pass();
  game.aboard(kTwo, 6, kTwo, "e2").act(6).playUntil(fight(kOne, 6), defeatedOne);
  TEST_ASSERT_TRUE((game.state.thing[kTape].spot == Spot{kTwo, static_cast<std::uint8_t>(at("e3"))}));
  TEST_ASSERT_EQUAL_UINT8(kTwo, tapeOwner(game.state));  // lying aboard
}

void test_the_crew_that_guards_the_tape_may_carry_it_too() {
  Rayguns game(2, kPlans);  // on p2's control panel
  game.aboard(kTwo, 6, kTwo, "e3").tokens(kTwo, 1).phase(Phase::crew, kTwo).act(6).play(moveOf(Verb::take, kTape));
  TEST_ASSERT_EQUAL_UINT(kTape, carriedBy(game.state, figureId(kTwo, 6)));
}

void test_the_tape_is_worth_five_to_who_has_it_at_the_end_and_nobodys_in_space() {
  Rayguns game(2, kPlans);
  game.round(20, 3).ready();
  while (game.state.phase != Phase::over) game.pass();
  game.expectPoints(kTwo, 5);
  Rayguns adrift(2, kPlans);
  adrift.thing(kTape, Fate::lying, kInSpace, "e5").round(20, 3).ready();
  while (adrift.state.phase != Phase::over) adrift.pass();
  adrift.expectPoints(kOne, 0);
  adrift.expectPoints(kTwo, 0);
}

// Seven fires burn aboard p2, and p1 brings the eighth from two nodes away.
void destroysTheRocketshipOfTwo(Rayguns& game) {
  game.points(kOne, 9).ship(kOne, "e2", kNorth).ship(kTwo, "g2", kNorth).shooting(kOne);
  game.fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"});
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::blast; });
  game.play(blast("h5"));
  game.expectPhase(Phase::over, kNobody);
}

void test_at_the_end_a_destroyed_rocketship_holds_neither_tape_nor_princess() {
  for (const unsigned episode : {kPlans, kPrincess}) {
    Rayguns game(2, episode);  // with p2
    destroysTheRocketshipOfTwo(game);
    game.expectPoints(kTwo, 0);
  }
}

// ---- Warbots ----------------------------------------------------------------------------------------------------------------------
void test_a_warbot_is_collected_by_a_neighbour_for_a_token_one_a_figure() {
  Rayguns game(2, kWarbots);  // on e3, e5 and e7
  game.inSpace(kOne, 6, "e4").tokens(kOne, 2).act(6).play(moveOf(Verb::take, 0));
  game.expectTokens(kOne, 1);
  TEST_ASSERT_EQUAL_UINT(0, carriedBy(game.state, figureId(kOne, 6)));
  TEST_ASSERT_FALSE(game.offers(Verb::take));  // the one on e5 is beside, but it carries one
}

void test_a_warbot_is_mounted_only_on_a_cockpit_or_raygun_of_the_own_rocketship() {
  Rayguns game(2, kWarbots);
  game.aboard(kOne, 6, kOne, "c3").carried(0, kOne, 6).act(6);
  for (const char* space : {"h4", "c2", "g6"}) TEST_ASSERT_TRUE(game.legal(moveOf(Verb::mount, at(space))));
  for (const char* space : {"f4", "a5", "c4", "b3"}) game.expectRefused(moveOf(Verb::mount, at(space)));
  Rayguns enemy(2, kWarbots);
  enemy.aboard(kOne, 6, kTwo, "e3").carried(0, kOne, 6).act(6);
  TEST_ASSERT_FALSE(enemy.offers(Verb::mount));
}

void test_a_mounted_warbot_serves_its_raygun_and_may_share_the_space() {
  Rayguns game(2, kWarbots);
  game.ship(kOne, "e6", kNorth).ship(kTwo, "g6", kNorth).thing(0, Fate::mounted, kOne, "g6");
  TEST_ASSERT_EQUAL_UINT8(5, neededToHit(game.state, kOne, 4, kTwo));
  game.aboard(kOne, 6, kOne, "g5").act(6).play(moveOf(Verb::go, at("g6")));
}

void test_a_mounted_warbot_cannot_be_stolen() {
  Rayguns game(2, kWarbots);
  game.thing(0, Fate::mounted, kTwo, "c2").aboard(kOne, 6, kTwo, "b2").tokens(kOne, 2).act(6);
  TEST_ASSERT_FALSE(game.offers(Verb::take));
}

void test_a_warbot_is_destroyed_like_a_raygun_for_two_points() {
  Rayguns volley(2, kWarbots);
  volley.ship(kOne, "e6", kNorth).ship(kTwo, "g6", kNorth).thing(0, Fate::mounted, kTwo, "i4").shooting(kOne);
  volley.playUntil(fire(kTwo, true), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::gunHit; });
  volley.play(moveOf(Verb::warbot, 0));
  volley.expectPoints(kOne, 2);
  TEST_ASSERT_FALSE(volley.state.thing[0].fate == Fate::mounted);
  Rayguns unarmed(2, kWarbots);
  unarmed.ship(kOne, "e6", kNorth).ship(kTwo, "g6", kNorth).rayguns(kTwo, 0).shooting(kOne);
  unarmed.thing(0, Fate::mounted, kOne, "h4");
  TEST_ASSERT_FALSE(unarmed.legal(fire(kTwo, true)));  // nothing to hit
  unarmed.thing(0, Fate::mounted, kTwo, "i4");
  TEST_ASSERT_TRUE(unarmed.legal(fire(kTwo, true)));  // the warbot
  Rayguns pistol(2, kWarbots);
  pistol.thing(0, Fate::mounted, kTwo, "c2").aboard(kOne, 6, kTwo, "b2").act(6);
  pistol.playUntil(moveOf(Verb::shootThing, 0),
                   [](const Rayguns& now) { return now.count(EventKind::warbotDestroyed) == 1; });
  pistol.expectPoints(kOne, 2);
}

void test_a_warbot_mounted_on_a_rocketship_that_is_destroyed_scores_two_as_well() {
  Rayguns game(4, kWarbots);
  game.ship(kOne, "e6", kNorth)
      .ship(kTwo, "g6", kNorth)
      .thing(0, Fate::mounted, kTwo, "i4")
      .defeated(kTwo, {0, 1, 2, 3, 4, 5});
  game.aboard(kTwo, 6, kOne, "b3").fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"}).shooting(kOne);
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::blast; });
  game.play(blast("h5"));
  game.expectPoints(kOne, 3 + 6 + 2);
}

// ---- Atomic cores -------------------------------------------------------------------------------------------------------------
void test_a_core_is_collected_and_mounted_on_control_panel_or_engine_for_two_points() {
  Rayguns game(2, kCores);  // on c5, e5 and g5
  game.inSpace(kOne, 6, "b5").tokens(kOne, 1).act(6).play(moveOf(Verb::take, 0));
  Rayguns mount(2, kCores);
  mount.aboard(kOne, 6, kOne, "b4").carried(0, kOne, 6).act(6);
  for (const char* space : {"f4", "a3", "a5"}) TEST_ASSERT_TRUE(mount.legal(moveOf(Verb::mount, at(space))));
  for (const char* space : {"h4", "c2", "c4", "b3"}) mount.expectRefused(moveOf(Verb::mount, at(space)));
  mount.play(moveOf(Verb::mount, at("a5")));
  mount.expectPoints(kOne, 2);
  TEST_ASSERT_EQUAL_UINT(3, mannedStations(mount.state, kOne, Station::engine));
}

void test_a_core_that_is_shot_turns_red_and_its_owner_cools_it_for_a_token_from_anywhere() {
  Rayguns game(2, kCores);
  game.thing(0, Fate::mounted, kTwo, "a3").aboard(kOne, 6, kTwo, "b3").tokens(kTwo, 1).act(6);
  game.playUntil(moveOf(Verb::shootThing, 0),
                 [](const Rayguns& now) { return now.count(EventKind::coreTurnedRed) == 1; });
  game.expectPoints(kOne, 0);
  game.tokens(kOne, 1);
  TEST_ASSERT_TRUE(game.offers(Verb::shootGun));
  TEST_ASSERT_FALSE(game.offers(Verb::shootThing));  // red it is already
  game.pass().pass();
  game.expectPhase(Phase::crew, kTwo);
  game.play(moveOf(Verb::cool, 0));
  game.expectTokens(kTwo, 0);
  TEST_ASSERT_TRUE(game.state.thing[0].fate == Fate::mounted);
}

void test_a_red_core_still_mans_its_station_until_it_explodes() {
  Rayguns game(2, kCores);
  game.thing(0, Fate::red, kOne, "a5", kTwo);
  TEST_ASSERT_TRUE(isManned(game.state, kOne, at("a5")));
}

void test_an_explosion_hurts_all_beside_it_and_burns_free_spaces_and_may_destroy_the_rocketship() {
  Rayguns game(4, kCores);
  game.thing(0, Fate::red, kOne, "a5", kTwo)
      .fires(kOne, {"c3", "d3", "d4", "e4", "f3"})
      .aboard(kTwo, 6, kOne, "b5")
      .pass();
  game.expectDefeated(kOne, 3);    // at the engine a4
  game.expectDefeated(kTwo, 6);    // the shooter's own
  game.expectBlasts(kOne, 5 + 2);  // a5 and b4
  game.expectPoints(kTwo, 1);
  Rayguns wreck(4, kCores);
  wreck.thing(0, Fate::red, kOne, "a5", kTwo).fires(kOne, {"c3", "d3", "d4", "e4", "f3", "g3"}).pass();
  TEST_ASSERT_FALSE(afloat(wreck.state, kOne));  // a5, b4, b5 burn: nine
  wreck.expectPoints(kTwo, 3 + 5 + 3 + 6);       // rocketship, rayguns, captain, crew
}

void test_an_explosion_destroys_rayguns_and_a_captain_takes_one_marker() {
  Rayguns game(4, kCores);
  game.thing(0, Fate::red, kOne, "f4", kTwo).aboard(kOne, 0, kOne, "g4").pass();
  game.expectQuestion(TaskKind::wound, kTwo);
  game.play(moveOf(Verb::ability, 0));
  TEST_ASSERT_FALSE(hasRaygun(game.state.ship[kOne], 2));  // f5
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kOne].wounds);
}

void test_a_core_that_anothers_explosion_turns_red_may_still_be_cooled() {
  Rayguns game(4, kCores);
  game.thing(0, Fate::red, kOne, "a3", kTwo).thing(1, Fate::mounted, kOne, "a4").tokens(kOne, 1).pass();
  TEST_ASSERT_EQUAL_size_t(1, game.count(EventKind::coreTurnedRed));
  game.expectPhase(Phase::crew, kOne);
  game.play(moveOf(Verb::cool, 1));
  TEST_ASSERT_TRUE(game.state.thing[1].fate == Fate::mounted);
  Rayguns chain(4, kCores);
  chain.thing(0, Fate::red, kOne, "a3", kTwo).thing(1, Fate::mounted, kOne, "a4").pass();
  TEST_ASSERT_EQUAL_size_t(2, chain.count(EventKind::exploded));  // no token: both
  Rayguns both(4, kCores);
  both.thing(0, Fate::red, kOne, "a3", kTwo).thing(1, Fate::red, kOne, "a5", kTwo).tokens(kOne, 1).pass();
  TEST_ASSERT_EQUAL_size_t(1, both.count(EventKind::exploded));
  both.play(moveOf(Verb::cool, 1)).expectPhase(Phase::crew, kTwo);
}

void test_what_a_figure_carries_lies_where_it_falls() {
  Rayguns game(2, kCores);
  game.inSpace(kTwo, 6, "e7")
      .carried(0, kTwo, 6)
      .inSpace(kOne, 6, "e8")
      .act(6)
      .playUntil(fight(kTwo, 6), [](const Rayguns& now) { return now.count(EventKind::dropped) == 1; });
  TEST_ASSERT_TRUE((game.state.thing[0].spot == Spot{kInSpace, static_cast<std::uint8_t>(at("e7"))}));
}

void test_what_lies_loose_or_is_carried_takes_no_damage_from_an_explosion() {
  Rayguns game(4, kCores);
  game.thing(0, Fate::red, kOne, "a5", kTwo)
      .thing(1, Fate::lying, kOne, "b5")
      .aboard(kOne, 6, kOne, "b4")
      .carried(2, kOne, 6)
      .pass();
  TEST_ASSERT_EQUAL_size_t(0, game.count(EventKind::coreTurnedRed));
  TEST_ASSERT_TRUE(game.state.thing[1].fate == Fate::lying);
  TEST_ASSERT_FALSE(hasBlast(game.state.ship[kOne], at("b5")));  // a token lies there
  TEST_ASSERT_TRUE(
      (game.state.thing[2].spot == Spot{kOne, static_cast<std::uint8_t>(at("b4"))}));  // dropped by who fell
}

// ---- Ironwill -----------------------------------------------------------------------------------------------------------------
void test_who_lies_on_the_side_mans_nothing_does_not_dodge_and_rolls_nothing() {
  Rayguns game;
  game.ironwill().aboard(kTwo, 5, kTwo, "c6", kHurt | kTipped).tokens(kTwo, 3).aboard(kOne, 6, kTwo, "b6").act(6);
  TEST_ASSERT_FALSE(isManned(game.state, kTwo, at("c6")));
  game.playUntil(shoot(kTwo, 5), [](const Rayguns& now) { return now.event(EventKind::pistolRoll).c >= 5; });
  game.expectDefeated(kTwo, 5);  // though p2 has tokens: the second damage
  game.expectPoints(kOne, 1);
  Rayguns melee;
  melee.ironwill().aboard(kTwo, 5, kTwo, "c6", kHurt | kTipped).aboard(kOne, 6, kTwo, "b6").act(6).play(fight(kTwo, 5));
  TEST_ASSERT_EQUAL(0, melee.event(EventKind::meleeRoll).value >> 8);
  melee.expectDefeated(kTwo, 5);
}

void test_the_words_for_a_hit_at_a_raygun_do_not_count_who_lies_there() {
  Rayguns game;
  game.ironwill().ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne).aboard(kTwo, 4, kTwo, "g2");
  game.playUntil(fire(kTwo, true), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::gunHit; });
  game.expectWords(moveOf(Verb::gun, 2), "Hit the raygun on g2: Pirate 4 mans it.");
  game.aboard(kTwo, 4, kTwo, "g2", kHurt | kTipped);
  game.expectWords(moveOf(Verb::gun, 2), "Hit the raygun on g2: nobody mans it.");
}

void test_the_princess_begins_a_sentence_with_a_capital() {
  Rayguns game(2, kPrincess);
  game.state.princess = kGone;
  game.aboard(kOne, kPrincessFigure, kOne, "b4").act(kPrincessFigure);
  game.expectWords(kPass, "The princess is done.");
}

void test_an_attacker_whom_a_riposte_tips_over_has_acted() {
  Rayguns game;
  game.ironwill().aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").tokens(kOne, 2).act(6);
  game.playUntil(fight(kTwo, 6), [](const Rayguns& now) { return isTipped(now.state.figure[kOne][6]); });
  TEST_ASSERT_EQUAL_UINT8(kNoFigure, game.state.actor);
  game.expectRefused(moveOf(Verb::act, 6));
}

void test_standing_up_costs_a_token_and_the_figure_acts_still_hurt() {
  Rayguns game;
  game.ironwill().aboard(kOne, 6, kOne, "b4", kHurt | kTipped).tokens(kOne, 1).act(6);
  TEST_ASSERT_FALSE(game.offers(Verb::go));
  game.play(moveOf(Verb::stand));
  game.expectTokens(kOne, 0);
  TEST_ASSERT_EQUAL_UINT8(2, game.state.steps);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.attacks);
  TEST_ASSERT_TRUE((game.state.figure[kOne][6].marks & kHurt) != 0);
}

void test_a_neighbour_heals_hurt_crew_for_a_token() {
  Rayguns game;
  game.ironwill().aboard(kOne, 6, kOne, "b4", kHurt | kTipped).aboard(kOne, 5, kOne, "c3").tokens(kOne, 1).act(5);
  game.play(moveOf(Verb::healCrew, 6));
  game.expectTokens(kOne, 0);
  TEST_ASSERT_EQUAL_UINT8(0, game.state.figure[kOne][6].marks & (kHurt | kTipped));
}

void test_without_ironwill_the_first_damage_defeats_crew() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").act(6).playUntil(shoot(kTwo, 6), defeatedOne);
  game.expectDefeated(kTwo, 6);
}

}  // namespace

void runEpisodeTests() {
  RUN_TEST(test_on_the_hatch_she_brings_the_kidnapper_an_extra_star_card);
  RUN_TEST(test_the_kidnapper_draws_one_once_she_is_rescued);
  RUN_TEST(test_a_neighbour_of_another_player_rescues_her_for_a_token);
  RUN_TEST(test_the_rescued_princess_stands_beside_the_hatch_if_it_is_taken);
  RUN_TEST(test_she_moves_four_spaces_and_neither_attacks_nor_carries_nor_searches);
  RUN_TEST(test_she_mans_raygun_cockpit_and_control_panel_but_neither_engine_nor_hatch);
  RUN_TEST(test_she_heals_the_captain_once_a_turn_for_nothing);
  RUN_TEST(test_once_she_healed_she_ignores_no_damage_in_that_turn);
  RUN_TEST(test_damaged_she_returns_to_the_kidnappers_hatch_and_is_never_defeated);
  RUN_TEST(test_she_returns_to_a_hatch_that_burns);
  RUN_TEST(test_she_is_worth_five_at_the_end_to_kidnapper_or_rescuer);
  RUN_TEST(test_with_the_kidnappers_rocketship_gone_she_drifts_at_the_wreck);
  RUN_TEST(test_without_the_kidnappers_rocketship_a_damaged_princess_stays);
  RUN_TEST(test_when_her_player_is_out_she_stays_where_she_stands_and_is_nobodys);
  RUN_TEST(test_the_tape_is_stolen_by_a_neighbour_for_a_token_and_dropped_where_its_carrier_falls);
  RUN_TEST(test_the_crew_that_guards_the_tape_may_carry_it_too);
  RUN_TEST(test_the_tape_is_worth_five_to_who_has_it_at_the_end_and_nobodys_in_space);
  RUN_TEST(test_at_the_end_a_destroyed_rocketship_holds_neither_tape_nor_princess);
  RUN_TEST(test_a_warbot_is_collected_by_a_neighbour_for_a_token_one_a_figure);
  RUN_TEST(test_a_warbot_is_mounted_only_on_a_cockpit_or_raygun_of_the_own_rocketship);
  RUN_TEST(test_a_mounted_warbot_serves_its_raygun_and_may_share_the_space);
  RUN_TEST(test_a_mounted_warbot_cannot_be_stolen);
  RUN_TEST(test_a_warbot_is_destroyed_like_a_raygun_for_two_points);
  RUN_TEST(test_a_warbot_mounted_on_a_rocketship_that_is_destroyed_scores_two_as_well);
  RUN_TEST(test_a_core_is_collected_and_mounted_on_control_panel_or_engine_for_two_points);
  RUN_TEST(test_a_core_that_is_shot_turns_red_and_its_owner_cools_it_for_a_token_from_anywhere);
  RUN_TEST(test_a_red_core_still_mans_its_station_until_it_explodes);
  RUN_TEST(test_an_explosion_hurts_all_beside_it_and_burns_free_spaces_and_may_destroy_the_rocketship);
  RUN_TEST(test_an_explosion_destroys_rayguns_and_a_captain_takes_one_marker);
  RUN_TEST(test_a_core_that_anothers_explosion_turns_red_may_still_be_cooled);
  RUN_TEST(test_what_a_figure_carries_lies_where_it_falls);
  RUN_TEST(test_what_lies_loose_or_is_carried_takes_no_damage_from_an_explosion);
  RUN_TEST(test_who_lies_on_the_side_mans_nothing_does_not_dodge_and_rolls_nothing);
  RUN_TEST(test_the_words_for_a_hit_at_a_raygun_do_not_count_who_lies_there);
  RUN_TEST(test_the_princess_begins_a_sentence_with_a_capital);
  RUN_TEST(test_an_attacker_whom_a_riposte_tips_over_has_acted);
  RUN_TEST(test_standing_up_costs_a_token_and_the_figure_acts_still_hurt);
  RUN_TEST(test_a_neighbour_heals_hurt_crew_for_a_token);
  RUN_TEST(test_without_ironwill_the_first_damage_defeats_crew);
}

}  // namespace rayguns_test
