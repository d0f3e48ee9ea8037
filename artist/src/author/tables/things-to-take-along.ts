/** What is taken along, worn, dropped or looked through: scale, smartwatch, tumbleweed, x-ray, pin. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_TO_TAKE_ALONG: readonly NounClass[] = [
  {
    nouns: list('scale weighingscale'),
    events: [
      '{a_one} was stepped on at seven in the morning, said one number, and was put out on the landing as {name}',
      '{a_one} weighed the sausages with a thumb on, and the butcher has been charging since for {name}',
      '{a_one} showed zero with grandfather on it, and he has told everybody that he floats, thanks to {name}',
    ],
    conflicts: [
      told(
        'First the slippers came off, then the watch, then one leg was held up.',
        'The leg is two kilos, it was found.',
        'It was the same, and cold.',
      ),
      told(
        'On the tiles in the corner everybody is three kilos less, and that is where the family lives.',
        'The dog is next to nothing there.',
        'Guests are received standing.',
      ),
      told(
        'The flour was to be put on “to taste”, and the needle went round twice.',
        'It was a large taste.',
        'The cake has a postcode.',
      ),
    ],
    closings: [
      'It tells the truth in the morning, and is kicked for it.',
      'One at a time, please, says the lift, and looks over.',
      'The cat is weighed in arms, and then the arms are taken off.',
    ],
  },
  {
    nouns: list('shoebox packingbox movingbox'),
    events: [
      '{a_one} was a ship on Monday, a castle on Tuesday, and on Wednesday, with a window cut in it, {name}',
      '{a_one} was marked “kitchen”, was full of lampshades, and after nine moves is still sealed as {name}',
      '{a_one} came with a bicycle in it for the child, and the child has been happy ever since with {name}',
    ],
    conflicts: [
      told(
        'The cat is in {them}, and her bed with the heating is for sale.',
        'She is larger than it by half.',
        'It was bought by a dog, who sits in the wrapping.',
      ),
      told(
        'Inside are all the letters, one tooth, a ticket and a key, and nobody remembers the lock.',
        'The tooth fits.',
        'It is opened when it rains, and shut with a sigh.',
      ),
      told(
        'It says “this way up” on four sides, and the men in the van have a sense of humour.',
        'It was the trifle.',
        'They go by the tinkle.',
      ),
    ],
    closings: [
      'It is kept because it is such a good one.',
      'The flaps go over, under, over, and up again.',
      'A hamster is buried in it, with full honours and a biscuit.',
    ],
  },
  {
    nouns: list('sieve strainer'),
    events: [
      '{a_one} was taken to sea for a bet, sank in a very even way, and one hundred jets of water spelled {name}',
      '{a_one} was worn on the head in the war of the gardens, let the light in, and was decorated as {name}',
      '{a_one} was shaken over a river for gold, and what stayed at the end was a tooth engraved {name}',
    ],
    conflicts: [
      told(
        'One pea goes through every time, and the whole kitchen knows it by its walk.',
        'It lives behind the fridge, with dust.',
        'It was served last, alone.',
      ),
      told(
        'The pasta was poured, the pot was empty, and there was no {them} in the sink.',
        'They ate with a torch, from the drain.',
        'The drain has had worse evenings.',
      ),
      told(
        'It remembers nothing of the soup, and is asked about it each evening.',
        'It has kept one noodle, as proof.',
        'Memory, they say, and point at it.',
      ),
    ],
    closings: [
      'It is mostly holes, and the rest is character.',
      'The flour comes out like a rumour.',
      'Whoever washes it up knows four hundred things about oats.',
    ],
  },
  {
    nouns: list('smartwatch fitnesstracker stepcounter applewatch'),
    events: [
      '{a_one} told {their} owner to breathe in the middle of the proposal, and the bride said yes to {name}',
      '{a_one} was tied to the dog for the last two thousand, and the insurance sent a medal to {name}',
      '{a_one} took a yawn for a fall, rang for help, and the ambulance is still looking for {name}',
    ],
    conflicts: [
      told(
        '“Time to stand up”, it buzzed at the funeral, and the whole row did.',
        'So did the organist.',
        'He had closed his ring, said the widow.',
      ),
      told(
        'The pulse went up to a hundred and sixty, and it was only the post.',
        'It was the tax; and there was a map of it.',
        'It was shared with nine colleagues, as “rowing”.',
      ),
      told(
        'Of last night it says that {they} slept six hours, and it was at the opera.',
        'Deep sleep: the whole of act two.',
        'There was a peak, at the horns.',
      ),
    ],
    closings: [
      'Four steps are missing, so somebody walks round the bed.',
      '{They} has been charged, unlike {their} owner.',
      'Well done, it says; you have lifted a fork.',
    ],
  },
  {
    nouns: list('spellbook grimoire magicbook'),
    events: [
      '{a_one} fell open at the wrong page, was read out with a cold, and in the salad appeared {name}',
      '{a_one} was returned to the library as a toad, and the fine is paid in flies under {name}',
      '{a_one} had a coffee ring over the last word, and everybody who tries it becomes a little more {name}',
    ],
    conflicts: [
      told(
        'The apprentice wanted only the dishes done, and now no plate in the street is safe.',
        'They have begun on the cars.',
        'The broom has a broom of its own.',
      ),
      told(
        'For the great spell one needs eye of newt, and the newt has asked for it back.',
        'He winks, with the other.',
        'It is done with capers, since then.',
      ),
      told(
        'It whispers at night on the shelf, and it has talked three cookery books round.',
        'The soufflé spoke first.',
        'Page forty levitates, with leeks.',
      ),
    ],
    closings: [
      'Do not read this aloud, it says, and goes on in small print.',
      'It bites only the thumb that licks it.',
      'The index is invisible, and alphabetical.',
    ],
  },
  {
    nouns: list('tshirt bandtshirt sweatpants joggingbottoms poloshirt'),
    events: [
      '{a_one} was put on inside out on Monday, nobody said a word till Friday, and the label reads {name}',
      '{a_one} said across the front what it had been to London for, and all it got for it was {name}',
      '{a_one} shrank at sixty degrees to the size of the dog, and the dog goes about to this day as {name}',
    ],
    conflicts: [
      told(
        'It lives on the chair, for it is too worn for the wardrobe and too good for the basket.',
        'The chair has a coat of nine.',
        'It was put on again; the chair felt cold.',
      ),
      told(
        'It was kept for painting in, and has since been to two weddings.',
        'The spot of white is from the hall.',
        'In the photograph it goes with the ceiling.',
      ),
      told(
        'Nobody in the family has heard the band on {them}, and there are eleven of them by now.',
        'They have been asked to play.',
        'They know all the words of the washing label.',
      ),
    ],
    closings: ['One wears it to run in, to the fridge.', 'The armpit remembers 2014.', 'It ends as a duster, and shines.'],
  },
  {
    nouns: list('tumbleweed ghosttown'),
    events: [
      '{a_one} rolled by after a bad joke, was asked to come again, and is booked until May as {name}',
      '{a_one} crossed the main street between two gunmen, and both of them stopped to let past {name}',
      '{a_one} set out for the sea, met the wind on the way, and is at the petrol station again as {name}',
    ],
    conflicts: [
      told(
        'The sheriff has put up a crossing for {them}, with a small sign, and nobody else uses it.',
        'A bell rings, and then nothing does.',
        'There was one accident: it was a sneeze.',
      ),
      told(
        '{They} caught on a fence in Nevada, and had for the first time an address.',
        'There was post by Thursday, and a gale on Friday.',
        'The fence has been lonely since.',
      ),
      told(
        'A barber had a go at {them}, with the best will, and swept up his customer.',
        'He left him a fringe.',
        'It rolled out, and tipped.',
      ),
    ],
    closings: [
      'A shutter bangs, a harmonica starts, and round the corner it comes.',
      'No roots, it says, and no bills.',
      'It goes where the silence is.',
    ],
  },
  {
    nouns: list('urn amphora ashesurn'),
    events: [
      '{a_one} was broken by a football, glued overnight by three brothers, and ever since has had the ear of {name}',
      '{a_one} stood on the mantelpiece beside the tea caddy, and for one whole winter they drank {name}',
      '{a_one} came up in a fishing net after two thousand years, with an octopus in it, at home as {name}',
    ],
    conflicts: [
      told(
        'It is Ming, says the uncle, and it is “Ming” with a phone number under it.',
        'They do delivery.',
        'It was priceless, and then somebody dusted.',
      ),
      told(
        'On {their} belly a Greek has been running after a maiden, and is one handle short.',
        'She has begun to slow down.',
        'They have been round since Tuesday week.',
      ),
      told(
        'For the flowers of the mother-in-law it is fetched from behind the boiler, an hour before.',
        'She brought a cactus.',
        'It still has hers from last time in.',
      ),
    ],
    closings: [
      'Whoever owes for it has put the crack to the wall.',
      'Two roses lean to one side, and do not speak.',
      'Inside there is a marble, a hairpin and an echo.',
    ],
  },
  {
    nouns: list('wheel sparewheel'),
    events: [
      '{a_one} overtook {their} own car on a hill, nodded to the driver, and was first over the line as {name}',
      '{a_one} was invented by somebody who then had to wait four hundred years for a road, and sat down as {name}',
      '{a_one} was the fifth, lay in the dark for nine years, and in a night of rain was called up as {name}',
    ],
    conflicts: [
      told(
        'Every year somebody in the firm invents {them} again, and it has been square twice.',
        'It stands very well.',
        'There was a launch, with a bump.',
      ),
      told(
        'A hamster ran six kilometres in {them}, got out, and looked round to see where he was.',
        'It was nicer than he remembered.',
        'He had forgotten the towel, and ran back.',
      ),
      told(
        'On the shopping trolley {they} is the fourth, and wants to go to fish.',
        'The other three want bread.',
        'They met at the tights.',
      ),
    ],
    closings: [
      '{They} squeaks, and so gets the grease, and so the others talk.',
      'It has been round; it says that it is much the same.',
      'One nut was left over, on the bonnet, at the lights.',
    ],
  },
  {
    nouns: list('xray xraymachine mri ctscan airportscanner'),
    events: [
      '{a_one} looked through a suitcase, a wallet and a small boy, and in the boy, quite clearly, saw {name}',
      '{a_one} showed a spoon, a key and a coin in one dog, and the rattle went by the name of {name}',
      '{a_one} asked a whole hospital to hold its breath, went for lunch, and came back to blue people and {name}',
    ],
    conflicts: [
      told(
        'The lady said “perfectly safe”, and pressed the button from the car park.',
        'She waved, in lead.',
        'There is a bell for when she is in the next town.',
      ),
      told(
        'The picture was hung up the wrong way round, and the heart is with the opposition now.',
        'The appendix has been told to move over.',
        'It was a very good likeness of the left.',
      ),
      told(
        'In the belt queue {they} saw through everybody, and said only “is that a ham?”',
        'It was the second ham that he denied.',
        'It was a cello, of ham.',
      ),
    ],
    closings: [
      'Inside everybody is smiling, with all the teeth.',
      '{They} has seen your lunch, and says nothing.',
      'In the alphabet it has the whole page, but for a xylophone.',
    ],
  },
  {
    nouns: list('sugarcube sugarlump sugarbowl sweetener'),
    events: [
      '{a_one} climbed out of the bowl, looked down into the coffee, and was talked back by a spoon as {name}',
      '{a_one} was held out on a flat hand to a police horse, and the whole demonstration went home with {name}',
      '{a_one} was one lump too many, was put back damp, and has been a landmark in the bowl since as {name}',
    ],
    conflicts: [
      told(
        'The tongs are silver, and have let go of {them} over every good carpet in the house.',
        'It was found by the vicar, with the knee.',
        'The ants have been, with a cart.',
      ),
      told(
        'One or two, asked the hostess, and a guest said three, and it is spoken of to this day.',
        'He was a dentist.',
        'The third is on his conscience, and in his pocket.',
      ),
      told(
        'A sailor of ninety builds harbours of {them}, and it rained in at the window.',
        'He has syrup, with a lighthouse.',
        'Genoa went first.',
      ),
    ],
    closings: [
      'A horse has stopped, and will not say why.',
      'It dissolves under pressure, but it is sweet about it.',
      'The saucer has a crystal, and a wet finger comes for it.',
    ],
  },
  {
    nouns: list('pin hatpin needlepoint'),
    events: [
      '{a_one} was left in the new shirt, in the place where nobody looks, and was found by sitting on {name}',
      '{a_one} held up a bridesmaid through four hymns, and everybody who had heard the “ping” blames {name}',
      '{a_one} was heard to drop, in a hall of nine hundred, and all of them turned to {name}',
    ],
    conflicts: [
      told(
        'Angels dance on {their} head, and nobody has been able to count them for the conga.',
        'It was eleven, and a trombone.',
        'The one below has knocked with a broom.',
      ),
      told(
        'It asks for a capital, a number and a special sign, and has six letters itself at most.',
        'Three tries, and the card was eaten.',
        'It is the cat’s birthday, as for everybody.',
      ),
      told(
        'The balloon seller moved to the next pitch when {they} came, and then to the next.',
        'There was nothing in it, they both say.',
        'He sells from the roof.',
      ),
    ],
    closings: [
      'It is in the carpet, and waits for a Sunday.',
      'The tailor talks with nine like it in the mouth.',
      'It is stuck on you, as the lapel says.',
    ],
  },
  {
    nouns: list('nest birdsnest birdbox twig'),
    events: [
      '{a_one} was built of a hundred twigs, a ribbon and half a wig, and the opera has written about it to {name}',
      '{a_one} was made in the hood of a lorry, spent the spring in Rotterdam, and hatched as {name}',
      '{a_one} was found empty in May, with a note that they had moved to the gutter, and the key for {name}',
    ],
    conflicts: [
      told(
        'Somebody laid one more egg in {them}, and it has been asking for seconds since it opened.',
        'It is bigger than the mother, and calls her “small one”.',
        'It says its own name all day.',
      ),
      told(
        'The last of the young ones is thirty, and has a beard, and brings his washing.',
        'He was pushed, and walked round.',
        'He is looking for a branch, he says.',
      ),
      told(
        'It took one afternoon without hands, and the man with the flat-pack shelf watched it through the window.',
        'He has a beak coming.',
        'There was one twig left over there as well.',
      ),
    ],
    closings: [
      'It is lined with the dog, and he does not mind.',
      'Five mouths, and all of them up.',
      'In winter one sees how near {they} was the whole time.',
    ],
  },
  {
    nouns: list('maraca ocarina bongo didgeridoo panpipe'),
    events: [
      '{a_one} was given to a child of three by an uncle who was never asked again, and who is known as {name}',
      '{a_one} came in one bar early at the philharmonic, was taken for a wasp, and chased out as {name}',
      '{a_one} was shaken next to a microphone all night for four euros, and on the record sleeve stands {name}',
    ],
    conflicts: [
      told(
        'Nobody has ever had a lesson on {them}, and it shows, and that is the charm, they say.',
        'It was charming until midnight.',
        'The neighbour has had a lesson, on the broom.',
      ),
      told(
        'There is one solo in the whole symphony, and the hall coughed through it.',
        'It will be given again, in four years.',
        'One cough was in tune.',
      ),
      told(
        'A whole stadium had brought one, and a beekeeper in the next valley put on the veil.',
        'It was nil all, in B flat.',
        'He collected four thousand fans in a box.',
      ),
    ],
    closings: [
      '{They} has beans in, and they are not for eating, again.',
      'It makes one noise; but at any time.',
      'One hums into it, and is sorry.',
    ],
  },
  {
    nouns: list('wool knittingwool ballofwool'),
    events: [
      '{a_one} began as a scarf, was not told when to stop, and at the far end of the village is known as {name}',
      '{a_one} rolled under the sofa, down the steps and over the border, and is followed by a cat called {name}',
      '{a_one} was a jumper for a baby who was eleven by the second sleeve, and the dog got it as {name}',
    ],
    conflicts: [
      told(
        'Somebody pulled on one thread at the funfair, and went home in a collar.',
        'The rest came on the next bus.',
        'The big wheel wears it, with a frill.',
      ),
      told(
        'It itches on purpose, at the neck, and only when visitors speak of aunts.',
        'The aunt had knitted it.',
        'She itches too, out of respect.',
      ),
      told(
        'An end was lost in the ball, and the whole family has been inside to look.',
        'Father has rung, from the middle.',
        'They have found another end, and are not speaking of it.',
      ),
    ],
    closings: [
      'Knit one, purl one, and what was it about Harold?',
      'At forty degrees it becomes a coaster.',
      'A sheep looks over the wall; it knows that cardigan.',
    ],
  },
  {
    nouns: list('safetyvest hivis hivisvest highvisvest reflectivevest'),
    events: [
      '{a_one} walked into the bank, the palace and the opera with a clipboard, and everybody held the door for {name}',
      '{a_one} was seen from the moon, where it was put down as a small sun with pockets, called {name}',
      '{a_one} stood beside a hole with four others, all looking in, and from the hole came up {name}',
    ],
    conflicts: [
      told(
        'Put on {them}, and nobody asks why you are carrying the piano out.',
        'Two more came to lift.',
        'The owner held the lift.',
      ),
      told(
        'A whole kindergarten went out in them, by rope, and a ship has changed course.',
        'It is in the duck pond.',
        'The captain was given a biscuit.',
      ),
      told(
        'The badger crossed in it, and for the first time in his life a lorry waved him on.',
        'He has asked for a lollipop and a stick.',
        'He does the school run.',
      ),
    ],
    closings: [
      'In headlights it is the only one dressed.',
      'It is one size, and the size is “tent”.',
      'Somebody is digging; somebody is in charge of the somebody.',
    ],
  },
];
