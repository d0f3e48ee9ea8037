/** Fails when the first page loads more JavaScript than its budget (Q6). Measured on the built client, as gzip. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildClientIfStale } from './lib/client-build.ts';
import { FIRST_PAGE_BUDGET_BYTES } from './lib/first-page-budget.ts';

const DIST = path.resolve(import.meta.dirname, '../client/dist');

interface ManifestChunk {
  file: string;
  imports?: string[];
}

await buildClientIfStale(() => console.log('Building the client ...'));
const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(path.join(DIST, '.vite/manifest.json'), 'utf8'));
const files = [...collectChunks('index.html')].map((chunk) => manifest[chunk]?.file ?? '');
const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(DIST, file)), { level: 9 }).length));
const total = sizes.reduce((sum, size) => sum + size, 0);

console.log(`first-load JavaScript of /: ${total} bytes gzip of ${FIRST_PAGE_BUDGET_BYTES}`);
for (const [index, file] of files.entries()) console.log(`  ${file} ${sizes[index]}`);
if (files.length === 0 || total > FIRST_PAGE_BUDGET_BYTES) process.exit(1);

/** A chunk and all that it imports statically. */
function collectChunks(chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk) || !manifest[chunk]) return found;
  found.add(chunk);
  for (const imported of manifest[chunk].imports ?? []) collectChunks(imported, found);
  return found;
}
