/** Who is met on a day out: on the pitch, before the cages, under the closed umbrella. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_DAY_OUT: readonly NounClass[] = [
  {
    nouns: list('baseball baseballplayer baseballbat homerun baseballglove'),
    events: [
      '{a_one} spat, looked left, looked right, touched the cap, the ear and the knee, and so ordered lunch as {name}',
      '{a_one} went over the fence, the car park and the county line, and was caught by a widow who called out {name}',
      '{a_one} stole second, third and a hot dog, slid home on the belly, and was declared safe as {name}',
    ],
    conflicts: [
      told(
        'Nine innings were played, and in the fourth something happened, and {they} was buying peanuts.',
        'It has been told to all who were there.',
        'They were all buying peanuts.',
      ),
      told(
        'The man behind crouches and gives secret signs, and the one for “curve” is also the one for a wasp.',
        'He threw a curve.',
        'The wasp took a walk.',
      ),
      told(
        'A seagull sat down on first, and the rules have nothing on it.',
        'It was waved on to second.',
        'It scored, by way of a pretzel.',
      ),
    ],
    closings: [
      'Three strikes, and it may lie down.',
      'The organ plays four notes, and everybody shouts the fifth.',
      'The bubble gum burst, and they all ran.',
    ],
  },
  {
    nouns: list('rugby rugbyplayer rugbyball allblacks quarterback americanfootball touchdown'),
    events: [
      '{a_one} was carried over the line with eleven men on the back, and under the eleventh one could hear {name}',
      '{a_one} did a war dance before the bus, tongue and all, and the driver let it on for nothing, saying {name}',
      '{a_one} was shaped like an egg, bounced like a rumour, and a hen has been sitting since Saturday on {name}',
    ],
    conflicts: [
      told(
        'One ear has been in so many heaps that it looks like a dumpling, and it was once served.',
        'It was sent back, with the parsley.',
        'It hears the sea, and somebody called Gareth.',
      ),
      told(
        'At the sale {they} put the head between two strangers, and pushed, and nine got in behind.',
        'The shelf went back five metres.',
        'They got the toaster, and a throw-in.',
      ),
      told(
        'A lady asked what exactly was allowed, and three men in shorts are still at it with the salt cellar.',
        'The pepper is offside.',
        'She has joined; she is the prop.',
      ),
    ],
    closings: [
      'It is a game for ruffians, and afterwards there is quiche.',
      'Mud in front, mud behind, and the teeth are in a cup.',
      'Forward, by passing it back: they do it in offices as well.',
    ],
  },
  {
    nouns: list('zookeeper animalkeeper safariguide gameranger'),
    events: [
      '{a_one} was taken for an inmate on a bank holiday, was fed four buns, and answered to {name}',
      '{a_one} counted the penguins in at six, one too many, and the one with the briefcase was let out as {name}',
      '{a_one} carried a bucket of herring onto a bus, and by the next stop the upper deck was clapping for {name}',
    ],
    conflicts: [
      told(
        'The parrot can do the whistle for closing time, and does it at noon.',
        'They all go home, and the lion too.',
        'The gates have been asked to ignore it.',
      ),
      told(
        '{Their} boots have to stand outside, and nobody who has met them has asked why.',
        'Only the dung beetle rang.',
        'It was the rhino’s birthday.',
      ),
      told(
        'The llama has spat at {them} each morning for nine years, and on the day off there came a card.',
        'It was damp.',
        'They had not known what to do with it.',
      ),
    ],
    closings: [
      'The keys are with the orangutan, again, and he gives them back, for a pear.',
      'Do not feed, it says on the jacket.',
      'At home there is a goldfish, and it gets nothing but a nod.',
    ],
  },
  {
    nouns: list('tourguide sightseer tourbus citytour'),
    events: [
      '{a_one} held up a closed umbrella, and forty Danes followed it into the ladies’, behind {name}',
      '{a_one} showed the wrong town by heart for an hour, towers and all, and they thanked most warmly {name}',
      '{a_one} said “and now to the left”, and the whole boat did, and the harbour master fished out {name}',
    ],
    conflicts: [
      told(
        'A king slept here, {they} says at every house, and it has got about that he must have been very tired.',
        'There is a pill on the tour now.',
        'He was in the bakery, too, it turns out.',
      ),
      told(
        'One of the group has been missing since the cathedral, and there is one too many since the bridge.',
        'He is called Sven, and knows nothing.',
        'He laughs at the best places.',
      ),
      told(
        'The joke about the bishop is told at eleven, at one and at three, and the bishop laughs again each time.',
        'He is the verger, on the side.',
        'At three he does it with the hat.',
      ),
    ],
    closings: [
      'To the right you see what the left-hand side is missing.',
      'Tips are not expected; the hat has its own view.',
      'The number on the sticker is the bus; the bus has gone.',
    ],
  },
];
