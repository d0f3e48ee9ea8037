import {
  NOTIFICATION_CHARACTERS_MAX,
  NOTIFICATION_TOPICS,
  NOTIFICATIONS_MAX,
  NOTIFICATIONS_OF_A_KIND,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
  type Notifications,
  TOPIC_OF,
} from '@chaos/shared/contract/notifications';
import type { OfferType } from '@chaos/shared/contract/offers';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { type Asked, selectHappened } from '@chaos/shared/core/notifications/read-notifications';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { readHidingViewer } from '../../trpc/muted-words.ts';

interface Row {
  id: string;
  kind: NotificationKind;
  offer: { id: string; offerType: OfferType } | null;
  battleId: string | null;
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

function selectNotifications(asked: Omit<Asked, 'limit'>): RawBuilder<Row> {
  const { userId, muted } = asked;
  const isVisible = isVisibleTo(userId);
  return sql<Row>`
    select happened.id, kind, characters, piece_count as "characterCount", happened_at as "createdAt",
      ${selectPerson('other')} as person, person_count as "personCount", likes, session, battle_id as "battleId",
      case when offer_id is not null then json_build_object('id', offer_id, 'offerType', offer_type) end as offer,
      is_news and date_trunc('milliseconds', happened_at) > me.notices_seen_at as "isNew"
    from (
      select * from (
        select *, row_number() over (partition by kind order by happened_at desc, id) as nth
        from (${selectHappened({ ...asked, limit: NOTIFICATIONS_MAX })}) anything
        where kind <> all(${[...muted]}::text[])
      ) ranked
      order by nth > 1, nth > ${NOTIFICATIONS_OF_A_KIND}, happened_at desc, id limit ${NOTIFICATIONS_MAX}
    ) happened
    join profiles me on me.id = ${userId}
    left join profiles other on other.id = other_id
    left join lateral (
      select json_build_object('id', public_id, 'device', device, 'network', network) as session
      from session_families where kind = 'signed_in' and user_id = me.id and happened.id = public_id || '.session'
    ) entered on true
    left join lateral (
      select battles.id as battle_id from ownership_events moved join battles on battles.id = moved.battle_id
      where happened.kind in ('won', 'lost') and moved.character_id = happened.character_id
        and happened.id = moved.character_id || '.' || moved.seq
        and not exists (select from meme_characters where id in (character1_id, character2_id) and ${isVisible} is not true)
    ) fought on true
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
