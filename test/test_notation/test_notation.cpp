// Positions, moves and records as text, over every registered game: what is written is read back byte for byte, and what
// is wrong is refused with its place and its reason. Then come the own keys of the games; the steps of a
// description stand in description_tests.cpp.
#include <unity.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <sstream>

#include "notation/notation.h"
#include "notation/reading.h"
#include "notation_tests.h"
#include "rules/pew_pew/pew_pew.h"
#include "rules/pew_pew/state.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"
#include "rules/stellar_siege/state.h"
#include "rules/stellar_siege/stellar_siege.h"
#include "rules/template_game/state.h"
#include "rules/template_game/template_game.h"
#include "session/registry.h"
#include "support/old_saves.h"

using namespace armada;

void setUp() {}
void tearDown() {}

namespace {

constexpr Seed kSeeds = 20;

// Positions of a random game: the dealt one, the last one, and one of so many between them, others with each seed.
template <class Visit>
void visitPositions(const Game& game, Seed seed, Visit visit) {
  StateBox state{};
  Options options = standardOptions(game);
  for (std::size_t i = 0; i < game.optionCount; ++i)
    options.choice[i] = static_cast<std::uint8_t>((seed + i) % game.options[i].count);
  game.deal(state.at(), options, seed);
  Rng rng = Rng::seeded(seed + 1);
  const unsigned sample = game.bounds.movesAGame > 5000 ? 61 : 7;  // texts take their time
  for (unsigned number = 0;; ++number) {
    MoveList legal;
    legal.clear();
    game.legalMoves(state.at(), legal);
    if (number == 0 || legal.empty() || number % sample == seed % sample) visit(state);
    if (legal.empty()) return;
    Events silent;
    game.apply(state.at(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))], silent);
  }
}

std::string dealt(const Game& game, Seed seed) {
  StateBox state{};
  game.deal(state.at(), standardOptions(game), seed);
  return positionText(game, state.at());
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// ---- every game -----------------------------------------------------------------------------------------------------

void test_every_registered_game_has_a_notation() {
  for (std::size_t i = 0; i < gameCount(); ++i) TEST_ASSERT_NOT_NULL_MESSAGE(notationOf(gameAt(i)), gameAt(i).id);
}

void test_a_printed_position_is_read_back_byte_for_byte() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (Seed seed = 0; seed < kSeeds; ++seed) {
      visitPositions(game, seed, [&](const StateBox& state) {
        const std::string text = positionText(game, state.at());
        const Position back = readPosition("p.txt", text);
        TEST_ASSERT_EQUAL_PTR(&game, back.game);
        TEST_ASSERT_EQUAL_UINT8_ARRAY(state.bytes, back.state.bytes, game.stateBytes);
        TEST_ASSERT_EQUAL_STRING(text.c_str(), positionText(game, back.state.at()).c_str());
      });
    }
  }
}

void test_a_text_of_heading_game_and_seed_is_the_seeds_deal() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::string id = gameAt(i).id;
    for (const Seed seed : {0u, 7u, 0xFFFFFFFFu}) {
      const Position read =
          readPosition("p", "armada-position 1\ngame " + id + "\nseed " + std::to_string(seed) + "\n");
      TEST_ASSERT_EQUAL_STRING(dealt(gameAt(i), seed).c_str(), positionText(gameAt(i), read.state.at()).c_str());
    }
    const Position zero = readPosition("p", "armada-position 1\ngame " + id + "\n");
    TEST_ASSERT_EQUAL_STRING(dealt(gameAt(i), 0).c_str(), positionText(gameAt(i), zero.state.at()).c_str());
  }
}

void test_comments_blank_lines_and_dos_line_ends_do_not_matter() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::string plain = dealt(gameAt(i), 5);
    std::string loose = "# a comment\r\n\r\n";
    for (const std::string& line : linesOf(plain)) loose += "  " + line + " \t# and another\r\n\r\n";
    TEST_ASSERT_EQUAL_STRING(plain.c_str(), positionText(gameAt(i), readPosition("p", loose).state.at()).c_str());
  }
}

void test_a_key_that_no_game_knows_is_refused_in_its_line() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    std::vector<std::string> lines = linesOf(dealt(gameAt(i), 5));
    lines.push_back("bananas 3");
    const Refused refused = refusalOf([&] { readPosition("p.txt", joined(lines)); });
    const std::string place = "p.txt:" + std::to_string(lines.size());
    TEST_ASSERT_EQUAL_STRING(place.c_str(), refused.where.substr(0, place.size()).c_str());
  }
}

void test_the_generator_twice_is_refused() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::string text = dealt(gameAt(i), 5);
    const std::size_t at = text.find("generator");
    TEST_ASSERT_TRUE_MESSAGE(at != std::string::npos, "every position names its generator");
    const std::string line = text.substr(at, text.find('\n', at) - at + 1);
    const Refused refused = refusalOf([&] { readPosition("p.txt", text + line); });
    TEST_ASSERT_TRUE(refused.why.find("twice") != std::string::npos);
  }
}

