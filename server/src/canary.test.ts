/** Characters that are private or taken down, against everything that a stranger can read, in words, in numbers and in refusals. */
import { randomUUID } from 'node:crypto';
import { newPictureFolder } from '@chaos/shared/core/pictures/picture-files';
import { expect, test } from 'vitest';
import { callByPath, inputOf, outcomeOf, procedurePaths, type Scene, typeOf } from './testing/procedures.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from './testing/test-world.ts';
import type { ProcedurePath } from './trpc/router.ts';

interface Nest {
  owner: string;
  hidden: string;
  /** An operator has taken it down. */
  retired: string;
  shown: string;
  ticketId: string;
  /** The owner's, under the hidden character. */
  comment: string;
  /** Of the hidden one against the retired one, and against one that all may see. */
  battle: string;
  halfHiddenBattle: string;
  friend: string;
  /** The stranger's own. */
  own: string;
  /** The owner gave the hidden and the retired one to the friend, who has not answered. */
  offer: string;
  operator: string;
  /** Of the owner: one that all may see, with the shown and the two others in it, and a private one. */
  album: string;
  privateAlbum: string;
}

const NAME = 'Canarino Segretissimo';

/** Ways of asking for what must not be told, where there are more than the plain call. */
const PROBES: Partial<Record<ProcedurePath, (nest: Nest) => unknown[]>> = {
  'battles.execute': ({ hidden, retired, shown }) => [
    { char1Id: hidden, char2Id: shown, requestId: randomUUID() },
    { char1Id: shown, char2Id: retired, requestId: randomUUID() },
  ],
  'battles.byId': ({ battle, halfHiddenBattle }) => [{ id: battle }, { id: halfHiddenBattle }],
  'characters.byId': ({ hidden, retired, shown }) => [{ id: hidden }, { id: retired }, { id: shown }],
  'characters.history': ({ hidden, retired, shown }) => [{ id: hidden }, { id: retired }, { id: shown }],
  'characters.list': ({ owner }) => [
    ...[true, false].map((includeInactive) => ({ filterType: 'user', targetUserId: owner, includeInactive })),
    ...[true, false].map((includeInactive) => ({ filterType: 'mine', targetUserId: owner, includeInactive })),
    ...[true, false].map((randomize) => ({ filterType: 'opponents', randomize, includeInactive: true })),
    { filterType: 'user', targetUserId: owner, limit: 1 },
  ],
  'characters.following': () => [{}, { limit: 1 }],
  'characters.tradable': ({ owner }) => [{}, { userId: owner }, { userId: owner, query: 'segreti' }, { userId: owner, limit: 1 }],
  'characters.togglePrivacy': ({ hidden, retired }) => [{ characterId: hidden }, { characterId: retired }],
  'characters.claim': ({ ticketId }) => [{ tickets: [{ ticketId, secret: 'guessed' }] }],
  'collections.add': ({ album, privateAlbum, hidden, own }) => [
    { id: album, characterId: hidden },
    { id: privateAlbum, characterId: own },
  ],
  'collections.characters': ({ album, privateAlbum }) => [{ id: album }, { id: album, limit: 1 }, { id: privateAlbum }],
  'collections.get': ({ album, privateAlbum }) => [{ id: album }, { id: privateAlbum }],
  'collections.marks': ({ hidden, retired, shown }) => [hidden, retired, shown].map((characterId) => ({ characterId })),
  'comments.list': ({ hidden, retired, shown }) => [{ characterId: hidden }, { characterId: retired }, { characterId: shown }],
  'comments.add': ({ hidden, retired }) => [
    { characterId: hidden, content: 'hello' },
    { characterId: retired, content: 'hello' },
  ],
  'creators.popular': () => [{}, { query: 'owner' }],
  'creators.all': () => [{}, { query: 'owner' }, { query: 'Segretissimo' }, { limit: 1 }],
  'creators.toggleFollow': ({ hidden }) => [{ targetUserId: hidden }],
  'fusion.fuse': ({ hidden, retired, shown }) => [
    { characterIds: [hidden, shown], requestId: randomUUID() },
    { characterIds: [shown, retired], requestId: randomUUID() },
  ],
  // The others are not the same twice.
  'gallery.search': () =>
    (['top', 'rising', 'new', 'following'] as const).flatMap((tab) => [
      { tab },
      { tab, text: 'Segretissimo' },
      { tab, text: 'canary' },
    ]),
  'gallery.top': () => [{}, { timeFilter: 'day' }, { timeFilter: 'month' }, { limit: 1 }],
  'live.counts': ({ hidden, retired, shown }) => [{ characterIds: [hidden, retired, shown] }],
  'offers.send': ({ owner, friend, own, hidden, retired }) => [
    { toUserId: owner, offerType: 'trade', offeredIds: [own], requestedIds: [hidden], requestId: randomUUID() },
    { toUserId: owner, offerType: 'trade', offeredIds: [own], requestedIds: [retired], requestId: randomUUID() },
    { toUserId: friend, offerType: 'gift', offeredIds: [hidden], requestId: randomUUID() },
    { toUserId: friend, offerType: 'gift', offeredIds: [retired], requestId: randomUUID() },
  ],
  'offers.counter': ({ offer, own, hidden }) => [
    { offerId: offer, offeredIds: [own], requestedIds: [hidden], requestId: randomUUID() },
  ],
  'ops.member': ({ owner }) => [{ person: owner }, { person: 'owner' }],
  'ops.resolveReport': ({ hidden }) => [{ reportId: hidden, action: 'take_down' }],
  'ops.restore': ({ retired }) => [{ characterId: retired }],
  'ops.takeDown': ({ hidden }) => [{ targetKind: 'character', targetId: hidden }],
  'ops.tickets': () => [{}, { text: 'Segretissimo' }],
  'profiles.byId': ({ owner, hidden }) => [{ id: owner }, { id: hidden }],
  'profiles.search': () => [{ query: 'owner' }, { query: 'Segretissimo' }],
  'reactions.mine': ({ hidden, retired }) => [{ characterIds: [hidden, retired] }],
  'reactions.toggle': ({ hidden, retired }) => [
    { characterId: hidden, reactionType: 'like' },
    { characterId: retired, reactionType: 'like' },
  ],
  'reports.file': ({ hidden, retired, comment }) => [
    { targetKind: 'character', targetId: hidden, reason: 'spam' },
    { targetKind: 'character', targetId: retired, reason: 'spam' },
    { targetKind: 'comment', targetId: comment, reason: 'spam' },
  ],
  'tickets.cancel': ({ ticketId }) => [{ ticketId }, { ticketId, secret: 'guessed' }],
  'tickets.get': ({ ticketId }) => [{ ticketId }, { ticketId, secret: 'guessed' }],
  'tickets.made': ({ ticketId }) => [{ tickets: [{ ticketId, secret: 'guessed' }] }],
  'tickets.mine': ({ ticketId }) => [{}, { tickets: [{ ticketId, secret: 'guessed' }] }],
  'tickets.retry': ({ ticketId }) => [
    { ticketId, requestId: randomUUID() },
    { ticketId, secret: 'guessed', requestId: randomUUID() },
  ],
  'tickets.watch': ({ ticketId }) => [{ ticketId }, { ticketId, secret: 'guessed' }],
};

