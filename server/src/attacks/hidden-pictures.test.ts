/** Pictures of what was hidden or taken down, asked for at every address that was ever told. */
import { randomUUID } from 'node:crypto';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { claimVideo, completeVideo, requestVideo } from '@chaos/shared/core/characters/pending-videos';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';
import { startTestS3 } from '@chaos/shared/testing/s3-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RowCache } from '../features/pictures/row-cache.ts';
import { callRaw, sendRaw } from '../testing/fuzz/raw-http.ts';
import { wholeFile } from '../testing/media-files.ts';
import { servePages } from '../testing/serve-pages.ts';
import { type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const MINUTE = 60;
const FILES = ['256.webp', '512.webp', '1024.webp', 'share.jpg', 'original.png'];

const places: [string, () => Promise<TestWorld>][] = [
  ['a folder', () => createTestWorld()],
  [
    'S3',
    async () => {
      const s3 = await startTestS3();
      onTestFinished(() => s3[Symbol.asyncDispose]());
      return createTestWorld({ s3: s3.settings });
    },
  ],
];

async function keysOf({ db }: TestWorld, id: string): Promise<string[]> {
  const { image_key, video_key } = await db
    .selectFrom('meme_characters')
    .select(['image_key', 'video_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [...FILES.map((file) => `${image_key}/${file}`), `${video_key}/loop.webm`];
}

/** Those of these files that are there. */
async function findFiles(storage: Storage, keys: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    keys.map((key) =>
      storage.read(key).then(
        () => [key],
        () => [],
      ),
    ),
  );
  return found.flat();
}

let folders = 0;

/** A character with all its files. */
async function hang({ db, newCharacter, services: { storage } }: TestWorld, creatorId: string): Promise<string> {
  const id = await newCharacter({ creatorId });
  folders += 1;
  const [image_key, video_key] = [`characters/picture-${folders}`, `videos/video-${folders}`];
  await db.updateTable('meme_characters').set({ image_key, video_key }).where('id', '=', id).execute();
  for (const file of FILES) await storage.put(`${image_key}/${file}`, wholeFile(file));
  await storage.put(`${video_key}/loop.webm`, wholeFile('loop.webm'));
  return id;
}

/** Every address of it that this caller is told, or can make of what it is told. */
async function addressesOf(caller: Caller, id: string): Promise<string[]> {
  const { imageUrl, videoUrl } = await caller.characters.byId({ id });
  return [...FILES.map((file) => imageUrl.replace('1024.webp', file)), String(videoUrl)];
}

const shown = (addresses: readonly string[]) => addresses.filter((address) => !address.endsWith('.png'));

/** Ways of asking for the same that other code might answer. */
const spellings = (address: string) => [
  { path: address },
  { path: address, method: 'HEAD' },
  { path: `${address}?again` },
  { path: address, headers: { range: 'bytes=0-9' } },
  { path: address, headers: { 'if-none-match': `"${address.replace('/media/', '')}"` } },
  { path: address, headers: { 'if-none-match': '*' } },
  { path: address, headers: { 'if-modified-since': new Date(0).toUTCString(), 'cache-control': 'only-if-cached' } },
  { path: address.replace(/\.\w+$/, '.gif') },
  { path: address.replace(/\.\w+$/, '') },
];

async function statusesOf(origin: string, addresses: readonly string[]): Promise<number[]> {
  const asked = addresses.flatMap(spellings);
  const answers = await Promise.all(asked.map(({ path: address, ...request }) => sendRaw(origin, address, request)));
  for (const { status, headers, text } of answers)
    if (status === 410)
      expect([headers['cache-control'], headers.etag, text.includes('WEBP')]).toEqual(['no-store', undefined, false]);
  return [...new Set(answers.map(({ status }) => status))];
}

const plainStatuses = async (origin: string, addresses: readonly string[], headers = {}) => [
  ...new Set(await Promise.all(addresses.map(async (address) => (await sendRaw(origin, address, { headers })).status))),
];

/** Somebody who has signed in, and sends with each request what a browser would. */
async function openSession({ visitor }: TestWorld, origin: string, username: string) {
  const account = { email: `${username}@chaos.test`, password: 'tung tung banana', username };
  const { session } = await visitor().auth.signUp(account);
  if (!session) throw new Error('nobody is signed in');
  const { accessToken, refreshToken, user } = session;
  const answer = await sendRaw(origin, '/trpc/auth.session', { headers: { authorization: `Bearer ${accessToken}` } });
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const signOut = () => callRaw(origin, 'auth.signOut', { refreshToken }, { authorization: `Bearer ${accessToken}` });
  return { userId: user.id, accessToken, cookie, setCookie: answer.headers['set-cookie'] ?? [], signOut };
}

describe.each(places)('on %s', (_place, open) => {
  test('what an operator takes down is 410 at every address, on every server, and its files go within the hour', async () => {
    await using world = await open();
    const servers = [await world.listen(), await world.listenElsewhere()];
    const { caller: operator } = await world.newMember({ role: 'operator' });
    const owner = await world.newMember();
    const id = await hang(world, owner.id);
    const addresses = await addressesOf(owner.caller, id);
    // Both know it by now.
    for (const { origin } of servers) expect(await plainStatuses(origin, shown(addresses))).toEqual([200]);

    await operator.ops.takeDown({ targetKind: 'character', targetId: id });
    for (const { origin } of servers) {
      await expect.poll(() => plainStatuses(origin, addresses)).toEqual([410]);
      expect(await statusesOf(origin, addresses)).toEqual([410]);
    }
    // Its owner still finds it in the lab, and no picture of it.
    const { items } = await owner.caller.characters.list({ filterType: 'mine', includeInactive: true });
    const told = items.flatMap(({ imageUrl, imageUrl256, videoUrl }) => [imageUrl, imageUrl256, String(videoUrl)]);
    for (const { origin } of servers) expect(await plainStatuses(origin, told)).toEqual([410]);

    const { db, services, passTime } = world;
    const { storage } = services;
    const keys = await keysOf(world, id);
    await passTime(29 * MINUTE);
    expect(await removeTakenDownFiles({ db, storage })).toEqual([]);
    expect(await findFiles(storage, keys)).toEqual(keys);
    await passTime(2 * MINUTE);
    expect(await removeTakenDownFiles({ db, storage })).toEqual([id]);
    expect(await findFiles(storage, keys)).toEqual([]);
    expect(await removeTakenDownFiles({ db, storage })).toEqual([]);
    for (const { origin } of servers) expect(await plainStatuses(origin, addresses)).toEqual([410]);
    expect(await operator.ops.restore({ characterId: id })).toEqual({ outcome: 'files_gone' });
    for (const { origin } of servers) expect(await plainStatuses(origin, addresses)).toEqual([410]);
  });
});

test('what is restored in time keeps its files, and has other addresses', async () => {
  await using world = await createTestWorld();
  const { db, services, passTime } = world;
  const { origin } = await world.listen();
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const { id: creatorId } = await world.newMember();
  const id = await hang(world, creatorId);
  const before = await addressesOf(world.visitor(), id);
  for (const _ of ['once', 'and again']) {
    await operator.ops.takeDown({ targetKind: 'character', targetId: id });
    expect(await operator.ops.restore({ characterId: id })).toEqual({ outcome: 'restored' });
  }
  await passTime(60 * MINUTE);
  expect(await removeTakenDownFiles({ db, storage: services.storage })).toEqual([]);
  expect(await plainStatuses(origin, shown(await addressesOf(world.visitor(), id)))).toEqual([200]);
  expect(await plainStatuses(origin, before)).toEqual([410]);
});

test('a storage that fails, and a process that ends in between, leave files to the next sweep, and hold up no others', async () => {
  await using world = await createTestWorld();
  const { db, services, passTime } = world;
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const { id: creatorId } = await world.newMember();
  const ids = [await hang(world, creatorId), await hang(world, creatorId)];
  const keys = await Promise.all(ids.map((id) => keysOf(world, id)));
  for (const targetId of ids) await operator.ops.takeDown({ targetKind: 'character', targetId });
  await passTime(31 * MINUTE);
  const [stuck = ''] = keys[0] ?? [];
  const storage: Storage = {
    ...services.storage,
    async removeFolder(folder) {
      if (stuck.startsWith(`${folder}/`)) throw new StorageError('away', { isFull: false, cause: null });
      return services.storage.removeFolder(folder);
    },
  };
  await expect(removeTakenDownFiles({ db, storage })).rejects.toThrow('away');
  expect(await findFiles(storage, keys.flat())).toEqual(keys[0]);
  // Half of it may be gone.
  expect(await operator.ops.restore({ characterId: ids[0] ?? '' })).toEqual({ outcome: 'files_gone' });
  expect(await removeTakenDownFiles({ db, storage: services.storage })).toEqual([ids[0]]);
  expect(await findFiles(storage, keys.flat())).toEqual([]);
});

test('what was fused is shown as a part of what came out of it, and ends with that', async () => {
  await using world = await createTestWorld();
  const { db, services, passTime } = world;
  const { origin } = await world.listen();
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const owner = await openSession(world, origin, 'gina');
  const caller = await world.withToken(owner.accessToken);
  const sources = [await hang(world, owner.userId), await hang(world, owner.userId)];
  const before = (await Promise.all(sources.map((id) => addressesOf(caller, id)))).flat();
  const keys = (await Promise.all(sources.map((id) => keysOf(world, id)))).flat();
  await caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const { id } = await db.selectFrom('meme_characters').select('id').where('is_fused', '=', true).executeTakeFirstOrThrow();

  const partsOf = async () => {
    const { fusedMetadata } = await caller.characters.byId({ id });
    return (fusedMetadata?.sourceCharacters ?? []).flatMap(({ imageUrl, imageUrl256 }) => [imageUrl, imageUrl256]);
  };
  const parts = await partsOf();
  expect(parts).toHaveLength(4);
  expect(await plainStatuses(origin, parts)).toEqual([200]);
  expect(await plainStatuses(origin, [parts[0]?.replace('source-0', 'source-2') ?? ''])).toEqual([404]);
  await expect.poll(() => plainStatuses(origin, before)).toEqual([410]);
  const { items } = await caller.characters.list({ filterType: 'mine', includeInactive: true });
  const retired = items.flatMap(({ isFusedAway, imageUrl }) => (isFusedAway ? [imageUrl] : []));
  expect(await plainStatuses(origin, retired)).toEqual([410]);
  expect(await plainStatuses(origin, retired, { cookie: owner.cookie })).toEqual([200]);

  await caller.characters.togglePrivacy({ characterId: id });
  const hidden = await partsOf();
  await expect.poll(() => plainStatuses(origin, [...parts, ...hidden])).toEqual([410]);
  expect(await plainStatuses(origin, hidden, { cookie: owner.cookie })).toEqual([200]);

  await operator.ops.takeDown({ targetKind: 'character', targetId: id });
  const all = [...before, ...retired, ...parts, ...hidden];
  expect(await plainStatuses(origin, all, { cookie: owner.cookie })).toEqual([410]);
  await passTime(31 * MINUTE);
  await removeTakenDownFiles({ db, storage: services.storage });
  expect(await findFiles(services.storage, keys)).toEqual([]);
});

test('a video that comes when its character has been taken down is not kept', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const { id: creatorId } = await world.newMember();
  const id = await hang(world, creatorId);
  await db.updateTable('meme_characters').set({ video_key: null }).where('id', '=', id).execute();
  await db.transaction().execute((trx) => requestVideo(trx, id));
  const run = await claimVideo(db, { characterId: id, workerId: randomUUID() });
  if (!run) throw new Error('the video cannot begin');
  await operator.ops.takeDown({ targetKind: 'character', targetId: id });
  expect(await completeVideo(db, run, 'videos/late')).toBeNull();
  expect(await db.selectFrom('meme_characters').select('video_key').where('video_key', 'is not', null).execute()).toEqual([]);
});

test('operators are told no picture of what is taken down, and a shared link of what is hidden names none', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const owner = await world.newMember();
  const id = await hang(world, owner.id);
  const { origin } = await world.listen();
  const cardOf = async () =>
    /og:image" content="http:\/\/chaos\.test([^"]+)"/.exec((await pages.get(`/character/${id}`)).html)?.[1];
  const card = (await cardOf()) ?? '';
  expect(await plainStatuses(origin, [card])).toEqual([200]);
  await owner.caller.characters.togglePrivacy({ characterId: id });
  expect(await cardOf()).toBe('/preview.jpg');
  await expect.poll(() => plainStatuses(origin, [card])).toEqual([410]);
  await owner.caller.characters.togglePrivacy({ characterId: id });
  expect(await cardOf()).not.toBe(card);
  expect(await plainStatuses(origin, [(await cardOf()) ?? ''])).toEqual([200]);

  await world.visitor().reports.file({ targetKind: 'character', targetId: id, reason: 'hateful' });
  await operator.ops.takeDown({ targetKind: 'character', targetId: id });
  expect(await cardOf()).toBe('/preview.jpg');
  const { items } = await operator.ops.reports({ resolved: true });
  expect(items.map(({ target }) => [target?.isActive, target?.imageUrl256])).toEqual([[false, null]]);
});

test('a database that is away is no reason to show what may be hidden, nor to call it gone', async () => {
  await using world = await createTestWorld();
  const { id: creatorId } = await world.newMember();
  const addresses = shown(await addressesOf(world.visitor(), await hang(world, creatorId)));
  const unread = () => Promise.reject(new Error('away'));
  world.services.pictureRows = new RowCache(unread);
  const { origin } = await world.listen();
  for (const address of addresses) {
    const { status, headers } = await sendRaw(origin, address);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  }
});

test('what its owner hides ends at its addresses, and what is shown again has others', async () => {
  await using world = await createTestWorld();
  const servers = [await world.listen(), await world.listenElsewhere()];
  const owner = await world.newMember();
  const id = await hang(world, owner.id);
  const told: string[][] = [];
  for (const round of [1, 2]) {
    const addresses = await addressesOf(world.visitor(), id);
    for (const { origin } of servers) expect([round, await plainStatuses(origin, shown(addresses))]).toEqual([round, [200]]);
    told.push(addresses);
    await owner.caller.characters.togglePrivacy({ characterId: id });
    const hidden = await addressesOf(owner.caller, id);
    for (const { origin } of servers) {
      await expect.poll(() => plainStatuses(origin, told.flat())).toEqual([410]);
      expect(await statusesOf(origin, [...told.flat(), ...hidden])).toEqual([410]);
    }
    told.push(hidden);
    await owner.caller.characters.togglePrivacy({ characterId: id });
    // At once, though a server may have read the character a moment ago.
    const again = await addressesOf(world.visitor(), id);
    for (const { origin } of servers) {
      expect(await plainStatuses(origin, shown(again))).toEqual([200]);
      expect(await plainStatuses(origin, told.flat())).toEqual([410]);
    }
  }
});

test('the pictures of what is hidden are for the sessions of its owner alone, and end with them', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const owner = await openSession(world, origin, 'gina');
  const other = await openSession(world, origin, 'otto');
  const id = await hang(world, owner.userId);
  const caller = await world.withToken(owner.accessToken);
  await caller.characters.togglePrivacy({ characterId: id });
  const addresses = await addressesOf(caller, id);
  expect(owner.setCookie).toEqual([expect.stringMatching(/; Path=\/media; HttpOnly; SameSite=Strict$/)]);

  const answer = await sendRaw(origin, addresses[0] ?? '', { headers: { cookie: `theme=dark; ${owner.cookie}` } });
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(await plainStatuses(origin, shown(addresses), { cookie: owner.cookie })).toEqual([200]);
  expect((await sendRaw(origin, addresses[4] ?? '', { headers: { cookie: owner.cookie } })).status).toBe(404);

  const [name = '', value = ''] = owner.cookie.split('=');
  const [family = '', expires = '', tag = ''] = value.split('.');
  const otherFamily = other.cookie.split('=')[1]?.split('.')[0];
  const forged = [
    ...['', other.cookie, `${name}=`, `${name}=..`, `${name}=${owner.accessToken}`],
    ...[`${name}=${otherFamily}.${expires}.${tag}`, `${name}=${family}.${Number(expires) + 1}.${tag}`, `x${owner.cookie}`],
  ];
  for (const cookie of forged) expect([cookie, await plainStatuses(origin, addresses, { cookie })]).toEqual([cookie, [410]]);
  for (const authorization of ['', `Bearer ${other.accessToken}`])
    expect(await plainStatuses(origin, addresses, { authorization })).toEqual([410]);

  await owner.signOut();
  expect(await plainStatuses(origin, addresses, { cookie: owner.cookie })).toEqual([410]);
});

test('no cache keeps a picture for longer than a day, and none what is no longer to be had', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { caller, id: creatorId } = await world.newMember();
  const { avatarUrl } = await caller.profiles.setAvatar(await avatarForm());
  const addresses = [...shown(await addressesOf(caller, await hang(world, creatorId))), String(avatarUrl)];
  for (const address of addresses) {
    for (const headers of [{}, { 'if-none-match': `"${address.replace('/media/', '')}"` }]) {
      const answer = await sendRaw(origin, address, { headers });
      expect([address, answer.headers['cache-control']]).toEqual([address, 'public, max-age=86400']);
    }
  }
});

