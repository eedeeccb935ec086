// The 48 encounter cards: 24 Guardforce, 8 Locations with a text for each Cosmic Hegemony Alien, 8 Agents and 8 Events whose
// texts are played from the hand. All of it is ours (House 13); how it was tuned is in docs/rules/pulp-invasion.md.
#include "rules/pulp_invasion/wording.h"

namespace armada::pulp_invasion {

namespace {
// Short, so that a row reads like its card.
// NOLINTBEGIN(readability-identifier-naming)
constexpr auto G = CardKind::guardforce;
constexpr auto L = CardKind::location;
constexpr auto A = CardKind::agent;
constexpr auto E = CardKind::event;
constexpr auto C = Ability::combat;
constexpr auto S = Ability::science;
constexpr auto D = Ability::diplomacy;
constexpr auto red = Of::combat;
constexpr auto orange = Of::science;
constexpr auto blue = Of::diplomacy;
constexpr auto black = Of::quietus;
constexpr auto white = Of::falseLead;
constexpr auto none = Of::none;
// NOLINTEND(readability-identifier-naming)
}  // namespace

// clang-format off: a card a line
ARMADA_TABLE EncounterCard kEncounterCard[kEncounterCards] = {
    // name, kind, strength, icon, planet icons, cubes, text, effects
    {"Iron Sentry",          G, 2, C, 1, {none, none},   "", {}},
    {"Brass Legionary",      G, 2, S, 1, {red, none},    "", {}},
    {"Void Lancer",          G, 2, C, 1, {none, none},   "", {}},
    {"Moon Hussar",          G, 2, D, 1, {blue, none},   "", {}},
    {"Atomic Grenadier",     G, 2, S, 1, {orange, none}, "", {}},
    {"Star Bandit",          G, 2, S, 0, {white, none},  "", {}},
    {"Saturnian Bruiser",    G, 4, C, 2, {none, none},   "", {}},
    {"Rocket Picket",        G, 1, C, 0, {red, none},    "", {}},
    {"Clockwork Corsair",    G, 2, C, 1, {white, none},  "When engaged: gain 2 Science.",
        {does(When::engaged, What::gain, 2, orange)}},
    {"Tentacle Trooper",     G, 1, C, 1, {black, none},  "+1 Strength for each card evaded in this line.",
        {strengthBy(+1, Filter::itself, Scale::perEvaded)}},
    {"Death-Ray Gunner",     G, 1, C, 1, {none, none},   "When read: lose 1 Diplomacy.",
        {does(When::read, What::lose, 1, blue)}},
    {"Gas Giant Guard",      G, 3, S, 1, {orange, none}, "Evading it costs 1 extra point.",
        {evadePriceBy(+1, Filter::itself)}},
    {"Phantom Patrol",       G, 2, C, 1, {white, none},  "Evading it draws no cubes.",
        {evadeCubesAre(0, Filter::itself)}},
    {"Herald of Doom",       G, 1, C, 0, {black, none},  "Cards to its right have +1 Strength.",
        {strengthBy(+1, Filter::toTheRight)}},
    {"Magnet Marauder",      G, 1, S, 1, {red, none},    "Cards to its right are engaged with Combat.",
        {iconIs(red, Filter::toTheRight)}},
    {"Mind-Wave Monk",       G, 1, D, 1, {none, none},   "When engaged: reroll 1 of your dice.",
        {does(When::engaged, What::reroll, 1)}},
    {"X-Ray Scout",          G, 1, S, 1, {none, none},   "Draw 1 extra search cube this round.",
        {searchBy(+1)}},
    {"Ice Comet Rider",      G, 1, S, 2, {blue, none},   "+1 Strength for each Super Weapon found.",
        {strengthBy(+1, Filter::itself, Scale::perFound)}},
    {"Twin-Sun Duellist",    G, 2, C, 1, {white, none},  "-1 Strength for each card engaged in this line, never below 1.",
        {strengthBy(-1, Filter::itself, Scale::perEngaged)}},
    {"Zero Knight",          G, 5, C, 2, {white, none},  "-1 Strength for each Super Weapon found. It may reach 0.",
        {strengthByToZero(-1, Filter::itself, Scale::perFound)}},
    {"Ambush Saucer",        G, 1, C, 0, {red, none},    "When read: add 1 white cube to the bag.",
        {does(When::read, What::bagIn, 1, white)}},
    {"Radium Goliath",       G, 5, S, 2, {orange, none}, "When engaged: remove 2 white cubes from the bag.",
        {does(When::engaged, What::bagOut, 2, white)}},
    {"Parley Pirate",        G, 2, C, 1, {none, none},   "When engaged: gain 1 point in any Ability.",
        {does(When::engaged, What::gain, 1, Of::chosen)}},
    {"Jammer Drone",         G, 1, C, 0, {blue, none},   "Draw 1 fewer search cube this round.",
        {searchBy(-1)}},

    {"Ion Reef",             L, 0, C, 0, {none, none}, "", {}},
    {"Crystal Caverns",      L, 0, S, 0, {none, none}, "", {}},
    {"Smugglers' Moon",      L, 0, D, 0, {none, none}, "", {}},
    {"Dead Radio Zone",      L, 0, S, 0, {none, none}, "", {}},
    {"Singing Spire",        L, 0, D, 0, {none, none}, "", {}},
    {"Pirate Haven",         L, 0, C, 0, {none, none}, "", {}},
    {"Gravity Well",         L, 0, S, 0, {none, none}, "", {}},
    {"Lost Telescope",       L, 0, S, 0, {none, none}, "", {}},

    {"Madame Nebula",        A, 1, D, 1, {none, none},   "From your hand, at any card: gain 2 Diplomacy.",
        {does(When::question, What::gain, 2, blue)}},
    {"Professor Quark",      A, 1, S, 1, {orange, none}, "From your hand, at any card: gain 2 Science.",
        {does(When::question, What::gain, 2, orange)}},
    {"Sergeant Steel",       A, 1, C, 0, {red, none},    "From your hand, at any card: gain 2 Combat.",
        {does(When::question, What::gain, 2, red)}},
    {"The Grey Pilot",       A, 1, D, 1, {none, none},   "From your hand, when you evade: pay no points.",
        {does(When::evade, What::freeEvade, 1)}},
    {"Doctor Vacuum",        A, 1, S, 1, {black, none},  "From your hand, when you evade: draw no cubes.",
        {does(When::evade, What::calmEvade, 1)}},
    {"Ace Magellan",         A, 1, C, 1, {blue, none},   "From your hand, when you engage: pay 2 less.",
        {does(When::engage, What::bonus, 2)}},
    {"Kid Comet",            A, 1, D, 0, {none, none},   "From your hand, at any card: reroll 1 of your dice and gain 1 Combat.",
        {does(When::question, What::reroll, 1), does(When::question, What::gain, 1, red)}},
    {"Countess Umbra",       A, 1, C, 1, {white, none},  "From your hand, as the search begins: draw 1 extra cube.",
        {does(When::search, What::extraCubes, 1)}},

    {"The Ion Storm",        E, 2, S, 2, {none, none},   "From your hand, as the search begins: draw 2 extra cubes.",
        {does(When::search, What::extraCubes, 2)}},
    {"Meteor Shower",        E, 2, C, 1, {red, none},    "From your hand, when you engage: pay 3 less.",
        {does(When::engage, What::bonus, 3)}},
    {"Distress Call",        E, 1, C, 1, {blue, none},   "From your hand, at any card: gain 1 Combat and 1 Diplomacy.",
        {does(When::question, What::gain, 1, red), does(When::question, What::gain, 1, blue)}},
    {"Solar Eclipse",        E, 1, S, 0, {black, none},  "From your hand, when you evade: pay no points and draw no cubes.",
        {does(When::evade, What::freeEvade, 1), does(When::evade, What::calmEvade, 1)}},
    {"Strange Signal",       E, 1, S, 1, {orange, none}, "From your hand, as the search begins: put an orange cube on a Super Weapon.",
        {does(When::search, What::weaponCube, 1, orange)}},
    {"Time Slip",            E, 2, D, 0, {none, none},   "From your hand, at any card: upgrade a System die 2 sides and gain 1 Science.",
        {does(When::question, What::upgrade, 2), does(When::question, What::gain, 1, orange)}},
    {"Secret Cache",         E, 1, C, 1, {white, none},  "From your hand, as the search begins: remove 2 white cubes from the bag.",
        {does(When::search, What::bagOut, 2, white)}},
    {"Truce of Worlds",      E, 2, C, 0, {none, none},   "From your hand, at any card: gain 2 points in any Abilities.",
        {does(When::question, What::gain, 2, Of::chosen)}},
};

ARMADA_TABLE LocationEffect kLocationEffect[kLocations][kSectors] = {
    // Quietus, Vexatrix, Overmind Thoon
    /* Ion Reef */ {
        {"Cards engaged with Combat have +1 Strength.", strengthBy(+1, Filter::combat)},
        {"An Evade draws 1 fewer cube.", evadeCubesBy(-1, Filter::every)},
        {"Draw 1 extra search cube.", searchBy(+1)}},
    /* Crystal Caverns */ {
        {"Cards engaged with Science have -1 Strength, never below 1.", strengthBy(-1, Filter::science)},
        {"Draw 1 extra search cube.", searchBy(+1)},
        {"An Evade costs 1 extra point.", evadePriceBy(+1, Filter::every)}},
    /* Smugglers' Moon */ {
        {"Agents and Events have -1 Strength, never below 1.", strengthBy(-1, Filter::agentsAndEvents)},
        {"As the search begins: gain 1 Diplomacy.", each(When::search, What::gain, 1, blue)},
        {"Cards without a Planet Icon have -1 Strength, never below 1.", strengthBy(-1, Filter::withoutPlanetIcon)}},
    /* Dead Radio Zone */ {
        {"Draw 1 fewer search cube.", searchBy(-1)},
        {"All cards are engaged with Science.", iconIs(orange, Filter::every)},
        {"Guardforce has +1 Strength.", strengthBy(+1, Filter::guardforce)}},
    /* Singing Spire */ {
        {"All cards are engaged with Diplomacy.", iconIs(blue, Filter::every)},
        {"Cards engaged with Diplomacy have -1 Strength, never below 1.", strengthBy(-1, Filter::diplomacy)},
        {"As the search begins: remove 1 black cube from the bag.", each(When::search, What::bagOut, 1, black)}},
    /* Pirate Haven */ {
        {"As the search begins: remove 2 white cubes from the bag.", each(When::search, What::bagOut, 2, white)},
        {"Guardforce has -1 Strength, never below 1.", strengthBy(-1, Filter::guardforce)},
        {"All cards are engaged with Combat.", iconIs(red, Filter::every)}},
    /* Gravity Well */ {
        {"An Evade costs 1 extra point.", evadePriceBy(+1, Filter::every)},
        {"Cards with a Planet Icon have +1 Strength.", strengthBy(+1, Filter::withPlanetIcon)},
        {"An Evade draws 1 fewer cube.", evadeCubesBy(-1, Filter::every)}},
    /* Lost Telescope */ {
        {"Draw 1 extra search cube.", searchBy(+1)},
        {"Draw 1 extra search cube for each Understood Super Weapon.", searchBy(+1, Scale::perUnderstood)},
        {"As the search begins: gain 1 Science.", each(When::search, What::gain, 1, orange)}},
};
// clang-format on

}  // namespace armada::pulp_invasion
