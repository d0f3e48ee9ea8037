/** The fast way to gallery.top against the common one: the same answers, for everybody, always. */
import { randomUUID } from 'node:crypto';
import { TIME_FILTERS } from '@chaos/shared/contract/gallery';
import fc from 'fast-check';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { startSession } from '../../../auth/sessions.ts';
import { sendRaw } from '../../../testing/fuzz/raw-http.ts';
import { readGalleryPlainly } from '../../../testing/plain-gallery.ts';
import { createTestWorld, type TestWorld } from '../../../testing/test-world.ts';
import { readGalleryPage, readTextPage } from '../ranking/queries.ts';
import { fillPage, writePage } from './serializer.ts';

const contextOf = ({ services }: TestWorld) => ({
  ...services,
  viewer: { userId: null, addressHash: 'x', networks: () => ({ near: '1', wide: '1' }) },
  connection: services.connectionLimits.open({ addressHash: 'x', networks: () => ({ near: '1', wide: '1' }) }),
  signedIn: null,
  hasBadToken: false,
});

test('pages of any gallery equal those of the plain query, to the last one', async () => {
  await using world = await createTestWorld();
  const makers = [null, (await world.newMember()).id, (await world.newMember()).id];
  const ages = [0, 1, 23, 23.9, 24.1, 25, 700, 719, 719.5, 721, 2_000];
  for (let index = 0; index < 60; index += 1)
    await world.newCharacter({
      creatorId: makers[index % 3] ?? null,
      score: (index * 7) % 5,
      ageHours: ages[index % ages.length] ?? 0,
      isPublic: index % 10 !== 9 || index % 3 === 0,
    });
  const maker = await world.newMember();
  const sources = [await world.newCharacter({ creatorId: maker.id }), await world.newCharacter({ creatorId: maker.id })];
  await maker.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const ctx = contextOf(world);
  const pages = fc.record({ timeFilter: fc.constantFrom(...TIME_FILTERS), limit: fc.constantFrom(1, 3, 20, 100) });
  await fc.assert(
    fc.asyncProperty(pages, async ({ timeFilter, limit }) => {
      let cursor: string | null = null;
      do {
        const request: Parameters<typeof readGalleryPage>[1] = { timeFilter, limit, cursor };
        const [fast, plain] = [await readGalleryPage(ctx, request), await readGalleryPlainly(ctx, request)];
        expect(fast.items).toEqual(plain.items);
        expect(fast.nextCursor === null).toBe(plain.nextCursor === null);
        cursor = fast.nextCursor;
      } while (cursor);
    }),
    { numRuns: 30 },
  );
});

test('the counts of the windows stay exact while characters come, hide and return', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const owner = await world.newMember();
  const ctx = contextOf(world);
  const ids: string[] = [];
  for (const ageHours of [0, 0.5, 5, 23.5, 24.5, 100, 1_000])
    ids.push(await world.newCharacter({ creatorId: owner.id, ageHours, isPublic: ageHours !== 5 }));
  for (let step = 0; step < 40; step += 1) {
    await owner.caller.characters.togglePrivacy({ characterId: ids[(step * 3) % ids.length] ?? '' });
    for (const timeFilter of TIME_FILTERS) {
      const [fast, plain] = [
        await readGalleryPage(ctx, { timeFilter, limit: 20 }),
        await readGalleryPlainly(ctx, { timeFilter, limit: 20 }),
      ];
      expect(fast.items.map(({ id, totalCount }) => ({ id, totalCount }))).toEqual(
        plain.items.map(({ id, totalCount }) => ({ id, totalCount })),
      );
    }
  }
});

test('R622 the written text is what superjson writes, whatever the words are', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember();
  const id = await world.newCharacter({ creatorId: maker.id });
  await world.newCharacter();
  // One with what it was made of, and one before and behind it without.
  const sources = [await world.newCharacter({ creatorId: maker.id }), await world.newCharacter({ creatorId: maker.id })];
  await maker.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  await world.newCharacter({ score: -1 });
  const page = await readGalleryPage(contextOf(world), { timeFilter: 'all_time', limit: 20 });
  const texts = await readTextPage(contextOf(world), { timeFilter: 'all_time', limit: 20 });
  expect(fillPage(writePage(texts))).toBe(superjson.stringify(page));
  expect(page.items.map(({ isFused }) => isFused)).toEqual([false, false, true, false]);
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"userReaction":null', '\\"userReaction\\":null', '{"json":1}', '\u2028', '</script>', '\ud800'),
  );
  fc.assert(
    fc.property(words, words, fc.constantFrom('like', 'dislike', null), (name, description, reaction) => {
      const items = page.items.map((row) => {
        const { fusedMetadata } = row;
        if (!fusedMetadata) return { ...row, name, description };
        const sourceCharacters = fusedMetadata.sourceCharacters.map((source) => ({ ...source, name, description }));
        return { ...row, name, description, fusedMetadata: { ...fusedMetadata, sourceCharacters } };
      });
      const worded = { ...page, items };
      expect(fillPage(writePage(worded))).toBe(superjson.stringify(worded));
      const marked = worded.items.map((row) => ({ ...row, userReaction: row.id === id ? reaction : null }));
      const reactions = new Map(reaction ? [[id, reaction]] : []);
      expect(fillPage(writePage(worded), reactions)).toBe(superjson.stringify({ ...worded, items: marked }));
    }),
  );
  expect(fillPage(writePage({ items: [], nextCursor: null }))).toBe(superjson.stringify({ items: [], nextCursor: null }));
});

