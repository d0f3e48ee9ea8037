/** Places in lists: forged, taken to another list, another filter or another person's list; and limits that nobody has. */
import { randomUUID } from 'node:crypto';
import { GALLERY_TABS, TIME_FILTERS } from '@chaos/shared/contract/gallery';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { callByPath, outcomeOf, procedurePaths } from '../testing/procedures.ts';
import { giveCharacter } from '../testing/test-data.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { sealCursor } from '../trpc/cursor.ts';
import { appRouter } from '../trpc/router.ts';

interface List {
  path: string;
  caller: Caller;
  /** Its filters. */
  input: object;
  /** Lists of the same name hold the same rows in the same order for whoever calls. */
  name?: string;
}

let world: TestWorld;
let lists: List[];

beforeAll(async () => {
  world = await createTestWorld({ rateLimitScale: 1_000 });
  lists = await fillLists(world);
});
afterAll(() => world[Symbol.asyncDispose]());

/** At least two rows in every list, and in those of another filter, and of another person. */
async function fillLists(world: TestWorld): Promise<List[]> {
  const [ada, bob] = [await world.newMember({ username: 'ada_o' }), await world.newMember({ username: 'bob_o' })];
  const [boss, chief] = [await world.newMember({ role: 'operator' }), await world.newMember({ role: 'operator' })];
  const owned = new Map<string, string[]>();
  for (const { id, caller } of [ada, bob]) {
    const ids: string[] = [];
    for (const name of ['Otto', 'Oscar']) ids.push(await world.newCharacter({ creatorId: id, name }));
    owned.set(id, ids);
    await caller.characters.generate({ ...blankWish, requestId: randomUUID() });
  }
  const idsOf = ({ id }: { id: string }) => owned.get(id) ?? [];
  for (const characterId of [idsOf(ada)[0] ?? '', idsOf(bob)[0] ?? ''])
    for (const content of ['one', 'two']) await ada.caller.comments.add({ characterId, content });
  for (const { caller } of [ada, bob])
    for (const { id: targetUserId } of [boss, chief]) await caller.creators.toggleFollow({ targetUserId });
  for (const { id: creatorId } of [boss, chief]) await world.newCharacter({ creatorId });
  for (const [from, to] of [
    [ada, bob],
    [bob, ada],
  ] as const)
    for (const id of idsOf(from)) {
      const gift = { toUserId: to.id, offerType: 'gift', offeredIds: [id] } as const;
      await from.caller.offers.send({ ...gift, requestId: randomUUID() });
    }
  for (const targetId of [...idsOf(ada), ...idsOf(bob)]) {
    await world.visitor().reports.file({ targetKind: 'character', targetId, reason: 'spam' });
  }
  const open = await boss.caller.ops.reports({ limit: 4 });
  for (const { id: reportId } of open.items.slice(0, 2)) await boss.caller.ops.resolveReport({ reportId, action: 'dismiss' });

  // With a chain of two.
  const [given, back] = [await world.newCharacter({ creatorId: boss.id }), await world.newCharacter({ creatorId: chief.id })];
  await giveCharacter(world.db, given, chief.id);
  await giveCharacter(world.db, back, boss.id);

  const secret_message = 'boo';
  await world.db.updateTable('meme_characters').set({ secret_message }).where('id', 'in', [given, back]).execute();
  for (const { caller } of [ada, bob]) for (const id of [given, back]) await caller.characters.findSecret({ id, guess: 'boo' });

  for (const { id: userId } of [await world.newMember(), await world.newMember()])
    for (const { people } of [ada.caller, bob.caller]) for (const hide of [people.block, people.mute]) await hide({ userId });

  const albums = new Map<string, string>();
  for (const {
    id: ownerId,
    caller: { collections },
  } of [ada, bob]) {
    for (const name of ['One', 'Two'])
      albums.set(ownerId, (await collections.create({ name, isPublic: true, requestId: randomUUID() })).id);
    for (const characterId of [given, back]) await collections.add({ id: albums.get(ownerId) ?? '', characterId });
  }
  for (const { id: ownerId } of [ada, bob]) {
    const { items } = await world.visitor().collections.list({ ownerId });
    for (const { id } of items) await boss.caller.collections.follow({ id });
    for (const { id } of items) await chief.caller.collections.follow({ id });
  }

  const visitor = world.visitor();
  const both = (path: string, input: object): List[] => [ada, bob].map(({ caller }) => ({ path, caller, input }));
  const byDesk = (path: string, input: object): List[] =>
    [boss, chief].map(({ caller }) => ({ path, caller, input, name: `${path} ${JSON.stringify(input)}` }));
  return [
    ...TIME_FILTERS.map((timeFilter) => ({ path: 'gallery.top', caller: visitor, input: { timeFilter }, name: timeFilter })),
    // The same ranking.
    { path: 'gallery.search', caller: visitor, input: { tab: 'top', timeFilter: 'day' }, name: 'day' },
    ...GALLERY_TABS.map((tab) => ({ path: 'gallery.search', caller: ada.caller, input: { tab, text: 'exists' } })),
    ...both('gallery.search', { tab: 'new', filters: { finish: ['plain'] } }),
    ...both('characters.list', { filterType: 'mine' }),
    ...both('characters.list', { filterType: 'mine', includeInactive: true }),
    ...[ada, bob].map(({ id: targetUserId }) => ({
      path: 'characters.list',
      caller: visitor,
      input: { filterType: 'user', targetUserId },
    })),
    ...[false, true].flatMap((randomize) => both('characters.list', { filterType: 'opponents', randomize })),
    ...[false, true].map((randomize) => ({
      path: 'characters.list',
      caller: visitor,
      input: { filterType: 'opponents', randomize },
    })),
    ...both('characters.following', {}),
    ...both('characters.found', {}),
    ...both('characters.tradable', {}),
    ...both('characters.tradable', { query: 'o' }),
    { path: 'characters.tradable', caller: ada.caller, input: { userId: bob.id } },
    ...[given, back].map((id) => ({ path: 'characters.history', caller: visitor, input: { id } })),
    ...[ada, bob].map((one) => ({ path: 'comments.list', caller: visitor, input: { characterId: idsOf(one)[0] } })),
    ...[ada, bob].flatMap(({ id: ownerId }) => [
      { path: 'collections.list', caller: visitor, input: { ownerId } },
      { path: 'collections.characters', caller: visitor, input: { id: albums.get(ownerId) } },
    ]),
    ...[boss, chief].map(({ caller }) => ({ path: 'collections.followed', caller, input: {} })),
    { path: 'creators.all', caller: visitor, input: {}, name: 'everybody' },
    { path: 'creators.all', caller: visitor, input: { query: '_o' } },
    { path: 'creators.popular', caller: visitor, input: {}, name: 'everybody' },
    ...both('creators.following', {}),
    ...both('people.list', { kind: 'blocked' }),
    ...both('people.list', { kind: 'muted' }),
    { path: 'profiles.search', caller: boss.caller, input: { query: 'o' } },
    { path: 'profiles.search', caller: boss.caller, input: { query: '_o' } },
    ...both('offers.list', {}),
    ...byDesk('ops.actions', {}),
    ...[false, true].flatMap((resolved) => byDesk('ops.reports', { resolved })),
    ...byDesk('ops.tickets', {}),
    ...byDesk('ops.tickets', { states: ['waiting'] }),
  ];
}

