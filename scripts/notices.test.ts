import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { composeNotices, isAllowed, readPackages } from './lib/notices.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const notices = read('THIRD-PARTY-NOTICES.txt');
const lines = new Set(notices.split('\n').map((line) => line.replace(/ \(.*/, '')));

test.each(['', 'shared/', 'server/', 'worker/', 'client/'])('the notices name all that %spackage.json asks for', (folder) => {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(read(`${folder}package.json`));
  const wanted = Object.entries({ ...dependencies, ...optionalDependencies }).filter(([name]) => !name.startsWith('@chaos/'));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.map(([name, version]) => `${name} ${version}`).filter((each) => !lines.has(each))).toEqual([]);
});

test('the notices have the encoder with its source, the libraries in the picture library, and the fonts', () => {
  expect(notices).toMatch(/^@libav\.js\/variant-webm-vp9 \S+ \(LGPL-2\.1\)\n\nSource: https:\/\/github\.com\/\S+libav\.js/m);
  expect(notices).toContain('libvpx:');
  expect(notices).toMatch(/^\| librsvg +\| LGPLv3/m);
  expect(notices).toContain('https://github.com/lovell/sharp-libvips');
  expect(notices).toMatch(/Bricolage Grotesque[^\n]*\n[\s\S]*?SIL Open Font License/i);
  expect(notices).toContain('The Bungee Project Authors');
});

test('the notices are what the packages say, and every package has a text', () => {
  const packages = readPackages(ROOT);
  expect(composeNotices(packages)).toBe(notices);
  expect(composeNotices(packages.slice(1))).not.toBe(notices);
  const texts = notices.split(/^={80}$/m).slice(1);
  expect(texts.filter((text) => text.split('\n\n').slice(1).join('').trim().length < 100)).toEqual([]);
});

test('the notices tell no folder of a machine and no registry', () => {
  expect(notices).not.toContain(ROOT);
  expect(notices).not.toMatch(/registry\.\w+\.\w+|node_modules\/\S+\/package\.json/);
});

test.each(['GPL-3.0-only', 'GPLv3', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', ''])(
  'a package under "%s" is refused',
  (licence) => {
    expect(isAllowed(licence)).toBe(false);
  },
);

test.each(['MIT', '(AFL-2.1 OR BSD-3-Clause)', 'MIT AND OFL-1.1', 'GPL-3.0-only OR MIT'])(
  'a package under "%s" is taken',
  (licence) => {
    expect(isAllowed(licence)).toBe(true);
  },
);

test('the Docker image contains the notices', () => {
  expect(
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1),
  ).toContain('COPY THIRD-PARTY-NOTICES.txt');
  expect(read('.dockerignore')).not.toMatch(/NOTICES|\*\*\/\*\.txt/);
});