// A word too few, a word too many, a word that is another: refused or a valid position, and never anything else.
void test_mangled_texts_are_refused_with_a_place_or_are_positions() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    const std::vector<std::string> lines = linesOf(dealt(game, 9));
    static const char* const kWords[] = {"", "0", "-1", "99999999999999999999", "0x", "red", "Wren", "1", "4", "zzz"};
    for (std::size_t at = 0; at < lines.size(); ++at) {
      for (const char* word : kWords) {
        for (int way = 0; way < 3; ++way) {
          std::vector<std::string> spoilt = lines;
          const std::size_t blank = spoilt[at].rfind(' ');
          if (way == 0) spoilt[at] += std::string(" ") + word;
          if (way == 1) spoilt[at] = spoilt[at].substr(0, blank) + " " + word;
          if (way == 2) spoilt[at] = word;
          try {
            const Position position = readPosition("p.txt", joined(spoilt));
            TEST_ASSERT_TRUE(position.game->valid(position.state.at()));
          } catch (const Refused& refused) {
            TEST_ASSERT_EQUAL_STRING("p.txt", refused.where.substr(0, 5).c_str());
            TEST_ASSERT_TRUE(refused.why.size() > 5);
          }
        }
      }
    }
  }
}

void test_every_prefix_of_a_text_is_refused_or_a_position() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::string text = dealt(gameAt(i), 9);
    for (std::size_t cut = 0; cut < text.size(); ++cut) {
      try {
        const Position position = readPosition("p.txt", text.substr(0, cut));
        TEST_ASSERT_TRUE(position.game->valid(position.state.at()));
      } catch (const Refused& refused) {
        TEST_ASSERT_EQUAL_STRING("p.txt", refused.where.substr(0, 5).c_str());
      }
    }
  }
}

// ---- headings and shared keys ---------------------------------------------------------------------------------------

void test_headings_are_refused_by_name() {
  assertRefused("p.txt: it is empty; `armada-position 1` should be its first line", "");
  assertRefused("p.txt:1:1: the first line should be `armada-position 1`", "hello\n");
  assertRefused("p.txt:1:17: this program knows format 1 alone", "armada-position 2\n");
  assertRefused("p.txt:1: `armada-position` needs a word behind it", "armada-position\n");
  assertRefused("p.txt: `game` is missing", "armada-position 1\n");
  assertRefused("p.txt:2:1: `game` should be the second line", "armada-position 1\nseed 3\n");
  const Refused unknown = refusalOf([] { readPosition("p.txt", "armada-position 1\ngame chess\n"); });
  TEST_ASSERT_EQUAL_STRING("p.txt:2:6", unknown.where.c_str());
  TEST_ASSERT_EQUAL_STRING("no game is called `chess`", unknown.why.substr(0, 25).c_str());
}

void test_seeds_and_options_are_checked() {
  const std::string head = "armada-position 1\ngame template\n";
  assertRefused("p.txt:3:6: `seed` takes 0 to 4294967295, not 4294967296", head + "seed 4294967296\n");
  assertRefused("p.txt:3:6: `seed` takes 0 to 4294967295, not -1", head + "seed -1\n");
  assertRefused("p.txt:3:6: `7.5` is no number", head + "seed 7.5\n");
  assertRefused("p.txt:4:1: `seed` is given twice", head + "seed 7\nseed 7\n");
  assertRefused("p.txt:3:8: option `hand` is one of 3, 4, 5, not `6`", head + "option hand 6\n");
  assertRefused("p.txt:3:8: template has no option `deck`; it has: hand", head + "option deck 6\n");
  assertRefused("p.txt:4:8: option `hand` is given twice", head + "option hand 3\noption hand 4\n");
  assertRefused("p.txt:4:1: `seed` should come before the lines of the game", head + "phase attack\nseed 7\n");
}

// ---- Picket Line ----------------------------------------------------------------------------------------------------

const std::string kPicket = "armada-position 1\ngame template\n";

template_game::State picket(const std::string& lines) {
  const Position position = readPosition("p.txt", kPicket + lines);
  template_game::State state;
  std::memcpy(&state, position.state.bytes, sizeof state);
  return state;
}

void test_picket_line_ships_named_nowhere_lie_in_the_pile_in_the_tables_order() {
  const template_game::State state = picket("hand red Eagle Wren\nhand blue Gull\n");
  TEST_ASSERT_EQUAL_size_t(17, state.pile.size());
  TEST_ASSERT_EQUAL_UINT8(2, state.pile[0]);
  TEST_ASSERT_EQUAL_UINT8(19, state.pile.back());
  TEST_ASSERT_EQUAL_UINT8(1, state.hand[0][0]);
  TEST_ASSERT_EQUAL_UINT8(20, state.hand[0][1]);
}

