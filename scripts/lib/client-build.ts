/** Builds the client when the last build is missing or older than its sources. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'client/dist');
const STAMP = path.join(DIST, '.sources');
const SOURCES = [
  'client/{index.html,package.json,vite.config.ts}',
  'client/{src,public}/**/*',
  'shared/src/{contract,rules}/**/*',
  'package-lock.json',
];
const COMPRESSED = /\.(js|css|svg|json|webmanifest)$/;

/** @returns true when it was built now. */
export async function buildClientIfStale(onBuild: () => void): Promise<boolean> {
  const stamp = await hashSources();
  if (readStamp() === stamp) return false;
  onBuild();
  await runVite();
  await compressFiles();
  await writeFile(STAMP, stamp);
  return true;
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return hash.digest('hex');
}

function readStamp(): string {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
}

function runVite(): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'client'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The client could not be built; see above.'))));
  });
}

/** Beside each text file its compressed forms, which the server sends as they are. */
async function compressFiles(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  for await (const entry of glob('**/*', { cwd: DIST, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
