/** Which packages the product is made of, under which licences, and the notices that these ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import licences from 'spdx-license-list/full.js';
import satisfies from 'spdx-satisfies';

/** What may be in a private product that is handed out as an image. GPL and AGPL are not here: docs/decisions.md says why. */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense', 'Zlib'],
  ...['OFL-1.1', 'Unicode-3.0', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-2.1', 'LGPL-3.0-or-later'],
];
/** Whose words become part of the product when they are written into a file of ours. */
const BUILT_IN = ['cldr-annotations-full'];
/** What follows in the licence of Vite is about its server and build, which are no part of the page. */
const OF_TOOL_ALONE = '# Licenses of bundled dependencies';
/** Who holds the copyright, where a package comes without its licence's text and names another author or none. */
const HOLDERS: Readonly<Record<string, string>> = { '@lobehub/fluent-emoji-3d': 'Microsoft Corporation and LobeHub' };
const LIBVIPS = '@img/sharp-libvips-';
const FETCHED_APART =
  'Fetched for its platform alone, to run the product without Docker, and not part of the Docker image.\nIts licence and those of what is in it lie in the package.';

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Package {
  name: string;
  version: string;
  /** As the package has it; empty for none. */
  licence: string;
  /** The folder that its texts are read from, which is there on every platform; null for none. */
  home: string | null;
  isFetchedApart: boolean;
}

/** All that production needs, on any platform, in the order of names. */
export function readPackages(root: string): Package[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const entries = Object.entries(lock.packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
  const apart = Object.keys(lock.packages['']?.optionalDependencies ?? {});
  const libvips = entries.find(([at]) => at.includes(LIBVIPS) && existsSync(path.join(root, at)))?.[0];
  const found = new Map<string, Package>();
  for (const [at, entry] of entries) {
    const name = nameOf(at);
    const { version = '', license = '', dev = false } = entry;
    if (dev && !(BUILT_IN.includes(name) && at === `node_modules/${name}`)) continue;
    // The package of one platform has the texts of the one that asks for it: it may not be there, and they stay the same.
    const asking = () => entries.find(([, other]) => other.optionalDependencies?.[name] && other.license === license)?.[0];
    const common = () => (name.startsWith(LIBVIPS) ? libvips : asking());
    const folder = entry.os || entry.cpu ? common() : at;
    const home = folder === undefined ? null : path.join(root, folder);
    found.set(`${name} ${version}`, { name, version, licence: license, home, isFetchedApart: apart.includes(name) });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Whether a licence, as SPDX writes it, leaves us a way that is allowed. */
export function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    return false; // Not a licence that anybody knows.
  }
}

/** The whole text, with packages of one text together. */
export function composeNotices(packages: readonly Package[]): string {
  const groups = Map.groupBy(packages, (each) => [sourceOf(each), textOf(each)].join('\n').trim());
  const parts = [...groups].map(([text, those]) => {
    const names = those.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return [RULE, ...names, '', text].join('\n');
  });
  return `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
}

/** The shortest licence, 0BSD, is longer. */
const SHORTEST_TEXT = 300;
const RULE = '='.repeat(80);
const INTRODUCTION = `Third-party notices of Hall of Chaos

The product contains the packages below or is built with them, each under its own licence.
Packages of one text stand together. Written by \`npm run notices\`.`;

const nameOf = (at: string): string => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where the source is, for licences that want it offered. */
function sourceOf({ licence, home, isFetchedApart }: Package): string {
  if (isFetchedApart || !/GPL|MPL/.test(licence)) return '';
  const { repository } = readManifest(home);
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '');
  return url && `Source: ${url.replace(/^git\+/, '').replace(/^(ssh:\/\/)?git@github.com[:/]/, 'https://github.com/')}\n`;
}

function textOf(each: Package): string {
  if (each.isFetchedApart) return FETCHED_APART;
  const texts = [...licenceFiles(each.home), ...licenceInProgram(each.home)];
  // Some have none, and some only point at a file that is not there.
  if (texts.join('').length < SHORTEST_TEXT) texts.push(...standardTexts(each));
  if (each.name.startsWith(LIBVIPS) && each.home !== null) texts.push(librariesInside(each.home));
  return texts.map(tidy).join('\n\n');
}

function licenceFiles(home: string | null): string[] {
  if (home === null || !existsSync(home)) return [];
  const names = readdirSync(home).filter((name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(name));
  return names.sort().map((name) => readFileSync(path.join(home, name), 'utf8').split(OF_TOOL_ALONE)[0] ?? '');
}

/** libav.js has the licences of all that was compiled into it at the head of each of its programs. */
function licenceInProgram(home: string | null): string[] {
  if (!home?.includes('@libav.js')) return [];
  const programs = path.join(home, 'dist');
  const name = readdirSync(programs).find((each) => each.endsWith('.wasm.mjs')) ?? '';
  const [head = ''] = /^\/\*!?[\s\S]*?\*\//.exec(readFileSync(path.join(programs, name), 'utf8')) ?? [];
  return [head.replace(/^\/\*!?|\*\/$/g, '').replace(/^ \* ?/gm, '')];
}

/** What SPDX has, for a package without a text of its own. */
function standardTexts({ name, licence, home }: Package): string[] {
  const { author } = readManifest(home);
  const named = typeof author === 'string' ? author : author?.name;
  const holder = HOLDERS[name] ?? named ?? `the authors of ${name.replace(/-(android|darwin|freebsd|linux|win32).*/, '')}`;
  const ids = licence.split(/[() ]+|AND|OR/).filter((id) => licences[id]);
  return ids.map((id) => (licences[id]?.licenseText ?? '').replace(/<year> <(copyright holders|owner)>/g, holder));
}

function librariesInside(home: string): string {
  const readme = readFileSync(path.join(home, 'README.md'), 'utf8');
  return readme.slice(readme.indexOf('## Licensing'));
}

interface Manifest {
  author?: string | { name?: string };
  repository?: string | { url?: string };
}

function readManifest(home: string | null): Manifest {
  if (home === null) return {};
  const file = path.join(home, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Line ends and blanks differ between packages of one text. */
const tidy = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/[ \t]+$/gm, '')
    .trim();