void test_picket_line_the_attacker_follows_from_the_fights() {
  const template_game::State state =
      picket("hand red Wren\nhand blue Gull\nfights blue broke 0 held 1 tossed 0\nspent Finch Lark\n");
  TEST_ASSERT_EQUAL_UINT8(1, state.attacker);
}

void test_picket_line_refusals_name_place_and_reason() {
  assertRefused("p.txt:3:10: no ship is called `Parrot`", kPicket + "hand red Parrot\n");
  assertRefused("p.txt:3:6: `green` is not known here: red or blue", kPicket + "hand green Wren\n");
  assertRefused("p.txt:4:11: Wren has a place already", kPicket + "hand red Wren\nhand blue Wren\n");
  assertRefused("p.txt:4:6: `hand red` is given twice", kPicket + "hand red\nhand red Wren\n");
  assertRefused("p.txt:3:21: `line` holds at most 2 ships", kPicket + "line red Wren Finch Lark\n");
  assertRefused("p.txt:3:18: `fights` takes 0 to 20, not 21", kPicket + "fights red broke 21 held 0 tossed 0\n");
  assertRefused("p.txt:4:1: `phase` is given twice", kPicket + "phase attack\nphase attack\n");
  assertRefused("p.txt:3:7: `lunch` is not known here: attack, answer or over", kPicket + "phase lunch\n");
  assertRefused("p.txt:3: `generator` needs 4 words behind it", kPicket + "generator 0x1 0x2\n");
  assertRefused("p.txt:3:1: `bananas` is not a key of this game", kPicket + "bananas\n");
}

void test_picket_line_bookkeeping_is_refused_with_what_is_wrong() {
  assertRefused("p.txt: this is no position of Picket Line: a ship is missing or there twice",
                kPicket + "hand red Wren\npile Finch\n");
  assertRefused("p.txt: this is no position of Picket Line: the generator is blank", kPicket + "generator 0 0 0 0\n");
}

// ---- Pew Pew! -------------------------------------------------------------------------------------------------------

const std::string kDuel = "armada-position 1\ngame pew_pew\n";

pew_pew::State flown(const std::string& lines) {
  const Position position = readPosition("p.txt", kDuel + lines);
  pew_pew::State state;
  std::memcpy(&state, position.state.bytes, sizeof state);
  return state;
}

void test_pew_pew_tokens_that_are_not_on_the_table_lie_in_the_pool() {
  const pew_pew::State state = flown("pew 2 up\npew 3 left 4\nmissile 1 left\n");
  TEST_ASSERT_EQUAL_UINT8(12, state.tokens);
  TEST_ASSERT_EQUAL_UINT8(1, pew_pew::pewsAt(state, 2, 1));
  TEST_ASSERT_EQUAL_UINT8(4, pew_pew::pewsAt(state, 3, 3));
  TEST_ASSERT_TRUE(pew_pew::missileAt(state, 1, 3));
  assertRefused("p.txt: there are only 18 Pew!/Missile tokens", kDuel + "pew 2 up 18\nmissile 1 left\n");
}

void test_pew_pew_action_points_began_as_many_as_are_left_unless_it_is_said() {
  TEST_ASSERT_EQUAL_UINT8(3, flown("actions 3\n").countedPoints);
  TEST_ASSERT_EQUAL_UINT8(5, flown("actions 3 5\n").countedPoints);
  assertRefused("p.txt:3:11: `actions` takes 3 to 10, not 2", kDuel + "actions 3 2\n");
}

void test_pew_pew_refusals_name_place_and_reason() {
  assertRefused("p.txt:4:10: card 5 has a place already", kDuel + "card 1 5\ndiscards 5\n");
  assertRefused("p.txt:3:8: `card` takes 1 to 27, not 28", kDuel + "card 1 28\n");
  assertRefused("p.txt:4:6: `card 1` is given twice", kDuel + "card 1 5\ncard 1 6\n");
  assertRefused("p.txt:4:9: `missile 1 left` is given twice", kDuel + "missile 1 left\nmissile 1 left\n");
  assertRefused("p.txt:4:5: `pew 1 left` is given twice", kDuel + "pew 1 left\npew 1 left 2\n");
  assertRefused("p.txt:3: `alien` needs 4 words behind it", kDuel + "alien Moth 2 up\n");
}

// ---- Stellar Siege --------------------------------------------------------------------------------------------------

namespace siege = stellar_siege;

const std::string kSiege = "armada-position 1\ngame stellar_siege\noption first antillians\n";

siege::State besieged(const std::string& lines) {
  const Position position = readPosition("p.txt", kSiege + lines);
  siege::State state;
  std::memcpy(&state, position.state.bytes, sizeof state);
  return state;
}

std::size_t countIn(const siege::DrawPile& pile, siege::Kind kind) {
  return static_cast<std::size_t>(std::count(pile.begin(), pile.end(), kind));
}

