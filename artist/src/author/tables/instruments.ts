/** What is played and stands in no class of music yet: whoever lives next door knows it. */
import { list, type NounClass, told } from './noun-class.ts';

export const INSTRUMENT_CLASSES: readonly NounClass[] = [
  {
    nouns: list('accordion accordionist concertina squeezebox'),
    events: [
      '{a_one} drew one long breath at the fish counter, and the whole shop put an arm round its neighbour and swayed to {name}',
      '{a_one} was paid nothing in nine carriages of the underground, and in the tenth a small fortune to get off, as {name}',
      '{a_one} fell down four flights of stairs, and on each landing somebody called for more of {name}',
      '{a_one} was closed on an aunt’s pearls, and the tango that came of it is called {name}',
    ],
    conflicts: [
      told(
        'The sailor’s song came on, and a man who has never seen the sea wept into his soup.',
        'It was the onions, and then it was the second verse.',
        'He has bought a cap.',
      ),
      told(
        'A gentleman is somebody who could, and does not, and {they} has been told so by a whole tram.',
        'It was full of gentlemen.',
        'One of them hummed.',
      ),
      told(
        'On the left there are a hundred and twenty buttons, and only nine have ever been pressed.',
        'One of the others does the lights.',
        'Nobody knows about the top row, and Paris is far.',
      ),
      told(
        'In the restaurant {they} came up to the table just as a man had gone down on one knee.',
        'It was his shoelace, he said, and then it was not.',
        'There were four verses before the answer.',
      ),
      told(
        'It breathed out in its case in the night, by itself, in a minor key.',
        'The dog has asked to sleep upstairs.',
        'It had dreamt of Marseille.',
      ),
    ],
    closings: [
      'There is air in there from three ports.',
      'A moustache got caught in it on the high note, and that is on the record.',
      '“Something happy”, they called, and it was the same, but faster.',
      'One hand has the tune, and the other the trouble.',
      '{They} weighs eleven kilos, and the melancholy comes on top.',
    ],
  },
  {
    nouns: list('bagpipes bagpipe piper bagpiper'),
    events: [
      '{a_one} was trodden on in a dark hall, and a regiment fell in, saluted, and asked for {name}',
      '{a_one} took so long to get going that the bride was cutting the cake when there was heard, at last, {name}',
      '{a_one} was taken for a goose in distress, and three vets with a blanket closed in on {name}',
      '{a_one} stood on a hill at dawn, and the enemy, who had come for the fishing, laid down their rods before {name}',
    ],
    conflicts: [
      told(
        'The street asked {them} to practise on the hill, and the hill asked for the sea.',
        'The seals have come out to look.',
        'The wind brings it back at supper time.',
      ),
      told(
        'Nobody has ever known whether {they} is still tuning, or has begun.',
        'It was over, as it turned out.',
        'The audience rose, to be safe.',
      ),
      told(
        'A minute’s silence was called just as the bag was full.',
        'It went out slowly, like a cow on a staircase.',
        'He would have laughed, said the widow.',
      ),
      told(
        'Three sheep walk behind {them}, and sway, as though they knew somebody in there.',
        'An uncle, by the sound of him.',
        'They come in on the chorus.',
      ),
      told(
        'Somebody asked for something quiet, and {they} has been looking for it since.',
        'It was thought to be in the long pipe.',
        'A lullaby was found, and the village got up and dressed.',
      ),
    ],
    closings: [
      'It can be heard nine miles off, and from there it is lovely.',
      'There are no wrong notes on {them}, only braver ones.',
      'The last note stays on for a little, after everybody has gone.',
      'In the war the other side wrote to complain.',
      'The knees are blue, and so is the tune.',
    ],
  },
  {
    nouns: list('saxophone saxophonist sax saxophones'),
    events: [
      '{a_one} gave one low note in an empty street, and in eleven windows people loosened their ties and said {name}',
      '{a_one} sounded on a fire escape at midnight, and a detective who had come about the rent began to narrate {name}',
      '{a_one} went on in dark glasses, missed the stage by a metre, and was a great success in the cloakroom as {name}',
      '{a_one} had a sock in the bell to spare the street, shot it over four gardens, and got it back washed, from {name}',
    ],
    conflicts: [
      told(
        'Whenever {they} begins it rains outside, and a lady in a red dress comes in.',
        'She only wants the toilet.',
        'There are nine of them now, and no chairs.',
      ),
      told(
        'The solo was to be eight bars, and the others have been out for a pizza.',
        'They held a slice in front of the bell.',
        'It is on its way back, by way of Brazil.',
      ),
      told(
        'There is a spoonful of something in the bend, and at each rehearsal it comes out on the same shoe.',
        'The shoe is quite jazz by now.',
        'The clarinet has moved up a chair.',
      ),
      told(
        'A man upstairs bangs on the floor with a broom, and {they} has begun to leave gaps for him.',
        'They open at the club on Friday.',
        'The broom has been asked for its autograph.',
      ),
    ],
    closings: [
      'It is all in the breath, and the breath had garlic.',
      'In the film somebody walks off now, with his collar up.',
      'The cat next door answers in the same key, and means it.',
      'A tear ran down it, in E flat.',
      'Everybody over forty shut their eyes, the driver as well.',
    ],
  },
  {
    nouns: list('xylophone tambourine cymbal gong glockenspiel castanets percussionist timpani marimba'),
    events: [
      '{a_one} counted two hundred and eleven bars of rest, came in one too soon, and the conductor has a twitch called {name}',
      '{a_one} fell off the stand in the quiet part, and rolled, and rolled, and the audience clung to {name}',
      '{a_one} had one stroke in the whole symphony, an aunt came by train to hear it, and sneezed at {name}',
      '{a_one} was a present to a child of three from an uncle without children, and the parents only say: {name}',
    ],
    conflicts: [
      told(
        'For forty minutes there is nothing to do, and the whole hall watches {them} not doing it.',
        'It is done very well.',
        'In the second movement there was an itch, and history was made.',
      ),
      told(
        'The great moment came, and somebody’s telephone had it first.',
        'It was in tune.',
        'The man has been taken on, for Wednesdays.',
      ),
      told(
        'Everybody believes that they could do that too, and so they were let.',
        'The first hit the stand, and the second the soloist.',
        'A bank manager has been at it for an hour, and will not give back the stick.',
      ),
      told(
        'In one family supper is rung in with {them}, and the six of them have been trained by it.',
        'The neighbours sit down as well.',
        'In concerts they look for their forks.',
      ),
    ],
    closings: [
      'One stroke, and the rest is posture.',
      'It is paid by the evening, and not by the note.',
      'It goes into the van last, and is heard at every bend.',
      'The silence just before it is the best part, say the violas.',
      '{They} hums for a while afterwards, like somebody who was right.',
    ],
  },
];
