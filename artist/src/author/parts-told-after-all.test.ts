import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory, writeCharacter } from './write-character.ts';

const SEEDS = Array.from({ length: 16 }, (_, seed) => `${seed}`);
const ending = (row: string): string => row.split(/\{(?:a_one|a_body|topic)\}/u).at(-1) ?? row;
const classOf = (noun: string) => NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));

const sentencesOf = (wish: Partial<typeof BLANK>, seed: string): string[] =>
  describeStory(conceive({ ...BLANK, ...wish }, seed)).sentences.map(({ skeleton }) => skeleton);

/** In how many of sixteen lores is there a row of what this noun is known for? */
function timesTold(noun: string, wish: Partial<typeof BLANK>): number {
  const own = classOf(noun);
  const rows = [
    ...(own?.events ?? []),
    ...(own?.closings ?? []),
    ...(own?.conflicts.flatMap(({ tells, closings }) => [tells, ...closings]) ?? []),
  ].map(ending);
  return SEEDS.filter((seed) => sentencesOf(wish, seed).some((skeleton) => rows.some((row) => skeleton.includes(row)))).length;
}

describe('R1417 no part of a wish is only quoted of which something is known', () => {
  test.each([
    ['taxadvisor', { mainTheme: 'tax advisor', bodyInfluence: 'crocodile', characteristicInfluence: 'greedy' }],
    ['crocodile', { mainTheme: 'tax advisor', bodyInfluence: 'crocodile', characteristicInfluence: 'greedy' }],
    ['teacher', { mainTheme: 'my maths teacher but as a giant calculator with legs' }],
    ['boss', { mainTheme: 'my boss but as a toaster with wheels' }],
    ['washer', { mainTheme: 'washing machine eating socks' }],
    ['crocs', { mainTheme: 'crocs' }],
    ['seahorse', { mainTheme: 'pregnant seahorse dad' }],
    ['crumble', { mainTheme: 'rhubarb crumble' }],
    ['smell', { mainTheme: 'the smell of petrol' }],
    ['leberkäse', { mainTheme: 'Leberkässemmel' }],
    ['taxadvisor', { mainTheme: 'Steuerberater', bodyInfluence: 'Krokodil', characteristicInfluence: 'gierig' }],
    ['crocs', { mainTheme: 'Crocs', bodyInfluence: 'crocodile' }],
    ['fortnite', { mainTheme: 'fortnite', bodyInfluence: 'bear' }],
    ['capybara', { mainTheme: 'capibara in hot tub' }],
    ['dentist', { mainTheme: 'dental hygienist', bodyInfluence: 'hippo', characteristicInfluence: 'cheerful' }],
    ['vuvuzela', { mainTheme: 'vuvuzela', bodyInfluence: 'elephant' }],
  ])('%s in %j', (noun, wish) => {
    expect(timesTold(noun, wish)).toBeGreaterThan(12);
  });

  test.each([
    ['girafe with skarf', /skarf/u],
    ['kubernets', /kubernets/u],
    ['my maths teacher but as a giant calculator with legs', /“my maths/u],
    ['vending machine stealing coins', /pack of vending/u],
    ['fridge stealing cheese', /piece of fridge/u],
    ['sock stealing goblins', /\ba sock stealing/u],
    ['flip flops', /pack of flip/u],
    ['washing machine eating socks', /machine \S+ (?:\S+ )?(?:\S+ )?washing machine/u],
  ])('%s is not told as it was typed', (mainTheme, quoted) => {
    for (const seed of SEEDS) expect(writeCharacter(conceive({ ...BLANK, mainTheme }, seed)).description).not.toMatch(quoted);
  });
});

test.each([
  ['tax advisor', 'crocodile', 'greedy'],
  ['chimney sweep', 'fox', 'grumpy'],
  ['plumber', 'octopus', 'jealous'],
])('R1418 of %s and %s mostly either begins, as being %s has a sentence of its own', (theme, body, trait) => {
  const rows = [theme.replace(' ', ''), body].flatMap((noun) => classOf(noun)?.events ?? []).map(ending);
  const wish = { mainTheme: theme, bodyInfluence: body, characteristicInfluence: trait };
  const begun = SEEDS.filter((seed) => rows.some((row) => sentencesOf(wish, seed)[0]?.includes(row)));
  expect(begun.length).toBeGreaterThan(9);
});
