/** A feature has one word, on every side. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appRouter } from '../../server/src/trpc/router.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FEATURES = ['client/src/features', 'server/src/features', 'shared/src/core'];

/** Rooms that are no feature: each with the reason why nobody else has one. */
const ALONE: Record<string, string> = {
  'client/src/features/appearance': 'how the product looks is kept by a browser only',
  'client/src/features/fairness': 'battles and finishes are drawn alike, and checked alike in the browser',
  'client/src/features/shortcuts': 'keys are pressed in a browser only',
  'client/src/features/sound': 'sounds are made in a browser only',
  'shared/src/core/audit': 'reads what all features have written',
  'shared/src/core/word-filter': 'what all that people write is held to; its words are changed by ops',
  'shared/src/core/maintenance': 'throws away what none of them needs',
  'shared/src/core/ownership': 'the ledger, through which battles, fusion and offers move characters',
  'shared/src/core/providers': 'what AI providers cost; the worker pays, the operators read',
};

async function foldersOf(parent: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** By side, the words of it. */
async function readWords(): Promise<Map<string, string[]>> {
  const filesOf = async (parent: string) => (await readdir(path.join(ROOT, parent))).map((file) => file.split('.')[0] ?? '');
  const words = new Map([
    ['the contract', await filesOf('shared/src/contract')],
    ['the jobs', await filesOf('shared/src/jobs')],
    ['the procedures', Object.keys(appRouter._def.procedures).map((name) => name.split('.')[0] ?? '')],
    ['worker/src', await foldersOf('worker/src')],
  ]);
  for (const side of FEATURES) words.set(side, await foldersOf(side));
  return words;
}

test('no side calls a feature by a word that no other side knows', async () => {
  const words = await readWords();
  const unknown = FEATURES.flatMap((side) =>
    (words.get(side) ?? [])
      .filter((word) => ALONE[`${side}/${word}`] === undefined)
      .filter((word) => ![...words].some(([other, known]) => other !== side && known.includes(word)))
      .map((word) => `${side}/${word}`),
  );
  const known = [...new Set([...words.values()].flat())].sort().join(', ');
  expect(unknown, `the words that there are: ${known}`).toEqual([]);
});

test('what stands alone is there', async () => {
  const there = (
    await Promise.all(FEATURES.map(async (side) => (await foldersOf(side)).map((word) => `${side}/${word}`)))
  ).flat();
  expect(Object.keys(ALONE).filter((room) => !there.includes(room))).toEqual([]);
});
