/** Beasts that were told of with a cousin: an opossum is no raccoon, a seagull no pigeon, an ibis no heron. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_BY_THEIR_HABITS: readonly NounClass[] = [
  {
    nouns: list('opossum possum'),
    events: [
      '{a_one} was shouted at, fell over with the tongue out, and got up after the flowers and the speech as {name}',
      '{a_one} lay dead on a lawn for an hour, until somebody said “pizza”, and rose before witnesses as {name}',
      '{a_one} went to the school run with eleven on the back, dropped off nine, and was thanked at a wrong house as {name}',
      '{a_one} hung by the tail from a washing line, was taken in with the socks, and was folded as {name}',
    ],
    conflicts: [
      told(
        'At the first awkward question {they} fell on one side, stiff, with the mouth open.',
        'The meeting was closed out of respect.',
        'A bill was put under one paw, and it twitched.',
      ),
      told(
        'Thirteen children were on {their} back at the crossing, and each of them said “are we there yet”.',
        'There was a fourteenth, and it was a stranger’s.',
        'The bus driver charged for one, and a hat.',
      ),
      told(
        '{They} ate four hundred ticks in one week, and has asked for nothing but the lid of the bin.',
        'The hikers have sent a card.',
        'It was a soft lid, with noodles.',
      ),
      told(
        'The scream was heard as far as the church, and it was only about the porch light.',
        'The light has a dimmer now.',
        'Fifty teeth, and not one of them meant it.',
      ),
      told(
        '{They} fainted at {their} own surprise party, and the cake was turned into a wreath in three minutes.',
        'It said “Happy” on the ribbon.',
        'The candles could stay.',
      ),
    ],
    closings: [
      'Dead until Thursday, and then peckish.',
      'Do not clap yet; it may be the long version.',
      'The tail holds on; the rest has let go.',
      'Ugly is a hard word for somebody who carries the whole family.',
      'By day a doormat, by night a lodger with fifty teeth.',
    ],
  },
  {
    nouns: list('seagull gull herringgull'),
    events: [
      '{a_one} took a whole portion of chips out of a hand in Whitby, and looked the hand in the eye as {name}',
      '{a_one} walked into a corner shop at ten every morning, took the cheese crisps, and is on the poster as {name}',
      '{a_one} shouted from a chimney at four until a holiday flat was free, and the landlord splits it with {name}',
      '{a_one} danced on the lawn in the rain until the worms came up to see who it was, and it was {name}',
    ],
    conflicts: [
      told(
        'A man held his cone at arm’s length to be safe, and that was exactly the length.',
        'He has the wafer.',
        'It was mint, and it was thought about.',
      ),
      told(
        '{They} laughed at the top of a lamp post, and down below a funeral went by.',
        'The widow says that it helped.',
        'It was at a quite different joke.',
      ),
      told(
        'A picnic was set out at noon with a cloth, and at two minutes past there was a cloth.',
        'The cloth has been pecked for pockets.',
        'One grape was returned.',
      ),
      told(
        'Inland it is said to mean a storm, and {they} has only come about the rubbish tip.',
        'The tip has a fish day.',
        'The farmers took in the hay.',
      ),
      told(
        'The fish shop has put up a plastic owl, and {they} has moved the garden chairs round it.',
        'They have had words, and the owl did not answer.',
        'It gives a better view of the batter.',
      ),
    ],
    closings: [
      'Mine, {they} says; and it was.',
      'Do not feed them, says the sign, and has been eaten at one corner.',
      'One foot on the rail, one eye on your tea.',
      'The sea is over there; the chips are here.',
      '{They} keeps the sea front clean, by the portion.',
    ],
  },
  {
    nouns: list('dove turtledove'),
    events: [
      '{a_one} was let out of a basket at a wedding, turned left for the buffet, and the happy couple blamed {name}',
      '{a_one} brought a twig to a boat full of beasts after forty days, and the woodworm asked if it was for them, {name}',
      '{a_one} came out of a sleeve at a children’s party, sat down on the magician, and would not go back in without {name}',
    ],
    conflicts: [
      told(
        'Two generals shook hands under {them}, and both had to change their coats.',
        'They lent each other one.',
        'The war was put off until the cleaner’s opened.',
      ),
      told(
        '{They} built a nest of three sticks, stood back, and called it finished.',
        'The egg has a rope.',
        'There was a fourth, but it looked fussy.',
      ),
      told(
        'On a windowsill at dawn {they} said the same thing forty times, and the sleeper now knows it as well.',
        'He says it at work.',
        'It is about a cousin, and something she said.',
      ),
      told(
        'The twig was olive, and the critics have asked whether there was nothing larger.',
        'It had been raining.',
        'A giraffe ate the footnote.',
      ),
    ],
    closings: [
      'White, for the photograph; after that beige.',
      '{They} stands for peace, and sits on the aerial.',
      'Coo, {they} said, and left it at that, twice.',
      'There is a spare one up the other sleeve.',
    ],
  },
  {
    nouns: list('salmon'),
    events: [
      '{a_one} swam up a waterfall nine times to get home, and at the top somebody had sold the pool to {name}',
      '{a_one} jumped right into the mouth of a waiting bear, who had been yawning, and both apologised to {name}',
      '{a_one} crossed an ocean by smell alone, came up a drain in Perth, and was run a bath as {name}',
    ],
    conflicts: [
      told(
        'Everybody else was going down with the current, and {they} had to say “excuse me” all the way to Scotland.',
        'A log took it personally.',
        'It was twelve thousand excuse-mes.',
      ),
      told(
        'At the top there is a pond the size of a table, and it is for this that one leaves the sea.',
        'It had been bigger.',
        'Mother’s gravel was still there.',
      ),
      told(
        'There was a ladder built for {them} in concrete, with a window, and a school class waved at every step.',
        'The fifth step has a smell of crisps.',
        'One boy saw him home.',
      ),
      told(
        'A bear had kept the same stone for forty summers, and this year held out a plate.',
        'There was dill on it.',
        '{They} took the left.',
      ),
      told(
        'They were put on a bagel next to a caper, and the caper had never been anywhere.',
        'It wanted to hear about the sea.',
        'It was told, in thin slices.',
      ),
    ],
    closings: [
      'Home is up, whatever the water says.',
      'One jump, and then four more that were not in the brochure.',
      'Pink is not a mood, it is the shrimps.',
      'The river goes down, and it has its reasons too.',
    ],
  },
  {
    nouns: list('ibis'),
    events: [
      '{a_one} was holy in Egypt for three thousand years, and in Sydney was seen head down in a bin as {name}',
      '{a_one} reached with that beak right to the bottom of a bag of crisps, where no one had ever been, and found {name}',
      '{a_one} gave mankind the art of writing, and has come back for the sandwich, as {name}',
    ],
    conflicts: [
      told(
        'An office worker looked away from his lunch for the length of a blink, and there was a salad and a bow.',
        'The bow was very old.',
        'The egg had been the best of it.',
      ),
      told(
        'In the museum there are four million of {their} forefathers, wrapped up, and {they} was asked to leave the café.',
        'The scones were wrapped as well.',
        'A cousin is on the vase.',
      ),
      told(
        '{They} opens the lid with the beak, holds it with one foot, and looks out over the wheel like a pilot.',
        'There is room for a second one.',
        'Permission was asked of the pizza.',
      ),
      told(
        'A tourist cried out at the first one, and at the ninth gave up a shoe.',
        'It went in by the toe.',
        'The shoe is a holy place.',
      ),
    ],
    closings: [
      'The beak is bent from asking further down.',
      'God of the moon, of wisdom, and of Thursday’s bin.',
      'Once they built temples; now they press the pedal.',
      'It is grey only in the wash.',
    ],
  },
  {
    nouns: list('mussel mussels moulesfrites clam cockle'),
    events: [
      '{a_one} was knocked on before the pot by a cook who had been told that the open ones answer, and one said {name}',
      '{a_one} held on to a post in the North Sea with forty threads, was pulled, and the post came too, to the tune of {name}',
      '{a_one} was used as pincers for the next one all evening, until there was only the bowl for the shells and {name}',
    ],
    conflicts: [
      told(
        'One did not open in the pot, and the whole table looked at it and asked what it was hiding.',
        'It was shy.',
        'It has been put in a glass, with a book.',
      ),
      told(
        'A kilo a head, they had said in Brussels, and then a bucket came in, and a man in a bib went pale.',
        'The chips held his hand.',
        'He has asked for the bucket, to wear.',
      ),
      told(
        '{They} drinks fifty litres of the sea a day, spits it out again, and finds that it wants white wine.',
        'It wanted a shallot too.',
        'By evening there was a tide in it.',
      ),
      told(
        'They are only eaten in a month with an R, and in August {they} goes to the beach with no worries.',
        'It came back in Septembe-r.',
        'May was close, it says.',
      ),
    ],
    closings: [
      'They opened up, and it was mostly sand.',
      'The bread is for the broth, and the bib was for the pride.',
      'Shut is shut; it has said no to saucepans.',
      'The chips were gone first, as they are in all languages.',
    ],
  },
  {
    nouns: list('oyster'),
    events: [
      '{a_one} was swallowed by a count on a bet, with lemon, and he has had the sea on the telephone, and {name}',
      '{a_one} had a grain of sand for a guest, gave it one coat more each year, and it was sold to a duchess as {name}',
      '{a_one} was opened by an uncle with a screwdriver, a tea towel and no instructions, and the ambulance knew {name}',
    ],
    conflicts: [
      told(
        'On the plate there are six on ice, and a lady has been saying for an hour that she loves them.',
        'She has moved one to the left.',
        'The fern has been eaten.',
      ),
      told(
        'The world was said to be {their} own, and {they} has looked at it through the crack, and shut.',
        'It was very bright.',
        'It had a lemon in its hand.',
      ),
      told(
        '“Do you chew?” asked the young man, and the whole zinc bar laid down its forks.',
        'They are still divided.',
        'He went for the bread.',
      ),
      told(
        'There was no pearl, nor in the next, and by the twelfth the jeweller at table two was singing.',
        'There was a button.',
        'It was off his own waistcoat.',
      ),
    ],
    closings: [
      'It tastes as if one had kissed the harbour.',
      'Down in one, eyes shut, and say that it was interesting.',
      '{They} says little, and means the lemon.',
      'One dozen, and the knife had the stitches.',
    ],
  },
];
