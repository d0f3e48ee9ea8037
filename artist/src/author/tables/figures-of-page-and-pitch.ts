/** Figures of books, legends, screens and rings: mad hatter, Merlin, Noah, the one who screams. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_PAGE_AND_PITCH: readonly NounClass[] = [
  {
    nouns: list('hatter'),
    events: [
      '{a_one} said “change places”, everybody moved down one, and in the milk jug now sits {name}',
      '{a_one} put butter into a watch, the best butter, and at six o’clock it spread itself on {name}',
      '{a_one} wished the whole table a merry unbirthday, all 364 of them, and the cake is still for {name}',
    ],
    conflicts: [
      told(
        'Why is a raven like a writing desk, {they} asked the carpenter, and he has sent a quotation.',
        'It is dearer in raven.',
        'It comes with three drawers, and a beak.',
      ),
      told(
        'It is always six o’clock, so nobody has ever washed up, and the table is a kilometre long.',
        'The clean end is in sight of the sea.',
        'At the far end they still have scones.',
      ),
      told(
        'Somebody asked for more tea, and was told that she had had none, so it could not be more.',
        'She had less, with lemon.',
        'It was brought to court, with the sugar tongs.',
      ),
    ],
    closings: [
      'No room, they cry, with forty chairs free.',
      'Ten shillings and sixpence, says the ticket on the brim.',
      'Somebody is asleep in the teapot, and takes two lumps.',
    ],
  },
  {
    nouns: list('merlin kingarthur camelot ladyofthelake lancelot'),
    events: [
      '{a_one} pulled a sword out of a stone, was given a crown, a table and a bill for the stone as {name}',
      '{a_one} was handed something sharp by a wet arm, thanked the pond, and was wrapped in a towel as {name}',
      '{a_one} sat down at a table without a top end, and all the others thought that the top end was {name}',
    ],
    conflicts: [
      told(
        'A round table was delivered, and it does not go through any door in the castle.',
        'The castle has been built round it.',
        'They ate on the drawbridge, in shifts.',
      ),
      told(
        'Everybody in town has had a pull at it, the baker twice, and now it is loose, and they all say who loosened it.',
        'It was the baker.',
        'It slices beautifully.',
      ),
      told(
        'The Grail turned up in the cupboard behind the egg cups, and everybody had already left.',
        'They were written to, care of the forest.',
        'It is used for the egg.',
      ),
    ],
    closings: [
      'It will return in the hour of need, or on Thursday, whichever rains.',
      'A hand came out of the lake, and wanted it back.',
      'At the round table there is no corner to sulk in.',
    ],
  },
  {
    nouns: list('rumpelstiltskin rumplestiltskin'),
    events: [
      '{a_one} hopped round a fire singing who {they} was, and behind the tree a messenger wrote down {name}',
      '{a_one} spun a whole barn into gold, asked only for a firstborn, and got a guinea pig called {name}',
      '{a_one} let a queen guess three times, and she had got as far as Balthazar when the fax said {name}',
    ],
    conflicts: [
      told(
        'At the parcel office they asked for a name, and {they} told them to guess.',
        'It is on the shelf, under “Kevin?”.',
        'It was guessed on the third day; it was socks.',
      ),
      told(
        '{They} stamped so hard that one leg is in the cellar, and the people there have hung a lamp on it.',
        'It gives a nice light.',
        'They tell {them} when the boots need doing.',
      ),
      told(
        'Today {they} bakes, tomorrow {they} brews, and for the day after there is a note from the health inspector.',
        'He has guessed the flour.',
        'He did not give his name either.',
      ),
    ],
    closings: [
      'The password is as long as the contract, and is sung.',
      'Straw has gone up by eleven per cent, in gold.',
      'The badge at the conference says “Hello, I am not telling”.',
    ],
  },
  {
    nouns: list('mobydick captainahab whitewhale ahab pequod'),
    events: [
      '{a_one} was looked for on all the seas by a man with one leg, who shouted across the harbour for {name}',
      '{a_one} was six hundred pages away, came up on the last ten, and all who had stayed awake saw {name}',
      '{a_one} was nailed to a mast as a reward, one coin, and the first to spot it was to shout {name}',
    ],
    conflicts: [
      told(
        'A bookmark has stood in chapter thirty-two since the summer of 1988, among the kinds of whale.',
        'It has been to the beach nine times.',
        'It is a boarding pass, and the plane has left.',
      ),
      told(
        'A man asked to be called Ishmael, and all the forms at the bank say Herbert.',
        'He went to sea over it.',
        'The bank calls him, in the evening.',
      ),
      told(
        'Somebody bears {them} a grudge over one leg, and has spent on boats what nine legs would have cost.',
        'The carpenter calls him his best friend.',
        'It was an accident, with a cracker.',
      ),
    ],
    closings: [
      'There she blows, says the plumber, and steps back.',
      'All this could have been settled by letter.',
      'In the film it is shorter, and drier.',
    ],
  },
  {
    nouns: list('olivertwist artfuldodger fagin tinytim davidcopperfield'),
    events: [
      '{a_one} held out a bowl and asked for more, the whole hall gasped, and the ladle was dropped by {name}',
      '{a_one} had a pocket picked, found nineteen other pockets in it, and was taken on by the gang as {name}',
      '{a_one} was shown past, present and future in one night, and overslept the goose, as is told of {name}',
    ],
    conflicts: [
      told(
        '“Please, sir”, {they} said at the buffet, and it had a sign up: eat all you can.',
        'Nobody had ever asked so nicely.',
        'The cook wept into the gruel, and it was better.',
      ),
      told(
        'Coal is allowed one lump at a time, and the clerk has knitted himself a fire.',
        'He adds a log of red wool at noon.',
        'A moth has put it out.',
      ),
      told(
        'A door knocker pulled a face, with a jaw on a bandage, and asked whether this was a good time.',
        'It comes about the chains.',
        'It was told to ring first.',
      ),
    ],
    closings: [
      'Chapter by chapter, monthly, and never once a hot dinner.',
      'A boy was sent for the biggest bird in the shop, and rides it.',
      'It was the worst of times, and there was no jam.',
    ],
  },
  {
    nouns: list('zorro maskedavenger'),
    events: [
      '{a_one} cut one letter into a sergeant’s trousers, the tailor read it out, and it was short for {name}',
      '{a_one} jumped from a balcony onto a horse, the horse had moved up one, and on the donkey sat {name}',
      '{a_one} put on a mask two fingers wide, and {their} own mother asked who he might be: {name}',
    ],
    conflicts: [
      told(
        'With three strokes {they} signed for the parcel, and for the postman’s shirt.',
        'He has had it framed.',
        'The parcel was a new door.',
      ),
      told(
        'The secret way home goes through a waterfall, so {they} has had the same cold since 1820.',
        'The villain heard him sneeze, and said “bless you”.',
        'The horse has a raincoat.',
      ),
      told(
        'All the candles were sliced through, and not one of them fell, and then the cat walked by.',
        'Dinner was had by the light of the curtains.',
        'She did it in three strokes too.',
      ),
    ],
    closings: [
      'At the end of the alphabet somebody stands, and bows.',
      'The moon is full, the horse rears, and there goes the hat.',
      'Under the cape it is mostly liniment.',
    ],
  },
  {
    nouns: list('mrdarcy darcy elizabethbennet lizziebennet janeausten prideandprejudice'),
    events: [
      '{a_one} found the ball tolerable, stood by a wall for two dances, and the wall fell in love with {name}',
      '{a_one} came out of a pond in a wet shirt, met a lady with questions, and could only say {name}',
      '{a_one} had ten thousand a year and nobody to pass the muffins to, and so the whole county knew of {name}',
    ],
    conflicts: [
      told(
        'It is a truth universally acknowledged that {they} has not been introduced to the dog.',
        'The dog looked past him, for two volumes.',
        'They have met since, in a shrubbery.',
      ),
      told(
        '{They} proposed in the rain, listing all that was against it, and forgot to leave out the mother.',
        'She heard it from the hedge.',
        'There were eleven points, with a map.',
      ),
      told(
        'A letter of nine sides explains everything, and begins with the weather in Derbyshire.',
        'It was fine, and then it was misunderstood.',
        'She read it walking, up to the knee in a ditch.',
      ),
    ],
    closings: [
      'There will be no answer, or seven, by the evening post.',
      'An aunt has arrived, to forbid it.',
      'In the end it was all the fault of the shrubbery.',
    ],
  },
  {
    nouns: list('scream'),
    events: [
      '{a_one} stood on a bridge, saw the price of a coffee in Oslo, and took both hands to the cheeks of {name}',
      '{a_one} was walking with two friends at sunset, heard nature shriek, and the friends walked on past {name}',
      '{a_one} was stolen, came back after two years, and the first thing the museum heard was {name}',
    ],
    conflicts: [
      told(
        'The two gentlemen at the back of the bridge have not turned round since 1893.',
        'They are talking about herring.',
        'One is a dentist, off duty.',
      ),
      told(
        'The sky was a very bad red, and {they} rang the fire brigade, who admired it.',
        'They took the long ladder, for the view.',
        'It was out by nine, over Sweden.',
      ),
      told(
        'There are four of {them}, two in oils, and when they meet nobody can get a word in.',
        'The pastel one is hoarse.',
        'They opened the mouths, and yawned.',
      ),
    ],
    closings: [
      'Hands on the ears, mouth open: the neighbour is drilling again.',
      'On the mug it is quieter, until it is hot.',
      'The guard has asked that it be done outside.',
    ],
  },
  {
    nouns: list('starrynight thestarrynight'),
    events: [
      '{a_one} was seen from one window of an asylum, swirled like a drain, and the plumber was sent up to {name}',
      '{a_one} dried for two weeks on a chair, was sat upon, and the doctor has the cypress off {name}',
      '{a_one} lit eleven stars at once over a village that wanted to sleep, and had complaints about {name}',
    ],
    conflicts: [
      told(
        'The paint is so thick that a snail took a day to get over it, and wrote of the passes.',
        'He advises against the moon.',
        'He wintered in the steeple.',
      ),
      told(
        'It was sold for nothing at all, and now the postcard costs more than the doctor did.',
        'The brother is still owed for the yellow.',
        'It comes as a sock.',
      ),
      told(
        'Some people lie under a projector to look at {them}, with shoes off, at thirty euros.',
        'One has been asleep since the sunflowers.',
        'It smells of socks, in blue.',
      ),
    ],
    closings: [
      'It goes round, and the church stands very still.',
      'There was one more star, but he ran out of tube.',
      'A jigsaw of it has two thousand pieces, all of them blue.',
    ],
  },
  {
    nouns: list('mrsdoubtfire doubtfire'),
    events: [
      '{a_one} put {their} face into a cake to be recognised less, and with cream on was hailed as {name}',
      '{a_one} came in on the east wind with a bag, took out a lamp, a mirror and a sofa, and sat down as {name}',
      '{a_one} swept for a nanny’s place against eleven ladies with certificates, and the children took {name}',
    ],
    conflicts: [
      told(
        'A spoonful of sugar was given with the medicine, and the dentist took the opposite view.',
        'He floated out, over the gasworks.',
        'He was offered two.',
      ),
      told(
        'At the restaurant {they} had two tables at once, and one dress for both.',
        'The waiter served soup to half of {them}.',
        'Pudding was had in the corridor.',
      ),
      told(
        'The children were in bed by seven, teeth and all, and the parents did not know what to do.',
        'They were put to bed at eight.',
        'They did the washing up, singing, and are worried.',
      ),
    ],
    closings: [
      'Spit spot, it says, and even the dog has folded his ears.',
      'The wind turns, and the references are excellent.',
      'Hello, it calls over the hedge, with one eyebrow on.',
    ],
  },
  {
    nouns: list('pussinboots shrekscat'),
    events: [
      '{a_one} told the king at every field whose field it was, and the reapers have learned to say {name}',
      '{a_one} asked an ogre to become a mouse, for a bet, ate the bet, and had the castle done over as {name}',
      '{a_one} made very large eyes with the hat in both paws, and eleven swordsmen handed their purses to {name}',
    ],
    conflicts: [
      told(
        'The boots are excellent, but the cobbler had been paid for four.',
        'He has the other two in the window.',
        'On the front ones he wears an oven glove.',
      ),
      told('In the middle of the duel a sunbeam wandered over the floor.', 'Both of them chased it.', 'It won, on the curtain.'),
      told(
        '{They} told all the reapers to say whose field it was, and one of them was the tax office’s.',
        'It sends a marquis’s bill.',
        'He reaps, and takes notes.',
      ),
    ],
    closings: [
      '{They} has nine lives, and one pair of soles.',
      'Fear it, if you dare; or put down a saucer.',
      'Milk, it says at the bar, and it goes quiet.',
    ],
  },
  {
    nouns: list('optimusprime transformer bumblebeetransformer megatron decepticon autobot'),
    events: [
      '{a_one} turned into a lorry in front of everybody, and the traffic warden had just put a ticket on {name}',
      '{a_one} unfolded in the car wash, with a noise like eleven filing cabinets, and the brushes hugged {name}',
      '{a_one} was put together by an uncle on Christmas Eve, came out half a lorry with arms, and was named {name}',
    ],
    conflicts: [
      told(
        'Nobody has been able to turn {them} back since Boxing Day, and there is a foot left over.',
        'It is a bumper, or a nose.',
        'A boy of five did it in one breath.',
      ),
      told(
        'The fate of the planet was to be decided, but first {they} had to pass the emissions test.',
        'It was failed on the cough.',
        'The villain is electric by now.',
      ),
      told(
        'In the middle of a speech on freedom somebody opened {their} boot and put in a pram.',
        'The speech was finished on the way to the zoo.',
        'It is still in there, with the baby’s bottle.',
      ),
    ],
    closings: [
      'Roll out, it said, and was third at the lights.',
      'There is more to it than meets the eye, mostly hinges.',
      '{They} sleeps in the garage, standing, for dignity.',
    ],
  },
  {
    nouns: list('powerranger redranger sailormoon magicalgirl'),
    events: [
      '{a_one} shouted what {they} was about to become, so loudly that the monster sat down to wait for {name}',
      '{a_one} did the somersault first, the pose second and the explosion third, and the shopping fell on {name}',
      '{a_one} put in the colour preference too late, and was given beige, with a scarf, and the call sign {name}',
    ],
    conflicts: [
      told(
        'Whenever {they} poses, something blows up behind, and the kindergarten has asked for another photographer.',
        'The class of ’93 is mostly smoke.',
        'The wall was old.',
      ),
      told(
        'Five of them make one giant together, and the left leg wants to be asked.',
        'It has been in the pharmacy since noon.',
        'They fell over, towards Tokyo.',
      ),
      told(
        'A monster grew to the size of a block of flats, and {they} had the neighbours’ cat to feed first.',
        'He held the tin.',
        'It has since been the size of both.',
      ),
    ],
    closings: [
      'The costume has a zip at the back, which takes a team.',
      'In the moonlight it will punish you, politely, by appointment.',
      'It is always a quarry, and always the same one.',
    ],
  },
  {
    nouns: list('teletubby teletubbies tinkywinky laalaa dipsy noonoo'),
    events: [
      '{a_one} fell over on a hill, said “again”, fell over again, and the rabbits took down the name {name}',
      '{a_one} was laughed at by a sun with a baby’s face, waved, and was waved at for an hour as {name}',
      '{a_one} received the whole evening news on the belly, with the weather, and grandfather sat down before {name}',
    ],
    conflicts: [
      told(
        'Something went “bye-bye” eleven times over, and the guests had put on their coats at the first.',
        'They are still on the hill.',
        'One said it once more, and it all began again.',
      ),
      told(
        'The custard machine has been serviced, and since then it does toast in pink.',
        'The hoover took the mechanic.',
        'Everybody hugged it, so it stopped.',
      ),
      told(
        'The aerial on {their} head gets four channels and the taxi rank.',
        'A cab for Mr Brown comes over the hill.',
        'He is seen on the tummy, waiting.',
      ),
    ],
    closings: [
      'Time for a big hug, says the windmill, and turns.',
      'Eh-oh, it says, and that is the minutes.',
      'The sun has teeth by now, and a bank account.',
    ],
  },
  {
    nouns: list('paddington paddingtonbear'),
    events: [
      '{a_one} sat on a suitcase at a station with a label round the neck, and the label said {name}',
      '{a_one} flooded a bathroom, came down the stairs in the tub, and was asked to stay as {name}',
      '{a_one} gave the queen a sandwich out of a hat, and she took hers out of the handbag, as told of {name}',
    ],
    conflicts: [
      told(
        'A hard stare was given to the landlord, and he has mended the gutter, the roof and his ways.',
        'He still feels it in the knees.',
        'He has put in for a soft one.',
      ),
      told(
        'There is marmalade on the banister, in the piano and on the neighbour, who was only passing.',
        'He was polite, and stuck.',
        'The piano is sweeter in the middle.',
      ),
      told(
        'An aunt far away has written, and the whole letter is about manners and hats.',
        'There is a crumb in it, for emergencies.',
        'She has been told of the bathroom, in part.',
      ),
    ],
    closings: [
      'Under the hat there is always one more, in case.',
      'Please look after it, says the label; and they do.',
      'If one is kind and polite, even the sergeant brings a spoon.',
    ],
  },
  {
    nouns: list('wallaceandgromit gromit feathersmcgraw shaunthesheep'),
    events: [
      '{a_one} built a machine to be dropped out of bed into the trousers, and into grandfather’s went {name}',
      '{a_one} flew to the moon because there was no cheese in the house, and on the moon met {name}',
      '{a_one} laid the railway in front of the engine while driving it, and ran out of sitting room at {name}',
    ],
    conflicts: [
      told(
        'There is a thumbprint on {their} cheek that was not there on Tuesday.',
        'It has been matched, to a man with tweezers.',
        'It wanders a little with each smile.',
      ),
      told(
        'A penguin took the room upstairs, put a rubber glove on its head, and passed for a hen.',
        'He pays on time, in diamonds.',
        'The hens were taken in as well.',
      ),
      told(
        'The dog says nothing, raises one brow, and the whole plan is off.',
        'He had read the manual.',
        'He knits, and waits for the bang.',
      ),
    ],
    closings: [
      'For one second of this somebody moved it twenty-four times.',
      'More cheese, it says, and the moon looks nervous.',
      'It is all done with levers, a boot and a candle.',
    ],
  },
  {
    nouns: list('rockybalboa rocky muhammadali shadowboxer'),
    events: [
      '{a_one} ran up seventy-two steps at dawn, put both arms up, and was asked to close the museum door as {name}',
      '{a_one} drank five raw eggs out of a glass, and the hen who had come to complain was floored by {name}',
      '{a_one} floated like a butterfly, stung like a bee, and the beekeeper came with a smoker for {name}',
    ],
    conflicts: [
      told(
        'At the butcher’s {they} trained on a side of beef, and the customer behind had ordered it.',
        'It was very tender.',
        'She asked for the ribs unhurt.',
      ),
      told(
        'The bell rang, {they} came out of the corner, and it was the ice cream van.',
        'It went the distance: two scoops.',
        'The van is down, and counted out in cones.',
      ),
      told(
        'The coach is ninety, has one tooth and a woollen cap, and shouts that {they} is a bum, with love.',
        'He shouts it at the toast too.',
        'The cap has had more fights.',
      ),
    ],
    closings: [
      'A trumpet plays, and half of the town is jogging behind.',
      '{They} is the greatest; {they} said so before {they} knew.',
      'The eye is up, and so are both arms.',
    ],
  },
  {
    nouns: list('slimer ghostbusters staypuft'),
    events: [
      '{a_one} ate the whole buffet, trolley included, went through a wall, and left on it, in green, {name}',
      '{a_one} was the first thing that came into somebody’s head, and so came down the avenue, at ten floors, {name}',
      '{a_one} answered the telephone with “who are you going to call”, and was told by the caller {name}',
    ],
    conflicts: [
      told(
        'The beams must not be crossed, and the man with the hoover in the next room did not know that.',
        'All the dust of 1984 came back at once.',
        'He is in the trap, with the crevice tool.',
      ),
      told(
        'There is slime on the banquet, the chandelier and the conference of dermatologists.',
        'They have passed round a jar.',
        'The skin has never been so good.',
      ),
      told(
        '{They} was shut into the small box with the stripes, and the light on it has been red since.',
        'Inside there is a lobby by now.',
        'One must not look into it, so all do.',
      ),
    ],
    closings: [
      'The bill is for four men, a ballroom and a ghost.',
      'Into the trap it went, with somebody’s sausage.',
      'Bustin’, as the caretaker hums, makes him feel good.',
    ],
  },
  {
    nouns: list('pippilongstocking pippi longstocking astridlindgren'),
    events: [
      '{a_one} carried a horse off the porch to make room for breakfast, and the horse told it all over as {name}',
      '{a_one} went to school for the holidays, since one gets none without, and the teacher had to sit, said {name}',
      '{a_one} put two policemen out at the garden gate, one in each hand, with a biscuit each from {name}',
    ],
    conflicts: [
      told(
        'The floor is scrubbed with brushes tied to both feet, and the neighbour’s was done too, through the hedge.',
        'She had only asked for the time.',
        'The cat came out with a parting.',
      ),
      told(
        'There is a suitcase full of gold, and all of it goes to the sweet shop, eighteen kilos at a time.',
        'The dentist has moved in opposite.',
        'The whole town has toffee in the teeth.',
      ),
      told(
        '{They} sleeps with the feet on the pillow, and the head has asked to be told why.',
        'It gets the toes’ dreams.',
        'In Guatemala they all do, it hears.',
      ),
    ],
    closings: [
      'Two times three is four, and the house stands.',
      'A monkey in a waistcoat does the accounts.',
      'The shoes are twice as long, so that the toes can think.',
    ],
  },
  {
    nouns: list('miffy nijntje moomintroll littlemy'),
    events: [
      '{a_one} was drawn with eleven lines, looked straight out of the book, and a child of one read aloud {name}',
      '{a_one} slept from November to April with a belly full of pine needles, and was woken by {name}',
      '{a_one} looked for a nose in the drawer, found only a small cross, and put that on as {name}',
    ],
    conflicts: [
      told(
        'The whole story is that {they} went to the sea, and came home.',
        'It is read nine times before the light goes out.',
        'There was a shell in it, on page four.',
      ),
      told(
        'A friend with a hat leaves every autumn without a word, and {they} leaves the tent pegs out for him.',
        'He is back in spring, with one note more.',
        'One peg has put out leaves.',
      ),
      told(
        'There are only five colours in the house, and grandmother has come in a sixth.',
        'She was asked to sit by the door.',
        'It is mauve, and all are very brave.',
      ),
    ],
    closings: [
      'One line more, and it would have been a hare.',
      'There is coffee on the veranda, and a comet at eight.',
      'It looks at you; it has no other page.',
    ],
  },
];
