/** Dogs that are known for one thing: the barrel, the sledge, the sheep. */
import { list, type NounClass, told } from './noun-class.ts';

export const DOG_CLASSES: readonly NounClass[] = [
  {
    nouns: list('saintbernard greatdane stbernard newfoundland'),
    events: [
      '{a_one} came up through the avalanche with a small barrel, had drunk it on the way, and sang out {name}',
      '{a_one} shook once after the bath, and the wallpaper, the vicar and the ceiling were dotted with {name}',
      '{a_one} was got as a puppy for a small flat, and by Whitsun the flat was a kennel with a kitchen, for {name}',
    ],
    conflicts: [
      told(
        '{They} sits on {relative}’s lap, as when {they} was small, and there is nothing left to be seen of it.',
        'There is a hand at the side, which waves.',
        'It was shown how as a puppy.',
      ),
      told(
        'A rope of dribble hangs from each side, and the guests at table look from one to the other.',
        'It is always the left.',
        'One of them had white trousers, once.',
      ),
      told(
        'In the snow {they} found a skier, lay down on him to warm him, and he had to be dug out again.',
        'It was kindly meant, and ninety kilos.',
        'He has asked for the barrel only.',
      ),
    ],
    closings: [
      '{They} is afraid of the chihuahua; so is everybody.',
      'The sofa is in its basket.',
      'One paw, and the shaking of hands is over.',
    ],
  },
  {
    nouns: list('husky sleddog malamute samoyed'),
    events: [
      '{a_one} was asked to come in for dinner, and answered, in vowels, for four minutes, ending on {name}',
      '{a_one} slept out in the snow by choice, beside a warm kennel, and only the nose was known as {name}',
      '{a_one} howled at a fire engine, which answered, and the two have been in touch since through {name}',
    ],
    conflicts: [
      told(
        '{They} talks back, and the neighbours have had the police in because of an argument.',
        'It was about the walk.',
        'The officer took its side.',
      ),
      told(
        '{They} pulled a sledge through Alaska, but through the park {they} is pulled, past a duck, by the collar.',
        'The duck knows.',
        'Two men and a sausage were called.',
      ),
      told(
        'One eye is blue and the other brown, and {relative} never knows to which of them one should lie.',
        'The blue one knows.',
        'The brown one pretends to.',
      ),
    ],
    closings: [
      'Enough hair for a second one is in the brush.',
      '{They} lay down on the tiles, and was a rug with a view.',
      'Mush, says somebody on a scooter, already far off.',
    ],
  },
  {
    nouns: list('sheepdog bordercollie sheltie'),
    events: [
      '{a_one} rounded up the guests at a wedding, one by one, put them in the pen, and lay down before {name}',
      '{a_one} stared at a sheep until it went in, then at a duck, then at the tax inspector, who is in with {name}',
      '{a_one} found a boy in a well, told the village by barking, and was understood by nobody but {name}',
    ],
    conflicts: [
      told(
        'The children’s birthday was lively until four, and then they all stood in one corner, facing in.',
        'There were eleven; it had counted.',
        'One was from next door.',
      ),
      told(
        'On Sundays with no sheep {they} does the chairs, and by evening the table has nobody left.',
        'The stool broke out.',
        'They had to be told off in Welsh.',
      ),
      told(
        'The jogger in the park runs a very small circle now, and is not quite sure how it came about.',
        'He is close to the others.',
        'There are nine, and one on a bicycle.',
      ),
    ],
    closings: [
      'Come by, says the whistle; it has.',
      'One eye open, on the sofa: it might leave.',
      'Two hundred words, and the best of them is “ball”.',
    ],
  },
];
