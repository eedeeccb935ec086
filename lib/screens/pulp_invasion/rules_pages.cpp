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
    {kBook, "*You win* the moment you find the last *Super Weapon*."},
    {kBook,
     "*You lose* the moment any two Abilities reach *zero* during an Encounter, or when the Encounter decks run out."},
    {kHouse, "Every round draws four cards, so there are always 12 rounds. After round 12 you lose."},
    {kHouse, "*Score:* 10 for each weapon found, 1 more if it is Understood. If you win, 5 for each round left."},
};

constexpr Paragraph kSetup[] = {
    {kBook,
     "Three *Cosmic Hegemony Aliens* in a row and one *Captain*, at random. Abilities begin at the Captain's values "
     "and never rise above."},
    {kBook, "48 cards make three Encounter decks of 16, one for each Alien: its *sector*."},
    {kBook, "Three of the 12 Planets lie face up. When they are gone, three more come."},
    {kFact, "A Captain takes two of three dice offered."},
    {kBook, "*Crew* dice begin on 6, *System* dice are rolled."},
};

constexpr Paragraph kLevels[] = {
    {kBook, "*Basic* has 4 Super Weapons in play, *Normal* 5 and *Advanced* 6, chosen at random."},
    {kBook, "The bag begins with that many yellow and black cubes, and four each of red, orange, blue and white."},
    {kHouse,
     "There are 12 of every colour but yellow. A card adds nothing if no such cube is left. Yellow cubes leave the bag "
     "only to go on a weapon."},
    {kHouse, "You can undo any step, even one that chance decided."},
};

constexpr Paragraph kCubes[] = {
    {kHouse, "Six colours, each with a letter:", drawCubeTable, 108},
};

constexpr Paragraph kRound[] = {
    {kBook,
     "*Encounter Phase.* 1. Select a Planet. 2. Draw four cards. 3. Add their cubes to the bag. 4. Move Locations out "
     "of the line. 5. Encounter each card, left to right."},
    {kBook, "*Planet Search Phase.* Count Planet Icons, modify the number, draw that many cubes."},
    {kBook, "*End of Round.* Engaged Agents and Events join your hand. Everything else is discarded."},
    {kHouse, "You pass a sector after its fourth round. A passed Alien has no effect."},
};

constexpr Paragraph kLine[] = {
    {kBook,
     "A *Location* in the line becomes the new Location and replaces the old one. If there are several, only the last "
     "one stays."},
    {kBook, "What a Location does depends on the Alien of the sector."},
    {kBook, "At each card: read its text, apply all modifications, then *engage* or *evade*."},
    {kHouse, "A line of nothing but Locations goes straight to the search."},
};

constexpr Paragraph kEngage[] = {
    {kBook,
     "The number is the *Engage Strength*. The Icon of the card to its *right* is the Engage Icon: that Ability pays.",
     drawIconRow, 40},
    {kBook, "The rightmost card uses the leftmost card's Icon. A card alone in the line uses its own."},
    {kBook, "A card of Strength *zero* must be evaded."},
};

constexpr Paragraph kIcons[] = {
    {kBook, "An evaded card's Icon is invalid for the rest of the line."},
    {kHouse, "Use the next valid Icon to the right, round the end of the line. If there is none, use the card's own."},
    {kHouse, "Agents and Events have a Strength and an Icon. Engage or evade them like Guardforce."},
    {kHouse, "Our own cards lower a Strength no further than *1*, unless their text says it may reach 0."},
};

constexpr Paragraph kPay[] = {
    {kBook, "Reduce the Ability by the Strength. *Two* points of one Ability can act as *one* point of another.",
     drawMix, 22},
    {kBook, "If you cannot pay, you must evade."},
    {kHouse, "Any mix will do. Each point replaced takes two points of *one* other Ability."},
    {kHouse, "A bonus lowers the price, never below 0. At price 0 you engage for free."},
};

constexpr Paragraph kEvade[] = {
    {kBook, "1. Pay *one point* from any Ability."},
    {kBook,
     "2. Draw *two cubes* at random. Yellow, black and white go back and do not count. Each red, orange or blue cube "
     "reduces its Ability by 1 and goes to the supply."},
    {kBook, "3. Turn the card sideways."},
    {kHouse,
     "You may always evade. An Ability at 0 stays there. If the bag has fewer than two such cubes, draw what is "
     "there."},
};

constexpr Paragraph kLosing[] = {
    {kHouse,
     "Two Abilities at zero: checked after every reduction in the Encounter Phase, even halfway through a payment. "
     "Combat goes first, then Science, then Diplomacy."},
    {kHouse, "If you can neither engage a card nor pay to evade it, you lose."},
    {kHouse, "Two zeros in a search do not lose. The next reduction in an Encounter does, unless you raise one first."},
};

constexpr Paragraph kSearch[] = {
    {kBook, "Count the *Planet Icons* on the cards you engaged. Modify the number. Draw that many cubes at random."},
    {kHouse,
     "The Alien does not change the search. Extra cubes from dice and from your hand come after all modifications, "
     "even with no Icons."},
    {kHouse, "Draw cubes one by one and apply each as you draw it. If the bag runs out, stop."},
    {kBook, "You win the moment you find the last Super Weapon, even with cubes still to draw."},
};