/** The plain call asks for what is hidden as well, wherever it names anything. */
function probesOf(path: string, nest: Nest): unknown[] {
  const probes = (PROBES as Partial<Record<string, (nest: Nest) => unknown[]>>)[path];
  return probes ? probes(nest) : [inputOf(path, toScene(nest))];
}

function toScene({ hidden, shown, owner, own, battle, ticketId, comment, friend, offer, album, privateAlbum }: Nest): Scene {
  const terms = { offerId: offer, termsHash: '0'.repeat(64) };
  const others = {
    battle,
    comment,
    offer: terms,
    other: own,
    owner,
    partner: friend,
    collection: privateAlbum,
    openCollection: album,
    report: hidden,
    deleted: hidden,
    session: hidden,
    passkey: hidden,
    sent: offer,
    given: offer,
  };
  return { hidden, shown, ticket: { ticketId }, ...others };
}

async function buildNest(world: TestWorld) {
  const [owner, stranger] = [await world.newMember({ username: 'owner' }), await world.newMember({ username: 'stranger' })];
  await stranger.caller.creators.toggleFollow({ targetUserId: owner.id });
  for (let index = 0; index < 3; index += 1) await world.newCharacter({ score: index });
  const shown = await world.newCharacter({ creatorId: owner.id });
  const own = await world.newCharacter({ creatorId: stranger.id });
  const friend = await world.newMember({ username: 'friend' });
  const wish = { ...blankWish, hiddenMessage: 'canary whispers', requestId: randomUUID() };
  const { id: ticketId } = await owner.caller.characters.generate(wish);
  const { id: album } = await owner.caller.collections.create({ name: 'Wet ones', isPublic: true, requestId: randomUUID() });
  await owner.caller.collections.add({ id: album, characterId: shown });
  const nest: Nest = {
    owner: owner.id,
    shown,
    ticketId,
    hidden: randomUUID(),
    retired: randomUUID(),
    comment: randomUUID(),
    battle: randomUUID(),
    halfHiddenBattle: randomUUID(),
    friend: friend.id,
    own,
    offer: randomUUID(),
    operator: (await world.newMember({ username: 'operator', role: 'operator' })).id,
    album,
    privateAlbum: randomUUID(),
  };
  return { nest, callers: { visitor: world.visitor(), stranger: stranger.caller } };
}