void test_stellar_siege_cards_named_nowhere_lie_in_the_draw_pile_in_the_order_of_the_deal() {
  const siege::State state = besieged(
      "hand antillians draw-1-2 any-planet\nalien antillians 3 draw-1-2\nhand morkolytes draw-1-2\n"
      "discards morkolytes anywhere\n");
  TEST_ASSERT_EQUAL_size_t(27, state.pile[0].size());
  TEST_ASSERT_EQUAL_size_t(1, countIn(state.pile[0], siege::Kind::drawFew));
  TEST_ASSERT_EQUAL_size_t(0, countIn(state.pile[0], siege::Kind::anyPlanet));
  TEST_ASSERT_EQUAL_size_t(28, state.pile[1].size());
  TEST_ASSERT_EQUAL_size_t(0, countIn(state.pile[1], siege::Kind::anywhere));
  siege::State dealt;
  Options options = standardOptions(kStellarSiege);
  options.choice[1] = 1;  // the Antillians begin
  siege::deal(dealt, options, 0);
  TEST_ASSERT_EQUAL_UINT8(siege::indexOf(dealt.pile[1][0]), siege::indexOf(state.pile[1][0]));
  TEST_ASSERT_EQUAL_UINT8(dealt.sides, state.sides);
}

void test_stellar_siege_with_a_named_pile_the_rest_is_discarded() {
  const siege::State state =
      besieged("hand antillians any-time\npile antillians adjacent draw-3-4\nhand morkolytes draw-1-2\n");
  TEST_ASSERT_EQUAL_size_t(2, state.pile[0].size());
  TEST_ASSERT_EQUAL_UINT8(siege::indexOf(siege::Kind::drawMany), siege::indexOf(state.pile[0].back()));
  TEST_ASSERT_EQUAL_UINT8(27, state.discards[0].total);
  TEST_ASSERT_EQUAL_UINT8(2, state.discards[0].count(siege::Kind::anyTime));
  TEST_ASSERT_EQUAL_UINT8(0, state.discards[1].total);
}

void test_stellar_siege_gifts_change_the_decks() {
  const siege::State state =
      besieged("hand antillians draw-1-2\nhand morkolytes draw-1-2\ngiven anywhere 1\ngiven any-time -2\n");
  TEST_ASSERT_EQUAL_size_t(0, countIn(state.pile[0], siege::Kind::anywhere));
  TEST_ASSERT_EQUAL_size_t(2, countIn(state.pile[1], siege::Kind::anywhere));
  TEST_ASSERT_EQUAL_size_t(5, countIn(state.pile[0], siege::Kind::anyTime));
  TEST_ASSERT_EQUAL_size_t(1, countIn(state.pile[1], siege::Kind::anyTime));
}

void test_stellar_siege_whose_turn_it_is_follows_from_the_turns() {
  const std::string hands = "hand antillians draw-1-2\nhand morkolytes draw-1-2\n";
  TEST_ASSERT_EQUAL_UINT8(0, besieged(hands + "turns 4\n").active);
  TEST_ASSERT_EQUAL_UINT8(1, besieged(hands + "turns 5\n").active);
}

void test_stellar_siege_switching_asks_for_the_first_planet_until_one_is_chosen() {
  const std::string lines =
      "sides a a a a a a a a\nhand antillians draw-1-2\nhand morkolytes draw-1-2\nalien antillians 1 any-time\n"
      "phase planets\nturn effect-used\nplanet 1\ndeployed any-time\neffect siptou\n";
  TEST_ASSERT_EQUAL_UINT8(siege::kNoPlanet, besieged(lines).chosen);
  TEST_ASSERT_EQUAL_UINT8(6, besieged(lines + "chosen 7\n").chosen);
}

void test_stellar_siege_refusals_name_place_and_reason() {
  assertRefused(
      "p.txt:4:17: `wasp` is not known here: draw-1-2, draw-3-4, discard-1-2, discard-2-3, enemy-draws-1-2, "
      "enemy-draws-2-3, enemy-discards-1-2, any-time, adjacent, anywhere, any-planet or additional",
      kSiege + "hand antillians wasp\n");
  assertRefused("p.txt:4:6: `terrans` is not known here: antillians or morkolytes", kSiege + "hand terrans draw-1-2\n");
  assertRefused("p.txt:4:18: `alien` takes 1 to 8, not 9", kSiege + "alien antillians 9 draw-1-2\n");
  assertRefused("p.txt:4: `alien` needs 3 words behind it", kSiege + "alien antillians 8\n");
  assertRefused("p.txt:5:6: `hand antillians` is given twice",
                kSiege + "hand antillians draw-1-2\nhand antillians draw-1-2\n");
  assertRefused("p.txt:4: `sides` needs 8 words behind it", kSiege + "sides a b\n");
  assertRefused("p.txt:4:12: `adjustment` takes -1 to 1, not 2", kSiege + "adjustment 2\n");
  assertRefused("p.txt:5:1: `turns` is given twice", kSiege + "turns 2\nturns 2\n");
  assertRefused("p.txt:4:1: `bananas` is not a key of this game", kSiege + "bananas\n");
}