constexpr Paragraph kResults[] = {
    {kBook, "*W* Draw a Super Weapon and place it face up."},
    {kBook,
     "*C S D* Add 1 to that Ability, or put the cube on a Super Weapon to Understand it. If you can do neither, it "
     "goes "
     "to the supply."},
    {kBook, "*Q* It goes on Quietus. Once Quietus is passed, lose 1 point in any Ability instead."},
    {kBook, "*\u2013* A false lead. The cube returns to the bag."},
    {kHouse, "White cubes stay out until the search ends. You lose the point from an Ability that has one."},
};

constexpr Paragraph kHand[] = {
    {kBook, "Engaged *Agents* and *Events* join your hand at the End of Round."},
    {kHouse, "Play each *once* from your hand, at the moment its text names. In the line its text does nothing."},
    {kHouse,
     "*At any card:* when you choose to engage or evade. *When you engage, when you evade:* after you choose, before "
     "you pay or draw. *As the search begins:* before you count Planet Icons."},
};

constexpr Paragraph kOrder[] = {
    {kBook, "Modifications apply in this order:", drawSteps, 84},
    {kHouse, "The Icon takes all five steps first, then the Strength, always between 0 and 15."},
};

constexpr Paragraph kOrderMore[] = {
    {kHouse, "Cards in the line count from the moment you read them until the End of Round, evaded or not."},
    {kHouse, "Super Weapons count in the order you found them, and only once they are Understood."},
    {kHouse, "Texts about a card you just engaged or evaded follow the same order."},
    {Stamp::none, "*Why* shows a number in these steps. {A} reads the card behind a step."},
};

constexpr Paragraph kWeaponsPage[] = {
    {kBook, "A yellow cube finds a Super Weapon. Put ability cubes of the search on it to Understand it."},
    {kHouse, "It is *Understood* once it holds the cubes printed on it, 2 or 3 of named colours. Then its text works."},
    {kHouse, "If a die makes it Understood, it stays so for the rest of the game."},
    {kHouse,
     "A weapon you swap is shuffled into the draw deck. Its yellow cube moves to the new one, its ability cubes go "
     "to the supply."},
};

constexpr Paragraph kSixWeapons[] = {{kHouse, "What each does once Understood:", drawWeaponTable, 132}};
constexpr Paragraph kAlienPage[] = {{kHouse, "What each does in its own sector:", drawAlienTable, 126}};

constexpr Paragraph kDicePage[] = {
    {kBook,
     "Use *one* die a round, once, in either phase. It then turns to a *lower* face; you may skip faces. On the lowest "
     "it stays until it is rerolled."},
    {kHouse, "First you turn the die, then its effect happens. A die on 1 can be used and stays on 1."},
    {kHouse, "*Or:* use one half, at its own moment. *And:* usable if either half does something."},
    {kHouse, "Only System dice are upgraded, up to 6. A reroll is a plain roll."},
};

constexpr Paragraph kDiceMoments[] = {
    {kHouse,
     "*Before the four cards:* Translator 3. *At Engage or Evade:* faces that name no moment. *After that choice:* "
     "faces that help you pay or evade. *As the search begins:* before you count."},
    {kHouse, "*Before a cube:* Translator 5. *On a yellow cube:* Scanning 6. *After the last cube:* Translator 1."},
    {kHouse, "You may choose Engage if help could make it affordable. If you still cannot pay, you evade instead."},
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
    {kHouse, "*+N* lowers the price by N. Crew dice help against their own Ability, Engineer 3 against Combat."},
    {kHouse,
     "AI 1, 3 and 5 roll a spare die: its bonus, upgrade or extra cube counts, an Evade half does not. AI 2 may swap "
     "itself; the new die waits a round."},
    {kHouse,
     "Translator 3 only rearranges the last four cards of a sector. Translator 5: an unused yellow cube goes back."},
    {kHouse, "Removed cubes go to the supply."},
};

constexpr Paragraph kCardWords[] = {
    {kHouse,
     "*+1 Strength:* the price rises by 1. *Engaged with Science:* Science pays. *When read:* as you come to the card. "
     "*When engaged, after an Evade:* right then."},
    {kHouse, "*Gain:* up to your maximum. *Lose:* not below 0. *In any Ability:* you choose which."},
    {kHouse,
     "*Add to the bag:* from the supply, if it has any. *Remove from the bag:* to the supply. *Search cube:* one you "
     "draw in the search."},
    {kHouse, "*Planet Icon:* the ringed sign on a card."},
};

constexpr Paragraph kCaptainsPage[] = {{kHouse, "Each Captain's maximum, and dice offered:", drawCaptainTable, 130}};
constexpr Paragraph kPlanetsFirst[] = {{kHouse, "In the round you search it:", drawPlanetTable<0>, 132}};
constexpr Paragraph kPlanetsSecond[] = {{kHouse, "In the round you search it:", drawPlanetTable<6>, 132}};

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
    page("Modifications", kOrder),
    page("More on these", kOrderMore),
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
