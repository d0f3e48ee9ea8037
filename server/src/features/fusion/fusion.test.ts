import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { fuseSources } from '@chaos/shared/core/fusion/fuse-sources';
import { lockCharacters, moveCharacters } from '@chaos/shared/core/ownership/ledger';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { finishTicket, giveCharacter } from '../../testing/test-data.ts';
import { blankWish, createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';

async function enterLab(world: TestWorld) {
  const [me, other] = [await world.newMember(), await world.newMember()];
  const frigo = await world.newCharacter({ creatorId: me.id, name: 'Frigo Camelo' });
  const bombo = await world.newCharacter({ creatorId: me.id, name: 'Bombo Cactoso' });
  const third = await world.newCharacter({ creatorId: me.id, name: 'Terzo Incomodo' });
  const fuse = (characterIds: string[], requestId = randomUUID()) => me.caller.fusion.fuse({ characterIds, requestId });
  return { me: me.id, other: other.id, frigo, bombo, third, fuse, mine: me.caller };
}

/** How a ticket stands that finishTickets has looked at. */
async function readEnd(world: TestWorld, userId: string, ticketId: string) {
  const { state, result, error } = await world.member(userId).tickets.get({ ticketId });
  return { state, result, error };
}

const readRows = ({ db }: TestWorld) =>
  db.selectFrom('meme_characters').select(['id', 'owner_id', 'is_active', 'fused_into_id']).orderBy('id').execute();

/** As many workers would, also those that get a ticket which another has begun. */
async function finishFusions({ db, services }: TestWorld): Promise<void> {
  const open = db.selectFrom('tickets').select('id').where('kind', '=', 'fusion').where('state', 'in', ['waiting', 'running']);
  for (const { id } of await open.execute()) await finishTicket(services, id);
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'fused',
    (error: Error) => `${Reflect.get(error, 'code')} ${Reflect.get(error, 'reason')}: ${error.message}`,
  );

test('R119 R123 O13 three of my own become one, which remembers them; they are retired and stay mine', async () => {
  await using world = await createTestWorld();
  const { me, frigo, bombo, third, fuse, mine } = await enterLab(world);
  const ticket = await fuse([bombo, frigo, third]);
  expect(ticket).toMatchObject({ kind: 'fusion', state: 'waiting', position: 1, result: null });
  expect(ticket.secret).toBeUndefined();
  await world.finishTickets();
  const done = await mine.tickets.get({ ticketId: ticket.id });
  if (done.kind !== 'fusion' || !done.result) throw new Error('the ticket should be done');
  const { characterId } = done.result;

  const fused = await world.visitor().characters.byId({ id: characterId });
  expect(fused).toMatchObject({ isFused: true, isPublic: true, isActive: true, userId: me, originalCreatorId: me });
  const pictureOf = (at: number, width: number) => fused.imageUrl.replace('1024.webp', `source-${at}/${width}.webp`);
  const source = (id: string, name: string, at: number) => ({
    ...{ id, name, description: 'He exists for a test, and knows it.', thumbhash: expect.any(String) },
    ...{ imageUrl: pictureOf(at, 1024), imageUrl256: pictureOf(at, 256) },
  });
  expect(fused.fusedMetadata).toEqual({
    sourceCharacters: [source(bombo, 'Bombo Cactoso', 0), source(frigo, 'Frigo Camelo', 1), source(third, 'Terzo Incomodo', 2)],
    fusionDate: fused.createdAt,
  });
  expect((await world.visitor().characters.history({ id: characterId })).items).toMatchObject([
    { seq: 1, kind: 'fused', from: null, to: { id: me } },
  ]);

  const lab = await mine.characters.list({ filterType: 'mine', includeInactive: true });
  expect(lab.items.map(({ id, isActive }) => ({ id, isActive }))).toEqual(
    [characterId, third, bombo, frigo].map((id) => ({ id, isActive: id === characterId })),
  );
  expect((await mine.characters.list({ filterType: 'mine' })).items.map(({ id }) => id)).toEqual([characterId]);
  const events = world.db.selectFrom('ownership_events').select(['kind', 'seq', 'from_user_id', 'to_user_id']);
  expect(await events.where('character_id', '=', frigo).where('seq', '=', 2).execute()).toEqual([
    { kind: 'retired', seq: 2, from_user_id: me, to_user_id: me },
  ]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('O13 a fused character is in every list with what it was made of, and its sources are in none', async () => {
  await using world = await createTestWorld();
  const { me, other, frigo, bombo, fuse, mine } = await enterLab(world);
  await world.member(other).creators.toggleFollow({ targetUserId: me });
  const before = await world.visitor().gallery.top({});
  expect(before.items.map(({ fusedMetadata }) => fusedMetadata)).toEqual([null, null, null]);
  await fuse([frigo, bombo]);
  await world.finishTickets();
  const lists = [
    await world.visitor().gallery.top({}),
    await world.visitor().gallery.top({ timeFilter: 'day' }),
    await mine.characters.list({ filterType: 'mine' }),
    await world.visitor().characters.list({ filterType: 'user', targetUserId: me }),
    await world.visitor().characters.list({ filterType: 'opponents' }),
    await world.member(other).characters.following({}),
  ];
  for (const { items } of lists) {
    expect(items.map(({ id }) => id)).not.toContain(frigo);
    const made = items.find(({ isFused }) => isFused);
    expect(made?.fusedMetadata?.sourceCharacters.map(({ id }) => id)).toEqual([frigo, bombo]);
    expect(made?.fusedMetadata?.fusionDate).toBeInstanceOf(Date);
  }
  expect((await world.visitor().gallery.top({})).items[0]?.totalCount).toBe(2);
  expect((await world.visitor().profiles.byId({ id: me })).characterCount).toBe(2);
});

test('R122 R221 trust 10 what is not mine, invisible, fused, retired, too few, too many or twice the same is refused by name', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { other, me, frigo, bombo, third, fuse } = await enterLab(world);
  const fourth = await world.newCharacter({ creatorId: me });
  const foreign = await world.newCharacter({ creatorId: other });
  const ownerless = await world.newCharacter();
  const hidden = await world.newCharacter({ creatorId: other, isPublic: false });
  const gone = await world.newCharacter({ creatorId: other, isActive: false });
  const takenDown = await world.newCharacter({ creatorId: me, isActive: false, name: 'Giù Perterra' });
  const sources = [
    await world.newCharacter({ creatorId: me, name: 'Usato Unavolta' }),
    await world.newCharacter({ creatorId: me }),
  ];
  const { id: ticketId } = await fuse(sources);
  await world.finishTickets();
  const { result } = await readEnd(world, me, ticketId);
  const fused = result && 'characterId' in result ? result.characterId : '';
  const before = await readRows(world);

  const cases: [string[], string][] = [
    [[frigo, foreign], 'FORBIDDEN not_yours: This brainrot is not yours.'],
    [[frigo, ownerless], 'FORBIDDEN not_yours: This brainrot is not yours.'],
    [[frigo, hidden], 'NOT_FOUND not_found: There is no such brainrot, or it is private.'],
    [[frigo, gone], 'NOT_FOUND not_found: There is no such brainrot, or it is private.'],
    [[frigo, randomUUID()], 'NOT_FOUND not_found: There is no such brainrot, or it is private.'],
    [[frigo, takenDown], 'NOT_FOUND not_found: Giù Perterra has been taken down.'],
    [[frigo, sources[0] ?? ''], 'NOT_FOUND not_found: Usato Unavolta has been fused already.'],
    [[frigo, fused], 'BAD_REQUEST invalid_input: Fused characters cannot be used for further fusion.'],
  ];
  for (const [ids, refusal] of cases) expect(await refusalOf(fuse(ids))).toBe(refusal);
  const malformed: [string[], string][] = [
    [[], 'Select at least 2 characters to fuse.'],
    [[frigo], 'Select at least 2 characters to fuse.'],
    [[frigo, bombo, third, fourth], 'You can select up to 3 characters for fusion.'],
    [[frigo, bombo, frigo], 'A brainrot cannot be fused with itself.'],
  ];
  for (const [ids, sentence] of malformed) expect(await refusalOf(fuse(ids))).toContain(sentence);
  const asVisitor = world.visitor().fusion.fuse({ characterIds: [frigo, bombo], requestId: randomUUID() });
  expect(await refusalOf(asVisitor)).toContain('UNAUTHORIZED signed_out');

  // Nobody's refusal has opened a ticket, or changed a row.
  await world.finishTickets();
  expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(1);
  expect(await readRows(world)).toEqual(before);
});

test('a refusal takes no turn in the line, when a fusion is asked for and when it is tried again', async () => {
  await using world = await createTestWorld();
  const { other, frigo, bombo, third, fuse, mine } = await enterLab(world);
  const cancelled = await fuse([frigo, bombo]);
  await mine.tickets.cancel({ ticketId: cancelled.id });
  await giveCharacter(world.db, frigo, other);
  // Turns have passed since: whoever asks now arrives anew.
  await world.db.updateTable('line_place').set({ members_shift: 500 }).execute();
  const readArrivals = async () => (await sql`select last_value, is_called from line_members`.execute(world.db)).rows;
  const before = await readArrivals();
  expect(await refusalOf(fuse([frigo, third]))).toContain('not_yours');
  expect(await refusalOf(mine.tickets.retry({ ticketId: cancelled.id, requestId: randomUUID() }))).toContain(
    'Nothing was fused.',
  );
  expect(await readArrivals()).toEqual(before);
  await mine.characters.generate({ ...blankWish, mainTheme: 'heron', requestId: randomUUID() });
  expect(await readArrivals()).not.toEqual(before);
});

test('the same requestId is the same fusion, however often, at once and afterwards; with others it is refused', async () => {
  await using world = await createTestWorld();
  const { me, frigo, bombo, third, fuse } = await enterLab(world);
  const requestId = randomUUID();
  const tickets = await Promise.all(Array.from({ length: 5 }, () => fuse([frigo, bombo], requestId)));
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1);
  expect(await refusalOf(fuse([frigo, third], requestId))).toBe(
    'CONFLICT request_id_reused: This requestId was used for another request.',
  );
  await world.finishTickets();
  // The sources are gone, and the answer is still the same ticket.
  expect(await fuse([frigo, bombo], requestId)).toMatchObject({ id: tickets[0]?.id, state: 'done' });
  expect((await readRows(world)).filter(({ is_active }) => is_active)).toHaveLength(2);
  expect((await readEnd(world, me, tickets[0]?.id ?? '')).error).toBeNull();
});

test('one person fuses ten times a minute, and has at most twenty tickets on the way', async () => {
  await using world = await createTestWorld();
  const { frigo, bombo, fuse } = await enterLab(world);
  for (let index = 0; index < 10; index += 1) await fuse([frigo, bombo]);
  expect(await refusalOf(fuse([frigo, bombo]))).toContain('TOO_MANY_REQUESTS too_many_requests: Too many tries.');
  await using other = await createTestWorld({ rateLimitScale: 0.1 });
  const lab = await enterLab(other);
  for (let index = 0; index < 2; index += 1)
    await other.member(lab.me).characters.generate({ ...blankWish, requestId: randomUUID() });
  expect(await refusalOf(lab.fuse([lab.frigo, lab.bombo]))).toBe(
    'TOO_MANY_REQUESTS too_many_requests: You have 2 brainrots on the way already. Wait for one of them.',
  );
});

test.each([
  [
    'given away',
    'not_yours',
    'Frigo Camelo is not yours any more. Nothing was fused.',
    (world: TestWorld, id: string, other: string) => giveCharacter(world.db, id, other),
  ],
  [
    'taken down',
    'not_found',
    'Frigo Camelo has been taken down. Nothing was fused.',
    (world: TestWorld, id: string) =>
      world.db.updateTable('meme_characters').set({ is_active: false }).where('id', '=', id).execute(),
  ],
  [
    'hidden',
    'invalid_input',
    'Frigo Camelo has been hidden. Nothing was fused.',
    (world: TestWorld, id: string, _other: string, me: string) => world.member(me).characters.togglePrivacy({ characterId: id }),
  ],
] as const)(
  'I9 fault 12: a source that is %s while the ticket waits: it fails, and nothing is lost',
  async (_how, reason, message, happen) => {
    await using world = await createTestWorld();
    const { me, other, frigo, bombo, fuse } = await enterLab(world);
    const { id } = await fuse([bombo, frigo]);
    await happen(world, frigo, other, me);
    const before = await readRows(world);
    await world.finishTickets();
    expect(await readEnd(world, me, id)).toEqual({ state: 'failed', result: null, error: { reason, message, retryable: false } });
    expect(await readRows(world)).toEqual(before);
    expect(await auditDatabase(world.db)).toEqual([]);
  },
);

test('I9 one source in two waiting fusions: the first to be done has it, the second fails by its name', async () => {
  await using world = await createTestWorld();
  const { me, frigo, bombo, third, fuse } = await enterLab(world);
  const [first, second] = [await fuse([frigo, bombo]), await fuse([third, frigo])];
  await world.finishTickets();
  expect(await readEnd(world, me, first.id)).toMatchObject({ state: 'done' });
  expect(await readEnd(world, me, second.id)).toMatchObject({
    state: 'failed',
    error: { reason: 'not_found', message: 'Frigo Camelo has been fused already. Nothing was fused.', retryable: false },
  });
  expect((await readRows(world)).find(({ id }) => id === third)).toMatchObject({ is_active: true, fused_into_id: null });
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('a fusion of which one source was private all along is private; its owner may show it', async () => {
  await using world = await createTestWorld();
  const { me, frigo, bombo, fuse, mine } = await enterLab(world);
  await mine.characters.togglePrivacy({ characterId: bombo });
  const { id } = await fuse([frigo, bombo]);
  await world.finishTickets();
  const { result } = await readEnd(world, me, id);
  const characterId = result && 'characterId' in result ? result.characterId : '';
  expect(await mine.characters.byId({ id: characterId })).toMatchObject({ isFused: true, isPublic: false });
  await expect(world.visitor().characters.byId({ id: characterId })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await auditDatabase(world.db)).toEqual([]);
  expect(await mine.characters.togglePrivacy({ characterId })).toEqual({ isPublic: true });
  expect((await world.visitor().characters.byId({ id: characterId })).fusedMetadata?.sourceCharacters).toHaveLength(2);
});

test('I9 the database itself refuses to wake, to move and to fuse again what is fused', async () => {
  await using world = await createTestWorld();
  const { me, other, frigo, bombo, third, fuse } = await enterLab(world);
  await fuse([frigo, bombo]);
  await world.finishTickets();
  const change = (values: object) => world.db.updateTable('meme_characters').set(values).where('id', '=', frigo).execute();
  await expect(change({ is_active: true })).rejects.toThrow('violates check constraint');
  await expect(change({ fused_into_id: third })).rejects.toThrow('what is fused stays fused');
  await expect(change({ fused_into_id: null })).rejects.toThrow('what is fused stays fused');
  const isFused = { is_fused: true, fused_metadata: JSON.stringify({ sources: [{}, {}], fusedAt: new Date() }) };
  await expect(change(isFused)).rejects.toThrow('violates check constraint');
  await expect(giveCharacter(world.db, frigo, other)).rejects.toThrow(`character ${frigo} is retired`);
  const text = { name: 'Ancora', description: 'Again.' };
  const picture = { imageKey: 'characters/plain', thumbhash: '', averageColor: '#808080' };
  const again = world.db.transaction().execute(async (trx) => {
    const { id: ticketId } = await trx.selectFrom('tickets').select('id').executeTakeFirstOrThrow();
    return fuseSources(trx, [frigo, third], { ticketId, text, creatorId: me, ...picture });
  });
  await expect(again).rejects.toThrow('Frigo Camelo has been fused already. Nothing was fused.');
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('I9 fault 12: a fusion waits for whoever has its source in hand, and then sees that it is gone', async () => {
  await using world = await createTestWorld();
  const { me, other, frigo, bombo, fuse } = await enterLab(world);
  const { id } = await fuse([frigo, bombo]);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gift = world.db.transaction().execute(async (trx) => {
    const character = (await lockCharacters(trx, [bombo])).get(bombo);
    if (!character) throw new Error('there is no such character');
    await moveCharacters(trx, { kind: 'claimed' }, [{ character, toUserId: other }]);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const finished = world.finishTickets();
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(world.db)).rows.length === 0);
  released.resolve();
  await Promise.all([gift, finished]);
  expect(await readEnd(world, me, id)).toMatchObject({
    state: 'failed',
    error: { reason: 'not_yours', message: 'Bombo Cactoso is not yours any more. Nothing was fused.' },
  });
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('I1 I2 I3 I8 I9 I10 I11 fault 12: many fuse, fight, give and hide the same few at once, and no promise is broken', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const people = await Promise.all(Array.from({ length: 4 }, () => world.newMember()));
  const ids: string[] = [];
  for (const { id: creatorId } of people)
    for (let index = 0; index < 12; index += 1) ids.push(await world.newCharacter({ creatorId }));
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  /** Two that this person owns right now; they may be gone when they are needed. */
  const pickTwo = async ({ caller }: Member): Promise<[string, string]> => {
    const { items } = await caller.characters.list({ filterType: 'mine', randomize: true });
    const usable = items.filter(({ isFused }) => !isFused);
    const at = Math.floor(Math.random() * usable.length);
    return [usable.at(at)?.id ?? anyOf(ids), usable.at(at - 1)?.id ?? anyOf(ids)];
  };
  const fuse = async (me: Member) => me.caller.fusion.fuse({ characterIds: await pickTwo(me), requestId: randomUUID() });
  const fuseAtOnce = async (me: Member) => finishTicket(world.services, (await fuse(me)).id);
  const actions = [
    fuse,
    fuseAtOnce,
    fuseAtOnce,
    fuseAtOnce,
    () => finishFusions(world),
    async (me: Member) =>
      me.caller.battles.execute({ char1Id: (await pickTwo(me))[0], char2Id: anyOf(ids), requestId: randomUUID() }),
    (me: Member) => giveCharacter(world.db, anyOf(ids), me.id),
    async (me: Member) => me.caller.characters.togglePrivacy({ characterId: (await pickTwo(me))[0] }),
    ({ caller }: Member) => caller.reactions.toggle({ characterId: anyOf(ids), reactionType: 'like' }),
  ];
  await Promise.allSettled(Array.from({ length: 240 }, () => anyOf(actions)(anyOf(people))));
  await finishFusions(world);
  expect(await auditDatabase(world.db)).toEqual([]);
  const tickets = await world.db.selectFrom('tickets').select(['state', 'error']).where('kind', '=', 'fusion').execute();
  const states = tickets.map(({ state }) => state);
  expect(states.filter((state) => state !== 'done' && state !== 'failed')).toEqual([]);
  expect(states).toContain('done');
});