void test_stellar_siege_bookkeeping_is_refused_with_what_is_wrong() {
  const std::string head = "p.txt: this is no position of Stellar Siege: ";
  assertRefused((head + "an Antillian is missing or there too often").c_str(),
                kSiege + "hand antillians anywhere anywhere\nhand morkolytes draw-1-2\n");
  assertRefused((head + "an empty hand draws four, or passes").c_str(), kSiege + "hand morkolytes draw-1-2\n");
  assertRefused((head + "the generator is blank").c_str(), kSiege + "generator 0 0 0 0\n");
}

// ---- Pulp Invasion --------------------------------------------------------------------------------------------------

namespace pulp = pulp_invasion;

const std::string kInvasion = "armada-position 1\ngame pulp_invasion\n";

pulp::State invaded(const std::string& lines) {
  const Position position = readPosition("p.txt", kInvasion + lines);
  pulp::State state;
  std::memcpy(&state, position.state.bytes, sizeof state);
  return state;
}

pulp::Card cardCalled(const char* name) {
  pulp::Card card = 0;
  while (std::strcmp(pulp::kEncounterCard[card].name, name) != 0) ++card;
  return card;
}

const std::string kInvasionLine =
    "line 1 iron-sentry engaged\nline 2 clockwork-corsair\nline 3 left\nline 4 void-lancer\nlocation ion-reef\n";

void test_pulp_invasion_cards_named_nowhere_lie_in_the_deck_as_far_as_the_round_leaves_room() {
  const pulp::State state = invaded("round 3\nhand sergeant-steel\n" + kInvasionLine);
  TEST_ASSERT_EQUAL_size_t(48 - 12, state.deck.size());
  TEST_ASSERT_FALSE(state.deck.contains(cardCalled("Sergeant Steel")));
  TEST_ASSERT_FALSE(state.deck.contains(cardCalled("Ion Reef")));
  int discarded = 0;
  for (pulp::Card card = 0; card < pulp::kEncounterCards; ++card) discarded += state.discards.has(card) ? 1 : 0;
  TEST_ASSERT_EQUAL_INT(48 - 36 - 5, discarded);
  pulp::State dealt;
  pulp::deal(dealt, standardOptions(kPulpInvasion), 0);
  TEST_ASSERT_EQUAL_UINT8(dealt.deck[0], state.deck[0]);
}

void test_pulp_invasion_the_first_standing_card_is_asked_about() {
  const pulp::State state = invaded(kInvasionLine);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(pulp::Phase::question), static_cast<std::uint8_t>(state.phase));
  TEST_ASSERT_EQUAL_UINT8(1, state.current);
  TEST_ASSERT_EQUAL_UINT8(pulp::kNoCard, state.line[2]);
  TEST_ASSERT_TRUE(state.status[2] == pulp::LineStatus::left);
}

void test_pulp_invasion_a_captain_comes_with_maxima_and_two_dice() {
  const pulp::State state = invaded("captain doc-saturnine\n" + kInvasionLine);
  const pulp::CaptainCard& captain = pulp::kCaptainCard[state.captain];
  TEST_ASSERT_EQUAL_STRING("Doc Saturnine", captain.name);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(captain.maximum, state.ability, pulp::kAbilities);
  TEST_ASSERT_TRUE(state.die[0].die == captain.offered[0] && state.die[1].die == captain.offered[1]);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(captain.offered[2]), state.stayedBehind);
}

void test_pulp_invasion_yellow_cubes_in_the_bag_are_the_weapons_to_be_found() {
  const pulp::State state = invaded("weapon comet-lens 0 1 0\nweapon sun-hammer\n" + kInvasionLine);
  TEST_ASSERT_EQUAL_UINT8(2, state.bag[pulp::at(pulp::Cube::weapon)]);
  TEST_ASSERT_EQUAL_size_t(2, state.weaponDeck.size());
  TEST_ASSERT_EQUAL_UINT8(1, state.found[0].cubes[1]);
}

void test_pulp_invasion_a_planet_is_used_up_in_every_round() {
  const pulp::State state = invaded("round 5\nplanet umbra\n" + kInvasionLine);
  TEST_ASSERT_EQUAL_STRING("Umbra", pulp::kPlanetCard[state.planet].name);
  TEST_ASSERT_EQUAL_size_t(1, state.planetRow.size());
  TEST_ASSERT_EQUAL_size_t(6, state.planetDeck.size());
}

