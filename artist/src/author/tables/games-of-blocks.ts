/** Where everything is a cube: who digs, builds and is sold loaves for emeralds there. */
import { list, type NounClass, told } from './noun-class.ts';

export const GAMES_OF_BLOCKS: readonly NounClass[] = [
  {
    nouns: list(
      'enderman herobrine minecraftsteve minecraftvillager minecraft minecrafter minecraftzombie minecraftpig minecraftplayer steveminecraft minecraftsheep minecraftcow diamondpickaxe craftingtable',
    ),
    events: [
      '{a_body} spent a weekend on {topic}, came out on a Tuesday, and wanted to cut down the lamp post by hand as {name}',
      '{a_body} built the whole of {town} again for {topic}, block by block, and the real one was pulled down for being worse than {name}',
      '{a_body} was called to supper in the middle of {topic}, said “just this one block”, and was served breakfast as {name}',
      '{a_one} punched a tree until it was planks, put nine of them in a square, and out came a table and {name}',
      '{a_one} dug straight down, which one never does, and the last that was heard from the lava was {name}',
      '{a_one} built a hut of dirt on the first evening, meant it only for the night, and is still registered there as {name}',
      '{a_one} slept through a war in a bed on a cliff, with both sides in it, and woke at dawn as {name}',
    ],
    conflicts: [
      told(
        'In one pocket {they} carries sixty-four cubic yards of gravel, and in another an egg.',
        'The tailor was told that it stacks.',
        'The egg is the heavy one.',
      ),
      told(
        'A man with folded arms offered {them} one emerald for twenty loaves, and said “hrm”.',
        'It was his last “hrm”, but he has a cousin.',
        'They settled for a hoe and a look.',
      ),
      told(
        '{They} cut a tree in half, and the upper half has hung over {town} in the air since spring.',
        'People picnic beneath it, quickly.',
        'The birds have taken it as a compliment.',
      ),
      told(
        'A sheep was dyed pink for a joke, and {they} now has four hundred, and a bedroom to match.',
        'They were counted, and everybody fell asleep.',
        'The first one thinks that it is the original.',
      ),
      told(
        'The sun here is a square, so {they} was burnt in one very neat patch.',
        'It is on the left shoulder, and has corners.',
        'The moon is worse: it stares.',
      ),
    ],
    closings: [
      'One more block, and then to bed, said a voice at four.',
      'The cake was eaten in seven clicks.',
      'Never dig straight down; it is on {their} towels.',
      'The diamonds were at level eleven, and so was the lava.',
      'Home is where one has put a bed, a furnace and far too many doors.',
    ],
  },
];
