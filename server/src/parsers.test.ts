/** Bodies that were written to be misread: fields too many, prototypes, batches, floods, and bodies without an end. */
import { randomUUID } from 'node:crypto';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from './auth/sessions.ts';
import { callRaw, sendEndless, sendRaw } from './testing/fuzz/raw-http.ts';
import { callByPath, inputOf, outcomeOf, procedurePaths, setScene, takesInput, typeOf } from './testing/procedures.ts';
import { createTestWorld, type TestWorld } from './testing/test-world.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Names under which others once let somebody act for somebody else, or become more than they are. */
const FORGED_KEYS = [
  ...['initiator_id', 'initiatorId', 'from_user_id', 'fromUserId', 'user_uuid', 'userUuid', 'userId', 'user_id', 'ownerId'],
  ...['owner_id', 'current_owner_id', 'currentOwnerId', 'creatorId', 'id', 'role', 'isAdmin', 'email_confirmed_at', 'is_public'],
  ...['isActive', 'like_count', 'avatar_key', 'avatarUrl', 'follower_count', 'password_hash', 'addressHash', 'toString'],
  ...['constructor', 'prototype', '__proto__', '', ' ', '0', 'length', '$where'],
];

/** This input with one more field, in each of its objects in turn. */
function withExtra(input: unknown, key: string, value: unknown): unknown[] {
  if (Array.isArray(input))
    return input.flatMap((item, index) => withExtra(item, key, value).map((changed) => input.with(index, changed)));
  if (typeof input !== 'object' || input === null) return [];
  const fields = Object.entries(input);
  const here = Object.fromEntries([...fields.filter(([name]) => name !== key), [key, value]]);
  const below = fields.flatMap(([name, child]) => withExtra(child, key, value).map((changed) => ({ ...input, [name]: changed })));
  return Object.hasOwn(input, key) ? below : [here, ...below];
}

async function readEverything({ db }: TestWorld): Promise<string> {
  return JSON.stringify([
    await db.selectFrom('users').selectAll().orderBy('id').execute(),
    await db.selectFrom('profiles').selectAll().orderBy('id').execute(),
    await db.selectFrom('meme_characters').selectAll().orderBy('id').execute(),
    await db.selectFrom('user_follows').selectAll().execute(),
    await db.selectFrom('tickets').select(['id', 'holder_key', 'payload', 'state']).orderBy('id').execute(),
    await db.selectFrom('session_families').selectAll().orderBy('id').execute(),
  ]);
}

/** Those that take something, and take it as JSON. */
const jsonMutations = procedurePaths.filter(
  (path) => typeOf(path) === 'mutation' && takesInput(path) && !['profiles.setAvatar', 'auth.signOut'].includes(path),
);

/** One for all of them: as long as they do nothing, each finds it as it was. To others the operators' calls do not exist. */
async function openStages() {
  const world = await createTestWorld();
  return { world, stages: { stranger: await setScene(world, 'stranger'), operator: await setScene(world, 'operator') } };
}

describe('trust 10 25', () => {
  let opened: Awaited<ReturnType<typeof openStages>>;
  beforeAll(async () => {
    opened = await openStages();
  });
  afterAll(() => opened.world[Symbol.asyncDispose]());

  test.each(jsonMutations)('%s takes no field but its own, at no depth, and does nothing when there is one', async (path) => {
    const { world, stages } = opened;
    const { scene, userId } = path.startsWith('ops.') ? stages.operator : stages.stranger;
    const caller = world.member(userId ?? '');
    const before = await readEverything(world);
    const random = fc.sample(fc.string({ maxLength: 12 }), { numRuns: countFor({ slice: 10, full: 5_000 }), seed: 7 });
    for (const key of new Set([...FORGED_KEYS, ...random])) {
      const inputs = withExtra(inputOf(path, scene), key, scene.owner);
      for (const input of inputs) {
        const { outcome } = await outcomeOf(() => callByPath(caller, path, input));
        expect({ path, key, outcome }).toEqual({ path, key, outcome: 'invalid_input' });
      }
    }
    expect(withExtra(inputOf(path, scene), 'isAdmin', 'x').length).toBeGreaterThan(0);
    expect(await readEverything(world)).toBe(before);
  });
});

test('trust 10 25: a signed-out session and a new picture are those of the caller, whoever is named', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const [me, victim] = [await world.newMember(), await world.newMember()];
  const session = (userId: string) => world.db.transaction().execute((trx) => startSession(trx, userId));
  const [mine, theirs] = [await session(me.id), await session(victim.id)];
  const form = new FormData();
  for (const key of FORGED_KEYS) if (key.trim()) form.set(key, victim.id);
  form.set('file', new File([Buffer.from('GIF89a')], 'x.gif'));
  const headers = { authorization: `Bearer ${mine.accessToken}` };
  expect((await fetch(`${origin}/trpc/profiles.setAvatar`, { method: 'POST', headers, body: form })).status).toBe(400);
  expect((await callRaw(origin, 'auth.signOut', { userId: victim.id, familyId: victim.id }, headers)).status).toBe(400);
  expect((await callRaw(origin, 'auth.signOut', undefined, headers)).status).toBe(200);
  const isIn = (token: string) => sendRaw(origin, '/trpc/auth.session', { headers: { authorization: `Bearer ${token}` } });
  expect([(await isIn(mine.accessToken)).status, (await isIn(theirs.accessToken)).status]).toEqual([401, 200]);
});

