/** Suspended members, and every way on which they, or others with them, could go on all the same. */
import { randomUUID } from 'node:crypto';
import { beginDeparture } from '@chaos/shared/core/account/leaving';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { lockCharacters } from '@chaos/shared/core/ownership/ledger';
import { lockAlone, lockRests } from '@chaos/shared/core/profiles/suspensions';
import { describeEnd } from '@chaos/shared/rules/describe-suspension-end';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { sql } from 'kysely';
import superjson, { type SuperJSONResult } from 'superjson';
import { expect, onTestFinished, test } from 'vitest';
import { promoteOperator, setOperator } from '../auth/operators.ts';
import { revokeAllFamilies } from '../auth/sessions.ts';
import { readOutbox } from '../mail/mailer.ts';
import { openServices } from '../services.ts';
import { newTraders, ownersOf } from '../testing/market/traders.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld, type WorldOptions } from '../testing/test-world.ts';
import { untilSomeWait } from '../testing/until-some-wait.ts';
import type { AppRouter } from '../trpc/router.ts';

const DAY = 86_400;
const PASSWORD = 'tung tung banana';
const CREDENTIALS = { email: 'troll@chaos.test', password: PASSWORD };
const REASON = 'Spam under forty brainrots.';

const inDays = (days: number) => new Date(Date.now() + days * DAY * 1_000).toISOString();
const SUSPENDED = { code: 'FORBIDDEN', reason: 'suspended' };
const SIGNED_OUT = { code: 'UNAUTHORIZED', reason: 'signed_out' };
const RESTING = { code: 'CONFLICT', reason: 'resting' };

