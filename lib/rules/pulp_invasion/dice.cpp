// The 36 faces of the six Captain's dice, as the play aid lists them from 1 (lowest) to 6. A lost icon is the die's own
// Ability; Engineer 3 is Combat (House 2).
#include "rules/pulp_invasion/cards.h"

namespace armada::pulp_invasion {

namespace {
// Short, so that a row reads like its card.
// NOLINTBEGIN(readability-identifier-naming)
constexpr auto C = Of::combat;
constexpr auto S = Of::science;
constexpr auto D = Of::diplomacy;
constexpr auto any = Of::none;
constexpr auto alone = Joined::alone;
constexpr auto either = Joined::either;
constexpr auto both = Joined::both;
using F = FaceDoes;
// NOLINTEND(readability-identifier-naming)
}  // namespace

const DieCard kDieCard[kDice] = {
    {"Weapons Specialist", "W"},      {"Infiltration Agent", "I"},  {"Engineer", "E"},
    {"Artificial Intelligence", "A"}, {"Scanning Technology", "S"}, {"Universal Translator", "U"},
};

// clang-format off: a face a line
const DieFace kDieFace[kDice][6] = {
    {   // Weapons Specialist
        {{{F::bonus, 1, C}}, alone, "+1 against Combat"},
        {{{F::bonus, 1, any}}, alone, "+1 against any"},
        {{{F::bonus, 2, C}}, alone, "+2 against Combat"},
        {{{F::bonus, 2, any}}, alone, "+2 against any"},
        {{{F::bonus, 2, C}, {F::dropWhite, 2, any}}, either, "+2 against Combat, or remove 2 white cubes in an Evade"},
        {{{F::bonus, 3, C}}, alone, "+3 against Combat"},
    },
    {   // Infiltration Agent
        {{{F::extraCube, 1, any}}, alone, "Draw 1 extra search cube"},
        {{{F::bonus, 1, D}}, alone, "+1 against Diplomacy"},
        {{{F::bonus, 1, D}, {F::extraCube, 1, any}}, either, "+1 against Diplomacy, or draw 1 extra search cube"},
        {{{F::bonus, 1, any}}, alone, "+1 against any"},
        {{{F::bonus, 2, D}}, alone, "+2 against Diplomacy"},
        {{{F::bonus, 2, D}, {F::dropChosen, 2, any}}, either, "+2 against Diplomacy, or remove 2 chosen cubes in an Evade"},
    },
    {   // Engineer
        {{{F::bonus, 1, S}}, alone, "+1 against Science"},
        {{{F::bonus, 1, S}, {F::upgradeSystem, 1, any}}, either, "+1 against Science, or upgrade a System die 1 side"},
        {{{F::bonus, 2, C}}, alone, "+2 against Combat"},
        {{{F::bonus, 2, any}}, alone, "+2 against any"},
        {{{F::bonus, 2, S}}, alone, "+2 against Science"},
        {{{F::bonus, 2, S}, {F::upgradeSystem, 2, any}}, both, "+2 against Science, and upgrade a System die 2 sides"},
    },
    {   // Artificial Intelligence
        {{{F::rollSpecialist, 1, any}}, alone, "Engaging: roll a Weapons Specialist and use it"},
        {{{F::swapDie, 1, any}}, alone, "Engaging Guardforce with a Planet Icon: swap a die"},
        {{{F::rollInfiltrator, 1, any}}, alone, "Engaging: roll an Infiltration Agent and use it"},
        {{{F::rerollAgent, 1, any}}, alone, "Engaging an Agent: reroll a die"},
        {{{F::rollEngineer, 1, any}}, alone, "Engaging: roll an Engineer and use it"},
        {{{F::rerollGuardforce, 1, any}}, alone, "Engaging Guardforce with a Planet Icon: reroll a die"},
    },
    {   // Scanning Technology
        {{{F::useIcons, 1, any}}, alone, "Search: count 1 Planet Icon on an evaded card"},
        {{{F::takeChosen, 1, any}}, alone, "Evading: take 1 chosen cube from the bag, not yellow"},
        {{{F::understand, 1, any}}, alone, "Understand one of your Super Weapons"},
        {{{F::takeRandom, 1, any}}, alone, "Evading: take 1 random cube from the bag, not yellow"},
        {{{F::useIcons, 2, any}}, alone, "Search: count 1 Planet Icon on each of 2 evaded cards"},
        {{{F::chooseWeapon, 1, any}}, alone, "On a yellow cube: choose the Super Weapon"},
    },
    {   // Universal Translator
        {{{F::rerollSearch, 1, any}}, alone, "Search: reroll a die"},
        {{{F::swapWeapon, 1, any}}, alone, "Swap a Super Weapon for another"},
        {{{F::drawEight, 8, any}}, alone, "Draw 8 cards and play any 4 in any order"},
        {{{F::swapWeapon, 1, any}}, alone, "Swap a Super Weapon for another"},
        {{{F::drawTwo, 2, any}}, alone, "Search: draw 2 cubes and use 1"},
        {{{F::understand, 1, any}}, alone, "Understand one of your Super Weapons"},
    },
};
// clang-format on

}  // namespace armada::pulp_invasion
