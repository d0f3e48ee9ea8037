import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { DEED_CLASSES } from './tables/deeds-by-class.ts';
import { ANY_NEVER, NEVER_CLASSES } from './tables/deeds-never.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { QUALITY_CLASSES } from './tables/qualities-by-class.ts';
import type { SideClass } from './tables/side-class.ts';
import { describeStory } from './write-character.ts';

interface Rows {
  events?: readonly string[];
  traits?: readonly string[];
  conflicts: readonly { tells: string; closings: readonly string[] }[];
  closings: readonly string[];
}

/** Behind the slots that say who it is, and how. */
const ending = (row: string): string =>
  (row.split(/\{(?:a_one|a_body|topic)\}/u).at(-1) ?? row).replace(/^\{They\} \{does\}/u, '');
const rowsOf = ({ events = [], traits = [], conflicts, closings }: Rows): string[] =>
  [...events, ...traits, ...closings, ...conflicts.flatMap((one) => [one.tells, ...one.closings])].map(ending);
const ofNoun = (noun: string): string[] =>
  NOUN_CLASSES.filter(({ nouns }) => nouns.has(noun))
    .slice(0, 1)
    .flatMap(rowsOf);
const SIDES: readonly SideClass[] = [...QUALITY_CLASSES, ...NEVER_CLASSES, ANY_NEVER, ...DEED_CLASSES];
const ofSide = (words: string): string[] => SIDES.filter(({ means }) => means.test(words)).flatMap(rowsOf);

/** What was said of somebody is told by a row of its class, or in its own words where it has none. */
const OWN_WORDS = /\{(?:does|quality|fact|quoted|obj|vp|vping|(?:a|the)_trait)\}/u;

interface Part {
  is: string;
  rows: readonly string[];
  mayBeQuoted: boolean;
}
const noun = (is: string): Part => ({ is, rows: ofNoun(is), mayBeQuoted: false });
const side = (is: string): Part => ({ is, rows: ofSide(is), mayBeQuoted: true });

function findUntold(wish: Partial<typeof BLANK>, parts: readonly Part[], seed: string): string[] {
  const told = describeStory(conceive({ ...BLANK, ...wish }, seed)).sentences.map(({ skeleton }) => skeleton);
  const isTold = ({ rows, mayBeQuoted }: Part): boolean =>
    told.some(
      (skeleton, at) => rows.some((row) => skeleton.includes(row)) || (mayBeQuoted && at > 0 && OWN_WORDS.test(skeleton)),
    );
  return parts.filter((part) => !isTold(part)).map(({ is }) => is);
}

const words = (list: string): string[] => list.split(', ');
const THEMES = words(
  'plumber, dentist, librarian, nurse, wizard, baker, pilot, detective, pirate, teacher, gardener, vampire, toaster, umbrella, accordion, lighthouse, suitcase, teapot, sofa, cactus',
);
const BODIES = words(
  'owl, crab, octopus, penguin, sloth, goose, hamster, snail, giraffe, walrus, pelican, kangaroo, mole, flamingo, beaver',
);
const TRAITS = words('grumpy, sleepy, afraid of the dark, always late, hates mondays, jealous, proud, clumsy, nervous, greedy');
const CLAUSES = words(
  'who sings opera, who is afraid of heights, who collects stamps, who lost his glasses, who knits, who hates rain, who drives a forklift, who cannot swim, who eats socks, who delivers pizza',
);
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

test('R1397 of 300 wishes of a being, a body, a trait and a clause each part is taken up by one sentence at least', () => {
  const lacking = Array.from({ length: 300 }, (_, i) => {
    const theme = at(THEMES, i);
    const body = i % 3 === 2 ? null : at(BODIES, i * 7);
    const clause = i % 3 === 0 ? null : at(CLAUSES, i * 3);
    const trait = i % 3 === 1 ? null : at(TRAITS, i * 3 + (i % 7));
    const parts = [
      noun(theme),
      ...(body === null ? [] : [noun(body)]),
      ...[clause, trait].flatMap((said) => (said === null ? [] : [side(said)])),
    ];
    const mainTheme = clause === null ? theme : `${theme} ${clause}`;
    const untold = findUntold({ mainTheme, bodyInfluence: body, characteristicInfluence: trait }, parts, `${i}`);
    return untold.map((part) => `${part} of ${[mainTheme, body, trait].join(' | ')}`);
  }).flat();
  expect(lacking).toEqual([]);
});

test.each([
  ['a ghost and a toddler sharing one scooter', 'ghost', 'toddler'],
  ['badger and owl running a night bakery', 'badger', 'owl'],
  ['a cat and a mouse who share a flat', 'cat', 'mouse'],
  ['pug and dragon sharing one sausage', 'pug', 'dragon'],
  ['bear and bee fighting over honey', 'bear', 'bee'],
  ['octopus working as a barista', 'octopus', 'barista'],
  ['giraffe who works as a dentist', 'giraffe', 'dentist'],
  ['poodle who runs a hair salon', 'poodle', 'hairdresser'],
])('R1398 of two who are up to something, and of whoever has a trade, both have a sentence: %s', (mainTheme, first, second) => {
  for (let seed = 0; seed < 12; seed += 1)
    expect(findUntold({ mainTheme }, [noun(first), noun(second)], `${seed}`), `${seed}`).toEqual([]);
});

test('R1398 whatever another language calls so, a word of ours that a class tells of is told as itself', () => {
  for (const [mainTheme, told] of [
    ['receptionist', 'receptionist'],
    ['gran', 'gran'],
  ] as const)
    for (let seed = 0; seed < 4; seed += 1) {
      const [opening] = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence: 'parrot' }, `${seed}`)).sentences;
      expect(opening?.text).toContain(told);
    }
});

test.each([
  ['glow in the dark sourdough starter', 'sourdough'],
  ['an out of tune accordion', 'accordion'],
  ['larger than life umbrella', 'umbrella'],
])('R1398 what stands before a noun as one word is no place: %s', (mainTheme, own) => {
  for (let seed = 0; seed < 8; seed += 1)
    expect(findUntold({ mainTheme, bodyInfluence: 'goose' }, [noun(own)], `${seed}`), `${seed}`).toEqual([]);
});

test.each(['guilty', 'sparkly', 'falls apart', 'messy', 'annoying', 'repeats everything'])(
  'R1397 how something everyday is said to be has rows of its own: %s',
  (characteristicInfluence) => {
    const part = { ...side(characteristicInfluence), mayBeQuoted: false };
    for (let seed = 0; seed < 8; seed += 1)
      expect(findUntold({ mainTheme: 'teapot', characteristicInfluence }, [part], `${seed}`), `${seed}`).toEqual([]);
  },
);