test('trust 26: eleven calls in one batch, a thousand of them, and a thousand commas are refused as a whole', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const query = `?batch=1&input=${encodeURIComponent('{}')}`;
  for (const names of [
    Array(11).fill('gallery.top').join(','),
    Array(200).fill('gallery.top').join(','),
    ','.repeat(1_000),
    ','.repeat(10),
  ]) {
    expect((await sendRaw(origin, `/trpc/${names}${query}`)).status).toBe(400);
    const posted = await sendRaw(origin, `/trpc/${names}?batch=1`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
    expect(posted.status).toBe(400);
  }
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { json: {} }]));
  const allowed = `/trpc/${Array(10).fill('gallery.top').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(ten))}`;
  expect((await sendRaw(origin, allowed)).status).toBe(200);
});

test('trust 26: every call of a batch is charged', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const guess = { json: { email: 'nobody@chaos.test', password: 'x' } };
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, guess])));
  const path = `/trpc/${Array(10).fill('auth.signIn').join(',')}?batch=1`;
  let told = '';
  for (let batch = 0; batch < 3; batch += 1)
    told += (await sendRaw(origin, path, { method: 'POST', headers: JSON_TYPE, body })).text;
  expect(told.match(/"reason":"wrong_credentials"/g)).toHaveLength(25);
  expect(told.match(/"reason":"too_many_requests"/g)).toHaveLength(5);
});

test('trust 27: `__proto__` and its like change nothing in the process, wherever they stand', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const wish = `"requestId":"${randomUUID()}","mainTheme":"x"`;
  const bodies = [
    `{"json":{${wish},"__proto__":{"polluted":true}}}`,
    `{"json":{${wish},"constructor":{"prototype":{"polluted":true}}}}`,
    `{"__proto__":{"polluted":true},"json":{${wish},"prototype":1}}`,
    `{"json":{${wish}},"meta":{"values":{"__proto__.polluted":["undefined"]}}}`,
    `{"json":{${wish}},"meta":{"values":{"constructor.prototype.polluted":["undefined"]}}}`,
    `{"json":{${wish}},"meta":{"values":{"__proto__":["undefined"]}}}`,
    `{"json":{${wish}},"meta":{"values":{"mainTheme.__proto__.x":["undefined"]}}}`,
    `{"json":{${wish}},"meta":{"referentialEqualities":{"mainTheme":["__proto__.polluted"]}}}`,
    `{"json":{"__proto__":null,"requestId":{"__proto__":{"polluted":true}}}}`,
    `{"json":[{"__proto__":{"polluted":true}}]}`,
    `{"json":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    `{"json":{${wish}},"meta":${'{"values":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    'null',
    '7',
    '[]',
    '',
  ];
  for (const body of bodies) {
    const { status, text } = await sendRaw(origin, '/trpc/characters.generate', { method: 'POST', headers: JSON_TYPE, body });
    expect({ body: body.slice(0, 80), status, text: text.slice(0, 200) }).toMatchObject({ status: 400 });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }
  const query = encodeURIComponent('{"json":{"__proto__":{"limit":1}}}');
  expect((await sendRaw(origin, `/trpc/gallery.top?input=${query}`)).status).toBe(400);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toEqual([]);
});

/** The most that is read of any body, and what the sockets of both sides hold before a cut is noticed. */
const CUT_BELOW = 96 * 1024 * 1024;

test('trust 27: a chunked body without an end is cut at the limit, whatever it says it is', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const bytes = countFor({ slice: 256 * 1024 * 1024, full: 1024 ** 3 });
  const me = await world.newMember();
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, me.id));
  const authorization = `Bearer ${accessToken}`;
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const before = process.memoryUsage.rss();
  const cut = {
    json: await sendEndless(origin, '/trpc/characters.generate', { headers: JSON_TYPE, head: '{"json":{"mainTheme":"', bytes }),
    form: await sendEndless(origin, '/trpc/profiles.setAvatar', {
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
      head: part,
      bytes,
    }),
    stranger: await sendEndless(origin, '/trpc/profiles.setAvatar', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      head: part,
      bytes,
    }),
    formForJson: await sendEndless(origin, '/trpc/characters.generate', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      head: part,
      bytes,
    }),
    text: await sendEndless(origin, '/trpc/characters.generate', { headers: { 'content-type': 'text/plain' }, bytes }),
    elsewhere: await sendEndless(origin, '/no/such/path', { headers: JSON_TYPE, head: '{"', bytes }),
  };
  for (const [what, { status, sent }] of Object.entries(cut)) {
    expect({ what, isRefused: status === 0 || (status >= 400 && status < 500) }).toEqual({ what, isRefused: true });
    expect({ what, isCut: sent < CUT_BELOW, sent }).toMatchObject({ what, isCut: true });
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  expect((await sendRaw(origin, '/livez')).status).toBe(200);
});
