/**
 * What follows from a thing that somebody has with them, by what kind of thing it is: `{the_besides}` is the trombone
 * or the ladles. It may be one or several, so that no verb behind it shows how many.
 */
import { list } from './noun-class.ts';

export interface MentionClass {
  /** In the singular. */
  nouns: ReadonlySet<string>;
  middle: readonly string[];
  last: readonly string[];
}

export const MENTION_CLASSES: readonly MentionClass[] = [
  {
    nouns: list(`
      clarinet guitar accordion trumpet violin drum piano tuba flute banjo saxophone harmonica ukulele trombone harp bagpipe cello
      oboe bassoon keyboard triangle xylophone tambourine kazoo recorder cymbal`),
    middle: [
      'Nobody has ever asked {them} to play {the_besides}, and {they} has never waited to be asked.',
      '{They} knows one tune on {the_besides}, and plays it again for whoever came late.',
      'The neighbours clubbed together for lessons on {the_besides}, to be taken in another town.',
      '{They} tuned {the_besides} for an hour, and that was taken for the first piece.',
    ],
    last: [
      'Somebody has put a sock into {the_besides}, and nobody is saying who.',
      'The encore on {the_besides} begins when the last guest has found a coat.',
      'Customs asked what was in the case, {they} showed them on {the_besides}, and the lane was opened.',
    ],
  },
  {
    nouns: list('suitcase bag backpack rucksack briefcase handbag trunk basket luggage purse wallet satchel'),
    middle: [
      '{They} sat on {the_besides} until it all went in, and nobody has dared to touch the zip since.',
      'At every border {they} is asked who packed {the_besides}, and has to think.',
      'One half of {the_besides} {they} packed in case of rain, and the other half is sandwiches.',
      'Somebody offered to carry {the_besides}, lifted, and asked what was wrong with a smaller life.',
    ],
    last: [
      'The toothbrush is at the very bottom of {the_besides}.',
      'Somebody else went home with {the_besides}, and has written to say that the shirts fit.',
      'By the time {they} had found the ticket in {the_besides}, it was a ticket for yesterday.',
    ],
  },
  {
    nouns: list(`
      boot hat scarf coat raincoat tie shoe sneaker slipper sock glove jumper sweater cardigan dress suit waistcoat cape cap wig
      monocle trouser pyjama beret apron bowtie skirt jacket sandal trenchcoat helmet bonnet poncho`),
    middle: [
      'Nobody has ever seen {them} without {the_besides}, and the bath attendant has stopped asking.',
      '{They} took {the_besides} to be mended, and sat in the shop under a blanket until it was done.',
      'The mirror in the hall was asked about {the_besides}, and took a moment too long.',
      '{They} has {the_besides} on in every photograph, including the one from the sauna.',
    ],
    last: [
      'It was the label in {the_besides} that itched.',
      'The dry cleaner knows what was once on {the_besides}, and keeps quiet.',
      'At the cloakroom {they} handed in everything but {the_besides}, and asked for a ticket all the same.',
    ],
  },
  {
    nouns: list(`
      bicycle bike scooter skateboard car motorcycle motorbike moped tractor truck lorry van bus boat rowboat train plane helicopter
      forklift jetpack rocket sledge unicycle wheelbarrow canoe submarine tandem tricycle digger`),
    middle: [
      'There was nowhere to put {the_besides}, and {they} has been going round since breakfast.',
      '{They} took the test on {the_besides} nine times, and the last examiner walked home.',
      'A mechanic looked into {the_besides}, drew in air through his teeth, and named a sum.',
      'The first time {they} tried out {the_besides}, the hedge gave way, and so did the man behind it.',
    ],
    last: [
      'There is a note on {the_besides}: “nice parking”.',
      'The brakes were not on the list of what comes with {the_besides}.',
      'Insurers have put a picture of {the_besides} on the wall, and throw darts at it.',
    ],
  },
  {
    nouns: list(`
      sandwich cake pizza cheese pancake sausage carrot apple banana biscuit croissant bread doughnut honey noodle soup spaghetti
      paella rice pie jam popcorn taco cookie strawberry lasagne burger chip icecream chocolate waffle pretzel`),
    middle: [
      '“I am only looking”, {they} said to {the_besides}, and the light in the fridge knows the rest.',
      '{They} offered everybody some of {the_besides}, in a voice that made everybody say no.',
      'Nobody else may share out {the_besides}; it was once tried, with a ruler, and there were tears.',
      '{They} meant to keep half of {the_besides} for tomorrow, and tomorrow began at a quarter to ten.',
    ],
    last: [
      'Of {the_besides} nothing is left but a very clean plate.',
      'The dog saw what became of {the_besides}, and was paid.',
      'Somebody asked whether {they} was going to finish {the_besides}, and is looking for a new table.',
    ],
  },
  {
    nouns: list('coffee tea beer wine espresso cocktail milk lemonade juice cocoa latte cappuccino cup mug smoothie whisky gin'),
    middle: [
      'Nobody may speak to {them} before {the_besides}, or look in from the garden.',
      '{They} said “just the one” about {the_besides}, and the waiter fetched a chair for himself.',
      'The doctor told {them} to give up {the_besides}, and {they} has given up the doctor.',
      'After {the_besides} {they} ironed everything in the house, and then the lawn.',
    ],
    last: [
      'There is a ring on the table from {the_besides}, and another on the ceiling.',
      'Sleep was planned for ten, but that was before {the_besides}.',
      'Whoever moves {the_besides} out of reach is asked to run.',
    ],
  },
  {
    nouns: list(`
      pan ladle pot spoon fork knife whisk hammer saw drill screwdriver axe spanner wrench shovel rake broom mop chainsaw ladder
      bucket pitchfork spade toolbox spatula`),
    middle: [
      '{They} lent {the_besides} to next door in spring, and has slept with the window open since.',
      '{They} has put right everything at home with {the_besides}, and has begun on the street.',
      '{They} keeps {the_besides} on the wall, in an outline drawn with a pencil, and says good night to it.',
      'Somebody put {the_besides} back in the wrong place, and {they} felt it from two streets away.',
    ],
    last: [
      'Whoever borrows {the_besides} leaves a shoe.',
      'Nobody had told the cat about {the_besides}.',
      'There is a right way to hold {the_besides}, and {they} will show it, and show it again.',
    ],
  },
  {
    nouns: list('arm leg eye head ear tentacle hand foot wing tail nose mouth horn tooth antler beard moustache'),
    middle: [
      'A tailor measured {the_besides}, did the sum again, and charged by the hour.',
      'At the dancing lesson {they} was told to begin on the left, and {the_besides} could not agree on one.',
      '{They} counts {the_besides} every night before going to sleep, just to be sure.',
      'In the passport office they asked about {the_besides}, and brought a second photograph, for the rest.',
    ],
    last: [
      'Only one woman makes jumpers with room for {the_besides}, and she is knitting as fast as she can.',
      'It was a good handshake, but it went on because of {the_besides}.',
      'Children are told not to stare at {the_besides}, and count them from behind the curtain.',
    ],
  },
  {
    nouns: list('umbrella parasol'),
    middle: [
      'It has never once rained while {they} had {the_besides} along, and the farmers have begun to beg.',
      'There was dry room for one under {the_besides}, and the shoulder outside was always the same.',
      'The wind turned {the_besides} inside out, and {they} walked on underneath as if that was the idea.',
    ],
    last: [
      'One day {they} will leave {the_besides} on a tram; it is only a question of which.',
      'Under {the_besides} it is still raining a little, from the last time.',
    ],
  },
  {
    nouns: list('phone smartphone laptop computer tablet television tv console'),
    middle: [
      '{They} only wanted to look one thing up on {the_besides}, and it was dark outside when {they} did.',
      'At nine per cent {they} carried {the_besides} through the whole train, looking under old ladies for a socket.',
      '{They} asked a child to set up {the_besides}, and now has to ask it for everything.',
    ],
    last: [
      'Nobody but {them} knows the password of {the_besides}, and {they} does not either.',
      'It was switched off and on again, and that was only {the_besides}.',
    ],
  },
  {
    nouns: list('flower rose cactus tree bouquet sunflower tulip plant daisy orchid'),
    middle: [
      '{They} talks to {the_besides} every morning, and only stops when it is time to listen.',
      '{They} asked a neighbour to water {the_besides} for a week, and left nine pages of instructions.',
      'There was too much water, then too little, and {they} has bought {the_besides} a book about it.',
    ],
    last: [
      'The neighbour did much better with {the_besides}, and it is not spoken of.',
      'A bee has asked about {the_besides}, on behalf of others.',
    ],
  },
  {
    nouns: list('sword shield bow arrow lightsaber cannon spear dagger lance trident'),
    middle: [
      '{They} has to hand in {the_besides} at the cloakroom, and sits through every opera holding the ticket.',
      'Nobody sits beside {them} on the tram, because of {the_besides} and the bends.',
      '{They} drew {the_besides} with a great sweep, and the curtains were never the same length again.',
    ],
    last: [
      'So far {they} has used {the_besides} on one cake.',
      'It says on the door that {the_besides} must be left in the stand, with the walking sticks.',
    ],
  },
];
