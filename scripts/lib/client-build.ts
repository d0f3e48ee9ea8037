/** Builds the client when the last build is missing or older than its sources. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findCriticalCss } from './critical-css.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'client/dist');
const STAMP = '.sources';
const SOURCES = [
  'client/{index.html,package.json,vite.config.ts}',
  'client/{src,public}/**/*',
  'shared/src/{contract,rules}/**/*',
  'scripts/lib/critical-css.ts',
  'package-lock.json',
];
/** What no build contains: a changed test makes no new one. */
const OF_TESTS = ['**/*.test.{ts,tsx}', 'client/src/testing/**'];
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/;
const COMPRESSED = /\.(js|css|svg|json|webmanifest)$/;

/** @returns true when it was built now. */
export async function buildClientIfStale(onBuild: () => void): Promise<boolean> {
  const stamp = await hashSources();
  if (readStamp() === stamp) return false;
  onBuild();
  // Beside the old one, and then in its place: two who start at once do not build into each other's files.
  const fresh = `${DIST}.${process.pid}`;
  try {
    await runVite(['--outDir', fresh]);
    // Not among the files that are served.
    const forServer = path.join(fresh, '.server');
    await runVite(['--ssr', '--outDir', forServer]);
    await writeCriticalCss(fresh, forServer);
    await compressFiles(fresh);
    await writeFile(path.join(fresh, STAMP), stamp);
    // Somebody else may have built the same meanwhile, and a server may read it just now.
    if (readStamp() !== stamp) await putInPlace(fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return true;
}

async function putInPlace(fresh: string): Promise<void> {
  const old = `${fresh}.old`;
  for (;;) {
    await rm(old, { recursive: true, force: true });
    await rename(DIST, old).catch(ignoreMissing);
    try {
      await rename(fresh, DIST);
      break;
    } catch (error) {
      // Somebody else's came between.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    }
  }
  await rm(old, { recursive: true, force: true });
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, exclude: OF_TESTS, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return hash.digest('hex');
}

function readStamp(): string {
  try {
    return readFileSync(path.join(DIST, STAMP), 'utf8');
  } catch {
    return '';
  }
}

/** What the markup of the first screens needs of the style, so that the server can write it into the page. */
async function writeCriticalCss(folder: string, forServer: string): Promise<void> {
  const [, style = ''] = STYLESHEET.exec(await readFile(path.join(folder, 'index.html'), 'utf8')) ?? [];
  const built: { renderSamples(): Promise<string[]> } = await import(pathToFileURL(path.join(forServer, 'prerender.js')).href);
  const css = findCriticalCss(await readFile(path.join(folder, style), 'utf8'), await built.renderSamples());
  await writeFile(path.join(forServer, 'critical.css'), css);
}

function runVite(options: string[]): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
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
async function compressFiles(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
