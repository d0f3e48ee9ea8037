/** What is easily taken for something else: a bad decision for a villain, the omelette for an egg. */
import { list, type NounClass, told } from './noun-class.ts';

export const TAKEN_FOR_SOMETHING_ELSE: readonly NounClass[] = [
  {
    nouns: list(
      'baddecision poordecision terribledecision questionabledecision lifedecision badchoice poorchoice lifechoice poorlifechoice badlifechoice questionablelifechoice badidea terribleidea decisionmaking decision',
    ),
    events: [
      '{a_one} seemed like a good idea at a quarter to two, and at ten past was carried out on a door as {name}',
      '{a_one} began with the words “how hard can it be”, and the fire brigade has it on file as {name}',
      '{a_one} was slept on for one night, looked even better in the morning, and bought the boat: {name}',
      '{a_one} said yes to a small tattoo in a harbour, spelled it out loud twice, and came home as {name}',
      '{a_one} cut {their} own fringe with the kitchen scissors, evened it up, evened it up again, and is under the hat as {name}',
      '{a_one} sent the text, threw the phone into the hedge, and heard the hedge say {name}',
    ],
    conflicts: [
      told(
        'A list of reasons for and against was made, the ones against filled four pages, and {they} used the back.',
        'Under “for” it said “why not”.',
        'The four pages made a good hat.',
      ),
      told(
        '{They} texted a former love “u up?” at three in the morning, and it was the landlord.',
        'He was up.',
        'The rent is due on Friday, he wrote, and a heart.',
      ),
      told(
        'A little angel sat on one shoulder and a little devil on the other, and they were both for the karaoke.',
        'The angel took the high part.',
        'It was a Tuesday.',
      ),
      told(
        '{They} said “hold this for a second” to a stranger, who has held it since, and has had it insured.',
        'It was a python, on approval.',
        'The second is still running.',
      ),
      told(
        '“What is the worst that could happen?” {they} asked, and the room was quick with examples.',
        'It was the fourth one.',
        'Somebody had drawn a diagram.',
      ),
    ],
    closings: [
      'It made a good story, says the plaster.',
      'Mother is not angry, only disappointed, and has sat down to be both.',
      'The receipt is gone, and so is the shop.',
      'In hindsight there was a sign, and it was lit.',
      'Next time it will be thought through, during.',
      'Nobody could say no to that face, which is where it began.',
    ],
  },
  {
    nouns: list('spanishomelette tortilladepatatas tortillaespañola tortillaespanola potatoomelette'),
    events: [
      '{a_one} was made without onions at a wedding, and the two families have not spoken since the toast to {name}',
      '{a_one} was to be turned with a plate, and for one second the whole kitchen held its breath and called on {name}',
      '{a_one} landed half on the plate and half on an uncle, who said “well turned”, and the rest is {name}',
      '{a_one} was left in the middle of the bar at eleven, and by noon there was only the toothpick of {name}',
    ],
    conflicts: [
      told(
        'With onion or without: the village has two bakeries, two bands and two priests on account of it.',
        'They share the potatoes.',
        'One priest has been seen peeling one in the dark.',
      ),
      told(
        'Forty potatoes were sliced so thin for it that the cook could read the football through them.',
        'It was a draw.',
        'The last slice was held up to the sun, and wished on.',
      ),
      told(
        'Runny in the middle, said grandmother; right through, said the other grandmother; and both of them rose.',
        'It was set by the time they sat down.',
        'The spatula is with the police.',
      ),
      told(
        'A visitor asked for it in a wrap, with salsa, and a whole bar put down its glasses.',
        'He was shown the door, then a map, then the door.',
        'That is another country’s, they said, slowly.',
      ),
    ],
    closings: [
      'It is better the next day, in bread, on a bus.',
      'The potatoes were only to be soft, and have started to cry.',
      'It is turned once, like a page, and there is no going back.',
      'Nobody is asked about the onion at funerals.',
      'As thick as a dictionary, and consulted more.',
    ],
  },
  {
    nouns: list('knittingneedle crochethook'),
    events: [
      '{a_one} went clack under a whole thriller, sped up at the murder, and finished a sleeve for {name}',
      '{a_one} dropped one stitch at Easter, and it ran as far as the hem, where it was caught as {name}',
      '{a_one} had to be handed in at the airport, halfway up a sock, and the pilot is finishing it for {name}',
      '{a_one} was sat on in the good armchair by a bishop, who rose, sang one high note, and blessed {name}',
      '{a_one} counted two hundred and six stitches, was asked what time it was, and began again as {name}',
    ],
    conflicts: [
      told(
        'It was to be a jumper for one, and it was such a long film that the sleeves now reach the neighbours.',
        'They wave through it.',
        'The neck is a separate postcode.',
      ),
      told(
        'One of the pair is always under the cat, and the cat has learned to purl.',
        'It does a good moss stitch.',
        'The bill was paid in wool.',
      ),
      told(
        '{They} may not be spoken to until the end of the row, and the rows have been getting longer.',
        'The house was sold meanwhile.',
        'Somebody has been holding up a hand since Thursday.',
      ),
      told(
        'The wool shop sold {them} “just one ball more”, and has since bought the street.',
        'All of it is the same green.',
        'There are eleven unfinished scarves, and one winter.',
      ),
    ],
    closings: [
      'Knit one, purl one, and let nobody say “is that a hat?”',
      'The left one does the work, and the right one gets the compliments.',
      'It was going to be socks; it is going to be a sock.',
      'There is a bobble in it for everybody.',
      'It comes undone as it was done: quietly, and in front of the television.',
    ],
  },
];
