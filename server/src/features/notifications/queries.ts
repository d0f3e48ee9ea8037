import {
  NOTIFICATION_CHARACTERS_MAX,
  NOTIFICATION_TOPICS,
  NOTIFICATIONS_MAX,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
  type Notifications,
  TOPIC_OF,
} from '@chaos/shared/contract/notifications';
import type { OfferType } from '@chaos/shared/contract/offers';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isUnhidden } from '@chaos/shared/core/people/hidden-people';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';
import { readHidingViewer } from '../../trpc/content-filter.ts';
import type { Context } from '../../trpc/context.ts';

/** Whoever fights without a pause has so many own battles between two of others. */
const BATTLES_LOOKED_AT = 500;

interface Row {
  id: string;
  kind: NotificationKind;
  offer: { id: string; offerType: OfferType } | null;
  characters: { id: string; name: string | null; token: string | null }[];
  characterCount: number;
  person: Notification['person'];
  personCount: number;
  session: Notification['session'];
  likes: number | null;
  createdAt: Date;
  isNew: boolean;
}

/** The newest ones, and what waits for an answer, however old it is. */
export async function readNotifications(ctx: Context, userId: string): Promise<Notifications> {
  const muted = await readMutedKinds(ctx.db, userId);
  const hiddenFrom = await readHidingViewer(ctx);
  const [{ rows }, waiting] = await Promise.all([
    selectNotifications({ userId, muted, hiddenFrom, familyId: ctx.signedIn?.familyId ?? null }).execute(ctx.db),
    ctx.db
      .selectFrom('offers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('to_user_id', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map(({ characters, ...row }) => ({
      ...row,
      characters: characters.map(({ id, name, token }) => ({
        id,
        name,
        imageUrl256: token === null ? null : pictureUrls({ characterId: id, token }).imageUrl256,
      })),
    })),
    newCount: rows.filter(({ isNew }) => isNew).length,
    pendingOffers: waiting.count,
  };
}

export async function readNotificationSettings(db: Database, userId: string): Promise<NotificationSettings> {
  const { muted_topics: muted } = await db
    .selectFrom('profiles')
    .select('muted_topics')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const topics = Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, !muted.includes(topic)]));
  return { topics: topics as NotificationSettings['topics'] };
}

async function readMutedKinds(db: Database, userId: string): Promise<string[]> {
  const { topics } = await readNotificationSettings(db, userId);
  return Object.entries(TOPIC_OF).flatMap(([kind, topic]) => (topic === null || topics[topic] ? [] : [kind]));
}

interface Asked {
  userId: string;
  /** Kinds that are switched off. */
  muted: readonly string[];
  /** The member where there is somebody to leave out. */
  hiddenFrom: string | null;
  /** The session that asks: it is not told of itself. */
  familyId: string | null;
}

function selectNotifications(asked: Asked): RawBuilder<Row> {
  const { userId, muted } = asked;
  const isVisible = isVisibleTo(userId);
  return sql<Row>`
    select happened.id, kind, characters, piece_count as "characterCount", happened_at as "createdAt",
      ${selectPerson('other')} as person, person_count as "personCount", likes, session,
      case when offer_id is not null then json_build_object('id', offer_id, 'offerType', offer_type) end as offer,
      is_news and date_trunc('milliseconds', happened_at) > me.notices_seen_at as "isNew"
    from (
      select * from (${selectHappened(asked)}) anything
      where kind <> all(${[...muted]}::text[]) order by happened_at desc, id limit ${NOTIFICATIONS_MAX}
    ) happened
    join profiles me on me.id = ${userId}
    left join profiles other on other.id = other_id
    left join lateral (
      select json_build_object('id', public_id, 'device', device, 'network', network) as session
      from session_families where kind = 'signed_in' and user_id = me.id and happened.id = public_id || '.session'
    ) entered on true
    cross join lateral (
      select count(*) as piece_count, coalesce(json_agg(
        json_build_object('id', id, 'name', case when is_visible then name end, 'token', case when is_visible then picture_token end)
        order by nth
      ) filter (where nth <= ${NOTIFICATION_CHARACTERS_MAX}), '[]') as characters
      from (
        select meme_characters.id, name, picture_token, is_visible, row_number() over (order by is_visible desc, item_id) as nth
        from (
          select happened.character_id, null::uuid as item_id where happened.character_id is not null
          union all
          select character_id, offer_items.id from offer_items
          where offer_id = happened.offer_id and is_requested = happened.shows_requested
        ) piece
        join meme_characters on meme_characters.id = piece.character_id
        cross join lateral (select ${isVisible} as is_visible) looked
      ) pieces
    ) shown
    order by happened_at desc, happened.id
  `;
}

