/** Dishes and things that were told of with neighbours whose jokes are wrong for them: paella knows no chopsticks, dentures see no optician. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_KEPT_APART: readonly NounClass[] = [
  {
    nouns: list('dolma sarma stuffedvineleaf stuffedvineleaves'),
    events: [
      '{a_one} was rolled by nine aunts at one table, who left out nobody in the village, least of all {name}',
      '{a_one} was rolled no thicker than a little finger, held beside one, and engaged to it as {name}',
      '{a_one} unrolled in the pot out of curiosity, got rice into everybody’s business, and was tied up with thread as {name}',
      '{a_one} was laid in the pot with two hundred others, with a plate and a stone on top, and still got out as {name}',
    ],
    conflicts: [
      told(
        'A mother-in-law looked at how {they} was rolled, said nothing, and unrolled it.',
        'The wedding was put off for the practice.',
        'She rolled it again, just the same, but hers.',
      ),
      told(
        'It takes a whole day to make a hundred, and one nephew, standing, nine minutes.',
        'He said they were “small, though”.',
        'He has been given the leaves and the chair.',
      ),
      told(
        'The leaves were picked by night from a neighbour’s vine, and he was invited, so as to be fair.',
        'They taste of home, he said, and looked at the fence.',
        'He brought the lemon, which was theirs.',
      ),
      told(
        'Four nations have each invented {them}, and the leaf has been asked to say nothing more.',
        'It is rolled up tight about the matter.',
        'The grape remembers, and is now wine.',
      ),
      told(
        'The pot was turned over on a dish before the guests, and for a moment {they} stood as a tower, and leaned.',
        'An uncle held it with a look.',
        'Pisa has sent regards.',
      ),
    ],
    closings: [
      'With yoghurt, with lemon, and with remarks.',
      'Nobody has ever rolled just one.',
      'The seam goes underneath, like in every good family.',
      'It was tightly wrapped, and said no more.',
      'The last one on the plate is for good manners, and it is gone.',
    ],
  },
  {
    nouns: list('crutch crutches'),
    events: [
      '{a_one} was leant on a wall for one second, slid down it in front of the whole ward, and was picked up as {name}',
      '{a_one} was signed by more people than the plaster, and the one that nobody can read is {name}',
      '{a_one} was used to bring a crisp packet closer, then the remote, then the cat, and the cat answers to {name}',
      '{a_one} hit a ball over the hospital roof on visiting day, and the six was put down to {name}',
    ],
    conflicts: [
      told(
        'There were two of {them}, one always stood where it was wanted, and the other was always on the floor.',
        'The floor one is the favourite, out of pity.',
        'They were tied together, and fell as one.',
      ),
      told(
        'The stairs go “good leg up, bad leg down”, and halfway up somebody asked which was which.',
        'He lives on the landing now, and is popular.',
        'Both have been good since June.',
      ),
      told(
        'Nobody knows how one is to carry a cup of tea with {them}, and a nurse has said “in the stomach”.',
        'It was drunk at the kettle, standing, in tears.',
        'The biscuit went in the pocket, with a bit of lint.',
      ),
      told(
        'It is set at hole five, and a tall cousin borrowed {them} and came back from the dance a foot shorter.',
        'He met somebody down there.',
        'Hole six is for weddings.',
      ),
      told(
        'A seat was given up for {them} on the bus by eleven people at once, and then there was nobody to hold the pole.',
        'The bus leaned, out of respect.',
        'It travelled sitting, and he stood.',
      ),
    ],
    closings: [
      'The rubber foot squeaks, and the whole corridor knows the story.',
      'It was only for six weeks, and that was before the second ski.',
      '{They} has a good reach, and no tact.',
      'The leg is better, and the doors still open for it.',
      'Behind the wardrobe stands the other one, waiting for winter.',
    ],
  },
];
