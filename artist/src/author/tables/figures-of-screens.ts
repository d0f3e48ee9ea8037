/** Whoever everybody knows from games, comics and children’s books, told by what they are known for: no creeper smashes pots. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_SCREENS: readonly NounClass[] = [
  {
    nouns: list(
      'goku songoku vegeta gohan naruto sasuke luffy saiyan supersaiyan animehero mangahero shonenhero animeprotagonist ichigo tanjiro saitama onepunchman',
    ),
    events: [
      '{a_one} screamed for four whole episodes to get stronger, and a neighbour knocked on the wall and asked for {name}',
      '{a_one} went up in a yellow light until the hair stood, blew the fuse of {town}, and was read in the dark by it as {name}',
      '{a_one} turned up for the world’s last battle after lunch, with a tray, and still had to digest as {name}',
      '{a_one} called out the name of the punch before each punch, and by the ninth the enemy was taking notes for {name}',
    ],
    conflicts: [
      told(
        'The planet had five minutes left, and {they} has filled eleven episodes with them so far.',
        'In one of them there is a driving test.',
        'The planet has asked for a bench.',
      ),
      told(
        '{They} charged the blow until the rocks floated, and then it was time for a look back at {their} childhood.',
        'The rocks waited, and got sandwiches.',
        'It rained in it, and there was a swing.',
      ),
      told(
        'At the buffet {they} ate forty-one bowls of noodles, and the cook bowed, and then sat down.',
        'The bowls are a tower with a view.',
        'It was to be polite; the hunger comes later.',
      ),
      told(
        'The rival stood on a cliff with folded arms, said “hmph”, and has been {their} best friend since.',
        'They do the shopping, with a cape each.',
        'The “hmph” is hereditary.',
      ),
      told(
        'This was not even {their} final form, {they} said at the barber’s, and he put the scissors down.',
        'The next one costs extra.',
        'It took the ceiling, which was not in the price.',
      ),
    ],
    closings: [
      'The power level was measured, and it is over the sideboard.',
      'To be continued, after the song with the running.',
      'The heavy training clothes are off, and have gone through the floor.',
      'Nobody dies for long here; there is a bus back.',
      'The sweat drop at the back of the head weighs four pounds.',
    ],
  },
  {
    nouns: list('creeper minecraftcreeper chargedcreeper'),
    events: [
      '{a_one} came up behind a man at his finished castle, hissed “nice house”, and what was left of it is called {name}',
      '{a_one} wanted a hug, got as far as one block away, and the crater has been fenced in as {name}',
      '{a_one} stood behind the door in the morning, as still as a hedge, and whoever opened it only got as far as {name}',
      '{a_one} met a cat on the stairs, turned on the spot without any arms, and ran as far as {town} as {name}',
    ],
    conflicts: [
      told(
        '“Tsss”, {they} says shyly when somebody comes near, and people run, and leave their front walls.',
        'It was going to be “tsss, lovely weather”.',
        'It has four feet, and gets cold ones.',
      ),
      told(
        'Somebody built a house of glass and gold for eleven months, and {they} only came to look.',
        'It had a very good look, all the way to the bedrock.',
        'The chest is fine; what was in it is on the hill.',
      ),
      told(
        '{They} cannot bear a cat in the room, and the landlady has a soft spot and six of them.',
        'The rent is posted through the wall, by blast.',
        'The corner furthest from the purring is taken.',
      ),
      told(
        'The face is four black squares, and in the school photograph {they} was asked to cheer up.',
        'It did its best, and there is now a sports field.',
        'The photographer sends his love from upstairs.',
      ),
      told(
        'Lightning struck {them} once, and since then birthdays have been held in the quarry.',
        'The candles are lit from very far away.',
        'A blue glow is nice, say the guests, from behind the hill.',
      ),
    ],
    closings: [
      'It goes off in one and a half seconds, which is just enough to look back.',
      'Aw, man, said the whole street, and fetched the shovels.',
      'Everything is square, even the feelings.',
      'The dirt has been filled in again, by a man who no longer hums.',
      'Put up a torch, and sleep in the boat.',
    ],
  },
  {
    nouns: list('mario supermario luigi wario waluigi princesspeach bowser yoshi goomba donkeykong mariokart mariobros'),
    events: [
      '{a_one} hit a brick with the head to see what was in it, got a coin, then a mushroom, then the landlord of {name}',
      '{a_one} went down a green pipe to mend a drip, came up in a castle in the sky, and still charges as {name}',
      '{a_one} slipped on a banana in the last bend, was overtaken by a princess, and came home on three wheels as {name}',
      '{a_one} rescued somebody from a tower, was told that she was in another one, and at the eighth was called {name}',
    ],
    conflicts: [
      told(
        'A mushroom made {them} twice as big, in the queue at the bank, and the bank had low beams.',
        'The ceiling paid out four coins.',
        'Being nudged by a tortoise put it right.',
      ),
      told(
        '“It is me!”, {they} shouts on coming in, although there is only the cat at home.',
        'The cat had guessed.',
        'On the mat it says the same, with an exclamation mark.',
      ),
      told(
        'A star was lying on the road, and for ten seconds {they} ran through hedges, sheep and a wedding, humming.',
        'The sheep flash a little to this day.',
        'The bride had caught the tune.',
      ),
      told(
        'There is a tortoise at the end of the world, with a bridge, and an axe lies next to it, unexplained.',
        'He has asked, too.',
        'He leaves it out for the postman.',
      ),
      told(
        'Somebody threw a blue shell at {them}, from behind, and that friendship is in its ninth year of silence.',
        'It had been the last lap.',
        'He sends a banana every Christmas.',
      ),
    ],
    closings: [
      'The flagpole was there to be jumped at, and the washing is down.',
      'A hundred coins make one more life, and the plumber’s bill is ninety-nine.',
      'Thank you, says the mushroom, but supper is in another castle.',
      'The moustache is for balance.',
      'Down the pipe, mind the plant.',
    ],
  },
  {
    nouns: list(
      'pokemon pokémon pokemontrainer pokemonmaster pokemoncard pokémoncard pokéball charizard bulbasaur squirtle charmander snorlax eevee mewtwo psyduck jigglypuff gengar magikarp ashketchum pokeball digimon pocketmonster',
    ),
    events: [
      '{a_one} was hit on the head by a ball in the tall grass, wobbled three times inside, and clicked shut as {name}',
      '{a_one} was asked for its name, its trade and its views on the rent, and each time answered only {name}',
      '{a_one} evolved in the middle of a christening, in a white light, and the vicar had to start again with {name}',
      '{a_one} stepped one foot into the tall grass, and something jumped out with music, and so did {name}',
    ],
    conflicts: [
      told(
        'A boy of ten left home without a word to his mother, and has thrown eleven balls at {them} since.',
        'She has packed him a coat; it is in the twelfth.',
        'The tall grass is getting short.',
      ),
      told(
        'It was {their} turn, then the other one’s turn, and neither of them had thought of just going home.',
        'The other one used a tail wag.',
        'It was not very effective.',
      ),
      told(
        'Two villains and a cat turn up to steal {them} each week, in rhyme, and are seen off into the sky.',
        'The cat is the only one who reads the contract.',
        'They land softly by now, and have a plot there.',
      ),
      told(
        '{Their} card is worth four hundred thousand, and was swapped at break for half a sandwich.',
        'The sandwich was a shiny one.',
        'It has a crease, from love.',
      ),
      told(
        'A kind nurse heals all of them for nothing, with a jingle, and {they} has told the human hospital.',
        'A delegation came, and wept at the jingle.',
        'She has four hundred sisters, all on shift.',
      ),
    ],
    closings: [
      'It was super effective, and it was only a sneeze.',
      'Inside the ball there is a sofa, and a lamp that nobody has explained.',
      'Gotta catch most of them, says the pension fund.',
      'One more, and the album is full, said a man of forty.',
      'Press B now, or it grows up.',
    ],
  },
  {
    nouns: list(
      'harrypotter hermione hermionegranger ronweasley dumbledore snape severussnape hagrid hogwarts draco dracomalfoy voldemort schoolwizard wizardschool quidditch sortinghat muggle gryffindor slytherin hufflepuff',
    ),
    events: [
      '{a_one} ran at a wall between two platforms, it was the wrong wall, and the dent is listed as {name}',
      '{a_one} had a hat put on to find out where to sit, it thought for an hour, and shouted across the hall {name}',
      '{a_one} got a letter by owl, then nine hundred by the chimney, all of which were for the neighbour, {name}',
      '{a_one} waved a stick at a feather in class, said it with a lisp, and what floats up there now is {name}',
    ],
    conflicts: [
      told(
        'The stairs move when {they} is on them, so lunch has been missed since the first year.',
        'There is a landing with a picnic on it.',
        'They swung back once, with somebody’s uncle.',
      ),
      told(
        'Evil came back at the end of every school year, always after the exams, and {they} has asked it why.',
        'It has children itself.',
        'It could do the second week of May.',
      ),
      told(
        '{They} lives in the cupboard under the stairs, and an estate agent calls it a studio.',
        'There is a spider, which pays half.',
        'The brooms are for rent, too.',
      ),
      told(
        'The one who may not be named turned up to a name-tag party, and {they} had to write something.',
        'It says “Kevin”.',
        'He has not been so happy for years.',
      ),
      told(
        'The owl brought a red letter that shouts, and {they} opened it at a chess final.',
        'It was about socks.',
        'Both kings laid themselves down.',
      ),
    ],
    closings: [
      'Ten points are taken off, for breathing in the corridor.',
      'The portrait has seen it, and is telling the next portrait.',
      'The wand chooses, and it had wanted a taller one.',
      'The invisible cloak is in the wardrobe; it has been there a while, they think.',
      'Of the sweets, one tastes of earwax, and it is always this one.',
    ],
  },
  {
    nouns: list(
      'jedi jediknight jedimaster sith sithlord darthmaul lukeskywalker yoda babyyoda grogu kyloren obiwan obiwankenobi stormtrooper lightsaber lightsabre laserschwert sabrelaser espadalaser lasersword starwarsfan princessleia hansolo chewbacca',
    ),
    events: [
      '{a_one} lifted a spaceship out of a swamp by thought alone, with eyes shut, and put it down on {name}',
      '{a_one} switched on a sword of light to cut the bread, and got toast, two half tables and {name}',
      '{a_one} waved a hand and said “you do not need to see my ticket”, was fined all the same, and it is made out to {name}',
      '{a_one} said in the middle of a duel whose father that was, and the family reunion was put down as {name}',
    ],
    conflicts: [
      told(
        'The sword hums, so {they} has never once surprised anybody, and at night moths come from three planets.',
        'It goes “vwum” on the stairs.',
        'One moth has joined the dark side, for the lamp.',
      ),
      told(
        '“Join me”, said the one in black, breathing, “and we will rule the galaxy”, but {they} had choir.',
        'He came along, and is a lovely bass.',
        'One hears him before the solo.',
      ),
      told(
        'The soldiers in white fired at {them} four hundred times from nine feet, and hit a fern.',
        'They cannot see a thing in there, they say, kindly.',
        'The fern has been given a medal.',
      ),
      told(
        'The biggest weapon in space had one small hole, left over by {their} plumber.',
        'He had said that nobody would ever look there.',
        'It was for the dryer.',
      ),
      told(
        'With the Force the remote can be fetched from the table, and {they} has not stood up since {year}.',
        'The batteries came by themselves, much later.',
        'Do, or do not; and it was “do not”.',
      ),
    ],
    closings: [
      'May the fork be with you, said the waiter, in a hood.',
      'Short it is, and green, and at the end the verb stands.',
      'The credits run uphill, into the night.',
      'There is a bad feeling about this, and it is called lunch.',
      'Everything happened a long time ago, and the bread was still warm.',
    ],
  },
  {
    nouns: list('ghostbuster ghosthunter ghosthunting ghosthunters ghostbusting paranormalinvestigator ghostdetector'),
    events: [
      '{a_one} caught a ghost in the town hall with a hoover, had the bag on upside down, and has been haunted by {name}',
      '{a_one} said “is anybody there?” in a cellar in the dark, and somebody asked who wanted to know, {name}',
      '{a_one} spent a night in a haunted castle with nine cameras, and on the only film that came out is {name}, snoring',
      '{a_one} was slimed from head to foot at a wedding, was taken for the jelly, and served as {name}',
    ],
    conflicts: [
      told(
        'The meter went off the scale in the attic, and {they} has been told since that it was the boiler.',
        'The boiler died in 1911.',
        'It moans for the plumber.',
      ),
      told(
        '{They} asked the spirit to knock twice for “yes”, and it does, before each coffee.',
        'One knock is “with milk”.',
        'The neighbours have knocked back, for quiet.',
      ),
      told(
        'The beams must never cross, it was said at breakfast, and at noon {they} did so to reach the salt.',
        'Breakfast came back.',
        'The salt is now in another dimension, and so is lunch.',
      ),
      told(
        'The ghost had been there since 1640, and wanted to know who {they} was to be calling it an intruder.',
        'It had the lease.',
        'They take turns to rattle.',
      ),
    ],
    closings: [
      'Afraid of no ghost; of the landlady, yes.',
      'The trap is full, and would like a window.',
      'Who are you going to call? It is engaged.',
      'That cold spot was the fridge.',
      'The marshmallow was enormous, and there was not a fire in sight.',
    ],
  },
  {
    nouns: list('toothfairy toothfairies'),
    events: [
      '{a_one} felt under a pillow for a tooth, found a note with a higher price, and haggled until dawn as {name}',
      '{a_one} came for one milk tooth, was bitten by the dog, and left the coin and two of its own to {name}',
      '{a_one} had no change on a Sunday, left a button, a bus ticket and an apology, and the child framed it as {name}',
      '{a_one} got under a dentist’s pillow in error, filled nine sacks, and had to be helped over the sill as {name}',
    ],
    conflicts: [
      told(
        'Nobody knows what {they} wants with all those teeth, and the neighbours say that the new porch is very white.',
        'It gleams before rain.',
        'It is sensitive to cold.',
      ),
      told(
        'The going rate was a shilling, and then in {town} somebody’s father left a twenty.',
        'A union of six-year-olds has formed.',
        'They wobble in shifts.',
      ),
      told(
        'A grandfather put his whole set under the pillow, for a joke, and {they} paid in full.',
        'He has asked to buy them back, with soup.',
        'They had already been built in.',
      ),
      told(
        'A boy lay awake with one eye open, and {they} stood behind the curtain until the holidays.',
        'They both know it by now.',
        'He left a biscuit, which is bad for business.',
      ),
    ],
    closings: [
      'Brush twice a day, it hurts the trade but it is right.',
      'Under the pillow lies a coin, and on the coin is a bite.',
      'The wings are for going, the pliers are for nothing, honestly.',
      'It was loose for weeks, and so was the tongue.',
      'The wisdom ones are read first.',
    ],
  },
];
