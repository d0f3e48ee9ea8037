/** What somebody is afraid of or cannot stand. */
import { MORE_AFRAID, MORE_AFRAID_TRAITS } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const AVERSION_DEEDS: readonly SideClass[] = [
  {
    means: anyOf(
      'afraid scared frightened terrified fears fear phobia claustrophobia arachnophobia fearful cowardly coward petrified',
    ),
    events: [
      '{a_one} jumped at the sound of a stamp, and has been {name} since the ink dried',
      '{a_one} hid in a wardrobe in {town}, and was sold with it, as {name}',
      '{a_one} left by the window, came back for the shoes, left again, and is known to the flower bed as {name}',
      '{a_one} was found up the curtain, with the rail, the wall and a part of the neighbour, as {name}',
      '{a_one} asked for the lights on at the cinema, and eleven people thanked {name} under their breath',
      '{a_one} heard a noise, made one back, and the two of them moved out the same night as {name}',
      '{a_one} screamed at {their} own reflection, which screamed first, and they are on file together as {name}',
      '{a_one} ran from a leaf, the leaf ran too, and there was such a crowd at the border that all were let in as {name}',
      '{a_one} slept with the light on, in a lighthouse, and four ships a night would stop to tuck in {name}',
      '{a_one} looked under the bed every night for a year, and one night somebody down there whispered {name}',
    ],
    traits: [
      '{They} {does}, and {they} sends {relative} ahead with a lamp.',
      '{They} {does}; the scream is used by the fire brigade in {town} as a siren.',
      '{They} {does}, and {they} has a lawyer read out the danger first.',
      '{They} {does}, and the scarecrow has been asked to face the other way.',
      '{They} {does}: the knees knock, and {they} says “come in”.',
      '{They} {does}, and runs first and asks the sheep later.',
      ...MORE_AFRAID_TRAITS,
    ],
    conflicts: [
      told(
        'A doctor in {town} advised {them} to face the fear, and the fear looked up and said “boo”.',
        'They both ran.',
        'The doctor is treated by a colleague.',
        'The bill came with a trigger warning.',
      ),
      told(
        'The fear is met every {weekday}, under supervision, from behind a sofa.',
        '{Official} has begun to shake as well.',
        'Last time they nodded at each other.',
        'The distance is down to one mile.',
      ),
      told(
        '{Rival} has bought a costume of exactly what {they} fears, and wears it to breakfast.',
        'Breakfast is now eaten on the roof.',
        'It itches, which is a comfort.',
        'The zip got stuck, and they had to be cut apart.',
      ),
      told(
        'The film had a warning at the start, and the warning alone was watched through the fingers.',
        'The popcorn went up, and most of it has come down.',
        'It was about a bear who finds a hat.',
      ),
      ...MORE_AFRAID,
    ],
    closings: [
      'The night light has its own electricity meter.',
      'There is nothing to be afraid of, says {relative}, and locks the door twice.',
      'Bravery is planned for {weekday}, in company.',
      'If there is a knock at the door, nobody is at home, and {they} will say so.',
      'Is it gone?',
      'Courage has been ordered, in a small, to grow into.',
    ],
  },
  {
    means: anyOf('hates hate hating dislikes despises loathes allergic'),
    events: [
      '{a_one} wrote a letter of complaint that was so good that it was printed, and the author stands there as {name}',
      '{a_one} crossed it out in every dictionary in the shop, and was made to buy them all in the name of {name}',
      '{a_one} folded both arms in 1987, nobody has seen the hands since, and the gloves come addressed to {name}',
    ],
    traits: [
      '{They} {does}, and {they} has said so in stone, in the middle of {town}.',
      '{They} {does}; the petition has {count} signatures, all in one hand.',
      '{They} {does}, and {they} shudders on behalf of {relative} as well.',
    ],
    conflicts: [
      told(
        'For {their} birthday {relative} gave {them} the one thing that {they} cannot stand, with a bow.',
        'The bow was kept.',
        'It was passed on to {rival}, at speed.',
        'Thank you, said {they}, through a closed window.',
      ),
      told(
        'A museum of everything that {they} cannot stand opened across the road, and {they} is in there daily, shouting.',
        'There is a season ticket.',
        'The guards have earplugs, and a little crush.',
        'They have named a wing after {them}.',
      ),
      told(
        '{They} founded a club for those who cannot stand it either, and nobody can stand the club.',
        'The treasurer has begun to like it.',
        'It meets on {weekday}s, with its back turned.',
        'Item one is a long “ugh”.',
      ),
    ],
    closings: [
      'It is nothing personal, except that it is.',
      'Secretly, once, in the dark, it was quite all right.',
      'The feeling is mutual, says a spokesman.',
      'Please do not bring any, not even as a joke.',
    ],
  },
];
