/** Everything of a member, a portion at a time. */
import type { NotificationKind } from '@chaos/shared/contract/notifications';
import type { OfferStatus } from '@chaos/shared/contract/offers';
import { selectHappened } from '@chaos/shared/core/notifications/read-notifications';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { holdersOf } from '@chaos/shared/core/people/hidden-people';
import type { Database } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** Each begins with what was told already, so that few large ones take less time than many small ones. */
export const PORTION = 2_000;

export type Entry = Record<string, unknown>;
/** A source of entries, each beside a `key` of its own, in whose order they come. */
type Source = (userId: string) => RawBuilder<{ key: string; entry: Entry }>;

/** How everything of one member is read. */
export interface Reading {
  db: Database;
  userId: string;
  /** After each portion: somebody may have very much, and whoever reads it is alive. */
  onPortion: () => Promise<void>;
}

/** A statement for each portion, and no snapshot that is held for minutes. */
export async function* readEntries({ db, userId, onPortion }: Reading, source: Source): AsyncGenerator<Entry> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ key: string; entry: Entry }>`
      select key, entry from (${source(userId)}) everything
      where key collate "C" > ${after} order by key collate "C" limit ${PORTION}
    `.execute(db);
    await onPortion();
    for (const { key, entry } of rows) {
      after = key;
      yield entry;
    }
    if (rows.length < PORTION) return;
  }
}

