/** Which usernames a newcomer may have: none that is taken, looks like one that is, or is reserved. */
import { hashOfLook } from '@chaos/shared/core/account/erase-account';
import { stillLeads } from '@chaos/shared/core/profiles/former-usernames';
import type { Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { PublicFailure } from '../trpc/errors.ts';
import { isKeptForHouse, lookOf } from './reserved-usernames.ts';

/**
 * Two people may want one name at once, or two that look alike: the second waits here for the first.
 * @param userId whose own names are no obstacle.
 */
export async function requireFreeUsername(
  trx: Transaction,
  appSecret: string,
  username: string,
  userId: string | null = null,
): Promise<void> {
  if (isKeptForHouse(username))
    throw takenFailure('This username is reserved for those who run the Hall. Please choose another.');
  const name = username.toLowerCase();
  const look = lookOf(username);
  for (const lock of [...new Set([name, look])].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${lock}`}, 0))`.execute(trx);
  const taken = await trx
    .selectFrom('profiles')
    .select(sql<string>`lower(username)`.as('name'))
    .where((where) => where.or([where(sql`lower(username)`, '=', name), where('username_look', '=', look)]))
    .where(sql<boolean>`id is distinct from ${userId}::uuid`)
    .unionAll(
      trx
        .selectFrom('former_usernames')
        .select('username as name')
        .where((where) => where.or([where('username', '=', name), where('look', '=', look)]))
        .where(sql<boolean>`user_id is distinct from ${userId}::uuid`)
        .where(stillLeads),
    )
    .unionAll(
      trx
        .selectFrom('reserved_usernames')
        .select('username as name')
        .where((where) => where.or([where('username', '=', name), where('look', '=', look)])),
    )
    .execute();
  const left = await trx
    .selectFrom('left_usernames')
    .select('left_at')
    .where('look_hash', '=', hashOfLook(appSecret, look))
    .executeTakeFirst();
  if (left || taken.some((one) => one.name === name)) throw takenFailure('This username is taken. Please choose another.');
  if (taken.length > 0) throw takenFailure('This username looks too much like one that is taken. Please choose another.');
}

/** A name that an address with an account asked for: as taken as if an account had been opened. */
export async function reserveUsername(trx: Transaction, username: string): Promise<void> {
  await trx
    .insertInto('reserved_usernames')
    .values({ username: username.toLowerCase(), look: lookOf(username) })
    .execute();
}

const takenFailure = (sentence: string) => new PublicFailure('CONFLICT', 'username_taken', sentence);
