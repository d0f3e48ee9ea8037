import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { traitsOf } from '../concept/concept.ts';
import { planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import type { Part } from '../drawing/parts.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { compose } from './testing-scene.ts';

const seen = async (mainTheme: string, bodyInfluence: string, characteristicInfluence: string | null = null) => {
  const { figure, props } = await compose({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'dress');
  const idsOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
  return { worn: idsOf(figure.parts), beside: idsOf(props) };
};

/** As ISCO and the sports pages list them, the most usual first. */
const TRADES =
  'accountant, architect, auctioneer, baker, ballerina, barber, bartender, beekeeper, bus driver, carpenter, cashier, coal miner, conductor, crossing guard, dentist, estate agent, falconer, farmer, firefighter, flight attendant, florist, glassblower, gondolier, grocer, hypnotist, interpreter, judge, knitting, librarian, lion tamer, locksmith, mechanic, mushroom forager, nurse, orthodontist, park ranger, pharmacist, piano tuner, pilot, plumber, podcast host, police officer, postman, potter, psychologist, referee, scuba diving, shepherd, skydiving, surfing, surgeon, surveyor, tailor, taxi driver, teacher, telemarketer, torero, tram driver, tightrope walker, translator, umbrella salesman, undertaker, veterinarian, weather forecaster, window cleaner, zookeeper, bobsleigh, breakdancing, rugby, skiing, table tennis, hula hoop';
const FIGURES =
  'Darth Vader, Gandalf, Pikachu, Harry Potter, Batman, Superman, Indiana Jones, Jack Sparrow, Mario, Zelda, Peter Pan, Little Red Riding Hood, Cinderella, Rapunzel, Robin Hood, Julius Caesar, Charlie Chaplin, Mona Lisa, Popeye, Asterix, Naruto, Goku, Willy Wonka, Mary Poppins, Ghostbusters, Thanos, Tarzan, Aladdin, Mulan, Winnie the Pooh, Garfield, Chewbacca';

describe('a trade, a sport, a hobby or somebody of a story', () => {
  test.each([...TRADES.split(', '), ...FIGURES.split(', ')])(
    'R646 is seen by what is worn or held, and not read: %s',
    (mainTheme) => {
      const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'fox' }, 'trade');
      expect([concept.theme, ...traitsOf(concept)].filter(({ piece }) => piece === null)).toEqual([]);
      const { held, traits } = planOutfit(concept);
      const isDressed = traits.some(({ given, isWorn, slot }) => !given && isWorn && slot !== 'shoe');
      expect(isDressed || held.length > 0 || concept.theme.piece !== concept.body.piece).toBe(true);
    },
  );

  test.each([
    ['dentist', 'crocodile', ['1f97c', 'own-head-mirror', 'own-dental-mirror']],
    ['torero', 'cow', ['own-bullfighter-jacket', 'own-montera', 'own-red-cape']],
    ['plumber', 'dog', ['own-overalls', '1f9e2', '1f527']],
    ['Darth Vader', 'panda', ['own-dark-armour', 'own-dark-helmet', 'own-light-sword']],
    ['police officer', 'elephant', ['own-uniform', 'own-peaked-cap', 'own-stop-paddle']],
    ['superhero', 'pig', ['own-hero-suit', 'own-hero-mask']],
  ])('R647 dresses a beast that can put its head out of clothes: %s as %s', async (theme, body, pieces) => {
    const { worn } = await seen(theme, body);
    expect(pieces.filter((piece) => !worn.includes(piece)).map(nameOfPiece)).toEqual([]);
  });

  test.each(['camel', 'snail', 'owl', 'toaster', 'cactus'])(
    'R647 leaves clothes at home where no head could be put out of them: %s',
    async (body) => {
      const { worn, beside } = await seen('plumber', body);
      expect([...worn, ...beside]).not.toContain('own-overalls');
    },
  );

  test('R647 takes off its hat for one that was asked for', async () => {
    const { worn, beside } = await seen('police officer', 'cat', 'wears a top hat');
    expect(worn).toContain('1f3a9');
    expect([...worn, ...beside]).not.toContain('own-peaked-cap');
  });

  test('R648 who is asked to hold something on four feet rises to hold it, with a head of its own', async () => {
    for (const body of ['cow', 'pig', 'horse']) expect((await seen('guitarist', body)).worn, body).toContain('1f3b8');
  });

  test('R649 sells what is named before it: an umbrella salesman has an umbrella', () => {
    for (const [theme, ware] of [
      ['umbrella salesman', '2602-fe0f'],
      ['ice cream seller', '1f368'],
    ] as const)
      expect(planOutfit(conceive({ ...BLANK, mainTheme: theme, bodyInfluence: 'bear' }, 's')).held).toContain(ware);
  });
});

test('R670 what chance puts on a head is the hat of no trade where something was asked for', () => {
  const ofTrades = ['own-chef-hat', '26d1-fe0f', 'own-captain-hat', 'own-peaked-cap', '1f393', 'own-santa-hat', 'own-nurse-cap'];
  for (let seed = 0; seed < 80; seed++) {
    const { trait } = conceive({ ...BLANK, mainTheme: 'toaster', bodyInfluence: 'bear' }, `chance ${seed}`);
    expect(ofTrades).not.toContain(trait.piece);
  }
});

test('R671 a word within a name makes nobody a tourist: the vault of a pole vault is no place', () => {
  for (const mainTheme of ['pole vault', 'parking meter', 'garden hose'])
    expect(
      traitsOf(conceive({ ...BLANK, mainTheme }, 'tourist')).map(({ piece }) => piece),
      mainTheme,
    ).not.toContain('1f4f7');
  expect(conceive({ ...BLANK, mainTheme: 'tunnel' }, 'tourist').trait.piece).toBe('1f4f7');
});

test.each(['something about my cat', 'I want something about my cat', 'accordion player', 'cat lover', 'chess club'])(
  'R673 reads to nobody that it is something, or that somebody plays: %s',
  (mainTheme) => {
    const { theme, trait, props } = conceive({ ...BLANK, mainTheme }, 'asked');
    expect([theme, trait, ...props].filter(({ piece }) => piece === null)).toEqual([]);
  },
);
