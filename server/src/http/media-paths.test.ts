/** Files that can be had, and those that cannot, however their address is written. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countFor } from '@chaos/shared/node/testing/counts';
import { expect, test } from 'vitest';
import { climbingPaths } from '../testing/climbing-paths.ts';
import { sendRaw } from '../testing/raw-http.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const CANARY = 'canary that nobody may fetch';

/** A picture with its original, and secrets beside, above and below it. */
async function layFiles({ storageFolder }: TestWorld): Promise<void> {
  for (const folder of ['characters/x', '../storage-evil']) await mkdir(path.join(storageFolder, folder), { recursive: true });
  await writeFile(path.join(storageFolder, 'characters/x/256.webp'), 'a picture');
  const secrets = ['characters/x/original.png', '../secret.webp', '../storage-evil/secret.webp'];
  for (const secret of secrets) await writeFile(path.join(storageFolder, secret), CANARY);
}

test('trust 24: no way of writing `..` leads out of the pictures, and none ends in an error of ours', async () => {
  await using world = await createTestWorld();
  await layFiles(world);
  const { origin } = await world.listen();
  const targets = ['secret.webp', 'storage-evil/secret.webp', 'etc/passwd'];
  const corpus = climbingPaths(
    ['/media/', '/media/characters/', '/media/characters/x/'],
    targets,
    countFor({ slice: 3, full: 10 }),
  );
  expect(corpus.length).toBeGreaterThan(1_000);
  const wrong: { address: string; status: number }[] = [];
  for (const address of corpus) {
    const { status, text } = await sendRaw(origin, address);
    if (status < 400 || status >= 500 || text.includes(CANARY) || text.includes('root:')) wrong.push({ address, status });
  }
  expect(wrong).toEqual([]);
  expect((await sendRaw(origin, '/media/characters/x/256.webp')).text).toBe('a picture');
});

test('trust 24: the original with its secret message, and lists of folders are to be had under no spelling', async () => {
  await using world = await createTestWorld();
  await layFiles(world);
  const { origin } = await world.listen();
  const spellings = [
    '/media/characters/x/original.png',
    '/media/characters/x/original.png?x=1',
    '/media/characters/x/original.png/',
    '/media/characters/x/original.png%20',
    '/media/characters/x/original.png%00',
    '/media/characters/x/original.png%00.webp',
    '/media/characters/x/original%2epng',
    '/media/characters/x/%6friginal.png',
    '/media/characters/x/%256friginal.png',
    '/media/characters/x/original.pn%67',
    '/media/characters/x//original.png',
    '/media/characters/x/./original.png',
    '/media/characters/x/%2e/original.png',
    '/media/characters/x%2foriginal.png',
    '/media/characters/x/y/../original.png',
    '/media/characters/x/original.png#x',
    '/media//characters/x/original.png',
    '//media/characters/x/original.png',
    '/media/characters/x/original.png;x',
    '/media/',
    '/media/characters/',
    '/media/characters/x/',
    '/media/characters/x',
  ];
  for (const method of ['GET', 'HEAD']) {
    for (const spelling of spellings) {
      const { status, text, headers } = await sendRaw(origin, spelling, { method });
      expect({ spelling, isRefused: status >= 400 && status < 500, leaks: text.includes(CANARY) }).toEqual({
        spelling,
        isRefused: true,
        leaks: false,
      });
      expect(headers['content-type'] ?? '').not.toMatch(/image/);
    }
  }
});

test('trust 24: a file that came in as a page is not to be had, and one that calls itself a picture runs nothing', async () => {
  await using world = await createTestWorld();
  await layFiles(world);
  const { origin } = await world.listen();
  for (const name of ['page.html', 'drawing.svg', 'picture.webp'])
    await writeFile(path.join(world.storageFolder, name), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  for (const name of ['page.html', 'drawing.svg']) expect((await sendRaw(origin, `/media/${name}`)).status).toBe(404);
  const { status, headers } = await sendRaw(origin, '/media/picture.webp');
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' });
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none';sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
