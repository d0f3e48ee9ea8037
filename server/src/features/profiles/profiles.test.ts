import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StorageError } from '@chaos/shared/platform/storage';
import { startTestS3 } from '@chaos/shared/testing/s3-server';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

function form(bytes: Buffer | string): FormData {
  const data = new FormData();
  data.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'avatar.png', { type: 'image/png' }));
  return data;
}

const picture = (width = 300, height = 200, background = '#c0ffee') =>
  sharp({ create: { width, height, channels: 3, background } });

/** The avatars on the disk, as folders below the person's. */
async function filesOf(world: TestWorld, userId: string): Promise<string[]> {
  return readdir(path.join(world.storageFolder, 'avatars', userId)).catch(() => []);
}

test('R112 R114 trust 23: an upload becomes a square WebP without metadata at a new address, and the old file is gone', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const tagged = await picture()
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .jpeg()
    .toBuffer();
  const first = await me.caller.profiles.setAvatar(form(tagged));
  const second = await me.caller.profiles.setAvatar(form(await picture(50, 90, '#facade').png().toBuffer()));
  expect(second.avatarUrl).not.toBe(first.avatarUrl);
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBe(second.avatarUrl);
  expect(await filesOf(world, me.id)).toHaveLength(1);
  const file = await world.services.storage.read(keyOf(second));
  const meta = await sharp(file).metadata();
  expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(meta.exif).toBeUndefined();
});

const keyOf = (answer: { avatarUrl: string | null }) => String(answer.avatarUrl).replace('/media/', '');

test('R112 R114 on S3 too an upload takes the place of the old one, whose file is gone', async () => {
  await using s3 = await startTestS3();
  await using world = await createTestWorld({ s3: s3.settings });
  const { storage } = world.services;
  const me = await world.newMember();
  const first = await me.caller.profiles.setAvatar(form(await picture().png().toBuffer()));
  expect(await sharp(await storage.read(keyOf(first))).metadata()).toMatchObject({ format: 'webp', width: 256 });
  const second = await me.caller.profiles.setAvatar(form(await picture(50, 90, '#facade').png().toBuffer()));
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBe(second.avatarUrl);
  expect(await sharp(await storage.read(keyOf(second))).metadata()).toMatchObject({ format: 'webp', width: 256 });
  await expect(storage.read(keyOf(first))).rejects.toMatchObject({ isMissing: true });
});

test('S3 away at an upload: the person is told, and the old picture stays with its file', async () => {
  await using s3 = await startTestS3();
  await using proxy = await startTcpProxy(s3.settings.endpoint);
  await using world = await createTestWorld({ s3: { ...s3.settings, endpoint: proxy.url } });
  const me = await world.newMember();
  const before = await me.caller.profiles.setAvatar(form(await picture().png().toBuffer()));
  await proxy.cut();
  const upload = me.caller.profiles.setAvatar(form(await picture(50, 90, '#facade').png().toBuffer()));
  await expect(upload).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    reason: 'storage_unavailable',
    message: 'The picture could not be kept. Please try again in a moment.',
  });
  await proxy.restore();
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBe(before.avatarUrl);
  expect((await world.services.storage.read(keyOf(before))).length).toBeGreaterThan(0);
});

test('no room for an upload: the person is told, and what was written of it is taken away', async () => {
  await using world = await createTestWorld();
  const { storage } = world.services;
  const { put } = storage;
  storage.put = async (key, bytes) => {
    await put(key, bytes.subarray(0, 10));
    throw new StorageError('no room', { isFull: true, cause: undefined });
  };
  const me = await world.newMember();
  const upload = me.caller.profiles.setAvatar(form(await picture().png().toBuffer()));
  await expect(upload).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', reason: 'storage_full' });
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBeNull();
  expect(await filesOf(world, me.id)).toEqual([]);
});

test('an old file that cannot be removed does not fail the upload', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  await me.caller.profiles.setAvatar(form(await picture().png().toBuffer()));
  world.services.storage.removeFolder = () => Promise.reject(new Error('away'));
  const second = await me.caller.profiles.setAvatar(form(await picture(50, 90, '#facade').png().toBuffer()));
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBe(second.avatarUrl);
});

test('the same picture again gets an address of its own, so no removal of an old one can take it', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const same = await picture().png().toBuffer();
  const first = await me.caller.profiles.setAvatar(form(same));
  const second = await me.caller.profiles.setAvatar(form(same));
  expect(second.avatarUrl).not.toBe(first.avatarUrl);
  expect((await world.services.storage.read(keyOf(second))).length).toBeGreaterThan(0);
  expect(await filesOf(world, me.id)).toHaveLength(1);
});

