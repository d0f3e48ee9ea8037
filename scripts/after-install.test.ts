import { execFileSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'after-install.mjs');
const LINK = 'node_modules/.bin/node';

async function install(packages: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-link-'));
  for (const name of packages) {
    const bin = path.join(folder, 'node_modules', name, 'bin');
    await mkdir(bin, { recursive: true });
    await writeFile(path.join(bin, 'node'), '');
  }
  const readLink = () => readlink(path.join(folder, LINK)).catch(() => null);
  return {
    folder,
    readLink,
    link: () => execFileSync(process.execPath, [SCRIPT], { cwd: folder, stdio: 'pipe' }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

const OURS = `node-${process.platform}-${process.arch}`;

test('R550 the Node that an install brings is where scripts look first, also where npm has taken its link away', async () => {
  await using fresh = await install([OURS]);
  fresh.link();
  expect(await fresh.readLink()).toBe(`../${OURS}/bin/node`);
  fresh.link();
  expect((await lstat(path.join(fresh.folder, LINK))).isSymbolicLink()).toBe(true);
});

test('R550 what npm has linked stays as it is, unless it leads nowhere, and without a Node for this machine there is no link', async () => {
  await using linked = await install([OURS]);
  await mkdir(path.join(linked.folder, 'node_modules/.bin'));
  await symlink(`./../${OURS}/bin/node`, path.join(linked.folder, LINK));
  linked.link();
  expect(await linked.readLink()).toBe(`./../${OURS}/bin/node`);
  await using dangling = await install([OURS]);
  await mkdir(path.join(dangling.folder, 'node_modules/.bin'));
  await symlink('../node-plan9-mips/bin/node', path.join(dangling.folder, LINK));
  dangling.link();
  expect(await dangling.readLink()).toBe(`../${OURS}/bin/node`);
  await using foreign = await install(['node-plan9-mips']);
  foreign.link();
  expect(await foreign.readLink()).toBeNull();
});

/** As npm leaves them: a package, Node with what C++ is compiled against, and one of ours, which is a link. */
async function installFiles(packages: string[]) {
  const made = await install([OURS]);
  const modules = path.join(made.folder, 'node_modules');
  const files = ['index.js', 'index.js.map', 'index.d.ts', 'src/index.mts', 'data.json', 'stamp', 'LICENSE'];
  for (const folder of [...packages, 'some/node_modules/@deep/other', `${OURS}/include`, '../shared']) {
    await mkdir(path.join(modules, folder, 'src'), { recursive: true });
    for (const file of files) await writeFile(path.join(modules, folder, file), '');
  }
  await mkdir(path.join(modules, '@chaos'));
  await symlink('../../shared', path.join(modules, '@chaos/shared'));
  made.link();
  return { ...made, files, list: (folder: string) => readdir(path.join(modules, folder), { recursive: true }) };
}

test('R600 without the tests nothing stays of packages that only compilers and debuggers read, and all of our own', async () => {
  await using slim = await installFiles(['some']);
  expect((await slim.list('some/node_modules/@deep/other')).sort()).toEqual(['LICENSE', 'data.json', 'index.js', 'src', 'stamp']);
  expect(await slim.list('../shared')).toEqual(expect.arrayContaining(slim.files));
  expect(await slim.list(OURS)).toEqual(['bin', 'bin/node']);
});

test('R600 with the tests types and maps stay, for they are checked with them', async () => {
  await using whole = await installFiles(['some', 'vitest']);
  expect(await whole.list('some/node_modules/@deep/other')).toEqual(expect.arrayContaining(whole.files));
  expect(await whole.list(OURS)).toEqual(['bin', 'bin/node']);
});
