/**
 * What is to be pushed to the browsers of a member: written in the transaction of what it tells of, sent by a worker. Of a kind one
 * waits for each browser, so that whatever happens at once is one message.
 */
import { sql } from 'kysely';
import { NOTIFICATIONS_MAX, type NotificationKind, TOPIC_OF } from '../../contract/notifications.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { isVisibleTo } from '../characters/visibility.ts';
import { selectHappened } from './read-notifications.ts';

interface Push {
  userId: string;
  kind: NotificationKind;
  /** The page of ours that it leads to. */
  path: string;
  /** Whose doing it is. */
  actorId?: string | null;
}

/** Nothing for whoever has no browser to reach, has switched it off, or has muted the person whose doing it is. */
export async function enqueuePush(trx: Transaction, { userId, kind, path, actorId = null }: Push): Promise<void> {
  await sql`
    with told as (
      select ${userId}::uuid as user_id, ${path}::text as path
      where not exists (select from mutes where muter_id = ${userId}::uuid and muted_id = ${actorId}::uuid)
    )
    ${sql.raw(insertPushesSql(kind, 'path', 'told'))}
  `.execute(trx);
}

/**
 * The same as a part of another statement. A browser that is being forgotten gets nothing, and what is told of neither waits for
 * that nor fails by it.
 * @param path an expression over the columns of `told`.
 * @param told the table of those who are told, by `user_id`.
 */
export function insertPushesSql(kind: NotificationKind, path: string, told: string): string {
  const topic = TOPIC_OF[kind];
  const isWanted = topic === null ? 'true' : `not '${topic}' = any(muted_topics)`;
  return `
    insert into push_messages (family_id, kind, path)
    select family_id, '${kind}', ${path} from ${told}
    join push_subscriptions using (user_id) join profiles on profiles.id = user_id
    where ${isWanted} and not exists (
      select from push_messages waiting
      where waiting.family_id = push_subscriptions.family_id and waiting.kind = '${kind}' and waiting.tries = 0
    )
    for key share of push_subscriptions skip locked`;
}

