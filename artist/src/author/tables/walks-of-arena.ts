/** Who was cheered in the sand of long ago, or built in it. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_ARENA: readonly NounClass[] = [
  {
    nouns: list('torero matador bullfighter toreador bullfighting'),
    events: [
      '{a_one} bowed to the bull, the bull bowed back, and it went on until dark, to cries of {name}',
      '{a_one} split the trousers at the first turn, went on sideways, and that dance is called {name}',
      '{a_one} had left the red cloth at home, came with a tablecloth for twelve, and the bull helped to lay it for {name}',
      '{a_one} shook out the cape, the bull saw a moth hole in it, fetched a needle, and stitched in the corner {name}',
    ],
    conflicts: [
      told(
        'The bull smelt at a carnation behind the fence, and {they} waited, so as not to hurry him.',
        'He does the borders now.',
        'They have a shop together, and one till.',
      ),
      told(
        'There are nine kilos of gold thread on the suit, and it takes two men and a shoehorn.',
        'The bull has asked who did the hips.',
        'Sitting down is for Mondays.',
      ),
      told(
        'On the evening before, the bull’s mother rang up, and asked {them} to see that he eats.',
        'He had two helpings.',
        'He was sent home with a scarf.',
      ),
      told(
        '“Olé!” cried the whole arena, when it had only been a step aside for a wasp.',
        'It was the best of the season.',
        'The wasp went round twice, with a rose.',
      ),
    ],
    closings: [
      'Afterwards they share a taxi, and the bull has the window.',
      'Bulls cannot see red, and the two of them have agreed to tell nobody.',
      'The stockings are pink, and beyond discussion.',
      'A rose was thrown, and a shoe, and somebody’s keys.',
      'The little hat has two bumps, one for each idea.',
    ],
  },
  {
    nouns: list('gladiator'),
    events: [
      '{a_one} saluted the emperor, who was asleep, and then more loudly, and his wife said: “Later, {name}”',
      '{a_one} got a net, a big fork and no fish, complained at the gate, and was announced as {name}',
      '{a_one} was let off by a thumb that had only been feeling for the wind, and is grateful to the wind as {name}',
      '{a_one} drew a thorn from a paw, and since then the two of them tour the provinces as {name}',
    ],
    conflicts: [
      told(
        'The lion had eaten already, and lay down on the feet of {them}.',
        'Fifty thousand people whispered.',
        'He twitched in his dreams, and somebody brought a blanket.',
      ),
      told(
        'The imperial thumb went up, then down, then sideways, and everybody leaned out to see.',
        'It was about the wine.',
        'It was a cramp, says the doctor, with a bow.',
      ),
      told(
        'The sandals lace up to the knee, and the other side waited, which was decent.',
        'He put his finger on it for the bow.',
        'By the second knee they were friends.',
      ),
      told(
        'What had to be shouted was written in the back of a shield, and the shield was the wrong way round.',
        'The crowd read it out together.',
        'Half of it was a list, with olives.',
      ),
    ],
    closings: [
      'The skirt was regulation.',
      'Bread and games had been promised, and the bread was late.',
      'Those who are about to nap salute you.',
      'Seat forty thousand and six would like its cushion back.',
      'Rome was not built in a day, and this corner is still loose.',
    ],
  },
  {
    nouns: list('pharaoh pyramid sphinx cleopatra'),
    events: [
      '{a_one} asked for something small and tasteful, was misheard, and three thousand years of visitors know {name}',
      '{a_one} was shown from the side for so long that nobody knew the front, which, as it turns out, looks like {name}',
      '{a_one} put a riddle to a traveller, who put one back, and they are both still sitting there over {name}',
      '{a_one} was opened before a hall of professors, and right at the bottom there was only a note, for {name}',
    ],
    conflicts: [
      told(
        'Everything was packed for eternity: a ship, a bed, eleven cats, and no tin-opener.',
        'The cats have been very clear.',
        'It is the first thing that robbers are asked for.',
      ),
      told(
        'There is a curse on whoever comes in, and it is hiccups.',
        'A whole museum has them.',
        'It had been meant for a brother-in-law.',
      ),
      told(
        'The inscription goes bird, eye, bird, wave, and {they} has laughed at it for four thousand years.',
        'One has to have been there.',
        'It loses something without the second bird.',
      ),
      told(
        'Those who pulled the stones asked what it would be, and were told that it was a surprise.',
        'One of them had guessed a barn.',
        'It was one for the man on top, when there was no way down.',
      ),
    ],
    closings: [
      'The beard was held by a string, and so was the empire.',
      'The camel outside takes cards.',
      'It took twenty years, and the plumber never came.',
      'Everybody stood sideways for the picture, and no shoulder has been right since.',
      'All of it points up, apart from the arrow to the exit.',
    ],
  },
];
