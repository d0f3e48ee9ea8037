/** Who sits in an orchestra, each with a joke of its own: a violin, a harp, a tuba, and who waves at them. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_STRINGS_AND_BRASS: readonly NounClass[] = [
  {
    nouns: list('violin fiddle violinist'),
    events: [
      '{a_one} was begun at the age of four, and the family below has moved, and the one below that, because of {name}',
      '{a_one} was left in a taxi, like all the priceless ones, and the driver has since scratched at lights as {name}',
      '{a_one} took an A from the oboe, thought about it, gave back something better, and was asked outside as {name}',
    ],
    conflicts: [
      told(
        'The cat heard the first lesson, and came down the stairs with a lawyer.',
        'They had strings in common.',
        'It was an uncle, on the G.',
      ),
      told(
        'There is a smallest one in the world, and it is played between two fingers when an aunt talks about her feet.',
        'She has it for her ringtone.',
        'It is booked out until autumn.',
      ),
      told(
        'The bow is of horsehair, and at the races one of them turned round at the adagio.',
        'He came third, weeping.',
        'He had known the tail.',
      ),
      told(
        'A mark under the chin is from practising, {they} explained, and grandmother said that it was called Stefan.',
        'He plays the viola.',
        'A scarf is worn at the rehearsals.',
      ),
    ],
    closings: [
      '{They} weeps so well from being held by the neck.',
      'An hour of scales a day, and two for the neighbours to get over it.',
      'The case is full of rosin, letters and half a roll.',
      'It is three hundred years old, and somebody else’s.',
    ],
  },
  {
    nouns: list('cello cellist doublebass contrabass'),
    events: [
      '{a_one} was given a seat on the plane, a tomato juice and the safety card, and signed for them as {name}',
      '{a_one} was carried up to the fifth floor, and a man on the third took off his hat, for he had known {name}',
      '{a_one} sat down, spread the knees, put down the spike, and went through the parquet to the neighbours as {name}',
    ],
    conflicts: [
      told(
        '“You must wish it were the flute”, said every single man on the tram since 1990.',
        'They have been answered in C.',
        'The flute hears that as well, about the piccolo.',
      ),
      told(
        'In the lift there was room for it or for her, and it rode up and rang.',
        'Mother let it in, and asked after the journey.',
        'It was given soup.',
      ),
      told(
        'When it plays low, the glasses in the cupboard move over to each other.',
        'They have to be told apart in the morning.',
        'Two of the sherry ones are expecting.',
      ),
      told(
        'Before Christmas it has one page in which there are eight notes, two hundred times over.',
        'It dreams of a ninth.',
        'The bride was late, and it was four hundred.',
      ),
    ],
    closings: [
      'The human voice, they say, after a good meal.',
      '{They} has been hugged for a hundred years, and does not let on.',
      'The case has wheels, and a will.',
      'Low, slow, and no room in the car.',
    ],
  },
  {
    nouns: list('flute flautist piccolo'),
    events: [
      '{a_one} was taken home from school by eight children at once, and the town has a new word for that: {name}',
      '{a_one} played the one about the lamb until a shepherd came out of retirement to hand it over to {name}',
      '{a_one} went up to a very high note to see what was there, and four streets of dogs said {name}',
    ],
    conflicts: [
      told(
        'At the Christmas concert twenty-six of them began together, and each of them ended when it was ready.',
        'The last one is still in there.',
        'Father has it on film, with the sound off.',
      ),
      told(
        '{They} was shaken out after the piece, and the row in front has seats with covers.',
        'It is mostly breath, they were told.',
        'They had a hat each by spring.',
      ),
      told(
        'A snake came out of a basket to listen, heard the second line, and pulled down the lid.',
        'It has asked for the oboe.',
        'It had been promised a professional.',
      ),
      told(
        'The rats followed {them} out of the town, and at the river they asked if {they} knew anything else.',
        'They came home, humming.',
        'The children had heard worse at breakfast.',
      ),
    ],
    closings: [
      'Left hand on top; and now blow as if it were somebody’s soup.',
      'One hole is not quite covered, and that is the tune.',
      '{They} was found in a cave, forty thousand years old, with a note from the neighbours.',
      '{They} came to pieces in the bag, and there was peace.',
    ],
  },
  {
    nouns: list('harp harpist'),
    events: [
      '{a_one} was plucked once at the end of the symphony, after two hours on a gold chair, and stood up as {name}',
      '{a_one} was driven to a wedding in a horsebox, and at the ford it was {name} that the horse asked about',
      '{a_one} was tuned for an hour and played for a minute, out of tune, at the gates, where they wave in {name}',
    ],
    conflicts: [
      told(
        'Forty-seven strings, seven pedals, two hands; on the clouds they thought that it would be more restful.',
        'One angel has gone over to the spoons.',
        'There are blisters up there, with a halo.',
      ),
      told(
        'Whenever somebody in a film remembers something, {they} is rung up at home.',
        'It goes all wavy, and there is the kitchen in 1970.',
        'It is done over the phone now.',
      ),
      told(
        'A cat walked through from left to right, and the critics wrote of a late Debussy.',
        'It has an encore: right to left.',
        'It was after a moth.',
      ),
      told(
        'The front door was taken out to get {them} in, and the house has been built round it since.',
        'They have moved twice, with the wall.',
        'The doorbell does the glissando.',
      ),
    ],
    closings: [
      '{They} is nearly a naked piano, and is aware of that.',
      'Gold, with a column, and nowhere to hang the coat.',
      'Nothing heavenly weighs forty kilos.',
      'Somebody ran a sleeve across it, and was forgiven everything.',
    ],
  },
  {
    nouns: list('conductor orchestraconductor baton maestro'),
    events: [
      '{a_one} lifted both arms, there was a deep silence, and it was only the jacket that had split at {name}',
      '{a_one} threw the stick into the horns at the climax, it was thrown back in tune, and the tuba wrote down {name}',
      '{a_one} waved to a friend in the gallery, and eighty people came in with the finale of {name}',
    ],
    conflicts: [
      told(
        'For an hour {they} made faces with the back to the public, and it is the violas that paid to see it.',
        'They have drawn him in the scores.',
        'The left eyebrow is for the bassoon.',
      ),
      told(
        'The orchestra looked up once, in 1987, and there was somebody there.',
        'They had thought it was a draught.',
        'He keeps a print of it in the bath.',
      ),
      told(
        'In the kitchen {they} gives the soup its entry, and the soup comes in late and too loud.',
        'The spoon was meant for the peas.',
        'The salt has eight bars’ rest.',
      ),
      told(
        'A fly sat down on the nose at the slow movement, and the slow movement got quick in two places.',
        'It is called the Salzburg version.',
        'The fly took a bow.',
      ),
    ],
    closings: [
      'The hair came in half a bar after.',
      'The only one who makes no sound, and gets the flowers.',
      'And now once more from the sneeze.',
      'Everybody stood up, and it was the first violin that had to shake the wet hand.',
    ],
  },
  {
    nouns: list('trumpet trumpeter bugle cornet'),
    events: [
      '{a_one} blew the last post at a scout camp, too well, and nine parents came by night to fetch {name}',
      '{a_one} put in the mute for the neighbours, it shot through the open window, and they returned it to {name}',
      '{a_one} was outside the walls of a town for a week with a band, and what fell down in the end was {name}',
    ],
    conflicts: [
      told(
        'The high note at the end has been practised since March, and the dog leaves for his cousins every day at five.',
        'He takes his bowl.',
        'He has seen it coming up the stairs.',
      ),
      told(
        'The hero came home, the fanfare was ready, and out of the bell came last week’s sandwich.',
        'It was egg.',
        'He saluted it.',
      ),
      told(
        'On the army’s first morning it got up at six, and has been wanted by nine hundred men since.',
        'They have it surrounded.',
        'It sleeps with one valve open.',
      ),
      told(
        'There are only three buttons, said a boy, how hard can it be; it is on page two of the doctor’s book.',
        'His cheeks came back in June.',
        'He could say “puh” and his name.',
      ),
    ],
    closings: [
      'One little key for the spit, and nobody’s favourite shoe.',
      'It was the end of the world, or dinner.',
      'A kiss, a buzz and a neighbour.',
      'Gold, loud, and out by Sunday.',
    ],
  },
  {
    nouns: list('tuba tubist sousaphone'),
    events: [
      '{a_one} was asked to play something light, and a chandelier came down in the room under {name}',
      '{a_one} got stuck in a revolving door in full brass, and a department store had to be entered through {name}',
      '{a_one} went “oom” on its own for a whole parade, as the one with the “pah” was at home with {name}',
    ],
    conflicts: [
      told(
        'A cat had kittens in there on the Thursday, and the Sunday concert was for wood only.',
        'They purr in B flat.',
        'The march came back in the spring, with a meow.',
      ),
      told(
        'The tunnel on the march was long, and when they came out the drums were in front of everyone.',
        'They had been blown there.',
        'The flutes turned up on Monday.',
      ),
      told(
        'In the snow it filled up, and at the corner it greeted the dignitaries all at once.',
        'The bishop wore it well.',
        'They thought it was confetti.',
      ),
      told(
        'There was a solo for {them} once, in a Russian thing, and the family came in two cars.',
        'It was four notes.',
        'The aunt had to go out on the second.',
      ),
    ],
    closings: [
      'Oom, it said, and left the rest to others.',
      '{They} is hugged more than most, and thanked less.',
      'Deep breath; no, deeper; that is the basement.',
      'It got the window seat, the aisle seat and the seat between.',
    ],
  },
];
