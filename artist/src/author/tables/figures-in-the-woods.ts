/** Who was told not to leave the path, by the basket, the flowers and the grandmother's teeth. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_IN_THE_WOODS: readonly NounClass[] = [
  {
    nouns: list('redridinghood littleredridinghood'),
    events: [
      '{a_one} left the path for one flower, then for a better one, and the whole bunch was delivered to {name}',
      '{a_one} asked about the ears, the eyes and the hands, was slow to come to the teeth, and the wolf gave up on {name}',
      '{a_one} told a wolf the address, the time and where the key was, and he wrote on his paw {name}',
      '{a_one} was let out of a wolf by scissors, with grandmother behind, and both asked for the cake, as {name}',
    ],
    conflicts: [
      told(
        'Grandmother opened the door in person, and was asked three questions about her nose all the same.',
        'The teeth were in a glass, and that settled it.',
        'She has put up a portrait, for comparison.',
      ),
      told(
        'There was wine in the basket for a sick old lady, and on the way it got lighter.',
        'The cake had been a witness.',
        'Grandmother is well, and would still like the wine.',
      ),
      told(
        '{They} was told to stay on the path, and the path has since been moved past the ice cream stand.',
        'The wolf has the pistachio.',
        'It is longer now, and nobody minds.',
      ),
      told(
        'The red thing was knitted large, to grow into, and can be seen from the next three forests.',
        'Hunters raise their hats to it.',
        'Bulls have been very understanding.',
      ),
      told(
        'A wolf in a nightcap lay in the bed, and {they} tucked him in, for he looked peaky.',
        'He has asked for the soup again.',
        'He was read to, and it was a story about pigs.',
      ),
    ],
    closings: [
      'All the better to see you with, says the optician.',
      'The huntsman charges by the wolf.',
      'There was cake in this story, and now there is a wolf on a diet.',
      'Grandmother has moved, to a house with a peephole.',
      'Flowers were picked, and nobody has told the wolf about hay fever.',
    ],
  },
];
