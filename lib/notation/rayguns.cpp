// Rayguns and Rocketships as text. Players are p1 to p4; nodes and spaces go by column and row, a1 is the top left; ports, Star
// cards, abilities and Turns count from 1. Left out: rocketships on their planets, figures at their usual stations if none is
// named at all, rayguns on their usual ports, every Star card that is named nowhere in the deck, what the episode lays out at the
// start; the first Round is to be programmed. A text that names nothing is the seed's deal itself.
#include "rules/rayguns/rayguns.h"
#include "notation/fields.h"
#include "rules/rayguns/fields.h"
#include "rules/rayguns/turn.h"

namespace armada {

extern const Notation kRaygunsNotation;

namespace rayguns {
namespace {

Options options(const State& state) {
  Options options = standardOptions(kRayguns);
  const std::uint8_t choices[] = {static_cast<std::uint8_t>(state.players - 2),
                                  state.episode,
                                  static_cast<std::uint8_t>(state.factionRule),
                                  state.ironwill,
                                  state.lastMan,
                                  state.evenStart};
  for (std::size_t i = 0; i < sizeof choices; ++i) options.choice[i] = choices[i];
  return options;
}

std::string note(const State& state, std::string_view key, std::size_t nth) {
  if (key == "passed") return "players that are through with this Phase";
  if (key == "faction" && nth < state.players && state.ship[nth].faction != Faction::none)
    return kRocketship[indexOf(state.ship[nth].faction)].name;
  return "";
}

// The deal with nothing chosen yet, until finish() knows whether anything was named.
void begin(State& state, const Options& options, Seed seed) {
  deal(state, options, seed);
  state.rng = Rng::seeded(seed);
  state.phase = Phase::program;
  state.round = 1;
  for (Seat seat = 0; seat < state.players; ++seat) {
    state.ship[seat].faction = Faction::none;
    state.ship[seat].rayguns = 0;
    state.player[seat].deck = 0;
  }
}

// ---- what was left out ------------------------------------------------------------------------------------------------------
void chooseFaction(State& state, Seat seat) {
  for (unsigned faction = 0; faction < kFactions; ++faction) {
    bool taken = false;
    for (const Ship& ship : state.ship) taken = taken || indexOf(ship.faction) == faction;
    if (taken) continue;
    state.ship[seat].faction = static_cast<Faction>(faction);
    return;
  }
}

void fillDeck(State& state, Seat seat) {
  Player& player = state.player[seat];
  unsigned placed = player.held | player.discards;
  for (unsigned slot = 0; slot < revealedSlots(state); ++slot)
    if (isStar(player.program[slot])) placed |= bitOf(player.program[slot] - kFirstStarCard);
  player.deck = byteOf(~placed & (bitOf(kStarCards) - 1));
}

void fillSeat(State& state, Seat seat, const Given& given) {
  const char* word = kSeatWords[seat];
  const bool setup = state.phase <= Phase::starCard;
  Ship& ship = state.ship[seat];
  if (!given.has("faction", word) && !setup) chooseFaction(state, seat);
  if (ship.faction != Faction::none) {
    const Rocketship& rocketship = kRocketship[indexOf(ship.faction)];
    if (!given.has("rayguns", word) && afloat(state, seat)) ship.rayguns = rocketship.defaultPorts;
    if (!given.has("figure") && !setup && afloat(state, seat)) placeAtStations(state, seat);
  }
  if (!given.has("deck", word)) fillDeck(state, seat);
}

void fillTreasures(State& state, const Given& given) {
  if (state.phase <= Phase::starCard) return;
  if (kEpisode[state.episode].princess && !given.has("kidnapper")) {
    state.kidnapper = 0;
    state.princess = {0, deckOf(state, 0).hatch};
  }
  if (kEpisode[state.episode].tape && !given.has("thing", kThingWords[kTape]))
    state.thing[kTape] = {{0, deckOf(state, 0).panel}, 0, Fate::lying, kNobody};
}

void finish(State& state, const Given& given) {
  bool named = false;
  for (const char* key :
       {"phase", "first",   "round",   "turn", "passed",  "helm",   "volleys", "actor",    "task",     "points",
        "side",  "wounds",  "tokens",  "held", "known",   "deck",   "program", "discards", "played",   "effects",
        "used",  "duelled", "faction", "ship", "rayguns", "blasts", "figure",  "thing",    "princess", "kidnapper"})
    named = named || given.has(key);
  if (!named) {
    const Rng rng = state.rng;
    deal(state, given.options, given.seed);
    if (given.has("generator")) state.rng = rng;
    return;
  }
  if (state.phase <= Phase::starCard && !given.has("round")) state.round = 0;
  for (Seat seat = 0; seat < state.players; ++seat) fillSeat(state, seat, given);
  fillTreasures(state, given);
  countStars(state);
}

constexpr const char* kOrder =
    "phase first round turn passed helm volleys actor task faction side points tokens wounds ship rayguns blasts "
    "figure thing "
    "princess kidnapper held known deck discards program played effects used duelled";

}  // namespace
}  // namespace rayguns

const Notation kRaygunsNotation =
    makeNotation<rayguns::State, rayguns::options, rayguns::begin, rayguns::finish, rayguns::note>(kRayguns,
                                                                                                   rayguns::kOrder);

}  // namespace armada
