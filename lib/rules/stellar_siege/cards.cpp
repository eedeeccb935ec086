// The Aliens and Planets of Stellar Siege, a card a line. Effects and Planets are the book's, word for word; the Aliens'
// names are ours (House 17).
#include "rules/stellar_siege/cards.h"

namespace armada::stellar_siege {

// clang-format off: a card a line
const AlienCard kAlienCard[kKinds + 1] = {
    // copies, numbers, draws, aims at the Enemy, name of the Antillian and the Morkolyte, on the card, in the panel
    {0, {0, 0}, false, false, {"unknown", "unknown"}, {"", "", ""}, ""},
    {3, {1, 2}, true, false, {"Forager", "Dredger"}, {"You draw", "1 or 2", ""}, "Draw 1 or 2 Aliens."},
    {3, {3, 4}, true, false, {"Swarmer", "Spawner"}, {"You draw", "3 or 4", ""}, "Draw 3 or 4 Aliens."},
    {3, {1, 2}, false, false, {"Drone", "Mudling"}, {"Discard", "1 or 2", ""}, "Discard 1 or 2 Aliens."},
    {3, {2, 3}, false, false, {"Moulter", "Shedder"}, {"Discard", "2 or 3", ""}, "Discard 2 or 3 Aliens."},
    {3, {1, 2}, true, true, {"Pollinator", "Lurer"}, {"Enemy", "draws", "1 or 2"}, "Your Enemy Draws 1 or 2 Aliens."},
    {3, {2, 3}, true, true, {"Feeder", "Baiter"}, {"Enemy", "draws", "2 or 3"}, "Your Enemy Draws 2 or 3 Aliens."},
    {3, {1, 2}, false, true, {"Stinger", "Bog Sapper"}, {"Enemy", "discards", "1 or 2"}, "Your Enemy Discards 1 or 2 Aliens."},
    {3, {0, 0}, false, false, {"Mayfly", "Vapour"}, {"Discard", "at any", "time"}, "Discard this Alien from your hand at any time. -or- Deploy to a Siege Force with no effect."},
    {3, {0, 0}, false, false, {"Sentinel", "Grappler"}, {"Move an", "adjacent", "one here"}, "Move an Alien from an adjacent Siege Force into the same one as this Alien."},
    {1, {0, 0}, false, false, {"Pathfinder", "Deep Diver"}, {"Deploy", "anywhere", ""}, "Deploy this Alien into any Siege Force, regardless of your current Deployment Value. Do not activate a Planet Effect this turn."},
    {1, {0, 0}, false, false, {"Oracle", "Mimic"}, {"Any", "planet", ""}, "Activate any face-up Planet Effect this turn."},
    {1, {0, 0}, false, false, {"Hive Queen", "Brood Eye"}, {"Deploy", "one more", "here"}, "Deploy an additional Alien from your hand to the same Siege Force as this Alien. Do not activate a Planet Effect this turn."},
};

const PlanetSide kPlanetSide[kEffects] = {
    // name, the book's words, in brief, declared with the Soldier
    {"Siptou", "Switch your Siege Forces at two Planets.", "Switch 2 of your forces", false},
    {"Valtinia", "Switch your Enemy's Siege Forces at two Planets.", "Switch 2 of their forces", false},
    {"Cordontion", "Your Enemy must Deploy a random Alien instead of choosing for their next turn.", "They deploy at random", false},
    {"Zahwilta", "Your Enemy can't activate a Planet Effect on their next turn.", "No Planet Effect for them", false},
    {"Emalto", "Add or subtract 1 from your Deployment Value next turn.", "Your next value +1 or −1", false},
    {"Iontian", "Add or subtract 1 from your Enemy's Deployment Value next turn.", "Their next value +1 or −1", false},
    {"Ambyria", "If you Deploy a Soldier that affects you, make it affect your Enemy instead.", "Your Soldier affects them", true},
    {"Taltuva", "If you Deploy a Soldier, make it affect both players instead of one.", "Your Soldier affects both", true},
    {"Plomeena", "Your Enemy can't affect you with a Soldier during their next turn.", "Their Soldiers can't affect you", false},
    {"Aspal", "Change Draw into Discard or Discard into Draw for the Soldier you Deploy this turn.", "Swap draw and discard", true},
    {"Hyperion", "Discard a Soldier from your hand, and trigger its effects.", "Trigger a Soldier", false},
    {"Clio", "Put up to 3 Aliens from your hand into your Enemy's hand.", "Give up to 3 Aliens", false},
    {"Artemis", "Put the Alien you Deployed this turn into your Siege Force on any Planet.", "Move it to any planet", false},
    {"Nyx", "Move an Alien from your Enemy's Siege Force at the Planet you Deployed to this turn to their Siege Force on a different Planet.", "Move one of theirs away", false},
    {"Pandemonia", "Discard as many Aliens from your hand as you'd like.", "Discard any number", false},
    {"Aether", "Shuffle your hand into your Draw Pile.", "Shuffle your hand in", false},
};
// clang-format on

}  // namespace armada::stellar_siege
