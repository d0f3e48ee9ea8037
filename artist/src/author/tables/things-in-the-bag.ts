/** What is in a handbag, on a table or in a car, and is looked for there: lipstick, handkerchief, napkin, scales, cable, card, air freshener. */
import { list, type NounClass, told } from './noun-class.ts';

export const BAG_THING_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'lipstick mascara nailpolish nailvarnish perfume lipgloss eyeliner eyeshadow lipbalm aftershave cologne perfumebottle hairspray',
    ),
    events: [
      '{a_one} was tried out on the back of one hand, then of the other, and up to both elbows, by a nun, who chose {name}',
      '{a_one} was put on in the back of a taxi on cobbles, and the bride went down the aisle a little to the left of {name}',
      '{a_one} was found on a collar by a wife, who knew the shade, since it was hers, from the bag of her sister, {name}',
      '{a_one} was given to three ladies by one gentleman, they met in a lift, took a deep breath, and all said {name}',
    ],
    conflicts: [
      told(
        'The shade is called “Whisper of a Sunday in Siena”, and it is red.',
        'The one beside it is red too, but with a grudge.',
        'Somebody is paid for that, and has never been to Siena.',
      ),
      told(
        'A child of three has found it, and with it the wall, the cat and a sleeping grandfather.',
        'He went to the bank like that, and was given the good window.',
        'The cat has kept the eyebrows.',
      ),
      told(
        'It lasts for twenty-four hours, kiss-proof and waterproof, and a lady from Bath has had it on since May.',
        'It has been tried with oil, with prayer, and with a spatula.',
        'Her husband has it now.',
      ),
      told(
        'In the shop a friendly woman leaps from behind a pillar and asks whether one would like to try.',
        'He was on his way to the socks.',
        'He has smelt of jasmine since, and has been followed home by a bee.',
      ),
      told(
        'With the mouth open, one eye shut and a tongue out at the side, nobody has ever looked better.',
        'The tunnel came at that moment.',
        'A clown in the next seat lent a hand, and it shows.',
      ),
    ],
    closings: [
      'A little behind the ears, and the rest on the lift.',
      'It was only for the hand, but the hand was asked to dance.',
      'Beauty comes from within, says the bag, and cannot find it.',
      'The lid has rolled under the seat, as lids do.',
      'There are eleven of them in there, and all of them are “the one”.',
    ],
  },
  {
    nouns: list('handkerchief hankie hanky tissue papertissue wetwipe kleenex tissuebox'),
    events: [
      '{a_one} was dropped by a lady with a purpose, and was picked up and used, at length, by a man with a cold called {name}',
      '{a_one} was pulled out of a sleeve by a magician, and there was another one tied on, and at the far end hung {name}',
      '{a_one} was spat on by an aunt and brought nearer, and the boy at the end of the platform still runs from {name}',
      '{a_one} went through the wash in a trouser pocket, and everything that a family owns is now covered in {name}',
    ],
    conflicts: [
      told(
        'There was one left, and it was offered round the whole compartment, and came home heavier.',
        'It was folded by the last of them, and presented.',
        'They exchange letters, and germs.',
      ),
      told(
        'A knot had been made in it, to remember, and the uncle has been looking at it since Sunday.',
        'He has made a second, to remember the first.',
        'It was his wedding, and it was lovely, says the knot.',
      ),
      told(
        'At the sad part the whole row was reaching over, and somebody drew, by the corner, the scarf of the woman in front.',
        'It was silk, and it was just what he needed.',
        'She turned round, and saw how much he felt.',
      ),
      told(
        'It was waved at the quay until the ship was a dot, and the ship was the wrong one.',
        'A cook waved back with a ladle, and they are engaged.',
        'The uncle it was for stood behind her, and held her coat.',
      ),
      told(
        'A hornist blew, and a moose answered.',
        'They met halfway.',
        'The concert went on from the second movement, with horns.',
      ),
    ],
    closings: [
      'There is always one in the sleeve, and it has always been used.',
      'Gesundheit, said somebody two carriages on.',
      'It is soft and strong, which was said of nobody else in the family.',
      'Dry your eyes, but take the other side.',
      'It is monogrammed, and the letters stand for somebody else.',
    ],
  },
  {
    nouns: list('napkin tablecloth placemat coaster serviette doily drinkingstraw paperstraw'),
    events: [
      '{a_one} was tucked into a waistband by mistake for a shirt, and when the guest got up, so did the soup, the candles and {name}',
      '{a_one} was folded into a swan for a banquet, and nobody had the heart, so they wiped their mouths on {name}',
      '{a_one} was pulled from under forty glasses by a man who had seen it done, and the silence that followed is called {name}',
      '{a_one} has a number on it from a tall stranger, and soup on the last digit, and nine wrong people have said {name}',
    ],
    conflicts: [
      told(
        'There is a good one for guests, and there are guests for whom it is not good enough, and then there is uncle.',
        'He gets the oilcloth, and a hose.',
        'The good one has been seen by a cardinal, from afar.',
      ),
      told(
        'A firm worth millions began on the back of one, and the waiter cleared away the other half.',
        'It has blinds that open, but nobody knows what it sells.',
        'He has been waiting for them to come back, with a pen.',
      ),
      told(
        'Everybody knows to work from the outside in, and the man in the middle drew his from the left, and so did all.',
        'At the far end a bishop dried his hands on a lady’s train.',
        'They shifted by one, after the fish.',
      ),
      told(
        'The stain has been hidden under a saucer, the saucer under a plate, and the plate under grandmother’s elbow.',
        'She has not left the table since Easter.',
        'She eats well, and has her post brought.',
      ),
      told(
        'Put it on your lap, said the mother, and the boy climbed on, with his shoes.',
        'He was three, and she was in white.',
        'She has been told by seven people that it suits her.',
      ),
    ],
    closings: [
      '{They} has seen every meal, and kept a bit of each.',
      'One fold for lunch, two for dinner, and a fan for the boss.',
      'The wet ring is a signature.',
      'Grandmother embroidered that corner, and it says “mind”.',
      '{They} lay on a lap for the evening, and slid off at the toast.',
    ],
  },
  {
    nouns: list(
      'bathroomscale kitchenscale kitchenscales scales thermometer hourglass eggtimer kitchentimer pedometer measuringcup',
    ),
    events: [
      '{a_one} was stepped on with one foot, then without the dressing gown, then without the earrings, and still it said {name}',
      '{a_one} was shaken, knocked on and held to the lamp by a boy with a spelling test, and said 58 degrees and {name}',
      '{a_one} was started for four minutes by a cook who lay down for two, and the egg, which bounced, is known as {name}',
      '{a_one} was moved round the bathroom until there was a tile where everybody is lighter, and that tile is called {name}',
    ],
    conflicts: [
      told(
        'It is not accurate, says everyone whom it has told anything.',
        'It has been accurate once, to a cousin, and he framed it.',
        'The dog was weighed by holding him, and has been praised.',
      ),
      told(
        'Grandfather knocks on the glass every morning and says “aha”, and then it rains, or not.',
        'It has been stuck since {year}.',
        'He was right in June, and speaks of it.',
      ),
      told(
        'It goes off in the pocket of somebody who no longer knows what he had put in.',
        'He runs past all the ovens of the street.',
        'It was a cake, and it is a roof tile.',
      ),
      told(
        'The needle came to a stop between two lines, and the household has split.',
        'One of them stands on the left of it, and is slim.',
        'A surveyor was fetched, and he breathed in.',
      ),
      told(
        'Everybody in the kitchen has been told to be quiet for the last ten seconds, and a baby was born upstairs.',
        'The egg was perfect.',
        'They are the same age, and one of them is called Benedict.',
      ),
    ],
    closings: [
      'It never lies, but it has been asked to.',
      'Ping, it said, and nobody had put anything in.',
      'Half a pound more is only the towel.',
      'Nobody asked it, and it told them in red.',
      'It has been put behind the door, to think about it.',
    ],
  },
  {
    nouns: list(
      'extensioncord extensionlead powerstrip phonecharger usbcable plugsocket powersocket multiplug hdmicable powercable',
    ),
    events: [
      '{a_one} was put down straight in a drawer at nine, nobody went near it, and by noon it was a bird’s nest called {name}',
      '{a_one} would not go in, was turned round, would not go in, was turned back, and went in, and that is when he said {name}',
      '{a_one} was plugged into another, that one into a third, and at the end of the garden an uncle mowed and shouted {name}',
      '{a_one} ended ten centimetres short of the bed, so that a grown man sleeps with his feet on the pillow, as {name}',
    ],
    conflicts: [
      told(
        'It only works if one holds it up and to the left, with a book and a bit of breath.',
        'The book has been read.',
        'He has fallen asleep like that, and was unplugged by a nurse.',
      ),
      told(
        'There is a box of them in the cellar, for things that nobody has, and to throw one away is to need it.',
        'He did, on Monday, and on Tuesday there was a fax.',
        'They have begun to hold hands in there.',
      ),
      told(
        'One per cent was left when two people who loved each other saw the only free hole in the airport.',
        'They ran like in a film, but with elbows.',
        'A child had a night light in it.',
      ),
      told(
        'Nobody knows what the one behind the bookcase is for, and when it was pulled out, the neighbour’s music stopped.',
        'It was put back, with respect.',
        'It was pulled out again on Sunday, at seven.',
      ),
      told(
        'The cat has bitten through it twice, and looks well on it.',
        'Her whiskers are quite straight, and the radio comes in.',
        'She purrs at fifty hertz.',
      ),
    ],
    closings: [
      'It was straight once, in the shop.',
      'The other end is somewhere, and it is warm.',
      'There is one for everything, and none for this.',
      'Trip over it, say sorry, and look what has gone dark.',
      'Somebody has borrowed it, and it is your somebody.',
    ],
  },
  {
    nouns: list(
      'airfreshener fuzzydice steeringwheel dashboard bobblehead carseat rearviewmirror speedometer licenceplate numberplate jumpercable exhaustpipe hubcap glovebox glovecompartment carhorn',
    ),
    events: [
      '{a_one} swung from the mirror of a man who smokes, has a wet dog and delivers fish, and died in the first bend as {name}',
      '{a_one} has nodded yes to everything that a taxi driver has said since 1999, and the passengers ask afterwards for {name}',
      '{a_one} squeaked all through a proposal in the rain, at every word but one, and the word was {name}',
      '{a_one} was gripped by a learner with both hands, would not be given back at the end, and came along to the flat as {name}',
    ],
    conflicts: [
      told(
        'The little tree on the string says “Nordic pine”, and a Norwegian who was given a lift asked to walk.',
        'He has seen a pine, he says, and it does not smell of aunts.',
        'It was nine miles, in the wet, and he sang.',
      ),
      told(
        'A ticket was clamped beneath the wiper, and on the other side a shopping list, a leaf and a declaration of love.',
        'He paid the leaf.',
        'It had rained, and it is only known that she has blue something.',
      ),
      told(
        'A light has been on since spring, in the shape of a small teapot, and the man at the wheel has turned the radio up.',
        'There is tape over it now, and the tape is lit.',
        'It was oil, it was always oil, and it was said so nicely.',
      ),
      told(
        'In the glove box there are maps, mints, a sock and half a sandwich, and no gloves since the war.',
        'The mints are one mint now.',
        'The sandwich has been in it longer than the family has had the car.',
      ),
      told(
        'It went flat on the one road with a view, and all the men of the wedding got out and kicked it.',
        'The bride changed it, in a veil.',
        'Four of them hold that their kick did it.',
      ),
    ],
    closings: [
      'Are we there yet, asked the back seat, before the gate.',
      'There is sand in it from a holiday of the previous owner.',
      'Both hands at ten to two, and both eyes on the chips.',
      'It goes left, right, left, and smears.',
      'The next service is due eleven thousand miles ago.',
    ],
  },
  {
    nouns: list('creditcard loyaltycard bankcard debitcard busticket trainticket ticket giftcard trainpass'),
    events: [
      '{a_one} was to be had out and ready, and a man stood at the barrier, patting himself from top to toe, singing {name}',
      '{a_one} needed one more sticker for a free pan, so that a widow in Hull drank nine coffees for {name}',
      '{a_one} was put somewhere safe before a journey, so safe that the family flew without grandfather, who found {name}',
      '{a_one} was held out to the machine with the stripe up, down, left and right, and a crowd of forty joined in with {name}',
    ],
    conflicts: [
      told(
        'The ten points of it are worth a toaster at a hundred thousand, and one man has begun to eat only cheese.',
        'He has ninety-nine thousand and a stomach.',
        'They have stopped the toaster; there is a hot-air balloon now.',
      ),
      told(
        'It expired on the thirty-first, says the girl at the till, and it was ten past on the first, and he had run.',
        'He has been let keep it, to look at.',
        'She felt sorry, and gave him one for next year’s thirty-first.',
      ),
      told(
        'The inspector was two seats off, and nine people became interested in the bottom of their bags.',
        'One got out between stations, into a field, and farms there.',
        'The ninth had one, and held it up like the sun.',
      ),
      told(
        'It is a metre and a half long, for one packet of chewing gum.',
        'It wishes him a nice day, twice, and his cat by name.',
        'He has wrapped the gum in it, and the gum’s present.',
      ),
      told(
        'The secret number was written on the back, backwards, so that nobody could read it but a thief with a mirror.',
        'He had come for the mirror.',
        'He sent a note that it is also her birthday, and she should be ashamed.',
      ),
    ],
    closings: [
      'It was in the other coat, and the other coat was in Genoa.',
      'Not valid on Sundays, or with anything, or for you.',
      'Please keep until the exit, and then for seven years.',
      'Declined, it said, in green, and everyone was kind.',
      'One corner has been chewed, and that was where the date was.',
    ],
  },
];
