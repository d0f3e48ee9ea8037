/**
 * Sessions: a short access token that every call shows, and a refresh token that buys the next pair once (refresh-session.ts). The
 * tokens of one sign-in are a family, which ends as a whole: by signing out, by a new password, or when an old token comes back.
 */
import type { Session, SessionUser } from '@chaos/shared/contract/auth';
import { endExportLinks } from '@chaos/shared/core/account/export-links';
import { announce } from '@chaos/shared/core/live/announce';
import { readSuspension } from '@chaos/shared/core/profiles/suspensions';
import type { Database, DatabasePool, Transaction } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import { sql } from 'kysely';
import { PublicFailure, SuspendedFailure } from '../trpc/errors.ts';
import { createLucia, isLivingSql, readSessionRow } from './lucia-adapter.ts';
import { REFRESH_DAYS } from './session-lifetimes.ts';
import { hashToken, newToken } from './token-hashes.ts';

const isLiving = sql<boolean>`${sql.raw(isLivingSql('session_families'))}`;

export interface SignedIn {
  user: SessionUser;
  familyId: string;
}

/** What its owner will know a session by. */
export interface SessionOrigin {
  device: string;
  network: string;
}

/** What is kept of where it was begun. */
interface Begun extends Partial<SessionOrigin> {
  device_given?: string;
  device_shown?: string | null;
}

/** Who an access token stands for. @returns null when it is unknown, expired or signed out. */
export async function readSession(
  { db, pool }: { db: Database; pool: DatabasePool },
  accessToken: string,
): Promise<SignedIn | null> {
  const lucia = createLucia(db, (sessionId) => readSessionRow(pool, sessionId));
  const { session, user } = await lucia.validateSession(hashToken(accessToken));
  return session ? { user, familyId: session.familyId } : null;
}

/** The token of an Authorization header: null without one, and one that stands for nobody when it cannot be read. */
export function readBearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer (\S{1,200})$/.exec(header)?.[1] ?? '';
}

/**
 * Opens a new family, in the transaction that proved who it is, and holds the account: whoever suspends it waits.
 * @throws {SuspendedFailure} with the reason and the end.
 */
export async function startSession(trx: Transaction, userId: string, begun: Begun = {}): Promise<Session> {
  const suspension = await readSuspension(trx, userId);
  if (suspension) throw new SuspendedFailure(suspension);
  const family = await trx
    .insertInto('session_families')
    .values({ user_id: userId, ...begun })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueSession(trx, { userId, familyId: family.id, accessToken: newToken(), refreshToken: newToken() });
}

/** The family that a refresh token belongs to, also when it was replaced. */
export async function findFamily(db: Database, refreshToken: string): Promise<string | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return row?.family_id ?? null;
}

/** Holds it: whoever ends it waits for this transaction. @throws {PublicFailure} where it has ended. */
export async function requireLivingFamily(trx: Transaction, familyId: string): Promise<void> {
  const living = await trx
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where(isLiving)
    .forShare()
    .executeTakeFirst();
  if (!living) throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Your session has ended. Please sign in again.');
}

/** Ends every session of a family; its refresh tokens buy nothing more. */
export async function revokeFamily(trx: Transaction, familyId: string): Promise<void> {
  const family = await trx
    .updateTable('session_families')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (family) await endExportLinks(trx, family.user_id);
  await trx.deleteFrom('sessions').where('family_id', '=', familyId).execute();
  await trx.deleteFrom('push_subscriptions').where('family_id', '=', familyId).execute();
}

/** Whoever signs in anew leaves the session that this browser still shows. */
export async function leaveSession(trx: Transaction, { signedIn }: { signedIn: SignedIn | null }): Promise<void> {
  if (signedIn) await revokeFamily(trx, signedIn.familyId);
}

/** After the commit. */
export function announceLeft({ bus, signedIn }: { bus: LiveBus; signedIn: SignedIn | null }): void {
  if (signedIn) announce(bus, { endedSessions: [signedIn.familyId] });
}

/** Ends every session of a person, but for the one of a family that is to be kept. @returns the families that ended. */
export async function revokeAllFamilies(trx: Transaction, userId: string, kept: string | null = null): Promise<string[]> {
  const families = await trx
    .updateTable('session_families')
    // Now, and not when the transaction began: after the suspension that ends them.
    .set({ revoked_at: sql`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`id is distinct from ${kept}`)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sql<boolean>`family_id is distinct from ${kept}`)
    .execute();
  await trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where(sql<boolean>`family_id is distinct from ${kept}`)
    .execute();
  await endExportLinks(trx, userId);
  return families.map((family) => family.id);
}

interface Issue {
  userId: string;
  familyId: string;
  accessToken: string;
  refreshToken: string;
}

/** Writes both tokens; the same ones again are left as they are, but an access token that has ended lives again. */
export async function issueSession(trx: Transaction, { userId, familyId, accessToken, refreshToken }: Issue): Promise<Session> {
  const lucia = createLucia(trx);
  await lucia.createSession(userId, { familyId }, { sessionId: hashToken(accessToken) });
  await trx
    .insertInto('refresh_tokens')
    .values({
      hash: hashToken(refreshToken),
      family_id: familyId,
      expires_at: sql<Date>`now() + make_interval(days => ${REFRESH_DAYS})`,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const { session, user } = await lucia.validateSession(hashToken(accessToken));
  if (!session) throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Your session has ended. Please sign in again.');
  const expiresAt = session.expiresAt.getTime() / 1_000;
  return {
    accessToken,
    refreshToken,
    expiresAt: Math.floor(expiresAt),
    expiresIn: Math.max(0, Math.floor(expiresAt - Date.now() / 1_000)),
    tokenType: 'bearer',
    user,
  };
}

/** Whether a session was ended after its token had been read, or its account with it. */
export async function hasEnded(db: Database, familyId: string): Promise<boolean> {
  return (await findLivingFamilies(db, [familyId])).length === 0;
}

/** Which of these families have not ended. */
export async function findLivingFamilies(db: Database, familyIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('session_families')
    .select('id')
    .where(sql<boolean>`id = any(${familyIds}::uuid[])`)
    .where(isLiving)
    .execute();
  return rows.map((row) => row.id);
}