/** A time as JSON has it in JavaScript. */
const at = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether this member may see a character by now: as in the product, and also what is their own and rests. */
const isSeen = (alias: string, userId: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('owner_id')} is not distinct from ${userId}::uuid
    or (${column('is_public')} and ${column('is_active')} and ${isMet(alias, userId)}))`;
};

/** As the product shows it: not where somebody has blocked the other, also after a deal or a battle. */
const isMet = (alias: string, userId: string) =>
  sql`(${sql.ref(`${alias}.owner_id`)} is not distinct from ${userId}::uuid or ${isUnblocked(userId, ...holdersOf(alias))})`;

/** The name of a character, unless it is hidden from this member by now. */
const nameOf = (alias: string, userId: string) =>
  sql`case when ${isSeen(alias, userId)} then ${sql.ref(`${alias}.name`)} else '…' end`;

const usernameOf = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.left_at`)} is null then ${sql.ref(`${alias}.username`)} end`;

/** What a column of our own words says, in everybody's. */
const inWords = <Word extends string>(column: string, words: Record<Word, string>) =>
  sql`${JSON.stringify(words)}::jsonb ->> ${sql.ref(column)}`;

const OFFER_STATES: Record<OfferStatus, string> = {
  pending: 'waiting for an answer',
  accepted: 'accepted',
  rejected: 'rejected',
  counter_offered: 'answered with a counter-offer',
  withdrawn: 'withdrawn',
  reversed: 'taken back',
};

const HAPPENED: Record<NotificationKind, string> = {
  won: 'won in a battle',
  lost: 'lost in a battle',
  offered: 'offer',
  countered: 'counter-offer',
  accepted: 'accepted your offer',
  rejected: 'rejected your offer',
  withdrawn: 'withdrew an offer',
  reversed: 'taken back',
  commented: 'comment',
  followed: 'follows you',
  liked: 'likes',
  found: 'found the secret',
  signed_in: 'sign-in on a new device',
};

export const account: Source = (userId) => sql`
  select 'account' as key, json_build_object('id', p.id, 'username', username, 'displayName', display_name, 'bio', bio, 'email', email,
    'isConfirmed', email_confirmed_at is not null, 'role', role, 'isPeaceful', is_peaceful, 'mutedTopics', muted_topics, 'mutedWords', muted_words,
    'signedUpAt', ${at('u.created_at')}) as entry
  from users u join profiles p on p.id = u.id where u.id = ${userId}::uuid`;

/** For `meme_characters`: theirs, and what they have made and others show. */
const isTheirs = (userId: string) => sql<boolean>`(owner_id = ${userId}::uuid
  or (original_creator_id = ${userId}::uuid and ${isSeen('meme_characters', userId)}))`;

export const characters: Source = (userId) => sql`
  select id::text as key, json_build_object('id', id, 'name', name, 'lore', description,
    'secret', case when original_creator_id = ${userId}::uuid then secret_message end,
    'isYours', coalesce(owner_id = ${userId}::uuid, false), 'isMadeByYou', coalesce(original_creator_id = ${userId}::uuid, false),
    'isPublic', is_public, 'isActive', is_active, 'finish', finish, 'likes', like_count, 'dislikes', dislike_count,
    'battles', battles_count, 'wins', wins_count, 'picture', 'pictures/' || id || '.webp', 'madeAt', ${at('created_at')}) as entry
  from meme_characters
  where ${isTheirs(userId)}`;

/** Also those of a visitor whose brainrots became theirs when they signed up. What is to be fused is told by name. */
export const wishes: Source = (userId) => sql`
  select t.id::text as key, json_build_object('id', t.id, 'kind', kind, 'state', state,
    'wish', case when kind <> 'fusion' then payload else jsonb_build_object('brainrots', (
      select jsonb_agg(${nameOf('c', userId)} order by c.id) from meme_characters c
      where c.id in (select jsonb_array_elements_text(payload -> 'characterIds')::uuid)
    )) end,
    'askedAt', ${at('t.created_at')}, 'endedAt', ${at('finished_at')}) as entry
  from tickets t where t.id in (
    select id from tickets where holder_user_id = ${userId}::uuid
    union all
    select ticket_id from ownership_events e join meme_characters made on made.id = e.character_id
    where e.kind = 'claimed' and e.to_user_id = ${userId}::uuid
  )`;

export const battles: Source = (userId) => sql`
  select b.id::text as key, json_build_object('id', b.id, 'fighter', ${nameOf('c1', userId)}, 'opponent', ${nameOf('c2', userId)},
    'hasWon', winner_character_id = character1_id, 'hasMoved', ownership_transferred,
    'story', case when ${isMet('c1', userId)} and ${isMet('c2', userId)} then battle_story end,
    'foughtAt', ${at('b.created_at')}) as entry
  from battles b join meme_characters c1 on c1.id = character1_id join meme_characters c2 on c2.id = character2_id
  where initiator_user_id = ${userId}::uuid`;

export const offers: Source = (userId) => {
  // What is requested comes from the one who gets the offer.
  const items = (from: 'from_user_id' | 'to_user_id') => sql`coalesce((
    select json_agg(${nameOf('c', userId)} order by i.id) from offer_items i join meme_characters c on c.id = i.character_id
    where i.offer_id = o.id and i.is_requested = (o.${sql.ref(from)} <> ${userId}::uuid)), '[]')`;
  return sql`
    select o.id::text as key, json_build_object('id', o.id, 'type', offer_type, 'state', ${inWords('status', OFFER_STATES)},
      'isSentByYou', from_user_id = ${userId}::uuid, 'with', case when ${isUnblocked(userId, sql.ref('partner.id'))} then ${usernameOf('partner')} end,
      'message', case when from_user_id = ${userId}::uuid or ${isUnblocked(userId, sql.ref('partner.id'))} then message end,
      'youGive', ${items('from_user_id')}, 'youGet', ${items('to_user_id')},
      'sentAt', ${at('o.created_at')}, 'answeredAt', ${at('answered_at')}, 'takenBackAt', ${at('reversed_at')}) as entry
    from offers o join profiles partner on partner.id = case when from_user_id = ${userId}::uuid then to_user_id else from_user_id end
    where ${userId}::uuid in (from_user_id, to_user_id)`;
};

export const comments: Source = (userId) => sql`
  select t.id::text as key, json_build_object('id', t.id, 'character', ${nameOf('c', userId)}, 'text', content,
    'writtenAt', ${at('t.created_at')}) as entry
  from character_comments t join meme_characters c on c.id = character_id where t.user_id = ${userId}::uuid`;

export const reactions: Source = (userId) => sql`
  select character_id::text as key, json_build_object('character', ${nameOf('c', userId)}, 'reaction', reaction_type,
    'at', ${at('r.created_at')}) as entry
  from character_reactions r join meme_characters c on c.id = character_id where person_key = 'user:' || ${userId}::text`;

/** All that the notifications could tell now, however long ago it was, and of kinds that are switched off too. */
export const notices: Source = (userId) => {
  const happened = selectHappened({ userId, muted: [], hiddenFrom: userId, familyId: null, limit: null });
  return sql`
    select ${at('happened_at')} || happened.id as key, json_build_object('what', ${inWords('kind', HAPPENED)}, 'person', ${usernameOf('other')},
      'people', person_count, 'likes', likes, 'brainrots', (
        select coalesce(json_agg(${nameOf('c', userId)} order by c.id), '[]') from meme_characters c
        where c.id = happened.character_id or c.id in (
          select character_id from offer_items where offer_id = happened.offer_id and is_requested = shows_requested)
      ), 'at', ${at('happened_at')}) as entry
    from (${happened}) happened left join profiles other on other.id = other_id`;
};

export const follows: Source = (userId) => sql`
  select 'following ' || following_id as key, json_build_object('direction', 'following', 'person', ${usernameOf('p')},
    'since', ${at('f.created_at')}) as entry
  from user_follows f join profiles p on p.id = following_id where follower_id = ${userId}::uuid
  union all
  select 'follower ' || follower_id, json_build_object('direction', 'follower', 'person', ${usernameOf('p')}, 'since', ${at('f.created_at')})
  from user_follows f join profiles p on p.id = follower_id where following_id = ${userId}::uuid`;

/** Whoever has blocked this member too is not called by a name that they may have taken since. */
export const avoided: Source = (userId) => {
  const person = sql`case when not exists (
    select from blocks theirs where theirs.blocker_id = p.id and theirs.blocked_id = ${userId}::uuid
  ) then ${usernameOf('p')} end`;
  return sql`
  select 'blocked ' || blocked_id as key, json_build_object('how', 'blocked', 'person', ${person}) as entry
  from blocks b join profiles p on p.id = blocked_id where blocker_id = ${userId}::uuid
  union all
  select 'muted ' || muted_id, json_build_object('how', 'muted', 'person', ${person})
  from mutes m join profiles p on p.id = muted_id where muter_id = ${userId}::uuid`;
};

/** In their order, without what is hidden from this member by now. */
export const collections: Source = (userId) => sql`
  select 'own ' || o.id as key, json_build_object('whose', 'own', 'name', name, 'description', description, 'isPublic', is_public,
    'brainrots', coalesce((
      select json_agg(c.name order by position) from collection_entries e join meme_characters c on c.id = e.character_id
      where e.collection_id = o.id and ${isSeen('c', userId)}), '[]')) as entry
  from collections o where owner_id = ${userId}::uuid
  union all
  select 'followed ' || f.id, json_build_object('whose', 'followed', 'name', name, 'description', description, 'isPublic', true, 'brainrots', null)
  from collection_follows f join collections o on o.id = f.collection_id
  where f.user_id = ${userId}::uuid and is_public and taken_down_at is null and ${isUnblocked(userId, sql.ref('o.owner_id'))}`;

export const findings: Source = (userId) => sql`
  select character_id::text as key, json_build_object('character', ${nameOf('c', userId)}, 'foundAt', ${at('found_at')}) as entry
  from secret_findings join meme_characters c on c.id = character_id where secret_findings.user_id = ${userId}::uuid`;

export const reports: Source = (userId) => sql`
  select id::text as key, json_build_object('of', target_kind, 'reason', reason, 'at', ${at('created_at')}) as entry
  from reports where person_key = 'user:' || ${userId}::text`;

export const suspensions: Source = (userId) => sql`
  select id::text as key, json_build_object('reason', reason, 'since', ${at('created_at')}, 'until', ${at('until')},
    'liftedAt', ${at('lifted_at')}) as entry
  from suspensions where user_id = ${userId}::uuid`;

export const sessions: Source = (userId) => sql`
  select f.id::text as key, json_build_object('beganAt', ${at('f.created_at')}, 'endedAt', ${at('revoked_at')},
    'device', device, 'network', network, 'getsPushes', s.family_id is not null) as entry
  from session_families f left join push_subscriptions s on s.family_id = f.id where f.user_id = ${userId}::uuid`;

export const addresses: Source = (userId) => sql`
  select id::text as key, json_build_object('from', old_email, 'to', new_email, 'askedAt', ${at('asked_at')},
    'confirmedAt', ${at('confirmed_at')}, 'undoneAt', ${at('undone_at')}) as entry
  from email_changes where user_id = ${userId}::uuid`;

export const usernames: Source = (userId) => sql`
  select username as key, json_build_object('username', username, 'leftAt', ${at('left_at')}) as entry
  from former_usernames where user_id = ${userId}::uuid`;

export const passkeys: Source = (userId) => sql`
  select id::text as key, json_build_object('name', name, 'addedAt', ${at('created_at')}, 'lastUsedAt', ${at('last_used_at')}) as entry
  from passkeys where user_id = ${userId}::uuid`;

/** That they are on, and nothing that they are made from. */
export const oneTimeCodes: Source = (userId) => sql`
  select user_id::text as key, json_build_object('onSince', ${at('confirmed_at')}, 'recoveryCodesLeft',
    (select count(*) from recovery_codes r where r.user_id = c.user_id)) as entry
  from one_time_codes c where user_id = ${userId}::uuid and confirmed_at is not null`;

/** Whose pictures go along, with where they lie. Those of what was taken down, or deleted for good, are gone. */
export async function* readPictures(reading: Reading): AsyncGenerator<{ id: string; folder: string }> {
  const source: Source = (userId) => sql`
    select id::text as key, json_build_object('id', id, 'folder', image_key) as entry from meme_characters
    where ${isTheirs(userId)}
      and not exists (select from taken_down_files d where d.character_id in (meme_characters.id, fused_into_id))`;
  for await (const { id, folder } of readEntries(reading, source)) yield { id: String(id), folder: String(folder) };
}

/** How much there is, for the progress; and the picture of the person. */
export async function readExtent(db: Database, userId: string): Promise<{ pictures: number; avatarKey: string | null } | null> {
  const row = await db
    .selectFrom('profiles')
    .select('avatar_key as avatarKey')
    .select(
      sql<number>`(select count(*)::int from meme_characters c where c.owner_id = profiles.id
        or (c.original_creator_id = profiles.id and c.is_public and c.is_active))`.as('pictures'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
