/** Who lives where no light comes: blobfish, anglerfish. */
import { list, type NounClass, told } from './noun-class.ts';

export const DEEP_SEA_BEAST_CLASSES: readonly NounClass[] = [
  {
    nouns: list('blobfish blob-fish'),
    events: [
      '{a_one} was voted the least pretty in the world by people who met it on a bad day, and thanked them all as {name}',
      '{a_one} was quite trim at a thousand metres, came up for a photo, relaxed too much, and is known as {name}',
      '{a_one} hovered over the sea floor with {their} mouth open until supper came by, and supper said: “Evening, {name}”',
      '{a_one} was put into a pillowcase for the journey, slept on by {official}, and woken as {name}',
    ],
    conflicts: [
      told(
        'Under pressure {they} is in excellent shape, and on a day off {they} flows.',
        'The armchair has kept the outline.',
        'Mondays firm {them} up again.',
      ),
      told(
        '{They} has hardly any muscles, and has never missed one.',
        'Supper drifts by.',
        'The gym sends its regards, in vain.',
      ),
      told(
        'The face was taken for sadness, and three choirs came to cheer {them} up.',
        'It was contentment.',
        'When it is sad, it looks delighted.',
      ),
      told(
        'A painter began {their} portrait, and at each glance it was another one.',
        'It hangs a little lower each day.',
        'The frame has a tray.',
      ),
      told(
        '{They} was offered a chair up here, and took the bucket beside it.',
        'It fits, all the way round.',
        'The chair is for the hat.',
      ),
    ],
    closings: [
      'Beauty comes from deep down, in this case nine hundred metres.',
      'That is no frown; it is only the lack of water.',
      'No bones about it, or hardly any.',
      'Everybody looks like that down there, and nobody looks.',
      '“Let yourself go”, {they} says, and has.',
    ],
  },
  {
    nouns: list('anglerfish angler-fish lanternfish viperfish dragonfish'),
    events: [
      '{a_one} left a small lamp on in the deepest sea, for reading, and no visitor has ever got further than “Good evening, {name}”',
      '{a_one} put on the light in a sea that had been dark for a million years, and somebody said: “Off, please, {name}”',
      '{a_one} was loved by many for the lamp alone, and only by one for the teeth, who said {name}',
      '{a_one} came up to look at the quay one night, and eleven ships took it for the harbour and tied up to {name}',
    ],
    conflicts: [
      told(
        'The bulb went, at three thousand metres, and the shop shuts at six.',
        'It took {them} until Thursday to swim up.',
        'They had only the wrong thread.',
      ),
      told(
        '{They} only wanted to be seen in a good light, and everybody who came was supper.',
        'They said it suited {them}.',
        'They said it quickly.',
      ),
      told(
        'Moths have come all the way down to {them}, on a Tuesday, holding their breath.',
        'They asked about opening hours.',
        'They went twice round, and up again.',
      ),
      told(
        '{They} has never seen {their} own teeth, and thinks that people always swim backwards.',
        'Shy, {they} says.',
        'They wave a good deal, too.',
      ),
      told(
        'A diver put out the torch to save the battery, and {they} kindly lit the way for him.',
        'He chose another.',
        'He sends a bulb every Christmas.',
      ),
    ],
    closings: [
      'Whoever goes towards the light is expected for supper.',
      '“Come closer”, says the lamp; the rest says nothing.',
      'Low energy, for a hundred million years.',
      'The last one out left it on.',
      'Dinner by candlelight every night, for one.',
    ],
  },
];