/**
 * Each source from its own index, newest first, so that a long history costs no more than a short one. Kinds that are off are left out
 * of the one that holds several, and people in each: there they would take the place of others.
 */
function selectHappened({ userId, muted, hiddenFrom, familyId }: Asked): RawBuilder<unknown> {
  const isShown = (person: string) => isUnhidden(hiddenFrom, sql.ref(person));
  const me = sql`${userId}::uuid`;
  // What a member did is no news to that member.
  const fought = (kind: 'won' | 'lost', own: RawBuilder<unknown>, others: RawBuilder<unknown>) => sql`(
    select ${sql.lit(kind)} as kind, character_id || '.' || seq as id, event.created_at as happened_at, ${others} as other_id,
      1 as person_count, null::integer as likes, character_id, null::uuid as offer_id, null as offer_type,
      null::boolean as shows_requested, true as is_news
    from (
      select * from ownership_events where kind = 'won' and ${own} = ${me} order by created_at desc limit ${BATTLES_LOOKED_AT}
    ) event join battles on battles.id = battle_id
    where initiator_user_id is distinct from ${me} and ${isUnhidden(hiddenFrom, others)}
    order by event.created_at desc limit ${NOTIFICATIONS_MAX}
  )`;
  // What goes away: of an own gift nothing does.
  const reversed = (own: 'from_user_id' | 'to_user_id', other: 'from_user_id' | 'to_user_id') => sql`(
    select 'reversed', id || '.reversed', reversed_at, ${sql.ref(other)}, 1, null, null, id, offer_type, ${own === 'from_user_id'}, true
    from offers where ${sql.ref(own)} = ${me} and reversed_by = ${sql.ref(other)}
    order by reversed_at desc limit ${NOTIFICATIONS_MAX}
  )`;
  return sql`
    ${fought('won', sql`to_user_id`, sql`event.from_user_id`)}
    union all
    ${fought('lost', sql`from_user_id`, sql`event.to_user_id`)}
    union all
    (
      select case when parent_offer_id is null then 'offered' else 'countered' end, id || '.offer', created_at, from_user_id,
        1, null, null, id, offer_type, false, status = 'pending'
      from offers where to_user_id = ${me} and ${isShown('offers.from_user_id')} order by id desc limit ${NOTIFICATIONS_MAX}
    )
    union all
    (
      select status, id || '.answer', answered_at, to_user_id, 1, null, null, id, offer_type, offer_type = 'trade', true
      from offers where from_user_id = ${me} and status in ('accepted', 'rejected') and ${isShown('offers.to_user_id')}
      order by answered_at desc limit ${NOTIFICATIONS_MAX}
    )
    union all
    (
      select 'withdrawn', id || '.withdrawn', answered_at, from_user_id, 1, null, null, id, offer_type, false, true
      from offers where to_user_id = ${me} and status = 'withdrawn' order by answered_at desc limit ${NOTIFICATIONS_MAX}
    )
    union all
    ${reversed('from_user_id', 'to_user_id')}
    union all
    ${reversed('to_user_id', 'from_user_id')}
    union all
    (
      -- As long as its owner can say that it was somebody else.
      select 'signed_in', public_id || '.session', session_families.created_at, null::uuid, 0, null, null, null, null, null, true
      from email_tokens join session_families on session_families.id = family_id
      where email_tokens.user_id = ${me} and kind = 'not_me' and used_at is null and expires_at > now()
        and disowned_at is null
        and family_id is distinct from ${familyId}::uuid
      order by session_families.created_at desc limit ${NOTIFICATIONS_MAX}
    )
    union all
    (
      select kind, id || '.notice', happened_at, (people.ids)[1], cardinality(people.ids), likes, character_id, null, null, null, true
      from notices cross join lateral (${selectPeople(isShown('done.id'))}) people
      where user_id = ${me} and kind <> all(${[...muted]}::text[]) and (likes is not null or cardinality(people.ids) > 0) and (
        character_id is null or exists (select from meme_characters where id = character_id and ${isVisibleTo(userId)})
      )
      order by happened_at desc limit ${NOTIFICATIONS_MAX}
    )
  `;
}

/** Who did what a notice tells of, the last one first. What was taken back is not told. */
const selectPeople = (isShown: RawBuilder<boolean>) => sql`
  select coalesce(array_agg(id order by at desc), '{}') as ids from (
    select id, max(at) as at from (
      select user_id as id, created_at as at from character_comments where notice_id = notices.id
      union all
      select follower_id, created_at from user_follows where notice_id = notices.id
      union all
      select user_id, found_at from secret_findings where notice_id = notices.id
    ) done where ${isShown} group by id
  ) person
`;
