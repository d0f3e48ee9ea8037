/** Figures of films, series and records, each by what everybody hums or quotes of it. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_REELS_AND_RECORDS: readonly NounClass[] = [
  {
    nouns: list('simba mufasa hakunamatata pumbaa timon lionking nala'),
    events: [
      '{a_one} was held up on a rock before a whole savanna, sneezed, and all the zebras bowed to {name}',
      '{a_one} was late for being king, had a song on the way, and an ostrich was sat upon by {name}',
      '{a_one} spoke to father in a cloud, it rained, and the father has since been known as the weather of {name}',
    ],
    conflicts: [
      told(
        'No worries, {they} sang for the rest of {their} days, and the insurance man sang the second voice.',
        'He had come about a warthog.',
        'They ate something crunchy under a log.',
      ),
      told(
        'The uncle has a scar, a black mane and a song of his own, and nobody had noticed anything.',
        'The hyenas had the programme.',
        'He was asked to babysit.',
      ),
      told(
        'All that the light touches belongs to {them}, and the neighbour has put up an awning.',
        'It is dark there, and they do ices.',
        'A lawyer came, in the shade.',
      ),
    ],
    closings: [
      'The circle of life turned, and squeaked a little.',
      'Slimy, yet satisfying, as one says of the canteen.',
      'A monkey with a stick has seen it coming.',
    ],
  },
  {
    nouns: list('nemo dory findingnemo clownfishnemo'),
    events: [
      '{a_one} swam across an ocean to an address, forgot it eleven times, and was met at the door by {name}',
      '{a_one} touched the boat for a dare, was put into a bag, and the dentist who had it on his desk wrote {name}',
      '{a_one} spoke whale to the woman from the water board, very slowly, and she understood: {name}',
    ],
    conflicts: [
      told(
        'The father crossed the sea for {them}, and {they} had only been out for a minute.',
        'He is grounded till the reef.',
        'The sharks are off fish, since Tuesday.',
      ),
      told(
        'Mine, said a gull, and then all of them, and since then nobody on that pier owns a sandwich.',
        'Mine, said the ham.',
        'It was settled by a crab.',
      ),
      told(
        '“Just keep swimming”, {they} said to a man in a queue, and he is past Greenland.',
        'He waves.',
        'He has his number yet, and it is nine.',
      ),
    ],
    closings: [
      'What was it again? Something with a fish.',
      'The drop-off is over there; do not be late.',
      'They all got out, in bags. And now?',
    ],
  },
  {
    nouns: list('buzzlightyear toystory lightningmcqueen'),
    events: [
      '{a_one} fell out of a window with style, called it flying, and the boot below was marked {name}',
      '{a_one} was a space ranger until the battery cover came off, and under it was written {name}',
      '{a_one} stood stiff as a board when the door opened, with one boot on the cat, and was found to be {name}',
    ],
    conflicts: [
      told(
        'The toys talk as soon as the door is shut, and the cleaner has learned to cough first.',
        'One of the soldiers was on the stairs.',
        'She pretends to look for her glasses.',
      ),
      told(
        'To infinity and beyond, {they} told the tram driver, and he does zone B.',
        'It cost one ninety extra.',
        'Beyond is after the depot.',
      ),
      told(
        'The boy has grown up, and there is a box in the hall that says “attic” on one side and “bin” on the other.',
        'They have turned it.',
        'They wrote “college”, in crayon.',
      ),
    ],
    closings: [
      'There is a name under the boot.',
      'A claw came down, and chose somebody else.',
      'The string was pulled; there was a snake in it.',
    ],
  },
  {
    nouns: list('freddiemercury queenband davidbowie mickjagger rollingstones'),
    events: [
      '{a_one} sang “ay-oh” in a stairwell, seventy-two thousand answered, and the echo said {name}',
      '{a_one} broke a microphone stand in the middle, kept the half, and the half has been on tour with {name}',
      '{a_one} did the hoovering in a skirt and a moustache, and the carpet got up and cheered {name}',
    ],
    conflicts: [
      told(
        'The song is six minutes long, has an opera in the middle, and the bus leaves after three.',
        'The driver does the high voice.',
        'They all get off at the gong.',
      ),
      told(
        'It was asked whether this was the real life, or only fantasy, and the tax office ticked both.',
        'He has paid for both.',
        'There was a third box: Galileo.',
      ),
      told(
        'Two stamps and a clap came from the flat above, and again, and the whole house could not help it.',
        'They will rock number nine.',
        'It was a man with a shelf.',
      ),
    ],
    closings: [
      'The show must go on, says the caretaker, and looks at the clock.',
      'The yellow jacket has four buckles, and none of them is shy.',
      'A fist went up, and the lighting man went home happy.',
    ],
  },
  {
    nouns: list('thebeatles beatles johnlennon paulmccartney ringostarr georgeharrison'),
    events: [
      '{a_one} crossed a zebra crossing four times for one photograph, and the driver who waited saw {name}',
      '{a_one} played on a roof until the police came up, and the constable’s foot was heard to tap, said {name}',
      '{a_one} was screamed at so loudly at a fête that only the drummer knew which song it was, and it was {name}',
    ],
    conflicts: [
      told(
        'The band broke up over a biscuit in 1969, and half of it was eaten.',
        'The other half was sold at an auction.',
        'The drummer had only come for the tea.',
      ),
      told(
        'All one needs is love, {they} told the bank, and the bank asked for three payslips as well.',
        'They gave it love, at four per cent.',
        'They sang the “la la la la la”.',
      ),
      told(
        'They live in a submarine now, and the neighbours have complained of the colour.',
        'It is yellow, and parks on two places.',
        'The band begins to play at seven.',
      ),
    ],
    closings: [
      'Mop, fringe, bow, and the girl in row four has gone.',
      'Backwards it says “turn me over, please”.',
      'She loves it, yeah, yeah, and possibly yeah.',
    ],
  },
  {
    nouns: list('snoopy charliebrown woodstockbird peanutsgang'),
    events: [
      '{a_one} lay on a kennel roof and shot down a baron by noon, then had lunch, and the bowl is engraved {name}',
      '{a_one} began a novel with a dark and stormy night, and it has been one at the kennel since, with {name}',
      '{a_one} ran at a football that was pulled away, as in every year, and lay there looking at clouds as {name}',
    ],
    conflicts: [
      told(
        'Psychiatric help is five cents at the booth, and {they} has come out with a bill for ten.',
        'It was the second opinion: “blockhead”.',
        'The doctor is in, and shouting.',
      ),
      told(
        'A small yellow bird types {their} letters, in little strokes, and the publisher has answered in the same.',
        'It was a no, with a feather.',
        'The comma was the best of it.',
      ),
      told(
        'The kite-eating tree has had eleven of them, and {they} flies one over every spring, on a tray.',
        'It likes the red ones.',
        'It spat out the string.',
      ),
    ],
    closings: [
      'Good grief, says somebody with a zigzag.',
      'Happiness is a warm roof.',
      'The blanket is in the wash, and they are all out there, waiting.',
    ],
  },
  {
    nouns: list('scoobydoo scoobysnack mysterymachine'),
    events: [
      '{a_one} ran on the spot for four seconds before getting anywhere, and the ghost had time to ask for {name}',
      '{a_one} built a sandwich as tall as a door, went through the door with it, and came out thinner as {name}',
      '{a_one} pulled the mask off a monster, and under it was the caretaker, and under him, for once, {name}',
    ],
    conflicts: [
      told(
        'The ghost in the haunted mill was the caretaker in a sheet, for the ninth time this year.',
        'He would have got away with it.',
        'He has been given a biscuit, and the sheet back.',
      ),
      told(
        'They split up to look for clues, and the two who are afraid got the cellar with the food.',
        'They had not asked for anything else.',
        'The suit of armour wanted mustard.',
      ),
      told(
        'All doors in the corridor have been run through, in at one and out at another, with the monster in front.',
        'He got tired at the sixth.',
        'They had to hold one open for him.',
      ),
    ],
    closings: [
      'And it was all about the old silver mine.',
      'Zoinks, said the waiter.',
      'The glasses are on the floor, as always, by the foot.',
    ],
  },
  {
    nouns: list('cookiemonster elmo thecount oscarthegrouch bigbird sesamestreet ernieandbert'),
    events: [
      '{a_one} ate the letter C of a whole library, crumbs everywhere, and the cards now stop before {name}',
      '{a_one} asked in the dustbin for some peace, got a lid, and the whole street says good morning to {name}',
      '{a_one} was tickled by a nephew at a wedding, fell on the floor, shook, and the band took the beat from {name}',
    ],
    conflicts: [
      told(
        'Me want, {they} said at a bakery, and the girl has since dropped the verb as well.',
        'Me wrap it, she said.',
        'The till says “me thank you”.',
      ),
      told(
        'A very tall bird came to read the meter, and had the number and the letter of it by heart.',
        'It was seven, and M.',
        'He sang it to the fuse box.',
      ),
      told(
        'Biscuits are a sometimes food, it was put to {them}, and there was a long silence.',
        'It ate the camera.',
        'It tasted of close-up.',
      ),
    ],
    closings: [
      'Today was brought to you by the letter K and the number four.',
      'One crumb, ah, ah, ah.',
      'Can anybody say how to get there? It is on the bus.',
    ],
  },
];
