/** What is peeled, wound up and spread at the table: an apple, a lasagne, a fortune cookie. */
import { list, type NounClass, told } from './noun-class.ts';

export const FRUIT_BOWLS_AND_BAKING_TINS: readonly NounClass[] = [
  {
    nouns: list('apple crabapple'),
    events: [
      '{a_one} fell on a man with a wig, he had a thought, and the fruit has had no credit for it as {name}',
      '{a_one} was put on the teacher’s desk on Monday, was returned with a mark, and it was {name}',
      '{a_one} kept the doctor away for a day, and then he came in at the window, to meet {name}',
    ],
    conflicts: [
      told(
        'A worm looked out, and a person looked in, half way through.',
        'Only half was looking out.',
        'They were both having the red side.',
      ),
      told(
        '{They} was polished on a sleeve until {they} shone, and the sleeve has been jealous ever since.',
        'It was then put back in the bowl.',
        'The pears say that it was born like that.',
      ),
      told(
        'They bob in a barrel at the party, and grown men go in after them with their teeth.',
        'One came up with somebody else’s.',
        'The parting has never dried straight.',
      ),
    ],
    closings: [
      'The core is put in the plant, where it will be fine.',
      'One bad one, they say, and look along the row.',
      '{They} does not fall far from the tree, because of the hedge.',
      'In the lunch box it came home, and it came home again.',
    ],
  },
  {
    nouns: list('cherry cherries'),
    events: [
      '{a_one} had its stem tied in a knot with a tongue, at a party, by a nun who was never asked again, as {name}',
      '{a_one} was put on top at the very end, and took all the photographs as {name}',
      '{a_one} was spat over the wall for a record, and in the mayor’s garden there is now a tree called {name}',
    ],
    conflicts: [
      told(
        'They come in twos, and are hung over an ear, and whoever wears them is a lady for the afternoon.',
        'Grandfather went to the bank like that.',
        'Both ears were eaten by the bus stop.',
      ),
      told(
        'A blackbird and an aunt wait under the same tree for the same Thursday.',
        'The bird got up at four.',
        'The aunt sleeps in the branches now.',
      ),
      told(
        'The machine showed two of them, and the third came by, slowly, and went one further.',
        'It was a lemon, as in life.',
        'He pulled again, with his eyes shut.',
      ),
    ],
    closings: [
      'There is a stone in it, for whoever was talking.',
      'The stains are for ever, said the blouse.',
      'Life is a bowl of them, and it is somebody else’s bowl.',
      'It was the last of the tin, and it had waited.',
    ],
  },
  {
    nouns: list('coconut'),
    events: [
      '{a_one} fell from a tree on the one man under the one tree, and the island was named after {name}',
      '{a_one} was clapped together in halves for a horse, and the knight who rode it bowed to {name}',
      '{a_one} was won at the fair in 1986, and nobody has yet got into {name}',
    ],
    conflicts: [
      told(
        'A screwdriver, a hammer, a car and a brother-in-law were tried, in that order.',
        'The brother-in-law is open.',
        'It looked on with three eyes.',
      ),
      told(
        'There is a straw in it and a little parasol, so that it has a beach with it everywhere.',
        'It wore them to court.',
        'In the rain it put up the parasol for all of us.',
      ),
      told(
        '{They} drifted for a year, and came ashore as the first to arrive.',
        'It had packed only milk.',
        'A hermit called it “mayor”, and meant it.',
      ),
    ],
    closings: [
      '{They} looks about to say “ooh”.',
      'There is water in there; one can hear it thinking.',
      'Hair on the outside, cream on the inside, like grandfather.',
      'The monkey was sure, too.',
    ],
  },
  {
    nouns: list('lasagne lasagna'),
    events: [
      '{a_one} was cut after ten minutes instead of twenty, walked over the whole plate, and sat down as {name}',
      '{a_one} came out with a corner piece for everyone, by a trick in geometry that is called {name}',
      '{a_one} was carried across the street to the new neighbours, and the old ones watched from behind {name}',
    ],
    conflicts: [
      told(
        'An orange cat has been seen on Mondays, looking at {them} through the oven door.',
        'He hates the day, and has found a way through it.',
        'The nose has left a mark on the glass.',
      ),
      told(
        '{They} has eleven layers, and a grandmother can tell who did the seventh.',
        'It was the boy, she says, and he was in love.',
        'She peels off the top like a letter.',
      ),
      told(
        '{They} is better on the second day, so {they} was hidden from the first.',
        'It was found on the first, at night, by torch.',
        'On the second day there was a dish, with soaking.',
      ),
    ],
    closings: [
      'The top bit is what the fork was for.',
      '{They} bubbles for a while, like an opinion.',
      'Leave it to stand, it was said, to a hungry man.',
      '{They} feeds eight, or one on the sofa.',
    ],
  },
  {
    nouns: list('spaghetti'),
    events: [
      '{a_one} was tested on the wall, stuck there for nine years, and is in the lease as {name}',
      '{a_one} was shared by two dogs until their noses met, and the third dog in the alley was {name}',
      '{a_one} was snapped in half in front of an Italian, and the scream was heard as far as {name}',
    ],
    conflicts: [
      told(
        '{They} is wound on the fork, and one end always waves from over the edge.',
        'The end got the best man, in the eye.',
        'It was sucked in, and told the shirt goodbye.',
      ),
      told(
        'A handful is for one, it is said, and the hand was father’s.',
        'It was for the street.',
        'They have had it cold, fried, and as a hedge.',
      ),
      told(
        'A film showed it being picked from trees, and half the country rang to ask where to buy one.',
        'It likes sun, and a wall.',
        'Aunt has three on the balcony, and is patient.',
      ),
    ],
    closings: [
      '{They} goes on longer than one thought.',
      'The white blouse had been told.',
      'The last one hides under the rim.',
      'Al dente, said the cook, and a filling replied.',
    ],
  },
  {
    nouns: list('butter'),
    events: [
      '{a_one} was taken from the fridge, spread on soft bread, and it and the hole are both called {name}',
      '{a_one} was left in the sun for an hour, and came to the table by itself as {name}',
      '{a_one} was given a dish with a cow on it, and the cow has been thinner since it met {name}',
    ],
    conflicts: [
      told(
        'There are crumbs in it, and jam, and a family in which nobody has done it.',
        'Samples were taken.',
        'It was the one who cried first.',
      ),
      told(
        'The toast went down, as ever, with that side first.',
        'A scientist let a cat fall with one tied to its back.',
        'They are both still in the air.',
      ),
      told(
        'A figure was carved of it for the show: life-size, the mayor, on a warm day.',
        'He bowed at about three.',
        'By five he was very approachable.',
      ),
    ],
    closings: [
      'The first cut is the loveliest, and somebody dug.',
      'Soft, says the label, and bends the knife.',
      '{They} would not melt in that mouth.',
      'There is a shell on the top, made by a waiter with a sigh.',
    ],
  },
  {
    nouns: list('gingerbread gingerbreadman'),
    events: [
      '{a_one} ran away from an old woman, a cow and a whole school, and was stopped for being without a ticket as {name}',
      '{a_one} built a house, was asked for planning permission, and a witch has been on hold for {name}',
      '{a_one} lost a leg at the party, bit back, and the party is still known as that of {name}',
    ],
    conflicts: [
      told(
        'The roof slid off in the night, slowly, with all the sweets.',
        'It was the damp, said the builder, who is six.',
        'A chimney was found in the sofa.',
      ),
      told(
        '“I love you” it says on the heart in icing, which has hung in a taxi since the fair of 1999.',
        'It has gone as hard as a truth.',
        'He has loved again, but not in icing.',
      ),
      told(
        'One button was always bigger, and so he was never chosen first by a child.',
        'He was chosen last, and is whole.',
        'By Epiphany he had the tin to himself.',
      ),
    ],
    closings: [
      'Head first or feet first: a person shows.',
      'The smile is on, and will not come off.',
      '{They} smells of December in there, with the lid on.',
      '“Catch me” was the last word, and a fox was very kind.',
    ],
  },
  {
    nouns: list('fortunecookie'),
    events: [
      '{a_one} was opened before the meal by a man who then could not eat for thinking of {name}',
      '{a_one} said “you will meet a stranger”, and the waiter brought the wrong bill and the name of {name}',
      '{a_one} had nothing in it, and the whole table went home quietly, under the sign of {name}',
    ],
    conflicts: [
      told(
        'The paper was swallowed, and so the future is inside, with the noodles.',
        'It is said that it will come out well.',
        'The X-ray shows “luck”, backwards.',
      ),
      told(
        'Somebody writes them at a desk, eight hours a day, and one Friday he had enough.',
        '“Bring a coat” was in nine hundred of them.',
        '“Help” was thought very deep.',
      ),
      told(
        'A man was given the lucky numbers 4, 11 and 27, and has waited for all three buses.',
        'The 27 came, without lights.',
        'He got on.',
      ),
    ],
    closings: [
      '{They} tastes of nothing, like most advice.',
      '“In bed”, added the uncle, every time.',
      '{They} broke where {they} had been expected to.',
      'It will be a good year, it said; it did not say which.',
    ],
  },
];
