/**
 * Ends the accounts of members whose days to come back have passed. What only they had is deleted. What others share with them, such
 * as battles, trades and chains of owners, stays true under the id of somebody who left: a new one for each, which says nothing of who
 * it was, and which nothing leads back from.
 */
import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { ADVISORY_LOCKS } from '../../platform/advisory-locks.ts';
import { type Database, isConflict, type Transaction } from '../../platform/database.ts';
import type { LiveBus } from '../../platform/live-bus.ts';
import { transact } from '../../platform/retry-conflicts.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { endCharacters } from '../characters/deletion.ts';
import { forgetNames } from '../gallery/unused-words.ts';
import { announce } from '../live/announce.ts';
import { wasWonLately } from '../ownership/restrictions.ts';
import { lockAlone } from '../profiles/suspensions.ts';
import { departureEndSql } from './leaving.ts';

const PORTION = 20;

/** For `departures`. Its first half is what the index knows. */
const isDue = sql<boolean>`(leaves_at <= now() and ${sql.raw(departureEndSql('departures'))} <= now())`;

interface Means {
  db: Database;
  appSecret: string;
  bus: LiveBus;
}

/** The person as everything knows it, and the somebody that it becomes. */
interface Leaver {
  id: string;
  email: string;
  username: string;
  displayName: string;
  deletesCharacters: boolean;
  becomes: string;
}

/** What others have to hear of. */
interface Ended {
  names: string[];
  characters: string[];
  tickets: string[];
  offers: { id: string; partner: string }[];
}

/**
 * Several at once do no harm: one of them ends accounts, and the others leave that to it. @returns how many.
 * @throws {AggregateError} after all others were, of those that could not be ended, and of those that have ended and whose names stand
 * among the words of the search for now.
 */
export async function endDepartures({ db, appSecret, bus }: Means): Promise<number> {
  // By chance: those that cannot be ended would for good be all of the first ones.
  const due = await db.selectFrom('departures').select('user_id').where(isDue).orderBy(sql`random()`).limit(PORTION).execute();
  let count = 0;
  const notEnded: unknown[] = [];
  const notForgotten: unknown[] = [];
  for (const { user_id } of due) {
    const ended = await transact(db, (trx) => endDeparture(trx, appSecret, user_id)).catch(
      (error: unknown) => void notEnded.push(error),
    );
    if (!ended) continue;
    count += 1;
    announce(bus, {
      gallery: ended.characters,
      cancelled: ended.tickets,
      members: ended.offers.map(({ id, partner }) => ({ topic: 'offers', userIds: [partner], ids: [id] })),
    });
    // Where others write words at this moment the sweep of unused ones does it.
    await forgetNames(db, ended.names).catch((error: unknown) => isConflict(error) || notForgotten.push(error));
  }
  const faults = [
    ...(notEnded.length > 0 ? [`${notEnded.length} accounts could not be ended`] : []),
    ...(notForgotten.length > 0
      ? [`${notForgotten.length} accounts have ended, but what they were called is not forgotten yet`]
      : []),
  ];
  if (faults.length > 0) throw new AggregateError([...notEnded, ...notForgotten], faults.join('; '));
  return count;
}

