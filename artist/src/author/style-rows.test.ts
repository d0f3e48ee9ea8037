import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { FINISHES } from '../painter/finishes/finishes.ts';
import { LOOKS, PLACES } from './style-rows.ts';
import { ANYWHERE_NAMED } from './tables/kinds-of-rooms.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { DRAWN_SETTINGS, SETTINGS } from './tables/settings.ts';
import { describeStory } from './write-character.ts';

const CLASSES = [...LOOKS, ...PLACES];
const ALL: readonly string[] = [...CLASSES.flatMap(({ rows }) => rows), ...ANYWHERE_NAMED];
const GENERAL: readonly string[] = [...SETTINGS, ...DRAWN_SETTINGS];

const WISHES = [
  { mainTheme: 'kettle' },
  { mainTheme: 'dentist', bodyInfluence: 'walrus' },
  { mainTheme: 'snail', characteristicInfluence: 'jealous' },
] as const;
const loresIn = (style: string): { skeleton: string; text: string }[][] =>
  WISHES.flatMap((wish) =>
    Array.from({ length: 5 }, (_, seed) => describeStory(conceive({ ...BLANK, ...wish, style }, `${seed}`)).sentences),
  );

/** In each lore one sentence tells of this class, none of another, and none of a style in general. */
function expectOwnRow(style: string, rows: readonly string[]): void {
  for (const sentences of loresIn(style)) {
    const told = sentences.filter(({ skeleton }) => ALL.includes(skeleton) || GENERAL.includes(skeleton));
    expect(told, sentences.map(({ text }) => text).join(' ')).toHaveLength(1);
    expect(rows).toContain(told[0]?.skeleton);
  }
}

/** The rows that have such words, which one class has. */
const rowsWith = (words: string): readonly string[] =>
  CLASSES.find(({ rows }) => rows.some((row) => row.includes(words)))?.rows ?? [];

test.each([
  ['watercolor', 'cauliflower'],
  ['acuarela', 'cauliflower'],
  ['pixel art', 'diagonals'],
  ['lego', 'barefoot'],
  ['stained glass', 'faces south'],
  ['浮世絵', 'wave with claws'],
  ['Holzschnitt', 'the wrong way round'],
  ['film noir', 'saxophone'],
  ['claymation', 'thumbprint'],
  ['cubism', 'same side'],
  ['Van Gogh', 'goes round and round'],
  ['cyberpunk', 'before they can blink'],
  ['cross stitch', 'Home Sweet Ho'],
  ['vintage postcard', 'the soup is not'],
  ['wanted poster', 'the reward'],
  ['children’s book', 'page thirty-two'],
])('R1249 a wished way of drawing is told of with what only it does to whoever is drawn: %s', (style, words) => {
  expectOwnRow(style, rowsWith(words));
});

test.each([
  ['on the moon', '384,000'],
  ['swamp', 'blup'],
  ['office', 'labelled a yoghurt'],
  ['Tokyo at night', 'eleven seconds late'],
  ['at night in Berlin', 'not tonight'],
  ['à Paris', 'a waiter'],
  ['praia de Copacabana', 'by a towel'],
  ['laundromat', 'Two socks'],
  ['funfair', 'big wheel'],
  ['in a snowy castle', 'soften it'],
  ['underwater nightclub', 'blub'],
  ['car park', 'toll'],
  ['underwater', 'blub'],
])('R1250 a wished place is told of with what only there happens to somebody: %s', (style, words) => {
  expectOwnRow(style, rowsWith(words));
});

test('R1250 a place of which only the name is known is told of as by somebody on a journey', () => {
  expectOwnRow('Seattle', ANYWHERE_NAMED);
});

test('R1251 each class of styles has five rows of its own, some that tell the style and some that follow it', () => {
  for (const { rows } of CLASSES) {
    expect(rows.length, rows[0]).toBeGreaterThanOrEqual(5);
    const telling = rows.filter((row) => /\{(?:in_style|style|a_style)\}/iu.test(row));
    expect(telling.length, rows[0]).toBeGreaterThanOrEqual(2);
    expect(telling.length, rows[0]).toBeLessThan(rows.length);
  }
});

test('R1251 no row of a style stands twice, nor in any class of nouns, and none is longer than a sentence should be', () => {
  expect(new Set(ALL).size).toBe(ALL.length);
  const others = new Set(
    NOUN_CLASSES.flatMap(({ conflicts, closings }) => [...closings, ...conflicts.map(({ tells }) => tells)]),
  );
  expect(ALL.filter((row) => others.has(row))).toEqual([]);
  expect(ALL.filter((row) => row.length > 110)).toEqual([]);
});

test('R1251 what the picture shows is of one class, and a picture can show it', () => {
  const idsOf = (classes: typeof LOOKS): string[] => classes.flatMap(({ of = new Set<string>() }) => [...of]);
  const finishes: readonly string[] = FINISHES.map(({ id }) => id);
  expect(idsOf(LOOKS).filter((id) => !finishes.includes(id))).toEqual([]);
  for (const id of idsOf(PLACES)) expect(findBackdropFor(id).id).toBe(id);
  for (const ids of [idsOf(LOOKS), idsOf(PLACES)]) expect(new Set(ids).size).toBe(ids.length);
});
