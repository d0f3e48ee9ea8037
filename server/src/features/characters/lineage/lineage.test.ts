import { randomUUID } from 'node:crypto';
import { LINEAGE_BREADTH, LINEAGE_DEPTH, type Lineage } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { giveCharacter } from '../../../testing/test-data.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../../../testing/test-world.ts';

const WISH = { ...blankWish, mainTheme: 'a shark', style: 'oil', hiddenMessage: 'the canary sings' };

/** @returns the id of what grew from it. */
async function bear(world: TestWorld, caller: Caller, wish: Partial<typeof WISH> & { remixOf?: string } = {}): Promise<string> {
  const { id } = await caller.characters.generate({ ...WISH, ...wish, requestId: randomUUID() });
  await world.finishTickets();
  const row = await world.db.selectFrom('meme_characters').select('id').where('ticket_id', '=', id).executeTakeFirstOrThrow();
  return row.id;
}

const refused = expect.objectContaining({ reason: 'not_found' });
const roomy = () => createTestWorld({ rateLimitScale: 100 });

/** `-1>0` where one came from the other. */
const linksOf = ({ members, links }: Lineage) =>
  links.map(({ parent, child, kind }) => `${kind} ${members[parent]?.generation}>${members[child]?.generation}`);

test('R450 anybody reads the wish of a character, and never what it hides; its maker closes it to others, and opens it again', async () => {
  await using world = await roomy();
  const { caller } = await world.newMember();
  const { caller: other } = await world.newMember();
  const id = await bear(world, caller);
  const open = { mainTheme: 'a shark', bodyInfluence: null, characteristicInfluence: null, style: 'oil' };
  expect(await world.visitor().characters.wish({ id })).toEqual({ wish: open, isOpen: true });

  await expect(other.characters.setWishOpen({ characterId: id, isOpen: false })).rejects.toEqual(refused);
  expect(await caller.characters.setWishOpen({ characterId: id, isOpen: false })).toEqual({ isOpen: false });
  for (const stranger of [world.visitor(), other])
    expect(await stranger.characters.wish({ id })).toEqual({ wish: null, isOpen: false });
  expect(await caller.characters.wish({ id })).toEqual({ wish: open, isOpen: false });
  await expect(bear(world, other, { remixOf: id })).rejects.toEqual(refused);
  await bear(world, caller, { remixOf: id });

  await caller.characters.setWishOpen({ characterId: id, isOpen: true });
  await bear(world, other, { remixOf: id });
});

test('R618 whoever made it closes its wish, also where its owner has blocked them or hidden it', async () => {
  await using world = await roomy();
  const [maker, owner] = [await world.newMember(), await world.newMember()];
  const id = await bear(world, maker.caller);
  await giveCharacter(world.db, id, owner.id);
  await owner.caller.people.block({ userId: maker.id });
  expect(await maker.caller.characters.setWishOpen({ characterId: id, isOpen: false })).toEqual({ isOpen: false });
  expect(await world.visitor().characters.wish({ id })).toEqual({ wish: null, isOpen: false });
  await owner.caller.characters.togglePrivacy({ characterId: id, isPublic: false });
  expect(await maker.caller.characters.setWishOpen({ characterId: id, isOpen: true })).toEqual({ isOpen: true });
  await expect(owner.caller.characters.setWishOpen({ characterId: id, isOpen: false })).rejects.toEqual(refused);
});

test('R450 a wish that is closed cannot be searched for', async () => {
  await using world = await roomy();
  const { caller } = await world.newMember();
  const id = await bear(world, caller, { mainTheme: 'quokka', style: 'charcoal' });
  const found = async (text: string) => (await world.visitor().gallery.search({ tab: 'new', text })).items.map((row) => row.id);
  expect(await found('quokka')).toEqual([id]);
  await caller.characters.setWishOpen({ characterId: id, isOpen: false });
  for (const text of ['quokka', 'style:charcoal']) expect(await found(text)).toEqual([]);
  await caller.characters.setWishOpen({ characterId: id, isOpen: true });
  expect(await found('style:charcoal')).toEqual([id]);
});

test('R450 what a visitor made has nobody who closes its wish, until somebody takes it over', async () => {
  await using world = await roomy();
  const visitor = world.visitor();
  const { id: ticketId, secret = '' } = await visitor.characters.generate({ ...WISH, requestId: randomUUID() });
  await world.finishTickets();
  const ticket = await visitor.tickets.get({ ticketId, secret });
  const id = ticket.kind === 'generation' ? (ticket.result?.characterId ?? '') : '';
  const { caller } = await world.newMember();
  await expect(caller.characters.setWishOpen({ characterId: id, isOpen: false })).rejects.toEqual(refused);
  await caller.characters.claim({ tickets: [{ ticketId, secret }] });
  expect(await caller.characters.setWishOpen({ characterId: id, isOpen: false })).toEqual({ isOpen: false });
  expect((await world.visitor().characters.wish({ id })).wish).toBeNull();
});

