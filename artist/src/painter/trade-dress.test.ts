import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { traitsOf } from '../concept/concept.ts';
import { hearTrade } from '../concept/hear-trade.ts';
import { clothesOf, isClothes, isDressedBeast, planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { hearTopic, listTopics } from '../concept/topics.ts';
import type { Part } from '../drawing/parts.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { findKin } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import { plainFaceOf } from './faces-by-chance.ts';
import { Z } from './figure.ts';
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

/** Known by themselves. */
const BEASTS: ReadonlySet<string> = new Set(['Winnie the Pooh', 'Garfield', 'Chewbacca']);

describe('a trade, a sport, a hobby or somebody of a story', () => {
  test.each([...TRADES.split(', '), ...FIGURES.split(', ')])(
    'R646 is seen by what is worn or held, and not read: %s',
    (mainTheme) => {
      const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'fox' }, 'trade');
      expect([concept.theme, ...traitsOf(concept)].filter(({ piece }) => piece === null)).toEqual([]);
      if (BEASTS.has(mainTheme)) return expect(concept.theme.piece).not.toBe(concept.body.piece);
      const { held, traits } = planOutfit(concept);
      const worn = traits.filter(({ isWorn, slot }) => isWorn && slot !== 'shoe').map(({ look }) => look);
      const topic = hearTopic(mainTheme) ?? hearTrade(mainTheme, splitWords(mainTheme));
      const own = [...(topic?.wears ?? []), ...(topic?.holds ?? [])];
      expect([...held, ...worn].filter((piece) => own.includes(piece))).not.toEqual([]);
    },
  );

  test.each([
    ['buddhism', 'cat'],
    ['guru', 'pig'],
    ['zen master', 'pig'],
    ['enlightenment', 'monkey'],
    ['deacon', 'cat'],
    ['dalai lama', 'cat'],
    ['mother teresa', 'cow'],
  ])('R647 no beast is dressed as clergy: %s as %s', async (theme, body) => {
    const { figure } = await compose({ ...BLANK, mainTheme: theme, bodyInfluence: body }, 'dress');
    const worn = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
    expect(worn.filter((piece) => piece === '1f4ff' || isClothes(piece))).toEqual([]);
  });

  test.each([
    ['teacher', 'cat', 'naked'],
    ['firefighter', 'cat', 'naked'],
    ['dentist without a coat', 'cat', null],
    ['doctor', 'dog', 'without a coat'],
    ['police officer', 'dog', 'no uniform'],
    ['soldier', 'cat', 'naked'],
    ['chef', 'cat', 'no clothes'],
  ])('R647 puts off the clothes of a trade where they are not wanted: %s as %s, %s', async (theme, body, trait) => {
    const { concept, figure } = await compose(
      { ...BLANK, mainTheme: theme, bodyInfluence: body, characteristicInfluence: trait },
      'dress',
    );
    expect([isDressedBeast(concept), clothesOf(concept)]).toEqual([true, undefined]);
    const shown = figure.parts.flatMap((part) => (part.kind === 'sprite' && part.z < Z.front ? [part.sprite.id] : []));
    expect(shown.filter(isPerson)).toEqual([]);
  });

  test.each(['nurse shark', 'pilot whale', 'snow white cat', 'the queen bee', 'bowler|cat'])(
    'R647 puts nothing of a trade on who is only called so: %s',
    (wish) => {
      const [mainTheme = '', bodyInfluence = null] = wish.split('|');
      const { theme, trait, also = [] } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'called');
      const dress = ['own-nurse-cap', 'own-scrubs', '1f489', 'own-peaked-cap', 'own-uniform', 'own-gown', 'own-bowler-hat'];
      expect([theme, trait, ...also].filter(({ piece }) => dress.includes(piece ?? ''))).toEqual([]);
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

  test.each(['shrimp', 'snail', 'owl', 'toaster', 'cactus'])(
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

  test.each(['fire truck', 'milk truck', 'flower truck', 'umbrella stand', 'music stand', 'home owner', 'car owner'])(
    'R649 wears no apron who does not sell: %s',
    (mainTheme) => {
      const { trait, also = [] } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'cat' }, 's');
      expect([trait, ...also].map(({ piece }) => piece)).not.toContain('own-apron');
    },
  );

  test('R649 sells what is named before it: an umbrella salesman has an umbrella', () => {
    for (const [theme, ware] of [
      ['umbrella salesman', '2602-fe0f'],
      ['ice cream seller', '1f368'],
    ] as const)
      expect(planOutfit(conceive({ ...BLANK, mainTheme: theme, bodyInfluence: 'bear' }, 's')).held).toContain(ware);
  });
});

/** Top hat, cap, sun hat, ribbon: some trades wear them too. */
const EVERYDAY_HATS: ReadonlySet<string> = new Set(
  '1f3a9 1f9e2 1f452 1f380 own-headband own-party-hat own-beret own-flower-crown own-bobble-hat own-flat-cap own-straw-boater own-bowler-hat own-feather-hat'.split(
    ' ',
  ),
);

