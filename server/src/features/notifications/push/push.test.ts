/** Which browsers are pushed to, and what is written for them. */
import { randomUUID } from 'node:crypto';
import { PUSH_SUBSCRIPTIONS_MAX } from '@chaos/shared/contract/notifications';
import { claimPush, readPushPath } from '@chaos/shared/core/notifications/pushes';
import { expect, test } from 'vitest';
import { startSession } from '../../../auth/sessions.ts';
import { newTraders } from '../../../testing/market/traders.ts';
import { drawBattle } from '../../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../../testing/test-world.ts';

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const at = (name: string) => ({ endpoint: `https://push.example.com/${name}`, ...KEYS });

/** One more browser in which this member is signed in, or a new one. */
async function signIn(world: TestWorld, userId: string) {
  const session = await world.db.transaction().execute((trx) => startSession(trx, userId));
  return { ...session, caller: await world.withToken(session.accessToken) };
}

const newBrowser = async (world: TestWorld) => signIn(world, (await world.newMember()).id);

async function readMessages({ db }: TestWorld) {
  const messages = await db
    .selectFrom('push_messages')
    .innerJoin('push_subscriptions', 'push_subscriptions.family_id', 'push_messages.family_id')
    .select(['user_id as userId', 'kind', 'path'])
    .execute();
  await db.deleteFrom('push_messages').execute();
  return messages;
}

const readEndpoints = async ({ db }: TestWorld) =>
  (await db.selectFrom('push_subscriptions').select('endpoint').orderBy('endpoint').execute()).map(({ endpoint }) =>
    endpoint.replace('https://push.example.com/', ''),
  );

test('R368 what happens to a member is written for their browsers, with what it tells of, and for nobody else', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, bob, frigo, bomba, as } = await newTraders(world);
  const browser = await signIn(world, ada);
  await browser.caller.notifications.subscribe(at('phone'));
  const { caller } = await newBrowser(world);
  const told = (kind: string, path: string) => [{ userId: ada, kind, path }];
  await world.db.updateTable('meme_characters').set({ secret_message: 'Boo!', like_count: 9 }).where('id', '=', frigo).execute();
  const place = `/character/${frigo}`;

  for (let time = 0; time < 2; time += 1) await caller.comments.add({ characterId: frigo, content: 'Magnifico!' });
  expect(await readMessages(world)).toEqual(told('commented', place));
  await caller.characters.findSecret({ id: frigo, guess: 'boo' });
  expect(await readMessages(world)).toEqual(told('found', place));
  await caller.reactions.toggle({ characterId: frigo, reactionType: 'like' });
  expect(await readMessages(world)).toEqual(told('liked', place));
  const fan = await world.newMember();
  await fan.caller.creators.toggleFollow({ targetUserId: ada });
  expect(await readMessages(world)).toEqual(told('followed', `/profile/${fan.id}`));

  const offers = '/trading?tab=offers';
  const trade = await as(bob).trade(ada, [bomba], [frigo]);
  expect(await readMessages(world)).toEqual(told('offered', offers));
  await as(ada).reject(trade);
  expect(await readMessages(world)).toEqual([]);
  await as(bob).reject(await as(ada).trade(bob, [frigo], [bomba]));
  expect(await readMessages(world)).toEqual(told('rejected', offers));
  const fighter = await world.newCharacter({ creatorId: fan.id });
  await fan.caller.battles.execute(await drawBattle(world.db, 'loses', { char1Id: fighter, char2Id: frigo }));
  expect(await readMessages(world)).toEqual(told('won', `/character/${fighter}`));

  await browser.caller.comments.add({ characterId: frigo, content: 'Mine.' });
  expect(await readMessages(world)).toEqual([]);
});

test('R785 a message of a lost battle leads to the arena where the brainrot cannot be seen any more', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, frigo } = await newTraders(world);
  await (await signIn(world, ada)).caller.notifications.subscribe(at('phone'));
  const rival = await world.newMember();
  const fighter = await world.newCharacter({ creatorId: rival.id });
  await rival.caller.battles.execute(await drawBattle(world.db, 'wins', { char1Id: fighter, char2Id: frigo }));
  await world.db
    .updateTable('push_messages')
    .set({ due_at: new Date(0) })
    .execute();
  const push = await claimPush(world.db, { services: [], userIds: [] });
  if (!push) throw new Error('no push waits');
  expect(push).toMatchObject({ userId: ada, kind: 'lost' });
  expect(await readPushPath(world.db, push)).toBe(`/character/${frigo}`);
  await world.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', frigo).execute();
  expect(await readPushPath(world.db, push)).toBe('/battle');
});

test('R368 a browser that is just being forgotten holds up nothing that happens to its member', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, bob, frigo, bomba, as } = await newTraders(world);
  for (const name of ['phone', 'desk']) await (await signIn(world, ada)).caller.notifications.subscribe(at(name));
  await world.db.updateTable('meme_characters').set({ like_count: 9 }).where('id', '=', frigo).execute();
  const { caller } = await newBrowser(world);
  await world.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('push_subscriptions').where('endpoint', '=', at('phone').endpoint).execute();
    await caller.comments.add({ characterId: frigo, content: 'Magnifico!' });
    await caller.reactions.toggle({ characterId: frigo, reactionType: 'like' });
    await as(bob).trade(ada, [bomba], [frigo]);
  });
  expect((await readMessages(world)).map(({ kind }) => kind).sort()).toEqual(['commented', 'liked', 'offered']);
});

