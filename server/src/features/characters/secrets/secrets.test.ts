import { randomUUID } from 'node:crypto';
import { secretMarkOf } from '@chaos/shared/core/characters/secret-watermark';
import { expect, test } from 'vitest';
import { callByPath, inputOf, outcomeOf, procedurePaths, type Scene, typeOf } from '../../../testing/procedures.ts';
import { blankWish, createTestWorld, type TestWorld } from '../../../testing/test-world.ts';

async function hide(world: TestWorld, creatorId: string | null, message = 'Touch grass!'): Promise<string> {
  const id = await world.newCharacter({ creatorId });
  await world.db.updateTable('meme_characters').set({ secret_message: message }).where('id', '=', id).execute();
  return id;
}

test('R341 whoever guesses it is told, counted once, and the first one named; nobody else reads it', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember({ username: 'maker' });
  const id = await hide(world, maker.id);
  const [ada, bob] = [await world.newMember({ username: 'ada' }), await world.newMember({ username: 'bob' })];
  const nothing = { message: null, isMaker: false, finders: 0, first: null };
  expect(await ada.caller.characters.byId({ id })).toMatchObject({ hidesSecret: true });
  expect(await ada.caller.characters.secret({ id })).toEqual(nothing);
  expect(await ada.caller.characters.findSecret({ id, guess: 'touch glass' })).toEqual({ isFound: false, ...nothing });

  const found = { message: 'Touch grass!', isMaker: false, finders: 1, first: expect.objectContaining({ username: 'ada' }) };
  for (const guess of ['touch GRASS', 'touch grass'])
    expect(await ada.caller.characters.findSecret({ id, guess })).toEqual({ isFound: true, ...found });
  expect(await ada.caller.characters.secret({ id })).toEqual(found);
  expect(await bob.caller.characters.secret({ id })).toEqual({ ...found, message: null });
  expect(await bob.caller.characters.findSecret({ id, guess: 'touch grass' })).toMatchObject({ isFound: true, finders: 2 });
  expect(await world.visitor().characters.secret({ id })).toMatchObject({ message: null, finders: 2 });
});

test('R341 whoever hid it reads it and is no finder; a visitor is told, and is none either', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember();
  const id = await hide(world, maker.id);
  expect(await maker.caller.characters.secret({ id })).toMatchObject({ message: 'Touch grass!', isMaker: true });
  for (const caller of [maker.caller, world.visitor()])
    expect(await caller.characters.findSecret({ id, guess: 'touch grass' })).toMatchObject({
      isFound: true,
      message: 'Touch grass!',
      finders: 0,
    });
});

test('R341 R650 a visitor who becomes a member reads what they hid, and is no finder of it', async () => {
  await using world = await createTestWorld();
  const wish = { ...blankWish, hiddenMessage: '🌋'.repeat(200), requestId: randomUUID() };
  const { id: ticketId, secret } = await world.visitor().characters.generate(wish);
  await world.finishTickets();
  const { id } = await world.db.selectFrom('meme_characters').select('id').executeTakeFirstOrThrow();
  const { caller } = await world.newMember();
  await caller.characters.claim({ tickets: [{ ticketId, secret: secret ?? '' }] });
  expect(await caller.characters.secret({ id })).toMatchObject({ message: wish.hiddenMessage, isMaker: true });
  const guess = { id, guess: wish.hiddenMessage };
  expect(await caller.characters.findSecret(guess)).toMatchObject({ isFound: true, finders: 0 });
});

test('R341 R342 the mark of its pictures finds it too, and no other mark', async () => {
  await using world = await createTestWorld();
  const wish = { ...blankWish, hiddenMessage: 'Touch grass!', requestId: randomUUID() };
  const ticket = await world.visitor().characters.generate(wish);
  await world.finishTickets();
  const { id } = await world.db.selectFrom('meme_characters').select('id').executeTakeFirstOrThrow();
  const mark = secretMarkOf(world.services.appSecret, ticket.id);
  const { caller } = await world.newMember();
  expect(await caller.characters.findSecret({ id, mark: (mark + 1) % 2 ** 24 })).toMatchObject({ isFound: false });
  expect(await caller.characters.findSecret({ id, mark })).toMatchObject({ isFound: true, message: 'Touch grass!' });
});

