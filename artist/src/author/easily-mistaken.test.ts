import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { NounClass } from './tables/noun-class.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { QUALITIES_OF_TOUCH } from './tables/qualities-of-touch.ts';
import { TAKEN_FOR_SOMETHING_ELSE } from './tables/taken-for-something-else.ts';
import { describeStory } from './write-character.ts';

const SEEDS = Array.from({ length: 16 }, (_, at) => String(at));
type Rows = Pick<NounClass, 'events' | 'conflicts' | 'closings'>;
const rowsOf = ({ events = [], conflicts, closings }: Rows): string[] => [
  ...events.map((event) => event.replace(/\{\w+\}/u, '')),
  ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
  ...closings,
];
/** In how many of the lores at least one sentence comes from these rows. */
const timesTold = (wish: Partial<typeof BLANK>, own: Rows): number =>
  SEEDS.filter((seed) => {
    const { sentences } = describeStory(conceive({ ...BLANK, ...wish }, seed));
    return sentences.some(({ skeleton }) => rowsOf(own).some((row) => skeleton.includes(row)));
  }).length;
function classOf(noun: string): NounClass {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  if (!own) throw new Error(`${noun} is in no class`);
  return own;
}

test.each([
  [{ mainTheme: 'the letter Q' }, 'theletterq'],
  [{ mainTheme: 'letter B', bodyInfluence: 'bee' }, 'theletterb'],
  [{ mainTheme: 'bad decisions' }, 'baddecision'],
  [{ mainTheme: 'poor life choices', bodyInfluence: 'goose' }, 'lifechoice'],
  [{ mainTheme: 'tortilla de patatas', bodyInfluence: 'toro' }, 'spanishomelette'],
  [{ mainTheme: "grandma's knitting needles", bodyInfluence: 'hedgehog' }, 'knittingneedle'],
  [{ mainTheme: 'turtle with a bowling ball for a shell' }, 'bowlingball'],
  [{ mainTheme: 'mole with a teapot as a hat' }, 'teapot'],
])('R1289 %j is told of by what it is', (wish, noun) => {
  expect(timesTold(wish, classOf(noun))).toBeGreaterThan(13);
});

test.each([{ mainTheme: 'sticky hands' }, { mainTheme: 'toddler', characteristicInfluence: 'sticky' }])(
  'R1289 whoever is sticky is not smelly: %j',
  (wish) => {
    const [sticky = { conflicts: [], closings: [] }] = QUALITIES_OF_TOUCH;
    expect(timesTold(wish, sticky)).toBeGreaterThan(9);
    for (const seed of SEEDS)
      expect(
        describeStory(conceive({ ...BLANK, ...wish }, seed))
          .sentences.map(({ text }) => text)
          .join(' '),
      ).not.toMatch(/the bath has locked|reported by \S+ noses|perfume/u);
  },
);

test('R1289 a letter is written large, and a nation as well', () => {
  const first = (mainTheme: string) =>
    describeStory(conceive({ ...BLANK, mainTheme }, '1'))
      .sentences.map(({ text }) => text)
      .join(' ');
  expect(first('the letter Q')).toContain('letter Q');
  expect(first('tortilla de patatas')).toContain('Spanish omelette');
});

test.each([
  ['a postman who is scared of dogs', 'postman'],
  ['a chef afraid of onions', 'chef'],
  ['a firefighter who is scared of fire', 'firefighter'],
])('R1290 %s is told of by what it is as well', (mainTheme, noun) => {
  expect(timesTold({ mainTheme }, classOf(noun))).toBeGreaterThan(12);
});

test.each([
  ['a lion afraid of mice', 'mouse'],
  ['a chef afraid of onions', 'onion'],
  ['a llama allergic to bees', 'bee'],
])('R1290 %s is not told of as what it flees from: %s', (mainTheme, noun) => {
  const { events = [] } = classOf(noun);
  for (const seed of SEEDS) {
    const [opening] = describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences;
    expect(events.filter((event) => opening?.skeleton.includes(event.replace(/\{a_one\}/u, '')))).toEqual([]);
  }
});

test('R1289 no row of these stands twice', () => {
  const rows = [...TAKEN_FOR_SOMETHING_ELSE, ...QUALITIES_OF_TOUCH].flatMap(rowsOf);
  expect(new Set(rows).size).toBe(rows.length);
});
