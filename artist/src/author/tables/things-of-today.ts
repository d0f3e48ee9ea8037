/** What hums, rises, turns and rolls through a day: robot vacuum, sourdough, kebab, moped. */
import { MORE_OF_KEBABS } from './more-of-nights-and-days.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const THING_OF_TODAY_CLASSES: readonly NounClass[] = [
  {
    nouns: list('pierogi pierog pelmeni vareniki maultasche khinkali'),
    events: [
      '{a_one} was pinched shut by a grandmother who was telling a story, and inside, word for word, was {name}',
      '{a_one} rose to the top of the pot before the others, looked round, and was lifted out by the sieve as {name}',
      '{a_one} was the fortieth on the plate of a guest who had said “just a few”, and he whispered {name}',
      '{a_one} burst in the water, and a whole kitchen of aunts cried out {name}',
    ],
    conflicts: [
      told(
        'An aunt folds the edge to the left and her sister to the right, and {they} was made by both, back to back.',
        'It is a seam that could hold a ship.',
        'They speak again, through the dough.',
      ),
      told(
        'Somebody asked what was in {them}, and was told by four women at once.',
        'It was potato, and a scandal from 1962.',
        'He was given twenty more, in order to be sure.',
      ),
      told(
        'One had been filled with a coin, for luck, and the dentist was at the table.',
        'He had brought his bag.',
        'The coin went to the tooth, and the luck to him.',
      ),
      told(
        'The grandmother said that they would be frozen for Christmas, and the family looked at its shoes.',
        'There was still the one, and it was under a napkin.',
        'She began again, without a word, and with the big spoon.',
      ),
    ],
    closings: [
      'Thin as you are, says somebody, and there are six more.',
      'There is butter on top, and an onion that went brown for it.',
      'No two of them are alike, but all of them look like the uncle.',
      'A hundred were made, and ninety-nine were “to try”.',
    ],
  },
  {
    nouns: list('roomba robotvacuum robotvacuumcleaner vacuumrobot robothoover robotmop'),
    events: [
      '{a_one} met the fringe of the rug on a Monday, fought it until Friday, and the rug gave in to {name}',
      '{a_one} was given googly eyes by a child, was never shouted at again, and is in the will as {name}',
      '{a_one} went out by the terrace door, did the lawn, the road and part of a field, and was brought home by tractor as {name}',
      '{a_one} got stuck under the same sofa so often that they put a lamp in there, a rug and a doorbell for {name}',
    ],
    conflicts: [
      told(
        '“Please move me to a new place”, {they} said under the bed, and {relative} had been thinking the same.',
        'They are looking at flats together.',
        'It was about the carpet.',
      ),
      told(
        'At noon the cat rides through the living room on {them}, and nods to both sides.',
        'The dog stands at the kerb.',
        'It waves to the ficus.',
      ),
      told(
        '{They} has drawn a map of the flat, and behind the wardrobe it says “here be socks”.',
        'A second expedition is charging.',
        'The hall is named after the cat.',
      ),
      told(
        'One raisin lies under the radiator, and {they} has driven past it {count} times.',
        'The raisin is not afraid any more.',
        'They have an understanding.',
      ),
      told(
        'Before {they} sets off, {relative} clears, sweeps and wipes the floor, so that it can be cleaned.',
        'It takes an hour.',
        'There is not much left to do.',
      ),
    ],
    closings: [
      'Back to the dock, nearly, and then nearly again.',
      'The last meal was a charging cable, and a good one.',
      'The corners are somebody else’s business.',
      'Bump, turn, bump: that is how one gets through life.',
      'The bin is full, {they} says, with some pride.',
    ],
  },
  {
    nouns: list('kebab doner döner shawarma gyros kebabshop'),
    events: [
      ...MORE_OF_KEBABS.events,
      '{a_one} turned round and round in a window all evening, to see who was looking, and at three it was {name}',
      '{a_one} was ordered “with everything” by a philosopher, who then needed both hands and the name {name}',
      '{a_one} was unwrapped on the last night bus, and the whole upper deck woke up hungry and said {name}',
      '{a_one} was shared at four by a bride and groom on a kerb, and in the best picture of the day is {name}',
    ],
    conflicts: [
      ...MORE_OF_KEBABS.conflicts,
      told(
        'Somebody brave said “a lot” when asked about the sauce, and told {them} everything he had ever done.',
        'It came out with the tears.',
        'Most of it was about a cousin.',
      ),
      told(
        'At noon nobody knows {them}, and at three in the morning grown people call it love.',
        'The onions are blamed.',
        'By breakfast it was a salad, they say.',
      ),
      told(
        'The foil was opened at the wrong end, and all that held {them} together was hope.',
        'Hope was on the shoe.',
        'The lap had the best of it.',
      ),
      told(
        '{They} was put on the bedside table for later, and at eleven the two of them looked at each other.',
        'One of them was cold.',
        'Nobody mentioned the cabbage.',
      ),
      told(
        'One leaf of lettuce fell on the pavement, and nobody has ever gone back for one.',
        'There are thousands, all the way to the taxis.',
        'It was only there as a witness.',
      ),
    ],
    closings: [
      ...MORE_OF_KEBABS.closings,
      'Salad, sauce, everything, and no regrets until nine.',
      'What goes round comes round, and is sliced.',
      'The last bite is all paper, and worth it.',
      'A balanced meal, if held level.',
      '“Boss”, says the man with the long knife, to everybody, and means it.',
    ],
  },
  {
    nouns: list('sourdough sourdoughstarter sourdoughbread'),
    events: [
      '{a_one} was begun in a jar in a dull spring, would not rise without a name, and chose {name}',
      '{a_one} came over the rim at night, took the shelf and the butter, and had got as far as the stairs as {name}',
      '{a_one} was taken along on a honeymoon, because of the feeding, and the bill says “two adults and {name}”',
      '{a_one} was left with a neighbour and nine pages of instructions, and came home twice the size as {name}',
    ],
    conflicts: [
      told(
        '{They} is fed at six and at six, and the children have begun to say that they are made of flour.',
        'One of them was given a spoonful.',
        'They rise beautifully.',
      ),
      told(
        'Half of {them} has to be thrown away each day, and nobody has the heart.',
        'There are nineteen jars.',
        'The nineteenth has asked for its own room.',
      ),
      told(
        'It took three days, two scales and a course, and was eaten in four minutes.',
        '“A bit dense”, said the child.',
        'The next one is due on Thursday.',
      ),
      told(
        '{They} went flat one morning, and the helpline asked if there had been any shouting.',
        'There had been words about the butter.',
        'It was sung to, and rose.',
      ),
      told(
        'Bubbles come up at night, slowly, and {relative} is sure that {they} is trying to say something.',
        'It was “more”.',
        'Written down, it looks like Dutch.',
      ),
    ],
    closings: [
      'Everybody who has one says that it is alive, and has pictures of it.',
      'Feed it, fold it, and do not go on holiday.',
      'The big hole is meant to be there; it is where the butter lives.',
      'Older than the dog, and the better riser.',
      'Sour on paper only, and warm in the middle.',
    ],
  },
  {
    nouns: list('pickle gherkin cornichon picklejar'),
    events: [
      '{a_one} was the last in the jar, went round and round before the fork, and the fork gave up and called it {name}',
      '{a_one} was pulled out of a burger by a child, laid on the rim of the plate, and made friends there as {name}',
      '{a_one} held the lid shut from inside, against three men and a spoon, and gave in at the words: “Please, {name}”',
      '{a_one} went in as a young cucumber, had one long bath, and came out a character called {name}',
    ],
    conflicts: [
      told(
        'The jar was opened by the fifth to try, and the first four say that they had loosened it.',
        'The hot tap claims it too.',
        '{They} let go out of pity.',
      ),
      told(
        '{They} has been lying in vinegar since {year}, and it has only made {them} wittier.',
        'The onions laugh in layers.',
        'The dill takes notes.',
      ),
      told(
        'Half the table wants {them} off the burger, and the other half waits with a fork.',
        'There have been marriages for less.',
        'It goes across by air.',
      ),
      told(
        'At the back of the fridge {they} has the mustard for company, and has outlived four milks.',
        'The light is on whenever anybody looks in.',
        'The mustard does not talk about the ham.',
      ),
      told(
        'Somebody drank the brine after a long night, and told {them} everything.',
        'It goes no further than the lid.',
        'He was better by noon, and greener.',
      ),
    ],
    closings: [
      'Sour, firm, and never in a hurry.',
      'Life handed out lemons, and {they} had vinegar already.',
      'It is not a crisis; it is only a tight lid.',
      'Crunch, and that was the speech.',
      'In something of a jam, as they say one shelf up.',
    ],
  },
  {
    nouns: list('scooter moped vespa escooter electricscooter kickscooter'),
    events: [
      '{a_one} was overtaken uphill by a lady with shopping, a child and a leaf, all of whom waved to {name}',
      '{a_one} carried a father, a fridge and four cousins over a hill, and at the top the fridge said something like {name}',
      '{a_one} hooted at a cow, was taken for a friend, and went home behind the herd as {name}',
      '{a_one} was left lying across the pavement, and the poodle that had to climb over it called it {name}',
    ],
    conflicts: [
      told(
        'Flat out, downhill and with the wind, {they} once did thirty, and it is told at weddings.',
        'A bee kept up.',
        'The bee tells it differently.',
      ),
      told(
        'It is for one person, says the sticker on {them}, which was under the second of the three.',
        'The dog stood at the front.',
        'The fourth ran alongside.',
      ),
      told(
        'There was one at every corner until somebody was late, and then only at the bottom of the canal.',
        'It still goes “beep”.',
        'The eels have two minutes left on it.',
      ),
      told(
        '{They} sounds like a wasp in a biscuit tin, and has to be somewhere important.',
        'It is the bakery.',
        'The whole valley knows when there are rolls.',
      ),
      told(
        'A boy polished {them} all spring, to take one girl to the lake.',
        'She drove.',
        'He still has the sunburn and the song.',
      ),
    ],
    closings: [
      'Feet up, chin forward, and hold on to the melon.',
      'The helmet hangs on the handlebar, where it is quite safe.',
      'Small wheels, big plans, and a kerb in between.',
      'It goes like the wind, on a day without any.',
      'Parking is easy: it only has to lie down.',
    ],
  },
];