test('R341 nothing is found where nothing is hidden or seen, by no guess or two, nor by trying everything', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  const { caller } = await world.newMember();
  const plain = await world.newCharacter();
  await expect(caller.characters.findSecret({ id: plain, guess: 'x' })).rejects.toMatchObject({ reason: 'no_secret' });
  expect(await caller.characters.byId({ id: plain })).toMatchObject({ hidesSecret: false });

  const id = await hide(world, owner.id);
  for (const input of [
    { id },
    { id, guess: 'x', mark: 1 },
    { id, guess: '  ' },
    { id, guess: 'x'.repeat(301) },
    { id, mark: -1 },
  ])
    await expect(caller.characters.findSecret(input)).rejects.toMatchObject({ reason: 'invalid_input' });
  await world.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', id).execute();
  await expect(caller.characters.findSecret({ id, guess: 'touch grass' })).rejects.toMatchObject({ reason: 'not_found' });
  await expect(caller.characters.secret({ id })).rejects.toMatchObject({ reason: 'not_found' });

  const guesses = Array.from({ length: 40 }, () =>
    owner.caller.characters.findSecret({ id, guess: 'no' }).catch((error) => error.reason),
  );
  expect((await Promise.all(guesses)).filter((outcome) => outcome === 'too_many_requests')).toHaveLength(20);
});

test('R359 what one has found is listed page by page, the last first, with its message for nobody else', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const ids: string[] = [];
  for (const message of ['one', 'two', 'three']) ids.push(await hide(world, maker.id, message));
  const [first = '', second = '', third = ''] = ids;
  for (const [id, guess] of [
    [second, 'two'],
    [first, 'one'],
    [third, 'three'],
  ] as const)
    await ada.caller.characters.findSecret({ id, guess });

  const page = await ada.caller.characters.found({ limit: 2 });
  expect(page.items.map(({ id, message }) => [id, message])).toEqual([
    [third, 'three'],
    [first, 'one'],
  ]);
  expect(page.totalCount).toBe(3);
  const rest = await ada.caller.characters.found({ limit: 2, cursor: page.nextCursor });
  expect(rest).toMatchObject({ items: [{ id: second, message: 'two', hidesSecret: true }], nextCursor: null });
  for (const { caller } of [maker, bob])
    expect(await caller.characters.found({})).toEqual({ items: [], nextCursor: null, totalCount: 0 });

  await world.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', first).execute();
  const left = await ada.caller.characters.found({});
  expect(left.items.map(({ id }) => id)).toEqual([third, second]);
  expect(left.totalCount).toBe(2);
});

test('R359 findings of one moment are each on one page', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember();
  const ada = await world.newMember();
  const ids: string[] = [];
  for (const message of ['one', 'two', 'three']) ids.push(await hide(world, maker.id, message));
  await world.db
    .insertInto('secret_findings')
    .values(ids.map((id) => ({ character_id: id, user_id: ada.id, found_at: new Date(0) })))
    .execute();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ada.caller.characters.found>> = await ada.caller.characters.found({ limit: 1, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(ids.toReversed());
});

/** What nobody but its maker and its finders may read, in whatever answer. */
test('R359 no answer holds the message for somebody who has not found it', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember({ username: 'maker' });
  const finder = await world.newMember({ username: 'finder' });
  const stranger = await world.newMember();
  const message = 'Quantum lasagna';
  const id = await hide(world, maker.id, message);
  await finder.caller.characters.findSecret({ id, guess: message });
  const scene: Scene = {
    owner: maker.id,
    hidden: id,
    shown: id,
    deleted: id,
    other: id,
    battle: id,
    ticket: { ticketId: id },
    comment: id,
    partner: finder.id,
    offer: { offerId: id, termsHash: 'x' },
    collection: id,
    openCollection: id,
    report: id,
    session: id,
    passkey: id,
    sent: id,
    given: id,
  };
  for (const caller of [stranger.caller, world.visitor()])
    for (const path of procedurePaths.filter((one) => typeOf(one) === 'query')) {
      const { answer } = await outcomeOf(() => callByPath(caller, path, inputOf(path, scene)));
      expect(JSON.stringify(answer ?? null), path).not.toContain('lasagna');
    }
});
