/** A refresh token buys the next pair once; where its copy buys too, the whole session ends. */
import type { Session, Suspension } from '@chaos/shared/contract/auth';
import { announce } from '@chaos/shared/core/live/announce';
import { isInForce } from '@chaos/shared/core/profiles/suspensions';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { PublicFailure, SuspendedFailure } from '../trpc/errors.ts';
import { writeAudit } from './audit-log.ts';
import { isLivingSql } from './lucia-adapter.ts';
import { issueSession, revokeFamily } from './sessions.ts';
import { deriveSuccessors, hashToken } from './token-hashes.ts';

type Refreshed = { session: Session } | { replayedFamily: string; userId: string } | null;

interface RefreshServices {
  db: Database;
  appSecret: string;
  bus: LiveBus;
}

/** What is being bought now, by the database and the token: all who ask meanwhile get the same, and hold no connection for it. */
const underWay = new WeakMap<Database, Map<string, Promise<Session>>>();

/** Gives the next pair for a refresh token. @throws {PublicFailure} when it buys nothing (any more). */
export function refreshSession(services: RefreshServices, refreshToken: string): Promise<Session> {
  const known = underWay.get(services.db) ?? new Map<string, Promise<Session>>();
  underWay.set(services.db, known);
  const refreshing = known.get(refreshToken) ?? buySuccessor(services, refreshToken).finally(() => known.delete(refreshToken));
  known.set(refreshToken, refreshing);
  return refreshing;
}

async function buySuccessor(services: RefreshServices, refreshToken: string): Promise<Session> {
  const refreshed = await transact(services.db, (trx) => rotate(trx, services.appSecret, refreshToken));
  if (refreshed && 'session' in refreshed) return refreshed.session;
  if (refreshed) {
    // Somebody has used its successor already, so there are two who hold copies: nobody keeps the session.
    await transact(services.db, async (trx) => {
      await revokeFamily(trx, refreshed.replayedFamily);
      await writeAudit(trx, {
        kind: 'refresh_token_replayed',
        userId: refreshed.userId,
        details: { familyId: refreshed.replayedFamily },
      });
    });
    announce(services.bus, { endedSessions: [refreshed.replayedFamily] });
  } else {
    const suspension = await findEndingSuspension(services.db, refreshToken);
    if (suspension) throw new SuspendedFailure(suspension);
  }
  throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Your session has ended. Please sign in again.');
}

/**
 * A token that was replaced gives the same successor again, to the second of two tabs or to whoever never got the
 * reply: as long as that successor has not been used itself.
 */
async function rotate(trx: Transaction, appSecret: string, refreshToken: string): Promise<Refreshed> {
  // The family is locked as well: whoever ends it waits for this transaction, and then finds the session it has written.
  const token = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('session_families as family', 'family.id', 'refresh_tokens.family_id')
    .select(['refresh_tokens.hash', 'family.id as familyId', 'family.user_id as userId', 'refresh_tokens.replaced_at'])
    .where('hash', '=', hashToken(refreshToken))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`${sql.raw(isLivingSql('family'))}`)
    .forUpdate('refresh_tokens')
    .forShare('family')
    .executeTakeFirst();
  if (!token) return null;
  const { userId, familyId } = token;
  const next = deriveSuccessors(appSecret, refreshToken);
  if (token.replaced_at === null) {
    await trx.updateTable('refresh_tokens').set({ replaced_at: sql`now()` }).where('hash', '=', token.hash).execute();
    // One that began while the clock was ahead is as old as its first renewal since.
    const began = sql<Date>`least(created_at, now())`;
    const used = { last_used_at: sql<Date>`now()`, created_at: began };
    await trx.updateTable('session_families').set(used).where('id', '=', familyId).execute();
  } else if (await isReplaced(trx, next.refreshToken)) return { replayedFamily: familyId, userId };
  return { session: await issueSession(trx, { userId, familyId, ...next }) };
}

/** Whoever has used the successor has got it, and needs no second answer to the token before. */
async function isReplaced(trx: Transaction, refreshToken: string): Promise<boolean> {
  const token = await trx
    .selectFrom('refresh_tokens')
    .select('replaced_at')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return token !== undefined && token.replaced_at !== null;
}

/**
 * The suspension that has ended the session of this token, while it is in force. A session that had ended before tells nobody: its
 * tokens may be anywhere by now.
 */
async function findEndingSuspension(db: Database, refreshToken: string): Promise<Suspension | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('session_families as family', 'family.id', 'refresh_tokens.family_id')
    .innerJoin('suspensions', 'suspensions.user_id', 'family.user_id')
    .select(['reason', 'until'])
    .where('hash', '=', hashToken(refreshToken))
    .where('expires_at', '>', sql<Date>`now()`)
    .whereRef('family.revoked_at', '>=', 'suspensions.created_at')
    .where(isInForce)
    .executeTakeFirst();
  return row ?? null;
}
