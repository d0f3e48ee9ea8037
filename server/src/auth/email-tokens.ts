/** The tokens in mailed links: random, kept as hashes, used once, and only the newest of a kind. */
import { UNDO_DAYS } from '@chaos/shared/contract/account';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { describeSpan } from '@chaos/shared/rules/describe-duration';
import { sql } from 'kysely';
import { PublicFailure } from '../trpc/errors.ts';
import { hashToken, newToken } from './token-hashes.ts';

/**
 * `enter` opens the door of an account that is closed to strangers, `not_me` ends a session that its owner does not know. `change`
 * confirms another address, `undo` gives the account back to the one before.
 */
export type EmailTokenKind = 'confirm' | 'reset' | 'enter' | 'not_me' | 'change' | 'undo';

const DAY_MINUTES = 24 * 60;
const LIFE_MINUTES: Record<EmailTokenKind, number> = {
  confirm: DAY_MINUTES,
  reset: 10,
  enter: 60,
  not_me: 7 * DAY_MINUTES,
  change: DAY_MINUTES,
  // The first is mailed a day before the change at most.
  undo: (UNDO_DAYS + 1) * DAY_MINUTES,
};

/** As its mail says it. */
export const linkLife = (kind: EmailTokenKind): string => describeSpan(LIFE_MINUTES[kind] * 60);

/** What a link is about, beside its person. */
interface About {
  familyId?: string;
  changeId?: string;
}

/** One that would last longer than any was made while the clock was ahead. */
function isGood(kind: EmailTokenKind) {
  return sql<boolean>`expires_at > now() and expires_at <= now() + make_interval(mins => ${LIFE_MINUTES[kind] + 1})`;
}

/**
 * @returns the token for the link. Earlier ones of the kind, about the same session, stop working; but not the ways back, for they
 * are what an owner may find first.
 */
export async function issueEmailToken(
  trx: Transaction,
  userId: string,
  kind: EmailTokenKind,
  { familyId, changeId }: About = {},
): Promise<string> {
  const token = newToken();
  if (kind !== 'undo')
    await trx
      .deleteFrom('email_tokens')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where(sql<boolean>`family_id is not distinct from ${familyId ?? null}::uuid`)
      .execute();
  await trx
    .insertInto('email_tokens')
    .values({
      hash: hashToken(token),
      user_id: userId,
      kind,
      family_id: familyId ?? null,
      change_id: changeId ?? null,
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

interface UsedToken {
  userId: string;
  familyId: string | null;
  changeId: string | null;
}

/**
 * Whoever has a link holds its person first, as all do who change an account: a second link, or a cancelled change, waits there.
 * @returns whose link it was, and what about. @throws {PublicFailure} when it is wrong, used or too old.
 */
export async function useEmailToken(trx: Transaction, token: string, kind: EmailTokenKind): Promise<UsedToken> {
  const hash = hashToken(token);
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ({ selectFrom }) => selectFrom('email_tokens').select('user_id').where('hash', '=', hash))
    .forNoKeyUpdate()
    .execute();
  const used = await trx
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where(isGood(kind))
    .returning(['user_id as userId', 'family_id as familyId', 'change_id as changeId'])
    .executeTakeFirst();
  if (!used) throw linkInvalid();
  return used;
}

/** A new password ends every link that was sent before it. @param kept but for these. */
export async function deleteEmailTokens(trx: Transaction, userId: string, kept: readonly EmailTokenKind[] = []): Promise<void> {
  await trx
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind <> all(${[...kept]}::text[])`)
    .where('used_at', 'is', null)
    .execute();
}

export function linkInvalid(): PublicFailure {
  return new PublicFailure(
    'BAD_REQUEST',
    'link_invalid',
    'This link is too old, or has already been used. Please ask for a new one.',
  );
}
