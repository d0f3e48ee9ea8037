/** What a row names is on the disk before the row is: a power cut takes neither of the two alone. */
import { mkdtemp, open, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';

/** From now on notes what is written through to the disk, and does something in that moment. */
async function watchDisk(then: () => Promise<void> = async () => {}): Promise<string[]> {
  const synced: string[] = [];
  const any = await open(import.meta.filename);
  const prototype: { sync(): Promise<void>; datasync(): Promise<void>; fd: number } = Object.getPrototypeOf(any);
  await any.close();
  for (const name of ['sync', 'datasync'] as const) {
    const real = prototype[name];
    const spy = vi.spyOn(prototype, name).mockImplementation(async function (this: typeof prototype) {
      synced.push(await readlink(`/proc/self/fd/${this.fd}`));
      await real.call(this);
      await then();
    });
    onTestFinished(() => spy.mockRestore());
  }
  return synced;
}

test('a file is kept when it lies on the disk, under its name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const synced = await watchDisk();
  await openFolderStorage(folder).put('characters/one/512.webp', Buffer.from('x'));
  const [file = '', ...folders] = synced;
  // Written beside its place, and moved there.
  expect(path.dirname(file)).toBe(path.join(folder, 'characters/one'));
  expect(folders).toEqual(['characters/one', 'characters', ''].map((part) => path.join(folder, part).replace(/\/$/, '')));
});

test('the row of a profile names a picture when it lies on the disk', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const named: (string | null)[] = [];
  const synced = await watchDisk(async () => {
    const row = await world.db.selectFrom('profiles').select('avatar_key').where('id', '=', me.id).executeTakeFirstOrThrow();
    named.push(row.avatar_key);
  });
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'avatar.png'));
  const { avatarUrl } = await me.caller.profiles.setAvatar(form);
  const file = path.join(world.storageFolder, String(avatarUrl).replace('/media/', ''));
  expect(path.dirname(synced[0] ?? '')).toBe(path.dirname(file));
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set([null]));
});