/** What they would give away, put there: one hidden, one retired, one hidden by somebody who won it. */
async function addSecrets(world: TestWorld, nest: Nest): Promise<void> {
  const { owner: creatorId } = nest;
  nest.hidden = await world.newCharacter({ creatorId, name: NAME });
  nest.retired = await world.newCharacter({ creatorId, name: NAME });
  // What happened while both were still public.
  nest.comment = (await world.member(creatorId).comments.add({ characterId: nest.hidden, content: 'a canary comment' })).id;
  const fight = async (char1Id: string, char2Id: string) => {
    const { battleId } = await world.visitor(randomUUID()).battles.execute({ char1Id, char2Id, requestId: randomUUID() });
    const story = `${NAME} sang like a canary, and won.`;
    await world.db.updateTable('battles').set({ battle_story: story }).where('id', '=', battleId).execute();
    return battleId;
  };
  nest.battle = await fight(nest.hidden, nest.retired);
  nest.halfHiddenBattle = await fight(nest.hidden, nest.shown);
  const gift = { toUserId: nest.friend, offerType: 'gift', offeredIds: [nest.hidden, nest.retired] } as const;
  const sent = { ...gift, message: 'a canary in a cage', requestId: randomUUID() };
  nest.offer = (await world.member(creatorId).offers.send(sent)).id;
  const { collections } = world.member(creatorId);
  nest.privateAlbum = (await collections.create({ name: NAME, isPublic: false, requestId: randomUUID() })).id;
  for (const id of [nest.album, nest.privateAlbum])
    for (const characterId of [nest.hidden, nest.retired]) await collections.add({ id, characterId });
  await world.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', nest.hidden).execute();
  await world.member(nest.operator).ops.takeDown({ targetKind: 'character', targetId: nest.retired });
  await world.newCharacter({ creatorId: null, ownerId: creatorId, isPublic: false, name: NAME });
  await world.db
    .updateTable('meme_characters')
    .set({ description: 'He whispers as a canary does.' })
    .where('name', '=', NAME)
    .execute();
}

