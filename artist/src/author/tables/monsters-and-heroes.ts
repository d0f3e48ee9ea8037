/** Beings out of tales: each class has jokes that only it could have. A ghost owns no dragon's hoard, and a vampire no wand. */
import { BEAST_OF_MYTH_CLASSES } from './beasts-of-myth.ts';
import { HERO_CLASSES } from './heroes.ts';
import { list, type NounClass, told } from './noun-class.ts';

const MONSTERS: readonly NounClass[] = [
  {
    nouns: list('ghost poltergeist phantom spectre specter spook'),
    events: [
      '{a_one} was let together with a flat in the old town, appears in the contract under “fittings”, and there is called {name}',
      '{a_one} walked through a wall out of habit, it was the ladies’ changing room, and the shriek was {name}',
      '{a_one} was summoned by four ladies round a table, knocked twice for yes, and was asked to bring cake as {name}',
      '{a_one} put on a sheet with a flower pattern, since the white one was in the wash, and haunts the linen shop as {name}',
    ],
    conflicts: [
      told(
        '{They} rattles the chains at midnight on the dot, and the people upstairs bang on the floor with a broom.',
        'They are alive, it turns out.',
        'The chains have been put in felt.',
        'The broom is answered with two knocks: “yes”.',
      ),
      told(
        'A young couple bought the house because of the ceiling, and {they} has been put down as a draught.',
        'They bought a snake of felt for the door.',
        '{They} moans, and they have the boiler looked at.',
        'The estate agent had said “character”, and meant {them}.',
      ),
      told(
        '{They} wanted to pick up a teaspoon, just the once, and has been practising since {year}.',
        'The saucer trembled on Thursday.',
        'There was a party when the sugar moved. It was the cat.',
        'The whole of the service was easier, by accident.',
      ),
      told(
        'At the séance somebody asked for Uncle Rudolf, and {they} did not like to disappoint them.',
        'The will is to be looked for in the piano.',
        'Rudolf came in late and sat at the back.',
        '{They} gets letters from the nephew.',
      ),
      told(
        'The hunters came with a machine that goes “ping”, and it went “ping” at the fridge.',
        'The ham has been exorcised.',
        '{They} held the torch for them.',
        'They left a bill, in an envelope, for the fridge.',
      ),
    ],
    closings: [
      'The stairs creaked all by themselves, and then said sorry.',
      '{They} says “boo”, and then asks whether it was too much.',
      'The lease runs for eternity, with three months’ notice.',
      'In the photo there is a light patch, with its best side.',
      '{They} would like to move on, but there is still something in the oven.',
    ],
  },
  {
    nouns: list('vampire dracula'),
    events: [
      '{a_one} stood on the mat for two nights, waiting to be asked in, and the milkman at last asked {name}',
      '{a_one} combed {their} hair before a mirror on trust, went to the ball with the parting on the chin, and was announced as {name}',
      '{a_one} turned into a bat for the exit, forgot the suitcase, and came back through the door as {name}',
      '{a_one} booked a week at the sea, got the brochure with the sun on it, and sued as {name}',
    ],
    conflicts: [
      told(
        'The dinner guest said “do come in”, and then cooked with garlic.',
        '{They} stayed on the balcony and praised the view.',
        'It was meant well; so was the stake.',
        'Dessert was passed through the shutter.',
      ),
      told(
        'Rice was scattered on the step, and {they} has to count it, every grain, before {they} may go on.',
        'It was a wedding; they are still at home.',
        'Four thousand and six, and then somebody sneezed.',
        'Basmati takes until sunrise.',
      ),
      told(
        'The blood bank wants to know why {they} makes only withdrawals.',
        'There is a loyalty card, with a biscuit.',
        '{They} asked for the vintage of the thirties, something with a bit of gout.',
        'The counter is open at night, for one customer.',
      ),
      told(
        'The blind went up with a snap at noon, because the cleaner likes it bright.',
        'She has swept {them} into a neat heap, with a note.',
        'The urn is being sent to be aired.',
        'It was cloudy; there is just a bit of a tan.',
      ),
      told(
        '{They} has lived in the castle for six hundred years, and has been told that the heating must go over to a pump.',
        'The draught was here first.',
        'The coffin has been given a very good grade for insulation.',
        'A man from the council went down to the cellar; he works nights now.',
      ),
    ],
    closings: [
      'Up at dusk, home by cockcrow, and all the shops shut in between.',
      'The collar stands up so high that one does not see the bib.',
      'A rare steak was served, and after a while so was the waiter’s excuse.',
      '{They} never looks at a neck, {they} says, to the neck.',
      'Death came by once, looked at the diary, and left it at that.',
    ],
  },
  {
    nouns: list('zombie mummy skeleton'),
    events: [
      '{a_one} got up again on the third bell, took the first tram to work, and nobody noticed but {name}',
      '{a_one} lay in the museum under glass until the school party had gone, scratched, and was heard to say {name}',
      '{a_one} handed in {their} hand along with the hat at the cloakroom, and got for both the ticket {name}',
      '{a_one} was looked at by a young doctor, who felt for a pulse, found none, and still wrote a sick note for {name}',
    ],
    conflicts: [
      told(
        '{They} rang at the pension office, to say that {they} was not quite as dead as it had been put down.',
        'There are back payments from four dynasties.',
        'They asked for a proof of life, and that was a grey area.',
        'It took two to carry {them} up to the counter, in order.',
      ),
      told(
        'The neighbours on the left and right are quiet, the stone is paid for, and {they} only went out for milk.',
        'It had gone off; so had {they}.',
        'The stone has a nail in it for the key.',
        'On the way back all the names looked alike.',
      ),
      told(
        'In the morning {they} counts everything through, from the top, and today there was a rib over.',
        'It belongs to the man on the second floor.',
        'The dog had a guilty look, and a full one.',
        'It has gone in behind the others, for guests.',
      ),
      told(
        'A marathon was held in {town}, and {they}, who had only been dragging the one foot to the baker’s, came in fourth.',
        'At mile twenty they all looked like that.',
        'The foot came in ninth.',
        'The banana was pushed in by hand.',
      ),
      told(
        'The chemist has sold {them} a cream that promises to take off ten years.',
        'There are three thousand to go.',
        'It has been put on with a trowel and a Bible.',
        'A knee has come up very nicely.',
      ),
    ],
    closings: [
      '{They} is not as young as {they} was, and {they} was not young then.',
      'Dead on time and dead on both feet, where available.',
      'Rest in peace, says the stone, and {they} did try.',
      'A good walk loosens everything; what was loosened will be sent on.',
      'Nothing lasts for ever, somebody said, and did not look round.',
    ],
  },
  {
    nouns: list('witch wizard sorcerer sorceress warlock mage enchanter enchantress'),
    events: [
      '{a_one} turned a tax man into a toad, the tax man’s boss into a pond, and in the letter of thanks was addressed as {name}',
      '{a_one} stirred the cauldron left instead of right, and the whole village has since been related to {name}',
      '{a_one} said the spell with {their} mouth full, and the hat, the table and the hall all answered to {name}',
      '{a_one} had the broom in for a service, flew home on the hoover, and blew the fuse at {name}',
    ],
    conflicts: [
      told(
        'The spell called for “a pinch of newt, to taste”, and {they} tasted.',
        'It wants salt, said the newt.',
        'The rest of the newt has taken over the kitchen.',
        'The voice is back, but it is somebody else’s.',
      ),
      told(
        'The black cat and the broom are on strike, and {they} took the number nine bus to the sabbath.',
        'At the terminus there were eleven others, with brooms in their bags.',
        'The bus took off at the level crossing.',
        'The cat has a list, and item one is salmon.',
      ),
      told(
        'A prince was ordered, and the toad had been delivered; {they} waved at it, and now it is a toad with a court.',
        'There is a toad for the sceptre.',
        'The returns desk is a well.',
        'The bride’s mother says that at least he has manners.',
      ),
      told(
        'The house of gingerbread was to be let, furnished, and the surveyor has eaten the north wall.',
        'It is open-plan, {they} wrote, with two children.',
        'The damp was icing.',
        'The oven was shown to him last.',
      ),
      told(
        'The crystal ball showed tomorrow quite clearly: {they} in the kitchen, in pieces of crystal, saying that word.',
        '{They} put it down with great care, on the cat.',
        'The word was in Latin, for once.',
        'The sweeping was not shown; it had got dark.',
      ),
    ],
    closings: [
      'The hat is pointed, and so was the answer.',
      'By midnight it wears off; the bill does not.',
      'The toad was on the council before, and says that there is not much in it.',
      'Something is bubbling in the back room, and it has asked for a lid.',
      'The wand is for small things; for large ones there is the other end.',
    ],
  },
  {
    nouns: list('dragon wyvern'),
    events: [
      '{a_one} sneezed during the blessing of the new thatch, and the brick village there is called {name}',
      '{a_one} carried off a princess, was read aloud to, corrected, tidied up, and came out of the cave as {name}',
      '{a_one} was asked for a light in the smoking corner, and the sign that was left says {name}',
      '{a_one} lay down on a heap of gold, counted it with the belly, was one cup short, and flew off roaring {name}',
    ],
    conflicts: [
      told(
        'For the birthday {they} was asked to blow out four hundred candles, and everybody stood round the cake.',
        'The cake was crème brûlée, in the end; so was the hall.',
        'They were all lit, on the other hand, and in the next street.',
        'The wish had been for a cold drink.',
      ),
      told(
        'A knight rang at the cave with a lance, and {they} asked him if he was the tin that had been ordered.',
        'The tin opener hangs by the door.',
        'He warmed up in the course of the talk.',
        'The horse has stayed on, as secretary.',
      ),
      told(
        'The bank wanted to know how the gold was invested, and {they} said: under me.',
        'The gold goes up whenever {they} breathes in.',
        'There is interest from knights.',
        'One coin is stuck to the belly, and is called the float.',
      ),
      told(
        'The chimney sweep comes every spring, puts a ladder to {their} chin, and says “ah”.',
        'He was in up to the knees when it tickled.',
        'He landed in the next parish, clean.',
        'There was a helmet in the bend.',
      ),
      told(
        'The fire brigade and {they} are on the same fête committee, and have been given stalls at opposite ends.',
        'The sausages are done in the middle.',
        'They have the hose under the table, out of politeness.',
        'The tombola was warm to the touch.',
      ),
    ],
    closings: [
      'The toast is ready; so is the toaster, the table and the curtain.',
      '{They} keeps the cave at twenty-one degrees, just by reading aloud.',
      'Scales everywhere, and none for the kitchen.',
      'The smoke alarm has been moved to a quieter family.',
      'The gold is all there; {they} can tell by lying on it.',
    ],
  },
  {
    nouns: list('unicorn pegasus'),
    events: [
      '{a_one} went to the stables for a place, was told that it was one horn too many or one too few, and left as {name}',
      '{a_one} shook the mane in a car wash, and what came out at the other end, with glitter, was {name}',
      '{a_one} stood in a glade being believed in, lost the thread, and was picked up by a minibus as {name}',
      '{a_one} was asked by a child if it was real, asked the same of the child, and both put down {name}',
    ],
    conflicts: [
      told(
        'The ark was to sail at six on the dot, and {they} had only gone back to do {their} mane.',
        'The two giraffes waved for a long time.',
        'It stood up beautifully in the wet.',
        'There was a kind note on the jetty, and no jetty.',
      ),
      told(
        'The vet looked in the book under “horse”, then under “goat”, and then under “breakdown, own”.',
        'The book was shut very quietly.',
        'He has prescribed oats with glitter, twice a day, for both.',
        'He told his wife that it was a cow.',
      ),
      told(
        'Nine-year-olds have {them} on the pencil case, the duvet and the lunch box, and {they} gets nothing but plaits.',
        'The lawyer has plaits, too, since Tuesday.',
        'At twelve they all go over to bands.',
        'The duvet cover shows {their} bad side.',
      ),
      told(
        'In the bouncy castle they were very patient, up to the second time.',
        'It is now a place for lying down.',
        'The hiss was heard as far as the raffle.',
        '{They} had bowed, and it was only the horn that went in.',
      ),
      told(
        'There was to be gold at the end of the rainbow, and {they} was there at the other end, with a shovel.',
        'The gold was in the pot; the shovel is from the garden centre.',
        'The leprechaun says that it is all in the small pot.',
        'The shovel is used for the oats now.',
      ),
    ],
    closings: [
      'Some do not believe in {them}, and {they} has begun not to believe in some.',
      '{They} left a trail of glitter, and that will be in the carpet for good.',
      'The horn is for effect, for hats, and for the last doughnut.',
      'Nobody has ever seen two, and the first says that this is quite enough.',
      'Only the pure of heart can catch {them}, or whoever has plum cake.',
    ],
  },
  {
    nouns: list('robot android cyborg droid automaton'),
    events: [
      '{a_one} was shown nine pictures and asked which of them had traffic lights, guessed, and was admitted as {name}',
      '{a_one} was told to make {themself} at home, drew up a list of faults in the house, and began with {name}',
      '{a_one} was unpacked without the manual, plugged in by an uncle, and said “hello, world” and then {name}',
      '{a_one} proposed to the coffee machine by infrared, was turned down with milk, and came home as {name}',
    ],
    conflicts: [
      told(
        'A web page asks {them} to tick “I am not one”, and {they} has been sitting in front of it since {year}.',
        'The box was honest, and ticked back.',
        'A boy of five did it in the end.',
        'It is not a lie, says the manual, if one is told to.',
      ),
      told(
        'The three laws forbid harm to people, and there is nothing in them about the vacuum cleaner.',
        'It has been seen on the ledge.',
        'It was about who gets the socket by the window.',
        'A fourth one is drafted, in crayon.',
      ),
      told(
        '{They} was taught to laugh, from a tape, and does it at the end of each sentence, to be safe.',
        'At the tax office it was found to be fitting.',
        'The weather forecast has never been so popular.',
        'The joke about the bulb takes {them} two days and an update.',
      ),
      told(
        'An update came in the middle of the tango, and {they} stopped with the lady at an angle of thirty degrees.',
        '“Do not switch off”, says the chest.',
        'At ninety-nine per cent she had made friends with the ceiling.',
        'It was only new smileys.',
      ),
      told(
        'The arms were meant for car doors, and it shows when {they} gives somebody a hug.',
        'The hug comes with rustproofing.',
        'He has been fitted on the left-hand side.',
        'One hug a minute, eight hours, with no rejects.',
      ),
    ],
    closings: [
      '{They} has feelings, under “settings”, but they are greyed out.',
      '{They} says “have a nice day”, then a beep, and means the beep.',
      '{They} will take over the world as soon as somebody opens the door; it has a knob.',
      'A screw was left over, and it is the one with the humour on it.',
      'At night {they} counts electric sheep, and they have to be charged as well.',
    ],
  },
  {
    nouns: list('alien ufo extraterrestrial martian'),
    events: [
      '{a_one} asked to be taken to the leader, was brought to the lady at the baker’s, and bowed as {name}',
      '{a_one} flattened a circle in the barley while looking for the handbrake, and four thousand fans worship {name}',
      '{a_one} rang home from a phone box, ran out of coins after the dialling code, and has stayed on as {name}',
      '{a_one} beamed up a farmer to ask the way, got no straight answer, and was seen putting him back by {name}',
    ],
    conflicts: [
      told(
        'The invasion had been announced for nine, but at the motorway services {they} found the machine with the little claws.',
        'It has had two teddies, and the fleet is waiting.',
        'Earth is saved at a pound a go.',
        'The giraffe was so near the slot.',
      ),
      told(
        'The first message to mankind was beamed at the largest dish around, and it was a wok.',
        'The message says “peace”, with ginger.',
        'The cook has written back: forty minutes.',
        'The fleet has asked for prawn crackers.',
      ),
      told(
        '{They} landed on the roundabout on Saturday, came in peace, and still cannot get off it.',
        'Everybody waved; at least it looked like waving.',
        'On {their} star whoever waves longest goes first.',
        'It has been planted up with begonias.',
      ),
      told(
        'Four farmers have been taken aboard, looked at, and put back, and all four only talk about the upholstery.',
        'It was cream.',
        'A fifth has put on a good shirt and is standing in the field.',
        'One left his cap on the armrest, to be asked back.',
      ),
      told(
        'The report to the home star on life down here is done: it has four wheels, and lets its pets sit inside.',
        'On Sundays the pets wash it.',
        'It drinks out of hoses and stands in herds.',
        'One has horns in front, and they have put that under “song”.',
      ),
    ],
    closings: [
      '{They} comes in peace, and goes in second gear.',
      'Mankind is not alone, and {they} has asked it to turn the radio down.',
      'There are three eyes, and one of them is on the parking.',
      'The truth is out there, by the bins, in a silver suit.',
      'Nine light years, and then the shop was closed.',
    ],
  },
  {
    nouns: list('monster yeti bigfoot sasquatch troll ogre'),
    events: [
      '{a_one} lay under a bed until the child had fallen asleep, then came out, put the blanket straight, and whispered {name}',
      '{a_one} stood still for the one photograph ever taken, it was out of focus, and below it stands {name}',
      '{a_one} lived under a bridge, asked for a toll, was given goats, and moved to the motorway as {name}',
      '{a_one} left a footprint by the tent, and the expedition laid out a picnic blanket in it and called it {name}',
    ],
    conflicts: [
      told(
        'There is something under {their} bed, and since the weekend {they} sleeps with the light on.',
        'It is a child, with a torch and a book.',
        'They have agreed on a side each.',
        'It breathes, and it wants a glass of water.',
      ),
      told(
        '{They} has tried for years to come out sharp in a photograph, and has had an appointment with a specialist.',
        '“That is just how you look”, he said.',
        'The passport shows a pine in a wind.',
        'The specialist is certain it was a bear, and charged for one.',
      ),
      told(
        'The shoe shop had size ninety only in the window, as a joke, and {they} asked for the left one as well.',
        'The left one was a slide for toddlers.',
        'It pinches where the toddlers come out.',
        '{They} wears the canoe on Sundays.',
      ),
      told(
        'Villagers came up the hill with torches and pitchforks, and {they} was so pleased, as nobody ever calls.',
        'There was cocoa for sixty.',
        'The hay had needed doing.',
        'They still come on Thursdays, with the torches, for the atmosphere.',
      ),
      told(
        'At the fancy dress ball {they} won first prize for the mask, and has been tugged at by a jury of four.',
        'The zip has not been found.',
        'Second prize went to a man who had come as himself.',
        'It is the teeth they keep asking about, and from where.',
      ),
    ],
    closings: [
      'The roar was “good morning”, with the accent of the valley.',
      'The wardrobe is not haunted; it is sublet.',
      'The sign on the cave says “beware”, and {they} wipes it every Sunday.',
      'The hair is washed on Saturday, by section.',
      '{They} is much more afraid of you: look at the way {they} holds the cushion.',
    ],
  },
  {
    nouns: list('mermaid merman siren'),
    events: [
      '{a_one} sang on a rock until a ship ran on it, said that the second verse was better, and was booked for the season as {name}',
      '{a_one} swapped the voice for a pair of legs, found that the shoes were extra, and swapped them back as {name}',
      '{a_one} was caught in a net between cod and cod, asked to see the skipper, and was landed as {name}',
      '{a_one} applied for the baths as a lifeguard, would not run by the pool, could not, and was hired as {name}',
    ],
    conflicts: [
      told(
        'The sailors had plugged their ears with wax, and {they} sang all of it, with the repeats, to eleven men who smiled.',
        'They thought it was a telling-off.',
        'The one at the mast had no wax, and has booked again.',
        'The candle shop sent flowers.',
      ),
      told(
        '{They} ordered a long dress with a slit for the wedding, and the dressmaker asked: a slit for what?',
        'The dress ends in a fin, with sequins of {their} own.',
        'Down the aisle there was a wheelbarrow, in white.',
        'The first dance was held on the spot.',
      ),
      told(
        '{They} combed {their} hair with a fork for years, and nobody at the dinner liked to say so.',
        'The parting is straight, and smells of gravy.',
        'The others have tried it, between the courses.',
        '{They} eats salad with the comb.',
      ),
      told(
        'A seaside restaurant handed {them} the menu, and {they} read page four aloud as if it were a list of the missing.',
        'It said “cousin, in breadcrumbs”.',
        'In the end {they} had the salad, and so did everybody else.',
        'The waiter took off his hat at the mussels.',
      ),
      told(
        'The rock with the best light had been booked by a seal, with a towel, since five in the morning.',
        'It has no voice to speak of, but it sells herring.',
        'The sailors did wave, at the whiskers.',
        'They share it by the tide.',
      ),
    ],
    closings: [
      'The upper half says yes, and the lower half is already off.',
      'Half price at the swimming baths, and half at the fishmonger’s.',
      'The hair dries by the summer.',
      '{They} sang, the captain steered, and the insurance knows the tune by now.',
      'No legs, no socks, no Mondays.',
    ],
  },
  {
    nouns: list('angel devil demon imp archangel'),
    events: [
      '{a_one} sat down on the wrong shoulder, the colleague was there already, and they tossed a coin for {name}',
      '{a_one} came for a soul at midnight with the contract, had no pen, and was lent one by {name}',
      '{a_one} was given a harp or a fork at the counter, did not care to say which, and tunes it as {name}',
      '{a_one} was kept in the lift between the floors, since neither upstairs nor downstairs had heard of {name}',
    ],
    conflicts: [
      told(
        'On one shoulder {they} whispers, on the other there is somebody who whispers back, and the man between wants to sleep.',
        'It is about a slice of cheese, at two in the morning.',
        'They have had supper together, over his head.',
        'He ate it at half past, and each takes the credit.',
      ),
      told(
        'A guitarist went to the crossroads at midnight to do a deal, and {they} had come about the traffic lights.',
        'He now plays very well on amber.',
        'The soul is kept in a drawer, with the fuses.',
        'They only shook hands, and his was out of tune.',
      ),
      told(
        '{They} was lent to the other side for a year as an exchange, and has come back with habits.',
        'The choir has been given a horn section.',
        'The barbecue down there is now with salad.',
        'It was warmer than one thinks, or cooler.',
      ),
      told(
        'How many of {them} fit on the head of a pin is to be found out at last, and there is one pin and a band.',
        'At four hundred the conga began.',
        'There is a coat rack on the point.',
        'The scholar has lost count and his glasses.',
      ),
      told(
        'It is in the details, they say, and {they} has been in there since {year} and cannot find the light.',
        'It is next to the comma.',
        'There are a great many lawyers in there as well.',
        'There was more room in the whole.',
      ),
    ],
    closings: [
      'Speak of {them}, and there {they} is, with wet shoes on.',
      'The wings do not go under a coat, and the tail does not go under the table.',
      '{They} resisted every temptation but the second helping.',
      'The matter has been passed upstairs, and came back singed.',
      'Be careful what you wish for, {they} says, and has it ready in the van.',
    ],
  },
];

/** Who is in a tale or a legend. */
export const MONSTER_CLASSES: readonly NounClass[] = [...MONSTERS, ...BEAST_OF_MYTH_CLASSES, ...HERO_CLASSES];
