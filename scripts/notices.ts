/**
 * Writes the notices of all that the product contains.
 *
 *     node scripts/notices.ts            THIRD-PARTY-NOTICES.txt, anew
 *     node scripts/notices.ts --verify   ends with 1 when it is not up to date, or a licence is not allowed
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeNotices, isAllowed, readPackages } from './lib/notices.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'THIRD-PARTY-NOTICES.txt');

const packages = readPackages(ROOT);
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version} is under ${licence || 'no licence'}, which is not allowed: see scripts/lib/notices.ts`);
}
const notices = composeNotices(packages);
const isStale = process.argv.includes('--verify') && (await readFile(FILE, 'utf8').catch(() => '')) !== notices;
if (isStale) console.error('THIRD-PARTY-NOTICES.txt is not up to date: npm run notices');
if (!process.argv.includes('--verify')) await writeFile(FILE, notices);
console.log(`${packages.length} packages, ${refused.length} under a licence that is not allowed`);
if (isStale || refused.length > 0) process.exit(1);
