import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory, writeCharacter } from './write-character.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => `${seed}`);
const loresOf = (wish: Partial<typeof BLANK>): string[] =>
  SEEDS.map((seed) => writeCharacter(conceive({ ...BLANK, ...wish }, seed)).description);
const classOf = (noun: string): number => NOUN_CLASSES.findIndex(({ nouns }) => nouns.has(noun));

test.each([
  ['trainconductor', 'conductor'],
  ['tanuki', 'kappa'],
  ['crosswordpuzzle', 'puzzle'],
  ['cheesewheel', 'wheel'],
])('R1419 who only shares a word with somebody else has other jokes: %s and %s', (noun, neighbour) => {
  expect(classOf(noun)).toBeGreaterThanOrEqual(0);
  expect(classOf(noun)).not.toBe(classOf(neighbour));
});

test.each(['train conductor', 'tanuki'])('R1419 a lore about a %s begins with what happens to nobody else', (mainTheme) => {
  const { events = [] } = NOUN_CLASSES[classOf(mainTheme.replace(' ', ''))] ?? {};
  const openings = SEEDS.map((seed) => describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences[0]?.skeleton ?? '');
  expect(openings.filter((opening) => events.some((event) => opening.includes(event))).length).toBeGreaterThan(7);
});

test.each([
  ['carries photos of its old street', /birthday cake|mammoth|candles|permit|Stonehenge|Jurassic/u],
  ['brings everybody bad luck', /\bevil\b|laughs in the wrong|practised a laugh|lair/u],
])('R1420 how the thing is that something is done with is not told of whoever does it: %s', (characteristicInfluence, told) => {
  const lores = loresOf({ mainTheme: 'chimney sweep', bodyInfluence: 'fox', characteristicInfluence });
  expect(lores.filter((lore) => told.test(lore))).toEqual([]);
});

test.each([
  [{ mainTheme: 'nonna in vespa' }, /a nonna on a Vespa/iu],
  [{ mainTheme: 'washing machine eating socks' }, /washing machine that eats socks/iu],
  [{ mainTheme: 'IKEA shelf with missing screw' }, /IKEA shelf with a missing screw/iu],
  [{ mainTheme: 'tulips' }, /a bunch of tulips/iu],
  [{ mainTheme: 'brzydkie kaczątko' }, /an ugly duckling/iu],
  [{ mainTheme: 'cook', characteristicInfluence: 'fait des claquettes' }, /tap-dances/iu],
  [{ mainTheme: 'the wifi went down right before I could save my essay and now I am crying' }, /wifi that went down(?! right)/iu],
])('R1420 what somebody typed is told as it was meant: %j', (wish, told) => {
  const lores = loresOf(wish);
  expect(lores.filter((lore) => told.test(lore)).length, lores.join('\n')).toBeGreaterThan(8);
});

test('R1420 nobody who is full of a dish is eaten with it', () => {
  for (const mainTheme of ['ramen', 'french fries'])
    for (const lore of loresOf({ mainTheme, bodyInfluence: 'cat' }))
      expect(lore).not.toMatch(/full of [^,]+ was (?:eaten|begun)/u);
});

test.each(['revolving door', 'barbecue', 'dentist'])(
  'R1420 what is so at all times is told without an hour before it: %s',
  (mainTheme) => {
    for (const lore of loresOf({ mainTheme }))
      expect(lore).not.toMatch(/^(?!An? ).*\b(?:a revolving door has|barbecue is the only|dentist gets)\b/u);
  },
);
