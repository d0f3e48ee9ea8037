/** Writes docs/privacy.md; `--verify` fails when it is stale. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePrivacy } from './lib/privacy/write.ts';

const target = path.resolve(import.meta.dirname, '../docs/privacy.md');
const text = writePrivacy();
if (!process.argv.includes('--verify')) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error('docs/privacy.md is not up to date: npm run generate');
  process.exitCode = 1;
}
