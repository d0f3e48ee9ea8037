/** Lucia on our own tables: one indexed read for each call, and the database's clock decides what has expired. */
import type { Role, SessionUser } from '@chaos/shared/contract/auth';
import { departureEndSql } from '@chaos/shared/core/account/leaving';
import { avatarUrl } from '@chaos/shared/core/pictures/picture-files';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { prepare } from '@chaos/shared/platform/prepared-statement';
import { CompiledQuery, sql } from 'kysely';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { ACCESS_MINUTES, SESSION_DAYS } from './session-lifetimes.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { familyId: string };
    DatabaseUserAttributes: Omit<SessionUser, 'id'>;
  }
}

interface SessionRow {
  id: string;
  family_id: string;
  user_id: string;
  email: string;
  email_confirmed_at: Date | null;
  role: Role;
  username: string;
  display_name: string;
  avatar_key: string | null;
  leaves_at: Date | null;
  seconds_left: number;
}

/** One that would last longer than any was made while the clock was ahead. */
function isGood(sessions: string): string {
  return `${sessions}.expires_at > now() and ${sessions}.expires_at <= now() + interval '${ACCESS_MINUTES + 1} minutes'`;
}

/**
 * As SQL: whether a family has neither been ended nor reached its age.
 * @param family its table, or the alias of it.
 */
export function isLivingSql(family: string): string {
  return `(${family}.revoked_at is null and ${family}.created_at > now() - interval '${SESSION_DAYS} days')`;
}

const READ_SESSION = `
   select s.id, s.family_id, u.id as user_id, email, email_confirmed_at, role, username, display_name, avatar_key,
     case when d.user_id is not null then ${departureEndSql('d')} end as leaves_at,
     extract(epoch from s.expires_at - now())::float8 as seconds_left
   from sessions s join users u on u.id = s.user_id join profiles p on p.id = u.id join session_families f on f.id = s.family_id
     left join departures d on d.user_id = u.id
   where s.id = $1 and ${isGood('s')} and ${isLivingSql('f')}`;

/** Every call of a member begins with this; planning it anew would take longer than reading. */
export const readSessionRow = prepare<SessionRow, [sessionId: string]>('read_session', READ_SESSION);

type ReadSession = (sessionId: string) => Promise<SessionRow[]>;

/**
 * @param db a transaction where the session belongs to one.
 * @param read how a session is looked up; there, unless told otherwise.
 */
export function createLucia(db: Database | Transaction, read: ReadSession = readWith(db)) {
  return new Lucia(createAdapter(db, read), {
    sessionExpiresIn: new TimeSpan(ACCESS_MINUTES, 'm'),
    getSessionAttributes: ({ familyId }) => ({ familyId }),
    getUserAttributes: (attributes) => attributes,
  });
}

function readWith(db: Database | Transaction): ReadSession {
  return async (sessionId) => (await db.executeQuery<SessionRow>(CompiledQuery.raw(READ_SESSION, [sessionId]))).rows;
}

function createAdapter(db: Database | Transaction, read: ReadSession): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await read(sessionId);
      if (!row) return [null, null];
      // Told in this process's time, so that a clock that is off does not end a session that the database keeps.
      const expiresAt = new Date(Date.now() + row.seconds_left * 1_000);
      const user = {
        email: row.email,
        emailConfirmed: row.email_confirmed_at !== null,
        username: row.username,
        displayName: row.display_name,
        avatarUrl: avatarUrl(row.avatar_key),
        role: row.role,
        ...(row.leaves_at && { leavesAt: row.leaves_at.toISOString() }),
      };
      return [
        { id: row.id, userId: row.user_id, expiresAt, attributes: { familyId: row.family_id } },
        { id: row.user_id, attributes: user },
      ];
    },
    async getUserSessions(userId) {
      const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
      return rows.map((row) => ({ id: row.id, userId, expiresAt: row.expires_at, attributes: { familyId: row.family_id } }));
    },
    async setSession(session) {
      await db
        .insertInto('sessions')
        .values({
          id: session.id,
          user_id: session.userId,
          family_id: session.attributes.familyId,
          expires_at: sql<Date>`now() + make_interval(mins => ${ACCESS_MINUTES})`,
        })
        .onConflict((conflict) =>
          // Given a second time because the first reply got lost, perhaps long ago: then it begins anew.
          conflict
            .column('id')
            .doUpdateSet(({ ref }) => ({ expires_at: ref('excluded.expires_at') }))
            .where(sql<boolean>`not (${sql.raw(isGood('sessions'))})`),
        )
        .execute();
    },
    // Lucia stretches a session in its second half. Ours end when they said they would, and are renewed by a refresh.
    async updateSessionExpiration() {},
    async deleteSession(sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    async deleteExpiredSessions() {
      await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
    },
  };
}
