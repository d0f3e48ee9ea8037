/** A member takes another username, and keeps the one before for a year. */

import type { Transaction } from '@chaos/shared/platform/database';
import { DAY, isWithin } from '@chaos/shared/platform/is-within';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { describeEnd } from '@chaos/shared/rules/describe-suspension-end';
import { USERNAME_DAYS } from '@chaos/shared/rules/usernames';
import { sql } from 'kysely';
import { usernameChangedMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { requireFreeUsername } from './free-usernames.ts';
import { holdProof } from './reauthentication.ts';
import { lookOf } from './reserved-usernames.ts';
import type { SignedIn } from './sessions.ts';

/**
 * The name of before leads to the member for a year, in which they may have it back. Needs a fresh proof, which is asked for
 * once the name could be had: nobody types a password to hear that it is taken.
 * @throws {PublicFailure} within thirty days of the last time, for a name that is not free, and without a proof.
 */
export async function changeUsername(ctx: Context, { user, familyId }: SignedIn, username: string): Promise<void> {
  const userId = user.id;
  // Whoever has no proof yet is told which names are taken, as whoever signs up is.
  await ctx.limits.require('usernameByMember', userId);
  const changed = await transact(ctx.db, async (trx) => {
    const before = await lockName(trx, userId);
    if (before.username === username) return null;
    if (before.renamesAt) throw tooSoon(before.renamesAt);
    await requireFreeUsername(trx, ctx.appSecret, username, userId);
    await holdProof(trx, familyId);
    // One's own, or one whose year is over.
    await trx.deleteFrom('former_usernames').where('username', '=', username.toLowerCase()).execute();
    const kept = before.username.toLowerCase() === username.toLowerCase() ? null : before.username;
    if (kept !== null) await keepName(trx, userId, kept);
    await trx
      .updateTable('profiles')
      .set({
        username,
        username_changed_at: sql`now()`,
        // Whoever has given themselves no other name is called by it.
        display_name: sql`case when display_name = ${before.username} then ${username} else display_name end`,
      })
      .where('id', '=', userId)
      .execute();
    return { email: before.email, kept };
  });
  if (changed) ctx.mailer.send(usernameChangedMail(ctx.publicUrl, changed.email, { username, kept: changed.kept }));
}

/** For `profiles`: null where the username can be changed now. */
export const renamesAt = sql<Date | null>`case when ${isWithin('username_changed_at', USERNAME_DAYS * DAY)}
  then username_changed_at + make_interval(days => ${USERNAME_DAYS}) end`;

async function lockName(trx: Transaction, userId: string) {
  return trx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['username', 'email'])
    .select(renamesAt.as('renamesAt'))
    .where('profiles.id', '=', userId)
    .forNoKeyUpdate('profiles')
    .executeTakeFirstOrThrow();
}

async function keepName(trx: Transaction, userId: string, username: string): Promise<void> {
  const kept = { look: lookOf(username), user_id: userId, left_at: sql<Date>`now()` };
  await trx
    .insertInto('former_usernames')
    .values({ username: username.toLowerCase(), ...kept })
    .onConflict((conflict) => conflict.column('username').doUpdateSet(kept))
    .execute();
}

function tooSoon(renamesAt: Date): PublicFailure {
  const sentence = `You can change your username once every ${USERNAME_DAYS} days. You can do it again ${describeEnd(renamesAt).replace('until', 'on')}.`;
  return new PublicFailure('TOO_MANY_REQUESTS', 'too_many_requests', sentence);
}
