/** Files that a full disk, a power cut or a hand has damaged: never served as pictures, never kept by a browser, and told. */
import { randomUUID } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { auditFiles, type FileFault } from '@chaos/shared/core/audit/audit-files';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import { PICTURE_WIDTHS, pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { hangPictures, webmOf } from '../testing/media-files.ts';
import { createTestWorld } from '../testing/test-world.ts';

const FILES = ['256.webp', 'share.jpg', 'loop.webm'] as const;
let whole: Record<(typeof FILES)[number] | 'original.png', Buffer>;

beforeAll(async () => {
  // Noise, so that they are as large as those of characters.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 256, height: 256, channels: 3, background: '#facade', noise } });
  whole = {
    '256.webp': await picture.clone().webp().toBuffer(),
    'share.jpg': await picture.clone().jpeg().toBuffer(),
    'original.png': await picture.clone().png().toBuffer(),
    'loop.webm': webmOf('a short loop '.repeat(99)),
  };
});

test.each([256, 512, 1024])('a picture of one colour, or nearly, is whole, %i pixels wide', async (width) => {
  for (const colour of ['#000', '#fff', '#facade', '#7a5cff']) {
    const plain = sharp({ create: { width, height: width, channels: 3, background: colour } });
    const dot = { input: { create: { width: 9, height: 9, channels: 3, background: '#123456' } } } as const;
    for (const picture of [plain.clone(), plain.clone().composite([dot])]) {
      expect(isIntactFile('a.webp', await picture.clone().webp({ quality: 82, effort: 3 }).toBuffer())).toBe(true);
      expect(isIntactFile('a.jpg', await picture.clone().jpeg().toBuffer())).toBe(true);
      expect(isIntactFile('a.png', await picture.clone().png().toBuffer())).toBe(true);
    }
  }
});

const damages: [string, (file: Buffer) => Buffer][] = [
  ['of no bytes', () => Buffer.alloc(0)],
  ['of one byte', (file) => file.subarray(0, 1)],
  ['without its last byte', (file) => file.subarray(0, -1)],
  ['of its first half', (file) => file.subarray(0, file.length / 2)],
  ['with zeros for all of it', (file) => Buffer.alloc(file.length)],
  ['with zeros for its second half', (file) => Buffer.concat([file], file.length).fill(0, Math.ceil(file.length / 2))],
  ['of another kind', () => Buffer.from('<html><body>an error page of a proxy</body></html>')],
];

test.each(damages)('a file %s is not served, not kept, and told', async (_what, damage) => {
  await using world = await createTestWorld();
  const told: unknown[] = [];
  world.services.log.error = (fields: unknown) => void told.push(fields);
  const { origin } = await world.listen();
  const folder = await hangPictures(world, { videoKey: 'characters/abc' });
  for (const name of FILES) {
    const key = `characters/abc/${name}`;
    const url = `${origin}${folder}/${name}`;
    // In place, as no program of ours writes.
    await world.services.storage.put(key, whole[name]);
    await writeFile(path.join(world.storageFolder, key), damage(whole[name]));
    for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-1' } }]) {
      const answer = await fetch(url, init);
      await answer.arrayBuffer();
      const { headers } = answer;
      expect([name, answer.status, headers.get('cache-control'), headers.get('etag')]).toEqual([name, 502, 'no-store', null]);
    }
    expect(told.at(-1)).toMatchObject({ key });
    await world.services.storage.put(key, whole[name]);
    const repaired = await fetch(url);
    expect([repaired.status, Buffer.from(await repaired.arrayBuffer()).equals(whole[name])]).toEqual([200, true]);
  }
});

test('every cut of a picture is seen, and no whole one is taken for damaged', () => {
  for (const [name, file] of Object.entries(whole)) {
    expect([name, isIntactFile(name, file)]).toEqual([name, true]);
    const cuts = Array.from({ length: file.length }, (_, length) => file.subarray(0, length));
    expect([name, cuts.filter((cut) => isIntactFile(name, cut)).length]).toEqual([name, 0]);
  }
});

test('what was removed because it was taken down is no loss, nor what went into it', async () => {
  await using world = await createTestWorld();
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const me = await world.newMember();
  const sources = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter({ creatorId: me.id })];
  await me.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const { id } = await world.db.selectFrom('meme_characters').select('id').where('is_fused', '=', true).executeTakeFirstOrThrow();
  const lost = await world.newCharacter({ creatorId: me.id });
  const audit = async () => {
    const ids = new Set<string>();
    for await (const fault of auditFiles({ db: world.db, storage: world.services.storage })) ids.add(fault.id);
    return [...ids].toSorted();
  };
  await operator.ops.takeDown({ targetKind: 'character', targetId: id });
  // They could still be restored, and nothing may be missing.
  expect(await audit()).toEqual([...sources, id, lost].toSorted());
  await world.passTime(31 * 60);
  await removeTakenDownFiles({ db: world.db, storage: world.services.storage });
  expect(await audit()).toEqual([lost]);
});

test('the audit names each file that is missing or damaged, of characters and of people', async () => {
  await using world = await createTestWorld();
  const { storage } = world.services;
  const folder = 'characters/whole';
  const files = pictureFiles(folder);
  for (const width of PICTURE_WIDTHS) await storage.put(files.webp(width), whole['256.webp']);
  await storage.put(files.shareCard, whole['share.jpg']);
  const id = await world.newCharacter();
  await world.db.updateTable('meme_characters').set({ image_key: folder }).where('id', '=', id).execute();
  const audit = async () => {
    const faults: FileFault[] = [];
    for await (const fault of auditFiles({ db: world.db, storage })) faults.push(fault);
    return faults;
  };
  expect(await audit()).toEqual([]);

  const { id: person } = await world.newMember();
  await world.db.updateTable('profiles').set({ avatar_key: 'avatars/gone' }).where('id', '=', person).execute();
  await truncate(path.join(world.storageFolder, files.webp(512)), 0);
  await truncate(path.join(world.storageFolder, files.shareCard), 100);
  expect(await audit()).toEqual([
    { id, file: files.webp(512), fault: 'damaged' },
    { id, file: files.shareCard, fault: 'damaged' },
    { id: person, file: 'avatars/gone/avatar.webp', fault: 'missing' },
  ]);
});
