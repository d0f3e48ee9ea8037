/** What it is like to be touched by somebody: whoever is sticky is not smelly. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const QUALITIES_OF_TOUCH: readonly SideClass[] = [
  {
    means: anyOf('sticky jammy gluey gooey'),
    events: [
      '{a_one} shook hands with the headmaster at nine, and at noon the two of them were introduced as {name}',
      '{a_one} patted every cushion in the good room once, and they all left together, behind {name}',
      '{a_one} opened one door with a jam sandwich, and the handle has come along ever since as {name}',
      '{a_one} turned one page of the family Bible, then all of it, and is entered on the last one as {name}',
    ],
    traits: [
      '{They} {does}, and the telephone has to be put down by two people.',
      '{They} {does}; whatever was on the table at breakfast comes along to the bus.',
      '{They} {does}, and high fives have been known to last until Thursday.',
      '{They} {does}; the glass of the aquarium has had to be valued with the print.',
    ],
    conflicts: [
      told(
        'A shop had a sign that said “please do not touch”, and {they} now has a sign.',
        'It hangs quite straight.',
        'The vase below it came along as well.',
      ),
      told(
        '{They} stroked the cat once, from the head to the tail, and had a second cat.',
        'It is thinner, and only the outside.',
        'The first one has moved under the boiler.',
      ),
      told(
        'A wet wipe was brought, then a pack of them, and {they} wears them all.',
        'Somehow it is quite festive.',
        'The last one asked to be let go.',
      ),
      told(
        'Bus fare was counted out coin by coin, and coin by coin it came back.',
        'The driver now has the hat as well.',
        'They are sharing the wheel.',
      ),
    ],
    closings: [
      'It was jam on Monday; nobody has asked since.',
      'The light switch goes on, and off, and along.',
      'Somebody let go first, and it was not the lolly.',
      'Goodbyes take a while, and some lukewarm water.',
      'A biscuit has been there since the christening, and is counted as family.',
    ],
  },
];