test.each([
  ['a text', async () => Buffer.from('hello'), 'Please select a valid image file.'],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'Please select a valid image file.',
  ],
  [
    'a page that begins like a GIF',
    async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    'Please select a valid image file.',
  ],
  [
    'a cut-off JPEG',
    async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 900),
    'Please select a valid image file.',
  ],
  ['a picture of 14,000 x 14,000 pixels', () => picture(14_000, 14_000).png().toBuffer(), 'Please select a valid image file.'],
  ['a file over 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'Please select an image smaller than 5MB.'],
  ['an empty file', async () => Buffer.alloc(0), 'You must select an image to upload.'],
])('R109 R110 R111 R113 trust 23: %s is refused, and the old picture stays', async (_what, make, message) => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const before = await me.caller.profiles.setAvatar(form(await picture().png().toBuffer()));
  await expect(me.caller.profiles.setAvatar(form(await make()))).rejects.toMatchObject({ code: 'BAD_REQUEST', message });
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBe(before.avatarUrl);
  expect(await filesOf(world, me.id)).toHaveLength(1);
});

test('R111 trust 23: exactly 5 MB is accepted; a polyglot keeps nothing of what hides in it', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const png = await picture().png().toBuffer();
  const tail = Buffer.from('<script>alert("polyglot")</script>');
  const polyglot = Buffer.concat([png, tail, Buffer.alloc(5 * 1024 * 1024 - png.length - tail.length)]);
  expect(polyglot.length).toBe(5 * 1024 * 1024);
  const file = await world.services.storage.read(keyOf(await me.caller.profiles.setAvatar(form(polyglot))));
  expect(Buffer.from(file).includes('polyglot')).toBe(false);
});

test('R95 characterCount is the public, active ones that the person owns, for every viewer', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const shown = await world.newCharacter({ creatorId: me.id });
  await world.newCharacter({ creatorId: me.id, isPublic: false });
  await world.newCharacter({ creatorId: me.id, isActive: false });
  for (const caller of [world.visitor(), me.caller]) expect((await caller.profiles.byId({ id: me.id })).characterCount).toBe(1);
  await me.caller.characters.togglePrivacy({ characterId: shown });
  expect((await world.visitor().profiles.byId({ id: me.id })).characterCount).toBe(0);
});

test('R185 a search for people leaves out the searcher, and shows nothing until something is typed', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember({ username: 'chaos_me' });
  const friend = await world.newMember({ username: 'chaos_friend' });
  expect((await me.caller.profiles.search({ query: 'CHAOS' })).items.map((one) => one.id)).toEqual([friend.id]);
  expect((await me.caller.profiles.search({ query: '  ' })).items).toEqual([]);
});

test('R1477 a search for people forgives a typing error in each word, where nobody is called so', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember({ username: 'seeker' });
  const frigo = await world.newMember({ username: 'frigo_fan_77' });
  const zofie = await world.newMember({ username: 'z_1' });
  await world.db.updateTable('profiles').set({ display_name: 'Žofie Novák' }).where('id', '=', zofie.id).execute();
  const find = async (query: string) => (await me.caller.profiles.search({ query })).items.map(({ id }) => id);
  for (const query of ['firgo', 'frgo', 'frigoo', 'fripo_fan_77', '@frigoo fan', 'FIRGO'])
    expect([query, await find(query)]).toEqual([query, [frigo.id]]);
  for (const query of ['zofei', 'nowak zofie', 'žofi novak']) expect([query, await find(query)]).toEqual([query, [zofie.id]]);
  // Two errors in a word, a word that is missing, and short words are none of theirs; nor is oneself.
  for (const query of ['fgroi', 'frigo club', 'fam', 'seekre']) expect([query, await find(query)]).toEqual([query, []]);
  const { items } = await world.visitor().creators.all({ query: 'firgo' });
  expect(items.map(({ id }) => id)).toEqual([frigo.id]);
});

test('R1477 nobody comes by an error beside who is called so, nor who has blocked the searcher; who is called so comes first', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const names = ['ada', 'ada_lovelace', 'canada', 'bombo'];
  const [ada, lovelace, canada, bombo] = await Promise.all(names.map((username) => world.newMember({ username })));
  if (!ada || !lovelace || !canada || !bombo) throw new Error('missing');
  for (const { id } of [canada, lovelace])
    await world.db.updateTable('profiles').set({ follower_count: 9 }).where('id', '=', id).execute();
  await world.db.updateTable('profiles').set({ follower_count: 99 }).where('id', '=', canada.id).execute();
  const find = async (query: string) => (await me.caller.profiles.search({ query })).items.map(({ id }) => id);
  expect(await find('Ada')).toEqual([ada.id, lovelace.id, canada.id]);
  expect(await find('bomba')).toEqual([bombo.id]);
  await bombo.caller.people.block({ userId: me.id });
  expect(await find('bomba')).toEqual([]);
  await world.newMember({ username: 'bomba_1' });
  expect(await find('bomba')).toHaveLength(1);
});

test('R524 people are found by what the product writes of them: a leading @, or ＠, is no part of the name', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const mia = await world.newMember({ username: 'mia_tea' });
  const creators = world.visitor().creators;
  for (const query of ['@mia_tea', '＠MIA_TEA', ' @ mia', 'mia_tea']) {
    expect([query, (await me.caller.profiles.search({ query })).items]).toMatchObject([query, [{ id: mia.id }]]);
    for (const list of ['popular', 'all'] as const)
      expect([query, (await creators[list]({ query })).items]).toMatchObject([query, [{ id: mia.id }]]);
  }
  // Further on it is a sign like any other.
  expect((await me.caller.profiles.search({ query: 'mia@tea' })).items).toEqual([]);
});
