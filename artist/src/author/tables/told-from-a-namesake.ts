/** Who shares a word with somebody else: on the train nobody waves a baton, and a tanuki carries no water in the head. */
import { list, type NounClass, told } from './noun-class.ts';

export const TOLD_FROM_A_NAMESAKE: readonly NounClass[] = [
  {
    nouns: list(
      'trainconductor tramconductor busconductor railwayconductor ticketinspector ticketcollector ticketcontroller trainguard railguard fareinspector',
    ),
    events: [
      '{a_one} punched a hole in a ticket, a hole in a sandwich and a hole in a tie, and waved on {name}',
      '{a_one} opened the door of the only toilet on the train, greeted eleven students, and they all said {name}',
      '{a_one} asked a sleeping man for his ticket so gently that he went on sleeping and murmured {name}',
      '{a_one} got off to blow the whistle, the train took it seriously, and down the platform ran {name}',
      '{a_one} came into a carriage of forty people, and thirty-nine looked out of the window at {name}',
    ],
    conflicts: [
      told(
        'A boy showed a ticket from 1994, and {they} punched it out of respect.',
        'It was for a balloon.',
        'It is still valid, in its way.',
      ),
      told(
        'The machine for the tickets has broken down again, and {they} writes them by hand, with a dedication.',
        'The one to the coast has a poem in it.',
        'They are being collected.',
      ),
      told(
        'The delay was put down to “an animal on the line”, and {they} has had to apologise to a hedgehog.',
        'It had been on time.',
        'The hedgehog asked for it in writing.',
      ),
      told(
        '“Tickets, please”, {they} says when the door of the fridge opens, and the ham has never had one.',
        'It got out at the next stop.',
        'The cheese has a season ticket.',
      ),
      told(
        'A gentleman had a ticket for first class and a dog in second, and {they} walked between them all the way.',
        'The dog did not mind.',
        'They have sent each other their regards since.',
      ),
    ],
    closings: [
      'The hole is heart-shaped, if one holds it to the light.',
      'The next stop was the last one, in hindsight.',
      'The whistle is worn at home as well, for supper.',
      'The cap has a peak, so that one can look stern and mean it kindly.',
      'Anybody else got on since Tuesday?',
    ],
  },
  {
    nouns: list('tanuki raccoondog raccoondogs'),
    events: [
      '{a_one} turned into a tea kettle to get out of the rain, was put on the stove, and ran round the temple as {name}',
      '{a_one} paid a whole bar with banknotes that were leaves again by morning, and the landlord raked up {name}',
      '{a_one} drummed on {their} own belly by full moon until the band next door asked for the number of {name}',
      '{a_one} stood outside a noodle shop with a straw hat and a bottle for so long that people greeted {name}',
    ],
    conflicts: [
      told(
        'For turning into something {they} needs a leaf on the head, and in winter it takes a lettuce.',
        'It was only half of a bishop.',
        'The salad bar has been told.',
      ),
      told(
        '{They} took the shape of a railway train once, for fun, and forty people got in.',
        'It was on time as far as the first hill.',
        'They had to be carried back in ones and twos.',
      ),
      told(
        'The disguise was perfect in every way, apart from the tail, which was shown to a seat.',
        'It said “reserved”, and wagged.',
        'The seat was a gentleman, and kept quiet.',
      ),
      told(
        'The sake was bought on credit, the credit was a leaf, and the leaf has gone up since.',
        'Autumn was the end of the currency.',
        'The bank has been raking.',
      ),
    ],
    closings: [
      'It was a teapot, said everybody, until it sneezed.',
      'Outside the pub stands one of clay, who is the elder brother.',
      'Count the change at dawn, and bring a rake.',
      'The drum is always on {them}, and always in tune.',
    ],
  },
];
