import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { isNoNoun } from './no-nouns.ts';
import { phraseOf } from './spoken.ts';
import { LETTERS_OF_THE_ALPHABET } from './tables/letters-of-the-alphabet.ts';
import { isSaidOnly } from './tables/spoken-phrases.ts';
import { describeStory } from './write-character.ts';

const SEEDS = Array.from({ length: 16 }, (_, at) => `${at}`);
const sentencesOf = (mainTheme: string, seed: string): string[] =>
  describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences.map(({ text }) => text);

test.each([
  'import this',
  'void main',
  'thats what she said',
  'oh no',
  'mind the gap',
  'access denied',
  'tutto bene',
  'trust the process',
])('R1277 what is no noun has no article: %s', (mainTheme) => {
  const lores = SEEDS.map((seed) => sentencesOf(mainTheme, seed).join(' '));
  expect(lores.filter((lore) => new RegExp(`\\b(?:an?|the) ${mainTheme}`, 'iu').test(lore))).toEqual([]);
});

/** What of a row stays in every lore. */
const shapeOf = (row: string): RegExp => {
  const parts = row.split(/\{[^}]+\}/u).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&'));
  return new RegExp(parts.join('.+'), 'iu');
};

test.each(['import this', 'access denied', 'tutto bene'])(
  'R1278 a line of code, a notice and a phrase from abroad have jokes of their own: %s',
  (mainTheme) => {
    const own = phraseOf(mainTheme);
    const events = (own.events ?? []).map(shapeOf);
    const rest = [...own.closings, ...own.conflicts.flatMap(({ tells, closings }) => [tells, ...closings])].map(shapeOf);
    const lores = SEEDS.map((seed) => sentencesOf(mainTheme, seed));
    expect(lores.filter(([first = '']) => events.some((event) => event.test(first))).length).toBeGreaterThanOrEqual(10);
    expect(lores.filter((lore) => rest.some((row) => row.test(lore.join(' ')))).length).toBeGreaterThanOrEqual(10);
  },
);

test.each(['a dog with a hat on it', 'plinth with the word freedom on it', 'a king whose dog looks like him'])(
  'R1277 what ends in it, after what is said of where that is, is a noun: %s',
  (words) => {
    expect(isNoNoun(words)).toBe(false);
  },
);

test.each([
  'queue',
  'bonfire',
  'che guevara',
  'git merge conflict',
  'printer',
  'constellation',
  'keeper',
  'file cabinet',
  'return ticket',
  'void dragon',
  'static shock',
  'echo chamber',
  'import tax',
  'console table',
  'print shop',
  'bon jovi',
])('R1278 what only begins like them is a noun: %s', (noun) => {
  expect(isSaidOnly(noun)).toBe(false);
});

test.each(['q', 'a', 's', 't'])('R1279 the letter %s is written large, and told of as one', (letter) => {
  const [letters] = LETTERS_OF_THE_ALPHABET;
  const own = [
    ...(letters?.closings ?? []),
    ...(letters?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]),
  ].map(shapeOf);
  const events = (letters?.events ?? []).map(shapeOf);
  const lores = SEEDS.map((seed) => sentencesOf(`the letter ${letter}`, seed));
  expect(lores.every((lore) => !lore.join(' ').includes(`letter ${letter}`))).toBe(true);
  expect(lores.filter(([first = '']) => events.some((event) => event.test(first))).length).toBeGreaterThanOrEqual(10);
  expect(lores.filter((lore) => own.some((row) => row.test(lore.join(' ')))).length).toBeGreaterThanOrEqual(10);
});

test.each([
  [{ mainTheme: 'ein Nilpferd mit Currywurst und zwei Pommesgabeln' }, /with a curry sausage and two chip forks/u, /“/u],
])('R1279 what is said besides goes on in the same sentence: %o', (wish, told, wrong) => {
  const lores = SEEDS.map((seed) => describeStory(conceive({ ...BLANK, ...wish }, seed)).sentences[0]?.text ?? '');
  expect(lores.filter((first) => told.test(first)).length).toBeGreaterThan(7);
  expect(lores.filter((first) => wrong.test(first))).toEqual([]);
});
