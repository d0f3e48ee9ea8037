/** A feature has one word, on every side. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appRouter } from '../../server/src/trpc/router.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FEATURES = ['client/src/features', 'server/src/features', 'shared/src/core'];
const CONTRACT = 'shared/src/contract';
const JOBS = 'shared/src/jobs';
const WORKER = 'worker/src';
const PROCEDURES = 'the procedures';

/** Rooms that are no feature: each with the reason why nobody else has one. */
const ALONE: Record<string, string> = {
  'client/src/features/appearance': 'how the product looks is kept by a browser only',
  'client/src/features/fair-draws': 'battles and finishes are drawn alike, and checked alike in the browser',
  'client/src/features/shortcuts': 'keys are pressed in a browser only',
  'client/src/features/sound': 'sounds are made in a browser only',
  'shared/src/core/audit': 'reads what all features have written',
  'shared/src/core/word-filter': 'what all that people write is held to; its words are changed by ops',
  'shared/src/core/maintenance': 'throws away what none of them needs',
  'shared/src/core/ownership': 'the ledger, through which battles, fusion and offers move characters',
  'shared/src/core/providers': 'what AI providers cost; the worker pays, the operators read',
};