/** @param other a second call in the same batch sends it the common way. */
function address(origin: string, input: unknown, way: 'alone' | 'batch' | 'common'): string {
  const text = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const json = superjson.serialize(input);
  if (way === 'alone') return `${origin}/trpc/gallery.top?input=${text(json)}`;
  if (way === 'batch') return `${origin}/trpc/gallery.top?batch=1&input=${text({ 0: json })}`;
  const second = superjson.serialize({ characterIds: [] });
  return `${origin}/trpc/gallery.top,reactions.mine?batch=1&input=${text({ 0: json, 1: second })}`;
}

test('visitors, members and strangers with bad tokens, alone and batched, get what the common way answers', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { id: memberId, caller: member } = await world.newMember();
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.push(await world.newCharacter({ creatorId: memberId, score: index }));
  await member.reactions.toggle({ characterId: ids[1] ?? '', reactionType: 'dislike' });
  const session = await world.db.transaction().execute((trx) => startSession(trx, memberId));
  const { nextCursor } = await world.visitor().gallery.top({ limit: 2 });
  const inputs = [
    undefined,
    {},
    { limit: 2 },
    { limit: 2, cursor: nextCursor },
    { timeFilter: 'day' },
    { limit: 2, cursor: nextCursor, direction: 'forward' },
  ];
  const wrong = [
    { limit: 0 },
    { limit: 101 },
    { cursor: 'forged' },
    { timeFilter: 'year' },
    { more: 1 },
    { limit: 2, cursor: nextCursor, timeFilter: 'day' },
  ];
  const tokens = [undefined, `Bearer ${session.accessToken}`, 'Bearer nonsense', 'Basic x'];
  for (const authorization of tokens)
    for (const input of [...inputs, ...wrong]) {
      const headers = authorization ? { authorization } : {};
      const ask = async (way: 'alone' | 'batch' | 'common') => {
        const answer = await fetch(address(origin, input, way), { headers });
        const body: unknown = await answer.json();
        const one = way === 'alone' ? body : (body as unknown[])[0];
        // A cursor holds the moment of its first page.
        return JSON.parse(JSON.stringify(one).replace(/"nextCursor":"[^"]+"/, '"nextCursor":"…"'));
      };
      const common = await ask('common');
      expect({ input, authorization, answer: await ask('alone') }).toEqual({ input, authorization, answer: common });
      expect({ input, authorization, answer: await ask('batch') }).toEqual({ input, authorization, answer: common });
    }
});

test('R49 pages of every size hold what they should, whatever size was read', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 30; index += 1) await world.newCharacter({ score: index % 4 });
  const ctx = contextOf(world);
  for (const limit of [1, 7, 8, 9, 19, 20, 21, 29, 30, 31, 99, 100]) {
    const request = { timeFilter: 'all_time', limit } as const;
    const [fast, plain] = [await readGalleryPage(ctx, request), await readGalleryPlainly(ctx, request)];
    expect(fast.items).toEqual(plain.items);
    expect({ limit, isLast: fast.nextCursor === null }).toEqual({ limit, isLast: plain.nextCursor === null });
  }
});

test('a cursor with anything behind it is not one of ours; other forms of answers are left to the common way', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  for (let index = 0; index < 3; index += 1) await world.newCharacter();
  const { nextCursor } = await world.visitor().gallery.top({ limit: 1 });
  const forged = await fetch(address(origin, { limit: 1, cursor: `${nextCursor}.more` }, 'alone'));
  expect([forged.status, await forged.text()]).toEqual([400, expect.stringContaining('forged_cursor')]);
  const ask = (headers: Record<string, string>) => sendRaw(origin, address('', {}, 'alone'), { headers });
  expect((await ask({ 'trpc-accept': 'application/jsonl' })).headers.vary).not.toContain('authorization');
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  expect((await ask({ 'accept-encoding': 'br, gzip;q=0.5' })).headers['content-encoding']).toBe('gzip');
  for (const way of ['alone', 'common'] as const)
    expect((await fetch(address(origin, {}, way))).headers.get('cache-control')).toBe('private, no-store');
});

test('R59 R103 a reaction, a hidden and a new character are seen by the very next reader', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const owner = await world.newMember();
  const characterId = await world.newCharacter({ creatorId: owner.id });
  const top = async () => {
    const answer = await fetch(address(origin, {}, 'alone'));
    const { result } = (await answer.json()) as { result: { data: { json: { items: { id: string; likeCount: number }[] } } } };
    return result.data.json.items.map(({ id, likeCount }) => ({ id, likeCount }));
  };
  expect(await top()).toEqual([{ id: characterId, likeCount: 0 }]);
  await world.visitor().reactions.toggle({ characterId, reactionType: 'like' });
  expect(await top()).toEqual([{ id: characterId, likeCount: 1 }]);
  await owner.caller.characters.togglePrivacy({ characterId });
  expect(await top()).toEqual([]);
});

test('another process forgets its pages when it is told', async () => {
  await using world = await createTestWorld();
  const { galleryPages, bus } = world.services;
  const told = (topic: 'gallery' | 'counts') => new Promise((resolve) => bus.subscribe(topic, resolve));
  const page = async () => ({ text: '', pictures: [], characterIds: ['a'], answers: new Map() });
  for (const topic of ['gallery', 'counts'] as const) {
    await galleryPages.get('top', page);
    const hint = told(topic);
    bus.publish(topic, `a,${randomUUID()}`);
    await hint;
    expect(galleryPages.size).toBe(0);
  }
});
