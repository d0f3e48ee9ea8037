/** What is spilt, mislaid, struck or worn out: a stain, the last piece of a puzzle, a tuning fork, a sandal. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_SPILT_AND_MISLAID: readonly NounClass[] = [
  {
    nouns: list('puzzlepiece jigsawpiece missingpiece lastpuzzlepiece missingpuzzlepiece'),
    events: [
      '{a_one} was the last one of two thousand, had been in a turn-up since Christmas, and came home as {name}',
      '{a_one} was a bit of sky among four hundred bits of sky, and only an aunt could tell that it was {name}',
      '{a_one} was pressed in where it did not belong, with a fist, and since then there is a sheep called {name} in the sea',
      '{a_one} was eaten by a dog on Friday, waited for until Sunday, and rinsed, and it did fit, {name}',
    ],
    conflicts: [
      told(
        'A castle of two thousand parts has a hole in the gate, and {they} is the hole, from the other side.',
        'The knights go round by the frame.',
        'There is a draught on the duke.',
      ),
      told(
        'An uncle hides {them} in his pocket every year, so as to be the one who finishes, and every year he forgets.',
        'The trousers went to Romania.',
        'They finished it over there.',
      ),
      told(
        '{They} has two knobs and two holes, and was told as a child that there is somebody for everybody.',
        'It was a chimney.',
        'They click.',
      ),
      told(
        'On the lid it is clear, but {they} is a bit of brown, and may be horse, or barn, or Tuesday.',
        'It was the frame.',
        'It has been horse for long enough.',
      ),
    ],
    closings: [
      'It is under the sofa; it always was.',
      'Done edges first, like life.',
      'It fits, if one does not look at it.',
      'It completes somebody, and then the table is needed for supper.',
    ],
  },
  {
    nouns: list('saucestain stain ketchupstain coffeestain winestain inkstain grassstain tomatostain'),
    events: [
      '{a_one} landed on a white shirt in the first minute of a job interview, and was engaged for its nerve as {name}',
      '{a_one} was treated with salt, then with wine for the salt, then with a rug on top, and is under there as {name}',
      '{a_one} was dabbed at by a whole table with napkins and advice, until it was the size of a plate and {name}',
      '{a_one} spread on a tablecloth in the shape of a saint, and three buses came from Lecce to see {name}',
    ],
    conflicts: [
      told(
        'A brooch was put over {them}, then a scarf over the brooch, and by the pudding there was a coat.',
        'It was July.',
        'The brooch has a spot now.',
      ),
      told(
        '“Cold water,” said one aunt, “hot,” said the other, and {they} is the only thing they have in common.',
        'It came out, as a cousin.',
        'They speak of it with respect.',
      ),
      told(
        '{They} went in at forty degrees and again at sixty, and the shirt has gone, but {they} has not.',
        'It hangs on the line alone.',
        'It has kept its colour.',
      ),
      told(
        'One keeps {them} for best: the wedding, the soup, the uncle who laughed with his arms.',
        'He was told to sit on them next time.',
        'The bride calls it a print.',
      ),
    ],
    closings: [
      'It is always on the front, and never on the bib.',
      'White again, said the packet, and has not met it.',
      'It was just one noodle, and it had a run-up.',
      'Turn the cushion over; there is another.',
    ],
  },
  {
    nouns: list('sandal sandals gladiatorsandal beachsandal orthopaedicsandal jellyshoe jellyshoes'),
    events: [
      '{a_one} let in a pebble at the foot of a mountain, and the two of them were at the top together as {name}',
      '{a_one} met a sock in public, on a German, and was never let go: {name}',
      '{a_one} lost its buckle in front of a Roman senate, and marched on to Gaul at one side only, as {name}',
      '{a_one} left a foot with white stripes in August, and at the pool they ask the ankle about {name}',
    ],
    conflicts: [
      told(
        '{They} has a bed made to fit one foot and no other, and a brother tried it, and was found out.',
        'The bed remembers.',
        'He walks as if he were someone else.',
      ),
      told(
        'The toes look out of {them} at the front, and it was a board meeting.',
        'One of them had a remark.',
        'It was the big one, about growth.',
      ),
      told(
        'It rained once, and {they} made a noise at each step that a duck answered, all the way home.',
        'They are engaged, on paper.',
        'It has been asked to squeak for the choir.',
      ),
      told(
        'The sand of four summers is in {them}, and is shaken out on the rug, so the rug has a coast.',
        'There are tides, with the hoover.',
        'A crab has enquired.',
      ),
    ],
    closings: [
      'It smells of holiday, on the fourth day.',
      'The strap goes round the heel, in theory.',
      'A toe is over the edge, and looks down.',
      'It is aired on the balcony, facing the neighbours.',
    ],
  },
  {
    nouns: list('tuningfork pitchpipe concertpitch'),
    events: [
      '{a_one} was struck on a knee at the opera, and the whole row, the ushers and a hearing dog agreed on {name}',
      '{a_one} was used for a pickled onion, and since then the onion fork and the choir have both been {name}',
      '{a_one} was put to a skull to hear which side was deaf, and both sides heard {name}',
      '{a_one} gave an A to a cat on the piano, who took it, improved it, and returned it as {name}',
    ],
    conflicts: [
      told(
        '{They} knows one note only, but knows it better than anybody, and hums it at funerals to help.',
        'The widow came in a third above.',
        'It was right; it was just early.',
      ),
      told(
        'An orchestra of ninety tuned up to {them} for so long that the public went home very moved.',
        'They have asked for the tune on record.',
        'It is one note, and an oboe’s regret.',
      ),
      told(
        'Held to a glass of water {they} makes a splash, and the physics teacher has waited all year for it.',
        'The front row brings coats.',
        'It was on the test, and on the inspector.',
      ),
      told(
        'A tenor was a hair flat, and {they} trembled, and everybody saw who had told.',
        'He calls it tradition.',
        'They travel in separate cases.',
      ),
    ],
    closings: [
      'Four hundred and forty, and not one more.',
      '{They} has two tines, and they agree.',
      '{They} shivers if one only mentions brass bands.',
      '{They} hums {themself} to sleep, in the case, and the violin lies awake.',
    ],
  },
];