test('R670 what chance puts on a head where something was asked for is an everyday hat, and none by which a trade is known', () => {
  const ofTrades = listTopics()
    .flatMap(({ wears }) => wears)
    .filter((piece) => findPiece('hat', piece) !== undefined && !EVERYDAY_HATS.has(piece));
  const hats = new Set<string>();
  for (let seed = 0; seed < 80; seed++) {
    const { piece } = conceive({ ...BLANK, mainTheme: 'neighbour' }, `chance ${seed}`).trait;
    if (piece !== null && findPiece('hat', piece)) hats.add(piece);
  }
  expect(hats.size).toBeGreaterThan(5);
  expect(ofTrades.filter((piece) => hats.has(piece)).map(nameOfPiece)).toEqual([]);
});

test('R671 a word within a name makes nobody a tourist: the vault of a pole vault is no place', () => {
  for (const mainTheme of ['pole vault', 'parking meter', 'garden hose'])
    expect(
      traitsOf(conceive({ ...BLANK, mainTheme }, 'tourist')).map(({ piece }) => piece),
      mainTheme,
    ).not.toContain('1f4f7');
  expect(conceive({ ...BLANK, mainTheme: 'a trip to Rome' }, 'tourist').trait.piece).toBe('1f4f7');
});

test.each(['something about my cat', 'I want something about my cat', 'accordion player', 'cat lover', 'chess club'])(
  'R673 reads to nobody that it is something, or that somebody plays: %s',
  (mainTheme) => {
    const { theme, trait, props } = conceive({ ...BLANK, mainTheme }, 'asked');
    expect([theme, trait, ...props].filter(({ piece }) => piece === null)).toEqual([]);
  },
);

test.each([
  ['space cowboy', 'raccoon', 'own-space-suit', 'own-space-helmet'],
  ['vaquero en el espacio', 'gato', 'own-space-suit', 'own-space-helmet'],
  ['Pirat im Büro', 'Papagei', 'own-suit', 'own-space-helmet'],
  ['宇宙の侍', '猫', 'own-space-suit', 'own-space-helmet'],
])('R747 %s is dressed for the place, under the hat of who it is', async (mainTheme, body, clothes, hat) => {
  const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence: body }, 'dress');
  const worn = figure.parts.map((part) => (part.kind === 'sprite' ? part.sprite.id : ''));
  expect(worn).toContain(clothes);
  expect(worn).not.toContain(hat);
  expect(figure.parts.filter((part) => part.kind === 'svg' && part.z === Z.hat)).toHaveLength(1);
});

test('R747 who fishes has one rod', async () => {
  const { worn } = await seen('pescatore', 'orso');
  expect(worn.filter((id) => id === '1f3a3')).toHaveLength(1);
});

test('R747 a kangaroo with a drum is a drummer, and needs no other one beside it', async () => {
  const { figure } = await compose(
    { ...BLANK, mainTheme: 'drummer', bodyInfluence: 'kangaroo', characteristicInfluence: 'too loud' },
    'dress',
  );
  expect(figure.heads.length).toBeLessThan(2);
});

test('R747 whose clothes are those of their trade has no hat of another', async () => {
  expect((await seen('barista', 'volpe')).worn).not.toContain('own-chef-hat');
});

test.each([
  'teacher',
  'baker',
  'scientist',
  'woman farmer',
  'judge',
  'mechanic',
  'singer',
  'nurse',
  'office worker',
  'postman',
  'janitor',
])('R873 a %s is a face upon the clothes of the trade, with two hands, and no chest that is cut off', async (mainTheme) => {
  for (const seed of ['a', 'b', 'c']) {
    const { concept, figure } = await compose({ ...BLANK, mainTheme, characteristicInfluence: 'proud' }, seed);
    const shown = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
    expect(shown).not.toContain(concept.theme.piece);
    expect(shown).toContain(clothesOf(concept));
    expect(shown.map(plainFaceOf).filter((id) => /^1f(?:468|469|9d1)$/.test(id))).toHaveLength(1);
  }
});

test.each([
  ['fisherman', 'own-fishing-rod 1f3a3'],
  ['DJ', '1f3a7'],
])('R891 what a %s holds or wears is not beside the head once more', async (mainTheme, tools) => {
  for (const seed of ['a', 'b', 'c']) {
    const { figure } = await compose({ ...BLANK, mainTheme }, seed);
    const heads = figure.parts.flatMap((part) => (part.kind === 'sprite' && part.z === Z.head ? [part.sprite.id] : []));
    const twice = heads.flatMap((id) => findKin(id)?.parts ?? []).filter(({ piece }) => tools.split(' ').includes(piece));
    expect(twice).toEqual([]);
  }
});
