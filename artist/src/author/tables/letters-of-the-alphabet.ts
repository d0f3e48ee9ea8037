/** A letter by itself, "the letter Q": what it goes through in words, on typewriters and in soup. */
import { list, type NounClass, told } from './noun-class.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `theletter${letter}`).join(' ');

export const LETTERS_OF_THE_ALPHABET: readonly NounClass[] = [
  {
    nouns: list(`alphabet ${LETTERS}`),
    events: [
      '{a_one} was missing from one typewriter for nine years, and the whole office learned to talk around {name}',
      '{a_one} fell off the front of a hotel in a storm, landed on its feet, and was given a room as {name}',
      '{a_one} came last out of the bag in a word game, fitted nowhere, and was sworn at as {name}',
      '{a_one} was written the wrong way round by a child, was told that it was lovely, and hangs on the fridge as {name}',
      '{a_one} was carved into an oak by somebody who ran out of time, and lovers have been guessing since at {name}',
      '{a_one} fell off a shop sign on a Sunday, and on Monday the baker’s was selling something called {name}',
      '{a_one} was read out by the optician in the bottom row, nodded for the first time in years, and was prescribed as {name}',
      '{a_one} was cast out of a word for being silent, said nothing, and was missed at once as {name}',
      '{a_one} skipped the song at nursery school, and thirty children went straight on without {name}',
    ],
    conflicts: [
      told(
        'At the optician’s {they} is in the bottom row, and has been called an O, a bus and “I give up”.',
        'It was the bus that hurt.',
        'The optician says that all three were close.',
      ),
      told(
        'A crossword had {them} going across and down at once, and {they} has had a bad back since.',
        'Twelve down sends flowers.',
        'Four across has moved on.',
      ),
      told(
        'In the alphabet song {they} is always sung in a hurry, on the way to somebody with a longer note.',
        'The children breathe just before.',
        'A slower version has been asked for.',
      ),
      told(
        'Some words have {them} and do not say so, and that is what wounds: all that standing about, unheard.',
        'The k in “knife” has founded a group.',
        'They meet in silence.',
      ),
      told(
        '{They} was in a plate of soup with all the others, and they spelt something about the waiter.',
        'It was true, though.',
        'He has had it framed, in broth.',
      ),
      told(
        'The optician asked which was clearer, one or two, and {they} took it as a question of character.',
        'Two, said the letter below, unasked.',
        'The bottom row is for close friends.',
      ),
      told(
        'In the dictionary {they} has a chapter, and two words of it are from the Welsh.',
        'Nobody lends that volume, and nobody steals it.',
        'The chapter opens by itself, at “see also”.',
      ),
      told(
        'A keyboard in an office has worn {them} away, and the new man types all his love letters without {them}.',
        'They are rather good.',
        'She thought it was Portuguese.',
      ),
      told(
        'In the soup {they} floats apart, so as not to spell anything.',
        'Last week it was nearly “help”.',
        'The child has been waiting at the rim with a spoon since noon.',
      ),
      told(
        'A schoolbook says that {they} is for something, and {they} has never met it.',
        'It was an animal, and it has other plans.',
        'On the picture both look away.',
      ),
    ],
    closings: [
      'Capital, says the bank.',
      'A few more like this and it is a word.',
      'It has character; it is one.',
      'Then comes the next one, as ever.',
      'In italics it only leans on somebody.',
      'Please spell that, said the telephone, and there was a sigh.',
      'In capitals {they} sounds angry, and in italics late.',
      'There are twenty-five others, and not one of them writes.',
      'It is silent, says the teacher, and looks at the last row.',
      'In the song {they} is over before anybody has looked up.',
      'On the licence plate {they} looks like somebody important.',
    ],
  },
];
