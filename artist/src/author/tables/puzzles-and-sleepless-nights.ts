/** What takes up whole evenings and nights, whoever is in the middle of it: a sudoku, insomnia, a traffic jam. */
import { list, type NounClass, told } from './noun-class.ts';

export const PUZZLES_AND_SLEEPLESS_NIGHTS: readonly NounClass[] = [
  {
    nouns: list('sudoku'),
    events: [
      '{a_one} had one nine too many on a train to Leeds, was rubbed out down to the table, and is in the table as {name}',
      '{a_one} was filled in with letters by a bored prince, came out right, and read {name}',
      '{a_one} was sold as “easy”, and a retired judge has not left the bathroom since he met {name}',
    ],
    conflicts: [
      told(
        'There is either a four or a seven in that corner, and a man has been looking at it since Crewe.',
        'He wrote both, very small.',
        'The person beside him coughed “four”.',
      ),
      told(
        'It was done in pen on the first day, and in pencil ever after.',
        'There is a hole where the six should be.',
        'The six is on the next page, in the recipe.',
      ),
      told(
        'One mistake was made at breakfast, and it was noticed at ten at night, in the last row.',
        'He began again on the wall.',
        'The cat was given a number as well.',
      ),
    ],
    closings: [
      'Each number once, and never a thank you.',
      'It all adds up to the same every day.',
      'The answer is on page forty, upside down, like an uncle.',
      'Only one box is left, and it is the wrong one.',
    ],
  },
  {
    nouns: list('crossword crosswordpuzzle crypticcrossword crosswordclue'),
    events: [
      '{a_one} has had one gap since March, five letters, and a marriage has been spent on {name}',
      '{a_one} was put in at four down as a joke, as a proposal, and the answer across was {name}',
      '{a_one} was finished by a stranger over a shoulder, who got off at the next stop, known only as {name}',
    ],
    conflicts: [
      told(
        'Seven across was “river”, and it is always the Po, unless it is the Ob.',
        'It was the Po.',
        'Nobody has ever been to the Ob, but all can spell it.',
      ),
      told(
        'It was done in ink by grandmother, and where it did not fit she changed the world.',
        'There is a river called “Brenda”.',
        'The editor wrote to ask.',
      ),
      told(
        '“Feeling of being watched”, eight letters, said the clue, and something moved behind the paper.',
        'It was the cat, three letters.',
        'He wrote “paranoia”, and drew the blind.',
      ),
    ],
    closings: [
      'It is on the tip of the tongue, with a fish bone.',
      'An emu, again, said the corner.',
      'Somebody has drawn glasses on the chessplayer.',
      'The rest is in tomorrow’s, like everything.',
    ],
  },
  {
    nouns: list('insomnia'),
    events: [
      '{a_body} counted sheep because of {topic}, knew nine thousand by name, and the one with the limp was {name}',
      '{a_body} knew at three in the morning, thanks to {topic}, what to say to a man in 1994, and rang him as {name}',
      '{a_body} had {topic} so badly that the owl next door asked for some quiet, and for {name}',
    ],
    conflicts: [
      told(
        'The clock says 3:14, and then it says 3:14 again, more slowly.',
        'It was looked at once too often, and looked back.',
        'If I sleep now, it is three hours and a bit.',
      ),
      told(
        'All tricks have been tried: milk, a book on gravel, and breathing like a lizard.',
        'The gravel was gripping.',
        'The lizard is asleep.',
      ),
      told(
        'As soon as there was a dawn, a bird and an alarm, {they} could have slept for a week.',
        'The meeting was very restful.',
        'It was woken by the word “budget”, and wept.',
      ),
    ],
    closings: [
      'The ceiling has eleven cracks, and one of them is France.',
      'Somebody is breathing beside {them}, with no sense of guilt.',
      'The fridge has been to see.',
      'Just rest your eyes, said everyone who sleeps.',
    ],
  },
  {
    nouns: list('trafficjam gridlock tailback'),
    events: [
      '{a_body} was in {topic} for so long that a baby was born in the next car, and it was christened {name}',
      '{a_body} got out in {topic} to see what it was, came back with ice cream, and is known to nine cars as {name}',
      '{a_body} looked at a heron, braked, and that was {topic} as far as Dover, where the police still ask for {name}',
    ],
    conflicts: [
      told(
        'The other lane is moving, so one changes over, and then the other one is.',
        'They have waved to the same van eleven times.',
        'The van has the baby now.',
      ),
      told(
        'Somebody got out to see what it was, and came back with ice cream and no idea.',
        'It was raspberry.',
        'The people in the roof box were given some.',
      ),
      told(
        'After two hours it simply came apart, and there was nothing there, no lorry, no cow.',
        'They were almost sad.',
        'They still write to the blue estate car.',
      ),
    ],
    closings: [
      'We are there in an hour, it has been said since Crewe.',
      'The heron was worth it.',
      'Everybody sang, from the window down to the bus.',
      'The sat nav knows a way, and so does everyone’s.',
    ],
  },
];
