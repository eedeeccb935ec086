// The rules on paper: one idea a paragraph, with a stamp for where it comes from. Dice, weapons, Aliens, Captains and Planets
// are drawn from their tables (rules_pictures.cpp), so that names and numbers are those of the game.
#include "screens/pulp_invasion/rules_pictures.h"
#include "screens/pulp_invasion/ui.h"

namespace armada::pulp_invasion {

namespace {

constexpr auto kBook = Stamp::book;
constexpr auto kFact = Stamp::fact;
constexpr auto kHouse = Stamp::house;

constexpr Paragraph kAim[] = {
    {kBook, "*Won:* the moment the last *Super Weapon* is found."},
    {kBook,
     "*Lost:* the moment any two Abilities reach *zero* during an Encounter, or when no cards can be drawn because the "
     "decks are empty."},
    {kHouse, "Four cards a round make twelve rounds, and no card changes that. Round 12 ends the game."},
    {kHouse, "*Score:* 10 for each weapon found, 1 more if it is Understood; won, 5 for each round left."},
};

constexpr Paragraph kSetup[] = {
    {kBook,
     "Three *Cosmic Hegemony Aliens* in a row and one *Captain*, by chance. Abilities begin at the Captain's values "
     "and never rise above."},
    {kBook, "48 cards are shuffled into three decks of 16, one below each Alien: its *sector*."},
    {kBook, "12 Planets are shuffled, three lie face up. When they are gone, three more come."},
    {kFact, "Of the Captain's three dice two are taken. You say which one stays behind."},
    {kBook, "*Crew* dice begin on 6, *Systems* are rolled."},
};

constexpr Paragraph kLevels[] = {
    {kFact, "*Basic* 4, *Normal* 5, *Advanced* 6 Super Weapons are in play, chosen by chance."},
    {kHouse,
     "The bag begins with as many yellow and as many black cubes, and four each of red, orange, blue and white."},
    {kHouse,
     "There are 12 in all of each but yellow. A card that would add a missing cube adds none. Yellow ones are never "
     "removed from the bag but for a weapon."},
    {kHouse, "You may take back any step, even after chance has spoken."},
};

constexpr Paragraph kCubes[] = {
    {kHouse, "The six colours, each with a letter:", drawCubeTable, 108},
};

constexpr Paragraph kRound[] = {
    {kBook,
     "*Encounter Phase.* 1. Select a Planet. 2. Draw four cards of the leftmost sector. 3. Add the cubes on them to "
     "the bag. 4. Locations leave. 5. Meet each card, left to right."},
    {kBook, "*Planet Search Phase.* Count Planet Icons, modify the number, draw that many cubes."},
    {kBook, "*End of Round.* Engaged Agents and Events go to your hand. All else is discarded."},
    {kHouse, "A sector is passed after its fourth round. A passed Alien has no effect."},
};

constexpr Paragraph kLine[] = {
    {kBook,
     "A *Location* in the line becomes the new Location and replaces the old one. Of more than one, the last stays, "
     "the others are discarded."},
    {kBook, "What a Location does depends on the Alien of the sector."},
    {kBook, "At each card: read and apply its text, apply all modifications, then *Engage* or *Evade*."},
    {kHouse, "Cards enter one by one with their cubes. A line of Locations alone goes straight to the search."},
};

constexpr Paragraph kEngage[] = {
    {kBook,
     "The number is the *Engage Strength*. The Icon of the card at its *right* is the Engage Icon: the Ability that "
     "pays.",
     drawIconRow, 40},
    {kBook, "The rightmost card uses the leftmost card's Icon. A single card uses its own."},
    {kBook, "Strength *zero* must be evaded."},
};

constexpr Paragraph kIcons[] = {
    {kBook, "An evaded card's Icon is invalid for the rest of the line."},
    {kHouse, "The next valid Icon to the right counts, round the end of the line. If there is none, the card's own."},
    {kHouse, "Agents and Events have Strength and Icon and are engaged or evaded like Guardforce."},
    {kHouse, "Our own cards lower a Strength to *1* at most, unless their text says that it may reach 0."},
};

constexpr Paragraph kPay[] = {
    {kBook, "Reduce the Ability by the Strength. *Two* points of one Ability can act as *one* of another.", drawMix,
     22},
    {kBook, "If it cannot be paid, the card must be evaded."},
    {kHouse, "Any mix is legal: two of *one* Ability for each point in place of another."},
    {kHouse, "A bonus lowers the price, never below 0. Price 0 is a free Engage."},
};

constexpr Paragraph kEvade[] = {
    {kBook, "1. Pay *one point* of any Ability."},
    {kBook,
     "2. Draw *two cubes* by chance. Yellow, black and white go back and do not count. Each red, orange or blue one "
     "reduces its Ability by 1 and goes to the supply."},
    {kBook, "3. The card is turned sideways."},
    {kHouse,
     "Evading is always allowed. An Ability at 0 is not reduced further. With fewer than two such cubes in the "
     "bag, take what is there."},
};

constexpr Paragraph kLosing[] = {
    {kHouse,
     "Two Abilities at zero: checked after every reduction in the Encounter Phase, in the middle of a payment too: "
     "Combat first, then Science, then Diplomacy."},
    {kHouse, "If the one point cannot be paid and the card cannot be engaged, the game is lost."},
    {kHouse,
     "In the search two zeros are no loss. The next reduction in an Encounter is, unless one was raised before."},
};

constexpr Paragraph kSearch[] = {
    {kBook,
     "Count the *Planet Icons* on the cards that were engaged. Modify the number. Draw that many cubes by chance."},
    {kHouse,
     "The search has no step for the Alien. Additional cubes of dice and hand come after all modifications, even "
     "from no Icons."},
    {kHouse, "One cube after the other, each is applied when drawn. Bag short: draw what is there."},
    {kHouse, "The game is won at once with the last yellow cube, whatever is still to draw."},
};

constexpr Paragraph kResults[] = {
    {kBook, "*W* Draw a Super Weapon and place it face up."},
    {kBook,
     "*C S D* Add 1 to that Ability, or add the cube to a Super Weapon to understand it. If neither can be, it goes "
     "to the supply."},
    {kBook, "*Q* Goes onto Quietus. Once Quietus is passed: lose 1 point of any Ability."},
    {kBook, "*\u2013* False lead: the cube returns to the bag."},
    {kHouse, "White lies aside until the search ends. The lost point is of an Ability that has one."},
};

constexpr Paragraph kHand[] = {
    {kBook, "Engaged *Agents* and *Events* come to your hand at the End of Round."},
    {kHouse,
     "Each has one text, played *once* from the hand at the moment that it names. In the line the text does "
     "nothing."},
    {kHouse,
     "*At a card:* at the question Engage or Evade. *When you engage, when you evade:* after that choice, before "
     "points and cubes. *As the search begins:* before Planet Icons are counted."},
};

constexpr Paragraph kOrder[] = {
    {kBook, "What changes a number is applied in this order:", drawSteps, 84},
    {kHouse, "First the Icon takes all five, then the Strength, kept between 0 and 15 at each."},
};

constexpr Paragraph kOrderMore[] = {
    {kHouse, "Cards of the line count from their reading until the End of Round, evaded or not."},
    {kHouse, "Super Weapons count in the order in which they were found, and only when they are Understood."},
    {kHouse, "After a card was engaged or evaded, texts that speak of it come in the same order."},
    {Stamp::none, "*Why* on the table unfolds a number in these steps. A reads the card of a step."},
};

constexpr Paragraph kWeaponsPage[] = {
    {kBook, "A yellow cube finds one. Ability cubes of the search may be added to it, to understand it."},
    {kHouse,
     "It is *Understood* when it holds the cubes printed on it, 2 or 3 of named colours. Only then its text works."},
    {kHouse, "A die that makes one Understood does so for the rest of the game."},
    {kHouse,
     "A swapped weapon goes to the draw deck, which is shuffled. Its yellow cube moves over, its ability cubes go "
     "to the supply."},
};

constexpr Paragraph kSixWeapons[] = {{kHouse, "What each does once Understood:", drawWeaponTable, 132}};
constexpr Paragraph kAlienPage[] = {{kHouse, "What each does in its own sector:", drawAlienTable, 126}};

constexpr Paragraph kDicePage[] = {
    {kBook,
     "In a round *one* die may be used, once, in either phase. It is then turned to a *lower* face. Faces may be "
     "skipped. On the lowest it stays until it is rolled again."},
    {kHouse, "First the die is turned, then its effect comes. A die on 1 is used and stays."},
    {kHouse, "*Or:* one half, at its own moment. *And:* usable if either half does something."},
    {kHouse, "Upgrades are for System dice and stop at 6. A reroll is a plain roll."},
};

constexpr Paragraph kDiceMoments[] = {
    {kHouse,
     "*Before the four cards:* Translator 3. *At Engage or Evade:* faces that name no moment. *After that choice:* "
     "what helps to pay, or in an Evade. *As the search begins:* before counting."},
    {kHouse, "*Before a cube:* Translator 5. *On a yellow cube:* Scanning 6. *After the last cube:* what is left."},
    {kHouse, "Engage is offered if help could make it payable. If it then cannot be paid, it becomes an Evade."},
};

constexpr Paragraph kSpecialist[] = {{kBook, "A *Crew* die: it begins on 6.", drawFaces<Die::weaponsSpecialist>, 132}};
constexpr Paragraph kInfiltrator[] = {{kBook, "A *Crew* die: it begins on 6.", drawFaces<Die::infiltrationAgent>, 132}};
constexpr Paragraph kEngineer[] = {{kBook, "A *Crew* die: it begins on 6.", drawFaces<Die::engineer>, 132}};
constexpr Paragraph kIntelligence[] = {
    {kBook, "A *System* die: it is rolled.", drawFaces<Die::artificialIntelligence>, 132}};
constexpr Paragraph kScanning[] = {{kBook, "A *System* die: it is rolled.", drawFaces<Die::scanningTechnology>, 132}};
constexpr Paragraph kTranslator[] = {
    {kBook, "A *System* die: it is rolled.", drawFaces<Die::universalTranslator>, 132}};

constexpr Paragraph kDiceMore[] = {
    {kHouse, "\"Against\" an Ability is the die's own; Engineer 3 is Combat. *+N* lowers the price."},
    {kHouse,
     "AI 1, 3, 5 roll a spare die: its bonus, upgrade or extra cube counts, an Evade half does not. AI 2 may give "
     "itself away; the new die rests this round."},
    {kHouse,
     "Translator 3 draws what the sector has; of the last four it only arranges. Translator 5: an unused yellow "
     "cube goes back to the bag."},
    {kHouse, "Cubes that dice remove in an Evade go to the supply, before you pay."},
};

constexpr Paragraph kCardWords[] = {
    {kHouse,
     "*Strength +1:* the price rises. *Engaged with Science:* that Ability pays. *When read:* as you come to the "
     "card. *When engaged, when evaded:* right after it."},
    {kHouse,
     "*Gain:* points, up to the maximum. *Lose:* points; an Ability at 0 is not asked. *Of your choice:* you name "
     "the Ability."},
    {kHouse,
     "*Into the bag:* from the supply, if there is one. *Leave the bag:* to the supply. *Search 1 more:* one cube "
     "more this round."},
    {kHouse, "*Planet Icon:* the ringed sign on a card."},
};

constexpr Paragraph kCaptainsPage[] = {{kHouse, "What each can have at most:", drawCaptainTable, 130}};
constexpr Paragraph kPlanetsFirst[] = {{kHouse, "In the round in which it is searched:", drawPlanetTable<0>, 132}};
constexpr Paragraph kPlanetsSecond[] = {{kHouse, "In the round in which it is searched:", drawPlanetTable<6>, 132}};

}  // namespace

const RulesPage kPages[] = {
    page("The aim", kAim),
    page("Setup", kSetup),
    page("Difficulty", kLevels),
    page("Cubes", kCubes),
    page("A round", kRound),
    page("The line", kLine),
    page("Engage", kEngage),
    page("Engage Icons", kIcons),
    page("Paying", kPay),
    page("Evade", kEvade),
    page("Two zeros", kLosing),
    page("Planet Search", kSearch),
    page("What cubes do", kResults),
    page("Your hand", kHand),
    page("Order of changes", kOrder),
    page("More on the order", kOrderMore),
    page("Super Weapons", kWeaponsPage),
    page("The six weapons", kSixWeapons),
    page("The three Aliens", kAlienPage),
    page("Captain's Dice", kDicePage),
    page("When dice help", kDiceMoments),
    page("Weapons Specialist", kSpecialist),
    page("Infiltration Agent", kInfiltrator),
    page("Engineer", kEngineer),
    page("Artif. Intelligence", kIntelligence),
    page("Scanning Technology", kScanning),
    page("Univ. Translator", kTranslator),
    page("More on dice", kDiceMore),
    page("Words of the cards", kCardWords),
    page("The nine Captains", kCaptainsPage),
    page("Planets 1 to 6", kPlanetsFirst),
    page("Planets 7 to 12", kPlanetsSecond),
};
static_assert(sizeof kPages / sizeof kPages[0] == kPageCount, "ui.h counts them");

}  // namespace armada::pulp_invasion
