// Captains, Cosmic Hegemony Aliens, Planets and Super Weapons. Quietus is the rulings'; the rest is ours (House 12, 13).
#include "rules/pulp_invasion/wording.h"

namespace armada::pulp_invasion {

namespace {
// Short, so that a row reads like its card.
// NOLINTBEGIN(readability-identifier-naming)
constexpr auto W = Die::weaponsSpecialist;
constexpr auto I = Die::infiltrationAgent;
constexpr auto N = Die::engineer;
constexpr auto A = Die::artificialIntelligence;
constexpr auto S = Die::scanningTechnology;
constexpr auto T = Die::universalTranslator;
// NOLINTEND(readability-identifier-naming)
}  // namespace

// clang-format off: a card a line
ARMADA_TABLE CaptainCard kCaptainCard[kCaptains] = {
    // name, who, maxima of Combat, Science, Diplomacy, dice offered
    {"Rex Halcyon",      "First over the wall, last to leave.",        {11,  8,  8}, {W, A, T}},
    {"Vera Valiant",     "She rebuilt the Comet with a hairpin.",      { 8, 10,  8}, {N, S, I}},
    {"Duke Orion",       "Talks his way out, and in again.",           { 8,  8, 10}, {I, T, W}},
    {"Doc Saturnine",    "Three degrees, two of them forbidden.",      { 8, 11,  8}, {N, A, I}},
    {"Queen Andromeda",  "Exiled twice, crowned three times.",         { 7,  8, 12}, {I, S, T}},
    {"Buck Ransom",      "Shoots first and asks for directions.",      {12,  7,  7}, {W, S, N}},
    {"Lady Perihelion",  "Never lost a duel or a chart.",              { 9,  9,  8}, {W, I, A}},
    {"Cosmo Drake",      "Smuggler by trade, hero by accident.",       { 9,  8,  9}, {I, N, T}},
    {"Tess Tachyon",     "Arrives before she is called.",              { 8,  9,  9}, {N, W, S}},
};

ARMADA_TABLE AlienCard kAlienCard[kAliens] = {
    // name, sign, text, effects in its sector
    {"Quietus",        "Q", "Guardforce has +1 Strength for every 2 black cubes on Quietus, rounded up.",
        {strengthBy(+1, Filter::guardforce, Scale::perTwoBlack)}},
    {"Vexatrix",       "V", "An Evade draws 1 extra cube.",
        {evadeCubesBy(+1, Filter::every)}},
    {"Overmind Thoon", "T", "Agents and Events have +1 Strength.",
        {strengthBy(+1, Filter::agentsAndEvents)}},
};

ARMADA_TABLE PlanetCard kPlanetCard[kPlanets] = {
    // name, text, effects in its round
    {"Vulcania",        "Draw 1 extra search cube.",                                         {searchBy(+1)}},
    {"Nova Prime",      "Cards engaged with Science have -1 Strength, never below 1.", {strengthBy(-1, Filter::science)}},
    {"Glacia",          "An Evade draws 1 fewer cube.",                                 {evadeCubesBy(-1, Filter::every)}},
    {"Mirror World",    "Cards engaged with Diplomacy have -1 Strength, never below 1.", {strengthBy(-1, Filter::diplomacy)}},
    {"Ares Minor",      "Cards engaged with Combat have -1 Strength, never below 1.",  {strengthBy(-1, Filter::combat)}},
    {"Tempestos",       "Draw 2 extra search cubes. An Evade draws 1 extra cube.",
        {searchBy(+2), evadeCubesBy(+1, Filter::every)}},
    {"New Eden",        "As the search begins: gain 1 point in any Ability.",
        {each(When::search, What::gain, 1, Of::chosen)}},
    {"Umbra",           "An Evade costs no points.",                                    {evadePriceIs(0, Filter::every)}},
    {"Cogworld",        "Draw 2 extra search cubes. Guardforce has +1 Strength.",
        {searchBy(+2), strengthBy(+1, Filter::guardforce)}},
    {"Shardia",         "After an Evade: remove 1 white cube from the bag.",
        {each(When::evaded, What::bagOut, 1, Of::falseLead)}},
    {"Babel",           "Agents and Events have -1 Strength, never below 1.",          {strengthBy(-1, Filter::agentsAndEvents)}},
    {"Golgoth",         "Draw 1 extra search cube for each card evaded in this line.",       {searchBy(+1, Scale::perEvaded)}},
};

ARMADA_TABLE WeaponCard kWeaponCard[kWeapons] = {
    // name, text, cubes of Combat, Science, Diplomacy that it needs, effects once Understood
    {"Null Lance",    "Guardforce has -1 Strength, never below 1.",      {1, 1, 0}, {strengthBy(-1, Filter::guardforce)}},
    {"Comet Lens",    "Draw 1 extra search cube.",                             {0, 2, 0}, {searchBy(+1)}},
    {"Gravity Glove", "Cards with a Planet Icon have -1 Strength, never below 1.", {2, 0, 1},
        {strengthBy(-1, Filter::withPlanetIcon)}},
    {"Ether Harp",    "An Evade draws 2 fewer cubes.",                    {0, 0, 2}, {evadeCubesBy(-2, Filter::every)}},
    {"Chrono Key",    "As the search begins: gain 1 point in any Ability.", {0, 1, 1},
        {each(When::search, What::gain, 1, Of::chosen)}},
    {"Sun Hammer",    "All cards have -1 Strength. It may reach 0. An Evade costs no points.", {1, 1, 1},
        {strengthByToZero(-1, Filter::every), evadePriceIs(0, Filter::every)}},
};
// clang-format on

}  // namespace armada::pulp_invasion