export interface DuePush {
  id: string;
  familyId: string;
  userId: string;
  kind: NotificationKind;
  path: string;
  /** Where it is to be taken. */
  host: string;
  /** The push service, by its domain: whoever has one has as many hosts in it as they like. */
  service: string;
  /** Which one this is, from 1. */
  tries: number;
  isLastTry: boolean;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Then, one, four, sixteen minutes later and so on: about six hours in all. */
const TRIES_MAX = 6;

/** Nothing is put off for two days: what is due later was written, or put off, while the clock was ahead. */
const IS_DUE = sql<boolean>`(due_at <= now() or due_at > now() + interval '2 days')`;

/** Asked every few seconds by every worker, so it reads one index and locks nothing else. */
export async function arePushesDue(db: Database): Promise<boolean> {
  const due = await db.selectFrom('push_messages').select('id').where(IS_DUE).limit(1).executeTakeFirst();
  return due !== undefined;
}

/** For `push_subscriptions` under its own name: somebody is still signed in there. */
const IS_OPEN = sql<boolean>`exists (
  select from session_families family join refresh_tokens token on token.family_id = family.id
  where family.id = push_subscriptions.family_id and family.revoked_at is null and token.expires_at > now()
)`;

/** Who has enough on their way. */
export interface Busy {
  services: readonly string[];
  userIds: readonly string[];
}

/** Takes what has been due for longest, and is for nobody who is busy. It is due again some minutes later, whatever becomes of who took it. */
export async function claimPush(db: Database, { services, userIds }: Busy): Promise<DuePush | undefined> {
  const { rows } = await sql<DuePush>`
    with due as (
      select push_messages.id, user_id, endpoint, p256dh, auth, host, service
      from push_messages join push_subscriptions using (family_id)
        cross join lateral (select lower(split_part(endpoint, '/', 3)) as host) place
        cross join lateral (select coalesce(substring(host from '[^.]+[.][^.]+$'), host) as service) domain
      where ${IS_DUE} and service <> all(${services}::text[]) and user_id <> all(${userIds}::uuid[]) and ${IS_OPEN}
      order by due_at limit 1 for update of push_messages skip locked
    )
    update push_messages message
    set tries = tries + 1, due_at = now() + interval '1 minute' * 4 ^ tries
    from due where message.id = due.id
    returning message.id, message.family_id as "familyId", user_id as "userId", kind, path, tries, tries >= ${TRIES_MAX} as "isLastTry",
      endpoint, p256dh, auth, host, service
  `.execute(db);
  return rows[0];
}

/**
 * Where it leads by now: to the newest of what the member's notices still tell of, and not to whom a block or a mute hides by now, nor to
 * what was taken back or is gone. It may have waited for hours, and be one message for many.
 * @returns undefined where nothing of it is told any more, or it was switched off meanwhile.
 */
export async function readPushPath(db: Database, { id, userId, familyId, kind, path }: DuePush): Promise<string | undefined> {
  const topic = TOPIC_OF[kind];
  if (topic === null) return path;
  const muted = Object.keys(TOPIC_OF).filter((other) => other !== kind);
  const happened = selectHappened({ userId, muted, hiddenFrom: userId, familyId, limit: NOTIFICATIONS_MAX });
  const { rows } = await sql<{ path: string }>`
    select coalesce(
      (select '/character/' || id from meme_characters where id = happened.character_id and ${isVisibleTo(userId)}),
      case when happened.kind = 'followed' then '/profile/' || other_id when happened.kind in ('won', 'lost') then '/battle' end,
      path
    ) as path
    from push_messages message join profiles on profiles.id = ${userId} cross join (${happened}) happened
    where message.id = ${id} and not ${topic} = any(muted_topics)
      and happened.kind = ${kind} and is_news and happened_at >= message.created_at
    order by happened_at desc limit 1
  `.execute(db);
  return rows[0]?.path;
}

/**
 * Browsers of sessions that have ended, of those that something waits for. One that somebody else is forgetting is left to them:
 * two that wait for each other's would wait for ever.
 */
export async function forgetEnded(db: Database): Promise<void> {
  await sql`
    delete from push_subscriptions where family_id in (
      select family_id from push_subscriptions
      where not ${IS_OPEN} and family_id in (select family_id from push_messages where ${IS_DUE})
      for update skip locked
    )
  `.execute(db);
}

export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * The browser has been given another address: what waits for it goes there. Nothing changes for one that is not known.
 * @param from all of what it was known by, which nobody else knows.
 */
export async function renewSubscription(trx: Transaction, from: PushAddress, to: PushAddress): Promise<void> {
  const known = await trx
    .selectFrom('push_subscriptions')
    .select('family_id')
    .where('endpoint', '=', from.endpoint)
    .where('p256dh', '=', from.p256dh)
    .where('auth', '=', from.auth)
    .where(IS_OPEN)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return;
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', to.endpoint)
    .where('family_id', '<>', known.family_id)
    .execute();
  const { endpoint, p256dh, auth } = to;
  await trx.updateTable('push_subscriptions').set({ endpoint, p256dh, auth }).where('family_id', '=', known.family_id).execute();
}

/** It was sent, or never will be. */
export async function endPush(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute();
}

/** The push service wants to be asked again then, and not before. */
export async function delayPush(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ due_at: sql<Date>`greatest(due_at, now() + make_interval(secs => ${seconds}))` })
    .where('id', '=', id)
    .execute();
}

/** There is no such browser any more, or it cannot be reached: nothing waits for it. One that has subscribed anew meanwhile stays. */
export async function endSubscription(db: Database, { familyId, endpoint }: DuePush): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('family_id', '=', familyId).where('endpoint', '=', endpoint).execute();
}
