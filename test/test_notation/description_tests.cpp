// Texts by the description of a state: what each step of it is, shown on a made-up state, and the ranges and words that the
// games' descriptions give.
#include <unity.h>

#include "notation/fields.h"
#include "notation/reading.h"
#include "notation_tests.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "rules/pulp_invasion/state.h"
#include "support/described.h"

using namespace armada;

namespace {

// ---- descriptions ---------------------------------------------------------------------------------------------------

using armada_test::Depot;
using armada_test::depot;

std::string depotNote(const void*, std::string_view key, std::size_t nth) {
  return key == "queue" ? "line " + std::to_string(nth + 1) : "";
}

Notation depotNotation(const char* order) {
  Notation notation{};
  notation.order = order;
  notation.print = [](const void* at, PrintFields& out) { visitFields(*static_cast<const Depot*>(at), out); };
  notation.note = depotNote;
  return notation;
}

std::string depotText(const Depot& state, const char* order) {
  Writer out;
  printFields(depotNotation(order), &state, out);
  return out.text();
}

const std::string kDepotText =
    "stamps claw-hammer\nlamp 1\nlamp 9\nmarks south\ndoors north south\npile adze saw\nqueue 5 1  # line 1\n"
    "queue 9  # line 2\ncrate claw-hammer 30 sealed\ncrate smiths-zax 0\nspare saw saw smiths-zax\n"
    "wage blue coins 12\nlight dim\ntilt -1\nfloor none\ncrew 5 4\nopen\n"
    "generator 0x00000001 0x00000002 0x00000003 0xDEADBEEF\n";

Depot readDepot(const std::string& text, Depot state = {}) {
  Lines lines("p.txt", text);
  ReadFields fields;
  for (Line line; lines.next(line);) {
    fields.begin(line);
    visitFields(state, fields);
    fields.end();
  }
  return state;
}

void assertDepotRefused(const char* sentence, const std::string& text) {
  const Refused refused = refusalOf([&] { readDepot(text); });
  TEST_ASSERT_EQUAL_STRING(sentence, refused.sentence().c_str());
}

void test_lines_stand_in_the_order_of_the_description_and_the_generator_last() {
  TEST_ASSERT_EQUAL_STRING(kDepotText.c_str(), depotText(depot(), "").c_str());
}

void test_lines_that_an_order_names_come_first_and_those_of_one_place_stay_as_they_are() {
  Depot state = depot();
  state.wage[0] = 1;
  const std::string text = depotText(state, "open wage light queue+lamp");
  const std::string begin =
      "open\nwage red coins 1\nwage blue coins 12\nlight dim\nlamp 1\nlamp 9\nqueue 5 1  # line 1\nqueue 9  # line 2\n"
      "stamps claw-hammer\n";
  TEST_ASSERT_EQUAL_STRING(begin.c_str(), text.substr(0, begin.size()).c_str());
}

void test_a_list_of_which_nothing_is_known_is_one_word_and_its_count() {
  Depot state = depot();
  state.queue = {{0xFF, 0xFF, 0xFF}, 3};
  TEST_ASSERT_TRUE(depotText(state, "").find("\nqueue unknown  # 3 cards\n") != std::string::npos);
  state.queue = {{armada_test::kFloors.count}, 1};
  TEST_ASSERT_TRUE(depotText(state, "").find("\nqueue unknown  # 1 card\n") != std::string::npos);
}

void test_what_a_description_prints_it_reads() {
  Depot was = depot();
  was.crates[1].weight = 3;
  Depot state{};
  state.secret = was.secret;  // of the bytes alone
  state = readDepot(depotText(was, "open queue"), state);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(&was, &state, sizeof was);
}

void test_a_line_replaces_what_was_there_before() {
  const Depot state = readDepot("stamps saw\nmarks\ndoors south\npile saw\nqueue 1\ncrate saw\nspare adze\n", depot());
  TEST_ASSERT_EQUAL_UINT32(2, state.stamps);
  TEST_ASSERT_EQUAL_UINT8(0, state.marks[0]);
  TEST_ASSERT_EQUAL_UINT8(2, state.doors);
  TEST_ASSERT_EQUAL_size_t(1, state.pile.size());
  TEST_ASSERT_EQUAL_size_t(1, state.queue.size());
  TEST_ASSERT_EQUAL_size_t(1, state.crates.size());
  TEST_ASSERT_EQUAL_UINT8(1, state.spares);
  TEST_ASSERT_EQUAL_UINT8(0, state.spare[1]);
}

void test_what_is_optional_is_left_out_or_whole() {
  TEST_ASSERT_EQUAL_UINT8(0, readDepot("crate saw\n").crates[0].weight);
  TEST_ASSERT_EQUAL_UINT8(0, readDepot("crate saw 5\n").crates[0].sealed);
  TEST_ASSERT_EQUAL_UINT8(1, readDepot("crate saw 5 sealed\n").crates[0].sealed);
  TEST_ASSERT_EQUAL_UINT8(4, readDepot("crew 4\n").captains);
  TEST_ASSERT_EQUAL_UINT8(2, readDepot("crew 4 2\n").captains);
  assertDepotRefused("p.txt:1:8: `crew` takes 0 to 4, not 5", "crew 4 5\n");
  assertDepotRefused("p.txt:1:13: `open` is not known here: sealed", "crate saw 5 open\n");
  assertDepotRefused("p.txt:1:20: `now` is too much behind `crate`", "crate saw 5 sealed now\n");
  assertDepotRefused("p.txt:1: `crew` needs a word behind it", "crew\n");
}

void test_a_line_stands_once_but_for_items_and_lists_in_lines() {
  assertDepotRefused("p.txt:2:1: `light` is given twice", "light dim\nlight dim\n");
  assertDepotRefused("p.txt:3:6: `wage red` is given twice", "wage red coins 1\nwage blue coins 1\nwage red coins 1\n");
  assertDepotRefused("p.txt:2:1: `open` is given twice", "open\nopen\n");
  TEST_ASSERT_EQUAL_size_t(4, readDepot("queue 1 2\nlight dim\nqueue 3 4\n").queue.size());
  TEST_ASSERT_EQUAL_size_t(2, readDepot("crate saw\ncrate saw\n").crates.size());
  assertDepotRefused("p.txt:3:1: `crate` stands at most 2 times", "crate saw\ncrate saw\ncrate saw\n");
}

void test_words_of_a_description_are_refused_with_what_is_known() {
  assertDepotRefused("p.txt:1:7: `blue` is not known here: off, dim or bright", "light blue\n");
  assertDepotRefused("p.txt:1:7: `unknown` is not known here: saw, claw-hammer, adze or smiths-zax", "crate unknown\n");
  assertDepotRefused("p.txt:1:6: no tool is called `rasp`", "pile rasp\n");
  assertDepotRefused("p.txt:1:10: saw has a place already", "pile saw saw\n");
  assertDepotRefused("p.txt:1:13: north is given twice", "marks north north\n");
  assertDepotRefused("p.txt:1:19: `queue` holds at most 6 cards", "queue 1 1 1 1 1 1 1\n");
  assertDepotRefused("p.txt:1:27: `spare` holds at most 5 cards", "spare saw saw saw saw saw saw\n");
  assertDepotRefused("p.txt:1:6: `lamp` takes 1 to 9, not 10", "lamp 10\n");
  assertDepotRefused("p.txt:1:10: `pay` is not known here: coins", "wage red pay 3\n");
  assertDepotRefused("p.txt:1: `wage` needs 3 words behind it", "wage red\n");
  assertDepotRefused("p.txt:1:1: `secret` is not a key of this game", "secret 7\n");
}

// ---- ranges ---------------------------------------------------------------------------------------------------------

struct NumberLine {
  const char *game, *line;  // `#` is the number
  int least, most;
};
const NumberLine kNumberLines[] = {
    {"template", "fights red broke # held 0 tossed 0", 0, 20},
    {"template", "fights red broke 0 held # tossed 0", 0, 20},
    {"template", "fights red broke 0 held 0 tossed #", 0, 20},
    {"pew_pew", "round #", 1, 99},
    {"pew_pew", "points #", 0, 16},
    {"pew_pew", "deaths #", 0, 16},
    {"pew_pew", "ship up #", 0, 3},
    {"pew_pew", "actions #", 0, 10},
    {"pew_pew", "actions 4 #", 4, 10},
    {"pew_pew", "counted # 0", 1, 3},
    {"pew_pew", "counted 1 #", 0, 7},
    {"pew_pew", "card # 1", 1, 4},
    {"pew_pew", "card 1 #", 1, 27},
    {"pew_pew", "alien Moth # up 1", 1, 4},
    {"pew_pew", "alien Moth 1 up #", 1, 3},
    {"pew_pew", "pew # up", 1, 4},
    {"pew_pew", "pew 1 up #", 1, 18},
    {"pew_pew", "missile # up", 1, 4},
    {"pew_pew", "mine # up", 1, 4},
    {"pew_pew", "heart # up", 1, 4},
    {"stellar_siege", "turns #", 0, 255},
    {"stellar_siege", "alien morkolytes # anywhere", 1, 8},
    {"stellar_siege", "given anywhere #", -3, 3},
    {"stellar_siege", "adjustment #", -1, 1},
    {"stellar_siege", "planet #", 1, 8},
    {"stellar_siege", "chosen #", 1, 8},
    {"stellar_siege", "gave #", 0, 3},
    {"stellar_siege", "owed antillians #", 0, 4},
    {"pulp_invasion", "round #", 1, 12},
    {"pulp_invasion", "ability # 1 1", 0, 15},
    {"pulp_invasion", "die # engineer 1", 1, 2},
    {"pulp_invasion", "die 1 engineer #", 1, 6},
    {"pulp_invasion", "bag 1 1 1 1 1 #", 0, 12},
    {"pulp_invasion", "quietus #", 0, 12},
    {"pulp_invasion", "aside #", 0, 12},
    {"pulp_invasion", "weapon sun-hammer 0 # 0", 0, 3},
    {"pulp_invasion", "line # iron-sentry", 1, 4},
    {"pulp_invasion", "current #", 1, 4},
    {"pulp_invasion", "die-used #", 0, 1},
    {"pulp_invasion", "bonus #", 0, 15},
    {"pulp_invasion", "free-evade #", 0, 1},
    {"pulp_invasion", "calm-evade #", 0, 1},
    {"pulp_invasion", "evade-owed #", 0, 15},
    {"pulp_invasion", "extra-cubes #", 0, 15},
    {"pulp_invasion", "extra-icons #", 0, 4},
    {"pulp_invasion", "cubes #", 0, 255},
    {"pulp_invasion", "cubes-drawn #", 0, 255},
    {"pulp_invasion", "owed upgrade #", 0, 15},
    {"pulp_invasion", "used-die #", 1, 3},
    {"pulp_invasion", "used-face #", 0, 6},
    {"pulp_invasion", "used-half #", 0, 1},
    {"pulp_invasion", "spare engineer #", 1, 6},
    {"pulp_invasion", "picked #", 1, 6},
};

std::string refusalOfNumber(const NumberLine& each, int value) {
  std::string line = each.line;
  line.replace(line.find('#'), 1, std::to_string(value));
  return refusalOf([&] { readPosition("p", "armada-position 1\ngame " + std::string(each.game) + "\n" + line + "\n"); })
      .why;
}

void test_numbers_out_of_their_range_are_refused_with_it() {
  for (const NumberLine& each : kNumberLines) {
    const std::string key = std::string(each.line).substr(0, std::string(each.line).find(' '));
    const std::string takes = "`" + key + "` takes " + rangeText(each.least, each.most) + ", not ";
    for (const int value : {each.least - 1, each.most + 1})
      TEST_ASSERT_EQUAL_STRING((takes + std::to_string(value)).c_str(), refusalOfNumber(each, value).c_str());
    for (const int value : {each.least, each.most})  // it may fit nothing else in the position, but it is in its range
      TEST_ASSERT_TRUE_MESSAGE(refusalOfNumber(each, value).find(" takes ") == std::string::npos, each.line);
  }
}

// ---- words ----------------------------------------------------------------------------------------------------------

void test_each_thing_owed_in_pulp_invasion_goes_by_its_name() {
  namespace pulp = pulp_invasion;
  pulp::State state;
  pulp::deal(state, standardOptions(kPulpInvasion), 1);
  state.owed = {1, 2, 3, 4, 5, 6};
  const std::string owed =
      "\nowed gain 1\nowed lose 2\nowed reroll 3\nowed upgrade 4\nowed take-cube 5\nowed weapon-cube orange\n"
      "owed weapon-cube blue\n";
  TEST_ASSERT_TRUE(positionText(kPulpInvasion, &state).find(owed) != std::string::npos);
}

}  // namespace

void runDescriptionTests() {
  RUN_TEST(test_lines_stand_in_the_order_of_the_description_and_the_generator_last);
  RUN_TEST(test_lines_that_an_order_names_come_first_and_those_of_one_place_stay_as_they_are);
  RUN_TEST(test_a_list_of_which_nothing_is_known_is_one_word_and_its_count);
  RUN_TEST(test_what_a_description_prints_it_reads);
  RUN_TEST(test_a_line_replaces_what_was_there_before);
  RUN_TEST(test_what_is_optional_is_left_out_or_whole);
  RUN_TEST(test_a_line_stands_once_but_for_items_and_lists_in_lines);
  RUN_TEST(test_words_of_a_description_are_refused_with_what_is_known);
  RUN_TEST(test_numbers_out_of_their_range_are_refused_with_it);
  RUN_TEST(test_each_thing_owed_in_pulp_invasion_goes_by_its_name);
}