void test_pulp_invasion_decks_that_nobody_has_looked_through_are_unknown() {
  pulp::State dealt;
  pulp::deal(dealt, standardOptions(kPulpInvasion), 5);
  const pulp::State seen = pulp::observe(dealt, 0);
  const std::string text = positionText(kPulpInvasion, &seen);
  TEST_ASSERT_TRUE(text.find("\ndeck unknown  # 48 cards\n") != std::string::npos);
  TEST_ASSERT_TRUE(text.find("\nweapon-deck unknown  # 4 cards\n") != std::string::npos);
}

void test_pulp_invasion_refusals_name_place_and_reason() {
  assertRefused("p.txt:3:6: no card is called `parrot`", kInvasion + "hand parrot\n");
  assertRefused("p.txt:3:21: sergeant-steel is given twice", kInvasion + "hand sergeant-steel sergeant-steel\n");
  assertRefused("p.txt:3:7: `round` takes 1 to 12, not 13", kInvasion + "round 13\n");
  assertRefused("p.txt:3:6: `line` takes 1 to 4, not 5", kInvasion + "line 5 iron-sentry\n");
  assertRefused("p.txt:4:6: `line 1` is given twice", kInvasion + "line 1 iron-sentry\nline 1 void-lancer\n");
  assertRefused("p.txt:4:8: sun-hammer has a place already",
                kInvasion + "weapon sun-hammer\nweapon sun-hammer 1 0 0\n");
  assertRefused("p.txt:3: `ability` needs 3 words behind it", kInvasion + "ability 3 5\n");
  assertRefused("p.txt:3:7: `green` is not known here: red, orange, blue, yellow, black or white",
                kInvasion + "drawn green\n");
  assertRefused("p.txt:3:1: `bananas` is not a key of this game", kInvasion + "bananas\n");
}

// ---- moves, words ---------------------------------------------------------------------------------------------------

void test_moves_are_numbers_and_nothing_else() {
  TEST_ASSERT_EQUAL_UINT32(12, readMove("move 1", "12"));
  TEST_ASSERT_EQUAL_UINT32(kNoMove - 1, readMove("move 1", "4294967294"));
  for (const char* word : {"", "x", "1x", "-1", "4294967295", "1.0", " 1", "99999999999999999999"})
    TEST_ASSERT_EQUAL_STRING("move 1", refusalOf([&] { readMove("move 1", word); }).where.c_str());
}

void test_every_legal_move_and_event_has_words_on_one_line() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    visitPositions(game, 3, [&](const StateBox& state) {
      MoveList legal;
      legal.clear();
      game.legalMoves(state.at(), legal);
      for (const Move move : legal) {
        const std::string words = moveText(game, state.at(), move);
        TEST_ASSERT_TRUE(words.size() > 4 && words.find('\n') == std::string::npos);
        StateBox after = state;
        EventBuffer<kMaxEventsAMove> happened;
        TEST_ASSERT_TRUE(game.apply(after.at(), move, happened));
        for (const Event& event : happened) {
          const std::string told = eventText(game, after.at(), event);
          TEST_ASSERT_EQUAL_STRING("event ", told.substr(0, 6).c_str());
          TEST_ASSERT_EQUAL_size_t(told.size() - 1, told.find('\n'));
        }
      }
      TEST_ASSERT_TRUE(statusText(game, state.at()).find("outcome ") != std::string::npos);
    });
  }
}

// ---- records --------------------------------------------------------------------------------------------------------

Record randomGame(const Game& game, Seed seed) {
  Record record;
  record.game = &game;
  record.version = game.version;
  record.seed = seed;
  record.options = standardOptions(game);
  StateBox state{};
  game.deal(state.at(), record.options, seed);
  record.dealHash = stateHash(game, state.at());
  Rng rng = Rng::seeded(seed);
  MoveList legal;
  while (true) {
    legal.clear();
    game.legalMoves(state.at(), legal);
    if (legal.empty()) return record;
    const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    Events silent;
    game.apply(state.at(), move, silent);
    record.moves.push_back({move, stateHash(game, state.at())});
  }
}

void test_a_record_replays_and_is_written_the_same_again() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    for (Seed seed = 0; seed < kSeeds; ++seed) {
      const std::string text = recordText(randomGame(gameAt(i), seed));
      TEST_ASSERT_EQUAL_STRING(text.c_str(), recordText(replayRecord("r.txt", text)).c_str());
    }
  }
}

void test_a_session_gives_the_record_of_what_was_played_and_not_taken_back() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Record played = randomGame(gameAt(i), 5);
    static Session session;
    session.close();
    session.start(gameAt(i), played.options, played.seed);
    Events silent;
    const std::size_t made = std::min<std::size_t>(6, played.moves.size() - 1);  // and the game goes on
    for (std::size_t k = 0; k < made; ++k) TEST_ASSERT_TRUE(session.play(played.moves[k].move, silent));
    const std::size_t left = session.undo() ? made - 1 : made;
    const Record record = recordOf(session);
    TEST_ASSERT_EQUAL_size_t(left, record.moves.size());
    for (std::size_t k = 0; k < left; ++k) TEST_ASSERT_EQUAL_HEX32(played.moves[k].hash, record.moves[k].hash);
    const std::string text = recordText(record);
    TEST_ASSERT_TRUE(text.find("\nresult playing -") != std::string::npos);
    TEST_ASSERT_EQUAL_STRING(text.c_str(), recordText(replayRecord("r.txt", text)).c_str());
  }
}

