/** Which e-mail addresses are somebody's: those that accounts have, and those that they can be given back. */
import { UNDO_DAYS } from '@chaos/shared/contract/account';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { DAY, isWithin } from '@chaos/shared/platform/is-within';
import { sql } from 'kysely';

/** Whoever gives an address to an account waits here for others who do so with the same one. Whoever has it waits for no other person's row. */
export async function lockAddresses(trx: Transaction, emails: readonly string[]): Promise<void> {
  for (const lock of [...new Set(emails.map((email) => email.toLowerCase()))].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${lock}`}, 0))`.execute(trx);
}

/** @param userId whose own it may be; nobody's, unless told otherwise. */
export async function isTakenAddress(db: Database | Transaction, email: string, userId: string | null = null): Promise<boolean> {
  const address = email.toLowerCase();
  const isSomebodyElses = sql<boolean>`users.id is distinct from ${userId}::uuid`;
  const account = db.selectFrom('users').select('id').where(sql`lower(email)`, '=', address).where(isSomebodyElses);
  const earlier = db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'user_id')
    .select('users.id')
    .where(sql`lower(old_email)`, '=', address)
    // As long as a link may lead back to it.
    .where(isWithin('confirmed_at', (UNDO_DAYS + 1) * DAY))
    .where('undone_at', 'is', null)
    .where(isSomebodyElses);
  return (await account.unionAll(earlier).executeTakeFirst()) !== undefined;
}

/** From now on the profile is shown. */
export async function confirmAddress(trx: Transaction, userId: string): Promise<void> {
  const confirmed = { email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` };
  await trx.updateTable('users').set(confirmed).where('id', '=', userId).execute();
  await trx.updateTable('profiles').set({ is_pending: false }).where('id', '=', userId).where('is_pending', '=', true).execute();
}