async function endDeparture(trx: Transaction, appSecret: string, userId: string): Promise<Ended | null> {
  // Of two who have dealt with each other each would need what the other has locked.
  const { rows } = await sql<{
    isAlone: boolean;
  }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.departure}) as "isAlone"`.execute(trx);
  if (!rows[0]?.isAlone) return null;
  // Whoever comes back waits, or was faster. Nobody deals with them meanwhile.
  if (!(await lockDue(trx, userId))) return null;
  // Characters before people, as battles and reactions lock them. Offers begin with people, and refuse whoever leaves.
  await sql`select id from meme_characters where ${isOf(userId)} order by id for no key update`.execute(trx);
  if (!(await lockAlone(trx, userId))) return null;
  const leaver = await takeOn(trx, userId);
  if (!leaver) return null;
  const tickets = await cancelTickets(trx, leaver);
  const offers = await answerOffers(trx, leaver);
  const inReach = await readInReach(trx, userId);
  await forgetWords(trx, leaver);
  const characters = await handOver(trx, leaver);
  await endCharacters(
    trx,
    sql<boolean>`meme_characters.owner_id = ${leaver.becomes}::uuid and
      ((${leaver.deletesCharacters} and meme_characters.id <> all(${inReach}::uuid[])) or not meme_characters.is_public or meme_characters.deleted_at is not null)`,
  );
  await forget(trx, appSecret, leaver);
  return { names: [leaver.username, leaver.displayName], characters, tickets, offers };
}

async function lockDue(trx: Transaction, userId: string): Promise<boolean> {
  const due = await trx
    .selectFrom('departures')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(isDue)
    .forUpdate()
    .executeTakeFirst();
  return due !== undefined;
}

/** What was won within the last day is still to be won back, and is not deleted by whoever leaves with it. Asked before it is nobody's. */
async function readInReach(trx: Transaction, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('meme_characters')
    .select('id')
    .where('owner_id', '=', userId)
    .where(wasWonLately('meme_characters.id'))
    .execute();
  return rows.map(({ id }) => id);
}

const isOf = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(${userId}::uuid in (user_id, current_owner_id, original_creator_id))`;