void test_a_game_whose_first_moves_are_dropped_says_that_it_has_no_record() {
  static Session session;
  static std::uint8_t image[kMaxImageBytes];
  int dropped = 0;
  for (const armada_test::SavedGame& saved : armada_test::kSavedGames) {
    if (saved.dropped == 0) continue;
    session.close();
    const LoadResult loaded =
        session.load(image, armada_test::imageOf(saved, image, sizeof image), findGame(saved.game));
    if (loaded == LoadResult::otherVersion) continue;  // test_session says which
    ++dropped;
    TEST_ASSERT_EQUAL_STRING("its first moves are no longer known, so it cannot be played again",
                             refusalOf([&] { recordOf(session); }).why.c_str());
  }
  TEST_ASSERT_GREATER_THAN_INT(0, dropped);
}

// Each change replays the whole record: of a long one its head, its end and a sample between are changed.
std::vector<std::size_t> linesToSpoil(std::size_t count) {
  constexpr std::size_t kWhole = 150, kEnds = 24;
  const std::size_t sample = count <= kWhole ? 1 : count / (kWhole - 2 * kEnds);
  std::vector<std::size_t> chosen;
  for (std::size_t at = 0; at < count; ++at)
    if (at < kEnds || at + kEnds >= count || at % sample == 0) chosen.push_back(at);
  return chosen;
}

void test_a_changed_record_is_refused_at_its_line() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::vector<std::string> lines = linesOf(recordText(randomGame(gameAt(i), 4)));
    for (const std::size_t at : linesToSpoil(lines.size())) {
      std::vector<std::string> spoilt = lines;
      const std::size_t end = std::min(spoilt[at].find("  #"), spoilt[at].size());
      char& last = spoilt[at][end - 1];
      last = last == '1' ? '2' : '1';
      const Refused refused = refusalOf([&] { replayRecord("r.txt", joined(spoilt)); });
      TEST_ASSERT_NOT_EQUAL(0, std::strcmp("not refused", refused.why.c_str()));
      // A seed or an option that is another one shows in the line of the deal.
      const bool later = lines[at].rfind("seed", 0) == 0 || lines[at].rfind("option", 0) == 0;
      const std::string place = "r.txt:" + std::to_string(at + 1);
      if (!later) TEST_ASSERT_EQUAL_STRING(place.c_str(), refused.where.substr(0, place.size()).c_str());
    }
  }
}

std::string withoutRemarks(std::vector<std::string> lines) {
  for (std::string& line : lines) line.resize(std::min(line.find("  #"), line.size()));
  return joined(lines);
}

// Without a move it can still be a game, where one step does what two did: walking on from a space that was passed anyway.
// Then it is the record of that game, but for the words: what was "Done" of the last figure may be "End Phase".
bool isRecordOfAnotherGame(const std::vector<std::string>& lines) {
  try {
    return withoutRemarks(linesOf(recordText(replayRecord("r.txt", joined(lines))))) == withoutRemarks(lines);
  } catch (const Refused&) {
    return false;
  }
}

void test_a_record_that_lacks_a_line_is_refused() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::vector<std::string> lines = linesOf(recordText(randomGame(gameAt(i), 4)));
    const std::vector<std::size_t> chosen = linesToSpoil(lines.size());
    std::size_t others = 0;
    for (const std::size_t gone : chosen) {
      if (lines[gone].rfind("option", 0) == 0) continue;  // left out, an option has its standard choice
      std::vector<std::string> spoilt = lines;
      spoilt.erase(spoilt.begin() + static_cast<std::ptrdiff_t>(gone));
      if (refusalOf([&] { replayRecord("r.txt", joined(spoilt)); }).why != "not refused") continue;
      TEST_ASSERT_EQUAL_STRING_MESSAGE("move", lines[gone].substr(0, 4).c_str(), gameAt(i).id);
      TEST_ASSERT_TRUE_MESSAGE(isRecordOfAnotherGame(spoilt), lines[gone].c_str());
      ++others;
    }
    TEST_ASSERT_LESS_OR_EQUAL_size_t_MESSAGE(chosen.size() / 20, others, gameAt(i).id);
  }
}

