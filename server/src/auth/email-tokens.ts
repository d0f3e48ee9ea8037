/** The tokens in mailed links: random, kept as hashes, used once, and only the newest of a kind. */
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { PublicFailure } from '../trpc/errors.ts';
import { hashToken, newToken } from './tokens.ts';

/** `enter` opens the door of an account that is closed to strangers. */
export type EmailTokenKind = 'confirm' | 'reset' | 'enter';

const LIFE_MINUTES: Record<EmailTokenKind, number> = { confirm: 24 * 60, reset: 10, enter: 60 };

/** One that would last longer than any was made while the clock was ahead. */
function isGood(kind: EmailTokenKind) {
  return sql<boolean>`expires_at > now() and expires_at <= now() + make_interval(mins => ${LIFE_MINUTES[kind] + 1})`;
}

/** @returns the token for the link. Earlier ones of the kind stop working. */
export async function issueEmailToken(trx: Transaction, userId: string, kind: EmailTokenKind): Promise<string> {
  const token = newToken();
  await trx.deleteFrom('email_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute();
  await trx
    .insertInto('email_tokens')
    .values({
      hash: hashToken(token),
      user_id: userId,
      kind,
      expires_at: sql<Date>`now() + make_interval(mins => ${LIFE_MINUTES[kind]})`,
    })
    .execute();
  return token;
}

/** @returns whose link it is; null where it would not work now. */
export async function findEmailToken(db: Database, token: string, kind: EmailTokenKind): Promise<string | null> {
  const found = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where(isGood(kind))
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** The same, asked before anything dear is done for it. @throws {PublicFailure} when it would not work. */
export async function requireEmailToken(db: Database, token: string, kind: EmailTokenKind): Promise<string> {
  const userId = await findEmailToken(db, token, kind);
  if (userId === null) throw linkInvalid();
  return userId;
}

/** @returns whose link it was. @throws {PublicFailure} when it is wrong, used or too old. */
export async function useEmailToken(trx: Transaction, token: string, kind: EmailTokenKind): Promise<string> {
  const used = await trx
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where(isGood(kind))
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw linkInvalid();
  return used.user_id;
}

/** A new password ends every link that was sent before it. */
export async function deleteEmailTokens(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('email_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

function linkInvalid(): PublicFailure {
  return new PublicFailure('BAD_REQUEST', 'link_invalid', 'This link is used up or too old. Please ask for a new one.');
}
