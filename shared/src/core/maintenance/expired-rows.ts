/** Throws away what nobody can use any more: the one place where rows of accounts and of tickets end. */

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import { UNSEEN_DAYS } from '../../rules/unseen.ts';
import { shortenHolds } from '../offers/shorten-holds.ts';
import { RESTS } from '../profiles/suspensions.ts';
import { isClockSteady } from './steady-clock.ts';

const EVERY_MS = 60 * 60_000;
/** Small enough to hold no lock for long. */
const PORTION = 1_000;

/**
 * Refresh tokens stay until they expire, though they were replaced: one that comes back tells of a theft. Families go when
 * their last token has. The log also knows from where somebody has signed in before, so it stays for a year and more.
 */
const OLD_ROWS: readonly [table: string, isOld: RawBuilder<boolean>][] = [
  ['sessions', sql`expires_at < now() - interval '1 day'`],
  ['refresh_tokens', sql`expires_at < now()`],
  [
    'session_families',
    sql`created_at < now() - interval '31 days'
      and not exists (select 1 from refresh_tokens where refresh_tokens.family_id = session_families.id)`,
  ],
  ['email_tokens', sql`expires_at < now() - interval '7 days'`],
  // A link that leads back ends before.
  ['email_changes', sql`asked_at < now() - interval '30 days'`],
  // The name is free again, and leads nowhere.
  ['former_usernames', sql`left_at < now() - interval '1 year'`],
  // What no app has answered was given up.
  ['one_time_codes', sql`confirmed_at is null and created_at < now() - interval '1 day'`],
  ['passkey_challenges', sql`expires_at < now()`],
  ['audit_log', sql`created_at < now() - interval '400 days'`],
  // An id tells when it was made, and a subselect is asked once. A battle without a story has its ticket to tell why.
  ['tickets', sql`state in ('failed', 'cancelled') and kind <> 'story' and id < (select uuidv7(interval '-90 days'))`],
  // What came of them stands in the character, or the battle. Its seed stays: videos are made from it.
  [
    'ticket_steps',
    sql`step in ('text', 'picture', 'story') and ticket_id < (select uuidv7(interval '-30 days'))
      and (select state from tickets where tickets.id = ticket_id) = 'done'`,
  ],
  // That a number of likes was reached is told once.
  ['notices', sql`happened_at < now() - interval '90 days' and kind <> 'liked'`],
  // A name that was somebody's is free again.
  ['left_usernames', sql`left_at < now() - interval '1 year'`],
  // Unseen goes no further back.
  ['dealt_characters', sql`character_id < (select uuidv7(make_interval(days => ${sql.lit(-UNSEEN_DAYS)})))`],
  ['newborns', sql`character_id < (select uuidv7(make_interval(days => ${sql.lit(-UNSEEN_DAYS)})))`],
  // Whatever they have won before is out of reach, and was so a day before that. Until then one rest goes on where another ended.
  [
    'past_departures',
    sql`not exists (select 1 from ${RESTS} where rests.user_id = past_departures.user_id
      and rests.time && tstzrange(now() - interval '7 days', null))`,
  ],
  ['alerts', sql`cleared_at < now() - interval '90 days'`],
  // The sums of a day stay.
  ['provider_calls', sql`day < current_date - 400`],
];

/** By a clock that has just jumped nobody is signed out, and nothing forgotten. */
async function throwOldRowsWhenSure(db: Database): Promise<void> {
  if (await isClockSteady(db)) await throwOldRowsAway(db);
}

/** Does it every hour, in every process at another minute: two at once do no harm. @returns how to stop. */
export function startCleanup(db: Database, log: Logger): () => void {
  const doIt = () => {
    throwOldRowsWhenSure(db).catch((error: unknown) => log.warn({ err: error }, 'old rows could not be thrown away'));
    shortenHolds(db).catch((error: unknown) => log.warn({ err: error }, 'deals that are held too long could not be looked for'));
  };
  let timer = setTimeout(() => {
    doIt();
    timer = setInterval(doIt, EVERY_MS);
    timer.unref();
  }, Math.random() * EVERY_MS);
  timer.unref();
  return () => clearTimeout(timer);
}

export async function throwOldRowsAway(db: Database, portion = PORTION): Promise<void> {
  for (const [table, isOld] of OLD_ROWS) {
    for (let thrown = portion; thrown === portion; ) {
      const { rows } = await sql<{ thrown: number }>`
        with gone as (
          delete from ${sql.table(table)}
          where ctid = any(array(select ctid from ${sql.table(table)} where ${isOld} limit ${portion}))
          returning *
        )${table === 'tickets' ? noteTheirFolders : sql``}
        select count(*)::int as thrown from gone
      `.execute(db);
      thrown = rows[0]?.thrown ?? 0;
    }
  }
}

/** Pictures of a ticket that came to nothing have no other name: by these the sweep finds them, unless a retry has gone on with them. */
const noteTheirFolders = sql`, noted as (
  insert into noted_folders (folder, owner_id)
  select distinct on (folder) folder, owner_id from (
    select output ->> 'folder' as folder, ticket_id as owner_id, holder_key
    from gone join ticket_steps on ticket_id = gone.id and step = 'picture'
  ) painted
  where not exists (
    select from tickets other
    where other.holder_key = painted.holder_key and other.id <> painted.owner_id and painted.folder in (
      (select output ->> 'folder' from ticket_steps where ticket_id = other.id and step = 'picture'),
      (select image_key from meme_characters where ticket_id = other.id)
    )
  )
  on conflict (folder) do update set noted_at = clock_timestamp()
)`;
