import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld } from '../../testing/test-world.ts';

const newWish = () => ({ ...blankWish, mainTheme: 'crocodile', requestId: randomUUID() });

test('R35 a wish is stored trimmed, null when blank, with a boolean for the secret', async () => {
  await using world = await createTestWorld();
  const input = {
    mainTheme: '  crocodile ',
    bodyInfluence: '   ',
    characteristicInfluence: null,
    style: 'vaporwave',
    hiddenMessage: '',
    makeMessageSecret: false,
  };
  const ticket = await world.visitor().characters.generate({ ...input, requestId: randomUUID() });
  const { payload } = await world.db
    .selectFrom('tickets')
    .select('payload')
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow();
  expect(payload).toEqual({
    mainTheme: 'crocodile',
    bodyInfluence: null,
    characteristicInfluence: null,
    style: 'vaporwave',
    hiddenMessage: null,
    makeMessageSecret: false,
  });
});

test('R32 a wish with every field blank is accepted, and says its place in the line at once', async () => {
  await using world = await createTestWorld();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  expect(ticket).toMatchObject({ kind: 'generation', state: 'waiting', position: 1, percent: 0, result: null, error: null });
  expect(ticket.secret).toEqual(expect.any(String));
});

test('R36 fifty equal requests at once open one ticket and make one character', async () => {
  await using world = await createTestWorld();
  const wish = newWish();
  const tickets = await Promise.all(Array.from({ length: 50 }, () => world.visitor().characters.generate(wish)));
  expect(new Set(tickets.map((ticket) => ticket.id)).size).toBe(1);
  expect(new Set(tickets.map((ticket) => ticket.secret)).size).toBe(1);
  await world.finishTickets();
  const { items } = await world.visitor().gallery.top({});
  expect(items).toHaveLength(1);
});

test('a requestId used again with another wish is refused and changes nothing', async () => {
  await using world = await createTestWorld();
  const wish = newWish();
  const first = await world.visitor().characters.generate(wish);
  await expect(world.visitor().characters.generate({ ...wish, mainTheme: 'toaster' })).rejects.toMatchObject({
    code: 'CONFLICT',
    reason: 'request_id_reused',
  });
  const again = await world.visitor().characters.generate(wish);
  expect(again.id).toBe(first.id);
});

test('R44 a member is credited and owns the character; a visitor leaves it without a creator', async () => {
  await using world = await createTestWorld();
  const user = await world.newMember();
  await user.caller.characters.generate(newWish());
  await world.visitor().characters.generate(newWish());
  await world.finishTickets();
  const rows = await world.db
    .selectFrom('meme_characters')
    .select(['user_id', 'original_creator_id', 'owner_id', 'total_owners_count'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { user_id: user.id, original_creator_id: user.id, owner_id: user.id, total_owners_count: 1 },
    { user_id: null, original_creator_id: null, owner_id: null, total_owners_count: 0 },
  ]);
  const events = await world.db
    .selectFrom('ownership_events')
    .select(['seq', 'kind', 'from_user_id', 'to_user_id'])
    .orderBy('character_id')
    .execute();
  expect(events).toEqual([
    { seq: 1, kind: 'created', from_user_id: null, to_user_id: user.id },
    { seq: 1, kind: 'created', from_user_id: null, to_user_id: null },
  ]);
});

test.each([
  ['a field over its limit', { mainTheme: 'x'.repeat(201) }, 'Main theme is too long: 201 characters, at most 200.'],
  ['a control character', { style: 'va\u0000por' }, 'Style contains a character that cannot be used (U+0000).'],
  [
    'a direction override',
    { hiddenMessage: 'abc\u202edef' },
    'Hidden message contains a character that cannot be used (U+202E).',
  ],
  ['half of a surrogate pair', { mainTheme: 'x\ud800' }, 'Main theme contains a character that cannot be used (U+D800).'],
  ['a number for a text', { bodyInfluence: 7 }, 'Body influence must be a text.'],
  ['a text for a boolean', { makeMessageSecret: 'yes' }, 'makeMessageSecret must be true or false.'],
  ['an extra field', { userId: randomUUID() }, 'Unrecognized key: "userId".'],
  ['no proper requestId', { requestId: 'one' }, 'requestId must be a UUID.'],
])('%s is refused with a sentence that names it, and opens no ticket', async (_what, wrong, message) => {
  await using world = await createTestWorld();
  const input = { ...newWish(), ...wrong };
  // @ts-expect-error wrong types are the point
  await expect(world.visitor().characters.generate(input)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    reason: 'invalid_input',
    message,
  });
  expect(await world.db.selectFrom('tickets').select('id').execute()).toEqual([]);
});

test('a field of exactly 200 characters is accepted, an emoji counting as one', async () => {
  await using world = await createTestWorld();
  const ticket = await world.visitor().characters.generate({ ...newWish(), mainTheme: '🐊'.repeat(200) });
  expect(ticket.state).toBe('waiting');
});

test('R55 a hidden or retired character is not to be had by id; the owner still sees a hidden one', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  const hidden = await world.newCharacter({ creatorId: owner.id, isPublic: false });
  const retired = await world.newCharacter({ creatorId: owner.id, isActive: false });
  const stranger = await world.newMember();
  for (const caller of [world.visitor(), stranger.caller]) {
    for (const id of [hidden, retired, randomUUID()]) {
      await expect(caller.characters.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', reason: 'not_found' });
    }
  }
  expect((await owner.caller.characters.byId({ id: hidden })).id).toBe(hidden);
});