/** Makes the somebody who left. @returns null for whoever has come back meanwhile. */
async function takeOn(trx: Transaction, userId: string): Promise<Leaver | null> {
  const row = await trx
    .selectFrom('departures')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('profiles', 'profiles.id', 'user_id')
    .select(['user_id as id', 'email', 'username', 'display_name as displayName', 'characters', 'total_likes'])
    .where('user_id', '=', userId)
    // Once more, under the lock of the person: whoever was suspended meanwhile stays.
    .where(isDue)
    .executeTakeFirst();
  if (!row) return null;
  const { characters, total_likes, ...leaver } = row;
  const { id } = leaver;
  const { id: becomes } = await trx
    .insertInto('profiles')
    .values({
      username: `left_${randomBytes(9).toString('hex')}`,
      display_name: 'Somebody who left',
      is_pending: true,
      left_at: sql<Date>`now()`,
      total_likes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('departures').set({ becomes_id: becomes }).where('user_id', '=', id).execute();
  return { ...leaver, deletesCharacters: characters === 'delete', becomes };
}

/**
 * Ended first, so that the line knows, and then forgotten with the wishes in them: theirs, and those of the visitor that they were when
 * they made what they have taken over. @returns those that were open.
 */
async function cancelTickets(trx: Transaction, { id }: Leaver): Promise<string[]> {
  const cancelled = await trx
    .updateTable('tickets')
    .set({ state: 'cancelled', finished_at: sql<Date>`clock_timestamp()`, revision: sql<number>`revision + 1` })
    .where('holder_user_id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .execute();
  const claimed = sql`select ticket_id from meme_characters join ownership_events on character_id = id
    where kind = 'claimed' and to_user_id = ${id}::uuid`;
  await sql`delete from tickets where id in (${claimed})`.execute(trx);
  // Pictures that came to nothing have no other name.
  await sql`
    insert into noted_folders (folder, owner_id)
    select distinct on (folder) folder, ticket_id from (
      select output ->> 'folder' as folder, ticket_id from ticket_steps join tickets on tickets.id = ticket_id
      where holder_user_id = ${id}::uuid and step = 'picture'
    ) painted
    where folder is not null and folder not in (
      select image_key from meme_characters join tickets on tickets.id = ticket_id where holder_user_id = ${id}::uuid
    )
    on conflict (folder) do update set noted_at = clock_timestamp()
  `.execute(trx);
  // All at once: left to the reference it is one by one, in five times the time.
  await sql`update meme_characters set ticket_id = null
    where ticket_id in (select id from tickets where holder_user_id = ${id}::uuid)`.execute(trx);
  await trx.deleteFrom('tickets').where('holder_user_id', '=', id).execute();
  return cancelled.map((ticket) => ticket.id);
}

/** What still waits is turned down by whoever leaves, on whichever side they are. */
async function answerOffers(trx: Transaction, { id }: Leaver): Promise<Ended['offers']> {
  // Each answer counts for both of its people, in the order of their ids; several at once would count as the offers come.
  await sql`
    select user_id from offer_tallies where user_id in (
      select unnest(array[from_user_id, to_user_id]) from offers where status = 'pending' and ${id}::uuid in (from_user_id, to_user_id)
    ) order by user_id for no key update
  `.execute(trx);
  const { rows } = await sql<{ id: string; partner: string }>`
    with answered as (
      update offers set status = 'rejected', answered_at = now()
      where status = 'pending' and ${id}::uuid in (from_user_id, to_user_id)
      returning id, case when from_user_id = ${id}::uuid then to_user_id else from_user_id end as partner
    ), told as (
      insert into offer_requests (user_id, request_id, call, request_digest, offer_id)
      select ${id}::uuid, gen_random_uuid(), 'reject', 'left', id from answered
    )
    select id, partner from answered
  `.execute(trx);
  return rows;
}

/** What stays true for others stands in the name of somebody who left. @returns the characters whose people have changed. */
async function handOver(trx: Transaction, { id, becomes }: Leaver): Promise<string[]> {
  const exchanged = (column: string) =>
    sql`${sql.ref(column)} = case when ${sql.ref(column)} = ${id}::uuid then ${becomes}::uuid else ${sql.ref(column)} end`;
  const exchange = (table: string, column: string, also: RawBuilder<unknown> = sql``) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${becomes}::uuid ${also} where ${sql.ref(column)} = ${id}::uuid`.execute(
      trx,
    );
  // At once: whoever took an offer back is one of its two.
  await sql`
    update offers set ${sql.join(['from_user_id', 'to_user_id', 'reversed_by'].map(exchanged))},
      message = case when from_user_id <> ${id}::uuid then message end
    where ${id}::uuid in (from_user_id, to_user_id)`.execute(trx);
  await exchange('offer_requests', 'user_id');
  await exchange('battles', 'initiator_user_id', sql`, initiator_key = ${`user:${becomes}`}`);
  // At once too: a fusion takes its sources from their owner and leaves them there.
  await sql`
    update ownership_events set ${sql.join(['from_user_id', 'to_user_id'].map(exchanged))}
    where ${id}::uuid in (from_user_id, to_user_id)`.execute(trx);
  const columns = ['user_id', 'current_owner_id', 'original_creator_id'].map(exchanged);
  const { rows } = await sql<{ id: string }>`
    update meme_characters set ${sql.join(columns)} where ${isOf(id)} returning id`.execute(trx);
  return rows.map((row) => row.id);
}

const nobody = sql<string>`'left:' || gen_random_uuid()`;

/** What there may be very much of: before the counters of the Hall are held, which everybody waits for. */
async function forgetWords(trx: Transaction, { id }: Leaver): Promise<void> {
  await trx.deleteFrom('character_comments').where('user_id', '=', id).execute();
  await trx
    .updateTable('character_reactions')
    .set({ person_key: nobody, user_id: null, network: null, near: null })
    .where('person_key', '=', `user:${id}`)
    .execute();
  await trx.deleteFrom('dealt_characters').where('person_key', '=', `user:${id}`).execute();
  await trx.deleteFrom('notices').where('user_id', '=', id).execute();
}

/** What is left names nobody else: it goes, or counts on without a person. */
async function forget(trx: Transaction, appSecret: string, leaver: Leaver): Promise<void> {
  const { id } = leaver;
  await trx
    .deleteFrom('user_follows')
    .where(({ or, eb }) => or([eb('follower_id', '=', id), eb('following_id', '=', id)]))
    .execute();
  await trx.deleteFrom('offer_tallies').where('user_id', '=', id).execute();
  await trx.deleteFrom('audit_log').where('user_id', '=', id).execute();
  await trx.updateTable('reports').set({ person_key: nobody }).where('person_key', '=', `user:${id}`).execute();
  // Saved is reported under the id of its owner.
  for (const table of ['report_cases', 'reports'] as const)
    await trx.updateTable(table).set({ target_id: leaver.becomes }).where('target_id', '=', id).execute();
  await forgetActions(trx, leaver);
  await forgetTries(trx, appSecret, leaver);
  await forgetFiles(trx, leaver);
  await keepNames(trx, appSecret, id);
  // The rest goes along: collections and who follows them, sessions, devices, mailed links, notices, subscriptions, suspensions, findings.
  await trx.deleteFrom('profiles').where('id', '=', id).execute();
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/** What operators did stays written, but not to whom, nor what they said of them. */
async function forgetActions(trx: Transaction, { id, becomes }: Leaver): Promise<void> {
  await sql`
    update operator_actions set note = null, target_ids = array_replace(target_ids, ${id}, ${becomes}),
      details = case when action in ('suspend', 'unsuspend') then jsonb_build_object('reason', '…') else details - 'authorId' - 'comment' - 'collection' - 'description' end
    where ${id} = any(target_ids) or details ->> 'authorId' = ${id}
  `.execute(trx);
}

/** Counters of tries name accounts by their ids, and addresses by a keyed hash. */
async function forgetTries(trx: Transaction, appSecret: string, { id, email }: Leaver): Promise<void> {
  const emailKey = keyedHash(appSecret, 'email', email.toLowerCase());
  await sql`delete from rate_limits where strpos(key, ${id}) > 0 or strpos(key, ${emailKey}) > 0`.execute(trx);
}

/** By old notes, so that the next sweep removes them, or the one after a backup. */
async function forgetFiles(trx: Transaction, { id, becomes }: Leaver): Promise<void> {
  await trx.deleteFrom('noted_folders').where('owner_id', '=', id).execute();
  await sql`
    insert into noted_folders (folder, owner_id, noted_at)
    select folder, ${becomes}::uuid, noted_at from (
      select ${`avatars/${id}`} as folder, now() - interval '2 days' as noted_at
      union all
      -- One that is being written has files to come.
      select folder, case when state = 'running' then now() else now() - interval '2 days' end from exports
      where user_id = ${id}::uuid and folder is not null
    ) theirs
    on conflict (folder) do update set noted_at = excluded.noted_at, owner_id = excluded.owner_id
  `.execute(trx);
}

/** Each for a year from when it was left, the present one from now on. */
async function keepNames(trx: Transaction, appSecret: string, id: string): Promise<void> {
  const names = await trx
    .selectFrom('former_usernames')
    .select(['look', 'left_at'])
    .where('user_id', '=', id)
    .unionAll(
      trx
        .selectFrom('profiles')
        .select(['username_look as look', sql<Date>`now()`.as('left_at')])
        .where('id', '=', id),
    )
    .execute();
  for (const { look, left_at } of names)
    await trx
      .insertInto('left_usernames')
      .values({ look_hash: hashOfLook(appSecret, look), left_at })
      .onConflict((conflict) =>
        conflict.column('look_hash').doUpdateSet({ left_at: sql<Date>`greatest(left_usernames.left_at, excluded.left_at)` }),
      )
      .execute();
}

/** What is kept of the name of somebody who left. @param look of a username: those that are easily taken for each other have one. */
export function hashOfLook(appSecret: string, look: string): string {
  return keyedHash(appSecret, 'username', look);
}