test('R370 a browser belongs to the session, and is forgotten with it: by signing out, and by suspension', async () => {
  await using world = await createTestWorld();
  const boss = await world.newMember({ role: 'operator' });
  const { id } = await world.newMember();
  const [phone, desk] = [await signIn(world, id), await signIn(world, id)];
  await phone.caller.notifications.subscribe(at('phone'));
  await desk.caller.notifications.subscribe(at('desk'));
  expect(await phone.caller.notifications.push()).toMatchObject({ endpoint: at('phone').endpoint });
  await phone.caller.auth.signOut();
  expect(await readEndpoints(world)).toEqual(['desk']);
  await boss.caller.ops.suspend({ userId: id, reason: 'spam', until: null });
  expect(await readEndpoints(world)).toEqual([]);
  await expect(desk.caller.notifications.subscribe(at('desk'))).rejects.toMatchObject({ reason: 'signed_out' });
});

test('R370 a browser is told of whoever signed in there last, and of nobody once it is switched off', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await newBrowser(world), await newBrowser(world)];
  await ada.caller.notifications.subscribe(at('shared'));
  await bob.caller.notifications.subscribe(at('shared'));
  expect(await ada.caller.notifications.push()).toMatchObject({ endpoint: null });
  expect(await bob.caller.notifications.subscribe(at('new'))).toMatchObject({ endpoint: at('new').endpoint });
  expect(await readEndpoints(world)).toEqual(['new']);
  expect(await bob.caller.notifications.unsubscribe()).toMatchObject({ endpoint: null });
  expect(await readEndpoints(world)).toEqual([]);
});

test('R370 a member has ten browsers, and the oldest goes for another; those of others stay', async () => {
  await using world = await createTestWorld();
  const { caller } = await newBrowser(world);
  await caller.notifications.subscribe(at('other'));
  const { id } = await world.newMember();
  for (let nth = 0; nth <= PUSH_SUBSCRIPTIONS_MAX; nth += 1)
    await (await signIn(world, id)).caller.notifications.subscribe(at(`n${nth}`));
  expect(await readEndpoints(world)).toEqual(['n1', 'n10', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'other']);
});

test('R370 trust 21: what is no public https address, or no key, is no browser', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { caller } = await newBrowser(world);
  const addresses = [
    'http://push.example.com/a https://127.0.0.1/a https://localhost/a https://[::1]/a https://2130706433/a https://0x7f.1/a',
    'https://push.example.com:8443/a https://me@push.example.com/a https://db.internal/a https://printer.local/a https://push/a',
    `https://push.example.com/${'a'.repeat(1_000)} file:///etc/passwd nonsense`,
  ].flatMap((line) => line.split(' '));
  for (const endpoint of addresses)
    await expect(caller.notifications.subscribe({ ...at('a'), endpoint })).rejects.toMatchObject({ reason: 'invalid_input' });
  for (const change of [{ p256dh: 'short' }, { auth: '' }, { auth: '='.repeat(22) }])
    await expect(caller.notifications.subscribe({ ...at('a'), ...change })).rejects.toMatchObject({ reason: 'invalid_input' });
  expect(await readEndpoints(world)).toEqual([]);
});

test('R370 the key for browsers is the same in every process, and follows from the secret of the product', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await newBrowser(world), await newBrowser(world)];
  const { publicKey } = await ada.caller.notifications.push();
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  expect(await bob.caller.notifications.push()).toEqual({ publicKey, endpoint: null });
  await expect(world.visitor(randomUUID()).notifications.push()).rejects.toMatchObject({ reason: 'signed_out' });
});

test('R449 a browser with a new address is told there; whoever does not know all of the old one changes nothing', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const [one, other] = [await newBrowser(world), await newBrowser(world)];
  await one.caller.notifications.subscribe(at('phone'));
  await other.caller.notifications.subscribe(at('desk'));
  // By a service worker, without a session.
  const { renewPush } = world.visitor().notifications;
  for (const from of [at('nobody'), { ...at('phone'), auth: 'b'.repeat(22) }, { ...at('phone'), p256dh: 'b'.repeat(87) }])
    expect(await renewPush({ from, to: at('elsewhere') })).toEqual({ isTold: true });
  expect(await readEndpoints(world)).toEqual(['desk', 'phone']);
  for (let time = 0; time < 2; time += 1) await renewPush({ from: at('phone'), to: at('new-phone') });
  expect(await readEndpoints(world)).toEqual(['desk', 'new-phone']);
  expect((await one.caller.notifications.push()).endpoint).toBe(at('new-phone').endpoint);
  await expect(renewPush({ from: at('new-phone'), to: { ...at('x'), endpoint: 'https://127.0.0.1/' } })).rejects.toMatchObject({
    reason: 'invalid_input',
  });
  await one.caller.auth.signOut({ refreshToken: one.refreshToken });
  await renewPush({ from: at('new-phone'), to: at('after the end') });
  expect(await readEndpoints(world)).toEqual(['desk']);
});
