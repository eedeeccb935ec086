// The components of Rayguns and Rocketships, one a line or one a picture. docs/rules/rayguns.md says where they come from.
#include "rules/rayguns/components.h"

namespace armada::rayguns {

const char* const kDirectionName[kDirections] = {"north", "northeast", "east", "southeast",
                                                 "south", "southwest", "west", "northwest"};

const char* const kStationName[] = {"hull",  "deck",    "cockpit",     "control panel",    "engine",
                                    "hatch", "airlock", "port raygun", "starboard raygun", "centre raygun"};

const char* const kStationText[] = {
    "Hull: nobody passes, nobody sees through it.",
    "Deck: no station.",
    "Cockpit: manned, it turns the rocketship by 45 degrees and plays Star cards.",
    "Control panel: manned, it opens the airlocks for nothing and plays Star cards.",
    "Engine: manned, it moves the rocketship 1 node ahead.",
    "Hatch: search for 1 token; 5 to 8 finds a raygun or a Star card.",
    "Airlock: out for 1 token, in for nothing. A figure or a fire closes it.",
    "Raygun to port: hits on 7 and 8 up to 2 nodes away; manned on 5 to 8, up to 3.",
    "Raygun to starboard: hits on 7 and 8 up to 2 nodes away; manned on 5 to 8, up to 3.",
    "Centre raygun: all round, at a target of its own; manned 5 to 8 up to 3 nodes.",
};

namespace {

constexpr const Rocketship kShips[kFactions] = {
    {"Astro-Rangers",
     "Ranger",
     "Silver Comet",
     {"#########", "##L.A.L##", "E...#...#", "E.H..P.C#", "E...#R..#", "##R.A.R##", "#########"},
     5,
     0b0001'1111,
     {"CPEELRL", "CPEELRL"}},
    {"Star-Pirates",
     "Pirate",
     "Black Corsair",
     {"####A####", "#LL...LL#", "E..#.#..#", ".H..P...C", "E..#.#..#", "#RR...RR#", "####A####"},
     6,
     0b1110'1110,
     {"LCEEPRR", "LCEEPRR"}},
    {"Zard",
     "Zard",
     "Iron Claw",
     {"#########", "#L.A##L##", "E...L...#", "##H.P.#.C", "E...R...#", "#R.A##R##", "#########"},
     6,
     0b0011'1111,
     {"LCEEPRR", "LCEEPRR"}},
    {"Blaarg",
     "Blaarg",
     "Mother Saucer",
     {"###L.L###", "##E...A##", "#..#.#.L#", "..P.O.H.C", "#..#.#.R#", "##E...A##", "###R.R###"},
     6,
     0b0101'1111,
     {"PCEEOLR", "PCEEOLR"}},
};

constexpr Station stationOf(char letter) {
  switch (letter) {
    case '.': return Station::floor;
    case 'C': return Station::cockpit;
    case 'P': return Station::panel;
    case 'E': return Station::engine;
    case 'H': return Station::hatch;
    case 'A': return Station::airlock;
    case 'L': return Station::portGun;
    case 'R': return Station::starboardGun;
    case 'O': return Station::centreGun;
    default: return Station::wall;
  }
}

constexpr char letterAt(const Rocketship& ship, unsigned space) { return ship.map[space / kWidth][space % kWidth]; }

// Where the nth space with that letter is, in reading order.
constexpr std::uint8_t spaceOf(const Rocketship& ship, char letter, unsigned nth) {
  for (unsigned space = 0; space < kSpaces; ++space)
    if (letterAt(ship, space) == letter && nth-- == 0) return static_cast<std::uint8_t>(space);
  return kNoNode;
}

constexpr Deck deckOf(const Rocketship& ship) {
  Deck deck{};
  for (unsigned space = 0; space < kNodes; ++space) {
    const Station station = space < kSpaces ? stationOf(letterAt(ship, space)) : Station::wall;
    deck.station[space] = station;
    deck.portAt[space] = kNoPort;
    if (station == Station::wall) continue;
    deck.open[space / 27] |= 1u << space % 27;
    if (station < Station::portGun) continue;
    deck.portAt[space] = deck.ports;
    deck.port[deck.ports++] = static_cast<std::uint8_t>(space);
  }
  for (unsigned i = 0; i < kAirlocks; ++i) deck.airlock[i] = spaceOf(ship, 'A', i);
  deck.hatch = spaceOf(ship, 'H', 0);
  deck.panel = spaceOf(ship, 'P', 0);
  deck.cockpit = spaceOf(ship, 'C', 0);
  return deck;
}

}  // namespace

const Rocketship kRocketship[kFactions] = {kShips[0], kShips[1], kShips[2], kShips[3]};
constexpr Deck kDecks[kFactions] = {deckOf(kShips[0]), deckOf(kShips[1]), deckOf(kShips[2]), deckOf(kShips[3])};
const Deck kDeck[kFactions] = {kDecks[0], kDecks[1], kDecks[2], kDecks[3]};
static_assert(kDecks[0].ports == 5 && kDecks[1].ports == 8 && kDecks[2].ports == 6 && kDecks[3].ports == 7);

// clang-format off: a card a line
const CommandCard kCommandCard[kFactions][kCommandCards] = {
    // name, turn, ahead, sideways, tokens
    {{"Forward",          0, 1,  0, 1},
     {"Full Ahead",       0, 2,  0, 1},
     {"Comet Burn",       0, 3,  0, 1},
     {"Turn Port",       -1, 1,  0, 1},
     {"Turn Starboard",   1, 1,  0, 1},
     {"Hard Port",       -2, 0,  0, 1},
     {"Hard Starboard",   2, 0,  0, 1},
     {"All Hands",        0, 0,  0, 2}},
    {{"Forward",          0, 1,  0, 1},
     {"Full Ahead",       0, 2,  0, 1},
     {"Come About",      -4, 0,  0, 1},
     {"Turn Port",       -1, 1,  0, 1},
     {"Turn Starboard",   1, 1,  0, 1},
     {"Hard Port",       -2, 0,  0, 1},
     {"Hard Starboard",   2, 0,  0, 1},
     {"All Hands",        0, 0,  0, 3}},
    {{"Forward",          0, 1,  0, 2},
     {"Full Ahead",       0, 2,  0, 1},
     {"Stalk",            0, 1,  0, 1},
     {"Turn Port",       -1, 1,  0, 2},
     {"Turn Starboard",   1, 1,  0, 2},
     {"Hard Port",       -2, 0,  0, 2},
     {"Hard Starboard",   2, 0,  0, 2},
     {"All Hands",        0, 0,  0, 3}},
    {{"Forward",          0, 1,  0, 2},
     {"Full Ahead",       0, 2,  0, 1},
     {"Spin",            -4, 0,  0, 1},
     {"Turn Port",       -1, 1,  0, 1},
     {"Turn Starboard",   1, 1,  0, 1},
     {"Slip Port",        0, 0, -1, 1},
     {"Slip Starboard",   0, 0,  1, 1},
     {"All Hands",        0, 0,  0, 2}},
};

const StarCard kStarCard[kFactions][kStarCards] = {
    {{"Warp Dash", StarEffect::warp},
     {"Static Burst", StarEffect::jam},
     {"Jet-Pack Assault", StarEffect::board},
     {"Dead-Eye Rangers", StarEffect::sharp},
     {"Damage Control", StarEffect::repair},
     {"For the Galaxy!", StarEffect::rally}},
    {{"Double Broadside", StarEffect::doubleFire},
     {"Overcharge", StarEffect::overcharge},
     {"Space Torpedo", StarEffect::torpedo},
     {"Grappling Hooks", StarEffect::board},
     {"Jolly Static", StarEffect::jam},
     {"Press Gang", StarEffect::rescue}},
    {{"Tractor Beam", StarEffect::tractor},
     {"Blood Rage", StarEffect::cry},
     {"Claw Pods", StarEffect::board},
     {"Scale Shields", StarEffect::shields},
     {"Hatchlings", StarEffect::rescue},
     {"Sun Lances", StarEffect::overcharge}},
    {{"Matter Ray", StarEffect::board},
     {"Brain Static", StarEffect::jam},
     {"Null Field", StarEffect::null},
     {"Blink", StarEffect::warp},
     {"Clone Vat", StarEffect::rescue},
     {"Seeker Orb", StarEffect::torpedo}},
};

const char* const kStarText[kStarEffects] = {
    "This Turn your figures board without a roll, or leap from airlock to airlock up to 2 nodes.",
    "This Turn your figures add 2 to melee rolls.",
    "Your battery may fire twice this Turn, each volley at a target of its own.",
    "An enemy loses 3 Action tokens.",
    "An enemy rocketship within 4 nodes: its rayguns count as unmanned this Turn.",
    "This Turn all your rayguns count as manned: 3 nodes, 5 to 8.",
    "Take 3 more Action tokens.",
    "Remove up to 3 Blast markers from your rocketship.",
    "A defeated crew member returns to any free space of your rocketship.",
    "This Turn your pistol and boarding rolls succeed on 3 to 8.",
    "Until the end of the Turn rayguns hit your rocketship on 8 only.",
    "An enemy rocketship within 4 nodes: on 3 to 8 it takes 1 Blast marker.",
    "Move an enemy rocketship within 4 nodes by 1 node, any way.",
    "Move to any free node within 3, then face any way.",
};
const char* const kStarBrief[kStarEffects] = {
    "Board without a roll",  "Melee +2",            "Fire twice",             "Enemy loses 3 tokens", "Enemy guns unmanned",
    "All guns manned",       "3 more tokens",       "Put out up to 3 fires",  "A crew member returns", "Pistols hit on 3+",
    "Rayguns need an 8",     "Torpedo: hits on 3+", "Pull an enemy 1 node",   "Jump up to 3 nodes",
};

const AbilityText kAbilityText[kAbilities] = {
    {"Captain", "1 Action token at each reveal while a crew member of yours is in play."},
    {"Ace Pilot", "While she mans the cockpit, rayguns hit the rocketship on 7 and 8 only."},
    {"Jet-Pack Ace", "She leaves her rocketship without a token and boards on 3 to 8."},
    {"Inspiring Command", "Your crew beside her add 1 to melee rolls."},
    {"Born Leader", "4 Action tokens at each reveal."},
    {"Expert Duelist", "A melee roll of his that missed is rolled again, once a Turn against each opponent."},
    {"Ruthless Pirate", "Once a Turn, acting: remove a crew member of yours, take up to 6 tokens from an opponent."},
    {"Master Gunner", "A raygun that he mans hits on 4 to 8 at 2 or 3 nodes."},
    {"Plunder", "For each figure that he defeats himself: 2 Action tokens."},
    {"First Fang", "Your figures that attack in melee hit on equal rolls."},
    {"Hard Scales", "Pistols need 1 more to hit a figure of yours."},
    {"Blood Oath", "For each crew member of yours that an enemy defeats: 1 token for each other player."},
    {"Fire Drill", "The first fire extinguished in a Turn costs no token."},
    {"Aide-de-Camp", "Once a Turn, acting: a crew member beside him has 2 more spaces this Phase."},
    {"Metal Tentacles", "A melee hit of his damages a second enemy figure beside him too."},
    {"Mind Control", "Once a Turn the first pistol or melee roll that would hurt a figure of yours is rolled again."},
    {"Mechanical Pants", "He moves 4 spaces and passes Blast markers."},
};

const Captain kCaptain[kFactions] = {
    {"Jessie Novastar", "Jessie",
     {{Ability::captain, Ability::acePilot, Ability::jetPackAce},
      {Ability::captain, Ability::inspiringCommand, Ability::bornLeader}}},
    {"Count Ventura", "Ventura",
     {{Ability::captain, Ability::expertDuelist, Ability::ruthlessPirate},
      {Ability::captain, Ability::masterGunner, Ability::plunder}}},
    {"Admiral Sszark", "Sszark",
     {{Ability::captain, Ability::firstFang, Ability::hardScales},
      {Ability::captain, Ability::bloodOath, Ability::fireDrill}}},
    {"The Masterbrain", "Masterbrain",
     {{Ability::captain, Ability::aideDeCamp, Ability::metalTentacles},
      {Ability::captain, Ability::mindControl, Ability::mechanicalPants}}},
};

namespace {

constexpr const Episode kEpisodeRows[kEpisodes] = {
    {"Master of the Galaxy", "The basic game: first to the target wins.",
     {". . . . . . . . .",
      ". A . . . . . V .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". B . . . . . S .",
      ". . . . . . . . ."},
     false, false},
    {"The Princess of Vaporia", "The princess starts on a player's hatch: 5 points at the end for who has her.",
     {". . . . . . . . .",
      ". A . . . . . V .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . i i i . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". B . . . . . S .",
      ". . . . . . . . ."},
     true, false},
    {"Plans of the Star Breaker", "The data tape starts on a player's control panel: 5 points at the end for who has it.",
     {". . . . . . . . .",
      ". A . . . . . V .",
      ". . . . a . . . .",
      ". . . i . . . . .",
      ". . a . . . a . .",
      ". . . . . i . . .",
      ". . . . a . . . .",
      ". B . . . . . S .",
      ". . . . . . . . ."},
     false, true},
    {"The Warbot Graveyard", "A warbot mounted on your own rocketship: 2 points. Destroyed by an enemy: 2 points.",
     {". . . . . . . . .",
      ". A . . . . . V .",
      ". . . . w . . . .",
      ". . . . . . . . .",
      ". . . a w a . . .",
      ". . . . . . . . .",
      ". . . . w . . . .",
      ". B . . . . . S .",
      ". . . . . . . . ."},
     false, false},
    {"Atomic Harvest", "A core mounted on your own rocketship: 2 points. Shot at, it turns red, and red cores explode.",
     {". . . . . . . . .",
      ". A . . . . . V .",
      ". . . . . . . . .",
      ". . . . i . . . .",
      ". . c . c . c . .",
      ". . . . i . . . .",
      ". . . . . . . . .",
      ". B . . . . . S .",
      ". . . . . . . . ."},
     false, false},
};
// clang-format on

constexpr Sky skyOf(const Episode& episode) {
  Sky sky{};
  unsigned things = 0;
  for (unsigned node = 0; node < kNodes; ++node) {
    const char letter = episode.map[node / kWidth][node % kWidth * 2];
    if (letter == 'a' || letter == 'i') {
      sky.rock[node] = letter == 'a' ? Rock::asteroid : Rock::iceteroid;
      sky.rocks[node / 27] |= 1u << node % 27;
    } else if (letter == 'w' || letter == 'c') {
      sky.kind = letter == 'w' ? ThingKind::warbot : ThingKind::core;
      sky.thing[things++] = static_cast<std::uint8_t>(node);
    }
  }
  return sky;
}

constexpr std::uint8_t node(unsigned x, unsigned y) { return static_cast<std::uint8_t>(y * kWidth + x); }

}  // namespace

const Episode kEpisode[kEpisodes] = {kEpisodeRows[0], kEpisodeRows[1], kEpisodeRows[2], kEpisodeRows[3],
                                     kEpisodeRows[4]};
constexpr Sky kSkies[kEpisodes] = {skyOf(kEpisodeRows[0]), skyOf(kEpisodeRows[1]), skyOf(kEpisodeRows[2]),
                                   skyOf(kEpisodeRows[3]), skyOf(kEpisodeRows[4])};
const Sky kSky[kEpisodes] = {kSkies[0], kSkies[1], kSkies[2], kSkies[3], kSkies[4]};

const Planet kPlanet[kMostPlayers] = {
    {"Auric", node(1, 1), 3}, {"Vaporia", node(7, 1), 5}, {"Samadi", node(7, 7), 7}, {"Byss", node(1, 7), 1}};

}  // namespace armada::rayguns