std::string fileText(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The records lie beside this suite's folder. CMake says where, as ccache may have compiled this in another clone;
// PlatformIO runs suites where it compiles them.
std::string recordPath(const char* id) {
#ifdef ARMADA_TEST_FOLDER
  return std::string(ARMADA_TEST_FOLDER) + "/records/" + id;
#else
  const std::string here = __FILE__;
  return here.substr(0, here.find_last_of('/')) + "/../records/" + id;
#endif
}

// Rows of the .inc beside it, as `armada record --cpp` prints them, without the command in the first line.
std::string rowsOf(const std::string& text) { return text.substr(text.find('\n') + 1); }

void test_every_registered_game_has_its_golden_record_as_text_and_as_rows() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::string path = recordPath(gameAt(i).id);
    const std::string text = fileText(path + ".txt");
    TEST_ASSERT_FALSE_MESSAGE(text.empty(), (path + ".txt is missing").c_str());
    Record record;
    try {
      record = replayRecord(path + ".txt", text);
    } catch (const Refused& refused) {
      TEST_FAIL_MESSAGE(refused.sentence().c_str());
    }
    TEST_ASSERT_EQUAL_PTR(&gameAt(i), record.game);
    TEST_ASSERT_GREATER_THAN_size_t(0, record.moves.size());
    TEST_ASSERT_EQUAL_STRING(rowsOf(fileText(path + ".inc")).c_str(), rowsOf(recordRows(record, "")).c_str());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_registered_game_has_a_notation);
  RUN_TEST(test_a_printed_position_is_read_back_byte_for_byte);
  RUN_TEST(test_a_text_of_heading_game_and_seed_is_the_seeds_deal);
  RUN_TEST(test_comments_blank_lines_and_dos_line_ends_do_not_matter);
  RUN_TEST(test_a_key_that_no_game_knows_is_refused_in_its_line);
  RUN_TEST(test_the_generator_twice_is_refused);
  RUN_TEST(test_mangled_texts_are_refused_with_a_place_or_are_positions);
  RUN_TEST(test_every_prefix_of_a_text_is_refused_or_a_position);
  RUN_TEST(test_headings_are_refused_by_name);
  RUN_TEST(test_seeds_and_options_are_checked);
  RUN_TEST(test_picket_line_ships_named_nowhere_lie_in_the_pile_in_the_tables_order);
  RUN_TEST(test_picket_line_the_attacker_follows_from_the_fights);
  RUN_TEST(test_picket_line_refusals_name_place_and_reason);
  RUN_TEST(test_picket_line_bookkeeping_is_refused_with_what_is_wrong);
  RUN_TEST(test_pew_pew_tokens_that_are_not_on_the_table_lie_in_the_pool);
  RUN_TEST(test_pew_pew_action_points_began_as_many_as_are_left_unless_it_is_said);
  RUN_TEST(test_pew_pew_refusals_name_place_and_reason);
  RUN_TEST(test_stellar_siege_cards_named_nowhere_lie_in_the_draw_pile_in_the_order_of_the_deal);
  RUN_TEST(test_stellar_siege_with_a_named_pile_the_rest_is_discarded);
  RUN_TEST(test_stellar_siege_gifts_change_the_decks);
  RUN_TEST(test_stellar_siege_whose_turn_it_is_follows_from_the_turns);
  RUN_TEST(test_stellar_siege_switching_asks_for_the_first_planet_until_one_is_chosen);
  RUN_TEST(test_stellar_siege_refusals_name_place_and_reason);
  RUN_TEST(test_stellar_siege_bookkeeping_is_refused_with_what_is_wrong);
  RUN_TEST(test_pulp_invasion_cards_named_nowhere_lie_in_the_deck_as_far_as_the_round_leaves_room);
  RUN_TEST(test_pulp_invasion_the_first_standing_card_is_asked_about);
  RUN_TEST(test_pulp_invasion_a_captain_comes_with_maxima_and_two_dice);
  RUN_TEST(test_pulp_invasion_yellow_cubes_in_the_bag_are_the_weapons_to_be_found);
  RUN_TEST(test_pulp_invasion_a_planet_is_used_up_in_every_round);
  RUN_TEST(test_pulp_invasion_decks_that_nobody_has_looked_through_are_unknown);
  RUN_TEST(test_pulp_invasion_refusals_name_place_and_reason);
  runDescriptionTests();
  RUN_TEST(test_moves_are_numbers_and_nothing_else);
  RUN_TEST(test_every_legal_move_and_event_has_words_on_one_line);
  RUN_TEST(test_a_record_replays_and_is_written_the_same_again);
  RUN_TEST(test_a_session_gives_the_record_of_what_was_played_and_not_taken_back);
  RUN_TEST(test_a_game_whose_first_moves_are_dropped_says_that_it_has_no_record);
  RUN_TEST(test_a_changed_record_is_refused_at_its_line);
  RUN_TEST(test_a_record_that_lacks_a_line_is_refused);
  RUN_TEST(test_every_registered_game_has_its_golden_record_as_text_and_as_rows);
  return UNITY_END();
}
