import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** One that only reads is in nobody's way. */
const BARE = /\.transaction\(\)(?!\s*\.setAccessMode\('read only'\))/;

test('trust fault 12: what others were in the way of is done again, wherever the server writes', () => {
  const files = globSync('server/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', 'server/src/testing/**'] });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => BARE.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
