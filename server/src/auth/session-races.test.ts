/** What two calls on one session may do to each other when they meet in the worst moment. */

import type { Session } from '@chaos/shared/contract/auth';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { readSession } from './sessions.ts';
import { deriveSuccessors, hashToken } from './token-hashes.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
const credentials = { email: account.email, password: account.password };

async function signUp(world: TestWorld): Promise<Session> {
  const { session } = await world.visitor().auth.signUp(account);
  if (!session) throw new Error('no session');
  return session;
}

async function mailResetToken(world: TestWorld): Promise<string> {
  await world.visitor().auth.requestPasswordReset({ email: account.email });
  let token = '';
  await expect
    .poll(async () => {
      const texts = (await readOutbox(world.outboxFolder)).map((mail) => /#token=(\S+)/.exec(mail.text)?.[1] ?? '');
      token = texts.find((one) => one !== '') ?? '';
      return token;
    })
    .not.toBe('');
  return token;
}

/** How many statements of this database wait for a lock. */
async function countWaiting({ db }: TestWorld): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Starts a refresh, and holds it where it has written its access token but not yet its refresh token. */
async function holdRefresh(world: TestWorld, refreshToken: string) {
  const next = deriveSuccessors(world.services.appSecret, refreshToken);
  const row = await world.db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirstOrThrow();
  const blocker = await world.db.startTransaction().execute();
  const child = { hash: hashToken(next.refreshToken), family_id: row.family_id, expires_at: new Date() };
  await blocker.insertInto('refresh_tokens').values(child).execute();
  const refreshed = world
    .visitor()
    .auth.refresh({ refreshToken })
    .then(
      () => 'refreshed',
      () => 'refused',
    );
  await expect.poll(() => countWaiting(world)).toBe(1);
  return {
    next,
    async letGo() {
      await blocker.rollback().execute();
      await refreshed;
    },
  };
}

const enders: [string, (world: TestWorld, session: Session) => Promise<() => Promise<unknown>>][] = [
  [
    'signing out',
    async (world, { accessToken }) => {
      const caller = await world.withToken(accessToken);
      return () => caller.auth.signOut();
    },
  ],
  [
    'a new password',
    async (world) => {
      const token = await mailResetToken(world);
      return () => world.visitor().auth.resetPassword({ token, password: 'a better banana' });
    },
  ],
];

test.each(enders)('%s while a refresh is under way leaves no working token', async (_what, prepareEnd) => {
  await using world = await createTestWorld();
  const session = await signUp(world);
  const end = await prepareEnd(world, session);
  const held = await holdRefresh(world, session.refreshToken);
  let hasEnded = false;
  const ending = end().then(() => {
    hasEnded = true;
  });
  // It either passes the refresh, or waits for it.
  await expect.poll(async () => hasEnded || (await countWaiting(world)) === 2).toBe(true);
  await held.letGo();
  await ending;
  expect(await readSession(world.services, held.next.accessToken)).toBeNull();
  await expect(world.visitor().auth.refresh({ refreshToken: held.next.refreshToken })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  expect(await world.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test('an access token of an ended family stands for nobody, wherever it came from', async () => {
  await using world = await createTestWorld();
  const { accessToken } = await signUp(world);
  await world.db.updateTable('session_families').set({ revoked_at: new Date() }).execute();
  expect(await readSession(world.services, accessToken)).toBeNull();
});

test('a sign-in that knew the old password gets nothing when a new one is set in the meantime', async () => {
  await using world = await createTestWorld();
  await signUp(world);
  const token = await mailResetToken(world);
  const gate = Promise.withResolvers<void>();
  const { limits } = world.services;
  const hasReadTheHash = Promise.withResolvers<void>();
  world.services.limits = {
    ...limits,
    async count(name, who) {
      if (name === 'signInByAccount') {
        hasReadTheHash.resolve();
        await gate.promise;
      }
      return limits.count(name, who);
    },
  };
  const signingIn = world.visitor().auth.signIn(credentials);
  await hasReadTheHash.promise;
  await world.visitor().auth.resetPassword({ token, password: 'a better banana' });
  gate.resolve();
  await expect(signingIn).rejects.toMatchObject({ code: 'UNAUTHORIZED', reason: 'wrong_credentials' });
  expect(await world.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

/** The reply to a refresh got lost, and its reader comes back after the access token that it never saw has ended. */
async function loseReply({ db }: TestWorld): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db.updateTable('refresh_tokens').set({ replaced_at: anHourAgo }).where('replaced_at', 'is not', null).execute();
  await db.updateTable('sessions').set({ expires_at: anHourAgo }).execute();
}

test('a reply to a refresh that got lost is given again, however late, and its access token works', async () => {
  await using world = await createTestWorld();
  const { refreshToken } = await signUp(world);
  const lost = await world.visitor().auth.refresh({ refreshToken });
  await loseReply(world);
  const again = await world.visitor().auth.refresh({ refreshToken });
  expect(again.refreshToken).toBe(lost.refreshToken);
  expect(again.expiresIn).toBeGreaterThan(590);
  expect((await readSession(world.services, again.accessToken))?.user.username).toBe('frigo');
  expect((await world.visitor().auth.refresh({ refreshToken: again.refreshToken })).user.username).toBe('frigo');
});

test('a refresh token whose successor has been replaced as well ends the whole family, however soon', async () => {
  await using world = await createTestWorld();
  const { refreshToken } = await signUp(world);
  const second = await world.visitor().auth.refresh({ refreshToken });
  const third = await world.visitor().auth.refresh({ refreshToken: second.refreshToken });
  await expect(world.visitor().auth.refresh({ refreshToken })).rejects.toMatchObject({ reason: 'signed_out' });
  for (const { accessToken } of [second, third]) expect(await readSession(world.services, accessToken)).toBeNull();
  const audit = await world.db.selectFrom('audit_log').select('kind').where('kind', '=', 'refresh_token_replayed').execute();
  expect(audit).toHaveLength(1);
});
