/** Which usernames a newcomer may have: none that is taken, looks like one that is, or sounds as if the house spoke. */
import { USERNAME_DAYS } from '@chaos/shared/contract/account';
import { hashOfLook } from '@chaos/shared/core/account/erase-account';
import { stillLeads } from '@chaos/shared/core/profiles/former-usernames';
import type { Transaction } from '@chaos/shared/platform/database';
import { DAY, isWithin } from '@chaos/shared/platform/is-within';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { describeEnd } from '@chaos/shared/rules/suspension';
import { sql } from 'kysely';
import { usernameChangedMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { holdProof } from './reauthentication.ts';
import type { SignedIn } from './sessions.ts';

/** What a name of the house would be made of. The mailboxes are those of RFC 2142. */
const RESERVED = new Set([
  ...['hall', 'chaos', 'ofchaos', 'hallofchaos', 'hall_of_chaos', 'brainrot', 'brainrots'],
  ...['admin', 'admins', 'administrator', 'root', 'superuser', 'sysadmin', 'system', 'server', 'bot'],
  ...['operator', 'operators', 'ops', 'owner', 'moderator', 'moderators', 'moderation', 'mod', 'mods', 'staff', 'team', 'crew'],
  ...['support', 'help', 'helpdesk', 'service', 'official', 'verified', 'trust', 'safety', 'security', 'abuse', 'legal'],
  ...['info', 'contact', 'sales', 'billing', 'payments', 'press', 'marketing', 'news', 'privacy'],
  ...[
    'postmaster',
    'hostmaster',
    'webmaster',
    'mailer_daemon',
    'mail',
    'email',
    'noreply',
    'no_reply',
    'noc',
    'usenet',
    'uucp',
    'ftp',
  ],
  ...[
    'www',
    'api',
    'trpc',
    'dev',
    'developer',
    'developers',
    'test',
    'status',
    'account',
    'accounts',
    'login',
    'signin',
    'signup',
  ],
  ...[
    'anonymous',
    'anon',
    'nobody',
    'visitor',
    'guest',
    'everyone',
    'everybody',
    'all',
    'here',
    'deleted',
    'unknown',
    'null',
    'undefined',
  ],
]);

/** Words that lend a reserved one no other sense: `the_real_admin_2`. */
const FILLERS = new Set([
  ...['the', 'real', 'official', 'of', 'is', 'i', 'am', 'iam', 'a', 'my', 'your', 'our', 'for', 'x', 'xx', ''],
]);

/**
 * What a name looks like: two names that look the same are easily taken for each other. The letters are those lines of
 * `confusables.txt` of Unicode's TR39 that concern what a username may have; two v are added, as one reads them as w.
 * Underscores are seen once, and not at the ends.
 */
export function lookOf(username: string): string {
  const letters = username
    .replaceAll('0', 'O')
    .replaceAll(/[1I]/g, 'L')
    .toLowerCase()
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv');
  return letters.replaceAll(/_+/g, '_').replaceAll(/^_|_$/g, '');
}

const reservedLooks = new Set([...RESERVED].map(lookOf));
const fillerLooks = new Set([...FILLERS].map(lookOf));

// Where words are written together, short ones are there by accident: `is` and `mail` in Ismail, `all` in Allison.
const NEVER_TOGETHER = new Set(['test', 'here']);
const RESERVED_TOGETHER_MIN = 4;
const FILLER_TOGETHER_MIN = 3;

function anyOf(words: Iterable<string>, lengthMin: number): string {
  return [...words]
    .filter((word) => word.length >= lengthMin && !NEVER_TOGETHER.has(word) && !word.includes('_'))
    .map(lookOf)
    .join('|');
}

const FILLER = anyOf(FILLERS, FILLER_TOGETHER_MIN);
const WORD = anyOf(RESERVED, RESERVED_TOGETHER_MIN);
/** `therealadmin`: fillers and reserved words, one of these at least. */
const TOGETHER = new RegExp(`^(?:${FILLER})*(?:${WORD})(?:${FILLER}|${WORD})*$`);

/** Digits that are read as letters where a word is meant: only a name of the house is looked for in this way. */
const SPOKEN_DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Capitals begin words: `TheRealAdmin` says what `the_real_admin` does. */
const partByCapitals = (username: string) => username.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_');

/** Also with numbers in it, or made of nothing but such words. */
export function isReserved(username: string): boolean {
  const spoken = username.replaceAll(/[013457]/g, (digit) => SPOKEN_DIGITS[digit] ?? digit);
  const unnumbered = username.replaceAll(/\d+/g, '_');
  return (
    [username, spoken, unnumbered]
      .flatMap((one) => [one, partByCapitals(one)])
      // A large I may stand for an l, or for itself.
      .flatMap((one) => [one, one.toLowerCase()])
      .some((one) => isReservedLook(lookOf(one)))
  );
}

function isReservedLook(look: string): boolean {
  const together = look.replaceAll('_', '');
  if (reservedLooks.has(look) || reservedLooks.has(together) || TOGETHER.test(together)) return true;
  const words = look.split('_').filter((word) => !fillerLooks.has(word));
  return words.length > 0 && words.every((word) => reservedLooks.has(word) || TOGETHER.test(word));
}

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
  if (isReserved(username)) throw takenFailure('This username is reserved for those who run the Hall. Please choose another.');
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

/** A name that an address with an account asked for: as taken as if an account had been opened. */
export async function reserveUsername(trx: Transaction, username: string): Promise<void> {
  await trx
    .insertInto('reserved_usernames')
    .values({ username: username.toLowerCase(), look: lookOf(username) })
    .execute();
}

const takenFailure = (sentence: string) => new PublicFailure('CONFLICT', 'username_taken', sentence);