/** What the addresses of their pictures hold. */
async function readTokens({ db }: TestWorld, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('meme_characters').select(['id', 'picture_token']).where('id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.picture_token ?? []);
}

/** A shuffled list is another one each time, but the same set. */
function settle(answer: unknown): unknown {
  const items: unknown = Reflect.get(Object(answer), 'items');
  if (!Array.isArray(items)) return answer;
  return {
    ...Object(answer),
    items: items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    nextCursor: null,
  };
}

async function readAll(caller: Caller, nest: Nest, paths: readonly string[]) {
  const answers: { path: string; input: unknown; outcome: string; answer: unknown }[] = [];
  for (const path of paths)
    for (const input of probesOf(path, nest)) {
      const { outcome, answer } = await outcomeOf(() => callByPath(caller, path, input));
      answers.push({ path, input, outcome, answer: settle(answer) });
    }
  return answers;
}

test('trust 11: every procedure has its probes', async () => {
  await using world = await createTestWorld();
  const { nest } = await buildNest(world);
  expect(procedurePaths.filter((path) => probesOf(path, nest).length === 0)).toEqual([]);
});

test.each(['visitor', 'stranger'] as const)(
  'trust 11: no answer to a %s holds anything of a character that is private or taken down',
  async (who) => {
    await using world = await createTestWorld();
    const { nest, callers } = await buildNest(world);
    await addSecrets(world, nest);
    const pictures = await readTokens(world, [nest.hidden, nest.retired]);
    const canaries = ['Segretissimo', 'whispers', ...pictures, nest.hidden, nest.retired, nest.ticketId, 'owner@chaos.test'];
    for (const { path, answer } of await readAll(callers[who], nest, procedurePaths)) {
      const text = JSON.stringify(answer) ?? '';
      for (const canary of canaries) expect({ path, leaks: text.includes(canary) && canary }).toEqual({ path, leaks: false });
    }
    // The scan can see: the owner is told all of it.
    const own = JSON.stringify(await readAll(world.member(nest.owner), nest, ['characters.byId', 'tickets.get']));
    for (const seen of ['Segretissimo', 'whispers', pictures[0], nest.hidden, nest.ticketId]) expect(own).toContain(seen);
  },
);

test.each(['visitor', 'stranger'] as const)(
  'trust 11: to a %s lists, ranks, totals and counts are what they were before the private characters came',
  async (who) => {
    await using world = await createTestWorld();
    const { nest, callers } = await buildNest(world);
    const queries = procedurePaths.filter((path) => typeOf(path) === 'query');
    const withoutIds = async () =>
      (await readAll(callers[who], nest, queries)).map(({ path, outcome, answer }) => ({ path, outcome, answer }));
    const before = await withoutIds();
    expect(before.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(10);
    await addSecrets(world, nest);
    expect(await withoutIds()).toEqual(before);
  },
);

test.each(['visitor', 'stranger'] as const)(
  'trust 11: a private character is refused to a %s like one that does not exist',
  async (who) => {
    await using world = await createTestWorld();
    const { nest, callers } = await buildNest(world);
    await addSecrets(world, nest);
    const refusal = (path: string, input: unknown) =>
      callByPath(callers[who], path, input).then(
        () => 'answered',
        (error: unknown) => JSON.stringify(error, ['code', 'reason', 'message']),
      );
    let asked = 0;
    for (const path of procedurePaths)
      for (const input of probesOf(path, nest)) {
        const text = JSON.stringify(input) ?? '';
        const secret = [
          nest.hidden,
          nest.retired,
          nest.ticketId,
          nest.comment,
          nest.battle,
          nest.halfHiddenBattle,
          nest.offer,
        ].find((id) => text.includes(id));
        if (!secret) continue;
        asked += 1;
        const absent: unknown = JSON.parse(text.replaceAll(secret, randomUUID()));
        expect({ path, refusal: await refusal(path, input) }).toEqual({ path, refusal: await refusal(path, absent) });
      }
    expect(asked).toBeGreaterThan(8);
  },
);

test('trust 11: the address of a picture follows from a secret and from chance, not from anything that is public', () => {
  const png = Buffer.from('the same picture');
  const folders = [newPictureFolder('a-secret', png), newPictureFolder('a-secret', png), newPictureFolder('b-secret', png)];
  const [hash, otherHash] = [folders[0], folders[2]].map((folder) => folder?.slice('characters/'.length, -9));
  expect(new Set(folders).size).toBe(3);
  expect(hash).toHaveLength(43);
  expect(hash).not.toBe(otherHash);
});
