/** Files that can be had, and those that cannot, however their address is written. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, test } from 'vitest';
import { climbingPaths } from '../testing/fuzz/climbing-paths.ts';
import { sendRaw } from '../testing/fuzz/raw-http.ts';
import { wholeFile } from '../testing/media-files.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const CANARY = 'canary that nobody may fetch';

/**
 * A picture with its original, and secrets beside, above and below it.
 * @returns where people find the picture, below the prefix.
 */
async function layFiles({ storageFolder, db, newCharacter }: TestWorld): Promise<string> {
  for (const folder of ['characters/x', '../storage-evil']) await mkdir(path.join(storageFolder, folder), { recursive: true });
  await writeFile(path.join(storageFolder, 'characters/x/256.webp'), wholeFile('256.webp'));
  const secrets = ['characters/x/original.png', '../secret.webp', '../storage-evil/secret.webp'];
  for (const secret of secrets) await writeFile(path.join(storageFolder, secret), CANARY);
  const id = await newCharacter();
  const { token } = await db
    .updateTable('meme_characters')
    .set({ image_key: 'characters/x' })
    .where('id', '=', id)
    .returning('picture_token as token')
    .executeTakeFirstOrThrow();
  return `characters/${id}/${token}`;
}

test('trust 24: no way of writing `..` leads out of the pictures, and none ends in an error of ours', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const folder = await layFiles(world);
  const { origin } = await world.listen();
  const targets = ['secret.webp', 'storage-evil/secret.webp', 'etc/passwd'];
  const corpus = climbingPaths(['/media/', '/media/characters/', `/media/${folder}/`], targets, countFor({ slice: 3, full: 10 }));
  expect(corpus.length).toBeGreaterThan(1_000);
  const wrong: { address: string; status: number }[] = [];
  for (const address of corpus) {
    const { status, text } = await sendRaw(origin, address);
    if (status < 400 || status >= 500 || text.includes(CANARY) || text.includes('root:')) wrong.push({ address, status });
  }
  expect(wrong).toEqual([]);
  expect((await sendRaw(origin, `/media/${folder}/256.webp`)).status).toBe(200);
});

test('trust 24: the original with its secret message, and lists of folders are to be had under no spelling', async () => {
  await using world = await createTestWorld();
  const folder = await layFiles(world);
  const { origin } = await world.listen();
  const spellings = [
    `/media/${folder}/original.png`,
    `/media/${folder}/original.png?x=1`,
    `/media/${folder}/original.png/`,
    `/media/${folder}/original.png%20`,
    `/media/${folder}/original.png%00`,
    `/media/${folder}/original.png%00.webp`,
    `/media/${folder}/original%2epng`,
    `/media/${folder}/%6friginal.png`,
    `/media/${folder}/%256friginal.png`,
    `/media/${folder}/original.pn%67`,
    `/media/${folder}//original.png`,
    `/media/${folder}/./original.png`,
    `/media/${folder}/%2e/original.png`,
    `/media/${folder}%2foriginal.png`,
    `/media/${folder}/y/../original.png`,
    `/media/${folder}/original.png#x`,
    `/media//${folder}/original.png`,
    `//media/${folder}/original.png`,
    '/media/characters/x/original.png',
    `/media/${folder}/original.png;x`,
    '/media/',
    '/media/characters/',
    `/media/${folder}/`,
    `/media/${folder}`,
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

test('trust 24: a file that came in as a page is not to be had, and one that calls itself a picture is not served, and would run nothing', async () => {
  await using world = await createTestWorld();
  const folder = await layFiles(world);
  const { origin } = await world.listen();
  for (const name of ['page.html', 'drawing.svg', '512.webp'])
    await writeFile(
      path.join(world.storageFolder, 'characters/x', name),
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    );
  for (const name of ['page.html', 'drawing.svg']) expect((await sendRaw(origin, `/media/${folder}/${name}`)).status).toBe(404);
  const { status, headers } = await sendRaw(origin, `/media/${folder}/512.webp`);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 502, type: 'application/json; charset=utf-8' });
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none';sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