/** What a call is answered with, and why not. */
async function ask({ path, caller, input }: List, more: object): Promise<{ outcome: string; cursor: string | null }> {
  const { outcome, answer } = await outcomeOf(() => callByPath(caller, path, { limit: 1, ...input, ...more }));
  const cursor: unknown = Reflect.get(Object(answer), 'nextCursor');
  return { outcome, cursor: typeof cursor === 'string' ? cursor : null };
}

const label = ({ path, input }: List, index: number) => `${index}: ${path} ${JSON.stringify(input)}`;

/** The fields of a procedure's input. */
function fieldsOf(path: string): string[] {
  const { inputs } = Reflect.get(Reflect.get(appRouter._def.procedures, path), '_def') as { inputs: unknown[] };
  return inputs.flatMap((input) => {
    if (!(input instanceof z.ZodType)) return [];
    return Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {});
  });
}

test('every list that takes a place is tried here', () => {
  const withPlaces = procedurePaths.filter((path) => fieldsOf(path).includes('cursor'));
  expect([...new Set(lists.map(({ path }) => path))].sort()).toEqual(withPlaces);
  expect(withPlaces.filter((path) => !fieldsOf(path).includes('limit'))).toEqual([]);
});

test('a place fits its own list alone, and no other list, filter or person', async () => {
  const cursors = await Promise.all(lists.map(async (list) => (await ask(list, {})).cursor));
  expect(lists.map(label).filter((_, index) => cursors[index] === null)).toEqual([]);
  const wrong: string[] = [];
  for (const [to, list] of lists.entries()) {
    const outcomes = await Promise.all(cursors.map(async (cursor) => (await ask(list, { cursor })).outcome));
    for (const [from, outcome] of outcomes.entries()) {
      const origin = lists[from];
      const isSame = from === to || (list.name !== undefined && origin?.name === list.name);
      if (origin && outcome !== (isSame ? 'ok' : 'forged_cursor'))
        wrong.push(`${label(origin, from)} at ${label(list, to)}: ${outcome}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a place that was written, cut, lengthened or padded by somebody else is refused by every list', async () => {
  const wrong: string[] = [];
  for (const [index, list] of lists.entries()) {
    const { cursor } = await ask(list, {});
    const [body = '', tag = ''] = String(cursor).split('.');
    const flipped = (text: string) => `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
    const forged = [
      ...[`${flipped(body)}.${tag}`, `${body}.${flipped(tag)}`, `${body}.${tag.slice(1)}`, `${body}.`, `.${tag}`, body],
      ...[`${body}.${tag}.`, `${body}.${tag}=`, `${body}=.${tag}`, `${body}\n.${tag}`, ` ${body}.${tag}`, `!${body}.${tag}`],
      ...['.', 'null', 'W10.AAAAAAAAAAAAAAAAAAAAAA', '\u0000', '𓂀.𓂀', 'a'.repeat(300)],
      sealCursor('another secret, another secret, another', list.path, [null, 1, randomUUID(), 1]),
    ];
    const outcomes = await Promise.all(forged.map(async (one) => (await ask(list, { cursor: one })).outcome));
    for (const [nth, outcome] of outcomes.entries())
      if (outcome !== 'forged_cursor') wrong.push(`${label(list, index)}, ${JSON.stringify(forged[nth])}: ${outcome}`);
  }
  expect(wrong).toEqual([]);
});

test('no list gives fewer than one row or more than a hundred, whatever it is asked for', async () => {
  const wrong: string[] = [];
  const tried = [...new Map(lists.map((list) => [list.path, list])).values()];
  for (const [index, list] of tried.entries()) {
    for (const limit of [1, 100]) {
      const { outcome } = await ask(list, { limit });
      if (outcome !== 'ok') wrong.push(`${label(list, index)}, ${limit}: ${outcome}`);
    }
    for (const limit of [0, -1, 101, 1.5, 2 ** 31, 2 ** 53, 1e300, Number.NaN, Infinity, '1', [1], null, true]) {
      const { outcome } = await ask(list, { limit });
      if (outcome !== 'invalid_input') wrong.push(`${label(list, index)}, ${String(limit)}: ${outcome}`);
    }
    for (const cursor of ['', 'x'.repeat(301), 1, [], {}, ['a']]) {
      const { outcome } = await ask(list, { cursor });
      if (outcome !== 'invalid_input') wrong.push(`${label(list, index)}, ${JSON.stringify(cursor)}: ${outcome}`);
    }
  }
  expect(wrong).toEqual([]);
});
