/** A feature has one word, on every side. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { appRouter } from '../../server/src/trpc/router.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Each folder of these is a feature. */
const FEATURES = ['client/src/features', 'server/src/features', 'shared/src/core'];
const CONTRACT = 'shared/src/contract';
const JOBS = 'shared/src/jobs';
const WORKER = 'worker/src';

/** What is no feature, or is one on one side only: each with its reason. */
const ALONE: Record<string, string> = {
  'client/src/features/appearance': 'how the product looks is kept by a browser only',
  'client/src/features/shortcuts': 'keys are pressed in a browser only',
  'client/src/features/sound': 'sounds are made in a browser only',
  'shared/src/core/audit': 'reads what all features have written',
  'shared/src/core/word-filter': 'what all that people write is held to; its words are changed by ops',
  'shared/src/core/maintenance': 'throws away what none of them needs',
  'shared/src/core/ownership': 'the ledger, through which battles, fusion and offers move characters',
  'shared/src/core/providers': 'what AI providers cost; the worker pays, the operators read',
  'shared/src/contract/auth': 'server/src/auth and client/src/auth, on which all features stand',
  'shared/src/contract/one-time-codes': 'a part of auth',
  'shared/src/contract/passkeys': 'a part of auth',
  'shared/src/contract/exports': 'a part of account',
  'shared/src/contract/leaving': 'a part of account',
  'shared/src/contract/ops-tickets': 'a part of ops',
  'shared/src/contract/forbidden-characters': 'what no text of any feature may hold',
  'shared/src/contract/errors': 'what any call may be refused with',
  'shared/src/contract/ids': 'the ids of all rows',
  'shared/src/contract/name-search': 'how people and characters are looked up',
  'shared/src/contract/paging': 'the cursors of all lists',
  'shared/src/contract/prerender': 'what the built client does for the server, for several screens',
  'shared/src/contract/times': 'how all times go over the wire',
  'shared/src/jobs/catalogue': 'lists all kinds',
  'shared/src/jobs/job': 'what all kinds have',
  'shared/src/jobs/story': 'the kind whose feature is battles',
  'worker/src/exports': 'a part of account',
  'worker/src/imagination': 'the port to whoever writes and paints',
  'worker/src/jobs': 'one handler for each kind',
  'worker/src/push': 'a part of notifications',
  'worker/src/queue': 'takes tickets from the line and runs them',
  'worker/src/testing': 'what its tests stand on',
  'worker/src/video': 'a part of characters',
};

/** By side, its words with what they stand for. */
let words: Map<string, string[]>;

beforeAll(async () => {
  words = new Map([
    [CONTRACT, await filesOf(CONTRACT)],
    [JOBS, await filesOf(JOBS)],
    [WORKER, await foldersOf(WORKER)],
    ['the procedures', Object.keys(appRouter._def.procedures).map((name) => wordOf(name))],
  ]);
  for (const side of FEATURES) words.set(side, await foldersOf(side));
});

async function foldersOf(parent: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function filesOf(parent: string): Promise<string[]> {
  return [...new Set((await readdir(path.join(ROOT, parent))).map(wordOf))];
}

const wordOf = (name: string) => name.split('.')[0] ?? '';

/** @returns those words of a side that none of the others knows. */
function unknownOf(side: string, others: readonly string[]): string[] {
  const known = others.filter((other) => other !== side).flatMap((other) => words.get(other) ?? []);
  return (words.get(side) ?? [])
    .filter((word) => !known.includes(word))
    .map((word) => `${side}/${word}`)
    .filter((room) => ALONE[room] === undefined);
}

/** What at least two sides call a feature. */
function knownWords(): string {
  const all = [...words.values()].flatMap((side) => [...new Set(side)]);
  return `the words that there are: ${[...new Set(all.filter((word, at) => all.indexOf(word) < at))].sort().join(', ')}`;
}

test('no side calls a feature by a word that no other side knows', () => {
  expect(
    FEATURES.flatMap((side) => unknownOf(side, [...words.keys()])),
    knownWords(),
  ).toEqual([]);
});

test('contract, jobs and worker call a feature as its folders do', () => {
  expect(
    [CONTRACT, JOBS, WORKER].flatMap((side) => unknownOf(side, FEATURES)),
    knownWords(),
  ).toEqual([]);
});

test('what stands alone is there', () => {
  const there = [...words].flatMap(([side, known]) => known.map((word) => `${side}/${word}`));
  expect(Object.keys(ALONE).filter((room) => !there.includes(room))).toEqual([]);
});
