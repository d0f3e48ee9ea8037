/** More of what comes of words of which nothing is known but that somebody said them: `{words}` stand in quotation marks. */
import { MORE_CATS } from './more-of-habits.ts';
import type { MoreRows } from './more-of-pets-and-cubs.ts';
import { told } from './noun-class.ts';

export const MORE_OF_A_FEW_WORDS: MoreRows = {
  events: [
    'the tattooist asked twice, got {words} both times, and the needle slipped, so that {a_thing} is signed {name}',
    'a horse was put down for the third race as {words}, did not turn up, and {a_thing} ran in its place as {name}',
    'the crossword wanted {words} for nine across, the letters ran over the edge, and on the table {a_thing} became {name}',
    'on the last slip in the hat stood {words}, everybody else had drawn a blank, and {a_thing} stood up as {name}',
    'a bottle was washed ashore with {words} in it, no date and no island, and beside it lay {a_thing}, damp, as {name}',
    'the fire alarm in the hotel calls out {words} in three languages, and {a_thing} came down in a towel as {name}',
  ],
  conflicts: [
    told(
      'It was sewn on a cushion by a great-aunt, who thought it was from the Bible.',
      'The vicar has sat on it.',
      'He says that it may well be.',
    ),
    told(
      'A class of six-year-olds was asked to draw it, and nineteen drew the teacher.',
      'She is holding a fish in most of them.',
      'One boy drew the fish alone.',
    ),
    told(
      'It is written on the wall of the underpass, and somebody corrects it every spring, in chalk.',
      'This year it was the comma.',
      'The two have never met, but there is a heart.',
    ),
    told(
      'Two lawyers argued for a week over what it means, and then went on holiday together.',
      'The card says “we still do not know”.',
      'The bill says that it means forty hours.',
    ),
    told(
      'A satnav has been saying it since the tunnel, in a warm voice, and nobody wants to turn it off.',
      'They are in Portugal by now.',
      'Grandmother has answered it.',
    ),
  ],
  closings: [
    'It was meant quite differently by the man who said it first.',
    'There is a second line, but the page was torn.',
    'Some say it with a hat on.',
    'It fits on a mug, and on the matching saucer.',
  ],
};

export const MORE_OF_WHOLE_SENTENCES: MoreRows = {
  events: [
    'the newsreader turned the page and read {words}, nobody stopped him, and after the weather came {a_thing}, live, as {name}',
    'a voice in the confessional said {words}, the priest coughed, and out of the other side stepped {a_thing}, forgiven as {name}',
    'the class had to write out {words} a hundred times, and at number ninety-nine {a_thing} stood at the desk as {name}',
    'in the last will stood {words}, and under it, in another ink, that all goes to {a_thing}, known to the deceased as {name}',
  ],
  conflicts: [
    told(
      'It was printed on a T-shirt, and goes once round and under the arm.',
      'The point is at the back.',
      'One has to turn about to understand it.',
    ),
    told(
      'A swallow flew in at the beginning, and was out again before the verb.',
      'It came back for the object.',
      'There is a nest in the subordinate clause.',
    ),
    told(
      'The stonemason charges by the letter, and has bought a boat.',
      'It is called “and so on”.',
      'He waves from it at the widow.',
    ),
  ],
  closings: [
    'There was hardly a dry handkerchief, as it was also raining.',
    'It was said in one breath, and the breath has been thanked.',
    'Would you say that again for the lady in the hat?',
  ],
};

export const MORE_OF_CATS_AT_HOME: MoreRows = {
  events: [
    '{a_one} lay down in the suitcase the night before a holiday, and at the airport a tray went by with {name}',
    '{a_one} rang the bell of a neighbour with one paw, let the neighbour pay for a lamb chop, and is in the phone there as {name}',
    '{a_one} watched the washing go round for two hours, applauded nothing, and gave the drum the name {name}',
    '{a_one} had three names in three houses, until they all met on the lawn and shouted a fourth one, {name}',
    '{a_one} stepped on a till in the supermarket, and a whole queue got its shopping for nought ninety and {name}',
  ],
  conflicts: [
    told(
      'A bell was hung round {their} neck for the sake of the birds, and {they} has learned to walk between the notes.',
      'The birds miss the tune.',
      'It rings when {they} yawns.',
    ),
    told(
      'The Christmas tree was fixed to the wall with two hooks and a rope, and {they} has looked at the hooks.',
      'The star was first.',
      'It stood until the second verse.',
    ),
    told(
      '{They} sat on the warm laptop during a video call, and the head of department saw what there was to see.',
      'He said that it was a valid point.',
      'The budget has gone through.',
    ),
    told(
      'At midnight {they} runs from the kitchen to the bedroom as if chased by the law, and then sits there and washes a foot.',
      'It was a nice foot.',
      'The law has not been seen.',
    ),
    told(
      '{They} was weighed by an owner who stood on the scales, with and without, and both have fallen silent.',
      'It is mostly fur, they agreed.',
      'The scales went into the cellar.',
    ),
    told(
      'An automatic feeder was bought, which opens at seven, and {they} has been sitting in front of it since the invention of the hour.',
      'It opened at six once, and that was enough.',
      'It has been taught to purr.',
    ),
  ],
  closings: [
    'The curtain has been climbed, and the view noted.',
    ...MORE_CATS,
    'A paw came under the bathroom door, just to say that one is not alone.',
    'The plant was an experiment, and it is over.',
    'It was a mouse, and it is now a gift.',
    'There is a hair on the butter, and it has seniority.',
  ],
};
