/** How much of a lore only one class of nouns could tell. */
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

const SEEDS = 8;

/** @returns of each of eight lores about this theme how many sentences are of the class of the noun. */
export function countOwnRows(mainTheme: string, noun: string): number[] {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  const rows = [
    ...(own?.events ?? []).map((row) => row.replace(/^.*?\{a_one\}/u, '')),
    ...(own?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]),
    ...(own?.closings ?? []),
  ].map((row) => row.slice(1));
  return Array.from({ length: SEEDS }, (_, seed) => {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`));
    return sentences.filter(({ skeleton }) => rows.some((row) => skeleton.includes(row))).length;
  });
}
