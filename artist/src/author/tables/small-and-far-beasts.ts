/** Beasts that are known from one picture: the quokka that smiles, the tardigrade that cannot be killed, the honey badger that does not care. */
import { list, type NounClass, told } from './noun-class.ts';

export const SMALL_AND_FAR_BEAST_CLASSES: readonly NounClass[] = [
  {
    nouns: list('quokka'),
    events: [
      '{a_one} walked into a stranger’s holiday photo, smiled better than the stranger, and was tagged as {name}',
      '{a_one} was asked for a passport picture with a straight face, tried for a week, and got a special permit as {name}',
      '{a_one} came up to a tourist’s table, ate the chips, beamed, and was put on the bill as “service, {name}”',
      '{a_one} was lined up with forty people with phones, and the only one who needed no filter was {name}',
    ],
    conflicts: [
      told(
        'The happiest face of the island was asked what it was so happy about, and it was only chewing.',
        'Scientists have been chewing since, in the hope.',
        'It was a leaf, and not even a good one.',
      ),
      told(
        '{They} lives on an island where every visitor lies down on the ground and says “cheese”.',
        'There has never been any cheese, and {they} has begun to mind.',
        '{They} thinks that lying down is how they say hello.',
      ),
      told(
        'Touching {them} costs a fine, so the tourists hold out the arm as if the arm had somewhere else to be.',
        'The ranger knows that arm.',
        '{They} leans on it, which costs nothing.',
      ),
      told(
        'A dentist has hung the smile over the chair, without saying that it is a small kangaroo.',
        'They all want that one.',
        'The gap in front comes at no extra charge.',
      ),
      told(
        'At a funeral {they} had to be seated behind a pillar, as the face will only do the one thing.',
        'The widow found that it helped.',
        'From behind it looked very sorry.',
      ),
    ],
    closings: [
      'Say cheese, and mind the chips.',
      'The pouch is full of small change from tourists.',
      'Behind the smile there is a leaf.',
      'The photo has four million likes, and the one who took it is cut off.',
      '{They} would smile at you too, but {they} is asleep; {they} smiles at that.',
    ],
  },
  {
    nouns: list('tardigrade waterbear mossbear mosspiglet'),
    events: [
      '{a_one} was boiled, frozen and shot into space by three universities, came back for its towel, and signed for it as {name}',
      '{a_one} was found under a lens after nine years in a drawer, given one drop of water, and stretched as {name}',
      '{a_one} rode home from orbit on the outside, since the inside was full, and was welcomed with a very small flag as {name}',
      '{a_one} sat through the end of the world, looked round, asked whether it was over, and was the only one left to be called {name}',
    ],
    conflicts: [
      told(
        'When things get difficult {they} pulls in all eight legs, dries up, and says “wake me in thirty years”.',
        'The meeting was still on.',
        'The alarm clock had died in the meantime.',
      ),
      told(
        'A life insurance man came by, asked about the risks, and has not sold anything since.',
        'He sleeps in a jar now, dry, and is happy.',
        'The premium came to one grain of moss, for ever.',
      ),
      told(
        'Nothing can harm {them}, says the textbook, and yet a sponge, a kitchen one, has been heard to laugh.',
        'They have not spoken since the washing-up.',
        'It was wrung out, and so was {they}.',
      ),
      told(
        'Under the microscope {they} looks like the bag of a vacuum cleaner that has decided to go for a walk.',
        'The bag has eight slippers on.',
        'It goes for about a millimetre, and turns back at noon.',
      ),
      told(
        'A volcano and minus two hundred degrees were no trouble, but the moss was a little damp on Sunday.',
        'A complaint has been lodged, in very small print.',
        'It has gone to stay with a lichen.',
      ),
    ],
    closings: [
      'There will be nobody left to tell this to but {them}.',
      'Just add water.',
      '{They} lives on the wall behind your gutter, and has outlived the gutter.',
      'Half a millimetre tall, and not one of it afraid.',
      'Extinction was asked again, and has other plans.',
    ],
  },
  {
    nouns: list('honeybadger ratel'),
    events: [
      '{a_one} was told that there were bees in it, put the head in, said “and?”, and came out as {name}',
      '{a_one} was shut in by a zoo with four locks, opened them in order, and left the keys at the desk with a note from {name}',
      '{a_one} met a lion on a narrow path, and it was the lion who went back and told the others of {name}',
    ],
    conflicts: [
      told(
        'A snake bit {them} during a meal, so {they} passed out, woke up after two hours, and finished the snake.',
        'It was not the soup’s fault, and it was told so.',
        'The napkin was still in place.',
      ),
      told(
        '{They} was shown the rules of the house, all nine of them, and they were delicious.',
        'The tenth had been hidden, and was found.',
        'The frame was spat out.',
      ),
      told(
        'Three lions took {them} for lunch, which was a mistake about who was to have it.',
        'They have moved, and left no address.',
        'The skin is so loose that it was bitten and turned round inside.',
      ),
    ],
    closings: [
      '{They} was told to be careful, and asked what that was.',
      '{They} does not care, and here it is in writing.',
      'The bees have put the house up for sale.',
      'Sorry is on the list, at the very end.',
    ],
  },
];