test('R451 a remix is written down, and an unknown, hidden or deleted one cannot be remixed; sent again it is the same ticket', async () => {
  await using world = await roomy();
  const { caller } = await world.newMember();
  const id = await bear(world, caller);
  const request = { ...WISH, remixOf: id, requestId: randomUUID() };
  const visitor = world.visitor();
  const first = await visitor.characters.generate(request);
  await caller.characters.togglePrivacy({ characterId: id });
  expect((await visitor.characters.generate(request)).id).toBe(first.id);
  for (const remixOf of [id, randomUUID()])
    await expect(visitor.characters.generate({ ...request, remixOf, requestId: randomUUID() })).rejects.toEqual(refused);
  await caller.characters.remove({ characterId: id });
  await expect(caller.characters.generate({ ...request, requestId: randomUUID() })).rejects.toEqual(refused);
});

test('R452 a family is told in both directions, with what was fused; of a hidden one only that it is there', async () => {
  await using world = await roomy();
  const { caller } = await world.newMember();
  const { caller: other } = await world.newMember();
  const root = await bear(world, other);
  const parent = await bear(world, caller, { remixOf: root });
  const sibling = await bear(world, caller);
  await caller.fusion.fuse({ characterIds: [parent, sibling], requestId: randomUUID() });
  await world.finishTickets();
  const row = await world.db.selectFrom('meme_characters').select('id').where('is_fused', '=', true).executeTakeFirstOrThrow();

  const ofFused = await world.visitor().characters.lineage({ id: row.id });
  expect(ofFused.members.map(({ generation }) => generation)).toEqual([-2, -1, -1, 0]);
  expect(linksOf(ofFused)).toEqual(['remix -2>-1', 'fusion -1>0', 'fusion -1>0']);
  // What was fused has a picture and a name, and no page any more.
  expect(ofFused.members.map((member) => [member.id, member.shown !== null])).toEqual([
    [root, true],
    [null, true],
    [null, true],
    [row.id, true],
  ]);
  expect(linksOf(await other.characters.lineage({ id: root }))).toEqual(['remix 0>1', 'fusion 1>2']);

  await other.characters.togglePrivacy({ characterId: root });
  const [hidden] = (await world.visitor().characters.lineage({ id: row.id })).members;
  expect(hidden).toEqual({ id: null, shown: null, generation: -2 });
  await caller.characters.togglePrivacy({ characterId: row.id });
  expect((await other.characters.lineage({ id: root })).members).toHaveLength(1);
});

test('R452 a family of any size is told in bounded size, the newest first', async () => {
  await using world = await roomy();
  const root = await bear(world, world.visitor());
  const ids: string[] = [];
  for (let count = 0; count < LINEAGE_BREADTH + 2; count += 1) ids.push(await bear(world, world.visitor(), { remixOf: root }));
  const { members, isCut } = await world.visitor().characters.lineage({ id: root });
  expect(isCut).toBe(true);
  expect(members).toHaveLength(1 + LINEAGE_BREADTH);
  expect(members.map(({ id }) => id)).not.toContain(ids[0]);

  let last = root;
  for (let depth = 0; depth <= LINEAGE_DEPTH; depth += 1) last = await bear(world, world.visitor(), { remixOf: last });
  const chain = await world.visitor().characters.lineage({ id: last });
  expect(chain.members.map(({ generation }) => generation)).toEqual(
    Array.from({ length: LINEAGE_DEPTH + 1 }, (_, at) => at - LINEAGE_DEPTH),
  );
});

test('R786 a family that goes on beyond the generations that are told says so, in both directions', async () => {
  await using world = await roomy();
  const chain = [await bear(world, world.visitor())];
  const lengthen = async () => chain.push(await bear(world, world.visitor(), { remixOf: chain.at(-1) ?? '' }));
  const areCut = async () => {
    const [oldest, newest] = [chain.at(0) ?? '', chain.at(-1) ?? ''];
    return Promise.all([oldest, newest].map(async (id) => (await world.visitor().characters.lineage({ id })).isCut));
  };
  while (chain.length <= LINEAGE_DEPTH) await lengthen();
  expect(await areCut()).toEqual([false, false]);
  await lengthen();
  expect(await areCut()).toEqual([true, true]);
});

test('R725 the old address of what was fused tells what it has become, to whoever may see that', async () => {
  await using world = await roomy();
  const [me, other] = [await world.newMember(), await world.newMember()];
  const sources = [await bear(world, me.caller), await bear(world, me.caller)];
  const successorsOf = (caller = world.visitor()) => Promise.all(sources.map((id) => caller.characters.successor({ id })));
  const nothing = [null, null];
  expect(await successorsOf()).toEqual(nothing);
  await me.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const fused = await world.db
    .selectFrom('meme_characters')
    .select(['id', 'name'])
    .where('is_fused', '=', true)
    .executeTakeFirstOrThrow();
  for (const caller of [world.visitor(), me.caller, other.caller]) expect(await successorsOf(caller)).toEqual([fused, fused]);
  expect(await world.visitor().characters.successor({ id: fused.id })).toBeNull();
  expect(await world.visitor().characters.successor({ id: randomUUID() })).toBeNull();

  await me.caller.people.block({ userId: other.id });
  expect(await successorsOf(other.caller)).toEqual(nothing);
  await me.caller.characters.togglePrivacy({ characterId: fused.id });
  expect(await successorsOf()).toEqual(nothing);
  expect(await successorsOf(me.caller)).toEqual([fused, fused]);
});
