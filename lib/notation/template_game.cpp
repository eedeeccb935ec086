// Picket Line as text. Ships go by their names; a pile's last ship is on top. Left out: the lines and the spent ships are
// empty, nobody has scored, the attacker follows from the fights; the pile holds every ship that is named nowhere, in the
// order of the table; and where no place is named at all, everything is as the seed deals it.
#include "rules/template_game/template_game.h"
#include "notation/notation.h"
#include "rules/template_game/state.h"

namespace armada {

extern const Notation kTemplateNotation;

namespace template_game {
namespace {

const std::vector<std::string> kSeatWords = {"red", "blue"};
const std::vector<std::string> kPhaseWords = {"attack", "answer", "over"};

std::vector<std::string> shipNames() {
  std::vector<std::string> names;
  for (const ShipCard& card : kShips) names.emplace_back(card.name);
  return names;
}

Options options(const void* at) {
  const auto& state = *static_cast<const State*>(at);
  Options options = standardOptions(kTemplateGame);
  for (std::size_t i = 0; i < sizeof kHandSizes; ++i)
    if (kHandSizes[i] == state.handSize) options.choice[0] = static_cast<std::uint8_t>(i);
  return options;
}

// ---- writing --------------------------------------------------------------------------------------------------------
template <std::size_t N>
void printShips(Writer& line, const List<Ship, N>& ships) {
  for (const Ship ship : ships) line.word(kShips[ship].name);
}

void print(const void* at, Writer& out) {
  const auto& state = *static_cast<const State*>(at);
  out.line("phase").word(kPhaseWords[static_cast<std::size_t>(state.phase)]);
  out.line("attacker").word(kSeatWords[state.attacker]);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    const Tally& tally = state.tally[seat];
    out.line("fights").word(kSeatWords[seat]).word("broke").number(tally.broke);
    out.word("held").number(tally.held).word("tossed").number(tally.tossed);
  }
  for (Seat seat = 0; seat < kSeatCount; ++seat) printShips(out.line("hand").word(kSeatWords[seat]), state.hand[seat]);
  for (Seat seat = 0; seat < kSeatCount; ++seat) printShips(out.line("line").word(kSeatWords[seat]), state.line[seat]);
  printShips(out.line("spent"), state.spent);
  printShips(out.line("pile"), state.pile);
  out.generator(state.rng);
}

// ---- reading --------------------------------------------------------------------------------------------------------
constexpr std::uint8_t kAttackerOpen = 0xFF;  // until finish() knows the fights

void begin(void* at, const Options& options, Seed seed) {
  auto& state = *static_cast<State*>(at);
  state = State{};
  state.handSize = kHandSizes[options.choice[0]];
  state.rng = Rng::seeded(seed);
  state.attacker = kAttackerOpen;
}

bool shipPlaced(const State& state, Ship ship) {
  bool there = state.pile.contains(ship) || state.spent.contains(ship);
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    there = there || state.hand[seat].contains(ship) || state.line[seat].contains(ship);
  return there;
}

template <std::size_t N>
void takeShips(const State& state, const armada::Line& line, std::size_t from, List<Ship, N>& ships) {
  for (std::size_t i = from; i < line.count(); ++i) {
    std::size_t ship = 0;
    const std::vector<std::string> names = shipNames();
    for (std::size_t k = 1; k < names.size(); ++k)
      if (names[k] == line.word(i)) ship = k;
    if (ship == kNoShip) line.refuse(i, "no ship is called `" + line.word(i) + "`");
    if (shipPlaced(state, static_cast<Ship>(ship))) line.refuse(i, line.word(i) + " has a place already");
    if (ships.full()) line.refuse(i, "`" + line.key() + "` holds at most " + std::to_string(N) + " ships");
    ships.push(static_cast<Ship>(ship));
  }
}

void sortHand(Hand& hand) {
  for (std::size_t i = 1; i < hand.size(); ++i)
    for (std::size_t j = i; j > 0 && hand[j - 1] > hand[j]; --j) std::swap(hand[j - 1], hand[j]);
}

void takeFights(State& state, const armada::Line& line) {
  line.expect(7);
  Tally& tally = state.tally[line.choice(1, kSeatWords)];
  std::uint8_t* const counts[] = {&tally.broke, &tally.held, &tally.tossed};
  static const char* const kWords[] = {"broke", "held", "tossed"};
  for (std::size_t i = 0; i < 3; ++i) {
    line.choice(2 + 2 * i, {kWords[i]});
    *counts[i] = static_cast<std::uint8_t>(line.number(3 + 2 * i, 0, kShipCount));
  }
}

void take(void* at, const armada::Line& line, bool again) {
  auto& state = *static_cast<State*>(at);
  const std::string& key = line.key();
  if (key == "hand" || key == "line" || key == "fights") line.onceEach();
  if (key == "hand") {
    Hand& hand = state.hand[line.choice(1, kSeatWords)];
    takeShips(state, line, 2, hand);
    sortHand(hand);
  } else if (key == "line") {
    takeShips(state, line, 2, state.line[line.choice(1, kSeatWords)]);
  } else if (key == "fights") {
    takeFights(state, line);
  } else {
    once(line, again);
    if (key == "spent") {
      takeShips(state, line, 1, state.spent);
    } else if (key == "pile") {
      takeShips(state, line, 1, state.pile);
    } else if (key == "phase") {
      line.expect(1);
      state.phase = static_cast<Phase>(line.choice(1, kPhaseWords));
    } else if (key == "attacker") {
      line.expect(1);
      state.attacker = static_cast<Seat>(line.choice(1, kSeatWords));
    } else if (key == "generator") {
      state.rng = line.generator();
    } else {
      line.unknownKey();
    }
  }
}

void finish(void* at, const Given& given) {
  auto& state = *static_cast<State*>(at);
  const bool places = given.has("hand") || given.has("line") || given.has("spent") || given.has("pile");
  if (!places) {
    State dealt;
    deal(dealt, given.options, given.seed);
    for (Seat seat = 0; seat < kSeatCount; ++seat) state.hand[seat] = dealt.hand[seat];
    state.pile = dealt.pile;
    if (!given.has("generator")) state.rng = dealt.rng;
  } else if (!given.has("pile")) {
    for (std::size_t ship = 1; ship <= kShipCount; ++ship)
      if (!shipPlaced(state, static_cast<Ship>(ship))) state.pile.push(static_cast<Ship>(ship));
  }
  if (state.attacker != kAttackerOpen) return;
  std::size_t fights = 0;
  for (const Tally& tally : state.tally) fights += std::size_t{tally.broke} + tally.held + tally.tossed;
  state.attacker = static_cast<Seat>(fights % kSeatCount);
}

}  // namespace
}  // namespace template_game

const Notation kTemplateNotation = {
    &kTemplateGame,       template_game::options, template_game::print,
    template_game::begin, template_game::take,    template_game::finish,
};

}  // namespace armada