test('an avatar ends when another takes its place, also where its file could not be removed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { caller } = await world.newMember();
  const first = String((await caller.profiles.setAvatar(await avatarForm())).avatarUrl);
  const file = await world.services.storage.read(first.replace('/media/', ''));
  expect(await plainStatuses(origin, [first])).toEqual([200]);
  const second = String((await caller.profiles.setAvatar(await avatarForm())).avatarUrl);
  await world.services.storage.put(first.replace('/media/', ''), file);
  await expect.poll(() => plainStatuses(origin, [first])).toEqual([410]);
  expect(await statusesOf(origin, [first])).toEqual([410]);
  expect(await plainStatuses(origin, [second])).toEqual([200]);
});

async function avatarForm(): Promise<FormData> {
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }));
  return form;
}

test('where files lie is no address: neither those of a character, nor those of a ticket that failed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { id: creatorId } = await world.newMember();
  const id = await hang(world, creatorId);
  const lost = 'characters/of-a-ticket-that-failed';
  for (const file of FILES) await world.services.storage.put(`${lost}/${file}`, wholeFile(file));
  const keys = [...(await keysOf(world, id)), ...FILES.map((file) => `${lost}/${file}`)];
  expect(
    await plainStatuses(
      origin,
      keys.map((key) => `/media/${key}`),
    ),
  ).toEqual([404]);
});