/** A member with a password and a session, and an operator. */
async function openScene(options: WorldOptions = {}) {
  const world = await createTestWorld(options);
  const { id: bossId, caller: boss } = await world.newMember({ username: 'boss', role: 'operator' });
  const { session } = await world.visitor().auth.signUp({ ...CREDENTIALS, username: 'troll' });
  if (!session) throw new Error('no session');
  const userId = session.user.id;
  const signIn = (address?: string) => world.visitor(address).auth.signIn(CREDENTIALS);
  return {
    world,
    ...{ boss, bossId, userId, session, signIn },
    suspend: (until: string | null = inDays(7)) => boss.ops.suspend({ userId, reason: REASON, until }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** Not the gallery's hours: a test's clock turns them back, and leaves the ids of what is in them. */
const expectSound = async ({ db }: TestWorld) =>
  expect((await auditDatabase(db)).filter(({ rule }) => !rule.includes('of each hour'))).toEqual([]);

async function readMail({ outboxFolder }: TestWorld, mark: RegExp): Promise<string> {
  const find = async () =>
    (await readOutbox(outboxFolder)).map(({ text }) => mark.exec(text)?.[1]).find((token) => token !== undefined);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

test('R990 the member is mailed why and until when, and when it is lifted; an address that nobody confirmed is not', async () => {
  await using scene = await openScene();
  const { world, boss, userId, suspend } = scene;
  const mailed = async () => (await readOutbox(world.outboxFolder)).filter(({ subject }) => subject.includes('suspended'));
  await suspend();
  await boss.ops.unsuspend({ userId });
  expect(await mailed()).toEqual([]);

  const email_confirmed_at = new Date();
  await world.db.updateTable('users').set({ email_confirmed_at }).where('id', '=', userId).execute();
  const until = new Date(inDays(7));
  await suspend(until.toISOString());
  expect((await suspend()).outcome).toBe('already_suspended');
  await boss.ops.unsuspend({ userId });
  await suspend(null);
  await expect.poll(mailed).toHaveLength(3);
  const texts = (await mailed()).map(({ to, text }) => {
    expect(to).toBe(CREDENTIALS.email);
    return text;
  });
  expect(texts).toContainEqual(expect.stringContaining(`You cannot sign in ${describeEnd(until)}. The reason:\n\n${REASON}\n`));
  expect(texts).toContainEqual(expect.stringContaining('You cannot sign in until further notice.'));
  expect(texts).toContainEqual(expect.stringContaining('You can sign in again'));
});

test('R301 R302 every session ends at once; access and refresh tokens buy nothing, and the right password is told why and until when', async () => {
  await using scene = await openScene();
  const { world, session, signIn, suspend } = scene;
  const second = await signIn('198.51.100.9');
  const until = inDays(7);
  expect(await suspend(until)).toEqual({ outcome: 'suspended', until: new Date(until) });

  for (const { accessToken, refreshToken } of [session, second]) {
    const caller = await world.withToken(accessToken);
    await expect(caller.auth.session()).rejects.toMatchObject(SIGNED_OUT);
    const refused = world.visitor().auth.refresh({ refreshToken });
    await expect(refused).rejects.toMatchObject({ ...SUSPENDED, suspension: { reason: REASON, until: new Date(until) } });
  }
  await expect(signIn()).rejects.toMatchObject({ ...SUSPENDED, suspension: { reason: REASON, until: new Date(until) } });
  await expect(signIn('192.0.2.44')).rejects.toThrow(REASON);
  expect(await world.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await expectSound(world);
});

test('R302 over HTTP the reason and the end come with the refusal', async () => {
  await using scene = await openScene();
  const { origin } = await scene.world.listen();
  await scene.suspend(null);
  const body = JSON.stringify({ json: CREDENTIALS });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/trpc/auth.signIn`, { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
  const refused: { error: SuperJSONResult } = JSON.parse(await answer.text());
  expect(superjson.deserialize(refused.error)).toMatchObject({
    data: { reason: 'suspended', suspension: { reason: REASON, until: null } },
  });
});

test('R302 a wrong password, a guessed token and a session that had ended before do not tell that somebody is suspended', async () => {
  await using scene = await openScene();
  const { world, signIn, suspend } = scene;
  const left = await signIn();
  await (await world.withToken(left.accessToken)).auth.signOut();
  const wrong = () => world.visitor().auth.signIn({ ...CREDENTIALS, password: 'a wrong banana' });
  const before = await wrong().catch((error: Error) => error.message);
  await suspend();
  expect(await wrong().catch((error: Error) => error.message)).toBe(before);
  for (const refreshToken of [left.refreshToken, 'guessed'])
    await expect(world.visitor().auth.refresh({ refreshToken })).rejects.toMatchObject(SIGNED_OUT);
});

test('R302 where an address has to be confirmed first, the right password of one that is not tells nothing', async () => {
  await using scene = await openScene();
  const { world, signIn, suspend } = scene;
  world.services.mailer = { ...world.services.mailer, reachesPeople: true };
  await suspend();
  await expect(signIn()).rejects.toMatchObject({ reason: 'wrong_credentials' });
});

test('R301 open sockets close, in every tab and on every server of a cluster', async () => {
  await using scene = await openScene();
  const { world, session, suspend, userId } = scene;
  const { origin } = await world.listen();
  const tabs = await Promise.all([watch(origin, session.accessToken), watch(origin, session.accessToken)]);
  // Another server: what it hears comes over the database alone.
  const other = await openServices(
    {
      ...{ DATABASE_URL: world.databaseUrl, REDIS_URL: undefined, APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'http://chaos.test' },
      ...{ DATA_DIR: world.storageFolder, RATE_LIMIT_SCALE: 1, SMTP_URL: undefined, MAIL_FROM: undefined },
      ...{ OPERATOR_EMAIL: undefined, S3_ENDPOINT: undefined, S3_BUCKET: undefined, S3_REGION: undefined },
      ...{ S3_ACCESS_KEY_ID: undefined, S3_SECRET_ACCESS_KEY: undefined },
    },
    world.services.log,
  );
  onTestFinished(() => other.close());
  const ended = Promise.withResolvers<string>();
  other.bus.subscribe('session', ended.resolve);
  const { id: family } = await world.db
    .selectFrom('session_families')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await suspend();
  expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([4001, 4001]);
  expect(await ended.promise).toBe(family);
});

/** A socket that listens. @returns the code with which it will close. */
async function watch(origin: string, accessToken: string) {
  const [closed, opened] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const ws = createWSClient({
    url: `${origin.replace('http', 'ws')}/trpc`,
    connectionParams: { accessToken },
    retryDelayMs: () => 60_000,
    onClose: (cause) => closed.resolve(cause?.code ?? 0),
  });
  onTestFinished(() => ws.close());
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: ws, transformer: superjson })] });
  client.live.events.subscribe(undefined, { onStarted: () => opened.resolve(), onError: opened.reject });
  await opened.promise;
  return { closed: closed.promise };
}

test('R303 a new password and a confirmed address work, and lift nothing', async () => {
  await using scene = await openScene();
  const { world, suspend } = scene;
  await suspend();
  const { auth } = world.visitor();
  expect(await auth.confirmEmail({ token: await readMail(world, /#confirm=(\S+)/), password: CREDENTIALS.password })).toEqual({
    session: null,
  });
  await auth.requestPasswordReset({ email: CREDENTIALS.email });
  const password = 'a better banana';
  await auth.resetPassword({ token: await readMail(world, /#token=(\S+)/), password });
  await expect(auth.signIn({ ...CREDENTIALS, password })).rejects.toMatchObject(SUSPENDED);
  await expect(auth.signIn(CREDENTIALS)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await expectSound(world);
});

test('R304 when the end has come everything works again by itself; the sessions of before stay ended', async () => {
  await using scene = await openScene();
  const { world, session, signIn, suspend, boss, userId } = scene;
  await suspend();
  await world.passTime(7 * DAY + 1);
  const { refreshToken, accessToken } = await signIn();
  expect(await (await world.withToken(accessToken)).auth.session()).toMatchObject({ id: userId });
  await world.visitor().auth.refresh({ refreshToken });
  await expect(world.visitor().auth.refresh({ refreshToken: session.refreshToken })).rejects.toMatchObject(SIGNED_OUT);
  expect(await boss.ops.member({ person: userId })).toMatchObject({ suspension: null, strikes: 1, former: [{ reason: REASON }] });
  await expectSound(world);
});

test('R304 an operator lifts it before its time, once, and the member signs in', async () => {
  await using scene = await openScene();
  const { world, signIn, suspend, boss, userId } = scene;
  await suspend(null);
  const { caller: second } = await world.newMember({ role: 'operator' });
  // Both are there before the first of them lifts it.
  const holding = await world.db.startTransaction().execute();
  await lockAlone(holding, userId);
  const lifting = [boss, second].map(({ ops }) => ops.unsuspend({ userId, note: 'a mistake' }));
  await untilSomeWait(world, 2);
  await holding.commit().execute();
  const answers = await Promise.all(lifting);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['lifted', 'not_suspended']);
  expect((await signIn()).user.id).toBe(userId);
  expect((await boss.ops.actions({})).items.map(({ action }) => action)).toEqual(['unsuspend', 'suspend']);
  await expectSound(world);
});

test('R305 an offer rests on both sides, says until when, is what it was afterwards, and can be turned down meanwhile', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, gatto, bomba, pizza, as } = await newTraders(world);
  const { ops } = (await world.newMember({ role: 'operator' })).caller;
  const [fromAda, toAda] = [await as(ada).trade(bob, [frigo], [bomba]), await as(bob).trade(ada, [pizza], [gatto])];
  const refused = await as(ada).gift(bob, gatto);
  const between = await as(eve).list();
  const until = inDays(3);
  await ops.suspend({ userId: ada, reason: REASON, until });

  await expect(as(bob).accept(fromAda)).rejects.toMatchObject(RESTING);
  await expect(as(bob).counter(fromAda, [bomba], [frigo])).rejects.toMatchObject(RESTING);
  await expect(as(bob).gift(ada, pizza)).rejects.toThrow(/^For now nothing can be sent to this person, at least until .* UTC\./);
  // As calls that were under way when it began.
  await expect(as(ada).accept(toAda)).rejects.toMatchObject(RESTING);
  await expect(as(ada).counter(toAda, [gatto], [pizza])).rejects.toMatchObject(RESTING);
  await expect(as(ada).gift(eve, frigo)).rejects.toMatchObject(RESTING);
  const rest = { until: new Date(until) };
  expect((await as(bob).list()).items.map((offer) => [offer.id, offer.rest])).toEqual(
    [refused, toAda, fromAda].map(({ id }) => [id, rest]),
  );
  // Who would send something learns it where they choose whom, and strangers do not.
  const seenBy = async (caller: Caller) => (await caller.profiles.byId({ id: ada })).rest;
  expect([await seenBy(world.member(bob)), await seenBy(world.visitor())]).toEqual([rest, null]);
  // The other side learns that it rests, and not why.
  expect(JSON.stringify(await as(bob).list())).not.toContain(REASON);
  expect(await as(eve).list()).toEqual(between);
  await as(bob).reject(refused);
  expect(await ownersOf(world, frigo, gatto, bomba, pizza)).toEqual([ada, ada, bob, bob]);

  await world.passTime(3 * DAY + 1);
  expect((await as(bob).list()).items.map((offer) => offer.rest)).toEqual([null, null, null]);
  await as(bob).accept(fromAda);
  await as(ada).accept(toAda);
  expect(await ownersOf(world, frigo, gatto, bomba, pizza)).toEqual([bob, bob, ada, ada]);
  await expectSound(world);
});

test('R305 an accepted offer that is sent again is told again, also while it would rest', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
  const { id: offerId, termsHash } = await as(ada).gift(bob, frigo);
  const accept = { offerId, termsHash, requestId: randomUUID() };
  await world.member(bob).offers.accept(accept);
  const { ops } = (await world.newMember({ role: 'operator' })).caller;
  await ops.suspend({ userId: ada, reason: REASON, until: null });
  expect(await world.member(bob).offers.accept(accept)).toEqual({ transferred: 1 });
  expect((await as(bob).list()).items).toMatchObject([{ status: 'accepted', rest: null }]);
});

test('R306 nobody fights what belongs to a suspended member, not even a visitor, and they fight nobody', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba } = await newTraders(world);
  const free = await world.newCharacter();
  const { ops } = (await world.newMember({ role: 'operator' })).caller;
  await ops.suspend({ userId: ada, reason: REASON, until: inDays(1) });
  const fight = (caller: Caller, char1Id: string, char2Id: string) =>
    caller.battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  const [visitor, adas, bobs] = [world.visitor(), world.member(ada), world.member(bob)];
  await expect(fight(bobs, bomba, frigo)).rejects.toMatchObject(RESTING);
  await expect(fight(adas, frigo, bomba)).rejects.toMatchObject(RESTING);
  await expect(fight(adas, gatto, free)).rejects.toMatchObject(RESTING);
  await expect(fight(visitor, frigo, bomba)).rejects.toMatchObject(RESTING);
  await expect(fight(visitor, free, gatto)).rejects.toMatchObject(RESTING);
  expect(await fight(bobs, bomba, free)).toMatchObject({ battleId: expect.any(String) });
  await world.passTime(DAY + 1);
  expect(await fight(bobs, bomba, frigo)).toMatchObject({ battleId: expect.any(String) });
  await expectSound(world);
});

test.for(['suspended', 'leaving'] as const)(
  'R1454 what is fought by nobody is no opponent, and strangers learn no date: of who is %s',
  async (why) => {
    await using world = await createTestWorld();
    const { ada, bob, frigo, gatto, bomba } = await newTraders(world);
    const { ops } = (await world.newMember({ role: 'operator' })).caller;
    const [visitor, adas, bobs] = [world.visitor(), world.member(ada), world.member(bob)];
    const pair = { char1Id: bomba, char2Id: frigo };
    const found = async () =>
      Promise.all(
        [visitor, bobs].flatMap((caller) =>
          [true, false].map(async (randomize) => {
            const { items } = await caller.characters.list({ filterType: 'opponents', randomize });
            return [frigo, gatto].filter((id) => items.some((row) => row.id === id));
          }),
        ),
      );
    expect(await found()).toEqual(Array(4).fill([frigo, gatto]));
    if (why === 'suspended') await ops.suspend({ userId: ada, reason: REASON, until: inDays(1) });
    else await world.db.transaction().execute((trx) => beginDeparture(trx, ada, 'leave'));
    expect(await found()).toEqual(Array(4).fill([]));
    const refused = [
      () => bobs.battles.execute({ ...pair, requestId: randomUUID() }),
      () => bobs.battles.stakes(pair),
      () => visitor.battles.execute({ ...pair, requestId: randomUUID() }),
      () => visitor.battles.stakes(pair),
      // R1526: whether this one fights at all can be asked before there is a fighter.
      () => visitor.battles.stakes({ char1Id: frigo, char2Id: frigo }),
    ];
    expect(await visitor.battles.stakes({ char1Id: bomba, char2Id: bomba })).toMatchObject({ peace: [] });
    for (const ask of refused)
      await expect(ask()).rejects.toMatchObject({
        ...RESTING,
        message: 'One of the two brainrots does not fight for now. Nothing has changed.',
      });
    // As a call that was under way when it began.
    await expect(adas.battles.stakes({ char1Id: frigo, char2Id: bomba })).rejects.toThrow(/^You rest until/);
  },
);

test('R306 what is in the making is finished, and what they made and wrote stays to be seen', async () => {
  await using scene = await openScene();
  const { world, session, suspend, userId } = scene;
  const troll = await world.withToken(session.accessToken);
  await troll.characters.generate({ ...blankWish, requestId: randomUUID() });
  await suspend();
  await world.finishTickets();
  const { items } = await world.visitor().characters.list({ filterType: 'user', targetUserId: userId });
  expect(items).toHaveLength(1);
  expect(await world.visitor().profiles.byId({ id: userId })).toMatchObject({ username: 'troll', characterCount: 1 });
  expect((await world.visitor().gallery.top({})).items).toHaveLength(1);
});

test('R303 neither as a visitor nor with a second account anything of a suspended member is to be had', async () => {
  await using scene = await openScene();
  const { world, session, suspend, userId } = scene;
  // Made as a visitor, and taken along into the account.
  const wish = { ...blankWish, requestId: randomUUID() };
  const { id: ticketId, secret } = await world.visitor().characters.generate(wish);
  await world.finishTickets();
  const tickets = [{ ticketId, secret: secret ?? '' }];
  const troll = await world.withToken(session.accessToken);
  expect(await troll.characters.claim({ tickets })).toEqual({ claimed: 1 });
  const { id: own } = await troll.characters.generate({ ...blankWish, requestId: randomUUID() });
  await suspend();
  const old = await world.withToken(session.accessToken);
  // A test's caller has no token to be refused; over HTTP it is one that stands for nobody.
  await expect(old.characters.claim({ tickets })).rejects.toMatchObject(SIGNED_OUT);
  const { caller: second } = await world.newMember();
  expect(await second.characters.claim({ tickets })).toEqual({ claimed: 0 });
  for (const caller of [world.visitor(), second]) {
    await expect(caller.tickets.get({ ticketId: own })).rejects.toMatchObject({ reason: 'not_found' });
    await expect(caller.tickets.cancel({ ticketId: own })).rejects.toMatchObject({ reason: 'not_found' });
  }
  const { items } = await world.visitor().characters.list({ filterType: 'user', targetUserId: userId });
  expect(items).toHaveLength(1);
});

test('R307 operators suspend neither themselves nor each other, and nobody with a wrong end or without a reason', async () => {
  await using scene = await openScene();
  const { world, boss, bossId, userId } = scene;
  const { id: otherId } = await world.newMember({ role: 'operator' });
  const suspend = (change: object) => boss.ops.suspend({ userId, reason: REASON, until: inDays(1), ...change });
  const invalid = { code: 'BAD_REQUEST', reason: 'invalid_input' };
  await expect(suspend({ userId: bossId })).rejects.toMatchObject({ ...invalid, message: 'You cannot suspend yourself.' });
  await expect(suspend({ userId: otherId })).rejects.toThrow('operators cannot be suspended');
  await expect(suspend({ userId: randomUUID() })).rejects.toMatchObject({ reason: 'not_found' });
  for (const until of [new Date(0).toISOString(), inDays(0), inDays(367), 'tomorrow', undefined])
    await expect(suspend({ until })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (const reason of ['', '  ', '\u200b', 'x'.repeat(501), 'a\u202eb', undefined])
    await expect(suspend({ reason })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await boss.ops.member({ person: 'TROLL' })).toMatchObject({ suspension: null, strikes: 0, role: 'member' });
  expect((await boss.ops.actions({})).items).toEqual([]);
});

test('R308 a double click, and two operators at once, make one strike; the log tells who, whom, why and until when', async () => {
  await using scene = await openScene();
  const { world, boss, userId } = scene;
  const { caller: second } = await world.newMember({ role: 'operator' });
  const request = { userId, reason: REASON, until: inDays(7), note: 'case 7' };
  const answers = await Promise.all([boss, boss, second, second].map(({ ops }) => ops.suspend(request)));
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
    'already_suspended',
    'already_suspended',
    'already_suspended',
    'suspended',
  ]);
  for (const { until } of answers) expect(until).toEqual(new Date(request.until));
  const { items } = await boss.ops.actions({});
  const suspension = { reason: REASON, until: new Date(request.until) };
  expect(items).toMatchObject([
    { action: 'suspend', targetIds: [userId], member: { username: 'troll' }, suspension, note: 'case 7' },
  ]);
  expect(items[0]?.operator).not.toBeNull();
  await world.passTime(8 * DAY);
  await boss.ops.suspend({ ...request, until: null });
  expect(await boss.ops.member({ person: 'troll' })).toMatchObject({
    ...{
      person: { id: userId },
      strikes: 1,
      suspension: { reason: REASON, until: null, by: { username: 'boss' }, lifted: null },
    },
    former: [{ reason: REASON, lifted: null }],
  });
  await expectSound(world);
});

test('R308 what a suspension was cannot be rewritten', async () => {
  await using scene = await openScene();
  await scene.suspend();
  const rewrite = scene.world.db.updateTable('suspensions').set({ reason: 'nothing' });
  await expect(rewrite.execute()).rejects.toThrow('stays written');
});

test('R307 who becomes an operator by mail is not suspended any more: nobody else could lift it', async () => {
  await using scene = await openScene();
  const { world, suspend } = scene;
  await suspend(null);
  world.services.operatorEmail = CREDENTIALS.email;
  await promoteOperator(world.db, CREDENTIALS.email);
  await expect(scene.signIn()).rejects.toMatchObject(SUSPENDED);
  await world.visitor().auth.requestPasswordReset({ email: CREDENTIALS.email });
  const password = 'a better banana';
  await world.visitor().auth.resetPassword({ token: await readMail(world, /#token=(\S+)/), password });
  const { accessToken } = await world.visitor().auth.signIn({ ...CREDENTIALS, password });
  expect(await (await world.withToken(accessToken)).ops.overview()).toMatchObject({ openReports: 0 });
  await expectSound(world);
});

test('R307 who becomes an operator by command is not suspended any more, and who stops being one is not either', async () => {
  await using scene = await openScene();
  const { world, suspend, userId } = scene;
  await suspend(null);
  const confirmed = { email_confirmed_at: sql<Date>`now()` };
  expect(await setOperator(world.db, CREDENTIALS.email, true)).toBe('unconfirmed');
  await expect(scene.signIn()).rejects.toMatchObject(SUSPENDED);
  await world.db.updateTable('users').set(confirmed).where('id', '=', userId).execute();
  // What takes a role lifts nothing.
  expect(await setOperator(world.db, CREDENTIALS.email, false)).toBe('already');
  await expect(scene.signIn()).rejects.toMatchObject(SUSPENDED);
  expect(await setOperator(world.db, CREDENTIALS.email, true)).toBe('done');
  const { accessToken } = await scene.signIn();
  expect(await (await world.withToken(accessToken)).ops.overview()).toMatchObject({ openReports: 0 });
  expect(await setOperator(world.db, CREDENTIALS.email, false)).toBe('done');
  expect(await scene.signIn()).toHaveProperty('accessToken');
  await expectSound(world);
});

test('I12 a suspension waits for an accepted offer that is on its way', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
  const { ops } = (await world.newMember({ role: 'operator' })).caller;
  const offer = await as(ada).gift(bob, frigo);
  const holding = await world.db.startTransaction().execute();
  await lockCharacters(holding, [frigo]);
  const order: string[] = [];
  const accepted = as(bob)
    .accept(offer)
    .then(() => order.push('accepted'));
  await untilSomeWait(world, 1);
  const suspended = ops.suspend({ userId: ada, reason: REASON, until: null }).then(() => order.push('suspended'));
  await Promise.race([suspended, untilSomeWait(world, 2)]);
  expect(order).toEqual([]);
  await holding.commit().execute();
  await Promise.all([accepted, suspended]);
  expect(order).toEqual(['accepted', 'suspended']);
  await expectSound(world);
});

test.each([
  [
    'its owner',
    (world: TestWorld, { ada, frigo }: { ada: string; frigo: string }) =>
      world.member(ada).characters.togglePrivacy({ characterId: frigo }),
  ],
  [
    'an operator',
    async (world: TestWorld, { frigo }: { frigo: string }) =>
      (await world.newMember({ role: 'operator' })).caller.ops.takeDown({ targetKind: 'character', targetId: frigo }),
  ],
])(
  'I12 R395 %s who hides a character does not wait behind who leaves, who waits for an offer, which waits for the character',
  async (_, hide) => {
    await using world = await createTestWorld();
    const { ada, frigo } = await newTraders(world);
    const [offer, like, leaving] = [
      await world.db.startTransaction().execute(),
      await world.db.startTransaction().execute(),
      await world.db.startTransaction().execute(),
    ];
    await lockRests(offer, [ada]);
    await like.updateTable('profiles').set({ total_likes: sql`total_likes + 0` }).where('id', '=', ada).execute();
    const alone = lockAlone(leaving, ada);
    await untilSomeWait(world, 1);
    const hidden = hide(world, { ada, frigo });
    await untilSomeWait(world, 2);
    await like.commit().execute();
    await hidden;
    await lockCharacters(offer, [frigo]);
    await offer.commit().execute();
    await alone;
    await leaving.commit().execute();
    await expectSound(world);
  },
);

test('I12 what begins while somebody is being suspended waits, and is refused', async () => {
  await using scene = await openScene();
  const { world, userId, bossId, signIn, session } = scene;
  const bob = await world.newMember();
  const [frigo, bomba] = [await world.newCharacter({ creatorId: userId }), await world.newCharacter({ creatorId: bob.id })];
  const troll = await world.withToken(session.accessToken);
  const gift = { toUserId: bob.id, offerType: 'gift', offeredIds: [frigo], requestId: randomUUID() } as const;
  const { id: offerId, termsHash } = await troll.offers.send(gift);
  const suspending = await world.db.startTransaction().execute();
  await lockAlone(suspending, userId);
  await suspending.insertInto('suspensions').values({ user_id: userId, reason: REASON, operator_id: bossId }).execute();
  const calls = [
    () => signIn(),
    () => bob.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() }),
    () => bob.caller.offers.send({ ...gift, toUserId: userId, offeredIds: [bomba], requestId: randomUUID() }),
    () => bob.caller.battles.execute({ char1Id: bomba, char2Id: frigo, requestId: randomUUID() }),
    () => world.visitor().battles.execute({ char1Id: frigo, char2Id: bomba, requestId: randomUUID() }),
    () => troll.characters.togglePrivacy({ characterId: frigo }),
  ];
  const outcomes: string[] = [];
  const begun = [];
  for (const [at, call] of calls.entries()) {
    const calling = call().then(
      () => 'done',
      ({ reason }) => String(reason),
    );
    begun.push(calling.then((outcome) => outcomes.push(`${at} ${outcome}`)));
    await Promise.race([calling, untilSomeWait(world, at + 1)]);
  }
  expect(outcomes).toEqual([]);
  await revokeAllFamilies(suspending, userId);
  await suspending.commit().execute();
  await Promise.all(begun);
  expect(outcomes.sort()).toEqual(['0 suspended', '1 resting', '2 resting', '3 resting', '4 resting', '5 signed_out']);
  await expectSound(world);
});

const ROUNDS = 8;

test('I12 suspended while signing in, renewing and coming back at once: no session is left over', async () => {
  await using scene = await openScene({ rateLimitScale: 1_000 });
  const { world, boss, userId, signIn, suspend } = scene;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refreshToken } = await signIn();
    const calls = [signIn(), world.visitor().auth.refresh({ refreshToken }), suspend(), signIn(), suspend(), signIn()];
    const outcomes = await Promise.allSettled(calls);
    // Whatever was refused was refused in words, and not by a deadlock.
    for (const one of outcomes) if (one.status === 'rejected') expect(['suspended', 'signed_out']).toContain(one.reason.reason);
    const left = await world.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    expect(left).toEqual([]);
    await expectSound(world);
    await boss.ops.unsuspend({ userId });
  }
});

test('I12 suspended while offers are accepted and fights are begun at once: nothing moves afterwards', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const { caller: boss } = await world.newMember({ role: 'operator' });
  const { ada, bob, as } = await newTraders(world);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two, three, four] = await Promise.all([ada, bob, bob, ada].map((creatorId) => world.newCharacter({ creatorId })));
    if (!one || !two || !three || !four) throw new Error('no characters');
    const offers = [await as(ada).gift(bob, one), await as(ada).trade(bob, [four], [two])] as const;
    const fight = { char1Id: three, char2Id: four, requestId: randomUUID() };
    const outcomes = await Promise.allSettled([
      as(bob).accept(offers[0]),
      as(bob).counter(offers[1], [two], [four]),
      boss.ops.suspend({ userId: ada, reason: REASON, until: inDays(1) }),
      world.member(bob).battles.execute(fight),
      boss.ops.suspend({ userId: ada, reason: REASON, until: null }),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['resting', 'stale_offer', 'not_found', 'not_yours']).toContain(outcome.reason.reason);
    expect(outcomes[2].status).toBe('fulfilled');
    expect(outcomes[4].status).toBe('fulfilled');
    await expectSound(world);
    await boss.ops.unsuspend({ userId: ada });
  }
});
