/** What uploads may cost, and that none is lost to another. */

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sweepOrphanedFiles } from '@chaos/shared/core/pictures/orphaned-files';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

function form(bytes: Buffer): FormData {
  const data = new FormData();
  data.set('file', new File([new Uint8Array(bytes)], 'avatar.png', { type: 'image/png' }));
  return data;
}

const picture = (background: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

async function foldersOf(world: TestWorld, userId: string): Promise<string[]> {
  return readdir(path.join(world.storageFolder, 'avatars', userId)).catch(() => []);
}

/** Whether the picture that the profile names is there. */
async function readShown(world: TestWorld, userId: string): Promise<number> {
  const { avatarUrl } = await world.visitor().profiles.byId({ id: userId });
  return (await world.services.storage.read(String(avatarUrl).replace('/media/', ''))).length;
}

test('a member may upload ten pictures in ten minutes', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const file = await picture('#c0ffee');
  for (let index = 0; index < 10; index += 1) await me.caller.profiles.setAvatar(form(file));
  await expect(me.caller.profiles.setAvatar(form(file))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const other = await world.newMember();
  expect((await other.caller.profiles.setAvatar(form(file))).avatarUrl).toContain(other.id);
});

test('pictures are decoded one at a time; when too many wait, the next is asked to come back', async () => {
  await using world = await createTestWorld();
  const people = await Promise.all(Array.from({ length: 20 }, () => world.newMember()));
  const file = await picture('#c0ffee', 2_000);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  const outcomes = await Promise.all(
    people.map(({ caller }) =>
      caller.profiles.setAvatar(form(file)).then(
        () => 'taken',
        (error: { code: string; reason: string }) => `${error.code} ${error.reason}`,
      ),
    ),
  );
  clearInterval(watch);
  expect(most).toBe(1);
  expect(new Set(outcomes)).toEqual(new Set(['taken', 'SERVICE_UNAVAILABLE too_busy']));
  // Whoever came first was served.
  expect(outcomes.filter((one) => one === 'taken').length).toBeGreaterThan(5);
});

test('the same picture again while the one before it is being removed is not lost', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const [first, second] = [await picture('#c0ffee'), await picture('#facade')];
  await me.caller.profiles.setAvatar(form(first));
  const { storage } = world.services;
  const [isRemoving, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.services.storage = {
    ...storage,
    async removeFolder(folder) {
      isRemoving.resolve();
      await gate.promise;
      await storage.removeFolder(folder);
    },
  };
  const replacing = me.caller.profiles.setAvatar(form(second));
  await isRemoving.promise;
  const written = world.db.selectFrom('profiles').select('avatar_key').where('id', '=', me.id);
  const { avatar_key: key } = await written.executeTakeFirstOrThrow();
  const again = me.caller.profiles.setAvatar(form(first));
  await expect.poll(async () => (await written.executeTakeFirstOrThrow()).avatar_key).not.toBe(key);
  gate.resolve();
  await Promise.all([replacing, again]);
  expect(await readShown(world, me.id)).toBeGreaterThan(0);
  expect(await foldersOf(world, me.id)).toHaveLength(1);
});

test('trust fault 9: an old picture that cannot be removed is no failure of the new one, and goes a day later', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  await me.caller.profiles.setAvatar(form(await picture('#c0ffee')));
  const { storage } = world.services;
  const removeFolder = () => Promise.reject(new Error('the disk is read-only'));
  world.services.storage = { ...storage, removeFolder };
  const { avatarUrl } = await me.caller.profiles.setAvatar(form(await picture('#facade')));
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBe(avatarUrl);
  expect(await foldersOf(world, me.id)).toHaveLength(2);
  await world.passTime(25 * 3_600);
  expect(await sweepOrphanedFiles({ db: world.db, storage })).toHaveLength(1);
  expect(await foldersOf(world, me.id)).toHaveLength(1);
  expect(await readShown(world, me.id)).toBeGreaterThan(0);
});
